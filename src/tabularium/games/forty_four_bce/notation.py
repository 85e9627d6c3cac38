"""The words of 44 BCE for moves and events."""

from __future__ import annotations

from functools import cache

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.box import FortyFourBceBox
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.kernel.notation import Notation, Phrase, phrases_in, tellings_in

FIELD_SETS = (
    "political",
    "military",
    "social",
    "political-military",
    "political-social",
    "military-social",
    "political-military-social",
)
STATEMENTS = (
    "propose-fields",
    "pledge-play",
    "pledge-support",
    "pledge-charisma",
    "pledge-loyalty",
    "pledge-abstain",
    "request-support",
    "request-play",
    "propose-tile",
    "propose-im",
    "claim-card",
)
CUBES = (
    "{political:number:4} political {military:number:4} military {social:number:4} social {support:number:4} support"
)
COUNT = "{count:number:4+1}"

PLACE = "{recruit:5} {field:2} {place:number:4+1}"

MOVES = phrases_in(
    kinds,
    BUILD="{structure:6}",
    ACTIVATE="{structure:6}",
    RECRUIT="enlist {recruit:5}",
    SPEND=f"{CUBES}; spend",
    TAKE="{influence:2}",
    MOVE_FROM="{structure:6}",
    MOVE_TO="{structure:6}",
    LEAD="{side:1}",
    PUT_AWAY="discard {card:5} {face:1}",
    GIVE_BACK="return {influence:2}",
    KEEP_CARD="undiscard {card:5} {face:1}",
    KEEP_CUBE="unreturn {influence:2}",
    CALL_BACK="recall {recruit:5} {field:2}",
    NONE_BACK="recall none",
    PLAY=PLACE,
    PLAY_LOYALTY="{field:2}",
    SUPPORT_OTHER="support {field:2} {to:seat:3}",
    CHARM="charisma {field:2} {influence:2}",
    UNPLAY=PLACE,
    UNPLAY_LOYALTY="{field:2}",
    UNSUPPORT_OTHER="unsupport {field:2} {to:seat:3}",
    UNCHARM="uncharisma {field:2} {influence:2}",
    SUPPORT_OWN="support {field:2}; support-own",
    UNSUPPORT_OWN="unsupport {field:2}; unsupport-own",
    PROPOSE_FIELDS="{fields:fieldset:3}",
    PLEDGE_PLAY=f"{{recruit:5}} {{field:2}} {COUNT}",
    PLEDGE_SUPPORT=f"{{to:seat:3}} {{field:2}} {COUNT}",
    PLEDGE_CHARISMA=f"{{field:2}} {COUNT}",
    PLEDGE_LOYALTY=f"{{field:2}} {COUNT}",
    PLEDGE_ABSTAIN="{field:2}",
    REQUEST_SUPPORT=f"{{from:seat:3}} {{field:2}} {COUNT}",
    REQUEST_PLAY=f"{{from:seat:3}} {{recruit:5}} {{field:2}} {COUNT}",
    PROPOSE_TILE="{field:2} {to:seat:3}",
    PROPOSE_IM="{to:seat:3}",
    CLAIM_CARD=f"claim {{card:5}} {COUNT}",
    ACCEPT="{number:number:6+1}",
    REFUSE="{number:number:6+1}",
    WITHDRAW="{number:number:6+1}",
)


def of_the_shared_suitor(own: Phrase) -> Phrase:
    """The same edit of the shared Suitor's plan."""
    return Phrase(own.kind + kinds.SHARED, f"shared-{own.name}", ("shared", *own.words))


SHARED_MOVES = tuple(of_the_shared_suitor(own) for own in MOVES if kinds.PLAY <= own.kind <= kinds.UNCHARM)

