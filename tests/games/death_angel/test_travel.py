"""Chapter 14: travel. Examples X-24 and X-26."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    APOTHECARION,
    ARTEFACT,
    BLACK_HOLDS,
    CONTROL_PANEL,
    CORRIDOR,
    CRYO_CONTROL,
    DARK_CORNER,
    DOOR,
    GENERATORIUM,
    GENESTEALER_LAIR,
    HIBERNATION_CLUSTER,
    LAUNCH_CONTROL_ROOM,
    LEON,
    LORENZO,
    MAIN_CORRIDOR,
    MAINTENANCE_TUNNELS,
    NOCTIS,
    OVERWATCH,
    REORGANIZE,
    SCIPIO,
    SERVICE_SHAFT,
    SETUPS,
    STRATEGIZE,
    TEMPORARY_SANCTUARY,
    TOXIN_PUMPING_STATION,
    VENTILATION_DUCT,
    WRATH_OF_BAAL_CHAPEL,
    ZAEL,
)
from starboard.games.death_angel.rules.blips import add_blips
from starboard.games.death_angel.rules.course import must_travel
from starboard.games.death_angel.rules.effects import temporary_sanctuary
from starboard.games.death_angel.rules.spawn import spawn_icon
from starboard.games.death_angel.rules.travel import deal_blips, lay_terrain, travel
from starboard.games.death_angel.state import (
    ATTACK,
    ATTACKED,
    CHOSEN,
    EVENT,
    EVENT_END,
    NOBODY,
    RESOLVE,
    RESOLVED,
    Hulk,
)
from starboard.kernel.table import digest_of
from tests.games.death_angel.positions import (
    PURPLE,
    RED,
    Dice,
    at,
    carry_out,
    end_of_phase,
    event,
    facings,
    hulk,
    play,
    play_to,
    resolving,
    swarms_of,
)

LINE = [LORENZO, NOCTIS, ZAEL, LEON]


def leaving(*deck: int, line: list[int] | None = None, **fields: Any) -> Hulk:
    """A table whose left blip pile is empty; the first Location named is on top of the deck."""
    given: dict[str, Any] = {"blips": (0, 3), "phase": RESOLVED, "location": NOBODY}
    given["chosen"] = [0, 0, 0, STRATEGIZE, 0, 0]
    return hulk(line or LINE, **{**given, **fields}, locations=list(reversed(deck)))


def test_travelling_is_no_move() -> None:
    """D-111 The whole formation goes on: order, facing and tokens stay as they are."""
    s = leaving(MAINTENANCE_TUNNELS, facing="LRLR", tokens={ZAEL: 2}, moved=0)
    carry_out(travel, s)
    assert s.line == LINE
    assert facings(s) == "LRLR"
    assert s.tokens[ZAEL] == 2
    assert s.moved == 0


def test_genestealers_travel_along() -> None:
    """D-112 Swarms keep their positions."""
    s = leaving(MAINTENANCE_TUNNELS, swarms={"L2": "TH", "R4": "C"})
    carry_out(travel, s)
    assert swarms_of(s) == {"L2": "TH", "R4": "C"}


def test_travel_is_compulsory() -> None:
    """D-113 Nobody is asked."""
    s = leaving(MAINTENANCE_TUNNELS)
    assert end_of_phase(s).over
    assert s.location == MAINTENANCE_TUNNELS


def test_no_travel_from_the_final_location() -> None:
    """D-114 Once the Location deck is empty the marines stay."""
    s = leaving(location=TOXIN_PUMPING_STATION, final=True)
    end_of_phase(s)
    assert s.location == TOXIN_PUMPING_STATION


@pytest.mark.parametrize("phase", [CHOSEN, RESOLVED, ATTACKED, EVENT_END])
@pytest.mark.parametrize(
    ("blips", "go"), [((0, 3), True), ((3, 0), True), ((0, 0), True), ((1, 1), False)]
)
def test_check_at_the_end_of_any_phase(phase: int, blips: tuple[int, int], go: bool) -> None:
    """D-115 At the end of any phase: at least one blip pile empty."""
    s = leaving(MAINTENANCE_TUNNELS, blips=blips, phase=phase)
    end_of_phase(s)
    assert (s.location == MAINTENANCE_TUNNELS) == go


def test_one_journey_at_most() -> None:
    """D-116 A pile empty again on arrival: the next check is at the end of the next phase."""
    s = leaving(MAINTENANCE_TUNNELS, CRYO_CONTROL, swarms={"L1": "TTTTTTTTTHHHHHHHHH"},
                blips=(0, 1), deck=0)  # fmt: skip
    s.swarms[1][0], s.stealer_discard = tuple(s.stealer_discard), []
    end_of_phase(s).answer("choose-pile", 1)
    assert s.location == MAINTENANCE_TUNNELS
    assert s.phase == ATTACK
    assert must_travel(s)


def test_an_empty_pile_in_the_middle_of_a_phase() -> None:
    """D-117 Cards put back into the pile before the end of the phase prevent travel."""
    s = leaving(MAINTENANCE_TUNNELS, swarms={"L1": "TH"}, phase=EVENT, blips=(0, 1))
    assert must_travel(s)
    carry_out(temporary_sanctuary, s, at("L1"))
    assert event(TEMPORARY_SANCTUARY) in s.events
    s.phase = EVENT_END
    end_of_phase(s)
    assert s.location == NOBODY


def test_a_copy_on_the_way_does_not_go_back_to_overwatch() -> None:
    """D-35 D-153 Abilities of the phase come before the journey: a copy does not ask again."""
    s = leaving(MAINTENANCE_TUNNELS, swarms={"L1": "TA"}, tokens={LEON: 1}, facing="LLLL",
                active=[OVERWATCH], current=RED, phase=EVENT_END, terrain={DOOR: "R1"},
                door_tokens=1)  # fmt: skip
    run = play(s).run
    assert [ask.rule for ask in run.asks] == ["D-153"]
    run.send(RED, ("done",))
    assert [ask.rule for ask in run.asks] == ["D-118"]
    assert digest_of(run.fork(keep=True, auto=False)) == digest_of(run)


def test_the_door() -> None:
    """D-118 D-199 For each token the current player may slay one Genestealer anywhere."""
    s = leaving(MAINTENANCE_TUNNELS, swarms={"L1": "TA", "R3": "H", "L4": "C"}, current=RED,
                shielded=["L4"], terrain={DOOR: "R1"}, door_tokens=3)  # fmt: skip
    playing = carry_out(travel, s)
    assert (playing.ask.seat, playing.ask.rule) == (RED, "D-118")
    assert playing.options == [("slay", at("L1"), 0), ("slay", at("R3"), 1), ("enough",)]
    assert playing.refusal("slay", at("L4"), 2) == "D-70"
    assert playing.refusal("slay", at("L1"), 4) == "D-108"
    playing.answer("slay", at("R3"), 1).answer("enough")
    assert swarms_of(s) == {"L1": "TA", "L4": "C"}
    assert (s.door_tokens, s.supply) == (0, 12)
    assert s.location == MAINTENANCE_TUNNELS


def test_no_more_than_there_are_tokens() -> None:
    """D-118 Two tokens, two Genestealers; then all tokens return to the supply."""
    s = leaving(MAINTENANCE_TUNNELS, swarms={"L1": "TTT"}, terrain={DOOR: "R1"}, door_tokens=2)
    playing = carry_out(travel, s)
    playing.answer("slay", at("L1"), 0).answer("slay", at("L1"), 0)
    assert playing.over
    assert swarms_of(s) == {"L1": "T"}
    assert s.supply == 12


def test_a_door_without_tokens() -> None:
    """D-118 Without tokens, or without a Door, nobody is asked."""
    s = leaving(MAINTENANCE_TUNNELS, swarms={"L1": "TTT"}, terrain={DOOR: "R1"})
    assert carry_out(travel, s).over
    assert swarms_of(s) == {"L1": "TTT"}


def test_steps_in_order() -> None:
    """D-119 D-130 New Location, terrain, blip piles, then the arrival ability."""
    s = leaving(MAIN_CORRIDOR, blips=(0, 0))
    carry_out(travel, s)
    corridor = s.terrain[CORRIDOR]  # the ability finds the new terrain and the new pile
    assert len(s.swarm(corridor)) == 2
    assert [len(pile) for pile in s.blips] == [7, 6]


def test_the_door_works_on_what_the_phase_has_left(die: Dice) -> None:
    """D-120 The Door counts tokens and Genestealers as they are after the end of the phase."""
    s = leaving(MAINTENANCE_TUNNELS, attacked={"L1": "T"}, terrain={DOOR: "R1"}, door_tokens=1,
                phase=ATTACKED)  # fmt: skip
    playing = end_of_phase(s)
    assert playing.options == [("slay", at("L1"), 0), ("enough",)]
    die()


def test_the_round_goes_on() -> None:
    """D-121 After travel in phase 1 or 2 the next phase follows at the new Location."""
    s = leaving(SERVICE_SHAFT, phase=CHOSEN, chosen=[3, 0, 1, 5, 4, 0])
    end_of_phase(s)
    assert (s.phase, s.round, s.location) == (RESOLVE, 1, SERVICE_SHAFT)
    s = leaving(SERVICE_SHAFT, phase=RESOLVED)
    end_of_phase(s)
    assert (s.phase, s.round) == (ATTACK, 1)


def test_the_next_location() -> None:
    """D-122 The top card of the deck; the spawn numbers of the setup location stay valid."""
    s = leaving(SERVICE_SHAFT, BLACK_HOLDS, GENERATORIUM, TOXIN_PUMPING_STATION)
    carry_out(travel, s)
    assert s.location == SERVICE_SHAFT
    assert s.locations == [TOXIN_PUMPING_STATION, GENERATORIUM, BLACK_HOLDS]
    carry_out(spawn_icon, s, True, 0)
    assert len(s.swarm(s.terrain[VENTILATION_DUCT])) == SETUPS[6].major


def test_terrain_is_replaced() -> None:
    """D-123 All terrain is removed, tokens on it return, the four new cards are laid."""
    s = leaving(SERVICE_SHAFT, terrain={DOOR: "L2", ARTEFACT: "R1", CONTROL_PANEL: "R2"},
                door_tokens=2)  # fmt: skip
    carry_out(travel, s)
    lying = {card for card, where in enumerate(s.terrain) if where != NOBODY}
    assert lying == {DARK_CORNER, VENTILATION_DUCT, CORRIDOR, DOOR}
    assert (s.door_tokens, s.supply) == (0, 12)


def test_an_artefact_in_the_hand_stays() -> None:
    """D-124 It is not in the formation."""
    s = leaving(SERVICE_SHAFT, artefact_team=PURPLE)
    carry_out(travel, s)
    assert s.artefact_team == PURPLE


def test_sides_and_counting() -> None:
    """D-125 D-126 X-3 Left icons count from the top, right icons from the bottom."""
    s = hulk(range(8), seats=4, owner={0: 0, 1: 1, 2: 2, 3: 3})
    lay_terrain(s, SETUPS[4].terrain)
    assert s.terrain[DOOR] == at("L1")
    assert s.terrain[DARK_CORNER] == at("L3")
    assert s.terrain[VENTILATION_DUCT] == at("R5")
    assert s.terrain[CORRIDOR] == at("R7")


def test_a_formation_that_is_too_short() -> None:
    """D-127 The bottom for a count from the top, the top for a count from the bottom."""
    s = leaving(MAIN_CORRIDOR, line=[LORENZO, ZAEL, LEON])
    carry_out(travel, s)
    assert s.terrain[VENTILATION_DUCT] == at("L2")
    assert s.terrain[DOOR] == at("L3")  # 5 from the top
    assert s.terrain[CORRIDOR] == at("R1")  # 7 from the bottom
    assert s.terrain[DARK_CORNER] == at("R1")  # two cards may share a position


def test_blip_piles() -> None:
    """D-128 X-24 What is left is discarded face up; the Lair's piles are 6 and 5."""
    s = leaving(GENESTEALER_LAIR, blips=(0, "TTC"))
    rest = list(s.blips[1])
    playing = carry_out(travel, s)
    assert s.stealer_discard == rest
    assert [len(pile) for pile in s.blips] == [6, 5]
    playing.answer("lord-left", 36)


