// The rulebook inside: contents, search, addresses of rules, from a table to the page and back, offline; the ways to do it; the quick reference.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { go, isKept, look, sizes, start, stop, themes, using } from "./browser.mjs";
import { openAt, recorded } from "./record.mjs";
import { games, newTable, quick, state } from "./table.mjs";

before(start);
after(stop);

/** Waits until this rule is the one that was asked for, in sight. */
const atRule = (page, id) => page.waitForFunction((id) => {
  const rule = document.getElementById(`rule-${id}`);
  const { top } = rule?.getBoundingClientRect() ?? {};
  return rule !== null && document.activeElement === rule && top >= -1 && top < innerHeight;
}, id);

/** How far the page is scrolled, once it is so. */
const isScrolled = (page, wanted) => page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 4, wanted);

test("the contents lead through the chapters, and every rule has its address", async () => {
  await using("#/rules/lisboa", {}, async (page) => {
    await page.getByRole("heading", { name: "The rules of Lisboa" }).waitFor();
    const contents = page.getByRole("navigation", { name: "Contents" });
    await contents.getByRole("link", { name: "Visit a Noble" }).click();
    await contents.getByRole("link", { name: "Build a store" }).click();
    await page.getByRole("heading", { name: "Build a store" }).waitFor();
    await page.locator(".book-map .drawing").waitFor();
    assert.equal(await contents.getByRole("link", { name: "Build a store" }).getAttribute("aria-current"), "page");
    await page.locator(".book-page").getByRole("link", { name: "L-STORE-10", exact: true }).click();
    await atRule(page, "L-STORE-10");
    assert.equal(await page.evaluate(() => location.hash), "#/rules/lisboa/L-STORE-10");
    // A ruling is an address too, with its reasons.
    await go(page, "#/rules/lisboa/A-43");
    await atRule(page, "A-43");
    assert.ok(await page.locator("#rule-A-43[open] p").isVisible(), "the ruling is told");
    await page.getByRole("link", { name: "Check them in your box" }).waitFor();
    await go(page, "#/rules/lisboa/L-STORE-99");
    await page.getByRole("alert").getByText("There is no rule L-STORE-99").waitFor();
    await page.getByRole("searchbox").fill("officials plaza");
    await page.locator(".book-steps li").first().waitFor();
    await page.getByRole("searchbox").fill("treasuri markr");
    await page.getByText("No rule has these words").waitFor();
    assert.match(await page.locator(".book-steps").textContent(), /Treasury marker/, "the nearest ones are offered");
  });
});

test("whoever goes back finds the page as it was left", async () => {
  await using("#/rules/madeira/M-SETUP-20", {}, async (page) => {
    await atRule(page, "M-SETUP-20");
    await page.evaluate(() => scrollTo(0, 700));
    await isScrolled(page, 700);
    await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "The island" }).click();
    await page.getByRole("heading", { name: "The game", exact: true }).waitFor();
    await isScrolled(page, 0);
    await page.goBack();
    await page.getByRole("heading", { name: "Set up" }).waitFor();
    await isScrolled(page, 700);
  });
});

for (const [game, size] of [["lisboa", "desktop"], ["madeira", "phone"]]) {
  test(`from what a table asks to its rule, to the board and back: ${game}, ${size}`, async () => {
    await using("", { size, before: quick }, async (page) => {
      const address = await newTable(page, { game, seed: 3, seats: ["person", "apprentice"] });
      await state(page, "you");
      await page.evaluate(() => { location.hash = document.querySelector(".menu-item[href*=rules]").getAttribute("href"); });
      // It opens where the table is.
      const here = page.locator(".step.here");
      await here.waitFor();
      const rule = (await here.locator(".rule-address").textContent()).trim();
      await page.locator(".book-table").getByText(/You are at step \d+ of this page/).waitFor();
      await here.getByRole("button", { name: `Show ${rule} on the board` }).click();
      await state(page, "you");
      await page.locator("[data-pulse]").first().waitFor({ state: "attached" });
      await page.getByRole("link", { name: "Back to the page" }).click();
      await here.waitFor();
      assert.equal(await page.locator(".page-chip").count(), 0);
      await page.locator(".book-table").getByRole("link", { name: "Back to the board" }).click();
      await state(page, "you");
      assert.equal(await page.evaluate(() => location.hash), address);
      assert.equal(await page.locator(".page-chip").count(), 0, "the chip was used");
    });
  });
}

