"""Who knows what (section 8): one test for each row of the table.

A fact of the full state is changed; views, offers, texts and events of those who may not know it stay the same to the
byte, those of the knowers change.
"""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps.supply import return_loyalty
from tabularium.games.forty_four_bce.terms import RESOLUTION
from tabularium.kernel.play import act, answer, play, play_at_random
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.shown import check_known_only_to
from tabularium.kernel.state import SPECTATOR
from tests.games.forty_four_bce.scenario import FIRST, FOURTH, GAME, SECOND, SHARED, THIRD, Scene
from tests.marks import rule

ALL = (FIRST, SECOND, THIRD, FOURTH, SPECTATOR)
IM = FOURTH


def card(name: str) -> int:
    return GAME.box.cards.index(name)


def test_display_stacks_and_removed_types_are_known_to_all() -> None:
    table = Scene(4).begin("construction")

    def take_one(s: FortyFourBce) -> None:
        s.display[card("lictor")] -= 1

    check_known_only_to(GAME, table.s, take_one, ALL)
    log = [entry.event for entry in Scene(4).live.log]
    removed = [event for event in log if GAME.notation().tellings[event.kind].name == "removed"]
    assert removed[0].as_seen(SPECTATOR) == removed[0].as_seen(FIRST)
    assert len(removed[0].public) == 6


def test_what_left_the_game_follows_from_what_lies_there() -> None:
    table = Scene(4).lay("regia", "horreum", "statue_mars").begin("construction")

    def another_statue(s: FortyFourBce) -> None:
        s.laid = tuple(sorted((*s.laid[:-1], s.box.structures.index("statue_juno"))))

    def another_senate(s: FortyFourBce) -> None:
        s.senate = 1 - s.senate

    check_known_only_to(GAME, table.s, another_statue, ALL)
    check_known_only_to(GAME, table.s, another_senate, ALL)


def test_tiles_of_all_years_and_later_eras_are_known_from_the_start() -> None:
    table = Scene(4).lay("regia", "navalia", "pantheon").begin("construction")

    def another_tile(s: FortyFourBce) -> None:
        s.laid = tuple(sorted((*s.laid[:-1], s.box.structures.index("aqua_virgo"))))

    check_known_only_to(GAME, table.s, another_tile, ALL)


def test_structures_slots_architects_reserves_denarii_and_score_are_always_public() -> None:
    table = Scene(4).board(FIRST, owns=["forum"]).begin("construction")

    def richer(s: FortyFourBce) -> None:
        s.denarii[FIRST] += 1

    def further(s: FortyFourBce) -> None:
        s.imperium[FIRST] += 1

    def fewer(s: FortyFourBce) -> None:
        s.reserve[FIRST] -= 1

    def elsewhere(s: FortyFourBce) -> None:
        s.owned[FIRST] = (1,)

    def taken(s: FortyFourBce) -> None:
        s.slots[0] -= 1

    for fact in (richer, further, fewer, elsewhere, taken):
        check_known_only_to(GAME, table.s, fact, ALL)


def test_influence_by_type_is_public_and_its_allotment_secret_until_the_reveal() -> None:
    table = Scene(4).board(IM, cubes={"support": 2, "social": 2}).begin("im_commitment")

    def more(s: FortyFourBce) -> None:
        s.cubes[IM * 4] += 1

    check_known_only_to(GAME, table.s, more, ALL)
    table.play("4 charisma social support; done")

    def elsewhere(s: FortyFourBce) -> None:
        s.plans[IM] = (s.plans[IM][0] - 4,)  # the same cube in Military

    check_known_only_to(GAME, table.s, elsewhere, (IM,))


def test_face_up_cards_are_public_and_their_list_stays_known_behind_the_screen() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"])

    def another(s: FortyFourBce) -> None:
        s.faceup[FIRST] = (card("senator"),)

    for phase in ("construction", "negotiation", "suitor_commitment"):
        check_known_only_to(GAME, table.begin(phase).s, another, ALL)


def swap(s: FortyFourBce) -> None:
    """A card in storage and one that went into the Collegium unseen change places."""
    s.facedown[FIRST], s.dark[FIRST] = s.dark[FIRST], s.facedown[FIRST]


def test_face_down_cards_in_storage_are_their_owners_their_number_is_public() -> None:
    table = Scene(4).board(FIRST, down=["legate"], dark=["vestal"])
    for phase in ("construction", "negotiation", "suitor_commitment"):
        check_known_only_to(GAME, table.begin(phase).s, swap, (FIRST,))
    rows = dict(Presenter(GAME, "en").page(table.s.view(SECOND)).panels[FIRST].rows)
    assert rows["Face down"] == "1 card"


