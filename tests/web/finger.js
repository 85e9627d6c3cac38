// What a fair judge sees of a page, for finger.py. Everything that can be pressed is known with the time since when it lies
// where it lies, and what makes a move also since when it answers the same question. Presses are noted with that, and
// what the page sends is counted.
([NEAR, SAME]) => {
  const LIT = ".p.lit:not(:has(> .cell)), .cell.lit";
  const PIECES = "[data-area] .p[data-touch]:not([data-touch='']), .cell[data-touch]";
  const DEEDS = "#decision, #deeds";
  const LEADS_AWAY = "a, summary, header, nav, select, input, label, #coach, [action$=hint], #tabbed, .fold, #film, #connection, #toast, #guide";
  const PRESSED = ".popup button, #decision button[name=move]:not([disabled]), #deeds form:not([action$=hint]) button:not([disabled])";

  const BESIDE = 12; // pixels beside a button from which browsers still give it the tap of a finger

  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const part = (node) => node.querySelector(":scope > .hit, :scope > .outline") ?? node;
  const box = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const away = (b, x, y) => Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom));
  const asked = () => (document.querySelector("[data-choices]")?.dataset.revision ?? "").split(".")[0];

  // -- since when things lie where they lie --------------------------------------------------------------------

  function things() {
    const question = asked();
    const named = (kind, node, key, at, mark = "") => {
      const isMove = node.name === "move" || kind === "board";
      return { kind, node, key, at, mark, id: `${kind} ${key} ${isMove ? question : ""}` };
    };
    const deed = (node) => `${node.form?.getAttribute("action")} ${node.value || node.textContent}`;
    const mark = (node) => `${node.matches(".chosen")} ${node.matches(LIT)}`;
    return [
      ...$$(".popup button").map((node) => named("popup", node, node.textContent, box(node))),
      ...$$(`:is(${DEEDS}) button`).map((node) => named("button", node, deed(node), box(node))),
      ...$$(PIECES).map((node) => named("board", node, node.dataset.touch, box(part(node)), mark(node))),
    ].filter(({ at }) => at.right > at.left);
  }

  const down = new Map(); // fingers
  let known = [];
  let popup = null; // where a question lay, and until when

  function renew(isScrolled = false) {
    const before = Map.groupBy(known, (one) => one.id);
    const now = performance.now();
    const open = document.querySelector(".popup");
    if (open) popup = { at: box(open), until: Infinity };
    else if (popup?.until === Infinity) popup.until = now;
    const lies = (a, b) => Math.abs(a.left - b.left) <= SAME && Math.abs(a.top - b.top) <= SAME;
    known = things().map((one) => {
      const found = before.get(one.id) ?? [];
      const turned = found.find((other) => other.node === one.node && other.mark === one.mark)?.turned ?? now;
      const view = one.node.closest("svg")?.getAttribute("viewBox") ?? "";
      const old = found.find((other) => lies(other.from, one.at)); // what creeps is measured from where it began
      if (old) return { ...one, turned, view, since: old.since, from: old.from };
      const isPanned = (other) => other.node === one.node && (isScrolled || (down.size > 0 && other.view !== view)); // by the finger itself
      return { ...one, turned, view, since: found.find(isPanned)?.since ?? now, from: one.at };
    });
  }
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => renew()).observe(document.body, all);
  document.addEventListener("scroll", () => renew(true), true);
  renew();

  // -- what is seen at a point -----------------------------------------------------------------------------------

  // What is right there, and what is near: its kind, its key, for how long it has been there, and for how long as it is
  // marked now. A finger that comes down may mean what is lit only once it has taken back what lay over it.
  function look(x, y, isDown = false) {
    const now = performance.now();
    const covered = popup && popup.until < Infinity && away(popup.at, x, y) === 0 ? popup.until : 0;
    const tell = (found) => found.map(({ kind, key, since, turned }) => {
      const from = Math.max(since, covered);
      return [kind, key, now - from, now - Math.max(from, turned)];
    });
    const of = (kind) => known.filter((one) => one.kind === kind);
    const isOn = (one) => away(one.at, x, y) === 0;
    const isBeside = (one) => away(one.at, x, y) <= BESIDE;
    const isInSight = ({ node }) => // of a list that is scrolled, or while a show runs
      away(box(node.closest(DEEDS) ?? node), x, y) === 0 && node.checkVisibility({ visibilityProperty: true });
    const top = document.elementFromPoint(x, y);
    if ($$(".popup").some((one) => away(box(one), x, y) === 0)) {
      return { on: tell(of("popup").filter(isOn)), near: tell(of("popup").filter(isBeside)) };
    }
    if (top?.closest("#rail")) {
      const near = of("button").filter(isBeside);
      return { on: tell(near.filter((one) => isOn(one) && isInSight(one) && !one.node.disabled)), near: tell(near) };
    }
    const area = top?.closest("svg") && top.closest("[data-area]");
    const here = of("board").filter((one) => area?.contains(one.node) && (isDown || one.node.matches(LIT)));
    const uppermost = document.elementsFromPoint(x, y).map((one) => one.closest(LIT)).find((one) => one && area?.contains(one));
    const near = here.filter((one) => away(box(one.node), x, y) <= NEAR);
    return { on: tell(here.filter((one) => one.node === uppermost)), near: tell(near) };
  }

  // -- presses, and what is sent -----------------------------------------------------------------------------------

  let presses = [];
  let sent = [];
  addEventListener("pointerdown", ({ pointerId, clientX: x, clientY: y }) => {
    renew();
    down.set(pointerId, { x, y, at: performance.now(), began: look(x, y, true), slip: 0, fingers: 1 });
    for (const one of down.values()) one.fingers = Math.max(one.fingers, down.size);
  }, true);
  addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    const press = down.get(pointerId);
    if (press) press.slip = Math.max(press.slip, Math.hypot(clientX - press.x, clientY - press.y));
  }, true);
  const ends = ({ type, pointerId, clientX, clientY }) => {
    const press = down.get(pointerId);
    if (!press) return;
    down.delete(pointerId);
    renew();
    const [ended, long] = [look(clientX, clientY), performance.now() - press.at];
    presses.push({ ...press, ended, long, isOver: type === "pointerup" });
  };
  let clicks = 0;
  addEventListener("click", () => { clicks += 1; }, true);
  addEventListener("pointerup", ends, true);
  addEventListener("pointercancel", ends, true);

  const { channel } = tabularium.live;
  const send = channel.do.bind(channel);
  channel.do = (name, fields) => {
    if (name !== "hint") sent.push(`${name} ${fields.get("move") ?? ""}`);
    return send(name, fields);
  };

  // -- where a finger goes -------------------------------------------------------------------------------------------

  const isOnScreen = ([x, y]) => x > 1 && y > 1 && x < innerWidth - 1 && y < innerHeight - 1;
  const isFree = ([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return isOnScreen([x, y]) && top !== null && !top.closest(LEADS_AWAY);
  };

  window.finger = {
    isFree,
    /** Whether all is done that so many taps do: on a busy machine a browser tells of a click later than of the finger. */
    isClicked: (taps) => clicks >= taps,
    isUnderWay: () => document.body.matches(".sending"),
    isAsked: () => document.body.matches(".asked"),
    isOver: () => document.querySelector("main.over") !== null,
    /** To something lit, to a button, or anywhere, as four numbers from 0 to 1 choose. */
    aim([how, which, across, below]) {
      const inside = (b) => [b.left + (b.right - b.left) * (0.1 + 0.8 * across), b.top + (b.bottom - b.top) * (0.1 + 0.8 * below)];
      const points = (selector) => $$(selector).map((node) => inside(box(part(node)))).filter(isFree);
      const asks = points(".popup button");
      const rows = asks.length && how < 0.7 ? asks : how < 0.5 ? points(`:is(#stage, #near) :is(${LIT})`) : how < 0.75 ? points(PRESSED) : [];
      const found = rows.length ? rows : points(".hall, .asking, #deeds");
      return found[Math.floor(which * found.length)] ?? null;
    },
    /** Where something may be carried to. */
    goal(which) {
      const middles = $$("#stage .p.goal, #near .p.goal, .cell.goal").map((node) => {
        const b = box(part(node));
        return [(b.left + b.right) / 2, (b.top + b.bottom) / 2];
      });
      const found = middles.filter((at) => isOnScreen(at) && document.elementFromPoint(...at)?.closest("svg"));
      return found[Math.floor(which * found.length)] ?? null;
    },
    /** All that a press could have changed before the eyes of who pressed. */
    state() {
      const views = $$("[data-area] svg").map((svg) => svg.getAttribute("viewBox"));
      const [asks, hangs] = [".popup", ".hanging"].map((name) => document.querySelector(name)?.outerHTML ?? "");
      return JSON.stringify([tabularium.touch.touched, tabularium.laying.isOn(), asks, hangs, views]);
    },
    take() {
      const taken = [presses, sent];
      [presses, sent, clicks] = [[], [], 0];
      return taken;
    },
  };
}
