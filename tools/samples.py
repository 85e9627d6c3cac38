"""What a game does, as many short texts: two builds or checkouts that agree in all of them do the same.

Each sample has a key that says where it was taken (`ave_roma picture 3 0 40 seat2 fr`: three seats, seed 0, ply 40) and
a text. Classes and modules are not named in it, so that they can be renamed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, is_dataclass
from difflib import unified_diff
from hashlib import blake2b
from itertools import islice
from pathlib import Path

from tabularium.envs.tables import encoder_of
from tabularium.kernel.acta import read_acta
from tabularium.kernel.conformance import course
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.live import replay
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.presentation import LANGUAGES, Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import SPECTATOR, Event, State, View, shown_values
from tabularium.kernel.tastes import Restraint, Taste
from tabularium.terminal.transcript import transcript
from tools.environment import ROOT

Sample = tuple[str, str]

LOOKS = 10  # at the views of one random game
FORESEEN = 8  # moves of a decision whose outcome is told
MOST_SHOWN = 40  # lines of one difference
MOST_NAMED = 8  # differences of one kind


def plain(value: object) -> object:
    """A value without the names of its classes."""
    if is_dataclass(value) and not isinstance(value, type):
        return [plain(getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return [[plain(key), plain(one)] for key, one in value.items()]
    if isinstance(value, set | frozenset):
        return sorted(map(repr, value))
    return value


def lines_of(value: object, depth: int = 3) -> str:
    """A value as text, with a line for each part of a part, so that a difference is short."""
    found = plain(value)
    if isinstance(found, list) and depth:
        return "\n".join(lines_of(one, depth - 1) for one in found)
    return repr(found)


def samples(game: AnyGame, games: int, looks: int) -> Iterator[Sample]:
    """All there is to compare of a game."""
    yield f"{game.id} notation", words_of(game)
    for file in sorted((ROOT / "tests/games" / game.id / "golden").glob("*.acta")):
        acta = read_acta(file.read_text(encoding="utf-8"))
        yield f"{game.id} golden {file.stem}", str(replay(game, acta).acta)
        for lang in LANGUAGES:
            yield f"{game.id} transcript {file.stem} {lang}", "\n".join(transcript(game, acta, lang))
    for seed in range(games):
        for seats in game.player_counts:
            yield f"{game.id} course {seats} {seed}", course(game, seats, seed)
            yield from random_game(game, seats, seed, looks)


def words_of(game: AnyGame) -> str:
    """Its moves and events in words, and its steps with their fields."""
    notation = game.notation()
    kinds = (sorted(made.items()) for made in (notation.phrases, notation.tellings))
    found = [notation.vocabulary, *(made for pairs in kinds for _, made in pairs)]
    return lines_of([*found, notation.negotiation_events, sorted(game.steps)], 2)


def random_game(game: AnyGame, seats: int, seed: int, looks: int) -> Iterator[Sample]:
    """Events of every move, and everything else at some moments that are spread over the game."""
    rng = sfc32(seed << 8 | seats)
    options = game.random_options(seats, rng)
    presenters = {lang: Presenter(game, lang) for lang in LANGUAGES}
    log: list[Event] = []
    s: State = game.new(seats, options, seed, log=log)
    taste, restraint = Taste(rng, bent=seed % 2 == 1), Restraint(words=2)
    ply, space, told = 0, 4, 0
    while not s.over:
        seat = next_seat(s)
        if ply % space == seed % space:
            told = yield from look(game, presenters, s, f"{seats} {seed} {ply}", seat, log, told)
            if ply >= looks * space:
                space *= 2
        play(s, seat, restraint.pick(s, seat, legal(s, seat), taste.pick))
        ply += 1
    yield from look(game, presenters, s, f"{seats} {seed} {ply}", 0, log, told)
    yield (
        f"{game.id} outcome {seats} {seed}",
        lines_of([game.outcome(s), game.score(s), presenters["en"].feats(s, [0])]),
    )


def look(
    game: AnyGame, presenters: Mapping[str, Presenter], s: State, at: str, seat: int, log: list[Event], told: int
) -> Generator[Sample, None, int]:
    """What one who decides sees, and somebody else; how many events were told by then."""
    yield f"{game.id} bytes {at}", game.to_bytes(s).decode()
    yield f"{game.id} judge {at}", lines_of([game.judge.chances(s), game.judge.strengths(s) if not s.over else []])
    others = [viewer for viewer in (*range(s.seats), SPECTATOR) if viewer != seat]
    for viewer in (seat, others[len(log) % len(others)]):
        view = s.view(viewer)
        where = f"{at} seat{viewer + 1}"
        yield f"{game.id} view {where}", "\n".join([repr(shown_values(view)[1:]), repr(s.values(viewer)[1:])])
        yield f"{game.id} row {where}", repr(list(encoder_of(game).row(view)))
        if viewer == seat:
            world = view.determinize(sfc32(len(log)))
            yield f"{game.id} world {where}", game.to_bytes(world).decode()
            if not s.over:
                proposed = game.propose(game.seen(view), seat, sfc32(len(log)))
                yield f"{game.id} proposed {where}", lines_of([proposed, legal(s, seat)], 2)
        for lang, presenter in presenters.items():
            yield from shown(game, presenter, view, f"{where} {lang}", viewer == seat)
            said = [presenter.event(view, event, viewer) for event in log[told:]]
            yield f"{game.id} events {where} {lang}", "\n".join(said)
    return len(log)


def shown(game: AnyGame, presenter: Presenter, view: View, where: str, decides: bool) -> Iterator[Sample]:
    """The page and the picture of a view, and what can be done there."""
    yield f"{game.id} page {where}", lines_of(presenter.page(view))
    picture = presenter.picture(view)
    yield f"{game.id} picture {where}", lines_of(picture, 4)
    if not decides or view.over:
        return
    yield f"{game.id} tray {where}", lines_of(presenter.tray(view))
    gestures = presenter.gestures(view, picture) if picture is not None else ()
    yield f"{game.id} gestures {where}", lines_of(gestures, 1)
    moves = [gesture.moves for gesture in gestures] or [(move,) for move in legal(view, view.viewer)]
    few = moves[:: 1 + len(moves) // FORESEEN]
    foreseen = [(one, presenter.foresee(view, one), presenter.losses(view, one)) for one in few]
    yield f"{game.id} foreseen {where}", lines_of(foreseen)


# -- comparing -------------------------------------------------------------------------------------------


def digests(game: str, games: int, looks: int) -> Iterator[str]:
    for key, text in samples(find_game(game), games, looks):
        yield f"{key} {blake2b(text.encode(), digest_size=8).hexdigest()}"


def elsewhere(root: Path, site: Path | None, *arguments: str) -> str:
    """What the same program prints for another checkout or build; its own program, where it has one."""
    program = root / "tools/same" if (root / "tools/same").exists() else ROOT / "tools/same"
    path = [str(site or root / "src")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(program), *arguments, "--site", str(path[0])]
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if found.returncode:
        sys.exit(f"{' '.join(command)}\n{found.stderr}")
    return found.stdout


def all_digests(root: Path, site: Path | None, names: Sequence[str], given: Sequence[str]) -> dict[str, str]:
    """Those of all games, two at a time."""
    with ThreadPoolExecutor(2) as pool:
        texts = pool.map(lambda name: elsewhere(root, site, "--print", "--game", name, *given), names)
        return as_digests("".join(texts))


def as_digests(text: str) -> dict[str, str]:
    return dict(line.rsplit(" ", 1) for line in text.splitlines())


def tell(before: Mapping[str, str], after: Mapping[str, str], names: Sequence[str]) -> list[str]:
    """What differs, in short; one key for each kind of sample."""
    first: dict[str, str] = {}
    for name in names:
        keys = [key for key in {**before, **after} if key.partition(" ")[0] == name]
        unlike = [key for key in keys if before.get(key) != after.get(key)]
        print(f"{name}: {len(keys) - len(unlike)} of {len(keys)} samples alike")
        kinds = {" ".join(key.split()[:2]) for key in unlike}
        for kind in sorted(kinds):
            found = [key for key in unlike if key.startswith(f"{kind} ") or key == kind]
            first[kind] = found[0]
            for key in found[:MOST_NAMED]:
                what = "differs" if key in before and key in after else "is gone" if key in before else "is new"
                print(f"    {key} {what}")
            if len(found) > MOST_NAMED:
                print(f"    ... and {len(found) - MOST_NAMED} more of {kind}")
    return list(first.values())


def difference(key: str, root: Path, site: Path | None, given: Sequence[str]) -> None:
    """The first lines in which one sample differs."""
    there, here = (elsewhere(*at, "--text", key, *given).splitlines() for at in ((root, None), (ROOT, site)))
    print(f"-- {key}")
    for line in islice(unified_diff(there, here, "there", "here", n=1, lineterm=""), MOST_SHOWN):
        print(f"    {line}")


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/same", description=__doc__)
    parser.add_argument("other", nargs="?", type=Path, help="digests that were kept, or another checkout")
    parser.add_argument("--game", nargs="+", default=[], help="default: every game")
    parser.add_argument("--games", type=int, default=1, help="random games for each number of seats (default 1)")
    parser.add_argument("--looks", type=int, default=LOOKS, help=f"moments of each game to look at (default {LOOKS})")
    parser.add_argument("--site", type=Path, help="take this build of the tree (build/quick/site) for its sources")
    parser.add_argument("--keep", type=Path, help="write the digests of this tree to a file")
    parser.add_argument("--print", action="store_true", help="print the digests, in this process")
    parser.add_argument("--text", help="print the sample of this key")
    given = parser.parse_args(arguments)
    often = ["--games", str(given.games), "--looks", str(given.looks)]
    names = given.game or list(shelf())
    if given.text:
        found = samples(find_game(given.text.partition(" ")[0]), given.games, given.looks)
        print(next((text for key, text in found if key == given.text), ""))
        return 0
    if given.print:
        for line in (line for name in names for line in digests(name, given.games, given.looks)):
            print(line)
        return 0
    after = all_digests(ROOT, given.site, names, often)
    if given.keep:
        given.keep.write_text("".join(f"{key} {digest}\n" for key, digest in after.items()), encoding="utf-8")
    if given.other is None:
        return 0
    checkout = given.other.is_dir()
    if checkout:
        before = all_digests(given.other.resolve(), None, names, often)
    else:
        before = as_digests(given.other.read_text(encoding="utf-8"))
    unlike = tell(before, after, names)
    for key in unlike if checkout else ():
        difference(key, given.other.resolve(), given.site, often)
    return 1 if unlike else 0
