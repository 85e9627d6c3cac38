"""Trade cards: selling, Sets, windows to play them in, room in the hand. And what rides on every own turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.effects import (
    buy_glory,
    can_buy_glory,
    can_draw,
    discard_card,
    draw_card,
    draw_quests,
    gain_denarii,
    gain_glory,
    hand_kinds,
    harvest,
    jewels_join,
    open_levels,
    place_vote,
    recruit_legions,
    recruit_votes,
    remove_anchor,
    take_discard,
)
from tabularium.games.age_of_rome.state import AgeOfRome, hand_size, on
from tabularium.games.age_of_rome.steps import kinds, told
from tabularium.games.age_of_rome.steps.pieces import LegionSource, PantheonLevel, has_legion
from tabularium.kernel.moves import PASS, argument_of, kind_of
from tabularium.kernel.picture import Lot, Tray
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Step

# What a make_room leads to.
FROM_DECK: Final = 0
FROM_DISCARD: Final = 1


def anchor_kind(s: AgeOfRome) -> int:
    """The Anchor's index among the words for cards: after the kinds and the back."""
    return len(s.box.cards) + 1


# -- what a seat may do in its own turn, besides the turn (AR-2.21) -----------------------------------------


def extras(s: AgeOfRome, seat: int) -> list[int]:
    """Sales, Sets and the Religion Medal, sorted."""
    held = hand_kinds(s, seat)
    moves = [kinds.SELL | kind for kind in held]
    if len(s.hands[seat]) >= terms.SET_SIZE:
        for ware in range(terms.CHEST):
            if not why_no_set(s, seat, ware):
                moves.append(kinds.FORM | ware)
    if s.medals[terms.RELIGION] == seat and can_buy_glory(s, seat):
        moves.append(kinds.BUY_GLORY)
    return moves


def is_extra(move: int) -> bool:
    return kinds.SELL <= move < kinds.LAY  # SELL, FORM and BUY_GLORY are the first kinds


def extra_candidates(s: AgeOfRome, seat: int) -> list[int]:
    """What a person might think of: the Sets of the hand, selling the Anchor, the Medal's Glory."""
    moves = []
    if s.own[on(seat, state.ANCHOR)]:
        moves.append(kinds.SELL | anchor_kind(s))
    wares = sorted({s.box.ware_of[kind] for kind in hand_kinds(s, seat)})
    moves.extend(kinds.FORM | ware for ware in wares if ware < terms.CHEST)
    if s.medals[terms.RELIGION] == seat:
        moves.append(kinds.BUY_GLORY)
    return moves


def why_no_extra(s: AgeOfRome, seat: int, move: int) -> str:
    """The rule that keeps a seat from an extra in its own turn."""
    kind = kind_of(move)
    if kind == kinds.BUY_GLORY:
        return why_no_glory(s, seat)
    if kind == kinds.FORM:
        return why_no_set(s, seat, argument_of(move)) if argument_of(move) < terms.CHEST else "AR-7.15"
    if holds_anchor(s, seat, argument_of(move)):
        return "AR-7.3"
    return why_not_held(s, seat, argument_of(move), "AR-7.20")


def why_no_glory(s: AgeOfRome, seat: int) -> str:
    """Without the Medal never; with it, where it is offered and can be paid."""
    return "AR-2.16" if s.medals[terms.RELIGION] == seat else "AR-5.15"