def test_a_face_down_card_shows_when_it_is_played() -> None:
    table = Scene(4).board(FIRST, down=["legate"], dark=["vestal"]).resolve({FIRST: "play legate military 1"})
    assert table.told("played") == [(FIRST, "military", "legate")]
    assert table.s.pool[FIRST] == (card("vestal"),)  # so all know what is in the Collegium
    world = table.s.view(SECOND).determinize(sfc32(1))
    assert getattr(world, "dark")[FIRST] == (card("vestal"),)


def test_collected_loyalty_is_public_and_face_down_once_stored() -> None:
    table = Scene(4).board(FIRST, up=["loyalty"]).begin("construction")

    def more(s: FortyFourBce) -> None:
        s.faceup[FIRST] = (card("loyalty"), card("loyalty"))

    check_known_only_to(GAME, table.s, more, ALL)
    stored = Scene(4).board(FIRST, up=["loyalty"], down=["legate"], dark=["vestal"]).resolve({})
    assert stored.down(FIRST) == ["legate", "loyalty"]

    def other(s: FortyFourBce) -> None:
        s.facedown[FIRST] = (card("vestal"), card("loyalty"))
        s.dark[FIRST] = (card("legate"),)

    check_known_only_to(GAME, stored.s, other, (FIRST,))


def test_the_plan_of_the_imperium_maius_is_known_to_all_only_at_the_reveal() -> None:
    table = Scene(4).board(IM, up=["quaestor", "senator"], cubes={"support": 1}).begin("im_commitment")
    table.play("4 play quaestor political 1; support political; done")
    order = table.s.plans[IM]

    def another(s: FortyFourBce) -> None:
        s.plans[IM] = (card("senator"), order[1])

    check_known_only_to(GAME, table.s, another, (IM,))
    table.play("1 ready", "2 ready", "3 ready")
    check_known_only_to(GAME, table.s, another, (IM,), then=[(FIRST, "done"), (SECOND, "done")])
    table.play("1 done").play("2 done").play("3 done")
    assert table.told("played") == [(IM, "political", "quaestor")]


def test_a_suitors_plan_is_its_owners_until_the_reveal() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"], cubes={"support": 1}).begin("suitor_commitment")
    table.play("1 play quaestor political 1")

    def nothing(s: FortyFourBce) -> None:
        s.drafts[FIRST] = ()

    check_known_only_to(GAME, table.s, nothing, (FIRST,))
    table.play("1 done")
    check_known_only_to(GAME, table.s, nothing, (FIRST,), then=[(SECOND, "done")])


def test_with_two_players_both_plans_are_the_suitor_players() -> None:
    table = Scene(2).board(SHARED, up=["quaestor"]).begin("suitor_commitment")
    table.play("1 shared play quaestor political 1")

    def nothing(s: FortyFourBce) -> None:
        s.drafts[FIRST] = ()

    check_known_only_to(GAME, table.s, nothing, (FIRST,))


def test_done_and_ready_are_seen_at_once_by_all() -> None:
    table = Scene(4).begin("negotiation")
    before = [table.s.view(viewer).to_bytes() for viewer in ALL]
    table.play("1 ready")
    assert all(a != b for a, b in zip(before, (table.s.view(viewer).to_bytes() for viewer in ALL), strict=True))
    assert {table.events[0].as_seen(viewer) for viewer in ALL} == {table.events[0].as_seen(FIRST)}
    table.begin("suitor_commitment").play("2 done")
    assert {table.events[0].as_seen(viewer) for viewer in ALL} == {table.events[0].as_seen(SECOND)}


def test_statements_and_reactions_are_known_to_all() -> None:
    table = Scene(4).begin("negotiation").play("1 pledge abstain social").play("2 accept 1")

    def unsaid(s: FortyFourBce) -> None:
        s.statements = s.reactions = ()

    def refused(s: FortyFourBce) -> None:
        s.reactions = (s.reactions[0] + 1,)

    check_known_only_to(GAME, table.s, unsaid, ALL)
    check_known_only_to(GAME, table.s, refused, ALL)


def test_verdicts_are_told_to_all_after_the_reveal() -> None:
    table = Scene(4).board(FIRST, up=["cliens"]).begin("negotiation").play("1 pledge abstain social")
    table.play("1 ready", "2 ready", "3 ready")
    table.play("1 play cliens social 1; done").play("2 done")
    assert table.told("verdict") == []
    table.play("3 done")
    assert table.told("verdict") == [(FIRST, 1, "pledge-abstain", "broken")]
    verdict = next(event for event in table.events if GAME.notation().tellings[event.kind].name == "verdict")
    assert {verdict.as_seen(viewer) for viewer in ALL} == {verdict.as_seen(IM)}


