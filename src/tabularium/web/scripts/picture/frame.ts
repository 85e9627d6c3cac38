// What a small screen shows of each area: what can be touched, and what happens.
import { small } from "../dom.js";
import type { Page } from "../page.js";
import { clearly, type Corners } from "./camera.js";
import type { Shown } from "./draw.js";
import { asSeen, isThing, type Area, type Piece } from "./model.js";
import { isPinned, withRoom } from "./pinned.js";

const CLOSEST = 1.1; // pixels for a unit at the most, where all that can be touched lies together
const HEADING = 40; // things that begin so near to the upper edge of a board have their headings above them, which are seen too

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const edges = ({ x, y, w, h }: Piece): Corners => [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
const joined = (a: Corners, b: Corners): Corners => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];

// The corners of what lies around all of these.
const around = (pieces: readonly Piece[]): Corners => pieces.map(edges).reduce(joined, [Infinity, Infinity, -Infinity, -Infinity]);

// How much of a board can be seen clearly at once, and whether a part of it is no more than that.
const roomFor = ({ area, camera }: Shown): [number, number] => { const [wide, high] = camera.span(clearly(area)); return [wide - 24, high - 24]; };
const fits = ([left, top, right, bottom]: Corners, [wide, high]: [number, number]) => right - left <= wide && bottom - top <= high;

// Of pieces that lie too far apart to be seen at once, as many as can be.
export function together(pieces: Piece[], room: [number, number]): Piece[] {
  if (fits(around(pieces), room)) return pieces;
  let best: Piece[] = [];
  for (const one of pieces) {
    const far = (other: Piece) => Math.hypot(other.x - one.x, other.y - one.y);
    const group: Piece[] = [];
    let seen = edges(one);
    for (const other of [...pieces].sort((a, b) => far(a) - far(b))) {
      const more = joined(seen, edges(other));
      if (other === one || fits(more, room)) { group.push(other); seen = more; }
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

export class Framing {
  #framed: string | null = null; // the decision that the areas were last set in view for
  readonly #looked = new Map<string, string>(); // what of each area was set in view then

  constructor(private readonly page: Page) {}

  #litIn(area: Area): Piece[] { return area.pieces.filter((piece) => piece.touch && this.page.picture.isLit(piece)); }

  /** On a small screen each area opens on what can be touched, and what I hold is as large as it can be. */
  frame(revision: string): void {
    if (revision === this.#framed || !small()) return;
    this.#framed = revision;
    for (const shown of this.page.picture.areas.values()) {
      if (shown.area.edge === "near") this.#frameNear(shown);
      if (shown.area.edge === "middle") this.#frameBoard(shown);
    }
  }

  #frameBoard(shown: Shown): void {
    const { area, camera } = shown;
    const { laying } = this.page;
    if (laying.isOn()) { camera.open(clearly(area), ...laying.where()); return; }
    const about = this.#aboutIn(area);
    if (!about.length && camera.zoom > 1) return; // it stays where it was
    if (!about.length && area.heart) { camera.open(clearly(area), ...area.heart); return; }
    const group = together(about, roomFor(shown));
    if (!group.length || (!area.heart && 3 * group.length < 2 * about.length)) { this.#showAll(shown); return; } // any part of it may be meant
    const seen = withRoom(shown, around(group));
    if (String(seen) === this.#looked.get(area.key) && about.some((piece) => camera.sees(piece.x, piece.y))) return; // nothing jumps
    this.#looked.set(area.key, String(seen));
    camera.within(seen, clearly(area), CLOSEST);
  }

  // What a question is about.
  #aboutIn(area: Area): Piece[] {
    const lit = this.#litIn(area);
    const chosen = area.pieces.filter((piece) => piece.marks.includes("chosen"));
    const isBoth = (piece: Piece) => chosen.includes(piece) && lit.includes(piece); // what lies in a draft, and can be taken back
    const goals = new Set(this.page.picture.model?.gestures.flatMap((gesture) => gesture.touches.slice(1))); // of gestures that begin elsewhere
    const groups = [
      lit.filter((piece) => !isBoth(piece)),
      chosen.filter((piece) => !isBoth(piece)),
      area.pieces.filter((piece) => goals.has(piece.touch)),
      lit,
    ];
    return groups.find((pieces) => pieces.length) ?? [];
  }

  // All that lies on a board, as large as it can be.
  #showAll({ area, camera }: Shown): void {
    this.#looked.delete(area.key);
    if (area.pieces.length) camera.within(around(area.pieces), 0, CLOSEST);
    else camera.fit();
  }

  #frameNear({ area, camera }: Shown): void {
    if (!area.pieces.length) return;
    const lit = this.#litIn(area);
    const [left, top, right, bottom] = around(area.pieces);
    camera.frame([left, top < HEADING ? Math.min(top, 8) : top, right, bottom], lit.length ? mean(lit.map((piece) => piece.x)) : undefined);
  }

  // Somebody's board, large enough to be read: all of it, or what can be touched, or where it begins.
  #frameFar({ area, camera }: Shown): void {
    if (!area.pieces.length) return;
    const corners = around(area.pieces);
    camera.within(corners, clearly(area), CLOSEST);
    const [first] = this.#litIn(area);
    if (first) camera.reveal(first.x, first.y);
    else if (!camera.sees(corners[0], corners[1])) camera.open(camera.scale(), corners[0], corners[1]);
  }

  opened(shown: Shown): void {
    if (shown.area.edge === "near") this.#frameNear(shown);
    else this.#frameFar(shown);
  }

  /** What comes next in a gesture may be out of sight on a small screen, or seen from afar: then the area goes there. */
  follow(): void {
    if (!small() || !this.page.touch.touched.length) return;
    this.page.boards.arrange();
    for (const shown of this.page.picture.areas.values()) {
      const { area, camera } = shown;
      const lit = area.edge === "far" ? [] : this.#litIn(area);
      const [first] = lit;
      if (!first) continue;
      const corners = around(lit);
      if (!lit.some((piece) => piece.grid || camera.sees(piece.x, piece.y))) camera.reveal(first.x, first.y);
      if (area.edge === "middle" && camera.scale() < clearly(area) && fits(corners, roomFor(shown))) camera.within(corners, clearly(area), CLOSEST);
      if (area.edge === "near") camera.take(corners[0], corners[2]);
    }
  }

  /** On a small screen what happens may be out of sight: then the board goes to where most of it is. What came or moved says
   * more than a number that changed. */
  goAlong(before: ReadonlyMap<string, string>): void {
    if (!before.size || !small()) return;
    for (const { area, camera } of this.page.picture.areas.values()) {
      if (area.edge !== "middle") continue;
      const news = area.pieces.filter((piece) => isThing(piece) && !isPinned(area, piece) && before.get(piece.name) !== asSeen(piece));
      const weight = (piece: Piece) => (before.get(piece.name)?.startsWith(`${piece.x} ${piece.y} `) ? 1 : 3);
      const seenFrom = (at: [number, number]) =>
        news.filter((piece) => camera.sees(piece.x, piece.y, at)).reduce((sum, piece) => sum + weight(piece), 0);
      const best = news.map((piece): [number, number] => [piece.x, piece.y]).reduce((one, at) => (seenFrom(at) > seenFrom(one) ? at : one), camera.middle());
      if (news.length && seenFrom(best) !== seenFrom(camera.middle())) camera.open(camera.scale(), ...best);
    }
  }
}
