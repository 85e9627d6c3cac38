// Rules, and what a round or a year brought, open as a sheet over the table, with a way back to it.
import { $, all, closest, fetchText, hasModifier, isTyping, made, press, readPage, word } from "./dom.js";
import { listenRules } from "./other.js";

export function listenSheets(): void {
  let opening = ""; // the address that is being fetched
  const open = async (link: HTMLAnchorElement) => {
    if (opening === link.href || $("dialog.sheet-over")) return; // who presses twice wants it once
    opening = link.href;
    link.classList.add("busy");
    const html = await fetchText(link.href);
    link.classList.remove("busy");
    if (opening !== link.href) return; // another one was asked for since
    opening = "";
    const rules = html && $("main", readPage(html));
    if (rules) show(link, rules);
    else location.href = link.href;
  };
  document.addEventListener("keydown", (event) => { // everything in the box
    const link = $<HTMLAnchorElement>("#menu a[data-sheet]");
    if (event.key.toLowerCase() !== "b" || hasModifier(event) || isTyping(event) || !link) return;
    event.preventDefault();
    const open_ = $<HTMLDialogElement>("dialog.sheet-over");
    if (open_) open_.close();
    else void open(link);
  });
  document.addEventListener("click", (event) => {
    const link = closest(event, "a[href*='/rules/'], a[data-sheet]");
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || !$("#main[data-live]")) return;
    event.preventDefault();
    void open(link);
  });
}

function show(link: HTMLAnchorElement, rules: HTMLElement): void {
  const close = press(word("close"), () => sheet.close(), { class: "quiet" });
  const text = made("div", { class: "sheet-text" }, ...[...rules.childNodes].map((node) => document.importNode(node, true)));
  const sheet = made("dialog", { class: "sheet-over", "aria-label": $("h1", rules)?.textContent ?? word("rules") }, made("p", { class: "sheet-head" }, close), text);
  document.body.append(sheet);
  listenRules(sheet);
  for (const form of all("form[role=search]", sheet)) form.addEventListener("submit", (event) => event.preventDefault());
  sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); });
  sheet.addEventListener("close", () => { sheet.remove(); if (link.isConnected) link.focus(); });
  sheet.showModal();
  const wanted = new URL(link.href).hash.slice(1);
  const rule = all("[id]", sheet).find((node) => node.id === wanted);
  rule?.classList.add("wanted");
  rule?.scrollIntoView({ block: "center" });
}