test("a rule beside a table leads to its page, and the way back to the table", async () => {
  await using("", { before: quick }, async (page) => {
    const record = await recorded("lisboa-3p");
    await openAt(page, record, record.turns("A")[3][0].begin, "A");
    const address = await page.evaluate(() => location.hash);
    const link = page.locator(".prompt .rule-link");
    const rule = (await link.textContent()).trim();
    await link.click();
    await page.getByRole("dialog", { name: `Rule ${rule}` }).locator(".to-chapter").click();
    await atRule(page, rule);
    await page.goBack();
    await state(page, "you");
    assert.equal(await page.evaluate(() => location.hash), address);
  });
});

for (const size of Object.keys(sizes)) {
  for (const theme of themes) {
    test(`the rulebook is accessible and fits: ${size}, ${theme}`, async () => {
      await using("#/rules/lisboa/store", { size, theme }, async (page) => {
        await page.locator(".book-map .drawing").waitFor();
        await look(page, "rulebook-page", size, theme);
        await go(page, "#/rules/madeira/commander");
        await page.getByRole("heading", { name: "Commander" }).waitFor();
        await page.locator(".book-beside .board").waitFor();
        await look(page, "rulebook-madeira", size, theme);
      });
    });
  }
}

test("ways: printed costs away from a table, costs of now from a table, and why others are closed", async () => {
  await using("#/ways/lisboa/plan", { before: quick }, async (page) => {
    await page.getByRole("heading", { name: "Take a Plan" }).waitFor();
    await page.getByText("These are the printed costs").waitFor();
    assert.equal(await page.locator(".way-table tbody tr").count(), 7);
    await page.getByText("1 tool or 1 gold").waitFor();
    const record = await recorded("lisboa-3p");
    await openAt(page, record, record.turns("A")[3][0].begin, "A");
    const table = await page.evaluate(() => location.hash);
    await go(page, "#/ways/lisboa/plan");
    await page.getByText(/\d of 7 ways open to you now/).waitFor();
    const open = page.locator(".way-table tr.is-open");
    assert.ok(await open.count() > 0, "something is open");
    assert.ok(await page.locator(".way-table tr.is-shut .way-why").count() > 0, "what is closed says why");
    await look(page, "ways-now", "desktop", "light");
    await open.first().getByRole("button", { name: "Show me" }).click();
    await state(page, "you");
    assert.equal(await page.evaluate(() => location.hash), table);
    await page.getByRole("link", { name: "Back to the page" }).click();
    await page.getByRole("heading", { name: "Take a Plan" }).waitFor();
  });
});

for (const game of games) {
  test(`the quick reference fills two sides of A4 and of Letter: ${game}`, async () => {
    await using(`#/reference/${game}`, {}, async (page) => {
      await page.locator(".side-of-paper").nth(1).waitFor();
      for (const format of ["A4", "Letter"]) {
        const pdf = await page.pdf({ format, preferCSSPageSize: false });
        const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length;
        assert.equal(pages, 2, `${format}: ${pages} pages`);
      }
    });
  });
}

for (const size of Object.keys(sizes)) {
  for (const theme of themes) {
    test(`ways and quick reference are accessible and fit: ${size}, ${theme}`, async () => {
      await using("#/ways/madeira/bread", { size, theme }, async (page) => {
        await page.getByRole("heading", { name: "Get Bread" }).waitFor();
        await look(page, "ways", size, theme);
        await go(page, "#/reference/lisboa");
        await page.locator(".side-of-paper").nth(1).waitFor();
        await look(page, "reference", size, theme);
      });
    });
  }
}

test("after the first visit the rulebook is read with no network", async () => {
  await using("", {}, async (page) => {
    await isKept(page);
    await page.context().setOffline(true);
    await go(page, "#/rules/lisboa/L-STORE-05");
    await atRule(page, "L-STORE-05");
    await page.locator(".book-map .drawing").waitFor();
    await go(page, "#/ways/madeira/wood");
    await page.getByRole("heading", { name: "Get Wood" }).waitFor();
  });
});
