// The page is morphed in place; the picture is not: it is patched piece by piece.
import { Idiomorph } from "../vendor/idiomorph.js";
import { $, all } from "./dom.js";
import { questionOf } from "./forms.js";
import * as fold from "./fold.js";
import * as lessons from "./lessons.js";
import { finder, narrow, narrowLog, shown } from "./list.js";

const MOMENT = 250; // milliseconds in which nobody has seen a change yet
const TWICE = 350; // between two touches of a finger that are one
const NEAR = 24;
let freshAt = 0; // when the choices changed
let askedAt = 0; // when another question came
let ignoredAt = 0; // when a key was not taken
let press = { at: 0, x: 0, y: 0 }; // the first of one or more presses in the same place
let finger = { at: -Infinity, x: 0, y: 0 }; // its last touch: browsers tell of a mouse in the same place, too, then

// Keys are not taken for a moment after the choices changed under them. Done means the same as long as the question is the same.
export function settled(done = false) {
  const now = performance.now();
  if (now - Math.max(done ? askedAt : freshAt, ignoredAt) > MOMENT) return true;
  ignoredAt = now; // who presses several in a row means all of them, or none
  return false;
}

// Whether what somebody aims at since then is for the question that is there now.
export const isSeen = (since) => since >= askedAt || performance.now() - askedAt > MOMENT;

// Whether a press was for the question that is there now: not one that began before it came, nor the second of a double click.
export const isMeant = () => press.at >= askedAt;

const near = (event, other) => Math.hypot(event.clientX - other.x, event.clientY - other.y) < NEAR;
const pressed = (event) => ({ at: performance.now(), x: event.clientX, y: event.clientY });

function byMouse(event) {
  const echo = performance.now() - finger.at < 1000 && near(event, finger);
  if (event.detail < 2 && !echo) press = pressed(event);
}

function byFinger(event) {
  if (event.pointerType === "mouse") return;
  const again = performance.now() - finger.at < TWICE && near(event, press);
  finger = pressed(event);
  if (!again) press = finger;
}

const isBeingWritten = (node) => node.matches("input:not([type=hidden], [readonly])");

// One section of the page as it is now.
export function morph(name, html) {
  const before = $("[data-choices]")?.dataset.revision;
  const wasChoosing = document.activeElement?.closest?.("[data-choices]");
  Idiomorph.morph(document.getElementById(name), html, {
    ignoreActiveValue: Boolean(document.activeElement?.matches?.("input, textarea, select")), // else what has the focus would not be morphed at all
    callbacks: {
      beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS") && !(name === "value" && isBeingWritten(node)) && !(name === "hidden" && "tab" in node.dataset),
      beforeNodeMorphed: (node) => !node.matches?.(".sentence p, [data-keep]"), // blanks stay as they were filled in, pictures as they are
      beforeNodeRemoved: (node) => !node.classList?.contains("find"),
    },
  });
  const now = $("[data-choices]")?.dataset.revision;
  if (now !== before) {
    freshAt = performance.now();
    if (questionOf(now) !== questionOf(before)) askedAt = freshAt;
    $(".refused")?.remove();
    $("[data-choices] .find")?.remove();
    if (askedAt === freshAt) for (const box of all("#decision, .offers")) box.scrollTop = 0; // a new question is read from its start
  }
  dress();
  if (wasChoosing && !document.activeElement?.closest?.("[data-choices]")) $("[data-choices] button[name]")?.focus({ preventScroll: true });
}

export function dress() {
  fold.refresh();
  lessons.refresh();
  const form = $("[data-choices]");
  if (form && all("button[name=move]", form).length > 12 && !$(".find", form)) {
    const find = finder(form.dataset.find, narrow);
    find.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); shown()[0]?.focus(); } });
    form.prepend(find);
  }
  const events = $(".events[data-find]");
  if (events && events.children.length > 20 && !$(".log .find")) events.before(finder(events.dataset.find, narrowLog));
  narrow($("[data-choices] .find")?.value ?? "");
  narrowLog($(".log .find")?.value ?? "");
  const notify = $("[data-notify]");
  if (notify && "Notification" in window) {
    notify.hidden = Notification.permission === "denied";
    if (Notification.permission === "granted") { notify.textContent = notify.dataset.allowed; notify.disabled = true; }
  }
}

export function listen() {
  document.addEventListener("click", async (event) => {
    if (event.target.closest?.("[data-notify]")) { await Notification.requestPermission(); dress(); }
  });
  document.addEventListener("pointerdown", byFinger, true);
  document.addEventListener("mousedown", byMouse, true);
  document.addEventListener("click", (event) => {
    if (event.detail > 0 && event.target.closest?.("#decision form button") && !isMeant()) { event.preventDefault(); event.stopPropagation(); }
  }, true);
}
