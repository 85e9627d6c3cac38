"""The resolution (section 10).

The tiles of year 1 with four players: Proconsul 1 authority, the others 1 authority and 1 charisma; with three players
1 charisma, 1 charisma, 1 authority.
"""

from __future__ import annotations

from tests.games.forty_four_bce.scenario import FIRST, FOURTH, SECOND, THIRD, Scene
from tests.marks import rule

IM = FOURTH


@rule("BC-10.1")
def test_all_plans_are_revealed_at_once_stored_cards_are_not() -> None:
    table = Scene(4).board(FIRST, up=["quaestor", "cliens"], cubes={"support": 1, "social": 1}).board(IM, up=["lictor"])
    table.resolve(
        {FIRST: "play quaestor political 1; support social 2; charisma military social"}, im="play lictor social 1"
    )
    assert [seat for (seat,) in table.told("screen")] == [FIRST, SECOND, THIRD, IM]
    assert table.told("played") == [(FIRST, "political", "quaestor"), (IM, "social", "lictor")]
    assert table.told("played-support") == [(FIRST, "social", SECOND, 1)]
    assert table.told("played-charisma") == [(FIRST, "military", "social", 1)]
    assert table.told("stored") == [(FIRST, 1)]
    assert getattr(table.s.view(SECOND), "facedown")[FIRST] == (20,)


@rule("BC-10.2")
def test_political_military_social_each_completely() -> None:
    table = Scene(4).board(FIRST, up=["quaestor", "centurion", "sacerdos"])
    table.resolve({FIRST: "play quaestor political 1; play centurion military 1; play sacerdos social 1"})
    course = [
        *("political", "quaestor", "proconsul"),
        *("military", "centurion", "tribunus_militum"),
        *("social", "sacerdos", "augur"),
    ]
    assert [values[1] for values in table.told("field", "ability", "awarded")] == course


# -- step 1: deployment ------------------------------------------------------------------------------


@rule("BC-10.3")
def test_targets_are_served_in_order() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"], cubes={"support": 1}).board(SECOND, up=["quaestor"])
    table.board(THIRD, cubes={"support": 1})
    table.resolve(
        {
            FIRST: "play quaestor political 1; support political 2",
            SECOND: "play quaestor political 1",
            THIRD: "support political 1",
        }
    )
    assert table.told("deployed") == [(THIRD, "political", FIRST, "quaestor"), (FIRST, "political", SECOND, "quaestor")]


@rule("BC-10.4")
def test_cubes_are_deployed_until_ambition_or_cubes_run_out() -> None:
    table = Scene(4).board(FIRST, up=["praetor", "quaestor"], cubes={}).board(SECOND, cubes={"support": 1})
    table.board(THIRD, cubes={"support": 5})
    table.resolve(
        {
            FIRST: "play praetor political 1; play quaestor political 2",
            SECOND: "support political 1",
            THIRD: "support political 1; support political 1; support political 1",
        }
    )
    assert [giver for giver, *_ in table.told("deployed")] == [THIRD, THIRD, SECOND]
    assert table.told("undeployed") == [(THIRD, "political", FIRST, 1)]


@rule("BC-10.5")
def test_most_cubes_left_then_charisma_cubes_then_closest_to_the_left() -> None:
    """Two boxes. SECOND has 2 cubes, THIRD 1: SECOND goes first. Then 1 to 1, no charisma: SECOND sits closer."""
    plans = {
        FIRST: "play praetor political 1",
        SECOND: "support political 1; support political 1",
        THIRD: "support political 1",
    }
    table = Scene(4).board(FIRST, up=["praetor"]).board(SECOND, cubes={"support": 2}).board(THIRD, cubes={"support": 2})
    table.resolve(plans)
    assert [giver for giver, *_ in table.told("deployed")] == [SECOND, SECOND]
    # With a charisma cube THIRD wins the tie for the second box.
    table = Scene(4).board(FIRST, up=["praetor"]).board(SECOND, cubes={"support": 2}).board(THIRD, cubes={"support": 2})
    table.resolve({**plans, THIRD: "support political 1; charisma political support"})
    assert [giver for giver, *_ in table.told("deployed")] == [SECOND, THIRD]


