"""Partisans: places, Legions, Votes, Pantheons, harvests, Plots."""

from __future__ import annotations

from tabularium.games.age_of_rome.game import GAME
from tabularium.kernel.moves import DONE
from tabularium.kernel.presentation import Presenter
from tests.games.age_of_rome.scenario import Scene
from tests.marks import rule

PAIR = ("junia_secunda", "gaius_octavius")  # Politics and Commerce are their active Bonuses
ANTONIUS = ("marcus_antonius", "gaius_octavius")  # Military


@rule("AR-6.1")
def test_one_partisan_at_a_time_until_all_are_placed() -> None:
    scene = Scene(2, PAIR).own(1, partisans=3).own(2, partisans=2).action()
    asked = []
    while scene.waits().startswith("partisan_place"):
        seat = scene.waits()[-1]
        asked.append(seat)
        scene.play(f"{seat} place plot" if "place plot" in scene.offers(int(seat)) else f"{seat} place colosseum")
    assert asked == ["1", "2", "1", "2", "1"]


@rule("AR-6.2")
def test_no_passing_and_the_colosseum_is_always_open() -> None:
    scene = Scene(2, PAIR).action()
    assert scene.offers(1) == ["place colosseum", "place plot"]
    scene = Scene(2, PAIR).own(1, placed=1).action()
    assert scene.waits() == "partisan_place 2"


@rule("AR-6.3")
def test_a_new_partisan_brings_a_player_back() -> None:
    scene = Scene(2, PAIR).own(1, placed=1, glory=4).own(2, partisans=2).action(2)
    scene.play("2 place colosseum")
    assert scene.waits() == "partisan_place 2"
    scene = Scene(2, PAIR).glory(11, 11).own(1, placed=1).own(2, partisans=2).action(2)
    scene.play("2 place colosseum")  # seat 2 claims a Stage, which comes down to seat 1
    assert scene.waits() == "partisan_place 1"


@rule("AR-6.4")
def test_not_on_an_empty_slot_nor_on_another_province() -> None:
    scene = Scene(2, PAIR).tiles("spain", military=1).tiles("gaul", military=1).action()
    assert scene.refusal("1 place military") == "AR-6.4"


@rule("AR-6.5")
def test_as_many_partisans_as_the_level() -> None:
    scene = Scene(2, PAIR).tiles("africa", religion=2).workers("africa", religion=1).own(1, partisans=2).action()
    scene.play("1 place religion", "1 raise base", "2 place colosseum")
    assert scene.working("africa", "religion") == 2
    assert scene.refusal("1 place religion") == "AR-6.5"


@rule("AR-6.6", "AR-6.27")
def test_the_colosseum_holds_any_number_for_one_glory_each() -> None:
    scene = Scene(2, PAIR).own(1, glory=5, partisans=5).own(2, placed=1).glory(6, 2).action()
    for _ in range(5):
        scene.play("1 place colosseum")
    assert scene.value(1, "glory") == 11


@rule("AR-6.7")
def test_also_where_nothing_will_happen() -> None:
    scene = Scene(2, PAIR).tiles("africa", military=1).own(1, legions=0).action().play("1 place military")
    assert scene.working("africa", "military") == 1
    assert scene.waits() == "partisan_place 2"


@rule("AR-6.8")
def test_place_then_cards_then_action() -> None:
    scene = Scene(2, PAIR).hand(1, "olicula sundial").tiles("africa", religion=1).action()
    scene.play("1 place religion")
    assert scene.waits() == "trade_window 1"
    assert scene.working("africa", "religion") == 1
    assert scene.value(1, "base") == 0
    scene.play("1 play olicula", "1 close")
    assert scene.value(1, "denarii") == 7
    assert scene.waits() == "pantheon_level 1"
    assert scene.refusal("1 play sundial") == "not-now"


@rule("AR-6.9")
def test_a_legion_from_the_board_or_from_another_region() -> None:
    scene = Scene(2, PAIR).tiles("africa", military=2).own(1, epirus=1, legions=2, partisans=2).action()
    scene.play("1 place military")
    assert scene.offers(1) == ["from board", "from epirus", "skip"]
    scene.play("1 from board", "1 to thrace")
    assert (scene.value(1, "legions"), scene.value(1, "thrace")) == (1, 1)
    scene.play("2 place colosseum", "1 place military", "1 from epirus")
    assert scene.refusal("1 to epirus") == "AR-6.9"
    scene.play("1 to macedonia")
    assert (scene.value(1, "epirus"), scene.value(1, "macedonia")) == (0, 1)


