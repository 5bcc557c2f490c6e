"""Positions laid out by hand: say what lies where, then play on through the public contract.

Rooms are written ``COR.b``, slots ``COR.2``, pending slots ``COR.p`` or ``NEST.p2``.
"""

from __future__ import annotations

from typing import Any

import starboard
from starboard.games.theseus import GAME
from starboard.games.theseus.components import (
    AWAY,
    CARD,
    CARDS,
    FACTIONS,
    FIRST_BONUS,
    KINDS,
    PENDING_OF,
    PLACES,
    SLOTS,
    SLOTS_OF,
    SPACE,
    UNIT_IDS,
    UNITS_OF,
)
from starboard.games.theseus.rules.course import break_tie, take_turn
from starboard.games.theseus.rules.points import end_countdown
from starboard.games.theseus.rules.setup import close_ring, install_start_cards, set_up
from starboard.games.theseus.rules.station import put, refresh
from starboard.games.theseus.state import Station
from starboard.kernel import Option, Table, key_of

SECTOR = {"COR": 0, "CON": 1, "TEC": 2, "DOCK": 3, "LAB": 4, "NEST": 5, "WRECK": 6}


def room(text: str) -> int:
    """``COR.b`` is a room."""
    sector, letter = text.split(".")
    return 4 * SECTOR[sector] + "abcd".index(letter)


def place(text: str) -> int:
    """``COR.2`` is a slot, ``COR.p`` a pending slot, ``NEST.p2`` the second one."""
    sector, rest = text.split(".")
    if rest.startswith("p"):
        return PENDING_OF[SECTOR[sector]][int(rest[1:] or 1) - 1]
    return SLOTS_OF[SECTOR[sector]][int(rest) - 1]


def unit(name: str) -> int:
    """``alien1`` is the first Alien."""
    kind, number = name[:-1], int(name[-1])
    return UNIT_IDS.index(kind) + number - 1


