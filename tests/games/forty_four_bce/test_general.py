"""General rules (section 2)."""

from __future__ import annotations

from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR
from tests.games.forty_four_bce.scenario import FIRST, FOURTH, GAME, SECOND, SHARED, THIRD, Scene
from tests.marks import rule


@rule("BC-2.1")
def test_suitors_act_from_the_left_of_the_imperium_maius_who_comes_last() -> None:
    table = Scene(4).begin("construction")
    turns = []
    for _ in range(6):
        turns.append(table.turn)
        table.play(f"{table.turn} build {'forum' if len(turns) < 3 else 'villa'}")
    assert turns == [1, 2, 3, 4, 1, 2]


@rule("BC-2.2")
def test_left_is_the_next_seat_clockwise() -> None:
    table = Scene(5, im=1).begin("construction")
    turns = []
    for _ in range(5):
        turns.append(table.turn)
        table.play(f"{table.turn} pass")
    assert turns == [3, 4, 5, 1, 2]


@rule("BC-2.3")
def test_roles_change_only_when_the_next_year_starts() -> None:
    """FIRST wins the Imperium Maius tile, yet Regia in this year's count still knows FOURTH as Imperium Maius."""
    table = Scene(4)
    table.board(FIRST, up=["aedile", "aquilifer", "aquilifer", "patrician"], owns=["rostra"])
    table.resolve({FIRST: "play aedile political 1; play aquilifer military 1; play aquilifer military 2"})
    assert table.told("wins-im") == [(FIRST,)]
    assert table.step == "im_reward"
    assert table.s.im == FOURTH
    table.play("1 reward imperium")
    assert table.s.year == 2
    assert table.s.im == FIRST
    assert table.turn == 2


@rule("BC-2.4")
def test_what_the_supply_lacks_is_not_collected_and_not_owed() -> None:
    table = Scene(3).board(FIRST, owns=["temple"]).supply(support=3).begin("production")
    assert [table.cubes(board).get("support", 0) for board in range(3)] == [3, 0, 0]
    table.supply(support=9)
    table.all_pass()
    assert [table.cubes(board).get("support", 0) for board in range(3)] == [3, 0, 0]


@rule("BC-2.5")
def test_the_last_items_are_taken_in_turn_order() -> None:
    table = Scene(4, im=1).supply(military=2, denarii=1).board(0, owns=["forum"]).begin("production")
    assert [table.cubes(board).get("military", 0) for board in range(4)] == [0, 0, 1, 1]
    table.begin("recess")
    assert [table.s.denarii[board] - 5 for board in range(4)] == [0, 0, 1, 0]


@rule("BC-2.6")
def test_when_the_last_loyalty_is_taken_each_with_loyalty_in_the_collegium_returns_one() -> None:
    table = Scene(3)
    table.board(FIRST, owns=["porticus_octaviae"], collegium=["loyalty", "loyalty"])
    table.board(SECOND, dark=["loyalty"]).board(THIRD, down=["loyalty"]).supply(loyalty=1)
    table.begin("production")
    assert table.collegium(FIRST) == ["loyalty"]
    assert table.collegium(SECOND) == []
    assert table.down(THIRD) == ["loyalty"]  # not in the Collegium
    assert table.s.imperium == [1, 1, 0]
    assert table.s.loyalty == 2
    assert table.up(FIRST) == ["loyalty"]


@rule("BC-2.7")
def test_loyalty_is_collected_even_when_none_is_left() -> None:
    table = Scene(3).board(FIRST, owns=["porticus_octaviae"]).supply(loyalty=0).begin("production")
    assert table.up(FIRST) == ["loyalty"]
    assert table.s.loyalty == -1
    table.play("1 pass")
    # what comes back first makes up for the excess
    table.s.faceup[SECOND] = (table.box.loyal, table.box.loyal)
    table.s.cubes[SECOND * 4] = 3
    table.play("2 enlist senator")
    assert table.s.loyalty == 0


