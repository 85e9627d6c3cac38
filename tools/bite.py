"""Do the tests notice when a rule is gone, or does something else?

For each rule id that a game can refuse a move by, the refusal is switched off and the tests marked with that
id are run: one of them has to fail. With `--mutants N`, that many small wrongs are put into what the rules do, one at a
time, and all tests of the game are run: what none of them notices is named. The game's sources stay as they are; a
child process that has not imported the game yet reads them with that one change.
"""

from __future__ import annotations

import argparse
import ast
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

from tools.mutants import Mutant, drawn, mutated
from tools.rulebook import ROOT, RULE_ID, Rulebook, Unreadable, chosen, marks_of, parsed, rulebook_of

PASSED, FAILED = 0, 1  # what pytest ends with
TOO_LONG = 120  # seconds: a rule that keeps a game from running in circles may be switched off too

# Imported once, before the children are made; never the game itself.
OFTEN_USED = ("_pytest.config", "hypothesis.strategies", "fluent.runtime", "tabularium.kernel.live")


@dataclass
class Findings:
    """What came out for one game."""

    book: Rulebook
    refusals: tuple[str, ...]
    blunt: list[str] = field(default_factory=list)  # switched off, and no marked test failed
    untested: list[str] = field(default_factory=list)  # no test is marked with it

    @property
    def unknown(self) -> list[str]:
        return [rule for rule in self.refusals if rule not in self.book]

    @property
    def fine(self) -> bool:
        return not (self.unknown or (self.book.finished and (self.blunt or self.untested)))


# -- finding and leaving out -----------------------------------------------------------------------------


def refusals_of(root: Path, book: Rulebook) -> tuple[str, ...]:
    """The rule ids that this game's code can answer with, in the order of the rulebook."""
    folder = root / "src/tabularium/games" / book.game
    found = {rule for path in folder.rglob("*.py") for rule in refusals_in(parsed(path), book.prefix)}
    order = [name for section in book.ids.values() for name in section]
    return tuple(sorted(found, key=lambda rule: (order.index(rule) if rule in order else len(order), rule)))


def refusals_in(node: ast.AST, prefix: str) -> set[str]:
    """Ids that stand in the code as a value. One that is only compared with, or told with an event (`rule=...`), or a
    comment, is no refusal."""
    if isinstance(node, ast.keyword) and node.arg == "rule":
        return set()
    if isinstance(node, ast.Compare) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return set()
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
        return {node.value} if node.value.startswith(f"{prefix}-") else set()
    return {rule for inner in ast.iter_child_nodes(node) for rule in refusals_in(inner, prefix)}


