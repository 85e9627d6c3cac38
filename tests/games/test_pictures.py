"""Pictures of all games lie in the same files."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabularium.games

FOLDERS = sorted(Path(str(tabularium.games.__file__)).parent.glob("*/picture"))
EVERY = {"__init__", "contents", "faces", "ground", "layout", "paths", "pieces", "sight"}
SOME = {"far", "near", "seats"}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_picture_has_the_files_of_all_pictures(folder: Path) -> None:
    files = {file.stem for file in folder.glob("*.py")}
    assert files >= EVERY
    assert files - EVERY <= SOME


def test_a_file_that_only_some_have_is_no_game_alone() -> None:
    for name in SOME:
        assert sum((folder / f"{name}.py").exists() for folder in FOLDERS) > 1, name
