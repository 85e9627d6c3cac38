"""A table laid out by hand: sheets, Buildings, colonies, and the die of a turn.

Seats are 1, 2, 3... as people count them; cells are written `row,column` from 0, as on a plan of the city.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.rome_and_roll import state as at
from tabularium.games.rome_and_roll.effects import newly_linked
from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.solo import SenecaTurn
from tabularium.games.rome_and_roll.state import CENTRE, NOBODY, OUT, SENECA, SPAN, WIDTH, RomeAndRoll
from tabularium.games.rome_and_roll.steps import ground
from tabularium.games.rome_and_roll.steps.round import RoundEnd
from tabularium.games.rome_and_roll.steps.turn import ChooseDie
from tabularium.games.rome_and_roll.terms import ICONS, RESOURCES
from tests.games.scene import LoadedDice, SceneOf

FIELDS = {
    "coins": at.COINS,
    "buildings": at.BUILDINGS,
    "legacy": at.LEGACY,
    "glory": at.GLORY,
    "soldiers": at.SOLDIERS,
    "senators": at.SENATORS,
    "garrisoned": at.GARRISONED,
    "deployed": at.DEPLOYED,
    **{word: at.STORED + i for i, word in enumerate(RESOURCES)},
}
FIRST = "training_ground construction_post esplanade brickmaker jeweller temple villa market"


class Scene(SceneOf[RomeAndRoll]):
    """A game just after set-up: characters in seat order, these Plans, no Favours, no Foremen, seat 1 Proconsul."""

    game = GAME

    def __init__(
        self,
        characters: str = "legatus mercatrix",
        plans: str = FIRST,
        options: dict[str, str] | None = None,
        dice: Sequence[int] = (),
    ) -> None:
        people = characters.split()
        wanted = {"setup": "first_game"} | ({"pontifex": "yes"} if "pontifex" in people else {}) | (options or {})
        super().__init__(len(people), {"characters": "chosen"} | wanted)
        for seat, name in enumerate(people):
            if self.s.agenda[-1].name == "choose_character":
                self.live.play(seat, f"character {name}")
        if self.s.agenda[-1].name == "choose_village":
            self.live.play(people.index("praefectus"), "village tarraco")
            self.s.colonies = (0,) * (SENECA + 1)
        s = self.s
        s.agenda = [RoundEnd()]
        s.proconsul = 0
        s.plans = tuple(sorted(GAME.box.plans.index(plan) for plan in plans.split()))
        s.foremen = (at.NO_PLAN,) * (SENECA + 1)
        s.favours = (OUT,) * len(s.favours)
        s.rng = LoadedDice([*dice, *[0] * 40])  # what is rolled after these does not matter
        for seat in range(s.seats):
            for kind in RESOURCES:
                self.set(seat + 1, kind, 0)
            for field in ("coins", "glory", "soldiers", "senators"):
                self.set(seat + 1, field, 0)
        s.clear_turn()

    @classmethod
    def opened(cls, seats: int, options: dict[str, str] | None = None, seed: int = 0) -> Scene:
        """A game as it really begins."""
        scene = cls.__new__(cls)
        super(Scene, scene).__init__(seats, options, seed)
        return scene

    # -- laying out ------------------------------------------------------------------------------------

    def set(self, seat: int, field: str, value: int) -> Scene:
        self.s.sheet[(seat - 1) * WIDTH + FIELDS[field]] = value
        return self

    def stored(self, seat: int, goods: str) -> Scene:
        """`stored(1, "wood wood fish")`."""
        for kind in goods.split():
            self.s.sheet[(seat - 1) * WIDTH + FIELDS[kind]] += 1
        return self

    def loyal(self, seat: int, advisor: str, boxes: int) -> Scene:
        own = GAME.box.advisors.index(advisor) - self.s.sheet[(seat - 1) * WIDTH + at.CHARACTER] * 3
        assert 0 <= own < 3, f"{advisor} advises another seat"
        self.s.sheet[(seat - 1) * WIDTH + at.LOYALTY + own] = boxes
        return self

    def placement(self, cells: str) -> int:
        """The placement that covers exactly these cells."""
        s = self.s
        wanted = tuple(sorted(self.cell(cell) for cell in cells.split()))
        for place, covered in enumerate(s.city.cells):
            if covered == wanted:
                return place
        raise AssertionError(f"no shape covers {cells}")

    def cell(self, cell: str) -> int:
        row, column = cell.split(",")
        return int(row) * self.s.box.stride + int(column)

    def building(self, plan: str, seat: int, cells: str) -> int:
        """Draw a Building of a seat, Rubble or a Park; its build number."""
        site = GAME.box.sites.index(plan)
        return ground.draw(self.s, site, NOBODY if seat == 0 else seat - 1, self.placement(cells))

    def overseer(self, seat: int, building: int) -> Scene:
        self.s.sheet[(seat - 1) * WIDTH + at.OVERSEER] = building
        return self

    def foreman(self, seat: int, plan: str) -> Scene:
        """Seat 0 is Seneca."""
        self.s.put_foreman(SENECA if seat == 0 else seat - 1, GAME.box.plans.index(plan))
        return self

    def favour(self, name: str, seat: int = 0) -> Scene:
        """A Favour before a seat, or at the centre; before Seneca with seat 5."""
        self.s.put_favour(GAME.box.favours.index(name), CENTRE if seat == 0 else seat - 1)
        return self

    def colony(self, names: str, seat: int) -> Scene:
        """Conquered colonies; seat 0 is Seneca."""
        owner = SENECA if seat == 0 else seat - 1
        masks = list(self.s.colonies)
        for name in names.split():
            masks[owner] |= 1 << GAME.box.colonies.index(name)
        self.s.colonies = tuple(masks)
        return self

    def road(self, names: str, seat: int) -> Scene:
        """Renovated roads, from Rome on."""
        owner = SENECA if seat == 0 else seat - 1
        masks = list(self.s.roads)
        for name in names.split():
            road = GAME.box.roads.index(name)
            colony = newly_linked(self.s, road)
            if colony >= 0:
                self.s.linked |= 1 << colony
            masks[owner] |= 1 << road
        self.s.roads = tuple(masks)
        return self

    def nero_left(self, count: int) -> Scene:
        self.s.nero = self.s.nero[:count]
        return self

    def dice(self, seat: int, faces: str) -> Scene:
        """The dice before a seat."""
        held = [GAME.box.faces.index(face) for face in faces.split()] + [at.NO_DIE] * 2
        base = (seat - 1) * WIDTH + at.DICE
        self.s.sheet[base : base + 2] = held[:2]
        return self

    def turn(self, seat: int, face: str) -> Scene:
        """The seat begins a turn with this die."""
        self.dice(seat, face)
        self.s.agenda = [RoundEnd(), ChooseDie(seat - 1)]
        return self.go()

    def seneca(self, *cards: str) -> Scene:
        """Seneca turns these cards one after the other; then the human has a die to choose."""
        self.dice(1, "blue-1 blue-2")
        self.s.agenda = [RoundEnd(), ChooseDie(0), *(SenecaTurn() for _ in cards)]
        numbers = [GAME.box.cards.index(f"seneca_{card}") for card in cards]
        self.s.laid, self.s.turned = tuple(numbers), 0
        return self.go()

    def seneca_without_hill(self, card: str) -> Scene:
        """The same where the hill of the card is full, so that no Rubble fits."""
        hill = GAME.box.card_hill[GAME.box.cards.index(f"seneca_{card}")]
        self.s.taken |= self.s.city.hill_cells[hill]
        return self.seneca(card)

    # -- playing ---------------------------------------------------------------------------------------

    def plan(self, seat: int, plan: str, go: str = "stay") -> Scene:
        """Start a Build and come to the question where this Plan stands; what is no choice is not asked."""
        self.play(f"{seat} main build")
        for step, answer in (("overseer_move", go), ("choose_plan", f"plan {plan}")):
            if self.waits() == f"{step} {seat}":
                self.play(f"{seat} {answer}")
        return self

    def build(self, seat: int, plan: str, cells: str, go: str = "stay") -> Scene:
        """A whole Build, paid from Storage where there is a choice."""
        self.plan(seat, plan, go)
        if self.waits() == f"choose_placement {seat}":
            self.place(seat, cells)
        return self.pay(seat)

    def pay(self, seat: int) -> Scene:
        if self.waits() == f"pay {seat}":
            self.play(f"{seat} pay {self.choices('pay')[0]}")
        return self

    def trade(self, seat: int, group: str) -> Scene:
        """Exchange a group; with a single one there is nothing to ask."""
        self.play(f"{seat} main trade")
        return self.play(f"{seat} exchange {group}") if self.waits() == f"trade_set {seat}" else self

    def place(self, seat: int, cells: str) -> Scene:
        return self.play(f"{seat} {self.placing(cells)}")

    def placing(self, cells: str) -> str:
        place = self.placement(cells)
        return f"place {GAME.box.forms[place >> 9]} {GAME.box.cells[place & 511]}"

    # -- looking ---------------------------------------------------------------------------------------

    def get(self, seat: int, field: str) -> int:
        return self.s.sheet[(seat - 1) * WIDTH + FIELDS[field]]

    def goods(self, seat: int) -> str:
        """What is stored: `wood 2, fish 1`."""
        kinds = [(kind, self.get(seat, kind)) for kind in RESOURCES]
        return ", ".join(f"{kind} {n}" for kind, n in kinds if n)

    def pool(self) -> str:
        return ", ".join(f"{ICONS[i]} {n}" for i, n in enumerate(self.s.pool) if n)

    def boxes(self, seat: int, advisor: str) -> int:
        own = GAME.box.advisors.index(advisor) - self.s.sheet[(seat - 1) * WIDTH + at.CHARACTER] * 3
        return self.s.sheet[(seat - 1) * WIDTH + at.LOYALTY + own]

    def stands(self, seat: int) -> str:
        """Where a Foreman stands; seat 0 is Seneca."""
        plan = self.s.foremen[SENECA if seat == 0 else seat - 1]
        return "" if plan == at.NO_PLAN else GAME.box.plans[plan]

    def lies(self, favour: str) -> str:
        place = self.s.favours[GAME.box.favours.index(favour)]
        return {CENTRE: "centre", OUT: "out", SENECA: "seneca"}.get(place, str(place + 1))

    def neros(self, seat: int) -> int:
        """The points of the Nero cards of a seat; seat 0 is Seneca."""
        mask = self.s.seneca_nero if seat == 0 else self.s.sheet[(seat - 1) * WIDTH + at.NERO]
        return sum(points for card, points in enumerate((8, 6, 4, 2)) if (mask >> card) & 1)

    def here(self, seat: int) -> int:
        return self.s.sheet[(seat - 1) * WIDTH + at.OVERSEER]

    def sites(self) -> str:
        """What stands on the map, by build number."""
        return " ".join(GAME.box.sites[site] for site in self.s.buildings[at.SITE :: SPAN])

    def choices(self, start: str) -> list[str]:
        """What is offered that starts so, without that start."""
        return [words.removeprefix(start).strip() for words in self.offers() if words.startswith(start)]
