"""Behind the viewer's own screen: cards, cubes and Collegium, as far as nothing of it is laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabularium.draw.pieces import named, step_in
from tabularium.draw.svg import group, rect, text, use
from tabularium.games.forty_four_bce import faces, packed, terms
from tabularium.games.forty_four_bce.picture import faces as art
from tabularium.games.forty_four_bce.picture import layout
from tabularium.games.forty_four_bce.picture.ground import screen_ground
from tabularium.games.forty_four_bce.picture.pieces import prefix, recruit_reads
from tabularium.games.forty_four_bce.picture.sight import Sight
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.games.forty_four_bce.steps.choices import ToCollegium
from tabularium.games.forty_four_bce.steps.commitment import left_over
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.picture import Area, Piece
from tabularium.kernel.sight import part

Held = tuple[int, int, int]  # a card, its face and how many


def screen_areas(sight: Sight) -> Iterator[Area]:
    """The viewer's own screen, and the shared Suitor's where it is theirs this year: then both are half as wide."""
    mine = [board for board in range(sight.view.boards) if sight.is_mine(board)]
    wide = layout.SCREEN[0] * (1 if len(mine) == 1 else 0.56)
    for board in mine:
        own = board < sight.seats
        title, key = sight.words("area-screen" if own else "area-shared"), "screen" if own else "shared"
        cards, cubes = in_hand(sight, board)
        pieces = (*things(sight, board, cubes), *hand(sight, board, wide, cards))
        yield Area(key, title, screen_ground(wide, sight.words), pieces, "near", board)


def things(sight: Sight, board: int, cubes: Sequence[int]) -> Iterator[Piece]:
    """Cubes, Collegium, purse and architects keep their place."""
    view, here = sight.view, f"screen-{board}"
    yield from cubes_left(sight, board, tuple(cubes))
    yield from collegium(sight, board, (*view.collegium[board], *view.dark[board]), view.tiles[board])
    purse, left = view.denarii[board], view.reserve[board]
    says = sight.words("piece-purse", seat=sight.names[board], count=purse)
    yield Piece("purse", here, 141, 138, says, number=purse, w=30, h=30, drawing=art.coins(purse, 30))
    says = sight.words("piece-reserve", seat=sight.names[board], count=left)
    yield Piece("reserve", here, 176, 138, says, number=left, w=30, h=30, drawing=art.numbered("architect", left, 30))


@part
def cubes_left(sight: Sight, board: int, cubes: tuple[int, ...]) -> Iterator[Piece]:
    for kind, count in enumerate(cubes):
        found = cube(sight, board, kind, count, 44, *layout.cube_spot(kind))
        yield found if count else found._replace(touch="", drawing=group(art.chip(kind, 1, 44), cls="absent"))


@part
def collegium(sight: Sight, board: int, cards: tuple[int, ...], tiles: tuple[int, ...]) -> Iterator[Piece]:
    words, inside = sight.words, sorted(cards)
    says = words("piece-collegium-mine", count=len(inside), tiles=len(tiles), seat=sight.names[board])
    drawing = art.face_down(50) + group(art.amount(len(inside)) if inside else "", 12, 22, scale=1.2)
    told = [words(f"card-{sight.box.cards[card]}") for card in inside]
    told += [words(f"tile-{sight.box.tiles[tile]}") for tile in tiles]
    reads, place = (
        (words("reads-collegium", cards=words.listed(told) if told else words("cards-none")),),
        f"screen-{board}",
    )
    yield Piece("collegium", place, 157, 66, says, number=len(inside), w=50, h=70, drawing=drawing, reads=reads)


def hand(sight: Sight, board: int, wide: float, cards: Sequence[Held]) -> Iterator[Piece]:
    """The cards lie beside; what is about to be discarded is crossed out, to be touched and kept."""
    gone_cards, gone_cubes = discarded(sight, board)
    yield from cards_in_hand(sight, board, wide, tuple(cards), tuple(gone_cards), has_faces(sight))
    for kind, count in gone_cubes:
        x, y = layout.cube_spot(kind)
        yield gone(sight, cube(sight, board, kind, count, 28, x + 19, y - 23), "piece-gone")


@part
def cards_in_hand(
    sight: Sight, board: int, wide: float, cards: tuple[Held, ...], gone_cards: tuple[Held, ...], by_face: bool
) -> Iterator[Piece]:
    left, card = layout.HAND, layout.CARD
    step = max(card / 2, step_in(wide - 10 - left, len(cards) + len(gone_cards), card, 6))
    for k, held in enumerate(cards):
        yield hand_card(sight, board, *held, left + card / 2 + step * k, by_face)
    for k, held in enumerate(gone_cards, len(cards)):
        yield gone(sight, hand_card(sight, board, *held, left + card / 2 + step * k, by_face), "piece-gone-card")
    if not cards and not gone_cards:
        says, key = sight.words("picture-no-cards"), f"screen-{board}-hand"
        drawing, at = text(says, 0, 5, "onwood"), ((left + wide) / 2, 85)
        yield named("empty", key, at, (300, 24), says, drawing, touch="")


def cube(sight: Sight, board: int, kind: int, count: int, size: float, x: float, y: float) -> Piece:
    name = terms.INFLUENCE[kind]
    says = sight.words("piece-mine", cubes=faces.amount(name, count, sight.words), seat=sight.names[board])
    return Piece(
        f"cube-{name}", f"screen-{board}", x, y, says, number=count, touch=f"{prefix(sight, board)}cube-{name}",
        w=size, h=size, drawing=art.chip(kind, count, size),
    )  # fmt: skip


def gone(sight: Sight, piece: Piece, says: str) -> Piece:
    """The same, about to be discarded: touched to be kept after all."""
    said = sight.words(says, thing=piece.says)
    cross = use("cross", 0, 0, min(piece.w, 54), "gone")
    return piece._replace(
        place=f"{piece.place}-gone", touch=f"gone-{piece.touch}", says=said, marks=("chosen",),
        drawing=group(piece.drawing, cls="dimmed") + cross,
    )  # fmt: skip


def discarded(sight: Sight, board: int) -> tuple[list[Held], list[tuple[int, int]]]:
    """The cards by face and the cubes that are about to be discarded, with their numbers."""
    draft = sight.view.drafts[sight.view.decider(board)] if sight.discarding == board else ()
    moves = sorted(set(draft))
    discards = [move for move in moves if kind_of(move) == kinds.PUT_AWAY]
    cards = [(packed.put_away_card(m), packed.put_away_face(m), draft.count(m)) for m in discards]
    return cards, [(argument_of(m), draft.count(m)) for m in moves if kind_of(m) != kinds.PUT_AWAY]


def in_hand(sight: Sight, board: int) -> tuple[list[Held], list[int]]:
    """Cards by face with their number, and cubes, that are neither laid nor about to be discarded."""
    view = sight.view
    plan = sight.plan(board) if view.phase < terms.RESOLUTION else ()
    left, cubes = left_over(view, board, plan)
    gone_cards, gone_cubes = discarded(sight, board)
    found: list[Held] = []
    for card in sorted(set(left)):
        up = min(left.count(card), view.faceup[board].count(card))
        down = left.count(card) - up
        up -= sum(count for gone_card, face, count in gone_cards if (gone_card, face) == (card, kinds.FACE_UP))
        down -= sum(count for gone_card, face, count in gone_cards if (gone_card, face) == (card, kinds.FACE_DOWN))
        found.extend((card, face, count) for face, count in ((kinds.FACE_UP, up), (kinds.FACE_DOWN, down)) if count)
    for kind, count in gone_cubes:
        cubes[kind] -= count
    return found, cubes


def has_faces(sight: Sight) -> bool:
    """Whether it matters now which face of a card is touched."""
    return sight.discarding >= 0 or isinstance(sight.step, ToCollegium)


def hand_card(sight: Sight, board: int, card: int, face: int, count: int, x: float, by_face: bool) -> Piece:
    box, words, wide = sight.box, sight.words, layout.CARD
    key, shown = f"{prefix(sight, board)}card-{box.cards[card]}", words(f"card-{box.cards[card]}")
    if by_face:
        key += ("-up", "-down")[face]
    lies = words(("face-up", "face-down")[face])
    says = words("piece-hand", card=shown, face=lies, count=count, seat=sight.names[board])
    if card == box.loyal:
        drawing = art.loyalty_card(words, wide)
        reads: tuple[str, ...] = (shown, words("reads-loyalty", suitor=box.loyalty_suitor, im=box.loyalty_im))
    else:
        drawing, reads = art.recruit_card(box, card, words, wide), recruit_reads(box, card, words)
    if face == kinds.FACE_DOWN:
        drawing += rect(-wide / 2 + 3, 51, 19, 18, "numdot", 5) + use("hidden", -wide / 2 + 12.5, 60, 15, "onband")
    if count > 1:
        drawing += group(art.amount(count), -wide / 2 - 6, -74, scale=1.4)  # cards may lie over its right side
    place = f"screen-{board}"
    return Piece("card", place, x, 85, says, number=count, touch=key, w=wide, h=140, drawing=drawing, reads=reads)
