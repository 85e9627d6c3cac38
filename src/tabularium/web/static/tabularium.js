// What a page does by itself: stay up to date, take keys, tell whose turn it is. It knows no rule of any game.
import { Idiomorph } from "./vendor/idiomorph.js";

document.documentElement.classList.add("js");
const $ = (selector, from = document) => from.querySelector(selector);
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const toast = $("#toast");
const connection = $("#connection");
let toastTimer = 0;
let freshAt = 0; // keys are not taken for a moment after the choices changed under them

function tell(sentence, rule = "") {
  toast.textContent = sentence;
  const book = $("#main")?.dataset.rules;
  if (book && rule && rule !== "not-now" && sentence.endsWith(`(${rule})`)) {
    toast.textContent = sentence.slice(0, -rule.length - 2);
    const link = document.createElement("a");
    link.href = `${book}#${rule}`;
    link.textContent = rule;
    toast.append(link);
  }
  toast.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { toast.hidden = true; }, 9000);
}

// -- the page is morphed in place -----------------------------------------------------------------------------------

const isBeingWritten = (node) => node.matches("input:not([type=hidden], [readonly])");

function morph(html) {
  const main = $("#main");
  const before = $("[data-choices]")?.dataset.revision;
  const wasChoosing = document.activeElement?.closest?.("[data-choices]");
  Idiomorph.morph(main, html, {
    ignoreActiveValue: true,
    callbacks: {
      beforeAttributeUpdated: (name, node) => !(name === "open" && node.tagName === "DETAILS") && !(name === "value" && isBeingWritten(node)),
      beforeNodeMorphed: (node) => !node.matches?.(".sentence p"), // blanks stay as they were filled in
      beforeNodeRemoved: (node) => !node.classList?.contains("find"),
    },
  });
  if ($("[data-choices]")?.dataset.revision !== before) {
    freshAt = performance.now();
    $("[data-choices]")?.classList.remove("busy");
    $("[data-choices] .find")?.remove();
    for (const box of all("#rail, .offers")) box.scrollTop = 0;
  }
  dress();
  if (wasChoosing && !document.activeElement?.closest?.("[data-choices]")) $("[data-choices] button[name]")?.focus({ preventScroll: true });
}

function finder(label, narrowing) {
  const find = document.createElement("input");
  find.className = "find";
  find.type = "search";
  find.placeholder = label;
  find.setAttribute("aria-label", label);
  find.addEventListener("input", () => narrowing(find.value));
  return find;
}

function dress() {
  const form = $("[data-choices]");
  if (form && all("button[name=move]", form).length > 12 && !$(".find", form)) {
    const find = finder(form.dataset.find, narrow);
    find.addEventListener("keydown", (event) => { if (event.key === "Enter") { event.preventDefault(); shown()[0]?.focus(); } });
    form.prepend(find);
  }
  const events = $(".events[data-find]");
  if (events && events.children.length > 20 && !$(".log .find")) events.before(finder(events.dataset.find, narrowLog));
  narrow($("[data-choices] .find")?.value ?? "");
  narrowLog($(".log .find")?.value ?? "");
  const notify = $("[data-notify]");
  if (notify && "Notification" in window) {
    notify.hidden = Notification.permission === "denied";
    if (Notification.permission === "granted") { notify.textContent = notify.dataset.allowed; notify.disabled = true; }
  }
}

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
function sift(items, wanted) {
  const words = plain(wanted).split(/\s+/);
  for (const item of items) item.hidden = !words.every((word) => plain(item.textContent).includes(word));
}
function narrow(wanted) {
  sift(all("[data-choices] li"), wanted);
  for (const group of all("[data-choices] .offer-group")) group.hidden = !$("li:not([hidden])", group);
  shown().forEach((button, i) => { $("kbd", button).textContent = i + 1; }); // the numbers are the keys
}
function narrowLog(wanted) { sift(all(".log .events li"), wanted); }
const shown = () => all("[data-choices] li:not([hidden]) button[name=move]");

// -- one socket, which finds its way back ----------------------------------------------------------------------------

