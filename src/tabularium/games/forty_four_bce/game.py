"""The door of 44 BCE."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from tabularium.games.forty_four_bce import effects
from tabularium.games.forty_four_bce.board import FortyFourBceBoard
from tabularium.games.forty_four_bce.box import (
    CHARACTERS,
    CONSTRUCTION,
    ERA,
    FIELDS,
    FIXED,
    INFLUENCE,
    LOSING_LEVELS,
    PHASES,
    RESOLUTION,
    STATUE,
    FortyFourBceBox,
)
from tabularium.games.forty_four_bce.judge import FortyFourBceJudge
from tabularium.games.forty_four_bce.notation import make_notation
from tabularium.games.forty_four_bce.packed import LOYALTY_USE, stack_card, use_of
from tabularium.games.forty_four_bce.propose import guess, imagine, propose
from tabularium.games.forty_four_bce.read_box import read_box
from tabularium.games.forty_four_bce.scoring import outcome, score
from tabularium.games.forty_four_bce.state import CHARACTER, FIRST, FortyFourBce
from tabularium.games.forty_four_bce.steps import (
    choices,
    commitment,
    construction,
    discard,
    enrolment,
    negotiation,
    production,
    recess,
    resolution,
    turns,
    year,
)
from tabularium.games.forty_four_bce.steps.kinds import TOLD_CHARACTER, TOLD_REMOVED, TOLD_SENATE, VERDICTS
from tabularium.kernel.game import Credits, Game, Option, Options, steps_in

RANDOM = "random"
STRUCTURE_TURNS = 64


def setup(s: FortyFourBce) -> None:
    """The table as the first year begins."""
    box = s.box
    boards = s.setup.boards  # BC-13.1: two players lay the table as for three
    s.year = 1
    s.phase = CONSTRUCTION
    s.awarded = recess.NOT_AWARDED
    s.won = 0
    s.sealed = 0
    s.statements = s.reactions = s.verdicts = ()
    s.supply = list(box.influence)
    s.loyalty = box.loyalty
    s.mint = box.denarii - boards * box.starting_denarii
    s.afield = [0] * len(INFLUENCE)
    lay_boards(s, boards)
    lay_characters(s, boards)
    lay_display(s)
    lay_structures(s, boards)
    s.senate = s.below(len(box.senate))  # BC-1.8
    s.tell(TOLD_SENATE, -1, s.senate)
    # BC-1.11, BC-13.2: one of the players is the first Imperium Maius
    s.im = s.options[FIRST] - 1 if s.options[FIRST] else s.below(s.seats)
    s.heir = s.im
    s.lead = 1 - s.im if s.seats == 2 else 0
    year.start_game(s)


def lay_boards(s: FortyFourBce, boards: int) -> None:
    """5 Denarii, 13 architects and nothing else (BC-1.2)."""
    s.denarii = [s.box.starting_denarii] * boards
    s.reserve = [s.box.reserve] * boards
    s.imperium = [0] * boards
    s.built = [0] * boards
    s.activated = [0] * boards
    s.cubes = [0] * (boards * len(INFLUENCE))
    s.owned = [()] * boards
    s.faceup = [()] * boards
    s.facedown = [()] * boards
    s.collegium = [()] * boards
    s.dark = [()] * boards
    s.pool = [()] * boards
    s.tiles = [()] * boards
    s.plans = [()] * boards
    s.promises = [0] * (boards * len(VERDICTS))
    s.stacks = [()] * (boards * len(FIELDS))
    s.front = [0] * (boards * len(FIELDS))
    s.authority = [0] * (boards * len(FIELDS))
    s.charisma = [0] * (boards * len(FIELDS))


def lay_characters(s: FortyFourBce, boards: int) -> None:
    """A different character for each board, as chosen or dealt at random (BC-1.1)."""
    chosen = [s.options[CHARACTER + seat] - 1 for seat in range(s.seats)] + [-1] * (boards - s.seats)
    free = list(s.shuffled([c for c in range(len(s.box.characters)) if c not in chosen]))
    s.characters = tuple(c if c >= 0 else free.pop() for c in chosen)
    for board, character in enumerate(s.characters):
        s.tell(TOLD_CHARACTER, board, character)


def lay_display(s: FortyFourBce) -> None:
    """In each field one stack of level 2 and one of level 3 leave the game (BC-1.6); the others lose some cards, the
    Lictors' too (BC-1.7)."""
    box = s.box
    removed = []
    for field in range(len(FIELDS)):
        for level in LOSING_LEVELS:
            stacks = [r for r in range(box.loyal) if box.field[r] == field and box.level[r] == level]
            removed.append(stacks[s.below(len(stacks))])
    s.display = [0 if r in removed else box.copies[r] - s.setup.fewer_cards for r in range(box.loyal)]
    s.removed = tuple(sorted(removed))
    s.tell(TOLD_REMOVED, -1, *removed)


