// Mouse, pen and fingers: a touch, a drag, a pan, a pinch, a long look.
import { all, coarse } from "../dom.js";
import { clearly } from "./camera.js";
import { drawn, nodeOf, picture, pieceAt, stand, to } from "./draw.js";
import { meant } from "./model.js";
import * as outline from "./outline.js";
import { cancelPopup, popupOpen } from "./popup.js";
import { closeReader, readAt } from "./reader.js";
import { isMeant } from "../page.js";
import { back, canBeCarried, next, touch, touched } from "./touch.js";

const SLIP = { mouse: 4, touch: 6, pen: 6 }; // pixels that a press may move and still be a tap
const OUT_OF_HAND = 25; // pixels that a finger moves before it carries something out of a hand: hands are panned, too
const HOLD = 500;
const HOVER = 350;
const NEAR = 24;
const FINGER = 16; // pixels around it that a finger covers
const TWICE = 350; // milliseconds between two touches that are one
const MOST = 0.3; // that a turn of the wheel brings the board closer, as a power of e
const QUARTER = Math.PI / 2; // two fingers turn a shape that hangs once they are nearer to the next quarter
const pointers = new Map(); // those that are down
let press = null; // the finger or button that is down: { x, y, area, key, held, read, moved, pans, carries, ghost }
let pinch = null; // how two fingers lie: how far apart, in which direction, around which point
let spread = 1; // how far apart two fingers on a trackpad are, as Safari counts: 1 is where they began
let lastTap = 0;
let hovering = 0;
let rested = {}; // where the mouse was seen last

const areaAt = (target) => picture.areas.get(target.closest?.("[data-area]")?.dataset.area);

// Whether this is part of a board, and nothing that lies over it: an arrow, a window, a bar.
const isOnBoard = (target) => areaAt(target)?.svg.contains(target) ?? false;

// What of a board lies under a point, the uppermost first; a cell of a grid is its own key. What lies over a board hides it.
function under(x, y) {
  const found = [];
  for (const node of document.elementsFromPoint(x, y)) {
    if (!isOnBoard(node)) break;
    const piece = pieceAt(node.closest(".p"));
    if (!piece) continue;
    const cell = piece.grid && cellAt(piece, x, y);
    if (cell) found.push({ piece, keys: [`${piece.touch}/${cell[0]}.${cell[1]}`, ...meant(piece)] });
    else found.push({ piece, keys: meant(piece) });
  }
  return found;
}

function cellAt(piece, x, y) {
  const matrix = nodeOf(piece)?.getScreenCTM();
  if (!matrix) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const [columns, rows] = piece.grid;
  const column = Math.floor(((at.x + piece.w / 2) / piece.w) * columns);
  const row = Math.floor(((at.y + piece.h / 2) / piece.h) * rows);
  return column >= 0 && row >= 0 && column < columns && row < rows ? [column, row] : null;
}

const away = (node, x, y) => { const box = node.getBoundingClientRect(); return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)); };

// Whether a finger on a board that is seen from afar could mean several things.
const crowded = ({ area, camera, figure }, x, y) => coarse() && area.edge === "middle" && camera.scale() < clearly(area) && new Set(all(".p.lit", figure).filter((node) => away(node, x, y) < FINGER).map((node) => node.dataset.touch)).size > 1;

// Where a thing lies that is as wide as a finger, and no ground: who touches it means it, or what lies on it, not its neighbour.
function aimedAt(piece) {
  const box = piece.outline || piece.grid ? null : nodeOf(piece)?.querySelector(".hit")?.getBoundingClientRect();
  return box && Math.min(box.width, box.height) >= 2 * FINGER ? box : null;
}

const holds = (box, node) => { const { left, top, width, height } = node.getBoundingClientRect(); const [x, y] = [left + width / 2, top + height / 2]; return x > box.left && x < box.right && y > box.top && y < box.bottom; };

// The key that a touch here means: the uppermost thing that wants it, else what is lit nearby in the same area on a small screen.
// What is lit in another one may lie right under this one, out of sight.
export function meaning(x, y) {
  const keys = next();
  const things = under(x, y);
  const cell = outline.laying() && things.find((thing) => thing.piece.grid)?.keys[0];
  if (cell) return cell; // also where the shape may not lie: then the player is told why
  for (const { keys: mine } of things) for (const key of mine) if (keys.has(key)) return key;
  const top = document.elementFromPoint(x, y);
  if (coarse() && !outline.laying() && top && isOnBoard(top)) {
    const area = top.closest("[data-area]");
    const aimed = things.length ? aimedAt(things[0].piece) : null;
    let best = null;
    let least = NEAR;
    for (const node of area.querySelectorAll(".p.lit:not(:has(.cell)), .cell.lit")) {
      if (aimed && !holds(aimed, node)) continue;
      const far = away(node, x, y);
      if (far < least) [best, least] = [node.dataset.touch, far];
    }
    if (best) return best;
  }
  return things.flatMap((thing) => thing.keys)[0] ?? "";
}

