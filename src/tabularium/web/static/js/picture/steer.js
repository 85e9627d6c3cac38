// The picture by keyboard: arrows walk to the next lit thing in that direction, Enter touches it, Escape goes back.
import { $ } from "../dom.js";
import { isSeen } from "../page.js";
import { drawn, lit, picture, pieceAt } from "./draw.js";
import * as outline from "./outline.js";
import { cancelPopup, popupOpen } from "./popup.js";
import { closeReader, isRead, readAt } from "./reader.js";
import { back, button, onLit, touch } from "./touch.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let last = null; // where the focus was, in pixels, should its piece go
let mine = false; // whether the focus was in the picture
let keeping = false; // whether it is being given to another thing, which nobody has aimed at
let aimedAt = 0; // when somebody did

const middle = (node) => { const box = node.getBoundingClientRect(); return { x: box.left + box.width / 2, y: box.top + box.height / 2 }; };
const shown = (node) => { const box = node.getBoundingClientRect(); return box.width > 0 && !node.closest("#far"); };
const stops = () => lit().filter(shown).map(button).filter(Boolean);
const inPicture = () => document.activeElement?.closest?.(".picture");

// The next thing in a direction: near, and not far off the line.
export function beyond(from, [dx, dy], nodes) {
  let best = null;
  let least = Infinity;
  for (const node of nodes) {
    const at = middle(node);
    const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    if (along <= 1) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [node, cost];
  }
  return best;
}

function nearest(from, nodes) {
  let best = null;
  let least = Infinity;
  for (const node of nodes) {
    const at = middle(node);
    const far = Math.hypot(at.x - from.x, at.y - from.y);
    if (far < least) [best, least] = [node, far];
  }
  return best;
}

export function focusOn(node) {
  if (!node) return;
  const area = picture.areas.get(node.closest("[data-area]").dataset.area);
  const piece = pieceAt(node.closest(".p"));
  area.camera.reveal(piece.x, piece.y);
  node.focus({ preventScroll: true });
  last = middle(node);
  mine = true;
}

export function listen() {
  document.addEventListener("keydown", key);
  document.addEventListener("focusin", (event) => {
    const node = event.target.closest?.(".hit, .outline, .cell");
    if (!node) { mine &&= event.target === document.body || Boolean(event.target.closest?.(".popup")); return; }
    last = middle(node);
    mine = true;
    if (!keeping) aimedAt = performance.now();
    if (node.matches(":focus-visible")) readAt(pieceAt(node.closest(".p")), last.x, last.y);
  });
  document.addEventListener("focusout", (event) => { if (isRead(pieceAt(event.target.closest?.(".p")))) closeReader(); });
  onLit(keepFocus);
}

// One lit thing is a stop of the tab key; if the focus lost its thing, the nearest takes it.
function keepFocus() {
  const nodes = stops();
  for (const node of nodes) node.setAttribute("tabindex", "-1");
  const held = inPicture() && nodes.includes(document.activeElement) ? document.activeElement : null;
  const stop = held ?? (last ? nearest(last, nodes) : nodes[0]);
  stop?.setAttribute("tabindex", "0");
  keeping = true;
  if (mine && !held && !popupOpen() && (document.activeElement === document.body || inPicture())) stop?.focus({ preventScroll: true });
  keeping = false;
}

function key(event) {
  if (!drawn() || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea, select")) return;
  if (event.key === "Escape") {
    if (cancelPopup() || back()) { event.preventDefault(); return; }
    closeReader();
    return;
  }
  if (popupOpen()) return;
  const stage = inPicture() ? picture.areas.get(document.activeElement.closest("[data-area]").dataset.area) : picture.areas.get($("#stage [data-area]")?.dataset.area);
  if (outline.laying()) {
    if (ARROWS[event.key]) outline.step(...ARROWS[event.key]);
    else if (event.key === "r" || event.key === "R") outline.turn();
    else if (event.key === "f" || event.key === "F") outline.mirror();
    else if (event.key === "w" || event.key === "W") outline.otherWay();
    else if (event.key === "Enter" && !event.target.matches?.("button")) outline.drop();
    else return;
    event.preventDefault();
    return;
  }
  if (event.key === "+" || event.key === "-" || event.key === "Home") {
    const box = stage?.svg.getBoundingClientRect();
    if (!box) return;
    if (event.key === "Home") stage.camera.fit();
    else stage.camera.closer(event.key === "+" ? 1.35 : 1 / 1.35, last?.x ?? box.left + box.width / 2, last?.y ?? box.top + box.height / 2);
    event.preventDefault();
    return;
  }
  const direction = ARROWS[event.key];
  if (direction && event.shiftKey && stage) { stage.camera.pan(-60 * direction[0], -60 * direction[1]); event.preventDefault(); return; }
  const free = document.activeElement === document.body || document.activeElement?.id === "main";
  if (direction && (inPicture() || free)) {
    const nodes = stops();
    if (!nodes.length) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (free && !inPicture()) { focusOn(last ? nearest(last, nodes) : nodes[0]); return; }
    focusOn(beyond(middle(document.activeElement), direction, nodes.filter((node) => node !== document.activeElement)));
  } else if ((event.key === "Enter" || event.key === " ") && inPicture()) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const node = document.activeElement;
    if (!event.repeat && isSeen(aimedAt)) touch(node.dataset.touch, middle(node));
  }
}
