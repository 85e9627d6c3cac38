"""Words, phrases and tellings follow from the names of constants."""

from __future__ import annotations

from types import ModuleType

import pytest

from tabularium.kernel.moves import FIRST_EVENT, FIRST_KIND, KIND
from tabularium.kernel.notation import phrases_in, tellings_in
from tabularium.kernel.terms import words_of


def module(**constants: object) -> ModuleType:
    made = ModuleType("constants")
    vars(made).update(constants)
    return made


KINDS = module(
    MOST=7, BUY_GLORY=FIRST_KIND << KIND, SELL=(FIRST_KIND + 1) << KIND, FORM=(FIRST_KIND + 2) << KIND, pack=print
)


def test_a_move_is_said_by_the_name_of_its_kind() -> None:
    made = phrases_in(KINDS, SELL="{card:5}", FORM="set {ware:3}; form")
    assert [(one.kind >> KIND, one.name) for one in made] == [(16, "buy-glory"), (17, "sell"), (18, "form")]
    assert [[str(getattr(word, "name", word)) for word in one.words] for one in made] == [
        ["buy", "glory"],
        ["sell", "card"],
        ["set", "ware"],
    ]


def test_a_kind_that_is_said_elsewhere_has_an_empty_pattern() -> None:
    assert [one.name for one in phrases_in(KINDS, SELL="", FORM="set")] == ["buy-glory", "set"]


def test_a_pattern_for_a_kind_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="constants has no SEL"):
        phrases_in(KINDS, SEL="{card:5}")


def test_an_event_is_told_by_the_name_of_its_kind() -> None:
    told = module(NO_QUEST=FIRST_EVENT, STOLEN=FIRST_EVENT + 1, ROUND=FIRST_EVENT + 2)
    none, stolen, round_ = tellings_in(told, STOLEN="other:seat | card; AR-7.3", ROUND="round")
    assert (none.name, none.public, none.secret, none.rule) == ("no-quest", (), (), "")
    assert (stolen.name, stolen.public, stolen.secret, stolen.rule) == ("stolen", ("other:seat",), ("card",), "AR-7.3")
    assert (round_.kind, round_.public) == (FIRST_EVENT + 2, ("round",))


def test_words_of_a_box_are_the_names_of_its_numbers() -> None:
    numbers = {"KINDS": 3, "P_WOOD": 0, "P_BRICK": 1, "P_STONE": 2, "BIT": 1, "NEXT_BIT": 2}
    assert words_of(numbers, "P_WOOD", "P_STONE", "P_") == ("wood", "brick", "stone")
    assert words_of(numbers, "BIT", "NEXT_BIT") == ("bit", "next_bit")
    with pytest.raises(ValueError, match="KINDS to P_BRICK do not count up"):
        words_of(numbers, "KINDS", "P_BRICK")


def test_words_count_on_from_those_they_come_after_without_what_their_constants_share() -> None:
    numbers = {"ON_DIE": 2, "LINK_POWER": 3, "LATE": 5}
    assert words_of(numbers, "ON_DIE", "LINK_POWER", "ON_", "_POWER", after=("build", "tax")) == (
        "build",
        "tax",
        "die",
        "link",
    )
    with pytest.raises(ValueError, match="ON_DIE to LINK_POWER do not count up"):
        words_of(numbers, "ON_DIE", "LINK_POWER")
    with pytest.raises(ValueError, match="ON_DIE to LATE do not count up"):
        words_of(numbers, "ON_DIE", "LATE", after=("build", "tax"))
