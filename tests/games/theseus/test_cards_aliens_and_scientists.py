"""Chapter 13: the cards of the Aliens and the Scientists."""

from __future__ import annotations

import pytest

from tests.games.theseus.positions import SECTOR, Position, place, room, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"
MARINES_FIRST = "COR CON DOCK TEC NEST"
SCIENTISTS_FIRST = "COR CON LAB TEC NEST"


def test_t105_hollow() -> None:
    """T-105: not a card under malfunction, only to an empty slot."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.hive", "COR.1").card("aliens.habitat", "COR.2").malfunction("COR.1")
    p.card("bonus.upgrade", "CON.1").kept("aliens", "aliens.hollow")
    game = p.turn("aliens").do("play", p.s.kept[0][0])
    habitat = game.card("COR.2")
    assert {option[1] for option in game.options} == {habitat}  # not the Hive
    assert game.why("install", habitat, place("CON.1")) == "T-17"


def test_t106_abduction() -> None:
    """T-106, T-147: to a room of any other sector; traps act there, nothing is crossed."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="COR.a")
    p.card("aliens.abduction", "COR.1").card("aliens.hive", "TEC.1").card(
        "aliens.tentacles", "CON.2", tokens=1
    )
    p.units(marine2="COR.c")
    p.s.clamps[0] = unit("marine2")  # T-147 cannot be chosen
    p.s.parasites[0], p.s.parasite_by[0] = unit("marine1"), p.seat("aliens")
    game = p.turn("aliens").move("alien1", "COR.b")
    assert {option[1] for option in game.options} == {unit("marine1")}
    assert all(option[2] >> 2 != SECTOR["COR"] for option in game.options)
    game.do("abduct", unit("marine1"), room("TEC.a"))
    assert game.life("marines") == 19  # the Hive alone
    assert unit("marine1") in game.s.parasites  # no point was used
    assert game.s.moved >> unit("marine1") & 1


def test_t107_incubator() -> None:
    """T-107: a Lesser Alien appears; filling the sector is a Minor Assault of the Aliens."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a+", marine1="NEST.b")
    p.card("aliens.incubator", "NEST.1").units(marine2="NEST.c")
    game = p.turn("aliens").move("alien1", "NEST.a")
    assert game.at("lesser1") == "NEST.d"
    # the advanced Alien hits b and c, the Lesser Alien one of them
    assert (game.told("minor-assault"), game.life("marines")) == (1, 17)


def test_t107_incubator_in_a_full_sector() -> None:
    """T-107: without an empty room it launches a unit of the player's choice."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a", marine1="NEST.b")
    p.card("aliens.incubator", "NEST.1").units(marine2="NEST.c", marine3="NEST.d")
    game = p.turn("aliens")
    assert game.ask.key == "spawn"  # the only move was made by itself
    game.do("spawn", room("NEST.b"))
    assert (game.at("marine1"), game.at("lesser1")) == ("space", "NEST.b")


def test_t108_parasite_on_a_clean_unit_only() -> None:
    """T-108: attached to a unit that carries none; rid of it after the move."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="COR.a", alien1="TEC.a")
    p.card("aliens.parasite", "CON.2")
    p.s.parasites[0], p.s.parasite_by[0] = unit("marine1"), p.seat("aliens")
    game = p.turn("marines").move("marine1", "CON.a")
    assert game.life("marines") == 19  # one point
    assert game.s.parasites.count(unit("marine1")) == 1  # rid of it, and infected anew


def test_t108_no_second_parasite() -> None:
    """T-108: a unit that brings its parasite along (T-147) gets no other one."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="COR.a")
    p.card("aliens.abduction", "COR.1").card("aliens.parasite", "TEC.1")
    p.s.parasites[0], p.s.parasite_by[0] = unit("marine1"), p.seat("aliens")
    game = p.turn("aliens").move("alien1", "COR.b").do("abduct", unit("marine1"), room("TEC.a"))
    assert game.s.parasites == [unit("marine1"), -1]
    assert game.told("trap") == 0


