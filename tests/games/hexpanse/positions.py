"""Positions for tests: a table in mid-game, with units wherever a test wants them."""

from __future__ import annotations

from typing import Any

from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import (
    ACTIONS_PER_TURN,
    ALLIES,
    BOARDS,
    CARDS,
    ELITE,
    FACTIONS,
    FIRST_ALLY,
    FIRST_MERCENARY,
    LEADER,
    MERCENARIES,
    MISSIONS,
    NEUTRAL,
    NORMAL,
)
from starboard.games.hexpanse.rules.course import action_phase, end_turn, take_turn
from starboard.games.hexpanse.rules.hexes import AREA, Hex
from starboard.games.hexpanse.rules.market import market_phase
from starboard.games.hexpanse.rules.setup import muster
from starboard.games.hexpanse.rules.units import set_unit
from starboard.games.hexpanse.state import (
    ACTION,
    INCOME,
    TURNS,
    Side,
    Table,
    is_mercenary,
    kind_at,
    owner_at,
    slot_of,
)
from starboard.kernel import Ask, Option, Result, Run, key_of


def area(q: int, r: int) -> int:
    """The number of an area."""
    return AREA[q, r]


def kind(name: str) -> int:
    """The number of a kind of unit."""
    simple = {"normal": NORMAL, "elite": ELITE, "leader": LEADER, "neutral": NEUTRAL}
    if name in simple:
        return simple[name]
    for number, ally in enumerate(ALLIES):
        if ally.id == name:
            return FIRST_ALLY + number
    return FIRST_MERCENARY + card(name)


def card(name: str) -> int:
    """The number of a card."""
    return next(n for n, each in enumerate(CARDS) if each.id == name)


def faction(name: str) -> int:
    """The number of a faction."""
    return next(n for n, each in enumerate(FACTIONS) if each.id == name)


def mission(name: str) -> int:
    """The number of a mission."""
    return next(n for n, each in enumerate(MISSIONS) if each.id == name)


