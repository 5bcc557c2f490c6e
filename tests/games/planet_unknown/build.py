"""Positions for the tests of Planet Unknown: boards, tiles and pieces where a rule wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import CIV_CARDS, EVENTS, MARKERS, OBJECTIVES, TILES
from starboard.games.planet_unknown.components import RESOURCES
from starboard.games.planet_unknown.grid import BASE, bits_of, square
from starboard.games.planet_unknown.rules import course, ending, events
from starboard.games.planet_unknown.rules.placing import lay
from starboard.games.planet_unknown.rules.setup import equip
from starboard.games.planet_unknown.state import (
    CIV_PHASE,
    EVENT,
    EVENT_CIV,
    LATE_CARDS,
    LATE_CIV,
    LATE_TECH,
    ROTATE,
    SHARE,
    STORED,
    TURNS,
    Player,
    Table,
)  # fmt: skip
from starboard.kernel import Ask, Option, Run, Step, key_of
from starboard.kernel.position import open_lanes, side_by_side

Cells = dict[tuple[int, int], str]
TILE_NUMBERS = {tile.id: number for number, tile in enumerate(TILES)}
CARD_NUMBERS = {card.id: number for number, card in enumerate(CIV_CARDS)}
EVENT_NUMBERS = {event.id: number for number, event in enumerate(EVENTS)}


Rule = Callable[..., Any]
#: The steps of a round and of the end, as they follow one another from any of them on.
COURSES: tuple[tuple[Rule, ...], ...] = (
    (course.start_round, course.rotate_station, course.event_step, course.tile_step,
     course.civ_step, course.end_round),
    (course.event_civ, course.tile_step, course.civ_step, course.end_round),
    (course.end_turns, course.civ_step, course.end_round),
    (ending.end_game,),
    (ending.late_technologies, ending.late_cards, ending.late_civ, ending.score),
)  # fmt: skip
#: By phase: what follows when a player has done what there is to do in it.
FOLLOWING: dict[int, Rule] = {
    EVENT: course.event_civ, EVENT_CIV: course.event_civ, TURNS: course.end_turns,
    SHARE: course.civ_step, CIV_PHASE: course.civ_step, STORED: ending.late_technologies,
    LATE_TECH: ending.late_cards, LATE_CARDS: ending.late_civ, LATE_CIV: ending.late_civ,
}  # fmt: skip


def at(x: int, y: int) -> int:
    """The number of a square."""
    return square(x, y)


def spots(*pairs: tuple[int, int]) -> int:
    """Squares as bits."""
    return bits_of(square(x, y) for x, y in pairs)


def new(seats: int = 1, seed: int = 5, **variant: Any) -> Table:
    """A game just set up, before any choice."""
    full = GAME.full_variant(seats, {"boards": "symmetric", **variant})
    state: Table = GAME.setup(seats, full, key_of(seed))
    return state


def begin(s: Table, step: Rule) -> None:
    """Let the game go on with this step of a round, or of the end, and what follows it."""
    steps = next(each for each in COURSES if step in each)
    rest = [rule for rule in steps[steps.index(step) :] if rule is not course.event_step or s.split]
    s.agenda = [(rule,) for rule in reversed(rest)]
    s.lanes, s.planned = [], []


def table(
    seats: int = 1,
    *,
    planet: int | tuple[int, ...] = 0,
    corporation: int | tuple[int, ...] = 0,
    step: Rule = course.tile_step,
    phase: int = ROTATE,
    seed: int = 5,
) -> Table:
    """A game in its first round, before step 4 or another one, on the boards of your choice."""
    s = new(seats, seed)
    s.personal = False
    s.phase, s.round, s.commander = phase, 1, 0
    begin(s, step)
    for p in s.players:
        p.planet = planet if isinstance(planet, int) else planet[p.seat]
        p.corporation = corporation if isinstance(corporation, int) else corporation[p.seat]
        equip(p)
        if p.corporation == 7:
            p.flux = 0
    return s


def placement(number: int, cells: Cells) -> tuple[int, int]:
    """The way to hold a tile, and where its middle lies, so that it covers these squares so."""
    for turn in TILES[number].turns:
        for middle in cells:
            found = {(middle[0] + c[0], middle[1] + c[1]): RESOURCES[c[2]] for c in turn.cells}
            if found == cells:
                return turn.way, square(*middle)
    raise AssertionError(f"{TILES[number].id} cannot cover {cells}")


def put(s: Table, tile: str, cells: Cells, seat: int = 0) -> None:
    """Lay a tile of an earlier round, and take it off the station."""
    number = TILE_NUMBERS[tile]
    take_off(s, number)
    p = s.players[seat]
    lay(s, p, number, *placement(number, cells))
    p.fresh = 0


def take_off(s: Table, number: int) -> None:
    """Remove a tile from its stack."""
    stack, bit = _stack(number), 1 << number % 12
    if s.tops[stack] == number:
        low = (s.under[stack] & -s.under[stack]).bit_length() - 1
        s.tops[stack] = number - number % 12 + low
        bit = 1 << low
    s.under[stack] &= ~bit


def _stack(number: int) -> int:
    from starboard.games.planet_unknown.box import STATION_RINGS

    for ring in (0, 1):
        if number // 12 in STATION_RINGS[ring]:
            return 6 * ring + STATION_RINGS[ring].index(number // 12)
    raise AssertionError(number)


def offer(s: Table, tile: str, seat: int = 0) -> int:
    """Turn the station so that this tile lies on top in front of a player; returns its ring."""
    number = TILE_NUMBERS[tile]
    stack = _stack(number)
    old = s.tops[stack]
    if old != number:
        s.under[stack] = s.under[stack] & ~(1 << number % 12) | 1 << old % 12
        s.tops[stack] = number
    depot = stack - 6 if stack >= 6 else (stack - s.shift) % 6
    s.rotation = (MARKERS[len(s.players)][seat] - depot) % 6
    return stack // 6


def clear_planet(p: Player) -> None:
    """No lifepods in the way."""
    p.lifepods = 0


def fill(p: Player, squares: int, terrain: int = 0) -> None:
    """Cover squares with terrain of no particular tile: for positions that are only scored."""
    p.tiles |= squares
    p.terrain[terrain] |= squares


def cards(*names: str) -> int:
    """Civ cards as bits."""
    return sum(1 << CARD_NUMBERS[name] for name in names)


class Play:
    """A game going on from a position; nothing is answered by itself."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.run = Run(GAME, s, auto=False)
        s.told = []
        self.run.start()

    def ask(self, seat: int = 0) -> Ask:
        """The open question of a seat."""
        return next(ask for ask in self.run.asks if ask.seat == seat)

    def key(self, seat: int = 0) -> str:
        """Which question is open; nothing if none is."""
        return next((ask.key for ask in self.run.asks if ask.seat == seat), "")

    def options(self, seat: int = 0, kind: str = "") -> list[Option]:
        """The options of a seat, of one kind or all."""
        return [o for o in self.ask(seat).options if not kind or o[0] == kind]

    def values(self, kind: str, seat: int = 0) -> set[Any]:
        """The first number of all options of a kind."""
        return {o[1] for o in self.options(seat, kind)}

    def do(self, *option: Any, seat: int = 0) -> None:
        """Answer."""
        assert option in self.ask(seat).options, (option, list(self.ask(seat).options)[:20])
        self.run.send(seat, option)

    def place(self, cells: Cells, seat: int = 0) -> None:
        """Place the tile in hand on these squares."""
        self.do("place", *placement(self.s.players[seat].hand, cells), seat=seat)

    def can_place(self, cells: Cells, seat: int = 0) -> bool:
        """Is that placement offered?"""
        option = ("place", *placement(self.s.players[seat].hand, cells))
        return option in self.ask(seat).options

    def why_not(self, cells: Cells, seat: int = 0) -> str:
        """The rule that forbids a placement."""
        option = ("place", *placement(self.s.players[seat].hand, cells))
        return next(r.rule for o, r in GAME.refused(self.s, self.ask(seat)) if o == option)

    def told(self, key: str) -> list[dict[str, Any]]:
        """The facts of every event of a kind."""
        assert self.s.told is not None
        return [entry[2] for entry in self.s.told if entry[0] == key]

    def through(self, *, seat: int = 0, most: int = 60) -> None:
        """Answer with the first option up to the end of the turn, which is not confirmed."""
        for _ in range(most):
            if self.key(seat) in ("", "finish"):
                return
            self.run.send(seat, self.ask(seat).options[0])

    def to_end(self) -> None:
        """Answer with the first option until the game is over."""
        while self.run.open:
            ask = self.run.asks[0]
            self.run.send(ask.seat, ask.options[0])


