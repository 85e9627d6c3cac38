// Something to be told in passing; a rule in it can be read at once.
import { $, made, press, the } from "./dom.js";

const SECONDS = 9;

export class Toast {
  #timer = 0;

  tell(sentence: string, rule = "", stays = false): HTMLElement {
    const toast = the("#toast");
    const book = $("#main")?.dataset.rules;
    toast.textContent = sentence;
    if (book && rule && rule !== "not-now" && sentence.endsWith(`(${rule})`)) {
      toast.textContent = sentence.slice(0, -rule.length - 2);
      toast.append(made("a", { href: `${book}#${rule}`, "data-rule": rule }, rule));
    }
    toast.hidden = false;
    clearTimeout(this.#timer);
    if (!stays) this.#timer = window.setTimeout(() => this.hush(), 1000 * SECONDS);
    return toast;
  }

  /** Tell something that stays until it is over, or until somebody presses its button. */
  offer(sentence: string, label: string, act: () => void): void {
    if (!the("#toast").hidden && $("#toast [data-drop]")) return; // it is said already
    this.tell(sentence, "", true).append(press(label, act, { class: "quiet", "data-drop": true }));
  }

  hush(): void { the("#toast").hidden = true; }
}
