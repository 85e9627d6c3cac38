// A game once more, move by move.
import { Idiomorph } from "../vendor/idiomorph.js";
import { $ } from "./dom.js";
import { tell } from "./toast.js";

const PACE = 900; // milliseconds a move when a replay runs

export function replay(main, update) {
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
    if (!html) { stop(); tell($("#connection").dataset.lost); return; }
    Idiomorph.morph($("#main"), $("#main", new DOMParser().parseFromString(html, "text/html")).outerHTML, {
      ignoreActiveValue: false,
      callbacks: { beforeNodeMorphed: (node) => node.id !== "speed" && !("keep" in (node.dataset ?? {})) },
    });
    update(pictureIn(html));
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

const pictureIn = (html) => JSON.parse($("#picture-lines", new DOMParser().parseFromString(html, "text/html"))?.textContent ?? "[]");
