// Around the tables: going on where one was, what the form remembers, the rules, and what is felt besides what is seen.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { accessible, closeSheet, go, look, ready, start, stop, using } from "./browser.mjs";
import { newTable, playOn, quick, state } from "./table.mjs";

before(start);
after(stop);

test("unfinished tables come first, the newest of them on top; a finished one names its winner", { timeout: 300_000 }, async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 41, seats: ["apprentice", "apprentice"] });
    await state(page, "over");
    const winner = (await page.locator(".won").first().textContent()).match(/^(.+) wins with/)[1];
    await closeSheet(page);
    await go(page, "#/");
    await page.locator(".list .row-link").getByText(`Won by ${winner}`).waitFor();
    assert.equal(await page.locator(".resume").count(), 0, "nothing to go on with");
    const older = await newTable(page, { seed: 42 });
    await go(page, "#/");
    await page.locator(".resume .row-link").waitFor();
    const newer = await newTable(page, { game: "madeira", seed: 43 });
    await go(page, "#/");
    await page.locator(".resume .row-link").nth(1).waitFor();
    const links = await page.locator(".row-link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    assert.deepEqual(links.slice(0, 2), [newer, older]);
    const above = await page.evaluate(() => document.querySelector(".resume").getBoundingClientRect().top < document.querySelector(".games").getBoundingClientRect().top);
    assert.ok(above, "before the form for a new one");
    await look(page, "home-resume", "desktop", "light");
    await page.locator(".resume .row-link").first().click();
    await state(page, "you", "others");
    assert.equal(await page.evaluate(() => location.hash), newer);
  });
});

test("the form remembers the game, the names and the seats", async () => {
  await using("", { before: quick }, async (page) => {
    await page.locator('.game-card:has(input[value="madeira"])').click();
    await page.locator('.choice:has(input[name=players][value="4"])').click();
    await page.getByLabel("Seat 2", { exact: true }).selectOption("person");
    await page.getByLabel("Seat 4", { exact: true }).selectOption("minister");
    await page.getByLabel("Name for seat 1").fill("Inês");
    await page.getByLabel("Name for seat 2").fill("Rui");
    await page.getByRole("button", { name: "Open the table" }).click();
    await state(page, "you", "others", "cover");
    await page.goto(page.url().split("#")[0]);
    await ready(page);
    assert.ok(await page.locator('input[value="madeira"]').isChecked());
    assert.ok(await page.locator('input[name=players][value="4"]').isChecked());
    assert.equal(await page.getByLabel("Seat 2", { exact: true }).inputValue(), "person");
    assert.equal(await page.getByLabel("Seat 4", { exact: true }).inputValue(), "minister");
    assert.equal(await page.getByLabel("Name for seat 1").inputValue(), "Inês");
    assert.equal(await page.getByLabel("Name for seat 2").inputValue(), "Rui");
  });
});

test("long names fit everywhere", async () => {
  const long = "Maximiliana Wwwwwwwwwwww";
  for (const size of ["desktop", "phone"]) {
    await using("", { before: quick, size }, async (page) => {
      await page.getByLabel("Name for seat 1").fill(long);
      await page.getByLabel("Seat 2", { exact: true }).selectOption("person");
      await page.getByLabel("Name for seat 2").fill("W".repeat(24));
      await page.getByRole("button", { name: "Open the table" }).click();
      await state(page, "you", "others", "cover");
      const tooWide = () => page.evaluate(() => [...document.querySelectorAll(".prompt *, .row-item *, .seats-form *")]
        .filter((element) => element.checkVisibility() && !element.matches(".heard, .heard *, svg *"))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 || element.getBoundingClientRect().left < -1)
        .map((element) => element.className.baseVal ?? element.className));
      assert.deepEqual(await tooWide(), [], "the head of the table");
      await go(page, "#/");
      await page.locator(".row-link").waitFor();
      assert.deepEqual(await tooWide(), [], "the first page");
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the page");
    });
  }
});

test("the rules begin with what the game is, and with the game in play", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { game: "madeira", seed: 44 });
    await go(page, "#/");
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Rules" }).click();
    await page.getByRole("heading", { name: "The rules of Madeira" }).waitFor();
    assert.equal(await page.locator(".turn-steps li").count(), 5);
    assert.ok(await page.locator(".legend-signs li").count() > 12);
    await look(page, "rules-guide", "desktop", "light");
    await page.locator(".turn-steps").getByRole("link", { name: "Maintenance" }).click();
    await page.getByRole("heading", { name: "Maintenance", exact: true }).waitFor();
    await page.goBack();
    await page.locator(".guide").waitFor();
    await page.getByRole("searchbox").fill("bread");
    await page.locator(".guide").waitFor({ state: "detached" });
  });
});

