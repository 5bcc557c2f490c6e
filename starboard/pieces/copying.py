"""How pieces are copied: methods that are written from the fields of a class.

``@state`` makes a dataclass with slots, whose fields are given by name, and writes three methods
from its fields, once, at import: ``copy()``, ``become(other)`` (take over all fields in place) and
``plain()`` (nested tuples, for digests). A field's annotation says how deep it must be copied:
``list[int]`` is sliced, ``list[list[int]]`` and ``tuple[list[int], list[int]]`` sliced inside
too, ``list[Ship]`` copied piece by piece, ``dict`` and ``set`` copied; numbers, strings, and
tuples of such are shared.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)

#: Something to be done later: a function, then ids and small numbers.
Step = tuple[Any, ...]


def named(step: Step) -> tuple[Any, ...]:
    """A step as digests know it: functions by their names, also in steps that are its arguments."""
    return tuple([
        named(part) if isinstance(part, tuple) else getattr(part, "__name__", part) for part in step
    ])  # fmt: skip


_SHARED = (int, str, bytes, bool, float, type(None))
#: Fields of State that are no part of the position, and what a copy has there: it tells the same
#: listeners until somebody says otherwise, and nobody watches it.
_NOT_STATE = {"told": "s.told", "watch": "None"}


class Piece:
    """Something that lies on the table and can be copied."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()  # their names, in the order of plain()
    SECRETS: ClassVar[dict[str, tuple[str, str]]] = {}  # by field: who may know it, and its pool

    def copy(self) -> Self:
        """Another one, as deep as it must be."""
        raise NotImplementedError  # @state writes these three, FIELDS and SECRETS

    def become(self, other: Self) -> None:
        """Take over all fields."""
        raise NotImplementedError

    def plain(self) -> tuple[Any, ...]:
        """Nested tuples, for digests."""
        raise NotImplementedError


@dataclass_transform(kw_only_default=True, field_specifiers=(dataclasses.field,))
def state(cls: C) -> C:
    """Make a class of fields into a piece: slots, fields by name, copy(), become(), plain()."""
    made: Any = dataclasses.dataclass(slots=True, eq=False, kw_only=True)(cls)
    copied, plain = written_out(made)
    fresh = "".join(f"; c.{name} = {code}" for name, code in copied.items())
    taken = "; ".join(f"s.{name} = o.{name}" for name in copied if name not in _NOT_STATE)
    source = (
        f"def copy(s): c = new(cls){fresh}; return c\n"
        f"def become(s, o): {taken or 'pass'}\n"
        f"def plain(s): return ({''.join(f'{code}, ' for code in plain.values())})\n"
    )
    scope: dict[str, Any] = {"cls": made, "new": made.__new__, "named": named}
    exec(source, scope)
    made.copy, made.become, made.plain = scope["copy"], scope["become"], scope["plain"]
    made.FIELDS, made.SECRETS = tuple(plain), secrets_of(made)
    return typing.cast(C, made)


def secrets_of(made: Any) -> dict[str, tuple[str, str]]:
    """The fields that say who may know them."""
    fields = dataclasses.fields(made)
    return {f.name: f.metadata["secret"] for f in fields if "secret" in f.metadata}


def written_out(made: Any) -> tuple[dict[str, str], dict[str, str]]:
    """Source text, field by field: how that of ``s`` is copied, and how it is made plain."""
    hints = typing.get_type_hints(made)
    names = [f.name for f in dataclasses.fields(made)]
    own = [name for name in names if name not in _NOT_STATE]
    copied = {
        name: _NOT_STATE.get(name) or _copied(f"s.{name}", hints[name], f"{made}.{name}")
        for name in names
    }
    return copied, {name: _plain(f"s.{name}", hints[name]) for name in own}


def _parts(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    return typing.get_origin(hint) or hint, typing.get_args(hint)


def _is_shared(hint: Any) -> bool:
    origin, args = _parts(hint)
    if hint == Step:
        return True
    if origin in (typing.Union, types.UnionType):
        return all(_is_shared(a) for a in args)
    if origin in (tuple, frozenset):  # as unchangeable as what is in them
        return bool(args) and all(a is ... or _is_shared(a) for a in args)
    return isinstance(origin, type) and issubclass(origin, _SHARED)


def _copied(code: str, hint: Any, where: str, depth: int = 0) -> str:
    """Source text that copies a value of this type as deep as it must."""
    if _is_shared(hint):
        return code
    origin, args = _parts(hint)
    item = f"x{depth}"
    if origin in (list, dict, set) and not args:
        raise TypeError(f"{where}: say what the {hint.__name__} holds")
    if origin is list:
        inner = _copied(item, args[0], where, depth + 1)
        return f"{code}[:]" if inner == item else f"[{inner} for {item} in {code}]"
    if origin is dict:
        inner = _copied(item, args[1], where, depth + 1)
        return (
            f"{code}.copy()" if inner == item else f"{{k: {inner} for k, {item} in {code}.items()}}"
        )
    if origin is set:
        return f"{code}.copy()"
    if origin is tuple and len(args) == 2 and args[1] is ...:
        return f"tuple([{_copied(item, args[0], where, depth + 1)} for {item} in {code}])"
    if origin is tuple and args:  # a pair of lists, say: quicker than a list of lists
        parts = [_copied(f"{code}[{n}]", arg, where, depth) for n, arg in enumerate(args)]
        return f"({', '.join(parts)},)"
    if isinstance(origin, type) and issubclass(origin, Piece):
        return f"{code}.copy()"
    raise TypeError(f"{where}: a state cannot hold {hint}")


def _plain(code: str, hint: Any, depth: int = 0) -> str:
    """Source text that turns a value of this type into nested tuples."""
    origin, args = _parts(hint)
    if hint == Step:
        return f"named({code})"
    if _is_shared(hint) and not _holds_a_set(hint):
        return code
    item = f"x{depth}"
    if origin is list or (origin is tuple and len(args) == 2 and args[1] is ...):
        inner = _plain(item, args[0], depth + 1)
        return f"tuple({code})" if inner == item else f"tuple([{inner} for {item} in {code}])"
    if origin is tuple and args:
        return f"({', '.join(_plain(f'{code}[{n}]', a, depth) for n, a in enumerate(args))},)"
    if origin is dict:
        inner = _plain(item, args[1], depth + 1)
        return f"tuple(sorted([(k, {inner}) for k, {item} in {code}.items()]))"
    if origin in (set, frozenset):
        return f"tuple(sorted({code}))"
    if isinstance(origin, type) and issubclass(origin, Piece):
        return f"{code}.plain()"
    raise TypeError(f"a state cannot hold {hint}: the order of its sets is left to chance")


def _holds_a_set(hint: Any) -> bool:
    """Sets of the same things may list them in another order: no digest can be made of that."""
    origin, args = _parts(hint)
    return origin is frozenset or any(_holds_a_set(a) for a in args)
