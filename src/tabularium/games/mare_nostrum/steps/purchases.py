"""Phase III: Purchases. The Political Leader names one buyer after the other; winning claims are made here."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.mare_nostrum import effects, packed, state, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.scoring import win
from tabularium.games.mare_nostrum.state import PURCHASES as PHASE
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.games.mare_nostrum.steps.payment import Purchase, ask_payment, cheap_tokens
from tabularium.games.mare_nostrum.steps.placement import (
    PIECE,
    PLACED_AS,
    add_legions,
    check_war,
    forbids_place,
    held_by,
    might_place,
    open_items,
    place,
    places,
)
from tabularium.kernel.moves import CONFIRM, PASS, argument_of, kind_of
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Step

CHEAP_RULES: Final = ("MN-3.41", "MN-3.42", "MN-3.40")


class Purchases(Step[MareNostrum]):
    """The Purchases phase opens. Perseus' owner is asked first, from the round after the purchase on (MN-6.10)."""

    def run(self, s: MareNostrum) -> None:
        s.phase = PHASE
        s.to_act = (1 << s.seats) - 1
        s.pyramid_claims = s.fifth_claims = s.fifth_open = 0
        s.push(NextBuyer(s.titles[terms.POLITICAL_LEADER]))
        perseus = s.holder(terms.BUY_FIRST_SOLE_WINNER)
        if perseus != state.NO_SEAT and s.perseus_since < s.round:
            s.push(PerseusFirst(perseus))


class PerseusFirst(Decision[MareNostrum]):
    """Perseus' owner may buy first if able to claim (MN-6.8). Asked every round, also where the answer can only be no:
    the question must not betray what lies behind the screen (MN-Q26)."""

    rule: ClassVar[str] = "MN-6.8"

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.YES, kinds.NO] if can_claim(s, seat) else [kinds.NO]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.YES]

    def formality(self, s: MareNostrum, seat: int) -> int:
        return -1 if can_claim(s, seat) else kinds.NO

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"best": effects.purse(s, seat)}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.tell(told.PERSEUS, seat, 1 if move == kinds.YES else 0)
        if move == kinds.YES:
            s.perseus_first = 1
            start_buying(s, seat)


def can_claim(s: MareNostrum, seat: int) -> bool:
    """One purchase out of the Resources in hand would be a winning claim (MN-6.8, MN-Q46)."""
    best = effects.purse(s, seat)
    if best >= s.box.costs[terms.PYRAMIDS]:
        return True
    owned = s.tiles_of(seat)
    return owned == s.box.to_win_tiles - 1 and s.face_up & s.box.heroes != 0 and best >= s.box.prices[owned]


class NextBuyer(Decision[MareNostrum]):
    """The Political Leader names the next buyer among those who have not bought (MN-3.1); each buys once (MN-3.2),
    after a claim of another too (MN-6.3)."""

    name: ClassVar[str] = "choose_next_buyer"
    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "MN-3.1"

    def owes(self, s: MareNostrum) -> int:
        return 1 << self.seat if s.to_act else 0

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.BUYER | other for other in bits(s.to_act)]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.BUYER | other for other in range(s.seats)]

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.push(self)
        s.tell(told.BUYER, argument_of(move))
        start_buying(s, argument_of(move))

    def run(self, s: MareNostrum) -> None:
        """Everybody has bought: claims are compared (MN-6.5, MN-6.6, MN-6.7) and end the game (MN-6.12), or tiles are
        turned up."""
        if s.pyramid_claims:
            win(s, s.pyramid_claims, state.BY_PYRAMIDS)
        elif s.fifth_claims:
            win(s, s.fifth_claims, state.BY_FIFTH_HM)
        else:
            turn_up(s)


def turn_up(s: MareNostrum) -> None:
    """First-game variant: five Heroes and Wonders lie face up again (MN-7.2), only now (MN-7.3)."""
    while s.face_down and (s.face_up & s.box.heroes).bit_count() < s.box.face_up_first:
        tile = s.face_down[-1]
        s.face_down = s.face_down[:-1]
        s.face_up |= 1 << tile
        s.reveal(told.REVEALED, -1, EVERYONE, (), tile)


