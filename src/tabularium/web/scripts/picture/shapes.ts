// Drawings as they came: a letter, what is inside (groups and texts), and values in a fixed order; a key stands for a part.
import { shape } from "../dom.js";
import type { Shape } from "../wire.js";

type Tag = keyof SVGElementTagNameMap;

const KINDS: Readonly<Record<string, readonly [Tag, ...string[]]>> = {
  u: ["use", "href", "width", "class", "x", "y", "height"],
  r: ["rect", "width", "height", "class", "x", "y", "rx"],
  c: ["circle", "r", "class", "cx", "cy"],
  e: ["ellipse", "rx", "ry", "class", "cx", "cy"],
  p: ["path", "d", "class"],
  t: ["text", "class", "y", "x"],
  g: ["g", "transform", "class"],
};
const MOVES: Readonly<Record<string, string>> = { t: "translate(", r: "rotate(", s: "scale(" };
const long = (moves: string) => moves.replace(/\b([trs])\(/g, (_, letter: string) => MOVES[letter] ?? "");

const isValues = (value: Shape | undefined): value is { [name: string]: string } => typeof value === "object" && !Array.isArray(value);
const isValue = (value: Shape): value is string | number => typeof value !== "object";

// The node of a drawing. A 0 is nothing, but where a symbol lies; what a symbol leaves out is usual: as high as it is wide,
// its middle at 0 0.
export function sketch(drawing: Shape | undefined, parts: ReadonlyMap<string, Shape>): SVGElement {
  if (typeof drawing === "string") return sketch(parts.get(drawing), parts);
  if (!Array.isArray(drawing)) throw new Error("a part of a drawing did not come with it");
  const [letter, ...values] = drawing;
  const known = KINDS[String(letter)];
  const [tag, ...names] = known ?? [String(letter) as Tag];
  const last = values.at(-1);
  const given: Record<string, string | number> = isValues(last) ? { ...last } : {};
  if (isValues(last)) values.pop();
  const inside = letter === "g" || letter === "t" || !known ? values.shift() : undefined;
  for (const [i, value] of values.entries()) {
    const name = names[i];
    if (name && isValue(value) && (value || (letter === "u" && (name === "x" || name === "y")))) given[name] = value;
  }
  if (given.transform) given.transform = long(String(given.transform));
  if (letter === "u" && given.width) {
    const half = -Number(given.width) / 2;
    Object.assign(given, { height: given.width, x: half, y: half, ...given });
  }
  const hasWords = letter === "t" || !known;
  const within = typeof inside === "string" ? [inside] : Array.isArray(inside) ? inside : [];
  return shape(tag, given, ...within.map((one) => (hasWords || typeof inside === "string" ? (typeof one === "string" ? one : sketch(one, parts)) : sketch(one, parts))));
}
