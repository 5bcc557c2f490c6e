"""Fingerprint: random games of every setup, and a hash of all that players see and hear in them.

Two programs that play the same games have the same fingerprint, however they are made inside: so
it is taken before a change that must change nothing, and again after it. Only what the public
contract of a table tells goes into it, never a digest, a state or a count of the kernel's.

Answers are chosen at random among the open questions and their options, with a chance of our own.
What is costly to look at (scenes, views, why-nots, offers) is looked at in a sample of the
decisions, and in long lists of options the words of some stand for the words of all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any

import starboard
from starboard.kernel import Ask, Game, Option, Table
from starboard.text import languages

from .pool import spread
from .seen import canonical, some, why_nots
from .simulate import Progress

#: What a fingerprint is made of, each with a hash of its own: they tell what kind of thing differs.
ASPECTS = (
    "questions",  # whose they are, their keys, rules and facts
    "prompts",  # the words of the questions
    "options",  # all of them, in order
    "option-words",
    "offers",  # where options are touched, and what they are said to do
    "events",  # words, rules, who may hear of them, what they are about
    "scenes",  # both layouts, for whoever is asked and for a spectator
    "views",  # what observe() tells
    "why-nots",
    "undo",  # who may take back, and why not
    "result",
)
SCENES = ("all", "some", "none")
LOOK_EVERY = 10  # decisions, on average, between two looks at the whole table
TRACE = 2  # hexadecimal digits of an aspect at one decision
VERSION = 1  # of what is hashed: fingerprints of different versions cannot be compared


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are played, and how closely they are looked at."""

    game: str
    games: int = 2  # of every setup
    seed: int = 1
    scenes: str = "some"
    seats: int | None = None  # only setups for so many players

    def setups(self) -> list[Setup]:
        """Every setup of the game that is wanted."""
        found = starboard.game(self.game).setups()
        wanted = [Setup(n, v) for n, v in found if self.seats in (None, n)]
        if not wanted:
            starboard.game(self.game).full_variant(self.seats or 0, None)  # says how many may be
        return wanted


@dataclass(frozen=True, slots=True)
class Setup:
    """A number of players and the settings they play with."""

    seats: int
    variant: Mapping[str, Any]

    def name(self, game: Game) -> str:
        """What tells it apart: the players, and the settings that are not the usual ones."""
        usual = {choice.name: choice.default for choice in game.variants}
        special = [f"{k}={v}" for k, v in sorted(self.variant.items()) if v != usual.get(k)]
        players = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        return " ".join([players, *special])


