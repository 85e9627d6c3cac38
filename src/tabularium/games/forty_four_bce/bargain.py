"""What a bot says in the negotiation: what it asks for, what it pledges, and how it answers what was said to it.

A bargain is worth what the best plan gains by it: the same worlds are played through the resolution with and without
it, and judged. Others are taken to keep their word as often as they kept it before.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.promises import (
    NO_ANSWER,
    answer_of,
    boxes_in_sight,
    by_friendship,
    is_open,
    owed_entries,
    owed_support,
    promised_to,
    trust,
    trusted,
)
from tabularium.games.forty_four_bce.propose import FIELD_SETS, as_said, imagine, likely_plan, whole_plan
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.kernel.judging import Judge
from tabularium.kernel.moves import DONE, READY, argument_of, kind_of
from tabularium.kernel.play import play
from tabularium.kernel.rng import Rng

WORLDS: Final = 12  # in which bargains are compared
PLANS: Final = 3  # of one's own that are tried with a bargain: the best ones without it
MOST_SAID: Final = 4  # statements of a bot in a year
MOST_PLEDGES: Final = 2
MOST_REQUESTS: Final = 2
ASKED_FROM: Final = 2  # others whom a bot thinks of asking, those with the most support first

# By how much of one's chance to win a bargain must raise it.
TO_ACCEPT: Final = -0.03  # what is asked of one costs cubes that would mostly lie idle
TO_PLEDGE: Final = -0.01
TO_REQUEST: Final = -0.001  # to be sure of what others may do anyway costs nothing
TO_TAKE: Final = -0.001
NO_CHANCE: Final = 1e-12

PROPOSED: Final = (1, 2, 4, 3, 5, 6, 7)  # masks of the fields that a proposal names


class Deal(NamedTuple):
    """So many cubes of support of one Suitor for another in a field."""

    giver: int
    taker: int
    field: int
    cubes: int


class Judged(NamedTuple):
    """A plan of one's own and the chance to win that it gives."""

    chance: float
    plan: tuple[int, ...]


def converse(s: FortyFourBce, seat: int, rng: Rng, judge: Judge[FortyFourBce]) -> int:
    """The next thing to say: answers first, then what can't be kept is withdrawn, then an offer and a request."""
    waiting = unanswered(s, seat)
    if waiting:
        accepted = Bargain(s, seat, rng, judge).accepts(waiting[0])
        return (kinds.ACCEPT if accepted else kinds.REFUSE) | waiting[0]
    withdrawn = to_withdraw(s, seat)
    if withdrawn >= 0:
        return kinds.WITHDRAW | withdrawn
    return Bargain(s, seat, rng, judge).statement() if may_say_more(s, seat) else READY


def counsel(s: FortyFourBce, seat: int, rng: Rng, judge: Judge[FortyFourBce]) -> list[tuple[int, float]]:
    """What a Suitor might say now, best first, each with the part of its chance that it gains: an answer to what was
    said to it; whom it could ask or promise what; or nothing more."""
    waiting = unanswered(s, seat)
    if waiting:
        return Bargain(s, seat, rng, judge).answers(waiting[0])
    withdrawn = to_withdraw(s, seat)
    if withdrawn >= 0:
        return [(kinds.WITHDRAW | withdrawn, 0.0), (READY, 0.0)]
    if len(said(s, seat, 0)) >= s.box.statements:
        return [(READY, 0.0)]
    bargain = Bargain(s, seat, rng, judge)
    found: list[tuple[float, int]] = []
    for deal in bargain.pledges():
        found.append(
            (bargain.gain(deal), packed.about_support(kinds.PLEDGE_SUPPORT, deal.taker, deal.field, deal.cubes))
        )
    for deal in bargain.requests():
        found.append(
            (bargain.gain(deal), packed.about_support(kinds.REQUEST_SUPPORT, deal.giver, deal.field, deal.cubes))
        )
    found.append((0.0, READY))
    found.sort(key=lambda pair: (-pair[0], pair[1]))
    return [(move, gain) for gain, move in found]


