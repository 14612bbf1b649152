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

/**
 * How long the page is held up while the strongest bots think and play, at a pace: as people watch them, or as fast as it goes,
 * which also shows how long their turns take.
 */
async function frames(game, pace, seconds) {
  const { page, close } = await open("");
  await page.evaluate((pace) => localStorage.setItem("caravela.pace", pace), pace);
  await page.reload();
  await ready(page);
  await newTable(page, { game, seats: ["minister", "minister"], seed: 1 });
  const { gaps, tasks, turns } = await page.evaluate((seconds) => new Promise((resolve) => {
    const [gaps, tasks, turns] = [[], [], []];
    // The browser tells of what held the page up for 50 ms or more.
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
    const thinker = () => document.querySelector(".thinker b")?.textContent;
    let [who, began] = [thinker(), performance.now()];
    let last = performance.now();
    const end = last + seconds * 1000;
    const next = (now) => {
      gaps.push(now - last);
      last = now;
      if (thinker() !== who) {
        turns.push((now - began) / 1000);
        [who, began] = [thinker(), now];
      }
      if (now < end) requestAnimationFrame(next); else resolve({ gaps, tasks, turns });
    };
    requestAnimationFrame(next);
  }), seconds);
  gaps.sort((a, b) => a - b);
  const most = tasks.length > 0 ? `, ${ms(Math.max(...tasks))} at most` : "";
  const frames = `half of the frames within ${ms(median(gaps))}, 95 % within ${ms(gaps[Math.floor(gaps.length * 0.95)])}, the longest ${ms(gaps.at(-1))}`;
  console.log(`${game}, while ministers think for ${seconds} s, pace ${pace}: ${tasks.length} times the page was held up for 50 ms or more${most}; ${frames}`);
  if (pace === "instant") console.log(`${game}, turns of ministers (at most 3 s): ${turns.length}, median ${median(turns).toFixed(2)} s, longest ${Math.max(...turns).toFixed(2)} s`);
  await close();
}

/** From a click on an answer until the board shows it: until the frame with it begins, and until that is painted. */
async function clicks(game) {
  const { page, close } = await open("", { before: quick });
  await newTable(page, { game, seats: ["person", "apprentice"], seed: 2 });
  // As somebody who reads the first question.
  await page.waitForTimeout(3000);
  const [shown, painted] = [[], []];
  for (let n = 0; n < 25; n += 1) {
    await state(page, "you");
    await page.waitForTimeout(60);
    const times = await page.evaluate((n) => new Promise((resolve) => {
      const play = document.querySelector(".play");
      const options = document.querySelectorAll(".option");
      const begin = performance.now();
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => {
          const shown = performance.now() - begin;
          // What is sent from within a frame comes when it is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve([shown, performance.now() - begin]);
          port2.postMessage(0);
        });
      });
      watch.observe(play, { attributes: true, attributeFilter: ["data-step"] });
      options[n % options.length].click();
    }), n);
    shown.push(times[0]);
    painted.push(times[1]);
  }
  // A browser compiles what it runs for the first time.
  const tell = ([first, ...later]) => `median ${ms(median(later))}, longest ${ms(Math.max(...later))}, the very first, 3 s after the table was opened, ${ms(first)}`;
  console.log(`${game}, click to updated board (at most 50 ms): ${tell(shown)}; painted: ${tell(painted)}`);
  await close();
}

await start();
await load();
for (const game of games) {
  await frames(game, "steady", 12);
  await frames(game, "instant", 60);
}
for (const game of games) await clicks(game);
await stop();
