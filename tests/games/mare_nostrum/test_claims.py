"""Phase V: Claims (MN-5), winning claims (MN-6) and the end (MN-8)."""

from __future__ import annotations

from tabularium.games.mare_nostrum.game import GAME
from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule

THREE = ("circe", "hamilcar", "ramses_ii")  # with the starting Hero four


# -- Titles ------------------------------------------------------------------------------------------


@rule("MN-5.1")
def test_a_title_goes_to_the_strictly_highest_level() -> None:
    scene = Scene(3).built("latium_c1", "athenae").legions(2, "achaea").claims()
    assert scene.title_holders() == (1, 2, 2)


@rule("MN-5.2")
def test_a_tie_is_the_holders_choice() -> None:
    scene = Scene(3).built("latium_c1", "africa_c1", "athenae").legions(2, "achaea").titles(commerce=2).claims()
    assert scene.waits() == "award_title 2"
    assert scene.offers(2) == ["award 1", "award 3"]
    assert scene.refusal("2 award 2") == "MN-5.2"  # Greece is not tied
    scene.play("2 award 1")
    assert scene.title_holders()[0] == 1


@rule("MN-5.3")
def test_titles_are_settled_in_the_order_of_the_tracks() -> None:
    scene = Scene(3).titles(1, 2, 3).claims()  # all levels are zero: three ties
    asked = []
    for seat in (1, 2, 3):
        asked.append((scene.waits(), getattr(scene.s.agenda[-1], "title")))
        scene.play(f"{seat} award {seat}")
    assert asked == [("award_title 1", 0), ("award_title 2", 1), ("award_title 3", 2)]


@rule("MN-5.4")
def test_levels_are_compared_by_their_true_number() -> None:
    scene = Scene(3).legions(1, "latium", 8).triremes(1, "mare_tyrrhenum", 5).fortress(1, "latium")
    scene.influence(1, "gallia", "italia", "dalmatia").fortress(1, "gallia", "italia", "dalmatia")
    scene.legions(2, "achaea", 8).triremes(2, "mare_ionium", 5).fortress(2, "achaea")
    scene.titles(military=2).built("latium_c1", "athenae").claims()
    assert scene.levels(1)[2] == 17  # shown as XV+ II, below Greece's XIV on the printed track
    assert scene.title_holders()[2] == 1


@rule("MN-5.5")
def test_bonuses_count_for_titles() -> None:
    scene = Scene(3).built("latium_c1", "athenae").owns(3, "hanging_gardens").legions(1, "latium").claims()
    assert scene.title_holders()[0] == 3  # two by the Gardens, Rome has one Caravan


@rule("MN-5.6")
def test_one_player_may_hold_several_titles() -> None:
    scene = Scene(3).built("latium_c1", "roma", "latium_temple", "athenae").legions(2, "achaea").claims()
    assert scene.title_holders() == (1, 1, 2)


# -- claims in the Purchases phase -------------------------------------------------------------------


@rule("MN-6.1")
def test_a_claim_ends_the_claimants_purchases() -> None:
    scene = Scene(3).holds(1, "15 tax").buying(1).play("1 buy pyramids")
    assert scene.offers(1) == ["confirm"]
    scene.play("1 confirm")
    assert scene.waits() == "choose_next_buyer 2"
    assert scene.hand(1) == "3 tax"  # not even storage is asked for
    assert scene.won() == ("", [])


@rule("MN-6.2")
def test_the_political_leaders_claim_wins_at_once_and_alone() -> None:
    scene = Scene(3).holds(1, "12 tax").holds(2, "12 tax").buying(1).play("1 buy pyramids", "1 confirm")
    scene.play("2 buyer 2", "2 buy pyramids", "2 confirm")
    assert scene.won() == ("pyramids", [2])
    fifth = Scene(3).owns(2, *THREE).holds(2, "10 tax").buying(2).play("2 buy hm", "2 tile hercules", "2 confirm")
    assert fifth.won() == ("fifth_hm", [2])


@rule("MN-6.3")
def test_after_a_claim_the_others_still_buy() -> None:
    scene = Scene(3).holds(1, "12 tax").holds(3, "3 tax").buying(1).play("1 buy pyramids", "1 confirm")
    assert scene.offers(2) == ["buyer 2", "buyer 3"]
    scene.play("2 buyer 3")
    assert scene.offers(3)[-1] == "end"
    assert len(scene.offers(3)) > 1


