"""Chapters 5 to 8: costs, completing cards, the basic actions, planets, technologies."""

from __future__ import annotations

import pytest

from starboard.games.alien_artifacts.box import CARDS
from starboard.games.alien_artifacts.reading.effects import PLANET, PREPARE, SHIP, TECHNOLOGY, TRADE
from starboard.games.alien_artifacts.rules.costs import buy_price, card_limit, cost_of
from starboard.games.alien_artifacts.rules.measures import NO_COLUMN, best_column

from .galaxy import (
    ANN,
    CARD,
    OPERATIONAL,
    RESOURCE,
    Play,
    act,
    aliens,
    attached,
    blockade,
    deck_top,
    empire,
    empty,
    half,
    hand,
    has,
    project,
    stock,
    top,
)  # fmt: skip


def test_the_cost_is_never_below_0() -> None:
    """A-51 Four discounts of 2 and one of 1 against 5 + 4."""
    s = empty()
    empire(s, "p21", "p22", "p23", "p24", "t22")
    assert cost_of(s, SHIP) == 0
    assert cost_of(s, PLANET) == 9


@pytest.mark.parametrize(
    ("row", "name", "verb", "halves"),
    [
        (PLANET, "p03", "explore", ("r05b", "r07b")),  # A-70 green
        (TECHNOLOGY, "t03", "develop", ("r01t", "r02t")),  # A-71 blue
        (SHIP, "s01", "build", ("r26b", "r27b")),  # A-72 red
    ],
)
def test_completing(row: int, name: str, verb: str, halves: tuple[str, ...]) -> None:
    """A-53, A-70, A-71, A-72 Pay the row's colour; the card moves to the Empire."""
    s = empty()
    project(s, name)
    hand(s, *(each[:-1] for each in halves), "r60")
    Play(s).do(verb, name).pay(*halves).do("place", name, 2 * row)
    assert has(s.players[ANN].logistic, name)
    assert not s.players[ANN].projects


def test_order_of_completing() -> None:
    """A-54, A-99 Paid cards are discarded, then "card added", then the placement, then attached."""
    s = empty()
    empire(s, "t03")
    project(s, "p03")
    attached(s, "p03", "r09b")
    hand(s, "r05", "r60")
    top(s, "r12", "r12", "r54")
    play = Play(s).do("explore", "p03").pay("r05b").do("place", "p03", 2 * PLANET + 1)
    keys = [event[0] for event in s.told or [] if event[0] in ("spends", "credits", "produced")]
    assert keys[:3] == ["spends", "credits", "produced"]
    assert s.spent == [RESOURCE["r09"]]
    assert RESOURCE["r05"] in s.discard
    while play.ask.key == "show":
        play.do(*play.options[0])
    assert s.spent == []
    assert RESOURCE["r09"] in s.discard


def test_the_side_is_free_for_automatic_building_too() -> None:
    """A-55, A-59 Automatic building is mandatory, but the owner chooses the side."""
    s = empty()
    project(s, "p21", "s01")
    attached(s, "p21", "r05b", "r70b")  # green 3, gold 2
    attached(s, "s01", "r75t")
    play = Play(s).do("explore", "p21").do("place", "p21", 2 * PLANET)
    assert play.ask.key == "side"
    assert play.options == [("place", CARD["s01"], 0), ("place", CARD["s01"], 1)]
    assert s.acted == 1


def test_attached_cards_pay_only_for_their_card() -> None:
    """A-56 They are no stock: the other ship has to be paid in full."""
    s = empty()
    project(s, "s01", "s02")
    attached(s, "s01", "r75t")
    hand(s, "r26", "r60")  # red 3, red 2
    play = Play(s)
    assert play.can("build", "s01")
    assert play.can("build", "s02")
    play.do("build", "s01")
    assert s.bill[2] == 2
    s = empty()
    project(s, "s01", "s02")
    attached(s, "s01", "r75t")
    hand(s, "r60")
    play = Play(s)
    assert play.can("build", "s01")
    assert not play.can("build", "s02")


def test_a_card_of_cost_0_is_completed_at_once() -> None:
    """A-58, A-62 As soon as it lies in the Construction area, at the end of the purchase."""
    s = empty()
    empire(s, "p21", "p22", "p23")
    deck_top(s, "s31")
    hand(s, "r01")
    play = Play(s).do("buy", SHIP).do("extra", 0)
    assert play.ask.key == "side"
    assert has(s.players[ANN].projects, "s31")