def unanswered(s: FortyFourBce, seat: int) -> list[int]:
    """Statements addressed to a seat, or proposed to all, that it has not answered."""
    found: list[int] = []
    for number in range(len(s.statements)):
        move = packed.spoken(s.statements[number])
        asked = packed.named_seat(move) == seat or kind_of(move) in (
            kinds.PROPOSE_FIELDS,
            kinds.PROPOSE_TILE,
            kinds.PROPOSE_IM,
        )
        if not asked or packed.speaker_of(s.statements[number]) == seat:
            continue
        if is_open(s, number) and answer_of(s, number, seat) == NO_ANSWER:
            found.append(number)
    return found


def to_withdraw(s: FortyFourBce, seat: int) -> int:
    """A pledge of one's own that was refused or that the cubes no longer allow, or -1."""
    short = owed_support(s, seat) > s.cubes[seat * 4 + terms.SUPPORT]
    for number in reversed(range(len(s.statements))):
        move = packed.spoken(s.statements[number])
        if packed.speaker_of(s.statements[number]) != seat or not is_open(s, number):
            continue
        if kind_of(move) == kinds.PLEDGE_SUPPORT:
            if short or answer_of(s, number, packed.named_seat(move)) == kinds.REFUSE:
                return number
        elif kind_of(move) == kinds.REQUEST_SUPPORT and answer_of(s, number, packed.named_seat(move)) == kinds.REFUSE:
            return number
    return -1


def said(s: FortyFourBce, seat: int, kind: int) -> list[int]:
    """The numbers of a seat's statements of a kind; of any kind where it is 0."""
    found: list[int] = []
    for number, statement in enumerate(s.statements):
        if packed.speaker_of(statement) == seat and kind in (0, kind_of(packed.spoken(statement))):
            found.append(number)
    return found


def may_say_more(s: FortyFourBce, seat: int) -> bool:
    if len(said(s, seat, 0)) >= min(MOST_SAID, s.box.statements):
        return False
    return may_say(s, seat, kinds.PLEDGE_SUPPORT, MOST_PLEDGES) or may_say(
        s, seat, kinds.REQUEST_SUPPORT, MOST_REQUESTS
    )


def may_say(s: FortyFourBce, seat: int, kind: int, most: int) -> bool:
    """One pledge and one request, and another one instead of a refused one."""
    numbers = said(s, seat, kind)
    if len(numbers) >= most:
        return False
    return all(not is_open(s, number) for number in numbers)