@rule("BC-2.8")
def test_what_is_spent_returns_to_the_supply() -> None:
    table = Scene(3).board(FIRST, cubes={"political": 2}, up=["loyalty"]).begin("enrolment")
    assert (table.s.supply[0], table.s.loyalty) == (18, 39)
    table.play("1 enlist senator")
    assert (table.s.supply[0], table.s.loyalty) == (20, 40)
    table.begin("construction").play("1 build forum")
    assert (table.s.denarii[FIRST], table.s.mint) == (4, 26)


@rule("BC-2.9")
def test_nobody_can_give_anything_to_another_player() -> None:
    table = Scene(4)
    for board in range(4):
        table.board(board, cubes={"political": 3, "support": 2}, up=["loyalty", "quaestor"], owns=["macellum"])
    verbs = set()
    for phase in ("construction", "enrolment", "im_commitment", "negotiation"):
        table.begin(phase)
        verbs |= {offer.split()[0] for offer in table.offers(table.waiting[0])}
    assert verbs == {
        *("pass", "build", "activate", "enlist"),
        *("done", "play", "charisma"),
        *("ready", "propose", "pledge", "request"),
    }
    # Deployed support alone crosses the table: it ends in the supply, not with SECOND.
    table = Scene(3).board(FIRST, cubes={"support": 1}).board(SECOND, up=["quaestor"])
    table.resolve({FIRST: "support political 2", SECOND: "play quaestor political 1"})
    assert table.told("deployed") == [(FIRST, "political", SECOND, "quaestor")]
    assert table.cubes(SECOND) == {"political": 1}  # by the Quaestor's own ability
    assert table.s.supply[3] == 30


@rule("BC-2.10")
def test_denarii_score_architects_structures_and_display_are_public() -> None:
    table = Scene(3).board(FIRST, denarii=2, imperium=7, owns=["forum", "regia"]).begin("construction")
    page = Presenter(GAME, "en").page(table.s.view(SPECTATOR))
    rows = dict(page.panels[FIRST].rows)
    assert rows["Denarii"] == "2"
    assert rows["Imperium"] == "7"
    assert rows["Architects"] == "11 in reserve, 2 placed"
    assert rows["Structures"] == "Forum, Regia"
    shown = "Quaestor: political, level 1 | 5 left | 1 political + 1 any | 0[1] | Collect 1 political influence."
    assert shown in page.board
    page = Presenter(GAME, "en").page(table.board(SECOND, cubes={"social": 2}).begin("enrolment").s.view(SPECTATOR))
    assert shown in page.board


@rule("BC-2.11")
def test_the_score_has_no_upper_bound() -> None:
    table = Scene(3).board(FIRST, imperium=250, up=["censor"])
    table.resolve({FIRST: "play censor political 1"})
    assert table.s.imperium[FIRST] == 252


@rule("BC-2.12")
def test_only_a_commitment_turns_a_card() -> None:
    table = Scene(3).board(FIRST, up=["quaestor", "senator", "loyalty"], down=["lictor"])
    table.begin("construction")
    for _ in range(3):
        table.play(f"{table.turn} pass")
    assert table.up(FIRST) == ["quaestor", "senator", "loyalty"]
    table.resolve({FIRST: "play lictor social 1; play quaestor political 1"})
    assert table.up(FIRST) == []
    assert table.down(FIRST) == ["senator", "loyalty"]
    assert table.told("played")[0] == (FIRST, "political", "quaestor")
    other = table.s.view(SECOND)
    assert getattr(other, "facedown")[FIRST] == (20, 20)


@rule("BC-2.13")
def test_a_collegium_shows_its_numbers_only() -> None:
    table = Scene(3).board(FIRST, collegium=["quaestor"], dark=["legate", "loyalty"], tiles=["proconsul", "augur"])
    table.begin("construction")
    own, other = (Presenter(GAME, "en").page(table.s.view(seat)) for seat in (FIRST, SECOND))
    assert (
        dict(own.panels[FIRST].rows)["Collegium"] == dict(other.panels[FIRST].rows)["Collegium"] == "3 cards, 2 tiles"
    )
    assert "Collegium: Quaestor, Legate, Loyalty | Proconsul | Augur" in own.board
    assert "Collegium: no cards" in other.board  # its own


