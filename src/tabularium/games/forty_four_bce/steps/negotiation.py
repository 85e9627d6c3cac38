"""The negotiation: Suitors talk openly (BC-8.2), nothing they say binds (BC-8.3), nothing changes hands (BC-8.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.kernel.moves import KIND, READY, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Step

FIELD_SETS: Final = 7  # one field, two or all three, as the notation names them

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
            for kind in (kinds.ACCEPT, kinds.REFUSE, kinds.WITHDRAW):
                if not forbids_reaction(s, seat, kind, number):
                    answers.append(kind | number)
        answers.sort()
        return moves + answers

    def forbids(self, s: FortyFourBce, seat: int, move: int) -> str:
        kind = kind_of(move)
        if move == READY:
            return ""
        if kind in (kinds.ACCEPT, kinds.REFUSE, kinds.WITHDRAW):
            return forbids_reaction(s, seat, kind, argument_of(move))
        if kind < kinds.PROPOSE_FIELDS or kind > kinds.CLAIM_CARD:
            return NOT_NOW
        if said_by(s, seat) >= s.box.statements:
            return "BC-8.10"
        return "BC-8.7" if flaw_of(s, seat, move) else ""

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        kind = kind_of(move)
        if kind in TOLD_ANSWER and argument_of(move) < len(s.statements):
            own = packed.speaker_of(s.statements[argument_of(move)]) == seat
            return {"own": 1 if own else 0, "withdrawn": 1 if withdrawn(s, argument_of(move)) else 0}
        if kind < kinds.PROPOSE_FIELDS or kind > kinds.CLAIM_CARD:
            return {}
        told = {"flaw": flaw_of(s, seat, move), "most": s.box.most_named, "other:seat": s.im, "recruit": 0, "field": 0}
        if told["flaw"] == BAD_FIELD:
            told["recruit"] = packed.named_card(move)
            told["field"] = packed.named_field(move)
        return told

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.PROPOSE_IM | s.im, *(kinds.ACCEPT | number for number in range(len(s.statements)))]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        kind = kind_of(move)
        if move == READY:
            ready = self.ready | 1 << seat
            s.tell(told.READY, seat)
            if ready != self.members:  # BC-8.11
                s.push(Negotiation(self.members, ready))
        elif kind in (kinds.ACCEPT, kinds.REFUSE, kinds.WITHDRAW):
            s.push(self)
            react(s, seat, kind, argument_of(move))
        else:
            s.statements = (*s.statements, packed.said_entry(seat, move))
            s.push(Negotiation(self.members, self.ready & (1 << seat)))  # BC-8.9
            tell_statement(s, seat, move)


def start_negotiation(s: FortyFourBce) -> None:
    """With two players there is one decider and nothing to negotiate (BC-13.6)."""
    if s.seats == 2:
        s.tell(told.SILENT_YEAR, -1)
        return
    s.push(Negotiation((1 << s.seats) - 1 & ~(1 << s.im), 0))


def chat_open(s: FortyFourBce, seat: int) -> bool:
    """Whether a seat may write in the one public chat: Suitors only while they negotiate (BC-8.1), nobody from then to
    the reveal (BC-8.11), everybody at any other time (BC-8.19)."""
    if s.phase == terms.NEGOTIATION:
        return seat != s.im
    return s.phase != terms.SUITOR_COMMITMENT


def said_by(s: FortyFourBce, seat: int) -> int:
    return sum([1 for statement in s.statements if packed.speaker_of(statement) == seat])


def usual_statements(s: FortyFourBce, seat: int, members: int) -> list[int]:
    """What Suitors mostly talk about, of every kind (BC-8.6): fields to take, what one has to pledge and what others
    show. Anything else that is well formed can be said as well."""
    fields = range(len(terms.FIELDS))
    others = [other for other in range(s.seats) if other != seat and (members >> other) & 1]
    suitors = [other for other in range(s.seats) if (members >> other) & 1]
    support = min(s.cubes[seat * 4 + terms.SUPPORT], s.box.most_named)
    moves = [kinds.PROPOSE_FIELDS | some for some in range(FIELD_SETS)]
    moves.extend(about_recruits(s, kinds.PLEDGE_PLAY, seat, seat))
    for other in others:
        for field in fields:
            moves.extend(
                [packed.about_support(kinds.PLEDGE_SUPPORT, other, field, count + 1) for count in range(support)]
            )
    moves.extend([packed.about_field(kinds.PLEDGE_CHARISMA, field, 1) for field in fields])
    moves.extend([packed.about_field(kinds.PLEDGE_LOYALTY, field, 1) for field in fields])
    moves.extend([kinds.PLEDGE_ABSTAIN | field for field in fields])
    moves.extend([packed.about_support(kinds.REQUEST_SUPPORT, other, field, 1) for other in others for field in fields])
    for other in others:
        moves.extend(about_recruits(s, kinds.REQUEST_PLAY, seat, other))
    moves.extend([packed.about_tile(field, other) for field in fields for other in suitors])
    moves.extend([kinds.PROPOSE_IM | other for other in suitors])
    moves.extend([packed.about_card(card, 1) for card in sorted(set(s.facedown[seat])) if card != s.box.back])
    return moves


def about_recruits(s: FortyFourBce, kind: int, seat: int, other: int) -> list[int]:
    """A pledge to play each recruit one has, or a request to play each that lies face up before somebody else."""
    cards = set(s.faceup[other])
    if seat == other:
        cards.update(s.facedown[other])
    moves: list[int] = []
    for recruit in sorted(cards):
        if recruit >= s.box.loyal:
            continue
        for field in range(len(terms.FIELDS)):
            if s.box.field[recruit] in (field, terms.ANY):
                moves.append(packed.about_recruit(kind, other, recruit, field, 1))
    return moves


def flaw_of(s: FortyFourBce, seat: int, move: int) -> int:
    """What a statement names that does not exist; feasible or honest it need not be (BC-8.5, BC-8.6)."""
    kind = kind_of(move)
    other = packed.named_seat(move)
    if other >= s.seats:
        return NO_SUCH_SEAT
    if other == s.im:
        return THE_IM
    if other == seat and kind not in (kinds.PROPOSE_TILE, kinds.PROPOSE_IM):
        return ONESELF
    if kind in (kinds.PROPOSE_FIELDS, kinds.PLEDGE_ABSTAIN, kinds.PROPOSE_IM, kinds.PROPOSE_TILE):
        return FLAWLESS
    if packed.named_count(move) > s.box.most_named:
        return BAD_NUMBER
    if kind in (kinds.PLEDGE_PLAY, kinds.REQUEST_PLAY):
        return FLAWLESS if s.box.field[packed.named_card(move)] in (packed.named_field(move), terms.ANY) else BAD_FIELD
    return FLAWLESS


def tell_statement(s: FortyFourBce, seat: int, move: int) -> None:
    if s.log is None:
        return
    number = len(s.statements)
    kind = kind_of(move)
    event = told.PROPOSE_FIELDS + statement_index(move)
    if kind in (kinds.PROPOSE_FIELDS, kinds.PLEDGE_ABSTAIN, kinds.PROPOSE_IM):
        s.tell(event, seat, number, argument_of(move))
    elif kind == kinds.PROPOSE_TILE:
        s.tell(event, seat, number, packed.named_field(move), packed.named_seat(move))
    elif kind == kinds.CLAIM_CARD:
        s.tell(event, seat, number, packed.named_card(move), packed.named_count(move))
    elif kind in (kinds.PLEDGE_CHARISMA, kinds.PLEDGE_LOYALTY):
        s.tell(event, seat, number, packed.named_field(move), packed.named_count(move))
    elif kind == kinds.REQUEST_PLAY:
        s.tell(
            event,
            seat,
            number,
            packed.named_seat(move),
            packed.named_card(move),
            packed.named_field(move),
            packed.named_count(move),
        )
    else:
        what = packed.named_card(move) if kind == kinds.PLEDGE_PLAY else packed.named_seat(move)
        s.tell(event, seat, number, what, packed.named_field(move), packed.named_count(move))


def statement_index(move: int) -> int:
    """Which of the eleven kinds of statement this is (BC-8.6)."""
    return kind_of(move) - kinds.PROPOSE_FIELDS >> KIND


# -- reactions ---------------------------------------------------------------------------------------

TOLD_ANSWER: Final = {kinds.ACCEPT: told.ACCEPTED, kinds.REFUSE: told.REFUSED, kinds.WITHDRAW: told.WITHDREW}


def forbids_reaction(s: FortyFourBce, seat: int, kind: int, number: int) -> str:
    if number >= len(s.statements):
        return NOT_NOW
    own = packed.speaker_of(s.statements[number]) == seat
    if own != (kind == kinds.WITHDRAW):
        return "BC-8.8"
    if withdrawn(s, number):
        return "BC-8.14"
    for reaction in s.reactions:
        if packed.reaction_number(reaction) == number and packed.reaction_seat(reaction) == seat:
            return "BC-8.14"
    return ""


def withdrawn(s: FortyFourBce, number: int) -> bool:
    for reaction in s.reactions:
        if packed.reaction_number(reaction) == number and packed.reaction_answer(reaction) == kinds.WITHDRAW:
            return True
    return False


def react(s: FortyFourBce, seat: int, kind: int, number: int) -> None:
    """As little binding as the statement; ready marks stay (BC-8.8, BC-8.9)."""
    s.tell(TOLD_ANSWER[kind], seat, number + 1)
    s.reactions = (*s.reactions, packed.reaction_entry(number, seat, kind))


# -- verdicts ----------------------------------------------------------------------------------------


def tell_verdicts(s: FortyFourBce) -> None:
    """After the reveal, and before the unplayed cards are turned: what became of each pledge (BC-8.13). A withdrawn
    statement gets no verdict (BC-8.14), nor do proposals and requests (BC-8.18)."""
    verdicts: list[int] = []
    for number in range(len(s.statements)):
        seat = packed.speaker_of(s.statements[number])
        move = packed.spoken(s.statements[number])
        verdict = kinds.NO_VERDICT if withdrawn(s, number) else verdict_on(s, seat, move)
        verdicts.append(verdict)
        if verdict != kinds.NO_VERDICT:
            s.promises[seat * len(kinds.VERDICTS) + verdict] += 1
            s.tell(told.VERDICT, seat, number + 1, statement_index(move), verdict)
    s.verdicts = tuple(verdicts)


def verdict_on(s: FortyFourBce, seat: int, move: int) -> int:
    kind = kind_of(move)
    plan = s.plans[seat]
    field = packed.named_field(move)
    count = packed.named_count(move)
    if kind == kinds.PLEDGE_PLAY:
        return judged(packed.stack_in(plan, field).count(packed.named_card(move)), count)
    if kind == kinds.PLEDGE_SUPPORT:
        return judged(plan.count(packed.support_entry(field, packed.named_seat(move))), count)
    if kind == kinds.PLEDGE_CHARISMA:
        return judged(packed.charisma_in(plan, field), count)
    if kind == kinds.PLEDGE_LOYALTY:
        return judged(plan.count(packed.loyalty_entry(field)), count)
    if kind == kinds.PLEDGE_ABSTAIN:  # broken by any card, support or charisma there (BC-8.16)
        return kinds.BROKEN if field in [packed.entry_field(entry) for entry in plan] else kinds.KEPT
    return verdict_on_claim(s, seat, packed.named_card(move), count) if kind == kinds.CLAIM_CARD else kinds.NO_VERDICT


def judged(done: int, pledged: int) -> int:
    """What was committed, deployed or not, against what was pledged (BC-8.15)."""
    if done >= pledged:
        return kinds.KEPT
    return kinds.PARTLY_KEPT if done else kinds.BROKEN


def verdict_on_claim(s: FortyFourBce, seat: int, card: int, count: int) -> int:
    """From public facts only: copies played beyond those that lay face up, and how many lay face down (BC-8.17)."""
    played = [0] * (s.box.loyal + 1)
    for entry in s.plans[seat]:
        if packed.use_of(entry) == packed.RECRUIT_USE:
            played[packed.entry_recruit(entry)] += 1
        elif packed.use_of(entry) == packed.LOYALTY_USE:
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
        return kinds.KEPT
    return kinds.BROKEN if len(s.facedown[seat]) - others < count else kinds.UNVERIFIABLE
