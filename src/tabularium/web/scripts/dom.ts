// Finding and making nodes.

const SVG = "http://www.w3.org/2000/svg";

export const $ = <T extends Element = HTMLElement>(selector: string, from: ParentNode = document): T | null =>
  from.querySelector<T>(selector);

export const all = <T extends Element = HTMLElement>(selector: string, from: ParentNode = document): T[] =>
  [...from.querySelectorAll<T>(selector)];

// What every page of ours has.
export function the<T extends Element = HTMLElement>(selector: string, from: ParentNode = document): T {
  const found = from.querySelector<T>(selector);
  if (!found) throw new Error(`this page has no ${selector}`);
  return found;
}

// Where an event happened: the nearest element around it that fits.
export const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

export const happensIn = (event: Event, selector: string): boolean => event.target instanceof Element && event.target.matches(selector);

export const isTyping = (event: Event): boolean => happensIn(event, "input, textarea, select");
export const hasModifier = (event: KeyboardEvent | MouseEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

// The words that the scripts say stand on the body of the page, in its language.
export const word = (name: string): string => document.body.dataset[name] ?? "";

type Attributes = Readonly<Record<string, string | number | boolean>>;

function dressed<T extends Element>(node: T, attributes: Attributes, inside: (Node | string)[]): T {
  for (const [name, value] of Object.entries(attributes)) if (value !== false) node.setAttribute(name, value === true ? "" : String(value));
  node.append(...inside);
  return node;
}

export const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Attributes = {}, ...inside: (Node | string)[]) =>
  dressed(document.createElement(tag), attributes, inside);

export const shape = <Tag extends keyof SVGElementTagNameMap>(tag: Tag, attributes: Attributes = {}, ...inside: (Node | string)[]) =>
  dressed(document.createElementNS(SVG, tag), attributes, inside);

export function press(label: string, act: (event: MouseEvent) => void, attributes: Attributes = {}, ...more: (Node | string)[]) {
  const button = made("button", { type: "button", ...attributes }, label, ...more);
  button.addEventListener("click", act);
  return button;
}

// SVG text as live nodes: read as HTML it would make dead ones.
export function shapes(text: string): Node[] {
  const whole = text.startsWith("<svg ") ? text : `<svg xmlns="${SVG}">${text}</svg>`;
  const read = new DOMParser().parseFromString(whole, "image/svg+xml");
  return [...read.documentElement.childNodes].map((node) => document.importNode(node, true));
}

export const fetchText = (address: string): Promise<string> =>
  fetch(address).then((answer) => (answer.ok ? answer.text() : ""), () => "");

export const readPage = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

export interface Point { x: number; y: number }

export function middle(node: Element): Point {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

// Of these, the one that costs least, where any costs less than `most`.
export function cheapest<T>(things: Iterable<T>, cost: (thing: T) => number, most = Infinity): T | null {
  let [best, least]: [T | null, number] = [null, most];
  for (const thing of things) {
    const costs = cost(thing);
    if (costs < least) [best, least] = [thing, costs];
  }
  return best;
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const small = () => innerWidth < 992;
export const coarse = () => matchMedia("(pointer: coarse)").matches;
