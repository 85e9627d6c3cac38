"""What lies on the table: the common map, the sheets, the cards, and the die of the turn under way.

The numbers of a sheet lie in `sheet[on(seat, COINS)]`, those of a Building in `buildings[of(building, SITE)]`. The
only hidden things are the fronts of Seneca's cards that are not turned up yet.
"""

from __future__ import annotations

from math import factorial, perm
from typing import Final

from tabularium.games.rome_and_roll import terms
from tabularium.games.rome_and_roll.box import City, RomeAndRollBox, cell_of
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import FULL, State, backs

# options, by their index
CHARACTERS: Final = 0
SETUP: Final = 1
PONTIFEX: Final = 2
VARIANT: Final = 3
LEVEL: Final = 4
EASIER_SCORES: Final = 5
TWO_FOR_ONE: Final = 6
NO_FAIL_ACTION: Final = 7
HARDER_SCORES: Final = 8
SENECA_STARTS: Final = 9  # and the one after it
RUBBLE_BLOCKS: Final = 11

# a sheet; the first six are tracks in the order of the box
COINS: Final = 0
BUILDINGS: Final = 1
LEGACY: Final = 2
GLORY: Final = 3
SOLDIERS: Final = 4
SENATORS: Final = 5
GARRISONED: Final = 6
DEPLOYED: Final = 7
STORED: Final = 8  # five kinds
LOYALTY: Final = 13  # three Advisors
CHARACTER: Final = 16
OVERSEER: Final = 17  # the Building he stands on
NERO: Final = 18  # mask of Nero cards
DICE: Final = 19  # two dice
TURNED: Final = 21  # mask of Advisors who turned a die this round
WIDTH: Final = 22

# a Building
SITE: Final = 0
OWNER: Final = 1
AT: Final = 2  # its placement
NEXT_TO: Final = 3  # mask of the adjacent Buildings
SPAN: Final = 4
FORUM: Final = 0  # the first Building

SENECA: Final = 4  # owners: seats, Seneca, nobody
NOBODY: Final = 5
CENTRE: Final = 5  # where a Favour lies: before a seat, before Seneca, at the centre, out of the game
OUT: Final = 6
NO_PLAN: Final = 99  # of a Foreman beside the sheet
NO_DIE: Final = 99

# Seneca's cards as those see them who may not turn them
BACKS: Final = 128  # and the colours of the two halves
UNKNOWN: Final = 127

FIRST_ACTION: Final = 0  # Jupiter: not in use, a second action to come, spent
SECOND_TO_COME: Final = 1
SECOND_DONE: Final = 2


def on(seat: int, what: int) -> int:
    """Where a number of a sheet lies in `sheet`."""
    return seat * WIDTH + what


def of(building: int, what: int) -> int:
    """Where a number of a Building lies in `buildings`."""
    return building * SPAN + what


