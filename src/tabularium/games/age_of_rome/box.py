"""The box of Age of Rome: every card, tile and number as int-indexed tables."""

from __future__ import annotations

from tabularium.kernel.state import Box


class AgeOfRomeBox(Box):
    """Tables by index. A thing with several numbers per entry is a flat tuple: `cost[building * LEVELS + level]`."""

    # the table
    rounds: int
    hand_limit: int
    most_sets: int
    column: int
    partisans: int
    legions: int
    votes: int
    plot_markers: int
    vendetta_slots: int
    vendetta: int  # markers in the box
    rate: int  # Denarii for 1 Glory at the end
    sale_price: int
    colosseum: int
    majority_run: int
    majority_glory: int
    quests_dealt: int
    quests_kept: int
    colours: tuple[str, ...]
    positions: tuple[tuple[int, ...], ...]  # by number of players; the fifth is against Cassius
    provinces: tuple[str, ...]
    named_province: tuple[int, ...]  # where Africa, Gaul, Spain and Italy lie in the ring
    plot_slots: int
    population: int  # of a Province without Buildings
    penalty: tuple[int, ...]  # by Population; the first is for none
    lap: int
    stages: tuple[int, ...]
    stage_moves: tuple[int, ...]
    harvest: tuple[int, ...]  # by round; the first is for none
    cost: tuple[int, ...]  # building * LEVELS + level - 1
    glory: tuple[int, ...]
    medal_majority: int
    medal_price: int
    medal_rate: int
    medal_harvest: int
    tiles: tuple[tuple[int, ...], ...]  # few, many: by level
    regions: tuple[str, ...]
    defence: tuple[int, ...]
    region_glory: tuple[tuple[int, ...], ...]  # few, many: region * 3 + place
    column_glory: tuple[int, ...]
    base_own: int
    upper_own: int
    element_glory: tuple[int, ...]  # by METALS
    commons: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # by number of players: base, upper; metals
    # characters and their Plots
    characters: tuple[str, ...]
    start: tuple[tuple[int, ...], ...]  # Denarii, Glory, Vendetta, Legions, Votes, Partisans, Anchor, three Plots
    track: tuple[tuple[int, ...], ...]  # by character and Bonus: its slot on the Vendetta track
    plots: tuple[str, ...]
    plot_effect: tuple[tuple[int, ...], ...]  # verb, n, second verb, its n
    plot_needs: tuple[tuple[int, ...], ...]
    # Trade cards
    wares: tuple[str, ...]
    set_glory: tuple[int, ...]
    cards: tuple[str, ...]
    ware_of: tuple[int, ...]  # by kind; one more for the back
    condition_of: tuple[int, ...]
    card_effects: tuple[tuple[tuple[int, int], ...], ...]
    card_copies: tuple[int, ...]
    card_star: tuple[int, ...]
    card_back: int  # the kind of a card nobody may see
    anchors: int
    # Events
    events: tuple[str, ...]
    event_negative: tuple[int, ...]
    event_who: tuple[tuple[int, int], ...]  # whom, and the metric or Province
    event_effects: tuple[tuple[tuple[int, int], ...], ...]
    event_direction: tuple[int, ...]  # 1 clockwise, -1 counter-clockwise
    event_turns: tuple[int, ...]
    none_event: int  # the back of an Event, also "none"
    # Quests
    quests: tuple[str, ...]
    quest_score: tuple[tuple[int, int, int], ...]  # how, metric, Glory
    quest_min: tuple[tuple[int, ...], ...]  # by number of players
    quest_star: tuple[int, ...]
    quest_removed: tuple[int, ...]  # bits of REMOVED_IN
    quest_back: int
    # Cassius
    cassius_glory: tuple[int, ...]
    cassius_vendetta: int
    cassius_legions: int
    cassius_votes: int
    cassius_markers: int
    cassius_medal: int
    cassius_blocked: int
    cassius_event: int
    cassius_sale: int
    actions: tuple[tuple[int, ...], ...]  # by difficulty and round
    builds: tuple[tuple[int, ...], ...]
    level_cap: tuple[int, ...]
    region_order: tuple[int, ...]
    cassius_cards: tuple[str, ...]
    action_of: tuple[int, ...]
    build_order: tuple[tuple[int, ...], ...]
    cassius_plot: tuple[int, ...]
    combat_cards: tuple[str, ...]
    region_of: tuple[int, ...]
    tactic_of: tuple[int, ...]
    # what is counted at the end
    tasks: tuple[str, ...]
    task_metric: tuple[int, ...]
    task_min: tuple[int, ...]
    titles: tuple[str, ...]
    title_least: tuple[int, ...]
    feats: tuple[str, ...]
    feat_metric: tuple[int, ...]
    feat_min: tuple[int, ...]
    feat_only: tuple[int, ...]  # 1: only against Cassius

    __slots__ = tuple(__annotations__)
