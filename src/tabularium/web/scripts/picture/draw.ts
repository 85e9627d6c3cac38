// Drawing: grounds once, pieces patched by name and place, sliding where they go.
import { $, all, calm, made, shape, shapes, word } from "../dom.js";
import type { Edge, Line } from "../wire.js";
import { Camera } from "./camera.js";
import { matched, read, type Area, type Model, type Piece } from "./model.js";
import { sketch } from "./shapes.js";

const ROOMS: Readonly<Record<Edge, string>> = { middle: "#stage", near: "#near", far: "#far" };

// An area on the page.
export class Shown {
  readonly svg = shape("svg", { class: `picture game-${word("game")}`, role: "group" });
  readonly ground = shape("g", { class: "ground" });
  readonly layer = shape("g", { class: "pieces" });
  readonly over = shape("g", { class: "over" });
  readonly title = made("figcaption");
  readonly figure: HTMLElement;
  readonly camera: Camera;
  digest = ""; // of its ground
  edge = "";
  glass: SVGSVGElement | null = null; // the window over it, see pinned.ts
  through: Model | null = null; // what is seen there

  constructor(public area: Area, moved: (shown: Shown) => void) {
    this.svg.append(this.ground, shape("g", { class: "places" }), this.layer, this.over);
    this.figure = made("figure", { class: `area ${area.edge}`, "data-area": area.key }, this.title, this.svg);
    this.camera = new Camera(this.svg, () => moved(this));
  }
}

type Listener = (shown: Shown) => void;

export class Picture {
  model: Model | null = null;
  readonly areas = new Map<string, Shown>();
  nodes = new Map<Piece, SVGElement>();
  readonly #pieces = new WeakMap<Element, Piece>();
  readonly #grounds = new Map<string, Promise<Node[]>>(); // by digest
  readonly #drawings = new Map<string, SVGElement>(); // by key
  readonly #looks: Listener[] = [];