export function listen() {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", cancel);
  document.addEventListener("wheel", wheel, { passive: false });
  for (const kind of ["gesturestart", "gesturechange"]) document.addEventListener(kind, trackpad, { passive: false });
  document.addEventListener("contextmenu", (event) => { if (coarse() && areaAt(event.target)) event.preventDefault(); });
}

function down(event) {
  if (!drawn() || event.button > 0) return;
  clearTimeout(hovering);
  if (popupOpen() && !event.target.closest?.(".popup")) leavePopup(event.target);
  if (!event.target.closest?.(".reader")) closeReader();
  if (event.isPrimary) { letGo(); pointers.clear(); pinch = null; } // a finger whose thing went away under it may have left without a word
  if (!isOnBoard(event.target)) return;
  pointers.set(event.pointerId, event);
  if (pointers.size === 2) { letGo(); pinch = grip(); }
  if (pointers.size > 1) return;
  const { clientX: x, clientY: y } = event;
  press = { x, y, area: areaAt(event.target), key: meaning(x, y), held: setTimeout(() => hold(event), HOLD) };
}

// A press beside a question takes back what led to it; one elsewhere on the page also what was put together so far.
function leavePopup(target) {
  const before = touched.length;
  cancelPopup();
  if (touched.length && touched.length === before && !areaAt(target)) back();
}

