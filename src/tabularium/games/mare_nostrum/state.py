"""What lies around the sea, and who knows what of it.

Resources behind a screen are hidden, but most of them can be worked out by anybody who watched: `known` is that
public reckoning, `drawn` the number of Legendary Goods that only their drawer has seen, and `gift_*` the token
given in compensation, seen by giver and receiver alone.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.mare_nostrum import packed, terms
from tabularium.games.mare_nostrum.box import MareNostrumBox, bits
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State, backs

# Options, by their index.
EMPIRE_ASSIGNMENT: Final = 0
TILES: Final = 1
MAX_ROUNDS: Final = 2

NO_SEAT: Final = 7
NO_EMPIRE: Final = 7
PATIENCE: Final = 400  # how often an unknown hand is dealt until it fits what its owner does

PRODUCTION: Final = 0
TRADE: Final = 1
PURCHASES: Final = 2
MILITARY: Final = 3
CLAIMS: Final = 4

# The stock of a seat.
STOCK: Final = 4
LEGION_STOCK: Final = 0
TRIREME_STOCK: Final = 1
FORTRESS_STOCK: Final = 2
INFLUENCE_STOCK: Final = 3

# Endings.
ENDINGS: Final = ("none", "pyramids", "fifth_hm", "military", "titles", "rounds")
BY_PYRAMIDS: Final = 1
BY_FIFTH_HM: Final = 2
BY_CITIES: Final = 3
BY_TITLES: Final = 4
BY_ROUNDS: Final = 5


class MareNostrum(State):
    box: MareNostrumBox
    round: int
    phase: int
    empire: list[int]  # of each seat
    titles: list[int]  # the holders: Trade Master, Political Leader, Military Chief
    ending: int
    winners: int  # mask of seats
    # the board
    built: list[int]  # by Province: slots with a building
    held: list[int]  # by Province: buildings on which a Legion of the Conqueror stands
    seized: list[int]  # by Province: the round in which a Legion stepped on the Influence marker, or 0
    army: list[int]
    fleet: list[int]
    realm: list[int]  # by seat: mask of the Provinces under its influence
    conquests: list[int]  # by seat: mask of the Provinces of which it is Conqueror
    stock: list[int]  # [seat * STOCK + piece]
    # Heroes and Wonders
    owned: list[int]  # by seat: mask of tiles
    powers: list[int]  # by seat, the copied one included
    face_up: int  # mask of tiles
    face_down: tuple[int, ...]  # next one last
    copied: int  # the Hero whose power Castor & Pollux copy
    # Resources
    goods: list[int]  # [seat * KINDS + kind]: behind the screens
    known: list[int]  # the same as everybody can work it out
    drawn: list[int]  # by seat: Legendary Goods that only the owner has seen
    pile: tuple[int, ...]  # Legendary Goods, top last
    discard: tuple[int, ...]
    gift_from: int  # the compensation, while giver and receiver have not both shown what they had
    gift_to: int
    gift_kind: int
    gift_among: int  # the kinds it can be, for all others
    # production and trade
    circe: tuple[int, ...]  # Caravan sites on which Legions produce: see `at_work`
    bonus: int  # the Legendary Cities (by Province) that give a second Legendary Good
    slots: tuple[int, ...]  # Trade tokens on the slots: see `laid_token`
    sizes: tuple[int, ...]  # how many Resources each seat offers
    offers: list[tuple[int, ...]]  # face-up tokens of each seat, sorted
    # purchases and military
    to_act: int  # mask of the seats that have not had their phase
    used: int  # powers used in the running phase of a player
    anchors: int  # the Provinces under the buyer's influence when the phase began
    pyramid_claims: int
    fifth_claims: int
    fifth_open: int  # 1 if a tile was face up just before the first claim
    perseus_since: int  # the round in which Perseus was bought, or 0
    perseus_first: int  # 1 while the owner of Perseus buys first
    ally: int  # at peace with the owner of the Statue of Zeus
    ally_before: int
    fought: int  # Seas or Provinces done with in the running step
    field: int  # where the last battle of the running Military phase was fought; see `sea_of`
    rolled: tuple[tuple[int, ...], ...]  # its rolls: seat, bonus, total, hits, dice

    __slots__ = tuple(__annotations__)

    # -- who knows what ------------------------------------------------------------------------------

    def pile_seen(self, viewer: int) -> tuple[int, ...]:
        return backs(terms.GOODS, len(self.pile))

    def face_down_seen(self, viewer: int) -> tuple[int, ...]:
        return backs(len(self.box.tiles), len(self.face_down))

    def goods_seen(self, viewer: int) -> list[int]:
        """What lies behind the own screen; those who watch have none."""
        seen = [0] * len(self.goods)
        first = viewer * terms.KINDS
        seen[first : first + terms.KINDS] = self.goods[first : first + terms.KINDS]
        return seen

    def gift_kind_seen(self, viewer: int) -> int:
        return self.gift_kind if viewer in (self.gift_from, self.gift_to) or self.gave(viewer) else terms.KINDS

    def gave(self, viewer: int) -> bool:
        """Whether this seat gave or got the compensation, though it has already shown its hand."""
        return (self.gift_among >> (terms.KINDS + viewer)) & 1 == 1 if viewer < self.seats else False

    def fill(self, rng: Rng) -> None:
        gift = self.gift_kind
        for attempt in range(PATIENCE):
            self.gift_kind = gift
            self.fill_screens(rng, attempt + 1 == PATIENCE)
            if self.can_go_on():
                break
        self.fill_tiles(rng)

    def reshuffle(self, rng: Rng) -> None:
        self.pile = rng.shuffled(self.pile)
        self.face_down = rng.shuffled(self.face_down)

    def can_go_on(self) -> bool:
        """Whoever has begun a purchase can pay for it."""
        from tabularium.games.mare_nostrum.steps.payment import Purchase  # the steps are made of states

        step = self.agenda[-1] if self.agenda else None
        return not isinstance(step, Purchase) or step.payable(self)

    def fill_screens(self, rng: Rng, helpful: bool) -> None:
        """What lies behind the screens and in the pile. `helpful` gives a buyer types that serve to pay."""
        unseen = self.unseen()
        if self.gift_from != NO_SEAT or self.gift_to != NO_SEAT:
            if self.gift_kind == terms.KINDS:
                possible = [k for k in range(terms.KINDS) if (self.gift_among >> k) & 1 and self.can_be_gift(k, unseen)]
                self.gift_kind = possible[rng.below(len(possible))]
            if packed.is_legendary(self.gift_kind) and packed.good_of(self.gift_kind) in unseen:
                unseen.remove(packed.good_of(self.gift_kind))
        rng.shuffle(unseen)
        order = list(range(self.seats))
        if helpful:
            buyer = self.buyer()
            order.sort(key=lambda seat: seat != buyer)
            unseen.sort(key=lambda good: (self.known[buyer * terms.KINDS + packed.ordinary(good)] == 0, good))
        for seat in order:
            if seat != self.viewer:
                self.fill_screen(seat, self.gift_kind, unseen)
        self.pile = tuple(unseen)

    def buyer(self) -> int:
        """The seat that the game waits for."""
        return self.agenda[-1].owes(self).bit_length() - 1

    def unseen(self) -> list[int]:
        """The Legendary Goods that this viewer cannot place."""
        placed = 0
        for good in self.discard:
            placed |= 1 << good
        for seat in range(self.seats):
            held = self.goods if seat == self.viewer else self.known
            for good in range(terms.GOODS):
                if held[seat * terms.KINDS + packed.legendary(good)] > 0:
                    placed |= 1 << good
            for kind in self.offers[seat]:
                if packed.is_legendary(kind):
                    placed |= 1 << packed.good_of(kind)
        return [good for good in range(terms.GOODS) if not (placed >> good) & 1]

    def can_be_gift(self, kind: int, unseen: list[int]) -> bool:
        """Whether the compensation can have been this token, after all that its giver and receiver showed."""
        short = self.shortfall(self.gift_to) if self.gift_to != NO_SEAT else []
        if self.gift_to != NO_SEAT and len(short) - (kind in short) > self.drawn[self.gift_to]:
            return False
        if self.gift_from == NO_SEAT:
            return packed.is_legendary(kind) and (packed.good_of(kind) in unseen or kind in short)
        if self.known[self.gift_from * terms.KINDS + kind] > 0:
            return True
        if not packed.is_legendary(kind) or self.drawn[self.gift_from] == 0:
            return False
        return packed.good_of(kind) in unseen or kind in short or self.gift_to == NO_SEAT

    def shortfall(self, seat: int) -> list[int]:
        """Kinds that a seat has shown beyond what could be worked out: Legendary Goods it drew or was given."""
        return [kind for kind in range(terms.KINDS) if self.known[seat * terms.KINDS + kind] < 0]

    def fill_screen(self, seat: int, gift: int, unseen: list[int]) -> None:
        first = seat * terms.KINDS
        self.goods[first : first + terms.KINDS] = self.known[first : first + terms.KINDS]
        draws = self.drawn[seat]
        if seat == self.gift_to:
            self.goods[first + gift] += 1
        if seat == self.gift_from:
            if self.known[first + gift] > 0:
                self.goods[first + gift] -= 1
            else:
                draws -= 1  # one of those drawn was given away
        for kind in range(terms.KINDS):
            if self.goods[first + kind] < 0:  # one of those drawn was shown
                self.goods[first + kind] = 0
                draws -= 1
        for _ in range(draws):
            self.goods[first + packed.legendary(unseen.pop())] += 1

    def fill_tiles(self, rng: Rng) -> None:
        """The face-down tiles are those that lie nowhere else (MN-7.4)."""
        seen = self.face_up | self.tiles_in_play()
        if self.face_down:
            hidden = [t for t in range(self.box.pyramids) if not (seen >> t) & 1 and t not in self.box.starting]
            self.face_down = rng.shuffled(hidden)

    # -- Resources -----------------------------------------------------------------------------------

    def gain(self, seat: int, kind: int, count: int) -> None:
        """Tokens that everybody sees come, from a Reserve without end (MN-1.17)."""
        self.goods[seat * terms.KINDS + kind] += count
        self.known[seat * terms.KINDS + kind] += count

    def lose(self, seat: int, kind: int) -> None:
        """A token that everybody sees go: spent or offered."""
        at = seat * terms.KINDS + kind
        self.goods[at] -= 1
        if self.known[at] > 0:
            self.known[at] -= 1
        elif seat != self.gift_to or not self.may_be_gift(kind):
            self.drawn[seat] -= 1
        elif not packed.is_legendary(kind) or self.drawn[seat] == len(self.shortfall(seat)) or self.giver_had(kind):
            self.show_gift(kind)
            self.known[at] -= 1
        else:
            self.known[at] -= 1  # the gift or a token drawn: nobody can tell

    def may_be_gift(self, kind: int) -> bool:
        """Whether, for those who watch, the receiver can have this token from the giver."""
        if not (self.gift_among >> kind) & 1:
            return False
        if self.gift_from == NO_SEAT or self.known[self.gift_from * terms.KINDS + kind] > 0:
            return True
        return packed.is_legendary(kind) and self.drawn[self.gift_from] > 0

    def giver_had(self, kind: int) -> bool:
        """Whether all know that the giver had this token: a Legendary one that turns up elsewhere was the gift."""
        return self.gift_from != NO_SEAT and self.known[self.gift_from * terms.KINDS + kind] > 0

    def give_secretly(self, giver: int, receiver: int, kind: int) -> None:
        self.goods[giver * terms.KINDS + kind] -= 1
        self.goods[receiver * terms.KINDS + kind] += 1
        self.gift_from = giver
        self.gift_to = receiver
        self.gift_kind = kind
        self.gift_among = (1 << terms.KINDS) - 1

    def show_gift(self, kind: int) -> None:
        """All can tell now what the compensation was."""
        if self.gift_from != NO_SEAT:
            if self.known[self.gift_from * terms.KINDS + kind] > 0:
                self.known[self.gift_from * terms.KINDS + kind] -= 1
            else:
                self.drawn[self.gift_from] -= 1
        if self.gift_to != NO_SEAT:
            self.known[self.gift_to * terms.KINDS + kind] += 1
            for short in self.shortfall(self.gift_to):
                self.known[self.gift_to * terms.KINDS + short] = 0
                self.drawn[self.gift_to] -= 1
        self.forget_gift()

    def forget_gift(self) -> None:
        self.gift_from = NO_SEAT
        self.gift_to = NO_SEAT
        self.gift_kind = terms.KINDS
        self.gift_among = 0

    def show_screen(self, seat: int) -> None:
        """A player lays all Resources open, to keep some and discard the rest: what was hidden is known now."""
        first = seat * terms.KINDS
        beyond = [self.goods[first + kind] - self.known[first + kind] for kind in range(terms.KINDS)]
        if seat == self.gift_from:
            if -1 in beyond:
                self.show_gift(beyond.index(-1))
            else:  # it was one of the tokens drawn
                self.settle(seat, sum(1 << packed.legendary(good) for good in range(terms.GOODS)))
        elif seat == self.gift_to:
            among = [kind for kind in range(terms.KINDS) if beyond[kind] > 0]
            sure = [kind for kind in among if not packed.is_legendary(kind) or self.giver_had(kind)]
            if sure or self.drawn[seat] == 0:
                self.show_gift((sure or among)[0])
            else:
                self.settle(seat, sum(1 << kind for kind in among))
        self.known[first : first + terms.KINDS] = self.goods[first : first + terms.KINDS]
        self.drawn[seat] = 0

    def settle(self, seat: int, among: int) -> None:
        """One side of the compensation has shown all; what it was still can't be told."""
        if seat == self.gift_from:
            self.gift_from = NO_SEAT
        else:
            self.gift_to = NO_SEAT
        if self.gift_from == NO_SEAT and self.gift_to == NO_SEAT:
            self.forget_gift()
        else:
            self.gift_among = (self.gift_among & (among | ~((1 << terms.KINDS) - 1))) | 1 << terms.KINDS + seat

    def draw_legendary(self, seat: int) -> int:
        """The Legendary Good that a seat draws, or GOODS if there is none (MN-1.15)."""
        if not self.pile:
            self.pile = self.shuffled(list(self.discard))
            self.discard = ()
            if not self.pile:
                return terms.GOODS
        good = self.pile[-1]
        self.pile = self.pile[:-1]
        self.goods[seat * terms.KINDS + packed.legendary(good)] += 1
        self.drawn[seat] += 1
        return good

    def discard_token(self, kind: int) -> None:
        """Where a spent token goes: Legendary Goods to their own pile, the rest to the Reserve (MN-1.16, MN-3.15)."""
        if packed.is_legendary(kind) and kind != terms.TAX:
            self.discard = tuple(sorted((*self.discard, packed.good_of(kind))))

    def has_secrets(self, seat: int) -> bool:
        """Whether others can't work out what lies behind this screen."""
        return self.drawn[seat] > 0 or seat in (self.gift_from, self.gift_to)

    def resources(self, seat: int) -> int:
        """How many Resources lie behind a screen: true in the full state only."""
        return sum(self.goods[seat * terms.KINDS : (seat + 1) * terms.KINDS])

    # -- the board -----------------------------------------------------------------------------------

    def who_has(self, masks: list[int], bit: int) -> int:
        """The seat with this bit in its mask, or NO_SEAT."""
        for seat in range(self.seats):
            if masks[seat] & bit:
                return seat
        return NO_SEAT

    def owner(self, p: int) -> int:
        """The Influence owner of a Province, or NO_SEAT."""
        return self.who_has(self.realm, 1 << p)

    def conqueror(self, p: int) -> int:
        return self.who_has(self.conquests, 1 << p)

    def neutral(self) -> int:
        """The open Provinces without an Influence marker."""
        free = self.box.open[self.seats]
        for mask in self.realm:
            free &= ~mask
        return free

    def capital_province(self, seat: int) -> int:
        return self.box.capital_province[self.empire[seat]]

    def legions(self, p: int, seat: int) -> int:
        return packed.legions_in(self.army[p], seat)

    def has_fortress(self, p: int, seat: int) -> bool:
        return packed.fortress_in(self.army[p], seat)

    def marched(self, p: int) -> int:
        return packed.marched_in(self.army[p])

    def triremes(self, sea: int, seat: int) -> int:
        return packed.triremes_in(self.fleet[sea], seat)

    def controls(self, seat: int, p: int) -> int:
        """The buildings of a Province that a seat controls: its Influence owner all but those on which a Legion of
        the Conqueror stands, the Conqueror those (MN-0.3, MN-4.66, MN-4.67). In a neutral Province Units give nothing
        (MN-0.4, MN-4.87)."""
        if (self.realm[seat] >> p) & 1:
            return self.built[p] & ~self.held[p]
        if (self.conquests[seat] >> p) & 1:
            return self.held[p]
        return 0

    def blessed(self, seat: int) -> list[int]:
        """The Provinces where a seat controls a Legendary City and its Temple (MN-1.7)."""
        found = []
        for p in bits(self.realm[seat] | self.conquests[seat]):
            mine = self.controls(seat, p)
            if mine & self.box.legendary[p] and mine & terms.TEMPLE_SLOT:
                found.append(p)
        return found

    def seas_of(self, seat: int) -> int:
        """The Seas where a seat has Triremes, whoever else is there (MN-3.27)."""
        ships = packed.LEGIONS[seat]
        mask = 0
        for sea in range(len(self.fleet)):
            if self.fleet[sea] & ships:
                mask |= 1 << sea
        return mask

    def reach(self, seat: int, p: int) -> int:
        """The open Provinces adjacent or connected to a Province for this seat (MN-3.25, MN-0.2)."""
        box = self.box
        return (box.land[p] | box.carried[self.seas_of(seat) * len(box.land) + p]) & box.open[self.seats]

    def at_peace(self, one: int, other: int) -> bool:
        """Whether the Statue of Zeus keeps these two apart."""
        if self.ally == NO_SEAT:
            return False
        zeus = self.zeus()
        return (one == zeus and other == self.ally) or (other == zeus and one == self.ally)

    def zeus(self) -> int:
        """The owner of the Statue of Zeus, or NO_SEAT."""
        return self.holder(terms.DECLARE_PEACE)

    def holder(self, power: int) -> int:
        """The seat with a power that cannot be copied, or NO_SEAT."""
        return self.who_has(self.powers, power)

    def tiles_in_play(self) -> int:
        """Mask of the Heroes and Wonders that the players own."""
        tiles = 0
        for mask in self.owned:
            tiles |= mask
        return tiles

    def tiles_of(self, seat: int) -> int:
        """How many Heroes and Wonders a seat owns; the Pyramids are none (MN-3.20)."""
        return (self.owned[seat] & self.box.heroes).bit_count()

    def great_cities(self, seat: int) -> int:
        """Capitals and Legendary Cities under a seat's control (MN-6.21, MN-6.22)."""
        mine = bits(self.realm[seat] | self.conquests[seat])
        return sum([(self.controls(seat, p) & self.box.great[p] & terms.CITY_SLOTS).bit_count() for p in mine])

    def from_trade_master(self) -> list[int]:
        """The seats, Trade Master first, then clockwise."""
        first = self.titles[0]
        return [(first + i) % self.seats for i in range(self.seats)]
