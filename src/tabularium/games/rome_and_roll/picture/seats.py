"""The sheets: tracks, people, Advisors, Storage, dice and the icons of a turn; and Seneca's board."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.draw.cards import back
from tabularium.draw.pieces import badge, far_piece, mark, named, tag, thing
from tabularium.draw.svg import circle, group, paragraph, rect, text, use
from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import lower_half, upper_half
from tabularium.games.rome_and_roll.effects import AssignResource, MarketPick, StealResource
from tabularium.games.rome_and_roll.faces import die, seneca_card
from tabularium.games.rome_and_roll.picture import layout
from tabularium.games.rome_and_roll.picture.faces import (
    TRACKS,
    advisor_drawing,
    back_drawing,
    die_drawing,
    front_drawing,
    icon_drawing,
    scores_drawing,
    seals_drawing,
    seneca_afar,
    seneca_deck_afar,
    sheet_afar,
    sign_of,
    stored_drawing,
    track_drawing,
)
from tabularium.games.rome_and_roll.picture.ground import seneca_ground, sheet_ground
from tabularium.games.rome_and_roll.picture.pieces import advisor_reads, favour_piece
from tabularium.games.rome_and_roll.picture.sight import Setting, Sight
from tabularium.games.rome_and_roll.scoring import SENECA_CATEGORIES, seneca_sheet, seneca_total
from tabularium.games.rome_and_roll.solo import SenecaTakes
from tabularium.games.rome_and_roll.steps.build import WaiveCost
from tabularium.games.rome_and_roll.steps.payment import Pay
from tabularium.kernel.moves import argument_of
from tabularium.kernel.picture import Area, Edge, Piece
from tabularium.kernel.sight import part
from tabularium.kernel.step import Decision

Numbers = tuple[int, ...]


def sheet(sight: Sight, seat: int) -> Area:
    """A sheet: the viewer's own near, those of others far."""
    view, mine = sight.view, seat == sight.viewer
    form = layout.NEAR_SHEET if mine else layout.FAR_SHEET
    own = tuple(view.sheet[seat * state.WIDTH : (seat + 1) * state.WIDTH])
    pieces = [nameplate(sight, seat, form, own[state.CHARACTER], view.proconsul == seat and bool(view.plans))]
    if own[state.CHARACTER] < len(sight.box.characters):
        held_dice = tuple(face for face in own[state.DICE : state.DICE + 2] if face != state.NO_DIE and view.round)
        now, pool = (view.die, tuple(view.pool)) if view.turn == seat else (state.NO_DIE, ())
        favours = tuple(favour for favour, place in enumerate(view.favours) if place == seat)
        pieces += [
            *people(sight, seat, form, own, view.foremen[seat]),
            *held_cards(sight, seat, form, favours, view.used, own[state.NERO]),
            *tracks(sight, seat, form, own),
            *advisors(sight, seat, form, own),
            *storage(sight, seat, form, own),
            *asked_for(sight, seat, form),
            *dice(sight, seat, form, held_dice, now, pool),
        ]
        if not mine:
            pieces.append(sheet_from_afar(sight, seat, own, held_dice))
    title = sight.words("area-mine" if mine else "area-sheet", seat=sight.names[seat])
    edge: Edge = "near" if mine else "far"
    return Area(f"sheet-{seat}", title, sheet_ground(form, sight.words), tuple(pieces), edge, seat)


def sheet_from_afar(setting: Setting, seat: int, own: Numbers, held_dice: Numbers) -> Piece:
    """What one reads from afar, over all the rest: tracks, people and goods in large numbers."""
    numbers = tuple(own[track] for _, _, track in TRACKS)
    people = (own[state.SOLDIERS] - own[state.GARRISONED], own[state.SENATORS] - own[state.DEPLOYED])
    drawing = sheet_afar(setting.box, numbers, people, own[state.STORED : state.STORED + terms.STORED_KINDS], held_dice)
    says = setting.words("piece-summary", seat=setting.names[seat])
    return far_piece("summary", f"sheet-{seat}", (layout.FAR_SHEET.width, layout.FAR_SHEET.height), says, drawing, seat)


# -- who it is, and their people -----------------------------------------------------------------------


