// What a decision is about stands beside it for those who want to read it: asked for once, it stays open on this device.
import { $ } from "./dom.js";

const KEPT = "lessons";

function keep(open) {
  localStorage.setItem(KEPT, open ? "open" : "");
  refresh();
}

export function refresh() {
  const open = localStorage.getItem(KEPT) === "open";
  document.documentElement.classList.toggle("lessons", open);
  $("#lesson-key")?.setAttribute("aria-expanded", String(open));
}

export function listen() {
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#lesson-key")) keep(!document.documentElement.classList.contains("lessons"));
  });
  document.addEventListener("submit", (event) => {
    if (event.target.matches?.("[data-lessons]")) keep(true);
  }, true);
  refresh();
}
