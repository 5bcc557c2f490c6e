"""Chapters 4 and 5: legs, free windows, ways, launching, traps, space."""

from __future__ import annotations

import pytest

from starboard.draw.touch import offers as offers_of
from tests.games.theseus.positions import SECTOR, Position, place, room, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"
MARINES_FIRST = "COR CON DOCK TEC NEST"
GREYS_FIRST = "COR CON WRECK TEC NEST"


# ---- the turn --------------------------------------------------------------------------------


def test_t33_phases_in_order() -> None:
    """T-33: movement, action cards, sector action, pending cards, then the other player."""
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.units(marine1="NEST.a", alien1="TEC.a").card("marines.armoury", "COR.1")
    p.deck("marines", "marines.mine").points("marines", upgrades=0)
    game = p.turn("marines").move("marine1", "COR.a")
    assert game.told("acts") == 1  # Armoury: a token, so free actions come with what follows
    assert game.ask.key == "sector"
    game.do("assault")
    assert game.ask.key == "pending"
    game.do("fill", place("COR.p"))
    assert game.ask.key == "end"
    game.do("end")
    assert (game.ask.key, game.ask.seat) == ("move", game.seat("aliens"))


def test_t34_free_windows() -> None:
    """T-34: tokens may be used before the move, before the cards, the sector action, at the end."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).points("marines", upgrades=5)
    p.units(marine1="NEST.a", marine2="DOCK.a", marine3="DOCK.b", alien1="TEC.a")
    p.card("marines.armoury", "COR.1").card("marines.fire", "COR.2").card("marines.mine", "COR.p")
    p.deck("marines", "marines.assault")
    game = p.turn("marines")
    seen = []
    for answer in (("move", unit("marine1"), room("COR.a")), None, None, ("pass",)):
        seen.append(game.ask.key)
        assert "advance" in game.kinds()
        game.do(*answer) if answer else game.do(*game.options[0])
    assert seen == ["move", "act", "sector", "pending"]
    # everything free was offered with the last question, so nobody is asked again
    assert game.ask.seat == game.seat("aliens")


def test_t34_nobody_else_may() -> None:
    """T-34: only the active player uses tokens, in the own turn."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).points("aliens", upgrades=3)
    p.units(marine1="NEST.a", alien1="TEC.a")
    game = p.turn("marines")
    assert "advance" not in game.kinds()
    refusals = game.table.why_not(game.seat("aliens"), ("advance", unit("alien1")))
    assert refusals[0].rule == "T-36"


def test_t35_nothing_to_move() -> None:
    """T-35: if no unit can be moved the turn ends after its free window."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").points("aliens", upgrades=1)
    p.units(alien1="COR.a", scientist1="LAB.a", scientist2="LAB.b")
    p.s.clamps[0] = unit("alien1")
    game = p.turn("aliens")
    assert (game.ask.key, game.kinds()) == ("end", {"end", "advance"})
    game.do("end")
    assert game.ask.seat == game.seat("scientists")


def test_t36_only_own_units() -> None:
    """T-36: own units in sectors or in space, never another player's."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST)
    p.units(alien1="COR.a", alien2="space", marine1="TEC.a")
    game = p.turn("aliens")
    assert {option[1] for option in game.options} == {unit("alien1"), unit("alien2")}
    assert game.why("move", unit("marine1"), room("DOCK.a")) == "T-36"


# ---- ways ------------------------------------------------------------------------------------


def test_t37_points_are_counted_before_leaving() -> None:
    """T-37: three units, three points, itself included."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST)
    p.units(alien1="COR.a", alien2="COR.b", marine1="COR.c")
    assert p.turn("aliens").ends("alien1") == {"TEC"}


def test_t38_exactly() -> None:
    """T-38: not more and not fewer sectors than points."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a", alien2="COR.b")
    game = p.turn("aliens")
    for end in ("CON.a", "TEC.a", "DOCK.a"):
        assert game.why("move", unit("alien1"), room(end)) == "T-38"


def test_t39_skipping_is_a_choice_at_each_sector() -> None:
    """T-39: two skip cards one behind the other: none, the first, or both."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a")
    p.card("aliens.vent_shortcut", "CON.2").card("aliens.vent_shortcut", "NEST.1")
    assert p.turn("aliens").ends("alien1") == {"CON", "NEST", "TEC"}


def test_t39_no_use_where_the_move_starts() -> None:
    """T-39: a shortcut in the start sector changes nothing."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a")
    p.card("aliens.vent_shortcut", "COR.1")
    assert p.turn("aliens").ends("alien1") == {"CON"}


