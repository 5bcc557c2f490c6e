"""Examples of the rulebook, A and B: set-up, movement, attack, upgrade, malfunction, end."""

from __future__ import annotations

import pytest

from starboard.games.theseus.rules.station import number
from tests.games.theseus.positions import Game, Position, fresh, place, room, unit

DUEL = "COR CON NEST TEC DOCK"


# ---- A. Set-up and movement ------------------------------------------------------------------


def test_e1_turn_order_by_sectors() -> None:
    """E-1: T-19, T-20."""
    table = fresh(2, layout="standard", first=2, faction_1="marines", faction_2="aliens")
    ring = table.observe(0)["table"]["ring"]
    assert ring == ["corridors", "control_room", "nest", "technology", "dock"]
    assert table.observe(0)["table"]["order"] == [1, 0]  # Aliens first, Marines second


def test_e2_movement_points() -> None:
    """E-2: T-37, T-38. Sectors A to E with 2, 4, 1, 2 and 0 units: C, A, D and A are reached."""
    p = Position("aliens", "marines", ring="COR CON NEST TEC DOCK")
    p.units(alien1="COR.a", marine2="COR.b", marine1="CON.a", alien2="CON.b", marine3="CON.c")
    p.units(alien3="NEST.a", lesser1="CON.d", lesser2="TEC.a", lesser3="TEC.b")
    game = p.turn("aliens")
    assert game.ends("alien1") == {"NEST"}
    assert game.ends("alien2") == {"COR"}
    assert game.ends("alien3") == {"TEC"}
    assert game.ends("lesser2") == {"COR"}
    assert game.why("move", unit("alien1"), room("CON.a")) == "T-38"


def test_e3_the_mover_launches_and_attacks() -> None:
    """E-3: T-46, T-51. The Greys move a Marine by Mind Control into a full sector."""
    p = Position("greys", "marines", ring="COR CON WRECK TEC DOCK")
    p.card("greys.control", "TEC.1")
    p.units(grey1="WRECK.a", marine1="COR.a")
    p.units(marine2="CON.a", marine3="CON.b", grey2="CON.c+", grey3="CON.d")
    game = p.turn("greys").move("grey1", "TEC.a")
    assert game.ask.key == "control"
    assert game.ask.seat == game.seat("greys")
    targets = {option for option in game.options if option[:2] == ("move", unit("marine1"))}
    assert {option[2] for option in targets} == {room(f"CON.{x}") for x in "abcd"}
    game.move("marine1", "CON.a")  # launches marine2
    assert game.at("marine2") == "space"
    assert game.told("minor-assault") == 1
    assert game.data("greys") == 1  # the Greys' own Minor Assault
    assert game.life("greys") == 20


def corridors() -> Game:
    """E-4: the Corridors example before the move."""
    p = Position("aliens", "marines", ring=DUEL)
    p.units(alien1="NEST.a+", alien2="NEST.b", marine1="COR.a", marine2="COR.c", marine3="COR.d")
    p.card("aliens.vent_shortcut", "DOCK.1").card("marines.mine", "COR.1")
    p.card("marines.combat_position", "COR.2").card("aliens.tentacles", "COR.4")
    p.card("aliens.assault", "COR.5").card("marines.armoury", "COR.p")
    p.deck("aliens", "aliens.habitat", "aliens.hive")
    return p.turn("aliens")


def test_e4_to_e7_the_corridors() -> None:
    """E-4 to E-7: T-39, T-48, T-51, T-56 to T-60, T-70, T-85."""
    game = corridors()
    assert game.ends("alien1") == {"DOCK", "COR"}  # with the shortcut, else the Dock
    mine = game.card("COR.1")
    game.move("alien1", "COR.b")
    # E-4 Mine 2, E-4 Minor Assault 3, E-5 Assault card 3, E-6 sector action 3
    assert game.life("aliens") == 18
    assert mine in game.s.gone
    assert game.life("marines") == 11
    assert (game.told("minor-assault"), game.told("assault"), game.told("acts")) == (1, 2, 1)
    # E-7
    armoury = game.card("COR.p")
    assert {option[0] for option in game.options} == {"oust", "pass"}
    game.do("oust", armoury, place("COR.p"))
    assert game.on("COR.p") == "aliens.habitat"
    assert armoury in game.s.gone
    assert game.ask.seat == game.seat("marines")


