// A part of a board that matters wherever one looks (the dice of a battle): a small screen keeps it in sight, in a window over
// the board, for as long as it can't be read on the board itself.
import { shape, small } from "../dom.js";
import { clearly } from "./camera.js";
import { drawing, onLook, picture } from "./draw.js";

const MARGIN = 10; // around the window, in pixels

export const listen = () => onLook(refresh);

export function isPinned({ pinned }, { x, y }) {
  if (!pinned) return false;
  const [left, top, w, h] = pinned;
  return x >= left && x <= left + w && y >= top && y <= top + h;
}

// The corners of what is to be seen, with room for the window: over it, or under what lies in the upper half of the board.
export function withRoom({ area, camera, figure }, [left, top, right, bottom]) {
  if (!area.pinned) return [left, top, right, bottom];
  const [, , w, h] = area.pinned;
  const room = ((camera.svg.clientWidth * h) / w + MARGIN) / clearly(area);
  const isUpper = top + bottom < area.height;
  figure.classList.toggle("pinned-below", isUpper);
  return isUpper ? [left, top, right, bottom + room] : [left, top - room, right, bottom];
}

// Whether it can be read where it lies.
function isRead({ area, camera }) {
  const [x, y, w, h] = area.pinned;
  const [left, top, right, bottom] = camera.seen();
  return camera.scale() >= 0.9 * clearly(area) && x >= left && y >= top && x + w <= right && y + h <= bottom;
}

function refresh(shown) {
  const { area, figure } = shown;
  if (!area.pinned || !small() || isRead(shown)) { shown.glass?.remove(); return; }
  shown.glass ??= shape("svg", { class: `picture game-${document.body.dataset.game} pinned`, "aria-hidden": "true" }); // the board itself says it
  if (shown.glass.parentNode !== figure) figure.append(shown.glass);
  if (shown.through === picture.model) return;
  shown.through = picture.model;
  shown.glass.setAttribute("viewBox", area.pinned.join(" "));
  shown.glass.replaceChildren(...area.pieces.filter((piece) => piece.look && isPinned(area, piece)).map(copy));
}

// To be looked at, not to be touched.
const copy = (piece) => shape("g", { transform: `translate(${piece.x} ${piece.y})` }, drawing(piece.look));
