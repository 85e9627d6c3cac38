"""The judge: what it likes, what it takes for lost, and whole purchases to judge."""

from __future__ import annotations

import pytest

from tabularium.games.mare_nostrum.effects import purchases_at_hand
from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.judge import MareNostrumJudge, next_purse
from tabularium.kernel.rng import sfc32
from tests.games.mare_nostrum.scenario import Scene

KINDS = 27  # thirteen Goods and their Legendary twins, and Taxes


def value(scene: Scene, seat: int = 1) -> float:
    return GAME.judge.chances(GAME.seen(scene.live.view(seat - 1)))[seat - 1]


def term(scene: Scene, name: str, seat: int = 1) -> float:
    return GAME.judge.measure(scene.s, seat - 1)[MareNostrumJudge.terms.index(name)]


def test_the_judge_likes_tiles_titles_and_provinces() -> None:
    plain = value(Scene())
    assert value(Scene().owns(1, "hercules")) > plain
    assert value(Scene().influence(1, "gallia")) > plain
    assert value(Scene().owns(2, "hercules")) < plain


def test_it_leaves_the_view_alone() -> None:
    view = GAME.seen(Scene().holds(1, "2 wine oil grain 3 tax").buying(1).live.view(0))
    before = view.to_bytes()
    GAME.judge.chances(view)
    assert view.to_bytes() == before


def test_what_is_not_spent_counts_no_more_once_nothing_is_bought() -> None:
    scene = Scene().holds(1, "wine oil grain gold metal wood marble 3 tax").purchases()
    assert term(scene, "purse") == 7
    assert term(scene, "resources") == 10
    scene = Scene().holds(1, "wine oil grain gold metal wood marble 3 tax").buying(1)
    assert (term(scene, "purse"), term(scene, "resources")) == (2, 2)  # two Taxes can be kept
    assert (term(scene, "tile_at_hand"), term(scene, "purchases")) == (1, 3)
    scene.play("1 end")
    assert (term(scene, "tile_at_hand"), term(scene, "purchases")) == (0, 0)


@pytest.mark.parametrize(
    ("hand", "purchases"),
    [("2 tax", 0), ("3 tax", 1), ("wine oil tax", 0), ("3 wine 3 oil 3 grain", 3), ("5 wine oil grain", 1),
     ("2 wine 2 oil grain gold 7 tax", 4), ("wine legendary_wine oil", 0)],
)  # fmt: skip
def test_purchases_of_three_are_counted_one_after_the_other(hand: str, purchases: int) -> None:
    assert purchases_at_hand(Scene().holds(2, hand).s.goods, KINDS) == purchases


def test_a_production_pays_in_goods_or_taxes_and_as_powers_allow() -> None:
    scene = Scene().s
    assert next_purse(scene, 0, 6, 5, 1) == 5
    assert next_purse(scene, 0, 4, 3, 5) == 7  # and two Taxes kept
    hannibal, cleopatra = (GAME.sides(scene).index(side) for side in ("carthage", "egypt"))
    assert next_purse(scene, hannibal, 6, 5, 1) == 6
    assert next_purse(scene, hannibal, 5, 5, 1) == 5
    assert next_purse(scene, cleopatra, 4, 3, 5) == 8


def test_a_place_is_proposed_with_the_whole_payment() -> None:
    scene = Scene().influence(1, "gallia").holds(1, "2 wine oil grain 3 tax").buying(1).play("1 buy legion")
    found = GAME.propose(GAME.seen(scene.live.view(0)), 0, sfc32(1))
    words = {"; ".join(GAME.notation().format(move) for move in answer) for answer in found}
    # after grain, the first in order, oil and wine are forced, and after one Tax the others
    assert words == {"in gallia; pay grain", "in gallia; pay tax", "in latium; pay grain", "in latium; pay tax"}
