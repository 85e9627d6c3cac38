"""Who knows what: one test per row of the information table. Nobody has private information in Ave Roma."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.game import GAME
from tabularium.games.ave_roma.state import RIGHT, SPENT, WAITING, AveRoma
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.shown import all_that_is_shown
from tests.games.ave_roma.scenario import Scene


def pages(s: AveRoma) -> list[list[str]]:
    """All that each viewer sees."""
    return list(all_that_is_shown(GAME, s, ()).values())


def hidden(before: AveRoma, after: AveRoma) -> bool:
    assert before != after
    return pages(before) == pages(after)


def public(before: AveRoma, after: AveRoma) -> bool:
    return all(old != new for old, new in zip(pages(before), pages(after), strict=True))


@pytest.mark.parametrize("kind", [0, 1, 2, 3])
def test_the_order_of_a_deck_is_known_to_nobody(kind: int) -> None:
    s = Scene().s
    other = s.copy()
    other.decks[kind] = tuple(reversed(s.decks[kind]))
    assert hidden(s, other)


@pytest.mark.parametrize("kind", [0, 1, 2, 3])
def test_the_number_of_cards_in_a_deck_is_public(kind: int) -> None:
    s = Scene().s
    other = s.copy()
    other.decks[kind] = s.decks[kind][1:]
    assert public(s, other)


@pytest.mark.parametrize("row", [0, 1, 2])
def test_the_top_card_is_hidden_in_base_mode_and_public_in_advanced_mode(row: int) -> None:
    base = Scene().s
    swapped = base.copy()
    deck = base.decks[row + 1]
    swapped.decks[row + 1] = (deck[-1], *deck[1:-1], deck[0])
    assert hidden(base, swapped)
    s = Scene(3, "advanced").s
    other = s.copy()
    deck = s.decks[row + 1]
    other.tops[row], other.decks[row + 1] = deck[-1], (*deck[:-1], s.tops[row])
    assert public(s, other)


def test_rows_zones_positions_and_discards_are_public() -> None:
    s = Scene().s
    row, zone, high, discards = s.copy(), s.copy(), s.copy(), s.copy()
    row.rows[0], row.rows[1] = s.rows[1], s.rows[0]
    zone.zones[0], zone.zones[1] = s.zones[1], s.zones[0]
    high.high = 1
    assert public(s, row)
    assert public(s, zone)
    assert public(s, high)
    discards.discards = (discards.decks[1][0],)
    assert public(s, discards)
    taken = s.copy()
    taken.taken = 2  # a card of LEGATUS: the oldest one is safe
    assert public(s, taken)


def test_cards_removed_at_random_are_known_to_nobody() -> None:
    """A card of the deck changes places with one that was removed unseen."""
    s = GAME.new(3, {"decks": "random", "deck_size": "15"})
    inside = s.seen().union(*s.decks)
    removed = next(card for card in range(30) if card not in inside)
    other = s.copy()
    other.decks[0] = (removed, *s.decks[0][1:])
    assert hidden(s, other)


def test_cards_removed_by_the_number_of_players_are_public() -> None:
    """With three players no world holds a card marked for more."""
    s = GAME.new(3)
    view = GAME.seen(s.view(1))
    for seed in range(20):
        world = view.determinize(sfc32(seed))
        assert isinstance(world, AveRoma)
        cards = world.seen().union(*world.decks)
        assert max(s.box.players[card] for card in cards) == 3


def test_goods_score_and_workers_are_public() -> None:
    s = Scene().s
    for field, value in (("goods", 3), ("points", 3), ("reserve", 2), ("training", 3), ("training", 3 + WAITING)):
        other = s.copy()
        getattr(other, field)[0] = value
        assert public(s, other), (field, value)


def test_owned_cards_and_their_marks_are_public() -> None:
    s = Scene().owns(2, "war_hannibal_1", "patron_cato").s
    card = s.owned[1][0]
    right, spent, active = s.copy(), s.copy(), s.copy()
    right.owned[1] = (card | RIGHT, s.owned[1][1])
    spent.owned[1] = (card | RIGHT | SPENT, s.owned[1][1])
    active.owned[1], active.active[1] = (card,), (s.owned[1][1],)
    assert public(s, right)
    assert public(right, spent)
    assert public(s, active)


def test_cubes_markers_levels_and_turn_order_are_public() -> None:
    s = Scene().s
    for field, value in (("cubes", 2), ("brown", 2), ("colosseum", 5), ("political", 2)):
        other = s.copy()
        getattr(other, field)[0] = value
        assert public(s, other), field
    passed, last = s.copy(), s.copy()
    passed.passed, last.last = 2, 1
    assert public(s, passed)
    assert public(s, last)
    order = s.copy()
    order.order = (0, 2, 1)
    assert public(s, order)


def test_prices_of_the_boards_are_public() -> None:
    s = Scene().s
    other = s.copy()
    other.boards = (s.box.boards.index("board_1b"), *s.boards[1:])
    assert public(s, other)


def test_a_turn_in_progress_is_shown_live() -> None:
    scene = Scene().goods(1, denarii=2).zone(2, "zone_sicilia", high=True)
    before = scene.s.copy()
    scene.play("1 worker 2, go aedilis")
    assert public(before, scene.s)
    assert "Zone 2: card to be drawn" in text_of(scene)  # the new card is not shown before the turn is confirmed


def text_of(scene: Scene) -> str:
    return Presenter(GAME, "en", ("A", "B", "C")).page(scene.live.view(1)).board


def test_nothing_is_to_be_drawn_from_an_empty_deck() -> None:
    scene = Scene().goods(1, denarii=2).zone(2, "zone_sicilia", high=True).deck("zone", 0)
    text = text_of(scene.play("1 worker 2, go aedilis"))
    assert "Zone 2: no card" in text
    assert "to be drawn" not in text


def test_the_top_of_a_deck_is_to_be_drawn_until_the_turn_is_confirmed() -> None:
    def bought(deck: int) -> Scene:
        scene = Scene(3, "advanced").owns(1, "zone_africa").goods(1, surplus=2, iron=1, denarii=3).deck("war", deck)
        return scene.play("1 worker 3, go legatus, slot 2, continue, bonus, icon swords")

    assert "1 influence\n  On top: card to be drawn\n" in text_of(bought(5))
    assert "to be drawn" not in text_of(bought(5).play("1 confirm"))
    assert "to be drawn" not in text_of(bought(0))


def test_all_that_a_card_shows_is_public() -> None:
    """The reward of a pair of buildings, the fragment of a zone, both effects of a passive patron."""
    scene = Scene().owns(1, "zone_africa", "building_colosseum_a", "patron_cato")
    shown = "Pantheon (finished) | costs 2 stone, 1 wine and 3 denarii | 5 points | pair 1 point | swords"
    assert shown in text_of(scene)
    panels = GAME.board.panels(Presenter(GAME, "en").sight(scene.live.view(1)))
    rows = dict(panels[0].rows)
    assert rows["Zone cards"] == "Africa (swords, black fragment)"
    assert rows["Buildings"] == "Colosseum (plan) (swords, 1 point, 1 influence, pair 1 iron)"
    assert rows["Passive patrons"] == "Cato (lion, QUAESTOR: +1 surplus. End: 1 point for each surplus)"


def test_the_icon_of_an_active_patron_and_the_points_of_owned_cards_are_shown() -> None:
    scene = Scene().active(1, "patron_cato").owns(1, "war_hannibal_3", "building_thermae_b")
    panels = GAME.board.panels(Presenter(GAME, "fr").sight(scene.live.view(1)))
    rows = dict(panels[0].rows)
    assert rows["Mécène actif"] == "Caton (lion, QUAESTOR\u00a0: +1 surplus. Fin\u00a0: 1 point par surplus)"
    assert rows["Guerres"] == "Hannibal III (épées, 1 point, influence 1)"
    assert rows["Bâtiments"] == "Thermes (édifice) (épées, 3 points, paire 1 point)"


def test_the_card_to_be_drawn_is_known_to_nobody_before_the_turn_is_confirmed() -> None:
    scene = Scene().goods(1, denarii=2).zone(2, "zone_sicilia", high=True).play("1 worker 2, go aedilis")
    other = scene.s.copy()
    deck = other.decks[0]
    other.decks[0] = (deck[-1], *deck[1:-1], deck[0])
    assert hidden(scene.s, other)
