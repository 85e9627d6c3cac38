// The list by keys: numbers take, 0 lets pass, D is done, arrows walk.
import { $, closest, happensIn, hasModifier, isTyping } from "./dom.js";
import { shownOffers } from "./offers.js";
import type { Question } from "./question.js";

export function listenKeys(question: Question): void {
  document.addEventListener("keydown", (event) => {
    const isFinding = isTyping(event);
    if (hasModifier(event) || (isFinding && !happensIn(event, ".find"))) return;
    const take = (button: HTMLElement | null | undefined, isDone = false) => {
      if (!button || !question.takesKeys(isDone)) return;
      event.preventDefault();
      button.focus();
      button.click();
    };
    if (!isFinding && event.key.toLowerCase() === "d") { take($<HTMLElement>("[data-done]"), true); return; }
    if (event.key === "Enter" && event.repeat && happensIn(event, "main form button")) { event.preventDefault(); return; } // who holds it down means it once
    const buttons = shownOffers();
    if (!buttons.length) return;
    if (/^[0-9]$/.test(event.key) && !isFinding) {
      take(event.key === "0" ? $<HTMLElement>("[data-choices] [data-declines]") : buttons[Number(event.key) - 1]); // 0 passes
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const active = document.activeElement;
      if (!active?.closest("[data-choices]") && active !== document.body && active?.id !== "main") return;
      event.preventDefault();
      const at = buttons.findIndex((button) => button === active);
      const step = event.key === "ArrowDown" ? 1 : -1;
      buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length]?.focus();
    } else if (event.key === "Enter" && closest(event, "[data-choices] button") && !question.takesKeys()) {
      event.preventDefault();
    }
  });
}
