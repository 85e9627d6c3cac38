"""Set-up (section 1)."""

from __future__ import annotations

import pytest

from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import BadOptions
from tabularium.kernel.state import SPECTATOR
from tests.games.forty_four_bce.scenario import GAME, Scene
from tests.marks import example, rule


def new(seats: int, seed: int = 0, **options: str) -> FortyFourBce:
    return GAME.new(seats, {key.replace("_", "-"): choice for key, choice in options.items()}, seed)


def tiles_of_year(s: FortyFourBce, year: int) -> list[str]:
    s.year = year
    return [s.box.tiles[s.letter() * 3 + field] for field in range(3)]


@rule("BC-1.1")
def test_characters_are_chosen_or_dealt_and_all_different() -> None:
    s = new(3, character_1="octavian", character_3="brutus")
    assert [s.box.characters[c] for c in s.characters][::2] == ["octavian", "brutus"]
    for seed in range(20):
        assert len(set(new(5, seed).characters)) == 5
    with pytest.raises(BadOptions, match="2 players chose octavian"):
        new(3, character_1="octavian", character_2="octavian")
    for seats in (1, 6):
        with pytest.raises(BadOptions, match="2, 3, 4, 5 players"):
            new(seats)


@rule("BC-1.2")
def test_a_player_starts_with_five_denarii_thirteen_architects_and_nothing_else() -> None:
    s = new(4)
    assert s.denarii == [5, 5, 5, 5]
    assert s.reserve == [13, 13, 13, 13]
    assert s.imperium == [0, 0, 0, 0]
    assert s.cubes == [0] * 16
    assert s.faceup == s.facedown == s.collegium == s.dark == [(), (), (), ()]
    assert s.mint == 20


@rule("BC-1.3")
@pytest.mark.parametrize(
    ("seats", "first", "last"),
    [
        (2, "tribunus_plebis", "magister_equitum"),  # A to F
        (3, "tribunus_plebis", "magister_equitum"),
        (4, "proconsul", "pater_patriae"),  # C to H
        (5, "princeps_senatus", "princeps"),  # E to J
    ],
)
def test_the_letters_depend_on_the_number_of_players(seats: int, first: str, last: str) -> None:
    s = new(seats)
    assert tiles_of_year(s, 1)[0] == first
    assert tiles_of_year(s, 6)[0] == last


@rule("BC-1.4")
@example("BC-EX1")
def test_four_players_use_c_to_h_in_alphabetical_order() -> None:
    s = new(4)
    political = [tiles_of_year(s, year)[0] for year in (1, 2, 3, 4, 5, 6)]
    assert political == [
        "proconsul",
        "interrex",
        "princeps_senatus",
        "magister_equitum",
        "triumvir",
        "pater_patriae",
    ]
    assert tiles_of_year(s, 1) == ["proconsul", "tribunus_militum", "augur"]
    table = Scene(4)
    table.events = [entry.event for entry in table.live.log]
    assert table.told("tiles") == [(3, "proconsul", "tribunus_militum", "augur")]


@rule("BC-1.5")
def test_each_era_lasts_two_years() -> None:
    s = new(3)
    eras = []
    for year in (1, 2, 3, 4, 5, 6):
        s.year = year
        eras.append(s.era_now())
    assert eras == [1, 1, 2, 2, 3, 3]


@rule("BC-1.6")
def test_one_level_two_and_one_level_three_stack_of_each_field_leave() -> None:
    removed = set()
    for seed in range(40):
        s = new(4, seed)
        gone = [s.box.recruits[r] for r in range(19) if s.display[r] == 0]
        assert len(gone) == 6
        assert not {"quaestor", "legionary", "cliens", "lictor"} & set(gone)
        for group in (
            {"aedile", "praetor", "senator"},
            {"consul", "censor"},
            {"centurion", "aquilifer", "decurion"},
            {"legate", "primus_pilus"},
            {"equester", "sacerdos", "mercator"},
            {"patrician", "vestal"},
        ):
            assert len(group & set(gone)) == 1
        removed |= set(gone)
    assert len(removed) == 15  # by chance, all of them


@rule("BC-1.7")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, (8, 6, 3, 6)), (3, (8, 6, 3, 6)), (4, (9, 7, 4, 7)), (5, (10, 8, 5, 8))]
)
def test_stacks_are_smaller_with_fewer_players(seats: int, sizes: tuple[int, int, int, int]) -> None:
    s = new(seats)
    lictor = s.box.recruits.index("lictor")
    for level in (1, 2, 3):
        stacks = {s.display[r] for r in range(19) if s.box.level[r] == level and r != lictor} - {0}
        assert stacks == {sizes[level - 1]}
    assert s.display[lictor] == sizes[3]


@rule("BC-1.8")
def test_one_senate_tile_is_drawn_at_random() -> None:
    drawn = {new(3, seed).senate for seed in range(30)}
    assert drawn == {0, 1, 2}


@rule("BC-1.9")
@pytest.mark.parametrize(("seats", "tiles", "statues"), [(2, 4, 6), (3, 4, 6), (4, 5, 7), (5, 6, 8)])
def test_so_many_era_tiles_and_statues_are_drawn(seats: int, tiles: int, statues: int) -> None:
    seen = set()
    for seed in range(10):
        s = new(seats, seed)
        kinds = [(s.box.kind[i], s.box.era[i]) for i in s.laid]
        assert [kinds.count(kind) for kind in ((0, 0), (1, 1), (1, 2), (1, 3), (2, 0))] == [
            4,
            tiles,
            tiles,
            tiles,
            statues,
        ]
        seen.add(s.laid)
    assert len(seen) > 5


@rule("BC-1.9")
def test_what_was_not_drawn_cannot_be_built() -> None:
    table = Scene().lay("regia", "horreum").begin("construction")
    assert table.refusal("1 build macellum") == "BC-1.9"
    assert "build regia" in table.offers(1)


@rule("BC-1.10")
def test_later_eras_can_be_seen_but_not_built() -> None:
    table = Scene().lay("regia", "navalia", "pantheon").begin("construction")
    page = Presenter(GAME, "en").page(table.s.view(SPECTATOR))
    assert "Shipyard: 2 Denarii, 4 Imperium | from era 2 on" in page.board
    assert "Pantheon: 4 Denarii, 9 Imperium | from era 3 on" in page.board
    assert table.offers(1) == [
        "pass",
        "build forum",
        "build castrum",
        "build villa",
        "build temple",
        "build regia",
    ]


@rule("BC-1.11")
def test_the_first_imperium_maius_is_chosen_or_random_and_takes_the_tiles() -> None:
    assert new(4, first="3").im == 2
    assert {new(4, seed).im for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadOptions, match="seat 4 can't be the first Imperium Maius of 3 players"):
        new(3, first="4")
    table = Scene(4, im=1)
    table.events = [entry.event for entry in table.live.log]
    assert table.told("tiles") == [(1, "proconsul", "tribunus_militum", "augur")]
