"""Is a record true? Its box, its dice, every move and the result, one check after the other."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.kernel.acta import Acta
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live, box_in, check_rules, dice_of, replay
from tabularium.kernel.refusals import BadRecord
from tabularium.kernel.rng import FairRng


def verify(game: AnyGame, acta: Acta) -> Iterator[str]:
    """Check a record: yields what was found right; BadRecord names the first difference."""
    check_rules(game, acta)
    yield f"rules: {game.id}, ruleset {game.ruleset}"
    box = box_in(game, acta)
    yield f"box: {'the rulebook’s own' if acta.box_content is None else 'a custom one'}, {box.digest}"
    dice = dice_of(acta)
    fair = isinstance(dice, FairRng)
    yield "dice: fair, the secret is the one committed to" if fair else f"dice: those of seed {dice}"
    live = replay(game, acta)
    yield f"moves: every one is legal, {live.ply} stand"
    yield check_result(acta, live)


def check_result(acta: Acta, live: Live) -> str:
    recorded = acta.last("result")
    if not live.over:
        return f"result: none yet, the game stopped at ply {live.ply}"
    if not recorded:
        raise BadRecord(f"the game is over with “{live.acta.last('result')}”, but the record has no result")
    return f"result: “{recorded}”, as recorded"
