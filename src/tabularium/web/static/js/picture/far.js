// Other people's boards lie small beside the board; one touch makes one large, another puts it back.
import { $ } from "../dom.js";
import { home, picture } from "./draw.js";

let large = "";

export function arrange() {
  for (const [key, shown] of picture.areas) {
    if (shown.area.edge !== "far") continue;
    const place = key === large ? $("#stage") : home("far");
    if (shown.figure.parentNode !== place) place.append(shown.figure);
    shown.figure.classList.toggle("large", key === large);
    shown.figure.classList.toggle("wanted", Boolean(shown.svg.querySelector(".lit")));
  }
  const far = $("#far");
  if (far) far.hidden = !far.children.length;
  $("#stage")?.classList.toggle("covered", large !== "");
}

export function enlarge(key) {
  large = large === key ? "" : key;
  arrange();
  picture.areas.get(large)?.camera.fit();
}

const figureAt = (event) => event.target.closest?.("#far figure, figure.large > figcaption") ?? null;
let pressed = null; // a board that moves under a finger which touched something else is not meant

document.addEventListener("pointerdown", (event) => { pressed = figureAt(event); });
document.addEventListener("click", (event) => {
  const figure = figureAt(event);
  if (figure && figure === pressed) enlarge(figure.closest("[data-area]").dataset.area);
});
