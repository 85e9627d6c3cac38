"""The record: what is written reads back, and what is wrong is named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabularium.games.nundinae.game import GAME
from tabularium.kernel.acta import ANEW, Acta, JournalLine, read_acta
from tabularium.kernel.live import Live, dice_of, replay
from tabularium.kernel.refusals import BadRecord, BeyondLimits
from tabularium.kernel.rng import commitment, fair_rng

RECORD = f"""acta 1
game: nundinae
ruleset: 1
box: {GAME.box.digest}
options: {{"market": "short"}}
names: ["Livia", "Marcus"]
dice: seed 7

move 1 done
move 2 done
resign 2
hand 2 "bot"
move 2 done
rewind 2
move 1 done
move 2 done
result points 1,2
"""


def test_a_record_is_read() -> None:
    acta = read_acta(RECORD)
    assert (acta.game, acta.ruleset, acta.seats, acta.dice) == ("nundinae", 1, 2, "seed 7")
    assert acta.options == {"market": "short"}
    assert acta.names == ["Livia", "Marcus"]
    assert acta.lines[:5] == [
        JournalLine("move", 0, "done"),
        JournalLine("move", 1, "done"),
        JournalLine("resign", 1),
        JournalLine("hand", 1, '"bot"'),
        JournalLine("move", 1, "done"),
    ]
    assert acta.lines[5] == JournalLine("rewind", 2)
    assert acta.last("result") == "points 1,2"
    assert acta.last("secret") == ""
    assert str(acta) == RECORD


def test_a_record_from_another_system_is_read() -> None:
    assert read_acta(RECORD.replace("\n", "\r\n")) == read_acta(RECORD)


WORDS = st.text(st.characters(exclude_categories=["Cc", "Cf", "Cs"]), max_size=12)
LINES = st.one_of(
    st.builds(JournalLine, st.just("move"), st.integers(0, 1), st.sampled_from(["done", "bid as; done"])),
    st.builds(JournalLine, st.sampled_from(["undo", "resign"]), st.integers(0, 1)),
    st.builds(JournalLine, st.just("rewind"), st.integers(0, 10**6), st.sampled_from(["", ANEW])),
    st.builds(JournalLine, st.just("secret"), st.just(0), st.just("09af")),
)


@given(st.dictionaries(WORDS, WORDS), st.lists(WORDS, min_size=2, max_size=2), st.lists(LINES))
def test_what_is_written_reads_back(options: dict[str, str], names: list[str], lines: list[JournalLine]) -> None:
    acta = Acta("nundinae", 3, "ab12", options, names, "seed 7", {"hand": 4}, lines)
    assert read_acta(str(acta)) == acta


@pytest.mark.parametrize("nested", ["[" * 100_000, "[" * 30 + "]" * 30])
def test_a_record_that_is_nested_too_deep_is_refused(nested: str) -> None:
    with pytest.raises(BeyondLimits, match=r"^options: .*nested too deep"):
        read_acta(RECORD.replace('{"market": "short"}', nested, 1))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("acta 1", "acta 2", "line 1: a record starts with “acta 1”, not with “acta 2”"),
        ("game: nundinae\n", "game\n", "line 2: the header has lines “key: value”, not “game”"),
        ("game: nundinae\n", "", "the header has no game"),
        ("box: ", "bag: ", "the header has no box"),
        ("ruleset: 1", "ruleset: one", "ruleset: a number should stand where “one” is"),
        ("ruleset: 1", f"ruleset: {'9' * 5000}", "ruleset: a number should stand where"),
        ('{"market": "short"}', '{"market"', "options: not JSON"),
        ('{"market": "short"}', '{"market": 5}', "options: each option is a text"),
        ('{"market": "short"}', "[]", "options: each option is a text"),
        ('["Livia", "Marcus"]', '"Livia"', "names: a list of texts, one for each seat"),
        ('["Livia", "Marcus"]', '["Livia", 2]', "names: a list of texts, one for each seat"),
        ("dice: seed 7", "dice: seed 7\nbox-content: 5", "box-content: must be a table"),
        ("dice: seed 7", "dice: seed 7\nbox-content: {", "box-content: not JSON"),
        ("move 1 done", "moves 1 done", "line 9: “moves” is none of move, undo, rewind, resign, hand, result, secret"),
        ("move 1 done", "move one done", "line 9: a number should stand where “one” is"),
        ("move 1 done", "move", "line 9: a number should stand where “” is"),
        ("move 1 done", "move 0 done", "line 9: seats are numbered from 1 to 2, not 0"),
        ("resign 2", "undo 3", "line 11: seats are numbered from 1 to 2, not 3"),
        ("resign 2", "undo ²", "line 11: a number should stand where “²” is"),
        ("rewind 2", "rewind -2", "line 14: a number should stand where “-2” is"),
    ],
)
def test_a_malformed_record_is_refused_with_its_place(old: str, new: str, said: str) -> None:
    assert old in RECORD
    with pytest.raises(BadRecord) as refused:
        read_acta(RECORD.replace(old, new, 1))
    assert str(refused.value).startswith(said)


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_acta(text)
    with pytest.raises(BadRecord):
        read_acta(f"acta 1\n{text}")


@given(st.text())
def test_any_journal_is_read_or_refused(text: str) -> None:
    head, _, _ = RECORD.partition("\n\n")
    try:
        acta = read_acta(f"{head}\n\n{text}")
    except BadRecord:
        return
    assert read_acta(str(acta)) == acta


def test_a_record_plays_again() -> None:
    live = replay(GAME, read_acta(RECORD))
    assert live.over
    assert live.ply == 4
    assert str(live.acta) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("game: nundinae", "game: chess", "this is a record of chess, not of nundinae"),
        ("ruleset: 1", "ruleset: 9", "this record was played under ruleset 9; this build plays ruleset 1"),
        (GAME.box.digest, "ab12", f"the box of this record (ab12) is not the one here ({GAME.box.digest})"),
        ("short", "black", "the header: option market can be short, long, not “black”"),
        ('["Livia", "Marcus"]', '["A", "B", "C", "D", "E"]', "the header: nundinae is for 1, 2, 3, 4 players, not 5"),
        ("dice: seed 7", 'dice: seed 7\nbox-content: {"hand": 3}', "the header: source: is missing"),
        ("dice: seed 7", "dice: seed ²", "dice: a number should stand where “²” is"),
        ("dice: seed 7", "dice: loaded", "dice: “seed” and a number or “fair” and a commitment, not “loaded”"),
        ("dice: seed 7", "dice: fair ab", "the secret of the dice is not in this record"),
        ("move 1 done", "move 1 bid tribune", "entry 1, “move 1 bid tribune”: “bid tribune” is not allowed: NU-2.3"),
        ("move 1 done", "move 1 dance", "entry 1, “move 1 dance”: “dance” is not a move"),
        ("move 1 done", "undo 1", "entry 1, “undo 1”: seat 1 has nothing to take back"),
        ("resign 2", "rewind 9", "entry 3, “rewind 9”: there is no ply 9 to go back to, only 2"),
        ("points 1,2", "points 2,1", "entry 9, “result points 2,1”: the game ended with “points 1,2”"),
    ],
)
def test_a_record_that_does_not_play_is_refused_with_its_place(old: str, new: str, said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(GAME, read_acta(RECORD.replace(old, new, 1)))
    assert str(refused.value).startswith(said)


SECRET = bytes(range(32))


def fair_record() -> str:
    live = Live(GAME, 2, None, fair_rng(SECRET), ["Livia", "Marcus"])
    while not live.over:
        for seat in live.waiting():
            live.play(seat, "done")
    return live.record()


def test_fair_dice_are_verified_by_the_record() -> None:
    record = fair_record()
    assert f"dice: fair {commitment(SECRET)}\n" in record
    assert record.endswith(f"secret {SECRET.hex()}\n")
    assert replay(GAME, read_acta(record)).record() == record


@pytest.mark.parametrize(
    ("secret", "said"),
    [
        (bytes(32).hex(), "the dice are not the ones committed to"),
        ("abcd", "the dice are not the ones committed to"),
        ("hush", "the secret of the dice is not written as hex digits"),
        ("", "the secret of the dice is not in this record"),
    ],
)
def test_another_secret_is_refused(secret: str, said: str) -> None:
    acta = read_acta(fair_record().replace(SECRET.hex(), secret))
    with pytest.raises(BadRecord, match=said):
        dice_of(acta)


def test_a_short_secret_with_its_own_commitment_is_refused() -> None:
    acta = Acta("nundinae", 1, "ab", {}, ["A"], f"fair {commitment(b'abc')}")
    with pytest.raises(BadRecord, match="not the ones committed to"):
        dice_of(acta, b"abc")


@pytest.mark.parametrize(
    "odd",
    ["\x1b[2J", "\x07", "\x9b31m", "\u202e", "\u2066", "\ud800", "\\u001b[2J", "\\u202e"],
)
def test_a_record_holds_no_letters_that_command_a_terminal(odd: str) -> None:
    text = Live(GAME, 2, names=["Livia", "Marcus"]).record(whole=True)
    for sent in (text.replace("Livia", f"Li{odd}via"), text + f'hand 1 "{odd}"\n', text + f"move 1 {odd}\n"):
        if "\\u" in odd and "hand" not in sent and "move 1 " in sent:
            continue  # there an escape is only letters
        with pytest.raises(BadRecord, match="control characters") as refused:
            read_acta(sent)
        assert str(refused.value).isprintable()
    assert read_acta(text.replace("Livia", "Li\u200dvia Ñandú 李")).names[0] == "Li\u200dvia Ñandú 李"
