// Measures the page, and prints what the issue asks for: not a test, because a busy machine must not fail one.
import { readFileSync } from "node:fs";
import { open, ready, start, stop } from "./browser.mjs";
import { games, newTable, quick, state } from "./table.mjs";

const ms = (n) => `${n.toFixed(0)} ms`;
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/** How long others on the same machine have kept its processors from us since it began, in milliseconds; nothing where no system tells that. */
function stolen() {
  try {
    return Number(readFileSync("/proc/stat", "utf8").split("\n")[0].split(/\s+/)[8]) * 10;
  } catch {
    return NaN;
  }
}

const toOthers = (stolen) => `${ms(stolen)} of the processors' time went to others meanwhile`;

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
  // The browser tells when the page was held up, and this, when the machine was: a hold-up may be none of the page.
  const lost = [[Date.now(), stolen()]];
  const look = setInterval(() => lost.push([Date.now(), stolen()]), 20);
  const { gaps, tasks, turns } = await page.evaluate((seconds) => new Promise((resolve) => {
    const [gaps, tasks, turns] = [[], [], []];
    // The browser tells of what held the page up for 50 ms or more.
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ at: performance.timeOrigin + startTime, duration })))).observe({ type: "longtask" });
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
  clearInterval(look);
  gaps.sort((a, b) => a - b);
  const until = (time) => (lost.findLast(([at]) => at <= time) ?? lost[0])[1];
  const after = (time) => (lost.find(([at]) => at >= time) ?? lost.at(-1))[1];
  const frames = `half of the frames within ${ms(median(gaps))}, 95 % within ${ms(gaps[Math.floor(gaps.length * 0.95)])}, the longest ${ms(gaps.at(-1))}`;
  console.log(`${game}, while ministers think for ${seconds} s, pace ${pace}: ${tasks.length} times the page was held up for 50 ms or more; ${frames}`);
  for (const { at, duration } of tasks) {
    console.log(`  ${ms(duration)}, after ${((at - lost[0][0]) / 1000).toFixed(1)} s; ${toOthers(after(at + duration) - until(at))}`);
  }
  if (pace === "instant") console.log(`${game}, turns of ministers (at most 3 s): ${turns.length}, median ${median(turns).toFixed(2)} s, longest ${Math.max(...turns).toFixed(2)} s`);
  await close();
}

/** From a click on an answer until the board shows it: until the frame with it begins, and until that is painted; for each click of a table. */
async function clicksAt(game, seed) {
  const { page, close } = await open("", { before: quick });
  await newTable(page, { game, seats: ["person", "apprentice"], seed });
  // As somebody who reads the first question.
  await page.waitForTimeout(3000);
  const all = [];
  for (let n = 0; n < 25; n += 1) {
    await state(page, "you");
    await page.waitForTimeout(60);
    const before = stolen();
    const click = await page.evaluate((n) => new Promise((resolve) => {
      const play = document.querySelector(".play");
      const options = document.querySelectorAll(".option");
      const option = options[n % options.length];
      const answer = option.querySelector(".option-title").textContent;
      const begin = performance.now();
      const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => {
          const shown = performance.now() - begin;
          // What is sent from within a frame comes when it is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ answer, shown, painted: performance.now() - begin });
          port2.postMessage(0);
        });
      });
      watch.observe(play, { attributes: true, attributeFilter: ["data-step"] });
      option.click();
    }), n);
    all.push({ ...click, seed, n: n + 1, stolen: stolen() - before });
  }
  await close();
  return all;
}

/** Clicks at several tables, and which of them took too long, with the time that the machine was kept from us meanwhile. */
async function clicks(game) {
  const tables = [];
  for (const seed of [2, 3, 4, 5]) tables.push(await clicksAt(game, seed));
  const all = tables.flat();
  const tell = (times) => `median ${ms(median(times))}, 95 % within ${ms(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)])}, longest ${ms(Math.max(...times))}`;
  const shown = all.map(({ shown }) => shown);
  const firsts = tables.map(([{ shown }]) => ms(shown)).join(", ");
  console.log(`${game}, click to updated board (at most 50 ms), ${all.length} clicks: ${tell(shown)}; painted: ${tell(all.map(({ painted }) => painted))}`);
  console.log(`${game}, the first click at each table, 3 s after it was opened: ${firsts}`);
  const long = all.filter(({ shown }) => shown > 50);
  console.log(`${game}, clicks above 50 ms: ${long.length}`);
  for (const { answer, shown, seed, n, stolen } of long) {
    console.log(`  ${ms(shown)}: click ${n} of table ${seed}, "${answer}"; ${toOthers(stolen)}`);
  }
}

await start();
await load();
for (const game of games) {
  await frames(game, "steady", 12);
  await frames(game, "instant", 60);
}
for (const game of games) await clicks(game);
await stop();
