"""Chapter 15: activating terrain cards."""

from __future__ import annotations

from starboard.kernel import Ask, Flow

from ..box import (
    ARTEFACT,
    CONTROL_PANEL,
    DOOR,
    KIND_OF,
    MARINES,
    ONWARD_BROTHERS,
    PROMETHIUM_TANK,
    RED_TEAM,
    SKULL,
    SPORE_CHIMNEY,
)  # fmt: skip
from ..state import NOBODY, Hulk, place
from .death import slay_marine
from .dice import SKULLS, roll_for_life, roll_for_luck
from .locations import use_control_panel
from .swarms import slay


def activate(s: Hulk, marine: int, card: int) -> None:
    """D-133 to D-136 What each card does when a marine activates it."""
    if card == DOOR:
        open_door(s, marine)
    elif card == CONTROL_PANEL:  # D-134, D-131
        use_control_panel(s, marine)
    elif card == SPORE_CHIMNEY:  # D-134 a skull removes it
        if SKULL[roll_for_luck(s, "D-134", SKULLS)]:
            discard(s, card)
    elif card == PROMETHIUM_TANK:
        blow_tank(s, marine)
    elif card == ARTEFACT:  # D-136 tied to the team of the activating marine
        s.terrain[card] = NOBODY
        s.artefact_team = MARINES[marine].team
        s.tell("artefact-taken", "D-136", marine=marine, team=s.artefact_team)


def discard(s: Hulk, card: int) -> None:
    """D-136 Discarded terrain returns to the unused cards."""
    s.terrain[card] = NOBODY
    if s.capped == card:
        s.capped = NOBODY  # D-176 the watch lapses with the card
    s.tell("terrain-gone", "D-136", terrain=card)


def open_door(s: Hulk, marine: int) -> None:
    """D-133 One token on the Door; D-65 even with an empty supply."""
    put_on_door(s, "D-133")
    if MARINES[marine].team == RED_TEAM and s.ability(ONWARD_BROTHERS) and s.supply:
        s.then(onward_brothers, marine)


def onward_brothers(s: Hulk, marine: int) -> Flow[None]:
    """D-156 Red may put one more token on the Door."""
    options = [("door-token",), ("decline",)]
    answer = yield Ask(s.seat_of(marine), "door-token", "D-156", options)
    if answer == ("door-token",):
        put_on_door(s, "D-156")


def put_on_door(s: Hulk, rule: str) -> None:
    """A token from the supply, if there is one."""
    if s.supply:
        s.supply -= 1
        s.door_tokens += 1
        s.tell("door-token", rule, tokens=s.door_tokens)


def blow_tank(s: Hulk, marine: int) -> None:
    """D-135 All Genestealers of this position die, both sides; then a roll, 0 slays the marine."""
    discard(s, PROMETHIUM_TANK)
    position = s.position(marine)
    for at in (place(0, position), place(1, position)):
        if not s.is_shielded(at):
            for card in sorted(s.swarm(at)):  # ordinary ones first (D-108)
                slay(s, at, KIND_OF[card])
    if roll_for_life(s, "D-135", marine, (0,)):
        slay_marine(s, marine, "D-135")
