"""The board in words: the city as a grid, the turn, Plans, Favours and regions, and a panel for each sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from tabularium.draw.pieces import SYMBOLS
from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import City, RomeAndRollBox, cell_of, lower_half, upper_half
from tabularium.games.rome_and_roll.faces import (
    ability,
    amounts,
    die,
    favour_does,
    letters,
    members,
    plan_does,
    seneca_card,
    several,
    shape,
)
from tabularium.games.rome_and_roll.foresight import builds, foresee
from tabularium.games.rome_and_roll.geometry import wall
from tabularium.games.rome_and_roll.picture import draw
from tabularium.games.rome_and_roll.picture.contents import contents
from tabularium.games.rome_and_roll.picture.faces import sign_of
from tabularium.games.rome_and_roll.picture.paths import CHAINED, LISTED, path_of, placed
from tabularium.games.rome_and_roll.picture.sight import Sight
from tabularium.games.rome_and_roll.previews import preview
from tabularium.games.rome_and_roll.scoring import SENECA_CATEGORIES, seneca_sheet, seneca_total
from tabularium.games.rome_and_roll.staging import staged
from tabularium.games.rome_and_roll.state import RomeAndRoll, of
from tabularium.games.rome_and_roll.steps import kinds
from tabularium.games.rome_and_roll.steps.round import is_last
from tabularium.games.rome_and_roll.steps.setup import characters
from tabularium.games.rome_and_roll.wording import extra_values, rome_words
from tabularium.kernel.moves import kind_of
from tabularium.kernel.picture import BoxShelf, Foresight, Path, Picture
from tabularium.kernel.presentation import Board, Panel, Text, Things, Words
from tabularium.kernel.staged import Staged
from tabularium.kernel.state import Event
from tabularium.kernel.textboard import Line, Row, Section

TRACKS = (("coins", state.COINS), ("legacy", state.LEGACY), ("glory", state.GLORY))


def drafting(view: RomeAndRoll) -> bool:
    return any(step.name == "left_over" for step in view.agenda)


class RomeAndRollBoard(Board[RomeAndRoll]):
    def words(self, lang: str) -> Words:
        return rome_words(lang)

    def where(self, sight: Sight) -> str:
        view, words = sight.view, sight.words
        if not view.agenda:
            return words("where-over", round=view.round)
        if view.round == 0:
            return words("where-setup")
        where = words("where-draft" if drafting(view) else "where-turns", round=view.round)
        return words("where-last", where=where) if is_last(view) else where

    def sections(self, sight: Sight) -> list[Section]:
        view, words = sight.view, sight.words
        found = [
            Section("city", "", city_rows(view.box, view.city, view.buildings, words)),
            Section("legend", words("board-legend"), tuple(legend(sight))),
        ]
        if not view.plans:
            return [*found, Section("characters", words("board-characters"), tuple(character_lines(sight)))]
        return [
            *found,
            Section("turn", words("board-turn"), tuple(turn_lines(sight))),
            Section("plans", words("board-plans"), tuple(plan_line(sight, plan) for plan in view.plans)),
            Section("favours", words("board-favours"), tuple(favour_lines(sight))),
            Section("regions", words("board-regions"), tuple(region_lines(sight))),
        ]

    list_only = Board.list_only | LISTED
    chained = CHAINED
    closing = frozenset((kinds.END_TURN, kinds.STOP))
    symbols = SYMBOLS

    def holdings(self, view: RomeAndRoll, seat: int) -> dict[str, int]:
        sheet = view.sheet_of(seat)
        stored = dict(zip(terms.RESOURCES, sheet[state.STORED : state.STORED + terms.STORED_KINDS], strict=True))
        return {**stored, "soldier": view.free_soldiers(seat), "senator": view.free_senators(seat)}

    def draw(self, sight: Sight) -> Picture:
        return draw(sight, drafting(sight.view))

    def contents(self, sight: Sight) -> tuple[BoxShelf, ...]:
        return contents(sight)

    def path(self, view: RomeAndRoll, move: int) -> Path | None:
        return path_of(view, move)

    def move_of(self, view: RomeAndRoll, path: Path) -> int:
        return placed(view, path)

    def colour(self, view: RomeAndRoll, seat: int) -> str:
        return sign_of(view.seats, seat)[0]

    def letter(self, view: RomeAndRoll, seat: int) -> str:
        return sign_of(view.seats, seat)[1]

    def preview(self, sight: Sight, move: int) -> str:
        return preview(sight, move)

    def foresee(self, sight: Sight, moves: Sequence[int]) -> Foresight:
        return foresee(sight, moves) if builds(sight.view) else super().foresee(sight, moves)

    def order(self, move: int) -> int:
        """Of the Overseer's ways the cheapest come first."""
        return kinds.go_fish(move) if kind_of(move) == kinds.GO else 0

    def extra_values(self, sight: Sight, things: Things) -> Mapping[str, Text]:
        return extra_values(sight, things)

    def staged(self, sight: Sight, events: Sequence[Event], start: RomeAndRoll | None = None) -> Staged | None:
        return staged(sight, events)

    def panels(self, sight: Sight) -> list[Panel]:
        panels = [Panel(sight.names[seat], tuple(sheet_rows(sight, seat)), seat) for seat in range(sight.seats)]
        if sight.seats == 1 or sight.options[state.VARIANT]:
            panels.append(Panel(sight.words("seneca"), tuple(seneca_rows(sight))))
        return panels


