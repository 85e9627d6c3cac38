// On a small screen the list can be folded away: what stands for a thing is touched there, and the rest stays in view.
import { $ } from "./dom.js";

const KEPT = "folded";

export function refresh() {
  const folded = localStorage.getItem(KEPT) === "yes";
  document.documentElement.classList.toggle("folded-list", folded);
  const button = $("#fold");
  if (!button) return;
  button.setAttribute("aria-expanded", String(!folded));
  button.textContent = folded ? button.dataset.unfold : button.dataset.fold;
}

export function listen() {
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.("#fold")) return;
    localStorage.setItem(KEPT, localStorage.getItem(KEPT) === "yes" ? "" : "yes");
    refresh();
  });
  refresh();
}
