"""Factions, cards, chains, allied units: examples X-28 to X-43 and X-49 to X-54, H-62 to H-111."""

from __future__ import annotations

import pytest

from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import ALLIES, CARDS, FORMATIONS, MERCENARIES
from starboard.games.hexpanse.hexes import turned
from starboard.games.hexpanse.rules.formations import lays_around
from starboard.games.hexpanse.rules.market import buy
from starboard.games.hexpanse.rules.robbery import change_owner
from starboard.games.hexpanse.rules.units import remove
from starboard.games.hexpanse.state import OFF_BOARD
from tests.games.hexpanse.positions import Position, area, card, faction, kind

NEIGHBOURS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def refusal(position: Position, *option: object) -> str:
    """The rule by which an option is refused now."""
    assert option not in position.ask.options
    return dict(GAME.refused(position.s, position.ask))[option].rule


# ---- faction abilities ----------------------------------------------------------------------


def test_terran_empire() -> None:
    """X-28, H-62, H-87: a unit lands on The Baron, whose card is discarded; 1 life is paid."""
    position = Position(2, factions=("terran", "cyber"))
    position.put(0, "leader", 0, 0)
    position.put(1, "baron", 1, 0)
    position.start().say("ability").say("land", kind("normal"), area(1, 0))
    assert position.s.discard == [card("baron")]
    assert position.stands(0, "normal", 1, 0)
    assert position.side(0).life == 5


def test_terran_landing_spares_leaders_but_not_own_units() -> None:
    """H-87: an area with a leader cannot be chosen, an own unit or an empty area can."""
    position = Position(2, factions=("terran", "cyber"))
    position.put(0, "leader", 0, 0)
    position.put(1, "leader", 1, 0)
    position.put(0, "normal", 0, 1)
    position.start().say("ability")
    assert {option[2] for option in position.options} == {
        area(*at) for at in NEIGHBOURS if at != (1, 0)
    }
    assert refusal(position, "land", kind("normal"), area(1, 0)) == "H-87"
    position.say("land", kind("normal"), area(0, 1))
    assert position.hospital(0, "normal") == 1


def test_cyberian_collective() -> None:
    """X-29, H-62, H-79, H-80: two units on [1,0] and [1,-1] in orientation 0, or only one."""
    for both in (True, False):
        position = Position(2, factions=("cyber", "terran"))
        position.put(0, "leader", 0, 0)
        position.start().say("ability").say("turn", 0)
        assert {o[2] for o in position.options if o[0] == "put"} == {area(1, 0), area(1, -1)}
        position.say("put", kind("normal"), area(1, 0))
        assert position.side(0).life == 6
        if both:
            position.say("put", kind("normal"), area(1, -1))
        else:
            position.say("stop")
        assert position.stands(0, "normal", 1, -1) == both
        assert position.side(0).life == 5


def test_interstellar_nomads() -> None:
    """X-30, H-29, H-103: the own unit comes onto the mine and pays; the opponent gains nothing."""
    position = Position(2, factions=("nomads", "terran"))
    position.put(0, "leader", -3, 3)
    own, other = position.put(0, "normal", 2, 0), position.put(1, "normal", 2, -1)
    position.start().say("ability").say("swap", other).say("with", own)
    assert position.stands(0, "normal", 2, -1)
    assert position.stands(1, "normal", 2, 0)
    assert position.side(0).hexilum == 1
    assert position.side(1).hexilum == 0
    assert position.side(0).life == 5


def test_moving_another_players_unit_pays_nobody() -> None:
    """H-29: a unit moved by another player brings nothing to anybody."""
    position = Position(2, factions=("nomads", "terran"))
    position.put(0, "leader", -3, 3)
    other = position.put(1, "normal", 2, 0)
    position.start().say("ability").say("swap", other).say("with", area(0, 0))
    assert position.stands(1, "normal", 0, 0)
    assert [side.hexilum for side in position.s.sides] == [0, 0]


def test_swapping_from_mine_to_mine() -> None:
    """H-29: an own unit that comes from a mine gains nothing on another."""
    position = Position(2, factions=("nomads", "terran"))
    position.put(0, "leader", -3, 3)
    own = position.put(0, "normal", 2, -1)
    position.start().say("ability").say("swap", own).say("with", area(0, 0))
    assert position.side(0).hexilum == 0


def test_union_of_trade_worlds() -> None:
    """X-31, H-62: 2 hexilum for 1 life."""
    position = Position(2, factions=("traders", "terran"))
    position.put(0, "leader", -3, 3)
    position.side(0).hexilum = 1
    position.start().say("ability")
    assert (position.side(0).hexilum, position.side(0).life) == (3, 5)


