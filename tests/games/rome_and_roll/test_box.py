"""A box that is not sound is refused, with all that is wrong and what the rulebook requires."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabularium.games.rome_and_roll.game import GAME
from tests.games.boxes import own_box, problems

Change = Callable[[Any], None]


def refused(*changes: Change) -> str:
    table = own_box(GAME)
    for change in changes:
        change(table)
    return "\n".join(problems(GAME, table))


def test_all_that_is_wrong_is_told_at_once_with_its_key() -> None:
    said = refused(
        lambda t: t["plans"].pop(),
        lambda t: t["plans"][0]["cost"].update(wood=9),
        lambda t: t["dice"][0]["faces"][0].append("gold"),
        lambda t: t["maps"][0]["rows"].__setitem__(0, "?" + t["maps"][0]["rows"][0][1:]),
        lambda t: t.update(extra=1),
    )
    assert "types[u].count: there are 4 Plans of this type, the rulebook has 5" in said
    assert "plans[camp].cost.wood: must be from 0 to 3, not 9" in said
    assert "dice[blue].faces: no such icons: gold" in said
    assert "maps[map_1_2].rows: “?” is no ground" in said
    assert "extra: no such entry in this game's box" in said


def test_numbers_of_the_rulebook_are_kept() -> None:
    assert "3 players use 7 dice (RR-2.1), not 8" in refused(lambda t: t["setup"][2].update(dice=[4, 2, 2]))
    assert "seneca_setup.rounds: must be from 1 to 8, not 9" in refused(lambda t: t["seneca"].pop())
    assert "8 Plans lie open (RR-2.2), not 9" in refused(lambda t: t["types"][0].update(draw=3))
    assert "from the highest to the lowest" in refused(lambda t: t["nero"][0].update(points=1))
    assert "a road joins two places" in refused(lambda t: t["regions"][0]["roads"][0].update(ends=["rome", "rome"]))


def test_another_box_plays_by_its_own_numbers() -> None:
    table = own_box(GAME)
    table["characters"][0]["start"]["coins"] = 7
    box = GAME.open_box(table)
    assert box.starts[0][0] == 7
    assert box.digest != GAME.box.digest
