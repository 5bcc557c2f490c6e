"""Write what follows from the messages: the client's types, and the tables of docs/protocol.md.

``python -m tools.protocol`` writes both; ``tests/server/test_protocol.py`` fails where they differ
from what it would write.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
import types
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from starboard.draw import Held, Node, Player, Scene, Tally
from starboard.kernel import Message
from starboard.server import messages, protocol

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "client" / "src" / "lib" / "wire.gen.ts"
PAGE = ROOT / "docs" / "protocol.md"
HEAD = """/**
 * What the server and this page say to each other. Written by `python -m tools.protocol` from
 * starboard/server/messages.py and protocol.py: change those.
 */

import type { Message, NodePatch, Option, SceneFields, Shape } from "./wire";
"""
NAMES: dict[Any, str] = {
    Message: "Message", Node: "SceneNode", Player: "Player", Tally: "Tally", Held: "Held",
    Scene: "Scene", int: "number", float: "number", str: "string", bool: "boolean",
    type(None): "null", Any: "unknown",
}  # fmt: skip
#: Parts of scenes that are dictionaries or tuples of anything.
BY_TEXT = {"Shape": "Shape", "Option": "Option"}
INCOMING = typing.get_args(protocol.Anything)


def kind(hint: Any) -> str:
    """A Python type as TypeScript says it."""
    if hint in NAMES:
        return NAMES[hint]
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        title = next((m.title for m in args[1:] if isinstance(m, Meta) and m.title), None)
        return title or kind(args[0])
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(kind(each) for each in args if each is not UnsetType))
    if origin is list or (origin is tuple and args[1:] == (...,)):
        inner = kind(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(kind, args))}]"
    if origin is dict:
        if args == (str, Any):
            return "Shape"
        return f"Record<{kind(args[0])}, {kind(args[1])}>"
    return str(hint.__name__)


def fields_of(cls: Any) -> list[tuple[str, str, bool]]:
    """The fields of a message or a part: name, type, and whether it may be left out."""
    hints = typing.get_type_hints(cls, include_extras=True)
    if dataclasses.is_dataclass(cls):
        empty = {f.name for f in dataclasses.fields(cls) if f.default is not dataclasses.MISSING}
        return [
            (f.name, _text(cls, f.name, hints), f.name in empty) for f in dataclasses.fields(cls)
        ]
    lean = cls.__struct_config__.omit_defaults or cls in INCOMING
    return [
        (f.encode_name, _text(cls, f.name, hints), f.default is UNSET or (lean and not f.required))
        for f in msgspec.structs.fields(cls)
    ]


def _text(cls: Any, name: str, hints: dict[str, Any]) -> str:
    """Aliases that stand for something of their own are known by their text."""
    for base in cls.__mro__:
        said = str(inspect.get_annotations(base).get(name, ""))
        for alias, text in BY_TEXT.items():
            if re.search(rf"\b{alias}\b", said):
                return text + "[]" * said.count("tuple[") if alias == "Shape" else text
    found = kind(hints[name])
    return found.replace(" | null", "") if dataclasses.is_dataclass(cls) else found


def notes_of(cls: Any) -> dict[str, str]:
    """What the comments say of the fields."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        if base.__module__.startswith("starboard."):
            lines = inspect.getsource(base).splitlines()
            matches = (re.match(r"    (\w+): .*?  # (.*)$", line) for line in lines)
            found |= {m[1]: m[2] for m in matches if m}
    return found


def tag_of(cls: Any) -> str:
    """What a message calls itself."""
    return str(cls.__struct_config__.tag or "")


def interface(cls: Any, name: str) -> str:
    """A message or a part, for the client."""
    lines = ["", f"/** {_first(cls)} */", f"export interface {name} {{"]
    if not dataclasses.is_dataclass(cls) and tag_of(cls):
        lines.append(f'  type: "{tag_of(cls)}";')
    notes = notes_of(cls)
    for field, text, optional in fields_of(cls):
        if note := notes.get(field):
            lines.append(f"  /** {note[0].upper()}{note[1:]}. */")
        lines.append(f"  {field}{'?' if optional else ''}: {text};")
    return "\n".join([*lines, "}"])


def _first(cls: Any) -> str:
    return (cls.__doc__ or "").partition("\n\n")[0].replace("\n", " ").replace("  ", "").strip()


def typescript() -> str:
    """The types of the client."""
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};"]
    parts += [interface(cls, NAMES[cls]) for cls in (Node, Tally, Player, Held, Scene)]
    parts += [interface(cls, cls.__name__) for cls in messages.PARTS]
    parts += [interface(cls, f"{cls.__name__}Said") for cls in messages.MESSAGES]
    parts += [interface(cls, f"{cls.__name__}Asked") for cls in INCOMING]
    said = " | ".join(f"{cls.__name__}Said" for cls in messages.MESSAGES)
    asked = " | ".join(f"{cls.__name__}Asked" for cls in INCOMING)
    parts += ["", "/** All that the server says. */", f"export type Said = {said};", "",
              "/** All that it is told. */", f"export type Asked = {asked};", ""]  # fmt: skip
    return "\n".join(parts)


def table(classes: Any, *, tagged: bool) -> str:
    """Messages or parts, for the page."""
    lines = [f"| {'`type`' if tagged else 'part'} | what | fields |", "|---|---|---|"]
    for cls in classes:
        listed = ", ".join(_listed(cls)).replace("|", "\\|")
        name = tag_of(cls) if tagged else cls.__name__
        lines.append(f"| `{name}` | {_first(cls)} | {listed} |")
    return "\n".join(lines)


def _listed(cls: Any) -> list[str]:
    notes = notes_of(cls)
    return [
        f"`{name}{'?' if optional else ''}: {text}`"
        + (f" ({notes[name]})" if name in notes else "")
        for name, text, optional in fields_of(cls)
    ]


def page(text: str) -> str:
    """The page with its tables as they should be."""
    tables = {
        "said": table(messages.MESSAGES, tagged=True),
        "parts": table(messages.PARTS, tagged=False),
        "asked": table(INCOMING, tagged=True),
    }
    for name, rows in tables.items():
        mark = f"<!-- {name}: written by python -m tools.protocol -->"
        head, _, rest = text.partition(mark)
        text = f"{head}{mark}\n\n{rows}\n\n<!-- end -->{rest.partition('<!-- end -->')[2]}"
    return text


def main() -> None:
    """Write both."""
    TYPES.write_text(typescript(), encoding="utf-8")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
