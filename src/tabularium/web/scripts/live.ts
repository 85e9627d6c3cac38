// A table on the page stays up to date: messages bring the sections that changed and name the lines that stay.
import { Channel, type Desk, type Link } from "./channel.js";
import { CLOCK } from "./clock.js";
import { $, the, word } from "./dom.js";
import type { Page } from "./page.js";
import type { Shot } from "./picture/film.js";
import { Socket, type Ears, type Network } from "./socket.js";
import { patched, type Answer, type Line, type Message, type Turn } from "./wire.js";

const LETTERS = 8; // of a version
const BETWEEN_LOADS = 300_000; // milliseconds until a page of another build loads itself once more
const PATIENCE = 10_000; // milliseconds until a request without an answer is taken for lost
const ASKING: Readonly<RequestInit> = { headers: { accept: "application/json" } };

export class Live implements Link, Ears {
  readonly #versions: string[]; // of the sections as the page has them, in their order
  readonly #lines = new Map<string, string[]>(); // of those that have come since
  readonly #due = new Set<string>(); // sections that have come and are not shown yet
  #picture: Line[] = [];
  #turn: string; // "" while I am not asked
  #isMissed = false; // whether I was asked while nobody saw this page
  #heard = 0; // messages
  readonly #socket = new Socket(network(() => this.#addressNow()), CLOCK, this);
  readonly channel: Channel;

  /** `address` is that of the table's socket. */
  constructor(private readonly page: Page, readonly address: string) {
    const { have = "", turn = "" } = the("#main").dataset;
    this.#versions = have.match(new RegExp(`.{${LETTERS}}`, "g")) ?? [];
    this.#turn = turn;
    this.channel = new Channel(this, desk(page), CLOCK);
  }

