// The guide of a lesson: a ring around what a beat points at, the rest a little dimmed; camera, focus and words go along.
import { $, all, calm, made, shape } from "./dom.js";
import type { Page } from "./page.js";

const EVERY = 120; // milliseconds between two looks at where things are
const ROOM = 6; // pixels between a thing and its ring

interface Frame { left: number; top: number; right: number; bottom: number }

const PLACES: Readonly<Record<string, string>> = { // things of the page around the picture
  "@undo": "#tools form[action$='/undo'] button", "@list": "#choices", "@done": "[data-done]", "@log": "#tabs [data-to=log]", "@scores": "#tabs [data-to=scores]",
  "@menu": "#tabs [data-to=menu]", "@lesson": "#lesson-key", "@rules": "header.site nav a", "@prompt": "#prompt", "@tray": "#tray", "@seats": "#seats",
  "@panels": "#tabs [data-to=panels]",
};

class Guide {
  readonly #dim = shape("path", { "fill-rule": "evenodd" });
  readonly #rings = made("div", { class: "guide-rings", "aria-hidden": "true" });
  readonly #veil = shape("svg", { class: "guide-veil", "aria-hidden": "true" }, this.#dim);
  #beat = ""; // that was gone to last
  #drawn = ""; // where rings were drawn last

  constructor(private readonly page: Page) {}

  start(): void {
    document.body.append(this.#veil, this.#rings);
    setInterval(() => this.#look(), EVERY);
    this.#look();
  }

  #look(): void {
    const section = $("#guide");
    const { beat = "", point = "", state = "" } = section?.dataset ?? {};
    const isHidden = document.body.classList.contains("sheet-open") || this.page.film.isRunning() || this.page.popup.isOpen();
    const keys = ["beat", "right", "other"].includes(state) && !isHidden ? point.split(" ").filter(Boolean) : [];
    if (beat + state !== this.#beat && !this.page.film.isRunning()) {
      this.#beat = beat + state;
      this.#goTo(keys);
    }
    const frames = keys.flatMap((key) => this.#framesOf(key)).filter((frame) => frame.right > frame.left);
    const drawn = JSON.stringify(frames.map((frame) => Object.values(frame).map(Math.round)));
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#draw(frames);
  }

  #draw(frames: Frame[]): void {
    const holes = frames.map(({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}Z`);
    this.#dim.setAttribute("d", frames.length ? `M0 0H${innerWidth}V${innerHeight}H0Z${holes.join("")}` : "");
    this.#rings.replaceChildren(...frames.map((frame) => {
      const ring = made("div", { class: "guide-ring" });
      Object.assign(ring.style, { left: `${frame.left}px`, top: `${frame.top}px`, width: `${frame.right - frame.left}px`, height: `${frame.bottom - frame.top}px` });
      return ring;
    }));
  }

  // The camera goes to the first thing, and so does the focus of who uses keys.
  #goTo(keys: string[]): void {
    const { picture } = this.page;
    const first = keys.find((key) => this.#pieceOf(key));
    const piece = first && this.#pieceOf(first);
    const shown = piece && [...picture.areas.values()].find(({ area }) => area.pieces.includes(piece));
    const [box] = first ? this.#boxesOf(first) : [];
    if (shown && box) {
      const { camera, area, figure } = shown;
      const beside = keys.filter((key) => { const other = this.#pieceOf(key); return other && area.pieces.includes(other); });
      const spans = [[box], beside.flatMap((key) => this.#boxesOf(key))].map((boxes) =>
        [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))].map((x) => camera.at(x, box.top).x));
      const at = camera.at((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      camera.reveal(at.x, at.y);
      for (const [left = 0, right = 0] of spans) camera.take(left, right); // all of it, and the others, where there is room
      if (area.edge !== "middle") figure.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
    }
    if (!keys.some((key) => key.startsWith("@"))) $("#decision")?.scrollTo(0, 0); // an earlier beat may have gone to its end
    for (const key of keys) if (key.startsWith("@")) this.#nodeAt(key)?.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (this.#beat && isLost) $("#guide-says")?.focus({ preventScroll: true });
  }

  #pieceOf(key: string) {
    return this.#pieces(key.split("/")[0] ?? "")[0];
  }

  #pieces(key: string) {
    const { picture } = this.page;
    const found = picture.piecesOf(key);
    const named = found.length ? undefined : picture.pieceNamed(`id|${key}`);
    return named ? [named] : found;
  }

  // Where a thing of the picture is, on the screen or beyond it.
  #boxesOf(key: string): DOMRect[] {
    const [touch = "", cell = ""] = key.split("/");
    return this.#pieces(touch).flatMap((piece) => {
      const box = this.page.picture.nodeOf(piece)?.getBoundingClientRect();
      const [column, row] = cell.split(".").map(Number);
      const { grid } = piece;
      if (!box || !grid || column === undefined || row === undefined) return box ? [box] : [];
      const [columns, rows] = grid;
      const [w, h] = [box.width / columns, box.height / rows];
      return [new DOMRect(box.left + column * w, box.top + row * h, w, h)];
    });
  }

  // The button of the told move: in the list, below it, or in the conversation.
  #nodeAt(key: string): HTMLElement | null | undefined {
    if (key !== "@choice") return $<HTMLElement>(PLACES[key] ?? "#none");
    const told = $("#guide")?.dataset.told ?? "";
    const buttons = all<HTMLButtonElement>("main button[name=move]").filter((button) => button.value === told);
    return buttons.find((button) => button.getClientRects().length) ?? buttons[0];
  }

  #framesOf(key: string): Frame[] {
    const isPlace = key === "@choice" || key in PLACES;
    if (!isPlace) return this.#boxesOf(key).flatMap((box) => around(box, this.#clipOf(key)));
    const node = this.#nodeAt(key);
    return node ? around(node.getBoundingClientRect(), node.closest("#decision, #tabs, header")?.getBoundingClientRect()) : [];
  }

  // The box of the area that a thing lies in: what is outside of it is not seen.
  #clipOf(key: string): DOMRect | undefined {
    const piece = this.#pieceOf(key);
    return piece && this.page.picture.nodeOf(piece)?.ownerSVGElement?.getBoundingClientRect();
  }
}

// What of a box is on the screen and inside of its clip, and some room around it.
function around(box: DOMRect, clip?: DOMRect): Frame[] {
  const [left, top] = [Math.max(box.left, clip?.left ?? 0, 0), Math.max(box.top, clip?.top ?? 0, 0)];
  const [right, bottom] = [Math.min(box.right, clip?.right ?? innerWidth, innerWidth), Math.min(box.bottom, clip?.bottom ?? innerHeight, innerHeight)];
  if (right - left < 4 || bottom - top < 4) return [];
  return [{
    left: Math.max(2, left - ROOM), top: Math.max(2, top - ROOM), right: Math.min(innerWidth - 2, right + ROOM), bottom: Math.min(innerHeight - 2, bottom + ROOM),
  }];
}

const start = () => { const { tabularium } = window as unknown as { tabularium?: Page }; if (tabularium) new Guide(tabularium).start(); else setTimeout(start, EVERY); };
start();