def test_ox() -> None:
    """X-32, H-62, H-89: 2 normal and 1 allied unit back, 1 allied unit stays."""
    position = Position(2, factions=("ox", "terran"), allies=("pirates",))
    position.put(0, "leader", -3, 3)
    position.wound(0, "normal", 2)
    position.wound(0, "pirates", 2)
    position.start().say("ability")
    for name in ("normal", "normal", "pirates"):
        position.say("take-back", kind(name))
    assert (position.ship(0, "normal"), position.ship(0, "pirates")) == (9, 1)
    assert position.hospital(0, "pirates") == 1
    assert position.side(0).life == 5


def test_taking_back_fewer() -> None:
    """H-89: as many as shown or fewer."""
    position = Position(2, factions=("ox", "terran"))
    position.put(0, "leader", -3, 3)
    position.wound(0, "normal", 3)
    position.start().say("ability").say("stop")  # the first one leaves no choice
    assert position.hospital(0, "normal") == 2


def test_mentacle() -> None:
    """X-33, H-33, H-92: only the normal unit goes; the elite unit is immune."""
    position = Position(2, factions=("mentacle", "terran"), elite=True)
    position.put(0, "leader", -3, 3)
    position.wound(1, "normal", 7)
    position.start().say("ability")
    assert position.ship(1, "normal") == 0
    assert position.ship(1, "elite") == 1
    assert position.side(0).life == 5


# ---- cards ----------------------------------------------------------------------------------


def test_orange_frame() -> None:
    """X-34, H-57, H-72: Vex can be activated once in this turn, Cheyen cannot."""
    position = Position(2)
    vex, cheyen = position.put(0, "vex", 0, 0), position.put(0, "cheyen", 2, 0)
    position.start()
    assert refusal(position, "activate", cheyen) == "H-72"
    position.say("activate", vex)
    assert position.side(0).hexilum == 2
    assert refusal(position, "activate", vex) == "H-72"
    position.say("pass").finish()
    assert ("activate", vex) in position.options


def test_use_on_arrival_counts() -> None:
    """H-71, H-72: Vex works on arrival and then not again in that turn."""
    position = Position(2)
    position.give(0, "vex")
    position.start().place("vex", 1, 0)
    assert position.side(0).hexilum == 2
    assert refusal(position, "activate", area(1, 0)) == "H-72"


def test_chain_of_three() -> None:
    """X-35, H-74, H-75, H-78, H-83: Cheyen, The Baron, Kama Tron, each complete before the next."""
    position = Position(2, allies=("protector",))
    position.give(0, "cheyen", "baron", "kama_tron")
    position.put(0, "leader", -3, 3)
    position.put(1, "normal", 1, -1)
    before = position.ship(0, "normal")
    position.start().place("cheyen", 0, 0)
    assert position.side(0).hexilum == 1
    position.say("turn", 0).say("put", kind("baron"), area(1, 0))
    assert not position.told("to-hospital")  # The Baron waits until Cheyen's card is complete
    position.say("put", kind("normal"), area(-1, 0))
    north_west = next(k for k in range(6) if _attacked("baron", 1, 0, k) == (1, -1))
    position.say("turn", north_west)
    assert position.hospital(1, "normal") == 1
    position.say("put", kind("normal"), area(0, 1)).say("put", kind("kama_tron"), area(2, 0))
    position.say("turn", 0).say("put", kind("normal"), area(3, 0))
    position.say("put", kind("normal"), area(2, -1)).say("put", kind("protector"), area(1, 1))
    assert position.ask.key == "action"
    assert position.s.actions == 1
    assert position.side(0).hexilum == 3
    assert before - position.ship(0, "normal") == 4
    assert position.side(0).units.bit_count() == 8 + 1


def _attacked(name: str, q: int, r: int, steps: int) -> tuple[int, int]:
    """The area that a mercenary attacks first, in a turn."""
    shape = FORMATIONS[CARDS[card(name)].options[0].formation]
    dq, dr = turned(shape.attacks[0], steps)
    return q + dq, r + dr


def test_orientation() -> None:
    """X-54, H-81: The Baron in orientation 1 attacks [0,1] and may place on [1,-1] and [-1,0]."""
    position = Position(2)
    position.give(0, "baron")
    position.put(1, "normal", 0, 1)
    position.start().place("baron", 0, 0)
    assert {option[1] for option in position.options} == set(range(6))  # six turns, no mirror
    position.say("turn", 1)
    assert position.hospital(1, "normal") == 1
    assert {o[2] for o in position.options if o[0] == "put"} == {area(1, -1), area(-1, 0)}


