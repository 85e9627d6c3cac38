// A game once more, frame by frame: every moment is a page with an address, and running is walking along the links.
import { Idiomorph } from "idiomorph";
import { $, calm, closest, fetchText, hasModifier, isTyping, readPage, the } from "./dom.js";
import type { Page } from "./page.js";
import type { Line } from "./wire.js";

const PACES: Readonly<Record<string, number>> = { calm: 900, quick: 350, swift: 110 }; // milliseconds for a frame in which little happens
const HEAVY = 3; // no frame stands longer than so many of them
const KEYS: Readonly<Record<string, string>> = { ArrowLeft: "#ply-back", ArrowRight: "#ply-next", Home: "#ply-first", End: "#ply-last", " ": "#ply-run" };

const isAtEnd = () => "end" in the("#main").dataset;
const queryOf = (link: Element | null): string => link?.getAttribute("href")?.slice(1) ?? "";
const speed = () => the<HTMLSelectElement>("#speed");
const query = (ply: string) => new URLSearchParams({ ply, as: the<HTMLSelectElement>("#as").value }).toString();
const pause = () => (PACES[speed().value] ?? 0) * Math.min(HEAVY, Number(the("#main").dataset.weight));

export class Replay {
  #running = 0; // the timer of the next frame
  #asked = 0;

  constructor(private readonly page: Page, private readonly address: string, private shown: Line[]) {}

  start(): void {
    the("#speeds").hidden = false;
    speed().value = localStorage.getItem("pace") === "quick" ? "quick" : "calm";
    this.page.changed.know(this.shown); // of a step, what it changed is marked; of a jump, nothing
    this.#listen();
    if ("show" in the("#main").dataset && !calm()) this.#run();
  }

  async #go(wanted: string): Promise<void> {
    const mine = ++this.#asked;
    const there = `${this.address}?${wanted}`;
    const html = await fetchText(there);
    if (mine !== this.#asked) return;
    if (!html) { this.#stop(); this.page.toast.tell(the("#connection").dataset.lost ?? ""); return; }
    const isStep = ["#ply-next", "#ply-back"].some((name) => queryOf($(name)) === wanted);
    const page = readPage(html);
    Idiomorph.morph(the("#main"), the("#main", page).outerHTML, {
      ignoreActiveValue: false,
      callbacks: { beforeNodeMorphed: (node) => !(node instanceof Element && node.hasAttribute("data-keep")) },
    });
    const lines: Line[] = JSON.parse($("#picture-lines", page)?.textContent ?? "[]");
    this.page.changed.know(isStep ? this.shown : lines);
    this.shown = lines;
    this.page.draw(lines);
    this.#refresh();
    history.replaceState(null, "", there);
    the<HTMLInputElement>(".taste [name=back]").value = there; // another language or theme shows the same moment
  }

  #refresh(): void {
    const button = the("[data-run]");
    button.classList.toggle("running", this.#running > 0);
    button.setAttribute("aria-label", (this.#running ? button.dataset.stop : button.dataset.start) ?? "");
  }

  #stop(): void { clearTimeout(this.#running); this.#running = 0; this.#refresh(); }

  #step(): void {
    const timer = this.#running = window.setTimeout(() => void (async () => {
      if (!isAtEnd()) await this.#go(queryOf($("[rel=next]")));
      if (this.#running !== timer) return;
      if (isAtEnd()) this.#stop();
      else this.#step();
    })(), pause());
  }

  #run(): void { this.#step(); this.#refresh(); }

  // While it runs, it goes on from there.
  async #jump(wanted: string): Promise<void> {
    await this.#go(wanted);
    if (this.#running) { clearTimeout(this.#running); this.#step(); }
  }

  #listen(): void {
    document.addEventListener("input", (event) => {
      if (event.target instanceof HTMLInputElement && event.target.id === "ply") void this.#jump(query(event.target.value));
    });
    document.addEventListener("change", (event) => {
      if (!(event.target instanceof HTMLSelectElement) || event.target.id !== "as") return;
      const at = new URLSearchParams(location.search);
      at.set("as", event.target.value);
      void this.#jump(at.toString());
    });
    document.addEventListener("click", (event) => {
      const link = closest(event, "#slider a.button, #log a");
      if (link && !(event.ctrlKey || event.metaKey || event.shiftKey)) { event.preventDefault(); void this.#jump(queryOf(link)); }
      if (!closest(event, "[data-run]")) return;
      if (this.#running) { this.#stop(); return; }
      if (isAtEnd()) void this.#go(query("0")); // once more from the start
      this.#run();
    });
    document.addEventListener("keydown", (event) => {
      const key = KEYS[event.key];
      const isPressed = isTyping(event) || (event.key === " " && closest(event, "a, button") !== null);
      if (!key || isPressed || hasModifier(event)) return;
      event.preventDefault();
      $(key)?.click();
    });
  }
}
