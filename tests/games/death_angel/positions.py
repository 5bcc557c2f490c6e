"""Positions for tests: a table as a rule needs it, and rules run on it with scripted answers.

Places are written as people say them: ``L3`` is the third position from the top, on the left.
Genestealers are letters: T tail, H head, C claw, O tongue; A and B are the two Brood Lords.
Six players are the usual case: then the seat of a team has the number of the team.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, TypeVar

import pytest

from starboard.games.death_angel import GAME
from starboard.games.death_angel.box import ACTIONS, EVENTS, MARINES, TEAMS
from starboard.games.death_angel.rules import dice
from starboard.games.death_angel.rules.refusals import refused
from starboard.games.death_angel.state import ACTION, CHOSEN, NOBODY, RESOLVE, Hulk, place
from starboard.kernel import CHECKPOINT, Ask, Flow, Option, Seat, Together, key_of

T = TypeVar("T")

BLUE, GREY, GREEN, PURPLE, RED, YELLOW = range(6)
LETTERS = "THCOAB"
#: Positions are small: only a few fields are named here, the others are given by their own name.
Swarms = Mapping[str, str]
NONE: Swarms = {}


def at(name: str) -> int:
    """``L3``: the third position from the top, on the left."""
    return place("LR".index(name[0]), int(name[1:]) - 1)


def event(kind: int, copy: int = 1) -> int:
    """The event card of that kind."""
    return next(n for n, e in enumerate(EVENTS) if e.kind == kind and e.copy == copy)


class Cards:
    """The 36 Genestealer cards and the Brood Lords, handed out by letter or by number."""

    def __init__(self) -> None:
        self.left = {letter: list(range(9 * n, 9 * n + 9)) for n, letter in enumerate("THCO")}
        self.left |= {"A": [36], "B": [37]}

    def named(self, letters: str) -> list[int]:
        return [self.left[letter].pop(0) for letter in letters]

    def some(self, count: int) -> list[int]:
        rest = sorted(card for letter in "THCO" for card in self.left[letter])[:count]
        assert len(rest) == count, "there are 36 Genestealer cards only"
        for letter in "THCO":
            self.left[letter] = [card for card in self.left[letter] if card not in rest]
        return rest


def letters(cards: Iterable[int]) -> str:
    """The letters of a swarm or pile, in order of the alphabet of types."""
    return "".join(LETTERS[c // 9 if c < 36 else c - 32] for c in sorted(cards))


def hulk(
    line: Sequence[int] = (),
    facing: str = "",
    *,
    seats: int = 6,
    owner: Mapping[int, Seat] | None = None,
    swarms: Swarms = NONE,
    attacked: Swarms = NONE,
    shielded: Iterable[str] = (),
    terrain: Mapping[int, str] = {},
    tokens: Mapping[int, int] = {},
    blips: tuple[int | str, int | str] = (4, 4),
    deck: int | None = None,
    played: Iterable[int] = (),
    active: Iterable[int] = (),
    top_event: int = NOBODY,
    **fields: Any,
) -> Hulk:
    """A table: marines from the top, their facings as ``LLR``, swarms and terrain by place.

    Marines of the teams in play who are not in the line are slain. ``blips`` are numbers or
    letters (the last is the top); ``deck`` says how many of the other cards are in the
    Genestealer deck, the rest is discarded. ``played`` are this round's cards, open.
    """
    s: Hulk = GAME.setup(seats, {}, key_of(1))
    s.owner = [NOBODY] * 6
    for team, seat in ({t: t for t in range(6)} if owner is None else owner).items():
        s.owner[team] = seat
    s.phase, s.current = RESOLVE, 0
    s.line = list(line) or list(range(12))
    s.slain = [m for m, card in enumerate(MARINES)
               if m not in s.line and s.owner[card.team] != NOBODY]  # fmt: skip
    for team in range(6):
        if not any(m in s.line for m in TEAMS[team].marines) and s.owner[team] != NOBODY:
            s.out |= 1 << team
    for marine, side in zip(s.line, facing or "L" * len(s.line), strict=True):
        s.facing[marine] = "LR".index(side)
    _lay_genestealers(s, swarms, attacked, blips, deck)
    for where in shielded:
        s.shielded |= 1 << at(where)
    for card, where in terrain.items():
        s.terrain[card] = at(where)
    for marine, count in tokens.items():
        s.tokens[marine] = count
    for number in played:
        s.chosen[ACTIONS[number].team] = number
    if s.phase == RESOLVE:  # the phase in which they are resolved; one may be at it already
        s.waiting = sorted([n for n in s.chosen if n != fields.get("card", 0)], reverse=True)
        s.waiting = [n for n in s.waiting if n]
    s.active = sum(1 << number for number in active)
    if top_event != NOBODY:
        s.events.remove(top_event)
        s.events.append(top_event)
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    s.revealed = s.phase > CHOSEN
    s.supply = 12 - sum(s.tokens) - s.door_tokens - s.location_tokens
    s.check()
    return s


def _lay_genestealers(
    s: Hulk, swarms: Swarms, attacked: Swarms, blips: tuple[int | str, int | str], deck: int | None
) -> None:
    cards = Cards()
    for rows, found in ((s.swarms, swarms), (s.attacked, attacked)):
        for row in rows:
            row[:] = [()] * len(s.line)
        for where, types in found.items():
            rows[at(where) >> 4][at(where) & 15] = tuple(cards.named(types))
    by_letter = [cards.named(pile) if isinstance(pile, str) else [] for pile in blips]
    for side, pile in enumerate(blips):
        s.blips[side][:] = by_letter[side] if isinstance(pile, str) else cards.some(pile)
    rest = cards.some(sum(len(cards.left[letter]) for letter in "THCO"))
    split = len(rest) if deck is None else deck
    s.stealers, s.stealer_discard = rest[:split], rest[split:]


def resolving(card: int, line: Sequence[int] = (), facing: str = "", **fields: Any) -> Hulk:
    """A table in the middle of phase 2, this card's basic action being next."""
    fields.setdefault("played", [card])
    fields["active"] = [card, *fields.get("active", ())]
    return hulk(line, facing, phase=RESOLVE, card=card, stage=ACTION, **fields)


