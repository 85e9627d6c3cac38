// What has been touched, what can be touched next, and the move that it makes. It knows no rule: offered moves carry paths.
import { $, all, coarse, shape } from "../dom.js";
import { drawnOffers, labelOf, narrowTo } from "../list.js";
import { isBefore, send, why } from "../forms.js";
import { tell } from "../toast.js";
import { nodeOf, picture, piecesOf } from "./draw.js";
import { closePopup, ask, menu, popupOpen, stepper } from "./popup.js";
import * as outline from "./outline.js";

export const touched = []; // keys, in the order they were touched
const underWay = []; // those of moves that the page has not caught up with: { keys, done }
let point = { x: 0, y: 0 }; // where the last touch was, for menus
const started = []; // called with what is lit whenever it changes

export const onLit = (listener) => started.push(listener);

// -- paths ----------------------------------------------------------------------------------------------

// What leads to a shape may be left out: then it follows from where the shape is laid, and is shown there.
const touchesOf = (gesture, keys) => (gesture.form && keys[0] === gesture.touches.at(-1) ? gesture.touches.slice(-1) : gesture.touches);

// Whether these touches may begin a gesture.
function takes(gesture, keys) {
  if (!gesture.bag) return keys.every((key, i) => touchesOf(gesture, keys)[i] === key);
  const left = [...gesture.touches];
  return keys.every((key) => { const i = left.indexOf(key); if (i >= 0) left.splice(i, 1); return i >= 0; });
}

// What may be touched after them.
function nextOf(gesture, keys) {
  if (gesture.form && !keys.length) return [...gesture.touches.slice(0, 1), ...gesture.touches.slice(-1)];
  if (!gesture.bag) return touchesOf(gesture, keys).slice(keys.length, keys.length + 1);
  const left = [...gesture.touches];
  for (const key of keys) left.splice(left.indexOf(key), 1);
  return left;
}

const possibleAfter = (keys) => (picture.model?.gestures ?? []).filter((gesture) => takes(gesture, keys));
const nextAfter = (keys) => new Set(possibleAfter(keys).flatMap((gesture) => nextOf(gesture, keys)));
export const possible = () => possibleAfter(touched);
const isWhole = (gesture, keys = touched) => touchesOf(gesture, keys).length === keys.length;

// Whether this begins a gesture that something else on the board has to complete, so that it can be carried there.
export function canBeCarried(key) {
  const keys = [...(next().has(key) ? touched : []), key];
  return possibleAfter(keys).some((gesture) => gesture.form || !isWhole(gesture, keys));
}

// What touching this now would do, in words; nothing where that is a shape or too much to be read.
export function doings(key) {
  const labels = new Set(possible().filter((gesture) => nextOf(gesture, touched).includes(key)).map(labelOf));
  return labels.has("") || labels.size > 4 ? [] : [...labels];
}

export function next() {
  return new Set([...nextAfter(touched), ...outline.cells()]);
}

// -- touching --------------------------------------------------------------------------------------------

export function touch(key, at = point) {
  point = at;
  if (outline.laying() && outline.tap(key)) return true;
  if (!outline.laying() && next().has(key)) {
    closePopup();
    touched.push(key);
    settle();
    return true;
  }
  if (touched.at(-1) === key) back();
  else if (touched.length && nextAfter([]).has(key)) begin(key);
  else if (!outline.laying()) refuse(key);
  return touched.includes(key);
}

// Another gesture instead of the one that was begun. What is not lit makes no move by one touch: it asks.
function begin(key) {
  closePopup();
  outline.stop();
  touched.splice(0, touched.length, key);
  settle(true);
}

function settle(asks = false) {
  const open = possible();
  const whole = open.filter((gesture) => isWhole(gesture));
  light();
  if (whole.length < open.length) { if (whole.length) offerDone(whole); return; }
  const forms = whole.filter((gesture) => gesture.form);
  if (forms.length) { outline.start(forms.sort((a, b) => a.touches.length - b.touches.length), make, light); return; }
  const counted = whole.filter((gesture) => gesture.amounts.length);
  if (counted.length) { stepper(counted, point, make, back); return; }
  if (whole.length > 1 || asks) menu(entriesOf(whole), point, back);
  else make(whole[0]);
}

// Each move by its name: nobody who takes one has to be asked whether it was meant.
const entriesOf = (gestures) => gestures.map((gesture) => [labelOf(gesture), () => make(gesture, true)]);

// A bag that may already be closed: Enter does it, and so does the button.
function offerDone(whole) { menu(entriesOf(whole), point, null, false); }

// Whether nothing but the touch itself says what is meant: one thing, or the last of several in any order.
const isOneTouch = (gesture) => (gesture.bag || gesture.touches.length === 1) && !gesture.amounts.length && !gesture.form;

// The next thing can be touched while the answer to this one is on its way; what was touched stays marked until it is there.
function make(gesture, byName = false) {
  closePopup();
  const mine = { keys: touched.splice(0), done: false };
  underWay.push(mine);
  light();
  sent(gesture, mine, point, () => send(gesture.move, byName ? "" : isOneTouch(gesture) ? "once" : "yes"));
}

