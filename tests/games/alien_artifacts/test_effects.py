"""Chapters 12 to 17: Artifacts, operational actions, abilities, decks, the end, timing."""

from __future__ import annotations

import pytest

from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.box import ARTIFACTS, CARDS, FACTIONS
from starboard.games.alien_artifacts.effects import (
    CARRIED_OUT,
    CONTINUOUS,
    LAUNCH,
    ON_SHIPS,
    PLANET,
    SHIP,
    TECHNOLOGY,
)  # fmt: skip
from starboard.games.alien_artifacts.rules.decks import search, take_resource
from starboard.games.alien_artifacts.rules.effects import DO, POSSIBLE
from starboard.games.alien_artifacts.rules.operational import coin_of
from starboard.games.alien_artifacts.rules.paying import card_limit
from starboard.games.alien_artifacts.scoring import faction_points, result
from starboard.games.alien_artifacts.state import SCORING, Galaxy

from .galaxy import (
    ANN,
    ARTIFACT,
    BOB,
    CARD,
    CID,
    OPERATIONAL,
    RESOURCE,
    Play,
    aliens,
    artifacts,
    attached,
    blockade,
    deck_of,
    deck_top,
    empire,
    empty,
    hand,
    has,
    plans,
    project,
    stock,
    top,
)  # fmt: skip

# ---- Artifacts --------------------------------------------------------------------------------


def test_an_artifact_is_gained_hidden() -> None:
    """A-139 The top card goes into the hand; the others see only how many there are."""
    s = empty()
    s.players[ANN].faction = 3
    hand(s, "r01", "r02", "r60")
    uppermost = s.relics[-1]
    play = Play(s).do("ability").pay("r01t", "r02t")
    assert s.players[ANN].artifacts == [uppermost]
    assert GAME.view(s, BOB)["artifacts"] == []
    assert play.told("your-artifact")
    assert GAME.view(s, BOB)["players"][ANN]["artifacts"] == 1


def test_playing_artifacts_is_no_action() -> None:
    """A-140 Any number in a turn; each goes to the discard pile."""
    s = empty()
    artifacts(s, "x06", "x07")
    hand(s, "r01")
    play = Play(s).do("artifact", "x06").do("artifact", "x07")
    assert s.actions == 1
    assert s.players[ANN].vp == 5
    assert s.players[ANN].bank == 15
    assert s.lost_relics == [ARTIFACT["x06"], ARTIFACT["x07"]]
    assert play.can("trade")


def test_windows_for_artifacts() -> None:
    """A-141 Before each ship's reveal and before discarding; some only outside an action."""
    s = empty()
    empire(s, "s21", "s22", side=OPERATIONAL)
    artifacts(s, "x10", "x03", "x07")
    aliens(s, "y2", "y1")
    hand(s, "r26", "r21", "r60")
    top(s, "r05")
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    assert play.can("artifact", "x10")
    assert not play.can("artifact", "x03")
    play.do("artifact", "x10").do("ship", "s21")
    assert play.told("attack-value")[0]["value"] == 1 + 1 + 2
    play.do("stop").do("end")
    assert play.ask.key == "draw"
    assert play.can("artifact", "x07")
    play.do("discard", "r60")
    assert not play.can("artifact", "x07")


def test_windows_inside_income_and_mining() -> None:
    """A-141, A-148, A-150 Artifacts before each check and before each production."""
    s = empty()
    empire(s, "t01", "t02", side=OPERATIONAL)
    artifacts(s, "x07")
    hand(s, "r01", "r02", "r60")
    play = Play(s).do("income").pay("r01t", "r02t")
    assert play.kinds == {"check", "artifact"}
    s = empty()
    empire(s, "p01", "p02", side=OPERATIONAL)
    artifacts(s, "x07")
    hand(s, "r05", "r07", "r60")
    play = Play(s).do("mine-planets").pay("r05b", "r07b")
    assert play.kinds == {"mine", "artifact"}


def test_an_artifact_that_does_nothing_stays() -> None:
    """A-142, A-177 Mirror Gate without an operational technology; World Seed without a planet."""
    s = empty()
    artifacts(s, "x08", "x09", "x02", "x15")
    hand(s, "r01")
    play = Play(s)
    assert [o for o in play.options if o[0] == "artifact"] == [("artifact", ARTIFACT["x15"])]
    assert play.why_not("artifact", "x08") == "A-142"