def test_blockaded_discounts_never_build_automatically() -> None:
    """A-61 Without the fee the ship costs 5; with it the action may use the discount (A-134)."""
    s = empty()
    empire(s, "p21")
    blockade(s, "p21")
    project(s, "s01")
    attached(s, "s01", "r75t")
    hand(s, "r60", "r01")
    play = Play(s)
    assert play.ask.key == "act"  # not completed by itself
    play.do("build", "s01").do("fee", "p21")
    assert play.ask.key == "side"
    assert s.players[ANN].bank == 7
    assert len(s.players[ANN].hand) == 2


def test_no_automatic_building_inside_an_attack() -> None:
    """A-62, A-117, A-176 A damaged ship comes back when the attack is over, and attacks no more."""
    s = empty()
    empire(s, "p21", "p22", "p23")
    empire(s, "s31", "s32", side=OPERATIONAL)
    aliens(s, "y1", "y2")
    hand(s, "r26", "r21", "r60")
    top(s, "r10", "r01")  # 2: damaged; 3: 1 VP
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens").do("ship", "s31")
    assert has(s.players[ANN].projects, "s31")
    assert play.ask.key == "ship"
    play.do("ship", "s32")
    assert play.ask.key == "side"
    play.do("place", "s31", 2 * SHIP + 1)
    assert play.ask.key != "target"
    assert has(s.players[ANN].operational, "s31")
    assert not s.players[ANN].attached


# ---- basic actions ----------------------------------------------------------------------------


def test_exploitation_planets_lower_the_base_price() -> None:
    """A-66, A-52 To at least 0; extra cards still cost 1 C each."""
    s = empty()
    empire(s, "p31")
    assert buy_price(s) == 3
    empire(s, "p32", "p33")
    assert buy_price(s) == 0
    hand(s, "r01")
    play = Play(s).do("buy", SHIP)
    assert play.options == [("extra", n) for n in range(9)]
    play.do("extra", 2)
    assert s.players[ANN].bank == 6
    assert len(s.drawn) == 3


def test_an_empty_deck_cannot_be_chosen() -> None:
    """A-68 And no more cards are drawn than there are."""
    s = empty()
    for name in (f"s{n:02}" for n in range(1, 40)):
        project(s, name)
    hand(s, "r01")
    play = Play(s).do("buy", SHIP)
    assert not s.decks[SHIP]
    assert s.players[ANN].projects.bit_count() == 40
    act(s)
    s.players[ANN].bank = 15
    play = Play(s)
    assert not play.can("buy", SHIP)
    assert play.why_not("buy", SHIP) == "A-68"


def test_the_whole_price_must_be_there() -> None:
    """A-69, A-39 With 4 C nothing can be bought."""
    s = empty()
    s.players[ANN].bank = 4
    hand(s, "r01")
    assert not Play(s).can("buy", SHIP)


def test_modifiers_of_prepare() -> None:
    """A-75 What modifies Explore also modifies Prepare in that row; T11 modifies every row."""
    s = empty()
    empire(s, "s01", "t11")
    assert [card_limit(s, PREPARE + row) for row in range(3)] == [3, 3, 4]


def test_prepare_takes_the_rows_colour_or_gold() -> None:
    """A-73, A-76 Cards may be split among several cards of the row."""
    s = empty()
    project(s, "p03", "p04")
    hand(s, "r70", "r21", "r10")
    play = Play(s).do("prepare", PLANET)
    assert play.can("attach", "r70b", "p03")  # gold
    assert not play.can("attach", "r21b", "p03")
    assert play.why_not("attach", "r21b", "p03") == "A-76"
    play.do("attach", "r70b", "p03").do("attach", "r10b", "p04")
    assert {a >> 8 for a in s.players[ANN].attached} == {CARD["p03"], CARD["p04"]}
    s = empty()
    project(s, "p03")
    hand(s, "r21")
    assert Play(s).why_not("prepare", PLANET) == "A-76"


def test_prepare_attaches_no_more_than_is_needed() -> None:
    """A-77 When the symbols reach the cost, Prepare is over; the card waits for its action."""
    s = empty()
    empire(s, "p01", "p02", "s01")  # cost 3, three cards
    project(s, "p03")
    hand(s, "r05", "r07", "r60")
    play = Play(s).do("prepare", PLANET).do("attach", "r05b", "p03")
    assert play.ask.key == "draw"  # no more cards may be attached
    assert has(s.players[ANN].projects, "p03")
    assert len(s.players[ANN].hand) == 2


