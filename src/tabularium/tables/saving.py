"""What is written down of a table: the rows that the store must have, as one deed after another makes them.

Nothing is written here. Statements wait in `unsaved` until the registry has the store take them, all of one deed or
none. `opening.py` reads them again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from tabularium.kernel.acta import Acta
from tabularium.kernel.box import Toml
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live
from tabularium.kernel.state import Event
from tabularium.tables.chairs import Chair
from tabularium.tables.store import Row, Statement, adding, adding_new, line_seal, putting, snapshot_seal

KEYS_KEPT = 500  # requests of a table that are known again
HEAD = "rev, ply, floor, over, waiting, bots_due, deadline, proposal, asked_at, rules, touched"
ADD_KEY = adding_new("keys", "table_id, seat, key")
ADD_LINE = adding("lines", "table_id, n, kind, number, text, events, at, seal")
PUT_SNAPSHOT = putting("snapshots", "table_id, ply", "line, state, seal")
PUT_DRAFT = putting("drafts", "table_id, seat", "revision, edits")
PUT_SEAT = putting("seats", "table_id, seat", 'name, holder, invite, bot, resigned, ahead, "left", since, warned, salt')
ADD_FEAT = adding("feats", "table_id, seat, feat, game, holder, name, at")


class Saving:
    """What the store has of one table, and what it must still be given."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.unsaved: list[Statement] = []
        self.lines_kept = 0  # of the record that are in the store
        self.seal = ""  # of the last of them
        self.last_key = 0  # the number of the last request that was read from the store
        self._snapshots: set[int] = {0}
        self._drafts: dict[int, tuple[int, str]] = {}
        self._keys: dict[tuple[int, str], None] = {}

    def recall(
        self, lines: int, seal: str, snapshots: Iterable[int], drafts: Iterable[Row], keys: Iterable[Row]
    ) -> None:
        """Take up what the store has of a table that is opened or catches up; `keys` are those that are new."""
        self.lines_kept, self.seal = lines, seal
        self._snapshots = {0, *snapshots}
        self._drafts = {seat: (revision, edits) for seat, revision, edits in drafts}
        for self.last_key, seat, key in keys:
            self._keys[seat, key] = None
        while len(self._keys) > KEYS_KEPT:  # who wrote them has deleted these
            del self._keys[next(iter(self._keys))]

    def write(self, sql: str, *values: object) -> None:
        """A row of this table."""
        self.unsaved.append((sql, (self.table_id, *values)))

    def take(self) -> list[Statement]:
        statements, self.unsaved = self.unsaved, []
        return statements

    def head(self, head: Sequence[object], now: float) -> None:
        """How the table stands: what the registry asks of all tables without opening them."""
        sql = f"UPDATE tables SET ({HEAD}) = ({', '.join('?' * len(HEAD.split()))}) WHERE id = ?"
        self.unsaved.append((sql, (*head, now, self.table_id)))

    # -- requests ------------------------------------------------------------------------------------

    def obeyed(self, seat: int, key: str) -> bool:
        """Whether this very request of the seat was obeyed before."""
        return bool(key) and (seat, key) in self._keys

    def remember(self, seat: int, key: str) -> None:
        if not key:
            return
        if len(self._keys) >= KEYS_KEPT:
            oldest = next(iter(self._keys))
            del self._keys[oldest]
            self.write("DELETE FROM keys WHERE table_id = ? AND seat = ? AND key = ?", *oldest)
        self._keys[seat, key] = None
        self.write(ADD_KEY, seat, key)

    # -- the game ------------------------------------------------------------------------------------

    def lines(self, live: Live, events: Sequence[Event], now: float) -> None:
        """New lines of the record, the events with the first of them; then the snapshots that came or went."""
        told = packed(events)
        written = live.acta.lines
        for n in range(self.lines_kept, len(written)):
            line = written[n]
            self.seal = line_seal(self.seal, line.kind, line.number, line.text, told)
            self.write(ADD_LINE, n, line.kind, line.number, line.text, told, now, self.seal)
            told = ""
        self.lines_kept = len(written)
        self._save_snapshots(live)

    def _save_snapshots(self, live: Live) -> None:
        line, ply = len(live.acta.lines), live.ply
        if any(known > ply for known in self._snapshots):
            self.write("DELETE FROM snapshots WHERE table_id = ? AND ply > ?", ply)
            self._snapshots = {known for known in self._snapshots if known <= ply}
        rewound = bool(live.acta.lines) and live.acta.lines[-1].kind == "rewind"
        for known in (*(known for known in live.snapshots if known not in self._snapshots), *([ply] * rewound)):
            state = live.snapshots[known]
            seal = snapshot_seal(self.table_id, known, line, state)
            self.write(PUT_SNAPSHOT, known, line, state, seal)
            self._snapshots.add(known)

    def drafts(self, live: Live, revisions: Sequence[int]) -> None:
        for seat, edits in enumerate(live.pending):
            kept = (revisions[seat], live.words([move for move, _ in edits]))
            if kept != self._drafts.get(seat, (0, "")):
                self.write(PUT_DRAFT, seat, *kept)
                self._drafts[seat] = kept

    # -- who sits there ------------------------------------------------------------------------------

    def chair(self, seat: int, chair: Chair) -> None:
        self.write(
            PUT_SEAT, seat, chair.name, chair.holder, chair.invite, chair.bot, chair.resigned, chair.ahead,
            chair.left, chair.since, chair.warned, chair.salt,
        )  # fmt: skip

    def feats(self, live: Live, chairs: Sequence[Chair], now: float) -> None:
        """What people have earned goes into the profile of their device. Bots earn nothing."""
        for seat, chair in enumerate(chairs):
            if chair.holder and not chair.bot:
                for feat in live.game.feats(live.state, seat):
                    self.write(
                        ADD_FEAT, seat, feat, live.game.id, chair.holder, chair.name, now,
                    )  # fmt: skip


def header_of(acta: Acta) -> str:
    return json.dumps(
        {
            "ruleset": acta.ruleset,
            "box": acta.box,
            "options": dict(acta.options),
            "names": list(acta.names),
            "bots": list(acta.bots),
            "dice": acta.dice,
            "box_content": acta.box_content,
        }
    )


def keep_box(game: AnyGame, digest: str, content: Toml | None) -> Statement:
    """Boxes are kept by their digest: a table opens with the one it was laid with, whatever the next build brings."""
    text = json.dumps(game.box_table if content is None else content, ensure_ascii=False)
    return (adding_new("boxes", "digest, game, content"), (digest, game.id, text))


def packed(events: Sequence[Event]) -> str:
    return json.dumps(
        [[one.kind, one.seat, one.public, one.secret, one.mask, one.reveals] for one in events], separators=(",", ":")
    )


def unpacked(text: str) -> list[Event]:
    if not text:
        return []
    return [
        Event(kind, seat, tuple(public), tuple(secret), mask, reveals)
        for kind, seat, public, secret, mask, reveals in json.loads(text)
    ]
