"""Age of Rome: Ad Gloriam: its title, options and set-up, and where its parts are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from tabularium.games.age_of_rome import packed, solo, state, terms
from tabularium.games.age_of_rome.board import PHASES, AgeOfRomeBoard
from tabularium.games.age_of_rome.box import AgeOfRomeBox
from tabularium.games.age_of_rome.judge import AgeOfRomeJudge
from tabularium.games.age_of_rome.notation import make_notation
from tabularium.games.age_of_rome.propose import propose
from tabularium.games.age_of_rome.read_box import read_box
from tabularium.games.age_of_rome.scoring import feats, outcome, score
from tabularium.games.age_of_rome.setup import setup
from tabularium.games.age_of_rome.state import AgeOfRome, legions_in_regions, on, votes_in_column
from tabularium.games.age_of_rome.steps import (
    action,
    construction,
    diplomacy,
    ending,
    income,
    pieces,
    plots,
    rounds,
    trade,
)
from tabularium.kernel.game import Credits, Game, Option, Options, steps_in, switch


def problems(seats: int, options: Options) -> Iterable[str]:
    """Which variants can't be played together."""
    if options["first_player"] != "random" and int(options["first_player"][-1]) > seats:
        yield f"there is no {options['first_player']} among {seats}"
    if seats > 1:
        return
    emperor = options["mode"] == "emperor"
    for key in ("peace", "heroes"):  # AR-11.32, AR-11.33
        if emperor and options[key] == "yes":
            yield f"AR-11.32: Emperor solo can't be played with {key}, only with clock and hard_times"
    if emperor and options["difficulty"] != "normal":
        yield "only Attack of Cassius has a difficulty"


def bound(seats: int, options: tuple[int, ...]) -> int:
    """Each round a seat has a few turns; each card is sold, played or laid once for each time it is drawn."""
    return 700 * max(seats, 2)


def conserved(s: AgeOfRome) -> Mapping[str, int]:
    box = s.box
    hands = [held for hand in s.hands for held in hand]
    laid = [card for sets in s.sets for card in packed.set_cards(sets)]
    cards = [packed.kind_of_card(card) for card in (*s.deck, *s.discard, *s.limbo, *s.row, *hands, *laid)]
    quests = [packed.quest_of(held) for held in (*s.pile, *(held for hand in s.quests for held in hand))]
    events = [*s.events, *s.used, s.event]
    tracks = sum(s.own[on(board, state.VENDETTA)].bit_count() for board in range(s.boards))
    counts = {f"trade {card}": cards.count(kind) for kind, card in enumerate(box.cards)}
    counts |= {f"quest {i}": quests.count(i) for i in range(box.quest_back)}
    counts |= {f"event {i}": events.count(i) for i in range(box.none_event)}
    counts["vendetta"] = s.vendetta + tracks
    for board in range(s.boards):
        markers = sum(plot != 0 and packed.plot_owner(plot) == board for plot in s.plots)
        counts[f"legions {board}"] = (
            s.own[on(board, state.LEGIONS)] + s.own[on(board, state.LEGIONS_OUT)] + legions_in_regions(s, board)
        )
        counts[f"votes {board}"] = (
            s.own[on(board, state.VOTES)] + s.own[on(board, state.VOTES_OUT)] + votes_in_column(s, board)
        )
        counts[f"plots {board}"] = s.own[on(board, state.MARKERS)] + markers
    for kind in range(terms.TYPES):
        for level in range(terms.LEVELS):
            built = sum(tile > level for tile in s.tiles[kind :: terms.TYPES])
            counts[f"tiles {kind} {level + 1}"] = s.supply[kind * terms.LEVELS + level] + built
    for level in range(2):
        taken = sum(s.own[on(board, state.COMMON + level)] != 0 for board in range(s.boards))
        counts[f"common {level}"] = len(s.commons[level]) + taken
    for word, deck, used in (("cassius", s.cassius, s.cassius_used), ("combat", s.combat, s.combat_used)):
        counts |= {f"{word} {card}": (*deck, *used).count(card) for card in range(len(deck) + len(used))}
    return counts


def moment(s: AgeOfRome) -> tuple[int, str]:
    return (s.round, PHASES[s.phase] if s.round and s.agenda else "over" if s.round else "before")


GAME = Game[AgeOfRome, AgeOfRomeBox](
    id="age_of_rome",
    prefix="AR",
    folder=Path(__file__).parent,
    credits=Credits(
        {"en": "Age of Rome: Ad Gloriam", "fr": "Age of Rome\u00a0: Ad Gloriam"},
        ("Vangelis Efthimiou", "Antonios Yannopoulos"),
        "Teetotum Game Studios",
        ("Evan Scale", "George Dimitriou"),
    ),
    player_counts=(1, 2, 3, 4),
    minutes=(60, 120),
    options=(
        Option("mode", ("emperor", "cassius"), (1,)),
        Option("difficulty", ("normal", "easy", "hard"), (1,)),
        switch("spies", (2, 3, 4)),  # AR-11.31
        switch("peace"),
        switch("clock"),
        switch("heroes"),
        switch("hard_times"),
        Option("first_player", ("random", "seat_1", "seat_2", "seat_3", "seat_4")),
    ),
    problems=problems,
    state=AgeOfRome,
    steps=steps_in(trade, pieces, plots, diplomacy, construction, action, income, ending, rounds, solo),
    board=AgeOfRomeBoard(),
    read_box=read_box,
    setup=setup,
    make_notation=make_notation,
    score=score,
    moment=moment,
    outcome=outcome,
    bound=bound,
    version=2,
    conserved=conserved,
    propose=propose,
    feats=feats,
    feat_values=lambda box, feat: {"min": box.feat_min[feat]},
    sides=lambda s: [s.box.characters[s.own[on(seat, state.CHARACTER)]] for seat in range(s.seats)],
    judge=AgeOfRomeJudge(),
    simulations={"consul": 700},  # a Consul: what a tenth of a second buys, compiled
)
