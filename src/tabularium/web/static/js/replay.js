// A game once more, frame by frame: every moment is a page with an address, and running is walking along the links.
import { Idiomorph } from "../vendor/idiomorph.js";
import { $, calm } from "./dom.js";
import { know } from "./picture/changed.js";
import { tell } from "./toast.js";

const PACES = { calm: 900, quick: 350, swift: 110 }; // milliseconds for a frame in which little happens
const HEAVY = 3; // no frame stands longer than so many of them
const KEYS = { ArrowLeft: "#ply-back", ArrowRight: "#ply-next", Home: "#ply-first", End: "#ply-last", " ": "#ply-run" };

export function replay(main, update) {
  $("#speeds").hidden = false;
  $("#speed").value = localStorage.getItem("pace") === "quick" ? "quick" : "calm";
  let running = 0; // the timer of the next frame
  let asked = 0;
  let shown = JSON.parse($("#picture-lines")?.textContent ?? "[]");
  know(shown); // of a step, what it changed is marked; of a jump, nothing
  const atEnd = () => "end" in $("#main").dataset;
  const address = (link) => link.getAttribute("href").slice(1);
  const query = (ply) => new URLSearchParams({ ply, as: $("#as").value }).toString();
  const hold = () => PACES[$("#speed").value] * Math.min(HEAVY, Number($("#main").dataset.weight));
  async function go(wanted) {
    const mine = ++asked;
    const there = `${main.dataset.replay}?${wanted}`;
    const html = await fetch(there).then((answer) => (answer.ok ? answer.text() : ""), () => "");
    if (mine !== asked) return;
    if (!html) { stop(); tell($("#connection").dataset.lost); return; }
    const isStep = ["#ply-next", "#ply-back"].some((name) => address($(name)) === wanted);
    const page = new DOMParser().parseFromString(html, "text/html");
    Idiomorph.morph($("#main"), $("#main", page).outerHTML, {
      ignoreActiveValue: false,
      callbacks: { beforeNodeMorphed: (node) => !("keep" in (node.dataset ?? {})) },
    });
    const lines = JSON.parse($("#picture-lines", page)?.textContent ?? "[]");
    know(isStep ? shown : lines);
    shown = lines;
    update(lines);
    shows();
    history.replaceState(null, "", there);
    $(".taste [name=back]").value = there; // another language or theme shows the same moment
  }
  function shows() {
    const button = $("[data-run]");
    button.classList.toggle("running", running > 0);
    button.setAttribute("aria-label", running ? button.dataset.stop : button.dataset.start);
  }
  function stop() { clearTimeout(running); running = 0; shows(); }
  function step() {
    const timer = setTimeout(async () => {
      if (!atEnd()) await go(address($("[rel=next]")));
      if (running !== timer) return;
      if (atEnd()) stop(); else step();
    }, hold());
    running = timer;
  }
  function run() { step(); shows(); }
  async function jump(wanted) { // while it runs, it goes on from there
    await go(wanted);
    if (running) { clearTimeout(running); step(); }
  }
  document.addEventListener("input", (event) => { if (event.target.id === "ply") jump(query(event.target.value)); });
  document.addEventListener("change", (event) => {
    if (event.target.id !== "as") return;
    const at = new URLSearchParams(location.search);
    at.set("as", event.target.value);
    jump(at.toString());
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#slider a.button, #log a");
    if (link && !(event.ctrlKey || event.metaKey || event.shiftKey)) { event.preventDefault(); jump(address(link)); }
    if (event.target.closest?.("[data-run]")) {
      if (running) { stop(); return; }
      if (atEnd()) go(query(0)); // once more from the start
      run();
    }
  });
  document.addEventListener("keydown", (event) => {
    const pressed = event.target.matches?.("input, select, textarea") || (event.key === " " && event.target.matches?.("a, button"));
    if (!(event.key in KEYS) || pressed || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    $(KEYS[event.key]).click();
  });
  if ("show" in main.dataset && !calm()) run();
}
