// Playing: a whole game, by mouse and by keyboard; taking back; what is not possible; several people at one screen.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { accessible, go, picture, ready, sizes, start, stop, themes, using } from "./browser.mjs";
import { tooSmall } from "./seen.mjs";
import { choose, closeList, fillIn, games, give, moment, newTable, otherMoment, otherStep, playOn, quick, state, step } from "./table.mjs";

before(start);
after(stop);

/** Looks back at the finished game that is shown: the points over time and their sources, what a bot says, a moment of it. */
async function reviewed(page, game, totals, t) {
  await page.locator(".composer").getByRole("button", { name: "Review" }).click();
  const sheet = page.getByRole("dialog", { name: "Review" });
  const numbers = async (row) => (await row.locator("td").allTextContents()).map(Number);
  await sheet.locator(".course-chart").waitFor();
  assert.equal(await sheet.locator(".chart-line").count(), totals.length);
  // The chart ends with the final points, its table and the sources add up to them.
  const read = async () => (await sheet.locator(".reader-points b").allTextContents()).map(Number);
  assert.deepEqual(await read(), totals);
  await sheet.getByText("As a table").click();
  assert.deepEqual(await numbers(sheet.locator(".as-table tfoot tr")), totals);
  await sheet.getByText("As a table").click();
  assert.deepEqual(await numbers(sheet.locator(".sources tfoot tr")), totals);
  const lines = await Promise.all((await sheet.locator(".sources tbody tr:not(.source-part)").all()).map(numbers));
  assert.deepEqual(totals.map((_, seat) => lines.reduce((sum, line) => sum + line[seat], 0)), totals);
  // Any moment can be read, by keyboard too.
  const slider = sheet.getByLabel("The moment that is read");
  await slider.focus();
  await page.keyboard.press("Home");
  assert.equal(new Set(await read()).size, 1, "all begin with the same");
  assert.equal(await slider.getAttribute("aria-valuetext"), "At the start");
  await sheet.locator(".course-chart").hover({ position: { x: 200, y: 80 } });
  await sheet.locator(".reader-when").getByText(/^Round \d+, after/).waitFor();
  await picture(page, `review-${game}-desktop-light`);
  // Stopped early: what was reviewed by then is told to be a part.
  await sheet.getByLabel("Whose decisions").selectOption({ label: "Everybody's" });
  await sheet.getByRole("button", { name: "Ask the bot" }).click();
  await sheet.getByText(/^[1-9]\d* of \d+ decisions$/).waitFor();
  await sheet.getByRole("button", { name: "Stop", exact: true }).click();
  await sheet.getByText(/You stopped it: \d+ of \d+ decisions/).waitFor();
  // The decisions of the one person, to the end.
  await sheet.getByLabel("Whose decisions").selectOption({ index: 1 });
  const begin = Date.now();
  await sheet.getByRole("button", { name: "Ask the bot" }).click();
  await sheet.getByText(/^[1-9]\d* of \d+ decisions$/).waitFor();
  await sheet.locator(".turn-lost").first().waitFor();
  const decisions = Number(await sheet.locator(".lost-table tbody td").first().textContent());
  t.diagnostic(`${decisions} decisions reviewed in ${((Date.now() - begin) / 1000).toFixed(1)} s`);
  assert.equal(await sheet.getByText("You stopped it").count(), 0);
  const turn = sheet.locator(".turn-lost").first();
  assert.match(await turn.locator("h5").textContent(), /gave away \d+\.\d/);
  for (const part of ["Played", "Better", "Why"]) assert.ok(await turn.getByText(part, { exact: true }).count() > 0, part);
  await turn.scrollIntoViewIfNeeded();
  await picture(page, `review-bot-${game}-desktop-light`);
  await accessible(page, "review");
  // From there to the moment itself, and back to what was said.
  const question = await turn.locator(".decision-asked").first().textContent();
  await turn.getByRole("button", { name: "Look at this moment" }).first().click();
  await page.getByText(/^Step \d+ of/).waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
  const asked = await page.locator(".prompt h1").textContent();
  assert.ok(question.startsWith(asked.trim()), `${question} is asked: ${asked}`);
  await page.locator(".composer").getByRole("button", { name: "Review" }).click();
  await sheet.locator(".turn-lost").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Back to the table" }).click();
}

