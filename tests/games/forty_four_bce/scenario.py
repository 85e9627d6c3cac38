"""Situations of 44 BCE, laid by hand and played in notation.

The Imperium Maius sits in the last seat, so the Suitors act in the order of their seats: FIRST, SECOND, THIRD.
Python counts seats from 0, notation from 1: SECOND is "2" in a move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tabularium.games.forty_four_bce.box import FIELDS, FINAL_CONSTRUCTION, FIXED, INFLUENCE, PHASES, RECESS
from tabularium.games.forty_four_bce.game import GAME
from tabularium.games.forty_four_bce.state import Rome
from tabularium.games.forty_four_bce.steps.recess import EndCount
from tabularium.games.forty_four_bce.steps.year import Phase, Year
from tabularium.kernel.live import Live
from tabularium.kernel.play import advance, owes
from tabularium.kernel.refusals import IllegalMove
from tabularium.kernel.state import Event

FIRST, SECOND, THIRD, FOURTH = range(4)
SHARED = 2  # the third board of a game of two


class Scenario:
    """A table at the start of a phase: empty boards, the supply full, everything in the display."""

    def __init__(
        self, seats: int = 4, year: int = 1, im: int | None = None, senate: str = "political-military"
    ) -> None:
        self.im = seats - 1 if im is None else im
        self.live = Live(GAME, seats, {"first": str(self.im + 1)}, 1)
        self.box = self.s.box
        self.s.year = year
        self.s.senate = self.box.senate.index(senate)
        self.s.display = [5] * self.box.loyal
        self.lay(*self.box.structures)

    @property
    def s(self) -> Rome:
        state = self.live.state
        assert isinstance(state, Rome)
        return state

    # -- laying --------------------------------------------------------------------------------------

    def lay(self, *structures: str) -> Scenario:
        """Exactly these structures, and the fixed ones, are in the game."""
        wanted = {self.box.structures.index(name) for name in structures}
        wanted |= {i for i, kind in enumerate(self.box.kind) if kind == FIXED}
        self.s.laid = tuple(sorted(wanted))
        boards = self.s.boards
        for i in range(len(self.box.structures)):
            self.s.slots[i] = self.box.slots[self.box.kind[i]][boards] if i in wanted else 0
        return self

    def board(
        self,
        board: int,
        *,
        denarii: int | None = None,
        imperium: int | None = None,
        reserve: int | None = None,
        cubes: Mapping[str, int] | None = None,
        up: Sequence[str] = (),
        down: Sequence[str] = (),
        collegium: Sequence[str] = (),
        dark: Sequence[str] = (),
        tiles: Sequence[str] = (),
        owns: Sequence[str] = (),
    ) -> Scenario:
        """What lies on a board, taken from the supply as it would be in play."""
        s = self.s
        if denarii is not None:
            s.mint += s.denarii[board] - denarii
            s.denarii[board] = denarii
        if imperium is not None:
            s.imperium[board] = imperium
        for kind, count in (cubes or {}).items():
            at = INFLUENCE.index(kind)
            s.cubes[board * 4 + at] += count
            s.supply[at] -= count
        for zone, names in (
            (s.faceup, up),
            (s.facedown, down),
            (s.collegium, collegium),
            (s.dark, dark),
            (s.pool, [*down, *dark]),
        ):
            zone[board] = tuple(sorted((*zone[board], *(self.box.cards.index(name) for name in names))))
        s.loyalty -= [*up, *down, *collegium, *dark].count("loyalty")
        s.tiles[board] = tuple(sorted(self.box.tiles.index(name) for name in tiles))
        for name in owns:
            structure = self.box.structures.index(name)
            s.owned[board] = tuple(sorted((*s.owned[board], structure)))
            s.built[board] |= 1 << structure
            s.slots[structure] -= 1
            s.reserve[board] -= 1
        if reserve is not None:
            s.reserve[board] = reserve
        return self

    def supply(self, **counts: int) -> Scenario:
        """What is left in the supply, whatever lies elsewhere."""
        for kind, count in counts.items():
            if kind == "loyalty":
                self.s.loyalty = count
            elif kind == "denarii":
                self.s.mint = count
            else:
                self.s.supply[INFLUENCE.index(kind)] = count
        return self

    def stack(self, **counts: int) -> Scenario:
        """Cards left in the display."""
        for name, count in counts.items():
            self.s.display[self.box.recruits.index(name)] = count
        return self

    def begin(self, phase: str) -> Scenario:
        """Start a phase as the game does, up to the first decision."""
        s = self.s
        s.agenda = [EndCount(), Phase(FINAL_CONSTRUCTION)]
        if phase != "final_construction":
            if s.year < 6:
                s.push(Year(s.year + 1))
            for later in range(RECESS, PHASES.index(phase) - 1, -1):
                s.push(Phase(later))
        log: list[Event] = []
        s.offer = None
        s.log = log
        advance(s)
        s.log = None
        self.happened = log
        return self

    # -- playing -------------------------------------------------------------------------------------

    happened: list[Event]  # what the last move or phase told

    def play(self, seat: int, *lines: str) -> Scenario:
        """Moves in notation; `happened` then holds what all of them told."""
        happened: list[Event] = []
        for line in lines:
            happened.extend(self.live.play(seat, line))
        self.happened = happened
        return self

    def refused(self, seat: int, line: str) -> str:
        """The rule that refuses this move; nothing was done."""
        return self.refusal(seat, line).rule

    def refusal(self, seat: int, line: str) -> IllegalMove:
        before = self.s.digest()
        with pytest.raises(IllegalMove) as refusal:
            self.live.play(seat, line)
        assert self.live.state.digest() == before
        return refusal.value

    def all_pass(self) -> Scenario:
        """Everybody passes, until the phase of rounds is over."""
        step = self.s.agenda[-1].name
        while self.s.agenda and self.s.agenda[-1].name == step:
            self.play(self.turn, "pass")
        return self

    def resolve(self, plans: Mapping[int, str], im: str = "") -> Scenario:
        """Everybody commits (nothing, unless a plan is given), and the resolution runs to its first decision."""
        self.begin("im_commitment")
        told = []
        self.play(self.im, f"{im}; done" if im else "done")
        told.extend(self.happened)
        if self.s.seats > 2:
            for seat in range(self.s.seats):
                if seat != self.im:
                    self.play(seat, "ready")
        for seat in range(self.s.seats):
            if seat != self.im:
                plan = plans.get(seat, "")
                self.play(seat, f"{plan}; done" if plan else "done")
                told.extend(self.happened)
        self.happened = told
        return self

    # -- looking -------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat that the game waits for, and no other."""
        waiting = self.live.waiting()
        assert len(waiting) == 1, f"the game waits for {waiting}"
        return waiting[0]

    @property
    def waiting(self) -> list[int]:
        return self.live.waiting()

    @property
    def step(self) -> str:
        """What is to be decided."""
        return self.s.agenda[-1].name if owes(self.s) else "over"

    def offers(self, seat: int) -> list[str]:
        """The moves on offer, in notation."""
        notation = GAME.notation()
        return [notation.format(move) for move in self.s.agenda[-1].legal(self.s, seat)]

    def told(self, *names: str) -> list[tuple[int | str, ...]]:
        """The events of these kinds: seat, then values, in words where the box has some."""
        notation = GAME.notation()
        found = []
        for event in self.happened:
            telling = notation.tellings[event.kind]
            if telling.name not in names:
                continue
            values: list[int | str] = [event.seat]
            for thing, value in notation.event_values(event.kind, event.public, event.secret).values():
                words = notation.vocabulary.get(thing)
                for one in value if isinstance(value, tuple) else (value,):
                    values.append(one if words is None else words[one])
            found.append(tuple(values))
        return found

    def cubes(self, board: int) -> dict[str, int]:
        """Influence on a board, as far as there is any."""
        counts = self.s.cubes[board * 4 : board * 4 + 4]
        return {kind: count for kind, count in zip(INFLUENCE, counts, strict=True) if count}

    def cards(self, cards: Sequence[int]) -> list[str]:
        return [(*self.box.cards, "back")[card] for card in cards]

    def up(self, board: int) -> list[str]:
        return self.cards(self.s.faceup[board])

    def down(self, board: int) -> list[str]:
        return self.cards(self.s.facedown[board])

    def collegium(self, board: int) -> list[str]:
        return self.cards(sorted((*self.s.collegium[board], *self.s.dark[board])))

    def owned(self, board: int) -> list[str]:
        return [self.box.structures[structure] for structure in self.s.owned[board]]

    def tiles(self, board: int) -> list[str]:
        return [self.box.tiles[tile] for tile in self.s.tiles[board]]

    def slots(self, structure: str) -> int:
        return self.s.slots[self.box.structures.index(structure)]

    def left(self, recruit: str) -> int:
        return self.s.display[self.box.recruits.index(recruit)]

    def authority(self, field: str) -> dict[int, int]:
        """Authority by board, as it was counted in a field; who has nothing there is not told of."""
        counted = {int(seat): int(value) for seat, where, value, _ in self.told("count") if where == field}
        return dict.fromkeys(range(self.s.boards), 0) | counted

    def charisma(self, field: str) -> dict[int, int]:
        counted = {int(seat): int(value) for seat, where, _, value in self.told("count") if where == field}
        return dict.fromkeys(range(self.s.boards), 0) | counted

    def score(self, seat: int, category: str) -> int:
        return GAME.score(self.s).of(seat, category)


def spend(political: int = 0, military: int = 0, social: int = 0, support: int = 0) -> str:
    return f"spend {political} political {military} military {social} social {support} support"


__all__ = ["FIELDS", "FIRST", "FOURTH", "GAME", "SECOND", "SHARED", "THIRD", "Scenario", "spend"]
