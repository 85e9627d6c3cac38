"""The end and the score (section 12)."""

from __future__ import annotations

import pytest

from tabularium.kernel.state import SPECTATOR
from tests.games.forty_four_bce.scenario import FIRST, GAME, SECOND, THIRD, Scene
from tests.marks import example, rule


def at_the_end(seats: int = 3, senate: str = "political-military", im: int | None = None) -> Scene:
    return Scene(seats, year=6, senate=senate, im=im)


def finish(table: Scene) -> Scene:
    """The final construction in which everybody passes."""
    return table.begin("final_construction").all_pass()


@rule("BC-12.1")
def test_the_final_construction_is_whole_and_led_by_the_left_of_the_new_imperium_maius() -> None:
    table = Scene(3, year=6).board(FIRST, up=["lictor"] * 9)
    three = "; ".join(f"play lictor {field} 1" for field in ("political", "military", "social") for _ in range(3))
    table.board(SECOND, owns=["macellum"], cubes={"social": 4}).begin("construction")
    table.play("1 pass").play("2 activate macellum").play("3 pass").play("2 pass")
    table.resolve({FIRST: three}).play("1 reward imperium")
    assert table.s.im == FIRST
    assert table.turn == 2
    assert "activate macellum" in table.offers(2)  # once more
    table.play("2 build pantheon").play("3 pass").play("1 pass")
    assert table.turn == 2


@rule("BC-12.2")
def test_no_production_income_or_discard_follows() -> None:
    table = at_the_end().board(FIRST, cubes={"social": 9}, owns=["forum"]).board(SECOND, denarii=2)
    finish(table)
    assert table.step == "over"
    assert table.cubes(FIRST) == {"social": 9}
    assert table.s.denarii == [5, 2, 5]


@rule("BC-12.3")
def test_every_collegium_is_revealed_and_added_to_the_track() -> None:
    table = at_the_end().board(FIRST, imperium=11, dark=["lictor"], collegium=["loyalty"], denarii=0)
    table.begin("final_construction")
    hidden = GAME.score(GAME.seen(table.s.view(SPECTATOR)))
    assert hidden.of(FIRST, "lictors_loyalty") == 1
    table.all_pass()
    shown = GAME.score(GAME.seen(table.s.view(SPECTATOR)))
    assert shown.of(FIRST, "lictors_loyalty") == 2
    assert shown.totals[FIRST] == 13
    assert table.told("counted")[0] == (FIRST, "lictor", "loyalty")


@rule("BC-12.4")
def test_tiles_count_their_imperium() -> None:
    table = at_the_end().board(FIRST, tiles=["proconsul", "divi_filius", "haruspex"])
    assert table.score(1, "allegiance") == 11  # 3 + 6 + 2


@rule("BC-12.5")
def test_a_pair_of_the_senates_fields_counts_three() -> None:
    table = at_the_end().board(FIRST, tiles=["proconsul", "interrex", "dux", "triumphator", "imperator"])
    assert table.score(1, "senate") == 6  # 2 political, 3 military


@rule("BC-12.12")
def test_a_tile_makes_one_pair_and_only_in_the_senates_fields() -> None:
    tiles = ["proconsul", "dux", "triumphator", "augur", "flamen"]
    assert at_the_end().board(FIRST, tiles=tiles).score(1, "senate") == 3
    assert at_the_end(senate="military-social").board(FIRST, tiles=tiles).score(1, "senate") == 6
    assert at_the_end(senate="political-social").board(FIRST, tiles=tiles).score(1, "senate") == 3


@rule("BC-12.6")
def test_lictors_and_loyalty_in_the_collegium_count_one_each() -> None:
    table = at_the_end().board(FIRST, collegium=["lictor", "loyalty", "loyalty", "quaestor"], dark=["lictor"])
    assert table.score(1, "lictors_loyalty") == 4


@rule("BC-12.7")
def test_structures_count_their_imperium() -> None:
    table = at_the_end().board(FIRST, owns=["forum", "forum", "aerarium", "saepta_iulia", "statue_juno"])
    assert table.score(1, "structures") == 24  # 1 + 1 + 5 + 12 + 5


@rule("BC-12.8")
@example("BC-EX15")
def test_twice_the_smallest_of_the_three_totals() -> None:
    """Totals of 3 political, 2 military and 5 social."""
    table = at_the_end().board(FIRST, collegium=["consul", "primus_pilus", "vestal", "equester"])
    assert table.score(1, "collegium") == 4


@rule("BC-12.9")
def test_each_statue_counts_its_effect() -> None:
    table = at_the_end().board(
        FIRST, owns=["statue_fides", "statue_apollo"], collegium=["loyalty"] * 3 + ["lictor"] * 2
    )
    assert table.score(1, "statues") == 7  # 3 and 2 x 2


@rule("BC-12.10")
def test_each_denarius_counts_one() -> None:
    assert at_the_end().board(FIRST, denarii=4).score(1, "denarii") == 4


@rule("BC-12.11")
def test_lictors_and_tiles_are_no_part_of_the_totals() -> None:
    table = at_the_end().board(FIRST, collegium=["consul", "primus_pilus", "lictor", "lictor"], tiles=["augur"])
    assert table.score(1, "collegium") == 0  # nothing social


