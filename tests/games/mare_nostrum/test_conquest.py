"""Phase IV: conquest, pillage, occupation, conversion (MN-4.50 to MN-4.80)."""

from __future__ import annotations

from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule

CYRENE = ("cyrenaica_c1", "cyrenaica_market", "cyrene", "cyrenaica_temple")


def invaded(*built: str, legions: int = 2) -> Scene:
    """Rome is alone in Egyptian Cyrenaica with these buildings, and Libya is Roman."""
    scene = Scene(4).influence(4, "cyrenaica").built(*built).influence(1, "libya")
    return scene.legions(1, "cyrenaica", legions)


def acting(scene: Scene) -> Scene:
    """Rome has marched and fought, and now decides about its conquests."""
    scene.fighting(1)
    return scene.play("1 end") if scene.waits() == "move_legion 1" else scene


# -- Conquerors --------------------------------------------------------------------------------------


@rule("MN-4.50")
def test_a_conqueror_is_alone_with_a_legion_in_anothers_province() -> None:
    scene = acting(invaded("cyrenaica_c1").legions(1, "dalmatia"))
    assert scene.conqueror_of("cyrenaica") == 1
    assert scene.refusal("1 pillage dalmatia") == "MN-4.50"  # neutral
    assert scene.refusal("1 pillage aegyptus") == "MN-4.50"  # nobody there
    scene = invaded("cyrenaica_c1").legions(4, "cyrenaica", 3).dice(1, 1, 1, 1, 1)
    acting(scene)
    assert scene.conqueror_of("cyrenaica") == 0  # not alone


@rule("MN-4.51")
def test_entering_an_empty_province_suffices() -> None:
    scene = Scene(4).influence(4, "cyrenaica").influence(1, "libya").legions(1, "libya").fighting(1)
    scene.play("1 march libya cyrenaica")
    assert scene.conqueror_of("cyrenaica") == 1
    assert scene.waits() == "conquest_action 1"


@rule("MN-4.52")
def test_one_action_in_each_province() -> None:
    scene = acting(invaded("cyrenaica_c1", "cyrene").owns(1, "queen_of_sheba"))
    assert scene.offers(1) == ["pillage cyrenaica", "occupy cyrenaica", "seize cyrenaica", "end"]
    scene.play("1 seize cyrenaica")
    assert scene.refusal("1 pillage cyrenaica") == "MN-4.52"
    assert scene.offers(1) == ["sheba cyrenaica", "end"]


@rule("MN-4.53")
def test_a_conqueror_keeps_the_status_by_winning() -> None:
    scene = invaded("cyrene").conqueror(1, "cyrenaica", "cyrene").legions(3, "garamantia").fighting(3)
    scene.dice(1, 5, 5).play("3 march garamantia cyrenaica")
    assert scene.legions_in("cyrenaica", 3) == 0
    assert scene.controls(1, "cyrene")


@rule("MN-4.54")
def test_a_survivor_makes_war_and_ends_the_conquest() -> None:
    scene = invaded("cyrene").conqueror(1, "cyrenaica", "cyrene").legions(3, "garamantia").fighting(3)
    scene.dice(1, 1, 1).play("3 march garamantia cyrenaica")
    assert scene.legions_in("cyrenaica", 3) == 1
    assert scene.conqueror_of("cyrenaica") == 0
    assert scene.controls(4, "cyrene")


@rule("MN-4.55")
def test_when_the_last_legion_leaves_or_dies_the_conquest_ends() -> None:
    scene = invaded("cyrene", legions=1).conqueror(1, "cyrenaica", "cyrene").fighting(1)
    scene.play("1 march cyrenaica libya")
    assert scene.conqueror_of("cyrenaica") == 0
    assert scene.controls(4, "cyrene")
    scene = invaded("cyrene", legions=1).conqueror(1, "cyrenaica", "cyrene").legions(3, "garamantia").fighting(3)
    scene.dice(5, 5).play("3 march garamantia cyrenaica")  # both fall
    assert scene.conqueror_of("cyrenaica") == 0
    assert scene.controls(4, "cyrene")


