"""The market in words, and where it is drawn."""

from tabularium.draw.words import WordedBoard
from tabularium.games.nundinae.picture import Sight, contents, draw, path_of
from tabularium.games.nundinae.state import Market
from tabularium.kernel.picture import BoxShelf, Path, Picture
from tabularium.kernel.presentation import Panel, counted_names
from tabularium.kernel.textboard import Line, Section


class MarketBoard(WordedBoard[Market]):
    def where(self, sight: Sight) -> str:
        return sight.words("where", day=sight.view.day)

    def sections(self, sight: Sight) -> list[Section]:
        view, words = sight.view, sight.words
        lines = [Line(words("board", worth=view.worth, deck=len(view.deck)))]
        if view.discard:
            cards = [words(f"card-{view.box.cards[card]}") for card in sorted(view.discard)]
            lines.append(Line(words("board-discard"), (words.listed(counted_names(cards)),)))
        return [Section("market", "", tuple(lines))]

    def panels(self, sight: Sight) -> list[Panel]:
        view = sight.view
        name = [sight.words(f"card-{card}") for card in (*view.box.cards, "back")]
        panels = []
        for seat in range(view.seats):
            gifts = [card for _, taker, card in view.gifts if taker == seat]
            piles = {"hand": view.hands[seat], "gifts": gifts, "bid": view.drafts[seat]}
            rows = [(sight.words(f"panel-{pile}"), ", ".join(name[card] for card in piles[pile])) for pile in piles]
            panels.append(Panel(sight.names[seat], tuple(rows), seat))
        return panels

    def holdings(self, view: Market, seat: int) -> dict[str, int]:
        return {"card": len(view.hands[seat])}

    def draw(self, sight: Sight) -> Picture:
        return draw(sight)

    def contents(self, sight: Sight) -> tuple[BoxShelf, ...]:
        return contents(sight)

    def path(self, view: Market, move: int) -> Path | None:
        return path_of(view, move)