def swarm(s: Hulk, where: str) -> str:
    """The letters of the swarm at a place."""
    return letters(s.swarm(at(where)))


def named(place: int) -> str:
    """A place as people say it."""
    return f"{'LR'[place >> 4]}{(place & 15) + 1}"


def swarms_of(s: Hulk) -> dict[str, str]:
    """Every swarm by place."""
    return {named(place): letters(s.swarm(place)) for place in sorted(s.swarm_places())}


def protected(s: Hulk) -> list[str]:
    """The places whose swarm is under Power Field."""
    return [named(place) for place in range(32) if s.is_shielded(place)]


def facings(s: Hulk) -> str:
    """Which way the marines face, from the top."""
    return "".join("LR"[s.facing[marine]] for marine in s.line)


# ---- playing on a position -------------------------------------------------------------------


class Playing:
    """A rule that is running; ``open`` is its question, ``value`` what it gave at its end."""

    def __init__(
        self, s: Hulk, flow: Flow[Any] | None, until: Callable[[], bool] = lambda: False
    ) -> None:
        self.s = s
        self.flow = flow
        self.until = until  # stop at a checkpoint where this holds
        self.open: Ask | Together | None = None
        self.value: Any = None
        self.over = flow is None  # a rule that asks nothing has been carried out already
        if flow is not None:
            self._send(None)

    def _send(self, sent: Any) -> None:
        assert self.flow is not None
        self.open = None
        try:
            got = self.flow.send(sent)
            while got is CHECKPOINT and not self.until():
                got = self.flow.send(None)
            if got is CHECKPOINT:
                self.over = True
            else:
                self.open = got
        except StopIteration as end:
            self.value, self.over = end.value, True
        self.s.check()

    def ask_for(self, seat: Seat | None = None) -> Ask:
        """The open question, of this seat if several are asked."""
        assert self.open is not None, "nothing is asked"
        if isinstance(self.open, Together):
            return self.open.asks[min(self.open.asks) if seat is None else seat]
        assert seat in (None, self.open.seat)
        return self.open

    @property
    def ask(self) -> Ask:
        return self.ask_for()

    @property
    def options(self) -> list[Option]:
        return list(self.ask.options)

    def answer(self, *option: Any, seat: Seat | None = None) -> Playing:
        """Decide; the option must be offered."""
        ask = self.ask_for(seat)
        assert option in ask.options, f"{ask} does not offer {option}, but {list(ask.options)}"
        self._send((ask.seat, option) if isinstance(self.open, Together) else option)
        return self

    def refusal(self, *option: Any) -> str:
        """The rule that forbids this option now."""
        assert option not in self.ask.options
        return next(r.rule for o, r in refused(self.s, self.ask) if o == option)


def play(s: Hulk, flow: Flow[Any] | None = None) -> Playing:
    """Run a rule, or without one the whole mission from here, to the first question."""
    return Playing(s, GAME.main(s) if flow is None else flow)


def carry_out(rule: Callable[..., Flow[Any] | None], s: Hulk, *what: Any) -> Playing:
    """Run one rule on a table, to its first question."""
    return Playing(s, rule(s, *what))


def play_to(s: Hulk, phase: int) -> Playing:
    """Run the mission from here to the beginning of a phase."""
    return Playing(s, GAME.main(s), lambda: s.phase == phase)


def end_of_phase(s: Hulk) -> Playing:
    """Run the mission from here to the next phase."""
    now = s.phase
    return Playing(s, GAME.main(s), lambda: s.phase != now)


# ---- the die ---------------------------------------------------------------------------------


class NoFace(Exception):
    """A roll that the test has no face for."""


class Dice:
    """The faces that come next."""

    def __init__(self) -> None:
        self.faces: list[int] = []

    def __call__(self, *faces: int) -> None:
        """These faces come next, in this order."""
        self.faces += faces

    def below(self, s: Hulk, n: int) -> int:
        assert n == 6
        if not self.faces:
            raise NoFace
        return self.faces.pop(0)


@contextmanager
def loaded() -> Iterator[Dice]:
    """Throw with a loaded die."""
    die = Dice()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dice, "below", die.below)
        yield die


def chances(
    start: Callable[[], tuple[Hulk, Flow[Any]]],
    policy: Callable[[Hulk, Ask], Option],
    outcome: Callable[[Hulk, Any], T],
) -> dict[T, Fraction]:
    """The exact chance of every outcome: all sequences of faces are played through."""
    found: dict[T, Fraction] = {}
    waiting: list[tuple[int, ...]] = [()]
    with loaded() as die:
        while waiting:
            faces = waiting.pop()
            die.faces = list(faces)
            s, flow = start()
            try:
                playing = Playing(s, flow)
                while not playing.over:
                    playing.answer(*policy(s, playing.ask))
            except NoFace:
                waiting += [(*faces, face) for face in range(6)]
                continue
            assert not die.faces
            result = outcome(s, playing.value)
            found[result] = found.get(result, Fraction(0)) + Fraction(1, 6 ** len(faces))
    assert sum(found.values()) == 1
    return found


def mean(found: Mapping[int, Fraction]) -> Fraction:
    """The mean of a number whose chances are known."""
    return sum((n * chance for n, chance in found.items()), Fraction(0))
