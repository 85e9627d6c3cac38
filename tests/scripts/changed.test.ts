// What others changed is marked and says what it was; what a wheel took along is not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Changed } from "../../src/tabularium/web/scripts/picture/changed.js";
import { asLaid, read, type Piece } from "../../src/tabularium/web/scripts/picture/model.js";
import { soundOf, Sounds } from "../../src/tabularium/web/scripts/sound.js";
import type { Line, PieceValues } from "../../src/tabularium/web/scripts/wire.js";

const AREA: Line = ["area", { key: "board", title: "", edge: "middle", seat: -1, ground: "", width: 100, height: 100 }];
const coin = (place: string, x: number, y: number, more: Partial<PieceValues> = {}): Line => ["piece", "coin", place, x, y, `a coin in ${place}`, more];
const pieces = (...lines: Line[]): Piece[] => read([AREA, ...lines]).areas.flatMap((area) => area.pieces);
const memory = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

test("what turns with a wheel lies where it lay", () => {
  const [before, after, moved] = pieces(
    coin("gaul", 50, 20, { orbit: [50, 50, 0] }), coin("gaul", 80, 50, { orbit: [50, 50, 90] }), coin("gaul", 80, 40, { orbit: [50, 50, 90] }));
  assert.ok(before && after && moved);
  assert.equal(asLaid(after), asLaid(before));
  assert.notEqual(asLaid(moved), asLaid(before));
});

test("a mark says what others did to the thing, and nothing of what I did", () => {
  const changed = new Changed(memory() as unknown as Storage, "since");
  const mine: Line[] = [AREA, coin("bank", 1, 1), coin("purse", 5, 5)];
  const theirs: Line[] = [AREA, coin("bank", 9, 9), coin("purse", 5, 5)];
  const told = [
    { ply: 3, picture: mine, beats: [["I take a coin.", ""]] as [string, string][] },
    { ply: 4, picture: theirs, beats: [["Brutus pays 1 coin.", ""]] as [string, string][] },
    { ply: 5, picture: theirs, beats: [["Brutus passes.", ""]] as [string, string][] },
  ];
  changed.heard(3, true, mine, [AREA], told);
  assert.deepEqual(changed.why("coin|0|bank|0"), ["Brutus pays 1 coin."]);
  assert.deepEqual(changed.why("coin|0|purse|0"), []);
  changed.heard(6, true, theirs, theirs, []);
  assert.deepEqual(changed.why("coin|0|bank|0"), []);
});

test("things sound by their kind", () => {
  assert.deepEqual([soundOf(["legion", "coin"]), soundOf(["die-red", "coin"]), soundOf(["legion"]), soundOf([])], ["coin", "dice", "piece", null]);
});

test("no sound is made until it is asked for, and none goes wrong where there is no Web Audio or it is at rest", () => {
  const kept = memory();
  let made = 0;
  const missing = new Sounds(kept, () => { made += 1; throw new Error("no Web Audio"); });
  missing.play("dice");
  assert.equal(made, 0);
  kept.setItem("sound", "on");
  missing.play("dice");
  assert.equal(made, 1);
  const asked: string[] = [];
  const atRest = { state: "suspended", resume: () => { asked.push("resume"); return Promise.reject(new Error("blocked")); }, createGain: () => asked.push("sound") };
  new Sounds(kept, () => atRest as unknown as AudioContext).play("coin");
  assert.deepEqual(asked, ["resume"]);
});
