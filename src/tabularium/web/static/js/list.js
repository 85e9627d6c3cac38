// The list of moves and the log, narrowed by what one types and by what one has touched.
import { $, all, made } from "./dom.js";

let touchedTo = null; // the moves that what was touched still allows, or null

export const plain = (text) => text.toLowerCase().replaceAll("’", "'").normalize("NFD").replace(/\p{M}/gu, "");

export function sift(items, wanted) {
  const words = plain(wanted).split(/\s+/);
  for (const item of items) item.hidden = !words.every((word) => plain(item.textContent).includes(word));
}

export function finder(label, narrowing) {
  const find = made("input", { class: "find", type: "search", placeholder: label, "aria-label": label });
  find.addEventListener("input", () => narrowing(find.value));
  return find;
}

// What a move of the picture is called: as in the list, or as it says itself.
export const labelOf = (gesture) => gesture.label || ($(`[data-choices] button[value="${CSS.escape(gesture.move)}"] span`)?.textContent ?? "");

export const shown = () => all("[data-choices] li:not([hidden]) button[name=move]");

export function narrow(wanted) {
  const items = all("[data-choices] li");
  sift(items, wanted);
  if (touchedTo) for (const item of items) item.hidden ||= !touchedTo.has($("button", item)?.value);
  for (const group of all("[data-choices] .offer-group")) group.hidden = !$("li:not([hidden])", group);
  shown().forEach((button, i) => { if (!("done" in button.dataset || "declines" in button.dataset)) $("kbd", button).textContent = i + 1; }); // the numbers are the keys
}

// Which of the offers can be made by touching something.
export function drawnOffers(moves) {
  for (const item of all("[data-choices] li")) item.classList.toggle("on-board", moves.has($("button", item)?.value));
  for (const item of all("#tray .held li")) item.classList.toggle("on-board", !$("button", item)?.value || moves.has($("button", item).value)); // what I hold lies before me
}

export function narrowTo(moves) {
  touchedTo = moves;
  narrow($("[data-choices] .find")?.value ?? "");
}

export function narrowLog(wanted) { sift(all(".log .events li"), wanted); }
