"""Beside the map: the three tracks with the Titles, the ways to win, and the last battle in the land of nobody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from tabularium.draw.pieces import thing
from tabularium.draw.svg import group, n, path, rect, text, use
from tabularium.games.mare_nostrum import effects, names
from tabularium.games.mare_nostrum.box import TITLES
from tabularium.games.mare_nostrum.picture.colours import colour, sign
from tabularium.games.mare_nostrum.scoring import progress
from tabularium.games.mare_nostrum.state import NO_SEAT, MareNostrum
from tabularium.kernel.picture import Piece
from tabularium.kernel.presentation import Words

LEFT: Final = 1000
WIDTH: Final = 124
STEPS: Final = 15
STEP: Final = 20.0
TOP: Final = 44.0  # of the tracks
COLUMN: Final = 40.0
FLOOR: Final = TOP + STEPS * STEP
TRACK_SYMBOLS: Final = ("caravan", "senator", "swords")
WAYS: Final = FLOOR + 26  # where the ways to win begin
WAY_SYMBOLS: Final = {"pyramids": "legacy", "fifth_hm": "laurel", "military": "capital", "titles": "crown"}
ROW: Final = 32.0
ARENA: Final = (676, 6, 312, 60)
PEACE: Final = 584  # how high the peace of Zeus is noted


def column(track: int) -> float:
    return LEFT + 4 + COLUMN * (track + 0.5)


def level_y(level: int) -> float:
    """Above the printed levels the marker starts again from below (MN-5.4)."""
    shown = level if level <= STEPS else min(level - STEPS, STEPS)
    return FLOOR - STEP * (shown - 0.5) if shown else FLOOR + 8


@cache
def tracks_svg(seats: int, need: tuple[int, ...], ways: tuple[str, ...], words: Words) -> str:
    drawn = [rect(LEFT, 0, WIDTH, 600, "parchment"), path(f"M{LEFT} 0v600", "gilt")]
    for track in range(len(TITLES)):
        x = column(track)
        drawn.append(rect(x - COLUMN / 2 + 2, TOP, COLUMN - 4, STEPS * STEP, "lane", 3))
        for step in range(1, STEPS + 1):
            y = FLOOR - STEP * (step - 0.5)
            if step > 1:
                drawn.append(path(f"M{n(x - COLUMN / 2 + 4)} {n(y + STEP / 2)}h{n(COLUMN - 8)}", "hairline"))
            drawn.append(text(names.roman(step), x, y + 3.5, "step"))
    drawn.append(path(f"M{LEFT + 8} {n(WAYS - 4)}h{WIDTH - 16}", "gilt"))
    for k, way in enumerate(ways):
        x = way_x(k)
        drawn.append(use(WAY_SYMBOLS.get(way, "laurel"), x, WAYS + 12, 18, "sign"))
        drawn.append(text(words("picture-need", need=need[k]), x, WAYS + 32, "need"))
    for seat in range(seats):
        y = row_y(seat)
        drawn.append(path(f"M{LEFT + 6} {n(y - ROW / 2)}h{WIDTH - 12}", "hairline"))
    x, y, w, h = ARENA
    drawn.append(rect(x, y, w, h, "arena", 6))
    drawn.append(text(words("picture-arena").upper(), x + w / 2, y + h / 2 + 4, "beyondname"))
    return "".join(drawn)


def way_x(k: int) -> float:
    return LEFT + 44 + 23 * k


def row_y(seat: int) -> float:
    return WAYS + 38 + ROW / 2 + ROW * seat


def markers(view: MareNostrum, words: Words, players: Sequence[str]) -> Iterator[Piece]:
    """The level of each seat on each track, and who holds the Titles."""
    levels = [effects.levels(view, seat) for seat in range(view.seats)]
    for track, title in enumerate(TITLES):
        x = column(track)
        holder = view.titles[track]
        says = words("piece-title", title=words(f"title-{title}"), name=players[holder])
        mark_of = use(TRACK_SYMBOLS[track], 0, -9, 20, "sign") + sign(view, holder, 0, 9, 17)
        yield Piece("title", f"title-{title}", x, 23, says, holder, id=f"title-{title}", w=36, h=38, drawing=mark_of)
        at: dict[float, list[int]] = {}
        for seat in range(view.seats):
            at.setdefault(level_y(levels[seat][track]), []).append(seat)
        for y, there in at.items():
            for k, seat in enumerate(there):
                level = levels[seat][track]
                said = words(
                    "piece-level", name=players[seat], track=words(f"track-{names.TRACKS[track]}"), level=level
                )
                over = text("+", 0, -6, "over") if level > STEPS else ""
                step = 6.6 if len(there) > 3 else 11.5
                mark_of = (under((len(there) - 1) / 2 * step) if k == 0 else "") + sign(view, seat, 0, 0, 12) + over
                yield Piece(
                    "level",
                    f"track-{track}-{level}",
                    x + (k - (len(there) - 1) / 2) * step,
                    y,
                    said,
                    seat,
                    id=f"level-{track}-{seat}",
                    w=11,
                    h=11,
                    drawing=mark_of,
                )


def under(middle: float) -> str:
    """A level with markers on it is not read any more: a numeral that looks out between them would be read wrong."""
    return rect(middle - COLUMN / 2 + 3, -STEP / 2 + 1, COLUMN - 6, STEP - 2, "lane under", 3)


def standings(view: MareNostrum, words: Words, players: Sequence[str], stages: Sequence[str]) -> Iterator[Piece]:
    """A row for each seat: who it is, what it does in this phase, and how near it is to each victory."""
    ways = progress(view)
    for seat in range(view.seats):
        told = [words("board-way", have=have, need=need) for have, need in zip(ways.have[seat], ways.need, strict=True)]
        near = ", ".join(f"{words(f'way-{way}')} {said}" for way, said in zip(ways.ways, told, strict=True))
        says = words("piece-standing", name=players[seat], near=near)
        mark_of = sign(view, seat, -47, 0, 22)
        cells = []
        for k, (have, need) in enumerate(zip(ways.have[seat], ways.need, strict=True)):
            cls = "have" if have < need else "have won"
            cells.append(text(str(have), way_x(k) - LEFT - WIDTH / 2, 5, cls if have else "have none"))
        mark = {"now": use("arrow", -31, 0, 11, "sign"), "done": use("check", -31, 0, 11, "sign")}.get(stages[seat], "")
        key = f"seat-{seat + 1}"
        reads = (words("panel-phase") + words("colon") + words(f"panel-phase-{stages[seat]}"),) if stages[seat] else ()
        yield Piece(
            "standing",
            key,
            LEFT + WIDTH / 2,
            row_y(seat),
            says,
            seat,
            id=key,
            touch=key,
            w=WIDTH - 8,
            h=ROW - 4,
            drawing=mark_of + mark + "".join(cells),
            reads=reads,
        )


def peace(view: MareNostrum, words: Words, players: Sequence[str]) -> Iterator[Piece]:
    """Who keeps the peace of Zeus."""
    if view.ally == NO_SEAT:
        return
    one, other = view.zeus(), view.ally
    says = words("piece-peace", one=players[one], other=players[other])
    drawing = (
        text(words("picture-peace"), -14, 4.5, "have end") + sign(view, one, 4, 0, 18) + sign(view, other, 26, 0, 18)
    )
    yield Piece(
        "peace", "peace", LEFT + WIDTH / 2, PEACE, says, id="peace", touch="peace", w=100, h=22, drawing=drawing
    )


def battle(view: MareNostrum, words: Words, players: Sequence[str]) -> Iterator[Piece]:
    """The dice of the last battle, under its place, a row for each side."""
    if not view.rolled:
        return
    x, y, w, h = ARENA
    place = names.field(view.box, words, view.field)
    says = words("piece-arena", place=place)
    cover = rect(-w / 2, -h / 2, w, h, "arena lively", 6) + text(says, 0, -h / 2 + 13, "words small")
    yield Piece("arena", "arena", x + w / 2, y + h / 2, says, id="arena", touch="arena", w=w, h=h, drawing=cover)
    for side, roll in enumerate(view.rolled):
        yield from side_of(view, words, players[roll[0]], side, roll, place)


def side_of(
    view: MareNostrum, words: Words, player: str, side: int, roll: tuple[int, ...], place: str
) -> Iterator[Piece]:
    """One side's sign, bonus and result, and its dice."""
    seat, bonus, total, hits, *dice = roll
    x, y, w, _ = ARENA
    middle = y + 27 + 21 * side
    shown = ", ".join(map(str, dice)) or "–"
    says = words("piece-rolled", name=player, place=place, total=total, hits=hits, dice=shown, bonus=bonus)
    mark_of = sign(view, seat, -9, 0, 18)
    said = text(f"+{bonus}" if bonus else "", 17, 4.5, "have")
    said += text(words("picture-hits", total=total, hits=hits), w - 32, 4.5, "have end")
    key = f"arena-{side}"
    yield Piece(
        "side", key, x + 24, middle, says, seat, id=key, touch=key, on="arena", w=44, h=18, drawing=mark_of + said
    )
    step = min(24.0, 190 / max(1, len(dice)))
    for k, face in enumerate(dice):
        says = words("piece-die", face=face, number=k + 1, name=player, place=place)
        drawing = group(thing("die", 0, 0, 21, face), cls=f"rolled {colour(view, seat)}")
        at = (x + 66 + step * k, middle)
        yield Piece("die", f"{key}-{k}", *at, says, id=f"die-{side}-{k}", on="arena", w=17, h=17, drawing=drawing)
