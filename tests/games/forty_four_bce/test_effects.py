"""Effects of structures and recruits (section 14)."""

from __future__ import annotations

import pytest

from tabularium.games.forty_four_bce.effects import supply_has
from tabularium.games.forty_four_bce.packed import boxes_filled, will_return
from tabularium.games.forty_four_bce.terms import ANY, DENARIUS, LOYALTY, SUPPORT
from tests.games.forty_four_bce.scenario import FIRST, FOURTH, SECOND, THIRD, Scene, spend
from tests.marks import rule

IM = FOURTH


@rule("BC-14.1")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    table = Scene(3, year=5).board(FIRST, owns=["aqua_virgo", "forum_augustum"]).supply(support=3, military=1)
    table.begin("production")
    table.play("1 activate aqua_virgo")
    assert table.cubes(FIRST) == {"political": 2, "military": 1, "social": 2, "support": 3}


@rule("BC-14.2")
def test_effects_are_carried_out_in_the_order_listed() -> None:
    """The Theatre gives any influence first: its owner may take the last support before the second effect wants it."""
    table = Scene(3, year=3).board(FIRST, owns=["theatrum_marcelli"]).supply(support=3).begin("production")
    assert table.offers(1) == ["take political", "take military", "take social", "take support"]
    table.play("1 take support")
    assert table.cubes(FIRST)["support"] == 3


@rule("BC-14.3")
def test_any_influence_is_any_type_left_in_the_supply() -> None:
    table = Scene(3).board(FIRST, owns=["basilica_aemilia"]).supply(political=1, military=9, social=9, support=9)
    table.begin("production")
    assert table.refusal("1 take political") == "BC-14.3"
    assert table.offers(1) == ["take military", "take social", "take support"]
    table = Scene(3).board(FIRST, owns=["basilica_aemilia"]).supply(political=1, military=1, social=1, support=2)
    table.begin("production")
    assert table.cubes(FIRST) == {"political": 1, "military": 1, "social": 1, "support": 2}  # nothing was left to take


@rule("BC-14.4")
def test_a_recruit_contributes_what_is_printed_filled_and_added() -> None:
    """Of two Equesters one is filled: 2 + 1 and 0 + 1, so neither can be called back by the Prison; the Vestal can."""
    table = Scene(4).board(FIRST, up=["equester", "equester", "vestal", "lictor"], owns=["carcer"])
    table.board(SECOND, cubes={"support": 1})
    table.resolve(
        {
            FIRST: "play equester social 1; play equester social 2; play lictor military 1; play vestal social 3",
            SECOND: "support social 1",
        }
    )
    assert table.authority("social")[FIRST] == 4
    assert table.collegium(FIRST) == ["equester", "equester", "lictor"]
    assert table.up(FIRST) == ["vestal"]


@rule("BC-14.5")
@pytest.mark.parametrize(("count", "authority"), [(1, 0), (2, 2), (3, 3)])
def test_several_equesters_add_one_each(count: int, authority: int) -> None:
    table = Scene(4).board(FIRST, up=["equester"] * count)
    table.resolve({FIRST: "; ".join(["play equester social 1"] * count)})
    assert table.authority("social")[FIRST] == authority


@rule("BC-14.6")
def test_ability_support_goes_on_the_first_open_box_of_the_stack() -> None:
    table = Scene(4).board(FIRST, up=["legionary", "aquilifer", "primus_pilus", "legate"])
    table.resolve(
        {
            FIRST: "play aquilifer military 1; play legate military 2; play primus_pilus military 3; "
            "play legionary military 4"
        }
    )
    placed = [(FIRST, "aquilifer", "military", "legate"), (FIRST, "primus_pilus", "military", "legate")]
    assert table.told("ability-placed") == placed
    assert table.authority("military")[FIRST] == 7  # 1 + 2, 2 + 2, and no cube for the Legionary
    table = Scene(4).board(FIRST, up=["aquilifer"]).resolve({FIRST: "play aquilifer military 1"})
    assert table.told("ability-placed") == []
    assert table.told("ability-lost") == [(FIRST, "aquilifer", "military")]


