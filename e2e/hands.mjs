// Two ways to answer as it stands in a record: one by one from the list, or put together in the composer. Every tap and drag is counted.

/** An element whose attribute is this text. */
const having = (name, value) => `[${name}=${JSON.stringify(value)}]`;

/** A hand at a page: how often it tapped or dragged, how often it gave something to the table, and what could not be done as it should. */
class Hand {
  constructor(page) {
    this.page = page;
    /** Taps and drags: a drag is one gesture, as a tap is. */
    this.taps = 0;
    this.drags = 0;
    this.forms = 0;
    /** For each kind of answer the taps and drags that it took; the word of the notation, or what else was tapped. */
    this.kinds = new Map();
    this.odd = [];
  }

  count(kind) {
    this.taps += 1;
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
  }

  /** Taps the first thing of this kind that can be. Whether it can be hit is another test's. */
  async tap(selector, kind) {
    const isThere = await this.page.evaluate((selector) => {
      const found = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility() && !element.disabled);
      found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return found !== undefined;
    }, selector);
    if (!isThere) throw new Error(`nothing to tap: ${selector}`);
    this.count(kind.split(" ")[0]);
  }

  /** Waits until the page shows something else than it did. */
  moved(before) {
    return this.page.waitForFunction(([step, draft]) => {
      const play = document.querySelector(".play");
      return play?.dataset.step !== step || document.querySelector(".composer")?.dataset.filled !== draft;
    }, before);
  }

  now() {
    return this.page.evaluate(() => [document.querySelector(".play").dataset.step, document.querySelector(".composer")?.dataset.filled]);
  }
}

/** Answers from the list, one by one, and confirms where that is asked for. */
export class Listed extends Hand {
  async answer(now, [action]) {
    await this.tap(`.option${having("data-answer", action)}`, action);
    this.forms += 1;
    await this.page.waitForFunction((now) => Number(document.querySelector(".play").dataset.step) !== now || document.querySelector(".confirm"), now);
    if (await this.page.locator(".confirm").count() > 0) await this.tap(".confirm [data-confirm]", "confirm");
    await this.page.waitForFunction((now) => Number(document.querySelector(".play").dataset.step) !== now, now);
  }
}

/** Puts answers together in the composer: by its buttons, at places of the board, by steppers and ticks. */
export class Composed extends Hand {
  constructor(page, isListed) {
    super(page);
    /** Whether the list of answers stands open by itself. */
    this.isListed = isListed;
  }

  /** Fills in what is wanted up to what the form takes, and gives it. */
  async answer(step, wanted) {
    for (let n = 0; n < 80; n += 1) {
      const before = await this.now();
      if (Number(before[0]) !== step) {
        this.forms += 1;
        return;
      }
      // What goes at once may be gone before its button is looked for.
      await this.further(before[1] === "" ? [] : before[1].split(", "), wanted).catch(async (error) => {
        if (Number((await this.now())[0]) === step) throw error;
      });
      await this.moved(before);
    }
    throw new Error(`${wanted.join(", ")} cannot be put together`);
  }

  /** One tap further. */
  async further(draft, wanted) {
    const { wrong, missing } = compared(draft, wanted);
    const { options, shown } = await this.page.evaluate(read);
    // What has only one answer is in the record, and asked of nobody.
    const next = missing.find((action) => options.includes(action) || shown.includes(action));
    if (await this.reached(missing, { least: 2, most: wrong.length > 0 ? 1 : Infinity })) return;
    if (await this.draggedBoth(missing)) return;
    if (wrong.length > 0 && await this.reached(missing, { most: 1 })) return;
    if (wrong.length > 0 && await this.corrected(wrong[0], missing, draft.indexOf(wrong[0]))) return;
    // What may be left out ends by itself.
    if (draft.length > 0 && missing.every((action) => action === "stop") && await this.canGive()) return this.give();
    if (wrong.length === 0 && await this.reached(missing)) return;
    if (next !== undefined && shown.includes(next)) return this.tap(`.asked ${having("data-answer", next)}:not([aria-checked=true], .row-done *)`, next);
    if (next !== undefined && await this.stepped(next)) return;
    if (!options.includes(next) && await this.canGive()) return this.give();
    if (next === undefined) throw new Error(`none of ${missing.join(", ")} is asked after ${draft.join(", ")}`);
    await this.atPlaces(next);
  }

