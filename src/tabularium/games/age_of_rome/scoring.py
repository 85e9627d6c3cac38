"""What can be counted, the score sheet by category, and the outcome."""

from __future__ import annotations

from typing import Final

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.state import (
    AgeOfRome,
    active_bonuses,
    against_cassius,
    facing,
    few,
    finished,
    hand_size,
    legions_in_regions,
    on,
    population,
    votes_in_column,
)
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet

CATEGORIES: Final = ("glory_track", "military", "politics", "commerce", "religion", "quests", "denarii")


# -- metrics ---------------------------------------------------------------------------------------------


def metric(s: AgeOfRome, board: int, what: int) -> int:
    own = s.own
    if what == terms.M_DENARII:
        return own[on(board, state.DENARII)]
    if what == terms.M_GLORY:
        return own[on(board, state.GLORY)]
    if what == terms.M_LEGIONS_IN_REGIONS:
        return legions_in_regions(s, board)
    if what == terms.M_LEGIONS_RECRUITED:
        return own[on(board, state.LEGIONS)] + legions_in_regions(s, board)
    if what == terms.M_VOTES_IN_COLUMN:
        return votes_in_column(s, board)
    if what == terms.M_VOTES_RECRUITED:
        return own[on(board, state.VOTES)] + votes_in_column(s, board)
    if what == terms.M_PANTHEON_ELEMENTS:
        common = (own[on(board, state.COMMON)] != 0) + (own[on(board, state.COMMON + terms.UPPER)] != 0)
        return own[on(board, state.OWN)] + own[on(board, state.OWN + terms.UPPER)] + common
    if what == terms.M_HAND_SIZE:
        return hand_size(s, board)
    if what == terms.M_TRADE_CARDS_IN_HAND:
        return len(s.hands[board])
    if what == terms.M_VENDETTA_MARKERS:
        return own[on(board, state.VENDETTA)].bit_count()
    if what == terms.M_VENDETTA_MARKERS_ZERO:
        return int(own[on(board, state.VENDETTA)] == 0)
    if what == terms.M_ACTIVE_BONUSES:
        return active_bonuses(s, board)
    if what == terms.M_PLOTS_IN_PROVINCES:
        return s.plots.count(packed.plot_of(board))
    if what == terms.M_FACING_POPULATION:
        return population(s, facing(s, board))
    if what == terms.M_MEDALS:
        return s.medals.count(board)
    if what >= terms.M_MEDAL_MILITARY:
        return int(s.medals[what - terms.M_MEDAL_MILITARY] == board)
    if what >= terms.M_POPULATION_AFRICA:
        return population(s, s.box.named_province[what - terms.M_POPULATION_AFRICA])
    return late_metric(s, board, what)


def late_metric(s: AgeOfRome, board: int, what: int) -> int:
    """What is counted only at the end."""
    own = s.own
    if what == terms.M_REGIONS_FIRST:
        return regions_at_place(s, board, 1)
    if what == terms.M_REGIONS_SECOND:
        return regions_at_place(s, board, 2)
    if what == terms.M_REGIONS_PRESENT:
        return sum([own[on(board, state.REGION + region)] > 0 for region in range(terms.REGIONS)])
    if what == terms.M_REGIONS_DEFEATED:
        return sum([defeated(s, region) for region in range(terms.REGIONS)])
    if what == terms.M_MAX_LEGIONS_ONE_REGION:
        return max([own[on(board, state.REGION + region)] for region in range(terms.REGIONS)])
    if what == terms.M_TOP_VOTE:
        return int(len(s.column) > 0 and s.column[-1] == board)
    if what == terms.M_PANTHEON_LEVELS_COMPLETE:
        return int(finished(s, board, terms.BASE)) + int(finished(s, board, terms.UPPER))
    if what == terms.M_GOLD_ELEMENTS:
        return sum([own[on(board, state.COMMON + level)] == terms.GOLD for level in (terms.BASE, terms.UPPER)])
    if what == terms.M_QUESTS_FULFILLED:
        return sum([quest_points(s, board, packed.quest_of(held)) > 0 for held in s.quests[board]])
    if what == terms.M_SCORE_POLITICS:
        return politics(s, board)
    if what == terms.M_TOTAL_SCORE:
        return sum(points(s, board))
    wares = packed.set_wares(s.sets[board])
    if what == terms.M_SETS:
        return len(wares)
    if what == terms.M_SET_TYPES:
        return len(set(wares))
    if what == terms.M_SETS_JEWELS:
        return wares.count(terms.JEWELS)
    assert what == terms.M_SETS_SAME_TYPE_MAX
    return max([wares.count(ware) for ware in range(len(terms.WARES))])


