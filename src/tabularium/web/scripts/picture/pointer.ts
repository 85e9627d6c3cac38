// Mouse, pen and fingers as a machine: one press is a touch, a drag, a pan or a long look; two fingers pinch and turn. It knows
// nothing of the page but what a board tells it, and makes no move before a press ends.
import type { Clock } from "../clock.js";
import type { Point } from "../dom.js";
import { HOLD, SLIP as FINGER_SLIP } from "../question.js";

const SLIP: Readonly<Record<string, number>> = { mouse: 4 }; // pixels that a press may move and still be a tap
const OUT_OF_HAND = 25; // pixels that a finger moves before it carries something out of a hand: hands are panned, too
const HOVER = 350;
const TWICE = 350; // milliseconds between two touches that are one
const QUARTER = Math.PI / 2; // two fingers turn a shape that hangs once they are nearer to the next quarter

export type Where = "popup" | "reader" | "board" | "page";

// A pointer where it is now. `area` is the area of a board under it, or null beside all boards and over what lies on them.
export interface Dot<Area> extends Point {
  id: number;
  kind: string; // mouse, touch, pen
  isPrimary: boolean;
  buttons: number;
  where: Where; // on a small question, on what is read, in the figure of a board, or elsewhere
  area: Area | null;
}

// What is carried, as it is seen under the pointer.
export interface Ghost {
  carry(at: Point): void;
  remove(): void;
}

// What a pointer needs of the board.
export interface Board<Area> {
  isDrawn(): boolean;
  /** The key that a touch here means, or "". */
  meaning(at: Point): string;
  /** The key of what lies here and can be carried, or "". */
  carriedFrom(at: Point): string;
  next(): ReadonlySet<string>;
  touch(key: string, at: Point): boolean;
  back(): boolean;
  last(): string | undefined;
  isMeant(): boolean;
  /** Whether who pressed there then could have seen what that means now. */
  isSeen(key: string, area: Area, at: Point, pressed: number): boolean;
  /** Show that a press was not taken. */
  drop(key: string): void;
  isPopupOpen(): boolean;
  /** A press beside a question takes back what led to it; one elsewhere on the page also what was put together so far. */
  leavePopup(isElsewhere: boolean): void;
  isLaying(): boolean;
  turn(quarters: number): void;
  hoverCell(at: Point): void;
  isThingAt(at: Point): boolean;
  readAt(at: Point): void;
  closeReader(): void;
  isHand(area: Area): boolean;
  pan(area: Area, dx: number, dy: number): void;
  closer(area: Area, times: number, at: Point): void;
  /** Look closer where a finger could mean several things; whether it could. */
  closerIfCrowded(area: Area, at: Point): boolean;
  /** All of the board, or closer. */
  toggleZoom(area: Area, at: Point): void;
  lift(area: Area, key: string, from: Point): Ghost | null;
}

interface Press<Area> {
  from: Point;
  area: Area;
  key: string; // what it went down on
  at: number; // and when
  timer: number; // of a long look
  isRead: boolean; // it was a long look, whatever there was to see
  isMoved: boolean;
  pans: boolean;
  carries: string;
  ghost: Ghost | null;
}

interface Grip extends Point { far: number; angle: number }

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

export class Pointer<Area> {
  readonly #dots = new Map<number, Dot<Area>>(); // pointers that are down
  #press: Press<Area> | null = null;
  #grip: Grip | null = null; // how two fingers lie
  #lastTap = -Infinity;
  #hovering = 0;
  #rested: Point | null = null; // where the mouse was seen last

  constructor(private readonly board: Board<Area>, private readonly clock: Clock) {}

