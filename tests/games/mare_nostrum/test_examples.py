"""The worked examples of the rulebook."""

from __future__ import annotations

from tabularium.games.mare_nostrum.board import shown_level
from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.steps import told
from tests.games.mare_nostrum.scenario import BOX, Scene
from tests.games.mare_nostrum.test_purchases import payments
from tests.marks import example

NINE = "3 tax 2 grain wood sheep gold gladiator"


@example("MN-EX1")
def test_two_caravans_in_aethiopia() -> None:
    scene = Scene(4).influence(4, "aethiopia").built("aethiopia_c1", "aethiopia_c2")
    assert scene.controls(4, "aethiopia_c1")
    assert scene.controls(4, "aethiopia_c2")
    assert scene.production().hand(4) == "1 gold 1 grain"


@example("MN-EX2")
def test_one_of_two_caravans_in_macedonia_is_occupied() -> None:
    scene = Scene().influence(2, "macedonia").built("macedonia_c1", "macedonia_c2").legions(1, "macedonia")
    scene.conqueror(1, "macedonia", "macedonia_c1")
    assert (scene.levels(2)[0], scene.levels(1)[0]) == (1, 1)


@example("MN-EX3")
def test_a_sheep_and_a_legendary_sheep() -> None:
    scene = Scene().holds(1, "sheep legendary_sheep wine")
    assert payments(scene, 1, 3) == set()


@example("MN-EX4")
def test_the_four_three_token_with_face_four() -> None:
    scene = Scene(4).holds(1, "5 wine").holds(2, "3 tax").holds(3, "4 oil").holds(4, "4 gold").trade()
    scene.play("3 play token_4_3 4")
    assert scene.s.slots == (2 << 3 | 4,)
    assert scene.waits() == "offer 1 3 4"
    scene.play("1 offer wine; offer wine; offer wine; offer wine; done")
    assert getattr(scene.live.view(2), "offers") == [()] * 4
    scene.play("3 offer oil; offer oil; offer oil; offer oil; done", "4 offer gold; offer gold; offer gold; offer gold")
    scene.play("4 done")
    assert [len(offer) for offer in scene.s.offers] == [4, 0, 4, 4]


def four_at_the_market() -> Scene:
    """T is seat 3, F seat 1, S seat 2, O seat 4; each offers two different tokens."""
    scene = Scene(4).holds(1, "wine gold").holds(2, "tax grain").holds(3, "oil sheep").holds(4, "wood metal").trade()
    scene.play("3 play token_2_1 2", "1 offer gold; offer wine; done", "2 offer grain; offer tax; done")
    return scene.play("3 offer oil; offer sheep; done", "4 offer metal; offer wood; done")


@example("MN-EX5")
def test_a_chain_of_four_picks() -> None:
    scene = four_at_the_market().play("3 pick 1 wine", "1 pick 2 tax", "2 pick 1 gold")
    assert scene.refusal("1 pick 2 grain") == "MN-2.14"
    scene.play("1 pick 4 wood")
    assert scene.waits() == "trade_pick 4"


@example("MN-EX6")
def test_a_round_trip_and_what_it_forbids() -> None:
    scene = four_at_the_market().play("3 pick 1 wine", "1 pick 3 oil")
    assert "pick 1 gold" not in scene.offers(3)
    scene.play("3 pick 2 tax", "2 pick 4 wood", "4 pick 3 sheep")
    assert "pick 1 gold" in scene.offers(3)


@example("MN-EX7")
def test_a_trade_of_one_token_each_that_ends_unevenly() -> None:
    scene = Scene(3).holds(1, "wine").holds(2, "tax").holds(3, "oil gold").trade()  # S is 1, X is 2, T is 3
    scene.play("3 play token_2_1 1", "1 offer wine; done", "2 offer tax; done", "3 offer oil; done")
    scene.play("3 pick 1 wine", "1 pick 3 oil")  # T must take the token of X then
    assert [scene.s.resources(seat) for seat in range(3)] == [1, 0, 3]
    assert scene.waits() == "trade_compensate 3"
    scene.play("3 give gold")
    assert [scene.s.resources(seat) for seat in range(3)] == [1, 1, 2]


