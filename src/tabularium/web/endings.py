"""How a game went: the score sheet as bars, the race over the rounds, and what was remarkable about it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from babel.numbers import format_decimal

from tabularium.kernel.live import Live, LogEntry
from tabularium.kernel.notation import Notation
from tabularium.kernel.presentation import Presenter, Words
from tabularium.kernel.state import SPECTATOR
from tabularium.web.advice import spaced
from tabularium.web.scene import Way

WIDTH, HEIGHT, LEFT, BOTTOM = 640, 240, 36, 32


@dataclass(frozen=True)
class Block:
    """A piece of a bar."""

    label: str
    points: int
    x: int
    width: int
    shade: int


@dataclass(frozen=True)
class Bar:
    name: str
    seat: int
    total: int
    rank: int
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Curve:
    seat: int
    name: str
    points: str  # of a polyline
    end: tuple[int, int]


@dataclass(frozen=True)
class Race:
    curves: tuple[Curve, ...]
    levels: tuple[tuple[int, int], ...]  # a number and its height
    rounds: tuple[tuple[int, str], ...]  # where each begins, and its number if there is room for it


@dataclass(frozen=True)
class Totals:
    """The totals at one time of the game."""

    ply: int
    round: int
    where: str
    totals: tuple[int, ...]


def bars_of(live: Live, presenter: Presenter) -> tuple[Bar, ...]:
    """The final score, best first, more points first among equals, each bar cut by category."""
    sheet = live.game.score(live.state)
    ranks = live.game.outcome(live.state).ranks
    longest = max((sum(points for points in row if points > 0) for row in sheet.points), default=0) or 1
    bars = []
    for seat, row in enumerate(sheet.points):
        x, blocks = 0, []
        for i, points in enumerate(row):
            width = round(max(points, 0) * 1000 / longest)
            label = presenter.words(f"score-{sheet.categories[i]}")
            if points:
                blocks.append(Block(label, points, x, width, i))
            x += width
        bars.append(Bar(presenter.names[seat], seat, sheet.totals[seat], ranks[seat], tuple(blocks)))
    return tuple(sorted(bars, key=lambda bar: (bar.rank, -bar.total, bar.seat)))


def totals_by_round(live: Live, presenter: Presenter) -> list[Totals]:
    """The totals that all could see, whenever a new round or phase began, and the final ones."""
    found: list[Totals] = []
    last: tuple[int, str] | None = None
    for ply, s in enumerate(live.walk()):
        if ply == live.ply:
            found.append(Totals(ply, live.game.moment(s)[0], "", live.game.score(s).totals))
            break
        view = s.view(SPECTATOR)
        now = live.game.moment(live.game.seen(view))
        if now != last:
            last = now
            found.append(Totals(ply, now[0], presenter.where(view), live.game.score(live.game.seen(view)).totals))
    return found


def race_of(moments: Sequence[Totals], names: Sequence[str]) -> Race:
    """A line for each seat from the first round to the end."""
    most = max((total for moment in moments for total in moment.totals), default=1)
    least = min(0, min((total for moment in moments for total in moment.totals), default=0))
    span = max(most - least, 1)
    last = max(moments[-1].ply, 1) if moments else 1

    def x(ply: int) -> int:
        return LEFT + round((WIDTH - LEFT - 12) * ply / last)

    def y(total: int, seat: int = 0) -> int:
        """A seat's line runs a little beside the others, so that equal ones can be seen."""
        return HEIGHT - BOTTOM - round((HEIGHT - BOTTOM - 14) * (total - least) / span) - 2 * seat

    curves = tuple(
        Curve(
            seat,
            name,
            " ".join(f"{x(moment.ply)},{y(moment.totals[seat], seat)}" for moment in moments),
            (x(moments[-1].ply), y(moments[-1].totals[seat], seat)),
        )
        for seat, name in enumerate(names)
    )
    step = max(1, round(span / 4))
    levels = tuple((total, y(total)) for total in range(least, most + 1, step))
    begun: dict[int, int] = {}
    for moment in moments[:-1]:
        begun.setdefault(moment.round, x(moment.ply))
    rounds = spaced([(where, str(number)) for number, where in begun.items() if number > 0], WIDTH)
    return Race(curves, levels, rounds)


@dataclass(frozen=True)
class Feat:
    """Something remarkable, and the ply at which to look, if there is one."""

    text: str
    ply: int = -1


def feats_of(moments: Sequence[Totals], names: Sequence[str], t: Words) -> tuple[Feat, ...]:
    """What was remarkable, as far as any game's points tell it."""
    feats: list[Feat] = []
    if len(names) < 2 or len(moments) < 2:
        return ()
    leaders = [leader(moment.totals) for moment in moments if leader(moment.totals) >= 0]
    changes = sum(one != other for one, other in pairwise(leaders))
    if leaders:
        feats.append(Feat(t("feat-lead-changes", count=changes)))
    turn = for_good(moments)
    if changes and turn is not None:
        feats.append(Feat(t("feat-for-good", seat=names[leader(moments[-1].totals)], where=turn.where), turn.ply))
    leaps = [
        (after.totals[seat] - before.totals[seat], seat, before)
        for before, after in pairwise(moments)
        for seat in range(len(names))
    ]
    points, seat, begun = max(leaps, key=lambda leap: leap[0])
    if points > 0:
        feats.append(Feat(t("feat-leap", seat=names[seat], points=points, where=begun.where), begun.ply))
    final = sorted(moments[-1].totals, reverse=True)
    feats.append(Feat(t("feat-margin", points=final[0] - final[1])))
    return tuple(feats)


def nearly_of(ways: Sequence[Way], names: Sequence[str], t: Words, winners: Collection[int]) -> tuple[Feat, ...]:
    """Who lacked one thing to win, in a game without points, and did not win in another way."""
    return tuple(
        Feat(t("feat-nearly", seat=name, way=way.label))
        for seat, name in enumerate(names)
        for way in ways
        if 0 < way.need - 1 == way.have[seat] and seat not in winners
    )


def luck_of(log: Sequence[LogEntry], notation: Notation, names: Sequence[str], t: Words) -> tuple[str, ...]:
    """How each seat's dice fell, where a game has dice that one wishes high."""
    thrown: list[list[int]] = [[] for _ in names]
    for entry in log:
        event = entry.event
        if event.seat < 0 or entry.undone:
            continue
        for thing, pips in notation.event_values(event.kind, event.public, event.secret).values():
            if thing == "pips":
                thrown[event.seat].extend(pips if isinstance(pips, tuple) else (pips,))
    return tuple(
        t("luck-of", seat=name, count=len(dice), mean=tenths(sum(dice), len(dice), t.lang))
        for name, dice in zip(names, thrown, strict=True)
        if dice
    )


def tenths(total: int, count: int, lang: str) -> str:
    """A mean as people write it."""
    return format_decimal(total / count, "0.0", lang)


def for_good(moments: Sequence[Totals]) -> Totals | None:
    """The moment in which the one who leads at the end took the lead and kept it."""
    last = leader(moments[-1].totals)
    if last < 0:
        return None
    for before, after in reversed([*pairwise(moments)]):
        if leader(before.totals) != last:
            return before if before.where else after
    return None


def leader(totals: Sequence[int]) -> int:
    """The seat that leads alone, or -1."""
    best = max(totals)
    return totals.index(best) if list(totals).count(best) == 1 else -1
