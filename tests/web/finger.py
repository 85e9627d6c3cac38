"""A random finger on a phone, and what a fair judge says of each of its presses.

The judge looks at the page as a person does (finger.js): what is drawn at a point, since when it has been there, and
whether the finger came down and went up on the same thing. It asks nothing of the scripts that decide what a press
does. The clock of the page goes only when the finger says so: a busy machine changes nothing.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SLIP = 6  # pixels that a press may move...
LONG = 500  # ...and milliseconds that it may take, and still be a tap
NEAR = 24  # pixels around a thing that mean it
NEW = 350  # milliseconds in which nobody has seen a change yet
MOVES = re.compile("/(moves|undo|restart) ")
CLICK = 0.5  # seconds until a tap has become a click, if it does
WAIT = 5.0  # seconds for an answer of the server
LOOKS = 15  # for the own turn, before a gesture is made all the same

WATCH = (Path(__file__).parent / "finger.js").read_text(encoding="utf-8").partition("\n(")[2]  # without its comment

# Kind and key of what can be pressed; for how long it has been there, and for how long it has been marked as it is.
Things = dict[tuple[str, str], tuple[float, float]]


def things(told: list[list[Any]]) -> Things:
    found: Things = {}
    for kind, key, stood, same in told:
        before = found.get((kind, key), (0.0, 0.0))
        found[kind, key] = max(stood, before[0]), max(same, before[1])
    return found


@dataclass
class Press:
    """From where a finger came down to where it went up."""

    on: Things  # what it came down on...
    near: Things  # ...and what was near
    off: Things  # what it went up from
    beside: Things
    slip: float
    long: float
    fingers: int
    is_over: bool  # it went up, and was not taken for a scroll

    @classmethod
    def of(cls, told: dict[str, Any]) -> Press:
        began, ended = told["began"], told["ended"]
        on, near, off, beside = (things(part[how]) for part in (began, ended) for how in ("on", "near"))
        return cls(on, near, off, beside, told["slip"], told["long"], told["fingers"], told["isOver"])

    def may_mean(self) -> bool:
        """Whether it may make a move: with the benefit of the doubt at the edges."""
        seen = {thing for thing, (stood, _) in self.near.items() if stood >= NEW - 1}
        if self.fingers > 1 or not self.is_over:
            return False
        if self.slip > SLIP:  # a drag from lit to lit
            kinds = [{kind for kind, _ in place} for place in (self.near, self.beside)]
            return kinds == [{"board"}, {"board"}] and bool(self.beside.keys() - self.on.keys())
        return self.long <= LONG and bool(seen & self.beside.keys())

    def means(self) -> bool:
        """Whether nobody could doubt that it was meant."""
        stood = min((same for _, same in self.on.values()), default=0.0)
        is_tap = self.fingers == 1 and self.is_over and self.slip < SLIP and self.long < LONG - 20
        is_move = all(kind != "button" or MOVES.search(key) for kind, key in self.on)
        return is_tap and is_move and stood > NEW + 1 and self.on.keys() == self.off.keys()


@dataclass
class Tally:
    """What came of many presses."""

    gestures: int = 0
    presses: int = 0
    meant: int = 0
    sent: int = 0
    wrong: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        said = f"{self.gestures} gestures, {self.presses} presses, {self.meant} meant without doubt"
        return f"{said}, {len(self.missed)} of them missed; {self.sent} moves sent, {len(self.wrong)} wrong"


class Finger:
    """A finger on the page of a table, which does what chance says."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.seed = seed
        self.chance = random.Random(seed)
        self.wire = page.context.new_cdp_session(page)
        self.tally = Tally()
        self.at = (0.0, 0.0)
        self.taps = 0  # of a gesture
        self.between = ""  # what the first of two taps changed
        page.evaluate("(" + WATCH, [NEAR, SLIP])
        self.wait(2 * NEW)

    # -- what a finger does --------------------------------------------------------------------------------------

    def lay(self, kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    def wait(self, milliseconds: float) -> None:
        self.page.clock.run_for(round(milliseconds))

    def rest(self, *points: tuple[float, float]) -> None:
        """Fingers that moved come to rest before they go up: the browser would take it for a fling, on its own clock,
        and take no tap for a while after that."""
        for _ in range(3):
            time.sleep(0.03)
            self.lay("touchMove", *points)

    def tap(self, long: float, slip: float = 0.0) -> None:
        x, y = self.at
        self.lay("touchStart", (x, y))
        self.wait(long)
        if slip:
            self.lay("touchMove", (x + slip, y))
        if slip > SLIP:
            self.rest((x + slip, y))
        self.lay("touchEnd")
        self.taps += slip <= SLIP
        until = time.monotonic() + CLICK
        while time.monotonic() < until and not self.page.evaluate("(taps) => finger.isClicked(taps)", self.taps):
            time.sleep(0.005)

    def drag(self) -> None:
        x, y = self.at
        to = (x + self.chance.uniform(-160, 160), y + self.chance.uniform(-160, 160))
        self.lay("touchStart", (x, y))
        self.wait(60)
        self.lay("touchMove", (x + self.chance.choice((-9, 9)), y - 30))
        goal = (
            self.page.evaluate("(which) => finger.goal(which)", self.chance.random())
            if self.chance.random() < 0.7
            else None
        )
        if goal:
            to = (goal[0], goal[1])
        for part in (0.5, 1.0):
            self.wait(40)
            self.lay("touchMove", (x + (to[0] - x) * part, y + (to[1] - y) * part))
        self.wait(40)
        self.rest(to)
        self.lay("touchEnd")

    def pinch(self) -> None:
        x, y = self.at
        far = self.chance.choice((12, 90))
        self.lay("touchStart", (x, y))
        self.wait(self.chance.choice((5, 40, 120)))
        self.lay("touchStart", (x, y), (x + 40, y))
        for part in (0.5, 1.0):
            self.wait(20)
            self.lay("touchMove", (x - (far - 20) * part, y), (x + 40 + (far - 20) * part, y + 10 * part))
        self.rest((x - far + 20, y), (x + 20 + far, y + 10))
        self.lay("touchEnd")

    def gesture(self) -> str:
        kind = self.chance.random()
        if kind < 0.55:
            self.tap(self.chance.uniform(20, 180), self.chance.choice((0, 0, 3, 5)))
            return "tap"
        if kind < 0.63:
            self.tap(self.chance.uniform(30, 90))
            self.between = self.page.evaluate("finger.state()")
            self.wait(self.chance.uniform(40, 250))
            self.tap(self.chance.uniform(30, 90))
            return "double tap"
        if kind < 0.73:
            self.tap(self.chance.uniform(560, 900), self.chance.choice((0, 0, 4)))
            return "long press"
        if kind < 0.78:
            self.tap(self.chance.uniform(30, 90), self.chance.uniform(8, 30))
            return "slip"
        if kind < 0.93:
            self.drag()
            return "drag"
        self.pinch()
        return "pinch"

    # -- and what comes of it --------------------------------------------------------------------------------------

    def look(self) -> None:
        """Wait until it is my turn and nothing is under way, as most people do; some do not wait for the answer."""
        until = time.monotonic() + WAIT
        waits = "!finger.isAsked() || finger.isUnderWay()" if self.chance.random() < 0.7 else "!finger.isAsked()"
        while time.monotonic() < until and self.page.evaluate(f"!finger.isOver() && ({waits})"):
            self.wait(16)

    def go(self, gestures: int) -> Iterator[None]:
        """So many gestures, one after the other; stops in between, for who wants to look."""
        chance = self.chance
        for _ in range(gestures):
            if chance.random() < 0.7:
                self.wait_for_my_turn()
            self.look()
            if chance.random() < 0.8 or self.at == (0.0, 0.0):
                aimed = self.page.evaluate("(numbers) => finger.aim(numbers)", [chance.random() for _ in range(4)])
                self.at = (aimed[0], aimed[1]) if aimed else self.at
            self.wait(chance.uniform(0, 330) if chance.random() < 0.3 else chance.uniform(400, 800))
            if self.page.evaluate("finger.isOver()"):
                return
            if not self.page.evaluate("(at) => finger.isFree(at)", list(self.at)):
                continue  # something that leads elsewhere has come there
            before = self.page.evaluate("finger.state()")
            self.taps, self.between = 0, ""
            kind = self.gesture()
            after = self.page.evaluate("finger.state()")
            self.judge(kind, len({before, self.between or before, after}) > 1)
            yield

    def wait_for_my_turn(self) -> None:
        """Bots answer by another clock than the page's, which goes on meanwhile."""
        for _ in range(LOOKS):
            if self.page.evaluate("document.querySelector('main').matches('.my-turn, .over')"):
                break
            time.sleep(0.02)
            self.wait(50)

    def judge(self, kind: str, is_changed: bool) -> None:
        told, sent = self.page.evaluate("finger.take()")
        presses = [Press.of(one) for one in told]
        tally = self.tally
        tally.gestures += 1
        tally.presses += len(presses)
        tally.sent += len(sent)
        may = sum(press.may_mean() for press in presses)
        if len(sent) > may:
            tally.wrong.append(f"seed {self.seed}, gesture {tally.gestures}, {kind}: {sent} by {presses}")
        if kind == "double tap":  # the second of two may be the same again
            presses = presses[:1]
        for press in presses:
            if press.means():
                tally.meant += 1
                if not sent and not is_changed:
                    tally.missed.append(f"seed {self.seed}, gesture {tally.gestures}, {kind}: {press}")