@rule("BC-10.6")
def test_charisma_of_abilities_comes_too_late_for_priority() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"]).board(SECOND, cubes={"support": 1})
    table.board(THIRD, cubes={"support": 1}, up=["aedile"])  # +2 charisma, but in step 4
    table.resolve(
        {
            FIRST: "play quaestor political 1",
            SECOND: "support political 1",
            THIRD: "support political 1; play aedile political 1",
        }
    )
    assert [giver for giver, *_ in table.told("deployed")] == [SECOND]


@rule("BC-10.7")
def test_support_fills_from_the_top_recruit_by_recruit() -> None:
    table = Scene(4).board(FIRST, up=["legate", "legionary", "centurion"]).board(SECOND, cubes={"support": 3})
    table.resolve(
        {
            FIRST: "play legionary military 1; play legate military 2; play centurion military 3",
            SECOND: "support military 1; support military 1; support military 1",
        }
    )
    assert [recruit for *_, recruit in table.told("deployed")] == ["legionary", "legate", "legate"]
    assert table.authority("military")[FIRST] == 5


@rule("BC-10.8")
def test_a_box_takes_one_support() -> None:
    table = Scene(4).board(FIRST, up=["consul"]).board(SECOND, cubes={"support": 2})
    table.resolve({FIRST: "play consul political 1", SECOND: "support political 1; support political 1"})
    assert table.authority("political")[FIRST] == 3
    assert table.told("undeployed") == [(SECOND, "political", FIRST, 1)]


@rule("BC-10.9")
def test_each_cube_brings_its_giver_one_loyalty_in_front_of_the_field() -> None:
    table = Scene(4).board(FIRST, up=["praetor", "cliens", "lictor"]).board(SECOND, cubes={"support": 3})
    table.resolve(
        {
            FIRST: "play praetor political 1; play cliens social 1; play lictor social 2",
            SECOND: "support political 1; support political 1; support social 1",
        }
    )
    assert table.step == "im_reward"  # recess has not cleared the table yet
    assert table.s.front[SECOND * 3 : SECOND * 3 + 3] == [2, 0, 1]
    assert table.s.loyalty == 37


@rule("BC-10.10")
def test_support_without_ambition_returns_and_earns_nothing() -> None:
    table = Scene(4).board(FIRST, up=["aedile"]).board(SECOND, cubes={"support": 2})
    table.resolve({FIRST: "play aedile political 1", SECOND: "support political 1; support social 3"})
    assert table.told("undeployed") == [(SECOND, "political", FIRST, 1), (SECOND, "social", THIRD, 1)]
    assert table.s.loyalty == 40
    assert table.s.supply[3] == 30
    assert table.up(SECOND) == []


@rule("BC-10.36")
def test_printed_authority_takes_no_support() -> None:
    table = Scene(4).board(FIRST, up=["aquilifer", "legionary"]).board(SECOND, cubes={"support": 1})
    table.resolve({FIRST: "play aquilifer military 1; play legionary military 2", SECOND: "support military 1"})
    assert table.told("deployed") == [(SECOND, "military", FIRST, "legionary")]
    assert table.authority("military")[FIRST] == 2


# -- steps 2 and 3: the Imperium Maius and loyalty ---------------------------------------------------


@rule("BC-10.11")
def test_the_imperium_maius_feeds_own_boxes_without_loyalty() -> None:
    table = Scene(4).board(IM, up=["senator", "quaestor"], cubes={"support": 3})
    plan = (
        "play quaestor political 1; play senator political 2; support political; support political; support political"
    )
    table.resolve({}, im=plan)
    assert table.told("im-placed") == [(IM, "political", "quaestor"), (IM, "political", "senator")]
    assert table.told("excess") == [(IM, "political", 1)]
    assert table.authority("political")[IM] == 4  # 1 + 1 + 1 and Proconsul 1
    assert table.s.loyalty == 40
    assert table.s.supply[3] == 30