class Position:
    """A table in the action phase of its first side, and the game that goes on from there."""

    def __init__(
        self,
        seats: int = 2,
        *,
        factions: tuple[str, ...] = ("terran", "cyber", "nomads", "traders", "ox", "mentacle"),
        allies: tuple[str, ...] = (),
        mission_name: str = "saturn",
        **variant: Any,
    ) -> None:
        full = GAME.full_variant(seats, {"start": 1, **variant})
        self.s: Table = GAME.setup(seats, full, key_of(1))
        self.run: Run | None = None
        s = self.s
        rest = [n for n in range(len(ALLIES)) if ALLIES[n].id not in allies]
        wanted = [kind(name) - FIRST_ALLY for name in allies]
        for number, side in enumerate(s.sides):
            side.faction = faction(factions[number])
            if s.level:
                count = 2 if s.advanced else 1
                tiles = wanted[number * count : (number + 1) * count]
                side.kept = tiles + [rest.pop() for _ in range(count - len(tiles))]
        muster(s)
        s.rest = rest
        s.deck.reverse()
        s.mission = mission(mission_name)
        s.stage, s.phase, s.round, s.actions = TURNS, ACTION, 1, ACTIONS_PER_TURN
        s.active = s.first = 0

    # ---- arranging ----------------------------------------------------------------------------

    def put(self, side: int, name: str, q: int, r: int) -> int:
        """A unit stands there, taken from where it waits; the area."""
        s, what, here = self.s, kind(name), area(q, r)
        assert not s.area[here]
        if name == "neutral":
            s.area[here] = NEUTRAL
            s.taken |= 1 << here
            return here
        owner = s.sides[side]
        if what == LEADER:
            owner.leader = here
        elif is_mercenary(what):
            if what - FIRST_MERCENARY not in owner.cards:
                self.give(side, name)
            s.waiting[what - FIRST_MERCENARY] -= 1
            s.fresh &= ~(1 << what - FIRST_MERCENARY)
        else:
            slot = slot_of(owner, what)
            zone = owner.ship if owner.ship[slot] else owner.tile
            zone[slot] -= 1
            assert zone[slot] >= 0
        set_unit(s, side, what, here)
        return here

    def give(self, side: int, *names: str) -> None:
        """Cards before a player, out of the deck."""
        for name in names:
            number = card(name)
            self.s.deck.remove(number)
            self.s.sides[side].cards.append(number)
            if number < len(MERCENARIES):
                self.s.waiting[number] = MERCENARIES[number].tokens
                self.s.fresh |= 1 << number

    def offer(self, *names: str) -> None:
        """The market."""
        for name in names:
            self.s.deck.remove(card(name))
            self.s.market.append(card(name))

    def wound(self, side: int, name: str, count: int) -> None:
        """Units on the hospital ship."""
        owner = self.s.sides[side]
        slot = slot_of(owner, kind(name))
        zone = owner.ship if owner.ship[slot] >= count else owner.tile
        zone[slot] -= count
        owner.hospital[slot] += count

    def empty_ship(self, side: int, keep: int = 0) -> None:
        """All but a few normal units of a side, and its tiles, are on the hospital ship."""
        owner = self.s.sides[side]
        for slot, what in enumerate(owner.army):
            stay = keep if what == NORMAL else 0
            owner.hospital[slot] += owner.ship[slot] + owner.tile[slot] - stay
            owner.ship[slot], owner.tile[slot] = stay, 0

    # ---- playing ------------------------------------------------------------------------------

    def start(self) -> Position:
        """From here on questions are asked."""
        self.s.check()
        self.s.told = []
        plan_rest_of_turn(self.s)
        self.run = Run(GAME, self.s, auto=False)
        self.run.start()
        return self

    @property
    def ask(self) -> Ask:
        """The open question."""
        assert self.run is not None
        (only,) = self.run.asks
        return only

    @property
    def options(self) -> set[Option]:
        """What can be answered."""
        return set(self.ask.options)

    @property
    def result(self) -> Result | None:
        """How it ended, if it did."""
        assert self.run is not None
        return self.run.result

    def say(self, *option: Any, seat: int | None = None) -> Position:
        """Answer the open question; it must be the seat's, and offer this."""
        assert self.run is not None
        ask = self.ask
        if seat is not None:
            assert ask.seat == seat
        assert option in ask.options, f"{option} is not offered by {ask}: {list(ask.options)}"
        self.run.send(ask.seat, option)
        self.s.check()
        return self

    def place(self, name: str, q: int, r: int) -> Position:
        """H-48 The action of placing, in its two steps."""
        return self.say("place", kind(name)).say("area", area(q, r))

    def finish(self) -> Position:
        """Decline and end whatever is asked until the next player's turn, or the end."""
        active = self.s.active
        while self.result is None and self.s.active == active:
            last = [("stop",), ("decline",), ("no",), ("end",), ("pass",)]
            answer = next((each for each in last if each in self.ask.options), None)
            self.say(*(answer or self.ask.options[0]))
        return self

    # ---- looking ------------------------------------------------------------------------------

    def side(self, number: int) -> Side:
        """A side's zones."""
        return self.s.sides[number]

    def at(self, q: int, r: int) -> tuple[int, int] | None:
        """Owner and kind of what stands on an area."""
        here = area(q, r)
        return (owner_at(self.s, here), kind_at(self.s, here)) if self.s.area[here] else None

    def stands(self, side: int, name: str, q: int, r: int) -> bool:
        """Does this unit stand there?"""
        return self.at(q, r) == (side, kind(name))

    def hospital(self, side: int, name: str) -> int:
        """How many of a kind are on the hospital ship."""
        owner = self.s.sides[side]
        return owner.hospital[slot_of(owner, kind(name))]

    def ship(self, side: int, name: str) -> int:
        """How many of a kind are on the mothership."""
        owner = self.s.sides[side]
        return owner.ship[slot_of(owner, kind(name))]

    def told(self, key: str) -> bool:
        """Has this been told?"""
        assert self.s.told is not None
        return any(event[0] == key for event in self.s.told)

    def log(self, lang: str = "en") -> list[str]:
        """What has been told, in words."""
        assert self.s.told is not None
        return [GAME.message("event-" + key, facts).text(lang) for key, _, facts, _ in self.s.told]

    def kinds(self) -> set[str]:
        """The kinds of options that are offered."""
        return {option[0] for option in self.ask.options}


def plan_rest_of_turn(s: Table) -> None:
    """What comes next in the turn of the active side, by its phase."""
    s.agenda.clear()
    s.planned.clear()
    if s.phase == INCOME:
        s.then(take_turn)
        return
    if s.phase == ACTION:
        s.then(action_phase, s.active)
    s.then(market_phase, s.active)
    s.then(end_turn)


#: The ways that a pattern's nine areas can be filled in tests: all but the last.
def fill(position: Position, side: int, cells: list[Hex], leader: Hex | None = None) -> None:
    """Normal units on these areas, the leader on one of them."""
    for q, r in cells:
        position.put(side, "leader" if (q, r) == leader else "normal", q, r)


def board_id(position: Position) -> str:
    """Which board is in play."""
    return BOARDS[position.s.board].id


def refusal(position: Position, *option: object) -> str:
    """The rule by which an option is refused now."""
    assert option not in position.ask.options
    return dict(GAME.refused(position.s, position.ask))[option].rule
