// What comes over the wire.

export type Box = [left: number, top: number, width: number, height: number];
export type Edge = "middle" | "near" | "far";
export type Cell = [column: number, row: number];

export interface AreaValues {
  key: string;
  title: string;
  edge: Edge;
  seat: number;
  ground: string;
  width: number;
  height: number;
  heart?: [number, number];
  clear?: number;
  pinned?: Box;
}

export interface PieceValues {
  seat: number;
  number: number;
  id: string | 1;
  touch: string | 1;
  on: string;
  marks: string[];
  w: number;
  h: number;
  turn: number;
  look: string;
  outline: string | 1;
  grid: [columns: number, rows: number];
  read: string;
  was: string;
  orbit: [x: number, y: number, degrees: number];
  points: [x: number, y: number][];
}

export interface Form {
  cells: Cell[];
  turned: string;
  mirrored: string;
}

export interface Gesture {
  move: string;
  touches: string[];
  amounts: [key: string, amount: number][];
  label: string;
  bag?: boolean;
  odds?: [wins: number, loses: number]; // what dice will probably bring there, in per cent
  form?: string;
  at?: string;
}

// A shape as JSON: see picture/shapes.ts.
export type Shape = string | number | Shape[] | { [name: string]: string };

export type AreaLine = ["area", AreaValues];
export type PieceLine = ["piece", kind: string, place: string, x: number, y: number, says: string, Partial<PieceValues>];
export type Line =
  | AreaLine
  | PieceLine
  | ["part", key: string, Shape]
  | ["read", key: string, string[]]
  | ["form", key: string, Form]
  | ["gesture", move: string, Partial<Gesture>]
  | ["laying", touches: string[], form: string, cells: [at: string, move: string][]]
  | ["greyed", why: string, rule: string, paths: string[][]];

// Lines told by what changed: a new line, or the place of those that were there before.
export type Kept = [first: number, end: number];
export type Changes<T> = (T | Kept)[];

const isKept = (part: unknown): part is Kept => Array.isArray(part) && typeof part[0] === "number";

export const patched = <T extends string | readonly unknown[]>(before: readonly T[], changes: Changes<T>): T[] =>
  changes.flatMap((part): T[] => (isKept(part) ? before.slice(...part) : [part]));

export type Beat = [sentence: string, rule: string];

// A great moment: who threw what, what was added and why, what came of it.
export interface Staged {
  title: string;
  on: string;
  notes: string[];
  drawing: string; // SVG around 0 0
  sides: { seat: number; name: string; dice: number[]; modifiers: [name: string, amount: string][]; result: string; losses: string[] }[];
}

export type Frame = [picture: Changes<Line>, beats: Beat[], weight: number, ply: number, stage?: Staged];

// What is said to somebody who wanted something done.
export interface Answer {
  done?: boolean;
  ask?: string;
  error?: string;
  rule?: string;
}

// Where nobody sees the page, all that comes: its title, whose turn it is, and how much was said.
export interface Turn {
  title: string;
  turn: string;
  said: number;
}

export interface Message {
  reload?: boolean; // the server has pages of another build
  answers?: [key: string, answer: Answer, status: number][]; // what became of what this page wanted done
  sections: Record<string, [place: number, version: string, lines: Changes<string>]>;
  classes: string;
  cut: boolean;
  title: string;
  turn: string;
  since: number; // the ply of my last move; -1 for who only watches
  ply: number;
  frames: Frame[];
  picture: Changes<Line>;
}