def test_attack_compulsory_placement_optional() -> None:
    """X-36, H-64, H-79: an own unit must be hit; placements may be left out."""
    position = Position(2)
    for at in NEIGHBOURS:
        position.put(0, "normal", *at)
    position.give(0, "baron")
    position.start().place("baron", 0, 0)
    assert ("decline",) not in position.options
    position.say("turn", 0)
    assert position.hospital(0, "normal") == 1
    assert position.ask.key == "action"  # both places are taken: nothing is placed
    position = Position(2)
    position.give(0, "baron")
    position.start().place("baron", 0, 0).say("turn", 0).say("stop")
    assert position.side(0).units.bit_count() == 1


def test_declining_on_arrival() -> None:
    """H-134: swap, leader damage, taking back and placing may be declined; attacks not."""
    wu = next(each.id for each in MERCENARIES if each.options[0].kind == "damage_leader")
    for merc in ("phantom", wu, "moreno", "cheyen"):
        position = Position(2)
        position.give(0, merc)
        position.wound(0, "normal", 1)
        position.start().place(merc, 0, 0)
        assert ("decline",) in position.options, merc
        position.say("decline")
        assert position.ask.key == "action"
        assert position.side(1).life == 6


def test_activation_cannot_be_declined() -> None:
    """H-134, H-72: what was declined on arrival has not been used, and as an action it works."""
    position = Position(2)
    merc = next(each.id for each in MERCENARIES if each.options[0].kind == "damage_leader")
    position.give(0, merc)
    position.start().place(merc, 1, 0).say("decline")
    position.say("activate", area(1, 0))
    assert position.side(1).life == 5


def test_action_card() -> None:
    """X-37, H-56, H-70, H-79, H-126: both units are destroyed, the card is discarded."""
    position = Position(2)
    position.give(0, "assault_team")
    position.put(1, "normal", 0, 0)
    position.put(0, "normal", 1, 0)
    position.start().say("play", card("assault_team"), 0).say("lay", area(0, 0)).say("turn", 0)
    assert position.hospital(0, "normal") == position.hospital(1, "normal") == 1
    assert position.s.discard == [card("assault_team")]
    assert position.side(0).cards == []
    assert position.ask.key == "action"


def test_free_formation_lies_on_the_board() -> None:
    """H-80, H-82, H-105: all areas on the board, plain ones too; an attack must hit something."""
    position = Position(2)
    position.give(0, "decapitation", "bridgehead")
    position.put(1, "normal", 3, 0)
    position.start()
    position.say("play", card("decapitation"), 0)
    # attack [0,0] and [2,0] with a plain area between: only lines that end on [3,0]
    places = {option[1] for option in position.options}
    assert places == {area(3, 0), area(1, 0), area(3, -2), area(1, 2)}
    assert refusal(position, "lay", area(0, 0)) == "H-82"
    position.say("lay", area(1, 0))
    assert position.hospital(1, "normal") == 1  # one turn only: it is not asked


def test_plain_area_may_be_occupied() -> None:
    """H-105: the grey hexagon has no effect on what stands there."""
    position = Position(2)
    position.give(0, "decapitation")
    position.put(1, "normal", 0, 0)
    position.put(1, "normal", 1, 0)
    position.start().say("play", card("decapitation"), 0).say("lay", area(0, 0)).say("turn", 0)
    assert position.stands(1, "normal", 1, 0)
    assert position.hospital(1, "normal") == 1


def test_formation_of_a_unit_at_the_edge() -> None:
    """H-82: areas off the board are ignored for a unit."""
    position = Position(2)
    position.give(0, "orsolo")
    position.start().place("orsolo", 3, 0).say("turn", 0)
    assert {o[2] for o in position.options if o[0] == "put"} == {area(2, 0)}


def test_attack_then_place() -> None:
    """X-38, H-88: the unit to its hospital, a normal unit onto the mine; a leader stays."""
    position = Position(2, allies=("pirates", "hackers"))
    position.give(0, "bridgehead")
    there = position.put(1, "hackers", 2, -1)
    position.start().say("play", card("bridgehead"), 1).say("hit", there)
    position.say("put", kind("normal"), there)
    assert position.hospital(1, "hackers") == 1
    assert position.side(0).hexilum == 1
    position = Position(2)
    position.give(0, "bridgehead")
    there = position.put(1, "leader", 2, -1)
    position.side(1).life = 3
    position.start().say("play", card("bridgehead"), 1).say("hit", there)
    assert position.side(1).life == 2
    assert position.ask.key == "action"


