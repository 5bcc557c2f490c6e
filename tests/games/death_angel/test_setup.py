"""Chapters 2 and 3: players, teams, setup. Examples X-1 to X-6."""

from __future__ import annotations

from collections import Counter

import pytest

import starboard
from starboard.games.death_angel import GAME
from starboard.games.death_angel.box import (
    CORRIDOR,
    DARK_CORNER,
    DOOR,
    ENTER_FORMATION,
    EVENTS,
    FULL_SCAN,
    LEFT,
    LOCATIONS,
    MARINES,
    RIGHT,
    SETUPS,
    TEAMS,
    VENTILATION_DUCT,
)
from starboard.games.death_angel.rules import setup as setup_rules
from starboard.games.death_angel.rules.setup import build_location_deck, form_up, lay_out
from starboard.games.death_angel.state import CHOOSE, NOBODY, SETUP, Hulk
from starboard.kernel import key_of
from tests.games.death_angel.positions import Playing, at, carry_out, event, facings, play

TEAMS_EACH = {1: 3, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1}
MARINES_IN_ALL = {1: 6, 2: 8, 3: 12, 4: 8, 5: 10, 6: 12}


def fresh(seats: int, seed: int = 1) -> Hulk:
    s: Hulk = GAME.setup(seats, {}, key_of(seed))
    return s


def with_teams(seats: int, seed: int = 1) -> Playing:
    """A mission up to the first choice of action cards; everybody takes the first free team."""
    playing = play(fresh(seats, seed))
    while playing.s.phase == SETUP:
        playing.answer(*playing.options[0])
    return playing


def first_event(seats: int, kind: int) -> Hulk:
    """A table set up with that event on top."""
    s = fresh(seats)
    s.events.remove(event(kind))
    s.events.append(event(kind))
    teams = SETUPS[seats].teams
    s.owner = [t % seats if t < teams else NOBODY for t in range(6)]
    carry_out(lay_out, s)
    return s


@pytest.mark.parametrize("seats", range(1, 7))
def test_teams_and_marines_for_every_number_of_players(seats: int) -> None:
    """D-10 X-6 Teams per player 3, 2, 2, 1, 1, 1; marines 6, 8, 12, 8, 10, 12."""
    s = with_teams(seats).s
    owners = Counter(owner for owner in s.owner if owner != NOBODY)
    assert owners == dict.fromkeys(range(seats), TEAMS_EACH[seats])
    assert len(s.line) == MARINES_IN_ALL[seats]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_card_for_each_team(seats: int) -> None:
    """D-11 X-6 A player chooses one card for each team he controls (solo: three)."""
    playing = with_teams(seats)
    chosen = 0
    while playing.s.phase == CHOOSE:
        ask = playing.ask
        assert playing.s.owner[ask.facts["team"]] == ask.seat
        playing.answer(*ask.options[0], seat=ask.seat)
        chosen += 1
        assert sum(card > 0 for card in playing.s.chosen) >= chosen or playing.s.revealed
    assert chosen == SETUPS[seats].teams


def test_a_card_speaks_of_its_own_team_only() -> None:
    """D-12 "Your marines" are the marines of the card's team, not all of its player."""
    playing = with_teams(1)
    while playing.s.phase != 3:
        ask = playing.ask
        kinds = [o for o in ask.options if o[1] in (7, 8, 9, 10, 11, 12)]
        playing.answer(*(kinds or list(ask.options))[0])
    while playing.ask.key != "manoeuvre":
        playing.answer(*playing.options[-1])
    team = playing.ask.facts["team"]
    other = next(m for m in playing.s.line if MARINES[m].team != team)
    assert all(MARINES[o[1]].team == team for o in playing.options if len(o) > 1)
    assert playing.refusal("turn", other) == "D-12"


def test_a_player_owns_the_marines_of_his_teams() -> None:
    """D-13 The owner of a marine is the player of his team."""
    s = with_teams(2).s
    for team, owner in enumerate(s.owner):
        if owner != NOBODY:
            assert [s.seat_of(m) for m in TEAMS[team].marines] == [owner, owner]


