"""What stands beside a choice of Age of Rome is what happens when it is made."""

from __future__ import annotations

import re

import pytest

from tabularium.games.age_of_rome.effects import draw_card
from tabularium.games.age_of_rome.faces import LATIN
from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.packed import envoy_building, envoy_province
from tabularium.games.age_of_rome.scoring import CATEGORIES, points
from tabularium.games.age_of_rome.state import (
    DENARII,
    GLORY,
    LEGIONS_OUT,
    REGION,
    VOTES_OUT,
    WIDTH,
    AgeOfRome,
    faced_by,
    facing,
)
from tabularium.games.age_of_rome.steps import kinds
from tabularium.games.age_of_rome.steps.action import UseBonus
from tabularium.games.age_of_rome.steps.trade import MakeRoom, MedalOffer, TradeWindow
from tabularium.games.age_of_rome.terms import LEVELS, REGIONS, TYPES
from tabularium.kernel import presentation
from tabularium.kernel.moves import PASS, argument_of, kind_of
from tabularium.kernel.play import act, answer, legal
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import Rng, sfc32
from tests.games.age_of_rome.scenario import Scene
from tests.games.previews import NAMES, Check, hold_to_their_word, number

QUIET = {
    TradeWindow: kinds.CLOSE,
    UseBonus: kinds.WITHOUT_BONUS,
    MedalOffer: PASS,
    MakeRoom: kinds.DECLINE,
}  # change nothing


def after(s: AgeOfRome, seat: int, move: int) -> AgeOfRome:
    """The table when all that a move set off is done. Nobody plays a card to it; of several ways the first is taken."""
    world = s.copy()
    step = world.agenda[-1]
    depth = len(world.agenda)
    answer(world, seat, move)
    if not any(one is step for one in world.agenda):
        depth -= 1
    while len(world.agenda) > depth:
        top = world.agenda[-1]
        owes = top.owes(world)
        if owes:
            who = owes.bit_length() - 1
            answer(world, who, QUIET[type(top)] if type(top) in QUIET else top.legal(world, who)[0])
        else:
            act(world)
    return world


def gained(s: AgeOfRome, world: AgeOfRome, seat: int, what: int) -> int:
    return world.own[seat * WIDTH + what] - s.own[seat * WIDTH + what]


def told(beside: str, what: str) -> int:
    """So many of something, with its sign; `a` is one."""
    one = re.search(rf"\ba {what}", beside)
    return number(beside.replace("−", "-"), what) * (-1 if re.search(rf"−\d+ {what}", beside) else 1) or int(bool(one))


def effects(s: AgeOfRome, seat: int, move: int, beside: str) -> None:
    """Money, Glory, Legions, Votes, cards and Quests: what is not named does not come."""
    world = after(s, seat, move)
    assert gained(s, world, seat, DENARII) == told(beside, "Denari")
    assert gained(s, world, seat, GLORY) == told(beside, "Glory")
    assert -gained(s, world, seat, LEGIONS_OUT) == (told(beside, "Legion") if "recruit" in beside else 0)
    assert -gained(s, world, seat, VOTES_OUT) == (told(beside, "Vote") if "recruit" in beside else 0)
    assert len(world.quests[seat]) - len(s.quests[seat]) == told(beside, "Quest")
    gone = kind_of(move) in (kinds.PLAY, kinds.SELL)
    room = s.box.hand_limit - len(s.hands[seat]) - 1 + gone
    if room >= told(beside, "Trade card"):  # a full hand may let a card go
        drawn = len(world.hands[seat]) - len(s.hands[seat]) + gone
        assert drawn == told(beside, "Trade card") + ("discarded Trade card" in beside)


def place(s: AgeOfRome, seat: int, move: int, beside: str) -> None:
    effects(s, seat, move, beside)
    world = after(s, seat, move)
    moved = (
        world.column != s.column,
        religion(world, seat) != religion(s, seat),
        legions(world, seat) != legions(s, seat),
    )
    said = tuple(beside.startswith(words) for words in ("place a Vote", "add an element", "place or move a Legion"))
    assert moved == said
    assert beside != "nothing happens now" or world.hands[seat] == s.hands[seat]


def religion(s: AgeOfRome, seat: int) -> int:
    return points(s, seat)[CATEGORIES.index("religion")]


def legions(s: AgeOfRome, seat: int) -> list[int]:
    return s.own[seat * WIDTH + REGION : seat * WIDTH + REGION + REGIONS]


