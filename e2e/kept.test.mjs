// What becomes of a table: over a reload, with a broken engine or storage, as a file, and as something to try out.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { accessible, go, picture, ready, start, stop, using } from "./browser.mjs";
import { choose, newTable, playOn, quick, state, step } from "./table.mjs";

before(start);
after(stop);

/** Saves the record of the table that is shown. */
async function save(page, name = "Save the record as text") {
  await page.locator(".menu > summary").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  await page.locator(".menu").evaluate((menu) => { menu.open = false; });
  return readFile(await download.path(), "utf8");
}

/** Gives a file to the input that opens records. */
const importText = (page, text, name = "some.game") =>
  page.locator(".import input").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("a reload in the middle of a turn loses nothing", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 21 });
    await state(page, "you");
    await playOn(page, "over", 12);
    await state(page, "you");
    const [at, question] = [await step(page), await page.locator(".prompt h1").textContent()];
    await page.waitForTimeout(300);
    await page.reload();
    await ready(page);
    await state(page, "you");
    assert.equal(await step(page), at);
    assert.equal(await page.locator(".prompt h1").textContent(), question);
    await choose(page, 0);
  });
});

test("an engine that dies in the middle of a game is replaced, and the table goes on", async () => {
  await using("", { before: quick, expected: ["killed by the test"] }, async (page) => {
    await newTable(page, { seed: 22 });
    await state(page, "you");
    await playOn(page, "over", 8);
    await state(page, "you");
    const at = await step(page);
    await page.workers()[0].evaluate(() => setTimeout(() => { throw new Error("killed by the test"); }));
    await page.waitForTimeout(1500);
    await state(page, "you");
    assert.equal(await step(page), at);
    await choose(page, 0);
  });
});

test("where the storage gets full in the middle of a game, the page says so and the game goes on", async () => {
  const before = () => {
    localStorage.setItem("caravela.pace", "instant");
    localStorage.setItem("caravela.confirm", "never");
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function full(...args) {
      if (window.isFull) throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, args);
    };
  };
  await using("", { before }, async (page) => {
    const address = await newTable(page, { seed: 23 });
    await state(page, "you");
    await page.evaluate(() => { window.isFull = true; });
    await choose(page, 0);
    await page.getByRole("alert").getByText("storage of this device is full").waitFor();
    await state(page, "you");
    const at = await step(page);
    await go(page, "#/");
    await page.locator(".row-link .tag").getByText("not saved").waitFor();
    await go(page, address);
    await state(page, "you");
    assert.equal(await step(page), at, "it is played on from memory");
  });
});

test("a record leaves as a file and comes back, as text and as JSON", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 24 });
    await state(page, "you");
    await playOn(page, "over", 10);
    await state(page, "you");
    const at = await step(page);
    const text = await save(page);
    const json = await save(page, "Save the record as JSON");
    assert.match(text, /lisboa/);
    assert.equal(JSON.parse(json).game, "lisboa");
    for (const [record, name] of [[text, "a.game"], [json, "a.json"]]) {
      await go(page, "#/");
      await importText(page, record, name);
      await state(page, "you");
      assert.equal(await step(page), at);
    }
    // A file without its end may have been cut short, and that is said.
    await page.getByRole("alert").getByText("before the game is over").waitFor();
    // Dropped anywhere on the page.
    await go(page, "#/settings");
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "dropped.game"));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, text);
    await state(page, "you");
    assert.equal(await step(page), at);
  });
});

test("a broken record says what is wrong, and its good part can be opened", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 25 });
    await state(page, "you");
    await playOn(page, "over", 14);
    await state(page, "you");
    const [text, at] = [await save(page), await step(page)];
    const lines = text.trimEnd().split("\n");
    // The last line with actions gets one that does not exist.
    const last = lines.findLastIndex((line) => /^\s|^[A-D]\b|\d/.test(line) && !line.startsWith("#"));
    lines[last] = `${lines[last]}, nonsense 99`;
    await go(page, "#/");
    await importText(page, `${lines.join("\n")}\n`);
    await page.getByRole("alert").getByText("The record cannot be opened as a whole").waitFor();
    await picture(page, "broken-record-desktop-light");
    await accessible(page, "broken record");
    await page.getByRole("button", { name: "Open it up to the last good action" }).click();
    await state(page, "you", "others");
    await page.getByRole("alert").getByText("Only the good part of the record was opened").waitFor();
    assert.ok(await step(page) <= at + 3);
    await go(page, "#/");
    await importText(page, "this is no record");
    await page.getByRole("alert").getByText("This file isn't a Caravela record.").waitFor();
    // A file that breaks off is opened as far as it goes, and that is said.
    await importText(page, text.trimEnd().slice(0, -1));
    await state(page, "you", "others");
    await page.getByRole("alert").getByText("breaks off in the middle of an action").waitFor();
  });
});

test("a wrong component pack lists its faults, and the shipped one is used", async () => {
  await using("", { before: quick }, async (page) => {
    await page.getByText("Variants and readings, seed, components").click();
    await page.locator(".agreed input[type=file]").setInputFiles({ name: "board.toml", mimeType: "text/plain", buffer: Buffer.from("nonsense = [") });
    await page.getByRole("alert").getByText("nothing was changed").waitFor();
    assert.ok((await page.locator(".faults").textContent()).length > 20);
    await accessible(page, "wrong pack");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByText("The values that come with Caravela.").waitFor();
    await page.getByLabel("Seed").fill("many");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.getByRole("alert").getByText("is not a valid seed").waitFor();
  });
});

test("something is tried out, and nothing of it counts", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 26 });
    await state(page, "you");
    await playOn(page, "over", 10);
    await state(page, "you");
    const at = await step(page);
    await page.locator(".menu > summary").click();
    await page.locator(".menu").getByRole("button", { name: "What if…" }).click();
    await page.getByText("You are trying something out").waitFor();
    await state(page, "you");
    await choose(page, 0);
    await page.getByRole("button", { name: "Back to the real table" }).click();
    await page.waitForFunction((at) => Number(document.querySelector(".play")?.dataset.step) === at, at);
    await choose(page, 0);
  });
});

test("one looks back while playing only by one's own eyes", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 27 });
    await state(page, "you");
    await playOn(page, "over", 10);
    await state(page, "you");
    const at = await step(page);
    await page.locator(".menu > summary").click();
    await page.locator(".menu").getByRole("button", { name: "Replay" }).click();
    await page.getByLabel("The moment that is shown").waitFor();
    assert.equal(await page.getByLabel("Seen by").locator("option").count(), 2, "the own view and a spectator's");
    await page.getByLabel("The moment that is shown").fill("3");
    await page.getByText("Step 3 of").waitFor();
    await page.getByRole("button", { name: "One step back" }).click();
    await page.getByText("Step 2 of").waitFor();
    await page.getByRole("button", { name: "Back to the table" }).click();
    await state(page, "you");
    assert.equal(await step(page), at);
  });
});
