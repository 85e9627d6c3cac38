// One socket, which finds its way back. Messages bring the sections of the page that changed and name the lines that stay.
import { the } from "./dom.js";
import { notifyTurn } from "./news.js";
import type { Page } from "./page.js";
import type { Shot } from "./picture/film.js";
import { patched, type Line, type Message } from "./wire.js";

const LETTERS = 8; // of a version
const PATIENCE = 10_000; // milliseconds until a socket that does not open is given up
const DEAF = 3000; // after which something that was done should have been heard of
const ASLEEP = 20_000; // after which a device that wakes up trusts no socket

export function listenSocket(page: Page, address: string): void {
  const [connection, main] = [the("#connection"), the("#main")];
  const versions: string[] = main.dataset.have?.match(new RegExp(`.{${LETTERS}}`, "g")) ?? []; // of the sections as the page has them, in their order
  const lines = new Map<string, string[]>(); // of those that have come since
  const due = new Set<string>(); // sections that have come and are not shown yet
  let current: WebSocket | null = null; // the socket that is listened to
  let next = 0; // the timer of the next one
  let heardAt = 0;
  let tries = 0;
  let isLost = false;
  let turn = main.dataset.turn ?? ""; // "" while I am not asked
  let picture: Line[] = [];
  const shown = (names: Iterable<string>) => { for (const name of names) if (due.delete(name)) page.morph(name, (lines.get(name) ?? []).join("\n")); };
  const away = () => {
    tries += 1;
    if (tries === 1 && document.hidden) return;
    isLost = true;
    connection.textContent = connection.dataset.lost ?? "";
    connection.hidden = false;
  };
  const heard = (message: Message, anew: boolean) => {
    for (const [name, [place, version, parts]] of Object.entries(message.sections)) {
      versions[place] = version;
      lines.set(name, patched(lines.get(name) ?? [], parts));
      due.add(name);
    }
    const before = picture;
    const shots: Shot[] = [];
    for (const [parts, beats, weight, ply] of message.frames) {
      picture = patched(picture, parts);
      shots.push({ picture, beats, weight, ply });
    }
    picture = patched(picture, message.picture);
    const done = shots.findLast((shot) => shot.ply <= message.since) ?? shots[0]; // my own move, where others have answered it already
    page.changed.know(message.deed ? done?.picture ?? picture : before, message.deed);
    document.title = message.title;
    const isAsked = message.turn !== "" && message.turn !== turn;
    const isMine = message.turn !== "" && turn === "";
    turn = message.turn;
    const standing = picture;
    if (shots.length) shown(["decision"]); // the form answers the newest decision, whatever is still shown
    page.film.play(shots, message.ply, message.cut, anew, () => {
      main.className = message.classes;
      main.dataset.turn = message.turn;
      shown([...due]);
      page.update(standing);
      page.news.announce(isAsked);
      if (isMine) notifyTurn();
      if (isAsked) page.tabs.makeRoom();
    }, () => page.update(picture));
  };
  const open = () => {
    clearTimeout(next);
    current?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = current = new WebSocket(`${scheme}://${location.host}${address}&since=${page.film.since()}&have=${versions.join("")}`);
    let anew = true; // its first message
    next = window.setTimeout(() => { away(); open(); }, PATIENCE);
    socket.addEventListener("message", (event) => {
      if (socket !== current) return;
      clearTimeout(next);
      heardAt = performance.now();
      if (anew) page.forms.resend();
      tries = 0;
      heard(JSON.parse(event.data), anew);
      anew = false;
      if (!isLost) return;
      isLost = false;
      connection.textContent = connection.dataset.back ?? "";
      setTimeout(() => { connection.hidden = !isLost; }, 3000);
    });
    socket.addEventListener("close", (event) => {
      if (socket !== current) return;
      clearTimeout(next);
      if (event.code === 4403 || event.code === 4404) return;
      away();
      next = window.setTimeout(open, Math.min(8000, 250 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * Math.random()));
    });
  };
  open();
  awake(() => { if (current?.readyState !== WebSocket.OPEN) open(); }, open);
  page.forms.onDone = (begun) => setTimeout(() => { if (heardAt < begun) open(); }, DEAF); // it looks open, and nothing comes
}

// A device that slept, or was without a network, does not wait for its next try. What was open may be dead without a word.
function awake(look: () => void, again: () => void): void {
  let hiddenAt = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenAt = Date.now();
    else (Date.now() - hiddenAt > ASLEEP ? again : look)();
  });
  addEventListener("pageshow", (event) => { if (event.persisted) again(); });
  addEventListener("online", look);
}
