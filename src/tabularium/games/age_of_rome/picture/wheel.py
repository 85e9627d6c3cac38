"""The wheel: four Provinces around Rome, each before its chair, on a ring that really turns."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from tabularium.draw.svg import path
from tabularium.games.age_of_rome.box import (
    BUILDINGS,
    DRAW_TRADE,
    HARVEST,
    LEVELS,
    PLACE_LEGION,
    PLACE_PANTHEON,
    PLACE_VOTE,
    PROVINCES,
    TYPES,
    VERBS,
    AgeOfRomeBox,
)
from tabularium.games.age_of_rome.faces import LATIN
from tabularium.games.age_of_rome.packed import is_flipped, plot_owner
from tabularium.games.age_of_rome.picture import look
from tabularium.games.age_of_rome.picture.look import empty_plot, marker, people, polar, sector, tile
from tabularium.games.age_of_rome.picture.painter import Painter, marker_of, plots_of, site
from tabularium.games.age_of_rome.state import (
    CLOCK,
    NO_TOKEN,
    NOBODY_SITS,
    POSITION,
    WIDTH,
    faced_by,
    no_plots,
    population,
)
from tabularium.games.age_of_rome.steps.diplomacy import Envoy, Offered
from tabularium.kernel.parts import part
from tabularium.kernel.picture import Mark, Piece
from tabularium.kernel.presentation import Text, Words

ACTIONS: Final = (PLACE_LEGION, PLACE_VOTE, DRAW_TRADE, PLACE_PANTHEON, HARVEST)  # of the five Buildings
CENTRE: Final = (312.0, 304.0)
OUTER: Final = 264
INNER: Final = 128
TILES: Final = 226  # how far from the middle the Buildings stand
PLOTS: Final = 165  # and people, name and Plots
RIM: Final = 273
BUILDINGS_KEPT: Final = 4_000


LAND: Final = {
    name: path(sector(INNER, OUTER, 44.3), f"land {name}") + path(sector(INNER + 5, OUTER - 5, 43), "landline")
    for name in ("africa", "gaul", "spain", "italy")
}


class Wheel(Painter):
    orbit: tuple[float, float, float]  # on which all turns that is not a chair

    def pieces(self) -> list[Piece]:
        view = self.view
        self.orbit = (*CENTRE, 90.0 * self.turns())
        seated = tuple(view.own[POSITION::WIDTH])
        turning = (self.orbit, view.turned, view.event, view.chairs, seated)
        found = [*part(self.ring, "ring", self.eyes, turning)]
        for province in range(PROVINCES):
            found.extend(self.province_part(province, turning))
        return found

    def province_part(self, province: int, turning: Hashable) -> tuple[Piece, ...]:
        """A Province with all that lies on it, and what it is made from."""
        view = self.view
        sites, slots = province * TYPES, view.box.plot_slots
        step = view.agenda[-1] if view.envoy != NOBODY_SITS and view.agenda else None
        return part(
            lambda: self.on(province),
            "province", self.eyes, turning, province, view.marker == province, tuple(view.supply),
            tuple(view.tiles[sites : sites + TYPES]), tuple(view.workers[sites : sites + TYPES]),
            tuple(view.plots[province * slots : (province + 1) * slots]), view.envoy, view.token, step,
        )  # fmt: skip

    def ring(self) -> list[Piece]:
        """The wheel itself, and the chairs around it."""
        lands = [self.land(province) for province in range(PROVINCES)]
        return [*lands, *self.spin(), *(self.chair(board) for board in range(self.view.boards))]

    def spin(self) -> list[Piece]:
        """Which way the wheel will turn, and how far."""
        turns = self.turns_ahead()
        if not turns:
            return []
        says = self.words("piece-spin", turns=abs(turns), way=1 if turns > 0 else -1)
        return [Piece("spin", "wheel", *CENTRE, says, w=0, h=0, drawing=look.spin(turns, OUTER + 8))]

    def angle(self, province: int) -> float:
        return self.direction((province + self.view.turned) & 3)

    def turns(self) -> int:
        """All quarter turns so far, so that the wheel never spins back."""
        view = self.view
        if view.options[CLOCK]:
            return len(view.used)
        return sum(view.box.event_turns[event] * view.box.event_direction[event] for event in view.used)

    def land(self, province: int) -> Piece:
        """The ground of a Province. It turns around the middle of the wheel."""
        start = self.direction(province) - 90
        name = self.view.box.provinces[province]
        drawing = LAND[name]
        turn = 360 + start + 90 * self.turns()
        who = self.who(faced_by(self.view, province))
        says = self.words("piece-province", province=self.province(province), who=who)
        return Piece(
            "land", "wheel", *CENTRE, says, id=f"land-{name}", w=0, h=0, turn=turn, drawing=drawing, orbit=self.orbit
        )

    def chair(self, board: int) -> Piece:
        angle = self.direction(self.view.own[board * WIDTH + POSITION])
        x, y = polar(*CENTRE, RIM, angle)
        says = self.words("piece-chair", who=self.who(board), province=self.province(self.facing_of(board)))
        drawing = look.chair(board, self.letter(board), self.colour(board), self.who(board), angle, RIM)
        return Piece("chair", f"chair-{board + 1}", x, y, says, board, w=26, h=26, drawing=drawing)

    def facing_of(self, board: int) -> int:
        return (self.view.own[board * WIDTH + POSITION] - self.view.turned) & 3

    # -- what lies on a Province -------------------------------------------------------------------------

    def on(self, province: int) -> list[Piece]:
        angle = self.angle(province)
        found = [piece for kind in range(TYPES) for piece in self.site_pieces(province, kind, angle)]
        found.append(self.plate(province, angle))
        found.append(self.dwellers(province, angle))
        found.extend(self.comes_next(province, angle))
        if self.view.marker == province:
            found.append(self.first(province, angle))
        if not no_plots(self.view):
            found.extend(self.plot_pieces(province, angle))
        return found

    def site_pieces(self, province: int, kind: int, angle: float) -> list[Piece]:
        view, words = self.view, self.words
        level = view.tiles[province * TYPES + kind]
        board = faced_by(view, province)
        x, y = polar(*CENTRE, TILES, angle + 16.8 * (kind - 2))
        left = self.next_tile(province, kind)[1] if level < LEVELS else 0
        buys = left > 0 and board == self.mine >= 0
        found = [building(view.box, words, province, kind, level, left, buys, (x, y), self.orbit)]
        workers = view.workers[province * TYPES + kind]
        if workers:
            key = site(view, province, kind)
            where = {"building": building_name(words, kind, level), "province": self.province(province)}
            told = words("piece-workers", n=workers, who=self.who(board), **where)
            found.append(
                Piece("partisan", key, x - 18, y - 15, told, board, workers, on=key, w=25, h=25, orbit=self.orbit)
            )
        return [*found, *self.token(province, kind, x, y)]

    def token(self, province: int, kind: int, x: float, y: float) -> list[Piece]:
        """An envoy's token on this Building, with its purse."""
        view = self.view
        step = view.agenda[-1] if view.agenda else None
        if view.envoy == NOBODY_SITS or not isinstance(step, (Envoy, Offered)):
            return []
        if (step.province, step.building) != (province, kind):
            return []
        amount = step.amount if isinstance(step, Offered) else 0
        face = ("hidden", "plot", "loyalty", "hidden")[view.token]
        who = self.who(view.envoy)
        says = self.words("piece-token", who=who, n=amount, token=self.words(f"token-{TOKENS[view.token]}"))
        drawing = look.seated(self.colour(view.envoy), look.token(face, 30))
        key = site(view, province, kind)
        at = (x + 14, y - 14)
        marks: tuple[Mark, ...] = ("chosen",) if view.envoy == self.mine else ()  # what one is asked about
        found = [
            Piece(
                "token",
                key,
                *at,
                says,
                view.envoy,
                touch="token",
                on=key,
                w=28,
                h=28,
                drawing=drawing,
                orbit=self.orbit,
                marks=marks,
            )
        ]
        if amount and view.token != NO_TOKEN:
            told = self.words("piece-purse-on", who=who, n=amount)
            found.append(Piece("coin", key, x + 14, y + 16, told, number=amount, on=key, w=22, h=22, orbit=self.orbit))
        return found

    def plate(self, province: int, angle: float) -> Piece:
        x, y = polar(*CENTRE, PLOTS - 5, angle)
        name = self.province(province)
        says = self.words("piece-plate", province=name, who=self.who(faced_by(self.view, province)))
        drawing = look.plate(name)
        key = f"province-{self.view.box.provinces[province]}"
        return Piece("plate", key, x, y, says, id=key, w=58, h=18, drawing=drawing, orbit=self.orbit)

    def dwellers(self, province: int, angle: float) -> Piece:
        view = self.view
        number = population(view, province)
        x, y = polar(*CENTRE, PLOTS - 4, angle - 24)
        name = view.box.provinces[province]
        penalty = view.box.penalty[number]
        where = self.province(province)
        says = self.words("piece-people", province=where, n=number, penalty=self.glory(penalty))
        drawing = people(number, penalty)
        key = f"people-{name}"
        return Piece("people", key, x, y, says, touch=key, w=38, h=38, drawing=drawing, orbit=self.orbit)

    def comes_next(self, province: int, angle: float) -> list[Piece]:
        """Whom the Province will face when the wheel has turned."""
        view = self.view
        if view.event == view.box.none_event:
            return []
        board = view.chairs[(province + view.turned + self.turns_ahead()) & 3]
        if board == NOBODY_SITS:
            return []
        x, y = polar(*CENTRE, PLOTS - 5, angle)
        says = self.words("piece-next", province=self.province(province), who=self.who(board))
        sign = look.next_sign(board, self.letter(board), self.colour(board))
        return [Piece("next", f"next-{province}", x, y + 18, says, board, w=30, h=14, drawing=sign, orbit=self.orbit)]

    def turns_ahead(self) -> int:
        """The quarter turns with which this round will end."""
        view, event = self.view, self.view.event
        if event == view.box.none_event:
            return 0
        return 1 if view.options[CLOCK] else view.box.event_turns[event] * view.box.event_direction[event]

    def first(self, province: int, angle: float) -> Piece:
        x, y = polar(*CENTRE, PLOTS - 10, angle - 38)
        says = self.words("piece-first", province=self.province(province))
        return Piece(
            "first", "wheel", x, y, says, id="first-player", w=24, h=24, drawing=look.arrow(angle), orbit=self.orbit
        )

    def plot_pieces(self, province: int, angle: float) -> list[Piece]:
        view = self.view
        slots = view.box.plot_slots
        place_, free = plots_of(view, province), plots_of(view, province)
        target = self.who(faced_by(view, province))
        later = self.who(view.chairs[(province + view.turned + self.turns_ahead()) & 3])
        found = []
        for slot in range(slots):
            plot = view.plots[province * slots + slot]
            x, y = polar(*CENTRE, PLOTS - 5, angle + 17.5 + 10.4 * slot)
            place: dict[str, Text] = {"province": self.province(province), "slot": slot + 1}
            if plot == 0:
                says = self.words("piece-plot-empty", **place)
                found.append(
                    Piece("noplot", place_, x, y, says, touch=free, w=26, h=26, drawing=empty_plot(), orbit=self.orbit)
                )
                free = ""  # one is lit, the others are alike
                continue
            owner = plot_owner(plot)
            used = is_flipped(plot)
            says = self.words("piece-plot", who=self.who(owner), target=target, later=later, used=int(used), **place)
            body = look.seated(self.colour(owner), marker(used) + look.sign(owner, self.letter(owner), 13, 9, 9))
            touch = marker_of(view, province) if owner == self.mine and not used else ""
            found.append(
                Piece("plotmark", place_, x, y, says, owner, touch=touch, w=26, h=26, drawing=body, orbit=self.orbit)
            )
        return found


