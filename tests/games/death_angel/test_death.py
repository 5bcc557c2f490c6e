"""Chapters 16 and 17: death, shifting, component limits."""

from __future__ import annotations

import pytest

from starboard.games.death_angel.box import (
    ARTEFACT,
    BLOCK,
    CLAUDIO,
    DEINO,
    DOOR,
    GIDEON,
    LEON,
    LORENZO,
    NOCTIS,
    OVERWATCH,
    POWER_FIELD,
    RUN_AND_GUN,
    SCIPIO,
    SPORE_CHIMNEY,
    TELEPORTARIUM,
    ZAEL,
)
from starboard.games.death_angel.rules.abilities import forward_scouting
from starboard.games.death_angel.rules.blips import add_blips, discard_blips
from starboard.games.death_angel.rules.death import rescue, slay_marine
from starboard.games.death_angel.rules.event import draw_event
from starboard.games.death_angel.rules.locations import teleportarium
from starboard.games.death_angel.rules.manoeuvre import swap
from starboard.games.death_angel.state import CHOOSE, EVENT, EVENT_END, NOBODY, RESOLVED
from tests.games.death_angel.positions import (
    GREEN,
    GREY,
    PURPLE,
    Dice,
    at,
    carry_out,
    end_of_phase,
    facings,
    hulk,
    play,
    swarms_of,
)

SIX = [LORENZO, NOCTIS, ZAEL, LEON, CLAUDIO, SCIPIO]


def test_a_slain_marine() -> None:
    """D-137 He leaves the formation, his tokens return to the supply."""
    s = hulk(SIX, tokens={ZAEL: 3})
    slay_marine(s, ZAEL, "D-137")
    assert ZAEL not in s.line
    assert s.slain[-1] == ZAEL
    assert (s.tokens[ZAEL], s.supply) == (0, 12)


def test_a_team_is_eliminated() -> None:
    """D-138 Both marines dead: its three cards leave the game, also one not yet resolved."""
    s = hulk([GIDEON, NOCTIS, ZAEL], played=[RUN_AND_GUN], last=[0, 0, BLOCK, 0, 0, 0])
    slay_marine(s, GIDEON, "D-137")
    assert s.in_play(GREEN)
    assert s.chosen[GREEN] == RUN_AND_GUN
    slay_marine(s, NOCTIS, "D-137")
    assert not s.in_play(GREEN)
    assert (s.chosen[GREEN], s.last[GREEN]) == (0, 0)
    s.phase, s.chosen, s.revealed = CHOOSE, [0] * 6, False
    assert [ask.seat for ask in [play(s).ask]] == [PURPLE]


def test_effects_of_an_eliminated_team() -> None:
    """D-138 A Power Field mark and Door tokens last; what needs its marines is void."""
    s = hulk([SCIPIO, LEON, ZAEL], swarms={"L3": "T"}, shielded=["L3"], terrain={DOOR: "R1"},
             door_tokens=2, active=[POWER_FIELD, OVERWATCH], tokens={LEON: 1},
             phase=EVENT_END)  # fmt: skip
    slay_marine(s, SCIPIO, "D-137")
    assert not s.in_play(GREY)
    assert s.is_shielded(at("L2"))
    assert s.door_tokens == 2
    slay_marine(s, LEON, "D-137")
    assert end_of_phase(s).over  # nobody is left for Overwatch


def test_the_gap_is_closed_at_once() -> None:
    """D-139 After each death the formation is whole again."""
    s = hulk(SIX)
    slay_marine(s, LORENZO, "D-137")
    slay_marine(s, LEON, "D-137")
    assert s.line == [NOCTIS, ZAEL, CLAUDIO, SCIPIO]
    s.check()