def test_e8_two_pending_slots() -> None:
    """E-8: T-68, T-72. Own and enemy card pending in the own sector."""
    p = Position("aliens", "marines", ring=DUEL)
    p.units(alien1="CON.a").card("aliens.hive", "NEST.p1").card("marines.mine", "NEST.p2")
    p.deck("aliens", "aliens.habitat", "aliens.assault")
    game = p.turn("aliens").move("alien1", "NEST.a").skip_to("pending")
    game = game if game.ask.key == "pending" else game.through()
    offers = {option[0] for option in game.options if option[0] not in ("advance", "improve")}
    assert offers == {"oust", "install", "pass"}
    game.install("NEST.p1", "CON.2")
    assert game.on("NEST.p1") == "aliens.habitat"
    assert game.on("NEST.p2") == "marines.mine"  # not both
    assert game.ask.key != "pending"


def test_e9_repeated_chain() -> None:
    """E-9: T-52. A unit fills a sector; an action card there fills another one."""
    p = Position("greys", "aliens", ring="COR CON WRECK TEC NEST")
    p.card("greys.control", "TEC.1").card("greys.mine", "CON.2")
    p.units(grey1="WRECK.a", grey2="TEC.a+", alien1="TEC.b", lesser1="TEC.c")
    p.units(alien2="COR.a", grey3="CON.b+", lesser2="CON.c", lesser3="CON.d")
    game = p.turn("greys").move("grey1", "TEC.d")
    assert (game.told("minor-assault"), game.data("greys")) == (1, 1)
    game.move("alien2", "CON.a")
    assert (game.told("minor-assault"), game.data("greys")) == (2, 2)
    assert game.life("aliens") == 18  # the Greys' Mine in CON


# ---- B. Attack, upgrade, malfunction, end ----------------------------------------------------


def assault_by_marines(**units: str) -> Game:
    """The Marines make an Assault by stopping on their card in the Control Room."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.card("marines.assault", "CON.2").units(**units)
    game = p.turn("marines")
    mover = next(name for name in ("marine3", "marine2") if name in units)
    return game.do(*next(o for o in game.options if o[1] == unit(mover) and o[2] >> 2 == 1))


def test_e10_range() -> None:
    """E-10: T-14. Aliens in b, c and d, an advanced Marine in a: two hits, not three."""
    game = assault_by_marines(
        marine1="COR.a+", alien1="COR.b", alien2="COR.c", alien3="COR.d", marine3="DOCK.a",
        marine2="DOCK.b", lesser1="DOCK.c", lesser2="DOCK.d",
    )  # fmt: skip
    assert game.life("aliens") == 20 - 2 - 1  # marine2 in the Dock hits a Lesser Alien


def test_e11_damage_is_per_hit() -> None:
    """E-11: T-58. Two units of a player are hit once each: 2 life points."""
    game = assault_by_marines(
        marine1="COR.b+", alien1="COR.a", alien2="COR.c", marine3="DOCK.a", lesser1="DOCK.d",
        lesser2="NEST.a", marine2="DOCK.b", lesser3="DOCK.c",
    )  # fmt: skip
    assert game.life("aliens") == 20 - 2 - 1


def test_e12_fourth_unit_in_the_corridors() -> None:
    """E-12: T-59. A Minor Assault in the movement phase and an Assault as sector action."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="NEST.a", marine2="COR.a", alien1="COR.b", alien2="COR.c")
    game = p.turn("marines").move("marine1", "COR.d")
    assert (game.told("minor-assault"), game.told("assault")) == (1, 1)
    assert game.life("aliens") == 20 - 2 - 2


def test_e13_two_extra_turns() -> None:
    """E-13: T-44, T-61. Three units end in the Technology Bay: two Extra Turns."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="DOCK.a", marine2="CON.a", marine3="CON.b", alien1="NEST.a")
    game = p.turn("marines").move("marine1", "TEC.a")
    assert game.told("extra-turn") == 1
    assert game.ask.seat == game.seat("marines")
    assert game.kinds() == {"move"}  # it is compulsory
    assert ("move", unit("marine1"), room("NEST.b")) not in game.options
    game.move("marine2", "TEC.b")
    assert game.told("extra-turn") == 2
    assert game.ends("marine3") == {"DOCK"}  # alone in CON now: 1 point


def test_e13_no_third_extra_turn() -> None:
    """E-13: T-61. When all units were moved there is none."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="DOCK.a", marine2="CON.a", alien2="CON.b", marine3="COR.a", alien3="COR.b")
    p.units(lesser1="COR.c", alien1="NEST.a")
    game = p.turn("marines").move("marine1", "TEC.a").move("marine2", "TEC.b")
    game.move("marine3", "TEC.c")
    assert game.told("extra-turn") == 2
    assert game.told("no-extra-turn") == 1
    assert game.ask.seat == game.seat("aliens")


