"""How good a view is for a seat, and sensible whole answers.

A judge looks one move ahead, so what is on its way counts as well: a Partisan whose action comes after the cards,
a Legion that still has to choose its Region. Numbers are Glory at the end of the game.
"""

from __future__ import annotations

from tabularium.games.age_of_rome.box import (
    AGRICULTURE,
    AT_LEAST,
    BONUSES,
    CHEST,
    COMMERCE,
    JEWELS,
    LEVELS,
    M_PANTHEON_LEVELS,
    M_PLOTS,
    MILITARY,
    PER,
    POLITICS,
    REGIONS,
    RELIGION,
    TYPES,
)
from tabularium.games.age_of_rome.effects import harvest_of
from tabularium.games.age_of_rome.packed import has, kind_of_card, quest_of, sets_laid
from tabularium.games.age_of_rome.scoring import commerce, metric, place_value, points, politics, quest_points, religion
from tabularium.games.age_of_rome.state import (
    CLAIMED,
    CONSTRUCTION,
    DENARII,
    GLORY,
    LEGIONS,
    PARTISANS,
    REGION,
    VENDETTA,
    VOTES,
    WIDTH,
    AgeOfRome,
    active_bonuses,
    bonus_active,
    facing,
    legions_in_regions,
)
from tabularium.games.age_of_rome.steps.action import ON_THE_COLOSSEUM, PartisanAction, UseBonus
from tabularium.games.age_of_rome.steps.diplomacy import Offered, SpyChoice
from tabularium.games.age_of_rome.steps.kinds import ACCEPT, ASK, OFFER, REFUSE, RETURN
from tabularium.games.age_of_rome.steps.pieces import LegionDestination, LegionSource, PantheonLevel
from tabularium.games.age_of_rome.steps.plots import PlotResolve, PlotTwoLegions, PlotVote
from tabularium.games.age_of_rome.steps.trade import CardEffect, MakeRoom
from tabularium.kernel.moves import DONE
from tabularium.kernel.rng import Rng


def judge(view: AgeOfRome, seat: int) -> float:
    """The own prospects, less some of those of the strongest opponent."""
    if not view.agenda:
        totals = [float(sum(points(view, board))) for board in range(view.boards)]
    else:
        totals = [prospects(view, board) for board in range(view.boards)]
    others = [total for board, total in enumerate(totals) if board != seat]
    if not others:
        return 0.5 * totals[seat] + 8.0 * tasks(view)
    return totals[seat] - 0.3 * max(others) - 0.2 * sum(others) / len(others)


def tasks(view: AgeOfRome) -> float:
    """How far the Emperor's tasks have come: they make the rank, not the score."""
    box = view.box
    value = 0.0
    for task in range(len(box.tasks)):
        near = min(1.0, metric(view, 0, box.task_metric[task]) / box.task_min[task])
        value += 0.6 * near * near + 0.4 * (near == 1.0)
    return value


def prospects(view: AgeOfRome, board: int) -> float:
    """What a board has and may still make of it."""
    left = view.box.rounds - view.round
    first = board * WIDTH
    own = view.own
    value = float(own[first + GLORY] + commerce(view, board) + religion(view, board)) + 0.8 * politics(view, board)
    value += campaign(view, board) + on_its_way(view, board)
    value += 0.15 * own[first + LEGIONS] + 0.2 * own[first + VOTES]
    if board >= view.seats:
        return value
    value += own[first + DENARII] * worth_of_denarius(view, board, left)
    value += own[first + PARTISANS] * left * 1.1
    value += stages_ahead(view, board, left)
    value += 0.35 * left * active_bonuses(view, board) + 0.3 * (own[first + VENDETTA] != 0)
    value += 0.4 * metric(view, board, M_PLOTS) * (left > 0)  # Plots that wait
    value += medals(view, board, left) + cards(view, board) + quests(view, board)
    return value + ground(view, board, left)


def worth_of_denarius(view: AgeOfRome, board: int, left: int) -> float:
    """Money buys Glory while there are rounds to build in; at the end four make one."""
    if left == 0 and view.phase > 1:
        return 1 / 3 if view.medals[RELIGION] == board else 0.25
    return 0.45 if left > 1 else 0.4


def stages_ahead(view: AgeOfRome, seat: int, left: int) -> float:
    """How near the next Stages are."""
    first = seat * WIDTH
    value = 0.0
    for stage in range(len(view.stages)):
        if not has(view.own[first + CLAIMED], stage):
            gap = view.stages[stage] - view.own[first + GLORY]
            value += left * 0.9 * max(0.0, 1 - gap / 9)
    return value


def campaign(view: AgeOfRome, board: int) -> float:
    """Regions by their likely places, whether they are defeated yet or not."""
    value = 0.0
    for region in range(REGIONS):
        mine = view.own[board * WIDTH + REGION + region]
        if mine == 0:
            continue
        others = [view.own[other * WIDTH + REGION + region] for other in range(view.boards) if other != board]
        ahead = sum([n > mine for n in others])
        level = sum([n == mine for n in others])
        near = min(1.0, (mine + sum(others)) / view.box.defence[region])
        value += near * place_value(view, region, 1 + ahead) * (0.8 if level == 0 else 0.45) + 0.2 * mine
    return value


