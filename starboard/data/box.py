"""Reading a game's printed facts so that a fault names its file, its entry and its field.

A game parses its own files; this only looks at what came out of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

SOURCES = ("rulebook", "public", "reconstructed")

#: Who hears what is asked of each field: its file, entry and name, and what it may hold.
Listener = Callable[[str, str, str, dict[str, Any]], None]
_listener: Listener | None = None


def listen(listener: Listener | None) -> None:
    """Hear what games ask of the fields they read: forms and comments are made of it."""
    global _listener  # noqa: PLW0603 - games read their boxes once, when they are imported
    _listener = listener


class BoxError(ValueError):
    """A fault in the data of a box."""

    def __init__(self, file: str, entry: str, field: str, fault: str) -> None:
        self.file, self.entry, self.field, self.fault = file, entry, field, fault
        super().__init__(f"{file}: {entry}: {field}: {fault}")


class Entry:
    """One entry of a data file, whose fields are checked as they are read."""

    __slots__ = ("data", "file", "name")

    def __init__(self, file: str, name: str, data: Any) -> None:
        self.file, self.name = file, name
        if not isinstance(data, Mapping):
            raise BoxError(file, name, "-", "is not a table")
        self.data = data

    def fault(self, field: str, fault: str) -> BoxError:
        """An error at this entry."""
        return BoxError(self.file, self.name, field, fault)

    def _asks(self, field: str, **what: Any) -> None:
        if _listener is not None:
            _listener(self.file, self.name, field, what)

    def get(self, field: str, kind: type[T]) -> T:
        """A field that must be there and of that type."""
        self._asks(field, kind=kind.__name__)
        if field not in self.data:
            raise self.fault(field, "is missing")
        value = self.data[field]
        # true is an int to Python, but not to a reader of the file
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fault(field, f"should be of type {kind.__name__}, not {value!r}")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        value = self.get(field, int)
        self._asks(field, low=low, high=high)
        if not low <= value <= high:
            raise self.fault(field, f"should be {low} to {high}, not {value}")
        return value

    def one_of(self, field: str, known: Sequence[str]) -> int:
        """The index of a word among those that are known."""
        return self.index(field, self.get(field, str), known)

    def each_of(self, field: str, known: Sequence[str]) -> tuple[int, ...]:
        """The same for a list of words."""
        return tuple(self.index(field, value, known) for value in self.get(field, list))

    def index(self, field: str, value: object, known: Sequence[str]) -> int:
        """Where a value stands among those that are known."""
        self._asks(field, choices=list(known))
        if value not in known:
            raise self.fault(field, f"should be one of {', '.join(known)}; not {value!r}")
        return known.index(str(value))

    def numbers(self, field: str, count: int) -> tuple[int, ...]:
        """A list of so many whole numbers, none below 0."""
        values = self.get(field, list)
        self._asks(field, count=count)
        if len(values) != count or any(type(v) is not int or v < 0 for v in values):
            raise self.fault(field, f"should be {count} numbers, not {values!r}")
        return tuple(values)

    def parts(self, field: str) -> list[Entry]:
        """A list of tables inside this entry."""
        values = self.get(field, list)
        return [
            Entry(self.file, f"{self.name} {field} {n}", v) for n, v in enumerate(values, start=1)
        ]

    def only(self, *fields: str) -> None:
        """No other field than these: a misspelt one would be overlooked."""
        for field in self.data:
            if field not in fields:
                raise self.fault(field, "is not a field of this entry")


def entries(file: str, data: Mapping[str, Any], family: str) -> list[Entry]:
    """All entries of one kind, named after their ids; every one must say its source."""
    found = []
    for n, each in enumerate(Entry(file, "file", data).get(family, list), start=1):
        entry = Entry(file, f"{family} {n}", each)
        entry.name = f"{family} {entry.data.get('id', n)}"
        entry.one_of("source", SOURCES)
        found.append(entry)
    return found


def tally(found: Iterable[Entry], each: str = "") -> dict[str, Any]:
    """How many there are, and from which source; ``each`` is a field that counts copies."""
    sources: Counter[str] = Counter()
    for entry in found:
        sources[entry.get("source", str)] += entry.get(each, int) if each else 1
    return {"count": sources.total(), "sources": dict(sources)}
