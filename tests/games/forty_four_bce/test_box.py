"""The box: what it holds, and how a bad one is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tabularium.kernel.play import play_at_random
from tabularium.kernel.rng import sfc32
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
    assert sum(box.copies) >= 3 * 10 + 9 * 8 + 6 * 5 + 8  # and what was added since
    assert box.influence == (20, 20, 20, 30)
    assert (box.loyalty, box.denarii, box.architects, box.reserve) == (40, 40, 14, 13)
    assert len(box.structures) >= 4 + 27 + 16
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


def test_without_a_stack_to_lose_a_box_is_refused() -> None:
    table = own_box(GAME)
    table["recruit"] = [row for row in table["recruit"] if row["id"] not in ("consul", "censor")]
    told = "a political stack of level 3 leaves the game at set-up, and there is none"
    assert told in "\n".join(problems(GAME, table))


def test_a_recruit_and_a_structure_more_need_no_change_elsewhere() -> None:
    table = own_box(GAME)
    consul = next(row for row in table["recruit"] if row["id"] == "consul")
    table["recruit"] = [*table["recruit"], {**consul, "id": "dictator", "authority": 3}]
    regia = next(row for row in table["structure"] if row["id"] == "regia")
    table["structure"] = [*table["structure"], {**regia, "id": "one_more", "cost": 7}]
    box = GAME.open_box(table)
    assert (len(box.recruits), len(box.structures)) == (len(GAME.box.recruits) + 1, len(GAME.box.structures) + 1)
    s = GAME.new(5, {}, 3, box)
    play_at_random(s, sfc32(1), talk=False, most=10_000)
    assert s.over
    recruits = {
        recruit for seed in range(40) for recruit, left in enumerate(GAME.new(5, {}, seed, box).display) if left
    }
    assert box.recruits.index("dictator") in recruits


def test_a_bad_box_is_refused_with_all_that_is_wrong() -> None:
    table = changed("recruit", "quaestor", "field", value="naval")
    table["supply"]["support"] = "many"
    table["structure"] = [row for row in table["structure"] if not row["id"].startswith("statue_")]
    del table["numbers"]["limit"]
    told = "\n".join(problems(GAME, table))
    assert "recruit[quaestor].field: is “naval”, but must be one of political, military, social, any" in told
    assert "supply.support: must be a whole number" in told
    assert "setup[1].statues: draws 6 tiles, the box has 0" in told
    assert "numbers.limit: is missing" in told


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("recruit", "lictor", "field"), "social", "one recruit is for any field, the Lictor, not 0"),
        (("recruit", "legate", "effects"), [{"verb": "dance"}], "is “dance”, but must be one of collect, trade"),
        (("recruit", "legate", "luck"), 1, "recruit[legate].luck: no such entry in this game's box"),
        (("structure", "navalia", "effects"), [{"verb": "move_architect", "count": 2}], "move one at a time"),
        (("tile", "augur", "letter"), "B", "tile: each letter has one tile for each field"),
        (("senate", "military-social", "pair"), ["social", "social"], "must be two different fields"),
        (("setup", 2, "letters"), "HGFEDC", "must be 6 letters of ABCDEFGHIJ in alphabetical order"),
        (("structure", "forum", "era"), 1, "structure[forum].era: is 1: fixed structures have no era"),
        (("structure", "regia", "era"), 0, "structure[regia].era: is 0: it must be 1, 2 or 3"),
        (("character", "brutus", "id"), "nero", "character: must be agrippa, brutus, cleopatra, mark_antony, octavian"),
        (("setup", 3, "players"), 4, "there must be one for each of 2, 3, 4 and 5 players, not [2, 3, 4, 4]"),
        (("setup", 0, "era_tiles"), 10, "setup[1].era_tiles: draws 10 tiles, the box has 9"),
        (("numbers", "starting_denarii"), 20, "5 purses take 100 Denarii, the box has 40"),
    ],
)
def test_each_law_of_the_box_is_told_with_its_key(path: tuple[object, ...], value: object, told: str) -> None:
    assert told in "\n".join(problems(GAME, changed(*path, value=value)))