@pytest.mark.parametrize("stay", [True, False])
def test_stolen_mercenary(stay: bool) -> None:
    """X-39, H-98: Cheyen stays without any ability, or returns to the thief's card."""
    position = Position(2, allies=("medics", "headhunters"))
    position.put(0, "cheyen", 0, 0)
    here, victim = position.put(0, "normal", 2, 0), position.put(1, "headhunters", 2, 1)
    position.start().say("attack", here, victim)
    position.say("rob", faction("terran"), card("cheyen"), seat=1)
    position.say("leave" if stay else "withdraw", seat=1)
    assert position.side(1).cards == [card("cheyen")]
    assert position.side(1).hexilum == 0  # the mine under it pays nothing
    if stay:
        assert position.stands(1, "cheyen", 0, 0)
        assert position.ask.key == "action"
        assert position.ask.seat == 0
    else:
        assert position.at(0, 0) is None
        assert position.s.waiting[card("cheyen")] == 1
        position.finish().place("cheyen", 3, 0)
        assert position.ask.key == "turn"  # placed later, its ability works


def test_stolen_mercenary_can_be_used_anew() -> None:
    """H-72: after a change of owner the use of the turn counts anew."""
    position = Position(2, allies=("medics", "headhunters"))
    vex = position.put(0, "vex", 0, 0)
    here, victim = position.put(0, "normal", 2, 0), position.put(1, "headhunters", 2, 1)
    position.start().say("activate", vex).say("attack", here, victim)
    position.say("rob", faction("terran"), card("vex")).say("leave")
    assert not position.s.used
    assert position.s.active == 1
    assert ("activate", vex) in position.options


def test_heinleins_squad() -> None:
    """X-40, H-38: the ability works once; the card stays until the last token is destroyed."""
    position = Position(2)
    position.give(0, "heinlein")
    squad = kind("heinlein")
    position.start().place("heinlein", 0, 0).say("turn", 0)
    assert {o[2] for o in position.options if o[0] == "put"} == {area(1, 0), area(0, 1)}
    position.say("put", squad, area(1, 0)).say("put", squad, area(0, 1))
    assert position.ask.key == "action"
    position.say("pass")
    for n, at in enumerate([(0, 0), (1, 0), (0, 1)]):
        assert position.side(0).cards == [card("heinlein")]
        remove(position.s, area(*at))
        assert (card("heinlein") in position.s.discard) == (n == 2)
    assert position.side(0).cards == []


def test_heinleins_squad_lost_and_stolen() -> None:
    """H-133: destroyed tokens stay out; taken back, the ability works once more; left, it does not;
    before the first token nothing is lost."""
    for taken_back in (True, False):
        position = Position(2, allies=("medics", "headhunters"))
        position.put(0, "heinlein", 0, 0)
        position.put(0, "heinlein", 1, 0)
        remove(position.s, area(1, 0))  # one token destroyed, one on the board, one waiting
        change_owner(position.s, 1, 0, card("heinlein"), taken_back)
        position.s.check()
        assert position.s.waiting[card("heinlein")] == (2 if taken_back else 1)
        assert bool(position.s.fresh) == taken_back
        assert position.stands(1, "heinlein", 0, 0) != taken_back
        position.s.active = 1
        position.start().place("heinlein", 2, 0)
        assert (position.ask.key == "turn") == taken_back
    position = Position(2)
    position.give(0, "heinlein")
    change_owner(position.s, 1, 0, card("heinlein"), False)
    assert position.s.fresh == 1 << card("heinlein")
    assert position.s.waiting[card("heinlein")] == 3


def test_hired_anew_with_three_tokens() -> None:
    """H-133, H-73: after the card was discarded and bought again there are three tokens."""
    position = Position(2)
    position.put(0, "heinlein", 0, 0)
    position.s.waiting[card("heinlein")] = 0
    remove(position.s, area(0, 0))
    position.s.discard.remove(card("heinlein"))
    position.s.market.append(card("heinlein"))
    position.side(1).hexilum = 5
    buy(position.s, 1, card("heinlein"))
    assert position.s.waiting[card("heinlein")] == 3


def test_destroyed_action_card() -> None:
    """X-41, H-96: out of the game and not on the discard pile."""
    position = Position(2)
    position.give(0, "black_market")
    position.give(1, "bridgehead")
    position.start().say("play", card("black_market"), 1)
    assert position.s.gone == [card("bridgehead")]
    assert position.s.discard == [card("black_market")]
    assert position.side(1).cards == []


def test_card_precedence() -> None:
    """H-2, H-107: the card raises the income free of charge, whatever the general rule says; at
    level 4 it is not available."""
    position = Position(2)
    position.give(0, "war_economy")
    position.start().say("play", card("war_economy"), 0)
    assert (position.side(0).income, position.side(0).hexilum) == (2, 0)
    position = Position(2)
    position.give(0, "war_economy")
    position.side(0).income = 4
    position.start()
    assert refusal(position, "play", card("war_economy"), 0) == "H-64"


