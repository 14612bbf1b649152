// Practice: puzzles solved and failed, their hint and solution, playing on, what is kept; challenges with their card. Both games.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { go, look, picture, ready, sizes, start, stop, themes, using } from "./browser.mjs";
import { games, give, openList, playOn, quick, state, step } from "./table.mjs";

before(start);
after(stop);

/** The puzzles of a game as its file has them: number, keys, how the next best turn begins. */
async function puzzlesOf(game) {
  const text = await readFile(new URL(`../puzzles/${game}.puzzles`, import.meta.url), "utf8");
  return text.split(/^(?=puzzle \d)/m).slice(1).map((puzzle) => {
    const field = (name) => [...puzzle.split("\nrecord\n")[0].matchAll(new RegExp(`^${name} (.*)$`, "gm"))].map((found) => found[1]);
    return { number: Number(field("puzzle")[0]), grade: field("grade")[0], keys: field("key"), solution: field("solution")[0].split(", "), next: field("next")[0] };
  });
}

/** One with few decisions, which a test can give one by one. */
const short = async (game) => (await puzzlesOf(game)).filter(({ next }) => next !== undefined).sort((a, b) => a.solution.length - b.solution.length)[0];

const card = (page) => page.locator(".table-card:visible .riddle");
const attempt = (page, wanted) => page.waitForFunction((wanted) => document.querySelector(".riddle")?.dataset.attempt === wanted, wanted);
const button = (page, name) => card(page).getByRole("button", { name });

/** Fills in an answer, wherever it stands in the form or the list, unless it is filled in already. */
async function answer(page, action) {
  await openList(page);
  const option = page.locator(`.option[data-action="${action}"]`);
  await page.waitForFunction((action) => document.querySelector(`.option[data-action="${action}"]`) !== null
    || document.querySelector(".composer")?.dataset.filled.split(", ").includes(action), action);
  if (await option.count() > 0 && await option.getAttribute("aria-pressed") !== "true") await option.click();
}

/** Gives the answers of the solution one after the other, until the puzzle is solved. */
async function solve(page, { solution }) {
  await openList(page);
  await page.evaluate(play, solution);
  await attempt(page, "solved");
}

/* Runs in the page: fills in each answer where it is offered, unless it is set already, and gives what is filled in where it is not. */
async function play(solution) {
  const composer = () => document.querySelector(".composer");
  const now = () => `${document.querySelector(".play").dataset.step} ${composer()?.dataset.filled}`;
  const isSolved = () => document.querySelector(".riddle")?.dataset.attempt === "solved";
  const end = performance.now() + 60_000;
  const press = async (what) => {
    const before = now();
    what.click();
    while (now() === before && performance.now() < end) await new Promise((resolve) => { setTimeout(resolve, 20); });
  };
  for (let n = 0; !isSolved() && performance.now() < end;) {
    const option = n < solution.length ? document.querySelector(`.option[data-action="${solution[n]}"]`) : null;
    const confirm = document.querySelector(".composer [data-confirm]:enabled");
    const isSet = composer()?.dataset.filled.split(", ").includes(solution[n]);
    if (isSet || option?.getAttribute("aria-pressed") === "true") n += 1;
    else if (option !== null) { n += 1; await press(option); }
    else if (confirm !== null) await press(confirm);
    else await new Promise((resolve) => { setTimeout(resolve, 20); });
  }
}

/** Goes to a puzzle and waits for its table. */
async function open(page, game, number) {
  await go(page, `#/puzzles/${game}/${number}`);
  await state(page, "you");
  await attempt(page, "going");
}

for (const game of games) test(`a puzzle is failed, hinted, solved, kept and played on: ${game}`, async () => {
  const puzzle = await short(game);
  await using(`#/puzzles/${game}`, { before: quick }, async (page) => {
    const all = await puzzlesOf(game);
    await page.getByRole("button", { name: `All ${all.length}` }).waitFor();
    await page.getByRole("button", { name: "Hard", exact: true }).click();
    const hard = all.filter(({ grade }) => grade === "hard").length;
    await page.waitForFunction((hard) => document.querySelectorAll(".pz").length === hard, hard);
    await open(page, game, puzzle.number);
    await button(page, "Hint").click();
    await card(page).locator(".note-box").waitFor();
    // Another beginning misses something, in one line.
    const before = await step(page);
    await answer(page, puzzle.next);
    await give(page, before);
    await attempt(page, "missed");
    await card(page).locator(".riddle-missed").getByText(/Another beginning brings about \d+ (wigs?|Prestige) more/).waitFor();
    await button(page, "Try again").click();
    await state(page, "you");
    await attempt(page, "going");
    await solve(page, puzzle);
    await card(page).getByText("Solved. This is a best turn.").waitFor();
    assert.ok(await card(page).locator(".solution li").count() > 0);
    assert.ok(await card(page).locator(".grounds li").count() > 0);
    // What was solved is there after the page was loaded anew, and after a try that failed later.
    await go(page, `#/puzzles/${game}`);
    await page.reload();
    await ready(page);
    await page.locator(`.pz[href="#/puzzles/${game}/${puzzle.number}"] .pz-state.ok`).waitFor();
    await page.locator(".bars").getByText(/^1 of/).waitFor();
    // The solution is told to whoever asks, and an ordinary table goes on from there, with bots that play.
    await open(page, game, puzzle.number);
    await button(page, "Show the solution").click();
    await card(page).locator(".solution li").first().waitFor();
    await button(page, "Play on from here").click();
    await page.waitForFunction(() => location.hash.startsWith("#/table/"));
    await state(page, "you");
    assert.equal(await page.locator(".table-card").count(), 0);
    const then = await step(page);
    await answer(page, puzzle.next);
    await give(page, then);
    await state(page, "you", "over");
  });
});