def turn(s: Table, tile: str, cells: Cells | None = None, seat: int = 0) -> Play:
    """Step 4 of one player: take a tile and, if squares are given, place it."""
    ring = offer(s, tile, seat)
    play = Play(s)
    play.do("take", ring, seat=seat)
    if cells is not None:
        play.place(cells, seat)
    return play


def doing(s: Table, *steps: Step, phase: int = EVENT, seat: int = 0) -> Play:
    """Carry out steps of one player (given without the seat), the first one first."""
    s.phase = phase
    begin(s, FOLLOWING[phase])
    own = [(rule, seat, *args) for rule, *args in steps]
    if phase in (EVENT, TURNS, STORED, LATE_CARDS):
        s.agenda.append((side_by_side,))
        s.lanes = [own[::-1] if n == seat else [] for n in range(len(s.players))]
    else:
        s.agenda += own[::-1]
    return Play(s)


def event(s: Table, name: str) -> Play:
    """Reveal an event and carry it out."""
    s.event = EVENT_NUMBERS[name]
    s.phase = EVENT
    begin(s, course.event_civ)
    if not EVENTS[s.event].restriction:
        s.agenda.append((events.peek,))
        s.agenda.append((open_lanes, events.begin_event, tuple(range(len(s.players)))))
    return Play(s)


def objective(count: str, resource: str = "") -> int:
    """The objective whose neighbours count this."""
    kind = RESOURCES.index(resource) if resource else -1
    return next(
        n for n, card in enumerate(OBJECTIVES) if (card.count, card.resource) == (count, kind)
    )


def goal(test: str, resource: str = "") -> int:
    """The objective whose owner strives for this."""
    kind = RESOURCES.index(resource) if resource else -1
    return next(n for n, card in enumerate(OBJECTIVES) if (card.test, card.wanted) == (test, kind))


def body(number: int, way: int, middle: int) -> int:
    """The squares that a tile covers."""
    return TILES[number].way[way].body << middle >> BASE
