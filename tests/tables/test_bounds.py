"""Whatever a server keeps in memory has a bound, and each bound is reached here or where the list says."""

from __future__ import annotations

import ast
import logging
from pathlib import Path

import pytest

import tabularium
from tabularium.bots.worker_process import BotServer
from tabularium.kernel.game import find_game
from tabularium.kernel.play import legal
from tabularium.kernel.presentation import Presenter
from tabularium.tables import registry as registries
from tabularium.tables.engines import open_store
from tabularium.tables.opening import CantOpen
from tabularium.tables.registry import NoSuchTable, Registry
from tabularium.tables.table import CHAT_KEPT
from tabularium.web.logs import MOST_KINDS, Unflooded
from tests.tables.tables import HOST, SMALL, dice, laid, plan, play_at_random
from tests.tables.test_registry import with_registry

SOURCES = Path(tabularium.__file__).parent
SERVING = ("bots", "draw", "kernel", "tables", "web")
UNBOUNDED = {  # functions kept for good, by file: what they are asked for comes from a short list
    "bots/levels.py": "games on the shelf",
    "draw/cards.py": "drawings that the program ships",
    "draw/whole.py": "the sheet of symbols",
    "draw/words.py": "games and languages",
    "tables/drills.py": "games",
    "tables/guides.py": "games",
    "tables/sqlite.py": "nothing: it has one answer",
    "tables/way_back.py": "languages",
    "web/words.py": "languages",
}


def decorated_with_cache() -> set[str]:
    """Files of the server that keep all results of some function."""
    found = set()
    for part in SERVING:
        for file in (SOURCES / part).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
                if any(isinstance(one, ast.Name) and one.id == "cache" for one in decorators):
                    found.add(file.relative_to(SOURCES).as_posix())
    return found


def test_functions_kept_for_good_are_asked_for_few_things() -> None:
    assert decorated_with_cache() == set(UNBOUNDED)


def test_only_so_many_tables_are_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when all of them were used a moment ago: the one used longest ago goes."""
    monkeypatch.setattr(registries, "MOST_OPEN", 5)

    async def visit(registry: Registry) -> None:
        made = [(await registry.lay(plan("me", "here"), HOST)).id for _ in range(9)]
        assert list(registry.tables) == made[-5:]
        watcher = registry.watching.begin(registry.tables[made[4]], HOST)
        for table_id in made:
            assert (await registry.get(table_id)).id == table_id
            assert len(registry.tables) <= 5
        assert made[4] in registry.tables  # somebody looks at it
        assert set(registry._locks) == set(registry.tables)
        registry.watching.end(made[4], watcher)

    with_registry(tmp_path, visit)


def test_tables_that_cannot_be_opened_are_remembered_in_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registries, "MOST_OPEN", 5)
    store = open_store(tmp_path / "store.db")
    for n in range(20):
        laid(store, plan("me", "here"), f"t{n}")
    store.write([("UPDATE tables SET rev = rev + 7", ())]).result()
    store.close()

    async def visit(registry: Registry) -> None:
        for n in range(20):
            with pytest.raises(CantOpen):
                await registry.get(f"t{n}")
            with pytest.raises(NoSuchTable):
                await registry.get(f"nothing{n}")
            assert 1 <= len(registry._broken) <= 5
        assert registry._locks == {}

    with_registry(tmp_path, visit)


def test_only_the_last_of_what_was_said_is_in_memory(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store.db")
    table = laid(store, plan("me", "here"))
    for n in range(CHAT_KEPT + 30):
        table.say(0, f"word {n}", f"key {n}", float(n))
    assert len(table.chat) == CHAT_KEPT
    assert table.chat[-1].text == f"word {CHAT_KEPT + 29}"
    store.close()


def test_a_worker_keeps_only_so_many_bots_and_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.bots.worker_process.MOST_BOTS", 4)
    monkeypatch.setattr("tabularium.bots.worker_process.MOST_BOXES", 3)
    mind, game = BotServer(), find_game(SMALL)
    first = mind.bot(game, "table 0", 0, "random")
    for n in range(10):
        mind.bot(game, f"table {n}", 0, "random")
        if n < 3:
            assert mind.bot(game, "table 0", 0, "random") is first
        assert len(mind.bots) <= 4
    assert [table for _, table, *_ in mind.bots] == [f"table {n}" for n in range(6, 10)]
    monkeypatch.setattr(type(game), "open_box", lambda self, content: self.box)
    for n in range(10):
        mind.box(game, {"number": n})
        assert 1 <= len(mind.boxes) <= 3


def test_a_log_knows_only_so_many_kinds_of_lines() -> None:
    handler = Unflooded(lambda said: None, lambda: 0.0)
    log = logging.Logger("many kinds")
    log.addHandler(handler)
    most = 0
    for n in range(3 * MOST_KINDS):
        log.error(f"kind {n}")
        most = max(most, len(handler.left))
    assert MOST_KINDS <= most <= MOST_KINDS + 2


def test_sentences_of_a_table_are_kept_in_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(tmp_path / "store.db")
    monkeypatch.setattr("tabularium.kernel.presentation.SENTENCES_KEPT", 2)
    game = find_game(SMALL)
    presenter, state = Presenter(game, "en"), game.new(2, {}, 1)
    view = state.view(0)
    moves = legal(state, 0)
    assert len(moves) > 2
    for move in moves:
        assert presenter.choice(view, move) == Presenter(game, "en").choice(view, move)
        assert len(presenter._choices) <= 2
    table = laid(store, plan("me", "here"))
    play_at_random(table, dice(1))
    view = table.live.view(0)
    assert len({entry.event.as_seen(0) for entry in table.live.log}) > 2
    for entry in table.live.log:
        assert presenter.event(view, entry.event, 0) == Presenter(game, "en").event(view, entry.event, 0)
        assert len(presenter._events) <= 2
    store.close()
