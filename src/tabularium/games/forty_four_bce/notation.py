"""The words of 44 BCE for moves and events."""

from __future__ import annotations

from functools import cache

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.box import FortyFourBceBox
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.kernel.notation import Notation, Phrase, Telling, phrase

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

MOVES = (
    phrase(kinds.BUILD, "build {structure:6}"),
    phrase(kinds.ACTIVATE, "activate {structure:6}"),
    phrase(kinds.RECRUIT, "enlist {recruit:5}"),
    phrase(kinds.SPEND, f"spend {CUBES}", "spend"),
    phrase(kinds.STOP, "stop"),
    phrase(kinds.TAKE, "take {influence:2}"),
    phrase(kinds.MOVE_FROM, "move from {structure:6}"),
    phrase(kinds.MOVE_TO, "move to {structure:6}"),
    phrase(kinds.LEAD, "lead {side:1}"),
    phrase(kinds.PUT_AWAY, "discard {card:5} {face:1}"),
    phrase(kinds.GIVE_BACK, "return {influence:2}"),
    phrase(kinds.KEEP_CARD, "undiscard {card:5} {face:1}"),
    phrase(kinds.KEEP_CUBE, "unreturn {influence:2}"),
    phrase(kinds.REWARD_DENARIUS, "reward denarius"),
    phrase(kinds.REWARD_IMPERIUM, "reward imperium"),
    phrase(kinds.CALL_BACK, "recall {recruit:5} {field:2}"),
    phrase(kinds.NONE_BACK, "recall none"),
    phrase(kinds.SUPPORT_OWN, "support {field:2}", "support-own"),
    phrase(kinds.UNSUPPORT_OWN, "unsupport {field:2}", "unsupport-own"),
    phrase(kinds.PROPOSE_FIELDS, "propose fields {fields:fieldset:3}"),
    phrase(kinds.PLEDGE_PLAY, f"pledge play {{recruit:5}} {{field:2}} {COUNT}"),
    phrase(kinds.PLEDGE_SUPPORT, f"pledge support {{to:seat:3}} {{field:2}} {COUNT}"),
    phrase(kinds.PLEDGE_CHARISMA, f"pledge charisma {{field:2}} {COUNT}"),
    phrase(kinds.PLEDGE_LOYALTY, f"pledge loyalty {{field:2}} {COUNT}"),
    phrase(kinds.PLEDGE_ABSTAIN, "pledge abstain {field:2}"),
    phrase(kinds.REQUEST_SUPPORT, f"request support {{from:seat:3}} {{field:2}} {COUNT}"),
    phrase(kinds.REQUEST_PLAY, f"request play {{from:seat:3}} {{recruit:5}} {{field:2}} {COUNT}"),
    phrase(kinds.PROPOSE_TILE, "propose tile {field:2} {to:seat:3}"),
    phrase(kinds.PROPOSE_IM, "propose im {to:seat:3}"),
    phrase(kinds.CLAIM_CARD, f"claim {{card:5}} {COUNT}"),
    phrase(kinds.ACCEPT, "accept {number:number:6+1}"),
    phrase(kinds.REFUSE, "refuse {number:number:6+1}"),
    phrase(kinds.WITHDRAW, "withdraw {number:number:6+1}"),
)


def plan_phrases(shared: int, said: str) -> list[Phrase]:
    """The edits of a plan: of one's own, or of the shared Suitor's."""
    stem = said.replace(" ", "-")
    place = "{recruit:5} {field:2} {place:number:4+1}"
    return [
        phrase(kinds.PLAY + shared, f"{said}play {place}", f"{stem}play"),
        phrase(kinds.PLAY_LOYALTY + shared, f"{said}play loyalty {{field:2}}"),
        phrase(kinds.SUPPORT_OTHER + shared, f"{said}support {{field:2}} {{to:seat:3}}", f"{stem}support"),
        phrase(kinds.CHARM + shared, f"{said}charisma {{field:2}} {{influence:2}}", f"{stem}charisma"),
        phrase(kinds.UNPLAY + shared, f"{said}unplay {place}", f"{stem}unplay"),
        phrase(kinds.UNPLAY_LOYALTY + shared, f"{said}unplay loyalty {{field:2}}"),
        phrase(kinds.UNSUPPORT_OTHER + shared, f"{said}unsupport {{field:2}} {{to:seat:3}}", f"{stem}unsupport"),
        phrase(kinds.UNCHARM + shared, f"{said}uncharisma {{field:2}} {{influence:2}}", f"{stem}uncharisma"),
    ]


