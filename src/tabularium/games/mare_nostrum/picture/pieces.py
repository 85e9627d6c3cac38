"""What stands on the map and beside it now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from tabularium.draw.pieces import Point, in_row, mark, named, sign, thing
from tabularium.draw.svg import group, rect, text, use
from tabularium.games.mare_nostrum import effects, names, packed, state, terms
from tabularium.games.mare_nostrum.box import MareNostrumBox, bits
from tabularium.games.mare_nostrum.chart import Region
from tabularium.games.mare_nostrum.picture import layout
from tabularium.games.mare_nostrum.picture.faces import plot, site_shape, token
from tabularium.games.mare_nostrum.picture.sight import Setting, Sight
from tabularium.games.mare_nostrum.scoring import progress
from tabularium.kernel.picture import Piece
from tabularium.kernel.presentation import Words
from tabularium.kernel.sight import part

Read = Sequence[tuple[str, tuple[str, ...]]]  # of each Province and Sea, its name and what the board in words says

Numbers = tuple[int, ...]

TRACK_SYMBOLS: Final = ("caravan", "senator", "swords")
FLEET: Final = 30  # the size of a Trireme
LACKING: Final = (state.PRODUCTION, state.TRADE, state.PURCHASES)  # phases in which one asks which Goods one lacks
TINY: Final = 0.5  # the size of what lies over the map and is not touched


def before_the_game(sight: Sight, read: Read) -> Iterator[Piece]:
    """Realms, names, and Provinces and Seas to be touched."""
    yield from bands(sight, tuple(sight.view.realm))
    yield land_names(sight)
    yield from regions(sight, tuple(read))


def sea_pieces(sight: Sight, general: int, stages: Sequence[str]) -> Iterator[Piece]:
    view = sight.view
    buying = view.phase == state.PURCHASES and sight.is_seated
    yield from sites(sight, buying, tuple(view.built), tuple(view.held), tuple(view.conquests))
    yield from units(sight, general)
    yield from fleets(sight, general)
    levels = tuple(effects.levels(view, seat) for seat in range(sight.seats))
    yield from titles(sight, tuple(view.titles), levels)
    ways = progress(view)
    yield from standings(sight, tuple(stages), ways.ways, ways.need, ways.have)
    yield from peace(sight)
    if view.rolled and view.phase not in LACKING:
        yield from battle(sight)
    elif sight.is_seated:
        yield from lacks(sight, tuple(view.goods[sight.viewer * terms.KINDS :][: terms.TAX]), tuple(view.built))


# -- Provinces and Seas ------------------------------------------------------------------------------


@part
def bands(setting: Setting, realm: Numbers) -> Iterator[Piece]:
    """Who holds what: a band inside the border, in the colour of the seat."""
    box, words = setting.box, setting.words
    for p in bits(box.open[setting.seats]):
        owner = holder_of(realm, p)
        if owner != state.NO_SEAT:
            land, name = layout.lands(box, setting.seats)[p], names.province(box, words, p)
            says = words("piece-realm", province=name, name=setting.names[owner])
            key, drawing = f"realm-{land.region.id}", band(box, setting.seats, p, setting.colours[owner])
            yield named("realm", key, land.corner, TINY, says, drawing, seat=owner, touch="")


def holder_of(masks: Sequence[int], p: int) -> int:
    """The seat whose Provinces this one is among, or NO_SEAT."""
    return next((seat for seat, mask in enumerate(masks) if (mask >> p) & 1), state.NO_SEAT)


@cache
def band(box: MareNostrumBox, seats: int, p: int, colour: str) -> str:
    land = layout.lands(box, seats)[p]
    word = land.region.id
    inner = f'<use class="heldrim" href="#sea-p-{word}"/><use class="held" href="#sea-p-{word}"/>'
    x, y = land.corner
    return group(f'<g clip-path="url(#sea-in-{word})">{inner}</g>', -x, -y, colour)


def land_names(sight: Sight) -> Piece:
    """The names of all Provinces, over the bands of all: a neighbour's would cover the end of a long one."""
    drawing = names_on(sight.box, sight.seats, sight.words)
    return named("names", "names", (0, 0), TINY, sight.words("area-sea"), drawing, touch="")