@rule("BC-12.13")
def test_cards_on_the_board_score_nothing() -> None:
    table = at_the_end().board(FIRST, up=["consul", "lictor", "loyalty"], down=["legate", "vestal", "loyalty"])
    finish(table)
    for category in ("lictors_loyalty", "collegium", "statues"):
        assert table.score(1, category) == 0


@rule("BC-12.14")
def test_field_and_level_statues_count_recruits_in_the_collegium() -> None:
    cards = ["quaestor", "senator", "consul", "legionary", "aquilifer", "cliens", "vestal", "lictor", "loyalty"]
    for statue, imperium in (
        ("statue_minerva", 3),
        ("statue_mars", 2),  # Lictors are of no field
        ("statue_ceres", 2),
        ("statue_vulcan", 3),
        ("statue_mercury", 3),  # Lictors are of level 2
        ("statue_juno", 4),
    ):
        table = at_the_end().board(FIRST, owns=[statue], collegium=cards[:5], dark=cards[5:], up=["quaestor"])
        assert table.score(1, "statues") == imperium


@rule("BC-12.15")
def test_categories_are_independent() -> None:
    everything = at_the_end().board(
        FIRST, imperium=7, denarii=3, tiles=["proconsul", "dux"], owns=["statue_jupiter"], collegium=["lictor"]
    )
    sheet = GAME.score(everything.s)
    assert sheet.points[FIRST] == (7, 7, 3, 1, 4, 0, 2, 3)
    assert sheet.totals[FIRST] == 27


@rule("BC-12.16")
def test_most_imperium_wins() -> None:
    table = finish(at_the_end().board(FIRST, imperium=10).board(SECOND, imperium=12).board(THIRD, imperium=3))
    assert GAME.outcome(table.s).ranks == (2, 1, 3)


@rule("BC-12.17")
def test_a_tie_goes_to_more_authority_and_ambition_in_the_collegium() -> None:
    table = at_the_end().board(FIRST, imperium=11, collegium=["quaestor"]).board(SECOND, imperium=11, dark=["consul"])
    table.board(THIRD, collegium=["lictor"] * 9, imperium=2)  # Lictors do not count here
    assert GAME.outcome(finish(table).s).ranks == (2, 1, 3)


@rule("BC-12.18")
def test_then_to_more_influence_on_the_board() -> None:
    table = at_the_end().board(FIRST, cubes={"social": 2}).board(SECOND, cubes={"support": 3}, up=[])
    table.board(THIRD, up=["loyalty"] * 5)  # cards are no influence
    assert GAME.outcome(finish(table).s).ranks == (2, 1, 3)


@rule("BC-12.19")
def test_then_the_victory_is_shared() -> None:
    table = at_the_end().board(FIRST, cubes={"social": 2}).board(SECOND, cubes={"military": 2})
    outcome = GAME.outcome(finish(table).s)
    assert outcome.ranks == (1, 1, 3)
    assert outcome.shared


@rule("BC-12.20")
@pytest.mark.parametrize(
    ("statue", "imperium"),
    [("statue_jupiter", 6), ("statue_saturn", 4), ("statue_neptune", 6), ("statue_venus", 2)],
)
def test_tile_statues_count_tiles_in_the_collegium(statue: str, imperium: int) -> None:
    tiles = ["proconsul", "interrex", "dux", "imperator", "triumphator", "augur"]
    assert at_the_end().board(FIRST, owns=[statue], tiles=tiles).score(1, "statues") == imperium


@rule("BC-12.21")
def test_janus_counts_fixed_structures_and_romulus_era_structures_at_the_very_end() -> None:
    table = at_the_end().board(FIRST, owns=["statue_janus", "forum", "villa", "villa", "regia"], denarii=9)
    assert table.score(1, "statues") == 3
    table.begin("final_construction").play("1 build temple").all_pass()
    assert table.score(1, "statues") == 4
    table = at_the_end().board(FIRST, owns=["statue_romulus", "forum", "regia", "horreum", "statue_mars"])
    assert table.score(1, "statues") == 2


@rule("BC-12.22")
def test_victory_counts_for_who_holds_the_tile_at_the_end() -> None:
    table = at_the_end(im=SECOND).board(FIRST, owns=["statue_victoria"])
    assert table.score(1, "statues") == 0
    table = at_the_end(im=FIRST).board(FIRST, owns=["statue_victoria"])
    assert table.score(1, "statues") == 5


@rule("BC-12.23")
def test_fortune_counts_all_cards_and_cubes_on_the_board() -> None:
    table = at_the_end().board(FIRST, owns=["statue_fortuna"], up=["lictor"], down=["legate", "loyalty"])
    table.board(FIRST, cubes={"support": 1}, collegium=["quaestor"])
    assert table.score(1, "statues") == 4


@rule("BC-12.24")
def test_a_statues_effect_has_a_maximum_and_its_imperium_comes_on_top() -> None:
    table = at_the_end().board(FIRST, owns=["statue_fortuna", "statue_juno"], cubes={"social": 9})
    table.board(FIRST, collegium=["consul"] * 5 + ["legate"] * 4)
    assert table.score(1, "statues") == 15  # 5 and 10, not 9 and 18
    assert table.score(1, "structures") == 10
