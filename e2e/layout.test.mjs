// A table fits: at every size that people have, nothing that matters is cut, covered, behind a scroll or too small.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { open, picture, start, stop } from "./browser.mjs";
import { openAt, recorded } from "./record.mjs";
import { faults } from "./seen.mjs";
import { games } from "./table.mjs";

before(start);
after(stop);

const PERSON = "A";

/** Moments of recorded games of four in which a person is asked: what for, and the number of the action that was the answer. */
const moments = { lisboa: { hand: 329, store: 332 }, madeira: { die: 306, ship: 308 } };

/** The sizes that people have; the parts of a table stand behind tabs where that is said. */
const frames = [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1180, height: 820, touch: true },
  { width: 1366, height: 550, touch: true },
  { width: 1366, height: 650 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** What must be seen whole wherever one looks: its name, its selector, how many of it. A card needs no button: its target acts at once. */
const always = (moment, touch) => [
  ["the question", ".prompt h1, .composer h2", 1],
  ...(moment === "hand" ? [] : [["the main button", ".composer [data-confirm]", 1]]),
  ["a way back", ".undo", touch ? 1 : 2],
  ["own stores", ".play > .own, .stores", 1],
  ...(moment === "hand" || moment === "die" ? [["the hand or the dice", ".composer .held", 1]] : []),
];

/** What must be seen whole on a desk besides, at a table of four. */
const desk = [
  ["an opponent's line", ".others li", 3],
  ["the newest line of the log", ".log .told", 1],
];

/** Everything that is wrong at a moment: in all parts where they stand behind tabs, and in the parts of these. */
async function wrong(page, moment, touch) {
  const essential = [...always(moment, touch), ...(touch ? [] : desk)];
  const wanted = { essential, least: touch ? 12 : 11, finger: touch ? 44 : 0 };
  const all = [];
  for (const [name, ...path] of await ways(page)) {
    for (const tab of path) await page.locator(tab).tap();
    await page.waitForTimeout(250);
    all.push(...(await faults(page, wanted)).map((fault) => `${name}${fault}`));
  }
  return all;
}

/** The ways to all that a table shows: what it is called, and the tabs that lead there; one without any where nothing is behind a tab. */
async function ways(page) {
  const shown = async (selector) => {
    const all = await page.locator(selector).all();
    const names = await Promise.all(all.map(async (one) => (await one.isVisible() ? one.evaluate((tab) => tab.firstChild.textContent || tab.querySelector("span").textContent) : null)));
    return names.map((name, n) => [name, `${selector} >> nth=${n}`]).filter(([name]) => name !== null);
  };
  const all = [];
  for (const [name, tab] of await shown(".tabs .tab")) {
    await page.locator(tab).tap();
    const parts = await shown(".play .parts button");
    if (parts.length === 0) all.push([`${name}: `, tab]);
    for (const [part, within] of parts) all.push([`${name}, ${part}: `, tab, within]);
  }
  // The board last: there one begins.
  return all.length === 0 ? [[""]] : all.reverse();
}

/** Looks at all moments of a game in a frame, and gives what is wrong. */
async function looked(game, size, theme) {
  // All else is as it comes: the list of answers stands open only where a game has it so.
  const before = () => localStorage.setItem("caravela.pace", "instant");
  const { page, close } = await open("", { size, theme, before });
  const [record, all] = [await recorded(`${game}-4p`), []];
  for (const [moment, number] of Object.entries(moments[game])) {
    await openAt(page, record, number, PERSON);
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(0, 0);
    // What moves comes to rest.
    await page.waitForTimeout(400);
    await picture(page, `layout-${game}-${moment}-${size.width}x${size.height}-${theme}`);
    const told = (fault) => `${game} ${size.width}×${size.height} ${moment}: ${fault}`;
    if (theme === "light") all.push(...(await wrong(page, moment, size.touch)).map(told));
  }
  await close();
  return all;
}

for (const game of games) for (const size of frames) {
  test(`a table of ${game} fits into ${size.width}×${size.height}`, async () => {
    const faults = await looked(game, size, "light");
    assert.ok(faults.length === 0, `\n${faults.join("\n")}`);
  });
}

for (const game of games) test(`a table of ${game} in the dark, pictures only`, async () => {
  for (const size of [frames[0], frames[5]]) await looked(game, size, "dark");
});
