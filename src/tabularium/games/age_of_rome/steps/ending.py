"""The end: last Sets, Quests face up, and the score."""

from __future__ import annotations

from tabularium.games.age_of_rome import packed, terms
from tabularium.games.age_of_rome.scoring import commerce, points, quest_points, quests, tasks_done
from tabularium.games.age_of_rome.state import AgeOfRome, against_cassius, emperor
from tabularium.games.age_of_rome.steps import told
from tabularium.games.age_of_rome.steps.trade import lay_set, sets_of, why_no_set
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import Step


class FinalScoring(Step[AgeOfRome]):
    """Everybody's last Sets are laid, all Quests shown, all scores told."""

    def run(self, s: AgeOfRome) -> None:
        for seat in range(s.seats):
            for ware, move in best_sets(s, seat)[2]:
                kinds = packed.laid_kinds(move)
                lay_set(s, seat, ware, kinds)
                s.reveal(told.FINAL_SET, seat, EVERYONE, (), ware, kinds[0], kinds[1], kinds[2])
        for seat in range(s.seats):
            s.quests[seat] = tuple([packed.held_quest(EVERYONE, packed.quest_of(held)) for held in s.quests[seat]])
            for held in s.quests[seat]:
                quest = packed.quest_of(held)
                s.reveal(told.FINAL_QUEST, seat, EVERYONE, (), quest, quest_points(s, seat, quest))
        for seat in range(s.seats):
            s.tell(told.FINAL_SCORE, seat, sum(points(s, seat)))
        self.honours(s)

    def honours(self, s: AgeOfRome) -> None:
        if against_cassius(s):
            s.tell(told.CASSIUS_SCORE, s.seats, sum(points(s, s.seats)))
        if emperor(s):
            for task in tasks_done(s):
                s.tell(told.TASK, 0, task)


def best_sets(s: AgeOfRome, seat: int) -> tuple[int, int, tuple[tuple[int, int], ...]]:
    """AR-10.1: the Sets that bring most from commerce and quests together, with as few cards as possible:
    the sum, the number of cards, and (ware, move) of each Set."""
    best = commerce(s, seat) + quests(s, seat)
    cards = 0
    plan: tuple[tuple[int, int], ...] = ()
    for ware in range(terms.CHEST):
        if why_no_set(s, seat, ware):
            continue
        for move in sets_of(s, seat, ware):
            after = s.copy()
            lay_set(after, seat, ware, packed.laid_kinds(move))
            value, more, rest = best_sets(after, seat)
            if value > best or (value == best and more + terms.SET_SIZE < cards):
                best, cards, plan = value, more + terms.SET_SIZE, ((ware, move), *rest)
    return best, cards, plan
