"""Chapter 3: the set-up, in every mode."""

from __future__ import annotations

from random import Random

import pytest

from starboard.games.theseus.components import (
    BONUS_SLOT,
    CARD_FACTION,
    CARDS,
    FIRST_BONUS,
    HOME,
    LEVEL,
    SLOT_SECTOR,
    SLOTS,
)
from starboard.games.theseus.state import PICK, PLACE, START
from starboard.kernel import BadSetup, Table
from tests.games.theseus.positions import SECTOR, Position, fresh, place, room


def play_to(table: Table, phase: int, seed: int = 0) -> Table:
    """Answer at random until the table stands at that phase, or beyond the set-up."""
    rng = Random(seed)
    while table.state.phase < phase:
        ask = rng.choice(table.pending)
        table.answer(ask.seat, rng.choice(list(ask.options)))
    return table


def test_t18_who_starts() -> None:
    """T-18: the host chooses, or it is drawn at random."""
    assert fresh(2, first=1).state.order == (0, 1)
    assert fresh(2, first=2).state.order == (1, 0)
    assert {fresh(2, seed).state.order for seed in range(12)} == {(0, 1), (1, 0)}


def test_t18_unused_components_stay_out() -> None:
    """T-18: cards of other factions are nowhere, their units away."""
    s = fresh(2, faction_1="marines", faction_2="greys").state
    s.check()
    cards = s.decks[0] + s.decks[1] + s.aside[0] + s.aside[1] + s.drawn[0] + s.drawn[1]
    assert {CARD_FACTION[card] for card in cards} == {0, 3}


def test_t19_duel_layout() -> None:
    """T-19: Corridors, Control Room, first player, Technology Bay, second player."""
    s = fresh(2, first=2).state
    assert s.ring == (
        SECTOR["COR"], SECTOR["CON"], HOME[s.faction[1]], SECTOR["TEC"], HOME[s.faction[0]],
    )  # fmt: skip
    assert (s.malfunction, s.marker) == (-1, 0)


def test_t21_random_layout() -> None:
    """T-21: any order of the sectors; it gives the turn order (T-20)."""
    rings = set()
    for seed in range(20):
        s = fresh(2, seed, layout="random").state
        rings.add(s.ring)
        assert s.ring[0] == SECTOR["COR"]
        places = [s.ring.index(s.home[q]) for q in s.order]
        assert places == sorted(places)
    assert len(rings) > 8


def test_t21_chosen_layout() -> None:
    """T-21: the host lays the sectors one after another."""
    table = fresh(2, layout="chosen", faction_1="aliens", faction_2="marines")
    for name in ("DOCK", "TEC", "NEST"):
        assert table.pending[0].seat == 0
        table.answer(0, ("lay", SECTOR[name]))
    assert table.state.ring == tuple(SECTOR[n] for n in ("COR", "DOCK", "TEC", "NEST", "CON"))
    assert table.state.order == (1, 0)


def test_t22_bonus_cards() -> None:
    """T-22: one face up on every slot with the symbol, the rest out of the game."""
    s = fresh(4).state
    for slot in range(SLOTS):
        laid = s.places[slot] >= FIRST_BONUS
        assert laid == (BONUS_SLOT[slot] and s.after[SLOT_SECTOR[slot]] >= 0)
    assert len(s.spare) == CARDS - FIRST_BONUS - sum(c >= FIRST_BONUS for c in s.places)


def test_t23_fifteen_cards_in_the_deck() -> None:
    """T-23: 15 cards each, ten laid aside unseen, at random."""
    decks = set()
    for seed in range(4):
        s = fresh(2, seed, faction_1="marines", faction_2="aliens").state
        assert [len(s.decks[q]) + len(s.drawn[q]) for q in (0, 1)] == [15, 15]
        assert [len(s.aside[q]) for q in (0, 1)] == [10, 10]
        decks.add(tuple(s.decks[0]))
    assert len(decks) == 4


def test_t24_one_installed_two_pending() -> None:
    """T-24: in turn order one card on any empty slot, two on the own pending slots; 12 remain."""
    table = fresh(2, seed=5)
    first, second = table.state.order
    assert table.pending[0].seat == first
    kept = [len(table.state.drawn[q]) for q in (first, second)]
    assert kept == [3, 3]  # all draw before the first chooses
    play_to(table, PLACE)
    s = table.state
    for q in (first, second):
        pending = [c for c in s.places[SLOTS:] if c >= 0 and CARD_FACTION[c] == s.faction[q]]
        assert len(pending) == 2
        assert len(s.decks[q]) == 12
        installed = [c for c in s.places[:SLOTS] if c >= 0 and CARD_FACTION[c] == s.faction[q]]
        assert len(installed) + len(s.kept[s.side[q]]) == 1


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (2, 2), (3, 2), (4, 4)])
def test_t18_the_chosen_player_starts_in_a_random_layout(seats: int, first: int) -> None:
    """T-18, T-21: the order is drawn, but not who comes first in it."""
    rings = set()
    for seed in range(12):
        s = fresh(seats, seed, layout="random", first=first).state
        assert s.order[0] == first - 1
        rings.add(s.ring)
    assert len(rings) > 5


