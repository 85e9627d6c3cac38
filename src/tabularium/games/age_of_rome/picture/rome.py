"""Rome in the middle of the wheel, and beside it Event, Glory track, Regions, Colosseum and all supplies."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabularium.draw.pieces import slot
from tabularium.draw.svg import circle, group, rect, text, use
from tabularium.games.age_of_rome.box import BASE, BUILDINGS, GAIN_DENARII, LEVELS, REGIONS, TYPES, UPPER, AgeOfRomeBox
from tabularium.games.age_of_rome.effects import majority_of
from tabularium.games.age_of_rome.faces import LATIN
from tabularium.games.age_of_rome.packed import kind_of_card
from tabularium.games.age_of_rome.picture import look
from tabularium.games.age_of_rome.picture.look import (
    SYMBOLS,
    card_back,
    colosseum,
    flag,
    medal,
    shield,
    star,
    trade_card,
    vote,
)
from tabularium.games.age_of_rome.picture.painter import Painter, legions_at
from tabularium.games.age_of_rome.picture.wheel import CENTRE, INNER, OUTER
from tabularium.games.age_of_rome.scoring import defeated, place_of, place_value
from tabularium.games.age_of_rome.state import (
    CLOCK,
    COLOSSEUM,
    DIFFICULTY,
    GLORY,
    HARD_TIMES,
    HEROES,
    NOBODY_SITS,
    PEACE,
    REGION,
    SPIES,
    WIDTH,
    emperor,
)
from tabularium.kernel.parts import part
from tabularium.kernel.picture import Ground, Piece
from tabularium.kernel.presentation import Words

WIDE: Final = 1190
HIGH: Final = 610
LEFT: Final = 642  # where what stands beside the wheel begins
RIGHT: Final = 1182
SQUARE: Final = 36
TRACK: Final = 8
EVENT: Final = (LEFT + 170, 152)
REGION_TOP: Final = 224
GAMES: Final = (1091, 264)
COMMONS: Final = 346
SUPPLY: Final = 424
DECKS: Final = 134
VARIANTS: Final = ((10, 596), (482, 596))  # the lower corners beside the wheel, from below
VARIANT_ART: Final = {
    SPIES: ("spies", "hidden"),
    PEACE: ("peace", "loyalty"),
    CLOCK: ("clock", "hourglass"),
    HEROES: ("heroes", "laurel"),
    HARD_TIMES: ("hard_times", "swords"),
}
ON_SQUARE: Final = (((0, 7.0),), ((-8.6, 8.4), (8.6, 8.4), (-8.6, -6.0), (8.6, -6.0)))  # one marker, or several
CX, CY = CENTRE
HEART: Final = (CX, CY + 164)  # my Province and the Senate


def square_at(square: int) -> tuple[float, float]:
    """The middle of a square of the Glory track, counted from 1."""
    at = square - 1
    return LEFT + SQUARE / 2 + SQUARE * (at % 15), TRACK + SQUARE / 2 + SQUARE * (at // 15)


def region_at(region: int) -> float:
    return LEFT + 56 + 115 * region


def vote_at(place: int) -> float:
    return CY + 68.5 - 27 * place  # none on the very middle, where the lands are hinged


def supply_at(kind: int) -> float:
    return LEFT + 53 + 108.5 * kind


def deck_at(k: int) -> float:
    return 1015 + 48.5 * k


@cache
def ground(box: AgeOfRomeBox, small: bool, medals: bool, words: Words) -> Ground:
    """`small`: with the values for one or two players."""
    drawn = [
        rect(0, 0, WIDE, HIGH, "marble", 10),
        circle(CX, CY, OUTER + 16, "court"),
        circle(CX, CY, INNER - 6, "rome"),
    ]
    drawn.append(text(words("picture-senate").upper(), CX, CY + 97, "inscription small"))
    for place, worth in enumerate(box.column_glory):
        drawn.append(slot(CX, vote_at(place), 66, 24, 4))
        drawn.append(group(star(worth, 20), CX + 48, vote_at(place)))
    for square in range(1, box.lap + 1):
        x, y = square_at(square)
        drawn.append(rect(x - 17, y - 17, 34, 34, "square", 3) + text(str(square), x - 7, y - 5, "faint"))
    for region, name in enumerate(box.regions):
        x = region_at(region)
        drawn.append(rect(x - 54, REGION_TOP, 108, 190, f"region r-{name}", 6))
        drawn.append(text(words(f"region-{name}").upper(), x, REGION_TOP + 20, "regionname"))
        values = box.region_glory[0 if small else 1][region * 3 : region * 3 + 3]
        for k, value in enumerate([value for value in values if value]):
            drawn.append(group(star(value, 23), x - 10 + 23 * k, REGION_TOP + 42))
        drawn.append(group(shield(box.defence[region]), x - 37, REGION_TOP + 42))
    x, y = GAMES
    drawn.append(group(colosseum(), x, y) + group(star(box.colosseum, 22), x + 54, y + 42))
    drawn.append(text(words("picture-colosseum").upper(), x - 10, y + 46, "inscription small"))
    drawn.append(rect(1000, COMMONS - 18, 182, 86, "room", 5))
    drawn.append(text(words("picture-commons").upper(), 1091, COMMONS - 1, "inscription small"))
    for kind in range(TYPES):
        x = supply_at(kind)
        drawn.append(rect(x - 52, SUPPLY, 104, 178, "room", 5))
        drawn.append(text(words(f"type-{BUILDINGS[kind]}").upper(), x, SUPPLY + 18, "inscription small"))
        if not medals:
            drawn.append(use(SYMBOLS[kind], x, SUPPLY + 50, 40, "mark"))
    for k, name in enumerate(("deck", "discard", "pile", "vendetta")):
        x = deck_at(k)
        drawn.append(slot(x, DECKS, 46, 62, 5) + text(words(f"picture-{name}"), x, DECKS + 48, "words soft tiny"))
    return Ground(f"rome-{int(small)}-{int(medals)}", WIDE, HIGH, "".join(drawn))


class Rome(Painter):
    def pieces(self) -> list[Piece]:
        view, eyes = self.view, self.eyes
        glory, arena = view.own[GLORY::WIDTH], view.own[COLOSSEUM::WIDTH]
        legions = [view.own[REGION + region :: WIDTH] for region in range(REGIONS)]
        drawn = (view.round, view.column, view.order, view.direction, view.commons, view.medals)
        event = (view.event, view.used, len(view.events))
        piles = (len(view.deck), view.discard, len(view.pile), view.vendetta)
        return [
            *part(self.middle, "middle", eyes, *drawn),
            *part(self.event_pieces, "event", eyes, *event),
            *part(self.stages, "stages", eyes, view.stages),
            *part(self.markers, "markers", eyes, *glory),
            *part(self.regions, "regions", eyes, view.medals, *map(tuple, legions)),
            *part(self.arena, "arena", eyes, *arena),
            *part(self.supply, "supply", eyes, view.medals, *view.supply),
            *part(self.decks, "decks", eyes, *piles),
            *part(self.variants, "variants", eyes),
        ]

    def middle(self) -> list[Piece]:
        return [*self.senate(), *self.order_pieces(), *self.commons(), self.harvest()]

    # -- in the corners ----------------------------------------------------------------------------------

    def variants(self) -> list[Piece]:
        """Which variants are played, and what each of them changes."""
        view, words = self.view, self.words
        played = [
            (symbol, words(f"option-{name}"), words(f"option-{name}-help"))
            for option, (name, symbol) in VARIANT_ART.items()
            if view.options[option]
        ]
        if emperor(view):
            played.insert(0, ("crown", words("picture-emperor"), words("option-mode-emperor")))
        elif view.seats == 1:
            strength = words(f"option-difficulty-{('normal', 'easy', 'hard')[view.options[DIFFICULTY]]}")
            name = words("picture-cassius", difficulty=strength)
            played.insert(0, ("vendetta", name, words("option-mode-cassius")))
        found = []
        for k, (symbol, name, does) in enumerate(played):
            corner, line = divmod(k, 3)
            x, y = VARIANTS[corner]
            says = words("piece-variant", variant=name)
            drawing = look.variant(symbol, name)
            found.append(
                Piece(
                    "variant", f"variant-{k}", x + 70, y - 19 * line, says, w=140, h=18, drawing=drawing, reads=(does,)
                )
            )
        return found

    # -- in the middle of the wheel ----------------------------------------------------------------------

    def senate(self) -> list[Piece]:
        found = []
        for place, board in enumerate(self.view.column):
            worth = self.glory(self.view.box.column_glory[place])
            says = self.words("piece-vote", who=self.who(board), place=place + 1, glory=worth)
            body = look.seated(self.colour(board), vote(board, self.letter(board)))
            key = f"vote-{place + 1}"
            found.append(Piece("vote", key, CX, vote_at(place), says, board, touch=key, w=62, h=22, drawing=body))
        return [*found, self.majority()]

    def majority(self) -> Piece:
        """What a run of Votes on top of the Column brings, and who is next to make one (AR-6.17)."""
        box = self.box
        says = self.words("piece-majority", run=box.majority_run, glory=self.glory(box.majority_glory))
        near = [self.who(board) for board in range(self.view.boards) if majority_of(self.view, board)]
        reads = (self.words("reads-majority", who=self.listed(near)),)
        drawing = look.majority(box.majority_run, box.majority_glory)
        return Piece("majority", "senate", CX + 82, CY + 54, says, w=30, h=40, drawing=drawing, reads=reads)

    def order_pieces(self) -> list[Piece]:
        """Round and turn order, first above."""
        view = self.view
        found = []
        if view.round:
            told = self.words("piece-round", round=view.round, rounds=view.box.rounds)
            lap = text(f"{view.round}/{view.box.rounds}", 0, 7, "round")
            found.append(Piece("round", "middle", CX, CY - 95, told, w=54, h=24, drawing=lap))
        for k, board in enumerate(view.order):
            says = self.words("piece-order", who=self.who(board), n=k + 1)
            sign = look.seated(self.colour(board), look.sign(board, self.letter(board), 22))
            found.append(Piece("order", f"order-{k}", CX - 72, CY - 36 + 27 * k, says, board, w=24, h=24, drawing=sign))
        if view.order:
            way = self.words("piece-direction", direction=view.direction)
            drawn = group(use("turn", 0, 0, 24, "mark"), scale=1) if view.direction < 0 else mirrored("turn")
            found.append(Piece("way", "middle", CX - 72, CY - 66, way, w=26, h=26, drawing=drawn))
        return found

    def commons(self) -> list[Piece]:
        found = []
        for level, name in ((UPPER, "upper"), (BASE, "base")):
            for k, metal in enumerate(self.view.commons[level]):
                x, y = (
                    1091 + 27 * (k - (len(self.view.commons[level]) - 1) / 2),
                    COMMONS + (21 if level == UPPER else 50),
                )
                worth = self.glory(self.view.box.element_glory[metal])
                says = self.words(
                    "piece-common", metal=self.metal(metal), level=self.words(f"pantheon-{name}"), glory=worth, n=k + 1
                )
                found.append(
                    Piece(
                        "element",
                        f"common-{name}-{k}",
                        x,
                        y,
                        says,
                        w=22,
                        h=22,
                        drawing=look.common(metal, self.view.box.element_glory[metal]),
                    )
                )
        return found

    def harvest(self) -> Piece:
        n = self.view.box.harvest[max(self.view.round, 1)]
        says = self.words("piece-harvest", n=n)
        return Piece("harvest", "middle", CX + 86, CY - 26, says, w=34, h=54, drawing=look.harvest(n))

    # -- the column beside it ------------------------------------------------------------------------------

    def event_pieces(self) -> list[Piece]:
        view, words = self.view, self.words
        past = tuple(self.event(event) for event in view.used)
        reads = (words("reads-past", events=self.listed(past)), words("reads-event-deck", n=len(view.events)))
        if view.event == view.box.none_event:
            drawing = look.past_events(words("board-no-event"), reads[0] if past else "")
            return [
                Piece("event", "event", *EVENT, words("board-no-event"), w=338, h=118, drawing=drawing, reads=reads)
            ]
        event = view.event
        says = words(
            "piece-event", event=self.event(event), who=self.event_who(event), effects=self.event_effects(event)
        )
        hue = "blow" if view.box.event_negative[event] else "boon"
        told = (self.event(event), self.event_who(event), self.event_effects(event), self.event_short(event))
        gives = ((GAIN_DENARII, 1),) if self.wages(event) else view.box.event_effects[event]
        drawn = look.event_card(*told, gives, hue)
        piece = Piece(
            "event",
            "event",
            *EVENT,
            says,
            id=f"event-{view.box.events[event]}",
            w=338,
            h=118,
            drawing=drawn,
            reads=(self.event_turn(event), *reads),
        )
        return [piece]

    def event_short(self, event: int) -> str:
        """How the wheel will turn."""
        clock = self.view.options[CLOCK]
        turns = 1 if clock else self.box.event_turns[event]
        return self.words("picture-turn", turns=turns, way=1 if clock else self.box.event_direction[event])

    def stages(self) -> list[Piece]:
        found = []
        for k, square in enumerate(self.view.stages):
            x, y = square_at(square)
            says = self.words("piece-stage", n=square, stage=k + 1)
            found.append(
                Piece("stage", f"stage-{k}", x + 9, y - 11, says, id=f"stage-{k}", w=14, h=9, drawing=flag(square))
            )
        return found

    def markers(self) -> list[Piece]:
        """Everybody on the Glory track, under the number; above its last square they go round again (AR-2.2)."""
        view = self.view
        found = []
        squares = [(view.own[board * WIDTH + GLORY] - 1) % view.box.lap for board in range(view.boards)]
        for board, square in enumerate(squares):
            glory = view.own[board * WIDTH + GLORY]
            lap = (glory - 1) // view.box.lap
            x, y = square_at(square + 1)
            dx, dy = ON_SQUARE[squares.count(square) > 1][squares[:board].count(square)]
            says = self.words("piece-glory", who=self.who(board), n=glory)
            sign = look.sign(board, self.letter(board), 17)
            if lap:
                sign = look.lapped(sign, lap)
            touch = "glory" if board == self.mine else ""
            body = look.seated(self.colour(board), sign)
            place = f"glory-{board + 1}"
            found.append(
                Piece("marker", place, x + dx, y + dy, says, board, id=place, touch=touch, w=16, h=13, drawing=body)
            )
        return found

    def regions(self) -> list[Piece]:
        view = self.view
        found = []
        for region in range(REGIONS):
            x = region_at(region)
            name = view.box.regions[region]
            key = f"region-{name}"
            values = "/".join(str(value) for place in (1, 2, 3) if (value := place_value(view, region, place)))
            says = self.words(
                "piece-region",
                region=self.region(region),
                defence=view.box.defence[region],
                places=values,
                defeated=int(defeated(view, region)),
            )
            box = "M-54-95h108v190h-108z"
            found.append(Piece("region", key, x, REGION_TOP + 95, says, touch=key, w=108, h=190, outline=box))
            found.extend(self.legions(region, x))
            if defeated(view, region):
                told = self.words("piece-defeated", region=self.region(region))
                drawing = use("check", 0, 0, 18, "won")
                found.append(Piece("won", key, x, REGION_TOP + 65, told, on=key, w=16, h=16, drawing=drawing))
        return found

    def legions(self, region: int, x: float) -> list[Piece]:
        view = self.view
        key = f"region-{view.box.regions[region]}"
        found = []
        for board in range(view.boards):
            number = view.own[board * WIDTH + REGION + region]
            if not number:
                continue
            dx, dy = ((-25, 98), (25, 98), (-25, 154), (25, 154))[board]
            place = place_of(view, region, board)
            worth = self.glory(place_value(view, region, place)) if place else ""
            says = self.words(
                "piece-legions", who=self.who(board), region=self.region(region), n=number, place=place, worth=worth
            )
            touch = legions_at(view, board, region)
            at = (x + dx, REGION_TOP + dy)
            found.append(Piece("legion", touch, *at, says, board, number, touch=touch, on=key, w=36, h=36))
            if place == 1 and worth:
                told = self.words("piece-leads", who=self.who(board), region=self.region(region))
                crown = use("crown", 0, 0, 20, "lead")
                found.append(Piece("lead", key, at[0], at[1] - 29, told, board, on=key, w=14, h=12, drawing=crown))
        return found

    def arena(self) -> list[Piece]:
        view = self.view
        x, y = GAMES
        says = self.words("piece-colosseum", glory=self.glory(view.box.colosseum))
        shape = "M-78-36h156v92h-156z"  # with its name: a line along its wall would not be seen
        found = [Piece("arena", "colosseum", x, y, says, touch="colosseum", w=156, h=72, outline=shape)]
        for seat in range(view.seats):
            n = view.own[seat * WIDTH + COLOSSEUM]
            if n:
                told = self.words("piece-games", who=self.who(seat), n=n)
                at = (x - 42 + 28 * seat, y + 6)
                found.append(Piece("partisan", "colosseum", *at, told, seat, n, on="colosseum", w=26, h=26))
        return found

    def supply(self) -> list[Piece]:
        """What can still be built, and the Medals with what they do."""
        view = self.view
        found = []
        medals = not view.options[HEROES]
        for kind in range(TYPES):
            for level in range(LEVELS):
                found.append(stock(view.box, self.words, kind, level, view.supply[kind * LEVELS + level]))
            if medals:
                found.extend(self.medal_pieces(kind, supply_at(kind)))
        return found

    def medal_pieces(self, kind: int, x: float) -> list[Piece]:
        holder = self.view.medals[kind]
        key = f"medal-{BUILDINGS[kind]}"
        free = holder == NOBODY_SITS
        says = self.words("piece-medal", medal=self.kind(kind), who=self.who(holder), free=int(free))
        drawing = medal(kind, not free)
        if not free:
            drawing += look.seated(self.colour(holder), look.sign(holder, self.letter(holder), 22, 19, 16))
        place = Piece(
            "medal",
            key,
            x,
            SUPPLY + 54,
            says,
            holder,
            id=key,
            touch=key,
            w=52,
            h=52,
            drawing=drawing,
            reads=(self.medal_text(kind),),
        )
        return [place]

    def decks(self) -> list[Piece]:
        view = self.view
        found = []
        y = DECKS
        if view.deck:
            says = self.words("piece-deck", n=len(view.deck))
            back = look.numbered(card_back("deck", "h-age", 46, 62), len(view.deck))
            found.append(
                Piece("tradeback", "deck", deck_at(0), y, says, number=len(view.deck), w=46, h=62, drawing=back)
            )
        if view.discard:
            top = kind_of_card(view.discard[-1])
            says = self.words("piece-discard", card=self.card(top), n=len(view.discard))
            reads = (self.card_text(top), self.cards([kind_of_card(card) for card in reversed(view.discard)]))
            face = look.scaled(card_face(self, top), 46 / 84)
            found.append(
                Piece(
                    "tradecard", "discard", deck_at(1), y, says, w=46, h=62, drawing=face, reads=reads, was="tradeback"
                )
            )
        if view.pile:
            says = self.words("piece-pile", n=len(view.pile))
            back = look.numbered(card_back("laurel", "h-bce", 46, 62), len(view.pile))
            found.append(
                Piece("questback", "pile", deck_at(2), y, says, number=len(view.pile), w=46, h=62, drawing=back)
            )
        if view.vendetta:
            says = self.words("piece-vendetta-supply", n=view.vendetta)
            body = look.numbered(look.on_chip("vendetta", "", 0), view.vendetta)
            found.append(
                Piece("vendetta", "vendetta", deck_at(3), y, says, number=view.vendetta, w=34, h=34, drawing=body)
            )
        return found


@cache
def stock(box: AgeOfRomeBox, words: Words, kind: int, level: int, left: int) -> Piece:
    """The tiles of a Building and level that can still be built."""
    tile = kind * LEVELS + level
    says = words(
        "piece-supply", building=words(f"building-{BUILDINGS[kind]}"), level=LATIN[level + 1], n=left,
        cost=words("denarii", n=box.cost[tile]), glory=words("glory", n=box.glory[tile]),
    )  # fmt: skip
    drawing = look.stock(level + 1, left, box.cost[tile], box.glory[tile])
    y = SUPPLY + 100 + 27 * level
    return Piece("stock", f"stock-{kind}-{level}", supply_at(kind), y, says, w=98, h=24, drawing=drawing)


def card_face(face: Painter, kind: int) -> str:
    box = face.box
    ware = box.ware_of[kind]
    condition = box.condition_of[kind].bit_length() - 1
    return trade_card(face.card(kind), ware, condition, box.card_effects[kind], box.set_glory[ware])


def mirrored(symbol: str) -> str:
    return f'<g transform="scale(-1 1)">{use(symbol, 0, 0, 24, "mark")}</g>'
