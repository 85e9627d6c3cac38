"""Rome in words: the game board as text, and a panel for each board, the shared Suitor's too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tabularium.draw.words import WordedBoard
from tabularium.games.forty_four_bce.box import (
    ANY,
    CONSTRUCTION,
    DISCARD,
    FIELDS,
    FINAL_CONSTRUCTION,
    IMMEDIATE,
    INFLUENCE,
    LOYALTY,
    OVER,
    PHASES,
    RESOLUTION,
)
from tabularium.games.forty_four_bce.notation import make_notation
from tabularium.games.forty_four_bce.packed import (
    SEALED_PLAN,
    charisma_entry,
    loyalty_entry,
    own_part,
    put_away_card,
    reaction_answer,
    reaction_number,
    reaction_seat,
    shared_part,
    speaker_of,
    spoken,
    stack_card,
    stack_in,
    support_entry,
)
from tabularium.games.forty_four_bce.state import NOBODY_YET, FortyFourBce
from tabularium.games.forty_four_bce.steps.choices import ChooseEnlist, discount, enlist_effect, enlists, loyalty_due
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.games.forty_four_bce.steps.kinds import ACCEPT, BUILD, MOVE_TO, PUT_AWAY, RECRUIT, REFUSE, WITHDRAW
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.notation import Notation
from tabularium.kernel.presentation import Panel, Text, Things, Words

Row = tuple[str, str]
REACTIONS = {ACCEPT: "accept", REFUSE: "refuse", WITHDRAW: "withdraw"}


def counted(count: int, name: str) -> str:
    return name if count == 1 else f"{count} × {name}"


class FortyFourBceBoard(WordedBoard[FortyFourBce]):
    """What lies in the middle, from the roles of the year to the last statue."""

    def where(self, view: FortyFourBce, words: Words) -> str:
        year = words(f"year-{view.box.years[view.year - 1]}")
        phase = words(f"phase-{PHASES[view.phase]}")
        return words("where", year=year, number=view.year, era=view.era_now(), phase=phase)

    def name(self, view: FortyFourBce, words: Words, names: Sequence[str], seat: int) -> str:
        return names[seat] if seat < view.seats else words("shared-suitor")

    def preview(self, view: FortyFourBce, words: Words, names: Sequence[str], move: int) -> str:
        """The price of what is built or enlisted."""
        what = argument_of(move)
        if kind_of(move) in (BUILD, MOVE_TO):
            return words("preview-structure", price=view.box.price[what], imperium=view.box.imperium[what])
        return self.terms(view, words, what) if kind_of(move) == RECRUIT else ""

    def extra_values(self, view: FortyFourBce, words: Words, things: Things) -> Mapping[str, Text]:
        """What a recruit costs and a tile is worth, and cubes as a list."""
        told: dict[str, Text] = {}
        numbers = {name: value for name, (_, value) in things.items() if isinstance(value, int)}
        if "recruit" in numbers:
            told["cost"] = self.terms(view, words, numbers["recruit"])
        if "tile" in numbers:
            told["imperium"] = view.box.tile_imperium[numbers["tile"]]
        if "influence" in numbers:
            told["cubes"] = words(f"cubes-of-{INFLUENCE[numbers['influence']]}", count=numbers.get("count", 1))
        if all(name in numbers for name in INFLUENCE):
            told["cubes"] = self.cubes(words, [numbers[name] for name in INFLUENCE])
        return told

    def text(self, view: FortyFourBce, words: Words, names: Sequence[str]) -> str:
        """The year, and what the phase is about in full: structures to build, or recruits."""
        called = [self.name(view, words, names, board) for board in range(view.boards)]
        blocks = [self.year(view, words, called), self.talk(view, words, called)]
        if view.phase in (CONSTRUCTION, FINAL_CONSTRUCTION, OVER):
            blocks += [[self.stacks(view, words)], self.structures(view, words, called)]
        else:
            blocks += [self.sites(view, words, called), self.recruits(view, words)]
        return "\n\n".join("\n".join(block) for block in blocks if block)

    # -- the year ------------------------------------------------------------------------------------

    def year(self, view: FortyFourBce, words: Words, called: Sequence[str]) -> list[str]:
        first, second = (words(f"field-{FIELDS[field]}") for field in view.box.senate_pairs[view.senate])
        lines = [
            words(
                "board-roles",
                im=called[view.im],
                senate=words(f"senate-{view.box.senate[view.senate]}"),
                imperium=view.box.senate_pair,
                first=first,
                second=second,
            ),
        ]
        if view.phase < FINAL_CONSTRUCTION:
            lines.extend(self.tiles(view, words, called))
        if view.phase == RESOLUTION:
            lines.append(words("board-fields"))
            lines.extend(f"  {self.field(view, words, called, field)}" for field in range(len(FIELDS)))
        cubes = self.cubes(words, view.supply)
        lines.append(words("board-supply", cubes=cubes, loyalty=max(0, view.loyalty), denarii=view.mint))  # BC-2.17
        return lines

    def tiles(self, view: FortyFourBce, words: Words, called: Sequence[str]) -> list[str]:
        lines = [words("board-tiles")]
        for field, name in enumerate(FIELDS):
            tile = view.letter() * len(FIELDS) + field
            owner = view.awarded[field]
            lines.append(
                "  "
                + words(
                    "board-tile",
                    field=words(f"field-{name}"),
                    tile=words(f"tile-{view.box.tiles[tile]}"),
                    authority=view.box.tile_authority[tile],
                    charisma=view.box.tile_charisma[tile],
                    imperium=view.box.tile_imperium[tile],
                    to="" if owner == NOBODY_YET else words("board-tile-to", seat=called[owner]),
                )
            )
        return lines

    def field(self, view: FortyFourBce, words: Words, called: Sequence[str], field: int) -> str:
        counts = [
            words(
                "board-field-count",
                seat=called[board],
                authority=view.authority[board * 3 + field],
                charisma=view.charisma[board * 3 + field],
            )
            for board in view.order()
        ]
        return words("board-field", field=words(f"field-{FIELDS[field]}"), counts=", ".join(counts))

    # -- the negotiation -----------------------------------------------------------------------------

    def talk(self, view: FortyFourBce, words: Words, called: Sequence[str]) -> list[str]:
        if not view.statements:
            return []
        lines = [words("board-statements")]
        notation = make_notation(view.box)
        for number, statement in enumerate(view.statements):
            marks = [
                words(f"board-mark-{REACTIONS[reaction_answer(reaction)]}", seat=called[reaction_seat(reaction)])
                for reaction in view.reactions
                if reaction_number(reaction) == number
            ]
            lines.append(
                "  "
                + words(
                    "board-statement",
                    number=number + 1,
                    seat=called[speaker_of(statement)],
                    said=self.said(notation, words, called, spoken(statement)),
                    marks=words("board-marks", names=", ".join(marks)) if marks else "",
                )
            )
        return lines

    def said(self, notation: Notation, words: Words, called: Sequence[str], move: int) -> str:
        """A statement as the label of the move that made it."""
        values: dict[str, Text] = {}
        for name, (thing, value) in notation.things(move).items():
            if thing == "seat":
                values[name] = called[value]
            else:
                vocabulary = notation.vocabulary.get(thing)
                values[name] = value if vocabulary is None else words(f"{thing}-{vocabulary[value]}")
        return words(f"move-{notation.phrases[kind_of(move)].name}", **values)

    # -- recruits ------------------------------------------------------------------------------------

    def stacks(self, view: FortyFourBce, words: Words) -> str:
        """The display in one line."""
        left = [
            f"{view.display[recruit]} × {words(f'recruit-{name}')}"
            for recruit, name in enumerate(view.box.recruits)
            if view.display[recruit]
        ]
        return words("board-stacks", recruits=", ".join(left))

    def recruits(self, view: FortyFourBce, words: Words) -> list[str]:
        """To enlist until the discard; from then on, those on the boards as far as the viewer knows them."""
        if view.phase <= DISCARD:
            shown = [recruit for recruit in range(view.box.loyal) if view.display[recruit]]
            return [words("board-recruits"), *(f"  {self.recruit(view, words, recruit, True)}" for recruit in shown)]
        cards = {card for zone in (view.faceup, view.facedown) for pile in zone for card in pile}
        cards.update(stack_card(entry) for stack in view.stacks for entry in stack)
        shown = sorted(card for card in cards if card < view.box.loyal)
        lines = [f"  {self.recruit(view, words, recruit, False)}" for recruit in shown]
        return [words("board-recruits-played"), *lines] if lines else []

    def recruit(self, view: FortyFourBce, words: Words, recruit: int, for_sale: bool) -> str:
        box = view.box
        name = box.recruits[recruit]
        return words(
            "board-recruit" if for_sale else "board-recruit-played",
            left=view.display[recruit],
            recruit=words(f"recruit-{name}"),
            level="I" * box.level[recruit],
            cost=self.cost(box.cost[recruit], words),
            authority=box.authority[recruit],
            boxes="".join(f"[{value}]" for value in box.ambition[recruit]) or words("board-no-boxes"),
            ability=words(f"ability-{name}"),
        )

    def cost(self, cost: Sequence[int], words: Words) -> str:
        kinds = (*enumerate(INFLUENCE), (ANY, "any"), (LOYALTY, "loyalty"))
        return " + ".join(words(f"cubes-{name}", count=cost[kind]) for kind, name in kinds if cost[kind])

    def terms(self, view: FortyFourBce, words: Words, recruit: int) -> str:
        """What a recruit costs here: its cost, unless a structure enlists it."""
        cost = list(view.box.cost[recruit])
        step = view.agenda[-1] if view.agenda else None
        if not isinstance(step, ChooseEnlist) or not enlists(view, step.structure, recruit):
            return self.cost(cost, words)
        if enlist_effect(view, step.structure).free:
            return words("cost-free")
        cost[LOYALTY] = loyalty_due(view, recruit, step.structure)
        return words("cost-less", cost=self.cost(cost, words), count=discount(view, step.structure))

    def cubes(self, words: Words, counts: Sequence[int]) -> str:
        told = [words(f"cubes-{name}", count=counts[kind]) for kind, name in enumerate(INFLUENCE) if counts[kind]]
        return ", ".join(told) or words("panel-none")

    # -- structures ----------------------------------------------------------------------------------

    def sites(self, view: FortyFourBce, words: Words, called: Sequence[str]) -> list[str]:
        """Structures of the boards that still act this year, and in one line where there is room to build."""
        box = view.box
        acting = [
            words(
                "board-acting-one",
                structure=words(f"structure-{box.structures[structure]}"),
                names=", ".join(self.owners(view, called, structure)),
                does=words(f"does-{box.structures[structure]}"),
            )
            for structure in view.laid
            if view.phase <= box.section[structure] < OVER and self.owners(view, called, structure)
        ]
        room = [
            f"{words(f'structure-{box.structures[structure]}')} {view.slots[structure]}"
            for structure in view.laid
            if view.slots[structure] and box.era[structure] <= view.era_now()
        ]
        lines = [words("board-acting"), *(f"  {line}" for line in acting)] if acting else []
        if view.phase <= DISCARD:
            lines.append(words("board-room", structures=", ".join(room)))
        return lines

    def when(self, view: FortyFourBce, structure: int) -> str:
        """The text for the time when a structure acts."""
        if view.box.timing[structure] == IMMEDIATE:
            return "when-immediate"
        return f"phase-{PHASES[view.box.section[structure]]}"

    def owners(self, view: FortyFourBce, called: Sequence[str], structure: int) -> list[str]:
        placed = [(view.owned[board].count(structure), who) for board, who in enumerate(called)]
        return [counted(count, who) for count, who in placed if count]

    def structures(self, view: FortyFourBce, words: Words, called: Sequence[str]) -> list[str]:
        box = view.box
        lines = [words("board-structures")]
        for structure in view.laid:
            name = box.structures[structure]
            values: dict[str, Text] = {
                "structure": words(f"structure-{name}"),
                "cost": box.price[structure],
                "imperium": box.imperium[structure],
                "does": words(f"does-{name}"),
                "when": words(self.when(view, structure)),
            }
            if box.era[structure] > view.era_now():
                lines.append(f"  {words('board-later', era=box.era[structure], **values)}")
                continue
            owners = self.owners(view, called, structure)
            told = words("board-owners", names=", ".join(owners)) if owners else ""
            lines.append(f"  {words('board-structure', slots=view.slots[structure], owners=told, **values)}")
        return lines

    # -- the boards ----------------------------------------------------------------------------------

    def panels(self, view: FortyFourBce, words: Words, names: Sequence[str]) -> list[Panel]:
        return [self.panel(view, words, names, board) for board in range(view.boards)]

    def panel(self, view: FortyFourBce, words: Words, names: Sequence[str], board: int) -> Panel:
        character = words(f"character-{view.box.characters[view.characters[board]]}")
        title = f"{self.name(view, words, names, board)} · {character}"
        if board == view.im:
            title += f" · {words('panel-im')}"
        rows = (
            *self.public(view, words, board),
            *self.cards(view, words, board),
            *self.plan_rows(view, words, names, board),
        )
        return Panel(title, rows, board if board < view.seats else -1)

    def public(self, view: FortyFourBce, words: Words, board: int) -> list[Row]:
        """What everybody may always see (BC-2.10)."""
        placed = view.owned[board]
        owned = [
            counted(placed.count(structure), words(f"structure-{view.box.structures[structure]}"))
            for structure in sorted(set(placed))
        ]
        architects = words("panel-architects-text", reserve=view.reserve[board], placed=len(placed))
        return [
            (words("panel-imperium"), str(view.imperium[board])),
            (words("panel-denarii"), str(view.denarii[board])),
            (words("panel-architects"), architects),
            (words("panel-structures"), ", ".join(owned) or words("panel-none")),
            (words("panel-influence"), self.cubes(words, view.cubes[board * 4 : board * 4 + 4])),
        ]

    def cards(self, view: FortyFourBce, words: Words, board: int) -> list[Row]:
        """Numbers of hidden cards for all, the cards themselves for who may know them (BC-2.12, BC-2.13)."""
        rows = [(words("panel-faceup"), self.listed(view, words, view.faceup[board]))]
        down = view.facedown[board]
        known = not down or view.box.back not in down
        counted = words("panel-facedown-text", count=len(down))
        rows.append((words("panel-facedown"), self.listed(view, words, down) if down and known else counted))
        inside = (*view.collegium[board], *view.dark[board])
        told = words("panel-collegium-text", cards=len(inside), tiles=len(view.tiles[board]))
        if view.viewer == view.decider(board) and inside:
            told = words("panel-collegium-known", told=told, cards=self.listed(view, words, sorted(inside)))
        rows.append((words("panel-collegium"), told))
        if view.viewer == view.decider(board) and view.tiles[board]:
            tiles = [
                f"{words(f'tile-{view.box.tiles[tile]}')} ({words(f'field-{FIELDS[tile % 3]}')})"
                for tile in view.tiles[board]
            ]
            rows.append((words("panel-tiles"), ", ".join(tiles)))
        return rows

    def listed(self, view: FortyFourBce, words: Words, cards: Iterable[int]) -> str:
        """Cards by name, copies counted."""
        names = (*view.box.cards, "back")
        found = list(cards)
        told = [counted(found.count(card), words(f"card-{names[card]}")) for card in sorted(set(found))]
        return ", ".join(told) or words("panel-none")

    def plan_rows(self, view: FortyFourBce, words: Words, names: Sequence[str], board: int) -> list[Row]:
        """What is laid: the viewer's own draft, a sealed plan, or the stacks on the table."""
        called = [self.name(view, words, names, other) for other in range(view.boards)]
        if view.phase == RESOLUTION:
            return self.laid(view, words, called, board)
        seat = view.decider(board)
        draft = view.drafts[seat]
        step = view.agenda[-1] if view.agenda else None
        if isinstance(step, Discard):
            told = ", ".join(self.discard(view, words, move) for move in draft)
            return [(words("panel-discards"), told)] if draft and step.board == board else []
        plan = view.plans[board] or (own_part(draft) if board < view.seats else shared_part(draft))
        if plan == SEALED_PLAN:
            return [(words("panel-plan"), words("panel-sealed"))]
        return self.plan(view, words, called, plan)

    def discard(self, view: FortyFourBce, words: Words, move: int) -> str:
        if kind_of(move) == PUT_AWAY:
            return words(f"card-{view.box.cards[put_away_card(move)]}")
        return words(f"influence-{INFLUENCE[argument_of(move)]}")

    def plan(self, view: FortyFourBce, words: Words, called: Sequence[str], plan: Sequence[int]) -> list[Row]:
        """A plan, field by field."""
        rows = []
        for field, name in enumerate(FIELDS):
            stack = stack_in(tuple(plan), field)
            parts = [", ".join(words(f"recruit-{view.box.recruits[card]}") for card in stack)] if stack else []
            loyalty = plan.count(loyalty_entry(field))
            if loyalty:
                parts.append(words("cubes-loyalty", count=loyalty))
            for other, who in enumerate(called):
                support = plan.count(support_entry(field, other))
                if support:
                    parts.append(words("plan-support", cubes=words("cubes-support", count=support), to=who))
            charisma = [plan.count(charisma_entry(field, kind)) for kind in range(len(INFLUENCE))]
            if any(charisma):
                parts.append(words("plan-charisma", cubes=self.cubes(words, charisma)))
            if parts:
                rows.append((words("panel-plan-field", field=words(f"field-{name}")), "; ".join(parts)))
        return rows

    def laid(self, view: FortyFourBce, words: Words, called: Sequence[str], board: int) -> list[Row]:
        rows = []
        for field, name in enumerate(FIELDS):
            stack = [words(f"recruit-{view.box.recruits[stack_card(e)]}") for e in view.stacks[board * 3 + field]]
            front = view.front[board * 3 + field]
            if front:
                stack.append(words("panel-front", count=front))
            if stack:
                rows.append((words(f"field-{name}"), ", ".join(stack)))
        return rows
