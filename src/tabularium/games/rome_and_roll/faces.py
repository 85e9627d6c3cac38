"""What dice, Plans, Favours, Advisors and Seneca's cards show and do, in words made from their effects in the box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tabularium.games.rome_and_roll import terms
from tabularium.games.rome_and_roll.box import Effect, Plan, RomeAndRollBox
from tabularium.kernel.presentation import Words


def amounts(words: Words, counts: Sequence[int], kinds: Sequence[str] = terms.RESOURCES) -> list[str]:
    """How many there are of each kind, without those of which there are none."""
    return [words(f"amount-{kind}", count=n) for kind, n in zip(kinds, counts, strict=False) if n]


def several(words: Words, parts: Sequence[str]) -> str:
    return ", ".join(parts) or words("board-none")


def either(words: Words, names: Sequence[str]) -> str:
    """a, b or c."""
    if len(names) < 2:
        return "".join(names)
    return words("either", most=", ".join(names[:-1]), last=names[-1])


def members(mask: int, names: Sequence[str]) -> list[str]:
    return [name for i, name in enumerate(names) if (mask >> i) & 1]


def drawing(cells: Sequence[tuple[int, int]]) -> str:
    """An oriented shape as a little drawing, row by row."""
    left = min(c for _, c in cells)
    right = max(c for _, c in cells)
    rows = range(max(r for r, _ in cells) + 1)
    return "/".join("".join("■" if (r, c) in cells else "·" for c in range(left, right + 1)) for r in rows)


@cache
def shape(box: RomeAndRollBox, number: int) -> str:
    return drawing(box.form_cells[box.shape_forms[number][0]])


def letters(box: RomeAndRollBox, plan: int, words: Words) -> str:
    """The two letters of a Building on the map; each language may have its own."""
    return words("letters", plan=box.plans[plan], printed=box.abbrs[plan])


@cache
def die(box: RomeAndRollBox, face: int, words: Words) -> str:
    icons = ", ".join(words(f"icon-{terms.ICONS[icon]}") for icon in box.die_icons[face])
    return words("die", face=words(f"face-{box.faces[face]}"), icons=icons)


# -- effects -----------------------------------------------------------------------------------------


def gained(effect: Effect, words: Words) -> str:
    """What is gained, so many of it, and how often."""
    what = words(f"amount-{terms.GAINS[effect.what]}", count=effect.n)
    if effect.per_road:
        return words("per-road", what=what)
    return words("per-region", what=what) if effect.per_region else what


def effect_does(box: RomeAndRollBox, effect: Effect, words: Words) -> str:
    """What an effect does, without its moment."""
    what = gained(effect, words)
    if effect.do == terms.DO_GAIN:
        return what
    return words(
        f"does-{terms.VERBS[effect.do]}",
        n=effect.n,
        what=what,
        least=effect.at_least,
        among=", ".join(words(f"resource-{terms.RESOURCES[i]}") for i in effect.among),
        types=type_names(box, effect.types, words),
        shape=shape(box, effect.shape),
        permits=either(words, [words(f"favour-{box.favours[i]}") for i, p in enumerate(box.favour_permit) if p]),
    )


def effects_do(box: RomeAndRollBox, effects: Sequence[Effect], words: Words) -> str:
    return ", ".join(effect_does(box, effect, words) for effect in effects)


def type_names(box: RomeAndRollBox, types: int, words: Words) -> str:
    return either(words, [words(f"type-{name}") for name in members(types, box.types)])


@cache
def ability(box: RomeAndRollBox, effect: Effect, words: Words) -> str:
    """What an Advisor does, and when."""
    what = effect_does(box, effect, words)
    if effect.on == terms.ON_PASSIVE:
        return what
    when = words(
        f"when-{terms.TRIGGERS[effect.on]}",
        types=type_names(box, effect.types, words),
        colonies=effect.min_colonies,
        icons=either(words, [words(f"icon-{name}") for name in members(effect.has, terms.ICONS)]),
        limit=int(effect.limit),
    )
    return words("at-what", when=when, what=what)


@cache
def favour_does(box: RomeAndRollBox, favour: int, words: Words) -> str:
    """What a Favour does: in any action it is for, and in one alone."""
    effects = box.favour_effects[favour]
    parts = []
    for action in (-1, *range(len(terms.ACTIONS))):
        mine = [effect for effect in effects if effect.only_action == action]
        if mine:
            when = favour_moment(box, favour, words) if action < 0 else words(f"action-{terms.ACTIONS[action]}")
            parts.append(words("at-what", when=when, what=effects_do(box, mine, words)))
    said = parts[0]
    for part in parts[1:]:
        said = words("and-then", first=said, then=part)
    return said


def favour_moment(box: RomeAndRollBox, favour: int, words: Words) -> str:
    actions = either(words, [words(f"action-{name}") for name in members(box.favour_actions[favour], terms.ACTIONS)])
    if box.favour_timing[favour] == terms.DURING and not (box.favour_actions[favour] >> terms.BUILD) & 1:
        return actions
    return words(
        f"timing-{terms.TIMINGS[box.favour_timing[favour]]}",
        actions=actions,
        types=type_names(box, box.favour_not[favour], words),
        cost=several(words, amounts(words, box.favour_cost[favour])),
    )


# -- Plans -------------------------------------------------------------------------------------------


@cache
def plan_does(box: RomeAndRollBox, plan: Plan, words: Words) -> tuple[str, ...]:
    """What a Plan gives when it is built, to a Legion, when it produces, and at the end."""
    parts = (("bonus", plan.bonus), ("legion", plan.legion), ("production", plan.production))
    said = [words(f"gives-{key}", what=effects_do(box, effects, words)) for key, effects in parts if effects]
    return (*said, words("gives-points", what=points(box, plan, words)))


def points(box: RomeAndRollBox, plan: Plan, words: Words) -> str:
    return words(
        f"points-{terms.SCORES[plan.score]}",
        points=plan.points,
        least=plan.at_least,
        each=plan.each,
        most=plan.most,
        boxes=box.advanced_at,
        type=words(f"type-{box.types[plan.score_type]}"),
    )


# -- Seneca ------------------------------------------------------------------------------------------


def seneca_card(box: RomeAndRollBox, card: int, seats: int, words: Words) -> str:
    """The front of a card; in the two-player variant there is no Rubble, and no seal counts (RR-20.1, RR-20.10)."""
    action = words(f"action-{terms.ACTIONS[box.card_action[card]]}")
    if box.card_action[card] == terms.BUILD:
        same = sum(box.draw[i] for i in range(len(box.types)) if i == box.card_type[card])
        which = "only" if same == 1 else "higher" if box.card_choice[card] else "lower"
        action = words("seneca-build", type=words(f"type-{box.types[box.card_type[card]]}"), which=which)
        if seats == 1:
            hill = words(f"hill-{box.hills[box.card_hill[card]]}")
            number = box.card_shape[card]
            called = {"shape": shape(box, number), "shape_id": box.shapes[number]}
            action = words("seneca-rubble", build=action, hill=hill, **called)
    elif box.card_times[card] > 1:
        action = words("seneca-times", action=action, times=box.card_times[card])
    return action if box.card_seal[card] or seats > 1 else words("seneca-no-seal", action=action)
