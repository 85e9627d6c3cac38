"""Ints that hold several numbers: they come out as they went in, and as the notation spells them."""

from __future__ import annotations

import pytest

from tabularium.games.forty_four_bce import packed
from tabularium.games.forty_four_bce.packed import entry_laid, entry_taken_back, laying_move, taking_back_move
from tabularium.games.forty_four_bce.steps import kinds
from tests.games.forty_four_bce.scenario import GAME

IM = 3


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (packed.spend_move(1, 0, 2, 3), "spend 1 political 0 military 2 social 3 support"),
        (packed.put_away_move(3, kinds.FACE_DOWN), "discard senator down"),
        (packed.call_back_move(4, 2), "recall consul social"),
        (packed.play_move(2, 1, 4), "play praetor military 5"),
        (packed.support_move(2, 1), "support social 2"),
        (packed.charm_move(1, 3), "charisma military support"),
        (packed.about_support(kinds.PLEDGE_SUPPORT, 2, 1, 3), "pledge support 3 military 3"),
        (packed.about_support(kinds.REQUEST_SUPPORT, 0, 2, 9), "request support 1 social 9"),
        (packed.about_recruit(kinds.PLEDGE_PLAY, 3, 4, 0, 2), "pledge play consul political 2"),
        (packed.about_recruit(kinds.REQUEST_PLAY, 3, 4, 0, 2), "request play 4 consul political 2"),
        (packed.about_field(kinds.PLEDGE_LOYALTY, 1, 2), "pledge loyalty military 2"),
        (packed.about_tile(2, 1), "propose tile social 2"),
        (packed.about_card(19, 3), "claim loyalty 3"),
    ],
)
def test_moves_are_spelled_as_they_are_made(move: int, words: str) -> None:
    assert GAME.notation().format(move) == words


@pytest.mark.parametrize(
    ("words", "seat", "field", "count", "card"),
    [
        ("pledge play consul military 3", -1, 1, 3, 4),
        ("pledge support 3 social 2", 2, 2, 2, None),
        ("pledge charisma social 4", -1, 2, 4, None),
        ("pledge loyalty military 1", -1, 1, 1, None),
        ("pledge abstain social", -1, 2, None, None),
        ("request support 2 political 9", 1, 0, 9, None),
        ("request play 3 vestal social 2", 2, 2, 2, 17),
        ("propose tile social 4", 3, 2, None, None),
        ("propose im 2", 1, None, None, None),
        ("claim lictor 2", -1, None, 2, 18),
    ],
)
def test_what_a_statement_names(words: str, seat: int, field: int | None, count: int | None, card: int | None) -> None:
    move = GAME.notation().parse(words)
    statement = packed.said_entry(4, move)
    assert (packed.speaker_of(statement), packed.spoken(statement)) == (4, move)
    assert packed.named_seat(move) == seat
    if field is not None:
        assert packed.named_field(move) == field
    if count is not None:
        assert packed.named_count(move) == count
    if card is not None:
        assert packed.named_card(move) == card


@pytest.mark.parametrize(
    "words",
    [
        "play praetor military 5",
        "play loyalty social",
        "support social 2",
        "charisma military support",
        "support military",
    ],
)
def test_an_edit_lays_an_entry_that_can_be_taken_back(words: str) -> None:
    move = GAME.notation().parse(words)
    entry = entry_laid(move, IM)
    assert laying_move(entry, IM) == move
    back = taking_back_move(entry, IM)
    assert GAME.notation().format(back) == f"un{words}"
    assert entry_taken_back(back, IM) == entry
    assert entry_taken_back(move, IM) == -1
    assert entry_laid(back, IM) == -1


def test_a_draft_holds_two_plans() -> None:
    own, shared = (3, packed.loyalty_entry(1)), (packed.charisma_entry(2, 0),)
    draft = packed.both_parts(own, shared)
    assert packed.own_part(draft) == own
    assert packed.shared_part(draft) == shared


def test_reactions_come_out_as_they_went_in() -> None:
    reaction = packed.reaction_entry(41, 4, kinds.WITHDRAW)
    assert packed.reaction_number(reaction) == 41
    assert packed.reaction_seat(reaction) == 4
    assert packed.reaction_answer(reaction) == kinds.WITHDRAW
