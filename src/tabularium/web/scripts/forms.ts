// Forms are sent without leaving the page, and moves from the picture go the same way: one after the other, whatever the link. What
// was meant to follow something that was refused is not sent. A move that finds no connection is kept and sent once when it is
// back, or taken back by the player.
import { $, closest, middle, the, word } from "./dom.js";
import type { Page } from "./page.js";
import type { Asked } from "./picture/touch.js";
import { isBefore, questionOf } from "./revision.js";
import type { Answer } from "./wire.js";

const PATIENCE = 10_000; // milliseconds until a request without an answer is taken for lost
const RETRY = 2000; // and until what was kept is tried again

interface Deed {
  address: string;
  fields: URLSearchParams;
  key: string; // the same request is obeyed once
  noes: number;
  isDropped: boolean;
}

const fresh = () => crypto.randomUUID?.() ?? String(Math.random());
const isMove = (address: string) => address.endsWith("/moves");
const isPlay = (address: string) => /\/(moves|undo|restart|(no-)?pass-ahead)$/.test(address);

const fieldsOf = (form: HTMLFormElement, button?: HTMLElement | null): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) fields.append(name, String(value));
  return fields;
};

const choices = () => $<HTMLFormElement>("[data-choices]");

export class Forms {
  #kept: Deed[] = []; // moves that have not reached the server
  #tried: Deed[] = []; // those of them that are on their way again
  #retry = 0;
  #line: Promise<unknown> = Promise.resolve(); // what is done goes one after the other
  #waiting = 0; // how many have no answer yet
  #sending = 0; // how many of them are moves
  #noes = 0; // how often the server said no, or asked back
  #last = ""; // what was done before
  readonly #newest = new Map<string, string>(); // by seat: the revision after the last deed from this page
  onDone: (begun: number) => void = () => {}; // called with when something was sent, once it has been done

  constructor(private readonly page: Page) {}

  #post(address: string, fields: URLSearchParams): Promise<Answer | null> {
    const deed: Deed = { address, fields, key: fresh(), noes: this.#noes, isDropped: false };
    if (isMove(address)) this.page.reader.close();
    if (!isPlay(address)) return this.#inLine(() => this.#sent(deed));
    this.#count(1);
    return this.#inLine(() => this.#played(deed)).finally(() => this.#count(-1));
  }

