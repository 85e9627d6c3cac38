"""The wheel: four Provinces around Rome, each before its chair, on a ring that really turns; Rome in its middle, and
beside it Event, Glory track, Regions, Colosseum and all supplies."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tabularium.draw.pieces import in_row, mark, named, outlined, sign, tag
from tabularium.draw.svg import group, text, use
from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.box import AgeOfRomeBox
from tabularium.games.age_of_rome.effects import majority_of
from tabularium.games.age_of_rome.faces import LATIN
from tabularium.games.age_of_rome.picture import faces, layout
from tabularium.games.age_of_rome.picture.layout import CENTRE, CX, CY, PLOTS, RIM, on_wheel
from tabularium.games.age_of_rome.picture.paths import legions_at, marker_of, plots_of, site
from tabularium.games.age_of_rome.picture.sight import Sight
from tabularium.games.age_of_rome.scoring import defeated, place_of, place_value
from tabularium.games.age_of_rome.state import emperor
from tabularium.games.age_of_rome.steps.diplomacy import Envoy, Offered
from tabularium.kernel.picture import Piece
from tabularium.kernel.presentation import Text, Words
from tabularium.kernel.sight import part

Numbers = tuple[int, ...]

ACTIONS: Final = (
    terms.PLACE_LEGION,
    terms.PLACE_VOTE,
    terms.DRAW_TRADE,
    terms.PLACE_PANTHEON,
    terms.HARVEST,
)  # of the five Buildings
TOKENS: Final = (("none", "hidden"), ("spy", "plot"), ("alliance", "loyalty"), ("back", "hidden"))  # and their symbols
BUILDINGS_KEPT: Final = 4_000
VARIANT_ART: Final = {
    state.SPIES: ("spies", "hidden"),
    state.PEACE: ("peace", "loyalty"),
    state.CLOCK: ("clock", "hourglass"),
    state.HEROES: ("heroes", "laurel"),
    state.HARD_TIMES: ("hard_times", "swords"),
}


class Wheel(NamedTuple):
    """How the wheel stands."""

    turned: int  # which Province is before which chair
    turns: int  # all quarter turns so far, so that it never spins back
    ahead: int  # the quarter turns with which this round will end
    chairs: Numbers  # who sits where
    own: int  # the chair of the viewer, which is drawn at the bottom

    @property
    def orbit(self) -> tuple[float, float, float]:
        """On which all turns that is not a chair."""
        return (*CENTRE, 90.0 * self.turns)

    def direction(self, position: int) -> float:
        """Where a chair is on the picture, in degrees; clockwise is clockwise."""
        return 90 + 90 * ((position - self.own) & 3)

    def angle(self, province: int) -> float:
        return self.direction((province + self.turned) & 3)

    def faces(self, province: int) -> int:
        """The board before which a Province lies, or NOBODY_SITS."""
        return self.chairs[(province + self.turned) & 3]

    def will_face(self, province: int) -> int:
        """The same after this round."""
        return self.chairs[(province + self.turned + self.ahead) & 3]


def wheel_of(sight: Sight) -> Wheel:
    view, box = sight.view, sight.box
    turns, ways = box.event_turns, box.event_direction
    so_far = len(view.used) if view.options[state.CLOCK] else sum(turns[event] * ways[event] for event in view.used)
    ahead = 0
    if view.event != box.none_event:
        ahead = 1 if view.options[state.CLOCK] else turns[view.event] * ways[view.event]
    own = view.own[sight.viewer * state.WIDTH + state.POSITION] if sight.is_seated else 0
    return Wheel(view.turned, so_far, ahead, view.chairs, own)


def wheel_pieces(sight: Sight) -> Iterator[Piece]:
    view, slots = sight.view, sight.box.plot_slots
    wheel = wheel_of(sight)
    yield from ring(sight, wheel)
    for province in range(terms.PROVINCES):
        sites = slice(province * terms.TYPES, (province + 1) * terms.TYPES)
        tiles = tuple(view.tiles[sites])
        left = tuple(
            view.supply[kind * terms.LEVELS + level] if level < terms.LEVELS else 0 for kind, level in enumerate(tiles)
        )
        yield from province_pieces(
            sight, province, wheel, tiles, left, tuple(view.workers[sites]),
            tuple(view.plots[province * slots : (province + 1) * slots]), view.marker == province,
            envoy_at(sight, province), view.event != sight.box.none_event, view.phase == state.CONSTRUCTION,
        )  # fmt: skip


@part
def ring(sight: Sight, wheel: Wheel) -> Iterator[Piece]:
    """The wheel itself, which way it will turn and how far, and the chairs around it."""
    for province, name in enumerate(sight.box.provinces):
        says = sight.words("piece-province", province=sight.province(province), who=sight.who(wheel.faces(province)))
        turn = 360 + wheel.direction(province) - 90 + 90 * wheel.turns
        key, drawing = f"land-{name}", faces.land(name)
        yield Piece("land", "wheel", *CENTRE, says, id=key, w=0, h=0, turn=turn, drawing=drawing, orbit=wheel.orbit)
    if wheel.ahead:
        says = sight.words("piece-spin", turns=abs(wheel.ahead), way=1 if wheel.ahead > 0 else -1)
        yield Piece("spin", "wheel", *CENTRE, says, w=0, h=0, drawing=faces.spin(wheel.ahead, layout.OUTER + 8))
    for board in range(sight.view.boards):
        position = wheel.chairs.index(board)
        angle, who = wheel.direction(position), sight.who(board)
        says = sight.words("piece-chair", who=who, province=sight.province((position - wheel.turned) & 3))
        drawing = faces.chair(board, sight.letters[board], sight.colours[board], who, angle, RIM)
        yield Piece("chair", f"chair-{board + 1}", *on_wheel(RIM, angle), says, board, w=26, h=26, drawing=drawing)


# -- what lies on a Province -------------------------------------------------------------------------


class OnSite(NamedTuple):
    """An envoy's token on a Building, with what is offered."""

    building: int
    envoy: int
    token: int
    amount: int


