"""Laws that every game keeps, checked at the decisions of random games.

A game inherits them all by one line in its tests:

    TestLaws = laws(GAME)

`check_game` plays one game under the laws; `tabularium fuzz` plays as many as you like. A law that is broken raises
LawBroken with the game as it stood, so that its record can be opened at that ply.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path as File
from traceback import format_exception

from tabularium.kernel.acta import read_acta
from tabularium.kernel.frames import Frame, play_in_frames
from tabularium.kernel.game import AnyGame, Options
from tabularium.kernel.live import Live, replay
from tabularium.kernel.moves import ARGUMENT, READY, REOPEN
from tabularium.kernel.parts import nothing_kept
from tabularium.kernel.picture_laws import law_pictures, law_touch
from tabularium.kernel.play import legal, may, next_seat, owes, play
from tabularium.kernel.presentation import LANGUAGES, Presenter
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.rng import sfc32
from tabularium.kernel.scores import Progress
from tabularium.kernel.shown import first_leak, unshown_facts
from tabularium.kernel.state import FULL, Event, State, fields_of, shown_values
from tabularium.kernel.step import NOT_NOW
from tabularium.kernel.tastes import Restraint, Taste
from tabularium.kernel.trial import LawBroken, Report, Trial, repeated

# -- the laws at a decision --------------------------------------------------------------------------


def law_legal(t: Trial) -> None:
    """Offers are sorted, never empty for who owes, never refused, and worked out from the state alone."""
    s = t.state
    step = s.agenda[-1]
    t.require(owes(s) != 0, "legal", f"the step {step} waits for nobody")
    t.require((owes(s) | may(s)) >> s.seats == 0, "legal", f"the step {step} waits for a seat that is not there")
    for seat in t.acting():
        moves = legal(s, seat)
        owing = (owes(s) >> seat) & 1
        t.require(bool(moves) or not owing, "legal", f"seat {seat + 1} owes a move at {step} but none is offered")
        t.require(moves == sorted(set(moves)), "legal", f"the offers at {step} are not sorted or not different")
        t.require(step.legal(s.copy(), seat) == moves, "legal", f"the offers at {step} change when asked again")
        for move in moves:
            rule = step.forbids(s, seat, move)
            if rule:  # words are made only where they are needed: this is asked of every move
                raise t.broken("legal", f"{step} offers {t.live.words([move])}, which {rule} forbids")


def law_notation(t: Trial) -> None:
    """One notation for each move, and it reads back. It depends on the box alone: a game asks each move once."""
    notation = t.game.notation(t.live.box)
    for seat in t.acting():
        for move in {*legal(t.state, seat), *t.state.agenda[-1].candidates(t.state, seat)} - t.spelled:
            t.spelled.add(move)
            text = notation.format(move)
            t.require(notation.parse(text) == move, "notation", f"“{text}” reads back as another move")


def law_forbids(t: Trial) -> None:
    """Whatever a person types gets an answer: a known rule, or a move that can be made. A refusal and its values follow
    from the view of the seat, so that nobody learns a secret by trying."""
    s = t.state
    step = s.agenda[-1]
    notation = t.game.notation(t.live.box)
    phrases = list(notation.phrases.values())
    for seat in t.acting():
        view = s.view(seat)
        typed = []
        for _ in range(8):
            made = phrases[t.rng.below(len(phrases))]
            argument = 0
            for slot in made.slots:
                words = notation.vocabulary.get(slot.thing, ())
                argument = argument << slot.bits | t.rng.below(len(words) or 1 << slot.bits)
            typed.append(made.kind | argument)
        for move in (*typed, *step.candidates(s, seat)):
            said = notation.format(move)
            rule = step.forbids(s, seat, move)
            if rule:
                known = rule == NOT_NOW or rule in t.game.rules.rules or rule in t.game.rules.rulings
                t.require(known, "forbids", f"{step} refuses “{said}” by {rule}, which is not in rules.toml")
                secret = rule != step.forbids(view, seat, move)
                if secret or step.explain(s, seat, move) != step.explain(view, seat, move):
                    raise t.broken("forbids", f"the refusal of “{said}” shows what seat {seat + 1} may not know")
                for presenter in t.presenters.values():
                    t.require(bool(presenter.sentence(s, rule, step.explain(s, seat, move))), "forbids", rule)
            elif move & ~ARGUMENT != READY:
                try:
                    play(s.copy(), seat, move)
                except Exception as wrong:
                    raise t.broken("forbids", f"{step} allows “{said}” and then fails: {wrong!r}") from wrong


def law_copies(t: Trial) -> None:
    """A copy is equal, shares nothing that changes, and stays as it was whatever happens later."""
    s = t.state
    digest = s.digest()
    copy = s.copy()
    t.require(copy == s and copy.digest() == digest, "copies", "a copy differs from its original")
    t.require(len(t.copies) < 2000, "copies", "too many copies")
    t.copies.append((s.copy(), digest))
    for name in fields_of(type(copy)):
        for shared in lists_in(getattr(copy, name)):
            shared.append(0)
    t.require(s.digest() == digest, "copies", "changing a copy changes the original")
    if copy.rng is not None:
        copy.rng.below(6)
    t.require(s.digest() == digest, "copies", "a copy shares the dice of the original")


def lists_in(value: object) -> Iterator[list[object]]:
    if isinstance(value, (list, tuple)):
        for inner in value:
            yield from lists_in(inner)
    if isinstance(value, list):
        yield value


def law_fields(t: Trial) -> None:
    """Every field takes part in equality, digest and bytes; a list lies in no other, so that a copy of it is one."""
    s = t.state
    t.require(not getattr(s, "__dict__", {}), "fields", f"{sorted(getattr(s, '__dict__', {}))} have no slot")
    for name in fields_of(type(s)):
        nested = [inner for outer in lists_in(getattr(s, name)) for inner in outer if isinstance(inner, list)]
        t.require(not nested, "fields", f"{name} holds lists in a list: rows that are kept would change with them")
        other = s.copy()
        if name == "agenda":
            other.agenda.pop()
        elif name == "rng":
            other.rng = None if s.rng is not None else sfc32(1)
        else:
            setattr(other, name, changed_value(getattr(s, name)))
        same = other == s or other.digest() == s.digest() or other.to_bytes() == s.to_bytes()
        t.require(not same, "fields", f"{name} takes no part in equality, digest and bytes")
        if name not in ("agenda", "rng"):
            t.require(other.copy() == other, "fields", f"copy forgets {name}")


def changed_value(value: object) -> object:
    """Another value of the same type: compiled fields take no other."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, tuple):
        return (changed_value(value[0]), *value[1:]) if value else (0,)
    if isinstance(value, list):
        return [changed_value(value[0]), *value[1:]] if value else [0]
    return 0 if value is None else None


