"""The table in words: board, panels, round and phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabularium.draw.words import WordedBoard
from tabularium.games.age_of_rome import packed, picture, staging, state, terms
from tabularium.games.age_of_rome.faces import LATIN
from tabularium.games.age_of_rome.picture import Sight
from tabularium.games.age_of_rome.picture.contents import contents
from tabularium.games.age_of_rome.previews import preview
from tabularium.games.age_of_rome.scoring import CATEGORIES, defeated, place_value, points, rate, tasks_done
from tabularium.games.age_of_rome.solo import difficulty
from tabularium.games.age_of_rome.state import (
    AgeOfRome,
    against_cassius,
    emperor,
    faced_by,
    facing,
    hand_size,
    no_plots,
    on,
    on_every_board,
    population,
)
from tabularium.games.age_of_rome.steps import kinds
from tabularium.games.age_of_rome.steps.diplomacy import Offered
from tabularium.games.age_of_rome.steps.plots import effects_of
from tabularium.games.age_of_rome.steps.trade import is_extra
from tabularium.kernel.moves import DONE, PASS
from tabularium.kernel.parts import keyed_part
from tabularium.kernel.picture import BoxShelf, Path, Picture
from tabularium.kernel.presentation import Panel, Text, Things
from tabularium.kernel.staged import Staged
from tabularium.kernel.state import Event
from tabularium.kernel.textboard import Line, Row, Section

PHASES = ("plots", "construction", "action", "income")
TOKENS = ("none", "spy", "alliance", "back")


class AgeOfRomeBoard(WordedBoard[AgeOfRome]):
    def where(self, sight: Sight) -> str:
        view, words = sight.view, sight.words
        if view.round == 0:
            return words("where-before")
        if not view.agenda:
            return words("where-over", round=view.round)
        phase = words(f"phase-{PHASES[view.phase]}")
        return words("where", round=view.round, rounds=view.box.rounds, phase=phase)

    def sections(self, sight: Sight) -> list[Section]:
        return sections(sight)

    def preview(self, sight: Sight, move: int) -> str:
        return preview(sight, move)

    def extra_values(self, sight: Sight, things: Things) -> Mapping[str, Text]:
        """What a task asks for, and what a Plot does."""
        said = {"task": ("goal", sight.task_text), "plot": ("plot_text", sight.plot_text)}
        return {said[name][0]: said[name][1](n) for name, (_, n) in things.items() if name in said and type(n) is int}

    def order(self, move: int) -> int:
        """Answers to the question, the end of it, and last what rides on every turn."""
        if is_extra(move):
            return 2
        return int(move in (DONE, PASS, kinds.PASS_PHASE, kinds.CLOSE, kinds.DECLINE))

    list_only = picture.LIST_ONLY
    chained = picture.CHAINED

    def holdings(self, view: AgeOfRome, seat: int) -> dict[str, int]:
        return {"denarii": view.own[on(seat, state.DENARII)], "trade_card": len(view.hands[seat])}

    sight = Sight

    def draw(self, sight: Sight) -> Picture:
        return picture.draw(sight)

    def contents(self, sight: Sight) -> tuple[BoxShelf, ...]:
        return contents(sight)

    def path(self, view: AgeOfRome, move: int) -> Path | None:
        return picture.path_of(view, move)

    def coloured(self, view: AgeOfRome) -> int:
        return view.boards

    def colour(self, view: AgeOfRome, seat: int) -> str:
        return picture.colour_of(view, seat)

    def letter(self, view: AgeOfRome, seat: int) -> str:
        return picture.letter_of(view, seat)

    begins = staging.BEGINS
    sums_up = staging.SUMS_UP

    def staged(self, sight: Sight, events: Sequence[Event], start: AgeOfRome | None = None) -> Staged | None:
        return staging.staged(sight, events, start)

    def panels(self, sight: Sight) -> list[Panel]:
        return [
            Panel(sight.who(board), rows_part(sight, board), board if board < sight.seats else -1)
            for board in range(sight.view.boards)
        ]


# -- the board: regions that keep their place -------------------------------------------------------


def sections(sight: Sight) -> list[Section]:
    """Each made once from what it tells."""
    view, key = sight.view, sight.key
    land = (view.turned, view.chairs, view.marker, *map(tuple, (view.tiles, view.workers, view.supply, view.plots)))
    legions = [tuple(on_every_board(view, state.REGION + region)) for region in range(terms.REGIONS)]
    piles = (len(view.deck), view.discard, len(view.pile), view.played)
    event = (view.event, view.order, view.used, len(view.events))
    found = [
        *private_part(sight),
        *keyed_part(lambda: [event_section(sight)], "told-event", key, *event),
        *keyed_part(lambda: [provinces(sight)], "told-provinces", key, *land),
        *keyed_part(lambda: [regions(sight)], "told-regions", key, *legions),
        *keyed_part(lambda: [senate(sight)], "told-senate", key, view.column, *on_every_board(view, state.COLOSSEUM)),
        *keyed_part(lambda: [pantheons(sight)], "told-pantheons", key, view.commons),
        *keyed_part(lambda: [glory_section(sight)], "told-glory", key, view.stages, view.round, view.vendetta),
        *keyed_part(lambda: [buildings(sight)], "told-buildings", key, view.medals, *view.supply),
        *keyed_part(lambda: [trade(sight)], "told-trade", key, *piles),
    ]
    if not no_plots(view):
        found.extend(keyed_part(lambda: [plots(sight)], "told-plots", key, *on_every_board(view, state.CHARACTER)))
    if view.envoy != state.NOBODY_SITS:
        found.append(diplomacy(sight))
    if against_cassius(view):
        found.append(cassius(sight))
    if emperor(view):
        found.append(tasks(sight))
    return found


def section(sight: Sight, key: str, *lines: Line | Row, mine: bool = False) -> Section:
    return Section(key, sight.words(f"section-{key}"), lines, mine)


def private_part(sight: Sight) -> tuple[Section, ...]:
    view, seat = sight.view, sight.viewer
    if not 0 <= seat < view.seats:
        return ()
    anchor, quests = view.own[on(seat, state.ANCHOR)], view.quests[seat]
    return keyed_part(
        lambda: private(sight),
        "told-private", sight.key, view.hands[seat], anchor, quests, sight.how_far(seat), view.drafts[seat],
        view.pile,
    )  # fmt: skip


def private(sight: Sight) -> list[Section]:
    """What only the viewer may read."""
    view, seat = sight.view, sight.viewer
    if not 0 <= seat < view.seats:
        return []
    hand = [card_line(sight, packed.kind_of_card(held)) for held in view.hands[seat]]
    if view.own[on(seat, state.ANCHOR)]:
        hand.append(Line(sight.card(len(view.box.cards) + 1), (sight.words("face-anchor"),)))
    quests = [quest_line(sight, seat, packed.quest_of(held)) for held in view.quests[seat]]
    if view.drafts[seat]:
        quests.append(Line(sight.words("board-draft"), (sight.quest(view.drafts[seat][0]),)))
    known = [packed.quest_of(held) for held in view.pile if packed.quest_of(held) != view.box.quest_back]
    quests.extend(Line(sight.words("board-returned"), (sight.quest(quest),)) for quest in known)
    return [
        section(sight, "hand", *(hand or [Line(sight.words("board-none"))]), mine=True),
        section(sight, "quests", *(quests or [Line(sight.words("board-none"))]), mine=True),
    ]


def card_line(sight: Sight, kind: int) -> Line:
    return Line(sight.card(kind), (sight.ware(sight.box.ware_of[kind]), sight.card_text(kind)))


def quest_line(sight: Sight, seat: int, quest: int) -> Line:
    return Line(sight.quest(quest), (sight.quest_text(quest), sight.quest_now(seat, quest)))


def event_section(sight: Sight) -> Section:
    view, words = sight.view, sight.words
    lines = [Line(words("board-no-event"))]
    if view.event != view.box.none_event:
        event = view.event
        told = words("face-event", who=sight.event_who(event), effects=sight.event_effects(event))
        lines = [
            Line(sight.event(event), (told, sight.event_turn(event))),
            Line(words("board-order"), tuple(sight.who(board) for board in view.order)),
        ]
    if view.used:
        lines.append(Line(words("board-past"), tuple(sight.event(event) for event in view.used)))
    lines.append(Line(words("board-event-deck"), (str(len(view.events)),)))
    return section(sight, "event", *lines)


def provinces(sight: Sight) -> Section:
    """In the order of the chairs, clockwise; the viewer's own Province with all that could be built there."""
    view = sight.view
    lines = []
    for position in range(terms.PROVINCES):
        province = (position - view.turned) & 3
        mine = 0 <= view.viewer < view.seats and faced_by(view, province) == view.viewer
        kinds = [kind for kind in range(terms.TYPES) if mine or view.tiles[province * terms.TYPES + kind]]
        under = [slot(sight, province, kind, mine) for kind in kinds] or [Line(sight.words("board-nothing-built"))]
        if not no_plots(view):
            under.append(Line(sight.words("board-plots"), plots_in(sight, province)))
        lines.append(Line(heading(sight, province), people(sight, province), tuple(under)))
    return section(sight, "provinces", *lines)