def test_t39_ways_to_one_end_that_meet_other_traps() -> None:
    """T-39, T-48: leave out this sector or that one; the way not the plainest is described."""
    lives = {}
    for kind in ("move", "detour"):
        p = Position("aliens", "marines", ring=ALIENS_FIRST).card("marines.fire", "CON.1")
        p.card("aliens.vent_shortcut", "CON.2").card("aliens.vent_shortcut", "NEST.1")
        p.units(alien1="COR.a", alien2="COR.b", marine1="DOCK.a")
        game = p.turn("aliens")
        ways = [o for o in game.options if o[1:3] == (unit("alien1"), room("TEC.a"))]
        assert {o[0] for o in ways} == {"move", "detour"}
        chosen = next(o for o in ways if o[0] == kind)
        if kind == "detour":
            assert chosen[3:] == (2, (SECTOR["NEST"],))
        lives[kind] = game.do(*chosen).life("aliens")
    assert lives == {"move": 20, "detour": 19}


def test_t53_parasites_make_longer_ways_another_choice() -> None:
    """T-53: a Time Loop on the way costs a point more or less, so both ways are offered."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).kept("greys", "bonus.shaft_passage")
    p.card("greys.time_loop", "CON.2").units(grey1="COR.a", alien1="NEST.a")
    p.s.parasites[0], p.s.parasite_by[0] = unit("grey1"), p.seat("aliens")
    game = p.turn("greys").do("play", p.s.kept[0][0])
    assert ("stride", unit("grey1"), room("CON.a"), 2) in game.options
    game.do("stride", unit("grey1"), room("CON.a"), 2)
    assert game.life("greys") == 18


def test_t40_ventilation_shaft() -> None:
    """T-40: from its sector one sector further, if wanted."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a", alien2="TEC.a")
    p.card("aliens.ventilation_shaft", "COR.1")
    game = p.turn("aliens")
    assert game.ends("alien1") == {"CON", "NEST"}
    assert game.ends("alien2") == {"DOCK"}


def test_t41_not_where_the_move_starts() -> None:
    """T-41: a unit cannot 'move' without leaving."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).card("greys.time_loop", "COR.1", tokens=3)
    p.units(grey1="COR.a", alien1="COR.b")
    assert p.turn("greys").ends("grey1") == {"WRECK"}


@pytest.mark.parametrize(
    ("tokens", "copied", "count"), [(0, False, 2), (1, False, 3), (0, True, 3)]
)
def test_t41_upgraded_or_multiplied(tokens: int, copied: bool, count: int) -> None:
    """T-41, T-94: with number 2, or copied, up to two further points."""
    p = Position("greys", "aliens", ring=GREYS_FIRST)
    p.card("greys.time_loop", "CON.2", tokens=tokens)
    if copied:
        p.card("greys.reproduction", "CON.1")
    p.units(grey1="COR.a", alien1="COR.b", alien2="COR.c")
    assert len(p.turn("greys").ends("grey1")) == count


def test_t42_teleport_once_per_move() -> None:
    """T-42: anywhere from its sector; a second Teleportation there starts nothing again."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).units(grey1="COR.a", alien1="NEST.a")
    p.card("greys.teleportation", "CON.1").card("greys.teleportation", "TEC.1")
    game = p.turn("greys")
    assert game.ends("grey1") == {"COR", "CON", "WRECK", "TEC", "NEST"}
    game.move("grey1", "TEC.a")
    assert game.at("grey1") == "TEC.a"


def test_t43_shortcuts_serve_the_mover() -> None:
    """T-43: Mind Control uses the Greys' shortcut, not the one of the unit's owner."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).units(grey1="WRECK.a", alien1="COR.a")
    p.card("greys.control", "TEC.1").card("aliens.vent_shortcut", "CON.2")
    game = p.turn("greys").move("grey1", "TEC.a")
    assert game.ends("alien1") == {"CON"}
    p = Position("greys", "aliens", ring=GREYS_FIRST).units(grey1="WRECK.a", alien1="COR.a")
    p.units(alien2="COR.b").card("greys.control", "TEC.1").card("greys.time_loop", "CON.2")
    assert p.turn("greys").move("grey1", "TEC.a").ends("alien1") == {"CON", "WRECK"}


def test_t44_never_moved_twice() -> None:
    """T-44: a unit moved this turn is no choice for an Extra Turn."""
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.units(marine1="DOCK.a", marine2="COR.a", marine3="COR.b", alien1="NEST.a")
    game = p.turn("marines").move("marine1", "TEC.a")
    assert game.why("move", unit("marine1"), room("NEST.b")) == "T-44"


def test_t45_any_empty_room() -> None:
    """T-45: a taken room is refused as long as another one is empty."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a", marine1="CON.b")
    game = p.turn("aliens")
    assert {option[2] for option in game.options} == {room(f"CON.{x}") for x in "acd"}
    assert game.why("move", unit("alien1"), room("CON.b")) == "T-45"


