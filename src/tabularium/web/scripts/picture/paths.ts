// The ways that lead to moves: what may be touched, and in which order. It knows no rule: offered moves carry paths.
import type { Gesture } from "../wire.js";

// A cell by the letter of its row and the number of its column, as boards that are touched by the cell write them along their edges.
export const cellName = (column: number, row: number): string => String.fromCharCode(65 + row) + String(column + 1);

// What leads to a shape may be left out: then it follows from where the shape is laid, and is shown there.
const touchesOf = (gesture: Gesture, keys: readonly string[]): string[] =>
  gesture.form && keys[0] === gesture.touches.at(-1) ? gesture.touches.slice(-1) : gesture.touches;

// What is left of a bag after these keys were taken out of it, or null where one of them is not in it.
function leftOf(bag: readonly string[], keys: readonly string[]): string[] | null {
  const left = [...bag];
  for (const key of keys) {
    const at = left.indexOf(key);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

// Whether these touches may begin a gesture.
export function takes(gesture: Gesture, keys: readonly string[]): boolean {
  if (gesture.bag) return leftOf(gesture.touches, keys) !== null;
  const touches = touchesOf(gesture, keys);
  return keys.every((key, i) => touches[i] === key);
}

// What may be touched after them.
export function nextOf(gesture: Gesture, keys: readonly string[]): string[] {
  if (gesture.form && !keys.length) return [...gesture.touches.slice(0, 1), ...gesture.touches.slice(-1)];
  if (gesture.bag) return leftOf(gesture.touches, keys) ?? [];
  return touchesOf(gesture, keys).slice(keys.length, keys.length + 1);
}

// Whether these touches, which begin it, are all of it.
export const isWhole = (gesture: Gesture, keys: readonly string[]): boolean => touchesOf(gesture, keys).length === keys.length;

// Whether nothing but the touch itself says what is meant: one thing, or the last of several in any order.
export const isOneTouch = (gesture: Gesture): boolean =>
  (gesture.bag === true || gesture.touches.length === 1) && !gesture.amounts.length && !gesture.form;

// The first move that a gesture makes: the one that the list offers.
export const firstMove = (gesture: Gesture): string => gesture.move.split(" > ")[0] ?? "";
