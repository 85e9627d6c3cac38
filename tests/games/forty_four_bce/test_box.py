"""The box: what it holds, and how a bad one is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boxes import own_box, problems
from tests.games.forty_four_bce.scenario import GAME


def changed(*path: object, value: object) -> Any:
    """The box with one entry changed."""
    at = table = own_box(GAME)
    for key in path[:-1]:
        at = next(row for row in at if row["id"] == key) if isinstance(at, list) and isinstance(key, str) else at[key]
    at[path[-1]] = value
    return table


def test_the_box_holds_what_the_rulebook_counts() -> None:
    box = GAME.box
    assert sum(box.copies) == 3 * 10 + 9 * 8 + 6 * 5 + 8
    assert box.influence == (20, 20, 20, 30)
    assert (box.loyalty, box.denarii, box.architects, box.reserve) == (40, 40, 14, 13)
    assert len(box.structures) == 4 + 27 + 16
    assert (len(box.tiles), len(box.senate), len(box.characters)) == (30, 3, 5)


def test_a_recruit_reads_as_printed() -> None:
    box = GAME.box
    legate = box.recruits.index("legate")
    assert box.cost[legate] == (0, 3, 0, 0, 1, 2)
    assert box.worth[legate] == (0, 2, 4)


def test_a_custom_number_is_a_feature() -> None:
    box = GAME.open_box(changed("numbers", "reward_imperium", value=9))
    assert box.reward_imperium == 9
    assert box.digest != GAME.box.digest


def test_a_bad_box_is_refused_with_all_that_is_wrong() -> None:
    table = changed("recruit", "quaestor", "field", value="naval")
    table["supply"]["support"] = "many"
    table["structure"] = table["structure"][1:]
    del table["numbers"]["limit"]
    told = "\n".join(problems(GAME, table))
    assert "recruit[quaestor].field: is “naval”, but must be one of political, military, social, any" in told
    assert "supply.support: must be a whole number" in told
    assert "structure: has 46 entries, the rulebook has 47" in told
    assert "structure: the rulebook has 4 fixed structures, here are 3" in told
    assert "numbers.limit: is missing" in told


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("recruit", "consul", "level"), 2, "the rulebook has 2 political recruits of level 3, here are 1"),
        (("recruit", "lictor", "field"), "social", "the rulebook has 1 recruit for any field, the Lictor, not 0"),
        (("recruit", "legate", "effects"), [{"verb": "dance"}], "is “dance”, but must be one of collect, trade"),
        (("recruit", "legate", "luck"), 1, "recruit[legate].luck: no such entry in this game's box"),
        (("structure", "navalia", "effects"), [{"verb": "move_architect", "count": 2}], "move one at a time"),
        (("tile", "augur", "letter"), "B", "tile: each letter has one tile for each field"),
        (("senate", "military-social", "pair"), ["social", "social"], "must be two different fields"),
        (("setup", 2, "letters"), "HGFEDC", "must be 6 letters from A to J in alphabetical order"),
        (("numbers", "starting_denarii"), 20, "5 purses take 100 Denarii, the box has 40"),
    ],
)
def test_each_law_of_the_box_is_told_with_its_key(path: tuple[object, ...], value: object, told: str) -> None:
    assert told in "\n".join(problems(GAME, changed(*path, value=value)))
