// Positions that are put together: the score sheet of a physical game, and questions that are settled. Both games.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { games, newTable, quick, state } from "./table.mjs";
import { look, picture, ready, sizes, start, stop, themes, using } from "./browser.mjs";

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
      // It is kept, and another number of players keeps what it can.
      await page.reload();
      await ready(page);
      await page.locator(".score-result .scores").waitFor();
      await page.locator('.choice:has(input[name="score-players"][value="3"])').click();
      await page.locator(".score-player").nth(3).waitFor({ state: "detached" });
      await page.waitForFunction(() => document.querySelectorAll(".score-result [data-line=total] td").length === 3);
      // The rule of a line opens beside it.
      await page.locator(".score-result .rule-link").first().click();
      await page.locator(".sheet .step-body").waitFor();
      await page.keyboard.press("Escape");
      await page.locator(".sheet").waitFor({ state: "detached" });
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
        await picture(page, `score-result-${size}-${theme}`);
      });
    }
  }
});

const root = path.join(import.meta.dirname, "..");

/** The answers that the page lists as possible. */
const listed = (page) => page.evaluate(() => [...document.querySelectorAll("[data-open]")].map((answer) => answer.dataset.open));

/** Waits until an answer is possible. */
const possible = (page, action) => page.locator(`[data-open="${action}"]`).waitFor();

/** Opens a group of fields. */
async function unfold(page, group) {
  const head = page.locator(`[data-group="${group}"] .group-head`);
  if (await head.getAttribute("aria-expanded") === "false") await head.click();
}

const seat = (page, of) => page.locator(`[data-asked="${of}"]`).click();

