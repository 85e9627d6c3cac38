"""Phase IV: order, peace, sailing, marching, battles (MN-4.1 to MN-4.47, MN-4.83 to MN-4.91)."""

from __future__ import annotations

from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.steps import told
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import sfc32
from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule


def battle(scene: Scene, attacker: int, *dice: int) -> Scene:
    """The only land battle of this seat is fought with these dice, the attacker's first."""
    scene.dice(*dice).fighting(attacker)
    return scene.play(f"{attacker} end") if scene.waits() == f"move_legion {attacker}" else scene


# -- order -------------------------------------------------------------------------------------------


@rule("MN-4.1")
def test_the_military_chief_names_who_acts() -> None:
    scene = Scene(3).legions(1, "latium").legions(2, "achaea").legions(3, "africa").military()
    assert scene.waits() == "choose_next_general 1"
    scene.play("1 general 3", "3 end")
    assert scene.offers(1) == ["general 1", "general 2"]
    assert scene.refusal("1 general 3") == "MN-4.1"


@rule("MN-4.2")
def test_each_acts_once_in_a_fixed_order_of_steps() -> None:
    scene = Scene(3).triremes(1, "mare_tyrrhenum").triremes(2, "mare_tyrrhenum").legions(1, "latium")
    scene.influence(2, "gallia").legions(2, "gallia").fortress(1, "latium").fighting(1)
    asked = [scene.waits().split()[0]]
    scene.play("1 end")
    asked.append(scene.waits().split()[0])
    scene.play("1 end")
    asked.append(scene.waits().split()[0])
    scene.dice(6, 1).play("1 march latium gallia")
    asked.append(scene.waits().split()[0])
    assert asked == ["move_trireme", "sea_battle", "move_legion", "conquest_action"]
    scene.play("1 end")
    assert scene.offers(1) == ["general 2", "general 3"]


@rule("MN-4.3")
def test_moving_is_optional_and_fortresses_stay() -> None:
    scene = Scene(3).fortress(1, "latium").legions(1, "latium").fighting(1)
    scene.play("1 march latium gallia")
    assert scene.refusal("1 march latium gallia") == "not-now"  # only the Fortress is left
    assert scene.has_fortress("latium", 1)
    scene = Scene(3).legions(1, "latium").fighting(1).play("1 end")
    assert scene.legions_in("latium", 1) == 1


# -- peace -------------------------------------------------------------------------------------------


@rule("MN-4.10")
def test_peace_with_one_player_and_not_the_same_twice_running() -> None:
    scene = Scene(3).owns(1, "statue_of_zeus").military()
    assert scene.waits() == "declare_peace 1"
    assert scene.offers(1) == ["pass", "peace 2", "peace 3"]
    scene.play("1 peace 2")
    assert scene.waits() == "choose_next_general 1"
    scene.military()
    assert scene.refusal("1 peace 2") == "MN-4.10"
    scene.play("1 pass")
    scene.military()
    assert scene.refusal("1 peace 2") == ""  # a round without peace frees the pair (MN-Q43)


@rule("MN-4.11")
def test_at_peace_legions_leave_each_others_provinces() -> None:
    scene = Scene(3).owns(1, "statue_of_zeus").influence(2, "macedonia").influence(1, "gallia")
    scene.built("macedonia_c1").legions(1, "macedonia", 2).conqueror(1, "macedonia", "macedonia_c1")
    scene.legions(2, "gallia", 3).conqueror(2, "gallia", seized=1).military().play("1 peace 2")
    assert (scene.legions_in("macedonia", 1), scene.legions_in("latium", 1)) == (0, 2)
    assert (scene.legions_in("gallia", 2), scene.legions_in("achaea", 2)) == (0, 3)
    assert (scene.conqueror_of("macedonia"), scene.conqueror_of("gallia")) == (0, 0)
    assert scene.controls(2, "macedonia_c1")


