"""Records that people can read: samples that are true, transcripts in words, golden games told as they were kept."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from tools.golden_games import changes, recorded_anew, records, told

from tabularium.games.nundinae.game import GAME
from tabularium.kernel.acta import JournalLine, read_acta
from tabularium.kernel.game import find_game, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.refusals import BadRecord
from tabularium.kernel.verify import verify
from tabularium.terminal.transcript import transcript

ROOT = Path(__file__).parent.parent.parent
SAMPLES = ROOT / "examples/records"


def slow_but(quick: str) -> list[ParameterSet]:
    return [pytest.param(game, marks=[] if game == quick else [pytest.mark.long]) for game in shelf()]


def market() -> Live:
    live = Live(GAME, 2, None, 4, ["Livia", "Marcus"])
    live.play(0, "bid denarius; done")
    return live


def test_samples_are_of_games_on_the_shelf() -> None:
    samples = {file.stem for file in SAMPLES.glob("*.acta")}
    assert len(samples) >= 6  # a new game may do without
    assert samples <= set(shelf())


@pytest.mark.parametrize("game", slow_but("nundinae"))
def test_a_sample_is_true(game: str) -> None:
    acta = read_acta((SAMPLES / f"{game}.acta").read_text(encoding="utf-8"))
    *_, result = verify(find_game(game), acta)
    assert result.endswith("as recorded")


def test_the_format_runs_as_it_is_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(ROOT / "docs/acta.md"), module_relative=False, encoding="utf-8")
    assert (failed, tried) == (0, 4)


def test_a_transcript_tells_who_did_what_and_how_it_ended() -> None:
    acta = read_acta((SAMPLES / "nundinae.acta").read_text(encoding="utf-8"))
    lines = list(transcript(GAME, acta, "en"))
    assert lines[:3] == ["Nundinae", "  1 plebeian 1", "  2 plebeian 2"]
    assert "# Market day 1" in lines
    assert any(line.startswith("   1 plebeian 1: ") for line in lines)
    assert any(line.startswith("   2 plebeian 2: ") for line in lines)
    assert any(line.startswith("  Total") for line in lines)
    assert any("Jour de marché" in line for line in transcript(GAME, acta, "fr"))


def test_a_transcript_of_an_unfinished_game_tells_no_secret() -> None:
    acta = market().acta
    assert "   1 Livia: Done" in list(transcript(GAME, acta, "en"))
    finished = [*acta.lines, JournalLine("result", 0, "points 1,2")]
    acta.lines[:] = finished
    with pytest.raises(BadRecord, match="entry 2"):  # the result is not true: nobody told it
        list(transcript(GAME, acta, "en"))


def test_what_is_taken_back_is_told() -> None:
    live = market()
    live.rewind(0)
    live.resign(1)
    live.hand(1, "Gaius")
    said = "\n".join(transcript(GAME, live.acta, "en"))
    assert "All agree to go back to move 0." in said
    assert "Marcus resigns." in said
    assert "The place of Marcus goes to Gaius." in said


def test_a_golden_game_that_no_longer_plays_is_followed_and_played_on() -> None:
    acta = read_acta((SAMPLES / "nundinae.acta").read_text(encoding="utf-8"))
    acta.lines[2] = JournalLine("move", 1, "bid tribune; done")
    now, sentence = recorded_anew(GAME, acta)
    assert sentence.startswith("followed for 2 lines, then played on by plebeians: entry 3")
    assert now.last("result")
    assert [str(line) for line in now.lines[:2]] == [str(line) for line in acta.lines[:2]]
    assert list(changes("a\nb\n", "a\nc\n", "x"))[-2:] == ["-b", "+c"]


@pytest.mark.long
@pytest.mark.parametrize("file", [file for game in shelf() for file in records(ROOT, game)], ids=lambda file: file.stem)
def test_a_golden_game_reads_as_it_was_kept(file: Path) -> None:
    acta = read_acta(file.read_text(encoding="utf-8"))
    kept = file.with_suffix(".txt").read_text(encoding="utf-8")
    assert told(find_game(acta.game), acta) == kept, "tools/golden shows what changed in words, --keep writes it down"
