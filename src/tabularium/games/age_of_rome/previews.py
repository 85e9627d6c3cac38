"""What a move would cost or bring, beside its label: so that nobody has to look it up on the board."""

from __future__ import annotations

from collections.abc import Callable

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.effects import harvest_of, majority_of, open_levels
from tabularium.games.age_of_rome.faces import LATIN, Face
from tabularium.games.age_of_rome.state import AgeOfRome, faced_by, facing, on, own_elements, population
from tabularium.games.age_of_rome.steps import kinds
from tabularium.games.age_of_rome.steps.pieces import has_legion
from tabularium.kernel.moves import argument_of, kind_of


def preview(face: Face, move: int) -> str:
    """What follows for certain, as far as it can be told beforehand."""
    make = PREVIEWS.get(kind_of(move))
    return make(face, move) if make else ""


def build(face: Face, move: int) -> str:
    view, kind = face.view, argument_of(move)
    tile = kind * terms.LEVELS + view.tiles[facing(view, view.viewer) * terms.TYPES + kind]
    level = tile % terms.LEVELS + 1
    medal = level == terms.LEVELS and view.medals[kind] == state.NOBODY_SITS and not view.options[state.HEROES]
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
    if kind == terms.AGRICULTURE:
        return face.effect(terms.GAIN_DENARII, harvest_of(view, seat))
    able = {
        terms.MILITARY: has_legion(view, seat),
        terms.POLITICS: view.own[on(seat, state.VOTES)] > 0,
        terms.COMMERCE: len(view.deck) + len(view.discard) > 0,
        terms.RELIGION: len(open_levels(view, seat)) > 0,
    }
    if not able[kind]:
        return face.words("preview-nothing")
    verb = {
        terms.MILITARY: terms.PLACE_LEGION,
        terms.POLITICS: terms.PLACE_VOTE,
        terms.COMMERCE: terms.DRAW_TRADE,
        terms.RELIGION: terms.PLACE_PANTHEON,
    }[kind]
    majority = majority_of(view, seat) if kind == terms.POLITICS else 0
    return face.effects([(verb, 1), (terms.GAIN_GLORY, majority)] if majority else [(verb, 1)])


def card(face: Face, move: int) -> str:
    """The effects of a card, as far as they can be carried out."""
    return face.effects([(verb, possible(face.view, verb, n)) for verb, n in face.box.card_effects[argument_of(move)]])


def possible(view: AgeOfRome, verb: int, n: int) -> int:
    """AR-2.17: no more than there is."""
    if verb == terms.RECRUIT_LEGION:
        return min(n, view.own[on(view.viewer, state.LEGIONS_OUT)])
    if verb == terms.RECRUIT_VOTE:
        return min(n, view.own[on(view.viewer, state.VOTES_OUT)])
    if verb == terms.DRAW_QUEST:
        return min(n, len(view.pile))
    if verb == terms.DRAW_TRADE:
        return min(n, len(view.deck) + len(view.discard))
    return n


def envoy(face: Face, move: int) -> str:
    province = packed.envoy_province(move)
    level = face.view.tiles[province * terms.TYPES + packed.envoy_building(move)]
    return face.words("preview-facing", who=face.who(faced_by(face.view, province)), level=LATIN[level])


def element(face: Face, move: int) -> str:
    """Of the own colour, or the best of the common pile."""
    view, level = face.view, argument_of(move)
    own = view.own[on(view.viewer, state.OWN + level)] < own_elements(view, level)
    metal = 0 if own else view.commons[level][0]
    return face.words("preview-element", metal=face.metal(metal), glory=face.glory(view.box.element_glory[metal]))


def tax(face: Face, move: int) -> str:
    people = population(face.view, facing(face.view, face.view.viewer))
    if kind_of(move) == kinds.TAX:
        return face.effect(terms.GAIN_DENARII, people)
    return face.effects([(terms.GAIN_DENARII, 2 * people), (terms.LOSE_GLORY, face.box.penalty[people])])


def against(face: Face, move: int) -> str:
    return face.words("preview-against", who=face.who(faced_by(face.view, argument_of(move))))


PREVIEWS: dict[int, Callable[[Face, int], str]] = {
    kinds.BUILD: build,
    kinds.PLACE: place,
    kinds.PLACE_COLOSSEUM: lambda face, move: face.effect(terms.GAIN_GLORY, face.box.colosseum),
    kinds.SELL: lambda face, move: face.effect(terms.GAIN_DENARII, face.box.sale_price),
    kinds.FORM: lambda face, move: face.words("preview-set", glory=face.glory(face.box.set_glory[argument_of(move)])),
    kinds.BUY_GLORY: lambda face, move: face.effects(
        [(terms.LOSE_DENARII, face.box.medal_price), (terms.GAIN_GLORY, 1)]
    ),
    kinds.PLAY: card,
    kinds.RETURN: lambda face, move: face.quest_text(argument_of(move)),
    kinds.EFFECT: lambda face, move: face.plot_text(argument_of(move)),
    kinds.TOKEN_SPY: lambda face, move: face.words("preview-spy"),
    kinds.TOKEN_ALLIANCE: lambda face, move: face.words("preview-alliance"),
    kinds.ACTIVATE: against,
    kinds.ENVOY: envoy,
    kinds.RAISE: element,
    kinds.TAX: tax,
    kinds.TAX_DOUBLE: tax,
}
