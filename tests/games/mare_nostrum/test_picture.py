"""The sea drawn: a spot for everything, what one touches, trays, and dice that stay to be seen."""

from __future__ import annotations

import re

import pytest

from tabularium.games.mare_nostrum import terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.picture import layout
from tabularium.games.mare_nostrum.picture.faces import site_shape
from tabularium.kernel.picture import LISTED, Area, Path, Picture, Piece, amounts, covers, drawn, touches
from tabularium.kernel.presentation import Gesture, Presenter
from tabularium.kernel.state import SPECTATOR
from tests.games.mare_nostrum.scenario import BOX, Scene
from tests.marks import rule

NAMES = ("Livia", "Marcus", "Anaïs", "Octave", "Cornelia")
ENGLISH = Presenter(GAME, "en", NAMES)


def picture(scene: Scene, seat: int = 1) -> Picture:
    made = ENGLISH.picture(scene.live.view(seat - 1 if seat else SPECTATOR))
    assert made is not None
    return made


def area(scene: Scene, key: str, seat: int = 1) -> Area:
    return next(one for one in picture(scene, seat).areas if one.key == key)


def said(scene: Scene, key: str, kind: str, seat: int = 1) -> list[str]:
    return [piece.says for piece in area(scene, key, seat).pieces if piece.kind == kind]


def gestures(scene: Scene, seat: int) -> dict[str, Path]:
    """What can be done by touch, by its words."""
    view = scene.live.view(seat - 1)
    made: tuple[Gesture, ...] = ENGLISH.gestures(view, picture(scene, seat))
    return {" > ".join(GAME.notation().format(move) for move in one.moves): one.path for one in made}


def crowded() -> Scene:
    """Every site built, and in every Province the owner's marker, a Fortress and Legions of three players."""
    scene = Scene(5, bare=False).claims()
    s = scene.s
    s.built = [BOX.slots[p] for p in range(len(BOX.provinces))]
    for p in range(len(BOX.provinces)):
        owner = s.owner(p) if s.owner(p) < 5 else p % 5
        s.realm[owner] |= 1 << p
        scene.fortress(owner + 1, BOX.provinces[p])
        for other in range(3):
            scene.legions((owner + other) % 5 + 1, BOX.provinces[p], 2)
    for sea in BOX.seas:
        for seat in range(1, 6):
            scene.triremes(seat, sea)
    return scene


def test_there_is_a_spot_for_everything() -> None:
    pieces = drawn(area(crowded(), "sea").pieces)
    assert sum(piece.kind == "legion" for piece in pieces) == 3 * len(BOX.provinces)
    assert sum(piece.id.startswith("site-") for piece in pieces) == len(BOX.sites)
    assert [(a.says, b.says) for a in pieces for b in pieces if a is not b and covers(a, b)] == []


def test_a_copied_hero_has_a_place_beside_the_pyramids() -> None:
    """The Pyramids are no Wonder that counts (MN-3.20), but they lie there."""
    scene = Scene(3, bare=False).claims().owns(2, "perseus", "pyramids").copies(2, "penthesilea")
    tiles = [piece for piece in area(scene, "board-2").pieces if piece.kind == "tile"]
    assert "copied" in [piece.place for piece in tiles]
    assert [(a.says, b.says) for a in tiles for b in tiles if a is not b and covers(a, b)] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("fleets", [1, 2, 3])
def test_no_fleet_covers_the_name_of_its_sea(lang: str, fleets: int) -> None:
    """Names as wide as they are drawn: 8.2 units a letter, or 5.8 where the sea is narrow."""
    scene = Scene(5, bare=False).claims()
    for sea in BOX.seas:
        for seat in range(1, fleets + 1):
            scene.triremes(seat, sea)
    made = Presenter(GAME, lang, NAMES).picture(scene.live.view(0))
    assert made is not None
    ships = [piece for piece in made.areas[0].pieces if piece.kind == "trireme"]
    named = re.findall(r'<text x="([^"]+)" y="([^"]+)" class="seaname( tight)?">([^<]+)', made.areas[0].ground.svg)
    assert len(named) >= len(BOX.seas)
    hidden = []
    for x, y, tight, word in named:
        wide, middle, base = len(word) * (5.8 if tight else 8.2), float(x), float(y)
        if (middle, base) != (0, 0):  # what runs along a coast is turned around its own middle
            hidden += [
                (word, ship.says)
                for ship in ships
                if abs(ship.x - middle) < (wide + ship.w) / 2 and -10 - ship.h / 2 < ship.y - base < 3 + ship.h / 2
            ]
    assert hidden == []