@rule("AR-6.10")
def test_twice_with_the_military_bonus_each_time_anew() -> None:
    scene = Scene(2, ANTONIUS).tiles("africa", military=1).own(1, epirus=1).action()
    scene.play("1 place military", "1 with bonus", "1 from board", "1 to thrace", "1 from epirus", "1 to macedonia")
    assert [scene.value(1, region) for region in ("epirus", "macedonia", "thrace")] == [0, 1, 1]


@rule("AR-6.11")
def test_regions_hold_any_number_of_any_players() -> None:
    scene = Scene(2, PAIR).tiles("africa", military=1).own(1, epirus=6, legions=1).own(2, epirus=7).action()
    scene.play("1 place military", "1 from board", "1 to epirus")
    assert (scene.value(1, "epirus"), scene.value(2, "epirus")) == (7, 7)


@rule("AR-6.12")
def test_what_is_not_there_is_skipped_and_one_may_skip() -> None:
    scene = Scene(2, PAIR).tiles("africa", military=1).own(1, legions=0, epirus=1).action().play("1 place military")
    assert scene.refusal("1 from board") == "AR-6.12"
    scene.play("1 skip")
    assert scene.value(1, "epirus") == 1
    none = Scene(2, PAIR).tiles("africa", military=1).own(1, legions=0).action().play("1 place military")
    assert none.waits() == "partisan_place 2"


@rule("AR-6.13")
def test_a_vote_on_top_of_the_column_two_with_the_bonus() -> None:
    scene = Scene(2, PAIR).tiles("africa", politics=1).column("2").action()
    scene.play("1 place politics", "1 without bonus")
    assert scene.columned() == "2 1"
    double = Scene(2, PAIR).tiles("africa", politics=1).column("2").action()
    double.play("1 place politics", "1 with bonus")
    assert double.columned() == "2 1 1"
    assert double.value(1, "votes") == 3


@rule("AR-6.14")
def test_the_sixth_vote_pushes_the_bottom_one_out() -> None:
    scene = Scene(2, PAIR).own(2, votes=5).tiles("africa", politics=1).column("2 1 2 1 2").action()
    scene.play("1 place politics", "1 without bonus")
    assert scene.columned() == "1 2 1 2 1"
    assert scene.value(2, "votes") == 3


@rule("AR-6.15", "AR-6.16")
def test_the_majority_comes_before_the_bottom_vote_leaves() -> None:
    scene = Scene(2, PAIR).own(1, glory=1).column("1 1 2 1 1").own(1, votes=1).tiles("africa", politics=1).action()
    scene.play("1 place politics", "1 with bonus")
    order = [name for name in scene.tellings() if name in ("voted", "majority", "fell")]
    assert order == ["voted", "majority", "fell", "voted", "majority", "fell"]
    assert scene.columned() == "2 1 1 1 1"  # the Vote that came back was the second one
    assert scene.value(1, "votes") == 1


@rule("AR-6.17", "AR-6.18")
def test_three_on_top_make_a_majority_and_each_further_vote_another() -> None:
    scene = Scene(2, PAIR).own(1, glory=1, partisans=2).column("1").tiles("africa", politics=2).action()
    scene.play("1 place politics", "1 with bonus")
    assert scene.value(1, "glory") == 3
    scene.play("2 place colosseum", "1 place politics")
    assert scene.columned() == "1 1 1 1"
    assert scene.value(1, "glory") == 5


@rule("AR-6.19")
def test_a_run_made_by_taking_away_gives_nothing() -> None:
    scene = Scene(2, PAIR, 3).own(1, glory=1).plot("spain", 1).column("1 1 2 1").plots()
    scene.play("1 activate spain", "1 effect null_vote")
    assert scene.columned() == "1 1 1"
    assert scene.value(1, "glory") == 2  # 1 for the Null Vote itself


