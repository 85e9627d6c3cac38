"""The sea and its Empires in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar

from tabularium.draw.words import WordedBoard
from tabularium.games.mare_nostrum import effects, faces, names, packed, state, terms
from tabularium.games.mare_nostrum.box import MareNostrumBox, bits
from tabularium.games.mare_nostrum.odds import chances
from tabularium.games.mare_nostrum.picture import draw
from tabularium.games.mare_nostrum.picture.contents import contents
from tabularium.games.mare_nostrum.picture.faces import colour_of, letter_of, symbol_of
from tabularium.games.mare_nostrum.picture.paths import LISTED_KINDS, path_of
from tabularium.games.mare_nostrum.picture.sight import Sight
from tabularium.games.mare_nostrum.previews import preview
from tabularium.games.mare_nostrum.scoring import progress
from tabularium.games.mare_nostrum.staging import staged
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds
from tabularium.games.mare_nostrum.steps.claims import ROUNDS
from tabularium.games.mare_nostrum.steps.conquest import Conquerors, Conquests, Conversions
from tabularium.games.mare_nostrum.steps.military import AfterBattle, ChooseLosses, LandBattles, SeaBattles
from tabularium.games.mare_nostrum.steps.payment import PayToken, Purchase
from tabularium.games.mare_nostrum.steps.purchases import Acquire, Buy, KeepGoods, KeepTaxes
from tabularium.games.mare_nostrum.steps.trade import Offers
from tabularium.kernel.parts import keyed_part
from tabularium.kernel.picture import BoxShelf, Path, Picture
from tabularium.kernel.presentation import Panel, Text, Things, Words
from tabularium.kernel.staged import Staged
from tabularium.kernel.state import Event
from tabularium.kernel.textboard import Line, Row, Section

FIGHTING = (SeaBattles, LandBattles, ChooseLosses, AfterBattle)
OWN_PHASE = (Buy, KeepTaxes, KeepGoods, Conquerors, Conversions, Conquests)  # one of them lies there while it runs
TRACK = 15  # the printed levels; beyond them the marker is turned over


class MareNostrumBoard(WordedBoard[MareNostrum]):
    derived: ClassVar[tuple[str, ...]] = ("kind", "site", "token")
    list_only: ClassVar[frozenset[int]] = WordedBoard.list_only | LISTED_KINDS | {kinds.TAKE_BACK}
    chained: ClassVar[frozenset[int]] = frozenset((kinds.BUY,))
    closing: ClassVar[frozenset[int]] = frozenset((kinds.END,))

    def where(self, sight: Sight) -> str:
        view, words = sight.view, sight.words
        if not view.round:
            return words("where-setup")
        phase = words(f"phase-{view.phase}")
        if view.options[state.MAX_ROUNDS]:
            return words("where-limited", round=view.round, rounds=ROUNDS[view.options[state.MAX_ROUNDS]], phase=phase)
        return words("where", round=view.round, phase=phase)

    def thing(self, sight: Sight, thing: str, value: int) -> str:
        if thing == "site":
            return names.site(sight.box, sight.words, value)
        return (names.kind if thing == "kind" else names.trade_token)(sight.box, sight.words, value)

    def extra_values(self, sight: Sight, things: Things) -> Mapping[str, Text]:
        found = names.forms(sight.box, sight.words, things)
        if "left" in things:
            found |= self.being_laid(sight)
        return found

    def being_laid(self, sight: Sight) -> dict[str, Text]:
        """What an offer or a payment is made of so far, and what is bought."""
        view = sight.view
        tokens = laid(view)
        found: dict[str, Text] = {
            "laid": names.tokens(view.box, sight.words, tokens),
            "laid_count": len(tokens),
            "cost": 0,
        }
        bought = purchase(view)
        if bought is not None:
            found["purchase"] = names.purchase(view.box, sight.words, bought.item, bought.target)
        return found

    # -- the board in words --------------------------------------------------------------------------

    def sections(self, sight: Sight) -> list[Section]:
        if not sight.view.round:
            return [self.empires(sight), self.for_sale(sight)]
        return [
            *self.mine(sight),
            self.ways(sight),
            self.titles(sight),
            self.phase(sight),
            *(self.realm(sight, seat) for seat in range(sight.seats)),
            Section("neutral", sight.words("board-neutral"), self.provinces(sight, sight.view.neutral())),
            self.seas(sight),
            self.trade(sight),
            self.costs(sight),
            self.for_sale(sight),
            self.in_play(sight),
        ]

    def empires(self, sight: Sight) -> Section:
        """Before the game: what each Empire starts with."""
        box, words = sight.box, sight.words
        lines = []
        for empire in box.playing[sight.seats]:
            provinces = ", ".join(names.province(box, words, p) for p in box.start_provinces[empire])
            resources = names.counted(box, words, box.start_resources[empire])
            hero = box.starting[empire]
            power = words("board-units", name=names.tile(box, words, hero), units=faces.face(box, hero, words))
            lines.append(Line(words(f"empire-{box.empires[empire]}"), (provinces, resources, power)))
        return Section("empires", words("board-empires"), tuple(lines))

    def mine(self, sight: Sight) -> Iterator[Section]:
        """What the viewer alone has, and what the viewer is putting together."""
        view, words = sight.view, sight.words
        seat = view.viewer
        if not 0 <= seat < view.seats:
            return
        held = names.counted(view.box, words, view.goods[seat * terms.KINDS : (seat + 1) * terms.KINDS])
        lines = [Line(words("board-mine-resources"), (held or words("board-nothing"),))]
        step = view.agenda[-1] if view.agenda else None
        draft = view.drafts[seat]
        if isinstance(step, Offers) and (step.members >> seat) & 1:
            lines.append(self.tray(sight, "board-mine-offer", draft, view.sizes[seat] - len(draft)))
        elif isinstance(step, PayToken) and step.seat == seat:
            bought = names.purchase(view.box, words, step.item, purchased(view).target)
            lines.append(Line(words("board-mine-purchase"), (bought,)))
            lines.append(self.tray(sight, "board-mine-laid", (*step.paid, *draft), step.left - len(draft)))
        elif draft:
            gains = ", ".join(words(f"gain-{('tax', 'legendary')[choice]}") for choice in draft)
            lines.append(Line(words("board-mine-bonus"), (gains,)))
        yield Section("mine", words("board-mine"), tuple(lines), mine=True)

    def tray(self, sight: Sight, head: str, tokens: Sequence[int], missing: int) -> Line:
        words = sight.words
        said = [names.tokens(sight.box, words, tokens) or words("board-nothing")]
        if missing:
            said.append(words("board-missing", count=missing))
        return Line(words(head), tuple(said))

    def ways(self, sight: Sight) -> Section:
        """How near each player is to every victory."""
        near = progress(sight.view)
        rows = [Row(("", *sight.names[: sight.seats]), head=True)]
        for i, way in enumerate(near.ways):
            cells = (sight.words("board-way", have=row[i], need=near.need[i]) for row in near.have)
            rows.append(Row((sight.words(f"way-{way}"), *cells)))
        return Section("ways", sight.words("board-ways"), tuple(rows))

    def titles(self, sight: Sight) -> Section:
        """Who holds each Title, and how all stand on its track."""
        view, words = sight.view, sight.words
        levels = [effects.levels(view, seat) for seat in range(view.seats)]
        lines = []
        for i, track in enumerate(names.TRACKS):
            order = sorted(range(view.seats), key=lambda seat: -levels[seat][i])
            told = ", ".join(f"{sight.names[seat]} {shown_level(levels[seat][i], words)}" for seat in order)
            level = words("board-levels", track=words(f"track-{track}"), levels=told)
            lines.append(Line(words(f"title-{terms.TITLES[i]}"), (sight.names[view.titles[i]], level)))
        return Section("titles", words("board-titles"), tuple(lines))

    def phase(self, sight: Sight) -> Section:
        """Who has bought or acted, and the peace of Zeus."""
        view, words, players = sight.view, sight.words, sight.names
        lines = []
        if view.phase in (state.PURCHASES, state.MILITARY):
            verbs = (
                ("board-to-buy", "board-bought") if view.phase == state.PURCHASES else ("board-to-act", "board-acted")
            )
            waiting = [players[seat] for seat in bits(view.to_act)]
            done = [players[seat] for seat in range(view.seats) if stage(view, seat) == "done"]
            none = words("panel-none")
            for verb, who in zip(verbs, (waiting, done), strict=True):
                lines.append(Line(words(verb), (", ".join(who) or none,)))
        peace = words("board-peace-none")
        if view.ally != state.NO_SEAT:
            peace = words("board-peace-now", one=players[view.zeus()], other=players[view.ally])
        said = [peace]
        if view.phase == state.MILITARY and view.ally_before != state.NO_SEAT:
            said.append(words("board-peace-before", name=players[view.ally_before]))
        lines.append(Line(words("board-peace"), tuple(said)))
        lines += self.last_battle(sight)
        return Section("phase", words("board-phase"), tuple(lines))

    def realm(self, sight: Sight, seat: int) -> Section:
        """The Provinces under a player's influence."""
        title = sight.words("board-owner", name=sight.names[seat], empire=self.empire(sight, seat))
        return Section(f"realm-{seat + 1}", title, self.provinces(sight, sight.view.realm[seat]))

    def empire(self, sight: Sight, seat: int) -> str:
        if sight.view.empire[seat] == state.NO_EMPIRE:
            return sight.words("panel-none")
        return sight.words(f"empire-{sight.box.empires[sight.view.empire[seat]]}")

    def provinces(self, sight: Sight, mask: int) -> tuple[Line, ...]:
        found = tuple(self.province(sight, p) for p in bits(mask))
        return found or (Line(sight.words("board-no-province")),)

    def province(self, sight: Sight, p: int) -> Line:
        """A Province, made once from what lies there."""
        view = sight.view
        done = (view.fought >> p) & 1 and not at_sea(view)
        (line,) = keyed_part(
            lambda: [self.province_line(sight, p)],
            "province", sight.key, p, view.built[p], view.held[p], view.seized[p],
            view.army[p], view.owner(p), view.conqueror(p), active(view), done,
        )  # fmt: skip
        return line

    def province_line(self, sight: Sight, p: int) -> Line:
        """Buildings, free sites, Units, what a Conqueror holds, and the borders on land."""
        box, view, words = sight.box, sight.view, sight.words
        conqueror = view.conqueror(p)
        built, free = [], []
        for slot in bits(box.slots[p]):
            name = site_in_short(box, box.site_at[p * terms.SLOTS + slot], words)
            if not (view.built[p] >> slot) & 1:
                free.append(name)
            elif (view.held[p] >> slot) & 1:
                built.append(words("board-held", site=name, name=sight.names[conqueror]))
            else:
                built.append(name)
        parts = [", ".join(built)] if built else []
        parts += [words("board-free", sites=", ".join(free))] if free else []
        parts += self.units(sight, p)
        if conqueror != state.NO_SEAT:
            parts.append(words("board-conqueror", name=sight.names[conqueror]))
            if view.seized[p]:
                parts.append(words("board-marker", name=sight.names[conqueror], round=view.seized[p]))
        if at_war(view, p):
            parts.append(words("board-war"))
        elif len(present(view, p, state.NO_SEAT)) > 1:
            parts.append(words("board-due"))
        if (view.fought >> p) & 1 and not at_sea(view):
            parts.append(words("board-done"))
        return Line(names.province(box, words, p), (*parts, *borders(box, view.seats, p, words)))

    def units(self, sight: Sight, p: int) -> list[str]:
        """The owner's Units first and without a name: the heading has it."""
        owner = sight.view.owner(p)
        found = []
        for seat in sorted(range(sight.seats), key=lambda other: other != owner):
            units = names.land_units(sight.view, p, seat, sight.words)
            if units:
                found.append(
                    units if seat == owner else sight.words("board-units", name=sight.names[seat], units=units)
                )
        return found

    def seas(self, sight: Sight) -> Section:
        lines = tuple(self.sea(sight, sea) for sea in range(len(sight.view.fleet)))
        return Section("seas", sight.words("board-seas"), lines)

    def sea(self, sight: Sight, sea: int) -> Line:
        box, view, words = sight.box, sight.view, sight.words
        parts = []
        for seat in range(view.seats):
            if view.triremes(sea, seat):
                units = words("board-triremes", count=view.triremes(sea, seat))
                parts.append(words("board-units", name=sight.names[seat], units=units))
        if (view.fought >> sea) & 1 and at_sea(view):
            parts.append(words("board-done"))
        return Line(names.sea(box, words, sea), (*parts, *shores(box, view.seats, sea, words)))

    def trade(self, sight: Sight) -> Section:
        """Trade tokens, offers and Legendary Goods."""
        box, view, words = sight.box, sight.view, sight.words
        tokens = tuple(
            words("board-token", token=names.trade_token(box, words, packed.token_of(slot)), face=packed.face_of(slot))
            for slot in view.slots
        )
        lines = [Line(words("board-tokens"), tokens or (words("board-no-token"),))]
        for seat, size in enumerate(view.sizes):
            said = [words("board-size", count=size)]
            if view.offers[seat]:
                said.append(words("board-face-up", kinds=names.tokens(box, words, view.offers[seat])))
            lines.append(Line(words("board-offer", name=sight.names[seat]), tuple(said)))
        discard = ", ".join(names.good(box, words, good) for good in view.discard) or words("board-nothing")
        pile = words("board-pile", count=len(view.pile))
        lines.append(Line(words("board-legendary"), (pile, words("board-discard", goods=discard))))
        return Section("trade", words("board-trade"), tuple(lines))

    def costs(self, sight: Sight) -> Section:
        """Items by what they cost; Heroes and Wonders rise from one to the next."""
        words = sight.words
        costs = sight.box.costs
        items = [*range(terms.HM), terms.PYRAMIDS]
        lines = []
        for cost in sorted({costs[item] for item in items}):
            same = ", ".join(names.item(words, item) for item in items if costs[item] == cost)
            lines.append(Line(words("board-cost", items=same, cost=cost)))
        prices = ", ".join(str(price) for price in sight.box.prices[1:])
        lines.append(Line(words("board-prices", prices=prices)))
        return Section("costs", words("board-costs"), tuple(lines))

    def for_sale(self, sight: Sight) -> Section:
        box, words = sight.box, sight.words
        lines = [
            Line(names.tile(box, words, tile), (faces.face(box, tile, words),)) for tile in bits(sight.view.face_up)
        ]
        if sight.view.face_down:
            lines.append(Line(words("board-face-down", count=len(sight.view.face_down))))
        return Section("tiles", words("board-tiles"), tuple(lines))

    def in_play(self, sight: Sight) -> Section:
        """The Heroes and Wonders that the players have, and what they do."""
        box, view, words = sight.box, sight.view, sight.words
        lines = []
        for seat in range(view.seats):
            for tile in bits(view.owned[seat]):
                head = words("board-power-of", tile=names.tile(box, words, tile), name=sight.names[seat])
                spent = (words("board-used"),) if is_used(view, seat, tile) else ()
                lines.append(Line(head, (faces.face(box, tile, words), *spent)))
            copied = effects.copies(view, seat)
            if copied != terms.NO_TILE:
                head = words("board-copied", tile=names.tile(box, words, copied), name=sight.names[seat])
                spent = (words("board-used"),) if is_used(view, seat, copied) else ()
                lines.append(Line(head, (faces.power(box, copied, words), *spent)))
        return Section("powers", words("board-powers"), tuple(lines))

    def last_battle(self, sight: Sight) -> tuple[Line, ...]:
        view = sight.view
        if not view.rolled:
            return ()
        rolls = [
            sight.words(
                "board-rolled",
                name=sight.names[seat],
                dice=" ".join(map(str, dice)) or "–",
                bonus=bonus,
                total=total,
                hits=hits,
            )
            for seat, bonus, total, hits, *dice in view.rolled
        ]
        return (Line(sight.words("board-battle"), (names.field(view.box, sight.words, view.field), *rolls)),)

    # -- beside a choice -----------------------------------------------------------------------------

    def preview(self, sight: Sight, move: int) -> str:
        return preview(sight, move)

    def chances(self, view: MareNostrum, move: int) -> tuple[int, int] | None:
        return chances(view, view.viewer, move)

    def staged(self, sight: Sight, events: Sequence[Event], start: MareNostrum | None = None) -> Staged | None:
        return staged(sight, events)

    # -- the picture ---------------------------------------------------------------------------------

    at_once: ClassVar[Mapping[int, str]] = {
        kinds.STORE: "what is touched is kept; what is left over goes, whichever that is"
    }

    def holdings(self, view: MareNostrum, seat: int) -> dict[str, int]:
        return {str(kind): view.goods[seat * terms.KINDS + kind] for kind in range(terms.KINDS)}

    def amount(self, sight: Sight, name: str, count: int) -> str:
        return names.tokens(sight.box, sight.words, [int(name)] * count)

    def draw(self, sight: Sight) -> Picture:
        view = sight.view
        read = [self.province(sight, p) for p in range(len(view.box.provinces))]
        read += [self.sea(sight, sea) for sea in range(len(view.box.seas))]
        going_on = view.round > 0 and view.phase in (state.PURCHASES, state.MILITARY)
        stages = [stage(view, seat) if going_on else "" for seat in range(view.seats)]
        told = [(line.head, line.parts) for line in read]
        return draw(sight, told, active(view), stages, is_fought(view))

    def contents(self, sight: Sight) -> tuple[BoxShelf, ...]:
        return contents(sight)

    def path(self, view: MareNostrum, move: int) -> Path | None:
        return path_of(view, move)

    def colour(self, view: MareNostrum, seat: int) -> str:
        return colour_of(view, seat)

    def letter(self, view: MareNostrum, seat: int) -> str:
        return letter_of(view, seat)

    def symbol(self, thing: str, word: str) -> str:
        """Goods on the tray; a Legendary one looks like its twin."""
        return symbol_of(word.removeprefix("legendary_")) if thing == "kind" else super().symbol(thing, word)

    # -- panels --------------------------------------------------------------------------------------

    def panels(self, sight: Sight) -> list[Panel]:
        return [Panel(sight.names[seat], self.rows(sight, seat), seat) for seat in range(sight.seats)]

    def rows(self, sight: Sight, seat: int) -> tuple[tuple[str, str], ...]:
        box, view, words = sight.box, sight.view, sight.words
        none = words("panel-none")
        titles = [words(f"title-{terms.TITLES[i]}") for i, holder in enumerate(view.titles) if holder == seat]
        tiles = [names.tile(box, words, tile) for tile in bits(view.owned[seat])]
        if effects.copies(view, seat) != terms.NO_TILE:
            tiles.append(words("panel-copies", tile=names.tile(box, words, view.copied)))
        at = seat * state.STOCK
        stock = words(
            "panel-stock-value",
            legions=view.stock[at + state.LEGION_STOCK],
            triremes=view.stock[at + state.TRIREME_STOCK],
            fortresses=view.stock[at + state.FORTRESS_STOCK],
            markers=view.stock[at + state.INFLUENCE_STOCK],
        )
        commerce, politics, military = (shown_level(level, words) for level in effects.levels(view, seat))
        rows = [
            ("panel-empire", self.empire(sight, seat)),
            ("panel-titles", ", ".join(titles) or none),
            ("panel-levels", words("panel-levels-value", commerce=commerce, politics=politics, military=military)),
            ("panel-tiles", ", ".join(tiles) or none),
            ("panel-stock", stock),
            ("panel-resources", self.resources(sight, seat)),
        ]
        if view.phase in (state.PURCHASES, state.MILITARY) and view.round:
            rows.append(("panel-phase", words(f"panel-phase-{stage(view, seat)}")))
        if view.ally != state.NO_SEAT and seat in (view.ally, view.zeus()):
            rows.append(("panel-peace", sight.names[view.zeus() if seat == view.ally else view.ally]))
        claims = [
            words(f"panel-{name}-claim")
            for name, mask in (("pyramids", view.pyramid_claims), ("fifth", view.fifth_claims))
            if (mask >> seat) & 1
        ]
        if claims:
            rows.append(("panel-claims", ", ".join(claims)))
        return tuple((words(row), value) for row, value in rows)

    def resources(self, sight: Sight, seat: int) -> str:
        """The own Resources; those of others stay behind their screens (MN-Q41)."""
        if sight.viewer != seat:
            return sight.words("panel-hidden")
        held = sight.view.goods[seat * terms.KINDS : (seat + 1) * terms.KINDS]
        return names.counted(sight.box, sight.words, held) or sight.words("panel-none")