class LeaveOut(ast.NodeTransformer):
    """The code without one refusal: a `return` of nothing else is dropped, so that the checks after it go on;
    anywhere else the id becomes the empty text, which allows the move."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def is_rule(self, node: ast.expr | None) -> bool:
        return isinstance(node, ast.Constant) and node.value == self.rule

    def visit_Return(self, node: ast.Return) -> ast.stmt:
        return ast.Pass() if self.is_rule(node.value) else self.generic(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        last = any(isinstance(inner, ast.Return) and self.is_rule(inner.value) for inner in ast.walk(node))
        changed = self.generic(node)
        if last and isinstance(changed, ast.FunctionDef):
            changed.body.append(ast.Return(ast.Constant("")))
        return changed

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return ast.Constant("") if self.is_rule(node) else node

    def generic(self, node: ast.stmt) -> ast.stmt:
        self.generic_visit(node)
        return node


def without(module: ast.Module, rule: str) -> ast.Module:
    return ast.fix_missing_locations(ast.Module([LeaveOut(rule).visit(part) for part in module.body], []))


Change = Callable[[ast.Module, str], ast.Module]  # a module and the path of its file


class Reading(SourceFileLoader):
    """Reads a module with a change, past any cached bytecode."""

    def __init__(self, name: str, path: str, change: Change) -> None:
        super().__init__(name, path)
        self.change = change

    def get_code(self, fullname: str) -> CodeType:
        module = ast.parse(self.get_data(self.path))
        return compile(self.change(module, self.path), self.path, "exec", dont_inherit=True)


class Switch(MetaPathFinder):
    """Puts every module of one game through `Reading`."""

    def __init__(self, package: str, change: Change) -> None:
        self.package = package
        self.change = change

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.package and not fullname.startswith(f"{self.package}."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Reading(spec.loader.name, spec.loader.path, self.change)
        return spec


# -- running ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Child:
    """Tests running beside us."""

    name: str
    since: float
    output: Path


@dataclass(frozen=True)
class Job:
    """Tests to run with a change, or as it is if there is none."""

    name: str
    nodes: Sequence[str]
    change: Change | None = None


def run_tests(root: Path, game: str, job: Job, output: Path) -> int:
    """In a child: run these tests with the change. What pytest ends with."""
    import pytest  # the parent did already
    from hypothesis import settings

    signal.alarm(TOO_LONG)
    sink = os.open(output, os.O_WRONLY | os.O_CREAT)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    os.chdir(root)
    settings.register_profile("bite", database=None, derandomize=True)  # what fails here is no news for other runs
    settings.load_profile("bite")
    package = f"tabularium.games.{game}"
    if any(name.startswith(package) for name in sys.modules):
        raise RuntimeError(f"{package} was imported too early")
    if job.change is not None:
        sys.meta_path.insert(0, Switch(package, job.change))
    plainly = ["-x", "-q", "--assert=plain", "-p", "no:cacheprovider", "--no-header", "-m", "not long"]
    return pytest.main([*plainly, *job.nodes])


def fork(work: Callable[[], int]) -> int:
    """Do this in a child process; its id."""
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        return pid
    code = 70
    try:
        code = int(work())
    finally:
        os._exit(code)


def outcomes(
    root: Path, game: str, jobs: Sequence[Job], at_once: int, say: Callable[[str, float], None]
) -> dict[str, int]:
    """What pytest ended with for each job."""
    waiting = list(jobs)
    running: dict[int, Child] = {}
    ended: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        while waiting or running:
            while waiting and len(running) < at_once:
                job = waiting.pop(0)
                output = Path(folder) / str(len(waiting))
                running[fork(partial(run_tests, root, game, job, output))] = Child(job.name, time.monotonic(), output)
            pid, status = os.wait()
            child = running.pop(pid)
            code = os.waitstatus_to_exitcode(status)
            if code == -signal.SIGALRM:
                code = FAILED
            if code not in (PASSED, FAILED):
                raise Unreadable(f"{game}: the tests of {child.name or 'its rules'} did not run:\n{told(child)}")
            if not child.name and code == FAILED:
                raise Unreadable(f"{game}: these tests fail as it is:\n{told(child)}")
            ended[child.name] = code
            say(child.name, time.monotonic() - child.since)
    return ended


def told(child: Child) -> str:
    return child.output.read_text(encoding="utf-8", errors="replace") if child.output.exists() else "(no output)"


def bite(root: Path, game: str, at_once: int) -> Findings:
    book = rulebook_of(root, game)
    found = Findings(book, refusals_of(root, book))
    marks = [mark for mark in marks_of(root, game) if mark.kind == "rule"]
    tests = {rule: list(dict.fromkeys(mark.node for mark in marks if mark.id == rule)) for rule in found.refusals}
    found.untested = [rule for rule in found.refusals if not tests[rule]]
    jobs = [Job(rule, nodes, leaving_out(rule)) for rule, nodes in tests.items() if nodes]
    if not jobs:
        return found
    say = Progress(game, len(jobs))
    every = list(dict.fromkeys(node for job in jobs for node in job.nodes))
    outcomes(root, game, [Job("", every)], 1, say)
    ended = outcomes(root, game, jobs, at_once, say)
    found.blunt = [job.name for job in jobs if ended[job.name] == PASSED]
    return found


def leaving_out(rule: str) -> Change:
    return lambda module, path: without(module, rule)


def doing(mutant: Mutant) -> Change:
    return lambda module, path: mutated(module, mutant.n) if Path(path) == mutant.file else module


class Progress:
    """Says what came out, one line for each."""

    def __init__(self, game: str, all_of_them: int) -> None:
        self.game = game
        self.all_of_them = all_of_them
        self.done = 0

    def __call__(self, name: str, seconds: float) -> None:
        self.done += bool(name)
        what = name or "all tests as it is"
        print(f"{self.game} {self.done}/{self.all_of_them} {what} {seconds:.2f} s", file=sys.stderr)


def survivors(root: Path, game: str, count: int, seed: int, at_once: int) -> list[str]:
    """The wrongs that no test of the game notices, its laws included."""
    jobs = {str(mutant): doing(mutant) for mutant in drawn(root / "src/tabularium/games" / game, count, seed)}
    alive = list(jobs)
    folder = f"tests/games/{game}"
    for tests in ([folder, f"--ignore={folder}/test_laws.py"], [f"{folder}/test_laws.py", "-k", "laws_with"]):
        ended = outcomes(
            root, game, [Job(name, tests, jobs[name]) for name in alive], at_once, Progress(game, len(alive))
        )
        alive = [name for name in alive if ended[name] == PASSED]
    return alive


def lines(found: Findings) -> Iterable[str]:
    sharp = len(found.refusals) - len(found.blunt) - len(found.untested)
    unfinished = "" if found.book.finished else " (not finished)"
    yield f"{found.book.game}: {sharp}/{len(found.refusals)} refusals bite{unfinished}"
    if found.blunt:
        yield f"  no marked test fails without: {' '.join(found.blunt)}"
    if found.untested:
        yield f"  no test is marked with: {' '.join(found.untested)}"
    if found.unknown:
        yield f"  not in rules.toml: {' '.join(found.unknown)}"


def tell_survivors(root: Path, games: Iterable[str], count: int, seed: int, at_once: int) -> int:
    """0 if every wrong was noticed."""
    noticed = True
    for game in games:
        alive = survivors(root, game, count, seed, at_once)
        noticed &= not alive
        print(f"{game}: {count - len(alive)}/{count} wrongs are noticed (seed {seed})")
        for name in alive:
            print(f"  nobody notices {name}")
    return 0 if noticed else 1


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser("rules-bite", description="Whether the tests notice when a rule is gone.")
    parser.add_argument("game", nargs="?", help="one game; all by default")
    parser.add_argument("--mutants", type=int, default=0, metavar="N", help="small wrongs to put into each game")
    parser.add_argument("--seed", type=int, default=0, help="which wrongs are drawn (default: 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="children at once")
    asked = parser.parse_args(arguments)
    sys.path.insert(0, str(root / "src"))
    for name in OFTEN_USED:
        with suppress(ImportError):
            import_module(name)
    at_once = max(1, asked.jobs)
    try:
        if asked.mutants:
            return tell_survivors(root, chosen(root, asked.game), asked.mutants, asked.seed, at_once)
        found = [bite(root, game, at_once) for game in chosen(root, asked.game)]
    except Unreadable as wrong:
        print(f"rules-bite: {wrong}", file=sys.stderr)
        return 2
    print("\n".join(line for one in found for line in lines(one)))
    return 0 if all(one.fine for one in found) else 1