@pytest.mark.parametrize(("gap", "expected"), [
    # the upper part is smaller: it moves down, the cards of the gap join the marine above
    (1, {"L1": "TH", "L2": "C", "L3": "O", "L4": "TT", "L5": "HH"}),
    # two above, three below: again the upper part
    (2, {"L1": "T", "L2": "HC", "L3": "O", "L4": "TT", "L5": "HH"}),
    # three above, two below: the lower part moves up
    (3, {"L1": "T", "L2": "H", "L3": "C", "L4": "TTO", "L5": "HH"}),
    (4, {"L1": "T", "L2": "H", "L3": "C", "L4": "O", "L5": "TTHH"}),
])  # fmt: skip
def test_the_smaller_part_moves(gap: int, expected: dict[str, str]) -> None:
    """D-140 With marines, terrain and Genestealers; D-141 the cards of the gap stay there."""
    s = hulk(SIX, swarms={"L1": "T", "L2": "H", "L3": "C", "L4": "O", "L5": "TT", "L6": "HH"},
             terrain={DOOR: f"R{gap + 1}", SPORE_CHIMNEY: "R6", ARTEFACT: "R1"})  # fmt: skip
    slay_marine(s, SIX[gap], "D-137")
    assert swarms_of(s) == {where: "".join(sorted(found, key="THCO".index))
                            for where, found in expected.items()}  # fmt: skip
    merged = gap if gap >= 3 else gap - 1  # the position that took over the gap's cards
    assert s.terrain[DOOR] == at(f"R{merged + 1}")
    assert s.terrain[SPORE_CHIMNEY] == at("R5")
    assert s.terrain[ARTEFACT] == at("R1")


def test_equal_parts_the_lower_moves_up() -> None:
    """D-140 Two above, two below: the gap's swarm joins the marine from below."""
    s = hulk(SIX[:5], swarms={"L3": "C", "L4": "O"})
    slay_marine(s, ZAEL, "D-137")
    assert swarms_of(s) == {"L3": "CO"}
    assert s.line[2] == LEON


def test_several_terrain_cards_at_one_place() -> None:
    """D-141 The terrain of both positions lies there together."""
    s = hulk(SIX, terrain={DOOR: "R4", SPORE_CHIMNEY: "R5"})
    slay_marine(s, LEON, "D-137")
    assert s.terrain_at(at("R4")) == [DOOR, SPORE_CHIMNEY]
    assert s.line[3] == CLAUDIO


def test_death_at_the_ends() -> None:
    """D-142 A part without marines cannot fill the gap, so the other part moves."""
    s = hulk(SIX, swarms={"L1": "T", "L2": "H"}, terrain={DOOR: "R1"})
    slay_marine(s, LORENZO, "D-137")
    assert swarms_of(s) == {"L1": "TH"}
    assert s.terrain[DOOR] == at("R1")
    s = hulk(SIX, swarms={"L6": "T", "L5": "H"}, terrain={DOOR: "R6"})
    slay_marine(s, SCIPIO, "D-137")
    assert swarms_of(s) == {"L5": "TH"}
    assert s.terrain[DOOR] == at("R5")


def test_moves_never_shift() -> None:
    """D-143 A move of a marine moves no card of any position."""
    s = hulk(SIX, swarms={"L1": "T"}, terrain={DOOR: "R6"})
    swap(s, LORENZO, SCIPIO)
    assert swarms_of(s) == {"L1": "T"}
    assert s.terrain[DOOR] == at("R6")


def test_a_rescued_marine() -> None:
    """D-144 A new bottom position, facing right, without tokens; nothing else moves."""
    s = hulk(SIX, swarms={"L6": "T", "R1": "H"}, terrain={DOOR: "R6"})
    rescue(s, DEINO)
    assert s.line == [*SIX, DEINO]
    assert facings(s) == "LLLLLLR"
    assert s.tokens[DEINO] == 0
    assert swarms_of(s) == {"L6": "T", "R1": "H"}
    assert s.terrain[DOOR] == at("R6")
    s.check()


