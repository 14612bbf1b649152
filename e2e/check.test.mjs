// Your box in fifteen minutes: the guided check against a physical copy, left and continued, and its file. Both games.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { accessible, go, look, ready, sizes, start, stop, themes, using } from "./browser.mjs";

before(start);
after(stop);

const same = (page) => page.getByRole("button", { name: "Same as here" });
const heading = (page) => page.locator("#check-title").textContent();
const crumb = (page) => page.locator(".check-ask > .note").first().textContent();
const bar = async (page) => Number(await page.getByRole("progressbar").getAttribute("aria-valuenow"));

/** Answers a step and waits for the next one. */
async function next(page, answer = () => same(page).click()) {
  const was = await crumb(page);
  await answer();
  await page.waitForFunction((was) => document.querySelector(".check-ask > .note")?.textContent !== was, was);
}

/** Goes to the first open step of a part. */
const part = (page, name) => page.locator(".check-path").getByRole("button", { name }).click();

/** The text of the exported box. */
async function exported(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /^Export/ }).click()]);
  return readFile(await download.path(), "utf8");
}

/** The entry of a pack that a text of TOML holds. */
const entryOf = (text, head) => text.slice(text.indexOf(head)).split("\n\n")[0];

test("steps are answered by a tap, a stepper and the keyboard; the check is left and continued, and the file says it: lisboa", async () => {
  let file;
  await using("#/box/lisboa", {}, async (page) => {
    await page.getByRole("link", { name: "Check against my box" }).click();
    await page.waitForFunction(() => location.hash === "#/box/lisboa/check");
    assert.equal(await heading(page), "Treasury track");
    await page.getByText(/steps left, about \d+ minutes/).waitFor();
    // The first answer makes a box of one's own.
    await next(page);
    assert.equal(await bar(page), 1);
    await part(page, "Lands");
    assert.equal(await heading(page), "Land A1");
    await page.getByRole("img", { name: "Where to look: Land A1" }).waitFor();
    await page.getByRole("button", { name: "One less: reward" }).click();
    await page.locator(".big-stepper output").getByText("4", { exact: true }).waitFor();
    await next(page, () => page.getByRole("button", { name: "My copy shows this" }).click());
    // Enter is the same as a tap: the button has the keyboard.
    assert.equal(await heading(page), "Land A2");
    await next(page, () => page.keyboard.press("Enter"));
    await next(page, () => page.getByRole("button", { name: "I can't see it" }).click());
    await next(page);
    assert.equal(await bar(page), 4);
    const at = await heading(page);
    assert.equal(at, "Land A5");
    await page.getByRole("link", { name: "Finish later" }).click();
    await page.getByRole("link", { name: /^Continue the check: 4 of \d+/ }).waitFor();
    await page.getByText("Kept on this device.").waitFor();
    await page.reload();
    await ready(page);
    await page.getByRole("link", { name: /^Continue the check: 4 of/ }).click();
    await page.waitForFunction((at) => document.querySelector("#check-title")?.textContent === at, at);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.waitForFunction(() => document.querySelector("#check-title")?.textContent === "Land A4");
    await go(page, "#/box/lisboa");
    file = await exported(page);
  });
  assert.match(file, /# Made from the pack [0-9a-f]{16}\./);
  const corrected = entryOf(file, 'space = "A1"');
  assert.ok(corrected.includes('reward = ["reis 4"]') && corrected.includes('confidence = "found"') && corrected.includes('source = "your copy"'), corrected);
  assert.match(entryOf(file, 'space = "A2"'), /source = "your copy"\nconfidence = "found"/);
  assert.match(entryOf(file, 'space = "A3"'), /confidence = "reconstructed"/);
  // Another owner may go on with it.
  await using("#/box/madeira", {}, async (page) => {
    await page.locator(".box-head input[type=file]").setInputFiles({ name: "mine.box", mimeType: "text/plain", buffer: Buffer.from(file) });
    await page.waitForFunction(() => location.hash === "#/box/lisboa");
    await page.getByRole("link", { name: /^Continue the check: 4 of/ }).waitFor();
  });
});

test("an impossible value is named and keeps the step; words are chosen, and what is not printed is added: madeira, lisboa", async () => {
  await using("#/box/madeira/check", {}, async (page) => {
    await part(page, "Slots");
    while (await heading(page) !== "Sugar Market") await next(page);
    const less = page.getByRole("button", { name: "One less: round 1" });
    for (let n = 0; n < 7; n += 1) await less.click();
    await page.locator(".answer .value-faults").getByText(/must be/).waitFor();
    const at = await crumb(page);
    await page.locator(".button.same").click();
    assert.equal(await crumb(page), at);
    const more = page.getByRole("button", { name: "One more: round 1" });
    for (let n = 0; n < 7; n += 1) await more.click();
    await next(page);
    await part(page, "Guild Favors");
    await page.locator(".answer select").selectOption("violet");
    // A Guild has three Favors: this is right only together with another.
    await page.locator(".answer .value-faults").getByText("only together with others").waitFor();
    await next(page, () => page.getByRole("button", { name: "My copy shows this" }).click());
    await page.keyboard.press("ArrowLeft");
    assert.equal(await page.locator(".answer select").inputValue(), "violet");
  });
  await using("#/box/lisboa/check", {}, async (page) => {
    await part(page, "Lands");
    await page.keyboard.press("+");
    await page.locator(".big-stepper output").getByText("6", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Something else is printed" }).click();
    await page.getByRole("button", { name: "Edit reward of Land A1" }).click();
    await page.getByLabel("reward of Land A1", { exact: true }).fill("favor");
    await page.keyboard.press("Enter");
    assert.equal(await page.locator(".answer select").inputValue(), "favor");
    await part(page, "Cards 1755–57");
    const pieces = page.locator(".answer", { hasText: "reward" }).locator(".answer-piece");
    await page.getByRole("button", { name: "Add another: reward" }).click();
    await pieces.nth(1).waitFor();
    await page.getByRole("button", { name: "Remove from reward" }).nth(1).click();
    await page.waitForFunction(() => document.querySelectorAll(".answer-piece").length === 4);
  });
});

test("whoever goes through everything gets a file, and is told what was left out: madeira", async () => {
  await using("#/box/madeira/check", {}, async (page) => {
    await page.locator(".button.same").waitFor();
    // In the page: a step takes a few milliseconds there.
    const given = await page.evaluate(async () => {
      let given = 0;
      while (document.querySelector(".button.same") && given < 300) {
        const was = document.querySelector(".check-ask > .note").textContent;
        const button = given === 3 ? [...document.querySelectorAll(".check-ways button")].at(-1) : document.querySelector(".button.same");
        button.click();
        given += 1;
        while (document.querySelector(".check-ask > .note")?.textContent === was) await new Promise((resolve) => { setTimeout(resolve, 5); });
      }
      return given;
    });
    assert.ok(given > 50 && given < 120, `${given} steps`);
    await page.getByRole("heading", { name: "You reached the end" }).waitFor();
    await page.getByText(/^\d+ values are confirmed, 0 are corrected, \d+ were not looked at\.$/).waitFor();
    await accessible(page, "the end of the check");
    assert.match(await exported(page), /# Made from the pack [0-9a-f]{16}\./);
    await go(page, "#/box/madeira");
    await page.getByText("Only reconstructed").click();
    await page.locator(".box-find").getByText("2 values").waitFor();
    await go(page, "#/box/madeira/check");
    await page.waitForFunction(() => document.querySelector("#check-title")?.textContent === "Row 2");
    await next(page);
    await page.getByText("Everything is answered.").waitFor();
    await page.getByRole("heading", { name: "You reached the end" }).waitFor();
    await page.getByLabel("Also ask about values that are found").check();
    await page.getByText(/steps left/).waitFor();
  });
});

for (const size of Object.keys(sizes)) {
  for (const theme of themes) {
    test(`the check is accessible and fits: ${size}, ${theme}`, async () => {
      await using("#/box/lisboa/check", { size, theme }, async (page) => {
        await page.locator(".check-step").waitFor();
        await look(page, "check-track", size, theme);
        await part(page, "Lands");
        await look(page, "check-land", size, theme);
        if (size === "phone") {
          const small = await page.evaluate(() => [...document.querySelectorAll("main button, main a, main select, main input")]
            .map((element) => element.closest("label") ?? element)
            .map((element) => [element.textContent.trim(), Math.round(element.getBoundingClientRect().height)])
            .filter(([, height]) => height > 0 && height < 44));
          assert.deepEqual(small, [], "targets below 44 px");
        }
        await part(page, "Cards 1755–57");
        await look(page, "check-card", size, theme);
        await page.getByRole("button", { name: "Something else is printed" }).click();
        await look(page, "check-card-all", size, theme);
        await go(page, "#/box/madeira/check");
        await part(page, "Slots");
        await next(page);
        await look(page, "check-slot", size, theme);
        await part(page, "Fields");
        await look(page, "check-field", size, theme);
        await go(page, "#/box/madeira");
        await page.locator(".box-check").waitFor();
        await look(page, "check-way", size, theme);
      });
    });
  }
}
