// The tables of this device: kept over a reload, and not lost where they cannot be.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { go, picture, ready, start, stop, using } from "./browser.mjs";
import { newTable, state } from "./table.mjs";

before(start);
after(stop);

test("a table is kept over a reload, and can be deleted", async () => {
  await using("", {}, async (page) => {
    const address = await newTable(page);
    await page.reload();
    await ready(page);
    await state(page, "you", "others");
    await go(page, "#/");
    assert.equal(await page.locator(".row-link").getAttribute("href"), address);
    assert.match(await page.locator(".row-link").textContent(), /Before the first round|Round 1/);
    await page.getByRole("button", { name: "Delete this table" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByText("No table yet").waitFor();
    await go(page, address);
    await page.getByRole("heading", { name: "This table is not on this device" }).waitFor();
  });
});

test("the latest table comes first", async () => {
  await using("", {}, async (page) => {
    await newTable(page);
    await go(page, "#/");
    await page.locator(".row-link").waitFor();
    const latest = await newTable(page);
    await go(page, "#/");
    await page.locator(".row-link").nth(1).waitFor();
    assert.equal(await page.locator(".row-link").first().getAttribute("href"), latest);
  });
});

test("where storage is blocked, tables live in memory and the page says so", async () => {
  const before = () => Object.defineProperty(window, "indexedDB", { get: () => undefined });
  await using("", { before }, async (page) => {
    await page.getByRole("alert").getByText("does not allow storage").waitFor();
    const address = await newTable(page);
    await go(page, "#/");
    await page.locator(".row-link .tag").getByText("not saved").waitFor();
    await picture(page, "home-blocked-desktop-light");
    await go(page, address);
    await state(page, "you", "others");
  });
});

test("where storage is full, the table stays in memory and the page says so", async () => {
  const before = () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function full(...args) {
      if (window.isFull) throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, args);
    };
    window.isFull = true;
  };
  await using("", { before }, async (page) => {
    const address = await newTable(page);
    await page.getByRole("alert").getByText("storage of this device is full").waitFor();
    await go(page, "#/");
    await page.locator(".row-link .tag").getByText("not saved").waitFor();
    await go(page, address);
    await state(page, "you", "others");
  });
});

test("a table that cannot be read says so and hides no other", async () => {
  await using("", {}, async (page) => {
    const address = await newTable(page);
    await page.evaluate(() => new Promise((resolve, reject) => {
      const opening = indexedDB.open("caravela");
      opening.onsuccess = () => {
        const work = opening.result.transaction("tables", "readwrite");
        work.objectStore("tables").put(new Uint8Array([9, 9, 9]), "damaged");
        work.oncomplete = resolve;
        work.onerror = reject;
      };
    }));
    await go(page, "#/table/damaged");
    await page.getByRole("heading", { name: "This table cannot be read" }).waitFor();
    await go(page, "#/");
    await page.getByRole("alert").getByText("cannot be read and is not listed").waitFor();
    assert.equal(await page.locator(".row-link").getAttribute("href"), address);
  });
});
