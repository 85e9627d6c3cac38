"""The table in words: board, panels, round and phase."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.draw.words import WordedBoard
from tabularium.games.age_of_rome.box import (
    AGRICULTURE,
    BASE,
    BUILDINGS,
    CHEST,
    CONDITIONS,
    FACING,
    GAIN_DENARII,
    LEVELS,
    METALS,
    METRICS,
    PROVINCES,
    REGIONS,
    TYPES,
    UPPER,
    VERBS,
    WARES,
    WHO,
)
from tabularium.games.age_of_rome.packing import (
    envoy_building,
    envoy_province,
    has,
    is_flipped,
    kind_of_card,
    plot_owner,
    quest_of,
)
from tabularium.games.age_of_rome.scoring import (
    CATEGORIES,
    defeated,
    place_value,
    points,
    quest_points,
    tasks_done,
)
from tabularium.games.age_of_rome.state import (
    ANCHOR,
    BONUS_USED,
    CHARACTER,
    CLAIMED,
    CLOCK,
    COLOSSEUM,
    COMMON,
    DENARII,
    GLORY,
    HEROES,
    LEGIONS,
    LEGIONS_OUT,
    MARKERS,
    NOBODY_SITS,
    OWN,
    PARTISANS,
    PLACED,
    REGION,
    TOKEN_BACK,
    VENDETTA,
    VOTES,
    VOTES_OUT,
    WIDTH,
    AgeOfRome,
    against_cassius,
    emperor,
    faced_by,
    facing,
    hand_size,
    no_plots,
    own_elements,
    population,
)
from tabularium.games.age_of_rome.steps.kinds import (
    ACTIVATE,
    BUILD,
    BUY_GLORY,
    CLOSE,
    DECLINE,
    EFFECT,
    ENVOY,
    FORM,
    PASS_PHASE,
    PLACE,
    PLACE_COLOSSEUM,
    PLAY,
    RAISE,
    RETURN,
    SELL,
    TAX,
    TAX_DOUBLE,
    TOKEN_ALLIANCE,
    TOKEN_SPY,
)
from tabularium.games.age_of_rome.steps.plots import effects_of
from tabularium.games.age_of_rome.steps.trade import is_extra
from tabularium.kernel.moves import DONE, PASS, argument_of, kind_of
from tabularium.kernel.presentation import Panel, Words

PHASES = ("plots", "construction", "action", "income")
ACTIONS = ("place_legion", "place_vote", "draw_trade", "place_pantheon", "gain_denarii")  # of the five Buildings
TOKENS = ("back", "spy", "alliance", "back")


class AgeOfRomeBoard(WordedBoard[AgeOfRome]):
    def where(self, view: AgeOfRome, words: Words) -> str:
        if view.round == 0:
            return words("where-before")
        if not view.agenda:
            return words("where-over", round=view.round)
        phase = words(f"phase-{PHASES[view.phase]}")
        return words("where", round=view.round, rounds=view.box.rounds, phase=phase)

    def text(self, view: AgeOfRome, words: Words, names: Sequence[str]) -> str:
        return Herald(view, words, names).board()

    def preview(self, view: AgeOfRome, words: Words, names: Sequence[str], move: int) -> str:
        return Herald(view, words, names).preview(move)

    def order(self, move: int) -> int:
        """Answers to the question, the end of it, and last what rides on every turn."""
        if is_extra(move):
            return 2
        return int(move in (DONE, PASS, PASS_PHASE, CLOSE, DECLINE))

    def panels(self, view: AgeOfRome, words: Words, names: Sequence[str]) -> list[Panel]:
        herald = Herald(view, words, names)
        return [
            Panel(herald.who(board), herald.rows(board), board if board < view.seats else -1)
            for board in range(view.boards)
        ]


class Herald:
    """Tells one view in one language."""

    def __init__(self, view: AgeOfRome, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.names = names

    # -- small pieces --------------------------------------------------------------------------------

    def who(self, board: int) -> str:
        if board == NOBODY_SITS:
            return self.words("nobody")
        return self.names[board] if board < self.view.seats else self.words("automaton")

    def listed(self, texts: Sequence[str]) -> str:
        return ", ".join(texts) if texts else self.words("board-none")

    def card(self, kind: int) -> str:
        return self.words(f"card-{(*self.view.box.cards, 'back', 'anchor')[kind]}")

    def cards(self, cards: Sequence[int]) -> str:
        return self.listed([self.card(kind_of_card(card)) for card in cards])

    def quest(self, quest: int) -> str:
        return self.words(f"quest-{(*self.view.box.quests, 'back')[quest]}")

    def building(self, kind: int) -> str:
        return self.words(f"building-{BUILDINGS[kind]}")

    def province(self, province: int) -> str:
        return self.words(f"province-{self.view.box.provinces[province]}")

    def effects(self, effects: Sequence[tuple[int, int]]) -> str:
        return self.listed([self.words(f"effect-{VERBS[verb]}", n=n) for verb, n in effects])

    # -- the board -----------------------------------------------------------------------------------

    def board(self) -> str:
        """In paragraphs: what changes together stands together."""
        paragraphs = (
            self.event(),
            self.provinces(),
            [*self.regions(), *self.senate()],
            self.supplies(),
            self.negotiation(),
            self.private(),
            self.honours(),
        )
        return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)

    def event(self) -> list[str]:
        view, words = self.view, self.words
        if view.event == view.box.none_event:
            return [words("board-no-event")]
        kind, what = view.box.event_who[view.event]
        key = view.box.provinces[what] if kind == FACING else METRICS[what]
        target = self.province(what) if kind == FACING else words(f"metric-{key}")
        who, effects = words(f"who-{WHO[kind]}", what=target, metric=key), view.box.event_effects[view.event]
        if emperor(view) and not view.box.event_negative[view.event]:  # AR-12.2
            who, effects = words("board-wages"), ((GAIN_DENARII, 1),)
        return [
            words(
                "board-event",
                event=words(f"event-{view.box.events[view.event]}"),
                who=who,
                effects=self.effects(effects),
                direction=view.direction,
                turns=3 if view.options[CLOCK] else view.box.event_turns[view.event],
            ),
            words("board-order", order=", ".join(self.who(board) for board in view.order)),
        ]

    def provinces(self) -> list[str]:
        """In the order of the chairs, clockwise; the viewer's own Province with all that could be built there."""
        view = self.view
        lines = []
        for position in range(PROVINCES):
            province = (position - view.turned) & 3
            mine = 0 <= view.viewer < view.seats and faced_by(view, province) == view.viewer
            lines.append(self.heading(province, mine))
            if mine:
                lines.extend(f"  {self.slot(province, kind)}" for kind in range(TYPES))
            else:
                built = [self.tile(province, kind) for kind in range(TYPES) if view.tiles[province * TYPES + kind]]
                lines.append("  " + (", ".join(built) or self.words("board-nothing-built")))
            if any(view.plots[province * view.box.plot_slots : (province + 1) * view.box.plot_slots]):
                lines.append("  " + self.plots(province))
        return lines

    def heading(self, province: int, mine: bool) -> str:
        people = population(self.view, province)
        heading = self.words(
            "board-province",
            province=self.province(province),
            who=self.who(faced_by(self.view, province)),
            first=int(self.view.marker == province),
            population=people,
        )
        return f"{heading} {self.words('board-penalty', penalty=self.view.box.penalty[people])}" if mine else heading

    def tile(self, province: int, kind: int) -> str:
        level = self.view.tiles[province * TYPES + kind]
        workers = self.view.workers[province * TYPES + kind]
        return self.words("board-building", building=self.building(kind), level=level, workers=workers)

    def slot(self, province: int, kind: int) -> str:
        """A Building and what its next level costs."""
        view = self.view
        level = view.tiles[province * TYPES + kind]
        if level == LEVELS:
            return self.tile(province, kind)
        tile = kind * LEVELS + level
        left = view.supply[tile]
        cost, glory = view.box.cost[tile], view.box.glory[tile]
        then = self.words("board-next", cost=cost, glory=glory, left=left) if left else self.words("board-sold-out")
        return self.words("board-slot", slot=self.tile(province, kind), next=then)

    def plots(self, province: int) -> str:
        slots = self.view.box.plot_slots
        texts = []
        for plot in self.view.plots[province * slots : (province + 1) * slots]:
            if plot == 0:
                texts.append(self.words("board-plot-empty"))
            else:
                who = self.who(plot_owner(plot))
                texts.append(self.words("board-plot-flipped", who=who) if is_flipped(plot) else who)
        return self.words("board-plots", plots=", ".join(texts))

    def regions(self) -> list[str]:
        view = self.view
        lines = []
        for region in range(REGIONS):
            values = [place_value(view, region, place) for place in (1, 2, 3)]
            legions = [
                f"{self.who(board)} ({view.own[board * WIDTH + REGION + region]})"
                for board in range(view.boards)
                if view.own[board * WIDTH + REGION + region]
            ]
            lines.append(
                self.words(
                    "board-region",
                    region=self.words(f"region-{view.box.regions[region]}"),
                    defence=view.box.defence[region],
                    defeated=int(defeated(view, region)),
                    places="/".join(str(glory) for glory in values if glory),
                    legions=self.listed(legions),
                )
            )
        return lines

    def senate(self) -> list[str]:
        view = self.view
        votes = [f"{place}. {self.who(board)}" for place, board in enumerate(view.column, 1)]
        games = [
            f"{self.who(board)} ({view.own[board * WIDTH + COLOSSEUM]})"
            for board in range(view.seats)
            if view.own[board * WIDTH + COLOSSEUM]
        ]
        worth = "/".join(str(glory) for glory in view.box.column_glory)
        lines = [self.words("board-column", worth=worth, column=self.listed(votes))]
        return [*lines, self.words("board-colosseum", who=self.listed(games))] if games else lines

    def supplies(self) -> list[str]:
        view, words = self.view, self.words
        piles = [self.listed([words(f"metal-{METALS[metal]}") for metal in pile]) for pile in view.commons]
        free = [words(f"medal-{BUILDINGS[kind]}") for kind in range(TYPES) if view.medals[kind] == NOBODY_SITS]
        sets = [f"{words(f'ware-{WARES[ware]}')} {view.box.set_glory[ware]}" for ware in range(CHEST)]
        lines = [
            words("board-stages", stages=", ".join(str(square) for square in view.stages)),
            words("board-harvest", n=view.box.harvest[max(view.round, 1)]),
            words("board-commons", base=piles[BASE], upper=piles[UPPER]),
            words("board-set-values", sets=", ".join(sets)),
        ]
        if not view.options[HEROES]:
            lines.append(words("board-medals", medals=self.listed(free)))
        lines.append(
            words(
                "board-decks",
                deck=len(view.deck),
                discard=len(view.discard),
                top=self.cards(view.discard[-1:]),
                quests=len(view.pile),
                vendetta=view.vendetta,
            )
        )
        if against_cassius(view):
            lines.append(words("board-row", cards=self.cards(view.row)))
        return lines

    def negotiation(self) -> list[str]:
        view, words = self.view, self.words
        lines = []
        if view.envoy != NOBODY_SITS:
            token = TOKENS[view.token if view.token else TOKEN_BACK]
            lines.append(words("board-offer", who=self.who(view.envoy), token=words(f"token-{token}")))
        if view.played:
            lines.append(words("board-played", cards=self.cards(view.played)))
        return lines

    def private(self) -> list[str]:
        """What only the viewer may read."""
        view, words = self.view, self.words
        seat = view.viewer
        if not 0 <= seat < view.seats:
            return []
        lines = []
        if hand_size(view, seat):
            lines.append(words("board-hand"))
            lines.extend(f"  {self.described(kind_of_card(held))}" for held in view.hands[seat])
            if view.own[seat * WIDTH + ANCHOR]:
                lines.append(f"  {words('card-anchor')}")
        lines.append(words("board-quests"))
        lines.extend(f"  {self.quest_line(seat, quest_of(held))}" for held in view.quests[seat])
        if view.drafts[seat]:
            lines.append(words("board-draft", quest=self.quest(view.drafts[seat][0])))
        known = [quest_of(held) for held in view.pile if quest_of(held) != view.box.quest_back]
        lines.extend(words("board-returned", quest=self.quest(quest)) for quest in known)
        if view.agenda and not no_plots(view):
            lines.append(words("board-plot-effects"))
            for plot in effects_of(view, seat):
                name = view.box.plots[plot]
                text = words("board-plot-effect", plot=words(f"plot-{name}"), text=words(f"plot-{name}-text"))
                lines.append(f"  {text}")
        return lines

    def described(self, kind: int) -> str:
        box = self.view.box
        return self.words(
            "board-card",
            card=self.card(kind),
            ware=self.words(f"ware-{WARES[box.ware_of[kind]]}"),
            condition=self.words(f"condition-{CONDITIONS[box.condition_of[kind].bit_length() - 1]}"),
            effects=self.effects(box.card_effects[kind]),
        )

    def quest_line(self, seat: int, quest: int) -> str:
        points = quest_points(self.view, seat, quest)
        return self.words("board-quest", quest=self.quest(quest), text=self.quest_text(quest), points=points)

    def quest_text(self, quest: int) -> str:
        box = self.view.box
        players = 2 if against_cassius(self.view) else self.view.seats
        return self.words(f"quest-{box.quests[quest]}-text", least=box.quest_min[quest][players - 1])

    def honours(self) -> list[str]:
        view, words = self.view, self.words
        lines = []
        if emperor(view) and view.viewer == 0:
            done = tasks_done(view)
            tasks = [words(f"task-{task}") for task in view.box.tasks]
            fulfilled = [text for task, text in enumerate(tasks) if task in done]
            ahead = [text for task, text in enumerate(tasks) if task not in done]
            lines.append(words("board-tasks", tasks=self.listed(fulfilled)))
            lines.append(words("board-tasks-ahead", tasks=self.listed(ahead)))
        if not view.agenda and against_cassius(view):
            parts = zip(CATEGORIES, points(view, view.seats), strict=True)
            score = ", ".join(f"{words(f'score-{category}')} {n}" for category, n in parts)
            lines.append(words("board-cassius-score", score=score))
        return lines

    # -- the offers ----------------------------------------------------------------------------------

    def preview(self, move: int) -> str:
        """What a move costs or brings, as far as it can be told beforehand."""
        words, box, seat, n = self.words, self.view.box, self.view.viewer, argument_of(move)
        kind = kind_of(move)
        if kind == BUILD:
            return self.next_tile(facing(self.view, seat), n)
        if kind == PLACE:
            return words(f"effect-{ACTIONS[n]}", n=self.harvest(seat) if n == AGRICULTURE else 1)
        if kind == PLACE_COLOSSEUM:
            return words("effect-gain_glory", n=box.colosseum)
        if kind == SELL:
            return words("effect-gain_denarii", n=box.sale_price)
        if kind == FORM:
            return words("preview-set", n=box.set_glory[n])
        if kind == BUY_GLORY:
            return words("effect-lose_denarii", n=box.medal_price)
        if kind == PLAY:
            return self.effects(box.card_effects[n])
        if kind == RETURN:
            return self.quest_text(n)
        if kind == EFFECT:
            return words(f"plot-{box.plots[n]}-text")
        if move in (TOKEN_SPY, TOKEN_ALLIANCE):
            return words("preview-spy" if move == TOKEN_SPY else "preview-alliance")
        if kind == ACTIVATE:
            return words("preview-against", who=self.who(faced_by(self.view, n)))
        if kind == ENVOY:
            province = envoy_province(move)
            level = self.tiles(province, envoy_building(move))
            return words("preview-facing", who=self.who(faced_by(self.view, province)), level=level)
        if kind == RAISE:
            return self.next_element(seat, n)
        return self.taxes(seat, kind) if kind in (TAX, TAX_DOUBLE) else ""

    def next_tile(self, province: int, kind: int) -> str:
        view = self.view
        tile = kind * LEVELS + self.tiles(province, kind)
        return self.words(
            "preview-tile",
            level=tile % LEVELS + 1,
            cost=view.box.cost[tile],
            glory=view.box.glory[tile],
            medal=int(tile % LEVELS == LEVELS - 1 and view.medals[kind] == NOBODY_SITS and not view.options[HEROES]),
        )

    def tiles(self, province: int, kind: int) -> int:
        return self.view.tiles[province * TYPES + kind]

    def harvest(self, seat: int) -> int:
        view = self.view
        return view.box.harvest[view.round] + (view.box.medal_harvest if view.medals[AGRICULTURE] == seat else 0)

    def next_element(self, seat: int, level: int) -> str:
        """Of the own colour, or the best of the common pile."""
        own = self.view.own[seat * WIDTH + OWN + level] < own_elements(self.view, level)
        return self.words(f"metal-{METALS[0 if own else self.view.commons[level][0]]}")

    def taxes(self, seat: int, kind: int) -> str:
        people = population(self.view, facing(self.view, seat))
        if kind == TAX:
            return self.words("effect-gain_denarii", n=people)
        twice = self.words("effect-gain_denarii", n=2 * people)
        return f"{twice}, {self.words('effect-lose_glory', n=self.view.box.penalty[people])}"

    # -- the panels ----------------------------------------------------------------------------------

    def rows(self, board: int) -> tuple[tuple[str, str], ...]:
        view, words = self.view, self.words
        first = board * WIDTH
        own = view.own
        rows = [
            ("colour", words(f"colour-{view.box.colours[board]}")),
            ("glory", self.glory(own[first + GLORY])),
            ("province", self.province(facing(view, board))),
        ]
        left = own[first + PARTISANS] - own[first + PLACED]
        if board < view.seats:
            rows.insert(0, ("character", words(f"character-{view.box.characters[own[first + CHARACTER]]}")))
            rows.append(("denarii", str(own[first + DENARII])))
            rows.append(("partisans", words("panel-partisans-value", left=left, all=own[first + PARTISANS])))
            ahead = [square for n, square in enumerate(view.stages) if not has(own[first + CLAIMED], n)]
            rows.append(("stage", str(min(ahead)) if ahead else words("board-none")))
        else:
            rows.append(("actions", words("panel-actions-value", left=left, all=own[first + PARTISANS])))
        rows.append(("legions", self.pieces(own[first + LEGIONS], own[first + LEGIONS_OUT])))
        rows.append(("votes", self.pieces(own[first + VOTES], own[first + VOTES_OUT])))
        if board < view.seats:
            rows.append(("vendetta", self.vendetta(board)))
        else:
            rows.append(("markers", str(own[first + VENDETTA].bit_count())))
        rows.append(("plots", str(own[first + MARKERS])))
        medals = [words(f"type-{BUILDINGS[kind]}") for kind in range(TYPES) if view.medals[kind] == board]
        rows.append(("medals", self.listed(medals)))
        rows.append(("pantheon", self.pantheon(board)))
        if board < view.seats:
            rows.append(("hand", self.hand(board)))
            rows.append(("quests", self.quests(board)))
        rows.append(("sets", self.sets(board)))
        rows.append(("total", str(sum(points(view, board)))))
        return tuple((words(f"panel-{key}"), text) for key, text in rows)

    def glory(self, glory: int) -> str:
        """AR-2.2: above 30 the marker shows +30 and the rest, above 60 it shows +60."""
        lap = (glory - 1) // self.view.box.lap * self.view.box.lap
        return self.words("panel-glory-value", glory=glory, lap=lap, square=glory - lap)

    def pieces(self, board: int, out: int) -> str:
        return self.words("panel-pieces-value", board=board, out=out)

    def vendetta(self, board: int) -> str:
        """The slots from left to right; covered ones stand in brackets."""
        view = self.view
        first = board * WIDTH
        track = view.box.track[view.own[first + CHARACTER]]
        texts = []
        for slot in range(view.box.vendetta_slots):
            name = self.words("panel-slot-none")
            if slot in track:
                name = self.words(f"type-{BUILDINGS[track.index(slot)]}")
            if has(view.own[first + VENDETTA], slot):
                texts.append(self.words("panel-slot-covered", bonus=name))
            elif slot in track and has(view.own[first + BONUS_USED], track.index(slot)):
                texts.append(self.words("panel-slot-used", bonus=name))
            else:
                texts.append(self.words("panel-slot-open", bonus=name))
        return " ".join(texts)

    def pantheon(self, board: int) -> str:
        view = self.view
        first = board * WIDTH
        metals = []
        for level in (BASE, UPPER):
            metal = view.own[first + COMMON + level]
            metals.append(self.words("panel-metal", metal=self.words(f"metal-{METALS[metal]}")) if metal else "")
        return self.words(
            "panel-pantheon-value",
            base=view.own[first + OWN],
            base_all=view.box.base_own,
            base_metal=metals[BASE],
            upper=view.own[first + OWN + UPPER],
            upper_all=view.box.upper_own,
            upper_metal=metals[UPPER],
        )

    def hand(self, seat: int) -> str:
        """How many cards, and those that the viewer knows."""
        view = self.view
        kinds = [kind_of_card(held) for held in view.hands[seat]]
        names = [self.card(kind) for kind in kinds if kind != len(view.box.cards)]
        if view.own[seat * WIDTH + ANCHOR]:
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
        laid = view.sets[board]
        texts = []
        for i in range(0, len(laid), 4):
            a, b, c = (self.card(kind) for kind in laid[i + 1 : i + 4])
            texts.append(self.words("panel-set", ware=self.words(f"ware-{WARES[laid[i]]}"), a=a, b=b, c=c))
        return self.listed(texts)