def test_t137_a_time_loop_for_one_use() -> None:
    """T-137: a shortcut goes back after the first move it changed, not before."""
    for end, held in (("WRECK.b", True), ("CON.a", False)):
        p = Position("pandora", "greys").home("pandora", "TEC").card("greys.time_loop", "CON.2")
        p.hold("warrior1", "CON.2").units(creature1="COR.a", grey1="COR.b", grey2="CON.d")
        game = p.units(grey3="WRECK.d").turn("pandora").move("creature1", end)
        assert (game.at("warrior1") == "card") == held


@pytest.mark.parametrize("side", ["", "+"])
def test_t137_a_barricade_for_one_use(side: str) -> None:
    """T-103, T-137: a module goes back after the first assault it changed, whoever attacked."""
    p = Position("marines", "pandora", ring="COR CON DOCK TEC").home("pandora", "CON")
    p.card("marines.barricade", "COR.1").hold("warrior1", "COR.1")
    p.units(marine1=f"TEC.a{side}", creature1="COR.a", creature2="COR.c")
    game = p.turn("marines").move("marine1", "COR.b")
    assert game.life("pandora") == 20
    assert game.at("warrior1") == "away"


def test_t109_ghost_strike() -> None:
    """T-109: [2] different own units attack, each at most once a turn in this way."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).card(
        "aliens.ghost_strike", "NEST.1", tokens=2
    )
    p.units(alien1="CON.a", alien2="TEC.a+", marine1="TEC.b", alien3="COR.b+", marine2="COR.a")
    p.card("aliens.lurking", "TEC.1")
    game = p.turn("aliens").move("alien1", "NEST.a")
    game.do("strike", unit("alien2"))  # then alien3 alone is left, and nobody is asked
    assert game.life("marines") == 18  # Lurking was not activated
    assert game.s.struck == 1 << unit("alien2") | 1 << unit("alien3")


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_t48_tentacles_hurt_from_the_start(tokens: int) -> None:
    """T-15, T-48, T-114: [1] damage to whoever crosses or stops; no token is needed first."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST").units(alien1="NEST.a")
    p.units(marine1="COR.a", marine2="COR.b").card("aliens.tentacles", "CON.1", tokens=tokens)
    game = p.turn("marines").move("marine1", "DOCK.a")  # across the Control Room
    assert game.life("marines") == 19 - tokens


def test_t109_lurking() -> None:
    """T-109: in each own assault, no passage and no own unit needed; Hideout protects."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").units(alien1="LAB.a")
    p.units(scientist1="TEC.a", scientist2="CON.a").card("aliens.lurking", "TEC.1")
    p.card("aliens.lurking", "CON.2").card("scientists.hideout", "CON.1")
    game = p.turn("aliens").move("alien1", "COR.a")
    assert game.life("scientists") == 19


def test_t110_clamped() -> None:
    """T-110: neither moved nor attacking, until a unit of its side arrives."""
    p = Position("marines", "scientists", ring="COR CON DOCK TEC LAB").units(marine1="COR.a")
    p.card("scientists.clamp", "CON.1").units(marine2="LAB.a", scientist1="CON.b")
    game = p.turn("marines").move("marine1", "CON.a")
    assert game.s.clamps[0] == unit("marine1")
    game.skip_to("move", "malfunction")
    if game.ask.key == "malfunction":
        game.do(*game.options[0]).skip_to("move")
    game.do(*next(o for o in game.options if o[1] == unit("scientist1"))).skip_to("move")
    assert game.why("move", unit("marine1"), room("DOCK.a")) == "T-110"


def test_t110_a_launch_frees_no_token_for_its_cause() -> None:
    """T-46, T-110: a launched unit's clamp token does not catch the unit that takes its room."""
    p = Position("marines", "scientists", ring="COR CON DOCK TEC LAB").units(marine1="CON.a")
    p.card("scientists.clamp", "CON.2").units(marine2="COR.a")
    p.units(scientist1="CON.b", scientist2="CON.c", scientist3="CON.d")
    p.s.clamps[0] = unit("marine1")
    game = p.turn("marines").move("marine2", "CON.a")
    assert game.at("marine1") == "space"
    assert game.s.clamps[0] == -1


