"""Chapter 2, Setup, with the modules' own preparations (chapters 15 to 18)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from starboard.kernel import Ask, Flow, Message, Option, Seat, below

from ..box import CORPORATIONS, EVENTS, PLANETS, PRESETS, STATION_RINGS
from ..components import CODES, FLUX
from ..grid import nth_square, squares_of
from ..state import GOALS, ON_BOARD, TOKENS, Player, Table
from ..text import say
from .civ import RANK_CARDS, order
from .corporations import token
from .course import play_round
from .events import draw_objective


def split_of(seats: int, variant: Mapping[str, Any]) -> tuple[int, ...]:
    """P-190, P-193 The event deck: green, orange, red; nothing without events."""
    kind = variant["events"]
    if kind == "usual":
        kind = "balanced" if seats == 1 else "off"
    if kind == "off":
        return ()
    if kind == "custom":
        return tuple(int(variant[code]) for code in CODES)
    return PRESETS[kind]


def why_not_setup(seats: int, variant: Mapping[str, Any]) -> Message | None:
    """P-185, P-190, P-192, P-193, P-212 Why there is no such game, or None."""
    if seats != 2 and variant["station"] == "short":
        return say("setup-short-station")
    if seats == 1 and variant["events"] == "off":
        return say("setup-solo-events")  # P-212
    if seats == 1 and variant["personal"]:
        return say("setup-solo-personal")  # P-211
    split = split_of(seats, variant)
    if split:
        if sum(split) != 20:
            return say("setup-events-count", count=sum(split))  # P-193
        for code, wanted in enumerate(split):
            there = _usable(seats == 1)[code].bit_count()
            if wanted > there:
                return say("setup-events-code", there=there, code=code)  # P-192
    return None


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Table:
    """P-20 to P-29 Everything up to the first choice, and the choices to come."""
    split = split_of(seats, variant)
    s = Table(
        key=key,
        turning=seats == 1 or (seats == 2 and variant["turning"]),
        with_flux=variant["boards"] != "symmetric" and bool(variant["flux"]),
        personal=bool(variant["personal"]) or seats == 1,
        split=split,
        players=[Player(seat=seat) for seat in range(seats)],
        before=[()] * seats,
        civ_box=[RANK_CARDS] * 4,
        seen=[0] * seats,
        pile=(1 << 28) - 1,
        returned=[0] * seats,
        codes=list(split or (0, 0, 0)),
        unused=[*_usable(seats == 1)],
    )
    _build_station(s, variant["inner"])
    if variant["station"] == "short":
        _keep_a_few(s)
    _deal_civ_cards(s)
    s.commander = below(s, seats)  # P-28
    s.rotation = below(s, 6)
    if variant["boards"] == "choice":
        s.then(choose_boards)
    else:
        _deal_boards(s, variant["boards"] == "random")
    s.then(deal_goals)
    s.then(deal_neighbours)
    s.then(place_tokens)
    s.then(play_round)
    return s


def _build_station(s: Table, inner: str | int) -> None:
    """P-23, P-24 A stack of every shape; the inner ring may be shifted."""
    s.shift = below(s, 6) if inner == "random" else 0 if inner == "default" else int(inner)
    for stack in range(12):
        first = below(s, 12)
        s.tops[stack] = STATION_RINGS[stack // 6][stack % 6] * 12 + first
        s.under[stack] = (1 << 12) - 1 & ~(1 << first)


#: The short station of a first game for two: the tiles of every stack by their numbers, the first
#: one on top. Both tiles of a depot show the same two resources, so that one new thing comes at a
#: time, and the third tile of the last depot ends the game with round 7 (P-142).
SHORT_STATION = (
    (76, 81), (86, 84), (106, 102), (116, 114), (124, 120), (142, 138),
    (4, 9), (14, 12), (34, 30), (44, 42), (52, 48), (70,),
)  # fmt: skip


def _keep_a_few(s: Table) -> None:
    """A short game: all other tiles have left the station unlaid."""
    s.gone = (1 << 144) - 1
    for stack, tiles in enumerate(SHORT_STATION):
        s.tops[stack], s.under[stack] = tiles[0], sum(1 << tile % 12 for tile in tiles[1:])
        s.gone &= ~sum(1 << tile for tile in tiles)


def _deal_civ_cards(s: Table) -> None:
    """P-25 Of every rank one civ card more than there are players."""
    for rank in range(4):
        for _ in range(len(s.players) + 1):
            card = 1 << nth_square(s.civ_box[rank], below(s, s.civ_box[rank].bit_count()))
            s.civ[rank] |= card
            s.civ_box[rank] ^= card


@cache
def _usable(alone: bool) -> tuple[int, ...]:
    """P-192 The events by code; with more than one player "solo only" ones stay in the box."""
    masks = [0, 0, 0]
    for number, event in enumerate(EVENTS):
        if alone or not event.solo:
            masks[event.code] |= 1 << number % 20
    return tuple(masks)


def _deal_boards(s: Table, at_random: bool) -> None:
    """P-20 Every player gets the symmetric sides, or boards at random."""
    for p in s.players:
        planets, corporations = planets_left(s), corporations_left(s)
        if at_random:
            p.planet = planets[below(s, len(planets))]
            p.corporation = corporations[below(s, len(corporations))]
        equip(p)


def planets_left(s: Table) -> list[int]:
    """P-20 Each asymmetric planet exists once."""
    taken = {p.planet for p in s.players if p.rovers}
    return [n for n in range(len(PLANETS)) if n == 0 or n not in taken]


def corporations_left(s: Table) -> list[int]:
    """P-20 Each asymmetric corporation exists once; Flux is in no box, so only if it is wanted."""
    taken = {p.corporation for p in s.players if p.rovers}
    if not s.with_flux:
        taken.add(FLUX)
    return [n for n in range(len(CORPORATIONS)) if n == 0 or n not in taken]


def equip(p: Player) -> None:
    """P-21 Rovers on the corporation board, lifepods on the planet, all trackers on 0."""
    p.rovers = [ON_BOARD] * CORPORATIONS[p.corporation].rovers
    p.lifepods = PLANETS[p.planet].lifepods


# ---- the choices of the setup ------------------------------------------------------------------


def choose_boards(s: Table) -> None:
    """P-20, P-29 With free choice: boards and sides, from the commander clockwise."""
    for seat in order(s):
        s.then(choose_planet, seat)
        s.then(choose_corporation, seat)


def choose_planet(s: Table, seat: Seat) -> Flow[None]:
    """P-20 Choose your planet board."""
    options: list[Option] = [("planet", n) for n in planets_left(s)]
    _, planet = yield Ask(seat, "planet", "P-20", options)
    p = s.players[seat]
    p.planet = planet
    s.tell_of(p, "planet", "P-20", planet=planet)


def choose_corporation(s: Table, seat: Seat) -> Flow[None]:
    """P-20 Choose your corporation board."""
    options: list[Option] = [("corporation", n) for n in corporations_left(s)]
    _, corporation = yield Ask(seat, "corporation", "P-20", options)
    p = s.players[seat]
    p.corporation = corporation
    s.tell_of(p, "corporation", "P-20", corporation=corporation)
    equip(p)


def deal_goals(s: Table) -> None:
    """P-26, P-186, P-211 Personal objectives: keep one of two, alone three of four."""
    s.phase = GOALS
    if s.personal:
        for p in s.players:
            for _ in range(4 if len(s.players) == 1 else 2):
                p.offered |= 1 << draw_objective(s)
        s.then_each(range(len(s.players)), choose_goal)


def choose_goal(s: Table, seat: Seat) -> Flow[None]:
    """P-186, P-211 Choose the objective to keep; alone, the one to put back."""
    alone = len(s.players) == 1
    kind, key, rule = ("return", "return-goal", "P-211") if alone else ("keep", "goal", "P-186")
    options: list[Option] = [(kind, n) for n in squares_of(s.players[seat].offered)]
    option = yield Ask(seat, key, rule, options)
    p = s.players[seat]
    chosen = 1 << option[1]
    back = chosen if alone else p.offered & ~chosen
    p.goals = p.offered & ~back
    s.returned[seat] |= back
    p.offered = 0


def deal_neighbours(s: Table) -> None:
    """P-26 Neighbour objectives: one between every two players, three between two."""
    seats = len(s.players)
    for _ in range(0 if seats == 1 else max(3, seats)):
        s.neighbour.append(draw_objective(s))


def place_tokens(s: Table) -> None:
    """P-29, P-310 Flux marks its first track."""
    s.phase = TOKENS
    seats = [p.seat for p in s.players if p.corporation == FLUX]
    if seats:
        s.then_each(seats, token)
