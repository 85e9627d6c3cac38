// The page is morphed in place; the picture is not: it is patched piece by piece.
import { Idiomorph } from "../vendor/idiomorph.js";
import { $, all } from "./dom.js";
import * as fold from "./fold.js";
import * as lessons from "./lessons.js";
import { finder, narrow, narrowLog, shown } from "./list.js";

let freshAt = 0; // keys are not taken for a moment after the choices changed under them

export const settled = () => performance.now() - freshAt > 250;
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
  if ($("[data-choices]")?.dataset.revision !== before) {
    freshAt = performance.now();
    $(".refused")?.remove();
    $("[data-choices]")?.classList.remove("busy");
    $("[data-choices] .find")?.remove();
    for (const box of all("#decision, .offers")) box.scrollTop = 0;
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
}
