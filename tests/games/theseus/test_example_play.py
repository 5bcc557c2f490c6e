"""The example play of the rulebook, ten turns, move by move (T-145)."""

from __future__ import annotations

from tests.games.theseus.positions import Game, Position, place, room, unit

#: The third unit placed is the one that the example calls the first.
A1, A2, A3 = "alien3", "alien1", "alien2"
S1, S2, S3 = "scientist3", "scientist1", "scientist2"


def opening() -> Game:
    """The set-up of the example: bonus cards, starting cards and the next cards of both decks."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB")
    p.card("bonus.card_from_deck", "CON.1").card("bonus.card_from_deck", "CON.3")
    p.card("bonus.upgrade", "TEC.3").card("bonus.upgrade", "TEC.4")
    p.card("bonus.shaft_passage", "COR.3").card("bonus.shaft_passage", "NEST.4")
    p.card("bonus.shaft_passage", "LAB.4")
    p.drawn("aliens", "aliens.hive", "aliens.vent_shortcut", "aliens.hollow")
    p.drawn(
        "scientists", "scientists.video_cameras", "scientists.medical_ward", "scientists.archive"
    )
    p.deck(
        "aliens", "aliens.tentacles", "aliens.ghost_strike", "aliens.habitat", "aliens.lurking",
        "aliens.assault", "aliens.hive", "aliens.hive", "aliens.habitat", "aliens.assault",
        "aliens.creeper", "aliens.parasite", "aliens.incubator",
    )  # fmt: skip
    p.deck(
        "scientists", "scientists.defence_system", "scientists.small_laboratory",
        "scientists.video_cameras", "scientists.reproduction", "scientists.clamp",
        "scientists.hideout", "scientists.archive", "scientists.malfunction",
        "scientists.explosion", "scientists.clamp", "scientists.secret_passage",
        "scientists.hideout",
    )  # fmt: skip
    game = p.start_cards()
    game.do("start", game.s.drawn[0][0], place("NEST.1"))
    game.do("start", game.s.drawn[1][0], place("COR.1"))
    for spot in ("NEST.b", "NEST.c", "LAB.a", "LAB.b", "CON.a", "TEC.a"):
        game.do("place", game.options[0][1], room(spot))
    return game


def turn_1() -> Game:
    game = opening()
    assert (game.at(A1), game.at(S1)) == ("CON.a", "TEC.a")
    assert game.ask.seat == 0
    game.move(A1, "NEST.a").through()
    game.do("advance", unit(A1))
    game.install("NEST.p1", "CON.1")
    return game


def test_e33_turn_1() -> None:
    """E-33: T-37, T-60, T-66, T-74, T-71, T-73."""
    game = turn_1()
    assert game.s.advanced == 1 << unit(A1)
    assert game.on("CON.1") == "aliens.vent_shortcut"
    assert game.keeps("aliens") == ["bonus.card_from_deck"]
    # Card from the Deck might be played before the refill (T-88); it is kept for later
    assert game.ask.key == "before-refill"
    game.do("go-on").skip_to("move")
    assert game.on("NEST.p1") == "aliens.tentacles"
    assert [game.at(name)[:4] for name in (A1, A2, A3)] == ["NEST"] * 3
    assert game.ask.seat == 1


def turn_2() -> Game:
    game = turn_1().do("go-on").skip_to("move")
    game.move(S1, "LAB.c")
    assert game.upgrades("scientists") == 1
    game.install("LAB.p1", "CON.3")
    bonus = game.s.kept[1][0]
    game.do("play", bonus).do("install", game.s.decks[1][-1], place("TEC.2"))
    game.do("improve", game.card("COR.1"), place("COR.1"))
    return game


def test_e34_turn_2() -> None:
    """E-34: T-71, T-86, T-87, T-88, T-75, T-114."""
    game = turn_2()
    assert game.on("CON.3") == "scientists.medical_ward"
    assert game.on("TEC.2") == "scientists.defence_system"
    assert game.keeps("scientists") == []
    assert game.on("LAB.p1") == "scientists.small_laboratory"
    assert game.s.tokens[place("COR.1")] == 1
    assert game.s.hot == 0  # the Defence System sleeps


def turn_3() -> Game:
    game = turn_2().skip_to("move").move(A2, "COR.c").through()
    return game.do("fill", place("COR.p")).skip_to("move")


def test_e35_turn_3() -> None:
    """E-35: T-37, T-112, T-57, T-69."""
    game = turn_3()
    assert (game.life("aliens"), game.life("scientists")) == (20, 20)
    assert game.s.camera[place("COR.1")] == 2
    assert game.on("COR.p") == "aliens.ghost_strike"
    assert game.told("assault") == 1
    assert game.told("attack") == 0


def turn_4() -> Game:
    game = turn_3().move(S2, "NEST.d")
    return game.do("oust", game.card("NEST.p1"), place("NEST.p1")).skip_to("move")


def test_e36_turn_4() -> None:
    """E-36: T-48, T-60, T-70."""
    game = turn_3().move(S2, "NEST.d")
    assert (game.life("aliens"), game.life("scientists")) == (20, 19)
    assert game.ask.key == "pending"  # no sector action in an enemy sector
    game = turn_4()
    assert game.on("NEST.p1") == "scientists.video_cameras"
    assert "aliens.tentacles" not in (game.on("NEST.p1"), game.on("NEST.p2"))


def turn_5() -> Game:
    game = turn_4()
    game.move(A2, "NEST.b").through()
    game.do("advance", unit(A2))
    game.do("take", game.card("NEST.p2"), place("NEST.p2"))
    return game.skip_to("move")


def test_e37_turn_5() -> None:
    """E-37: T-39, T-51, T-58, T-71, T-84."""
    game = turn_4()
    assert game.ends(A2) == {"CON", "NEST"}  # one point, with or without the shortcut
    game.move(A2, "NEST.b")
    assert (game.life("aliens"), game.life("scientists")) == (20, 18)
    assert game.told("minor-assault") == 1
    game.through().do("advance", unit(A2))
    assert {o[0] for o in game.options if o[0] in ("take", "oust")} == {"take", "oust"}
    game = turn_5()
    assert sorted(game.keeps("aliens")) == ["aliens.hollow", "bonus.card_from_deck"]
    assert game.on("NEST.p2") == "aliens.habitat"


def turn_6() -> Game:
    game = turn_5().move(S2, "CON.b").through()
    game.do("disable", game.card("CON.1"), place("CON.1"))
    return game.do("fill", place("CON.p")).skip_to("move")


def test_e38_turn_6() -> None:
    """E-38: T-37, T-56, T-62, T-69."""
    game = turn_6()
    assert (game.life("aliens"), game.life("scientists")) == (20, 19)
    assert game.s.malfunction == place("CON.1")
    assert game.on("CON.p") == "scientists.reproduction"


def turn_7() -> Game:
    game = turn_6()
    game.move(A2, "COR.c").through()
    return game.install("COR.p", "CON.2").skip_to("move")


def test_e39_turn_7() -> None:
    """E-39: T-63, T-112, T-71."""
    game = turn_6()
    assert game.ends(A2) == {"COR"}  # the shortcut in CON is out by malfunction
    attacks = game.told("attack")
    game = turn_7()
    assert game.s.camera[place("COR.1")] == 4
    assert game.told("attack") == attacks
    assert game.on("CON.2") == "aliens.ghost_strike"
    assert game.on("COR.p") == "aliens.lurking"
    assert [game.s.places[place(f"CON.{n}")] for n in (1, 2, 3)].count(-1) == 0


def turn_8() -> Game:
    game = turn_7().move(S3, "CON.d").through()
    game.do("disable", game.card("CON.2"), place("CON.2"))
    return game.install("CON.p", "TEC.3").skip_to("move")


def test_e40_turn_8() -> None:
    """E-40: T-56, T-62, T-71, T-93."""
    game = turn_8()
    assert (game.life("aliens"), game.life("scientists")) == (20, 20)
    assert game.s.malfunction == place("CON.2")
    assert game.on("TEC.3") == "scientists.reproduction"
    assert game.s.live[place("TEC.2")] == 2  # the Defence System is copied
    assert game.keeps("scientists") == ["bonus.upgrade"]
    assert game.on("CON.p") == "scientists.clamp"


def turn_9() -> Game:
    game = turn_8()
    hollow = next(c for c in game.s.kept[0] if c < 100)
    top = next(c for c in game.s.kept[0] if c >= 100)
    game.do("play", hollow).do("lift", game.card("CON.1"), place("CON.1"))
    game.do("install", game.card("CON.1"), place("COR.2"))
    assert ("install", game.s.decks[0][-1], place("CON.1")) not in game.options
    game.do("play", top)
    assert ("install", game.s.decks[0][-1], place("CON.2")) not in game.options  # not empty
    game.do("install", game.s.decks[0][-1], place("CON.1"))
    game.move(A2, "CON.a").through()
    game.do("disable", game.card("CON.3"), place("CON.3"))
    return game.do("oust", game.card("CON.p"), place("CON.p")).skip_to("move")


def test_e41_turn_9() -> None:
    """E-41: T-34, T-105, T-87, T-56, T-63, T-62, T-70."""
    game = turn_9()
    assert game.on("COR.2") == "aliens.vent_shortcut"
    assert game.on("CON.1") == "aliens.assault"
    assert (game.life("aliens"), game.life("scientists")) == (20, 19)
    assert game.told("acts") == 3  # Medical Ward twice, Assault; Ghost Strike was out
    assert game.s.malfunction == place("CON.3")
    assert game.s.live[place("CON.2")] == 1
    assert game.on("CON.p") == "aliens.hive"


def test_e42_turn_10_and_the_position_after_it() -> None:
    """E-42: T-112, T-57, T-70; T-145 the Medical Ward lies in the Control Room."""
    game = turn_9().move(S1, "COR.a")
    game.act("COR.1")  # the cameras pay out; the kept Upgrade might be played before
    assert game.data("scientists") == 4
    assert game.s.camera[place("COR.1")] == 0
    attacks = game.told("attack")
    game.through()
    assert game.told("attack") == attacks
    game.do("oust", game.card("COR.p"), place("COR.p")).skip_to("move")
    assert game.on("COR.p") == "scientists.hideout"
    assert (game.life("aliens"), game.life("scientists"), game.data("scientists")) == (20, 19, 4)
    assert [len(deck) for deck in game.s.decks] == [6, 6]
    sectors = {n: game.at(n).split(".")[0] for n in (A1, A2, A3)}
    assert sectors == {A1: "NEST", A2: "CON", A3: "NEST"}
    sectors = {n: game.at(n).split(".")[0] for n in (S1, S2, S3)}
    assert sectors == {S1: "COR", S2: "CON", S3: "CON"}
