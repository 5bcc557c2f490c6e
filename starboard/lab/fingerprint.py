"""Fingerprint: random games of every setup, and a hash of all that players see and hear in them.

Two programs that play the same games have the same fingerprint, however they are made inside: so
it is taken before a change that must change nothing, and again after it. Only what a table tells
its players goes into it, never a digest, a state or a count of the kernel's.

Answers are drawn from the open questions and their options, by a chance of our own. What is costly
to look at (events, scenes, views, why-nots, offers) is looked at in a sample of the decisions, and
of long lists of options the words of some stand for the words of all.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from typing import Any

import starboard
from starboard.draw.touch import offers as offers_of
from starboard.kernel import Ask, Table
from starboard.text import languages

from .pool import spread
from .random_games import Moment, Plan, Setup, moments, seed_of
from .seen import canonical, some, why_nots
from .simulate import Progress

#: What is looked at, each with a hash of its own: so a difference says of what kind it is.
ASPECTS = (
    "questions",  # whose they are, their keys, rules and facts
    "prompts",  # the words of the questions
    "options",  # all of them, in order
    "option-words",
    "offers",  # where options are touched, and what they are said to bring
    "events",  # words, rules, who may hear of them, what they are about
    "scenes",  # both layouts, for whoever is asked or for a spectator
    "views",  # what observe() tells every seat and a spectator
    "why-nots",
    "undo",  # who may take back, and why not
    "result",
)
LAYOUTS = ("wide", "tall")
LOOK_EVERY = 10  # decisions, on average, between two looks at the whole table
STALE = 4  # answers that are tried again later, where most of them are refused
DIGITS = 2  # of an aspect's hash at one decision, in a trace
VERSION = 1  # of what is hashed: only fingerprints of the same version can be compared


@dataclass(frozen=True, slots=True)
class Print:
    """The fingerprint of one game: its hash, and a trace of every decision to find a difference."""

    hash: str
    decisions: int
    trace: str  # DIGITS for every aspect, decision after decision; the end comes last

    def differ(self, other: Print) -> tuple[int, tuple[str, ...]] | None:
        """The first decision where they differ, and in what; None where they are the same."""
        if self.hash == other.hash:
            return None
        width = DIGITS * len(ASPECTS)
        for number in range(max(self.decisions, other.decisions) + 1):
            mine, others = (p.trace[number * width :][:width] for p in (self, other))
            if mine != others:
                return number, tuple(_unequal(mine, others))
        return self.decisions, ()  # the few digits of the trace agree by chance

    def look_before(self, number: int) -> int:
        """The last decision before this one where events were looked at; they came since then."""
        width, at = DIGITS * len(ASPECTS), DIGITS * ASPECTS.index("events")
        unseen = _hash("events").hexdigest()[:DIGITS]
        before = range(number - 1, -1, -1)
        looks = (n for n in before if self.trace[n * width + at :][:DIGITS] != unseen)
        return next(looks, 0)


def _hash(text: str) -> blake2b:
    return blake2b(text.encode(), digest_size=16)


def _unequal(trace: str, other: str) -> Iterator[str]:
    for n, name in enumerate(ASPECTS):
        part = slice(n * DIGITS, (n + 1) * DIGITS)
        if trace[part] != other[part]:
            yield name


class Watcher:
    """Looks at every decision of a game and hashes what there is to be seen."""

    def __init__(self, scenes: str, looks: Random) -> None:
        self._whole = blake2b(digest_size=16)
        self._trace: list[str] = []
        self._scenes = scenes
        self._looks = looks
        self._told = 0  # events that have been looked at
        self._stale: tuple[Any, ...] = ()

    def see(self, moment: Moment) -> dict[str, str]:
        """Add one decision, or the end; what was seen, by aspect, as JSON."""
        drawn, spectator = self._looks.random() * LOOK_EVERY < 1, self._looks.random() < 0.5
        look = drawn or moment.number == 0 or moment.ask is None
        found = dict(_asked(moment))
        if look:
            found |= self._looked_at(moment)
        if self._scenes == "all":
            found["scenes"] = [*_scenes(moment.table, None), *_scenes(moment.table, moment.seat)]
        elif look and self._scenes == "some":
            found["scenes"] = _scenes(moment.table, None if spectator else moment.seat)
        self._stale = (*self._stale[1 - STALE :], moment.option)
        seen = {name: canonical(value) for name, value in found.items()}
        self._add(seen)
        return seen

    def print(self) -> Print:
        """The fingerprint of all that was seen."""
        decisions = len(self._trace) // len(ASPECTS) - 1  # the end is none
        return Print(self._whole.hexdigest(), decisions, "".join(self._trace))

    def _looked_at(self, moment: Moment) -> dict[str, Any]:
        table = moment.table
        events = table.events[self._told :]
        self._told += len(events)
        found = {
            "offers": [_offers(table, ask, moment.number) for ask in moment.asks],
            "events": [[event.rule, event.only, event.keys, event.message] for event in events],
            "views": [table.observe(seat) for seat in (None, *range(table.seats))],
            "why-nots": why_nots(table, moment.asks, self._stale, moment.number),
            "undo": [table.undo_refusal(seat) for seat in range(table.seats)],
        }
        return found | ({"result": _result(table)} if table.over else {})

    def _add(self, seen: Mapping[str, str]) -> None:
        for name in ASPECTS:
            digest = _hash(f"{name} {seen[name]}" if name in seen else name)
            self._whole.update(digest.digest())
            self._trace.append(digest.hexdigest()[:DIGITS])


def _asked(moment: Moment) -> Iterator[tuple[str, Any]]:
    """The open questions, and the options of the one that is answered next."""
    asks, ask = moment.asks, moment.ask
    yield "questions", [[a.seat, a.key, a.rule, a.prompt.plain()["facts"]] for a in asks]
    yield "prompts", [a.prompt for a in asks]
    if ask is not None:
        options = list(ask.options)
        yield "options", [ask.seat, options]
        said = some(options, moment.number)
        yield "option-words", [[ask.describe(o, lang) for lang in languages] for o in said]


def _offers(table: Table, ask: Ask, number: int) -> list[Any]:
    """All the options of a question, the nodes to touch, and what some are said to bring."""
    offers = offers_of(table, ask.seat)
    ways = [[offer.option, offer.path] for offer in offers]
    return [
        ask.seat,
        ways,
        [offer.outlook and offer.outlook.plain() for offer in some(offers, number)],
    ]


def _scenes(table: Table, viewer: int | None) -> list[Any]:
    return [table.scene(viewer, layout).plain() for layout in LAYOUTS]


def _result(table: Table) -> list[Any]:
    result, say = table.result, table.game.message
    assert result is not None
    terms = [[[say(f"term-{name}"), value] for name, value in each] for each in result.terms]
    remark = say(*result.remark) if result.remark is not None else None
    return [result.winners, result.scores, say(result.reason), terms, remark]


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The fingerprints of every game of every setup."""

    plan: Plan
    prints: Mapping[str, Mapping[int, Print]]  # by the setup's name, then by the game's number

    @property
    def hash(self) -> str:
        """One hash for all."""
        return hash_of(each for prints in self.prints.values() for each in prints.values())

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        plan = self.plan
        setups = [
            {"setup": name, "hash": hash_of(prints.values()), "games": _plain(prints)}
            for name, prints in self.prints.items()
        ]
        return {
            "fingerprint": VERSION, "aspects": list(ASPECTS), "game": plan.game, "seed": plan.seed,
            "scenes": plan.scenes, "seats": plan.seats, "setup": plan.setup, "hash": self.hash,
            "setups": setups,
        }  # fmt: skip


