"""Cards, chains and formations: examples X-34 ff., H-69 to H-88, H-134, H-136."""

from __future__ import annotations

import pytest

from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import BOARDS, CARDS, FORMATIONS, MERCENARIES
from starboard.games.hexpanse.rules.formations import lay_ways, lays_around
from starboard.games.hexpanse.rules.hexes import LABELS, areas_of, turned
from tests.games.hexpanse.positions import Position, area, card, kind, refusal

NEIGHBOURS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


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


@pytest.mark.parametrize(
    ("name", "number"),
    [(each.id, n) for each in CARDS for n, effect in enumerate(each.options)
     if effect.anchor == "free" and effect.formation >= 0],
)  # fmt: skip
def test_why_a_formation_is_not_laid_there(name: str, number: int) -> None:
    """H-80, H-82, H-64: it leaves the board, does nothing, or does the same as where it is
    offered; the sentence says which, and that is true."""
    position = Position(2)
    position.give(0, name)
    position.put(1, "normal", 3, 0)
    position.put(1, "normal", 0, 0)
    position.start().say("play", card(name), number)
    pattern = CARDS[card(name)].options[number].formation
    useful = position.s.taken if FORMATIONS[pattern].attacks else ~position.s.taken
    doing = {}
    for here in areas_of(BOARDS[position.s.board].areas):
        lays = lay_ways(pattern, here, position.s.board, True, set()).ways
        doing[here] = {(lay.attacks, frozenset(lay.places)): bool(lay.aim & useful) for lay in lays}
    tried = [each for each in GAME.refused(position.s, position.ask) if each[0][0] == "lay"]
    told = {option[1]: why.message for option, why in tried}
    offered = {option[1] for option in position.ask.options}
    assert told.keys() | offered == doing.keys()
    assert not told.keys() & offered
    for here, why in told.items():
        match why.key:
            case "refused-does-not-fit":
                assert not doing[here]
            case "refused-lies-in-vain":
                assert doing[here]
                assert not any(doing[here].values())
            case "refused-lies-the-same":
                there = [LABELS.index(label) for label in why.facts["area2"]]
                assert set(there) <= offered
                can = {done for each in there for done in doing[each]}
                assert {done for done, counts in doing[here].items() if counts} <= can


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