def envoy_at(sight: Sight, province: int) -> OnSite | None:
    view, step = sight.view, sight.step
    if view.envoy == state.NOBODY_SITS or not isinstance(step, (Envoy, Offered)) or step.province != province:
        return None
    return OnSite(step.building, view.envoy, view.token, step.amount if isinstance(step, Offered) else 0)


@part
def province_pieces(
    sight: Sight, province: int, wheel: Wheel, tiles: Numbers, left: Numbers, workers: Numbers, plots: Numbers,
    first: bool, envoy: OnSite | None, has_event: bool, is_construction: bool,
) -> Iterator[Piece]:  # fmt: skip
    """Buildings with who works there, its name, its people, whom it will face, and Plots."""
    buys = is_construction and wheel.faces(province) == sight.viewer
    angle = wheel.angle(province)
    for kind in range(terms.TYPES):
        at = on_wheel(layout.TILES, angle + 16.8 * (kind - 2))
        yield from site_pieces(sight, province, kind, wheel, tiles[kind], left[kind], workers[kind], buys, at)
        if envoy is not None and envoy.building == kind:
            yield from token(sight, province, envoy, wheel, *at)
    yield plate(sight, province, wheel)
    yield dwellers(sight, province, wheel, sight.box.population + sum(tiles))
    if has_event and wheel.will_face(province) != state.NOBODY_SITS:
        yield comes_next(sight, province, wheel)
    if first:
        at = on_wheel(PLOTS - 10, angle - 38)
        says, drawing = sight.words("piece-first", province=sight.province(province)), faces.arrow(angle)
        key = "first-player"
        yield Piece("first", "wheel", *at, says, id=key, w=24, h=24, drawing=drawing, orbit=wheel.orbit)
    if sight.plotting:
        yield from plot_pieces(sight, province, wheel, plots)


