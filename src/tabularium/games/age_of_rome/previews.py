"""What a move would cost or bring, beside its label: so that nobody has to look it up on the board."""

from __future__ import annotations

from collections.abc import Callable

from tabularium.games.age_of_rome.box import (
    AGRICULTURE,
    COMMERCE,
    DRAW_QUEST,
    DRAW_TRADE,
    GAIN_DENARII,
    GAIN_GLORY,
    LEVELS,
    LOSE_DENARII,
    LOSE_GLORY,
    MILITARY,
    PLACE_LEGION,
    PLACE_PANTHEON,
    PLACE_VOTE,
    POLITICS,
    RECRUIT_LEGION,
    RECRUIT_VOTE,
    RELIGION,
    TYPES,
)
from tabularium.games.age_of_rome.effects import harvest_of, majority_of, open_levels
from tabularium.games.age_of_rome.faces import LATIN, Face
from tabularium.games.age_of_rome.packed import envoy_building, envoy_province
from tabularium.games.age_of_rome.state import (
    HEROES,
    LEGIONS_OUT,
    NOBODY_SITS,
    OWN,
    VOTES,
    VOTES_OUT,
    WIDTH,
    AgeOfRome,
    faced_by,
    facing,
    own_elements,
    population,
)
from tabularium.games.age_of_rome.steps import kinds as k
from tabularium.games.age_of_rome.steps.pieces import has_legion
from tabularium.kernel.moves import argument_of, kind_of


def preview(face: Face, move: int) -> str:
    """What follows for certain, as far as it can be told beforehand."""
    make = PREVIEWS.get(kind_of(move))
    return make(face, move) if make else ""


def build(face: Face, move: int) -> str:
    view, kind = face.view, argument_of(move)
    tile = kind * LEVELS + view.tiles[facing(view, view.viewer) * TYPES + kind]
    level = tile % LEVELS + 1
    medal = level == LEVELS and view.medals[kind] == NOBODY_SITS and not view.options[HEROES]
    return face.words(
        "preview-tile",
        level=LATIN[level],
        cost=face.denarii(view.box.cost[tile]),
        glory=face.glory(view.box.glory[tile]),
        medal=int(medal),
    )


def place(face: Face, move: int) -> str:
    """What the Building does; what it can't do now is nothing."""
    view, seat, kind = face.view, face.view.viewer, argument_of(move)
    if kind == AGRICULTURE:
        return face.effect(GAIN_DENARII, harvest_of(view, seat))
    able = {
        MILITARY: has_legion(view, seat),
        POLITICS: view.own[seat * WIDTH + VOTES] > 0,
        COMMERCE: len(view.deck) + len(view.discard) > 0,
        RELIGION: len(open_levels(view, seat)) > 0,
    }
    if not able[kind]:
        return face.words("preview-nothing")
    verb = {MILITARY: PLACE_LEGION, POLITICS: PLACE_VOTE, COMMERCE: DRAW_TRADE, RELIGION: PLACE_PANTHEON}[kind]
    majority = majority_of(view, seat) if kind == POLITICS else 0
    return face.effects([(verb, 1), (GAIN_GLORY, majority)] if majority else [(verb, 1)])


def card(face: Face, move: int) -> str:
    """The effects of a card, as far as they can be carried out."""
    return face.effects([(verb, possible(face.view, verb, n)) for verb, n in face.box.card_effects[argument_of(move)]])


def possible(view: AgeOfRome, verb: int, n: int) -> int:
    """AR-2.17: no more than there is."""
    first = view.viewer * WIDTH
    if verb == RECRUIT_LEGION:
        return min(n, view.own[first + LEGIONS_OUT])
    if verb == RECRUIT_VOTE:
        return min(n, view.own[first + VOTES_OUT])
    if verb == DRAW_QUEST:
        return min(n, len(view.pile))
    if verb == DRAW_TRADE:
        return min(n, len(view.deck) + len(view.discard))
    return n


def envoy(face: Face, move: int) -> str:
    province = envoy_province(move)
    level = face.view.tiles[province * TYPES + envoy_building(move)]
    return face.words("preview-facing", who=face.who(faced_by(face.view, province)), level=LATIN[level])


def element(face: Face, move: int) -> str:
    """Of the own colour, or the best of the common pile."""
    view, level = face.view, argument_of(move)
    own = view.own[view.viewer * WIDTH + OWN + level] < own_elements(view, level)
    metal = 0 if own else view.commons[level][0]
    return face.words("preview-element", metal=face.metal(metal), glory=face.glory(view.box.element_glory[metal]))


def tax(face: Face, move: int) -> str:
    people = population(face.view, facing(face.view, face.view.viewer))
    if kind_of(move) == k.TAX:
        return face.effect(GAIN_DENARII, people)
    return face.effects([(GAIN_DENARII, 2 * people), (LOSE_GLORY, face.box.penalty[people])])


def against(face: Face, move: int) -> str:
    return face.words("preview-against", who=face.who(faced_by(face.view, argument_of(move))))


PREVIEWS: dict[int, Callable[[Face, int], str]] = {
    k.BUILD: build,
    k.PLACE: place,
    k.PLACE_COLOSSEUM: lambda face, move: face.effect(GAIN_GLORY, face.box.colosseum),
    k.SELL: lambda face, move: face.effect(GAIN_DENARII, face.box.sale_price),
    k.FORM: lambda face, move: face.words("preview-set", glory=face.glory(face.box.set_glory[argument_of(move)])),
    k.BUY_GLORY: lambda face, move: face.effects([(LOSE_DENARII, face.box.medal_price), (GAIN_GLORY, 1)]),
    k.PLAY: card,
    k.RETURN: lambda face, move: face.quest_text(argument_of(move)),
    k.EFFECT: lambda face, move: face.plot_text(argument_of(move)),
    k.TOKEN_SPY: lambda face, move: face.words("preview-spy"),
    k.TOKEN_ALLIANCE: lambda face, move: face.words("preview-alliance"),
    k.ACTIVATE: against,
    k.ENVOY: envoy,
    k.RAISE: element,
    k.TAX: tax,
    k.TAX_DOUBLE: tax,
}