TOKENS: Final = ("none", "spy", "alliance", "back")


def building_name(words: Words, kind: int, level: int) -> str:
    return f"{words(f'building-{BUILDINGS[kind]}')} {LATIN[level]}".rstrip()


@lru_cache(BUILDINGS_KEPT)
def building(
    box: AgeOfRomeBox, words: Words, province: int, kind: int, level: int, left: int, buys: bool,
    at: tuple[float, float], orbit: tuple[float, float, float],
) -> Piece:  # fmt: skip
    """A Building, or its plot; so many tiles of its next level are left, with their price for who `buys` here."""
    name = words(f"province-{box.provinces[province]}")
    key = f"site-{box.provinces[province]}-{BUILDINGS[kind]}"
    does = words(f"effect-{VERBS[ACTIONS[kind]]}", n=1)
    reads = [words("reads-type", kind=words(f"type-{BUILDINGS[kind]}"), does=does)]
    price = -1
    if level < LEVELS:
        number = kind * LEVELS + level
        price = box.cost[number] if buys else -1
        cost, glory = words("denarii", n=box.cost[number]), words("glory", n=box.glory[number])
        reads.append(words("board-next", cost=cost, glory=glory, left=left))
    says = words("piece-building", building=building_name(words, kind, level), province=name, level=level)
    return Piece(
        "tile", f"{key}-{level}", *at, says, touch=key, w=46, h=46,
        drawing=tile(kind, level, price), reads=tuple(reads), orbit=orbit,
    )  # fmt: skip
