"""Tables one move before much happens at once: a year of 44 BCE is resolved, a battle of Mare Nostrum is fought."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tabularium.games.mare_nostrum import packed
from tabularium.games.mare_nostrum.odds import after_going
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps.kinds import MARCH
from tabularium.games.mare_nostrum.steps.military import free_to_go
from tabularium.kernel.frames import Frame, play_in_frames
from tabularium.kernel.game import find_game, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.moves import READY, kind_of
from tabularium.kernel.play import legal, next_seat, owes
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32
from tabularium.tables.archive import import_table
from tabularium.tables.engines import open_store
from tabularium.tables.opening import open_table
from tabularium.web.asking import question_before
from tabularium.web.frames import Shot, shots_of, throws_dice
from tabularium.web.pictures import Grounds


@dataclass(frozen=True)
class Stage:
    """The record of a game, the seat that moves next, its move in words, and what that sets off before its eyes."""

    record: str
    seat: int
    move: str
    shots: tuple[Shot, ...]


def is_year(live: Live, frames: list[Frame]) -> bool:
    return live.state.agenda[-1].name == "suitor_commitment"


def is_battle(live: Live, frames: list[Frame]) -> bool:
    tellings = live.game.notation(live.box).tellings
    return any(throws_dice(tellings[event.kind]) for frame in frames for event in frame.events)


def ends_a_part(live: Live, frames: list[Frame]) -> bool:
    ends = live.game.board.sums_up
    return any(event.kind in ends for frame in frames for event in frame.events)


def takes_a_nero_card(live: Live, frames: list[Frame]) -> bool:
    tellings = live.game.notation(live.box).tellings
    return any(tellings[event.kind].name == "nero" for frame in frames for event in frame.events)


SCENES = {
    "year": ("forty_four_bce", 2, is_year, 6),
    "battle": ("mare_nostrum", 3, is_battle, 4),
    "round of Age of Rome": ("age_of_rome", 2, ends_a_part, 1),
    "round of Ave Roma": ("ave_roma", 2, ends_a_part, 1),
    "Nero card": ("rome_and_roll", 2, takes_a_nero_card, 1),
}


@cache
def stage(name: str) -> Stage:
    """The first moment of random games at which a seat's move sets this off in so many pictures, and the same seat is
    asked again after it."""
    game, seats, happens, least = SCENES[name]
    for seed in range(1, 20):
        live = Live(find_game(game), seats, {}, seed)
        presenter = Presenter(live.game, "en", live.acta.names)
        rng = sfc32(seed)
        while not live.over and live.ply < 400:
            s, seat = live.state, next_seat(live.state)
            offers = legal(s, seat)
            move = READY if s.agenda[-1].talk else offers[rng.below(len(offers))]
            trial = s.copy()
            frames = [] if s.agenda[-1].private(s, seat, move) else play_in_frames(trial, seat, move)
            if len(frames) >= least and happens(live, frames) and (owes(trial) >> seat) & 1:
                shots = shots_of(presenter, seat, live, [(live.ply + 1, frame) for frame in frames], Grounds())
                if len(shots) >= least:
                    edits = [edit for edit, _ in live.pending[seat]]
                    return Stage(live.record(whole=True), seat, live.words((*edits, move)), shots)
            live.play_moves(seat, (move,))
    raise AssertionError(f"no {name} is found")


def lay_out(file: Path, name: str, tables: int) -> list[str]:
    """So many tables in a store that stand there, with bots in all seats but the one that moves; their names."""
    scene = stage(name)
    return [set_up(file, scene.record, scene.seat) for _ in range(tables)]


def set_up(file: Path, record: str, free: int) -> str:
    """A table in a store that stands where a record ends, with bots in all seats but one; its name."""
    with closing(open_store(file)) as store:
        table_id = import_table(store, record)
        table = open_table(store, table_id, shelf())
        assert table is not None
        for seat in range(len(table.chairs)):
            if seat != free:
                table.hand_to_bot(seat, "random", 0.0)
        store.write(table.take_unsaved()).result()
    return table_id


class TouchPoint(NamedTuple):
    """A record, the seat that is asked where it ends, and the only thing to touch for a move of the wanted kind."""

    record: str
    seat: int
    key: str


@cache
def moment(game: str, seats: int, kind: str) -> TouchPoint:
    """The first moment of random games at which one touch alone makes a move of this kind, and costs something or ends
    the turn."""
    for seed in range(1, 60):
        live = Live(find_game(game), seats, {}, seed)
        presenter = Presenter(live.game, "en", live.acta.names)
        notation = live.game.notation(live.box)
        rng = sfc32(seed)
        while not live.over and live.ply < 400:
            s, seat = live.state, next_seat(live.state)
            view = live.view(seat)
            picture = presenter.picture(view)
            gestures = presenter.gestures(view, picture) if picture else ()
            keys = Counter(gesture.path.touches for gesture in gestures)
            for gesture in gestures:
                named = any(notation.phrases[kind_of(move)].name == kind for move in gesture.moves)
                alone = len(gesture.path.touches) == 1 and keys[gesture.path.touches] == 1 and gesture.path.is_one_touch
                if named and alone and question_before(presenter, view, gesture.moves):
                    return TouchPoint(live.record(whole=True), seat, gesture.path.touches[0])
            offers = legal(s, seat)
            live.play_moves(seat, (READY if s.agenda[-1].talk else offers[rng.below(len(offers))],))
    raise AssertionError(f"no {kind} by one touch is found in {game}")


class Army(NamedTuple):
    """A record, the seat that marches where it ends, from where, and the chances in each Province that it could attack
    with all that may go: to win and to lose, in per cent."""

    record: str
    seat: int
    province: str
    odds: dict[str, tuple[int, int]]


@cache
def army() -> Army:
    """The first moment of random games of Mare Nostrum at which Legions could march against others."""
    for seed in range(1, 60):
        live = Live(find_game("mare_nostrum"), 3, {}, seed)
        rng = sfc32(seed)
        while not live.over and live.ply < 400:
            s, seat = live.state, next_seat(live.state)
            assert isinstance(s, MareNostrum)
            if s.agenda[-1].name == "move_legion":
                for p, province in enumerate(s.box.provinces):
                    if found := odds_from(s, seat, p):
                        return Army(live.record(whole=True), seat, province, found)
            offers = legal(s, seat)
            live.play_moves(seat, (READY if s.agenda[-1].talk else offers[rng.below(len(offers))],))
    raise AssertionError("nobody marches against anybody")


def odds_from(s: MareNostrum, seat: int, p: int) -> dict[str, tuple[int, int]]:
    found = {}
    for move in legal(s, seat):
        if kind_of(move) == MARCH and packed.march_from(move) == p:
            to = packed.march_to(move)
            count = max(1, free_to_go(s, seat, p))
            battles = after_going(s, seat, packed.march_several(p, to, count) if count > 1 else move)
            if battles:
                best = max((odds for _, odds in battles), key=lambda odds: (odds.wins, -odds.loses))
                found[f"province-{s.box.provinces[to]}"] = round(100 * best.wins), round(100 * best.loses)
    return found


def trade() -> tuple[str, int]:
    """The record of a game of Ave Roma that ends where somebody trades on a sheet, and that seat."""
    for seed in range(1, 60):
        live = Live(find_game("ave_roma"), 2, {}, seed)
        rng = sfc32(seed)
        while not live.over and live.ply < 200:
            s, seat = live.state, next_seat(live.state)
            tray = s.agenda[-1].tray(s, seat)
            if tray is not None and tray.lines:
                return live.record(whole=True), seat
            offers = legal(s, seat)
            live.play_moves(seat, (offers[rng.below(len(offers))],))
    raise AssertionError("nobody trades")
