"""Guided first games: what `guide.toml` beside a game says, and which of its beats a table is at.

Nothing is counted in plies: a beat is entered and left by what its seat sees and has done, so that a table that goes
back, or another way, is always at the right beat.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from tabularium.kernel.box import Toml
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live
from tabularium.kernel.moves import DONE
from tabularium.kernel.play import legal
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import View

CONDITION_KEYS = {"step": str, "phase": str, "round": int, "from_round": int, "did": dict, "offers": str}
BEAT_KEYS = {
    "id": str, "when": dict, "until": dict, "point": list, "do": list, "also": list, "free": bool,
}  # fmt: skip
GUIDE_KEYS = {
    "seats": int, "seat": int, "seed": int, "options": dict, "box": str, "digest": str, "end": dict, "rivals": dict,
    "beats": list, "scenes": list,
}  # fmt: skip
SCENE_KEYS = {"part": int, "beat": str, "show": list}
LONGEST = 1_000  # answers of all seats in a lesson, and beats
NEEDED = ("seats", "seed", "end", "beats")

Checked = Mapping[str, Any]  # a table whose keys and types were found right

log = logging.getLogger("tabularium")


class BadGuide(Refusal):
    """A guide can't be used; `problems` name the file and the key."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True)
class Condition:
    """What must hold of what a seat sees and has done. Nothing said is nothing asked."""

    step: tuple[str, ...] = ()
    phase: str = ""
    round: int = 0
    from_round: int = 0
    did: tuple[tuple[str, int], ...] = ()  # patterns of moves, and how often at least
    offers: str = ""  # a pattern of a move that is possible now

    def holds(self, at: LessonPosition) -> bool:
        return (
            (not self.step or at.step in self.step)
            and (not self.phase or at.phase == self.phase)
            and (not self.round or at.round == self.round)
            and at.round >= self.from_round
            and all(at.times_done(pattern) >= times for pattern, times in self.did)
            and (not self.offers or any(fits(move, self.offers) for move in at.offers))
        )


@dataclass(frozen=True)
class Beat:
    """One thing that the guide says: a text, what it points at, and what is to be done, if anything."""

    id: str
    when: Condition
    until: Condition | None
    point: tuple[str, ...]
    do: tuple[str, ...]  # told answers, the best first; without any the beat is only read
    also: tuple[str, ...]  # patterns of other moves with which the lesson can go on
    free: bool  # whether every legal move is taken


@dataclass(frozen=True)
class Scene:
    """A picture of the Learn page: what the learner sees at a beat of the told lesson, as far as it is named."""

    part: int  # of the page, counted from 1
    beat: str
    show: tuple[str, ...]  # patterns of keys of the picture


@dataclass(frozen=True)
class Guide:
    """A guided first game."""

    seats: int
    seat: int
    seed: int
    options: Mapping[str, str]
    box: str
    digest: str  # of the box that it was written for, if it says so: with another one the deal is another
    end: Condition
    rivals: Mapping[int, tuple[str, ...]]  # the answer of each seat to its first decision, its second...
    beats: tuple[Beat, ...]
    scenes: tuple[Scene, ...]


@dataclass(frozen=True)
class LessonPosition:
    """What a guide knows of a table: all of it is known to the seat that learns."""

    step: str
    phase: str
    round: int
    over: bool
    asked: bool
    done: tuple[str, ...]  # my moves so far, in notation
    offers: tuple[str, ...]  # what I may do now

    def times_done(self, pattern: str) -> int:
        return sum(fits(move, pattern) for move in self.done)


def fits(move: str, pattern: str) -> bool:
    """Whether a move in notation is one of a pattern: `build *`."""
    return fnmatchcase(move, pattern)


def lesson_position(live: Live, seat: int) -> LessonPosition:
    s = live.state
    number, phase = live.game.moment(s)
    asked = not live.over and seat in live.waiting()
    view = live.view(seat)
    notation = live.game.notation(live.box)
    made = [move for mover, moves in live.moves if mover == seat for move in moves]
    made += [move for move, _ in live.pending[seat]]
    offers = legal(view, seat) if asked else []
    return LessonPosition(
        view.agenda[-1].name if view.agenda else "",
        phase,
        number,
        live.over,
        asked,
        tuple(notation.format(move) for move in made),
        tuple(notation.format(move) for move in offers),
    )


