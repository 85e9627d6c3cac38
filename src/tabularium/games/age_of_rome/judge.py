"""What a board promises, in terms of Glory at the end of the game.

What is on its way counts as well: a Partisan whose action comes after the cards, a Legion that still has to choose its
Region.
"""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.effects import harvest_of
from tabularium.games.age_of_rome.scoring import (
    commerce,
    metric,
    place_value,
    politics,
    quest_points,
    religion,
    tasks_done,
)
from tabularium.games.age_of_rome.state import AgeOfRome, active_bonuses, bonus_active, facing, legions_in_regions, on
from tabularium.games.age_of_rome.steps.action import ON_THE_COLOSSEUM, PartisanAction, UseBonus
from tabularium.games.age_of_rome.steps.diplomacy import Offered, SpyChoice
from tabularium.games.age_of_rome.steps.pieces import LegionDestination, LegionSource, PantheonLevel
from tabularium.games.age_of_rome.steps.plots import PlotResolve, PlotTwoLegions, PlotVote
from tabularium.games.age_of_rome.steps.trade import CardEffect, MakeRoom
from tabularium.kernel.judging import Judge


class AgeOfRomeJudge(Judge[AgeOfRome]):
    terms: ClassVar[tuple[str, ...]] = (
        "glory", "regions", "legions_out", "legions", "politics", "votes", "commerce", "religion", "quests", "denarii",
        "partisans", "stages", "bonuses", "vendetta", "plots", "military_medal", "politics_medal", "commerce_medal",
        "religion_medal", "agriculture_medal", "cards", "next_set", "ground", "under_way", "tasks", "alone",
    )  # fmt: skip
    numbers: ClassVar[tuple[str, ...]] = ("glory", "legions_out", "legions", "votes", "commerce", "religion", "cards")
    margin: ClassVar[float] = 8.0

    def progress(self, s: AgeOfRome) -> float:
        return min(1.0, (s.round + 0.25 * s.phase) / (s.box.rounds + 0.75))

    def contenders(self, s: AgeOfRome) -> int:
        return 2 if s.seats == 1 else s.boards

    def final_chances(self, s: AgeOfRome) -> list[float]:
        """The Emperor counts tasks."""
        if s.seats == 1 and s.boards == 1:
            return [len(tasks_done(s)) / len(s.box.tasks)]
        return super().final_chances(s)

    def measure(self, s: AgeOfRome, board: int) -> list[float]:
        """What a board has and may still make of it."""
        if board >= s.boards:
            return [0.0] * len(self.terms)  # the Emperor's tasks are all that has to be beaten
        left = s.box.rounds - s.round
        own = s.own
        regions, out = campaign(s, board)
        medals = [0.0] * terms.TYPES
        for kind in range(terms.TYPES):
            if s.medals[kind] == board:
                medals[kind] = 1.0
        found = [
            float(own[on(board, state.GLORY)]), regions, out, float(own[on(board, state.LEGIONS)]),
            float(politics(s, board)), float(own[on(board, state.VOTES)]), float(commerce(s, board)),
            float(religion(s, board)),
        ]  # fmt: skip
        if board >= s.seats:  # Cassius
            return [*found, *[0.0] * (len(self.terms) - len(found))]
        held, growing = cards(s, board)
        return [
            *found,
            quests(s, board), own[on(board, state.DENARII)] * worth_of_denarius(s, board, left),
            float(own[on(board, state.PARTISANS)] * left), stages_ahead(s, board, left),
            float(left * active_bonuses(s, board)), 1.0 if own[on(board, state.VENDETTA)] else 0.0,
            float(metric(s, board, terms.M_PLOTS_IN_PROVINCES)) if left else 0.0,
            medals[0], left * medals[1], medals[2], medals[3], left * medals[4],
            held, growing, ground(s, board, left), on_its_way(s, board),
            tasks(s) if s.seats == 1 and s.boards == 1 else 0.0, 1.0 if s.seats == 1 else 0.0,
        ]  # fmt: skip


def tasks(view: AgeOfRome) -> float:
    """How far the Emperor's tasks have come: they make the rank, not the score."""
    box = view.box
    value = 0.0
    for task in range(len(box.tasks)):
        near = min(1.0, metric(view, 0, box.task_metric[task]) / box.task_min[task])
        value += 0.6 * near * near + 0.4 * (1.0 if near >= 1.0 else 0.0)
    return value


def worth_of_denarius(view: AgeOfRome, board: int, left: int) -> float:
    """Money buys Glory while there are rounds to build in; at the end four make one."""
    if left == 0 and view.phase > 1:
        return 1 / 3 if view.medals[terms.RELIGION] == board else 0.25
    return 0.45 if left > 1 else 0.4


def stages_ahead(view: AgeOfRome, seat: int, left: int) -> float:
    """How near the next Stages are."""
    value = 0.0
    for stage in range(len(view.stages)):
        if not packed.has(view.own[on(seat, state.CLAIMED)], stage):
            gap = view.stages[stage] - view.own[on(seat, state.GLORY)]
            value += left * 0.9 * max(0.0, 1 - gap / 9)
    return value


def campaign(view: AgeOfRome, board: int) -> tuple[float, float]:
    """Regions by their likely places, whether they are defeated yet or not; and the Legions in them."""
    value = 0.0
    out = 0.0
    for region in range(terms.REGIONS):
        mine = view.own[on(board, state.REGION + region)]
        if mine == 0:
            continue
        out += mine
        ahead = 0
        level = 0
        all_there = mine
        for other in range(view.boards):
            if other != board:
                n = view.own[on(other, state.REGION + region)]
                all_there += n
                if n > mine:
                    ahead += 1
                elif n == mine:
                    level += 1
        near = min(1.0, all_there / view.box.defence[region])
        value += near * place_value(view, region, 1 + ahead) * (0.8 if level == 0 else 0.45)
    return value, out


