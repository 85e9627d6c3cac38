"""`tools/rules-bite` finds the tests that would not notice."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.bite import refusals_in, without

ROOT = Path(__file__).parents[2]

RULES = """
[rules]
"TO-1.1" = { en = "a", fr = "a" }
"TO-1.2" = { en = "a", fr = "a" }
"TO-1.3" = { en = "a", fr = "a" }
"""

STEPS = """
def forbids(move):
    if move < 0:
        return "TO-1.1"
    return "TO-1.2" if move > 9 else ""
"""

TESTS = """
from tabularium.games.toy.steps import forbids
from tests.marks import rule

@rule("TO-1.1")
def test_no_move_is_negative():
    assert forbids(-1) == "TO-1.1"

class TestBig:
    @rule("TO-1.2")
    def test_no_move_is_big(self):
        assert forbids(10) == "TO-1.2"
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree of its own with one little game."""
    game = tmp_path / "src/tabularium/games/toy"
    tests = tmp_path / "tests/games/toy"
    for folder in (game, tests):
        folder.mkdir(parents=True)
    for package in (game.parent.parent, game.parent, game, tmp_path / "tests", tests.parent, tests):
        (package / "__init__.py").touch()
    shutil.copy(ROOT / "tests/marks.py", tmp_path / "tests")
    (game / "rules.toml").write_text(RULES)
    (game / "game.py").write_text('GAME = dict(id="toy", prefix="TO")')
    (game / "steps.py").write_text(STEPS)
    (tests / "test_toy.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule(id)\nfilterwarnings = error\n")
    return tmp_path


def rules_bite(tree: Path) -> subprocess.CompletedProcess[str]:
    program = f"import sys, pathlib; from tools.bite import main; sys.exit(main(['toy'], pathlib.Path({str(tree)!r})))"
    return subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def test_every_refusal_has_a_test_that_notices(tree: Path) -> None:
    done = rules_bite(tree)
    assert (done.returncode, done.stdout) == (0, "toy: 2/2 refusals bite\n"), done.stderr
    assert "toy 2/2 TO-1." in done.stderr


def test_a_test_that_would_not_notice_is_found(tree: Path) -> None:
    change(tree / "tests/games/toy/test_toy.py", 'assert forbids(10) == "TO-1.2"', "assert not forbids(9)")
    done = rules_bite(tree)
    assert done.returncode == 1
    assert done.stdout.splitlines() == ["toy: 1/2 refusals bite", "  no marked test fails without: TO-1.2"]


def test_only_marked_tests_count(tree: Path) -> None:
    change(tree / "tests/games/toy/test_toy.py", '    @rule("TO-1.2")\n', "")
    done = rules_bite(tree)
    assert done.returncode == 1
    assert done.stdout.splitlines() == ["toy: 1/2 refusals bite", "  no test is marked with: TO-1.2"]


def test_a_refusal_by_an_unknown_rule_is_told(tree: Path) -> None:
    change(tree / "src/tabularium/games/toy/rules.toml", "TO-1.2", "TO-1.4")
    done = rules_bite(tree)
    assert done.returncode == 1
    assert done.stdout.splitlines() == ["toy: 2/2 refusals bite", "  not in rules.toml: TO-1.2"]


def test_tests_that_fail_anyway_prove_nothing(tree: Path) -> None:
    change(tree / "tests/games/toy/test_toy.py", 'assert forbids(-1) == "TO-1.1"', "assert False")
    done = rules_bite(tree)
    assert (done.returncode, done.stdout) == (2, "")
    assert "rules-bite: toy: these tests fail as it is" in done.stderr


def test_tests_that_do_not_run_prove_nothing(tree: Path) -> None:
    change(tree / "tests/games/toy/test_toy.py", "import rule", "import rule, ruler")
    done = rules_bite(tree)
    assert (done.returncode, done.stdout) == (2, "")
    assert "did not run" in done.stderr


def refused(source: str, rule: str, move: int) -> str:
    names: dict[str, object] = {}
    exec(compile(without(ast.parse(source), rule), "steps.py", "exec"), names)
    forbids = names["forbids"]
    assert callable(forbids)
    return str(forbids(move))


def test_the_checks_after_a_dropped_one_go_on() -> None:
    source = """
def forbids(move):
    if move > 5:
        return "TO-1.1"
    if move > 3:
        return "TO-1.2"
    return ""
"""
    assert refused(source, "none", 6) == "TO-1.1"
    assert refused(source, "TO-1.1", 6) == "TO-1.2"
    assert refused(source, "TO-1.2", 4) == ""


def test_a_refusal_at_the_end_of_a_function_leaves_the_move_allowed() -> None:
    source = """
def forbids(move):
    match move:
        case 1:
            return ""
        case 2:
            return "TO-1.1"
    return "TO-1.2"
"""
    assert refused(source, "TO-1.2", 3) == ""
    assert refused(source, "TO-1.1", 2) == "TO-1.2"


def test_a_refusal_inside_an_expression_becomes_empty() -> None:
    source = """
TABLE = {1: "TO-1.1", 2: "TO-1.2"}
def forbids(move):
    return "TO-1.3" if move == 3 else TABLE[move]
"""
    assert refused(source, "TO-1.1", 1) == ""
    assert refused(source, "TO-1.1", 2) == "TO-1.2"
    assert refused(source, "TO-1.3", 3) == ""


def test_ids_that_are_only_compared_with_or_told_are_no_refusals() -> None:
    source = '''
EVENTS = [Telling(YEAR, "year", rule="TO-1.5")]
def explain(move):
    """TO-1.1"""
    if forbids(move) == "TO-1.2":
        return "no TO-1.3 here", "OT-1.1"
    return "TO-Q1" or "TO-1.4"
'''
    assert refusals_in(ast.parse(source), "TO") == {"TO-Q1", "TO-1.4"}
