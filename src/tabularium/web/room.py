"""The waiting room: a table before it begins. People take their seats, and nobody sees a hand."""

from __future__ import annotations

from hashlib import blake2b

from tabularium.kernel.state import SPECTATOR
from tabularium.tables.registry import Registry, free_seats
from tabularium.tables.table import Table
from tabularium.web.pictures import signs_of
from tabularium.web.scene import links_of, played_with, sitters_of, with_presence
from tabularium.web.visitor import Visitor


def room_values(registry: Registry, table: Table, me: Visitor, address: str) -> dict[str, object]:
    """All that the page shows. `waits` changes with it: a page that waits is loaded again then."""
    held = table.held_by(me.holder)
    if held or me.holder == table.host:
        registry.watching.looks_in(table.id, me.holder)
    sitters = with_presence(registry, table, sitters_of(table, held, None), me.lang)
    look = table.look(SPECTATOR, me.lang)
    options = played_with(table, me.lang)
    shown = [(one.name, one.kind, one.presence) for one in sitters]
    return {
        "table_id": table.id,
        "address": f"{address}/tables/{table.id}",
        "start": address,
        "sitters": sitters,
        "free": free_seats(table),
        "held": held,
        "hosting": bool(me.holder) and me.holder == table.host,
        "complete": all(chair.holder or chair.bot or chair.invite for chair in table.chairs),
        "links": [one for one in links_of(table, sitters, me.holder, me.token) if one.fresh],
        "options": options,
        "pace": table.pace,
        "clocked": bool(table.bank),
        "signs": signs_of(look.presenter, look.view),
        "waits": blake2b(repr(shown).encode(), digest_size=8).hexdigest(),
    }