for (const game of games) test(`a whole game of ${game} against three bots, to the final scores`, { timeout: 320_000 }, async (t) => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { game, seats: ["person", "apprentice", "apprentice", "apprentice"], seed: 7 });
    const given = await playOn(page);
    t.diagnostic(`${given} answers, ${await step(page)} steps`);
    await page.getByRole("dialog", { name: "Final scoring" }).waitFor();
    assert.equal(await page.locator(".scores thead th").count(), 5);
    const totals = (await page.locator(".scores tfoot tr").first().locator("td").allTextContents()).map(Number);
    const places = (await page.locator(".scores tfoot tr").nth(1).locator("td").allTextContents()).map(Number);
    assert.equal(totals[places.indexOf(1)], Math.max(...totals));
    await picture(page, `scoring-${game}-desktop-light`);
    await accessible(page, "scoring");
    await page.keyboard.press("Escape");
    await reviewed(page, game, totals, t);
    // Once the game is over everybody's view can be looked at.
    await page.locator(".composer").getByRole("button", { name: "Replay" }).click();
    await page.getByLabel("The moment that is shown").fill("40");
    await page.getByText("Step 40 of").waitFor();
    assert.equal(await page.getByLabel("Seen by").locator("option").count(), 5);
    await page.getByLabel("Seen by").selectOption({ index: 2 });
    await page.getByRole("button", { name: "One step forward" }).click();
    await page.getByText("Step 41 of").waitFor();
    await picture(page, `replay-${game}-desktop-light`);
    await accessible(page, "replay");
    // The same people and bots at a new table; the old one is kept as one that is over.
    const before = await page.evaluate(() => location.hash);
    await page.getByRole("button", { name: "Back to the table" }).click();
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForFunction((before) => location.hash !== before, before);
    await state(page, "you", "others");
    assert.equal(await page.locator(".standing").count(), 4);
    assert.equal(await step(page) < 100, true);
    await go(page, "#/");
    await page.locator(`.row-link[href="${before}"]`, { hasText: /Won (together )?by/ }).waitFor();
    assert.equal(await page.locator(".row-link").count(), 2);
  });
});

test("a whole game of madeira on a phone", { timeout: 320_000 }, async () => {
  await using("", { size: "phone", before: quick }, async (page) => {
    await newTable(page, { game: "madeira", seats: ["person", "apprentice"], seed: 8 });
    await playOn(page);
    await page.getByRole("dialog", { name: "Final scoring" }).waitFor();
    await picture(page, "scoring-madeira-phone-light");
    await accessible(page, "scoring on a phone");
    await page.getByRole("dialog", { name: "Final scoring" }).getByRole("button", { name: "Review" }).click();
    const sheet = page.getByRole("dialog", { name: "Review" });
    await sheet.locator(".course-chart").waitFor();
    await picture(page, "review-madeira-phone-light");
    await sheet.getByRole("button", { name: "Ask the bot" }).click();
    await sheet.locator(".turn-lost").first().waitFor();
    await sheet.locator(".turn-lost").first().scrollIntoViewIfNeeded();
    await picture(page, "review-bot-madeira-phone-light");
    await accessible(page, "review on a phone");
    assert.deepEqual(await tooSmall(page), [], "too small to touch in the review");
    const over = await sheet.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    assert.equal(Math.max(over, 0), 0, "the review does not scroll sideways");
  });
});

