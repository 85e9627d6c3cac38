// Touches become moves: in their order, from a bag, with a number, a shape or a question.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Greyed } from "../../src/tabularium/web/scripts/picture/model.js";
import type { Entry } from "../../src/tabularium/web/scripts/picture/popup.js";
import { Touch, type Asked, type Hand, type Hanging } from "../../src/tabularium/web/scripts/picture/touch.js";
import type { Gesture } from "../../src/tabularium/web/scripts/wire.js";
import { settled } from "./clock.js";

const gesture = (move: string, touches: string[], more: Partial<Gesture> = {}): Gesture => ({ move, touches, amounts: [], label: move, ...more });

class Table implements Hand {
  offered: Gesture[] = [];
  reasons: Greyed[] = [];
  sent: [string, string][] = [];
  answers: ((answer: Asked | null) => void)[] = [];
  told: string[] = [];
  popup: { entries: Entry[]; cancelled: (() => void) | null } | null = null;
  question: { yes: () => void; no: () => void } | null = null;
  hung: Gesture[] | null = null;
  taps: string[] = [];
  landed = 0;
  isHasty = false;
  reason = { rule: "R9", why: "because" };
  readonly hanging: Hanging = {
    isOn: () => this.hung !== null,
    cells: () => this.hung?.map((one) => one.at ?? "") ?? [],
    tap: (key) => { this.taps.push(key); return key.startsWith("city/"); },
    start: (gestures) => { this.hung = gestures; },
    stop: () => { this.hung = null; },
    land: () => { this.landed += 1; },
  };
  gestures(): Gesture[] { return this.offered; }
  greyed(): Greyed[] { return this.reasons; }
  labelOf(one: Gesture): string { return one.label; }
  light(): void {}
  isPopupOpen(): boolean { return this.popup !== null; }
  closePopup(): void { this.popup = null; }
  menu(entries: Entry[], _at: unknown, cancelled: (() => void) | null): void { this.popup = { entries, cancelled }; }
  stepper(gestures: Gesture[], _at: unknown, chosen: (one: Gesture) => void, cancelled: () => void): void {
    this.popup = { entries: gestures.map((one) => [one.move, () => chosen(one)]), cancelled };
  }
  ask(sentence: string, _label: string, _at: unknown, yes: () => void, no: () => void): void { this.told.push(sentence); this.question = { yes, no }; }
  send(move: string, touched: string): Promise<Asked | null> {
    this.sent.push([move, touched]);
    return new Promise((resolve) => this.answers.push(resolve));
  }
  why(): Promise<{ rule: string; why: string }> { return Promise.resolve(this.reason); }
  tell(sentence: string): void { this.told.push(sentence); }
  actsAtOnce(): boolean { return this.isHasty; }
  tellWhereToBegin(): void { this.told.push("begin"); }
}

let table = new Table();
let touch = new Touch(table);

beforeEach(() => {
  table = new Table();
  touch = new Touch(table);
});

const lit = () => [...touch.next()].sort();

test("one touch that is a whole move makes it", () => {
  table.offered = [gesture("take a", ["a"]), gesture("take b", ["b"])];
  assert.deepEqual(lit(), ["a", "b"]);
  assert.equal(touch.touch("a"), true);
  assert.deepEqual(table.sent, [["take a", "once"]]);
  assert.deepEqual([touch.touched, [...touch.marked()]], [[], ["a"]]); // marked until it is answered
});

test("what was touched stays marked until the answer, and the next thing can be touched meanwhile", async () => {
  table.offered = [gesture("take a", ["a"]), gesture("send b to c", ["b", "c"])];
  touch.touch("a");
  touch.touch("b");
  assert.deepEqual([...touch.marked()], ["b", "a"]);
  table.answers[0]?.({ done: true });
  await settled();
  assert.deepEqual([...touch.marked()], ["b"]);
  assert.equal(table.landed, 1);
  assert.deepEqual(lit(), ["c"]); // it goes on
});

test("a path is touched in its order, and back", () => {
  table.offered = [gesture("send b to c", ["b", "c"]), gesture("send b to d", ["b", "d"])];
  touch.touch("b");
  assert.deepEqual([lit(), table.sent], [["c", "d"], []]);
  touch.touch("b");
  assert.deepEqual([touch.touched, lit()], [[], ["b"]]); // the same again takes it back
  touch.touch("b");
  touch.touch("d");
  assert.deepEqual(table.sent, [["send b to d", "yes"]]);
});

test("another beginning takes the place of the first, and asks where it is a whole move", () => {
  table.offered = [gesture("send b to c", ["b", "c"]), gesture("take a", ["a"])];
  touch.touch("b");
  touch.touch("a");
  assert.deepEqual([touch.touched, table.sent, table.popup?.entries.map(([label]) => label)], [["a"], [], ["take a"]]);
  table.popup?.cancelled?.();
  assert.deepEqual(touch.touched, []);
});

test("a bag is touched in any order, and may be closed early", () => {
  table.offered = [gesture("pay x", ["x"], { bag: true }), gesture("pay x y", ["x", "y"], { bag: true })];
  touch.touch("y");
  assert.deepEqual(lit(), ["x"]);
  touch.back();
  touch.touch("x");
  assert.deepEqual(table.popup?.entries.map(([label]) => label), ["pay x"]); // may be done now
  touch.touch("y");
  assert.deepEqual(table.sent, [["pay x y", "once"]]);
});

