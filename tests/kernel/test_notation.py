"""Moves in words and back."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from tabularium.kernel.moves import CONFIRM, DONE, FIRST_KIND, KIND, PASS, READY, REOPEN, argument_of, kind_of
from tabularium.kernel.notation import Notation, Telling, phrase
from tabularium.kernel.refusals import InvalidMove

SAIL, PAY, GIVE, STEP = ((FIRST_KIND + n) << KIND for n in range(4))

SEA = Notation(
    {"port": ["ostia", "carthago", "massilia"], "ware": ["wine", "oil-jar"]},
    [
        phrase(SAIL, "sail {from:port:2} {to:port:2}"),
        phrase(PAY, "pay {coins:number:4+1} for {ware:1}"),
        phrase(GIVE, "give {ware:1} to {seat:2}"),
        phrase(STEP, "step", name="walk"),
    ],
    [Telling(16, "sailed", ("to:port", "cargo*:ware"), ("coins",))],
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("sail ostia massilia", SAIL | 0b00_10),
        ("sail massilia ostia", SAIL | 0b10_00),
        ("pay 1 for wine", PAY | 0b0000_0),
        ("pay 16 for oil-jar", PAY | 0b1111_1),
        ("give wine to 1", GIVE | 0b0_00),
        ("give oil-jar to 4", GIVE | 0b1_11),
        ("step", STEP),
        ("done", DONE),
        ("ready", READY),
        ("reopen", REOPEN),
        ("confirm", CONFIRM),
        ("pass", PASS),
    ],
)
def test_a_move_has_one_notation(text: str, move: int) -> None:
    assert SEA.parse(text) == move
    assert SEA.format(move) == text


def test_case_and_spaces_do_not_matter() -> None:
    assert SEA.parse("  Sail   OSTIA massilia ") == SAIL | 2


PORTS = st.integers(0, 2)


@given(
    st.one_of(
        st.builds(lambda a, b: SAIL | a << 2 | b, PORTS, PORTS),
        st.builds(lambda coins, ware: PAY | coins << 1 | ware, st.integers(0, 15), st.integers(0, 1)),
        st.builds(lambda ware, seat: GIVE | ware << 2 | seat, st.integers(0, 1), st.integers(0, 3)),
    )
)
def test_what_is_written_reads_back(move: int) -> None:
    assert SEA.parse(SEA.format(move)) == move
    assert kind_of(move) | argument_of(move) == move


@given(st.text())
@example("0" * 61)
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    assume(text.strip().lower() not in ("done", "ready", "reopen", "confirm", "pass", "step"))
    with pytest.raises(InvalidMove) as refused:
        SEA.parse(text)
    said = text if len(text) <= 60 else f"{text[:60]}…"  # no refusal repeats a whole book
    assert str(refused.value).startswith(f"“{said}” is not a move: ")
    assert refused.value.text == said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is empty"),
        (" ", "it is empty"),
        ("swim", "moves start with confirm, done, give, pass, pay, ready, reopen, sail, step"),
        ("sail", "after “sail” something is missing: sail <from> <to>"),
        ("sail ostia", "after “sail ostia” something is missing: sail <from> <to>"),
        ("sail ostia roma", "“roma” is no port; there are ostia, carthago, massilia"),
        ("sail ostia massilia now", "“now” is too much: sail <from> <to>"),
        ("pay two for wine", "“two” is no number for coins"),
        ("pay 0 for wine", "coins is from 1 to 16, not 0"),
        ("pay 17 for wine", "coins is from 1 to 16, not 17"),
        ("pay 99999999 for wine", "“99999999” is no number for coins"),
        ("pay 03 for wine", "“03” is no number for coins"),
        ("pay ² for wine", "“²” is no number for coins"),
        ("pay 2 in wine", "“in” should be “for”: pay <coins> for <ware>"),
        ("give wine to 0", "seat is from 1 to 4, not 0"),
        ("give wine to 5", "seat is from 1 to 4, not 5"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_would_be_right(text: str, why: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        SEA.parse(text)
    assert str(refused.value) == f"“{text}” is not a move: {why}"


def test_the_things_of_a_move_by_name() -> None:
    assert SEA.values(PAY | 0b0100_1) == {"coins": 5, "ware": 1}
    assert SEA.things(SAIL | 0b01_10) == {"from": ("port", 1), "to": ("port", 2)}
    assert SEA.phrases[STEP].name == "walk"
    assert SEA.phrases[PAY].name == "pay-for"


@pytest.mark.parametrize(
    ("move", "known"),
    [
        (SAIL | 0b01_10, True),
        (PAY | 0b1111_1, True),
        (DONE, True),
        (SAIL | 0b01_11, False),  # there is no fourth port
        (SAIL | 0b1_01_10, False),  # more bits than a voyage has
        (DONE | 1, False),
        (99 << KIND, False),
        (0, False),
        (-1, False),
    ],
)
def test_not_every_number_is_a_move(move: int, known: bool) -> None:
    assert SEA.knows(move) is known


def test_the_things_of_an_event_by_name() -> None:
    assert SEA.event_values(16, (2, 0, 1), ()) == {"to": ("port", 2), "cargo": ("ware", (0, 1))}
    assert SEA.event_values(16, (2,), (7,)) == {"to": ("port", 2), "cargo": ("ware", ()), "coins": ("coins", 7)}
    with pytest.raises(ValueError, match="tells 2 values"):
        SEA.event_values(16, (2,), (7, 8))


@pytest.mark.parametrize(
    ("vocabulary", "phrases", "why"),
    [
        ({"port": ["Ostia"]}, [], "must be plain and different"),
        ({"port": ["two words"]}, [], "must be plain and different"),
        ({"port": ["ostia", "ostia"]}, [], "must be plain and different"),
        ({"port": ["a", "b", "c"]}, [(SAIL, "sail {port:1}")], "1 bits are too few for every port"),
        ({}, [(DONE, "finish")], "belongs to the kernel"),
        ({}, [(SAIL, "sail"), (SAIL, "row")], "two phrases share a kind"),
        ({}, [(SAIL, "sail {a:12} {b:12}")], "does not fit into a move"),
        ({}, [(SAIL | 1, "sail")], "does not fit into a move"),
    ],
)
def test_a_notation_that_could_not_work_is_refused(
    vocabulary: dict[str, list[str]], phrases: list[tuple[int, str]], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        Notation(vocabulary, [phrase(kind, pattern) for kind, pattern in phrases])
