// The page on the device: it starts and plays with no network, and a new version waits until it is asked for.
import assert from "node:assert/strict";
import fs from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { device, isKept, ready, sizes, until, url } from "./browser.mjs";
import { newTable, playOn, quick, state, step } from "./table.mjs";

/** A server before the server, which can be switched off, and can pretend that there is a new version. */
async function front() {
  let isNew = false;
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url, url));
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !["content-encoding", "content-length", "etag", "transfer-encoding"].includes(name)));
    let body = Buffer.from(await answer.arrayBuffer());
    if (isNew && request.url === "/sw.js") body = Buffer.from(body.toString().replace(/VERSION = "(\w+)"/, 'VERSION = "new-$1"'));
    if (isNew && request.url === "/") body = Buffer.from(`${body}<!-- new-${body.toString().match(/a\/(\w+)\//)[1]} -->`);
    response.writeHead(answer.status, headers);
    response.end(body);
  });
  await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    renew: () => { isNew = true; },
    stop: () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }),
  };
}

/** Opens the page on a device and waits until it is kept there. */
async function visit(context, address) {
  context.setDefaultTimeout(120_000);
  const page = context.pages()[0] ?? await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.addInitScript(quick);
  await page.goto(address);
  await ready(page);
  return { page, errors };
}

/** Gives a test a way to switch a device on, and a server; whatever becomes of the test, nothing stays behind that keeps it from ending. */
async function onDevice(act) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "caravela-device-"));
  const server = await front();
  const on = [];
  const switchOn = async () => {
    on.push(await device(folder));
    return on.at(-1);
  };
  try {
    await act(switchOn, server);
  } finally {
    for (const context of on) await context.close().catch(() => {});
    await server.stop().catch(() => {});
    await fs.rm(folder, { recursive: true, force: true });
  }
}

test("after the first visit the page starts and plays with no network, also after a restart of the browser", { timeout: 320_000 }, async () => {
  await onDevice(async (switchOn, server) => {
    const first = await switchOn();
    const { page } = await visit(first, server.address);
    await isKept(page);
    const address = await newTable(page, { seed: 4 });
    await playOn(page, "over", 3);
    await first.close();
    await server.stop();
    const again = await switchOn();
    const { page: offline, errors } = await visit(again, server.address + address);
    await assert.rejects(offline.evaluate((address) => fetch(`${address}nothing-is-there`), server.address), "there is no network");
    await state(offline, "you", "others");
    const before = await step(offline);
    assert.ok(before > 0, "the table is as it was left");
    await playOn(offline, "over", 3);
    assert.ok(await step(offline) > before, "and goes on");
    await offline.goto(server.address);
    await ready(offline);
    // A whole game of each, one on a desk and one as on a phone.
    for (const [game, size] of [["lisboa", sizes.phone], ["madeira", sizes.desktop]]) {
      await offline.setViewportSize(size);
      await newTable(offline, { game, seed: 5 });
      await playOn(offline);
      await offline.getByRole("dialog", { name: "Final scoring" }).waitFor();
      await offline.goto(server.address);
      await ready(offline);
    }
    assert.deepEqual(errors, []);
    await again.close();
  });
});

test("a new version is offered on the first page, not at a table, and is taken over when somebody says so", { timeout: 320_000 }, async () => {
  await onDevice(async (switchOn, server) => {
    const context = await switchOn();
    const { page } = await visit(context, server.address);
    await isKept(page);
    const address = await newTable(page, { seed: 4 });
    server.renew();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await until(page, async () => (await navigator.serviceWorker.getRegistration()).waiting !== null);
    const offer = page.getByRole("button", { name: "Use the new version" });
    assert.equal(await offer.count(), 0, "nobody is asked at a table");
    await page.goto(server.address);
    await offer.click();
    await until(page, async () => (await caches.keys()).some((name) => name.startsWith("caravela-new-"))
      && (await navigator.serviceWorker.getRegistration()).waiting === null);
    await ready(page);
    await offer.waitFor({ state: "detached" });
    await page.goto(server.address + address);
    await state(page, "you", "others");
    await context.close();
  });
});

test("it can be installed: the manifest names what the system shows", async () => {
  const manifest = await (await fetch(new URL("manifest.webmanifest", url))).json();
  assert.equal(manifest.display, "standalone");
  assert.deepEqual(manifest.screenshots.map(({ form_factor }) => form_factor), ["wide", "wide", "narrow", "narrow"]);
  assert.ok(manifest.shortcuts.length >= 3);
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const icon = await fetch(new URL(src, url));
    assert.equal(icon.status, 200, src);
    assert.equal(icon.headers.get("content-type"), type);
    // What is not read to its end keeps the connection, and the test, waiting.
    assert.ok((await icon.arrayBuffer()).byteLength > 0, src);
  }
});
