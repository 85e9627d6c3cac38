// A thing reads itself out large: its drawing, what it is, all it does, and what stands on it.
import { made, shape, word } from "../dom.js";
import type { Page } from "../page.js";
import type { Piece } from "./model.js";

const CARD = 60; // what is wider has nothing beyond its edge

export class Reader {
  #box: HTMLElement | null = null;
  #read: { name: string; x: number; y: number } | null = null; // which thing, and where it was asked for

  #rings: Element[] = []; // around what it points at on the board

  constructor(private readonly page: Page) {}

  close(): void {
    this.#box?.remove();
    for (const ring of this.#rings) ring.remove();
    this.#rings = [];
    this.#box = this.#read = null;
  }

  isRead(piece: Piece | undefined): boolean { return this.#read !== null && piece?.name === this.#read.name; }

  /** Others go on while one reads: what is still there reads itself out as it is now, in its place. */
  renew(): void {
    if (!this.#read) return;
    const { name, x, y } = this.#read;
    this.close();
    const piece = this.page.picture.pieceNamed(name);
    if (piece) this.readAt(piece, x, y);
  }

  readAt(piece: Piece, x: number, y: number): void {
    if (this.isRead(piece)) return;
    this.close();
    const words = made("div", { class: "reader-words" }, ...this.#words(piece, true));
    const box = this.#box = made("aside", { class: "reader", "aria-hidden": "true" }, ...this.#drawing(piece), words);
    this.#closeByTap(box);
    document.body.append(box);
    this.#rings = (piece.points ?? []).map(([cx, cy]) => shape("circle", { class: "pointed", cx, cy, r: 16 }));
    this.page.picture.areas.get(piece.area)?.over.append(...this.#rings);
    this.#read = { name: piece.name, x, y };
    const { width, height } = box.getBoundingClientRect();
    const left = x + 24 + width < innerWidth ? x + 24 : Math.max(8, x - width - 24);
    const edge = this.page.picture.areas.get(piece.area)?.figure.closest("#near")?.getBoundingClientRect().top; // what I hold stays in view
    const top = Math.max(8, edge ? edge - height - 8 : Math.min(innerHeight - height - 8, y - height / 2));
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
  }

  #drawing({ look, w, h }: Piece): Element[] {
    if (!look || w < 40) return [];
    const by = w < CARD ? 10 : 2; // a tile has its price on its corner
    const viewBox = `${-w / 2 - by} ${-h / 2 - by} ${w + 2 * by + 1} ${h + 2 * by + 3}`;
    return [shape("svg", { class: `picture game-${word("game")} large`, viewBox }, this.page.picture.drawing(look))];
  }

  /** What can be read of the thing with this key, without what it does: that stands beside it as buttons. */
  about(key: string): Element[] {
    const piece = this.page.picture.piecesOf(key).find((one) => one.read || (one.look && one.w >= 40));
    return piece ? [...this.#drawing(piece), ...this.#words(piece, false)] : [];
  }

  #words(piece: Piece, withDeeds: boolean): HTMLElement[] {
    const { picture, touch } = this.page;
    const reads = (piece.read && picture.model?.reads.get(piece.read)) || [];
    const words: HTMLElement[] = [made("p", { class: "reader-says" }, piece.says), ...reads.map((text) => made("p", {}, text))];
    if (picture.nodeOf(piece)?.classList.contains("changed")) words.push(...this.page.changed.why(piece.name).map((text) => made("p", { class: "reader-changed" }, text)));
    if (!piece.touch || !withDeeds) return words;
    const standing = [...picture.nodes.keys()].filter((one) => one !== piece && one.on === piece.touch);
    if (standing.length) words.push(made("ul", {}, ...standing.map((one) => made("li", {}, one.says))));
    for (const doing of touch.doings(piece.touch)) words.push(made("p", { class: "reader-does" }, unsaid(doing, reads)));
    const reason = picture.model?.greyed.find((one) => one.touches[0] === piece.touch);
    if (reason) words.push(made("p", { class: "reader-why" }, reason.rule ? `${reason.why} (${reason.rule})` : reason.why));
    return words;
  }

  // It lies over what can be touched, and hands no touch through: a tap on it closes it. The click of the tap that opened it may
  // fall on it, too, and does not.
  #closeByTap(box: HTMLElement): void {
    let isPressed = false;
    box.addEventListener("pointerdown", () => { isPressed = true; });
    box.addEventListener("click", () => {
      if (!isPressed) return;
      this.page.fresh.uncover(box.getBoundingClientRect());
      this.close();
    });
  }
}

// What can be done, without the end that stands above it already.
export function unsaid(doing: string, reads: readonly string[]): string {
  const bare = (text: string) => text.replace(/[.;, ]+$/, "");
  const without = (left: string, text: string) =>
    text && bare(left).endsWith(bare(text)) ? bare(bare(left).slice(0, -bare(text).length)) : left;
  return [...reads].reverse().reduce(without, doing);
}
