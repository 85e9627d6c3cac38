"""A table laid out by hand. Seats are 1, 2, 3... as people count them; seat 1 is on turn, on board 1a."""

from __future__ import annotations

from typing import Self

from tabularium.games.ave_roma.game import GAME
from tabularium.games.ave_roma.state import CARD, P_PATRONS, POINTS, RIGHT, SPENT, WAITING, AveRoma
from tabularium.games.ave_roma.steps.ending import begin_ending
from tabularium.games.ave_roma.steps.turn import ChooseSlot, ChooseWorker
from tabularium.games.ave_roma.steps.upkeep import EndOfActions
from tabularium.games.ave_roma.terms import GOODS, LOCATIONS, RESOURCES, ROW_PLACES, SLOTS, SPACES, ZONES
from tabularium.kernel.refusals import IllegalMove
from tests.games.scene import SceneOf

STOCK = (*RESOURCES, "surplus", "denarii")
BOARDS = ("board_1a", "board_2a", "board_3a", "board_4a", "board_5a")
ZONE_CARDS = ("zone_sardinia", "zone_baetica", "zone_lusitania", "zone_aquitania", "zone_belgica")
ROW_CARDS = (
    ("pantheon_b", "horrea_b", "circus_maximus_b", "horrea_a", "pantheon_a"),
    ("spartacus_1", "spartacus_2", "spartacus_3", "spartacus_4", "spartacus_5"),
    ("crassus", "cicero", "cato", "gracchus", "lucullus"),
)


