"""A box that is not sound is refused, with all that is wrong at once."""

from __future__ import annotations

from tabularium.games.age_of_rome.game import GAME
from tests.games.boxes import at_least, own_box, problems


def test_the_box_of_the_rulebook_is_sound() -> None:
    box = GAME.box
    cards = (len(box.quests), len(box.events), sum(box.card_copies), len(box.characters))
    assert at_least(cards, (28, 18, 38, 6))
    assert at_least((len(box.cassius_cards), len(box.combat_cards), len(box.feats)), (15, 12, 12))


def test_all_that_is_wrong_is_said_at_once() -> None:
    table = own_box(GAME)
    for card in table["cards"]:
        card["copies"] = 1
        if card["id"] == "circinus":
            card["effects"] = [{"verb": "remove_anchor", "n": 2}]
    del table["characters"][3:]
    table["characters"][0]["track"] = ["military", "military", "none", "commerce"]
    table["events"][2]["who"]["metric"] = "camels"
    table["colour"] = "blue"
    said = "\n".join(problems(GAME, table))
    assert "wares[tools].cards: the rulebook has 10 of them, the box has " in said
    assert "cards[circinus].effects[1].n: must be from 1 to 1, not 2" in said
    assert "characters: four players need as many characters" in said
    assert "characters[marcus_antonius].track" in said
    assert "“camels”" in said
    assert "colour: no such entry" in said


def test_a_custom_box_changes_the_game() -> None:
    table = own_box(GAME)
    table["table"]["sale_price"] = 2
    table["buildings"][3]["cost"] = [1, 2, 3]
    box = GAME.open_box(table)
    assert box.sale_price == 2
    assert box.cost[9:12] == (1, 2, 3)
    assert box.digest != GAME.box.digest


def test_one_bonus_is_active_at_the_start() -> None:
    table = own_box(GAME)
    table["characters"][0]["vendetta"] = 1
    (problem,) = problems(GAME, table)
    assert "exactly one Bonus is active" in problem
