"""The words of 44 BCE for moves and events."""

from __future__ import annotations

from functools import cache

from tabularium.games.forty_four_bce.box import FIELDS, INFLUENCE, PHASES, FortyFourBceBox
from tabularium.games.forty_four_bce.steps import kinds as w
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
    phrase(w.BUILD, "build {structure:6}"),
    phrase(w.ACTIVATE, "activate {structure:6}"),
    phrase(w.RECRUIT, "enlist {recruit:5}"),
    phrase(w.SPEND, f"spend {CUBES}", "spend"),
    phrase(w.STOP, "stop"),
    phrase(w.TAKE, "take {influence:2}"),
    phrase(w.MOVE_FROM, "move from {structure:6}"),
    phrase(w.MOVE_TO, "move to {structure:6}"),
    phrase(w.LEAD, "lead {side:1}"),
    phrase(w.PUT_AWAY, "discard {card:5} {face:1}"),
    phrase(w.GIVE_BACK, "return {influence:2}"),
    phrase(w.KEEP_CARD, "undiscard {card:5} {face:1}"),
    phrase(w.KEEP_CUBE, "unreturn {influence:2}"),
    phrase(w.REWARD_DENARIUS, "reward denarius"),
    phrase(w.REWARD_IMPERIUM, "reward imperium"),
    phrase(w.CALL_BACK, "recall {recruit:5} {field:2}"),
    phrase(w.NONE_BACK, "recall none"),
    phrase(w.SUPPORT_OWN, "support {field:2}", "support-own"),
    phrase(w.UNSUPPORT_OWN, "unsupport {field:2}", "unsupport-own"),
    phrase(w.PROPOSE_FIELDS, "propose fields {fields:fieldset:3}"),
    phrase(w.PLEDGE_PLAY, f"pledge play {{recruit:5}} {{field:2}} {COUNT}"),
    phrase(w.PLEDGE_SUPPORT, f"pledge support {{to:seat:3}} {{field:2}} {COUNT}"),
    phrase(w.PLEDGE_CHARISMA, f"pledge charisma {{field:2}} {COUNT}"),
    phrase(w.PLEDGE_LOYALTY, f"pledge loyalty {{field:2}} {COUNT}"),
    phrase(w.PLEDGE_ABSTAIN, "pledge abstain {field:2}"),
    phrase(w.REQUEST_SUPPORT, f"request support {{from:seat:3}} {{field:2}} {COUNT}"),
    phrase(w.REQUEST_PLAY, f"request play {{from:seat:3}} {{recruit:5}} {{field:2}} {COUNT}"),
    phrase(w.PROPOSE_TILE, "propose tile {field:2} {to:seat:3}"),
    phrase(w.PROPOSE_IM, "propose im {to:seat:3}"),
    phrase(w.CLAIM_CARD, f"claim {{card:5}} {COUNT}"),
    phrase(w.ACCEPT, "accept {number:number:6+1}"),
    phrase(w.REFUSE, "refuse {number:number:6+1}"),
    phrase(w.WITHDRAW, "withdraw {number:number:6+1}"),
)


def plan_phrases(shared: int, said: str) -> list[Phrase]:
    """The edits of a plan: of one's own, or of the shared Suitor's."""
    stem = said.replace(" ", "-")
    place = "{recruit:5} {field:2} {place:number:4+1}"
    return [
        phrase(w.PLAY + shared, f"{said}play {place}", f"{stem}play"),
        phrase(w.PLAY_LOYALTY + shared, f"{said}play loyalty {{field:2}}"),
        phrase(w.SUPPORT_OTHER + shared, f"{said}support {{field:2}} {{to:seat:3}}", f"{stem}support"),
        phrase(w.CHARM + shared, f"{said}charisma {{field:2}} {{influence:2}}", f"{stem}charisma"),
        phrase(w.UNPLAY + shared, f"{said}unplay {place}", f"{stem}unplay"),
        phrase(w.UNPLAY_LOYALTY + shared, f"{said}unplay loyalty {{field:2}}"),
        phrase(w.UNSUPPORT_OTHER + shared, f"{said}unsupport {{field:2}} {{to:seat:3}}", f"{stem}unsupport"),
        phrase(w.UNCHARM + shared, f"{said}uncharisma {{field:2}} {{influence:2}}", f"{stem}uncharisma"),
    ]


