"""What a page makes of a table: offers in groups, and ready-made plans that can be played whole."""

from __future__ import annotations

import pytest

from tabularium.games.mare_nostrum.steps.told import DICE, NO_DICE
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.live import LogEntry
from tabularium.kernel.moves import DONE, PASS, READY
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.presentation import Choice, Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import Event
from tabularium.tables.laying import SeatPlan, TablePlan, lay
from tabularium.web import scene
from tabularium.web.endings import Totals, for_good, luck_of, nearly_of
from tabularium.web.scene import Way, groups_of, ready_answers, shared_start
from tabularium.web.words import web_words


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_a_plan_on_offer_can_be_played(game: AnyGame) -> None:
    rng = sfc32(5)
    seats = [SeatPlan("here")] * max(game.player_counts)
    table = lay("t", TablePlan(game, seats, seed=5), "host", 0.0)
    presenter = Presenter(game, "fr", table.names)
    for _ in range(150):
        s = table.live.state
        seat = next_seat(s)
        if seat < 0:
            break
        plans = ready_answers(table, table.live.view(seat), seat, presenter)
        moves = legal(s, seat)
        if plans:
            assert all(plan.labels for plan in plans)
            table.play(seat, plans[rng.below(len(plans))].notation, table.revision(seat), "", 1.0)
        elif s.agenda[-1].talk:
            table.play_moves(seat, (READY,), "", 1.0)
        else:
            table.play_moves(seat, (moves[rng.below(len(moves))],), "", 1.0)


def test_a_ready_payment_names_every_token_that_it_takes() -> None:
    """The last token of a payment may follow from the others: it was taken, and not named."""
    game = find_game("mare_nostrum")
    ready = 0
    for seed in range(1, 9):
        table = lay("t", TablePlan(game, [SeatPlan("here")] * 3, seed=seed), "host", 0.0)
        presenter = Presenter(game, "en", table.names)
        rng = sfc32(seed)
        while not table.live.over and table.live.ply < 120:
            s, seat = table.live.state, next_seat(table.live.state)
            if s.agenda[-1].name == "pay_token":
                for plan in ready_answers(table, table.live.view(seat), seat, presenter):
                    after = s.copy()
                    for text in plan.notation.split(" > "):
                        play(after, seat, game.notation().parse(text))
                    held, left = (game.board.holdings(state, seat) for state in (s, after))
                    assert len(plan.labels) == sum(held.values()) - sum(left.values()), plan
                    ready += 1
            moves = legal(s, seat)
            table.play_moves(seat, (moves[rng.below(len(moves))],), "", 1.0)
    assert ready > 10


def test_a_payment_is_laid_from_the_list_as_by_touch() -> None:
    """“Pay sheep” would mean sheep as the first in the order of the rules, and could settle the rest without asking."""
    game = find_game("mare_nostrum")
    table = lay("t", TablePlan(game, [SeatPlan("here")] * 3, seed=5), "host", 0.0)
    rng = sfc32(5)
    while table.live.state.agenda[-1].name != "pay_token":
        seat = next_seat(table.live.state)
        moves = legal(table.live.state, seat)
        table.play_moves(seat, (moves[rng.below(len(moves))],), "", 1.0)
    seat = next_seat(table.live.state)
    look = table.look(seat, "en")
    assert look.tray is not None
    listed = [choice.notation for choice in look.listed]
    assert listed == [lot.notation for lot in look.tray.held if lot.notation]
    assert all(one.startswith("lay ") for one in listed)
    greyed = [one.notation for one in look.page.greyed]  # what is held, and can't be part of it
    assert len(listed) + len(greyed) == len(look.tray.held)
    assert not any(one.rule == "MN-H4" for one in look.page.greyed)


def test_a_payment_of_mare_nostrum_is_offered_ready_made() -> None:
    """Moves in a row, all or none: a purchase is two touches and one answer."""
    game = find_game("mare_nostrum")
    table = lay("t", TablePlan(game, [SeatPlan("here")] * 3, seed=5), "host", 0.0)
    presenter = Presenter(game, "en", table.names)
    rng = sfc32(5)
    for _ in range(400):
        seat = next_seat(table.live.state)
        plans = ready_answers(table, table.live.view(seat), seat, presenter)
        if table.live.state.agenda[-1].name == "pay_token" and plans:
            break
        moves = legal(table.live.state, seat)
        table.play_moves(seat, (moves[rng.below(len(moves))],), "", 1.0)
    assert plans[0].short
    assert plans[0].notation.startswith("pay ")
    assert " > pay " in plans[0].notation
    table.play(seat, plans[0].notation, table.revision(seat), "", 1.0)
    assert table.live.state.agenda[-1].name != "pay_token"


@pytest.mark.parametrize(
    ("labels", "said"),
    [
        (("Pay wine", "Pay grain", "Pay tax", "Pay tax"), "Pay wine · grain · tax\u00a0×2"),
        (("Payer\u00a0: vin", "Payer\u00a0: céréale"), "Payer\u00a0: vin · céréale"),
        (("Pay tax", "Pay tax"), "Pay tax\u00a0×2"),
        (("Play Quaestor", "Done"), "Play Quaestor · Done"),
    ],
)
def test_a_plan_says_once_what_its_steps_share(labels: tuple[str, ...], said: str) -> None:
    assert scene.ReadyAnswer("", labels).words == said