def site_pieces(
    sight: Sight, province: int, kind: int, wheel: Wheel, level: int, left: int, workers: int, buys: bool,
    at: layout.Point,
) -> Iterator[Piece]:  # fmt: skip
    """A Building, and the Partisans who work there. For who `buys` here it has its price, which is none of placing."""
    board = wheel.faces(province)
    yield building(sight.box, sight.words, province, kind, level, left, buys and left > 0, at, wheel.orbit)
    if workers:
        key, (x, y) = site(sight.view, province, kind), at
        name = building_name(sight.words, kind, level)
        says = sight.words(
            "piece-workers", n=workers, who=sight.who(board), building=name, province=sight.province(province)
        )
        orbit = wheel.orbit
        yield Piece("partisan", key, x - 18, y - 15, says, board, workers, on=key, w=25, h=25, orbit=orbit)


def token(sight: Sight, province: int, on: OnSite, wheel: Wheel, x: float, y: float) -> Iterator[Piece]:
    """An envoy's token, marked for who is asked about it, and its purse."""
    name, face = TOKENS[on.token]
    who, key = sight.who(on.envoy), site(sight.view, province, on.building)
    says = sight.words("piece-token", who=who, n=on.amount, token=sight.words(f"token-{name}"))
    marks = mark("chosen", on.envoy == sight.viewer)
    yield Piece(
        "token", key, x + 14, y - 14, says, on.envoy, touch="token", on=key, w=28, h=28, marks=marks, orbit=wheel.orbit,
        drawing=faces.in_colour(sight.colours[on.envoy], faces.token(face, 30)),
    )  # fmt: skip
    if on.amount and on.token != state.NO_TOKEN:
        says = sight.words("piece-purse-on", who=who, n=on.amount)
        yield Piece("coin", key, x + 14, y + 16, says, number=on.amount, on=key, w=22, h=22, orbit=wheel.orbit)


def plate(sight: Sight, province: int, wheel: Wheel) -> Piece:
    name = sight.province(province)
    says = sight.words("piece-plate", province=name, who=sight.who(wheel.faces(province)))
    key, at = f"province-{sight.box.provinces[province]}", on_wheel(PLOTS - 5, wheel.angle(province))
    return Piece("plate", key, *at, says, id=key, w=58, h=18, drawing=faces.plate(name), orbit=wheel.orbit)


def dwellers(sight: Sight, province: int, wheel: Wheel, number: int) -> Piece:
    """How many people there are, and what Double Taxation costs."""
    penalty = sight.box.penalty[number]
    where, cost = sight.province(province), sight.glory(penalty)
    says = sight.words("piece-people", province=where, n=number, penalty=cost)
    key, at = f"people-{sight.box.provinces[province]}", on_wheel(PLOTS - 4, wheel.angle(province) - 24)
    drawing = faces.people(number, penalty)
    return Piece("people", key, *at, says, touch=key, w=38, h=38, drawing=drawing, orbit=wheel.orbit)


def comes_next(sight: Sight, province: int, wheel: Wheel) -> Piece:
    """Whom the Province will face when the wheel has turned."""
    board = wheel.will_face(province)
    x, y = on_wheel(PLOTS - 5, wheel.angle(province))
    says = sight.words("piece-next", province=sight.province(province), who=sight.who(board))
    drawing = sign(sight, board, 7, 0, 14) + use("arrow", -8, 0, 12, "mark")
    place = f"next-{province}"
    return Piece("next", place, x, y + 18, says, board, w=30, h=14, drawing=drawing, orbit=wheel.orbit)


def plot_pieces(sight: Sight, province: int, wheel: Wheel, plots: Numbers) -> Iterator[Piece]:
    """Plot markers, and the slots that are free: one is lit, the others are alike."""
    place = plots_of(sight.view, province)
    target, later = sight.who(wheel.faces(province)), sight.who(wheel.will_face(province))
    for slot, plot in enumerate(plots):
        at = on_wheel(PLOTS - 5, wheel.angle(province) + 17.5 + 10.4 * slot)
        where: dict[str, Text] = {"province": sight.province(province), "slot": slot + 1}
        if plot == 0:
            touch = place if 0 not in plots[:slot] else ""
            says, drawing = sight.words("piece-plot-empty", **where), faces.empty_plot()
            yield Piece("noplot", place, *at, says, touch=touch, w=26, h=26, drawing=drawing, orbit=wheel.orbit)
            continue
        owner, used = packed.plot_owner(plot), packed.is_flipped(plot)
        who = sight.who(owner)
        says = sight.words("piece-plot", who=who, target=target, later=later, used=int(used), **where)
        marker = faces.marker(used) + tag(owner, sight.letters[owner], 9, 9, 13)
        drawing = faces.in_colour(sight.colours[owner], marker)
        touch = marker_of(sight.view, province) if owner == sight.viewer and not used else ""
        yield Piece("plotmark", place, *at, says, owner, touch=touch, w=26, h=26, drawing=drawing, orbit=wheel.orbit)


