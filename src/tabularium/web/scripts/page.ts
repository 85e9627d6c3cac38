// Everything that an open page holds. Nothing of it lives anywhere else: what one part wants of another, it asks this object for.
import { Idiomorph } from "idiomorph";
import { Bubbles } from "./bubble.js";
import { CLOCK } from "./clock.js";
import { $, all, closest, coarse, word } from "./dom.js";
import { refreshDevice } from "./device.js";
import { Forms } from "./forms.js";
import { Fresh, MOMENT } from "./fresh.js";
import type { Live } from "./live.js";
import { News } from "./news.js";
import { Offers } from "./offers.js";
import { refreshArrows } from "./picture/arrows.js";
import { Changed } from "./picture/changed.js";
import { loadSymbols, Picture, type Shown } from "./picture/draw.js";
import { Boards } from "./picture/far.js";
import { Film } from "./picture/film.js";
import { Framing } from "./picture/frame.js";
import { Hits, listenPointers } from "./picture/hits.js";
import { Laying } from "./picture/laying.js";
import { light } from "./picture/lights.js";
import { asSeen, isThing, placeOf } from "./picture/model.js";
import { refreshWindow } from "./picture/pinned.js";
import { Pointer } from "./picture/pointer.js";
import { Popup } from "./picture/popup.js";
import { Reader } from "./picture/reader.js";
import { FilmScreen } from "./picture/screen.js";
import { Steer } from "./picture/steer.js";
import { Touch, type Hand } from "./picture/touch.js";
import { Question } from "./question.js";
import { questionOf } from "./revision.js";
import { soundOf, Sounds } from "./sound.js";
import { Tabs } from "./tabs.js";
import { Toast } from "./toast.js";
import type { Gesture, Line } from "./wire.js";

const revisionNow = (): string => $("[data-choices]")?.dataset.revision ?? "";

export class Page {
  readonly toast = new Toast();
  readonly offers = new Offers();
  readonly question = new Question(CLOCK);
  readonly fresh = new Fresh(CLOCK);
  readonly tabs = new Tabs(() => this.live?.read());
  readonly news = new News();
  readonly sounds = new Sounds(localStorage);
  readonly bubbles = new Bubbles(this);
  readonly picture = new Picture();
  readonly popup = new Popup((box) => this.fresh.uncover(box));
  readonly reader = new Reader(this);
  readonly laying = new Laying(this);
  readonly touch = new Touch(this.#hand());
  readonly framing = new Framing(this);
  readonly boards = new Boards(this.picture, (shown) => this.framing.opened(shown));
  readonly hits = new Hits(this);
  readonly pointer = new Pointer<Shown>(this.hits, CLOCK);
  readonly steer = new Steer(this);
  readonly changed = new Changed(sessionStorage, `since ${location.pathname}`);
  readonly screen = new FilmScreen(this);
  readonly film = new Film(this.screen, CLOCK, sessionStorage, `shown ${location.pathname}`);
  readonly forms = new Forms(this);
  live: Live | null = null; // of a table that goes on
  #isReady = false; // whether the symbols of drawings are there
  #waiting: (() => void) | null = null; // what is drawn then
  #revision = ""; // that the picture was last drawn for

  // What touches need of this page.
  #hand(): Hand {
    const { picture, popup, offers, toast, laying } = this;
    const labelOf = (gesture: Gesture) => offers.labelOf(gesture);
    const names = { labelOf, nameOf: (key: string) => picture.piecesOf(key)[0]?.says ?? "" };
    return {
      gestures: () => picture.model?.gestures ?? [],
      greyed: () => picture.model?.greyed ?? [],
      hanging: laying,
      labelOf,
      light: () => this.light(),
      isPopupOpen: () => popup.isOpen(),
      closePopup: () => popup.close(),
      menu: (entries, at, cancelled, modal, key) => popup.menu(entries, at, cancelled, modal, key ? this.reader.about(key) : []),
      stepper: (gestures, at, chosen, cancelled) => popup.stepper(gestures, at, names, chosen, cancelled),
      ask: (sentence, label, at, yes, no, key) => popup.ask(sentence, label, at, yes, no, this.reader.about(key)),
      actsAtOnce: () => localStorage.getItem("act") === "once",
      send: (move, touched) => this.forms.send(move, touched),
      why: (touches) => this.forms.why({ touches }),
      tell: (sentence, rule) => void toast.tell(sentence, rule),
      tellWhereToBegin: () => { if (!coarse()) toast.tell(word("first")); }, // a finger reads it out instead
    };
  }

  // -- the picture --------------------------------------------------------------------------------------

