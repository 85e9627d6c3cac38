"""Copies of a Trade card are alike: which of them goes, and who still knows the others."""

from __future__ import annotations

from typing import cast

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.packed import is_marked, kind_of_card, marked
from tabularium.games.age_of_rome.state import AgeOfRome
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import SPECTATOR
from tests.games.age_of_rome.scenario import BOX, Scene
from tests.marks import rule

TRIO = ("junia_secunda", "gaius_octavius", "livia_drusilla")
PAIR = ("junia_secunda", "gaius_octavius")
SECOND = 0b010
THIRD = 0b100


def trio(round: int = 3) -> Scene:
    return Scene(3, TRIO, round)


def known(scene: Scene, viewer: int) -> list[str]:
    """What a viewer, as people count, knows of the hand of seat 1."""
    view = GAME.seen(scene.live.view(viewer - 1))
    kinds = [kind_of_card(held) for held in view.hands[0]]
    return [BOX.cards[kind] for kind in kinds if kind != BOX.card_back]


def test_who_knew_one_of_two_copies_can_not_tell_which_is_left() -> None:
    scene = trio().hand(1, "spatha", SECOND).hand(1, "spatha torc").construction()
    assert known(scene, 2) == ["spatha"]
    scene.play("1 sell spatha")
    assert known(scene, 2) == []
    assert known(scene, 1) == ["spatha", "torc"]


def test_who_knew_both_copies_knows_the_one_that_is_left() -> None:
    scene = trio().hand(1, "spatha spatha", SECOND | THIRD).construction().play("1 sell spatha")
    assert (known(scene, 2), known(scene, 3)) == (["spatha"], ["spatha"])


def test_each_seat_forgets_for_itself() -> None:
    scene = trio().hand(1, "spatha", SECOND | THIRD).hand(1, "spatha", THIRD).construction().play("1 sell spatha")
    assert (known(scene, 2), known(scene, 3)) == ([], ["spatha"])


def test_other_cards_stay_known_when_one_goes() -> None:
    scene = trio().hand(1, "torc", SECOND).hand(1, "spatha spatha").construction().play("1 sell spatha")
    assert known(scene, 2) == ["torc"]


def test_only_one_of_two_equal_cards_goes() -> None:
    scene = trio().hand(1, "spatha spatha torc").construction().play("1 sell spatha")
    assert scene.cards(1) == ["spatha", "torc"]
    laid = trio().hand(1, "sundial sundial falx falx").construction().play("1 set tools", "1 lay sundial sundial falx")
    assert laid.cards(1) == ["falx"]


def stolen(at: int) -> Scene:
    """Seat 3 takes the card at this place of the hand of seat 1, who sells one of the same kind after that."""
    scene = trio().hand(1, "torc spatha spatha", SECOND).plot("africa", 3).dice(at).plots(3)
    scene.play("3 activate africa", "3 effect customs_duties", "1 close", "3 done", "1 sell spatha")
    scene.s.rng = None
    return scene


def test_nobody_can_tell_which_of_two_copies_was_stolen() -> None:
    first, second = stolen(0), stolen(1)
    assert first.cards(3) == second.cards(3) == ["spatha"]
    for viewer in (0, 1, 2, SPECTATOR):
        assert first.live.view(viewer).to_bytes() == second.live.view(viewer).to_bytes()


@rule("AR-7.25")
def test_a_played_copy_that_was_shuffled_back_counts_as_played_and_the_other_does_not() -> None:
    """Sundial draws Olicula, the last card; Bulla then finds only the Sundial that was played."""
    scene = Scene(2, PAIR).hand(1, "sundial bulla").only_deck("olicula").action()
    scene.play("1 place colosseum", "1 play sundial", "1 play bulla")
    assert scene.cards(1) == ["olicula", "sundial"]
    assert scene.refusal("1 play sundial") == "AR-7.25"
    assert "play sundial" not in scene.offers(1)
    fresh = Scene(2, PAIR).hand(1, "sundial").only_deck("sundial olicula").action()
    fresh.play("1 place colosseum", "1 play sundial", "1 play sundial")
    assert fresh.cards(1) == ["olicula"]


