"""Shapes: plain data of a varying form as a row of numbers that always has the same length.

A shape is learnt from examples: which keys a dictionary has, how long a list becomes, where
nothing may stand. After that it gives every value a place of its own, with a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

#: Words that no example had are told apart by this many negative numbers.
STRANGE = 1000
PLAIN = frozenset({int, float, bool, str})


class Words(dict[str, int]):
    """Words as numbers from 1 on, in alphabetical order; what was never heard is negative."""

    @classmethod
    def of(cls, heard: set[str]) -> Words:
        """Number the words that were heard."""
        return cls((word, n) for n, word in enumerate(sorted(heard), 1))

    def number(self, value: Any) -> float:
        """A word or a number as a number."""
        if isinstance(value, str):
            return self.get(value) or -1 - crc32(value.encode()) % STRANGE
        number: float = value
        return number


class Shape:
    """What stood in one place of the examples.

    A dictionary whose keys come and go (``{"normal": 8, "medics": 1}``) is taken as a list of
    pairs, unless it is ``named``: then every key that an example had gets a place of its own.
    """

    def __init__(self, *, named: bool = False) -> None:
        self.named = named
        self.given = 0  # examples with anything at all here
        self.gaps = False  # was there nothing at times?
        self.leaf = False
        self.fields: dict[str, Shape] = {}
        self.items: Shape | None = None
        self.maps = self.lists = 0
        self.shortest, self.longest = 1 << 30, 0
        self.width = self.room = 0  # known when frozen
        self.paired = self.counted = self.simple = False

    def learn(self, value: Any, heard: set[str]) -> None:
        """Look at one more example, and collect its words."""
        if value is None:
            self.gaps = True
            return
        self.given += 1
        if isinstance(value, dict):
            self.maps += 1
            self._measure(value)
            for name, part in value.items():
                self.fields.setdefault(name, Shape()).learn(part, heard)
        elif isinstance(value, list | tuple):
            self.lists += 1
            self._measure(value)
            self.items = self.items or Shape()
            for part in value:
                self.items.learn(part, heard)
        else:
            self.leaf = True
            if isinstance(value, str):
                heard.add(value)

    def _measure(self, value: Sequence[Any] | Mapping[str, Any]) -> None:
        self.shortest = min(self.shortest, len(value))
        self.longest = max(self.longest, len(value))

    def freeze(self, heard: set[str]) -> None:
        """No more examples: every value gets its place."""
        self.fields = dict(sorted(self.fields.items()))
        come_and_go = not self.fields or any(f.given < self.maps for f in self.fields.values())
        plain = all(f.leaf and not f.maps + f.lists for f in self.fields.values())
        if self.maps and come_and_go and plain and not self.named and self.items is None:
            heard.update(self.fields)
            self.fields, self.paired, self.items = {}, True, _pair()
        for field in self.fields.values():
            field.gaps = field.gaps or field.given < self.maps
            field.freeze(heard)
        if self.items is not None:
            if not self.items.given:  # never anything in it: numbers, if ever
                self.items.leaf = True
            self.items.freeze(heard)
            same = self.shortest == self.longest > 0 and self.lists == self.given
            self.counted = not same
            # Good players live longer than the examples: room for half as many again.
            self.room = self.longest if same else self.longest + self.longest // 2 + 2
        self.simple = self.leaf and not self.gaps and not self.fields and self.items is None
        self.width = sum(1 for _ in self.columns(""))

    def columns(self, name: str) -> Iterator[str]:
        """The names of all places: ``x?`` is there anything, ``x#`` how many."""
        if self.gaps:
            yield name + "?"
        if self.leaf:
            yield name
        if self.items is not None:
            if self.counted:
                yield name + "#"
            for n in range(self.room):
                yield from self.items.columns(f"{name}[{n}]")
        for key, field in self.fields.items():
            yield from field.columns(f"{name}.{key}" if name else key)

    def fill(self, value: Any, row: list[float], at: int, words: Words) -> int:
        """Write a value into the row from ``at`` on; how many parts found no place."""
        if self.gaps:
            row[at] = float(value is not None)
            at += 1
        if value is None:
            return 0
        if isinstance(value, dict):
            if self.paired:
                return self._fill_items(sorted(value.items()), row, at + self.leaf, words)
            return self._fill_fields(value, row, at + self.leaf + self._list_width(), words)
        if isinstance(value, list | tuple):
            return self._fill_items(value, row, at + self.leaf, words)
        if self.leaf:
            row[at] = words.number(value)
        return int(not self.leaf)

    def _list_width(self) -> int:
        return 0 if self.items is None else self.counted + self.room * self.items.width

    def _fill_items(self, value: Sequence[Any], row: list[float], at: int, words: Words) -> int:
        if self.items is None:
            return len(value)
        if self.counted:
            row[at] = float(len(value))
            at += 1
        lost = max(0, len(value) - self.room)
        if self.items.simple and PLAIN.issuperset(map(type, value)):
            row[at : at + len(value) - lost] = map(words.number, value[: self.room])
            return lost
        for part in value[: self.room]:
            lost += self.items.fill(part, row, at, words)
            at += self.items.width
        return lost

    def _fill_fields(
        self, value: Mapping[str, Any], row: list[float], at: int, words: Words
    ) -> int:
        lost = len(value.keys() - self.fields.keys())
        for key, field in self.fields.items():
            if key in value:
                lost += field.fill(value[key], row, at, words)
            at += field.width
        return lost


def _pair() -> Shape:
    """The shape of a key and its number."""
    pair = Shape()
    pair.learn([0, 0], set())
    return pair
