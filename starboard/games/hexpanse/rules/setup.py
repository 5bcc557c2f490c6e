"""Chapters 5.1 and 5.2: levels, teams and the setup, step by step (H-7 to H-24, H-122 to H-124)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.kernel import (
    Flow,
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
)  # fmt: skip
from ..reading.components import Board
from ..state import (
    ALLY_CHOICE,
    MISSION_CHOICE,
    TURNS,
    Side,
    Table,
    all_cards,
)  # fmt: skip
from ..text import say
from .course import take_turn
from .draft import draft
from .sides import ask_side, of_several, tell_of, turn_order

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
        key=key,
        level=LEVEL_NAMES.index(variant["mode"]),
        elite=variant["elite"],
        advanced=variant["advanced"],
        blind=variant["blind"],
        aliens=variant["aliens"] or count > BASE_FACTIONS,
        board=board,
        chairs=chairs_for(seats, count),
        teams=tuple(side % (count // 2) if team else side for side in range(count)),
        area=[0] * BOARDS[board].areas.bit_length(),
        sides=[Side() for _ in range(count)],
        deck=all_cards(count),
        waiting=[0] * len(MERCENARIES),
        rest=list(range(len(ALLIES))),
    )
    s.first = s.active = first_side(s, variant["start"])
    s.then(choose_factions)
    s.then(choose_allies)
    s.then(muster)
    s.then(turn_up_market)
    s.then(choose_missions)
    s.then(begin)
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


def choose_factions(s: Table) -> None:
    """H-18 From the starting player leftwards each chooses one faction."""
    for side in turn_order(s):
        s.then(choose_faction, side)


def choose_faction(s: Table, side: int) -> Flow[None]:
    """H-18 A faction not yet taken; H-15 Ox and Mentacle only with the Aliens expansion."""
    taken = {each.faction for each in s.sides}
    options: list[Option] = [
        ("faction", number)
        for number, faction in enumerate(FACTIONS)
        if number not in taken and (s.aliens or not faction.alien)
    ]
    _, chosen = yield ask_side(s, side, "choose-faction", "H-18", options)
    s.sides[side].faction = chosen
    s.tell("faction-chosen", "H-18", seat=s.chairs[side], faction=chosen)
    s.active = (side + 1) % len(s.sides)


def choose_allies(s: Table) -> None:
    """H-20 Turn up one more allied tile than there are factions in play; in reverse order each
    chooses one. H-10 In advanced mode they are drafted."""
    if not LEVELS[s.level].allied_factions:
        return
    shuffle(s, s.rest)
    if s.advanced:
        draft(s)
        return
    s.pool = [draw(s, s.rest) for _ in range(len(s.sides) + 1)]
    s.stage, s.active = ALLY_CHOICE, turn_order(s)[-1]
    s.tell("tiles-turned", "H-20", ally=tuple(s.pool))
    for side in reversed(turn_order(s)):
        s.then(choose_ally, side)
    s.then(put_away)


def choose_ally(s: Table, side: int) -> Flow[None]:
    """H-20 One of the tiles that lie open."""
    options: list[Option] = [("ally", tile) for tile in s.pool]
    _, tile = yield ask_side(s, side, "choose-ally", "H-20", options)
    s.pool.remove(tile)
    s.sides[side].kept = [tile]
    tell_of(s, side, "ally-chosen", "H-20", ally=tile)
    s.active = (side - 1) % len(s.sides)


def put_away(s: Table) -> None:
    """H-20 The left-over tile goes to the box."""
    s.rest += s.pool
    s.pool = []


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


def turn_up_market(s: Table) -> None:
    """H-21 Shuffle mercenary and action cards together; turn up the top five."""
    shuffle(s, s.deck)
    s.market = [draw(s, s.deck) for _ in range(MARKET_SIZE)]
    s.tell("market-filled", "H-21", card=tuple(s.market))


def choose_missions(s: Table) -> None:
    """H-22 One mission for all, by chance. Admiral: turn up one more than there are factions in
    play; from the last player back to the first each takes a secret one."""
    missions = list(range(len(MISSIONS)))
    shuffle(s, missions)
    if not LEVELS[s.level].secret_missions:
        s.pool = [draw(s, missions)]
        return
    s.pool = sorted(missions[: len(s.sides) + 1])
    s.turned = tuple(s.pool)
    reveal(s)
    s.stage, s.active = MISSION_CHOICE, turn_order(s)[-1]
    for side in reversed(turn_order(s)):
        s.then(choose_mission, side)


def choose_mission(s: Table, side: int) -> Flow[None]:
    """H-22 A secret mission. H-23 The picks are seen while they happen; afterwards nobody can look
    them up."""
    options: list[Option] = [("mission", mission) for mission in s.pool]
    _, mission = yield ask_side(s, side, "choose-mission", "H-22", options)
    s.pool.remove(mission)
    s.sides[side].secret = mission
    tell_of(s, side, "secret-taken", "H-23")
    own = {"side": of_several(s, side), "mission": mission}
    s.tell("secret-own", "H-22", only=s.chairs[side], **own)
    if s.blind:
        reveal(s)  # what is left is seen by the next to choose, and in the end by all
    s.active = (side - 1) % len(s.sides)


def begin(s: Table) -> None:
    """H-22 The mission that is left is common to all, and the starting player begins."""
    s.mission = s.pool.pop()
    s.stage, s.active, s.round = TURNS, s.first, 1
    s.tell("common-mission", "H-22", mission=s.mission)
    s.then(take_turn)
