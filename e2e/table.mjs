// Tables for the tests: opened from the form, played at, and waited for.

/** What is set before the page begins: no waiting for moves of others, and no questions about the way back. */
export const quick = () => {
  localStorage.setItem("caravela.pace", "instant");
  localStorage.setItem("caravela.confirm", "never");
};

/** The games that can be played, by the word of their choice. */
export const games = ["lisboa", "madeira"];

/** Opens a table from the form of the first page, and gives its address. `seats` are `person` or the level of a bot. */
export async function newTable(page, { game = "lisboa", seats = ["person", "apprentice", "apprentice"], seed, variants = [] } = {}) {
  await page.locator(`.game-card:has(input[value="${game}"])`).click();
  await page.locator(`.choice:has(input[name=players][value="${seats.length}"])`).click();
  for (const [n, kind] of seats.entries()) await page.getByLabel(`Seat ${n + 1}`, { exact: true }).selectOption(kind);
  if (seed !== undefined || variants.length > 0) await page.getByText("Variants, seed, components").click();
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

/** Chooses the answer with this number, as whoever sits there would, and waits for what follows. */
export async function choose(page, n = 0) {
  const before = await step(page);
  await page.locator(`.option[data-option="${n}"]`).click();
  await otherStep(page, before);
}

/** Plays in the page until `until` says that it is enough; gives how many answers were given. */
export const playOn = (page, until = "over", most = 2000) => page.evaluate(async ([until, most]) => {
  const play = () => document.querySelector(".play");
  const frame = () => new Promise((resolve) => { setTimeout(resolve, 5); });
  const end = performance.now() + 280_000;
  let given = 0;
  while (given < most && performance.now() < end) {
    const { state, step } = play()?.dataset ?? {};
    if (state === until || document.body.dataset.broken !== undefined) break;
    const options = state === "you" ? document.querySelectorAll(".option") : [];
    if (options.length > 0) {
      // Not always the first: something of everything.
      options[(given * 7) % options.length].click();
      given += 1;
      const wait = performance.now() + 5_000;
      while (play()?.dataset.step === step && performance.now() < wait) await frame();
    } else {
      await frame();
    }
  }
  return given;
}, [until, most]);
