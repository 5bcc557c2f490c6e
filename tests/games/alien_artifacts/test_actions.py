"""Everything one can do is in sight: prices, gains and reasons; chances and warnings before."""

from __future__ import annotations

import pytest

from starboard.draw import Action, Outlook, Tally
from starboard.draw.touch import outlook as outlook_at
from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.actions import gist
from starboard.games.alien_artifacts.box import ARTIFACTS, CARDS, FACTIONS
from starboard.games.alien_artifacts.outlook.odds import aimed, chances_of_rows, unseen
from starboard.games.alien_artifacts.outlook.prices import Price, best_payment
from starboard.games.alien_artifacts.reading.effects import GREEN, PLANET
from starboard.games.alien_artifacts.reading.tables import (
    ABILITY,
    ACTION_CARDS,
    ADDITIONAL_CARDS,
    NUMBER,
    SYMBOLS,
    WITH_GOLD,
)
from starboard.games.alien_artifacts.reading.tables import ARTIFACT as ARTIFACT_SOURCE
from starboard.games.alien_artifacts.state import ALIENS
from starboard.text import languages, problems, render
from tests.games.alien_artifacts.galaxy import (
    ANN,
    BOB,
    CARD,
    OPERATIONAL,
    Play,
    aliens,
    artifacts,
    attached,
    deck_of,
    empire,
    empty,
    half,
    hand,
    project,
)

MAIN = ("buy", "build", "develop", "explore", "prepare", "launch", "income", "mine-planets",
        "trade", "unblock", "ability")  # fmt: skip


def listed(play: Play) -> dict[str, Action]:
    return {action.id: action for action in GAME.actions(play.s, play.ask)}  # type: ignore[misc]


def told(play: Play, *option: object) -> Outlook:
    found = outlook_at(GAME, play.s, play.ask, play.meant(option))
    assert found is not None
    assert [f for m in found.said for lang in languages for f in problems(m, lang)] == []
    return found


# ---- the list of actions ------------------------------------------------------------------------


def test_all_actions_are_listed_in_their_places() -> None:
    """A-41, A-42, A-44 Possible or not, each in the same place; none is without reason."""
    s = empty()
    play = Play(s)
    found = listed(play)
    assert tuple(found)[: len(MAIN)] == MAIN
    assert all(bool(action.options) != (action.refusal is not None) for action in found.values())
    offered = {option for action in found.values() for option in action.options}
    assert offered == set(play.options)


def test_an_action_says_what_is_missing() -> None:
    """A-39, A-144 Five green are needed, and so many can be reached."""
    s = empty()
    empire(s, "p31", side=OPERATIONAL)
    hand(s, "r26", "r21", "r60")
    mining = listed(Play(s))["mine-planets"]
    assert not mining.options
    assert mining.refusal is not None
    assert mining.refusal.rule == "A-39"
    assert dict(mining.refusal.message.facts)["symbols"] == 5
    assert "you reach" in mining.refusal.text("en")


def test_prices_are_signs() -> None:
    """A-50, A-53 The rest of what a project costs, in its colour; the Buy price in credits."""
    s = empty()
    project(s, "p01")
    attached(s, "p01", "r05b")
    hand(s, "r01", "r02", "r60")
    found = listed(Play(s))
    price = found["explore"].price
    assert isinstance(price, Tally)
    left = 5 - SYMBOLS[half("r05b")]
    assert price.signs == (("aa-green", "c-green", left),)
    bought = found["buy"].price
    assert isinstance(bought, Tally)
    assert bought.signs == (("aa-credit", "c-gold", 5),)


def test_what_stands_beside_the_action() -> None:
    """A-45 ADDITIONAL cards and Artifacts stand apart from the actions."""
    s = empty()
    empire(s, "t31")
    artifacts(s, "x03")
    hand(s, "r01")
    beside = [action for action in listed(Play(s)).values() if action.group]
    assert [action.id.rsplit("-", 1)[0] for action in beside] == ["use-card", "artifact"]


def test_no_actions_are_listed_at_other_questions() -> None:
    """A-46 A payment is no choice of actions."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    hand(s, "r26", "r21", "r60")
    play = Play(s).do("launch")
    assert play.ask.key == "pay"
    assert listed(play) == {}


@pytest.mark.parametrize("lang", languages)
def test_actions_have_words(lang: str) -> None:
    """A-41 Names, prices, gains and reasons in both languages."""
    s = empty()
    empire(s, "t31", "t06")
    empire(s, "s21", "p31", side=OPERATIONAL)
    artifacts(s, "x03")
    hand(s, "r26", "r21", "r60")
    faults = []
    for action in listed(Play(s)).values():
        price = action.price.said if isinstance(action.price, Tally) else action.price
        reason = action.refusal.message if action.refusal else None
        for words in (action.name, price, action.gain, reason):
            faults += problems(words, lang) if words is not None else []
    assert faults == []


# ---- chances ------------------------------------------------------------------------------------


def test_odds_are_those_of_unseen_cards() -> None:
    """A-112 Every card that the seat does not see may be the next; a Cruiser adds 1."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    aliens(s, "y1", "y2")
    hand(s, "r26", "r21", "r60")
    hand(s, "r01", seat=BOB)
    cards = unseen(s, ANN)
    assert len(cards) == len(s.deck) + 1  # Bob's card may be anywhere
    with aimed(s, ALIENS):
        chances = chances_of_rows(s, ANN, CARD["s21"])
    assert chances[0] == 0
    threes = sum(NUMBER[card] == 3 for card in cards)
    assert chances[3] == pytest.approx(threes / len(cards))
    assert sum(chances) == pytest.approx(1)
    assert s.target != ALIENS  # nothing was changed