async function sent(gesture, mine, at, how) {
  const answer = await how();
  if (answer?.ask) ask(answer.ask, labelOf(gesture), at, () => sent(gesture, mine, at, answer.sure), () => land(mine));
  else if (!answer?.done || !isBefore(form()?.dataset.revision, answer.revision)) land(mine);
  else mine.done = true; // the picture that shows it is about to come
}

function land(mine) {
  const at = underWay.indexOf(mine);
  if (at < 0) return;
  underWay.splice(at, 1);
  outline.land();
  if (touched.length || outline.laying() || popupOpen()) light();
  else clear();
}

// The page has caught up with what was done.
export function arrived() {
  for (const one of underWay.filter((mine) => mine.done)) { underWay.splice(underWay.indexOf(one), 1); outline.land(); }
}

// The same question, of which more has been laid: who has begun to touch the next thing goes on with that.
export function goOn() {
  if (touched.length && !outline.laying() && !popupOpen() && possible().some((gesture) => !isWhole(gesture))) light();
  else clear();
}

export function back() {
  closePopup();
  if (!touched.length) return false;
  outline.stop();
  touched.pop();
  light();
  return true;
}

export function clear() {
  closePopup();
  outline.stop();
  touched.length = 0;
  light();
  const forms = (picture.model?.gestures ?? []).filter((gesture) => gesture.form && !gesture.touches.length);
  if (forms.length) outline.start(forms, make, light); // there is nothing else to be laid
}

// Why nothing happens: a greyed move that starts here has a reason; in the middle of a gesture the house knows it. Who begins
// with something else is told where to begin; a finger reads it out instead.
async function refuse(key) {
  const greyed = picture.model.greyed.find((one) => one.touches[touched.length] === key && touched.every((before, i) => one.touches[i] === before));
  if (!touched.length && underWay.length) return; // a press too many
  if (greyed) { tell(greyed.rule ? `${greyed.why} (${greyed.rule})` : greyed.why, greyed.rule); return; }
  if (!touched.length) { if (next().size && !coarse()) tell(document.body.dataset.first); return; }
  const so = touched.join(" ");
  const { rule, why: reason } = await why({ touches: `${so} ${key}` });
  if (reason && rule !== "not-now" && touched.join(" ") === so) tell(reason, rule);
}

// -- lights -----------------------------------------------------------------------------------------------

export function light() {
  const keys = next();
  const goal = touched.length > 0;
  const marked = new Set([...touched, ...underWay.flatMap((one) => one.keys)]);
  for (const [piece, node] of picture.nodes) {
    const on = piece.touch !== "" && keys.has(piece.touch);
    const chosen = piece.touch !== "" && marked.has(piece.touch);
    node.classList.toggle("lit", on);
    node.classList.toggle("goal", on && goal);
    node.classList.toggle("chosen", chosen || piece.marks.includes("chosen"));
    buttonize(node, piece, on);
    if (piece.grid) cells(piece, keys, goal);
  }
  document.body.classList.toggle("touching", goal);
  document.body.classList.toggle("aiming", goal && [...picture.nodes.values()].some((node) => node.classList.contains("goal")));
  drawnOffers(new Set((picture.model?.gestures ?? []).map((gesture) => gesture.move.split(" > ")[0])));
  narrowTo(goal ? new Set(possible().map((gesture) => gesture.move.split(" > ")[0])) : null);
  for (const listener of started) listener();
}

// The button is the part that is hit: it has the sentence for a name, and nothing written on it.
export const button = (node) => (node.matches(".cell") ? node : node.querySelector(":scope > .hit, :scope > .outline"));

function buttonize(node, piece, on) {
  const part = button(node);
  if (!part) return;
  if (!on) { for (const name of ["role", "tabindex", "aria-label", "data-touch"]) part.removeAttribute(name); return; }
  part.setAttribute("role", "button");
  part.setAttribute("aria-label", piece.says);
  part.dataset.touch = piece.touch;
  if (!part.hasAttribute("tabindex")) part.setAttribute("tabindex", "-1");
}

// The cells of a grid that can be touched lie over it, each a button.
function cells(piece, keys, goal) {
  const node = nodeOf(piece);
  for (const old of all(".cell", node)) old.remove();
  const [columns, rows] = piece.grid;
  const [w, h] = [piece.w / columns, piece.h / rows];
  for (const key of keys) {
    if (!key.startsWith(`${piece.touch}/`)) continue;
    const [column, row] = key.slice(piece.touch.length + 1).split(".").map(Number);
    const where = { x: column * w - piece.w / 2 + 1, y: row * h - piece.h / 2 + 1, width: w - 2, height: h - 2, rx: 3 };
    node.prepend(shape("rect", { class: `cell lit${goal ? " goal" : ""}`, "data-touch": key, role: "button", tabindex: -1, "aria-label": `${piece.says} ${column + 1}.${row + 1}`, ...where }));
  }
}

export const says = (key) => piecesOf(key)[0]?.says ?? "";
export const form = () => $("[data-choices]");
