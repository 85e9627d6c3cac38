"""The sea and its Empires in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tabularium.draw.words import words_in
from tabularium.games.mare_nostrum import effects
from tabularium.games.mare_nostrum.box import CARAVAN, ITEMS, KINDS, MARKET, SLOTS, TEMPLE, TITLES, bits
from tabularium.games.mare_nostrum.state import (
    ENEMY,
    FORTRESS_STOCK,
    INFLUENCE_STOCK,
    LAND_UNITS,
    LEGION_STOCK,
    MILITARY,
    NO_EMPIRE,
    NO_SEAT,
    NO_TILE,
    OWN,
    PURCHASES,
    STOCK,
    TRIREME_STOCK,
    Mare,
)
from tabularium.kernel.presentation import Board, Panel, Words

TRACK = 15  # the printed levels; beyond them the marker is turned over


class MareBoard(Board[Mare]):
    """Borders and powers are told in the phases in which they are of use, so that a screen holds the rest."""

    def words(self, lang: str) -> Words:
        return words_in(Path(__file__).parent, lang)

    def where(self, view: Mare, words: Words) -> str:
        return words("where", round=view.round, phase=words(f"phase-{view.phase}"))

    # -- the board as text ---------------------------------------------------------------------------

    def text(self, view: Mare, words: Words, names: Sequence[str]) -> str:
        lines = [words("board-provinces")]
        lines += [self.province(view, p, words, names) for p in bits(view.box.open[view.seats])]
        lines += ["", words("board-seas")]
        lines += [self.sea(view, sea, words, names) for sea in range(len(view.box.seas))]
        lines += ["", *self.table(view, words, names)]
        return "\n".join(lines)

    def province(self, view: Mare, p: int, words: Words, names: Sequence[str]) -> str:
        """One line: owner, buildings (empty sites in brackets), Units, and what a Conqueror holds."""
        box = view.box
        owner = view.owner(p)
        who = words("board-neutral") if owner == NO_SEAT else names[owner]
        parts = [words("board-province", province=words(f"province-{box.provinces[p]}"), owner=who)]
        conqueror = view.conqueror(p)
        sites = []
        for slot in bits(box.slots[p]):
            name = self.site(view, box.site_at[p * SLOTS + slot], words)
            if not (view.built[p] >> slot) & 1:
                name = words("board-empty-site", site=name)
            elif (view.held[p] >> slot) & 1:
                name = words("board-held", site=name, name=names[conqueror])
            sites.append(name)
        parts.append(", ".join(sites))
        parts += self.units(view, p, words, names)
        if conqueror != NO_SEAT:
            parts.append(words("board-conqueror", name=names[conqueror]))
            if view.seized[p]:
                parts.append(words("board-marker", name=names[conqueror]))
        if at_war(view, p):
            parts.append(words("board-war"))
        if view.phase not in (PURCHASES, MILITARY):
            return " | ".join(parts)
        near = [words(f"province-{box.provinces[other]}") for other in bits(box.land[p] & box.open[view.seats])]
        coast = [words(f"sea-{box.seas[sea]}") for sea in bits(box.shores[p])]
        return " | ".join((*parts, words("board-land", names=", ".join((*near, *coast)))))

    def site(self, view: Mare, site: int, words: Words) -> str:
        """A site in a few words: the line says already in which Province it is."""
        box = view.box
        kind = box.site_kind[site]
        if kind == CARAVAN:
            return words("board-caravan", good=words(f"good-{box.goods[box.site_good[site]]}"))
        if kind in (MARKET, TEMPLE):
            return words(f"item-{ITEMS[kind]}")
        return words(f"site-{box.sites[site]}")

    def units(self, view: Mare, p: int, words: Words, names: Sequence[str]) -> list[str]:
        found = []
        for seat in range(view.seats):
            if view.legions(p, seat):
                found.append(words("board-legions", name=names[seat], count=view.legions(p, seat)))
            if view.has_fortress(p, seat):
                found.append(words("board-fortress", name=names[seat]))
        return found

    def sea(self, view: Mare, sea: int, words: Words, names: Sequence[str]) -> str:
        box = view.box
        parts = [words(f"sea-{box.seas[sea]}")]
        if view.phase in (PURCHASES, MILITARY):
            near = [words(f"sea-{box.seas[other]}") for other in bits(box.sea_next[sea])]
            coast = [words(f"province-{box.provinces[p]}") for p in bits(box.coast[sea] & box.open[view.seats])]
            parts.append(words("board-land", names=", ".join((*near, *coast))))
        for seat in range(view.seats):
            if view.triremes(sea, seat):
                parts.append(words("board-triremes", name=names[seat], count=view.triremes(sea, seat)))
        return " | ".join(parts)

    def table(self, view: Mare, words: Words, names: Sequence[str]) -> list[str]:
        """What lies beside the board."""
        box = view.box
        tokens = [f"{words(f'token-{box.tokens[entry >> 3]}')} ({entry & 7})" for entry in view.slots]
        lines = [words("board-tokens", tokens=", ".join(tokens)) if tokens else words("board-no-tokens")]
        for seat in range(view.seats):
            if view.offers[seat]:
                kinds = ", ".join(words(f"kind-{box.kinds[kind]}") for kind in view.offers[seat])
                lines.append(words("board-offer", name=names[seat], kinds=kinds))
        lines.append(words("board-tiles"))
        if view.phase == PURCHASES:
            lines += [self.tile(view, tile, words) for tile in bits(view.face_up)]
        else:
            lines.append(", ".join(words(f"tile-{box.tiles[tile]}") for tile in bits(view.face_up)))
        if view.face_down:
            lines.append(words("board-face-down", count=len(view.face_down)))
        discard = ", ".join(words(f"good-{box.goods[good]}") for good in view.discard)
        lines.append(words("board-legendary", pile=len(view.pile), discard=discard or words("board-nothing")))
        if view.ally != NO_SEAT:
            lines.append(words("board-peace", one=names[view.zeus()], other=names[view.ally]))
        return lines

    def tile(self, view: Mare, tile: int, words: Words) -> str:
        """A tile with its power and its bonuses on the tracks."""
        word = view.box.tiles[tile]
        commerce, politics, military = view.box.bonuses[tile]
        power = words(f"power-{word}")
        if commerce + politics + military:
            power = words("board-bonus", power=power, commerce=commerce, politics=politics, military=military)
        return words("board-tile", tile=words(f"tile-{word}"), power=power)

    # -- panels --------------------------------------------------------------------------------------

    def panels(self, view: Mare, words: Words, names: Sequence[str]) -> list[Panel]:
        return [Panel(names[seat], self.rows(view, seat, words), seat) for seat in range(view.seats)]

    def rows(self, view: Mare, seat: int, words: Words) -> tuple[tuple[str, str], ...]:
        box = view.box
        none = words("panel-none")
        empire = none if view.empire[seat] == NO_EMPIRE else words(f"empire-{box.empires[view.empire[seat]]}")
        titles = [words(f"title-{TITLES[i]}") for i, holder in enumerate(view.titles) if holder == seat]
        tiles = [words(f"tile-{box.tiles[tile]}") for tile in bits(view.owned[seat])]
        if effects.copies(view, seat) != NO_TILE:
            tiles.append(words("panel-copies", tile=words(f"tile-{box.tiles[view.copied]}")))
        at = seat * STOCK
        stock = words(
            "panel-stock-value",
            legions=view.stock[at + LEGION_STOCK],
            triremes=view.stock[at + TRIREME_STOCK],
            fortresses=view.stock[at + FORTRESS_STOCK],
            markers=view.stock[at + INFLUENCE_STOCK],
        )
        rows = [
            ("panel-empire", empire),
            ("panel-titles", ", ".join(titles) or none),
            ("panel-levels", " / ".join(shown_level(level, words) for level in effects.levels(view, seat))),
            ("panel-tiles", ", ".join(tiles) or none),
            ("panel-stock", stock),
            ("panel-resources", self.resources(view, seat, words)),
        ]
        claims = [
            words(f"panel-{name}-claim")
            for name, mask in (("pyramids", view.pyramid_claims), ("fifth", view.fifth_claims))
            if (mask >> seat) & 1
        ]
        if claims:
            rows.append(("panel-claims", ", ".join(claims)))
        if view.drafts[seat]:
            rows.append(("panel-draft", self.draft(view, seat, words)))
        return tuple((words(row), value) for row, value in rows)

    def resources(self, view: Mare, seat: int, words: Words) -> str:
        """The own Resources; those of others stay behind their screens (MN-Q41)."""
        if view.viewer != seat:
            return words("panel-hidden")
        held = view.goods[seat * KINDS : (seat + 1) * KINDS]
        kinds = [(words(f"kind-{view.box.kinds[kind]}"), count) for kind, count in enumerate(held) if count]
        return ", ".join(f"{kind} ×{count}" if count > 1 else kind for kind, count in kinds) or words("panel-none")

    def draft(self, view: Mare, seat: int, words: Words) -> str:
        if view.agenda[-1].name == "offer":
            return ", ".join(words(f"kind-{view.box.kinds[kind]}") for kind in view.drafts[seat])
        return ", ".join(words(f"gain-{('tax', 'legendary')[choice]}") for choice in view.drafts[seat])


def at_war(view: Mare, p: int) -> bool:
    """Land Units of two players or more (MN-4.83)."""
    units = view.army[p] & LAND_UNITS
    return any(units & OWN[seat] and units & ENEMY[seat] for seat in range(view.seats))


def shown_level(level: int, words: Words) -> str:
    """Above XV the marker is turned over and starts again at I; above 30 the plain number (MN-5.4, MN-Q31)."""
    if TRACK < level <= 2 * TRACK:
        return words("level", shown="over", value=roman(level - TRACK))
    return words("level", shown="plain", value=level)


def roman(number: int) -> str:
    tens, ones = divmod(number, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]