def test_t46_launch_takes_the_tokens_off() -> None:
    """T-46: any of the four, own ones included; clamp, parasite and invisibility come off."""
    p = Position("greys", "aliens", ring=GREYS_FIRST)
    p.units(grey1="COR.a", grey2="CON.a", alien1="CON.b", alien2="CON.c", alien3="CON.d")
    p.s.invisible = 1 << unit("grey2")
    p.s.parasites[0], p.s.parasite_by[0] = unit("grey2"), p.seat("aliens")
    game = p.turn("greys")
    mine = {option for option in game.options if option[1] == unit("grey1")}
    assert {option[2] for option in mine} == {room(f"CON.{x}") for x in "abcd"}
    game.move("grey1", "CON.a")
    assert (game.at("grey1"), game.at("grey2")) == ("CON.a", "space")
    assert (game.s.invisible, game.s.parasites) == (0, [-1, -1])


def test_t47_mind_control_may_launch_the_moved_unit() -> None:
    """T-47: no room, no traps, no Minor Assault then."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).card("greys.control", "TEC.1")
    p.units(grey1="WRECK.a", alien1="COR.a", alien2="CON.a", alien3="CON.b", lesser1="CON.c")
    p.units(grey2="CON.d").card("greys.mine", "CON.2")
    game = p.turn("greys").move("grey1", "TEC.a")
    game.do("eject", unit("alien1"), SECTOR["CON"])
    assert game.at("alien1") == "space"
    assert (game.told("trap"), game.told("minor-assault")) == (0, 0)


def test_t47_group_tactics_may_not() -> None:
    """T-47: the choice is among the four units already there."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).card("marines.group_tactics", "TEC.1")
    p.units(marine1="DOCK.a", alien1="COR.a", alien2="CON.a", alien3="CON.b", lesser1="CON.c")
    p.units(marine2="CON.d")
    game = p.turn("marines").move("marine1", "TEC.a")
    assert "eject" not in game.kinds()
    game.move("alien1", "CON.d")  # the mover's own unit is launched
    assert game.at("marine2") == "space"


def test_t48_once_for_each_entry() -> None:
    """T-48: Fire acts once where the unit stops, not once more for crossing."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a")
    p.card("marines.fire", "CON.2")
    assert p.turn("aliens").move("alien1", "CON.a").life("aliens") == 19


def test_t49_the_start_sector_counts_when_it_comes_round() -> None:
    """T-49: leaving a sector with Fire costs nothing; coming round to it does."""
    p = Position("marines", "pandora").home("pandora", "TEC").card("marines.fire", "COR.1")
    p.units(creature1="COR.a", creature2="COR.b", creature3="COR.c", marine1="COR.d")
    game = p.turn("pandora")  # four sectors, four points: back to where it started
    assert game.ends("creature1") == {"COR"}
    game.do("move", unit("creature1"), room("COR.a"))
    assert game.told("trap") == 1


def test_t41_t42_ways_that_only_their_path_tells_apart() -> None:
    """T-41, T-42, T-49: lingering before the jump or not: the safe way is offered, too."""
    p = Position("greys", "marines", ring="COR CON WRECK TEC DOCK")
    p.units(grey1="COR.a", grey2="COR.b", marine1="COR.c")
    p.card("greys.time_loop", "CON.2").card("marines.fire", "WRECK.1")
    p.card("greys.teleportation", "WRECK.2").card("greys.teleportation", "TEC.1")
    game = p.turn("greys")
    ways = [o for o in game.options if o[1:3] == (unit("grey1"), room("DOCK.a"))]
    assert [o[0] for o in ways] == ["move", "route"]
    offers = {o.option: o.outlook for o in offers_of(game.table, 0)}
    met = [
        bool(outlook and outlook.lines[0].facts["met"])
        for o in ways
        if (outlook := offers[o]) or True
    ]
    assert sorted(met) == [False, True]
    safe = ways[met.index(False)]
    assert game.do(*safe).life("greys") == 20


@pytest.mark.parametrize("first", ["marines", "aliens"])
def test_t50_order_of_traps(first: str) -> None:
    """T-50: asked where two players could win by it, and the active player decides."""
    p = Position("greys", "marines", "aliens", ring="COR CON WRECK DOCK NEST TEC")
    p.points("marines", life=18).points("aliens", life=19).units(grey1="COR.a")
    p.card("marines.mine", "CON.2").card("aliens.hive", "CON.1")
    game = p.turn("greys").move("grey1", "CON.a")
    assert (game.ask.key, game.ask.seat) == ("trap-order", game.seat("greys"))
    at = "CON.2" if first == "marines" else "CON.1"
    game.do("trap", game.card(at), place(at))
    assert game.winners == (game.seat(first),)


def test_t50_not_asked_where_it_changes_nothing() -> None:
    """T-50, T-143: in a duel all hostile traps belong to one side."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a")
    p.card("marines.mine", "CON.2").card("marines.fire", "CON.1")
    game = p.turn("aliens").move("alien1", "CON.a")
    assert game.life("aliens") == 17


