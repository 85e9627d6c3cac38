// What changed since my last move is marked, until my next one.
import { picture } from "./draw.js";

const KEPT = `since ${location.pathname}`;
let since = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
let acted = false;

const as = (piece) => `${piece.x} ${piece.y} ${piece.number} ${piece.look ?? ""}`;
const now = () => Object.fromEntries([...picture.nodes.keys()].filter((piece) => !piece.outline && !piece.grid).map((piece) => [piece.name, as(piece)]));

// I know what lies there after what I did myself: what comes later is new.
export function act() { acted = true; }

export function mark() {
  if (!since || acted) {
    since = now();
    sessionStorage.setItem(KEPT, JSON.stringify(since));
  }
  acted = false;
  for (const [piece, node] of picture.nodes) {
    const fresh = !piece.outline && !piece.grid && since[piece.name] !== as(piece);
    node.classList.toggle("changed", fresh || piece.marks.includes("changed"));
  }
}
