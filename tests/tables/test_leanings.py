"""The leanings of bots at tables: drawn when a table is laid, kept, and shown."""

from __future__ import annotations

import json
from pathlib import Path

from tabularium.bots.levels import parts_of
from tabularium.kernel.acta import read_acta
from tabularium.kernel.game import find_game
from tabularium.tables.archive import export_table
from tabularium.tables.engines import open_store
from tabularium.tables.laying import SeatPlan, TablePlan, lay, plan_again
from tabularium.web.scene import sitters_of
from tests.tables.tables import HOST, reopened, save


def test_bots_of_a_new_table_lean_and_its_record_says_how(tmp_path: Path) -> None:
    game = find_game("ave_roma")
    seats = [SeatPlan("me", "Livia"), SeatPlan("bot", "Rufus", "consul"), SeatPlan("bot", "Manius", "random")]
    table = lay("t1", TablePlan(game, seats, seed=1), HOST, 0.0)
    words = [chair.bot for chair in table.chairs]
    level, leaning = parts_of(words[1])
    assert (words[0], level, words[2]) == ("", "consul", "random")
    assert leaning in game.judge.leanings
    shown = sitters_of(table, [0], None)
    assert (shown[1].level, shown[1].leaning) == ("consul", leaning)
    assert [seat.level for seat in plan_again(table).seats if seat.kind == "bot"] == ["consul", "random"]
    store = open_store(tmp_path / "store.db")
    try:
        save(store, table)
        kept = reopened(store)
        assert [chair.bot for chair in kept.chairs] == words
        record = export_table(store, "t1")
        assert list(read_acta(record).bots) == words == list(kept.live.acta.bots)
        assert str(read_acta(record)) == record
        header = json.loads(store.rows("SELECT header FROM tables")[0][0])
        del header["bots"]  # as tables were before
        store.write([("UPDATE tables SET header = ?", (json.dumps(header),))]).result()
        assert list(reopened(store).live.acta.bots) == []
    finally:
        store.close()