@cache
def names_on(box: MareNostrumBox, seats: int, words: Words) -> str:
    return "".join(
        text(names.province(box, words, p).upper(), *land.name, "name small" if land.small else "name")
        for p, land in enumerate(layout.lands(box, seats))
        if (box.open[seats] >> p) & 1
    )


@part
def regions(setting: Setting, read: tuple[tuple[str, tuple[str, ...]], ...]) -> Iterator[Piece]:
    """Provinces and Seas as ground that can be touched."""
    box = setting.box
    for p in bits(box.open[setting.seats]):
        yield touchable("province", "p", layout.lands(box, setting.seats)[p].region, setting.words, *read[p])
    for sea, water in enumerate(layout.waters(box, setting.seats)):
        yield touchable("sea", "s", water.region, setting.words, *read[len(box.provinces) + sea])


def touchable(kind: str, shapes: str, region: Region, words: Words, name: str, reads: tuple[str, ...]) -> Piece:
    key = f"{kind}-{region.id}"
    says = words(f"piece-{kind}", **{kind: name})
    return Piece(kind, key, *region.label, says, id=key, touch=key, outline=f"#sea-{shapes}-{region.id}", reads=reads)


# -- sites -------------------------------------------------------------------------------------------


@part
def sites(setting: Setting, buying: bool, built: Numbers, held: Numbers, conquests: Numbers) -> Iterator[Piece]:
    """The buildings; and for whoever buys, the free sites too."""
    box = setting.box
    for p in bits(box.open[setting.seats]):
        land = layout.lands(box, setting.seats)[p]
        holder = holder_of(conquests, p)
        for slot in bits(box.slots[p]):
            site = box.site_at[p * terms.SLOTS + slot]
            if (built[p] >> slot) & 1:
                yield building(setting, site, slot, land, holder if (held[p] >> slot) & 1 else state.NO_SEAT)
            elif buying:
                yield free_site(setting, site, slot, land)


def building(setting: Setting, site: int, slot: int, land: layout.Land, holder: int) -> Piece:
    """A building; where a Conqueror holds it, with the sign of that seat."""
    box, size = setting.box, land.size
    drawing = site_shape(box, site, True, 0, 0, size)
    name = names.site(box, setting.words, site)
    says = setting.words("piece-site", site=name)
    if holder != state.NO_SEAT:
        says = setting.words("piece-held", site=name, name=setting.names[holder])
        drawing += sign(setting, holder, size / 2, size / 2, 9)
    key, place = f"site-{box.sites[site]}", f"province-{land.region.id}"
    kind = terms.ITEMS[box.site_kind[site]]
    return named(kind, key, land.sites[slot], size + 2, says, drawing, place=place, on=place)


def free_site(setting: Setting, site: int, slot: int, land: layout.Land) -> Piece:
    """Ground that can be touched: it is no news that something could be built there."""
    key, place = f"site-{setting.box.sites[site]}", f"province-{land.region.id}"
    says = setting.words("piece-free", site=names.site(setting.box, setting.words, site))
    outline = plot(land.size)
    return Piece("free", place, *land.sites[slot], says, id=f"{key}-free", touch=key, on=place, outline=outline)


# -- Units -------------------------------------------------------------------------------------------


def units(sight: Sight, general: int) -> Iterator[Piece]:
    """Influence markers, Fortresses and Legions. The markers of Capital Provinces are printed (MN-0.13)."""
    view = sight.view
    for p in bits(sight.box.open[sight.seats]):
        owner, army = view.owner(p), view.army[p]
        marked = owner != state.NO_SEAT and p != view.capital_province(owner)
        if marked or army:
            conqueror = view.conqueror(p) if view.seized[p] else state.NO_SEAT
            marching = general if packed.marched_in(army) else state.NO_SEAT
            yield from units_in(sight, p, owner if marked else state.NO_SEAT, conqueror, army, marching)


