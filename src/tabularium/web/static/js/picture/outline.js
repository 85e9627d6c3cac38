// A shape that hangs at the pointer until it is laid: R turns it, F mirrors it, arrows move it, W takes another way there.
import { $, made, shape } from "../dom.js";
import { why, would } from "../forms.js";
import { nodeOf, picture, piecesOf } from "./draw.js";

const MOMENT = 120; // milliseconds that the outline hangs still before the house is asked what it would cost and bring
let state = null; // { gestures, form, grid, cell, way, group, lay }
let asking = 0;
let laid = null; // the outline of a shape that is being laid, until the page has caught up with it

export const laying = () => state !== null;
export const cells = () => (state?.gestures ?? []).filter((gesture) => gesture.form === state.form).map((gesture) => gesture.at);

export function start(gestures, lay, light) {
  stop();
  const grid = piecesOf(gestures[0].at.split("/")[0])[0];
  if (!grid) return;
  const group = shape("g", { class: "hanging", "aria-hidden": "true", transform: `translate(${grid.x} ${grid.y})` });
  nodeOf(grid).parentNode.append(group); // over what stands there
  state = { gestures, lay, light, grid, group, form: gestures[0].form, cell: place(gestures[0].at), way: 0 };
  document.body.classList.add("laying");
  buttons();
  draw();
  reveal();
  light();
}

// On a small screen the outline may hang out of sight.
function reveal() {
  picture.areas.get(state.grid.area)?.camera.reveal(...where());
}

// Where the outline hangs, on its ground.
export function where() {
  const [x, y] = middle(state.cell);
  return [state.grid.x + x, state.grid.y + y];
}

export function land() {
  laid?.remove();
  laid = null;
}

export function stop() {
  clearTimeout(asking);
  if (state?.group !== laid) state?.group.remove();
  state?.bar.remove();
  state = null;
  document.body.classList.remove("laying");
}

const place = (key) => key.slice(key.indexOf("/") + 1).split(".").map(Number);
const here = () => `${state.grid.touch}/${state.cell[0]}.${state.cell[1]}`;
const ways = () => state.gestures.filter((gesture) => gesture.form === state.form && gesture.at === here());
const found = () => ways()[state.way % ways().length];

function buttons() {
  const words = document.body.dataset;
  const make = (label, act, key = "", kind = "") => {
    const button = made("button", { type: "button", class: kind }, label, ...(key ? [" ", made("kbd", {}, key)] : []));
    button.addEventListener("click", act);
    return button;
  };
  state.bar = made("div", { class: "laying-bar", role: "group" },
    make(words.turn, () => turn(), "R"), make(words.mirror, mirror, "F"), make(words.way, otherWay, "W", "laying-way"), make(words.lay, drop, "", "primary"),
    made("div", { role: "status", class: "laying-says" }), made("p", { role: "status", class: "laying-why" }));
  ($("#decision") ?? document.body).prepend(state.bar);
}

export function turn(quarters = 1) { for (let n = 0; n < quarters; n++) change("turned"); }
export function mirror() { change("mirrored"); }
function change(how) {
  if (!state) return;
  state.form = picture.model.forms.get(state.form)?.[how] ?? state.form;
  state.way = 0;
  draw();
  state.light();
}

// Where several ways lead to the same place, the next of them.
export function otherWay() {
  if (!state) return;
  state.way += 1;
  draw();
}

// A finger puts the shape down where it touches, and builds by touching there again.
export function tap(key) {
  if (!state || !key.startsWith(`${state.grid.touch}/`)) return false;
  if (key === here()) drop();
  else hover(...place(key));
  return true;
}

export function step(dx, dy) {
  if (!state) return;
  const [columns, rows] = state.grid.grid;
  state.cell = [Math.min(columns - 1, Math.max(0, state.cell[0] + dx)), Math.min(rows - 1, Math.max(0, state.cell[1] + dy))];
  state.way = 0;
  draw();
  reveal();
}

// The pointer is over this cell of the grid.
export function hover(column, row) {
  if (!state || (state.cell[0] === column && state.cell[1] === row)) return;
  state.cell = [column, row];
  state.way = 0;
  draw();
}

export async function drop() {
  const gesture = state && found();
  if (gesture) { land(); const { lay, group } = state; laid = group; stop(); lay(gesture); return; }
  if (state) await refuse(here(), state.form);
}

// Why it can't be laid here in this form.
async function refuse(at, form) {
  const before = state.gestures[0].move.split(" > ").slice(0, -1).join(" > "); // what the same gesture does first
  const { why: told } = await why({ after: before, form, at });
  if (told && state && at === here() && form === state.form) $(".laying-why", state.bar).textContent = told;
}

// The middle of a cell, as the grid counts.
function middle([column, row]) {
  const { grid } = state;
  return [((column + 0.5) / grid.grid[0] - 0.5) * grid.w, ((row + 0.5) / grid.grid[1] - 0.5) * grid.h];
}

function draw() {
  const { grid, group, bar, cell } = state;
  const [w, h] = [grid.w / grid.grid[0], grid.h / grid.grid[1]];
  const gesture = found();
  group.setAttribute("class", `hanging ${gesture ? "fits" : "bars"}`);
  const [x, y] = middle(cell);
  const rects = (picture.model.forms.get(state.form)?.cells ?? []).map(([column, row]) => shape("rect", { x: x + (column - 0.5) * w + 1.5, y: y + (row - 0.5) * h + 1.5, width: w - 3, height: h - 3, rx: 4 }));
  const hatched = gesture ? [] : [shape("path", { class: "hatch", d: rects.map(hatch).join("") })];
  group.replaceChildren(...rects, ...hatched, shape("use", { href: gesture ? "#check" : "#cross", x: x - 9, y: y - 9, width: 18, height: 18 }));
  $(".primary", bar).disabled = !gesture;
  $(".laying-way", bar).hidden = ways().length < 2;
  for (const box of [$(".laying-why", bar), $(".laying-says", bar)]) box.replaceChildren();
  clearTimeout(asking);
  const [at, form] = [here(), state.form];
  asking = setTimeout(() => (gesture ? foresee(gesture) : refuse(at, form)), gesture ? MOMENT : 3 * MOMENT);
}

// Strokes across a cell that is barred.
function hatch(rect) {
  const [x, y, w, h] = ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
  return [0.35, 0.7, 1].map((part) => `M${x} ${y + h * part}L${x + w * part} ${y}`).join("") + [0.35, 0.7].map((part) => `M${x + w * part} ${y + h}L${x + w} ${y + h * part}`).join("");
}

// What it would cost and bring, and the way that leads there.
async function foresee(gesture) {
  const told = await would(gesture.move);
  if (!told || !state || found() !== gesture) return;
  $(".laying-says", state.bar).replaceChildren(...told.says.map((sentence) => made("p", {}, sentence)));
  const stops = told.way.map((key) => piecesOf(key)[0]).filter(Boolean).map((piece) => [piece.x - state.grid.x, piece.y - state.grid.y]);
  if (stops.length) state.group.prepend(shape("polyline", { class: "way", points: [...stops, middle(state.cell)].map((point) => point.join(" ")).join(" ") }));
}