def heading(sight: Sight, province: int) -> str:
    who = sight.who(faced_by(sight.view, province))
    first = int(sight.view.marker == province)
    return sight.words("board-province", province=sight.province(province), who=who, first=first)


def people(sight: Sight, province: int) -> tuple[str, str]:
    people = population(sight.view, province)
    penalty = sight.glory(sight.box.penalty[people])
    return sight.words("board-population", n=people), sight.words("board-penalty", penalty=penalty)


def slot(sight: Sight, province: int, kind: int, mine: bool) -> Line:
    """A Building, who works there, and what its next level costs."""
    view = sight.view
    level = view.tiles[province * terms.TYPES + kind]
    parts = []
    if view.workers[province * terms.TYPES + kind]:
        parts.append(sight.words("board-workers", n=view.workers[province * terms.TYPES + kind], level=level))
    if mine and level < terms.LEVELS:
        tile = kind * terms.LEVELS + level
        cost, glory = sight.denarii(view.box.cost[tile]), sight.glory(view.box.glory[tile])
        left = view.supply[tile]
        parts.append(sight.words("board-next", cost=cost, glory=glory, left=left))
    return Line(f"{sight.building(kind)} {LATIN[level] or '—'}", tuple(parts))


def plots_in(sight: Sight, province: int) -> tuple[str, ...]:
    slots = sight.box.plot_slots
    texts = []
    for plot in sight.view.plots[province * slots : (province + 1) * slots]:
        if plot == 0:
            texts.append(sight.words("board-plot-empty"))
        else:
            who = sight.who(packed.plot_owner(plot))
            texts.append(sight.words("board-plot-flipped", who=who) if packed.is_flipped(plot) else who)
    return tuple(texts)