def test_t51_the_minor_assault_is_the_movers() -> None:
    """T-51: only the mover's units attack, also if an enemy unit was moved."""
    p = Position("greys", "marines", ring="COR CON WRECK TEC DOCK").card("greys.control", "TEC.1")
    p.units(grey1="WRECK.a", marine1="COR.a", grey2="CON.a+", marine2="CON.b", grey3="CON.c")
    game = p.turn("greys").move("grey1", "TEC.a").move("marine1", "CON.d")
    assert (game.data("greys"), game.life("greys")) == (1, 20)


def test_t52_order_of_consequences() -> None:
    """T-52: launch, then traps, then the Minor Assault."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).card("marines.mine", "CON.2")
    p.units(alien1="COR.a+", marine1="CON.a", marine2="CON.b", marine3="CON.c", lesser1="CON.d")
    game = p.turn("aliens").move("alien1", "CON.d")
    told = [event.message.key for event in game.table.events]
    chain = ["event-launched", "event-trap", "event-minor-assault"]
    assert [key for key in told if key in chain] == chain


def test_t53_parasites_cost_for_added_points() -> None:
    """T-53: each point used costs; a skipped sector does not, a Time Loop does."""
    p = Position("scientists", "aliens", ring="COR CON LAB TEC NEST")
    p.card("scientists.secret_passage", "CON.2").units(scientist1="COR.a", alien1="NEST.a")
    p.s.parasites[0], p.s.parasite_by[0] = unit("scientist1"), p.seat("aliens")
    game = p.turn("scientists").move("scientist1", "LAB.a")
    assert game.life("scientists") == 19  # one point, although two sectors on
    p = Position("greys", "aliens", ring=GREYS_FIRST).card("greys.time_loop", "CON.2")
    p.units(grey1="COR.a", alien1="COR.b")
    p.s.parasites[0], p.s.parasite_by[0] = unit("grey1"), p.seat("aliens")
    game = p.turn("greys").move("grey1", "CON.a")
    assert game.life("greys") == 18  # two points, although one sector on


# ---- space -----------------------------------------------------------------------------------


def test_t54_back_from_space() -> None:
    """T-54: any sector, only its traps, and the whole turn ends even if the sector is full."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).points("aliens", upgrades=1)
    p.units(alien1="space", alien2="COR.a+", marine1="COR.b", marine2="COR.c")
    p.card("marines.mine", "COR.1").card("aliens.assault", "COR.2").deck("aliens", "aliens.hive")
    game = p.turn("aliens").do("land", unit("alien1"), room("COR.d"))
    assert game.life("aliens") == 18
    assert (game.told("minor-assault"), game.told("assault"), game.told("acts")) == (0, 0, 0)
    assert (game.ask.key, game.ask.seat) == ("move", game.seat("marines"))


def test_t55_no_full_sector_from_space() -> None:
    """T-55: only empty rooms; T-54 the launch chain does not exist here."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST)
    p.units(alien1="space", alien2="COR.a", marine1="COR.b", marine2="COR.c", marine3="COR.d")
    game = p.turn("aliens")
    assert "COR" not in game.ends("alien1")
    assert game.why("land", unit("alien1"), room("COR.b")) == "T-55"


def test_t55_it_counts_as_its_move() -> None:
    """T-55, T-61: a unit from space may be the one of an Extra Turn, and ends the turn."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="NEST.a", alien2="space")
    p.units(marine1="DOCK.a", marine2="DOCK.b")
    game = p.turn("aliens").move("alien1", "TEC.a")
    assert game.ends("alien2") == {"COR", "CON", "NEST", "TEC", "DOCK"}
    game.do("land", unit("alien2"), room("TEC.b"))
    assert game.told("extra-turn") == 1  # no second one, though it stands in the Technology Bay
    assert game.ask.seat == game.seat("marines")
