// The picture on the page: it comes over the socket (in a replay with the page), and changes with every update.
import { $ } from "../dom.js";
import { onDeed } from "../forms.js";
import { act, mark } from "./changed.js";
import { picture, sheet, show } from "./draw.js";
import * as far from "./far.js";
import * as pointer from "./pointer.js";
import { closeReader } from "./reader.js";
import * as steer from "./steer.js";
import { clear, light } from "./touch.js";

const SMALLEST = 0.72; // pixels for a unit of the board on a small screen
let ready = null;
let revision = "";

export function start(lines) {
  if (!$("#stage")) return;
  ready = sheet(document.body.dataset.symbols);
  update(lines);
  pointer.listen();
  steer.listen();
  onDeed(act);
}

// To be looked at and zoomed, not to be touched.
export function still(lines) {
  if (!$("#stage")) return;
  ready = sheet(document.body.dataset.symbols);
  look(lines);
  pointer.listen();
}

let framed = null; // the decision that the areas were last set in view for

// On a small screen the board opens on what can be touched, and what I hold is as large as it can be.
function frame(now) {
  if (now === framed || innerWidth >= 992) return;
  framed = now;
  for (const { area, camera, svg } of picture.areas.values()) {
    const boxes = area.pieces.map((piece) => [piece.x - (piece.w ?? 24) / 2, piece.y - (piece.h ?? 24) / 2, piece.x + (piece.w ?? 24) / 2, piece.y + (piece.h ?? 24) / 2]);
    if (area.edge === "near" && boxes.length) camera.frame(...[0, 1].map((i) => Math.min(...boxes.map((box) => box[i]))), ...[2, 3].map((i) => Math.max(...boxes.map((box) => box[i]))));
    if (area.edge !== "middle") continue;
    const lit = area.pieces.filter((piece) => svg.querySelector(`.p.lit[data-touch="${CSS.escape(piece.touch)}"]`) && piece.touch);
    const middle = (axis, all) => (lit.length ? lit.reduce((sum, piece) => sum + piece[axis], 0) / lit.length : all / 2);
    camera.open(SMALLEST, middle("x", area.width), middle("y", area.height));
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
