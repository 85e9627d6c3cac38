"""Who knows what: one test per row of the information table."""

from __future__ import annotations

from tabularium.games.rome_and_roll import state as at
from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.state import BACKS, UNKNOWN, WIDTH, RomeAndRoll
from tabularium.kernel.conformance import only_known_to
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import SPECTATOR
from tests.games.rome_and_roll.scenario import Scene
from tests.games.scene import LoadedDice

ALL_THREE = (0, 1, SPECTATOR)


def two() -> Scene:
    return Scene().turn(1, "blue-1")


def solo() -> Scene:
    return Scene("legatus").go()


def test_the_map_and_all_pieces_are_public() -> None:
    def build(s: RomeAndRoll) -> None:
        s.foremen = (s.plans[0], *s.foremen[1:])

    def favour(s: RomeAndRoll) -> None:
        s.put_favour(1, 0)

    def nero(s: RomeAndRoll) -> None:
        s.nero = s.nero[1:]

    for change in (build, favour, nero):
        only_known_to(GAME, two().s, change, ALL_THREE)


def test_sheets_are_public() -> None:
    for field in (at.COINS, at.STORED, at.LOYALTY, at.SOLDIERS, at.SENATORS):

        def change(s: RomeAndRoll, field: int = field) -> None:
            s.sheet[WIDTH + field] += 1

        only_known_to(GAME, two().s, change, ALL_THREE)


def test_what_is_not_in_play_follows_from_what_is() -> None:
    def change(s: RomeAndRoll) -> None:
        s.put_favour(2, at.CENTRE)

    only_known_to(GAME, two().s, change, ALL_THREE)


def test_dice_are_public_once_rolled() -> None:
    def reserve(s: RomeAndRoll) -> None:
        s.reserve = (3, 4)

    def held(s: RomeAndRoll) -> None:
        s.sheet[WIDTH + at.DICE] = 5

    scene = Scene().turn(1, "blue-1")
    scene.s.round = 1
    for change in (reserve, held):
        only_known_to(GAME, scene.s, change, ALL_THREE)


def test_nobody_knows_future_rolls() -> None:
    def change(s: RomeAndRoll) -> None:
        s.rng = LoadedDice((5, 4, 3))

    only_known_to(GAME, two().s, change, ())
    only_known_to(GAME, solo().s, change, ())


def test_nobody_knows_the_order_of_senecas_deck() -> None:
    """Two cards below the top change places."""

    def change(s: RomeAndRoll) -> None:
        deck = list(s.deck)
        deck[0], deck[1] = deck[1], deck[0]
        s.deck = tuple(deck)

    only_known_to(GAME, solo().s, change, ())


def laid_card(back: int, which: int) -> int:
    """One of several cards with the same back."""
    return [card for card in range(18) if GAME.box.card_back[card] == back and GAME.box.card_seal[card]][which]


def test_a_face_down_card_shows_its_back_only() -> None:
    def front(s: RomeAndRoll) -> None:
        other = laid_card(1, 1)
        deck = [laid_card(1, 0) if card == other else card for card in s.deck]
        s.laid = (other, s.laid[1])
        s.deck = tuple(deck)

    def back(s: RomeAndRoll) -> None:
        s.laid = (2, s.laid[1])  # blue/blue

    scene = solo()
    first, second = laid_card(1, 0), 3  # blue/yellow; yellow/yellow
    rest = [card for card in range(18) if card not in (first, second)]
    scene.s.laid, scene.s.deck, scene.s.discard = (first, second), tuple(rest), ()
    only_known_to(GAME, scene.s, front, ())
    only_known_to(GAME, scene.s, back, (0, SPECTATOR))
    for viewer in (0, SPECTATOR):
        assert all(card >= BACKS for card in GAME.seen(scene.s.view(viewer)).laid)


def test_the_back_of_the_top_card_of_the_deck_is_public_its_front_is_not() -> None:
    def front(s: RomeAndRoll) -> None:
        deck = list(s.deck)
        i, j = deck.index(laid_card(1, 0)), deck.index(laid_card(1, 1))
        deck[i], deck[j] = deck[j], deck[i]
        s.deck = tuple(deck)

    def back(s: RomeAndRoll) -> None:
        deck = list(s.deck)
        deck[-1], deck[0] = deck[0], deck[-1]
        s.deck = tuple(deck)

    scene = solo()
    top = laid_card(1, 0)
    rest = [card for card in range(18) if card not in (top, 16, 17)]
    scene.s.laid, scene.s.deck, scene.s.discard = (16, 17), (2, *[c for c in rest if c != 2], top), ()
    only_known_to(GAME, scene.s, front, ())
    only_known_to(GAME, scene.s, back, (0, SPECTATOR))
    assert GAME.seen(scene.s.view(0)).deck[:-1] == (UNKNOWN,) * 15


def test_which_cards_are_below_is_unknown_but_for_those_without_seal() -> None:
    """In worlds that a view could be, any sealed card may be in either part; the two others never among the first 8."""
    view = GAME.seen(Scene.opened(1, seed=3).s.view(0))
    upper: set[int] = set()
    lower: set[int] = set()
    for seed in range(200):
        world = view.determinize(sfc32(seed))
        assert isinstance(world, RomeAndRoll)
        order = [*world.laid, *reversed(world.deck)]
        assert sorted(order) == list(range(18))
        assert world.view(0) == view
        upper.update(order[3:8])
        lower.update(order[8:])
    assert upper == set(range(16))
    assert lower == set(range(18))


def test_played_and_discarded_cards_and_seals_are_public() -> None:
    def discard(s: RomeAndRoll) -> None:
        s.discard = (*s.discard, 0)

    def seals(s: RomeAndRoll) -> None:
        s.seals += 1

    def turned(s: RomeAndRoll) -> None:
        s.turned = 1

    for change in (discard, seals, turned):
        only_known_to(GAME, solo().s, change, (0, SPECTATOR))


def test_senecas_random_favour_is_public() -> None:
    def change(s: RomeAndRoll) -> None:
        s.put_favour(2, at.SENECA)

    only_known_to(GAME, solo().s, change, (0, SPECTATOR))


def test_the_pile_of_the_variant_shows_neither_order_nor_backs() -> None:
    def change(s: RomeAndRoll) -> None:
        s.deck = tuple(reversed(s.deck))

    def revealed(s: RomeAndRoll) -> None:
        s.discard = (*s.discard, 1)

    scene = Scene.opened(2, {"two_player_variant": "yes", "setup": "first_game"}, 8)
    only_known_to(GAME, scene.s, change, ())
    only_known_to(GAME, scene.s, revealed, ALL_THREE)


def test_set_up_draws_are_public() -> None:
    def change(s: RomeAndRoll) -> None:
        s.plans = (0, *s.plans[1:])

    only_known_to(GAME, two().s, change, ALL_THREE)
