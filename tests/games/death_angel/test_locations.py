"""Chapter 18: what the Locations do."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    APOTHECARION,
    ARTEFACT,
    BLACK_HOLDS,
    CONTROL_PANEL,
    CORE_COGITATOR,
    CORRIDOR,
    CRYO_CONTROL,
    DARK_CATACOMBS,
    DOOR,
    GENERATORIUM,
    GENESTEALER_LAIR,
    HIBERNATION_CLUSTER,
    LAUNCH_CONTROL_ROOM,
    LEON,
    LORENZO,
    LOWER_ACCESSWAY,
    MAIN_CORRIDOR,
    MAINTENANCE_TUNNELS,
    MUNITORIUM,
    NOCTIS,
    PROMETHIUM_TANK,
    RED,
    SERVICE_SHAFT,
    SPORE_CHIMNEY,
    TELEPORTARIUM,
    TOXIN_PUMPING_STATION,
    VENTILATION_DUCT,
    WRATH_OF_BAAL_CHAPEL,
    WRECKAGE_LABYRINTH,
    ZAEL,
)
from starboard.games.death_angel.rules.course import next_round
from starboard.games.death_angel.rules.locations import arrive, use_control_panel
from starboard.games.death_angel.rules.spawn import spawn_icon
from starboard.games.death_angel.rules.terrain import activate
from starboard.games.death_angel.rules.travel import travel
from starboard.games.death_angel.state import NOBODY, RESOLVED
from tests.games.death_angel.positions import (
    BLUE,
    GREEN,
    GREY,
    Dice,
    Playing,
    at,
    carry_out,
    end_of_phase,
    facings,
    hulk,
    letters,
    swarm,
    swarms_of,
)

LINE = [LORENZO, NOCTIS, ZAEL, LEON]


def panel(location: int, *line: int, **fields: Any) -> Playing:
    """The first marine activates the Control Panel of that Location."""
    terrain = {CONTROL_PANEL: "L1", **fields.pop("terrain", {})}
    s = hulk(line or LINE, location=location, terrain=terrain, current=GREY, **fields)
    return carry_out(use_control_panel, s, s.line[0])


def arriving(location: int, *line: int, facing: str = "", **fields: Any) -> Playing:
    """The formation travels to that Location."""
    s = hulk(line or LINE, facing, locations=[location], current=GREY, **fields)
    return carry_out(travel, s)


# ---- D-176 -----------------------------------------------------------------------------------


def test_core_cogitator() -> None:
    """D-176 At most one Genestealer at the chosen terrain card, both icons together."""
    playing = panel(CORE_COGITATOR, terrain={SPORE_CHIMNEY: "R2", DOOR: "L2"}, blips=(9, 9))
    s = playing.s
    assert playing.ask.seat == BLUE
    assert playing.options == [("watch", c) for c in (CONTROL_PANEL, DOOR, SPORE_CHIMNEY)]
    playing.answer("watch", SPORE_CHIMNEY)
    for _ in range(2):
        carry_out(spawn_icon, s, True, RED)
    assert len(swarm(s, "R2")) == 1
    next_round(s)
    carry_out(spawn_icon, s, True, RED)
    assert len(swarm(s, "R2")) == 6  # only in the coming Event phase


def test_the_watch_is_kept_at_another_card_of_the_colour() -> None:
    """D-176 The other red card spawns as usual."""
    s = panel(CORE_COGITATOR, terrain={SPORE_CHIMNEY: "R2", VENTILATION_DUCT: "L2"}).s
    s.capped = SPORE_CHIMNEY
    carry_out(spawn_icon, s, False, RED)
    assert {w: len(x) for w, x in swarms_of(s).items()} == {"L2": 3, "R2": 1}


def test_the_watch_lapses_with_the_card(die: Dice) -> None:
    """D-176 If the card leaves the formation the watch lapses."""
    s = hulk(LINE, terrain={PROMETHIUM_TANK: "L1"}, capped=PROMETHIUM_TANK)
    die(5)
    carry_out(activate, s, LORENZO, PROMETHIUM_TANK)
    assert s.capped == NOBODY
    s = hulk(LINE, terrain={DOOR: "L1"}, capped=DOOR, locations=[MAINTENANCE_TUNNELS])
    carry_out(travel, s)
    assert s.capped == NOBODY
    assert s.terrain[DOOR] != NOBODY


# ---- D-177 to D-179 --------------------------------------------------------------------------


def test_teleportarium(die: Dice) -> None:
    """D-177 From the top each pays a token or rolls: on 0 he is slain; then both piles go."""
    s = hulk(LINE, location=TELEPORTARIUM, tokens={NOCTIS: 1, LEON: 1}, blips=(3, 4),
             locations=[GENERATORIUM], phase=RESOLVED, terrain={CONTROL_PANEL: "L1"})  # fmt: skip
    die(3)
    playing = carry_out(use_control_panel, s, LORENZO)
    assert (playing.ask.seat, playing.options) == (GREEN, [("pay", NOCTIS), ("roll",)])
    die(0)
    playing.answer("pay", NOCTIS)
    assert ZAEL in s.slain
    die(1)
    playing.answer("roll")
    assert playing.over
    assert s.line == [LORENZO, NOCTIS, LEON]
    assert (s.tokens[NOCTIS], s.tokens[LEON]) == (0, 1)
    assert s.blips == ([], [])
    end_of_phase(s)
    assert s.location == GENERATORIUM


@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize("tokens", [0, 2, 5])
def test_launch_control_room(die: Dice, face: int, tokens: int) -> None:
    """D-178 A roll of at most the number of tokens wins; with none a natural 0 does."""
    playing = panel(LAUNCH_CONTROL_ROOM, location_tokens=tokens, locations=[], final=True)
    assert playing.options == [("location-token",), ("roll",)]
    die(face)
    if face <= tokens:
        assert playing.answer("roll").result.reason == "end-launch"
    else:
        assert playing.answer("roll").over


def test_launch_control_room_tokens(die: Dice) -> None:
    """D-178 Or one token from the supply; with an empty supply only the roll is possible."""
    playing = panel(LAUNCH_CONTROL_ROOM, locations=[], final=True).answer("location-token")
    assert playing.over
    assert (playing.s.location_tokens, playing.s.supply) == (1, 11)
    die(1)
    assert panel(LAUNCH_CONTROL_ROOM, tokens={ZAEL: 12}, locations=[], final=True).over


def test_genestealer_lair() -> None:
    """D-179 Swarms gather at the red terrain of their side; the current player places the lords."""
    playing = arriving(GENESTEALER_LAIR, swarms={"L1": "T", "L4": "H", "R1": "C"}, shielded=["R1"])
    s = playing.s
    assert (s.terrain[VENTILATION_DUCT], s.terrain[SPORE_CHIMNEY]) == (at("L2"), at("R4"))
    assert swarms_of(s) == {"L2": "TH", "R4": "C"}
    assert (playing.ask.seat, playing.options) == (GREY, [("lord-left", 36), ("lord-left", 37)])
    playing.answer("lord-left", 37)
    assert swarms_of(s) == {"L2": "THB", "R4": "CA"}
    assert s.is_shielded(at("R4"))


# ---- D-180 to D-182 --------------------------------------------------------------------------


def test_hibernation_cluster() -> None:
    """D-180 Piles start with 0 and get one card each for every marine."""
    s = arriving(HIBERNATION_CLUSTER).s
    assert [len(pile) for pile in s.blips] == [4, 4]


def test_munitorium() -> None:
    """D-181 One token each on two different marines; with one token left, one marine."""
    playing = arriving(MUNITORIUM)
    assert playing.ask.seat == GREY
    playing.answer("token", ZAEL)
    assert ("token", ZAEL) not in playing.options
    playing.answer("token", LEON)
    assert playing.over
    assert (playing.s.tokens[ZAEL], playing.s.tokens[LEON]) == (1, 1)
    playing = arriving(MUNITORIUM, tokens={LEON: 11}).answer("token", ZAEL)
    assert playing.over
    assert arriving(MUNITORIUM, ZAEL).s.tokens[ZAEL] == 1


def test_wrath_of_baal_chapel() -> None:
    """D-181 The Artefact lies at any position and side: the fifth terrain card in play."""
    playing = arriving(WRATH_OF_BAAL_CHAPEL)
    assert len(playing.options) == 8
    s = playing.answer("put-artefact", at("R3")).s
    assert s.terrain[ARTEFACT] == at("R3")
    assert sum(where != NOBODY for where in s.terrain) == 5


def test_maintenance_tunnels() -> None:
    """D-182 The Corridor takes exactly the Control Panel's position and side."""
    s = panel(MAINTENANCE_TUNNELS).s
    assert (s.terrain[CORRIDOR], s.terrain[CONTROL_PANEL]) == (at("L1"), NOBODY)


