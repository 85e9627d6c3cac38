// Whether what somebody presses is for the question that is there now.
import type { Clock } from "./clock.js";
import { MOMENT } from "./fresh.js";
import { questionOf } from "./revision.js";

const TWICE = 350; // between two touches of a finger that are one
const ECHO = 1000; // browsers tell of a mouse in the same place so long after a touch
const NEAR = 24;
export const SLIP = 6; // pixels that a finger may slide...
export const HOLD = 500; // ...and milliseconds that it may stay, and still touch one thing once

interface At { at: number; x: number; y: number }

export class Question {
  #askedAt = 0; // when another question came
  #ignoredAt = 0; // when a key was not taken
  #press: At = { at: 0, x: 0, y: 0 }; // the first of one or more presses in the same place
  #finger: At = { at: -Infinity, x: 0, y: 0 }; // its last touch
  #isTap = true; // whether the last press touched one thing once

  constructor(private readonly clock: Clock) {}

  now(): number { return this.clock.now(); }

  /** The choices of the page changed; whether another question is asked. */
  changed(before: string, now: string): boolean {
    if (before === now) return false;
    if (questionOf(now) === questionOf(before)) return false;
    this.#askedAt = this.clock.now();
    return true;
  }

  askedAt(): number { return this.#askedAt; }

  /** Keys are not taken for a moment after they began to mean something else. */
  takesKeys(since = this.#askedAt): boolean {
    const now = this.clock.now();
    if (now - Math.max(since, this.#ignoredAt) > MOMENT) return true;
    this.#ignoredAt = now; // who presses several in a row means all of them, or none
    return false;
  }

  /** Whether what somebody aims at since then is for the question that is there now. */
  isSeen(since: number): boolean { return since >= this.#askedAt || this.clock.now() - this.#askedAt > MOMENT; }

  /** Whether the last press was: not one that began before it came, nor the second of a double click. */
  isMeant(): boolean { return this.#press.at >= this.#askedAt; }

  byMouse(x: number, y: number, clicks: number): void {
    const now = { at: this.clock.now(), x, y };
    const isEcho = now.at - this.#finger.at < ECHO && isNear(now, this.#finger);
    if (clicks < 2 && !isEcho) this.#press = now;
    if (!isEcho) this.#isTap = true;
  }

  byFinger(x: number, y: number): void {
    const now = { at: this.clock.now(), x, y };
    const isAgain = now.at - this.#press.at < TWICE && isNear(now, this.#press);
    this.#finger = now;
    if (!isAgain) this.#press = now;
  }

  /** When a finger or the mouse came down last. */
  downAt(): number { return Math.max(this.#press.at, this.#finger.at); }

  /** A finger goes up here. */
  lift(x: number, y: number): void {
    const { at, x: fromX, y: fromY } = this.#finger;
    this.#isTap = Math.hypot(x - fromX, y - fromY) <= SLIP && this.clock.now() - at <= HOLD;
  }

  isTap(): boolean { return this.#isTap; }
}

const isNear = (one: At, other: At) => Math.hypot(one.x - other.x, one.y - other.y) < NEAR;
