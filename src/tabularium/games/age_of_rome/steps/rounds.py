"""A round of the game, from the Event to the turn of the Provinces board."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.effects import (
    discard_random,
    gain_denarii,
    gain_glory_together,
    lose_denarii,
    lose_glory,
    recall_legion,
    take_vendetta,
    take_vote,
    top_vote_of,
)
from tabularium.games.age_of_rome.scoring import with_most
from tabularium.games.age_of_rome.solo import CASSIUS, CassiusActs, CassiusBuilds, CassiusPlots, difficulty
from tabularium.games.age_of_rome.state import AgeOfRome, against_cassius, emperor, faced_by, no_plots, on
from tabularium.games.age_of_rome.steps import kinds, told
from tabularium.games.age_of_rome.steps.action import PartisanPlace, clean_up, next_to_place
from tabularium.games.age_of_rome.steps.construction import BuildChoose
from tabularium.games.age_of_rome.steps.diplomacy import DiplomacyPlace
from tabularium.games.age_of_rome.steps.ending import FinalScoring
from tabularium.games.age_of_rome.steps.income import IncomeChoose
from tabularium.games.age_of_rome.steps.plots import PlotChoose, fullest_region
from tabularium.games.age_of_rome.steps.trade import FROM_DECK, MakeRoom, MedalOffer, carry_out
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.picture import Lot, Tray
from tabularium.kernel.state import EVERYONE, NoDice
from tabularium.kernel.step import NOT_NOW, Decision, Sealed, Step

# What a row of turns is for.
DIPLOMACY: Final = 0
PLOTTING: Final = 1
BUILDING: Final = 2
TAXING: Final = 3


class KeepQuests(Sealed[AgeOfRome]):
    """Everybody secretly returns one of the Quests dealt (AR-1.14)."""

    def edits(self, s: AgeOfRome, seat: int) -> list[int]:
        chosen = s.drafts[seat]
        quests = sorted([packed.quest_of(held) for held in s.quests[seat]])
        return [kinds.RETURN | quest for quest in quests if quest not in chosen]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        return "AR-1.14" if kind_of(move) == kinds.RETURN else NOT_NOW

    def edit(self, s: AgeOfRome, seat: int, move: int) -> None:
        s.drafts[seat] = (argument_of(move),)

    def unfinished(self, s: AgeOfRome, seat: int) -> str:
        return "" if s.drafts[seat] else "AR-1.14"

    def tray(self, s: AgeOfRome, seat: int) -> Tray | None:
        """What was dealt, and the one that goes back."""
        if (self.done >> seat) & 1:
            return None
        kept = [packed.quest_of(held) for held in s.quests[seat] if packed.quest_of(held) not in s.drafts[seat]]
        lots = tuple([Lot("quest", quest, 1, kinds.RETURN | quest) for quest in kept])
        back = tuple([Lot("quest", quest) for quest in s.drafts[seat]])
        return Tray(lots, back, 1 - len(back), DONE if back else -1)

    def close(self, s: AgeOfRome) -> None:
        """Returned Quests go under the pile in seat order; only their owners know them."""
        for seat in range(s.seats):
            quest = s.drafts[seat][0]
            s.drafts[seat] = ()
            s.quests[seat] = tuple([held for held in s.quests[seat] if packed.quest_of(held) != quest])
            s.pile = (packed.held_quest(1 << seat, quest), *s.pile)
            s.whisper(told.RETURNED_QUEST, seat, 1 << seat, (quest,))
        s.push(Round())


class Round(Step[AgeOfRome]):
    """The next round, or the end after the last one (AR-9.10)."""

    def run(self, s: AgeOfRome) -> None:
        if s.round == s.box.rounds:
            s.push(FinalScoring())
            return
        s.round += 1
        s.tell(told.ROUND, -1, s.round)
        s.push(EndRound())
        s.push(Phase(state.INCOME))
        s.push(Phase(state.ACTION))
        s.push(Phase(state.CONSTRUCTION))
        s.push(Phase(state.PLOTS))


class Phase(Step[AgeOfRome]):
    """A phase begins; whoever let the Medal's offers go for a phase is asked again. All but Plots is the same for one
    player as for four (AR-12.7, AR-12.8)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, s: AgeOfRome) -> None:
        s.phase = self.phase
        s.passed = 0
        s.tell(told.PHASE, -1, self.phase)
        if self.phase == state.CONSTRUCTION:
            s.push(Turns(BUILDING, 0))
        elif self.phase == state.ACTION:
            if against_cassius(s):
                s.own[on(CASSIUS, state.PARTISANS)] = s.box.actions[difficulty(s)][s.round]
            s.push(Placements(0, 0))
        elif self.phase == state.INCOME:
            s.push(Turns(TAXING, 0))
        else:
            self.plots(s)

    def plots(self, s: AgeOfRome) -> None:
        """AR-3.1: the Event, then diplomacy (AR-11.2, AR-11.31, AR-11.35), then Plots, but not in round 1 (AR-4.1).
        What is placed in the Action phase waits for the next round (AR-6.32)."""
        if s.round > 1 and not no_plots(s):
            s.push(Turns(PLOTTING, 0))
        if s.options[state.SPIES]:
            s.push(Turns(DIPLOMACY, 0))
        s.push(RevealEvent())