  /** The listener is called with an area of which another part is seen, or other pieces. */
  onLook(listener: Listener): void { this.#looks.push(listener); }
  #looked(shown: Shown): void { for (const listener of this.#looks) listener(shown); }

  isDrawn(): boolean { return this.model !== null && this.model.areas.length > 0; }
  piecesOf(key: string): Piece[] { return [...this.nodes.keys()].filter((piece) => piece.touch === key); }
  pieceNamed(name: string): Piece | undefined { return [...this.nodes.keys()].find((piece) => piece.name === name); }
  nodeOf(piece: Piece): SVGElement | undefined { return this.nodes.get(piece); }
  pieceAt(node: Element | null | undefined): Piece | undefined {
    const found = node?.closest(".p");
    return found ? this.#pieces.get(found) : undefined;
  }
  areaAt(target: EventTarget | null): Shown | undefined {
    const figure = target instanceof Element ? target.closest<HTMLElement>("[data-area]") : null;
    return figure ? this.areas.get(figure.dataset.area ?? "") : undefined;
  }
  isLit(piece: Piece): boolean { return this.nodeOf(piece)?.classList.contains("lit") ?? false; }
  lit(): SVGElement[] { return all<SVGElement>(".p.lit, .cell.lit"); }

  show(lines: readonly Line[]): void {
    const model = read(lines);
    const before = this.model;
    this.model = model;
    const old = [...this.nodes.keys()];
    const where = this.#screens(old); // where everything was, before anything moves
    model.areas.forEach((area, place) => this.#lay(area, place));
    for (const [key, shown] of this.areas) if (!model.areas.some((area) => area.key === key)) { shown.figure.remove(); this.areas.delete(key); }
    const { pairs, gone, fallen } = matched(old, model.areas.flatMap((area) => area.pieces));
    const nodes = new Map<Piece, SVGElement>();
    const stays = new Set([...pairs.values()].map(([source]) => source && this.nodes.get(source)));
    for (const area of model.areas) {
      const layer = this.areas.get(area.key)?.layer;
      if (!layer) continue;
      let next = layer.firstChild;
      for (const piece of area.pieces) {
        const [source, how] = pairs.get(piece) ?? [null, "new"];
        const kept = source && how !== "split" && how !== "new" ? this.nodes.get(source) : undefined;
        const node = kept && kept.ownerSVGElement === layer.ownerSVGElement ? kept : shape("g", { class: "p" });
        nodes.set(piece, node);
        this.#pieces.set(node, piece);
        this.#dress(node, piece);
        while (next && next !== node && !(next instanceof SVGElement && stays.has(next))) next = next.nextSibling; // what leaves is not in the way
        if (next === node) next = node.nextSibling;
        else layer.insertBefore(node, next); // this ends a slide: only where the order is another one
        if (before && node !== kept) arrive(node, source && where.get(source), layer);
        place(node, piece);
      }
    }
    for (const piece of fallen) fall(nodes.get(piece));
    for (const [one, into] of gone) leave(this.nodes.get(one), into);
    for (const [piece, [source, how]] of pairs) {
      const left = source && how !== "split" ? this.nodes.get(source) : undefined;
      if (left !== nodes.get(piece)) left?.remove(); // it lies in another area now
    }
    this.nodes = nodes;
    for (const shown of this.areas.values()) this.#looked(shown);
  }

  #screens(pieces: readonly Piece[]): Map<Piece, [x: number, y: number]> {
    const found = new Map<Piece, [number, number]>();
    if (calm()) return found;
    for (const piece of pieces) {
      const node = this.nodes.get(piece);
      const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null;
      if (matrix) found.set(piece, [matrix.e, matrix.f]);
    }
    return found;
  }

  // -- areas --------------------------------------------------------------------------------------------

  #lay(area: Area, place: number): void {
    const shown = this.areas.get(area.key) ?? new Shown(area, (one) => this.#looked(one));
    this.areas.set(area.key, shown);
    shown.area = area;
    shown.figure.style.order = String(place); // whenever it came
    shown.svg.setAttribute("aria-label", area.title);
    shown.title.textContent = area.title;
    shown.camera.size(area.width, area.height);
    if (shown.edge !== area.edge) {
      home(area.edge)?.append(shown.figure);
      shown.edge = area.edge;
      shown.camera.atLeft = area.edge === "near";
      shown.svg.setAttribute("preserveAspectRatio", shown.camera.atLeft ? "xMinYMid meet" : "xMidYMid meet");
      shown.figure.style.flexGrow = area.edge === "near" ? String(area.width) : ""; // each as wide as it is
    }
    if (shown.digest !== area.ground) { shown.digest = area.ground; void this.#paint(shown, area.ground); }
  }

  async #paint(shown: Shown, digest: string): Promise<void> {
    const found = this.#grounds.get(digest) ?? fetch(`/grounds/${digest}.svg`).then((answer) => (answer.ok ? answer.text() : "<svg/>")).then(shapes);
    this.#grounds.set(digest, found);
    const nodes = await found;
    if (shown.digest === digest) shown.ground.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  }

  // -- pieces -------------------------------------------------------------------------------------------

  #dress(node: SVGElement, piece: Piece): void {
    const look = `${piece.look ?? ""}|${piece.outline ?? ""}|${piece.grid ?? ""}|${piece.w}|${piece.h}`;
    if (node.dataset.look !== look) {
      node.dataset.look = look;
      node.replaceChildren(...this.#body(piece));
    }
    node.setAttribute("class", ["p", ...piece.marks, piece.outline || piece.grid ? "ground-piece" : "", piece.orbit ? "orbits" : ""].join(" ").trim());
    node.dataset.touch = piece.touch;
    node.dataset.kind = piece.kind;
  }

  #body(piece: Piece): SVGElement[] {
    const { w, h, outline } = piece;
    if (outline) {
      const line = outline.startsWith("#")
        ? shape("use", { href: outline, transform: `translate(${-piece.x} ${-piece.y})`, class: "outline" })
        : shape("path", { d: outline, class: "outline" });
      return piece.look ? [this.drawing(piece.look), line] : [line];
    }
    const by = Math.min(4, Math.max(2, Math.min(w, h) / 7)); // so that small things leave room for what stands around them
    const ring = { x: -w / 2 - by, y: -h / 2 - by, width: w + 2 * by, height: h + 2 * by, rx: Math.min(8, (w + 8) / 3) };
    return [
      shape("rect", { class: "hit", x: -w / 2, y: -h / 2, width: w, height: h }),
      shape("rect", { class: "ring", ...ring }),
      this.drawing(piece.look),
      shape("path", { class: "nova", d: `M${-w / 2} ${-h / 2 - 6}l6 6-6 6-6-6z` }),
    ];
  }