def law_bytes(t: Trial) -> None:
    """A state comes back from its bytes; from one moment of the game on, such a ghost plays along."""
    try:
        loaded: State = t.game.from_bytes(t.game.to_bytes(t.state), t.live.box)
    except (Refusal, ValueError, SyntaxError) as wrong:
        raise t.broken("bytes", f"a state can't be read back: {wrong}") from wrong
    t.require(loaded == t.state, "bytes", "a state does not come back from its bytes")
    if t.ghost is None:
        t.ghost = loaded


def law_views(t: Trial) -> None:
    """A view is enough to know what one may do; the agenda is the same for all; the values are those of its fields."""
    s = t.state
    digest = s.digest()
    agenda = [step.words() for step in s.agenda]
    for viewer in t.viewers():
        view = s.view(viewer)
        t.require(view.viewer == viewer and view.rng is None, "views", "a view keeps the dice or has no viewer")
        t.require([step.words() for step in view.agenda] == agenda, "views", "the agenda differs in a view")
        t.require(view.view(viewer) == view, "views", "the view of a view is another one")
        shown = shown_values(view)
        t.require(s.values(viewer) == shown, "views", "the values for a viewer are not those of the view's fields")
        t.require(view.values(viewer) == shown, "views", "the values of a view are not those of its fields")
        t.require(s.digest() == digest, "views", "a look at the state changes it")
        if viewer in t.acting():
            t.require(
                legal(view, viewer) == legal(s, viewer),
                "views",
                f"seat {viewer + 1} is offered something else in its view",
            )
            for move in s.agenda[-1].candidates(s, viewer):
                if s.agenda[-1].forbids(s, viewer, move) != view.agenda[-1].forbids(view, viewer, move):
                    raise t.broken("views", f"“{t.live.words([move])}” is refused differently in the view")


