"""Chapter 12: the cards of the Marines and the Greys."""

from __future__ import annotations

import pytest

from tests.games.theseus.positions import SECTOR, Game, Position, place, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"
MARINES_FIRST = "COR CON DOCK TEC NEST"
GREYS_FIRST = "COR CON WRECK TEC NEST"
GREYS_MARINES = "COR CON WRECK TEC DOCK"


def test_t97_mind_control_and_group_tactics() -> None:
    """T-97: normal distance, no action of the moved unit, traps hostile to it act."""
    p = Position("greys", "marines", ring=GREYS_MARINES).units(grey1="WRECK.a", marine1="COR.a")
    p.card("greys.control", "TEC.1").card("greys.soul_trap", "CON.2").card(
        "marines.armoury", "CON.1"
    )
    game = p.turn("greys").move("grey1", "TEC.a").move("marine1", "CON.a")
    assert (game.data("greys"), game.upgrades("marines")) == (1, 0)
    assert game.s.malfunction == -1  # no sector action either


def test_t97_not_clamped_not_in_space() -> None:
    """T-97: units in space or clamped cannot be chosen."""
    p = Position("greys", "marines", ring=GREYS_MARINES).units(grey1="WRECK.a", marine1="COR.a")
    p.units(marine2="space", marine3="DOCK.a").card("greys.control", "TEC.1")
    p.s.clamps[0] = unit("marine3")
    game = p.turn("greys").move("grey1", "TEC.a")
    assert {option[1] for option in game.options} == {unit("marine1")}


def test_t98_different_units() -> None:
    """T-98: with number 2 two different units; the second may be left out."""
    p = Position("greys", "marines", ring=GREYS_MARINES).units(grey1="WRECK.a", marine1="COR.a")
    p.units(marine2="DOCK.a").card("greys.control", "TEC.1", tokens=1)
    game = p.turn("greys").move("grey1", "TEC.a")
    assert ("stop",) not in game.options
    game.move("marine1", "CON.a")
    assert {option[1] for option in game.options if option[0] == "move"} == {unit("marine2")}
    game.do("stop")
    assert game.at("marine2") == "DOCK.a"


def combat(tokens: int, side: str = "", copied: bool = False) -> Game:
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.units(marine1=f"COR.b{side}", alien1="COR.a", alien2="COR.c", marine2="CON.a")
    p.card("marines.combat_position", "COR.1", tokens=tokens).card("marines.assault", "DOCK.1")
    if copied:
        p.card("marines.reproduction", "COR.2")
    return p.turn("marines").move("marine2", "DOCK.a")


@pytest.mark.parametrize(
    ("tokens", "side", "copied", "damage"),
    [(0, "", False, 2), (2, "", False, 4), (0, "+", False, 3), (1, "", True, 5)],
)
def test_t99_combat_position(tokens: int, side: str, copied: bool, damage: int) -> None:
    """T-99: +[n] once per unit that hits, multiplied by copies, not per target."""
    assert combat(tokens, side, copied).life("aliens") == 20 - damage


def test_t99_chamber() -> None:
    """T-99: the same with data for Greys that gain some."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).card("greys.chamber", "COR.1", tokens=1)
    p.units(grey1="NEST.a+", alien1="COR.b")
    assert p.turn("greys").move("grey1", "COR.a").data("greys") == 3


def test_t100_double_shot() -> None:
    """T-100: one unit repeats all its hits; the bonus of T-99 is not repeated."""
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.units(marine1="COR.b+", alien1="COR.a", alien2="COR.c", marine2="CON.a")
    p.card("marines.double_shot", "COR.1").card("marines.combat_position", "COR.2")
    p.card("marines.assault", "DOCK.1")
    game = p.turn("marines").move("marine2", "DOCK.a")
    assert game.life("aliens") == 20 - 2 - 1 - 2


def test_t100_which_unit_repeats() -> None:
    """T-100: the player chooses between a basic and an advanced unit."""
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.units(marine1="COR.b+", marine3="COR.c", alien1="COR.a", alien2="COR.d", marine2="CON.a")
    p.card("marines.double_shot", "COR.1").card("marines.assault", "DOCK.1")
    game = p.turn("marines").move("marine2", "DOCK.a")
    assert (game.ask.key, game.kinds()) == ("repeat", {"repeat"})
    assert game.do("repeat", unit("marine3")).life("aliens") == 20 - 3 - 1


@pytest.mark.parametrize(("copies", "ambushes"), [(0, 1), (1, 2), (2, 2)])
def test_t101_ambush(copies: int, ambushes: int) -> None:
    """T-101: a Minor Assault of the Marines; two with a copy, never more than two."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="COR.a")
    p.card("marines.ambush", "COR.2")
    for at in ("COR.1", "COR.3")[:copies]:
        p.card("marines.reproduction", at)
    game = p.turn("aliens").move("alien1", "COR.b")
    assert game.life("aliens") == 20 - ambushes


