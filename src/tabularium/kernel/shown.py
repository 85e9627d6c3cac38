"""Who may know what, and whether it is shown: public facts change what all see, secrets only what their knowers see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatch
from typing import Any

from tabularium.kernel.frames import Frame, play_in_frames
from tabularium.kernel.game import AnyGame, Game, S
from tabularium.kernel.play import legal, next_seat, owes, play
from tabularium.kernel.presentation import LANGUAGES, Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import SPECTATOR, State, View, fields_of
from tabularium.kernel.tastes import Restraint, Taste

OFTEN_ENOUGH = 5  # a fact that changed so often and never showed is not shown
NOT_SHOWN = ("agenda", "drafts", "options", "rng", "seats", "viewer")  # told by prompt, panel and form, or by nobody


def unshown_facts(game: AnyGame, seats: int, seeds: Iterable[int], often: int) -> list[str]:
    """Public facts that changed again and again in these random games while no board, panel or score sheet changed with
    them: each is taken over alone into the state before the move. One move in `often` is looked at. What a game calls
    its `bookkeeping` is not asked for."""
    presenter = Presenter(game, LANGUAGES[0])
    changed: Counter[str] = Counter()
    shown: set[str] = set()
    for seed in seeds:
        rng = sfc32(seed << 8 | seats)
        taste, restraint = Taste(rng, bent=seed % 2 == 1), Restraint(words=0)
        s: State = game.new(seats, game.random_options(seats, rng), seed)
        while not s.over:
            before = s.view(SPECTATOR)
            seat = next_seat(s)
            play(s, seat, restraint.pick(s, seat, legal(s, seat), taste.pick))
            if rng.below(often) == 0 and not s.over:
                face = face_of(presenter, before)
                for fact, hybrid in facts_between(before, s.view(SPECTATOR)):
                    changed[fact] += 1
                    if fact not in shown and face_of(presenter, hybrid) != face:
                        shown.add(fact)
    return sorted(
        fact
        for fact, times in changed.items()
        if times >= OFTEN_ENOUGH and fact not in shown and not any(fnmatch(fact, known) for known in game.bookkeeping)
    )


def face_of(presenter: Presenter, view: View) -> str:
    """All that a board, its panels and the score sheet say; a hybrid may make no sense, which shows, too."""
    board, sight = presenter.board, presenter.sight(view)
    try:
        shown = (board.where(sight), board.sections(sight), board.panels(sight))
        return repr((shown, presenter.game.score(sight.view)))
    except (LookupError, ValueError, TypeError) as wrong:
        return repr(wrong)


def facts_between(before: View, after: View) -> Iterator[tuple[str, View]]:
    """Every fact in which two views differ, with the earlier view in which that fact alone is as in the later one.
    Where a row keeps its length, each place in it is a fact."""
    for name in fields_of(type(before)):
        old, new = getattr(before, name), getattr(after, name)
        if name in NOT_SHOWN or old == new:
            continue
        facts = {name: new}
        if isinstance(old, (list, tuple)) and len(old) == len(new):
            facts = {
                f"{name}.{i}": type(old)([*old[:i], new[i], *old[i + 1 :]]) for i in range(len(old)) if old[i] != new[i]
            }
        for fact, value in facts.items():
            hybrid = View(before.copy())
            setattr(hybrid, name, value)
            yield fact, hybrid


def first_leak(viewer: int, real: Sequence[Frame], twin: Sequence[Frame]) -> str:
    """How the frames of two worlds differ to one viewer, up to the first that reveals something to it; "" if not."""
    for number, (one, other) in enumerate(zip(real, twin, strict=False)):
        if any(event.reveals and event.seen_by(viewer) for event in (*one.events, *other.events)):
            return ""
        seen = [[event.as_seen(viewer) for event in frame.events] for frame in (one, other)]
        if seen[0] != seen[1]:
            return f"tells viewer {viewer} of hidden things without a reveal"
        views = [one.state.view(viewer), other.state.view(viewer)]
        if views[0] != views[1]:
            differing = [
                name for name in fields_of(type(one.state)) if getattr(views[0], name) != getattr(views[1], name)
            ]
            return f"shows {', '.join(differing)} to viewer {viewer} in frame {number} without a reveal"
    return "" if len(real) == len(twin) else f"takes viewer {viewer} through more steps in another world"


def check_known_only_to(
    game: Game[S, Any],
    before: S,
    change: Callable[[S], None],
    knowers: Sequence[int],
    then: Sequence[tuple[int, str]] = (),
    onward: bool = True,
) -> None:
    """One row of an information table: change one fact of the full state; the views, offers, texts and events of those
    who may not know it stay the same to the byte, those of the knowers change.

    `change` is made on a copy. `then` are moves (seat, notation) played on both, whose frames are compared too; and so
    are, if it goes `onward`, those of whatever may be done next, until something is revealed.
    """
    after = before.copy()
    change(after)
    assert before != after, "the change changes nothing"
    pages = [(all_that_is_shown(game, s, then)) for s in (before, after)]
    for viewer in (*range(before.seats), SPECTATOR):
        same = pages[0][viewer] == pages[1][viewer]
        who = "a spectator" if viewer == SPECTATOR else f"seat {viewer + 1}"
        if viewer in knowers:
            assert not same, f"{who} should know, but nothing it sees changes"
        else:
            wrong = next((a for a, b in zip(pages[0][viewer], pages[1][viewer], strict=False) if a != b), "")
            assert same, f"{who} should not know, but sees a difference: {wrong[:600]!r}"
            leak = leak_in_next_move(before, after, viewer) if onward else ""
            assert not leak, f"{who} should not know, but {leak}"


NEXT_MOVES = 4  # of each seat that are tried


def leak_in_next_move(before: State, after: State, viewer: int) -> str:
    """What a move that is possible in both of two worlds shows to somebody who may not tell them apart."""
    for seat in range(before.seats):
        if not (owes(before) & owes(after)) >> seat & 1:
            continue
        both = sorted({*legal(before, seat)} & {*legal(after, seat)})
        for move in both[:: max(1, len(both) // NEXT_MOVES)]:
            frames = []
            for s in (before.copy(), after.copy()):
                s.rng = sfc32(1)
                frames.append((*play_in_frames(s, seat, move), Frame(s, ())))
            if leak := first_leak(viewer, *frames):
                return f"a move of seat {seat + 1} {leak}"
    return ""


FORESEEN = 8  # gestures whose cost and gain are looked at in each picture


def all_that_is_shown(game: AnyGame, state: State, then: Sequence[tuple[int, str]]) -> dict[int, list[str]]:
    """Everything that each viewer sees of a state, and of what happens next."""
    presenters = [Presenter(game, lang) for lang in LANGUAGES]
    shown: dict[int, list[str]] = {}
    s = state.copy()
    for viewer in (*range(s.seats), SPECTATOR):
        view = s.view(viewer)
        shown[viewer] = [view.to_bytes().decode(), *(repr(presenter.page(view)) for presenter in presenters)]
        for presenter in presenters:
            picture = presenter.picture(view)
            gestures = presenter.gestures(view, picture) if picture else ()
            foreseen = [presenter.foresee(view, gesture.moves) for gesture in gestures[:FORESEEN]]
            shown[viewer].append(repr((picture, gestures, foreseen, presenter.tray(view))))
    notation = game.notation(game.box_of(s))
    for seat, text in then:
        move = notation.parse(text)
        rule = s.agenda[-1].forbids(s, seat, move)
        assert not rule, f"“{text}” is refused by {rule}"
        for frame in (*play_in_frames(s, seat, move), Frame(s, ())):
            for viewer, lines in shown.items():
                view = frame.state.view(viewer)
                lines.extend(presenter.event(s, event, viewer) for event in frame.events for presenter in presenters)
                lines.append(f"{view.to_bytes().decode()} {presenters[0].picture(view)}")
    return shown