for (const [game, size] of [["lisboa", "phone"], ["madeira", "desktop"]]) {
  test(`a finished record of ${game} is reviewed in the dark: ${size}`, async () => {
    await using("", { size, theme: "dark", before: quick }, async (page) => {
      const folder = new URL(`../golden/${game}/`, import.meta.url);
      const name = (await readdir(folder)).find((name) => /^4p-\d+\.game$/.test(name));
      await page.locator(".import input").setInputFiles({ name, mimeType: "text/plain", buffer: await readFile(new URL(name, folder)) });
      await state(page, "over");
      await page.getByRole("dialog", { name: "Final scoring" }).getByRole("button", { name: "Review" }).click();
      const sheet = page.getByRole("dialog", { name: "Review" });
      await sheet.locator(".course-chart").waitFor();
      await picture(page, `review-${game}-${size}-dark`);
      await sheet.getByLabel("Whose decisions").selectOption({ index: 1 });
      await sheet.getByRole("button", { name: "Ask the bot" }).click();
      await sheet.getByText(/^[1-9]\d* of \d+ decisions$/).waitFor();
      // By the keyboard alone: the focus went to the button that ends it, and comes back.
      await page.keyboard.press("Enter");
      await sheet.getByText("You stopped it").waitFor();
      await page.waitForFunction(() => document.activeElement.matches("[data-ask-review]"));
      await accessible(page, "review in the dark");
      await page.keyboard.press("Escape");
      assert.equal(await page.getByRole("dialog").count(), 0);
    });
  });
}

/** Fills in and gives what is asked by keys alone, until this step is over. */
async function giveByKeys(page, before) {
  const isOver = () => step(page).then((now) => now !== before);
  const isAtButton = () => page.evaluate(() => document.activeElement.matches("[data-confirm]"));
  for (let n = 0; n < 40 && !await isOver(); n += 1) {
    if (await page.locator(".composer [data-confirm]:enabled").count() === 0) {
      // What a picked card is used for has a letter.
      const letter = await page.evaluate(() => [...document.querySelectorAll(".asked .tile[data-key]")].map((tile) => tile.dataset.key).find((key) => /[a-z]/.test(key)));
      await page.keyboard.press(letter ?? "1");
    } else {
      for (let m = 0; m < 120 && !await isAtButton(); m += 1) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    }
    await page.waitForTimeout(80);
  }
  await otherStep(page, before);
}

test("the keyboard alone plays a turn", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 11 });
    await state(page, "you");
    for (let n = 0; n < 6; n += 1) {
      await state(page, "you");
      const before = await step(page);
      if (n % 2 === 1) {
        await page.evaluate(() => document.activeElement?.blur());
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowDown");
        assert.ok(await page.evaluate(() => document.activeElement.matches(".option, .shut, .tile, .chip")), "an answer has the focus");
        await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
      }
      await giveByKeys(page, before);
    }
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await page.getByRole("dialog").count(), 0);
    const isListed = () => page.locator(".answers").count().then((n) => n > 0);
    await state(page, "you");
    const was = await isListed();
    await page.keyboard.press("l");
    await page.waitForFunction((was) => (document.querySelector(".answers") !== null) !== was, was);
  });
});

test("a card and then a place is the answer of both, and another card begins anew", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 21 });
    const asked = () => page.locator(".prompt h1").textContent();
    for (let n = 0; n < 20 && !(await asked()).includes("play a card"); n += 1) await choose(page, 0).then(() => state(page, "you"));
    const titles = () => page.locator(".option-title").allTextContents();
    const cards = page.locator('.hand-card[data-light="open"]');
    const all = (await titles()).length;
    await cards.nth(0).click();
    const first = await titles();
    assert.ok(first.length > 1 && first.length < all, "the list is narrowed");
    await page.locator('.hand-card[data-light="aside"]').first().click();
    assert.notDeepEqual(await titles(), first, "another card begins anew");
    const [card] = (await titles())[0].match(/^\S+ \d+/);
    const before = await step(page);
    await page.locator('.slot [data-light="open"], .slot[data-light="open"]').first().click();
    await give(page, before);
    await page.keyboard.press("l");
    // The newest turn unfolds into its steps.
    await page.locator(".log .told summary").first().click();
    await page.locator(".log .line").first().waitFor();
    assert.ok((await page.locator(".entries").textContent()).includes(card.split(" ")[1]), `${card} was put into the Portfolio`);
    await page.locator(".menu > summary").click();
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".menu[open]").count(), 0, "the menu closes");
  });
});

