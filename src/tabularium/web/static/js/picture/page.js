// The picture on the page: it comes with it, and changes with every update.
import { $ } from "../dom.js";
import { mark } from "./changed.js";
import { sheet, show } from "./draw.js";
import * as far from "./far.js";
import * as pointer from "./pointer.js";
import { closeReader } from "./reader.js";
import * as steer from "./steer.js";
import { clear, light } from "./touch.js";

let ready = null;
let revision = "";

export function start(lines) {
  if (!lines.length) return;
  ready = sheet(document.body.dataset.symbols);
  update(lines);
  pointer.listen();
  steer.listen();
}

export async function update(lines) {
  if (!lines.length || !ready) return;
  await ready;
  const now = $("[data-choices]")?.dataset.revision ?? "";
  show(lines);
  if (now === revision) light();
  else clear();
  revision = now;
  mark();
  far.arrange();
  closeReader();
}