def test_the_boards_of_others_and_the_market_are_read_from_afar() -> None:
    drawn_ = picture(Scene(5, bare=False).claims())
    far = [area for area in drawn_.areas if area.edge == "far"]
    assert [area.pieces[-1].kind for area in far] == ["afar"] * 5
    assert far[0].pieces[-1].says.endswith("Heroes and Wonders for sale, from afar")
    assert far[1].pieces[-1].says == "The board of Marcus, from afar"


def test_a_small_screen_opens_on_my_own_capital() -> None:
    scene = Scene(5, bare=False).claims()
    for seat in range(5):
        heart = area(scene, "sea", seat + 1).heart
        city = next(
            piece
            for piece in area(scene, "sea", seat + 1).pieces
            if piece.touch == f"province-{BOX.provinces[scene.s.capital_province(seat)]}"
        )
        assert heart is not None
        assert abs(heart[0] - city.x) + abs(heart[1] - city.y) < 80
    assert area(scene, "sea", 0).heart is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_covered_is_not_there(seats: int) -> None:
    scene = Scene(seats, bare=False).claims()
    keys = {piece.touch for piece in area(scene, "sea").pieces}
    provinces = {word for p, word in enumerate(BOX.provinces) if f"province-{word}" in keys}
    assert provinces == {BOX.provinces[p] for p in bits(BOX.open[seats])}


def test_pieces_say_what_and_where_they_are() -> None:
    scene = Scene(5, bare=False).claims()
    assert "2 Legions of Livia in Italia" in said(scene.legions(1, "italia"), "sea", "legion")
    assert "Fortress of Marcus in Achaea" in said(scene, "sea", "fortress")
    assert "Influence marker of Anaïs in Libya" in said(scene, "sea", "influence")
    assert "Caravan of Gallia (grain)" in said(scene, "sea", "caravan")
    assert "Trade Master: Anaïs" in said(scene, "sea", "title")
    assert "Livia, Commerce 7" in said(scene, "sea", "level")
    assert said(scene, "mine", "legion") == ["Legion in stock: 5; costs 3"]
    assert "metal behind your screen: 3" in said(scene, "mine", "token")
    assert "Circe, for sale" in said(scene, "market", "tile")
    assert said(scene, "board-2", "tile") == ["Pericles of Marcus"]


def test_what_lies_behind_a_screen_is_drawn_for_its_owner_alone() -> None:
    scene = Scene(5, bare=False).claims()
    assert [one.key for one in picture(scene, 0).areas if one.key == "mine"] == []
    assert said(scene, "mine", "token", 4) == [
        "papyrus behind your screen: 2",
        "gold behind your screen: 1",
        "grain behind your screen: 1",
        "tax behind your screen: 5",
    ]


def test_to_build_is_to_touch_the_site_and_to_place_a_unit_is_to_take_it_from_the_stock() -> None:
    scene = Scene(3, bare=False, round=1).holds(1, "6 tax metal wine grain").buying(1)
    found = gestures(scene, 1)
    assert found["buy market > on gallia_market"] == touches("site-gallia_market")
    assert found["buy temple"] == touches("site-latium_temple")  # there is one place for it
    assert found["buy legion > in italia"] == touches("stock-legion", "province-italia")
    assert found["buy trireme > at mare_tyrrhenum"] == touches("stock-trireme", "sea-mare_tyrrhenum")
    assert found["buy influence > in germania"] == touches("stock-influence", "province-germania")


def test_a_tile_is_bought_by_touching_it_and_a_hero_serves_by_being_touched() -> None:
    scene = Scene(3).owns(1, "spartacus").holds(1, "13 tax").influence(1, "gallia").buying(1)
    found = gestures(scene, 1)
    assert found["buy hm > tile circe"] == touches("tile-circe")
    assert found["buy pyramids"] == touches("tile-pyramids")
    assert found["buy cheap_legion > in gallia"] == touches("tile-spartacus", "province-gallia")


