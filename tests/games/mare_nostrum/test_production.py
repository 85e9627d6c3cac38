"""Phase I: Production (MN-1)."""

from __future__ import annotations

from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule


@rule("MN-1.1")
def test_round_one_starts_with_nine_resources_and_the_trade() -> None:
    scene = Scene(5, bare=False, round=1)
    assert [sum(scene.s.goods[27 * seat : 27 * seat + 27]) for seat in range(5)] == [9, 9, 9, 9, 9]
    assert scene.waits() == "play_trade_token 3"
    scene.production()  # of round 1
    assert scene.hand(1) == "3 metal 1 grain 1 oil 1 sheep 2 wine 1 tax"


@rule("MN-1.2")
def test_cities_and_capitals_give_a_tax() -> None:
    scene = Scene().influence(2, "thracia").built("athenae", "byzantium").production()
    assert scene.hand(2) == "2 tax"


@rule("MN-1.3")
def test_the_temple_of_the_same_province_doubles() -> None:
    scene = Scene().influence(2, "thracia").built("athenae", "byzantium", "thracia_temple").production()
    assert scene.hand(2) == "3 tax"


@rule("MN-1.4")
def test_one_temple_doubles_both_cities() -> None:
    scene = Scene().built("athenae", "corinthus", "achaea_temple").production()
    assert scene.hand(2) == "4 tax"


@rule("MN-1.4", "MN-1.10")
def test_a_temple_doubles_only_the_cities_of_who_controls_it() -> None:
    scene = Scene().built("athenae", "corinthus", "achaea_temple").legions(1, "achaea")
    scene.conqueror(1, "achaea", "corinthus").production()
    assert (scene.hand(2), scene.hand(1)) == ("2 tax", "1 tax")


@rule("MN-1.5")
def test_a_caravan_gives_its_good_and_two_with_the_market() -> None:
    scene = Scene().influence(1, "gallia").built("gallia_c1", "latium_c1", "latium_c2", "latium_market").production()
    assert scene.hand(1) == "2 metal 1 grain 2 wine"


@rule("MN-1.6")
def test_a_legendary_city_gives_a_tax_and_a_legendary_good() -> None:
    scene = Scene().influence(1, "sicilia").built("syracusae").pile("wood").production()
    assert scene.hand(1) == "1 legendary_wood 1 tax"


@rule("MN-1.7")
def test_its_temple_gives_one_more_of_either() -> None:
    scene = Scene().influence(1, "sicilia").built("syracusae", "sicilia_temple").pile("wood", "gold").production()
    assert scene.refusal("1 done") == "MN-1.7"  # the choice is owed
    scene.play("1 take tax; done")
    assert scene.hand(1) == "1 legendary_wood 2 tax"
    scene = Scene().influence(1, "sicilia").built("syracusae", "sicilia_temple").pile("wood", "gold").production()
    scene.play("1 take legendary; done")
    assert scene.hand(1) == "1 legendary_wood 1 legendary_gold 1 tax"


@rule("MN-1.8")
def test_the_choice_comes_before_any_draw() -> None:
    scene = Scene().influence(1, "sicilia").built("syracusae", "sicilia_temple")
    scene.influence(2, "asia").built("troia").production()
    assert scene.waits() == "legendary_bonus 1"
    assert len(scene.s.pile) == 13
    assert (scene.hand(1), scene.hand(2)) == ("", "")


@rule("MN-1.9")
def test_market_and_temple_alone_give_nothing() -> None:
    scene = Scene().built("latium_market", "latium_temple").production()
    assert scene.hand(1) == ""


@rule("MN-1.10")
def test_an_occupied_market_doubles_only_for_the_occupier() -> None:
    scene = Scene().influence(2, "macedonia").built("macedonia_c1", "macedonia_c2", "macedonia_market")
    scene.legions(1, "macedonia", 2).conqueror(1, "macedonia", "macedonia_c1", "macedonia_market").production()
    assert (scene.hand(1), scene.hand(2)) == ("2 grain", "1 wine")


@rule("MN-1.11")
def test_at_war_the_influence_owner_collects_everything() -> None:
    scene = Scene().influence(2, "macedonia").built("macedonia_c1", "macedonia_market")
    scene.legions(1, "macedonia", 5).legions(2, "macedonia").production()
    assert (scene.hand(1), scene.hand(2)) == ("", "2 grain")


@rule("MN-1.12")
def test_a_seized_marker_brings_nothing() -> None:
    scene = Scene().influence(2, "macedonia").built("macedonia_c1").legions(1, "macedonia")
    scene.conqueror(1, "macedonia", seized=1).production()
    assert (scene.hand(1), scene.hand(2)) == ("", "1 grain")


@rule("MN-1.13")
def test_the_trade_master_draws_first_then_clockwise() -> None:
    scene = Scene().influence(1, "sicilia").influence(4, "judaea").influence(2, "asia")
    scene.built("syracusae", "ierusalem", "troia").titles(commerce=4).pile("wood", "gold", "wine").production()
    assert scene.hand(4) == "1 legendary_wood 1 tax"  # then seats 5, 1, 2, 3
    assert scene.hand(1) == "1 legendary_gold 1 tax"
    assert scene.hand(2) == "1 legendary_wine 1 tax"


