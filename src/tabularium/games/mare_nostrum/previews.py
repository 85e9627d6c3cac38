"""What a move would cost, meet or bring, in a few words beside its label. What is promised here is what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabularium.games.mare_nostrum import faces, names, terms
from tabularium.games.mare_nostrum.packed import (
    field_of,
    march_to,
    opponent_of,
    picked_kind,
    sail_to,
    several,
)
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds
from tabularium.games.mare_nostrum.steps.conquest import spoils_of
from tabularium.games.mare_nostrum.steps.military import land_strength
from tabularium.games.mare_nostrum.steps.placement import PLACED_AS
from tabularium.games.mare_nostrum.steps.purchases import price_of
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.presentation import Words


def preview(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    tells = PREVIEWS.get(kind_of(move))
    return tells(view, words, players, move) if tells else ""


# -- set-up, trade and purchases ---------------------------------------------------------------------


def led(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """Where an Empire starts, and with which Hero."""
    box, empire = view.box, argument_of(move)
    provinces = words.listed([names.province(box, words, p) for p in box.start_provinces[empire]])
    hero = box.starting[empire]
    power = words("board-units", name=names.tile(box, words, hero), units=faces.face(box, hero, words))
    return provinces + words("semicolon") + power


def picked(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """How many of that kind one would then have."""
    return words("preview-then-have", count=view.goods[view.viewer * terms.KINDS + picked_kind(move)] + 1)


def bought(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """The price, and what the purchase adds on a track."""
    item = argument_of(move)
    said = [] if item == terms.FREE_INFLUENCE else [words("preview-cost", cost=price_of(view, view.viewer, item))]
    sort = PLACED_AS[item]
    if terms.CARAVAN <= sort <= terms.FORTRESS:
        track = "commerce" if sort <= terms.MARKET else "politics" if sort <= terms.TEMPLE else "military"
        said.append(words(f"board-bonus-{track}", count=1))
    return ", ".join(said)


def tile(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    return faces.face(view.box, argument_of(move), words)


def copied(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """A copy adds nothing on the tracks (MN-3.45)."""
    return faces.power(view.box, argument_of(move), words)


# -- war ---------------------------------------------------------------------------------------------


def fleets(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """Whose Triremes lie there already."""
    sea = sail_to(several(move))
    there = [(seat, view.triremes(sea, seat)) for seat in range(view.seats) if seat != view.viewer]
    said = [
        words("board-units", name=players[seat], units=words("board-triremes", count=count))
        for seat, count in there
        if count
    ]
    return words("semicolon").join(said)


def armies(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """Whose Legions and Fortresses stand there already."""
    p = march_to(several(move))
    said = []
    for seat in range(view.seats):
        units = names.land_units(view, p, seat, words) if seat != view.viewer else ""
        if units:
            said.append(words("board-units", name=players[seat], units=units))
    return words("semicolon").join(said)


def sea_battle(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """A die for each Trireme, without bonuses (MN-4.45)."""
    sea = field_of(move)
    sides = [strength(words, view.triremes(sea, seat), 0) for seat in (view.viewer, opponent_of(move))]
    return words("preview-battle", mine=sides[0], theirs=sides[1])


def land_battle(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    p = field_of(move)
    mine = strength(words, *land_strength(view, view.viewer, p, True))
    theirs = strength(words, *land_strength(view, opponent_of(move), p, False))
    return words("preview-battle", mine=mine, theirs=theirs)


def strength(words: Words, dice: int, bonus: int) -> str:
    return words("preview-strength", dice=dice, bonus=bonus)


def conquered(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """What a Conqueror has of it (MN-4.58, MN-4.66, MN-4.74)."""
    return words(
        {kinds.PILLAGE: "preview-pillage", kinds.OCCUPY: "preview-occupy", kinds.SEIZE: "preview-seize"}[kind_of(move)]
    )


def razed(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """What a pillaged building brings."""
    site = argument_of(move)
    double = view.powers[view.viewer] & terms.PILLAGE_DOUBLE != 0
    if view.box.site_kind[site] == terms.LEGENDARY_CITY:
        return words("preview-legendary", double="yes" if double else "no")
    kind, count = spoils_of(view, view.viewer, site)
    return words("preview-spoils", count=count, kind=names.kind(view.box, words, kind)) if count else ""


def converted(view: MareNostrum, words: Words, players: Sequence[str], move: int) -> str:
    """All buildings of a converted Province change hands (MN-4.76)."""
    count = view.built[argument_of(move)].bit_count()
    return words("preview-buildings", count=count)


PREVIEWS: Final[dict[int, Callable[[MareNostrum, Words, Sequence[str], int], str]]] = {
    kinds.EMPIRE: led,
    kinds.PICK: picked,
    kinds.BUY: bought,
    kinds.TILE: tile,
    kinds.COPY: copied,
    kinds.SAIL: fleets,
    kinds.SAIL_SEVERAL: fleets,
    kinds.FIGHT: sea_battle,
    kinds.MARCH: armies,
    kinds.MARCH_SEVERAL: armies,
    kinds.BATTLE: land_battle,
    kinds.PILLAGE: conquered,
    kinds.OCCUPY: conquered,
    kinds.SEIZE: conquered,
    kinds.RAZE: razed,
    kinds.CONVERT: converted,
    kinds.SHEBA: converted,
}
