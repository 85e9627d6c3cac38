"""The law of previews: what stands beside a choice is what happens when it is made.

A game says for each kind of move what its preview promises (`checks`); random games then play every previewed move on a
copy and compare. A kind of move whose preview names a number and that nobody checks is found, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tabularium.kernel.game import Game, Options
from tabularium.kernel.moves import READY, kind_of
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import Rng, sfc32
from tabularium.kernel.state import State

S = TypeVar("S", bound=State)

Check = Callable[[S, int, int, str], None]  # the state before, the seat, the move and the words beside it

NAMES = ["Livia", "Marcus", "Julia", "Titus", "Gaius"]
MOST = 12  # moves looked at in one decision


def number(text: str, what: str) -> int:
    """So many of something in a text; 0 where it is not named."""
    found = re.search(rf"(\d+) {what}", text)
    return int(found[1]) if found else 0


def hold_to_their_word(
    game: Game[S, Any],
    seats: int,
    seed: int,
    checks: Mapping[int, Check[S]],
    options: Options | None = None,
    spiced: Callable[[S, Rng], None] | None = None,
) -> set[int]:
    """Play a game and check its previews; the kinds of moves that had one. `spiced` makes the table an odder one."""
    english = Presenter(game, "en", NAMES[:seats])
    rng = sfc32(seed)
    s = game.new(seats, options, seed)
    if spiced is not None:
        spiced(s, rng)
    met: set[int] = set()
    while not s.over:
        seat = next_seat(s)
        moves = legal(s, seat)
        view = s.view(seat)
        shown = [*moves, *s.agenda[-1].touch_moves(s, seat)]
        for move in shown if len(shown) < MOST else shown[:: len(shown) // 8]:
            beside = game.board.preview(english.sight(view), move)
            check = checks.get(kind_of(move))
            if beside and check is not None:
                check(s, seat, move, beside)
                met.add(kind_of(move))
            elif re.search(r"\d", beside):
                raise AssertionError(f"nobody checks “{english.label(view, move)} — {beside}”")
        quiet = s.agenda[-1].talk
        last = len(moves) > 1 and rng.below(4)  # to pass, mostly: let it come seldom
        play(s, seat, READY if quiet else moves[rng.below(len(moves) - 1 if last else len(moves))])
    return met
