"""Every worked example with its figures (EX-1 to EX-28)."""

from __future__ import annotations

import pytest

from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.reading.effects import PLANET, SHIP, TECHNOLOGY, TRADE
from starboard.games.alien_artifacts.rules.costs import card_limit, cost_of
from starboard.games.alien_artifacts.rules.course import final_scoring
from starboard.games.alien_artifacts.scoring import result
from starboard.games.alien_artifacts.state import SCORING, Galaxy
from starboard.kernel import Table

from .galaxy import (
    ANN,
    BOB,
    CARD,
    CID,
    OPERATIONAL,
    PLAN,
    RESOURCE,
    SYSTEM,
    Play,
    act,
    aliens,
    attached,
    blockade,
    deck_of,
    deck_top,
    empire,
    empty,
    hand,
    has,
    plan,
    plans,
    project,
    set_up_anew,
    top,
)  # fmt: skip


def test_ex_1_a_colour_together_with_gold() -> None:
    """A-32, A-33, A-35: green 3 + gold 2 pay 5 green for exploring, but not for mining."""
    s = empty()
    project(s, "p03")
    hand(s, "r68", "r70", "r26")
    Play(s).do("explore", "p03").pay("r68t", "r70b").do("place", "p03", 2 * PLANET)
    assert has(s.players[ANN].logistic, "p03")
    assert sorted(s.discard) == [RESOURCE["r68"], RESOURCE["r70"]]
    # the same two halves do not pay an operational action
    s = empty()
    empire(s, "p03", side=OPERATIONAL)
    hand(s, "r68", "r70", "r26")
    play = Play(s).do("mine-planets")
    assert not play.can("pay", "r70b")
    assert play.why_not("pay", "r70b") == "A-145"
    play.pay("r68t", "r70t")


def explore_calcine() -> Play:
    s = empty()
    project(s, "p21", "s27")
    attached(s, "s27", "r75t")
    hand(s, "r05", "r07", "r60")
    play = Play(s)
    assert cost_of(s, SHIP) == 5
    assert not has(s.players[ANN].empire, "s27")
    return play.do("explore", "p21").pay("r05b", "r07b")


def test_ex_2_automatic_building() -> None:
    """A-57, A-52, A-54: Calcine lowers the cost to 3, Black Plague is built at once."""
    play = explore_calcine().do("place", "p21", 2 * PLANET)
    play.do("place", "s27", 2 * SHIP, key="side")
    s = play.s
    assert has(s.players[ANN].logistic, "s27")
    assert RESOURCE["r75"] in s.discard
    assert s.acted == 1
    assert not s.players[ANN].attached
    # and on its operational side Calcine produces 3 cards, the ship stays
    play = explore_calcine()
    play.do("place", "p21", 2 * PLANET + 1)
    while play.ask.key == "show":
        play.do(*play.options[0])
    s = play.s
    assert len(s.players[ANN].stock) == 3
    assert has(s.players[ANN].projects, "s27")
    assert cost_of(s, SHIP) == 5


def test_ex_3_buying_with_more_money() -> None:
    """A-64, A-65, A-67: for 7 C three cards are seen, one is kept, two go under the deck."""
    s = empty()
    deck_top(s, "t05", "t21", "t33", "t02")
    play = Play(s).do("buy", TECHNOLOGY).do("extra", 2)
    assert s.drawn == [CARD["t05"], CARD["t21"], CARD["t33"]]
    play.do("keep", "t21")
    assert has(s.players[ANN].projects, "t21")
    assert s.players[ANN].bank == 1
    assert s.decks[TECHNOLOGY][-1] == CARD["t02"]
    assert s.decks[TECHNOLOGY][:2] == [CARD["t33"], CARD["t05"]]