@rule("MN-4.12")
def test_elsewhere_the_legions_of_the_statues_owner_go_home() -> None:
    scene = Scene(3).owns(1, "statue_of_zeus").influence(3, "libya")
    scene.legions(1, "dalmatia", 2).legions(2, "dalmatia").legions(1, "libya").legions(2, "libya").military()
    scene.play("1 peace 2")
    assert (scene.legions_in("dalmatia", 1), scene.legions_in("dalmatia", 2)) == (0, 1)
    assert (scene.legions_in("libya", 1), scene.legions_in("libya", 2)) == (0, 1)
    assert scene.legions_in("latium", 1) == 3


@rule("MN-4.13")
def test_at_peace_nobody_enters_the_others_provinces() -> None:
    scene = Scene(3).owns(1, "statue_of_zeus").influence(2, "dalmatia").legions(2, "germania")
    scene.legions(1, "gallia", 2).military().play("1 peace 2", "1 general 1")
    assert scene.offers(1) == ["march gallia latium", "end"]
    assert scene.refusal("1 march gallia dalmatia") == "MN-4.13"  # a marker
    assert scene.refusal("1 march gallia germania") == "MN-4.13"  # a Legion


@rule("MN-4.14")
def test_at_peace_triremes_share_a_sea_without_battle() -> None:
    scene = Scene(3).owns(1, "statue_of_zeus").triremes(1, "mare_ionium").triremes(2, "mare_ionium")
    scene.triremes(3, "mare_ionium").military().play("1 peace 2", "1 general 1", "1 end")
    assert scene.offers(1) == ["fight mare_ionium 3", "end"]
    assert scene.refusal("1 fight mare_ionium 2") == "MN-4.14"


@rule("MN-4.15")
def test_peace_lasts_until_the_next_military_phase() -> None:
    scene = Scene(3).owns(1, "statue_of_zeus").legions(1, "gallia").influence(2, "dalmatia").military()
    scene.play("1 peace 2")
    assert scene.s.ally == 1
    scene.purchases()
    assert scene.s.ally == 1  # still, in the next round
    scene.military().play("1 pass", "1 general 1")
    assert scene.s.ally == 7
    assert scene.refusal("1 march gallia dalmatia") == ""


@rule("MN-4.16")
def test_a_legion_that_went_home_may_still_march() -> None:
    scene = Scene(3).owns(1, "statue_of_zeus").influence(2, "macedonia").legions(1, "macedonia").military()
    scene.play("1 peace 2", "1 general 1", "1 march latium gallia")
    assert scene.legions_in("gallia", 1) == 1


@rule("MN-4.86")
def test_players_at_peace_never_share_a_province() -> None:
    scene = Scene(3).owns(1, "statue_of_zeus").influence(2, "macedonia")
    scene.legions(1, "macedonia").legions(2, "macedonia").legions(1, "dacia").legions(2, "dacia").military()
    scene.play("1 peace 2")
    for province in ("macedonia", "dacia"):
        assert scene.legions_in(province, 1) == 0


# -- at sea ------------------------------------------------------------------------------------------


@rule("MN-4.17")
def test_each_trireme_moves_once_to_an_adjacent_sea() -> None:
    scene = Scene(3).triremes(1, "mare_tyrrhenum").fighting(1)
    assert scene.offers(1) == ["sail mare_tyrrhenum mare_sardum", "sail mare_tyrrhenum mare_ionium", "end"]
    assert scene.refusal("1 sail mare_tyrrhenum mare_africum") == "MN-4.17"
    scene.triremes(1, "mare_ionium").play("1 sail mare_tyrrhenum mare_ionium")
    assert scene.triremes_in("mare_ionium", 1) == 2
    scene.play("1 sail mare_ionium mare_africum")  # the one that had not moved
    assert scene.triremes_in("mare_ionium", 1) == 1


@rule("MN-4.17")
def test_a_moved_trireme_does_not_move_again() -> None:
    scene = Scene(3).triremes(1, "mare_tyrrhenum").triremes(1, "mare_cyprium").fighting(1)
    scene.play("1 sail mare_tyrrhenum mare_ionium")
    assert scene.refusal("1 sail mare_ionium mare_africum") == "MN-4.17"


