// What has just come to lie somewhere: nobody who presses there now has seen it. Buttons are known by what they do, things on
// the board by the moves that begin with them; both take no press for a moment after that changed under the finger.
import type { Clock } from "./clock.js";
import { $, all, made, the, word, type Point } from "./dom.js";
import { questionOf } from "./revision.js";

export const MOMENT = 350; // milliseconds in which nobody has seen a change yet
const SAME = 6; // pixels that something may move and still lie where it was
const GUARDED = "#decision :is(button, a.button, summary), #deeds :is(button, a)";

type Spot = [x: number, y: number];

// An answer means something else where something else is asked.
export const questionNow = (): string => String(questionOf($("[data-choices]")?.dataset.revision ?? ""));

const deedOf = (node: Element): string => {
  const button = node instanceof HTMLButtonElement ? node : null;
  if (button?.name === "move") return `${questionNow()} ${button.value}`;
  return `${button?.form?.getAttribute("action") ?? ""} ${button?.value || node.getAttribute("href") || node.id || (node.textContent ?? "").trim()}`;
};

/** Which of these keys came, or mean something else now. */
export function renewed(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  return [...now].filter(([key, meaning]) => before.get(key) !== meaning).map(([key]) => key);
}

export class Fresh {
  #spots = new Map<string, Spot[]>(); // of buttons, where they lay when something last changed
  readonly #buttons = new WeakMap<Element, number>(); // when each came to lie where it lies
  #numbers: string[] = []; // what the keys 1 to 9 do
  readonly #keys = new Map<number, number>(); // since when
  #meanings: ReadonlyMap<string, string> = new Map(); // of things on the board
  readonly #things = new Map<string, number>(); // since when
  #lying: ReadonlyMap<string, number> = new Map(); // since when each of them lies where it lies
  #timer = 0;
  #uncovered: { box: DOMRect; at: number } | null = null; // what lay over the page until then

  constructor(private readonly clock: Clock) {}

  listen(): void {
    const look = () => this.#look();
    const rail = the("#rail");
    this.#spots = spotsNow();
    new MutationObserver(look).observe(rail, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["hidden", "open", "value"] });
    new MutationObserver(look).observe(document.body, { attributes: true, attributeFilter: ["class"] });
    rail.addEventListener("scroll", () => { this.#spots = spotsNow(); }, true); // who scrolls has moved it
    addEventListener("resize", () => { this.#spots = spotsNow(); });
    document.addEventListener("pointerdown", (event) => {
      const under = event.target as Element; // what has just come hands the press through to what it lies in; what is scrolled out of sight lies in something else
      const pressed = all(".arrived").find((node) => (under.contains(node) || node.contains(under)) && holds(node.getBoundingClientRect(), event.clientX, event.clientY));
      if (pressed) this.drop(pressed);
    }, true);
  }

  // Something of the page changed: what lies elsewhere now, or was not there, is fresh.
  #look(): void {
    const before = this.#spots;
    const now = this.clock.now();
    this.#spots = new Map();
    for (const node of all(GUARDED)) {
      const [deed, spot] = [deedOf(node), spotOf(node)];
      this.#spots.set(deed, [...(this.#spots.get(deed) ?? []), spot]);
      if (!spot[0] && !spot[1]) continue; // it is not seen
      if (before.get(deed)?.some((old) => Math.abs(old[0] - spot[0]) <= SAME && Math.abs(old[1] - spot[1]) <= SAME)) continue;
      this.#buttons.set(node, now);
      node.classList.add("arrived");
      this.clock.after(MOMENT, () => { if (this.#buttons.get(node) === now) node.classList.remove("arrived"); });
      this.settle();
    }
    const numbers = all<HTMLButtonElement>("[data-choices] li:not([hidden]) button[name=move]").map((button) => `${questionNow()} ${button.value}`);
    numbers.forEach((move, i) => { if (this.#numbers[i] !== move) this.#keys.set(i, now); });
    this.#numbers = numbers;
  }

  /** What the things on the board mean while nothing has been touched. */
  board(meanings: ReadonlyMap<string, string>): void {
    const now = this.clock.now();
    for (const key of renewed(this.#meanings, meanings)) { this.#things.set(key, now); this.settle(); }
    this.#meanings = meanings;
  }

  /** Where the things on the board lie: what has just come to a place is new there. */
  lie(places: readonly string[]): void {
    const now = this.clock.now();
    const before = this.#lying;
    this.#lying = new Map(places.map((place) => [place, before.get(place) ?? now]));
    if (places.some((place) => !before.has(place))) this.settle();
  }

  /** Something of the page is new, and says so; after a moment nothing is. */
  settle(): void {
    document.body.classList.add("unsettled");
    this.clock.cancel(this.#timer);
    this.#timer = this.clock.after(MOMENT, () => document.body.classList.remove("unsettled"));
  }

  /** What lay over the page has gone: a second press there was not meant for what is under it. */
  uncover(box: DOMRect): void { this.#uncovered = { box, at: this.clock.now() }; }
  isUncovered({ x, y }: Point, pressed: number): boolean {
    return this.#uncovered !== null && pressed - this.#uncovered.at < MOMENT && holds(this.#uncovered.box, x, y);
  }

  /** Whether who pressed then could have seen what lies there. */
  isSeenThing(key: string, place: string, pressed: number): boolean {
    return pressed - Math.max(this.#things.get(key) ?? -Infinity, this.#lying.get(place) ?? -Infinity) >= MOMENT;
  }
  isSeenButton(node: Element, pressed: number): boolean { return pressed - (this.#buttons.get(node) ?? -Infinity) >= MOMENT; }
  /** Since when a key from 1 on does what it does. */
  numberSince(number: number): number { return this.#keys.get(number - 1) ?? -Infinity; }
  buttonSince(node: Element): number { return this.#buttons.get(node) ?? -Infinity; }

  /** Show that a press was not taken. */
  shake(node: Element): void {
    node.classList.remove("dropped");
    void node.getBoundingClientRect(); // else the same shake would not begin anew
    node.classList.add("dropped");
    this.clock.after(2 * MOMENT, () => node.classList.remove("dropped"));
  }

  /** ...because nobody can have seen yet what lies there; and say it to those who do not see that it was not. */
  drop(node: Element | null): void {
    if (node) this.shake(node);
    const news = the("#news");
    if (news.lastChild?.textContent !== word("dropped")) news.append(made("p", {}, word("dropped")));
  }
}

function spotOf(node: Element): Spot {
  const { left, top } = node.getBoundingClientRect();
  return [Math.round(left), Math.round(top)];
}

function spotsNow(): Map<string, Spot[]> {
  const spots = new Map<string, Spot[]>();
  for (const node of all(GUARDED)) spots.set(deedOf(node), [...(spots.get(deedOf(node)) ?? []), spotOf(node)]);
  return spots;
}

const holds = ({ left, top, right, bottom }: DOMRect, x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom;