def test_e14_malfunction_may_return_to_the_same_card() -> None:
    """E-14: T-62."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="COR.a").card("aliens.hive", "NEST.1").card("aliens.assault", "NEST.p1")
    p.card("bonus.upgrade", "CON.1").card("marines.mine", "TEC.1").malfunction("NEST.1")
    game = p.turn("marines").move("marine1", "CON.a")
    places = {option[2] for option in game.options}
    assert places == {place("NEST.1"), place("NEST.p1")}
    assert game.why("disable", game.card("CON.1"), place("CON.1")) == "T-62"
    assert game.why("disable", game.card("TEC.1"), place("TEC.1")) == "T-62"
    game.do("disable", game.card("NEST.1"), place("NEST.1"))
    assert game.s.malfunction == place("NEST.1")


def test_e15_first_upgrade() -> None:
    """E-15: T-75. A Mine (2) with a token deals 3."""
    p = Position("aliens", "marines", ring=DUEL)
    p.units(alien1="COR.a").card("marines.mine", "CON.2", tokens=1)
    assert p.turn("aliens").move("alien1", "CON.a").life("aliens") == 17


def test_e16_third_upgrade() -> None:
    """E-16: T-76. Three tokens for the third, two are discarded."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="COR.a").card("marines.combat_position", "COR.1", tokens=2)
    p.points("marines", upgrades=3)
    game = p.turn("marines")
    supply = game.s.supply()
    game.do("improve", game.card("COR.1"), place("COR.1"))
    assert game.s.tokens[place("COR.1")] == 3
    assert number(game.s, place("COR.1")) == 4
    assert (game.upgrades("marines"), game.s.supply()) == (0, supply + 2)


def test_e16_two_tokens_are_too_few() -> None:
    """E-16: T-76. With two tokens the third is refused."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="COR.a").card("marines.combat_position", "COR.1", tokens=2)
    p.points("marines", upgrades=2)
    game = p.turn("marines")
    assert game.why("improve", game.card("COR.1"), place("COR.1")) == "T-76"


@pytest.mark.parametrize("lying", range(6))
def test_e17_cost_table(lying: int) -> None:
    """E-17: T-76. The (n+1)-th token takes n + 1 tokens."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="COR.a").card("marines.fire", "COR.1", tokens=lying)
    p.points("marines", upgrades=lying + 1)
    game = p.turn("marines").do("improve", p.s.places[place("COR.1")], place("COR.1"))
    assert (game.upgrades("marines"), game.s.tokens[place("COR.1")]) == (0, lying + 1)


def test_e17_a_seventh_is_refused() -> None:
    """E-17: T-76. At most six on a card, however many tokens there are."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="COR.a").card("marines.fire", "COR.1", tokens=6)
    p.points("marines", upgrades=10)
    game = p.turn("marines")
    assert game.why("improve", game.card("COR.1"), place("COR.1")) == "T-76"


def countdown(marker: int) -> Game:
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="NEST.a", alien1="TEC.a").points("aliens", life=13)
    p.s.marker = marker
    return p.turn("marines").move("marine1", "COR.a")


@pytest.mark.parametrize("marker", range(3))
def test_e18_countdown(marker: int) -> None:
    """E-18: T-78, T-79. Option A with an empty deck moves the marker one field."""
    game = countdown(marker).do("fill", place("COR.p"))
    assert game.s.marker == marker + 1
    assert not game.over
    assert game.on("COR.p") == ""


def test_e18_the_last_step_ends_the_game() -> None:
    """E-18: T-80."""
    game = countdown(3).do("fill", place("COR.p"))
    assert game.over
    assert game.reason == "end-countdown"


def test_e18_doing_nothing_moves_nothing() -> None:
    """E-18: T-79."""
    assert countdown(0).do("pass").s.marker == 0


def test_e19_final_score() -> None:
    """E-19: T-80. 8 + 7 beats 13."""
    p = Position("scientists", "aliens", ring="COR CON LAB TEC NEST")
    p.units(scientist1="NEST.a").points("scientists", life=8, data=7).points("aliens", life=13)
    p.s.marker = 3
    game = p.turn("scientists").move("scientist1", "COR.a").do("fill", place("COR.p"))
    assert game.winners == (game.seat("scientists"),)
    assert game.table.result is not None
    assert game.table.result.scores == (15, 13)


def test_e20_tie() -> None:
    """E-20: T-81. Player 2, then player 1 take one more turn each; still equal: both win."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.units(marine1="NEST.a", alien1="TEC.a")
    p.s.marker = 3
    game = p.turn("marines").move("marine1", "COR.a").do("fill", place("COR.p"))
    assert not game.over
    assert game.ask.seat == game.seat("aliens")
    game.move("alien1", "NEST.b").skip_to("move")
    assert game.ask.seat == game.seat("marines")
    game.move("marine1", "CON.a").skip_to("move")
    assert game.over
    assert (game.winners, game.reason) == ((0, 1), "end-shared")