@rule("MN-4.56")
def test_left_alone_by_anothers_battle_is_not_enough() -> None:
    scene = invaded("cyrene").legions(4, "cyrenaica").legions(1, "latium").fighting(4)
    scene.dice(1, 6, 6).play("4 end")  # Egypt attacks and falls
    assert scene.legions_in("cyrenaica", 4) == 0
    assert scene.conqueror_of("cyrenaica") == 0
    acting_again = scene.play("1 general 1", "1 end")
    assert acting_again.conqueror_of("cyrenaica") == 1


@rule("MN-4.57")
def test_a_conqueror_who_stays_may_choose_anew_or_keep() -> None:
    scene = acting(invaded("cyrene", "cyrenaica_c1").conqueror(1, "cyrenaica", "cyrene"))
    assert scene.offers(1) == ["pillage cyrenaica", "occupy cyrenaica", "seize cyrenaica", "end"]
    scene.play("1 end")
    assert scene.controls(1, "cyrene")  # kept
    scene = acting(invaded("cyrene", "cyrenaica_c1", legions=1).conqueror(1, "cyrenaica", "cyrene"))
    scene.play("1 occupy cyrenaica", "1 hold cyrenaica_c1")
    assert scene.controls(1, "cyrenaica_c1")
    assert scene.controls(4, "cyrene")


# -- pillage -----------------------------------------------------------------------------------------


@rule("MN-4.58")
def test_pillage_destroys_one_building_of_choice() -> None:
    scene = acting(invaded(*CYRENE).legions(1, "libya").conqueror(1, "cyrenaica", "cyrene"))
    scene.play("1 pillage cyrenaica")
    assert scene.offers(1) == [f"raze {site}" for site in CYRENE]  # also the one it occupies
    scene.play("1 raze cyrenaica_temple")
    assert [scene.is_built(site) for site in CYRENE] == [True, True, True, False]
    assert scene.waits() != "conquest_action 1"  # no second one in this Province


@rule("MN-4.59")
def test_what_pillage_yields() -> None:
    gains = {}
    for site in CYRENE:
        scene = acting(invaded(*CYRENE)).play("1 pillage cyrenaica", f"1 raze {site}")
        gains[site] = scene.hand(1)
    assert gains == {
        "cyrenaica_c1": "1 papyrus",
        "cyrenaica_market": "",
        "cyrene": "1 tax",
        "cyrenaica_temple": "",
    }
    scene = acting(Scene(4).built("alexandria").legions(1, "aegyptus")).play("1 pillage aegyptus")
    assert scene.hand(1) == "1 tax"  # a Capital


@rule("MN-4.60")
def test_a_legendary_city_yields_a_tax_or_a_legendary_good() -> None:
    for choice, hand in (("tax", "1 tax"), ("legendary", "1 legendary_wood")):
        scene = acting(Scene(4).influence(4, "judaea").built("ierusalem").pile("wood").legions(1, "judaea"))
        scene.play("1 pillage judaea")
        assert scene.waits() == "pillage_gain 1"
        scene.play(f"1 take {choice}")
        assert scene.hand(1) == hand


@rule("MN-4.61")
def test_spoils_add_to_what_was_kept_and_can_be_traded() -> None:
    scene = acting(invaded("cyrene").holds(1, "2 tax")).play("1 pillage cyrenaica")
    assert scene.hand(1) == "3 tax"
    scene.holds(2, "3 wine").trade().play("3 play token_4_3 3")
    assert scene.waits() == "offer 1 2"


@rule("MN-4.62")
def test_pillage_ends_the_own_positions_there() -> None:
    scene = acting(invaded("cyrene", "cyrenaica_c1").conqueror(1, "cyrenaica", "cyrene"))
    scene.play("1 pillage cyrenaica", "1 raze cyrenaica_c1")
    assert scene.controls(4, "cyrene")
    scene = acting(invaded("cyrene", "cyrenaica_c1").conqueror(1, "cyrenaica", seized=2))
    scene.play("1 pillage cyrenaica", "1 raze cyrenaica_c1")
    assert scene.s.seized[15] == 0


@rule("MN-4.63")
def test_hamilcar_doubles_the_spoils() -> None:
    gains = {}
    for site in CYRENE:
        scene = acting(invaded(*CYRENE).owns(1, "hamilcar")).play("1 pillage cyrenaica", f"1 raze {site}")
        gains[site] = scene.hand(1)
    assert gains == {
        "cyrenaica_c1": "2 papyrus",
        "cyrenaica_market": "",
        "cyrene": "2 tax",
        "cyrenaica_temple": "",
    }
    scene = Scene(4).owns(1, "hamilcar").influence(4, "judaea").built("ierusalem").pile("wood").legions(1, "judaea")
    acting(scene).play("1 pillage judaea")
    assert scene.hand(1) == "1 legendary_wood 1 tax"