  isDown(): boolean { return this.#dots.size > 0; }

  down(dot: Dot<Area>): void {
    if (!this.board.isDrawn()) return;
    this.clock.cancel(this.#hovering);
    if (this.board.isPopupOpen() && dot.where !== "popup") this.board.leavePopup(dot.where !== "board");
    if (dot.where !== "reader") this.board.closeReader();
    if (dot.isPrimary) { this.#letGo(); this.#dots.clear(); this.#grip = null; } // a finger whose thing went away under it may have left without a word
    if (!dot.area) return;
    this.#dots.set(dot.id, dot);
    if (this.#dots.size === 2) { this.#letGo(); this.#grip = this.#gripNow(); }
    if (this.#dots.size > 1) return;
    this.#press = {
      from: dot, area: dot.area, key: this.board.meaning(dot), at: this.clock.now(), timer: this.clock.after(HOLD, () => this.#hold(dot)),
      isRead: false, isMoved: false, pans: false, carries: "", ghost: null,
    };
  }

  #hold(dot: Dot<Area>): void {
    if (!this.#press || this.#press.isMoved || dot.kind === "mouse") return;
    if (!this.board.isLaying() && this.board.isThingAt(dot)) this.board.readAt(dot);
    this.#press.isRead = true;
  }

  move(dot: Dot<Area>): void {
    if (!this.board.isDrawn()) return;
    if (this.board.isLaying() && this.#dots.size < 2) this.board.hoverCell(dot);
    const before = this.#dots.get(dot.id);
    if (!before) { this.#hover(dot); return; }
    if (dot.kind === "mouse" && !dot.buttons) { this.cancel(dot); return; } // it was let go where nobody saw it
    this.#dots.set(dot.id, { ...dot, area: before.area });
    if (this.#dots.size === 2 && this.#grip) { this.#twoFingers(before.area); return; }
    if (this.#press && !this.#press.isRead) this.#drag(this.#press, dot, dot.x - before.x, dot.y - before.y);
  }

  // A press that moves carries what it went down on to where that may go, or pans. It makes no move on the way.
  #drag(press: Press<Area>, dot: Dot<Area>, dx: number, dy: number): void {
    if (!press.isMoved && distance(dot, press.from) <= (SLIP[dot.kind] ?? FINGER_SLIP)) return;
    press.isMoved = true;
    this.clock.cancel(press.timer);
    if (press.carries) press.ghost?.carry(dot);
    else if (press.pans) this.board.pan(press.area, dx, dy);
    else if (!this.board.isLaying()) this.#decide(press, dot);
  }

  // Along a hand a finger pans; out of it, it carries something.
  #decide(press: Press<Area>, dot: Dot<Area>): void {
    const isInHand = dot.kind !== "mouse" && this.board.isHand(press.area);
    const key = this.board.carriedFrom(press.from);
    press.pans = !key || (isInHand && Math.abs(dot.x - press.from.x) > Math.abs(dot.y - press.from.y));
    if (press.pans || (isInHand && distance(dot, press.from) <= OUT_OF_HAND)) return;
    press.carries = key; // carrying something somewhere is touching both ends: where it may go is lit
    press.ghost = this.board.lift(press.area, key, press.from);
    press.ghost?.carry(dot);
  }

  up(dot: Dot<Area>): void {
    if (!this.#dots.delete(dot.id)) return;
    if (this.#dots.size < 2) this.#grip = null;
    const press = this.#press;
    this.#press = null;
    if (!press) return;
    this.clock.cancel(press.timer);
    press.ghost?.remove();
    if (press.carries) this.#layDown(press, dot);
    else if (!press.isRead && !press.isMoved) this.#tap(press, dot);
  }

  #tap({ area, key, at }: Press<Area>, dot: Dot<Area>): void {
    const { board } = this;
    const wouldMove = board.isLaying() || board.next().has(key);
    if (!board.isMeant() || (wouldMove && !board.isSeen(key, area, dot, at))) { if (wouldMove) board.drop(key); return; }
    const isTwice = this.clock.now() - this.#lastTap < TWICE;
    this.#lastTap = -Infinity;
    if (!board.isLaying() && board.closerIfCrowded(area, dot)) return;
    if (wouldMove) { board.touch(key, dot); return; }
    if (isTwice) { board.closeReader(); board.toggleZoom(area, dot); return; }
    this.#lastTap = this.clock.now();
    if (key && !board.touch(key, dot) && dot.kind !== "mouse") board.readAt(dot);
  }

  // Not where somebody changed their mind, or another question came.
  #isCarried({ carries }: Press<Area>): boolean { return carries !== "" && this.board.last() === carries; }

  // What was carried is laid down where it may go, and goes back from everywhere else.
  #layDown(press: Press<Area>, at: Point): void {
    if (!this.#isCarried(press)) return;
    const key = this.board.meaning(at);
    if (this.board.isMeant() && key !== press.carries && this.board.next().has(key)) this.board.touch(key, at);
    else if (!this.board.isPopupOpen()) this.board.back();
  }

  cancel(dot: { id: number }): void {
    this.#dots.delete(dot.id);
    this.#letGo();
  }

  #letGo(): void {
    const press = this.#press;
    if (!press) return;
    press.ghost?.remove();
    this.clock.cancel(press.timer);
    if (this.#isCarried(press)) this.board.back();
    this.#press = null;
  }

  #gripNow(): Grip | null {
    const [a, b] = [...this.#dots.values()];
    if (!a || !b) return null;
    return { far: distance(a, b) || 1, angle: Math.atan2(b.y - a.y, b.x - a.x), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }

  // Two fingers bring the board closer and move it; a shape that hangs turns with them.
  #twoFingers(area: Area | null): void {
    const [before, now] = [this.#grip, this.#gripNow()];
    if (!before || !now) return;
    const twist = Math.atan2(Math.sin(now.angle - before.angle), Math.cos(now.angle - before.angle));
    const turns = this.board.isLaying() ? Math.round(twist / QUARTER) : 0;
    if (turns) this.board.turn((turns + 4) % 4);
    if (area) {
      this.board.pan(area, now.x - before.x, now.y - before.y);
      this.board.closer(area, now.far / before.far, now);
    }
    this.#grip = { ...now, angle: before.angle + turns * QUARTER };
  }

  // What lies under the mouse reads itself out after a moment. Browsers tell of a move, too, when something else comes to lie under
  // a mouse at rest: nobody asked for that.
  #hover(dot: Dot<Area>): void {
    if (this.#rested && distance(dot, this.#rested) === 0) return;
    this.#rested = dot;
    this.clock.cancel(this.#hovering);
    if (dot.kind !== "mouse" || this.board.isLaying()) return;
    if (dot.area && this.board.isThingAt(dot)) this.#hovering = this.clock.after(HOVER, () => this.board.readAt(dot));
    else this.board.closeReader();
  }
}
