// What changed since my last move is marked, until my next one.
import { $ } from "../dom.js";
import { picture } from "./draw.js";

const KEPT = `since ${location.pathname}`;
let since = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
let asked = "";

const as = (piece) => `${piece.x} ${piece.y} ${piece.number} ${piece.look ?? ""}`;
const now = () => Object.fromEntries([...picture.nodes.keys()].filter((piece) => !piece.outline && !piece.grid).map((piece) => [piece.name, as(piece)]));

// My decision ends when I am asked no more, or asked something else: what lies there then is what I know.
export function mark() {
  const turn = $("#main").dataset.turn ?? "";
  if (!since || (asked && turn !== asked)) {
    since = now();
    sessionStorage.setItem(KEPT, JSON.stringify(since));
  }
  asked = turn;
  for (const [piece, node] of picture.nodes) {
    const fresh = !piece.outline && !piece.grid && since[piece.name] !== as(piece);
    node.classList.toggle("changed", fresh || piece.marks.includes("changed"));
  }
}
