"""What is taken, destroyed and hired anew; motherships and hospital ships: H-89 to H-100, H-133."""

from __future__ import annotations

import pytest

from starboard.games.hexpanse.rules.market import buy
from starboard.games.hexpanse.rules.robbery import change_owner
from starboard.games.hexpanse.rules.units import remove
from tests.games.hexpanse.positions import Position, area, card, faction, kind, refusal


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
        remove(position.s, area(*at), "hit")
        assert (card("heinlein") in position.s.discard) == (n == 2)
    assert position.side(0).cards == []


def test_heinleins_squad_lost_and_stolen() -> None:
    """H-133: destroyed tokens stay out; taken back, the ability works once more; left, it does not;
    before the first token nothing is lost."""
    for taken_back in (True, False):
        position = Position(2, allies=("medics", "headhunters"))
        position.put(0, "heinlein", 0, 0)
        position.put(0, "heinlein", 1, 0)
        remove(position.s, area(1, 0), "hit")  # one token destroyed, one on the board, one waiting
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
    remove(position.s, area(0, 0), "hit")
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