def test_t111_creeper() -> None:
    """T-111: enemy cards next to it are out, but may be replaced, purged and upgraded."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).points("marines", upgrades=1)
    p.card("aliens.creeper", "COR.2").card("marines.fire", "COR.1").card("marines.mine", "COR.4")
    p.card("aliens.hive", "COR.5").card("bonus.upgrade", "COR.3").units(marine1="NEST.a")
    game = p.turn("marines")
    live = {at: game.s.live[place(at)] for at in ("COR.1", "COR.4", "COR.5")}
    assert live == {"COR.1": 0, "COR.4": 1, "COR.5": 1}  # diagonal and own cards work
    game.do("improve", game.card("COR.1"), place("COR.1"))
    assert game.s.tokens[place("COR.1")] == 1


def test_t112_cameras_collect_and_pay() -> None:
    """T-112: collecting is not multiplied; Remote Control cannot pay it out."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").units(alien1="COR.a")
    p.card("scientists.video_cameras", "CON.2", tokens=1).card("scientists.reproduction", "CON.1")
    game = p.turn("aliens").move("alien1", "CON.a")
    assert game.s.camera[place("CON.2")] == 2
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.remote_control", "COR.1")
    p.card("scientists.video_cameras", "TEC.1", camera=3).units(alien1="TEC.a")
    assert p.turn("scientists").move("scientist1", "COR.a").data("scientists") == 0


def test_t113_remote_control() -> None:
    """T-113: with the card's own copies, never another Remote Control."""
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.remote_control", "COR.1").card("scientists.remote_control", "TEC.1")
    p.card("scientists.archive", "TEC.2").card("scientists.reproduction", "TEC.5")
    p.units(alien1="TEC.a")
    game = p.turn("scientists").move("scientist1", "COR.a")
    assert game.data("scientists") == 2


@pytest.mark.parametrize(("tokens", "life"), [(0, 20), (1, 19), (2, 18)])
def test_t114_defence_system(tokens: int, life: int) -> None:
    """T-114: inactive until the first upgrade token."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").units(alien1="COR.a")
    p.card("scientists.defence_system", "CON.2", tokens=tokens)
    assert p.turn("aliens").move("alien1", "CON.a").life("aliens") == life


def test_t114_hideout() -> None:
    """T-114: own units in the sector cannot be attacked."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").units(alien1="LAB.a+")
    p.units(scientist1="COR.a", scientist2="COR.c").card("scientists.hideout", "COR.1")
    assert p.turn("aliens").move("alien1", "COR.b").life("scientists") == 20


def test_t114_explosion() -> None:
    """T-114: [2] for each enemy unit; declined as long as there is none."""
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.explosion", "COR.1").units(alien1="COR.a", alien2="COR.d")
    game = p.turn("scientists").move("scientist1", "COR.b")
    assert (game.life("aliens"), game.on("COR.1")) == (16, "")
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.explosion", "COR.1").units(alien1="TEC.a")
    game = p.turn("scientists").move("scientist1", "COR.b")
    assert game.ask.key == "explode"
    game.do("decline")
    assert game.on("COR.1") == "scientists.explosion"


def test_t114_station_blueprint() -> None:
    """T-114: one pending-card option in a sector of the player's choice."""
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="LAB.a")
    p.card("scientists.station_blueprint", "TEC.1").card("aliens.hive", "NEST.p1")
    p.deck("scientists", "scientists.archive").units(alien1="NEST.a")
    game = p.turn("scientists").move("scientist1", "TEC.a")
    assert game.ask.key == "blueprint"
    game.do("oust", game.card("NEST.p1"), place("NEST.p1"))
    assert game.on("NEST.p1") == "scientists.archive"