@rule("BC-14.7")
def test_the_merchant_is_judged_when_it_is_activated() -> None:
    late = "play mercator social 1; play cliens social 2"
    table = Scene(4).board(FIRST, up=["mercator", "cliens"]).resolve({FIRST: late})
    assert [told for told in table.told("denarii") if told[0] == FIRST] == []
    assert table.authority("social")[FIRST] == 1  # the Merchant's box was filled, but too late
    early = "play cliens social 1; play mercator social 2; play cliens social 1"
    table = Scene(4).board(FIRST, up=["mercator", "cliens", "cliens"])
    table.board(SECOND, cubes={"support": 1})
    table.resolve({FIRST: early, SECOND: "support social 1"})
    assert (FIRST, 1) in table.told("denarii")


@rule("BC-14.8")
def test_a_return_is_judged_after_all_abilities() -> None:
    table = Scene(4).board(FIRST, up=["decurion", "aquilifer"])
    table.resolve({FIRST: "play decurion military 1; play aquilifer military 2"})
    assert table.told("will-return") == []  # filled by the Aquilifer below
    assert table.collegium(FIRST) == ["aquilifer", "decurion"]
    table = Scene(4).board(FIRST, up=["decurion"]).resolve({FIRST: "play decurion military 1"})
    assert table.told("will-return") == [(FIRST, "decurion")]
    assert table.up(FIRST) == ["decurion"]


@rule("BC-14.9")
def test_the_prison_returns_one_recruit_that_contributed_nothing() -> None:
    table = Scene(4).board(FIRST, owns=["carcer"], up=["quaestor", "quaestor", "consul", "aedile", "loyalty"])
    table.board(FIRST, up=["legionary"]).board(SECOND, cubes={"support": 1})
    table.resolve(
        {
            FIRST: "play quaestor political 1; play quaestor political 2; play aedile political 3; "
            "play consul political 4; play loyalty social; play legionary military 1",
            SECOND: "support military 1",
        }
    )
    assert table.offers(1) == ["recall quaestor political", "recall consul political", "recall none"]
    assert table.refusal("1 recall aedile political") == "BC-14.9"
    assert table.refusal("1 recall legionary military") == "BC-14.9"
    table.play("1 recall quaestor political")
    assert table.up(FIRST) == ["quaestor"]
    assert table.collegium(FIRST) == ["quaestor", "aedile", "consul", "legionary", "loyalty"]


@rule("BC-14.9")
def test_of_two_copies_the_prison_returns_the_one_that_contributed_nothing() -> None:
    table = Scene(4, year=5).board(
        FIRST, owns=["carcer", "bibliotheca_apollinis"], up=["quaestor"] * 2, down=["legate"]
    )
    table.board(SECOND, cubes={"support": 1})
    plan = "play quaestor political 1; play quaestor political 2"
    table.resolve({FIRST: plan, SECOND: "support political 1"}).play("1 recall quaestor political")
    assert table.step == "choose_to_collegium"  # so the stacks still lie there
    upper, lower = table.s.stacks[FIRST * 3]
    assert (boxes_filled(upper), will_return(upper)) == (1, False)
    assert (boxes_filled(lower), will_return(lower)) == (0, True)


@rule("BC-14.10")
def test_an_empty_supply_stops_placed_support() -> None:
    table = Scene(4).supply(support=0).board(FIRST, up=["cliens", "aquilifer", "legionary"])
    table.resolve({FIRST: "play cliens social 1; play aquilifer military 1; play legionary military 2"})
    assert table.told("ability-placed") == []
    assert table.authority("social")[FIRST] == 0
    assert table.s.supply[3] == 0


@rule("BC-14.11")
def test_influence_is_traded_for_another_type() -> None:
    table = Scene(3).board(FIRST, owns=["tabularium"], cubes={"social": 1}).supply(social=0).begin("enrolment")
    table.play("1 activate tabularium")  # one way to give: not asked
    assert table.step == "choose_type"
    assert table.refusal("1 take social") == "BC-14.11"
    table.play("1 take military", "1 stop")
    assert table.cubes(FIRST) == {"military": 1}
    assert table.s.supply[2] == 1  # given before the other was taken


