// What of the boards lies under a pointer, and what a touch there means.
import { all, cheapest, closest, coarse, type Point } from "../dom.js";
import { MOMENT } from "../fresh.js";
import type { Page } from "../page.js";
import type { Cell } from "../wire.js";
import { clearly } from "./camera.js";
import { stand, to, type Shown } from "./draw.js";
import { meant, placeOf, type Piece } from "./model.js";
import { Pointer, type Board, type Dot, type Ghost } from "./pointer.js";

const NEAR = 24;
const FINGER = 16; // pixels around it that a finger covers
const MOST = 0.3; // that a turn of the wheel brings the board closer, as a power of e

interface Thing {
  piece: Piece;
  keys: string[];
  cell: Cell | null; // of a grid
}

// How far a point is from a node.
function away(node: Element, { x, y }: Point): number {
  const box = node.getBoundingClientRect();
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

function holds(box: DOMRect, node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

export class Hits implements Board<Shown> {
  constructor(private readonly page: Page) {}

  isDrawn(): boolean { return this.page.picture.isDrawn(); }

  /** The area of a board that something is part of, and not what lies over it: an arrow, a window, a bar. */
  boardAt(target: EventTarget | null): Shown | null {
    const shown = this.page.picture.areaAt(target);
    return shown && target instanceof Node && shown.svg.contains(target) ? shown : null;
  }

  // What of a board lies under a point, the uppermost first; a cell of a grid is its own key. What lies over a board hides it.
  #under({ x, y }: Point): Thing[] {
    const found: Thing[] = [];
    for (const node of document.elementsFromPoint(x, y)) {
      if (!this.boardAt(node)) break;
      const piece = this.page.picture.pieceAt(node);
      if (!piece) continue;
      const cell = piece.grid ? this.#cellAt(piece, piece.grid, x, y) : null;
      found.push({ piece, cell, keys: [...(cell ? [`${piece.touch}/${cell[0]}.${cell[1]}`] : []), ...meant(piece)] });
    }
    return found;
  }

  #cellAt(piece: Piece, [columns, rows]: [number, number], x: number, y: number): Cell | null {
    const node = this.page.picture.nodeOf(piece);
    const matrix = node instanceof SVGGraphicsElement ? node.getScreenCTM() : null;
    if (!matrix) return null;
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    const column = Math.floor(((at.x + piece.w / 2) / piece.w) * columns);
    const row = Math.floor(((at.y + piece.h / 2) / piece.h) * rows);
    return column >= 0 && row >= 0 && column < columns && row < rows ? [column, row] : null;
  }

  // Where a thing lies that is as wide as a finger, and no ground: who touches it means it, or what lies on it, not its neighbour.
  #aimedAt(piece: Piece): DOMRect | null {
    const box = piece.outline || piece.grid ? null : this.page.picture.nodeOf(piece)?.querySelector(".hit")?.getBoundingClientRect();
    return box && Math.min(box.width, box.height) >= 2 * FINGER ? box : null;
  }

  /** The key that a touch here means: the uppermost thing that wants it, else what is lit nearby in the same area on a small
   * screen. What is lit in another one may lie right under this one, out of sight. */
  meaning(at: Point): string {
    const keys = this.next();
    const things = this.#under(at);
    const cell = this.isLaying() && things.find((thing) => thing.piece.grid)?.keys[0];
    if (cell) return cell; // also where the shape may not lie: then the player is told why
    const wanted = things.flatMap((thing) => thing.keys).find((key) => keys.has(key));
    if (wanted) return wanted;
    const board = this.boardAt(document.elementFromPoint(at.x, at.y));
    if (coarse() && !this.isLaying() && board) {
      const aimed = things[0] ? this.#aimedAt(things[0].piece) : null;
      const lit = all<SVGElement>(".p.lit:not(:has(.cell)), .cell.lit", board.figure).filter((node) => !aimed || holds(aimed, node));
      const near = cheapest(lit, (node) => away(node, at), NEAR)?.dataset.touch;
      if (near) return near;
    }
    return things.flatMap((thing) => thing.keys)[0] ?? "";
  }

  carriedFrom(at: Point): string {
    return this.#under(at).flatMap((thing) => thing.keys).find((key) => this.page.touch.canBeCarried(key)) ?? "";
  }

  next(): Set<string> { return this.page.touch.next(); }
  touch(key: string, at: Point): boolean { return this.page.touch.touch(key, { x: at.x, y: at.y }); }
  back(): boolean { return this.page.touch.back(); }
  last(): string | undefined { return this.page.touch.last(); }
  isMeant(): boolean { return this.page.question.isMeant(); }
  isSeen(key: string, { camera }: Shown, at: Point, pressed: number): boolean {
    const { fresh, question, picture } = this.page;
    const piece = cheapest(picture.piecesOf(key.split("/")[0] ?? ""), (one) => away(picture.nodes.get(one) ?? document.body, at) + 1e-3);
    const since = Math.max(camera.jumpedAt, this.isLaying() ? question.askedAt() : -Infinity);
    return pressed - since >= MOMENT && !fresh.isUncovered(at, pressed) && fresh.isSeenThing(key, piece ? placeOf(piece) : "", pressed);
  }
  drop(key: string): void {
    const [piece] = this.page.picture.piecesOf(key.split("/")[0] ?? "");
    this.page.fresh.drop(piece ? this.page.picture.nodeOf(piece) ?? null : null);
  }
  isPopupOpen(): boolean { return this.page.popup.isOpen(); }
  leavePopup(isElsewhere: boolean): void {
    const { touch, popup } = this.page;
    const before = touch.touched.length;
    popup.cancel();
    if (isElsewhere && before && touch.touched.length === before) touch.back();
  }
  isLaying(): boolean { return this.page.laying.isOn(); }
  turn(quarters: number): void { this.page.laying.turn(quarters); }

  hoverCell(at: Point): void {
    const cell = this.#under(at).find((thing) => thing.piece.grid)?.cell;
    if (cell) this.page.laying.hover(...cell);
  }

  isThingAt(at: Point): boolean { return this.#under(at).length > 0; }
  readAt(at: Point): void {
    const [thing] = this.#under(at);
    if (thing) this.page.reader.readAt(thing.piece, at.x, at.y);
  }
  closeReader(): void { this.page.reader.close(); }

  isHand({ area }: Shown): boolean { return area.edge === "near"; }
  pan({ camera }: Shown, dx: number, dy: number): void { camera.pan(dx, dy); }
  closer({ camera }: Shown, times: number, at: Point): void { camera.closer(times, at.x, at.y); }

  closerIfCrowded({ area, camera, figure }: Shown, at: Point): boolean {
    if (!coarse() || area.edge !== "middle" || camera.scale() >= clearly(area)) return false;
    const near = all<SVGElement>(".p.lit", figure).filter((node) => away(node, at) < FINGER);
    if (new Set(near.map((node) => node.dataset.touch)).size < 2) return false;
    const { x, y } = camera.at(at.x, at.y);
    camera.open(clearly(area), x, y);
    return true;
  }

  toggleZoom({ camera }: Shown, at: Point): void {
    if (camera.zoom > 1) camera.fit();
    else camera.closer(2.2, at.x, at.y, false);
  }

  lift({ over, camera }: Shown, key: string, from: Point): Ghost | null {
    const piece = this.#under(from).map((thing) => thing.piece).find((one) => one.touch === key && !one.outline && !one.grid);
    const node = piece && this.page.picture.nodeOf(piece);
    this.touch(key, from);
    if (!node) return null;
    const ghost = node.cloneNode(true) as SVGElement;
    ghost.setAttribute("class", "p ghost");
    over.append(ghost);
    return {
      carry: (at) => { const { x, y } = camera.at(at.x, at.y); stand(ghost, to(x, y)); },
      remove: () => ghost.remove(),
    };
  }
}

