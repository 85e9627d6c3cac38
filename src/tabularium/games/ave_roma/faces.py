"""What costs, cards and patrons say, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.box import AveRomaBox
from tabularium.games.ave_roma.scoring import many
from tabularium.games.ave_roma.state import AveRoma, card_of, is_spent, on_right
from tabularium.kernel.cache import Cache
from tabularium.kernel.presentation import Words

PARAGRAPHS: Final[Cache[tuple[str, ...]]] = Cache(4_000_000)  # bytes: all cards in both languages, as they lie


def name_of(view: AveRoma, card: int, words: Words) -> str:
    return words(f"card-{view.box.cards[card]}")


def place_name(at: int, words: Words) -> str:
    return words(f"location-{terms.LOCATIONS[at]}")


def icon(box: AveRomaBox, card: int, words: Words) -> str:
    return words(f"icon-{terms.ICONS[box.icon[card]]}")


def fragment(box: AveRomaBox, card: int, words: Words) -> str:
    return words(f"board-fragment-{terms.FRAGMENTS[box.fragment[card]]}")


def units(resources: Sequence[int], words: Words) -> str:
    return " + ".join(words(f"resource-{terms.RESOURCES[resource]}") for resource in resources)


def halves(box: AveRomaBox, card: int, words: Words) -> str:
    """The resources of a Zone card, top and bottom."""
    shown = box.resources[card]
    return words("board-halves", top=units(shown[:2], words), bottom=units(shown[2:], words))


def price(need: Sequence[int], words: Words) -> str:
    """A cost, or rewards as far as they are goods."""
    return words.listed(amounts(need, words)) or words("board-free")


def amounts(need: Sequence[int], words: Words) -> list[str]:
    return [words(f"amount-{terms.COSTS[i]}", count=count) for i, count in enumerate(need) if count]


def rewards(gains: Sequence[int], words: Words) -> str:
    """What a set of cards brings (AV-8.5, AV-8.6)."""
    parts = [words(f"amount-{terms.REWARDS[i]}", count=n) for i, n in enumerate(gains[: terms.DENARII + 1]) if n]
    own = ("board-points", terms.REWARD_POINTS), ("board-influence", terms.REWARD_INFLUENCE)
    return words.listed([*parts, *(words(key, count=gains[i]) for key, i in own if gains[i])])


def worth(box: AveRomaBox, card: int, words: Words) -> list[str]:
    """The points and influence of a card, and what its pair brings."""
    said = [words("board-points", count=box.points[card])] if box.points[card] else []
    if box.influence[card]:
        said.append(words("board-influence", count=box.influence[card]))
    if box.kind[card] == terms.BUILDING:
        said.append(words("board-pair", reward=rewards(box.reward[card], words)))
    return said


def face(view: AveRoma, card: int, words: Words) -> tuple[str, ...]:
    """What a card of a row costs, brings and shows."""
    box = view.box
    gains = [effect(view, card, words)] if box.kind[card] == terms.PATRON else worth(box, card, words)
    return (words("board-costs", price=price(box.need[card], words)), *gains, icon(box, card, words))


def zone_face(view: AveRoma, card: int, words: Words) -> tuple[str, ...]:
    """What a Zone card shows."""
    box = view.box
    return (halves(box, card, words), fragment(box, card, words), icon(box, card, words))


def owned_card(view: AveRoma, held: int, words: Words) -> str:
    """A card beside a board: what it shows, and what has become of it."""
    box = view.box
    card = card_of(held)
    marks = [icon(box, card, words), *worth(box, card, words)]
    if box.kind[card] == terms.ZONE:
        marks.append(fragment(box, card, words))
    if is_spent(held):
        marks.append(words("panel-spent"))
    elif on_right(held) and view.advanced():
        marks.append(words("panel-used"))
    return words("panel-card", card=name_of(view, card, words), marks=", ".join(marks))


def patron(view: AveRoma, held: int, words: Words) -> str:
    """A patron beside or on a board, with all that it does."""
    card = card_of(held)
    marks = [icon(view.box, card, words), effect(view, card, words)]
    if on_right(held) and view.advanced():
        marks.append(words("panel-used"))
    if card in view.doubled:
        marks.append(words("panel-doubled"))
    return words("panel-card", card=name_of(view, card, words), marks=", ".join(marks))


# -- what patrons do ---------------------------------------------------------------------------------


def effect(view: AveRoma, card: int, words: Words) -> str:
    return words("effect", modifier=modifier(view.box, card, words), end=end(view, card, words))


def modifier(box: AveRomaBox, card: int, words: Words) -> str:
    location = place_name(box.mod_at[card], words)
    verb = box.mod_verb[card]
    stem = f"modifier-{terms.MODIFIERS[verb]}"
    count = box.mod_amount[card]
    if verb in (terms.GAIN, terms.DISCOUNT):
        first = ("resource", count) if verb == terms.DISCOUNT else ("points", box.mod_points[card])
        given = (first, ("denarii", box.mod_denarii[card]), ("surplus", box.mod_surplus[card]))
        return " ".join(words(f"{stem}-{what}", location=location, count=n) for what, n in given if n)
    if verb == terms.SUBSTITUTE:
        return words(f"{stem}-{'basic' if box.mod_kind[card] else 'surplus'}", location=location)
    if verb == terms.COLOSSEUM_FREE:
        return words(f"{stem}-{terms.FREE_KINDS[box.mod_kind[card]]}", location=location)
    if verb == terms.BUY_INFLUENCE:
        return words(stem, location=location, price=price(box.mod_cost[card], words), count=count)
    return words(stem, location=location, count=count)


def end(view: AveRoma, card: int, words: Words) -> str:
    box = view.box
    verb = box.end_verb[card]
    points = words("board-points", count=box.end_many[card] if many(view) else box.end_points[card])
    if verb != terms.SCORE_PER:
        return words(f"end-{terms.ENDS[verb]}", points=points)
    what = box.end_what[card]
    stem = f"end-{terms.PER[what]}"
    if what == terms.PER_CARD:
        stem += f"-{terms.KINDS[box.end_kind[card]]}"
    elif what == terms.PER_ICON_PAIR:
        stem += f"-{terms.ICONS[box.end_kind[card]]}"
    elif what == terms.PER_RESOURCE:
        stem += f"-{terms.RESOURCE_KINDS[box.end_kind[card]]}"
    return words(stem, points=points)


# -- all there is to read about a card ---------------------------------------------------------------


def card_reads(view: AveRoma, card: int, words: Words) -> tuple[str, ...]:
    """All that a card shows and does."""
    made = zone_face if view.box.kind[card] == terms.ZONE else face
    return PARAGRAPHS.made((words.lang, view.box.digest, view.seats, card), lambda: made(view, card, words))


def held_reads(view: AveRoma, held: int, words: Words) -> tuple[str, ...]:
    """The same of a card that somebody has, with what became of it."""
    card = card_of(held)
    key = (words.lang, view.box.digest, view.seats, view.advanced(), card in view.doubled, held, "held")
    made = patron if view.box.kind[card] == terms.PATRON else owned_card
    return PARAGRAPHS.made(key, lambda: (made(view, held, words),))
