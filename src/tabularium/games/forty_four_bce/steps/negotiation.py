"""The negotiation: Suitors talk openly (BC-8.2), nothing they say binds (BC-8.3), nothing changes hands (BC-8.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.forty_four_bce.box import ANY, FIELDS, NEGOTIATION, SUITOR_COMMITMENT, SUPPORT
from tabularium.games.forty_four_bce.state import (
    HONOUR_BITS,
    NOBODY_YET,
    PLAN_CHARISMA,
    PLAN_KIND,
    PLAN_LOYALTY,
    PLAN_RECRUIT,
    PLAN_SUPPORT,
    FortyFourBce,
)
from tabularium.games.forty_four_bce.steps.kinds import (
    ACCEPT,
    BROKEN,
    CLAIM_CARD,
    KEPT,
    PARTLY_KEPT,
    PLEDGE_ABSTAIN,
    PLEDGE_CHARISMA,
    PLEDGE_LOYALTY,
    PLEDGE_PLAY,
    PLEDGE_SUPPORT,
    PROPOSE_FIELDS,
    PROPOSE_IM,
    PROPOSE_TILE,
    REFUSE,
    REQUEST_PLAY,
    REQUEST_SUPPORT,
    TOLD_ACCEPTED,
    TOLD_READY,
    TOLD_REFUSED,
    TOLD_SAID,
    TOLD_SILENT_YEAR,
    TOLD_VERDICT,
    TOLD_WITHDREW,
    UNVERIFIABLE,
    WITHDRAW,
)
from tabularium.kernel.moves import KIND, READY, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Step

SPEAKER: Final = 26  # where the speaker stands in a statement, over the move that said it
SPOKEN: Final = (1 << 26) - 1

FLAWLESS: Final = 0  # what can be wrong with a statement (BC-8.7)
BAD_NUMBER: Final = 1
NO_SUCH_SEAT: Final = 2
THE_IM: Final = 3
ONESELF: Final = 4
BAD_FIELD: Final = 5


class Negotiation(Step[FortyFourBce]):
    """Every Suitor who is not ready may speak (BC-8.1); all boards but the Imperium Maius' lie open (BC-8.12)."""

    __slots__ = ("members", "ready")

    talk: ClassVar[bool] = True

    def __init__(self, members: int, ready: int) -> None:
        self.members = members
        self.ready = ready

    def owes(self, s: FortyFourBce) -> int:
        return self.members & ~self.ready

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        """Readiness, answers, and the usual offers; anything else that can be said may be said too."""
        moves = [READY]
        if said_by(s, seat) < s.box.statements:
            moves.extend(usual_statements(s, seat, self.members))
        answers: list[int] = []
        for number in range(len(s.statements)):
            for kind in (ACCEPT, REFUSE, WITHDRAW):
                if not forbids_reaction(s, seat, kind, number):
                    answers.append(kind | number)
        answers.sort()
        return moves + answers

    def forbids(self, s: FortyFourBce, seat: int, move: int) -> str:
        kind = kind_of(move)
        if move == READY:
            return ""
        if kind in (ACCEPT, REFUSE, WITHDRAW):
            return forbids_reaction(s, seat, kind, argument_of(move))
        if kind < PROPOSE_FIELDS or kind > CLAIM_CARD:
            return NOT_NOW
        if said_by(s, seat) >= s.box.statements:
            return "BC-8.10"
        return "BC-8.7" if flaw_of(s, seat, move) else ""

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        kind = kind_of(move)
        if kind < PROPOSE_FIELDS or kind > CLAIM_CARD:
            return {}
        argument = argument_of(move)
        told = {"flaw": flaw_of(s, seat, move), "most": s.box.most_named}
        if told["flaw"] == THE_IM:
            told["other:seat"] = s.im
        elif told["flaw"] == BAD_FIELD:
            told["recruit"] = (argument >> 6) & 31
            told["field"] = (argument >> 4) & 3
        return told

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [PROPOSE_IM | s.im, *(ACCEPT | number for number in range(len(s.statements)))]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        kind = kind_of(move)
        if move == READY:
            ready = self.ready | 1 << seat
            s.agenda[-1] = Negotiation(self.members, ready)
            s.tell(TOLD_READY, seat)
            if ready == self.members:  # BC-8.11
                s.pop()
        elif kind in (ACCEPT, REFUSE, WITHDRAW):
            react(s, seat, kind, argument_of(move))
        else:
            s.statements = (*s.statements, seat << SPEAKER | move)
            s.agenda[-1] = Negotiation(self.members, self.ready & (1 << seat))  # BC-8.9
            tell_statement(s, seat, move)