test("a place that is clicked and goes away does no harm", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seats: ["person", "apprentice"], seed: 33 });
    let built = false;
    for (let n = 0; n < 200 && !built; n += 1) {
      await state(page, "you");
      const before = await moment(page);
      const door = page.locator('.entrance[data-light="open"]').first();
      if (await door.count() > 0) {
        const { x, y, width, height } = await door.boundingBox();
        await page.mouse.move(x + width / 2, y + height / 2);
        await page.mouse.click(x + width / 2, y + height / 2);
        built = true;
      } else {
        await page.evaluate((n) => {
          const all = [...document.querySelectorAll(".option:not([aria-pressed=true])")];
          const wanted = all.find((option) => /visit Maia|No State/.test(option.textContent));
          const confirm = n % 3 === 2 || all.length === 0 ? document.querySelector(".composer [data-confirm]:enabled") : null;
          (confirm ?? wanted ?? all[(n * 5) % all.length]).click();
        }, n);
      }
      await otherMoment(page, before);
    }
    assert.ok(built, "a store was built");
    assert.equal(await page.evaluate(() => document.body.dataset.broken), undefined);
  });
});

test("a step and a turn can be taken back, up to the barrier", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 3 });
    // To a question in the middle of a turn that can be taken back.
    let undone = false;
    for (let n = 0; n < 40 && !undone; n += 1) {
      await state(page, "you");
      const before = await step(page);
      const question = await page.locator(".prompt h1").textContent();
      await choose(page, 0);
      await page.waitForTimeout(50);
      const isFree = await page.getByRole("button", { name: "Undo step" }).getAttribute("aria-disabled");
      if (isFree === "false") {
        // What was given as one form is taken back answer by answer.
        for (let now = await step(page); now > before; now = await step(page)) {
          await page.keyboard.press("Backspace");
          await otherStep(page, now);
        }
        assert.equal(await step(page), before);
        assert.equal(await page.locator(".prompt h1").textContent(), question);
        await choose(page, 0);
        const again = await step(page);
        await page.keyboard.press("Shift+Backspace");
        await otherStep(page, again);
        assert.ok(await step(page) <= before);
        undone = true;
      }
    }
    assert.ok(undone, "something could be taken back");
  });
});

test("what cannot be taken back is asked about first, and the barrier says what it is", async () => {
  const before = () => {
    localStorage.setItem("caravela.pace", "instant");
    localStorage.setItem("caravela.list", "open");
  };
  await using("", { before }, async (page) => {
    await newTable(page, { seed: 5 });
    const [why, filled] = [page.locator(".form-foot .why"), () => page.locator(".composer").getAttribute("data-filled")];
    let asked = false;
    for (let n = 0; n < 60 && !asked; n += 1) {
      await state(page, "you");
      const [now, before] = [await step(page), await filled()];
      await page.locator(".option").first().click();
      await page.waitForFunction((now) => Number(document.querySelector(".play").dataset.step) !== now || document.querySelector(".form-foot"), now);
      if (await why.count() === 0) {
        if (await step(page) === now) await give(page, now);
        continue;
      }
      asked = true;
      await why.getByText("You can't undo it.").waitFor();
      await picture(page, "confirm-desktop-light");
      await page.locator("[data-cancel]").click();
      assert.equal(await step(page), now);
      assert.equal(await filled(), before, "the form is as it was");
      await page.locator(".option").first().click();
      await page.locator("[data-confirm]").click();
      await otherStep(page, now);
      await state(page, "you");
      await page.keyboard.press("Backspace");
      await page.locator(".note-box").getByText("Can't undo:").waitFor();
      // Bots agree to go back.
      const later = await step(page);
      await page.getByRole("button", { name: "Undo anyway" }).click();
      await otherStep(page, later);
      assert.ok(await step(page) < later);
    }
    assert.ok(asked, "luck was ahead at some answer");
  });
});

test("what is not possible says all reasons with their rules, and the rule opens", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 2 });
    let found = false;
    for (let n = 0; n < 60 && !found; n += 1) {
      await state(page, "you");
      found = await page.locator(".shut").count() > 0;
      if (!found) await choose(page, n % await page.locator(".option").count());
    }
    assert.ok(found, "something was not possible");
    await page.locator(".shut-list").evaluate((list) => { list.open = true; });
    const shut = page.locator(".shut").first();
    await shut.focus();
    assert.match(await shut.locator(".reasons").textContent(), /[A-Z]-[A-Z0-9]+-\d+/);
    const rule = shut.locator(".rule-link").first();
    const id = await rule.textContent();
    await rule.click();
    await page.getByRole("dialog", { name: `Rule ${id.trim()}` }).waitFor();
    await picture(page, "refusal-desktop-light");
    await accessible(page, "refusal");
    await page.keyboard.press("Escape");
    assert.equal(await page.getByRole("dialog").count(), 0);
  });
});

