"""Rulings that an owner of the box might dispute, as they stand in the texts of the rules."""

from __future__ import annotations

import starboard
from starboard.games.alien_artifacts.box import SYSTEMS
from starboard.games.alien_artifacts.reading.cards import Table
from starboard.games.alien_artifacts.reading.effects import PLANET, SHIP
from tests.games.alien_artifacts.galaxy import (
    ANN,
    BOB,
    OPERATIONAL,
    RESOURCE,
    Play,
    aliens,
    artifacts,
    attached,
    blockade,
    deck_of,
    empire,
    empty,
    half,
    hand,
    has,
    plans,
    project,
    top,
)

CLANS = 5


# ---- automatic building -----------------------------------------------------------------------


def test_one_prepare_completes_nothing() -> None:
    """A-77, A-57 It readies later actions: two planets that are paid for wait for theirs."""
    s = empty()
    empire(s, "p01", "p02", "p06")  # a planet costs 5 + 3 - 6 = 2
    project(s, "p03", "p04")
    hand(s, "r10", "r11", "r60")
    play = Play(s).do("prepare", PLANET)
    for planet in ("p03", "p04"):
        choices = [o for o in play.options if o[0] == "attach" and has(1 << o[2], planet)]
        play.do(*max(choices, key=lambda o: o[1]))
    assert play.ask.key == "draw"
    assert has(s.players[ANN].projects, "p03")
    assert has(s.players[ANN].projects, "p04")


def test_a_prepared_card_takes_its_own_action() -> None:
    """A-53, A-77 Nothing is left to pay, but it is the action of the turn."""
    s = empty()
    project(s, "p03")
    attached(s, "p03", "r05b", "r07b")
    hand(s, "r60")
    play = Play(s)
    assert play.ask.key == "act"
    play.do("explore", "p03").do("place", "p03", 2 * PLANET)
    assert s.acted == 1
    assert len(s.players[ANN].hand) == 1


def test_a_new_discount_builds_what_it_covers() -> None:
    """A-57, A-58 In its own row only: the prepared technology waits."""
    s = empty()
    project(s, "p21", "s01", "t01")
    attached(s, "p21", "r05b", "r07b")
    attached(s, "s01", "r75t")
    attached(s, "t01", "r01t", "r02t")
    hand(s, "r60")
    play = Play(s).do("explore", "p21").do("place", "p21", 2 * PLANET)
    play.do("place", "s01", 2 * SHIP)
    assert has(s.players[ANN].logistic, "s01")
    assert has(s.players[ANN].projects, "t01")
    assert play.ask.key == "draw"


# ---- production -------------------------------------------------------------------------------


def produced(planet: str, resource: str) -> Play:
    """A single planet is mined."""
    s = empty()
    empire(s, planet, side=OPERATIONAL)
    hand(s, "r05", "r07", "r60")
    top(s, resource)
    return Play(s).do("mine-planets").pay("r05b", "r07b")


def test_a_match_on_the_smaller_half_does_not_open_the_larger() -> None:
    """A-88 The half that matches may be chosen beside the smaller one, not the other half."""
    play = produced("p03", "r01")  # blue 3 Expansion / green 2 Exploration, an Exploration planet
    assert play.s.players[ANN].vp == 1
    assert [a & 255 for a in play.s.players[ANN].stock] == [half("r01b")]
    assert play.told("shows-match")


def test_a_match_on_the_larger_half_opens_it() -> None:
    """A-88, A-90 Now both halves may show."""
    play = produced("p12", "r01")  # an Expansion planet
    assert play.s.players[ANN].vp == 1
    assert play.options == [("show", half("r01t")), ("show", half("r01b"))]


def test_the_log_tells_which_half_shows_and_why() -> None:
    """A-89 No match: the smaller half, and no point."""
    play = produced("p31", "r01")  # an Exploitation planet
    assert play.s.players[ANN].vp == 0
    assert play.told("shows-smaller")[0]["half"] == half("r01b")


# ---- Defence Plans, attacks, Artifacts --------------------------------------------------------


def test_every_completed_exploitation_ship_gives_a_plan() -> None:
    """A-108 On either side: every time such a ship is completed."""
    for side in (0, 1):
        s = empty()
        project(s, "s31")
        attached(s, "s31", "r75t", "r76t")
        hand(s, "r60")
        Play(s).do("build", "s31").do("place", "s31", 2 * SHIP + side)
        assert len(s.players[ANN].plans) == 1


def test_a_value_without_a_row_uses_row_4() -> None:
    """A-114 Unless the last row is marked "and more"."""
    rows = SYSTEMS[0].rows
    closed = Table({}, (), "y1", rows, 0, open_end=False)
    opened = Table({}, (), "y1", rows, 0, open_end=True)
    assert len(rows) == 5
    assert [closed.row(5), closed.row(6), closed.row(9)] == [rows[4], rows[3], rows[3]]
    assert [opened.row(5), opened.row(6), opened.row(9)] == [rows[4]] * 3
    assert [table.open_end for table in SYSTEMS] == [len(t.rows) > 4 for t in SYSTEMS]


# ---- nothing for nothing ----------------------------------------------------------------------