class Position:
    """An empty station that is filled piece by piece."""

    def __init__(self, *factions: str, mode: str = "usual", ring: str = "", **variant: Any) -> None:
        named = {f"faction_{n}": name for n, name in enumerate(factions, 1)}
        wanted = {"mode": mode, "first": 1, "pandora": "pandora" in factions, **named, **variant}
        self.seats = len(factions)
        self.variant = GAME.full_variant(self.seats, wanted)
        self.s: Station = set_up(self.seats, self.variant, key_of(1))
        if mode == "team":
            self.s.home = tuple(SECTOR[ring.split()[2 if q % 2 == 0 else 4]] for q in range(4))
            close_ring(self.s, tuple(SECTOR[name] for name in ring.split()))
        elif ring:
            self.s.after = ()
            self._clear()
            close_ring(self.s, tuple(SECTOR[name] for name in ring.split()))
        if "pandora" in factions and mode != "team":
            self.home("pandora", "COR")
        self._clear()

    def _clear(self) -> None:
        """Everything that the set-up has dealt goes back into the box."""
        s = self.s
        piles = (*s.decks, *s.aside, *s.drawn, [c for c in s.places if 0 <= c < FIRST_BONUS])
        s.unused = sorted(s.unused + [card for pile in piles for card in pile])
        s.spare = list(range(FIRST_BONUS, CARDS))
        for many in (s.decks, s.aside, s.drawn):
            for pile in many:
                pile.clear()
        s.places = [-1] * PLACES
        s.planned.clear()
        refresh(s)

    # ---- who and where -----------------------------------------------------------------------

    def seat(self, faction: str) -> int:
        """The seat of a faction."""
        return self.s.seat_of[FACTIONS.index(faction)]

    def home(self, faction: str, sector: str, *, right: bool = True) -> Position:
        """Pandora's sector."""
        seat, s = self.seat(faction), self.s
        s.home = tuple(SECTOR[sector] if q == seat else h for q, h in enumerate(s.home))
        s.token_right = right
        return self

    def unit(self, name: str, at: str, *, advanced: bool = False) -> Position:
        """A unit in a room, or in ``space``."""
        number = unit(name)
        if at == "space":
            self.s.where[number] = SPACE
        else:
            put(self.s, number, room(at))
        if advanced:
            self.s.advanced |= 1 << number
        return self

    def units(self, **where: str) -> Position:
        """Several basic units at once; a ``+`` after the room makes one advanced."""
        for name, at in where.items():
            self.unit(name, at.rstrip("+"), advanced=at.endswith("+"))
        return self

    # ---- cards -------------------------------------------------------------------------------

    def _take(self, kind: str) -> int:
        pool = self.s.spare if kind.startswith("bonus.") else self.s.unused
        first = CARD[kind]
        copies = next(k.copies for k in KINDS if k.id == kind)
        card = next(c for c in range(first, first + copies) if c in pool)
        pool.remove(card)
        return card

    def card(self, kind: str, at: str, *, tokens: int = 0, camera: int = 0) -> Position:
        """A card on a slot or a pending slot."""
        self.s.places[place(at)] = self._take(kind)
        if place(at) < SLOTS:
            self.s.tokens[place(at)] = tokens
            self.s.camera[place(at)] = camera
        refresh(self.s)
        return self

    def deck(self, faction: str, *kinds: str) -> Position:
        """The deck of a faction, the top card first."""
        self.s.decks[self.seat(faction)] = [self._take(kind) for kind in reversed(kinds)]
        return self

    def drawn(self, faction: str, *kinds: str) -> Position:
        """Starting cards."""
        self.s.drawn[self.seat(faction)] = [self._take(kind) for kind in kinds]
        return self

    def kept(self, faction: str, *kinds: str) -> Position:
        """Instants and bonus cards beside the board."""
        self.s.kept[self.s.side[self.seat(faction)]] += [self._take(kind) for kind in kinds]
        return self

    def points(
        self, faction: str, *, life: int = -1, data: int = -1, upgrades: int = -1
    ) -> Position:
        """Life, data and kept upgrade tokens."""
        seat = self.seat(faction)
        if life >= 0:
            self.s.life[seat] = life
        if data >= 0:
            self.s.data[seat] = data
        if upgrades >= 0:
            self.s.upgrades[seat] = upgrades
        return self

    def malfunction(self, at: str) -> Position:
        """Where the malfunction token lies."""
        self.s.malfunction = place(at)
        refresh(self.s)
        return self

    def hold(self, name: str, at: str, *, advanced: bool = False) -> Position:
        """An embryo on a card."""
        number = unit(name)
        self.s.where[number] = -2
        self.s.embryo[place(at)] = number
        if advanced:
            self.s.advanced |= 1 << number
        refresh(self.s)
        return self

    # ---- playing on --------------------------------------------------------------------------

    def turn(self, faction: str) -> Game:
        """The turn of a faction begins."""
        return Game(self.plan_turn(faction))

    def plan_turn(self, faction: str) -> Position:
        """The turn of a faction comes next."""
        self.s.then(take_turn, self.seat(faction))
        self.s.then(end_countdown)
        self.s.then(break_tie)
        return self

    def start_cards(self) -> Game:
        """The starting cards are installed."""
        install_start_cards(self.s)
        return Game(self)