def law_determinize(t: Trial) -> None:
    """What a view leaves open can be filled, and the filled state looks the same to the viewer."""
    for viewer in t.viewers():
        view = t.state.view(viewer)
        world = view.determinize(sfc32(t.rng.below(1 << 30)))
        t.require(world.viewer == FULL and world.rng is not None, "determinize", "a world is no full state")
        t.require(world.view(viewer) == view, "determinize", f"a world of viewer {viewer} looks different to it")
        found = t.game.conserved(world)
        t.require(
            found == t.conserved, "determinize", f"a world of viewer {viewer} has {differences(t.conserved, found)}"
        )
        for seat in t.seats(owes(world)):
            law_every_offer(t, world, seat, viewer)
        for _ in range(4):
            seat = next_seat(world)
            if seat < 0:
                break
            moves = legal(world, seat)
            t.require(bool(moves), "determinize", f"in a world of viewer {viewer} seat {seat + 1} can't move")
            play(world, seat, moves[t.rng.below(len(moves))])


def law_every_offer(t: Trial, world: State, seat: int, viewer: int) -> None:
    """In a world that fits a view, whoever owes a move can make every move that is offered."""
    moves = legal(world, seat)
    for move in moves:
        rule = world.agenda[-1].forbids(world, seat, move)
        if rule:
            words = t.live.words([move])
            raise t.broken("determinize", f"a world of viewer {viewer} offers {words}, which {rule} forbids")
    play(world.copy(), seat, moves[t.rng.below(len(moves))])


def law_conservation(t: Trial) -> None:
    """Nothing is made and nothing is lost."""
    found = t.game.conserved(t.state)
    t.require(found == t.conserved, "conservation", differences(t.conserved, found))


def differences(expected: Mapping[str, int], found: Mapping[str, int]) -> str:
    keys = sorted({*expected, *found})
    wrong = [
        f"{key} {found.get(key)} instead of {expected.get(key)}" for key in keys if found.get(key) != expected.get(key)
    ]
    return ", ".join(wrong)


def law_scores(t: Trial) -> None:
    """The score sheet adds up, in the state and in every view."""
    for s in (t.state, *(t.state.view(viewer) for viewer in t.viewers())):
        sheet = t.game.score(s)
        t.require(len(sheet.points) == s.seats, "scores", "a row for each seat is needed")
        for seat, row in enumerate(sheet.points):
            t.require(len(row) == len(sheet.categories), "scores", f"the row of seat {seat + 1} has other categories")
            t.require(
                sum(row) == sheet.totals[seat], "scores", f"the total of seat {seat + 1} is not the sum of its row"
            )


def law_texts(t: Trial) -> None:
    """Every viewer gets a whole page in every language."""
    for presenter in t.presenters.values():
        for viewer in t.viewers():
            try:
                page = presenter.page(t.state.view(viewer))
                for choice in page.choices:
                    presenter.waste(t.state.view(viewer), choice.move)
                for category in page.sheet.categories:
                    presenter.words(f"score-{category}")
                for way in page.progress.ways if page.progress else ():
                    presenter.words(f"way-{way}")
            except LookupError as missing:
                raise t.broken("texts", str(missing)) from missing
            t.require(bool(page.prompt and page.where and page.board), "texts", "a prompt, place or board is empty")
            labels = [choice.label for choice in page.choices]
            t.require(len(set(labels)) == len(labels), "texts", f"two offers read the same: {repeated(labels)}")


def law_progress(t: Trial) -> None:
    """Without points, every seat stands somewhere on each way to win, in the state and in every view."""
    for s in (t.state, *(t.state.view(viewer) for viewer in t.viewers())):
        if t.game.progress is not None:
            check_progress(t, t.game.progress(s))


def check_progress(t: Trial, progress: Progress) -> None:
    t.require(len(progress.need) == len(progress.ways), "progress", "a number that wins is needed for every way")
    t.require(min(progress.need) > 0, "progress", "a way that needs nothing is no way")
    t.require(len(progress.have) == t.state.seats, "progress", "a row for each seat is needed")
    for seat, row in enumerate(progress.have):
        t.require(len(row) == len(progress.ways), "progress", f"the row of seat {seat + 1} has other ways")


AT_A_DECISION: tuple[tuple[Callable[[Trial], None], int], ...] = (
    (law_legal, 0),
    (law_conservation, 0),
    (law_notation, 1),
    (law_views, 2),
    (law_scores, 2),
    (law_progress, 2),
    (law_determinize, 3),
    (law_forbids, 4),
    (law_copies, 8),
    (law_bytes, 8),
    (law_touch, 4),
    (law_pictures, 24),
    (law_texts, 40),
    (law_fields, 80),
)


