"""A table laid out by hand: who has which Provinces, buildings, Units and Resources, and how the dice fall.

Seats are 1, 2, 3... as people count them: 1 Rome, 2 Greece, 3 Carthage, 4 Egypt, 5 Babylon."""

from __future__ import annotations

from tabularium.games.mare_nostrum import effects
from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.packed import A_FORTRESS, ONE_LEGION, ONE_TRIREME
from tabularium.games.mare_nostrum.state import (
    FORTRESS_STOCK,
    INFLUENCE_STOCK,
    LEGION_STOCK,
    STOCK,
    TRIREME_STOCK,
    MareNostrum,
)
from tabularium.games.mare_nostrum.steps.claims import Claims
from tabularium.games.mare_nostrum.steps.kinds import EMPIRE
from tabularium.games.mare_nostrum.steps.military import Military
from tabularium.games.mare_nostrum.steps.production import Production
from tabularium.games.mare_nostrum.steps.purchases import Purchases
from tabularium.games.mare_nostrum.steps.round import Round
from tabularium.games.mare_nostrum.steps.trade import Trade
from tabularium.games.mare_nostrum.terms import KINDS, NO_TILE
from tabularium.kernel.play import next_seat
from tests.games.scene import LoadedDice, SceneOf

BOX = GAME.box
PHASES = (Claims, Military, Purchases, Trade, Production)


