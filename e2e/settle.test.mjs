// Positions that are put together: the score sheet of a physical game, and questions that are settled. Both games.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { look, ready, sizes, start, stop, themes, using } from "./browser.mjs";

before(start);
after(stop);

const field = (page, key) => page.locator(`[data-field="${key}"]`);

/** Waits until there are so many faults. */
const faults = (page, n) => page.locator(`.settle-faults[data-faults="${n}"]`).waitFor({ state: "attached" });

/** Types a number into a field. */
async function number(page, key, n, word) {
  const where = word ? field(page, key).locator(`[data-word="${word}"]`) : field(page, key);
  const input = where.locator("input");
  await input.fill(String(n));
  await input.press("Enter");
}

/** Chooses some of many. */
async function choose(page, key, ...words) {
  const open = field(page, key).locator(".chosen-now");
  if (await open.getAttribute("aria-expanded") === "false") await open.click();
  for (const word of words) await field(page, key).locator(`.token[data-word="${word}"]`).click();
}

/** Fills in what a line of a scenario says of a player. */
async function fill(page, seat, text) {
  for (const part of text.split(", ")) {
    const [name, ...words] = part.split(" ");
    const key = `${seat}: ${name}`;
    await field(page, key).waitFor();
    if (name === "rubble") for (let n = 0; n < words.length; n += 2) await number(page, key, words[n + 1], words[n]);
    else if (name === "top") {
      for (const [n, word] of words.entries()) {
        await field(page, key).locator("input").nth(n).fill(word);
        await field(page, key).locator("input").nth(n).press("Enter");
      }
    } else if (/^-?\d+$/.test(words[0]) && await field(page, key).locator("input[type=number]").count() === 1) await number(page, key, words[0]);
    else await choose(page, key, ...words);
  }
}

/** Waits until a line of the sheet has these points. */
const line = (page, word, points) => page.waitForFunction(([word, points]) => {
  const cells = [...document.querySelectorAll(`.score-result [data-line="${word}"] td`)].map((cell) => Number(cell.textContent));
  return JSON.stringify(cells) === JSON.stringify(points);
}, [word, points]);

/** The worked examples that a sheet can hold together, and what they score. */
const examples = {
  lisboa: {
    given: {
      A: "wigs 20, reis 13, influence 6, top red purple purple, rubble brown 3 red 4 blue 3, completed 5 6, favors king marquis, decrees 4",
      B: "stores A4-tool B4-tool, completed 7",
      C: "completed 15",
      D: "completed 3, stores A5-tool B5-tool C5-tool D5-tool E5-tool",
    },
    lines: { ships: [8, 0, 0, 0], sets: [9, 0, 0, 0], "tool-stores": [0, 4, 0, 6], money: [3, 0, 0, 0], officials: [15, 7, 7, 0], favors: [4, 0, 0, 0] },
  },
  madeira: {
    given: {
      A: "prestige 60, pirates 25", B: "prestige 40, pirates 21", C: "prestige 50, pirates 12", D: "prestige 30, pirates 5, wheat 3, wood 2, reals 6",
    },
    lines: { pirates: [-21, -9, -4, -2], reals: [0, 0, 0, 2], total: [39, 31, 46, 30], place: [2, 3, 1, 4] },
  },
};

for (const [game, { given, lines }] of Object.entries(examples)) {
  test(`the score sheet against the worked examples: ${game}`, async () => {
    await using(`#/rules/${game}`, {}, async (page) => {
      await page.getByRole("link", { name: "Score my game" }).click();
      await page.locator(".score-player").nth(3).waitFor();
      for (const [seat, text] of Object.entries(given)) await fill(page, seat, text);
      for (const [word, points] of Object.entries(lines)) await line(page, word, points);
      if (game === "lisboa") {
        // LX-39: three open buildings of the blue architect.
        await page.locator(".score-common summary").click();
        for (const [site, value] of [["west-A", "blue 1"], ["north-cloth", "blue 6"], ["east-B", "blue 2"], ["east-C", "green 4"]]) {
          await field(page, `building ${site}`).locator("select").selectOption(value);
        }
        await line(page, "decrees", [3, 0, 0, 0]);
        // A fault is shown with its place and a repair, and there are no points until then.
        await choose(page, "B: decrees", "4");
        await faults(page, 1);
        await page.locator(".score-result .scores").waitFor({ state: "detached" });
        await page.locator("[data-repair]").click();
        await faults(page, 0);
      } else {
        // MX-31: between equals the Passing Column decides.
        await number(page, "A: pirates", 18);
        await number(page, "B: pirates", 18);
        await number(page, "C: pirates", 7);
        await number(page, "D: pirates", 3);
        for (const [n, seat] of [...("CDAB")].entries()) await field(page, "passing").locator("select").nth(n).selectOption(seat);
        await line(page, "pirates", [-8, -16, -4, -2]);
      }
      // The rule of a line opens beside it.
      await page.locator(".score-result .rule-link").first().click();
      await page.locator(".sheet .rule").waitFor();
      // Its entry of the history is left too; a reload before that would be given up by the browser.
      const left = page.evaluate(() => new Promise((resolve) => { addEventListener("popstate", () => resolve(), { once: true }); }));
      await page.keyboard.press("Escape");
      await left;
      // It is kept, and another number of players keeps what it can.
      await page.reload();
      await ready(page);
      await page.locator(".score-result .scores").waitFor();
      await page.locator('.choice:has(input[name="score-players"][value="3"])').click();
      await page.locator(".score-player").nth(3).waitFor({ state: "detached" });
      await page.waitForFunction(() => document.querySelectorAll(".score-result [data-line=total] td").length === 3);
    });
  });
}

test("pictures of the score sheet", async () => {
  for (const size of Object.keys(sizes)) {
    for (const theme of themes) {
      await using("#/score/lisboa", { size, theme }, async (page) => {
        await fill(page, "A", "wigs 20, reis 13, stores A4-tool B4-tool");
        await line(page, "tool-stores", [6, 0, 0, 0]);
        await look(page, "score-lisboa", size, theme);
        await page.locator(".score-result").scrollIntoViewIfNeeded();
        await look(page, "score-result", size, theme);
      });
    }
  }
});