test("a position is edited to LX-18 and has the answers of the scenario; then to an impossible one", async () => {
  const scenario = path.join(root, "scenarios/lisboa/examples/LX-18.scenario");
  await using("#/rules/lisboa", {}, async (page) => {
    await page.getByRole("link", { name: "Settle a question" }).click();
    await page.locator(".settle-board .map").waitFor();
    await page.locator('.choice:has(input[name="settle-players"][value="4"])').click();
    await unfold(page, "tracks");
    await number(page, "treasury", 2);
    await seat(page, "B");
    await unfold(page, "pieces");
    await number(page, "B: king-office", 3);
    await seat(page, "A");
    await number(page, "A: influence", 2);
    await number(page, "A: wigs", 9);
    await number(page, "A: king-office", 2);
    await unfold(page, "held");
    await choose(page, "A: plans", "1");
    await choose(page, "A: hand", "5", "41");
    await faults(page, 0);
    await possible(page, "court 41");
    const edited = await listed(page);
    assert.ok(edited.includes("gold 1") && !edited.includes("gold 5"), edited.join());
    // Another player would have to be in turn.
    await seat(page, "C");
    await page.getByText("If it were this player's turn").waitFor();
    await seat(page, "A");
    await possible(page, "court 41");
    // The scenario itself, opened from its file, says the same.
    const [link] = [await page.locator("[data-link]").getAttribute("href")];
    assert.match(link, /^#\/settle\/lisboa\/1;players_4;.*A:_influence_2/);
    await page.locator(".settle-head input[type=file]").setInputFiles({ name: "LX-18.scenario", mimeType: "text/plain", buffer: await readFile(scenario) });
    await page.waitForFunction(() => document.querySelector(".settle-title")?.value.startsWith("Too little Influence"));
    await possible(page, "court 41");
    assert.deepEqual(await listed(page), edited);
    // One step further.
    await page.locator('[data-open="court 41"] .settle-link').click();
    await page.getByText("After:").waitFor();
    // Impossible: too much of everything. All faults at once, and the answers are those before them.
    await unfold(page, "pieces");
    await unfold(page, "held");
    await number(page, "A: officials", 8);
    await faults(page, 1);
    await choose(page, "A: decrees", "1");
    await choose(page, "A: favors", "maia");
    await number(page, "A: king-plaza", 4);
    await number(page, "A: tool", 9);
    await page.waitForFunction(() => Number(document.querySelector(".settle-faults").dataset.faults) >= 2);
    await page.getByText("These answers and the board are those of the position before the faults").waitFor();
    await page.locator("[data-show]").first().click();
    await page.locator(".position-field.shown").waitFor();
    while (await page.locator("[data-repair]").count() > 0) {
      const before = await page.locator(".settle-faults").getAttribute("data-faults");
      await page.locator("[data-repair]").first().click();
      await page.waitForFunction((before) => document.querySelector(".settle-faults").dataset.faults !== before, before);
    }
    await faults(page, 0);
    await page.locator('.settle[data-sound="true"]').waitFor();
  });
});

test("places of the board are tapped: lands of Lisboa and Fields of Madeira", async () => {
  for (const [game, tool, place, key, word] of [["lisboa", "@stores", "land-B1", "A: stores", "B1-gold"], ["madeira", "@fields", "field-1-1", "A: fields", "1-1"]]) {
    await using(`#/settle/${game}`, {}, async (page) => {
      await page.locator(".settle-board .map").waitFor();
      await page.locator(`[data-tool="${tool}"]`).click();
      const spot = page.locator(`.settle-board [data-place="${place}"]`).first();
      await spot.and(page.locator("[data-light]")).waitFor({ state: "attached" });
      await spot.dispatchEvent("click");
      await page.waitForFunction(([key, word]) => decodeURIComponent(document.querySelector("[data-link]").getAttribute("href"))
        .includes(`${key.replace(" ", "_")}_${word}`), [key, word]);
      await faults(page, 0);
      await page.locator("[data-undo]").click();
      await page.waitForFunction(() => document.querySelector("[data-undo]").disabled);
      // Without anything from the tray a place shows its fields.
      await page.locator(`[data-tool="${tool}"]`).click();
      await spot.dispatchEvent("click");
      await page.locator(`.settle-here [data-field="${key}"]`).waitFor();
    });
  }
});

test("from a table, shared as a link and a scenario, opened again, and played on", async () => {
  for (const game of games) {
    let link, file;
    await using("", { before: quick }, async (page) => {
      await newTable(page, { game, seed: 7 });
      await state(page, "you");
      await page.locator(".menu summary").click();
      await page.getByRole("button", { name: "Settle a question" }).click();
      await page.locator('.settle[data-sound="true"]').waitFor();
      link = await page.locator("[data-link]").getAttribute("href");
      const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-save]").click()]);
      file = await readFile(await download.path(), "utf8");
      assert.match(download.suggestedFilename(), /\.scenario$/);
      assert.match(file, new RegExp(`^scenario question\\npage -\\ntitle From round \\d+\\nrules \\S+\\ngame ${game}\\nplayers 3\\n`));
    });
    await using(link, { before: quick }, async (page) => {
      await page.locator('.settle[data-sound="true"]').waitFor();
      assert.equal(await page.locator("[data-link]").getAttribute("href"), link);
      // The page stands still when nothing changes.
      const changes = await page.evaluate(() => new Promise((resolve) => {
        let n = 0;
        const watch = new MutationObserver((all) => { n += all.length; });
        requestAnimationFrame(() => {
          watch.observe(document.querySelector(".settle"), { subtree: true, childList: true, attributes: true });
          let frames = 30;
          const next = () => { frames -= 1; if (frames > 0) requestAnimationFrame(next); else resolve(n); };
          next();
        });
      }));
      assert.equal(changes, 0);
      await page.locator("[data-play]").click();
      await state(page, "you", "others");
      await page.locator(".play.trying").waitFor();
    });
  }
});

test("links that show no position say why and offer a way on", async () => {
  for (const [link, text] of [
    ["#/settle/lisboa/2;players_4", "made by a newer version"],
    ["#/settle/madeira/nonsense", "shows no position"],
    ["#/settle/lisboa/1;players_4;pack_My_box_00000000000000aa", "not on this device"],
    [`#/settle/lisboa/1;${"A".repeat(13_000)}`, "too long"],
  ]) {
    await using(link, {}, async (page) => {
      await page.getByText(text).first().waitFor();
      await page.locator(".row a.button").last().click();
      await page.locator(".settle-board .map").waitFor();
    });
  }
  // What the rules do not know is a fault with its line, and goes with one tap.
  await using("#/settle/madeira/1;players_2;hats_3;A:_reals_9", {}, async (page) => {
    await faults(page, 1);
    await page.locator("[data-repair]").click();
    await faults(page, 0);
  });
});

test("pictures of a question", async () => {
  for (const size of Object.keys(sizes)) {
    for (const theme of themes) {
      const game = (theme === "light") === (size === "phone") ? "madeira" : "lisboa";
      await using(`#/settle/${game}`, { size, theme }, async (page) => {
        await page.locator('.settle[data-sound="true"]').waitFor();
        await page.locator("[data-open]").first().waitFor();
        await look(page, `settle-${game}`, size, theme);
      });
    }
  }
});
