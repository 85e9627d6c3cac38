// What has been touched, what can be touched next, and the move that it makes.
import type { Point } from "../dom.js";
import type { Answer, Gesture } from "../wire.js";
import type { Greyed } from "./model.js";
import { isOneTouch, isWhole, nextOf, takes } from "./paths.js";
import type { Entry } from "./popup.js";

// A shape that hangs over the board until it is laid.
export interface Hanging {
  isOn(): boolean;
  cells(): string[];
  tap(key: string): boolean;
  start(gestures: Gesture[]): void;
  stop(): void;
  land(): void;
}

// An answer that may be a question back: who is sure then sends the same again.
export interface Asked extends Answer {
  sure?: () => Promise<Asked | null>;
}

// What the touches need of the page.
export interface Hand {
  gestures(): readonly Gesture[];
  greyed(): readonly Greyed[];
  hanging: Hanging;
  labelOf(gesture: Gesture): string;
  light(): void;
  isPopupOpen(): boolean;
  closePopup(): void;
  /** `key` is the thing that was touched: it can be read there. */
  menu(entries: Entry[], at: Point, cancelled: (() => void) | null, modal?: boolean, key?: string): void;
  stepper(gestures: Gesture[], at: Point, chosen: (gesture: Gesture) => void, cancelled: () => void): void;
  ask(sentence: string, label: string, at: Point, yes: () => void, no: () => void, key: string): void;
  actsAtOnce(): boolean; // who wants one touch to do what a thing offers, without reading it first
  /** Send a move, and how it was meant: by one touch (`once`), by several (`yes`), or chosen by its name (""). */
  send(move: string, touched: "" | "once" | "yes"): Promise<Asked | null>;
  why(touches: string): Promise<{ rule: string; why: string }>;
  tell(sentence: string, rule: string): void;
  tellWhereToBegin(): void;
}

export class Touch {
  readonly touched: string[] = []; // keys, in the order they were touched
  #underWay: string[][] = []; // the keys of moves that have no answer yet
  #point: Point = { x: 0, y: 0 }; // where the last touch was, for menus

  constructor(private readonly hand: Hand) {}

  // -- paths --------------------------------------------------------------------------------------------

  #possibleAfter(keys: readonly string[]): Gesture[] { return this.hand.gestures().filter((gesture) => takes(gesture, keys)); }
  #nextAfter(keys: readonly string[]): Set<string> {
    return new Set(this.#possibleAfter(keys).flatMap((gesture) => nextOf(gesture, keys)));
  }

