"""Who sits where: people and bots, as `--seats` names them."""

from __future__ import annotations

from tabularium.bots import Bot
from tabularium.bots.levels import LEVELS, USUAL, guests, make_bot
from tabularium.kernel.game import AnyGame
from tabularium.kernel.refusals import BadOptions
from tabularium.kernel.rng import sfc32

HUMAN = "human"
SITTERS = (HUMAN, *LEVELS, *guests())


def sitters(game: AnyGame, text: str) -> tuple[str, ...]:
    """`3` is a person and two bots; `human,senator,human` names each seat."""
    if not text:
        return sitters(game, str(game.usual_seats))
    named = tuple(part.strip().lower() for part in text.split(","))
    unknown = [part for part in named if part not in SITTERS]
    if unknown and not (text.isascii() and text.isdigit()):
        raise BadOptions([f"seats are a number or a list of {', '.join(SITTERS)}, not “{text}”"])
    number = text if unknown else str(len(named))
    if number not in [str(n) for n in game.player_counts]:
        counts = ", ".join(str(n) for n in game.player_counts)
        raise BadOptions([f"{game.id} is for {counts} players, not {number[:20]}"])
    return (HUMAN, *(USUAL,) * (int(number) - 1)) if unknown else named


def seat_bots(game: AnyGame, named: tuple[str, ...], seed: int) -> tuple[Bot | None, ...]:
    """A bot for each seat where no person sits, each with luck of its own."""
    luck = sfc32(seed)
    return tuple(None if sitter == HUMAN else make_bot(game, sitter, luck.bits()) for sitter in named)
