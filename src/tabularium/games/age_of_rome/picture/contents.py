"""Everything in the box of Age of Rome: every face, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.games.age_of_rome import terms
from tabularium.games.age_of_rome.faces import LATIN
from tabularium.games.age_of_rome.picture import faces, layout
from tabularium.games.age_of_rome.picture.pieces import ACTIONS
from tabularium.games.age_of_rome.picture.seats import cassius_card, goal, task
from tabularium.games.age_of_rome.picture.sight import Sight
from tabularium.games.age_of_rome.state import HEROES, against_cassius, emperor
from tabularium.kernel.picture import BoxShelf, BoxThing


def contents(sight: Sight) -> tuple[BoxShelf, ...]:
    words = sight.words
    shelves = [
        BoxShelf(words("contents-buildings"), tuple(buildings(sight))),
        BoxShelf(words("contents-cards"), tuple(trade_cards(sight))),
        BoxShelf(words("contents-quests"), tuple(quests(sight))),
        BoxShelf(words("contents-events"), tuple(events(sight))),
    ]
    if sight.plotting:
        shelves.append(BoxShelf(words("contents-plots"), tuple(plots(sight))))
    if not sight.options[HEROES]:
        shelves.append(BoxShelf(words("contents-medals"), tuple(medals(sight))))
    if emperor(sight.view):
        shelves.append(BoxShelf(words("contents-tasks"), tuple(tasks(sight))))
    if against_cassius(sight.view):
        shelves.append(BoxShelf(words("contents-cassius"), tuple(cassius(sight))))
    return tuple(shelves)


def buildings(sight: Sight) -> Iterator[BoxThing]:
    """The tiles of each level; there are more of them with more players."""
    box, words = sight.box, sight.words
    for tile in range(terms.TYPES * terms.LEVELS):
        kind, level = divmod(tile, terms.LEVELS)
        does = words(f"effect-{terms.VERBS[ACTIONS[kind]]}", n=1)
        cost, glory = sight.denarii(box.cost[tile]), sight.glory(box.glory[tile])
        reads = (words("contents-building", type=sight.kind(kind), cost=cost, glory=glory), does)
        name = f"{sight.building(kind)} {LATIN[level + 1]}"
        drawing = faces.tile(kind, level + 1, box.cost[tile])
        yield BoxThing(name, drawing, 60, 60, reads, sight.view.supply[tile])


def trade_cards(sight: Sight) -> Iterator[BoxThing]:
    box, (w, h) = sight.box, layout.CARD
    for kind in range(len(box.cards)):
        name = sight.card(kind)
        ware = box.ware_of[kind]
        glory = sight.words("contents-set", ware=sight.ware(ware), glory=sight.glory(box.set_glory[ware]))
        drawing = faces.trade_face(box, kind, name)
        yield BoxThing(name, drawing, w, h, (sight.card_text(kind), glory), box.card_copies[kind])
    name = sight.words("card-anchor")
    yield BoxThing(name, faces.anchor_card(name), w, h, (sight.words("face-anchor"),), box.anchors)


def quests(sight: Sight) -> Iterator[BoxThing]:
    box, (w, h) = sight.box, layout.CARD
    for quest in range(len(box.quests)):
        name = sight.quest(quest)
        drawing = faces.quest_card(name, goal(sight, quest), box.quest_score[quest][2], "")
        yield BoxThing(name, drawing, w, h, (sight.quest_text(quest),))


def events(sight: Sight) -> Iterator[BoxThing]:
    box = sight.box
    for event in range(len(box.events)):
        name, who, does = sight.event(event), sight.event_who(event), sight.event_effects(event)
        hue = "blow" if box.event_negative[event] else "boon"
        turns = sight.words("picture-turn", turns=box.event_turns[event], way=box.event_direction[event])
        drawing = faces.event_card(name, who, does, turns, box.event_effects[event], hue)
        said = sight.words("face-event", who=who, effects=does)
        yield BoxThing(name, drawing, 344, 124, (said, sight.event_turn(event)))


def plots(sight: Sight) -> Iterator[BoxThing]:
    """Each Plot with the characters who can use it."""
    box, (w, h) = sight.box, layout.TABLET
    for plot in range(len(box.plots)):
        verb, n, then, then_n = box.plot_effect[plot]
        effects = ((verb, n), (then, then_n)) if then != terms.NO_VERB else ((verb, n),)
        whose = [
            sight.words(f"character-{box.characters[one]}") for one, start in enumerate(box.start) if plot in start[7:]
        ]
        said = (sight.plot_text(plot), *((sight.words("contents-plot-of", who=sight.listed(whose)),) if whose else ()))
        name = sight.plot(plot)
        yield BoxThing(name, faces.tablet(name, effects, w, h), w, h, said)


def medals(sight: Sight) -> Iterator[BoxThing]:
    for kind in range(terms.TYPES):
        name = sight.words("contents-medal", medal=sight.kind(kind))
        yield BoxThing(name, faces.medal(kind, False), 56, 56, (sight.medal_text(kind),))


def tasks(sight: Sight) -> Iterator[BoxThing]:
    for number, _ in enumerate(sight.box.tasks):
        shown = task(sight, number, False)
        yield BoxThing(sight.task_text(number), shown.drawing, shown.w, shown.h, ())


def cassius(sight: Sight) -> Iterator[BoxThing]:
    """His cards, which he alone uses."""
    box, words = sight.box, sight.words
    back, combat = faces.card_back("vendetta", "h-bce", 56, 76), faces.card_back("swords", "h-mn", 56, 76)
    for card, name in enumerate(box.cassius_cards):
        yield BoxThing(words(f"cassius-{name}"), back, 60, 80, (cassius_card(sight, card),))
    for name in box.combat_cards:
        yield BoxThing(words(f"combat-{name}"), combat, 60, 80, ())