@rule("BC-10.12")
def test_loyalty_places_one_for_a_suitor_two_for_the_imperium_maius() -> None:
    table = Scene(4).board(FIRST, up=["praetor", "loyalty"]).board(IM, up=["praetor", "loyalty"])
    plan = "play praetor political 1; play loyalty political"
    table.resolve({FIRST: plan}, im=plan)
    assert table.authority("political") == {FIRST: 1, SECOND: 0, THIRD: 0, IM: 3}  # the tile counts 1
    assert table.told("loyalty-placed") == [
        (FIRST, "political", "praetor"),
        (IM, "political", "praetor"),
        (IM, "political", "praetor"),
    ]


@rule("BC-10.13")
def test_loyalty_collected_in_front_of_a_field_does_not_act() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"]).board(SECOND, up=["quaestor"], cubes={"support": 1})
    table.resolve({FIRST: "play quaestor political 1", SECOND: "play quaestor political 1; support political 1"})
    assert table.authority("political")[SECOND] == 0
    assert table.told("loyalty-placed") == []


@rule("BC-10.14")
def test_loyalty_without_a_box_or_a_cube_is_used_up() -> None:
    table = Scene(4).board(FIRST, up=["quaestor", "loyalty", "loyalty"])
    table.resolve({FIRST: "play quaestor political 1; play loyalty political; play loyalty political"})
    assert table.told("loyalty-lost") == [(FIRST, "political")]
    assert table.collegium(FIRST) == ["quaestor", "loyalty", "loyalty"]
    table = Scene(4).board(FIRST, up=["quaestor", "loyalty"]).supply(support=0)
    table.resolve({FIRST: "play quaestor political 1; play loyalty political"})
    assert table.authority("political")[FIRST] == 0
    assert table.collegium(FIRST) == ["quaestor", "loyalty"]


@rule("BC-10.15")
def test_loyalty_acts_in_order_while_the_supply_lasts() -> None:
    table = Scene(4).supply(support=2)
    for board in (FIRST, THIRD, IM):
        table.board(board, up=["quaestor", "loyalty"])
    plan = "play quaestor political 1; play loyalty political"
    table.resolve({FIRST: plan, THIRD: plan}, im=plan)
    assert table.told("loyalty-placed") == [(FIRST, "political", "quaestor"), (THIRD, "political", "quaestor")]
    assert table.told("loyalty-lost") == [(IM, "political")]


# -- step 4: abilities -------------------------------------------------------------------------------


@rule("BC-10.16")
def test_abilities_act_in_order_from_top_to_bottom() -> None:
    table = Scene(4).board(FIRST, up=["praetor", "quaestor"]).board(IM, up=["aedile"]).board(SECOND, up=["consul"])
    table.resolve(
        {FIRST: "play praetor political 1; play quaestor political 1", SECOND: "play consul political 1"},
        im="play aedile political 1",
    )
    acted = [values[:2] for values in table.told("ability", "ability-charisma")]
    assert acted == [(FIRST, "quaestor"), (FIRST, "praetor"), (SECOND, "consul"), (IM, "aedile")]


@rule("BC-10.17")
def test_abilities_act_without_support() -> None:
    table = Scene(4).board(FIRST, up=["quaestor", "sacerdos"])
    table.resolve({FIRST: "play quaestor political 1; play sacerdos social 1"})
    assert table.authority("political")[FIRST] == 0
    assert table.cubes(FIRST) == {"political": 1}
    assert table.up(FIRST) == ["loyalty"]


@rule("BC-10.18")
def test_an_ability_serves_its_owner_only() -> None:
    table = Scene(4).board(FIRST, up=["cliens"]).board(SECOND, up=["equester"])
    table.resolve({FIRST: "play cliens social 1", SECOND: "play equester social 1"})
    assert table.told("ability-placed") == [(FIRST, "cliens", "social", "cliens")]
    assert table.authority("social") == {FIRST: 1, SECOND: 0, THIRD: 0, IM: 1}


