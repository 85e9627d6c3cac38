"""Mare Nostrum: Empires: its title, options and set-up, and where its parts are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tabularium.games.mare_nostrum import packed, state, terms
from tabularium.games.mare_nostrum.board import MareNostrumBoard
from tabularium.games.mare_nostrum.box import MareNostrumBox
from tabularium.games.mare_nostrum.judge import MareNostrumJudge
from tabularium.games.mare_nostrum.notation import make_notation
from tabularium.games.mare_nostrum.propose import propose
from tabularium.games.mare_nostrum.read_box import read_box
from tabularium.games.mare_nostrum.scoring import outcome, progress, score
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import claims, conquest, military, payment, production, purchases, round, trade
from tabularium.kernel.game import Credits, Game, Option, steps_in


def setup(s: MareNostrum) -> None:
    box = s.box
    provinces = len(box.provinces)
    s.round = s.phase = 0
    s.ending = s.winners = 0
    s.built = [0] * provinces
    s.held = [0] * provinces
    s.seized = [0] * provinces
    s.army = [0] * provinces
    s.fleet = [0] * len(box.seas)
    s.realm = [0] * s.seats
    s.conquests = [0] * s.seats
    s.stock = list(box.stock) * s.seats
    s.owned = [0] * s.seats
    s.powers = [0] * s.seats
    s.copied = terms.NO_TILE
    s.goods = [0] * (terms.KINDS * s.seats)
    s.known = [0] * (terms.KINDS * s.seats)
    s.drawn = [0] * s.seats
    s.discard = ()
    s.forget_gift()
    s.circe = s.slots = s.sizes = ()
    s.offers = [()] * s.seats
    s.bonus = s.to_act = s.used = s.anchors = s.fought = 0
    s.pyramid_claims = s.fifth_claims = s.fifth_open = 0
    s.perseus_since = s.perseus_first = 0
    s.ally = s.ally_before = state.NO_SEAT
    s.field = 0
    s.rolled = ()
    s.titles = [state.NO_SEAT] * 3
    s.pile = s.shuffled(list(range(terms.GOODS)))
    set_up_tiles(s)
    seat_empires(s)


def set_up_tiles(s: MareNostrum) -> None:
    """All Heroes and Wonders face up, or five of them in a first game (MN-7.1) of any size (MN-7.7); the Pyramids
    always."""
    tiles = [tile for tile in range(s.box.pyramids) if tile not in s.box.starting]
    hidden: tuple[int, ...] = ()
    if s.options[state.TILES]:
        shuffled = s.shuffled(tiles)
        hidden = shuffled[s.box.face_up_first :]
        tiles = list(shuffled[: s.box.face_up_first])
    s.face_down = hidden
    s.face_up = 1 << s.box.pyramids
    for tile in tiles:
        s.face_up |= 1 << tile


def seat_empires(s: MareNostrum) -> None:
    """Empires by lot, or the seats choose in a random order."""
    s.push(round.LayOut())
    if s.options[state.EMPIRE_ASSIGNMENT]:
        s.empire = [state.NO_EMPIRE] * s.seats
        for seat in s.shuffled(list(range(s.seats))):
            s.push(round.ChooseEmpire(seat))
    else:
        s.empire = list(s.shuffled(list(s.box.playing[s.seats])))


def bound(seats: int, options: tuple[int, ...]) -> int:
    """The rounds end (MN-7.8, MN-H2), and the moves of a round are counted from above. All seats together never have
    200 tokens to spend: 109 from the sites of the board, 58 from pillages, 12 kept, 2 from Wonders. A token buys one
    thing at most: what, where, paid with it. All else that one seat decides is less than 200: 40 in Production and
    Trade, 12 around its purchases, 60 for Units and conquests, 74 for battles and losses, 3 for Titles."""
    return seats + claims.ROUNDS[options[state.MAX_ROUNDS]] * (3 * 200 + 200 * seats)


def conserved(s: MareNostrum) -> Mapping[str, int]:
    """Legendary Goods, Units and Influence markers never get lost."""
    found: dict[str, int] = {}
    for good, word in enumerate(s.box.goods):
        kind = packed.legendary(good)
        held = sum(s.goods[seat * terms.KINDS + kind] + s.offers[seat].count(kind) for seat in range(s.seats))
        found[f"legendary {word}"] = held + s.pile.count(good) + s.discard.count(good)
    for seat in range(s.seats):
        at = seat * state.STOCK
        placed = s.realm[seat].bit_count() - (s.realm[seat] != 0)
        found[f"legions {seat + 1}"] = s.stock[at + state.LEGION_STOCK] + sum(
            packed.legions_in(army, seat) for army in s.army
        )
        found[f"triremes {seat + 1}"] = s.stock[at + state.TRIREME_STOCK] + sum(
            packed.triremes_in(fleet, seat) for fleet in s.fleet
        )
        found[f"fortresses {seat + 1}"] = s.stock[at + state.FORTRESS_STOCK] + sum(
            packed.fortress_in(army, seat) for army in s.army
        )
        found[f"influence {seat + 1}"] = s.stock[at + state.INFLUENCE_STOCK] + placed
    tiles = s.face_up.bit_count() + len(s.face_down) + sum(owned.bit_count() for owned in s.owned)
    found["tiles"] = tiles + (s.seats if not s.owned[0] else 0)
    return found


PHASES = ("production", "trade", "purchases", "military", "claims")


def moment(s: MareNostrum) -> tuple[int, str]:
    return (s.round, PHASES[s.phase] if s.round else "setup")


GAME = Game[MareNostrum, MareNostrumBox](
    id="mare_nostrum",
    prefix="MN",
    folder=Path(__file__).parent,
    credits=Credits(
        {"en": "Mare Nostrum: Empires", "fr": "Mare Nostrum\u00a0: Empires"},
        ("Serge Laget",),
        "Asyncron Games",
        ("Jean-Marie Minguez", "Yann Rodolphe"),
    ),
    player_counts=(3, 4, 5),
    minutes=(90, 120),
    options=(
        Option("empire_assignment", ("random", "choice")),
        Option("tiles", ("standard", "first_game")),
        Option("max_rounds", ("none", "thirty")),
    ),
    state=MareNostrum,
    steps=steps_in(round, production, trade, purchases, payment, military, conquest, claims),
    board=MareNostrumBoard(),
    read_box=read_box,
    setup=setup,
    make_notation=make_notation,
    score=score,
    moment=moment,
    outcome=outcome,
    progress=progress,
    bound=bound,
    conserved=conserved,
    version=3,  # with the dice of the last battle
    bookkeeping=("known.*", "drawn.*", "gift_*", "anchors"),  # what can be worked out stays behind the screens (MN-Q41)
    sides=lambda s: [s.box.empires[empire] for empire in s.empire],
    judge=MareNostrumJudge(),
    simulations={"consul": 700},  # a Consul: what a tenth of a second buys, compiled
    first=(4, {"tiles": "first_game"}),
    propose=propose,
)
