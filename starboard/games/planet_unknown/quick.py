"""The answers of a hasty player: what searches play on with, a few microseconds each.

A tile goes where it touches most, of a few places drawn; patches fill the narrowest square;
trackers go where the next step brings most; rovers fetch what is near. The rest is chance.
"""

from __future__ import annotations

from starboard.kernel import Ask, Option, any_of

from .bot import laid_worth, turns_left
from .box import PLANETS, SQUARES, TILES
from .grid import BASE, STRIDE, around

from .kinds import ENERGY, WATER
from .prospects import steps
from .rules.placing import Placements
from .rules.turn import top_tile
from .state import Player, Table

#: How many places of a tile are compared.
LOOKS = 24
#: How many of these are looked at closely.
CLOSER = 4


def playout(s: Table, ask: Ask, r: float) -> Option:
    """A quick, sensible answer."""
    p = s.players[ask.seat]
    options = ask.options
    if ask.key == "place" and isinstance(options, Placements):
        return _place(s, p, options, r)
    if ask.key == "take":
        return _take(s, p, [*options], r)
    if ask.key == "patch":
        return _patch(p, [*options], r)
    if ask.key in ("boost", "energy", "advance"):
        return _advance(s, p, [*options], r)
    if p.moves and ask.key in ("next", "finish", "last-moves"):
        return _rove(p, [*options], r)
    return any_of(options, r)


def _take(s: Table, p: Player, options: list[Option], r: float) -> Option:
    """The tile whose icons and size bring more, without a meteor if possible."""
    gains = steps(p, turns_left(s, p))
    best, chosen = -99.0, options[0]
    for option in options:
        if option[0] in ("take", "discard"):
            tile = TILES[top_tile(s, p.seat, option[1])]
            score = 0.4 * tile.size - 1.2 * tile.meteor + r
            for kind in tile.resources:
                score += gains[kind] if kind < ENERGY else max(gains)
            if score > best:
                best, chosen = score, option
            r = r * 7919.7 % 1
    return chosen


def _place(s: Table, p: Player, options: Placements, r: float) -> Option:
    """Of many places some that look well at a glance; of these the one that promises most."""
    turns = turns_left(s, p)
    gains = steps(p, turns)
    tile = TILES[p.hand]
    walls = ~(SQUARES & ~(p.tiles | p.patches))
    part = tile.resources.index(WATER) if WATER in tile.resources else -1
    ice = PLANETS[p.planet].ice
    pods = p.lifepods | p.on_planet()
    looks = []
    for _ in range(min(LOOKS, len(options))):
        option = options.pick(r)
        r = r * 7919.7 % 1
        if option[0] != "place":
            continue
        _, way, at = option
        turn = tile.way[way]
        body = turn.body << at >> BASE
        score = (
            (body << 1 & walls).bit_count() + (body >> 1 & walls).bit_count()
            + (body << STRIDE & walls).bit_count() + (body >> STRIDE & walls).bit_count()
        )  # fmt: skip
        if body & pods:
            score -= 2
        if part >= 0 and turn.parts[part] << at >> BASE & ice:
            score += 3
        looks.append((score, option))
    if not looks:
        return options.pick(r)
    looks.sort(reverse=True)
    best, chosen = -99.0, looks[0][1]
    for _, option in looks[:CLOSER]:
        score = laid_worth(p, option[1], option[2], turns, gains, False)
        if score > best:
            best, chosen = score, option
    return chosen


def _patch(p: Player, options: list[Option], r: float) -> Option:
    """The square with the fewest empty ones beside it."""
    free = SQUARES & ~(p.tiles | p.patches)
    start = int(r * len(options))
    best, chosen = 9, options[start]
    for option in options[start:] + options[:start]:
        if option[0] == "patch" and free >> option[1] & 1:
            open_sides = (around(1 << option[1]) & free).bit_count()
            if open_sides < best:
                best, chosen = open_sides, option
    return chosen


def _advance(s: Table, p: Player, options: list[Option], r: float) -> Option:
    """The tracker whose next step brings most."""
    gains = steps(p, turns_left(s, p))
    best, chosen = -99.0, options[int(r * len(options))]
    for option in options:
        gain = gains[option[1] if len(option) > 1 else 0]
        if gain > best:
            best, chosen = gain, option
    return chosen


def _rove(p: Player, options: list[Option], r: float) -> Option:
    """A step onto something, or towards something near; else nothing of the kind."""
    prey = p.lifepods | p.meteorites
    near = around(prey) if p.moves > 1 else 0
    towards = None
    plain = []
    for option in options:
        if option[0] == "step" or option[0] == "teleport":
            if prey >> option[2] & 1:
                return option
            if near >> option[2] & 1 and not near >> p.rovers[option[1]] & 1:
                towards = option
        elif option[0] != "use":
            plain.append(option)
    if towards is not None:
        return towards
    return plain[int(r * len(plain))] if plain else options[int(r * len(options))]