def test_no_artifact_is_left() -> None:
    """A-143, A-157 The discards are shuffled; if there are none, nothing is gained."""
    s = empty()
    s.players[ANN].faction = 3
    artifacts(s, *(a.id for a in ARTIFACTS), seat=BOB)
    s.players[BOB].artifacts.remove(ARTIFACT["x07"])
    s.lost_relics = [ARTIFACT["x07"]]
    hand(s, "r01", "r02", "r03", "r04")
    Play(s).do("ability").pay("r01t", "r02t")
    assert s.players[ANN].artifacts == [ARTIFACT["x07"]]
    assert not s.lost_relics
    s.actions, s.phase = 1, 2
    play = Play(s)
    assert not play.can("ability")
    assert play.why_not("ability") == "A-177"


# ---- operational actions ----------------------------------------------------------------------


def test_prices_of_operational_actions() -> None:
    """A-144, A-145 5 red, blue, green; the price never rises; Gold Standard lets gold count."""
    s = empty()
    empire(s, *(f"s{n}" for n in range(21, 31)), side=OPERATIONAL)
    hand(s, "r26", "r21", "r60")
    Play(s).do("launch")
    assert s.bill[1:3] == (SHIP, 5)
    empire(s, "t37")
    assert coin_of(s, LAUNCH) == 4 + SHIP


