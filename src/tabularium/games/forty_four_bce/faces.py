"""What recruits and structures are and do, in words made from the box: one home for boards, previews and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.box import Effect, FortyFourBceBox
from tabularium.kernel.moves import kind_of
from tabularium.kernel.notation import Notation
from tabularium.kernel.presentation import Text, Words

NO_MOST = 999  # a gain without an upper end


@cache
def ability(box: FortyFourBceBox, recruit: int, words: Words) -> str:
    """What a recruit does in the resolution, and at the end."""
    sentences = said(box, box.effects[recruit], box.field[recruit], words)
    if recruit == box.lictor and box.collegium_card:
        sentences.append(words("does-lictor", imperium=box.collegium_card))
    return " ".join(sentences) or words("does-nothing")


@cache
def does(box: FortyFourBceBox, structure: int, words: Words) -> str:
    return " ".join(said(box, box.structure_effects[structure], terms.ANY, words)) or words("does-nothing")


def when(box: FortyFourBceBox, structure: int, words: Words) -> str:
    """The moment at which a structure acts."""
    immediate = box.timing[structure] == terms.IMMEDIATE
    return words("when-immediate" if immediate else f"when-{terms.PHASES[box.section[structure]]}")


def said(box: FortyFourBceBox, effects: Sequence[Effect], field: int, words: Words) -> list[str]:
    """A sentence for each effect; neighbours that collect under the same condition share one."""
    sentences = []
    for (verb, condition), alike in groupby(effects, key=lambda effect: (effect.verb, effect.condition)):
        group = list(alike)
        if verb == terms.COLLECT:
            what = words.listed([amount(terms.RESOURCES[effect.resource], effect.count, words) for effect in group])
            parts = [words("does-collect", what=what)]
        else:
            parts = [one(box, effect, field, words) for effect in group]
        for part in parts:
            told = condition not in (terms.ALWAYS,) and group[0].target != terms.CHOOSE
            sentences.append(sentence(words(f"if-{terms.CONDITIONS[condition]}", does=part) if told else part))
    return sentences


def sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


def one(box: FortyFourBceBox, effect: Effect, field: int, words: Words) -> str:
    """What a single effect does, as a clause."""
    verb = effect.verb
    stem = f"does-{terms.VERBS[verb]}"
    if verb == terms.TRADE:
        return words(stem, give=given(effect, words), get=got(effect, words), times=effect.times)
    if verb in (terms.PLACE_SUPPORT, terms.CHARISMA, terms.AUTHORITY):
        where = words("in-its-field") if field == terms.ANY else words(f"in-{terms.FIELDS[field]}")
        return words(stem, count=effect.count, where=where)
    if verb == terms.GAIN:
        return gain(effect, words)
    if verb == terms.ENLIST:
        return enlisting(box, effect, words)
    if verb == terms.RETURN_TO_STORAGE:
        return words(f"{stem}-{'choose' if effect.target == terms.CHOOSE else 'self'}")
    return words(stem, count=effect.count)


def given(effect: Effect, words: Words) -> str:
    """Influence of any type, or loyalty that lies face up (BC-14.12)."""
    names = {terms.ANY: "influence", terms.LOYALTY: "face_up_loyalty"}
    return amount(names.get(effect.give, terms.RESOURCES[effect.give]), effect.give_count, words)


def got(effect: Effect, words: Words) -> str:
    """Influence that is traded changes its type (BC-14.11)."""
    other = effect.resource == terms.ANY and effect.give <= terms.ANY
    return amount("other_influence" if other else terms.RESOURCES[effect.resource], effect.count, words)


def gain(effect: Effect, words: Words) -> str:
    if effect.per == terms.ONCE:
        return words("does-gain", imperium=effect.imperium)
    told = words("does-gain-per", imperium=effect.imperium, per=words(f"per-{terms.PER[effect.per]}"))
    capped = effect.imperium < effect.most < NO_MOST
    return words("does-gain-most", gain=told, most=effect.most) if capped else told


def enlisting(box: FortyFourBceBox, effect: Effect, words: Words) -> str:
    name = "" if effect.recruit == terms.NONE else words(f"recruit-{box.recruits[effect.recruit]}")
    who = words("enlists-recruit", recruit=name) if name else words("enlists-level", level=effect.level)
    if effect.free:
        return words("does-enlist-free", who=who)
    stem = "does-enlist-waive" if effect.waive else "does-enlist"
    return words(stem, who=who, count=effect.discount)


def statement(notation: Notation, move: int, called: Sequence[str], words: Words) -> str:
    """What a statement says, as the label of the move that made it."""
    values: dict[str, Text] = {}
    for name, (thing, value) in notation.things(move).items():
        vocabulary = notation.vocabulary.get(thing)
        if thing == "seat":
            values[name] = called[value]
        elif vocabulary is None:
            values[name] = value
        else:
            values[name] = words(f"{thing}-{vocabulary[value]}")
            values[f"{name}_id"] = vocabulary[value]
    return words(f"move-{notation.phrases[kind_of(move)].name}", **values)


def amount(resource: str, count: int, words: Words) -> str:
    return words(f"amount-{resource}", count=count)


def cubes(counts: Sequence[int], words: Words) -> str:
    """Influence by type, as far as there is any."""
    told = [words(f"cubes-{name}", count=counts[kind]) for kind, name in enumerate(terms.INFLUENCE) if counts[kind]]
    return ", ".join(told) or words("cubes-none")


def price(cost: Sequence[int], words: Words) -> str:
    """What a recruit costs."""
    kinds = (*enumerate(terms.INFLUENCE), (terms.ANY, "any"), (terms.LOYALTY, "loyalty"))
    told = [words(f"cubes-{name}", count=cost[kind]) for kind, name in kinds if cost[kind]]
    return " + ".join(told) or words("cost-free")


def boxes(ambition: Sequence[int], filled: int, words: Words) -> str:
    """Ambition, top to bottom: [2] is open, (2) is filled."""
    told = [f"({value})" if i < filled else f"[{value}]" for i, value in enumerate(ambition)]
    return "".join(told) or words("board-no-boxes")


@cache
def strength(box: FortyFourBceBox, recruit: int, words: Words, filled: int = 0) -> str:
    """Printed authority and ambition."""
    told = boxes(box.ambition[recruit], filled, words)
    return words("board-strength", authority=box.authority[recruit], boxes=told)


def field_name(field: int, words: Words) -> str:
    return words("field-any") if field == terms.ANY else words(f"field-{terms.FIELDS[field]}")


def heading(field: int, words: Words) -> str:
    """The name of a field where it stands alone."""
    name = field_name(field, words)
    return name[:1].upper() + name[1:]
