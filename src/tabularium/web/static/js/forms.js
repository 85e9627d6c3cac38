// Forms are sent without leaving the page, and moves from the picture go the same way: one after the other, whatever the link. What
// was meant to follow something that was refused is not sent. A move that finds no connection is kept and sent once when it is
// back, or taken back by the player.
import { $, made } from "./dom.js";
import { ask } from "./picture/popup.js";
import { closeReader } from "./picture/reader.js";
import { hush, tell } from "./toast.js";

const PATIENCE = 10_000; // milliseconds until a request without an answer is taken for lost
const RETRY = 2000; // and until what was kept is tried again
let kept = []; // moves that have not reached the house
let tried = []; // those of them that are on their way again
let retry = 0;
let line = Promise.resolve(); // what is done goes one after the other
let waiting = 0; // how many have no answer yet
let noes = 0; // how often the house said no, or asked back
let last = ""; // what was done before
const newest = new Map(); // by seat: the revision after the last deed from this page
const listeners = []; // called with when something was sent, once it has been done
const fresh = () => crypto.randomUUID?.() ?? String(Math.random());
const isMove = (address) => address.endsWith("/moves");
const isPlay = (address) => /\/(moves|undo|restart|(no-)?pass-ahead)$/.test(address);
const numbers = (revision) => (revision ?? "").split(".").map(Number); // of the question, and of the draft
export const questionOf = (revision) => numbers(revision)[0];

// Whether one revision comes before another.
export function isBefore(one, other) {
  const [[question, draft], [question2, draft2]] = [numbers(one), numbers(other)];
  return question < question2 || (question === question2 && draft < draft2);
}

export const onDone = (listener) => listeners.push(listener);

function post(address, fields, key = fresh()) {
  const deed = { address, fields, key, noes };
  if (isMove(address)) closeReader();
  if (isPlay(address)) sending(1);
  const done = inLine(() => (isPlay(address) ? played(deed) : sent(deed)));
  return isPlay(address) ? done.finally(() => sending(-1)) : done;
}

function inLine(deed) {
  waiting += 1;
  const done = line.then(deed).finally(() => { waiting -= 1; });
  line = done.catch(() => {});
  return done;
}

// The page says at once that it has understood.
let count = 0;
function sending(by) {
  count += by;
  if (count) document.body.classList.add("sending");
  else setTimeout(() => document.body.classList.toggle("sending", count > 0), 150); // its picture is about to come
}

async function played(deed) {
  if (deed.noes !== noes) return null; // it was to follow something that was not done
  if (await caughtUp()) return answered(deed);
  if (kept.length && isMove(deed.address)) keep(deed);
  return null;
}

const sameAs = (deed) => { const fields = new URLSearchParams(deed.fields); for (const name of ["csrf", "revision"]) fields.delete(name); return `${deed.address} ${fields}`; };

// Who lays one thing and the next, or is done at once, answers the same question: the page need not have caught up with the last.
// The same once more, for a question that was answered by it, is a press too many.
async function answered(deed) {
  const seat = deed.fields.get("seat");
  const [mine, now, what] = [deed.fields.get("revision"), newest.get(seat) ?? "", sameAs(deed)];
  const twice = what === last;
  if (twice && questionOf(mine) < questionOf(now)) return null;
  if (questionOf(mine) === questionOf(now) && isBefore(mine, now)) deed.fields.set("revision", now);
  last = what;
  const said = await sent(deed, twice);
  if (said?.revision) newest.set(seat, said.revision);
  return said;
}

async function sent(deed, twice = false) {
  const { address, fields, key } = deed;
  const begun = performance.now();
  const [answer, said] = await asked(address, { method: "POST", body: fields, redirect: "error", headers: { accept: "application/json", "idempotency-key": key } });
  if (!said) { lost(deed); return null; }
  if (isPlay(address) && !said.done) noes += 1;
  if (!answer.ok) {
    const tooMany = twice && said.rule === "not-now" && waiting === 1; // the first one did it
    if (!tooMany) tell(said.error ?? `${answer.status}`, said.rule);
    return null;
  }
  if (said.ask) return said;
  hush();
  for (const listener of listeners) listener(begun);
  return said;
}

// An answer and what it says; nothing of the house, but of what stands before it, is no answer.
async function asked(address, how) {
  try {
    const answer = await fetch(address, { ...how, signal: AbortSignal.timeout(PATIENCE) });
    const said = await answer.json().catch((wrong) => { if (wrong.name !== "SyntaxError") throw wrong; return answer.status < 500 ? {} : null; });
    return [answer, said];
  } catch {
    return [null, null];
  }
}

