"""A move is an int: `kind << 20 | argument`. Words for it are made and read by the notation."""

from __future__ import annotations

from typing import Final

KIND: Final = 20
ARGUMENT: Final = (1 << KIND) - 1

# The kinds every game shares; a game's own kinds start at FIRST_KIND.
DONE: Final = 1 << KIND  # my sealed choice stands
READY: Final = 2 << KIND  # I have nothing more to say
REOPEN: Final = 3 << KIND  # I take my sealed choice up again
CONFIRM: Final = 4 << KIND  # my turn stands
PASS: Final = 5 << KIND  # I let this opportunity go
FIRST_KIND: Final = 16

LAST: Final = (PASS, CONFIRM, READY, DONE)  # what stands last in every list, in this order; the others close something

# Event kinds that the kernel tells; a game's own start at FIRST_EVENT.
TOLD_DONE: Final = 1
TOLD_REOPENED: Final = 2
TOLD_RENAMED: Final = 3  # a bot, because a person has its name
TOLD_JOINED: Final = 4
TOLD_BOT_PLAYS: Final = 5
TOLD_PLAYS_AGAIN: Final = 6
TOLD_AT_TABLES: Final = (TOLD_RENAMED, TOLD_JOINED, TOLD_BOT_PLAYS, TOLD_PLAYS_AGAIN)  # not by the game alone
FIRST_EVENT: Final = 16


def kind_of(move: int) -> int:
    """The kind of a move, in place: `kind_of(BUILD | 3) == BUILD`."""
    return move & ~ARGUMENT


def rank_of(move: int, closing: frozenset[int] = frozenset()) -> int:
    """0 for most moves, 1 for a pass, more for what closes something; a game may have words of its own for that."""
    if move in closing:
        return len(LAST)
    return LAST.index(move) + 1 if move in LAST else 0


def argument_of(move: int) -> int:
    return move & ARGUMENT
