// Measures the page, and prints what the issue asks for: not a test, because a busy machine must not fail one.
import { open, ready, start, stop } from "./browser.mjs";
import { games, newTable, quick, state } from "./table.mjs";

const ms = (n) => `${n.toFixed(0)} ms`;
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/** What a first visit loads, and when the page can be used. */
async function load() {
  const { page, close } = await open("");
  const sent = await page.evaluate(() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map(({ encodedBodySize }) => encodedBodySize).reduce((a, b) => a + b, 0));
  const first = await ready(page);
  const again = [];
  for (let n = 0; n < 3; n += 1) {
    await page.reload();
    again.push(await ready(page));
  }
  console.log(`first load: ${(sent / 1e6).toFixed(2)} MB over the wire (at most 1.5), usable after ${ms(first)} (at most 2000), again after ${ms(median(again))}`);
  await close();
}

/** How long the page is held up while the strongest bots think and play, at a pace: as people watch them, or as fast as it goes. */
async function frames(game, pace) {
  const { page, close } = await open("");
  await page.evaluate((pace) => localStorage.setItem("caravela.pace", pace), pace);
  await page.reload();
  await ready(page);
  await newTable(page, { game, seats: ["minister", "minister"], seed: 1 });
  const [gaps, tasks] = await page.evaluate(() => new Promise((resolve) => {
    const [gaps, tasks] = [[], []];
    // The browser tells of what held the page up for 50 ms or more.
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
    let last = performance.now();
    const end = last + 12_000;
    const next = (now) => {
      gaps.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(next); else resolve([gaps, tasks]);
    };
    requestAnimationFrame(next);
  }));
  gaps.sort((a, b) => a - b);
  const steps = await page.evaluate(() => document.querySelector(".play").dataset.step);
  console.log(`${game}, while ministers think, pace ${pace} (${steps} steps): ${tasks.length} times the page was held up for 50 ms or more${tasks.length > 0 ? `, ${ms(Math.max(...tasks))} at most` : ""}; half of the frames within ${ms(median(gaps))}, 95 % within ${ms(gaps[Math.floor(gaps.length * 0.95)])}, the longest ${ms(gaps.at(-1))}`);
  await close();
}

/** From a click on an answer until the board that shows it is painted. */
async function clicks(game) {
  const { page, close } = await open("", { before: quick });
  await newTable(page, { game, seats: ["person", "apprentice"], seed: 2 });
  // As somebody who reads the first question.
  await page.waitForTimeout(3000);
  const times = [];
  for (let n = 0; n < 25; n += 1) {
    await state(page, "you");
    await page.waitForTimeout(60);
    times.push(await page.evaluate((n) => new Promise((resolve) => {
      const play = document.querySelector(".play");
      const options = document.querySelectorAll(".option");
      const begin = performance.now();
      const watch = new MutationObserver(() => {
        watch.disconnect();
        // What comes after a frame began waits until that is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - begin);
          port2.postMessage(0);
        });
      });
      watch.observe(play, { attributes: true, attributeFilter: ["data-step"] });
      options[n % options.length].click();
    }), n));
  }
  // A browser compiles what it runs for the first time.
  const [first, ...later] = times;
  console.log(`${game}, click to painted board: median ${ms(median(later))}, longest ${ms(Math.max(...later))} (at most 50); the very first, 3 s after the table was opened, ${ms(first)}`);
  await close();
}

await start();
await load();
for (const game of games) for (const pace of ["steady", "instant"]) await frames(game, pace);
for (const game of games) await clicks(game);
await stop();
