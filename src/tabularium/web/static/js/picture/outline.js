// A shape that hangs at the pointer until it is laid: R turns it, F mirrors it, arrows move it.
import { $, made, shape } from "../dom.js";
import { why } from "../forms.js";
import { nodeOf, picture, piecesOf } from "./draw.js";

let state = null; // { gestures, form, grid, cell, group, lay }

export const laying = () => state !== null;
export const form = () => state?.form ?? "";

export function start(gestures, lay, light) {
  stop();
  const grid = piecesOf(gestures[0].at.split("/")[0])[0];
  if (!grid) return;
  const group = shape("g", { class: "hanging", "aria-hidden": "true" });
  nodeOf(grid).append(group);
  state = { gestures, lay, light, grid, group, form: gestures[0].form, cell: place(gestures[0].at) };
  document.body.classList.add("laying");
  buttons();
  draw();
  reveal();
  light();
}

// On a small screen the outline may hang out of sight.
function reveal() {
  const { grid, cell } = state;
  const [columns, rows] = grid.grid;
  const at = (n, of, size, middle) => middle + ((n + 0.5) / of - 0.5) * size;
  picture.areas.get(grid.area)?.camera.reveal(at(cell[0], columns, grid.w, grid.x), at(cell[1], rows, grid.h, grid.y));
}

export function stop() {
  state?.group.remove();
  state?.bar.remove();
  state = null;
  document.body.classList.remove("laying");
}

const place = (key) => key.slice(key.indexOf("/") + 1).split(".").map(Number);
const here = () => `${state.grid.touch}/${state.cell[0]}.${state.cell[1]}`;
const found = () => state.gestures.find((gesture) => gesture.form === state.form && gesture.at === here());

function buttons() {
  const words = document.body.dataset;
  const make = (label, act, kind = "") => {
    const button = made("button", { type: "button", class: kind }, label);
    button.addEventListener("click", act);
    return button;
  };
  state.bar = made("div", { class: "laying-bar", role: "group" },
    make(`${words.turn} (R)`, turn), make(`${words.mirror} (F)`, mirror), make(words.lay, drop, "primary"), made("p", { role: "status", class: "laying-why" }));
  ($("#decision") ?? document.body).prepend(state.bar);
}

export function turn() { change("turned"); }
export function mirror() { change("mirrored"); }
function change(how) {
  if (!state) return;
  state.form = picture.model.forms.get(state.form)?.[how] ?? state.form;
  draw();
  state.light();
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
  draw();
  reveal();
}

// The pointer is over this cell of the grid.
export function hover(column, row) {
  if (!state || (state.cell[0] === column && state.cell[1] === row)) return;
  state.cell = [column, row];
  draw();
}

export async function drop() {
  const gesture = state && found();
  if (gesture) { const { lay } = state; stop(); lay(gesture); return; }
  if (!state) return;
  const before = state.gestures[0].move.split(" > ").slice(0, -1).join(" > "); // what the same gesture does first
  const told = await why({ after: before, form: state.form, at: here() });
  if (told && state) $(".laying-why", state.bar).textContent = told;
}

function draw() {
  const { grid, group } = state;
  const [columns, rows] = grid.grid;
  const [w, h] = [grid.w / columns, grid.h / rows];
  const form = picture.model.forms.get(state.form);
  const fits = Boolean(found());
  group.setAttribute("class", `hanging ${fits ? "fits" : "bars"}`);
  group.replaceChildren(...(form?.cells ?? []).map(([column, row]) => shape("rect", {
    x: (state.cell[0] + column) * w - grid.w / 2 + 1.5, y: (state.cell[1] + row) * h - grid.h / 2 + 1.5, width: w - 3, height: h - 3, rx: 4,
  })), shape("use", { href: fits ? "#check" : "#cross", x: (state.cell[0] + 0.5) * w - grid.w / 2 - 9, y: (state.cell[1] + 0.5) * h - grid.h / 2 - 9, width: 18, height: 18 }));
  state.bar.querySelector(".primary").disabled = !fits;
}
