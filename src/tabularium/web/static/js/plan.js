// A new table: what does not count here is put away.
import { $, all } from "./dom.js";

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
