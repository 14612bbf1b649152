// The places of a board: what is drawn is what `crates/web/tests/places.rs` holds all answers against.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { start, stop, using } from "./browser.mjs";
import { openAt, recorded } from "./record.mjs";
import { games } from "./table.mjs";

before(start);
after(stop);

/** All places in the page now, seen or behind a tab. */
const drawn = (page) => page.evaluate(() => [...document.querySelectorAll("[data-place]")].map(({ dataset }) => dataset.place));

/** All places of a table: those of the board, and of the opponents' boards, each in its sheet. */
async function all(page) {
  const places = new Set(await drawn(page));
  const others = page.locator(".other-name");
  for (let n = 0; n < await others.count(); n += 1) {
    await others.nth(n).click();
    await page.getByRole("dialog").waitFor();
    for (const place of await drawn(page)) places.add(place);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  return places;
}

for (const game of games) test(`the board of ${game} draws the places that it says, and no others`, async () => {
  const moments = (await readFile(new URL(`games/${game}.places`, import.meta.url), "utf8")).trim().split("\n");
  await using("", { before: () => localStorage.setItem("caravela.pace", "instant") }, async (page) => {
    const record = await recorded(`${game}-4p`);
    for (const [number, ...listed] of moments.map((line) => line.split(" "))) {
      await openAt(page, record, Number(number), "A");
      await page.waitForFunction((place) => document.querySelector(`[data-place="${place}"]`) !== null, listed[0]);
      const found = await all(page);
      assert.deepEqual({
        missing: listed.filter((place) => !found.has(place)),
        unlisted: [...found].filter((place) => !listed.includes(place)),
      }, { missing: [], unlisted: [] }, `before action ${number}`);
    }
  });
});
