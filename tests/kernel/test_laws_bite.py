"""Every law of the kernel fails on a game that breaks it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import ClassVar, Self

import pytest

from tabularium.games.nundinae import steps
from tabularium.games.nundinae.board import MarketBoard
from tabularium.games.nundinae.box import MarketBox
from tabularium.games.nundinae.game import GAME, setup
from tabularium.games.nundinae.notation import make_notation
from tabularium.games.nundinae.scoring import outcome, score
from tabularium.games.nundinae.state import Market
from tabularium.kernel import conformance, picture_laws
from tabularium.kernel.conformance import (
    check_game,
    course,
    courses,
    courses_in_another_process,
)
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live, UndoPoint
from tabularium.kernel.moves import CONFIRM, DONE, PASS
from tabularium.kernel.notation import Notation
from tabularium.kernel.picture import (
    LISTED,
    Area,
    Form,
    Ground,
    Lot,
    Path,
    Picture,
    Piece,
    SheetCell,
    SheetLine,
    Tray,
    laid,
    touches,
)
from tabularium.kernel.play import legal, play
from tabularium.kernel.presentation import Presenter, Words
from tabularium.kernel.rng import Rng
from tabularium.kernel.scores import Outcome, Progress, ScoreSheet
from tabularium.kernel.shown import check_known_only_to, unshown_facts
from tabularium.kernel.sight import Sight
from tabularium.kernel.state import View
from tabularium.kernel.textboard import Section
from tabularium.kernel.trial import LawBroken
from tests.builds import compiled

GIFTS = {"market": "long", "gifts": "yes"}


def law_broken_by(game: AnyGame, seats: int = 3, only: str = "", games: int = 40) -> str:
    """The law that random games find broken first (of all, or looking `only` at one), or "" if they find none."""
    for seed in range(games):
        try:
            check_game(game, seats, seed, GIFTS if seats > 1 else None, only=only)
        except LawBroken as broken:
            return broken.law
    return ""


def with_state(state: type[Market]) -> AnyGame:
    return replace(GAME, state=state)


def with_step(monkeypatch: pytest.MonkeyPatch, name: str, step: type) -> AnyGame:
    """The game in which a step is done in another way."""
    monkeypatch.setattr(steps, name, step)
    return replace(GAME, steps={**GAME.steps, str(vars(step).get("name", name.lower())): step})


def test_the_sound_game_breaks_no_law() -> None:
    for seats in GAME.player_counts:
        assert law_broken_by(GAME, seats) == ""


class Unsorted(steps.Gift):
    def legal(self, s: Market, seat: int) -> list[int]:
        return super().legal(s, seat)[::-1]


class Refused(steps.Veto):
    def legal(self, s: Market, seat: int) -> list[int]:
        return [PASS, steps.VETO]


class Speechless(steps.Purchase):
    def legal(self, s: Market, seat: int) -> list[int]:
        return []


class Waiting(steps.Purchase):
    def owes(self, s: Market) -> int:
        return 1 << 9


@pytest.mark.parametrize(
    ("name", "step"), [("Gift", Unsorted), ("Veto", Refused), ("Purchase", Speechless), ("Purchase", Waiting)]
)
def test_offers(monkeypatch: pytest.MonkeyPatch, name: str, step: type) -> None:
    assert law_broken_by(with_step(monkeypatch, name, step), only="legal") == "legal"


class Stuttering(Notation):
    def parse(self, text: str) -> int:
        return super().parse(text) + ("bid" in text)


def test_notation() -> None:
    def stuttering(box: MarketBox) -> Notation:
        sound = make_notation(box)
        moves = [made for made in sound.phrases.values() if made.kind >= steps.BID]
        return Stuttering(sound.vocabulary, moves, [told for told in sound.tellings.values() if told.kind >= 16])

    assert law_broken_by(replace(GAME, make_notation=stuttering)) == "notation"


class Lawless(steps.Veto):
    def forbids(self, s: Market, seat: int, move: int) -> str:
        return super().forbids(s, seat, move) and "NU-99"


class Lenient(steps.Gift):
    def forbids(self, s: Market, seat: int, move: int) -> str:
        return ""


class Revealing(steps.Veto):
    """Its refusal tells what the hand of the next seat is worth."""

    def explain(self, s: Market, seat: int, move: int) -> dict[str, int]:
        return {"worth": sum(s.hands[(seat + 1) % s.seats])}


@pytest.mark.parametrize(("name", "step"), [("Veto", Lawless), ("Gift", Lenient), ("Veto", Revealing)])
def test_refusals(monkeypatch: pytest.MonkeyPatch, name: str, step: type) -> None:
    assert law_broken_by(with_step(monkeypatch, name, step), only="forbids") == "forbids"


class SharedHands(Market):
    __slots__ = ()

    def copy(self) -> Self:
        c = super().copy()
        setattr(c, "hands", self.hands)
        return c


class SharedDice(Market):
    __slots__ = ()

    def copy(self) -> Self:
        c = super().copy()
        c.rng = self.rng
        return c


@pytest.mark.parametrize("state", [SharedHands, SharedDice])
def test_copies(state: type[Market]) -> None:
    assert law_broken_by(with_state(state), only="copies") == "copies"


class Slotless(Market):
    __slots__ = ("__dict__",)

    def copy(self) -> Self:
        c = super().copy()
        setattr(c, "mood", 1)
        return c


class Blind(Market):
    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Market) and (self.day, self.hands) == (other.day, other.hands)


class Nested(Market):
    """Has a row of rows that change."""

    __slots__ = ("stalls",)

    stalls: list[list[int]]

    def copy(self) -> Self:
        c = super().copy()
        setattr(c, "stalls", [stall[:] for stall in self.stalls])
        return c


@pytest.mark.parametrize("state", [Slotless, Blind, Nested])
def test_fields(state: type[Market]) -> None:
    def with_mood(s: Market) -> None:
        setup(s)
        if isinstance(s, Slotless):
            setattr(s, "mood", 1)
        if isinstance(s, Nested):
            s.stalls = [[1], [2]]

    assert law_broken_by(replace(GAME, state=state, setup=with_mood)) == "fields"


def test_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    forgetful = {name: step for name, step in GAME.steps.items() if name != "gift"}
    assert law_broken_by(replace(GAME, steps=forgetful)) == "bytes"


class Remembering(steps.Purchase):
    """Keeps something outside the state: a ghost from bytes, undo and the record all find it."""

    bought: Iterator[int]

    def apply(self, s: Market, seat: int, move: int) -> None:
        s.scores[seat] += next(Remembering.bought)
        super().apply(s, seat, move)


def test_a_memory_outside_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    Remembering.bought = count()
    game = with_step(monkeypatch, "Purchase", Remembering)
    assert law_broken_by(game, only="bytes") == "bytes"
    assert law_broken_by(game, only="none") == "record"


class Talkative(Market):
    """Tells the others through the agenda what is in its hand."""

    __slots__ = ()

    def hide(self, viewer: int) -> None:
        super().hide(viewer)
        self.agenda.append(steps.Herald())


class Shortsighted(Market):
    """Hides the viewer's own hand too."""

    __slots__ = ()

    def hide(self, viewer: int) -> None:
        super().hide(31)