@rule("BC-2.14")
def test_each_architect_on_a_fixed_structure_is_a_structure_of_its_own() -> None:
    table = Scene(3).board(FIRST, owns=["villa", "villa", "statue_janus"]).begin("production")
    assert table.cubes(FIRST)["social"] == 3
    assert table.score(1, "structures") == 7  # 1 + 1 + 5
    assert table.score(1, "statues") == 2


@rule("BC-2.15")
def test_a_structure_is_activated_once_a_phase_by_its_owner_in_its_own_phase() -> None:
    table = Scene(3).board(FIRST, owns=["macellum", "tabularium"], cubes={"social": 6})
    table.board(SECOND, owns=["macellum"], cubes={"social": 2}).begin("construction")
    assert table.refusal("1 activate navalia") == "BC-2.15"  # not an owner
    table.play("1 activate macellum")
    table.play("2 activate macellum")
    table.play("3 pass")
    assert table.refusal("1 activate macellum") == "BC-2.15"
    table.begin("enrolment")
    assert "activate tabularium" in table.offers(1)
    assert "activate macellum" not in table.offers(1)
    table.begin("construction")
    assert "activate macellum" in table.offers(1)  # a new phase


@rule("BC-2.16")
def test_architects_stay_from_year_to_year() -> None:
    table = Scene(3).board(FIRST, owns=["forum", "regia", "statue_mars"])
    table.resolve({})
    assert table.s.year == 2
    assert table.owned(FIRST) == ["forum", "regia", "statue_mars"]
    assert table.slots("regia") == 1


@rule("BC-2.17")
def test_the_loyalty_counter_is_checked_after_every_single_loyalty_and_shows_no_less_than_0() -> None:
    table = Scene(3).board(FIRST, cubes={"support": 3}).board(SECOND, up=["praetor", "quaestor"])
    table.board(THIRD, collegium=["loyalty"] * 3).supply(loyalty=1)
    table.resolve({FIRST: "support political 2; " * 2 + "support political 2", SECOND: two_stack()})
    assert table.told("returned-loyalty") == [(THIRD,), (THIRD,), (THIRD,)]
    assert table.s.imperium[THIRD] == 3
    table.supply(loyalty=-2)
    page = Presenter(GAME, "en").page(table.s.view(SPECTATOR))
    assert "0 loyalty" in page.board


@rule("BC-2.17")
def test_below_0_every_further_loyalty_is_a_collection_that_leaves_none() -> None:
    table = Scene(3, year=3).board(FIRST, owns=["porticus_octaviae"]).board(THIRD, collegium=["loyalty"] * 2)
    table.supply(loyalty=-1).begin("production")
    assert table.told("returned-loyalty") == [(THIRD,)]
    assert table.s.imperium[THIRD] == 1
    assert table.s.loyalty == -1  # one less, one back


def two_stack() -> str:
    return "play praetor political 1; play quaestor political 2"


def labels(table: Scene, seat: int, lang: str) -> list[str]:
    return [choice.label for choice in Presenter(GAME, lang).choices(table.live.view(seat))]


def costs(table: Scene, seat: int, lang: str) -> list[str]:
    return [label.partition(". ")[0] for label in labels(table, seat, lang)]


def test_an_offer_says_what_one_gets_for_it() -> None:
    table = Scene(3).lay("regia").board(FIRST, denarii=2).begin("construction")
    assert labels(table, FIRST, "en")[-2] == (
        "Build Temple — 1 Denarius, 1 Imperium at the end. In production: Collect 1 support influence."
    )
    table = Scene(3, year=3).board(FIRST, cubes={"military": 3}).begin("enrolment")
    assert labels(table, FIRST, "fr")[1].startswith(
        "Enrôler\u00a0: Legionary — 1 militaire + 1 au choix. Autorité 0, ambition [1]. +1 charisme"
    )