@example("MN-EX8")
def test_the_last_two_have_made_a_round_trip() -> None:
    scene = Scene(4).holds(1, "3 wine").holds(2, "3 tax").holds(3, "3 oil gold").holds(4, "3 wood").trade()
    scene.play(
        "3 play token_4_3 3",
        "1 offer wine; offer wine; offer wine; done",
        "2 offer tax; offer tax; offer tax; done",
        "3 offer oil; offer oil; offer oil; done",
        "4 offer wood; offer wood; offer wood; done",
    )
    # T is 3, S is 2, F is 1, O is 4: the tokens of T and S go first
    scene.play("3 pick 2 tax", "2 pick 3 oil", "3 pick 1 wine", "1 pick 2 tax", "2 pick 3 oil", "3 pick 4 wood")
    scene.play("4 pick 2 tax", "2 pick 3 oil", "3 pick 1 wine")
    # F must take from O, O takes from F, and F is barred: all of it forced
    assert [len(offer) for offer in scene.s.offers] == [0, 0, 0, 0]
    assert scene.waits() == "trade_compensate 3"
    assert getattr(scene.s.agenda[-1], "other") == 0  # F was robbed last
    scene.play("3 give gold")
    assert [scene.s.resources(seat) for seat in range(4)] == [3, 3, 4, 3]


@example("MN-EX9")
def test_nine_resources_make_three_combinations_of_three() -> None:
    scene = Scene().holds(1, NINE)
    assert payments(scene, 1, 6) == set()
    scene.built("latium_c2").buying(1).play("1 buy caravan", "1 pay wood", "1 pay grain", "1 pay sheep")
    scene.play("1 buy legion", "1 pay gold", "1 buy legion")
    assert scene.hand(1) == ""
    assert scene.levels(1) == (2, 0, 2)


@example("MN-EX10")
def test_with_hannibal_one_of_six_and_one_of_three() -> None:
    scene = Scene().holds(3, NINE)
    assert ("wood", "gold", "grain", "grain", "sheep", "gladiator") in payments(scene, 3, 6)
    scene.buying(3).play("3 buy market", "3 buy legion")  # the six are forced, the Taxes too
    assert scene.hand(3) == ""


@example("MN-EX11")
def test_two_metals_and_a_wood() -> None:
    assert payments(Scene().holds(3, "2 metal wood"), 3, 3) == {("metal", "metal", "wood")}
    assert payments(Scene().holds(1, "2 metal wood"), 1, 3) == set()


@example("MN-EX12")
def test_spartacus_is_used_in_the_phase_he_is_bought() -> None:
    scene = Scene().holds(1, "7 tax gladiator").buying(1).play("1 buy hm", "1 tile spartacus", "1 buy cheap_legion")
    assert scene.legions_in("latium", 1) == 1
    assert scene.hand(1) == ""


@example("MN-EX13")
def test_where_greece_may_place_influence() -> None:
    scene = Scene().influence(2, "dacia", "thracia").triremes(2, "pontus_euxinus").influence(1, "macedonia")
    scene.legions(1, "dalmatia").holds(2, "3 tax").buying(2).play("2 buy influence")
    assert "in germania" in scene.offers(2)
    assert "in asia" in scene.offers(2)
    assert scene.refusal("2 in macedonia") == "MN-3.24"
    assert scene.refusal("2 in dalmatia") == "MN-3.24"


@example("MN-EX14")
def test_a_trireme_influence_and_troia_in_one_phase() -> None:
    scene = Scene().influence(2, "macedonia", "thracia").holds(2, "9 tax").buying(2)
    before = scene.levels(2)
    scene.play("2 buy trireme", "2 at mare_aegaeum", "2 buy influence", "2 in asia", "2 buy legendary_city")
    assert scene.is_built("troia")
    assert scene.hand(2) == ""
    after = scene.levels(2)
    assert (after[0] - before[0], after[1] - before[1], after[2] - before[2]) == (0, 1, 1)