@dataclass(frozen=True, slots=True)
class Print:
    """The fingerprint of one game: its hash, and a trace of every decision to find a difference."""

    hash: str
    decisions: int
    trace: str  # TRACE digits for every aspect, decision after decision; the end is the last

    def at(self, number: int) -> dict[str, str]:
        """The trace of one decision, by aspect; of the end, where the number is ``decisions``."""
        width = TRACE * len(ASPECTS)
        part = self.trace[number * width : (number + 1) * width]
        return {name: part[n * TRACE : (n + 1) * TRACE] for n, name in enumerate(ASPECTS)}


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision of a game that is being played: the table just before it, and the answer."""

    number: int
    table: Table
    asks: tuple[Ask, ...]  # by seat: the order in which a table offers them means nothing
    ask: Ask | None  # the question that is answered next; None when the game is over
    option: Option


def seed_of(plan: Plan, setup: Setup, number: int, what: str = "game") -> int:
    """A seed for one game, the same in every process and for every kernel."""
    name = setup.name(starboard.game(plan.game))
    text = f"{plan.seed} {plan.game} {name} {number} {what}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def moments(plan: Plan, setup: Setup, number: int) -> Iterator[Moment]:
    """One random game, decision by decision; the last moment is its end."""
    seed = seed_of(plan, setup, number)
    chance = Random(seed_of(plan, setup, number, "answers"))
    table = starboard.new(plan.game, seats=setup.seats, seed=seed, variant=setup.variant)
    count = 0
    while not table.over:
        asks = tuple(sorted(table.pending, key=lambda ask: ask.seat))
        ask = asks[int(chance.random() * len(asks))]
        option = _chosen(ask, chance, by_kind=number % 2 == 1)
        yield Moment(count, table, asks, ask, option)
        try:
            table.answer(ask.seat, option)
        except Exception as error:
            name = setup.name(table.game)
            error.add_note(f"{plan.game}, {name}, game {number}: after decision {count}")
            raise
        count += 1
    yield Moment(count, table, (), None, ())


def _chosen(ask: Ask, chance: Random, *, by_kind: bool) -> Option:
    """Any option; or first any kind of option, so that what is rare among many comes up, too."""
    options: Sequence[Option] = ask.options
    if by_kind:
        kinds = sorted({option[0] for option in options})
        kind = kinds[int(chance.random() * len(kinds))]
        options = [option for option in options if option[0] == kind]
    return options[int(chance.random() * len(options))]


class Watcher:
    """Looks at every decision of a game and hashes what there is to be seen."""

    def __init__(self, scenes: str, looks: Random) -> None:
        self._whole = blake2b(digest_size=16)
        self._trace: list[str] = []
        self._scenes = scenes
        self._looks = looks
        self._told = 0  # events that have been looked at
        self._latest: tuple[Option, ...] = ()  # answers: most of them are refused now

    def see(self, moment: Moment) -> None:
        """Add one decision, or the end."""
        ends = moment.number == 0 or moment.ask is None
        look = self._looks.random() * LOOK_EVERY < 1 or ends
        found = dict(_asked(moment))
        if look:
            found |= self._looked_at(moment)
        if self._scenes == "all" or (look and self._scenes == "some"):
            found["scenes"] = _scenes(moment)
        self._latest = (*self._latest[-7:], moment.option)
        self._add(found)

    def print(self) -> Print:
        """The fingerprint of all that was seen."""
        decisions = len(self._trace) // len(ASPECTS) - 1  # the end is none
        return Print(self._whole.hexdigest(), decisions, "".join(self._trace))

    def _looked_at(self, moment: Moment) -> dict[str, Any]:
        table = moment.table
        events = table.events[self._told :]  # costly, so not at every decision
        self._told += len(events)
        found = {
            "events": [[event.rule, event.only, event.keys, event.message] for event in events],
            "views": [table.observe(seat) for seat in (None, *range(table.seats))],
            "why-nots": why_nots(table, moment.asks, self._latest, moment.number),
            "undo": [table.undo_refusal(seat) for seat in range(table.seats)],
            "offers": [_offers(table, ask, moment.number) for ask in moment.asks],
        }
        return found | ({"result": _result(table)} if table.over else {})

    def _add(self, found: Mapping[str, Any]) -> None:
        for name in ASPECTS:
            text = f"{name} {canonical(found[name])}" if name in found else name
            digest = blake2b(text.encode(), digest_size=16)
            self._whole.update(digest.digest())
            self._trace.append(digest.hexdigest()[:TRACE])


def _asked(moment: Moment) -> Iterator[tuple[str, Any]]:
    """The open questions, and the options of the one that is answered next."""
    asks, ask = moment.asks, moment.ask
    yield "questions", [[a.seat, a.key, a.rule, a.prompt.plain()["facts"]] for a in asks]
    yield "prompts", [[a.text(lang) for lang in languages] for a in asks]
    if ask is not None:
        options = list(ask.options)
        said = some(options, moment.number)
        yield "options", [ask.seat, options]
        yield "option-words", [[ask.describe(o, lang) for lang in languages] for o in said]


def _offers(table: Table, ask: Ask, number: int) -> list[Any]:
    """All the options of a question, the nodes to touch, and what some are said to do."""
    offers = table.offers(ask.seat)
    ways = [[offer.option, offer.path] for offer in offers]
    return [ask.seat, ways, [offer.outlook for offer in some(offers, number)]]


def _scenes(moment: Moment) -> list[Any]:
    viewers = (None,) if moment.ask is None else (None, moment.ask.seat)
    return [
        moment.table.scene(seat, layout).plain() for seat in viewers for layout in ("wide", "tall")
    ]


def _result(table: Table) -> list[Any]:
    result, say = table.result, table.game.message
    assert result is not None
    terms = [[[say(f"term-{name}"), value] for name, value in each] for each in result.terms]
    remark = say(*result.remark) if result.remark is not None else None
    return [result.winners, result.scores, say(result.reason), terms, remark]


def print_of(plan: Plan, setup: Setup, number: int) -> Print:
    """The fingerprint of one game."""
    watcher = Watcher(plan.scenes, Random(seed_of(plan, setup, number, "looks")))
    for moment in moments(plan, setup, number):
        watcher.see(moment)
    return watcher.print()


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The fingerprints of every game of every setup, in order."""

    plan: Plan
    prints: Mapping[str, tuple[Print, ...]]  # by the setup's name

    @property
    def hash(self) -> str:
        """One hash for all."""
        return _joined(each for prints in self.prints.values() for each in prints)

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        plan = self.plan
        return {
            "fingerprint": VERSION, "game": plan.game, "seed": plan.seed, "scenes": plan.scenes,
            "games": plan.games, "hash": self.hash, "aspects": list(ASPECTS),
            "setups": [
                {
                    "setup": name,
                    "hash": _joined(prints),
                    "games": [
                        {"hash": p.hash, "decisions": p.decisions, "trace": p.trace} for p in prints
                    ],
                }
                for name, prints in self.prints.items()
            ],
        }  # fmt: skip


def _joined(prints: Iterable[Print]) -> str:
    return blake2b(" ".join(each.hash for each in prints).encode(), digest_size=8).hexdigest()


def fingerprint(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Fingerprint:
    """Play all the games, on so many processes. ``progress`` is told how many are finished."""
    title = starboard.game(plan.game)
    setups = plan.setups()
    tasks = [(plan, setup, number) for setup in setups for number in range(plan.games)]
    found: dict[int, Print] = {}
    for place, done in spread(_play, tasks, jobs):
        found[place] = done
        if progress is not None:
            progress(1)
    names = [setup.name(title) for setup in setups]
    return Fingerprint(
        plan,
        {
            name: tuple(found[n * plan.games + number] for number in range(plan.games))
            for n, name in enumerate(names)
        },
    )


def _play(task: tuple[Plan, Setup, int]) -> Print:
    return print_of(*task)


def told(found: Fingerprint) -> str:
    """A line for every setup, and one for all."""
    lines = [
        f"{_joined(prints)}  {sum(p.decisions for p in prints):>6} decisions "
        f"in {len(prints)} games  {name}"
        for name, prints in found.prints.items()
    ]
    return "\n".join([*lines, f"{found.hash}  {found.plan.game}"])
