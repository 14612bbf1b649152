// Putting a turn together: what is asked now, what goes at once and what waits, Enter, the list, long presses, and drags from place to place.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { start, stop, using } from "./browser.mjs";
import { openAt, recorded } from "./record.mjs";
import { closeList, otherStep, step } from "./table.mjs";

before(start);
after(stop);

/** What is set before the page begins: no waiting for moves of others. All else is as it comes. */
const watched = () => localStorage.setItem("caravela.pace", "instant");

/** Opens a recorded game where seat A answers with what begins so, the first time or a later one; gives the record and the number of that action. */
async function at(page, name, pattern, nth = 0) {
  const record = await recorded(name);
  const all = record.answered("A").filter(({ begin, end }) => pattern.test(record.actions.slice(begin, end).map(({ action }) => action).join(", ")));
  await openAt(page, record, all[nth].begin, "A");
  return { record, ...all[nth] };
}

const filled = (page) => page.locator(".composer").getAttribute("data-filled");
const asked = (page) => page.locator(".prompt h1").textContent();
const spot = (page, place) => page.locator(`.spot[data-place="${place}"]`).first();

/** Waits until what is filled in is this. */
const nowFilled = (page, wanted) => page.waitForFunction((wanted) => new RegExp(wanted).test(document.querySelector(".composer").dataset.filled), wanted);

/** The middle of a place on the screen. */
async function middle(page, place) {
  const { x, y, width, height } = await spot(page, place).boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Presses on a place, moves to another one and lets go there; gives how many ghosts there were on the way. */
async function drag(page, from, to) {
  const [start, end] = [await middle(page, from), typeof to === "string" ? await middle(page, to) : to];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, { steps: 4 });
  const ghosts = await page.locator(".dragged").count();
  // The board may look otherwise once it shows where this may go.
  await page.mouse.move(...(typeof to === "string" ? await middle(page, to) : to), { steps: 4 });
  await page.mouse.up();
  assert.equal(await page.locator(".dragged").count(), 0, "no ghost stays");
  return ghosts;
}

test("the head asks what is asked now, the steps stay until it is given, and Enter gives it after a place was chosen", async () => {
  await using("", { before: watched }, async (page) => {
    await at(page, "madeira-3p", /^pirate 1 moinho, act, from/);
    const now = await step(page);
    const here = () => page.locator(".station.here").textContent();
    const [first, station] = [await asked(page), await here()];
    await spot(page, "take-die-1").click();
    await spot(page, "act-moinho").click();
    await nowFilled(page, "pirate 1 moinho, act");
    assert.notEqual(await asked(page), first);
    assert.equal(await page.locator("#asked-title").textContent(), await asked(page));
    assert.equal(await here(), station, "the strip does not run ahead");
    await spot(page, "spot-machico-3").click();
    await nowFilled(page, "from machico-3$");
    assert.match(await asked(page), /To which empty spot/);
    assert.equal(await here(), station);
    await spot(page, "spot-funchal-1").click();
    await nowFilled(page, "to funchal-1");
    assert.equal(await step(page), now, "several choices wait for the button");
    await page.locator(".composer [data-confirm]:enabled").waitFor();
    await page.keyboard.press("Enter");
    await otherStep(page, now);
  });
});

test("a card is picked by Enter, and its use, which can be taken back, is given with one tap", async () => {
  await using("", { before: watched }, async (page) => {
    await at(page, "lisboa-3p", /^court 45/);
    const now = await step(page);
    await page.locator(".hand-card[data-light=open]").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".asked .tile").first().waitFor();
    // A card for the Court leads on, and is given with the tap.
    await page.locator(".asked .tile[data-answer^=court]:enabled").first().click();
    await otherStep(page, now);
  });
});