def offered(*kinds: tuple[int, str]) -> list[Choice]:
    return [Choice(kind << 20 | n, f"move {n}", label) for n, (kind, label) in enumerate(kinds)]


def test_few_offers_stand_in_one_list() -> None:
    groups = groups_of(offered((16, "Tax"), (17, "Trade")))
    assert [(group.title, [offer.number for offer in group.offers]) for group in groups] == [("", [1, 2])]
    assert groups_of([]) == ()


def test_many_offers_are_grouped_by_kind_in_their_order() -> None:
    to = ("Ostia", "Massilia", "Gades", "Tarraco", "Corinth")
    many = [(16, "Tax"), (17, "Trade"), *((18, f"Sail to: {port}") for port in to), (19, "Rest"), (20, "Pray")]
    groups = groups_of(offered(*many, (20, "Pray twice")))
    assert [group.title for group in groups] == ["", "Sail to", ""]
    assert [offer.number for group in groups for offer in group.offers] == [*range(1, 11)]
    assert [len(group.offers) for group in groups] == [2, 5, 3]


def test_done_stands_last_with_its_own_key_and_a_pass_before_it() -> None:
    few = [Choice(DONE, "done", "Done"), Choice(PASS, "pass", "Pass"), *offered((16, "Tax"), (17, "Trade"))]
    (group,) = groups_of(few)
    assert [offer.notation for offer in group.offers] == ["move 0", "move 1", "pass", "done"]
    assert [offer.closes for offer in group.offers] == [False, False, False, True]
    (group,) = groups_of(few, done="move 0")  # what closes the tray
    assert [offer.notation for offer in group.offers] == ["move 1", "pass", "done", "move 0"]
    (group,) = groups_of(few[2:], closing=frozenset((few[2].move,)))  # what a game calls so: “End your turn”
    assert [(offer.notation, offer.closes) for offer in group.offers] == [("move 1", False), ("move 0", True)]
    to = ("Ostia", "Massilia", "Gades", "Tarraco", "Corinth")
    many = [*few, *offered(*((18, f"Sail to {port}") for port in to), *((19, f"Row to {port}") for port in to))]
    assert [group.title for group in groups_of(many)] == ["", "Sail to", "Row to", ""]
    assert [offer.notation for offer in groups_of(many)[-1].offers] == ["pass", "done"]


def test_a_title_is_what_all_labels_begin_with() -> None:
    assert shared_start(["Bribe Severina with 1 Fish", "Bribe Bertramus"]) == "Bribe"
    assert shared_start(["1 cube as charisma", "1 support for another"]) == ""
    assert shared_start(["Miser\u00a0: as", "Miser\u00a0: denier"]) == "Miser"
    assert shared_start(["Payer avec le bois", "Payer avec le blé"]) == "Payer avec"  # an article stays with its noun
    assert shared_start(["Tax", "Trade"]) == ""


def test_who_took_the_lead_for_good_and_when() -> None:
    race = [
        Totals(0, 1, "I", (0, 0)),
        Totals(3, 2, "II", (2, 1)),
        Totals(6, 3, "III", (2, 4)),
        Totals(9, 3, "", (3, 9)),
    ]
    found = for_good(race)
    assert found is not None
    assert found.where == "II"  # in round II the second seat overtook
    assert for_good([Totals(0, 1, "I", (0, 0)), Totals(3, 1, "", (5, 5))]) is None


def test_a_game_without_points_remembers_who_lacked_one() -> None:
    ways = (Way("Pyramids", 1, (0, 0)), Way("Heroes and Wonders", 5, (4, 5)), Way("Titles", 3, (1, 1)))
    assert [feat.text for feat in nearly_of(ways, ("Livia", "Marcus"), web_words("en"), [1])] == [
        "Livia was one short of winning: Heroes and Wonders."
    ]
    assert nearly_of(ways, ("Livia", "Marcus"), web_words("en"), [0, 1]) == ()  # who won lacked nothing


def test_the_luck_of_the_dice_counts_what_stands() -> None:
    def told(kind: int, seat: int, *values: int, undone: bool = False) -> LogEntry:
        return LogEntry(1, Event(kind, seat, values, (), 0, False), undone)

    log = [
        told(DICE, 0, 0, 9, 1, 4, 5),
        told(DICE, 0, 2, 4, 0, 2),
        told(DICE, 0, 0, 6, 1, 6, undone=True),
        told(NO_DICE, 1, 3, 0),
        told(DICE, 2, 0, 6, 1, 6),
    ]
    notation, names = find_game("mare_nostrum").notation(), ("Livia", "Marcus", "Titus")
    assert luck_of(log, notation, names, web_words("en")) == ("Livia: 3 dice, 3.7 on average", "Titus: one die, 6.0")
    assert luck_of(log, notation, names, web_words("fr"))[0] == "Livia\u00a0: 3 dés, 3,7 en moyenne"
