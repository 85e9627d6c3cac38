// The picture by keyboard: arrows walk to the next lit thing in that direction, Enter touches it, Escape goes back.
import { $, cheapest, closest, hasModifier, isTyping, middle, type Point } from "../dom.js";
import type { Page } from "../page.js";
import { button } from "./lights.js";

type Way = [dx: number, dy: number];
const ARROWS: Readonly<Record<string, Way>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEP = 1.35; // a key brings the board so much closer

const isShown = (node: Element) => node.getBoundingClientRect().width > 0 && !node.closest("#far");
const focused = (): Element | null => document.activeElement?.closest(".picture") ? document.activeElement : null;

const nearest = (from: Point, nodes: readonly SVGElement[]): SVGElement | null =>
  cheapest(nodes, (node) => { const at = middle(node); return Math.hypot(at.x - from.x, at.y - from.y); });

export class Steer {
  #last: Point | null = null; // where the focus was, in pixels, should its piece go
  #isMine = false; // whether the focus was in the picture
  #isKeeping = false; // whether it is being given to another thing, which nobody has aimed at
  #aimedAt = 0; // when somebody did

  constructor(private readonly page: Page) {}

  #stops(): SVGElement[] {
    return this.page.picture.lit().filter(isShown).map(button).filter((node) => node !== null);
  }

  /** The next thing in a direction: near, and not far off the line. */
  beyond(from: Point, [dx, dy]: Way, nodes: readonly Element[]): Element | null {
    return cheapest(nodes, (node) => {
      const at = middle(node);
      const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
      const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
      return along <= 1 ? Infinity : along + 2 * aside;
    });
  }

  focusOn(node: Element | null): void {
    const piece = this.page.picture.pieceAt(node);
    if (!piece || !(node instanceof SVGElement)) return;
    this.page.picture.areaAt(node)?.camera.reveal(piece.x, piece.y);
    node.focus({ preventScroll: true });
    this.#last = middle(node);
    this.#isMine = true;
  }

  listen(): void {
    const { picture, reader, question } = this.page;
    document.addEventListener("keydown", (event) => this.#key(event));
    document.addEventListener("focusin", (event) => {
      const node = closest(event, ".hit, .outline, .cell");
      if (!node) { this.#isMine &&= event.target === document.body || closest(event, ".popup") !== null; return; }
      this.#last = middle(node);
      this.#isMine = true;
      if (!this.#isKeeping) this.#aimedAt = question.now();
      const piece = picture.pieceAt(node);
      if (piece && node.matches(":focus-visible")) reader.readAt(piece, this.#last.x, this.#last.y);
    });
    document.addEventListener("focusout", (event) => { if (reader.isRead(picture.pieceAt(closest(event, ".p")))) reader.close(); });
  }

  /** One lit thing is a stop of the tab key; if the focus lost its thing, the nearest takes it. */
  keepFocus(): void {
    const nodes = this.#stops();
    for (const node of nodes) node.setAttribute("tabindex", "-1");
    const held = nodes.find((node) => node === focused());
    const stop = held ?? (this.#last ? nearest(this.#last, nodes) : nodes[0]);
    stop?.setAttribute("tabindex", "0");
    this.#isKeeping = true;
    const isFree = document.activeElement === document.body || focused() !== null;
    if (this.#isMine && !held && !this.page.popup.isOpen() && isFree) stop?.focus({ preventScroll: true });
    this.#isKeeping = false;
  }

  #key(event: KeyboardEvent): void {
    const { picture, popup, touch, reader, laying } = this.page;
    if (!picture.isDrawn() || hasModifier(event) || isTyping(event)) return;
    if (event.key === "Escape") {
      if (popup.cancel() || touch.back()) event.preventDefault();
      else reader.close();
      return;
    }
    if (popup.isOpen()) return;
    const isTaken = laying.isOn() ? this.#lay(event) : this.#zoom(event) || this.#walk(event) || this.#enter(event);
    if (isTaken) event.preventDefault();
  }

  // The keys of a shape that hangs.
  #lay(event: KeyboardEvent): boolean {
    const { laying } = this.page;
    const way = ARROWS[event.key];
    const key = event.key.toLowerCase();
    if (way) laying.step(...way);
    else if (key === "r") laying.turn();
    else if (key === "f") laying.mirror();
    else if (key === "w") laying.otherWay();
    else if (event.key === "Enter" && !closest(event, "button")) void laying.drop();
    else return false;
    return true;
  }

  // + and - bring the board closer and away, Home shows all of it, arrows with Shift pan.
  #zoom(event: KeyboardEvent): boolean {
    const stage = this.page.picture.areaAt(focused() ?? $("#stage [data-area]"));
    const way = ARROWS[event.key];
    if (!stage) return false;
    if (event.key === "Home") stage.camera.fit();
    else if (event.key === "+" || event.key === "-") {
      const { x, y } = this.#last ?? middle(stage.svg);
      stage.camera.closer(event.key === "+" ? STEP : 1 / STEP, x, y);
    } else if (way && event.shiftKey) stage.camera.pan(-60 * way[0], -60 * way[1]);
    else return false;
    return true;
  }

  #walk(event: KeyboardEvent): boolean {
    const way = ARROWS[event.key];
    const now = focused();
    const isFree = document.activeElement === document.body || document.activeElement?.id === "main";
    const nodes = way && (now || isFree) ? this.#stops() : [];
    if (!way || !nodes.length) return false;
    event.stopImmediatePropagation();
    if (now) this.focusOn(this.beyond(middle(now), way, nodes.filter((node) => node !== now)));
    else this.focusOn((this.#last ? nearest(this.#last, nodes) : nodes[0]) ?? null);
    return true;
  }

  #enter(event: KeyboardEvent): boolean {
    const node = focused();
    if ((event.key !== "Enter" && event.key !== " ") || !(node instanceof SVGElement)) return false;
    event.stopImmediatePropagation();
    const key = node.dataset.touch ?? "";
    if (event.repeat) return true;
    if (this.page.question.isSeen(this.#aimedAt)) this.page.touch.touch(key, middle(node));
    else this.page.hits.drop(key);
    return true;
  }
}