def test_of_two_numbers_the_higher_counts() -> None:
    """E-6 Targeting Algorithms reveal one card more: a 1 remains only if both are 1."""
    s = empty()
    empire(s, "t27")
    empire(s, "s21", side=OPERATIONAL)
    aliens(s, "y1", "y2")
    hand(s, "r26", "r21", "r60")
    cards = unseen(s, ANN)
    ones = sum(NUMBER[card] == 1 for card in cards)
    with aimed(s, ALIENS):
        chances = chances_of_rows(s, ANN, CARD["s21"])
    n = len(cards)
    assert chances[1] == pytest.approx(ones * (ones - 1) / (n * (n - 1)))


@pytest.mark.parametrize("option", [("launch",), ("attack-aliens",), ("attack-player", BOB)])
def test_attacks_tell_their_odds(option: tuple[object, ...]) -> None:
    """A-114 By row, together certain."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    hand(s, "r26", "r21", "r60")
    play = Play(s)
    if option != ("launch",):
        play.do("launch").pay("r26b", "r21b")
    odds = told(play, *option).odds
    assert sum(chance for _, chance in odds) == pytest.approx(1)


def test_checks_and_production_tell_their_odds() -> None:
    """A-88, A-89, A-101 A match, the smaller half, equal halves."""
    s = empty()
    project(s, "p31", "t01")
    attached(s, "p31", "r05b", "r07b")
    hand(s, "r01", "r60")
    s.players[ANN].bank = 8
    play = Play(s).do("explore", "p31")
    while play.ask.key == "pay":
        play.do(*play.options[0])
    odds = told(play, "place", "p31", 2 * PLANET + 1).odds
    assert [words.key for words, _ in odds] == [
        "odds-produce-match",
        "odds-produce-smaller",
        "odds-produce-equal",
    ]
    assert sum(chance for _, chance in odds) == pytest.approx(1)


# ---- payments and warnings ----------------------------------------------------------------------


def test_the_best_payment_is_found_without_paying() -> None:
    """A-38 The thriftiest; hand and bill stay as they were."""
    s = empty()
    hand(s, "r05", "r07", "r60")
    before = s.players[ANN].hand[:], s.bill
    found = best_payment(s, Price(GREEN, WITH_GOLD + GREEN, 2, 2))
    assert found is not None
    assert (s.players[ANN].hand, s.bill) == before
    assert found.lost >= 0


def test_income_that_brings_nothing_warns() -> None:
    """A-102, A-148 No column is met: the price would be paid for nothing."""
    s = empty()
    empire(s, "t01", side=OPERATIONAL)
    hand(s, "r01", "r02", "r60")
    found = told(Play(s), "income")
    assert found.warns == "nothing"
    assert {f"half:{half('r01t')}", f"half:{half('r02t')}"} == {key for key, _ in found.marks}


def test_a_full_bank_warns_before_a_trade() -> None:
    """A-81 All of it would be lost."""
    s = empty()
    s.players[ANN].bank = 15
    hand(s, "r01")
    assert told(Play(s), "trade").warns == "nothing"


@pytest.mark.parametrize(("marker", "warns"), [(2, ""), (1, "ends")])
def test_a_draw_that_begins_the_last_round_warns(marker: int, warns: str) -> None:
    """A-154, A-159 The deck runs out: the marker moves, or the last round begins."""
    s = empty()
    hand(s, "r01", "r02")
    deck_of(s, 2)
    s.marker = marker
    play = Play(s).do("trade").do("sell", "r01t").do("done")
    found = told(play, "draw")
    assert found.warns == warns
    key = "outlook-marker" if marker > 1 else "outlook-last-round"
    assert key in {line.key for line in found.lines}


def test_a_ship_that_would_be_lost_warns() -> None:
    """A-121 The number that destroys the ship."""
    s = empty()
    empire(s, "t27")
    empire(s, "s31", side=OPERATIONAL)
    hand(s, "r26", "r21", "r60")
    aliens(s, "y1", "y2")
    numbers = {number: next(c for c in s.deck if NUMBER[c] == number) for number in (1, 3)}
    s.deck = [c for c in s.deck if c not in numbers.values()] + list(numbers.values())
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    assert told(play, "use", numbers[1]).warns == "loses"
    assert "destroyed" in render(told(play, "use", numbers[1]).lines[0], "en")
    assert told(play, "use", numbers[3]).warns == ""


@pytest.mark.parametrize("lang", languages)
def test_every_ability_has_a_gist(lang: str) -> None:
    """A-97, A-98, A-140, A-151 Technologies that are used, Artifacts and factions, in few words."""
    used = [c for c in range(len(CARDS)) if (ACTION_CARDS | ADDITIONAL_CARDS) >> c & 1]
    sources = [*used, *(ABILITY + n for n in range(len(FACTIONS)))]
    sources += [ARTIFACT_SOURCE + n for n in range(len(ARTIFACTS))]
    assert [fault for source in sources for fault in problems(gist(source), lang)] == []