def building_name(words: Words, kind: int, level: int) -> str:
    return f"{words(f'building-{terms.BUILDINGS[kind]}')} {LATIN[level]}".rstrip()


@lru_cache(BUILDINGS_KEPT)
def building(
    box: AgeOfRomeBox, words: Words, province: int, kind: int, level: int, left: int, buys: bool, at: layout.Point,
    orbit: tuple[float, float, float],
) -> Piece:  # fmt: skip
    """A Building, or its plot; so many tiles of its next level are left, with their price for who `buys` here."""
    name = words(f"province-{box.provinces[province]}")
    key = f"site-{box.provinces[province]}-{terms.BUILDINGS[kind]}"
    does = words(f"effect-{terms.VERBS[ACTIONS[kind]]}", n=1)
    reads = [words("reads-type", kind=words(f"type-{terms.BUILDINGS[kind]}"), does=does)]
    price = -1
    if level < terms.LEVELS:
        number = kind * terms.LEVELS + level
        price = box.cost[number] if buys else -1
        cost, glory = words("denarii", n=box.cost[number]), words("glory", n=box.glory[number])
        reads.append(words("board-next", cost=cost, glory=glory, left=left))
    says = words("piece-building", building=building_name(words, kind, level), province=name, level=level)
    return Piece(
        "tile", f"{key}-{level}", *at, says, touch=key, w=46, h=46,
        drawing=faces.tile(kind, level, price), reads=tuple(reads), orbit=orbit,
    )  # fmt: skip


# -- Rome --------------------------------------------------------------------------------------------


def rome_pieces(sight: Sight) -> Iterator[Piece]:
    view, own = sight.view, sight.view.own
    near = tuple(board for board in range(view.boards) if majority_of(view, board))
    legions = tuple(tuple(own[state.REGION + region :: state.WIDTH]) for region in range(terms.REGIONS))
    yield from senate(sight, view.column, near)
    yield from order(sight, view.round, view.order, view.direction)
    yield from commons(sight, view.commons, view.round)
    yield from event(sight, view.event, view.used, len(view.events))
    yield from stages(sight, view.stages)
    yield from markers(sight, tuple(own[state.GLORY :: state.WIDTH]))
    yield from regions(sight, legions, view.medals)
    yield from arena(sight, tuple(own[state.COLOSSEUM :: state.WIDTH]))
    yield from supply(sight, view.medals, tuple(view.supply))
    yield from decks(sight, len(view.deck), view.discard, len(view.pile), view.vendetta)
    yield from variants(sight)


@part
def variants(sight: Sight) -> Iterator[Piece]:
    """Which variants are played, and what each of them changes, in the lower corners."""
    options, words = sight.options, sight.words
    chosen = [named_ for option, named_ in VARIANT_ART.items() if options[option]]
    played = [(symbol, words(f"option-{name}"), words(f"option-{name}-help")) for name, symbol in chosen]
    if emperor(sight.view):
        played.insert(0, ("crown", words("picture-emperor"), words("option-mode-emperor")))
    elif sight.seats == 1:
        strength = words(f"option-difficulty-{('normal', 'easy', 'hard')[options[state.DIFFICULTY]]}")
        name = words("picture-cassius", difficulty=strength)
        played.insert(0, ("vendetta", name, words("option-mode-cassius")))
    for k, (symbol, name, does) in enumerate(played):
        corner, line = divmod(k, 3)
        x, y = layout.VARIANTS[corner]
        at, says, drawing = (x + 70, y - 19 * line), words("piece-variant", variant=name), faces.variant(symbol, name)
        yield Piece("variant", f"variant-{k}", *at, says, w=140, h=18, drawing=drawing, reads=(does,))


