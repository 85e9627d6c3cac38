"""What is in the box, as tables of ints: dice, Plans, Favours, characters, both sides of the board, regions, cards.

A cell is `row * stride + column`; a *form* is a shape in one of its orientations; a *placement* is
`form << CELL_BITS | cell`, the cell being the first of the form in reading order.
"""

from __future__ import annotations

from typing import Final

from tabularium.kernel.state import Box

CELL_BITS: Final = 9
CELLS: Final = (1 << CELL_BITS) - 1


def placement(form: int, cell: int) -> int:
    return form << CELL_BITS | cell


def form_of(place: int) -> int:
    return place >> CELL_BITS


def cell_of(place: int) -> int:
    return place & CELLS


def back_of(upper: int, lower: int) -> int:
    """The back of a Seneca card: the colours of its halves."""
    return upper << 3 | lower


def upper_half(back: int) -> int:
    return back >> 3


def lower_half(back: int) -> int:
    return back & 7


EMPTY: Final = -1  # what stands on a cell: nothing, a Building by its number, or what is none
BLOCKED: Final = -2

ROME: Final = -1  # the end of a road that is no colony


class Effect:
    """One effect of a card, an Advisor or a Favour: a verb and what it needs."""

    do: int
    what: int
    n: int
    on: int
    only_action: int  # -1: any
    types: int  # mask of Plan types
    has: int  # mask of icons that the die must show
    among: tuple[int, ...]
    at_least: int
    min_colonies: int
    per_road: bool
    per_region: bool
    limit: bool  # once per round
    shape: int

    __slots__ = tuple(__annotations__)


class Plan:
    type: int
    number: int
    shape: int
    cost: tuple[int, ...]
    total: int  # resources of the cost
    players: tuple[int, ...]
    restriction: int
    bonus: tuple[Effect, ...]
    legion: tuple[Effect, ...]
    production: tuple[Effect, ...]
    score: int
    points: int
    at_least: int
    each: int
    most: int
    score_type: int

    __slots__ = tuple(__annotations__)


class City:
    """One side of the board."""

    id: str
    rows: tuple[str, ...]
    height: int
    width: int
    land: int  # masks of cells
    ground: int  # land without the Forum: where Buildings may stand
    forum: int
    inside: int
    hill: list[int]  # by cell; -1 is marsh
    hill_cells: list[int]  # by hill: mask
    yields: list[int]  # by cell: the resource, or -1
    near: list[int]  # by cell: the land cells that share a side or a bridge with it (RR-5.5, RR-5.6, RR-5.7)
    forum_place: int
    forum_ground: list[int]  # by cell: what stands there from the start
    mask: list[int]  # by placement; 0 where it leaves the ground (RR-5.18)
    cells: list[tuple[int, ...]]  # by placement
    around: list[int]  # by placement: mask of the cells adjacent to it
    beside: list[tuple[int, ...]]  # by placement: these cells
    hills_of: list[int]  # by placement: mask of hills
    sides_of: list[int]  # by placement: INSIDE, OUTSIDE or both
    tiber_of: list[bool]  # by placement: touches the river (RR-5.22: a bridge is no river)
    covers: list[list[tuple[int, ...]]]  # by Plan and cell: sound placements that cover it
    free_covers: list[list[tuple[int, ...]]]  # the same in the free form of a Favour
    covers_any: list[list[tuple[int, ...]]]  # by shape and cell: all placements on the ground

    __slots__ = tuple(__annotations__)


