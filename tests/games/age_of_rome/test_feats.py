"""Feats: looked for at the end, without effect on the game."""

from __future__ import annotations

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.scoring import feats, outcome
from tabularium.kernel.presentation import Presenter
from tests.games.age_of_rome.scenario import Scene
from tests.marks import rule


def earned(scene: Scene, seat: int = 1) -> list[str]:
    return feats(scene.s, seat - 1)


@rule("AR-14.1")
def test_feats_are_told_at_the_end_and_change_nothing() -> None:
    scene = Scene(2).glory(61, 70).own(1, denarii=0).own(2, denarii=0).ends()
    said = Presenter(GAME, "fr", ("Octavie", "Brutus")).feats(scene.s, (0, 1))
    assert said == ("Exploits d’Octavie\u00a0: Au-delà des étoiles.", "Exploits de Brutus\u00a0: Au-delà des étoiles.")
    assert outcome(scene.s).ranks == (2, 1)


@rule("AR-14.2")
def test_the_twelve_feats() -> None:
    assert earned(Scene().own(1, glory=60, denarii=160)) == ["centurion_of_glory"]
    medals = Scene()
    for kind in ("military", "politics", "commerce", "religion", "agriculture"):
        assert earned(medals) == []
        medals.medal(kind, 1)
    assert earned(medals) == ["five_medals"]
    assert earned(Scene().sets(1, "jewels", "jewels", "tools")) == ["two_jewel_sets"]
    assert earned(Scene().own(1, glory=61, denarii=0)) == ["track_61"]
    assert earned(Scene().sets(1, "tools", "tools", "tools")) == ["three_same_sets"]
    assert earned(Scene().own(1, epirus=2, macedonia=3, thrace=4)) == ["three_regions"]
    assert earned(Scene().column("2 1 2 1 1")) == ["senate_12"]  # 2, 5 and 6
    assert earned(Scene().common(1, base="gold", upper="gold")) == ["golden_pantheon"]
    assert earned(Scene().common(1, base="gold", upper="silver")) == []
    four = Scene().quest(1, "faction", "princeps_senatus", "gold_of_the_gods", "treasury").own(1, denarii=20)
    assert earned(four.column("1 1 1").common(1, base="gold")) == ["four_quests"]
    assert earned(Scene().vendetta(1, "....")) == ["no_vendetta"]
    assert earned(Scene().own(1, glory=60, denarii=212)) == ["centurion_of_glory", "creator_113"]
    cassius = Scene(1, mode="cassius").own(1, glory=60, denarii=120)
    assert earned(cassius) == ["cassius_90"]
    assert earned(Scene(1, mode="emperor").own(1, glory=60, denarii=120)) == []


@rule("AR-14.3")
def test_several_players_may_earn_the_same_feat() -> None:
    scene = Scene(2).glory(61, 61)
    assert earned(scene, 1) == earned(scene, 2) == ["track_61"]


@rule("AR-14.4")
def test_bots_earn_none() -> None:
    """The rules do not know who is one: they tell nobody, and whoever shows Feats asks for the people only."""
    scene = Scene(2).glory(61, 61).ends()
    assert "feat" not in scene.tellings()
    presenter = Presenter(GAME, "en", ("Livia", "Bot 2"))
    assert presenter.feats(scene.s, (0,)) == ("Feats of Livia: Beyond the Stars.",)
    assert "Beyond the Stars" not in presenter.page(scene.live.view(0)).board


@rule("AR-14.5")
def test_a_shared_first_place_is_no_first_place() -> None:
    scene = Scene().quest(1, "conqueror").own(1, epirus=2, macedonia=3, thrace=4).own(2, thrace=4)
    assert earned(scene) == []
    assert scene.score(1, "quests") == 6
    scene.medal("military", 1)
    assert earned(scene) == ["three_regions"]
    assert scene.score(1, "quests") == 9
    # with two players second place in Macedonia is worth nothing, so it is no place
    pair = Scene(2).own(1, macedonia=2).own(2, macedonia=1)
    assert pair.score(2, "military") == 0
