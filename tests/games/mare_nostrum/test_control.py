"""Set-up, control and levels (MN-0), and the variants (MN-7)."""

from __future__ import annotations

import pytest

from tabularium.games.mare_nostrum.board import shown_level
from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.terms import CARAVAN
from tabularium.kernel.live import Live
from tabularium.kernel.moves import argument_of
from tabularium.kernel.play import next_seat, play_at_random
from tabularium.kernel.refusals import IllegalMove
from tabularium.kernel.rng import sfc32
from tests.games.mare_nostrum.scenario import BOX, Scene
from tests.marks import rule


def refused(live: Live, words: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        live.play(next_seat(live.state), words)
    return caught.value.rule


@rule("MN-0.1")
def test_each_player_leads_another_empire_of_the_player_count() -> None:
    live = Live(GAME, 3, {"empire_assignment": "choice"})
    assert refused(live, "empire egypt") == "MN-0.1"  # only from four players on
    live.play(next_seat(live.state), "empire rome")
    assert refused(live, "empire rome") == "MN-0.1"  # taken
    four = Live(GAME, 4, {"empire_assignment": "choice"})
    assert refused(four, "empire babylon") == "MN-0.1"  # only with five
    assert Scene(5).s.empire == [0, 1, 2, 3, 4]


@rule("MN-0.1")
def test_empires_drawn_by_lot_are_those_of_the_player_count() -> None:
    for seats in (3, 4, 5):
        s = GAME.new(seats, rng=11)
        assert sorted(BOX.empires[empire] for empire in s.empire) == sorted(
            ["rome", "greece", "carthage", "egypt", "babylon"][:seats]
        )


@rule("MN-0.2")
def test_nothing_enters_a_covered_province() -> None:
    scene = Scene(4).influence(4, "judaea").legions(4, "judaea").holds(4, "9 tax").buying(4)
    scene.play("4 buy influence")
    assert scene.refusal("4 in cilicia") == "MN-0.2"
    assert "in cilicia" not in scene.offers(4)
    scene = Scene(4).influence(4, "judaea").legions(4, "judaea").fighting(4)
    assert scene.refusal("4 march judaea cilicia") == "MN-0.2"
    assert scene.offers(4) == ["march judaea aegyptus", "end"]


@rule("MN-0.2")
def test_a_covered_province_carries_no_building() -> None:
    scene = Scene(4).influence(4, "judaea").holds(4, "6 tax").buying(4)
    scene.play("4 buy temple")
    assert scene.refusal("4 on cilicia_temple") == "MN-0.2"


@rule("MN-0.3")
def test_the_influence_owner_controls_all_but_occupied_buildings() -> None:
    scene = Scene().influence(2, "macedonia").built("macedonia_c1", "macedonia_c2", "macedonia_market")
    assert all(scene.controls(2, site) for site in ("macedonia_c1", "macedonia_c2", "macedonia_market"))
    scene.legions(1, "macedonia").conqueror(1, "macedonia", "macedonia_c2")
    assert [scene.controls(2, site) for site in ("macedonia_c1", "macedonia_c2", "macedonia_market")] == [
        True,
        False,
        True,
    ]
    assert scene.controls(1, "macedonia_c2")


@rule("MN-0.4")
def test_a_neutral_province_has_no_building_and_units_give_no_control() -> None:
    for seats in (3, 4, 5):
        s = Scene(seats, bare=False).s
        assert all(s.built[p] == 0 for p in range(29) if (s.neutral() >> p) & 1)
    scene = Scene().legions(1, "dalmatia", 2).holds(1, "3 tax").buying(1)
    scene.play("1 buy legion")  # one site only: the Capital Province
    assert scene.legions_in("latium", 1) == 1
    assert scene.legions_in("dalmatia", 1) == 2


@rule("MN-0.5")
def test_levels_count_buildings_units_and_bonuses() -> None:
    scene = Scene().influence(1, "gallia").built("gallia_c1", "gallia_c2", "gallia_market", "roma", "latium_temple")
    scene.legions(1, "gallia", 2).fortress(1, "latium").triremes(1, "mare_tyrrhenum")
    assert scene.levels(1) == (3, 2, 4)
    scene.owns(1, "perseus")  # commerce 1, politics 2, military 1
    assert scene.levels(1) == (4, 4, 5)


@rule("MN-0.6")
def test_levels_change_with_each_purchase() -> None:
    scene = Scene().holds(1, "9 tax").buying(1)
    assert scene.levels(1) == (0, 0, 0)
    scene.play("1 buy capital")
    assert scene.levels(1) == (0, 1, 0)
    scene.play("1 buy caravan", "1 on latium_c1")
    assert scene.levels(1) == (1, 1, 0)


@rule("MN-0.7")
def test_titles_stay_when_levels_change() -> None:
    scene = Scene().holds(1, "9 tax").titles(politics=4).buying(1)
    scene.play("1 buy capital")
    assert scene.levels(1)[1] > scene.levels(4)[1]
    assert scene.title_holders()[1] == 4


@rule("MN-0.8")
def test_a_power_goes_before_a_general_rule() -> None:
    scene = Scene(3).owns(2, "antigone").holds(1, "4 tax").holds(2, "4 tax").holds(3, "4 wine").trade()
    scene.play("3 play token_4_3 4", "2 size 1")
    assert scene.s.sizes == (4, 1, 4)  # the rule would be four for everybody


@rule("MN-0.9")
def test_a_destroyed_unit_can_be_bought_again() -> None:
    scene = Scene().legions(1, "dalmatia").legions(2, "dalmatia", 8).dice(1, 6, 6, 6, 6, 6, 6, 6, 6)
    assert scene.stock(1)[0] == 7
    scene.fighting(1).play("1 end")
    assert (scene.legions_in("dalmatia", 1), scene.stock(1)[0]) == (0, 8)


@rule("MN-0.10")
def test_nobody_has_more_units_than_pieces() -> None:
    scene = Scene().legions(1, "latium", 8).triremes(1, "mare_tyrrhenum", 5).holds(1, "9 tax")
    scene.influence(1, "gallia", "italia", "dalmatia", "germania", "dacia")
    scene.fortress(1, "gallia", "italia", "dalmatia", "germania", "dacia").buying(1)
    assert scene.refusal("1 buy legion") == "MN-0.10"
    assert scene.refusal("1 buy trireme") == "MN-0.10"
    assert scene.refusal("1 buy fortress") == "MN-0.10"


@rule("MN-0.11")
def test_eight_provinces_are_the_most() -> None:
    scene = Scene().influence(1, "gallia", "italia", "dalmatia", "germania", "dacia", "sicilia").holds(1, "6 tax")
    scene.triremes(1, "mare_ionium").buying(1)
    scene.play("1 buy influence", "1 in macedonia")
    assert scene.s.realm[0].bit_count() == 8
    assert scene.refusal("1 buy influence") == "MN-3.28"


@rule("MN-0.12")
def test_no_phase_offers_to_take_an_own_marker_away() -> None:
    scene = Scene().influence(1, "gallia").holds(1, "3 tax").buying(1)
    assert scene.refusal("1 abandon gallia") == "not-now"
    scene = Scene().influence(1, "gallia").legions(1, "gallia").fighting(1)
    assert scene.refusal("1 abandon gallia") == "not-now"
    scene.play("1 march gallia latium")
    assert scene.owner("gallia") == 1


@rule("MN-0.13")
def test_a_player_with_nothing_left_still_plays() -> None:
    scene = Scene(3).legions(2, "latium", 3).conqueror(2, "latium").purchases()
    scene.play("2 buyer 1")
    assert scene.waits() == "buy_item 1"
    scene.play("1 end")
    assert scene.owner("latium") == 1


@rule("MN-0.14")
def test_one_marker_on_each_site() -> None:
    scene = Scene().built("latium_c1").holds(1, "3 tax").buying(1)
    scene.play("1 buy caravan")  # latium_c2, the only site left
    assert scene.is_built("latium_c2")
    scene = Scene().influence(1, "gallia").built("latium_c1").holds(1, "3 tax").buying(1)
    scene.play("1 buy caravan")
    assert scene.refusal("1 on latium_c1") == "MN-0.14"


@rule("MN-0.15")
def test_a_legendary_good_is_a_good_of_its_type() -> None:
    scene = Scene().owns(1, "spartacus").holds(1, "legendary_gladiator").buying(1)
    assert "buy cheap_legion" in scene.offers(1)
    scene.play("1 buy cheap_legion")
    assert scene.legions_in("latium", 1) == 1


# -- variants ----------------------------------------------------------------------------------------


@rule("MN-7.1")
def test_a_first_game_shows_five_tiles_and_the_pyramids() -> None:
    s = GAME.new(4, {"tiles": "first_game"}, rng=3)
    shown = [BOX.tiles[tile] for tile in range(23) if (s.face_up >> tile) & 1]
    assert len(shown) == 6
    assert "pyramids" in shown
    assert len(s.face_down) == 12
    assert GAME.new(4, rng=3).face_up.bit_count() == 18


@rule("MN-7.1")
def test_only_face_up_tiles_are_for_sale_in_a_first_game() -> None:
    scene = Scene(tiles="first_game").holds(1, "7 tax").buying(1)
    scene.play("1 buy hm")
    hidden = BOX.tiles[scene.s.face_down[0]]
    assert scene.refusal(f"1 tile {hidden}") == "MN-3.17"
    assert len(scene.offers(1)) == 5


@rule("MN-7.2", "MN-7.3")
def test_tiles_are_turned_up_after_the_last_buyer() -> None:
    scene = Scene(3, tiles="first_game").holds(1, "7 tax").holds(3, "7 tax").purchases()
    for buyer in (1, 3):
        scene.play(f"2 buyer {buyer}", f"{buyer} buy hm")
        scene.play(f"{buyer} {scene.offers(buyer)[0]}", f"{buyer} end")
    scene.play("2 end")
    assert (scene.s.face_up & BOX.heroes).bit_count() == 5  # two gone, then two turned up: Greece bought nothing
    assert len(scene.s.face_down) == 10


@rule("MN-7.3")
def test_bought_tiles_leave_gaps_until_then() -> None:
    scene = Scene(3, tiles="first_game").holds(1, "7 tax").purchases()
    scene.play("2 buyer 1", "1 buy hm")
    scene.play(f"1 {scene.offers(1)[0]}", "1 end")
    assert (scene.s.face_up & BOX.heroes).bit_count() == 4
    assert len(scene.s.face_down) == 12


@rule("MN-7.4")
def test_nobody_knows_the_order_of_the_hidden_tiles() -> None:
    s = GAME.new(3, {"tiles": "first_game"}, rng=5)
    for viewer in (0, 1, 2, 30):
        assert GAME.seen(s.view(viewer)).face_down == (23,) * 12
    world = s.view(0).determinize(sfc32(8))
    assert sorted(GAME.seen(world.view(0)).face_down) == [23] * 12
    assert sorted(getattr(world, "face_down")) == sorted(s.face_down)  # the missing ones, by elimination


@rule("MN-7.5")
def test_fewer_players_differ_in_board_and_titles_only() -> None:
    for seats, provinces, leader in ((3, 18, 2), (4, 23, 4), (5, 29, 4)):
        scene = Scene(seats, bare=False)
        assert BOX.open[seats].bit_count() == provinces
        assert scene.title_holders() == (3, leader, 1)
        assert len(scene.offers(3)) == 6  # three Trade tokens, both faces
        assert (scene.s.face_up & BOX.heroes).bit_count() == 17


@rule("MN-7.6")
def test_great_cities_by_player_count() -> None:
    found = {}
    for seats in (3, 4, 5):
        kinds = [kind for site, kind in enumerate(BOX.site_kind) if (BOX.open[seats] >> BOX.site_province[site]) & 1]
        found[seats] = (kinds.count(4), kinds.count(5))
    assert found == {3: (3, 2), 4: (4, 3), 5: (5, 3)}
    closed = BOX.open[3]
    assert [
        word
        for site, word in enumerate(BOX.sites)
        if BOX.site_kind[site] == 5 and (closed >> BOX.site_province[site]) & 1
    ] == ["syracusae", "troia"]


@rule("MN-7.7")
def test_the_first_game_variant_goes_with_every_player_count() -> None:
    for seats in (3, 4, 5):
        s = GAME.new(seats, {"tiles": "first_game", "max_rounds": "thirty"}, rng=2)
        assert len(s.face_down) == 12
        play_at_random(s, sfc32(2), False, 10**6)
        assert s.over
        assert len(s.face_down) < 12  # some were turned up on the way


@rule("MN-7.8")
def test_the_round_limit_ends_the_game_for_the_nearest_to_victory() -> None:
    scene = Scene(3, round=30, max_rounds="thirty").owns(3, "spartacus", "gilgamesh", "ramses_ii")
    scene.built("latium_c1", "athenae", "corinthus").legions(3, "africa").claims()
    # each has one Title of three, and Carthage four tiles of five
    assert scene.won() == ("rounds", [3])


@rule("MN-7.8")
def test_without_a_limit_the_thirtieth_round_is_like_any_other() -> None:
    scene = Scene(3, round=30).titles(1, 2, 3).built("roma", "athenae").legions(3, "africa")
    scene.built("latium_c1", "athenae", "corinthus").claims()
    assert scene.won() == ("", [])
    assert scene.s.round == 31


@rule("MN-7.8")
def test_equal_progress_is_decided_by_the_sum_of_levels() -> None:
    scene = Scene(3, round=30, max_rounds="thirty").titles(1, 2, 3)
    scene.built("latium_c1", "athenae", "corinthus").legions(3, "africa").claims()
    assert scene.won() == ("rounds", [2])  # each has one Title and one tile; Greece the level 2


@rule("MN-7.9")
def test_alone_against_bots_nothing_changes() -> None:
    """Who sits there is no matter of the rules: there is no option for it."""
    assert [option.key for option in GAME.options] == ["empire_assignment", "tiles", "max_rounds"]


@rule("MN-5.4")
def test_levels_above_fifteen_are_shown_by_a_turned_marker() -> None:
    words = GAME.board.words("en")
    assert [shown_level(level, words) for level in (15, 16, 18, 30, 31)] == ["15", "XV+ I", "XV+ III", "XV+ XV", "31"]


@rule("MN-3.33")
def test_what_is_thought_of_as_a_site_is_of_the_kind_that_is_bought() -> None:
    scene = Scene().holds(1, "9 tax").buying(1).play("1 buy caravan")
    thought_of = {BOX.sites[argument_of(move)] for move in scene.s.agenda[-1].candidates(scene.s, 0)}
    assert thought_of == {site for site, kind in zip(BOX.sites, BOX.site_kind, strict=True) if kind == CARAVAN}
    assert {"latium_c1", "latium_c2"} < thought_of