class Scene(SceneOf[AveRoma]):
    """The first round, with plain cards everywhere and the rest in the decks in the order of the box."""

    game = GAME

    def __init__(self, seats: int = 3, mode: str = "base", **options: str) -> None:
        super().__init__(seats, {"mode": mode, **options})
        s = self.s
        box = s.box
        for kind in range(4):
            s.decks[kind] = tuple(reversed(s.playable(kind)))
        s.zones[:] = [box.none] * ZONES
        s.rows[:] = [box.none] * len(s.rows)
        s.tops[:] = [box.none] * 3
        for zone, name in enumerate(ZONE_CARDS, 1):
            self.zone(zone, name)
        for place, word, cards in zip(ROW_PLACES, ("building", "war", "patron"), ROW_CARDS, strict=True):
            for slot, name in enumerate(cards, 1):
                self.row(LOCATIONS[place], slot, f"{word}_{name}")
        if mode == "advanced":
            self.tops(("building_colosseum_a", "war_hannibal_1", "patron_maecenas"))
        s.order = tuple(range(seats))
        s.boards = tuple(box.boards.index(board) for board in BOARDS[:seats])
        for seat in range(1, seats + 1):
            self.goods(seat)
        if options.get("boards") != "draft":
            s.turn = 1 % seats
            s.agenda[-1] = ChooseWorker(0)

    # -- laying the table ----------------------------------------------------------------------------

    def fetch(self, name: str) -> int:
        """Take a card from wherever it is; the top of the deck goes where it lay."""
        s = self.s
        card = s.box.cards.index(name)
        kind = s.box.kind[card]
        if card in s.decks[kind]:
            s.decks[kind] = tuple(other for other in s.decks[kind] if other != card)
            return card
        for zone in (s.zones, s.rows, s.tops):
            if card in zone:
                zone[zone.index(card)] = s.decks[kind][-1]
                s.decks[kind] = s.decks[kind][:-1]
        return card

    def zone(self, zone: int, name: str, high: bool = False) -> Scene:
        """A Zone card in a zone; "" leaves it empty."""
        card = self.fetch(name) if name else self.s.box.none
        s = self.s
        if s.zones[zone - 1] not in (s.box.none, card):
            s.decks[0] = (s.zones[zone - 1], *s.decks[0])
        s.zones[zone - 1] = card
        s.high = s.high | 1 << zone - 1 if high else s.high & ~(1 << zone - 1)
        return self

    def row(self, location: str, slot: int, name: str) -> Scene:
        """A card in a slot; "" leaves it empty."""
        place = ROW_PLACES.index(LOCATIONS.index(location)) * SLOTS + slot - 1
        card = self.fetch(name) if name else self.s.box.none
        s = self.s
        old = s.rows[place]
        if old not in (s.box.none, card):
            s.decks[s.box.kind[old]] = (old, *s.decks[s.box.kind[old]])
        s.rows[place] = card
        return self

    def tops(self, names: tuple[str, str, str]) -> Scene:
        """The face-up cards of the three decks; "" where a deck has none."""
        for row, name in enumerate(names):
            card = self.fetch(name) if name else self.s.box.none
            old = self.s.tops[row]
            if old not in (self.s.box.none, card):
                self.s.decks[row + 1] = (old, *self.s.decks[row + 1])
            self.s.tops[row] = card
        return self

    def deck(self, kind: str, size: int) -> Scene:
        """Only so many face-down cards are left."""
        place = ("zone", "building", "war", "patron").index(kind)
        self.s.decks[place] = self.s.decks[place][len(self.s.decks[place]) - size :]
        return self

    def goods(self, seat: int, **stock: int) -> Scene:
        """Exactly these goods."""
        self.s.goods[(seat - 1) * GOODS : seat * GOODS] = [stock.get(name, 0) for name in STOCK]
        return self

    def owns(self, seat: int, *names: str, right: bool = False, spent: bool = False) -> Scene:
        marks = (RIGHT if right or spent else 0) | (SPENT if spent else 0)
        for name in names:
            card = self.fetch(name)
            self.s.owned[seat - 1] = (*self.s.owned[seat - 1], card | marks)
        return self

    def active(self, seat: int, *names: str) -> Scene:
        """Active patrons, with as many places open as they need."""
        for name in names:
            card = self.fetch(name)
            self.s.active[seat - 1] = (*self.s.active[seat - 1], card)
        self.s.political[seat - 1] = max(self.s.political[seat - 1], len(self.s.active[seat - 1]))
        return self

    def political(self, seat: int, level: int) -> Scene:
        self.s.political[seat - 1] = level
        return self

    def marker(self, seat: int, space: int) -> Scene:
        self.s.colosseum[seat - 1] = space
        return self

    def cube(self, seat: int, zone: int, level: int) -> Scene:
        self.s.cubes[(seat - 1) * ZONES + zone - 1] = level
        return self

    def brown(self, zone: int, level: int) -> Scene:
        self.s.brown[zone - 1] = level
        return self

    def workers(self, hand: int, values: str) -> Scene:
        """The reserve of a hand; neutral hands follow the seats."""
        counts = [values.split().count(str(value)) for value in range(1, ZONES + 1)]
        self.s.reserve[(hand - 1) * ZONES : hand * ZONES] = counts
        return self

    def training(self, seat: int, space: int, value: int, ready: bool = True) -> Scene:
        self.s.training[(seat - 1) * SPACES + space - 1] = value if ready else value + WAITING
        return self

    def at(self, location: str, values: str) -> Scene:
        """Workers on the spaces of a location, from the first on; 0 is a free space."""
        place = LOCATIONS.index(location) * SLOTS
        for space, value in enumerate(values.split()):
            self.s.spaces[place + space] = int(value)
        return self

    def order(self, *seats: int) -> Scene:
        self.s.order = tuple(seat - 1 for seat in seats)
        return self

    def taken(self, *locations: str) -> Scene:
        """A card was taken from these rows in this round."""
        for location in locations:
            self.s.taken |= 1 << ROW_PLACES.index(LOCATIONS.index(location))
        return self

    def upkeep(self) -> Scene:
        """The action phase is over."""
        self.s.agenda = [EndOfActions()]
        return self.go()

    def ending(self) -> Scene:
        """The extra actions begin."""
        s = self.s
        s.agenda.clear()
        begin_ending(s)
        return self.go()

    def decline_all(self) -> Scene:
        """Nobody takes an extra action."""
        while self.waits().startswith("final_action"):
            self.play(f"{self.waits().split()[1]} none")
        return self

    # -- playing -------------------------------------------------------------------------------------

    def play(self, *turns: str) -> Self:
        """Moves in words, after the number of the seat: `play("1 worker 5, go quaestor, confirm")`."""
        for turn in turns:
            for move in moves_of(turn):
                slot = move.partition(" slot ")[2]
                if not slot:
                    super().play(move)
                elif self.waits().startswith("choose_slot"):
                    super().play(f"{move[0]} choose {self.card_to_choose(int(slot))}")
                else:
                    assert slot == str(self.s.slot + 1)  # the only one: it was taken without asking
        return self

    def card_to_choose(self, slot: int) -> str:
        """The card in a slot of the row where a worker is sent; where none lies, one that is not there."""
        cards = self.row_to_choose()
        return cards[slot - 1] if cards[slot - 1] != "-" else "building_tabularium_b"

    def row_to_choose(self) -> list[str]:
        step = self.s.agenda[-1]
        assert isinstance(step, ChooseSlot)
        return self.cards_in(LOCATIONS[step.at]).split()

    def refused(self, turn: str) -> IllegalMove | None:
        """How the last of these moves is refused."""
        *before, last = moves_of(turn)
        self.play(*before)
        return super().refused(last)

    def greyed(self) -> str:
        """What the seat on turn sees but may not do, in words."""
        s = self.s
        step = s.agenda[-1]
        seat = int(self.waits().split()[1]) - 1
        refused = [move for move in step.candidates(s, seat) if step.forbids(s, seat, move)]
        return ", ".join(GAME.notation().format(move) for move in refused)

    # -- looking -------------------------------------------------------------------------------------

    def stock(self, seat: int) -> str:
        """What a seat has: `2 cattle, 2 wheat, 2 surplus, 3 denarii`."""
        goods = self.s.goods[(seat - 1) * GOODS : seat * GOODS]
        return ", ".join(f"{count} {name}" for count, name in zip(goods, STOCK, strict=True) if count)

    def denarii(self, seat: int) -> int:
        return self.s.goods[seat * GOODS - 1]

    def points(self, seat: int) -> int:
        """Marked during play."""
        return sum(self.s.points[(seat - 1) * POINTS : (seat - 1) * POINTS + P_PATRONS])

    def level(self, seat: int, zone: int) -> int:
        """Of a cube; -1 is off the board."""
        return self.s.cubes[(seat - 1) * ZONES + zone - 1]

    def left(self, seat: int) -> str:
        return self.names([held & CARD for held in self.s.owned[seat - 1] if not held & RIGHT])

    def right(self, seat: int) -> str:
        return self.names([held & CARD for held in self.s.owned[seat - 1] if held & RIGHT])

    def spent(self, seat: int) -> str:
        return self.names([held & CARD for held in self.s.owned[seat - 1] if held & SPENT])

    def patrons(self, seat: int) -> str:
        return self.names(list(self.s.active[seat - 1]))

    def names(self, cards: list[int]) -> str:
        words = (*self.s.box.cards, "-", "back")
        return " ".join(words[card] for card in cards)

    def cards_in(self, location: str) -> str:
        row = ROW_PLACES.index(LOCATIONS.index(location))
        return self.names(self.s.rows[row * SLOTS : row * SLOTS + SLOTS])

    def zones(self) -> str:
        return self.names(self.s.zones)

    def hand(self, hand: int) -> str:
        """The reserve of a hand: `1 2 3 4 5`."""
        counts = self.s.reserve[(hand - 1) * ZONES : hand * ZONES]
        return " ".join(str(value + 1) for value, count in enumerate(counts) for _ in range(count))

    def trained(self, seat: int) -> str:
        """The training spaces: a value, with a star while it waits, or 0."""
        spaces = self.s.training[(seat - 1) * SPACES : seat * SPACES]
        return " ".join(f"{worker & ~WAITING}{'*' if worker > WAITING else ''}" for worker in spaces)

    def on(self, location: str) -> str:
        return " ".join(str(value) for value in self.s.workers_at(LOCATIONS.index(location)))

    def offers(self, seat: int = 0) -> list[str]:
        """What the seat may do, in words; cards of a row by their slot."""
        moves = super().offers(seat)
        if not self.waits().startswith("choose_slot"):
            return moves
        row = self.row_to_choose()
        return sorted(f"slot {row.index(move.split()[1]) + 1}" for move in moves)


def moves_of(turn: str) -> list[str]:
    """The moves of a turn, each with its seat: `1 worker 5, confirm` is `1 worker 5` and `1 confirm`."""
    seat, _, moves = turn.partition(" ")
    return [f"{seat} {move}" for move in moves.split(", ")]
