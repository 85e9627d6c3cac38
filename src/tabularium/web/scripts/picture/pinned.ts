// A part of a board that matters wherever one looks (the dice of a battle): a small screen keeps it in sight, in a window over
// the board, for as long as it can't be read on the board itself.
import { shape, small, word } from "../dom.js";
import { clearly, type Corners } from "./camera.js";
import type { Picture, Shown } from "./draw.js";
import type { Area, Piece } from "./model.js";

const MARGIN = 10; // around the window, in pixels

export function isPinned({ pinned }: Area, { x, y }: Piece): boolean {
  if (!pinned) return false;
  const [left, top, w, h] = pinned;
  return x >= left && x <= left + w && y >= top && y <= top + h;
}

// The corners of what is to be seen, with room for the window: over it, or under what lies in the upper half of the board.
export function withRoom({ area, camera, figure }: Shown, [left, top, right, bottom]: Corners): Corners {
  if (!area.pinned) return [left, top, right, bottom];
  const [, , w, h] = area.pinned;
  const room = ((camera.svg.clientWidth * h) / w + MARGIN) / clearly(area);
  const isUpper = top + bottom < area.height;
  figure.classList.toggle("pinned-below", isUpper);
  return isUpper ? [left, top, right, bottom + room] : [left, top - room, right, bottom];
}

// Whether it can be read where it lies.
function isReadable({ area, camera }: Shown): boolean {
  const [x, y, w, h] = area.pinned ?? [0, 0, 0, 0];
  const [left, top, right, bottom] = camera.seen();
  return camera.scale() >= 0.9 * clearly(area) && x >= left && y >= top && x + w <= right && y + h <= bottom;
}

export function refreshWindow(picture: Picture, shown: Shown): void {
  const { area, figure } = shown;
  if (!area.pinned || !small() || isReadable(shown)) { shown.glass?.remove(); return; }
  const glass = shown.glass ??= shape("svg", { class: `picture game-${word("game")} pinned`, "aria-hidden": "true" }); // the board itself says it
  if (glass.parentNode !== figure) figure.append(glass);
  if (shown.through === picture.model) return;
  shown.through = picture.model;
  glass.setAttribute("viewBox", area.pinned.join(" "));
  // To be looked at, not to be touched.
  const copy = (piece: Piece) => shape("g", { transform: `translate(${piece.x} ${piece.y})` }, picture.drawing(piece.look));
  glass.replaceChildren(...area.pieces.filter((piece) => piece.look && isPinned(area, piece)).map(copy));
}
