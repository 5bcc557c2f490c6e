"""Faction abilities and what leaders pay: examples X-28 ff., H-62 to H-64, H-132, H-135."""

from __future__ import annotations

from starboard.games.hexpanse.state import OFF_BOARD
from tests.games.hexpanse.positions import Position, area, card, kind, refusal

NEIGHBOURS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


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


def test_leaderless_side_off_board() -> None:
    """H-39: the leader starts on the faction board and comes onto any empty area."""
    position = Position(2).start()
    assert position.side(0).leader == OFF_BOARD
    position.place("leader", 3, -3)
    assert position.side(0).leader == area(3, -3)
