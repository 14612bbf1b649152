// Your box: printed values looked at, corrected, kept, carried to another device, and played with. Both games.
import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { accessible, go, look, ready, sizes, start, stop, themes, url, using } from "./browser.mjs";
import { newTable, quick, state, step } from "./table.mjs";

before(start);
after(stop);

/** A value of each game: where it stands, a wrong input with what is said about it, a right one, and how a table shows it. */
const values = {
  lisboa: { file: "The board", entry: "Market", key: "gold", shipped: "6", wrong: "a lot", fault: "must be a whole number", right: "5", shown: "gold 5" },
  madeira: { file: "Cities", entry: "Funchal", key: "most", shipped: "12", wrong: "500", fault: "is 500, must be", right: "11", shown: "Urbanization scores 11" },
};

const unfold = (page, file) => page.locator(".fold", { hasText: file }).click();
const rowOf = (page, { entry, key }) => page.getByRole("group", { name: entry, exact: true })
  .locator(".box-value", { has: page.locator(".value-key", { hasText: new RegExp(`^${key}$`) }) });
const typeInto = (page, { entry, key }) => page.getByLabel(`${key} of ${entry}`, { exact: true });
const edit = (page, { entry, key }) => page.getByRole("button", { name: `Edit ${key} of ${entry}`, exact: true }).click();
const box = (page) => page.locator(".box-head select");
const chosen = (page) => box(page).evaluate((select) => select.selectedOptions[0]?.textContent);

/** Corrects a value of the box that is shown. */
async function correct(page, value, typed = value.right) {
  if (!await rowOf(page, value).isVisible()) await unfold(page, value.file);
  await edit(page, value);
  await typeInto(page, value).fill(typed);
  await page.keyboard.press("Enter");
}

/** The text of the exported box. */
async function exported(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()]);
  assert.match(download.suggestedFilename(), /^caravela-(lisboa|madeira)-.+\.box$/);
  return readFile(await download.path(), "utf8");
}

const asFile = (text, name = "mine.box") => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

/** Waits until everything typed is in the database. */
const kept = (page, name) => page.waitForFunction((name) => new Promise((resolve) => {
  const opening = indexedDB.open("caravela");
  opening.onsuccess = () => {
    const all = opening.result.transaction("boxes").objectStore("boxes").getAll();
    all.onsuccess = () => {
      opening.result.close();
      resolve(all.result.some((bytes) => new TextDecoder().decode(bytes).includes(name)));
    };
  };
}), name);