def start_negotiation(s: FortyFourBce) -> None:
    """With two players there is one decider and nothing to negotiate (BC-13.6)."""
    if s.seats == 2:
        s.tell(TOLD_SILENT_YEAR, -1)
        return
    s.push(Negotiation((1 << s.seats) - 1 & ~(1 << s.im), 0))


def chat_open(s: FortyFourBce, seat: int) -> bool:
    """Whether a seat may write in the one public chat: Suitors only while they negotiate (BC-8.1), nobody from then to
    the reveal (BC-8.11), everybody at any other time (BC-8.19)."""
    if s.phase == NEGOTIATION:
        return seat != s.im
    return s.phase != SUITOR_COMMITMENT


def said_by(s: FortyFourBce, seat: int) -> int:
    return sum([1 for statement in s.statements if statement >> SPEAKER == seat])


def usual_statements(s: FortyFourBce, seat: int, members: int) -> list[int]:
    """What Suitors mostly talk about: two fields to take, support for each other, one to stay out of."""
    moves = [PROPOSE_FIELDS | pair for pair in (3, 4, 5)]
    others = [other for other in range(s.seats) if other != seat and (members >> other) & 1]
    if s.cubes[seat * 4 + SUPPORT]:
        moves.extend([PLEDGE_SUPPORT | other << 6 | field << 4 for other in others for field in range(len(FIELDS))])
    moves.extend([PLEDGE_ABSTAIN | field for field in range(len(FIELDS))])
    moves.extend([REQUEST_SUPPORT | other << 6 | field << 4 for other in others for field in range(len(FIELDS))])
    return moves


def flaw_of(s: FortyFourBce, seat: int, move: int) -> int:
    """What a statement names that does not exist; feasible or honest it need not be (BC-8.5, BC-8.6)."""
    kind = kind_of(move)
    argument = argument_of(move)
    other = other_in(kind, argument)
    if other >= s.seats:
        return NO_SUCH_SEAT
    if other == s.im:
        return THE_IM
    if other == seat and kind not in (PROPOSE_TILE, PROPOSE_IM):
        return ONESELF
    if kind in (PROPOSE_FIELDS, PLEDGE_ABSTAIN, PROPOSE_IM, PROPOSE_TILE):
        return FLAWLESS
    if argument & 15 >= s.box.most_named:
        return BAD_NUMBER
    if kind in (PLEDGE_PLAY, REQUEST_PLAY):
        return FLAWLESS if s.box.field[(argument >> 6) & 31] in ((argument >> 4) & 3, ANY) else BAD_FIELD
    return FLAWLESS


def other_in(kind: int, argument: int) -> int:
    """The seat that a statement names, or NOBODY_YET."""
    if kind == PROPOSE_IM:
        return argument
    if kind == PROPOSE_TILE:
        return argument & 7
    if kind in (PLEDGE_SUPPORT, REQUEST_SUPPORT):
        return argument >> 6
    return argument >> 11 if kind == REQUEST_PLAY else NOBODY_YET


def tell_statement(s: FortyFourBce, seat: int, move: int) -> None:
    if s.log is None:
        return
    number = len(s.statements)
    kind = kind_of(move)
    argument = argument_of(move)
    told = TOLD_SAID + (kind - PROPOSE_FIELDS >> KIND)
    if kind in (PROPOSE_FIELDS, PLEDGE_ABSTAIN, PROPOSE_IM):
        s.tell(told, seat, number, argument)
    elif kind == PROPOSE_TILE:
        s.tell(told, seat, number, argument >> 3, argument & 7)
    elif kind in (PLEDGE_CHARISMA, PLEDGE_LOYALTY, CLAIM_CARD):
        s.tell(told, seat, number, argument >> 4, (argument & 15) + 1)
    elif kind == REQUEST_PLAY:
        s.tell(told, seat, number, argument >> 11, (argument >> 6) & 31, (argument >> 4) & 3, (argument & 15) + 1)
    else:
        s.tell(told, seat, number, argument >> 6, (argument >> 4) & 3, (argument & 15) + 1)


# -- reactions ---------------------------------------------------------------------------------------

REACTION_ACCEPT: Final = 0
REACTION_REFUSE: Final = 1
REACTION_WITHDRAW: Final = 2


def forbids_reaction(s: FortyFourBce, seat: int, kind: int, number: int) -> str:
    if number >= len(s.statements):
        return NOT_NOW
    own = s.statements[number] >> SPEAKER == seat
    if own != (kind == WITHDRAW):
        return "BC-8.8"
    if withdrawn(s, number):
        return "BC-8.14"
    for reaction in s.reactions:
        if reaction >> 8 == number and (reaction >> 4) & 15 == seat:
            return "BC-8.14"
    return ""