def test_t102_trap_detector() -> None:
    """T-102: a token silences all enemy traps of a sector once; a Mine is not discarded."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="DOCK.a", marine2="COR.a")
    p.card("marines.trap_detector", "TEC.1", tokens=1).card("aliens.hive", "CON.2")
    p.card("aliens.tentacles", "CON.1", tokens=1).units(alien1="NEST.a")
    game = p.turn("marines").move("marine1", "TEC.a")
    game.do("detect", SECTOR["CON"]).do("detect", SECTOR["CON"])
    assert sorted(game.s.silence) == [-1, SECTOR["CON"], SECTOR["CON"]]
    game.move("marine2", "CON.a")  # the Extra Turn
    assert game.life("marines") == 20
    assert game.s.silence.count(SECTOR["CON"]) == 1


def test_t102_not_for_others_and_not_for_nothing() -> None:
    """T-102: only Marine units use it up, and only where traps would act."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a", marine1="DOCK.a")
    p.card("marines.mine", "CON.2")
    p.s.silence[0], p.s.silence_by[0] = SECTOR["CON"], p.seat("marines")
    game = p.turn("aliens").move("alien1", "CON.a")
    assert game.life("aliens") == 18
    assert game.s.silence[0] == SECTOR["CON"]


def test_t103_barricade() -> None:
    """T-103: units in its sector cannot be attacked."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST)
    p.units(alien1="DOCK.a+", marine1="COR.a", marine2="COR.c").card("marines.barricade", "COR.1")
    game = p.turn("aliens").move("alien1", "COR.b")
    assert game.life("marines") == 20


def test_t103_barricade_and_data() -> None:
    """T-103: a Grey gains nothing from units behind a Barricade; traps act on them as ever."""
    p = Position("greys", "marines", ring="COR CON WRECK TEC DOCK")
    p.units(grey1="DOCK.a+", marine1="COR.a", marine2="CON.a").card("marines.barricade", "COR.1")
    p.card("greys.soul_trap", "COR.2").card("marines.barricade", "TEC.1")
    game = p.turn("greys").move("grey1", "COR.b")
    assert game.data("greys") == 0


def test_t103_protection_draws_the_token() -> None:
    """T-103: an enemy must put the token there; the Marines need not."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a", marine1="DOCK.a")
    p.card("marines.protection", "TEC.1").card("marines.mine", "TEC.2")
    game = p.turn("aliens").move("alien1", "CON.a")
    assert game.s.malfunction == place("TEC.1")


def test_t104_invisibility() -> None:
    """T-104: cannot be attacked; traps act; the token goes back when the unit moves."""
    p = Position("marines", "greys", ring="COR CON DOCK TEC WRECK")
    p.units(marine1="WRECK.a+", grey1="COR.a", grey2="COR.c")
    p.s.invisible = 1 << unit("grey1")
    game = p.turn("marines").move("marine1", "COR.b")
    assert game.life("greys") == 19  # only grey2 was hit
    game.skip_to("move").move("grey1", "TEC.a")
    assert game.s.invisible == 0


def test_t104_placing_invisibility() -> None:
    """T-104: [2] different own units, two tokens in all."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).card("greys.invisibility", "TEC.1", tokens=2)
    p.units(grey1="WRECK.a", grey2="COR.a", grey3="COR.b", alien1="NEST.a")
    game = p.turn("greys").move("grey1", "TEC.a")
    game.do("veil", unit("grey1")).do("veil", unit("grey2"))
    assert game.s.invisible == 1 << unit("grey1") | 1 << unit("grey2")
    assert game.ask.key == "move"  # no third token


def test_t104_transfer_and_soul_trap() -> None:
    """T-104: data for each enemy unit in the sector; data when an enemy stops."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).card("greys.transfer", "TEC.1")
    p.units(grey1="WRECK.a", alien1="TEC.a", alien2="TEC.b", alien3="COR.a")
    assert p.turn("greys").move("grey1", "TEC.c").data("greys") == 2
    p = Position("aliens", "greys", ring="COR CON NEST TEC WRECK").units(alien1="COR.a")
    p.card("greys.soul_trap", "CON.2", tokens=1)
    assert p.turn("aliens").move("alien1", "CON.a").data("greys") == 2
