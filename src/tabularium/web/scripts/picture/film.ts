// What happened, at the viewer's pace: pictures in a row, each with its sentences and their rules. The question waits for it, or
// for a touch or a key that skips it. A show can be held, gone through step by step, forth and back, and seen again.
import type { Clock } from "../clock.js";
import type { Beat, Line, Staged } from "../wire.js";

const BUDGETS: Readonly<Record<string, number>> = { calm: 6000, quick: 2000, once: 0, steps: Infinity }; // milliseconds for all that is waiting to be shown
const LONG: Readonly<Record<string, number>> = { calm: 1100, quick: 350 }; // and for each picture of a long resolution, which is there to be followed
const TURN: Readonly<Record<string, number>> = { calm: 1400, quick: 700 }; // where something turns as a whole: it is seen to come round
const OWN: Readonly<Record<string, number>> = { calm: 1200, quick: 500 }; // for all pictures of a move of one's own
const STIRS = 3; // the weight of a picture that turns something up or throws dice
const FEW = 2; // pictures of a move of one's own: the pieces slide there by themselves
const STAGED: Readonly<Record<string, number>> = { calm: 3200, quick: 1600 }; // for a great moment, until its numbers are read
const LINE: Readonly<Record<string, number>> = { calm: 350, quick: 150 }; // and for each line of it beyond the first
const MOST_READ = 12_000;
const GOES_ON: Readonly<Record<string, number>> = { calm: 1500, quick: 700 }; // where it was read already, and only a loss or a sentence comes
const RESOLUTION = 8; // pictures that one move sets off
const LEAST = 140;
const MOST = 1500;
const SENTENCES = 3; // at a time

export interface Shot {
  picture: Line[];
  beats: Beat[];
  weight: number;
  ply: number;
  stage?: Staged | null;
}

export interface Step extends Shot {
  isOwn: boolean; // a move of the viewer, which turns up nothing: it is shown briefly
  long: number; // what part it is of a picture in a long resolution
}

// Where a show is seen.
export interface Screen {
  pace(): string;
  isHidden(): boolean;
  wantsCalm(): boolean; // who wants nothing to move
  isShort(): boolean; // whether the viewer's time runs out
  begins(): void;
  draw(picture: Line[]): void;
  /** Whether what stands on a hub will have gone round with this picture. */
  turns(picture: Line[]): boolean;
  caption(beats: Beat[], at: number, of: number, isHeld: boolean): void;
  stage(staged: Staged | null): void;
  ends(): void;
  offerAgain(isWorthIt: boolean): void;
}

// How far somebody has seen: all of the moves to this ply, and so many steps of what came next.
interface Seen { ply: string; steps: number }

export class Film {
  #reel: Step[] = []; // of the show that runs, or of the last one
  #at = -1; // which of them is seen
  #isHeld = false; // whether it waits for the viewer
  #before: Seen = { ply: "", steps: 0 }; // how far I had seen when it began
  #finish: (() => void) | null = null; // shows how things stand
  #isRepeated = false; // whether it is seen once more
  #timer = 0;
  #until = 0;
  #stand: () => void = () => {}; // draws how things stand

  constructor(
    private readonly screen: Screen, private readonly clock: Clock,
    private readonly memory: Pick<Storage, "getItem" | "setItem">, private readonly key: string,
  ) {}

