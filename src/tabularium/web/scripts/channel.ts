// What somebody does goes to the server one thing after the other, over the page's socket, and is answered by its key in the
// message that shows it. Where no socket can be opened it goes as the form that it is. What was meant to follow something that was
// refused is not sent. A move that finds no connection is kept and sent once when it is back, or taken back by the player.
import type { Clock } from "./clock.js";
import { questionOf } from "./revision.js";
import type { Answer } from "./wire.js";

const DEAF = 3000; // milliseconds after which something that was sent should have been answered
const RETRY = 2000; // and until what was kept is tried again
const LONGEST = 60_000; // letters that a socket takes; a form is told in words that it is too long

export const isPlay = (name: string) => /^(moves|undo|restart|(no-)?pass-ahead)$/.test(name);
const isRepeatable = (name: string) => isPlay(name) || /^(say|lift|drop)$/.test(name); // the server knows the key, or asking again does no harm

// How a deed reaches the server.
export interface Link {
  isOpen(): boolean;
  /** Over the socket. */
  send(text: string): void;
  /** Another socket: this one is deaf. */
  renew(): void;
  /** As a form; null where no answer of the server came. */
  post(name: string, key: string, fields: URLSearchParams): Promise<Answer | null>;
}

// What the channel needs of the page.
export interface Desk {
  newKey(): string;
  /** What a move of this seat answers on the page as it is now; "" where the seat is not asked. */
  revision(seat: string): string;
  sending(isUnderWay: boolean): void;
  tell(sentence: string, rule: string): void;
  tellLost(): void;
  tellKept(drop: () => void): void;
  hush(): void;
}

interface Deed {
  name: string; // of the form's address: moves, undo, say
  key: string; // the same request is obeyed once
  fields: URLSearchParams;
  isTwice: boolean; // it is what was done before
  settle: (answer: Answer | null) => void;
}

type Way = "" | "socket" | "form";

export class Channel {
  #queue: Deed[] = []; // the first of them is under way
  #way: Way = ""; // how it went, "" where it did not
  #isKept = false; // whether it found no connection
  #timer = 0;
  #last = ""; // what was sent before
  readonly #idle: (() => void)[] = [];

  constructor(private readonly link: Link, private readonly desk: Desk, private readonly clock: Clock) {}

  /** Do this; what the server says once it is done and the page shows it, or null where it was not done. */
  do(name: string, fields: URLSearchParams): Promise<Answer | null> {
    return new Promise((settle) => {
      this.#queue.push({ name, key: this.desk.newKey(), fields, isTwice: false, settle });
      this.#next();
    });
  }

  /** Whether this is the key of a move, or of something else that changes the game. */
  plays(key: string): boolean { return this.#queue.some((deed) => deed.key === key && isPlay(deed.name)); }

  hasKept(): boolean { return this.#isKept; }
  isBusy(): boolean { return this.#queue.length > 0 && !this.#isKept; }

  /** Call this when nothing is under way any more. */
  whenIdle(act: () => void): void {
    if (this.isBusy()) this.#idle.push(act);
    else act();
  }

  #next(): void {
    const [deed] = this.#queue;
    if (deed && !this.#way && !this.#isKept && this.#isMeant(deed)) this.#attempt(deed);
    this.desk.sending(!this.#isKept && this.#queue.some((one) => isPlay(one.name)));
    if (!this.isBusy()) for (const act of this.#idle.splice(0)) act();
  }

  // Who lays one thing and the next, or is done at once, answers the same question, whatever was laid of it meanwhile. The same once
  // more, for a question that was answered by it, is a press too many.
  #isMeant(deed: Deed): boolean {
    const { fields } = deed;
    const [mine, now, what] = [fields.get("revision") ?? "", this.desk.revision(fields.get("seat") ?? ""), textOf(deed)];
    deed.isTwice = what === this.#last;
    if (deed.isTwice && isPlay(deed.name) && (!now || questionOf(mine) < questionOf(now))) {
      this.#end(null);
      return false;
    }
    if (mine && now && questionOf(mine) === questionOf(now)) fields.set("revision", now);
    this.#last = what;
    return true;
  }

  #attempt(deed: Deed): void {
    this.clock.cancel(this.#timer);
    const text = JSON.stringify([deed.name, deed.key, deed.fields.toString()]);
    if (this.link.isOpen() && text.length < LONGEST) {
      this.#way = "socket";
      this.link.send(text);
      this.#timer = this.clock.after(DEAF, () => this.link.renew()); // it looks open, and nothing comes
    } else {
      this.#way = "form";
      void this.link.post(deed.name, deed.key, deed.fields).then((answer) => {
        if (answer) this.answered(deed.key, answer);
        else if (deed === this.#queue[0]) this.#lose(deed);
      });
    }
  }

  /** The server has answered. The page shows it already. */
  answered(key: string, answer: Answer): void {
    const [deed] = this.#queue;
    if (!deed || deed.key !== key) return; // it was taken back, or answered before
    const isLast = this.#queue.length === 1;
    if (!answer.done && isPlay(deed.name)) this.#dropFollowers();
    if (answer.error !== undefined) {
      const isTooMany = deed.isTwice && answer.rule === "not-now" && isLast; // the first one did it
      if (!isTooMany) this.desk.tell(answer.error, answer.rule ?? "");
      this.#end(null);
    } else {
      if (!answer.ask) this.desk.hush();
      this.#end(answer);
    }
  }

  /** There is a socket again: what has no answer yet is asked again, under its key. */
  opened(): void {
    const [deed] = this.#queue;
    if (!deed || this.#way === "form") return;
    if (this.#way === "socket" && !isRepeatable(deed.name)) this.#giveUp(deed);
    else { this.#isKept = false; this.#attempt(deed); }
  }

  /** A socket could not be opened. */
  failed(): void {
    const [deed] = this.#queue;
    if (!deed || this.#way !== "socket") return;
    if (isRepeatable(deed.name)) this.#attempt(deed);
    else this.#giveUp(deed);
  }

  /** There may be a connection again. */
  retry(): void {
    const [deed] = this.#queue;
    if (deed && this.#isKept && !this.#way) this.#attempt(deed);
  }

  // No answer came by any way.
  #lose(deed: Deed): void {
    this.#way = "";
    if (deed.name !== "moves") { this.#giveUp(deed); return; }
    this.#isKept = true;
    this.#timer = this.clock.after(RETRY, () => this.retry());
    this.desk.tellKept(() => this.drop());
    this.#next();
  }

  #giveUp(deed: Deed): void {
    if (isPlay(deed.name)) this.#dropFollowers();
    this.desk.tellLost();
    this.#end(null);
  }

  /** Take back what was kept. */
  drop(): void {
    this.#queue.splice(1).forEach((deed) => deed.settle(null));
    this.desk.hush();
    this.#end(null);
  }

  #dropFollowers(): void {
    const [deed, ...others] = this.#queue;
    if (!deed) return;
    this.#queue = [deed, ...others.filter((one) => !isPlay(one.name))];
    for (const one of others) if (isPlay(one.name)) one.settle(null);
  }

  #end(answer: Answer | null): void {
    this.clock.cancel(this.#timer);
    this.#way = "";
    this.#isKept = false;
    this.#queue.shift()?.settle(answer);
    this.#next();
  }
}

// What a deed is, whichever question it answers.
function textOf({ name, fields }: Deed): string {
  const said = new URLSearchParams(fields);
  for (const field of ["csrf", "revision"]) said.delete(field);
  return `${name} ${said}`;
}