def test_an_offer_says_what_it_costs() -> None:
    table = Scene(3).lay("regia").board(FIRST, denarii=2).begin("construction")
    assert costs(table, FIRST, "en")[-2:] == [
        "Build Temple — 1 Denarius, 1 Imperium at the end",
        "Build Regia — 2 Denarii, 5 Imperium at the end",
    ]
    table = Scene(3, year=3).stack(praetor=0, senator=0, equester=0, sacerdos=0, mercator=0, lictor=0)
    table.board(FIRST, cubes={"military": 3}, up=["loyalty"], owns=["campus_martius", "ludus_magnus"])
    table.begin("enrolment")
    assert costs(table, FIRST, "fr")[1] == "Enrôler\u00a0: Legionary — 1 militaire + 1 au choix"
    table.play("1 activate campus_martius")
    assert costs(table, FIRST, "fr") == [
        "Enrôler\u00a0: Aedilis — 2 politiques + 1 au choix, moins 2 influences",
        "Enrôler\u00a0: Centurion — 2 militaires + 1 au choix + 1 loyauté, moins 2 influences",
        "Enrôler\u00a0: Aquilifer — 2 militaires + 1 au choix, moins 2 influences",
        "Enrôler\u00a0: Decurio — 1 militaire + 2 au choix, moins 2 influences",
    ]
    table.play("1 enlist decurion", "1 activate ludus_magnus")
    assert costs(table, FIRST, "en")[0] == "Enlist Quaestor — free of cost"


def test_a_move_of_an_architect_says_what_it_really_costs() -> None:
    table = Scene(3, year=3).lay("navalia", "aerarium", "regia").board(FIRST, owns=["navalia", "regia"], denarii=3)
    table.begin("construction").play("1 activate navalia", "1 move from regia")
    assert costs(table, FIRST, "en") == [
        "Move the architect to Forum — 0 Denarii, 1 Imperium at the end",
        "Move the architect to Castrum — 0 Denarii, 1 Imperium at the end",
        "Move the architect to Villa — 0 Denarii, 1 Imperium at the end",
        "Move the architect to Temple — 0 Denarii, 1 Imperium at the end",
        "Move the architect to Treasury — 1 Denarius, 5 Imperium at the end",
    ]
    table.play("1 move to aerarium")
    assert table.told("moved") == [(FIRST, "regia", "aerarium", 1)]
    assert table.s.denarii[FIRST] == 2
    english, french = (Presenter(GAME, lang).event(table.s, table.events[-1], FIRST) for lang in ("en", "fr"))
    assert english == "Player 1 moves an architect from Regia to Treasury for 1 Denarius."
    assert french == "Joueur 1 déplace un architecte (Regia → Aerarium) pour 1 Denarius."


def board_of(table: Scene, seat: int, lang: str = "en") -> str:
    return Presenter(GAME, lang).page(table.live.view(seat)).board


def test_the_board_shows_structures_with_their_owners_and_recruits_in_their_field() -> None:
    table = Scene(3).lay("carcer").board(FIRST, up=["consul", "lictor"], owns=["carcer", "villa", "villa"])
    board = board_of(table.begin("construction"), SECOND)
    assert "Prison: 1 Denarius, 3 Imperium | 1 free slot | Call back one recruit you played" in board
    assert "Villa: 1 Denarius, 1 Imperium | 1 free slot | Collect 1 social influence. | 2 × Player 1" in board
    table.board(SECOND, down=["legate"]).begin("suitor_commitment")
    mine, other = (board_of(table, seat) for seat in (SECOND, FIRST))
    political = "Political: Tribunus Plebis (0 authority, 1 charisma, 2 Imperium)\n    Player 1: Consul 0[3]"
    assert political in mine
    assert "Face up for any field\n    Player 1: Lictor" in mine
    assert mine.startswith("Behind your screen\n  Still to use: Legate | no influence")
    assert "Legate |" not in other


