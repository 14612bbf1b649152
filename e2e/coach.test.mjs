// The coach: in the first three games of a title, switched off and on, and what it says of a rule that is often missed.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { go, look, open, ready, start, stop, using } from "./browser.mjs";
import { choose, closeList, games, newTable, quick, state } from "./table.mjs";

before(start);
after(stop);

const coach = (page) => page.locator(".coach");

/** Chooses a line of the table's menu. */
async function inMenu(page, name) {
  await page.locator(".menu > summary").click();
  await page.locator(".menu-item", { hasText: name }).click();
}

for (const game of games) test(`the coach speaks in the first three games of ${game}, and where it is switched on`, { timeout: 300_000 }, async () => {
  await using("", { before: quick }, async (page) => {
    const addresses = [];
    for (const number of [1, 2, 3, 4]) {
      addresses.push(await newTable(page, { game, seed: number }));
      await state(page, "you");
      await page.locator("#asked-title").waitFor();
      if (number < 4) await coach(page).waitFor();
      await go(page, "#/");
      await page.locator(".game-card").first().waitFor();
    }
    const [first, , , fourth] = addresses;
    await go(page, fourth);
    await state(page, "you");
    // Its words are there by now: it would speak at once.
    assert.equal(await coach(page).count(), 0, "not in the fourth game");
    await inMenu(page, "Turn the coach on");
    await coach(page).waitFor();
    await page.reload();
    await ready(page);
    await coach(page).waitFor();
    await inMenu(page, "Turn the coach off");
    assert.equal(await coach(page).count(), 0);
    await go(page, first);
    await state(page, "you");
    assert.equal(await coach(page).count(), 0, "off is off in every game");
    await go(page, "#/settings");
    await page.getByRole("group", { name: /^Coach/ }).getByText("In my first games").click();
    await go(page, first);
    await coach(page).waitFor();
    await coach(page).getByRole("button").click();
    assert.equal(await coach(page).count(), 0, "closed where it stands");
    await look(page, `coach-off-${game}`, "desktop", "light");
    await page.locator(".asked").getByRole("button", { name: "Turn the coach on" }).click();
    await coach(page).waitFor();
    await go(page, fourth);
    await state(page, "you");
    assert.equal(await coach(page).count(), 0, "as it was before it was closed");
  });
});

for (const game of games) for (const size of ["desktop", "phone"]) for (const theme of ["light", "dark"]) {
  test(`what is often missed in ${game} is told with its rule (${size}, ${theme})`, { timeout: 300_000 }, async () => {
    const { page, close } = await open("", { size, theme, before: quick });
    await newTable(page, { game, seed: 4 });
    const missed = page.locator(".coach .missed");
    for (let n = 0; n < 120; n += 1) {
      await state(page, "you", "over");
      // On a phone it stands with the question, which some parts of the table leave no room for.
      await coach(page).waitFor({ state: "attached" });
      if (await missed.count() > 0) break;
      await choose(page, n);
    }
    await closeList(page);
    if (size === "phone") await page.locator(".tabs .tab").first().tap();
    await missed.waitFor();
    await look(page, `coach-${game}`, size, theme);
    await missed.locator(".rule-link").click();
    const rule = await missed.locator(".rule-link").textContent();
    await page.locator(".sheet").getByText(rule.trim()).first().waitFor();
    await close();
  });
}
