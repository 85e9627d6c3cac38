"""Boxes that are not as the rulebook wants them: how a game refuses them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tabularium.kernel.game import AnyGame
from tabularium.kernel.refusals import BadBox


def own_box(game: AnyGame) -> Any:
    """The tables of a game's box, to be changed."""
    return deepcopy(dict(game.box_table))


def at_least(found: tuple[int, ...], counted: tuple[int, ...]) -> bool:
    """Whether a box holds what the rulebook counts. A card that was added since is no fault."""
    return all(have >= want for have, want in zip(found, counted, strict=True))


def problems(game: AnyGame, table: Any) -> tuple[str, ...]:
    """All that is wrong with these tables."""
    with pytest.raises(BadBox) as refused:
        game.open_box(table)
    return refused.value.problems
