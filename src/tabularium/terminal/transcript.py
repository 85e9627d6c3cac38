"""A record as a text that a rules expert can read: who decided what, what came of it, and how it ended."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import groupby

from tabularium.kernel.acta import Acta, JournalLine
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live, LogEntry, follow, live_from
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import BadRecord, Refusal
from tabularium.kernel.state import FULL, SPECTATOR, State
from tabularium.kernel.textboard import Row, under_each_other


def transcript(game: AnyGame, acta: Acta, lang: str) -> Iterator[str]:
    """Line by line. A finished game is told whole, an unfinished one as all at the table may know it."""
    reader = Reader(game, acta, lang)
    yield from reader.head()
    for number, line in enumerate(acta.lines, 1):
        try:
            yield from reader.told(line)
        except Refusal as refusal:
            raise BadRecord(f"entry {number}, “{line}”: {refusal}") from refusal
    yield from reader.tail()


def distinct_names(names: Sequence[str]) -> list[str]:
    """Bots sit at the tables of an arena under the name of their kind: equal names get the number of their seat."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


class Reader:
    def __init__(self, game: AnyGame, acta: Acta, lang: str) -> None:
        self.acta = acta
        self.live: Live = live_from(game, acta)
        self.presenter = Presenter(game, lang, distinct_names(acta.names))
        self.words = self.presenter.words
        self.where = ""
        self.viewer = FULL if acta.last("result") else SPECTATOR

    def head(self) -> Iterator[str]:
        game = self.live.game
        yield game.credits.title[self.words.lang]
        for seat in range(self.acta.seats):
            yield f"  {seat + 1} {self.name(seat)}"
        for option in game.options:
            choice = game.option_words(self.live.state.options)[option.key]
            if option.key in self.acta.options:
                text = f"option-{option.key}-{choice}"
                said = self.words(text) if self.words.has(text) else choice
                yield f"  {self.words(f'option-{option.key}')}{self.words('colon')}{said}"
        yield from self.heading()
        yield from self.events(self.live.log)

    def name(self, seat: int) -> str:
        return str(self.presenter.thing(self.live.state, "seat", seat))

    def heading(self) -> Iterator[str]:
        """Round and phase, when they change."""
        s = self.live.state
        where = self.presenter.where(s.view(SPECTATOR))
        if where != self.where:
            self.where = where
            yield ""
            yield f"# {where}"

    def told(self, line: JournalLine) -> Iterator[str]:
        """What one line of the journal says."""
        live = self.live
        known = len(live.log)
        before = live.state
        if line.kind == "move":
            yield from self.heading()
            row = live.parse(line.text)
            follow(live, line)
            yield f"{live.ply:>4} {self.decided(before, line.number, row)}"
            yield from self.events(live.log[known:])
            return
        follow(live, line)
        if line.kind in ("undo", "resign"):
            yield f"     {self.words(f'term-told-{line.kind}', seat=self.name(line.number))}"
        elif line.kind == "hand":
            yield f"     {self.words('term-told-hand', seat=self.name(line.number), name=json.loads(line.text))}"
        elif line.kind == "rewind":
            yield f"     {self.words('term-told-rewind', ply=line.number)}"

    def decided(self, s: State, seat: int, row: Sequence[int]) -> str:
        """A move in words. What is edited in secret is told when the game is over."""
        shown = row if self.viewer == FULL else row[-1:]
        labels = [self.presenter.label(s, move) for move in shown]
        return f"{self.name(seat)}{self.words('colon')}{', '.join(labels)}"

    def events(self, entries: Sequence[LogEntry]) -> Iterator[str]:
        said = [self.presenter.event(self.live.state, entry.event, self.viewer) for entry in entries]
        for text, same in groupby(said):
            times = len(list(same))
            yield f"       · {text}{f' ×{times}' if times > 1 else ''}"

    def tail(self) -> Iterator[str]:
        game, s = self.live.game, self.live.state
        if not s.over:
            return
        yield ""
        yield f"# {self.presenter.ending(game.outcome(s))}"
        sheet = game.score(s)
        progress = self.presenter.progress(s)
        rows = [Row(("", *(self.name(seat) for seat in range(s.seats))))]
        for i, category in enumerate(sheet.categories):
            rows.append(Row((self.words(f"score-{category}"), *(str(points[i]) for points in sheet.points))))
        if progress is None:
            rows.append(Row((self.words("term-total"), *(str(total) for total in sheet.totals))))
        else:
            for i, way in enumerate(progress.ways):
                have = (self.words("term-way", have=row[i], need=progress.need[i]) for row in progress.have)
                rows.append(Row((self.words(f"way-{way}"), *have)))
        yield from (f"  {line}" for line in under_each_other(rows))
