// One socket, which finds its way back.
import type { Clock } from "./clock.js";

const PATIENCE = 10_000; // milliseconds until a socket that does not open is given up
const ASLEEP = 20_000; // after which a device that wakes up trusts no socket
const [FIRST, LONGEST] = [250, 8000] as const; // milliseconds until it is tried again
const FINAL: readonly number[] = [4403, 4404]; // codes of a server that wants no more: refused, no such table

export interface Wire {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

export interface Network {
  connect(heard: (text: string) => void, closed: (code: number) => void): Wire;
  isOnline(): boolean;
  isHidden(): boolean;
  /** Milliseconds, also of the time that a device slept. */
  today(): number;
  chance(): number;
}

// Who listens.
export interface Ears {
  heard(text: string, isFirst: boolean): void;
  /** There is a socket: its first message has been heard. */
  opened(): void;
  /** A try brought none. */
  failed(): void;
  lost(): void;
  found(): void;
}

export class Socket {
  #current: Wire | null = null; // the socket that is listened to
  #timer = 0; // of the next one
  #tries = 0;
  #isLost = false;
  #isFirst = true; // whether its first message is still to come
  #hiddenAt = 0;

  constructor(private readonly network: Network, private readonly clock: Clock, private readonly ears: Ears) {}

  isOpen(): boolean { return !this.#isFirst && this.network.isOnline() && (this.#current?.isOpen() ?? false); }
  send(text: string): void { this.#current?.send(text); }

  open(): void {
    this.clock.cancel(this.#timer);
    const before = this.#current;
    this.#isFirst = true;
    const wire: Wire = this.#current = this.network.connect((text) => this.#heard(wire, text), (code) => this.#closed(wire, code));
    before?.close();
    this.#timer = this.clock.after(PATIENCE, () => { this.#away(); this.open(); });
  }

  #heard(wire: Wire, text: string): void {
    if (wire !== this.#current) return;
    this.clock.cancel(this.#timer);
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    this.#tries = 0;
    this.ears.heard(text, isFirst);
    if (isFirst) this.ears.opened();
    if (this.#isLost) this.ears.found();
    this.#isLost = false;
  }

  #closed(wire: Wire, code: number): void {
    if (wire !== this.#current) return;
    this.clock.cancel(this.#timer);
    if (FINAL.includes(code)) { this.ears.failed(); return; }
    this.#away();
    const pause = Math.min(LONGEST, FIRST * 2 ** Math.min(this.#tries, 6)) * (0.7 + 0.6 * this.network.chance());
    this.#timer = this.clock.after(pause, () => this.open());
  }

  #away(): void {
    this.#tries += 1;
    const hasFailed = this.#isFirst;
    this.#isFirst = true;
    if (this.#tries > 1 || !this.network.isHidden()) {
      this.#isLost = true;
      this.ears.lost();
    }
    if (hasFailed) this.ears.failed();
  }

  // A device that slept, or was without a network, does not wait for its next try. What was open may be dead without a word.

  hides(): void { this.#hiddenAt = this.network.today(); }

  shows(): void {
    if (this.network.today() - this.#hiddenAt > ASLEEP) this.open();
    else this.look();
  }

  /** Open another one where this one is not open. */
  look(): void { if (!this.#current?.isOpen()) this.open(); }
}
