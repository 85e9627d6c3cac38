"""What a round costs a person, measured by playing it in a browser: how many touches, and how long one waits after
one's last touch until one may act again.

    tools/pace age_of_rome rome_and_roll --rounds 3 --pace calm quick

A bot says what to do, from what the seat sees. The browser then does it as a person would: it touches things, answers
small menus and questions, turns shapes, and presses what stands only in the list. Every press counts, also one that
only reads. A wait counts where others moved in between: until the next question has come, which is the bots' part of
it, and until it is shown.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.web.browser import launch, lay, person, settled
from tests.web.server import Server

from tabularium.bots.levels import make_bot
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.moves import READY
from tabularium.kernel.presentation import Gesture, Presenter
from tabularium.tables.engines import open_store
from tabularium.tables.opening import open_table
from tabularium.tables.table import Table

PATIENCE = 180.0  # seconds
SOON = 8.0
MINE = 0  # my seat
NOW = """() => ({
  revision: document.querySelector("[data-choices]")?.dataset.revision ?? "",
  isAsked: document.body.matches(".asked"), isShowing: document.body.matches(".showing"),
  isOver: document.querySelector("main.over") !== null, ply: Number(tabularium.film.since() || 0),
})"""
# The middle of what is to be touched; a board of somebody else is opened for it first.
WHERE = """(key) => {
  const nodes = [...document.querySelectorAll(`.lit[data-touch="${CSS.escape(key)}"]`)];
  const node = nodes.find((one) => !one.closest("#far")) ?? nodes[0];
  if (!node) return null;
  const figure = node.closest("figure");
  if (figure.closest("#far")) { tabularium.boards.enlarge(figure.dataset.area); return "opened"; }
  const part = node.querySelector(":scope > .hit, :scope > .outline") ?? node;
  const { left, top, width, height } = part.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
LABEL = """(move) => {
  const gesture = tabularium.picture.model.gestures.find((one) => one.move === move);
  return gesture ? tabularium.offers.labelOf(gesture) : "";
}"""
FORMS = "() => [tabularium.touch.possible()[0]?.form ?? '', Object.fromEntries(tabularium.picture.model.forms)]"
CELL = """([grid, column, row]) => {
  const piece = [...tabularium.picture.nodes.keys()].find((one) => one.touch === grid);
  const [columns, rows] = piece.grid;
  const at = new DOMPoint(((column + 0.5) / columns - 0.5) * piece.w, ((row + 0.5) / rows - 0.5) * piece.h);
  const { x, y } = at.matrixTransform(tabularium.picture.nodeOf(piece).getScreenCTM());
  return [x, y];
}"""


@dataclass
class Wait:
    """Seconds after a touch until the next question has come, and until it is shown."""

    bots: float
    whole: float


@dataclass
class Played:
    """What was counted in one game."""

    touches: dict[int, int] = field(default_factory=dict)  # by round
    answers: dict[int, int] = field(default_factory=dict)
    waits: list[Wait] = field(default_factory=list)
    typed: int = 0


def main(arguments: Sequence[str]) -> int:
    asked = read(arguments)
    print("game, players, pace | touches of each whole round | questions | waits: median, longest; the bots' part")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start(*(["--bot-pause", str(asked.bot_pause)] if asked.bot_pause is not None else []))
        browser = launch(playwright)
        try:
            for name in asked.games:
                game = find_game(name)
                for pace in asked.pace:
                    seats = asked.seats or game.usual_seats
                    page = person(browser, server.address, motion=True, pace=pace, alone=True)
                    played = Player(page, server, game, seats, asked.level, asked.seed).play(asked.rounds)
                    print(f"{name}, {seats}, {pace} | {said(played)}", flush=True)
                    page.context.close()
        finally:
            server.kill()
    return 0


def read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools/pace", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", default=sorted(shelf()))
    parser.add_argument("--rounds", type=int, default=3, help="whole rounds that are counted")
    parser.add_argument("--pace", nargs="+", default=["calm", "quick"], choices=("calm", "quick", "once"))
    parser.add_argument("--level", default="senator", help="of the bots, and of the one who says what to do")
    parser.add_argument("--seats", type=int, default=0, help="players; by default as *Play now* has them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot-pause", type=float, default=None, help="seconds; by default as usual")
    return parser.parse_args(arguments)


