// Something to be told in passing; a rule in it can be read at once.
import { $, made } from "./dom.js";

let timer = 0;

export function tell(sentence, rule = "", stays = false) {
  const toast = $("#toast");
  const book = $("#main")?.dataset.rules;
  toast.textContent = sentence;
  if (book && rule && rule !== "not-now" && sentence.endsWith(`(${rule})`)) {
    toast.textContent = sentence.slice(0, -rule.length - 2);
    toast.append(made("a", { href: `${book}#${rule}`, "data-rule": rule }, rule));
  }
  toast.hidden = false;
  clearTimeout(timer);
  if (!stays) timer = setTimeout(() => { toast.hidden = true; }, 9000);
}

export function hush() { $("#toast").hidden = true; }
