// One socket, which finds its way back. Messages bring the sections of the page that changed and name the lines that stay.
import { $ } from "./dom.js";
import { onDone, resend } from "./forms.js";
import { announce, yourTurn } from "./news.js";
import { morph } from "./page.js";
import { know } from "./picture/changed.js";
import * as film from "./picture/film.js";
import { makeRoom } from "./tabs.js";

const isKept = (part) => typeof part[0] === "number"; // [first, end] of what was there
const now = (before, parts) => parts.flatMap((part) => (isKept(part) ? before.slice(...part) : [part]));
const LETTERS = 8; // of a version
const PATIENCE = 10_000; // milliseconds until a socket that does not open is given up
const DEAF = 3000; // after which something that was done should have been heard of
const ASLEEP = 20_000; // after which a device that wakes up trusts no socket

export function listen(address, update) {
  const connection = $("#connection");
  const main = $("#main");
  const versions = main.dataset.have.match(new RegExp(`.{${LETTERS}}`, "g")); // of the sections as the page has them, in their order
  const lines = {}; // of those that have come since
  const due = new Set(); // sections that have come and are not shown yet
  let current = null; // the socket that is listened to
  let next = 0; // the timer of the next one
  let heardAt = 0;
  let tries = 0;
  let lost = false;
  let turn = main.dataset.turn; // "" while I am not asked
  let picture = [];
  const shown = (names) => { for (const name of names) if (due.delete(name)) morph(name, lines[name].join("\n")); };
  const away = () => {
    tries += 1;
    if (tries === 1 && document.hidden) return;
    lost = true;
    connection.textContent = connection.dataset.lost;
    connection.hidden = false;
  };
  const open = () => {
    clearTimeout(next);
    current?.close();
    const socket = current = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${address}&since=${film.since()}&have=${versions.join("")}`);
    let anew = true; // its first message
    next = setTimeout(() => { away(); open(); }, PATIENCE);
    socket.addEventListener("message", (event) => {
      if (socket !== current) return;
      const message = JSON.parse(event.data);
      clearTimeout(next);
      heardAt = performance.now();
      if (anew) resend();
      tries = 0;
      for (const [name, [place, version, parts]] of Object.entries(message.sections)) {
        versions[place] = version;
        lines[name] = now(lines[name] ?? [], parts);
        due.add(name);
      }
      const before = picture;
      const shots = [];
      for (const [parts, beats, weight, ply] of message.frames) {
        picture = now(picture, parts);
        shots.push({ picture, beats, weight, ply });
      }
      picture = now(picture, message.picture);
      const done = shots.findLast((shot) => shot.ply <= message.since) ?? shots[0]; // my own move, where others have answered it already
      know(message.deed ? done?.picture ?? picture : before, message.deed);
      document.title = message.title;
      const [mine, asked] = [message.turn && !turn, message.turn && message.turn !== turn];
      turn = message.turn;
      const standing = picture;
      if (shots.length) shown(["decision"]); // the form answers the newest decision, whatever is still shown
      film.play(shots, message.ply, message.cut, anew, () => {
        main.className = message.classes;
        main.dataset.turn = message.turn;
        shown([...due]);
        update(standing);
        announce(asked);
        if (mine) yourTurn();
        if (asked) makeRoom();
      }, () => update(picture));
      anew = false;
      if (lost) {
        lost = false;
        connection.textContent = connection.dataset.back;
        setTimeout(() => { connection.hidden = !lost; }, 3000);
      }
    });
    socket.addEventListener("close", (event) => {
      if (socket !== current) return;
      clearTimeout(next);
      if (event.code === 4403 || event.code === 4404) return;
      away();
      next = setTimeout(open, Math.min(8000, 250 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * Math.random()));
    });
  };
  open();
  awake(() => { if (current.readyState !== WebSocket.OPEN) open(); }, open);
  onDone((begun) => setTimeout(() => { if (heardAt < begun) open(); }, DEAF)); // it looks open, and nothing comes
}

// A device that slept, or was without a network, does not wait for its next try. What was open may be dead without a word.
function awake(look, again) {
  let hiddenAt = 0;
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) hiddenAt = Date.now();
    else (Date.now() - hiddenAt > ASLEEP ? again : look)();
  });
  addEventListener("pageshow", (event) => { if (event.persisted) again(); });
  addEventListener("online", look);
}
