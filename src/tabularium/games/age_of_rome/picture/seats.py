"""Boards: pieces, Bonuses, Pantheon, Plots, Sets and cards; what Cassius and the Emperor have besides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tabularium.draw.pieces import far_piece, mark, sign, step_in
from tabularium.draw.svg import group, paragraph, rect, text, use
from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.picture import faces, layout
from tabularium.games.age_of_rome.picture.ground import board_ground, task_ground
from tabularium.games.age_of_rome.picture.layout import CARD
from tabularium.games.age_of_rome.picture.paths import legions_of, level_of, purse_of
from tabularium.games.age_of_rome.picture.sight import Sight
from tabularium.games.age_of_rome.scoring import metric, points, quest_points, rate, tasks_done, title_of
from tabularium.games.age_of_rome.solo import difficulty
from tabularium.games.age_of_rome.steps.plots import effects_of
from tabularium.kernel.picture import Area, Piece
from tabularium.kernel.sight import part

Numbers = tuple[int, ...]

NOTES: Final = 8  # lines of Plots and Medals in words
TASK_ART: Final = {
    "glory": "glory", "medals": "laurel", "regions_defeated": "legion", "votes_in_column": "support",
    "sets": "surplus", "pantheon_levels_complete": "temple", "quests_fulfilled": "papyrus",
}  # fmt: skip


def board(sight: Sight, board: int) -> Area:
    """One board, the viewer's own near, that of another far."""
    view, own = sight.view, sight.own(board)
    far, person = board != sight.viewer, board < sight.seats
    plots = person and sight.plotting
    pieces = [*stats(sight, board, sum(points(view, board)), own, view.medals)]
    pieces += track(sight, board, own[state.CHARACTER], own[state.VENDETTA], own[state.BONUS_USED])
    pieces += pantheon(sight, board, own[state.OWN : state.OWN + 2], own[state.COMMON : state.COMMON + 2], view.commons)
    pieces += rack(sight, board, view.sets[board])
    if plots:
        pieces += tablets(sight, board, own[state.CHARACTER])
    if person:
        draft = () if far else view.drafts[board]
        hand, quests = view.hands[board], view.quests[board]
        pieces += cards(sight, board, far, hand, own[state.ANCHOR], quests, sight.how_far(board), draft)
        if far:
            pieces += notes(sight, board, own[state.CHARACTER], view.medals)
            held = (("card", len(hand)), ("laurel", len(quests)), ("surplus", len(packed.set_wares(view.sets[board]))))
            pieces.append(person_from_afar(sight, board, own, dict(held)))
    else:
        pieces += cassius_cards(sight)
        pieces.append(cassius_from_afar(sight, board, own))
    title = sight.who(board) if far else sight.words("area-own")
    ground = board_ground(sight.box, far, plots)
    return Area(f"board-{board + 1}", title, ground, tuple(pieces), "far" if far else "near", board if person else -1)


# -- what is on the board ----------------------------------------------------------------------------


@part
def stats(sight: Sight, board: int, worth: int, own: Numbers, medals: Numbers) -> Iterator[Piece]:
    """Who it is, points, money and pieces, each with its number."""
    words, who, person = sight.words, sight.who(board), board < sight.seats
    title = words("area-board", who=who, character=character(sight, own[state.CHARACTER])) if person else who
    says = words("piece-sign", who=title, n=worth)
    drawing = sign(sight, board, 0, 0, 34)
    at, reads = (34, layout.STATS_Y), tuple(medals_of(sight, board, medals))
    yield Piece("sign", f"own-{board + 1}", *at, says, board, w=40, h=40, drawing=drawing, reads=reads)
    for k, (symbol, number, said, touch) in enumerate(counted(sight, board, own)):
        reads = (words("reads-rate", rate=rate(sight.view, board)),) if symbol == "coin" else ()
        yield Piece(
            f"stat-{symbol}", f"own-{board + 1}-{symbol}", 98 + 72 * k, layout.STATS_Y, said, board, number,
            touch=touch, w=46, h=38, drawing=faces.stat(symbol, number, sight.colours[board]), reads=reads,
        )  # fmt: skip


