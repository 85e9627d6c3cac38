// One press is a touch, a drag, a pan or a long look; two fingers pinch and turn; and nothing else.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Point } from "../../src/tabularium/web/scripts/dom.js";
import { Pointer, type Board, type Dot, type Ghost } from "../../src/tabularium/web/scripts/picture/pointer.js";
import { HandClock } from "./clock.js";

type Area = "board" | "hand";

// A row of things, each 100 pixels wide: lit ones can be touched, some can be carried.
class Row implements Board<Area> {
  lit = new Set(["t0", "t1", "t2"]);
  carried = new Set<string>();
  touched: string[] = [];
  did: string[] = [];
  isRead = "";
  isPopup = false;
  isCrowded = false;
  isHanging = false;
  isMeantNow = true;
  seenSince = -Infinity;
  ghosts = 0;
  isDrawn(): boolean { return true; }
  meaning({ x }: Point): string { return x >= 0 && x < 500 ? `t${Math.floor(x / 100)}` : ""; }
  carriedFrom(at: Point): string { return this.carried.has(this.meaning(at)) ? this.meaning(at) : ""; }
  next(): Set<string> { return this.lit; }
  touch(key: string): boolean {
    if (!this.lit.has(key)) { this.did.push(`refuse ${key}`); return false; }
    this.did.push(`touch ${key}`);
    this.touched.push(key);
    return true;
  }
  back(): boolean { this.did.push("back"); this.touched.pop(); return true; }
  last(): string | undefined { return this.touched.at(-1); }
  isMeant(): boolean { return this.isMeantNow; }
  isSeen(_: string, __: Area, ___: Point, pressed: number): boolean { return pressed >= this.seenSince; }
  drop(key: string): void { this.did.push(`drop ${key}`); }
  isPopupOpen(): boolean { return this.isPopup; }
  leavePopup(isElsewhere: boolean): void { this.isPopup = false; this.did.push(isElsewhere ? "leave all" : "leave"); }
  isLaying(): boolean { return this.isHanging; }
  turn(quarters: number): void { this.did.push(`turn ${quarters}`); }
  hoverCell({ x }: Point): void { this.did.push(`cell ${x}`); }
  isThingAt(at: Point): boolean { return this.meaning(at) !== ""; }
  readAt(at: Point): void { this.isRead = this.meaning(at); }
  closeReader(): void { this.isRead = ""; }
  isHand(area: Area): boolean { return area === "hand"; }
  pan(_: Area, dx: number, dy: number): void { if (dx || dy) this.did.push(`pan ${dx} ${dy}`); }
  closer(_: Area, times: number): void { this.did.push(`closer ${times.toFixed(2)}`); }
  closerIfCrowded(): boolean { if (this.isCrowded) this.did.push("crowded"); return this.isCrowded; }
  toggleZoom(): void { this.did.push("zoom"); }
  lift(_: Area, key: string): Ghost | null {
    this.touch(key);
    this.ghosts += 1;
    return { carry: ({ x, y }) => this.did.push(`carry ${x} ${y}`), remove: () => { this.ghosts -= 1; } };
  }
}

let row = new Row();
let clock = new HandClock();
let pointer = new Pointer<Area>(row, clock);

beforeEach(() => {
  row = new Row();
  clock = new HandClock();
  pointer = new Pointer<Area>(row, clock);
});

type Kind = "mouse" | "touch" | "pen";
const dot = (x: number, y = 50, kind: Kind = "touch", more: Partial<Dot<Area>> = {}): Dot<Area> =>
  ({ id: 1, kind, isPrimary: true, buttons: 1, where: "board", area: "board", x, y, ...more });
const second = (x: number, y = 50) => dot(x, y, "touch", { id: 2, isPrimary: false });
const tap = (one: Dot<Area>) => { pointer.down(one); pointer.up(one); };

for (const kind of ["mouse", "touch", "pen"] as const) {
  test(`${kind}: down and up on a lit thing touches it, when it is let go`, () => {
    pointer.down(dot(50, 50, kind));
    assert.deepEqual(row.did, []);
    pointer.up(dot(50, 50, kind));
    assert.deepEqual(row.did, ["touch t0"]);
  });

  test(`${kind}: a press may slip a little`, () => {
    const slip = kind === "mouse" ? 4 : 6;
    pointer.down(dot(50, 50, kind));
    pointer.move(dot(50 + slip, 50, kind));
    pointer.up(dot(50 + slip, 50, kind));
    assert.deepEqual(row.did, ["touch t0"]);
    pointer.down(dot(50, 50, kind));
    pointer.move(dot(51 + slip, 50, kind));
    pointer.up(dot(51 + slip, 50, kind));
    assert.deepEqual(row.did, ["touch t0"]); // that one pans
  });

  test(`${kind}: a press that moves from what can't be carried pans, and makes no move where it ends`, () => {
    pointer.down(dot(50, 50, kind));
    for (const x of [80, 120, 150]) pointer.move(dot(x, 50, kind));
    pointer.up(dot(150, 50, kind));
    assert.deepEqual(row.did, ["pan 40 0", "pan 30 0"]);
  });
}

