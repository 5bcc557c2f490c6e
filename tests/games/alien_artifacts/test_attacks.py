"""Chapters 9 to 11: ships and attacks, Defence Plans, blockades."""

from __future__ import annotations

import pytest

from starboard.games.alien_artifacts.reading.effects import SHIP, TECHNOLOGY
from starboard.games.alien_artifacts.rules.costs import card_limit, cost_of
from starboard.games.alien_artifacts.state import Galaxy

from .galaxy import (
    ANN,
    BOB,
    CARD,
    OPERATIONAL,
    PLAN,
    RESOURCE,
    Play,
    aliens,
    artifacts,
    blockade,
    deck_of,
    empire,
    empty,
    hand,
    has,
    plans,
    project,
    top,
)  # fmt: skip


def fleet(*ships: str, numbers: tuple[str, ...] = (), system: str = "y1") -> Galaxy:
    """Ann can launch an attack with these ships; these cards will be revealed."""
    s = empty()
    empire(s, *ships, side=OPERATIONAL)
    aliens(s, system, "y4")
    hand(s, "r26", "r21", "r61")
    top(s, *numbers)
    return s


def launch(s: Galaxy) -> Play:
    return Play(s).do("launch").pay("r26b", "r21b")


def values(play: Play) -> list[int]:
    return [facts["value"] for facts in play.told("attack-value")]


@pytest.mark.parametrize(
    ("ship", "revealed", "value"),
    [
        ("s01", "r01", 4),  # Scout: +1 against aliens
        ("s11", "r01", 5),  # Carrier: +2, the card shows Expansion
        ("s11", "r06", 3),  # no Expansion icon
        ("s21", "r01", 4),  # Cruiser: +1
        ("s31", "r01", 3),  # Raider: nothing against aliens
    ],
)
def test_attack_values_against_aliens(ship: str, revealed: str, value: int) -> None:
    """A-112, A-113 Number + bonus of this ship."""
    play = launch(fleet(ship, "s12", numbers=(revealed,))).do("attack-aliens").do("ship", ship)
    assert values(play)[0] == value


def test_attack_values_against_players() -> None:
    """A-112, A-110 Battleship +2 against players; Frontier Outposts lower the value by 1."""
    s = fleet("s27", numbers=("r01",))
    empire(s, "t10", seat=BOB)
    empire(s, "t21")
    play = launch(s).do("attack-player", BOB)
    assert values(play) == [3 + 2 + 1 - 1]


def test_a_value_below_1_counts_as_1() -> None:
    """A-112 A 1 minus 1 is row 1."""
    s = fleet("s01", numbers=("r05",))
    empire(s, "t10", seat=BOB)
    play = launch(s).do("attack-player", BOB)
    assert values(play) == [1]
    assert has(s.players[ANN].projects, "s01")


def test_a_laboratory_ship_counts_technologies() -> None:
    """A-113 +1 for every 2 technologies, at most +2; other ships' bonuses never count."""
    s = fleet("s17", "s21", numbers=("r01", "r02"))
    empire(s, "t01", "t02", "t03", "t04", "t05", "t06")
    play = launch(s).do("attack-aliens").do("ship", "s17").do("ship", "s21")
    assert values(play) == [5, 4]


def test_a_surveyor_chooses_among_two() -> None:
    """A-112, A-115 Two cards are revealed, one counts, both are discarded after the row."""
    s = fleet("s07", numbers=("r05", "r03"))
    play = launch(s).do("attack-aliens")
    assert play.ask.key == "use"
    assert s.revealed == [RESOURCE["r05"], RESOURCE["r03"]]
    play.do("use", "r03")
    assert values(play) == [4]
    assert s.revealed == []
    assert {RESOURCE["r05"], RESOURCE["r03"]} <= set(s.discard)


@pytest.mark.parametrize(("boost", "value", "bank"), [("boost", 5, 6), ("decline", 3, 8)])
def test_a_mercenary_may_pay(boost: str, value: int, bank: int) -> None:
    """A-113 2 C for +2, decided before the reveal."""
    s = fleet("s37", numbers=("r01",), system="y3")
    play = launch(s).do("attack-aliens").do(boost)
    assert values(play) == [value]
    assert s.players[ANN].bank == bank


def test_a_raider_earns_credits() -> None:
    """A-113, A-120 2 C after its attack, even if it was lost; losses come last."""
    s = fleet("s31", numbers=("r05",))
    launch(s).do("attack-aliens")
    assert s.players[ANN].bank == 10
    assert not s.players[ANN].operational