@rule("BC-14.12")
def test_a_trade_takes_any_cube_and_face_up_loyalty_only() -> None:
    table = Scene(3, year=5).board(FIRST, owns=["basilica_iulia"], down=["loyalty"], up=["loyalty"])
    table.begin("construction").play("1 activate basilica_iulia")
    assert table.down(FIRST) == ["loyalty"]
    table = Scene(3, year=5).board(FIRST, owns=["basilica_iulia"], down=["loyalty"]).begin("construction")
    assert table.refusal("1 activate basilica_iulia") == "BC-3.14"
    table = Scene(3).board(FIRST, owns=["macellum"], cubes={"support": 1, "social": 1}).begin("construction")
    table.play("1 activate macellum")
    assert table.told("spent") == [(FIRST, 0, 0, 1, 1)]


@rule("BC-14.13")
def test_a_trade_needs_its_gain_in_the_supply_but_loyalty_is_always_there() -> None:
    table = Scene(3).board(FIRST, owns=["macellum"], cubes={"social": 2}).supply(denarii=0).begin("construction")
    assert table.refusal("1 activate macellum") == "BC-3.14"
    table = Scene(3, year=3).board(FIRST, owns=["circus_flaminius"], cubes={"social": 1}).supply(loyalty=0)
    table.begin("enrolment").play("1 activate circus_flaminius")
    assert table.up(FIRST) == ["loyalty"]
    # Only social is left in the supply: social cannot be given for it.
    table = Scene(3).board(FIRST, owns=["tabularium"], cubes={"social": 1, "support": 1})
    table.supply(political=0, military=0, support=0, social=5).begin("enrolment").play("1 activate tabularium")
    assert table.told("spent") == [(FIRST, 0, 0, 0, 1)]
    assert table.cubes(FIRST) == {"social": 2}


@rule("BC-14.13")
def test_a_gain_that_is_not_there_is_refused() -> None:
    table = Scene(3).board(FIRST, owns=["tabularium"], cubes={"social": 1, "support": 1, "military": 1})
    table.supply(political=0, military=0, support=0, social=5).begin("enrolment").play("1 activate tabularium")
    assert table.step == "choose_spend"
    assert table.refusal(f"1 {spend(social=1)}") == "BC-14.13"


@rule("BC-14.14")
def test_free_of_cost_means_without_loyalty_too() -> None:
    table = Scene(3, year=5).board(FIRST, owns=["castra_urbana"]).begin("enrolment")
    table.play("1 activate castra_urbana")
    assert table.up(FIRST) == ["lictor"]


@rule("BC-14.15")
def test_a_discount_drops_cubes_of_choice_but_not_loyalty() -> None:
    """A Senator costs 2 political and 1 loyalty: nothing but the loyalty is left. A Decurion, 1 military and 2 grey,
    takes any 1 cube."""
    table = Scene(3, year=3).board(FIRST, owns=["campus_martius"], cubes={"social": 1, "support": 1}, up=["loyalty"])
    table.begin("enrolment").play("1 activate campus_martius")
    assert "enlist senator" in table.offers(1)
    table.play("1 enlist decurion")
    assert table.offers(1) == [spend(support=1), spend(social=1)]
    table.play(f"1 {spend(support=1)}")
    assert table.cubes(FIRST) == {"social": 1}
    table = Scene(3, year=3).board(FIRST, owns=["campus_martius"], cubes={"political": 1}).begin("enrolment")
    table.play("1 activate campus_martius")
    assert table.refusal("1 enlist senator") == "BC-5.4"
    table = Scene(3, year=5).board(FIRST, owns=["saepta_iulia"], cubes={"political": 1, "social": 1})
    table.begin("enrolment").play("1 activate saepta_iulia").play("1 enlist consul")
    assert table.up(FIRST) == ["consul"]  # 2 of its 4 cubes, and no loyalty
    assert table.cubes(FIRST) == {}