for (const [game, value] of Object.entries(values)) {
  test(`a value is corrected, kept and played with: ${game}`, async () => {
    let file;
    await using(`#/box/${game}`, { before: quick }, async (page) => {
      await unfold(page, value.file);
      const row = rowOf(page, value);
      assert.equal(await row.locator(".value-now").textContent(), value.shipped);
      await edit(page, value);
      await typeInto(page, value).fill(value.wrong);
      await row.getByRole("status").getByText(value.fault).waitFor();
      assert.equal(await typeInto(page, value).getAttribute("aria-invalid"), "true");
      await page.keyboard.press("Enter");
      // It is not lost, and does not count.
      await row.locator(".value-now").getByText(value.wrong, { exact: true }).waitFor();
      await page.getByText("1 of them is not right yet").waitFor();
      assert.equal(await chosen(page), "My copy");
      await kept(page, value.wrong);
      await page.reload();
      await ready(page);
      await unfold(page, value.file);
      await row.getByText(value.fault).waitFor();
      await edit(page, value);
      await typeInto(page, value).fill(value.right);
      await page.keyboard.press("Enter");
      await row.getByText("your copy").waitFor();
      await row.getByText("found").waitFor();
      await row.getByText(`changed, was ${value.shipped}`).waitFor();
      await page.getByLabel("Name", { exact: true }).fill("Second printing");
      await page.keyboard.press("Enter");
      await kept(page, "Second printing");
      await page.reload();
      await ready(page);
      assert.equal(await chosen(page), "Second printing");
      await page.getByText("Changed", { exact: true }).click();
      assert.equal(await page.locator(".box-value").count(), 1);
      await page.getByRole("button", { name: "Use for new tables" }).click();
      file = await exported(page);
      await go(page, "#/");
      await page.locator(`.game-card:has(input[value="${game}"])`).click();
      await page.getByText("Played with your box “Second printing”").waitFor();
      const address = await newTable(page, { game, seed: 5 });
      await page.locator(`[aria-label*="${value.shown}"]`).first().waitFor({ state: "attached" });
      // The table keeps its values when the box is gone.
      await go(page, `#/box/${game}`);
      await page.getByRole("button", { name: "Delete this box" }).click();
      await page.getByRole("button", { name: "Keep it" }).click();
      await page.getByRole("button", { name: "Delete this box" }).click();
      await page.getByRole("button", { name: "Delete", exact: true }).click();
      await page.getByText("These are the values that come with Caravela").waitFor();
      assert.equal(await box(page).locator("option").count(), 1);
      await go(page, address);
      await page.reload();
      await ready(page);
      await state(page, "you", "others");
      await page.locator(`[aria-label*="${value.shown}"]`).first().waitFor({ state: "attached" });
    });
    // On another device.
    await using(`#/box/${game === "lisboa" ? "madeira" : "lisboa"}`, { before: quick }, async (page) => {
      const input = page.locator(".box-head input[type=file]");
      await input.setInputFiles(asFile(file.replace(`${value.key} = ${value.right}`, `${value.key} = "none"`)));
      await page.getByRole("alert").getByText("nothing was changed").waitFor();
      assert.match(await page.locator(".faults").textContent(), new RegExp(`${value.key}: must be a whole number`));
      await page.getByRole("button", { name: "Close", exact: true }).click();
      await input.setInputFiles(asFile(file));
      await page.waitForFunction((game) => location.hash === `#/box/${game}`, game);
      await page.waitForFunction(() => document.querySelector(".box-head select")?.selectedOptions[0]?.textContent === "Second printing");
      await page.getByText("Changed", { exact: true }).click();
      await rowOf(page, value).getByText("your copy").waitFor();
      await rowOf(page, value).getByRole("button").click();
      await page.getByRole("button", { name: "Reset" }).click();
      await page.getByText("Nothing is corrected yet").waitFor();
      assert.equal(await rowOf(page, value).locator(".value-now").textContent(), value.shipped);
    });
  });
}

test("a value is confirmed, given up while typing, and one that may be printed is added", async () => {
  await using("#/box/lisboa", {}, async (page) => {
    await page.getByRole("searchbox").fill("noble card 5 penalty");
    const penalty = { file: "Political", entry: "Noble card 5", key: "penalty" };
    await edit(page, penalty);
    await page.getByRole("button", { name: "Same in my copy" }).click();
    await rowOf(page, penalty).getByText("confirmed").waitFor();
    await edit(page, penalty);
    await typeInto(page, penalty).fill("offic");
    await rowOf(page, penalty).getByText("is not a penalty").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await rowOf(page, penalty).locator(".value-now").textContent(), "real");
    await edit(page, penalty);
    await page.getByRole("button", { name: "Not printed in my copy" }).click();
    await rowOf(page, penalty).locator(".value-faults").waitFor();
    await page.getByRole("searchbox").fill("");
    await unfold(page, "Political");
    const card = page.getByRole("group", { name: "Noble card 5", exact: true });
    await card.getByRole("button", { name: "more value" }).click();
    const reward = { ...penalty, key: "reward" };
    await edit(page, reward);
    await typeInto(page, reward).fill("gold 1, reis 5");
    await page.keyboard.press("Enter");
    await rowOf(page, reward).getByText("was not printed").waitFor();
    await page.getByText("2 values are corrected or confirmed. Kept on this device.").waitFor();
    assert.equal(await rowOf(page, penalty).locator(".value-now").textContent(), "not printed");
  });
});

test("a record finds the box that it was played with, or says that none fits", async () => {
  let record;
  const value = values.madeira;
  await using("#/box/madeira", { before: quick }, async (page) => {
    await correct(page, value);
    await page.getByRole("button", { name: "Use for new tables" }).click();
    await go(page, "#/");
    await newTable(page, { game: "madeira", seed: 6 });
    await state(page, "you");
    const at = await step(page);
    await page.locator(".menu > summary").click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the record as text" }).click()]);
    record = await readFile(await download.path(), "utf8");
    // Under another name it is the same box.
    await go(page, "#/box/madeira");
    await page.getByLabel("Name", { exact: true }).fill("Renamed");
    await page.keyboard.press("Enter");
    await go(page, "#/");
    await page.locator(".import input[type=file]").setInputFiles(asFile(record, "mine.game"));
    await state(page, "you");
    assert.equal(await step(page), at);
    await page.locator(`[aria-label*="${value.shown}"]`).first().waitFor({ state: "attached" });
  });
  await using("#/box/madeira", { before: quick }, async (page) => {
    await correct(page, value, "10");
    await go(page, "#/");
    await page.locator(".import input[type=file]").setInputFiles(asFile(record, "mine.game"));
    await page.getByRole("alert").getByText("Your box “My copy” has other values").waitFor();
    await accessible(page, "another pack");
  });
});