EVENTS = (
    Telling(told.CHARACTER, "character", ("character",), rule="BC-1.1"),
    Telling(told.SENATE, "senate", ("senate",), rule="BC-1.8"),
    Telling(told.REMOVED, "removed", ("recruits*:recruit",), rule="BC-1.6"),
    Telling(told.YEAR, "year", ("year",), rule="BC-1.4"),
    Telling(told.PHASE, "phase", ("phase",)),
    Telling(told.LEADS, "leads", rule="BC-13.5"),
    Telling(told.BUILT, "built", ("structure", "cost"), rule="BC-3.3"),
    Telling(told.ACTIVATED, "activated", ("structure",), rule="BC-2.15"),
    Telling(told.PASSED, "passed", rule="BC-3.2"),
    Telling(told.NATURAL, "natural", ("political", "military", "social", "support"), rule="BC-4.1"),
    Telling(told.INFLUENCE, "influence", ("influence", "count"), rule="BC-4.5"),
    Telling(told.LOYALTY, "loyalty", rule="BC-2.17"),
    Telling(told.DENARII, "denarii", ("count",), rule="BC-2.4"),
    Telling(told.GAINED, "gained", ("count",), rule="BC-2.11"),
    Telling(told.SPENT, "spent", ("political", "military", "social", "support"), rule="BC-2.8"),
    Telling(told.SPENT_LOYALTY, "spent-loyalty", ("count",), rule="BC-5.4"),
    Telling(told.EXHAUSTED, "exhausted", rule="BC-2.6"),
    Telling(told.RETURNED_LOYALTY, "returned-loyalty", rule="BC-2.6"),
    Telling(told.NO_LOYALTY, "no-loyalty", rule="BC-2.7"),
    Telling(told.MOVED, "moved", ("from:structure", "to:structure", "cost"), rule="BC-14.20"),
    Telling(told.ENLISTED, "enlisted", ("recruit",), rule="BC-5.2"),
    Telling(told.LIMIT, "limit", ("held", "limit"), rule="BC-6.2"),
    Telling(told.DISCARDED, "discarded", ("card",), rule="BC-6.4"),
    Telling(told.DISCARDED_DOWN, "discarded-down", (), ("card",), rule="BC-6.6"),
    Telling(told.GAVE_BACK, "gave-back", ("influence",), rule="BC-6.4"),
    Telling(told.SAID, "propose-fields", ("number", "fields:fieldset"), rule="BC-8.6"),
    Telling(told.SAID + 1, "pledge-play", ("number", "recruit", "field", "count"), rule="BC-8.6"),
    Telling(told.SAID + 2, "pledge-support", ("number", "to:seat", "field", "count"), rule="BC-8.6"),
    Telling(told.SAID + 3, "pledge-charisma", ("number", "field", "count"), rule="BC-8.6"),
    Telling(told.SAID + 4, "pledge-loyalty", ("number", "field", "count"), rule="BC-8.6"),
    Telling(told.SAID + 5, "pledge-abstain", ("number", "field"), rule="BC-8.6"),
    Telling(told.SAID + 6, "request-support", ("number", "from:seat", "field", "count"), rule="BC-8.6"),
    Telling(told.SAID + 7, "request-play", ("number", "from:seat", "recruit", "field", "count"), rule="BC-8.6"),
    Telling(told.SAID + 8, "propose-tile", ("number", "field", "to:seat"), rule="BC-8.6"),
    Telling(told.SAID + 9, "propose-im", ("number", "to:seat"), rule="BC-8.6"),
    Telling(told.SAID + 10, "claim", ("number", "card", "count"), rule="BC-8.6"),
    Telling(told.ACCEPTED, "accepted", ("number",), rule="BC-8.8"),
    Telling(told.REFUSED, "refused", ("number",), rule="BC-8.8"),
    Telling(told.WITHDREW, "withdrew", ("number",), rule="BC-8.8"),
    Telling(told.READY, "ready", rule="BC-8.9"),
    Telling(told.SCREEN, "screen", rule="BC-10.1"),
    Telling(told.PLAYED, "played", ("field", "recruits*:recruit"), rule="BC-7.4"),
    Telling(told.PLAYED_LOYALTY, "played-loyalty", ("field", "count"), rule="BC-9.7"),
    Telling(told.PLAYED_SUPPORT, "played-support", ("field", "to:seat", "count"), rule="BC-9.3"),
    Telling(told.PLAYED_OWN_SUPPORT, "played-own-support", ("field", "count"), rule="BC-7.5"),
    Telling(told.PLAYED_CHARISMA, "played-charisma", ("field", "influence", "count"), rule="BC-7.6"),
    Telling(told.STORED, "stored", ("count",), rule="BC-7.8"),
    Telling(told.VERDICT, "verdict", ("number", "statement", "verdict"), rule="BC-8.13"),
    Telling(told.FIELD, "field", ("field",), rule="BC-10.2"),
    Telling(told.DEPLOYED, "deployed", ("field", "to:seat", "recruit"), rule="BC-10.9"),
    Telling(told.UNDEPLOYED, "undeployed", ("field", "to:seat", "count"), rule="BC-10.10"),
    Telling(told.IM_PLACED, "im-placed", ("field", "recruit"), rule="BC-10.11"),
    Telling(told.EXCESS, "excess", ("field", "count"), rule="BC-10.11"),
    Telling(told.LOYALTY_PLACED, "loyalty-placed", ("field", "recruit"), rule="BC-10.12"),
    Telling(told.LOYALTY_LOST, "loyalty-lost", ("field",), rule="BC-10.14"),
    Telling(told.ABILITY, "ability", ("recruit",), rule="BC-10.16"),
    Telling(told.ABILITY_PLACED, "ability-placed", ("recruit", "field", "on:recruit"), rule="BC-14.6"),
    Telling(told.ABILITY_LOST, "ability-lost", ("recruit", "field"), rule="BC-14.10"),
    Telling(told.ABILITY_CHARISMA, "ability-charisma", ("recruit", "field", "count"), rule="BC-10.22"),
    Telling(told.ABILITY_AUTHORITY, "ability-authority", ("recruit", "field", "count"), rule="BC-10.20"),
    Telling(told.COUNT, "count", ("field", "authority", "charisma"), rule="BC-10.20"),
    Telling(told.TOTALS, "totals", ("field", "authority", "charisma", "against", "charm"), rule="BC-10.23"),
    Telling(told.IM_HOLDS, "im-holds", ("field",), rule="BC-10.26"),
    Telling(told.SUITORS_TAKE, "suitors-take", ("field",), rule="BC-10.27"),
    Telling(told.AWARDED, "awarded", ("tile",), rule="BC-10.30"),
    Telling(told.KEEPS_IM, "keeps-im", rule="BC-10.31"),
    Telling(told.WINS_IM, "wins-im", rule="BC-10.32"),
    Telling(told.SHARED_WINS_IM, "shared-wins-im", rule="BC-13.10"),
    Telling(told.WILL_RETURN, "will-return", ("recruit",), rule="BC-14.8"),
    Telling(told.FILED, "filed", ("card",), rule="BC-14.26"),
    Telling(told.FILED_DOWN, "filed-down", (), ("card",), rule="BC-14.26"),
    Telling(told.MOST_ARCHITECTS, "most-architects", ("count",), rule="BC-11.1"),
    Telling(told.CLEARED, "cleared", rule="BC-11.3"),
    Telling(told.CAME_BACK, "came-back", ("recruit",), rule="BC-11.7"),
    Telling(told.COLLEGIUM_GREW, "collegium-grew", ("count",), rule="BC-11.4"),
    Telling(told.TILES, "tiles", ("tiles*:tile",), rule="BC-11.9"),
    Telling(told.ERA, "era", ("era", "structures*:structure"), rule="BC-11.11"),
    Telling(told.CONTROL, "control", (), ("cards*:card",), rule="BC-13.12"),
    Telling(told.COUNTED, "counted", ("cards*:card",), rule="BC-2.13"),
    Telling(told.SILENT_YEAR, "silent-year", rule="BC-13.6"),
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
    return Notation(
        vocabulary, (*MOVES, *plan_phrases(0, ""), *plan_phrases(kinds.SHARED, "shared ")), EVENTS, NEGOTIATION_EVENTS
    )
