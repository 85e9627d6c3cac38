"""Nundinae: its title, options and set-up, and where its parts are."""

from collections.abc import Mapping
from pathlib import Path

from tabularium.games.nundinae import steps
from tabularium.games.nundinae.board import MarketBoard
from tabularium.games.nundinae.box import MarketBox, read_box
from tabularium.games.nundinae.judge import MarketJudge
from tabularium.games.nundinae.notation import make_notation
from tabularium.games.nundinae.propose import propose
from tabularium.games.nundinae.scoring import outcome, score
from tabularium.games.nundinae.state import Market
from tabularium.kernel.game import Credits, Game, Option, steps_in, switch


def setup(s: Market) -> None:
    s.day = s.worth = 0
    s.deck = s.shuffled(list(s.box.deck))
    s.discard = s.gifts = ()
    s.hands = [()] * s.seats
    s.scores = [0] * s.seats
    for seat in range(s.seats):
        for _ in range(s.box.hand):  # NU-1.1
            steps.draw(s, seat)
    s.push(steps.Herald())


def conserved(s: Market) -> Mapping[str, int]:
    cards = s.cards()
    return {name: cards.count(card) for card, name in enumerate(s.box.cards)}


GAME = Game[Market, MarketBox](
    id="nundinae",
    prefix="NU",
    folder=Path(__file__).parent,
    credits=Credits({"en": "Nundinae", "fr": "Nundinae"}, ("Tabularium",), "Tabularium"),
    player_counts=(1, 2, 3, 4),
    minutes=(5, 10),
    options=(Option("market", ("short", "long")), switch("gifts", (2, 3, 4))),
    state=Market,
    steps=steps_in(steps),
    board=MarketBoard(),
    read_box=read_box,
    setup=setup,
    make_notation=make_notation,
    propose=propose,
    judge=MarketJudge(),
    score=score,
    moment=lambda s: (s.day, "market"),
    outcome=outcome,
    bound=lambda seats, options: 4 * (2 * seats + 1),
    conserved=conserved,
    example=True,
)
