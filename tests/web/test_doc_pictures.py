"""The pictures of the documentation can be made again, are small, and every one is shown on a page."""

from __future__ import annotations

import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.doc_pictures import BOARDS

from tabularium.kernel.game import AnyGame, shelf

ROOT = Path(__file__).parent.parent.parent
IMAGES = ROOT / "docs/images"
LIMIT = 2_000_000  # bytes of all pictures together
OURS = [game for game in shelf().values() if game.folder.is_relative_to(ROOT)]


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WebP file, read by its specification."""
    assert data[:4] == b"RIFF"
    assert data[8:12] == b"WEBP"
    assert struct.unpack("<I", data[4:8])[0] == len(data) - 8
    at = 12
    while at < len(data):
        size = struct.unpack("<I", data[at + 4 : at + 8])[0]
        yield data[at : at + 4], data[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def size_of(file: Path) -> tuple[int, int]:
    """Width and height of a still or animated picture."""
    name, content = next(chunks(file.read_bytes()))
    if name == b"VP8X":
        return 1 + int.from_bytes(content[4:7], "little"), 1 + int.from_bytes(content[7:10], "little")
    assert name == b"VP8 "
    width, height = struct.unpack("<HH", content[6:10])
    return width & 0x3FFF, height & 0x3FFF


def test_the_command_makes_them(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools/pictures"), "--quick", "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert sorted(file.name for file in tmp_path.iterdir()) == ["moves.webp", "nundinae.webp"]
    width, height = size_of(tmp_path / "nundinae.webp")
    assert (width > 900, height > 600) == (True, True)
    frames = [content for name, content in chunks((tmp_path / "moves.webp").read_bytes()) if name == b"ANMF"]
    assert len(frames) >= 4  # the first one and three steps, most of which slide something
    assert frames[0][:6] == bytes(6)  # at the upper left
    assert all(int.from_bytes(frame[12:15], "little") > 0 for frame in frames)  # each is seen for a while


def test_committed_pictures_are_small_and_shown() -> None:
    pictures = sorted(IMAGES.iterdir())
    assert {file.stem for file in pictures} == {"table", "moves", *BOARDS}
    assert sum(file.stat().st_size for file in pictures) < LIMIT
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {
        (page.parent / target).resolve()
        for page in pages
        for target in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    }
    assert {file.name for file in pictures if file.resolve() not in shown} == set()
    assert {str(file) for file in shown if not file.exists()} == set()
    for file in pictures:
        width, height = size_of(file)
        assert 800 <= width <= 1500, file.name
        assert 500 <= height <= 1000, file.name


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_the_page_of_a_game_explains_every_label_and_option(game: AnyGame) -> None:
    text = (ROOT / f"docs/games/{game.id}.md").read_text(encoding="utf-8")
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]
    assert numbers == list(range(1, len(BOARDS[game.id][1]) + 1))
    least, most = game.minutes
    assert f"| Players | {min(game.player_counts)} to {max(game.player_counts)} |" in text
    assert f"| Time | {least} to {most} minutes |" in text
    assert all(person in text for person in (*game.credits.designers, *game.credits.artists, game.credits.publisher))
    assert game.example or "Unofficial" in text
    keys = {option.key for option in game.options}
    hidden = {f"character-{seat}" for seat in range(2, 5)}  # of 44 BCE: the first and the last are named
    assert {key for key in keys - hidden if f"`{key}`" not in text} == set()
    assert f"`/rules/{game.id}`" in text
