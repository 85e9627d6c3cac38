"""Phase V: Claims. The Titles go to the highest levels; then the next round."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.mare_nostrum import effects, state, terms
from tabularium.games.mare_nostrum.scoring import nearest, win
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.kernel.moves import argument_of
from tabularium.kernel.step import Decision, Step

ROUNDS: Final = (400, 30)  # by the choice of the option; without a limit no game goes on beyond 400 (MN-H2)


class Claims(Step[MareNostrum]):
    """The Claims phase opens: Titles are settled in the order of the tracks (MN-5.3, MN-Q30)."""

    def run(self, s: MareNostrum) -> None:
        s.phase = state.CLAIMS
        s.push(CloseClaims())
        s.push(Title(terms.MILITARY_CHIEF))
        s.push(Title(terms.POLITICAL_LEADER))
        s.push(Title(terms.TRADE_MASTER))


def leaders(s: MareNostrum, title: int) -> list[int]:
    """The seats with the highest level on a track: true numbers, whatever the marker shows (MN-5.4)."""
    level = [effects.levels(s, seat)[title] for seat in range(s.seats)]
    highest = max(level)
    return [seat for seat in range(s.seats) if level[seat] == highest]


class Title(Step[MareNostrum]):
    """A Title goes to the strictly highest level (MN-5.1); a tie is the holder's choice (MN-5.2)."""

    __slots__ = ("title",)

    def __init__(self, title: int) -> None:
        self.title = title

    def run(self, s: MareNostrum) -> None:
        first = leaders(s, self.title)
        if len(first) == 1:
            award(s, self.title, first[0])
        else:
            s.push(AwardTitle(s.titles[self.title], self.title))


def award(s: MareNostrum, title: int, seat: int) -> None:
    """Titles change hands here and nowhere else (MN-0.7); a player may hold several (MN-5.6). A new Trade Master
    takes all Trade tokens (MN-2.4)."""
    if s.titles[title] == seat:
        return
    s.titles[title] = seat
    s.tell(told.TITLE, seat, title)
    if title == terms.TRADE_MASTER and s.slots:
        s.slots = ()
        s.tell(told.TOKENS_BACK, seat)


class AwardTitle(Decision[MareNostrum]):
    """The holder of a Title chooses who of those that tie gets it; the self only if tied (MN-5.2)."""

    __slots__ = ("title",)

    rule: ClassVar[str] = "MN-5.2"

    def __init__(self, seat: int, title: int) -> None:
        self.seat = seat
        self.title = title

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"title": self.title}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.AWARD | other for other in leaders(s, self.title)]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.AWARD | other for other in range(s.seats)]

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        award(s, self.title, argument_of(move))


class CloseClaims(Step[MareNostrum]):
    """Who holds all three Titles wins (MN-6.24), not who has the highest levels (MN-6.25); the game may be limited to a
    number of rounds (MN-7.8)."""

    def run(self, s: MareNostrum) -> None:
        for seat in range(s.seats):
            if s.titles.count(seat) >= s.box.to_win_titles:
                win(s, 1 << seat, state.BY_TITLES)
                return
        if s.round == ROUNDS[s.options[state.MAX_ROUNDS]]:
            standing = [nearest(s, seat) for seat in range(s.seats)]
            best = max(standing)
            win(s, sum(1 << seat for seat in range(s.seats) if standing[seat] == best), state.BY_ROUNDS)
