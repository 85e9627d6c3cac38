// Drawing: grounds once, pieces patched by name and place, sliding where they go.
import { $, all, calm, made, shape, shapes } from "../dom.js";
import { matched, read } from "./model.js";
import { Camera } from "./camera.js";
import { sketch } from "./shapes.js";

const grounds = new Map(); // digest to a promise of nodes
const drawings = new Map(); // the key of a drawing to its node
export const picture = { model: null, areas: new Map(), nodes: new Map(), listeners: [] };

const looks = []; // called with an area of which another part is seen, or other pieces

export function onLook(listener) {
  looks.push(listener);
  picture.listeners.push(() => picture.areas.forEach((shown) => listener(shown)));
}

export const drawn = () => picture.model !== null && picture.model.areas.length > 0;
export const piecesOf = (key) => [...picture.nodes.keys()].filter((piece) => piece.touch === key);
export const nodeOf = (piece) => picture.nodes.get(piece);
export const pieceAt = (node) => node && picture.byNode.get(node);
picture.byNode = new WeakMap();

export async function sheet(address) {
  const text = await fetch(address).then((answer) => answer.text());
  const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  svg.classList.add("symbols");
  svg.setAttribute("aria-hidden", "true");
  document.body.append(svg);
}

export function show(lines) {
  const model = read(lines);
  const before = picture.model;
  picture.model = model;
  const old = [...picture.nodes.keys()];
  for (const area of model.areas) for (const piece of area.pieces) piece.area = area.key;
  const where = screens(old); // where everything was, before anything moves
  model.areas.forEach(lay);
  for (const [key, shown] of picture.areas) if (!model.areas.some((area) => area.key === key)) { shown.figure.remove(); picture.areas.delete(key); }
  const { pairs, gone, fallen } = matched(old, model.areas.flatMap((area) => area.pieces));
  const nodes = new Map();
  const stays = new Set([...pairs.values()].map(([source]) => picture.nodes.get(source)));
  for (const area of model.areas) {
    const layer = picture.areas.get(area.key).layer;
    let next = layer.firstChild;
    for (const piece of area.pieces) {
      const [source, how] = pairs.get(piece);
      const kept = how === "same" || how === "moved" || how === "turned" ? picture.nodes.get(source) : null;
      const node = kept && kept.ownerSVGElement === layer.ownerSVGElement ? kept : born();
      nodes.set(piece, node);
      picture.byNode.set(node, piece);
      dress(node, piece, model);
      while (next && next !== node && !stays.has(next)) next = next.nextSibling; // what leaves is not in the way
      if (next === node) next = node.nextSibling;
      else layer.insertBefore(node, next); // this ends a slide: only where the order is another one
      if (before && node !== kept) arrive(node, piece, source && where.get(source), layer);
      place(node, piece);
    }
  }
  for (const piece of fallen) fall(nodes.get(piece));
  for (const [old_, into] of gone) leave(picture.nodes.get(old_), into);
  for (const [piece, [source, how]] of pairs) if (source && how !== "split") { const left = picture.nodes.get(source); if (left !== nodes.get(piece)) left?.remove(); } // it lies in another area now
  picture.nodes = nodes;
  for (const listener of picture.listeners) listener(model);
}

function screens(pieces) {
  const found = new Map();
  if (calm()) return found;
  for (const piece of pieces) {
    const matrix = picture.nodes.get(piece)?.getScreenCTM?.();
    if (matrix) found.set(piece, [matrix.e, matrix.f]);
  }
  return found;
}

// -- areas --------------------------------------------------------------------------------------------

function lay(area, place) {
  let shown = picture.areas.get(area.key);
  if (!shown) {
    const svg = shape("svg", { class: `picture game-${document.body.dataset.game}`, role: "group" });
    const parts = ["ground", "places", "pieces", "over"].map((name) => shape("g", { class: name }));
    svg.append(...parts);
    const figure = made("figure", { class: `area ${area.edge}`, "data-area": area.key });
    const title = made("figcaption", {});
    figure.append(title, svg);
    shown = { figure, svg, title, ground: parts[0], layer: parts[2], over: parts[3], digest: "", edge: "" };
    shown.camera = new Camera(svg);
    shown.camera.moved = () => { for (const listener of looks) listener(shown); };
    picture.areas.set(area.key, shown);
  }
  shown.area = area;
  shown.figure.style.order = place; // whenever it came
  shown.svg.setAttribute("aria-label", area.title);
  shown.title.textContent = area.title;
  shown.camera.size(area.width, area.height);
  if (shown.edge !== area.edge) {
    home(area.edge).append(shown.figure);
    shown.edge = area.edge;
    shown.camera.atLeft = area.edge === "near";
    shown.svg.setAttribute("preserveAspectRatio", shown.camera.atLeft ? "xMinYMid meet" : "xMidYMid meet");
    shown.figure.style.flexGrow = area.edge === "near" ? area.width : ""; // each as wide as it is
  }
  if (shown.digest !== area.ground) { shown.digest = area.ground; paint(shown, area.ground); }
}

