"""What is typed but not allowed: the rule that fits best, and the values, in both languages."""

from __future__ import annotations

from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule


@rule("MN-H3", "MN-2.6")
def test_offers_are_laid_in_any_order_from_the_own_tokens() -> None:
    scene = Scene(3).titles(commerce=1).holds(1, "2 grain 3 tax").holds(2, "5 tax").trade().play("1 play token_4_3 4")
    assert scene.refusal("1 offer wood") == "MN-H3"  # Rome has none
    assert scene.refusal("1 offer tax; offer grain; offer grain; offer grain") == "MN-H3"  # nor three of grain
    scene.play("1 offer tax; offer grain; offer tax; offer tax")
    assert scene.s.drafts[0] == (16, 26, 26, 26)
    assert scene.refusal("1 offer grain") == "MN-2.6"
    assert scene.refusal("1 back wine") == "not-now"
    scene.play("1 back tax", "1 offer grain", "1 done", "2 offer tax; offer tax; offer tax; offer tax; done")
    assert scene.s.offers[0] == (16, 16, 26, 26)


@rule("MN-H3", "MN-H4")
def test_payments_one_by_one_follow_the_order_of_the_list() -> None:
    scene = Scene(3).holds(1, "marble grain oil wine").buying(1).play("1 buy fortress")
    assert scene.refusal("1 pay wood") == "MN-H3"
    scene.play("1 pay grain")  # oil and wine follow by themselves
    assert (scene.has_fortress("latium", 1), scene.hand(1)) == (True, "1 marble")
    scene = Scene(3).holds(1, "marble grain oil 3 tax").buying(1).play("1 buy fortress")
    assert scene.refusal("1 pay oil") == "MN-H4"  # it could be among them, but not as the first
    assert Scene(3).holds(1, "marble grain 3 tax").buying(1).refusal("1 buy fortress") == ""
    scene = Scene(3).holds(1, "marble grain oil wine sheep").buying(1).play("1 buy fortress", "1 pay grain")
    assert scene.refusal("1 pay marble") == "MN-H4"


@rule("MN-2.1")
def test_a_trade_token_has_two_faces() -> None:
    scene = Scene(3).titles(commerce=1).trade()
    assert scene.refusal("1 play token_5_0 3") == "MN-2.1"


@rule("MN-2.18")
def test_a_compensation_is_one_of_the_own_resources() -> None:
    scene = Scene(3).titles(commerce=1).holds(1, "grain wine").holds(2, "gold").holds(3, "oil").trade()
    scene.play("1 play token_2_1 1", "1 offer grain; done", "2 offer gold; done", "3 offer oil; done")
    scene.play("1 pick 2 gold", "2 pick 1 grain")  # and Rome takes the oil: nothing is left for Carthage
    assert scene.waits() == "trade_compensate 1"
    assert scene.refusal("1 give marble") == "MN-2.18"
    scene.play("1 give oil")
    assert (scene.hand(1), scene.hand(2), scene.hand(3)) == ("1 gold 1 wine", "1 grain", "1 oil")


@rule("MN-1.7")
def test_a_legendary_city_gives_one_thing_more() -> None:
    scene = Scene(3).influence(1, "sicilia").built("syracusae", "sicilia_temple").production()
    assert scene.refusal("1 take tax; take tax; done") == "MN-1.7"
    assert scene.sentence("1 done", "en") == "MN-1.7 Choose for one more Legendary City."
    scene.play("1 take tax; done")


@rule("MN-3.13")
def test_nobody_keeps_more_taxes_than_there_are() -> None:
    scene = Scene(3).holds(1, "tax").buying(1).play("1 end")
    assert scene.sentence("1 keep 2") == "MN-3.13 You have only one Tax."
    rich = Scene(3).holds(1, "5 tax").buying(1).play("1 end")
    assert rich.sentence("1 keep 3") == "MN-3.13 You may not keep so many of your 5 Taxes."
    assert scene.sentence("1 keep 2", "fr") == "MN-3.13 Vous n’avez qu’un Impôt."


@rule("MN-3.14")
def test_the_gardens_keep_what_one_has() -> None:
    scene = Scene(3).owns(1, "hanging_gardens").holds(1, "wine").buying(1).play("1 end")
    assert scene.refusal("1 store grain") == "MN-3.14"


@rule("MN-6.4")
def test_with_a_tile_face_up_nobody_claims_without_one() -> None:
    scene = Scene(3).owns(1, "circe", "hercules", "spartacus").holds(1, "10 tax").buying(1).play("1 buy hm")
    assert scene.refusal("1 claim") == "MN-6.4"


@rule("MN-4.10")
def test_peace_is_with_another_player() -> None:
    assert Scene(3).owns(1, "statue_of_zeus").military().refusal("1 peace 1") == "MN-4.10"


@rule("MN-4.17")
def test_a_trireme_needs_to_be_there_and_the_sea_to_be_next() -> None:
    scene = Scene(3).triremes(1, "mare_tyrrhenum").triremes(1, "mare_sardum").fighting(1)
    nothing = "MN-4.17 You have no Trireme in the Aegean Sea that can still move."
    assert scene.sentence("1 sail mare_aegaeum mare_ionium") == nothing
    apart = "MN-4.17 There is no border between the Tyrrhenian Sea and the Aegean Sea."
    assert scene.sentence("1 sail mare_tyrrhenum mare_aegaeum") == apart
    french = scene.sentence("1 sail mare_tyrrhenum mare_aegaeum", "fr")
    assert french.endswith("Mare Tyrrhenum et Mare Aegaeum ne sont pas adjacentes.")


