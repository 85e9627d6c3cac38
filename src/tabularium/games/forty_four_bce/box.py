"""The box: recruits, structures, tiles and numbers, as tables indexed by ints."""

from __future__ import annotations

from tabularium.kernel.state import Box


class Effect:
    """A verb of the rulebook with its parameters and the condition it stands under."""

    verb: int
    condition: int
    resource: int  # collected, or got by a trade
    count: int
    give: int
    give_count: int
    times: int
    imperium: int
    per: int
    most: int  # Imperium at most
    target: int
    level: int  # enlisted: of this level, or
    recruit: int  # this one
    free: bool
    discount: int
    waive: bool  # no loyalty is due

    __slots__ = tuple(__annotations__)


class Setup:
    """What depends on the number of players."""

    __slots__ = ("boards", "era_tiles", "fewer_cards", "letters", "statues")

    boards: int
    letters: tuple[int, ...]
    fewer_cards: int
    era_tiles: int
    statues: int


class FortyFourBceBox(Box):
    """Recruits, then loyalty, share the card indexes; tiles are indexed letter * 3 + field."""

    # recruits
    recruits: tuple[str, ...]
    cards: tuple[str, ...]
    loyal: int  # the index of a loyalty card
    back: int  # of a card that one may not know
    lictor: int
    field: tuple[int, ...]
    level: tuple[int, ...]
    copies: tuple[int, ...]
    cost: tuple[tuple[int, ...], ...]  # four influences, grey, loyalty
    asks_at_most: tuple[tuple[int, ...], ...]  # by what a cost names (grey: cubes in all) and number: mask of recruits
    losing: tuple[tuple[int, ...], ...]  # by field and level: the stacks of which one leaves the game (BC-1.6)
    authority: tuple[int, ...]
    ambition: tuple[tuple[int, ...], ...]
    worth: tuple[tuple[int, ...], ...]  # authority with 0, 1, 2... boxes filled
    effects: tuple[tuple[Effect, ...], ...]
    # structures
    structures: tuple[str, ...]
    kind: tuple[int, ...]
    fixed: tuple[int, ...]
    era_tiles: tuple[tuple[int, ...], ...]  # by era, the first one first
    statues: tuple[int, ...]
    era: tuple[int, ...]
    section: tuple[int, ...]  # the phase it acts in
    timing: tuple[int, ...]
    price: tuple[int, ...]
    price_at_most: tuple[int, ...]  # by Denarii: mask of structures
    era_at_most: tuple[int, ...]  # by era: mask of structures
    of_kind: tuple[int, ...]  # by kind: mask of structures
    activated_in: tuple[int, ...]  # by phase: mask of the structures that can be activated on a turn
    raises: tuple[int, ...]  # what a structure adds to its owner's limit (BC-6.2)
    imperium: tuple[int, ...]
    structure_effects: tuple[tuple[Effect, ...], ...]
    appetite: tuple[int, ...]  # how much influence of one type a structure can take at most
    slots: tuple[tuple[int, ...], ...]  # open ones by kind and number of boards
    # tiles
    letters: str
    tiles: tuple[str, ...]
    tile_authority: tuple[int, ...]
    tile_charisma: tuple[int, ...]
    tile_imperium: tuple[int, ...]
    senate: tuple[str, ...]
    senate_pairs: tuple[tuple[int, ...], ...]
    # the rest
    characters: tuple[str, ...]
    colours: tuple[str, ...]
    years: tuple[str, ...]
    era_of: tuple[int, ...]  # by year from 1
    setups: tuple[Setup, ...]  # by number of players; the first two stand for themselves only
    influence: tuple[int, ...]
    loyalty: int
    denarii: int
    architects: int
    reserve: int
    starting_denarii: int
    limit: int
    natural: tuple[int, ...]
    loyalty_suitor: int
    loyalty_im: int
    im_field_denarii: int
    suitor_field_denarii: int
    reward_denarii: int
    reward_imperium: int
    recess_denarii: int
    exhausted_imperium: int
    tiles_to_stay: int
    senate_pair: int
    collegium_card: int
    denarius_worth: int
    lowest_field: int
    statements: int
    most_named: int

    __slots__ = tuple(__annotations__)
