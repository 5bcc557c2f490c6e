"""How one scene follows from another: what became of every node, by its key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.draw import Node, Player, Scene
from starboard.draw.scene import says_something

from .messages import Forest, Patch

NODES = frozenset({"nodes", "kids", "hand", "players"})
#: Fields of a node, and of a scene, that a patch tells by themselves.
OWN = tuple(name for name in Node.__slots__ if name not in ("key", "kids"))
FRAME = tuple(name for name in Scene.__slots__ if name not in ("nodes", "hand"))
#: The name of the whole, among the nodes whose parts are told.
ROOT = ""


def lean(part: Scene | Node | Player) -> dict[str, Any]:
    """What ``Scene.plain()`` says, with the shapes left to the encoder: most of a move's time
    would go into copying them."""
    return {
        name: [lean(each) for each in value] if name in NODES else value
        for name in part.__slots__
        if says_something(value := getattr(part, name))
    }


def patch(before: Scene, after: Scene) -> Patch:
    """What makes the one of the other."""
    fields: dict[str, Any] = {}
    for name in FRAME:
        was, now = getattr(before, name), getattr(after, name)
        if was is not now and was != now:
            fields[name] = None if not says_something(now) else (
                [lean(each) for each in now] if name in NODES else now
            )  # fmt: skip
    return Patch(
        board=_forest(before.nodes, after.nodes),
        hand=_forest(before.hand, after.hand),
        fields=fields,
    )


def _forest(before: Sequence[Node], after: Sequence[Node]) -> Forest | None:
    if before is after:
        return None
    was: dict[str, Node] = {}
    _gather(before, was)
    now: dict[str, Node] = {}
    _gather(after, now)
    changed: list[dict[str, Any]] = []
    order: dict[str, tuple[str, ...]] = {}
    if _keys(before) != _keys(after):
        order[ROOT] = _keys(after)
    for key, node in now.items():
        old = was.get(key)
        if old is node:
            continue
        if old is None:
            told = {name: v for name in OWN if says_something(v := getattr(node, name))}
        else:
            told = _changes(old, node)
        if told:
            changed.append({"key": key, **told})
        if _keys(node.kids) != (_keys(old.kids) if old is not None else ()):
            order[key] = _keys(node.kids)
    gone = tuple(key for key in was if key not in now)
    if not (changed or gone or order):
        return None
    return Forest(set=tuple(changed), gone=gone, order=order)


def _changes(old: Node, node: Node) -> dict[str, Any]:
    """What is not as it was; None: it is empty now."""
    told: dict[str, Any] = {}
    for name in OWN:
        was, now = getattr(old, name), getattr(node, name)
        if was is not now and was != now:
            told[name] = now if says_something(now) else None
    return told


def _gather(nodes: Sequence[Node], found: dict[str, Node]) -> None:
    """All nodes by their keys; a key names one thing."""
    for node in nodes:
        found.setdefault(node.key, node)
        if node.kids:
            _gather(node.kids, found)


def _keys(nodes: Sequence[Node]) -> tuple[str, ...]:
    return tuple([node.key for node in nodes])