class Bargain:
    """One Suitor's thoughts about one negotiation: its worlds, and its plans as they are without any bargain."""

    def __init__(self, s: FortyFourBce, seat: int, rng: Rng, judge: Judge[FortyFourBce]) -> None:
        self.s = s
        self.seat = seat
        self.judge = judge
        self.worlds: list[FortyFourBce] = []
        self.keeps: list[list[bool]] = []  # by world and seat: whether a new promise is kept there
        for _ in range(WORLDS):
            self.add_world(rng)
        plans = [whole_plan(s, seat, as_said(s, seat, fields), False) for fields in FIELD_SETS]
        ranking: list[Judged] = []
        for plan in sorted(set(plans)):
            ranking.append(Judged(self.chance(plan, None), plan))
        ranking.sort(reverse=True)
        self.ranking = ranking
        self.support = s.cubes[seat * 4 + terms.SUPPORT] - owed_support(s, seat)  # that is not promised yet

    def add_world(self, rng: Rng) -> None:
        """A world in which the negotiation is over and all others have laid a likely plan."""
        world = self.s.determinize(rng)
        assert isinstance(world, FortyFourBce)
        imagine(world, self.seat, rng)
        while world.agenda[-1].talk:
            waiting = world.agenda[-1].owes(world)
            for other in range(world.seats):
                if (waiting >> other) & 1:
                    play(world, other, READY)
        keeps: list[bool] = []
        for other in range(world.seats):
            if other not in (self.seat, world.im):
                world.drafts[other] = likely_plan(world, other, rng)
            keeps.append(rng.below(100) < 100.0 * trust(world, other))
        self.worlds.append(world)
        self.keeps.append(keeps)

    def chance(self, plan: tuple[int, ...], deal: Deal | None) -> float:
        """One's chance to win after the resolution with this plan, on the average over the worlds."""
        total = 0.0
        for number in range(len(self.worlds)):
            world = self.worlds[number].copy()
            world.drafts[self.seat] = plan
            if deal is not None:
                self.conclude(world, deal, self.keeps[number])
            for other in range(world.seats):
                if other != world.im:
                    play(world, other, DONE)
            total += self.judge.chances(world)[self.seat]
        return total / len(self.worlds)

    def conclude(self, world: FortyFourBce, deal: Deal, keeps: list[bool]) -> None:
        """Let another Suitor's draft do what a deal with it says, if it keeps its word."""
        giver = deal.giver
        if giver != self.seat:
            if keeps[giver]:
                entries = [packed.support_entry(deal.field, deal.taker)] * deal.cubes
                held = world.cubes[giver * 4 + terms.SUPPORT]
                world.drafts[giver] = with_support(world.drafts[giver], entries + owed_entries(world, giver), held)
        elif keeps[deal.taker] and not packed.stack_in(world.drafts[deal.taker], deal.field):
            fields = [
                field for field in range(3) if field == deal.field or packed.stack_in(world.drafts[deal.taker], field)
            ]
            world.drafts[deal.taker] = whole_plan(world, deal.taker, tuple(fields), False)

    def gain(self, deal: Deal) -> float:
        """By how much of one's chance to win a deal raises it."""
        best = 0.0
        for plan in self.plans_for(deal):
            best = max(best, self.chance(plan, deal))
        return best / max(self.ranking[0].chance, NO_CHANCE) - 1.0

    def plans_for(self, deal: Deal) -> list[tuple[int, ...]]:
        """One's best plans without the deal, as it changes them: with the support one gives, or with recruits in the
        field for which one gets it."""
        plans = [judged.plan for judged in self.ranking]
        if deal.giver != self.seat:
            return [plan for plan in plans if self.boxes(plan, deal.field)][:PLANS]
        entries = [packed.support_entry(deal.field, deal.taker)] * deal.cubes + owed_entries(self.s, self.seat)
        held = self.s.cubes[self.seat * 4 + terms.SUPPORT]
        return [with_support(plan, entries, held) for plan in plans[:PLANS]]

    def accepts(self, number: int) -> bool:
        """Whether one agrees to a statement that is addressed to one, or proposed to all."""
        speaker = packed.speaker_of(self.s.statements[number])
        move = packed.spoken(self.s.statements[number])
        kind = kind_of(move)
        plan = self.ranking[0].plan
        if kind == kinds.PROPOSE_IM:
            return packed.named_seat(move) == self.seat
        if kind == kinds.PROPOSE_FIELDS:
            return self.plays_only(plan, PROPOSED[argument_of(move)])
        field = packed.named_field(move)
        if kind == kinds.PROPOSE_TILE:
            return bool(packed.stack_in(plan, field)) == (packed.named_seat(move) == self.seat)
        count = packed.named_count(move)
        if kind == kinds.REQUEST_PLAY:
            return packed.stack_in(plan, field).count(packed.named_card(move)) >= count
        if kind == kinds.PLEDGE_SUPPORT:
            return self.gain(Deal(speaker, self.seat, field, count)) > TO_TAKE
        enough = count <= self.support and trusted(self.s, speaker)
        return enough and self.gain(Deal(self.seat, speaker, field, count)) > TO_ACCEPT

    def answers(self, number: int) -> list[tuple[int, float]]:
        """To accept and to refuse a statement, the better one first, with what an accepted bargain gains."""
        accepted = self.accepts(number)
        move = packed.spoken(self.s.statements[number])
        gain = 0.0
        if kind_of(move) == kinds.PLEDGE_SUPPORT:
            speaker = packed.speaker_of(self.s.statements[number])
            gain = self.gain(Deal(speaker, self.seat, packed.named_field(move), packed.named_count(move)))
        elif kind_of(move) == kinds.REQUEST_SUPPORT:
            speaker = packed.speaker_of(self.s.statements[number])
            gain = self.gain(Deal(self.seat, speaker, packed.named_field(move), packed.named_count(move)))
        found = [(kinds.ACCEPT | number, gain), (kinds.REFUSE | number, 0.0)]
        return found if accepted else found[::-1]

    def plays_only(self, plan: tuple[int, ...], fields: int) -> bool:
        played = [field for field in range(len(terms.FIELDS)) if packed.stack_in(plan, field)]
        return all((fields >> field) & 1 for field in played)

    def boxes(self, plan: tuple[int, ...], field: int) -> int:
        """Ambition of one's recruits in a field of a plan."""
        found = 0
        for card in packed.stack_in(plan, field):
            found += len(self.s.box.ambition[card])
        return found

    def statement(self) -> int:
        """An offer or a request that is worth its words; READY where there is none."""
        if may_say(self.s, self.seat, kinds.PLEDGE_SUPPORT, MOST_PLEDGES):
            deal = self.best_deal(self.pledges(), TO_PLEDGE)
            if deal is not None:
                return packed.about_support(kinds.PLEDGE_SUPPORT, deal.taker, deal.field, deal.cubes)
        if may_say(self.s, self.seat, kinds.REQUEST_SUPPORT, MOST_REQUESTS):
            deal = self.best_deal(self.requests(), TO_REQUEST)
            if deal is not None:
                return packed.about_support(kinds.REQUEST_SUPPORT, deal.giver, deal.field, deal.cubes)
        return READY

    def best_deal(self, deals: list[Deal], least: float) -> Deal | None:
        best: Deal | None = None
        for deal in deals:
            gained = self.gain(deal)
            if gained > least:
                least = gained
                best = deal
        return best

    def pledges(self) -> list[Deal]:
        """Support for boxes that others show and nobody has promised to fill."""
        found: list[Deal] = []
        for other in by_friendship(self.s, self.seat):
            if other >= self.s.seats or self.refused_by(other, kinds.PLEDGE_SUPPORT):
                continue
            for field in range(len(terms.FIELDS)):
                free = boxes_in_sight(self.s, other, field) - promised_to(self.s, other, field)
                count = min(self.support, free, self.s.box.most_named)
                if count > 0:
                    found.append(Deal(self.seat, other, field, count))
        return found

    def requests(self) -> list[Deal]:
        """Support for boxes of the best plan that has some in a field, from those who have the most to give."""
        givers: list[tuple[int, int]] = []
        for other in by_friendship(self.s, self.seat):
            if other < self.s.seats and not self.refused_by(other, kinds.REQUEST_SUPPORT):
                free = self.s.cubes[other * 4 + terms.SUPPORT] - owed_support(self.s, other)
                givers.append((-free, other))
        givers.sort()
        found: list[Deal] = []
        for field in range(len(terms.FIELDS)):
            boxes = [self.boxes(judged.plan, field) for judged in self.ranking if self.boxes(judged.plan, field)]
            wanted = (boxes[0] if boxes else 0) - promised_to(self.s, self.seat, field)
            for free, other in givers[:ASKED_FROM]:
                count = min(-free, wanted, self.s.box.most_named)
                if count > 0:
                    found.append(Deal(other, self.seat, field, count))
        return found

    def refused_by(self, other: int, kind: int) -> bool:
        return any(answer_of(self.s, number, other) == kinds.REFUSE for number in said(self.s, self.seat, kind))


def with_support(plan: tuple[int, ...], entries: list[int], held: int) -> tuple[int, ...]:
    """A plan whose support goes to these entries first, as far as the cubes reach, and then where it went before."""
    rest: list[int] = []
    spare: list[int] = []
    for entry in plan:
        if packed.use_of(entry) == packed.SUPPORT_USE:
            spare.append(entry)
        else:
            rest.append(entry)
    laid = entries[:held]
    for entry in spare:
        if len(laid) < held and laid.count(entry) < spare.count(entry):
            laid.append(entry)
    return tuple(sorted(rest + laid))
