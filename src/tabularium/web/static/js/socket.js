// One socket, which finds its way back. Messages name the lines that stay.
import { $ } from "./dom.js";
import { resend } from "./forms.js";
import { announce, yourTurn } from "./news.js";
import { morph, morphPart } from "./page.js";
import * as film from "./picture/film.js";

const now = (before, parts) => parts.flatMap((part) => (typeof part === "string" ? [part] : before.slice(...part)));

export function listen(address, update) {
  const connection = $("#connection");
  let tries = 0;
  let lost = false;
  let turn = $("#main").dataset.turn; // "" while I am not asked
  let page = [];
  let picture = [];
  const open = () => {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${address}&since=${film.since()}`);
    page = [];
    picture = []; // a new socket knows nothing of what the last one sent
    socket.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      if (tries) resend();
      tries = 0;
      page = now(page, message.lines);
      const shots = [];
      for (const [parts, beats, weight, ply] of message.frames ?? []) {
        picture = now(picture, parts);
        shots.push({ picture, beats, weight, ply });
      }
      picture = now(picture, message.picture ?? []);
      document.title = message.title;
      const [mine, asked] = [message.turn && !turn, message.turn && message.turn !== turn];
      turn = message.turn;
      const [whole, standing] = [page.join("\n"), picture];
      if (shots.length) morphPart(whole, "#decision"); // the form answers the newest decision, whatever is still shown
      film.play(shots, message.ply, message.cut, () => { morph(whole); update(standing); announce(asked); if (mine) yourTurn(); }, () => update(picture));
      if (lost) {
        lost = false;
        connection.textContent = connection.dataset.back;
        setTimeout(() => { connection.hidden = !lost; }, 3000);
      }
    });
    socket.addEventListener("close", (event) => {
      if (event.code === 4403 || event.code === 4404) return;
      tries += 1;
      if (tries > 1 || !document.hidden) {
        lost = true;
        connection.textContent = connection.dataset.lost;
        connection.hidden = false;
      }
      setTimeout(open, Math.min(8000, 250 * 2 ** Math.min(tries, 6)) * (0.7 + 0.6 * Math.random()));
    });
  };
  open();
}
