// What changed since my last deed is marked, until my next one; who only watches sees what changed last.
import { picture } from "./draw.js";
import { read } from "./model.js";

const KEPT = `since ${location.pathname}`;
let [deed, known] = JSON.parse(sessionStorage.getItem(KEPT) ?? "[null, null]");

export const isThing = (piece) => !piece.outline && !piece.grid;
export const as = (piece) => `${piece.x} ${piece.y} ${piece.number} ${piece.look ?? ""}`;
const things = (lines) => Object.fromEntries(read(lines).areas.flatMap((area) => area.pieces).filter(isThing).map((piece) => [piece.name, as(piece)]));

// I know all of the picture that came after what I did myself: what comes later is new. The house says which deed that was,
// since its picture may be there before its answer is.
export function know(lines, now) {
  if (!lines.length || (known && now && now === deed)) return;
  [deed, known] = [now, things(lines)];
  sessionStorage.setItem(KEPT, JSON.stringify([deed, known]));
}

export function mark() {
  for (const [piece, node] of picture.nodes) {
    const fresh = known !== null && isThing(piece) && known[piece.name] !== as(piece);
    node.classList.toggle("changed", fresh || piece.marks.includes("changed"));
  }
}
