// What a page does by itself: stay up to date, draw, take touches and keys, tell whose turn it is. It knows no rule of any game.
import { $ } from "./dom.js";
import { listenDevice } from "./device.js";
import { listenKeys } from "./keys.js";
import { followRematch, listenPlan, listenRules, lookAgain, lookElsewhere, runClocks, tellTimes } from "./other.js";
import { Live } from "./live.js";
import { Page } from "./page.js";
import { listenFilm } from "./picture/screen.js";
import { Replay } from "./replay.js";
import { listenSheets } from "./sheet.js";
import type { Line } from "./wire.js";

document.documentElement.classList.add("js");
const page = new Page();
const { live, replay, still } = $("#main")?.dataset ?? {};
const lines: Line[] = JSON.parse($("#picture-lines")?.textContent ?? "[]");
if (live || replay) page.startPicture(lines);
if (still) page.startPicture(lines, true);
listenDevice();
page.forms.listen();
page.listen();
listenKeys(page);
listenSheets();
if (live) {
  page.dress();
  page.fresh.listen();
  page.tabs.start();
  page.news.start();
  page.bubbles.look();
  listenFilm(page.film, page.screen.pace());
  page.live = new Live(page, live);
  page.live.start();
  runClocks();
  followRematch();
}
if (replay) new Replay(page, replay, lines).start();
lookAgain();
lookElsewhere();
tellTimes();
listenPlan();
listenRules();
Object.assign(window, { tabularium: page }); // for who looks at a page from its console
