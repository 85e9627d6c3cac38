"""A year of nine phases, six times; then one last construction and the count."""

from __future__ import annotations

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import told
from tabularium.games.forty_four_bce.steps.commitment import start_im_commitment, start_suitor_commitment
from tabularium.games.forty_four_bce.steps.construction import start_construction
from tabularium.games.forty_four_bce.steps.discard import start_discard
from tabularium.games.forty_four_bce.steps.enrolment import start_enrolment
from tabularium.games.forty_four_bce.steps.negotiation import start_negotiation
from tabularium.games.forty_four_bce.steps.production import start_production
from tabularium.games.forty_four_bce.steps.recess import EndCount, recess
from tabularium.games.forty_four_bce.steps.resolution import start_resolution
from tabularium.kernel.step import Step


def start_game(s: FortyFourBce) -> None:
    """Six years; then the final construction (BC-11.10, BC-12.1), the count, and nothing else (BC-12.2)."""
    s.push(EndCount())
    s.push(Phase(terms.FINAL_CONSTRUCTION))
    s.push(Year(1))


class Year(Step[FortyFourBce]):
    """A new year: its three tiles lie in front of the Imperium Maius (BC-11.9), and a new era brings its structures."""

    __slots__ = ("year",)

    def __init__(self, year: int) -> None:
        self.year = year

    def run(self, s: FortyFourBce) -> None:
        if self.year < len(s.box.years):
            s.push(Year(self.year + 1))
        for phase in range(terms.RECESS, terms.CONSTRUCTION - 1, -1):
            s.push(Phase(phase))
        s.year = self.year
        s.statements = ()
        s.reactions = ()
        s.verdicts = ()
        tile = s.letter() * 3
        s.tell(told.YEAR, s.im, s.year - 1)
        s.tell(told.TILES, s.im, tile, tile + 1, tile + 2)
        era = s.era_now()
        if s.year > 1 and era != s.box.era_of[s.year - 1]:  # BC-11.11
            s.tell(told.ERA, -1, era, *[structure for structure in s.laid if s.box.era[structure] == era])


class Phase(Step[FortyFourBce]):
    """The phase marker moves on, and the phase begins."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: FortyFourBce) -> None:
        s.phase = self.phase
        if s.log is not None:
            s.tell(told.PHASE, -1, self.phase)
        start(s, self.phase)


def start(s: FortyFourBce, phase: int) -> None:
    if phase in (terms.CONSTRUCTION, terms.FINAL_CONSTRUCTION):
        start_construction(s)
    elif phase == terms.PRODUCTION:
        start_production(s)
    elif phase == terms.ENROLMENT:
        start_enrolment(s)
    elif phase == terms.DISCARD:
        start_discard(s)
    elif phase == terms.IM_COMMITMENT:
        start_im_commitment(s)
    elif phase == terms.NEGOTIATION:
        start_negotiation(s)
    elif phase == terms.SUITOR_COMMITMENT:
        start_suitor_commitment(s)
    elif phase == terms.RESOLUTION:
        start_resolution(s)
    else:
        recess(s)
