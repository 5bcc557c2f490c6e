"""Positions for tests: a table as a rule needs it, and rules run on it with scripted answers.

Places are written as people say them: ``L3`` is the third position from the top, on the left.
Genestealers are letters: T tail, H head, C claw, O tongue; A and B are the two Brood Lords.
Six players are the usual case: then the seat of a team has the number of the team.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, Concatenate, ParamSpec, TypeVar

import pytest

from starboard.games.death_angel import GAME
from starboard.games.death_angel.box import ACTIONS, EVENTS, MARINES, TEAMS
from starboard.games.death_angel.legality import refused
from starboard.games.death_angel.rules import dice
from starboard.games.death_angel.rules.abilities import AFTER_ACTION
from starboard.games.death_angel.rules.choose import choose_actions
from starboard.games.death_angel.rules.course import (
    end_attacks,
    end_choice,
    end_phase,
    next_round,
    overwatch,
    play_round,
)
from starboard.games.death_angel.rules.defend import genestealer_attack
from starboard.games.death_angel.rules.event import (
    draw_event,
    event_phase,
    read_event,
)
from starboard.games.death_angel.rules.resolve import (
    BASIC_ACTION,
    finish_card,
    resolve_actions,
    resolve_card,
    use_ability,
)
from starboard.games.death_angel.state import (
    ACTION,
    ATTACK,
    ATTACKED,
    CHOOSE,
    CHOSEN,
    EVENT,
    EVENT_END,
    NOBODY,
    RESOLVE,
    RESOLVED,
    SETUP,
    Hulk,
    place,
)
from starboard.kernel import Ask, Flow, Option, Result, Run, Seat, Step, key_of

T = TypeVar("T")
P = ParamSpec("P")

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
    s.planned = []  # tests say what comes
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
    """A mission that runs on from a position, without a table; over: nothing more is asked."""

    def __init__(self, s: Hulk) -> None:
        self.s = s
        self.run = Run(GAME, s, keep=True, auto=False)
        self.run.start()
        s.check()

    @property
    def over(self) -> bool:
        """Is all carried out that was planned, or the mission over?"""
        return not self.run.open

    @property
    def result(self) -> Result:
        """How the mission ended."""
        assert self.run.result is not None, "the mission is not over"
        return self.run.result

    def ask_for(self, seat: Seat | None = None) -> Ask:
        """The open question, of this seat if several are asked."""
        assert self.run.open, "nothing is asked"
        return self.run.open[min(self.run.open) if seat is None else seat]

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
        self.run.send(ask.seat, option)
        self.s.check()
        return self

    def refusal(self, *option: Any) -> str:
        """The rule that forbids this option now."""
        assert option not in self.ask.options
        return next(r.rule for o, r in refused(self.s, self.ask) if o == option)


def carry_out(rule: Callable[Concatenate[Hulk, P], Flow[None] | None], s: Hulk, *args: P.args,
              **_: P.kwargs) -> Playing:  # fmt: skip
    """Run one rule on a table, and what it plans, to its first question."""
    return carry_on(s, [(rule, *args)])


def carry_on(s: Hulk, steps: list[Step]) -> Playing:
    """Run these steps and nothing else, to the first question."""
    s.agenda, s.planned = [], steps
    return Playing(s)


def play(s: Hulk) -> Playing:
    """Run the whole mission from here to the first question."""
    return Playing(s) if s.phase == SETUP else carry_on(s, steps_from(s))


def play_to(s: Hulk, phase: int) -> Playing:
    """Run the mission from here to the beginning of a phase, which is not played."""
    steps = steps_from(s)
    first = FIRST_STEP[phase]
    return carry_on(s, [*steps[: steps.index(first)], (only, *first)])


def read_text(s: Hulk) -> Playing:
    """Run the text of the event on top, without its icons."""
    return carry_on(s, [(draw_event,), (read_event,)])


def end_of_phase(s: Hulk) -> Playing:
    """Run the mission from here to the next phase."""
    return play_to(s, next(p for p in (RESOLVE, ATTACK, EVENT, NEXT_ROUND) if p > s.phase))


#: The end of the round, as a phase that one can play to.
NEXT_ROUND = EVENT_END + 1
#: With which step of a round each phase begins.
FIRST_STEP: dict[int, Step] = {
    CHOOSE: (choose_actions,),
    CHOSEN: (end_choice,),
    RESOLVE: (resolve_actions,),
    RESOLVED: (end_phase, RESOLVED),
    ATTACK: (genestealer_attack,),
    ATTACKED: (end_attacks,),
    EVENT: (event_phase,),
    EVENT_END: (overwatch,),
    NEXT_ROUND: (next_round,),
}


def steps_from(s: Hulk) -> list[Step]:
    """What comes in this round, from the phase in which the table is."""
    s.planned = []
    play_round(s)
    if s.phase != RESOLVE:
        return s.planned[s.planned.index(FIRST_STEP[s.phase]) :]
    after = s.planned[s.planned.index(FIRST_STEP[RESOLVE]) + 1 :]
    begun: list[Step] = []
    if s.card:
        action = ACTIONS[s.card]
        begun = [(BASIC_ACTION[action.type], action.team)] if s.stage == ACTION else []
        begun += [(use_ability,)] if s.card in AFTER_ACTION else []
        begun += [(finish_card,)]
    cards = [card for card in sorted(s.chosen) if card not in (0, s.card)]
    return [*begun, *((resolve_card, card) for card in cards), *after]


def only(s: Hulk, rule: Callable[..., None], *args: int) -> None:
    """Carry out this rule, but nothing that it plans."""
    rule(s, *args)
    s.planned.clear()


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
    start: Callable[[], Playing],
    policy: Callable[[Hulk, Ask], Option],
    outcome: Callable[[Playing], T],
) -> dict[T, Fraction]:
    """The exact chance of every outcome: all sequences of faces are played through."""
    found: dict[T, Fraction] = {}
    waiting: list[tuple[int, ...]] = [()]
    with loaded() as die:
        while waiting:
            faces = waiting.pop()
            die.faces = list(faces)
            try:
                playing = start()
                while not playing.over:
                    playing.answer(*policy(playing.s, playing.ask))
            except NoFace:
                waiting += [(*faces, face) for face in range(6)]
                continue
            assert not die.faces
            result = outcome(playing)
            found[result] = found.get(result, Fraction(0)) + Fraction(1, 6 ** len(faces))
    assert sum(found.values()) == 1
    return found


def mean(found: Mapping[int, Fraction]) -> Fraction:
    """The mean of a number whose chances are known."""
    return sum((n * chance for n, chance in found.items()), Fraction(0))
