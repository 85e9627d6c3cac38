"""What lies on the table of 44 BCE, and who knows what of it.

A *board* is a player's own or, with two players, the shared Suitor's: boards 0, 1, 2... are the seats', and the shared
one comes after them. Per-board numbers lie in flat lists: `cubes[board * 4 + kind]`, `front[board * 3 + field]`.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.box import FortyFourBceBox, Setup
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State, backs

FIRST: Final = 0  # options, by their index: who is the first Imperium Maius
CHARACTER: Final = 1  # and the character of the first seat; the others follow

NOBODY_YET: Final = -1  # no board was awarded this

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
    removed: tuple[int, ...]  # recruits that are not in this game
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
    pool: list[tuple[int, ...]]  # what all know of `facedown` and `dark` together, as stored entries
    tiles: list[tuple[int, ...]]  # allegiance tiles in the Collegium
    # this year's plans, and what comes of them
    statements: tuple[int, ...]
    reactions: tuple[int, ...]
    verdicts: tuple[int, ...]  # by statement, from the reveal on
    promises: list[int]  # by board and verdict: what became of its pledges, all years together
    plans: list[tuple[int, ...]]
    sealed: int  # mask of the boards whose plan lies behind a screen
    stacks: list[tuple[int, ...]]  # by board and field, top first
    front: list[int]  # loyalty laid in front of a field
    authority: list[int]
    charisma: list[int]

    __slots__ = tuple(__annotations__)

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

    def owned_in(self, board: int, phase: int) -> tuple[int, ...]:
        """The structures of a board that act in a phase, built this year or before (BC-4.3), one for each architect
        (BC-4.4, BC-2.14)."""
        section = self.box.section
        return tuple([structure for structure in self.owned[board] if section[structure] == phase])

    # -- cards ---------------------------------------------------------------------------------------

    def face_up_loyalty(self, board: int) -> int:
        return number_of(self.faceup[board], self.box.loyal)

    def lay_face_up(self, board: int, card: int) -> None:
        self.faceup[board] = with_one(self.faceup[board], card)

    def to_collegium(self, board: int, card: int) -> None:
        self.collegium[board] = with_one(self.collegium[board], card)

    def to_dark(self, board: int, card: int) -> None:
        """A card of the storage goes to the Collegium unseen."""
        self.facedown[board] = without(self.facedown[board], card)
        self.dark[board] = (*self.dark[board], card)

    def store(self, board: int, cards: tuple[int, ...]) -> None:
        """Face-up cards are turned: all saw which, and that none of those in `dark` is among them."""
        self.facedown[board] = with_all(self.facedown[board], list(cards))
        unseen = len(self.dark[board])
        self.pool[board] = with_all(self.pool[board], [packed.stored_entry(unseen, card) for card in cards])

    def show_stored(self, board: int, card: int) -> None:
        """A card of the storage is turned up. Of several copies it may as well be the one stored last."""
        self.facedown[board] = without(self.facedown[board], card)
        known = [entry for entry in self.pool[board] if packed.stored_card(entry) == card]
        self.pool[board] = without(self.pool[board], known[-1])

    def show_dark(self, board: int, card: int) -> None:
        """The first such card of the unseen ones leaves the Collegium; nobody knows which one of them it was, but those
        that went in before any such card could are still there."""
        self.dark[board] = without(self.dark[board], card)
        known = [entry for entry in self.pool[board] if packed.stored_card(entry) == card]
        stay = packed.unseen_before(known[0])
        earlier: list[int] = []
        for entry in without(self.pool[board], known[0]):
            unseen = packed.unseen_before(entry)
            earlier.append(packed.stored_entry(unseen - 1 if unseen > stay else unseen, packed.stored_card(entry)))
        self.pool[board] = tuple(sorted(earlier))

    def deny_dark(self, board: int, card: int) -> None:
        """All hear that no such card is among the unseen ones: those in the pool can only go in after them."""
        unseen = len(self.dark[board])
        later = [
            packed.stored_entry(unseen, card) if packed.stored_card(entry) == card else entry
            for entry in self.pool[board]
        ]
        self.pool[board] = tuple(sorted(later))

    def held(self, board: int) -> int:
        """Cards and cubes on a board: what the limit counts (BC-6.3)."""
        cubes = self.cubes
        at = board * 4
        cards = len(self.faceup[board]) + len(self.facedown[board])
        return cards + cubes[at] + cubes[at + 1] + cubes[at + 2] + cubes[at + 3]

    # -- knowledge -----------------------------------------------------------------------------------

    def knows(self, viewer: int, board: int) -> bool:
        """Whether a viewer knows the cards and the plan of a board: in the end every Collegium is open (BC-12.3)."""
        return self.phase == terms.OVER or self.decider(board) == viewer

    def facedown_seen(self, viewer: int) -> list[tuple[int, ...]]:
        return self.cards_seen(self.facedown, viewer)

    def dark_seen(self, viewer: int) -> list[tuple[int, ...]]:
        return self.cards_seen(self.dark, viewer)

    def cards_seen(self, cards: list[tuple[int, ...]], viewer: int) -> list[tuple[int, ...]]:
        back = self.box.back
        return [own if self.knows(viewer, board) else backs(back, len(own)) for board, own in enumerate(cards)]

    def plans_seen(self, viewer: int) -> list[tuple[int, ...]]:
        plans = self.plans[:]
        for board in range(len(plans)):
            if (self.sealed >> board) & 1 and not self.knows(viewer, board):
                plans[board] = packed.SEALED_PLAN
        return plans

    def fill(self, rng: Rng) -> None:
        if self.phase == terms.OVER:
            return
        for board in range(len(self.denarii)):
            if self.decider(board) == self.viewer:
                continue
            self.spread_pool(board, rng)
            if (self.sealed >> board) & 1:
                self.plans[board] = self.sample_plan(board, rng)

    def spread_pool(self, board: int, rng: Rng) -> None:
        """Say at random which cards of the pool went into the Collegium: each was stored before it went."""
        left = list(self.pool[board])
        dark: list[int] = []
        for place in range(len(self.dark[board])):
            there = [entry for entry in left if packed.unseen_before(entry) <= place]
            chosen = there[rng.below(len(there))]
            left.remove(chosen)
            dark.append(packed.stored_card(chosen))
        self.dark[board] = tuple(dark)
        self.facedown[board] = tuple(sorted([packed.stored_card(entry) for entry in left]))

    def sample_plan(self, board: int, rng: Rng) -> tuple[int, ...]:
        """A legal plan at random, such as this board may have made: most recruits, some support and charisma."""
        plan: list[int] = []
        heights = [0] * len(terms.FIELDS)
        cards = [*self.faceup[board], *self.facedown[board]]
        rng.shuffle(cards)
        for card in cards:
            if rng.below(3) == 0:
                continue
            if card == self.box.loyal:
                plan.append(packed.loyalty_entry(rng.below(len(terms.FIELDS))))
                continue
            field = self.box.field[card]
            if field == terms.ANY:
                field = rng.below(len(terms.FIELDS))
            plan.append(packed.recruit_entry(field, heights[field], card))
            heights[field] += 1
        for kind in range(len(terms.INFLUENCE)):
            for _ in range(self.cubes[board * 4 + kind]):
                field = rng.below(len(terms.FIELDS))
                if kind == terms.SUPPORT and board == self.im and heights[field]:
                    plan.append(packed.support_entry(field, board))
                elif kind == terms.SUPPORT and board != self.im:
                    others = [other for other in range(len(self.denarii)) if other not in (board, self.im)]
                    plan.append(packed.support_entry(field, others[rng.below(len(others))]))
                elif rng.below(3) == 0:
                    plan.append(packed.charisma_entry(field, kind))
        return tuple(sorted(plan))


def with_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These sorted cards and one more."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    more = list(cards)
    more.insert(at, card)
    return tuple(more)


def with_all(cards: tuple[int, ...], others: list[int]) -> tuple[int, ...]:
    """These cards and others, sorted."""
    more = [*cards, *others]
    more.sort()
    return tuple(more)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards less one."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def number_of(cards: tuple[int, ...], card: int) -> int:
    """`cards.count(card)`, which costs several times as much where it is compiled."""
    found = 0
    for other in cards:
        if other == card:
            found += 1
    return found