def compared(s: AgeOfRome, what: int) -> list[int]:
    """AR-13.7: whose numbers are compared; Cassius has no Denarii and no hand."""
    private = what in (terms.M_DENARII, terms.M_HAND_SIZE, terms.M_TRADE_CARDS_IN_HAND)
    return list(range(s.seats if private else s.boards))


def with_most(s: AgeOfRome, what: int, least: bool) -> list[int]:
    """AR-2.19, AR-2.20: all who tie for most or least, also at zero."""
    boards = compared(s, what)
    values = [metric(s, board, what) for board in boards]
    wanted = min(values) if least else max(values)
    return [board for board, value in zip(boards, values, strict=True) if value == wanted]


# -- Regions ---------------------------------------------------------------------------------------------


def defeated(s: AgeOfRome, region: int) -> bool:
    """AR-10.3: all Legions together reach its defence."""
    return sum([s.own[on(board, state.REGION + region)] for board in range(s.boards)]) >= s.box.defence[region]


def place_of(s: AgeOfRome, region: int, board: int) -> int:
    """The place that scores, or 0. A place that is shared gives nothing (AR-10.5, AR-14.5)."""
    first = state.REGION + region
    if s.own[on(board, first)] == 0 or not defeated(s, region):  # AR-10.4: without a Legion there is no place
        return 0
    general = s.medals[terms.MILITARY]  # AR-5.12, AR-10.6: goes before those with as many Legions
    mine = 2 * s.own[on(board, first)] + (board == general)
    ahead = 0  # a bit for each might above mine
    for other in range(s.boards):
        might = 2 * s.own[on(other, first)] + (other == general)
        if might > mine:
            ahead |= 1 << might
        elif might == mine and other != board:
            return 0
    return 1 + ahead.bit_count()


def place_value(s: AgeOfRome, region: int, place: int) -> int:
    """AR-10.7, AR-10.18: later places than those with a value give nothing."""
    return s.box.region_glory[0 if few(s) else 1][region * 3 + place - 1] if 1 <= place <= 3 else 0


def regions_at_place(s: AgeOfRome, board: int, place: int) -> int:
    """Regions where a board has this place and scores for it."""
    return sum(
        [place_of(s, region, board) == place and place_value(s, region, place) > 0 for region in range(terms.REGIONS)]
    )


# -- the seven categories --------------------------------------------------------------------------------


def military(s: AgeOfRome, board: int) -> int:
    return sum([place_value(s, region, place_of(s, region, board)) for region in range(terms.REGIONS)])


def politics(s: AgeOfRome, board: int) -> int:
    """AR-10.8: by place from the bottom, also when the Column is not full."""
    return sum([s.box.column_glory[place] for place in range(len(s.column)) if s.column[place] == board])


def commerce(s: AgeOfRome, board: int) -> int:
    """AR-10.9: Sets by their type; cards in hand give nothing."""
    return sum([s.box.set_glory[ware] for ware in packed.set_wares(s.sets[board])])


def religion(s: AgeOfRome, board: int) -> int:
    """AR-10.10: every element, in finished levels or not."""
    glory = s.box.element_glory
    total = (s.own[on(board, state.OWN)] + s.own[on(board, state.OWN + terms.UPPER)]) * glory[0]
    for level in (terms.BASE, terms.UPPER):
        metal = s.own[on(board, state.COMMON + level)]
        if metal:
            total += glory[metal]
    return total


