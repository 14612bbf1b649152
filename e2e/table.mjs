// Tables for the tests: opened from the form, played at, and waited for.

/** What is set before the page begins: no waiting for moves of others, no questions about the way back, the list of answers open. */
export const quick = () => {
  localStorage.setItem("caravela.pace", "instant");
  localStorage.setItem("caravela.confirm", "never");
  localStorage.setItem("caravela.list", "open");
  localStorage.setItem("caravela.stars-told", "yes");
};

/** The games that can be played, by the word of their choice. */
export const games = ["lisboa", "madeira"];

/** Opens a table from the form of the first page, and gives its address. `seats` are `person` or the level of a bot. */
export async function newTable(page, { game = "lisboa", seats = ["person", "apprentice", "apprentice"], seed, variants = [] } = {}) {
  await page.locator(`.game-card:has(input[value="${game}"])`).click();
  await page.locator(`.choice:has(input[name=players][value="${seats.length}"])`).click();
  for (const [n, kind] of seats.entries()) await page.getByLabel(`Seat ${n + 1}`, { exact: true }).selectOption(kind);
  if (seed !== undefined || variants.length > 0) await page.getByText("Variants and readings, seed, components").click();
  if (seed !== undefined) await page.getByLabel("Seed").fill(String(seed));
  for (const variant of variants) await page.locator(`input[type=checkbox][value=${variant}]`).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await state(page, "you", "others", "cover");
  return page.evaluate(() => location.hash);
}

/** Waits until the table waits for one of these: `you`, `others`, `cover`, `over`. */
export const state = (page, ...wanted) => page.waitForFunction(
  (wanted) => wanted.includes(document.querySelector(".play")?.dataset.state), wanted,
);

/** The step that is shown. */
export const step = (page) => page.evaluate(() => Number(document.querySelector(".play").dataset.step));

/** Waits until another step is shown. */
export const otherStep = (page, than) => page.waitForFunction(
  (than) => document.querySelector(".play")?.dataset.step !== undefined && Number(document.querySelector(".play").dataset.step) !== than, than,
);

/** Opens the list of answers, if it is not. */
export async function openList(page) {
  const [list, button] = [page.locator(".answers"), page.locator("button[data-list]")];
  if (await list.count() === 0 && await button.isVisible()) await button.click();
}

/** Closes the list of answers, which lies over the board on a phone. */
export async function closeList(page) {
  const close = page.locator(".answers .panel-head .plain");
  if (await close.count() > 0) await close.click();
}

/**
 * Chooses the answer with this number, as whoever sits there would, gives what else its form wants, and waits for what follows. Numbers begin
 * anew after the last answer; a form that is filled in already is given as it is.
 */
export async function choose(page, n = 0) {
  const before = await step(page);
  await openList(page);
  await page.locator(".option, .composer [data-confirm]:enabled").first().waitFor();
  const all = await page.locator(".option").count();
  if (all > 0) await page.locator(`.option[data-option="${n % all}"]`).click();
  await give(page, before);
}

/** What is shown, of the table and of what is filled in and not given yet. */
export const moment = (page) => page.evaluate(() => {
  const { step, draft } = document.querySelector(".play").dataset;
  return `${step} ${draft}`;
});

/** Waits until something else is shown. */
export const otherMoment = (page, than) => page.waitForFunction((than) => {
  const { step, draft } = document.querySelector(".play")?.dataset ?? {};
  return step !== undefined && `${step} ${draft}` !== than;
}, than);

/** Fills in the answer with this number, and no more. */
export async function fillIn(page, n = 0) {
  const before = await moment(page);
  await openList(page);
  await page.locator(`.option[data-option="${n}"]`).click();
  await otherMoment(page, before);
}

/** Gives what is filled in, with the first answer to whatever its form still asks, and waits until this step is over. */
export async function give(page, before) {
  await page.evaluate(finish, before);
  await otherStep(page, before);
}

/* Runs in the page: fills in the first answer of whatever a form still asks, and gives it, until the table has moved on. */
async function finish(before) {
  const now = () => Number(document.querySelector(".play")?.dataset.step);
  const end = performance.now() + 20_000;
  while (now() === before && performance.now() < end) {
    const confirm = document.querySelector(".composer [data-confirm]:enabled");
    const isBegun = Number(document.querySelector(".play").dataset.draft) > 0;
    const next = confirm ?? (isBegun ? document.querySelector(".option:not([aria-pressed=true])") : null);
    next?.click();
    await new Promise((resolve) => { setTimeout(resolve, 30); });
  }
}

/** Plays in the page until `until` says that it is enough; gives how many answers were given. */
export const playOn = (page, until = "over", most = 2000) => page.evaluate(async ([until, most]) => {
  const play = () => document.querySelector(".play");
  const frame = () => new Promise((resolve) => { setTimeout(resolve, 5); });
  const now = () => `${play()?.dataset.step} ${play()?.dataset.draft} ${document.querySelector(".composer")?.dataset.filled}`;
  const end = performance.now() + 280_000;
  let given = 0;
  while (given < most && performance.now() < end) {
    if (play()?.dataset.state === until || document.body.dataset.broken !== undefined) break;
    const isAsked = play()?.dataset.state === "you";
    const options = isAsked ? [...document.querySelectorAll(".option:not([aria-pressed=true])")] : [];
    const confirm = isAsked ? document.querySelector(".composer [data-confirm]:enabled") : null;
    // What is set at first is not always taken as it is.
    const isGiven = confirm !== null && (options.length === 0 || document.querySelector(".composer [data-cancel]") !== null || given % 2 === 0);
    // Not always the first: something of everything.
    const next = isGiven ? confirm : options[(given * 7) % options.length];
    if (next === undefined) {
      await frame();
      continue;
    }
    const before = now();
    next.click();
    given += 1;
    const wait = performance.now() + 5_000;
    while (now() === before && performance.now() < wait) await frame();
  }
  return given;
}, [until, most]);