# -- what the box shows ------------------------------------------------------------------------------


@cache
def site_in_short(box: MareNostrumBox, site: int, words: Words) -> str:
    """A site in a few words: the line says already in which Province it is."""
    kind = box.site_kind[site]
    if kind == terms.CARAVAN:
        return words("board-caravan", good=names.good(box, words, box.site_good[site]))
    if kind in (terms.MARKET, terms.TEMPLE):
        return names.item(words, kind)
    return words("board-city", kind=names.item(words, kind), name=words(f"city-{box.sites[site]}"))


@cache
def borders(box: MareNostrumBox, seats: int, p: int, words: Words) -> tuple[str, ...]:
    """The Provinces and Seas next to a Province."""
    near = ", ".join(names.province(box, words, other) for other in bits(box.land[p] & box.open[seats]))
    seas = ", ".join(names.sea(box, words, sea) for sea in bits(box.shores[p]))
    said = (words("board-land", names=near) if near else "", words("board-shores", names=seas) if seas else "")
    return tuple(one for one in said if one)


@cache
def shores(box: MareNostrumBox, seats: int, sea: int, words: Words) -> tuple[str, ...]:
    """The Seas and Provinces next to a Sea."""
    near = ", ".join(names.sea(box, words, other) for other in bits(box.sea_next[sea]))
    coast = ", ".join(names.province(box, words, p) for p in bits(box.coast[sea] & box.open[seats]))
    return words("board-next-seas", names=near), words("board-coast", names=coast)


