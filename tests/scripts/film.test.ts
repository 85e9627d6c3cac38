// A show keeps the viewer's pace, can be held and gone through, and never stands before the decision.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Film, stepsOf, type Screen, type Shot } from "../../src/tabularium/web/scripts/picture/film.js";
import type { Beat, Line, Staged } from "../../src/tabularium/web/scripts/wire.js";
import { HandClock } from "./clock.js";

class Wall implements Screen {
  paceNow = "calm";
  hidden = false;
  calm = false;
  short = false;
  isTurning = false;
  drawn: Line[][] = [];
  captions: string[] = [];
  isShowing = false;
  isWorthIt = false;
  begun = 0;
  staged: string[] = [];
  pace(): string { return this.paceNow; }
  isHidden(): boolean { return this.hidden; }
  wantsCalm(): boolean { return this.calm; }
  isShort(): boolean { return this.short; }
  begins(): void { this.begun += 1; }
  draw(picture: Line[]): void { this.drawn.push(picture); }
  turns(): boolean { return this.isTurning; }
  caption(beats: Beat[], at: number, of: number, isHeld: boolean): void {
    this.isShowing = true;
    this.captions.push(`${at + 1}/${of}${isHeld ? " held" : ""} ${beats.map(([sentence]) => sentence).join(" ")}`.trim());
  }
  stage(staged: Staged | null): void { this.staged.push(staged?.title ?? ""); }
  ends(): void { this.isShowing = false; }
  offerAgain(isWorthIt: boolean): void { this.isWorthIt = isWorthIt; }
}

const memory = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

let wall = new Wall();
let clock = new HandClock();
let kept = memory();
let film = new Film(wall, clock, kept, "shown");
let ended: string[] = [];

beforeEach(() => {
  wall = new Wall();
  clock = new HandClock();
  kept = memory();
  film = new Film(wall, clock, kept, "shown");
  ended = [];
});

const shot = (ply: number, sentence = `${ply}`, weight = 1): Shot => ({ picture: [], beats: [[sentence, ""]], weight, ply });
const show = (shots: Shot[], ply = shots.at(-1)?.ply ?? 0, { cut = false, anew = false, since = -1 } = {}) =>
  film.play(shots, ply, since, cut, anew, () => ended.push(`end ${ply}`), () => ended.push("stand"));

// Milliseconds until the show is over.
function length(): number {
  const before = clock.now();
  while (film.isRunning()) clock.pass(10);
  return clock.now() - before;
}

test("nothing to show is how things stand, at once", () => {
  show([], 7);
  assert.deepEqual([ended, film.isRunning(), film.since()], [["end 7"], false, "7"]);
});

test("a calm show of four pictures takes six seconds, each told", () => {
  show([1, 2, 3, 4].map((ply) => shot(ply)));
  assert.deepEqual([film.isRunning(), wall.begun, ended], [true, 1, []]);
  assert.ok(Math.abs(length() - 6000) < 100);
  assert.deepEqual(wall.captions, ["1/4 1", "2/4 2", "3/4 3", "4/4 4"]);
  assert.deepEqual([ended, wall.isShowing, wall.isWorthIt, film.since()], [["end 4"], false, true, "4"]);
});

test("a quick one takes two, and who wants none gets none", () => {
  wall.paceNow = "quick";
  show([1, 2, 3, 4].map((ply) => shot(ply)));
  assert.ok(Math.abs(length() - 2000) < 100);
  for (const change of [() => { wall.paceNow = "once"; }, () => { wall.paceNow = "calm"; wall.calm = true; }, () => { wall.calm = false; wall.hidden = true; }]) {
    change();
    const before = wall.drawn.length;
    show([shot(5), shot(6)]);
    assert.deepEqual([film.isRunning(), wall.drawn.length], [false, before]);
  }
});

test("what weighs more is looked at longer, but nothing too long or too short", () => {
  show([shot(1, "a", 1), shot(2, "b", 3), ...Array.from({ length: 8 }, (_, n) => shot(3 + n))]);
  const times: number[] = [];
  for (let n = 1; n < 4; n++) {
    const [before, count] = [clock.now(), wall.captions.length];
    while (wall.captions.length === count) clock.pass(10);
    times.push(clock.now() - before);
  }
  assert.deepEqual(times.map((time) => Math.round(time / 100)), [5, 15, 5]);
  film.skip();
  show([shot(20)]);
  assert.ok(length() <= 1500);
  show(Array.from({ length: 100 }, (_, n) => shot(30 + n)));
  assert.ok(length() >= 100 * 140);
});

test("what turns as a whole is seen to come round", () => {
  wall.isTurning = true;
  show(Array.from({ length: 10 }, (_, n) => shot(n)));
  assert.ok(length() >= 10 * 1400);
});

test("a long resolution keeps its time when a move comes meanwhile", () => {
  show(Array.from({ length: 42 }, () => shot(90)));
  clock.pass(3000);
  show([shot(91)]);
  clock.pass(25_000);
  assert.equal(film.isRunning(), true);
  clock.pass(60_000);
  assert.deepEqual(ended, ["end 91"]); // how things stood in between is not shown
});

test("many sentences are read a few at a time", () => {
  const long: Shot = { picture: [], beats: ["a", "b", "c", "d"].map((one): Beat => [one, ""]), weight: 4, ply: 1 };
  assert.deepEqual(stepsOf([long]).map(({ beats, weight }) => [beats.map(([one]) => one).join(""), weight]), [["abc", 2], ["d", 2]]);
});

