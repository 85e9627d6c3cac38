"""How Tali is seen: in words, in panels and as a picture. Everything is made from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabularium.draw.svg import circle, rect, text
from tabularium.draw.words import WordedBoard
from tabularium.kernel.picture import Area, Ground, Path, Picture, Piece, touches
from tabularium.kernel.presentation import Panel
from tabularium.kernel.sight import Sight
from tabularium.kernel.textboard import Line, Section

if TYPE_CHECKING:
    from tali.game import Tali, TaliBox

TABLE = Ground("table", 1000, 500, rect(0, 0, 1000, 500, "marble"))


class TaliBoard(WordedBoard["Tali"]):
    def __init__(self, throw: int, keep: int) -> None:
        self.throw = throw
        self.keep = keep

    def where(self, sight: Sight[Tali, TaliBox]) -> str:
        return sight.words("where", round=min(sight.box.rounds, 1 + sight.view.turn // sight.seats))

    def faces(self, sight: Sight[Tali, TaliBox], faces: Sequence[int]) -> str:
        return ", ".join(sight.words(f"face-{sight.box.faces[face]}") for face in faces) or sight.words("line-nothing")

    def patron(self, sight: Sight[Tali, TaliBox], seat: int) -> str:
        """The patron of a seat as far as this viewer knows it."""
        face = sight.view.patrons[seat]
        if face == len(sight.box.faces):
            return sight.words("line-no-patron")
        return sight.words(f"face-{sight.box.faces[face]}")

    def sections(self, sight: Sight[Tali, TaliBox]) -> list[Section]:
        view = sight.view
        heap = sight.words("line-heap", faces=self.faces(sight, view.heap), number=view.pips(view.heap))
        seats = [
            Line(sight.names[seat], (self.faces(sight, view.kept[seat]), self.patron(sight, seat)))
            for seat in range(view.seats)
        ]
        return [
            Section("heap", sight.words("title-heap"), (Line(heap),)),
            Section("seats", sight.words("title-seats"), tuple(seats)),
        ]

    def panels(self, sight: Sight[Tali, TaliBox]) -> list[Panel]:
        view = sight.view
        rows = [((sight.words("score-heaps"), str(view.pips(view.kept[seat]))),) for seat in range(view.seats)]
        return [Panel(sight.names[seat], rows[seat], seat) for seat in range(view.seats)]

    # -- the picture --

    def draw(self, sight: Sight[Tali, TaliBox]) -> Picture:
        view, words = sight.view, sight.words
        number = view.pips(view.heap)
        pieces = [
            Piece("bone", "bone", 380, 120, words("piece-bone"), touch="bone", w=90, h=90, drawing=bone()),
            Piece("heap", "heap", 620, 120, words("piece-heap", number=number), touch="heap", w=120, h=120,
                  drawing=circle(0, 0, 55, "chip") + text(str(number), 0, 8, "words")),
        ]  # fmt: skip
        for seat in range(view.seats):
            pieces += self.place(sight, seat)
        return Picture((Area("table", words("area-table"), TABLE, tuple(pieces)),))

    def place(self, sight: Sight[Tali, TaliBox], seat: int) -> list[Piece]:
        """What lies before a seat: its points, what it kept, and its patron."""
        view, words, name = sight.view, sight.words, sight.names[seat]
        x = 140 + 240 * seat
        number = view.pips(view.kept[seat])
        hidden = view.patrons[seat] == len(view.box.faces)
        kept = words("piece-kept", seat=name, faces=self.faces(sight, view.kept[seat]))
        if hidden:
            says, shown = words("piece-face-down", seat=name), "?"
        else:
            shown = self.patron(sight, seat)
            says = words("piece-patron", face=shown)
        return [
            Piece("score", f"score-{seat}", x, 260, words("piece-seat", seat=name, number=number), w=160, h=50,
                  drawing=rect(-80, -25, 160, 50, "parchment", 6) + text(str(number), 0, 6, "words")),
            Piece("kept", f"kept-{seat}", x, 340, kept, w=160, h=60,
                  drawing=rect(-80, -30, 160, 60, "room", 6) + text(str(len(view.kept[seat])), 0, 6, "words")),
            Piece("patron", f"patron-{seat}", x, 430, says, w=160, h=60,
                  drawing=rect(-80, -30, 160, 60, "parchment", 6) + text(shown, 0, 6, "words")),
        ]  # fmt: skip

    def path(self, view: Tali, move: int) -> Path | None:
        return touches("bone" if move == self.throw else "heap")


def bone() -> str:
    return rect(-40, -40, 80, 80, "parchment", 18) + text("?", 0, 8, "words")