test("a puzzle whose solution was shown is only tried, and nothing of a puzzle is among the tables", async () => {
  const { number } = await short("madeira");
  await using(`#/puzzles/madeira/${number}`, { before: quick }, async (page) => {
    await state(page, "you");
    await button(page, "Show the solution").click();
    await card(page).locator(".solution li").first().waitFor();
    await card(page).getByRole("link", { name: "All puzzles" }).click();
    await page.locator(`.pz[href="#/puzzles/madeira/${number}"] .pz-state`).getByText(/Tried|Today/).waitFor();
    await go(page, "#/");
    await page.getByText("No table yet.").waitFor();
    await page.getByRole("link", { name: /^Puzzles/ }).click();
    await page.getByRole("heading", { name: "Puzzle of the day" }).waitFor();
  });
});

test("puzzles that are broken, of another pack or of newer rules say so and offer a way on", async () => {
  const text = await readFile(new URL("../puzzles/lisboa.puzzles", import.meta.url), "utf8");
  const [{ number }] = await puzzlesOf("lisboa");
  const served = async (page, body) => page.route("**/puzzles/lisboa.puzzles", (route) => route.fulfill({ body, contentType: "text/plain" }));
  const cases = [
    ["#/puzzles/lisboa", text.replace(/^grade .*$/m, "grade odd"), /The puzzles cannot be read/, /lacks a grade/, "All tables"],
    [`#/puzzles/lisboa/${number}`, text.replace(/^ {2}pack .*$/m, "  pack caravela 0123456789abcdef"), /component pack caravela 0123456789abcdef/, /0123456789abcdef/, "Next puzzle"],
    [`#/puzzles/lisboa/${number}`, text.replace(/^ {2}rules \d+$/m, "  rules 99"), /version 99 of the rules/, /99/, "Next puzzle"],
    [`#/puzzles/lisboa/${number}`, text.replace(/^ {2}caravela-record 1$/m, "  a poem"), /Its record is broken/, /./, "All puzzles"],
    ["#/puzzles/lisboa/9999", text, /There is no puzzle 9999/, /9999/, "All puzzles"],
  ];
  for (const [place, body, told, details, way] of cases) {
    await using("", { kept: false }, async (page) => {
      await served(page, body);
      await go(page, place);
      const alert = page.locator(".error[role=alert]");
      await alert.getByText(told).first().waitFor();
      assert.match(await alert.locator("code").textContent(), details);
      await alert.getByRole("link", { name: way }).waitFor();
    });
  }
});

for (const game of games) test(`a challenge is opened, tells its goal and what is forbidden, and is resumed: ${game}`, async () => {
  const [name, forbidden] = game === "lisboa" ? ["Without a seal", "Decrees"] : ["The mill stands still", "The Windmill"];
  await using("#/", { before: quick }, async (page) => {
    await page.getByRole("link", { name: /^Challenges/ }).click();
    await go(page, `#/challenges/${game}`);
    await page.getByText("we do not have the text of the publishers' solo rules").waitFor();
    const step = page.locator(".rung", { has: page.getByRole("heading", { name }) });
    await step.getByText(`Not allowed: ${forbidden}`).waitFor();
    await step.getByRole("button", { name: "Play" }).click();
    await page.waitForFunction(() => location.hash.startsWith("#/table/"));
    const table = await page.evaluate(() => location.hash);
    await card(page).getByText(`Not allowed: ${forbidden}`).waitFor();
    await card(page).getByText(/^Stars at \d+, \d+ and \d+ (wigs|Prestige)/).waitFor();
    await card(page).getByRole("link", { name: "All challenges" }).click();
    await step.getByRole("link", { name: "Resume" }).waitFor();
    assert.equal(await step.getByRole("link", { name: "Resume" }).getAttribute("href"), table);
    // Stars are kept on the device.
    await page.evaluate((game) => localStorage.setItem(`caravela.challenges-${game}`, game === "lisboa" ? "no-seal 2" : "still-mill 2"), game);
    await page.reload();
    await ready(page);
    await page.getByText("2 of 27 stars").waitFor();
    await step.getByText("2 stars of 3").waitFor();
  });
});

test("at the end of a challenge its card tells the stars, which are kept: madeira", async () => {
  await using("#/challenges/madeira", { before: quick }, async (page) => {
    await page.getByRole("button", { name: "Play" }).first().click();
    await card(page).getByText("Landfall").waitFor();
    await playOn(page);
    await state(page, "over");
    await page.keyboard.press("Escape");
    await card(page).getByText(/^The game is over/).waitFor();
    const stars = await page.locator(".riddle").first().getAttribute("data-stars");
    await page.waitForFunction((kept) => localStorage.getItem("caravela.challenges-madeira") === kept, `landfall ${stars} `);
  });
});

for (const size of Object.keys(sizes)) for (const theme of themes) test(`practice looks right and keeps nobody out: ${size} ${theme}`, async () => {
  await using("", { size, theme }, async (page) => {
    for (const game of games) {
      const { number } = await short(game);
      await go(page, `#/puzzles/${game}`);
      await page.locator(".pz").first().waitFor();
      await look(page, `puzzles-${game}`, size, theme);
      await open(page, game, number);
      await picture(page, `puzzle-${game}-${size}-${theme}`);
      await button(page, "Show the solution").click();
      await card(page).locator(".solution li").first().waitFor();
      await look(page, `puzzle-solution-${game}`, size, theme);
    }
    await go(page, "#/challenges/lisboa");
    await page.locator(".rung").first().waitFor();
    await look(page, "challenges", size, theme);
    await page.getByRole("button", { name: "Play" }).first().click();
    await card(page).getByText("First stones").waitFor();
    await look(page, "challenge", size, theme);
  });
});