@rule("MN-4.22")
def test_a_legion_needs_to_be_there_and_a_way_to_go() -> None:
    scene = Scene(3).legions(1, "latium").fighting(1)
    assert scene.sentence("1 march gallia germania") == "MN-4.22 You have no Legion in Gallia that can still move."
    no_way = "MN-4.22 From Latium to Macedonia there is neither a border nor a chain of your Triremes."
    assert scene.sentence("1 march latium macedonia") == no_way
    french = scene.sentence("1 march gallia germania", "fr")
    assert french.endswith("Vous n’avez pas de Légion qui puisse encore bouger en Gallia.")


@rule("MN-4.27", "MN-4.14", "MN-4.39")
def test_which_battles_are_due() -> None:
    scene = Scene(3).legions(1, "dalmatia", 2).legions(2, "dalmatia").legions(1, "dacia").legions(2, "dacia")
    scene.fighting(1).play("1 end")
    assert scene.sentence("1 end", "en").startswith("MN-4.27 A battle is still due")
    assert scene.sentence("1 battle gallia 2", "en") == "MN-4.27 You do not both have land Units there."
    assert scene.refusal("1 battle dalmatia 3") == "MN-4.27"  # Carthage is not
    scene.s.fought = 1 << 2  # Dalmatia, as after its battle
    assert scene.refusal("1 battle dalmatia 2") == "MN-4.39"
    scene.s.ally = 1  # peace between Rome, with the Statue, and Greece
    scene.owns(1, "statue_of_zeus")
    assert scene.refusal("1 battle dacia 2") == "MN-4.14"


@rule("MN-4.70")
def test_only_a_position_that_is_held_can_be_given_up() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1", "macedonia_c2").legions(1, "macedonia", 2)
    scene.conqueror(1, "macedonia", "macedonia_c1", "macedonia_c2").fighting(1).play("1 march macedonia dacia")
    assert scene.waits() == "vacate 1"
    assert scene.sentence("1 leave macedonia_market", "en") == "MN-4.70 None of your Legions holds that position."
    assert scene.refusal("1 abandon macedonia") == "MN-4.70"
    scene.play("1 leave macedonia_c2")


@rule("MN-4.70")
def test_only_units_that_fought_can_be_lost() -> None:
    scene = Scene(3).legions(1, "latium").fortress(1, "latium").legions(2, "gallia", 2).dice(6, 6, 1)
    scene.fighting(2).play("2 march gallia latium", "2 march gallia latium")  # 12: two hits, one cancelled
    assert scene.waits() == "choose_losses 1"
    assert scene.sentence("1 leave latium_c1", "en") == "MN-4.70 None of your Legions holds that position."
    assert scene.refusal("1 lose fortress") == ""
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1", "macedonia_c2").legions(1, "macedonia", 2)
    scene.conqueror(1, "macedonia", "macedonia_c1", "macedonia_c2").legions(2, "achaea").dice(5, 1, 1)
    scene.fighting(2).play("2 march achaea macedonia")  # one hit, and no Roman Legion is free
    assert scene.waits() == "choose_losses 1"
    assert scene.refusal("1 lose fortress") == "MN-4.70"
    assert scene.sentence("1 lose legion", "en").startswith("MN-4.70 Each of your Legions there holds a position")
    scene.play("1 leave macedonia_c1")


@rule("MN-4.74")
def test_only_a_conqueror_converts() -> None:
    scene = Scene(3).influence(2, "macedonia", "dacia").legions(1, "macedonia").influence(1, "dalmatia")
    scene.conqueror(1, "macedonia", seized=1).fighting(1).play("1 end")
    assert scene.waits() == "convert 1"
    assert scene.sentence("1 convert dacia", "en").startswith("MN-4.74 You are not Conqueror there")


@rule("MN-4.58")
def test_only_a_building_of_the_province_can_be_pillaged() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1", "macedonia_c2").legions(1, "macedonia")
    scene.fighting(1).play("1 end", "1 pillage macedonia")
    assert scene.refusal("1 raze macedonia_market") == "MN-4.58"
    assert scene.refusal("1 raze athenae") == "MN-4.58"


@rule("MN-4.65", "MN-4.69")
def test_which_buildings_can_be_occupied() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1", "macedonia_c2").legions(1, "macedonia", 2)
    scene.fighting(1).play("1 end", "1 occupy macedonia")
    assert scene.refusal("1 end") == "MN-4.65"  # at least one
    assert scene.refusal("1 hold macedonia_market") == "MN-4.69"  # not built
    assert scene.refusal("1 hold athenae") == "MN-4.65"  # elsewhere
    scene.play("1 hold macedonia_c2")
    assert scene.waits() == "choose_next_general 1"  # in the order of the board: nothing is left


@rule("MN-3.29")
@rule("MN-3.24")
def test_a_place_says_whose_it_is() -> None:
    scene = Scene(3).holds(1, "6 tax").influence(1, "latium").influence(1, "italia").influence(2, "achaea")
    scene.buying(1).play("1 buy legion")
    assert scene.sentence("1 in germania") == "MN-3.29 Germania is neutral: you do not control it."
    assert scene.sentence("1 in achaea") == "MN-3.29 Achaea is Player 2’s."


@rule("MN-H3")
def test_a_token_that_is_spent_is_named() -> None:
    scene = Scene(3).holds(1, "wine grain sheep oil").influence(1, "latium").influence(1, "italia").buying(1)
    scene.play("1 buy legion", "1 in latium")
    assert scene.sentence("1 lay gold") == "MN-H3 You have no gold."
    assert scene.play("1 lay wine").sentence("1 lay wine", "fr") == "MN-H3 Vous n’avez plus de vin."
