// What others changed since my last move is marked, until my next one, and says what it was; who only watches sees what
// changed last.
import type { Beat, Line } from "../wire.js";
import type { Picture } from "./draw.js";
import { asLaid, isThing, read } from "./model.js";

type Known = Record<string, string>; // pieces by name, as they lay
interface Told { picture: Line[]; beats: Beat[]; ply: number }

const thingsOf = (lines: readonly Line[]): Known =>
  Object.fromEntries(read(lines).areas.flatMap((area) => area.pieces).filter(isThing).map((piece) => [piece.name, asLaid(piece)]));

export class Changed {
  #since: number | null = null; // the ply of my last move then
  #known: Known | null = null;
  #story: Told[] = []; // what others did since, as far as this page was told

  constructor(private readonly memory: Storage, private readonly key: string) {
    const kept: unknown = JSON.parse(memory.getItem(key) ?? "null");
    if (Array.isArray(kept)) [this.#since, this.#known] = kept as [number | null, Known | null];
  }

  /** I know all of this picture: what comes later is new. */
  know(lines: readonly Line[]): void {
    if (!lines.length) return;
    this.#known = thingsOf(lines);
    this.#story = [];
    this.memory.setItem(this.key, JSON.stringify([this.#since, this.#known]));
  }

  /** I know all of the picture `after` what I did myself, on this page or on another one (`since` is the ply of my last move);
   * what is `told` after that was done by others. */
  heard(since: number, isMine: boolean, after: readonly Line[], before: readonly Line[], told: readonly Told[]): void {
    const isKnown = since === this.#since && this.#known !== null && !isMine;
    this.#since = since;
    if (since < 0) this.know(before);
    else if (!isKnown) this.know(after);
    this.#story.push(...told.filter((one) => one.ply > since));
  }

  mark(picture: Picture): void {
    for (const [piece, node] of picture.nodes) {
      const isNew = this.#known !== null && isThing(piece) && this.#known[piece.name] !== asLaid(piece);
      node.classList.toggle("changed", isNew || piece.marks.includes("changed"));
    }
  }

  /** What happened when this thing changed last. */
  why(name: string): string[] {
    if (!this.#known) return [];
    let before = this.#known[name];
    let beats: Beat[] = [];
    for (const told of this.#story) {
      const now = thingsOf(told.picture)[name];
      if (now !== before) beats = told.beats;
      before = now;
    }
    return beats.map(([sentence]) => sentence);
  }
}
