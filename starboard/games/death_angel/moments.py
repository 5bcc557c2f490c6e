"""What happens, one thing after another: the events worth seeing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.draw import Moment, Node
from starboard.kernel import Seat

from .scene.stages import (
    arrival,
    attack_roll,
    death,
    defence_roll,
    discarded,
    first_event,
    life_roll,
    luck_roll,
    revealed_cards,
    scouted_event,
    shown_event,
)
from .state import Hulk
from .why import Cause, which_faces, why_closed, why_event, why_hit, why_saved, why_spawned

Stage = Callable[[Hulk, Seat | None, Mapping[str, Any]], Node]


def moment(
    kind: str, icon: str = "", cause: Cause | None = None, stage: Stage | None = None
) -> Moment:
    """A moment; most of them need nothing laid over the table."""
    return Moment(kind, icon, stage, cause)


#: Headings of the log, then what holds the eye.
MOMENTS: dict[str, Moment] = {
    "round": Moment("round", "g-round"),
    "phase-choose": Moment("phase", "ui-hand"),
    "phase-resolve": Moment("phase", "da-activate"),
    "phase-attack": Moment("phase", "da-claw"),
    "phase-event": Moment("phase", "da-event"),
    "card-begins": Moment("turn", "ui-card"),
    "team-taken": moment("gain", "ui-players"),
    "first-event": moment("reveal", "da-event", stage=first_event),
    "cards-revealed": moment("reveal", "ui-card", stage=revealed_cards),
    # tokens
    "token": moment("gain", "da-support"),
    "tokens-lost": moment("loss", "da-support", why_event),
    "token-paid": moment("loss", "da-support"),
    "rerolls": moment("loss", "da-support"),
    "resupplied": moment("gain", "da-support", why_event),
    "supply-empty": moment("check", "g-supply"),
    "door-token": moment("gain", "da-door"),
    "door-cleared": moment("loss", "da-door"),
    "location-token": moment("gain", "da-location"),
    # moving
    "swapped": moment("move", "g-swap"),
    "turned": moment("move", "g-turn"),
    "all-face": moment("move", "g-turn"),
    "all-turned": moment("move", "g-turn", why_event),
    "activates": moment("check", "da-activate"),
    "terrain-gone": moment("loss", "ui-discard"),
    "artefact-taken": moment("gain", "da-artefact"),
    "artefact-used": moment("check", "da-artefact"),
    "artefact-placed": moment("place", "da-artefact"),
    "panel-replaced": moment("place", "da-corridor"),
    "watched": moment("check", "ui-eye"),
    # fighting
    "attacks": moment("hit", "da-attack"),
    "charges": moment("hit", "da-attack"),
    "rolled-attack": moment("die", "g-die-6", why_hit, attack_roll),
    "shrugged-off": moment("check", "g-shield"),
    "slain": moment("hit", "g-skull"),
    "swarm-attacks": moment("hit", "da-claw"),
    "rolled-defence": moment("die", "g-die-6", why_saved, defence_roll),
    "countered": moment("hit", "da-attack"),
    "held-off": moment("check", "g-shield"),
    "no-attacks": moment("check", "g-shield"),
    "rolled-for-life": moment("die", "g-die-6", which_faces("deadly"), life_roll),
    "rolled-for-luck": moment("die", "g-die-6", which_faces("lucky"), luck_roll),
    "marine-slain": moment("death", "g-skull", stage=death),
    "closed-up": moment("move", "ui-up", why_closed),
    "team-out": moment("death", "g-skull"),
    "rescued": moment("arrive", "g-life", why_event),
    # swarms and piles
    "spawned": moment("spawn", "da-blip", why_spawned),
    "pile-empty": moment("check", "da-blip"),
    "no-terrain": moment("check", "da-blip"),
    "swarms-moved": moment("move", "g-move"),
    "all-flanked": moment("move", "da-flank", why_event),
    "shifted": moment("move", "g-move"),
    "surrounded": moment("move", "g-move", why_event),
    "gathered": moment("move", "g-move"),
    "shielded": moment("check", "g-shield"),
    "lords-appear": moment("arrive", "da-broodlord"),
    "blips-added": moment("gain", "da-blip"),
    "blips-discarded": moment("reveal", "da-blip", stage=discarded),
    "shuffled-in": moment("move", "da-blip"),
    "stealers-shuffled": moment("check", "ui-deck"),
    "events-shuffled": moment("check", "ui-deck"),
    # events
    "event-drawn": moment("move", "da-event"),
    "event-shown": moment("reveal", "da-event", stage=shown_event),
    "aimed-marine": moment("check", "ui-target"),
    "aimed-team": moment("check", "ui-target"),
    "aimed-pile": moment("check", "ui-target"),
    "aimed-swarm": moment("check", "ui-target"),
    "no-effect": moment("check", "ui-minus"),
    "nothing-happens": moment("check", "ui-minus"),
    "second-wind": moment("check", "g-life"),
    "gun-jam": moment("check", "ui-lock"),
    "evasion-next": moment("check", "ui-clock"),
    "enter-next": moment("check", "ui-clock"),
    "scouted": moment("move", "ui-eye"),
    "scouted-card": moment("reveal", "da-event", stage=scouted_event),
    "scouted-top": moment("move", "ui-up"),
    "scouted-bottom": moment("move", "ui-down"),
    # travelling, and the end
    "journey": moment("move", "da-location"),
    "travelled": moment("arrive", "da-location", stage=arrival),
    "terrain-laid": moment("place", "da-door"),
    "end-lords": moment("end", "g-vp"),
    "end-cleared": moment("end", "g-vp"),
    "end-launch": moment("end", "g-vp"),
    "end-slain": moment("end", "g-skull"),
}