class Reticent(Market):
    """Leaves its last field out of its values."""

    __slots__ = ()

    def values(self, seat: int) -> list[object]:
        return super().values(seat)[:-1]


class Staring(Market):
    """Shows learners all hands."""

    __slots__ = ()

    def values(self, seat: int) -> list[object]:
        return [self.hands if value == self.hands_seen(seat) else value for value in super().values(seat)]


class Spoiling(Market):
    """Turns the cards over for a look, and leaves them so."""

    __slots__ = ()

    def values(self, seat: int) -> list[object]:
        self.hide(seat)
        return super().values(seat)


@pytest.mark.parametrize("state", [Talkative, Shortsighted, Reticent, Staring, Spoiling])
def test_views(state: type[Market]) -> None:
    assert law_broken_by(with_state(state)) == "views"


class Careless(Market):
    """Fills hands with cards that are known to lie elsewhere."""

    __slots__ = ()

    def fill(self, rng: Rng) -> None:
        super().fill(rng)
        self.deck = (0,) * len(self.deck)


class Forgetful(Market):
    """Fills what the viewer knows."""

    __slots__ = ()

    def fill(self, rng: Rng) -> None:
        super().fill(rng)
        self.day += 1


@pytest.mark.parametrize("state", [Careless, Forgetful])
def test_determinize(state: type[Market]) -> None:
    assert law_broken_by(with_state(state)) == "determinize"


