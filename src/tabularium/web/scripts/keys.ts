// The list by keys: numbers take, 0 lets pass, D is done, arrows walk.
import { $, closest, happensIn, hasModifier, isTyping } from "./dom.js";
import { shownOffers } from "./offers.js";
import type { Page } from "./page.js";

export function listenKeys({ question, fresh }: Page): void {
  document.addEventListener("keydown", (event) => {
    const isFinding = isTyping(event);
    if (hasModifier(event) || (isFinding && !happensIn(event, ".find"))) return;
    const take = (button: HTMLElement | null | undefined, since = question.askedAt()) => { // Done and Pass mean the same as long as the question is the same
      if (!button) return;
      if (!question.takesKeys(since)) { fresh.drop(button); return; }
      event.preventDefault();
      button.focus();
      button.click();
    };
    if (!isFinding && event.key.toLowerCase() === "d") { take($<HTMLElement>("[data-done]")); return; }
    if (event.key === "Enter" && event.repeat && happensIn(event, "main form button")) { event.preventDefault(); return; } // who holds it down means it once
    const buttons = shownOffers();
    if (!buttons.length) return;
    if (/^[0-9]$/.test(event.key) && !isFinding) {
      if (event.key === "0") take($<HTMLElement>("[data-choices] [data-declines]")); // it passes
      else take(buttons[Number(event.key) - 1], fresh.numberSince(Number(event.key)));
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const active = document.activeElement;
      if (!active?.closest("[data-choices]") && active !== document.body && active?.id !== "main") return;
      event.preventDefault();
      const at = buttons.findIndex((button) => button === active);
      const step = event.key === "ArrowDown" ? 1 : -1;
      buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length]?.focus();
    } else if (event.key === "Enter") {
      const button = closest(event, "[data-choices] button");
      if (!button || question.takesKeys(fresh.buttonSince(button))) return;
      event.preventDefault();
      fresh.drop(button);
    }
  });
}