def test_mining_with_a_blockaded_planet_mines_it() -> None:
    """A-146 Its fee is kept back, and the price is not paid for nothing."""
    s = empty()
    empire(s, "p31", "p32", side=OPERATIONAL)
    blockade(s, "p31", "p32")
    s.players[ANN].bank = 1
    hand(s, "r05", "r07", "r60")
    play = Play(s).do("mine-planets").pay("r05b", "r07b")
    assert play.kinds == {"mine"}
    play.do("mine", "p31")
    while play.ask.key == "show":
        play.do(*play.options[0])
    assert len(s.players[ANN].stock) == 1
    assert s.players[ANN].bank == 0


def test_income_with_blockaded_technologies_checks_one() -> None:
    """A-146, A-149 At least one is checked; then one may stop."""
    s = empty()
    empire(s, "t01", "t02", side=OPERATIONAL)
    blockade(s, "t01", "t02")
    hand(s, "r01", "r02", "r60")
    play = Play(s).do("income").pay("r01t", "r02t")
    assert play.kinds == {"check"}
    play.do("check", "t01")
    assert play.kinds == {"check", "done"}


def test_the_last_credit_is_kept_for_the_card_that_acts() -> None:
    """A-146 No fee for gold in the payment if it is the one that the planet needs."""
    s = empty()
    empire(s, "t37")
    empire(s, "p31", side=OPERATIONAL)
    blockade(s, "t37", "p31")
    s.players[ANN].bank = 1
    hand(s, "r05", "r77")  # green 3, gold 2
    assert not Play(s).can("mine-planets")
    s.players[ANN].bank = 2
    assert Play(s).can("mine-planets")


def test_asteroid_mining_needs_a_planet_that_can_produce_after_the_price() -> None:
    """A-177 With 2 credits the price is paid, and nothing is left for the blockaded planet."""
    s = empty()
    empire(s, "t36")
    empire(s, "p31", side=OPERATIONAL)
    blockade(s, "p31")
    hand(s, "r60")
    s.players[ANN].bank = 2
    play = Play(s)
    assert not play.can("use-card", "t36")
    assert play.why_not("use-card", "t36") == "A-177"
    s.players[ANN].bank = 3
    assert Play(s).can("use-card", "t36")


def test_clone_vats_are_not_paid_in_the_colour_of_an_empty_deck() -> None:
    """A-177 The deck of the colour that is paid must have a card."""
    s = empty()
    s.players[ANN].faction = CLANS
    hand(s, "r26", "r27", "r60")
    reds = [h for r in ("r26", "r27", "r60") for h in (f"{r}t", f"{r}b")]
    play = Play(s)
    assert play.can("ability")
    play.do("ability")
    assert any(play.can("pay", h) for h in reds)
    s = empty()
    s.players[ANN].faction = CLANS
    hand(s, "r26", "r27", "r60")
    ships, s.decks[SHIP] = s.decks[SHIP], []
    s.players[BOB].projects = sum(1 << card for card in ships)
    assert not Play(s).can("ability")


def test_industrial_espionage_needs_something_to_gain() -> None:
    """A-177 No credits to take and no plan to draw: not offered."""
    s = empty()
    empire(s, "t40")
    hand(s, "r01", "r60")
    s.players[BOB].bank = 0
    assert Play(s).can("use-card", "t40") or Play(s).can("card-action", "t40")
    plans(s, *(f"d{n:02}" for n in range(1, 11)), seat=BOB)
    play = Play(s)
    assert not play.can("use-card", "t40")
    assert not play.can("card-action", "t40")


def test_only_opponents_with_credits_are_robbed() -> None:
    """A-177 Who has nothing is not among the choices."""
    s = empty(3)
    empire(s, "t40")
    hand(s, "r01", "r60")
    s.players[BOB].bank = 0
    play = Play(s)
    use = next(o for o in play.options if o[0] in ("use-card", "card-action"))
    play.do(*use).pay("r01t")
    assert play.options == [("rob", 2)]


def test_knowledge_exchange_searches_the_reshuffled_deck() -> None:
    """A-155, A-158 An empty deck is renewed from the discards first."""
    s = empty()
    empire(s, "t17")
    hand(s, "r60")
    deck_of(s, 3)
    s.players[BOB].hand += s.discard
    s.discard, s.deck = s.deck, []
    play = Play(s)
    assert play.can("use-card", "t17")
    before = len(s.players[ANN].hand)
    play.do("use-card", "t17").do("colour", SHIP)
    assert len(s.players[ANN].hand) + len(play.told("not-found")) == before + 1


def test_set_up_cites_the_rule_of_set_up() -> None:
    """A-25 The cards of a faction's set-up are kept by its own rule."""
    table = starboard.new("alien_artifacts", seats=2, seed=3)
    ask = table.pending[0]
    assert (ask.key, ask.rule) == ("keep", "A-25")


def test_artifacts_can_be_played_until_cards_are_drawn() -> None:
    """A-141 Any time in the turn at which nothing is half done."""
    s = empty()
    artifacts(s, "x06")
    hand(s, "r01", "r02")
    play = Play(s).do("trade").do("sell", "r01t").do("done").do("end").do("discard", "r02")
    assert play.can("artifact", "x06")


def test_launching_keeps_the_fee_of_its_only_ship() -> None:
    """A-146, A-147 As before: the ship that must attack has its fee."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    blockade(s, "s21")
    aliens(s, "y2", "y1")
    hand(s, "r26", "r21", "r60")
    s.players[ANN].bank = 1
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    assert s.players[ANN].bank == 0
    assert play.told("attack-value")
    assert RESOURCE["r26"] in s.discard