def lay_structures(s: FortyFourBce, boards: int) -> None:
    """The fixed ones, and a draw of each era's tiles and of the statues (BC-1.9), all in view from the start (BC-1.10);
    how many slots are open depends on the number of players (BC-3.5, BC-3.6, BC-13.17)."""
    box = s.box
    laid = [structure for structure in range(len(box.structures)) if box.kind[structure] == FIXED]
    for kind, era, count in (
        (ERA, 1, s.setup.era_tiles),
        (ERA, 2, s.setup.era_tiles),
        (ERA, 3, s.setup.era_tiles),
        (STATUE, 0, s.setup.statues),
    ):
        stack = [i for i in range(len(box.structures)) if box.kind[i] == kind and box.era[i] == era]
        laid.extend(s.shuffled(stack)[:count])
    s.laid = tuple(sorted(laid))
    s.slots = [box.slots[box.kind[i]][boards] if i in laid else 0 for i in range(len(box.structures))]


def problems(seats: int, options: Options) -> Iterable[str]:
    chosen = [options[f"character-{seat + 1}"] for seat in range(seats)]
    for character in CHARACTERS:
        if chosen.count(character) > 1:
            yield f"{chosen.count(character)} players chose {character}: each has a different character (BC-1.1)"
    if options["first"] != RANDOM and int(options["first"]) > seats:
        yield f"seat {options['first']} can't be the first Imperium Maius of {seats} players (BC-1.11)"


def bound(seats: int, options: tuple[int, ...]) -> int:
    """Each turn of a phase builds, enlists or activates something that runs out, or passes; each asks a few choices."""
    boards = max(seats, 3)
    return boards * 7 * STRUCTURE_TURNS


def conserved(s: FortyFourBce) -> Mapping[str, int]:
    """Influence, Denarii, architects, loyalty and the cards of each recruit stay in the box, whoever has them."""
    box = s.box
    boards = range(s.boards)
    counts = {
        f"{name} influence": s.supply[kind] + s.afield[kind] + sum(s.cubes[board * 4 + kind] for board in boards)
        for kind, name in enumerate(INFLUENCE)
    }
    counts["denarii"] = s.mint + sum(s.denarii)
    counts["architects"] = sum(s.reserve) + sum(len(owned) for owned in s.owned)
    for structure in s.laid:
        taken = sum(owned.count(structure) for owned in s.owned)
        counts[f"slots of {box.structures[structure]}"] = s.slots[structure] + taken
    cards = [card for zone in (s.faceup, s.facedown, s.collegium, s.dark) for pile in zone for card in pile]
    cards.extend(stack_card(entry) for stack in s.stacks for entry in stack)
    for recruit, name in enumerate(box.recruits):
        counts[name] = s.display[recruit] + cards.count(recruit)
    played = sum(use_of(entry) == LOYALTY_USE for plan in s.plans for entry in plan) if s.phase == RESOLUTION else 0
    counts["loyalty"] = s.loyalty + cards.count(box.loyal) + sum(s.front) + played
    return counts


def moment(s: FortyFourBce) -> tuple[int, str]:
    return (s.year, PHASES[s.phase])


GAME = Game[
    FortyFourBce, FortyFourBceBox
](
    id="forty_four_bce",
    prefix="BC",
    folder=Path(__file__).parent,
    credits=Credits(
        {"en": "44 BCE", "fr": "44 BCE"},
        ("Holt Gray", "Christian Forrest"),
        "Gray Forrest Games",
        ("Rumyana Zarkova", "William R. Liberto"),
    ),
    player_counts=(2, 3, 4, 5),
    minutes=(90, 150),
    options=(
        Option("first", (RANDOM, "1", "2", "3", "4", "5")),
        Option("character-1", (RANDOM, *CHARACTERS)),
        Option("character-2", (RANDOM, *CHARACTERS)),
        Option("character-3", (RANDOM, *CHARACTERS), (3, 4, 5)),
        Option("character-4", (RANDOM, *CHARACTERS), (4, 5)),
        Option("character-5", (RANDOM, *CHARACTERS), (5,)),
    ),
    state=FortyFourBce,
    steps=steps_in(
        effects,
        choices,
        commitment,
        construction,
        discard,
        enrolment,
        negotiation,
        production,
        recess,
        resolution,
        turns,
        year,
    ),
    board=FortyFourBceBoard(),
    read_box=read_box,
    setup=setup,
    make_notation=make_notation,
    score=score,
    moment=moment,
    outcome=outcome,
    bound=bound,
    conserved=conserved,
    problems=problems,
    propose=propose,
    guess=guess,
    imagine=imagine,
    roles=lambda s: [int(seat == s.im) for seat in range(s.seats)],
    chat=negotiation.chat_open,
    bookkeeping=("pool.*",),  # what everybody saw going face down (BC-H1): panels tell numbers only
    sides=lambda s: [s.box.characters[character] for character in s.characters[: s.seats]],
    judge=FortyFourBceJudge(),
    first=(3, {}),  # two share a Suitor
    ruleset=2,
    version=4,
)