@rule("AR-6.20")
def test_without_a_vote_on_the_board_none_is_placed() -> None:
    scene = Scene(2, PAIR).own(1, votes=0).column("2").own(1, votes=0).tiles("africa", politics=1).action()
    scene.play("1 place politics", "1 without bonus")
    assert scene.columned() == "2"


@rule("AR-6.21", "AR-6.22")
def test_own_elements_then_the_best_common_one() -> None:
    scene = Scene(4).own(1, base=1, upper=3, partisans=2).tiles("africa", religion=3)
    scene.own(2, placed=1).own(3, placed=1).own(4, placed=1).action()
    scene.play("1 place religion", "1 raise base")
    assert scene.common_of(1) == ["own", "own"]
    scene.play("1 place religion", "1 raise base")
    assert scene.common_of(1) == ["gold", "own"]
    assert len(scene.s.commons[0]) == 3
    other = Scene(4).own(2, upper=3).tiles("gaul", religion=1).own(1, placed=1)
    other.s.commons = ((3, 2, 1, 1), (2, 1, 1))  # the Gold is gone
    other.action(2).play("2 place religion", "2 raise upper")
    assert other.common_of(2) == ["own", "silver"]


@rule("AR-6.23")
def test_levels_grow_in_any_order() -> None:
    scene = Scene(2, PAIR).tiles("africa", religion=2).own(1, partisans=2).own(2, placed=1).action()
    scene.play("1 place religion", "1 raise upper", "1 place religion", "1 raise base")
    assert (scene.value(1, "base"), scene.value(1, "upper")) == (1, 1)


@rule("AR-6.24")
def test_a_finished_level_takes_nothing_more() -> None:
    scene = Scene(2, PAIR).tiles("africa", religion=1).common(1, base="gold").action().play("1 place religion")
    assert scene.value(1, "upper") == 1  # not asked: only one level is unfinished
    both = Scene(2, PAIR).tiles("africa", religion=1).common(1, base="gold", upper="gold").action()
    both.play("1 place religion")
    assert both.waits() == "partisan_place 2"
    assert (both.value(1, "base"), both.value(1, "upper")) == (2, 3)
    asked = Scene(2, PAIR).tiles("africa", religion=1).action().play("1 place religion").common(1, base="gold")
    assert asked.refusal("1 raise base") == "AR-6.24"


@rule("AR-6.25")
def test_no_bonus_for_temples_and_villas() -> None:
    scene = Scene(2, PAIR).vendetta(1, "....").tiles("africa", religion=1, agriculture=1).own(1, partisans=2)
    scene.own(2, partisans=2).action()
    scene.play("1 place religion")
    assert scene.waits() == "pantheon_level 1"
    scene.play("1 raise base", "2 place colosseum", "1 place agriculture")
    assert scene.value(1, "denarii") == 6  # 5 and 1, once


@rule("AR-6.26")
def test_a_harvest_goes_by_the_round_whatever_the_level() -> None:
    scene = Scene(2, PAIR, 7).own(1, denarii=0).tiles("africa", agriculture=3).action().play("1 place agriculture")
    assert scene.value(1, "denarii") == 4


@rule("AR-6.28", "AR-6.31")
def test_a_plot_marker_goes_into_an_empty_slot_also_a_second_one() -> None:
    scene = Scene(2, PAIR).own(1, partisans=2).plot("africa", 2).own(2, placed=1).action()
    scene.play("1 place plot", "1 place plot")
    assert scene.plots_in("africa") == ["2", "1", "1"]
    assert scene.value(1, "markers") == 1


@rule("AR-6.29")
def test_three_slots_for_everybody() -> None:
    scene = Scene(3).plot("africa", 2).plot("africa", 3, used=True).plot("africa", 2).tiles("africa", religion=1)
    assert scene.action().refusal("1 place plot") == "AR-6.29"


@rule("AR-6.30")
def test_without_a_marker_no_plot() -> None:
    scene = Scene(3).plot("gaul", 1).plot("gaul", 1).plot("spain", 1).tiles("africa", religion=1)
    assert scene.action().refusal("1 place plot") == "AR-6.30"


@rule("AR-6.32")
def test_a_plot_waits_for_a_later_round() -> None:
    scene = Scene(2, PAIR, event="frumentatio").own(2, placed=1, glory=3).action().play("1 place plot")
    assert scene.waits().startswith("income_choose")  # nothing is activated in this round any more
    assert scene.plots_in("africa") == ["1", ".", "."]


