// What pages do that are no table: a page that is made while one waits, the form for a new table, the rules; and clocks.
import { Idiomorph } from "idiomorph";
import { $, all, fetchText, readPage, the } from "./dom.js";
import { sift } from "./offers.js";

const PAUSE = 2500;

// A page that is not whole yet looks again by itself until it is.
export function lookAgain(): void {
  if (!$("#main[data-again]")) return;
  const look = async () => {
    const html = document.hidden ? "" : await fetchText(location.href);
    const now = html && $("#main", readPage(html));
    if (now) Idiomorph.morph(the("#main"), now.outerHTML);
    lookAgain();
  };
  setTimeout(() => void look(), PAUSE);
}

// A new table: what does not count here is put away.
export function listenPlan(): void {
  const form = $("[data-plan]");
  if (!form) return;
  const refresh = () => {
    let seats = 0;
    for (const row of all(".seatrows li", form)) {
      const kind = the<HTMLSelectElement>("[data-kind-of]", row).value;
      row.dataset.kind = kind;
      if (kind !== "none") seats += 1;
    }
    for (const option of all("[data-seats]", form)) option.hidden = !option.dataset.seats?.split(" ").includes(String(seats));
  };
  form.addEventListener("change", refresh);
  refresh();
}

// Rules are found while one types.
export function listenRules(): void {
  const [filter, found] = [$<HTMLInputElement>("[data-filter]"), $("#found")];
  if (!filter || !found) return;
  const rules = `.${filter.dataset.filter}`;
  const foundAll = found.textContent;
  filter.addEventListener("input", () => {
    sift(all(rules), filter.value);
    for (const book of all("[data-book]")) book.hidden = !$(`${rules}:not([hidden])`, book);
    found.textContent = $("[data-book]:not([hidden])") ? foundAll : found.dataset.none ?? "";
    found.hidden = filter.value !== "" && found.textContent === foundAll; // how many there were is not how many there are
  });
}

// The clocks of a table run while one looks. Without a script they show what was left when the page was made.
export function runClocks(): void {
  setInterval(() => {
    for (const clock of all("[data-runs-out]")) {
      const left = Math.max(0, Math.floor((Number(clock.dataset.runsOut) - Date.now()) / 1000));
      the(".left", clock).textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      clock.classList.toggle("short", left < 30);
    }
  }, 500);
}
