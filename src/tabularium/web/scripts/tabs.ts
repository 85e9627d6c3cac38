// Log, chat, players, score, words and menu stand behind tabs; what is new behind one is marked.
import { $, all, closest, small, the } from "./dom.js";

const KEPT = "tab";
const WORDS = "words"; // who reads the board in words, reads it so next time
const YEAR = 365 * 86_400;

// The id of what came last.
const newest = (name: string): string => $(`#${name} li[id]`)?.id ?? "";

// How many have come since the one with this id; what has gone meanwhile is not counted.
function unreadIn(name: string, seen: string): number {
  const ids = all(`#${name} li[id]`).map((line) => line.id);
  return Math.max(0, seen ? ids.indexOf(seen) : ids.length);
}

export class Tabs {
  readonly #seen = new Map<string, string>();
  #isTalking = false;
  #open = ""; // the tab that is open
  #reads = false; // whether the board is read in words

  /** `onRead` is told when that changes: nobody sends words that nobody reads. */
  constructor(private readonly onRead: () => void) {}

  start(): void {
    if (!$("#tabs")) return;
    const kept = sessionStorage.getItem(KEPT) ?? (document.cookie.includes(`${WORDS}=yes`) ? WORDS : "");
    const known = $(`[data-tab="${kept}"]`) ? kept : "log";
    this.#set(small() && known !== WORDS ? "" : known);
    document.addEventListener("click", (event) => {
      const tab = closest(event, "#tabs [data-to]");
      if (tab) this.choose(tab.getAttribute("aria-expanded") === "true" && small() ? "" : tab.dataset.to ?? "");
      if (closest(event, "[data-close-tab]")) this.choose("");
      if (!closest(event, "[data-read]")) return;
      event.preventDefault();
      this.choose(WORDS);
      the("#board").focus();
    });
  }

  reads(): boolean { return this.#reads; }

  /** On a small screen what is open lies over the question: it closes when I am asked, unless I answer or write there. */
  makeRoom(): void {
    const writes = document.activeElement?.matches("#tabbed :is(input, textarea, select)");
    const answers = this.#open === "talk-room" && the("#main").classList.contains("talking");
    if (small() && this.#open && !writes && !answers) this.#set("");
  }

  isOpen(name: string): boolean { return this.#open === name; }

  choose(name: string): void {
    document.cookie = `${WORDS}=yes; path=/; samesite=lax; max-age=${name === WORDS ? YEAR : 0}`;
    this.#set(name);
  }

  #set(name: string): void {
    sessionStorage.setItem(KEPT, name);
    this.#open = name;
    this.refresh();
  }

  /** After every change of the page: the chosen tab is open, the others count what one has not seen. */
  refresh(): void {
    const isTalking = $("#main")?.classList.contains("talking") ?? false;
    if (isTalking && !this.#isTalking && !small()) this.#open = "talk-room"; // where only words pass, they are in view
    this.#isTalking = isTalking;
    for (const tab of all("#tabs [data-to]")) {
      const name = tab.dataset.to ?? "";
      const isChosen = name === this.#open;
      const now = newest(name);
      tab.setAttribute("aria-expanded", String(isChosen));
      if (isChosen || !this.#seen.has(name)) this.#seen.set(name, now);
      tab.classList.toggle("unread", now !== this.#seen.get(name));
      const count = the(".count", tab);
      const unread = unreadIn(name, this.#seen.get(name) ?? "");
      count.hidden = unread === 0;
      count.textContent = String(unread);
    }
    for (const panel of all("[data-tab]")) panel.hidden = panel.dataset.tab !== this.#open;
    $("#tabbed")?.classList.toggle("open", this.#open !== "");
    if (this.#reads === (this.#open === WORDS)) return;
    this.#reads = !this.#reads;
    this.onRead();
  }
}
