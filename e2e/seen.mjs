// What somebody sees of a table at some size, measured: what is cut, covered, too small to read or too small to touch.

/** Targets that may be slim where they are high: slots of the sea. */
const slim = "[data-place^=slot-]";

/** What can be pressed and is too small for a finger, one line each. */
export const tooSmall = (page) => faults(page, { finger: 44 }).then((all) => all.filter((fault) => fault.startsWith("too small to touch")));

/**
 * Everything that is wrong with what is shown now, one line each: `essential` are names with the selector of what must be seen whole, and how
 * many of it; `least` the smallest type, `finger` the smallest target, both in pixels. Slim targets may be 31 wide if they are 75 high.
 */
export const faults = (page, { essential = [], least = 0, finger = 0 }) => page.evaluate(measure, { essential, least, finger, slim });

/* Runs in the page. */
function measure({ essential, least, finger, slim }) {
  /** What hangs over an edge by less is drawn there on purpose: a light, a shadow. */
  const SLACK = 2;
  const RINGS = ".halo, .ring, .inner, .veil, .lock";
  const found = new Map();
  const fault = (what, where) => found.set(what, [...(found.get(what) ?? []), where]);
  const px = (n) => `${Math.round(n)} px`;

  const name = (element) => {
    const { place, answer } = element.dataset ?? {};
    if (place !== undefined) return place;
    if (answer !== undefined) return `answer "${answer}"`;
    const classes = (element.getAttribute("class") ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 2);
    return [element.tagName.toLowerCase(), ...classes].join(".");
  };
  const part = (element) => element.closest(".sheet, .tabs, .play > *, .play");

  /** Whether it is meant to be seen: not what is only heard. */
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest(".heard") !== null) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1.5 && height > 1.5;
  };

  /** The box of an element; of a drawing without the rings around it. */
  const box = (element) => {
    const drawn = element instanceof SVGGElement ? [...element.children].filter((child) => !child.matches(RINGS)) : [];
    const all = (drawn.length > 0 ? drawn : [element]).map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);
    const all4 = (side, of) => of(...all.map((one) => one[side]));
    const [left, top, right, bottom] = [all4("left", Math.min), all4("top", Math.min), all4("right", Math.max), all4("bottom", Math.max)];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };

  /** How far a box hangs over the edges of another one. */
  const over = (inner, outer) => Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom);

  /** What cuts a box off: the window, or something around it that hides or scrolls what does not fit. */
  const cutting = (element, at) => {
    const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const by = over(at, around.getBoundingClientRect());
      if (by > SLACK) return `cut off by ${name(around)} (${px(by)})`;
    }
    const by = over(at, frame);
    return by > SLACK ? `out of the window (${px(by)})` : null;
  };

  /** What lies over the middle of an element and is no part of it. A piece may stand there, and a place may lie within a larger one. */
  const covering = (element, at) => {
    const hit = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    if (hit === null || element.contains(hit) || hit.contains(element)) return null;
    const piece = hit.closest("[data-place]");
    if (piece !== null && part(piece) === part(element)) {
      const other = box(piece);
      return Math.min(over(other, at), over(at, other)) <= SLACK ? null : `covered by ${name(piece)}`;
    }
    // The line of an opponent is one button, with what they have on it or below it.
    if (hit.closest(".others li") !== null && hit.closest(".others li") === element.closest(".others li")) return null;
    // A drawing has layers: what is painted there and is no control of its own is of the same picture.
    if (piece === null && part(hit) === part(element) && hit.closest("button, a, summary") === null) return null;
    return `covered by ${name(hit)} of ${name(part(hit) ?? document.body)}`;
  };

  /** Whether some of an element's own text or content is not shown. */
  const hiding = (element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isShort = element.scrollWidth > element.clientWidth + 1 && (overflowX !== "visible" || textOverflow === "ellipsis");
    return isShort && element instanceof HTMLElement ? `shows ${px(element.clientWidth)} of ${px(element.scrollWidth)}` : null;
  };

  const whole = (element, what) => {
    const at = box(element);
    const why = cutting(element, at) ?? hiding(element) ?? covering(element, at);
    if (why !== null) fault(`${what} ${why}`, name(element));
  };

  const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  for (const [what, selector, n] of essential) {
    const all = seen(selector);
    if (all.length < n) fault(`${what}: ${all.length} of ${n} to be seen`, selector);
    for (const element of all.slice(0, n)) whole(element, what);
  }
  for (const place of seen("[data-place]")) whole(place, "place");

  /** How large an element is drawn beside its own measure. */
  const scale = (element) => {
    if (element instanceof SVGElement) {
      const { a, b, c, d } = element.getScreenCTM();
      return Math.sqrt(Math.abs(a * d - b * c));
    }
    // Whole pixels tell nothing of something small.
    let around = element;
    while (around.parentElement !== null && !(around.offsetWidth > 300)) around = around.parentElement;
    return Math.round(around.getBoundingClientRect().width / around.offsetWidth * 100) / 100;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const read = new Set();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === "" || read.has(element) || element.closest("script, style, option, title, desc") !== null || !isSeen(element)) continue;
    read.add(element);
    const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
    if (size < least - 0.06) fault(`type of ${size.toFixed(1)} px`, `${name(element)} "${element.textContent.trim().slice(0, 16)}"`);
  }

  // No words over other words. A line has air above and below its letters.
  const inked = ({ left, right, top, bottom, width, height }) => ({ left, right, top: top + height / 4, bottom: bottom - height / 4, width, height: height / 2 });
  const lines = [...read].flatMap((element) => {
    const range = document.createRange();
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
    return own.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((at) => ({ element, at: inked(at) }));
    });
  }).filter(({ element, at }) => cutting(element, at) === null);
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  for (const [n, { element, at }] of lines.entries()) {
    for (const other of lines.slice(n + 1)) {
      if (other.element === element || element.contains(other.element) || other.element.contains(element)) continue;
      const size = Math.min(at.width * at.height, other.at.width * other.at.height);
      if (shared(at, other.at) > size * 0.25) fault("words over words", `${name(element)} "${element.textContent.trim().slice(0, 16)}" and ${name(other.element)} "${other.element.textContent.trim().slice(0, 16)}"`);
    }
  }

  /** Whether a finger that aims at the middle still hits an element so far away from it. */
  const isHit = (element, { left, top, right, bottom }, reach) => [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].every(([x, y]) => {
    const hit = document.elementFromPoint((left + right) / 2 + x, (top + bottom) / 2 + y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  const targets = "button, a[href], summary, select, input, textarea, [role=button][tabindex='0'], [role=checkbox], [role=radio], [role=spinbutton]";
  for (const target of finger > 0 ? seen(targets) : []) {
    const at = target.getBoundingClientRect();
    if (target.closest(slim) !== null && at.width >= 30.5 && at.height >= 74.5) continue;
    if (Math.min(at.width, at.height) < finger - 0.5 && !isHit(target, at, finger / 2 - 1)) {
      fault("too small to touch", `${name(target)} ${Math.round(at.width)}×${Math.round(at.height)}`);
    }
  }

  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) fault("the page scrolls sideways", px(wide));
  return [...found].map(([what, where]) => `${what}: ${[...new Set(where)].join(", ")}`);
}
