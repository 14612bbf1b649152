// Leaving a table, at any moment and by any way: nothing stops, nothing stays in memory, nothing is lost, and two tabs never play at one.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { go, ready, start, stop, url, using } from "./browser.mjs";
import { choose, fillIn, games, newTable, playOn, quick, state, step } from "./table.mjs";

before(start);
after(stop);

const isHome = (page) => page.getByRole("heading", { name: "Your tables" }).waitFor();
const isBroken = (page) => page.evaluate(() => document.body.dataset.broken !== undefined);

/** Fails if the page has stopped, now or a little later. */
async function goesOn(page, when) {
  await isHome(page);
  await page.waitForTimeout(250);
  assert.equal(await isBroken(page), false, `the page stopped: left ${when}`);
}

/** What somebody may be doing when a table is left. */
const moments = {
  "with the keyboard on an answer": (page) => page.locator(".option").first().focus(),
  "with the pointer on an answer": (page) => page.locator(".option").first().hover(),
  "after an answer from the list": (page) => page.locator(".option").first().evaluate((option) => option.focus() ?? option.click()),
  "with the keyboard on the board": (page) => page.locator(".spot[role=button]").first().focus(),
  "while an answer is under way": (page) => page.evaluate(() => document.querySelector(".option").click()),
  "while a bot thinks about a hint": async (page) => {
    await page.locator(".hint button").click();
    await page.waitForTimeout(50);
  },
  "with the menu open": (page) => page.locator(".menu > summary").click(),
  "while looking back": async (page) => {
    await page.locator(".menu > summary").click();
    await page.locator(".menu-items").getByRole("button", { name: "Replay" }).click();
    await page.locator(".slider").focus();
  },
  "while trying something out": async (page) => {
    await page.locator(".menu > summary").click();
    await page.locator(".menu-items").getByRole("button", { name: "What if…" }).click();
    await page.locator(".play.trying .option").first().focus();
  },
};
const ways = { Back: (page) => page.evaluate(() => history.back()), "a link": (page) => go(page, "#/") };

for (const [way, leave] of Object.entries(ways)) {
  test(`a table is left at any moment by ${way}`, async () => {
    await using("", { before: quick }, async (page) => {
      const address = await newTable(page, { seed: 31, seats: ["person", "apprentice"] });
      for (const [when, prepare] of Object.entries(moments)) {
        await go(page, "#/");
        await isHome(page);
        await go(page, address);
        await state(page, "you");
        await page.locator(".option").first().waitFor();
        await prepare(page);
        await leave(page);
        await goesOn(page, when);
      }
    });
  });
}

test("a table is left while bots think and while their moves are shown", async () => {
  await using("", {}, async (page) => {
    const address = await newTable(page, { seed: 32, seats: ["minister", "minister"] });
    for (const wait of [0, 100, 400, 900]) {
      await page.waitForTimeout(wait);
      await go(page, "#/");
      await goesOn(page, `${wait} ms after it was opened`);
      await go(page, address);
      await state(page, "others");
    }
  });
});

test("a table is left by a link with a sheet open", async () => {
  await using("", { before: quick }, async (page) => {
    const address = await newTable(page, { seed: 33 });
    await state(page, "you");
    await page.locator(".play .rule-link").first().click();
    await page.getByRole("dialog").locator(".to-chapter").click();
    await page.getByRole("heading", { name: "The rules of Lisboa" }).waitFor();
    assert.equal(await isBroken(page), false);
    await go(page, address);
    await state(page, "you");
    await page.locator(".play .rule-link").first().click();
    await page.getByRole("dialog").waitFor();
    await go(page, "#/");
    await goesOn(page, "with a rule open");
  });
});

test("what was filled in and not given is there again after a look into the rulebook", async () => {
  await using("", { before: quick }, async (page) => {
    const address = await newTable(page, { game: "lisboa", seed: 7 });
    await state(page, "you");
    await choose(page);
    await state(page, "you");
    // A card into the Portfolio asks more: what is sold or traded.
    await fillIn(page, 1);
    const filled = () => page.locator(".composer").getAttribute("data-filled");
    const before = [await step(page), await filled()];
    assert.notEqual(before[1], "");
    await go(page, "#/rules/lisboa");
    await page.locator(".rules-head").waitFor();
    await go(page, address);
    await state(page, "you");
    assert.deepEqual([await step(page), await filled()], before);
    // Somewhere else nothing of it is left.
    await go(page, "#/");
    await newTable(page, { game: "lisboa", seed: 7 });
    await state(page, "you");
    assert.equal(await filled(), "");
  });
});

test("a finished table is left while a bot reviews it", { timeout: 300_000 }, async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 34, seats: ["apprentice", "apprentice"] });
    await state(page, "over");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".composer").getByRole("button", { name: "Review" }).click();
    await page.locator("[data-ask-review]").click();
    await page.waitForTimeout(300);
    await go(page, "#/");
    await goesOn(page, "while a bot reviews");
  });
});

