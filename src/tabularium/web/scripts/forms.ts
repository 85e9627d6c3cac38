// Forms are sent without leaving the page, and moves from the picture go the same way.
import { isPlay } from "./channel.js";
import { $, closest, middle, the } from "./dom.js";
import type { Page } from "./page.js";
import type { Asked } from "./picture/touch.js";
import type { Answer } from "./wire.js";

const fieldsOf = (form: HTMLFormElement, button?: HTMLElement | null): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) fields.append(name, String(value));
  return fields;
};

const choices = () => $<HTMLFormElement>("[data-choices]");
const nameOf = (form: HTMLFormElement): string => form.action.split("/").at(-1) ?? ""; // of what it does

export class Forms {
  constructor(private readonly page: Page) {}

  #do(name: string, fields: URLSearchParams): Promise<Answer | null> {
    if (name === "moves") this.page.reader.close();
    return this.page.live?.channel.do(name, fields) ?? Promise.resolve(null);
  }

  // A move that may be asked about first: who is `sure` then answers the question that it was made for, and no other.
  async #carefully(name: string, fields: URLSearchParams): Promise<Asked | null> {
    if (name === "moves") fields.set("careful", "yes");
    const said = await this.#do(name, fields);
    if (!said?.ask) return said;
    return { ...said, sure: () => { fields.set("sure", "yes"); return this.#do(name, fields); } };
  }

  /** A move of the picture, and how it was meant. */
  async send(move: string, touched: "" | "once" | "yes"): Promise<Asked | null> {
    const form = choices();
    if (!form) return null;
    const fields = fieldsOf(form);
    fields.set("move", move);
    if (touched) fields.set("touched", touched);
    return this.#carefully("moves", fields);
  }

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
    if (!(await this.#do("say", fields)) && !text.value) text.value = words;
  }

  async #submitted(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
    const [name, fields] = [nameOf(form), fieldsOf(form, button)];
    if (name === "say") { await this.#say(form, fields); return; }
    if (!isPlay(name) && form.classList.contains("busy")) return; // it is being done
    const label = button?.textContent?.replace(/^\s*\d*\s*/, "").trim() ?? "";
    for (const node of [form, button]) node?.classList.add("busy");
    const covers = name === "drop"; // the curtain falls at once, and the page that comes takes it away again
    if (covers) the("#main").classList.add("covered");
    const said = await this.#carefully(name, fields);
    if (covers && !said) the("#main").classList.remove("covered");
    const { sure } = said ?? {};
    if (said?.ask && sure) this.page.popup.ask(said.ask, label, middle(button?.isConnected ? button : form), () => void sure(), () => {});
    if (said && "clear" in form.dataset) form.reset();
    for (const node of [form, button]) node?.classList.remove("busy");
  }

  listen(): void {
    document.addEventListener("submit", (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement)) return;
      if (form.dataset.confirm && !window.confirm(form.dataset.confirm)) { event.preventDefault(); return; }
      const { live } = this.page;
      const leaves = "plain" in form.dataset || form.method !== "post";
      if (!live || (leaves && !live.channel.isBusy())) return;
      event.preventDefault();
      if (leaves) live.channel.whenIdle(() => form.requestSubmit(event.submitter)); // what was done before goes first
      else void this.#submitted(form, event.submitter);
    });
    document.addEventListener("click", (event) => { const button = closest(event, "[data-copy]"); if (button) void copied(button); });
  }
}

async function copied(button: HTMLElement): Promise<void> {
  const field = the<HTMLInputElement>(`#${button.dataset.copy}`);
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  button.textContent = button.dataset.copied ?? "";
}