def test_units_go_from_where_they_stand_and_several_at_once() -> None:
    scene = Scene(3).legions(1, "latium", 3).legions(1, "gallia").triremes(1, "mare_ionium", 2).fighting(1)
    sailing = gestures(scene, 1)
    assert sailing["sail mare_ionium mare_aegaeum"] == amounts(
        {"trireme-mare_ionium": 1}, "trireme-mare_ionium", "sea-mare_aegaeum"
    )
    assert sailing["fleet mare_ionium mare_aegaeum 2"].amounts == (("trireme-mare_ionium", 2),)
    scene.play("1 fleet mare_ionium mare_aegaeum 2")
    assert (scene.triremes_in("mare_aegaeum", 1), scene.waits()) == (2, "move_legion 1")
    found = gestures(scene, 1)
    assert found["march gallia germania"] == touches("legion-gallia", "province-germania")
    assert [found[f"army latium italia {count}"].amounts for count in (2, 3)] == [
        (("legion-latium", 2),),
        (("legion-latium", 3),),
    ]
    scene.play("1 army latium italia 2")
    assert (scene.legions_in("latium", 1), scene.legions_in("italia", 1)) == (1, 2)


def test_a_fleet_and_an_army_of_one_are_a_move_of_one() -> None:
    scene = Scene(3).legions(1, "latium", 2).triremes(1, "mare_ionium", 2).fighting(1)
    scene.play("1 fleet mare_ionium mare_aegaeum 1")
    scene.play("1 end")
    assert (scene.triremes_in("mare_ionium", 1), scene.triremes_in("mare_aegaeum", 1)) == (1, 1)
    scene.play("1 army latium italia 1")
    assert (scene.legions_in("latium", 1), scene.legions_in("italia", 1)) == (1, 1)


@rule("MN-4.22", "MN-4.17", "MN-4.70")
def test_no_more_go_together_than_are_free_to_go() -> None:
    scene = Scene(3).legions(1, "latium", 2).triremes(1, "mare_ionium", 2).fighting(1)
    assert scene.refusal("1 fleet mare_ionium mare_aegaeum 3") == "MN-4.17"
    assert scene.refusal("1 fleet mare_ionium pontus_euxinus 2") == "MN-4.17"
    scene.play("1 end")
    assert scene.refusal("1 army latium italia 3") == "MN-4.22"
    assert scene.refusal("1 army latium italia 0") == "not-now"
    held = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(1, "macedonia", 2)
    held.conqueror(1, "macedonia", "macedonia_c1").fighting(1)
    assert held.refusal("1 army macedonia dacia 2") == "MN-4.70"  # one of them holds the Caravan
    assert "holds no position" in held.sentence("1 army macedonia dacia 2", "en")
    held.play("1 march macedonia dacia")


def test_picks_battles_losses_and_conquests_are_touched_where_they_are() -> None:
    scene = Scene(3).titles(commerce=1).holds(1, "grain wine").holds(2, "gold").holds(3, "oil").trade()
    assert gestures(scene, 1)["play token_2_1 1"] == touches("face-token_2_1-1")
    scene.play("1 play token_2_1 1", "1 offer grain; done", "2 offer gold; done", "3 offer oil; done")
    assert gestures(scene, 1)["pick 2 gold"] == touches("offer-2-gold")
    scene = Scene(3).influence(2, "macedonia", "thracia").built("macedonia_c1").legions(1, "dalmatia", 2)
    scene.fortress(2, "macedonia").legions(2, "thracia").legions(1, "thracia", 2).dice(6, 6, 1, 6, 6).fighting(1)
    scene.play("1 army dalmatia macedonia 2", "1 end")
    assert gestures(scene, 1) == {
        "battle macedonia 2": touches("seat-2-macedonia"),
        "battle thracia 2": touches("seat-2-thracia"),
    }