@part
def senate(sight: Sight, column: Numbers, near: Numbers) -> Iterator[Piece]:
    """The Votes in the Column; what a run of them on top brings, and who is next to make one (AR-6.17)."""
    box = sight.box
    for place, board in enumerate(column):
        worth = sight.glory(box.column_glory[place])
        says = sight.words("piece-vote", who=sight.who(board), place=place + 1, glory=worth)
        drawing = faces.in_colour(sight.colours[board], faces.vote(board, sight.letters[board]))
        key = f"vote-{place + 1}"
        yield Piece("vote", key, CX, layout.vote_y(place), says, board, touch=key, w=62, h=22, drawing=drawing)
    says = sight.words("piece-majority", run=box.majority_run, glory=sight.glory(box.majority_glory))
    reads = (sight.words("reads-majority", who=sight.listed([sight.who(board) for board in near])),)
    drawing = faces.majority(box.majority_run, box.majority_glory)
    yield Piece("majority", "senate", CX + 82, CY + 54, says, w=30, h=40, drawing=drawing, reads=reads)


@part
def order(sight: Sight, round_: int, boards: Numbers, direction: int) -> Iterator[Piece]:
    """Round and turn order, first above."""
    if round_:
        says, rounds = sight.words("piece-round", round=round_, rounds=sight.box.rounds), sight.box.rounds
        drawing = text(f"{round_}/{rounds}", 0, 7, "round")
        yield Piece("round", "middle", CX, CY - 95, says, w=54, h=24, drawing=drawing)
    for k, board in enumerate(boards):
        says = sight.words("piece-order", who=sight.who(board), n=k + 1)
        drawing = sign(sight, board, 0, 0, 22)
        yield Piece("order", f"order-{k}", CX - 72, CY - 36 + 27 * k, says, board, w=24, h=24, drawing=drawing)
    if boards:
        says = sight.words("piece-direction", direction=direction)
        drawing = group(use("turn", 0, 0, 24, "mark")) if direction < 0 else faces.mirrored("turn")
        yield Piece("way", "middle", CX - 72, CY - 66, says, w=26, h=26, drawing=drawing)


@part
def commons(sight: Sight, left: tuple[Numbers, ...], round_: int) -> Iterator[Piece]:
    """Common elements, and what a harvest gives in this round."""
    x, y = layout.COMMONS
    for level, name, down in ((terms.UPPER, "upper", 21), (terms.BASE, "base", 50)):
        for k, (metal, at) in enumerate(zip(left[level], in_row(len(left[level]), (x, y + down), 27), strict=True)):
            glory = sight.box.element_glory[metal]
            which = {"metal": sight.metal(metal), "level": sight.words(f"pantheon-{name}")}
            says = sight.words("piece-common", glory=sight.glory(glory), n=k + 1, **which)
            drawing = faces.common(metal, glory)
            yield Piece("element", f"common-{name}-{k}", *at, says, w=22, h=22, drawing=drawing)
    n = sight.box.harvest[max(round_, 1)]
    says, drawing = sight.words("piece-harvest", n=n), faces.harvest(n)
    yield Piece("harvest", "middle", CX + 86, CY - 26, says, w=34, h=54, drawing=drawing)


# -- the column beside it ----------------------------------------------------------------------------


@part
def event(sight: Sight, now: int, used: Numbers, left: int) -> Iterator[Piece]:
    """The Event of the round, or those that were."""
    box, words = sight.box, sight.words
    past = [sight.event(one) for one in used]
    reads = (words("reads-past", events=sight.listed(past)), words("reads-event-deck", n=left))
    if now == box.none_event:
        says, drawing = words("board-no-event"), faces.past_events(words("board-no-event"), reads[0] if past else "")
        yield Piece("event", "event", *layout.EVENT, says, w=338, h=118, drawing=drawing, reads=reads)
        return
    name, who, does = sight.event(now), sight.event_who(now), sight.event_effects(now)
    says = words("piece-event", event=name, who=who, effects=does)
    hue = "blow" if box.event_negative[now] else "boon"
    gives = ((terms.GAIN_DENARII, 1),) if sight.wages(now) else box.event_effects[now]
    clock = sight.options[state.CLOCK]
    turns, way = (1, 1) if clock else (box.event_turns[now], box.event_direction[now])
    drawing = faces.event_card(name, who, does, words("picture-turn", turns=turns, way=way), gives, hue)
    key, all_of_it = f"event-{box.events[now]}", (sight.event_turn(now), *reads)
    yield Piece("event", "event", *layout.EVENT, says, id=key, w=338, h=118, drawing=drawing, reads=all_of_it)