def counted(sight: Sight, board: int, own: Numbers) -> Iterator[tuple[str, int, str, str]]:
    """All that a board counts: its symbol, how many, the sentence and what one touches."""
    words, who, person = sight.words, sight.who(board), board < sight.seats
    yield "glory", own[state.GLORY], words("piece-own-glory", who=who, n=own[state.GLORY]), ""
    if person:
        worth = sight.glory(own[state.DENARII] // rate(sight.view, board))
        yield (
            "coin",
            own[state.DENARII],
            words("piece-own-denarii", who=who, n=own[state.DENARII], worth=worth),
            purse_of(board),
        )
    left = own[state.PARTISANS] - own[state.PLACED]
    message = "piece-own-partisans" if person else "piece-own-actions"
    yield "partisan" if person else "card", left, words(message, who=who, n=left, all=own[state.PARTISANS]), ""
    says = words("piece-own-legions", who=who, n=own[state.LEGIONS], out=own[state.LEGIONS_OUT])
    yield "legion", own[state.LEGIONS], says, legions_of(board)
    yield (
        "support",
        own[state.VOTES],
        words("piece-own-votes", who=who, n=own[state.VOTES], out=own[state.VOTES_OUT]),
        "",
    )
    if sight.plotting:
        yield "plot", own[state.MARKERS], words("piece-own-plots", who=who, n=own[state.MARKERS]), ""


def character(sight: Sight, number: int) -> str:
    return sight.words(f"character-{sight.box.characters[number]}")


def medals_of(sight: Sight, board: int, medals: Numbers) -> list[str]:
    """What the Medals of a board do."""
    kinds = [kind for kind in range(terms.TYPES) if medals[kind] == board]
    return [sight.words("reads-medal", medal=sight.kind(kind), does=sight.medal_text(kind)) for kind in kinds]


@part
def track(sight: Sight, board: int, character: int, vendetta: int, bonus_used: int) -> Iterator[Piece]:
    """The Vendetta track: covered Bonuses are shut (AR-4.8), open ones can be used."""
    bonuses = sight.box.track[character] if character >= 0 else ()
    for slot in range(sight.box.vendetta_slots):
        bonus = bonuses.index(slot) if slot in bonuses else -1
        covered, used = packed.has(vendetta, slot), bonus >= 0 and packed.has(bonus_used, bonus)
        name = sight.kind(bonus) if bonus >= 0 else ""
        state = "covered" if covered else "used" if used else "open" if bonus >= 0 else "empty"
        drawing = faces.bonus(bonus, state, name)
        if not drawing:
            continue
        who = sight.who(board)
        says = sight.words(f"piece-slot-{state}", who=who, bonus=name, slot=slot + 1, none=int(bonus < 0))
        touch = f"bonus-{terms.BUILDINGS[bonus]}" if board == sight.viewer and bonus >= 0 else ""
        marks = mark("exhausted", used and not covered)
        place, at = f"track-{board + 1}-{slot}", layout.bonus_at(slot)
        reads = (sight.words("reads-bonus", kind=name),) if bonus >= 0 else ()
        yield Piece(
            "bonus", place, *at, says, board, touch=touch, w=36, h=36, drawing=drawing, marks=marks, reads=reads
        )


@part
def pantheon(
    sight: Sight, board: int, elements: Numbers, metals: Numbers, commons: tuple[Numbers, ...]
) -> Iterator[Piece]:
    """Elements that stand, and the next place of each level, which can be touched. One reads what elements give at the
    end: their own ones, and those that can still finish the level."""
    words, glory, step = sight.words, sight.box.element_glory, layout.ELEMENT_STEP
    for level, name, most in ((terms.BASE, "base", sight.box.base_own), (terms.UPPER, "upper", sight.box.upper_own)):
        standing, metal = elements[level], metals[level]
        told = {"level": words(f"pantheon-{name}"), "metal": sight.metal(metal) if metal else ""}
        says = words("piece-pantheon", who=sight.who(board), n=standing, all=most, done=int(metal != 0), **told)
        x, y = layout.element_at(level, 0)
        drawing = faces.pantheon(most, standing, metal, sight.colours[board])
        left = sight.listed([sight.glory(glory[common]) for common in commons[level]])
        reads = (words("reads-elements", own=sight.glory(glory[0]), common=left),)
        key, x, w = level_of(board, level), x + step / 2 * most, step * (most + 1) - 4
        yield Piece("pantheon", key, x, y, says, board, touch=key, w=w, h=30, drawing=drawing, reads=reads)


@part
def rack(sight: Sight, board: int, sets: Numbers) -> Iterator[Piece]:
    """Sets by their ware."""
    wares, laid_cards = packed.set_wares(sets), packed.set_cards(sets)
    for ware in range(terms.CHEST):
        laid = [k for k, one in enumerate(wares) if one == ware]
        touch = f"set-{terms.WARES[ware]}" if board == sight.viewer else ""
        if laid or touch:
            worth = sight.glory(sight.box.set_glory[ware])
            says = sight.words("piece-set", who=sight.who(board), ware=sight.ware(ware), n=len(laid), glory=worth)
            reads = tuple(sight.cards(laid_cards[terms.SET_SIZE * k : terms.SET_SIZE * (k + 1)]) for k in laid)
            at = layout.rack_at(ware, board < sight.seats and sight.plotting)
            place, drawing = f"sets-{board + 1}-{ware}", faces.laid_set(ware, len(laid))
            yield Piece("set", place, *at, says, board, touch=touch, w=34, h=40, drawing=drawing, reads=reads)


@part
def tablets(sight: Sight, board: int, character: int) -> Iterator[Piece]:
    """The three Plots of a character."""
    (x, y), (w, h) = layout.TABLETS, layout.TABLET
    for k, plot in enumerate(effects_of(sight.view, board)):
        name = sight.plot(plot)
        verb, n, then, then_n = sight.box.plot_effect[plot]
        effects = ((verb, n), (then, then_n)) if then != terms.NO_VERB else ((verb, n),)
        says = sight.words("piece-tablet", who=sight.who(board), plot=name, text=sight.plot_text(plot))
        touch = f"plot-{sight.box.plots[plot]}" if board == sight.viewer else ""
        place, drawing = f"tablet-{board + 1}-{k}", faces.tablet(name, effects, w, h)
        yield Piece("tablet", place, x + (w + 4) * k, y, says, board, touch=touch, w=w, h=h, drawing=drawing)


# -- cards -------------------------------------------------------------------------------------------


class RowItem(NamedTuple):
    """A card or token of a row, before it has its place."""

    kind: str
    place: str
    says: str
    drawing: str
    reads: tuple[str, ...] = ()
    touch: str = ""


@part
def cards(
    sight: Sight, board: int, far: bool, hand: Numbers, anchor: int, quests: Numbers,
    how_far: tuple[tuple[int, int], ...], draft: Numbers,
) -> Iterator[Piece]:  # fmt: skip
    """Trade cards, Quests with how far they are, and tokens: in one row, or in two on a far board."""
    shown = [*hand_cards(sight, board, hand, anchor), *quest_cards(sight, board, quests, draft)]
    if sight.options[state.SPIES] and not far:
        shown += own_tokens(sight, board)
    columns = max(3, len(shown) // 2 + 1) if far else max(len(shown), 1)
    width, high = layout.FAR if far else layout.NEAR
    step = min(layout.CARD_STEP, (width - layout.CARDS - 52 + layout.CARD_STEP) / columns)
    for k, one in enumerate(shown):
        row, column = divmod(k, columns)
        at = (layout.CARDS + step * column, high / 4 + high / 2 * row if far else high / 2)
        w, h = (50, 50) if one.place == "tokens" else CARD
        place, drawing = f"{one.place}-{board + 1}", one.drawing
        yield Piece(one.kind, place, *at, one.says, board, touch=one.touch, w=w, h=h, drawing=drawing, reads=one.reads)


def hand_cards(sight: Sight, board: int, hand: Numbers, anchor: int) -> Iterator[RowItem]:
    """Trade cards by name, those one does not know as one back, and the anchor."""
    words, box, who, mine = sight.words, sight.box, sight.who(board), board == sight.viewer
    known = [kind for held in hand if (kind := packed.kind_of_card(held)) != box.card_back]
    for k, kind in enumerate(known):
        name = sight.card(kind)
        says = words("piece-card", who=who, card=name, n=known[:k].count(kind) + 1)
        reads, touch = (sight.ware(box.ware_of[kind]), sight.card_text(kind)), f"card-{box.cards[kind]}" if mine else ""
        yield RowItem("tradecard", "hand", says, faces.trade_face(box, kind, name), reads, touch)
    hidden = len(hand) - len(known)
    if hidden:
        says = words("piece-hidden-cards", who=who, n=hidden)
        yield RowItem("tradeback", "hand", says, faces.numbered(faces.card_back("deck", "h-age", *CARD), hidden))
    if anchor:
        says, drawing = words("piece-anchor", who=who), faces.anchor_card(words("card-anchor"))
        yield RowItem("anchor", "hand", says, drawing, (words("face-anchor"),), "card-anchor" if mine else "")


def quest_cards(sight: Sight, board: int, quests: Numbers, draft: Numbers) -> Iterator[RowItem]:
    """Quests by name, those about to be given up crossed out; and those one does not know as one back."""
    box, who = sight.box, sight.who(board)
    known = [quest for held in quests if (quest := packed.quest_of(held)) != box.quest_back]
    for quest in known:
        says = sight.words("piece-quest", who=who, quest=sight.quest(quest))
        reads = (sight.quest_text(quest), sight.quest_now(board, quest))
        glory = box.quest_score[quest][2]
        drawing = faces.quest_card(sight.quest(quest), goal(sight, quest), glory, quest_short(sight, board, quest))
        if quest in draft:
            drawing = group(drawing, cls="dimmed") + use("cross", 0, 0, 54, "gone")
        touch = f"quest-{box.quests[quest]}" if board == sight.viewer else ""
        yield RowItem("quest", "quests", says, drawing, reads, touch)
    hidden = len(quests) - len(known)
    if hidden:
        says = sight.words("piece-hidden-quests", who=who, n=hidden)
        yield RowItem("questback", "quests", says, faces.numbered(faces.card_back("laurel", "h-bce", *CARD), hidden))


def goal(sight: Sight, quest: int) -> faces.Goal:
    """What a Quest asks for."""
    how, what, _ = sight.box.quest_score[quest]
    place = terms.METRICS[what].removeprefix("population_")
    named = sight.words(f"province-{place}") if place in sight.box.provinces else ""
    return faces.Goal(how, what, sight.quest_least(quest) if how == terms.AT_LEAST else 1, named)


def quest_short(sight: Sight, seat: int, quest: int) -> str:
    """How far a Quest is, in a few signs."""
    how, what, _ = sight.box.quest_score[quest]
    least, now = sight.quest_least(quest), metric(sight.view, seat, what)
    if how == terms.AT_LEAST:
        return f"{min(now, least)}/{least}"
    return f"×{now}" if how == terms.PER else ("✓" if quest_points(sight.view, seat, quest) > 0 else "–")


def own_tokens(sight: Sight, board: int) -> Iterator[RowItem]:
    """The tokens of the viewer's envoys."""
    for token, symbol in (("spy", "plot"), ("alliance", "loyalty")):
        name = sight.words(f"token-{token}")
        drawing = faces.named_token(symbol, name, sight.colours[board])
        says, reads = sight.words("piece-own-token", token=name), (sight.words(f"preview-{token}"),)
        yield RowItem(f"token-{token}", "tokens", says, drawing, reads, f"token-{token}")


# -- a far board -------------------------------------------------------------------------------------


@part
def notes(sight: Sight, board: int, number: int, medals: Numbers) -> Iterator[Piece]:
    """What the Plots of somebody else do, and the Medals, in words."""
    plots = effects_of(sight.view, board) if sight.plotting else ()
    said = [sight.words("notes-plot", plot=sight.plot(plot), text=sight.plot_text(plot)) for plot in plots]
    said += medals_of(sight, board, medals)
    drawing = faces.notes(character(sight, number), tuple(said), NOTES)
    at, (w, h) = (6 + layout.OWN_WIDE / 2, layout.BELOW_Y), (layout.OWN_WIDE - 12, layout.BELOW - 20)
    says = sight.words("piece-notes", who=sight.who(board))
    yield Piece("notes", f"notes-{board + 1}", *at, says, board, w=w, h=h, drawing=drawing, reads=tuple(said))


def person_from_afar(sight: Sight, board: int, own: Numbers, held: dict[str, int]) -> Piece:
    """What one reads of a board from afar, over all the rest."""
    plots = (("plot", own[state.MARKERS]),) if sight.plotting else ()
    numbers = (
        ("glory", own[state.GLORY]), ("coin", own[state.DENARII]),
        ("partisan", own[state.PARTISANS] - own[state.PLACED]), ("legion", own[state.LEGIONS]),
        ("support", own[state.VOTES]), *plots, ("card", held["card"]), ("laurel", held["laurel"]),
        ("temple", own[state.OWN + terms.BASE] + own[state.OWN + terms.UPPER]), ("surplus", held["surplus"]),
    )  # fmt: skip
    return board_from_afar(sight, board, numbers)


def cassius_from_afar(sight: Sight, board: int, own: Numbers) -> Piece:
    plots = (("plot", own[state.MARKERS]),) if sight.plotting else ()
    numbers = (
        ("glory", own[state.GLORY]), ("card", own[state.PARTISANS] - own[state.PLACED]), ("legion", own[state.LEGIONS]),
        ("support", own[state.VOTES]), *plots, ("temple", own[state.OWN + terms.BASE] + own[state.OWN + terms.UPPER]),
        ("merchant", len(sight.view.row)),
    )  # fmt: skip
    return board_from_afar(sight, board, numbers)


def board_from_afar(sight: Sight, board: int, numbers: tuple[tuple[str, int], ...]) -> Piece:
    drawing = faces.from_afar(numbers, sight.colours[board], board, sight.letters[board])
    says = sight.words("piece-summary", who=sight.who(board))
    return far_piece("summary", f"board-{board + 1}", layout.FAR, says, drawing, board)


# -- Cassius -----------------------------------------------------------------------------------------


def cassius_cards(sight: Sight) -> Iterator[Piece]:
    """His two decks with what he turned up last, how much he does this round, and his row."""
    view, box = sight.view, sight.box
    told = [cassius_card(sight, card) for card in view.cassius_used[-1:]]
    yield deck(sight, 0, "cassius", box.cassius_cards, len(view.cassius), view.cassius_used, told)
    yield deck(sight, 1, "combat", box.combat_cards, len(view.combat), view.combat_used, [])
    hard, y = difficulty(view), layout.BELOW_Y
    does = sight.words("board-cassius-does", builds=box.builds[hard][view.round], acts=box.actions[hard][view.round])
    said = (sight.words("piece-plan", plan=does), *told)
    h, drawing = layout.BELOW - 20, faces.orders(said)
    yield Piece("plan", "plan", layout.CARDS + 84, y, said[0], w=240, h=h, drawing=drawing, reads=said[1:])
    wide = layout.OWN_WIDE
    if not view.row:
        none = sight.words("picture-row")
        drawing = text(none, 0, 5, "words soft")
        yield Piece("row", "row", 6 + wide / 2, y, none, w=wide - 40, h=24, drawing=drawing)
    step = step_in(wide - 16, len(view.row), CARD[0], 6)
    for k, kind in enumerate(view.row):
        name = sight.card(kind)
        says, x, (w, h) = sight.words("piece-row", card=name, n=k + 1), 16 + CARD[0] / 2 + step * k, CARD
        drawing, reads = faces.trade_face(box, kind, name), (sight.card_text(kind),)
        yield Piece("tradecard", "row", x, y, says, w=w, h=h, drawing=drawing, reads=reads)


def deck(
    sight: Sight, k: int, word: str, names: tuple[str, ...], left: int, used: Numbers, more: Sequence[str]
) -> Piece:
    """A deck of Cassius and the last card of it."""
    seen = [sight.words(f"{word}-{names[card]}") for card in used]
    last = seen[-1] if seen else sight.words("board-none")
    says = sight.words(f"piece-{word}-deck", n=left, last=last)
    reads = (*more, sight.words("reads-seen", cards=sight.listed(seen)))
    symbol, hue = (("vendetta", "h-bce"), ("swords", "h-mn"))[k]
    at, drawing = (layout.CARDS + 24 + 130 * k, 62), faces.cassius_deck(symbol, hue, left, last)
    return Piece(f"{word}back", f"{word}-deck", *at, says, number=left, w=60, h=80, drawing=drawing, reads=reads)


def cassius_card(sight: Sight, card: int) -> str:
    box = sight.box
    order = sight.words.listed([sight.building(kind) for kind in box.build_order[card]])
    action = sight.words(f"deed-{terms.ACTIONS[box.action_of[card]]}")
    return sight.words("reads-cassius", action=action, plot=sight.plot(box.cassius_plot[card]), order=order)


# -- the tasks of the Emperor ------------------------------------------------------------------------


def tasks(sight: Sight) -> Area:
    done = tasks_done(sight.view)
    earned = title_of(sight.view, len(done))  # if the game ended now (AR-12.17)
    title = sight.words(f"title-{sight.box.titles[earned]}")
    found = [task(sight, number, number in done) for number in range(len(sight.box.tasks))]
    pieces = (*found, title_piece(sight, title, len(done)), tasks_from_afar(sight, done))
    return Area("tasks", sight.words("area-tasks", title=title), task_ground(), pieces, "far")


def tablet(symbols: str) -> str:
    w, h = layout.TASK
    return rect(-w // 2, -h // 2, w, h, "parchment", 6) + symbols


def task(sight: Sight, number: int, done: bool) -> Piece:
    at = layout.task_at(number if number < 4 else number + 1)  # the title stands first in the second row
    said = sight.task_text(number)
    far = sight.words("board-task-done") if done else sight.task_far(number)
    says = sight.words("piece-task", task=said, far=far)
    end = use("check", 0, 36, 44, "won") if done else text(far, 0, 48, "tally")
    drawing, (w, h) = tablet(paragraph(said, 0, -44, 19, 21, "words task") + end), layout.TASK
    return Piece("task", f"task-{number}", *at, says, w=w, h=h, drawing=drawing)


def title_piece(sight: Sight, title: str, done: int) -> Piece:
    """The title one has by now, and what the other ones ask."""
    box, words, (w, h) = sight.box, sight.words, layout.TASK
    says = words("piece-title", title=title, n=done, all=len(box.tasks))
    ladder = [*zip(box.titles, box.title_least, strict=True)][1:]
    reads = tuple(words("reads-title", title=words(f"title-{one}"), n=least) for one, least in ladder)
    told = text(title, 0, 16, "words task strong") + text(f"{done}/{len(box.tasks)}", 0, 48, "tally")
    drawing = tablet(use("laurel", 0, -36, 52, "mark") + told)
    return Piece("title", "title", 105, 250, says, w=w, h=h, drawing=drawing, reads=reads)


def tasks_from_afar(sight: Sight, done: Sequence[int]) -> Piece:
    """How far each task is, from afar, over all the rest."""
    box = sight.box
    rows = [("crown", f"{len(done)}/{len(box.tasks)}", False)]
    for number, (what, least) in enumerate(zip(box.task_metric, box.task_min, strict=True)):
        far = f"{metric(sight.view, 0, what)}/{least}"
        rows.append((TASK_ART.get(terms.METRICS[what], "laurel"), far, number in done))
    drawing = faces.tasks_from_afar(tuple(rows), sight.colours[0])
    return far_piece("summary", "tasks", layout.FAR, sight.words("piece-tasks"), drawing)