  canGive() {
    return this.page.locator(".composer [data-confirm]:enabled").count().then((n) => n > 0);
  }

  give() {
    return this.tap(".composer [data-confirm]", "confirm");
  }

  /** Taps a place that means the next answer instead of what was set at first, or the next ones and one further on; whether there is one. */
  async reached(missing, { least = 1, most = Infinity } = {}) {
    const ways = await this.meant();
    // The Field to which a Worker goes means that it comes from Home.
    if (missing[0] === "from home" && missing[1]?.startsWith("to ")) ways.push(...await this.spots(missing[1].slice(3)).then((all) => all.map((place) => [place, missing.slice(0, 2)])));
    const both = await this.page.evaluate(() => [...document.querySelectorAll("[data-both]")].map(({ dataset }) => dataset.both.split(", ")));
    const seen = await this.spots("");
    const places = ways.filter(([place]) => seen.includes(place)).map(([place, path]) => [`.spot${having("data-place", place)}`, path]);
    const chips = both.map((path) => [having("data-both", path.join(", ")), path]);
    const fitting = [...places, ...chips].filter(([, path]) => path.length >= least && path.length <= most && path.every((action, n) => action === missing[n])).sort(([, a], [, b]) => b.length - a.length);
    if (fitting.length === 0) return false;
    await this.tap(fitting[0][0], fitting[0][1].at(-1));
    return true;
  }

  /** Presses on a place and moves away from it; whether something is taken along then. */
  async take(place) {
    const start = await this.middle(place);
    if (start === null) return false;
    await this.page.mouse.move(...start);
    await this.page.mouse.down();
    await this.page.mouse.move(start[0] + 12, start[1] + 12, { steps: 2 });
    if (await this.page.locator(".dragged").count() > 0) return true;
    await this.drop([2, 2]);
    return false;
  }

  /** Lets go at a point. */
  async drop(point) {
    await this.page.mouse.move(...point, { steps: 2 });
    await this.page.mouse.up();
    await this.page.mouse.move(2, 2);
    await this.page.waitForFunction(() => document.querySelector(".dragged") === null);
  }

  /** The middle of a place, where a pointer hits it; nothing where it does not. */
  middle(place) {
    return this.page.evaluate((selector) => {
      const spot = [...document.querySelectorAll(selector)].find((spot) => spot.checkVisibility());
      if (spot === undefined) return null;
      const { x, y, width, height } = spot.getBoundingClientRect();
      const point = [x + width / 2, y + height / 2];
      return document.elementFromPoint(...point)?.closest(selector) ? point : null;
    }, `.spot${having("data-place", place)}`);
  }

  /** What places mean beside the answers of now: each with a list of answers. */
  async meant() {
    const told = await this.page.locator(".composer").getAttribute("data-meant");
    return told.split("; ").filter((way) => way !== "").map((way) => way.split(": ")).map(([place, path]) => [place, path.split(", ")]);
  }

  /** Drags from the place of the next answer to that of the one after it; whether that was possible. */
  async draggedBoth([first, second]) {
    if (second === undefined) return false;
    const [instead] = (await this.meant()).find(([, path]) => path.length === 1 && path[0] === first) ?? [];
    const from = instead ?? only(await this.page.evaluate(placed), first);
    if (from === undefined || !await this.take(from)) return false;
    const { options } = await this.page.evaluate(read);
    const to = options.includes(second) ? only(await this.page.evaluate(placed), second) : undefined;
    const end = to === undefined ? null : await this.middle(to);
    await this.drop(end ?? [2, 2]);
    if (end === null) return false;
    this.countDrag(second);
    return true;
  }

  countDrag(kind) {
    this.drags += 1;
    this.count(kind.split(" ")[0]);
  }

  /** The places that can be chosen and are called by this. */
  spots(name) {
    return this.page.evaluate((name) => [...document.querySelectorAll(".spot[data-light=open]")].filter((spot) => spot.checkVisibility()).map(({ dataset }) => dataset.place).filter((place) => place.endsWith(name)), name);
  }