class RomeAndRollBox(Box):
    # words
    cells: tuple[str, ...]
    faces: tuple[str, ...]
    dice: tuple[str, ...]
    types: tuple[str, ...]
    plans: tuple[str, ...]
    abbrs: tuple[str, ...]
    sites: tuple[str, ...]  # Plans, then forum, rubble and park
    forms: tuple[str, ...]
    shapes: tuple[str, ...]
    favours: tuple[str, ...]
    nero: tuple[str, ...]
    characters: tuple[str, ...]
    advisors: tuple[str, ...]
    hills: tuple[str, ...]
    letters: tuple[str, ...]  # of the hills on the maps
    regions: tuple[str, ...]
    colonies: tuple[str, ...]
    roads: tuple[str, ...]
    cards: tuple[str, ...]
    bridges: tuple[str, ...]
    # set-up, by number of players
    game_dice: list[tuple[int, ...]]
    game_favours: list[int]
    game_fish: list[int]
    game_nero: list[tuple[int, ...]]  # the pile, top first (RR-2.7)
    game_plans: list[tuple[tuple[int, ...], ...]]  # by type (RR-2.3)
    cities: list[City]
    first_plans: tuple[int, ...]
    first_favours: tuple[int, ...]
    # dice
    dice_count: tuple[int, ...]
    die_icons: list[tuple[int, ...]]  # by die * 6 + face
    # shapes
    stride: int
    shape_forms: list[tuple[int, ...]]
    form_shape: list[int]
    form_cells: list[tuple[tuple[int, int], ...]]
    # Plans and Favours
    plan: list[Plan]
    army: list[bool]  # by site
    produces: list[bool]  # by site
    draw: tuple[int, ...]
    favour_timing: list[int]
    favour_actions: list[int]  # masks
    favour_not: list[int]  # mask of Plan types
    favour_permit: list[bool]
    favour_cost: list[tuple[int, ...]]
    favour_effects: list[tuple[Effect, ...]]
    with_verb: list[int]  # by verb: mask of Favours
    nero_points: tuple[int, ...]
    nero_players: list[tuple[int, ...]]
    # sheets
    track_boxes: tuple[int, ...]  # coins, buildings, legacy, glory, soldiers, senators
    track_values: tuple[int, ...]  # points by Buildings marked
    boxes: int
    base_at: int
    advanced_at: int
    optional: list[bool]
    starts: list[tuple[int, ...]]  # by character: coins, glory, soldiers, senators, then Storage
    villages: list[tuple[int, ...]]  # by character: colonies of which one is theirs
    blue: list[tuple[int, ...]]
    abilities: list[Effect]  # by character * 6 + advisor * 2 + advanced
    abilities_on: list[tuple[int, ...]]  # by character and trigger: which of the six
    abilities_do: list[tuple[int, ...]]  # by character and verb
    advisor_points: tuple[int, ...]
    # regions
    canvas: tuple[int, ...]
    gate: tuple[int, ...]
    ground: list[tuple[int, ...]]
    labels: list[tuple[int, ...]]
    region_resource: tuple[int, ...]
    region_tie: tuple[int, ...]
    region_colonies: list[int]  # masks
    region_roads: list[int]
    colony_region: tuple[int, ...]
    colony_value: tuple[int, ...]
    colony_banners: tuple[int, ...]
    colony_clock: tuple[int, ...]
    colony_at: list[tuple[int, ...]]
    colony_rome: int  # mask of the colonies with a road to Rome
    colony_joins: list[int]  # by colony: mask of those that a road joins to it
    road_region: tuple[int, ...]
    road_ends: list[tuple[int, int]]  # colonies; ROME is -1
    road_mask: list[int]  # the colonies at its ends
    road_steles: tuple[int, ...]
    road_at: list[tuple[int, ...]]
    # Seneca
    card_action: tuple[int, ...]
    card_times: tuple[int, ...]
    card_seal: list[bool]
    card_back: list[int]
    card_type: tuple[int, ...]
    card_choice: tuple[int, ...]  # 0 the lower, 1 the higher number
    card_hill: tuple[int, ...]
    card_shape: tuple[int, ...]
    top_sealed: int
    seneca_rounds: int
    fail_order: tuple[int, ...]
    fail_types: tuple[int, ...]
    levels: list[tuple[int, ...]]
    seneca_scores: list[tuple[int, ...]]
    seneca_starts: list[tuple[int, int]]  # colony, road
    first_discard: int
    from_round: int

    __slots__ = tuple(__annotations__)

    @property
    def forum_site(self) -> int:
        return len(self.plans)

    @property
    def rubble_site(self) -> int:
        return len(self.plans) + 1

    @property
    def park_site(self) -> int:
        return len(self.plans) + 2
