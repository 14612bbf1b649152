// Readings of the rules that can be agreed, and games that were begun with other printed values than today's. Both in the page itself.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { accessible, go, look, ready, start, stop, using } from "./browser.mjs";
import { Record } from "./record.mjs";
import { newTable, quick, state } from "./table.mjs";

before(start);
after(stop);

const golden = (name) => new URL(`../golden/${name}`, import.meta.url);

/** The line of a record that names the pack of today. */
async function packOf(game) {
  const [name] = await readdir(golden(`${game}/`));
  return (await readFile(golden(`${game}/${name}`), "utf8")).match(/^pack .*$/m)[0];
}

const asFile = (text, name = "position.game") => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

/** Opens a position of Lisboa in which A is asked, with these readings. */
async function openPosition(page, lines, readings) {
  const agreed = readings === "" ? [] : [`readings ${readings}`];
  const head = ["caravela-record 1", "game lisboa", "rules 2", "players 3", await packOf("lisboa"), ...agreed, "seat A Ana", "seat B Rui", "seat C Eva"];
  await go(page, "#/");
  await page.locator(".import input").setInputFiles(asFile([...head, "setup", ...lines.map((line) => `  ${line}`), "play", ""].join("\n")));
  await state(page, "you", "cover");
  await page.locator(".warning.told button").first().click();
  const cover = page.locator(".cover button");
  if (await cover.count() > 0) await cover.first().click();
  await state(page, "you");
}

/** Chooses an answer from the list. */
async function answer(page, action) {
  await page.locator(`.option[data-action="${action}"]`).click();
}

test("readings of the rules are a group of their own, and stand in the record", async () => {
  await using("", { before: quick }, async (page) => {
    await page.locator('.game-card:has(input[value="lisboa"])').click();
    await page.getByText("Variants and readings, seed, components").click();
    const group = page.getByRole("group", { name: "Readings of the rules" });
    assert.equal(await group.getByRole("checkbox").count(), 2);
    await look(page, "readings", "desktop", "light");
    await group.getByRole("checkbox", { name: "Upgrade only" }).check();
    await page.getByRole("button", { name: "Open the table" }).click();
    await state(page, "you", "others");
    await page.locator(".menu summary").click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the record as text" }).click()]);
    const text = await readFile(await download.path(), "utf8");
    assert.match(text, /^readings upgrade-only$/m);
  });
});

test("goods without room warn, and forbid the card only by the strict reading", async () => {
  const lines = ["turn A", "A: hand 3 4 21 24 44, gold 2, cloth 2, book 1, tool 1"];
  await using("", { before: quick }, async (page) => {
    await openPosition(page, lines, "");
    const card = page.locator('.option[data-action="portfolio 3"]');
    await card.waitFor();
    assert.match(await card.textContent(), /No room for 1 gold/);
    await openPosition(page, lines, "strict-rewards");
    await page.locator('.option[data-action="portfolio 4"]').waitFor();
    assert.equal(await card.count(), 0, "refused");
  });
});

test("a ship of the same hull replaces one, unless only upgrades do", async () => {
  const lines = ["turn A", "shipyard blue 0 red 1", "A: hand 24 1 2 3 4, top red, gold 1, cloth 1, book 1, tool 1"];
  await using("", { before: quick }, async (page) => {
    for (const [reading, isThere] of [["", true], ["upgrade-only", false]]) {
      await openPosition(page, lines, reading);
      for (const action of ["portfolio 24", "trade", "trade book ship"]) await answer(page, action);
      await page.locator(isThere ? '.option[data-action="ship 1"]' : '.option[data-action="goods gold+cloth"]').waitFor();
    }
  });
});

for (const [game, file] of [["lisboa", "lisboa-8d7ca26288a06bf7"], ["madeira", "madeira-b6446f2b2786b754"]]) {
  test(`${game}: a record of an earlier pack goes on with it and says which; of an unknown one it names the hash and takes a file`, async () => {
    const text = await readFile(golden(`archive/${file}.game`), "utf8");
    const hash = file.split("-")[1];
    const record = new Record(text);
    const cut = record.before(record.answered("A")[3].begin, "A");
    await using("", { before: quick }, async (page) => {
      await page.locator(".import input").setInputFiles(asFile(cut));
      await state(page, "you");
      const notice = page.locator(".warning.told");
      await notice.getByText(`(caravela ${hash})`).waitFor();
      await notice.getByText("The record ends").waitFor();
      await accessible(page, `${game} with an earlier pack`);
      // A kept table finds its pack again.
      await page.reload();
      await ready(page);
      await state(page, "you");
      await notice.getByText(`(caravela ${hash})`).waitFor();
      await go(page, "#/");
      await page.locator(".import input").setInputFiles(asFile(cut.replace(hash, "0123456789abcdef")));
      await page.locator(".note-box").getByText("caravela 0123456789abcdef").waitFor();
      assert.equal(await page.locator(".note-box input[type=file]").count(), 1);
    });
  });
}