@part
def units_in(setting: Setting, p: int, owner: int, conqueror: int, army: int, marching: int) -> Iterator[Piece]:
    """What stands in a Province, side by side under its sites: the marker of its owner, Fortresses and Legions. Those
    of who is marching may be tired."""
    words, land = setting.words, layout.lands(setting.box, setting.seats)[p]
    where, place = names.form(words, "province", setting.box.provinces[p], "in"), f"province-{land.region.id}"
    there = [("influence", owner, 1)] if owner != state.NO_SEAT else []
    there += [("fortress", seat, 1) for seat in range(setting.seats) if packed.fortress_in(army, seat)]
    there += [("legion", seat, count) for seat in range(setting.seats) if (count := packed.legions_in(army, seat))]
    spots = in_row(len(there), land.units, min(22.0 if land.small else 27.0, 96 / max(1, len(there))))
    for (kind, seat, count), at in zip(there, spots, strict=True):
        if kind == "influence":
            yield marker(setting, land, owner, conqueror, where, at)
        else:
            says = words(f"piece-{kind}", count=count, name=setting.names[seat], place=where)
            tired = kind == "legion" and seat == marching and count <= packed.marched_in(army)
            yield unit(setting, kind, place, seat, count, says, tired, at, land.unit)


def marker(setting: Setting, land: layout.Land, owner: int, conqueror: int, where: str, at: Point) -> Piece:
    """An Influence marker; under the Legion of a Conqueror it is dimmed."""
    seized, name = conqueror != state.NO_SEAT, setting.names[owner]
    says = setting.words("piece-influence", name=name, place=where)
    if seized:
        says = setting.words("piece-seized", name=name, place=where, other=setting.names[conqueror])
    key, on, side = f"influence-{land.region.id}", f"province-{land.region.id}", land.unit * 0.82
    return Piece("influence", on, *at, says, owner, touch=key, on=on, marks=mark("exhausted", seized), w=side, h=side)


def unit(
    setting: Setting, kind: str, place: str, seat: int, count: int, says: str, tired: bool, at: Point, size: float
) -> Piece:
    """My own Units are touched by what they are, those of others by whose they are."""
    region = place.partition("-")[2]
    touch = f"{kind}-{region}" if seat == setting.viewer else f"seat-{seat + 1}-{region}"
    marks = mark("exhausted", tired)
    return Piece(kind, place, *at, says, seat, count, touch=touch, on=place, marks=marks, w=size, h=size)


def fleets(sight: Sight, sailing: int) -> Iterator[Piece]:
    """Triremes, side by side in each Sea."""
    view = sight.view
    for sea, water in enumerate(layout.waters(sight.box, sight.seats)):
        there = [(seat, view.triremes(sea, seat)) for seat in range(view.seats) if view.triremes(sea, seat)]
        spots = in_row(len(there), water.fleet, min(32.0, 100 / max(1, len(there))))
        for (seat, ships), at in zip(there, spots, strict=True):
            where = names.form(sight.words, "sea", sight.box.seas[sea], "in")
            says = sight.words("piece-triremes", count=ships, name=sight.names[seat], place=where)
            tired = seat == sailing and ships <= packed.sailed_in(view.fleet[sea])
            yield unit(sight, "trireme", f"sea-{water.region.id}", seat, ships, says, tired, at, FLEET)


# -- tracks and ways to win --------------------------------------------------------------------------


@part
def titles(setting: Setting, holders: Numbers, levels: tuple[Numbers, ...]) -> Iterator[Piece]:
    """Who holds the Titles, and the level of each seat on each track."""
    for track, (title, holder) in enumerate(zip(terms.TITLES, holders, strict=True)):
        says = setting.words("piece-title", title=setting.words(f"title-{title}"), name=setting.names[holder])
        drawing = use(TRACK_SYMBOLS[track], 0, -9, 20, "sign") + sign(setting, holder, 0, 9, 17)
        at = (layout.track_x(track), 23)
        yield named("title", f"title-{title}", at, (36, 38), says, drawing, seat=holder, touch="")
        yield from markers(setting, track, [level[track] for level in levels])


