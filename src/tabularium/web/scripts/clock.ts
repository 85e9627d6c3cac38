// Time as a page counts it. Tests bring a clock of their own.

export interface Clock {
  /** Milliseconds, on a clock that nobody sets. */
  now(): number;
  after(milliseconds: number, act: () => void): number;
  cancel(timer: number): void;
}

export const CLOCK: Readonly<Clock> = {
  now: () => performance.now(),
  after: (milliseconds, act) => window.setTimeout(act, milliseconds),
  cancel: (timer) => clearTimeout(timer),
};