def who(sight: Sight, owner: int) -> str:
    return sight.words("seneca") if owner == state.SENECA else sight.names[owner]


# -- the city ----------------------------------------------------------------------------------------


CITIES_KEPT = 256  # a few KB each


@lru_cache(CITIES_KEPT)
def city_rows(box: RomeAndRollBox, city: City, buildings: tuple[int, ...], words: Words) -> tuple[Row, ...]:
    """Rows A, B, C... and columns 1, 2, 3...; two signs a cell, then what parts it from the cell on its right. Under
    a row stands what parts it from the next one."""
    stride = box.stride
    signs, stands = cell_signs(box, city, buildings, words), standing(city, buildings)
    rows = [Row(("", *(str(c + 1) for c in range(city.width))), head=True)]
    for r in range(city.height):
        cells = range(r * stride, r * stride + city.width)
        line = [signs[cell] + edge(city, stands, cell, cell + 1, "║│") for cell in cells[:-1]]
        rows.append(Row((chr(65 + r), *line, signs[cells[-1]])))
        if r + 1 < city.height:
            under = [edge(city, stands, cell, cell + stride, "═─").strip() for cell in cells]
            if any(under):
                rows.append(Row(("", *(mark * 3 for mark in under[:-1]), under[-1] * 2)))
    return tuple(rows)


def standing(city: City, buildings: Sequence[int]) -> dict[int, int]:
    """The Building on each cell."""
    places = buildings[state.AT :: state.SPAN]
    return {cell: building for building, place in enumerate(places) for cell in city.cells[place]}


def edge(city: City, stands: Mapping[int, int], cell: int, other: int, marks: str) -> str:
    """What parts two cells: the wall, the border of a Building, or nothing."""
    if wall(city, cell, other):
        return marks[0]
    return marks[1] if stands.get(cell) != stands.get(other) else " "


def cell_signs(box: RomeAndRollBox, city: City, buildings: Sequence[int], words: Words) -> list[str]:
    """The ground, with a resource to build over; on a Building its letters, then its owner's number."""
    signs = ["  "] * (box.stride * city.height)
    for r, row in enumerate(city.rows):
        for c, mark in enumerate(row):
            there = city.yields[r * box.stride + c]
            good = words(f"mark-{terms.RESOURCES[there]}") if there >= 0 else " "
            signs[r * box.stride + c] = mark * 2 if mark in "~=#" else good + mark.lower()
    for i in range(state.SPAN, len(buildings), state.SPAN):
        first, rest = "xx", "xx"
        if buildings[i + state.SITE] < box.forum_site:
            first, rest = letters(box, buildings[i + state.SITE], words), f" {buildings[i + state.OWNER] + 1}"
        elif buildings[i + state.SITE] == box.park_site:
            first, rest = "oo", "oo"
        for n, cell in enumerate(city.cells[buildings[i + state.AT]]):
            signs[cell] = rest if n else first
    return signs


