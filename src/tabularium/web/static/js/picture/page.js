// The picture on the page: it comes over the socket (in a replay with the page), and changes with every update.
import { $, small } from "../dom.js";
import * as beyond from "./beyond.js";
import { as, isThing, mark } from "./changed.js";
import { nodeOf, picture, sheet, show } from "./draw.js";
import * as far from "./far.js";
import * as outline from "./outline.js";
import * as pointer from "./pointer.js";
import { closeReader } from "./reader.js";
import * as steer from "./steer.js";
import { clear, light, onLit, touched } from "./touch.js";

const READABLE = 0.85; // pixels for a unit of the board on a small screen, at the least
const CLOSEST = 1.1; // and at the most, where all that can be touched lies together
let ready = null;
let revision = "";

export function start(lines) {
  if (!$("#stage")) return;
  ready = sheet(document.body.dataset.symbols);
  update(lines);
  pointer.listen();
  steer.listen();
  onLit(follow);
  beyond.listen();
  far.onOpened((shown) => (shown.area.edge === "near" ? frameNear : frameFar)(shown));
}

// To be looked at and zoomed, not to be touched.
export function still(lines) {
  if (!$("#stage")) return;
  ready = sheet(document.body.dataset.symbols);
  look(lines);
  pointer.listen();
}

let framed = null; // the decision that the areas were last set in view for

const edges = (piece) => [piece.x - (piece.w ?? 24) / 2, piece.y - (piece.h ?? 24) / 2, piece.x + (piece.w ?? 24) / 2, piece.y + (piece.h ?? 24) / 2];
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

// On a small screen each area opens on what can be touched, and what I hold is as large as it can be.
function frame(now) {
  if (now === framed || !small()) return;
  framed = now;
  for (const { area, camera } of picture.areas.values()) {
    const lit = litIn(area);
    if (area.edge === "near") frameNear({ area, camera });
    if (area.edge !== "middle") continue;
    if (outline.laying()) { camera.open(READABLE, ...outline.where()); continue; }
    const shown = [lit, chosenIn(area), goalsIn(area)].find((pieces) => pieces.length) ?? []; // what a question is about
    if (!shown.length && camera.zoom > 1) continue; // it stays where it was
    if (shown.length) camera.within(around(together(shown, camera.span(READABLE).map((side) => side - 24))), READABLE, CLOSEST);
    else if (area.heart) camera.open(READABLE, ...area.heart);
    else camera.within([0, 0, area.width, area.height], READABLE, CLOSEST);
  }
}

// Of pieces that lie too far apart to be seen at once, as many as can be.
function together(pieces, [wide, high]) {
  const fits = (some) => { const [left, top, right, bottom] = around(some); return right - left <= wide && bottom - top <= high; };
  if (fits(pieces)) return pieces;
  let best = [];
  for (const one of pieces) {
    const group = [one];
    const far = (other) => Math.hypot(other.x - one.x, other.y - one.y);
    for (const other of [...pieces].sort((a, b) => far(a) - far(b))) if (other !== one && fits([...group, other])) group.push(other);
    if (group.length > best.length) best = group;
  }
  return best;
}

function frameNear({ area, camera }) {
  const lit = litIn(area);
  if (area.pieces.length) camera.frame(...around(area.pieces), lit.length ? mean(lit.map((piece) => piece.x)) : undefined);
}

// Somebody's board, large enough to be read: all of it, or what can be touched, or where it begins.
function frameFar({ area, camera }) {
  if (!area.pieces.length) return;
  const [left, top, right, bottom] = around(area.pieces);
  camera.within([left, top, right, bottom], READABLE, CLOSEST);
  const lit = litIn(area);
  if (lit.length) camera.reveal(lit[0].x, lit[0].y);
  else if (!camera.sees(left, top)) camera.open(camera.scale(), left, top);
}

// The corners of what lies around all of these.
function around(pieces) {
  const boxes = pieces.map(edges);
  return [...[0, 1].map((i) => Math.min(...boxes.map((box) => box[i]))), ...[2, 3].map((i) => Math.max(...boxes.map((box) => box[i])))];
}

const chosenIn = (area) => area.pieces.filter((piece) => piece.marks.includes("chosen"));

// What gestures that begin elsewhere go on to.
const goalsIn = (area) => picture.model.gestures.flatMap((gesture) => gesture.touches.slice(1)).flatMap((key) => area.pieces.filter((piece) => piece.touch === key));

const litIn = (area) => area.pieces.filter((piece) => piece.touch && nodeOf(piece)?.classList.contains("lit"));

// What comes next in a gesture may be out of sight on a small screen: then the area goes there.
function follow() {
  if (!small() || !touched.length) return;
  far.arrange();
  for (const { area, camera } of picture.areas.values()) {
    const lit = area.edge === "far" ? [] : litIn(area);
    if (lit.length && !lit.some((piece) => piece.grid || camera.sees(piece.x, piece.y))) camera.reveal(lit[0].x, lit[0].y);
  }
}

// A picture of what happened: to be looked at, not to be touched.
export async function look(lines) {
  if (!lines.length || !ready) return;
  await ready;
  const before = new Map([...picture.nodes.keys()].map((piece) => [piece.name, as(piece)]));
  show(lines);
  clear();
  far.arrange();
  if (small()) goAlong(before);
}

// On a small screen what happens may be out of sight: then the board goes there.
function goAlong(before) {
  for (const { area, camera } of picture.areas.values()) {
    const moved = area.edge === "middle" ? area.pieces.filter((piece) => isThing(piece) && before.has(piece.name) && before.get(piece.name) !== as(piece)) : [];
    if (moved.length && !moved.some((piece) => camera.sees(piece.x, piece.y))) camera.reveal(moved[0].x, moved[0].y);
  }
}

export async function update(lines) {
  if (!lines.length || !ready) return;
  await ready;
  const now = $("[data-choices]")?.dataset.revision ?? "";
  show(lines);
  if (now === revision) light();
  else { clear(); far.forget(); }
  revision = now;
  mark();
  far.arrange();
  frame(now);
  closeReader();
}
