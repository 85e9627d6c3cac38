// Finding and making nodes.
export const $ = (selector, from = document) => from.querySelector(selector);
export const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const SVG = "http://www.w3.org/2000/svg";

export function made(tag, attributes = {}, ...inside) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null && value !== false) node.setAttribute(name, value === true ? "" : value);
  node.append(...inside);
  return node;
}

export function shape(tag, attributes = {}, ...inside) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...inside);
  return node;
}

// SVG text as live nodes: read as HTML it would make dead ones.
export function shapes(text) {
  const read = new DOMParser().parseFromString(text.startsWith("<svg ") ? text : `<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  return [...read.documentElement.childNodes].map((node) => document.importNode(node, true));
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const small = () => innerWidth < 992;
export const coarse = () => matchMedia("(pointer: coarse)").matches;
