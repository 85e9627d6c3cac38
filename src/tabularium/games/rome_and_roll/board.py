"""The board in words: the city as a grid, Plans, Favours and regions, and a panel for each sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabularium.games.rome_and_roll.box import Plan
from tabularium.games.rome_and_roll.previews import preview, sign
from tabularium.games.rome_and_roll.scoring import SENECA_CATEGORIES, seneca_sheet, seneca_total
from tabularium.games.rome_and_roll.state import (
    AT,
    BACKS,
    CENTRE,
    CHARACTER,
    DICE,
    LEVEL,
    LOYALTY,
    NERO,
    NO_DIE,
    NO_PLAN,
    NOBODY,
    OUT,
    OVERSEER,
    SENATORS,
    SENECA,
    SITE,
    SOLDIERS,
    SPAN,
    STORED,
    UNKNOWN,
    VARIANT,
    WIDTH,
    RomeAndRoll,
)
from tabularium.games.rome_and_roll.steps.setup import characters
from tabularium.games.rome_and_roll.terms import (
    ICONS,
    RESOURCES,
    RESTRICTIONS,
    SCORES,
)
from tabularium.games.rome_and_roll.wording import drawing, effect_does, rome_words
from tabularium.kernel.presentation import Board, Panel, Words


def drafting(view: RomeAndRoll) -> bool:
    return any(step.name == "left_over" for step in view.agenda)


class RomeAndRollBoard(Board[RomeAndRoll]):
    def words(self, lang: str) -> Words:
        return rome_words(lang)

    def where(self, view: RomeAndRoll, words: Words) -> str:
        if not view.agenda:
            return words("where-over", round=view.round)
        if view.round == 0:
            return words("where-setup")
        where = words("where-draft" if drafting(view) else "where-turns", round=view.round)
        return words("where-last", where=where) if view.round == view.last else where

    def text(self, view: RomeAndRoll, words: Words, names: Sequence[str]) -> str:
        parts = [*city_lines(view, words), "", *legend(view, words), ""]
        if not view.plans:
            parts += character_lines(view, words)
        else:
            parts += [*card_lines(view, words, names), "", *region_lines(view, words, names)]
        if view.reserve:
            dice = ", ".join(face(view, words, die) for die in view.reserve)
            parts += ["", words("board-dice" if drafting(view) else "board-left-over", dice=dice)]
        if view.die != NO_DIE:
            icons = [words(f"amount-{ICONS[i]}", count=n) for i, n in enumerate(view.pool) if n]
            parts += ["", words("board-pool", icons=", ".join(icons) or words("board-none"))]
        return "\n".join(parts)

    def preview(self, view: RomeAndRoll, words: Words, names: Sequence[str], move: int) -> str:
        return preview(view, words, names, move)

    def panels(self, view: RomeAndRoll, words: Words, names: Sequence[str]) -> list[Panel]:
        panels = [Panel(names[seat], tuple(sheet_rows(view, seat, words)), seat) for seat in range(view.seats)]
        if view.seats == 1 or view.options[VARIANT]:
            panels.append(Panel(words("seneca"), tuple(seneca_rows(view, words))))
        return panels


# -- the city ----------------------------------------------------------------------------------------


def city_lines(view: RomeAndRoll, words: Words) -> list[str]:
    """Rows A, B, C... and columns 1, 2, 3...; three characters a cell, the wall between them."""
    city, stride = view.city, view.box.stride
    signs = cell_signs(view, words)
    lines = ["   " + "".join(f"{c + 1:^4}" for c in range(city.width))]
    for r in range(city.height):
        line = f"{chr(65 + r)}  "
        under = "   "
        for c in range(city.width):
            cell = r * stride + c
            line += signs[cell] + ("|" if wall(view, cell, cell + 1) and c + 1 < city.width else " ")
            under += "--- " if r + 1 < city.height and wall(view, cell, cell + stride) else "    "
        lines.append(line.rstrip())
        if under.strip():
            lines.append(under.rstrip())
    return lines


def wall(view: RomeAndRoll, cell: int, other: int) -> bool:
    """The Servian wall runs between two land cells of which one lies inside."""
    city = view.city
    both = (city.land >> cell) & (city.land >> other) & 1
    return bool(both and ((city.inside >> cell) ^ (city.inside >> other)) & 1)


def cell_signs(view: RomeAndRoll, words: Words) -> list[str]:
    city, box = view.city, view.box
    signs = ["   "] * (box.stride * city.height)
    for r, row in enumerate(city.rows):
        for c, mark in enumerate(row):
            cell = r * box.stride + c
            there = city.yields[cell]
            good = words(f"mark-{RESOURCES[there]}") if there >= 0 else ""
            signs[cell] = mark * 3 if mark in "~=#" else good + mark.lower() if good else f" {mark.lower()} "
    for i in range(SPAN, len(view.buildings), SPAN):
        for cell in city.cells[view.buildings[i + AT]]:
            signs[cell] = f"{sign(view, i // SPAN):<3}"
    return signs


def legend(view: RomeAndRoll, words: Words) -> list[str]:
    there = {mark for row in view.city.rows for mark in row}
    hills = [
        f"{letter.lower()} {words(f'hill-{hill}')}"
        for hill, letter in zip(view.box.hills, view.box.letters, strict=True)
        if letter in there
    ]
    lines = [words("board-legend", hills=", ".join(hills))]
    if any(good >= 0 for good in view.city.yields):
        goods = ", ".join(f"{words(f'mark-{kind}')} {words(f'resource-{kind}')}" for kind in RESOURCES)
        lines.append(words("board-goods", goods=goods))
    return [*lines, words("board-rubble")] if view.seats == 1 else lines


# -- characters to choose from ------------------------------------------------------------------------


def character_lines(view: RomeAndRoll, words: Words) -> list[str]:
    """The sheets that nobody has yet, with their Advisors."""
    lines: list[str] = []
    for character in characters(view):
        lines.append(words(f"character-{view.box.characters[character]}"))
        for advisor in range(character * 3, character * 3 + 3):
            name = words(f"advisor-{view.box.advisors[advisor]}")
            lines.append(f"  {name} {advisor_text(view, words, advisor, 0)}")
    return lines


# -- cards -------------------------------------------------------------------------------------------


def card_lines(view: RomeAndRoll, words: Words, names: Sequence[str]) -> list[str]:
    lines = [words("board-plans")]
    lines += ["  " + plan_line(view, plan, words, names) for plan in view.plans]
    lines += [words("board-favours")]
    for favour, place in enumerate(view.favours):
        if place != OUT:
            name = view.box.favours[favour]
            where = words("centre") if place == CENTRE else who(words, names, place)
            does = words(f"power-{name}")
            lines.append("  " + words("board-favour", favour=words(f"favour-{name}"), where=where, does=does))
    points = ", ".join(str(view.box.nero_points[card]) for card in view.nero)
    lines.append(words("board-nero", points=points or words("board-none")))
    return lines


def plan_line(view: RomeAndRoll, plan: int, words: Words, names: Sequence[str]) -> str:
    box, card = view.box, view.box.plan[plan]
    cost = ", ".join(words(f"amount-{RESOURCES[i]}", count=n) for i, n in enumerate(card.cost) if n)
    holders = [who(words, names, owner) for owner, where in enumerate(view.foremen) if where == plan]
    foreman = " " + words("board-foreman", who=words.listed(holders)) if holders else ""
    return words(
        "board-plan",
        abbr=box.abbrs[plan],
        plan=words(f"plan-{box.plans[plan]}"),
        type=words(f"type-{box.types[card.type]}"),
        number=card.number,
        shape=drawing(box.form_cells[box.shape_forms[card.shape][0]]),
        cost=cost,
        restriction=words(f"restriction-{RESTRICTIONS[card.restriction]}"),
        does=plan_does(view, card, words),
        foreman=foreman,
    )


def plan_does(view: RomeAndRoll, card: Plan, words: Words) -> str:
    said = []
    for key, effects in (("bonus", card.bonus), ("legion", card.legion), ("production", card.production)):
        if effects:
            said.append(words(f"does-{key}", what=", ".join(effect_does(effect, words) for effect in effects)))
    what = words(
        f"points-{SCORES[card.score]}",
        points=card.points,
        at_least=card.at_least,
        each=card.each,
        most=card.most,
        type=words(f"type-{view.box.types[card.score_type]}"),
    )
    return " ".join([*said, words("does-points", what=what)])


def who(words: Words, names: Sequence[str], owner: int) -> str:
    return words("seneca") if owner == SENECA else names[owner]


def face(view: RomeAndRoll, words: Words, die: int) -> str:
    return words(f"face-{view.box.faces[die]}")


# -- regions -----------------------------------------------------------------------------------------


def region_lines(view: RomeAndRoll, words: Words, names: Sequence[str]) -> list[str]:
    box = view.box
    lines = [words("board-regions")]
    for region, name in enumerate(box.regions):
        colonies = [colony_text(view, i, words, names) for i, r in enumerate(box.colony_region) if r == region]
        roads = [road_text(view, i, words, names) for i, r in enumerate(box.road_region) if r == region]
        resource = words(f"resource-{RESOURCES[box.region_resource[region]]}")
        title = words(f"region-{name}")
        lines.append("  " + words("board-region", region=title, resource=resource, colonies=", ".join(colonies)))
        lines.append("    " + words("board-roads", roads=", ".join(roads)))
    return lines


def colony_text(view: RomeAndRoll, colony: int, words: Words, names: Sequence[str]) -> str:
    return words(
        "board-colony",
        colony=words(f"colony-{view.box.colonies[colony]}"),
        value=view.box.colony_value[colony],
        banners=view.box.colony_banners[colony],
        owner=owned(view.colony_owner(colony), words, names),
        linked=words("board-linked") if (view.linked >> colony) & 1 else "",
    )


def road_text(view: RomeAndRoll, road: int, words: Words, names: Sequence[str]) -> str:
    name = words(f"road-{view.box.roads[road]}")
    owner = owned(view.road_owner(road), words, names)
    return words("board-road", road=name, steles=view.box.road_steles[road], owner=owner)


def owned(owner: int, words: Words, names: Sequence[str]) -> str:
    return "" if owner == NOBODY else words("board-owner", who=who(words, names, owner))


# -- panels ------------------------------------------------------------------------------------------


def sheet_rows(view: RomeAndRoll, seat: int, words: Words) -> Iterable[tuple[str, str]]:
    box, base = view.box, seat * WIDTH
    sheet = view.sheet[base : base + WIDTH]
    if sheet[CHARACTER] >= len(box.characters):
        yield words("panel-character"), words("board-none")
        return
    blue = box.blue[sheet[CHARACTER]]
    yield words("panel-character"), words(f"character-{box.characters[sheet[CHARACTER]]}")
    tracks = dict(zip(("coins", "buildings", "legacy", "glory"), sheet, strict=False))
    blues = {f"blue_{key}": blue[i] for i, key in enumerate(tracks)}
    yield words("panel-tracks"), words("panel-tracks-row", **tracks, **blues)
    people = {"soldiers": sheet[SOLDIERS], "senators": sheet[SENATORS]}
    free = {"free_soldiers": view.free_soldiers(seat), "free_senators": view.free_senators(seat)}
    yield words("panel-people"), words("panel-people-row", **people, **free)
    goods = [words(f"amount-{RESOURCES[i]}", count=n) for i, n in enumerate(sheet[STORED : STORED + 5]) if n]
    yield words("panel-storage"), ", ".join(goods) or words("board-none")
    dice = [face(view, words, die) for die in sheet[DICE : DICE + 2] if die < NO_DIE and view.round]
    yield words("panel-dice"), ", ".join(dice) or words("board-none")
    for i in range(3):
        advisor = sheet[CHARACTER] * 3 + i
        yield words(f"advisor-{box.advisors[advisor]}"), advisor_text(view, words, advisor, sheet[LOYALTY + i])
    cards = [words(f"favour-{box.favours[i]}") for i, place in enumerate(view.favours) if place == seat]
    cards += [words(f"nero-{name}") for i, name in enumerate(box.nero) if (sheet[NERO] >> i) & 1]
    yield words("panel-cards"), ", ".join(cards) or words("board-none")
    stands = view.foremen[seat]
    foreman = words("panel-beside") if stands == NO_PLAN else words(f"plan-{box.plans[stands]}")
    yield (
        words("panel-pieces"),
        words("panel-pieces-row", overseer=place_of(view, sheet[OVERSEER], words), foreman=foreman),
    )


def advisor_text(view: RomeAndRoll, words: Words, advisor: int, marked: int) -> str:
    """How many boxes are marked, and what the boxes bring."""
    box, name = view.box, view.box.advisors[advisor]
    return words(
        "panel-advisor-row",
        boxes=marked,
        all=box.boxes,
        base_at=box.base_at,
        base=words(f"ability-{name}-base"),
        advanced_at=box.advanced_at,
        advanced=words(f"ability-{name}-advanced"),
        points=box.advisor_points[advisor],
    )


def place_of(view: RomeAndRoll, building: int, words: Words) -> str:
    i = building * SPAN
    cell = view.box.cells[view.buildings[i + AT] & 511]
    return f"{words(f'site-{view.box.sites[view.buildings[i + SITE]]}')} {words(f'cell-{cell}')}"


def seneca_rows(view: RomeAndRoll, words: Words) -> Iterable[tuple[str, str]]:
    box = view.box
    stands = view.foremen[SENECA]
    foreman = words("panel-beside") if stands == NO_PLAN else words(f"plan-{box.plans[stands]}")
    yield words("panel-foreman"), foreman
    if view.seats == 1:
        thresholds = ", ".join(str(n) for n in box.levels[view.options[LEVEL]])
        yield words("panel-seals"), words("panel-seals-row", count=view.seals, thresholds=thresholds)
        cards = [words(f"favour-{box.favours[i]}") for i, place in enumerate(view.favours) if place == SENECA]
        cards += [words(f"nero-{name}") for i, name in enumerate(box.nero) if (view.seneca_nero >> i) & 1]
        yield words("panel-cards"), ", ".join(cards) or words("board-none")
        for place, card in zip(("left", "right"), view.laid, strict=False):
            yield words(f"panel-{place}"), card_text(view, card, words)
        top = card_text(view, view.deck[-1], words) if view.deck else words("board-none")
        yield words("panel-deck"), words("panel-deck-row", count=len(view.deck), top=top)
        sheet = zip(SENECA_CATEGORIES, seneca_sheet(view), strict=True)
        points = ", ".join(f"{words(f'score-{key}')} {n}" for key, n in sheet)
        yield words("panel-score"), f"{seneca_total(view)} ({points})"
    else:
        yield words("panel-deck"), words("panel-pile-row", count=len(view.deck))
    played = [words(f"card-{box.cards[card]}") for card in view.discard]
    yield words("panel-discard"), " / ".join(played) or words("board-none")


def card_text(view: RomeAndRoll, card: int, words: Words) -> str:
    """A card of Seneca's: its front if it is turned up, else its back, as far as one sees it."""
    if card == UNKNOWN:
        return words("hidden")
    if card < BACKS:
        return words(f"card-{view.box.cards[card]}")
    colours = [words(f"colour-{view.box.dice[i]}") for i in ((card - BACKS) >> 3, (card - BACKS) & 7)]
    return words("back", upper=colours[0], lower=colours[1])