@rule("MN-4.64")
def test_a_pillaged_building_can_be_built_again_at_its_price() -> None:
    scene = acting(invaded("cyrene")).play("1 pillage cyrenaica")
    assert not scene.is_built("cyrene")
    scene.s.army[15] = 0
    scene.holds(4, "4 tax").buying(4).play("4 buy city", "4 on cyrene")
    assert scene.is_built("cyrene")
    assert scene.hand(4) == "1 tax"


# -- occupation --------------------------------------------------------------------------------------


@rule("MN-4.65")
def test_one_legion_on_each_of_as_many_buildings_as_wished() -> None:
    scene = acting(invaded(*CYRENE)).play("1 occupy cyrenaica")
    assert scene.offers(1) == [f"hold {site}" for site in CYRENE]  # at least one
    scene.play("1 hold cyrenaica_c1")
    assert scene.offers(1) == ["hold cyrenaica_market", "hold cyrene", "hold cyrenaica_temple", "end"]
    scene.play("1 hold cyrene")  # both Legions stand now
    assert [scene.controls(1, site) for site in CYRENE] == [True, False, True, False]


@rule("MN-4.66")
def test_an_occupied_building_is_the_conquerors_for_everything() -> None:
    scene = acting(Scene(4).built("alexandria").legions(1, "aegyptus"))
    scene.play("1 occupy aegyptus")
    assert (scene.levels(1)[1], scene.levels(4)[1]) == (1, 0)
    assert (scene.s.great_cities(0), scene.s.great_cities(3)) == (1, 0)
    scene.production()
    assert (scene.hand(1), scene.hand(4)) == ("1 tax", "")


@rule("MN-4.67")
def test_unoccupied_buildings_stay_with_the_influence_owner() -> None:
    scene = acting(invaded("cyrene", "cyrenaica_c1")).play("1 occupy cyrenaica", "1 hold cyrenaica_c1", "1 end")
    assert scene.controls(4, "cyrene")
    scene.production()
    assert scene.hand(4) == "1 tax"


@rule("MN-4.68")
def test_positions_last_until_the_legion_goes_or_another_action() -> None:
    scene = invaded("cyrene", "cyrenaica_c1").conqueror(1, "cyrenaica", "cyrene", "cyrenaica_c1").fighting(1)
    scene.play("1 march cyrenaica libya")
    assert scene.waits() == "vacate 1"
    scene.play("1 leave cyrene")
    assert scene.controls(4, "cyrene")
    assert scene.controls(1, "cyrenaica_c1")
    scene = acting(invaded("cyrene").conqueror(1, "cyrenaica", "cyrene")).play("1 seize cyrenaica")
    assert scene.controls(4, "cyrene")


@rule("MN-4.69")
def test_empty_sites_cannot_be_occupied_or_pillaged() -> None:
    scene = acting(invaded())
    assert scene.offers(1) == ["seize cyrenaica", "end"]
    assert scene.refusal("1 occupy cyrenaica") == "MN-4.69"
    assert scene.refusal("1 pillage cyrenaica") == "MN-4.69"


@rule("MN-4.70")
def test_free_legions_go_first_then_the_owner_chooses_the_position() -> None:
    scene = invaded("cyrene", "cyrenaica_c1", legions=3).conqueror(1, "cyrenaica", "cyrene", "cyrenaica_c1")
    scene.fighting(1).play("1 march cyrenaica libya")
    assert scene.waits() == "move_legion 1"  # the free one left
    assert scene.controls(1, "cyrene")
    scene = invaded("cyrene", "cyrenaica_c1").conqueror(1, "cyrenaica", "cyrene", "cyrenaica_c1")
    scene.legions(3, "garamantia").fighting(3).dice(5, 1, 4).play("3 march garamantia cyrenaica")
    assert scene.waits() == "choose_losses 1"  # and Carthage's Legion falls after that
    assert scene.offers(1) == ["leave cyrenaica_c1", "leave cyrene"]
    scene.play("1 leave cyrenaica_c1")
    assert scene.controls(1, "cyrene")
    assert scene.controls(4, "cyrenaica_c1")