@rule("BC-10.19")
def test_what_abilities_collect_plays_no_part_this_year() -> None:
    """A Priest's loyalty is in storage, not in front of Social: no Denarius although the Suitors take the field."""
    table = Scene(4).board(FIRST, up=["sacerdos", "cliens", "cliens", "legionary", "centurion"])
    table.board(SECOND, cubes={"support": 1})
    table.resolve(
        {
            FIRST: "play sacerdos social 1; play cliens social 1; play cliens social 2; play centurion military 1",
            SECOND: "support military 1",
        }
    )
    assert table.told("suitors-take") == [(-1, "military"), (-1, "social")]
    assert [told for told in table.told("denarii") if told[0] == FIRST] == []
    assert table.s.front[FIRST * 3 : FIRST * 3 + 3] == [0, 0, 0]
    assert table.up(FIRST) == ["loyalty"]
    assert table.cubes(FIRST) == {"support": 1}  # the Centurion's, not on any ambition


# -- steps 5 and 6: count and award ------------------------------------------------------------------


@rule("BC-10.20")
def test_authority_is_printed_filled_added_and_the_tile() -> None:
    table = Scene(4).board(FIRST, up=["equester", "equester", "lictor"]).board(SECOND, cubes={"support": 1})
    table.board(IM, up=["lictor"])
    table.resolve(
        {FIRST: "play equester social 1; play equester social 2; play lictor social 3", SECOND: "support social 1"},
        im="play lictor social 1",
    )
    assert table.authority("social") == {FIRST: 5, SECOND: 0, THIRD: 0, IM: 2}  # 2 + 1 + 1 + 1; 1 + Augur 1


@rule("BC-10.21")
def test_unfilled_ambition_counts_nothing() -> None:
    table = Scene(4).board(FIRST, up=["consul", "legate"])
    table.resolve({FIRST: "play consul political 1; play legate military 1"})
    assert table.authority("political")[FIRST] == 0
    assert table.authority("military")[FIRST] == 0


@rule("BC-10.22")
def test_charisma_is_cubes_abilities_and_the_tile() -> None:
    table = Scene(4).board(FIRST, up=["legionary"], cubes={"social": 2}).board(IM, cubes={"social": 1})
    table.resolve(
        {FIRST: "play legionary military 1; charisma military social; charisma military social"},
        im="charisma military social",
    )
    assert table.charisma("military") == {FIRST: 3, SECOND: 0, THIRD: 0, IM: 2}


@rule("BC-10.23")
def test_the_higher_side_controls_the_field() -> None:
    """In Political 1 of the tile stands against the sum of the Suitors'."""
    table = Scene(4).board(FIRST, up=["aedile"]).board(SECOND, up=["lictor"])
    table.resolve({FIRST: "play aedile political 1", SECOND: "play lictor political 1"})
    assert table.told("totals")[0] == (IM, "political", 1, 0, 2, 3)
    assert table.told("suitors-take") == [(-1, "political")]
    assert table.told("im-holds") == [(IM, "military"), (IM, "social")]


@rule("BC-10.24")
def test_equal_authority_is_decided_by_charisma() -> None:
    table = Scene(4).board(FIRST, up=["aedile"]).board(IM, cubes={"social": 3})
    table.resolve({FIRST: "play aedile political 1"}, im="charisma political social")
    assert table.told("suitors-take") == [(-1, "political")]  # 1 to 1, charisma 2 to 1
    table = Scene(4).board(FIRST, up=["aedile"]).board(IM, cubes={"social": 3})
    table.resolve(
        {FIRST: "play aedile political 1"}, im="charisma political social; " * 2 + "charisma political social"
    )
    assert table.told("suitors-take") == []


@rule("BC-10.25")
def test_if_still_equal_the_imperium_maius_holds_the_field() -> None:
    table = Scene(4).board(FIRST, up=["aedile"]).board(IM, cubes={"social": 2})
    table.resolve({FIRST: "play aedile political 1"}, im="charisma political social; charisma political social")
    assert table.told("totals")[0] == (IM, "political", 1, 2, 1, 2)
    assert table.told("im-holds")[0] == (IM, "political")