# -- the laws around a move --------------------------------------------------------------------------


def law_reveals(t: Trial, seat: int, move: int) -> None:
    """What a move shows to somebody is told as a `reveal`: twins that differ only in what a viewer can't know look the
    same to it in every frame of the same move, until one says so."""
    for viewer in t.viewers():
        twin = t.state.view(viewer).determinize(sfc32(t.rng.below(1 << 30)))
        if twin.agenda[-1].forbids(twin, seat, move):
            continue
        seed = t.rng.below(1 << 30)
        shown = []
        for s in (t.state.copy(), twin):
            s.rng = sfc32(seed)
            shown.append((*play_in_frames(s, seat, move), Frame(s, ())))
        leak = first_leak(viewer, shown[0], shown[1])
        t.require(not leak, "reveals", f"“{t.live.words([move])}” of seat {seat + 1} {leak}")


def law_frames(t: Trial, frames: Sequence[Frame]) -> None:
    """In the middle of a move, too, what a viewer may not know can be anything, and nothing it is shown changes."""
    presenter = next(iter(t.presenters.values()))
    for number, frame in enumerate(frames):
        for viewer in t.viewers():
            view = frame.state.view(viewer)
            world = view.determinize(sfc32(t.rng.below(1 << 30)))
            what = f"of what viewer {viewer} may not know in frame {number}"
            t.require(world.view(viewer) == view, "frames", f"a world that fits the view shows something {what}")
            staged = presenter.moment(t.live, t.live.ply, frame, viewer)
            shown = repr((presenter.picture(view), presenter.page(view)))
            with nothing_kept():
                again = repr((presenter.picture(world.view(viewer)), presenter.page(world.view(viewer))))
            t.require(shown == again, "frames", f"picture or page tells something {what}, or what was before")
            if staged is not None:
                twin = presenter.moment(t.live, t.live.ply, Frame(world, frame.events), viewer)
                t.require(staged == twin, "frames", f"what is staged tells something {what}")
            worded = [presenter.event(s, event, viewer) for s in (frame.state, world) for event in frame.events]
            half = len(frame.events)
            t.require(worded[:half] == worded[half:], "frames", f"the words tell something {what}")


def law_undo(t: Trial, seat: int, move: int) -> None:
    """Undo restores exactly, and never crosses a draw, a reveal, a move that binds or another seat's act."""
    before = t.state.digest()
    drawn = t.state.rng.drawn if t.state.rng is not None else 0
    step = t.state.agenda[-1]
    private = step.private(t.state, seat, move)
    binds = step.binds(t.state, seat, move)
    events = t.live.play_moves(seat, [move])
    after = t.state.digest()
    moved = t.state.rng.drawn != drawn if t.state.rng is not None else False
    barrier = moved or binds or any(event.reveals for event in events)
    if t.live.why_no_undo(seat):
        return
    t.require(private or not barrier, "undo", f"“{t.live.words([move])}” can be undone though it is a barrier")
    t.live.undo(seat)
    t.require(t.state.digest() == before, "undo", f"taking back “{t.live.words([move])}” does not restore the state")
    t.live.play_moves(seat, [move])
    t.require(t.state.digest() == after, "undo", f"“{t.live.words([move])}” does something else the second time")


def law_secrecy(t: Trial, seat: int, move: int) -> None:
    """An edit of a sealed draft shows nothing to anybody else."""
    s = t.state.copy()
    s.log = []
    others = [viewer for viewer in t.viewers() if viewer != seat]
    before = [s.view(viewer).to_bytes() for viewer in others]
    play(s, seat, move)
    t.require(not s.log, "secrecy", f"the edit “{t.live.words([move])}” is told")
    after = [s.view(viewer).to_bytes() for viewer in others]
    t.require(before == after, "secrecy", f"the edit “{t.live.words([move])}” of seat {seat + 1} shows in another view")


def law_events(t: Trial, events: Sequence[Event]) -> None:
    """Every event has a text in every language, for those who see all of it and for the others."""
    for presenter in t.presenters.values():
        for event in events:
            for viewer in {event.as_seen(viewer): viewer for viewer in t.viewers()}.values():
                try:
                    text = presenter.event(t.state, event, viewer)
                except (LookupError, ValueError) as missing:
                    raise t.broken("texts", f"event {event.kind}: {missing}") from missing
                t.require(bool(text), "texts", f"event {event.kind} has an empty text")


