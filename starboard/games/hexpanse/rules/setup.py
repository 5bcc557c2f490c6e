"""Chapters 5.1 and 5.2: levels, teams and the setup, step by step (H-7 to H-24, H-122 to H-124)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.kernel import (
    CHECKPOINT,
    Flow,
    Lazy,
    Message,
    Option,
    below,
    draw,
    reveal,
    shuffle,
)

from ..box import (
    ALLIES,
    BOARDS,
    ELITE,
    FACTIONS,
    FIRST_ALLY,
    LEVELS,
    MARKET_SIZE,
    MERCENARIES,
    MISSIONS,
    NORMAL,
    START_HEXILUM,
    START_INCOME,
    START_LIFE,
)  # fmt: skip
from ..pieces import Board
from ..state import (
    ALLY_CHOICE,
    DRAFT_FIRST,
    DRAFT_SECOND,
    DRAFT_THROW,
    FACTION_CHOICE,
    INCOME,
    MISSION_CHOICE,
    NO_FACTION,
    NO_MISSION,
    NO_PATTERN,
    NO_TILE,
    OFF_BOARD,
    TURNS,
    Side,
    Table,
    all_cards,
)  # fmt: skip
from ..words import say
from . import draft
from .asking import ask_side, of_several, tell_of

LEVEL_NAMES = tuple(level.id for level in LEVELS)
BASE_FACTIONS = sum(not faction.alien for faction in FACTIONS)
LOT = "lot"
RINGED = (3,)  # H-25 the numbers of players who may use the outer ring


def sides_for(seats: int, team: bool) -> int:
    """H-16, H-123 In a team game with an odd number of players one plays two factions."""
    return seats + seats % 2 if team else seats


def fits(seats: int, variant: Mapping[str, Any]) -> Message | None:
    """Why there is no such game, or None."""
    sides = sides_for(seats, variant["team"])
    if variant["team"] and seats < 3:
        return say("setup-team")
    if sides > len(FACTIONS):
        return say("setup-factions", count=sides, most=len(FACTIONS))
    if variant["advanced"] and variant["mode"] == "sailor":
        return say("setup-advanced-mode")
    if variant["advanced"] and sides > 5:
        return say("setup-advanced-factions")
    if variant["blind"] and variant["mode"] != "admiral":
        return say("setup-blind")
    if variant["start"] != LOT and int(variant["start"]) > seats:
        return say("setup-start", number=int(variant["start"]))
    return None


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Table:
    """H-17, H-129 Before the first choice: board, seats, and the starting player by lot."""
    team = bool(variant["team"])
    count = sides_for(seats, team)
    board = board_for(count, variant)
    s = Table(
        key, 0, 0, None,
        LEVEL_NAMES.index(variant["mode"]), variant["elite"], variant["advanced"],
        variant["blind"], variant["aliens"] or count > BASE_FACTIONS, board,
        chairs_for(seats, count),
        tuple(side % (count // 2) if team else side for side in range(count)),
        FACTION_CHOICE, 0, 0, 0, INCOME, 0, False, 0, 0, 0, NO_PATTERN, OFF_BOARD,
        [0] * BOARDS[board].areas.bit_length(), 0, [new_side() for _ in range(count)],
        all_cards(count), [], [], [], [], [0] * len(MERCENARIES), 0, [], NO_MISSION, (), [], [],
        NO_MISSION, 0,
    )  # fmt: skip
    s.first = s.active = first_side(s, variant["start"])
    return s


def board_for(factions: int, variant: Mapping[str, Any]) -> int:
    """H-25 The board by the number of factions: three may leave out the ring; H-124 teams play on
    the smaller board unless they want the larger one."""

    def plays(board: Board) -> bool:
        if variant["team"]:
            return factions in (board.team_large if variant["large"] else board.team)
        if factions in RINGED and not variant["ring"]:
            return factions in board.without_ring
        return factions in board.players

    return next(number for number, board in enumerate(BOARDS) if plays(board))


def first_side(s: Table, start: int | str) -> int:
    """H-17 The table sets a player, or the lot decides.

    The lot falls on a faction, for every faction has its own turn (H-123). A player who has two
    begins with the first of them.
    """
    return below(s, len(s.sides)) if start == LOT else s.chairs.index(int(start) - 1)


def chairs_for(seats: int, sides: int) -> tuple[int, ...]:
    """H-122 Team mates sit opposite; H-123 the first seat plays both sides of the odd team."""
    if seats == sides:
        return tuple(range(sides))
    others = iter(range(1, seats))
    return tuple(0 if side in (0, sides // 2) else next(others) for side in range(sides))


def new_side() -> Side:
    """H-19 Income level 1, no hexilum, the leader on the faction board with 6 life."""
    return Side(
        NO_FACTION, True, START_LIFE, OFF_BOARD, START_HEXILUM, START_INCOME,
        (), [], [], [], [], 0, NO_MISSION, [], [], NO_TILE,
    )  # fmt: skip


def turn_order(s: Table) -> list[int]:
    """The sides from the starting one leftwards (H-17)."""
    return [(s.first + i) % len(s.sides) for i in range(len(s.sides))]


def prepare(s: Table) -> Flow[None]:
    """The steps of the setup, in order; every choice begins at a checkpoint."""
    steps = {
        FACTION_CHOICE: choose_faction,
        ALLY_CHOICE: choose_ally,
        DRAFT_FIRST: draft.keep_first,
        DRAFT_SECOND: draft.keep_second,
        DRAFT_THROW: draft.throw_out,
        MISSION_CHOICE: choose_mission,
    }
    while s.stage < TURNS:
        yield CHECKPOINT
        done = yield from steps[s.stage](s)
        if done:
            next_stage(s)


def next_stage(s: Table) -> None:
    """What comes after the step that is finished."""
    level = LEVELS[s.level]
    if s.stage == FACTION_CHOICE and level.allied_factions:
        shuffle(s, s.rest)
        if s.advanced:
            s.stage = draft.deal(s, turn_order(s))
        else:
            open_tiles(s)
        return
    if s.stage == DRAFT_FIRST:
        s.stage = draft.pass_on(s)
        if s.stage != TURNS:
            return
    elif s.stage == DRAFT_SECOND:
        s.stage = draft.pass_last(s)
        return
    if s.stage != MISSION_CHOICE:
        muster(s)
        open_market(s)
        if level.secret_missions:
            open_missions(s)
            return
        missions = list(range(len(MISSIONS)))
        shuffle(s, missions)
        s.mission = draw(s, missions)
    s.stage, s.active, s.round, s.phase = TURNS, s.first, 1, INCOME
    s.tell("common-mission", "H-22", mission=s.mission)


def choose_faction(s: Table) -> Flow[bool]:
    """H-18 From the starting player leftwards each chooses one faction not yet taken."""
    taken = {side.faction for side in s.sides}
    # H-15 Ox and Mentacle only with the Aliens expansion
    options: list[Option] = [
        ("faction", number)
        for number, faction in enumerate(FACTIONS)
        if number not in taken and (s.aliens or not faction.alien)
    ]
    _, chosen = yield ask_side(s, s.active, "choose-faction", "H-18", options, {})
    s.sides[s.active].faction = chosen
    s.tell("faction-chosen", "H-18", seat=s.chairs[s.active], faction=chosen)
    s.active = (s.active + 1) % len(s.sides)
    if s.active != s.first:
        return False
    s.rest = list(range(len(ALLIES)))
    return True


def open_tiles(s: Table) -> None:
    """H-20 Turn up one more allied tile than there are factions in play."""
    s.pool = [draw(s, s.rest) for _ in range(len(s.sides) + 1)]
    s.stage, s.active = ALLY_CHOICE, turn_order(s)[-1]


def choose_ally(s: Table) -> Flow[bool]:
    """H-20 In reverse order each chooses one tile; the left-over one goes to the box."""
    options: list[Option] = [("ally", tile) for tile in s.pool]
    _, tile = yield ask_side(s, s.active, "choose-ally", "H-20", options, {})
    s.pool.remove(tile)
    s.sides[s.active].kept = [tile]
    tell_of(s, s.active, "ally-chosen", "H-20", ally=tile)
    if s.active != s.first:
        s.active = (s.active - 1) % len(s.sides)
        return False
    s.rest += s.pool
    s.pool = []
    return True


def muster(s: Table) -> None:
    """H-19 Units to the mothership, allied units onto their tiles; H-7, H-8, H-9, H-10 how many."""
    level = LEVELS[s.level]
    for side in s.sides:
        allied = sum(ALLIES[tile].units for tile in side.kept)
        total = level.normal_units + level.allied_units
        kinds = [NORMAL, ELITE] if s.elite else [NORMAL]
        side.army = (*kinds, *(FIRST_ALLY + tile for tile in side.kept))
        side.ship = [total - allied - (len(kinds) - 1)] + [1] * (len(kinds) - 1)
        side.ship += [0] * len(side.kept)
        side.hospital = [0] * len(side.army)
        side.tile = [0] * len(kinds) + [ALLIES[tile].units for tile in side.kept]


def open_market(s: Table) -> None:
    """H-21 Shuffle mercenary and action cards together; turn up the top five."""
    shuffle(s, s.deck)
    s.market = [draw(s, s.deck) for _ in range(MARKET_SIZE)]


def open_missions(s: Table) -> None:
    """H-22 Admiral: turn up one more mission card than there are factions in play."""
    missions = list(range(len(MISSIONS)))
    shuffle(s, missions)
    s.pool = sorted(missions[: len(s.sides) + 1])
    s.turned = tuple(s.pool)
    reveal(s)
    s.stage, s.active = MISSION_CHOICE, turn_order(s)[-1]


def choose_mission(s: Table) -> Flow[bool]:
    """H-22 From the last player back to the first each takes a secret mission."""
    options = Lazy(lambda: [("mission", mission) for mission in s.pool])
    _, mission = yield ask_side(s, s.active, "choose-mission", "H-22", options, {})
    s.pool.remove(mission)
    s.sides[s.active].secret = mission
    # H-23 The picks are seen while they happen; afterwards nobody can look them up.
    tell_of(s, s.active, "secret-taken", "H-23")
    own = {"side": of_several(s, s.active), "mission": mission}
    s.tell("secret-own", "H-22", only=s.chairs[s.active], **own)
    if s.blind:
        reveal(s)  # what is left is seen by the next to choose, and in the end by all
    if s.active != s.first:
        s.active = (s.active - 1) % len(s.sides)
        return False
    s.mission = s.pool.pop()
    return True