@pytest.mark.parametrize("face", range(6))
def test_generatorium(die: Dice, face: int) -> None:
    """D-182 A skull: 0 to 4 cards anywhere; otherwise the activating marine dies."""
    die(face)
    playing = panel(GENERATORIUM, swarms={"L1": "TT", "R4": "CCC"})
    if face in (1, 2, 3):
        assert playing.ask.seat == BLUE
        for _ in range(3):
            playing.answer("slay", at("R4"), 2)
        playing.answer("slay", at("L1"), 0)
        assert playing.over
        assert swarms_of(playing.s) == {"L1": "T"}
    else:
        assert LORENZO in playing.s.slain


@pytest.mark.parametrize("face", range(6))
def test_toxin_pumping_station(die: Dice, face: int) -> None:
    """D-182 The pile is chosen after the roll, at most its size is discarded."""
    die(face)
    playing = panel(TOXIN_PUMPING_STATION, blips=(4, 2), locations=[], final=True)
    s = playing.s
    if face:
        assert (playing.ask.seat, playing.ask.facts["count"]) == (BLUE, face)
        playing.answer("choose-pile", 1)
        assert [len(pile) for pile in s.blips] == [4, max(0, 2 - face)]
    assert playing.over


# ---- D-183 -----------------------------------------------------------------------------------