@part
def stages(sight: Sight, squares: Numbers) -> Iterator[Piece]:
    for k, square in enumerate(squares):
        x, y = layout.square_at(square)
        says = sight.words("piece-stage", n=square, stage=k + 1)
        yield named("stage", f"stage-{k}", (x + 9, y - 11), (14, 9), says, faces.flag(), touch="")


@part
def markers(sight: Sight, glories: Numbers) -> Iterator[Piece]:
    """Everybody on the Glory track, under the number; above its last square they go round again (AR-2.2)."""
    lap = sight.box.lap
    squares = [(glory - 1) % lap for glory in glories]
    for board, (glory, square) in enumerate(zip(glories, squares, strict=True)):
        x, y = layout.square_at(square + 1)
        dx, dy = layout.ON_SQUARE[squares.count(square) > 1][squares[:board].count(square)]
        says = sight.words("piece-glory", who=sight.who(board), n=glory)
        marker, laps = tag(board, sight.letters[board], 0, 0, 17), (glory - 1) // lap
        drawing = faces.in_colour(sight.colours[board], faces.lapped(marker, laps) if laps else marker)
        key, touch = f"glory-{board + 1}", "glory" if board == sight.viewer else ""
        yield named("marker", key, (x + dx, y + dy), (16, 13), says, drawing, seat=board, touch=touch)


@part
def regions(sight: Sight, legions: tuple[Numbers, ...], medals: Numbers) -> Iterator[Piece]:
    """Regions with the Legions there; who leads depends on a Medal, too (AR-5.12)."""
    view, words = sight.view, sight.words
    for region, there in enumerate(legions):
        x, key = layout.region_x(region), f"region-{sight.box.regions[region]}"
        values = "/".join(str(value) for place in (1, 2, 3) if (value := place_value(view, region, place)))
        name, won = sight.region(region), defeated(view, region)
        says = words("piece-region", region=name, defence=sight.box.defence[region], places=values, defeated=int(won))
        middle = (x, layout.REGION_TOP + 95)
        yield outlined("region", key, middle, layout.REGION, says, "M-54-95h108v190h-108z")
        for board, number in enumerate(there):
            if number:
                yield from legion(sight, region, board, number, place_of(view, region, board))
        if won:
            says, drawing = words("piece-defeated", region=name), use("check", 0, 0, 18, "won")
            yield Piece("won", key, x, layout.REGION_TOP + 65, says, on=key, w=16, h=16, drawing=drawing)


def legion(sight: Sight, region: int, board: int, number: int, place: int) -> Iterator[Piece]:
    """The Legions of a board, with a crown if they lead."""
    dx, dy = ((-25, 98), (25, 98), (-25, 154), (25, 154))[board]
    x, y = layout.region_x(region) + dx, layout.REGION_TOP + dy
    who, name, on = sight.who(board), sight.region(region), f"region-{sight.box.regions[region]}"
    worth = sight.glory(place_value(sight.view, region, place)) if place else ""
    says = sight.words("piece-legions", who=who, region=name, n=number, place=place, worth=worth)
    key = legions_at(sight.view, board, region)
    yield Piece("legion", key, x, y, says, board, number, touch=key, on=on, w=36, h=36)
    if place == 1 and worth:
        says, drawing = sight.words("piece-leads", who=who, region=name), use("crown", 0, 0, 20, "lead")
        yield Piece("lead", on, x, y - 29, says, board, on=on, w=14, h=12, drawing=drawing)