@rule("BC-14.16")
def test_a_lictor_is_a_recruit_of_level_two() -> None:
    table = Scene(3, year=3).board(FIRST, owns=["campus_martius", "ludus_magnus"], up=["loyalty"]).begin("enrolment")
    table.play("1 activate ludus_magnus")
    assert table.offers(1) == ["enlist quaestor", "enlist legionary", "enlist cliens"]
    assert table.refusal("1 enlist lictor") == "BC-14.16"
    table.play("1 enlist cliens", "1 activate campus_martius")
    assert "enlist lictor" in table.offers(1)
    assert table.refusal("1 enlist quaestor") == "BC-14.16"


@rule("BC-14.17")
def test_an_enlist_effect_needs_a_card_in_the_stack() -> None:
    table = Scene(3).stack(quaestor=0).board(FIRST, owns=["ludus_magnus"]).begin("enrolment")
    table.play("1 activate ludus_magnus")
    assert table.refusal("1 enlist quaestor") == "BC-14.17"


@rule("BC-14.18")
def test_raises_of_the_limit_add_up() -> None:
    owns = ["horreum", "horrea_agrippiana", "mausoleum_augusti"]
    table = Scene(3, year=5).board(FIRST, owns=owns, cubes={"social": 14}).begin("discard")
    assert table.told("limit") == [(FIRST, 14, 13)]


@rule("BC-14.19")
def test_the_pantheon_counts_all_architects_on_structures_itself_included() -> None:
    table = Scene(3, year=5).board(FIRST, owns=["forum", "forum", "regia", "statue_mars"]).begin("construction")
    table.play("1 build pantheon")
    assert table.s.imperium[FIRST] == 5


def navalia(*owns: str, denarii: int = 5) -> Scene:
    """Year 3, and FIRST owns the Shipyard that moves architects."""
    return Scene(3, year=3).board(FIRST, owns=["navalia", *owns], denarii=denarii)


@rule("BC-14.20")
def test_an_architect_moves_between_structures_that_allow_it() -> None:
    table = navalia("forum", "regia").lay("navalia", "regia", "horreum", "pantheon", "statue_mars")
    table.s.slots[table.box.structures.index("statue_mars")] = 0
    table.begin("construction").play("1 activate navalia")
    assert table.offers(1) == ["move from forum", "move from regia"]
    assert table.refusal("1 move from navalia") == "BC-14.20"
    table.play("1 move from forum")
    assert table.offers(1) == ["move to castrum", "move to villa", "move to temple", "move to horreum"]
    for target in ("forum", "regia", "pantheon", "statue_mars"):  # the same, own, of a later era, full
        assert table.refusal(f"1 move to {target}") == "BC-14.20"


@rule("BC-14.21")
def test_the_difference_is_paid_and_nothing_returned() -> None:
    table = navalia("forum", denarii=1).begin("construction").play("1 activate navalia", "1 move from forum")
    assert table.refusal("1 move to theatrum_marcelli") == "BC-14.21"
    table.play("1 move to regia")
    assert table.s.denarii[FIRST] == 0
    table = navalia("aerarium", denarii=0).begin("construction")
    table.play("1 activate navalia", "1 move from aerarium", "1 move to forum")
    assert table.s.denarii[FIRST] == 0


@rule("BC-14.21")
def test_a_source_is_refused_for_money_where_only_money_is_missing() -> None:
    table = navalia("forum", "temple", denarii=0).lay("navalia", "aerarium")
    for fixed in ("forum", "castrum", "villa", "temple"):
        table.s.slots[table.box.structures.index(fixed)] = 0
    table.s.slots[table.box.structures.index("temple")] = 1
    table.begin("construction").play("1 activate navalia")
    assert table.offers(1) == ["move from forum"]
    assert table.refusal("1 move from temple") == "BC-14.21"