def start_buying(s: MareNostrum, seat: int) -> None:
    s.to_act &= ~(1 << seat)
    s.used = 0
    s.anchors = s.realm[seat]
    s.push(Buy(seat))
    levy(s, seat)


def levy(s: MareNostrum, seat: int) -> None:
    """Penthesilea is offered once in a Purchases phase, where she gives anything (MN-3.44)."""
    if not s.used & terms.FREE_LEGIONS_WHEN_INVADED and effects.free_legions(s, seat):
        s.push(Penthesilea(seat))


class Penthesilea(Decision[MareNostrum]):
    """Free Legions in the own Capital Province, one for each own Province with an enemy Unit in it (MN-3.44)."""

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.LEVY | n for n in range(effects.free_legions(s, seat) + 1)]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-3.44" if kind_of(move) == kinds.LEVY else NOT_NOW

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"count": effects.free_legions(s, seat)}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.used |= terms.FREE_LEGIONS_WHEN_INVADED
        count = argument_of(move)
        if count:
            home = s.capital_province(seat)
            add_legions(s, seat, home, count)
            s.tell(told.LEVY, seat, count, home)
            check_war(s, home)


# -- buying ------------------------------------------------------------------------------------------


class Buy(Decision[MareNostrum]):
    """The buyer chooses what to buy next, as often as wished (MN-3.8), or ends. Only what can be placed and paid is
    offered (MN-3.23)."""

    name: ClassVar[str] = "buy_item"

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        """The largest combination, what one may have besides the usual (1: a pair, 2: one of the other sort), and
        what a Hero or Wonder costs; 0 where none is for sale."""
        cost = price(s, self.seat) if hm_open(s, self.seat) else 0
        powers = s.powers[self.seat]
        more = 1 if powers & terms.PAIR_PAYMENT else 2 if powers & terms.MIXED_PAYMENT else 0
        return {"best": effects.purse(s, self.seat), "more": more, "price": cost}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        moves: list[int] = []
        box = s.box
        best = effects.purse(s, seat)
        powers = s.powers[seat] & ~s.used
        special = powers & (terms.CHEAP_POWERS | terms.FREE_INFLUENCE_POWER)
        if best < box.cheapest and not special:
            return [kinds.END]
        items = open_items(s, seat)
        for item in range(terms.FORTRESS + 1):
            if (items >> item) & 1 and box.costs[item] <= best:
                moves.append(kinds.BUY | item)
        if best >= price(s, seat) and hm_open(s, seat):
            moves.append(kinds.BUY | terms.HM)
        if best >= box.costs[terms.PYRAMIDS]:
            moves.append(kinds.BUY | terms.PYRAMIDS)
        if special:
            if special & terms.FREE_INFLUENCE_POWER and (items >> terms.INFLUENCE) & 1:
                moves.append(kinds.BUY | terms.FREE_INFLUENCE)
            for item in range(terms.CHEAP_LEGION, terms.CHEAP_FORTRESS + 1):
                if (
                    special & terms.CHEAP_LEGION_POWER << item - terms.CHEAP_LEGION
                    and (items >> PLACED_AS[item]) & 1
                    and cheap_tokens(s, seat, item)
                ):
                    moves.append(kinds.BUY | item)
        moves.append(kinds.END)
        return moves

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        powers = s.powers[seat]
        items = list(range(terms.FREE_INFLUENCE))
        if powers & terms.FREE_INFLUENCE_POWER:
            items.append(terms.FREE_INFLUENCE)
        for item in range(terms.CHEAP_LEGION, terms.CHEAP_FORTRESS + 1):
            if powers & terms.CHEAP_LEGION_POWER << item - terms.CHEAP_LEGION:
                items.append(item)
        return [kinds.BUY | item for item in items]

    def forbids(self, s: MareNostrum, seat: int, move: int) -> str:
        if move == kinds.END:
            return ""
        item = argument_of(move)
        if kind_of(move) != kinds.BUY or item > terms.CHEAP_FORTRESS:
            return NOT_NOW
        if item >= terms.FREE_INFLUENCE:
            why = forbids_power(s, seat, item)
        else:
            why = "" if price_of(s, seat, item) <= effects.purse(s, seat) else "MN-3.3"
        if why:
            return why
        if item == terms.HM:
            return "" if hm_open(s, seat) else "MN-3.17"
        return forbids_item(s, seat, PLACED_AS[item])

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        item = argument_of(move)
        if kind_of(move) != kinds.BUY or item > terms.CHEAP_FORTRESS:
            return {}
        return {"item": item, "cost": price_of(s, seat, item), "best": effects.purse(s, seat), "missing": 0}

    def binds(self, s: MareNostrum, seat: int, move: int) -> bool:
        return move == kinds.END

    def wastes(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        """What can't be kept is lost with the end, if something can still be bought (MN-3.13, MN-3.14)."""
        if move != kinds.END or len(self.legal(s, seat)) == 1:
            return {}
        types, goods, taxes = effects.in_hand(s, seat)
        goods -= min(types, effects.keep_goods(s, seat))
        taxes -= min(taxes, s.box.store_taxes)
        return {"goods": goods, "taxes": taxes} if goods + taxes else {}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == kinds.END:
            s.perseus_first = 0  # MN-6.9
            if effects.taxes_of(s, seat) or s.has_secrets(seat):  # MN-H1
                s.push(KeepTaxes(seat))
            else:
                ask_goods(s, seat, 0, ())
            return
        s.push(self)
        item = argument_of(move)
        if item == terms.HM:
            s.push(ChooseTile(seat))
        elif item == terms.PYRAMIDS:
            s.push(Acquire(seat, terms.PYRAMIDS, s.box.pyramids))
            ask_payment(s, seat, terms.PYRAMIDS, s.box.costs[terms.PYRAMIDS], ())
        else:
            s.push(ChooseSite(seat, item))


def price(s: MareNostrum, seat: int) -> int:
    """Of the next Hero or Wonder: by the number already owned (MN-3.16)."""
    return s.box.prices[s.tiles_of(seat)]


def price_of(s: MareNostrum, seat: int, item: int) -> int:
    """Costs (MN-3.5)."""
    return price(s, seat) if item == terms.HM else s.box.costs[item]


def hm_open(s: MareNostrum, seat: int) -> bool:
    """A face-up tile (MN-3.17); or, after a claim, a fifth one without a tile if one was face up before it (MN-6.4)."""
    if s.face_up & s.box.heroes:
        return True
    return s.fifth_open == 1 and s.tiles_of(seat) == s.box.to_win_tiles - 1


def forbids_power(s: MareNostrum, seat: int, item: int) -> str:
    """Free and cheap purchases, each once in an own Purchases phase (MN-Q38)."""
    powers = s.powers[seat] & ~s.used
    if item == terms.FREE_INFLUENCE:
        return "" if powers & terms.FREE_INFLUENCE_POWER else "MN-3.39"
    allowed = powers & terms.CHEAP_LEGION_POWER << item - terms.CHEAP_LEGION and cheap_tokens(s, seat, item)
    return "" if allowed else CHEAP_RULES[item - terms.CHEAP_LEGION]


def forbids_item(s: MareNostrum, seat: int, kind: int) -> str:
    """No piece in stock, or nowhere to place it."""
    if kind == terms.PYRAMIDS or (open_items(s, seat) >> kind) & 1:
        return ""
    if kind == terms.INFLUENCE and not s.stock[seat * state.STOCK + PIECE[kind]]:
        return "MN-3.28"
    if kind >= terms.LEGION and not s.stock[seat * state.STOCK + PIECE[kind]]:
        return "MN-0.10"
    return "MN-3.23"


class ChooseSite(Purchase):
    """The buyer chooses where the purchase goes."""

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def payable(self, s: MareNostrum) -> bool:
        if self.item >= terms.CHEAP_LEGION:
            return len(cheap_tokens(s, self.seat, self.item)) > 0
        return self.item == terms.FREE_INFLUENCE or effects.purse(s, self.seat) >= s.box.costs[self.item]

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"item": self.item}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return places(s, seat, self.item)

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return might_place(s, self.item)

    def forbids(self, s: MareNostrum, seat: int, move: int) -> str:
        return forbids_place(s, seat, self.item, move)

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return held_by(s, seat, move)

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.push(Acquire(seat, self.item, argument_of(move)))
        if self.item != terms.FREE_INFLUENCE:
            ask_payment(s, seat, self.item, s.box.costs[self.item], ())


