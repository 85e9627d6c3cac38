"""Golden games: records under `tests/games/<game>/golden`, each beside its transcript."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path

from tabularium.bots.levels import make_bot
from tabularium.envs.tables import FILE, GAMES, encoder_of, kept_layout, layout_file, measured, random_states
from tabularium.kernel.acta import Acta, read_acta
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.live import Live, follow, replay
from tabularium.kernel.play import next_seat
from tabularium.kernel.refusals import BadRecord, Refusal
from tabularium.kernel.state import FULL
from tabularium.tables.drills import drills_of
from tabularium.tables.guides import guide_of
from tabularium.terminal.transcript import transcript
from tools.environment import ROOT

BOT = "plebeian"
ODD = 5  # one state in so many may reach further than its layout
AROUND = 2  # lines shown around a change
LANG = "en"


def records(root: Path, game: str) -> list[Path]:
    return sorted((root / "tests/games" / game / "golden").glob("*.acta"))


def told(game: AnyGame, acta: Acta) -> str:
    return "".join(f"{line}\n" for line in transcript(game, acta, LANG))


def recorded_anew(game: AnyGame, acta: Acta) -> tuple[Acta, str]:
    """The record as this build plays it, and a sentence about what had to be done for that."""
    try:
        return replay(game, acta).acta, "plays as recorded"
    except BadRecord as difference:
        why = str(difference)
    kind, _, seed = acta.dice.partition(" ")
    if kind != "seed":
        raise Refusal(f"a record with fair dice can't be played on: {why}")
    live = Live(game, acta.seats, acta.options, int(seed), acta.names)
    followed = 0
    for line in acta.lines:
        if line.kind == "result":
            break
        try:
            follow(live, line)
        except Refusal:
            break
        followed += 1
    bots = [make_bot(game, BOT, seat) for seat in range(acta.seats)]
    while not live.over:
        seat = next_seat(live.state)
        live.play_moves(seat, bots[seat].choose(live.view(seat), seat))
    return live.acta, f"followed for {followed} lines, then played on by {BOT}s: {why}"


def changes(before: str, after: str, name: str) -> Iterator[str]:
    """What reads differently, in words."""
    yield from unified_diff(
        before.splitlines(), after.splitlines(), f"{name}, kept", f"{name}, now", "", "", AROUND, ""
    )


def look_at(file: Path, keep: bool) -> bool:
    """Whether this golden game is as it is kept; says what is not."""
    acta = read_acta(file.read_text(encoding="utf-8"))
    game = find_game(acta.game)
    now, sentence = recorded_anew(game, acta)
    words = file.with_suffix(".txt")
    before = words.read_text(encoding="utf-8") if words.exists() else ""
    after = told(game, now)
    same = str(now) == file.read_text(encoding="utf-8") and before == after
    print(f"{'ok  ' if same else 'new '}{acta.game} {file.stem}: {sentence}")
    if not same and before:
        for line in changes(before, after, file.stem):
            print(f"    {line}")
    if not same and keep:
        file.write_text(str(now), encoding="utf-8")
        words.write_text(after, encoding="utf-8")
    return same


def layout_fits(game: AnyGame) -> bool:
    """Whether what a game keeps for learners has room for the numbers of its box, as at most random tables."""
    if kept_layout(game) is None:
        return True
    encoder = encoder_of(game)
    rests = [encoder.row(s.view(0))[-1] > 0 for s in random_states(game, 1) if s.viewer == FULL]
    return sum(rests) <= len(rests) // ODD


def look_at_layout(game: AnyGame, keep: bool) -> bool:
    """A card more makes rows longer: then the layout is measured anew, with the next version."""
    fits = layout_fits(game)
    kept = kept_layout(game)
    if not fits and kept is not None:
        print(f"new {game.id}: the layout for learners has no room for all numbers of the box")
        if keep:
            text = layout_file(measured(game, GAMES), kept[1] + 1)
            (game.folder / FILE).write_text(text, encoding="utf-8")
    return fits


def say_what_was_made_for_another_box(game: AnyGame) -> None:
    """Lesson and drills rest until somebody makes them anew: that takes thought, or a bot's time."""
    if (game.folder / "guide.toml").exists() and guide_of(game) is None:
        print(f"old {game.id}: the lesson needs another deal: guide.toml, `tabularium guide check {game.id}`")
    if (game.folder / "drills.json").exists() and not drills_of(game):
        print(f"old {game.id}: the drills are of another box: `tabularium drills {game.id}` mines new ones")


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(prog="tools/golden", description="Golden games, played again and told in words.")
    parser.add_argument("game", nargs="*", help="default: every game")
    parser.add_argument("--keep", action="store_true", help="write the new records and transcripts")
    given = parser.parse_args(arguments)
    games = given.game or list(shelf())
    found = [look_at(file, given.keep) for game in games for file in records(root, game)]
    found += [look_at_layout(find_game(game), given.keep) for game in games]
    for game in map(find_game, games):
        say_what_was_made_for_another_box(game)
    return 0 if given.keep or all(found) else 1