export const home = (edge) => $({ middle: "#stage", near: "#near", far: "#far" }[edge]);

async function paint(shown, digest) {
  if (!grounds.has(digest)) grounds.set(digest, fetch(`/grounds/${digest}.svg`).then((answer) => (answer.ok ? answer.text() : "<svg/>")).then(shapes));
  const nodes = await grounds.get(digest);
  if (shown.digest === digest) shown.ground.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
}

// -- pieces -------------------------------------------------------------------------------------------

const born = () => shape("g", { class: "p" });

function dress(node, piece, model) {
  const look = `${piece.look ?? ""}|${piece.outline ?? ""}|${piece.grid ?? ""}|${piece.w}|${piece.h}`;
  if (node.dataset.look !== look) {
    node.dataset.look = look;
    node.replaceChildren(...body(piece, model));
  }
  node.setAttribute("class", ["p", ...piece.marks, piece.outline || piece.grid ? "ground-piece" : "", piece.orbit ? "orbits" : ""].join(" ").trim());
  node.dataset.touch = piece.touch;
  node.dataset.kind = piece.kind;
}

function body(piece, model) {
  const { w, h } = piece;
  if (piece.outline) {
    const line = piece.outline.startsWith("#") ? shape("use", { href: piece.outline, transform: `translate(${-piece.x} ${-piece.y})` }) : shape("path", { d: piece.outline });
    line.setAttribute("class", "outline");
    return piece.look ? [drawing(piece.look, model), line] : [line];
  }
  const by = Math.min(4, Math.max(2, Math.min(w, h) / 7)); // so that small things leave room for what stands around them
  const ring = shape("rect", { class: "ring", x: -w / 2 - by, y: -h / 2 - by, width: w + 2 * by, height: h + 2 * by, rx: Math.min(8, (w + 8) / 3) });
  const hit = shape("rect", { class: "hit", x: -w / 2, y: -h / 2, width: w, height: h });
  const changed = shape("path", { class: "nova", d: `M${-w / 2} ${-h / 2 - 6}l6 6-6 6-6-6z` });
  return [hit, ring, drawing(piece.look, model), changed];
}

export function drawing(look, model = picture.model) {
  if (!look) return shape("g");
  if (!drawings.has(look)) drawings.set(look, shape("g", { class: "d", "aria-hidden": "true" }, sketch(look, model.parts)));
  return drawings.get(look).cloneNode(true);
}

function place(node, piece) {
  stand(node, (piece.orbit ? arc(piece) : to(piece.x, piece.y)) + (piece.turn ? ` rotate(${piece.turn}deg)` : ""));
}

// It stands by its style: of what stands by an attribute, WebKit lets nothing slide.
export function stand(node, where) { if (node.style.transform !== where) node.style.transform = where; }
export const to = (x, y) => `translate(${x}px, ${y}px)`;

// Around its hub and upright all the way: each of these four changes by itself.
function arc({ x, y, orbit: [middle, level, degrees] }) {
  const from = new DOMPoint(x - middle, y - level).matrixTransform(new DOMMatrix().rotate(-degrees));
  return `${to(middle, level)} rotate(${degrees}deg) ${to(from.x.toFixed(1), from.y.toFixed(1))} rotate(${-degrees}deg)`;
}

// A new node starts where what it was made from lay, and slides from there; or it fades in.
function arrive(node, piece, from, layer) {
  if (calm()) return;
  const matrix = from && layer.getScreenCTM();
  if (!matrix) { node.classList.add("arriving"); requestAnimationFrame(() => requestAnimationFrame(() => node.classList.remove("arriving"))); return; }
  const { x, y } = new DOMPoint(...from).matrixTransform(matrix.inverse());
  node.classList.add("still");
  stand(node, to(x, y));
  node.getBoundingClientRect();
  node.classList.remove("still");
}

function leave(node, into) {
  if (!node) return;
  if (calm()) { node.remove(); return; }
  if (!into) node.parentNode.append(node); // what falls is seen to fall
  node.classList.add("gone");
  node.removeAttribute("tabindex");
  if (into) place(node, into);
  setTimeout(() => node.remove(), 650);
}

// Of several that stand there some are lost: one falls; how, the game's own style says.
function fall(node) {
  if (calm()) return;
  const one = node.cloneNode(true);
  one.setAttribute("class", "p fallen");
  one.removeAttribute("data-touch");
  node.after(one);
  setTimeout(() => one.remove(), 700);
}

export const lit = () => all(".p.lit, .cell.lit");
