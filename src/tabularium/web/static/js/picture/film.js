// What happened, at the viewer's pace: pictures in a row, each with its sentences. The decision is always the newest one;
// whoever touches it, or presses Space, sees how things stand.
import { $, calm } from "../dom.js";

const BUDGETS = { calm: 6000, quick: 2000, once: 0 }; // milliseconds for all that is waiting to be shown
const LEAST = 140;
const MOST = 1500;
const SHOWN = `shown ${location.pathname}`;
let waiting = []; // shots: { picture, beats, weight, ply }
let finish = null; // shows how things stand
let timer = 0;
let until = 0;
let draw = () => {};

export const pace = () => localStorage.getItem("pace") ?? "calm";
const budget = () => (calm() || document.hidden ? 0 : BUDGETS[pace()] ?? BUDGETS.calm);
export const running = () => finish !== null;

// How far I have seen: all of the moves to this ply, and so many shots of what came next. A reload goes on from there.
const seen = (ply, shots = 0) => sessionStorage.setItem(SHOWN, `${ply} ${shots}`);
const shown = () => (sessionStorage.getItem(SHOWN) ?? "").split(" ");
export const since = () => shown()[0];

// Show these, then do `end`. What comes while a show runs is added to it; where a table went back, it is over. A new
// socket tells all again that was not seen whole: `anew`.
export function play(shots, ply, cut, anew, end) {
  if (cut) stop();
  if (anew) waiting = [];
  const idle = !running();
  finish = () => { seen(ply); end(); };
  waiting.push(...(anew ? shots.slice(Number(shown()[1] ?? 0)) : shots));
  if ((idle && !waiting.length) || !budget()) { skip(); return; }
  until = performance.now() + budget();
  if (!timer) next();
}

function next() {
  timer = 0;
  const shot = waiting.shift();
  if (!shot) { skip(); return; }
  draw(shot.picture);
  if (waiting[0]?.ply === shot.ply) seen(shown()[0], Number(shown()[1] ?? 0) + 1);
  else seen(shot.ply);
  caption(shot.beats);
  const left = Math.max(0, until - performance.now());
  const all = waiting.reduce((sum, one) => sum + one.weight, shot.weight);
  timer = setTimeout(next, Math.min(MOST, Math.max(LEAST, (left * shot.weight) / all)));
}

function caption(beats) {
  const bar = $("#film");
  if (!bar) return;
  bar.hidden = false;
  $("p", bar).replaceChildren(...beats.slice(-3).map((beat) => Object.assign(document.createElement("span"), { textContent: beat })));
}

// The table as it is, at once.
export function skip() {
  const end = finish;
  stop();
  end?.();
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  waiting = [];
  finish = null;
  if ($("#film")) $("#film").hidden = true;
}

export function listen(how) {
  draw = how;
  document.addEventListener("keydown", (event) => {
    if (!running() || event.key === "Tab" || event.target.matches?.("input, textarea, select")) return;
    if (event.key === " ") event.preventDefault();
    skip(); // any other key is for the decision
  }, true);
  document.addEventListener("pointerdown", (event) => { if (running() && event.target.closest?.("#decision, #stage, #near, #film button")) skip(); }, true);
  let leaving = false; // a page that is left or loaded again is hidden, too: it goes on from where it was
  addEventListener("pagehide", () => { leaving = true; });
  addEventListener("pageshow", () => { leaving = false; });
  document.addEventListener("visibilitychange", () => { if (document.hidden && !leaving) skip(); });
  document.addEventListener("change", (event) => { if ("pace" in event.target.dataset) localStorage.setItem("pace", event.target.value); });
  const choice = $("[data-pace]");
  if (choice) choice.value = pace();
}
