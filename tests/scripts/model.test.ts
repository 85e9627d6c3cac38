// A picture is read from its lines, and its pieces are known again in the next one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asSeen, isThing, matched, meant, read, type Piece } from "../../src/tabularium/web/scripts/picture/model.js";
import { patched, type Line, type PieceValues } from "../../src/tabularium/web/scripts/wire.js";

const area = (key = "board"): Line => ["area", { key, title: key, edge: "middle", seat: -1, ground: "g", width: 100, height: 100 }];
const line = (kind: string, place: string, x: number, rest: Partial<PieceValues> = {}): Line => ["piece", kind, place, x, 0, kind, rest];
const pieces = (...lines: Line[]): Piece[] => read([area(), ...lines]).areas.flatMap((one) => one.pieces);
const one = (...lines: Line[]): Piece => { const [piece] = pieces(...lines); assert.ok(piece); return piece; };

test("a 1 stands for what follows from the rest of a piece", () => {
  const piece = one(line("site", "forum", 5, { id: 1, touch: 1, outline: 1, w: 10, h: 20 }));
  assert.deepEqual([piece.id, piece.touch, piece.outline], ["forum", "forum", "M-5 -10h10v20h-10z"]);
  assert.equal(isThing(piece), false);
});

test("what is not said of a piece is usual", () => {
  const piece = one(line("coin", "hand", 5));
  assert.deepEqual([piece.w, piece.h, piece.seat, piece.marks, piece.id, piece.touch, piece.area], [24, 24, 0, [], "", "", "board"]);
  assert.equal(isThing(piece), true);
});

test("counted things are named by their kind, seat and place", () => {
  const names = pieces(line("coin", "hand", 1), line("coin", "hand", 2), line("coin", "bank", 3), line("card", "hand", 4, { id: "c7" })).map((piece) => piece.name);
  assert.deepEqual(names, ["coin|0|hand|0", "coin|0|hand|1", "coin|0|bank|0", "id|c7"]);
});

test("gestures, forms and reasons are read", () => {
  const model = read([
    ["gesture", "buy 1", { touches: ["card"] }], ["laying", ["tile"], "bar", [["city/1.2", "lay 1"], ["city/2.2", "lay 2"]]],
    ["greyed", "too dear", "R1", [["a"], ["b", "c"]]], ["form", "bar", { cells: [[0, 0]], turned: "pole", mirrored: "bar" }], ["read", "r", ["text"]],
  ]);
  assert.deepEqual(model.gestures.map(({ move, touches, form, at }) => [move, touches, form, at]),
    [["buy 1", ["card"], undefined, undefined], ["lay 1", ["tile"], "bar", "city/1.2"], ["lay 2", ["tile"], "bar", "city/2.2"]]);
  assert.deepEqual(model.greyed, [{ touches: ["a"], why: "too dear", rule: "R1" }, { touches: ["b", "c"], why: "too dear", rule: "R1" }]);
  assert.deepEqual([model.forms.get("bar")?.turned, model.reads.get("r")], ["pole", ["text"]]);
});

const how = (before: Piece[], now: Piece[]) => [...matched(before, now).pairs.values()].map(([old, what]) => [old?.name ?? null, what]);

test("what has the same name is the same, wherever it went", () => {
  assert.deepEqual(how(pieces(line("card", "deck", 0, { id: "c" })), pieces(line("card", "hand", 90, { id: "c" }))), [["id|c", "same"]]);
});

test("a counted thing that left one place for another has moved: the nearest one", () => {
  const before = pieces(line("legion", "gaul", 0), line("legion", "hispania", 50), line("legion", "roma", 80));
  assert.deepEqual(how(before, pieces(line("legion", "gaul", 0), line("legion", "roma", 80), line("legion", "egypt", 60))),
    [["legion|0|gaul|0", "same"], ["legion|0|roma|0", "same"], ["legion|0|hispania|0", "moved"]]);
});

test("a thing of another kind or seat did not move here", () => {
  assert.deepEqual(how(pieces(line("legion", "gaul", 0)), pieces(line("fleet", "roma", 5))), [[null, "new"]]);
  assert.deepEqual(how(pieces(line("legion", "gaul", 0, { seat: 1 })), pieces(line("legion", "roma", 5, { seat: 2 }))), [[null, "new"]]);
});

test("what says what it was is that, turned", () => {
  assert.deepEqual(how(pieces(line("back", "deck", 0, { id: "d" })), pieces(line("card", "row", 5, { id: "c", was: "back" }))), [["id|d", "turned"]]);
});

test("what is new where others became fewer is split from them", () => {
  const before = pieces(line("legion", "gaul", 0, { number: 5, seat: 1 }));
  const now = pieces(line("legion", "gaul", 0, { number: 3, seat: 1 }), line("legion", "roma", 9, { number: 2, seat: 1 }));
  const found = matched(before, now);
  assert.deepEqual([...found.pairs.values()].map(([, what]) => what), ["same", "split"]);
  assert.deepEqual(found.fallen, []); // they went elsewhere
});

test("what became fewer without going elsewhere has fallen", () => {
  const [before, now] = [5, 3].map((number) => pieces(line("legion", "gaul", 0, { number, seat: 1 })));
  assert.deepEqual(matched(before ?? [], now ?? []).fallen.map((piece) => piece.number), [3]);
});

test("what is gone has joined the nearest of its kind that became more", () => {
  const before = pieces(line("legion", "gaul", 0, { number: 2 }), line("legion", "roma", 9, { number: 3, id: "x" }));
  const { gone } = matched(before, pieces(line("legion", "gaul", 0, { number: 5 })));
  assert.deepEqual(gone.map(([old, into]) => [old.name, into?.place]), [["id|x", "gaul"]]);
});

test("another place, number or look is seen as a change", () => {
  const looks = [line("coin", "a", 1), line("coin", "a", 2), line("coin", "a", 1, { number: 2 }), line("coin", "a", 1, { look: "k" })].map((each) => asSeen(one(each)));
  assert.equal(new Set(looks).size, 4);
});

test("a touch means the piece itself, then what it lies on", () => {
  assert.deepEqual(meant(one(line("cube", "card", 0, { touch: "cube", on: "card" }))), ["cube", "card"]);
  assert.deepEqual(meant(one(line("cube", "card", 0, { on: "card" }))), ["card"]);
});

test("changes name the lines that stay", () => {
  assert.deepEqual(patched(["a", "b", "c"], [[0, 1], "x", [1, 3]]), ["a", "x", "b", "c"]);
  assert.deepEqual(patched([], ["x"]), ["x"]);
  const [first, second] = [area("a"), area("b")];
  assert.deepEqual(patched([first], [second, [0, 1]]), [second, first]);
});