EVENTS = (
    Telling(w.TOLD_CHARACTER, "character", ("character",), rule="BC-1.1"),
    Telling(w.TOLD_SENATE, "senate", ("senate",), rule="BC-1.8"),
    Telling(w.TOLD_REMOVED, "removed", ("recruits*:recruit",), rule="BC-1.6"),
    Telling(w.TOLD_YEAR, "year", ("year",), rule="BC-1.4"),
    Telling(w.TOLD_PHASE, "phase", ("phase",)),
    Telling(w.TOLD_LEADS, "leads", rule="BC-13.5"),
    Telling(w.TOLD_BUILT, "built", ("structure", "cost"), rule="BC-3.3"),
    Telling(w.TOLD_ACTIVATED, "activated", ("structure",), rule="BC-2.15"),
    Telling(w.TOLD_PASSED, "passed", rule="BC-3.2"),
    Telling(w.TOLD_NATURAL, "natural", ("political", "military", "social", "support"), rule="BC-4.1"),
    Telling(w.TOLD_INFLUENCE, "influence", ("influence", "count"), rule="BC-4.5"),
    Telling(w.TOLD_LOYALTY, "loyalty", rule="BC-2.17"),
    Telling(w.TOLD_DENARII, "denarii", ("count",), rule="BC-2.4"),
    Telling(w.TOLD_GAINED, "gained", ("count",), rule="BC-2.11"),
    Telling(w.TOLD_SPENT, "spent", ("political", "military", "social", "support"), rule="BC-2.8"),
    Telling(w.TOLD_SPENT_LOYALTY, "spent-loyalty", ("count",), rule="BC-5.4"),
    Telling(w.TOLD_EXHAUSTED, "exhausted", rule="BC-2.6"),
    Telling(w.TOLD_RETURNED_LOYALTY, "returned-loyalty", rule="BC-2.6"),
    Telling(w.TOLD_NO_LOYALTY, "no-loyalty", rule="BC-2.7"),
    Telling(w.TOLD_MOVED, "moved", ("from:structure", "to:structure", "cost"), rule="BC-14.20"),
    Telling(w.TOLD_ENLISTED, "enlisted", ("recruit",), rule="BC-5.2"),
    Telling(w.TOLD_LIMIT, "limit", ("held", "limit"), rule="BC-6.2"),
    Telling(w.TOLD_DISCARDED, "discarded", ("card",), rule="BC-6.4"),
    Telling(w.TOLD_DISCARDED_DOWN, "discarded-down", (), ("card",), rule="BC-6.6"),
    Telling(w.TOLD_GAVE_BACK, "gave-back", ("influence",), rule="BC-6.4"),
    Telling(w.TOLD_SAID, "propose-fields", ("number", "fields:fieldset"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 1, "pledge-play", ("number", "recruit", "field", "count"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 2, "pledge-support", ("number", "to:seat", "field", "count"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 3, "pledge-charisma", ("number", "field", "count"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 4, "pledge-loyalty", ("number", "field", "count"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 5, "pledge-abstain", ("number", "field"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 6, "request-support", ("number", "from:seat", "field", "count"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 7, "request-play", ("number", "from:seat", "recruit", "field", "count"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 8, "propose-tile", ("number", "field", "to:seat"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 9, "propose-im", ("number", "to:seat"), rule="BC-8.6"),
    Telling(w.TOLD_SAID + 10, "claim", ("number", "card", "count"), rule="BC-8.6"),
    Telling(w.TOLD_ACCEPTED, "accepted", ("number",), rule="BC-8.8"),
    Telling(w.TOLD_REFUSED, "refused", ("number",), rule="BC-8.8"),
    Telling(w.TOLD_WITHDREW, "withdrew", ("number",), rule="BC-8.8"),
    Telling(w.TOLD_READY, "ready", rule="BC-8.9"),
    Telling(w.TOLD_SCREEN, "screen", rule="BC-10.1"),
    Telling(w.TOLD_PLAYED, "played", ("field", "recruits*:recruit"), rule="BC-7.4"),
    Telling(w.TOLD_PLAYED_LOYALTY, "played-loyalty", ("field", "count"), rule="BC-9.7"),
    Telling(w.TOLD_PLAYED_SUPPORT, "played-support", ("field", "to:seat", "count"), rule="BC-9.3"),
    Telling(w.TOLD_PLAYED_OWN_SUPPORT, "played-own-support", ("field", "count"), rule="BC-7.5"),
    Telling(w.TOLD_PLAYED_CHARISMA, "played-charisma", ("field", "influence", "count"), rule="BC-7.6"),
    Telling(w.TOLD_STORED, "stored", ("count",), rule="BC-7.8"),
    Telling(w.TOLD_VERDICT, "verdict", ("number", "statement", "verdict"), rule="BC-8.13"),
    Telling(w.TOLD_FIELD, "field", ("field",), rule="BC-10.2"),
    Telling(w.TOLD_DEPLOYED, "deployed", ("field", "to:seat", "recruit"), rule="BC-10.9"),
    Telling(w.TOLD_UNDEPLOYED, "undeployed", ("field", "to:seat", "count"), rule="BC-10.10"),
    Telling(w.TOLD_IM_PLACED, "im-placed", ("field", "recruit"), rule="BC-10.11"),
    Telling(w.TOLD_EXCESS, "excess", ("field", "count"), rule="BC-10.11"),
    Telling(w.TOLD_LOYALTY_PLACED, "loyalty-placed", ("field", "recruit"), rule="BC-10.12"),
    Telling(w.TOLD_LOYALTY_LOST, "loyalty-lost", ("field",), rule="BC-10.14"),
    Telling(w.TOLD_ABILITY, "ability", ("recruit",), rule="BC-10.16"),
    Telling(w.TOLD_ABILITY_PLACED, "ability-placed", ("recruit", "field", "on:recruit"), rule="BC-14.6"),
    Telling(w.TOLD_ABILITY_LOST, "ability-lost", ("recruit", "field"), rule="BC-14.10"),
    Telling(w.TOLD_ABILITY_CHARISMA, "ability-charisma", ("recruit", "field", "count"), rule="BC-10.22"),
    Telling(w.TOLD_ABILITY_AUTHORITY, "ability-authority", ("recruit", "field", "count"), rule="BC-10.20"),
    Telling(w.TOLD_COUNT, "count", ("field", "authority", "charisma"), rule="BC-10.20"),
    Telling(w.TOLD_TOTALS, "totals", ("field", "authority", "charisma", "against", "charm"), rule="BC-10.23"),
    Telling(w.TOLD_IM_HOLDS, "im-holds", ("field",), rule="BC-10.26"),
    Telling(w.TOLD_SUITORS_TAKE, "suitors-take", ("field",), rule="BC-10.27"),
    Telling(w.TOLD_AWARDED, "awarded", ("tile",), rule="BC-10.30"),
    Telling(w.TOLD_KEEPS_IM, "keeps-im", rule="BC-10.31"),
    Telling(w.TOLD_WINS_IM, "wins-im", rule="BC-10.32"),
    Telling(w.TOLD_SHARED_WINS_IM, "shared-wins-im", rule="BC-13.10"),
    Telling(w.TOLD_WILL_RETURN, "will-return", ("recruit",), rule="BC-14.8"),
    Telling(w.TOLD_FILED, "filed", ("card",), rule="BC-14.26"),
    Telling(w.TOLD_FILED_DOWN, "filed-down", (), ("card",), rule="BC-14.26"),
    Telling(w.TOLD_MOST_ARCHITECTS, "most-architects", ("count",), rule="BC-11.1"),
    Telling(w.TOLD_CLEARED, "cleared", rule="BC-11.3"),
    Telling(w.TOLD_CAME_BACK, "came-back", ("recruit",), rule="BC-11.7"),
    Telling(w.TOLD_COLLEGIUM_GREW, "collegium-grew", ("count",), rule="BC-11.4"),
    Telling(w.TOLD_TILES, "tiles", ("tiles*:tile",), rule="BC-11.9"),
    Telling(w.TOLD_ERA, "era", ("era", "structures*:structure"), rule="BC-11.11"),
    Telling(w.TOLD_CONTROL, "control", (), ("cards*:card",), rule="BC-13.12"),
    Telling(w.TOLD_COUNTED, "counted", ("cards*:card",), rule="BC-2.13"),
    Telling(w.TOLD_SILENT_YEAR, "silent-year", rule="BC-13.6"),
)

NEGOTIATION_EVENTS = (*STATEMENTS[:-1], "claim", "accepted", "refused", "withdrew", "verdict")


@cache
def make_notation(box: FortyFourBceBox) -> Notation:
    vocabulary = {
        "recruit": box.recruits,
        "card": box.cards,
        "structure": box.structures,
        "field": FIELDS,
        "fieldset": FIELD_SETS,
        "influence": INFLUENCE,
        "tile": box.tiles,
        "senate": box.senate,
        "character": box.characters,
        "phase": PHASES,
        "year": box.years,
        "face": ("up", "down"),
        "side": w.SIDES,
        "statement": STATEMENTS,
        "verdict": w.VERDICTS,
    }
    return Notation(
        vocabulary, (*MOVES, *plan_phrases(0, ""), *plan_phrases(w.SHARED, "shared ")), EVENTS, NEGOTIATION_EVENTS
    )