test("the same touches for several moves are a menu, whose entries are meant by their name", () => {
  table.offered = [gesture("buy", ["a"]), gesture("sell", ["a"])];
  touch.touch("a");
  table.popup?.entries[1]?.[1]();
  assert.deepEqual(table.sent, [["sell", ""]]);
});

test("a number is asked for", () => {
  table.offered = [gesture("pay 1", ["a"], { amounts: [["a", 1]] }), gesture("pay 2", ["a"], { amounts: [["a", 2]] })];
  touch.touch("a");
  table.popup?.entries[1]?.[1]();
  assert.deepEqual(table.sent, [["pay 2", "yes"]]);
});

test("a shape hangs until it is laid, and what leads to it may be left out", () => {
  table.offered = [gesture("lay", ["die", "tile"], { form: "bar", at: "city/1.1" })];
  assert.deepEqual(lit(), ["die", "tile"]);
  touch.touch("tile");
  assert.equal(table.hung?.length, 1);
  assert.deepEqual(touch.touch("city/1.1"), true);
  assert.deepEqual(table.taps, ["city/1.1"]);
  assert.equal(touch.canBeCarried("die"), true);
});

test("who acts at once is not asked about what one touch costs", () => {
  table.offered = [gesture("sell", ["card"])];
  touch.touch("card");
  table.isHasty = true;
  touch.touch("card");
  assert.deepEqual(table.sent, [["sell", "once"], ["sell", "yes"]]);
});

test("a question back: yes sends it again, no leaves everything as it was", async () => {
  table.offered = [gesture("pass", ["p"])];
  touch.touch("p");
  let isSure = false;
  table.answers[0]?.({ ask: "Sure?", sure: () => { isSure = true; return Promise.resolve({ done: true }); } });
  await settled();
  assert.deepEqual([table.told, [...touch.marked()]], [["Sure?"], ["p"]]);
  table.question?.no();
  assert.deepEqual([[...touch.marked()], isSure], [[], false]);
  touch.touch("p");
  table.answers[1]?.({ ask: "Sure?", sure: () => { isSure = true; return Promise.resolve({ done: true }); } });
  await settled();
  table.question?.yes();
  await settled();
  assert.deepEqual([isSure, [...touch.marked()]], [true, []]);
});

test("a move that was not done is no longer marked", async () => {
  table.offered = [gesture("take a", ["a"])];
  touch.touch("a");
  table.answers[0]?.(null);
  await settled();
  assert.deepEqual([...touch.marked()], []);
});

test("what is greyed says why, and in the middle of a gesture the server does", async () => {
  table.offered = [gesture("send b to c", ["b", "c"])];
  table.reasons = [{ touches: ["z"], why: "too dear", rule: "R1" }];
  touch.touch("z");
  touch.touch("nothing");
  touch.touch("b");
  touch.touch("q");
  await settled();
  assert.deepEqual(table.told, ["too dear (R1)", "begin", "because"]);
});

test("a reason that comes after another touch is not told", async () => {
  table.offered = [gesture("send b to c", ["b", "c"])];
  touch.touch("b");
  touch.touch("q");
  touch.back();
  await settled();
  assert.deepEqual(table.told, []);
});

test("a press too many while a move is under way says nothing", () => {
  table.offered = [gesture("take a", ["a"])];
  touch.touch("a");
  table.offered = [];
  touch.touch("a");
  assert.deepEqual([table.told, table.sent.length], [[], 1]);
});

test("the same question goes on with what was begun; what leads nowhere is forgotten", () => {
  table.offered = [gesture("send b to c", ["b", "c"])];
  touch.touch("b");
  touch.goOn();
  assert.deepEqual(touch.touched, ["b"]);
  table.offered = [gesture("take a", ["a"])];
  touch.goOn();
  assert.deepEqual(touch.touched, []);
});

test("where nothing but a shape can be laid, it hangs by itself", () => {
  table.offered = [gesture("lay", [], { form: "bar", at: "city/1.1" })];
  touch.clear();
  assert.equal(table.hung?.length, 1);
});

test("what touching would do is said in few words", () => {
  table.offered = [gesture("a1", ["a", "b"]), gesture("a2", ["a", "c"]), gesture("other", ["z"])];
  assert.deepEqual(touch.doings("a"), ["a1", "a2"]);
  table.offered = [1, 2, 3, 4, 5].map((n) => gesture(`a${n}`, ["a", `${n}`]));
  assert.deepEqual(touch.doings("a"), []);
  table.offered = [gesture("lay", ["a"], { label: "" })];
  assert.deepEqual(touch.doings("a"), []);
});

test("what completes nothing can't be carried", () => {
  table.offered = [gesture("take a", ["a"]), gesture("send b to c", ["b", "c"])];
  assert.deepEqual(["a", "b", "c"].map((key) => touch.canBeCarried(key)), [false, true, false]);
  touch.touch("b");
  assert.equal(touch.canBeCarried("b"), true); // from the start again
});
