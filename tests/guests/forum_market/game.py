"""The whole game in one module, in the way of somebody who knows only the public kernel.

Every card lies in one sorted row of triples (seat, card, mask of the seats that know it): a hand's card is known to one
seat, a gift to two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar

from tabularium.draw.words import words_in
from tabularium.kernel.box import Reader, Toml
from tabularium.kernel.game import Credits, Game, Option, switch
from tabularium.kernel.moves import CONFIRM, FIRST_EVENT, FIRST_KIND, KIND, PASS, argument_of, kind_of
from tabularium.kernel.notation import Notation, Telling, phrase
from tabularium.kernel.presentation import Board, Panel, Words
from tabularium.kernel.rng import Rng
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet
from tabularium.kernel.sight import Sight
from tabularium.kernel.state import EVERYONE, Box, State
from tabularium.kernel.step import NOT_NOW, Decision, Sealed, Step
from tabularium.kernel.textboard import Line, Section

FOLDER = Path(__file__).parent

BID, HAGGLE, GIVE, VETO = ((FIRST_KIND + n) << KIND for n in range(4))
CALLED, DREW, BADE, GAVE, OBJECTED, THREW, SOLD = (FIRST_EVENT + n for n in range(7))

Card = tuple[int, int, int]


class ForumBox(Box):
    __slots__ = ("days", "names", "pack", "prices", "start", "values")

    names: tuple[str, ...]  # the last one is the tribune
    values: tuple[int, ...]
    pack: tuple[int, ...]
    prices: tuple[int, ...]
    days: tuple[int, ...]
    start: int

    @property
    def tribune(self) -> int:
        return len(self.names) - 1

    @property
    def back(self) -> int:
        return len(self.names)


def open_box(table: Toml) -> ForumBox:
    reader = Reader(table)
    box = ForumBox()
    coins = [(row.text("id"), row.number("value"), row.number("count")) for row in reader.rows("coins")]
    box.names = (*(name for name, _, _ in coins), "tribune")
    box.values = (*(value for _, value, _ in coins), 0)
    counts = (*(count for _, _, count in coins), reader.number("tribunes"))
    box.pack = tuple(card for card, count in enumerate(counts) for _ in range(count))
    box.prices = reader.ints("prices")
    box.days = reader.ints("days", 2)
    box.start = reader.number("start")
    reader.finish()
    return box


class Forum(State):
    __slots__ = ("box", "cards", "day", "pile", "points", "price", "spent")

    box: ForumBox
    cards: tuple[Card, ...]
    day: int
    pile: list[int]
    points: list[int]
    price: int
    spent: list[int]

    def copy(self) -> Forum:
        twin = Forum()
        self.copy_into(twin)
        for name in ("box", "cards", "day", "price"):
            setattr(twin, name, getattr(self, name))
        for name in ("pile", "points", "spent"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    def hide(self, viewer: int) -> None:
        back = self.box.back
        self.pile = [back for _ in self.pile]
        self.lay((seat, card if known >> viewer & 1 else back, known) for seat, card, known in self.cards)

    def fill(self, rng: Rng) -> None:
        unseen = list(self.box.pack)
        for card in [*self.spent, *(card for _, card, _ in self.cards if card != self.box.back)]:
            unseen.remove(card)
        rng.shuffle(unseen)
        self.lay((seat, unseen.pop() if card == self.box.back else card, known) for seat, card, known in self.cards)
        self.pile = unseen

    def lay(self, cards: Iterator[Card]) -> None:
        self.cards = tuple(sorted(cards))

    def hand(self, seat: int) -> list[int]:
        return [card for owner, card, known in self.cards if owner == seat and known == 1 << seat]

    def add(self, seat: int, card: int, known: int) -> None:
        self.lay(iter((*self.cards, (seat, card, known))))

    def remove(self, seat: int, card: int) -> None:
        rest = list(self.cards)
        rest.remove((seat, card, 1 << seat))
        self.lay(iter(rest))

    def spend(self, seat: int, card: int) -> None:
        self.remove(seat, card)
        self.discard(card)

    def discard(self, card: int) -> None:
        self.spent = sorted([*self.spent, card])

    def slip(self, seat: int, card: int, other: int) -> None:
        self.remove(seat, card)
        self.add(other, card, 1 << seat | 1 << other)

    def deal(self, seat: int) -> None:
        card = self.pile.pop()
        self.add(seat, card, 1 << seat)
        self.reveal(DREW, seat, 1 << seat, (card,))


class Crier(Step[Forum]):
    name: ClassVar[str] = "crier"

    def run(self, s: Forum) -> None:
        if s.day == s.box.days[s.options[0]]:
            return
        s.price = s.box.prices[s.day]
        s.day += 1
        s.tell(CALLED, -1, s.day, s.price)
        for seat in range(s.seats):
            s.deal(seat)
        s.push(Offers((1 << s.seats) - 1, 0))


class Offers(Sealed[Forum]):
    name: ClassVar[str] = "offers"

    def edits(self, s: Forum, seat: int) -> list[int]:
        coins = set(s.hand(seat)) - {s.box.tribune, *s.drafts[seat]}
        return [BID | coin for coin in sorted(coins) if coin != s.box.back]

    def forbids_edit(self, s: Forum, seat: int, move: int) -> str:
        if kind_of(move) != BID or s.drafts[seat] == (argument_of(move),):
            return NOT_NOW
        if argument_of(move) == s.box.tribune:
            return "FM-1.2"
        return "" if argument_of(move) in s.hand(seat) else "FM-1.1"

    def edit(self, s: Forum, seat: int, move: int) -> None:
        s.drafts[seat] = (argument_of(move),)

    def again(self, done: int) -> Offers:
        return Offers(self.members, done)

    def close(self, s: Forum) -> None:
        best, buyer = 0, -1
        if s.seats == 1:
            fortuna = s.pile.pop()
            s.discard(fortuna)
            s.reveal(BADE, -1, EVERYONE, (), fortuna)
            best = s.box.values[fortuna]
        offers = [(seat, draft[0]) for seat, draft in enumerate(s.drafts) if draft]
        s.drafts = [()] * s.seats
        for seat, coin in offers:
            s.spend(seat, coin)
            s.reveal(BADE, seat, EVERYONE, (), coin)
            if s.box.values[coin] > best:
                best, buyer = s.box.values[coin], seat
        s.push(Crier())
        if buyer >= 0:
            go_on(s, buyer, 0)
            if s.options[1]:
                s.push(Present(buyer))


class Present(Decision[Forum]):
    name: ClassVar[str] = "present"

    def legal(self, s: Forum, seat: int) -> list[int]:
        others = [other for other in range(s.seats) if other != seat]
        return [PASS, *(GIVE | card << 2 | other for card in sorted(set(s.hand(seat))) for other in others)]

    def apply(self, s: Forum, seat: int, move: int) -> None:
        if move == PASS:
            return
        card, other = divmod(argument_of(move), 4)
        s.slip(seat, card, other)
        s.reveal(GAVE, seat, 1 << seat | 1 << other, (card,), other)


def go_on(s: Forum, buyer: int, after: int) -> None:
    """The next seat that may object, then the deal."""
    following = after + 1 if after == buyer else after
    s.push(Objection(following, buyer) if following < s.seats else Deal(buyer))


class Objection(Decision[Forum]):
    """A step with a field of its own."""

    __slots__ = ("buyer",)
    name: ClassVar[str] = "objection"

    def __init__(self, seat: int, buyer: int) -> None:
        super().__init__(seat)
        self.buyer = buyer

    def legal(self, s: Forum, seat: int) -> list[int]:
        return [PASS, VETO] if s.box.tribune in s.hand(seat) else [PASS]

    def forbids(self, s: Forum, seat: int, move: int) -> str:
        if move == VETO and s.box.tribune not in s.hand(seat):
            return "FM-1.3"
        return "" if move in (PASS, VETO) else NOT_NOW

    def candidates(self, s: Forum, seat: int) -> list[int]:
        return [VETO]

    def apply(self, s: Forum, seat: int, move: int) -> None:
        if move == PASS:
            go_on(s, self.buyer, seat + 1)
            return
        s.spend(seat, s.box.tribune)
        s.reveal(OBJECTED, seat, EVERYONE, ())


class Deal(Decision[Forum]):
    name: ClassVar[str] = "deal"

    def legal(self, s: Forum, seat: int) -> list[int]:
        return [CONFIRM, HAGGLE]

    def apply(self, s: Forum, seat: int, move: int) -> None:
        if move == HAGGLE:
            die = 1 + s.below(6)
            s.price += die if die >= 4 else -die
            s.tell(THREW, seat, die, s.price)
        s.points[seat] += s.price
        s.tell(SOLD, seat, s.price)


class ForumBoard(Board[Forum]):
    def words(self, lang: str) -> Words:
        return words_in(FOLDER, lang)

    def where(self, sight: Sight[Forum, ForumBox]) -> str:
        return sight.words("where", day=sight.view.day)

    def sections(self, sight: Sight[Forum, ForumBox]) -> list[Section]:
        return [Section("market", "", (Line(sight.words("board", price=sight.view.price)),))]

    def panels(self, sight: Sight[Forum, ForumBox]) -> list[Panel]:
        named = [sight.words(f"card-{name}") for name in (*sight.box.names, "back")]
        return [
            Panel(
                sight.names[seat],
                (
                    (
                        sight.words("held"),
                        ", ".join(named[card] for owner, card, _ in sight.view.cards if owner == seat),
                    ),
                ),
                seat,
            )
            for seat in range(sight.seats)
        ]


def lay_out(s: Forum) -> None:
    s.day = s.price = 0
    s.pile = list(s.shuffled(list(s.box.pack)))
    s.points = [0] * s.seats
    s.spent = []
    s.cards = ()
    for seat in range(s.seats):
        for _ in range(s.box.start):
            s.deal(seat)
    s.push(Crier())


def notation(box: ForumBox) -> Notation:
    return Notation(
        {"card": box.names},
        [
            phrase(BID, "bid {card:4}"),
            phrase(HAGGLE, "haggle"),
            phrase(GIVE, "give {card:4} {seat:2}"),
            phrase(VETO, "veto"),
        ],
        [
            Telling(CALLED, "called", ("day", "price")),
            Telling(DREW, "drew", (), ("card",)),
            Telling(BADE, "bade", ("card",)),
            Telling(GAVE, "gave", ("other:seat",), ("card",)),
            Telling(OBJECTED, "objected"),
            Telling(THREW, "threw", ("die", "price")),
            Telling(SOLD, "sold", ("price",)),
        ],
    )


def score(s: Forum) -> ScoreSheet:
    values = (*s.box.values, 0)
    coins = [sum(values[card] for owner, card, _ in s.cards if owner == seat) for seat in range(s.seats)]
    return score_sheet(["bought", "coins"], [(s.points[seat], coins[seat] // 4) for seat in range(s.seats)])


def outcome(s: Forum) -> Outcome:
    totals = score(s).totals
    if s.seats > 1:
        return ranked([(total,) for total in totals])
    return Outcome((1,), "solo", "rich") if totals[0] > 7 else Outcome((2,), "solo", "poor")


def conserved(s: Forum) -> Mapping[str, int]:
    everywhere = [*s.pile, *s.spent, *(card for _, card, _ in s.cards)]
    return {name: everywhere.count(card) for card, name in enumerate(s.box.names)}


GAME = Game[Forum, ForumBox](
    id="forum_market",
    prefix="FM",
    folder=FOLDER,
    credits=Credits({"en": "Forum Market", "fr": "Le Marché du forum"}, ("a guest",), "a guest"),
    player_counts=(1, 2, 3, 4),
    minutes=(5, 10),
    options=(Option("market", ("short", "long")), switch("gifts", (2, 3, 4))),
    state=Forum,
    steps={kind.name: kind for kind in (Crier, Offers, Present, Objection, Deal)},
    board=ForumBoard(),
    read_box=open_box,
    setup=lay_out,
    make_notation=notation,
    score=score,
    moment=lambda s: (s.day, "market"),
    outcome=outcome,
    bound=lambda seats, options: 4 * (2 * seats + 1),
    conserved=conserved,
)
