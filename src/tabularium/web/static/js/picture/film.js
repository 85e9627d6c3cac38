// What happened, at the viewer's pace: pictures in a row, each with its sentences and their rules. The decision is always
// the newest one; whoever touches it, or presses Space, sees how things stand. A show can be held, gone through step by
// step, forth and back, and seen again.
import { $, all, calm, made } from "../dom.js";
import { picture } from "./draw.js";
import { closeLarge } from "./far.js";

const BUDGETS = { calm: 6000, quick: 2000, once: 0, steps: Infinity }; // milliseconds for all that is waiting to be shown
const LONG = { calm: 1100, quick: 350 }; // and for each picture of a long resolution, which is there to be followed
const RESOLUTION = 8; // pictures that one move sets off
const LEAST = 140;
const TURN = { calm: 1400, quick: 700 }; // where something turns as a whole: it is seen to come round
const MOST = 1500;
const SENTENCES = 3; // at a time
const SHOWN = `shown ${location.pathname}`;
let reel = []; // of the show that runs, or of the last one: { picture, beats, weight, ply, long }
let at = -1; // which of them is seen
let held = false; // whether it waits for the viewer
let before = { ply: "", steps: 0 }; // how far I had seen when it began
let finish = null; // shows how things stand
let again = false; // whether it is seen once more
let owed = null; // how things stand, still to be shown after a skip
let timer = 0;
let until = 0;
let draw = () => {};
let stand = () => {}; // draws how things stand

export const pace = () => localStorage.getItem("pace") ?? "calm";
export const running = () => finish !== null;

// How far I have seen: all of the moves to this ply, and so many steps of what came next. A reload goes on from there.
const seen = (ply, steps = 0) => sessionStorage.setItem(SHOWN, `${ply} ${steps}`);
const shown = () => { const [ply, steps] = (sessionStorage.getItem(SHOWN) ?? "").split(" "); return { ply, steps: Number(steps ?? 0) }; };
export const since = () => shown().ply;

// The time for what is left of a show, from this picture on.
function budget(from) {
  if (document.hidden || (calm() && pace() !== "steps")) return 0;
  const usual = BUDGETS[pace()] ?? BUDGETS.calm; // of an ordinary show
  const long = reel.slice(from).reduce((sum, step) => sum + step.long, 0);
  return usual && usual + long * (LONG[pace()] ?? 0);
}

// The steps of these pictures. Each knows what part it is of a picture in a long resolution.
function stepsOf(shots) {
  const isLong = (shot) => shots.filter((other) => other.ply === shot.ply).length >= RESOLUTION;
  return shots.flatMap((shot) => inSteps(shot).map((step, _, all) => ({ ...step, long: isLong(shot) ? 1 / all.length : 0 })));
}

// A picture with many sentences is looked at several times, with a few of them each.
function inSteps(shot) {
  const parts = Math.max(1, Math.ceil(shot.beats.length / SENTENCES));
  return Array.from({ length: parts }, (_, i) => ({ ...shot, beats: shot.beats.slice(i * SENTENCES, (i + 1) * SENTENCES), weight: shot.weight / parts }));
}

// Show these, then do `end`. What comes while a show runs is added to it; where a table went back, it is over. A new
// socket tells all `anew` that was not seen whole.
export function play(shots, ply, cut, anew, end, now) {
  settle();
  if (cut || again) stop();
  stand = now;
  const idle = !running();
  finish = () => { seen(ply); end(); };
  const steps = stepsOf(shots).slice(anew ? shown().steps : 0);
  if (anew && !idle) reel.length = at + 1;
  if (idle && steps.length) { [reel, at, before] = [[], -1, shown()]; held = pace() === "steps" && steps.length > 1; } // a single one passes
  reel.push(...steps);
  const time = budget(at + 1);
  if ((idle && !steps.length) || !time) { skip(); return; }
  if (idle) closeLarge();
  until = performance.now() + time;
  if (idle) next();
}

function next() {
  clearTimeout(timer);
  timer = 0;
  if (at + 1 >= reel.length) { skip(); return; }
  at += 1;
  look();
}

