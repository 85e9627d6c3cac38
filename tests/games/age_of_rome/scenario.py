"""A moment of Age of Rome laid out by hand. Seats are 1, 2, 3... as people count them; Cassius is board 2."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.packed import (
    flipped,
    held_quest,
    is_flipped,
    kind_of_card,
    plot_of,
    plot_owner,
    quest_of,
    set_cards,
)
from tabularium.games.age_of_rome.setup import take_character
from tabularium.games.age_of_rome.state import (
    ACTION,
    ANCHOR,
    BONUS_USED,
    CLAIMED,
    COMMON,
    CONSTRUCTION,
    DENARII,
    GLORY,
    INCOME,
    LEGIONS,
    LEGIONS_OUT,
    MARKERS,
    OWN,
    PARTISANS,
    PLACED,
    PLOTS,
    REGION,
    VENDETTA,
    VOTES,
    VOTES_OUT,
    WIDTH,
    AgeOfRome,
    active_bonuses,
    bonus_active,
    quests_in_play,
)
from tabularium.games.age_of_rome.steps import told
from tabularium.games.age_of_rome.steps.construction import BuildChoose
from tabularium.games.age_of_rome.steps.ending import FinalScoring
from tabularium.games.age_of_rome.steps.income import IncomeChoose
from tabularium.games.age_of_rome.steps.rounds import (
    BUILDING,
    DIPLOMACY,
    PLOTTING,
    TAXING,
    EndRound,
    Phase,
    Placements,
    Round,
    Turns,
)
from tabularium.games.age_of_rome.terms import BUILDINGS, METALS, WARES
from tabularium.kernel.step import Step
from tests.games.boxes import own_box
from tests.games.scene import LoadedDice, SceneOf

BOX = GAME.box
FIELDS = {
    "glory": GLORY,
    "denarii": DENARII,
    "partisans": PARTISANS,
    "placed": PLACED,
    "legions": LEGIONS,
    "legions_out": LEGIONS_OUT,
    "votes": VOTES,
    "votes_out": VOTES_OUT,
    "markers": MARKERS,
    "anchor": ANCHOR,
    "base": OWN,
    "upper": OWN + 1,
    "epirus": REGION,
    "macedonia": REGION + 1,
    "thrace": REGION + 2,
    "bonus_used": BONUS_USED,
}
STARTERS = ("junia_secunda", "gaius_octavius", "livia_drusilla", "marcus_antonius")


def small_deck() -> int:
    """How many Trade cards one or two players have: those without a star, 31 in the printed game."""
    return sum(card["copies"] for card in own_box(GAME)["cards"] if not card["star"])


class Scene(SceneOf[AgeOfRome]):
    """Round 2 by default, everybody as their characters start, nothing on the board, nobody's turn yet."""

    game = GAME

    def __init__(
        self,
        seats: int = 4,
        characters: Sequence[str] = STARTERS,
        round: int = 2,
        event: str = "frumentatio",
        **options: str,
    ) -> None:
        super().__init__(seats, options, 5)
        s = self.s
        s.rng = LoadedDice()
        s.vendetta = 11
        cassius = s.boards > seats
        if cassius:
            s.vendetta -= 3
        for seat in range(seats):
            s.own[seat * WIDTH + CLAIMED] = 0
            take_character(s, seat, BOX.characters.index(characters[seat]))
            s.quests[seat] = ()
        s.pile = tuple(quests_in_play(s))
        s.round = round
        s.marker = 0
        s.event = BOX.events.index(event)
        s.events = tuple(e for e in s.events if e != s.event)
        s.direction = BOX.event_direction[s.event]
        s.order = tuple(range(s.boards))
        s.agenda = []

    # -- laying things out ---------------------------------------------------------------------------

    def own(self, seat: int, **values: int) -> Scene:
        """Numbers on a board: `own(1, glory=4, denarii=9, epirus=2)`."""
        for key, value in values.items():
            self.s.own[(seat - 1) * WIDTH + FIELDS[key]] = value
        return self

    def glory(self, *values: int) -> Scene:
        """Glory of all seats, with the Stages that are behind them claimed."""
        for seat, value in enumerate(values):
            first = seat * WIDTH
            self.s.own[first + GLORY] = value
            self.s.own[first + CLAIMED] = sum(1 << i for i, square in enumerate(BOX.stages) if value >= square)
        return self

    def common(self, seat: int, base: str = "", upper: str = "") -> Scene:
        """Finished levels: `common(1, base="gold")`."""
        for level, metal in enumerate((base, upper)):
            if metal:
                self.s.own[(seat - 1) * WIDTH + COMMON + level] = METALS.index(metal)
                self.s.own[(seat - 1) * WIDTH + OWN + level] = (2, 3)[level]
        return self

    def vendetta(self, seat: int, slots: str) -> Scene:
        """The track from left to right: `vendetta(1, "..xx")`."""
        self.s.own[(seat - 1) * WIDTH + VENDETTA] = sum(1 << i for i, slot in enumerate(slots) if slot == "x")
        return self

    def track(self, seat: int) -> str:
        return "".join("x" if self.s.own[(seat - 1) * WIDTH + VENDETTA] >> i & 1 else "." for i in range(4))

    def tiles(self, province: str, **levels: int) -> Scene:
        for kind, level in levels.items():
            slot = BOX.provinces.index(province) * 5 + BUILDINGS.index(kind)
            self.s.tiles[slot] = level
            for below in range(level):
                self.s.supply[BUILDINGS.index(kind) * 3 + below] -= 1
        return self

    def workers(self, province: str, **counts: int) -> Scene:
        for kind, count in counts.items():
            self.s.workers[BOX.provinces.index(province) * 5 + BUILDINGS.index(kind)] = count
        return self

    def plot(self, province: str, seat: int, used: bool = False) -> Scene:
        first = BOX.provinces.index(province) * 3
        slot = next(slot for slot in range(first, first + 3) if self.s.plots[slot] == 0)
        self.s.plots[slot] = flipped(plot_of(seat - 1)) if used else plot_of(seat - 1)
        self.s.own[(seat - 1) * WIDTH + MARKERS] -= 1
        return self

    def medal(self, kind: str, seat: int) -> Scene:
        at = BUILDINGS.index(kind)
        self.s.medals = (*self.s.medals[:at], seat - 1, *self.s.medals[at + 1 :])
        return self

    def column(self, votes: str) -> Scene:
        """Bottom first: `column("1 2 2")`; the Votes leave their boards."""
        self.s.column = tuple(int(seat) - 1 for seat in votes.split())
        for board in self.s.column:
            self.s.own[board * WIDTH + VOTES] -= 1
        return self

    def hand(self, seat: int, cards: str, known: int = 0) -> Scene:
        """Cards out of the deck into a hand; `known` are other seats that know them, as a mask."""
        for word in cards.split():
            card = self.from_deck(word)
            self.s.give(seat - 1, card, known | 1 << (seat - 1))
        return self

    def from_deck(self, word: str) -> int:
        deck = list(self.s.deck)
        kind = BOX.cards.index(word)
        deck.remove(kind)
        self.s.deck = tuple(deck)
        return kind

    def deck(self, cards: str) -> Scene:
        """The cards that are drawn next, in this order."""
        drawn = [self.from_deck(word) for word in cards.split()]
        self.s.deck = (*self.s.deck, *reversed(drawn))
        return self

    def only_deck(self, cards: str) -> Scene:
        """No other cards than these are in the deck, and the rest is out of the game."""
        drawn = [self.from_deck(word) for word in cards.split()]
        self.s.deck = tuple(reversed(drawn))
        return self

    def discard(self, cards: str) -> Scene:
        """The discard pile, bottom first."""
        self.s.discard = tuple(self.from_deck(word) for word in cards.split())
        return self

    def sets(self, seat: int, *wares: str) -> Scene:
        """Sets of three cards that are really of that type."""
        for ware in wares:
            cards = [kind for kind in self.s.deck if BOX.ware_of[kind] == WARES.index(ware)][:3]
            for kind in cards:
                self.from_deck(BOX.cards[kind])
            self.s.sets[seat - 1] = (*self.s.sets[seat - 1], WARES.index(ware), *cards)
        return self

    def quest(self, seat: int, *quests: str) -> Scene:
        for word in quests:
            quest = BOX.quests.index(word)
            self.s.pile = tuple(held for held in self.s.pile if quest_of(held) != quest)
            held = held_quest(1 << (seat - 1), quest)
            self.s.quests[seat - 1] = tuple(sorted([*self.s.quests[seat - 1], held]))
        return self

    def turned(self, quarters: int) -> Scene:
        self.s.turned = quarters & 3
        return self

    def dice(self, *faces: int) -> Scene:
        self.s.rng = LoadedDice(faces)
        return self

    def next_event(self, event: str) -> Scene:
        """This Event comes next, and the one that lies open goes away."""
        s = self.s
        wanted = BOX.events.index(event)
        s.used = (*s.used, s.event)
        s.event = BOX.none_event
        s.events = (*(e for e in s.events if e != wanted), wanted)
        s.used = tuple(e for e in s.used if e != wanted)
        return self

    # -- when it is ----------------------------------------------------------------------------------

    def at(self, phase: int, *steps: Step[AgeOfRome]) -> Scene:
        """These steps, the first one on top, and then the rest of the round."""
        later = {PLOTS: (INCOME, ACTION, CONSTRUCTION), CONSTRUCTION: (INCOME, ACTION), ACTION: (INCOME,), INCOME: ()}
        self.s.phase = phase
        self.s.agenda = [EndRound(), *(Phase(n) for n in later[phase]), *reversed(steps)]
        return self.go()

    def round_starts(self) -> Scene:
        """This round begins, with its Event."""
        self.s.round -= 1
        return self.only(Round())

    def only(self, step: Step[AgeOfRome]) -> Scene:
        """This step, and nothing after it but what it brings."""
        self.s.agenda = [step]
        return self.go()

    def plots(self, seat: int = 1) -> Scene:
        return self.at(PLOTS, Turns(PLOTTING, seat - 1))

    def diplomacy(self, seat: int = 1) -> Scene:
        return self.at(PLOTS, Turns(DIPLOMACY, seat - 1))

    def construction(self, seat: int = 1) -> Scene:
        return self.at(CONSTRUCTION, Turns(BUILDING, seat - 1))

    def action(self, seat: int = 1) -> Scene:
        return self.at(ACTION, Placements(seat - 1, 0))

    def income(self, seat: int = 1) -> Scene:
        return self.at(INCOME, Turns(TAXING, seat - 1))

    def only_builds(self, seat: int) -> Scene:
        return self.at(CONSTRUCTION, BuildChoose(seat - 1))

    def only_taxes(self, seat: int) -> Scene:
        return self.at(INCOME, IncomeChoose(seat - 1))

    def ends(self) -> Scene:
        """After the last round."""
        self.s.round = 9
        return self.only(FinalScoring())

    # -- looking -------------------------------------------------------------------------------------

    def value(self, seat: int, key: str) -> int:
        return self.s.own[(seat - 1) * WIDTH + FIELDS[key]]

    def values(self, key: str) -> list[int]:
        return [self.value(board + 1, key) for board in range(self.s.boards)]

    def cards(self, seat: int) -> list[str]:
        """A hand in words, without the Anchor."""
        return sorted(word(held) for held in self.s.hands[seat - 1])

    def discarded(self) -> list[str]:
        """The discard pile, bottom first."""
        return [word(card) for card in self.s.discard]

    def laid(self, seat: int) -> list[str]:
        """The types of the Sets."""
        return [WARES[ware] for ware in self.s.sets[seat - 1][::4]]

    def laid_cards(self, seat: int) -> list[str]:
        return [word(card) for card in set_cards(self.s.sets[seat - 1])]

    def quests(self, seat: int) -> list[str]:
        return [BOX.quests[quest_of(held)] for held in self.s.quests[seat - 1]]

    def columned(self) -> str:
        return " ".join(str(board + 1) for board in self.s.column)

    def common_of(self, seat: int) -> list[str]:
        return [METALS[self.s.own[(seat - 1) * WIDTH + COMMON + level]] for level in range(2)]

    def bonuses(self, seat: int) -> list[str]:
        return [BUILDINGS[bonus] for bonus in range(3) if bonus_active(self.s, seat - 1, bonus)]

    def bonus_count(self, seat: int) -> int:
        return active_bonuses(self.s, seat - 1)

    def level(self, province: str, kind: str) -> int:
        return self.s.tiles[BOX.provinces.index(province) * 5 + BUILDINGS.index(kind)]

    def working(self, province: str, kind: str) -> int:
        return self.s.workers[BOX.provinces.index(province) * 5 + BUILDINGS.index(kind)]

    def plots_in(self, province: str) -> list[str]:
        """Slots: the seat, with a star if flipped, or a dot."""
        first = BOX.provinces.index(province) * 3
        slots = self.s.plots[first : first + 3]
        return ["." if plot == 0 else f"{plot_owner(plot) + 1}{'*' if is_flipped(plot) else ''}" for plot in slots]

    def holder(self, kind: str) -> int:
        """Who has a Medal, as people count; 0 if nobody."""
        return self.s.medals[BUILDINGS.index(kind)] + 1

    def draws(self, seat: int) -> int:
        return sum(event.kind == told.DREW and event.seat == seat - 1 for event in self.events)


def word(card: int) -> str:
    return (*BOX.cards, "back")[kind_of_card(card)]
