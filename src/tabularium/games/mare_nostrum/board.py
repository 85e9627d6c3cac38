"""The sea and its Empires in words."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.draw.words import WordedBoard
from tabularium.games.mare_nostrum import effects
from tabularium.games.mare_nostrum.box import CARAVAN, HM, ITEMS, KINDS, MARKET, PYRAMIDS, SLOTS, TEMPLE, TITLES, bits
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
    MareNostrum,
)
from tabularium.kernel.presentation import Panel, Words

TRACKS = ("commerce", "politics", "military")
TRACK = 15  # the printed levels; beyond them the marker is turned over


class MareNostrumBoard(WordedBoard[MareNostrum]):
    """Borders and powers are told in the phases in which they are of use, so that a screen holds the rest."""

    def where(self, view: MareNostrum, words: Words) -> str:
        if not view.round:
            return words("where-setup")
        return words("where", round=view.round, phase=words(f"phase-{view.phase}"))

    # -- the board as text ---------------------------------------------------------------------------

    def text(self, view: MareNostrum, words: Words, names: Sequence[str]) -> str:
        """Sections, each for itself: the Provinces of each player, the neutral ones, the Seas, what lies beside."""
        if not view.round:
            return "\n\n".join("\n".join(lines) for lines in (self.empires(view, words), self.tiles(view, words)))
        sections = [[words("board-provinces")]]
        sections += [self.realm(view, seat, words, names) for seat in range(view.seats)]
        neutral = [self.province(view, p, words, names) for p in bits(view.neutral())]
        sections.append([words("board-neutral"), *neutral])
        sections.append(self.seas(view, words, names))
        sections.append(self.trade(view, words, names))
        sections.append(self.tiles(view, words))
        if view.phase in (PURCHASES, MILITARY):
            sections.append(self.powers(view, words, names))
        return "\n\n".join("\n".join(lines) for lines in sections)

    def empires(self, view: MareNostrum, words: Words) -> list[str]:
        """Before the game: what each Empire starts with."""
        box = view.box
        lines = [words("board-empires")]
        for empire in box.playing[view.seats]:
            provinces = ", ".join(words(f"province-{box.provinces[p]}") for p in box.start_provinces[empire])
            parts = [words(f"empire-{box.empires[empire]}"), provinces]
            parts.append(self.tokens(view, box.start_resources[empire], words))
            parts.append(self.tile(view, box.starting[empire], words))
            lines.append("  " + " | ".join(parts))
        return lines

    def realm(self, view: MareNostrum, seat: int, words: Words, names: Sequence[str]) -> list[str]:
        """The Provinces under a player's influence."""
        found = [self.province(view, p, words, names) for p in bits(view.realm[seat])]
        return [words("board-owner", name=names[seat], empire=self.empire(view, seat, words)), *found]

    def empire(self, view: MareNostrum, seat: int, words: Words) -> str:
        if view.empire[seat] == NO_EMPIRE:
            return words("panel-none")
        return words(f"empire-{view.box.empires[view.empire[seat]]}")

    def province(self, view: MareNostrum, p: int, words: Words, names: Sequence[str]) -> str:
        """One line: buildings (empty sites in brackets), Units, what a Conqueror holds, and the borders on land."""
        box = view.box
        conqueror = view.conqueror(p)
        sites = []
        for slot in bits(box.slots[p]):
            name = self.site(view, box.site_at[p * SLOTS + slot], words)
            if not (view.built[p] >> slot) & 1:
                name = words("board-empty-site", site=name)
            elif (view.held[p] >> slot) & 1:
                name = words("board-held", site=name, name=names[conqueror])
            sites.append(name)
        parts = [words(f"province-{box.provinces[p]}"), ", ".join(sites)]
        parts += self.units(view, p, words, names)
        if conqueror != NO_SEAT:
            parts.append(words("board-conqueror", name=names[conqueror]))
            if view.seized[p]:
                parts.append(words("board-marker", name=names[conqueror]))
        if at_war(view, p):
            parts.append(words("board-war"))
        near = [words(f"province-{box.provinces[other]}") for other in bits(box.land[p] & box.open[view.seats])]
        if near and view.phase in (PURCHASES, MILITARY):
            parts.append(words("board-land", names=", ".join(near)))
        return "  " + " | ".join(parts)

    def site(self, view: MareNostrum, site: int, words: Words) -> str:
        """A site in a few words: the line says already in which Province it is."""
        box = view.box
        kind = box.site_kind[site]
        if kind == CARAVAN:
            return words("board-caravan", good=words(f"good-{box.goods[box.site_good[site]]}"))
        item = words(f"item-{ITEMS[kind]}")
        if kind in (MARKET, TEMPLE):
            return item
        return words("board-city", kind=item, name=words(f"city-{box.sites[site]}"))

    def units(self, view: MareNostrum, p: int, words: Words, names: Sequence[str]) -> list[str]:
        """The owner's Units first and without a name: the heading has it."""
        owner = view.owner(p)
        found = []
        for seat in sorted(range(view.seats), key=lambda other: other != owner):
            mine = []
            if view.legions(p, seat):
                mine.append(words("board-legions", count=view.legions(p, seat)))
            if view.has_fortress(p, seat):
                mine.append(words("item-fortress"))
            if mine:
                units = ", ".join(mine)
                found.append(units if seat == owner else words("board-units", name=names[seat], units=units))
        return found

    def seas(self, view: MareNostrum, words: Words, names: Sequence[str]) -> list[str]:
        """With their borders where these matter; else only those with Triremes."""
        told = view.phase in (PURCHASES, MILITARY)
        lines = [self.sea(view, sea, words, names) for sea, fleet in enumerate(view.fleet) if fleet or told]
        return [words("board-seas"), *(lines or [words("board-no-triremes")])]

    def sea(self, view: MareNostrum, sea: int, words: Words, names: Sequence[str]) -> str:
        box = view.box
        parts = [words(f"sea-{box.seas[sea]}")]
        for seat in range(view.seats):
            if view.triremes(sea, seat):
                units = words("board-triremes", count=view.triremes(sea, seat))
                parts.append(words("board-units", name=names[seat], units=units))
        if view.phase in (PURCHASES, MILITARY):
            near = [words(f"sea-{box.seas[other]}") for other in bits(box.sea_next[sea])]
            coast = [words(f"province-{box.provinces[p]}") for p in bits(box.coast[sea] & box.open[view.seats])]
            parts.append(words("board-next-seas", names=", ".join(near)))
            parts.append(words("board-coast", names=", ".join(coast)))
        return "  " + " | ".join(parts)

    def trade(self, view: MareNostrum, words: Words, names: Sequence[str]) -> list[str]:
        """Trade tokens, offers, Legendary Goods and the peace of Zeus."""
        box = view.box
        tokens = [f"{words(f'token-{box.tokens[entry >> 3]}')} ({entry & 7})" for entry in view.slots]
        lines = [words("board-tokens", tokens=", ".join(tokens)) if tokens else words("board-no-tokens")]
        for seat in range(view.seats):
            if view.offers[seat]:
                kinds = self.tokens(view, [view.offers[seat].count(kind) for kind in range(KINDS)], words)
                lines.append(words("board-offer", name=names[seat], kinds=kinds))
        discard = ", ".join(words(f"good-{box.goods[good]}") for good in view.discard)
        lines.append(words("board-legendary", pile=len(view.pile), discard=discard or words("board-nothing")))
        if view.ally != NO_SEAT:
            lines.append(words("board-peace", one=names[view.zeus()], other=names[view.ally]))
        return lines

    def tokens(self, view: MareNostrum, counts: Sequence[int], words: Words) -> str:
        """Tokens by kind: wine ×2, tax."""
        kinds = [(words(f"kind-{view.box.kinds[kind]}"), count) for kind, count in enumerate(counts) if count]
        return ", ".join(f"{kind} ×{count}" if count > 1 else kind for kind, count in kinds)

    def tiles(self, view: MareNostrum, words: Words) -> list[str]:
        """What is for sale: with prices and powers where one buys."""
        if view.phase != PURCHASES:
            lines = [
                words("board-tiles"),
                ", ".join(words(f"tile-{view.box.tiles[tile]}") for tile in bits(view.face_up)),
            ]
        else:
            lines = [words("board-costs"), self.costs(view, words), ""]
            lines += [words("board-tiles"), *(self.tile(view, tile, words) for tile in bits(view.face_up))]
        if view.face_down:
            lines.append(words("board-face-down", count=len(view.face_down)))
        return lines

    def costs(self, view: MareNostrum, words: Words) -> str:
        """Items by what they cost; Heroes and Wonders rise from one to the next."""
        costs = view.box.costs
        items = [*range(HM), PYRAMIDS]
        parts = []
        for cost in sorted({costs[item] for item in items}):
            same = ", ".join(words(f"item-{ITEMS[item]}") for item in items if costs[item] == cost)
            parts.append(words("board-cost", items=same, cost=cost))
        prices = ", ".join(str(price) for price in view.box.prices[1:])
        return " | ".join([*parts, words("board-prices", prices=prices)])

    def powers(self, view: MareNostrum, words: Words, names: Sequence[str]) -> list[str]:
        """The Heroes and Wonders that the players have, and what they do."""
        lines = [words("board-powers")]
        for seat in range(view.seats):
            tiles = view.owned[seat] & view.box.heroes
            if effects.copies(view, seat) != NO_TILE:
                tiles |= 1 << view.copied
            lines += [f"{names[seat]} – {self.tile(view, tile, words)}" for tile in bits(tiles)]
        return lines

    def tile(self, view: MareNostrum, tile: int, words: Words) -> str:
        """A tile with its power and its bonuses on the tracks."""
        word = view.box.tiles[tile]
        power = words(f"power-{word}")
        bonuses = [
            words(f"board-bonus-{track}", count=count)
            for track, count in zip(TRACKS, view.box.bonuses[tile], strict=True)
            if count
        ]
        if bonuses:
            power = words("board-bonus", power=power, bonuses=", ".join(bonuses))
        return words("board-tile", tile=words(f"tile-{word}"), power=power)

    # -- panels --------------------------------------------------------------------------------------

    def panels(self, view: MareNostrum, words: Words, names: Sequence[str]) -> list[Panel]:
        return [Panel(names[seat], self.rows(view, seat, words), seat) for seat in range(view.seats)]

    def rows(self, view: MareNostrum, seat: int, words: Words) -> tuple[tuple[str, str], ...]:
        box = view.box
        none = words("panel-none")
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
        commerce, politics, military = (shown_level(level, words) for level in effects.levels(view, seat))
        rows = [
            ("panel-empire", self.empire(view, seat, words)),
            ("panel-titles", ", ".join(titles) or none),
            ("panel-levels", words("panel-levels-value", commerce=commerce, politics=politics, military=military)),
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

    def resources(self, view: MareNostrum, seat: int, words: Words) -> str:
        """The own Resources; those of others stay behind their screens (MN-Q41)."""
        if view.viewer != seat:
            return words("panel-hidden")
        return self.tokens(view, view.goods[seat * KINDS : (seat + 1) * KINDS], words) or words("panel-none")

    def draft(self, view: MareNostrum, seat: int, words: Words) -> str:
        if view.agenda[-1].name == "offer":
            return self.tokens(view, [view.drafts[seat].count(kind) for kind in range(KINDS)], words)
        return ", ".join(words(f"gain-{('tax', 'legendary')[choice]}") for choice in view.drafts[seat])


def at_war(view: MareNostrum, p: int) -> bool:
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
