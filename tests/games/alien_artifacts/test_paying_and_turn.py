"""Chapters 3 and 4: paying with Resource cards, and the course of a turn."""

from __future__ import annotations

import pytest

from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.box import RESOURCES
from starboard.games.alien_artifacts.reading.effects import PLANET, SHIP, TECHNOLOGY
from starboard.games.alien_artifacts.rules.costs import card_limit
from starboard.games.alien_artifacts.state import ACTION

from .galaxy import (
    ANN,
    BOB,
    OPERATIONAL,
    RESOURCE,
    Play,
    artifacts,
    blockade,
    deck_of,
    empire,
    empty,
    half,
    hand,
    project,
    stock,
)  # fmt: skip


def test_resource_cards() -> None:
    """A-29 Two halves of 1-3 symbols, a number 1-4."""
    for card in RESOURCES:
        assert 1 <= card.number <= 4
        assert all(1 <= part.symbols <= 3 for part in (card.top, card.bottom))


def test_one_half_of_a_card() -> None:
    """A-30 A card is used with one half only, never with both."""
    s = empty()
    project(s, "p03")
    hand(s, "r68", "r20")  # green 3 / gold 1 would be 4; with green 2 it is enough only as 3 + 2
    play = Play(s).do("explore", "p03").pay("r68t")
    assert play.options == [("pay", half("r20b"))]


def test_hand_and_stock_together() -> None:
    """A-31, A-35, A-91, A-92 Hand and stock pay together; of stock only the visible half."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    stock(s, "p31", "r05b", "r26t")
    project(s, "p03")
    hand(s, "r07", "r60")
    play = Play(s).do("explore", "p03")
    assert play.can("pay", "r05b")
    assert not play.can("pay", "r05t")
    assert not play.can("pay", "r26b")
    play.pay("r05b", "r07b")
    assert [a & 255 for a in s.players[ANN].stock] == [half("r26t")]
    assert RESOURCE["r05"] in s.discard
    assert play.ask.key == "side"


def test_equal_cards_in_stock_are_all_touchable() -> None:
    """A-31, A-91 One of them is offered, the place to touch is any; none of them is refused."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    stock(s, "p31", "r09b", "r10b", "r26t")  # green 2 twice
    hand(s, "r05", "r60")
    play = Play(s).do("mine-planets")
    assert play.options == [("pay", half("r05b")), ("pay", half("r09b"))]
    assert [GAME.path(s, play.ask, option) for option in play.options] == [
        (f"half:{half('r05b')}",),
        (f"half:{half('r09b')}|half:{half('r10b')}",),
    ]
    refused = {option for option, _ in GAME.refused(s, play.ask)}
    assert ("pay", half("r26t")) in refused
    assert not refused & {("pay", half("r09b")), ("pay", half("r10b"))}


def test_at_most_two_cards() -> None:
    """A-35, A-39 Three cards would be needed: the action may not be chosen."""
    s = empty()
    project(s, "p03")
    hand(s, "r09", "r10", "r11")  # green 2 each
    play = Play(s)
    assert not play.can("explore", "p03")
    assert play.why_not("explore", "p03") == "A-39"


def test_the_limit_is_per_payment() -> None:
    """A-36 An ADDITIONAL card's payment leaves the limit of the action alone."""
    s = empty()
    empire(s, "t12")
    project(s, "p03")
    hand(s, "r09", "r10", "r21", "r05", "r07")
    play = Play(s).do("use-card", "t12").pay("r09t", "r10b", "r21b")
    play.do("explore", "p03").pay("r05b", "r07b")
    assert play.ask.key == "side"


def test_modifiers_of_the_limit_add_up() -> None:
    """A-37, A-106, A-107 Two Exploration ships and Wormhole Drive: 5 cards to explore."""
    s = empty()
    empire(s, "s01", "s02", "t07")
    assert card_limit(s, PLANET) == 5
    assert (card_limit(s, SHIP), card_limit(s, TECHNOLOGY)) == (2, 2)


def test_no_superfluous_card() -> None:
    """A-38 Leaving out any card must make the payment too small; symbols above are lost."""
    s = empty()
    empire(s, "s01")  # limit 3
    project(s, "p03")
    hand(s, "r05", "r07", "r14", "r21")  # green 3, 3, 1, none
    play = Play(s).do("explore", "p03")
    assert not play.can("pay", "r14b")
    assert play.why_not("pay", "r14b") == "A-38"
    play.pay("r05b", "r07b")
    assert play.ask.key == "side"


def test_one_colour_unless_said_otherwise() -> None:
    """A-32, A-34 Effects take one colour without gold; the first card fixes it."""
    s = empty()
    s.players[ANN].faction = 3  # Episcopacy: 6 symbols of one colour
    hand(s, "r01", "r02", "r82")
    play = Play(s)
    assert play.why_not("ability") == ""
    assert play.can("ability")
    play.do("ability")
    assert not play.can("pay", "r82t")
    assert play.why_not("pay", "r82t") == "A-32"
    play.pay("r01t", "r02t")
    assert len(s.players[ANN].artifacts) == 1