# -- the Event -------------------------------------------------------------------------------------------


class RevealEvent(Step[AgeOfRome]):
    """The top Event is revealed: direction of play, turn order, and whom it concerns (AR-3.1, AR-3.7)."""

    def run(self, s: AgeOfRome) -> None:
        if s.events[-1] == s.box.none_event:
            raise NoDice("a view does not know the next Event: determinize it first")
        s.event = s.events[-1]
        s.events = s.events[:-1]
        s.direction = s.box.event_direction[s.event]  # AR-3.3
        s.order = turn_order(s)
        s.reveal(told.EVENT, -1, EVERYONE, (), s.event)
        s.tell(told.ORDER, -1, *s.order)
        negative = s.box.event_negative[s.event]
        if emperor(s):  # AR-12.2, AR-12.3, AR-12.6: wages instead of rewards, and only the blows
            gain_denarii(s, 0, s.own[state.PARTISANS])
            if not negative:
                return
        whom = concerned(s)
        effects = s.box.event_effects[s.event]
        for i in range(len(effects) - 1, -1, -1):
            if negative:
                strike_by_event(s, whom, effects[i][0], effects[i][1])
            else:
                reward_by_event(s, whom, effects[i][0], effects[i][1])


def turn_order(s: AgeOfRome) -> tuple[int, ...]:
    """AR-3.4, AR-3.5, AR-1.3: from the First player marker on, in the direction of play, empty chairs skipped."""
    start = s.marker + s.turned
    chairs = [s.chairs[(start + i * s.direction) & 3] for i in range(4)]
    return tuple([board for board in chairs if board != state.NOBODY_SITS])


def concerned(s: AgeOfRome) -> list[int]:
    """Those an Event rewards or hits, in turn order."""
    kind, what = s.box.event_who[s.event]
    if kind == terms.FACING:  # AR-3.8
        board = faced_by(s, what)
        return [] if board == state.NOBODY_SITS else [board]
    tied = with_most(s, what, kind == terms.LEAST)
    return [board for board in s.order if board in tied]


def reward_by_event(s: AgeOfRome, whom: list[int], verb: int, n: int) -> None:
    """AR-3.2: what can't be given is lost."""
    if s.boards > s.seats and CASSIUS in whom:  # AR-13.8
        whom = [board for board in whom if board != CASSIUS]
        gain_glory_together(s, [CASSIUS], s.box.cassius_event)
    if verb == terms.GAIN_GLORY:
        gain_glory_together(s, whom, n)
    elif verb == terms.DRAW_TRADE:  # AR-3.9: in turn order, and it is nobody's turn
        for seat in reversed(whom):
            for _ in range(n):
                s.push(MakeRoom(seat, FROM_DECK, 0, 0))
    else:
        for seat in whom:
            carry_out(s, seat, verb, n, 0)


def strike_by_event(s: AgeOfRome, whom: list[int], verb: int, n: int) -> None:
    """Hard Times: AR-11.24, AR-11.25, AR-11.26, AR-11.27, AR-11.28, AR-11.29. Cassius is hit too (AR-13.9)."""
    for board in whom[::-1] if verb == terms.RETURN_LEGION else whom:  # what is decided first lies on top of the agenda
        if verb == terms.LOSE_DENARII:
            lose_denarii(s, board, n)
        elif verb == terms.LOSE_GLORY:  # AR-3.10
            lose_glory(s, board, n)
        elif verb == terms.RETURN_LEGION:
            for _ in range(n):
                s.push(EventReturnLegion(board))
        elif verb == terms.RETURN_VOTE:
            for _ in range(n):
                place = top_vote_of(s, board)
                if place >= 0:
                    s.tell(told.VOTE_BACK, take_vote(s, place), place + 1)
        elif verb == terms.DISCARD_TRADE_RANDOM:
            if board < s.seats:
                discard_random(s, board, n)
        elif verb == terms.TAKE_VENDETTA:
            take_vendetta(s, board, n)


