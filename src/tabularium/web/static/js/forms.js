// Forms are sent without leaving the page, and moves from the picture go the same way.
import { $ } from "./dom.js";
import { hush, tell } from "./toast.js";

const fresh = () => crypto.randomUUID?.() ?? String(Math.random());
const lost = () => $("#connection").dataset.lost;

const listeners = []; // called when something was done
export const onDeed = (listener) => listeners.push(listener);

async function post(address, fields) {
  const answer = await fetch(address, {
    method: "POST", body: fields, redirect: "error", headers: { accept: "application/json", "idempotency-key": fresh() },
  });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) tell(said.error ?? `${answer.status}`, said.rule);
  else if (!said.ask) { hush(); for (const listener of listeners) listener(); }
  return answer.ok ? said : null;
}

// A move of the picture; `sure` answers what was asked before.
export async function send(move, sure = "") {
  const form = $("[data-choices]");
  if (!form) return null;
  const fields = new URLSearchParams(new FormData(form));
  fields.set("move", move);
  fields.set("touched", "yes");
  if (sure) fields.set("sure", sure);
  form.classList.add("busy");
  try { return await post(form.action, fields); } catch { tell(lost()); return null; } finally { setTimeout(() => form.classList.remove("busy"), 150); }
}

// Why this would be refused, asked of the server.
export async function why(move, more = {}) {
  const form = $("[data-choices]");
  if (!form) return "";
  const query = new URLSearchParams({ move, seat: new FormData(form).get("seat"), ...more });
  return fetch(`${form.action.replace(/moves$/, "why")}?${query}`, { headers: { accept: "application/json" } }).then((answer) => answer.json()).then((said) => said.why ?? "", () => "");
}

export function listen() {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.dataset.confirm && !window.confirm(form.dataset.confirm)) { event.preventDefault(); return; }
    if ("plain" in form.dataset || form.method !== "post") return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    if ("choices" in form.dataset) form.classList.add("busy");
    try {
      const said = await post(form.action, fields);
      if (said?.ask && window.confirm(said.ask)) { fields.set("sure", "yes"); await post(form.action, fields); }
      if (said && "clear" in form.dataset) form.reset();
    } catch {
      tell(lost());
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
}