def explain_extra(s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
    if kind_of(move) == kinds.BUY_GLORY:  # with enough Denarii it is only the wrong moment
        needs, has = s.box.medal_price, s.own[on(seat, state.DENARII)]
        return {"needs": needs, "has": has} if has < needs else {}
    if kind_of(move) == kinds.FORM:
        return {
            "ware": argument_of(move),
            "has": sum(count_for_set(s, seat, argument_of(move))),
            "needs": terms.SET_SIZE,
        }
    return {"card": argument_of(move)}


def count_for_set(s: AgeOfRome, seat: int, ware: int) -> tuple[int, int]:
    """True cards of a type, and jokers for it (AR-7.15, AR-7.16)."""
    true = jokers = 0
    jewels = ware != terms.JEWELS and jewels_join(s, seat)
    for held in s.hands[seat]:
        own_ware = s.box.ware_of[packed.kind_of_card(held)]
        if own_ware == ware:
            true += 1
        elif own_ware == terms.CHEST or (jewels and own_ware == terms.JEWELS):
            jokers += 1
    return true, jokers


def why_no_set(s: AgeOfRome, seat: int, ware: int) -> str:
    if packed.sets_laid(s.sets[seat]) >= s.box.most_sets:
        return "AR-7.19"
    true, jokers = count_for_set(s, seat, ware)
    if true + jokers < terms.SET_SIZE:
        return "AR-7.14"
    return "" if true else "AR-7.15"


def play_extra(s: AgeOfRome, seat: int, move: int) -> None:
    """Carry an extra out; the decision it rides on stays."""
    kind = kind_of(move)
    if kind == kinds.BUY_GLORY:
        buy_glory(s, seat)
    elif kind == kinds.FORM:
        s.push(SetCards(seat, argument_of(move)))
    else:
        sell(s, seat, argument_of(move))


def sell(s: AgeOfRome, seat: int, kind: int) -> None:
    """AR-7.20: discarded for 1 Denarius."""
    s.discard = (*s.discard, s.shed(seat, kind))
    s.own[on(seat, state.DENARII)] += s.box.sale_price
    s.reveal(told.SOLD, seat, EVERYONE, (), kind, s.box.sale_price)


class OwnTurn(Decision[AgeOfRome]):
    """A decision in the own turn, with all that may be done besides. By itself it is only the moment for that, until it
    is closed; subclasses write `options`, `refusal`, `act`."""

    closing: ClassVar[int] = 0  # DONE or PASS, where it is offered

    def options(self, s: AgeOfRome, seat: int) -> list[int]:
        return []

    def thinkable(self, s: AgeOfRome, seat: int) -> list[int]:
        return []

    def reasons(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        return {}

    def act(self, s: AgeOfRome, seat: int, move: int) -> None:
        pass

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        options = self.options(s, seat)
        if s.hands[seat] or s.medals[terms.RELIGION] == seat:
            options = extras(s, seat) + options
        return [self.closing, *options] if self.closing else options

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return extra_candidates(s, seat) + self.thinkable(s, seat)

    def forbids(self, s: AgeOfRome, seat: int, move: int) -> str:
        if move in self.legal(s, seat):
            return ""
        return why_no_extra(s, seat, move) if is_extra(move) else self.refusal(s, seat, move)

    def explain(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        return explain_extra(s, seat, move) if is_extra(move) else self.reasons(s, seat, move)

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        if is_extra(move):
            s.push(self)
            play_extra(s, seat, move)
        else:
            self.act(s, seat, move)


class SetCards(Decision[AgeOfRome]):
    """Which three cards make the Set (AR-7.14); not asked if there is no choice. Its type stands (AR-7.17)."""

    __slots__ = ("ware",)

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, ware: int) -> None:
        self.seat = seat
        self.ware = ware

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"ware": self.ware}

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return sets_of(s, seat, self.ware)

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        held = sorted([packed.kind_of_card(held) for held in s.hands[seat]])
        if s.own[on(seat, state.ANCHOR)]:
            held.append(anchor_kind(s))
        return sorted({packed.lay_move(a, b, c) for a, b, c in triples(held)})

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        if move not in self.candidates(s, seat):
            return NOT_NOW
        kinds = packed.laid_kinds(move)
        if kinds[2] == anchor_kind(s):
            return "AR-7.3"
        wares = [s.box.ware_of[kind] for kind in kinds]
        if terms.JEWELS in wares and self.ware != terms.JEWELS and not jewels_join(s, seat):
            return "AR-5.14"
        return "AR-7.15" if self.ware not in wares else "AR-7.14"

    def explain(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        fitting = 0
        for kind in packed.laid_kinds(move):
            ware = s.box.ware_of[kind] if kind < len(s.box.ware_of) else -1
            fitting += ware in (self.ware, terms.CHEST) or (ware == terms.JEWELS and jewels_join(s, seat))
        return {"ware": self.ware, "has": fitting, "needs": terms.SET_SIZE}

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        kinds = packed.laid_kinds(move)
        lay_set(s, seat, self.ware, kinds)
        s.reveal(told.SET, seat, EVERYONE, (), self.ware, kinds[0], kinds[1], kinds[2])


def lay_set(s: AgeOfRome, seat: int, ware: int, kinds: tuple[int, int, int]) -> None:
    """AR-7.18: the cards leave the hand for good."""
    for kind in kinds:
        s.shed(seat, kind)
    s.sets[seat] = (*s.sets[seat], ware, *kinds)


def triples(kinds: list[int]) -> list[tuple[int, int, int]]:
    n = len(kinds)
    return [(kinds[i], kinds[j], kinds[k]) for i in range(n - 2) for j in range(i + 1, n - 1) for k in range(j + 1, n)]


def sets_of(s: AgeOfRome, seat: int, ware: int) -> list[int]:
    """All ways to lay a Set of a type out of a hand, copies counting as one (AR-7.15, AR-7.16)."""
    ware_of = s.box.ware_of
    jewels = ware != terms.JEWELS and jewels_join(s, seat)
    kinds = []
    for held in s.hands[seat]:
        kind = packed.kind_of_card(held)
        own_ware = ware_of[kind]
        if own_ware in (ware, terms.CHEST) or (jewels and own_ware == terms.JEWELS):
            kinds.append(kind)
    kinds.sort()
    found: list[int] = []
    for a, b, c in triples(kinds):
        move = packed.lay_move(a, b, c)
        if move not in found and (ware_of[a] == ware or ware_of[b] == ware or ware_of[c] == ware):
            found.append(move)
    found.sort()
    return found


# -- playing cards -----------------------------------------------------------------------------------------


def changes_something(s: AgeOfRome, seat: int, kind: int) -> bool:
    """AR-7.11: a card is playable only if one of its effects can do something."""
    return any(can_carry_out(s, seat, verb) for verb, _ in s.box.card_effects[kind])


def can_carry_out(s: AgeOfRome, seat: int, verb: int) -> bool:
    if verb == terms.DRAW_TRADE:
        return can_draw(s)
    if verb == terms.TAKE_DISCARD:
        return len(s.discard) > 0
    if verb == terms.DRAW_QUEST:
        return len(s.pile) > 0
    if verb == terms.RECRUIT_LEGION:
        return s.own[on(seat, state.LEGIONS_OUT)] > 0
    if verb == terms.RECRUIT_VOTE:
        return s.own[on(seat, state.VOTES_OUT)] > 0
    if verb == terms.REMOVE_ANCHOR:
        return s.own[on(seat, state.ANCHOR)] > 0
    if verb == terms.PLACE_LEGION:
        return has_legion(s, seat)
    if verb == terms.PLACE_VOTE:
        return s.own[on(seat, state.VOTES)] > 0
    if verb == terms.PLACE_PANTHEON:
        return len(open_levels(s, seat)) > 0
    if verb == terms.CANCEL_PLOT:
        return s.cancelled == 0
    return True


def playable(s: AgeOfRome, seat: int, trigger: int) -> list[int]:
    """The cards that this trigger lets a seat play, sorted (AR-7.7, AR-7.9, AR-7.10)."""
    box = s.box
    found: list[int] = []
    for held in s.hands[seat]:
        kind = packed.kind_of_card(held)
        if not box.condition_of[kind] & trigger or kind in found or packed.is_marked(held):
            continue
        if changes_something(s, seat, kind):
            found.append(kind)
    found.sort()
    return [kinds.PLAY | kind for kind in found]


def holds_anchor(s: AgeOfRome, seat: int, kind: int) -> bool:
    return kind == anchor_kind(s) and s.own[on(seat, state.ANCHOR)] > 0


def why_not_held(s: AgeOfRome, seat: int, kind: int, rule: str) -> str:
    """The rule for cards in Sets, or this one, for a card that is not in the hand."""
    return "AR-7.18" if kind in packed.set_cards(s.sets[seat]) else rule


def why_not_play(s: AgeOfRome, seat: int, trigger: int, kind: int) -> str:
    if holds_anchor(s, seat, kind):
        return "AR-7.3"
    if kind not in hand_kinds(s, seat):
        return why_not_held(s, seat, kind, "AR-7.8")
    condition = s.box.condition_of[kind]
    if not condition & trigger:
        if trigger == terms.ON_ACTIVATE_PLOT and condition == terms.ON_PLOT_IN_PROVINCE:
            return "AR-7.13"
        return (
            "AR-7.10"
            if trigger & terms.ON_PARTISAN_ANY
            and condition & (terms.ON_PARTISAN_COLOSSEUM | terms.ON_PARTISAN_AGRICULTURE)
            else "AR-7.7"
        )
    if all(packed.is_marked(held) for held in s.hands[seat] if packed.kind_of_card(held) == kind):
        return "AR-7.25"
    verb = s.box.card_effects[kind][0][0]
    if verb == terms.REMOVE_ANCHOR:
        return "AR-7.4"
    return "AR-7.22" if verb == terms.TAKE_DISCARD else "AR-7.11"


def explain_card(s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
    """Which card, and what it waits for."""
    kind = argument_of(move)
    if is_extra(move) or kind >= len(s.box.cards):
        return explain_extra(s, seat, move)
    held = 1 if kind in hand_kinds(s, seat) else 0
    return {"card": kind, "condition": s.box.condition_of[kind].bit_length() - 1, "held": held}


def play_card(s: AgeOfRome, seat: int, kind: int, trigger: int) -> None:
    """AR-7.8: out of the hand at once, its effect, and only then the discard pile."""
    s.play(seat, kind)
    s.reveal(told.PLAYED, seat, EVERYONE, (), kind)
    s.push(DiscardPlayed())
    effects = s.box.card_effects[kind]
    for i in range(len(effects) - 1, -1, -1):
        s.push(CardEffect(seat, effects[i][0], effects[i][1], trigger))


class DiscardPlayed(Step[AgeOfRome]):
    """A card that was carried out goes on top of the discard pile; one played to make room before the card whose
    effect it interrupted (AR-7.26)."""

    def run(self, s: AgeOfRome) -> None:
        s.discard = (*s.discard, s.limbo[-1])
        s.limbo = s.limbo[:-1]


class CardEffect(Step[AgeOfRome]):
    """One effect of a played card."""

    __slots__ = ("n", "seat", "trigger", "verb")

    def __init__(self, seat: int, verb: int, n: int, trigger: int) -> None:
        self.seat = seat
        self.verb = verb
        self.n = n
        self.trigger = trigger

    def run(self, s: AgeOfRome) -> None:
        carry_out(s, self.seat, self.verb, self.n, self.trigger)


def carry_out(s: AgeOfRome, seat: int, verb: int, n: int, trigger: int) -> None:
    """The verbs of Trade cards. No Bonus ever doubles them (AR-8.4)."""
    if verb == terms.GAIN_DENARII:
        gain_denarii(s, seat, n)
    elif verb == terms.GAIN_GLORY:
        gain_glory(s, seat, n)
    elif verb == terms.DRAW_TRADE:
        for _ in range(n):
            s.push(MakeRoom(seat, FROM_DECK, trigger, int(trigger != terms.ON_PLOT_IN_PROVINCE)))
    elif verb == terms.TAKE_DISCARD:
        s.push(MakeRoom(seat, FROM_DISCARD, trigger, int(trigger != terms.ON_PLOT_IN_PROVINCE)))
    elif verb == terms.DRAW_QUEST:
        draw_quests(s, seat, n)
    elif verb == terms.RECRUIT_LEGION:
        recruit_legions(s, seat, n)
    elif verb == terms.RECRUIT_VOTE:
        recruit_votes(s, seat, n)
    elif verb == terms.REMOVE_ANCHOR:
        remove_anchor(s, seat)
    elif verb == terms.PLACE_LEGION:
        for _ in range(n):
            s.push(LegionSource(seat))
    elif verb == terms.PLACE_VOTE:
        place_vote(s, seat)
    elif verb == terms.PLACE_PANTHEON:
        s.push(PantheonLevel(seat))
    elif verb == terms.HARVEST:
        harvest(s, seat)
    elif verb == terms.CANCEL_PLOT:
        s.cancelled = 1  # AR-7.23: Vendetta stays moved
        s.tell(told.CANCELLED, seat)


class TradeWindow(Decision[AgeOfRome]):
    """A seat may play cards on a trigger, one after the other (AR-7.7, AR-7.9).

    It opens for every seat with a Trade card, whatever the cards are, and is never skipped (AR-7.27).
    """

    __slots__ = ("board", "plot", "target", "trigger")
    declines: ClassVar[int] = kinds.CLOSE
    spare: ClassVar[int] = kinds.CLOSE
    recurs: ClassVar[bool] = True

    def __init__(self, seat: int, trigger: int, board: int = -1, target: int = -1, plot: int = -1) -> None:
        self.seat = seat
        self.trigger = trigger
        self.board = board  # who plots, against whom and what, or -1
        self.target = target
        self.plot = plot

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        values = {"condition": self.trigger.bit_length() - 1}
        if self.plot >= 0:
            values |= {"by:seat": self.board, "target:seat": self.target, "plot": self.plot}
        return values

    def owes(self, s: AgeOfRome) -> int:
        return 1 << self.seat if s.hands[self.seat] else 0

    def run(self, s: AgeOfRome) -> None:
        """The window is closed, or the last Trade card of the hand is gone."""
        s.end_trigger()

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        moves = playable(s, seat, self.trigger)
        moves.append(kinds.CLOSE)
        # AR-7.21: Sets and sales between the cards, in the own turn
        return moves if self.trigger == terms.ON_PLOT_IN_PROVINCE else extras(s, seat) + moves

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        moves = [kinds.PLAY | kind for kind in hand_kinds(s, seat)]
        if self.trigger == terms.ON_PLOT_IN_PROVINCE:
            moves = [kinds.SELL | kind for kind in hand_kinds(s, seat)] + moves
        else:
            moves = extra_candidates(s, seat) + moves
        return [*moves, kinds.PLAY | anchor_kind(s)] if s.own[on(seat, state.ANCHOR)] else moves

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        if is_extra(move):
            return (
                why_no_extra(s, seat, move) if self.trigger != terms.ON_PLOT_IN_PROVINCE else out_of_turn(s, seat, move)
            )
        return why_not_play(s, seat, self.trigger, argument_of(move)) if kind_of(move) == kinds.PLAY else NOT_NOW

    def explain(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        return explain_card(s, seat, move)

    def formality(self, s: AgeOfRome, seat: int) -> int:
        """Sales and Sets can wait: until there is no room for a card, or for the next decision of the turn."""
        return -1 if playable(s, seat, self.trigger) else kinds.CLOSE

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        if move == kinds.CLOSE:
            self.run(s)
            return
        s.push(self)
        if kind_of(move) == kinds.PLAY:
            play_card(s, seat, argument_of(move), self.trigger)
        else:
            play_extra(s, seat, move)


def out_of_turn(s: AgeOfRome, seat: int, move: int) -> str:
    """AR-7.24: sales and Sets belong to the own turn; the Medal has its own offers."""
    return "AR-7.24" if kind_of(move) != kinds.BUY_GLORY else why_no_glory(s, seat)


class MakeRoom(Decision[AgeOfRome]):
    """One Trade card is about to be drawn or taken. With a full hand its owner makes room first or lets it go
    (AR-7.2, AR-7.6); otherwise it just comes."""

    __slots__ = ("mine", "source", "trigger")

    def __init__(self, seat: int, source: int, trigger: int, mine: int) -> None:
        self.seat = seat
        self.source = source
        self.trigger = trigger  # of the open window, or 0
        self.mine = mine  # 1 in the own turn

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"limit": s.box.hand_limit}

    def owes(self, s: AgeOfRome) -> int:
        full = hand_size(s, self.seat) >= s.box.hand_limit
        return 1 << self.seat if full and self.there_is_one(s) else 0

    def there_is_one(self, s: AgeOfRome) -> bool:
        return len(s.discard) > 0 if self.source == FROM_DISCARD else can_draw(s)

    def run(self, s: AgeOfRome) -> None:
        if self.source == FROM_DECK:
            draw_card(s, self.seat)
        elif s.discard:
            take_discard(s, self.seat)

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        moves = [move for move in extras(s, seat) if move != kinds.BUY_GLORY] if self.mine else []
        if self.trigger:
            moves += playable(s, seat, self.trigger)
        for kind in hand_kinds(s, seat):
            moves.append(kinds.DISCARD | kind)
        moves.append(kinds.DECLINE)
        return moves

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        held = hand_kinds(s, seat)
        moves = extra_candidates(s, seat) if self.mine else [kinds.SELL | kind for kind in held]
        moves += [kinds.PLAY | kind for kind in held]
        return [*moves, kinds.DISCARD | anchor_kind(s)] if s.own[on(seat, state.ANCHOR)] else moves

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        kind = kind_of(move)
        if is_extra(move):
            return why_no_extra(s, seat, move) if self.mine else out_of_turn(s, seat, move)
        if kind == kinds.DISCARD:
            return self.why_not_discard(s, seat, argument_of(move))
        return self.why_not_play(s, seat, argument_of(move)) if kind == kinds.PLAY else NOT_NOW

    def why_not_discard(self, s: AgeOfRome, seat: int, kind: int) -> str:
        return "AR-7.3" if holds_anchor(s, seat, kind) else why_not_held(s, seat, kind, "AR-7.6")

    def why_not_play(self, s: AgeOfRome, seat: int, kind: int) -> str:
        """Without an open window no card is played: the action of the Partisan goes on (AR-7.28 too), a Spy opens none,
        and an Event is nobody's turn."""
        if self.trigger or kind not in hand_kinds(s, seat):
            return why_not_play(s, seat, self.trigger, kind)
        if not self.mine:
            return "AR-7.6"
        return "AR-6.8" if s.phase == state.ACTION else "AR-11.9"

    def explain(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        return explain_card(s, seat, move)

    def tray(self, s: AgeOfRome, seat: int) -> Tray:
        """The full hand: one card has to go before another comes."""
        hand = [packed.kind_of_card(held) for held in s.hands[seat]]
        lots = [Lot("card", kind, hand.count(kind), kinds.DISCARD | kind) for kind in hand_kinds(s, seat)]
        if s.own[on(seat, state.ANCHOR)]:
            lots.append(Lot("card", anchor_kind(s)))
        return Tray(tuple(lots), (), -1)

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        kind = kind_of(move)
        if move == kinds.DECLINE:
            s.tell(told.DECLINED, seat)
            return
        s.push(self)
        if kind == kinds.DISCARD:
            discard_card(s, seat, argument_of(move))
        elif kind == kinds.PLAY:
            play_card(s, seat, argument_of(move), self.trigger)
        else:
            play_extra(s, seat, move)


# -- the Religion Medal at any time ------------------------------------------------------------------------


class MedalOffer(Step[AgeOfRome]):
    """The holder of the Religion Medal may buy Glory out of turn (AR-2.16): before the turn of another board,
    before a Plot against them, at the end of the Action phase. It opens on public numbers only."""

    __slots__ = ("before", "only")

    def __init__(self, before: int, only: int) -> None:
        self.before = before  # whose turn comes, or -1
        self.only = only  # who alone is asked, or -1

    recurs: ClassVar[bool] = True
    spare: ClassVar[int] = PASS

    def owes(self, s: AgeOfRome) -> int:
        holder = s.medals[terms.RELIGION]
        if holder < 0 or holder >= s.seats or s.passed or holder == self.before:
            return 0
        if self.only >= 0 and holder != self.only:
            return 0
        return 1 << holder if can_buy_glory(s, holder) else 0

    def run(self, s: AgeOfRome) -> None:
        pass

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [PASS, kinds.BUY_GLORY, kinds.PASS_PHASE]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        if move == kinds.BUY_GLORY:
            s.push(self)
            buy_glory(s, seat)
        elif move == kinds.PASS_PHASE:
            s.passed = 1
