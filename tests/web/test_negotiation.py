"""The negotiation: what players offer and promise each other, in whatever game, and what became of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape

import pytest
from starlette.testclient import TestClient

from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.moves import READY
from tabularium.kernel.notation import Notation, Telling, phrase
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.presentation import LANGUAGES, Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import SPECTATOR
from tabularium.tables.registry import Registry
from tabularium.web.negotiation import Blank, Negotiation, composed, negotiation_of
from tests.web.guests import Guest, table_at

TALKING = "forty_four_bce"
NAMES = ("Livia", "Marcus", "Flavia", "Titus", "Octavia")


def found_by(live: Live, viewer: int, lang: str = "en") -> Negotiation:
    presenter = Presenter(live.game, lang, NAMES[: live.state.seats])
    view = live.view(viewer)
    found = negotiation_of(live.log, presenter, view, viewer, presenter.choices(view))
    assert found is not None
    return found


def at_a_step(game: AnyGame, name: str, options: Mapping[str, str], seats: int = 3) -> Live:
    """A game at its first decision of this name."""
    for seed in range(20):
        live, rng = Live(game, seats, options, seed), sfc32(seed)
        while not live.over:
            s = live.state
            if s.agenda[-1].name == name:
                return live
            seat = next_seat(s)
            moves = legal(s, seat)
            live.play_moves(seat, (READY if s.agenda[-1].talk else moves[rng.below(len(moves))],))
    raise AssertionError(f"{game.id} never came to {name}")


def negotiation() -> tuple[Live, int, int]:
    live = at_a_step(find_game(TALKING), "negotiation", {})
    one, other = live.waiting()
    return live, one, other


def test_a_statement_stands_with_its_answers_and_buttons_for_them() -> None:
    live, one, other = negotiation()
    live.play(one, "pledge abstain social")
    live.play(other, f"request support {one + 1} military 2")
    live.play(one, "refuse 2")
    mine, theirs = found_by(live, one), found_by(live, other)
    assert [thread.opener.seat for thread in mine.threads] == [other, one]  # the newest first
    assert [reply.text for reply in mine.threads[0].replies] == [f"{NAMES[one]} refuses statement 2."]
    assert [choice.notation for choice in mine.threads[1].answers] == ["withdraw 1"]
    assert [choice.notation for choice in theirs.threads[1].answers] == ["accept 1", "refuse 1"]
    assert [choice.notation for choice in theirs.threads[0].answers] == ["withdraw 2"]
    assert mine.open


def test_ready_marks_are_those_of_who_takes_part() -> None:
    live, one, other = negotiation()
    assert [(mark.seat, mark.ready) for mark in found_by(live, one).marks] == [(one, False), (other, False)]
    live.play(one, "ready")
    assert [(mark.seat, mark.ready) for mark in found_by(live, other).marks] == [(one, True), (other, False)]
    live.play(other, "pledge abstain social")  # something new was said: the others are asked again
    assert [(mark.seat, mark.ready) for mark in found_by(live, one).marks] == [(one, False), (other, False)]


def test_what_became_of_a_pledge_stands_under_it() -> None:
    live, one, _ = negotiation()
    live.play(one, "pledge abstain social")
    rng = sfc32(1)
    while len(found_by(live, one).threads[-1].replies) == 0:
        seat = next_seat(live.state)
        moves = legal(live.state, seat)
        live.play_moves(seat, (READY if live.state.agenda[-1].talk else moves[rng.below(len(moves))],))
    verdict = found_by(live, SPECTATOR).threads[-1].replies[0].text
    assert re.fullmatch(rf"Statement 1 of {NAMES[one]} .*: (kept|broken)\.", verdict)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said_by_filling_in_blanks(lang: str) -> None:
    live, one, _ = negotiation()
    found = found_by(live, one, lang)
    notation = live.game.notation(live.box)
    assert len(found.sentences) == 11
    for sentence in found.sentences:
        blanks = [part for part in sentence.parts if isinstance(part, Blank)]
        assert blanks
        assert all("\ue000" not in part for part in sentence.parts if isinstance(part, str))
        fields = {"phrase": sentence.phrase} | {f"slot-{blank.name}": blank.choices[0][0] for blank in blanks}
        text = composed(notation, fields)
        assert notation.format(notation.parse(text)) == text
        assert all(str(one + 1) != value for blank in blanks for value, name in blank.choices if name in NAMES)


def test_an_offer_and_its_answer_stand_together_without_numbers() -> None:
    live = at_a_step(find_game("age_of_rome"), "diplomacy_answer", {"spies": "yes"})
    target = live.waiting()[0]
    before = found_by(live, SPECTATOR)
    assert before.open
    assert [reply.text.split()[1] for reply in before.threads[0].replies] == ["lays", "offers"]
    live.play(target, "accept")
    replies = [reply.text for reply in found_by(live, SPECTATOR).threads[0].replies]
    assert replies[2].startswith(f"{NAMES[target]} accepts ")
    assert "turned over" in replies[3]


def test_offered_goods_stand_with_who_takes_them() -> None:
    live = at_a_step(find_game("mare_nostrum"), "trade_pick", {})
    picker = live.waiting()[0]
    move = legal(live.state, picker)[0]
    owner = live.game.notation(live.box).values(move)["seat"]
    live.play_moves(picker, (move,))
    thread = next(one for one in found_by(live, SPECTATOR).threads if one.opener.seat == owner and one.replies)
    assert thread.replies[0].seat == picker
    assert NAMES[owner] in thread.replies[0].text


def test_what_a_seat_may_not_know_is_not_in_the_negotiation() -> None:
    live = at_a_step(find_game("age_of_rome"), "diplomacy_answer", {"spies": "yes"})
    target = live.waiting()[0]
    envoy = found_by(live, SPECTATOR).threads[0].opener.seat
    token = found_by(live, envoy).threads[0].replies[0].text
    assert re.search(r"Spy|Alliance", token)
    for other in (target, SPECTATOR):
        shown = [word.text for thread in found_by(live, other).threads[:1] for word in thread.replies]
        assert not re.search(r"Spy|Alliance", " ".join(shown))


def test_games_without_dealings_have_no_negotiation() -> None:
    quiet = [game for game in shelf().values() if not game.notation().negotiation_events]
    assert {game.id for game in quiet} == {"nundinae", "ave_roma", "rome_and_roll"}
    for game in quiet:
        live = Live(game, max(game.player_counts), {}, 1)
        presenter = Presenter(game, "en")
        assert negotiation_of(live.log, presenter, live.view(0), 0, ()) is None


def test_a_negotiation_event_that_no_event_tells_is_a_mistake() -> None:
    moves, tellings = [phrase(16 << 20, "offer")], [Telling(16, "offered")]
    with pytest.raises(ValueError, match="offerd"):
        Notation({}, moves, tellings, ["offerd"])


# -- on the page -------------------------------------------------------------------------------------


def test_a_statement_is_made_by_its_form_and_answered_by_its_button(client: TestClient, registry: Registry) -> None:
    host = Guest(client, "fr")
    address = host.lay("me", "here", "here", game=TALKING)
    table = table_at(registry, address)
    rng = sfc32(2)
    while table.live.state.agenda[-1].name != "negotiation":
        seat = next_seat(table.live.state)
        moves = legal(table.live.state, seat)
        table.play_moves(seat, (moves[rng.below(len(moves))],), "", 0.0)
    one, other = table.waiting()
    fields = {"phrase": "pledge-support", "slot_to": other + 1, "slot_field": "social", "slot_count": 3}
    answer = host.post(f"{address}/moves", seat=one, revision=table.revision(one), **fields)
    assert answer.status_code == 303
    assert table.live.acta.lines[-1].text == f"pledge support {other + 1} social 3"
    host.post(f"{address}/lift", seat=other)
    page = unescape(host.get(address).text)
    assert 'id="negotiation"' in page
    assert "Offres et promesses" in page
    assert '<button name="move" value="accept 1">' in page
    quiet = {"accept": "application/json"}
    refused = host.post(f"{address}/moves", quiet, seat=other, revision=table.revision(other), phrase="pledge-support")
    assert refused.status_code == 422
    assert "nombre" in refused.json()["error"]


def test_nobody_talks_while_the_rules_are_silent(client: TestClient, registry: Registry) -> None:
    host = Guest(client, "fr")
    address = host.lay("me", "here", "here", game=TALKING)
    table = table_at(registry, address)
    rng = sfc32(2)
    while table.live.state.agenda[-1].name != "negotiation":
        seat = next_seat(table.live.state)
        moves = legal(table.live.state, seat)
        table.play_moves(seat, (moves[rng.below(len(moves))],), "", 0.0)
    suitor = table.waiting()[0]
    imperium = ({0, 1, 2} - set(table.waiting())).pop()
    said = {"accept": "application/json"}
    assert host.post(f"{address}/say", said, seat=suitor, text="Ave").status_code == 200
    refused = host.post(f"{address}/say", said, seat=imperium, text="Ave")
    assert refused.status_code == 409
    assert refused.json()["error"] == "Selon les règles de ce jeu, personne ne parle en ce moment."
