// Other people's boards lie small beside the board; one touch makes one large, another puts it back. On a small screen there
// is room for one of my own areas: the one with something to touch, or the one I asked for.
import { $, all, made, small } from "../dom.js";
import { home, picture } from "./draw.js";

const FEW = 2; // boards that leave room for words
const NOTHING = /^[—–]?$/; // what a panel says where there is none

let large = "";
let wanted = ""; // of my own areas, until the next decision
let open = ""; // the one that is open
const listeners = []; // called with what was opened on a small screen

export const onOpened = (listener) => listeners.push(listener);

const isLit = (shown) => Boolean(shown.svg.querySelector(".lit"));
const litKeys = (shown) => [...shown.svg.querySelectorAll(".p.lit")].map((node) => node.dataset.touch);

// The key of the one that is open, or "" where all are.
function opened() {
  const mine = [...picture.areas.values()].filter((shown) => shown.area.edge === "near");
  if (!small() || mine.length < 2) return "";
  const asked = mine.find((shown) => shown.area.key === wanted);
  return (asked ?? mine.find(isLit) ?? mine.find((shown) => shown.area.key === open) ?? mine[0]).area.key;
}

export function arrange() {
  const before = open;
  open = opened();
  for (const [key, shown] of picture.areas) {
    if (shown.area.edge === "middle") continue;
    const isOpen = shown.area.edge === "near" && (open === "" || key === open);
    const place = key === large ? $("#stage") : home(isOpen ? "near" : "far");
    if (shown.figure.parentNode !== place) place.append(shown.figure);
    shown.figure.classList.toggle("large", key === large);
    if (key === large || place === home("far")) shown.figure.tabIndex = 0;
    else shown.figure.removeAttribute("tabindex");
  }
  const away = [...picture.areas.values()].filter((shown) => shown.figure.parentNode === home("far"));
  const inView = new Set([...picture.areas.values()].filter((shown) => !away.includes(shown)).flatMap(litKeys));
  for (const shown of picture.areas.values()) shown.figure.classList.toggle("wanted", away.includes(shown) && litKeys(shown).some((key) => !inView.has(key)));
  const far = $("#far");
  if (far) far.hidden = !far.children.length;
  for (const shown of picture.areas.values()) tell(shown, !small() && away.length <= FEW && away.includes(shown));
  $("#stage")?.classList.toggle("covered", large !== "");
  if (open && open !== before) for (const listener of listeners) listener(picture.areas.get(open));
}

// Where few boards lie, what somebody has stands beside it in words: the panels, for those who read them, have it too.
function tell({ area, figure }, isTold) {
  figure.querySelector(":scope > .facts")?.remove();
  const rows = isTold ? all(`#panel-${area.seat} dl > div`).filter((row) => !NOTHING.test($("dd", row).textContent.trim())) : [];
  if (!rows.length) return;
  const facts = made("div", { class: "facts", "aria-hidden": "true" }, ...rows.map(told));
  figure.append(facts);
  keepWhatFits(facts);
}

// What finds no room is counted at the end, so that one knows that there is more to look at.
function keepWhatFits(facts) {
  const { right, bottom } = facts.getBoundingClientRect();
  const fits = () => { const last = facts.lastChild.getBoundingClientRect(); return last.right <= right + 1 && last.bottom <= bottom + 1; };
  if (!right || fits()) return;
  const rest = made("p", {});
  facts.append(rest);
  for (let left = 1; facts.childNodes.length > 1 && !fits(); left += 1) { rest.previousSibling.remove(); rest.textContent = `… +${left}`; }
}

const brief = (text) => text.replace(/ \([^()]{30,}\)/g, ""); // long lists in brackets are for who looks them up
const told = (row) => made("p", {}, made("span", {}, $("dt", row).textContent), ` ${brief($("dd", row).textContent)}`);

// A new decision is asked: what I wanted to see for the last one no longer matters, unless the question lies there.
export function forget() {
  wanted = "";
  const shown = picture.areas.get(large);
  if (!shown || !isLit(shown)) large = "";
}

// A show is seen on the board: what was opened before it closes.
export function closeLarge() { large = ""; }

export function enlarge(key) {
  if (picture.areas.get(key)?.area.edge === "near") wanted = key;
  else large = large === key ? "" : key;
  arrange();
  picture.areas.get(large)?.camera.fit();
  if (large && small()) for (const listener of listeners) listener(picture.areas.get(large));
}

// Words take other room when their font has come, and when the window changes.
document.fonts.addEventListener("loadingdone", arrange);
window.addEventListener("resize", arrange);

const figureAt = (event) => event.target.closest?.("#far figure, figure.large > figcaption") ?? null;
let pressed = null; // a board that moves under a finger which touched something else is not meant

document.addEventListener("pointerdown", (event) => { pressed = figureAt(event); });
document.addEventListener("click", (event) => {
  const figure = figureAt(event);
  if (figure && figure === pressed) enlarge(figure.closest("[data-area]").dataset.area);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.matches?.("#far figure, figure.large")) return;
  event.preventDefault();
  event.stopPropagation(); // it answers no question
  enlarge(event.target.dataset.area);
  event.target.focus(); // a figure that goes elsewhere loses it
}, true);
