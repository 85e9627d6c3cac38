"""What one touches to make a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabularium.games.age_of_rome import packed, terms
from tabularium.games.age_of_rome.state import AgeOfRome, facing
from tabularium.games.age_of_rome.steps import kinds
from tabularium.games.age_of_rome.steps.action import UseBonus
from tabularium.games.age_of_rome.steps.diplomacy import Envoy
from tabularium.games.age_of_rome.steps.plots import PlotDetail, PlotReplace
from tabularium.kernel.moves import CONFIRM, DONE, PASS, READY, REOPEN, argument_of, kind_of
from tabularium.kernel.picture import LISTED, Path, amounts, bag, touches

# What is only said.
LIST_ONLY: Final = frozenset(
    (DONE, READY, REOPEN, CONFIRM, PASS, kinds.CLOSE, kinds.DECLINE, kinds.PASS_PHASE, kinds.SKIP)
)
CHAINED: Final = frozenset((kinds.ACTIVATE, kinds.FORM, kinds.FROM, kinds.FROM_BOARD, kinds.PAIR, kinds.EXPEL))


def path_of(view: AgeOfRome, move: int) -> Path | None:
    kind = kind_of(move)
    if kind in LIST_ONLY:
        return LISTED
    make = PATHS.get(kind)
    return make(view, move) if make else None


def own_site(view: AgeOfRome, move: int) -> Path:
    return touches(site(view, facing(view, view.viewer), argument_of(move)))


def other_site(view: AgeOfRome, move: int) -> Path:
    return touches(site(view, packed.envoy_province(move), packed.envoy_building(move)))


def card(view: AgeOfRome, move: int) -> Path:
    return touches(card_key(view, argument_of(move)))


def card_key(view: AgeOfRome, kind: int) -> str:
    return f"card-{(*view.box.cards, 'back', 'anchor')[kind]}"


def three_cards(view: AgeOfRome, move: int) -> Path:
    return bag(*(card_key(view, kind) for kind in packed.laid_kinds(move)))


def of_target(view: AgeOfRome, move: int) -> Path:
    """Legions and elements of whom a Plot hits."""
    step = view.agenda[-1]
    target = step.target if isinstance(step, (PlotDetail, PlotReplace)) else view.viewer
    if kind_of(move) == kinds.TOPPLE:
        return touches(level_of(target, argument_of(move)))
    if kind_of(move) == kinds.PAIR:
        return bag(*(legions_at(view, target, region) for region in packed.pair_of(move)))
    region = step.region if isinstance(step, PlotReplace) else argument_of(move)
    return touches(legions_at(view, target, region))


def bonus(view: AgeOfRome, move: int) -> Path:
    """The marker itself, or without it the Building."""
    step = view.agenda[-1]
    assert isinstance(step, UseBonus)
    if kind_of(move) == kinds.WITH_BONUS:
        return touches(f"bonus-{terms.BUILDINGS[step.building]}")
    return touches(site(view, facing(view, view.viewer), step.building))


def spied(view: AgeOfRome, move: int) -> Path:
    step = view.agenda[-1]
    assert isinstance(step, Envoy)
    return touches(site(view, step.province, step.building))


def coins(view: AgeOfRome, move: int) -> Path:
    """So many out of the purse of who offers."""
    key = purse_of(view.envoy)
    return amounts({key: argument_of(move)}, key)


PATHS: Final[dict[int, Callable[[AgeOfRome, int], Path]]] = {
    kinds.SELL: card,
    kinds.PLAY: card,
    kinds.DISCARD: card,
    kinds.LAY: three_cards,
    kinds.FORM: lambda view, move: touches(f"set-{view.box.wares[argument_of(move)]}"),
    kinds.BUY_GLORY: lambda view, move: touches(f"medal-{terms.BUILDINGS[terms.RELIGION]}"),
    kinds.RECALL: of_target,
    kinds.ENVOY: other_site,
    kinds.TOKEN_SPY: lambda view, move: touches("token-spy"),
    kinds.TOKEN_ALLIANCE: lambda view, move: touches("token-alliance"),
    kinds.OFFER: coins,
    kinds.ASK: coins,
    kinds.ACCEPT: lambda view, move: touches("token"),
    kinds.REFUSE: lambda view, move: touches("token"),
    kinds.SPY_GLORY: lambda view, move: touches("glory"),
    kinds.SPY_ACTION: spied,
    kinds.ACTIVATE: lambda view, move: touches(marker_of(view, argument_of(move))),
    kinds.TOPPLE: of_target,
    kinds.EXPEL: of_target,
    kinds.REMOVE: of_target,
    kinds.REPLACE: lambda view, move: touches(legions_of(view.viewer)),
    kinds.PAIR: of_target,
    kinds.STRIKE: lambda view, move: touches(f"vote-{argument_of(move) + 1}"),
    kinds.BUILD: own_site,
    kinds.PLACE: own_site,
    kinds.PLACE_COLOSSEUM: lambda view, move: touches("colosseum"),
    kinds.PLACE_PLOT: lambda view, move: touches(plots_of(view, facing(view, view.viewer))),
    kinds.WITH_BONUS: bonus,
    kinds.WITHOUT_BONUS: bonus,
    kinds.FROM_BOARD: lambda view, move: touches(legions_of(view.viewer)),
    kinds.FROM: of_target,
    kinds.RAISE: lambda view, move: touches(level_of(view.viewer, argument_of(move))),
    kinds.TAX: lambda view, move: touches(people_of(view)),
    kinds.TAX_DOUBLE: lambda view, move: touches(people_of(view)),
}


# -- touch keys --------------------------------------------------------------------------------------


def site(view: AgeOfRome, province: int, kind: int) -> str:
    """The touch key of a Building's plot."""
    return f"site-{view.box.provinces[province]}-{terms.BUILDINGS[kind]}"


def plots_of(view: AgeOfRome, province: int) -> str:
    """The touch key of the free Plot slot of a Province."""
    return f"plots-{view.box.provinces[province]}"


def marker_of(view: AgeOfRome, province: int) -> str:
    """The touch key of the viewer's own Plot markers there."""
    return f"marker-{view.box.provinces[province]}"


def legions_at(view: AgeOfRome, board: int, region: int) -> str:
    return f"legions-{board + 1}-{view.box.regions[region]}"


def legions_of(board: int) -> str:
    return f"legions-{board + 1}"


def purse_of(board: int) -> str:
    return f"purse-{board + 1}"


def level_of(board: int, level: int) -> str:
    return f"pantheon-{board + 1}-{('base', 'upper')[level]}"


def people_of(view: AgeOfRome) -> str:
    """The touch key of those who live in the Province before the viewer."""
    return f"people-{view.box.provinces[facing(view, view.viewer)]}"
