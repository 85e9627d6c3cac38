// Screen readers hear what is new, once: what happened, what was said, and what is asked now.
import { all, made, the } from "./dom.js";

const MOST = 30;

export class News {
  #heard = new Set<string>();
  #asking = "";

  start(): void {
    this.#hear();
    this.#asking = the("#prompt").textContent ?? "";
  }

  #hear(): string[] {
    const lines = [...all("#log .events li").reverse(), ...all("#chat .talk li[id]").reverse()];
    const key = (line: HTMLElement) => `${line.id} ${line.classList.contains("undone")}`; // what is taken back is news
    const fresh = lines.filter((line) => !this.#heard.has(key(line)));
    this.#heard = new Set(lines.map(key));
    return fresh.map((line) => all("a, s, span:not(.token)", line).map((part) => part.textContent).join(" "));
  }

  announce(isNewTurn: boolean): void {
    const [news, main] = [the("#news"), the("#main")];
    const prompt = the("#prompt").textContent ?? "";
    const fresh = this.#hear();
    if (isNewTurn || prompt !== this.#asking) fresh.push(main.dataset.turn ? `${main.dataset.turnText}. ${prompt}` : prompt);
    this.#asking = prompt;
    news.append(...fresh.map((sentence) => made("p", {}, sentence)));
    while (news.children.length > MOST) news.firstChild?.remove();
  }
}