# -- what a view shows -------------------------------------------------------------------------------


def laid(view: MareNostrum) -> tuple[int, ...]:
    """The tokens that are on the way to be offered or paid, as far as the viewer may know."""
    step = view.agenda[-1]
    if isinstance(step, PayToken):
        return (*step.paid, *view.drafts[step.seat])
    return view.drafts[view.viewer] if 0 <= view.viewer < view.seats else ()


def purchase(view: MareNostrum) -> Acquire | None:
    """What is being paid for."""
    step = view.agenda[-2] if len(view.agenda) > 1 else None
    return step if isinstance(step, Acquire) and isinstance(view.agenda[-1], Purchase) else None


def purchased(view: MareNostrum) -> Acquire:
    step = view.agenda[-2]
    assert isinstance(step, Acquire)
    return step


def active(view: MareNostrum) -> int:
    """The player whose Purchases or Military phase is running, to the last thing kept or conquered, or NO_SEAT."""
    for step in view.agenda:
        if isinstance(step, OWN_PHASE):
            return step.seat
    return state.NO_SEAT


def stage(view: MareNostrum, seat: int) -> str:
    """How far a player is in the Purchases or Military phase."""
    if (view.to_act >> seat) & 1:
        return "next"
    return "now" if seat == active(view) else "done"


