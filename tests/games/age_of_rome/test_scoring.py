"""The end: last Sets, seven categories, ties."""

from __future__ import annotations

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.scoring import outcome, score
from tests.games.age_of_rome.scenario import Scene
from tests.marks import rule


@rule("AR-10.1")
def test_the_hand_is_laid_into_the_sets_that_bring_most() -> None:
    scene = Scene().hand(1, "spatha pugio quaestor_chest bulla torc").ends()
    assert scene.laid(1) == ["jewels"]  # 6 with the Chest, not 4
    assert scene.score(1, "commerce") == 6
    # four cards kept in hand are worth more to this Quest than a Set of Tools
    kept = Scene().quest(1, "full_warehouses").hand(1, "sundial sundial falx abacus").ends()
    assert kept.laid(1) == []
    assert (kept.score(1, "commerce"), kept.score(1, "quests")) == (0, 4)
    # a Set of Weapons would bring just as much, but fewer cards are laid
    equal = Scene().quest(1, "full_warehouses").hand(1, "spatha spatha pugio pilum").ends()
    assert equal.laid(1) == []
    assert (equal.score(1, "commerce"), equal.score(1, "quests")) == (0, 4)
    jeweller = Scene().quest(1, "jeweller").hand(1, "bulla torc quaestor_chest spatha").ends()
    assert (jeweller.score(1, "commerce"), jeweller.score(1, "quests")) == (6, 4)
    three = Scene().sets(1, "tools", "tools", "weapons").hand(1, "bulla bulla torc").ends()
    assert three.laid(1) == ["tools", "tools", "weapons"]


@rule("AR-10.2")
def test_the_track_counts_as_it_stands() -> None:
    scene = Scene().glory(3, 31, 61, 1).ends()
    assert [scene.score(seat, "glory_track") for seat in (1, 2, 3, 4)] == [3, 31, 61, 1]


@rule("AR-10.3")
def test_only_defeated_regions_score() -> None:
    scene = Scene().own(1, epirus=1, macedonia=2, thrace=3).ends()
    assert scene.score(1, "military") == 0
    together = Scene().own(1, epirus=1, macedonia=2, thrace=3).own(2, macedonia=1, thrace=1).ends()
    assert together.score(1, "military") == 8 + 10


@rule("AR-10.4")
def test_without_a_legion_no_place() -> None:
    scene = Scene().own(1, thrace=4).ends()
    assert [scene.score(seat, "military") for seat in (1, 2, 3, 4)] == [10, 0, 0, 0]


@rule("AR-10.5")
def test_a_shared_place_gives_nothing_and_the_next_is_second() -> None:
    scene = Scene().own(1, thrace=3).own(2, thrace=3).own(3, thrace=2).own(4, thrace=1).ends()
    assert [scene.score(seat, "military") for seat in (1, 2, 3, 4)] == [0, 0, 5, 3]


@rule("AR-10.6")
def test_the_medal_takes_a_tied_place_and_the_others_share_the_next() -> None:
    scene = Scene().own(1, thrace=2).own(2, thrace=2).own(3, thrace=2).own(4, thrace=1).medal("military", 2).ends()
    assert [scene.score(seat, "military") for seat in (1, 2, 3, 4)] == [0, 10, 0, 3]


@rule("AR-10.7", "AR-10.18")
def test_values_of_the_places() -> None:
    scene = Scene()
    for seat, n in enumerate((4, 3, 2, 1), 1):
        scene.own(seat, epirus=n, macedonia=n, thrace=n)
    scene.ends()
    assert [scene.score(seat, "military") for seat in (1, 2, 3, 4)] == [23, 11, 3, 0]
    pair = Scene(2).own(1, epirus=3, macedonia=3, thrace=3).own(2, epirus=1, macedonia=1, thrace=1).ends()
    assert [pair.score(seat, "military") for seat in (1, 2)] == [14, 5]


@rule("AR-10.8")
def test_votes_by_their_place_from_the_bottom() -> None:
    scene = Scene().column("1 2 1 3 1").ends()
    assert [scene.score(seat, "politics") for seat in (1, 2, 3)] == [10, 2, 5]
    low = Scene().column("3 1").ends()
    assert [low.score(seat, "politics") for seat in (1, 3)] == [2, 1]


@rule("AR-10.9")
def test_sets_by_their_type_and_nothing_for_cards_in_hand() -> None:
    scene = Scene().sets(1, "tools", "weapons", "clothes").sets(2, "jewels").hand(3, "sundial falx").ends()
    assert [scene.score(seat, "commerce") for seat in (1, 2, 3)] == [12, 6, 0]


@rule("AR-10.10")
def test_every_element_counts() -> None:
    scene = Scene().common(1, base="gold").own(1, upper=2).common(2, base="bronze", upper="silver").ends()
    assert [scene.score(seat, "religion") for seat in (1, 2)] == [8, 10]


@rule("AR-10.11")
def test_quests_are_shown_and_give_their_glory_or_nothing() -> None:
    scene = Scene().quest(1, "faction", "legate").column("1 1 1").ends()
    assert scene.score(1, "quests") == 5
    view = GAME.seen(scene.live.view(1))
    assert score(view).of(0, "quests") == 5
    assert scene.tellings().count("final-quest") == 2


@rule("AR-10.12")
def test_quests_are_judged_before_the_denarii_are_changed() -> None:
    scene = Scene().quest(1, "treasury").own(1, denarii=12).own(2, denarii=11).ends()
    assert (scene.score(1, "quests"), scene.score(1, "denarii")) == (4, 3)
    sets = Scene().quest(1, "great_merchant").sets(1, "tools").hand(1, "bulla bulla torc").ends()
    assert sets.score(1, "quests") == 5


@rule("AR-10.13")
def test_four_denarii_make_a_glory() -> None:
    scene = Scene().own(1, denarii=11).own(2, denarii=3).own(3, denarii=11).medal("religion", 3).ends()
    assert [scene.score(seat, "denarii") for seat in (1, 2, 3)] == [2, 0, 3]


@rule("AR-10.14", "AR-10.15")
def test_the_sum_of_seven_and_the_highest_wins() -> None:
    scene = Scene(2).glory(10, 14).own(1, epirus=2, denarii=4).own(2, denarii=0).column("1 1").sets(1, "tools")
    scene.own(1, base=1).quest(1, "princeps_senatus").ends()
    assert score(scene.s).totals == (10 + 5 + 3 + 3 + 1 + 4 + 1, 14)
    assert outcome(scene.s).ranks == (1, 2)


@rule("AR-10.16")
def test_among_equals_the_denarii_left_decide() -> None:
    scene = Scene(2).glory(10, 10).own(1, denarii=5).own(2, denarii=7).ends()
    assert score(scene.s).totals == (11, 11)
    assert outcome(scene.s).ranks == (2, 1)  # 1 and 3 are left
    exchanged = Scene(2).glory(10, 9).own(1, denarii=3).own(2, denarii=6).ends()
    assert outcome(exchanged.s).ranks == (1, 2)  # 3 and 2 are left of 3 and 6


@rule("AR-10.17")
def test_who_is_still_equal_rules_together() -> None:
    scene = Scene(3).glory(10, 10, 10).own(1, denarii=1).own(2, denarii=1).own(3, denarii=0).ends()
    assert outcome(scene.s).ranks == (1, 1, 3)
    assert outcome(scene.s).shared
