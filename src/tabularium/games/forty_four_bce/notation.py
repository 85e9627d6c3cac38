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
    Telling(w.TOLD_CHARACTER, "character", ("character",)),
    Telling(w.TOLD_SENATE, "senate", ("senate",)),
    Telling(w.TOLD_REMOVED, "removed", ("recruits*:recruit",)),
    Telling(w.TOLD_YEAR, "year", ("year",)),
    Telling(w.TOLD_PHASE, "phase", ("phase",)),
    Telling(w.TOLD_LEADS, "leads"),
    Telling(w.TOLD_BUILT, "built", ("structure", "cost")),
    Telling(w.TOLD_ACTIVATED, "activated", ("structure",)),
    Telling(w.TOLD_PASSED, "passed"),
    Telling(w.TOLD_NATURAL, "natural", ("political", "military", "social", "support")),
    Telling(w.TOLD_INFLUENCE, "influence", ("influence", "count")),
    Telling(w.TOLD_LOYALTY, "loyalty"),
    Telling(w.TOLD_DENARII, "denarii", ("count",)),
    Telling(w.TOLD_GAINED, "gained", ("count",)),
    Telling(w.TOLD_SPENT, "spent", ("political", "military", "social", "support")),
    Telling(w.TOLD_SPENT_LOYALTY, "spent-loyalty", ("count",)),
    Telling(w.TOLD_EXHAUSTED, "exhausted"),
    Telling(w.TOLD_RETURNED_LOYALTY, "returned-loyalty"),
    Telling(w.TOLD_NO_LOYALTY, "no-loyalty"),
    Telling(w.TOLD_MOVED, "moved", ("from:structure", "to:structure", "cost")),
    Telling(w.TOLD_ENLISTED, "enlisted", ("recruit",)),
    Telling(w.TOLD_LIMIT, "limit", ("held", "limit")),
    Telling(w.TOLD_DISCARDED, "discarded", ("card",)),
    Telling(w.TOLD_DISCARDED_DOWN, "discarded-down", (), ("card",)),
    Telling(w.TOLD_GAVE_BACK, "gave-back", ("influence",)),
    Telling(w.TOLD_SAID, "propose-fields", ("number", "fields:fieldset")),
    Telling(w.TOLD_SAID + 1, "pledge-play", ("number", "recruit", "field", "count")),
    Telling(w.TOLD_SAID + 2, "pledge-support", ("number", "to:seat", "field", "count")),
    Telling(w.TOLD_SAID + 3, "pledge-charisma", ("number", "field", "count")),
    Telling(w.TOLD_SAID + 4, "pledge-loyalty", ("number", "field", "count")),
    Telling(w.TOLD_SAID + 5, "pledge-abstain", ("number", "field")),
    Telling(w.TOLD_SAID + 6, "request-support", ("number", "from:seat", "field", "count")),
    Telling(w.TOLD_SAID + 7, "request-play", ("number", "from:seat", "recruit", "field", "count")),
    Telling(w.TOLD_SAID + 8, "propose-tile", ("number", "field", "to:seat")),
    Telling(w.TOLD_SAID + 9, "propose-im", ("number", "to:seat")),
    Telling(w.TOLD_SAID + 10, "claim", ("number", "card", "count")),
    Telling(w.TOLD_ACCEPTED, "accepted", ("number",)),
    Telling(w.TOLD_REFUSED, "refused", ("number",)),
    Telling(w.TOLD_WITHDREW, "withdrew", ("number",)),
    Telling(w.TOLD_READY, "ready"),
    Telling(w.TOLD_SCREEN, "screen"),
    Telling(w.TOLD_PLAYED, "played", ("field", "recruits*:recruit")),
    Telling(w.TOLD_PLAYED_LOYALTY, "played-loyalty", ("field", "count")),
    Telling(w.TOLD_PLAYED_SUPPORT, "played-support", ("field", "to:seat", "count")),
    Telling(w.TOLD_PLAYED_OWN_SUPPORT, "played-own-support", ("field", "count")),
    Telling(w.TOLD_PLAYED_CHARISMA, "played-charisma", ("field", "influence", "count")),
    Telling(w.TOLD_STORED, "stored", ("count",)),
    Telling(w.TOLD_VERDICT, "verdict", ("number", "statement", "verdict")),
    Telling(w.TOLD_FIELD, "field", ("field",)),
    Telling(w.TOLD_DEPLOYED, "deployed", ("field", "to:seat", "recruit")),
    Telling(w.TOLD_UNDEPLOYED, "undeployed", ("field", "to:seat", "count")),
    Telling(w.TOLD_IM_PLACED, "im-placed", ("field", "recruit")),
    Telling(w.TOLD_EXCESS, "excess", ("field", "count")),
    Telling(w.TOLD_LOYALTY_PLACED, "loyalty-placed", ("field", "recruit")),
    Telling(w.TOLD_LOYALTY_LOST, "loyalty-lost", ("field",)),
    Telling(w.TOLD_ABILITY, "ability", ("recruit",)),
    Telling(w.TOLD_ABILITY_PLACED, "ability-placed", ("recruit", "field", "on:recruit")),
    Telling(w.TOLD_ABILITY_LOST, "ability-lost", ("recruit", "field")),
    Telling(w.TOLD_ABILITY_CHARISMA, "ability-charisma", ("recruit", "field", "count")),
    Telling(w.TOLD_ABILITY_AUTHORITY, "ability-authority", ("recruit", "field", "count")),
    Telling(w.TOLD_COUNT, "count", ("field", "authority", "charisma")),
    Telling(w.TOLD_TOTALS, "totals", ("field", "authority", "charisma", "against", "charm")),
    Telling(w.TOLD_IM_HOLDS, "im-holds", ("field",)),
    Telling(w.TOLD_SUITORS_TAKE, "suitors-take", ("field",)),
    Telling(w.TOLD_AWARDED, "awarded", ("tile",)),
    Telling(w.TOLD_KEEPS_IM, "keeps-im"),
    Telling(w.TOLD_WINS_IM, "wins-im"),
    Telling(w.TOLD_SHARED_WINS_IM, "shared-wins-im"),
    Telling(w.TOLD_WILL_RETURN, "will-return", ("recruit",)),
    Telling(w.TOLD_FILED, "filed", ("card",)),
    Telling(w.TOLD_FILED_DOWN, "filed-down", (), ("card",)),
    Telling(w.TOLD_MOST_ARCHITECTS, "most-architects", ("count",)),
    Telling(w.TOLD_CLEARED, "cleared"),
    Telling(w.TOLD_CAME_BACK, "came-back", ("recruit",)),
    Telling(w.TOLD_COLLEGIUM_GREW, "collegium-grew", ("count",)),
    Telling(w.TOLD_TILES, "tiles", ("tiles*:tile",)),
    Telling(w.TOLD_ERA, "era", ("era", "structures*:structure")),
    Telling(w.TOLD_CONTROL, "control", (), ("cards*:card",)),
    Telling(w.TOLD_COUNTED, "counted", ("cards*:card",)),
    Telling(w.TOLD_SILENT_YEAR, "silent-year"),
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