def markers(setting: Setting, track: int, levels: Sequence[int]) -> Iterator[Piece]:
    """The seats on a track, side by side where they share a level."""
    sharing: dict[float, list[int]] = {}
    for seat, level in enumerate(levels):
        sharing.setdefault(layout.level_y(level), []).append(seat)
    for y, there in sharing.items():
        step = 6.6 if len(there) > 3 else 11.5
        for seat, at in zip(there, in_row(len(there), (layout.track_x(track), y), step), strict=True):
            level = levels[seat]
            name = setting.words(f"track-{names.TRACKS[track]}")
            says = setting.words("piece-level", name=setting.names[seat], track=name, level=level)
            drawing = under((len(there) - 1) / 2 * step) if seat == there[0] else ""
            drawing += sign(setting, seat, 0, 0, 12) + (text("+", 0, -6, "over") if level > layout.STEPS else "")
            key, place = f"level-{track}-{seat}", f"track-{track}-{level}"
            yield named("level", key, at, 11, says, drawing, seat=seat, place=place, touch="")


def under(middle: float) -> str:
    """A level with markers on it is not read any more: a numeral that looks out between them would be read wrong."""
    return rect(
        middle - layout.COLUMN / 2 + 3, -layout.STEP / 2 + 1, layout.COLUMN - 6, layout.STEP - 2, "lane under", 3
    )


@part
def standings(
    setting: Setting, stages: tuple[str, ...], ways: tuple[str, ...], needs: Numbers, haves: tuple[Numbers, ...]
) -> Iterator[Piece]:
    """A row for each seat: who it is, what it does in this phase, and how near it is to each victory."""
    words = setting.words
    for seat, stage in enumerate(stages):
        told = [words("board-way", have=have, need=need) for have, need in zip(haves[seat], needs, strict=True)]
        near = ", ".join(f"{words(f'way-{way}')} {said}" for way, said in zip(ways, told, strict=True))
        says = words("piece-standing", name=setting.names[seat], near=near)
        drawing = sign(setting, seat, -47, 0, 22)
        drawing += {"now": use("arrow", -31, 0, 11, "sign"), "done": use("check", -31, 0, 11, "sign")}.get(stage, "")
        for k, (have, need) in enumerate(zip(haves[seat], needs, strict=True)):
            cls = "have none" if not have else "have" if have < need else "have won"
            drawing += text(str(have), layout.way_x(k) - layout.TRACKS_MIDDLE, 5, cls)
        reads = (words("panel-phase") + words("colon") + words(f"panel-phase-{stage}"),) if stage else ()
        at, size = (layout.TRACKS_MIDDLE, layout.standing_y(seat)), (layout.TRACKS_WIDTH - 8, layout.STANDING - 4)
        yield named("standing", f"seat-{seat + 1}", at, size, says, drawing, seat=seat, reads=reads)


def peace(sight: Sight) -> Iterator[Piece]:
    """Who keeps the peace of Zeus."""
    if sight.view.ally == state.NO_SEAT:
        return
    one, other = sight.view.zeus(), sight.view.ally
    says = sight.words("piece-peace", one=sight.names[one], other=sight.names[other])
    drawing = text(sight.words("picture-peace"), -14, 4.5, "have end")
    drawing += sign(sight, one, 4, 0, 18) + sign(sight, other, 26, 0, 18)
    yield named("peace", "peace", (layout.TRACKS_MIDDLE, layout.PEACE), (100, 22), says, drawing)


# -- the Goods that I lack ---------------------------------------------------------------------------