function lost(deed) {
  if (isMove(deed.address)) { if (!deed.dropped) keep(deed); return; }
  if (isPlay(deed.address)) noes += 1;
  tell($("#connection").dataset.lost);
}

function keep(move) {
  kept.push(move);
  clearTimeout(retry);
  retry = setTimeout(resend, RETRY);
  const toast = $("#toast");
  if (!toast.hidden && $("[data-drop]", toast)) return; // it is said already
  const words = document.body.dataset;
  tell(words.kept, "", true);
  const drop = made("button", { type: "button", class: "quiet", "data-drop": true }, words.drop);
  drop.addEventListener("click", () => { for (const one of [...kept, ...tried]) one.dropped = true; kept = []; hush(); });
  toast.append(drop);
}

// What was kept goes first, each under its old key, so that it is obeyed once; what comes after a refusal is not meant any more.
async function caughtUp() {
  const moves = tried = kept;
  kept = [];
  for (const [i, move] of moves.entries()) {
    const done = move.dropped || (await answered(move));
    if (done || move.dropped) continue;
    if (kept.length) kept.push(...moves.slice(i + 1).filter((one) => !one.dropped)); // there is still no connection
    return false;
  }
  return true;
}

// The connection is back.
export function resend() { if (kept.length) inLine(caughtUp); }

const middle = (node) => { const box = node.getBoundingClientRect(); return { x: box.left + box.width / 2, y: box.top + box.height / 2 }; };

// A move that may be asked about first: who is `sure` then answers the question that it was made for, and no other.
async function carefully(address, fields) {
  const said = await post(address, fields);
  if (said?.ask) said.sure = () => { fields.set("sure", "yes"); return post(address, fields); };
  return said;
}

// A move of the picture, and how it was meant: by one touch (`once`), by several (`yes`), or chosen by its name ("").
export async function send(move, touched) {
  const form = $("[data-choices]");
  if (!form) return null;
  const fields = new URLSearchParams(new FormData(form));
  fields.set("move", move);
  fields.set("careful", "yes");
  if (touched) fields.set("touched", touched);
  return carefully(form.action, fields);
}

async function told(what, values) {
  const form = $("[data-choices]");
  if (!form) return null;
  const query = new URLSearchParams({ seat: new FormData(form).get("seat"), ...values });
  return fetch(`${form.action.replace(/moves$/, what)}?${query}`, { headers: { accept: "application/json" } }).then((answer) => (answer.ok ? answer.json() : null), () => null);
}

// Why this would be refused, asked of the house: a move, or what one touches to make it. The rule and its sentence.
export const why = async (values) => (await told("why", values)) ?? { rule: "", why: "" };

// What these moves would cost and bring.
export const would = (moves) => told("would", { moves });

// Something is said once: the line is free for the next at once, and comes back where it was not heard.
async function say(form, fields) {
  const text = $("[name=text]", form);
  if (!text.value.trim()) return;
  const words = text.value;
  form.reset();
  if (!(await post(form.action, fields)) && !text.value) text.value = words;
}

async function submitted(form, button) {
  const fields = new URLSearchParams(new FormData(form, button));
  if (form.action.endsWith("/say")) { say(form, fields); return; }
  if (isMove(form.action)) fields.set("careful", "yes");
  else if (!isPlay(form.action) && form.classList.contains("busy")) return; // it is being done
  const label = button?.textContent.replace(/^\s*\d*\s*/, "").trim() ?? "";
  for (const node of [form, button]) node?.classList.add("busy");
  const covers = form.action.endsWith("/drop"); // the curtain falls at once, and the page that comes takes it away again
  if (covers) $("#main").classList.add("covered");
  const said = await carefully(form.action, fields);
  if (covers && !said) $("#main").classList.remove("covered");
  if (said?.ask) ask(said.ask, label, middle(button?.isConnected ? button : form), said.sure, () => {});
  if (said && "clear" in form.dataset) form.reset();
  setTimeout(() => { for (const node of [form, button]) node?.classList.remove("busy"); }, 150);
}

export function listen() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.dataset.confirm && !window.confirm(form.dataset.confirm)) { event.preventDefault(); return; }
    const leaves = "plain" in form.dataset || form.method !== "post";
    if (leaves && !waiting) return;
    event.preventDefault();
    if (leaves) line.then(() => form.requestSubmit(event.submitter)); // what was done before goes first
    else submitted(form, event.submitter);
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
  addEventListener("beforeunload", (event) => { if (kept.length) event.preventDefault(); });
}
