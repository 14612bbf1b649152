// Measures the page, and prints the figures of the README: not a test, because a busy machine must not fail one.
import { readFileSync } from "node:fs";
import { go, open, ready, start, stop } from "./browser.mjs";
import { games, newTable, playOn, quick, state } from "./table.mjs";

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

/** The bytes that a page has loaded so far. */
const loaded = (page) => page.evaluate(() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ encodedBodySize }) => encodedBodySize).reduce((a, b) => a + b, 0));
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

/** What a first visit loads up to the first table of a game. */
async function firstTable(game) {
  const { page, close } = await open("", { kept: false });
  await newTable(page, { game, seed: 1 });
  await state(page, "you");
  console.log(`${game}: ${megabytes(await loaded(page))} over the wire up to the first table (at most 1.5)`);
  await close();
}

/** What the first page loads, and when it can be used. */
async function load() {
  const { page, close } = await open("");
  const sent = await loaded(page);
  const first = await ready(page);
  const again = [];
  for (let n = 0; n < 3; n += 1) {
    await page.reload();
    again.push(await ready(page));
  }
  console.log(`first page: ${megabytes(sent)} over the wire, usable after ${ms(first)} (at most 2000), again after ${ms(median(again))}`);
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

/** What the page holds in memory once nobody needs it any more: nodes, and megabytes of the scripts' heap. */
async function held(devtools) {
  // What is let go of by one collection is found by the next.
  for (let n = 0; n < 3; n += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
  return { nodes: metric("Nodes"), heap: metric("JSHeapUsedSize") / 1e6 };
}

/** What stays in memory of tables that were opened, played at and left. */
async function memory(game) {
  const { page, close } = await open("", { before: quick });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const all = [await held(devtools)];
  for (let seed = 1; seed <= 10; seed += 1) {
    await newTable(page, { game, seats: ["person", "apprentice", "apprentice"], seed });
    await state(page, "you");
    await playOn(page, "over", 3);
    await go(page, "#/");
    await page.locator(".play").waitFor({ state: "detached" });
    await page.waitForTimeout(500);
    all.push(await held(devtools));
  }
  const list = (what) => all.map(what).join(", ");
  console.log(`${game}, ten tables opened and left, nodes in memory before and after each: ${list(({ nodes }) => nodes)}`);
  console.log(`${game}, the same, heap of the scripts in MB: ${list(({ heap }) => heap.toFixed(1))}`);
  const more = all.slice(2).map(({ nodes }, n) => nodes - all[n + 1].nodes);
  console.log(`${game}, nodes that stay of a table, its line in the list of tables among them: median ${median(more)}`);
  await close();
}

/** What is measured, by its name. */
const measures = {
  load,
  tables: () => each(firstTable),
  memory: () => each(memory),
  frames: () => each(async (game) => {
    await frames(game, "steady", 12);
    await frames(game, "instant", 60);
  }),
  clicks: () => each(clicks),
};

async function each(measure) {
  for (const game of games) await measure(game);
}

await start();
// All of it, or what is named.
for (const [name, measure] of Object.entries(measures)) if (process.argv.length === 2 || process.argv.includes(name)) await measure();
await stop();