EVENTS = tellings_in(
    told,
    CHARACTER="character; BC-1.1",
    SENATE="senate; BC-1.8",
    REMOVED="recruits*:recruit; BC-1.6",
    YEAR="year; BC-1.4",
    PHASE="phase",
    LEADS="; BC-13.5",
    BUILT="structure cost; BC-3.3",
    ACTIVATED="structure; BC-2.15",
    PASSED="; BC-3.2",
    NATURAL="political military social support; BC-4.1",
    INFLUENCE="influence count; BC-4.5",
    LOYALTY="; BC-2.17",
    DENARII="count; BC-2.4",
    GAINED="count; BC-2.11",
    SPENT="political military social support; BC-2.8",
    SPENT_LOYALTY="count; BC-5.4",
    EXHAUSTED="; BC-2.6",
    RETURNED_LOYALTY="; BC-2.6",
    NO_LOYALTY="; BC-2.7",
    MOVED="from:structure to:structure cost; BC-14.20",
    ENLISTED="recruit; BC-5.2",
    LIMIT="held limit; BC-6.2",
    DISCARDED="card; BC-6.4",
    DISCARDED_DOWN="| card; BC-6.6",
    GAVE_BACK="influence; BC-6.4",
    PROPOSE_FIELDS="number fields:fieldset; BC-8.6",
    PLEDGE_PLAY="number recruit field count; BC-8.6",
    PLEDGE_SUPPORT="number to:seat field count; BC-8.6",
    PLEDGE_CHARISMA="number field count; BC-8.6",
    PLEDGE_LOYALTY="number field count; BC-8.6",
    PLEDGE_ABSTAIN="number field; BC-8.6",
    REQUEST_SUPPORT="number from:seat field count; BC-8.6",
    REQUEST_PLAY="number from:seat recruit field count; BC-8.6",
    PROPOSE_TILE="number field to:seat; BC-8.6",
    PROPOSE_IM="number to:seat; BC-8.6",
    CLAIM="number card count; BC-8.6",
    ACCEPTED="number; BC-8.8",
    REFUSED="number; BC-8.8",
    WITHDREW="number; BC-8.8",
    READY="; BC-8.9",
    SCREEN="; BC-10.1",
    PLAYED="field recruits*:recruit; BC-7.4",
    PLAYED_LOYALTY="field count; BC-9.7",
    PLAYED_SUPPORT="field to:seat count; BC-9.3",
    PLAYED_OWN_SUPPORT="field count; BC-7.5",
    PLAYED_CHARISMA="field influence count; BC-7.6",
    STORED="count; BC-7.8",
    VERDICT="number statement verdict; BC-8.13",
    FIELD="field; BC-10.2",
    DEPLOYED="field to:seat recruit; BC-10.9",
    UNDEPLOYED="field to:seat count; BC-10.10",
    IM_PLACED="field recruit; BC-10.11",
    EXCESS="field count; BC-10.11",
    LOYALTY_PLACED="field recruit; BC-10.12",
    LOYALTY_LOST="field; BC-10.14",
    ABILITY="recruit; BC-10.16",
    ABILITY_PLACED="recruit field on:recruit; BC-14.6",
    ABILITY_LOST="recruit field; BC-14.10",
    ABILITY_CHARISMA="recruit field count; BC-10.22",
    ABILITY_AUTHORITY="recruit field count; BC-10.20",
    COUNT="field authority charisma; BC-10.20",
    TOTALS="field authority charisma against charm; BC-10.23",
    IM_HOLDS="field; BC-10.26",
    SUITORS_TAKE="field; BC-10.27",
    AWARDED="tile; BC-10.30",
    KEEPS_IM="; BC-10.31",
    WINS_IM="; BC-10.32",
    SHARED_WINS_IM="; BC-13.10",
    WILL_RETURN="recruit; BC-14.8",
    FILED="card; BC-14.26",
    FILED_DOWN="| card; BC-14.26",
    MOST_ARCHITECTS="count; BC-11.1",
    CLEARED="; BC-11.3",
    CAME_BACK="recruit; BC-11.7",
    COLLEGIUM_GREW="count; BC-11.4",
    TILES="tiles*:tile; BC-11.9",
    ERA="era structures*:structure; BC-11.11",
    CONTROL="| cards*:card; BC-13.12",
    COUNTED="cards*:card; BC-2.13",
    SILENT_YEAR="; BC-13.6",
)

NEGOTIATION_EVENTS = (*STATEMENTS[:-1], "claim", "accepted", "refused", "withdrew", "verdict")


@cache
def make_notation(box: FortyFourBceBox) -> Notation:
    vocabulary = {
        "recruit": box.recruits,
        "card": box.cards,
        "structure": box.structures,
        "field": terms.FIELDS,
        "fieldset": FIELD_SETS,
        "influence": terms.INFLUENCE,
        "tile": box.tiles,
        "senate": box.senate,
        "character": box.characters,
        "phase": terms.PHASES,
        "year": box.years,
        "face": ("up", "down"),
        "side": kinds.SIDES,
        "statement": STATEMENTS,
        "verdict": kinds.VERDICTS,
    }
    return Notation(vocabulary, (*MOVES, *SHARED_MOVES), EVENTS, NEGOTIATION_EVENTS)