@rule("MN-4.18")
def test_enemy_triremes_stop_nobody() -> None:
    scene = Scene(3).triremes(1, "mare_tyrrhenum", 2).triremes(2, "mare_tyrrhenum", 3).triremes(2, "mare_ionium")
    scene.fighting(1).play("1 sail mare_tyrrhenum mare_ionium", "1 end")
    assert scene.triremes_in("mare_ionium", 1) == 1
    assert scene.triremes_in("mare_tyrrhenum", 1) == 1


@rule("MN-4.19")
def test_sailing_comes_before_sea_battles() -> None:
    scene = Scene(3).triremes(1, "mare_tyrrhenum").triremes(2, "mare_tyrrhenum").fighting(1)
    assert scene.refusal("1 fight mare_tyrrhenum 2") == "not-now"
    scene.play("1 end")
    assert scene.refusal("1 sail mare_tyrrhenum mare_ionium") == "not-now"


@rule("MN-4.20")
def test_a_sea_battle_is_optional_and_one_for_each_sea() -> None:
    scene = Scene(3).triremes(1, "mare_ionium", 2).triremes(2, "mare_ionium", 2).triremes(3, "mare_ionium")
    scene.legions(1, "latium").fighting(1).play("1 end")
    assert scene.offers(1) == ["fight mare_ionium 2", "fight mare_ionium 3", "end"]
    scene.dice(1, 1, 1, 1).play("1 fight mare_ionium 2")
    assert scene.waits() == "move_legion 1"  # nothing more can be fought there
    scene = Scene(3).triremes(1, "mare_ionium", 2).triremes(2, "mare_ionium").triremes(1, "mare_africum")
    scene.triremes(2, "mare_africum").dice(1, 1, 1).fighting(1).play("1 end", "1 fight mare_ionium 2")
    assert scene.refusal("1 fight mare_ionium 2") == "MN-4.20"


@rule("MN-4.21")
def test_sea_battles_come_before_marching() -> None:
    scene = Scene(3).triremes(1, "mare_ionium").triremes(2, "mare_ionium").legions(1, "latium").fighting(1)
    scene.play("1 end")
    assert scene.refusal("1 march latium gallia") == "not-now"
    scene.play("1 end", "1 march latium gallia")
    assert scene.refusal("1 fight mare_ionium 2") == "not-now"


# -- marching ----------------------------------------------------------------------------------------


@rule("MN-4.22")
def test_each_legion_moves_once_to_an_adjacent_or_connected_province() -> None:
    scene = Scene(3).legions(1, "latium").triremes(1, "mare_tyrrhenum").fighting(1).play("1 end")
    assert scene.offers(1) == ["march latium gallia", "march latium italia", "march latium sicilia", "end"]
    assert scene.refusal("1 march latium dalmatia") == "MN-4.22"
    scene.play("1 march latium italia")
    assert scene.waits() != "move_legion 1"  # no Legion is left to move


@rule("MN-4.22")
def test_a_moved_legion_does_not_move_again() -> None:
    scene = Scene(3).legions(1, "latium").legions(1, "dacia").fighting(1).play("1 march latium gallia")
    assert scene.refusal("1 march gallia germania") == "MN-4.22"


@rule("MN-4.23")
def test_connection_is_judged_after_the_sea_battles_and_carries_any_number() -> None:
    scene = Scene(3).legions(1, "latium", 5).triremes(1, "mare_tyrrhenum").triremes(2, "mare_tyrrhenum", 3)
    scene.fighting(1).play("1 end")
    scene.dice(1, 6, 6, 6).play("1 fight mare_tyrrhenum 2")  # the Trireme is lost
    assert scene.refusal("1 march latium sicilia") == "MN-4.22"
    scene = Scene(3).legions(1, "latium", 5).triremes(1, "mare_tyrrhenum").fighting(1).play("1 end")
    for _ in range(5):
        scene.play("1 march latium sicilia")
    assert scene.legions_in("sicilia", 1) == 5


@rule("MN-4.24")
def test_by_land_or_by_sea_but_not_both() -> None:
    scene = Scene(3).legions(1, "germania").triremes(1, "mare_tyrrhenum").fighting(1).play("1 end")
    assert scene.refusal("1 march germania sicilia") == "MN-4.22"  # Gallia first, then the Sea
    scene.legions(1, "italia").play("1 march germania gallia")
    assert scene.refusal("1 march gallia sicilia") == "MN-4.22"