def cards(view: AgeOfRome, seat: int) -> tuple[float, float]:
    """Cards in hand, and the best Set they are growing into."""
    counts = [0] * (terms.CHEST + 2)
    for held in view.hands[seat]:
        counts[view.box.ware_of[packed.kind_of_card(held)]] += 1
    number = float(len(view.hands[seat]))
    if packed.sets_laid(view.sets[seat]) >= view.box.most_sets:
        return number, 0.0
    best = 0.0
    for ware in range(terms.CHEST):
        if counts[ware]:
            jokers = counts[terms.CHEST] + (
                counts[terms.JEWELS] if ware != terms.JEWELS and view.medals[terms.COMMERCE] == seat else 0
            )
            have = min(3, counts[ware] + jokers)
            best = max(best, view.box.set_glory[ware] * (0.0, 0.1, 0.3, 0.5)[have])
    return number, best


def quests(view: AgeOfRome, seat: int) -> float:
    value = 0.0
    for held in view.quests[seat]:
        value += quest_prospect(view, seat, packed.quest_of(held))
    return value


def quest_prospect(view: AgeOfRome, seat: int, quest: int) -> float:
    """What a Quest gives now, and how near it is."""
    if quest == view.box.quest_back:
        return 2.0
    how, what, glory = view.box.quest_score[quest]
    now = quest_points(view, seat, quest)
    if how == terms.PER:
        return now + 0.3 * glory
    if how != terms.AT_LEAST:
        return 0.6 * now + 0.2 * glory
    least = view.box.quest_min[quest][max(view.seats, view.boards) - 1]
    near = min(1.0, metric(view, seat, what) / least)
    return glory * (0.15 + 0.8 * near * near)


def ground(view: AgeOfRome, seat: int, left: int) -> float:
    """What the Partisans of this round find to do beyond the Colosseum. Alone, all Buildings come round again."""
    value = 0.0
    if view.phase <= state.CONSTRUCTION:
        first = facing(view, seat) * terms.TYPES
        gains: list[float] = []
        for kind in range(terms.TYPES):
            level = view.tiles[first + kind]
            if level:
                gain = action_value(view, seat, kind, 1) - 1.0
                gains.extend([gain] * level)
                if kind < terms.BONUSES and bonus_active(view, seat, kind):
                    gains.append(action_value(view, seat, kind, 2) - 1.0 - gain)
        gains.sort(reverse=True)
        for gain in gains[: view.own[on(seat, state.PARTISANS)]]:
            if gain > 0:
                value += gain
    if view.seats == 1:
        for level in view.tiles:
            if level:
                value += 0.12 * left
    return value


def on_its_way(view: AgeOfRome, board: int) -> float:
    """Actions that are certain to come, by the steps of the agenda."""
    value = 0.0
    for step in view.agenda:
        if isinstance(step, PartisanAction):
            if step.seat == board:
                value += action_value(view, board, step.place, 1 + step.bonus)
        elif isinstance(step, UseBonus):
            if step.seat == board:
                value += action_value(view, board, step.building, 2)
        elif isinstance(step, LegionSource):
            value += action_value(view, board, terms.MILITARY, 1) if step.seat == board else 0.0
        elif isinstance(step, LegionDestination):
            value += 1.6 if step.seat == board else 0.0
        elif isinstance(step, MakeRoom):
            value += 1.0 if step.seat == board else 0.0
        elif isinstance(step, PantheonLevel):
            value += action_value(view, board, terms.RELIGION, 1) if step.seat == board else 0.0
        elif isinstance(step, CardEffect):
            value += 1.5 if step.seat == board else 0.0
        elif isinstance(step, PlotResolve):
            value += 1.2 if step.board == board else -1.2 if step.target == board else 0.0
        elif isinstance(step, (PlotVote, PlotTwoLegions)):
            value += 1.5 if step.seat == board else -1.5 if step.target == board else 0.0
        elif isinstance(step, SpyChoice):
            value += 2.0 if step.seat == board else 0.0
        elif isinstance(step, Offered):
            value += step.amount * 0.25 + 0.4 if step.seat == board or view.envoy == board else 0.0
    return value


def action_value(view: AgeOfRome, board: int, place: int, times: int) -> float:
    """What the action of a place is likely to bring."""
    if place == ON_THE_COLOSSEUM:
        return 1.0
    if place == terms.MILITARY:
        fresh = min(times, view.own[on(board, state.LEGIONS)])
        return 1.9 * fresh + (0.5 if fresh < times and legions_in_regions(view, board) else 0.0)
    if place == terms.POLITICS:
        votes = min(times, view.own[on(board, state.VOTES)])
        run = 0
        while run < len(view.column) and view.column[-1 - run] == board:
            run += 1
        return votes * 1.5 + 2.0 * max(0, run + votes - max(run, 2))
    if place == terms.COMMERCE:
        return 1.3 * times
    if place == terms.RELIGION:
        return 1.4 if metric(view, board, terms.M_PANTHEON_LEVELS_COMPLETE) < 2 else 0.0
    if place == terms.AGRICULTURE:
        left = view.box.rounds - view.round
        return harvest_of(view, board) * worth_of_denarius(view, board, left)
    return 0.9 if view.box.rounds - view.round > 1 else 0.0  # a Plot
