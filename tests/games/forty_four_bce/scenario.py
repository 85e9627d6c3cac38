"""Situations of 44 BCE, laid by hand and played in notation.

The Imperium Maius sits in the last seat, so the Suitors act in the order of their seats. Those who play, are waited for
and score are seats 1, 2, 3... as people count them; what lies on the table is on the boards FIRST, SECOND, THIRD...
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from tabularium.games.forty_four_bce.game import GAME
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps.recess import EndCount
from tabularium.games.forty_four_bce.steps.year import Phase, Year
from tabularium.games.forty_four_bce.terms import FIELDS, FINAL_CONSTRUCTION, FIXED, INFLUENCE, PHASES, RECESS
from tests.games.scene import SceneOf

FIRST, SECOND, THIRD, FOURTH = range(4)
SHARED = 2  # the third board of a game of two


class Scene(SceneOf[FortyFourBce]):
    """A table at the start of a phase: empty boards, the supply full, everything in the display."""

    game = GAME

    def __init__(
        self, seats: int = 4, year: int = 1, im: int | None = None, senate: str = "political-military"
    ) -> None:
        self.im = seats - 1 if im is None else im
        super().__init__(seats, {"first": str(self.im + 1)}, 1)
        self.box = self.s.box
        self.s.year = year
        self.s.senate = self.box.senate.index(senate)
        self.s.display = [5] * self.box.loyal
        self.s.removed = ()
        self.lay(*self.box.structures)

    # -- laying --------------------------------------------------------------------------------------

    def lay(self, *structures: str) -> Scene:
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
    ) -> Scene:
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

    def supply(self, **counts: int) -> Scene:
        """What is left in the supply, whatever lies elsewhere."""
        for kind, count in counts.items():
            if kind == "loyalty":
                self.s.loyalty = count
            elif kind == "denarii":
                self.s.mint = count
            else:
                self.s.supply[INFLUENCE.index(kind)] = count
        return self

    def stack(self, **counts: int) -> Scene:
        """Cards left in the display."""
        for name, count in counts.items():
            self.s.display[self.box.recruits.index(name)] = count
        return self

    def begin(self, phase: str) -> Scene:
        """Start a phase as the game does, up to the first decision."""
        s = self.s
        s.agenda = [EndCount(), Phase(FINAL_CONSTRUCTION)]
        if phase != "final_construction":
            if s.year < 6:
                s.push(Year(s.year + 1))
            for later in range(RECESS, PHASES.index(phase) - 1, -1):
                s.push(Phase(later))
        self.events.clear()
        return self.go()

    # -- playing -------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Moves in words, each after the number of its seat; `events` then holds what all of them told."""
        before = len(self.events)
        super().play(*moves)
        del self.events[:before]
        return self

    def all_pass(self) -> Scene:
        """Everybody passes, until the phase of rounds is over."""
        step = self.s.agenda[-1].name
        while self.s.agenda and self.s.agenda[-1].name == step:
            self.play(f"{self.turn} pass")
        return self

    def resolve(self, plans: Mapping[int, str], im: str = "") -> Scene:
        """Everybody commits (nothing, unless a plan is given), and the resolution runs to its first decision."""

        def commits(seat: int, plan: str) -> str:
            return f"{seat + 1} {plan}; done" if plan else f"{seat + 1} done"

        suitors = [seat for seat in range(self.s.seats) if seat != self.im]
        ready = [f"{seat + 1} ready" for seat in suitors] if len(suitors) > 1 else []
        plan = [commits(seat, plans.get(seat, "")) for seat in suitors]
        return self.begin("im_commitment").play(commits(self.im, im), *ready, *plan)

    # -- looking -------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat that the game waits for, and no other."""
        (seat,) = self.waiting
        return seat

    @property
    def waiting(self) -> list[int]:
        return [seat + 1 for seat in self.live.waiting()]

    @property
    def step(self) -> str:
        """What is to be decided."""
        return self.waits().partition(" ")[0] or "over"

    def told(self, *names: str) -> list[tuple[int | str, ...]]:
        """The events of these kinds: seat, then values, in words where the box has some."""
        notation = GAME.notation()
        found = []
        for event in self.events:
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


def spend(political: int = 0, military: int = 0, social: int = 0, support: int = 0) -> str:
    return f"spend {political} political {military} military {social} social {support} support"


__all__ = ["FIELDS", "FIRST", "FOURTH", "GAME", "SECOND", "SHARED", "THIRD", "Scene", "spend"]
