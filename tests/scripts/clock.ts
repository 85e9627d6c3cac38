// A clock that tests turn by hand.
import type { Clock } from "../../src/tabularium/web/scripts/clock.js";

export class HandClock implements Clock {
  time = 1000;
  #count = 0;
  readonly #timers = new Map<number, { at: number; act: () => void }>();

  now(): number { return this.time; }

  after(milliseconds: number, act: () => void): number {
    this.#timers.set(++this.#count, { at: this.time + milliseconds, act });
    return this.#count;
  }

  cancel(timer: number): void { this.#timers.delete(timer); }

  /** Let this time pass; what is due is done in its order. */
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].filter(([, one]) => one.at <= end).sort((a, b) => a[1].at - b[1].at);
      if (!next) break;
      this.#timers.delete(next[0]);
      this.time = Math.max(this.time, next[1].at);
      next[1].act();
    }
    this.time = end;
  }

  waiting(): number { return this.#timers.size; }
}

// Let promises settle.
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