/** Plays Maia's visits until a store can be built somewhere and not everywhere. */
async function toStore(page) {
  for (let n = 0; n < 60; n += 1) {
    await state(page, "you");
    await page.locator(".option").first().waitFor();
    if (await page.locator(".map .spot.land[data-light=shut]").count() > 0) return;
    const titles = await page.locator(".option-title").allTextContents();
    const wanted = [/Build a store/, /: visit Maia/].map((wish) => titles.findIndex((title) => wish.test(title))).find((at) => at >= 0);
    await fillIn(page, wanted ?? n % titles.length);
    if (await page.locator(".composer [data-confirm]:enabled").count() > 0) await give(page, await step(page));
  }
  assert.fail("no store could be built");
}

/** Every reason stands in the panel whole, before anything else, and once. */
async function isWhole(page, told) {
  await page.waitForTimeout(100);
  const body = await page.locator(".asked-body").boundingBox();
  for (const reason of await told.locator(".reason").all()) {
    const at = await reason.boundingBox();
    assert.ok(at.y >= body.y - 4 && at.y + at.height <= body.y + body.height + 4, `cut off: ${await reason.textContent()}`);
  }
  const all = await told.locator(".reasons").allTextContents();
  assert.equal(new Set(all).size, all.length, "each reason once");
}

for (const game of ["madeira"]) test(`on a phone of ${game} a locked place says why when it is tapped, whole, until another part is shown`, async () => {
  await using("", { before: () => localStorage.setItem("caravela.pace", "instant"), size: "phone" }, async (page) => {
    await newTable(page, { game, seats: ["person", "apprentice", "apprentice"], seed: 7 });
    await state(page, "you");
    const shut = page.locator(".map .spot[data-light=shut]");
    for (let n = 0; n < 12 && await shut.count() === 0; n += 1) {
      const open = page.locator(".asked .tile[data-answer], .hand-card[data-light=open], .map .spot[data-light=open]").first();
      await open.dispatchEvent("click");
      await page.waitForTimeout(150);
      const confirm = page.locator(".composer [data-confirm]:enabled");
      if (await confirm.count() > 0) await confirm.click();
      await state(page, "you");
    }
    const place = await shut.first().getAttribute("data-place");
    await page.locator(`.map [data-place="${place}"]`).first().dispatchEvent("click");
    const told = page.locator(".refused-here");
    await told.waitFor();
    await isWhole(page, told);
    const tabs = await page.locator(".tabs").boundingBox();
    const panel = await told.boundingBox();
    assert.ok(panel.y < tabs.y, "it begins above the names of the parts");
    await page.locator(".tabs .tab").nth(4).tap();
    await told.waitFor({ state: "detached" });
    await page.locator(".tabs .tab").nth(0).tap();
    assert.equal(await told.count(), 0, "it does not come back");
  });
});

test("a place that is refused says why when it is pointed at, focused or clicked, and the answers stay", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seats: ["person", "apprentice", "apprentice", "apprentice"], seed: 7 });
    await toStore(page);
    const why = /Not possible: .*\n.*\d+ (real|réis) short \(L-[A-Z]+-\d+\)/;
    const refused = page.locator(".map .spot.land[data-light=shut]").first();
    assert.match(await refused.getAttribute("aria-description"), why);
    await refused.hover({ force: true });
    await page.locator("#tip.shown").waitFor();
    assert.match(await page.locator("#tip").textContent(), why);
    const before = await page.locator(".option").count();
    await refused.click({ force: true });
    const told = page.locator(".refused-here");
    assert.match(await told.textContent(), /It costs \d+ réis: you have \d+.*; \d+ (real|réis) short L-[A-Z]+-\d+/);
    await isWhole(page, told);
    assert.equal(await page.locator(".option").count(), before, "all answers are still there");
    assert.equal(await refused.getAttribute("data-light"), "shut");
    await accessible(page, "refused place");
    await told.getByRole("button", { name: "Close this message" }).click();
    assert.equal(await told.count(), 0);
    // What is possible tells its price, too.
    const open = page.locator(".map .spot.land[data-light=open]").first();
    assert.match(await open.getAttribute("aria-description"), /price|possible here/);
  });
});