class Game:
    """A table at a position, with short ways to look and to answer."""

    def __init__(self, position: Position) -> None:
        position.s.check()
        self.table = Table(GAME, position.seats, 1, position.variant, position=position.s)
        self.s = position.s
        self.seat = position.seat

    # ---- looking -----------------------------------------------------------------------------

    @property
    def ask(self) -> Any:
        """The open question."""
        return self.table.pending[0]

    @property
    def options(self) -> list[Option]:
        """The options of the open question."""
        return list(self.ask.options)

    def kinds(self) -> set[str]:
        """The kinds of options that are offered."""
        return {option[0] for option in self.options}

    def life(self, faction: str) -> int:
        """Life points."""
        return self.s.life[self.seat(faction)]

    def data(self, faction: str) -> int:
        """Data points."""
        return self.s.data[self.seat(faction)]

    def upgrades(self, faction: str) -> int:
        """Kept upgrade tokens."""
        return self.s.upgrades[self.seat(faction)]

    def at(self, name: str) -> str:
        """Where a unit is: ``COR.b``, ``space``, ``away`` or ``card``."""
        spot = self.s.where[unit(name)]
        if 0 <= spot < SPACE:
            names = {number: text for text, number in SECTOR.items()}
            return f"{names[spot >> 2]}.{'abcd'[spot & 3]}"
        return "space" if spot == SPACE else "away" if spot == AWAY else "card"

    def on(self, at: str) -> str:
        """The card on a slot."""
        from starboard.games.theseus.components import CARD_KIND

        card = self.s.places[place(at)]
        return KINDS[CARD_KIND[card]].id if card >= 0 else ""

    def card(self, at: str) -> int:
        """The number of the card on a slot."""
        return self.s.places[place(at)]

    def keeps(self, faction: str) -> list[str]:
        """Cards beside the board."""
        from starboard.games.theseus.components import CARD_KIND

        return [KINDS[CARD_KIND[c]].id for c in self.s.kept[self.s.side[self.seat(faction)]]]

    def told(self, key: str) -> int:
        """How often an event was told."""
        return sum(event.message.key == f"event-{key}" for event in self.table.events)

    def why(self, *option: Any) -> str:
        """The rule that forbids an option."""
        refusals = self.table.why_not(self.ask.seat, option)
        assert refusals, f"{option} is allowed"
        return refusals[0].rule

    # ---- answering ---------------------------------------------------------------------------

    def do(self, *option: Any) -> Game:
        """Choose an option, which must be offered."""
        assert option in self.options, f"{option} is not among {self.options} ({self.ask})"
        self.table.answer(self.ask.seat, option)
        if not self.table.over:
            self.s.check()
        return self

    def move(self, name: str, to: str) -> Game:
        """Move a unit to a room."""
        return self.do("move", unit(name), room(to))

    def ends(self, name: str) -> set[str]:
        """The sectors where a unit may end its move, in any way."""
        names = {number: text for text, number in SECTOR.items()}
        return {
            names[option[2] >> 2]
            for option in self.options
            if option[0] in ("move", "detour", "stride", "land") and option[1] == unit(name)
        }

    def install(self, from_: str, to: str) -> Game:
        """Install a pending card."""
        return self.do("install", self.card(from_), place(to))

    def act(self, at: str) -> Game:
        """Carry out an action card."""
        return self.do("act", self.card(at), place(at))

    def through(self) -> Game:
        """Carry out what must be done, as long as only free actions could be done instead."""
        while not self.table.over and self.ask.key in ("act", "sector"):
            musts = [o for o in self.options if o[0] not in ("advance", "improve", "play")]
            if len(musts) > 1:
                break
            self.do(*musts[0])
        return self

    def skip_to(self, *keys: str) -> Game:
        """Decline what can be declined until one of these questions is open."""
        while not self.table.over and self.ask.key not in keys:
            self.do(*next(o for o in self.options if o[0] in ("pass", "end", "go-on", "decline")))
        return self

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.over

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won."""
        assert self.table.result is not None
        return self.table.result.winners

    @property
    def reason(self) -> str:
        """How it ended."""
        assert self.table.result is not None
        return self.table.result.reason


def free_rooms(s: Station) -> list[int]:
    """Empty rooms of the station."""
    return [r for n in s.ring for r in range(4 * n, 4 * n + 4) if s.rooms[r] < 0]


def start_units(faction: str) -> tuple[int, ...]:
    """The units of a faction."""
    return UNITS_OF[FACTIONS.index(faction)]


def fresh(seats: int, seed: int = 1, **variant: Any) -> Table:
    """A new table through the public contract."""
    return starboard.new("theseus", seats=seats, seed=seed, variant=variant)
