// A picture as it came: lines, read into areas, pieces, parts of drawings and gestures. A 1 stands for what follows from the rest.
import { cheapest } from "../dom.js";
import type { AreaValues, Form, Gesture, Line, PieceLine, PieceValues, Shape } from "../wire.js";

export interface Piece extends Omit<Partial<PieceValues>, "id" | "touch" | "outline"> {
  kind: string;
  place: string;
  x: number;
  y: number;
  says: string;
  seat: number;
  number: number;
  id: string;
  turn: number;
  touch: string;
  on: string;
  marks: string[];
  w: number;
  h: number;
  outline?: string;
  name: string; // no other piece of its area has it
  area: string;
}

export interface Area extends AreaValues {
  pieces: Piece[];
}

export interface Greyed {
  touches: string[];
  why: string;
  rule: string;
}

export interface Model {
  areas: Area[];
  parts: Map<string, Shape>;
  reads: Map<string, string[]>;
  forms: Map<string, Form>;
  gestures: Gesture[];
  greyed: Greyed[];
}

const boxOf = (w: number, h: number) => `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`;

function pieceOf([, kind, place, x, y, says, rest]: PieceLine, area: string): Piece {
  const { id, touch, outline, ...more } = rest;
  const usual = { seat: 0, number: 0, turn: 0, on: "", marks: [], w: 24, h: 24 };
  const made: Piece = { ...usual, ...more, kind, place, x, y, says, id: "", touch: "", name: "", area };
  made.id = id === 1 ? place : id ?? "";
  made.touch = touch === 1 ? place : touch ?? "";
  if (outline) made.outline = outline === 1 ? boxOf(made.w, made.h) : outline;
  return made;
}

export function read(lines: readonly Line[]): Model {
  const model: Model = { areas: [], parts: new Map(), reads: new Map(), forms: new Map(), gestures: [], greyed: [] };
  for (const line of lines) take(model, line);
  for (const area of model.areas) named(area.pieces);
  return model;
}

function take(model: Model, line: Line): void {
  switch (line[0]) {
    case "area": model.areas.push({ ...line[1], pieces: [] }); break;
    case "piece": { const area = model.areas.at(-1); area?.pieces.push(pieceOf(line, area.key)); break; }
    case "part": model.parts.set(line[1], line[2]); break;
    case "read": model.reads.set(line[1], line[2]); break;
    case "form": model.forms.set(line[1], line[2]); break;
    case "gesture": model.gestures.push({ touches: [], amounts: [], label: "", ...line[2], move: line[1] }); break;
    case "laying": {
      const [, touches, form, cells] = line;
      for (const [at, move] of cells) model.gestures.push({ move, touches, amounts: [], label: "", form, at });
      break;
    }
    case "greyed": {
      const [, why, rule, paths] = line;
      for (const touches of paths) model.greyed.push({ touches, why, rule });
      break;
    }
  }
}

// Counted things have no id: the first of a kind and seat at a place is the first, and so on.
function named(pieces: Piece[]): void {
  const seen = new Map<string, number>();
  for (const piece of pieces) {
    const same = `${piece.kind}|${piece.seat}|${piece.place}`;
    const n = seen.get(same) ?? 0;
    seen.set(same, n + 1);
    piece.name = piece.id ? `id|${piece.id}` : `${same}|${n}`;
  }
}

// Whether a piece is a thing that lies there: no part of the ground, and no numeral of a hint.
export const isThing = (piece: Piece): boolean => !piece.outline && !piece.grid && piece.kind !== "advice";

// Where a piece is and how it looks: whatever changes of it is seen.
export const asSeen = (piece: Piece): string => `${piece.x} ${piece.y} ${piece.number} ${piece.look ?? ""}`;

// Where a touch on a piece finds it.
export const placeOf = (piece: Piece): string => `${piece.touch} ${piece.area} ${piece.x} ${piece.y} ${piece.orbit?.[2] ?? ""}`;

// The same as if what it lies on had not turned: a wheel that goes round takes with it what nobody touched.
export function asLaid(piece: Piece): string {
  if (!piece.orbit) return asSeen(piece);
  const [x, y, degrees] = piece.orbit;
  const angle = (-degrees * Math.PI) / 180;
  const [dx, dy] = [piece.x - x, piece.y - y];
  const at = { x: Math.round(x + dx * Math.cos(angle) - dy * Math.sin(angle)), y: Math.round(y + dx * Math.sin(angle) + dy * Math.cos(angle)) };
  return asSeen({ ...piece, ...at });
}

type How = "same" | "moved" | "turned" | "split" | "new";

export interface Matched {
  pairs: Map<Piece, [old: Piece | null, how: How]>; // which old piece each new one was
  gone: [old: Piece, into: Piece | null][]; // old ones that are gone, each with what it joined
  fallen: Piece[]; // those that became fewer without any having gone elsewhere in their area
}

export function matched(before: readonly Piece[], now: readonly Piece[]): Matched {
  const left = new Map(before.map((piece) => [piece.name, piece]));
  const pairs: Matched["pairs"] = new Map();
  const pair = (piece: Piece, old: Piece | null | undefined, how: How) => {
    if (!old) return;
    pairs.set(piece, [old, how]);
    left.delete(old.name);
  };
  const free = () => now.filter((piece) => !pairs.has(piece));
  const nearestLeft = (piece: Piece, fits: (one: Piece) => boolean) => nearest(piece, [...left.values()].filter(fits));
  const isOfKind = (one: Piece, other: Piece) => one.kind === other.kind && one.seat === other.seat;
  for (const piece of now) pair(piece, left.get(piece.name), "same");
  for (const piece of free()) if (!piece.id) pair(piece, nearestLeft(piece, (one) => !one.id && isOfKind(one, piece)), "moved");
  for (const piece of free()) if (piece.was) pair(piece, nearestLeft(piece, (one) => one.kind === piece.was), "turned");
  const fewer = [...pairs].filter(([piece, [old]]) => old && piece.number < old.number).map(([piece]) => piece);
  for (const piece of free()) {
    const source = nearest(piece, fewer.filter((one) => isOfKind(one, piece)));
    pairs.set(piece, [source, source ? "split" : "new"]);
  }
  const more = [...pairs].filter(([piece, [old]]) => old && piece.number > old.number).map(([piece]) => piece);
  const alike = (one: Piece, other: Piece) => isOfKind(one, other) && one.area === other.area;
  const gone = [...left.values()].map((old): [Piece, Piece | null] => [old, nearest(old, more.filter((one) => alike(one, old)))]);
  const gained = [...more, ...[...pairs].filter(([, [, how]]) => how === "split" || how === "new").map(([piece]) => piece)];
  const fallen = fewer.filter((piece) => piece.seat && !gained.some((one) => alike(one, piece)));
  return { pairs, gone, fallen };
}

const nearest = (piece: Piece, others: readonly Piece[]): Piece | null =>
  cheapest(others, (other) => Math.hypot(other.x - piece.x, other.y - piece.y) + (other.area === piece.area ? 0 : 1e5));

// The keys that a touch on a piece may mean, the piece itself first and then what it lies on.
export const meant = (piece: Piece): string[] => [piece.touch, piece.on].filter(Boolean);