test("what is touched is what the press began on", () => {
  pointer.down(dot(98));
  pointer.up(dot(102)); // the neighbour
  assert.deepEqual(row.did, ["touch t0"]);
});

test("a press that began for another question does nothing", () => {
  row.isMeantNow = false;
  tap(dot(50));
  assert.deepEqual(row.did, ["drop t0"]);
});

test("a press that began before one could have seen what it means is dropped", () => {
  pointer.down(dot(50));
  row.seenSince = clock.now() + 10;
  clock.pass(300);
  pointer.up(dot(50));
  assert.deepEqual(row.did, ["drop t0"]);
});

test("held: a finger and a pen read a thing out, and that is no touch; a mouse does not", () => {
  for (const kind of ["touch", "pen"] as const) {
    pointer.down(dot(50, 50, kind));
    clock.pass(499);
    assert.equal(row.isRead, "");
    clock.pass(1);
    assert.equal(row.isRead, "t0");
    pointer.move(dot(150, 50, kind)); // nor does it pan any more
    pointer.up(dot(150, 50, kind));
    assert.deepEqual(row.did, []);
  }
  row.isRead = "";
  pointer.down(dot(50, 50, "mouse"));
  clock.pass(2000);
  assert.equal(row.isRead, "");
  pointer.up(dot(50, 50, "mouse"));
  assert.deepEqual(row.did, ["touch t0"]);
});

test("a press that moved is not held any more", () => {
  pointer.down(dot(50));
  pointer.move(dot(80));
  clock.pass(1000);
  assert.equal(row.isRead, "");
});

test("what can be carried is lifted where it was, and laid down where it may go", () => {
  row.carried.add("t0");
  pointer.down(dot(50));
  pointer.move(dot(70));
  assert.deepEqual([row.did, row.ghosts], [["touch t0", "carry 70 50"], 1]);
  pointer.move(dot(150));
  pointer.up(dot(150));
  assert.deepEqual([row.did.slice(2), row.ghosts], [["carry 150 50", "touch t1"], 0]);
});

test("what is carried goes back from everywhere else", () => {
  row.carried.add("t0");
  for (const end of [450, 50, 900]) { // not lit, itself, beside everything
    pointer.down(dot(50));
    pointer.move(dot(70));
    pointer.up(dot(end));
    assert.deepEqual([row.did.at(-1), row.touched, row.ghosts], ["back", [], 0]);
  }
});

test("what is carried is nobody's once another question came, or somebody changed their mind", () => {
  row.carried.add("t0");
  pointer.down(dot(50));
  pointer.move(dot(70));
  row.touched = [];
  pointer.up(dot(150));
  assert.deepEqual(row.did.filter((one) => one.startsWith("touch") || one === "back"), ["touch t0"]);
  pointer.down(dot(50));
  pointer.move(dot(70));
  row.isMeantNow = false;
  pointer.up(dot(150));
  assert.equal(row.did.at(-1), "back");
});

test("along a hand a finger pans, out of it it carries; a mouse carries at once", () => {
  row.carried.add("t0");
  const inHand = (x: number, y: number, kind: Kind = "touch") => dot(x, y, kind, { area: "hand" });
  pointer.down(inHand(50, 50));
  pointer.move(inHand(70, 52));
  pointer.move(inHand(90, 52));
  pointer.up(inHand(90, 52));
  assert.deepEqual(row.did, ["pan 20 0"]);
  row.did = [];
  pointer.down(inHand(50, 50));
  pointer.move(inHand(50, 30));
  assert.deepEqual(row.did, []); // not far enough out of the hand
  pointer.move(inHand(50, 20));
  assert.deepEqual(row.did, ["touch t0", "carry 50 20"]);
  pointer.cancel(inHand(50, 20));
  row.did = [];
  pointer.down(inHand(50, 50, "mouse"));
  pointer.move(inHand(60, 50, "mouse"));
  assert.deepEqual(row.did, ["touch t0", "carry 60 50"]);
});

