"""What lies on the table of 44 BCE, and who knows what of it.

A *board* is a player's own or, with two players, the shared Suitor's: boards 0, 1, 2... are the seats', and the shared
one comes after them. Per-board numbers lie in flat lists: `cubes[board * 4 + kind]`, `front[board * 3 + field]`.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce.box import (
    ANY,
    FIELDS,
    INFLUENCE,
    NEGOTIATION,
    OVER,
    SUITOR_COMMITMENT,
    SUPPORT,
    FortyFourBceBox,
    Setup,
)
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State

FIRST: Final = 0  # options, by their index: who is the first Imperium Maius
CHARACTER: Final = 1  # and the character of the first seat; the others follow

HONOUR_BITS: Final = 8
BROKEN: Final = (1 << HONOUR_BITS) - 1

NOBODY_YET: Final = -1  # no board was awarded this

# A plan is a sorted tuple of entries `kind << 12 | ...`: recruits by field and place in the stack, then loyalty,
# support and charisma, one entry for each card and cube.
PLAN_RECRUIT: Final = 0  # field << 9 | place << 5 | recruit
PLAN_LOYALTY: Final = 1 << 12  # field
PLAN_SUPPORT: Final = 2 << 12  # field << 3 | the board it is for
PLAN_CHARISMA: Final = 3 << 12  # field << 2 | influence
PLAN_KIND: Final = 3 << 12
PLAN_SHARED: Final = 1 << 14  # in a draft: an entry of the shared Suitor's plan
SEALED_PLAN: Final = (1 << 15,)  # what a plan is to those who may not see it

# A recruit in a stack on the table: `card | filled boxes << 5 | authority by its own ability << 8`, and its mark.
STACK_CARD: Final = 31
STACK_FILLED: Final = 1 << 5
STACK_ADDED: Final = 1 << 8
STACK_RETURNS: Final = 1 << 12  # it goes back to its owner's board at recess

# Who acts in which order, by number of players and Imperium Maius.
ORDERS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (),
    (),
    ((1, 2, 0), (0, 2, 1)),
    ((1, 2, 0), (2, 0, 1), (0, 1, 2)),
    ((1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2), (0, 1, 2, 3)),
    ((1, 2, 3, 4, 0), (2, 3, 4, 0, 1), (3, 4, 0, 1, 2), (4, 0, 1, 2, 3), (0, 1, 2, 3, 4)),
)


class FortyFourBce(State):
    """The game board, the player boards and the supply."""

    __slots__ = (
        "activated",
        "afield",
        "authority",
        "awarded",
        "box",
        "built",
        "characters",
        "charisma",
        "collegium",
        "cubes",
        "dark",
        "denarii",
        "display",
        "facedown",
        "faceup",
        "front",
        "heir",
        "honour",
        "im",
        "imperium",
        "laid",
        "lead",
        "loyalty",
        "mint",
        "owned",
        "phase",
        "plans",
        "pool",
        "reactions",
        "reserve",
        "senate",
        "slots",
        "stacks",
        "statements",
        "supply",
        "tiles",
        "won",
        "year",
    )

    box: FortyFourBceBox
    # the year
    year: int
    phase: int
    im: int  # the Imperium Maius
    lead: int  # two players: the Suitor seat that goes first
    heir: int  # who was designated Imperium Maius of the next year
    won: int  # 1 if the heir was awarded the tile as a Suitor
    awarded: tuple[int, ...]  # by field: the board that this year's tile went to
    # the game board
    senate: int
    laid: tuple[int, ...]  # the structures in the game
    slots: list[int]  # open ones, by structure
    display: list[int]  # cards left, by recruit
    supply: list[int]  # influence
    loyalty: int  # 40 less all loyalty on boards and in Collegia; below 0 if more than 40 are out (BC-2.17)
    mint: int  # Denarii in the supply
    afield: list[int]  # influence on symbols, recruits and charisma icons
    # the boards
    characters: tuple[int, ...]
    imperium: list[int]  # the track
    denarii: list[int]
    reserve: list[int]  # architects
    owned: list[tuple[int, ...]]  # structures, one entry for each architect, who stays unless moved (BC-2.16)
    built: list[int]  # mask of the structures that this board has ever built (BC-3.17)
    activated: list[int]  # mask of the structures activated in this phase
    cubes: list[int]
    faceup: list[tuple[int, ...]]  # cards on the board that lie open
    facedown: list[tuple[int, ...]]  # cards in storage that only their owner knows
    collegium: list[tuple[int, ...]]  # cards that all saw going in
    dark: list[tuple[int, ...]]  # cards that went in face down, in that order
    pool: list[
        tuple[int, ...]
    ]  # what all know of `facedown` and `dark` together: `cards in dark when stored << 5 | card`
    tiles: list[tuple[int, ...]]  # allegiance tiles in the Collegium
    # this year's plans, and what comes of them
    statements: tuple[int, ...]  # speaker << 26 | the move that said it
    honour: list[int]  # by seat, of all years: pledges kept << HONOUR_BITS | pledges broken, as all have seen
    reactions: tuple[int, ...]  # statement << 8 | seat << 4 | kind
    plans: list[tuple[int, ...]]
    stacks: list[tuple[int, ...]]  # by board and field, top first
    front: list[int]  # loyalty laid in front of a field
    authority: list[int]
    charisma: list[int]

    def copy(self) -> FortyFourBce:
        c = FortyFourBce()
        self.copy_into(c)
        c.box = self.box
        c.year = self.year
        c.phase = self.phase
        c.im = self.im
        c.lead = self.lead
        c.heir = self.heir
        c.won = self.won
        c.awarded = self.awarded
        c.senate = self.senate
        c.laid = self.laid
        c.slots = self.slots[:]
        c.display = self.display[:]
        c.supply = self.supply[:]
        c.loyalty = self.loyalty
        c.mint = self.mint
        c.afield = self.afield[:]
        c.characters = self.characters
        c.imperium = self.imperium[:]
        c.denarii = self.denarii[:]
        c.reserve = self.reserve[:]
        c.owned = self.owned[:]
        c.built = self.built[:]
        c.activated = self.activated[:]
        c.cubes = self.cubes[:]
        c.faceup = self.faceup[:]
        c.facedown = self.facedown[:]
        c.collegium = self.collegium[:]
        c.dark = self.dark[:]
        c.pool = self.pool[:]
        c.tiles = self.tiles[:]
        c.statements = self.statements
        c.honour = self.honour[:]
        c.reactions = self.reactions
        c.plans = self.plans[:]
        c.stacks = self.stacks[:]
        c.front = self.front[:]
        c.authority = self.authority[:]
        c.charisma = self.charisma[:]
        return c

    # -- who sits where ------------------------------------------------------------------------------

    @property
    def boards(self) -> int:
        return len(self.denarii)

    @property
    def setup(self) -> Setup:
        return self.box.setups[self.seats]

    def decider(self, board: int) -> int:
        """The seat that decides for a board: the Suitor player also for the shared Suitor (BC-13.3), who takes part in
        everything like a player (BC-13.14), to the final construction (BC-13.16)."""
        return board if board < self.seats else 1 - self.im

    def order(self) -> tuple[int, ...]:
        """Suitors from the left of the Imperium Maius clockwise, who comes last (BC-2.1, BC-2.2); with two players the
        Suitor player's own seat comes before the shared one (BC-13.18)."""
        return ORDERS[self.seats][self.im]

    def led_order(self) -> tuple[int, ...]:
        """The same where the Suitor player chose which of two seats goes first (BC-13.4, BC-13.5)."""
        if self.seats == 2 and self.lead == 2:
            return (2, 1 - self.im, self.im)
        return ORDERS[self.seats][self.im]

    def letter(self) -> int:
        """The letter of this year's allegiance tiles: by number of players (BC-1.3), year after year (BC-1.4)."""
        return self.box.setups[self.seats].letters[self.year - 1]

    def last_year(self) -> bool:
        return self.year == len(self.box.years)

    def era_now(self) -> int:
        """Two years an era (BC-1.5)."""
        return self.box.era_of[self.year]

    # -- cards ---------------------------------------------------------------------------------------

    def face_up_loyalty(self, board: int) -> int:
        return self.faceup[board].count(self.box.loyal)

    def lay_face_up(self, board: int, card: int) -> None:
        self.faceup[board] = tuple(sorted((*self.faceup[board], card)))

    def to_collegium(self, board: int, card: int) -> None:
        self.collegium[board] = tuple(sorted((*self.collegium[board], card)))

    def to_dark(self, board: int, card: int) -> None:
        """A card of the storage goes to the Collegium unseen."""
        self.facedown[board] = without(self.facedown[board], card)
        self.dark[board] = (*self.dark[board], card)

    def store(self, board: int, cards: tuple[int, ...]) -> None:
        """Face-up cards are turned: all saw which, and that none of those in `dark` is among them."""
        self.facedown[board] = tuple(sorted(self.facedown[board] + cards))
        since = len(self.dark[board]) << 5
        self.pool[board] = tuple(sorted((*self.pool[board], *[since | card for card in cards])))

    def show_stored(self, board: int, card: int) -> None:
        """A card of the storage is turned up. Of several copies it may as well be the one stored last."""
        self.facedown[board] = without(self.facedown[board], card)
        known = [entry for entry in self.pool[board] if entry & 31 == card]
        self.pool[board] = without(self.pool[board], known[-1])

    def show_dark(self, board: int, card: int) -> None:
        """The first such card of the unseen ones leaves the Collegium; nobody knows which one of them it was."""
        self.dark[board] = without(self.dark[board], card)
        known = [entry for entry in self.pool[board] if entry & 31 == card]
        left = without(self.pool[board], known[0])
        self.pool[board] = tuple(sorted([entry - 32 if entry >> 5 else entry for entry in left]))

    def held(self, board: int) -> int:
        """Cards and cubes on a board: what the limit counts (BC-6.3)."""
        cubes = self.cubes
        at = board * 4
        return (
            len(self.faceup[board])
            + len(self.facedown[board])
            + cubes[at]
            + cubes[at + 1]
            + cubes[at + 2]
            + cubes[at + 3]
        )

    # -- knowledge -----------------------------------------------------------------------------------

    def hide(self, viewer: int) -> None:
        if self.phase == OVER:  # BC-12.3: every Collegium is open
            return
        back = self.box.back
        for board in range(len(self.denarii)):
            if self.decider(board) == viewer:
                continue
            self.facedown[board] = (back,) * len(self.facedown[board])
            self.dark[board] = (back,) * len(self.dark[board])
        if self.im != viewer and self.plan_sealed():
            self.plans[self.im] = SEALED_PLAN

    def plan_sealed(self) -> bool:
        """Whether the Imperium Maius has a plan that nobody else knows yet."""
        return self.phase in (NEGOTIATION, SUITOR_COMMITMENT)

    def fill(self, rng: Rng) -> None:
        if self.phase == OVER:
            return
        for board in range(len(self.denarii)):
            if self.decider(board) == self.viewer:
                continue
            self.spread_pool(board, rng)
        if self.plans[self.im] == SEALED_PLAN:
            self.plans[self.im] = self.sample_plan(self.im, rng)
        if self.phase == SUITOR_COMMITMENT and self.seats > 2:
            waiting = self.agenda[-1].owes(self)
            for seat in range(self.seats):
                if seat not in (self.im, self.viewer) and not (waiting >> seat) & 1:
                    self.drafts[seat] = self.sample_plan(seat, rng)

    def spread_pool(self, board: int, rng: Rng) -> None:
        """Say at random which cards of the pool went into the Collegium: each was stored before it went."""
        left = list(self.pool[board])
        dark: list[int] = []
        for place in range(len(self.dark[board])):
            there = [entry for entry in left if entry >> 5 <= place]
            chosen = there[rng.below(len(there))]
            left.remove(chosen)
            dark.append(chosen & 31)
        self.dark[board] = tuple(dark)
        self.facedown[board] = tuple(sorted([entry & 31 for entry in left]))

    def sample_plan(self, board: int, rng: Rng) -> tuple[int, ...]:
        """A legal plan at random, such as this board may have made: most recruits, some support and charisma."""
        plan: list[int] = []
        heights = [0] * len(FIELDS)
        cards = [*self.faceup[board], *self.facedown[board]]
        rng.shuffle(cards)
        for card in cards:
            if rng.below(3) == 0:
                continue
            if card == self.box.loyal:
                plan.append(PLAN_LOYALTY | rng.below(len(FIELDS)))
                continue
            field = self.box.field[card]
            if field == ANY:
                field = rng.below(len(FIELDS))
            plan.append(field << 9 | heights[field] << 5 | card)
            heights[field] += 1
        for kind in range(len(INFLUENCE)):
            for _ in range(self.cubes[board * 4 + kind]):
                field = rng.below(len(FIELDS))
                if kind == SUPPORT and board == self.im and heights[field]:
                    plan.append(PLAN_SUPPORT | field << 3 | board)
                elif kind == SUPPORT and board != self.im:
                    others = [other for other in range(len(self.denarii)) if other not in (board, self.im)]
                    plan.append(PLAN_SUPPORT | field << 3 | others[rng.below(len(others))])
                elif rng.below(3) == 0:
                    plan.append(PLAN_CHARISMA | field << 2 | kind)
        return tuple(sorted(plan))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards less one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