@rule("MN-6.4")
def test_a_second_claim_needs_no_tile_but_full_payment() -> None:
    scene = Scene(3).holds(1, "12 tax").holds(3, "12 wine 12 tax").buying(1).play("1 buy pyramids", "1 confirm")
    scene.play("2 buyer 3", "3 buy pyramids", "3 confirm")
    assert scene.hand(3) == "12 wine"
    assert scene.tiles(3) == ["hannibal"]  # no tile moved
    scene.play("2 end")
    assert scene.won() == ("pyramids", [1, 3])


@rule("MN-6.4")
def test_a_fifth_tile_can_be_claimed_without_one_if_one_was_face_up_before() -> None:
    def claims(last_tile: bool) -> Scene:
        scene = Scene(3).owns(1, *THREE).owns(3, "antigone", "spartacus", "perseus")
        scene.holds(1, "12 tax").holds(3, "10 tax")
        scene.s.face_up &= ~scene.s.box.heroes
        if last_tile:
            scene.s.face_up |= 1 << scene.s.box.tiles.index("hercules")
        scene.purchases().play("3 no", "2 buyer 1")
        return scene

    scene = claims(True).play("1 buy hm", "1 confirm", "2 buyer 3")
    assert "buy hm" in scene.offers(3)
    scene.play("3 buy hm", "3 confirm", "2 end")
    assert scene.won() == ("fifth_hm", [1, 3])
    assert scene.tiles(3) == ["hannibal", "antigone", "perseus", "spartacus"]
    scene = claims(False).play("1 buy pyramids", "1 confirm", "2 buyer 3")
    assert scene.refusal("3 buy hm") == "MN-3.17"


@rule("MN-6.5")
def test_pyramids_go_before_a_fifth_tile() -> None:
    scene = Scene(3).owns(1, *THREE).holds(1, "10 tax").holds(3, "12 tax").buying(1)
    scene.play("1 buy hm", "1 tile hercules", "1 confirm", "2 buyer 3", "3 buy pyramids", "3 confirm", "2 end")
    assert scene.won() == ("pyramids", [3])


@rule("MN-6.6")
def test_without_pyramids_all_fifth_tiles_share() -> None:
    scene = Scene(3).owns(1, *THREE).owns(3, "antigone", "spartacus", "gilgamesh").holds(1, "10 tax").holds(3, "10 tax")
    scene.buying(1).play("1 buy hm", "1 tile hercules", "1 confirm", "2 buyer 3", "3 buy hm", "3 tile colossus")
    scene.play("3 confirm", "2 end")
    assert scene.won() == ("fifth_hm", [1, 3])


@rule("MN-6.7")
def test_the_last_buyers_claim_is_decided_at_once() -> None:
    scene = Scene(3).holds(1, "12 tax").purchases()
    scene.play("2 buyer 2", "2 end", "2 buyer 3", "3 end", "1 buy pyramids", "1 confirm")
    assert scene.won() == ("pyramids", [1])


@rule("MN-6.8")
def test_perseus_lets_an_able_owner_buy_first_and_win_alone() -> None:
    scene = Scene(3).owns(1, "perseus").holds(1, "11 tax").purchases()
    assert scene.waits() == "perseus_first 1"
    assert scene.refusal("1 yes") == "MN-6.8"
    scene = Scene(3).owns(1, "perseus").holds(1, "12 tax").purchases().play("1 yes")
    assert scene.waits() == "buy_item 1"
    scene.play("1 buy pyramids", "1 confirm")
    assert scene.won() == ("pyramids", [1])  # before the Political Leader could buy
    four = Scene(3).owns(1, "perseus", "circe", "hamilcar").holds(1, "10 tax").purchases()
    assert four.offers(1) == ["yes", "no"]
    three = Scene(3).owns(1, "perseus", "circe").holds(1, "10 tax").purchases()
    assert three.offers(1) == ["no"]  # asked all the same


@rule("MN-6.9")
def test_buying_first_without_a_claim_is_just_that() -> None:
    scene = Scene(3).owns(1, "perseus").holds(1, "12 tax").holds(2, "12 tax").purchases()
    scene.play("1 yes", "1 buy legion", "1 end", "1 keep 0", "2 buyer 2", "2 buy pyramids", "2 confirm")
    assert scene.won() == ("pyramids", [2])
    scene = Scene(3).owns(1, "perseus").holds(1, "12 tax").holds(3, "12 tax").purchases()
    scene.play("1 yes", "1 end", "1 keep 0", "2 buyer 3", "3 buy pyramids", "3 confirm")
    assert scene.won() == ("", [])  # a claim of another is no claim of Perseus