def test_an_operational_action_needs_a_card_that_could_act() -> None:
    """A-146 Blockaded ones need 1 C in the Bank."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    blockade(s, "p31")
    hand(s, "r05", "r07")
    assert Play(s).can("mine-planets")
    s.players[ANN].bank = 0
    play = Play(s)
    assert not play.can("mine-planets")
    assert play.why_not("mine-planets") == "A-146"


def test_at_least_one_ship_attacks() -> None:
    """A-147 No stop before the first ship; afterwards the player may stop."""
    s = empty()
    empire(s, "s21", "s22", side=OPERATIONAL)
    aliens(s, "y2", "y1")
    hand(s, "r26", "r21", "r60")
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    assert play.kinds == {"ship"}
    play.do("ship", "s22")
    assert play.can("stop")


def test_income_checks_all_unblocked_technologies() -> None:
    """A-148, A-149, A-101 In any order; a blockaded one only for the fee, paid before."""
    s = empty()
    empire(s, "t17", "t13", "t01", side=OPERATIONAL)
    blockade(s, "t01")
    hand(s, "r01", "r02", "r60")
    top(s, "r04", "r04", "r05")
    play = Play(s).do("income").pay("r01t", "r02t")
    assert not play.can("done")
    assert play.can("check", "t01")
    play.do("check", "t13").do("check", "t17")
    assert play.can("done")
    assert play.can("check", "t01")
    play.do("check", "t01")
    assert s.players[ANN].bank == 7
    assert len(play.told("check-matches") + play.told("check-fails")) == 3


def test_mining_produces_one_card_on_each_planet() -> None:
    """A-150 One card each; a blockaded planet may be left out."""
    s = empty()
    empire(s, "p31", "p32", side=OPERATIONAL)
    blockade(s, "p32")
    hand(s, "r05", "r07", "r60")
    top(s, "r01")
    play = Play(s).do("mine-planets").pay("r05b", "r07b").do("mine", "p31").do("done")
    assert len(s.players[ANN].stock) == 1
    assert play.ask.key == "draw"


# ---- abilities of factions and cards ----------------------------------------------------------


def test_star_union_strikes_with_one_ship() -> None:
    """A-151 3 red: one ship attacks with +1."""
    s = empty()
    empire(s, "s21", "s22", side=OPERATIONAL)
    aliens(s, "y2", "y1")
    hand(s, "r26", "r60", "r61")
    top(s, "r05")
    play = Play(s).do("ability").pay("r26b").do("ship", "s22").do("attack-aliens")
    assert play.told("attack-value")[0]["value"] == 3
    assert s.sorties == 1 << CARD["s22"]


def test_community_produces_two_cards() -> None:
    """A-151, A-87 3 green: 2 cards on one operational planet."""
    s = empty()
    s.players[ANN].faction, s.players[BOB].faction = 1, 0
    empire(s, "p31", side=OPERATIONAL)
    hand(s, "r05", "r60", "r61")
    top(s, "r01", "r02")
    Play(s).do("ability").pay("r05b")
    assert len(s.players[ANN].stock) == 2


def test_bionics_score_without_a_check() -> None:
    """A-151, A-102 3 blue: one operational technology is scored."""
    s = empty()
    s.players[ANN].faction = 2
    empire(s, "t17", side=OPERATIONAL)
    empire(s, "t03")
    hand(s, "r01", "r60", "r61")
    Play(s).do("ability").pay("r01t")
    assert s.players[ANN].vp == 1


def test_the_league_buys_and_attaches() -> None:
    """A-151, A-65 A purchase, then up to 1 Resource card on the bought card."""
    s = empty()
    s.players[ANN].faction = 4
    hand(s, "r26", "r60", "r61")
    deck_top(s, "s01")
    play = Play(s).do("ability").do("deck", SHIP).do("extra", 0)
    assert play.can("done")
    play.do("attach", "r26b", "s01")
    assert s.players[ANN].attached
    assert play.ask.key == "draw"


def test_clone_clans_draw_from_the_deck_of_their_colour() -> None:
    """A-151, A-177 6 red: 2 ships are drawn, one is kept."""
    s = empty()
    s.players[ANN].faction = 5
    hand(s, "r26", "r27", "r60")
    deck_top(s, "s01", "s11")
    Play(s).do("ability").pay("r26b", "r27b").do("keep", "s11")
    assert has(s.players[ANN].projects, "s11")
    assert s.decks[SHIP][0] == CARD["s01"]


def test_card_actions() -> None:
    """A-152, A-134 A blockaded ACTION card needs the fee."""
    s = empty()
    empire(s, "t06")
    blockade(s, "t06")
    hand(s, "r01")
    Play(s).do("card-action", "t06")
    assert s.players[ANN].bank == 8 - 1 + 2
    s = empty()
    empire(s, "t06")
    blockade(s, "t06")
    s.players[ANN].bank = 0
    hand(s, "r01")
    assert Play(s).why_not("card-action", "t06") == "A-134"


@pytest.mark.parametrize(
    ("faction", "cards", "points"),
    [
        (0, ("s01", "s21", "p21"), 2 + 2),  # ships and Extermination
        (1, ("p31", "t31", "s01"), 1 + 2),  # planets and Exploitation
        (2, ("t11", "p11", "s01"), 2 + 2),  # technologies (2 each) and Expansion
        (3, ("t01", "p01", "s11"), 1 + 2),  # technologies and Exploration
        (4, ("s31", "t31", "p01"), 1 + 2),  # ships and Exploitation
        (5, ("p21", "t21", "s01"), 1 + 2),  # planets and Extermination
    ],
)
def test_faction_scoring(faction: int, cards: tuple[str, ...], points: int) -> None:
    """A-153, A-163 Every faction scores its row and its type; blockaded cards count."""
    s = empty()
    s.players[ANN].faction = faction
    empire(s, *cards)
    blockade(s, cards[0])
    assert faction_points(s, ANN) == points


# ---- decks ------------------------------------------------------------------------------------


def test_market_search() -> None:
    """A-158 Reveal until the colour appears; the others go under the deck."""
    s = empty()
    top(s, "r01", "r02", "r26", "r03")  # blue/green twice, then blue/red
    count = len(s.deck)
    assert search(s, ANN, SHIP) == RESOURCE["r26"]
    assert s.players[ANN].hand == [RESOURCE["r26"]]
    assert len(s.deck) == count - 1
    assert set(s.deck[:2]) == {RESOURCE["r01"], RESOURCE["r02"]}
    assert s.deck[-1] == RESOURCE["r03"]


def test_a_search_in_vain() -> None:
    """A-158 Nothing is found, all go back; the discard pile is never searched."""
    s = empty()
    top(s, "r01", "r02")
    deck_of(s, 2)
    assert search(s, ANN, SHIP) == -1
    assert len(s.deck) == 2
    assert s.marker == 2


def test_knowledge_exchange_names_a_colour() -> None:
    """A-158, A-169 Pay 1 C, name a colour, take the card."""
    s = empty()
    empire(s, "t17")
    hand(s, "r01")
    top(s, "r02", "r26")
    Play(s).do("use-card", "t17").do("colour", SHIP)
    assert RESOURCE["r26"] in s.players[ANN].hand
    assert s.players[ANN].bank == 7


def test_run_outs_after_the_last_round() -> None:
    """A-156, A-159, A-160 Marker 2 -> 1, then the last round, then only reshuffles."""
    s = empty()
    states = []
    for _ in range(3):
        deck_of(s, 1)
        card = take_resource(s)
        s.discard.append(card)
        states.append((s.marker, s.last_round))
    assert states == [(1, False), (1, True), (1, True)]


def test_reserve_funds() -> None:
    """A-154, A-96 Every time the Resource deck runs out: 4 C and 1 VP."""
    s = empty()
    empire(s, "t39")
    deck_of(s, 1)
    take_resource(s)
    assert s.players[ANN].bank == 12
    assert s.players[ANN].vp == 1


# ---- the end ----------------------------------------------------------------------------------


def score_all(s: Galaxy) -> Play:
    s.phase, s.settled, s.active = SCORING, 0, s.first
    return Play(s)


def test_final_scoring() -> None:
    """A-161, A-162, A-164 Cards, end columns and faction; nothing for hands, stock or credits."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    empire(s, "t17", side=OPERATIONAL)
    empire(s, "t03")
    stock(s, "p31", "r05b")
    project(s, "p03", "s01")
    attached(s, "s01", "r26b")
    hand(s, "r01")
    plans(s, "d01")
    artifacts(s, "x07")
    s.players[ANN].faction, s.players[BOB].faction = 0, 1  # Star Union: no ships
    s.players[ANN].earned = [1, 2, 0, 0]
    play = score_all(s)
    assert play.run.result is not None
    assert play.run.result.scores[ANN] == 3 + 3 + 1 + 0
    assert s.end_vp[ANN] == [3, 1, 0]


