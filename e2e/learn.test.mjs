// Learning by playing: both guided games to their end by following the light, left and taken up again.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { go, look, open, ready, start, stop } from "./browser.mjs";
import { games, state, step } from "./table.mjs";

before(start);
after(stop);

/** Moves of others are shown at once. */
const quick = () => localStorage.setItem("caravela.pace", "instant");

/** The word of the step that the card is about. */
const stepOf = (page) => page.evaluate(() => document.querySelector(".teach")?.dataset.step);

/** All that a tap can change. */
const moment = (page) => page.evaluate(seen, null);

/* Runs in the page: what is seen, or whether that is something else. */
function seen(than) {
  const [play, card] = [document.querySelector(".play"), document.querySelector(".teach")];
  const lit = document.querySelector("[data-taught]");
  const now = [play?.dataset.step, play?.dataset.draft, card?.dataset.step, lit?.dataset.place ?? lit?.dataset.answer ?? lit?.className].join(" ");
  return than === null ? now : now !== than;
}

/* Runs in the page: the middle of what is lit, once a tap there meets it and the card covers none of it; nothing before. */
function target() {
  const [lit, card] = [document.querySelector("[data-taught]"), document.querySelector(".teach")];
  if (lit === null || card === null) return null;
  const [a, b] = [lit.getBoundingClientRect(), card.getBoundingClientRect()];
  const [x, y] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  if (hit === null || !lit.contains(hit) || !isApart) return null;
  // What still moves is waited for.
  const place = `${Math.round(x)} ${Math.round(y)}`;
  const isSteady = window.lastTarget === place;
  window.lastTarget = place;
  return isSteady ? { x, y } : null;
}

/* Runs in the page: whether the card lies over something of the hand. */
function coveredHand() {
  const a = document.querySelector(".teach").getBoundingClientRect();
  return [...document.querySelectorAll(".composer > .held .spot")].some((spot) => {
    const b = spot.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  });
}

/** Taps what is lit, and waits until something comes of it. */
async function followOnce(page, touch) {
  const before = await moment(page);
  const found = await page.waitForFunction(target, null, { polling: 60 }).catch(async (error) => {
    throw new Error(`nothing lit can be hit at ${before}: ${error.message.split("\n")[0]}`);
  });
  const { x, y } = await found.jsonValue();
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await page.waitForFunction(seen, before).catch(() => {
    throw new Error(`a tap on what is lit leads to nothing at ${before}`);
  });
}

/** Follows the light until the card says one of these. */
async function follow(page, touch, ...until) {
  for (let taps = 0; taps < 200; taps += 1) {
    await page.waitForFunction(() => !["others", undefined].includes(document.querySelector(".teach")?.dataset.step));
    const card = await stepOf(page);
    if (until.includes(card)) return taps;
    if (card === "next") await page.locator("[data-next]").click();
    else await followOnce(page, touch);
  }
  throw new Error("the lesson does not end");
}

for (const game of games) for (const size of ["desktop", "phone"]) {
  test(`the first game of ${game} is played to its end by following the light (${size})`, { timeout: 300_000 }, async () => {
    const touch = size === "phone";
    const { page, close } = await open("", { size, before: quick });
    page.setDefaultTimeout(20_000);
    // Two taps from the first page to the first move.
    await page.locator(`[data-learn="${game}"]`).click();
    await state(page, "you");
    await page.waitForFunction(target, null, { polling: 60 });
    await look(page, `lesson-${game}`, size, "light");
    assert.equal(await page.locator(".coach").count(), 0, "the lesson speaks");
    if (!touch) assert.equal(await page.evaluate(coveredHand), false, "the card leaves the hand free");
    // Left once something was given, and taken up again.
    const first = await step(page);
    while (await step(page) === first) await followOnce(page, touch);
    await page.waitForFunction(() => !["others", undefined].includes(document.querySelector(".teach")?.dataset.step));
    const [here, card] = [await step(page), await stepOf(page)];
    await page.locator("[data-leave]").click();
    await page.locator(`[data-resume="${game}"]`).waitFor();
    await page.reload();
    await ready(page);
    await page.locator(`[data-resume="${game}"]`).click();
    await page.waitForFunction((card) => document.querySelector(".teach")?.dataset.step === card, card);
    assert.equal(await step(page), here);
    const taps = await follow(page, touch, "done");
    assert.ok(taps > 20, `${taps}`);
    await look(page, `lesson-${game}-done`, size, "light");
    // The game goes on as any other.
    await page.locator("[data-play-on]").click();
    await page.waitForFunction(() => document.querySelector(".teach") === null);
    await go(page, "#/learn");
    await page.getByText("Done").first().waitFor();
    await look(page, "learn", size, "light");
    await close();
  });
}

for (const theme of ["light", "dark"]) for (const size of ["desktop", "phone"]) {
  test(`the way in and a lesson look right (${size}, ${theme})`, async () => {
    const { page, close } = await open("", { size, theme, before: quick });
    await page.locator(".learn-panel").waitFor();
    await look(page, "home-learn", size, theme);
    await page.locator('[data-learn="lisboa"]').click();
    await page.waitForFunction(target, null, { polling: 60 });
    await look(page, "lesson", size, theme);
    await close();
  });
}

test("what comes later says so and does nothing", async () => {
  const { page, close } = await open("", { before: quick });
  await page.locator('[data-learn="lisboa"]').click();
  await page.waitForFunction(target, null, { polling: 60 });
  const before = await moment(page);
  // The card may lie over it.
  await page.locator('[data-place="hand-44"]').dispatchEvent("click");
  await page.getByText("Later in this lesson.").waitFor();
  assert.equal(await moment(page), before);
  await close();
});

test("a lesson that is broken or newer says what is wrong and offers a way on", async () => {
  const { page, close } = await open("", { before: quick, kept: false, expected: ["400"] });
  let text = "lesson 2\npart turns\nrecord\n";
  await page.route("**/lessons/lisboa.lesson", (route) => route.fulfill({ body: text, contentType: "text/plain" }));
  await page.locator('[data-learn="lisboa"]').click();
  await page.getByText("a lesson of version 1, not version 2").waitFor();
  await page.unroute("**/lessons/lisboa.lesson");
  await page.reload();
  await ready(page);
  await page.locator('[data-learn="lisboa"]').click();
  await page.locator(".teach").waitFor();
  text = "lesson 1\npart turns\nstep visit\nrecord\nno record";
  await page.route("**/lessons/lisboa.lesson", (route) => route.fulfill({ body: text, contentType: "text/plain" }));
  await page.reload();
  await page.getByText("This lesson is out of step.").waitFor();
  await page.locator("[data-restart]").waitFor();
  await page.getByRole("button", { name: "Play on without the lesson" }).click();
  await state(page, "you");
  // From here on the coach says what each decision is for.
  await page.locator(".coach").waitFor();
  assert.equal(await page.locator(".teach").count(), 0);
  await close();
});
