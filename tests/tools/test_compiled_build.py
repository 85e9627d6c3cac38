"""Which compiled build the tests compare with the sources, and what they say where there is none."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tabularium.games.nundinae.game import GAME
from tabularium.kernel.conformance import laws
from tests import builds


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with one source from the year 2001, and no build."""
    source = tmp_path / "src" / "rules.py"
    source.parent.mkdir()
    source.write_text("")
    os.utime(source, (1_000_000_000, 1_000_000_000))
    monkeypatch.setattr(builds, "ROOT", tmp_path)
    monkeypatch.delenv("COMPILED_BUILD", raising=False)
    return tmp_path


def build(tree: Path, name: str, made: int) -> None:
    (tree / name).mkdir(parents=True)
    (tree / name / "built").write_text("")
    os.utime(tree / name / "built", (made, made))


def test_a_build_that_is_newer_than_the_sources_is_compared(tree: Path) -> None:
    build(tree, "build/fast", 1_000_000_001)
    assert builds.found_build() == tree / "build/fast/site"


def test_without_a_build_a_sentence_says_how_to_make_one(tree: Path) -> None:
    assert builds.found_build() == builds.NONE
    build(tree, "build/quick", 999_999_999)  # of older sources
    assert builds.found_build() == builds.NONE


def test_make_test_fails_where_the_build_that_it_made_is_not_there(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build(tree, "build/fast", 1_000_000_001)
    monkeypatch.setenv("COMPILED_BUILD", "build/quick")
    with pytest.raises(FileNotFoundError, match="COMPILED_BUILD is build/quick"):
        builds.found_build()


def test_make_names_the_build_that_it_makes() -> None:
    makefile = (Path(__file__).parents[2] / "Makefile").read_text(encoding="utf-8")
    for target, build in (("test", "quick"), ("test-long", "fast")):
        recipe = makefile.partition(f"\n{target}: ")[2].partition("\n\n")[0]
        assert f"build/{build}/built" in recipe
        assert f"COMPILED_BUILD=build/{build} " in recipe


def test_laws_without_a_build_skip_what_compares_it() -> None:
    compare: Callable[[], None] = getattr(laws(GAME, compiled="nothing was compiled")(), "test_compiled_build")
    with pytest.raises(pytest.skip.Exception, match="nothing was compiled"):
        compare()