def test_too_few_cards() -> None:
    """D-129 D-198 X-26 9 cards for piles of 7 and 5: 5 and 4 or 4 and 5, as he decides."""
    for side, sizes in ((0, [5, 4]), (1, [4, 5])):
        s = nine_left()
        playing = carry_out(deal_blips, s, (7, 5))
        assert (playing.ask.seat, playing.ask.rule) == (PURPLE, "D-129")
        playing.answer("choose-pile", side)
        assert [len(pile) for pile in s.blips] == sizes


def nine_left() -> Hulk:
    """A table with nine cards in deck and discard pile together; all others are in swarms."""
    s = hulk(LINE, swarms={"L1": "TTTTTTTTT", "L2": "HHHHHHHHH", "L3": "CCCCCCCCC"},
             blips=(0, 0), deck=4, current=PURPLE)  # fmt: skip
    assert (len(s.stealers), len(s.stealer_discard)) == (4, 5)
    return s


@pytest.mark.parametrize(
    ("wanted", "sizes"), [((8, 2), [7, 2]), ((2, 8), [2, 7]), ((5, 5), None), ((4, 5), [4, 5])]
)
def test_no_pile_above_its_number(wanted: tuple[int, int], sizes: list[int] | None) -> None:
    """D-129 As equally as possible, but no pile gets more than its printed number."""
    s = nine_left()
    playing = carry_out(add_blips, s, *wanted)
    assert playing.over == (sizes is not None)
    if sizes:
        assert [len(pile) for pile in s.blips] == sizes


