"""Everything in the box of Rome & Roll: Plans, Favours, characters with their Advisors, dice, Nero and Seneca."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.draw.svg import group
from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.faces import amounts, die, favour_does, plan_does, seneca_card
from tabularium.games.rome_and_roll.picture import layout
from tabularium.games.rome_and_roll.picture.faces import (
    advisor_drawing,
    character_drawing,
    die_drawing,
    favour_drawing,
    front_drawing,
    nero_drawing,
    plan_drawing,
)
from tabularium.games.rome_and_roll.picture.pieces import advisor_reads
from tabularium.games.rome_and_roll.picture.sight import Sight
from tabularium.kernel.picture import BoxShelf, BoxThing


def contents(sight: Sight) -> tuple[BoxShelf, ...]:
    words = sight.words
    shelves = [
        BoxShelf(words("contents-plans", type=words(f"type-{name}")), tuple(plans(sight, number)))
        for number, name in enumerate(sight.box.types)
    ]
    shelves += [
        BoxShelf(words("contents-favours"), tuple(favours(sight))),
        BoxShelf(words("contents-characters"), tuple(characters(sight))),
        BoxShelf(words("contents-dice"), tuple(dice(sight))),
        BoxShelf(words("contents-nero"), tuple(nero(sight))),
    ]
    if sight.seats == 1 or sight.options[state.VARIANT]:
        shelves.append(BoxShelf(words("seneca"), tuple(seneca(sight))))
    return tuple(shelf for shelf in shelves if shelf.things)


def plans(sight: Sight, type_: int) -> Iterator[BoxThing]:
    """The Plans of a type that can be in the game with so many players."""
    box, words, (w, h) = sight.box, sight.words, layout.TILE
    for plan, name in enumerate(box.plans):
        card = box.plan[plan]
        if card.type != type_ or sight.seats not in card.players:
            continue
        reads = [words("contents-plan-cost", cost=", ".join(amounts(words, card.cost)))]
        if card.restriction != terms.FREELY:
            reads.append(words(f"restriction-{terms.RESTRICTIONS[card.restriction]}"))
        drawing = plan_drawing(box, plan, words)
        yield BoxThing(words(f"plan-{name}"), drawing, w + 4, h + 4, (*reads, *plan_does(box, card, words)))


def favours(sight: Sight) -> Iterator[BoxThing]:
    box, words, (w, h) = sight.box, sight.words, layout.FAVOUR
    for favour, name in enumerate(box.favours):
        title = words(f"favour-{name}")
        drawing = favour_drawing(name, title, False, True)
        yield BoxThing(title, drawing, w + 4, h + 4, (favour_does(box, favour, words),))


def characters(sight: Sight) -> Iterator[BoxThing]:
    """Each sheet, and its three Advisors."""
    box, words, (w, h) = sight.box, sight.words, layout.TILE
    for character, name in enumerate(box.characters):
        title = words(f"character-{name}")
        yield BoxThing(title, character_drawing(box, words, character), w + 4, h + 4, (words("contents-character"),))
        for advisor in range(character * 3, character * 3 + 3):
            drawing = advisor_drawing(box, words, advisor, 0, 0, "")
            said = advisor_reads(box, words, advisor)
            yield BoxThing(words(f"advisor-{box.advisors[advisor]}"), drawing, 290, 46, (said,))


def dice(sight: Sight) -> Iterator[BoxThing]:
    """The faces of each die."""
    box, words = sight.box, sight.words
    for face, _ in enumerate(box.faces):
        count = box.game_dice[sight.seats][face // 6]
        if count:
            said = die(box, face, words)
            yield BoxThing(words(f"face-{box.faces[face]}"), group(die_drawing(box, face)), 50, 50, (said,), count)


def nero(sight: Sight) -> Iterator[BoxThing]:
    box, words, (w, h) = sight.box, sight.words, layout.FAVOUR
    for card in sorted(set(box.game_nero[sight.seats])):
        worth = box.nero_points[card]
        said = words("contents-nero-card")
        yield BoxThing(words("points-flat", points=worth), nero_drawing(worth, 1), w + 4, h + 4, (said,))


def seneca(sight: Sight) -> Iterator[BoxThing]:
    box, words, (w, h) = sight.box, sight.words, layout.SENECA_CARD
    for card, _ in enumerate(box.cards):
        said = seneca_card(box, card, sight.seats, words)
        drawing = front_drawing(box, card, sight.seats == 1, words)
        yield BoxThing(said, drawing, w + 4, h + 4, ())