@rule("MN-1.14")
def test_only_the_drawer_sees_a_legendary_good() -> None:
    scene = Scene().influence(1, "sicilia").built("syracusae", "sicilia_temple").pile("wood").production()
    events = scene.happens("1 take tax; done")
    drawn = [event for event in events if event.secret]
    assert [(event.seen_by(0), event.seen_by(1), event.seen_by(30)) for event in drawn] == [(True, False, False)]
    assert scene.live.view(1).digest() != ""
    assert getattr(scene.live.view(1), "goods")[:27] == [0] * 27


@rule("MN-1.15")
def test_an_empty_pile_is_made_anew_of_the_discards() -> None:
    scene = Scene().influence(1, "sicilia").built("syracusae")
    scene.s.pile, scene.s.discard = (), (6,)
    scene.production()
    assert scene.hand(1) == "1 legendary_wood 1 tax"
    assert scene.discard() == []
    scene = Scene().influence(1, "sicilia").built("syracusae")
    scene.s.pile, scene.s.discard = (), ()
    scene.production()
    assert scene.hand(1) == "1 tax"  # the draw is lost


@rule("MN-1.16")
def test_spent_legendary_goods_go_to_their_own_discard_pile() -> None:
    scene = Scene().holds(1, "legendary_wood legendary_gold wine grain").buying(1)
    scene.play("1 buy legion", "1 pay legendary_wood", "1 pay legendary_gold", "1 pay grain")
    assert scene.discard() == ["wood", "gold"]
    scene = Scene().holds(1, "legendary_wood grain").buying(1)
    scene.play("1 end")
    assert scene.discard() == ["wood"]  # unspent and discarded


@rule("MN-1.17")
def test_ordinary_tokens_never_run_out() -> None:
    scene = Scene().influence(3, "creta").built("creta_c1", "creta_market").holds(1, "9 ceramics").production()
    assert scene.hand(3) == "2 ceramics"  # the box has three


@rule("MN-1.18")
def test_what_one_has_is_kept_and_there_is_no_limit() -> None:
    scene = Scene().built("latium_c1").holds(1, "30 tax 2 wine").production()
    assert scene.hand(1) == "1 metal 2 wine 30 tax"


@rule("MN-1.19")
def test_circe_lets_legions_work_as_caravans() -> None:
    scene = Scene().owns(1, "circe").influence(1, "gallia").legions(1, "gallia").legions(1, "dalmatia")
    scene.built("gallia_market").production()
    assert scene.waits() == "circe_assign 1"
    scene.play("1 no", "1 yes", "1 yes")  # not the grain, the sheep of Gallia, the wood of Dalmatia
    assert scene.hand(1) == "1 wood 2 sheep"  # the Market of Gallia doubles


@rule("MN-1.19")
def test_circe_needs_an_own_or_neutral_province_without_enemies() -> None:
    scene = Scene().owns(1, "circe").legions(1, "dalmatia").legions(2, "dalmatia")
    scene.influence(2, "dacia").legions(1, "dacia").legions(1, "gallia").built("gallia_c1", "gallia_c2").production()
    assert scene.waits() == "play_trade_token 3"  # nothing was eligible


@rule("MN-1.20")
def test_one_legion_serves_one_site_and_no_level() -> None:
    scene = Scene().owns(1, "circe").legions(1, "dalmatia").production()
    scene.play("1 yes")
    assert scene.waits() == "play_trade_token 3"  # no Legion is left for the second site
    assert scene.hand(1) == "1 wood"
    assert scene.levels(1) == (1, 0, 2)  # Circe's own bonuses and one Legion


@rule("MN-1.21")
def test_the_temple_of_artemis_gives_a_tax() -> None:
    scene = Scene().owns(2, "temple_of_artemis").production()
    assert scene.hand(2) == "1 tax"


@rule("MN-1.22")
def test_the_colossus_gives_a_good_of_choice_after_the_collection() -> None:
    scene = Scene().owns(2, "colossus").built("athenae").production()
    assert scene.waits() == "colossus_good 2"
    assert scene.hand(2) == "1 tax"
    events = scene.happens("2 good ceramics")
    assert [(event.public, event.seen_by(30)) for event in events] == [((0,), True)]  # announced
    assert scene.hand(2) == "1 ceramics 1 tax"


@rule("MN-1.22")
def test_the_colossus_may_be_declined() -> None:
    scene = Scene().owns(2, "colossus").production().play("2 pass")
    assert scene.hand(2) == ""


@rule("MN-1.23")
def test_colossus_and_artemis_give_nothing_when_bought() -> None:
    scene = Scene(3).holds(1, "8 tax 7 wine").owns(2, "temple_of_artemis").buying(1)
    scene.play("1 buy hm", "1 tile colossus")
    assert (scene.hand(1), scene.waits()) == ("7 wine 1 tax", "buy_item 1")
    round_one = Scene(3, bare=False, round=1).owns(2, "temple_of_artemis", "colossus").production()
    assert round_one.waits() == "play_trade_token 3"
    assert round_one.hand(2) == "1 marble 1 grain 1 oil 1 wine 5 tax"