def beat_now(guide: Guide, at: LessonPosition, read: frozenset[str]) -> Beat | None:
    """The beat that a table is at, or None where the guide has nothing to say."""
    for beat in guide.beats:
        if (beat.do or beat.when.step) and not at.asked:
            continue
        if not beat.do and beat.id in read:
            continue
        if beat.when.holds(at) and not (beat.until is not None and beat.until.holds(at)):
            return beat
    return None


def is_ended(guide: Guide, at: LessonPosition) -> bool:
    return at.over or guide.end.holds(at)


# -- answers -----------------------------------------------------------------------------------------


def told_answer(live: Live, seat: int, beat: Beat | None) -> str:
    """What is done for somebody who asks for it: the first told answer that is legal, or a usual one."""
    for text in beat.do if beat is not None else ():
        if "*" in text:
            found = next((move for move in lesson_position(live, seat).offers if fits(move, text)), "")
            if found:
                return found
        elif is_legal(live, seat, text):
            return text
    return usual_answer(live, seat)


def usual_answer(live: Live, seat: int) -> str:
    """A sensible answer where nothing is told."""
    view = live.view(seat)
    game = live.game
    offers = legal(view, seat)
    idle = {DONE, view.agenda[-1].declines}
    rows = game.propose(game.seen(view), seat, sfc32(1))
    for row in sorted(rows, key=lambda row: row[0] in idle if row else True):  # rather do something
        texts = [live.words(row), " > ".join(live.words((move,)) for move in row), live.words(row[:1])]
        for text in texts:
            if row and is_legal(live, seat, text):
                return text
    declines = view.agenda[-1].declines
    return live.words((declines if declines in offers else offers[0],))


def is_legal(live: Live, seat: int, text: str) -> bool:
    """Whether a move, or a chain of moves, can be made by this seat now."""
    try:
        live.check_chain(seat, live.parse_chain(text))
    except Refusal:
        return False
    return True


def is_taken(live: Live, seat: int, beat: Beat | None, rows: Sequence[Sequence[int]]) -> bool:
    """Whether the lesson can go on with these moves. Where no told answer is possible any more, it can with any."""
    if beat is None or not beat.do or beat.free:
        return True
    wanted = (*beat.do, *beat.also)
    told = [part.strip() for text in wanted for part in text.replace(">", ";").split(";")]
    first = live.words(rows[0][:1])  # what follows it in one gesture is free
    if any(fits(first, pattern) for pattern in told):
        return True
    offers = lesson_position(live, seat).offers
    return not any(fits(move, pattern) for move in offers for pattern in told)


def scripted_answer(guide: Guide, live: Live, seat: int) -> Sequence[int] | None:
    """What a rival answers by the script to the decision it has now, or None where that is not possible."""
    script = guide.rivals.get(seat, ())
    n = sum(mover == seat for mover, _ in live.moves)
    if n >= len(script) or not is_legal(live, seat, script[n]):
        return None
    rows = live.parse_chain(script[n])
    return rows[0] if len(rows) == 1 else None


def guide_box(game: AnyGame, guide: Guide) -> Toml | None:
    """The box of a lesson, or None where it is the usual one."""
    return game.boxes.get(guide.box) if guide.box else None


def told_views(game: AnyGame, guide: Guide, wanted: frozenset[str]) -> dict[str, View]:
    """What the learner sees when these beats are shown first, if everything is done as it is told."""
    names = [f"{number}" for number in range(1, guide.seats + 1)]
    box = guide_box(game, guide)
    live = Live(game, guide.seats, guide.options, guide.seed, names, game.box if box is None else game.open_box(box))
    found: dict[str, View] = {}
    read: frozenset[str] = frozenset()
    seat = guide.seat
    for _ in range(LONGEST):
        at = lesson_position(live, seat)
        beat = beat_now(guide, at, read)
        if beat is not None:
            found.setdefault(beat.id, live.view(seat))
        if wanted <= found.keys() or (beat is None and is_ended(guide, at)):
            break
        rivals = [one for one in live.waiting() if one != seat]
        if beat is not None and not beat.do:
            read |= {beat.id}
        elif rivals:
            moves = scripted_answer(guide, live, rivals[0])
            live.play_moves(rivals[0], moves or live.parse_chain(usual_answer(live, rivals[0]))[0])
        else:
            for row in live.parse_chain(told_answer(live, seat, beat)):
                live.play_moves(seat, row)
    return {name: view for name, view in found.items() if name in wanted}


# -- the file ----------------------------------------------------------------------------------------