def test_the_numbers_in_a_collegium_are_public() -> None:
    table = Scene(4).board(FIRST, dark=["legate"], tiles=["augur"]).begin("construction")

    def one_more(s: FortyFourBce) -> None:
        s.collegium[FIRST] = (card("quaestor"),)

    def one_tile_more(s: FortyFourBce) -> None:
        s.tiles[FIRST] = (*s.tiles[FIRST], 29)

    check_known_only_to(GAME, table.s, one_more, ALL)
    check_known_only_to(GAME, table.s, one_tile_more, ALL)


def test_what_lies_in_a_collegium_unseen_is_its_owners_until_the_end_count() -> None:
    table = Scene(4, year=6).board(FIRST, down=["legate"], dark=["vestal"]).begin("final_construction")
    check_known_only_to(GAME, table.s, swap, (FIRST,), then=[(FIRST, "pass"), (SECOND, "pass"), (THIRD, "pass")])
    table.all_pass()
    check_known_only_to(GAME, table.s, swap, ALL)


def test_awarded_tiles_are_seen_when_awarded() -> None:
    table = Scene(4).resolve({})
    awarded = [event for event in table.events if GAME.notation().tellings[event.kind].name == "awarded"]
    assert len(awarded) == 3
    for event in awarded:
        assert {event.as_seen(viewer) for viewer in ALL} == {event.as_seen(FIRST)}
    rows = dict(Presenter(GAME, "en").page(table.s.view(FIRST)).panels[IM].rows)
    assert rows["Collegium"] == "0 cards, 3 tiles"
    assert "Collegium tiles" not in rows


def test_cards_that_go_into_the_collegium_face_down_are_their_owners() -> None:
    table = Scene(4).board(FIRST, down=["legate", "vestal"], cubes={"social": 6}).begin("discard")
    both = []
    for name in ("legate", "vestal"):
        s = table.s.copy()
        s.log = []
        for words in (f"discard {name} down", "done"):
            play(s, FIRST, GAME.notation().parse(words))
        both.append((s, s.log))
    for viewer in ALL:
        same = both[0][0].view(viewer) == both[1][0].view(viewer)
        told = [[event.as_seen(viewer) for event in log] for _, log in both]
        assert same == (viewer != FIRST)
        assert (told[0] == told[1]) == (viewer != FIRST)


@rule("BC-H1")
def test_what_went_in_openly_was_seen_by_all_and_is_kept_for_all_alike() -> None:
    table = Scene(4).board(FIRST, up=["aedile"]).resolve({FIRST: "play aedile political 1"})
    for viewer in ALL:
        assert getattr(table.s.view(viewer), "collegium")[FIRST] == (card("aedile"),)
    rows = dict(Presenter(GAME, "en").page(table.s.view(SECOND)).panels[FIRST].rows)
    assert rows["Collegium"] == "1 card, 1 tile"  # the panel shows others the number only


def test_the_shared_suitors_hidden_things_pass_with_control() -> None:
    def swap_shared(s: FortyFourBce) -> None:
        s.facedown[SHARED], s.dark[SHARED] = s.dark[SHARED], s.facedown[SHARED]

    table = Scene(2).board(SHARED, down=["legate"], dark=["vestal"]).begin("construction")
    check_known_only_to(GAME, table.s, swap_shared, (FIRST,))
    table = Scene(2, im=FIRST).board(SHARED, down=["legate"], dark=["vestal"]).begin("construction")
    check_known_only_to(GAME, table.s, swap_shared, (SECOND,))


def test_no_draw_remains_after_set_up() -> None:
    """Whatever the dice would say next, the game goes the same way."""
    table = Scene(4).begin("construction")

    def other_dice(s: FortyFourBce) -> None:
        s.rng = sfc32(99)

    check_known_only_to(GAME, table.s, other_dice, (), then=[(FIRST, "build forum"), (SECOND, "pass")])
    other = GAME.new(4, {}, 5)
    drawn = other.rng.drawn if other.rng is not None else -1
    play_at_random(other, sfc32(3), False, 10_000)
    assert other.over
    assert other.rng is not None
    assert other.rng.drawn == drawn


# -- at every step, not only at decisions --------------------------------------------------------------


def steps_to(table: Scene, seat: int, words: str) -> Iterator[FortyFourBce]:
    """The state after this move, and after every act of the game that follows it."""
    s = table.s
    answer(s, seat, GAME.notation().parse(words))
    while True:
        yield s
        if not s.agenda or s.agenda[-1].owes(s):
            return
        act(s)


def test_no_step_on_the_way_to_the_negotiation_shows_the_plan_of_the_imperium_maius() -> None:
    twins = [Scene(4).board(IM, up=["quaestor", "senator"], cubes={"support": 1}).begin("im_commitment") for _ in "ab"]
    twins[0].play("4 play quaestor political 1", "4 support political")
    looked = 0
    for one, other in zip(*(steps_to(twin, IM, "done") for twin in twins), strict=True):
        looked += 1
        for viewer in ALL:
            assert (one.view(viewer) == other.view(viewer)) == (viewer != IM)
    assert looked == 2  # the plan is sealed, then the phase changes


