"""Ave Roma: its title, options and set-up, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.board import AveRomaBoard
from tabularium.games.ave_roma.box import AveRomaBox
from tabularium.games.ave_roma.judge import AveRomaJudge
from tabularium.games.ave_roma.notation import make_notation
from tabularium.games.ave_roma.propose import propose
from tabularium.games.ave_roma.read_box import read_box
from tabularium.games.ave_roma.scoring import outcome, score
from tabularium.games.ave_roma.state import AveRoma, value_of, value_on
from tabularium.games.ave_roma.steps import (
    bonus,
    cards,
    ending,
    goods,
    locations,
    patrons,
    payment,
    turn,
    upkeep,
    windows,
)
from tabularium.kernel.game import Credits, Game, Option, steps_in


def setup(s: AveRoma) -> None:
    """Mode, decks and number of players go together freely (AV-16.4, AV-18.10)."""
    box = s.box
    seats = s.seats
    s.round = s.turn = s.passed = s.last = s.taken = s.high = 0
    s.phase = state.SETTING_UP
    s.stage = state.IDLE
    s.at = terms.TRAINING
    s.value = s.slot = s.due = s.used = s.bonus = s.spent = s.refill = s.turn_up = 0
    s.boards = (len(box.boards),) * seats
    s.goods = [0, 0, 0, 0, 0, 0, box.start_surplus, box.start_denarii] * seats  # AV-1.4
    s.points = [0] * (seats * state.POINTS)  # AV-1.5
    s.political = [0] * seats
    s.colosseum = [0] * seats  # AV-1.6
    s.cubes = [state.OFF] * (seats * terms.ZONES)  # AV-1.5: off the board, which is not level 0
    s.owned = [()] * seats
    s.active = [()] * seats
    s.doubled = s.discards = ()
    hands = 2 * seats if seats == 2 else seats  # AV-18.1, AV-18.11: two players manage a neutral each
    s.reserve = [1] * (hands * terms.ZONES)  # AV-1.8
    s.training = [0] * (seats * terms.SPACES)
    s.spaces = [0] * (terms.TRAINING * terms.SLOTS)
    s.brown = [0] * terms.ZONES
    lay_cards(s)
    s.order = s.shuffled(list(range(seats)))  # AV-1.7
    s.push(upkeep.Round())
    if s.options[state.BOARDS]:
        for seat in s.order:
            s.push(turn.ChooseBoard(seat))  # AV-1.9: last in turn order first
    else:
        deal_boards(s)


def lay_cards(s: AveRoma) -> None:
    """Four decks, shuffled apart (AV-1.2); a card in each zone, low, and five in each row (AV-1.3)."""
    box = s.box
    s.decks = [s.shuffled(s.playable(kind)) for kind in range(len(terms.KINDS))]
    if s.options[state.DECKS] == state.RANDOM:
        # AV-16.3: the others are removed unseen; nothing makes up for lost pairs and wars (AV-16.5)
        s.decks = [deck[: state.SHORTEST + s.options[state.DECK_SIZE]] for deck in s.decks]
    s.zones = list(s.decks[0][-terms.ZONES :][::-1])
    s.decks[0] = s.decks[0][: -terms.ZONES]
    s.rows = []
    s.tops = [box.none] * terms.ROWS
    for row in range(terms.ROWS):
        deck = s.decks[row + 1]
        s.rows.extend(deck[-terms.SLOTS :])  # the first card drawn lies in slot 5
        s.decks[row + 1] = deck[: -terms.SLOTS]
        if s.advanced():
            turn.turn_up(s, row)  # AV-17.1


def deal_boards(s: AveRoma) -> None:
    """A random side each, all of different boards."""
    box = s.box
    boards = s.shuffled(sorted(set(box.board_of)))
    for seat in range(s.seats):
        sides = [side for side in range(len(box.boards)) if box.board_of[side] == boards[seat]]
        turn.take_board(s, seat, sides[s.below(len(sides))])


def bound(seats: int, options: tuple[int, ...]) -> int:
    """Each upkeep takes a card from every row deck (AV-14.12), and no turn has more than a few dozen moves."""
    rounds = 30 - terms.SLOTS + 1
    return rounds * seats * terms.ZONES * 60


def conserved(s: AveRoma) -> Mapping[str, int]:
    """Cards of each kind and workers of each value, wherever they are."""
    seen = s.seen()
    numbers = {
        name: len(s.decks[kind]) + sum(1 for card in seen if s.box.kind[card] == kind)
        for kind, name in enumerate(terms.KINDS)
    }
    for value in range(1, terms.ZONES + 1):
        resting = sum(s.reserve[value - 1 :: terms.ZONES])
        training = sum(1 for worker in s.training if value_of(worker) == value)
        numbers[f"workers {value}"] = resting + training + sum(1 for space in s.spaces if value_on(space) == value)
    return numbers


PHASES = ("setup", "action", "upkeep", "extra", "scoring")


def moment(s: AveRoma) -> tuple[int, str]:
    return (s.round, PHASES[s.phase])


GAME = Game[AveRoma, AveRomaBox](
    id="ave_roma",
    prefix="AV",
    folder=Path(__file__).parent,
    credits=Credits(
        {"en": "Ave Roma", "fr": "Ave Roma"}, ("Attila Szőgyi",), "A-games", ("Attila Szőgyi", "Gyula Pozsgay")
    ),
    player_counts=(2, 3, 4, 5),
    minutes=(60, 120),
    ruleset=2,
    version=2,
    options=(
        Option("mode", ("base", "advanced")),
        Option("decks", ("by_players", "all_cards", "random")),
        Option("deck_size", tuple(str(size) for size in range(state.SHORTEST, 31))),
        Option("boards", ("random", "draft")),
        Option("confirm", ("yes", "no")),
    ),
    state=AveRoma,
    steps=steps_in(turn, windows, bonus, locations, payment, goods, cards, patrons, upkeep, ending),
    board=AveRomaBoard(),
    read_box=read_box,
    setup=setup,
    make_notation=make_notation,
    score=score,
    moment=moment,
    outcome=outcome,
    bound=bound,
    conserved=conserved,
    bookkeeping=("turn",),  # the prompt says whose turn it is
    sides=lambda s: [f"board {side + 1}" for side in s.boards],
    propose=propose,
    judge=AveRomaJudge(),
    simulations={"consul": 800},  # a Consul: what a tenth of a second buys, compiled
    first=(3, {}),  # two play with neutral workers
)