def quest_points(s: AgeOfRome, seat: int, quest: int) -> int:
    """AR-10.11: its Glory if it is fulfilled; a hidden one counts nothing yet."""
    if quest == s.box.quest_back:
        return 0
    how, what, glory = s.box.quest_score[quest]
    if how == terms.PER:
        return glory * metric(s, seat, what)
    if how == terms.AT_LEAST:
        players = 2 if against_cassius(s) else s.seats  # AR-13.30
        return glory if metric(s, seat, what) >= s.box.quest_min[quest][players - 1] else 0
    return glory if seat in with_most(s, what, how != terms.HAS_MOST) else 0


def quests(s: AgeOfRome, seat: int) -> int:
    return sum([quest_points(s, seat, packed.quest_of(held)) for held in s.quests[seat]])


def rate(s: AgeOfRome, seat: int) -> int:
    """AR-5.15, AR-10.13, AR-11.22: Denarii for 1 Glory at the end."""
    return s.box.medal_rate if s.medals[terms.RELIGION] == seat else s.box.rate


def points(s: AgeOfRome, board: int) -> tuple[int, ...]:
    """The seven categories of a board, in the order of the sheet (AR-10.14)."""
    track = s.own[on(board, state.GLORY)]  # AR-10.2
    if board >= s.seats:  # AR-13.26
        medals = s.box.cassius_medal * s.medals.count(board)
        return (track, military(s, board), politics(s, board), commerce(s, board), religion(s, board), medals, 0)
    return (
        track,
        military(s, board),
        politics(s, board),
        commerce(s, board),
        religion(s, board),
        quests(s, board),  # AR-10.12: before the Denarii are exchanged
        s.own[on(board, state.DENARII)] // rate(s, board),
    )


def left_over(s: AgeOfRome, seat: int) -> int:
    """AR-10.13, AR-10.16: Denarii that are left after the exchange."""
    return s.own[on(seat, state.DENARII)] % rate(s, seat)


def score(s: AgeOfRome) -> ScoreSheet:
    """As far as this state or view knows it."""
    return score_sheet(CATEGORIES, [points(s, seat) for seat in range(s.seats)])


# -- the outcome -----------------------------------------------------------------------------------------


def outcome(s: AgeOfRome) -> Outcome:
    totals = [sum(points(s, board)) for board in range(s.boards)]
    if against_cassius(s):
        return cassius_outcome(totals[0], totals[1], left_over(s, 0))
    if s.seats == 1:
        title = title_of(s, len(tasks_done(s)))
        return Outcome((1 if title else 2,), "solo", s.box.titles[title])
    # AR-10.15, AR-10.16, AR-10.17: most Glory, then most Denarii left, then co-emperors
    return ranked([(totals[seat], left_over(s, seat)) for seat in range(s.seats)], "glory")


def cassius_outcome(human: int, cassius: int, left: int) -> Outcome:
    """AR-13.27: with an equal total a single Denarius is enough."""
    if human > cassius or (human == cassius and left > 0):
        return Outcome((1,), "solo", "victory")
    return Outcome((1,), "solo", "shared") if human == cassius else Outcome((2,), "solo", "defeat")


def tasks_done(s: AgeOfRome) -> list[int]:
    """The tasks of Emperor solo (AR-12.9): AR-12.10, AR-12.11, AR-12.12, AR-12.13, AR-12.14, AR-12.15, AR-12.16."""
    box = s.box
    return [task for task in range(len(box.tasks)) if metric(s, 0, box.task_metric[task]) >= box.task_min[task]]


def title_of(s: AgeOfRome, tasks: int) -> int:
    """AR-12.17, AR-12.18: the rank goes by tasks alone."""
    return max([title for title, least in enumerate(s.box.title_least) if tasks >= least])


def feats(s: AgeOfRome, seat: int) -> list[str]:
    """AR-14.1, AR-14.2: the Feats of a person; several may earn the same one (AR-14.3). Whoever asks knows who is a
    person: bots earn none (AR-14.4)."""
    box = s.box
    open_to = [feat for feat in range(len(box.feats)) if against_cassius(s) or not box.feat_only[feat]]
    return [box.feats[feat] for feat in open_to if metric(s, seat, box.feat_metric[feat]) >= box.feat_min[feat]]
