// Log, chat, players, score, words and menu stand behind tabs; what is new behind one is marked.
import { $, all, small } from "./dom.js";

const KEPT = "tab";
let seen = {};
let talking = false;
let open = ""; // the tab that is open

// The id of what came last.
const newest = (name) => { const line = $(`#${name} li[id]`); return line ? line.id : ""; };

export function start() {
  if (!$("#tabs")) return;
  const kept = sessionStorage.getItem(KEPT);
  choose(small() ? "" : kept && $(`[data-tab="${kept}"]`) ? kept : "log");
  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.("#tabs [data-to]");
    if (tab) choose(tab.getAttribute("aria-expanded") === "true" && small() ? "" : tab.dataset.to);
    if (event.target.closest?.("[data-close-tab]")) choose("");
  });
}

// On a small screen what is open lies over the question: it closes when I am asked, unless I answer or write there.
export function makeRoom() {
  const writes = document.activeElement?.matches("#tabbed :is(input, textarea, select)");
  const answers = open === "talk-room" && $("#main").classList.contains("talking");
  if (small() && open && !writes && !answers) choose("");
}

export function choose(name) {
  sessionStorage.setItem(KEPT, name);
  open = name;
  refresh();
}

// After every change of the page: the chosen tab is open, the others count what one has not seen.
export function refresh() {
  const words = $("#main")?.classList.contains("talking") ?? false;
  if (words && !talking && !small()) open = "talk-room"; // where only words pass, they are in view
  talking = words;
  for (const tab of all("#tabs [data-to]")) {
    const chosen = tab.dataset.to === open;
    tab.setAttribute("aria-expanded", String(chosen));
    const now = newest(tab.dataset.to);
    if (chosen || !(tab.dataset.to in seen)) seen[tab.dataset.to] = now;
    tab.classList.toggle("unread", now !== seen[tab.dataset.to]);
  }
  for (const panel of all("[data-tab]")) panel.hidden = panel.dataset.tab !== open;
  $("#tabbed")?.classList.toggle("open", open !== "");
}
