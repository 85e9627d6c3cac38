"""Whole answers where choices combine: Quests to return, purses, answers to them."""

from __future__ import annotations

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.judge import quest_prospect
from tabularium.games.age_of_rome.state import AgeOfRome, on
from tabularium.games.age_of_rome.steps import kinds
from tabularium.games.age_of_rome.steps.diplomacy import Offered
from tabularium.kernel.moves import DONE
from tabularium.kernel.rng import Rng


def propose(view: AgeOfRome, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """Whole answers where choices combine: Quests to return, purses, answers to them."""
    step = view.agenda[-1]
    if step.name == "keep_quests" and not view.drafts[seat]:
        quests = [packed.quest_of(held) for held in view.quests[seat]]
        quests.sort(key=lambda quest: quest_prospect(view, seat, quest))
        return [(kinds.RETURN | quest, DONE) for quest in quests]
    if step.name == "diplomacy_offer":
        purse = view.own[on(seat, state.DENARII)]
        return [
            (kinds.OFFER | amount,) for amount in sorted({1, min(2, purse), min(terms.LEVELS, purse), (purse + 1) // 2})
        ]
    if isinstance(step, Offered) and step.name == "diplomacy_answer":
        more = step.amount + 1 + rng.below(2)
        asks = [(kinds.ASK | more,)] if more <= step.amount + view.own[on(view.envoy, state.DENARII)] else []
        return [(kinds.ACCEPT,), (kinds.REFUSE,), *asks]
    return []