@rule("BC-14.22")
def test_moving_triggers_no_immediate_effect() -> None:
    table = navalia("forum").begin("construction")
    table.play("1 activate navalia", "1 move from forum", "1 move to aerarium")
    assert table.owned(FIRST) == ["aerarium", "navalia"]
    assert table.s.denarii[FIRST] == 3  # 5 less the difference of 2


@rule("BC-14.23")
def test_the_slot_left_is_open_and_the_structure_no_longer_owned() -> None:
    table = navalia("regia").board(SECOND, owns=["regia"]).begin("construction")
    assert table.slots("regia") == 0
    table.play("1 activate navalia", "1 move from regia", "1 move to forum")
    assert table.slots("regia") == 1
    assert "regia" not in table.owned(FIRST)
    table.play("2 pass").play("3 build regia")


@rule("BC-14.24")
def test_the_rostra_count_fields_where_support_was_deployed() -> None:
    table = Scene(4).board(FIRST, owns=["rostra"], cubes={"support": 4}).board(SECOND, up=["praetor", "cliens"])
    table.resolve(
        {
            FIRST: "support political 2; support political 2; support social 2; support military 2",
            SECOND: "play praetor political 1; play cliens social 1",
        }
    )
    assert table.s.imperium[FIRST] == 2  # nothing could be deployed in Military


@rule("BC-14.25")
def test_only_cards_discarded_in_this_phase_count_for_the_mausoleum() -> None:
    table = Scene(3, year=5).board(FIRST, owns=["mausoleum_augusti"], cubes={"social": 8}, collegium=["quaestor"] * 4)
    table.board(FIRST, up=["cliens"] * 3, down=["legate"] * 2).begin("discard")
    table.play("1 discard cliens up; discard legate down; return social; return social; return social; done")
    assert table.s.imperium[FIRST] == 2


@rule("BC-14.26")
def test_the_library_files_cards_of_the_storage_unseen() -> None:
    table = Scene(4, year=5).board(FIRST, owns=["bibliotheca_apollinis"], up=["legate", "lictor", "quaestor"])
    table.board(SECOND, up=["quaestor"]).board(FIRST, cubes={"support": 1})
    table.resolve({FIRST: "play quaestor political 1; support political 2", SECOND: "play quaestor political 1"})
    # The loyalty in front of Political is not in storage.
    assert table.offers(1) == ["stop", "discard legate down", "discard lictor down"]
    table.play("1 discard legate down")
    assert table.events[0].as_seen(SECOND)[3] == ()
    assert getattr(table.s.view(SECOND), "dark")[FIRST] == (20,)
    table.play("1 stop")
    assert table.collegium(FIRST) == ["quaestor", "legate"]
    assert table.down(FIRST) == ["lictor"]


@rule("BC-14.27")
def test_in_the_resolution_the_imperium_maius_is_the_outgoing_one() -> None:
    """FIRST is awarded the tile and still counts as a Suitor for the Rostra; the Arch sees who kept or won it."""
    table = Scene(4, year=5).board(FIRST, owns=["rostra", "arcus_augusti"], up=["lictor"] * 9, cubes={"support": 1})
    table.board(SECOND, up=["cliens"]).board(IM, owns=["rostra", "arcus_augusti"])
    lictors = "; ".join(["play lictor political 1"] * 4 + ["play lictor military 1"] * 5)
    table.resolve({FIRST: f"{lictors}; support social 2", SECOND: "play cliens social 1"})
    table.play("1 reward denarius")
    assert table.told("wins-im") == []
    assert table.s.imperium[FIRST] == 3  # Rostra 1, Arch 2
    assert table.s.imperium[IM] == 0
    table = Scene(4, year=5).board(IM, owns=["arcus_augusti"]).resolve({})
    assert table.s.imperium[IM] == 4


@rule("BC-14.28")
def test_in_year_six_nothing_returns() -> None:
    table = Scene(4, year=6).board(FIRST, up=["decurion", "quaestor"], owns=["carcer"])
    table.resolve({FIRST: "play decurion military 1; play quaestor political 1"})
    assert table.s.agenda[-1].name == "construction"  # the Prison did not ask
    assert table.collegium(FIRST) == ["quaestor", "decurion"]


