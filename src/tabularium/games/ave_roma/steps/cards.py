"""Taking a card: points at once, and the rewards of pairs and wars."""

from __future__ import annotations

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.effects import gain_denarii, gain_influence, gain_points, gain_surplus
from tabularium.games.ave_roma.state import AveRoma, card_of
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.choice import Choice
from tabularium.games.ave_roma.steps.goods import take_units
from tabularium.games.ave_roma.steps.patrons import place_patron
from tabularium.kernel.moves import argument_of
from tabularium.kernel.step import Step


def row_of(s: AveRoma, card: int) -> int:
    """The row of a Building, War or Patron card."""
    return s.box.kind[card] - 1


class TakeCard(Step[AveRoma]):
    """The card is paid: it goes to the left side and its points are marked (AV-8.2). What it brings comes after the
    payment and cannot pay for it (AV-8.9). `top` says that it was the face-up card of the deck."""

    __slots__ = ("card", "seat", "top")

    def __init__(self, seat: int, card: int, top: int) -> None:
        self.seat = seat
        self.card = card
        self.top = top

    def run(self, s: AveRoma) -> None:
        box = s.box
        seat = self.seat
        card = self.card
        row = row_of(s, card)
        if self.top:
            s.tops[row] = box.none
            s.turn_up = row + 1  # shown when the turn is confirmed (AV-17.16); the row counts as untouched (AV-17.19)
        else:
            s.rows[row * terms.SLOTS + s.slot] = box.none  # empty until upkeep (AV-8.3)
            s.taken |= 1 << row
        s.tell(told.CARD, seat, card)
        if box.kind[card] == terms.PATRON:
            place_patron(s, seat, card)
            return
        gains = reward_of(s, seat, card)
        s.owned[seat] = (*s.owned[seat], card)
        gain_points(s, seat, box.points[card], state.P_BUILDINGS if box.kind[card] == terms.BUILDING else state.P_WARS)
        if any(gains):
            s.tell(told.SET, seat, 0 if box.kind[card] == terms.BUILDING else 1)
            reward(s, seat, gains)


def reward_of(s: AveRoma, seat: int, card: int) -> tuple[int, ...]:
    """What a Building or War brings with those that the seat owns already.

    The second copy of a building brings the rewards of both (AV-8.5); the second, third, fourth and fifth card of one
    war the reward of that number only (AV-8.6).
    """
    box = s.box
    count = 1
    for held in s.owned[seat]:
        other = card_of(held)
        if box.kind[other] != box.kind[card]:
            continue
        if box.kind[card] == terms.WAR:
            if box.war_of[other] == box.war_of[card]:
                count += 1
        elif box.building_of[other] == box.building_of[card]:
            return tuple([box.reward[other][i] + box.reward[card][i] for i in range(len(terms.REWARDS))])
    return box.war_reward[count] if box.kind[card] == terms.WAR else (0,) * len(terms.REWARDS)


def reward(s: AveRoma, seat: int, gains: tuple[int, ...]) -> None:
    gain_points(s, seat, gains[terms.REWARD_POINTS], state.P_REWARDS)
    gain_denarii(s, seat, gains[terms.DENARII])
    gain_surplus(s, seat, gains[terms.SURPLUS])
    if gains[terms.REWARD_INFLUENCE]:
        s.push(ChooseZone(seat, gains[terms.REWARD_INFLUENCE]))
    take_units(s, seat, tuple([resource for resource in range(terms.BASICS) for _ in range(gains[resource])]))


class ChooseZone(Choice):
    """The fifth card of a war may raise the own cube in any zone, also from off the board (AV-8.7)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"influence": self.count}

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        return [*[kinds.IN_ZONE | zone for zone in range(terms.ZONES)], kinds.DECLINE]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move != kinds.DECLINE:
            gain_influence(s, seat, argument_of(move), self.count)