def test_ex_4_cost_with_one_planet() -> None:
    """A-50: with one planet the next costs 6 green."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    assert cost_of(s, PLANET) == 6


def test_ex_5_cost_with_two_discounts() -> None:
    """A-50, A-52: 5 + 2 - 4 = 3 green for Gutenberg."""
    s = empty()
    empire(s, "p01", "p02")
    project(s, "p11")
    assert cost_of(s, PLANET) == 3


def test_ex_6_production_with_two_matches() -> None:
    """A-86, A-88, A-89: two matches give 2 VP and a free choice, the third shows fewer."""
    s = empty()
    project(s, "p31")
    hand(s, "r05", "r07")
    top(s, "r12", "r54", "r01")
    play = Play(s).do("explore", "p31").pay("r05b", "r07b").do("place", "p31", 2 * PLANET + 1)
    assert play.can("show", "r12t")
    assert play.can("show", "r12b")
    play.do("show", "r12t").do("show", "r54t")
    p = s.players[ANN]
    assert p.vp == 2
    assert len(p.stock) == 3
    assert p.stock[2] & 255 == 2 * RESOURCE["r01"] + 1  # green 2


def test_ex_7_cost_with_two_technologies() -> None:
    """A-50: with two technologies the next costs 7 blue."""
    s = empty()
    empire(s, "t03", "t04")
    assert cost_of(s, TECHNOLOGY) == 7


@pytest.mark.parametrize(("revealed", "points"), [("r05", 1), ("r42", 0)])
def test_ex_8_scoring_a_marketed_technology(revealed: str, points: int) -> None:
    """A-100, A-101, A-102: 4 planets reach the first column of T01, if the check matches."""
    s = empty()
    empire(s, "p31", "p32", "p33", "p34", side=OPERATIONAL)
    project(s, "t01")
    hand(s, "r01", "r02")
    top(s, revealed)
    Play(s).do("develop", "t01").pay("r01t", "r02t").do("place", "t01", 2 * TECHNOLOGY + 1)
    assert s.players[ANN].vp == points
    assert RESOURCE[revealed] in s.discard
    assert has(s.players[ANN].operational, "t01")


def test_ex_9_cost_with_two_ships() -> None:
    """A-50: with two ships the next costs 7 red."""
    s = empty()
    empire(s, "s01", "s11")
    assert cost_of(s, SHIP) == 7


def test_ex_10_three_ships_are_one_attack() -> None:
    """A-116, A-113, A-147: Naval Doctrine gives 1 VP for the attack, not 3; one target for all."""
    s = empty()
    empire(s, "s21", "s22", "s23", side=OPERATIONAL)
    empire(s, "t25")
    aliens(s, "y2", "y1")
    hand(s, "r26", "r21")
    top(s, *[f"r{n:02}" for n in (2, 1, 6)])  # number 3 each: 3 + 1 = 4, an Artifact each
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    play.do("ship", "s21").do("ship", "s22").do("ship", "s23")
    assert s.players[ANN].vp == 1
    assert len(s.players[ANN].artifacts) == 3
    assert [facts["value"] for facts in play.told("attack-value")] == [4, 4, 4]


def test_ex_11_only_one_target() -> None:
    """A-110, A-118: the second ship has the same target; then the next system is turned up."""
    s = empty()
    empire(s, "s21", "s22", side=OPERATIONAL)
    aliens(s, "y1", "y2")
    hand(s, "r26", "r21")
    top(s, "r01", "r02")
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens").do("ship", "s21")
    assert play.kinds == {"ship", "stop"}
    assert s.system == SYSTEM["y1"]
    play.do("ship", "s22")
    assert s.system == SYSTEM["y2"]
    assert s.systems[0] == SYSTEM["y1"]


def test_ex_12_high_attack_values() -> None:
    """A-114: 4 + 1 + 1 = 6 against a table of four rows counts as row 4."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    empire(s, "t21")
    aliens(s, "y2", "y1")
    hand(s, "r26", "r21")
    top(s, "r04")
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    assert play.told("attack-value")[0]["value"] == 6
    assert len(s.players[ANN].artifacts) == 1


def test_ex_13_preparing_resources() -> None:
    """A-73, A-74, A-56: two cards with 4 symbols are attached; later 1 more symbol is enough."""
    s = empty()
    project(s, "p04")
    hand(s, "r09", "r10", "r53")
    Play(s).do("prepare", PLANET).do("attach", "r09b", "p04").do("attach", "r10b", "p04")
    assert len(s.players[ANN].attached) == 2
    act(s)
    hand(s, "r80")
    play = Play(s).do("explore", "p04")
    assert s.bill[2] == 1
    assert s.bill[3] == 2
    play.pay("r80b")  # gold pays too
    assert play.ask.key == "side"


def test_ex_14_trading() -> None:
    """A-78: blue 3 + 2 give 5 C."""
    s = empty()
    s.players[ANN].bank = 2
    hand(s, "r02", "r10", "r60")
    Play(s).do("trade").do("sell", "r02t").do("sell", "r10t")
    assert s.players[ANN].bank == 7
    assert sorted(s.discard) == [RESOURCE["r02"], RESOURCE["r10"]]


