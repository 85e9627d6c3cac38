// The picture on the page: it comes over the socket (in a replay with the page), and changes with every update.
import { $ } from "../dom.js";
import { onDeed } from "../forms.js";
import { act, mark } from "./changed.js";
import { nodeOf, picture, sheet, show } from "./draw.js";
import * as far from "./far.js";
import * as pointer from "./pointer.js";
import { closeReader } from "./reader.js";
import * as steer from "./steer.js";
import { clear, light, onLit, touched } from "./touch.js";

const SMALLEST = 0.72; // pixels for a unit of the board on a small screen
const small = () => innerWidth < 992;
const AROUND = 12; // units that are seen beside a thing
let ready = null;
let revision = "";

export function start(lines) {
  if (!$("#stage")) return;
  ready = sheet(document.body.dataset.symbols);
  update(lines);
  pointer.listen();
  steer.listen();
  onDeed(act);
  onLit(seeGoals);
}

let framed = null; // the decision that the areas were last set in view for

// The box around these pieces.
function around(pieces) {
  const boxes = pieces.map(({ x, y, w, h }) => [x - w / 2, y - h / 2, x + w / 2, y + h / 2]);
  return [...[0, 1].map((i) => Math.min(...boxes.map((box) => box[i]))), ...[2, 3].map((i) => Math.max(...boxes.map((box) => box[i])))];
}

// On a small screen the board opens on what can be touched, and what I hold is as large as it can be.
function frame(now) {
  if (now === framed || !small()) return;
  framed = now;
  for (const { area, camera, svg } of picture.areas.values()) {
    if (area.edge === "near" && area.pieces.length) camera.frame(...around(area.pieces));
    if (area.edge !== "middle") continue;
    const lit = area.pieces.filter((piece) => svg.querySelector(`.p.lit[data-touch="${CSS.escape(piece.touch)}"]`) && piece.touch);
    const middle = (axis, all) => (lit.length ? lit.reduce((sum, piece) => sum + piece[axis], 0) / lit.length : all / 2);
    camera.open(SMALLEST, middle("x", area.width), middle("y", area.height));
  }
}

// On a small screen, where the things that a touch can go on to come into view, with what was touched.
function seeGoals() {
  if (!small() || !touched.length) return;
  for (const { area, camera } of picture.areas.values()) {
    if (area.edge !== "middle") continue;
    const goals = area.pieces.filter((piece) => nodeOf(piece)?.matches(".goal, :has(> .cell.goal)"));
    if (!goals.length) continue;
    const [left, top, right, bottom] = around([...goals, ...area.pieces.filter((piece) => touched.includes(piece.touch))]);
    camera.include(left - AROUND, top - AROUND, right + AROUND, bottom + AROUND);
  }
}

// A picture of what happened: to be looked at, not to be touched.
export async function look(lines) {
  if (!lines.length || !ready) return;
  await ready;
  show(lines);
  clear();
  far.arrange();
}

export async function update(lines) {
  if (!lines.length || !ready) return;
  await ready;
  const now = $("[data-choices]")?.dataset.revision ?? "";
  show(lines);
  if (now === revision) light();
  else clear();
  revision = now;
  mark();
  far.arrange();
  frame(now);
  closeReader();
}