def legend(sight: Sight) -> Iterable[Line]:
    view, words = sight.view, sight.words
    there = {mark for row in view.city.rows for mark in row}
    pairs = zip(view.box.hills, view.box.letters, strict=True)
    hills = [(letter.lower(), words(f"hill-{hill}")) for hill, letter in pairs if letter in there]
    yield Line(words("legend-ground", hills=", ".join(words("legend-sign", sign=s, what=w) for s, w in hills)))
    yield Line(words("legend-wall"))
    yield Line(words("legend-buildings"))
    if any(good >= 0 for good in view.city.yields):
        goods = [(words(f"mark-{kind}"), words(f"resource-{kind}")) for kind in terms.RESOURCES]
        yield Line(words("legend-goods", goods=", ".join(words("legend-sign", sign=s, what=w) for s, w in goods)))
    if view.seats == 1:
        yield Line(words("legend-rubble"))


# -- the turn ----------------------------------------------------------------------------------------


def turn_lines(sight: Sight) -> Iterable[Line]:
    """Who plays after whom, the dice on the table, and what was done with the die of this turn."""
    view, words = sight.view, sight.words
    order = [who(sight, chair) for chair in view.order()]
    yield Line(words("board-order"), (words("board-proconsul", who=order[0]), *order[1:]))
    if view.reserve:
        dice = tuple(die(view.box, face, words) for face in view.reserve)
        yield Line(words("board-dice" if drafting(view) else "board-left-over"), dice)
    if view.die == state.NO_DIE:
        return
    yield Line(words("board-die", seat=sight.names[view.turn]), (die(view.box, view.die, words),))
    yield Line(words("board-pool"), tuple(amounts(words, view.pool, terms.ICONS)) or (words("board-none"),))
    done = [words(f"action-{name}") for name in members(view.mains, terms.ACTIONS)]
    yield Line(words("board-done"), tuple(done) or (words("board-none"),))
    if view.senator:
        yield Line(words("board-senator-used"))
    for key, favours in (("used", view.used), ("now", view.declared)):
        if favours:
            said = [words(f"favour-{name}") for name in members(favours, view.box.favours)]
            yield Line(words(f"board-favours-{key}"), tuple(said))
    if view.second != state.FIRST_ACTION:
        yield Line(
            words("board-second"), (words("second-to-come" if view.second == state.SECOND_TO_COME else "second-done"),)
        )
    if view.lent:
        counts = {view.lent[i]: view.lent[i + 1] for i in range(0, len(view.lent), 2)}
        yield Line(words("board-lent"), tuple(words(f"amount-{terms.ICONS[i]}", count=n) for i, n in counts.items()))


# -- cards -------------------------------------------------------------------------------------------


def character_lines(sight: Sight) -> Iterable[Line]:
    """The sheets that nobody has yet, with their Advisors."""
    view = sight.view
    for character in characters(view):
        advisors = tuple(
            Line(sight.words(f"advisor-{view.box.advisors[advisor]}"), advisor_boxes(view.box, sight.words, advisor))
            for advisor in range(character * 3, character * 3 + 3)
        )
        yield Line(sight.words(f"character-{view.box.characters[character]}"), (), advisors)


@cache
def advisor_boxes(box: RomeAndRollBox, words: Words, advisor: int) -> tuple[str, ...]:
    """What the boxes of an Advisor bring."""
    base, advanced = box.abilities[advisor * 2 : advisor * 2 + 2]
    brings = (
        (box.base_at, ability(box, base, words)),
        (box.advanced_at, ability(box, advanced, words)),
        (box.boxes, words("points-flat", points=box.advisor_points[advisor])),
    )
    return tuple(words("panel-advisor-box", box=number, what=what) for number, what in brings)


def plan_line(sight: Sight, plan: int) -> Line:
    line = printed_plan(sight.box, plan, sight.words)
    holders = [who(sight, owner) for owner, where in enumerate(sight.view.foremen) if where == plan]
    foremen = [sight.words("board-foreman", who=sight.words.listed(holders))] if holders else []
    return line._replace(parts=(*line.parts, *foremen))


