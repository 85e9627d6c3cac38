// What can be touched may lie outside of what is seen of a board: an arrow on that side says so, and leads there.
import { made, small } from "../dom.js";
import type { Picture, Shown } from "./draw.js";
import type { Piece } from "./model.js";

type Side = "left" | "right" | "up" | "down";
const SIDES: readonly Side[] = ["left", "right", "up", "down"];

// The lit pieces on each side of what is seen.
function outside(picture: Picture, { area, camera }: Shown): Record<Side, Piece[]> {
  const found: Record<Side, Piece[]> = { left: [], right: [], up: [], down: [] };
  const [left, top, right, bottom] = camera.seen();
  for (const piece of area.pieces) {
    if (!piece.touch || piece.grid || !picture.isLit(piece)) continue;
    if (piece.x < left) found.left.push(piece);
    else if (piece.x > right) found.right.push(piece);
    else if (piece.y < top) found.up.push(piece);
    else if (piece.y > bottom) found.down.push(piece);
  }
  return found;
}

export function refreshArrows(picture: Picture, shown: Shown): void {
  if (shown.area.edge !== "middle" || !small()) return;
  const found = outside(picture, shown);
  for (const side of SIDES) arrow(picture, shown, side).hidden = !found[side].length;
}

function arrow(picture: Picture, shown: Shown, side: Side): HTMLElement {
  const there = shown.figure.querySelector<HTMLElement>(`:scope > .onward.${side}`);
  if (there) return there;
  const sign = made("span", { class: `onward ${side}`, "aria-hidden": "true" }); // the list says as much
  sign.addEventListener("click", () => {
    const [piece] = outside(picture, shown)[side];
    if (piece) shown.camera.reveal(piece.x, piece.y);
  });
  shown.figure.append(sign);
  return sign;
}
