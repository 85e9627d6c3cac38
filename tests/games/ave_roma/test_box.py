"""The box: what is in it, and how a bad one is refused."""

from __future__ import annotations

from tabularium.games.ave_roma.game import GAME
from tabularium.kernel.play import play_at_random
from tabularium.kernel.rng import sfc32
from tests.games.boxes import at_least, own_box, problems


def test_the_counts_of_the_rulebook() -> None:
    box = GAME.box
    assert at_least(tuple(box.kind.count(kind) for kind in range(4)), (30, 30, 30, 30))
    assert at_least((len(box.buildings), len(box.wars), len(box.boards)), (15, 6, 10))
    assert (len(box.loop), sum(box.honour)) == (12, 3)
    shown = [resource for card in box.resources for resource in card]
    assert at_least(tuple(shown.count(resource) for resource in range(6)), (20,) * 6)
    assert [box.fragment[:30].count(kind) for kind in range(4)] == [8, 8, 8, 6]
    assert [box.icon[:30].count(icon) for icon in range(3)] == [10, 10, 10]


def test_every_board_side_has_two_resources_at_each_price() -> None:
    for prices in GAME.box.prices:
        assert sorted(prices) == [1, 1, 2, 2, 3, 3]


def test_a_card_more_or_less_is_one_entry() -> None:
    table = own_box(GAME)
    table["zone_cards"].pop()
    table["war_cards"].append({**table["war_cards"][0], "id": "war_cleopatra_1", "war": "cleopatra"})
    table["building_cards"].append({**table["building_cards"][0], "id": "building_curia_a", "building": "curia"})
    table["patron_cards"].append({**table["patron_cards"][0], "id": "patron_plinius"})
    box = GAME.open_box(table)
    assert [box.kind.count(kind) for kind in range(4)] == [29, 31, 31, 31]
    assert box.cards[-1] == "patron_plinius"
    state = GAME.new(5, {"mode": "advanced", "decks": "all_cards"}, 3, box)
    play_at_random(state, sfc32(3), talk=False, most=9000)
    assert state.over


def test_all_that_is_wrong_is_said_at_once() -> None:
    table = own_box(GAME)
    table["zone_cards"][0]["icon"] = "wolf"
    table["limits"]["surplus"] = "many"
    table["war_cards"][0]["war"] = "pyrrhus"
    table["patron_cards"][0]["modifier"] = {"verb": "zone_resource", "count": 1}
    said = "\n".join(problems(GAME, table))
    assert "zone_cards[zone_italia].icon: is “wolf”, but must be one of amphora, swords, lion" in said
    assert "limits.surplus: must be a whole number, not 'many'" in said
    assert "war_cards: pyrrhus has 6 cards; there are rewards for 5" in said
    assert "patron_cards[patron_maecenas].modifier: zone_resource has no meaning at senatus" in said


def test_an_unknown_key_is_named() -> None:
    table = own_box(GAME)
    table["start"]["gold"] = 3
    assert problems(GAME, table) == ("start.gold: no such entry in this game's box",)


def test_another_number_in_the_box_is_another_game() -> None:
    table = own_box(GAME)
    table["rates"]["zone_price"] = [4, 5]
    box = GAME.open_box(table)
    assert box.zone_price == (4, 5)
    assert box.digest != GAME.box.digest