  /** A copy of a drawing, by its key. */
  drawing(look: string | undefined): SVGElement {
    if (!look) return shape("g");
    const drawn = this.#drawings.get(look) ?? shape("g", { class: "d", "aria-hidden": "true" }, sketch(look, this.model?.parts ?? new Map()));
    this.#drawings.set(look, drawn);
    return drawn.cloneNode(true) as SVGElement;
  }
}

export const home = (edge: Edge): HTMLElement | null => $(ROOMS[edge]);

// The symbols that drawings use.
export async function loadSymbols(address: string): Promise<void> {
  const text = await fetch(address).then((answer) => answer.text());
  const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  svg.classList.add("symbols");
  svg.setAttribute("aria-hidden", "true");
  document.body.append(svg);
}

function place(node: SVGElement, piece: Piece): void {
  stand(node, (piece.orbit ? arc(piece.x, piece.y, piece.orbit) : to(piece.x, piece.y)) + (piece.turn ? ` rotate(${piece.turn}deg)` : ""));
}

// It stands by its style: of what stands by an attribute, WebKit lets nothing slide.
export function stand(node: SVGElement, where: string): void { if (node.style.transform !== where) node.style.transform = where; }
export const to = (x: number | string, y: number | string): string => `translate(${x}px, ${y}px)`;

// Around its hub and upright all the way: each of these four changes by itself.
function arc(x: number, y: number, [hubX, hubY, degrees]: [number, number, number]): string {
  const from = new DOMPoint(x - hubX, y - hubY).matrixTransform(new DOMMatrix().rotate(-degrees));
  return `${to(hubX, hubY)} rotate(${degrees}deg) ${to(from.x.toFixed(1), from.y.toFixed(1))} rotate(${-degrees}deg)`;
}

// A new node starts where what it was made from lay, and slides from there; or it fades in.
function arrive(node: SVGElement, from: [number, number] | null | undefined, layer: SVGGraphicsElement): void {
  if (calm()) return;
  const matrix = from && layer.getScreenCTM();
  if (!matrix) {
    node.classList.add("arriving");
    requestAnimationFrame(() => requestAnimationFrame(() => node.classList.remove("arriving")));
    return;
  }
  const { x, y } = new DOMPoint(...from).matrixTransform(matrix.inverse());
  node.classList.add("still");
  stand(node, to(x, y));
  node.getBoundingClientRect();
  node.classList.remove("still");
}

function leave(node: SVGElement | undefined, into: Piece | null): void {
  if (!node) return;
  if (calm()) { node.remove(); return; }
  if (!into) node.parentNode?.append(node); // what falls is seen to fall
  node.classList.add("gone");
  node.removeAttribute("tabindex");
  if (into) place(node, into);
  setTimeout(() => node.remove(), 650);
}

// Of several that stand there some are lost: one falls; how, the game's own style says.
function fall(node: SVGElement | undefined): void {
  if (!node || calm()) return;
  const one = node.cloneNode(true) as SVGElement;
  one.setAttribute("class", "p fallen");
  one.removeAttribute("data-touch");
  node.after(one);
  setTimeout(() => one.remove(), 700);
}