class Scene(SceneOf[MareNostrum]):
    """A game at its start, or with `bare` only the printed Influence markers on the board."""

    game = GAME

    def __init__(self, seats: int = 5, bare: bool = True, round: int = 2, **options: str) -> None:
        super().__init__(seats, {"empire_assignment": "choice"} | options)
        while self.s.agenda[-1].name == "choose_empire":
            seat = next_seat(self.s)
            self.live.play_moves(seat, [EMPIRE | seat])
        self.s.rng = LoadedDice()
        self.s.round = round
        if bare:
            self.clear()

    # -- laying out ----------------------------------------------------------------------------------

    def clear(self) -> Scene:
        s = self.s
        s.built = [0] * len(BOX.provinces)
        s.army = [0] * len(BOX.provinces)
        s.fleet = [0] * len(BOX.seas)
        s.realm = [1 << s.capital_province(seat) for seat in range(s.seats)]
        s.stock = list(BOX.stock) * s.seats
        for seat in range(s.seats):
            self.holds(seat + 1)
        return self

    def influence(self, seat: int, *provinces: str) -> Scene:
        for p in map(BOX.provinces.index, provinces):
            self.s.realm[seat - 1] |= 1 << p
            self.s.stock[(seat - 1) * STOCK + INFLUENCE_STOCK] -= 1
        return self

    def built(self, *sites: str) -> Scene:
        for site in map(BOX.sites.index, sites):
            self.s.built[BOX.site_province[site]] |= BOX.site_slot[site]
        return self

    def legions(self, seat: int, province: str, count: int = 1) -> Scene:
        self.s.army[BOX.provinces.index(province)] += count * ONE_LEGION[seat - 1]
        self.s.stock[(seat - 1) * STOCK + LEGION_STOCK] -= count
        return self

    def fortress(self, seat: int, *provinces: str) -> Scene:
        for province in provinces:
            self.s.army[BOX.provinces.index(province)] |= A_FORTRESS[seat - 1]
            self.s.stock[(seat - 1) * STOCK + FORTRESS_STOCK] -= 1
        return self

    def triremes(self, seat: int, sea: str, count: int = 1) -> Scene:
        self.s.fleet[BOX.seas.index(sea)] += count * ONE_TRIREME[seat - 1]
        self.s.stock[(seat - 1) * STOCK + TRIREME_STOCK] -= count
        return self

    def conqueror(self, seat: int, province: str, *held: str, seized: int = 0) -> Scene:
        """The seat is Conqueror there, with Legions on these buildings, or on the marker since a round."""
        p = BOX.provinces.index(province)
        self.s.conquests[seat - 1] |= 1 << p
        for site in held:
            self.s.held[p] |= BOX.site_slot[BOX.sites.index(site)]
        self.s.seized[p] = seized
        return self

    def owns(self, seat: int, *tiles: str) -> Scene:
        for tile in map(BOX.tiles.index, tiles):
            effects.own_tile(self.s, seat - 1, tile)
            self.s.face_up &= ~(1 << tile)
        return self

    def copies(self, seat: int, tile: str) -> Scene:
        self.owns(seat, "castor_pollux")
        effects.copy_hero(self.s, seat - 1, BOX.tiles.index(tile))
        return self

    def holds(self, seat: int, resources: str = "") -> Scene:
        """`holds(1, "3 tax 2 grain legendary_wine")`: public knowledge but for what `draws` adds."""
        first = (seat - 1) * KINDS
        s = self.s
        s.goods[first : first + KINDS] = [0] * KINDS
        s.known[first : first + KINDS] = [0] * KINDS
        s.drawn[seat - 1] = 0
        count = 1
        for word in resources.split():
            if word.isdigit():
                count = int(word)
                continue
            kind = BOX.kinds.index(word)
            s.gain(seat - 1, kind, count)
            if kind & 1:
                s.pile = tuple(good for good in s.pile if good != kind >> 1)
            count = 1
        return self

    def draws(self, seat: int, *goods: str) -> Scene:
        """Legendary Goods that only their drawer has seen."""
        for good in goods:
            self.pile(good)
            self.s.draw_legendary(seat - 1)
        return self

    def pile(self, *goods: str) -> Scene:
        """These Legendary Goods are drawn next, the first one first."""
        top = [BOX.goods.index(good) for good in goods]
        self.s.pile = (*(good for good in self.s.pile if good not in top), *reversed(top))
        return self

    def titles(self, commerce: int = 0, politics: int = 0, military: int = 0) -> Scene:
        for title, seat in enumerate((commerce, politics, military)):
            if seat:
                self.s.titles[title] = seat - 1
        return self

    def dice(self, *faces: int) -> Scene:
        self.s.rng = LoadedDice(face - 1 for face in faces)
        return self

    # -- phases --------------------------------------------------------------------------------------

    def phase(self, number: int) -> Scene:
        """Start a phase of the round: 0 Production to 4 Claims."""
        self.s.agenda = [Round(), *(PHASES[i]() for i in range(5 - number))]
        self.live.past.clear()
        return self.go()

    def production(self) -> Scene:
        return self.phase(0)

    def trade(self) -> Scene:
        return self.phase(1)

    def purchases(self) -> Scene:
        return self.phase(2)

    def military(self) -> Scene:
        return self.phase(3)

    def claims(self) -> Scene:
        return self.phase(4)

    def buying(self, seat: int) -> Scene:
        """It is this seat's Purchases phase."""
        self.purchases()
        return self.play(f"{self.s.titles[1] + 1} buyer {seat}")

    def fighting(self, seat: int) -> Scene:
        """It is this seat's Military phase."""
        self.military()
        return self.play(f"{self.s.titles[2] + 1} general {seat}")

    # -- looking -------------------------------------------------------------------------------------

    def hand(self, seat: int) -> str:
        held = self.s.goods[(seat - 1) * KINDS : seat * KINDS]
        return " ".join(f"{count} {BOX.kinds[kind]}" for kind, count in enumerate(held) if count)

    def levels(self, seat: int) -> tuple[int, int, int]:
        return effects.levels(self.s, seat - 1)

    def legions_in(self, province: str, seat: int) -> int:
        return self.s.legions(BOX.provinces.index(province), seat - 1)

    def has_fortress(self, province: str, seat: int) -> bool:
        return self.s.has_fortress(BOX.provinces.index(province), seat - 1)

    def triremes_in(self, sea: str, seat: int) -> int:
        return self.s.triremes(BOX.seas.index(sea), seat - 1)

    def is_built(self, site: str) -> bool:
        number = BOX.sites.index(site)
        return bool(self.s.built[BOX.site_province[number]] & BOX.site_slot[number])

    def controls(self, seat: int, site: str) -> bool:
        number = BOX.sites.index(site)
        return bool(self.s.controls(seat - 1, BOX.site_province[number]) & BOX.site_slot[number])

    def owner(self, province: str) -> int:
        """The seat with the Influence marker, 0 for nobody."""
        seat = self.s.owner(BOX.provinces.index(province))
        return seat + 1 if seat < self.s.seats else 0

    def conqueror_of(self, province: str) -> int:
        seat = self.s.conqueror(BOX.provinces.index(province))
        return seat + 1 if seat < self.s.seats else 0

    def stock(self, seat: int) -> tuple[int, int, int, int]:
        """Legions, Triremes, Fortresses, Influence markers not on the board."""
        legions, triremes, fortresses, markers = self.s.stock[(seat - 1) * STOCK : seat * STOCK]
        return legions, triremes, fortresses, markers

    def tiles(self, seat: int) -> list[str]:
        return [word for tile, word in enumerate(BOX.tiles) if (self.s.owned[seat - 1] >> tile) & 1]

    def copied(self) -> str:
        return "" if self.s.copied == NO_TILE else BOX.tiles[self.s.copied]

    def discard(self) -> list[str]:
        return [BOX.goods[good] for good in self.s.discard]

    def title_holders(self) -> tuple[int, int, int]:
        commerce, politics, military = self.s.titles
        return commerce + 1, politics + 1, military + 1

    def won(self) -> tuple[str, list[int]]:
        """How the game ended, and the seats that won; ("", []) while it goes on."""
        if not self.live.over:
            return "", []
        outcome = GAME.outcome(self.s)
        return outcome.ending, [seat + 1 for seat in outcome.winners]
