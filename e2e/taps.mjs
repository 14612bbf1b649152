// Counts the taps and drags that a person needs: the same turns of recorded games are played through the page. Not a test: it prints what it counts.
import { open, start, stop } from "./browser.mjs";
import { Composed, Listed } from "./hands.mjs";
import { openAt, recorded } from "./record.mjs";
import { games, state, step } from "./table.mjs";

/** Whose answers are given through the page. */
const PERSON = "A";
/** So many turns of each game are told one by one. */
const TURNS = 10;
/** The same turns and the same games when every answer was one of a list, and the taps of the first ten turns on average. */
const BEFORE = { lisboa: { average: 8.6, taps: 146, decisions: 130 }, madeira: { average: 5.6, taps: 187, decisions: 179 } };

/** What is set before the page begins: no waiting for moves of others. All else is as it comes: what asks for a second tap costs one. */
const watched = () => localStorage.setItem("caravela.pace", "instant");

/** Answers as in the record from one action up to another one. */
async function play(page, record, { begin, end }, hand) {
  await openAt(page, record, begin, PERSON);
  for (let now = await step(page); now < end; now = await step(page)) {
    await state(page, "you");
    await hand.answer(now, record.actions.slice(now, end).map(({ action }) => action));
  }
}

/** Plays turns one after the other; gives the hand that played each. */
async function count(page, record, turns, newHand) {
  const all = [];
  for (const runs of turns) {
    const hand = newHand();
    for (const run of runs) await play(page, record, run, hand);
    all.push(hand);
  }
  return all;
}

const total = (all, what) => all.reduce((sum, one) => sum + one[what], 0);

/** The kinds of what was tapped with their numbers, the most first. */
function sorted(hands) {
  const sum = new Map();
  for (const [kind, n] of hands.flatMap(({ kinds }) => [...kinds])) sum.set(kind, (sum.get(kind) ?? 0) + n);
  return [...sum].sort(([, a], [, b]) => b - a);
}

/** As many of all as wanted, from the whole length. */
const spread = (all, wanted) => Array.from({ length: wanted }, (_, n) => all[Math.floor(n * all.length / wanted)]);

/** Plays the turns and a whole game, and prints what that took. */
async function tell(page, game, record, newHand) {
  // A turn with one answer has nothing to be put together.
  const turns = spread(record.turns(PERSON).filter((runs) => runs.some(({ begin, end }) => end - begin > 1)), TURNS);
  const [all, before] = [await count(page, record, turns, newHand), BEFORE[game]];
  const average = (total(all, "taps") / TURNS).toFixed(1);
  console.log(`${game}, taps and drags in ${TURNS} turns: ${all.map(({ taps }) => taps).join(", ")}; ${average} on average (from a list ${before.average})`);
  const whole = await count(page, record, record.answered(PERSON).map((run) => [run]), newHand);
  console.log(`${game}, a whole game at three seats: ${total(whole, "taps")} taps and drags, ${total(whole, "drags")} of them drags (from a list ${before.taps}), `
    + `${total(whole, "forms")} decisions (from a list ${before.decisions})`);
  console.log(`${game}, where they go: ${sorted(whole).map(([kind, n]) => `${kind} ${n}`).join(", ")}`);
  for (const odd of new Set([...all, ...whole].flatMap(({ odd }) => odd))) console.log(`  ${odd}`);
}

await start();
for (const game of process.argv[2] ? [process.argv[2]] : games) {
  const { page, close } = await open("", { before: watched });
  const record = await recorded(`${game}-3p`);
  await openAt(page, record, record.answered(PERSON)[0].begin, PERSON);
  const hasComposer = await page.locator(".composer").count() > 0;
  const isListed = await page.locator(".play[data-list=open]").count() > 0;
  // What can be answered is read from the list, also where a person would not have it open.
  await page.evaluate(() => localStorage.setItem("caravela.list", "open"));
  await tell(page, game, record, () => (hasComposer ? new Composed(page, isListed) : new Listed(page)));
  await close();
}
await stop();
