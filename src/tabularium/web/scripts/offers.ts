// The list of moves and the log, narrowed by what one types and by what one has touched.
import { $, all, made } from "./dom.js";
import type { Gesture } from "./wire.js";

const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'").normalize("NFD").replace(/\p{M}/gu, "");

// Hide what does not have all of these words.
export function sift(items: HTMLElement[], wanted: string): void {
  const words = plain(wanted).split(/\s+/);
  for (const item of items) item.hidden = !words.every((one) => plain(item.textContent ?? "").includes(one));
}

function finder(label: string, narrowing: (wanted: string) => void): HTMLInputElement {
  const find = made("input", { class: "find", type: "search", placeholder: label, "aria-label": label });
  find.addEventListener("input", () => narrowing(find.value));
  return find;
}

const moveOf = (item: HTMLElement): string => $<HTMLButtonElement>("button", item)?.value ?? "";
const wantedIn = (selector: string): string => $<HTMLInputElement>(selector)?.value ?? "";
const narrowLog = (wanted: string) => sift(all(".log .events li"), wanted);

export const shownOffers = (): HTMLButtonElement[] => all<HTMLButtonElement>("[data-choices] li:not([hidden]) button[name=move]");

export class Offers {
  #touchedTo: ReadonlySet<string> | null = null; // the moves that what was touched still allows, or null

  /** What a move of the picture is called: as in the list, or as it says itself. */
  labelOf(gesture: Gesture): string {
    return gesture.label || ($(`:is([data-choices], #deeds) button[value="${CSS.escape(gesture.move)}"] span`)?.textContent ?? "");
  }

  #narrow(wanted: string): void {
    const items = all("[data-choices] li");
    sift(items, wanted);
    if (this.#touchedTo) for (const item of items) item.hidden ||= !this.#touchedTo.has(moveOf(item));
    for (const group of all("[data-choices] .offer-group")) group.hidden = !$("li:not([hidden])", group);
    shownOffers().forEach((button, i) => { // the numbers are the keys
      const key = "done" in button.dataset || "declines" in button.dataset ? null : $("kbd", button);
      if (key) key.textContent = String(i + 1);
    });
  }

  /** Which of the offers can be made by touching something. */
  markDrawn(moves: ReadonlySet<string>): void {
    for (const item of all("[data-choices] li")) item.classList.toggle("on-board", moves.has(moveOf(item)));
    for (const item of all("#tray .held li")) item.classList.toggle("on-board", !moveOf(item) || moves.has(moveOf(item))); // what I hold lies before me
  }

  narrowTo(moves: ReadonlySet<string> | null): void {
    this.#touchedTo = moves;
    this.#narrow(wantedIn("[data-choices] .find"));
  }

  /** Long lists can be searched. */
  dress(): void {
    const form = $("[data-choices]");
    if (form && all("button[name=move]", form).length > 12 && !$(".find", form)) {
      const find = finder(form.dataset.find ?? "", (wanted) => this.#narrow(wanted));
      find.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); shownOffers()[0]?.focus(); } });
      form.prepend(find);
    }
    const events = $(".events[data-find]");
    if (events && events.children.length > 20 && !$(".log .find")) events.before(finder(events.dataset.find ?? "", narrowLog));
    this.#narrow(wantedIn("[data-choices] .find"));
    narrowLog(wantedIn(".log .find"));
  }
}