# -- conversion --------------------------------------------------------------------------------------


@rule("MN-4.71")
def test_a_seized_marker_changes_nothing_yet() -> None:
    scene = acting(invaded("cyrene").legions(1, "libya")).play("1 seize cyrenaica")
    assert scene.owner("cyrenaica") == 4
    assert scene.controls(4, "cyrene")
    scene = invaded("cyrene").conqueror(1, "cyrenaica", "cyrene").influence(4, "garamantia").legions(1, "garamantia")
    scene.conqueror(1, "garamantia", seized=1).fighting(1).play("1 end")
    assert scene.waits() == "convert 1"
    assert scene.refusal("1 convert cyrenaica") == "MN-4.74"  # no Legion stands on its marker


@rule("MN-4.72")
def test_a_printed_marker_cannot_be_seized() -> None:
    scene = acting(Scene(4).built("alexandria").legions(1, "aegyptus"))
    assert scene.offers(1) == ["pillage aegyptus", "occupy aegyptus", "end"]
    assert scene.refusal("1 seize aegyptus") == "MN-4.72"


@rule("MN-4.73")
def test_conversion_comes_a_round_later() -> None:
    scene = invaded().conqueror(1, "cyrenaica", seized=2).influence(4, "garamantia").legions(1, "garamantia")
    scene.conqueror(1, "garamantia", seized=1).fighting(1).play("1 end")  # round 2
    assert scene.offers(1) == ["convert garamantia", "end"]
    assert scene.refusal("1 convert cyrenaica") == "MN-4.73"


@rule("MN-4.74")
def test_conversion_needs_an_own_province_next_or_connected() -> None:
    scene = Scene(4).influence(4, "cyrenaica", "nubia").legions(1, "cyrenaica").legions(1, "nubia")
    scene.influence(1, "garamantia").conqueror(1, "nubia", seized=1).conqueror(1, "cyrenaica", seized=1)
    scene.fighting(1).play("1 end")
    assert scene.offers(1) == ["convert cyrenaica", "convert nubia", "end"]
    scene = Scene(4).influence(4, "cyrenaica", "aethiopia").legions(1, "cyrenaica").legions(1, "aethiopia")
    scene.influence(1, "libya").conqueror(1, "aethiopia", seized=1).conqueror(1, "cyrenaica", seized=1)
    scene.fighting(1).play("1 end")
    assert scene.sentence("1 convert aethiopia", "en").startswith("MN-4.74 No Province of yours")
    assert scene.refusal("1 convert cyrenaica") == ""
    far = Scene(4).influence(4, "cyrenaica").legions(1, "cyrenaica").conqueror(1, "cyrenaica", seized=1)
    far.triremes(1, "mare_africum").triremes(1, "mare_ionium").influence(1, "italia").fighting(1).play("1 end", "1 end")
    assert "convert cyrenaica" in far.offers(1)  # connected by sea


@rule("MN-4.75")
def test_conversion_takes_a_marker_from_the_stock() -> None:
    scene = invaded().conqueror(1, "cyrenaica", seized=1).influence(4, "garamantia").legions(1, "garamantia")
    scene.conqueror(1, "garamantia", seized=1)
    scene.influence(1, "gallia", "italia", "dalmatia", "germania", "phasania").fighting(1).play("1 end")
    assert scene.stock(1)[3] == 1
    scene.play("1 convert cyrenaica")
    assert scene.stock(1)[3] == 0
    assert scene.waits() == "conquest_action 1"  # Garamantia cannot be converted now
    empty = invaded().conqueror(1, "cyrenaica", seized=1).influence(4, "garamantia").legions(1, "garamantia")
    empty.conqueror(1, "garamantia", seized=1)
    empty.influence(1, "gallia", "italia", "dalmatia", "germania", "phasania").fighting(1).play("1 end")
    empty.s.stock[3] = 0
    assert empty.refusal("1 convert cyrenaica") == "MN-4.75"


@rule("MN-4.76")
def test_conversion_gives_the_province_and_all_its_buildings() -> None:
    scene = invaded("cyrene", "cyrenaica_c1").conqueror(1, "cyrenaica", seized=1).fighting(1).play("1 end")
    assert scene.stock(4)[3] == 6
    scene.play("1 convert cyrenaica")
    assert scene.owner("cyrenaica") == 1
    assert scene.stock(4)[3] == 7
    assert scene.controls(1, "cyrene")
    assert scene.controls(1, "cyrenaica_c1")
    assert scene.conqueror_of("cyrenaica") == 0


