"""What cards, Events, Quests, Plots and Medals say: made from what they do, so that no text knows another number."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.box import AgeOfRomeBox
from tabularium.games.age_of_rome.scoring import metric, quest_points
from tabularium.games.age_of_rome.state import AgeOfRome, against_cassius, emperor, numbers_on
from tabularium.kernel.sight import Sight

LATIN = ("", "I", "II", "III")  # levels of Buildings


class Face(Sight[AgeOfRome, AgeOfRomeBox]):
    """A sight that names and says the things of its view."""

    def own(self, board: int) -> tuple[int, ...]:
        """All that a board counts."""
        return tuple(numbers_on(self.view, board))

    # -- names ---------------------------------------------------------------------------------------

    def who(self, board: int) -> str:
        if board == state.NOBODY_SITS:
            return self.words("nobody")
        return self.names[board] if board < self.view.seats else self.words("automaton")

    def listed(self, texts: Sequence[str]) -> str:
        return ", ".join(texts) if texts else self.words("board-none")

    def card(self, kind: int) -> str:
        return self.words(f"card-{(*self.box.cards, 'back', 'anchor')[kind]}")

    def cards(self, kinds: Sequence[int]) -> str:
        return self.listed([self.card(kind) for kind in kinds])

    def ware(self, ware: int) -> str:
        return self.words(f"ware-{terms.WARES[ware]}")

    def quest(self, quest: int) -> str:
        return self.words(f"quest-{(*self.box.quests, 'back')[quest]}")

    def plot(self, plot: int) -> str:
        return self.words(f"plot-{self.box.plots[plot]}")

    def building(self, kind: int) -> str:
        return self.words(f"building-{terms.BUILDINGS[kind]}")

    def kind(self, kind: int) -> str:
        """A type of Buildings, as Bonuses and Medals are called."""
        return self.words(f"type-{terms.BUILDINGS[kind]}")

    def province(self, province: int) -> str:
        return self.words(f"province-{self.box.provinces[province]}")

    def region(self, region: int) -> str:
        return self.words(f"region-{self.box.regions[region]}")

    def metal(self, metal: int) -> str:
        return self.words(f"metal-{terms.METALS[metal]}")

    def glory(self, n: int) -> str:
        return self.words("glory", n=n)

    def denarii(self, n: int) -> str:
        return self.words("denarii", n=n)

    # -- what things do --------------------------------------------------------------------------------

    def effect(self, verb: int, n: int) -> str:
        return self.words(f"effect-{terms.VERBS[verb]}", n=n)

    def effects(self, effects: Sequence[tuple[int, int]]) -> str:
        return self.listed([self.effect(verb, n) for verb, n in effects])

    def condition(self, kind: int) -> str:
        """When a Trade card is played."""
        return self.words(f"condition-{terms.CONDITIONS[self.box.condition_of[kind].bit_length() - 1]}")

    def card_text(self, kind: int) -> str:
        return self.words(
            "face-card", condition=self.condition(kind), effects=self.effects(self.box.card_effects[kind])
        )

    def plot_text(self, plot: int) -> str:
        verb, n, then, then_n = self.box.plot_effect[plot]
        if then == terms.NO_VERB:
            return self.effect(verb, n)
        return self.words("face-plot-then", effect=self.effect(verb, n), then=self.effect(then, then_n))

    def medal_text(self, kind: int) -> str:
        box = self.box
        number = (0, box.medal_majority, 0, box.medal_price, box.medal_harvest)[kind]
        return self.words(f"medal-{terms.BUILDINGS[kind]}", n=number, rate=box.medal_rate)

    # -- Events ----------------------------------------------------------------------------------------

    def counted(self, what: int, n: int) -> str:
        """What a metric counts, as a noun for so many."""
        return self.words(f"metric-{terms.METRICS[what]}", n=n)

    def event(self, event: int) -> str:
        return self.words(f"event-{self.box.events[event]}")

    def event_who(self, event: int) -> str:
        kind, what = self.box.event_who[event]
        if self.wages(event):
            return self.words("who-alone")
        if kind == terms.FACING:
            return self.words("who-facing", province=self.province(what), province_id=self.box.provinces[what])
        return self.words(f"who-{terms.WHO[kind]}", what=self.counted(what, 2), metric=terms.METRICS[what])

    def event_effects(self, event: int) -> str:
        return self.effect(terms.GAIN_DENARII, 1) if self.wages(event) else self.effects(self.box.event_effects[event])

    def wages(self, event: int) -> bool:
        """AR-12.2: alone, Events that reward give 1 Denarius for each Partisan instead."""
        return emperor(self.view) and not self.box.event_negative[event]

    def event_turn(self, event: int) -> str:
        """Which way is played, and how the Provinces turn then."""
        clock = self.view.options[state.CLOCK]
        return self.words(
            "face-event-turn",
            direction=self.box.event_direction[event],
            turns=1 if clock else self.box.event_turns[event],
            way=1 if clock else self.box.event_direction[event],
        )

    # -- Quests and tasks --------------------------------------------------------------------------------

    def goal(self, what: int, least: int) -> str:
        own = f"goal-{terms.METRICS[what]}"
        if self.words.has(own):
            return self.words(own, n=least)
        return self.words("goal", n=least, what=self.counted(what, least))

    def quest_least(self, quest: int) -> int:
        players = 2 if against_cassius(self.view) else self.view.seats  # AR-13.30
        return self.box.quest_min[quest][players - 1]

    def quest_text(self, quest: int) -> str:
        how, what, glory = self.box.quest_score[quest]
        if how == terms.AT_LEAST:
            said = self.goal(what, self.quest_least(quest))
        else:
            said = self.counted(what, 1 if terms.SCORES[how] == "per" else 2)
        return self.words(
            f"face-quest-{terms.SCORES[how]}", glory=self.glory(glory), what=said, metric=terms.METRICS[what]
        )

    def quest_now(self, seat: int, quest: int) -> str:
        """How far a Quest is, and what it would give now."""
        how, what, _ = self.box.quest_score[quest]
        now = self.glory(quest_points(self.view, seat, quest))
        least = self.quest_least(quest)
        if how != terms.AT_LEAST or least == 1:
            return self.words("face-quest-now", glory=now)
        return self.words("face-quest-far", glory=now, n=metric(self.view, seat, what), least=least)

    def how_far(self, seat: int) -> tuple[tuple[int, int], ...]:
        """The Quests of a seat that the viewer knows: what each of them counts now, and what it would give."""
        view, box = self.view, self.box
        known = [quest for held in view.quests[seat] if (quest := packed.quest_of(held)) != box.quest_back]
        return tuple((metric(view, seat, box.quest_score[one][1]), quest_points(view, seat, one)) for one in known)

    def task_text(self, task: int) -> str:
        return self.goal(self.box.task_metric[task], self.box.task_min[task])

    def task_far(self, task: int) -> str:
        now = metric(self.view, 0, self.box.task_metric[task])
        return self.words("face-task-far", n=now, least=self.box.task_min[task])