def test_mothership_attack() -> None:
    """X-43, H-92: only the two normal units go, chosen by the attacker; tile and card are safe."""
    position = Position(2, allies=("pirates", "hackers"))
    position.wound(1, "normal", 7)
    position.give(1, "cheyen")
    position.give(0, "war_economy")
    position.start().say("play", card("war_economy"), 1).say(
        "send", faction("cyber"), kind("normal")
    )
    assert position.hospital(1, "normal") == 9
    assert position.side(1).tile[1] == 3
    assert position.s.waiting[card("cheyen")] == 1


def test_mothership_attack_may_stop() -> None:
    """H-92, H-108: up to the number shown; the attacker decides."""
    position = Position(2)
    position.give(0, "war_economy")
    position.start().say("play", card("war_economy"), 1)
    position.say("send", faction("cyber"), kind("normal")).say("stop")
    assert position.hospital(1, "normal") == 2  # the first one left no choice


def test_hospital_to_board() -> None:
    """H-90: a unit from the hospital ship onto any empty area; arrival abilities work; H-36."""
    position = Position(2, allies=("pirates",))
    position.give(0, "field_hospital")
    position.wound(0, "pirates", 1)
    position.start()
    assert refusal(position, "play", card("field_hospital"), 1) == "H-64"  # no leader on board
    position = Position(2, allies=("pirates",))
    position.give(0, "field_hospital")
    position.wound(0, "pirates", 1)
    position.put(0, "leader", -3, 3)
    position.side(1).hexilum = 4
    position.start().say("play", card("field_hospital"), 1).say("area", area(2, 0))
    assert position.stands(0, "pirates", 2, 0)
    assert position.ask.key == "steal-hexilum"


def test_stealing_hexilum() -> None:
    """H-100: up to the number shown, from one opponent."""
    position = Position(3)
    position.give(0, "dock_raid")
    position.side(1).hexilum, position.side(2).hexilum = 1, 5
    position.start().say("play", card("dock_raid"), 1).say("rival", faction("cyber"))
    assert [side.hexilum for side in position.s.sides] == [1, 0, 5]


# ---- allied units ---------------------------------------------------------------------------


def test_the_allied_factions() -> None:
    """H-109: eleven, three tokens each; those with the Sacrifice icon cannot attack (H-101)."""
    assert len(ALLIES) == 11
    assert all(ally.units == 3 for ally in ALLIES)
    assert {a.id for a in ALLIES if not a.can_attack} == {
        a.id for a in ALLIES if a.trigger == "sacrifice"
    }


@pytest.mark.parametrize("yes", [True, False])
def test_protector(yes: bool) -> None:
    """X-42, H-76, H-108, H-110: its owner is asked at once; it goes instead of the unit."""
    position = Position(2, allies=("pirates", "protector"))
    guard = position.put(1, "protector", 0, 0)
    target = position.put(1, "normal", 1, 0)
    here = position.put(0, "normal", 2, 0)
    position.start().say("attack", here, target)
    assert position.ask.key == "guard"
    if yes:
        position.say("guard", guard, seat=1)
        assert position.hospital(1, "protector") == 1
        assert position.stands(1, "normal", 1, 0)
    else:
        position.say("no", seat=1)
        assert position.hospital(1, "normal") == 1
        assert position.stands(1, "protector", 0, 0)
    assert position.hospital(0, "normal") == 1


def test_protector_saves_leaders_and_protectors_but_not_itself() -> None:
    """H-110: a leader loses no life; a Protector saves another one; nobody steps in for it."""
    position = Position(2, allies=("pirates", "protector"))
    first, second = position.put(1, "protector", 0, 0), position.put(1, "protector", 1, 0)
    leader = position.put(1, "leader", 0, 1)
    here, near = position.put(0, "normal", -1, 1), position.put(0, "normal", -1, 0)
    position.start().say("attack", here, leader).say("guard", first, seat=1)
    assert position.side(1).life == 6
    assert position.at(0, 0) is None  # the second one was not asked to save the first
    position = Position(2, allies=("pirates", "protector"))
    first, second = position.put(1, "protector", 0, 0), position.put(1, "protector", 1, 0)
    near = position.put(0, "normal", -1, 0)
    position.start().say("attack", near, first)
    assert position.options == {("guard", second), ("no",)}