def test_going_on_a_mission_is_optional() -> None:
    """A-109 A ship placed on its operational side may attack at once."""
    s = empty()
    project(s, "s21")
    hand(s, "r26", "r21", "r61")
    play = Play(s).do("build", "s21").pay("r26b", "r21b").do("place", "s21", 2 * SHIP + 1)
    assert play.kinds == {"attack-aliens", "attack-player", "stay"}
    play.do("stay")
    assert not s.sorties
    assert play.ask.key == "draw"


def test_a_ship_attacks_once_a_turn() -> None:
    """A-117, A-146 After its mission the ship cannot be launched again in the same turn."""
    s = fleet("s21", numbers=("r01",))
    artifacts(s, "x03")
    play = Play(s).do("artifact", "x03").do("launch").pay("r26b", "r21b").do("attack-aliens")
    hand(s, "r27", "r28")
    play = Play(s)
    assert not play.can("launch")
    assert play.why_not("launch") == "A-146"


def test_destroyed_and_damaged() -> None:
    """A-121, A-122, A-120 Under the Ship deck; or back to the Construction area."""
    s = fleet("s31", "s32", numbers=("r05", "r10"))
    launch(s).do("attack-aliens").do("ship", "s31").do("ship", "s32")
    assert s.decks[SHIP][0] == CARD["s31"]
    assert s.players[ANN].projects == 1 << CARD["s32"]


def test_a_token_of_a_lost_ship_returns() -> None:
    """A-123, A-134, A-135 The fee is paid before the ship attacks; its token returns."""
    s = fleet("s31", numbers=("r05",))
    blockade(s, "s31")
    s.players[ANN].earned[0] = 3
    launch(s).do("attack-aliens")
    assert s.tokens == 38
    assert s.players[ANN].bank == 8 - 1 + 2
    assert s.players[ANN].vp == 3


def test_an_empty_empire_can_be_attacked() -> None:
    """A-124, A-127 Results without an object do nothing; the Basic Plan is always there."""
    s = fleet("s21", numbers=("r03",))
    launch(s).do("attack-player", BOB)
    assert s.players[ANN].vp == 1
    assert not s.players[BOB].blockaded


def test_no_card_to_reveal() -> None:
    """A-125 The number is 0."""
    s = fleet("s21")
    play = launch(s)
    s.players[BOB].hand += s.deck + s.discard
    s.deck, s.discard = [], []
    play.do("attack-aliens")
    assert values(play) == [1]
    assert play.told("attack-value")[0]["number"] == 0


def test_placing_a_blockade() -> None:
    """A-126, A-131, A-132 The attacker chooses an unblocked card of the Empire."""
    s = fleet("s21", numbers=("r01",))
    empire(s, "p01", "p02", seat=BOB)
    project(s, "p03", seat=BOB)
    blockade(s, "p01", seat=BOB)
    play = launch(s).do("attack-player", BOB)
    assert play.ask.seat == ANN
    assert play.options == [("blockade", CARD["p02"])]
    assert play.why_not("blockade", "p01") == "A-132"
    play.do("blockade", "p02")
    assert s.players[BOB].blockaded.bit_count() == 2
    assert s.players[ANN].vp == 1
    assert s.tokens == 36


def test_the_defender_chooses_where_the_row_says_so() -> None:
    """A-126, A-129 Scorched Earth: the defender places the token."""
    s = fleet("s21", numbers=("r01",))
    empire(s, "p01", "p02", seat=BOB)
    plans(s, "d07", seat=BOB)
    play = launch(s).do("attack-player", BOB).do("plan", "d07")
    assert play.ask.key == "blockade"
    assert play.ask.seat == BOB


def test_no_token_is_left() -> None:
    """A-132 With an empty supply nothing is placed."""
    s = fleet("s21", numbers=("r01",))
    empire(s, *(f"p{n:02}" for n in range(1, 39)), seat=BOB)
    blockade(s, *(f"p{n:02}" for n in range(1, 39)), seat=BOB)
    empire(s, "t01", seat=BOB)
    play = launch(s).do("attack-player", BOB)
    assert play.ask.key != "blockade"
    assert s.tokens == 0


# ---- plans ------------------------------------------------------------------------------------


def test_a_plan_with_a_price() -> None:
    """A-129 Hired Fleet costs 2 C; without them it cannot be chosen."""
    s = fleet("s21", numbers=("r01",))
    plans(s, "d09", seat=BOB)
    s.players[BOB].bank = 2
    play = launch(s).do("attack-player", BOB).do("plan", "d09")
    assert s.players[BOB].bank == 0
    assert values(play) == [4]
    s = fleet("s21", numbers=("r01",))
    plans(s, "d09", seat=BOB)
    s.players[BOB].bank = 1
    play = launch(s).do("attack-player", BOB)
    assert play.options == [("plan", PLAN["d00"])]
    assert play.why_not("plan", "d09") == "A-129"