@cache
def printed_plan(box: RomeAndRollBox, plan: int, words: Words) -> Line:
    card = box.plan[plan]
    kind = words("board-kind", type=words(f"type-{box.types[card.type]}"), number=card.number)
    cost = words("board-cost", cost=", ".join(amounts(words, card.cost)))
    parts = [kind, shape(box, card.shape), cost]
    if card.restriction != terms.FREELY:
        parts.append(words(f"restriction-{terms.RESTRICTIONS[card.restriction]}"))
    head = f"{letters(box, plan, words)} {words(f'plan-{box.plans[plan]}')}"
    return Line(head, (*parts, *plan_does(box, card, words)))


def favour_lines(sight: Sight) -> Iterable[Line]:
    view, words = sight.view, sight.words
    for favour, place in enumerate(view.favours):
        if place != state.OUT:
            where = words("centre") if place == state.CENTRE else who(sight, place)
            yield Line(words(f"favour-{view.box.favours[favour]}"), (where, favour_does(view.box, favour, words)))
    left = tuple(words("points-flat", points=view.box.nero_points[card]) for card in view.nero)
    yield Line(words("board-nero"), left or (words("board-none"),))


# -- regions -----------------------------------------------------------------------------------------


def region_lines(sight: Sight) -> Iterable[Line]:
    box = sight.box
    for region, name in enumerate(box.regions):
        colonies = [colony_line(sight, i) for i, r in enumerate(box.colony_region) if r == region]
        roads = [road_line(sight, i) for i, r in enumerate(box.road_region) if r == region]
        resource = sight.words(f"resource-{terms.RESOURCES[box.region_resource[region]]}")
        head = sight.words("board-region", region=sight.words(f"region-{name}"), resource=resource)
        yield Line(head, (), (*colonies, *roads))


def colony_line(sight: Sight, colony: int) -> Line:
    box, words = sight.box, sight.words
    value = words("board-value", value=box.colony_value[colony])
    glory = words("amount-glory", count=box.colony_banners[colony])
    linked = [words("board-linked")] if (sight.view.linked >> colony) & 1 else []
    owner = owned(sight.view.colony_owner(colony), sight)
    return Line(words(f"colony-{box.colonies[colony]}"), (value, glory, *owner, *linked))


def road_line(sight: Sight, road: int) -> Line:
    legacy = sight.words("amount-legacy", count=sight.box.road_steles[road])
    owner = owned(sight.view.road_owner(road), sight)
    return Line(sight.words(f"road-{sight.box.roads[road]}"), (legacy, *owner))


def owned(owner: int, sight: Sight) -> list[str]:
    return [] if owner == state.NOBODY else [sight.words("board-owner", who=who(sight, owner))]


# -- panels ------------------------------------------------------------------------------------------


def sheet_rows(sight: Sight, seat: int) -> Iterable[tuple[str, str]]:
    view, words = sight.view, sight.words
    box, sheet = view.box, view.sheet_of(seat)
    if sheet[state.CHARACTER] >= len(box.characters):
        yield words("panel-character"), words("board-none")
        return
    yield words("panel-character"), words(f"character-{box.characters[sheet[state.CHARACTER]]}")
    blue = box.blue[sheet[state.CHARACTER]]
    for key, track in TRACKS[:1]:
        yield words(f"panel-{key}"), track_text(sight, sheet, track)
    values = ", ".join(str(points) for points in box.track_values[1:])
    marked = {"n": sheet[state.BUILDINGS], "most": box.track_boxes[state.BUILDINGS], "blue": blue[state.BUILDINGS]}
    worth = box.track_values[sheet[state.BUILDINGS]]
    yield words("panel-buildings"), words("panel-building-track", **marked, points=worth, values=values)
    for key, track in TRACKS[1:]:
        yield words(f"panel-{key}"), track_text(sight, sheet, track)
    people = (
        ("soldiers", state.SOLDIERS, view.free_soldiers(seat)),
        ("senators", state.SENATORS, view.free_senators(seat)),
    )
    for key, track, free in people:
        yield words(f"panel-{key}"), words("panel-people", n=sheet[track], most=box.track_boxes[track], free=free)
    yield (
        words("panel-storage"),
        several(words, amounts(words, sheet[state.STORED : state.STORED + terms.STORED_KINDS])),
    )
    dice = [die(box, face, words) for face in sheet[state.DICE : state.DICE + 2] if face != state.NO_DIE and view.round]
    yield words("panel-dice"), several(words, dice)
    for i in range(3):
        advisor = sheet[state.CHARACTER] * 3 + i
        said = [
            words("panel-advisor", boxes=sheet[state.LOYALTY + i], all=box.boxes),
            *advisor_boxes(box, words, advisor),
        ]
        said += [words("panel-turned")] if (sheet[state.TURNED] >> i) & 1 else []
        yield words(f"advisor-{box.advisors[advisor]}"), words("semicolon").join(said)
    cards = [words("panel-proconsul")] if view.proconsul == seat and view.plans else []
    cards += [words(f"favour-{box.favours[i]}") for i, place in enumerate(view.favours) if place == seat]
    cards += [words(f"nero-{name}") for name in members(sheet[state.NERO], box.nero)]
    yield words("panel-cards"), several(words, cards)
    yield words("panel-overseer"), place_of(sight, sheet[state.OVERSEER])
    yield words("panel-foreman"), stands_on(sight, seat)
    own = [b for b in range(1, view.built) if view.buildings[of(b, state.OWNER)] == seat]
    yield words("panel-built"), several(words, [place_of(sight, building) for building in own])


