// The picture on the page: it comes over the socket (in a replay with the page), and changes with every update.
import { $, small } from "../dom.js";
import { questionOf } from "../forms.js";
import * as beyond from "./beyond.js";
import { clearly } from "./camera.js";
import { as, isThing, mark } from "./changed.js";
import { nodeOf, picture, sheet, show } from "./draw.js";
import * as far from "./far.js";
import * as outline from "./outline.js";
import * as pinned from "./pinned.js";
import * as pointer from "./pointer.js";
import { renewReader } from "./reader.js";
import * as steer from "./steer.js";
import { arrived, clear, goOn, light, onLit, touched } from "./touch.js";

const CLOSEST = 1.1; // pixels for a unit at the most, where all that can be touched lies together
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
  pinned.listen();
  far.onOpened((shown) => (shown.area.edge === "near" ? frameNear : frameFar)(shown));
}

// To be looked at and zoomed, not to be touched.
export function still(lines) {
  if (!$("#stage")) return;
  ready = sheet(document.body.dataset.symbols);
  look(lines);
  pointer.listen();
  pinned.listen();
}

let framed = null; // the decision that the areas were last set in view for
const looked = new Map(); // what of each area was set in view then

const HEADING = 40; // things that begin so near to the upper edge of a board have their headings above them, which are seen too
const edges = (piece) => [piece.x - (piece.w ?? 24) / 2, piece.y - (piece.h ?? 24) / 2, piece.x + (piece.w ?? 24) / 2, piece.y + (piece.h ?? 24) / 2];
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

// On a small screen each area opens on what can be touched, and what I hold is as large as it can be.
function frame(now) {
  if (now === framed || !small()) return;
  framed = now;
  for (const shown of picture.areas.values()) {
    const { area, camera } = shown;
    const lit = litIn(area);
    if (area.edge === "near") frameNear(shown);
    if (area.edge !== "middle") continue;
    if (outline.laying()) { camera.open(clearly(area), ...outline.where()); continue; }
    const chosen = chosenIn(area);
    const both = (piece) => chosen.includes(piece) && lit.includes(piece); // what lies in a draft, and can be taken back
    const about = [lit.filter((piece) => !both(piece)), chosen.filter((piece) => !both(piece)), goalsIn(area), lit].find((pieces) => pieces.length) ?? []; // what a question is about
    if (!about.length && camera.zoom > 1) continue; // it stays where it was
    if (!about.length && area.heart) { camera.open(clearly(area), ...area.heart); continue; }
    const group = together(about, roomFor(area, camera));
    if (!group.length || (!area.heart && 3 * group.length < 2 * about.length)) { showAll(shown); continue; } // any part of it may be meant
    const seen = pinned.withRoom(shown, around(group));
    if (String(seen) === looked.get(area.key) && about.some((piece) => camera.sees(piece.x, piece.y))) continue; // nothing jumps
    looked.set(area.key, String(seen));
    camera.within(seen, clearly(area), CLOSEST);
  }
}

// All that lies on a board, as large as it can be.
function showAll({ area, camera }) {
  looked.delete(area.key);
  if (area.pieces.length) camera.within(around(area.pieces), 0, CLOSEST);
  else camera.fit();
}

// How much of a board can be seen clearly at once, and whether a part of it is no more than that.
const roomFor = (area, camera) => camera.span(clearly(area)).map((side) => side - 24);
const fits = ([left, top, right, bottom], [wide, high]) => right - left <= wide && bottom - top <= high;

// Of pieces that lie too far apart to be seen at once, as many as can be.
function together(pieces, room) {
  const boxes = new Map(pieces.map((piece) => [piece, edges(piece)]));
  const joined = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
  if (fits(around(pieces), room)) return pieces;
  let best = [];
  for (const one of pieces) {
    const far = (other) => Math.hypot(other.x - one.x, other.y - one.y);
    const group = [];
    let seen = boxes.get(one);
    for (const other of [...pieces].sort((a, b) => far(a) - far(b))) {
      const more = joined(seen, boxes.get(other));
      if (other === one || fits(more, room)) { group.push(other); seen = more; }
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

function frameNear({ area, camera }) {
  const lit = litIn(area);
  if (!area.pieces.length) return;
  const [left, top, right, bottom] = around(area.pieces);
  camera.frame(left, top < HEADING ? Math.min(top, 8) : top, right, bottom, lit.length ? mean(lit.map((piece) => piece.x)) : undefined);
}

// Somebody's board, large enough to be read: all of it, or what can be touched, or where it begins.
function frameFar({ area, camera }) {
  if (!area.pieces.length) return;
  const [left, top, right, bottom] = around(area.pieces);
  camera.within([left, top, right, bottom], clearly(area), CLOSEST);
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
function goalsIn(area) {
  const keys = new Set(picture.model.gestures.flatMap((gesture) => gesture.touches.slice(1)));
  return area.pieces.filter((piece) => keys.has(piece.touch));
}

const litIn = (area) => area.pieces.filter((piece) => piece.touch && nodeOf(piece)?.classList.contains("lit"));

// What comes next in a gesture may be out of sight on a small screen, or seen from afar: then the area goes there.
function follow() {
  if (!small() || !touched.length) return;
  far.arrange();
  for (const { area, camera } of picture.areas.values()) {
    const lit = area.edge === "far" ? [] : litIn(area);
    if (lit.length && !lit.some((piece) => piece.grid || camera.sees(piece.x, piece.y))) camera.reveal(lit[0].x, lit[0].y);
    if (lit.length && area.edge === "middle" && camera.scale() < clearly(area) && fits(around(lit), roomFor(area, camera))) camera.within(around(lit), clearly(area), CLOSEST);
    if (lit.length && area.edge === "near") { const [left, , right] = around(lit); camera.take(left, right); }
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
  renewReader();
}

// On a small screen what happens may be out of sight: then the board goes to where most of it is. What came or moved says
// more than a number that changed.
function goAlong(before) {
  if (!before.size) return;
  for (const { area, camera } of picture.areas.values()) {
    const news = area.edge === "middle" ? area.pieces.filter((piece) => isThing(piece) && !pinned.isPinned(area, piece) && before.get(piece.name) !== as(piece)) : [];
    const weight = (piece) => (before.get(piece.name)?.startsWith(`${piece.x} ${piece.y} `) ? 1 : 3);
    const around = (x, y) => news.filter((piece) => camera.sees(piece.x, piece.y, x, y)).reduce((sum, piece) => sum + weight(piece), 0);
    const [x, y] = news.map((piece) => [piece.x, piece.y]).reduce((best, at) => (around(...at) > around(...best) ? at : best), camera.middle());
    if (!news.length || around(x, y) === around(...camera.middle())) continue;
    camera.open(camera.scale(), x, y);
  }
}

export async function update(lines) {
  if (!lines.length || !ready) return;
  await ready;
  const now = $("[data-choices]")?.dataset.revision ?? "";
  show(lines);
  if (now !== revision) arrived();
  if (now === revision) light();
  else if (now && questionOf(now) === questionOf(revision)) goOn();
  else { clear(); far.forget(); }
  revision = now;
  mark();
  far.arrange();
  frame(now);
  renewReader();
}
