// The list by keys: numbers take, 0 lets pass, D is done, arrows walk.
import { $ } from "./dom.js";
import { shown } from "./list.js";
import { settled } from "./page.js";

export function listen() {
  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches?.("input, textarea, select");
    if (event.ctrlKey || event.metaKey || event.altKey || (typing && !event.target.classList.contains("find"))) return;
    const buttons = shown();
    if (!typing && (event.key === "d" || event.key === "D")) {
      const done = $("[data-done]");
      if (done && settled(true)) { event.preventDefault(); done.focus(); done.click(); }
      return;
    }
    if (event.key === "Enter" && event.repeat && event.target.matches?.("main form button")) { event.preventDefault(); return; } // who holds it down means it once
    if (!buttons.length) return;
    if (/^[0-9]$/.test(event.key) && !typing) {
      const button = event.key === "0" ? $("[data-choices] [data-declines]") : buttons[Number(event.key) - 1]; // 0 passes
      if (button && settled()) { event.preventDefault(); button.focus(); button.click(); }
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const at = buttons.indexOf(document.activeElement);
      const inLists = document.activeElement?.closest?.("[data-choices]");
      if (!inLists && document.activeElement !== document.body && document.activeElement?.id !== "main") return;
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length].focus();
    } else if (event.key === "Enter" && event.target.matches?.("[data-choices] button") && !settled()) {
      event.preventDefault();
    }
  });
}
