// Small questions at the pointer: a menu, a number, a second touch.
import { CLOCK } from "../clock.js";
import { $, all, made, press, word, type Point } from "../dom.js";
import { MOMENT } from "../fresh.js";
import type { Gesture } from "../wire.js";

const UNREAD = 400; // milliseconds in which nobody has read a question yet

type Act = () => void;
export type Entry = [label: string, act: Act];

export class Popup {
  #box: HTMLElement | null = null;
  openedAt = -Infinity; // when the last one was
  #cancelled: Act | null = null; // what happens where it is closed by Escape or by a press beside it
  #unanswered: Act | null = null; // what happens where a question is left without an answer

  /** `closed` is called with where a question lay. */
  constructor(private readonly closed: (box: DOMRect) => void) {}

  isOpen(): boolean { return this.#box !== null; }

  close(): void {
    const left = this.#unanswered;
    if (this.#box) this.closed(this.#box.getBoundingClientRect());
    this.#box?.remove();
    this.#box = this.#cancelled = this.#unanswered = null;
    left?.();
  }

  /** Close it because nothing of it is wanted; whether one was open. */
  cancel(): boolean {
    const wanted = this.#cancelled;
    const wasOpen = this.isOpen();
    this.close();
    wanted?.();
    return wasOpen;
  }

  #open(inside: Node[], point: Point, cancelled: Act | null, modal = true, name = word("choose"), about: Element[] = []): HTMLElement {
    this.close();
    const [drawn, ...words] = about[0] instanceof SVGElement ? about : [null, ...about];
    const parts = [...(drawn ? [drawn] : []), made("div", {}, ...words.filter((one) => one !== null), ...inside)];
    const role = modal ? "dialog" : "group";
    const box = this.#box = made("div", { class: `popup arrived${about.length ? " reads" : ""}`, role, "aria-label": name }, ...parts);
    this.openedAt = CLOCK.now();
    CLOCK.after(MOMENT, () => box.classList.remove("arrived")); // a press that was on its way is not for it
    this.#cancelled = cancelled;
    box.addEventListener("keydown", (event) => { if (event.key === "Enter" && event.repeat) event.preventDefault(); }); // it was meant for what came before
    document.body.append(box);
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, point.x + 12))}px`;
    box.style.top = `${point.y + height + 24 < innerHeight ? point.y + 12 : Math.max(8, point.y - height - 12)}px`;
    if (modal) $("button", box)?.focus({ preventScroll: true });
    return box;
  }

  /** A single entry is a question: what it says is done, or not. */
  menu(entries: Entry[], point: Point, cancelled: Act | null, modal = true, about: Element[] = []): void {
    const isQuestion = entries.length === 1 && modal;
    const buttons = entries.map(([label, act]) => press(label, act, { class: isQuestion ? "primary" : "" }));
    if (isQuestion || about.length) buttons.push(press(word("cancel"), () => this.cancel(), { class: "quiet" }));
    const list = made("ul", { class: "popup-menu" }, ...buttons.map((button) => made("li", {}, button)));
    list.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      const at = buttons.findIndex((button) => button === document.activeElement);
      buttons[(at + (event.key === "ArrowDown" ? 1 : buttons.length - 1)) % buttons.length]?.focus();
      event.preventDefault();
      event.stopPropagation();
    });
    this.#open([list], point, cancelled, modal, word("choose"), about);
  }

  /** What can't be undone, or would waste something, is asked once. The question comes a while after the move: who presses
   * Enter again meanwhile has not answered it. */
  ask(sentence: string, label: string, point: Point, yes: Act, no: Act, about: Element[] = []): void {
    const asked = performance.now();
    const sure = press(label || word("sure"), (event) => {
      if (event.detail === 0 && performance.now() - asked < UNREAD) return;
      this.#unanswered = null;
      this.close();
      yes();
    }, { class: "primary" });
    const not = press(word("cancel"), () => this.close(), { class: "quiet" });
    this.#open([made("p", { class: "asks" }, sentence), made("p", { class: "popup-answers" }, sure, not)], point, null, true, sentence, about);
    this.#unanswered = no;
  }

  /** Numbers with + and -: only those for which there is a move. */
  stepper(gestures: Gesture[], point: Point, names: Naming, chosen: (gesture: Gesture) => void, cancelled: Act): void {
    const keys = gestures[0]?.amounts.map(([key]) => key) ?? [];
    const rows = gestures.map((gesture) => gesture.amounts.map(([, number]) => number));
    const now = [...(rows[0] ?? [])];
    const found = () => gestures[rows.findIndex((row) => row.every((number, i) => number === now[i]))];
    const go = press("", () => { const gesture = found(); if (gesture) chosen(gesture); }, { class: "primary" });
    const update = () => {
      const gesture = found();
      go.disabled = !gesture;
      go.textContent = (gesture && names.labelOf(gesture)) || word("sure");
    };
    const lines = keys.map((key, i) => {
      const number = made("output", {}, String(now[i]));
      const step = (by: number) => {
        const from = now[i] ?? 0;
        const wanted = rows.map((row) => row[i] ?? 0).filter((value) => (by > 0 ? value > from : value < from));
        if (!wanted.length) return;
        now[i] = by > 0 ? Math.min(...wanted) : Math.max(...wanted);
        number.textContent = String(now[i]);
        update();
      };
      const less = press("−", () => step(-1), { "aria-label": word("less") });
      const more = press("+", () => step(1), { "aria-label": word("more") });
      return made("p", { class: "stepper" }, made("span", {}, names.nameOf(key)), less, number, more);
    });
    const box = this.#open([...lines, made("p", { class: "popup-answers" }, go)], point, cancelled);
    update();
    box.addEventListener("keydown", (event) => {
      const [less, more] = lines[0] ? all("button", lines[0]) : [];
      if (event.key === "+" || event.key === "ArrowRight") more?.click();
      else if (event.key === "-" || event.key === "ArrowLeft") less?.click();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }
}

// What moves and things are called.
export interface Naming {
  labelOf(gesture: Gesture): string;
  nameOf(key: string): string;
}
