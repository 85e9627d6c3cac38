"""The form for a new table: what it shows, and the plan that it describes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from tabularium.bots.levels import LEVELS, parts_of
from tabularium.kernel.custom import find_custom_box
from tabularium.kernel.game import AnyGame
from tabularium.tables.guides import guide_of
from tabularium.tables.laying import KINDS, SeatPlan, TablePlan
from tabularium.tables.refusals import BadTable
from tabularium.tables.table import Table
from tabularium.web.drills import drill_plan
from tabularium.web.guide import lesson_plan
from tabularium.web.scene import choice_called
from tabularium.web.visitor import Visitor, number

PACES = ("", "0", "1", "2", "3", "7", "300+10", "900+20", "2700+30")  # usual, none, days, or seconds and increment

Fields = Mapping[str, str]


def new_table_form(game: AnyGame, me: Visitor, fields: Fields) -> dict[str, object]:
    """What the form for a new table shows: what was chosen before, or the usual."""
    most, usual = max(game.player_counts), game.usual_seats
    usually = ["me", *["bot"] * (usual - 1), *["none"] * (most - usual)]
    seats = [
        {
            "kind": fields.get(f"kind-{i}", usually[i]),
            "name": fields.get(f"name-{i}", me.name if i == 0 else ""),
            "level": fields.get(f"level-{i}", "senator"),
        }
        for i in range(most)
    ]
    chosen = {option.key: fields.get(f"option-{option.key}", option.choices[0]) for option in game.options}
    return {
        "game": game,
        "words": game.board.words(me.lang),
        "called": partial(choice_called, game, me.lang),
        "seats": seats,
        "solo": is_solo(game, fields),
        "kinds": (*KINDS, "none"),
        "levels": tuple(LEVELS),
        "chosen": chosen,
        "box": fields.get("box", ""),
        "paces": PACES,
        "pace": fields.get("pace", ""),
        "listed": fields.get("listed") == "yes",
        "problem": "",
    }


def can_solo(game: AnyGame) -> bool:
    """Whether playing solo is a choice: where others could play along."""
    return 1 in game.player_counts and len(game.player_counts) > 1


def is_solo(game: AnyGame, fields: Fields) -> bool:
    return can_solo(game) and fields.get("solo") == "yes"


def form_like(table: Table, me: Visitor) -> dict[str, str]:
    """The form of a table that was played before: the same people in the same seats, and the same options."""
    pace = f"{table.bank:.0f}+{table.increment:.0f}" if table.bank else str(table.pace)
    fields = {"pace": pace if pace in PACES else "", "listed": "yes" if table.listed else ""}
    mine = table.held_by(me.holder) or [0]  # who only watched takes the first seat
    for seat in range(max(table.game.player_counts)):
        fields[f"kind-{seat}"] = "none"
    for seat, chair in enumerate(table.chairs):
        kind = "link" if chair.holder else "bot" if chair.bot else "open"
        fields[f"kind-{seat}"] = "me" if seat in mine[:1] else "here" if seat in mine else kind
        fields[f"name-{seat}"] = chair.name if chair.holder == me.holder or seat not in mine else me.name
        fields[f"level-{seat}"] = parts_of(chair.bot)[0] or "senator"
    fields["solo"] = "yes" if len(table.chairs) == 1 else ""
    fields["box"] = table.game.box_names.get(table.live.acta.box, "")
    return fields | {f"option-{key}": choice for key, choice in table.live.acta.options.items()}


def plan_of(game: AnyGame, me: Visitor, fields: Fields) -> TablePlan:
    """The plan that a form describes; `quick` is me against bots, Senators unless it says so, `lesson` with a guide."""
    if fields.get("lesson"):
        told = guide_of(game)
        if told is None:
            raise BadTable(f"{game.id} has no lesson")
        return lesson_plan(game, told, me.name)
    if fields.get("drill"):
        return drill_plan(game, number(fields["drill"], 0), me.name)
    if fields.get("quick"):
        level = fields.get("level", "senator")
        check_levels([level])
        seats = [SeatPlan("me", me.name), *[SeatPlan("bot", level=level)] * (game.usual_seats - 1)]
        return TablePlan(game, seats, game.first[1] if game.first is not None else {})
    solo = is_solo(game, fields)
    wanted = (
        [SeatPlan("me", fields.get("name-0", "")[:200])]
        if solo
        else [
            SeatPlan(kind, fields.get(f"name-{i}", "")[:200], fields.get(f"level-{i}", "senator"))
            for i in range(max(game.player_counts))
            if (kind := fields.get(f"kind-{i}", "none")) != "none"
        ]
    )
    check_levels(seat.level for seat in wanted if seat.kind == "bot")
    options = {
        option.key: fields[f"option-{option.key}"]
        for option in game.options
        if f"option-{option.key}" in fields and not (option.seats and len(wanted) not in option.seats)
    }
    pace, bank, increment = pace_of(fields.get("pace", ""))
    box = find_custom_box(game, fields.get("box", ""))
    gather = fields.get("gather") == "yes" and not solo
    return TablePlan(game, wanted, options, pace, fields.get("listed") == "yes", bank, increment, box, gather=gather)


def check_levels(levels: Iterable[str]) -> None:
    if not LEVELS.keys() >= set(levels):
        raise BadTable(f"bots are {', '.join(LEVELS)}")


def pace_of(text: str) -> tuple[int | None, int, int]:
    """A pace in days (None: the usual), or the bank and the increment of clocks in seconds."""
    bank, plus, increment = text.partition("+")
    if plus:
        return 0, number(bank, 0), number(increment, 0)
    return (number(text, 0) if text else None), 0, 0