def withdrawn(s: FortyFourBce, number: int) -> bool:
    return any(reaction >> 8 == number and reaction & 15 == REACTION_WITHDRAW for reaction in s.reactions)


def react(s: FortyFourBce, seat: int, kind: int, number: int) -> None:
    """As little binding as the statement; ready marks stay (BC-8.8, BC-8.9)."""
    if kind == ACCEPT:
        reaction = REACTION_ACCEPT
        s.tell(TOLD_ACCEPTED, seat, number + 1)
    elif kind == REFUSE:
        reaction = REACTION_REFUSE
        s.tell(TOLD_REFUSED, seat, number + 1)
    else:
        reaction = REACTION_WITHDRAW
        s.tell(TOLD_WITHDREW, seat, number + 1)
    s.reactions = (*s.reactions, number << 8 | seat << 4 | reaction)


# -- verdicts ----------------------------------------------------------------------------------------


def tell_verdicts(s: FortyFourBce) -> None:
    """After the reveal, and before the unplayed cards are turned: what became of each pledge (BC-8.13). A withdrawn
    statement gets no verdict (BC-8.14), nor do proposals and requests (BC-8.18)."""
    for number in range(len(s.statements)):
        statement = s.statements[number]
        verdict = verdict_on(s, statement >> SPEAKER, statement & SPOKEN)
        if verdict >= 0 and not withdrawn(s, number):
            kind = kind_of(statement & SPOKEN) - PROPOSE_FIELDS >> KIND
            s.tell(TOLD_VERDICT, statement >> SPEAKER, number + 1, kind, verdict)
            s.honour[statement >> SPEAKER] += 1 << HONOUR_BITS if verdict == KEPT else 1


def verdict_on(s: FortyFourBce, seat: int, move: int) -> int:
    kind = kind_of(move)
    argument = argument_of(move)
    plan = s.plans[seat]
    field = (argument >> 4) & 3
    count = (argument & 15) + 1
    if kind == PLEDGE_PLAY:
        return judged(played_in(plan, argument >> 6, field), count)
    if kind == PLEDGE_SUPPORT:
        return judged(plan.count(PLAN_SUPPORT | field << 3 | argument >> 6), count)
    if kind == PLEDGE_CHARISMA:
        cubes = [entry for entry in plan if entry & PLAN_KIND == PLAN_CHARISMA and (entry >> 2) & 3 == field]
        return judged(len(cubes), count)
    if kind == PLEDGE_LOYALTY:
        return judged(plan.count(PLAN_LOYALTY | field), count)
    if kind == PLEDGE_ABSTAIN:
        return BROKEN if commits_in(plan, argument) else KEPT
    if kind == CLAIM_CARD:
        return verdict_on_claim(s, seat, argument >> 4, count)
    return -1


def judged(done: int, pledged: int) -> int:
    """What was committed, deployed or not, against what was pledged (BC-8.15)."""
    if done >= pledged:
        return KEPT
    return PARTLY_KEPT if done else BROKEN


def played_in(plan: tuple[int, ...], recruit: int, field: int) -> int:
    found = 0
    for entry in plan:
        if entry & PLAN_KIND == PLAN_RECRUIT and entry & 31 == recruit and entry >> 9 == field:
            found += 1
    return found


def commits_in(plan: tuple[int, ...], field: int) -> bool:
    """Any card, support or charisma in a field (BC-8.16)."""
    for entry in plan:
        kind = entry & PLAN_KIND
        if kind == PLAN_RECRUIT and entry >> 9 == field:
            return True
        if kind == PLAN_LOYALTY and entry & 3 == field:
            return True
        if kind == PLAN_SUPPORT and (entry >> 3) & 3 == field:
            return True
        if kind == PLAN_CHARISMA and (entry >> 2) & 3 == field:
            return True
    return False


def verdict_on_claim(s: FortyFourBce, seat: int, card: int, count: int) -> int:
    """From public facts only: copies played beyond those that lay face up, and how many lay face down (BC-8.17)."""
    played = [0] * (s.box.loyal + 1)
    for entry in s.plans[seat]:
        if entry & PLAN_KIND == PLAN_RECRUIT:
            played[entry & 31] += 1
        elif entry & PLAN_KIND == PLAN_LOYALTY:
            played[s.box.loyal] += 1
    others = 0
    mine = 0
    for other in range(s.box.loyal + 1):
        surplus = max(0, played[other] - s.faceup[seat].count(other))
        if other == card:
            mine = surplus
        else:
            others += surplus
    if mine >= count:
        return KEPT
    return BROKEN if len(s.facedown[seat]) - others < count else UNVERIFIABLE
