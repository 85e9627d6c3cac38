// Other people's boards lie small beside the board; one touch makes one large, another puts it back. On a small screen there
// is room for one of my own areas: the one with something to touch, or the one I asked for.
import { $, all, closest, happensIn, made, small, the } from "../dom.js";
import { home, type Picture, type Shown } from "./draw.js";

const FEW = 2; // boards that leave room for words
const NOTHING = /^[—–]?$/; // what a panel says where there is none
const PRESSED = "#far figure, figure.large > figcaption";

const isLit = (shown: Shown) => shown.svg.querySelector(".lit") !== null;
const litKeys = (shown: Shown) => all<SVGElement>(".p.lit", shown.svg).map((node) => node.dataset.touch ?? "");

export class Boards {
  #large = "";
  #wanted = ""; // of my own areas, until the next decision
  #open = ""; // the one that is open
  #pressed: Element | null = null; // a board that moves under a finger which touched something else is not meant

  /** `opened` is called with what was opened on a small screen. */
  constructor(private readonly picture: Picture, private readonly opened: (shown: Shown) => void) {}

  // The key of my own area that is open, or "" where all are.
  #openOne(): string {
    const mine = [...this.picture.areas.values()].filter((shown) => shown.area.edge === "near");
    if (!small() || mine.length < 2) return "";
    const named = (key: string) => mine.find((shown) => shown.area.key === key);
    return (named(this.#wanted) ?? mine.find(isLit) ?? named(this.#open) ?? mine[0])?.area.key ?? "";
  }

  arrange(): void {
    const before = this.#open;
    this.#open = this.#openOne();
    const areas = [...this.picture.areas.values()];
    for (const [key, shown] of this.picture.areas) {
      if (shown.area.edge === "middle") continue;
      const isOpen = shown.area.edge === "near" && (this.#open === "" || key === this.#open);
      const isLarge = key === this.#large;
      const place = isLarge ? $("#stage") : home(isOpen ? "near" : "far");
      if (shown.figure.parentNode !== place) place?.append(shown.figure);
      shown.figure.classList.toggle("large", isLarge);
      if (isLarge || place === home("far")) shown.figure.tabIndex = 0;
      else shown.figure.removeAttribute("tabindex");
    }
    const away = areas.filter((shown) => shown.figure.parentNode === home("far"));
    const inView = new Set(areas.filter((shown) => !away.includes(shown)).flatMap(litKeys));
    for (const shown of areas) shown.figure.classList.toggle("wanted", away.includes(shown) && litKeys(shown).some((key) => !inView.has(key)));
    const far = $("#far");
    if (far) far.hidden = !far.children.length;
    for (const shown of areas) tell(shown, !small() && away.length <= FEW && away.includes(shown));
    $("#stage")?.classList.toggle("covered", this.#large !== "");
    const now = this.picture.areas.get(this.#open);
    if (now && this.#open !== before) this.opened(now);
  }

  /** A new decision is asked: what I wanted to see for the last one no longer matters, unless the question lies there. */
  forget(): void {
    this.#wanted = "";
    const shown = this.picture.areas.get(this.#large);
    if (!shown || !isLit(shown)) this.#large = "";
  }

  /** A show is seen on the board: what was opened before it closes. */
  closeLarge(): void { this.#large = ""; }

  enlarge(key: string): void {
    if (this.picture.areas.get(key)?.area.edge === "near") this.#wanted = key;
    else this.#large = this.#large === key ? "" : key;
    this.arrange();
    const shown = this.picture.areas.get(this.#large);
    shown?.camera.fit();
    if (shown && small()) this.opened(shown);
  }

  listen(): void {
    // Words take other room when their font has come, and when the window changes.
    document.fonts.addEventListener("loadingdone", () => this.arrange());
    addEventListener("resize", () => this.arrange());
    document.addEventListener("pointerdown", (event) => { this.#pressed = closest(event, PRESSED); });
    document.addEventListener("click", (event) => {
      const figure = closest(event, PRESSED);
      if (figure && figure === this.#pressed) this.enlarge(figure.closest<HTMLElement>("[data-area]")?.dataset.area ?? "");
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !happensIn(event, "#far figure, figure.large") || !(event.target instanceof HTMLElement)) return;
      event.preventDefault();
      event.stopPropagation(); // it answers no question
      this.enlarge(event.target.dataset.area ?? "");
      event.target.focus(); // a figure that goes elsewhere loses it
    }, true);
  }
}

// Where few boards lie, what somebody has stands beside it in words: the panels, for those who read them, have it too.
function tell({ area, figure }: Shown, isTold: boolean): void {
  figure.querySelector(":scope > .facts")?.remove();
  const rows = isTold ? all(`#panel-${area.seat} dl > div`).filter((row) => !NOTHING.test(textOf("dd", row).trim())) : [];
  if (!rows.length) return;
  const facts = made("div", { class: "facts", "aria-hidden": "true" }, ...rows.map(told));
  figure.append(facts);
  keepWhatFits(facts);
}

// Where something finds no room a sign at the end says that there is more to look at.
function keepWhatFits(facts: HTMLElement): void {
  const { right, bottom } = facts.getBoundingClientRect();
  const fits = () => {
    const last = facts.lastElementChild?.getBoundingClientRect();
    return !last || (last.right <= right + 1 && last.bottom <= bottom + 1);
  };
  if (!right || fits()) return;
  const rest = made("p", {}, "…");
  facts.append(rest);
  while (facts.children.length > 1 && !fits()) rest.previousSibling?.remove();
}

const textOf = (selector: string, row: HTMLElement): string => the(selector, row).textContent ?? "";
const brief = (text: string) => text.replace(/ \([^()]{30,}\)/g, ""); // long lists in brackets are for who looks them up
const told = (row: HTMLElement) => made("p", {}, made("span", {}, textOf("dt", row)), ` ${brief(textOf("dd", row))}`);