  isRunning(): boolean { return this.#finish !== null; }
  holds(): boolean { return this.#isHeld; }

  // A reload goes on from where one was.
  #saw(ply: number | string, steps = 0): void { this.memory.setItem(this.key, `${ply} ${steps}`); }
  #seen(): Seen {
    const [ply = "", steps = "0"] = (this.memory.getItem(this.key) ?? "").split(" ");
    return { ply, steps: Number(steps) };
  }
  since(): string { return this.#seen().ply; }

  // The time for what is left of a show, from this picture on.
  #budget(from: number): number {
    const pace = this.screen.pace();
    const left = this.#reel.slice(from);
    if (this.screen.isHidden() || this.screen.isShort() || (this.#isStill() && !left.some((step) => step.stage))) return 0;
    const own = left.filter((step) => step.isOwn).length;
    if (own === left.length && pace !== "steps") return own > FEW ? OWN[pace] ?? 0 : 0;
    const usual = BUDGETS[pace] ?? BUDGETS.calm ?? 0; // of an ordinary show
    const long = left.reduce((sum, step) => sum + step.long, 0);
    return usual && usual + long * (LONG[pace] ?? 0);
  }

  /** Show these, then do `end`. What comes while a show runs is added to it; where a table went back, it is over (`cut`). A new
   * socket tells all `anew` that was not seen whole. What I did myself, up to the ply `since`, is shown briefly. */
  play(shots: Shot[], ply: number, since: number, cut: boolean, anew: boolean, end: () => void, stand: () => void): void {
    if (cut || this.#isRepeated) this.#stop();
    this.#stand = stand;
    const isIdle = !this.isRunning();
    this.#finish = () => { this.#saw(ply); end(); };
    const steps = stepsOf(shots, since).slice(anew ? this.#seen().steps : 0);
    if (anew && !isIdle) this.#reel.length = this.#at + 1;
    if (isIdle && steps.length) {
      [this.#reel, this.#at, this.#before] = [[], -1, this.#seen()];
      this.#isHeld = this.screen.pace() === "steps" && steps.length > 1; // a single one passes
    }
    this.#reel.push(...steps);
    const time = this.#budget(this.#at + 1);
    if ((isIdle && !steps.length) || !time) { this.skip(); return; }
    if (isIdle) this.screen.begins();
    this.#until = this.clock.now() + time;
    if (isIdle) this.#goOn();
  }

  #goOn(): void {
    this.#cancelTimer();
    if (this.#at + 1 >= this.#reel.length) { this.skip(); return; }
    this.#at += 1;
    this.#look();
  }

  #look(): void {
    const shot = this.#reel[this.#at];
    if (!shot) return;
    if (this.#isStill() && !shot.stage && !this.#isRepeated) { this.#note(shot.ply); this.#goOn(); return; } // only great moments, without motion
    if (this.screen.isShort() && !this.#isRepeated) { this.skip(); return; }
    const least = this.screen.turns(shot.picture) ? TURN[this.screen.pace()] ?? LEAST : LEAST;
    this.screen.draw(shot.picture);
    this.screen.stage(shot.stage ?? null);
    if (!this.#isRepeated) this.#note(shot.ply);
    this.#caption();
    if (this.#isHeld) return;
    const rest = this.#reel.slice(this.#at);
    const left = Math.max(0, this.#until - this.clock.now());
    const weight = rest.reduce((sum, one) => sum + one.weight, 0);
    const brief = (OWN[this.screen.pace()] ?? 0) / rest.filter((one) => one.isOwn).length;
    const time = Math.max(least, (left * shot.weight) / weight);
    const usual = Math.min(MOST, shot.isOwn ? Math.min(brief, time) : time);
    this.#timer = this.clock.after(shot.stage ? this.#reading(shot.stage) ?? usual : usual, () => this.#goOn());
  }

  // Who wants nothing to move is shown great moments alone, as they stand.
  #isStill(): boolean { return this.screen.wantsCalm() && this.screen.pace() !== "steps"; }

  // How long a great moment is looked at.
  #reading(stage: Staged): number | undefined {
    const pace = this.screen.pace();
    const before = this.#reel[this.#at - 1]?.stage;
    if (before && momentOf(before) === momentOf(stage)) return GOES_ON[pace];
    const [base, line] = [STAGED[pace], LINE[pace]];
    if (base === undefined || line === undefined) return undefined;
    const lines = stage.notes.length + stage.sides.reduce((sum, side) => sum + side.modifiers.length, 0);
    return Math.min(MOST_READ, base + line * lines);
  }

  #note(ply: number): void {
    const first = this.#reel.findIndex((one) => one.ply === ply);
    const last = this.#reel[first - 1];
    if (this.#reel[this.#at + 1]?.ply !== ply) this.#saw(ply);
    else this.#saw(last ? last.ply : this.#before.ply, this.#at - first + 1 + (last ? 0 : this.#before.steps));
  }

  #caption(): void { this.screen.caption(this.#reel[this.#at]?.beats ?? [], this.#at, this.#reel.length, this.#isHeld); }

  // -- what the viewer does -----------------------------------------------------------------------------

  next(): void { this.#wait(); this.#goOn(); }
  back(): void { this.#wait(); this.#at = Math.max(0, this.#at - 1); this.#look(); }

  /** Hold it, or let it go on. */
  hold(): void {
    if (!this.#isHeld) { this.#wait(); this.#caption(); return; }
    this.#isHeld = false;
    this.#until = this.clock.now() + Math.max(this.#budget(this.#at), LEAST * (this.#reel.length - this.#at));
    this.#goOn();
  }

  /** Reading takes time. */
  read(): void { this.#wait(); this.#caption(); }

  #wait(): void {
    this.#isHeld = true;
    this.#cancelTimer();
  }

  /** The last show once more, and then how things stand now. */
  again(): void {
    if (this.isRunning() || !this.#reel.length) return;
    [this.#isRepeated, this.#at, this.#finish] = [true, -1, this.#stand];
    this.#isHeld = this.screen.pace() === "steps" || this.screen.wantsCalm();
    this.#until = this.clock.now() + Math.max(this.#budget(0), LEAST * this.#reel.length);
    this.#goOn();
  }

  /** The table as it is, at once. */
  skip(): void {
    const end = this.#finish;
    this.#stop();
    end?.();
    this.screen.offerAgain(this.#reel.length > 1);
  }

  #stop(): void {
    this.#cancelTimer();
    this.#finish = null;
    this.#isRepeated = false;
    this.screen.ends();
  }

  #cancelTimer(): void {
    this.clock.cancel(this.#timer);
    this.#timer = 0;
  }
}

/** The same as long as it is the same great moment: nothing else was thrown. */
export const momentOf = ({ title, sides }: Staged): string => JSON.stringify([title, sides.map(({ seat, dice }) => [seat, dice])]);

// A picture with many sentences is looked at several times, with a few of them each. Each step knows what part it is of a
// picture in a long resolution.
export function stepsOf(shots: readonly Shot[], since = -1): Step[] {
  return shots.flatMap((shot) => {
    const parts = Math.max(1, Math.ceil(shot.beats.length / SENTENCES));
    const isLong = shots.filter((other) => other.ply === shot.ply).length >= RESOLUTION;
    return Array.from({ length: parts }, (_, i) => ({
      ...shot,
      beats: shot.beats.slice(i * SENTENCES, (i + 1) * SENTENCES),
      weight: shot.weight / parts,
      isOwn: shot.ply <= since && shot.weight < STIRS && !shot.stage,
      long: isLong ? 1 / parts : 0,
    }));
  });
}