def nameplate(setting: Setting, seat: int, form: layout.SheetForm, character: int, consul: bool) -> Piece:
    words, name = setting.words, setting.names[seat]
    known = character < len(setting.box.characters)
    role = words(f"character-{setting.box.characters[character]}") if known else ""
    says = words("piece-sheet", seat=name, character=role or words("board-none"), proconsul=int(consul))
    drawing = group(tag(seat, setting.letters[seat], -62, 0, 26), cls=setting.colours[seat])
    drawing += text(short(name, 14), -44, -3, "rr-who start") + text(role, -44, 12, "rr-role start")
    drawing += use("crown", 54, -6, 20, "rr-gilt") if consul else ""
    key, (x, y) = f"seat-{seat + 1}", form.who
    return Piece("sheet", key, x + 77, y + 16, says, seat, touch=key, w=150, h=32, drawing=drawing)


def short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


@part
def people(setting: Setting, seat: int, form: layout.SheetForm, own: Numbers, foreman: int) -> Iterator[Piece]:
    """Soldiers and Senators, free ones and all; and the Foreman beside the sheet."""
    (x, y), place = form.who, f"sheet-{seat}"
    rows = (
        ("soldier", own[state.SOLDIERS], own[state.GARRISONED]),
        ("senator", own[state.SENATORS], own[state.DEPLOYED]),
    )
    for k, (symbol, gained, busy) in enumerate(rows):
        free = gained - busy
        says = setting.words(f"piece-{symbol}s", seat=setting.names[seat], free=free, number=gained)
        drawing = use(symbol, -22, 0, 24, "rr-sym") + text(f"{free}", 2, 6, "rr-n16")
        drawing += text(f"/{gained}", 13, 6, "rr-small start")
        key, at = "senators" if symbol == "senator" and seat == setting.viewer else "", (x + 38 + 74 * k, y + 54)
        yield Piece(symbol, place, *at, says, seat, touch=key, w=68, h=30, drawing=drawing)
    if foreman == state.NO_PLAN:
        says = setting.words("piece-foreman-home", seat=setting.names[seat])
        yield named("foreman", f"foreman-{seat}", (x + 16, y + 88), 24, says, seat=seat, place=place, touch="")


@part
def held_cards(
    setting: Setting, seat: int, form: layout.SheetForm, favours: Numbers, used: int, nero: int
) -> Iterator[Piece]:
    """Favours, and under them Nero cards."""
    (x, y), size, name = form.cards, form.card, setting.names[seat]
    wide = layout.FAVOUR_LYING[0] * size
    room = form.width - x if form is layout.FAR_SHEET else 122
    step = min(90 * size, (room - wide) / max(1, len(favours) - 1))
    for k, favour in enumerate(favours):
        yield favour_piece(setting, favour, used, (x + 42 * size + step * k, y + 27 * size), name, size)
    won = [card for card in range(len(setting.box.nero)) if (nero >> card) & 1]
    for k, card in enumerate(won):
        worth = setting.box.nero_points[card]
        says = setting.words("piece-nero-of", seat=name, points=worth)
        drawing = group(rect(-27, -20, 54, 40, "rr-nero", 5) + thing("vp", 0, 0, 34, worth), scale=size)
        at, sides = (x + 27 * size + 58 * size * k, y + 80 * size), (54 * size, 40 * size)
        yield named("nero", f"nero-{card}", at, sides, says, drawing, seat=seat, place=f"sheet-{seat}", touch="")


# -- tracks and Advisors -------------------------------------------------------------------------------


@part
def tracks(setting: Setting, seat: int, form: layout.SheetForm, own: Numbers) -> Iterator[Piece]:
    box, (x, y) = setting.box, form.tracks
    for k, (symbol, word, track) in enumerate(TRACKS):
        marked, most, blue = own[track], box.track_boxes[track], box.blue[own[state.CHARACTER]][track]
        worth = box.track_values[marked] if track == state.BUILDINGS else marked
        told = {"seat": setting.names[seat], "track": setting.words(f"panel-{word}")}
        says = setting.words("piece-track", number=marked, most=most, blue=blue, points=worth, **told)
        drawing = track_drawing(symbol, marked, most, blue, worth, setting.colours[seat])
        at = (x + 115, y + 33 * k + 16)
        yield Piece("track", f"sheet-{seat}-{word}", *at, says, seat, w=226, h=30, drawing=drawing)