class Forger(steps.Purchase):
    def apply(self, s: Market, seat: int, move: int) -> None:
        super().apply(s, seat, move)
        s.discard = (*s.discard, 0)


def test_conservation(monkeypatch: pytest.MonkeyPatch) -> None:
    assert law_broken_by(with_step(monkeypatch, "Purchase", Forger)) == "conservation"


def test_reveals(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(s: Market, seat: int) -> None:
        card = s.draw()
        s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
        s.whisper(steps.TOLD_DREW, seat, 1 << seat, (card,))

    monkeypatch.setattr(steps, "draw", draw)
    assert law_broken_by(GAME) == "reveals"


class Unclearable(list[UndoPoint]):
    def clear(self) -> None:
        """Keep everything."""


class Slippery(Live):
    """A table that lets a seat undo past a reveal."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, str], dice: int) -> None:
        super().__init__(game, seats, options, dice)
        self.past = Unclearable()


def test_undo_past_a_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "Live", Slippery)
    assert law_broken_by(GAME) == "undo"


class Creeping(Live):
    """A table whose undo leaves a trace."""

    def undo(self, seat: int) -> None:
        super().undo(seat)
        getattr(self.state, "scores")[seat] += 1


def test_undo_restores_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "Live", Creeping)
    assert law_broken_by(GAME) == "undo"


def test_progress() -> None:
    def nowhere(s: Market) -> Progress:
        return Progress(("wares",), (3,), ((1,),) * (s.seats - 1))

    def unnamed(s: Market) -> Progress:
        return Progress(("glory",), (3,), ((1,),) * s.seats)

    assert law_broken_by(replace(GAME, progress=nowhere)) == "progress"
    assert law_broken_by(replace(GAME, progress=unnamed)) == "texts"


def test_scores() -> None:
    def generous(s: Market) -> ScoreSheet:
        sheet = score(s)
        return replace(sheet, totals=tuple(total + 1 for total in sheet.totals))

    assert law_broken_by(replace(GAME, score=generous)) == "scores"


def test_bound() -> None:
    assert law_broken_by(replace(GAME, bound=lambda seats, options: 5)) == "bound"


class Loud(steps.Bids):
    def edit(self, s: Market, seat: int, move: int) -> None:
        super().edit(s, seat, move)
        s.tell(steps.TOLD_BID, seat, 0)


class Visible(steps.Bids):
    def edit(self, s: Market, seat: int, move: int) -> None:
        super().edit(s, seat, move)
        s.worth += 1


@pytest.mark.parametrize("step", [Loud, Visible])
def test_secrecy(monkeypatch: pytest.MonkeyPatch, step: type[steps.Bids]) -> None:
    monkeypatch.setattr(step, "again", lambda self, done: step(self.members, done))
    assert law_broken_by(with_step(monkeypatch, "Bids", step), only="secrecy") == "secrecy"


class Wordless(steps.Gift):
    name = "dowry"


def test_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert law_broken_by(with_step(monkeypatch, "Gift", Wordless)) == "texts"


def test_record() -> None:
    asked = count()

    def fickle(s: Market) -> Outcome:
        return Outcome(outcome(s).ranks, "points" if next(asked) % 2 else "solo")

    assert law_broken_by(replace(GAME, outcome=fickle)) == "record"


def test_outcome() -> None:
    assert law_broken_by(replace(GAME, outcome=lambda s: Outcome((2, 2, 2)))) == "outcome"
    assert law_broken_by(replace(GAME, outcome=lambda s: Outcome((1,)))) == "outcome"


def by_hash(s: Market) -> None:
    setup(s)
    turn = hash("nundinae") % len(s.deck)
    s.deck = s.deck[turn:] + s.deck[:turn]


HASHED = replace(GAME, setup=by_hash)


def test_the_same_course_in_another_process() -> None:
    sound = courses(GAME, 1)
    assert courses_in_another_process("tabularium.games.nundinae.game:GAME", 1, hashseed=1) == sound
    assert courses_in_another_process(f"{__name__}:HASHED", 1, hashseed=1) != courses_in_another_process(
        f"{__name__}:HASHED", 1, hashseed=2
    )


def test_the_same_course_compiled() -> None:
    assert courses_in_another_process("tabularium.games.nundinae.game:GAME", 3, [compiled()]) == courses(GAME, 3)


def test_another_game_has_another_course() -> None:
    assert course(GAME, 3, 1) != course(GAME, 3, 2)
    assert course(replace(GAME, score=lambda s: replace(score(s), points=((1,),))), 3, 1) != course(GAME, 3, 1)


# -- information tables ------------------------------------------------------------------------------


def market() -> Market:
    """Three seats at the bids of the first day."""
    return GAME.new(3, GIFTS, 11)


def other_card(s: Market) -> None:
    """Seat 1 holds another card than before, and the deck the one that it held."""
    held = s.hands[0][0]
    at = next(i for i, card in enumerate(s.deck) if card != held)
    deck = list(s.deck)
    s.hands[0] = tuple(sorted((deck[at], *s.hands[0][1:])))
    deck[at] = held
    s.deck = tuple(deck)


def test_a_hand_is_known_to_its_owner() -> None:
    check_known_only_to(GAME, market(), other_card, [0])


def test_a_wrong_table_of_knowers_is_found() -> None:
    with pytest.raises(AssertionError, match="seat 1 should not know"):
        check_known_only_to(GAME, market(), other_card, [])
    with pytest.raises(AssertionError, match="seat 2 should know"):
        check_known_only_to(GAME, market(), other_card, [0, 1])
    with pytest.raises(AssertionError, match="changes nothing"):
        check_known_only_to(GAME, market(), lambda s: None, [0])


def test_events_are_compared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bid that is shown by its event only."""

    def bid_more(s: Market) -> None:
        s.drafts[0] = (s.hands[0][0],)

    s = market()
    check_known_only_to(GAME, s, bid_more, [0])
    for seat in (1, 2):
        play(s, seat, DONE)
    with pytest.raises(AssertionError, match="seat 2 should not know"):
        check_known_only_to(GAME, s, bid_more, [0], then=[(0, "done")])
    with pytest.raises(AssertionError, match="is refused by"):
        check_known_only_to(GAME, s, bid_more, [0], then=[(0, "confirm")])


# -- pictures ----------------------------------------------------------------------------------------


class MarketAgain(MarketBoard):
    """The market's board, with its texts where they are."""

    def words(self, lang: str) -> Words:
        return GAME.board.words(lang)


class Repainted(MarketAgain):
    """The market with something painted over it."""

    def __init__(self, paint: Callable[[Area, Market, Words, Sequence[str]], Area]) -> None:
        self.paint = paint

    def draw(self, sight: Sight[Market, MarketBox]) -> Picture:
        market, *others = super().draw(sight).areas
        return Picture((self.paint(market, sight.view, sight.words, sight.names), *others))


def another(area: Area, piece: Piece) -> Area:
    return replace(area, pieces=(*area.pieces, piece))


CORNER = Piece("coin", "corner", 60, 60, "A coin in the corner")


DRAWINGS = count()
PAINTED: dict[str, Callable[[Area, Market, Words, Sequence[str]], Area]] = {
    "without a sentence": lambda area, view, words, names: another(area, CORNER._replace(says="")),
    "without a French sentence": lambda area, view, words, names: another(
        area, CORNER._replace(says="A coin" if words.lang == "en" else "")
    ),
    "without a symbol": lambda area, view, words, names: another(area, CORNER._replace(kind="dragon")),
    "outside": lambda area, view, words, names: another(area, CORNER._replace(x=-5)),
    "over another": lambda area, view, words, names: another(another(area, CORNER), CORNER._replace(x=70, says="b")),
    "half open": lambda area, view, words, names: another(area, CORNER._replace(drawing="<g>")),
    "with a style": lambda area, view, words, names: another(area, CORNER._replace(drawing='<g style="fill:red"/>')),
    "running": lambda area, view, words, names: another(area, CORNER._replace(drawing='<g onclick="1"/>')),
    "with a bare name": lambda area, view, words, names: another(
        area, CORNER._replace(drawing=f"<text>{names[0]}</text>")
    ),
    "with one id twice": lambda area, view, words, names: another(
        another(area, CORNER._replace(id="c")), CORNER._replace(x=200, id="c")
    ),
    "on nothing": lambda area, view, words, names: another(area, CORNER._replace(on="nowhere")),
    "named alike": lambda area, view, words, names: another(
        another(area, CORNER._replace(touch="a")), CORNER._replace(x=200, touch="b")
    ),
    "of a seat that is not there": lambda area, view, words, names: another(area, CORNER._replace(seat=9)),
    "on a ground that changes": lambda area, view, words, names: replace(
        area, ground=Ground("market", 1000, 400, f"<text>{view.day}</text>")
    ),
    "without a title": lambda area, view, words, names: replace(area, title=""),
    "by something outside the view": lambda area, view, words, names: another(
        area, CORNER._replace(says=f"Drawing {next(DRAWINGS)}")
    ),
}


def test_a_sound_picture_can_be_painted_over() -> None:
    board = Repainted(lambda area, view, words, names: another(area, CORNER))
    assert law_broken_by(replace(GAME, board=board), only="pictures", games=8) == ""


@pytest.mark.parametrize("painted", PAINTED)
def test_pictures(painted: str) -> None:
    board = Repainted(PAINTED[painted])
    assert law_broken_by(replace(GAME, board=board), only="pictures") == "pictures"


class Elsewhere(MarketAgain):
    """A veto is touched where nothing lies."""

    def path(self, view: Market, move: int) -> Path | None:
        return touches("rostra") if move == steps.VETO else super().path(view, move)


class Untouchable(MarketAgain):
    """Haggling is neither touched nor of a kind for the list."""

    def path(self, view: Market, move: int) -> Path | None:
        return LISTED if move == steps.HAGGLE else super().path(view, move)


class Hasty(MarketAgain):
    """A card alone is already a gift to the first of the others."""

    def path(self, view: Market, move: int) -> Path | None:
        found = super().path(view, move)
        if found is not None or move & ~0xFFFFF != steps.GIVE or move & 3 != (0 if view.viewer else 1):
            return found
        return touches(f"card-{view.box.cards[(move & 0xFFFFF) >> 2]}")


class Shapeless(MarketAgain):
    """Haggling lays a form that is not in the picture."""

    def path(self, view: Market, move: int) -> Path | None:
        return laid("insula", "ware", "die") if move == steps.HAGGLE else super().path(view, move)


class Turning(MarketAgain):
    """A form turns into one that is not there."""

    def draw(self, sight: Sight[Market, MarketBox]) -> Picture:
        return replace(super().draw(sight), forms=(Form("insula", ((0, 0),), "other", "insula"),))


@pytest.mark.parametrize("board", [Elsewhere, Untouchable, Hasty, Shapeless, Turning])
def test_touch(board: type[MarketBoard]) -> None:
    assert law_broken_by(replace(GAME, board=board()), only="touch") == "touch"


def test_menus_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    class Crowded(MarketAgain):
        def path(self, view: Market, move: int) -> Path | None:
            return touches("ware")

    game = replace(GAME, board=Crowded())
    assert law_broken_by(game, only="touch", games=8) == ""
    monkeypatch.setattr(picture_laws, "MENU", 3)
    assert law_broken_by(game, only="touch") == "touch"


class Bargain(steps.Purchase):
    """Haggling shows nothing, and then one may take the ware or haggle."""

    throws: ClassVar[int] = 0

    def apply(self, s: Market, seat: int, move: int) -> None:
        if move == CONFIRM:
            super().apply(s, seat, move)
            return
        s.push(Bought(seat))
        if s.rng is not None and self.throws:
            s.below(6)


class Throwing(Bargain):
    """The same with dice, where there are some."""

    throws = 1


class Bought(steps.Purchase):
    name = "bought"


@pytest.mark.parametrize(("step", "law"), [(Bargain, ""), (Throwing, "touch")])
def test_chains(monkeypatch: pytest.MonkeyPatch, step: type, law: str) -> None:
    class Chained(MarketAgain):
        chained = frozenset({steps.HAGGLE})

    game = with_step(monkeypatch, "Purchase", step)
    game = replace(game, board=Chained(), steps={**game.steps, "bought": Bought}, bound=lambda seats, options: 99)
    view = purchase_of(game)
    presenter = Presenter(game, "en")
    picture = presenter.picture(view)
    assert picture is not None
    assert [(one.moves, one.path.touches) for one in presenter.gestures(view, picture)] == [
        ((CONFIRM,), ("ware",)),
        ((steps.HAGGLE, CONFIRM), ("die", "ware")),
        ((steps.HAGGLE, steps.HAGGLE), ("die", "die")),
    ]
    assert law_broken_by(game, only="touch", games=8) == law


def purchase_of(game: AnyGame) -> View:
    """The view of a seat that may buy."""
    live = Live(game, 1, dice=3)
    while live.state.agenda[-1].name != "purchase":
        live.play_moves(0, [legal(live.state, 0)[-1], DONE])
    return live.view(0)


def unequal(s: Market, seat: int) -> Tray:
    return Tray((), (), missing=len(s.deck) if s.viewer < 0 else 0)


@pytest.mark.parametrize(
    "tray",
    [
        unequal,
        lambda s, seat: Tray((Lot("card", 0, 0),), ()),
        lambda s, seat: Tray((Lot("card", 0, 1, steps.HAGGLE),), ()),
        lambda s, seat: Tray((), (), done=CONFIRM),
        lambda s, seat: Tray((), (), lines=(SheetLine("card", 0, 2, (SheetCell(1, steps.HAGGLE, -1),)),)),
    ],
)
def test_trays(monkeypatch: pytest.MonkeyPatch, tray: Callable[[Market, int], Tray]) -> None:
    monkeypatch.setattr(steps.Bids, "tray", lambda self, s, seat: tray(s, seat))
    assert law_broken_by(GAME, only="touch") == "touch"


def test_a_board_that_keeps_a_public_fact_to_itself_is_found() -> None:
    class Silent(MarketBoard):
        """Says nothing of the deck."""

        def words(self, lang: str) -> Words:
            return GAME.board.words(lang)

        def sections(self, sight: Sight[Market, MarketBox]) -> list[Section]:
            return []

    assert unshown_facts(GAME, 3, range(6), 1) == []
    assert "deck" in unshown_facts(replace(GAME, board=Silent()), 3, range(6), 1)