function listen(address) {
  let tries = 0;
  let lost = false;
  let turn = $("#main").dataset.turn; // "" while I am not asked
  let page = []; // its lines as they came last: messages name those that stay
  const open = () => {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${address}`);
    socket.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      tries = 0;
      page = message.lines.flatMap((part) => (typeof part === "string" ? [part] : page.slice(...part)));
      morph(page.join("\n"));
      document.title = message.title;
      announce(message.turn && message.turn !== turn);
      if (message.turn && !turn) yourTurn();
      turn = message.turn;
      if (lost) {
        lost = false;
        connection.textContent = connection.dataset.back;
        setTimeout(() => { connection.hidden = !lost; }, 3000);
      }
    });
    socket.addEventListener("close", (event) => {
      if (event.code === 4403 || event.code === 4404) return;
      tries += 1;
      if (tries > 1 || !document.hidden) {
        lost = true;
        connection.textContent = connection.dataset.lost;
        connection.hidden = false;
      }
      setTimeout(open, Math.min(8000, 250 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * Math.random()));
    });
  };
  open();
}

// Screen readers hear what is new, once: what happened, what was said, and what is asked now.
const MOST_NEWS = 30;
let heard = new Set();
let asking = "";

function hear() {
  const lines = [...all("#log .events li").reverse(), ...all("#chat .talk li[id]").reverse()];
  const key = (line) => `${line.id} ${line.classList.contains("undone")}`; // what is taken back is news
  const fresh = lines.filter((line) => !heard.has(key(line)));
  heard = new Set(lines.map(key));
  return fresh.map((line) => all("a, s, span:not(.token)", line).map((part) => part.textContent).join(" "));
}

function announce(newTurn) {
  const news = $("#news");
  const prompt = $("#prompt").textContent;
  const fresh = hear();
  if (newTurn || prompt !== asking) fresh.push($("#main").dataset.turn ? `${$("#main").dataset.turnText}. ${prompt}` : prompt);
  asking = prompt;
  for (const sentence of fresh) {
    const line = document.createElement("p");
    line.textContent = sentence;
    news.append(line);
  }
  while (news.children.length > MOST_NEWS) news.firstChild.remove();
}

function yourTurn() {
  const main = $("#main");
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(main.dataset.turnText, { body: `${main.dataset.game} – ${$("#prompt")?.textContent ?? ""}`, tag: location.pathname });
    note.addEventListener("click", () => { window.focus(); note.close(); });
  }
}

// -- forms are sent without leaving the page -------------------------------------------------------------------------

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.dataset.confirm && !window.confirm(form.dataset.confirm)) { event.preventDefault(); return; }
  if ("plain" in form.dataset || form.method !== "post") return;
  event.preventDefault();
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  if ("choices" in form.dataset) form.classList.add("busy");
  try {
    const answer = await fetch(form.action, {
      method: "POST", body: fields, redirect: "error",
      headers: { accept: "application/json", "idempotency-key": crypto.randomUUID?.() ?? String(Math.random()) },
    });
    const said = await answer.json().catch(() => ({}));
    if (!answer.ok) tell(said.error ?? `${answer.status}`, said.rule);
    else {
      toast.hidden = true;
      if ("clear" in form.dataset) form.reset();
    }
  } catch {
    tell(connection.dataset.lost);
  } finally {
    setTimeout(() => form.classList.remove("busy"), 150);
  }
});

document.addEventListener("click", async (event) => {
  const copy = event.target.closest?.("[data-copy]");
  if (copy) {
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    copy.textContent = copy.dataset.copied;
  }
  if (event.target.closest?.("[data-notify]")) { await Notification.requestPermission(); dress(); }
});

// -- keys ------------------------------------------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches?.("input, textarea, select");
  if (event.ctrlKey || event.metaKey || event.altKey || (typing && !event.target.classList.contains("find"))) return;
  const buttons = shown();
  if (!buttons.length) return;
  const settled = performance.now() - freshAt > 250;
  if (/^[0-9]$/.test(event.key) && !typing) {
    const button = event.key === "0" ? $("[data-choices] [data-declines]") : buttons[Number(event.key) - 1]; // 0 passes
    if (button && settled) { event.preventDefault(); button.focus(); button.click(); }
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const at = buttons.indexOf(document.activeElement);
    const inLists = document.activeElement?.closest?.("[data-choices]");
    if (!inLists && document.activeElement !== document.body && document.activeElement?.id !== "main") return;
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length].focus();
  } else if (event.key === "Enter" && event.target.matches?.("[data-choices] button") && (!settled || event.repeat)) {
    event.preventDefault();
  }
});

// -- a new table: what does not count here is put away ------------------------------------------------------------------

const planning = $("[data-plan]");
function plan() {
  let seats = 0;
  for (const row of all(".seatrows li", planning)) {
    row.dataset.kind = $("[data-kind-of]", row).value;
    if (row.dataset.kind !== "none") seats += 1;
  }
  for (const option of all("[data-seats]", planning)) option.hidden = !option.dataset.seats.split(" ").includes(String(seats));
}
planning?.addEventListener("change", plan);
if (planning) plan();

// -- rules are found while one types ---------------------------------------------------------------------------------

const filter = $("[data-filter]");
const found = $("#found");
const foundAll = found?.textContent;
filter?.addEventListener("input", () => {
  sift(all(`.${filter.dataset.filter}`), filter.value);
  for (const book of all("[data-book]")) book.hidden = !$(`.${filter.dataset.filter}:not([hidden])`, book);
  found.textContent = $("[data-book]:not([hidden])") ? foundAll : found.dataset.none;
  found.hidden = filter.value !== "" && found.textContent === foundAll; // how many there were is not how many there are
});

// -- replay ----------------------------------------------------------------------------------------------------------

const PACE = 900; // milliseconds a move when a replay runs

function replay(main) {
  $("#speed").hidden = false;
  let running = 0; // the timer of the next move
  let asked = 0;
  const at = () => Number($("#ply").value);
  const atEnd = () => at() >= Number($("#main").dataset.last);
  const query = (ply) => new URLSearchParams({ ply, as: $("#as").value }).toString();
  async function go(wanted) {
    const mine = ++asked;
    const address = `${main.dataset.replay}?${wanted}`;
    const html = await fetch(address).then((answer) => (answer.ok ? answer.text() : ""), () => "");
    if (mine !== asked) return;
    if (!html) { stop(); tell(connection.dataset.lost); return; }
    Idiomorph.morph($("#main"), $("#main", new DOMParser().parseFromString(html, "text/html")).outerHTML, {
      ignoreActiveValue: false,
      callbacks: { beforeNodeMorphed: (node) => node.id !== "speed" },
    });
    shows();
    history.replaceState(null, "", address);
    $(".taste [name=back]").value = address; // another language or theme shows the same moment
  }
  function shows() { const button = $("[data-run]"); button.textContent = running ? "■" : "▶"; button.setAttribute("aria-label", running ? button.dataset.stop : button.dataset.start); }
  function stop() { clearTimeout(running); running = 0; shows(); }
  function step() {
    const timer = setTimeout(async () => {
      if (!atEnd()) await go(query(at() + 1));
      if (running !== timer) return;
      if (atEnd()) stop(); else step();
    }, PACE / Number($("#speed").value));
    running = timer;
  }
  document.addEventListener("input", (event) => { if (event.target.id === "ply") go(query(event.target.value)); });
  document.addEventListener("change", (event) => { if (event.target.id === "as") go(query(at())); });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#slider a.button, #log a");
    if (link && !(event.ctrlKey || event.metaKey || event.shiftKey)) { event.preventDefault(); go(link.getAttribute("href").slice(1)); }
    if (event.target.closest?.("[data-run]")) {
      if (running) { stop(); return; }
      if (atEnd()) go(query(0)); // once more from the start
      step();
      shows();
    }
  });
}

const main = $("#main");
if (main?.dataset.live) { dress(); hear(); asking = $("#prompt").textContent; listen(main.dataset.live); }
if (main?.dataset.replay) replay(main);
