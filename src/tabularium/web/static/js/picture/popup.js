// Small questions at the pointer: a menu, a number, a second touch.
import { $, made } from "../dom.js";
import { labelOf } from "../list.js";
import { picture } from "./draw.js";

const UNREAD = 400; // milliseconds in which nobody has read a question yet
let box = null;
let cancel = null;
let unanswered = null; // what happens where a question is left without an answer

export const popupOpen = () => box !== null;

export function closePopup() {
  const left = unanswered;
  box?.remove();
  box = cancel = unanswered = null;
  left?.();
}

export function cancelPopup() {
  const wanted = cancel;
  const open = box !== null;
  closePopup();
  wanted?.();
  return open;
}

function open(inside, point, whenCancelled, modal = true, name = document.body.dataset.choose) {
  closePopup();
  box = made("div", { class: "popup", role: modal ? "dialog" : "group", "aria-label": name }, ...inside);
  cancel = whenCancelled;
  box.addEventListener("keydown", (event) => { if (event.key === "Enter" && event.repeat) event.preventDefault(); }); // it was meant for what came before
  document.body.append(box);
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - width - 8, point.x + 12));
  const top = point.y + height + 24 < innerHeight ? point.y + 12 : Math.max(8, point.y - height - 12);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  if (modal) $("button", box)?.focus({ preventScroll: true });
}

// A single entry is a question: what it says is done, or not.
export function menu(entries, point, whenCancelled, modal = true) {
  const list = made("ul", { class: "popup-menu" });
  const add = (label, act, kind) => {
    const button = made("button", { type: "button", class: kind }, label);
    button.addEventListener("click", act);
    list.append(made("li", {}, button));
  };
  const isQuestion = entries.length === 1 && modal;
  for (const [label, act] of entries) add(label, act, isQuestion ? "primary" : "");
  if (isQuestion) add(document.body.dataset.cancel, cancelPopup, "quiet");
  list.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const buttons = [...list.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    buttons[(at + (event.key === "ArrowDown" ? 1 : buttons.length - 1)) % buttons.length].focus();
    event.preventDefault();
    event.stopPropagation();
  });
  open([list], point, whenCancelled, modal);
}

// What can't be undone, or would waste something, is asked once. The question comes a while after the deed: who presses Enter again
// meanwhile has not answered it.
export function ask(sentence, label, point, yes, no) {
  const asked = performance.now();
  const words = document.body.dataset;
  const sure = made("button", { type: "button", class: "primary" }, label || words.sure);
  const not = made("button", { type: "button", class: "quiet" }, words.cancel);
  sure.addEventListener("click", (event) => {
    if (event.detail === 0 && performance.now() - asked < UNREAD) return;
    unanswered = null;
    closePopup();
    yes();
  });
  not.addEventListener("click", closePopup);
  open([made("p", {}, sentence), made("p", { class: "popup-answers" }, sure, not)], point, null, true, sentence);
  unanswered = no;
}

// Numbers with + and -: only those for which there is a move.
export function stepper(gestures, point, chosen, whenCancelled) {
  const words = document.body.dataset;
  const keys = gestures[0].amounts.map(([key]) => key);
  const rows = gestures.map((gesture) => gesture.amounts.map(([, number]) => number));
  const now = [...rows[0]];
  const fits = (values) => rows.findIndex((row) => row.every((number, i) => number === values[i]));
  const go = made("button", { type: "button", class: "primary" });
  const lines = keys.map((key, i) => {
    const less = made("button", { type: "button", "aria-label": words.less }, "−");
    const more = made("button", { type: "button", "aria-label": words.more }, "+");
    const number = made("output", {}, String(now[i]));
    const step = (by) => {
      const wanted = rows.map((row) => row[i]).filter((value) => (by > 0 ? value > now[i] : value < now[i]));
      if (!wanted.length) return;
      now[i] = by > 0 ? Math.min(...wanted) : Math.max(...wanted);
      number.textContent = String(now[i]);
      update();
    };
    less.addEventListener("click", () => step(-1));
    more.addEventListener("click", () => step(1));
    const name = [...picture.nodes.keys()].find((piece) => piece.touch === key)?.says ?? "";
    return made("p", { class: "stepper" }, made("span", {}, name), less, number, more);
  });
  const update = () => {
    const found = fits(now);
    go.disabled = found < 0;
    go.textContent = found < 0 ? words.sure : labelOf(gestures[found]) || words.sure;
  };
  go.addEventListener("click", () => chosen(gestures[fits(now)]));
  open([...lines, made("p", { class: "popup-answers" }, go)], point, whenCancelled);
  update();
  box.addEventListener("keydown", (event) => {
    if (event.key === "+" || event.key === "ArrowRight") $("button:nth-of-type(2)", lines[0]).click();
    else if (event.key === "-" || event.key === "ArrowLeft") $("button:nth-of-type(1)", lines[0]).click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
