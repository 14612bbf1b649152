// A browser for the tests: pages that fail their test on any error in the console, and pictures of what they show.
import assert from "node:assert/strict";
import path from "node:path";
import { chromium } from "playwright-core";
import { AxeBuilder } from "@axe-core/playwright";

export const url = process.env.CARAVELA_URL ?? "http://127.0.0.1:7755/";
const pictures = process.env.CARAVELA_SCREENSHOTS ?? "../target/screenshots";

/** The sizes that every screen is looked at in. */
export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844, touch: true } };
export const themes = ["light", "dark"];

/** How long anything may take, in milliseconds. */
const PATIENCE = Number(process.env.CARAVELA_PATIENCE ?? 120_000);

/** How a browser is started. */
const launch = {
  executablePath: process.env.CARAVELA_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync"],
};

let browser;

export async function start() {
  browser = await chromium.launch(launch);
}

/** A browser of its own that keeps everything in a folder, as on somebody's device. */
export const device = (folder) => chromium.launchPersistentContext(folder, { ...launch, viewport: sizes.desktop, locale: "en-GB" });

export const stop = () => browser.close();

/**
 * Waits until something holds that the page cannot say at once: `waitForFunction` takes a promise for an answer. A page that is loaded anew meanwhile is
 * asked again.
 */
export async function until(page, holds) {
  const isGone = (error) => { if (!error.message.includes("context was destroyed")) throw error; };
  while (!await page.evaluate(holds).catch(isGone)) await page.waitForTimeout(50);
}

/** Waits until the whole page is kept on the device and served from there. */
export const isKept = (page) => page.evaluate(async () => {
  const { serviceWorker } = navigator;
  const isControlled = new Promise((resolve) => { serviceWorker.addEventListener("controllerchange", resolve, { once: true }); });
  await serviceWorker.ready;
  if (serviceWorker.controller === null) await isControlled;
});

/**
 * A page in a fresh profile, at an address, ready to be used. Errors in the console fail the test when it is closed, except
 * those that `expected` lists as parts of their text. Where it is not `kept` on the device, every load asks the server. The size is one of
 * those above, or any other one. Notes that are told once are told only on the `isFirst` visit.
 */
export async function open(place = "", { size = "desktop", theme = "light", motion = "no-preference", kept = true, isFirst = false, before, expected = [] } = {}) {
  const { width, height, touch = false } = sizes[size] ?? size;
  const context = await browser.newContext({
    viewport: { width, height }, colorScheme: theme, reducedMotion: motion, deviceScaleFactor: 1, hasTouch: touch, locale: "en-GB",
    serviceWorkers: kept ? "allow" : "block",
  });
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const errors = [];
  const heard = (text) => expected.some((part) => text.includes(part)) || errors.push(text);
  page.on("console", (message) => message.type() === "error" && heard(message.text()));
  page.on("pageerror", (error) => heard(String(error)));
  page.on("requestfailed", (request) => {
    // What was still loading when a test loaded the page anew is given up by the browser: no fault of the page.
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") heard(`${request.url()} ${why}`);
  });
  if (!isFirst) await page.addInitScript(() => localStorage.setItem("caravela.stars-told", "yes"));
  if (before) await page.addInitScript(before);
  await page.goto(url + place);
  await ready(page);
  return {
    page,
    close: async () => {
      await context.close();
      assert.deepEqual(errors, [], "errors in the console");
    },
  };
}

/** Waits until the page can be used, and says after how many milliseconds that was. */
export async function ready(page) {
  await page.waitForFunction(() => performance.getEntriesByName("caravela-ready").length > 0);
  return page.evaluate(() => performance.getEntriesByName("caravela-ready")[0].startTime);
}

/** Opens a page, lets a test use it, and closes it in any case. */
export async function using(place, options, act) {
  const { page, close } = await open(place, options);
  try {
    await act(page);
  } catch (error) {
    await page.context().close();
    throw error;
  }
  await close();
}

/**
 * Closes the sheet that is open by its key, and waits until its entry of the history is left too: whoever goes elsewhere before that, faster than a
 * person can, is brought back by the browser.
 */
export async function closeSheet(page) {
  const left = page.evaluate(() => new Promise((resolve) => { addEventListener("popstate", () => resolve(), { once: true }); }));
  await page.keyboard.press("Escape");
  await left;
}

/** Goes to a place within the page. */
export const go = (page, place) => page.evaluate((hash) => { location.hash = hash; }, place);

export const picture = (page, name) => page.screenshot({ path: path.join(pictures, `${name}.png`) });

/** Fails on what keeps people out: everything that axe calls serious or critical. */
export async function accessible(page, where) {
  // The page has one frame, so nothing has to be gathered in a page of its own; what is in order need not be described.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] }).analyze();
  const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = bad.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`);
  assert.deepEqual(told, []);
}

/** Looks at a screen as it is shown: takes its picture, and fails if people are kept out or it is too wide. */
export async function look(page, name, size, theme) {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await picture(page, `${name}-${size}-${theme}`);
  await accessible(page, name);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${name} is ${wide} px too wide`);
}