class RomeAndRoll(State):
    box: RomeAndRollBox
    round: int
    last: int  # the last round, once it is known; else 0
    proconsul: int
    nero: tuple[int, ...]  # the pile, top first
    plans: tuple[int, ...]  # in play
    foremen: tuple[int, ...]  # by seat, Seneca's last: the Plan he stands on
    favours: tuple[int, ...]  # by Favour: where it lies
    reserve: tuple[int, ...]  # dice to draft, sorted: colour * 6 + face
    sheet: list[int]
    buildings: tuple[int, ...]
    taken: int  # mask of the cells that are not empty
    colonies: tuple[int, ...]  # masks, by owner
    roads: tuple[int, ...]  # masks, by owner
    linked: int  # mask of the colonies linked to Rome
    # the turn under way
    turn: int  # whose it is
    die: int  # discarded this turn
    pool: list[int]  # by icon
    mains: int  # mask of the main actions done
    senator: int  # deployed for an icon this turn
    used: int  # mask of the Favours used this turn
    declared: int  # mask of those that the action under way uses
    second: int  # what Jupiter does
    lent: tuple[int, ...]  # icons of the action under way only: icon, number, icon, number...
    # Seneca
    deck: tuple[int, ...]  # top last
    laid: tuple[int, ...]  # the two cards of the round, left and right
    turned: int  # how many of these are turned up
    discard: tuple[int, ...]
    seals: int
    seneca_nero: int  # mask
    # what stands on each cell, and where Plans fit, worked out on the way: no part of the state
    _ground: list[int]
    _ground_mask: int  # the `taken` that `_ground` was made from
    _fits: list[int] | None
    _anywhere: list[int] | None

    __slots__ = tuple(__annotations__)

    def open(self, seats: int, options: tuple[int, ...], rng: Rng | None) -> None:
        super().open(seats, options, rng)
        self._ground = []
        self._ground_mask = 0
        self._fits = None
        self._anywhere = None

    # -- who knows what ------------------------------------------------------------------------------

    # Cards not yet turned show their backs where these can be seen: before Seneca, and on top of his deck; in the
    # variant nowhere (RR-20.10). All else lies open (RR-1.19).

    def deck_seen(self, viewer: int) -> tuple[int, ...]:
        if self.seats > 1 or not self.deck:
            return backs(UNKNOWN, len(self.deck))
        return (*backs(UNKNOWN, len(self.deck) - 1), self.back(self.deck[-1]))

    def laid_seen(self, viewer: int) -> tuple[int, ...]:
        if len(self.laid) == self.turned:
            return self.laid
        return tuple([card if i < self.turned else self.back(card) for i, card in enumerate(self.laid)])

    def reshuffle(self, rng: Rng) -> None:
        """What lies face down is hidden from everybody: any order that fits the backs will do."""
        self.hide(FULL)
        self.fill(rng)

    def back(self, card: int) -> int:
        return card if card >= BACKS else BACKS + self.box.card_back[card]

    def fill(self, rng: Rng) -> None:
        hidden = len(self.deck) + len(self.laid) - self.turned
        if hidden == 0:
            return
        known = (*self.discard, *self.laid[: self.turned])
        if self.seats > 1:
            pool = [card for card in build_cards(self.box) if card not in known]
            rng.shuffle(pool)
            self.deck = tuple(pool)
            return
        unseen = [card for card in range(len(self.box.cards)) if card not in known]
        # the cards in the order in which they will be turned: those before Seneca, then the deck from its top
        seen = [*self.laid[self.turned :], *reversed(self.deck)]
        order = self.sampled(rng, unseen, seen)
        down = len(self.laid) - self.turned
        self.laid = (*self.laid[: self.turned], *order[:down])
        self.deck = tuple(reversed(order[down:]))

    def sampled(self, rng: Rng, unseen: list[int], seen: list[int]) -> list[int]:
        """An order of the unseen cards, all possible ones equally likely: backs fit where they show, and the cards
        without seal lie in the lower part (RR-18.4)."""
        seal = self.box.card_seal
        upper = self.box.top_sealed - (len(self.box.cards) - len(unseen))  # places of the upper part still to come
        shown = [i for i in range(len(seen)) if seen[i] != UNKNOWN]
        fits = self.matches(unseen, seen, shown, upper)
        weights: list[int] = []
        for chosen in fits:
            plain = sum(not seal[card] for card in unseen if card not in chosen)
            lower = sum(i >= upper for i in range(len(seen)) if i not in shown)
            rest = len(unseen) - len(chosen) - plain
            weights.append(perm(lower, plain) * factorial(rest))
        least = min([weight for weight in weights if weight > 0])
        shares = [weight // least for weight in weights]
        drawn = rng.below(sum(shares))
        pick = 0
        while drawn >= shares[pick]:
            drawn -= shares[pick]
            pick += 1
        order = [UNKNOWN] * len(seen)
        for place, card in zip(shown, fits[pick], strict=True):
            order[place] = card
        rest_cards = [card for card in unseen if card not in fits[pick] and seal[card]]
        plain_cards = [card for card in unseen if card not in fits[pick] and not seal[card]]
        low = [i for i in range(len(seen)) if i >= upper and order[i] == UNKNOWN]
        rng.shuffle(low)
        for card in plain_cards:
            order[low.pop()] = card
        rng.shuffle(rest_cards)
        for i in range(len(order)):
            if order[i] == UNKNOWN:
                order[i] = rest_cards.pop()
        return order

    def matches(self, unseen: list[int], seen: list[int], shown: list[int], upper: int) -> list[list[int]]:
        """All ways to put cards where a back is shown."""
        found: list[list[int]] = [[]]
        for place in shown:
            longer: list[list[int]] = []
            for chosen in found:
                for card in unseen:
                    fits = self.back(card) == seen[place] and card not in chosen
                    if fits and (place >= upper or self.box.card_seal[card]):
                        longer.append([*chosen, card])
            found = longer
        return found

    # -- the table in words ----------------------------------------------------------------------------

    @property
    def city(self) -> City:
        return self.box.cities[self.seats]

    def order(self) -> list[int]:
        """Who drafts and acts, from the Proconsul on: the seats, and Seneca in the solo game."""
        if self.seats == 1:
            return [0, SENECA] if self.proconsul == 0 else [SENECA, 0]
        return [(self.proconsul + i) % self.seats for i in range(self.seats)]

    def seats_in_order(self) -> list[int]:
        """Proconsul order of those who have a sheet."""
        return [0] if self.seats == 1 else [(self.proconsul + i) % self.seats for i in range(self.seats)]

    def sheet_of(self, seat: int) -> list[int]:
        """All numbers of a sheet."""
        return self.sheet[seat * WIDTH : (seat + 1) * WIDTH]

    @property
    def built(self) -> int:
        """How many Buildings there are."""
        return len(self.buildings) // SPAN

    def free_soldiers(self, seat: int) -> int:
        return self.sheet[on(seat, SOLDIERS)] - self.sheet[on(seat, GARRISONED)]  # RR-1.6

    def free_senators(self, seat: int) -> int:
        return self.sheet[on(seat, SENATORS)] - self.sheet[on(seat, DEPLOYED)]

    def conquered(self) -> int:
        held = 0
        for mask in self.colonies:
            held |= mask
        return held

    def renovated(self) -> int:
        held = 0
        for mask in self.roads:
            held |= mask
        return held

    def colony_owner(self, colony: int) -> int:
        return owner_in(self.colonies, colony)

    def road_owner(self, road: int) -> int:
        return owner_in(self.roads, road)

    def building_at(self, cell: int) -> int:
        """The Building whose first cell this is, or -1."""
        for at in range(AT, len(self.buildings), SPAN):
            if cell_of(self.buildings[at]) == cell:
                return at // SPAN
        return -1

    def holds_favour(self, seat: int) -> bool:
        return any(place == seat for place in self.favours)

    def has_foreman(self, plan: int) -> bool:
        return any(standing == plan for standing in self.foremen)

    def clear_turn(self) -> None:
        """Nothing of a turn is left for the next, which may have the same main action (RR-4.8)."""
        self.turn = SENECA
        self.die = NO_DIE
        self.pool = [0] * terms.ICON_KINDS
        self.mains = 0
        self.senator = 0
        self.used = 0
        self.declared = 0
        self.second = FIRST_ACTION
        self.lent = ()

    def take_colony(self, owner: int, colony: int) -> None:
        colonies = list(self.colonies)
        colonies[owner] |= 1 << colony
        self.colonies = tuple(colonies)

    def take_road(self, owner: int, road: int) -> None:
        roads = list(self.roads)
        roads[owner] |= 1 << road
        self.roads = tuple(roads)

    def put_foreman(self, whose: int, plan: int) -> None:
        foremen = list(self.foremen)
        foremen[whose] = plan
        self.foremen = tuple(foremen)

    def put_favour(self, favour: int, place: int) -> None:
        favours = list(self.favours)
        favours[favour] = place
        self.favours = tuple(favours)


def owner_in(masks: tuple[int, ...], thing: int) -> int:
    for owner in range(SENECA + 1):
        if (masks[owner] >> thing) & 1:
            return owner
    return NOBODY


def build_cards(box: RomeAndRollBox) -> list[int]:
    """The Seneca cards with a Build action: all that the two-player variant uses (RR-20.2)."""
    return [card for card in range(len(box.cards)) if box.card_action[card] == 0]