@part
def arena(sight: Sight, partisans: Numbers) -> Iterator[Piece]:
    x, y = layout.GAMES
    says = sight.words("piece-colosseum", glory=sight.glory(sight.box.colosseum))
    line = "M-78-36h156v92h-156z"  # with its name: a line along its wall would not be seen
    yield outlined("arena", "colosseum", (x, y), (156, 72), says, line)
    for seat, number in enumerate(partisans[: sight.seats]):
        if number:
            says = sight.words("piece-games", who=sight.who(seat), n=number)
            at = (x - 42 + 28 * seat, y + 6)
            yield Piece("partisan", "colosseum", *at, says, seat, number, on="colosseum", w=26, h=26)


@part
def supply(sight: Sight, medals: Numbers, tiles: Numbers) -> Iterator[Piece]:
    """What can still be built, and the Medals with what they do."""
    for kind in range(terms.TYPES):
        for level in range(terms.LEVELS):
            yield stock(sight.box, sight.words, kind, level, tiles[kind * terms.LEVELS + level])
        if not sight.options[state.HEROES]:
            yield medal(sight, kind, medals[kind])


def medal(sight: Sight, kind: int, holder: int) -> Piece:
    key, free = f"medal-{terms.BUILDINGS[kind]}", holder == state.NOBODY_SITS
    says = sight.words("piece-medal", medal=sight.kind(kind), who=sight.who(holder), free=int(free))
    drawing = faces.medal(kind, not free) + ("" if free else sign(sight, holder, 19, 16, 22))
    at, reads = (layout.supply_x(kind), layout.SUPPLY_TOP + 54), (sight.medal_text(kind),)
    return named("medal", key, at, 52, says, drawing, seat=holder, reads=reads)


@cache
def stock(box: AgeOfRomeBox, words: Words, kind: int, level: int, left: int) -> Piece:
    """The tiles of a Building and level that can still be built."""
    tile = kind * terms.LEVELS + level
    says = words(
        "piece-supply", building=words(f"building-{terms.BUILDINGS[kind]}"), level=LATIN[level + 1], n=left,
        cost=words("denarii", n=box.cost[tile]), glory=words("glory", n=box.glory[tile]),
    )  # fmt: skip
    drawing = faces.stock(level + 1, left, box.cost[tile], box.glory[tile])
    at = (layout.supply_x(kind), layout.SUPPLY_TOP + 100 + 27 * level)
    return Piece("stock", f"stock-{kind}-{level}", *at, says, w=98, h=24, drawing=drawing)


@part
def decks(sight: Sight, deck: int, discard: Numbers, quests: int, vendetta: int) -> Iterator[Piece]:
    """Trade cards, those that were played, Quests, and Vendetta markers."""
    words, (w, h) = sight.words, layout.DECK
    if deck:
        says, drawing = words("piece-deck", n=deck), faces.numbered(faces.card_back("deck", "h-age", w, h), deck)
        yield Piece("tradeback", "deck", *layout.deck_at(0), says, number=deck, w=w, h=h, drawing=drawing)
    if discard:
        cards = [packed.kind_of_card(card) for card in reversed(discard)]
        name, says = sight.card(cards[0]), words("piece-discard", card=sight.card(cards[0]), n=len(discard))
        drawing = group(faces.trade_face(sight.box, cards[0], name), scale=w / layout.CARD[0])
        at, reads = layout.deck_at(1), (sight.card_text(cards[0]), sight.cards(cards))
        yield Piece("tradecard", "discard", *at, says, w=w, h=h, drawing=drawing, reads=reads, was="tradeback")
    if quests:
        says, drawing = words("piece-pile", n=quests), faces.numbered(faces.card_back("laurel", "h-bce", w, h), quests)
        yield Piece("questback", "pile", *layout.deck_at(2), says, number=quests, w=w, h=h, drawing=drawing)
    if vendetta:
        says = words("piece-vendetta-supply", n=vendetta)
        drawing = faces.numbered(faces.on_chip("vendetta", "", 0), vendetta)
        yield Piece("vendetta", "vendetta", *layout.deck_at(3), says, number=vendetta, w=34, h=34, drawing=drawing)
