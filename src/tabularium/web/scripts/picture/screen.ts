// Where a show is seen: the board, and a bar with sentences and buttons under it.
import { $, all, calm, closest, isTyping, made, the } from "../dom.js";
import type { Page } from "../page.js";
import type { Beat, Line, Staged } from "../wire.js";
import type { Film, Screen } from "./film.js";
import { showStaged } from "./staged.js";

const SHORT = 20_000; // milliseconds: who has no more than that is asked at once

export class FilmScreen implements Screen {
  #wasChoosing = false; // whether the keyboard was at the question when the show began

  constructor(private readonly page: Page) {}

  pace(): string { return localStorage.getItem("pace") ?? "calm"; }
  isHidden(): boolean { return document.hidden; }
  wantsCalm(): boolean { return calm(); }

  isShort(): boolean {
    const { runsOut, whole } = $("#clocks .mine.runs")?.dataset ?? {};
    return runsOut !== undefined && Number(runsOut) - Date.now() < Math.max(SHORT, Number(whole) / 4);
  }

  begins(): void {
    this.page.boards.closeLarge();
    this.#wasChoosing = document.activeElement?.closest("#decision, #deeds") !== null;
  }
  draw(picture: Line[]): void { this.page.look(picture); }

  turns(picture: Line[]): boolean {
    const before = this.page.picture.model?.areas.flatMap((area) => area.pieces).find((piece) => piece.orbit)?.orbit;
    const now = picture.map((line) => (line[0] === "piece" ? line[6].orbit : undefined)).find(Boolean);
    return Boolean(before && now && before[2] !== now[2]);
  }

  caption(beats: Beat[], at: number, of: number, isHeld: boolean): void {
    const bar = $("#film");
    if (!bar) return;
    const link = (rule: string) => made("a", { href: `${the("#main").dataset.rules}#${rule}` }, rule);
    bar.hidden = false;
    document.body.classList.add("showing");
    bar.classList.toggle("held", isHeld);
    the(".film-says", bar).replaceChildren(...beats.map(([sentence, rule]) => made("span", {}, sentence, ...(rule ? [" ", link(rule)] : []))));
    the<HTMLButtonElement>("[data-film=back]", bar).disabled = at === 0;
    the("[data-film=at]", bar).textContent = `${at + 1}/${of}`;
  }

  stage(staged: Staged | null): void {
    if (showStaged(this.page, staged) && staged?.sides.some((side) => side.dice.length)) this.page.sounds.play("dice");
  }

  ends(): void {
    showStaged(this.page, null);
    const bar = $("#film");
    if (bar) bar.hidden = true;
    document.body.classList.remove("showing");
    if (this.#wasChoosing && document.activeElement === document.body) $("[data-choices] button[name]")?.focus({ preventScroll: true });
    this.#wasChoosing = false;
  }

  offerAgain(isWorthIt: boolean): void { for (const button of all("[data-film=again]")) button.hidden = !isWorthIt; }
}

// The buttons, keys and touches that steer a show.
export function listenFilm(film: Film, pace: string): void {
  const steps: Record<string, () => void> = {
    next: () => film.next(), back: () => film.back(), hold: () => film.hold(), skip: () => film.skip(), again: () => film.again(),
  };
  const keys: Record<string, () => void> = { ArrowRight: () => film.next(), ArrowLeft: () => film.back(), " ": () => film.skip() };
  document.addEventListener("keydown", (event) => {
    if (!film.isRunning() || event.key === "Tab" || isTyping(event) || closest(event, "dialog")) return;
    const step = keys[event.key];
    if (step) { event.preventDefault(); event.stopPropagation(); step(); return; }
    if (!closest(event, "#film")) film.skip(); // any other key is for the decision
  }, true);
  document.addEventListener("click", (event) => {
    const button = closest(event, "[data-film]");
    if (button) steps[button.dataset.film ?? ""]?.();
    else if (film.isRunning() && closest(event, "#film a")) film.read();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!film.isRunning()) return;
    if (film.holds() || !closest(event, "#stage, #near")) return;
    event.stopPropagation(); // nobody has seen yet what can be touched
    film.skip();
  }, true);
  let isLeaving = false; // a page that is left or loaded again is hidden, too: it goes on from where it was
  addEventListener("pagehide", () => { isLeaving = true; });
  addEventListener("pageshow", () => { isLeaving = false; });
  document.addEventListener("visibilitychange", () => { if (document.hidden && !film.holds() && !isLeaving) film.skip(); });
  document.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement && "pace" in event.target.dataset) localStorage.setItem("pace", event.target.value);
  });
  const choice = $<HTMLSelectElement>("[data-pace]");
  if (choice) choice.value = pace;
}
