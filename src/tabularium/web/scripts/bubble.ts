// What is said at the table shows itself beside the seat of who said it, whatever tab is open, also while a show runs.
import { $, all, made, press, small, the } from "./dom.js";
import type { Page } from "./page.js";

const SHOWN = 9000; // milliseconds

export class Bubbles {
  #heard: number | null = null; // how much of the chat was there already
  #rung = 0; // and how much of it was told by its sound, where nobody saw the page

  constructor(private readonly page: Page) {}

  /** So much was said by now. */
  ring(said: number): void {
    if (said > Math.max(this.#heard ?? said, this.#rung)) this.page.sounds.play("chat");
    this.#rung = said;
  }

  /** After every change of the chat. */
  look(): void {
    const lines = all("#chat .talk li[id]"); // the newest first
    const numberOf = (line: HTMLElement | undefined) => Number(line?.id.split("-")[1] ?? 0);
    const before = this.#heard;
    this.#heard = numberOf(lines[0]);
    if (before === null) return; // what was said before this page was opened
    const fresh = lines.filter((line) => numberOf(line) > before && !line.matches(".own"));
    if (fresh.length && this.#heard > this.#rung) this.page.sounds.play("chat");
    if (!this.page.tabs.isOpen("talk-room") || small()) for (const line of fresh.reverse()) this.#show(line);
  }

  #show(line: HTMLElement): void {
    const seat = line.dataset.seat ?? "";
    for (const old of all(`.bubble[data-seat="${seat}"]`)) old.remove();
    const said = press("", () => { bubble.remove(); this.page.tabs.choose("talk-room"); }, { class: "quiet" },
      made("b", {}, $("b", line)?.textContent ?? ""), " ", made("time", {}, clockTime(Number(line.dataset.at))), made("span", {}, $(".says", line)?.textContent ?? ""));
    const bubble = made("div", { class: "bubble", "data-seat": seat }, said);
    the("#bubbles").append(bubble);
    const { left, bottom, width } = (document.getElementById(`seat-${seat}`) ?? the("#seats")).getBoundingClientRect();
    const wide = bubble.getBoundingClientRect().width;
    const x = Math.max(6, Math.min(innerWidth - wide - 6, left + width / 2 - wide / 2));
    bubble.style.left = `${x}px`;
    bubble.style.top = `${bottom + 9}px`;
    bubble.style.setProperty("--at", `${Math.max(12, Math.min(wide - 12, left + width / 2 - x))}px`);
    setTimeout(() => bubble.remove(), SHOWN);
  }
}

export const clockTime = (at: number): string =>
  new Date(1000 * at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