def build(s: AgeOfRome, seat: int, move: int, beside: str) -> None:
    world = after(s, seat, move)
    tile = facing(s, seat) * TYPES + argument_of(move)
    assert beside.startswith(f"level {LATIN[world.tiles[tile]]},")
    assert world.tiles[tile] == s.tiles[tile] + 1 <= LEVELS
    assert -gained(s, world, seat, DENARII) == number(beside, "Denari")
    assert gained(s, world, seat, GLORY) == number(beside, "Glory")
    assert (world.medals != s.medals) == ("Medal" in beside)


def at_the_end(s: AgeOfRome, seat: int, move: int, beside: str) -> None:
    """A Set, an element: what the score sheet says of it."""
    category = CATEGORIES.index("commerce" if kind_of(move) == kinds.FORM else "religion")
    world = after(s, seat, move)
    assert points(world, seat)[category] - points(s, seat)[category] == number(beside, "Glory")


def plot(s: AgeOfRome, seat: int, move: int, beside: str) -> None:
    """What befalls the target, and what the activator gets besides, at the least."""
    world = after(s, seat, move)
    target = faced_by(s, s.agenda[-1].province)  # type: ignore[attr-defined]
    hit, _, mine = beside.partition("then for you:")
    assert -gained(s, world, target, GLORY) == number(hit, "Glory")
    if target < s.seats:
        lost = len(s.hands[target]) - len(world.hands[target])
        assert lost == (told(hit, "random Trade card") if "random" in hit else 0)
    assert gained(s, world, seat, DENARII) == told(mine, "Denari")
    assert gained(s, world, seat, GLORY) >= told(mine, "Glory")


def against(s: AgeOfRome, seat: int, move: int, beside: str) -> None:
    target = faced_by(s, argument_of(move))
    assert beside == f"against {NAMES[target] if target < s.seats else 'Cassius'}"


def envoy(s: AgeOfRome, seat: int, move: int, beside: str) -> None:
    level = s.tiles[envoy_province(move) * TYPES + envoy_building(move)]
    assert beside == f"level {LATIN[level]}, facing {NAMES[faced_by(s, envoy_province(move))]}"


def a_face(s: AgeOfRome, seat: int, move: int, beside: str) -> None:
    """What stands on a Quest or a token is no promise about this move; test_faces.py holds it to the box."""


CHECKS: dict[int, Check[AgeOfRome]] = {
    kinds.BUILD: build,
    kinds.PLACE: place,
    kinds.FORM: at_the_end,
    kinds.RAISE: at_the_end,
    kinds.EFFECT: plot,
    kinds.ACTIVATE: against,
    kinds.ENVOY: envoy,
    **dict.fromkeys(
        (kinds.PLACE_COLOSSEUM, kinds.SELL, kinds.BUY_GLORY, kinds.PLAY, kinds.TAX, kinds.TAX_DOUBLE), effects
    ),
    **dict.fromkeys((kinds.RETURN, kinds.TOKEN_SPY, kinds.TOKEN_ALLIANCE), a_face),
}


def rich(s: AgeOfRome, rng: Rng) -> None:
    """Money for high Buildings and cards for Sets, so that Medals, full hands and finished Pantheons come."""
    for seat in range(s.seats):
        s.own[seat * WIDTH + DENARII] += 20 + rng.below(20)
        for _ in range(5):
            draw_card(s, seat)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"heroes": "yes"}),
        (3, {"spies": "yes"}),
        (4, {"hard_times": "yes"}),
        (1, {"mode": "cassius"}),
        (1, {"mode": "emperor"}),
    ],
)
def test_what_a_preview_promises_is_what_happens(seats: int, options: dict[str, str]) -> None:
    met: set[int] = set()
    for seed in (seats, seats + 10):
        met |= hold_to_their_word(GAME, seats, seed, CHECKS, options, rich)
    assert met >= {
        kinds.BUILD,
        kinds.PLACE,
        kinds.PLACE_COLOSSEUM,
        kinds.SELL,
        kinds.FORM,
        kinds.PLAY,
        kinds.RAISE,
        kinds.TAX,
        kinds.TAX_DOUBLE,
    }


def test_a_card_that_is_sold_is_lost_whatever_the_next_event_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Event that follows may deal a card to whoever has fewest: a sale is asked about all the same."""
    scene = Scene(2, ("junia_secunda", "gaius_octavius")).hand(1, "falx").hand(2, "sundial falx circinus").income(2)
    scene.play("2 tax", "2 done")
    scene.only_taxes(1).play("1 tax")
    presenter, view = Presenter(GAME, "en"), scene.live.view(0)
    [sale] = [move for move in legal(scene.s, 0) if kind_of(move) == kinds.SELL]
    for first in range(100):
        monkeypatch.setattr(presentation, "sfc32", lambda seed, first=first: sfc32(first + seed))
        assert presenter.losses(view, [sale]) == {"trade_card": 1}
