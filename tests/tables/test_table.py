"""A table: one way for moves, and nothing that was written is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabularium.kernel.game import find_game, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.refusals import IllegalMove, InvalidMove, NothingToUndo, NotYourTurn, Refusal
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import SPECTATOR, State
from tabularium.tables.chairs import DAY, NAMES
from tabularium.tables.engines import open_store
from tabularium.tables.going_back import Proposal
from tabularium.tables.laying import SeatPlan, TablePlan, lay
from tabularium.tables.refusals import BadTable, NotNow, Stale
from tabularium.tables.store import Store
from tabularium.tables.table import Table
from tests.tables.tables import HOST, SMALL, dice, laid, plan, play_at_random, reopened, save

LONG = {"market": "long", "gifts": "yes"}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "store.db")
    yield store
    store.close()


def facts(table: Table) -> object:
    """All of a table that must come back from the store."""
    live = table.live
    chairs = [repr(chair) for chair in table.chairs]
    log = [(entry.ply, entry.event.as_seen(-1), entry.undone) for entry in live.log]
    undo = [live.why_no_undo(seat) for seat in range(len(chairs))]
    asked = (table.draft_revisions, live.pending, table.asked_at)
    game = (live.state.digest(), live.moves, str(live.acta), live.returns)
    return (game, log, undo, asked, chairs, table.chat, table.proposal)


def test_a_table_comes_back_as_it_was_after_every_move(store: Store) -> None:
    for seed in range(6):
        table = laid(store, plan("me", "here", "link", seed=None, options=LONG), f"t{seed}")
        rng = dice(seed)

        def compare(table: Table = table, seed: int = seed, rng: Rng = rng) -> None:
            for seat in range(3):
                if rng.below(6) == 0 and not table.live.why_no_undo(seat):
                    table.undo(seat, "", 1.0)
            save(store, table)
            assert facts(reopened(store, f"t{seed}")) == facts(table)

        play_at_random(table, rng, 60, compare)


def test_a_long_table_opens_from_a_snapshot_with_its_whole_past(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.kernel.live.SNAPSHOT_EVERY", 5)
    table = laid(store, plan("me", "here", "here", seed=None, options=LONG))
    rng = dice(3)
    for _ in range(3):
        play_at_random(table, rng, 17)
        if not table.live.over and table.live.ply > 9:
            table.proposal = None
            table.propose_rewind(0, table.live.ply - 7, 1.0)
            for seat in (1, 2):
                if table.proposal is not None:
                    table.agree(seat, table.proposal.ply, 1.0)
        save(store, table)
        again = reopened(store)
        assert facts(again) == facts(table)
        for ply in range(table.live.ply + 1):
            assert again.live.at(ply).digest() == table.live.at(ply).digest()
    snapshots = store.rows("SELECT ply FROM snapshots")
    assert len(snapshots) > 1


def test_a_move_answers_a_revision_and_a_stale_one_is_refused(store: Store) -> None:
    table = laid(store, plan("me", "here"))
    first = table.revision(0)
    assert table.play(0, "done", first, "", 1.0)
    with pytest.raises(Stale):
        table.play(0, "reopen", first, "", 1.0)
    assert table.play(0, "reopen", table.revision(0), "", 1.0)


def test_a_repeated_request_is_one_move_also_after_a_restart(store: Store) -> None:
    table = laid(store, plan("me", "here"))
    asked = table.revision(0)
    assert table.play(0, "done", asked, "key", 1.0)
    assert not table.play(0, "done", asked, "key", 1.0)
    save(store, table)
    again = reopened(store)
    assert not again.play(0, "done", asked, "key", 1.0)
    assert again.rev == table.rev == 1


def test_who_is_not_asked_or_not_allowed_hears_why(store: Store) -> None:
    table = laid(store, plan("me", "here"))
    with pytest.raises(InvalidMove):
        table.play(0, "bid ham", table.revision(0), "", 1.0)
    with pytest.raises(InvalidMove, match="4000"):
        table.play(0, "bid " * 2000, table.revision(0), "", 1.0)
    with pytest.raises(IllegalMove):
        table.play(0, "bid tribune", table.revision(0), "", 1.0)
    table.play(0, "done", None, "", 1.0)
    with pytest.raises(IllegalMove):
        table.play(0, "done", None, "", 1.0)
    table.play(1, "done", None, "", 1.0)
    assert table.rev == 2
    assert table.live.why_no_undo(0) != ""
    with pytest.raises(NothingToUndo):
        table.undo(0, "", 1.0)


def test_edits_of_a_draft_move_nobody_else_s_revision(store: Store) -> None:
    table = laid(store, plan("me", "here", "here"))
    others = [table.revision(seat) for seat in (1, 2)]
    rev, mine = table.rev, table.revision(0)
    coin = next(words for words in ("bid as", "bid sestertius", "bid denarius") if can(table, words))
    table.play(0, coin, mine, "", 1.0)
    assert table.rev == rev
    assert table.revision(0) != mine
    assert [table.revision(seat) for seat in (1, 2)] == others
    table.play(0, "done", table.revision(0), "", 1.0)
    assert table.rev == rev + 1
    assert [table.revision(seat) for seat in (1, 2)] == others  # a sealed choice of one does not disturb the others


def can(table: Table, words: str) -> bool:
    state = table.live.state
    return not state.agenda[-1].forbids(state, 0, table.live.parse(words)[0])


def test_drafts_survive_a_restart_with_their_own_undo(store: Store) -> None:
    table = laid(store, plan("me", "here", seed=4))
    coins = [words for words in ("bid as", "bid sestertius", "bid denarius") if can(table, words)]
    for words in coins[:2]:
        table.play(0, words, None, "", 1.0)
    save(store, table)
    again = reopened(store)
    assert facts(again) == facts(table)
    again.restart(0, "", 1.0)
    assert again.live.state.drafts[0] == ()


def test_a_page_of_a_sealed_phase_is_good_after_a_restart(store: Store) -> None:
    table = laid(store, plan("me", "here", "here"))
    pages = [table.revision(seat) for seat in range(3)]
    table.play(0, "done", pages[0], "", 1.0)
    save(store, table)
    again = reopened(store)
    assert [again.revision(seat) for seat in range(3)] == [table.revision(0), *pages[1:]]
    assert again.play(1, "done", pages[1], "", 1.0)


def test_the_oldest_request_is_forgotten_first_also_after_a_restart(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabularium.tables.saving.KEYS_KEPT", 3)
    table = laid(store, plan("me", "here"))
    for key in ("zeta", "beta", "alpha"):
        table.say(0, "salve", key, 1.0)
    save(store, table)
    again = reopened(store)
    again.say(0, "salve", "gamma", 1.0)
    save(store, again)
    for one in (again, reopened(store)):
        assert [one.saving.obeyed(0, key) for key in ("zeta", "beta", "alpha", "gamma")] == [False, True, True, True]


def test_how_often_a_table_went_back_follows_from_its_journal(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.kernel.live.SNAPSHOT_EVERY", 4)
    table = laid(store, plan("me", "here", options=LONG))
    for n in range(40):
        play_at_random(table, dice(n), 1)
        if table.live.returns < 6 and table.live.past and not table.live.pending[table.live.past[-1].seat]:
            table.undo(table.live.past[-1].seat, "", 1.0)
    save(store, table)
    again = reopened(store)
    undone = sum(line.kind == "undo" for line in again.live.acta.lines)
    assert min(undone, again.live.ply) > 4
    assert again.live.returns == table.live.returns == undone


def test_going_back_takes_the_agreement_of_all_people(store: Store) -> None:
    table = laid(store, plan("me", "here", "bot"))
    play_at_random(table, dice(2), 5)
    ply = table.live.ply
    assert ply > 2
    table.propose_rewind(0, 1, 1.0)
    assert table.live.ply == ply
    table.refuse_rewind(1, 1.0)
    save(store, table)
    assert reopened(store).proposal == table.proposal == Proposal(1, 1, 0, refused_by=1)
    with pytest.raises(NotNow):
        table.agree(1, 1, 1.0)
    with pytest.raises(NotNow):
        table.refuse_rewind(1, 1.0)
    table.propose_rewind(0, 1, 1.0)
    table.refuse_rewind(0, 1.0)
    assert table.proposal is None
    table.propose_rewind(1, 1, 1.0)
    table.agree(0, 1, 1.0)
    assert table.live.ply == 1
    assert any(entry.undone for entry in table.live.log)
    with pytest.raises(NotNow):
        table.propose_rewind(0, 99, 1.0)


def test_seats_change_hands(store: Store) -> None:
    table = laid(store, plan("me", "link", "open"))
    table.sit(1, "friend", "  Aulus\u202e\n Gellius ", 1.0)
    assert table.chairs[1].name == "Aulus Gellius"
    table.hand_to_bot(1, "random", 1.0)
    table.take_back(1, 1.0)
    with pytest.raises(NotNow):
        table.take_back(1, 1.0)
    table.resign(1, 1.0)
    with pytest.raises(NotNow):
        table.take_back(1, 1.0)
    table.leave(0, 1.0)
    assert table.held_by("host-device") == []
    save(store, table)
    assert facts(reopened(store)) == facts(table)
    assert [line.kind for line in table.live.acta.lines].count("resign") == 1


def test_a_bot_stands_in_for_who_is_away_past_the_pace(store: Store) -> None:
    table = laid(store, plan("me", "here", pace=2))
    assert table.relieve_absent(1.9 * DAY) == []
    table.play(0, "done", None, "", 1.0)
    assert table.relieve_absent(2.1 * DAY) == [1]
    assert table.chairs[1].bot
    assert table.chairs[1].holder == "host-device"
    table.take_back(1, 2.2 * DAY)
    assert table.bots_to_move() == []


def test_bad_plans_are_refused(store: Store) -> None:
    with pytest.raises(BadTable):
        laid(store, plan("me", "me"))
    with pytest.raises(BadTable):
        laid(store, plan("me", "ghost"))
    with pytest.raises(BadTable):
        laid(store, plan("me", pace=99))


def test_a_seat_that_owes_nothing_can_not_move(store: Store) -> None:
    table = laid(store, plan("me", "here", options=LONG))
    rng = dice(5)
    for _ in range(40):
        waiting = table.waiting()
        if len(waiting) == 1 and table.live.state.agenda[-1].name != "bids":
            with pytest.raises(NotYourTurn):
                table.play(1 - waiting[0], "pass", None, "", 1.0)
            return
        play_at_random(table, rng, 1)
    pytest.fail("nobody was ever asked alone")


def test_a_look_is_shared_until_there_is_something_else_to_see(store: Store) -> None:
    table = laid(store, plan("me", "here", "here", seed=4))
    mine, theirs = table.look(0, "en"), table.look(1, "en")
    assert table.look(0, "en") is mine
    assert table.look(0, "fr") is not mine
    coin = next(words for words in ("bid as", "bid sestertius", "bid denarius") if can(table, words))
    table.play(0, coin, None, "", 1.0)
    assert table.look(0, "en").page.choices != mine.page.choices
    assert table.look(1, "en") is theirs  # nobody else can tell that a draft was edited
    table.play(0, "done", None, "", 1.0)
    assert table.look(1, "en") is not theirs
    table.sit(1, "friend", "", 1.0)
    renamed = table.look(2, "en")
    table.chairs[1].name = "Aulus"
    assert "Aulus" in str(table.look(2, "en").page.panels)
    assert "Aulus" not in str(renamed.page.panels)


def test_when_all_is_over_everybody_reads_the_same_score(store: Store) -> None:
    """Coins that nobody was shown count, too."""
    table = laid(store, plan("me", "here", "here"))
    play_at_random(table, dice(1))
    totals = table.game.score(table.live.state).totals
    assert totals != table.game.score(table.game.seen(table.live.view(SPECTATOR))).totals
    for viewer in (0, 1, 2, SPECTATOR):
        assert table.look(viewer, "en").page.sheet.totals == totals


def test_a_repeated_request_takes_back_or_says_one_thing_only(store: Store) -> None:
    table = laid(store, plan("me", "here", seed=4))
    coins = [words for words in ("bid as", "bid sestertius", "bid denarius") if can(table, words)]
    for words in coins[:2]:
        table.play(0, words, None, "", 1.0)
    assert table.undo(0, "again", 1.0)
    assert not table.undo(0, "again", 1.0)
    assert len(table.live.pending[0]) == 1
    table.say(0, "Salve", "greeting", 1.0)
    table.say(0, "Salve", "greeting", 1.0)
    assert [said.text for said in table.chat] == ["Salve"]
    save(store, table)
    assert not reopened(store).undo(0, "again", 1.0)


def test_one_agrees_to_the_ply_one_was_shown(store: Store) -> None:
    table = laid(store, plan("me", "here"))
    play_at_random(table, dice(2), 5)
    ply = table.live.ply
    table.propose_rewind(0, ply - 1, 1.0)
    table.propose_rewind(0, 0, 1.0)
    with pytest.raises(Stale):
        table.agree(1, ply - 1, 1.0)
    assert table.live.ply == ply
    table.agree(1, 0, 1.0)
    assert table.live.ply == 0


def test_who_has_resigned_has_done_so_on_all_devices(store: Store) -> None:
    table = laid(store, plan("me", "here"))
    table.resign(1, 1.0)
    table.sit(1, "another-device", "", 1.0)
    assert (table.chairs[1].holder, table.chairs[1].resigned, table.chairs[1].bot) == (
        "another-device",
        True,
        "senator",
    )
    with pytest.raises(NotNow):
        table.take_back(1, 1.0)
    table.leave(1, 1.0)
    table.sit(1, "somebody-new", "Aulus", 1.0)
    assert (table.chairs[1].resigned, table.chairs[1].bot) == (False, "")


def test_a_window_answered_ahead_stirs_the_table_after_a_restart(store: Store) -> None:
    for seed in range(200):
        table = laid(store, plan("me", "here", "here", seed=seed, options=LONG), f"w{seed}")
        play_at_random(table, dice(seed), 7)
        for seat in table.waiting():
            if table.window(seat):
                table.pass_ahead(seat, table.window(seat), 1.0)
                save(store, table)
                assert store.rows("SELECT bots_due FROM tables WHERE id = ?", table.id) == [(1 << seat,)]
                table.pass_ahead(seat, "", 1.0)
                save(store, table)
                assert store.rows("SELECT bots_due FROM tables WHERE id = ?", table.id) == [(0,)]
                return
    pytest.fail("no window was found")


def test_where_a_table_stands_is_said_in_no_language(store: Store) -> None:
    """Passing for a phase must end with the phase, whatever the words for it."""
    assert laid(store, plan("me", "here")).moment() == "1 market"


def test_no_seat_is_named_like_a_character_of_a_game() -> None:
    """A player Livia beside one who plays Livia Drusilla would be hard to tell apart."""
    texts = [file.read_text(encoding="utf-8") for game in shelf().values() for file in game.folder.glob("text.*.ftl")]
    assert len(texts) >= 12
    words = {word for text in texts for word in re.findall(r"\w+", text)}
    assert "Drusilla" in words
    assert words.isdisjoint(NAMES)


def test_a_bot_has_no_name_of_a_person(store: Store) -> None:
    wanted = TablePlan(
        find_game(SMALL), [SeatPlan("me", "lucilla"), SeatPlan("link"), SeatPlan("bot"), SeatPlan("bot")], seed=1
    )
    table = laid(store, wanted)
    assert table.names[0] == "lucilla"
    assert "Lucilla" not in table.names  # the bot in the third seat would have had it
    assert len({name.casefold() for name in table.names}) == 4
    bot = table.names[3]
    play_at_random(table, dice(3), 2)
    table.sit(1, "friend", bot, 1.0)
    save(store, table)
    assert table.names[1] == bot
    assert len({name.casefold() for name in table.names}) == 4
    for found in (table, reopened(store)):
        told = [one.text for one in found.presenter("en").log_rows(found.live.view(0), found.live.log, 0, 60)]
        assert told[0] == f"A bot is now called {found.names[3]}, because a player has its former name."
    assert table.live.acta.lines[-1].text == f'"{table.names[3]} (bot)"'


def test_a_bot_that_stands_in_keeps_the_name_of_its_person(store: Store) -> None:
    table = laid(store, TablePlan(find_game(SMALL), [SeatPlan("me", "Anna"), SeatPlan("here", "Anna")], seed=1))
    table.hand_to_bot(1, "random", 1.0)
    assert table.names == ["Anna", "Anna II"]  # two people of one name are told apart from the start


def test_the_moves_of_a_chain_are_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(
        "t1", TablePlan(find_game("ave_roma"), [SeatPlan("me"), SeatPlan("here"), SeatPlan("here")], seed=1), HOST, 0.0
    )
    live = table.live
    seat = next_seat(live.state)
    chain = next(
        (first, second)
        for first in legal(live.state, seat)
        for second in after(live.state, seat, first)
        if is_chain(live, seat, first, second)
    )
    checked: list[int] = []
    check = live.check

    def counted(s: State, seat: int, move: int) -> None:
        checked.append(move)
        check(s, seat, move)

    monkeypatch.setattr(live, "check", counted)
    table.play(seat, " > ".join(live.words((move,)) for move in chain), None, "", 1.0)
    assert checked == list(chain)


def after(state: State, seat: int, move: int) -> list[int]:
    """What a seat may do after a move, where it is asked again."""
    trial = state.copy()
    play(trial, seat, move)
    return legal(trial, seat) if next_seat(trial) == seat else []


def is_chain(live: Live, seat: int, first: int, second: int) -> bool:
    try:
        live.check_chain(seat, [[first], [second]])
    except Refusal:
        return False
    return True