def test_what_is_laid_is_no_longer_there_to_use() -> None:
    table = (
        Scene(3).board(FIRST, up=["quaestor", "loyalty"], cubes={"support": 2, "social": 1}).begin("suitor_commitment")
    )
    table.play(
        "1 play quaestor political 1", "1 support social 2", "1 charisma social social", "1 play loyalty political"
    )
    assert board_of(table, FIRST).startswith(
        "Behind your screen\n  Still to use: no cards | 1 support\n  Plan, political field: Quaestor | 1 loyalty\n"
        "  Plan, social field: 1 support for Player 2 | charisma: 1 social\n"
    )
    table = Scene(3).board(FIRST, up=["quaestor"], cubes={"social": 8}).begin("discard")
    table.play("1 discard quaestor up", "1 return social")
    assert board_of(table, FIRST).startswith(
        "Behind your screen\n  Still to use: no cards | 7 social\n  To be discarded: Quaestor | 1 social influence\n"
    )


def test_the_tiles_of_all_years_are_shown_and_this_year_is_marked() -> None:
    board = board_of(Scene(4, year=2).begin("construction"), FIRST)
    rows = board.partition("Allegiance tiles of all years (authority, charisma, Imperium)\n")[2].split("\n")[1:7]
    assert [row.split()[0] for row in rows] == ["XLIII", "→", "XL", "XXXVI", "XXXI", "XXVIII"]
    assert rows[0].split("  ")[1:] != rows[1].split("  ")[1:]
    assert "Proconsul 1, 0, 3" in rows[0]  # letter C is the first of four players


def test_an_empty_collegium_is_told_as_such() -> None:
    table = Scene(3, year=6).board(FIRST, collegium=["lictor"]).begin("final_construction").all_pass()
    counted = [event for event in table.events if GAME.notation().tellings[event.kind].name == "counted"]
    told = [[Presenter(GAME, lang).event(table.s, event, FIRST) for event in counted[:2]] for lang in ("en", "fr")]
    assert told == [
        ["The Collegium of Player 1: Lictor.", "The Collegium of Player 2: no cards."],
        ["Collegium de Joueur 1\u00a0: Lictor.", "Collegium de Joueur 2\u00a0: aucune carte."],
    ]


def test_the_shared_suitor_has_an_article() -> None:
    table = Scene(2).board(SHARED, up=["quaestor"]).board(FIRST, cubes={"support": 1})
    table.resolve({FIRST: "shared play quaestor political 1; support political 3"})
    deployed = next(event for event in table.events if GAME.notation().tellings[event.kind].name == "deployed")
    played = next(event for event in table.events if GAME.notation().tellings[event.kind].name == "played")
    french = Presenter(GAME, "fr")
    assert french.event(table.s, played, FIRST) == (
        "Le Suitor partagé a joué dans le domaine politique, depuis le haut\u00a0: Quaestor."
    )
    assert french.event(table.s, deployed, FIRST) == (
        "Joueur 1 déploie 1 soutien sur une recrue du Suitor partagé (Quaestor) "
        "et récupère 1 loyauté devant le domaine politique."
    )


@rule("BC-1.6")
def test_a_recruit_that_left_the_game_is_refused_as_such() -> None:
    table = Scene(3).board(FIRST, cubes={"political": 3}).stack(aedile=0, praetor=0)
    table.s.removed = (table.box.recruits.index("aedile"),)
    table.begin("enrolment")
    assert table.refusal("1 enlist aedile") == "BC-1.6"
    assert table.refusal("1 enlist praetor") == "BC-5.2"
    assert table.sentence("1 enlist aedile", "en").endswith("Aedile left the game at set-up.")
    assert table.sentence("1 enlist praetor", "fr").endswith("Il ne reste plus de Praetor.")
    greyed = [move.notation for move in Presenter(GAME, "en").greyed(table.live.view(FIRST))]
    assert "enlist praetor" in greyed
    assert "enlist aedile" not in greyed