def test_ex_15_removing_two_blockades() -> None:
    """A-82, A-83, A-84: 4 red are needed, 5 are paid, both tokens go."""
    s = empty()
    empire(s, "s01", "s02")
    blockade(s, "s01", "s02")
    hand(s, "r26", "r21")
    play = Play(s).do("unblock", SHIP, 2)
    assert s.bill[2] == 4
    play.pay("r26b", "r21b")
    assert not s.players[ANN].blockaded
    assert s.tokens == 38


def test_ex_16_operational_ship_during_set_up() -> None:
    """A-26: Star Union's first ship does not attack in set-up."""
    s = set_up_as(0)
    play = Play(s)
    before = (len(s.deck), s.system)
    play.do(*play.options[0], key="keep")
    while play.ask.key != "act":
        play.do(*play.options[0])
    assert s.players[ANN].operational.bit_count() == 1
    assert (len(s.deck), s.system) == before
    assert not s.sorties
    hand(s, "r26", "r21")
    assert play.s.players[ANN].operational
    assert Play(s).can("launch")
    assert Play(s).can("ability")


def set_up_as(faction: int, seats: int = 2) -> Galaxy:
    """Before the set-up of the factions; Ann leads this one."""
    s = empty(seats)
    set_up_anew(s)
    s.players[ANN].faction = faction
    s.players[BOB].faction = (faction + 1) % 6
    return s


def test_ex_17_vorsch_spectrum() -> None:
    """A-104, A-99: the first ship of its type gives 1 VP, the second none; itself counts."""
    s = empty()
    empire(s, "t09", "p21")
    project(s, "s21")
    hand(s, "r26", "r21")
    Play(s).do("build", "s21").pay("r26b").do("place", "s21", 2 * SHIP)
    assert s.players[ANN].vp == 1
    act(s)
    project(s, "s22")
    hand(s, "r75", "r76")
    Play(s).do("build", "s22").pay("r75t", "r76t").do("place", "s22", 2 * SHIP)
    assert s.players[ANN].vp == 1
    s = empty()
    project(s, "t09")
    hand(s, "r01", "r02")
    Play(s).do("develop", "t09").pay("r01t", "r02t").do("place", "t09", 2 * TECHNOLOGY)
    assert s.players[ANN].vp == 1


def test_ex_18_intersystem_investments() -> None:
    """A-104, A-97: 3 C for 1 VP, once a turn."""
    s = empty()
    empire(s, "t31")
    s.players[ANN].bank = 7
    hand(s, "r01")
    play = Play(s).do("use-card", "t31")
    assert s.players[ANN].bank == 4
    assert s.players[ANN].vp == 1
    assert not play.can("use-card", "t31")
    assert play.why_not("use-card", "t31") == "A-97"


def test_ex_19_deep_analytics() -> None:
    """A-105, A-34: 2 blue + 2 green + 2 red with three cards give 2 VP; gold does not count."""
    s = empty()
    empire(s, "t12")
    hand(s, "r09", "r10", "r21")
    Play(s).do("use-card", "t12").pay("r09t", "r10b", "r21b")
    assert s.players[ANN].vp == 2
    assert not s.players[ANN].hand
    s = empty()
    empire(s, "t12")
    hand(s, "r09", "r83", "r21")
    play = Play(s)
    assert not play.can("use-card", "t12")
    assert play.why_not("use-card", "t12") == "A-39"


def test_ex_20_several_cards_in_one_action() -> None:
    """A-63, A-60: after the first ship the next costs one more, so the other stays."""
    s = empty()
    project(s, "s01", "s02", "p22")
    attached(s, "s01", "r75t")
    attached(s, "s02", "r76t")
    hand(s, "r05", "r07", "r60")
    play = Play(s).do("explore", "p22").pay("r05b", "r07b").do("place", "p22", 2 * PLANET)
    assert cost_of(s, SHIP) == 3
    assert play.ask.key == "auto-build"
    play.do("auto-build", "s02").do("place", "s02", 2 * SHIP)
    assert cost_of(s, SHIP) == 4
    assert has(s.players[ANN].projects, "s01")
    assert len(s.players[ANN].attached) == 1


def test_ex_21_bank_limits() -> None:
    """A-10, A-81: 13 C and 5 more are 15 C; with 0 C nothing can be bought."""
    s = empty()
    s.players[ANN].bank = 13
    hand(s, "r02", "r10")
    Play(s).do("trade").do("sell", "r02t").do("sell", "r10t")
    assert s.players[ANN].bank == 15
    s = empty()
    s.players[ANN].bank = 0
    hand(s, "r02")
    play = Play(s)
    assert "buy" not in play.kinds
    assert play.why_not("buy", SHIP) == "A-69"