@rule("MN-4.25")
def test_legions_leave_and_enter_provinces_with_enemies() -> None:
    scene = Scene(3).influence(2, "dalmatia", "dacia").legions(1, "dalmatia").legions(2, "dalmatia", 3)
    scene.fortress(2, "dacia").dice(1).fighting(1).play("1 march dalmatia dacia")
    assert scene.legions_in("dacia", 1) == 0  # it fought the Fortress and fell
    assert scene.legions_in("dalmatia", 2) == 3


@rule("MN-4.26")
def test_marching_comes_before_land_battles() -> None:
    scene = Scene(3).legions(1, "dalmatia", 2).legions(2, "dalmatia").legions(1, "latium").fighting(1)
    assert scene.refusal("1 battle dalmatia 2") == "not-now"


# -- battles -----------------------------------------------------------------------------------------


@rule("MN-4.27")
def test_where_land_units_meet_one_battle_must_be_fought() -> None:
    scene = Scene(3).legions(1, "dalmatia", 3).legions(2, "dalmatia", 2).legions(3, "dalmatia", 2)
    scene.dice(1, 1, 1, 1, 1).fighting(1).play("1 end")
    assert scene.waits() == "land_battle 1"
    assert scene.offers(1) == ["battle dalmatia 2", "battle dalmatia 3"]
    assert scene.refusal("1 end") == "MN-4.27"
    scene.play("1 battle dalmatia 3")
    assert scene.waits() == "choose_next_general 1"  # one only, though Greece is still there


@rule("MN-4.28")
def test_a_fortress_alone_must_fight_too() -> None:
    scene = Scene(3).fortress(1, "latium").legions(2, "latium").legions(1, "africa").dice(1)
    events = scene.fighting(1).happens("1 end")
    assert scene.legions_in("latium", 2) == 0  # five of the Fortress make a hit
    assert events


@rule("MN-4.29")
def test_the_active_player_chooses_the_order() -> None:
    scene = Scene(3).legions(1, "dalmatia").legions(2, "dalmatia").legions(1, "dacia").legions(2, "dacia")
    scene.dice(1, 1, 5, 1).fighting(1).play("1 end")
    assert scene.offers(1) == ["battle dalmatia 2", "battle dacia 2"]
    scene.play("1 battle dacia 2")
    assert scene.legions_in("dacia", 2) == 1  # the first dice fell here
    assert scene.legions_in("dalmatia", 2) == 0  # the other battle followed by itself


@rule("MN-4.30")
def test_one_die_for_each_legion_and_each_trireme() -> None:
    scene = Scene(3).legions(2, "dalmatia", 2).legions(3, "dalmatia", 3)
    battle(scene, 2, 3, 3, 2, 2, 1)  # 6 against 5: one hit each
    assert (scene.legions_in("dalmatia", 2), scene.legions_in("dalmatia", 3)) == (1, 2)
    scene = Scene(3).triremes(2, "mare_ionium", 2).triremes(3, "mare_ionium").dice(3, 2, 4)
    scene.fighting(2).play("2 end", "2 fight mare_ionium 3")
    assert (scene.triremes_in("mare_ionium", 2), scene.triremes_in("mare_ionium", 3)) == (2, 0)


@rule("MN-4.31")
def test_hits_are_the_sum_divided_by_five_rounded_down() -> None:
    left = {}
    for dice in ((2, 2), (3, 2), (5, 4), (5, 5)):
        scene = Scene(3).legions(2, "dalmatia", 2).legions(3, "dalmatia", 4)
        battle(scene, 2, *dice, 1, 1, 1, 1)
        left[sum(dice)] = scene.legions_in("dalmatia", 3)
    assert left == {4: 4, 5: 3, 9: 3, 10: 2}


@rule("MN-4.32")
def test_a_fortress_adds_five_and_cancels_a_hit() -> None:
    scene = Scene(3).influence(3, "libya").fortress(3, "libya").legions(3, "libya", 2).legions(2, "libya", 2)
    battle(scene, 2, 3, 2, 1, 1)  # 5: one hit, cancelled; 2 + 5 = 7: one hit
    assert (scene.legions_in("libya", 3), scene.has_fortress("libya", 3)) == (2, True)
    assert scene.legions_in("libya", 2) == 1


