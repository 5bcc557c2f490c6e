"""The box: every card as a frozen value, loaded and checked once from ``box/*.toml`` (D-2).

Ids are small numbers in the order of ``reading/cards.py``; an action card's id is its printed
number. A constant stands for each card that a rule names.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starboard.data.edition import box_folder

from . import reading
from .reading.cards import ACTION_IDS, EVENT_IDS, TYPES, Box

FOLDER = box_folder(Path(__file__).parent)


def load(folder: Path = FOLDER) -> Box:
    """Read and check all files; BoxError at the first fault."""
    return reading.load(folder)


def components(folder: Path = FOLDER) -> dict[str, dict[str, Any]]:
    """What is in the box, by family: how many cards, and what their facts are taken from."""
    return reading.components(reading.files(folder))


BOX = load()

(
    LORENZO, DEINO, CALISTARIUS, SCIPIO, GIDEON, NOCTIS,
    ZAEL, OMNIO, LEON, VALENCIO, CLAUDIO, GORIEL,
) = range(12)  # fmt: skip

BLUE_TEAM, GREY_TEAM, GREEN_TEAM, PURPLE_TEAM, RED_TEAM, YELLOW_TEAM = range(6)

SUPPORT, MOVE, ATTACK = range(3)

_NUMBER_OF = {action.id: number for number, action in BOX.actions.items()}
(
    BLOCK, DEFENSIVE_STANCE, COUNTER_ATTACK, OVERWATCH, STRATEGIZE, POWER_FIELD,
    ONWARD_BROTHERS, STEALTH_TACTICS, REORGANIZE, FORWARD_SCOUTING, INTIMIDATION, RUN_AND_GUN,
    LEAD_BY_EXAMPLE, FLAMER_ATTACK, PSIONIC_ATTACK, DEAD_AIM, FULL_AUTO, HEROIC_CHARGE,
) = (_NUMBER_OF[name] for name in ACTION_IDS)  # fmt: skip

TAIL, HEAD, CLAW, TONGUE = range(4)

(
    CORRIDOR, ARTEFACT, CONTROL_PANEL, DOOR,
    PROMETHIUM_TANK, DARK_CORNER, SPORE_CHIMNEY, VENTILATION_DUCT,
) = range(8)  # fmt: skip

RED, ORANGE, YELLOW, GREEN = range(4)
LEFT, RIGHT = range(2)

(
    MAIN_CORRIDOR, MAINTENANCE_TUNNELS, SERVICE_SHAFT,
    CRYO_CONTROL, LOWER_ACCESSWAY, WRECKAGE_LABYRINTH,
    APOTHECARION, CORE_COGITATOR, MUNITORIUM,
    BLACK_HOLDS, DARK_CATACOMBS, TELEPORTARIUM,
    GENERATORIUM, HIBERNATION_CLUSTER, WRATH_OF_BAAL_CHAPEL,
    LAUNCH_CONTROL_ROOM, GENESTEALER_LAIR, TOXIN_PUMPING_STATION,
) = range(18)  # fmt: skip

(
    CHAOS_OF_BATTLE, CLEANSING_FLAMES, ENTER_FORMATION, EVASION, FLANKING_MANOEUVRE,
    FOR_MY_BATTLE_BROTHERS, FULL_SCAN, GUN_JAM, OUT_OF_THIN_AIR, OUTNUMBERED, PSYCHIC_ASSAULT,
    QUICK_INSTINCTS, RESCUE_SPACE_MARINE, RESUPPLY, REWARDED_FAITH, SECOND_WIND, SECRET_ROUTE,
    STALKING_FROM_THE_SHADOWS, SURROUNDED, TEMPORARY_SANCTUARY, THE_SWARM, THEY_RE_EVERYWHERE,
) = range(22)  # fmt: skip

TEAMS = BOX.teams
MARINES = BOX.marines
ACTIONS = BOX.actions  # by card number, 1 to 18
#: The number of a team's card of a type: ACTION_OF[team][type].
ACTION_OF = tuple(
    tuple(next(n for n, a in ACTIONS.items() if (a.team, a.type) == (t, k)) for k in range(3))
    for t in range(6)
)
_KINDS = tuple(kind for kind, each in enumerate(BOX.types) for _ in range(each.count))
#: How many Genestealer cards there are; the Brood Lords have the next two numbers.
STEALERS = len(_KINDS)
#: The kind of the first Brood Lord; the other one has the next number.
BROOD_LORD_KIND = len(TYPES)
#: What a Genestealer card is called: its type, or the kind of a Brood Lord. Cards of one kind are
#: interchangeable (D-201).
KIND_OF = (*_KINDS, BROOD_LORD_KIND, BROOD_LORD_KIND + 1)
#: The cards of each type; a Brood Lord has two types (D-107).
OF_TYPE = tuple(
    frozenset(
        [card for card, its in enumerate(_KINDS) if its == kind]
        + [STEALERS + n for n, lord in enumerate(BOX.lords) if kind in lord.types]
    )
    for kind in range(len(TYPES))
)
TERRAIN = BOX.terrain
SETUPS = BOX.setups  # by number of players
LOCATIONS = BOX.locations
EVENTS = BOX.events
#: The numbers that the texts of Locations and events name, by Location and by kind of event.
LOCATION_AMOUNT = tuple(location.amount for location in LOCATIONS)
EVENT_AMOUNT = tuple(
    next((event.amount for event in EVENTS if event.kind == kind), 0)
    for kind in range(len(EVENT_IDS))
)
DIE, SKULL = BOX.die.faces, BOX.die.skull
TOKENS = BOX.tokens
#: Where swarms move, by side: 1 is down, -1 is up (D-94).
WAYS = BOX.ways
