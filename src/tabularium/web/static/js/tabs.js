// Log, chat, players, score, words and menu stand behind tabs; what is new behind one is marked.
import { $, all } from "./dom.js";

const KEPT = "tab";
let seen = {};

const newest = (name) => { const line = $(`#${name} li[id]`); return line ? line.id : ""; };

export function start() {
  if (!$("#tabs")) return;
  const kept = sessionStorage.getItem(KEPT);
  choose(kept !== null && (kept === "" || $(`[data-tab="${kept}"]`)) ? kept : innerWidth < 992 ? "" : "log");
  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.("#tabs [data-to]");
    if (tab) choose(tab.getAttribute("aria-expanded") === "true" && innerWidth < 992 ? "" : tab.dataset.to);
    if (event.target.closest?.("[data-close-tab]")) choose("");
  });
}

export const chosen = () => $("#tabs [aria-expanded=true]")?.dataset.to ?? "";

export function choose(name) {
  sessionStorage.setItem(KEPT, name);
  $("#main").dataset.open = name;
  refresh();
}

// After every change of the page: the chosen tab is open, the others count what one has not seen.
export function refresh() {
  const name = $("#main")?.dataset.open ?? sessionStorage.getItem(KEPT) ?? "";
  for (const tab of all("#tabs [data-to]")) {
    const open = tab.dataset.to === name;
    tab.setAttribute("aria-expanded", String(open));
    const now = newest(tab.dataset.to);
    if (open || !(tab.dataset.to in seen)) seen[tab.dataset.to] = now;
    tab.classList.toggle("unread", now !== seen[tab.dataset.to]);
  }
  for (const panel of all("[data-tab]")) panel.hidden = panel.dataset.tab !== name;
  $("#tabbed")?.classList.toggle("open", name !== "");
}
