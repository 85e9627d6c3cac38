"""Words for the moves and events of Mare Nostrum."""

from __future__ import annotations

from tabularium.games.mare_nostrum import state, terms
from tabularium.games.mare_nostrum.box import MareNostrumBox
from tabularium.games.mare_nostrum.names import UNITS
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.kernel.notation import Notation, phrases_in, tellings_in

GAINS = ("tax", "legendary")
ANSWERS = ("no", "yes")


def make_notation(box: MareNostrumBox) -> Notation:
    moves = phrases_in(
        kinds,
        EMPIRE="{empire:3}",
        TAKE="{gain:1}",
        GOOD="{good:4}",
        PLAY="{token:2} {size:number:3}",
        SIZE="{size:number:3}",
        OFFER="{kind:5}",
        OPENER="{seat:3}",
        PICK="{seat:3} {kind:5}",
        GIVE="{kind:5}",
        BUYER="{seat:3}",
        LEVY="{count:number:4}",
        BUY="{item:4}",
        IN_PROVINCE="in {province:5}",
        ON_SITE="on {site:7}",
        AT_SEA="at {sea:4}",
        TILE="{tile:5}",
        PAY="{kind:5}",
        COPY="{tile:5}",
        KEEP="{count:number:3}",
        STORE="{kind:5}",
        PEACE="{seat:3}",
        GENERAL="{seat:3}",
        SAIL="{from:sea:4} {to:sea:4}",
        FIGHT="{sea:4} {seat:3}",
        MARCH="{from:province:5} {to:province:5}",
        LEAVE="{site:7}",
        LEAVE_MARKER="abandon {province:5}",
        BATTLE="{province:5} {seat:3}",
        LOSE="{unit:1}",
        CONVERT="{province:5}",
        PILLAGE="{province:5}",
        OCCUPY="{province:5}",
        SEIZE="{province:5}",
        SHEBA="{province:5}",
        RAZE="{site:7}",
        HOLD="{site:7}",
        AWARD="{seat:3}",
        LAY="{kind:5}",
        TAKE_BACK="back {kind:5}",
        SAIL_SEVERAL="fleet {from:sea:4} {to:sea:4} {count:number:3}",
        MARCH_SEVERAL="army {from:province:5} {to:province:5} {count:number:3}",
    )
    vocabulary = {
        "empire": box.empires,
        "gain": GAINS,
        "good": box.goods,
        "token": box.tokens,
        "kind": box.kinds,
        "item": terms.ITEMS,
        "province": box.provinces,
        "site": box.sites,
        "sea": box.seas,
        "tile": box.tiles,
        "unit": UNITS,
        "title": terms.TITLES,
        "victory": state.ENDINGS,
        "answer": ANSWERS,
    }
    return Notation(vocabulary, moves, TELLINGS, NEGOTIATION_EVENTS)


TELLINGS = tellings_in(
    told,
    EMPIRE="empire",
    ROUND="round",
    CIRCE="site",
    BONUS="site gain",
    COLLECTED="kinds*:kind",
    DREW="| kind",
    ARTEMIS="count",
    COLOSSUS="good",
    TOKEN="token size slot",
    SIZE="size",
    OFFER="kinds*:kind",
    OPENER="other:seat",
    PICK="other:seat kind",
    BACK="kinds*:kind",
    GIFT="other:seat | kind",
    PERSEUS="answer",
    LEVY="count province",
    PAID="item kinds*:kind",
    INFLUENCE="province",
    BUILT="site",
    UNIT="unit province",
    TRIREME="sea",
    TILE="tile",
    COPIED="tile",
    CLAIM="item",
    KEPT="kinds*:kind",
    DISCARDED="kinds*:kind",
    REVEALED="tile",
    PEACE="other:seat",
    WENT_HOME="count from:province to:province",
    SAILED="from:sea to:sea",
    SEA_BATTLE="sea other:seat",
    DICE="bonus total hits dice*:pips",
    NO_DICE="total hits",
    CANCELLED="hits province",
    LOST="unit province",
    LOST_TRIREMES="count sea",
    MARCHED="from:province to:province",
    LEFT="site",
    LEFT_MARKER="province",
    LAND_BATTLE="province other:seat",
    CONQUEROR="province",
    NO_CONQUEROR="province",
    CONVERTED="province other:seat",
    PILLAGED="site",
    GAINED="count kind",
    OCCUPIES="site",
    SEIZED="province",
    SHEBA="province",
    TITLE="title",
    VICTORY="victory",
)

NEGOTIATION_EVENTS = ("size", "offer", "opener", "pick", "back", "gift", "peace")