def test_the_dice_of_the_last_battle_stay_to_be_seen() -> None:
    scene = Scene(3).legions(1, "libya", 2).fortress(3, "africa").dice(6, 3).fighting(1)
    assert said(scene, "sea", "die") == []
    scene.play("1 army libya africa 2")
    assert said(scene, "sea", "die") == ["Die 1 of Livia in Africa: 6", "Die 2 of Livia in Africa: 3"]
    assert said(scene, "sea", "side") == [
        "Livia in Africa: dice 6, 3, bonus 2, total 11, hits 2",
        "Anaïs in Africa: dice –, bonus 5, total 5, hits 1",
    ]
    assert said(scene.play("1 general 2"), "sea", "die") == []


def test_a_small_screen_keeps_the_dice_in_sight_while_losses_are_chosen() -> None:
    scene = Scene(3).influence(3, "libya").fortress(3, "libya").legions(3, "libya", 2).legions(2, "libya", 3)
    assert area(scene.dice(4, 4, 4, 1, 1).fighting(2), "sea").pinned is None
    scene.play("2 end")
    assert scene.waits() == "choose_losses 3"
    for seat in (0, 1, 3):
        sea = area(scene, "sea", seat)
        assert sea.pinned is not None
        left, top, wide, high = sea.pinned
        dice = [piece for piece in sea.pieces if piece.kind in ("die", "side")]
        assert all(left < die.x < left + wide and top < die.y < top + high for die in dice)
    scene.play("3 lose fortress")
    assert area(scene, "sea").pinned is None


def test_the_tray_of_an_offer_and_of_a_payment() -> None:
    scene = Scene(3).titles(commerce=1).holds(1, "2 metal wine").holds(2, "5 tax").trade().play("1 play token_2_1 2")
    scene.play("1 offer wine")
    tray = ENGLISH.tray(scene.live.view(0))
    assert tray is not None
    assert [(lot.label, lot.number, lot.notation) for lot in tray.held] == [("metal", 2, "offer metal")]
    assert [(lot.label, lot.notation, lot.symbol) for lot in tray.laid] == [("wine", "back wine", "wine")]
    assert (tray.missing, tray.done, tray.sentence) == (1, "", "One more Resource is needed.")
    scene.play("1 offer metal")
    full = ENGLISH.tray(scene.live.view(0))
    assert full is not None
    assert (full.missing, full.done) == (0, "done")
    paying = Scene(3).holds(1, "metal grain wine oil 2 tax").buying(1).play("1 buy fortress", "1 lay wine")
    tray = ENGLISH.tray(paying.live.view(0))
    assert tray is not None
    lots = [(lot.label, lot.notation) for lot in tray.held]
    assert lots == [("metal", "lay metal"), ("grain", "lay grain"), ("olive oil", "lay oil"), ("tax", "")]
    assert [(lot.label, lot.notation) for lot in tray.laid] == [("wine", "back wine")]
    assert tray.sentence == "2 more tokens are needed."


def test_a_touch_lays_one_more_of_a_kind_and_takes_back_where_no_more_can_be_laid() -> None:
    paying = Scene(3).holds(1, "metal grain wine 5 tax").buying(1).play("1 buy fortress", "1 lay tax")
    made = gestures(paying, 1)
    assert (made["lay tax"], made["back tax"]) == (touches("kind-tax"), LISTED)
    paying.play("1 lay tax", "1 lay tax")
    made = gestures(paying, 1)
    assert "lay tax" not in made
    assert made["back tax"] == touches("kind-tax")


def test_what_is_free_to_build_on_is_ground_and_no_news() -> None:
    free = [piece for piece in area(Scene(3).holds(1, "9 tax").buying(1), "sea").pieces if piece.kind == "free"]
    assert free
    assert all(piece.outline for piece in free)


def test_empires_have_their_colours_and_letters() -> None:
    view = GAME.seen(Scene(5).claims().live.view(0))
    seats = range(5)
    assert [GAME.board.colour(view, seat) for seat in seats] == ["red", "green", "black", "gold", "purple"]
    assert [GAME.board.letter(view, seat) for seat in seats] == ["R", "G", "C", "E", "B"]


