"""The whole picture: what the phase is about lies in the middle, the rest one touch away, my screen nearest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.games.forty_four_bce import faces
from tabularium.games.forty_four_bce.box import CONSTRUCTION, ENROLMENT, FINAL_CONSTRUCTION, PRODUCTION
from tabularium.games.forty_four_bce.notation import make_notation
from tabularium.games.forty_four_bce.packed import spoken
from tabularium.games.forty_four_bce.picture.city import city_area
from tabularium.games.forty_four_bce.picture.display import display_area
from tabularium.games.forty_four_bce.picture.fields import fields_area
from tabularium.games.forty_four_bce.picture.said import said_area
from tabularium.games.forty_four_bce.picture.screen import screen_areas
from tabularium.games.forty_four_bce.picture.table import Table
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.kernel.picture import Picture
from tabularium.kernel.presentation import Words

FIELDS: Final = 0
CITY: Final = 1
RECRUITS: Final = 2
IN_THE_MIDDLE: Final = {CONSTRUCTION: CITY, FINAL_CONSTRUCTION: CITY, PRODUCTION: CITY, ENROLMENT: RECRUITS}


def draw(view: FortyFourBce, words: Words, names: Sequence[str]) -> Picture:
    t = Table(view, words, names)
    middle = IN_THE_MIDDLE.get(view.phase, FIELDS)
    parts = (fields_area, city_area, display_area)
    areas = [parts[middle](t, "middle")]
    areas.extend(part(t, "far") for k, part in enumerate(parts) if k != middle)
    if view.statements and view.phase < FINAL_CONSTRUCTION:
        notation = make_notation(view.box)
        sentences = [faces.statement(notation, spoken(one), t.names, words) for one in view.statements]
        areas.append(said_area(t, sentences))
    return Picture((*areas, *screen_areas(t)))
