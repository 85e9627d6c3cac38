"""The discard phase: whoever holds more than the limit chooses what goes, unseen until the choice is complete."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.effects import gained
from tabularium.games.forty_four_bce.state import FortyFourBce, number_of, with_one, without
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.games.forty_four_bce.steps.choices import put_away
from tabularium.games.forty_four_bce.steps.supply import gain
from tabularium.games.forty_four_bce.steps.turns import OnePass, ask_who_leads, shared
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.picture import Lot, Tray
from tabularium.kernel.step import NOT_NOW, Sealed


class Limit(OnePass):
    """One board after another counts what it holds against its limit (BC-6.1)."""

    def can_act(self, s: FortyFourBce, board: int) -> bool:
        return s.held(board) > limit_of(s, board)

    def order_matters(self, s: FortyFourBce) -> bool:
        return False

    def after(self, turn: int) -> Limit:
        return Limit(turn + 1)

    def visit(self, s: FortyFourBce, board: int) -> None:
        s.tell(told.LIMIT, board, s.held(board), limit_of(s, board))
        s.push(Discard(board, 0, 1 << s.decider(board)))


def start_discard(s: FortyFourBce) -> None:
    s.push(Limit(0))
    ask_who_leads(s, 0)


def limit_of(s: FortyFourBce, board: int) -> int:
    """7, and what structures add to it (BC-6.2, BC-14.18)."""
    limit = s.box.limit
    for structure in s.owned[board]:
        limit += s.box.raises[structure]
    return limit


class Discard(Sealed[FortyFourBce]):
    """Cards to the Collegium, cubes to the supply, one at a time, until the limit is met (BC-6.4). The draft lists what
    goes; the others see it when the seat is done."""

    __slots__ = ("board",)

    reopens: ClassVar[bool] = False

    def __init__(self, board: int, done: int, members: int) -> None:
        self.board = board
        self.done = done
        self.members = members

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        left = self.left(s, s.decider(self.board))
        return {"over": left, "limit": limit_of(s, self.board), "shared": shared(s, self.board)}

    def left(self, s: FortyFourBce, seat: int) -> int:
        """How much still has to go."""
        return s.held(self.board) - limit_of(s, self.board) - len(s.drafts[seat])

    def edits(self, s: FortyFourBce, seat: int) -> list[int]:
        if self.left(s, seat) <= 0:
            return []
        found: list[int] = []
        draft = s.drafts[seat]
        for face, cards in ((kinds.FACE_UP, s.faceup[self.board]), (kinds.FACE_DOWN, s.facedown[self.board])):
            last = -1
            for card in cards:  # sorted, so copies stand side by side and are one option
                if card == last:
                    continue
                last = card
                move = packed.put_away_move(card, face)
                if number_of(cards, card) > number_of(draft, move):
                    found.append(move)
        found.sort()
        for kind in range(len(terms.INFLUENCE)):
            if s.cubes[self.board * 4 + kind] > number_of(draft, kinds.GIVE_BACK | kind):
                found.append(kinds.GIVE_BACK | kind)
        return found

    def forbids_edit(self, s: FortyFourBce, seat: int, move: int) -> str:
        if kind_of(move) in (kinds.KEEP_CARD, kinds.KEEP_CUBE):
            return "" if packed.discarded_before(move) in s.drafts[seat] else NOT_NOW
        if kind_of(move) not in (kinds.PUT_AWAY, kinds.GIVE_BACK):
            return NOT_NOW
        if self.left(s, seat) <= 0:
            return "BC-6.5"
        return "" if move in self.edits(s, seat) else "BC-6.4"

    def unfinished(self, s: FortyFourBce, seat: int) -> str:
        return "BC-6.4" if self.left(s, seat) > 0 else ""

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        return {"over": max(0, self.left(s, seat)), "done": int(move == DONE)}

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.GIVE_BACK | kind for kind in range(len(terms.INFLUENCE)) if s.cubes[self.board * 4 + kind]]

    def edit(self, s: FortyFourBce, seat: int, move: int) -> None:
        if kind_of(move) in (kinds.KEEP_CARD, kinds.KEEP_CUBE):
            s.drafts[seat] = without(s.drafts[seat], packed.discarded_before(move))
        else:
            s.drafts[seat] = with_one(s.drafts[seat], move)

    def undo_moves(self, s: FortyFourBce, seat: int) -> list[int]:
        return [packed.kept_after_all(move) for move in sorted(set(s.drafts[seat]))]

    def tray(self, s: FortyFourBce, seat: int) -> Tray | None:
        moves = self.edits(s, seat)
        held: list[Lot] = []
        for face, cards in ((kinds.FACE_UP, s.faceup[self.board]), (kinds.FACE_DOWN, s.facedown[self.board])):
            for card in sorted(set(cards)):
                move = packed.put_away_move(card, face)
                held.append(Lot("card", card, cards.count(card) - s.drafts[seat].count(move), move))
        for kind in range(len(terms.INFLUENCE)):
            left = s.cubes[self.board * 4 + kind] - s.drafts[seat].count(kinds.GIVE_BACK | kind)
            held.append(Lot("influence", kind, left, kinds.GIVE_BACK | kind))
        held = [lot if lot.move in moves else lot._replace(move=-1) for lot in held if lot.number]
        laid = [self.lot(move, s.drafts[seat].count(move)) for move in sorted(set(s.drafts[seat]))]
        return Tray(tuple(held), tuple(laid), max(0, self.left(s, seat)), DONE if self.left(s, seat) <= 0 else -1)

    def lot(self, move: int, number: int) -> Lot:
        if kind_of(move) == kinds.PUT_AWAY:
            return Lot("card", packed.put_away_card(move), number, packed.kept_after_all(move))
        return Lot("influence", argument_of(move), number, packed.kept_after_all(move))

    def again(self, done: int) -> Discard:
        return Discard(self.board, done, self.members)

    def close(self, s: FortyFourBce) -> None:
        seat = s.decider(self.board)
        draft = s.drafts[seat]
        s.drafts[seat] = ()
        cards = 0
        for move in draft:
            if kind_of(move) == kinds.PUT_AWAY:
                put_away(s, self.board, move, told.DISCARDED, told.DISCARDED_DOWN)
                cards += 1
            else:
                s.cubes[self.board * 4 + argument_of(move)] -= 1
                s.supply[argument_of(move)] += 1
                s.tell(told.GAVE_BACK, self.board, argument_of(move))
        reward_discards(s, self.board, cards)


def reward_discards(s: FortyFourBce, board: int, cards: int) -> None:
    """What counts the cards discarded is counted when its owner has finished (BC-6.8, BC-14.25)."""
    for structure in s.owned_in(board, terms.DISCARD):
        for effect in s.box.structure_effects[structure]:
            if effect.verb == terms.GAIN and effect.per == terms.CARDS_DISCARDED:
                gain(s, board, gained(s, board, effect, cards))