def test_protector_does_not_help_against_leader_damage() -> None:
    """H-110, H-95: damage is no attack on an area."""
    position = Position(2, allies=("pirates", "protector"))
    position.put(1, "protector", 0, 0)
    position.put(1, "leader", 1, 0)
    position.give(0, "decapitation")
    position.start().say("play", card("decapitation"), 1)
    assert position.side(1).life == 3


def test_protector_against_its_own_side() -> None:
    """H-110: also against attacks by its own side."""
    position = Position(2, allies=("protector",))
    position.put(0, "leader", -3, 3)
    guard = position.put(0, "protector", 1, 1)
    position.put(0, "normal", 1, 0)
    position.give(0, "baron")
    position.start().place("baron", 0, 0).say("turn", 0)
    assert position.options == {("guard", guard), ("no",)}


def test_landing_on_a_protected_unit() -> None:
    """H-110, H-135: the unit stays where it was, and the price is paid nevertheless."""
    position = Position(2, factions=("terran", "cyber"), allies=("pirates", "protector"))
    position.put(0, "leader", 0, 0)
    guard, target = position.put(1, "protector", 2, 0), position.put(1, "normal", 1, 0)
    before = position.ship(0, "normal")
    position.start().say("ability").say("land", kind("normal"), target).say("guard", guard)
    assert position.stands(1, "normal", 1, 0)
    assert position.ship(0, "normal") == before
    assert position.side(0).life == 5


def test_zombies() -> None:
    """H-102: to the mothership when destroyed and after an own attack; not if hit on it."""
    position = Position(2, allies=("zombies", "hackers"), factions=("terran", "mentacle"))
    here, target = position.put(0, "zombies", 0, 0), position.put(1, "normal", 1, 0)
    position.put(1, "leader", 3, 0)
    position.start().say("attack", here, target)
    assert position.ship(0, "zombies") == 1
    assert position.hospital(0, "zombies") == 0
    position.say("pass").say("ability").say("send", faction("terran"), kind("zombies"))
    assert position.hospital(0, "zombies") == 1


def test_hackers() -> None:
    """H-99: on arrival an action card of an opponent may be taken."""
    position = Position(2, allies=("hackers",))
    position.put(0, "leader", -3, 3)
    position.give(1, "bridgehead")
    position.start().place("hackers", 1, 0)
    assert ("decline",) in position.options
    position.say("rob", faction("cyber"), card("bridgehead"))
    assert position.side(0).cards == [card("bridgehead")]
    assert position.side(1).cards == []


def test_pirates_and_saboteurs() -> None:
    """H-97, H-100: one hexilum stolen; two lost to the bank."""
    for name, mine, theirs in (("pirates", 1, 2), ("saboteurs", 0, 1)):
        position = Position(2, allies=(name,))
        position.put(0, "leader", -3, 3)
        position.side(1).hexilum = 3
        position.start().place(name, 1, 0).say("rival", faction("cyber"))
        assert (position.side(0).hexilum, position.side(1).hexilum) == (mine, theirs)


def test_phase_shifters() -> None:
    """H-104, H-137: the first unit is a mercenary or allied unit of anybody; neutral units and
    normal ones are not; a queued ability goes with its unit."""
    position = Position(2, allies=("phase_shifters",))
    position.put(0, "leader", -3, 3)
    normal, neutral = position.put(0, "normal", 0, 2), position.put(0, "neutral", 0, -2)
    foreign = position.put(1, "vex", 3, 0)
    position.start().place("phase_shifters", 1, 0)
    assert {o[1] for o in position.options if o[0] == "swap"} == {foreign, area(1, 0)}
    assert refusal(position, "swap", normal) == "H-104"
    assert refusal(position, "swap", neutral) == "H-104"
    position.say("swap", foreign).say("with", neutral)
    assert position.stands(1, "vex", 0, -2)
    assert position.at(3, 0) == (-1, kind("neutral"))


def test_phantom_swaps_itself() -> None:
    """H-104: a mercenary whose text says so swaps itself only."""
    position = Position(2)
    position.give(0, "phantom")
    other = position.put(1, "normal", 3, 0)
    position.start().place("phantom", 0, 2)
    assert position.ask.key == "swap-with"
    position.say("with", other)
    assert position.stands(0, "phantom", 3, 0)
    assert position.stands(1, "normal", 0, 2)


def test_martyrs() -> None:
    """H-111: an occupied neighbour of the area left must be attacked, if there is one."""
    position = Position(2, allies=("pirates", "martyrs"))
    victim, other = position.put(1, "martyrs", 0, 0), position.put(0, "normal", 0, 1)
    here = position.put(0, "normal", 1, 0)
    position.put(0, "normal", -1, 0)
    position.start().say("attack", here, victim)
    assert position.ask.seat == 1
    assert position.options == {("hit", other), ("hit", area(-1, 0))}
    assert refusal(position, "hit", area(1, 0)) == "H-111"
    position.say("hit", other)
    assert position.hospital(0, "normal") == 2


