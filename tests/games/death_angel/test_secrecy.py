"""Chapter 19: information. What is public, what is hidden, what is one player's own."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from starboard.games.death_angel.box import (
    ACTIONS,
    DOOR,
    EVENTS,
    FULL_SCAN,
    LEON,
    LOCATIONS,
    LORENZO,
    NOCTIS,
    PSYCHIC_ASSAULT,
    TOXIN_PUMPING_STATION,
    ZAEL,
)
from starboard.games.death_angel.legality.targets import must_choose
from starboard.games.death_angel.rules.abilities import forward_scouting
from starboard.games.death_angel.rules.effects import temporary_sanctuary
from starboard.games.death_angel.rules.spawn import spawn
from starboard.games.death_angel.state import CHOOSE, EVENT, Hulk
from starboard.games.death_angel.view import resample_hidden, view
from starboard.pieces.chance import make_cheap
from tests.games.death_angel.positions import (
    BLUE,
    GREY,
    PURPLE,
    Dice,
    at,
    carry_out,
    event,
    hulk,
    play,
)

LINE = [LORENZO, NOCTIS, ZAEL, LEON]


def worlds(s: Hulk, seat: int | None, count: int = 40) -> list[Hulk]:
    """Worlds that this seat could be in."""
    found = []
    for seed in range(count):
        world = s.copy()
        make_cheap(world, seed)
        resample_hidden(world, seat)
        world.check()
        found.append(world)
    return found


def test_what_is_public(die: Dice) -> None:
    """D-184 Formation, tokens, swarms, terrain, sizes, discards, Location, effects, rolls."""
    s = hulk(LINE, "LRLR", swarms={"L1": "TH"}, shielded=["L1"], attacked={"R2": "C"},
             terrain={DOOR: "R3"}, tokens={ZAEL: 2}, door_tokens=1, location_tokens=3,
             blips=(3, 5), location=TOXIN_PUMPING_STATION, locations=[], deck=4,
             last=[3, 0, 0, 0, 0, 0], evasion=True, jam_next=GREY, active=[1], face=4,
             lords_slain=1, led=True)  # fmt: skip
    seen = view(s, None)
    assert seen["formation"][2] == {"marine": ZAEL, "facing": 0, "tokens": 2}
    cards = {(w["side"], w["position"]): w for w in seen["swarms"]}
    assert (len(cards[0, 0]["cards"]), cards[0, 0]["shielded"]) == (2, True)
    assert cards[1, 1]["attacked"]
    assert seen["terrain"] == [{"card": DOOR, "side": 1, "position": 2}]
    assert seen["blips"] == [3, 5]
    assert seen["decks"] == {"events": 30, "genestealers": 4}
    assert len(seen["discards"]["genestealers"]) == 36 - 3 - 3 - 5 - 4
    assert seen["tokens"] == {"supply": 6, "door": 1, "location": 3}
    assert seen["location"] == TOXIN_PUMPING_STATION
    assert seen["teams"][0]["last"] == 3
    effects = seen["effects"]
    assert effects["evasion"] == [True, False]
    assert effects["jammed"] == [-1, GREY]
    assert effects["active"] == [1]
    assert effects["led"]
    assert (seen["face"], seen["lords_slain"]) == (4, 1)
    json.dumps(seen)
    die()


def test_nothing_hidden_is_in_the_view() -> None:
    """D-185 However the hidden cards lie, everybody is shown the same."""
    s = hulk(LINE, blips=(6, 6), phase=CHOOSE, chosen=[13, 0, 0, 0, 0, 0], locations=[15, 12, 9])
    for seat in (None, 1, 4):
        mine = view(s, seat)
        assert all(view(world, seat) == mine for world in worlds(s, seat))


def test_decks_and_piles_are_dealt_anew() -> None:
    """D-185 Order and content of decks and piles; of the Location deck the tiers are known."""
    s = hulk(LINE, blips=(6, 6), locations=[15, 12, 9])
    found = worlds(s, BLUE, 200)
    assert len({tuple(w.stealers) for w in found}) > 190
    assert len({tuple(w.events) for w in found}) > 190
    assert {tuple(LOCATIONS[n].tier for n in w.locations) for w in found} == {("4", "3", "2")}
    assert len({tuple(w.locations) for w in found}) == 27
    assert all(len(w.blips[0]) == len(w.blips[1]) == 6 for w in found)


def test_chosen_cards_are_private() -> None:
    """D-186 A player knows his own choice; of the others any card they could have chosen."""
    s = hulk(LINE, phase=CHOOSE, chosen=[13, 0, 12, 0, 17, 0], last=[3, 0, 0, 0, 0, 0])
    seen = {t["team"]: t["chosen"] for t in view(s, BLUE)["teams"]}
    assert (seen[BLUE], seen[2], seen[4]) == (13, 0, 0)
    found = worlds(s, BLUE, 100)
    assert {w.chosen[BLUE] for w in found} == {13}
    assert {w.chosen[2] for w in found} == {n for n, a in ACTIONS.items() if a.team == 2}
    assert {w.chosen[BLUE] for w in worlds(s, 4, 60)} == {11, 13}  # 3 lies open


def test_an_instinct_event_is_private() -> None:
    """D-186 The others imagine any event that would ask for the same kind of thing."""
    s = hulk(LINE, phase=EVENT, top_event=event(PSYCHIC_ASSAULT), current=BLUE,
             tokens={ZAEL: 1, LEON: 1})  # fmt: skip
    playing = play(s)
    assert playing.ask.key == "instinct-marine"
    assert {w.drawn for w in worlds(s, BLUE)} == {event(PSYCHIC_ASSAULT)}
    imagined = {w.drawn for w in worlds(s, PURPLE, 300)}
    wanted = {n for n, e in enumerate(EVENTS) if e.target == "marine" and must_choose(s, e.kind)}
    assert imagined == wanted
    assert view(s, PURPLE)["event"] == -1


def test_a_scouted_event_is_private() -> None:
    """D-186 Who scouted knows the card, in the deck and when another draws it."""
    s = hulk(LINE, top_event=event(PSYCHIC_ASSAULT), current=BLUE)
    carry_out(forward_scouting, s).answer("look").answer("top")
    assert {w.events[-1] for w in worlds(s, PURPLE)} == {event(PSYCHIC_ASSAULT)}
    assert len({w.events[-1] for w in worlds(s, GREY)}) > 5
    s.phase = EVENT
    play(s)
    assert s.drawn == event(PSYCHIC_ASSAULT)
    assert view(s, PURPLE)["event"] == event(PSYCHIC_ASSAULT)
    assert view(s, GREY)["event"] == -1
    assert {w.drawn for w in worlds(s, PURPLE)} == {event(PSYCHIC_ASSAULT)}


def test_who_scouted_is_known_what_is_not() -> None:
    """D-186 In the worlds of others the scout knows another card, at the same depth."""
    s = hulk(LINE, top_event=event(FULL_SCAN))
    carry_out(forward_scouting, s).answer("look").answer("bottom")
    for world in worlds(s, GREY):
        assert [depth for depth, _ in view(world, PURPLE)["scouted"]] == [29]


def test_what_follows_from_public_data() -> None:
    """D-187 Cards that all saw being shuffled into a pile stay there in every world."""
    s = hulk(LINE, swarms={"L1": "THC"}, blips=(2, 5), phase=EVENT)
    mixed = sorted(s.swarm(at("L1")))
    carry_out(temporary_sanctuary, s, at("L1"))
    assert view(s, None)["blips_known"] == [mixed, []]
    found = worlds(s, BLUE)
    assert all(set(mixed) <= set(w.blips[0]) for w in found)
    assert len({w.blips[0][-1] for w in found}) > 3  # where in the pile, nobody knows
    assert len({tuple(sorted(w.blips[0])) for w in found}) > 20  # nor what lies beside them
    assert len({tuple(w.stealers) for w in found}) > 20
    assert all(len(w.blips[0]) == 5 for w in found)
    spawn(s, at("L2"), 5, "D-84")
    assert view(s, None)["blips_known"] == [[], []]


def test_types_still_face_down() -> None:
    """D-187 How many cards of each type are face down follows from what lies open."""
    s = hulk(LINE, swarms={"L1": "TTH"}, blips=(4, 4), deck=20)
    seen = view(s, None)
    up = [*seen["discards"]["genestealers"], *(c for w in seen["swarms"] for c in w["cards"])]
    down = Counter(card // 9 for card in range(36) if card not in up)
    really = Counter(card // 9 for card in [*s.stealers, *s.blips[0], *s.blips[1]])
    assert down == really


@pytest.mark.parametrize("seat", [None, BLUE, PURPLE])
def test_worlds_are_sound(seat: int | None) -> None:
    """D-185 Every world passes the checks and shows the seat what it sees now."""
    s = hulk(LINE, swarms={"L1": "T"}, blips=(2, 2), tokens={ZAEL: 1}, phase=EVENT,
             top_event=event(PSYCHIC_ASSAULT), current=BLUE)  # fmt: skip
    play(s)
    mine = view(s, seat)
    for world in worlds(s, seat, 60):
        assert view(world, seat) == mine