def test_plans_are_drawn_hidden_and_may_run_out() -> None:
    """A-128, A-130 Into the hand, hidden; if there is none, none is gained."""
    s = empty()
    plans(s, *(f"d{n:02}" for n in range(1, 11)), seat=BOB)
    project(s, "s31")
    hand(s, "r26", "r21", "r60")
    play = Play(s).do("build", "s31").pay("r26b", "r21b").do("place", "s31", 2 * SHIP)
    assert not s.players[ANN].plans
    assert play.told("no-plan")


# ---- fees -------------------------------------------------------------------------------------


def test_a_blockaded_card_is_blank_but_counts() -> None:
    """A-133 No discount and no limit bonus, but a card for costs."""
    s = empty()
    empire(s, "p21", "s21")
    blockade(s, "p21", "s21")
    assert cost_of(s, SHIP) == 6
    assert card_limit(s, SHIP) == 2


def test_the_fee_is_optional_and_the_token_stays() -> None:
    """A-134, A-136 1 C for the discount of one action; or pay in full."""
    s = empty()
    empire(s, "p21")
    blockade(s, "p21")
    project(s, "s01")
    hand(s, "r26", "r27", "r60")
    play = Play(s).do("build", "s01")
    assert play.can("fee", "p21")
    assert play.can("pay", "r26b")
    play.do("fee", "p21")
    assert s.bill[2] == 3
    assert s.players[ANN].bank == 7
    assert has(s.players[ANN].blockaded, "p21")
    play.pay("r26b").do("place", "s01", 2 * SHIP)
    assert has(s.players[ANN].blockaded, "p21")


def test_a_fee_makes_an_action_possible() -> None:
    """A-134, A-39 With 5 reachable only by the discount the action is offered."""
    s = empty()
    empire(s, "p21")
    blockade(s, "p21")
    project(s, "s01")
    hand(s, "r26")
    play = Play(s).do("build", "s01")
    assert play.options == [("fee", CARD["p21"])]
    s = empty()
    empire(s, "p21")
    blockade(s, "p21")
    s.players[ANN].bank = 0
    project(s, "s01")
    hand(s, "r26")
    assert not Play(s).can("build", "s01")


def test_a_trigger_of_a_blockaded_card() -> None:
    """A-135, A-136, A-167 One fee for one trigger, and the player may decline."""
    for answer, bank, vp in ((("trigger", "t14"), 7, 1), (("decline",), 8, 0)):
        s = empty()
        empire(s, "t14")
        blockade(s, "t14")
        project(s, "t31")
        hand(s, "r01", "r02", "r15", "r60")
        play = Play(s).do("develop", "t31").pay("r01t", "r02t").do("place", "t31", 2 * TECHNOLOGY)
        play.do(*answer, key="react")
        assert (s.players[ANN].bank, s.players[ANN].vp) == (bank, vp)


def test_in_anothers_turn_only_defence_may_be_paid_for() -> None:
    """A-137 The defender pays for Frontier Outposts before the plan is chosen."""
    s = fleet("s21", numbers=("r01",))
    empire(s, "t10", seat=BOB)
    blockade(s, "t10", seat=BOB)
    plans(s, "d03", seat=BOB)
    play = launch(s).do("attack-player", BOB)
    assert play.ask.seat == BOB
    assert play.ask.key == "fees"
    play.do("fee", "t10").do("plan", "d00")
    assert values(play) == [3]
    assert s.players[BOB].bank == 7


def test_other_triggers_in_anothers_turn_are_lost() -> None:
    """A-137 Bob's blockaded Reserve Funds give nothing when the deck runs out in Ann's turn."""
    for blocked, gain in ((False, 4), (True, 0)):
        s = empty()
        empire(s, "t39", seat=BOB)
        if blocked:
            blockade(s, "t39", seat=BOB)
        hand(s, "r01", "r02")
        deck_of(s, 1)
        Play(s).do("trade").do("sell", "r01t").do("done").do("draw")
        assert s.players[BOB].bank == 8 + gain


def test_faction_abilities_cannot_be_blockaded() -> None:
    """A-138, A-151 With every card blockaded and no credit the ability can still be used."""
    s = empty()
    s.players[ANN].faction = 3
    empire(s, "p01", "t01")
    blockade(s, "p01", "t01")
    s.players[ANN].bank = 0
    hand(s, "r01", "r02", "r60")
    Play(s).do("ability").pay("r01t", "r02t")
    assert len(s.players[ANN].artifacts) == 1
