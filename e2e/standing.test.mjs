// Where the game stands, and following the others: the head, the scores, the log, marks on the board, scorings, looking back by turns.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, picture, start, stop, using } from "./browser.mjs";
import { choose, closeList, games, newTable, playOn, quick, state, step } from "./table.mjs";

before(start);
after(stop);

/** Moves of others are shown one after the other, without questions about the way back. */
const followed = () => {
  localStorage.setItem("caravela.pace", "quick");
  localStorage.setItem("caravela.confirm", "never");
};

for (const game of games) test(`the head of ${game} says what ends it and what everybody would have now`, async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { game, seed: 5 });
    await playOn(page, "over", 12);
    await state(page, "you");
    const clock = await page.locator(".clock").textContent();
    assert.match(clock, game === "lisboa" ? /Period 1 ends at 3 empty decks/ : /Scored next: \d of your \d Requests/);
    assert.ok(await page.locator(".clock .pip").count() >= 5);
    assert.equal(await page.locator(".phase").count(), game === "madeira" ? 5 : 0);
    const shown = (await page.locator(".standing-now").allTextContents()).map((text) => Number(text.match(/-?\d+/)[0]));
    await page.locator(".standing-sheet").first().click();
    const sheet = page.getByRole("dialog", { name: "If it ended now" });
    await sheet.locator(".scores").waitFor();
    const row = async (locator) => (await locator.locator("td").allTextContents()).map(Number);
    const totals = await row(sheet.locator("tfoot tr"));
    assert.deepEqual(shown, totals);
    const lines = await Promise.all((await sheet.locator("tbody tr").all()).map(row));
    assert.deepEqual(lines.reduce((sum, line) => sum.map((n, at) => n + line[at])), totals, "the lines add up");
    await picture(page, `standing-${game}-desktop-light`);
    await accessible(page, "if it ended now");
    await page.keyboard.press("Escape");
    assert.equal(await sheet.count(), 0);
  });
});

for (const game of games) test(`the log of ${game} tells turns, and what the others changed stays marked until one's own move`, async () => {
  await using("", { before: followed }, async (page) => {
    await newTable(page, { game, seed: 3 });
    // Not every move of the others moves a piece, and marks come a frame after the move: play on until one's own turn shows both.
    const isFollowed = () => page.evaluate(() => ["[data-state=you]", ".turns.fresh > .told", "[data-trace]"].every((part) => document.querySelector(part) !== null));
    for (let n = 0; n < 60 && !await isFollowed(); n += 1) {
      await state(page, "you");
      await choose(page);
      await state(page, "you");
      await page.waitForFunction(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))); }));
    }
    assert.ok(await isFollowed(), "what the others changed is told and marked");
    const fresh = page.locator(".turns.fresh > .told");
    await page.waitForFunction(() => document.querySelector(".fresh-title").textContent === `Since your move (${document.querySelectorAll(".turns.fresh > .told").length})`);
    await closeList(page);
    await page.locator(".answers").waitFor({ state: "detached" });
    await fresh.first().locator("summary").click();
    await fresh.first().locator(".line").first().waitFor();
    await picture(page, `followed-${game}-desktop-light`);
    await accessible(page, "followed");
    await choose(page);
    await page.waitForFunction(() => document.querySelectorAll("[data-trace]").length === 0 || document.querySelector(".play").dataset.state === "others");
  });
});

test("a church scoring stands over the table until one goes on", { timeout: 240_000 }, async () => {
  await using("", { before: followed }, async (page) => {
    await newTable(page, { game: "lisboa", seats: ["apprentice", "apprentice"], seed: 2 });
    const card = page.locator(".scoring-card");
    await card.waitFor();
    assert.ok(await card.locator("tbody tr").count() > 0);
    await page.waitForFunction(() => document.activeElement.textContent === "Continue");
    await picture(page, "church-scoring-lisboa-desktop-light");
    await accessible(page, "church scoring");
    const before = await step(page);
    await card.getByRole("button", { name: "See the board" }).click();
    assert.equal(await card.count(), 0);
    assert.equal(await step(page), before, "the table waits");
    await page.locator(".scoring-on").click();
    await page.waitForFunction((before) => Number(document.querySelector(".play").dataset.step) > before, before);
  });
});

test("looking back goes turn by turn, with its steps", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { game: "lisboa", seed: 5 });
    await playOn(page, "over", 30);
    await state(page, "you");
    await page.locator(".menu > summary").click();
    await page.locator(".menu").getByRole("button", { name: "Replay" }).click();
    const at = async () => Number((await page.getByText(/^Step \d+ of/).textContent()).match(/\d+/)[0]);
    const end = await at();
    await page.getByRole("button", { name: "One turn back" }).click();
    await page.waitForFunction((end) => !document.body.textContent.includes(`Step ${end} of`), end);
    const back = await at();
    await page.getByRole("button", { name: "One turn back" }).click();
    await page.waitForFunction((back) => !document.body.textContent.includes(`Step ${back} of`), back);
    assert.ok(await at() < back - 1, "a turn has several steps");
    assert.ok((await page.locator(".past-turn").textContent()).length > 10);
    await page.getByRole("button", { name: "One turn forward" }).click();
    await page.getByText(`Step ${back} of`).waitFor();
  });
});