@part
def lacks(setting: Setting, held: Numbers, built: Numbers) -> Iterator[Piece]:
    """The Goods of which the viewer has no token, where the land of nobody leaves room; each shows where it grows."""
    box, words, (left, y, room, _) = setting.box, setting.words, layout.ARENA
    missing = [good for good in range(len(box.goods)) if not held[2 * good] + held[2 * good + 1]]
    says, w = words("picture-lack", count=len(missing)), max(190.0, min(room, 23.4 * len(missing) + 14))
    middle = left + room - w / 2
    drawing = rect(-w / 2, -13, w, 50, "arena lively", 6) + text(says, 0, 1, "words small")
    yield named("lacks", "lacks", (middle, y + 14), (w - 4, 18), says, drawing, touch="")
    spots = in_row(len(missing), (middle, y + 36), min(23.4, (w - 14) / max(1, len(missing))))
    for good, at in zip(missing, spots, strict=True):
        yield lack(setting, good, at, built)


def lack(setting: Setting, good: int, at: Point, built: Numbers) -> Piece:
    """A Good that is missing: in which Provinces it grows, and where on the map that is."""
    box, words = setting.box, setting.words
    grows = [
        (p, slot)
        for p in bits(box.open[setting.seats])
        for slot in bits(box.slots[p])
        if box.site_kind[site := box.site_at[p * terms.SLOTS + slot]] == terms.CARAVAN and box.site_good[site] == good
    ]
    name = names.good(box, words, good)
    told = [
        words("reads-grows", province=names.province(box, words, p), built=(built[p] >> slot) & 1) for p, slot in grows
    ]
    reads = (words.listed(told),) if told else (words("reads-grows-nowhere"),)
    drawing, says = group(token(box, 2 * good, 1, 22), cls="lack"), words("piece-lack", good=name)
    spots = tuple(layout.lands(box, setting.seats)[p].sites[slot] for p, slot in grows)
    key = f"lack-{box.goods[good]}"
    return Piece("lack", "lacks", *at, says, id=key, touch=key, w=22, h=22, drawing=drawing, reads=reads, points=spots)


# -- the last battle ---------------------------------------------------------------------------------


def battle(sight: Sight) -> Iterator[Piece]:
    """The dice of the last battle, under its place, a row for each side."""
    if not sight.view.rolled:
        return
    x, y, w, h = layout.ARENA
    place = names.field(sight.box, sight.words, sight.view.field)
    says = sight.words("piece-arena", place=place)
    cover = rect(-w / 2, -h / 2, w, h, "arena lively", 6) + text(says, 0, -h / 2 + 13, "words small")
    yield named("arena", "arena", (x + w / 2, y + h / 2), (w, h), says, cover)
    for side, roll in enumerate(sight.view.rolled):
        yield from side_of(sight, side, roll, place)


def side_of(sight: Sight, side: int, roll: tuple[int, ...], place: str) -> Iterator[Piece]:
    """One side's sign, bonus and result, and its dice."""
    seat, bonus, total, hits, *dice = roll
    player, words = sight.names[seat], sight.words
    x, y, w, _ = layout.ARENA
    middle = y + 27 + 21 * side
    shown = ", ".join(map(str, dice)) or "–"
    says = words("piece-rolled", name=player, place=place, total=total, hits=hits, dice=shown, bonus=bonus)
    drawing = sign(sight, seat, -9, 0, 18) + text(f"+{bonus}" if bonus else "", 17, 4.5, "have")
    drawing += text(words("picture-hits", total=total, hits=hits), w - 32, 4.5, "have end")
    key = f"arena-{side}"
    yield named("side", key, (x + 24, middle), (44, 18), says, drawing, seat=seat, on="arena")
    step = min(24.0, 190 / max(1, len(dice)))
    for k, face in enumerate(dice):
        says = words("piece-die", face=face, number=k + 1, name=player, place=place)
        drawing = group(thing("die", 0, 0, 21, face), cls=f"rolled {sight.colours[seat]}")
        at, place_ = (x + 66 + step * k, middle), f"{key}-{k}"
        yield named("die", f"die-{side}-{k}", at, 17, says, drawing, place=place_, touch="", on="arena")
