// Rules open as a sheet over the table, with a way back to it.
import { $, made } from "./dom.js";

let opening = ""; // the address that is being fetched

async function open(link) {
  if (opening === link.href || $("dialog.sheet-over")) return; // who presses twice wants it once
  opening = link.href;
  link.classList.add("busy");
  const html = await fetch(link.href).then((answer) => (answer.ok ? answer.text() : ""), () => "");
  link.classList.remove("busy");
  if (opening !== link.href) return; // another one was asked for since
  opening = "";
  const rules = html && $("main", new DOMParser().parseFromString(html, "text/html"));
  if (!rules) { location.href = link.href; return; }
  const words = document.body.dataset;
  const close = made("button", { type: "button", class: "quiet" }, words.close);
  const text = made("div", { class: "sheet-text" }, ...[...rules.childNodes].map((node) => document.importNode(node, true)));
  const sheet = made("dialog", { class: "sheet-over", "aria-label": words.rules }, made("p", { class: "sheet-head" }, close), text);
  document.body.append(sheet);
  close.addEventListener("click", () => sheet.close());
  sheet.addEventListener("click", (event) => { if (event.target === sheet) sheet.close(); });
  sheet.addEventListener("close", () => { sheet.remove(); if (link.isConnected) link.focus(); });
  sheet.showModal();
  const wanted = new URL(link.href).hash.slice(1);
  const rule = [...sheet.querySelectorAll("[id]")].find((node) => node.id === wanted);
  rule?.classList.add("wanted");
  rule?.scrollIntoView({ block: "center" });
}

export function listen() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href*='/rules/']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !$("#main[data-live]")) return;
    event.preventDefault();
    open(link);
  });
}