@example("MN-EX15")
def test_circe_lifts_two_levels() -> None:
    scene = Scene(4, bare=False).holds(4, "7 tax").buying(4)
    assert scene.levels(4) == (4, 4, 2)
    scene.play("4 buy hm", "4 tile circe")
    assert scene.levels(4) == (5, 4, 3)


def roman_landing() -> Scene:
    scene = Scene(4).legions(1, "italia", 2).legions(1, "creta").triremes(1, "mare_ionium", 2)
    scene.triremes(4, "mare_africum").influence(4, "cyrenaica").fighting(1)
    return scene.play("1 sail mare_ionium mare_africum", "1 end")


@example("MN-EX16")
def test_rome_carries_three_legions_to_cyrenaica() -> None:
    scene = roman_landing().play("1 end", *["1 march italia cyrenaica"] * 2, "1 march creta cyrenaica")
    assert scene.legions_in("cyrenaica", 1) == 3
    won = roman_landing().dice(1, 1).play("1 fight mare_africum 4", "1 march italia cyrenaica")
    assert won.legions_in("cyrenaica", 1) == 1
    lost = roman_landing().dice(1, 5).play("1 fight mare_africum 4")
    assert lost.refusal("1 march italia cyrenaica") == "MN-4.22"
    assert lost.refusal("1 march creta cyrenaica") == "MN-4.22"


def cilicia() -> Scene:
    scene = Scene(5).influence(5, "cilicia").legions(5, "cilicia", 2).fortress(5, "cilicia")
    return scene.legions(4, "cilicia", 2).influence(4, "judaea").fortress(4, "judaea")


@example("MN-EX17")
def test_babylons_choices_in_cilicia() -> None:
    both = cilicia().fighting(5).play("5 march cilicia judaea", "5 march cilicia judaea")
    assert both.offers(5) == ["battle judaea 4", "battle cilicia 4"]
    one = cilicia().fighting(5).dice(1, 1, 1).play("5 march cilicia asia")
    events = one.happens("5 end")
    assert [event.public[3:] for event in events if event.kind == told.DICE] == [
        (1,),
        (1, 1),
    ]  # one Legion and the Fortress
    stay = cilicia().fighting(5).dice(1, 1, 1, 1)
    events = stay.happens("5 end")
    assert [event.public[:2] for event in events if event.kind == told.DICE] == [
        (5, 7),
        (0, 2),
    ]  # two Legions and Fortress


def cyrenaica(*built: str) -> Scene:
    """The battle of Cyrenaica: 3 Roman Legions against a Legion and a Fortress."""
    scene = Scene(4).influence(4, "cyrenaica").built(*built).legions(1, "cyrenaica", 3)
    scene.legions(4, "cyrenaica").fortress(4, "cyrenaica").triremes(1, "mare_africum").triremes(1, "mare_ionium")
    scene.influence(1, "italia").fighting(1).play("1 end")
    return scene.dice(5, 4, 3, 3).play("1 end")


@example("MN-EX18")
def test_the_battle_of_cyrenaica() -> None:
    scene = cyrenaica("cyrenaica_c1")
    assert (scene.legions_in("cyrenaica", 4), scene.has_fortress("cyrenaica", 4)) == (0, False)
    assert scene.legions_in("cyrenaica", 1) == 2
    assert scene.conqueror_of("cyrenaica") == 1


@example("MN-EX19")
def test_a_later_player_must_fight_rome_there() -> None:
    scene = cyrenaica("cyrenaica_c1").legions(3, "libya").play("1 end", "1 general 3").dice(1, 1, 1)
    events = scene.happens("3 march libya cyrenaica")
    assert [event.public for event in events if event.kind == told.LAND_BATTLE] == [(15, 0)]  # a battle against seat 1


@example("MN-EX20")
def test_rome_pillages_the_caravan() -> None:
    scene = cyrenaica("cyrenaica_c1", "cyrene")
    assert scene.levels(4)[0] == 1
    scene.play("1 pillage cyrenaica", "1 raze cyrenaica_c1")
    assert scene.hand(1) == "1 papyrus"
    assert not scene.is_built("cyrenaica_c1")
    assert scene.levels(4)[0] == 0