function grip() {
  const [a, b] = [...pointers.values()];
  const [dx, dy] = [b.clientX - a.clientX, b.clientY - a.clientY];
  return { far: Math.hypot(dx, dy) || 1, angle: Math.atan2(dy, dx), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
}

// Two fingers bring the board closer and move it; a shape that hangs turns with them.
function twoFingers(area) {
  const now = grip();
  const twist = Math.atan2(Math.sin(now.angle - pinch.angle), Math.cos(now.angle - pinch.angle));
  const turns = outline.laying() ? Math.round(twist / QUARTER) : 0;
  if (turns) outline.turn((turns + 4) % 4);
  area?.camera.pan(now.x - pinch.x, now.y - pinch.y);
  area?.camera.closer(now.far / pinch.far, now.x, now.y);
  pinch = { ...now, angle: pinch.angle + turns * QUARTER };
}

function hold(event) {
  if (!press || press.moved || outline.laying()) return;
  const [thing] = under(event.clientX, event.clientY);
  if (thing && event.pointerType !== "mouse") { readAt(thing.piece, event.clientX, event.clientY); press.read = true; }
}

function move(event) {
  if (!drawn()) return;
  if (outline.laying() && pointers.size < 2) {
    const over = under(event.clientX, event.clientY).find((thing) => thing.piece.grid);
    const cell = over && cellAt(over.piece, event.clientX, event.clientY);
    if (cell) outline.hover(...cell);
  }
  const before = pointers.get(event.pointerId);
  if (!before) { hover(event); return; }
  if (event.pointerType === "mouse" && !event.buttons) { cancel(event); return; } // it was let go where nobody saw it
  pointers.set(event.pointerId, event);
  if (pointers.size === 2 && pinch) { twoFingers(areaAt(before.target)); return; }
  if (press && !press.read) drag(event, event.clientX - before.clientX, event.clientY - before.clientY);
}

// A press that moves carries what it went down on to where that may go, or pans. It makes no move on the way.
function drag(event, dx, dy) {
  if (!press.moved && !slips(event)) return;
  press.moved = true;
  clearTimeout(press.held);
  if (press.carries) carry(event);
  else if (press.pans) press.area.camera.pan(dx, dy);
  else if (!outline.laying()) decide(event);
}

const slips = (event) => Math.hypot(event.clientX - press.x, event.clientY - press.y) > (SLIP[event.pointerType] ?? SLIP.touch);

// Along a hand a finger pans; out of it, it carries something.
function decide(event) {
  const [dx, dy] = [Math.abs(event.clientX - press.x), Math.abs(event.clientY - press.y)];
  const inHand = event.pointerType !== "mouse" && press.area.area.edge === "near";
  const key = under(press.x, press.y).flatMap((thing) => thing.keys).find(canBeCarried);
  press.pans = !key || (inHand && dx > dy);
  if (!press.pans && (!inHand || Math.hypot(dx, dy) > OUT_OF_HAND)) lift(key, event);
}

// Carrying something somewhere is touching both ends: where it may go is lit.
function lift(key, event) {
  press.carries = key;
  const shown = [...picture.nodes].find(([piece]) => piece.touch === key && under(press.x, press.y).some((thing) => thing.piece === piece));
  touch(key, { x: press.x, y: press.y });
  const node = shown && !shown[0].outline && !shown[0].grid ? shown[1] : null;
  if (!node) return;
  press.ghost = node.cloneNode(true);
  press.ghost.setAttribute("class", "p ghost");
  press.area.over.append(press.ghost);
  carry(event);
}

function carry(event) {
  if (!press.ghost) return;
  const { x, y } = press.area.camera.at(event.clientX, event.clientY);
  stand(press.ghost, to(x, y));
}

function up(event) {
  if (!pointers.delete(event.pointerId)) return;
  if (pointers.size < 2) pinch = null;
  const done = press;
  press = null;
  if (!done) return;
  clearTimeout(done.held);
  done.ghost?.remove();
  const at = { x: event.clientX, y: event.clientY };
  if (done.carries) { laidDown(done, at); return; }
  if (done.read || done.moved || !isMeant()) return;
  if (!outline.laying() && crowded(done.area, at.x, at.y)) { const { x, y } = done.area.camera.at(at.x, at.y); done.area.camera.open(clearly(done.area.area), x, y); lastTap = 0; return; } // it looks closer first
  if (outline.laying() || next().has(done.key)) { touch(done.key, at); lastTap = 0; return; }
  const now = performance.now();
  if (now - lastTap < TWICE) { closeReader(); done.area.camera.zoom > 1 ? done.area.camera.fit() : done.area.camera.closer(2.2, at.x, at.y); lastTap = 0; return; }
  lastTap = now;
  if (done.key && !touch(done.key, at) && event.pointerType !== "mouse") peek(at);
}

const isCarried = ({ carries }) => touched.at(-1) === carries; // not where somebody changed their mind, or another question came

// What was carried is laid down where it may go, and goes back from everywhere else.
function laidDown(done, at) {
  if (!isCarried(done)) return;
  const key = meaning(at.x, at.y);
  if (isMeant() && key !== done.carries && next().has(key)) touch(key, at);
  else if (!popupOpen()) back();
}

function peek(at) {
  const [thing] = under(at.x, at.y);
  if (thing) readAt(thing.piece, at.x, at.y);
}

function cancel(event) {
  pointers.delete(event.pointerId);
  letGo();
}

function letGo() {
  if (!press) return;
  press.ghost?.remove();
  clearTimeout(press.held);
  if (press.carries && isCarried(press)) back();
  press = null;
}

function wheel(event) {
  const area = drawn() && areaAt(event.target);
  if (!area || area.figure.closest("#far")) return;
  event.preventDefault();
  if (outline.laying() && !event.ctrlKey) { outline.turn(); return; }
  const by = -event.deltaY * (event.deltaMode ? 0.05 : event.ctrlKey ? 0.01 : 0.0016); // two fingers on a trackpad are told as small turns with Control
  area.camera.closer(Math.exp(Math.min(MOST, Math.max(-MOST, by))), event.clientX, event.clientY);
}

// ...but not by Safari, which has words of its own for them, and would make the whole page larger. Fingers on a screen are known already.
function trackpad(event) {
  const area = drawn() && areaAt(event.target);
  if (!area || area.figure.closest("#far")) return;
  event.preventDefault();
  if (event.type === "gesturechange" && !pointers.size) area.camera.closer(event.scale / spread, event.clientX, event.clientY);
  spread = event.scale;
}

// What lies under the mouse reads itself out after a moment. Browsers tell of a move, too, when something else comes to lie under
// a mouse at rest: nobody asked for that.
function hover(event) {
  const at = { x: event.clientX, y: event.clientY };
  if (at.x === rested.x && at.y === rested.y) return;
  rested = at;
  clearTimeout(hovering);
  if (event.pointerType !== "mouse" || outline.laying()) return;
  if (!isOnBoard(event.target)) { closeReader(); return; }
  if (under(at.x, at.y).length) hovering = setTimeout(() => peek(at), HOVER);
  else closeReader();
}