def test_ex_22_draw_phase() -> None:
    """A-47, A-154: the last card is drawn, the marker moves to 1, the discards are shuffled."""
    s = empty()
    hand(s, "r01", "r02", "r03")
    for card in [c for c in s.deck if c > 43]:  # 40 cards lie in the discard pile at the end
        s.deck.remove(card)
        s.players[BOB].hand.append(card)
    deck_of(s, 1)
    play = Play(s).do("trade").do("sell", "r01t").do("sell", "r02t")
    assert (len(s.deck), len(s.discard), s.marker) == (1, 42, 2)
    play.do("discard", "r03", key="draw")
    assert s.marker == 1
    assert len(s.players[ANN].hand) == 3
    assert len(s.deck) == 41
    assert not s.discard


@pytest.mark.parametrize(("turn_of", "turns_left"), [(ANN, [BOB, CID]), (CID, [])])
def test_ex_23_last_round(turn_of: int, turns_left: list[int]) -> None:
    """A-159, A-160, A-156: the round is played to its end; Ann gets no further turn."""
    s = empty(3)
    s.active, s.marker = turn_of, 1
    for seat in turns_left:
        hand(s, "r10" if seat == BOB else "r11", seat=seat)
    deck_of(s, 1)
    hand(s, "r01", seat=turn_of)
    play = Play(s).do("trade").do("sell", "r01t")
    assert s.last_round
    assert s.marker == 1
    for seat in turns_left:
        assert s.active == seat
        play.do("trade").do(*play.options[0])
        if play.run.open and play.ask.key == "sell":
            play.do("done")
    assert play.run.result is not None
    assert s.phase == SCORING


@pytest.mark.parametrize(("bank", "points"), [(1, 2), (0, 0)])
def test_ex_24_blockaded_technology_in_final_scoring(bank: int, points: int) -> None:
    """A-162, A-133: 1 C gives the 2 end VP of T13; the card itself counts in both cases."""
    s = empty()
    empire(s, "t13", side=OPERATIONAL)
    empire(s, "t03", "t04")
    blockade(s, "t13")
    s.players[ANN].bank = bank
    s.players[ANN].faction, s.players[BOB].faction = 0, 1
    plan(s, final_scoring)
    play = Play(s)
    if bank:
        play.do("score-end", "t13")
    assert s.end_vp[ANN][1] == points
    assert s.end_vp[ANN][0] == 3
    assert s.players[ANN].bank == 0


def test_ex_25_ties() -> None:
    """A-166: more credits win, then more cards."""
    s = empty()
    for p in s.players:
        p.earned[0] = 41
    s.players[ANN].bank, s.players[BOB].bank = 3, 5
    assert result(s).winners == (BOB,)
    assert result(s).reason == "end-tie"
    s.players[ANN].bank = 5
    empire(s, *(f"s{n:02}" for n in range(1, 10)))
    empire(s, *(f"s{n:02}" for n in range(11, 19)), seat=BOB)
    assert result(s).winners == (ANN,)
    empire(s, "s19", seat=BOB)
    assert result(s).winners == (ANN, BOB)


def test_ex_26_starting_position() -> None:
    """A-21, A-22, A-23: marker on 4, 8 C plus the faction's, 0 VP, 3 cards each, 71 in the deck."""
    for seed in range(8):
        table = Table(GAME, 4, seed)
        while table.pending[0].key != "act":
            table.answer(table.pending[0].seat, table.pending[0].options[0])
        s = table.state
        assert s.marker == 4
        assert len(s.deck) == 71
        for p in s.players:
            assert p.bank == {0: 10, 4: 11}.get(p.faction, 8)
            assert p.vp == 0
            assert len(p.hand) == 3


def test_ex_27_exploitation_ship() -> None:
    """A-108, A-106: on its logistics side it gives a Defence Plan, and Trade takes 3 cards."""
    s = empty()
    project(s, "s31")
    hand(s, "r26", "r21", "r60")
    Play(s).do("build", "s31").pay("r26b", "r21b").do("place", "s31", 2 * SHIP)
    assert len(s.players[ANN].plans) == 1
    assert card_limit(s, TRADE) == 3


def test_ex_28_attacked_player_keeps_the_plans() -> None:
    """A-111, A-119: the plan that was used is back in Bob's hand and can be used again."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    plans(s, "d03", seat=BOB)
    hand(s, "r26", "r21")
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-player", BOB)
    assert play.ask.seat == BOB
    assert play.can("plan", "d00")
    play.do("plan", "d03")
    assert s.players[BOB].plans == [PLAN["d03"]]
    assert s.target == -1
    assert s.players[BOB].shown == 1 << PLAN["d03"]
