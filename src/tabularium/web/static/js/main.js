// What a page does by itself: stay up to date, draw, take touches and keys, tell whose turn it is. It knows no rule of any game.
import { $ } from "./dom.js";
import * as fold from "./fold.js";
import * as forms from "./forms.js";
import * as keys from "./keys.js";
import * as lessons from "./lessons.js";
import * as news from "./news.js";
import * as page from "./page.js";
import * as picture from "./picture/page.js";
import * as sheet from "./sheet.js";
import * as film from "./picture/film.js";
import * as socket from "./socket.js";
import * as tabs from "./tabs.js";
import { replay } from "./replay.js";
import "./again.js";
import "./plan.js";
import "./rules.js";

document.documentElement.classList.add("js");
const main = $("#main");
const lines = JSON.parse($("#picture-lines")?.textContent ?? "[]");
if (main?.dataset.live || main?.dataset.replay) picture.start(lines);
if (main?.dataset.still) picture.still(lines);
fold.listen();
lessons.listen();
forms.listen();
page.listen();
keys.listen();
sheet.listen();
if (main?.dataset.live) {
  page.dress();
  tabs.start();
  news.start();
  film.listen(picture.look);
  socket.listen(main.dataset.live, (now) => { picture.update(now); tabs.refresh(); });
}
if (main?.dataset.replay) replay(main, picture.update);