def regions(sight: Sight) -> Section:
    view = sight.view
    lines = []
    for region in range(terms.REGIONS):
        values = [place_value(view, region, place) for place in (1, 2, 3)]
        legions = [
            sight.words("board-count", who=sight.who(board), n=view.own[on(board, state.REGION + region)])
            for board in range(view.boards)
            if view.own[on(board, state.REGION + region)]
        ]
        defence = sight.words("board-defence", n=view.box.defence[region], defeated=int(defeated(view, region)))
        places = sight.words("board-places", places="/".join(str(glory) for glory in values if glory))
        lines.append(Line(sight.region(region), (defence, places, sight.listed(legions))))
    return section(sight, "regions", *lines)


def senate(sight: Sight) -> Section:
    view, words = sight.view, sight.words
    worth = view.box.column_glory
    votes = [
        words("board-vote", place=place, who=sight.who(board), glory=sight.glory(worth[place - 1]))
        for place, board in enumerate(view.column, 1)
    ]
    games = [
        words("board-count", who=sight.who(board), n=view.own[on(board, state.COLOSSEUM)])
        for board in range(view.seats)
        if view.own[on(board, state.COLOSSEUM)]
    ]
    majority = words("board-majority", n=view.box.majority_run, glory=sight.glory(view.box.majority_glory))
    return section(
        sight,
        "senate",
        Line(words("board-column"), tuple(votes) or (words("board-none"),)),
        Line(words("board-column-worth"), ("/".join(str(glory) for glory in worth), majority)),
        Line(words("board-colosseum"), (sight.listed(games), sight.glory(view.box.colosseum))),
    )


