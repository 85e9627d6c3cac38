// What this device keeps open or folded: the list on a small screen, and the lesson beside a decision.
import { $, closest, happensIn } from "./dom.js";

const FOLDED = "folded"; // what stands for a thing is touched there, and the rest stays in view
const LESSONS = "lessons"; // asked for once, they stay open

const isFolded = () => localStorage.getItem(FOLDED) === "yes";
const hasLessons = () => localStorage.getItem(LESSONS) === "open";

export function refreshDevice(): void {
  const root = document.documentElement;
  root.classList.toggle("folded-list", isFolded());
  root.classList.toggle("lessons", hasLessons());
  $("#lesson-key")?.setAttribute("aria-expanded", String(hasLessons()));
  const button = $("#fold");
  if (!button) return;
  button.setAttribute("aria-expanded", String(!isFolded()));
  button.textContent = (isFolded() ? button.dataset.unfold : button.dataset.fold) ?? "";
}

export function listenDevice(): void {
  const keep = (key: string, value: string) => { localStorage.setItem(key, value); refreshDevice(); };
  document.addEventListener("click", (event) => {
    if (closest(event, "#fold")) keep(FOLDED, isFolded() ? "" : "yes");
    if (closest(event, "#lesson-key")) keep(LESSONS, hasLessons() ? "" : "open");
  });
  document.addEventListener("submit", (event) => { if (happensIn(event, "[data-lessons]")) keep(LESSONS, "open"); }, true);
  refreshDevice();
}