def test_martyrs_without_neighbours() -> None:
    """H-94, H-111: an empty area may be hit, to no effect, only if no neighbour is occupied."""
    position = Position(2, allies=("pirates", "martyrs"))
    victim, here = position.put(1, "martyrs", 0, 0), position.put(0, "normal", 1, 0)
    position.start().say("attack", here, victim)
    assert len(position.options) == 6
    position.say("hit", area(0, 1))
    assert position.ask.key == "action"


def test_assassins() -> None:
    """H-76, H-95, H-101: its owner decides in another player's turn."""
    position = Position(2, allies=("pirates", "assassins"))
    victim, here = position.put(1, "assassins", 0, 0), position.put(0, "normal", 1, 0)
    position.start().say("attack", here, victim)
    assert ("decline",) in position.options
    position.say("rival", faction("terran"), seat=1)
    assert position.side(0).life == 5


def test_field_medics() -> None:
    """H-74, H-89: an allied unit's arrival ability works within the action."""
    position = Position(2, allies=("medics",))
    position.put(0, "leader", -3, 3)
    position.wound(0, "normal", 3)
    position.start().place("medics", 1, 0).say("take-back", kind("normal"))
    position.say("take-back", kind("normal"))
    assert position.hospital(0, "normal") == 1
    assert position.s.actions == 1


def test_sacrifices_in_the_order_of_the_hits() -> None:
    """H-76: several at once work in the order of the hits, after what was queued before."""
    position = Position(2, allies=("pirates", "assassins"))
    position.put(1, "assassins", 1, 0)
    position.put(1, "assassins", -1, 0)
    position.give(0, "twinblade")
    position.start().place("twinblade", 0, 0).say("turn", 0)
    assert [(trigger[0], trigger[3]) for trigger in position.s.queue] == [(1, area(-1, 0))]
    position.say("decline", seat=1).say("rival", faction("terran"), seat=1)
    assert position.side(0).life == 5
    assert position.ask.key == "action"


def test_queued_ability_is_dropped() -> None:
    """H-77: The Baron's ability is lost when The Baron is destroyed before its turn comes."""
    position = Position(2)
    position.give(0, "cheyen", "lance7", "baron")
    position.start().place("cheyen", 0, 0).say("turn", 0)
    position.say("put", kind("lance7"), area(1, 0)).say("put", kind("baron"), area(-1, 0))
    westwards = next(k for k in range(6) if area(-1, 0) in _areas_attacked("lance7", 1, 0, k))
    position.say("turn", westwards)
    assert position.at(-1, 0) is None
    assert position.ask.key == "action"


def _areas_attacked(name: str, q: int, r: int, steps: int) -> set[int]:
    lays = lays_around(CARDS[card(name)].options[0].formation, area(q, r), 0).ways
    return {spot for lay in lays if lay.steps == steps for spot in lay.attacks}


def test_queued_ability_follows_its_unit() -> None:
    """H-77, H-103: a unit that is swapped before its ability works is measured where it stands."""
    position = Position(2)
    position.give(0, "cheyen", "phantom", "baron")
    position.start().place("cheyen", 0, 0).say("turn", 0)
    position.say("put", kind("phantom"), area(1, 0)).say("put", kind("baron"), area(-1, 0))
    position.say("with", area(-1, 0))  # The Phantom changes places with The Baron
    assert position.stands(0, "baron", 1, 0)
    assert position.ask.key == "turn"
    assert position.ask.facts["area"] == area(1, 0)


# ---- borderline -----------------------------------------------------------------------------


def test_leader_attack_besides_an_ability() -> None:
    """X-49, H-52, H-132: healing and an attack in one turn."""
    position = Position(2)
    here, target = position.put(0, "leader", 0, 0), position.put(1, "normal", 1, 0)
    position.start().say("self-heal").say("attack", here, target)
    assert position.hospital(1, "normal") == 1
    assert position.side(0).life == 6


def test_leader_may_attack_twice() -> None:
    """H-132: the attack is no leader ability and may be taken twice."""
    position = Position(2)
    here = position.put(0, "leader", 0, 0)
    first, second = position.put(1, "normal", 1, 0), position.put(1, "normal", -1, 0)
    position.start().say("attack", here, first).say("attack", here, second)
    assert position.side(0).life == 4


