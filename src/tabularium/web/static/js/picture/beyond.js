// What can be touched may lie outside of what is seen of a board: an arrow on that side says so, and leads there.
import { made, small } from "../dom.js";
import { nodeOf, onLook, picture } from "./draw.js";
import { onLit } from "./touch.js";

const SIDES = ["left", "right", "up", "down"];

export function listen() {
  onLit(() => picture.areas.forEach(refresh));
  onLook(refresh);
}

// The lit pieces on each side of what is seen.
function outside({ area, camera }) {
  const found = { left: [], right: [], up: [], down: [] };
  const [left, top, right, bottom] = camera.seen();
  for (const piece of area.pieces) {
    if (!piece.touch || piece.grid || !nodeOf(piece)?.classList.contains("lit")) continue;
    if (piece.x < left) found.left.push(piece);
    else if (piece.x > right) found.right.push(piece);
    else if (piece.y < top) found.up.push(piece);
    else if (piece.y > bottom) found.down.push(piece);
  }
  return found;
}

function refresh(shown) {
  if (shown.area.edge !== "middle" || !small()) return;
  const found = outside(shown);
  for (const side of SIDES) arrow(shown, side).hidden = !found[side].length;
}

function arrow(shown, side) {
  const there = shown.figure.querySelector(`:scope > .onward.${side}`);
  if (there) return there;
  const sign = made("span", { class: `onward ${side}`, "aria-hidden": "true" }); // the list says as much
  sign.addEventListener("click", () => {
    const [piece] = outside(shown)[side];
    if (piece) shown.camera.reveal(piece.x, piece.y);
  });
  shown.figure.append(sign);
  return sign;
}