test("a box that is dropped is imported, and one with the same name stays", async () => {
  await using("#/box/madeira", {}, async (page) => {
    await correct(page, values.madeira);
    const file = await exported(page);
    await go(page, "#/rules/lisboa");
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "dropped.box"));
      window.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, file);
    await page.waitForFunction(() => document.querySelector(".box-head select")?.selectedOptions[0]?.textContent === "My copy 2");
    assert.equal(await page.evaluate(() => location.hash), "#/box/madeira");
    assert.deepEqual(await box(page).locator("option").allTextContents(), ["As shipped with Caravela", "My copy", "My copy 2"]);
  });
});

test("where storage is blocked, a box lives in memory and the page says so", async () => {
  const before = () => Object.defineProperty(window, "indexedDB", { get: () => undefined });
  await using("#/box/madeira", { before }, async (page) => {
    await page.getByRole("alert").getByText("does not allow storage").waitFor();
    await correct(page, values.madeira);
    await page.getByText("Only in memory").waitFor();
    await go(page, "#/settings");
    await go(page, "#/box/madeira");
    await page.waitForFunction(() => document.querySelector(".box-head select")?.selectedOptions[0]?.textContent === "My copy");
  });
});

test("tables of the version before boxes are still there", async () => {
  const before = () => {
    // What version 1 made: tables only. Later loads find it as it is.
    if (localStorage.getItem("made")) return;
    localStorage.setItem("made", "yes");
    const opening = indexedDB.open("caravela", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("tables");
    opening.onsuccess = () => {
      const work = opening.result.transaction("tables", "readwrite");
      work.objectStore("tables").put(new Uint8Array([9, 9, 9]), "old");
      work.oncomplete = () => opening.result.close();
    };
  };
  await using("", { before }, async (page) => {
    await page.getByRole("alert").getByText("A table on this device cannot be read").waitFor();
    const stores = await page.evaluate(() => new Promise((resolve) => {
      const opening = indexedDB.open("caravela");
      opening.onsuccess = () => resolve([opening.result.version, ...opening.result.objectStoreNames]);
    }));
    assert.deepEqual(stores, [2, "boxes", "tables"]);
  });
});

for (const size of Object.keys(sizes)) {
  for (const theme of themes) {
    test(`the page of a box is accessible and fits: ${size}, ${theme}`, async () => {
      await using("#/box/lisboa", { size, theme }, async (page) => {
        await page.locator(".box-file").first().waitFor();
        await look(page, "box-shipped", size, theme);
        await correct(page, values.lisboa);
        await correct(page, { ...values.lisboa, key: "cloth" }, "none");
        await page.getByRole("searchbox").fill("market");
        await edit(page, { entry: "Market", key: "book" });
        await look(page, "box", size, theme);
        if (size === "phone") {
          const small = await page.evaluate(() => [...document.querySelectorAll("main button, main a, main input:not(.heard), main select, main .choice")]
            .map((element) => [element.textContent.trim() || element.type, Math.round(element.getBoundingClientRect().height)])
            .filter(([, height]) => height > 0 && height < 44));
          assert.deepEqual(small, [], "targets below 44 px");
        }
        await go(page, "#/box/madeira");
        await unfold(page, "Markets and Colonies");
        await look(page, "box-madeira", size, theme);
        await go(page, "#/");
        await page.getByText("Variants and readings, seed, components").click();
        await look(page, "box-choice", size, theme);
      });
    });
  }
}

test("the keyboard is enough, and finds its way back", async () => {
  await using("#/box/madeira", {}, async (page) => {
    await page.locator(".fold", { hasText: "Cities" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const name = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
    assert.equal(await name(), "Edit worker of Porto Santo");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.tagName === "INPUT");
    assert.equal(await name(), "worker of Porto Santo");
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.tagName === "BUTTON");
    assert.equal(await name(), "Edit worker of Porto Santo");
    assert.equal(new URL(page.url()).origin, new URL(url).origin);
  });
});
