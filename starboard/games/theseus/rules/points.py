"""Chapters 1, 9 and 14: life points, data points, upgrade tokens, and how the game ends."""

from __future__ import annotations

from starboard.kernel import GameOver, StepOver

from ..components import COLLECTS_DATA, DATA_WIN, LIFE_MAX, MARKER_END
from ..scoring import is_tie, leaders, lost_at_once, result, won_at_once
from ..state import FREE_FOR_ALL, Station


def wound(s: Station, seat: int, damage: int, by: int, rule: str, source: int) -> None:
    """T-2 A wound costs life points; T-117 in the free-for-all the attacker gains them instead.

    ``source`` is what has done it: a card, or the unit whose number it is the complement of.
    """
    if damage <= 0:
        return
    if s.mode == FREE_FOR_ALL:
        score_life(s, by, damage, rule, source)
        return
    s.life[seat] = max(0, s.life[seat] - damage)  # T-4
    if s.told is not None:
        s.tell("wounded", rule, seat=seat, damage=damage, life=s.life[seat], source=source)
    if s.life[seat] == 0:
        s.tell("fallen", "T-3", seat=seat)
        raise GameOver(lost_at_once(s, seat))


def score_life(s: Station, seat: int, points: int, rule: str, source: int) -> None:
    """T-117, T-119 Life points gained by wounding; 20 of them win at once."""
    if seat < 0 or (s.tied and seat not in s.tied):
        return  # T-119 a faction whose marker was taken off the board scores nothing
    s.life[seat] = min(LIFE_MAX, s.life[seat] + points)
    if s.told is not None:
        s.tell("scored", rule, seat=seat, points=points, life=s.life[seat], source=source)
    if s.life[seat] == LIFE_MAX:
        s.tell("reached", "T-119", seat=seat)
        raise GameOver(won_at_once(s, seat, "life-won"))


def gain_data(s: Station, seat: int, points: int, rule: str, source: int) -> None:
    """T-2, T-3 Data points: 20 of them win at once. T-138 Pandora gains none."""
    if points <= 0 or not COLLECTS_DATA[s.faction[seat]]:
        return
    if s.mode == FREE_FOR_ALL and s.tied and seat not in s.tied:
        return
    s.data[seat] = min(DATA_WIN, s.data[seat] + points)  # T-4
    if s.told is not None:
        s.tell("data", rule, seat=seat, points=points, data=s.data[seat], source=source)
    if s.data[seat] == DATA_WIN:
        s.tell("reached", "T-3", seat=seat)
        raise GameOver(won_at_once(s, seat, "data"))


def take_token(s: Station, seat: int, rule: str) -> None:
    """T-66 Take one upgrade token from the supply; T-107 none if there is none."""
    if s.supply() <= 0:
        s.tell("no-token", "T-107", seat=seat)
        return
    s.upgrades[seat] += 1
    if s.told is not None:
        s.tell("token", rule, seat=seat, tokens=s.upgrades[seat])


def count_down(s: Station, seat: int, rule: str) -> None:
    """T-78 The end-of-game marker goes one field on; T-80 on the last one the game ends at once."""
    s.idle = -1  # the turn in which it moves does not count (T-82)
    if s.marker == MARKER_END:
        return  # T-81 in the turns after a tie it stays where it is
    s.marker += 1
    if s.told is not None:
        key = "countdown" if rule == "T-78" else "countdown-idle"
        s.tell(key, rule, seat=seat, field=s.marker)
    if s.marker == MARKER_END:
        s.skip_to(end_countdown)
        raise StepOver


def end_countdown(s: Station) -> None:
    """T-80 The highest sum wins; T-81, T-119 who is tied plays on."""
    best = leaders(s, range(len(s.faction)))
    s.tell("added-up", "T-80")
    if not is_tie(s, best):
        raise GameOver(result(s, best, "countdown"))
    s.tied = tuple(best)
    s.jobs, s.todo = [], []
    s.tell("tie", "T-81", seats=best)