def pantheons(sight: Sight) -> Section:
    """What is left of the common elements, and what all of them are worth."""
    view, words = sight.view, sight.words
    worth = [
        words("board-worth", what=sight.metal(metal), glory=sight.glory(glory))
        for metal, glory in enumerate(view.box.element_glory)
    ]
    piles = [
        Line(words(f"board-common-{level}"), (sight.listed([sight.metal(metal) for metal in pile]),))
        for level, pile in zip(("base", "upper"), view.commons, strict=True)
    ]
    return section(sight, "pantheon", *piles, Line(words("board-element-worth"), tuple(worth)))


def glory_section(sight: Sight) -> Section:
    view, words = sight.view, sight.words
    stages = Line(words("board-stages"), tuple(str(square) for square in view.stages))
    harvest = Line(words("board-harvest"), (sight.denarii(view.box.harvest[max(view.round, 1)]),))
    exchange = Line(words("board-exchange"), (words("board-rate", n=view.box.rate),))
    supply = Line(words("board-vendetta"), (str(view.vendetta),))
    return section(sight, "glory", stages, harvest, exchange, supply)


def buildings(sight: Sight) -> Section:
    """All tiles that are left with their price and Glory, and the Medals with what they do."""
    view, words = sight.view, sight.words
    rows: list[Line | Row] = [Row(("", *(words("board-level", level=level) for level in LATIN[1:])), head=True)]
    for kind in range(terms.TYPES):
        cells = [
            words("board-tile", left=view.supply[tile], cost=view.box.cost[tile], glory=view.box.glory[tile])
            for tile in range(kind * terms.LEVELS, (kind + 1) * terms.LEVELS)
        ]
        rows.append(Row((sight.building(kind), *cells)))
    if not view.options[state.HEROES]:
        for kind in range(terms.TYPES):
            holder = view.medals[kind]
            free = words("board-medal-free") if holder == state.NOBODY_SITS else sight.who(holder)
            rows.append(Line(words("board-medal", medal=sight.kind(kind)), (free, sight.medal_text(kind))))
    return section(sight, "buildings", *rows)


def trade(sight: Sight) -> Section:
    view, words = sight.view, sight.words
    worth = [
        words("board-worth", what=sight.ware(ware), glory=sight.glory(view.box.set_glory[ware]))
        for ware in range(terms.CHEST)
    ]
    lines = [
        Line(words("board-set-worth"), tuple(worth)),
        Line(words("board-deck"), (str(len(view.deck)),)),
        Line(words("board-discard"), (sight.cards([packed.kind_of_card(card) for card in reversed(view.discard)]),)),
        Line(words("board-pile"), (str(len(view.pile)),)),
    ]
    if view.played:
        lines.append(Line(words("board-played"), (sight.cards(view.played),)))
    return section(sight, "trade", *lines)


def plots(sight: Sight) -> Section:
    """What Plots can do, and whose."""
    seats = range(sight.seats)
    lines = []
    for plot in range(len(sight.box.plots)):
        able = [sight.who(seat) for seat in seats if plot in effects_of(sight.view, seat)]
        if able:
            lines.append(Line(sight.plot(plot), (sight.plot_text(plot), sight.listed(able))))
    return section(sight, "plots", *lines)