class ChooseTile(Purchase):
    """The buyer chooses a Hero or Wonder that lies face up (MN-3.17)."""

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, item: int = terms.HM) -> None:
        self.seat = seat
        self.item = item

    def payable(self, s: MareNostrum) -> bool:
        return effects.purse(s, self.seat) >= price(s, self.seat)

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        tiles = s.face_up & s.box.heroes
        return [kinds.TILE | tile for tile in bits(tiles)] if tiles else [kinds.CLAIM]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.TILE | tile for tile in bits(s.tiles_in_play() & s.box.heroes)]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        if move == kinds.CLAIM:
            return "MN-6.4"
        return "MN-3.17" if kind_of(move) == kinds.TILE and argument_of(move) < s.box.pyramids else NOT_NOW

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.push(Acquire(seat, terms.HM, terms.NO_TILE if move == kinds.CLAIM else argument_of(move)))
        ask_payment(s, seat, terms.HM, price(s, seat), ())


class Acquire(Step[MareNostrum]):
    """What is paid is taken and placed, and can be used at once (MN-3.18)."""

    __slots__ = ("item", "seat", "target")

    def __init__(self, seat: int, item: int, target: int) -> None:
        self.seat = seat
        self.item = item
        self.target = target

    def run(self, s: MareNostrum) -> None:
        item = self.item
        if item == terms.PYRAMIDS or (item == terms.HM and s.tiles_of(self.seat) == s.box.to_win_tiles - 1):
            s.push(ConfirmClaim(self.seat, item, self.target))  # MN-3.21
        elif item == terms.HM:
            acquire_tile(s, self.seat, self.target)
        else:
            if item == terms.FREE_INFLUENCE:
                s.used |= terms.FREE_INFLUENCE_POWER
            elif item >= terms.CHEAP_LEGION:
                s.used |= terms.CHEAP_LEGION_POWER << item - terms.CHEAP_LEGION
            place(s, self.seat, item, self.target)


