"""Is this the moment? Conditions of lessons, read from what the learner may know."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from starboard.data.lesson import Fact, Lesson, When
from starboard.kernel import Ask, Option, Table

Told = tuple[str, str, Mapping[str, Any]]  # an event's key, its rule, its facts


def is_like(option: Option, pattern: str) -> bool:
    """Does an option fit a pattern? ``move 2 *``, ``take 0|1``; what is left out may be any."""
    words = pattern.split()
    if len(words) > len(option) and any(word != "*" for word in words[len(option) :]):
        return False
    return all(
        word == "*" or str(part) in word.split("|")
        for word, part in zip(words, option, strict=False)
    )


def any_like(option: Option, patterns: Sequence[str]) -> bool:
    """Does it fit one of them?"""
    return any(is_like(option, pattern) for pattern in patterns)


def at(data: Any, path: str) -> Any:
    """What lies at a path of a view: ``players.0.life``, ``units[unit=3].at``; None: nothing."""
    for word in path.split("."):
        name, _, where = word.partition("[")
        if isinstance(data, Mapping):
            data = data.get(name)
        elif isinstance(data, Sequence) and name.lstrip("-").isdigit():
            data = data[int(name)] if -len(data) <= int(name) < len(data) else None
        else:
            return None
        if where:
            key, _, value = where.rstrip("]").partition("=")
            data = next((each for each in data or () if str(each.get(key)) == value), None)
    return data


def agrees(value: Any, wanted: Fact) -> bool:
    """Is a fact as it should be? A list is as large as it is long, and true if it is not empty."""
    if isinstance(wanted, bool):
        return bool(value) is wanted
    if isinstance(wanted, int):
        return bool(_size(value) == wanted)
    for sign in (">=", "<="):
        if wanted.startswith(sign):
            size, limit = _size(value), int(wanted[2:])
            return size is not None and bool(size >= limit if sign == ">=" else size <= limit)
    if wanted.startswith("!="):
        return str(value) != wanted[2:]
    verb, _, what = wanted.partition(" ")
    if verb in ("has", "lacks") and what:
        there = {str(each) for each in value or ()}
        return there.issuperset(what.split()) if verb == "has" else there.isdisjoint(what.split())
    low, between, high = wanted.partition("..")
    if between and isinstance(value, int):
        return int(low) <= value <= int(high)
    return str(value) in wanted.split("|")


def _size(value: Any) -> Any:
    if isinstance(value, list | tuple | dict):
        return len(value)
    return value if isinstance(value, int | float) else None


@dataclass
class Now:
    """The present, as the learner may know it."""

    lesson: Lesson
    table: Table
    shown: Container[str]  # steps so far

    @cached_property
    def ask(self) -> Ask | None:
        """The learner's question."""
        return self.table.ask_for(self.lesson.learner)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """Of the learner's question."""
        return () if self.ask is None else tuple(self.ask.options)

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the learner sees, as data."""
        view: dict[str, Any] = self.table.observe(self.lesson.learner)["table"]
        return view

    @cached_property
    def told(self) -> list[Told]:
        """Events since the learner's last decision; at first, since the opening."""
        seat, records = self.lesson.learner, self.table.records
        own = [r.told for r in records if r.seat == seat and not r.forced]
        return self._told_since(own[-1]) if own else self._since_opening

    @cached_property
    def turn(self) -> int:
        """The number of the learner's turn in the lesson, from 1."""
        seat, begins = self.lesson.learner, self.lesson.turns
        told = self._since_opening
        return 1 + len([0 for key, _, f in told if key == begins and f.get("seat") == seat])

    @cached_property
    def _since_opening(self) -> list[Told]:
        opening, records = len(self.lesson.opening), self.table.records
        if opening and opening == len(records):
            return []
        return self._told_since(records[opening].told if opening else 0)

    def _told_since(self, start: int) -> list[Told]:
        frames = self.table.frames(self.lesson.learner, start)
        return [(raw[0], raw[1], raw[2]) for frame in frames for raw in frame.told]

    def fits(self, when: When) -> bool:
        """Does everything that the moment names hold?"""
        return (
            (when.over is self.table.over or (bool(when.event) and not when.ask))
            and (not when.ask or (self.ask is not None and self.ask.key in when.ask))
            and (not when.after or when.after in self.shown)
            and (not when.unless or when.unless not in self.shown)
            and self.holds(when)
        )

    def holds(self, when: When) -> bool:
        """The same, but for the question and the steps."""
        low, high = when.turn
        return (
            (when.won is None or when.won is self._won)
            and (not low or low <= self.turn)
            and (not high or self.turn <= high)
            and self._facts_hold(when)
            and all(agrees(at(self.view, path), wanted) for path, wanted in when.view)
            and (not when.offers or any(any_like(o, when.offers) for o in self.options))
            and not (when.lacks and any(any_like(o, when.lacks) for o in self.options))
        )

    @property
    def _won(self) -> bool:
        result = self.table.result
        return result is not None and self.lesson.learner in result.winners

    def event(self, when: When) -> Told | None:
        """The event that a moment speaks of."""
        for key, rule, facts in self.told:
            named = key == when.event and when.rule in ("", rule)
            if named and all(agrees(facts.get(name), wanted) for name, wanted in when.facts):
                return key, rule, facts
        return None

    def is_so(self, fact: str) -> bool:
        """``name=value``, of facts of the question or of what the learner sees, all of them."""
        asked = {} if self.ask is None else self.ask.facts
        for each in fact.split():
            name, _, value = each.partition("=")
            if str(asked[name] if name in asked else at(self.view, name)) != value:
                return False
        return True

    def _facts_hold(self, when: When) -> bool:
        if when.event:
            return self.event(when) is not None
        if when.rule and (self.ask is None or self.ask.rule != when.rule):
            return False
        facts = {} if self.ask is None else self.ask.facts
        return all(agrees(facts.get(name), wanted) for name, wanted in when.facts)