interface SafariGesture extends MouseEvent { scale: number }

export function listenPointers(page: Page, pointer: Pointer<Shown>, hits: Hits): void {
  const dot = (event: PointerEvent): Dot<Shown> => ({
    id: event.pointerId, kind: event.pointerType, isPrimary: event.isPrimary, buttons: event.buttons,
    x: event.clientX, y: event.clientY, area: hits.boardAt(event.target),
    where: closest(event, ".popup") ? "popup" : closest(event, ".reader") ? "reader" : page.picture.areaAt(event.target) ? "board" : "page",
  });
  const boardIn = (event: Event): Shown | null => {
    const shown = hits.isDrawn() ? page.picture.areaAt(event.target) : undefined;
    return shown && !shown.figure.closest("#far") ? shown : null;
  };
  document.addEventListener("pointerdown", (event) => { if (event.button <= 0) pointer.down(dot(event)); });
  document.addEventListener("pointermove", (event) => pointer.move(dot(event)));
  document.addEventListener("pointerup", (event) => pointer.up(dot(event)));
  document.addEventListener("pointercancel", (event) => pointer.cancel(dot(event)));
  document.addEventListener("contextmenu", (event) => { if (coarse() && page.picture.areaAt(event.target)) event.preventDefault(); });
  document.addEventListener("wheel", (event) => {
    const shown = boardIn(event);
    if (!shown) return;
    event.preventDefault();
    if (page.laying.isOn() && !event.ctrlKey) { page.laying.turn(); return; }
    const by = -event.deltaY * (event.deltaMode ? 0.05 : event.ctrlKey ? 0.01 : 0.0016); // two fingers on a trackpad are told as small turns with Control
    shown.camera.closer(Math.exp(Math.min(MOST, Math.max(-MOST, by))), event.clientX, event.clientY);
  }, { passive: false });
  // ...but not by Safari, which has words of its own for them, and would make the whole page larger. Fingers on a screen are known already.
  let spread = 1; // how far apart they are, as Safari counts: 1 is where they began
  const trackpad = (event: Event) => {
    const shown = boardIn(event);
    if (!shown) return;
    event.preventDefault();
    const { scale, clientX, clientY } = event as SafariGesture;
    if (event.type === "gesturechange" && !pointer.isDown()) shown.camera.closer(scale / spread, clientX, clientY);
    spread = scale;
  };
  for (const kind of ["gesturestart", "gesturechange"]) document.addEventListener(kind, trackpad, { passive: false });
}
