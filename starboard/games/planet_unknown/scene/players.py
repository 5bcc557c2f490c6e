"""The players' panel."""

from __future__ import annotations

from starboard.draw import Player as Row
from starboard.draw import Tally
from starboard.kernel import Message, Seat

from ..box import CIV_CARDS, CORPORATIONS
from ..components import RESOURCES
from ..grid import squares_of
from ..scoring import revealed, target, terms, total
from ..state import DESTROYED, OVER, Player, Table
from ..text import say
from .drawing import SIGNS, TERRAINS


def _pieces(p: Player) -> Message:
    """P-13 What a player has collected and still has, in words."""
    return _tally(p).said


def _tally(p: Player) -> Tally:
    """P-13 The same with signs."""
    counts = (
        ("meteorites", "pu-meteor", "c-orange", p.stones),
        ("lifepods", "pu-lifepod", "ink", p.pods_held()),
        ("patches", "pu-patch", "t-biomass", p.stored),
        ("rovers", "pu-rover", f"seat-{p.seat + 1}", sum(at != DESTROYED for at in p.rovers)),
        ("technologies", "pu-tech", "accent", p.unlocked.bit_count()),
    )
    said = say("player-pieces", **{name: count for name, _, _, count in counts})
    return Tally(said, tuple((icon, colour, count) for _, icon, colour, count in counts))


def _trackers(p: Player) -> Tally:
    """P-13 How far the trackers are."""
    said = say("player-tracks", **{f"t_{RESOURCES[n]}": at for n, at in enumerate(p.tracks)})
    signs = tuple((SIGNS[n], TERRAINS[n], at) for n, at in enumerate(p.tracks))
    return Tally(said, signs)


def open_facts(s: Table, p: Player) -> list[Message]:
    """P-13 What everybody may see of a player's boards and cards, in words."""
    found = [_pieces(p)]
    levels = CORPORATIONS[p.corporation].levels
    if p.unlocked:
        names = [f"@level-{levels[n]}" for n in squares_of(p.unlocked)]
        found.append(say("player-technologies", levels=names))
    if p.flux >= 0:
        found.append(say("player-flux", lane=p.flux))
    shown = [c for c in squares_of(p.cards) if CIV_CARDS[c].immediate or revealed(s)]
    if shown:
        found.append(say("player-cards", cards=[f"@card-{c + 1}" for c in shown]))
    seats = len(s.players)
    for place, number in enumerate(s.neighbour):
        if seats > 2 and p.seat in (place, (place + 1) % seats):
            found.append(say("player-objective", objective=number))
    return found


def players(s: Table, seat: Seat | None, look: list[Player]) -> list[Row]:
    """P-13 Everybody's boards, tracks, and the score that can be seen."""
    rows = []
    for p in look:
        known = p.seat == seat or s.phase == OVER
        cards = p.cards if known else sum(
            1 << c for c in squares_of(p.cards) if CIV_CARDS[c].immediate or revealed(s)
        )  # fmt: skip
        goals = p.goals if known else 0
        score = total(s, p.seat) if s.phase == OVER else sum(
            value for _, value in terms(s, p.seat, cards, goals, look)
        )  # fmt: skip
        lines: list[Message | Tally] = []
        if p.rovers:  # else the boards are still to be chosen
            lines.append(say("player-boards", planet=p.planet, corporation=p.corporation))
            lines.append(_trackers(p))
        if seat is not None and p.seat == seat:
            made = terms(s, p.seat, cards, goals, look)
            key = "player-terms" if len(look) > 1 else "player-terms-alone"
            lines.append(say(key, **{f"m_{n.replace('-', '_')}": int(v) for n, v in made}))
        elif p.rovers:
            lines.append(_tally(p))
        if len(look) == 1:
            lines.append(say("player-target", target=target(s.split)))
        if p.seat == s.commander:
            lines.append(say("player-commander"))
        acting = s.phase != OVER and (bool(s.before[p.seat]) or bool(s.step_of(p.seat)))
        rows.append(Row(p.seat, f"seat-{p.seat + 1}", f"seat-{p.seat + 1}", tuple(lines),
                        active=acting, score=score))  # fmt: skip
    return rows
