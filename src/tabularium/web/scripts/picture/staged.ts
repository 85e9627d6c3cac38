// A great moment, large over the board: sides, dice that tumble, what was added and why, losses. The place that it happens at
// stays in sight.
import { $, made, middle, shape, shapes, small, word } from "../dom.js";
import type { Page } from "../page.js";
import { momentOf } from "./film.js";
import type { Staged } from "../wire.js";

// Where the pips of a die lie, by its number, in thirds from the middle.
const PIPS: Readonly<Record<number, [number, number][]>> = {
  1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

function die(number: number): SVGElement {
  const pips = (PIPS[number] ?? []).map(([x, y]) => shape("circle", { cx: x * 9, cy: y * 9, r: 3.6 }));
  const box = shape("rect", { x: -19, y: -19, width: 38, height: 38, rx: 7 });
  return shape("svg", { class: "die", viewBox: "-20 -20 40 40", role: "img", "aria-label": number, "data-pips": number }, box, ...pips);
}

function sideOf({ seat, name, dice, modifiers, result, losses }: Staged["sides"][number], shown: number): HTMLElement {
  const added = modifiers.map(([who, amount]) => made("li", {}, made("b", {}, amount), ` ${who}`));
  const lost = losses.map((sentence, i) => made("li", { class: i < shown ? "" : "falls" }, sentence));
  return made("section", { class: "staged-side", "data-seat": seat },
    made("h3", {}, made("span", { class: `token seat-${seat}`, "aria-hidden": "true" }), ` ${name}`),
    ...(dice.length ? [made("p", { class: "staged-dice" }, ...dice.map(die))] : []), made("ul", { class: "staged-added" }, ...added),
    made("p", { class: "staged-result" }, result), ...(dice.length ? [made("ul", { class: "staged-lost" }, ...lost)] : []));
}

/** Whether something else is staged than before. */
export function showStaged(page: Page, staged: Staged | null): boolean {
  const old = $("#staged");
  const isSame = Boolean(old && staged && old.dataset.throws === momentOf(staged)); // its dice lie there already
  const before = isSame ? [...(old?.querySelectorAll(".staged-side") ?? [])].map((side) => side.querySelectorAll(".staged-lost li").length) : [];
  old?.remove();
  const room = $(small() ? "#hall" : "#stage"); // on a phone it lies over my own things rather than over the place
  if (!staged || !room) return false;
  const sides = staged.sides.map((side, i) => sideOf(side, before[i] ?? 0));
  const drawn = staged.drawing ? [shape("svg", { class: `picture game-${word("game")}`, viewBox: "-35 -40 70 80", "aria-hidden": "true" }, ...shapes(staged.drawing))] : [];
  const notes = staged.notes.length ? [made("ul", { class: "staged-notes" }, ...staged.notes.map((note) => made("li", {}, note)))] : [];
  const box = made("div", { id: "staged", class: `staged${isSame ? " lies" : ""}`, role: "group", "aria-label": staged.title, "data-throws": momentOf(staged) },
    made("h2", {}, staged.title), ...drawn, made("div", { class: "staged-sides" }, ...sides), ...notes);
  room.append(box);
  const [on] = page.picture.piecesOf(staged.on);
  if (on && small()) page.picture.areas.get(on.area)?.camera.center(on.x, on.y);
  const place = on && page.picture.nodeOf(on);
  const { top, height } = room.getBoundingClientRect();
  box.classList.toggle("below", small() || (place !== undefined && middle(place).y < top + height / 2));
  return !isSame;
}
