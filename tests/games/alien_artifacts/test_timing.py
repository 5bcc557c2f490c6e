"""Chapter 17: triggers, what may and what must be done, prices before gains."""

from __future__ import annotations

from starboard.games.alien_artifacts.box import CARDS, FACTIONS
from starboard.games.alien_artifacts.legality.effects import POSSIBLE
from starboard.games.alien_artifacts.reading.effect_kinds import CARRIED_OUT, CONTINUOUS, ON_SHIPS
from starboard.games.alien_artifacts.reading.effects import PLANET, SHIP, TECHNOLOGY
from starboard.games.alien_artifacts.rules.effects import DO

from .galaxy import (
    ANN,
    BOB,
    RESOURCE,
    Play,
    artifacts,
    attached,
    blockade,
    empire,
    empty,
    hand,
    project,
    top,
)  # fmt: skip


def test_the_player_orders_triggers() -> None:
    """A-167 With a full Bank it pays to take the blockaded trigger first."""
    s = empty()
    empire(s, "t33", "t14", "t03")
    blockade(s, "t14")
    project(s, "p03")
    s.players[ANN].bank = 15
    hand(s, "r05", "r07", "r60")
    play = Play(s).do("explore", "p03").pay("r05b", "r07b").do("place", "p03", 2 * PLANET)
    assert s.players[ANN].bank == 15
    assert play.ask.key == "draw"
    s = empty()
    empire(s, "t09", "t14")
    blockade(s, "t14")
    project(s, "t31")
    hand(s, "r01", "r02", "r15", "r60")
    s.assembly = 1
    play = Play(s).do("develop", "t31")
    while play.ask.key == "pay":
        play.do(*play.options[0])
    play.do("place", "t31", 2 * TECHNOLOGY)
    assert play.ask.key == "react"
    assert not play.can("decline")
    play.do("trigger", "t09")
    assert play.can("trigger", "t14")
    assert play.can("decline")


def test_may_and_must() -> None:
    """A-168 "Gain" is mandatory: the trigger of an unblocked card is not asked."""
    s = empty()
    empire(s, "t33")
    hand(s, "r01", "r60")
    Play(s).do("trade").do("sell", "r01t").do("done")
    assert s.players[ANN].bank == 8 + 3 + 2


def test_a_price_comes_before_its_gain() -> None:
    """A-169, A-10 Pay in full first; the gain is given as far as possible."""
    s = empty()
    empire(s, "t40")
    s.players[ANN].bank = 14
    hand(s, "r01", "r60")
    play = Play(s).do("card-action", "t40").pay("r01t").do("rob", BOB)
    assert (s.players[ANN].bank, s.players[BOB].bank) == (15, 7)
    assert len(s.players[ANN].plans) == 1
    assert play.ask.key == "draw"


def test_once_per_turn_is_counted_per_card() -> None:
    """A-171, A-97 Two ADDITIONAL cards once each; in the next turn again."""
    s = empty()
    empire(s, "t31", "t17")
    hand(s, "r01", "r60")
    play = Play(s).do("use-card", "t31").do("use-card", "t17").do("colour", SHIP)
    assert not {"use-card"} & play.kinds
    play.do("trade").do("sell", "r01t").do("done")
    while s.active == ANN:
        play.do(*next(o for o in play.options if o[0] in ("draw", "discard", "end")))
    while s.active == BOB:
        play.do(*play.options[0])
    assert play.can("use-card", "t31")


def test_every_effect_is_of_a_known_kind() -> None:
    """A-172 A card never needs code of its own."""
    assert set(DO) == set(POSSIBLE) == set(CARRIED_OUT)
    for card in CARDS:
        allowed = CONTINUOUS if card.keyword == 0 else CARRIED_OUT
        assert {effect.kind for effect in card.logistic} <= set(allowed)
        assert {effect.kind for effect in card.operational} <= set(ON_SHIPS)
    for faction in FACTIONS:
        assert {effect.kind for effect in (*faction.setup, *faction.ability)} <= set(CARRIED_OUT)


def test_twin_mind_gives_another_action() -> None:
    """A-173 One more action in the same phase."""
    s = empty()
    artifacts(s, "x03")
    hand(s, "r01", "r02", "r60")
    play = Play(s).do("artifact", "x03").do("trade").do("sell", "r01t").do("done")
    assert s.actions == 1
    assert play.can("trade")
    assert play.can("end")


def test_extra_turns() -> None:
    """A-174, A-141 Only in the last round; three turns after it, before final scoring."""
    s = empty()
    artifacts(s, "x01")
    hand(s, "r01")
    play = Play(s)
    assert not play.can("artifact", "x01")
    assert play.why_not("artifact", "x01") == "A-141"
    s.last_round, s.marker = True, 1
    for seat in (ANN, BOB):
        s.players[seat].bank = 15
    play = Play(s).do("artifact", "x01")
    while play.run.open:
        play.do(*play.options[0])
    assert [facts["seat"] for facts in play.told("turn-last")] == [BOB]
    assert [facts["seat"] for facts in play.told("turn-extra")] == [ANN, ANN, ANN]
    assert play.run.result is not None


def test_attached_cards_are_spent_when_the_card_enters() -> None:
    """A-176 They count for nothing while the placement effect goes on."""
    s = empty()
    project(s, "t11")
    attached(s, "t11", "r01t", "r09t")
    top(s, "r04")
    hand(s, "r60")
    play = Play(s).do("develop", "t11").do("place", "t11", 2 * TECHNOLOGY + 1)
    assert not s.players[ANN].attached
    assert s.players[ANN].vp == 0
    assert {RESOURCE["r01"], RESOURCE["r09"]} <= set(s.discard)
    assert play.ask.key == "draw"


def test_what_is_not_possible_is_skipped() -> None:
    """A-177, A-142 Star Forge without a ship still gives its point; Pure Flame its two."""
    s = empty()
    artifacts(s, "x05", "x11")
    hand(s, "r01")
    Play(s).do("artifact", "x05").do("artifact", "x11")
    assert s.players[ANN].vp == 1 + 2
