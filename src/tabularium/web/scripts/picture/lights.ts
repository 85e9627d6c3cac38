// What can be touched is lit, and a button for those who do not see it.
import { all, shape } from "../dom.js";
import { questionNow } from "../fresh.js";
import type { Page } from "../page.js";
import type { Piece } from "./model.js";
import { cellName, firstMove, nextOf } from "./paths.js";

export function light(page: Page): void {
  const { picture, touch, offers } = page;
  const [keys, marked, isGoal] = [touch.next(), touch.marked(), touch.touched.length > 0];
  for (const [piece, node] of picture.nodes) {
    const isLit = piece.touch !== "" && keys.has(piece.touch);
    node.classList.toggle("lit", isLit);
    node.classList.toggle("goal", isLit && isGoal);
    node.classList.toggle("chosen", (piece.touch !== "" && marked.has(piece.touch)) || piece.marks.includes("chosen"));
    buttonize(node, piece, isLit);
    if (piece.grid) lightCells(node, piece, piece.grid, keys, isGoal);
  }
  document.body.classList.toggle("touching", isGoal);
  document.body.classList.toggle("aiming", isGoal && [...picture.nodes.values()].some((node) => node.classList.contains("goal")));
  offers.markDrawn(new Set((picture.model?.gestures ?? []).map(firstMove)));
  offers.narrowTo(isGoal ? new Set(touch.possible().map(firstMove)) : null);
  showOdds(page);
  if (!isGoal) page.fresh.board(meanings(page));
  page.lit();
}

// What dice would probably bring stands on each place that something that is held could go to; of several numbers of Units, for
// the most.
function showOdds({ picture, touch }: Page): void {
  for (const { over } of picture.areas.values()) for (const old of all(".odds", over)) old.remove();
  if (!touch.touched.length) return;
  const found = new Map(touch.possible().flatMap((gesture) => nextOf(gesture, touch.touched).map((key) => [key, gesture.odds] as const)));
  for (const [key, odds] of found) {
    const [piece] = picture.piecesOf(key);
    if (!odds || !piece) continue;
    const half = (x: number, kind: string, number: number) => [
      shape("rect", { class: kind, x, y: -11, width: 40, height: 22 }), shape("text", { x: x + 20, y: 5 }, `${number} %`)];
    picture.areas.get(piece.area)?.over.append(
      shape("g", { class: "odds", "data-on": key, transform: `translate(${piece.x} ${piece.y})` }, ...half(-40, "wins", odds[0]), ...half(0, "loses", odds[1])));
  }
}

// What touching each lit thing would begin.
function meanings({ picture, touch }: Page): Map<string, string> {
  const found = new Map<string, string>();
  const asked = questionNow();
  for (const gesture of picture.model?.gestures ?? []) {
    for (const key of nextOf(gesture, touch.touched)) if (!found.get(key)?.includes(firstMove(gesture))) found.set(key, `${found.get(key) ?? asked}|${firstMove(gesture)}`);
  }
  return found;
}

// The button is the part that is hit: it has the sentence for a name, and nothing written on it.
export const button = (node: Element): SVGElement | null =>
  node instanceof SVGElement && node.matches(".cell") ? node : node.querySelector<SVGElement>(":scope > .hit, :scope > .outline");

function buttonize(node: SVGElement, piece: Piece, isLit: boolean): void {
  const part = button(node);
  if (!part) return;
  if (!isLit) { for (const name of ["role", "tabindex", "aria-label", "data-touch"]) part.removeAttribute(name); return; }
  part.setAttribute("role", "button");
  part.setAttribute("aria-label", piece.says);
  part.dataset.touch = piece.touch;
  if (!part.hasAttribute("tabindex")) part.setAttribute("tabindex", "-1");
}

// The cells of a grid that can be touched lie over it, each a button.
function lightCells(node: SVGElement, piece: Piece, [columns, rows]: [number, number], keys: Set<string>, isGoal: boolean): void {
  for (const old of all(".cell", node)) old.remove();
  const [w, h] = [piece.w / columns, piece.h / rows];
  for (const key of keys) {
    if (!key.startsWith(`${piece.touch}/`)) continue;
    const [column = 0, row = 0] = key.slice(piece.touch.length + 1).split(".").map(Number);
    const where = { x: column * w - piece.w / 2 + 1, y: row * h - piece.h / 2 + 1, width: w - 2, height: h - 2, rx: 3 };
    const says = `${piece.says} ${cellName(column, row)}`;
    node.prepend(shape("rect", { class: `cell lit${isGoal ? " goal" : ""}`, "data-touch": key, role: "button", tabindex: -1, "aria-label": says, ...where }));
  }
}
