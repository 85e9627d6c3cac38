"""Limits that several servers share: what is rare and expensive, or could help to guess, is counted in the store.
Everything else is counted by each process."""

from __future__ import annotations

from collections.abc import Callable

from tabularium.tables.store import Store
from tabularium.tables.tokens import seal
from tabularium.web.guard import Allowance

COUNTED = frozenset({"guesses", "tables", "words", "studies", "hints", "people", "mails"})
NEVER = 1e-9  # a second, where nothing comes back
TAKE = (
    "INSERT INTO allowances (what, who, until) VALUES (?1, ?2, ?3 + ?4) ON CONFLICT (what, who) DO UPDATE"
    " SET until = GREATEST(allowances.until, ?3) + ?4 WHERE GREATEST(allowances.until, ?3) + ?4 <= ?3 + ?5"
    " RETURNING until"
)


class SharedAllowances:
    """A row says when all of an allowance is there again. Neither an address nor a device can be read from it."""

    def __init__(self, store: Store, key: bytes, clock: Callable[[], float]) -> None:
        self.store, self.key, self.clock = store, key, clock

    def counts(self, what: str) -> bool:
        return what.removeprefix("all ") in COUNTED

    def take(self, what: str, who: str, allowance: Allowance) -> float:
        """Use one of the allowance. Seconds until there is one again, or 0 where there was."""
        now, each = self.clock(), 1 / max(NEVER, allowance.per_second)
        known = seal(self.key, "allowance", who)[:24]
        if allowance.burst < 1:
            return each
        if self.store.rows(TAKE, what, known, now, each, allowance.burst * each):
            return 0.0
        row = self.store.row("SELECT until FROM allowances WHERE what = ? AND who = ?", what, known)
        return max(0.1, (row[0] if row is not None else now) + each - now - allowance.burst * each)
