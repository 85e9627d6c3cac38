// What changed since my last move is marked, until my next one; who only watches sees what changed last.
import type { Line } from "../wire.js";
import type { Picture } from "./draw.js";
import { asSeen, isThing, read } from "./model.js";

type Known = Record<string, string>; // pieces by name, as they were seen

const thingsOf = (lines: readonly Line[]): Known =>
  Object.fromEntries(read(lines).areas.flatMap((area) => area.pieces).filter(isThing).map((piece) => [piece.name, asSeen(piece)]));

export class Changed {
  #deed: string | null = null; // which of my moves that was
  #known: Known | null = null;

  constructor(private readonly memory: Storage, private readonly key: string) {
    const kept: unknown = JSON.parse(memory.getItem(key) ?? "null");
    if (Array.isArray(kept)) [this.#deed, this.#known] = kept as [string | null, Known | null];
  }

  /** I know all of the picture that came after what I did myself: what comes later is new. The server says which move that was,
   * since its picture may be there before its answer is. */
  know(lines: readonly Line[], deed = ""): void {
    if (!lines.length || (this.#known && deed && deed === this.#deed)) return;
    [this.#deed, this.#known] = [deed, thingsOf(lines)];
    this.memory.setItem(this.key, JSON.stringify([this.#deed, this.#known]));
  }

  mark(picture: Picture): void {
    for (const [piece, node] of picture.nodes) {
      const isNew = this.#known !== null && isThing(piece) && this.#known[piece.name] !== asSeen(piece);
      node.classList.toggle("changed", isNew || piece.marks.includes("changed"));
    }
  }
}