def diplomacy(sight: Sight) -> Section:
    view, words = sight.view, sight.words
    token = words(f"token-{TOKENS[view.token]}")
    step = view.agenda[-1]
    parts = [token, sight.denarii(step.amount)] if isinstance(step, Offered) else [token]
    return section(sight, "diplomacy", Line(words("board-envoy", who=sight.who(view.envoy)), tuple(parts)))


def cassius(sight: Sight) -> Section:
    view, words = sight.view, sight.words
    hard = difficulty(view)
    builds, acts = view.box.builds[hard][view.round], view.box.actions[hard][view.round]
    left = words("board-cassius-left", cards=len(view.cassius), combat=len(view.combat))
    seen = [words(f"cassius-{view.box.cassius_cards[card]}") for card in view.cassius_used]
    fought = [words(f"combat-{view.box.combat_cards[card]}") for card in view.combat_used]
    lines = [
        Line(words("board-row"), (sight.cards(view.row),)),
        Line(words("board-cassius-round"), (words("board-cassius-does", builds=builds, acts=acts),)),
        Line(words("board-cassius-decks"), (left,)),
        Line(words("board-cassius-used"), (sight.listed(seen),)),
        Line(words("board-combat-used"), (sight.listed(fought),)),
    ]
    if not view.agenda:
        parts = zip(CATEGORIES, points(view, view.seats), strict=True)
        score = tuple(f"{words(f'score-{category}')} {n}" for category, n in parts)
        lines.append(Line(words("board-cassius-score"), score))
    return section(sight, "cassius", *lines)


def tasks(sight: Sight) -> Section:
    done = tasks_done(sight.view)
    lines = []
    for task in range(len(sight.box.tasks)):
        far = sight.words("board-task-done") if task in done else sight.task_far(task)
        lines.append(Line(sight.task_text(task), (far,)))
    return section(sight, "tasks", *lines)


# -- the panels ----------------------------------------------------------------------------------


def rows_part(sight: Sight, board: int) -> tuple[tuple[str, str], ...]:
    view, worth = sight.view, sum(points(sight.view, board))
    held = (view.hands[board], view.quests[board]) if board < view.seats else ()
    return keyed_part(
        lambda: rows(sight, board, worth),
        "told-rows", sight.key, board, worth, sight.own(board), view.turned, view.stages, view.medals,
        view.sets[board], *held,
    )  # fmt: skip


def rows(sight: Sight, board: int, worth: int) -> tuple[tuple[str, str], ...]:
    view, words = sight.view, sight.words
    own = view.own
    rows = [
        ("colour", words(f"colour-{view.box.colours[board]}")),
        ("glory", track(sight, own[on(board, state.GLORY)])),
        ("province", sight.province(facing(view, board))),
    ]
    left = own[on(board, state.PARTISANS)] - own[on(board, state.PLACED)]
    if board < view.seats:
        rows.insert(0, ("character", words(f"character-{view.box.characters[own[on(board, state.CHARACTER)]]}")))
        rows.append(("denarii", purse(sight, board)))
        rows.append(("partisans", words("panel-partisans-value", left=left, all=own[on(board, state.PARTISANS)])))
        ahead = [square for n, square in enumerate(view.stages) if not packed.has(own[on(board, state.CLAIMED)], n)]
        rows.append(("stage", str(min(ahead)) if ahead else words("board-none")))
    else:
        rows.append(("actions", words("panel-actions-value", left=left, all=own[on(board, state.PARTISANS)])))
    rows.append(("legions", pieces(sight, own[on(board, state.LEGIONS)], own[on(board, state.LEGIONS_OUT)])))
    rows.append(("votes", pieces(sight, own[on(board, state.VOTES)], own[on(board, state.VOTES_OUT)])))
    if board < view.seats:
        rows.append(("vendetta", vendetta(sight, board)))
    else:
        rows.append(("markers", str(own[on(board, state.VENDETTA)].bit_count())))
    rows.append(("plots", str(own[on(board, state.MARKERS)])))
    medals = [sight.kind(kind) for kind in range(terms.TYPES) if view.medals[kind] == board]
    rows.append(("medals", sight.listed(medals)))
    rows.append(("pantheon", pantheon(sight, board)))
    if board < view.seats:
        rows.append(("hand", hand(sight, board)))
        rows.append(("quests", quests(sight, board)))
    rows.append(("sets", sets(sight, board)))
    rows.append(("total", str(worth)))
    return tuple((words(f"panel-{key}"), text) for key, text in rows)