test("what one tap answers wholly says so before, and goes at once", async () => {
  await using("", { before: watched }, async (page) => {
    const { begin } = await at(page, "lisboa-3p", /^clergy 16/);
    assert.match(await page.locator(".form-foot [data-confirm]").textContent(), /One choice, no need to confirm/);
    await page.locator(".asked .tile").first().click();
    await otherStep(page, begin);
  });
});

test("the way to the list of all answers opens it, shows that it is open, and never closes it", async () => {
  await using("", { before: watched }, async (page) => {
    await at(page, "lisboa-3p", /^court 45/);
    const button = page.locator("button[data-list]");
    await closeList(page);
    for (let n = 0; n < 2; n += 1) {
      await button.click();
      await page.locator(".answers .option").first().waitFor();
      assert.equal(await button.getAttribute("aria-expanded"), "true");
    }
    await closeList(page);
    await page.waitForFunction(() => document.querySelector(".answers") === null);
    assert.equal(await button.getAttribute("aria-expanded"), "false");
  });
});

test("a finger that rests on an answer or a place learns what it is, and chooses nothing", async () => {
  await using("", { before: watched, size: "phone" }, async (page) => {
    await at(page, "madeira-3p", /^pay, yes/);
    const finger = await page.context().newCDPSession(page);
    const touch = (type, points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const [now, before] = [await step(page), await filled(page)];
    const { x, y, width, height } = await page.locator(".asked .tile").first().boundingBox();
    const told = await page.locator(".asked .tile").first().getAttribute("data-told");
    await touch("touchStart", [{ x: x + width / 2, y: y + height / 2 }]);
    await page.locator("#tip.shown").waitFor();
    assert.equal(await page.locator("#tip").textContent(), told);
    await touch("touchEnd", []);
    await page.waitForTimeout(200);
    assert.deepEqual([await step(page), await filled(page)], [now, before], "nothing was chosen");
    assert.equal(await page.locator("#tip.shown").count(), 1, "it can be read");
    // A short tap chooses as ever.
    await page.locator(".asked .tile").first().tap();
    await page.waitForFunction(([now, before]) => Number(document.querySelector(".play").dataset.step) !== now || document.querySelector(".composer").dataset.filled !== before, [now, before]);
    assert.equal(await page.locator("#tip.shown").count(), 0);
  });
});

test("the Action first and then the die, or the answer that names it, takes both", async () => {
  await using("", { before: watched }, async (page) => {
    await at(page, "madeira-3p", /^die 2 capitania/);
    for (const die of [spot(page, "A-die-2"), page.locator('.asked .tile[data-answer="die 2 moinho"]')]) {
      await spot(page, "act-moinho").click();
      // The board and the answers follow what is picked, and until then they may move away from the pointer.
      await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
      await die.click();
      await nowFilled(page, "^die 2 moinho, act");
      await page.locator("[data-cancel]").click();
      await nowFilled(page, "^$");
    }
  });
});

test("a die is dragged to a Character, a Citizen to another district; let go elsewhere nothing happens", async () => {
  await using("", { before: watched }, async (page) => {
    await at(page, "madeira-3p", /^pirate 1 moinho, act, from/);
    assert.equal(await drag(page, "take-die-1", [700, 20]), 1, "a ghost follows");
    assert.equal(await filled(page), "");
    assert.equal(await page.locator(".spot[data-light=aside]").count(), 0, "nothing is picked");
    await drag(page, "take-die-1", "act-moinho");
    await nowFilled(page, "^pirate 1 moinho, act");
    const before = await filled(page);
    await drag(page, "spot-machico-3", [700, 20]);
    assert.equal(await filled(page), before);
    await drag(page, "spot-machico-3", "spot-funchal-1");
    await nowFilled(page, "from machico-3, to funchal-1");
  });
});

test("a card is dragged to the Court or the Portfolio", async () => {
  await using("", { before: watched }, async (page) => {
    const { begin } = await at(page, "lisboa-3p", /^court 45/);
    const card = "hand-45";
    await drag(page, card, [700, 20]);
    assert.equal(await step(page), begin);
    assert.equal(await page.locator(".hand-card[data-light=aside]").count(), 0, "nothing is picked");
    const slot = await page.locator(".own .spot:is([data-light=open])").first().getAttribute("data-place");
    await drag(page, card, slot);
    await page.waitForFunction((begin) => Number(document.querySelector(".play").dataset.step) !== begin || document.querySelector(".composer").dataset.filled !== "", begin);
  });
});

test("a finger takes a die along to a Character", async () => {
  await using("", { before: watched, size: "phone" }, async (page) => {
    await at(page, "madeira-3p", /^die 2 capitania/);
    const finger = await page.context().newCDPSession(page);
    const touch = (type, points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    const [[x, y], to] = [await middle(page, "A-die-2"), await middle(page, "act-moinho")];
    await touch("touchStart", [[x, y]]);
    for (let n = 1; n <= 5; n += 1) await touch("touchMove", [[x + (to[0] - x) * n / 5, y + (to[1] - y) * n / 5]]);
    assert.equal(await page.locator(".dragged").count(), 1, "a ghost follows");
    await touch("touchEnd", []);
    await nowFilled(page, "^die 2 moinho, act");
  });
});

test("a land that cash does not pay says so on the map and in words; a card that somebody else plays lies behind one's own", async () => {
  await using("", { before: watched }, async (page) => {
    const { begin } = await at(page, "lisboa-3p", /^follow, do store/);
    const cards = page.locator(".held .hand-card");
    const isOther = await cards.evaluateAll((all) => all.map((card) => card.matches(".at-court")));
    assert.deepEqual(isOther.indexOf(true), isOther.length - 1, "behind the own ones");
    await page.locator('.asked .tile[data-answer="follow"]').click();
    await page.locator('.asked .tile[data-answer="do store"]').click();
    await page.keyboard.press("Enter");
    await otherStep(page, begin);
    await page.locator(".bubbles .pill.burnt").first().waitFor();
    assert.match(await spot(page, "door-B1-gold").getAttribute("aria-description"), /price \d+-\d+, \d+-\d+ of it from Influence/);
    // Its reward is cash.
    assert.doesNotMatch(await spot(page, "door-A1-gold").getAttribute("aria-description"), /from Influence/);
  });
});

for (const game of ["lisboa", "madeira"]) test(`the menu of ${game} opens the key of signs`, async () => {
  await using("", { before: watched, size: "phone" }, async (page) => {
    await at(page, `${game}-3p`, /./);
    await page.locator(".menu > summary").tap();
    await page.getByRole("button", { name: "Signs" }).tap();
    const sheet = page.getByRole("dialog", { name: "Signs" });
    assert.ok(await sheet.locator(".legend-signs li").count() > 10);
    await page.keyboard.press("Escape");
    assert.equal(await sheet.count(), 0);
  });
});

test("on a phone undo says why it is not possible, tabs stay where they are, and Requests say what they score", async () => {
  await using("", { before: watched, size: "phone" }, async (page) => {
    const tops = new Set();
    for (const pattern of [/^to machico/, /^row 3/, /^die 2 capitania/, /^pay, yes/, /^give 0/]) {
      await at(page, "madeira-3p", pattern);
      tops.add((await page.locator(".tabs").boundingBox()).y);
    }
    assert.equal(tops.size, 1, "the tabs do not jump");
    const [dues] = await page.locator(".due").allTextContents();
    assert.match(dues, /Upkeep done/);
    const undo = await page.locator(".undo").first().boundingBox();
    await page.touchscreen.tap(undo.x + undo.width / 2, undo.y + undo.height / 2);
    await page.locator(".note-box").getByText("Can't undo:").waitFor();
    await page.locator(".tab").nth(2).tap();
    assert.match(await page.locator(".request-card .scores-for").first().textContent(), /\w+/);
  });
});