  /** A picture that can be touched, or only be looked at and zoomed. */
  startPicture(lines: Line[], isStill = false): void {
    if (!$("#stage")) return;
    void loadSymbols(word("symbols")).then(() => { this.#isReady = true; this.#waiting?.(); });
    if (isStill) this.look(lines);
    else this.draw(lines);
    listenPointers(this, this.pointer, this.hits);
    this.picture.onLook((shown) => refreshWindow(this.picture, shown));
    this.boards.listen();
    this.picture.onLook((shown) => { if (CLOCK.now() - shown.camera.jumpedAt < 1) this.fresh.settle(); });
    if (isStill) return;
    this.steer.listen();
    this.picture.onLook((shown) => refreshArrows(this.picture, shown));
  }

  light(): void { light(this); }

  /** Something else is lit. */
  lit(): void {
    this.steer.keepFocus();
    this.framing.follow();
    for (const shown of this.picture.areas.values()) refreshArrows(this.picture, shown);
  }

  // Whether these can be drawn now; else it is done once the symbols are there.
  #canDraw(lines: Line[], act: () => void): boolean {
    if (!this.#isReady) this.#waiting = act;
    return this.#isReady && lines.length > 0;
  }

  // What moves is heard.
  #show(lines: Line[]): void {
    const before = new Map([...this.picture.nodes.keys()].map((piece) => [piece.name, asSeen(piece)]));
    this.picture.show(lines);
    const moved = [...this.picture.nodes.keys()].filter((piece) => isThing(piece) && before.get(piece.name) !== asSeen(piece));
    const sound = before.size ? soundOf(moved.map((piece) => piece.kind)) : null;
    if (sound) this.sounds.play(sound);
  }

  /** A picture of what happened: to be looked at, not to be touched. */
  look(lines: Line[]): void {
    if (!this.#canDraw(lines, () => this.look(lines))) return;
    const before = new Map([...this.picture.nodes.keys()].map((piece) => [piece.name, asSeen(piece)]));
    this.#show(lines);
    this.touch.clear();
    this.boards.arrange();
    this.framing.goAlong(before);
    this.reader.renew();
  }

  /** How things stand. */
  draw(lines: Line[]): void {
    if (!this.#canDraw(lines, () => this.draw(lines))) return;
    const [before, now] = [this.#revision, revisionNow()];
    this.#revision = now;
    this.#show(lines);
    if (now === before) this.light();
    else if (now && questionOf(now) === questionOf(before)) this.touch.goOn();
    else { this.touch.clear(); this.boards.forget(); }
    this.fresh.lie([...this.picture.nodes.keys()].filter((piece) => piece.touch).map(placeOf));
    this.changed.mark(this.picture);
    this.boards.arrange();
    this.framing.frame(now);
    this.reader.renew();
  }

  update(lines: Line[]): void {
    this.draw(lines);
    this.tabs.refresh();
  }

  // -- the words around it ------------------------------------------------------------------------------

  /** One section of the page as it is now. The picture is not morphed: it is patched piece by piece. */
  morph(name: string, html: string): void {
    const before = revisionNow();
    const isChoosing = () => document.activeElement?.closest("[data-choices]") ?? null;
    const wasChoosing = isChoosing();
    const isBeingWritten = (node: Element) => node.matches("input:not([type=hidden], [readonly])");
    const section = document.getElementById(name);
    if (!section) return;
    Idiomorph.morph(section, html, {
      ignoreActiveValue: document.activeElement?.matches("input, textarea, select") ?? false, // else what has the focus would not be morphed at all
      callbacks: {
        beforeAttributeUpdated: (attribute, node) =>
          !(attribute === "open" && node.tagName === "DETAILS") && !(attribute === "value" && isBeingWritten(node)) && !(attribute === "hidden" && node.hasAttribute("data-tab")),
        beforeNodeMorphed: (node) => !(node instanceof Element && node.matches(".sentence p, [data-keep]")), // blanks stay as they were filled in, pictures as they are
        beforeNodeRemoved: (node) => !(node instanceof Element && node.classList.contains("find")),
      },
    });
    if (revisionNow() !== before) {
      const isAnother = this.question.changed(before, revisionNow());
      $(".refused")?.remove();
      $("[data-choices] .find")?.remove();
      if (isAnother) for (const box of all("#decision, .offers")) box.scrollTop = 0; // a new question is read from its start
    }
    this.dress();
    if (wasChoosing && !isChoosing()) $("[data-choices] button[name]")?.focus({ preventScroll: true });
  }

  dress(): void {
    refreshDevice();
    this.offers.dress();
  }

  listen(): void {
    this.sounds.listen();
    const act = $<HTMLInputElement>("[data-act]");
    if (act) act.checked = localStorage.getItem("act") === "once";
    act?.addEventListener("change", () => localStorage.setItem("act", act.checked ? "once" : ""));
    document.addEventListener("pointerdown", (event) => { if (event.pointerType !== "mouse") this.question.byFinger(event.clientX, event.clientY); }, true);
    document.addEventListener("pointerup", (event) => { if (event.pointerType !== "mouse") this.question.lift(event.clientX, event.clientY); }, true);
    document.addEventListener("mousedown", (event) => this.question.byMouse(event.clientX, event.clientY, event.detail), true);
    document.addEventListener("click", (event) => {
      const { question, fresh } = this;
      const button = event.detail > 0 ? closest(event, ":is(#decision, #deeds, .popup) :is(button, a.button)") : null;
      if (!button) return;
      const pressed = question.downAt();
      const isAnswer = button.getAttribute("name") === "move"; // others mean the same whatever is asked
      const isCovered = () => fresh.isUncovered({ x: event.clientX, y: event.clientY }, pressed);
      const isSeen = closest(event, ".popup")
        ? pressed - this.popup.openedAt >= MOMENT
        : (question.isMeant() || !isAnswer) && fresh.isSeenButton(button, pressed) && !isCovered();
      if (isSeen && question.isTap()) return;
      event.preventDefault();
      event.stopPropagation();
      if (isSeen) fresh.shake(button);
      else fresh.drop(button);
    }, true);
  }
}
