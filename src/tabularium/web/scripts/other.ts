// What pages do that are no table: pages that wait, the form for a new table, the rules; and clocks and dates.
import { Idiomorph } from "idiomorph";
import { $, all, fetchText, readPage, the } from "./dom.js";
import { sift } from "./offers.js";

const PAUSE = 2500;
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000] as const;

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
    const isSolo = $("[name=solo][value=yes]:checked", form) !== null;
    let seats = isSolo ? 1 : 0;
    for (const row of all(".seatrows li", form)) {
      const kind = the<HTMLSelectElement>("[data-kind-of]", row).value;
      row.dataset.kind = kind;
      if (kind !== "none" && !isSolo) seats += 1;
    }
    for (const option of all("[data-seats]", form)) option.hidden = !option.dataset.seats?.split(" ").includes(String(seats));
  };
  form.addEventListener("change", refresh);
  refresh();
}

// Rules are found while one types.
export function listenRules(page: ParentNode = document): void {
  const [filter, found] = [$<HTMLInputElement>("[data-filter]", page), $("#found", page)];
  if (!filter || !found) return;
  const rules = `.${filter.dataset.filter}`;
  const foundAll = found.textContent;
  filter.addEventListener("input", () => {
    sift(all(rules, page), filter.value);
    for (const book of all("[data-book]", page)) book.hidden = !$(`${rules}:not([hidden])`, book);
    found.textContent = $("[data-book]:not([hidden])", page) ? foundAll : found.dataset.none ?? "";
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

// Moments to come, in the time of this device and as what is left of it. Without a script they stand there in UTC.
export function tellTimes(): void {
  const refresh = () => all("time.until").forEach(tellTime);
  refresh();
  setInterval(refresh, MINUTE / 2);
  const table = $("#main.table");
  if (table) new MutationObserver(refresh).observe(table, { childList: true, subtree: true });
}

function tellTime(time: HTMLElement): void {
  const until = Number(time.getAttribute("datetime"));
  const left = until - Date.now();
  const [unit, size] = left >= 2 * DAY ? ["days", DAY] as const : left >= HOUR ? ["hours", HOUR] as const : ["minutes", MINUTE] as const;
  const words = time.dataset[unit]?.replace("#", String(Math.max(0, Math.floor(left / size)))) ?? "";
  const when = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  const said = time.matches(".brief") ? words : `${new Date(until).toLocaleString(document.documentElement.lang, when)} (${words})`;
  if (time.textContent !== said) time.textContent = said;
}

// A page that waits for something on another device: it is loaded again when it would say something else. Who has come
// to the waiting room meanwhile is told there.
export function lookElsewhere(): void {
  const waits = (page: Document) => $("#main", page)?.dataset.waits;
  if (!$("#main[data-looks]")) return;
  tellWhoCame();
  const look = async () => {
    if (document.activeElement?.matches("input")) return; // what is written would be lost
    const answer = await fetch(location.pathname).catch(() => null);
    if (answer && (answer.ok || answer.status === 404) && waits(readPage(await answer.text())) !== waits(document)) location.assign(location.pathname);
  };
  setInterval(() => void look(), PAUSE);
}

function tellWhoCame(): void {
  const told = $("#came");
  if (!told) return;
  const key = `here ${location.pathname}`, before = sessionStorage.getItem(key);
  const names = all(".room-seats li .who").map((name) => name.textContent ?? "");
  sessionStorage.setItem(key, JSON.stringify(names));
  const known = JSON.parse(before ?? JSON.stringify(names)) as string[];
  const came = names.filter((name) => !known.includes(name)).map((name) => (told.dataset.came ?? "").replace("#", name));
  setTimeout(() => { told.textContent = came.join(" "); }, 100); // after the page is there, so that it is read out
}

// When all have agreed to play again, players at the old table are led to the new one. A page opened later stays.
export function followRematch(): void {
  const next = () => $("[data-go]")?.dataset.go;
  const table = $("#main");
  if (!table || next()) return;
  const go = () => { const address = next(); if (address) location.assign(address); };
  new MutationObserver(go).observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-go"] });
}