def test_landing_without_a_unit() -> None:
    """X-50, H-135: without a unit the ability is not available; with one it has to land."""
    position = Position(2, factions=("terran", "cyber"))
    position.put(0, "leader", 0, 0)
    position.put(1, "normal", 1, 0)
    position.empty_ship(0)
    position.start()
    assert refusal(position, "ability") == "H-64"
    position = Position(2, factions=("terran", "cyber"))
    position.put(0, "leader", 0, 0)
    position.put(1, "normal", 1, 0)
    position.empty_ship(0, keep=1)
    position.start().say("ability")
    assert {option[0] for option in position.options} == {"land"}


def test_attack_then_place_needs_a_target() -> None:
    """X-51, H-136: not an empty area; available even without a unit to place."""
    position = Position(2)
    position.give(0, "rain_of_fire")
    there = position.put(1, "normal", 2, 0)
    position.empty_ship(0)
    position.start().say("play", card("rain_of_fire"), 1)
    assert position.options == {("hit", there)}
    assert refusal(position, "hit", area(0, 0)) == "H-136"
    position.say("hit", there)
    assert position.hospital(1, "normal") == 1
    assert position.ask.key == "action"


def test_swapping_own_units() -> None:
    """X-52, H-29, H-131, H-137: two normal units cannot be swapped; each is judged for mines."""
    position = Position(2, factions=("nomads", "terran"), allies=("pirates",))
    position.put(0, "leader", -3, 3)
    plain, mine = position.put(0, "normal", 2, 0), position.put(0, "normal", 2, -1)
    allied = position.put(0, "pirates", 3, 0)
    position.start().say("ability").say("swap", plain)
    assert refusal(position, "with", mine) == "H-137"
    position = Position(2, factions=("nomads", "terran"), allies=("pirates",))
    position.put(0, "leader", -3, 3)
    position.put(0, "normal", 2, 0)
    mine, allied = position.put(0, "normal", 2, -1), position.put(0, "pirates", 3, 0)
    position.start().say("ability").say("swap", allied).say("with", mine)
    assert position.stands(0, "pirates", 2, -1)
    assert position.stands(0, "normal", 3, 0)
    assert position.side(0).hexilum == 1
    assert position.side(0).life == 5


def test_swapped_mercenary_keeps_its_use() -> None:
    """H-137, H-103: swapping is no arrival; owner and use of the turn stay."""
    position = Position(2, factions=("nomads", "terran"))
    position.put(0, "leader", -3, 3)
    vex = position.put(0, "vex", 2, 0)
    position.s.actions = 3
    position.start().say("activate", vex).say("ability").say("swap", vex).say("with", area(3, 0))
    assert position.side(0).hexilum == 2
    assert position.s.used == 1 << card("vex")
    assert position.stands(0, "vex", 3, 0)


def test_life_is_paid_before_the_queue() -> None:
    """H-63, H-47: the leader pays before Cheyen's ability begins."""
    position = Position(2, factions=("terran", "cyber"))
    position.put(0, "leader", 0, 0)
    position.give(0, "cheyen")
    position.start().say("ability").say("land", kind("cheyen"), area(1, 0))
    assert position.side(0).life == 5
    assert position.ask.key == "turn"
    assert position.s.actions == 1


def test_last_life_paid_drops_the_rest() -> None:
    """H-63, H-77, H-119: paying with the last life eliminates; own queued abilities are dropped."""
    position = Position(3, factions=("terran", "cyber", "nomads"))
    position.put(0, "leader", 0, 0)
    position.side(0).life = 1
    position.give(0, "cheyen")
    position.start().say("ability").say("land", kind("cheyen"), area(1, 0))
    assert not position.side(0).alive
    assert position.s.active == 1
    assert position.at(1, 0) == (-1, kind("neutral"))


def test_every_card_shows_what_it_is() -> None:
    """H-69: cost, type, code and abilities; action cards have two options."""
    assert len({each.code for each in CARDS}) == len(CARDS) == 32
    for each in CARDS:
        assert 1 <= each.cost <= 7
        assert len(each.options) == (1 if each.tokens else 2)
    assert sum(each.tokens for each in CARDS) == 19


def test_mercenary_tokens_show_their_owner() -> None:
    """H-24: a mercenary on the board is drawn in its owner's colour."""
    position = Position(2)
    position.put(1, "vex", 0, 0)
    scene = GAME.scene(position.s, 0, "wide")
    node = next(node for node in scene.nodes if node.key == f"area:{area(0, 0)}")
    assert any(shape.get("fill") == "seat-2" for shape in node.look)


def test_leaderless_side_off_board() -> None:
    """H-39: the leader starts on the faction board and comes onto any empty area."""
    position = Position(2).start()
    assert position.side(0).leader == OFF_BOARD
    position.place("leader", 3, -3)
    assert position.side(0).leader == area(3, -3)
