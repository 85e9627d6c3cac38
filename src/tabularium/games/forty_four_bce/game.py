"""44 BCE: its title, options and set-up, and where its parts are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from tabularium.games.forty_four_bce import effects, packed, terms
from tabularium.games.forty_four_bce.bargain import converse, counsel
from tabularium.games.forty_four_bce.board import FortyFourBceBoard
from tabularium.games.forty_four_bce.box import FortyFourBceBox
from tabularium.games.forty_four_bce.judge import FortyFourBceJudge
from tabularium.games.forty_four_bce.notation import make_notation
from tabularium.games.forty_four_bce.propose import guess, imagine, price_of, propose
from tabularium.games.forty_four_bce.read_box import read_box
from tabularium.games.forty_four_bce.scoring import outcome, score
from tabularium.games.forty_four_bce.state import FortyFourBce
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
    setup,
    turns,
    year,
)
from tabularium.kernel.game import Credits, Game, Option, Options, steps_in

RANDOM = "random"
STRUCTURE_TURNS = 64


def problems(seats: int, options: Options) -> Iterable[str]:
    chosen = [options[f"character-{seat + 1}"] for seat in range(seats)]
    for character in terms.CHARACTERS:
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
        for kind, name in enumerate(terms.INFLUENCE)
    }
    counts["denarii"] = s.mint + sum(s.denarii)
    counts["architects"] = sum(s.reserve) + sum(len(owned) for owned in s.owned)
    for structure in s.laid:
        taken = sum(owned.count(structure) for owned in s.owned)
        counts[f"slots of {box.structures[structure]}"] = s.slots[structure] + taken
    cards = [card for zone in (s.faceup, s.facedown, s.collegium, s.dark) for pile in zone for card in pile]
    cards.extend(packed.stack_card(entry) for stack in s.stacks for entry in stack)
    for recruit, name in enumerate(box.recruits):
        counts[name] = s.display[recruit] + cards.count(recruit)
    played = (
        sum(packed.use_of(entry) == packed.LOYALTY_USE for plan in s.plans for entry in plan)
        if s.phase == terms.RESOLUTION
        else 0
    )
    counts["loyalty"] = s.loyalty + cards.count(box.loyal) + sum(s.front) + played
    return counts


def moment(s: FortyFourBce) -> tuple[int, str]:
    return (s.year, terms.PHASES[s.phase])


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
        Option("character-1", (RANDOM, *terms.CHARACTERS)),
        Option("character-2", (RANDOM, *terms.CHARACTERS)),
        Option("character-3", (RANDOM, *terms.CHARACTERS), (3, 4, 5)),
        Option("character-4", (RANDOM, *terms.CHARACTERS), (4, 5)),
        Option("character-5", (RANDOM, *terms.CHARACTERS), (5,)),
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
    setup=setup.lay_out,
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
    converse=converse,
    counsel=counsel,
    price_of=price_of,
    roles=lambda s: [int(seat == s.im) for seat in range(s.seats)],
    chat=negotiation.chat_open,
    bookkeeping=("pool.*",),  # what everybody saw going face down (BC-H1): panels tell numbers only
    sides=lambda s: [s.box.characters[character] for character in s.characters[: s.seats]],
    judge=FortyFourBceJudge(),
    simulations={"senator": 160, "consul": 450},  # plans are many, and 64 did not tell them apart
    first=(3, {}),  # two share a Suitor
    ruleset=2,
    version=5,
)