  #inLine<T>(deed: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#line.then(deed).finally(() => { this.#waiting -= 1; });
    this.#line = done.catch(() => {});
    return done;
  }

  // The page says at once that it has understood.
  #count(by: number): void {
    this.#sending += by;
    if (this.#sending) document.body.classList.add("sending");
    else setTimeout(() => document.body.classList.toggle("sending", this.#sending > 0), 150); // its picture is about to come
  }

  async #played(deed: Deed): Promise<Answer | null> {
    if (deed.noes !== this.#noes) return null; // it was to follow something that was not done
    if (await this.#caughtUp()) return this.#answered(deed);
    if (this.#kept.length && isMove(deed.address)) this.#keep(deed);
    return null;
  }

  // Who lays one thing and the next, or is done at once, answers the same question: the page need not have caught up with the last.
  // The same once more, for a question that was answered by it, is a press too many.
  async #answered(deed: Deed): Promise<Answer | null> {
    const seat = deed.fields.get("seat") ?? "";
    const [mine, now, what] = [deed.fields.get("revision") ?? "", this.#newest.get(seat) ?? "", sameAs(deed)];
    const isTwice = what === this.#last;
    if (isTwice && questionOf(mine) < questionOf(now)) return null;
    if (questionOf(mine) === questionOf(now) && isBefore(mine, now)) deed.fields.set("revision", now);
    this.#last = what;
    const said = await this.#sent(deed, isTwice);
    if (said?.revision) this.#newest.set(seat, said.revision);
    return said;
  }

  async #sent(deed: Deed, isTwice = false): Promise<Answer | null> {
    const { address, fields, key } = deed;
    const begun = performance.now();
    const [answer, said] = await asked(address, { method: "POST", body: fields, redirect: "error", headers: { accept: "application/json", "idempotency-key": key } });
    if (!answer || !said) { this.#lost(deed); return null; }
    if (isPlay(address) && !said.done) this.#noes += 1;
    if (!answer.ok) {
      const isTooMany = isTwice && said.rule === "not-now" && this.#waiting === 1; // the first one did it
      if (!isTooMany) this.page.toast.tell(said.error ?? `${answer.status}`, said.rule);
      return null;
    }
    if (said.ask) return said;
    this.page.toast.hush();
    this.onDone(begun);
    return said;
  }

  #lost(deed: Deed): void {
    if (isMove(deed.address)) { if (!deed.isDropped) this.#keep(deed); return; }
    if (isPlay(deed.address)) this.#noes += 1;
    this.page.toast.tell(the("#connection").dataset.lost ?? "");
  }

  #keep(move: Deed): void {
    this.#kept.push(move);
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.resend(), RETRY);
    this.page.toast.offer(word("kept"), word("drop"), () => {
      for (const one of [...this.#kept, ...this.#tried]) one.isDropped = true;
      this.#kept = [];
      this.page.toast.hush();
    });
  }

  // What was kept goes first, each under its old key, so that it is obeyed once; what comes after a refusal is not meant any more.
  async #caughtUp(): Promise<boolean> {
    const moves = this.#tried = this.#kept;
    this.#kept = [];
    for (const [i, move] of moves.entries()) {
      const isDone = move.isDropped || (await this.#answered(move));
      if (isDone || move.isDropped) continue;
      if (this.#kept.length) this.#kept.push(...moves.slice(i + 1).filter((one) => !one.isDropped)); // there is still no connection
      return false;
    }
    return true;
  }

  /** The connection is back. */
  resend(): void { if (this.#kept.length) void this.#inLine(() => this.#caughtUp()); }

  // A move that may be asked about first: who is `sure` then answers the question that it was made for, and no other.
  async #carefully(address: string, fields: URLSearchParams): Promise<Asked | null> {
    const said = await this.#post(address, fields);
    if (!said?.ask) return said;
    return { ...said, sure: () => { fields.set("sure", "yes"); return this.#post(address, fields); } };
  }

  /** A move of the picture, and how it was meant. */
  async send(move: string, touched: "" | "once" | "yes"): Promise<Asked | null> {
    const form = choices();
    if (!form) return null;
    const fields = fieldsOf(form);
    fields.set("move", move);
    fields.set("careful", "yes");
    if (touched) fields.set("touched", touched);
    return this.#carefully(form.action, fields);
  }

  /** Whether the page has yet to catch up with what an answer tells. */
  isBehind(answer: Answer): boolean { return isBefore(choices()?.dataset.revision ?? "", answer.revision ?? ""); }

  async #told<T>(what: string, values: Record<string, string>): Promise<T | null> {
    const form = choices();
    if (!form) return null;
    const query = new URLSearchParams({ seat: fieldsOf(form).get("seat") ?? "", ...values });
    const address = `${form.action.replace(/moves$/, what)}?${query}`;
    return fetch(address, { headers: { accept: "application/json" } }).then((answer) => (answer.ok ? answer.json() : null), () => null);
  }

  /** Why this would be refused, asked of the server: a move, or what one touches to make it. The rule and its sentence. */
  async why(values: Record<string, string>): Promise<{ rule: string; why: string }> {
    return (await this.#told<{ rule: string; why: string }>("why", values)) ?? { rule: "", why: "" };
  }

  /** What these moves would cost and bring. */
  would(moves: string): Promise<{ says: string[]; way: string[] } | null> { return this.#told("would", { moves }); }

  // Something is said once: the line is free for the next at once, and comes back where it was not heard.
  async #say(form: HTMLFormElement, fields: URLSearchParams): Promise<void> {
    const text = the<HTMLInputElement>("[name=text]", form);
    const words = text.value;
    if (!words.trim()) return;
    form.reset();
    if (!(await this.#post(form.action, fields)) && !text.value) text.value = words;
  }

  async #submitted(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    const fields = fieldsOf(form, button);
    if (form.action.endsWith("/say")) { await this.#say(form, fields); return; }
    if (isMove(form.action)) fields.set("careful", "yes");
    else if (!isPlay(form.action) && form.classList.contains("busy")) return; // it is being done
    const label = button?.textContent?.replace(/^\s*\d*\s*/, "").trim() ?? "";
    for (const node of [form, button]) node?.classList.add("busy");
    const covers = form.action.endsWith("/drop"); // the curtain falls at once, and the page that comes takes it away again
    if (covers) the("#main").classList.add("covered");
    const said = await this.#carefully(form.action, fields);
    if (covers && !said) the("#main").classList.remove("covered");
    const { sure } = said ?? {};
    if (said?.ask && sure) this.page.popup.ask(said.ask, label, middle(button?.isConnected ? button : form), () => void sure(), () => {});
    if (said && "clear" in form.dataset) form.reset();
    setTimeout(() => { for (const node of [form, button]) node?.classList.remove("busy"); }, 150);
  }

  listen(): void {
    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      if (form.dataset.confirm && !window.confirm(form.dataset.confirm)) { event.preventDefault(); return; }
      const leaves = "plain" in form.dataset || form.method !== "post";
      if (leaves && !this.#waiting) return;
      event.preventDefault();
      if (leaves) void this.#line.then(() => form.requestSubmit(event.submitter)); // what was done before goes first
      else void this.#submitted(form, event.submitter);
    });
    document.addEventListener("click", (event) => { const button = closest(event, "[data-copy]"); if (button) void copied(button); });
    addEventListener("online", () => this.resend());
    addEventListener("beforeunload", (event) => { if (this.#kept.length) event.preventDefault(); });
  }
}

async function copied(button: HTMLElement): Promise<void> {
  const field = the<HTMLInputElement>(`#${button.dataset.copy}`);
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  button.textContent = button.dataset.copied ?? "";
}

function sameAs(deed: Deed): string {
  const fields = new URLSearchParams(deed.fields);
  for (const name of ["csrf", "revision"]) fields.delete(name);
  return `${deed.address} ${fields}`;
}

// An answer and what it says; nothing of the server, but of what stands before it, is no answer.
async function asked(address: string, how: RequestInit): Promise<[Response | null, Answer | null]> {
  try {
    const answer = await fetch(address, { ...how, signal: AbortSignal.timeout(PATIENCE) });
    const said: Answer | null = await answer.json().catch((wrong: unknown) => {
      if (!(wrong instanceof SyntaxError)) throw wrong;
      return answer.status < 500 ? {} : null;
    });
    return [answer, said];
  } catch {
    return [null, null];
  }
}