@part
def advisors(setting: Setting, seat: int, form: layout.SheetForm, own: Numbers) -> Iterator[Piece]:
    box, words, (x, y) = setting.box, setting.words, form.advisors
    for k in range(3):
        advisor, marked, turned = own[state.CHARACTER] * 3 + k, own[state.LOYALTY + k], (own[state.TURNED] >> k) & 1
        key = f"advisor-{box.advisors[advisor]}"
        says = words("piece-advisor", advisor=words(key), seat=setting.names[seat], number=marked, most=box.boxes)
        reads = (advisor_reads(box, words, advisor), *([words("panel-turned")] if turned else []))
        drawing = advisor_drawing(box, words, advisor, marked, turned, setting.colours[seat])
        at = (x + 143, y + 46 * k + 21)
        yield named("advisor", key, at, (286, 42), says, drawing, seat=seat, reads=reads)


# -- Storage -------------------------------------------------------------------------------------------


@part
def storage(setting: Setting, seat: int, form: layout.SheetForm, own: Numbers) -> Iterator[Piece]:
    words, mine, (x, y) = setting.words, seat == setting.viewer, form.storage
    if mine:
        outline = "M-66-68h132v136h-132z"
        yield Piece("ground", "storage", x + 66, y + 68, words("piece-storage"), seat, touch="storage", outline=outline)
    for kind, word in enumerate(terms.RESOURCES[: terms.STORED_KINDS]):
        number = own[state.STORED + kind]
        says = words("piece-stored", seat=setting.names[seat], amount=words(f"amount-{word}", count=number))
        key, on = (f"stored-{word}", "storage") if mine else ("", "")
        at, drawing = (x + 24 + 42 * (kind % 3), y + 38 + 38 * (kind // 3)), stored_drawing(word, number)
        yield Piece(word, f"storage-{seat}", *at, says, seat, number, touch=key, on=on, w=30, h=30, drawing=drawing)


def asked_for(sight: Sight, seat: int, form: layout.SheetForm) -> Iterator[Piece]:
    """What this seat is asked about: a resource just generated, goods to take, what a Plan costs."""
    step, (x, y) = sight.step, form.storage
    if not isinstance(step, Decision) or step.seat != seat:
        return
    found: list[tuple[str, str, int]] = []
    if isinstance(step, AssignResource):
        found = [("incoming", terms.ICONS[step.resource], 1)]
    elif isinstance(step, (MarketPick, StealResource)):
        goods = [terms.RESOURCES[argument_of(move)] for move in step.legal(sight.view, seat)]
        found = [(f"take-{word}", word, 1) for word in goods]
    elif isinstance(step, (WaiveCost, Pay)):
        found = [
            (f"cost-{word}", word, number) for word, number in zip(terms.RESOURCES, step.cost, strict=True) if number
        ]
    on = "storage" if seat == sight.viewer else ""
    for k, (key, word, number) in enumerate(found):
        says = sight.words(f"piece-{key.partition('-')[0]}", amount=sight.words(f"amount-{word}", count=number))
        drawing = rect(-13, -13, 26, 26, "rr-asked", 6) + thing(word, 0, 0, 22, number)
        at = (x + 18 + 32 * k, y + 116)
        yield Piece("asked", key, *at, says, seat, touch=key, on=on, w=24, h=24, drawing=drawing)


# -- dice and icons ------------------------------------------------------------------------------------


@part
def dice(
    setting: Setting, seat: int, form: layout.SheetForm, held: Numbers, now: int, pool: Numbers
) -> Iterator[Piece]:
    """The dice held, the one of this turn, and the icons that are left of it."""
    box, words, name, mine = setting.box, setting.words, setting.names[seat], seat == setting.viewer
    x, y = form.dice
    for k, face in enumerate(held):
        says = words("piece-die-of", seat=name, face=die(box, face, words))
        key, drawing = f"held-{box.faces[face]}" if mine else "", die_drawing(box, face, 40)
        yield Piece("die", f"dice-{seat}", x + 26 + 46 * k, y + 42, says, seat, touch=key, w=40, h=40, drawing=drawing)
    if now == state.NO_DIE:
        return
    says, drawing = words("piece-die-now", seat=name, face=die(box, now, words)), die_drawing(box, now, 40)
    at, place = (x + 126, y + 42), f"die-{seat}"
    yield named("die", "die-now", at, 40, says, drawing, seat=seat, place=place, touch="", marks=("chosen",))
    left = [(terms.ICONS[icon], number) for icon, number in enumerate(pool) if number]
    step = min(37, 118 / max(1, len(left) - 1))
    for k, (word, number) in enumerate(left):
        says = words("piece-icon", seat=name, amount=words(f"amount-{word}", count=number))
        key, place, drawing = f"icon-{word}" if mine else "", f"pool-{seat}-{word}", icon_drawing(word, number)
        at = (x + 18 + step * k, y + 96)
        yield Piece("icon", place, *at, says, seat, number, touch=key, w=26, h=28, drawing=drawing)


# -- Seneca --------------------------------------------------------------------------------------------


def seneca(sight: Sight) -> Area:
    """His cards, his die, his seals, his Foreman and what he owns."""
    words, seat = sight.words, sight.seats
    pieces = [seneca_plate(sight), *seneca_cards(sight), *seneca_says(sight)]
    if sight.view.foremen[state.SENECA] == state.NO_PLAN:
        says = words("piece-foreman-home", seat=words("seneca"))
        pieces.append(named("foreman", f"foreman-{seat}", (30, 118), 30, says, seat=seat, place="seneca", touch=""))
    if sight.seats == 1:
        pieces += seneca_alone(sight)
    pieces.append(seneca_from_afar(sight))
    return Area("seneca", words("seneca"), seneca_ground(words, sight.seats == 1), tuple(pieces), "far")


def seneca_plate(sight: Sight) -> Piece:
    words, seat = sight.words, sight.seats
    colour, letter = sign_of(sight.seats, seat)
    consul = sight.view.proconsul == state.SENECA and sight.seats == 1
    says = words("piece-proconsul", seat=words("seneca")) if consul else words("piece-seneca")
    drawing = group(tag(seat, letter, -62, 0, 26), cls=colour) + text(words("seneca"), -44, 5, "rr-who start")
    drawing += use("crown", 64, 0, 20, "rr-gilt") if consul else ""
    return Piece("sheet", "seneca", 85, 26, says, seat, w=150, h=32, drawing=drawing)


def seneca_alone(sight: Sight) -> Iterator[Piece]:
    """What counts in the solo game: points, seals, Nero cards and his Favour."""
    view, words, box, seat = sight.view, sight.words, sight.box, sight.seats
    total = seneca_total(view)
    yield Piece("vp", "seneca-points", 44, 74, words("piece-seneca-points", points=total), number=total, w=44, h=44)
    rows = tuple(zip(SENECA_CATEGORIES, seneca_sheet(view), strict=True))
    listed = ", ".join(f"{words(f'score-{key}')} {points}" for key, points in rows)
    says, drawing = words("piece-seneca-scores", list=listed), scores_drawing(words, rows)
    yield Piece("scores", "seneca-scores", 624, 76, says, w=130, h=130, drawing=drawing)
    thresholds = box.levels[view.options[state.LEVEL]]
    says = words("piece-seals", number=view.seals, thresholds=", ".join(map(str, thresholds)))
    drawing = seals_drawing(words("panel-seals"), sum(box.card_seal), view.seals, thresholds)
    yield Piece("seals", "seneca-seals", 349, 190, says, w=670, h=28, drawing=drawing)
    for k, card in enumerate(card for card in range(len(box.nero)) if (view.seneca_nero >> card) & 1):
        worth = box.nero_points[card]
        drawing = rect(-20, -14, 40, 28, "rr-nero", 4) + thing("vp", 0, 0, 24, worth)
        says, at = words("piece-nero-of", seat=words("seneca"), points=worth), (440 + 44 * k, 264)
        yield named("nero", f"nero-{card}", at, (40, 28), says, drawing, seat=seat, place="seneca", touch="")
    for favour in (f for f, place in enumerate(view.favours) if place == state.SENECA):
        yield favour_piece(sight, favour, view.used, (644, 250), words("seneca"), 0.95)


def beside_the_dice(sight: Sight) -> Iterator[Piece]:
    """What he does now, where everybody looks: his throw, his two cards of the round, his seals and points."""
    view, words, seat, step = sight.view, sight.words, sight.seats, sight.step
    if sight.seats > 1 or not view.round:
        return
    acting = view.turned - 1 if view.turn == state.SENECA else -1
    if isinstance(step, SenecaTakes):
        acting, kind = step.pick, f"die-{step.rolled}"
        says = words("piece-die-six", number=step.rolled)
        yield named(kind, "die-six", layout.SENECA_NOW, 46, says, place="seneca-die", touch="", marks=("chosen",))
    for k, piece in enumerate(laid_cards(sight)):
        marks = mark("chosen", k == acting)
        (w, h), drawing = layout.SENECA_CARD, group(piece.drawing, scale=layout.SENECA_SMALL)
        yield piece._replace(
            id=f"seneca-{k}", place=f"seneca-now-{k}", marks=marks, x=1104 + 62 * k, y=41, w=w * layout.SENECA_SMALL,
            h=h * layout.SENECA_SMALL, drawing=drawing,
        )  # fmt: skip
    total = seneca_total(view)
    says, drawing, place = words("piece-seneca-points", points=total), thing("vp", 0, 0, 34, total), "seneca-now"
    yield Piece("vp", place, 1222, 24, says, seat, total, id="seneca-total", w=34, h=34, drawing=drawing)
    says = words("piece-seals-now", number=view.seals)
    drawing = circle(-12, 0, 10, "rr-seal") + text(str(view.seals), 4, 6, "rr-n16 start")
    yield Piece("seals", place, 1224, 60, says, seat, view.seals, id="seals", w=44, h=24, drawing=drawing)


def laid_cards(sight: Sight) -> Iterator[Piece]:
    """His cards of the round, face up as far as they are turned."""
    view = sight.view
    for k, card in enumerate(view.laid):
        turned = k < view.turned
        yield seneca_card_piece(sight, card if turned else view.back(card), f"laid-{k}", layout.SENECA_CARDS[k], turned)


def seneca_cards(sight: Sight) -> Iterator[Piece]:
    view = sight.view
    yield from laid_cards(sight)
    if view.deck:
        top, left, (w, h) = view.deck[-1], len(view.deck), layout.SENECA_CARD
        says = sight.words("piece-deck", number=left)
        drawing = back_drawing(sight.box, top) if top >= state.BACKS else back("h-rr", "hourglass", width=w)
        drawing += badge(left, 30, 46, 12, 4.5, "rr-count")
        at = (layout.SENECA_CARDS[2], layout.SENECA_CARD_Y)
        yield Piece("back", "seneca-deck", *at, says, sight.seats, left, w=w, h=h, drawing=drawing)
    if view.discard:
        yield seneca_card_piece(sight, view.discard[-1], "discard", layout.SENECA_CARDS[3], True)


def seneca_says(sight: Sight) -> Iterator[Piece]:
    """The card that was turned up last, in words: what Seneca does, or did."""
    view = sight.view
    turned = view.laid[: view.turned] or view.discard
    if turned:
        says = sight.words("piece-card-now", card=seneca_card(sight.box, turned[-1], sight.seats, sight.words))
        drawing = paragraph(says, -200, -6 if sight.seats == 1 else -46, 56, 17, "rr-said start")
        yield Piece("words", "seneca-card", 216, 240, says, w=400, h=60, drawing=drawing)


def seneca_card_piece(sight: Sight, card: int, place: str, x: float, turned: bool) -> Piece:
    """One of his cards, or its back, which tells the colours of two dice."""
    box, words, seat, (w, h) = sight.box, sight.words, sight.seats, layout.SENECA_CARD
    where, y = words(f"picture-{place}"), layout.SENECA_CARD_Y
    if not turned:
        halves = (upper_half(card - state.BACKS), lower_half(card - state.BACKS))
        upper, lower = (words(f"colour-{box.dice[half]}") for half in halves)
        says = words("piece-card-back", place=where, upper=upper, lower=lower)
        return Piece("back", place, x, y, says, seat, w=w, h=h, drawing=back_drawing(box, card))
    said = seneca_card(box, card, sight.seats, words)
    says, drawing = words("piece-card", place=where, card=said), front_drawing(box, card, sight.seats == 1, words)
    return Piece("card", place, x, y, says, seat, w=w, h=h, drawing=drawing, reads=(said,), was="back")


def seneca_from_afar(sight: Sight) -> Piece:
    """What one reads from afar: his points, his seals and the cards of the round; with two players his last card."""
    view, box, words = sight.view, sight.box, sight.words
    if sight.seats > 1:
        says, drawing = words("piece-seneca"), seneca_deck_afar(box, len(view.deck), view.discard[-1:], words)
    else:
        total = seneca_total(view)
        fronts = tuple(card if k < view.turned else view.back(card) for k, card in enumerate(view.laid))
        says = words("piece-seneca-points", points=total)
        drawing = seneca_afar(box, total, view.seals, fronts, view.turned, words)
    return far_piece("summary", "seneca", layout.SENECA_BOARD, says, drawing, sight.seats)
