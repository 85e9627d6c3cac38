"""What one can do at a table from a page: a function for each name that a form or a socket may ask for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from tabularium.kernel.refusals import NotYourTurn
from tabularium.tables.refusals import NotNow, NotYourSeat
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table, check_seat
from tabularium.web.answers import Answers
from tabularium.web.asking import ask_first
from tabularium.web.drills import answers_drill
from tabularium.web.guide import answer_for, check_told, go_on
from tabularium.web.negotiation import composed
from tabularium.web.new_table import check_levels
from tabularium.web.scene import check_hints
from tabularium.web.visitor import Visitor, number

Fields = Mapping[str, str]


@dataclass(frozen=True)
class Deed:
    """Something that somebody wants to do at a table, and what their form says about it."""

    answers: Answers
    table_id: str
    seat: int
    me: Visitor
    fields: Fields
    key: str  # the same request is obeyed once

    @property
    def registry(self) -> Registry:
        return self.answers.registry

    @property
    def now(self) -> float:
        return self.registry.clock()

    @property
    def ply(self) -> int:
        return number(self.fields.get("ply", ""), -1)

    @property
    def revision(self) -> str:
        return self.fields.get("revision", "")

    def mine(self, table: Table, playing: bool = True) -> Table:
        """The table, if the seat is this device's; and if no bot is `playing` it, where that matters."""
        check_seat(table, self.seat, self.me.holder, playing)
        return table

    def hosted(self, table: Table) -> Table:
        """The table, if this device laid it."""
        if not 0 <= self.seat < len(table.chairs):
            raise NotYourSeat(f"this table has seats 1 to {len(table.chairs)}, not {self.seat + 1}")
        if not self.me.holder or table.host != self.me.holder:
            raise NotNow("not-host", "only the host of the table can do that")
        return table

    async def act(self, change: Callable[[Table], object]) -> None:
        await self.registry.act(self.table_id, change, self.seat)

    async def go_back(self, how: Callable[[Table, int, str, float], bool]) -> None:
        await self.act(lambda table: how(self.mine(table), self.seat, self.key, self.now))


async def move(deed: Deed) -> None:
    def play(table: Table) -> None:
        notation = table.game.notation(table.live.box)
        text = composed(notation, deed.fields) if "phrase" in deed.fields else deed.fields.get("move", "")
        careful = deed.fields.get("careful") and not deed.fields.get("sure")
        if answers_drill(deed.mine(table), deed.seat, text):
            return

        def ask(rows: Sequence[Sequence[int]]) -> None:
            check_told(table, deed.seat, rows, deed.me.lang)
            if careful:
                ask_first(table, deed.seat, rows, lang=deed.me.lang, touched=deed.fields.get("touched", ""))

        table.play(deed.seat, text, deed.revision, deed.key, deed.now, ask)

    await deed.act(play)


async def guide(deed: Deed) -> None:
    """What somebody who learns answers to the guide: read, alone, again, or do it for me."""
    what = deed.fields.get("what", "")

    def answer(table: Table) -> None:
        deed.mine(table)
        if what == "do" and table.is_lesson:
            table.play(deed.seat, answer_for(table, deed.seat), deed.revision, deed.key, deed.now)
        else:
            go_on(table, deed.seat, what, deed.fields.get("beat", "")[:40])

    await deed.act(answer)


async def hint(deed: Deed) -> None:
    """Show a hint at the table, another of its turns (`which`), or none any more."""
    table = deed.mine(await deed.registry.get(deed.table_id))
    which = deed.fields.get("which", "0")
    if which == "close":
        deed.answers.hints.hide(table.id, deed.seat)
    else:
        check_hints(table, deed.me.holder)
        if deed.seat not in table.waiting():
            raise NotYourTurn(deed.seat, table.waiting())
        limits, buckets = deed.answers.limits, deed.answers.buckets
        allow = partial(buckets.take_both, "hints", deed.me.token, deed.me.client, limits.hints)
        deed.answers.hints.show(table, deed.seat, max(0, number(which, 0)), allow)
    deed.registry.watching.tell(table, deed.seat)


async def undo(deed: Deed) -> None:
    await deed.go_back(Table.undo)


async def restart(deed: Deed) -> None:
    await deed.go_back(Table.restart)


async def pass_ahead(deed: Deed) -> None:
    await deed.registry.pass_ahead(deed.table_id, deed.seat, deed.me.holder, deed.revision, deed.key)


async def no_pass_ahead(deed: Deed) -> None:
    await deed.act(lambda table: deed.mine(table).ask_again(deed.seat, deed.now))


async def dont_ask(deed: Deed) -> None:
    await deed.act(lambda table: deed.mine(table).spare(deed.seat, deed.now))


async def say(deed: Deed) -> None:
    deed.answers.buckets.take("words", deed.me.holder, deed.answers.limits.words)

    def speak(table: Table) -> None:
        held = table.held_by(deed.me.holder)
        if not held:
            raise NotNow("no-seat", "only those who sit at the table talk here")
        table.say(deed.seat if deed.seat in held else held[0], deed.fields.get("text", ""), deed.key, deed.now)

    await deed.registry.act(deed.table_id, speak)


