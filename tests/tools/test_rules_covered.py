"""`tools/rules-covered` counts what it should, and only that."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tools.rulebook import main, spec_ids

ROOT = Path(__file__).parents[2]

RULES = """
[rules]
"TO-1.1" = { en = "a", fr = "a" }
"TO-1.2" = { en = "a", fr = "a" }
[examples]
"TO-EX1" = { en = "a", fr = "a" }
[rulings]
"TO-Q1" = { en = "a", fr = "a" }
"TO-H1" = { en = "a", fr = "a" }
"""

TESTS = """
from tests.marks import example, rule as shows
from hypothesis import example as tried

@shows("TO-1.1")
def test_one(): ...

@shows("TO-1.2", "TO-Q1")
class TestMore:
    @tried("TO-9.9")
    def test_two(self): ...

@example("TO-EX1")
def test_three(): ...

@shows("TO-8.8")
def helper(): ...
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with one little game, all of it tested."""
    game = tmp_path / "src/tabularium/games/toy"
    game.mkdir(parents=True)
    (game / "rules.toml").write_text(RULES)
    (game / "game.py").write_text('GAME = Game(id="toy", prefix="TO")')
    tests = tmp_path / "tests/games/toy"
    tests.mkdir(parents=True)
    (tests / "test_toy.py").write_text(TESTS)
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_a_game_with_a_test_for_everything_is_fine(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], tree) == 0
    assert capsys.readouterr().out == "toy: 2/2 rules, 1/1 examples\n"


def test_rules_and_examples_without_a_test_are_named(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(tree / "tests/games/toy/test_toy.py", '"TO-1.2", ', "")
    change(tree / "tests/games/toy/test_toy.py", '@example("TO-EX1")\n', "")
    assert main(["toy"], tree) == 1
    assert capsys.readouterr().out.splitlines() == [
        "toy: 1/2 rules, 0/1 examples",
        "  rules without a test: TO-1.2",
        "  examples without a test: TO-EX1",
    ]


def test_a_game_that_is_not_finished_may_lack_tests(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(tree / "tests/games/toy/test_toy.py", '"TO-1.2", ', "")
    change(tree / "src/tabularium/games/toy/game.py", 'prefix="TO"', 'prefix="TO", finished=False')
    assert main([], tree) == 0
    assert capsys.readouterr().out.startswith("toy: 1/2 rules, 1/1 examples (not finished)\n")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('@shows("TO-1.1")', '@shows("TO-1.1", "TO-1.3")', "::test_one (line 5): no such rule: TO-1.3"),
        ('@shows("TO-1.1")', '@shows("TO-1.1", "TO-EX1")', "::test_one (line 5): no such rule: TO-EX1"),
        ('@example("TO-EX1")', '@example("TO-EX1", "TO-EX2")', "::test_three (line 13): no such example: TO-EX2"),
        ('@shows("TO-1.1")', '@shows("TO-1.1", str(1))', "::test_one (line 5): no such rule: str(1)"),
    ],
)
def test_a_mark_that_names_nothing_known_is_refused(
    tree: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, said: str
) -> None:
    change(tree / "tests/games/toy/test_toy.py", old, new)
    assert main([], tree) == 1
    assert capsys.readouterr().out.splitlines() == [
        "toy: 2/2 rules, 1/1 examples",
        f"  tests/games/toy/test_toy.py{said}",
    ]


def test_the_count_for_programs(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(tree / "tests/games/toy/test_toy.py", "TO-1.1", "TO-1.9")
    assert main(["--json"], tree) == 1
    assert json.loads(capsys.readouterr().out) == [
        {
            "game": "toy",
            "finished": True,
            "rules": {"all": 2, "marked": 1, "missing": ["TO-1.1"]},
            "examples": {"all": 1, "marked": 1, "missing": []},
            "unknown": [{"test": "tests/games/toy/test_toy.py::test_one", "line": 5, "id": "TO-1.9"}],
            "spec": {"absent": [], "extra": []},
            "fine": False,
        }
    ]


def test_a_specification_defines_ids_in_lists_and_in_bold() -> None:
    spec = """
### TO-2 A chapter is no rule
- **TO-1.1** In bold; refers to TO-7.7 and (TO-7.8).
- TO-1.2 Not in bold.
   - TO-1.3 Deeper.
4. - TO-1.4 In a numbered list.
| 2 | `senate` | **TO-12.10** In a table, see TO-7.9 |
- **TO-EX1 Set-up, 4 players.** Given...
- **TO-EX2a** Given...
- **TO-Q51** Ruling...
"""
    assert spec_ids(spec) == ("TO-1.1", "TO-1.2", "TO-1.3", "TO-1.4", "TO-12.10", "TO-EX1", "TO-EX2a", "TO-Q51")


def test_the_rulebook_is_compared_with_its_specification(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = tree / "spec.md"
    spec.write_text("- TO-1.1 A.\n- TO-1.2 B.\n- TO-EX1 C.\n- TO-Q1 D.\n- OT-1.1 Another game's.\n")
    assert main(["toy", "--spec", str(spec)], tree) == 0
    spec.write_text("- TO-1.1 A.\n- TO-1.4 B.\n- TO-EX1 C.\n- TO-Q1 D.\n")
    capsys.readouterr()
    assert main(["toy", "--spec", str(spec)], tree) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "  in the specification, not in rules.toml: TO-1.4",
        "  in rules.toml, not in the specification: TO-1.2",
    ]


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("rules.toml", "[rules", "toy: rules.toml can't be read"),
        ("rules.toml", '[rules]\n"TO-one" = {}', "toy: these are no ids of TO: TO-one"),
        ("rules.toml", '[rules]\n"OT-1.1" = {}', "toy: these are no ids of TO: OT-1.1"),
        ("game.py", "GAME = Game()", "toy: game.py does not say its `prefix`"),
        ("game.py", "GAME =", "game.py can't be read"),
    ],
)
def test_what_cannot_be_read_is_said(
    tree: Path, capsys: pytest.CaptureFixture[str], file: str, text: str, said: str
) -> None:
    (tree / "src/tabularium/games/toy" / file).write_text(text)
    assert main([], tree) == 2
    assert said in capsys.readouterr().err


def test_an_unknown_game_is_refused_with_those_there_are(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ludus"], tree) == 2
    assert capsys.readouterr().err == "rules-covered: no rulebook of “ludus”; there are toy\n"


def test_the_program_runs_from_anywhere(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools/rules-covered", "nundinae"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.stdout.startswith("nundinae: "), done.stderr
