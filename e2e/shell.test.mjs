// The frame: it loads, can be read in light and dark, and reached by the keyboard.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { go, look, open, picture, ready, sizes, start, stop, themes, url, using } from "./browser.mjs";
import { newTable } from "./table.mjs";

before(start);
after(stop);

test("loads without an error and says how long it took", async (t) => {
  await using("", {}, async (page) => {
    const first = await ready(page);
    await page.reload();
    const again = await ready(page);
    const sent = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name, encodedBodySize }) => [new URL(name).pathname.split("/").pop(), encodedBodySize]));
    t.diagnostic(`can be used after ${first.toFixed(0)} ms, the second time after ${again.toFixed(0)} ms`);
    t.diagnostic(`sent: ${sent.map(([name, bytes]) => `${name} ${bytes}`).join(", ")}`);
    assert.equal(await page.title(), "Tables · Caravela");
    assert.ok(await page.evaluate(() => crossOriginIsolated), "memory can be shared with the worker");
  });
});

test("the module is fetched once for the page and the worker", async () => {
  const { page, close } = await open("");
  const fetched = [];
  page.context().on("request", (request) => fetched.push(request.url()));
  await page.reload();
  await ready(page);
  await go(page, "#/settings");
  await page.getByText("Ready", { exact: true }).waitFor();
  assert.equal(fetched.filter((address) => address.endsWith("/caravela.wasm")).length, 1);
  await close();
});

test("parts of the module are loaded when they are opened, and one that cannot be says so", async () => {
  const { page, close } = await open("", { kept: false, expected: ["Failed to fetch", "ERR_FAILED", "split_library"] });
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url().split("/").pop()));
  await page.route("**/split_library.wasm", (route) => route.abort());
  await page.reload();
  await ready(page);
  assert.ok(!fetched.includes("split_library.wasm"), "the first page does without the library");
  await go(page, "#/learn");
  await page.getByRole("heading", { name: "This part of the page cannot be loaded" }).waitFor();
  await page.unroute("**/split_library.wasm");
  await go(page, "#/settings");
  await go(page, "#/learn");
  await page.getByRole("heading", { name: "Learn" }).first().waitFor();
  await close();
});

test("a client without brotli gets the same page", async () => {
  const plain = await fetch(url, { headers: { "accept-encoding": "identity" } });
  assert.equal(plain.headers.get("content-encoding"), null);
  assert.match(await plain.text(), /<title>Caravela<\/title>/);
});

test("an address that leads nowhere says what to do", async () => {
  await using("#/nowhere", {}, async (page) => {
    await page.getByRole("heading", { name: "There is nothing at this address" }).waitFor();
    await picture(page, "error-desktop-light");
    await page.getByRole("link", { name: "All tables" }).click();
    await page.getByRole("heading", { name: "Your tables" }).waitFor();
  });
});

test("a module that cannot be loaded says so", async () => {
  const expected = ["caravela.wasm", "WebAssembly", "TypeError", "Failed to fetch", "ERR_FAILED"];
  const { page, close } = await open("", { kept: false, expected });
  await page.route("**/*.wasm", (route) => route.abort());
  await page.reload();
  await page.getByRole("heading", { name: "Caravela stopped" }).waitFor();
  await close();
});

test("the theme follows the system, can be switched, and is kept", async () => {
  const ground = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await using("", { theme: "dark" }, async (page) => {
    assert.equal(await ground(page), "rgb(10, 17, 48)");
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    assert.equal(await ground(page), "rgb(244, 241, 232)");
    await page.reload();
    await ready(page);
    assert.equal(await ground(page), "rgb(244, 241, 232)");
    await go(page, "#/settings");
    await page.getByText("System", { exact: true }).first().click();
    assert.equal(await ground(page), "rgb(10, 17, 48)");
  });
});

test("nothing moves where that is not wanted", async () => {
  const moves = (page) => page.evaluate(() => getComputedStyle(document.querySelector(".game-card")).transitionDuration);
  await using("", { motion: "reduce" }, async (page) => assert.equal(await moves(page), "0s"));
  await using("", {}, async (page) => {
    assert.notEqual(await moves(page), "0s");
    await go(page, "#/settings");
    await page.getByRole("group", { name: "Animation" }).getByText("Off", { exact: true }).click();
    await go(page, "#/");
    await page.locator(".game-card").first().waitFor();
    assert.equal(await moves(page), "0s");
  });
});

test("the keyboard reaches everything, and shows where it is", async () => {
  await using("", {}, async (page) => {
    await newTable(page);
    for (const place of ["#/", "#/rules/madeira", "#/box/madeira", "#/settings"]) {
      await go(page, place);
      await page.locator("main h1").waitFor();
      const wanted = await page.evaluate(() => {
        const groups = new Set();
        return [...document.querySelectorAll("a[href], button, select, input, summary, [tabindex='0']")].filter((element) => {
          // Of a group of radio inputs the keyboard stops at one.
          if (element.type !== "radio") return element.checkVisibility();
          return !groups.has(element.name) && groups.add(element.name);
        }).length;
      });
      await page.evaluate(() => { document.activeElement.blur(); scrollTo(0, 0); });
      const reached = new Set();
      for (let n = 0; n < wanted + 2; n += 1) {
        await page.keyboard.press("Tab");
        const at = await page.evaluate(() => {
          const element = document.activeElement;
          if (element === document.body) return null;
          const all = [...document.querySelectorAll("*")];
          const shown = element.matches(".heard") ? element.parentElement : element;
          const { outlineStyle } = getComputedStyle(shown);
          return { number: all.indexOf(element), name: element.outerHTML.slice(0, 80), ring: outlineStyle !== "none", id: element.id };
        });
        if (!at || at.id === "content") continue;
        assert.ok(at.ring, `no ring around ${at.name}`);
        reached.add(at.number);
      }
      assert.ok(reached.size >= wanted, `${place}: ${reached.size} of ${wanted} reached`);
    }
  });
});

test("the skip link leads to the content", async () => {
  await using("", {}, async (page) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement.id), "content");
    assert.equal(await page.evaluate(() => location.hash), "");
  });
});

test("the rules can be searched", async () => {
  await using("#/rules/lisboa", {}, async (page) => {
    await page.getByRole("searchbox").fill("L-STORE-06");
    await page.getByText("One rule", { exact: true }).waitFor();
    await page.getByRole("searchbox").fill("zzz");
    await page.getByText("No rule has these words").waitFor();
  });
});

for (const size of Object.keys(sizes)) {
  for (const theme of themes) {
    test(`every screen is accessible and fits: ${size}, ${theme}`, async () => {
      await using("", { size, theme }, async (page) => {
        await look(page, "home-empty", size, theme);
        await newTable(page);
        await go(page, "#/");
        await page.locator(".row-link").waitFor();
        await look(page, "home", size, theme);
        await go(page, "#/rules/madeira");
        await page.getByRole("heading", { name: "The rules of Madeira" }).waitFor();
        await picture(page, `rules-${size}-${theme}`);
        // Some of hundreds of rules that are all alike.
        await page.getByRole("searchbox").fill("bread");
        await look(page, "rules-found", size, theme);
        await go(page, "#/settings");
        await page.getByRole("heading", { name: "Settings" }).waitFor();
        await look(page, "settings", size, theme);
        await go(page, "#/nowhere");
        await page.getByRole("heading", { name: "There is nothing at this address" }).waitFor();
        await look(page, "error", size, theme);
      });
    });
  }
}
