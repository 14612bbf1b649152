// The engine behind the page: it answers, does not hold the page up, can be stopped, and is replaced when it breaks.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { picture, start, stop, using } from "./browser.mjs";
import { newTable } from "./table.mjs";

before(start);
after(stop);

const health = (page, text) => page.locator(".health").getByText(text).waitFor();
const check = (page) => page.getByRole("button", { name: "Check this device" }).click();

/** The frames while a bot thought about each game: what nineteen of twenty took, and the longest. */
async function frames(page, t) {
  await page.locator(".results li").nth(1).waitFor({ timeout: 120_000 });
  return (await page.locator(".results li").allTextContents()).map((line) => {
    t.diagnostic(line);
    const [, usual, longest] = line.match(/Frames took (\d+) ms, the longest (\d+) ms/).map(Number);
    return { usual, longest };
  });
}

test("bots think while the page stays smooth", async (t) => {
  await using("#/settings", {}, async (page) => {
    await health(page, "Ready");
    await check(page);
    for (const { usual, longest } of await frames(page, t)) {
      // A busy machine may hold up a single frame; a page that waited for the bot would show next to none.
      assert.ok(usual <= 50, `frames took ${usual} ms while the bot was thinking`);
      assert.ok(longest <= 400, `a frame took ${longest} ms while the bot was thinking`);
    }
    await picture(page, "settings-checked-desktop-light");
    await page.getByText("Never had to be restarted").waitFor();
  });
});

test("a page that is held up would be noticed", async (t) => {
  await using("#/settings", {}, async (page) => {
    await health(page, "Ready");
    await check(page);
    await health(page, "Thinking");
    await page.evaluate(() => { for (const end = performance.now() + 700; performance.now() < end;); });
    const [{ longest }] = await frames(page, t);
    assert.ok(longest >= 650, `the longest frame is said to have taken ${longest} ms`);
  });
});

test("a long job can be stopped, and the engine goes on", async () => {
  await using("#/settings", {}, async (page) => {
    await health(page, "Ready");
    await check(page);
    await health(page, "Thinking");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped.").first().waitFor({ timeout: 30_000 });
    await page.getByText("Never had to be restarted").waitFor();
  });
});

test("where memory cannot be shared, stopping replaces the engine", async () => {
  const before = () => Object.defineProperty(window, "crossOriginIsolated", { value: false });
  await using("#/settings", { before }, async (page) => {
    await health(page, "Ready");
    await check(page);
    await health(page, "Thinking");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped.").first().waitFor({ timeout: 30_000 });
    await health(page, "Restarted once");
  });
});

test("an engine that breaks is replaced, and the next table is dealt", async () => {
  await using("#/settings", { expected: ["killed by the test"] }, async (page) => {
    await health(page, "Ready");
    await page.workers()[0].evaluate(() => setTimeout(() => { throw new Error("killed by the test"); }));
    await health(page, "Restarted once");
    await health(page, "Ready");
    await page.getByRole("link", { name: "Tables" }).click();
    await newTable(page);
  });
});

test("an engine that falls silent is noticed", async () => {
  await using("", {}, async (page) => {
    await page.locator(".game-card").first().waitFor();
    await page.waitForTimeout(500);
    await page.workers()[0].evaluate(() => self.close());
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.getByText("The engine stopped and was restarted").waitFor({ timeout: 60_000 });
    await newTable(page);
  });
});

test("an engine that cannot be started says so", async () => {
  const before = () => { window.Worker = class { constructor() { throw new Error("no workers here"); } }; };
  await using("", { before }, async (page) => {
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.getByRole("alert").getByText("The engine cannot be started (no workers here)").waitFor();
  });
});