@rule("MN-6.10")
def test_perseus_is_asked_from_the_next_round_on() -> None:
    scene = Scene(3).holds(1, "7 tax").buying(1).play("1 buy hm", "1 tile perseus", "1 end", "2 buyer 2", "2 end")
    assert scene.s.perseus_since == 2
    scene.purchases()  # of the same round
    assert scene.waits() == "choose_next_buyer 2"
    scene.s.round = 3
    scene.purchases()
    assert scene.waits() == "perseus_first 1"


@rule("MN-6.11")
def test_who_declined_perseus_claims_like_the_others() -> None:
    scene = Scene(3).owns(1, "perseus").holds(1, "12 tax").holds(3, "12 tax").purchases()
    scene.play("1 no", "2 buyer 1", "1 buy pyramids", "1 confirm")
    assert scene.won() == ("", [])
    scene.play("2 buyer 3", "3 buy pyramids", "3 confirm", "2 end")
    assert scene.won() == ("pyramids", [1, 3])


@rule("MN-6.12")
def test_after_a_claim_the_game_ends_with_the_phase() -> None:
    scene = Scene(3).holds(1, "12 tax").holds(3, "30 tax").buying(1).play("1 buy pyramids", "1 confirm", "2 buyer 3")
    scene.play("3 buy market", "3 end", "3 keep 2", "2 end")
    assert scene.won() == ("pyramids", [1])


@rule("MN-6.4", "MN-3.17")
def test_a_fourth_hero_always_needs_a_tile() -> None:
    scene = Scene(3, tiles="first_game").owns(1, "circe", "hercules", "spartacus").owns(3, "colossus", "antigone")
    scene.holds(1, "10 tax").holds(3, "10 tax")
    scene.s.face_up = 1 << scene.s.box.tiles.index("hamilcar") | 1 << scene.s.box.pyramids
    scene.titles(politics=2).purchases().play("2 buyer 1", "1 buy hm", "1 confirm", "2 buyer 3")
    assert scene.s.fifth_open == 1  # Julia could claim a fifth, but has three
    assert "buy hm" not in scene.offers(3)
    assert scene.refusal("3 buy hm") == "MN-3.17"


@rule("MN-6.4", "MN-8.4")
def test_the_ways_to_win_count_a_claim_without_a_tile() -> None:
    scene = Scene(3, tiles="first_game").owns(1, "circe", "hercules", "spartacus").owns(3, "colossus", "perseus")
    scene.owns(3, "antigone").holds(1, "10 tax").holds(3, "10 tax").holds(2, "12 tax")
    scene.s.face_up = 1 << scene.s.box.tiles.index("hamilcar") | 1 << scene.s.box.pyramids
    scene.titles(politics=2).purchases().play("3 no", "2 buyer 1", "1 buy hm", "1 confirm", "2 buyer 3")
    scene.play("3 buy hm", "3 confirm", "2 end", "2 keep 2")
    assert scene.won() == ("fifth_hm", [1, 3])
    ways = GAME.progress(scene.s) if GAME.progress else None
    assert ways is not None
    assert [ways.of(seat, "fifth_hm") for seat in range(3)] == [(5, 5), (1, 5), (5, 5)]
    assert [ways.of(1, way) for way in ways.ways] == [(0, 1), (1, 5), (0, 4), (1, 3)]
    assert [scene.score(seat, "hm_count") for seat in (1, 2, 3)] == [5, 1, 5]


# -- other victories ---------------------------------------------------------------------------------


def four_cities(seats: int = 4) -> Scene:
    """Rome holds Roma, Syracusae, Troia and, by a Legion, Alexandria."""
    scene = Scene(seats).influence(1, "sicilia", "asia").built("roma", "syracusae", "troia", "alexandria")
    return scene.legions(1, "aegyptus").conqueror(1, "aegyptus", "alexandria")


def through_military(scene: Scene, *first: str) -> Scene:
    """All generals act and do nothing, after these moves."""
    scene.military().play(*first)
    while scene.waits() and scene.s.phase == 3:
        seat = scene.waits().split()[1]
        scene.play(f"{seat} {scene.offers(int(seat))[-1]}")
    return scene


@rule("MN-6.20")
def test_four_capitals_and_legendary_cities_win() -> None:
    assert through_military(four_cities()).won() == ("military", [1])
    scene = four_cities()
    scene.s.built[0] = 0
    scene.s.built[scene.s.box.provinces.index("asia")] = 0
    assert through_military(scene).won() != ("military", [1])


