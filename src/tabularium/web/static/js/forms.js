// Forms are sent without leaving the page, and moves from the picture go the same way. A move that finds no connection is kept and
// sent once when it is back, or taken back by the player.
import { $, made } from "./dom.js";
import { ask } from "./picture/popup.js";
import { closeReader } from "./picture/reader.js";
import { hush, tell } from "./toast.js";

let kept = null; // a move that has not reached the house
const fresh = () => crypto.randomUUID?.() ?? String(Math.random());
const isMove = (address) => address.endsWith("/moves");

async function post(address, fields, key = fresh()) {
  if (isMove(address)) closeReader();
  let answer;
  try {
    answer = await fetch(address, { method: "POST", body: fields, redirect: "error", headers: { accept: "application/json", "idempotency-key": key } });
  } catch {
    if (isMove(address)) keep({ address, fields, key });
    else tell($("#connection").dataset.lost);
    return null;
  }
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) { tell(said.error ?? `${answer.status}`, said.rule); return null; }
  if (!said.ask) hush();
  return said;
}

function keep(move) {
  kept = move;
  const words = document.body.dataset;
  tell(words.kept);
  const drop = made("button", { type: "button", class: "quiet" }, words.drop);
  drop.addEventListener("click", () => { kept = null; hush(); });
  $("#toast").append(drop);
}

// The connection is back: what was kept is sent, under the same key, so that it is obeyed once.
export function resend() {
  const move = kept;
  kept = null;
  if (move) post(move.address, move.fields, move.key);
}

const middle = (node) => { const box = node.getBoundingClientRect(); return { x: box.left + box.width / 2, y: box.top + box.height / 2 }; };

// A move of the picture; `sure` answers what was asked before.
export async function send(move, sure = "") {
  const form = $("[data-choices]");
  if (!form) return null;
  const fields = new URLSearchParams(new FormData(form));
  fields.set("move", move);
  for (const name of ["careful", "touched"]) fields.set(name, "yes");
  if (sure) fields.set("sure", sure);
  form.classList.add("busy");
  try { return await post(form.action, fields); } finally { setTimeout(() => form.classList.remove("busy"), 150); }
}

async function asked(what, values) {
  const form = $("[data-choices]");
  if (!form) return null;
  const query = new URLSearchParams({ seat: new FormData(form).get("seat"), ...values });
  return fetch(`${form.action.replace(/moves$/, what)}?${query}`, { headers: { accept: "application/json" } }).then((answer) => (answer.ok ? answer.json() : null), () => null);
}

// Why this would be refused, asked of the house: a move, or what one touches to make it.
export const why = async (values) => (await asked("why", values))?.why ?? "";

// What these moves would cost and bring.
export const would = (moves) => asked("would", { moves });

export function listen() {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.dataset.confirm && !window.confirm(form.dataset.confirm)) { event.preventDefault(); return; }
    if ("plain" in form.dataset || form.method !== "post") return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    if (isMove(form.action)) fields.set("careful", "yes");
    if ("choices" in form.dataset) form.classList.add("busy");
    const label = event.submitter?.textContent.replace(/^\s*\d*\s*/, "") ?? "";
    try {
      const said = await post(form.action, fields);
      if (said?.ask) ask(said.ask, label.trim(), middle(event.submitter ?? form), () => { fields.set("sure", "yes"); post(form.action, fields); }, () => {});
      if (said && "clear" in form.dataset) form.reset();
    } finally {
      setTimeout(() => form.classList.remove("busy"), 150);
    }
  });
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest?.("[data-copy]");
    if (!copy) return;
    const field = document.getElementById(copy.dataset.copy);
    field.select();
    try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
    copy.textContent = copy.dataset.copied;
  });
  addEventListener("online", resend);
}