  possible(): Gesture[] { return this.#possibleAfter(this.touched); }
  next(): Set<string> { return new Set([...this.#nextAfter(this.touched), ...this.hand.hanging.cells()]); }
  last(): string | undefined { return this.touched.at(-1); }

  /** What is marked as chosen: what was touched, also for moves that are under way. */
  marked(): Set<string> { return new Set([...this.touched, ...this.#underWay.flat()]); }

  /** Whether this begins a gesture that something else on the board has to complete, so that it can be carried there. */
  canBeCarried(key: string): boolean {
    const keys = [...(this.next().has(key) ? this.touched : []), key];
    return this.#possibleAfter(keys).some((gesture) => gesture.form || !isWhole(gesture, keys));
  }

  /** What touching this now would do, in words; nothing where that is a shape or too much to be read. */
  doings(key: string): string[] {
    const doing = this.possible().filter((gesture) => nextOf(gesture, this.touched).includes(key));
    const labels = new Set(doing.map((gesture) => this.hand.labelOf(gesture)));
    return labels.has("") || labels.size > 4 ? [] : [...labels];
  }

  // -- touching -----------------------------------------------------------------------------------------

  touch(key: string, at: Point = this.#point): boolean {
    const { hanging } = this.hand;
    this.#point = at;
    if (hanging.isOn() && hanging.tap(key)) return true;
    if (!hanging.isOn() && this.next().has(key)) {
      this.hand.closePopup();
      this.touched.push(key);
      this.#settle();
      return true;
    }
    if (this.last() === key) this.back();
    else if (this.touched.length && this.#nextAfter([]).has(key)) this.#begin(key);
    else if (!hanging.isOn()) void this.#refuse(key);
    return this.touched.includes(key);
  }

  // Another gesture instead of the one that was begun. What is not lit makes no move by one touch: it asks.
  #begin(key: string): void {
    this.hand.closePopup();
    this.hand.hanging.stop();
    this.touched.splice(0, this.touched.length, key);
    this.#settle(true);
  }

  #settle(asks = false): void {
    const open = this.possible();
    const whole = open.filter((gesture) => isWhole(gesture, this.touched));
    const [first] = whole;
    this.hand.light();
    if (whole.length < open.length) {
      if (first) this.hand.menu(this.#entriesOf(whole), this.#point, null, false); // a bag that may already be closed
      return;
    }
    const forms = whole.filter((gesture) => gesture.form);
    const counted = whole.filter((gesture) => gesture.amounts.length);
    if (forms.length) this.hand.hanging.start(forms.sort((a, b) => a.touches.length - b.touches.length));
    else if (counted.length) this.hand.stepper(counted, this.#point, (gesture) => this.make(gesture), () => this.back());
    else if (whole.length > 1 || asks) this.hand.menu(this.#entriesOf(whole), this.#point, () => this.back(), true, this.last());
    else if (first) this.make(first);
  }

  // Each move by its name: nobody who takes one has to be asked whether it was meant.
  #entriesOf(gestures: Gesture[]): Entry[] {
    return gestures.map((gesture) => [this.hand.labelOf(gesture), () => this.make(gesture, true)]);
  }

  /** The next thing can be touched while the answer to this one is on its way; what was touched stays marked until it is there. */
  make(gesture: Gesture, byName = false): void {
    this.hand.closePopup();
    const mine = this.touched.splice(0);
    this.#underWay.push(mine);
    this.hand.light();
    void this.#sent(gesture, mine, this.#point, () => this.hand.send(gesture.move, byName ? "" : isOneTouch(gesture) && !this.hand.actsAtOnce() ? "once" : "yes"));
  }

  async #sent(gesture: Gesture, mine: string[], at: Point, send: () => Promise<Asked | null>): Promise<void> {
    const answer = await send();
    const { sure } = answer ?? {};
    if (answer?.ask && sure) {
      this.hand.ask(answer.ask, this.hand.labelOf(gesture), at, () => void this.#sent(gesture, mine, at, sure), () => this.#land(mine), mine.at(-1) ?? "");
    } else this.#land(mine);
  }

  // The page shows what became of it.
  #land(mine: string[]): void {
    this.#underWay = this.#underWay.filter((keys) => keys !== mine);
    this.hand.hanging.land();
    if (this.touched.length || this.hand.hanging.isOn() || this.hand.isPopupOpen()) this.hand.light();
    else this.clear();
  }

  /** The same question, of which more has been laid: who has begun to touch the next thing goes on with that. */
  goOn(): void {
    const isBusy = this.hand.hanging.isOn() || this.hand.isPopupOpen();
    if (this.touched.length && !isBusy && this.possible().some((gesture) => !isWhole(gesture, this.touched))) this.hand.light();
    else this.clear();
  }

  back(): boolean {
    this.hand.closePopup();
    if (!this.touched.length) return false;
    this.hand.hanging.stop();
    this.touched.pop();
    this.hand.light();
    return true;
  }

  clear(): void {
    this.hand.closePopup();
    this.hand.hanging.stop();
    this.touched.length = 0;
    this.hand.light();
    const forms = this.hand.gestures().filter((gesture) => gesture.form && !gesture.touches.length);
    if (forms.length) this.hand.hanging.start(forms); // there is nothing else to be laid
  }

  // Why nothing happens: a greyed move that starts here has a reason; in the middle of a gesture the server knows it. Who begins
  // with something else is told where to begin.
  async #refuse(key: string): Promise<void> {
    const { touched, hand } = this;
    const isThis = ({ touches }: Greyed) => touches[touched.length] === key && touched.every((before, i) => touches[i] === before);
    const greyed = hand.greyed().find(isThis);
    if (!touched.length && this.#underWay.length) return; // a press too many
    if (greyed) { hand.tell(greyed.rule ? `${greyed.why} (${greyed.rule})` : greyed.why, greyed.rule); return; }
    if (!touched.length) { if (this.next().size) hand.tellWhereToBegin(); return; }
    const so = touched.join(" ");
    const { rule, why } = await hand.why(`${so} ${key}`);
    if (why && rule !== "not-now" && touched.join(" ") === so) hand.tell(why, rule);
  }
}