test("the tab says whose turn it is, and nothing is heard before somebody wants it", async () => {
  const before = () => {
    localStorage.setItem("caravela.pace", "instant");
    localStorage.setItem("caravela.confirm", "never");
    localStorage.setItem("caravela.list", "open");
    window.notes = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function counted(...args) {
      window.notes += 1;
      return start.apply(this, args);
    };
  };
  await using("", { before }, async (page) => {
    await newTable(page, { seed: 45 });
    await state(page, "you");
    assert.equal(await page.title(), "Your turn · Caravela");
    await playOn(page, "over", 4);
    assert.equal(await page.evaluate(() => window.notes), 0, "silent on the first visit");
    await page.locator(".menu > summary").click();
    await page.getByRole("button", { name: "Turn sounds on" }).click();
    await state(page, "you");
    await playOn(page, "over", 8);
    await page.waitForFunction(() => window.notes > 0);
    await go(page, "#/");
    await page.waitForFunction(() => document.title === "Tables · Caravela");
    await go(page, "#/settings");
    assert.ok(await page.locator('input[name=sounds][value="on"]').isChecked());
  });
});

test("a phone is told when it is one's turn", async () => {
  const before = () => {
    localStorage.setItem("caravela.pace", "instant");
    localStorage.setItem("caravela.confirm", "never");
    localStorage.setItem("caravela.list", "open");
    window.buzzes = [];
    navigator.vibrate = (how) => window.buzzes.push(how);
  };
  await using("", { before, size: "phone" }, async (page) => {
    await newTable(page, { seed: 46, seats: ["person", "apprentice"] });
    await playOn(page, "over", 24);
    await state(page, "you");
    await page.waitForFunction(() => window.buzzes.length > 0);
  });
});

test("the keyboard's ring is not that of what can be chosen", async () => {
  await using("", { before: quick }, async (page) => {
    await newTable(page, { seed: 47 });
    await state(page, "you");
    const ring = () => page.evaluate(() => {
      const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(document.activeElement);
      const probe = document.createElement("i");
      probe.style.color = "var(--select)";
      document.body.append(probe);
      const chosen = getComputedStyle(probe).color;
      probe.remove();
      return { is: outlineColor, chosen, outlineWidth, outlineOffset };
    });
    for (const what of [".option", ".spot[role=button]", ".menu > summary"]) {
      await page.keyboard.press("Shift");
      await page.locator(what).first().focus();
      await page.keyboard.press("Shift");
      const { is, chosen, outlineWidth } = await ring();
      assert.notEqual(is, chosen, what);
      assert.equal(outlineWidth, "3px", what);
    }
  });
});

test("more contrast brings lines instead of tints", async () => {
  await using("", {}, async (page) => {
    const line = () => page.evaluate(() => {
      const { borderTopWidth, borderTopColor, color } = getComputedStyle(document.querySelector(".panel"));
      return { borderTopWidth, isInk: borderTopColor === color };
    });
    assert.deepEqual(await line(), { borderTopWidth: "1px", isInk: false });
    await page.emulateMedia({ contrast: "more" });
    assert.deepEqual(await line(), { borderTopWidth: "2px", isInk: true });
  });
});

test("the stars of reconstructed values are explained once, and can be hidden", async () => {
  await using("", { isFirst: true }, async (page) => {
    await newTable(page, { seed: 48 });
    const note = page.getByRole("complementary", { name: "Stars on values" });
    await note.getByText("correct it in Your box").waitFor();
    await accessible(page, "stars");
    await note.getByRole("button", { name: "Got it" }).click();
    await page.reload();
    await ready(page);
    await state(page, "you", "others");
    assert.equal(await note.count(), 0, "told once");
    const stars = () => page.evaluate(() => [...document.querySelectorAll(".doubt")].filter((star) => star.checkVisibility()).length);
    assert.ok(await stars() > 5);
    const read = await page.evaluate(() => [...document.querySelectorAll("[aria-label]")].filter((element) => /reconstructed/.test(element.ariaLabel)).length);
    assert.equal(read, 0, "nobody has to hear it again and again");
    await go(page, "#/settings");
    await page.locator('.choice:has(input[name=stars][value="hidden"])').click();
    await page.goBack();
    await state(page, "you", "others");
    assert.equal(await stars(), 0);
    await page.reload();
    await ready(page);
    await state(page, "you", "others");
    assert.equal(await stars(), 0, "kept");
  });
});

test("a table that is not here leaves the ways to others", async () => {
  await using("#/table/nothere", {}, async (page) => {
    await page.getByRole("heading", { name: "This table is not on this device" }).waitFor();
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings", exact: true }).waitFor();
  });
});

test("what was wrong with one file is forgotten with the next", async () => {
  const open = (page, text) => page.locator(".import input").setInputFiles({ name: "some.game", mimeType: "text/plain", buffer: Buffer.from(text) });
  await using("", { before: quick }, async (page) => {
    await open(page, "this is no record");
    const first = page.locator(".tables .note-box");
    await first.waitFor();
    await open(page, "x".repeat(2_100_000));
    await page.getByRole("alert").getByText("too large").waitFor();
    assert.equal(await first.count(), 0, "the old fault is gone");
    await open(page, "this is no record");
    await first.waitFor();
    assert.equal(await page.getByText("too large").count(), 0);
  });
});
