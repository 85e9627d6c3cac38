"""Rome in words: what lies in the middle as sections, and a panel for each board, the shared Suitor's too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tabularium.draw.words import WordedBoard, starting
from tabularium.games.forty_four_bce import faces, packed, staging, state, terms
from tabularium.games.forty_four_bce.notation import make_notation
from tabularium.games.forty_four_bce.picture import draw
from tabularium.games.forty_four_bce.picture.contents import contents
from tabularium.games.forty_four_bce.picture.faces import RESOURCE_ART
from tabularium.games.forty_four_bce.picture.paths import LIST_ONLY, path_of
from tabularium.games.forty_four_bce.picture.sight import Sight, colour_of, letter_of
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.games.forty_four_bce.steps.choices import (
    ChooseEnlist,
    MoveTo,
    dearer,
    discount,
    enlist_effect,
    enlists,
    loyalty_due,
)
from tabularium.games.forty_four_bce.steps.commitment import left_over
from tabularium.games.forty_four_bce.steps.discard import Discard, limit_of
from tabularium.games.forty_four_bce.steps.turns import Turn
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.parts import keyed_part
from tabularium.kernel.picture import BoxShelf, Lot, Path, Picture
from tabularium.kernel.presentation import Board, Panel, Text, Things
from tabularium.kernel.staged import Staged
from tabularium.kernel.state import Event
from tabularium.kernel.textboard import Line, Row, Section

REACTIONS = {kinds.ACCEPT: "accept", kinds.REFUSE: "refuse", kinds.WITHDRAW: "withdraw"}


def counted(count: int, name: str) -> str:
    return name if count == 1 else f"{count} × {name}"


def laid_plan(view: FortyFourBce, board: int) -> tuple[int, ...]:
    """What this board has laid behind its screen, as far as the viewer knows it."""
    if view.plans[board]:
        return view.plans[board]
    step = view.agenda[-1] if view.agenda else None
    if step is None or step.name not in ("im_commitment", "suitor_commitment"):
        return ()
    draft = view.drafts[view.decider(board)]
    return packed.own_part(draft) if board < view.seats else packed.shared_part(draft)


def unused(view: FortyFourBce, board: int) -> tuple[list[int], list[int]]:
    """The cards and the cubes of a board that its plan or its discards leave."""
    cards, cubes = left_over(view, board, laid_plan(view, board) if view.phase < terms.RESOLUTION else ())
    for move in discards(view, board):
        if kind_of(move) == kinds.PUT_AWAY:
            cards.remove(packed.put_away_card(move))
        else:
            cubes[argument_of(move)] -= 1
    return cards, cubes


def discards(view: FortyFourBce, board: int) -> tuple[int, ...]:
    """What the viewer has chosen to discard so far."""
    step = view.agenda[-1] if view.agenda else None
    return view.drafts[view.decider(board)] if isinstance(step, Discard) and step.board == board else ()


class FortyFourBceBoard(WordedBoard[FortyFourBce]):
    """The viewer's own screen, then the year, the fields, what was said, recruits and structures."""

    list_only = Board.list_only | LIST_ONLY

    def holdings(self, view: FortyFourBce, seat: int) -> dict[str, int]:
        cubes = dict(zip(terms.INFLUENCE, view.cubes[seat * 4 : seat * 4 + 4], strict=True))
        cards = len(view.faceup[seat]) + len(view.facedown[seat])
        return {"denarius": view.denarii[seat], **cubes, "card": cards}

    sight = Sight

    def draw(self, sight: Sight) -> Picture:
        return draw(sight)

    def contents(self, sight: Sight) -> tuple[BoxShelf, ...]:
        return contents(sight)

    def path(self, view: FortyFourBce, move: int) -> Path | None:
        return path_of(view, move)

    def coloured(self, view: FortyFourBce) -> int:
        return view.boards

    def colour(self, view: FortyFourBce, seat: int) -> str:
        return colour_of(view, seat)

    def letter(self, view: FortyFourBce, seat: int) -> str:
        return letter_of(view, seat)

    def symbol(self, thing: str, word: str) -> str:
        if thing == "influence":
            return RESOURCE_ART[terms.INFLUENCE.index(word)]
        return "loyalty" if word == "loyalty" else "card"

    def lot(self, sight: Sight, lot: Lot, name: str) -> str:
        """What lies in a plan says in which field, and what for; what is the shared Suitor's says so."""
        words = sight.words
        things = make_notation(sight.box).things(lot.move) if lot.move >= 0 else {}
        if "field" in things:
            field = words(f"field-{terms.FIELDS[things['field'][1]]}")
            use = "charisma" if kind_of(lot.move) in (kinds.UNCHARM, kinds.UNCHARM + kinds.SHARED) else "card"
            if "to" in things:
                name = words("lot-support", what=name, seat=self.name(sight, things["to"][1]), field=field)
            else:
                name = words(f"lot-{use}", what=name, field=field)
        return words("lot-shared", what=name) if lot.board >= sight.seats else name

    def where(self, sight: Sight) -> str:
        view = sight.view
        phase = sight.words(f"phase-{terms.PHASES[view.phase]}")
        if view.phase >= terms.FINAL_CONSTRUCTION:
            return phase
        year = sight.words(f"year-{view.box.years[view.year - 1]}")
        years = len(view.box.years)
        return sight.words("where", year=year, number=view.year, years=years, era=view.era_now(), phase=phase)

    def name(self, sight: Sight, seat: int) -> str:
        """A refused statement may name a seat that nobody has."""
        return sight.names[seat] if seat < len(sight.names) else sight.words("nobody")

    def preview(self, sight: Sight, move: int) -> str:
        """The price of what is built, moved to or enlisted, and what it does."""
        words = sight.words
        box, what = sight.box, argument_of(move)
        if kind_of(move) == kinds.RECRUIT:
            strength = words(
                "reads-strength", authority=box.authority[what], boxes=faces.boxes(box.ambition[what], 0, words) or "–"
            )
            does = faces.ability(box, what, words)
            return words("preview-recruit", price=self.terms(sight, what), strength=strength, does=does)
        if kind_of(move) not in (kinds.BUILD, kinds.MOVE_TO):
            return ""
        step = sight.view.agenda[-1]
        price = dearer(sight.view, step.source, what) if isinstance(step, MoveTo) else box.price[what]
        when, does = faces.when(box, what, words), faces.does(box, what, words)
        return words("preview-structure", price=price, imperium=box.imperium[what], when=when, does=does)

    def extra_values(self, sight: Sight, things: Things) -> Mapping[str, Text]:
        """What a recruit costs and a tile is worth, and cubes as a list."""
        told: dict[str, Text] = {}
        numbers = {name: value for name, (_, value) in things.items() if isinstance(value, int)}
        if "recruit" in numbers:
            told["price"] = self.terms(sight, numbers["recruit"])
        if "tile" in numbers:
            told["imperium"] = sight.box.tile_imperium[numbers["tile"]]
        if "influence" in numbers:
            told["cubes"] = faces.amount(terms.INFLUENCE[numbers["influence"]], numbers.get("count", 1), sight.words)
        if all(name in numbers for name in terms.INFLUENCE):
            told["cubes"] = faces.cubes([numbers[name] for name in terms.INFLUENCE], sight.words)
        told |= {f"{name}_count": len(value) for name, (_, value) in things.items() if isinstance(value, tuple)}
        return told

    def terms(self, sight: Sight, recruit: int) -> str:
        """What a recruit costs here: its cost, unless a structure enlists it."""
        view, words = sight.view, sight.words
        cost = list(view.box.cost[recruit])
        step = view.agenda[-1] if view.agenda else None
        if not isinstance(step, ChooseEnlist) or not enlists(view, step.structure, recruit):
            return faces.price(cost, words)
        if enlist_effect(view, step.structure).free:
            return words("cost-free")
        cost[terms.LOYALTY] = loyalty_due(view, recruit, step.structure)
        return words("cost-less", cost=faces.price(cost, words), count=discount(view, step.structure))

    def sections(self, sight: Sight) -> list[Section]:
        view = sight.view
        built = (view.laid, view.year, tuple(view.slots), tuple(view.owned), tuple(view.activated))
        return [
            *self.screens(sight),
            self.year(sight),
            *keyed_part(lambda: [self.tiles(sight)], "told-tiles", sight.key, view.year, view.phase),
            self.fields(sight),
            *self.talk(sight),
            *keyed_part(lambda: [self.recruits(sight)], "told-recruits", sight.key, view.removed, *view.display),
            *keyed_part(lambda: [self.structures(sight)], "told-structures", sight.key, *built),
        ]

    # -- behind the viewer's screen ------------------------------------------------------------------

    def screens(self, sight: Sight) -> Iterable[Section]:
        """What the viewer has and has laid, on the own board and on the shared Suitor's where that is theirs too."""
        view = sight.view
        for board in range(view.boards):
            if view.decider(board) == view.viewer:
                key, title = ("screen", "screen") if board < view.seats else ("shared-screen", "screen-shared")
                yield Section(key, sight.words(title), tuple(self.screen(sight, board)), mine=True)

    def screen(self, sight: Sight, board: int) -> Iterable[Line]:
        view, words = sight.view, sight.words
        cards, cubes = unused(view, board)
        yield Line(words("screen-left"), (self.listed(sight, cards), faces.cubes(cubes, words)))
        gone = discards(view, board)
        if gone:
            yield Line(words("screen-discards"), tuple(self.discard(sight, move) for move in gone))
        if view.phase < terms.RESOLUTION:
            yield from self.plan(sight, laid_plan(view, board))
        inside = sorted((*view.collegium[board], *view.dark[board]))
        tiles = [words(f"tile-{view.box.tiles[tile]}") for tile in view.tiles[board]]
        yield Line(words("panel-collegium"), (self.listed(sight, inside), *tiles))

    def discard(self, sight: Sight, move: int) -> str:
        if kind_of(move) == kinds.PUT_AWAY:
            return sight.words(f"card-{sight.box.cards[packed.put_away_card(move)]}")
        return faces.amount(terms.INFLUENCE[argument_of(move)], 1, sight.words)

    def plan(self, sight: Sight, plan: tuple[int, ...]) -> Iterable[Line]:
        """A plan, field by field."""
        words = sight.words
        for field, name in enumerate(terms.FIELDS):
            parts = [words(f"recruit-{sight.box.recruits[card]}") for card in packed.stack_in(plan, field)]
            loyalty = plan.count(packed.loyalty_entry(field))
            if loyalty:
                parts.append(words("cubes-loyalty", count=loyalty))
            for other, who in enumerate(sight.names):
                support = plan.count(packed.support_entry(field, other))
                if support:
                    parts.append(words("plan-support", cubes=words("cubes-support", count=support), to=who))
            charisma = [plan.count(packed.charisma_entry(field, kind)) for kind in range(len(terms.INFLUENCE))]
            if any(charisma):
                parts.append(words("plan-charisma", cubes=faces.cubes(charisma, words)))
            if parts:
                yield Line(words("screen-plan", field=words(f"field-{name}")), tuple(parts))

    # -- the year ------------------------------------------------------------------------------------

    def year(self, sight: Sight) -> Section:
        view, words, called = sight.view, sight.words, sight.names
        pair = [words(f"field-{terms.FIELDS[field]}") for field in view.box.senate_pairs[view.senate]]
        senate = words(f"senate-{view.box.senate[view.senate]}")
        told = words("board-senate", imperium=view.box.senate_pair, first=pair[0], second=pair[1])
        supply = (
            faces.cubes(view.supply, words),
            faces.amount("loyalty", max(0, view.loyalty), words),  # BC-2.17
            faces.amount("denarius", view.mint, words),
        )
        lines = [
            Line(words("board-im"), (called[view.im],)),
            Line(words("board-order"), (", ".join(called[board] for board in view.led_order()),)),
            Line(words("board-senate-tile"), (senate, told)),
            Line(words("board-supply"), supply),
        ]
        if any(view.afield):
            lines.append(Line(words("board-afield"), (faces.cubes(view.afield, words),)))
        if view.seats == 2:
            lines.append(Line(starting(words("shared-suitor")), (words("board-shared", seat=called[1 - view.im]),)))
        if view.phase == terms.RESOLUTION and view.heir != view.im:
            lines.append(Line(words("board-heir"), (called[view.heir],)))
        return Section("year", words("board-year"), tuple(lines))

    def tiles(self, sight: Sight) -> Section:
        """All six years' tiles lie open from the start (BC-1.4)."""
        box, words = sight.box, sight.words
        rows = [Row(("", *(faces.heading(field, words) for field in range(len(terms.FIELDS)))), head=True)]
        for number, stack in enumerate(sight.view.setup.letters):
            now = number + 1 == sight.view.year and sight.view.phase < terms.FINAL_CONSTRUCTION
            year = words("board-year-now" if now else "board-year-of", year=words(f"year-{box.years[number]}"))
            cells = []
            for tile in range(stack * 3, stack * 3 + 3):
                cells.append(
                    words(
                        "board-tile-short",
                        tile=words(f"tile-{box.tiles[tile]}"),
                        authority=box.tile_authority[tile],
                        charisma=box.tile_charisma[tile],
                        imperium=box.tile_imperium[tile],
                    )
                )
            rows.append(Row((year, *cells)))
        return Section("tiles", words("board-tiles"), tuple(rows))

    # -- the fields ----------------------------------------------------------------------------------

    def fields(self, sight: Sight) -> Section:
        """Who stands where: recruits that lie open in their field, then the stacks that were played."""
        lines = [self.field(sight, field) for field in range(len(terms.FIELDS))]
        stored = [
            Line(starting(sight.names[board]), (self.listed(sight, cards),))
            for board in sight.view.order()
            if (cards := [card for card in sight.view.faceup[board] if not self.lies_in_field(sight.view, card)])
        ]
        if stored:
            lines.append(Line(sight.words("board-any-field"), under=tuple(stored)))
        return Section("fields", sight.words("board-fields"), tuple(lines))

    def lies_in_field(self, view: FortyFourBce, card: int) -> bool:
        """Whether a face-up card lies in a field: loyalty and Lictors do not (BC-5.6)."""
        return card < view.box.loyal and view.box.field[card] != terms.ANY

    def field(self, sight: Sight, field: int) -> Line:
        view, words = sight.view, sight.words
        parts = []
        if view.phase < terms.FINAL_CONSTRUCTION:
            tile = view.letter() * len(terms.FIELDS) + field
            owner = view.awarded[field]
            parts.append(
                words(
                    "board-tile",
                    tile=words(f"tile-{view.box.tiles[tile]}"),
                    authority=view.box.tile_authority[tile],
                    charisma=view.box.tile_charisma[tile],
                    imperium=view.box.tile_imperium[tile],
                    to="" if owner == state.NOBODY_YET else words("board-tile-to", seat=sight.names[owner]),
                )
            )
        under = [
            Line(starting(sight.names[board]), tuple(told))
            for board in view.order()
            if (told := self.force(sight, board, field))
        ]
        return Line(faces.heading(field, words), tuple(parts), tuple(under))

    def force(self, sight: Sight, board: int, field: int) -> list[str]:
        """What a board has in a field: recruits that lie open there, and from the reveal on what was played."""
        view = sight.view
        at = board * 3 + field
        parts = [
            self.recruit(sight, card, 0, False)
            for card in view.faceup[board]
            if self.lies_in_field(view, card) and view.box.field[card] == field
        ]
        parts += [
            self.recruit(sight, packed.stack_card(entry), packed.boxes_filled(entry), packed.will_return(entry))
            for entry in view.stacks[at]
        ]
        if not (view.sealed >> board) & 1:
            parts.extend(self.played(sight, board, field))
        if view.front[at]:
            parts.append(sight.words("board-front", count=view.front[at]))
        if view.authority[at] or view.charisma[at]:
            parts.append(sight.words("board-count", authority=view.authority[at], charisma=view.charisma[at]))
        return parts

    def played(self, sight: Sight, board: int, field: int) -> Iterable[str]:
        """Loyalty, support and charisma of a revealed plan."""
        words = sight.words
        plan = sight.view.plans[board]
        loyalty = plan.count(packed.loyalty_entry(field))
        if loyalty:
            yield words("board-played-loyalty", count=loyalty)
        support = sum(other.count(packed.support_entry(field, board)) for other in sight.view.plans)
        if support:
            yield words("board-support-for", cubes=words("cubes-support", count=support))
        charisma = [plan.count(packed.charisma_entry(field, kind)) for kind in range(len(terms.INFLUENCE))]
        if any(charisma):
            yield words("plan-charisma", cubes=faces.cubes(charisma, words))

    def recruit(self, sight: Sight, card: int, filled: int, returns: bool) -> str:
        box, words = sight.box, sight.words
        told = f"{words(f'recruit-{box.recruits[card]}')} {faces.strength(box, card, words, filled)}"
        return words("board-returns", recruit=told) if returns else told

    # -- the negotiation -----------------------------------------------------------------------------

    def talk(self, sight: Sight) -> list[Section]:
        view, words = sight.view, sight.words
        if not view.statements or view.phase >= terms.FINAL_CONSTRUCTION:
            return []
        notation = make_notation(view.box)
        lines = []
        for number, statement in enumerate(view.statements):
            marks = [
                words(
                    f"board-mark-{REACTIONS[packed.reaction_answer(reaction)]}",
                    seat=sight.names[packed.reaction_seat(reaction)],
                )
                for reaction in view.reactions
                if packed.reaction_number(reaction) == number
            ]
            if view.verdicts and view.verdicts[number] != kinds.NO_VERDICT:
                marks.append(words(f"verdict-{kinds.VERDICTS[view.verdicts[number]]}"))
            head = words("board-statement", number=number + 1, seat=sight.names[packed.speaker_of(statement)])
            lines.append(Line(head, (faces.statement(notation, packed.spoken(statement), sight.names, words), *marks)))
        return [Section("said", words("board-statements"), tuple(lines))]

    # -- recruits ------------------------------------------------------------------------------------

    def recruits(self, sight: Sight) -> Section:
        """Every recruit of the game, by field and level: how many are left, what one costs and does."""
        box, view, words = sight.box, sight.view, sight.words
        there = [recruit for recruit in range(box.loyal) if recruit not in view.removed]
        there.sort(key=lambda recruit: (box.field[recruit], box.level[recruit], recruit))
        lines = [
            Line(
                words(f"recruit-{box.recruits[recruit]}"),
                (
                    words("board-level", field=faces.field_name(box.field[recruit], words), level=box.level[recruit]),
                    words("board-left", count=view.display[recruit]),
                    faces.price(box.cost[recruit], words),
                    faces.strength(box, recruit, words),
                    faces.ability(box, recruit, words),
                ),
            )
            for recruit in there
        ]
        if view.removed:
            gone = [words(f"recruit-{box.recruits[recruit]}") for recruit in view.removed]
            lines.append(Line(words("board-removed"), (", ".join(gone),)))
        return Section("recruits", words("board-recruits"), tuple(lines))

    # -- structures ----------------------------------------------------------------------------------

    def structures(self, sight: Sight) -> Section:
        """Structures by the phase in which they act."""
        groups: dict[str, list[Line]] = {}
        for structure in sorted(sight.view.laid, key=lambda structure: sight.box.section[structure]):
            phase = sight.words(f"section-{terms.PHASES[sight.box.section[structure]]}")
            groups.setdefault(phase, []).append(self.structure(sight, structure))
        lines = [Line(phase, under=tuple(under)) for phase, under in groups.items()]
        return Section("structures", sight.words("board-structures"), tuple(lines))

    def structure(self, sight: Sight, structure: int) -> Line:
        box, words = sight.box, sight.words
        parts = [words("board-price", price=box.price[structure], imperium=box.imperium[structure])]
        if box.era[structure] > sight.view.era_now():
            parts.append(words("board-later", era=box.era[structure]))
        else:
            parts.append(words("board-slots", count=sight.view.slots[structure]))
        parts.append(faces.does(box, structure, words))
        if box.timing[structure] == terms.IMMEDIATE:
            parts.append(words("when-immediate"))
        parts.extend(self.owners(sight, structure))
        return Line(words(f"structure-{box.structures[structure]}"), tuple(parts))

    def owners(self, sight: Sight, structure: int) -> Iterable[str]:
        """Whose architects stand there, and who has used it in this phase."""
        for board, who in enumerate(sight.names):
            placed = sight.view.owned[board].count(structure)
            if placed:
                used = (sight.view.activated[board] >> structure) & 1
                yield sight.words("board-used", seat=counted(placed, who)) if used else counted(placed, who)

    # -- the boards ----------------------------------------------------------------------------------

    begins = staging.BEGINS
    sums_up = staging.SUMS_UP

    def staged(self, sight: Sight, events: Sequence[Event], start: FortyFourBce | None = None) -> Staged | None:
        return staging.staged(sight, events, start)

    def panels(self, sight: Sight) -> list[Panel]:
        return [self.panel(sight, board) for board in range(sight.view.boards)]

    def panel(self, sight: Sight, board: int) -> Panel:
        view = sight.view
        character = sight.words(f"character-{view.box.characters[view.characters[board]]}")
        title = f"{starting(self.name(sight, board))} · {character}"
        if board == view.im:
            title += f" · {sight.words('panel-im')}"
        step = view.agenda[-1] if view.agenda else None
        if isinstance(step, Turn) and (step.passed >> board) & 1:
            title += f" · {sight.words('panel-passed')}"
        rows = (*self.public(sight, board), *self.cards(sight, board))
        return Panel(title, rows, board if board < view.seats else -1)

    def public(self, sight: Sight, board: int) -> list[tuple[str, str]]:
        """What everybody may always see (BC-2.10)."""
        view, words = sight.view, sight.words
        placed = view.owned[board]
        owned = [
            counted(placed.count(structure), words(f"structure-{view.box.structures[structure]}"))
            for structure in sorted(set(placed))
        ]
        architects = words("panel-architects-text", reserve=view.reserve[board], placed=len(placed))
        held = words("panel-held-text", held=view.held(board), limit=limit_of(view, board))
        rows = [
            (words("panel-imperium"), str(view.imperium[board])),
            (words("panel-denarii"), str(view.denarii[board])),
            (words("panel-architects"), architects),
            (words("panel-structures"), ", ".join(owned) or words("panel-none")),
            (words("panel-influence"), faces.cubes(view.cubes[board * 4 : board * 4 + 4], words)),
            (words("panel-held"), held),
        ]
        left = [i for i in view.laid if (view.built[board] >> i) & 1 and i not in placed and view.box.era[i]]
        if left:  # BC-3.17: an architect has moved away, and it can't be built again
            told = ", ".join(words(f"structure-{view.box.structures[structure]}") for structure in left)
            rows.append((words("panel-built"), told))
        return rows

    def cards(self, sight: Sight, board: int) -> list[tuple[str, str]]:
        """Numbers of hidden cards for all, the cards themselves for who may know them (BC-2.12, BC-2.13)."""
        view, words = sight.view, sight.words
        rows = [(words("panel-faceup"), self.listed(sight, view.faceup[board]))]
        down = view.facedown[board]
        known = down and view.box.back not in down
        numbered = words("panel-facedown-text", count=len(down))
        rows.append((words("panel-facedown"), self.listed(sight, down) if known else numbered))
        inside = len(view.collegium[board]) + len(view.dark[board])
        rows.append(
            (words("panel-collegium"), words("panel-collegium-text", cards=inside, tiles=len(view.tiles[board])))
        )
        if (view.sealed >> board) & 1:
            rows.append((words("panel-plan"), words("panel-sealed")))
        rows.extend(self.promises(sight, board))
        return rows

    def promises(self, sight: Sight, board: int) -> Iterable[tuple[str, str]]:
        """What became of this player's pledges so far."""
        counts = sight.view.promises[board * len(kinds.VERDICTS) : (board + 1) * len(kinds.VERDICTS)]
        told = [
            sight.words(f"panel-{name}", count=count)
            for name, count in zip(kinds.VERDICTS, counts, strict=True)
            if count
        ]
        if told:
            yield sight.words("panel-promises"), ", ".join(told)

    def listed(self, sight: Sight, cards: Iterable[int]) -> str:
        """Cards by name, copies counted."""
        names = (*sight.box.cards, "back")
        found = list(cards)
        told = [counted(found.count(card), sight.words(f"card-{names[card]}")) for card in sorted(set(found))]
        return ", ".join(told) or sight.words("cards-none")
