// Rules are found while one types.
import { $, all } from "./dom.js";
import { sift } from "./list.js";

const filter = $("[data-filter]");
const found = $("#found");
const foundAll = found?.textContent;
filter?.addEventListener("input", () => {
  sift(all(`.${filter.dataset.filter}`), filter.value);
  for (const book of all("[data-book]")) book.hidden = !$(`.${filter.dataset.filter}:not([hidden])`, book);
  found.textContent = $("[data-book]:not([hidden])") ? foundAll : found.dataset.none;
  found.hidden = filter.value !== "" && found.textContent === foundAll; // how many there were is not how many there are
});
