"""tools/same finds a change of a rule, of a text and of a picture, and nothing where nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tools.samples import as_digests, digests, main, tell

from tabularium.games.nundinae import board
from tabularium.games.nundinae.game import GAME
from tabularium.games.nundinae.steps import Purchase
from tabularium.kernel.moves import CONFIRM
from tabularium.kernel.presentation import Presenter


def taken() -> dict[str, str]:
    return as_digests("\n".join(digests(GAME.id, 1, 4)))


def unlike(before: dict[str, str]) -> set[str]:
    """The kinds of samples that differ now."""
    return {key.split()[1] for key in tell(before, taken(), [GAME.id])}


def test_the_same_sources_are_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    before = taken()
    assert unlike(before) == set()
    assert capsys.readouterr().out == f"nundinae: {len(before)} of {len(before)} samples alike\n"


def test_another_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before = taken()
    monkeypatch.setattr(Purchase, "legal", lambda step, s, seat: [CONFIRM])
    assert {"course", "bytes"} <= unlike(before)


def test_another_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before = taken()
    where: Callable[..., str] = board.MarketBoard.where
    monkeypatch.setattr(board.MarketBoard, "where", lambda *given: f"{where(*given)}!")
    assert unlike(before) == {"page"}


def test_another_picture_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before = taken()
    monkeypatch.setattr(Presenter, "picture", lambda presenter, view: None)
    assert {"picture", "gestures"} <= unlike(before) <= {"picture", "gestures", "foreseen"}


def test_a_missing_sample_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    before = {"nundinae page 2 0 4 seat1 en": "1", "nundinae page 2 0 8 seat1 en": "2"}
    after = {"nundinae page 2 0 4 seat1 en": "1", "nundinae page 2 0 9 seat1 en": "2"}
    assert tell(before, after, ["nundinae"]) == ["nundinae page 2 0 8 seat1 en"]
    assert "2 0 8 seat1 en is gone" in capsys.readouterr().out


def test_digests_are_kept_and_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept"
    few = ["--game", "nundinae", "--looks", "2"]
    assert main(["--keep", str(kept), *few]) == 0
    assert main([str(kept), *few]) == 0
    first, *rest = kept.read_text().splitlines()
    kept.write_text("\n".join([f"{first}0", *rest]))
    assert main([str(kept), *few]) == 1
    assert "nundinae notation differs" in capsys.readouterr().out