def track(sight: Sight, glory: int) -> str:
    """AR-2.2: above 30 the marker shows +30 and the rest, above 60 it shows +60."""
    lap = (glory - 1) // sight.box.lap * sight.box.lap
    return sight.words("panel-glory-value", glory=glory, lap=lap, square=glory - lap)


def purse(sight: Sight, board: int) -> str:
    """With what the Denarii would be worth now."""
    held = sight.view.own[on(board, state.DENARII)]
    return sight.words("panel-denarii-value", n=held, glory=sight.glory(held // rate(sight.view, board)))


def pieces(sight: Sight, board: int, out: int) -> str:
    return sight.words("panel-pieces-value", board=board, out=out)


def vendetta(sight: Sight, board: int) -> str:
    """The slots from left to right; covered ones stand in brackets."""
    view = sight.view
    track = view.box.track[view.own[on(board, state.CHARACTER)]]
    texts = []
    for slot in range(view.box.vendetta_slots):
        name = sight.words("panel-slot-none")
        if slot in track:
            name = sight.kind(track.index(slot))
        if packed.has(view.own[on(board, state.VENDETTA)], slot):
            texts.append(sight.words("panel-slot-covered", bonus=name))
        elif slot in track and packed.has(view.own[on(board, state.BONUS_USED)], track.index(slot)):
            texts.append(sight.words("panel-slot-used", bonus=name))
        else:
            texts.append(sight.words("panel-slot-open", bonus=name))
    return " ".join(texts)


def pantheon(sight: Sight, board: int) -> str:
    view = sight.view
    metals = []
    for level in (terms.BASE, terms.UPPER):
        metal = view.own[on(board, state.COMMON + level)]
        metals.append(sight.words("panel-metal", metal=sight.metal(metal)) if metal else "")
    return sight.words(
        "panel-pantheon-value",
        base=view.own[on(board, state.OWN)],
        base_all=view.box.base_own,
        base_metal=metals[terms.BASE],
        upper=view.own[on(board, state.OWN + terms.UPPER)],
        upper_all=view.box.upper_own,
        upper_metal=metals[terms.UPPER],
    )


def hand(sight: Sight, seat: int) -> str:
    """How many cards, and those that the viewer knows."""
    view = sight.view
    kinds = [packed.kind_of_card(held) for held in view.hands[seat]]
    names = [sight.card(kind) for kind in kinds if kind != view.box.card_back]
    if view.own[on(seat, state.ANCHOR)]:
        names.append(sight.words("card-anchor"))
    count = hand_size(view, seat)
    known = 2 if len(names) == count else min(len(names), 1)  # all, none or some
    return sight.words("panel-hand-value", count=count, known=known, cards=", ".join(names))


def quests(sight: Sight, seat: int) -> str:
    back = sight.box.quest_back
    quests = [packed.quest_of(held) for held in sight.view.quests[seat]]
    texts = [sight.quest(quest) for quest in quests if quest != back]
    hidden = quests.count(back)
    if hidden:
        texts.append(sight.words("panel-quests-hidden", count=hidden))
    return sight.listed(texts)


def sets(sight: Sight, board: int) -> str:
    view = sight.view
    cards = [sight.card(kind) for kind in packed.set_cards(view.sets[board])]
    texts = []
    for i, ware in enumerate(packed.set_wares(view.sets[board])):
        a, b, c = cards[i * terms.SET_SIZE : (i + 1) * terms.SET_SIZE]
        texts.append(sight.words("panel-set", ware=sight.ware(ware), a=a, b=b, c=c))
    return sight.listed(texts)