# ---- the turn ---------------------------------------------------------------------------------


def test_turns_go_clockwise() -> None:
    """A-40 Action phase, Draw phase, then the next player."""
    s = empty(3)
    hand(s, "r01", "r02")
    play = Play(s).do("trade").do("sell", "r01t").do("done")
    assert play.ask.key == "draw"
    assert play.ask.seat == ANN
    play.do("draw")
    assert s.active == BOB
    assert s.phase == ACTION
    assert len(s.players[ANN].hand) == 3


def test_the_action_is_mandatory() -> None:
    """A-41 No end of the phase before the action; a pass only if nothing is possible."""
    s = empty()
    hand(s, "r01")
    play = Play(s)
    assert "end" not in play.kinds
    assert play.why_not("end") == "A-41"
    s = empty()
    s.players[ANN].bank = 0
    play = Play(s)
    assert play.options == [("pass",)]
    play.do("pass")
    assert s.active == BOB


def test_seven_basic_and_three_operational_actions() -> None:
    """A-42, A-43, A-44, A-151 All are there at once, and none to collect resources."""
    s = empty()
    empire(s, "s21", "t01", "p31", side=OPERATIONAL)
    empire(s, "s01", "t02")
    blockade(s, "s01", "t02")
    project(s, "s02", "t03", "p03")
    empire(s, "p21", "p11", "p01")  # discounts, so that two cards are enough
    hand(s, "r26", "r27", "r01", "r02", "r05", "r07")
    kinds = Play(s).kinds
    assert kinds == {
        "buy", "build", "develop", "explore", "prepare", "trade", "unblock", "launch", "income",
        "mine-planets", "ability",
    }  # fmt: skip


def test_beside_the_action() -> None:
    """A-45, A-97 ADDITIONAL cards and Artifacts before or after the action."""
    s = empty()
    empire(s, "t31", "t35")
    artifacts(s, "x07")
    hand(s, "r01", "r02", "r60")
    play = Play(s).do("use-card", "t31").do("trade").do("sell", "r01t").do("done")
    assert play.ask.key == "act-more"
    assert not {"trade", "buy"} & play.kinds
    assert play.why_not("trade") == "A-41"
    play.do("artifact", "x07").do("use-card", "t35").do("discard", "r60")
    assert s.players[ANN].vp == 5
    assert play.ask.key == "draw"


def test_an_action_is_carried_out_to_its_end() -> None:
    """A-46 In the middle of a payment nothing else can be chosen."""
    s = empty()
    empire(s, "t31")
    artifacts(s, "x07")
    project(s, "p03")
    hand(s, "r05", "r07")
    assert Play(s).do("explore", "p03").kinds == {"pay"}


def test_hand_limit() -> None:
    """A-48, A-170 More than 3 cards: discard first; the refill is mandatory."""
    s = empty()
    empire(s, "t06")  # ACTION: draw 3, gain 2 C
    hand(s, "r01", "r02", "r03")
    play = Play(s).do("card-action", "t06")
    assert len(s.players[ANN].hand) == 6
    assert not play.can("draw")
    assert play.why_not("draw") == "A-48"
    for _ in range(3):
        play.do(*next(o for o in play.options if o[0] == "discard"))
    assert play.can("draw")
    play.do("draw")
    assert len(s.players[ANN].hand) == 3


def test_hand_limit_of_a_card() -> None:
    """A-48 Imperial Administration raises the limit to 4."""
    s = empty()
    empire(s, "t18")
    hand(s, "r01", "r02")
    Play(s).do("trade").do("sell", "r01t").do("done").do("draw")
    assert len(s.players[ANN].hand) == 4


def test_stock_cannot_be_discarded() -> None:
    """A-49 Only hand cards are discarded in the Draw phase."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    stock(s, "p31", "r05b")
    hand(s, "r01", "r02")
    play = Play(s).do("trade").do("sell", "r01t").do("done")
    assert play.options == [("draw",), ("discard", RESOURCE["r02"])]


@pytest.mark.parametrize("deck", [0, 1])
def test_empty_resource_deck(deck: int) -> None:
    """A-154, A-155 Without discards the deck stays empty, and draws do nothing."""
    s = empty()
    for card in list(s.deck):
        if card not in (RESOURCE["r01"], RESOURCE["r02"], RESOURCE["r03"]):
            s.deck.remove(card)
            s.players[BOB].hand.append(card)
    hand(s, "r01", "r02")
    if not deck:
        hand(s, "r03", seat=BOB)
        s.marker = 1
    deck_of(s, deck)
    play = Play(s).do("trade").do("sell", "r01t").do("done").do("discard", "r02")
    # r01 and r02 were discarded before the draw: they are shuffled, and all are in the hand
    held = {RESOURCE["r01"], RESOURCE["r02"], RESOURCE["r03"]}
    assert set(s.players[ANN].hand) == (held if deck else held - {RESOURCE["r03"]})
    assert not s.deck
    assert not s.discard
    assert play.ask.seat == BOB
