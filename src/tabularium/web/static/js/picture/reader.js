// A thing reads itself out large: its drawing, what it is, all it does, and what stands on it.
import { made, shape } from "../dom.js";
import { drawing, picture } from "./draw.js";
import { doings } from "./touch.js";

let box = null;
let read = null; // its name, and where it was asked for

export function closeReader() {
  box?.remove();
  box = read = null;
}

export const isRead = (piece) => read !== null && piece?.name === read.name;

// Others go on while one reads: what is still there reads itself out as it is now, in its place.
export function renewReader() {
  if (!read) return;
  const { name, x, y } = read;
  closeReader();
  const piece = [...picture.nodes.keys()].find((one) => one.name === name);
  if (piece) readAt(piece, x, y);
}

// What can be done, without the end that stands above it already.
function unsaid(doing, reads) {
  const bare = (text) => text.replace(/[.;, ]+$/, "");
  return [...reads].reverse().reduce((left, text) => (text && bare(left).endsWith(bare(text)) ? bare(bare(left).slice(0, -bare(text).length)) : left), doing);
}

// It lies over what can be touched, and hands no touch through: a tap on it closes it. The click of the tap that opened it may
// fall on it, too, and does not.
function dismissable(box) {
  let pressed = false;
  box.addEventListener("pointerdown", () => { pressed = true; });
  box.addEventListener("click", () => { if (pressed) closeReader(); });
}

export function readAt(piece, x, y) {
  if (isRead(piece)) return;
  closeReader();
  const words = [made("p", { class: "reader-says" }, piece.says)];
  const reads = (piece.read && picture.model.reads.get(piece.read)) || [];
  for (const text of reads) words.push(made("p", {}, text));
  const standing = piece.touch ? [...picture.nodes.keys()].filter((one) => one !== piece && one.on === piece.touch) : [];
  if (standing.length) words.push(made("ul", {}, ...standing.map((one) => made("li", {}, one.says))));
  for (const doing of piece.touch ? doings(piece.touch) : []) words.push(made("p", { class: "reader-does" }, unsaid(doing, reads)));
  const reason = picture.model.greyed.find((one) => piece.touch && one.touches[0] === piece.touch);
  if (reason) words.push(made("p", { class: "reader-why" }, reason.rule ? `${reason.why} (${reason.rule})` : reason.why));
  box = made("aside", { class: "reader", "aria-hidden": "true" });
  if (piece.look && piece.w >= 40) {
    const [w, h] = [piece.w, piece.h];
    const large = shape("svg", { class: `picture game-${document.body.dataset.game} large`, viewBox: `${-w / 2 - 2} ${-h / 2 - 2} ${w + 5} ${h + 7}` }, drawing(piece.look));
    box.append(large);
  }
  box.append(made("div", { class: "reader-words" }, ...words));
  dismissable(box);
  document.body.append(box);
  read = { name: piece.name, x, y };
  const { width, height } = box.getBoundingClientRect();
  const left = x + 24 + width < innerWidth ? x + 24 : Math.max(8, x - width - 24);
  const edge = picture.areas.get(piece.area)?.figure.closest("#near")?.getBoundingClientRect().top; // what I hold stays in view
  const top = Math.max(8, edge ? edge - height - 8 : Math.min(innerHeight - height - 8, y - height / 2));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