def test_wreckage_labyrinth() -> None:
    """D-183 Every marine with a terrain card in front of him turns round."""
    playing = arriving(WRECKAGE_LABYRINTH, facing="LRRL")
    # with four marines: duct L1, corridor L4, tank R1, Door R2
    assert facings(playing.s) == "RLRR"


def test_service_shaft() -> None:
    """D-183 Every marine turns to face right."""
    assert facings(arriving(SERVICE_SHAFT, facing="LRLR").s) == "RRRR"


def test_main_corridor() -> None:
    """D-183 Two Genestealers at the Corridor."""
    s = arriving(MAIN_CORRIDOR).s
    assert len(s.swarm(s.terrain[CORRIDOR])) == 2
    assert len(s.swarm_places()) == 1


def test_lower_accessway() -> None:
    """D-183 Two Genestealers behind the top marine."""
    assert list(swarms_of(arriving(LOWER_ACCESSWAY, facing="LLLL").s)) == ["R1"]
    assert list(swarms_of(arriving(LOWER_ACCESSWAY, facing="RLLL").s)) == ["L1"]


def test_black_holds() -> None:
    """D-183 Two join a swarm of the current player's choice, from the pile of its side."""
    playing = arriving(BLACK_HOLDS, swarms={"L1": "T", "R3": "C"})
    s = playing.s
    assert (playing.ask.seat, len(s.blips[1])) == (GREY, 6)
    playing.answer("choose-swarm", at("R3"))
    assert (len(swarm(s, "R3")), len(s.blips[1]), len(s.blips[0])) == (3, 4, 5)
    assert arriving(BLACK_HOLDS).over  # without swarms nothing happens


def test_dark_catacombs() -> None:
    """D-183 One Genestealer behind a marine without tokens (any marine if all have some)."""
    playing = arriving(DARK_CATACOMBS, facing="LLRR", tokens={LORENZO: 1, ZAEL: 1})
    assert playing.options == [("choose-marine", NOCTIS), ("choose-marine", LEON)]
    assert list(swarms_of(playing.answer("choose-marine", LEON).s)) == ["L4"]
    every = arriving(DARK_CATACOMBS, tokens=dict.fromkeys(LINE, 1))
    assert len(every.options) == 4


def test_apothecarion() -> None:
    """D-183 One token on any marine; that marine may be turned."""
    playing = panel(APOTHECARION)
    assert (playing.ask.seat, len(playing.options)) == (BLUE, 4)
    playing.answer("token", ZAEL)
    assert playing.options == [("turn", ZAEL), ("decline",)]
    s = playing.answer("turn", ZAEL).s
    assert facings(s) == "LLRL"
    assert s.tokens[ZAEL] == 1
    assert facings(panel(APOTHECARION).answer("token", ZAEL).answer("decline").s) == "LLLL"


def test_cryo_control() -> None:
    """D-183 The top card of one blip pile is discarded, as the marine's owner chooses."""
    playing = panel(CRYO_CONTROL, blips=("TH", "CO"))
    assert playing.ask.seat == BLUE
    s = playing.answer("choose-pile", 0).s
    assert (letters(s.blips[0]), letters(s.stealer_discard)) == ("T", "H")


def test_arrival_and_panel_are_different_things() -> None:
    """D-130 D-131 A Location has one or the other."""
    s = hulk(LINE, location=CRYO_CONTROL)
    assert carry_out(arrive, s).over
    s = hulk(LINE, location=SERVICE_SHAFT)
    assert carry_out(use_control_panel, s, ZAEL).over
    assert facings(s) == "LLLL"
