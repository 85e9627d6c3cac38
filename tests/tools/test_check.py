"""`make check` runs the tests that a change touches, and says what it leaves."""

from __future__ import annotations

import json
from pathlib import Path

from tools.checking import ENOUGH, FILE, Measured, cover, files_of_tests, kept, plan

from tools import checking

ROOT = Path(__file__).parents[2]
ACTA, LAWS = "tests/kernel/test_acta.py", "tests/games/nundinae/test_laws.py"
MEASURED = Measured(
    {"src/tabularium/kernel/acta.py": [ACTA, "tests/web/test_dear.py"]}, {ACTA: 1.0, "tests/web/test_dear.py": ENOUGH}
)
FILES = [ACTA, LAWS, "tests/games/ave_roma/test_box.py", "tests/draw/test_words.py", "tests/web/test_dear.py"]


def test_a_change_of_the_kernel_runs_the_laws_of_nundinae_and_says_so() -> None:
    made = plan(["src/tabularium/kernel/acta.py"], MEASURED, FILES)
    assert made.run == [LAWS, ACTA]
    assert made.says == ["the kernel changed: the laws of Nundinae are run"]


def test_what_takes_too_long_is_left_and_named() -> None:
    assert plan(["src/tabularium/kernel/acta.py"], MEASURED, FILES).left == ["tests/web/test_dear.py"]


def test_the_texts_of_a_game_are_tried_by_all_its_tests() -> None:
    made = plan(["src/tabularium/games/ave_roma/text.fr.ftl"], MEASURED, FILES)
    assert made.run == ["tests/draw/test_words.py", "tests/games/ave_roma/test_box.py"]


def test_a_changed_test_is_run() -> None:
    assert plan(["tests/kernel/test_acta.py"], MEASURED, FILES).run == [ACTA]
    assert plan(["tests/kernel/stairs.py"], MEASURED, FILES).run == [ACTA]  # what its folder shares


def test_a_file_without_a_test_is_named() -> None:
    assert plan(["LICENSE"], MEASURED, FILES).says == ["no test is known for LICENSE"]


def test_few_and_quick_tests_cover_all_that_any_test_runs() -> None:
    called = {
        "tests/test_quick.py": ["src/a.py:1", "src/a.py:5"],
        "tests/test_slow.py": ["src/a.py:1", "src/a.py:5", "src/a.py:9"],
        "tests/test_needless.py": ["src/a.py:5"],
    }
    chosen = cover(called, {"tests/test_quick.py": 0.1, "tests/test_slow.py": 20.0, "tests/test_needless.py": 0.1})
    assert chosen == {"src/a.py": ["tests/test_quick.py", "tests/test_slow.py"]}


def test_what_was_measured_names_tests_and_modules_that_are_there() -> None:
    """Else it is time to measure again: tools/check --measure."""
    measured = kept()
    files = set(files_of_tests())
    assert {test for tests in measured.tests.values() for test in tests} <= files
    assert [module for module in measured.tests if not (ROOT / module).exists()] == []
    assert json.loads(FILE.read_text(encoding="utf-8"))["seconds"].keys() <= files


def test_the_rules_name_tests_that_are_there() -> None:
    for start, tests, _ in checking.RULES:
        assert (ROOT / start).exists(), start
        assert [test for test in tests if not (ROOT / test).exists()] == []