def said(played: Played) -> str:
    touches = [count for _, count in sorted(played.touches.items())]
    answers = [count for _, count in sorted(played.answers.items())]
    if not played.waits:
        return f"{touches} | {answers} | nobody else moved"
    wholes, bots = [one.whole for one in played.waits], [one.bots for one in played.waits]
    waits = f"{statistics.median(wholes):.1f} s, {max(wholes):.1f} s"
    typed = f"; {played.typed} typed" if played.typed else ""
    theirs = f"{statistics.median(bots):.1f} s, {max(bots):.1f} s"
    return f"{touches} | {answers} | {waits}; {theirs} ({len(wholes)} waits){typed}"


class Player:
    def __init__(self, page: Page, server: Server, game: AnyGame, seats: int, level: str, seed: int) -> None:
        self.page, self.server, self.game = page, server, game
        address = lay(page, game.id, ["me", *["bot"] * (seats - 1)], level)
        self.table_id = address.rpartition("/")[2]
        self.bot = make_bot(game, level, seed)
        self.touched = 0
        self.typed = 0  # moves for which no button was found; each counts as one touch
        self.question = ""  # that was answered last
        page.wait_for_function("() => document.querySelector('#stage .picture .ground > *') && window.tabularium?.live")

    def now(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(NOW)
        return found

    def table(self, revision: str) -> Table:
        """The table as the page shows it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with closing(open_store(self.server.store, reads=True)) as store:
                table = open_table(store, self.table_id, shelf())
            if table is not None and table.revision(MINE) == revision:
                return table
            time.sleep(0.05)
        raise AssertionError(f"the store never came to {revision}")

    # -- a game ----------------------------------------------------------------------------------------------------

    def play(self, rounds: int) -> Played:
        played = Played()
        wait = self.until_asked(0.0)
        first = None
        while wait is not None:
            table = self.table(self.now()["revision"])
            number, _ = table.game.moment(table.live.state)
            first = number if first is None else first
            played.typed = self.typed
            if number >= first + rounds:
                return played
            before, lines = self.touched, len(table.live.acta.lines)
            self.answer(table)
            clicked = time.monotonic()
            played.touches[number] = played.touches.get(number, 0) + self.touched - before
            played.answers[number] = played.answers.get(number, 0) + 1
            wait = self.until_asked(clicked)
            if wait is not None and self.others_moved(lines):
                played.waits.append(wait)
        return played

    def others_moved(self, lines: int) -> bool:
        table = self.table(self.now()["revision"])
        return any(line.number != MINE for line in table.live.acta.lines[lines:])

    def until_asked(self, since: float) -> Wait | None:
        """Until a question is shown that is another one than the last; None where the game is over."""
        bots = 0.0
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            now = self.now()
            if now["isOver"]:
                return None
            if now["isAsked"] and not bots:
                bots = time.monotonic()
            is_new = now["revision"] and now["revision"] != self.question
            if is_new and now["isAsked"] and not now["isShowing"]:
                settled(self.page)
                return Wait(max(0.0, bots - since), time.monotonic() - since)
            time.sleep(0.03)
        raise AssertionError("nobody is asked")

    # -- an answer -------------------------------------------------------------------------------------------------

    def answer(self, table: Table) -> None:
        """All that this question wants, as the bot would have it."""
        view = table.live.view(MINE)
        plan = [READY] if view.agenda[-1].talk else list(self.bot.choose(view, MINE))
        while plan:
            self.question = self.now()["revision"]
            presenter = table.presenter("en")
            view = table.live.view(MINE)
            picture = presenter.picture(view)
            gestures = presenter.gestures(view, picture) if picture else ()
            fitting = [one for one in gestures if list(one.moves) == plan[: len(one.moves)] and one.path.touches]
            best = max(fitting, key=lambda one: (len(one.moves), -len(one.path.touches)), default=None)
            if best is None:
                self.press(table.live.words((plan[0],)))
            else:
                self.make(table, presenter, best)
            made = list(best.moves) if best else plan[:1]
            plan = plan[len(made) :]
            if plan:
                if not self.is_changed():
                    self.page.keyboard.press("Escape")
                    self.type(table.live.words(made))
                    self.page.wait_for_timeout(1000)
                table = self.table(self.now()["revision"])

    def is_changed(self) -> bool:
        """Whether another question is shown, or more of this one is answered, before long."""
        until = time.monotonic() + SOON
        while time.monotonic() < until:
            now = self.now()
            if now["revision"] not in ("", self.question) and not now["isShowing"]:
                settled(self.page)
                return True
            time.sleep(0.02)
        return False

    def click(self, x: float, y: float) -> None:
        settled(self.page)
        self.page.mouse.click(x, y)
        self.touched += 1

    def press(self, move: str) -> None:
        """What stands in the list, or closes it."""
        settled(self.page)
        found = self.page.locator(f'button[name=move][value="{move}"]:not([disabled])').filter(visible=True)
        if found.count():
            found.first.click()
        else:
            self.type(move)
        self.touched += 1
        self.settle_question("")

    def type(self, move: str) -> None:
        """What a person puts together in another way, as on a sheet of trade."""
        self.typed += 1
        typing = "(field, move) => { field.value = move; field.form.requestSubmit(); }"
        self.page.locator("#typed-move").evaluate(typing, move)

    def settle_question(self, label: str) -> None:
        """A small menu, or whether one is sure: until it is answered."""
        until = time.monotonic() + 2.0
        while time.monotonic() < until:
            if self.page.locator(".popup").count():
                settled(self.page)
                self.page.wait_for_timeout(360)
                buttons = self.page.locator(".popup button")
                named = [one for one in buttons.all() if label and one.inner_text().strip() == label.strip()]
                (named[0] if named else buttons.first).click()
                self.touched += 1
                until = time.monotonic() + 2.0
            elif self.now()["revision"] != self.question:
                return
            self.page.wait_for_timeout(30)

    def make(self, table: Table, presenter: Presenter, gesture: Gesture) -> None:
        path = gesture.path
        move = " > ".join(table.live.words((one,)) for one in gesture.moves)
        label = self.page.evaluate(LABEL, move)
        for key in path.touches:
            where = self.page.evaluate(WHERE, key)
            if where == "opened":
                self.touched += 1
                self.page.wait_for_timeout(400)
                where = self.page.evaluate(WHERE, key)
            if where is None:
                break  # the rest is said by a menu
            self.click(*where)
        if path.form:
            self.turn_to(path.form)
            grid, _, cell = path.at.partition("/")
            column, row = (int(part) for part in cell.split("."))
            self.click(*self.page.evaluate(CELL, [grid, column, row]))
        elif path.amounts:
            self.count_to([number for _, number in path.amounts])
        self.settle_question(label)

    def turn_to(self, form: str) -> None:
        now, forms = self.page.evaluate(FORMS)
        ways, queue = {now: ""}, deque([now])
        while queue and form not in ways:
            one = queue.popleft()
            for key, how in (("r", "turned"), ("f", "mirrored")):
                other = forms.get(one, {}).get(how)
                if other and other not in ways:
                    ways[other] = ways[one] + key
                    queue.append(other)
        for key in ways.get(form, ""):
            self.page.keyboard.press(key)
            self.touched += 1

    def count_to(self, numbers: list[int]) -> None:
        rows = self.page.locator(".popup .stepper")
        for i, number in enumerate(numbers):
            row = rows.nth(i)
            for _ in range(40):
                shown = int(row.locator("output").inner_text())
                if shown == number:
                    break
                row.locator("button").nth(1 if shown < number else 0).click()
                self.touched += 1
        self.page.wait_for_timeout(360)
        self.page.locator(".popup-answers button").first.click()
        self.touched += 1