@rule("MN-6.20")
def test_several_share_the_military_victory() -> None:
    scene = Scene(5).influence(1, "sicilia", "asia").built("roma", "syracusae", "troia", "alexandria")
    scene.legions(1, "aegyptus").conqueror(1, "aegyptus", "alexandria")
    scene.influence(5, "judaea").built("babylon_city", "ierusalem", "carthago", "athenae")
    scene.legions(5, "africa").conqueror(5, "africa", "carthago")
    scene.legions(5, "achaea").conqueror(5, "achaea", "athenae")
    assert through_military(scene).won() == ("military", [1, 5])


@rule("MN-6.21")
def test_the_own_capital_counts_if_it_stands_unoccupied() -> None:
    scene = four_cities()
    assert scene.s.great_cities(0) == 4
    assert scene.s.great_cities(3) == 0  # Alexandria counts for its occupier
    scene.legions(2, "latium").conqueror(2, "latium", "roma")
    assert scene.s.great_cities(0) == 3
    scene = four_cities()
    scene.s.built[3] = 0  # Roma is destroyed
    assert scene.s.great_cities(0) == 3


@rule("MN-6.22")
def test_at_war_a_capital_counts_for_its_influence_owner() -> None:
    scene = four_cities().legions(2, "latium", 3).legions(1, "latium")
    assert scene.s.great_cities(0) == 4


@rule("MN-6.23")
def test_four_in_the_middle_of_the_phase_are_not_enough() -> None:
    scene = four_cities().legions(2, "nubia", 3).influence(2, "dacia")
    scene.military().play("1 general 2").dice(6, 6, 6, 1).play(*["2 march nubia aegyptus"] * 3)
    assert scene.s.great_cities(0) == 3  # Greece drove Rome out
    while scene.waits() and scene.s.phase == 3:
        seat = scene.waits().split()[1]
        scene.play(f"{seat} {scene.offers(int(seat))[-1]}")
    assert scene.won() == ("", [])


@rule("MN-6.24")
def test_three_titles_win_after_the_claims() -> None:
    scene = Scene(3).built("latium_c1", "roma").legions(1, "latium").titles(1, 1, 2)
    scene.claims()
    assert scene.won() == ("titles", [1])


@rule("MN-6.25")
def test_the_highest_levels_alone_do_not_win() -> None:
    scene = Scene(3).built("latium_c1", "roma").legions(1, "latium").titles(3, 2, 2).purchases()
    assert [scene.levels(1)[track] > scene.levels(2)[track] for track in range(3)] == [True, True, True]
    scene.play("2 buyer 1", "1 end", "2 buyer 2", "2 end", "3 end")
    assert scene.won() == ("", [])
    tied = Scene(3).built("latium_c1", "roma", "athenae").legions(1, "latium").titles(3, 2, 2).claims()
    tied.play("2 award 2")
    assert tied.won() == ("", [])


# -- the end -----------------------------------------------------------------------------------------


@rule("MN-8.1")
def test_the_game_ends_the_moment_somebody_wins() -> None:
    scene = Scene(3).holds(2, "12 tax").buying(2).play("2 buy pyramids", "2 confirm")
    assert scene.live.over
    assert scene.s.phase == 2  # no Military, no Claims
    assert scene.waits() == ""


@rule("MN-8.2")
def test_the_order_of_the_checks() -> None:
    perseus = Scene(3).owns(1, "perseus").holds(1, "12 tax").holds(2, "12 tax").purchases()
    perseus.play("1 yes", "1 buy pyramids", "1 confirm")
    assert perseus.won() == ("pyramids", [1])
    both = four_cities().built("latium_c1", "latium_temple", "latium_market").titles(1, 1, 1)
    assert through_military(both).won() == ("military", [1])  # before the Titles


@rule("MN-8.3")
def test_a_shared_victory_is_whole_for_each() -> None:
    scene = Scene(3).holds(1, "12 tax").holds(3, "12 tax").buying(1).play("1 buy pyramids", "1 confirm")
    scene.play("2 buyer 3", "3 buy pyramids", "3 confirm", "2 end")
    outcome = GAME.outcome(scene.s)
    assert (outcome.ranks, outcome.shared) == ((1, 3, 1), True)


@rule("MN-8.4")
def test_all_others_rank_equal() -> None:
    scene = Scene(5).holds(4, "12 tax").built("roma", "latium_c1", "latium_c2").buying(4)
    scene.play("4 buy pyramids", "4 confirm")
    assert GAME.outcome(scene.s).ranks == (2, 2, 2, 1, 2)