@rule("MN-4.33")
def test_a_fortress_alone_counts_five_and_rolls_nothing() -> None:
    scene = Scene(3).influence(3, "libya").fortress(3, "libya").legions(2, "libya", 2)
    battle(scene, 2, 2, 2)  # 4 against 5; no die is left for the Fortress, which needs none
    assert (scene.legions_in("libya", 2), scene.has_fortress("libya", 3)) == (1, True)


@rule("MN-4.34")
def test_the_owner_chooses_the_losses_and_excess_hits_are_lost() -> None:
    scene = Scene(3).influence(3, "libya").fortress(3, "libya").legions(3, "libya", 2).legions(2, "libya", 3)
    battle(scene, 2, 4, 4, 4, 1, 1)  # 12: two hits, one cancelled
    assert scene.waits() == "choose_losses 3"
    assert scene.offers(3) == ["lose legion", "lose fortress"]
    scene.play("3 lose fortress")
    assert (scene.legions_in("libya", 3), scene.has_fortress("libya", 3)) == (2, False)
    scene = Scene(3).legions(3, "dalmatia").legions(2, "dalmatia", 3)
    battle(scene, 2, 6, 6, 6, 1)  # three hits on one Legion
    assert (scene.legions_in("dalmatia", 3), scene.stock(3)[0]) == (0, 8)


@rule("MN-4.35")
def test_hits_of_both_are_counted_before_any_loss() -> None:
    scene = Scene(3).legions(2, "dalmatia").legions(3, "dalmatia")
    battle(scene, 2, 6, 6)
    assert (scene.legions_in("dalmatia", 2), scene.legions_in("dalmatia", 3)) == (0, 0)


@rule("MN-4.36")
def test_a_fortress_lost_has_still_helped() -> None:
    scene = Scene(3).influence(3, "libya").fortress(3, "libya").legions(3, "libya").legions(2, "libya", 3)
    battle(scene, 2, 4, 4, 4, 1)  # 12: two hits, one cancelled; 6: one hit
    scene.play("3 lose fortress")
    assert (scene.legions_in("libya", 3), scene.legions_in("libya", 2)) == (1, 2)


@rule("MN-4.37")
def test_the_opponent_chooses_losses_first() -> None:
    scene = Scene(3).influence(3, "libya").influence(2, "dacia").fortress(3, "libya").legions(3, "libya", 2)
    scene.legions(2, "libya", 3).conqueror(2, "libya")
    battle(scene, 2, 6, 6, 6, 2, 3)  # 18: three hits, one cancelled; 10: two hits
    assert scene.waits() == "choose_losses 3"
    assert scene.legions_in("libya", 2) == 3  # Greece's losses come after


@rule("MN-4.38")
def test_triremes_and_land_units_fight_apart() -> None:
    scene = Scene(3).legions(2, "sicilia").legions(3, "sicilia").triremes(2, "mare_africum", 5)
    scene.dice(4, 4).fighting(2).play("2 end", "2 end")
    assert (scene.legions_in("sicilia", 2), scene.legions_in("sicilia", 3)) == (1, 1)  # one die each
    scene = Scene(3).triremes(2, "mare_africum").triremes(3, "mare_africum").legions(3, "libya", 5)
    scene.fortress(3, "africa").dice(4, 4).fighting(2).play("2 end", "2 fight mare_africum 3")
    assert scene.triremes_in("mare_africum", 2) == 1


@rule("MN-4.39")
def test_no_second_roll_and_survivors_stay() -> None:
    scene = Scene(3).legions(2, "dalmatia", 2).legions(3, "dalmatia", 2).legions(2, "dacia").legions(3, "dacia")
    scene.dice(1, 1, 1, 1, 1, 1).fighting(2).play("2 end", "2 battle dalmatia 3")
    assert (scene.legions_in("dalmatia", 2), scene.legions_in("dalmatia", 3)) == (2, 2)
    scene = Scene(3).legions(2, "dalmatia", 2).legions(3, "dalmatia", 2).legions(1, "dalmatia")
    scene.legions(2, "dacia").legions(3, "dacia").legions(1, "dacia").dice(1, 1, 1, 1)
    scene.fighting(2).play("2 end", "2 battle dalmatia 3")
    assert scene.refusal("2 battle dalmatia 1") == "MN-4.39"