async def lift(deed: Deed) -> None:
    await deed.registry.lift(deed.table_id, deed.me.holder, deed.seat, deed.me.device)


async def drop(deed: Deed) -> None:
    await deed.registry.drop(deed.table_id, deed.me.holder, deed.me.device)


async def resign(deed: Deed) -> None:
    await deed.act(lambda table: deed.mine(table, playing=False).resign(deed.seat, deed.now))


async def leave(deed: Deed) -> None:
    await deed.act(lambda table: deed.mine(table, playing=False).leave(deed.seat, deed.now))


async def to_bot(deed: Deed) -> None:
    """A player hands an own seat to a bot; a host one that nobody holds, or among friends another's, until that player
    comes back."""
    level = deed.fields.get("level", "senator")
    check_levels([level])

    def hand(table: Table) -> None:
        hosted = bool(deed.me.holder) and table.host == deed.me.holder and table.host_may_hand_out(deed.seat)
        if not hosted:
            deed.mine(table)
        elif table.chairs[deed.seat].bot:
            raise NotNow("bot-plays", "a bot plays this seat already")
        table.hand_to_bot(deed.seat, level, deed.now)

    await deed.registry.act(deed.table_id, hand)


async def take_back(deed: Deed) -> None:
    await deed.act(lambda table: deed.mine(table, playing=False).take_back(deed.seat, deed.now))


async def warn(deed: Deed) -> None:
    await deed.act(lambda table: deed.hosted(table).warn(deed.seat, deed.now))


async def free(deed: Deed) -> None:
    await deed.act(lambda table: deed.hosted(table).free(deed.seat, deed.now))


async def link(deed: Deed) -> None:
    await deed.registry.new_link(deed.table_id, deed.seat, deed.me.holder, deed.me.token)


async def hand_on(deed: Deed) -> None:
    await deed.act(lambda table: deed.hosted(table).give_host(deed.seat, deed.now))


async def choose_host(deed: Deed) -> None:
    """The form names the seat whose person should be the host; any of my seats may ask for it."""
    held = (await deed.registry.get(deed.table_id)).held_by(deed.me.holder)
    await deed.registry.choose_host(deed.table_id, held[0] if held else -1, deed.seat, deed.me.holder)


async def ask_for_bot(deed: Deed) -> None:
    """The form names the seat of the person who is not here; any of my seats asks."""
    held = (await deed.registry.get(deed.table_id)).held_by(deed.me.holder)
    await deed.registry.ask_for_bot(deed.table_id, held[0] if held else -1, deed.seat, deed.me.holder)


async def play_again(deed: Deed) -> None:
    held = (await deed.registry.get(deed.table_id)).held_by(deed.me.holder)
    seat = deed.seat if deed.seat in held else held[0] if held else deed.seat
    await deed.registry.play_again(deed.table_id, seat, deed.me.holder)


async def begin(deed: Deed) -> None:
    """The host begins, with bots in the free seats if the form says so."""
    bots = deed.fields.get("bots") == "yes"

    def start(table: Table) -> None:
        if not deed.me.holder or table.host != deed.me.holder:
            raise NotNow("not-host", "only the host of the table can do that")
        table.begin(bots, deed.now)

    await deed.registry.act(deed.table_id, start)


async def rewind(deed: Deed) -> None:
    """Ask to go back; all seats of this device say yes with one voice."""

    def propose(table: Table) -> None:
        deed.mine(table).propose_rewind(deed.seat, deed.ply, deed.now)
        for other in table.held_by(deed.me.holder):
            if table.proposal is not None and other != deed.seat:
                table.agree(other, deed.ply, deed.now)

    await deed.act(propose)


async def agree(deed: Deed) -> None:
    """All seats of this device say yes: those that a bot plays for the moment are asked, too."""

    def say_yes(table: Table) -> None:
        deed.mine(table, playing=False).agree(deed.seat, deed.ply, deed.now)
        for other in table.held_by(deed.me.holder):
            if table.proposal is not None and other != deed.seat and table.chairs[other].bot:
                table.agree(other, deed.ply, deed.now)

    await deed.act(say_yes)


async def refuse(deed: Deed) -> None:
    await deed.act(lambda table: deed.mine(table, playing=False).refuse_rewind(deed.seat, deed.now))


async def sit(deed: Deed) -> None:
    name = deed.fields.get("name", "")[:200] or deed.me.name
    await deed.registry.take_open_seat(deed.table_id, deed.seat, deed.me.holder, name)


DEEDS: dict[str, Callable[[Deed], Awaitable[None]]] = {
    "moves": move,
    "guide": guide,
    "hint": hint,
    "undo": undo,
    "restart": restart,
    "pass-ahead": pass_ahead,
    "no-pass-ahead": no_pass_ahead,
    "dont-ask": dont_ask,
    "say": say,
    "lift": lift,
    "drop": drop,
    "resign": resign,
    "leave": leave,
    "bot": to_bot,
    "back": take_back,
    "warn": warn,
    "free": free,
    "link": link,
    "host": hand_on,
    "choose-host": choose_host,
    "ask-bot": ask_for_bot,
    "begin": begin,
    "again": play_again,
    "rewind": rewind,
    "agree": agree,
    "refuse": refuse,
    "sit": sit,
}
