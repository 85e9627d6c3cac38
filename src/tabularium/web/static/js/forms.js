// Forms are sent without leaving the page, and moves from the picture go the same way, one after the other. A move that finds no
// connection is kept and sent once when it is back, or taken back by the player.
import { $, made } from "./dom.js";
import { ask } from "./picture/popup.js";
import { closeReader } from "./picture/reader.js";
import { hush, tell } from "./toast.js";

let kept = []; // moves that have not reached the house
let line = Promise.resolve(); // they go one after the other
const newest = new Map(); // by seat: the revision after the last move from this page
const fresh = () => crypto.randomUUID?.() ?? String(Math.random());
const isMove = (address) => address.endsWith("/moves");
const questionOf = (revision) => revision.split(".")[0];
const editOf = (revision) => Number(revision.split(".")[1]);

function post(address, fields, key = fresh()) {
  if (!isMove(address)) return sent({ address, fields, key });
  closeReader();
  return inLine(() => moved({ address, fields, key }));
}

function inLine(deed) {
  const done = line.then(deed);
  line = done.catch(() => {});
  return done;
}

async function moved(move) {
  if (await caughtUp()) return answered(move);
  if (kept.length) keep(move);
  return null;
}

// Who lays one thing and the next, or is done at once, answers the same question: the page need not have caught up with the last.
async function answered(move) {
  const seat = move.fields.get("seat");
  const [mine, last] = [move.fields.get("revision"), newest.get(seat) ?? ""];
  if (questionOf(mine) === questionOf(last) && editOf(mine) < editOf(last)) move.fields.set("revision", last);
  const said = await sent(move);
  if (said?.revision) newest.set(seat, said.revision);
  return said;
}

async function sent({ address, fields, key }) {
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
  kept.push(move);
  const words = document.body.dataset;
  tell(words.kept);
  const drop = made("button", { type: "button", class: "quiet" }, words.drop);
  drop.addEventListener("click", () => { kept = []; hush(); });
  $("#toast").append(drop);
}

// What was kept goes first, each under its old key, so that it is obeyed once; what comes after a refusal is not meant any more.
async function caughtUp() {
  const moves = kept;
  kept = [];
  for (const [i, move] of moves.entries()) {
    if (await answered(move)) continue;
    if (kept.length) kept.push(...moves.slice(i + 1)); // there is still no connection
    return false;
  }
  return true;
}

// The connection is back.
export const resend = () => inLine(caughtUp);

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

// Why this would be refused, asked of the house: a move, or what one touches to make it. The rule and its sentence.
export const why = async (values) => (await asked("why", values)) ?? { rule: "", why: "" };

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
