"""The table in words: board, panels, round and phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabularium.draw.words import WordedBoard
from tabularium.games.age_of_rome import picture, state, terms
from tabularium.games.age_of_rome.faces import LATIN, Face
from tabularium.games.age_of_rome.packed import (
    has,
    is_flipped,
    kind_of_card,
    plot_owner,
    quest_of,
    set_cards,
    set_wares,
)
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
from tabularium.kernel.picture import Path, Picture
from tabularium.kernel.presentation import Panel, Text, Things, Words
from tabularium.kernel.textboard import Line, Row, Section

PHASES = ("plots", "construction", "action", "income")
TOKENS = ("none", "spy", "alliance", "back")


class AgeOfRomeBoard(WordedBoard[AgeOfRome]):
    def where(self, view: AgeOfRome, words: Words) -> str:
        if view.round == 0:
            return words("where-before")
        if not view.agenda:
            return words("where-over", round=view.round)
        phase = words(f"phase-{PHASES[view.phase]}")
        return words("where", round=view.round, rounds=view.box.rounds, phase=phase)

    def sections(self, view: AgeOfRome, words: Words, names: Sequence[str]) -> list[Section]:
        return Herald(view, words, names).sections()

    def preview(self, view: AgeOfRome, words: Words, names: Sequence[str], move: int) -> str:
        return preview(Face(view, words, names), move)

    def extra_values(self, view: AgeOfRome, words: Words, things: Things) -> Mapping[str, Text]:
        """What a task asks for, and what a Plot does."""
        face = Face(view, words, ())
        said = {"task": ("goal", face.task_text), "plot": ("plot_text", face.plot_text)}
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

    sight = picture.Sight

    def draw(self, sight: picture.Sight) -> Picture:
        return picture.draw(sight)

    def path(self, view: AgeOfRome, move: int) -> Path | None:
        return picture.path_of(view, move)

    def coloured(self, view: AgeOfRome) -> int:
        return view.boards

    def colour(self, view: AgeOfRome, seat: int) -> str:
        return picture.colour_of(view, seat)

    def letter(self, view: AgeOfRome, words: Words, seat: int) -> str:
        return picture.letter_of(view, seat)

    def panels(self, view: AgeOfRome, words: Words, names: Sequence[str]) -> list[Panel]:
        herald = Herald(view, words, names)
        return [
            Panel(herald.who(board), herald.rows_part(board), board if board < view.seats else -1)
            for board in range(view.boards)
        ]


class Herald(Face):
    """Tells one view in one language."""

    # -- the board: regions that keep their place -------------------------------------------------------

    def sections(self) -> list[Section]:
        """Each made once from what it tells."""
        view, key = self.view, self.key
        land = (view.turned, view.chairs, view.marker, *map(tuple, (view.tiles, view.workers, view.supply, view.plots)))
        legions = [tuple(on_every_board(view, state.REGION + region)) for region in range(terms.REGIONS)]
        piles = (len(view.deck), view.discard, len(view.pile), view.played)
        event = (view.event, view.order, view.used, len(view.events))
        found = [
            *self.private_part(),
            *keyed_part(lambda: [self.event_section()], "told-event", key, *event),
            *keyed_part(lambda: [self.provinces()], "told-provinces", key, *land),
            *keyed_part(lambda: [self.regions()], "told-regions", key, *legions),
            *keyed_part(
                lambda: [self.senate()], "told-senate", key, view.column, *on_every_board(view, state.COLOSSEUM)
            ),
            *keyed_part(lambda: [self.pantheons()], "told-pantheons", key, view.commons),
            *keyed_part(lambda: [self.glory_section()], "told-glory", key, view.stages, view.round, view.vendetta),
            *keyed_part(lambda: [self.buildings()], "told-buildings", key, view.medals, *view.supply),
            *keyed_part(lambda: [self.trade()], "told-trade", key, *piles),
        ]
        if not no_plots(view):
            found.extend(keyed_part(lambda: [self.plots()], "told-plots", key, *on_every_board(view, state.CHARACTER)))
        if view.envoy != state.NOBODY_SITS:
            found.append(self.diplomacy())
        if against_cassius(view):
            found.append(self.cassius())
        if emperor(view):
            found.append(self.tasks())
        return found

    def section(self, key: str, *lines: Line | Row, mine: bool = False) -> Section:
        return Section(key, self.words(f"section-{key}"), lines, mine)

    def private_part(self) -> tuple[Section, ...]:
        view, seat = self.view, self.view.viewer
        if not 0 <= seat < view.seats:
            return ()
        anchor, quests = view.own[on(seat, state.ANCHOR)], view.quests[seat]
        return keyed_part(
            self.private,
            "told-private", self.key, view.hands[seat], anchor, quests, self.how_far(seat), view.drafts[seat],
            view.pile,
        )  # fmt: skip

    def private(self) -> list[Section]:
        """What only the viewer may read."""
        view, seat = self.view, self.view.viewer
        if not 0 <= seat < view.seats:
            return []
        hand = [self.card_line(kind_of_card(held)) for held in view.hands[seat]]
        if view.own[on(seat, state.ANCHOR)]:
            hand.append(Line(self.card(len(view.box.cards) + 1), (self.words("face-anchor"),)))
        quests = [self.quest_line(seat, quest_of(held)) for held in view.quests[seat]]
        if view.drafts[seat]:
            quests.append(Line(self.words("board-draft"), (self.quest(view.drafts[seat][0]),)))
        known = [quest_of(held) for held in view.pile if quest_of(held) != view.box.quest_back]
        quests.extend(Line(self.words("board-returned"), (self.quest(quest),)) for quest in known)
        return [
            self.section("hand", *(hand or [Line(self.words("board-none"))]), mine=True),
            self.section("quests", *(quests or [Line(self.words("board-none"))]), mine=True),
        ]

    def card_line(self, kind: int) -> Line:
        return Line(self.card(kind), (self.ware(self.view.box.ware_of[kind]), self.card_text(kind)))

    def quest_line(self, seat: int, quest: int) -> Line:
        return Line(self.quest(quest), (self.quest_text(quest), self.quest_now(seat, quest)))

    def event_section(self) -> Section:
        view, words = self.view, self.words
        lines = [Line(words("board-no-event"))]
        if view.event != view.box.none_event:
            event = view.event
            told = words("face-event", who=self.event_who(event), effects=self.event_effects(event))
            lines = [
                Line(self.event(event), (told, self.event_turn(event))),
                Line(words("board-order"), tuple(self.who(board) for board in view.order)),
            ]
        if view.used:
            lines.append(Line(words("board-past"), tuple(self.event(event) for event in view.used)))
        lines.append(Line(words("board-event-deck"), (str(len(view.events)),)))
        return self.section("event", *lines)

    def provinces(self) -> Section:
        """In the order of the chairs, clockwise; the viewer's own Province with all that could be built there."""
        view = self.view
        lines = []
        for position in range(terms.PROVINCES):
            province = (position - view.turned) & 3
            mine = 0 <= view.viewer < view.seats and faced_by(view, province) == view.viewer
            kinds = [kind for kind in range(terms.TYPES) if mine or view.tiles[province * terms.TYPES + kind]]
            under = [self.slot(province, kind, mine) for kind in kinds] or [Line(self.words("board-nothing-built"))]
            if not no_plots(view):
                under.append(Line(self.words("board-plots"), self.plots_in(province)))
            lines.append(Line(self.heading(province), self.people(province), tuple(under)))
        return self.section("provinces", *lines)

    def heading(self, province: int) -> str:
        who = self.who(faced_by(self.view, province))
        first = int(self.view.marker == province)
        return self.words("board-province", province=self.province(province), who=who, first=first)

    def people(self, province: int) -> tuple[str, str]:
        people = population(self.view, province)
        penalty = self.glory(self.view.box.penalty[people])
        return self.words("board-population", n=people), self.words("board-penalty", penalty=penalty)

    def slot(self, province: int, kind: int, mine: bool) -> Line:
        """A Building, who works there, and what its next level costs."""
        view = self.view
        level = view.tiles[province * terms.TYPES + kind]
        parts = []
        if view.workers[province * terms.TYPES + kind]:
            parts.append(self.words("board-workers", n=view.workers[province * terms.TYPES + kind], level=level))
        if mine and level < terms.LEVELS:
            tile = kind * terms.LEVELS + level
            cost, glory = self.denarii(view.box.cost[tile]), self.glory(view.box.glory[tile])
            left = view.supply[tile]
            parts.append(self.words("board-next", cost=cost, glory=glory, left=left))
        return Line(f"{self.building(kind)} {LATIN[level] or '—'}", tuple(parts))

    def plots_in(self, province: int) -> tuple[str, ...]:
        slots = self.view.box.plot_slots
        texts = []
        for plot in self.view.plots[province * slots : (province + 1) * slots]:
            if plot == 0:
                texts.append(self.words("board-plot-empty"))
            else:
                who = self.who(plot_owner(plot))
                texts.append(self.words("board-plot-flipped", who=who) if is_flipped(plot) else who)
        return tuple(texts)

    def regions(self) -> Section:
        view = self.view
        lines = []
        for region in range(terms.REGIONS):
            values = [place_value(view, region, place) for place in (1, 2, 3)]
            legions = [
                self.words("board-count", who=self.who(board), n=view.own[on(board, state.REGION + region)])
                for board in range(view.boards)
                if view.own[on(board, state.REGION + region)]
            ]
            defence = self.words("board-defence", n=view.box.defence[region], defeated=int(defeated(view, region)))
            places = self.words("board-places", places="/".join(str(glory) for glory in values if glory))
            lines.append(Line(self.region(region), (defence, places, self.listed(legions))))
        return self.section("regions", *lines)

    def senate(self) -> Section:
        view, words = self.view, self.words
        worth = view.box.column_glory
        votes = [
            words("board-vote", place=place, who=self.who(board), glory=self.glory(worth[place - 1]))
            for place, board in enumerate(view.column, 1)
        ]
        games = [
            words("board-count", who=self.who(board), n=view.own[on(board, state.COLOSSEUM)])
            for board in range(view.seats)
            if view.own[on(board, state.COLOSSEUM)]
        ]
        majority = words("board-majority", n=view.box.majority_run, glory=self.glory(view.box.majority_glory))
        return self.section(
            "senate",
            Line(words("board-column"), tuple(votes) or (words("board-none"),)),
            Line(words("board-column-worth"), ("/".join(str(glory) for glory in worth), majority)),
            Line(words("board-colosseum"), (self.listed(games), self.glory(view.box.colosseum))),
        )

    def pantheons(self) -> Section:
        """What is left of the common elements, and what all of them are worth."""
        view, words = self.view, self.words
        worth = [
            words("board-worth", what=self.metal(metal), glory=self.glory(glory))
            for metal, glory in enumerate(view.box.element_glory)
        ]
        piles = [
            Line(words(f"board-common-{level}"), (self.listed([self.metal(metal) for metal in pile]),))
            for level, pile in zip(("base", "upper"), view.commons, strict=True)
        ]
        return self.section("pantheon", *piles, Line(words("board-element-worth"), tuple(worth)))

    def glory_section(self) -> Section:
        view, words = self.view, self.words
        stages = Line(words("board-stages"), tuple(str(square) for square in view.stages))
        harvest = Line(words("board-harvest"), (self.denarii(view.box.harvest[max(view.round, 1)]),))
        exchange = Line(words("board-exchange"), (words("board-rate", n=view.box.rate),))
        supply = Line(words("board-vendetta"), (str(view.vendetta),))
        return self.section("glory", stages, harvest, exchange, supply)

    def buildings(self) -> Section:
        """All tiles that are left with their price and Glory, and the Medals with what they do."""
        view, words = self.view, self.words
        rows: list[Line | Row] = [Row(("", *(words("board-level", level=level) for level in LATIN[1:])), head=True)]
        for kind in range(terms.TYPES):
            cells = [
                words("board-tile", left=view.supply[tile], cost=view.box.cost[tile], glory=view.box.glory[tile])
                for tile in range(kind * terms.LEVELS, (kind + 1) * terms.LEVELS)
            ]
            rows.append(Row((self.building(kind), *cells)))
        if not view.options[state.HEROES]:
            for kind in range(terms.TYPES):
                holder = view.medals[kind]
                free = words("board-medal-free") if holder == state.NOBODY_SITS else self.who(holder)
                rows.append(Line(words("board-medal", medal=self.kind(kind)), (free, self.medal_text(kind))))
        return self.section("buildings", *rows)

    def trade(self) -> Section:
        view, words = self.view, self.words
        worth = [
            words("board-worth", what=self.ware(ware), glory=self.glory(view.box.set_glory[ware]))
            for ware in range(terms.CHEST)
        ]
        lines = [
            Line(words("board-set-worth"), tuple(worth)),
            Line(words("board-deck"), (str(len(view.deck)),)),
            Line(words("board-discard"), (self.cards([kind_of_card(card) for card in reversed(view.discard)]),)),
            Line(words("board-pile"), (str(len(view.pile)),)),
        ]
        if view.played:
            lines.append(Line(words("board-played"), (self.cards(view.played),)))
        return self.section("trade", *lines)

    def plots(self) -> Section:
        """What Plots can do, and whose."""
        seats = range(self.view.seats)
        lines = []
        for plot in range(len(self.view.box.plots)):
            able = [self.who(seat) for seat in seats if plot in effects_of(self.view, seat)]
            if able:
                lines.append(Line(self.plot(plot), (self.plot_text(plot), self.listed(able))))
        return self.section("plots", *lines)

    def diplomacy(self) -> Section:
        view, words = self.view, self.words
        token = words(f"token-{TOKENS[view.token]}")
        step = view.agenda[-1]
        parts = [token, self.denarii(step.amount)] if isinstance(step, Offered) else [token]
        return self.section("diplomacy", Line(words("board-envoy", who=self.who(view.envoy)), tuple(parts)))

    def cassius(self) -> Section:
        view, words = self.view, self.words
        hard = difficulty(view)
        builds, acts = view.box.builds[hard][view.round], view.box.actions[hard][view.round]
        left = words("board-cassius-left", cards=len(view.cassius), combat=len(view.combat))
        seen = [words(f"cassius-{view.box.cassius_cards[card]}") for card in view.cassius_used]
        fought = [words(f"combat-{view.box.combat_cards[card]}") for card in view.combat_used]
        lines = [
            Line(words("board-row"), (self.cards(view.row),)),
            Line(words("board-cassius-round"), (words("board-cassius-does", builds=builds, acts=acts),)),
            Line(words("board-cassius-decks"), (left,)),
            Line(words("board-cassius-used"), (self.listed(seen),)),
            Line(words("board-combat-used"), (self.listed(fought),)),
        ]
        if not view.agenda:
            parts = zip(CATEGORIES, points(view, view.seats), strict=True)
            score = tuple(f"{words(f'score-{category}')} {n}" for category, n in parts)
            lines.append(Line(words("board-cassius-score"), score))
        return self.section("cassius", *lines)

    def tasks(self) -> Section:
        done = tasks_done(self.view)
        lines = []
        for task in range(len(self.view.box.tasks)):
            far = self.words("board-task-done") if task in done else self.task_far(task)
            lines.append(Line(self.task_text(task), (far,)))
        return self.section("tasks", *lines)

    # -- the panels ----------------------------------------------------------------------------------

    def rows_part(self, board: int) -> tuple[tuple[str, str], ...]:
        view, worth = self.view, sum(points(self.view, board))
        held = (view.hands[board], view.quests[board]) if board < view.seats else ()
        return keyed_part(
            lambda: self.rows(board, worth),
            "told-rows", self.key, board, worth, self.own(board), view.turned, view.stages, view.medals,
            view.sets[board], *held,
        )  # fmt: skip

    def rows(self, board: int, worth: int) -> tuple[tuple[str, str], ...]:
        view, words = self.view, self.words
        own = view.own
        rows = [
            ("colour", words(f"colour-{view.box.colours[board]}")),
            ("glory", self.track(own[on(board, state.GLORY)])),
            ("province", self.province(facing(view, board))),
        ]
        left = own[on(board, state.PARTISANS)] - own[on(board, state.PLACED)]
        if board < view.seats:
            rows.insert(0, ("character", words(f"character-{view.box.characters[own[on(board, state.CHARACTER)]]}")))
            rows.append(("denarii", self.purse(board)))
            rows.append(("partisans", words("panel-partisans-value", left=left, all=own[on(board, state.PARTISANS)])))
            ahead = [square for n, square in enumerate(view.stages) if not has(own[on(board, state.CLAIMED)], n)]
            rows.append(("stage", str(min(ahead)) if ahead else words("board-none")))
        else:
            rows.append(("actions", words("panel-actions-value", left=left, all=own[on(board, state.PARTISANS)])))
        rows.append(("legions", self.pieces(own[on(board, state.LEGIONS)], own[on(board, state.LEGIONS_OUT)])))
        rows.append(("votes", self.pieces(own[on(board, state.VOTES)], own[on(board, state.VOTES_OUT)])))
        if board < view.seats:
            rows.append(("vendetta", self.vendetta(board)))
        else:
            rows.append(("markers", str(own[on(board, state.VENDETTA)].bit_count())))
        rows.append(("plots", str(own[on(board, state.MARKERS)])))
        medals = [self.kind(kind) for kind in range(terms.TYPES) if view.medals[kind] == board]
        rows.append(("medals", self.listed(medals)))
        rows.append(("pantheon", self.pantheon(board)))
        if board < view.seats:
            rows.append(("hand", self.hand(board)))
            rows.append(("quests", self.quests(board)))
        rows.append(("sets", self.sets(board)))
        rows.append(("total", str(worth)))
        return tuple((words(f"panel-{key}"), text) for key, text in rows)

    def track(self, glory: int) -> str:
        """AR-2.2: above 30 the marker shows +30 and the rest, above 60 it shows +60."""
        lap = (glory - 1) // self.view.box.lap * self.view.box.lap
        return self.words("panel-glory-value", glory=glory, lap=lap, square=glory - lap)

    def purse(self, board: int) -> str:
        """With what the Denarii would be worth now."""
        held = self.view.own[on(board, state.DENARII)]
        return self.words("panel-denarii-value", n=held, glory=self.glory(held // rate(self.view, board)))

    def pieces(self, board: int, out: int) -> str:
        return self.words("panel-pieces-value", board=board, out=out)

    def vendetta(self, board: int) -> str:
        """The slots from left to right; covered ones stand in brackets."""
        view = self.view
        track = view.box.track[view.own[on(board, state.CHARACTER)]]
        texts = []
        for slot in range(view.box.vendetta_slots):
            name = self.words("panel-slot-none")
            if slot in track:
                name = self.kind(track.index(slot))
            if has(view.own[on(board, state.VENDETTA)], slot):
                texts.append(self.words("panel-slot-covered", bonus=name))
            elif slot in track and has(view.own[on(board, state.BONUS_USED)], track.index(slot)):
                texts.append(self.words("panel-slot-used", bonus=name))
            else:
                texts.append(self.words("panel-slot-open", bonus=name))
        return " ".join(texts)

    def pantheon(self, board: int) -> str:
        view = self.view
        metals = []
        for level in (terms.BASE, terms.UPPER):
            metal = view.own[on(board, state.COMMON + level)]
            metals.append(self.words("panel-metal", metal=self.metal(metal)) if metal else "")
        return self.words(
            "panel-pantheon-value",
            base=view.own[on(board, state.OWN)],
            base_all=view.box.base_own,
            base_metal=metals[terms.BASE],
            upper=view.own[on(board, state.OWN + terms.UPPER)],
            upper_all=view.box.upper_own,
            upper_metal=metals[terms.UPPER],
        )

    def hand(self, seat: int) -> str:
        """How many cards, and those that the viewer knows."""
        view = self.view
        kinds = [kind_of_card(held) for held in view.hands[seat]]
        names = [self.card(kind) for kind in kinds if kind != view.box.card_back]
        if view.own[on(seat, state.ANCHOR)]:
            names.append(self.words("card-anchor"))
        count = hand_size(view, seat)
        known = 2 if len(names) == count else min(len(names), 1)  # all, none or some
        return self.words("panel-hand-value", count=count, known=known, cards=", ".join(names))

    def quests(self, seat: int) -> str:
        back = self.view.box.quest_back
        quests = [quest_of(held) for held in self.view.quests[seat]]
        texts = [self.quest(quest) for quest in quests if quest != back]
        hidden = quests.count(back)
        if hidden:
            texts.append(self.words("panel-quests-hidden", count=hidden))
        return self.listed(texts)

    def sets(self, board: int) -> str:
        view = self.view
        cards = [self.card(kind) for kind in set_cards(view.sets[board])]
        texts = []
        for i, ware in enumerate(set_wares(view.sets[board])):
            a, b, c = cards[i * terms.SET_SIZE : (i + 1) * terms.SET_SIZE]
            texts.append(self.words("panel-set", ware=self.ware(ware), a=a, b=b, c=c))
        return self.listed(texts)
