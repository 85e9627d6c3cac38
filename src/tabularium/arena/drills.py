"""Drills mined from games of bots: decisions at which one answer is clearly better than all others.

A decision becomes a drill if a search gives its best answer at least ten points of chance more than the next one, and
does so with three different seeds. The chances are calibrated: they are what people are shown elsewhere, too.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabularium.bots.hint import Advice, Coach, ReasonFinder, advice_to_plain
from tabularium.bots.levels import make_bot
from tabularium.bots.search import Found, Search
from tabularium.bots.thinking import ThinkingBot
from tabularium.kernel.game import AnyGame
from tabularium.kernel.judging import Judge
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import State, View
from tabularium.kernel.step import Sealed
from tabularium.tables.drills import gist

COMPARED = 12  # worlds in which the best answer is held against the next one, for the reasons
LEAD = 0.10  # points of chance by which the best answer is ahead, under every seed
SEEDS = (1, 2, 3)
GLANCE = 0.05  # a smaller lead in the thoughts of the bot that plays is not looked at again
APART = 8  # plies between two drills of a record
ALIKE = 0.2  # of all drills of a game, at most, ask the same question
FEW_QUESTIONS = 8  # in a game with fewer kinds of questions, HALF of them may
MANY_GAMES = 30  # and after so many games in any game: other questions with one best answer are too rare there
HALF = 0.5
PER_RECORD = 6
SHOWN = 4  # answers whose chances are kept
ONE_EDIT = 2  # moves: something is laid, and the draft is sealed
DECIDED = 0.03  # a chance below that, or so near to 1, after every answer: there is nothing left to decide


class ShownJudge(Judge[State]):
    """Judges by the calibrated chances that people are shown."""

    def __init__(self, judge: Judge[Any]) -> None:
        super().__init__()
        self.judge = judge

    def chances(self, s: State) -> list[float]:
        return self.judge.shown_chances(s)


@dataclass(frozen=True)
class Mined:
    """A decision that became a drill."""

    ply: int
    seat: int
    asked: str  # the step
    answers: tuple[tuple[str, float], ...]  # the best first, with the chance after each
    why: Advice | None  # the best held against the next one


def mine(game: AnyGame, wanted: int, first_seed: int, bot: str, simulations: int) -> Iterator[dict[str, Any]]:
    """Games of a bot, one after the other, until there are so many drills; after each of them all drills so far, as
    plain values for `drills.json`."""
    records: list[dict[str, Any]] = []
    asked: Counter[str] = Counter()
    counts = [count for count in game.player_counts if count > 1]
    seed, count, looked, searched = first_seed, 0, 0, 0
    while count < wanted:
        has_few = len(game.steps) < FEW_QUESTIONS or seed - first_seed >= MANY_GAMES
        alike = wanted * (HALF if has_few else ALIKE)
        live = Live(game, counts[(seed - first_seed) % len(counts)], {}, seed)
        drills: list[Mined] = []
        for ply, seat, found in watched_game(live, bot, seed):
            looked += 1
            if count + len(drills) == wanted or len(drills) == PER_RECORD:
                break
            step = live.state.agenda[-1].name
            near = bool(drills) and ply - drills[-1].ply < APART
            if near or asked[step] >= alike or not glanced(live, seat, found):
                continue
            searched += 1
            one = confirmed(live, seat, simulations)
            if one is not None:
                drills.append(one)
                asked[step] += 1
        seed += 1
        count += len(drills)
        if drills:
            records.append(record_of(live, seed - 1, drills))
        measured = {
            "games": seed - first_seed, "decisions": looked, "searched": searched, "drills": count, "bot": bot,
            "simulations": simulations, "seeds": len(SEEDS), "lead": LEAD,
        }  # fmt: skip
        yield {"digest": game.box.digest, "measured": measured, "records": records}


def watched_game(live: Live, bot: str, seed: int) -> Iterator[tuple[int, int, list[Found]]]:
    """A game of bots: each decision with a choice, before it is taken, and what the bot thinks of the answers."""
    bots = [make_bot(live.game, bot, seed + seat) for seat in range(live.state.seats)]
    found: list[Found] = []

    def watch(one: ThinkingBot) -> None:
        think = one.think

        def thinks(view: View, seat: int) -> list[Found]:
            found[:] = think(view, seat)
            return list(found)

        one.think = thinks  # type: ignore[method-assign]

    for one in bots:
        assert isinstance(one, ThinkingBot)
        watch(one)
    while not live.over:
        seat = live.waiting()[0]
        view = live.view(seat)
        found.clear()
        moves = bots[seat].choose(view, seat)
        if len(found) > 1 and not view.agenda[-1].talk and not live.pending[seat]:
            yield live.ply, seat, list(found)
        live.play_moves(seat, moves)


def glanced(live: Live, seat: int, found: list[Found]) -> bool:
    """Whether one answer seems to be ahead, and there are others to choose."""
    view = live.view(seat)
    ranks = ranked(view, seat, found)
    return len(ranks) > 1 and lead_of(ranks) >= GLANCE and len(legal(view, seat)) > 1


def ranked(view: View, seat: int, found: list[Found]) -> list[tuple[float, Found]]:
    """The best answer of each gist, best first."""
    best: dict[tuple[int, ...], tuple[float, Found]] = {}
    for one in found:
        key = gist(view, seat, one.answer)
        if key not in best or one.chance > best[key][0]:
            best[key] = (one.chance, one)
    return sorted(best.values(), key=lambda entry: -entry[0])


def lead_of(ranks: list[tuple[float, Found]]) -> float:
    return ranks[0][0] - ranks[1][0]


def confirmed(live: Live, seat: int, simulations: int) -> Mined | None:
    """The decision as a drill, if one answer is ahead under every seed."""
    game, view = live.game, live.view(seat)
    seen = game.seen(view)
    sums: Counter[tuple[int, ...]] = Counter()
    times: Counter[tuple[int, ...]] = Counter()
    first: list[tuple[float, Found]] = []
    best: tuple[int, ...] | None = None
    if isinstance(seen.agenda[-1], Sealed) and any(
        len(answer) > ONE_EDIT for answer in game.propose(seen, seat, sfc32(1))
    ):
        return None  # of many drafts, few were compared
    for seed in SEEDS:
        search = Search(ShownJudge(game.judge), game.propose, False, game.guess, game.imagine)
        ranks = ranked(view, seat, search.think(seen, seat, simulations, seed, 0.0))
        if len(ranks) < 2 or lead_of(ranks) < LEAD:
            return None
        key = gist(view, seat, ranks[0][1].answer)
        if best is not None and key != best:
            return None
        best, first = key, first or ranks
        for chance, one in ranks:
            sums[gist(view, seat, one.answer)] += chance  # type: ignore[assignment]
            times[gist(view, seat, one.answer)] += 1
    if sums[best] / times[best] < DECIDED or first[1][0] > 1.0 - DECIDED:  # type: ignore[index]
        return None
    chances = {key: sums[key] / times[key] for key in sums}
    shown = sorted((one for _, one in first), key=lambda one: -chances[gist(view, seat, one.answer)])[:SHOWN]
    answers = tuple((words_of(live, seat, one.answer), chances[gist(view, seat, one.answer)]) for one in shown)
    why = reasons_for(game, seen, seat, shown[0].answer, shown[1].answer)
    return Mined(live.ply, seat, view.agenda[-1].name, answers, why)


def reasons_for(game: AnyGame, seen: State, seat: int, best: tuple[int, ...], other: tuple[int, ...]) -> Advice | None:
    """Why an answer is better than another, as hints say it; what shows only later counts, too."""
    coach = Coach(game, seen, seat, SEEDS[0], 0)
    for turn in (best, other):
        coach.steps[turn] = coach.steps_of(turn)
    coach.compare((best, other), COMPARED)
    reasons = ReasonFinder(coach).between(best, other)
    return Advice(best, 0.0, 0.0, other, reasons) if any(one.effect > 0 for one in reasons) else None


def words_of(live: Live, seat: int, answer: tuple[int, ...]) -> str:
    """An answer in notation: edits of a draft with what seals them, or moves one after the other."""
    step = live.view(seat).agenda[-1]
    if len(answer) > 1 and step.private(live.view(seat), seat, answer[0]):
        return live.words(answer)
    return " > ".join(live.words((move,)) for move in answer)


def record_of(live: Live, seed: int, drills: list[Mined]) -> dict[str, Any]:
    """As much of the game as its drills need."""
    last = drills[-1].ply
    return {
        "seats": live.state.seats,
        "seed": seed,
        "moves": [f"{seat + 1} {live.words(moves)}" for seat, moves in live.moves[:last]],
        "drills": [
            {
                "ply": one.ply,
                "seat": one.seat + 1,
                "step": one.asked,
                "answers": [[words, round(chance, 3)] for words, chance in one.answers],
                "why": [] if one.why is None else rounded(advice_to_plain(one.why)),
            }
            for one in drills
        ],
    }  # fmt: skip


def rounded(plain: Any) -> Any:
    """Nested lists with shorter numbers."""
    if isinstance(plain, list):
        return [rounded(one) for one in plain]
    return round(plain, 4) if isinstance(plain, float) else plain


def write_drills(path: Path, mined: dict[str, Any]) -> None:
    path.write_text(json.dumps(mined, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
