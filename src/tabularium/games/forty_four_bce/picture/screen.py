"""Behind the viewer's own screen: cards, cubes and Collegium, as far as nothing of it is laid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from tabularium.draw.svg import group, n, rect, text, use
from tabularium.games.forty_four_bce import faces
from tabularium.games.forty_four_bce.box import INFLUENCE, RESOLUTION
from tabularium.games.forty_four_bce.packed import put_away_card, put_away_face
from tabularium.games.forty_four_bce.picture import art
from tabularium.games.forty_four_bce.picture.fields import recruit_reads
from tabularium.games.forty_four_bce.picture.table import Table
from tabularium.games.forty_four_bce.steps.choices import ToCollegium
from tabularium.games.forty_four_bce.steps.commitment import left_over
from tabularium.games.forty_four_bce.steps.kinds import FACE_DOWN, FACE_UP, PUT_AWAY
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.parts import part
from tabularium.kernel.picture import Area, Ground, Piece
from tabularium.kernel.presentation import Words

WIDE: Final = 1000.0
CARD: Final = 100
HAND: Final = 206  # where the cards begin, beside cubes and Collegium


def screen_areas(t: Table) -> Iterator[Area]:
    """The viewer's own screen, and the shared Suitor's where it is theirs this year: then both are half as wide."""
    view = t.view
    mine = [board for board in range(view.boards) if t.mine(board)]
    wide = WIDE if len(mine) == 1 else WIDE * 0.56
    for board in mine:
        title = t.words("area-screen" if board < view.seats else "area-shared")
        key = "screen" if board < view.seats else "shared"
        yield Area(key, title, screen_ground(wide, t.words), screen_part(t, board, wide), "near", board)


@cache
def screen_ground(wide: float, words: Words) -> Ground:
    drawn = rect(6, 6, 190, 158, "tablet", 8)  # on the wood of the house
    drawn += text(words("picture-cubes"), 58, 22, "onwood tiny") + text(
        words("picture-collegium"), 157, 22, "onwood tiny"
    )
    return Ground(f"screen-{n(wide)}", wide, 170, drawn)


def screen_part(t: Table, board: int, wide: float) -> tuple[Piece, ...]:
    """What lies before a player, and what it is made from."""
    view = t.view
    cubes = tuple(view.cubes[board * 4 : board * 4 + 4])
    cards = (view.faceup[board], view.facedown[board], view.collegium[board], view.dark[board], view.tiles[board])
    draft = view.drafts[view.decider(board)] if t.discarding == board else ()
    return part(
        lambda: pieces(t, board, wide),
        "screen", t.eyes, t.now, board, wide, cubes, cards, view.denarii[board], view.reserve[board], t.plan(board),
        draft, t.discarding, by_face(t),
    )  # fmt: skip


def prefix(t: Table, board: int) -> str:
    return "" if board < t.view.seats else "shared-"


def pieces(t: Table, board: int, wide: float) -> Iterator[Piece]:
    """Cubes and Collegium keep their place; the cards lie beside them."""
    view, words = t.view, t.words
    cards, cubes = in_hand(t, board)
    here = f"screen-{board}"
    for kind, count in enumerate(cubes):
        found = cube(t, board, kind, count, 44, *cube_spot(kind))
        yield found if count else found._replace(touch="", drawing=group(art.chip(kind, 1, 44), cls="absent"))
    inside = sorted((*view.collegium[board], *view.dark[board]))
    says = words("piece-collegium-mine", count=len(inside), tiles=len(view.tiles[board]), seat=t.names[board])
    drawing = art.face_down(50) + group(art.amount(len(inside)) if inside else "", 12, 22, scale=1.2)
    told = [words(f"card-{view.box.cards[card]}") for card in inside]
    told += [words(f"tile-{view.box.tiles[tile]}") for tile in view.tiles[board]]
    reads = (words("reads-collegium", cards=words.listed(told) if told else words("cards-none")),)
    yield Piece("collegium", here, 157, 66, says, number=len(inside), w=50, h=70, drawing=drawing, reads=reads)
    purse, left = view.denarii[board], view.reserve[board]
    says = words("piece-purse", seat=t.names[board], count=purse)
    yield Piece("purse", here, 141, 138, says, number=purse, w=30, h=30, drawing=art.coins(purse, 30))
    says = words("piece-reserve", seat=t.names[board], count=left)
    yield Piece("reserve", here, 176, 138, says, number=left, w=30, h=30, drawing=art.numbered("architect", left, 30))
    gone_cards, gone_cubes = discarded(t, board)
    step = max(CARD / 2, min(CARD + 6, (wide - 10 - HAND - CARD) / max(1, len(cards) + len(gone_cards) - 1)))
    for k, (card, face, count) in enumerate(cards):
        yield hand_card(t, board, card, face, count, HAND + CARD / 2 + step * k)
    for k, (card, face, count) in enumerate(gone_cards, len(cards)):
        yield gone(t, hand_card(t, board, card, face, count, HAND + CARD / 2 + step * k), "piece-gone-card")
    if not cards and not gone_cards:
        said = words("picture-no-cards")
        drawing = text(said, 0, 5, "onwood")
        yield Piece(
            "empty", f"{here}-hand", (HAND + wide) / 2, 85, said, id=f"{here}-hand", w=300, h=24, drawing=drawing
        )
    for kind, count in gone_cubes:
        x, y = cube_spot(kind)
        yield gone(t, cube(t, board, kind, count, 28, x + 19, y - 23), "piece-gone")


def cube_spot(kind: int) -> tuple[float, float]:
    return 32 + 52 * (kind % 2), 56 + 66 * (kind // 2)


def cube(t: Table, board: int, kind: int, count: int, size: float, x: float, y: float) -> Piece:
    name = INFLUENCE[kind]
    says = t.words("piece-mine", cubes=faces.amount(name, count, t.words), seat=t.names[board])
    return Piece(
        f"cube-{name}", f"screen-{board}", x, y, says, number=count, touch=f"{prefix(t, board)}cube-{name}",
        w=size, h=size, drawing=art.chip(kind, count, size),
    )  # fmt: skip


def gone(t: Table, piece: Piece, says: str) -> Piece:
    """The same, about to be discarded: touched to be kept after all."""
    said = t.words(says, thing=piece.says)
    cross = use("cross", 0, 0, min(piece.w, 54), "gone")
    return piece._replace(
        place=f"{piece.place}-gone", touch=f"gone-{piece.touch}", says=said, marks=("chosen",),
        drawing=group(piece.drawing, cls="dimmed") + cross,
    )  # fmt: skip


def discarded(t: Table, board: int) -> tuple[list[tuple[int, int, int]], list[tuple[int, int]]]:
    """The cards by face and the cubes that are about to be discarded, with their numbers."""
    draft = t.view.drafts[t.view.decider(board)] if t.discarding == board else ()
    moves = sorted(set(draft))
    cards = [(put_away_card(m), put_away_face(m), draft.count(m)) for m in moves if kind_of(m) == PUT_AWAY]
    return cards, [(argument_of(m), draft.count(m)) for m in moves if kind_of(m) != PUT_AWAY]


def in_hand(t: Table, board: int) -> tuple[list[tuple[int, int, int]], list[int]]:
    """Cards by face with their number, and cubes, that are neither laid nor about to be discarded."""
    view = t.view
    plan = t.plan(board) if view.phase < RESOLUTION else ()
    left, cubes = left_over(view, board, plan)
    gone_cards, gone_cubes = discarded(t, board)
    found: list[tuple[int, int, int]] = []
    for card in sorted(set(left)):
        up = min(left.count(card), view.faceup[board].count(card))
        down = left.count(card) - up
        up -= sum(count for gone_card, face, count in gone_cards if (gone_card, face) == (card, FACE_UP))
        down -= sum(count for gone_card, face, count in gone_cards if (gone_card, face) == (card, FACE_DOWN))
        found.extend((card, face, count) for face, count in ((FACE_UP, up), (FACE_DOWN, down)) if count)
    for kind, count in gone_cubes:
        cubes[kind] -= count
    return found, cubes


def by_face(t: Table) -> bool:
    """Whether it matters now which face of a card is touched."""
    step = t.view.agenda[-1] if t.view.agenda else None
    return t.discarding >= 0 or isinstance(step, ToCollegium)


def hand_card(t: Table, board: int, card: int, face: int, count: int, x: float) -> Piece:
    view, words = t.view, t.words
    box = view.box
    name = box.cards[card]
    key = f"{prefix(t, board)}card-{name}"
    if by_face(t):
        key += ("-up", "-down")[face]
    shown = words(f"card-{name}")
    says = words("piece-hand", card=shown, face=words(("face-up", "face-down")[face]), count=count, seat=t.names[board])
    drawing = art.loyalty_card(words, CARD) if card == box.loyal else art.recruit_card(box, card, words, CARD)
    if face == FACE_DOWN:
        drawing += rect(-CARD / 2 + 3, 51, 19, 18, "numdot", 5) + use("hidden", -CARD / 2 + 12.5, 60, 15, "onband")
    if count > 1:
        drawing += group(art.amount(count), -CARD / 2 - 6, -74, scale=1.4)  # cards may lie over its right side
    reads = (
        (shown, words("reads-loyalty", suitor=box.loyalty_suitor, im=box.loyalty_im))
        if card == box.loyal
        else recruit_reads(box, card, words)
    )
    return Piece(
        "card", f"screen-{board}", x, 85, says, number=count, touch=key, w=CARD, h=140, drawing=drawing, reads=reads
    )
