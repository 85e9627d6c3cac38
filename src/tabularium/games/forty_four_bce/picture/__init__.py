"""44 BCE drawn: what the phase is about lies in the middle, the rest one touch away, my screen nearest."""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.faces import statement
from tabularium.games.forty_four_bce.notation import make_notation
from tabularium.games.forty_four_bce.picture.far import (
    city_afar,
    city_pieces,
    fields_afar,
    recruit_pieces,
    recruits_afar,
    said_afar,
    said_pieces,
)
from tabularium.games.forty_four_bce.picture.ground import city_ground, fields_ground, recruits_ground, said_ground
from tabularium.games.forty_four_bce.picture.near import screen_areas
from tabularium.games.forty_four_bce.picture.pieces import field_pieces
from tabularium.games.forty_four_bce.picture.sight import Sight
from tabularium.kernel.picture import Area, Edge, Picture

CITY_PHASES: Final = (terms.CONSTRUCTION, terms.FINAL_CONSTRUCTION, terms.PRODUCTION)


def draw(sight: Sight) -> Picture:
    view = sight.view
    areas = [fields, city, recruits]
    middle = city if view.phase in CITY_PHASES else recruits if view.phase == terms.ENROLMENT else fields
    drawn = [middle(sight, "middle"), *(area(sight, "far") for area in areas if area is not middle)]
    if view.statements and view.phase < terms.FINAL_CONSTRUCTION:
        drawn.append(said(sight))
    return Picture((*drawn, *screen_areas(sight)))


def fields(sight: Sight, edge: Edge) -> Area:
    ground = fields_ground(sight.box, sight.seats, sight.words)
    afar = (fields_afar(sight, ground),) if edge == "far" else ()
    return Area("fields", sight.words("area-fields"), ground, (*field_pieces(sight), *afar), edge)


def city(sight: Sight, edge: Edge) -> Area:
    ground = city_ground(sight.box, sight.seats, sight.view.laid, sight.view.era_now(), sight.words)
    afar = (city_afar(sight, ground),) if edge == "far" else ()
    return Area("city", sight.words("area-city"), ground, (*city_pieces(sight), *afar), edge, clear=0.6)


def recruits(sight: Sight, edge: Edge) -> Area:
    ground = recruits_ground(sight.box, sight.view.removed, sight.words)
    afar = (recruits_afar(sight, ground),) if edge == "far" else ()
    return Area("recruits", sight.words("area-recruits"), ground, (*recruit_pieces(sight), *afar), edge)


def said(sight: Sight) -> Area:
    notation, ground = make_notation(sight.box), said_ground(sight.words)
    told = [statement(notation, packed.spoken(one), sight.names, sight.words) for one in sight.view.statements]
    pieces = (*said_pieces(sight, told), said_afar(sight, ground))
    return Area("said", sight.words("area-said"), ground, pieces, "far")
