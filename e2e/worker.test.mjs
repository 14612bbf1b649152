// The engine behind the page: it answers, does not hold the page up, can be stopped, and is replaced when it breaks.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { newTable, picture, start, stop, using } from "./browser.mjs";

before(start);
after(stop);

const health = (page, text) => page.locator(".health").getByText(text).waitFor();
const check = (page) => page.getByRole("button", { name: "Check this device" }).click();

test("bots think while the page stays smooth", async (t) => {
  await using("#/settings", {}, async (page) => {
    await health(page, "Ready");
    await check(page);
    await page.locator(".results li").nth(1).waitFor({ timeout: 120_000 });
    await picture(page, "settings-checked-desktop-light");
    for (const line of await page.locator(".results li").allTextContents()) {
      t.diagnostic(line);
      const longest = Number(line.match(/Longest frame (\d+) ms/)[1]);
      assert.ok(longest <= 100, `a frame took ${longest} ms while the bot was thinking`);
    }
    await page.getByText("Never had to be restarted").waitFor();
  });
});

test("a long job can be stopped, and the engine goes on", async () => {
  await using("#/settings", {}, async (page) => {
    await health(page, "Ready");
    await check(page);
    await health(page, "Thinking");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped.").first().waitFor({ timeout: 5_000 });
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
    await page.getByText("Stopped.").first().waitFor({ timeout: 5_000 });
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
    await page.getByText("The engine stopped in the middle and was started anew").waitFor({ timeout: 15_000 });
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