@rule("MN-4.40")
def test_caesar_helps_the_active_player_only() -> None:
    scene = Scene(3).legions(1, "dalmatia", 2).legions(3, "dalmatia", 2)
    battle(scene, 1, 2, 1, 1, 1)  # 3 + 2 = 5
    assert scene.legions_in("dalmatia", 3) == 1
    scene = Scene(3).legions(1, "dalmatia", 2).legions(3, "dalmatia", 2)
    battle(scene, 3, 1, 1, 2, 1)
    assert scene.legions_in("dalmatia", 3) == 2


@rule("MN-4.41")
def test_pericles_helps_when_another_is_active() -> None:
    scene = Scene(3).legions(2, "dalmatia", 2).legions(3, "dalmatia", 2)
    battle(scene, 3, 1, 1, 1, 1)  # 2 + 4 = 6 for Greece
    assert scene.legions_in("dalmatia", 3) == 1
    scene = Scene(3).legions(2, "dalmatia", 2).legions(3, "dalmatia", 2)
    battle(scene, 2, 2, 1, 1, 1)  # no bonus as the active player
    assert scene.legions_in("dalmatia", 3) == 2


@rule("MN-4.42")
def test_nebuchadnezzar_adds_five_where_the_own_marker_stands() -> None:
    scene = Scene(3).owns(3, "nebuchadnezzar").legions(3, "africa").legions(2, "africa", 2)
    battle(scene, 2, 1, 1, 1)  # 1 + 5 on the printed marker
    assert scene.legions_in("africa", 2) == 1
    scene = Scene(3).owns(3, "nebuchadnezzar").legions(3, "dalmatia").legions(2, "dalmatia", 2)
    battle(scene, 2, 1, 1, 4)
    assert scene.legions_in("dalmatia", 2) == 2


@rule("MN-4.43")
def test_ramses_rolls_one_die_more_also_for_a_fortress() -> None:
    scene = Scene(3).owns(3, "ramses_ii").influence(3, "libya").fortress(3, "libya").legions(2, "libya", 3)
    battle(scene, 2, 1, 1, 1, 5)  # 5 + 5 of the die: two hits
    assert scene.legions_in("libya", 2) == 1
    scene = Scene(3).owns(2, "ramses_ii").legions(2, "dalmatia").legions(3, "dalmatia", 3)
    battle(scene, 2, 2, 3, 1, 1, 1)
    assert scene.legions_in("dalmatia", 3) == 2


@rule("MN-4.44")
def test_that_die_gets_no_bonus_of_caesar() -> None:
    scene = Scene(3).owns(1, "ramses_ii").legions(1, "dalmatia").legions(3, "dalmatia", 3)
    battle(scene, 1, 1, 2, 1, 1, 1)  # 1 + 1 (Caesar) + 2 = 4; with a second bonus it would be 5
    assert scene.legions_in("dalmatia", 3) == 3


@rule("MN-4.45")
def test_no_land_bonus_counts_at_sea() -> None:
    scene = Scene(3).owns(1, "ramses_ii", "nebuchadnezzar").fortress(1, "latium")
    scene.triremes(1, "mare_tyrrhenum").triremes(3, "mare_tyrrhenum").dice(4, 1)
    scene.fighting(1).play("1 end", "1 fight mare_tyrrhenum 3")
    assert scene.triremes_in("mare_tyrrhenum", 3) == 1


@rule("MN-4.46")
def test_all_bonuses_add_up() -> None:
    scene = Scene(3).owns(1, "nebuchadnezzar", "ramses_ii").fortress(1, "latium").legions(1, "latium", 2)
    scene.legions(3, "latium", 5)
    battle(scene, 1, 1, 1, 1, 1, 1, 1, 1, 1)  # 3 dice + Caesar 2 + Fortress 5 + Nebuchadnezzar 5 = 15: three hits
    assert scene.legions_in("latium", 3) == 2