test("skipping shows how things stand", () => {
  show([shot(1), shot(2)]);
  film.skip();
  assert.deepEqual([film.isRunning(), wall.isShowing, ended], [false, false, ["end 2"]]);
});

test("a move of one's own is shown briefly, unless it turns something up", () => {
  const mine = { since: 1 };
  show(Array.from({ length: 16 }, () => shot(1)), 1, mine);
  assert.ok(length() <= 16 * 140 + 100, "sixteen pictures of an own move");
  show([shot(1), shot(1)], 1, mine);
  assert.equal(film.isRunning(), false); // the pieces slide there by themselves
  show(Array.from({ length: 16 }, (_, i) => shot(1, `${i}`, 3)), 1, mine);
  assert.ok(length() > 16_000, "a year that my own move resolves");
});

test("a great moment is shown until its numbers are read", () => {
  const stage: Staged = { title: "Battle", on: "", sides: [], notes: [], drawing: "" };
  show([shot(1), { ...shot(2), stage }, shot(3)]);
  while (wall.staged.at(-1) !== "Battle") clock.pass(10);
  clock.pass(3100);
  assert.equal(wall.staged.at(-1), "Battle");
  clock.pass(200);
  assert.equal(wall.staged.at(-1), "");
});

test("what goes on in a great moment that was read is shown for less long", () => {
  const stage: Staged = { title: "Battle", on: "", sides: [], notes: [], drawing: "" };
  show([{ ...shot(1), stage }, { ...shot(2), stage }, { ...shot(3), stage: { ...stage, title: "Another" } }]);
  clock.pass(3250);
  assert.equal(wall.captions.at(-1), "2/3 2");
  clock.pass(1500);
  assert.equal(wall.captions.at(-1), "3/3 3");
  clock.pass(3100);
  assert.equal(film.isRunning(), true);
});

test("who wants nothing to move is shown great moments alone", () => {
  wall.calm = true;
  const stage: Staged = { title: "The political field", on: "", sides: [], notes: ["why"], drawing: "" };
  show([shot(1), { ...shot(2), stage }, shot(3), shot(4)]);
  assert.equal(film.isRunning(), true);
  assert.equal(wall.drawn.length, 1);
  assert.deepEqual(wall.staged, ["The political field"]);
  clock.pass(3500);
  assert.equal(film.isRunning(), true);
  clock.pass(200); // it has one line more than a title
  assert.equal(film.isRunning(), false);
  assert.deepEqual(ended, ["end 4"]);
});

test("whose time runs out is asked at once, also in the middle of a show", () => {
  wall.short = true;
  show([shot(1), shot(2)]);
  assert.deepEqual(ended, ["end 2"]);
  wall.short = false;
  show([shot(3), shot(4), shot(5)]);
  assert.equal(film.isRunning(), true);
  wall.short = true;
  clock.pass(1600);
  assert.deepEqual([film.isRunning(), ended], [false, ["end 2", "end 5"]]);
});

test("a show is held, gone through forth and back, and let go on", () => {
  show([1, 2, 3].map((ply) => shot(ply)));
  film.hold();
  clock.pass(60_000);
  assert.deepEqual([wall.captions.at(-1), film.holds()], ["1/3 held 1", true]);
  film.next();
  film.back();
  film.back();
  assert.deepEqual(wall.captions.slice(-3), ["2/3 held 2", "1/3 held 1", "1/3 held 1"]);
  film.hold();
  assert.ok(length() < 8000);
  assert.deepEqual(ended, ["end 3"]);
});

test("by steps, it waits at each picture; a single one passes", () => {
  wall.paceNow = "steps";
  show([shot(1), shot(2)]);
  clock.pass(60_000);
  assert.equal(film.isRunning(), true);
  film.next();
  film.next();
  assert.deepEqual(ended, ["end 2"]);
  show([shot(3)]);
  clock.pass(2000);
  assert.equal(film.isRunning(), false);
});

test("the last show can be seen again, and ends with how things stand now", () => {
  show([shot(1), shot(2)]);
  film.skip();
  wall.captions = [];
  film.again();
  assert.equal(film.isRunning(), true);
  length();
  assert.deepEqual([wall.captions.length, ended.at(-1), film.since()], [2, "stand", "2"]);
});

test("where a table went back, the show is over", () => {
  show([shot(5), shot(6)]);
  show([], 4, { cut: true });
  assert.deepEqual([film.isRunning(), ended], [false, ["end 4"]]);
});

test("a reload goes on where one was, also within a move", () => {
  show([shot(4), ...Array.from({ length: 5 }, () => shot(5))]);
  while (!wall.captions.at(-1)?.startsWith("3/6")) clock.pass(10);
  assert.deepEqual([film.since(), kept.getItem("shown")], ["4", "4 2"]); // two steps of the fifth move
  const later = new Film(wall, clock, kept, "shown");
  wall.captions = [];
  later.play(Array.from({ length: 5 }, () => shot(5)), 5, -1, false, true, () => {}, () => {});
  assert.equal(wall.captions[0], "1/3 5"); // the other three
});

test("a new socket tells anew what is still to be shown, and nothing twice", () => {
  show([shot(1), shot(2), shot(3)]);
  const count = () => wall.captions.length;
  assert.equal(count(), 1);
  show([shot(2), shot(3)], 3, { anew: true });
  length();
  assert.deepEqual(wall.captions.map((one) => one.split(" ")[1]), ["1", "2", "3"]);
});