def acquire_tile(s: MareNostrum, seat: int, tile: int) -> None:
    s.face_up &= ~(1 << tile)
    effects.own_tile(s, seat, tile)
    s.tell(told.TILE, seat, tile)
    power = s.box.tile_powers[tile]
    if power == terms.BUY_FIRST_SOLE_WINNER:
        s.perseus_since = s.round
    elif power == terms.FREE_LEGIONS_WHEN_INVADED:
        levy(s, seat)
    elif power == terms.COPY_HERO:
        if effects.copyable_heroes(s, seat):
            s.push(CopyHero(seat))
        else:
            s.tell(told.NOTHING_COPIED, seat)  # MN-3.46


class CopyHero(Decision[MareNostrum]):
    """Castor & Pollux: the buyer must choose a Hero of another player to copy (MN-3.45)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.COPY | tile for tile in bits(effects.copyable_heroes(s, seat))]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.COPY | tile for tile in bits(s.tiles_in_play())]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-3.45" if kind_of(move) == kinds.COPY and argument_of(move) < len(s.box.tiles) else NOT_NOW

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        effects.copy_hero(s, seat, argument_of(move))
        s.tell(told.COPIED, seat, argument_of(move))
        if s.box.tile_powers[argument_of(move)] == terms.FREE_LEGIONS_WHEN_INVADED:
            levy(s, seat)


# -- claims ------------------------------------------------------------------------------------------


class ConfirmClaim(Decision[MareNostrum]):
    """A winning purchase is paid: the claim is confirmed once (MN-6.1). Without buying first, the owner of Perseus
    claims like anybody else (MN-6.11)."""

    __slots__ = ("item", "target")

    def __init__(self, seat: int, item: int, target: int) -> None:
        self.seat = seat
        self.item = item
        self.target = target

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"item": self.item}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [CONFIRM]

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.pop()  # the claimant's Purchases phase ends with it (MN-6.1)
        if not s.pyramid_claims | s.fifth_claims and s.face_up & s.box.heroes:
            s.fifth_open = 1  # MN-6.4
        if self.target != terms.NO_TILE and (s.face_up >> self.target) & 1:
            s.face_up &= ~(1 << self.target)
            effects.own_tile(s, seat, self.target)
            s.tell(told.TILE, seat, self.target)
        s.reveal(told.CLAIM, seat, EVERYONE, (), self.item)  # a claim cannot be undone
        if self.item == terms.PYRAMIDS:
            s.pyramid_claims |= 1 << seat
        else:
            s.fifth_claims |= 1 << seat
        if seat == s.titles[terms.POLITICAL_LEADER] or s.perseus_first:  # MN-6.2, MN-6.8
            win(s, 1 << seat, state.BY_PYRAMIDS if self.item == terms.PYRAMIDS else state.BY_FIFTH_HM)


# -- storage -----------------------------------------------------------------------------------------


class KeepTaxes(Decision[MareNostrum]):
    """At the end of the own Purchases phase a player keeps up to two Taxes (MN-3.13)."""

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.KEEP | n for n in range(min(s.box.store_taxes, effects.taxes_of(s, seat)) + 1)]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-3.13" if kind_of(move) == kinds.KEEP else NOT_NOW

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"taxes": effects.taxes_of(s, seat)}

    def formality(self, s: MareNostrum, seat: int) -> int:
        return -1 if effects.taxes_of(s, seat) else kinds.KEEP

    def wastes(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        lost = min(s.box.store_taxes, effects.taxes_of(s, seat)) - argument_of(move)
        return {"count": lost} if lost else {}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        ask_goods(s, seat, argument_of(move), ())


def ask_goods(s: MareNostrum, seat: int, taxes: int, kept: tuple[int, ...]) -> None:
    """The Hanging Gardens ask for up to two Goods; without them all the rest goes."""
    if len(kept) < effects.keep_goods(s, seat) and (storable(s, seat, kept) or s.has_secrets(seat)):  # MN-H1
        s.push(KeepGoods(seat, taxes, kept))
    else:
        put_away(s, seat, taxes, kept)


def storable(s: MareNostrum, seat: int, kept: tuple[int, ...]) -> list[int]:
    """Kinds later in canonical order and of another type than those kept already (MN-3.14)."""
    first = packed.ordinary(packed.good_of(kept[-1]) + 1) if kept else 0
    return [kind for kind in range(first, terms.TAX) if s.goods[seat * terms.KINDS + kind]]


class KeepGoods(Decision[MareNostrum]):
    """With the Hanging Gardens up to two different Goods can be kept too (MN-3.14)."""

    __slots__ = ("kept", "taxes")

    def __init__(self, seat: int, taxes: int, kept: tuple[int, ...]) -> None:
        self.seat = seat
        self.taxes = taxes
        self.kept = kept

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [PASS, *(kinds.STORE | kind for kind in storable(s, seat, self.kept))]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.STORE | kind for kind in range(terms.TAX) if s.goods[seat * terms.KINDS + kind]]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-3.14" if kind_of(move) == kinds.STORE and argument_of(move) < terms.TAX else NOT_NOW

    def formality(self, s: MareNostrum, seat: int) -> int:
        return -1 if storable(s, seat, self.kept) else PASS

    def wastes(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        possible = {packed.good_of(kind) for kind in storable(s, seat, self.kept)}
        lost = min(len(possible), effects.keep_goods(s, seat) - len(self.kept))
        return {"count": lost} if move == PASS and lost else {}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == PASS:
            put_away(s, seat, self.taxes, self.kept)
        else:
            ask_goods(s, seat, self.taxes, (*self.kept, argument_of(move)))


def put_away(s: MareNostrum, seat: int, taxes: int, kept: tuple[int, ...]) -> None:
    """The rest is discarded face up (MN-3.13, MN-3.15)."""
    s.show_screen(seat)
    first = seat * terms.KINDS
    gone: list[int] = []
    for kind in range(terms.KINDS):
        keep = taxes if kind == terms.TAX else kept.count(kind)
        for _ in range(s.goods[first + kind] - keep):
            gone.append(kind)
            s.discard_token(kind)
        s.goods[first + kind] = keep
        s.known[first + kind] = keep
    if taxes or kept:
        s.reveal(told.KEPT, seat, EVERYONE, (), *kept, *[terms.TAX] * taxes)
    if gone:
        s.reveal(told.DISCARDED, seat, EVERYONE, (), *gone)