# -- the laws at the end -----------------------------------------------------------------------------


def at_the_end(t: Trial) -> None:
    """The past is as it was, the record plays again, the ghost arrived too, and the outcome makes sense."""
    for copy, digest in t.copies:
        t.require(copy.digest() == digest, "copies", "a state of the past has changed")
    if t.ghost is not None:
        t.require(t.ghost == t.state, "bytes", "a state from bytes has another future")
    try:
        again = replay(t.game, read_acta(t.live.record()))
    except Refusal as refusal:
        raise t.broken("record", str(refusal)) from refusal
    t.require(again.state == t.state, "record", "the record plays to another end")
    t.require(again.record() == t.live.record(), "record", "the record of the replay differs")
    outcome = t.game.outcome(t.state)
    t.require(len(outcome.ranks) == t.state.seats, "outcome", f"{len(outcome.ranks)} ranks for {t.state.seats} seats")
    solo = t.state.seats == 1 and bool(outcome.result)
    t.require(solo or 1 in outcome.ranks, "outcome", f"nobody has rank 1: {outcome.ranks}")
    for presenter in t.presenters.values():
        presenter.ending(outcome)


# -- one game ----------------------------------------------------------------------------------------


def check_game(
    game: AnyGame, seats: int, seed: int, options: Options | None = None, often: int = 1, only: str = ""
) -> Report:
    """Play one random game under all laws, or `only` one. Options are drawn from the seed unless given; every other
    seed plays by taste. `often` spaces the heavier looks, 0 looks everywhere."""
    rng = sfc32(seed << 8 | seats)
    chosen = dict(game.random_options(seats, rng) if options is None else options)
    live = Live(game, seats, chosen, seed)
    presenters = {lang: Presenter(game, lang) for lang in LANGUAGES}
    t = Trial(game, live, rng, often, presenters, Taste(rng, bent=seed % 2 == 1), only)
    t.conserved = dict(game.conserved(t.state))
    report = Report(game.id, seats, seed, chosen)
    bound = game.bound(seats, t.state.options)
    try:
        play_under_laws(t, report, bound)
        at_the_end(t)
    except LawBroken:
        raise
    except Exception as wrong:
        raise t.broken("crash", f"{wrong!r}\n{''.join(format_exception(wrong))}") from wrong
    report.ending = game.outcome(t.state).ending
    return report


def play_under_laws(t: Trial, report: Report, bound: int) -> None:
    law_events(t, [entry.event for entry in t.live.log])
    restraint = Restraint()
    while not t.live.over:
        for law, weight in AT_A_DECISION:
            if t.now(law.__name__.removeprefix("law_"), weight):
                law(t)
        seat = t.pick_seat()
        moves = legal(t.state, seat)
        talking = t.state.agenda[-1].talk
        move = restraint.pick(t.state, seat, moves, t.taste.pick)
        private = t.state.agenda[-1].private(t.state, seat, move)
        report.moves += 1
        report.decisions += len(moves) > 1
        if not (private or talking):
            t.counted += -1 if move == REOPEN else 1
            t.require(t.counted <= bound, "bound", f"more than {bound} moves, and no end")
        make_move(t, seat, move, private)


def make_move(t: Trial, seat: int, move: int, private: bool) -> None:
    if t.now("reveals", 3):
        law_reveals(t, seat, move)
    if private and t.now("secrecy", 2):
        law_secrecy(t, seat, move)
    if t.ghost is not None:
        play(t.ghost, seat, move)
    already = len(t.live.log)
    if t.now("undo", 2):
        law_undo(t, seat, move)
    else:
        t.live.play_moves(seat, [move])
    law_events(t, [entry.event for entry in t.live.log[already:]])
    if not private and t.now("frames", 80):
        law_frames(t, t.live.frames(t.live.ply))


# -- the same course everywhere ----------------------------------------------------------------------


def course(game: AnyGame, seats: int, seed: int) -> str:
    """A digest of one whole random game: every state of it. Both builds, and all processes, give the same."""
    rng = sfc32(seed << 8 | seats)
    s: State = game.new(seats, game.random_options(seats, rng), seed)
    seen = blake2b(digest_size=16)
    taste, restraint = Taste(rng, bent=False), Restraint()
    while not s.over:
        seat = next_seat(s)
        moves = legal(s, seat)
        seen.update(s.to_bytes())
        play(s, seat, restraint.pick(s, seat, moves, taste.pick))
    seen.update(repr((game.score(s).points, game.outcome(s).ranks)).encode())
    return seen.hexdigest()