def test_order_of_technologies_in_final_scoring() -> None:
    """A-162, A-165 A measure of credits is read when its card is scored; fees lower it."""
    s = empty()
    empire(s, "t33", "t17", side=OPERATIONAL)  # 10 credits: 3; 2 technologies: 1
    blockade(s, "t17")
    s.players[ANN].bank = 10
    play = score_all(s)
    assert play.options == [("score-end", CARD["t17"]), ("score-end", CARD["t33"])]
    play.do("score-end", "t17")
    assert s.end_vp[ANN][1] == 1 + 1
    assert s.players[ANN].bank == 9
    s = empty()
    empire(s, "t33", "t17", side=OPERATIONAL)
    blockade(s, "t17")
    s.players[ANN].bank = 10
    score_all(s).do("score-end", "t33").do("score-end", "t17")
    assert s.end_vp[ANN][1] == 3 + 1
    assert result(s).winners == (ANN,)


# ---- timing -----------------------------------------------------------------------------------


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
    while play.run.open is not None:
        play.do(*play.options[0])
    seats = [facts["seat"] for facts in play.told("turn")]
    assert seats == [BOB, ANN, ANN, ANN]
    assert play.run.result is not None


def test_attached_cards_are_spent_when_the_card_enters() -> None:
    """A-176 They count for nothing while the placement effect goes on."""
    s = empty()
    project(s, "t11")
    attached(s, "t11", "r01t", "r09t")
    top(s, "r04")
    play = Play(s).do("place", "t11", 2 * TECHNOLOGY + 1)
    assert not s.players[ANN].attached
    assert s.players[ANN].vp == 0
    assert {RESOURCE["r01"], RESOURCE["r09"]} <= set(s.discard)
    assert play.ask.key == "act"


def test_what_is_not_possible_is_skipped() -> None:
    """A-177, A-142 Star Forge without a ship still gives its point; Pure Flame its two."""
    s = empty()
    artifacts(s, "x05", "x11")
    hand(s, "r01")
    Play(s).do("artifact", "x05").do("artifact", "x11")
    assert s.players[ANN].vp == 1 + 2


# ---- effect kinds that no rule above has tried ------------------------------------------------


def test_genesis_matrix_and_star_forge() -> None:
    """A-172, A-34 One card for free; one ship for 5 less, the rest a basic payment."""
    s = empty()
    project(s, "p03", "s01")
    empire(s, "s11", "s12")
    artifacts(s, "x02", "x05")
    hand(s, "r80", "r60")
    play = Play(s).do("artifact", "x02").do("explore", "p03").do("place", "p03", 2 * PLANET)
    play.do("artifact", "x05").do("build", "s01")
    assert s.bill[2] == 2
    play.pay("r80b")
    assert play.ask.key == "side"


def test_synchron_core_makes_payments_wild() -> None:
    """A-172, A-34 In the next two payments every colour counts."""
    s = empty()
    project(s, "p03")
    artifacts(s, "x14")
    hand(s, "r26", "r21")
    play = Play(s).do("artifact", "x14").do("explore", "p03").pay("r26b", "r21t")
    assert play.ask.key == "side"
    assert s.wild == 1


def test_assembler_swarm_raises_the_limit() -> None:
    """A-37, A-36 +2 cards for every payment of this turn."""
    s = empty()
    artifacts(s, "x12")
    hand(s, "r26")
    Play(s).do("artifact", "x12")
    assert card_limit(s, SHIP) == 4


