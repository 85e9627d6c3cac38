// A shape that hangs at the pointer until it is laid: R turns it, F mirrors it, arrows move it, W takes another way there.
import { made, press, shape, the, word } from "../dom.js";
import type { Page } from "../page.js";
import type { Cell, Gesture } from "../wire.js";
import type { Piece } from "./model.js";
import { cellName } from "./paths.js";
import type { Hanging } from "./touch.js";

const MOMENT = 120; // milliseconds that the outline hangs still before the server is asked what it would cost and bring

interface Outline {
  gestures: Gesture[];
  grid: Piece;
  size: [columns: number, rows: number];
  group: SVGElement;
  bar: HTMLElement;
  form: string;
  cell: Cell;
  way: number; // which of several ways that lead there
}

const placeOf = (key: string): Cell => {
  const [column = 0, row = 0] = key.slice(key.indexOf("/") + 1).split(".").map(Number);
  return [column, row];
};

export class Laying implements Hanging {
  #outline: Outline | null = null;
  #asking = 0; // the timer of the next question to the server
  #laid: SVGElement | null = null; // the outline of a shape that is being laid, until the page has caught up with it

  constructor(private readonly page: Page) {}

  isOn(): boolean { return this.#outline !== null; }
  cells(): string[] {
    return this.#outline?.gestures.filter((gesture) => gesture.form === this.#outline?.form).map((gesture) => gesture.at ?? "") ?? [];
  }

  start(gestures: Gesture[]): void {
    this.stop();
    const { form = "", at = "" } = gestures[0] ?? {};
    const grid = this.page.picture.piecesOf(at.split("/")[0] ?? "")[0];
    if (!grid?.grid) return;
    const group = shape("g", { class: "hanging", "aria-hidden": "true", transform: `translate(${grid.x} ${grid.y})` });
    this.page.picture.nodeOf(grid)?.parentNode?.append(group); // over what stands there
    this.#outline = { gestures, grid, size: grid.grid, group, bar: this.#buttons(), form, cell: placeOf(at), way: 0 };
    document.body.classList.add("laying");
    this.#draw();
    this.#reveal();
    this.page.light();
  }

  // On a small screen the outline may hang out of sight.
  #reveal(): void {
    if (this.#outline) this.page.picture.areas.get(this.#outline.grid.area)?.camera.reveal(...this.where());
  }

  /** Where the outline hangs, on its ground. */
  where(): [x: number, y: number] {
    if (!this.#outline) return [0, 0];
    const [x, y] = middleOf(this.#outline);
    return [this.#outline.grid.x + x, this.#outline.grid.y + y];
  }

  land(): void {
    this.#laid?.remove();
    this.#laid = null;
  }

  stop(): void {
    clearTimeout(this.#asking);
    if (this.#outline?.group !== this.#laid) this.#outline?.group.remove();
    this.#outline?.bar.remove();
    this.#outline = null;
    document.body.classList.remove("laying");
  }

  #buttons(): HTMLElement {
    const key = (letter: string) => [" ", made("kbd", {}, letter)];
    const bar = made("div", { class: "laying-bar", role: "group" },
      press(word("turn"), () => this.turn(), {}, ...key("R")),
      press(word("mirror"), () => this.mirror(), {}, ...key("F")),
      press(word("way"), () => this.otherWay(), { class: "laying-way" }, ...key("W")),
      press(word("lay"), () => void this.drop(), { class: "primary" }),
      made("div", { role: "status", class: "laying-says" }), made("p", { role: "status", class: "laying-why" }));
    the("#decision .question").after(bar);
    return bar;
  }

  turn(quarters = 1): void { for (let n = 0; n < quarters; n++) this.#change("turned"); }
  mirror(): void { this.#change("mirrored"); }
  #change(how: "turned" | "mirrored"): void {
    if (!this.#outline) return;
    this.#outline.form = this.page.picture.model?.forms.get(this.#outline.form)?.[how] || this.#outline.form;
    this.#outline.way = 0;
    this.#draw();
    this.page.light();
  }

  /** Where several ways lead to the same place, the next of them. */
  otherWay(): void {
    if (!this.#outline) return;
    this.#outline.way += 1;
    this.#draw();
  }

  /** A finger puts the shape down where it touches, and builds by touching there again. */
  tap(key: string): boolean {
    if (!this.#outline || !key.startsWith(`${this.#outline.grid.touch}/`)) return false;
    if (key === hereOf(this.#outline)) void this.drop();
    else this.hover(...placeOf(key));
    return true;
  }

  step(dx: number, dy: number): void {
    if (!this.#outline) return;
    const { size: [columns, rows], cell: [column, row] } = this.#outline;
    this.#outline.cell = [Math.min(columns - 1, Math.max(0, column + dx)), Math.min(rows - 1, Math.max(0, row + dy))];
    this.#outline.way = 0;
    this.#draw();
    this.#reveal();
  }

  /** The pointer is over this cell of the grid. */
  hover(column: number, row: number): void {
    if (!this.#outline || (this.#outline.cell[0] === column && this.#outline.cell[1] === row)) return;
    this.#outline.cell = [column, row];
    this.#outline.way = 0;
    this.#draw();
  }

  async drop(): Promise<void> {
    if (!this.#outline) return;
    const gesture = gestureAt(this.#outline);
    if (!gesture) { await this.#refuse(this.#outline); return; }
    this.land();
    this.#laid = this.#outline.group;
    this.stop();
    this.page.touch.make(gesture);
  }

  // Why it can't be laid here in this form.
  async #refuse(outline: Outline): Promise<void> {
    const [at, form] = [hereOf(outline), outline.form];
    const after = (outline.gestures[0]?.move ?? "").split(" > ").slice(0, -1).join(" > "); // what the same gesture does first
    const { why } = await this.page.forms.why({ after, form, at });
    if (why && outline === this.#outline && at === hereOf(outline) && form === outline.form) the(".laying-why", outline.bar).textContent = why;
  }

  #draw(): void {
    const outline = this.#outline;
    if (!outline) return;
    const { grid, group, bar, size: [columns, rows] } = outline;
    const [w, h] = [grid.w / columns, grid.h / rows];
    const [x, y] = middleOf(outline);
    const gesture = gestureAt(outline);
    const cells = this.page.picture.model?.forms.get(outline.form)?.cells ?? [];
    const boxes = cells.map(([column, row]) => ({ x: x + (column - 0.5) * w + 1.5, y: y + (row - 0.5) * h + 1.5, width: w - 3, height: h - 3 }));
    group.setAttribute("class", `hanging ${gesture ? "fits" : "bars"}`);
    group.replaceChildren(
      ...boxes.map((box) => shape("rect", { ...box, rx: 4 })),
      ...(gesture ? [] : [shape("path", { class: "hatch", d: boxes.map(hatch).join("") })]),
      shape("use", { href: gesture ? "#check" : "#cross", x: x - 9, y: y - 9, width: 18, height: 18 }),
    );
    const lay = the<HTMLButtonElement>(".primary", bar);
    lay.disabled = !gesture;
    lay.textContent = `${word("lay")} (${cellName(...outline.cell)})`;
    the(".laying-way", bar).hidden = waysOf(outline).length < 2;
    for (const name of [".laying-why", ".laying-says"]) the(name, bar).replaceChildren();
    clearTimeout(this.#asking);
    this.#asking = window.setTimeout(() => void (gesture ? this.#foresee(outline, gesture) : this.#refuse(outline)), gesture ? MOMENT : 3 * MOMENT);
  }

  // What it would cost and bring, and the way that leads there.
  async #foresee(outline: Outline, gesture: Gesture): Promise<void> {
    const told = await this.page.forms.would(gesture.move);
    if (!told || outline !== this.#outline || gestureAt(outline) !== gesture) return;
    the(".laying-says", outline.bar).replaceChildren(...told.says.map((sentence) => made("p", {}, sentence)));
    const stops = told.way.flatMap((key) => this.page.picture.piecesOf(key).slice(0, 1)).map((piece) => [piece.x - outline.grid.x, piece.y - outline.grid.y]);
    const points = [...stops, middleOf(outline)].map((point) => point.join(" ")).join(" ");
    if (stops.length) outline.group.prepend(shape("polyline", { class: "way", points }));
  }
}

const hereOf = ({ grid, cell: [column, row] }: Outline): string => `${grid.touch}/${column}.${row}`;
const waysOf = (outline: Outline): Gesture[] =>
  outline.gestures.filter((gesture) => gesture.form === outline.form && gesture.at === hereOf(outline));
const gestureAt = (outline: Outline): Gesture | undefined => waysOf(outline)[outline.way % waysOf(outline).length];

// The middle of the cell that it hangs over, as the grid counts.
const middleOf = ({ grid, size: [columns, rows], cell: [column, row] }: Outline): [number, number] =>
  [((column + 0.5) / columns - 0.5) * grid.w, ((row + 0.5) / rows - 0.5) * grid.h];

// Strokes across a cell that is barred.
function hatch({ x, y, width: w, height: h }: { x: number; y: number; width: number; height: number }): string {
  const upper = [0.35, 0.7, 1].map((part) => `M${x} ${y + h * part}L${x + w * part} ${y}`);
  const lower = [0.35, 0.7].map((part) => `M${x + w * part} ${y + h}L${x + w} ${y + h * part}`);
  return [...upper, ...lower].join("");
}