@cache
def guide_of(game: AnyGame) -> Guide | None:
    """The guide of a game; None where it has none, or a bad one, or one for another box, which the log tells."""
    path = game.folder / "guide.toml"
    if not path.exists():
        return None
    try:
        guide = read_guide(path)
    except BadGuide as bad:
        for problem in bad.problems:
            log.error("%s is played without its guide: %s", game.id, problem)
        return None
    if guide.digest not in ("", game.box.digest):
        log.warning("%s is played without its guide: guide.toml was written for another box", game.id)
        return None
    return guide


def read_guide(path: Path) -> Guide:
    """A guide as its file has it; BadGuide names every key that is wrong."""
    name = f"{path.parent.name}/{path.name}"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadGuide([f"{name}: {wrong}"]) from wrong
    problems = [f"{name}: {problem}" for problem in problems_in(table)]
    if problems:
        raise BadGuide(problems)
    return guide_from(table)


def problems_in(table: Toml) -> Iterator[str]:
    """What is wrong with the keys of a guide."""
    yield from wrong_keys(table, GUIDE_KEYS, "")
    yield from (f"{key} is missing" for key in NEEDED if key not in table)
    end = table.get("end")
    if isinstance(end, Mapping):
        yield from wrong_keys(end, CONDITION_KEYS, "end.")
    rivals = table.get("rivals")
    for seat, script in (rivals if isinstance(rivals, Mapping) else {}).items():
        if not (seat.isdecimal() and isinstance(script, list) and all(isinstance(one, str) for one in script)):
            yield f"rivals.{seat} must be the moves of a seat, counted from 0"
    beats = table.get("beats")
    seen: set[str] = set()
    for n, beat in enumerate(beats if isinstance(beats, list) else [], 1):
        where = f"beats.{n}."
        if not isinstance(beat, Mapping):
            yield f"beats.{n} must be a table"
            continue
        yield from wrong_keys(beat, BEAT_KEYS, where)
        yield from (f"{where}{key} is missing" for key in ("id", "when") if key not in beat)
        if beat.get("id") in seen:
            yield f"{where}id: “{beat['id']}” is there twice"
        seen.add(str(beat.get("id")))
        for key in ("when", "until"):
            if isinstance(beat.get(key), Mapping):
                yield from wrong_keys(beat[key], CONDITION_KEYS, f"{where}{key}.")
    scenes = table.get("scenes")
    for n, scene in enumerate(scenes if isinstance(scenes, list) else [], 1):
        where = f"scenes.{n}."
        if not isinstance(scene, Mapping):
            yield f"scenes.{n} must be a table"
            continue
        yield from wrong_keys(scene, SCENE_KEYS, where)
        yield from (f"{where}{key} is missing" for key in SCENE_KEYS if key not in scene)
        if scene.get("beat") not in seen:
            yield f"{where}beat: there is no beat “{scene.get('beat')}”"


def wrong_keys(table: Mapping[str, object], keys: Mapping[str, type], where: str) -> Iterator[str]:
    for key, value in table.items():
        if key not in keys:
            yield f"{where}{key} is no key; there are {', '.join(keys)}"
        elif not isinstance(value, keys[key]) and not (key in ("step", "did") and isinstance(value, (str, list))):
            yield f"{where}{key} must be of type {keys[key].__name__}"


def guide_from(table: Checked) -> Guide:
    rivals = {int(seat): tuple(script) for seat, script in table.get("rivals", {}).items()}
    return Guide(
        table["seats"], table.get("seat", 0), table["seed"], table.get("options", {}), table.get("box", ""),
        table.get("digest", ""), condition_from(table["end"]), rivals, tuple(map(beat_from, table["beats"])),
        tuple(Scene(one["part"], one["beat"], tuple(one["show"])) for one in table.get("scenes", ())),
    )  # fmt: skip


def beat_from(table: Checked) -> Beat:
    until = condition_from(table["until"]) if "until" in table else None
    point, do, also = (tuple(table.get(key, ())) for key in ("point", "do", "also"))
    return Beat(table["id"], condition_from(table["when"]), until, point, do, also, table.get("free", False))


def condition_from(table: Checked) -> Condition:
    steps, did = table.get("step", ()), table.get("did", {})
    return Condition(
        (steps,) if isinstance(steps, str) else tuple(steps),
        table.get("phase", ""),
        table.get("round", 0),
        table.get("from_round", 0),
        tuple(did.items()) if isinstance(did, Mapping) else ((did, 1),),
        table.get("offers", ""),
    )
