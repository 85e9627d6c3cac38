"""Who knows what: one test per row of the information table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabularium.games.rome_and_roll import state as at
from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.state import BACKS, UNKNOWN, WIDTH, RomeAndRoll
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.shown import check_known_only_to
from tabularium.kernel.state import SPECTATOR
from tests.games.rome_and_roll.scenario import Scene
from tests.games.scene import LoadedDice

ALL_THREE = (0, 1, SPECTATOR)
ENGLISH = Presenter(GAME, "en", ["Livia", "Marcus", "Julia"])
Change = Callable[[RomeAndRoll], None]


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
        check_known_only_to(GAME, two().s, change, ALL_THREE)


def test_sheets_are_public() -> None:
    for field in (at.COINS, at.STORED, at.LOYALTY, at.SOLDIERS, at.SENATORS):

        def change(s: RomeAndRoll, field: int = field) -> None:
            s.sheet[WIDTH + field] += 1

        check_known_only_to(GAME, two().s, change, ALL_THREE)


def test_what_is_not_in_play_follows_from_what_is() -> None:
    def change(s: RomeAndRoll) -> None:
        s.put_favour(2, at.CENTRE)

    check_known_only_to(GAME, two().s, change, ALL_THREE)


def test_dice_are_public_once_rolled() -> None:
    def reserve(s: RomeAndRoll) -> None:
        s.reserve = (3, 4)

    def held(s: RomeAndRoll) -> None:
        s.sheet[WIDTH + at.DICE] = 5

    scene = Scene().turn(1, "blue-1")
    scene.s.round = 1
    for change in (reserve, held):
        check_known_only_to(GAME, scene.s, change, ALL_THREE)


def test_nobody_knows_future_rolls() -> None:
    def change(s: RomeAndRoll) -> None:
        s.rng = LoadedDice((5, 4, 3))

    check_known_only_to(GAME, two().s, change, ())
    check_known_only_to(GAME, solo().s, change, ())


def test_nobody_knows_the_order_of_senecas_deck() -> None:
    """Two cards below the top change places."""

    def change(s: RomeAndRoll) -> None:
        deck = list(s.deck)
        deck[0], deck[1] = deck[1], deck[0]
        s.deck = tuple(deck)

    check_known_only_to(GAME, solo().s, change, ())


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
    check_known_only_to(GAME, scene.s, front, ())
    check_known_only_to(GAME, scene.s, back, (0, SPECTATOR))
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
    check_known_only_to(GAME, scene.s, front, ())
    check_known_only_to(GAME, scene.s, back, (0, SPECTATOR))
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
        check_known_only_to(GAME, solo().s, change, (0, SPECTATOR))


def test_senecas_random_favour_is_public() -> None:
    def change(s: RomeAndRoll) -> None:
        s.put_favour(2, at.SENECA)

    check_known_only_to(GAME, solo().s, change, (0, SPECTATOR))


def test_the_pile_of_the_variant_shows_neither_order_nor_backs() -> None:
    def change(s: RomeAndRoll) -> None:
        s.deck = tuple(reversed(s.deck))

    def revealed(s: RomeAndRoll) -> None:
        s.discard = (*s.discard, 1)

    scene = Scene.opened(2, {"two_player_variant": "yes", "setup": "first_game"}, 8)
    check_known_only_to(GAME, scene.s, change, ())
    check_known_only_to(GAME, scene.s, revealed, ALL_THREE)


def test_set_up_draws_are_public() -> None:
    def change(s: RomeAndRoll) -> None:
        s.plans = (0, *s.plans[1:])

    check_known_only_to(GAME, two().s, change, ALL_THREE)


# -- what is public is shown ---------------------------------------------------------------------------


def shown(s: RomeAndRoll) -> tuple[object, ...]:
    """All that a page says of the table: the place in the game, the board, the panels."""
    page = ENGLISH.page(s.view(SPECTATOR))
    return page.where, page.board, page.panels


def sheet(field: int, value: int) -> Change:
    def change(s: RomeAndRoll) -> None:
        s.sheet[field] = value

    return change


def fields(**values: object) -> Change:
    def change(s: RomeAndRoll) -> None:
        for name, value in values.items():
            setattr(s, name, value)

    return change


def site(s: RomeAndRoll) -> None:
    s.buildings = (*s.buildings[: at.SPAN], 1, *s.buildings[at.SPAN + 1 :])


def owner(s: RomeAndRoll) -> None:
    s.buildings = (*s.buildings[: at.SPAN + 1], 1, *s.buildings[at.SPAN + 2 :])


PUBLIC: dict[str, Change] = {
    "round": fields(round=3),
    "last round": fields(last=2),
    "Proconsul": fields(proconsul=1),
    "Nero pile": fields(nero=(2,)),
    "Plans in play": fields(plans=(0, 1, 5, 10, 11, 15, 16, 17)),
    "Foremen": fields(foremen=(15, 99, 99, 99, 99)),
    "Seneca's Foreman": fields(foremen=(99, 99, 99, 99, 15)),
    "Favours": fields(favours=(0, 6, 6, 6, 6, 6, 6)),
    "dice left over": fields(reserve=(7,)),
    "a Building's Plan": site,
    "a Building's owner": owner,
    "colonies": fields(colonies=(1, 0, 0, 0, 0)),
    "Seneca's colonies": fields(colonies=(0, 0, 0, 0, 1)),
    "roads": fields(roads=(0, 1, 0, 0, 0)),
    "linked colonies": fields(linked=2),
    "whose turn": fields(turn=1),
    "the die of the turn": fields(die=9),
    "the pool": fields(pool=[1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]),
    "main actions done": fields(mains=4),
    "Senator for an icon": fields(senator=1),
    "Favours used": fields(used=8),
    "Favours of this action": fields(declared=8),
    "Jupiter's second action": fields(second=at.SECOND_TO_COME),
    "Jupiter's second action done": fields(second=at.SECOND_DONE),
    "icons lent": fields(lent=(6, 2)),
    **{
        name: sheet(field, value)
        for name, field, value in (
            ("Coins", at.COINS, 3),
            ("Buildings", at.BUILDINGS, 3),
            ("Legacy", at.LEGACY, 3),
            ("Glory", at.GLORY, 3),
            ("Soldiers", at.SOLDIERS, 3),
            ("Senators", at.SENATORS, 3),
            ("garrisons", at.GARRISONED, 1),
            ("deployed Senators", at.DEPLOYED, 1),
            ("Wood", at.STORED, 2),
            ("Brick", at.STORED + 1, 2),
            ("Stone", at.STORED + 2, 2),
            ("Fish", at.STORED + 3, 2),
            ("Jewellery", at.STORED + 4, 2),
            ("first Advisor", at.LOYALTY, 1),
            ("second Advisor", at.LOYALTY + 1, 1),
            ("third Advisor", at.LOYALTY + 2, 1),
            ("character", at.CHARACTER, 2),
            ("Overseer", at.OVERSEER, 1),
            ("Nero cards", at.NERO, 1),
            ("first die", at.DICE, 4),
            ("second die", at.DICE + 1, 4),
            ("turned a die", at.TURNED, 2),
        )
    },
}


@pytest.mark.parametrize("fact", PUBLIC)
def test_a_public_fact_changes_what_is_shown(fact: str) -> None:
    scene = Scene()
    scene.building("camp", 1, "3,7 3,8")
    scene.turn(1, "blue-1").s.round = 2
    before = shown(scene.s)
    PUBLIC[fact](scene.s)
    assert shown(scene.s) != before


ALONE: dict[str, Change] = {
    "Proconsul": fields(proconsul=0),
    "cards in the deck": lambda s: setattr(s, "deck", s.deck[2:]),
    "a card turned up": fields(turned=1),
    "seals": fields(seals=3),
    "Seneca's Nero cards": fields(seneca_nero=1),
    "Seneca's Favour": lambda s: s.put_favour(1, at.SENECA),
    "discarded cards": fields(discard=(3,)),
}


@pytest.mark.parametrize("fact", ALONE)
def test_a_public_fact_of_the_solo_game_changes_what_is_shown(fact: str) -> None:
    scene = solo()
    before = shown(scene.s)
    ALONE[fact](scene.s)
    assert shown(scene.s) != before


def test_the_last_round_is_marked_also_when_its_number_makes_it_the_last() -> None:
    alone, two_players = solo(), two()
    alone.s.round, two_players.s.round = 8, 19
    assert "last" not in ENGLISH.page(alone.s.view(0)).where
    assert "last" not in ENGLISH.page(two_players.s.view(0)).where
    alone.s.round, two_players.s.round = 9, 20
    assert ENGLISH.page(alone.s.view(0)).where == "Round 9, dice draft (last round)"
    assert ENGLISH.page(two_players.s.view(0)).where == "Round 20, turns (last round)"


def test_the_map_fits_eighty_columns_and_shows_borders() -> None:
    scene = Scene("legatus mercatrix patricia")
    scene.building("camp", 1, "5,8 5,9")
    scene.building("camp", 1, "5,10 5,11")
    city = ENGLISH.page(scene.s.view(0)).board.split("\n\n")[0].split("\n")
    assert max(map(len, city)) == 80
    assert any("CA   1│ CA   1│" in line for line in city)


def test_track_ends_and_building_values_are_shown() -> None:
    rows = dict(ENGLISH.page(two().s.view(0)).panels[0].rows)
    assert rows["Coins"] == "0 of 30, blue box at 14"
    boxes = "1, 2, 3, 5, 7, 9, 12, 15, 18, 21"
    assert rows["Buildings"] == f"0 of 10, worth 0 points (boxes: {boxes}), blue box at 8"
