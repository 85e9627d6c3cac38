// Drawings as they came: a letter, what is inside (groups and texts), and values in a fixed order; a key stands for a part.
import { shape } from "../dom.js";

const KINDS = {
  u: ["use", "href", "width", "class", "x", "y", "height"],
  r: ["rect", "width", "height", "class", "x", "y", "rx"],
  c: ["circle", "r", "class", "cx", "cy"],
  e: ["ellipse", "rx", "ry", "class", "cx", "cy"],
  p: ["path", "d", "class"],
  t: ["text", "class", "y", "x"],
  g: ["g", "transform", "class"],
};
const MOVES = { t: "translate(", r: "rotate(", s: "scale(" };
const long = (moves) => moves.replace(/\b([trs])\(/g, (_, letter) => MOVES[letter]);

// The node of a drawing. A 0 is nothing, but where a symbol lies; what a symbol leaves out is usual: as high as it is wide, its middle at 0 0.
export function sketch(drawing, parts) {
  if (typeof drawing === "string") return sketch(parts.get(drawing), parts);
  const [letter, ...values] = drawing;
  const [tag, ...names] = KINDS[letter] ?? [letter];
  const given = typeof values.at(-1) === "object" && !Array.isArray(values.at(-1)) ? values.pop() : {};
  const inside = letter === "g" || letter === "t" || !KINDS[letter] ? values.shift() : [];
  const all = { ...given };
  for (const [i, value] of values.entries()) if (value || letter === "u" && "xy".includes(names[i])) all[names[i]] = value;
  if (all.transform) all.transform = long(all.transform);
  if (letter === "u" && all.width) { all.height ??= all.width; all.x ??= -all.width / 2; all.y ??= -all.width / 2; }
  const words = letter === "t" || !KINDS[letter];
  return shape(tag, all, ...(typeof inside === "string" ? [inside] : inside.map((one) => (words && typeof one === "string" ? one : sketch(one, parts)))));
}