  /** Changes something that is filled in otherwise than wanted; whether that was possible. */
  async corrected(wrong, missing, row) {
    for (const action of missing) {
      const chip = `.row-done .chips:has(${having("data-answer", wrong)}[aria-checked=true]) ${having("data-answer", action)}`;
      if (await this.page.locator(chip).count() > 0) return this.tap(chip, "change").then(() => true);
      if (await this.stepped(action, wrong)) return true;
    }
    for (const way of [`[role=checkbox][aria-checked=true]${having("data-answer", wrong)}`, `${having("data-less", wrong)}:enabled`, `[data-reopen="${row}"]`]) {
      if (await this.page.locator(`.asked ${way}`).count() > 0) return this.tap(`.asked ${way}`, "change").then(() => true);
    }
    return false;
  }

  /** A step of an amount towards this answer; whether there is an amount, and it stands at the other answer if that is said. */
  async stepped(action, now) {
    const to = amount(action);
    const at = await this.page.evaluate(() => [...document.querySelectorAll(".asked [role=spinbutton]")].map((value) => Number(value.ariaValueNow ?? value.getAttribute("aria-valuenow"))));
    const n = at.findLastIndex((value) => value !== to && (now === undefined || value === amount(now)));
    if (Number.isNaN(to) || n < 0) return false;
    await this.page.evaluate((n) => document.querySelectorAll(".asked [role=spinbutton]")[n].parentElement.setAttribute("data-stepped", ""), n);
    await this.tap(`[data-stepped] [data-step="${to > at[n] ? "+1" : "-1"}"]`, action);
    return true;
  }

  /** Gives an answer at the fewest places of the board that mean it, or from the list, whichever is shorter. */
  async atPlaces(action) {
    const places = await this.page.evaluate(placed);
    const own = places[action] ?? [];
    const sets = [...own.map((place) => [place]), ...own.flatMap((place, n) => own.slice(n + 1).map((other) => [place, other]))];
    const best = sets.find((picked) => isOnly(places, picked));
    if (best === undefined || (this.isListed && best.length > 1)) {
      // It is opened first.
      if (!this.isListed) this.count("list");
      if (best === undefined) this.odd.push(`only in the list: ${action}`);
      return this.tap(`.option${having("data-action", action)}`, action);
    }
    if (best.length > 1 && await this.take(best[0])) {
      const end = await this.middle(best[1]);
      await this.drop(end ?? [2, 2]);
      if (end !== null) return this.countDrag(action);
    }
    for (const place of best) {
      await this.tap(`.spot${having("data-place", place)}:is([data-light=open], [data-light=aside], [data-light=chosen])`, action);
      await this.page.waitForTimeout(40);
    }
  }
}

/** Whether one answer alone is given at all of these places. */
const isOnly = (places, picked) => Object.values(places).filter((own) => picked.every((place) => own.includes(place))).length === 1;

/** The place that means this answer and no other. */
const only = (places, action) => places[action]?.find((place) => isOnly(places, [place]));

/** The number of an answer that is only that. */
const amount = (action) => Number(action.match(/^[a-z]+ (\d+)$/)?.[1] ?? NaN);

/** What is filled in and not wanted, and what is wanted and not filled in, in its order. Several of many may stand in another order. */
function compared(draft, wanted) {
  const [wrong, missing] = [[...draft], []];
  for (const action of wanted) {
    const at = wrong.indexOf(action);
    if (at >= 0) wrong.splice(at, 1);
    else missing.push(action);
  }
  return { wrong, missing };
}

/* Runs in the page: the answers to what is asked now, and those that have a button in the composer. */
function read() {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility() && !element.disabled);
  return {
    options: [...document.querySelectorAll(".option")].map((option) => option.dataset.action),
    shown: seen(".asked [data-answer]:not([aria-checked=true], .row-done *)").map((button) => button.dataset.answer),
  };
}

/* Runs in the page: where on the board each answer of the list can be given, as pointing at it shows. */
async function placed() {
  const all = {};
  for (const option of document.querySelectorAll(".option")) {
    option.focus();
    await new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
    all[option.dataset.action] = [...document.querySelectorAll(".spot[data-light=chosen]")].map((spot) => spot.dataset.place);
    option.blur();
  }
  return all;
}
