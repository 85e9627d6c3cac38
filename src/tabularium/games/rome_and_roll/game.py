"""Rome & Roll: its title, options and set-up, and where its parts are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tabularium.games.rome_and_roll import effects, solo, state, terms
from tabularium.games.rome_and_roll.board import RomeAndRollBoard, drafting
from tabularium.games.rome_and_roll.box import RomeAndRollBox
from tabularium.games.rome_and_roll.judge import RomeAndRollJudge
from tabularium.games.rome_and_roll.notation import make_notation
from tabularium.games.rome_and_roll.propose import propose
from tabularium.games.rome_and_roll.read_box import read_box
from tabularium.games.rome_and_roll.scoring import outcome, score
from tabularium.games.rome_and_roll.state import RomeAndRoll, build_cards, on
from tabularium.games.rome_and_roll.steps import (
    build,
    conquer,
    develop,
    finish,
    legion,
    payment,
    round,
    saturn,
    setup,
    tax,
    trade,
    turn,
)
from tabularium.kernel.game import Credits, Game, Option, Options, steps_in, switch

ALONE = (1,)


def problems(seats: int, options: Options) -> Iterable[str]:
    if options["easier_scores"] == "yes" and options["harder_scores"] == "yes":
        yield "easier_scores and harder_scores exclude each other (RR-19.8)"


def bound(seats: int, options: tuple[int, ...]) -> int:
    return 9 * 2 * 400 if seats == 1 else 20 * 2 * 200 * seats


def conserved(s: RomeAndRoll) -> Mapping[str, int]:
    """Nero cards and Seneca's cards move about but are never lost or doubled; no cell is built on twice."""
    taken = sum(s.sheet[on(seat, state.NERO)].bit_count() for seat in range(s.seats)) + s.seneca_nero.bit_count()
    cards = (*s.deck, *s.laid, *s.discard)
    drawn = sum(s.city.mask[place] for place in s.buildings[state.AT :: state.SPAN])
    missing = sum(card not in cards for card in seneca_cards(s)) if s.plans else 0
    return {
        "nero": taken + len(s.nero),
        "cells built once": int(drawn == s.taken),
        "cards missing": missing,
        "cards doubled": len(cards) - len(set(cards)),
    }


def seneca_cards(s: RomeAndRoll) -> Sequence[int]:
    if s.seats == 1:
        return range(len(s.box.cards))
    return build_cards(s.box) if s.options[state.VARIANT] else ()


def moment(s: RomeAndRoll) -> tuple[int, str]:
    if not s.agenda:
        return (s.round, "over")
    return (s.round, "setup" if s.round == 0 else "draft" if drafting(s) else "turns")


GAME = Game[RomeAndRoll, RomeAndRollBox](
    id="rome_and_roll",
    version=2,
    prefix="RR",
    folder=Path(__file__).parent,
    credits=Credits({"en": "Rome & Roll", "fr": "Rome & Roll"}, ("Nick Shaw", "Dávid Turczi"), "PSC Games"),
    player_counts=(1, 2, 3, 4),
    minutes=(60, 120),
    options=(
        Option("characters", ("random", "chosen")),
        Option("setup", ("random", "first_game")),
        switch("pontifex"),
        switch("two_player_variant", (2,)),  # RR-20.1
        Option("level", terms.LEVELS, ALONE),
        switch("easier_scores", ALONE),
        switch("two_for_one", ALONE),
        switch("no_fail_action", ALONE),
        switch("harder_scores", ALONE),
        switch("seneca_asia_minor", ALONE),
        switch("seneca_egypt", ALONE),
        switch("rubble_blocks_overseer", ALONE),
    ),
    problems=problems,
    state=RomeAndRoll,
    steps=steps_in(
        setup, round, turn, payment, build, legion, conquer, develop, tax, trade, finish, saturn, effects, solo
    ),
    board=RomeAndRollBoard(),
    read_box=read_box,
    setup=setup.lay_out,
    make_notation=make_notation,
    score=score,
    moment=moment,
    outcome=outcome,
    bound=bound,
    conserved=conserved,
    sides=lambda s: [s.box.characters[s.sheet[on(seat, state.CHARACTER)]] for seat in range(s.seats)],
    judge=RomeAndRollJudge(),
    simulations={"consul": 700},  # a Consul: what a tenth of a second buys, compiled
    first=(3, {"setup": "first_game"}),
    propose=propose,
)