class EventReturnLegion(Decision[AgeOfRome]):
    """Desertion: from which Region a Legion comes home (AR-11.26); Cassius does not choose."""

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "AR-11.26"

    def owes(self, s: AgeOfRome) -> int:
        return 1 << self.seat if self.seat < s.seats and self.legal(s, self.seat) else 0

    def run(self, s: AgeOfRome) -> None:
        region = fullest_region(s, self.seat, terms.REGIONS)
        if region >= 0:
            recall_legion(s, self.seat, region)

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.RECALL | region for region in range(terms.REGIONS) if s.own[on(seat, state.REGION + region)]]

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.RECALL | region for region in range(terms.REGIONS)]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        recall_legion(s, seat, argument_of(move))


# -- turns -----------------------------------------------------------------------------------------------


def offer_medal_before(s: AgeOfRome, board: int) -> None:
    """AR-2.16: just before the turn of another board."""
    holder = s.medals[terms.RELIGION]
    if holder != state.NOBODY_SITS and holder != board:
        s.push(MedalOffer(board, -1))


class Turns(Step[AgeOfRome]):
    """The boards take their turns in turn order."""

    __slots__ = ("place", "what")

    def __init__(self, what: int, place: int) -> None:
        self.what = what
        self.place = place

    def run(self, s: AgeOfRome) -> None:
        if self.place == len(s.order):
            return
        board = s.order[self.place]
        s.push(Turns(self.what, self.place + 1))
        if board >= s.seats:
            self.cassius(s)
            return
        if self.what == DIPLOMACY:
            s.push(DiplomacyPlace(board))
        elif self.what == PLOTTING:
            s.push(PlotChoose(board))
        elif self.what == BUILDING:
            s.push(BuildChoose(board))
        else:
            s.push(IncomeChoose(board))
        offer_medal_before(s, board)

    def cassius(self, s: AgeOfRome) -> None:
        """AR-13.5: in turn order like a player; he takes no Income (AR-13.25)."""
        if self.what == PLOTTING:
            s.push(CassiusPlots(0))
            offer_medal_before(s, CASSIUS)
        elif self.what == BUILDING:
            s.push(CassiusBuilds())
            offer_medal_before(s, CASSIUS)


class Placements(Step[AgeOfRome]):
    """One Partisan at a time, around the table, until all are placed (AR-6.1, AR-6.2, AR-6.3)."""

    __slots__ = ("offered", "place")

    def __init__(self, place: int, offered: int) -> None:
        self.place = place
        self.offered = offered  # 1 once the last offer of the Religion Medal was made

    def run(self, s: AgeOfRome) -> None:
        place = next_to_place(s, self.place)
        if place < 0:
            if self.offered:
                clean_up(s)
            else:
                s.push(Placements(self.place, 1))
                s.push(MedalOffer(-1, -1))  # AR-2.16: a Partisan gained by it is still placed
            return
        board = s.order[place]
        s.push(Placements((place + 1) % len(s.order), self.offered))
        if board < s.seats:
            s.push(PartisanPlace(board))
        else:
            s.push(CassiusActs())
        offer_medal_before(s, board)


# -- the end of the round ----------------------------------------------------------------------------------


class EndRound(Step[AgeOfRome]):
    """The Provinces board turns with all that lies on it (AR-9.7, AR-9.8, AR-9.9), and the Event goes away (AR-3.6)."""

    def run(self, s: AgeOfRome) -> None:
        turns = s.box.event_turns[s.event] * s.direction
        if s.options[state.CLOCK]:  # AR-11.18, AR-11.19, AR-11.34
            turns = 1
        s.turned = (s.turned + turns) & 3
        s.used = (*s.used, s.event)
        s.event = s.box.none_event
        s.tell(told.ROTATED, -1, turns & 3)
        s.push(Round())