test("on a phone the map shows what can be chosen, comes closer to small places, and the parts tell where more is", async () => {
  await using("", { before: quick, size: "phone" }, async (page) => {
    await newTable(page, { seats: ["person", "apprentice", "apprentice", "apprentice"], seed: 7 });
    await toStore(page);
    await closeList(page);
    const middles = () => page.evaluate(() => {
      const frame = document.querySelector(".zoom").getBoundingClientRect();
      const middle = (spot) => spot.getBoundingClientRect();
      return [...document.querySelectorAll(".zoom .spot[data-light=open]")].map(middle)
        .filter(({ x, y, width, height }) => x + width / 2 < frame.left || x + width / 2 > frame.right || y + height / 2 < frame.top || y + height / 2 > frame.bottom).length;
    });
    await page.waitForFunction(() => document.querySelectorAll(".zoom .spot[data-light=open]").length > 10);
    await page.waitForTimeout(200);
    assert.equal(await middles(), 0, "nothing that can be chosen is out of sight");
    const door = page.locator(".spot[data-place=door-A1-gold]");
    const tap = async () => {
      const { x, y, width, height } = await door.boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      return Math.min(width, height);
    };
    const before = await moment(page);
    assert.ok(await tap() < 44, "too small for a finger");
    await page.waitForFunction(() => document.querySelector(".spot[data-place=door-A1-gold]").getBoundingClientRect().width >= 43);
    assert.equal(await moment(page), before, "nothing was chosen yet");
    await tap();
    await otherMoment(page, before);
    // A tap on something that does nothing else says what it is, until the next one.
    await page.locator(".tab").nth(1).tap();
    await page.locator(".side .spot[role=img] >> visible=true").first().tap();
    await page.locator("#tip.shown").waitFor();
    await page.locator(".tab").nth(0).tap();
    assert.equal(await page.locator("#tip.shown").count(), 0);
    // The next card comes from the decks; it can be taken where one answers.
    for (let n = 0; n < 30 && !/card do you take/.test(await page.locator(".prompt h1").textContent()); n += 1) {
      await state(page, "you");
      await choose(page, 0);
    }
    await closeList(page);
    await page.locator(".asked .tile").first().waitFor();
  });
});

test("before a turn madeira says what will be missing, once in a round, until it is closed", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { game: "madeira", seats: ["person", "apprentice"], seed: 3 });
    const told = new Map();
    const check = page.locator(".turn-check");
    for (let n = 0; n < 150 && told.size < 3; n += 1) {
      await state(page, "you", "over");
      if (await page.locator(".play").getAttribute("data-state") === "over") break;
      if (await check.count() > 0) {
        const round = await page.locator(".round").textContent();
        const key = (line) => `${round}: ${line}`;
        for (const line of await check.locator("li").allTextContents()) {
          assert.match(line, /\d.*M-[A-Z]+-\d+/, "numbers and the rule");
          assert.ok(!told.has(key(line)), `told twice: ${key(line)}`);
          told.set(key(line), n);
        }
      }
      await choose(page, n * 7);
    }
    assert.ok(told.size >= 3, "something was going to be missing");
  });
});

test("a cover between two people hides what each holds", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seats: ["person", "person"], seed: 4 });
    const covered = () => page.evaluate(() => ({
      cards: document.querySelectorAll(".held *, .own *, .option, .asked *, .entries li").length,
      text: document.querySelector(".play").textContent,
    }));
    await state(page, "cover");
    assert.equal((await covered()).cards, 0);
    await page.getByRole("button", { name: /^I am / }).click();
    await state(page, "you");
    const first = await page.locator(".prompt h1").textContent();
    assert.ok(first.length > 0);
    await playOn(page, "cover", 200);
    await state(page, "cover");
    assert.equal((await covered()).cards, 0, "nothing of the hand is in the document");
    await picture(page, "cover-desktop-light");
    await accessible(page, "cover");
    await page.getByRole("button", { name: /^I am / }).click();
    await state(page, "you");
    await page.reload();
    await ready(page);
    await state(page, "cover");
    assert.equal((await covered()).cards, 0, "also after a reload");
  });
});