@rule("BC-10.26")
def test_holding_a_field_brings_tile_and_denarius_and_suitors_nothing() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"]).board(SECOND, cubes={"support": 1})
    table.resolve({FIRST: "play quaestor political 1", SECOND: "support political 1"})
    assert table.told("deployed") == [(SECOND, "political", FIRST, "quaestor")]
    assert table.told("awarded") == [(IM, "proconsul"), (IM, "tribunus_militum"), (IM, "augur")]
    assert table.told("denarii") == [(IM, 1), (IM, 1), (IM, 1)]


@rule("BC-10.27")
def test_the_tile_goes_to_most_authority_then_charisma_then_left() -> None:
    def awarded(third: str, cubes: int) -> object:
        table = Scene(4).board(SECOND, up=["lictor", "lictor"], cubes={"social": cubes})
        table.board(THIRD, up=["lictor", "lictor"])
        charisma = "; charisma military social" * cubes
        table.resolve(
            {SECOND: f"play lictor military 1; play lictor military 1{charisma}", THIRD: third},
        )
        return table.told("awarded")[1]

    both = "play lictor military 1; play lictor military 1"
    assert awarded("play lictor military 1", 0) == (SECOND, "tribunus_militum")
    assert awarded(both, 0) == (SECOND, "tribunus_militum")  # closest to the left
    table = Scene(4).board(SECOND, up=["aquilifer"]).board(THIRD, up=["aquilifer"], cubes={"social": 1})
    table.resolve({SECOND: "play aquilifer military 1", THIRD: "play aquilifer military 1; charisma military social"})
    assert table.told("awarded")[1] == (THIRD, "tribunus_militum")  # more charisma


@rule("BC-10.28")
def test_even_without_authority_a_tile_can_be_won() -> None:
    """Three players: the political tile of year 1 has no authority, so charisma decides 0 to 0."""
    table = Scene(3).board(SECOND, cubes={"social": 2})
    table.resolve({SECOND: "charisma political social; charisma political social"})
    assert table.told("totals")[0] == (THIRD, "political", 0, 1, 0, 2)
    assert table.told("awarded")[0] == (SECOND, "tribunus_plebis")


@rule("BC-10.29")
def test_loyalty_in_front_of_a_field_taken_brings_one_denarius_however_much() -> None:
    table = Scene(4).board(FIRST, up=["praetor", "praetor"], cubes={"social": 1})
    table.board(SECOND, cubes={"support": 3}).board(THIRD, cubes={"support": 1})
    table.resolve(
        {
            FIRST: "play praetor political 1; play praetor political 2",
            SECOND: "support political 1; support political 1; support political 1",
            THIRD: "support political 1",
        }
    )
    assert table.told("suitors-take") == [(-1, "political")]
    assert [told for told in table.told("denarii") if told[0] != IM] == [(SECOND, 1), (THIRD, 1)]


@rule("BC-10.30")
def test_an_awarded_tile_stays_in_view_until_recess() -> None:
    table = Scene(4).board(FIRST, up=["aedile", "aquilifer", "lictor"])
    table.resolve(
        {FIRST: "play aedile political 1; play aquilifer military 1; play lictor military 1"},
    )
    assert table.step == "im_reward"
    assert table.s.awarded == (FIRST, FIRST, IM)
    assert table.tiles(FIRST) == []
    table.play("1 reward imperium")
    assert table.tiles(FIRST) == ["proconsul", "tribunus_militum"]
    assert table.s.awarded == (-1, -1, -1)


# -- the next Imperium Maius -------------------------------------------------------------------------


@rule("BC-10.31")
def test_with_two_tiles_the_imperium_maius_stays_without_a_reward() -> None:
    table = Scene(4).board(FIRST, up=["aedile"])
    table.resolve({FIRST: "play aedile political 1"})
    assert table.told("keeps-im") == [(IM,)]
    assert table.s.im == IM
    assert table.s.imperium[IM] == 0
    assert table.s.denarii[IM] == 7  # 2 fields held, nothing else (and no income: nobody has an architect)