def test_no_step_before_the_reveal_shows_the_plan_of_a_suitor() -> None:
    for seats, knower, mark in ((4, FIRST, ""), (2, FIRST, "shared ")):
        viewers = (*range(seats), SPECTATOR)
        board = SHARED if mark else FIRST
        twins = [Scene(seats).board(board, up=["quaestor"]).begin("suitor_commitment") for _ in "ab"]
        twins[0].play(f"1 {mark}play quaestor political 1")
        last = FIRST
        if seats == 4:
            for twin in twins:
                twin.play("1 done", "2 done")
            last = THIRD
        for one, other in zip(*(steps_to(twin, last, "done") for twin in twins), strict=False):
            for viewer in viewers:
                hidden = one.phase != RESOLUTION and viewer != knower
                assert (one.view(viewer) == other.view(viewer)) == hidden
            if one.phase == RESOLUTION:
                break


def test_a_sealed_plan_is_filled_wherever_it_is_hidden() -> None:
    table = Scene(4).board(IM, up=["quaestor"]).begin("im_commitment").play("4 play quaestor political 1", "4 done")
    worlds = {getattr(table.s.view(FIRST).determinize(sfc32(seed)), "plans")[IM] for seed in range(30)}
    assert worlds == {(), (card("quaestor"),)}


# -- what must not leak ------------------------------------------------------------------------------


def test_discards_are_seen_only_when_the_seat_is_done() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"], cubes={"social": 8}).begin("discard")
    before = [table.s.view(viewer).to_bytes() for viewer in ALL[1:]]
    table.play("1 discard quaestor up", "1 return social")
    assert table.events == []
    assert [table.s.view(viewer).to_bytes() for viewer in ALL[1:]] == before
    table.play("1 done")
    assert table.told("discarded") == [(FIRST, "quaestor")]


def test_a_world_sampled_from_a_view_keeps_all_that_is_known() -> None:
    table = Scene(4).board(FIRST, down=["legate", "vestal"], dark=["loyalty", "consul"]).begin("negotiation")
    worlds = {getattr(table.s.view(SECOND).determinize(sfc32(seed)), "facedown")[FIRST] for seed in range(60)}
    known = sorted(card(name) for name in ("legate", "vestal", "loyalty", "consul"))
    assert all(set(world) <= set(known) and len(world) == 2 for world in worlds)
    assert len(worlds) == 6
    own = table.s.view(FIRST).determinize(sfc32(1))
    assert getattr(own, "facedown")[FIRST] == table.s.facedown[FIRST]


def test_what_was_stored_later_cannot_have_gone_into_the_collegium_before() -> None:
    table = Scene(4).board(FIRST, down=["legate", "consul"], up=["vestal"], cubes={"social": 5}).begin("discard")
    table.play("1 discard legate down; done")
    table.play("4 done", "1 ready", "2 ready", "3 ready")
    table.play("1 done", "2 done", "3 done")
    assert table.down(FIRST) == ["consul", "vestal"]
    worlds = {getattr(table.s.view(SECOND).determinize(sfc32(seed)), "dark")[FIRST] for seed in range(40)}
    assert worlds == {(card("legate"),), (card("consul"),)}
    table.resolve({FIRST: "play consul political 1"})
    worlds = {getattr(table.s.view(SECOND).determinize(sfc32(seed)), "dark")[FIRST] for seed in range(40)}
    assert worlds == {(card("legate"),)}  # now everybody knows


def dark_of_worlds(table: Scene) -> set[tuple[int, ...]]:
    """What SECOND may have in the Collegium unseen, as FIRST sees it."""
    return {getattr(table.s.view(FIRST).determinize(sfc32(seed)), "dark")[SECOND] for seed in range(80)}


def test_who_was_said_to_have_no_loyalty_unseen_has_none_in_any_world() -> None:
    table = Scene(3).board(FIRST, owns=["porticus_octaviae"]).supply(loyalty=1)
    table.board(SECOND, down=["loyalty", "loyalty", "vestal"], dark=["legate"]).supply(loyalty=1).begin("production")
    assert table.told("no-loyalty") == [(SECOND,)]
    legate, vestal, loyalty = card("legate"), card("vestal"), card("loyalty")
    assert dark_of_worlds(table) == {(legate,), (vestal,)}
    table.s.to_dark(SECOND, loyalty)  # what goes in later may be anything
    assert {later for _, later in dark_of_worlds(table)} == {legate, vestal, loyalty}
    assert {first for first, _ in dark_of_worlds(table)} == {legate, vestal}
    return_loyalty(table.s, SECOND)  # it was there, and so was none before it
    assert dark_of_worlds(table) == {(legate,), (vestal,)}