@rule("AR-6.33")
def test_cleaning_up() -> None:
    scene = Scene(2, PAIR).tiles("africa", politics=2).plot("spain", 1).plot("gaul", 2, used=True)
    scene.own(2, placed=1).action().play("1 place politics", "1 with bonus")
    assert scene.waits().startswith("income_choose")
    assert scene.values("placed") == [0, 0]
    assert scene.value(1, "bonus_used") == 0
    assert scene.working("africa", "politics") == 0
    assert scene.plots_in("spain") == ["1", ".", "."]
    assert scene.plots_in("gaul") == [".", ".", "."]
    assert scene.values("markers") == [2, 3]


# -- Bonuses ---------------------------------------------------------------------------------------------


@rule("AR-8.1")
def test_a_bonus_once_a_round_on_its_own_building() -> None:
    scene = Scene(2, PAIR).tiles("africa", politics=2, commerce=1).own(1, partisans=3).own(2, placed=1).action()
    scene.play("1 place commerce")  # the active Bonus is Politics
    assert scene.waits() == "partisan_place 1"
    scene.play("1 place politics", "1 with bonus", "1 close")
    assert scene.waits() == "partisan_place 1"
    scene.play("1 place politics")
    assert scene.waits() == "trade_window 1"  # not asked for the Bonus again


@rule("AR-8.2")
def test_the_bonus_marker_comes_back_at_the_end_of_the_phase() -> None:
    scene = Scene(2, PAIR).tiles("africa", politics=1).action()
    scene.play("1 place politics", "1 with bonus")
    assert scene.value(1, "bonus_used") == 2
    scene.play("2 place colosseum")
    assert scene.value(1, "bonus_used") == 0


@rule("AR-8.3")
def test_a_second_one_that_cannot_be_done_is_lost_and_the_bonus_is_used() -> None:
    scene = Scene(2, PAIR).own(1, votes=1).tiles("africa", politics=1).action()
    scene.play("1 place politics", "1 with bonus")
    assert scene.columned() == "1"
    assert scene.value(1, "bonus_used") == 2
    skipped = Scene(2, ANTONIUS).tiles("africa", military=1).action()
    skipped.play("1 place military", "1 with bonus", "1 from board", "1 to epirus", "1 skip")
    assert skipped.value(1, "epirus") == 1
    assert skipped.value(1, "bonus_used") == 1


@rule("AR-8.4")
def test_a_bonus_never_doubles_a_card() -> None:
    scene = Scene(2, ANTONIUS).own(1, legions=0, legions_out=3, anchor=1).hand(1, "spatha circinus")
    scene.tiles("africa", military=1).action()
    scene.play("1 place military", "1 with bonus", "1 play spatha")
    assert scene.value(1, "legions") == 1
    scene.play("1 play circinus")
    assert scene.value(1, "anchor") == 0


@rule("AR-8.5")
def test_a_covered_bonus_is_not_offered() -> None:
    scene = Scene(2, PAIR).vendetta(1, "x.xx").tiles("africa", politics=1).action().play("1 place politics")
    assert scene.columned() == "1"
    assert scene.value(1, "bonus_used") == 0


@rule("AR-8.6")
def test_a_partisan_with_a_bonus_takes_one_place() -> None:
    scene = Scene(2, PAIR).tiles("africa", politics=3).action().play("1 place politics", "1 with bonus")
    assert scene.working("africa", "politics") == 1


@rule("AR-6.2")
def test_nobody_may_stop_with_a_partisan_left() -> None:
    scene = Scene(2, PAIR).own(1, partisans=3, placed=1).tiles("africa", religion=1).action()
    assert scene.refusal("1 done") == scene.refusal("1 pass") == "AR-6.2"
    step = scene.s.agenda[-1]
    why = Presenter(GAME, "fr").sentence(scene.live.view(0), "AR-6.2", step.explain(scene.s, 0, DONE))
    assert why.endswith("Il vous reste 2 Partisans à placer.")
    asked = Presenter(GAME, "en").prompt(scene.live.view(0))
    assert asked == "Where do you place a Partisan? You have 2 left."  # so that it does not read the same each time
