// Screen readers hear what is new, once: what happened, what was said, and what is asked now.
import { $, all } from "./dom.js";

const MOST = 30;
let heard = new Set();
let asking = "";

export function start() { hear(); asking = $("#prompt").textContent; }

function hear() {
  const lines = [...all("#log .events li").reverse(), ...all("#chat .talk li[id]").reverse()];
  const key = (line) => `${line.id} ${line.classList.contains("undone")}`; // what is taken back is news
  const fresh = lines.filter((line) => !heard.has(key(line)));
  heard = new Set(lines.map(key));
  return fresh.map((line) => all("a, s, span:not(.token)", line).map((part) => part.textContent).join(" "));
}

export function announce(newTurn) {
  const news = $("#news");
  const prompt = $("#prompt").textContent;
  const fresh = hear();
  if (newTurn || prompt !== asking) fresh.push($("#main").dataset.turn ? `${$("#main").dataset.turnText}. ${prompt}` : prompt);
  asking = prompt;
  for (const sentence of fresh) {
    const line = document.createElement("p");
    line.textContent = sentence;
    news.append(line);
  }
  while (news.children.length > MOST) news.firstChild.remove();
}

export function yourTurn() {
  const main = $("#main");
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(main.dataset.turnText, { body: `${main.dataset.game} – ${$("#prompt")?.textContent ?? ""}`, tag: location.pathname });
    note.addEventListener("click", () => { window.focus(); note.close(); });
  }
}