def test_no_arrival_ability() -> None:
    """D-130 A Location with a control panel ability does nothing on arrival."""
    for location in (CRYO_CONTROL, APOTHECARION, GENERATORIUM):
        s = leaving(location, swarms={"L1": "T"})
        assert carry_out(travel, s).over
        assert swarms_of(s) == {"L1": "T"}


def test_the_control_panel_each_time() -> None:
    """D-131 The ability is carried out whenever somebody activates the panel, once a round."""
    s = hulk([ZAEL, SCIPIO], location=CRYO_CONTROL, terrain={CONTROL_PANEL: "L1"},
             played=[8, 10], blips=(3, 3))  # fmt: skip
    playing = play_to(s, ATTACK)
    playing.answer("swap", SCIPIO, ZAEL).answer("activate", SCIPIO, CONTROL_PANEL)
    playing.answer("choose-pile", 0)
    assert len(s.blips[0]) == 2
    playing.answer("decline")  # Stealth Tactics
    playing.answer("swap", ZAEL, SCIPIO)
    assert playing.refusal("activate", ZAEL, CONTROL_PANEL) == "D-62"


def test_tokens_on_the_location_stay() -> None:
    """D-132 They are not in the supply."""
    s = resolving(REORGANIZE, [10, ZAEL], location=LAUNCH_CONTROL_ROOM, locations=[], final=True,
                  terrain={CONTROL_PANEL: "L1"})  # fmt: skip
    playing = play_to(s, ATTACK).answer("activate", 10, CONTROL_PANEL)
    playing.answer("location-token")
    assert (s.location_tokens, s.supply) == (1, 11)
    s.phase = RESOLVED
    end_of_phase(s)
    assert s.location_tokens == 1


def test_many_marines_in_hibernation() -> None:
    """D-116 D-180 The piles of the Hibernation Cluster start empty; no check in between."""
    s = leaving(HIBERNATION_CLUSTER, WRATH_OF_BAAL_CHAPEL)
    end_of_phase(s)
    assert s.location == HIBERNATION_CLUSTER
    assert [len(pile) for pile in s.blips] == [4, 4]
    assert s.phase == ATTACK