def test_a_board_says_when_its_player_is_at_it_or_done() -> None:
    scene = Scene(3, bare=False, round=1).holds(1, "6 tax metal wine grain").buying(1)
    titles = [one.title for one in picture(scene, 0).areas if one.key.startswith("board-")]
    assert [title for title in titles if "acting now" in title] == ["Livia (Rome) – acting now"]
    assert not any("still to come" in title for title in titles)


# -- what one needs before one buys ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_map_shows_what_is_in_play_and_each_site_in_its_province(seats: int) -> None:
    """With fewer players the east is not in play: what is reaches from edge to edge."""
    lands = layout.lands(BOX, seats)
    open_ = bits(BOX.open[seats])
    in_play = [lands[p].region for p in open_] + [water.region for water in layout.waters(BOX, seats)]
    right = max(x for region in in_play for x, _ in region.polygon)
    assert layout.MAP[0] - 2 * layout.EDGE <= right <= layout.MAP[0]
    assert (layout.wider(BOX, seats) > 1.1) == (seats < 5)
    for p in open_:
        for slot in bits(BOX.slots[p]):
            there = [q for q in open_ if layout.inside(*lands[p].sites[slot], lands[q].region.polygon)]
            assert there in ([p], []), BOX.provinces[p]


def test_goods_are_large_enough_to_be_read() -> None:
    """At 1440 pixels a unit of the map is 0.89 pixels wide: a Good is no smaller than a small letter of the text."""
    caravan = next(site for site in range(len(BOX.sites)) if BOX.site_kind[site] == terms.CARAVAN)
    for land in layout.lands(BOX, 5):
        drawn_ = site_shape(BOX, caravan, False, 0, 0, land.size)
        size = float(re.findall(r'width="([\d.]+)"', drawn_)[-1])
        assert size * 0.89 >= (11.5 if land.small else 15)


def lacking(scene: Scene, seat: int) -> dict[str, Piece]:
    return {piece.id: piece for piece in area(scene, "sea", seat).pieces if piece.kind == "lack"}


def test_a_chip_for_each_good_i_lack_shows_where_it_grows() -> None:
    """By my own tokens alone: whoever watches has no chips, and another player has other ones."""
    scene = Scene(3).purchases().holds(1, "metal 2 oil").holds(2, "wine").buying(1)
    mine = lacking(scene, 1)
    assert len(mine) == len(BOX.goods) - 2
    assert not {"lack-metal", "lack-oil"} & set(mine)
    assert lacking(scene, 0) == {}
    assert set(lacking(scene, 2)) != set(mine)
    assert "lack-wine" in mine
    wine = mine["lack-wine"]
    good = BOX.goods.index("wine")
    grows = [
        (p, slot)
        for p in bits(BOX.open[3])
        for slot in bits(BOX.slots[p])
        if BOX.site_kind[BOX.site_at[p * terms.SLOTS + slot]] == terms.CARAVAN
        and BOX.site_good[BOX.site_at[p * terms.SLOTS + slot]] == good
    ]
    assert grows
    assert wine.points == tuple(layout.lands(BOX, 3)[p].sites[slot] for p, slot in grows)
    assert all(ENGLISH.words(f"province-{BOX.provinces[p]}") in wine.reads[0] for p, _ in grows)


@rule("MN-3.11")
@pytest.mark.parametrize(("tile", "said_"), [("hannibal", "all different but for one pair"), ("", "all different, or")])
def test_the_question_what_to_buy_says_what_a_hero_lets_one_pay(tile: str, said_: str) -> None:
    scene = Scene().purchases().holds(1, "metal 2 oil 2 wine")
    if tile:
        scene.owns(1, tile)
    view = scene.buying(1).live.view(0)
    assert said_ in ENGLISH.prompt(view)


def test_the_market_of_a_first_game_has_places_for_what_lies_face_up() -> None:
    scene = Scene(4, tiles="first_game")
    market = area(scene, "market")
    count = BOX.face_up_first + 1  # and the Pyramids
    assert market.ground.svg.count('class="slot"') == count
    assert len(said(scene, "market", "tile")) == count
    assert not [piece for piece in market.pieces if piece.kind == "afar" and 'class="slot"' in piece.drawing]
    full = area(Scene(4), "market").ground
    assert full.svg.count('class="slot"') == len(BOX.tiles) - len(BOX.starting)
