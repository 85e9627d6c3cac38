"""The sea and its Empires in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar

from tabularium.draw.words import WordedBoard
from tabularium.games.mare_nostrum import effects, faces, names, state, terms
from tabularium.games.mare_nostrum.box import MareNostrumBox, bits
from tabularium.games.mare_nostrum.packed import face_of, fortress_in, legions_in, marched_in, token_of
from tabularium.games.mare_nostrum.picture import draw
from tabularium.games.mare_nostrum.picture.faces import colour_of, letter_of, symbol_of
from tabularium.games.mare_nostrum.picture.paths import LISTED_KINDS, path_of
from tabularium.games.mare_nostrum.picture.sight import Sight
from tabularium.games.mare_nostrum.previews import preview
from tabularium.games.mare_nostrum.scoring import progress
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds
from tabularium.games.mare_nostrum.steps.claims import ROUNDS
from tabularium.games.mare_nostrum.steps.conquest import Conquerors, Conquests, Conversions
from tabularium.games.mare_nostrum.steps.military import AfterBattle, ChooseLosses, LandBattles, SeaBattles
from tabularium.games.mare_nostrum.steps.payment import PayToken, Purchase
from tabularium.games.mare_nostrum.steps.purchases import Acquire, Buy, KeepGoods, KeepTaxes
from tabularium.games.mare_nostrum.steps.trade import Offers
from tabularium.kernel.parts import keyed_part, viewer_key
from tabularium.kernel.picture import Path, Picture
from tabularium.kernel.presentation import Panel, Text, Things, Words
from tabularium.kernel.textboard import Line, Row, Section

FIGHTING = (SeaBattles, LandBattles, ChooseLosses, AfterBattle)
OWN_PHASE = (Buy, KeepTaxes, KeepGoods, Conquerors, Conversions, Conquests)  # one of them lies there while it runs
TRACK = 15  # the printed levels; beyond them the marker is turned over


class MareNostrumBoard(WordedBoard[MareNostrum]):
    derived: ClassVar[tuple[str, ...]] = ("kind", "site", "token")
    list_only: ClassVar[frozenset[int]] = WordedBoard.list_only | LISTED_KINDS | {kinds.TAKE_BACK}
    chained: ClassVar[frozenset[int]] = frozenset((kinds.BUY,))
    closing: ClassVar[frozenset[int]] = frozenset((kinds.END,))

    def where(self, view: MareNostrum, words: Words) -> str:
        if not view.round:
            return words("where-setup")
        phase = words(f"phase-{view.phase}")
        if view.options[state.MAX_ROUNDS]:
            return words("where-limited", round=view.round, rounds=ROUNDS[view.options[state.MAX_ROUNDS]], phase=phase)
        return words("where", round=view.round, phase=phase)

    def thing(self, view: MareNostrum, words: Words, thing: str, value: int) -> str:
        if thing == "site":
            return names.site(view.box, words, value)
        return (names.kind if thing == "kind" else names.trade_token)(view.box, words, value)

    def extra_values(self, view: MareNostrum, words: Words, things: Things) -> Mapping[str, Text]:
        found = names.forms(view.box, words, things)
        if "left" in things:
            found |= self.being_laid(view, words)
        return found

    def being_laid(self, view: MareNostrum, words: Words) -> dict[str, Text]:
        """What an offer or a payment is made of so far, and what is bought."""
        tokens = laid(view)
        found: dict[str, Text] = {"laid": names.tokens(view.box, words, tokens), "laid_count": len(tokens), "cost": 0}
        bought = purchase(view)
        if bought is not None:
            found["purchase"] = names.purchase(view.box, words, bought.item, bought.target)
        return found

    # -- the board in words --------------------------------------------------------------------------

    def sections(self, view: MareNostrum, words: Words, players: Sequence[str]) -> list[Section]:
        if not view.round:
            return [self.empires(view, words), self.for_sale(view, words)]
        return [
            *self.mine(view, words),
            self.ways(view, words, players),
            self.titles(view, words, players),
            self.phase(view, words, players),
            *(self.realm(view, seat, words, players) for seat in range(view.seats)),
            Section("neutral", words("board-neutral"), self.provinces(view, view.neutral(), words, players)),
            self.seas(view, words, players),
            self.trade(view, words, players),
            self.costs(view, words),
            self.for_sale(view, words),
            self.in_play(view, words, players),
        ]

    def empires(self, view: MareNostrum, words: Words) -> Section:
        """Before the game: what each Empire starts with."""
        box = view.box
        lines = []
        for empire in box.playing[view.seats]:
            provinces = ", ".join(names.province(box, words, p) for p in box.start_provinces[empire])
            resources = names.counted(box, words, box.start_resources[empire])
            hero = box.starting[empire]
            power = words("board-units", name=names.tile(box, words, hero), units=faces.face(box, hero, words))
            lines.append(Line(words(f"empire-{box.empires[empire]}"), (provinces, resources, power)))
        return Section("empires", words("board-empires"), tuple(lines))

    def mine(self, view: MareNostrum, words: Words) -> Iterator[Section]:
        """What the viewer alone has, and what the viewer is putting together."""
        seat = view.viewer
        if not 0 <= seat < view.seats:
            return
        held = names.counted(view.box, words, view.goods[seat * terms.KINDS : (seat + 1) * terms.KINDS])
        lines = [Line(words("board-mine-resources"), (held or words("board-nothing"),))]
        step = view.agenda[-1] if view.agenda else None
        draft = view.drafts[seat]
        if isinstance(step, Offers) and (step.members >> seat) & 1:
            lines.append(self.tray(view, words, "board-mine-offer", draft, view.sizes[seat] - len(draft)))
        elif isinstance(step, PayToken) and step.seat == seat:
            bought = names.purchase(view.box, words, step.item, purchased(view).target)
            lines.append(Line(words("board-mine-purchase"), (bought,)))
            lines.append(self.tray(view, words, "board-mine-laid", (*step.paid, *draft), step.left - len(draft)))
        elif draft:
            gains = ", ".join(words(f"gain-{('tax', 'legendary')[choice]}") for choice in draft)
            lines.append(Line(words("board-mine-bonus"), (gains,)))
        yield Section("mine", words("board-mine"), tuple(lines), mine=True)

    def tray(self, view: MareNostrum, words: Words, head: str, tokens: Sequence[int], missing: int) -> Line:
        said = [names.tokens(view.box, words, tokens) or words("board-nothing")]
        if missing:
            said.append(words("board-missing", count=missing))
        return Line(words(head), tuple(said))

    def ways(self, view: MareNostrum, words: Words, players: Sequence[str]) -> Section:
        """How near each player is to every victory."""
        near = progress(view)
        rows = [Row(("", *players[: view.seats]), head=True)]
        for i, way in enumerate(near.ways):
            cells = (words("board-way", have=row[i], need=near.need[i]) for row in near.have)
            rows.append(Row((words(f"way-{way}"), *cells)))
        return Section("ways", words("board-ways"), tuple(rows))

    def titles(self, view: MareNostrum, words: Words, players: Sequence[str]) -> Section:
        """Who holds each Title, and how all stand on its track."""
        levels = [effects.levels(view, seat) for seat in range(view.seats)]
        lines = []
        for i, track in enumerate(names.TRACKS):
            order = sorted(range(view.seats), key=lambda seat: -levels[seat][i])
            told = ", ".join(f"{players[seat]} {shown_level(levels[seat][i], words)}" for seat in order)
            level = words("board-levels", track=words(f"track-{track}"), levels=told)
            lines.append(Line(words(f"title-{terms.TITLES[i]}"), (players[view.titles[i]], level)))
        return Section("titles", words("board-titles"), tuple(lines))

    def phase(self, view: MareNostrum, words: Words, players: Sequence[str]) -> Section:
        """Who has bought or acted, and the peace of Zeus."""
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
        lines += self.last_battle(view, words, players)
        return Section("phase", words("board-phase"), tuple(lines))

    def realm(self, view: MareNostrum, seat: int, words: Words, players: Sequence[str]) -> Section:
        """The Provinces under a player's influence."""
        title = words("board-owner", name=players[seat], empire=self.empire(view, seat, words))
        return Section(f"realm-{seat + 1}", title, self.provinces(view, view.realm[seat], words, players))

    def empire(self, view: MareNostrum, seat: int, words: Words) -> str:
        if view.empire[seat] == state.NO_EMPIRE:
            return words("panel-none")
        return words(f"empire-{view.box.empires[view.empire[seat]]}")

    def provinces(self, view: MareNostrum, mask: int, words: Words, players: Sequence[str]) -> tuple[Line, ...]:
        found = tuple(self.province(view, p, words, players) for p in bits(mask))
        return found or (Line(words("board-no-province")),)

    def province(self, view: MareNostrum, p: int, words: Words, players: Sequence[str]) -> Line:
        """A Province, made once from what lies there."""
        done = (view.fought >> p) & 1 and not at_sea(view)
        (line,) = keyed_part(
            lambda: [self.told(view, p, words, players)],
            "province", viewer_key(view, words, players, view.box), p, view.built[p], view.held[p], view.seized[p],
            view.army[p], view.owner(p), view.conqueror(p), active(view), done,
        )  # fmt: skip
        return line

    def told(self, view: MareNostrum, p: int, words: Words, players: Sequence[str]) -> Line:
        """Buildings, free sites, Units, what a Conqueror holds, and the borders on land."""
        box = view.box
        conqueror = view.conqueror(p)
        built, free = [], []
        for slot in bits(box.slots[p]):
            name = site_in_short(box, box.site_at[p * terms.SLOTS + slot], words)
            if not (view.built[p] >> slot) & 1:
                free.append(name)
            elif (view.held[p] >> slot) & 1:
                built.append(words("board-held", site=name, name=players[conqueror]))
            else:
                built.append(name)
        parts = [", ".join(built)] if built else []
        parts += [words("board-free", sites=", ".join(free))] if free else []
        parts += self.units(view, p, words, players)
        if conqueror != state.NO_SEAT:
            parts.append(words("board-conqueror", name=players[conqueror]))
            if view.seized[p]:
                parts.append(words("board-marker", name=players[conqueror], round=view.seized[p]))
        if at_war(view, p):
            parts.append(words("board-war"))
        elif len(present(view, p, state.NO_SEAT)) > 1:
            parts.append(words("board-due"))
        if (view.fought >> p) & 1 and not at_sea(view):
            parts.append(words("board-done"))
        return Line(names.province(box, words, p), (*parts, *borders(box, view.seats, p, words)))

    def units(self, view: MareNostrum, p: int, words: Words, players: Sequence[str]) -> list[str]:
        """The owner's Units first and without a name: the heading has it."""
        owner = view.owner(p)
        found = []
        for seat in sorted(range(view.seats), key=lambda other: other != owner):
            units = names.land_units(view, p, seat, words)
            if units:
                found.append(units if seat == owner else words("board-units", name=players[seat], units=units))
        return found

    def seas(self, view: MareNostrum, words: Words, players: Sequence[str]) -> Section:
        lines = tuple(self.sea(view, sea, words, players) for sea in range(len(view.fleet)))
        return Section("seas", words("board-seas"), lines)

    def sea(self, view: MareNostrum, sea: int, words: Words, players: Sequence[str]) -> Line:
        box = view.box
        parts = []
        for seat in range(view.seats):
            if view.triremes(sea, seat):
                units = words("board-triremes", count=view.triremes(sea, seat))
                parts.append(words("board-units", name=players[seat], units=units))
        if (view.fought >> sea) & 1 and at_sea(view):
            parts.append(words("board-done"))
        return Line(names.sea(box, words, sea), (*parts, *shores(box, view.seats, sea, words)))

    def trade(self, view: MareNostrum, words: Words, players: Sequence[str]) -> Section:
        """Trade tokens, offers and Legendary Goods."""
        box = view.box
        tokens = tuple(
            words("board-token", token=names.trade_token(box, words, token_of(slot)), face=face_of(slot))
            for slot in view.slots
        )
        lines = [Line(words("board-tokens"), tokens or (words("board-no-token"),))]
        for seat, size in enumerate(view.sizes):
            said = [words("board-size", count=size)]
            if view.offers[seat]:
                said.append(words("board-face-up", kinds=names.tokens(box, words, view.offers[seat])))
            lines.append(Line(words("board-offer", name=players[seat]), tuple(said)))
        discard = ", ".join(names.good(box, words, good) for good in view.discard) or words("board-nothing")
        pile = words("board-pile", count=len(view.pile))
        lines.append(Line(words("board-legendary"), (pile, words("board-discard", goods=discard))))
        return Section("trade", words("board-trade"), tuple(lines))

    def costs(self, view: MareNostrum, words: Words) -> Section:
        """Items by what they cost; Heroes and Wonders rise from one to the next."""
        costs = view.box.costs
        items = [*range(terms.HM), terms.PYRAMIDS]
        lines = []
        for cost in sorted({costs[item] for item in items}):
            same = ", ".join(names.item(words, item) for item in items if costs[item] == cost)
            lines.append(Line(words("board-cost", items=same, cost=cost)))
        prices = ", ".join(str(price) for price in view.box.prices[1:])
        lines.append(Line(words("board-prices", prices=prices)))
        return Section("costs", words("board-costs"), tuple(lines))

    def for_sale(self, view: MareNostrum, words: Words) -> Section:
        box = view.box
        lines = [Line(names.tile(box, words, tile), (faces.face(box, tile, words),)) for tile in bits(view.face_up)]
        if view.face_down:
            lines.append(Line(words("board-face-down", count=len(view.face_down))))
        return Section("tiles", words("board-tiles"), tuple(lines))

    def in_play(self, view: MareNostrum, words: Words, players: Sequence[str]) -> Section:
        """The Heroes and Wonders that the players have, and what they do."""
        box = view.box
        lines = []
        for seat in range(view.seats):
            for tile in bits(view.owned[seat]):
                head = words("board-power-of", tile=names.tile(box, words, tile), name=players[seat])
                spent = (words("board-used"),) if is_used(view, seat, tile) else ()
                lines.append(Line(head, (faces.face(box, tile, words), *spent)))
            copied = effects.copies(view, seat)
            if copied != terms.NO_TILE:
                head = words("board-copied", tile=names.tile(box, words, copied), name=players[seat])
                spent = (words("board-used"),) if is_used(view, seat, copied) else ()
                lines.append(Line(head, (faces.power(box, copied, words), *spent)))
        return Section("powers", words("board-powers"), tuple(lines))

    def last_battle(self, view: MareNostrum, words: Words, players: Sequence[str]) -> tuple[Line, ...]:
        if not view.rolled:
            return ()
        rolls = [
            words(
                "board-rolled",
                name=players[seat],
                dice=" ".join(map(str, dice)) or "–",
                bonus=bonus,
                total=total,
                hits=hits,
            )
            for seat, bonus, total, hits, *dice in view.rolled
        ]
        return (Line(words("board-battle"), (names.field(view.box, words, view.field), *rolls)),)

    # -- beside a choice -----------------------------------------------------------------------------

    def preview(self, view: MareNostrum, words: Words, names: Sequence[str], move: int) -> str:
        return preview(view, words, names, move)

    # -- the picture ---------------------------------------------------------------------------------

    at_once: ClassVar[Mapping[int, str]] = {
        kinds.STORE: "what is touched is kept; what is left over goes, whichever that is"
    }

    def holdings(self, view: MareNostrum, seat: int) -> dict[str, int]:
        return {str(kind): view.goods[seat * terms.KINDS + kind] for kind in range(terms.KINDS)}

    def amount(self, view: MareNostrum, words: Words, name: str, count: int) -> str:
        return names.tokens(view.box, words, [int(name)] * count)

    def draw(self, sight: Sight) -> Picture:
        view, words, players = sight.view, sight.words, sight.names
        read = [self.province(view, p, words, players) for p in range(len(view.box.provinces))]
        read += [self.sea(view, sea, words, players) for sea in range(len(view.box.seas))]
        going_on = view.round > 0 and view.phase in (state.PURCHASES, state.MILITARY)
        stages = [stage(view, seat) if going_on else "" for seat in range(view.seats)]
        told = [(line.head, line.parts) for line in read]
        return draw(sight, told, active(view), stages, is_fought(view))

    def path(self, view: MareNostrum, move: int) -> Path | None:
        return path_of(view, move)

    def colour(self, view: MareNostrum, seat: int) -> str:
        return colour_of(view, seat)

    def letter(self, view: MareNostrum, words: Words, seat: int) -> str:
        return letter_of(view, seat)

    def symbol(self, thing: str, word: str) -> str:
        """Goods on the tray; a Legendary one looks like its twin."""
        return symbol_of(word.removeprefix("legendary_")) if thing == "kind" else super().symbol(thing, word)

    # -- panels --------------------------------------------------------------------------------------

    def panels(self, view: MareNostrum, words: Words, names: Sequence[str]) -> list[Panel]:
        return [Panel(names[seat], self.rows(view, seat, words, names), seat) for seat in range(view.seats)]

    def rows(self, view: MareNostrum, seat: int, words: Words, players: Sequence[str]) -> tuple[tuple[str, str], ...]:
        box = view.box
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
            ("panel-empire", self.empire(view, seat, words)),
            ("panel-titles", ", ".join(titles) or none),
            ("panel-levels", words("panel-levels-value", commerce=commerce, politics=politics, military=military)),
            ("panel-tiles", ", ".join(tiles) or none),
            ("panel-stock", stock),
            ("panel-resources", self.resources(view, seat, words)),
        ]
        if view.phase in (state.PURCHASES, state.MILITARY) and view.round:
            rows.append(("panel-phase", words(f"panel-phase-{stage(view, seat)}")))
        if view.ally != state.NO_SEAT and seat in (view.ally, view.zeus()):
            rows.append(("panel-peace", players[view.zeus() if seat == view.ally else view.ally]))
        claims = [
            words(f"panel-{name}-claim")
            for name, mask in (("pyramids", view.pyramid_claims), ("fifth", view.fifth_claims))
            if (mask >> seat) & 1
        ]
        if claims:
            rows.append(("panel-claims", ", ".join(claims)))
        return tuple((words(row), value) for row, value in rows)

    def resources(self, view: MareNostrum, seat: int, words: Words) -> str:
        """The own Resources; those of others stay behind their screens (MN-Q41)."""
        if view.viewer != seat:
            return words("panel-hidden")
        held = view.goods[seat * terms.KINDS : (seat + 1) * terms.KINDS]
        return names.counted(view.box, words, held) or words("panel-none")


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
        legions = legions_in(army, seat) - (marched_in(army) if seat == newcomer else 0)
        if legions > 0 or fortress_in(army, seat):
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