def test_trade_one_colour_with_gold() -> None:
    """A-78, A-79, A-80 One colour and gold, hand and stock, up to the Assembly limit."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    stock(s, "p31", "r82t")
    hand(s, "r01", "r26", "r02")
    play = Play(s).do("trade").do("sell", "r01t")
    assert not play.can("sell", "r26b")
    assert play.why_not("sell", "r26b") == "A-78"
    assert play.can("sell", "r26t")
    assert play.can("sell", "r82t")
    play.do("sell", "r82t")
    assert s.players[ANN].bank == 14
    assert card_limit(s, TRADE) == 2
    assert play.ask.key == "draw"


# ---- planets ----------------------------------------------------------------------------------


def test_a_settled_planet_works_in_the_same_turn() -> None:
    """A-85 Its discount works from now on."""
    s = empty()
    project(s, "p31")
    hand(s, "r05", "r07", "r60")
    Play(s).do("explore", "p31").pay("r05b", "r07b").do("place", "p31", 2 * PLANET)
    assert buy_price(s) == 3
    assert not s.players[ANN].stock


def mine(planet: str, revealed: str) -> Play:
    s = empty()
    empire(s, planet, side=OPERATIONAL)
    hand(s, "r05", "r07", "r60")
    top(s, revealed)
    return Play(s).do("mine-planets").pay("r05b", "r07b")


def test_production_without_a_match() -> None:
    """A-87, A-89, A-94 The smaller half must show; equal ones are free."""
    play = mine("p31", "r01")
    assert play.s.players[ANN].stock == [CARD["p31"] << 8 | half("r01b")]
    assert play.s.players[ANN].vp == 0
    play = mine("p31", "r09")  # blue 2 / green 2, no Exploitation
    assert play.ask.key == "show"
    assert len(play.options) == 2


def test_production_with_two_matching_halves() -> None:
    """A-88, A-90 1 VP, not 2, and both halves are open."""
    play = mine("p31", "r14")  # Exploitation twice: blue 3 / green 1
    assert play.s.players[ANN].vp == 1
    play.do("show", "r14t")
    assert play.s.players[ANN].stock == [CARD["p31"] << 8 | half("r14t")]


def test_a_blockade_does_not_lock_the_stock() -> None:
    """A-93 The stock of a blockaded planet can be used."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    stock(s, "p31", "r05b")
    blockade(s, "p31")
    project(s, "p03")
    hand(s, "r07")
    assert Play(s).do("explore", "p03").can("pay", "r05b")


def test_planetary_core_drills() -> None:
    """A-86, A-96 A continuous effect: 4 cards instead of 3."""
    s = empty()
    empire(s, "t32")
    project(s, "p31")
    hand(s, "r05", "r07", "r60")
    top(s, "r01", "r02", "r03", "r04")
    Play(s).do("explore", "p31").pay("r05b", "r07b").do("place", "p31", 2 * PLANET + 1)
    assert len(s.players[ANN].stock) == 4


# ---- technologies -----------------------------------------------------------------------------


def test_an_applied_technology_works_at_once() -> None:
    """A-95, A-97 An ADDITIONAL card placed this turn may be used in this turn."""
    s = empty()
    project(s, "t31")
    hand(s, "r01", "r02", "r60")
    play = Play(s).do("develop", "t31").pay("r01t", "r02t").do("place", "t31", 2 * TECHNOLOGY)
    play.do("use-card", "t31", key="act-more")
    assert s.players[ANN].vp == 1


def test_an_action_card_is_the_action() -> None:
    """A-98, A-152 Using it is the action of the turn."""
    s = empty()
    empire(s, "t06")
    hand(s, "r01")
    play = Play(s).do("card-action", "t06")
    assert play.ask.key == "draw"
    assert s.players[ANN].bank == 10


def test_requirements_count_the_card_itself_and_blockaded_ones() -> None:
    """A-103, A-102 At least values; no column met gives nothing."""
    s = empty()
    empire(s, "t13", side=OPERATIONAL)
    assert best_column(s, ANN, CARD["t13"]) is NO_COLUMN
    empire(s, "t01", "t02")
    blockade(s, "t01")
    assert best_column(s, ANN, CARD["t13"]) is CARDS[CARD["t13"]].columns[0]  # three
