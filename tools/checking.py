"""Lint, types and the tests that a change touches, within a minute.

Which tests try a module was measured (`--measure`, a quarter of an hour) and is kept in tools/touched.json: the fewest
and quickest test files that together run every function of it that any test runs. What takes too long is left for
`make test`, which tries everything; what is left is said.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.environment import ROOT

FILE = ROOT / "tools/touched.json"
ENOUGH = 50.0  # CPU seconds of tests, on two cores
BIN = Path(sys.executable).parent
LINT = ("ruff check --quiet", "ruff format --check --quiet", "mypy", "lint-imports --no-cache")
LINT_SCRIPTS = ("node_modules/.bin/tsc --project tests/scripts", "node tools/lint-scripts.js")
PYTEST = [sys.executable, "-m", "pytest", "-q", "-m", "not long"]
SLOW = "tests/web/test_browser*.py"  # never measured: a browser runs in processes of its own...
SECONDS = 20.0  # ...and takes at least so long

PAGES = ("tests/test_readme.py", "tests/test_commands.py", "tests/test_documented.py", "tests/test_prose.py")
# What measuring can't see: where a path begins so, these tests are run, and the sentence is said.
RULES: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("src/tabularium/kernel/", ("tests/games/nundinae",), "the kernel changed: the laws of Nundinae are run"),
    ("src/tabularium/web/static/", ("tests/web/test_browser_film.py",), "styles changed: one film is shown"),
    ("src/tabularium/web/scripts/", ("tests/web/test_scripts.py", "tests/web/test_browser_film.py"), ""),
    ("tests/scripts/", ("tests/web/test_scripts.py",), ""),
    ("src/tabularium/web/templates/", ("tests/web/test_pages.py", "tests/web/test_scene.py"), ""),
    ("docs/add-a-card.md", ("tests/test_add_a_card.py",), ""),
    ("docs/", (*PAGES, "tests/test_site.py"), ""),
    ("docs/images/", ("tests/web/test_doc_pictures.py",), ""),
    ("docs/games/", ("tests/web/test_doc_pictures.py",), ""),
    ("README.md", PAGES, ""),
    ("CONTRIBUTING.md", PAGES, ""),
    ("CHANGELOG.md", ("tests/test_prose.py",), ""),
    ("Makefile", ("tests/test_commands.py", "tests/tools/test_compiled_build.py"), ""),
    ("tools/", ("tests/tools",), ""),
)
TEXTS = (".ftl", ".toml")  # the texts and boxes of a game are read by all its tests


@dataclass(frozen=True)
class Measured:
    """The tests of each module, and what each test file takes."""

    tests: Mapping[str, Sequence[str]]
    seconds: Mapping[str, float]


@dataclass
class Plan:
    """What is run, what is left for `make test`, and what is said of it."""

    run: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    says: list[str] = field(default_factory=list)


def plan(changed: Iterable[str], measured: Measured, files: Sequence[str]) -> Plan:
    """The tests for changed files, of all test `files` that there are, the quickest first, as many as are quick
    enough."""
    made = Plan()
    wanted: set[str] = set()
    for path in sorted(changed):
        found = tests_of(path, measured, made.says)
        wanted.update(file for test in found for file in files if file == test or file.startswith(f"{test}/"))
        if not found:
            made.says.append(f"no test is known for {path}")
    spent = 0.0
    for file in sorted(wanted, key=lambda file: (seconds_of(file, measured), file)):
        spent += seconds_of(file, measured)
        (made.run if spent <= ENOUGH else made.left).append(file)
    made.says = list(dict.fromkeys(made.says))
    return made


def seconds_of(file: str, measured: Measured) -> float:
    return measured.seconds.get(file, SECONDS if Path(file).match(SLOW) else 0.0)


def tests_of(path: str, measured: Measured, says: list[str]) -> list[str]:
    """The test files and folders for one changed path."""
    if path.startswith("tests/") and path.endswith(".py"):
        return [path] if Path(path).name.startswith("test_") else [str(Path(path).parent)]
    found = list(measured.tests.get(path, ()))
    for start, tests, sentence in RULES:
        if path.startswith(start):
            found += tests
            says += [sentence] if sentence else []
    parts = path.split("/")
    if parts[:3] == ["src", "tabularium", "games"] and (path.endswith(TEXTS) or not found):
        found += [f"tests/games/{parts[3]}", "tests/draw/test_words.py"]
    elif parts[:2] == ["src", "tabularium"] and not found:
        found.append(f"tests/{parts[2]}" if len(parts) > 3 else "tests/test_public.py")
    return found


def cover(called: Mapping[str, Sequence[str]], seconds: Mapping[str, float]) -> dict[str, list[str]]:
    """For each module the test files that together run whatever any of them runs of it: again and again the one that
    adds the most functions for a second of its time."""
    by_module: dict[str, dict[str, set[str]]] = {}
    for test, functions in called.items():
        for function in functions:
            by_module.setdefault(function.rpartition(":")[0], {}).setdefault(test, set()).add(function)
    chosen: dict[str, list[str]] = {}
    for module, tests in sorted(by_module.items()):
        left = set().union(*tests.values())
        while left:
            best = max(sorted(tests), key=lambda test: len(tests[test] & left) / (0.5 + seconds.get(test, 0.0)))
            chosen.setdefault(module, []).append(best)
            left -= tests[best]
    return chosen


# -- what runs ---------------------------------------------------------------------------------------


def changed_since(base: str) -> list[str]:
    """All files that differ from where this branch left another, and those that git does not know yet."""
    since = git("merge-base", base, "HEAD")[0]
    return sorted({*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")})


def git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()


def files_of_tests() -> list[str]:
    return sorted(str(file.relative_to(ROOT)) for file in (ROOT / "tests").rglob("test_*.py"))


def kept() -> Measured:
    found = json.loads(FILE.read_text(encoding="utf-8"))
    return Measured(found["tests"], found["seconds"])


def measure() -> None:
    """Run all quick tests twice, and keep what they touch. A test that fails has been run all the same."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for what in ("seconds", "calls"):
            out = Path(folder, what)
            more = ["-p", "tools.touched", f"--{what}", str(out), "--override-ini", "faulthandler_timeout=3600"]
            subprocess.run([*PYTEST, *more, f"--ignore-glob={SLOW}", "tests"], cwd=ROOT, check=False)
            found[what] = json.loads(out.read_text(encoding="utf-8"))
    keep(found["calls"], found["seconds"])


