// Looking closer: each area has a camera, which keeps to its ground.
import { CLOCK } from "../clock.js";
import type { Area } from "./model.js";

export type Corners = [left: number, top: number, right: number, bottom: number];

const CLOSEST = 8;
const READABLE = 0.6; // pixels for a unit: what is smaller is not read
const CLEAR = 0.85;

// Pixels for a unit of a board that a small screen opens on, at the least.
export const clearly = (area: Area): number => area.clear ?? CLEAR;

// Where a frame begins that is seen with as much more on both sides as there is room for, so that no edge of the ground comes in.
function kept(at: number, length: number, seen: number, whole: number): number {
  const more = Math.max(0, Math.min((seen - length) / 2, (whole - length) / 2));
  return Math.min(whole - length - more, Math.max(more, at));
}

export class Camera {
  width = 0;
  height = 0;
  x = 0;
  y = 0;
  zoom = 1;
  jumpedAt = -Infinity; // when something else came into view that nobody had brought there by hand
  atLeft = false; // whether it begins at the left of its room, rather than in the middle

  /** `moved` is called whenever another part is seen. */
  constructor(readonly svg: SVGSVGElement, private readonly moved: () => void) {
    new ResizeObserver(() => { this.jumpedAt = CLOCK.now(); this.show(); }).observe(svg);
  }

  size(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    Object.assign(this, { width, height, x: 0, y: 0, zoom: 1 });
    this.show();
  }

  // Pixels of the screen for one unit of the ground.
  scale(): number {
    const box = this.svg.getBoundingClientRect();
    return Math.min(box.width / (this.width / this.zoom), box.height / (this.height / this.zoom));
  }

  at(clientX: number, clientY: number): DOMPoint {
    const matrix = this.svg.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : new DOMPoint(0, 0);
  }

  closer(times: number, clientX: number, clientY: number, byHand = true): void {
    const fixed = this.at(clientX, clientY);
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * times));
    const ratio = this.zoom / zoom;
    this.zoom = zoom;
    this.x = fixed.x - (fixed.x - this.x) * ratio;
    this.y = fixed.y - (fixed.y - this.y) * ratio;
    this.show(byHand);
  }

  pan(dx: number, dy: number): void {
    const scale = this.scale() || 1;
    this.x -= dx / scale;
    this.y -= dy / scale;
    this.show(true);
  }

  fit(): void { Object.assign(this, { x: 0, y: 0, zoom: 1 }); this.show(); }

  // At least so many pixels for a unit, around a point.
  open(scale: number, x: number, y: number): void {
    this.zoom = 1;
    this.zoom = Math.min(CLOSEST, Math.max(1, scale / (this.scale() || 1)));
    this.x = x - this.width / this.zoom / 2;
    this.y = y - this.height / this.zoom / 2;
    this.show();
  }

  /** A point in the middle of what is seen, as near as it was. */
  center(x: number, y: number): void { this.open(this.scale(), x, y); }

  // A part of the ground, as large as it can be; what is too wide to be read so is as high as its box, and panned from `x`.
  frame([left, top, right, bottom]: Corners, x = left): void {
    const box = this.svg.getBoundingClientRect();
    if (!box.width) return;
    const margin = 8;
    const [wide, high] = [box.width / (right - left + 2 * margin), box.height / (bottom - top + 2 * margin)];
    const whole = wide >= Math.min(high, READABLE);
    this.open(whole ? Math.min(wide, high) : high, whole ? (left + right) / 2 : x, (top + bottom) / 2);
  }

  // A part of the ground, as large as it can be between two scales.
  within([left, top, right, bottom]: Corners, least: number, most: number): void {
    const box = this.svg.getBoundingClientRect();
    const fits = Math.min(box.width / (right - left + 24), box.height / (bottom - top + 24));
    this.open(Math.min(most, Math.max(least, fits)), (left + right) / 2, (top + bottom) / 2);
  }

  // How much of the ground there is room for at a scale.
  span(scale: number): [wide: number, high: number] {
    const box = this.svg.getBoundingClientRect();
    return [box.width / scale, box.height / scale];
  }

  // The corners of what is seen of a board: more than its frame, where the room has another shape.
  seen(): Corners {
    const [x, y] = this.middle();
    const [w, h] = this.span(this.scale() || 1);
    return [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
  }

  // The middle of what is seen.
  middle(): [number, number] { return [this.x + this.width / this.zoom / 2, this.y + this.height / this.zoom / 2]; }

  // Whether a point is in view, from where it stands or with another middle.
  sees(x: number, y: number, [mx, my] = this.middle()): boolean {
    return Math.abs(x - mx) <= this.width / this.zoom / 2 && Math.abs(y - my) <= this.height / this.zoom / 2;
  }

  // Bring a point into view, where it is not.
  reveal(x: number, y: number): void {
    const [w, h] = [this.width / this.zoom, this.height / this.zoom];
    const margin = 0.12;
    if (x < this.x + w * margin || x > this.x + w * (1 - margin)) this.x = x - w / 2;
    if (y < this.y + h * margin || y > this.y + h * (1 - margin)) this.y = y - h / 2;
    this.show();
  }

  // Bring all between two edges into view, where there is room for it, by going no further than need be.
  take(left: number, right: number): void {
    const margin = 6;
    const [from, , to] = this.seen();
    if (right - left + 2 * margin > to - from) return;
    this.x += Math.min(0, left - margin - from) + Math.max(0, right + margin - to);
    this.show();
  }

  show(byHand = false): void {
    if (!this.width) return;
    const [w, h] = [this.width / this.zoom, this.height / this.zoom];
    const scale = this.scale();
    const [wide, high] = this.span(scale || 1);
    this.x = kept(this.x, w, this.atLeft ? w : wide, this.width);
    this.y = kept(this.y, h, high, this.height);
    const box = `${this.x} ${this.y} ${w} ${h}`;
    if (!byHand && this.svg.getAttribute("viewBox") !== box) this.jumpedAt = CLOCK.now();
    this.svg.setAttribute("viewBox", box);
    this.svg.classList.toggle("from-afar", scale > 0 && scale < 0.7);
    this.svg.classList.toggle("far-away", scale > 0 && scale < READABLE);
    this.svg.classList.toggle("close-by", scale > 1.4);
    this.svg.classList.toggle("zoomed", this.zoom > 1);
    this.moved();
  }
}