@example("MN-EX21")
def test_rome_occupies_caravan_and_market() -> None:
    scene = cyrenaica("cyrenaica_c1", "cyrenaica_market", "cyrene")
    before = scene.levels(1)[0], scene.levels(4)[0]
    scene.play("1 occupy cyrenaica", "1 hold cyrenaica_c1", "1 hold cyrenaica_market")
    after = scene.levels(1)[0], scene.levels(4)[0]
    assert (after[0] - before[0], after[1] - before[1]) == (2, -2)
    scene.production()
    assert (scene.hand(1), scene.hand(4)) == ("2 papyrus", "1 tax")


@example("MN-EX22")
def test_rome_seizes_the_marker_and_converts_a_round_later() -> None:
    scene = cyrenaica("cyrenaica_c1", "cyrene").play("1 seize cyrenaica")
    assert scene.stock(4)[3] == 6
    scene.s.round = 3
    scene.production()
    assert (scene.hand(1), scene.hand(4)) == ("", "1 papyrus 1 tax")
    scene.fighting(1).play("1 end", "1 end", "1 convert cyrenaica")
    assert scene.owner("cyrenaica") == 1
    assert scene.stock(4)[3] == 7


@example("MN-EX23")
def test_levels_of_commerce_make_rome_trade_master() -> None:
    scene = Scene(5).influence(1, "gallia").influence(2, "macedonia", "thracia").influence(5, "assyria")
    scene.built("latium_c1", "latium_c2", "gallia_c1", "latium_market", "gallia_market")
    scene.built("macedonia_c1", "macedonia_c2", "macedonia_market", "thracia_market")
    scene.built("babylonia_c1", "babylonia_c2", "assyria_c1", "assyria_market")
    scene.influence(4, "aethiopia").built("aethiopia_c1", "aethiopia_c2", "aethiopia_market")
    scene.built("africa_c1", "africa_c2", "africa_market")
    assert [scene.levels(seat)[0] for seat in (1, 2, 5, 4, 3)] == [5, 4, 4, 3, 3]
    scene.s.slots = (2 << 3 | 4,)
    scene.built("athenae").legions(1, "latium").claims()
    assert scene.title_holders()[0] == 1
    assert list(scene.s.slots) == []
    scene.trade()
    assert scene.waits() == "play_trade_token 1"


@example("MN-EX24")
def test_level_eighteen_of_the_military_track() -> None:
    scene = Scene().influence(1, "gallia", "italia", "dalmatia", "germania").triremes(1, "mare_tyrrhenum", 5)
    scene.fortress(1, "latium", "gallia", "italia", "dalmatia", "germania").legions(1, "latium", 4)
    assert scene.levels(1)[2] == 14
    scene.holds(1, "12 tax").buying(1)
    for _ in range(4):
        scene.play("1 buy legion", "1 in latium")
    assert scene.levels(1)[2] == 18
    assert shown_level(18, GAME.board.words("en")) == "XV+ III"


@example("MN-EX25")
def test_start_positions_give_the_start_levels_and_nine_resources() -> None:
    scene = Scene(5, bare=False, round=1)
    assert [scene.levels(seat) for seat in (1, 2, 3, 4, 5)] == [(7, 1, 3), (4, 4, 3), (7, 1, 2), (4, 4, 2), (5, 3, 2)]
    scene.s.round = 2  # what a Production of the start position gives is what they start with
    hands = [scene.hand(seat) for seat in (1, 2, 3, 4, 5)]
    assert hands == [
        "3 metal 1 grain 1 oil 1 sheep 2 wine 1 tax",
        "1 marble 1 grain 1 oil 1 wine 5 tax",
        "2 perfume 1 gold 1 oil 3 sheep 1 gladiator 1 tax",
        "2 papyrus 1 gold 1 grain 5 tax",
        "2 perfume 2 grain 2 sheep 3 tax",
    ]
    for seat in (1, 2, 3, 4, 5):
        scene.holds(seat)
    scene.production()
    assert [scene.hand(seat) for seat in (1, 2, 3, 4, 5)] == hands
    assert [scene.stock(seat)[3] for seat in (1, 2, 3, 4, 5)] == [5, 5, 5, 5, 5]
    assert BOX.stock == (8, 5, 5, 7)