def is_used(view: MareNostrum, seat: int, tile: int) -> bool:
    """Whether a power that serves once in a phase has served in the one that is running."""
    return seat == active(view) and view.used & view.box.tile_powers[tile] != 0


def at_sea(view: MareNostrum) -> bool:
    """Whether the battles that are fought now are those at sea."""
    return any(isinstance(step, SeaBattles) for step in view.agenda)


def is_fought(view: MareNostrum) -> bool:
    """Whether the dice of the last battle still matter: losses are chosen, or the next battle is."""
    return bool(view.rolled) and bool(view.agenda) and isinstance(view.agenda[-1], FIGHTING)


def present(view: MareNostrum, p: int, newcomer: int) -> list[int]:
    """The players with land Units in a Province; Legions of a newcomer that have only just marched in aside."""
    army = view.army[p]
    found = []
    for seat in range(view.seats):
        legions = packed.legions_in(army, seat) - (packed.marched_in(army) if seat == newcomer else 0)
        if legions > 0 or packed.fortress_in(army, seat):
            found.append(seat)
    return found


def at_war(view: MareNostrum, p: int) -> bool:
    """Land Units of two players or more; whoever marches in counts only after the battle (MN-4.83)."""
    return len(present(view, p, active(view))) > 1


def shown_level(level: int, words: Words) -> str:
    """Above XV the marker is turned over and starts again at I; above 30 the plain number (MN-5.4, MN-Q31)."""
    if TRACK < level <= 2 * TRACK:
        return words("level", shown="over", value=names.roman(level - TRACK))
    return words("level", shown="plain", value=level)