def test_cosmic_catalogue() -> None:
    """A-172 Five cards of a deck, two are kept."""
    s = empty()
    artifacts(s, "x13")
    hand(s, "r26")
    play = Play(s).do("artifact", "x13").do("deck", PLANET)
    assert len(s.drawn) == 5
    play.do(*play.options[0]).do(*play.options[0])
    assert s.players[ANN].projects.bit_count() == 2
    assert len(s.decks[PLANET]) == 38


def test_seed_of_discord() -> None:
    """A-126, A-132 Two tokens on cards of one opponent, and 2 VP."""
    s = empty(3)
    empire(s, "p01", "p02", seat=CID)
    artifacts(s, "x16")
    hand(s, "r26")
    Play(s).do("artifact", "x16").do("blockade", "p01").do("blockade", "p02")
    assert s.players[CID].blockaded.bit_count() == 2
    assert s.players[ANN].vp == 2


def test_world_seed_and_mirror_gate() -> None:
    """A-172 2 cards on each operational planet; up to 2 technologies without a check."""
    s = empty()
    empire(s, "p31", "p32", side=OPERATIONAL)
    empire(s, "t02", "t36", side=OPERATIONAL)
    artifacts(s, "x08", "x09")
    hand(s, "r26")
    top(s, "r01", "r02", "r03", "r04")
    play = Play(s).do("artifact", "x09").do("mine", "p32")
    while play.ask.key in ("mine", "show"):
        play.do(*play.options[0])
    assert len(s.players[ANN].stock) == 4
    play.do("artifact", "x08").do("score", "t02").do("done")
    assert s.sorties == 0


def test_quantum_telescope_and_black_market() -> None:
    """A-170 Discard up to 2 and draw as many; discard 1 for 2 C."""
    s = empty()
    empire(s, "t04", "t35")
    hand(s, "r01", "r02", "r03")
    play = Play(s).do("use-card", "t04").do("discard", "r01").do("discard", "r02")
    assert len(s.players[ANN].hand) == 3
    play.do("use-card", "t35").do("discard", "r03")
    assert s.players[ANN].bank == 10
    assert len(s.players[ANN].hand) == 2


def test_blockade_runners_and_asteroid_mining() -> None:
    """A-82, A-87 1 C removes a token; 2 C produce a card."""
    s = empty()
    empire(s, "t24", "t36")
    empire(s, "p31", side=OPERATIONAL)
    empire(s, "p01", "p02")
    blockade(s, "p01", "p02")
    hand(s, "r26")
    top(s, "r01")
    play = Play(s).do("use-card", "t24").do("free", "p02").do("use-card", "t36")
    assert s.players[ANN].bank == 5
    assert not has(s.players[ANN].blockaded, "p02")
    assert len(s.players[ANN].stock) == 1
    assert play.ask.key == "act"


def test_adaptive_lines_and_bulk_procurement() -> None:
    """A-34, A-65 All colours combined in one payment; two cards kept for 7 C."""
    s = empty()
    empire(s, "t20")
    project(s, "s01")
    hand(s, "r02", "r09", "r60")
    play = Play(s).do("card-action", "t20").do("build", "s01").pay("r02t", "r09b")
    assert play.ask.key == "side"
    s = empty()
    empire(s, "t38")
    hand(s, "r02")
    play = Play(s).do("card-action", "t38").do("deck", SHIP).do("extra", 0)
    assert s.players[ANN].projects.bit_count() == 2
    assert s.players[ANN].bank == 1


def test_a_trigger_of_the_last_draw_belongs_to_its_owner() -> None:
    """A-154, A-135, A-167 The deck runs out in the own Draw phase: the fee is asked before Bob."""
    s = empty()
    empire(s, "t39")
    blockade(s, "t39")
    hand(s, "r01", "r02")
    deck_of(s, 1)
    play = Play(s).do("trade").do("sell", "r01t").do("done").do("draw")
    assert (play.ask.key, play.ask.seat) == ("react", ANN)
    play.do("trigger", "t39")
    assert s.players[ANN].bank == 8 + 3 - 1 + 4
    assert play.ask.seat == BOB


def test_fees_for_checks_are_asked_once_in_an_action() -> None:
    """A-135 One fee for Simulation Core covers all checks of Generate income; so does a no."""
    s = empty()
    empire(s, "t16")
    blockade(s, "t16")
    empire(s, "t01", "t02", side=OPERATIONAL)
    hand(s, "r01", "r02", "r60")
    play = Play(s).do("income").pay("r01t", "r02t").do("decline", key="fees")
    play.do("check", "t01")
    assert play.ask.key == "draw"
    assert len(play.told("check-matches") + play.told("check-fails")) == 2