def keep(called: Mapping[str, Sequence[str]], seconds: Mapping[str, float]) -> None:
    rounded = {file: round(spent, 1) for file, spent in sorted(seconds.items())}
    FILE.write_text(
        json.dumps({"seconds": rounded, "tests": cover(called, seconds)}, indent=1) + "\n", encoding="utf-8"
    )


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/check", description=__doc__)
    parser.add_argument("--base", default="main", help="the branch that this one will be merged into (default: main)")
    parser.add_argument("--measure", action="store_true", help="find out anew which tests touch which modules")
    given = parser.parse_args(argv)
    if given.measure:
        measure()
        return 0
    changed = [path for path in changed_since(given.base) if not path.startswith("tools/touched.json")]
    if not changed:
        print(f"nothing differs from {given.base}")
        return 0
    commands = [f"{BIN}/{command}" for command in LINT]
    if any(path.endswith(".ts") for path in changed):
        commands += LINT_SCRIPTS
    for command in commands:
        if subprocess.run(command.split(), cwd=ROOT, check=False).returncode:
            return 1
    made = plan(changed, kept(), files_of_tests())
    for sentence in made.says:
        print(sentence)
    for file in made.left:
        print(f"left for make test: {file}")
    if not made.run:
        return 0
    return subprocess.run([*PYTEST, "-n", "2", *made.run], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
