"""The box: locations, rows, training, the Colosseum, ten board sides and 120 cards, as int-indexed tables."""

from __future__ import annotations

from tabularium.kernel.state import Box


class AveRomaBox(Box):
    """The tables. Cards are numbered in one row: zones, buildings, wars, patrons."""

    # limits, rates, tracks
    basic_limit: int
    surplus_limit: int
    active_limit: int
    worker_limit: int
    purchases: int
    start_denarii: int
    start_surplus: int
    start_price: int
    start_stock: int
    quaestor_rate: int
    unused_worker: int
    zone_price: tuple[int, ...]  # by mode
    political_overflow: int
    denarii_per_point: int
    stock_per_point: int
    fragments_per: int
    adv_quaestor: int
    adv_mercator: int
    adv_aedilis: int
    adv_propraetor: int
    adv_roma: int
    adv_aedificator: int
    adv_legatus: int
    adv_senatus: int
    copies: int  # workers of each value in the box
    grey_top: int
    brown_top: int
    political_top: int
    political_points: tuple[int, ...]
    political_slots: tuple[int, ...]  # open places for patrons, by level
    zone_points: tuple[tuple[int, ...], ...]  # few players, many
    war_reward: tuple[tuple[int, ...], ...]  # by the number of cards of the war, as REWARDS
    # places
    place: tuple[int, ...]  # PLAIN, ZONAL or ROW, by location
    spaces: tuple[tuple[int, ...], ...]  # players needed, by location and space
    usable: tuple[int, ...]  # how many spaces players use, by seats * TRAINING + location
    neutral: tuple[tuple[int, ...], ...]  # spaces of neutral workers, by location
    slot_least: tuple[int, ...]  # by row * SLOTS + slot
    slot_most: tuple[int, ...]
    slots_for: tuple[tuple[int, ...], ...]  # the slots open to a value, by row * (ZONES + 1) + value
    training_shift: tuple[int, ...]
    training_cost: tuple[int, ...]
    loop: tuple[tuple[int, ...], ...]  # cost of each space of the Colosseum
    tolls: tuple[tuple[tuple[int, int], ...], ...]  # the same, what there is of it
    honour: tuple[int, ...]
    boards: tuple[str, ...]
    board_of: tuple[int, ...]  # the two sides of one board share a number
    prices: tuple[tuple[int, ...], ...]  # by side and basic resource
    # cards
    cards: tuple[str, ...]
    none: int  # no card lies there
    back: int  # a card that nobody may know
    first_patron: int
    kind: tuple[int, ...]
    icon: tuple[int, ...]
    players: tuple[int, ...]
    need: tuple[tuple[int, ...], ...]  # cost, as COSTS
    exact: tuple[tuple[tuple[int, int], ...], ...]  # the part of a cost that leaves no choice: good and count
    loose: tuple[int, ...]  # 1 where a cost has icons of a colour or any
    points: tuple[int, ...]
    influence: tuple[int, ...]
    resources: tuple[tuple[int, ...], ...]  # of a zone card: top left, top right, bottom left, bottom right
    types: tuple[tuple[int, ...], ...]  # the same, each once, in board order
    fragment: tuple[int, ...]
    buildings: tuple[str, ...]
    building_of: tuple[int, ...]
    reward: tuple[tuple[int, ...], ...]
    wars: tuple[str, ...]
    war_of: tuple[int, ...]
    lowers: tuple[int, ...]  # the location where a patron touches prices, or -1
    mod_at: tuple[int, ...]
    mod_verb: tuple[int, ...]
    mod_points: tuple[int, ...]
    mod_denarii: tuple[int, ...]
    mod_surplus: tuple[int, ...]
    mod_amount: tuple[int, ...]  # resources, steps or levels
    mod_kind: tuple[int, ...]  # of free spaces
    mod_cost: tuple[tuple[int, ...], ...]
    end_verb: tuple[int, ...]
    end_what: tuple[int, ...]
    end_kind: tuple[int, ...]
    end_points: tuple[int, ...]  # with two or three players
    end_many: tuple[int, ...]  # with four or five

    __slots__ = tuple(__annotations__)
