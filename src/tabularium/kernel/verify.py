"""Is a record true? Its box, its dice, every move and the result, one check after the other."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.kernel.acta import Acta
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live, dice_of, replay
from tabularium.kernel.refusals import BadRecord
from tabularium.kernel.rng import FairRng


def verify(game: AnyGame, acta: Acta) -> Iterator[str]:
    """What was found to be right, as it is found; BadRecord names the first difference."""
    yield check_rules(game, acta)
    yield check_box(game, acta)
    yield check_dice(acta)
    live = replay(game, acta)
    yield f"moves: all {live.ply} that stand are legal"
    yield check_result(acta, live)


def check_rules(game: AnyGame, acta: Acta) -> str:
    if acta.game != game.id:
        raise BadRecord(f"this is a record of {acta.game}, not of {game.id}")
    if acta.ruleset != game.ruleset:
        raise BadRecord(f"this record was played under ruleset {acta.ruleset}; this build plays ruleset {game.ruleset}")
    return f"rules: {game.id}, ruleset {game.ruleset}, {acta.seats} seats"


def check_box(game: AnyGame, acta: Acta) -> str:
    box = game.box if acta.box_content is None else game.open_box(acta.box_content)
    if box.digest != acta.box:
        raise BadRecord(f"the box of this record ({acta.box}) is not the one here ({box.digest})")
    return f"box: {'the rulebook’s own' if acta.box_content is None else 'a custom one'}, {box.digest}"


def check_dice(acta: Acta) -> str:
    dice = dice_of(acta)
    if isinstance(dice, FairRng):
        return "dice: fair, the secret is the one committed to"
    return f"dice: those of seed {dice}"


def check_result(acta: Acta, live: Live) -> str:
    recorded = acta.last("result")
    if not live.over:
        return f"result: none yet, the game stopped after {live.ply} moves"
    if not recorded:
        raise BadRecord(f"the game is over with “{live.acta.last('result')}”, but the record has no result")
    return f"result: “{recorded}”, as recorded"