def test_decks_are_shuffled() -> None:
    """D-14 Events and Genestealers are shuffled separately; other seeds, other orders."""
    one, two = fresh(4, 1), fresh(4, 2)
    assert sorted(one.events) == list(range(30))
    assert sorted(one.stealers) == list(range(36))
    assert one.events != two.events
    assert one.stealers != two.stealers
    assert one.events != sorted(one.events)


@pytest.mark.parametrize(("seats", "major", "minor", "blips", "tiers"), [
    (1, 2, 1, 6, "2 3 4"), (2, 3, 1, 7, "1C 2 3 4"), (3, 5, 3, 9, "1A 2 3 4"),
    (4, 3, 1, 7, "1C 2 3 4"), (5, 4, 2, 8, "1B 2 3 4"), (6, 5, 3, 9, "1A 2 3 4"),
])  # fmt: skip
def test_setup_location(seats: int, major: int, minor: int, blips: int, tiers: str) -> None:
    """D-15 Spawn numbers, blip piles and the recipe of the Location deck by number of players."""
    card = SETUPS[seats]
    assert (card.major, card.minor, card.blips) == (major, minor, (blips, blips))
    s = fresh(seats)
    assert [LOCATIONS[n].tier for n in reversed(s.locations)] == tiers.split()


@pytest.mark.parametrize(("seats", "decks"), [(4, 81), (1, 27)])
def test_location_deck_recipe(seats: int, decks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """D-16 X-1 One random card a tier, tier 4 at the bottom: 81 equally likely decks, solo 27."""
    found = set()
    for number in range(decks):
        digits = iter([number // 3**i % 3 for i in range(4)])
        monkeypatch.setattr(setup_rules, "below", lambda s, n, digits=digits: next(digits))
        s = fresh_without_locations(seats)
        build_location_deck(s)
        tiers = [LOCATIONS[n].tier for n in reversed(s.locations)]
        assert tiers == list(SETUPS[seats].tiers)
        assert LOCATIONS[s.locations[0]].final
        found.add(tuple(s.locations))
    assert len(found) == decks


def fresh_without_locations(seats: int) -> Hulk:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setup_rules, "below", lambda s, n: 0)
        s = fresh(seats)
    s.locations = []
    return s


def test_teams_are_taken_clockwise_from_the_first_chooser() -> None:
    """D-17 From a random first chooser clockwise, in rounds; markers lie open."""
    assert {fresh(6, seed).current for seed in range(60)} == set(range(6))
    playing = play(fresh(3, 3))
    first, order = playing.s.current, []
    while playing.s.phase == SETUP:
        ask = playing.ask
        order.append(ask.seat)
        playing.answer(*ask.options[-1])
    clockwise = [(first + n) % 3 for n in range(6)]
    assert order == clockwise[:5]  # the last team is left over
    assert [playing.s.owner[t] for t in (5, 4, 3, 2, 1, 0)] == clockwise
    table = starboard.new("death_angel", seats=2, seed=3)
    ask = table.pending[0]
    table.answer(ask.seat, ("team", 2))
    assert table.why_not(table.pending[0].seat, ("team", 2))[0].rule == "D-17"
    teams = table.observe(None)["table"]["teams"]
    assert [(t["team"], t["owner"]) for t in teams] == [(2, ask.seat)]


def test_the_last_free_team_is_not_asked_for() -> None:
    """D-201 With three or six players the last team falls to the last player by itself."""
    playing = play(fresh(6))
    asked = 0
    while playing.s.phase == SETUP:
        asked += 1
        playing.answer(*playing.options[0])
    assert asked == 5


@pytest.mark.parametrize(
    ("seats", "expected"),
    [(1, "LLLRRR"), (4, "LLLLRRRR"), (5, "LLLLLRRRRR"), (3, "LLLLLLRRRRRR")],
)
def test_facing_at_the_start(seats: int, expected: str) -> None:
    """D-18 X-2 All marines shuffled into one column; the upper half faces left, the rest right."""
    s = with_teams(seats).s
    assert facings(s) == expected
    assert sorted(s.line) == sorted(
        m for t, team in enumerate(TEAMS) if s.owner[t] != NOBODY for m in team.marines
    )


def test_teammates_are_not_placed_together() -> None:
    """D-18 The column is one shuffle of all marines, so teammates mostly stand apart."""
    lines = []
    for seed in range(20):
        s = fresh(6, seed)
        s.owner = list(range(6))
        form_up(s)
        lines.append(tuple(s.line))
    assert len(set(lines)) == 20
    together = sum(line[n] ^ 1 == line[n + 1] for line in lines for n in range(11))
    assert together < 20 * 6 * 0.5


def test_twelve_tokens_in_the_supply() -> None:
    """D-19 All 12 support tokens form the supply."""
    s = with_teams(4).s
    assert s.supply == 12
    assert not any(s.tokens)


def test_terrain_at_the_start() -> None:
    """D-20 X-3 Door L1, Dark Corner L3, Ventilation Duct R5, Corridor R7 with 8 marines."""
    s = with_teams(4).s
    assert len(s.line) == 8
    lying = {card: where for card, where in enumerate(s.terrain) if where != NOBODY}
    assert lying == {
        DOOR: at("L1"), DARK_CORNER: at("L3"), VENTILATION_DUCT: at("R5"), CORRIDOR: at("R7"),
    }  # fmt: skip


def test_blip_piles_are_dealt_left_first() -> None:
    """D-20 The left pile gets the first cards of the deck, then the right."""
    s = fresh(4)
    s.owner = [0, 1, 2, 3, NOBODY, NOBODY]
    top = s.stealers[::-1]
    s.events.remove(event(FULL_SCAN))
    s.events.append(event(FULL_SCAN))
    carry_out(lay_out, s)
    left = s.blips[LEFT] + list(reversed(s.swarms[LEFT][0]))
    right = s.blips[RIGHT] + list(reversed(s.swarms[RIGHT][4]))
    assert left == top[:7]
    assert right == top[7:14]


def test_zones_after_the_setup() -> None:
    """D-21 X-4 22 Genestealers in the deck, 4 Locations, 29 events and one discarded."""
    s = with_teams(4).s
    assert (len(s.stealers), len(s.locations), len(s.events)) == (22, 4, 29)
    assert len(s.event_discard) == 1
    for side in (LEFT, RIGHT):
        assert len(s.blips[side]) + sum(len(swarm) for swarm in s.swarms[side]) == 7
    assert sum(where != NOBODY for where in s.terrain) == 4
    assert (s.round, s.phase, s.location) == (1, CHOOSE, NOBODY)


def test_first_genestealers() -> None:
    """D-21 X-5 Full Scan: 3 at R5 and 3 at L1; its text and its move icon are ignored."""
    s = first_event(4, FULL_SCAN)
    sizes = {where: len(s.swarm(where)) for where in s.swarm_places()}
    assert sizes == {at("R5"): 3, at("L1"): 3}
    assert [len(pile) for pile in s.blips] == [4, 4]
    assert not s.stealer_discard
    assert s.event_discard == [event(FULL_SCAN)]


@pytest.mark.parametrize(("seats", "wanted", "pile"), [(5, 8, 8), (6, 10, 9)])
def test_a_pile_emptied_by_the_setup(seats: int, wanted: int, pile: int) -> None:
    """D-22 No travel in the setup, even if Enter Formation empties the left pile."""
    s = first_event(seats, ENTER_FORMATION)
    assert EVENTS[event(ENTER_FORMATION)].spawns == ((True, 1), (True, 2))
    assert wanted == 2 * SETUPS[seats].major
    assert s.blips[LEFT] == []
    assert sum(len(swarm) for swarm in s.swarms[LEFT]) == pile
    assert s.location == NOBODY
    assert len(s.locations) == 4
    s.phase = CHOOSE
    playing = play(s)  # the first check is at the end of phase 1 of round 1
    while s.location == NOBODY and not s.revealed:
        playing.answer(*playing.options[0])
    assert s.location != NOBODY
    assert s.round == 1


def test_first_chooser_is_current_in_the_setup() -> None:
    """D-22 He keeps the office until the first cards are revealed (D-34)."""
    playing = play(fresh(4, 5))
    first = playing.s.current
    assert playing.ask.seat == first
    while playing.s.phase == SETUP:
        playing.answer(*playing.options[0])
    assert playing.s.current == first