def track_text(sight: Sight, sheet: Sequence[int], track: int) -> str:
    blue = sight.box.blue[sheet[state.CHARACTER]][track]
    return sight.words("panel-track", n=sheet[track], most=sight.box.track_boxes[track], blue=blue)


def stands_on(sight: Sight, owner: int) -> str:
    plan = sight.view.foremen[owner]
    return sight.words("panel-beside") if plan == state.NO_PLAN else sight.words(f"plan-{sight.box.plans[plan]}")


def place_of(sight: Sight, building: int) -> str:
    view = sight.view
    cell = view.box.cells[cell_of(view.buildings[of(building, state.AT)])]
    site = sight.words(f"site-{view.box.sites[view.buildings[of(building, state.SITE)]]}")
    return sight.words("board-building", site=site, cell=sight.words(f"cell-{cell}"))


def seneca_rows(sight: Sight) -> Iterable[tuple[str, str]]:
    box, view, words = sight.box, sight.view, sight.words
    yield words("panel-foreman"), stands_on(sight, state.SENECA)
    if view.seats == 1:
        thresholds = ", ".join(str(n) for n in box.levels[view.options[state.LEVEL]])
        yield words("panel-seals"), words("panel-seals-row", count=view.seals, thresholds=thresholds)
        cards = [words("panel-proconsul")] if view.proconsul == state.SENECA else []
        cards += [words(f"favour-{box.favours[i]}") for i, place in enumerate(view.favours) if place == state.SENECA]
        cards += [words(f"nero-{name}") for name in members(view.seneca_nero, box.nero)]
        yield words("panel-cards"), several(words, cards)
        for n, card in enumerate(view.laid):
            shown = card if n < view.turned else view.back(card)
            yield words("panel-right" if n else "panel-left"), card_text(sight, shown)
        top = card_text(sight, view.deck[-1]) if view.deck else words("board-none")
        yield words("panel-deck"), words("panel-deck-row", count=len(view.deck), top=top)
        sheet = zip(SENECA_CATEGORIES, seneca_sheet(view), strict=True)
        points = ", ".join(f"{words(f'score-{key}')} {n}" for key, n in sheet)
        yield words("panel-score"), f"{seneca_total(view)} ({points})"
    else:
        yield words("panel-deck"), words("panel-pile-row", count=len(view.deck))
    played = [card_text(sight, card) for card in view.discard]
    yield words("panel-discard"), " / ".join(played) or words("board-none")


def card_text(sight: Sight, card: int) -> str:
    """A card of Seneca's: its front if it is turned up, else its back, as far as one sees it."""
    view, words = sight.view, sight.words
    if card == state.UNKNOWN:
        return words("hidden")
    if card < state.BACKS:
        return seneca_card(view.box, card, view.seats, words)
    upper, lower = upper_half(card - state.BACKS), lower_half(card - state.BACKS)
    return words("back", upper=words(f"colour-{view.box.dice[upper]}"), lower=words(f"colour-{view.box.dice[lower]}"))