  // With what the page has: the server sends no more than it lacks.
  #addressNow(): string {
    const { film, tabs } = this.page;
    return `${this.address}&since=${film.since()}&words=${tabs.reads() ? "yes" : ""}&have=${this.#versions.join("")}`;
  }

  start(): void {
    const socket = this.#socket;
    socket.open();
    document.addEventListener("visibilitychange", () => { if (document.hidden) socket.hides(); else socket.shows(); });
    addEventListener("pageshow", (event) => { if (event.persisted) socket.open(); });
    addEventListener("online", () => { socket.look(); this.channel.retry(); });
    addEventListener("beforeunload", (event) => { if (this.channel.hasKept()) event.preventDefault(); });
  }

  // -- the link -----------------------------------------------------------------------------------------

  /** The board is read in words from now on, or not any more. */
  read(): void {
    if (this.isOpen()) this.send(this.page.tabs.reads() ? '"words"' : '"no words"');
    else void this.#ask(this.#addressNow(), ASKING);
  }

  isOpen(): boolean { return this.#socket.isOpen(); }
  send(text: string): void { this.#socket.send(text); }
  renew(): void { this.#socket.open(); }

  async post(name: string, key: string, fields: URLSearchParams): Promise<Answer | null> {
    const address = (this.isOpen() ? this.address : this.#addressNow()).replace("/live?", `/${name}?`); // where no socket brings it, the picture comes with the answer
    const message = await this.#ask(address, {
      method: "POST", body: fields, redirect: "error", headers: { accept: "application/json", "idempotency-key": key },
    });
    return message?.answers?.find(([one]) => one === key)?.[1] ?? null;
  }

  // What the server says; nothing of the server, but of what stands before it, is no answer.
  async #ask(address: string, how: RequestInit): Promise<Partial<Message> | null> {
    const before = this.#heard;
    try {
      const answer = await fetch(address, { ...how, signal: AbortSignal.timeout(PATIENCE) });
      const message: Partial<Message> & Answer = await answer.json();
      if (message.sections && before === this.#heard) this.#show(message as Message, true); // else a socket has shown more
      if (message.answers) return message;
      const key = new Headers(how.headers).get("idempotency-key") ?? "";
      return { answers: [[key, message, answer.status]] }; // of what guards the server: it has no message
    } catch {
      return null;
    }
  }

  // -- the ears -----------------------------------------------------------------------------------------

  heard(text: string, isFirst: boolean): void {
    const message: Partial<Message & Turn> = JSON.parse(text);
    this.#heard += 1;
    if (message.sections) this.#show(message as Message, isFirst);
    else if (message.said !== undefined) this.#ring(message as Turn);
    for (const [key, answer] of message.answers ?? []) this.channel.answered(key, answer);
  }

  opened(): void { this.channel.opened(); }

  failed(): void {
    this.channel.failed();
    if (!document.hidden) void this.#ask(this.#addressNow(), ASKING);
  }

  lost(): void { this.#connection("lost"); }

  found(): void {
    const connection = this.#connection("back");
    setTimeout(() => { connection.hidden = connection.textContent === connection.dataset.back; }, 3000);
  }

  #connection(word: "lost" | "back"): HTMLElement {
    const connection = the("#connection");
    connection.textContent = connection.dataset[word] ?? "";
    connection.hidden = false;
    return connection;
  }

  // Nobody sees the page: title and sounds tell that something happened, and what, it is told when it is seen again.
  #ring({ title, turn, said }: Turn): void {
    document.title = title;
    this.#isMissed ||= turn !== "" && turn !== this.#turn;
    if (turn !== "" && turn !== this.#turn) this.page.sounds.play("turn");
    this.#turn = turn;
    this.page.bubbles.ring(said);
  }

  // -- what is shown ------------------------------------------------------------------------------------

  #shown(names: Iterable<string>): void {
    for (const name of names) if (this.#due.delete(name)) this.page.morph(name, (this.#lines.get(name) ?? []).join("\n"));
  }

  /** `anew`: it follows nothing that came before. */
  #show(message: Message, anew: boolean): void {
    const { page } = this;
    for (const [name, [place, version, parts]] of Object.entries(message.sections)) {
      this.#versions[place] = version;
      this.#lines.set(name, patched(anew ? [] : this.#lines.get(name) ?? [], parts));
      this.#due.add(name);
    }
    const before = this.#picture;
    let now = anew ? [] : before;
    const shots = message.frames.map(([parts, beats, weight, ply, stage = null]): Shot => ({ picture: (now = patched(now, parts)), beats, weight, ply, stage }));
    const standing = this.#picture = patched(now, message.picture);
    const isMine = message.answers?.some(([key, answer]) => answer.done && this.channel.plays(key)) ?? false;
    const done = shots.findLast((shot) => shot.ply <= message.since) ?? shots[0]; // my own move, where others have answered it already
    page.changed.heard(message.since, isMine, done?.picture ?? standing, before, shots);
    document.title = message.title;
    const isAsked = message.turn !== "" && message.turn !== this.#turn;
    const isNews = isAsked || (this.#isMissed && message.turn !== "");
    this.#turn = message.turn;
    this.#isMissed = false;
    this.#shown(["times", "chat"]); // clocks run on while something is shown, and people talk
    page.bubbles.look();
    document.body.classList.toggle("asked", message.turn !== "");
    page.film.play(shots, message.ply, message.since, message.cut, anew, () => {
      const main = the("#main");
      main.className = message.classes;
      main.dataset.turn = message.turn;
      this.#shown([...this.#due]);
      page.update(standing);
      page.news.announce(isNews);
      if (isNews) page.tabs.makeRoom();
      if (isAsked) page.sounds.play("turn");
    }, () => page.update(this.#picture));
    if (message.reload) this.channel.whenIdle(loadAgain);
  }
}

// Not at every message: while servers of two builds stand side by side, the next one may be of the other build again.
function loadAgain(): void {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (Date.now() - last < BETWEEN_LOADS) return;
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
}

function network(address: () => string): Network {
  return {
    connect(heard, closed) {
      const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${address()}`);
      socket.addEventListener("message", (event) => heard(event.data));
      const tellSeen = () => { if (socket.readyState === WebSocket.OPEN) socket.send(document.hidden ? '"hidden"' : '"seen"'); };
      socket.addEventListener("open", tellSeen);
      document.addEventListener("visibilitychange", tellSeen);
      socket.addEventListener("close", () => document.removeEventListener("visibilitychange", tellSeen));
      socket.addEventListener("close", (event) => closed(event.code));
      return { isOpen: () => socket.readyState === WebSocket.OPEN, send: (text) => socket.send(text), close: () => socket.close() };
    },
    isOnline: () => navigator.onLine,
    isHidden: () => document.hidden,
    today: () => Date.now(),
    chance: () => Math.random(),
  };
}

function desk(page: Page): Desk {
  const { toast } = page;
  return {
    newKey: () => crypto.randomUUID?.() ?? String(Math.random()),
    revision: (seat) => {
      const form = $<HTMLInputElement>("#decision [name=revision]")?.form;
      const fields = form && new FormData(form);
      return fields?.get("seat") === seat ? String(fields.get("revision")) : "";
    },
    // The page says at once that it has understood.
    sending: (isUnderWay) => void document.body.classList.toggle("sending", isUnderWay),
    tell: (sentence, rule) => void toast.tell(sentence, rule),
    tellLost: () => void toast.tell(the("#connection").dataset.lost ?? ""),
    tellKept: (drop) => toast.offer(word("kept"), word("drop"), drop),
    hush: () => toast.hush(),
  };
}