test("cancelled: nothing is touched, and what was carried goes back", () => {
  pointer.down(dot(50));
  pointer.cancel(dot(50));
  pointer.up(dot(50));
  assert.deepEqual(row.did, []);
  row.carried.add("t0");
  pointer.down(dot(50));
  pointer.move(dot(70));
  pointer.cancel(dot(70));
  assert.deepEqual([row.did.at(-1), row.ghosts, pointer.isDown()], ["back", 0, false]);
  clock.pass(5000);
  assert.equal(row.isRead, "");
});

test("a second finger ends a press and a carry: two pinch and move", () => {
  row.carried.add("t0");
  pointer.down(dot(50));
  pointer.move(dot(70));
  pointer.down(second(170));
  assert.deepEqual([row.did.at(-1), row.ghosts], ["back", 0]);
  row.did = [];
  pointer.move(second(270));
  assert.deepEqual(row.did, ["pan 50 0", "closer 2.00"]);
  pointer.up(second(270));
  pointer.up(dot(70));
  assert.equal(row.did.length, 2); // no touch
});

test("two fingers turn a shape that hangs, once for each quarter", () => {
  row.isHanging = true;
  pointer.down(dot(0, 0));
  pointer.down(second(100, 0));
  pointer.move(second(80, 60)); // 37 degrees: not yet
  assert.deepEqual(row.did.filter((one) => one.startsWith("turn")), []);
  pointer.move(second(0, 100));
  pointer.move(second(-10, 100));
  pointer.move(second(0, -100));
  assert.deepEqual(row.did.filter((one) => one.startsWith("turn")), ["turn 1", "turn 2"]);
});

test("a finger that left without a word is forgotten by the next one", () => {
  pointer.down(dot(50, 50, "touch", { id: 99 }));
  tap(dot(150, 50, "touch", { id: 5 }));
  assert.deepEqual(row.did, ["touch t1"]);
});

test("a mouse that was let go outside is seen when it comes back", () => {
  row.carried.add("t0");
  pointer.down(dot(50, 50, "mouse"));
  pointer.move(dot(70, 50, "mouse"));
  pointer.move(dot(150, 50, "mouse", { buttons: 0 }));
  assert.deepEqual([row.did.at(-1), row.ghosts, pointer.isDown()], ["back", 0, false]);
});

test("two taps where nothing is lit look closer; two slow ones do not", () => {
  row.lit.clear();
  tap(dot(50));
  clock.pass(349);
  tap(dot(50));
  assert.equal(row.did.at(-1), "zoom");
  row.did = [];
  tap(dot(50));
  clock.pass(350);
  tap(dot(50));
  assert.deepEqual(row.did, ["refuse t0", "refuse t0"]);
});

test("a tap on what can't be touched reads it to a finger, not to a mouse", () => {
  row.lit.clear();
  tap(dot(50));
  assert.equal(row.isRead, "t0");
  row.isRead = "";
  clock.pass(1000);
  tap(dot(50, 50, "mouse"));
  assert.equal(row.isRead, "");
});

test("where a finger could mean several things, the first tap looks closer", () => {
  row.isCrowded = true;
  tap(dot(50));
  assert.deepEqual(row.did, ["crowded"]);
});

test("a shape that hangs follows the pointer, and is tapped where it is; nothing pans", () => {
  row.isHanging = true;
  pointer.move(dot(30, 50, "mouse", { buttons: 0 }));
  pointer.down(dot(50));
  pointer.move(dot(90));
  pointer.up(dot(90));
  assert.deepEqual(row.did, ["cell 30", "cell 90"]);
  tap(dot(50));
  assert.equal(row.did.at(-1), "touch t0");
});

test("a press beside a question leaves it; elsewhere on the page it takes back more", () => {
  row.isPopup = true;
  pointer.down(dot(50, 50, "mouse", { where: "popup", area: null }));
  assert.deepEqual(row.did, []);
  pointer.down(dot(50));
  row.isPopup = true;
  pointer.down(dot(50, 50, "mouse", { where: "page", area: null }));
  assert.deepEqual(row.did, ["leave", "leave all"]);
});

test("what lies over a board is no board", () => {
  tap(dot(50, 50, "touch", { area: null }));
  assert.deepEqual(row.did, []);
});

test("a mouse that rests reads out what lies under it after a moment", () => {
  const over = (x: number) => dot(x, 50, "mouse", { buttons: 0 });
  pointer.move(over(50));
  clock.pass(349);
  assert.equal(row.isRead, "");
  clock.pass(1);
  assert.equal(row.isRead, "t0");
  row.isRead = "";
  pointer.move(over(50)); // told again without a move: something else came to lie there
  clock.pass(1000);
  assert.equal(row.isRead, "");
  pointer.move(over(150));
  pointer.move(dot(600, 50, "mouse", { buttons: 0, area: null }));
  clock.pass(1000);
  assert.equal(row.isRead, "");
});