function look() {
  const shot = reel[at];
  const least = turns(shot) ? TURN[pace()] ?? LEAST : LEAST;
  draw(shot.picture);
  if (!again) note();
  caption(shot.beats);
  if (held) return;
  const left = Math.max(0, until - performance.now());
  const weight = reel.slice(at).reduce((sum, one) => sum + one.weight, 0);
  timer = setTimeout(next, Math.min(MOST, Math.max(least, (left * shot.weight) / weight)));
}

// Whether what stands on a hub will have gone round with this shot.
function turns(shot) {
  const before = (picture.model?.areas ?? []).flatMap((area) => area.pieces).find((piece) => piece.orbit);
  const now = shot.picture.find(([what, , , , , , rest]) => what === "piece" && rest.orbit);
  return Boolean(before && now && before.orbit[2] !== now[6].orbit[2]);
}

function note() {
  const { ply } = reel[at];
  const first = reel.findIndex((one) => one.ply === ply);
  if (reel[at + 1]?.ply !== ply) seen(ply);
  else seen(first ? reel[first - 1].ply : before.ply, at - first + 1 + (first ? 0 : before.steps));
}

function caption(beats) {
  const bar = $("#film");
  if (!bar) return;
  bar.hidden = false;
  document.body.classList.add("showing");
  bar.classList.toggle("held", held);
  $("p", bar).replaceChildren(...beats.map(([sentence, rule]) => made("span", {}, sentence, ...(rule ? [" ", link(rule)] : []))));
  $("[data-film=back]", bar).disabled = at === 0;
  $("[data-film=at]", bar).textContent = `${at + 1}/${reel.length}`;
}

const link = (rule) => made("a", { href: `${$("#main").dataset.rules}#${rule}` }, rule);

const STEPS = {
  next: () => { hold(); next(); },
  back: () => { hold(); at = Math.max(0, at - 1); look(); },
  hold: () => { if (!held) { hold(); caption(reel[at].beats); return; } held = false; until = performance.now() + Math.max(budget(at), LEAST * (reel.length - at)); next(); },
  skip,
  again: showAgain,
};

function hold() {
  held = true;
  clearTimeout(timer);
  timer = 0;
}

// The last show once more, and then how things stand now.
function showAgain() {
  if (running() || !reel.length) return;
  [again, at, held, finish] = [true, -1, pace() === "steps" || calm(), stand];
  until = performance.now() + Math.max(budget(0), LEAST * reel.length);
  next();
}

// The table as it is, at once.
export function skip() {
  const end = finish;
  stop();
  end?.();
  for (const button of all("[data-film=again]")) button.hidden = reel.length < 2;
}

// The same for who wants to act: the decision is there already, so the rest of the page follows a moment later.
function leave() {
  owed = finish;
  stop();
  setTimeout(settle);
}

function settle() {
  if (!owed) return;
  finish = owed;
  owed = null;
  skip();
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  finish = null;
  again = false;
  if ($("#film")) $("#film").hidden = true;
  document.body.classList.remove("showing");
}

export function listen(how) {
  draw = how;
  document.addEventListener("keydown", (event) => {
    if (!running() || event.key === "Tab" || event.target.matches?.("input, textarea, select") || event.target.closest?.("dialog")) return;
    const step = { ArrowRight: STEPS.next, ArrowLeft: STEPS.back, " ": leave }[event.key];
    if (step) { event.preventDefault(); event.stopPropagation(); step(); return; }
    if (!event.target.closest?.("#film")) skip(); // any other key is for the decision
  }, true);
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-film]");
    if (button) STEPS[button.dataset.film]?.();
    else if (running() && event.target.closest?.("#film a")) { hold(); caption(reel[at].beats); } // reading a rule takes time
  });
  document.addEventListener("pointerdown", (event) => {
    if (!running()) return;
    if (event.target.closest?.("#decision")) { leave(); return; }
    if (held || !event.target.closest?.("#stage, #near")) return;
    event.stopPropagation(); // nobody has seen yet what can be touched
    skip();
  }, true);
  let leaving = false; // a page that is left or loaded again is hidden, too: it goes on from where it was
  addEventListener("pagehide", () => { leaving = true; });
  addEventListener("pageshow", () => { leaving = false; });
  document.addEventListener("visibilitychange", () => { if (document.hidden && !held && !leaving) skip(); });
  document.addEventListener("change", (event) => { if ("pace" in event.target.dataset) localStorage.setItem("pace", event.target.value); });
  const choice = $("[data-pace]");
  if (choice) choice.value = pace();
}