@rule("MN-4.47")
def test_others_neither_roll_nor_lose() -> None:
    scene = Scene(3).legions(2, "dalmatia", 2).legions(3, "dalmatia", 2).legions(1, "dalmatia", 2)
    scene.dice(6, 6, 1, 1).fighting(2).play("2 end", "2 battle dalmatia 3")
    assert [scene.legions_in("dalmatia", seat) for seat in (1, 2, 3)] == [2, 2, 0]


# -- war ---------------------------------------------------------------------------------------------


@rule("MN-4.83")
def test_marching_in_changes_nothing_before_the_battle() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(1, "macedonia", 2)
    scene.conqueror(1, "macedonia", "macedonia_c1").legions(3, "dacia", 2).fighting(3)
    scene.play("3 march dacia macedonia")
    assert scene.controls(1, "macedonia_c1")  # At War only after the battle
    scene.dice(1, 1, 1, 1).play("3 march dacia macedonia")
    assert scene.conqueror_of("macedonia") == 0
    assert scene.controls(2, "macedonia_c1")


@rule("MN-4.84")
def test_at_war_the_owner_places_nothing_but_has_the_buildings() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(1, "macedonia").legions(2, "macedonia")
    scene.holds(2, "3 tax").buying(2).play("2 buy legion")
    assert scene.legions_in("achaea", 2) == 1  # the only site
    assert scene.controls(2, "macedonia_c1")


@rule("MN-4.85")
def test_with_enemies_alone_the_province_is_not_controlled_but_its_free_buildings_are() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1", "macedonia_c2").legions(1, "macedonia")
    scene.conqueror(1, "macedonia", "macedonia_c1").holds(2, "6 tax").buying(2)
    assert scene.controls(2, "macedonia_c2")
    scene.play("2 buy market")
    assert scene.is_built("achaea_market")  # the only site: Macedonia's is barred


@rule("MN-4.87")
def test_a_neutral_province_stays_neutral() -> None:
    scene = Scene(3).legions(1, "dalmatia", 2).legions(2, "dalmatia", 2)
    battle(scene, 1, 6, 6, 1, 1)
    assert scene.owner("dalmatia") == 0
    assert scene.conqueror_of("dalmatia") == 0


@rule("MN-4.88")
def test_levels_follow_each_loss() -> None:
    scene = Scene(3).legions(2, "dalmatia", 2).legions(3, "dalmatia", 3)
    assert (scene.levels(2)[2], scene.levels(3)[2]) == (2, 3)
    battle(scene, 2, 5, 5, 1, 1, 3)
    assert (scene.levels(2)[2], scene.levels(3)[2]) == (1, 1)


@rule("MN-4.89")
def test_more_dice_than_in_the_box() -> None:
    scene = Scene(3).owns(1, "ramses_ii").legions(1, "latium", 8).legions(3, "latium", 8).fortress(1, "latium")
    scene.dice(*[5] * 9, *[1] * 8).fighting(1)
    events = scene.happens("1 end")
    rolls = [event.public for event in events if event.kind == told.DICE]
    assert [len(public) - 3 for public in rolls] == [9, 8]


@rule("MN-4.90")
def test_fortresses_stand_under_own_influence_only() -> None:
    s = GAME.new(5, {"max_rounds": "thirty"}, rng=21)
    rng = sfc32(3)
    seen = 0
    while not s.over:
        seat = next_seat(s)
        moves = legal(s, seat)
        play(s, seat, moves[rng.below(len(moves))])
        for p, word in enumerate(s.army):
            for owner in range(5):
                if (word >> 20 + owner) & 1:
                    seen += 1
                    assert (s.realm[owner] >> p) & 1
    assert seen


@rule("MN-4.91")
def test_units_alone_without_being_conqueror_occupy_nothing() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(1, "macedonia").holds(2, "6 tax")
    scene.buying(2)
    assert scene.controls(2, "macedonia_c1")
    scene.play("2 buy market")
    assert scene.is_built("achaea_market")