@rule("BC-14.29")
def test_the_first_trade_must_be_made_the_second_need_not() -> None:
    table = Scene(3).board(FIRST, owns=["tabularium"], cubes={"social": 2, "support": 1})
    table.board(SECOND, cubes={"social": 2}).begin("enrolment").play("1 activate tabularium")
    assert table.refusal("1 stop") == "BC-14.29"
    assert table.offers(1) == [spend(support=1), spend(social=1)]
    table.play(f"1 {spend(social=1)}", "1 take political")
    assert "stop" in table.offers(1)
    table.play("1 stop")
    assert table.turn == 2


@rule("BC-14.30")
def test_an_architect_may_move_onto_what_its_owner_built_before() -> None:
    table = navalia("forum", "regia").board(FIRST, denarii=9).begin("construction")
    table.play("1 activate navalia", "1 move from regia", "1 move to villa").play("2 pass").play("3 pass")
    table.s.activated[FIRST] = 0
    assert table.refusal("1 build regia") == "BC-3.17"
    table.play("1 activate navalia", "1 move from forum", "1 move to regia")
    assert "regia" in table.owned(FIRST)


# -- every structure and recruit with an effect of its own -------------------------------------------


def test_regia_serves_both_roles() -> None:
    table = Scene(3).board(FIRST, owns=["regia"]).board(THIRD, owns=["regia"]).begin("production")
    assert table.cubes(FIRST)["support"] == 3
    assert table.turn == 3  # the Imperium Maius takes two of choice
    table.play("3 take social", "3 take social")
    assert table.cubes(THIRD)["social"] == 3


def test_the_temple_of_the_divine_julius_pays_who_was_awarded_a_tile() -> None:
    table = Scene(4, year=3).board(FIRST, owns=["templum_divi_iulii"]).board(IM, owns=["templum_divi_iulii"])
    table.resolve({})
    assert table.told("denarii")[:4] == [(IM, 1), (IM, 1), (IM, 1), (IM, 1)]


def test_the_altar_of_mars_comforts_who_was_not() -> None:
    table = Scene(4, year=3).board(FIRST, owns=["ara_martis"]).board(IM, owns=["ara_martis"]).resolve({})
    assert table.up(FIRST) == ["loyalty"]
    assert table.cubes(FIRST) == {"support": 1}
    assert table.up(IM) == []


def test_the_patrician_asks_for_an_influence_and_the_rest_goes_on() -> None:
    table = Scene(4).board(FIRST, up=["patrician", "cliens", "patrician"])
    table.resolve({FIRST: "play patrician social 1; play patrician social 2; play cliens social 3"})
    assert table.step == "choose_type"
    table.play("1 take support", "1 take military")
    assert table.cubes(FIRST) == {"military": 1, "support": 1}
    assert table.told("ability") == [(FIRST, "patrician")]
    assert table.told("ability-placed") == [(FIRST, "cliens", "social", "patrician")]
    assert table.authority("social")[FIRST] == 3


def test_the_censor_gains_imperium() -> None:
    table = Scene(4).board(FIRST, up=["censor"]).resolve({FIRST: "play censor political 1"})
    assert table.s.imperium[FIRST] == 2


@rule("BC-14.3")
def test_a_box_may_have_structures_that_collect_only_while_the_supply_has_some() -> None:
    """No structure of the usual box is asked this where it is activated on a turn."""
    s = Scene().s
    s.supply, s.mint = [0, 0, 0, 1], 0
    assert [supply_has(s, kind) for kind in (0, SUPPORT, ANY, LOYALTY, DENARIUS)] == [False, True, True, True, False]
    s.supply, s.mint = [0, 0, 0, 0], 1
    assert [supply_has(s, kind) for kind in (0, SUPPORT, ANY, LOYALTY, DENARIUS)] == [False, False, False, True, True]