@rule("BC-10.32")
def test_else_the_most_authority_over_all_fields_wins_lost_ones_included() -> None:
    """FIRST takes Political and Military with 2 each; SECOND loses Social with 6 against 7, yet has the most."""
    table = Scene(4).board(FIRST, up=["lictor"] * 4).board(SECOND, up=["lictor"] * 6).board(IM, up=["lictor"] * 6)
    two = "play lictor political 1; play lictor political 1; play lictor military 1; play lictor military 1"
    six = "; ".join(["play lictor social 1"] * 6)
    table.resolve({FIRST: two, SECOND: six}, im=six)
    assert table.told("awarded")[2] == (IM, "augur")
    assert table.told("wins-im") == [(SECOND,)]


@rule("BC-10.33")
def test_ties_go_by_total_charisma_then_to_the_left() -> None:
    """SECOND takes Political, THIRD Military, each with 2 authority."""

    def winner(cubes: str) -> object:
        table = Scene(4).board(SECOND, up=["lictor", "lictor"])
        table.board(THIRD, up=["lictor", "lictor"], cubes={"social": 1})
        table.resolve(
            {
                SECOND: "play lictor political 1; play lictor political 1",
                THIRD: f"play lictor military 1; play lictor military 1{cubes}",
            }
        )
        return table.told("wins-im")

    assert winner("") == [(SECOND,)]
    assert winner("; charisma social social") == [(THIRD,)]


@rule("BC-10.34", "BC-Q44")
def test_the_new_imperium_maius_takes_a_denarius_or_six_imperium() -> None:
    def designated() -> Scene:
        table = Scene(4).board(FIRST, up=["lictor"] * 4)
        two = "play lictor political 1; play lictor political 1; play lictor military 1; play lictor military 1"
        return table.resolve({FIRST: two})

    table = designated()
    assert table.offers(1) == ["reward denarius", "reward imperium"]
    table.play("1 reward denarius")
    assert (table.s.denarii[FIRST], table.s.imperium[FIRST]) == (6, 0)
    table = designated().play("1 reward imperium")
    assert (table.s.denarii[FIRST], table.s.imperium[FIRST]) == (5, 6)
    table = designated().supply(denarii=0)
    assert table.refusal("1 reward denarius") == "BC-Q44"
    assert table.offers(1) == ["reward imperium"]


@rule("BC-10.35")
def test_then_all_resolution_structures_act_in_order() -> None:
    table = (
        Scene(4, year=3).board(IM, owns=["ara_martis", "rostra"]).board(SECOND, owns=["carcer", "templum_divi_iulii"])
    )
    table.board(SECOND, up=["consul"])
    table.resolve({SECOND: "play consul political 1"})
    assert table.told("activated") == [(SECOND, "carcer")]
    assert table.offers(2) == ["recall consul political", "recall none"]  # may be declined
    table.play("2 recall none")
    assert table.told("activated") == [(SECOND, "templum_divi_iulii"), (IM, "rostra"), (IM, "ara_martis")]
    assert table.collegium(SECOND) == ["consul"]


@rule("BC-10.35")
def test_the_order_is_asked_where_loyalty_could_still_be_filed() -> None:
    def library() -> Scene:
        table = Scene(4, year=5).board(FIRST, owns=["ara_martis", "bibliotheca_apollinis"])
        return table.resolve({})

    table = library()
    assert table.step == "resolution_order"
    table.play("1 activate ara_martis")
    assert table.offers(1) == ["stop", "discard loyalty up"]
    table.play("1 discard loyalty up")
    assert table.collegium(FIRST) == ["loyalty"]
    table = library().play("1 activate bibliotheca_apollinis")  # nothing to file yet
    assert table.up(FIRST) == ["loyalty"]
    table = Scene(4, year=5).board(FIRST, owns=["ara_martis", "rostra"]).resolve({})
    assert table.step == "construction"