def test_t21_who_lays_the_sectors_decides_who_starts() -> None:
    """T-20, T-21: a chosen first player and a laid order would contradict each other."""
    with pytest.raises(BadSetup):
        fresh(2, layout="chosen", first=2)
    assert fresh(4, mode="team", layout="chosen", first=2).state.order[0] == 1


def test_t25_starting_cards_need_an_empty_slot() -> None:
    """T-25: neither on a bonus card nor on another card; nobody gains a bonus card."""
    p = Position("aliens", "marines", ring="COR CON NEST TEC DOCK").card("bonus.upgrade", "CON.1")
    p.drawn("aliens", "aliens.hive", "aliens.assault", "aliens.habitat")
    p.drawn("marines", "marines.mine", "marines.fire", "marines.assault")
    game = p.start_cards()
    hive = game.s.drawn[0][0]
    assert game.why("start", hive, place("CON.1")) == "T-17"
    game.do("start", hive, place("CON.2"))
    assert game.why("start", game.s.drawn[1][0], place("CON.2")) == "T-17"
    assert game.keeps("aliens") == []


def test_t26_an_instant_is_kept() -> None:
    """T-26: an instant as starting card lies beside the board."""
    p = Position("aliens", "marines", ring="COR CON NEST TEC DOCK")
    p.drawn("aliens", "aliens.hollow", "aliens.assault", "aliens.habitat")
    p.drawn("marines", "marines.mine", "marines.fire", "marines.assault")
    game = p.start_cards()
    hollow = game.s.drawn[0][0]
    assert game.why("start", hollow, place("COR.1")) == "T-84"
    game.do("keep", hollow)
    assert game.keeps("aliens") == ["aliens.hollow"]
    game.do("start", game.s.drawn[1][0], place("COR.1"))
    assert (game.life("aliens"), game.told("trap")) == (20, 0)


def test_t27_units() -> None:
    """T-27: two in the own sector, then in turn order the third anywhere."""
    table = play_to(fresh(2, seed=2), PLACE)
    s = table.state
    first, second = s.order
    asked = []
    while not s.turn:
        ask = table.pending[0]
        asked.append((ask.seat, {option[2] >> 2 for option in ask.options}))
        table.answer(ask.seat, ask.options[0])
    assert [seat for seat, _ in asked] == [first, first, second, second, first, second]
    assert [sectors for _, sectors in asked[:4]] == [
        {s.home[first]}, {s.home[first]}, {s.home[second]}, {s.home[second]},
    ]  # fmt: skip
    assert asked[4][1] == set(s.ring)


def test_t27_why_not_elsewhere() -> None:
    """T-27: the first two go nowhere else; T-12 nor into a taken room."""
    table = play_to(fresh(2, seed=2), PLACE)
    ask = table.pending[0]
    unit = ask.facts["unit"]
    assert table.why_not(ask.seat, ("place", unit, room("COR.a")))[0].rule == "T-27"
    taken = ask.options[0]
    table.answer(ask.seat, taken)
    ask = table.pending[0]
    unit = ask.facts["unit"]
    assert table.why_not(ask.seat, ("place", unit, taken[2]))[0].rule == "T-12"


def test_t28_a_full_sector_means_nothing_yet() -> None:
    """T-28: three units into one sector beside a fourth cause no Minor Assault."""
    for seed in range(6):
        table = play_to(fresh(4, seed), 6, seed)
        assert not any(e.message.key == "event-minor-assault" for e in table.events)


def test_t29_supply_of_twenty() -> None:
    """T-29: twenty upgrade tokens in the common supply."""
    assert fresh(3).state.supply() == 20


@pytest.mark.parametrize("level", range(4))
def test_t30_card_levels(level: int) -> None:
    """T-30: cards above the level stay in the box."""
    s = fresh(2, novice_levels=level).state
    used = [c for q in (0, 1) for c in s.decks[q] + s.drawn[q] + s.aside[q]]
    assert max(LEVEL[card] for card in used) <= level
    assert all(LEVEL[card] > level for card in s.unused)
    assert all(len(s.decks[q]) == 12 for q in (0, 1))


def test_t32_chosen_deck() -> None:
    """T-32: each secretly leaves out cards until 15 remain; nobody sees the others' choice."""
    table = fresh(2, chosen_deck=True, faction_1="marines", faction_2="greys")
    assert table.state.phase == PICK
    assert {ask.seat for ask in table.pending} == {0, 1}
    left = [option for option in table.pending[0].options if option[0] == "leave"]
    before = table.observe(1)["table"]
    table.answer(0, left[0])
    after = table.observe(1)["table"]
    assert before["players"][0]["top"] is after["players"][0]["top"] is None
    assert "chosen" not in after["players"][0]
    assert "chosen" in after["players"][1]
    play_to(table, START)
    s = table.state
    assert left[0][1] in s.aside[0]
    assert [len(s.decks[q]) + len(s.drawn[q]) for q in (0, 1)] == [15, 15]


def test_t32_the_chooser_knows_the_deck() -> None:
    """T-32: a world dealt for the owner keeps the same fifteen cards; for others it does not."""
    table = play_to(fresh(2, chosen_deck=True, faction_1="marines", faction_2="greys"), START)
    mine = sorted(table.state.decks[0])
    assert all(sorted(table.imagine(0, k).state.decks[0]) == mine for k in range(5))
    assert any(sorted(table.imagine(1, k).state.decks[0]) != mine for k in range(5))
