// A picture as it came: lines of JSON, read into areas, pieces, looks and gestures.
export function read(lines) {
  const model = { areas: [], looks: new Map(), reads: new Map(), forms: new Map(), gestures: [], greyed: [] };
  for (const line of lines) {
    const [what, values] = JSON.parse(line);
    if (what === "area") model.areas.push({ ...values, pieces: [] });
    else if (what === "piece") model.areas.at(-1).pieces.push({ x: 0, y: 0, seat: 0, number: 0, turn: 0, touch: "", on: "", marks: [], ...values });
    else if (what === "look") model.looks.set(values.key, values.svg);
    else if (what === "read") model.reads.set(values.key, values.text);
    else if (what === "form") model.forms.set(values.key, values);
    else if (what === "gesture") model.gestures.push({ touches: [], amounts: [], ...values });
    else if (what === "laying") for (const [at, move] of values.cells) model.gestures.push({ touches: values.touches, amounts: [], form: values.form, at, move, label: "" });
    else if (what === "greyed") model.greyed.push(values);
  }
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

// Which old piece each new one was: [new, old or null, how], and the old ones that are gone.
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
  const gone = [...left.values()].map((old) => [old, nearest(old, more.filter((one) => one.kind === old.kind && one.seat === old.seat))]);
  return { pairs, gone };
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