def _plain(prints: Mapping[int, Print]) -> list[dict[str, Any]]:
    return [
        {"number": n, "hash": p.hash, "decisions": p.decisions, "trace": p.trace}
        for n, p in prints.items()
    ]


def hash_of(prints: Iterable[Print]) -> str:
    """One hash for several games."""
    return blake2b(" ".join(each.hash for each in prints).encode(), digest_size=8).hexdigest()


def fingerprint(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Fingerprint:
    """Play all the games, on so many processes. ``progress`` is told of every game."""
    title = starboard.game(plan.game)
    tasks = [(plan, setup, number) for setup in plan.setups() for number in plan.numbers]
    done: dict[int, Print] = {}
    for place, each in spread(print_of, tasks, jobs):
        done[place] = each
        if progress is not None:
            progress(1)
    found: dict[str, dict[int, Print]] = {}
    for place, (_, setup, number) in enumerate(tasks):
        found.setdefault(setup.name(title), {})[number] = done[place]
    return Fingerprint(plan, found)


def print_of(task: tuple[Plan, Setup, int]) -> Print:
    """The fingerprint of one game: plan, setup, number."""
    watcher = _watcher(*task)
    for moment in moments(*task):
        watcher.see(moment)
    return watcher.print()


def seen_at(plan: Plan, setup: Setup, number: int, decision: int) -> dict[str, Any] | None:
    """All that is hashed at one decision of a game, by aspect; None if it ends before."""
    watcher = _watcher(plan, setup, number)
    for moment in moments(plan, setup, number):
        seen = watcher.see(moment)
        if moment.number == decision:
            return {name: json.loads(text) for name, text in seen.items()}
    return None


def _watcher(plan: Plan, setup: Setup, number: int) -> Watcher:
    return Watcher(plan.scenes, Random(seed_of(plan, setup, number, "looks")))