def test_several_deaths_of_one_effect(die: Dice) -> None:
    """D-145 One at a time, with a shift after each, top to bottom as listed at the start."""
    s = hulk(SIX, location=TELEPORTARIUM, swarms={"L2": "T", "L3": "C"}, phase=RESOLVED)
    s.told = []
    die(5, 0, 0, 5, 5, 5)
    carry_out(teleportarium, s, LORENZO)
    slain = [facts["marine"] for key, _, facts, _ in s.told if key == "marine-slain"]
    assert slain == [NOCTIS, ZAEL]
    assert s.line == [LORENZO, LEON, CLAUDIO, SCIPIO]
    assert swarms_of(s) == {"L1": "TC"}  # each time the upper part, Lorenzo, closed the gap


# ---- chapter 17 ------------------------------------------------------------------------------


def test_components_are_limited() -> None:
    """D-146 No card appears that is not in the box: piles get what there is."""
    s = hulk(SIX, blips=(0, 0), swarms={"L1": "TTTTTTTTTHHHHHHHHHCCCCCCCCC"})
    carry_out(add_blips, s, 5, 4)
    assert [len(pile) for pile in s.blips] == [5, 4]
    carry_out(add_blips, s, 5, 5)
    assert [len(pile) for pile in s.blips] == [5, 4]


def test_spent_tokens_return() -> None:
    """D-147 Lost tokens return to the supply; with none there the chance is lost."""
    s = hulk(SIX, tokens={ZAEL: 12})
    assert s.supply == 0
    slay_marine(s, ZAEL, "D-137")
    assert s.supply == 12


def test_the_genestealer_deck_is_rebuilt_when_needed() -> None:
    """D-148 Not before a card is needed; then the discard pile is shuffled to form a new deck."""
    s = hulk(SIX, blips=(2, 2), deck=2)
    discarded = len(s.stealer_discard)
    carry_out(add_blips, s, 1, 1)
    assert (s.stealers, len(s.stealer_discard)) == ([], discarded)
    draws = s.draws
    carry_out(add_blips, s, 1, 1)
    assert s.draws > draws
    assert (len(s.stealers), s.stealer_discard) == (discarded - 2, [])


def test_blip_piles_are_not_rebuilt() -> None:
    """D-148 An empty blip pile stays empty, whatever is discarded."""
    s = hulk(SIX, blips=(1, 2), deck=2)
    discard_blips(s, 0, 3, "D-157")
    assert s.blips[0] == []
    assert s.locations  # and the Location deck is never rebuilt


def test_the_event_deck_is_rebuilt() -> None:
    """D-148 The last event drawn, the next one comes from the shuffled discard pile."""
    s = hulk(SIX, phase=EVENT)
    s.event_discard, s.events = s.events[1:], s.events[:1]
    draw_event(s)
    assert (len(s.event_discard), s.events) == (29, [])
    s.event_discard.append(s.drawn)
    s.drawn = NOBODY
    draw_event(s)
    assert (len(s.event_discard), len(s.events)) == (0, 29)


def test_scouting_rebuilds_the_event_deck() -> None:
    """D-159 Forward Scouting needs D-148 if the deck is empty."""
    s = hulk(SIX)
    s.event_discard, s.events = s.events, []
    playing = carry_out(forward_scouting, s).answer("look")
    assert len(s.events) == 30
    playing.answer("bottom")


def test_nothing_is_lost() -> None:
    """D-149 12 tokens and 36 cards at all times; a lost one is noticed."""
    s = hulk(SIX, tokens={ZAEL: 2}, terrain={DOOR: "L1"}, door_tokens=1, location_tokens=2,
             swarms={"L1": "TH"}, blips=(3, 4))  # fmt: skip
    s.check()
    s.supply -= 1
    with pytest.raises(AssertionError, match="token"):
        s.check()
    s.supply += 1
    s.blips[0].pop()
    with pytest.raises(AssertionError, match="Genestealer"):
        s.check()
