// Recorded games for the tests: read, and cut where somebody has to answer.
import { readFile } from "node:fs/promises";
import { go } from "./browser.mjs";
import { state } from "./table.mjs";

/** The recorded game of this name in `games/`. */
export const recorded = async (name) => new Record(await readFile(new URL(`games/${name}.game`, import.meta.url), "utf8"));

/** Who sits in a seat of a record that is opened: a person, or the quickest bot. */
const sitter = (seat, person) => (seat === person ? "Ana" : "apprentice");

/** A record as text, with its actions one by one. */
export class Record {
  constructor(text) {
    const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    const at = lines.indexOf("play");
    this.head = lines.slice(0, at);
    this.play = lines.slice(at + 1);
    /** Every action: its line, how many stand before it there, the turn it belongs to, who it is by, its notation. */
    this.actions = [];
    let turn = -1;
    for (const [line, words] of this.play.entries()) {
      const found = words.match(/^( *)([A-D*])(?: (.*))?$/);
      if (found === null) continue;
      const [, indent, by, actions] = found;
      if (indent === "") turn += 1;
      for (const [n, action] of (actions?.split(", ") ?? []).entries()) this.actions.push({ line, n, turn, isOwn: indent === "", by, action });
    }
  }

  /** The record as it was before the action of this number, with a person in one seat. */
  before(number, person) {
    const { line, n, by } = this.actions[number];
    const [, lead] = this.play[line].match(/^( *[A-D*]) /);
    const part = n === 0 ? [] : [`${lead} ${this.actions.filter((action) => action.line === line).slice(0, n).map(({ action }) => action).join(", ")}`];
    if (by !== person) throw new Error(`action ${number} is by ${by}, not by ${person}`);
    const head = this.head.map((words) => words.replace(/^seat ([A-D]) .*$/, (_, seat) => `seat ${seat} ${sitter(seat, person)}`));
    return [...head, "play", ...this.play.slice(0, line), ...part, ""].join("\n");
  }

  /** What a seat answered with nothing by others or by luck in between: the numbers of the first action and of the one after the last. */
  answered(by) {
    const runs = [];
    for (const [number, action] of this.actions.entries()) {
      if (action.by !== by) continue;
      const last = runs.at(-1);
      if (last?.end === number && last.turn === action.turn) last.end += 1;
      else runs.push({ begin: number, end: number + 1, turn: action.turn, isOwn: action.isOwn });
    }
    return runs;
  }

  /** The turns of a seat: what it answered in each. */
  turns(by) {
    const turns = new Map();
    const own = new Set(this.actions.filter((action) => action.isOwn && action.by === by).map(({ turn }) => turn));
    for (const run of this.answered(by).filter(({ turn }) => own.has(turn))) turns.set(run.turn, [...(turns.get(run.turn) ?? []), run]);
    return [...turns.values()];
  }
}

/** Opens a table as it was before the action of this number, with a person in one seat who is asked now. */
export async function openAt(page, record, number, person) {
  await go(page, "#/");
  await page.locator(".import input").setInputFiles({ name: "cut.game", mimeType: "text/plain", buffer: Buffer.from(record.before(number, person)) });
  await page.waitForFunction((number) => Number(document.querySelector(".play")?.dataset.step) >= number, number);
  await state(page, "you");
  // That the record breaks off is told; here that is known.
  await page.locator(".warning.told button").first().click();
}