test("the way back closes what is open beside the table, and then leaves the table", async () => {
  await using("", { before: quick }, async (page) => {
    const address = await newTable(page, { seed: 35 });
    await state(page, "you");
    const sheet = page.getByRole("dialog");
    const here = () => page.evaluate(() => location.hash);
    await page.locator(".play .rule-link").first().click();
    await sheet.waitFor();
    await page.evaluate(() => history.back());
    await sheet.waitFor({ state: "detached" });
    assert.equal(await here(), address, "the table stays");
    // Closed by other ways, nothing of it is left on the way back.
    await page.locator(".play .rule-link").first().click();
    await sheet.waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.waitForTimeout(150);
    assert.equal(await here(), address);
    await page.evaluate(() => history.back());
    await isHome(page);
  });
});

test("an answer that was under way when the table was left counts", async () => {
  await using("", { before: quick }, async (page) => {
    const address = await newTable(page, { seed: 36, seats: ["person", "person"] });
    await page.locator("[data-uncover]").click();
    await state(page, "you");
    const at = await step(page);
    await page.evaluate(() => {
      document.querySelector(".option").click();
      location.hash = "#/";
    });
    await isHome(page);
    await go(page, address);
    await state(page, "cover", "you");
    if (await page.locator("[data-uncover]").count() > 0) await page.locator("[data-uncover]").click();
    await state(page, "you");
    assert.ok(await step(page) > at, "the answer was given");
  });
});

for (const game of games) {
  test(`nothing of a table stays in memory when it is left: ${game}`, { timeout: 300_000 }, async (t) => {
    await using("", { before: quick }, async (page) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send("HeapProfiler.enable");
      const address = await newTable(page, { game, seed: 37 });
      const visit = async () => {
        await go(page, address);
        await state(page, "you");
        await page.locator(".spot").first().hover();
        await go(page, "#/");
        await isHome(page);
        await page.mouse.move(1, 1);
      };
      const held = async () => {
        await page.waitForTimeout(400);
        for (let n = 0; n < 3; n += 1) await browser.send("HeapProfiler.collectGarbage");
        return browser.send("Memory.getDOMCounters");
      };
      // Until the page has rehearsed.
      await visit();
      await page.waitForTimeout(6000);
      await visit();
      const before = await held();
      for (let n = 0; n < 10; n += 1) await visit();
      const after = await held();
      t.diagnostic(`${game}: nodes ${before.nodes} to ${after.nodes}, listeners ${before.jsEventListeners} to ${after.jsEventListeners}`);
      assert.ok(after.nodes - before.nodes < 100, `${after.nodes - before.nodes} nodes are left of ten tables`);
      assert.ok(after.jsEventListeners - before.jsEventListeners < 50, `${after.jsEventListeners - before.jsEventListeners} listeners are left of ten tables`);
    });
  });
}

test("one tab plays at a table; another one says so, and takes it over with everything that was played", async () => {
  await using("", { before: quick }, async (page) => {
    const address = await newTable(page, { seed: 38 });
    await state(page, "you");
    await playOn(page, "over", 2);
    await state(page, "you");
    const other = await page.context().newPage();
    await other.addInitScript(quick);
    const errors = [];
    other.on("pageerror", (error) => errors.push(String(error)));
    await other.goto(url + address);
    await ready(other);
    const elsewhere = (tab) => tab.getByRole("heading", { name: "This table is open in another tab" }).waitFor();
    await elsewhere(other);
    const at = await step(page);
    await other.getByRole("button", { name: "Play here" }).click();
    await state(other, "you");
    assert.equal(await step(other), at, "all that was played is there");
    await elsewhere(page);
    await playOn(other, "over", 8);
    await state(other, "you");
    const later = await step(other);
    assert.ok(later > at);
    await page.getByRole("button", { name: "Play here" }).click();
    await state(page, "you");
    assert.equal(await step(page), later);
    await elsewhere(other);
    // The tab that plays is closed: the one that waits goes on by itself.
    await other.getByRole("button", { name: "Play here" }).click();
    await state(other, "you");
    await elsewhere(page);
    await other.close();
    await state(page, "you");
    assert.equal(await step(page), later);
    await playOn(page, "over", 8);
    assert.ok(await step(page) > later, "and it goes on");
    assert.deepEqual(errors, []);
  });
});

test("a finger on a control of the map does nothing to the map beneath", async () => {
  await using("", { before: quick, size: { width: 1440, height: 900, touch: true } }, async (page) => {
    await newTable(page, { seed: 39, seats: ["person", "apprentice"] });
    let tapped = 0;
    for (let n = 0; n < 15; n += 1) {
      await state(page, "you");
      const shown = () => page.evaluate(() => [document.querySelector(".play").dataset.step, document.querySelector(".play").dataset.draft, document.querySelector(".composer .asked").textContent]);
      const [at, before] = [await step(page), await shown()];
      for (const button of await page.locator(".zoom-buttons button").all()) {
        const box = await button.boundingBox();
        // Some parts of a table have no map.
        if (box === null) continue;
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        tapped += 1;
        await page.waitForTimeout(40);
        assert.deepEqual(await shown(), before, "no move was made, and nothing was picked");
      }
      while (await step(page) === at) await playOn(page, "over", 1);
    }
    assert.ok(tapped > 10, `${tapped} controls were tapped`);
  });
});