@rule("MN-4.77")
def test_conversion_may_wait() -> None:
    scene = invaded().conqueror(1, "cyrenaica", seized=1).fighting(1).play("1 end", "1 end", "1 end")
    assert scene.owner("cyrenaica") == 4
    scene.s.round = 3
    scene.military().play("1 general 1", "1 end", "1 convert cyrenaica")
    assert scene.owner("cyrenaica") == 1


@rule("MN-4.78")
def test_the_wait_breaks_when_the_legion_on_the_marker_goes() -> None:
    scene = invaded(legions=1).conqueror(1, "cyrenaica", seized=1).legions(1, "libya").fighting(1)
    scene.play("1 march libya cyrenaica", "1 march cyrenaica libya")  # a new one came, the old one left
    assert scene.legions_in("cyrenaica", 1) == 1
    assert scene.s.seized[15] == 0
    assert scene.owner("cyrenaica") == 4
    scene = invaded(legions=2).conqueror(1, "cyrenaica", seized=1).fighting(1)
    scene.play("1 march cyrenaica libya", "1 end")  # the free one left
    assert "convert cyrenaica" in scene.offers(1)


@rule("MN-4.79")
def test_the_queen_of_sheba_converts_at_once_for_a_legion() -> None:
    scene = invaded("cyrene").owns(1, "queen_of_sheba").influence(4, "nubia", "aethiopia").legions(1, "nubia")
    acting(scene.legions(1, "aethiopia"))
    assert scene.refusal("1 sheba cyrenaica") == "MN-4.79"  # no Legion on the marker yet
    scene.play("1 seize cyrenaica", "1 sheba cyrenaica")
    assert scene.owner("cyrenaica") == 1
    assert scene.legions_in("cyrenaica", 1) == 1  # one was sacrificed
    scene.play("1 seize nubia")  # next to Cyrenaica, which is Roman now
    assert scene.refusal("1 sheba nubia") == "MN-4.79"  # once a round
    other = acting(invaded("cyrene")).play("1 end")
    assert other.owner("cyrenaica") == 4


@rule("MN-4.79")
def test_the_queen_of_sheba_still_needs_a_neighbour() -> None:
    scene = Scene(4).owns(1, "queen_of_sheba").influence(4, "cyrenaica").legions(1, "cyrenaica")
    scene.influence(4, "nubia").legions(1, "nubia")
    acting(scene).play("1 seize cyrenaica")
    assert scene.refusal("1 sheba cyrenaica") == "MN-4.74"


@rule("MN-4.80")
def test_after_a_conversion_the_former_owner_has_no_right_there() -> None:
    scene = invaded("cyrene").conqueror(1, "cyrenaica", seized=1).fighting(1).play("1 end", "1 convert cyrenaica")
    assert scene.legions_in("cyrenaica", 1) == 2  # the converter's Units stay
    scene.holds(4, "6 tax").buying(4).play("4 buy legion")
    assert scene.legions_in("aegyptus", 4) == 1  # the only site
    scene.production()
    assert (scene.hand(1), scene.hand(4)) == ("1 tax", "3 tax")


@rule("MN-4.79", "MN-4.74", "MN-4.75")
def test_the_queen_of_sheba_is_offered_only_within_reach() -> None:
    scene = (
        Scene(3).owns(1, "queen_of_sheba").influence(2, "dacia").legions(1, "dacia", 2).conqueror(1, "dacia", seized=1)
    )
    scene.fighting(1).play("1 end")
    assert scene.waits() == "conquest_action 1"  # no Province of Rome is next to Dacia, so nothing can be converted
    assert "sheba dacia" not in scene.offers(1)
    assert scene.refusal("1 sheba dacia") == "MN-4.74"
    near = Scene(3).owns(1, "queen_of_sheba").influence(2, "dacia").influence(1, "dalmatia")
    near.legions(1, "dacia", 2).conqueror(1, "dacia", seized=2).fighting(1).play("1 end")
    assert "sheba dacia" in near.offers(1)
    near.s.stock[3] = 0
    assert "sheba dacia" not in near.offers(1)
    assert near.refusal("1 sheba dacia") == "MN-4.75"