test("a table with bots only is watched, paused and stepped", async () => {
  const before = () => localStorage.setItem("caravela.pace", "quick");
  await using("", { before }, async (page) => {
    await newTable(page, { seats: ["apprentice", "apprentice"], seed: 9 });
    await page.waitForFunction(() => Number(document.querySelector(".play").dataset.step) > 3);
    await page.getByRole("button", { name: "Pause" }).click();
    const at = await step(page);
    await page.waitForTimeout(1200);
    assert.equal(await step(page), at);
    await page.getByRole("button", { name: "Next move" }).click();
    await otherStep(page, at);
    await page.waitForTimeout(1200);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.waitForFunction((at) => Number(document.querySelector(".play").dataset.step) > at + 3, at);
    await picture(page, "watching-desktop-light");
  });
});

test("an adviser says what it would do, unless that is switched off at the table", async () => {
  const choose = async (page, name) => {
    await page.locator(".menu > summary").click();
    await page.getByRole("button", { name }).click();
  };
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 6 });
    await state(page, "you");
    const ask = page.getByRole("button", { name: "Ask a bot for advice" });
    await ask.click();
    const advice = page.getByText("The bot would choose");
    await advice.waitFor({ timeout: 150_000 });
    // Where one looks, and not below the answers.
    const [panel, told] = [await page.locator(".composer").boundingBox(), await advice.boundingBox()];
    assert.ok(told.y + 20 < panel.y + panel.height, "the advice is in sight");
    assert.equal(await page.locator(".option", { hasText: "advised" }).count(), 1);
    const sentence = await page.locator(".advice").textContent();
    assert.match(sentence, /^The bot would choose: .+\.( It is better for \p{L}.* than the next best: .+\.)?$/u, "a sentence, and why");
    await choose(page, "Turn hints off");
    await ask.waitFor({ state: "detached" });
    await page.reload();
    await ready(page);
    await state(page, "you");
    await page.locator(".option").first().waitFor();
    assert.equal(await ask.count(), 0);
    await choose(page, "Turn hints on");
    await ask.waitFor();
  });
});

for (const game of games) for (const size of Object.keys(sizes)) for (const theme of themes) {
  test(`a table of ${game} is accessible and fits: ${size}, ${theme}`, async () => {
    await using("", { size, theme, before: quick }, async (page) => {
      await newTable(page, { game, seats: ["person", "apprentice", "apprentice", "apprentice"], seed: 12 });
      await state(page, "you");
      await accessible(page, `the first moment of ${game}`);
      await playOn(page, "over", 25);
      await state(page, "you");
      // With and without the list of answers.
      await accessible(page, `the list of ${game}`);
      await closeList(page);
      await page.evaluate(() => document.fonts.ready);
      const look = async (name) => {
        await page.mouse.move(0, 0);
        await picture(page, `${name}-${size}-${theme}`);
        await accessible(page, name);
      };
      await look(`table-${game}`);
      const over = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      assert.deepEqual(over.map((n) => Math.max(n, 0)), [0, 0], "the page does not scroll");
      if (size !== "phone") {
        const cut = await page.evaluate(() => [".map", ".side", ".own", ".composer"].filter((part) => {
          const { scrollHeight, clientHeight } = document.querySelector(`.play > ${part}`);
          return scrollHeight > clientHeight + 1;
        }));
        assert.deepEqual(cut, [], "parts of the table that do not fit");
        await page.locator(".other-name").first().click();
        await page.getByRole("dialog").waitFor();
        await look(`other-${game}`);
        return;
      }
      for (const n of [1, 2, 3, 4, 0]) {
        await page.locator(".tab").nth(n).click();
        const tab = await page.evaluate(() => document.querySelector(".play").dataset.tab);
        await look(`table-${game}-${tab}`);
        assert.deepEqual(await tooSmall(page), [], `too small to touch in ${tab}`);
      }
    });
  });
}
