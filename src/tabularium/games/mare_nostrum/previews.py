"""What a move would cost, meet or bring, in a few words beside its label. What is promised here is what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabularium.games.mare_nostrum import faces, names, packed, terms
from tabularium.games.mare_nostrum.odds import chances
from tabularium.games.mare_nostrum.picture.sight import Sight
from tabularium.games.mare_nostrum.steps import kinds
from tabularium.games.mare_nostrum.steps.conquest import spoils_of
from tabularium.games.mare_nostrum.steps.military import land_strength
from tabularium.games.mare_nostrum.steps.placement import PLACED_AS
from tabularium.games.mare_nostrum.steps.purchases import price_of
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.presentation import Words


def preview(sight: Sight, move: int) -> str:
    tells = PREVIEWS.get(kind_of(move))
    return tells(sight, move) if tells else ""


# -- set-up, trade and purchases ---------------------------------------------------------------------


def led(sight: Sight, move: int) -> str:
    """Where an Empire starts, and with which Hero."""
    words = sight.words
    box, empire = sight.box, argument_of(move)
    provinces = words.listed([names.province(box, words, p) for p in box.start_provinces[empire]])
    hero = box.starting[empire]
    power = words("board-units", name=names.tile(box, words, hero), units=faces.face(box, hero, words))
    return provinces + words("semicolon") + power


def picked(sight: Sight, move: int) -> str:
    """How many of that kind one would then have."""
    return sight.words(
        "preview-then-have", count=sight.view.goods[sight.viewer * terms.KINDS + packed.picked_kind(move)] + 1
    )


def bought(sight: Sight, move: int) -> str:
    """The price, and what the purchase adds on a track."""
    item = argument_of(move)
    said = (
        []
        if item == terms.FREE_INFLUENCE
        else [sight.words("preview-cost", cost=price_of(sight.view, sight.viewer, item))]
    )
    sort = PLACED_AS[item]
    if terms.CARAVAN <= sort <= terms.FORTRESS:
        track = "commerce" if sort <= terms.MARKET else "politics" if sort <= terms.TEMPLE else "military"
        said.append(sight.words(f"board-bonus-{track}", count=1))
    return ", ".join(said)


def tile(sight: Sight, move: int) -> str:
    return faces.face(sight.box, argument_of(move), sight.words)


def copied(sight: Sight, move: int) -> str:
    """A copy adds nothing on the tracks (MN-3.45)."""
    return faces.power(sight.box, argument_of(move), sight.words)


# -- war ---------------------------------------------------------------------------------------------


def fleets(sight: Sight, move: int) -> str:
    """Whose Triremes lie there already."""
    sea = packed.sail_to(packed.several(move))
    there = [(seat, sight.view.triremes(sea, seat)) for seat in range(sight.seats) if seat != sight.viewer]
    said = [
        sight.words("board-units", name=sight.names[seat], units=sight.words("board-triremes", count=count))
        for seat, count in there
        if count
    ]
    return sight.words("semicolon").join([*said, *odds(sight, move)])


def armies(sight: Sight, move: int) -> str:
    """Whose Legions and Fortresses stand there already."""
    p = packed.march_to(packed.several(move))
    said = []
    for seat in range(sight.seats):
        units = names.land_units(sight.view, p, seat, sight.words) if seat != sight.viewer else ""
        if units:
            said.append(sight.words("board-units", name=sight.names[seat], units=units))
    return sight.words("semicolon").join([*said, *odds(sight, move)])


def odds(sight: Sight, move: int) -> list[str]:
    """How the battle there will probably end."""
    found = chances(sight.view, sight.viewer, move)
    return [] if found is None else [sight.words("preview-odds", wins=found[0], loses=found[1])]


def sea_battle(sight: Sight, move: int) -> str:
    """A die for each Trireme, without bonuses (MN-4.45)."""
    sea = packed.field_of(move)
    sides = [
        strength(sight.words, sight.view.triremes(sea, seat), 0) for seat in (sight.viewer, packed.opponent_of(move))
    ]
    return sight.words("preview-battle", mine=sides[0], theirs=sides[1])


def land_battle(sight: Sight, move: int) -> str:
    p = packed.field_of(move)
    mine = strength(sight.words, *land_strength(sight.view, sight.viewer, p, True))
    theirs = strength(sight.words, *land_strength(sight.view, packed.opponent_of(move), p, False))
    return sight.words("preview-battle", mine=mine, theirs=theirs)


def strength(words: Words, dice: int, bonus: int) -> str:
    return words("preview-strength", dice=dice, bonus=bonus)


def conquered(sight: Sight, move: int) -> str:
    """What a Conqueror has of it (MN-4.58, MN-4.66, MN-4.74)."""
    return sight.words(
        {kinds.PILLAGE: "preview-pillage", kinds.OCCUPY: "preview-occupy", kinds.SEIZE: "preview-seize"}[kind_of(move)]
    )


def razed(sight: Sight, move: int) -> str:
    """What a pillaged building brings."""
    view = sight.view
    site = argument_of(move)
    double = view.powers[view.viewer] & terms.PILLAGE_DOUBLE != 0
    if view.box.site_kind[site] == terms.LEGENDARY_CITY:
        return sight.words("preview-legendary", double="yes" if double else "no")
    kind, count = spoils_of(view, view.viewer, site)
    return sight.words("preview-spoils", count=count, kind=names.kind(view.box, sight.words, kind)) if count else ""


def converted(sight: Sight, move: int) -> str:
    """All buildings of a converted Province change hands (MN-4.76)."""
    count = sight.view.built[argument_of(move)].bit_count()
    return sight.words("preview-buildings", count=count)


PREVIEWS: Final[dict[int, Callable[[Sight, int], str]]] = {
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
