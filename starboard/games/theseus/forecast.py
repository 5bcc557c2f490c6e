"""What a move would meet and set off, by the rules' own functions, on a copy of the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from starboard.kernel import Option

from .components import EFFECT, TAKES_DATA
from .legality.moves import way_chosen
from .rules.attacks import BONUS_DAMAGE, BONUS_DATA, attack_of, exposed, helpers, in_range
from .rules.routes import Way, sectors_ahead
from .rules.station import FULL, launch, put, total
from .rules.traps import ready_traps
from .state import FREE_FOR_ALL, Station


@dataclass(slots=True)
class Hits:
    """What an assault would come to, at the least: who is reached, and the points it costs."""

    units: list[int] = field(default_factory=list)
    damage: dict[int, int] = field(default_factory=dict)  # by seat
    data: int = 0

    @property
    def total(self) -> int:
        """All life points that it would cost."""
        return sum(self.damage.values())


@dataclass(slots=True)
class Journey:
    """A move: its sectors, the traps on it, who is launched, who is hit."""

    way: Way
    start: int
    entered: list[int]
    met: list[tuple[int, int]]  # slots of traps, and the sector
    silent: list[int]  # T-102 sectors where tokens keep them silent
    launched: int = -1
    full: bool = False
    hits: Hits = field(default_factory=Hits)
    after: Station | None = None  # the table when the unit has taken its room


def journey(s: Station, mover: int, option: Option) -> Journey:
    """T-52 A move from its start to what its arrival sets off."""
    unit, room = option[1], option[2]
    way = way_chosen(s, mover, option)
    ahead = sectors_ahead(s, unit)
    entered = [ahead[step] for step in way.entered]
    end = room >> 2
    met, silent = traps_met(s, unit, entered[:-1] if s.hot else [], end)
    found = Journey(way, ahead[0], entered, met, silent)
    arrive(s, mover, unit, room, found)
    return found


def traps_met(
    s: Station, unit: int, path: list[int], end: int
) -> tuple[list[tuple[int, int]], list[int]]:
    """T-48 The traps that act on a unit; T-102 and the sectors where tokens keep them silent."""
    side = s.unit_side[unit]
    tokens = [
        sector
        for sector, by in zip(s.silence, s.silence_by, strict=True)
        if sector >= 0 and s.side[by] == side
    ]
    met, silent = [], []
    for n, sector in enumerate([*path, end]):
        slots = ready_traps(s, unit, sector, 0, n < len(path))
        if slots and sector in tokens:
            tokens.remove(sector)
            silent.append(sector)
        else:
            met += [(slot, sector) for slot in slots]
    return met, silent


def arrive(s: Station, mover: int, unit: int, room: int, found: Journey) -> None:
    """T-46, T-51 A full sector launches somebody; one that is filled is fought for."""
    after: Station = s.copy()
    after.told = None
    there = after.rooms[room]
    if there >= 0 and there != unit:
        launch(after, there, "T-46")
        found.launched = there
    put(after, unit, room)
    found.after = after
    found.full = after.taken[room >> 2] == FULL
    if found.full:
        found.hits = assault_hits(after, mover, (room >> 2,))


def assault_hits(s: Station, seat: int, sectors: tuple[int, ...]) -> Hits:
    """T-57, T-58 Whom the units of a player would hit; T-99 with what modules add."""
    found = Hits()
    for sector in sectors:
        for unit in s.rooms[4 * sector : 4 * sector + 4]:
            if unit < 0 or s.unit_seat[unit] != seat or not attack_of(s, unit):
                continue
            targets = exposed(s, in_range(s, seat, unit))
            if not targets:
                continue
            hit = targets if attack_of(s, unit) > 1 else targets[:1]
            found.units += [each for each in hit if each not in found.units]
            bonus = BONUS_DATA if TAKES_DATA[unit] else BONUS_DAMAGE
            more = sum(total(s, slot) for slot in helpers(s, seat, sector, bonus))
            if TAKES_DATA[unit]:
                found.data += len(hit) + more
                continue
            for n, other in enumerate(hit):
                owner = s.unit_seat[other]
                found.damage[owner] = found.damage.get(owner, 0) + 1 + (0 if n else more)
    return found


def trap_damage(s: Station, slot: int) -> int:
    """T-48 What a trap costs in life points; other traps cost none by themselves."""
    return total(s, slot) if EFFECT[s.places[slot]] == "damage" else 0


def falls(s: Station, seat: int, damage: int) -> bool:
    """T-3 Would so many wounds end the game?"""
    return s.mode != FREE_FOR_ALL and damage >= s.life[seat] > 0
