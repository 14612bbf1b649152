// The page as plain files: from a server that only hands out files, below some address, with no header of its own and with no network.
import assert from "node:assert/strict";
import fs from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { device, isKept, ready } from "./browser.mjs";
import { newTable, playOn, quick, state, step } from "./table.mjs";

const folder = path.resolve(process.env.CARAVELA_STATIC ?? "../target/static");
const PLACE = "/games/old/caravela/";
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png" };

/** A server that knows files and the commonest types, and nothing else. */
async function host() {
  const asked = [];
  const server = http.createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, "http://host");
    asked.push(pathname);
    const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const file = name.startsWith(PLACE) ? await fs.readFile(path.join(folder, name.slice(PLACE.length))).catch(() => null) : null;
    response.writeHead(file ? 200 : 404, { "content-type": TYPES[path.extname(name)] ?? "application/octet-stream" });
    response.end(file ?? "not here");
  });
  await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
  return {
    address: `http://127.0.0.1:${server.address().port}${PLACE}`,
    asked,
    stop: () => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }),
  };
}

test("any file host can serve the page, below any address, and it plays with no network", { timeout: 300_000 }, async () => {
  const profile = await fs.mkdtemp(path.join(os.tmpdir(), "caravela-static-"));
  const server = await host();
  const context = await device(profile);
  try {
    context.setDefaultTimeout(120_000);
    const page = context.pages()[0] ?? await context.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    // With no network the browser itself says that it cannot look for a new version.
    let isReached = true;
    page.on("console", (message) => message.type() === "error" && isReached && errors.push(message.text()));
    await page.addInitScript(quick);
    await page.goto(server.address);
    await ready(page);
    assert.equal(await page.evaluate(() => crossOriginIsolated), false, "a plain host isolates nothing");
    assert.deepEqual(server.asked.filter((name) => !name.startsWith(PLACE)), [], "nothing is asked for elsewhere");
    const address = await newTable(page, { game: "madeira", seed: 6, seats: ["person", "noble"] });
    await state(page, "you");
    await playOn(page, "over", 6);
    await state(page, "you");
    const at = await step(page);
    // What goes missing without isolation is told, and it is all that does.
    await page.goto(`${server.address}#/settings`);
    await page.getByText("cannot be hurried").waitFor();
    await isKept(page);
    isReached = false;
    await server.stop();
    await page.goto(server.address + address);
    await page.reload();
    await ready(page);
    await state(page, "you");
    assert.equal(await step(page), at);
    await playOn(page, "over", 8);
    assert.ok(await step(page) > at, "it plays on with no network");
    assert.deepEqual(errors, []);
  } finally {
    await context.close();
    await server.stop().catch(() => {});
    await fs.rm(profile, { recursive: true, force: true });
  }
});
