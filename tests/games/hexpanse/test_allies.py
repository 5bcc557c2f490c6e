"""Allied units: Protector, Sacrifice, Zombies and the others: H-101, H-102, H-109 to H-111."""

from __future__ import annotations

import pytest

from starboard.games.hexpanse.box import ALLIES
from tests.games.hexpanse.positions import Position, area, card, faction, kind, refusal


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
