"""The worked examples of the rulebook, but for BC-EX1 and BC-EX15, which stand with their rules."""

from __future__ import annotations

from tests.games.forty_four_bce.scenario import FIRST, FOURTH, SECOND, THIRD, Scene
from tests.marks import example

IM = FOURTH
TAKES_TWO_FIELDS = "play lictor political 1; play lictor political 1; play lictor military 1; play lictor military 1"


@example("BC-EX2")
def test_the_equester_costs_two_social_one_of_any_type_and_one_loyalty() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 2, "military": 1}, up=["loyalty"])
    table.board(SECOND, cubes={"social": 1, "political": 1, "military": 1, "support": 1}, up=["loyalty"])
    table.begin("enrolment").play("1 enlist equester")
    assert table.up(FIRST) == ["equester"]
    assert table.cubes(FIRST) == {}
    assert table.refusal("2 enlist equester") == "BC-5.3"


@example("BC-EX3")
def test_octavian_feeds_a_praetor_and_keeps_a_card_and_a_cube() -> None:
    table = Scene(3).board(THIRD, up=["praetor", "legate"], cubes={"support": 2, "social": 2, "military": 1})
    table.resolve(
        {},
        im="play praetor political 1; support political; support political; "
        "charisma political social; charisma military military",
    )
    assert table.authority("political")[THIRD] == 2  # the tile of year 1 with three players has none
    assert table.charisma("political")[THIRD] == 3  # 1 cube, 1 Praetor, 1 tile
    assert table.charisma("military")[THIRD] == 2  # 1 cube, 1 tile
    assert table.down(THIRD) == ["legate"]
    assert table.cubes(THIRD) == {"social": 1}


@example("BC-EX4")
def test_one_support_fills_the_upper_recruit() -> None:
    """Mark Antony is FIRST."""

    def antony(plan: str) -> tuple[int, list[object]]:
        table = Scene(4).board(FIRST, up=["legionary", "centurion"]).board(SECOND, cubes={"support": 1})
        table.resolve({FIRST: plan, SECOND: "support military 1"})
        return table.authority("military")[FIRST], [recruit for *_, recruit in table.told("deployed")]

    assert antony("play legionary military 1; play centurion military 2") == (1, ["legionary"])
    assert antony("play centurion military 1; play legionary military 2") == (2, ["centurion"])


@example("BC-EX5")
def test_loyalty_insures_a_quaestor() -> None:
    plan = "play quaestor political 1; play loyalty political"
    table = Scene(4).board(FIRST, up=["quaestor", "loyalty"]).board(SECOND, cubes={"support": 1})
    table.resolve({FIRST: plan, SECOND: "support political 1"})
    assert table.authority("political")[FIRST] == 1
    assert table.told("loyalty-lost") == [(FIRST, "political")]
    table = Scene(4).board(FIRST, up=["quaestor", "loyalty"])
    table.resolve({FIRST: plan})
    assert table.authority("political")[FIRST] == 1
    assert table.told("loyalty-placed") == [(FIRST, "political", "quaestor")]


@example("BC-EX6")
def test_mark_antony_supports_brutus_and_agrippa() -> None:
    """Mark Antony sits first, Brutus second, Agrippa third."""
    table = Scene(4).board(FIRST, cubes={"support": 4}).begin("suitor_commitment")
    plan = "support political 2; support political 3; support political 3; support military 3"
    assert table.refusal("1 support political 1") == "BC-9.3"
    assert table.refusal("1 support political 4") == "BC-9.3"
    table.play(f"1 {plan}")
    assert table.refusal("1 support social 2") == "BC-7.7"  # all four are used
    table.play("1 done").play("2 done").play("3 done")
    assert table.told("played-support") == [
        (FIRST, "political", SECOND, 1),
        (FIRST, "political", THIRD, 2),
        (FIRST, "military", THIRD, 1),
    ]


@example("BC-EX7")
def test_agrippa_deploys_first_then_brutus() -> None:
    """Mark Antony is FIRST, Agrippa SECOND, Brutus THIRD."""
    table = Scene(4).board(FIRST, up=["senator", "quaestor"]).board(SECOND, cubes={"support": 2})
    table.board(THIRD, cubes={"support": 1, "social": 1})
    table.resolve(
        {
            FIRST: "play senator political 1; play quaestor political 2",
            SECOND: "support political 1; support political 1",
            THIRD: "support political 1; charisma political social",
        }
    )
    assert table.told("deployed") == [
        (SECOND, "political", FIRST, "senator"),
        (THIRD, "political", FIRST, "quaestor"),
    ]
    assert table.told("undeployed") == [(SECOND, "political", FIRST, 1)]
    assert table.s.loyalty == 38


