"""Chapter 2, Setup, with the modules' own preparations (chapters 15 to 18)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from starboard.kernel import CHECKPOINT, Ask, Flow, Lazy, Message, Option, below

from ..box import CORPORATIONS, EVENTS, PLANETS, PRESETS, STATION_RINGS
from ..grid import nth_square, squares_of
from ..kinds import CODES, FLUX
from ..state import (
    BOARDS,
    NEIGHBOURS,
    ON_BOARD,
    PERSONAL,
    START,
    TOKENS,
    Player,
    Table,
)  # fmt: skip
from ..words import say
from .agenda import asks, side_by_side, tell
from .civ import RANK_CARDS, order
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


def new_player(seat: int) -> Player:
    """A player without boards yet."""
    return Player(
        seat=seat, planet=0, corporation=0, tiles=0, patches=0, terrain=[0] * 6, icons=[0] * 6,
        symbols=0, meteorites=0, lifepods=0, laid=[], fresh=0, rovers=[], cargo=0, tracks=[0] * 5,
        parked=[0] * 5, rescued=0, stones=0, stored=0, unlocked=0, flux=-1, cards=0,
        goals=0, offered=0, moves=0, used=0, spent=0, waiting=0, ranks=(), glided=0, ring=-1,
        hand=-1, stuck=False, relaxed=0, as_energy=False, bare=False, peeks=False, wants=False,
        todo=[],
    )  # fmt: skip


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Table:
    """P-20 to P-29 Everything up to the first choice."""
    split = split_of(seats, variant)
    s = Table(
        key=key, draws=0, reveals=0, told=None, phase=BOARDS, round=0, commander=0, rotation=0,
        shift=0, turning=seats == 1 or (seats == 2 and variant["turning"]),
        drafting=variant["boards"] == "choice",
        with_flux=variant["boards"] != "symmetric" and bool(variant["flux"]),
        personal=bool(variant["personal"]) or seats == 1, split=split, ending=0,
        players=[new_player(seat) for seat in range(seats)],
        before=[()] * seats, tops=[-1] * 12, under=[0] * 12, gone=0, civ=[0] * 4,
        civ_box=[RANK_CARDS] * 4, drawn=-1, seen=[0] * seats, since=[0] * 36, neighbour=[],
        shared=[], pile=(1 << 28) - 1, returned=[0] * seats, codes=list(split or (0, 0, 0)),
        unused=[*_usable(seats == 1)], event=-1, coming=-1, peeked=0, past=[],
    )  # fmt: skip
    inner = variant["inner"]
    s.shift = below(s, 6) if inner == "random" else 0 if inner == "default" else int(inner)  # P-24
    for stack in range(12):  # P-23
        first = below(s, 12)
        s.tops[stack] = STATION_RINGS[stack // 6][stack % 6] * 12 + first
        s.under[stack] = (1 << 12) - 1 & ~(1 << first)
    for rank in range(4):  # P-25
        for _ in range(seats + 1):
            card = 1 << nth_square(s.civ_box[rank], below(s, s.civ_box[rank].bit_count()))
            s.civ[rank] |= card
            s.civ_box[rank] ^= card
    s.commander = below(s, seats)  # P-28
    s.rotation = below(s, 6)
    if variant["boards"] != "choice":
        _deal_boards(s, variant["boards"] == "random")
    return s


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


def choose_boards(s: Table) -> Flow[None]:
    """P-20, P-29 With free choice: boards and sides, from the commander clockwise."""
    for seat in order(s):
        p = s.players[seat]
        if not p.rovers and not p.todo:
            p.todo = [("board-corporation",), ("board-planet",)]
        if p.todo:
            yield from side_by_side(s, [seat])
            yield CHECKPOINT
    s.phase = PERSONAL


@asks("board-planet")
def choose_planet(s: Table, seat: int) -> Flow[None]:
    """P-20 Choose your planet board."""
    options: list[Option] = [("planet", n) for n in planets_left(s)]
    option = yield Ask(seat, "planet", "P-20", options)
    s.players[seat].planet = option[1]
    tell(s, s.players[seat], "planet", "P-20", planet=option[1])


@asks("board-corporation")
def choose_corporation(s: Table, seat: int) -> Flow[None]:
    """P-20 Choose your corporation board."""
    options: list[Option] = [("corporation", n) for n in corporations_left(s)]
    option = yield Ask(seat, "corporation", "P-20", options)
    p = s.players[seat]
    p.corporation = option[1]
    tell(s, p, "corporation", "P-20", corporation=option[1])
    equip(p)


def deal_goals(s: Table) -> Flow[None]:
    """P-26, P-186, P-211 Personal objectives: keep one of two, alone three of four."""
    if s.personal and not any(p.goals or p.offered for p in s.players):
        for p in s.players:
            for _ in range(4 if len(s.players) == 1 else 2):
                p.offered |= 1 << draw_objective(s)
            p.todo.append(("goal",))
        yield CHECKPOINT
    yield from side_by_side(s, [p.seat for p in s.players if p.todo])
    s.phase = NEIGHBOURS


@asks("goal")
def choose_goal(s: Table, seat: int) -> Flow[None]:
    """P-186, P-211 Choose the objective to keep; alone, the one to put back."""
    alone = len(s.players) == 1
    kind, key, rule = ("return", "return-goal", "P-211") if alone else ("keep", "goal", "P-186")
    options = Lazy(lambda: [(kind, n) for n in squares_of(s.players[seat].offered)])
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
    s.phase = TOKENS


def place_tokens(s: Table) -> Flow[None]:
    """P-29, P-310 Flux marks its first track."""
    for p in s.players:
        if p.corporation == FLUX and p.flux < 0 and not p.todo:
            p.todo.append(("token",))
    yield from side_by_side(s, [p.seat for p in s.players if p.todo])
    s.phase = START
