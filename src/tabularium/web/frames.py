"""What happened, frame by frame, on its way to a page: pictures as diffs, each with the sentences that belong to it.

Frames are made from the viewer's own view of each of them, like everything that is shown. Where nothing changes in the
viewer's picture, the sentences wait for the next frame that shows something.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tabularium.kernel.frames import Frame
from tabularium.kernel.live import Live
from tabularium.kernel.notation import Notation, Telling
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.staged import Staged
from tabularium.web.pictures import Grounds, drawn_lines

MOST_PLIES = 60  # who was away longer is shown how things stand
MOST_FRAMES = 40  # in one message; of more, neighbours are shown together
REVEAL = 3  # how much longer than others a frame is shown that turns something up or throws dice


Beat = tuple[str, str]  # a sentence, and the rule by which it happened


@dataclass(frozen=True)
class Shot:
    """One picture of a show: its lines, what is said with it, and how long it is shown beside the others."""

    ply: int
    picture: tuple[str, ...]
    beats: tuple[Beat, ...]
    weight: int
    stage: Staged | None = None  # the great moment that it is part of


@dataclass
class Film:
    """Shots in a row, as long as they come."""

    shots: list[Shot] = field(default_factory=list)
    waiting: tuple[Beat, ...] = ()  # sentences of frames in which nothing was to be seen
    heavy: int = 0

    def add(
        self, ply: int, picture: tuple[str, ...], beats: Sequence[Beat], weight: int, stage: Staged | None = None
    ) -> None:
        self.waiting = (*self.waiting, *beats)
        self.heavy += weight
        before = self.shots[-1].stage if self.shots else None
        staged = None if stage is None else stage.after(before)
        if self.shots and self.shots[-1].picture == picture and not is_another(before, staged):
            last = self.shots.pop()
            beats = (*last.beats, *self.waiting)
            self.shots.append(Shot(ply, picture, beats, last.weight + self.heavy, staged or last.stage))
        else:
            self.shots.append(Shot(ply, picture, self.waiting, self.heavy, staged))
        self.waiting, self.heavy = (), 0


def is_another(before: Staged | None, now: Staged | None) -> bool:
    """Whether a great moment would hide another one, if both were shown with the same picture."""
    return before is not None and now is not None and not now.is_same(before)


def shots_of(
    presenter: Presenter,
    viewer: int,
    live: Live,
    frames: Sequence[tuple[int, Frame]],
    grounds: Grounds,
    standing: tuple[str, ...] | None = None,
) -> tuple[Shot, ...]:
    """These frames, each with its ply, as one viewer sees them. Where the last of them is how things stand now, its
    drawing is `standing` already."""
    film = Film()
    notation: Notation | None = None
    for n, (ply, frame) in enumerate(frames, 1):
        lines = standing if n == len(frames) and standing is not None else drawing(presenter, frame, viewer, grounds)
        notation = notation or presenter.game.notation(presenter.game.box_of(frame.state))
        stage = presenter.moment(live, ply, frame, viewer)
        film.add(ply, lines, beats_of(presenter, frame, viewer), weight_of(frame, notation), stage)
    return thinned(film.shots)


def beats_of(presenter: Presenter, frame: Frame, viewer: int) -> list[Beat]:
    s = frame.state
    return [(presenter.event(s, event, viewer), presenter.rule_of(s, event)) for event in frame.events]


def weight_of(frame: Frame, notation: Notation) -> int:
    """How long a frame is looked at beside others: what is turned up or thrown, and what tells much, longer."""
    stirs = any(event.reveals or throws_dice(notation.tellings[event.kind]) for event in frame.events)
    return (REVEAL if stirs else 1) + len(frame.events) // 3


def throws_dice(telling: Telling) -> bool:
    return any(name.endswith(":pips") for name in telling.public)


def drawing(presenter: Presenter, frame: Frame, viewer: int, grounds: Grounds) -> tuple[str, ...]:
    view = frame.state.view(viewer)
    picture = presenter.picture(view)
    return () if picture is None else drawn_lines(presenter, view, picture, grounds)


def thinned(shots: Sequence[Shot]) -> tuple[Shot, ...]:
    """No more shots than one can follow: neighbours are shown as one, with all that was said, but for great moments,
    each of which is shown."""
    every = -(-len(shots) // MOST_FRAMES)
    rows: list[list[Shot]] = []
    for shot in shots:
        if rows and len(rows[-1]) < every and not is_another(rows[-1][-1].stage, shot.stage):
            rows[-1].append(shot)
        else:
            rows.append([shot])
    return tuple(map(together, rows)) if every > 1 else tuple(shots)


def together(shots: Sequence[Shot]) -> Shot:
    last = shots[-1]
    beats = tuple(beat for shot in shots for beat in shot.beats)
    stage = next((shot.stage for shot in reversed(shots) if shot.stage is not None), None)
    return Shot(last.ply, last.picture, beats, max(shot.weight for shot in shots), stage)