def example_eight(im: str = "") -> Scene:
    """Mark Antony is FIRST, Agrippa SECOND, Cleopatra THIRD, Octavian the Imperium Maius."""
    table = Scene(4).board(FIRST, up=["quaestor", "loyalty"]).board(SECOND, up=["praetor", "loyalty"])
    table.board(THIRD, cubes={"support": 1}).board(IM, up=["quaestor"], cubes={"support": 1})
    return table.resolve(
        {
            FIRST: "play quaestor political 1; play loyalty political",
            SECOND: "play praetor political 1; play loyalty political",
            THIRD: "support political 1",
        },
        im=im,
    )


@example("BC-EX8")
def test_a_supported_quaestor_needs_no_loyalty_a_praetor_does() -> None:
    table = example_eight()
    assert table.told("deployed") == [(THIRD, "political", FIRST, "quaestor")]
    assert table.told("loyalty-lost") == [(FIRST, "political")]
    assert table.told("loyalty-placed") == [(SECOND, "political", "praetor")]
    assert table.authority("political") == {FIRST: 1, SECOND: 1, THIRD: 0, IM: 1}
    assert table.up(THIRD) == ["loyalty"]


@example("BC-EX9")
def test_a_cliens_feeds_itself_or_the_equester_above() -> None:
    table = Scene(4).board(FIRST, up=["cliens"]).resolve({FIRST: "play cliens social 1"})
    assert table.authority("social")[FIRST] == 1
    table = Scene(4).board(FIRST, up=["cliens", "equester"])
    table.resolve({FIRST: "play equester social 1; play cliens social 2"})
    assert table.authority("social")[FIRST] == 2
    assert table.told("ability-placed") == [(FIRST, "cliens", "social", "equester")]


@example("BC-EX10")
def test_a_centurion_brings_a_cube_that_stays() -> None:
    table = Scene(4).board(FIRST, up=["centurion"]).resolve({FIRST: "play centurion military 1"})
    assert table.authority("military")[FIRST] == 0
    assert table.s.year == 2
    assert table.cubes(FIRST) == {"support": 1}
    assert table.s.supply[3] == 29


@example("BC-EX11")
def test_consul_senator_and_proconsul_make_five() -> None:
    table = Scene(4).board(IM, up=["consul", "senator"], cubes={"support": 1})
    table.resolve({}, im="play consul political 1; play senator political 2; support political")
    assert table.authority("political")[IM] == 5


@example("BC-EX12")
def test_a_tie_of_authority_goes_by_charisma() -> None:
    table = example_eight("play quaestor political 1; support political")
    assert table.told("totals")[0] == (IM, "political", 2, 0, 2, 1)
    assert table.told("suitors-take") == [(-1, "political")]
    assert table.told("awarded")[0] == (SECOND, "proconsul")  # Agrippa, by the Praetor's charisma
    assert [told for told in table.told("denarii") if told[0] != IM] == [(THIRD, 1)]  # Cleopatra


@example("BC-EX13")
def test_mark_antony_follows_octavian() -> None:
    """Mark Antony FIRST 2 authority, Agrippa SECOND 1, Cleopatra THIRD 1; the Suitors take Political and Social."""
    table = Scene(4).board(FIRST, up=["lictor", "lictor"], cubes={"social": 2})
    table.board(SECOND, up=["lictor"]).board(THIRD, up=["lictor"])
    table.resolve(
        {
            FIRST: "play lictor political 1; play lictor social 1",
            SECOND: "play lictor political 1",
            THIRD: "play lictor social 1",
        }
    )
    assert table.told("awarded") == [(FIRST, "proconsul"), (IM, "tribunus_militum"), (FIRST, "augur")]
    assert table.told("wins-im") == [(FIRST,)]
    assert table.offers(1) == ["reward denarius", "reward imperium"]


@example("BC-EX14")
def test_mark_antony_starts_the_next_year() -> None:
    """Mark Antony is SECOND: designated, with loyalty collected in the resolution."""
    table = Scene(4).board(SECOND, up=["lictor"] * 4, cubes={"support": 1, "social": 6}, collegium=["quaestor"] * 3)
    table.board(FIRST, up=["quaestor"])
    table.resolve({SECOND: TAKES_TWO_FIELDS + "; support political 1", FIRST: "play quaestor political 1"})
    table.play("2 reward imperium")
    assert table.told("tiles")[0][0] == SECOND
    assert table.up(SECOND) == ["loyalty"]
    table.begin("discard")
    assert table.told("limit") == []  # 6 cubes and 1 card: Collegium, Denarii and architects do not count