@rule("AR-7.25")
def test_the_next_occasion_knows_nothing_of_it() -> None:
    scene = Scene(2, PAIR).hand(1, "sundial bulla").only_deck("olicula").own(1, partisans=2).own(2, placed=1).action()
    scene.play("1 place colosseum", "1 play sundial", "1 play bulla", "1 close")
    everywhere = (*scene.s.deck, *scene.s.discard, *scene.s.hands[0])
    assert not any(is_marked(card) for card in everywhere)
    scene.play("1 place colosseum", "1 play sundial")
    assert scene.s.played == (BOX.cards.index("sundial"),)


@rule("AR-7.25")
def test_of_two_copies_the_played_one_is_sold() -> None:
    scene = Scene(2, PAIR).hand(1, "sundial sundial bulla").only_deck("olicula").action()
    scene.play("1 place colosseum", "1 play sundial", "1 play bulla")
    assert scene.cards(1) == ["olicula", "sundial", "sundial"]
    scene.play("1 sell sundial")
    assert "play sundial" in scene.offers(1)


def test_a_world_that_fits_a_view_keeps_what_was_played() -> None:
    scene = Scene(3).hand(1, "sundial bulla").hand(2, "torc").action()
    *rest, low, top = scene.s.deck
    scene.s.deck, scene.s.discard = (top,), (low,)
    laid = [rest[i : i + 3] for i in range(0, len(rest), 3)]
    scene.s.sets[2] = tuple(value for cards in laid for value in (0, *cards))
    scene.play("1 place colosseum", "1 play sundial", "1 play bulla")
    for viewer in (0, 1, 2):
        view = scene.live.view(viewer)
        for seed in range(5):
            world = cast(AgeOfRome, view.determinize(sfc32(seed)))
            assert world.view(viewer).to_bytes() == view.to_bytes()
            assert not any(is_marked(held) for held in (*world.hands[1], *world.hands[2]))
            assert sum(is_marked(card) for card in (*world.deck, *world.discard, *world.hands[0])) == 2


def test_a_played_card_that_came_back_and_was_laid_in_a_set_is_nowhere_else() -> None:
    scene = trio().hand(1, "torc").action()
    sundial = BOX.cards.index("sundial")
    deck = [card for card in scene.s.deck if card != sundial]
    assert len(scene.s.deck) - len(deck) == 2
    scene.s.sets[0] = (0, sundial, deck.pop(), deck.pop())
    scene.s.deck, scene.s.discard, scene.s.played = tuple(deck), (marked(sundial),), (sundial, sundial)
    for viewer in (0, 1):
        view = scene.live.view(viewer)
        world = cast(AgeOfRome, view.determinize(sfc32(1)))
        assert world.view(viewer).to_bytes() == view.to_bytes()
        assert sum(is_marked(card) for card in (*world.deck, *world.discard, *world.hands[0], *world.hands[1])) == 1


@rule("AR-7.24", "AR-7.6")
def test_out_of_turn_a_full_hand_only_plays_or_discards() -> None:
    """Collector's Chest draws two for the target of a Plot, who has room for one."""
    scene = trio().hand(2, "collector_chest scutum sundial sundial falx").deck("torc abacus")
    scene.plot("gaul", 1).plots().play("1 activate gaul", "1 effect calumny", "2 play collector_chest")
    assert scene.waits() == "make_room 2"
    assert scene.offers(2) == [
        *("play scutum", "discard sundial", "discard falx", "discard scutum", "discard torc", "decline"),
    ]
    assert scene.refusal("2 sell falx") == "AR-7.24"
    assert scene.refusal("2 set tools") == "AR-7.24"
    scene.play("2 discard falx")
    assert scene.cards(2) == ["abacus", "scutum", "sundial", "sundial", "torc"]
    assert scene.value(2, "denarii") == 5


def test_the_target_of_a_plot_reads_which_one_it_is() -> None:
    scene = Scene(2, PAIR, 3).hand(2, "scutum").plot("spain", 1).plots().play("1 activate spain", "1 effect calumny")
    told = {lang: Presenter(GAME, lang, ("Livia", "Marcus")).prompt(scene.live.view(1)) for lang in ("en", "fr")}
    assert told["en"] == "Livia plots against you: Calumny (the target loses 1 Glory). Do you play a Trade card?"
    assert told["fr"].startswith("Livia complote contre vous\u00a0: Calomnie (la cible perd 1 point de Gloire).")
