"""What the messages of a table need of msgspec, in plain Python: a browser's Python has only the
standard library. The same classes make the same JSON; a test compares the two.
"""

from __future__ import annotations

import copy
import dataclasses
import inspect
import json as standard
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ClassVar


class UnsetType:
    """The type of a field that is left out."""

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType()
MISSING = object()
Hook = Callable[[Any], Any]


class Meta:
    """Bounds and titles of a type: only what reads and documents messages uses them."""

    def __init__(self, **_: Any) -> None:
        pass


@dataclasses.dataclass(frozen=True)
class Field:
    """A field with another name in JSON."""

    name: str
    default: Any = MISSING


def field(*, name: str = "", default: Any = MISSING) -> Any:
    """A field that is described by more than its type."""
    return Field(name, default)


class Struct:
    """Named fields, some with defaults."""

    #: By name: the name in JSON, and the default (or MISSING).
    struct_fields: ClassVar[dict[str, tuple[str, Any]]] = {}
    leave_out: ClassVar[bool] = False
    struct_tag: ClassVar[tuple[str, str] | None] = None
    struct_tag_field: ClassVar[str] = ""

    def __init_subclass__(
        cls, *, omit_defaults: bool = False, tag: str = "", tag_field: str = "", **_: Any
    ) -> None:
        cls.leave_out = cls.leave_out or omit_defaults
        cls.struct_tag_field = tag_field or cls.struct_tag_field
        cls.struct_tag = (cls.struct_tag_field, tag) if tag else None
        cls.struct_fields = dict(cls.struct_fields)
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name, MISSING)
            if isinstance(default, Field):
                cls.struct_fields[name] = default.name or name, default.default
            else:
                cls.struct_fields[name] = name, default

    def __init__(self, **given: Any) -> None:
        for name, (_, default) in self.struct_fields.items():
            value = given.pop(name) if name in given else copy.copy(default)
            if value is MISSING:
                raise TypeError(f"{type(self).__name__}: {name} is missing")
            setattr(self, name, value)
        if given:
            raise TypeError(f"{type(self).__name__} has no {', '.join(given)}")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return id(self)


def _told(value: Any, hook: Hook) -> Any:
    """One thing that JSON does not know, as what it knows."""
    if isinstance(value, Struct):
        told = dict([value.struct_tag]) if value.struct_tag else {}
        for name, (called, default) in value.struct_fields.items():
            each = getattr(value, name)
            if each is not UNSET and not (value.leave_out and _same(each, default)):
                told[called] = each
        return told
    if dataclasses.is_dataclass(value):
        return {each.name: getattr(value, each.name) for each in dataclasses.fields(value)}
    if isinstance(value, (set, frozenset)):
        return list(value)
    return hook(value)


def _same(value: Any, default: Any) -> bool:
    """Is it the default? Another kind of thing is not, even where it is equal."""
    if value is default:
        return True
    if isinstance(default, (tuple, dict, list)):
        return type(value) is type(default) and not value and not default
    return type(value) is type(default) and bool(value == default)


def _refuse(value: Any) -> Any:
    raise TypeError(f"{type(value).__name__} cannot be sent")


class Encoder:
    """Writes JSON."""

    def __init__(self, *, enc_hook: Hook = _refuse) -> None:
        self._writer = standard.JSONEncoder(
            ensure_ascii=False, separators=(",", ":"), default=lambda value: _told(value, enc_hook)
        )

    def encode(self, value: Any) -> bytes:
        """The JSON of a message."""
        return self._writer.encode(value).encode()


class Decoder:
    """Reads JSON."""

    decode = staticmethod(standard.loads)


def to_builtins(value: Any, *, enc_hook: Hook = _refuse) -> Any:
    """A message as JSON data."""
    return standard.loads(Encoder(enc_hook=enc_hook).encode(value))


def convert(value: dict[str, Any], kind: type[Struct]) -> Struct:
    """Data as a message."""
    return kind(**value)


json = SimpleNamespace(Encoder=Encoder, Decoder=Decoder)


def install() -> None:
    """Stand in for msgspec where there is none."""
    sys.modules.setdefault("msgspec", sys.modules[__name__])
