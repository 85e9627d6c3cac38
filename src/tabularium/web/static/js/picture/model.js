// A picture as it came: lines, read into areas, pieces, parts of drawings and gestures. A 1 stands for what follows from the rest.
const box = ({ w, h }) => `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`;

function piece(kind, place, x, y, says, rest) {
  const made = { kind, place, x, y, says, seat: 0, number: 0, id: "", turn: 0, touch: "", on: "", marks: [], w: 24, h: 24, ...rest };
  if (made.id === 1) made.id = place;
  if (made.touch === 1) made.touch = place;
  if (made.outline === 1) made.outline = box(made);
  return made;
}

const readers = {
  area: (model, values) => model.areas.push({ ...values, pieces: [] }),
  piece: (model, ...values) => model.areas.at(-1).pieces.push(piece(...values)),
  part: (model, key, shape) => model.parts.set(key, shape),
  read: (model, key, text) => model.reads.set(key, text),
  form: (model, key, values) => model.forms.set(key, values),
  gesture: (model, move, values) => model.gestures.push({ move, touches: [], amounts: [], label: "", ...values }),
  laying: (model, touches, form, cells) => { for (const [at, move] of cells) model.gestures.push({ move, touches, amounts: [], label: "", form, at }); },
  greyed: (model, why, rule, paths) => { for (const touches of paths) model.greyed.push({ touches, why, rule }); },
};

export function read(lines) {
  const model = { areas: [], parts: new Map(), reads: new Map(), forms: new Map(), gestures: [], greyed: [] };
  for (const [what, ...values] of lines) readers[what](model, ...values);
  for (const area of model.areas) named(area.pieces);
  return model;
}

// Counted things have no id: the first of a kind and seat at a place is the first, and so on.
function named(pieces) {
  const seen = new Map();
  for (const piece of pieces) {
    const same = `${piece.kind}|${piece.seat}|${piece.place}`;
    const n = seen.get(same) ?? 0;
    seen.set(same, n + 1);
    piece.name = piece.id ? `id|${piece.id}` : `${same}|${n}`;
  }
}

// Which old piece each new one was: [new, old or null, how], the old ones that are gone, each with what it joined, and those
// that became fewer without any having gone elsewhere in their area.
export function matched(before, now) {
  const left = new Map(before.map((piece) => [piece.name, piece]));
  const pairs = new Map();
  const pair = (piece, old, how) => { pairs.set(piece, [old, how]); left.delete(old.name); };
  for (const piece of now) if (left.has(piece.name)) pair(piece, left.get(piece.name), "same");
  const free = () => now.filter((piece) => !pairs.has(piece));
  for (const piece of free()) {
    if (piece.id) continue;
    const old = nearest(piece, [...left.values()].filter((one) => !one.id && one.kind === piece.kind && one.seat === piece.seat));
    if (old) pair(piece, old, "moved");
  }
  for (const piece of free()) {
    const old = piece.was && nearest(piece, [...left.values()].filter((one) => one.kind === piece.was));
    if (old) pair(piece, old, "turned");
  }
  const fewer = [...pairs].filter(([piece, [old]]) => piece.number < old.number).map(([piece]) => piece);
  for (const piece of free()) {
    const source = nearest(piece, fewer.filter((one) => one.kind === piece.kind && one.seat === piece.seat));
    pairs.set(piece, [source ?? null, source ? "split" : "new"]);
  }
  const more = [...pairs].filter(([piece, [old]]) => old && piece.number > old.number).map(([piece]) => piece);
  const alike = (one, other) => one.kind === other.kind && one.seat === other.seat && one.area === other.area;
  const gone = [...left.values()].map((old) => [old, nearest(old, more.filter((one) => alike(one, old)))]);
  const gained = [...more, ...[...pairs].filter(([, [, how]]) => how === "split" || how === "new").map(([piece]) => piece)];
  const fallen = fewer.filter((piece) => piece.seat && !gained.some((one) => alike(one, piece)));
  return { pairs, gone, fallen };
}

function nearest(piece, others) {
  let best = null;
  let least = Infinity;
  for (const other of others) {
    const far = Math.hypot(other.x - piece.x, other.y - piece.y) + (other.area === piece.area ? 0 : 1e5);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

// The keys that a touch on a piece may mean, the piece itself first and then what it lies on.
export const meant = (piece) => [piece.touch, piece.on].filter(Boolean);
