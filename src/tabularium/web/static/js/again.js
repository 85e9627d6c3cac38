// A page that is not whole yet looks again by itself until it is.
import { Idiomorph } from "../vendor/idiomorph.js";
import { $ } from "./dom.js";

const PAUSE = 2500;

async function look() {
  const html = document.hidden ? "" : await fetch(location.href).then((answer) => (answer.ok ? answer.text() : ""), () => "");
  const now = html && $("#main", new DOMParser().parseFromString(html, "text/html"));
  if (now) Idiomorph.morph($("#main"), now.outerHTML);
  if ("again" in $("#main").dataset) setTimeout(look, PAUSE);
}

if ($("#main[data-again]")) setTimeout(look, PAUSE);