def medals(view: AgeOfRome, seat: int, left: int) -> float:
    worth = (2.5, 0.5 * left, 1.5, 1.5, 0.5 * left)
    return sum([worth[kind] for kind in range(TYPES) if view.medals[kind] == seat])


def cards(view: AgeOfRome, seat: int) -> float:
    """Cards in hand, and the best Set they are growing into."""
    counts = [0] * (CHEST + 2)
    for held in view.hands[seat]:
        counts[view.box.ware_of[kind_of_card(held)]] += 1
    value = 0.4 * len(view.hands[seat])
    if sets_laid(view.sets[seat]) >= view.box.most_sets:
        return value
    best = 0.0
    for ware in range(CHEST):
        if counts[ware]:
            jokers = counts[CHEST] + (counts[JEWELS] if ware != JEWELS and view.medals[COMMERCE] == seat else 0)
            have = min(3, counts[ware] + jokers)
            best = max(best, view.box.set_glory[ware] * (0.0, 0.1, 0.3, 0.5)[have])
    return value + best


def quests(view: AgeOfRome, seat: int) -> float:
    return sum([quest_prospect(view, seat, quest_of(held)) for held in view.quests[seat]])


def quest_prospect(view: AgeOfRome, seat: int, quest: int) -> float:
    """What a Quest gives now, and how near it is."""
    if quest == view.box.quest_back:
        return 2.0
    how, what, glory = view.box.quest_score[quest]
    now = quest_points(view, seat, quest)
    if how == PER:
        return now + 0.3 * glory
    if how != AT_LEAST:
        return 0.6 * now + 0.2 * glory
    least = view.box.quest_min[quest][max(view.seats, view.boards) - 1]
    near = min(1.0, metric(view, seat, what) / least)
    return glory * (0.15 + 0.8 * near * near)


def ground(view: AgeOfRome, seat: int, left: int) -> float:
    """What the Partisans of this round find to do beyond the Colosseum. Alone, all Buildings come round again."""
    value = 0.0
    if view.phase <= CONSTRUCTION:
        first = facing(view, seat) * TYPES
        gains: list[float] = []
        for kind in range(TYPES):
            level = view.tiles[first + kind]
            if level:
                gain = action_value(view, seat, kind, 1) - 1.0
                gains.extend([gain] * level)
                if kind < BONUSES and bonus_active(view, seat, kind):
                    gains.append(action_value(view, seat, kind, 2) - 1.0 - gain)
        gains.sort(reverse=True)
        value = 0.9 * sum([gain for gain in gains[: view.own[seat * WIDTH + PARTISANS]] if gain > 0])
    if view.seats == 1:
        value += 0.12 * left * sum([1 for level in view.tiles if level])
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
            value += action_value(view, board, MILITARY, 1) if step.seat == board else 0.0
        elif isinstance(step, LegionDestination):
            value += 1.6 if step.seat == board else 0.0
        elif isinstance(step, MakeRoom):
            value += 1.0 if step.seat == board else 0.0
        elif isinstance(step, PantheonLevel):
            value += action_value(view, board, RELIGION, 1) if step.seat == board else 0.0
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
    first = board * WIDTH
    if place == ON_THE_COLOSSEUM:
        return 1.0
    if place == MILITARY:
        fresh = min(times, view.own[first + LEGIONS])
        return 1.9 * fresh + (0.5 if fresh < times and legions_in_regions(view, board) else 0.0)
    if place == POLITICS:
        votes = min(times, view.own[first + VOTES])
        run = 0
        while run < len(view.column) and view.column[-1 - run] == board:
            run += 1
        return votes * 1.5 + 2.0 * max(0, run + votes - max(run, 2))
    if place == COMMERCE:
        return 1.3 * times
    if place == RELIGION:
        return 1.4 if metric(view, board, M_PANTHEON_LEVELS) < 2 else 0.0
    if place == AGRICULTURE:
        left = view.box.rounds - view.round
        return harvest_of(view, board) * worth_of_denarius(view, board, left)
    return 0.9 if view.box.rounds - view.round > 1 else 0.0  # a Plot


def propose(view: AgeOfRome, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """Whole answers where choices combine: Quests to return, purses, answers to them."""
    step = view.agenda[-1]
    if step.name == "keep_quests":
        quests = [quest_of(held) for held in view.quests[seat]]
        quests.sort(key=lambda quest: quest_prospect(view, seat, quest))
        return [(RETURN | quest, DONE) for quest in quests]
    if step.name == "diplomacy_offer":
        purse = view.own[seat * WIDTH + DENARII]
        return [(OFFER | amount,) for amount in sorted({1, min(2, purse), min(LEVELS, purse), (purse + 1) // 2})]
    if isinstance(step, Offered) and step.name == "diplomacy_answer":
        more = step.amount + 1 + rng.below(2)
        asks = [(ASK | more,)] if more <= step.amount + view.own[view.envoy * WIDTH + DENARII] else []
        return [(ACCEPT,), (REFUSE,), *asks]
    return []
