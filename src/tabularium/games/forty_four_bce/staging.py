"""The great moments of a year: each field as it is counted and awarded, and what the year brought."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.notation import STATEMENTS
from tabularium.games.forty_four_bce.picture.sight import Sight
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.games.forty_four_bce.steps.choices import contributes
from tabularium.games.forty_four_bce.steps.negotiation import statement_index
from tabularium.kernel.staged import Staged, StagedSide, gained
from tabularium.kernel.state import Event

HEIRS = {told.KEEPS_IM: "keeps-im", told.WINS_IM: "wins-im", told.SHARED_WINS_IM: "shared-wins-im"}
BEGINS = frozenset((told.YEAR,))
SUMS_UP = frozenset(HEIRS)


def staged(sight: Sight, events: Sequence[Event], start: FortyFourBce | None) -> Staged | None:
    """A field that is counted, or the year once its next Imperium Maius is known."""
    for event in events:
        if event.kind == told.TOTALS:
            return field_staged(sight, event.public[0])
        if event.kind in HEIRS and start is not None:
            return year_staged(sight, start, HEIRS[event.kind])
    return None


def boards(view: FortyFourBce) -> tuple[int, ...]:
    """The Imperium Maius first, then the Suitors in their order."""
    *suitors, im = view.order()
    return (im, *suitors)


def called(sight: Sight, board: int) -> str:
    return sight.words("stage-im", seat=sight.names[board]) if board == sight.view.im else sight.names[board]


# -- one field ---------------------------------------------------------------------------------------


def field_staged(sight: Sight, field: int) -> Staged:
    title = sight.words("stage-field", field=sight.fields[field])
    sides = tuple(field_side(sight, board, field) for board in boards(sight.view))
    tile = sight.view.letter() * 3 + field
    return Staged(title, f"field-{terms.FIELDS[field]}", sides, (why(sight, field), awarded(sight, field, tile)))


def field_side(sight: Sight, board: int, field: int) -> StagedSide:
    """The recruits of a board with their authority; the Imperium Maius also has that of the tile."""
    view, words = sight.view, sight.words
    at = board * 3 + field
    counted = [(words(f"recruit-{recruit_id(sight, entry)}"), contributes(view, entry)) for entry in view.stacks[at]]
    tile = view.letter() * 3 + field
    if board == view.im and view.box.tile_authority[tile]:
        counted.append((tile_name(sight, tile), view.box.tile_authority[tile]))
    added = tuple((name, str(authority)) for name, authority in counted)
    result = words("stage-count", authority=view.authority[at], charisma=view.charisma[at])
    return StagedSide(board, called(sight, board), (), added, result)


def recruit_id(sight: Sight, entry: int) -> str:
    return sight.box.recruits[packed.stack_card(entry)]


def tile_name(sight: Sight, tile: int) -> str:
    return sight.words(f"tile-{sight.box.tiles[tile]}")


def totals(view: FortyFourBce, field: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Authority and charisma of the Imperium Maius, and of the Suitors together."""
    *suitors, im = view.order()

    def together(boards: Sequence[int]) -> tuple[int, int]:
        return (
            sum(view.authority[board * 3 + field] for board in boards),
            sum(view.charisma[board * 3 + field] for board in boards),
        )

    return together((im,)), together(suitors)


def why(sight: Sight, field: int) -> str:
    """The seat that controls a field, and by what."""
    view = sight.view
    mine, theirs = totals(view, field)
    is_held = view.awarded[field] == view.im
    more, less = (mine, theirs) if is_held else (theirs, mine)
    by = 0 if more[0] != less[0] else 1 if more[1] != less[1] else 2
    name = ("authority", "charisma", "nothing")[by]
    said = {"field": sight.fields[field], "seat": sight.names[view.im], "held": "yes" if is_held else "no"}
    return sight.words(f"stage-by-{name}", more=more[by % 2], less=less[by % 2], **said)


def awarded(sight: Sight, field: int, tile: int) -> str:
    board = sight.view.awarded[field]
    worth = sight.box.tile_imperium[tile]
    return sight.words("event-awarded", seat=sight.names[board], tile=tile_name(sight, tile), imperium=worth)


# -- the year ----------------------------------------------------------------------------------------


def year_staged(sight: Sight, start: FortyFourBce, heir: str) -> Staged:
    view, words = sight.view, sight.words
    title = words("stage-year", year=words(f"year-{view.box.years[view.year - 1]}"))
    fields = tuple(why(sight, field) for field in range(len(terms.FIELDS)))
    next_im = words(f"event-{heir}", seat=sight.names[view.heir])
    sides = tuple(year_side(sight, start, board) for board in boards(view))
    return Staged(title, "", sides, (*fields, next_im, *pledges(sight)))


def year_side(sight: Sight, start: FortyFourBce, board: int) -> StagedSide:
    """What the year brought to a board so far: Imperium and Denarii, and the tiles that it was awarded."""
    view, words = sight.view, sight.words
    tiles = [view.letter() * 3 + field for field in range(len(terms.FIELDS)) if view.awarded[field] == board]
    worth = [words("stage-tile", tile=tile_name(sight, tile), imperium=sight.box.tile_imperium[tile]) for tile in tiles]
    added = gained(purse(sight, start, board), purse(sight, view, board))
    return StagedSide(board, called(sight, board), (), added, words.listed(worth) or words("stage-no-tile"))


def purse(sight: Sight, s: FortyFourBce, board: int) -> list[tuple[str, int]]:
    words = sight.words
    return [(words("score-track"), s.imperium[board]), (words("score-denarii"), s.denarii[board])]


def pledges(sight: Sight) -> list[str]:
    """What became of all that was promised this year."""
    view, words = sight.view, sight.words
    return [
        words(
            "event-verdict",
            number=n + 1,
            seat=sight.names[packed.speaker_of(statement)],
            statement=words(f"statement-{STATEMENTS[statement_index(packed.spoken(statement))]}"),
            verdict=words(f"verdict-{kinds.VERDICTS[verdict]}"),
        )
        for n, (statement, verdict) in enumerate(zip(view.statements, view.verdicts, strict=False))
        if verdict != kinds.NO_VERDICT
    ]