def courses(game: AnyGame, games: int) -> list[str]:
    return [f"{seats} {seed} {course(game, seats, seed)}" for seats in game.player_counts for seed in range(games)]


def in_another_process(path: Sequence[File], hashseed: int, *what: str) -> list[str]:
    """What `main` prints in another process, where `path` comes first and hashes differ."""
    environment = {**os.environ, "PYTHONHASHSEED": str(hashseed)}
    environment["PYTHONPATH"] = os.pathsep.join([*(str(entry) for entry in path), *sys.path])
    command = [sys.executable, "-m", "tabularium.kernel.conformance", *what]
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if found.returncode:
        raise AssertionError(found.stderr)
    return found.stdout.split("\n")[:-1]


def courses_in_another_process(entry: str, games: int, path: Sequence[File] = (), hashseed: int = 0) -> list[str]:
    """The same in another process. `entry` is `module:GAME`."""
    return in_another_process(path, hashseed, entry, str(games))


def main() -> None:
    """`module:GAME 3` prints three courses for each player count, `module:GAME 3 100 60` what options sixty games of
    three, from seed 100, had under all laws."""
    entry, number, *seeds = sys.argv[1:]
    module, _, name = entry.partition(":")
    game: AnyGame = getattr(import_module(module), name)
    if seeds:
        first, games = map(int, seeds)
        lines = [str(many_games(game, int(number), range(first, first + games), 1))]
    else:
        lines = courses(game, int(number))
    sys.stdout.write("".join(f"{line}\n" for line in lines))


# -- what a game's tests inherit ---------------------------------------------------------------------


def many_games(game: AnyGame, seats: int, seeds: range, often: int) -> dict[str, int]:
    """Play these games under all laws; how many there were of each combination of options."""
    covered: dict[str, int] = {}
    for seed in seeds:
        report = check_game(game, seats, seed, often=often)
        key = " ".join(f"{option}={choice}" for option, choice in report.options.items()) or "no options"
        covered[key] = covered.get(key, 0) + 1
    return covered


def laws(game: AnyGame, entry: str = "", compiled: File | str | None = None, games: int = 4, many: int = 60) -> type:
    """A test class with all laws for every player count: `TestLaws = laws(GAME)`.

    `games` random games a player count, and `many`, with the mark `long`, on the compiled build if there is one, which
    plays the same games and is faster. `entry` is `module:GAME`, by default the game's folder in this package;
    `compiled` is where the compiled build lies, or a sentence why there is none: then what compares it is skipped.
    """
    import pytest

    entry = entry or f"tabularium.games.{game.id}.game:GAME"
    path = [compiled] if isinstance(compiled, File) else []

    def few_games_with(seats: int) -> Callable[[object], None]:
        def test(self: object) -> None:
            sys.stdout.write(f"{game.id}, {seats} seats: {many_games(game, seats, range(games), 4)}\n")

        return test

    def many_games_with(seats: int) -> Callable[[object], None]:
        def test(self: object) -> None:
            covered = in_another_process(path, 0, entry, str(seats), "100", str(many))
            sys.stdout.write(f"{game.id}, {seats} seats: {covered[0]}\n")

        return test

    def test_another_process(self: object) -> None:
        assert courses_in_another_process(entry, 1, hashseed=4711) == courses(game, 1)

    def compare(games: int) -> None:
        if isinstance(compiled, str):
            pytest.skip(compiled)
        assert courses_in_another_process(entry, games, path) == courses(game, games)

    def test_compiled_build(self: object) -> None:
        compare(2)

    def test_full_courses(self: object) -> None:
        compare(20)

    def test_public_facts_are_shown(self: object) -> None:
        for seats in game.player_counts:
            assert unshown_facts(game, seats, range(1, 3), 8) == []

    tests: dict[str, object] = {
        "test_another_process": test_another_process,
        "test_public_facts_are_shown": test_public_facts_are_shown,
    }
    if compiled is not None:
        tests["test_compiled_build"] = test_compiled_build
        tests["test_full_courses"] = pytest.mark.long(test_full_courses)
    for seats in game.player_counts:
        tests[f"test_laws_with_{seats}"] = few_games_with(seats)
        tests[f"test_many_games_with_{seats}"] = pytest.mark.long(many_games_with(seats))
    return type("TestLaws", (), tests)


if __name__ == "__main__":
    main()
