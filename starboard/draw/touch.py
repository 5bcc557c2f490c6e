"""How options are chosen by touching what is drawn, and why a touch may not do.

An option has a way: the nodes that stand for it, and the action it belongs to. They can be touched
in any order, target first or last; each touch leaves the options on whose ways it lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from starboard.kernel import Ask, Game, Message, Option, Refusal, Seat, Table
from starboard.kernel.game import S

from .actions import Action, Outlook
from .scene import Node, Scene

MOST_REASONS = 3
#: What is said where the game has no reason for a thing.
NO_REASON = Message("", "refused-touch")


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as a client shows it: its words, the nodes to touch, what it would do."""

    option: Option
    message: Message
    path: tuple[str, ...]  # a step may name several nodes, ``a|b``: any of them will do
    outlook: Outlook | None


def offers(table: Table, seat: Seat) -> list[Offer]:
    """The seat's options as clients show them."""
    ask = table.ask_for(seat)
    if ask is None:
        return []
    game, s = table.game, table.state
    return [
        Offer(
            option,
            game.option_message(option),
            game.path(s, ask, option),
            outlook(game, s, ask, option),
        )
        for option in ask.options
    ]


def outlook(game: Game[S], s: S, ask: Ask, option: Option) -> Outlook | None:
    """What an option would bring; a game may say it in one sentence."""
    found = game.outlook(s, ask, option) if game.outlook else None
    return Outlook((found,)) if isinstance(found, Message) else found


def actions(game: Game[S], s: S, ask: Ask) -> tuple[Action, ...]:
    """Everything that can be done at a question; nothing where it is no choice of actions."""
    return tuple(game.actions(s, ask)) if game.actions else ()


def leads_to(way: Sequence[str], touched: Sequence[str]) -> bool:
    """Do these touches lie on the way, in whatever order, each at a step of its own?

    A step of a way may name several nodes, ``a|b``: any of them will do.
    """
    if not touched:
        return True
    if len(touched) > len(way):
        return False
    return any(
        touched[0] in step.split("|") and leads_to((*way[:n], *way[n + 1 :]), touched[1:])
        for n, step in enumerate(way)
    )


@dataclass(slots=True)
class Touches:
    """What a seat can touch at its question, and what the game says against all else."""

    table: Table
    ask: Ask
    ways: list[tuple[str, ...]] = field(init=False)  # of the options, in their order
    against: list[tuple[Option, tuple[str, ...], Refusal]] = field(init=False)

    def __post_init__(self) -> None:
        game, s, ask = self.table.game, self.table.state, self.ask
        listed = actions(game, s, ask)
        begins = {option: each.key for each in listed for option in each.options}
        self.ways = [_way(game.path(s, ask, o), begins.get(o)) for o in ask.options]
        self.against = [(o, game.path(s, ask, o), why) for o, why in game.refused(s, ask)]
        for each in listed:
            if each.refusal is not None and not each.options:
                self.against.append(((), (each.key,), each.refusal))

    def allow(self, touched: Sequence[str]) -> bool:
        """Do these touches lead to an option?"""
        return any(leads_to(way, touched) for way in self.ways)

    def reasons(self, touched: Sequence[str]) -> tuple[Refusal, ...]:
        """What the game itself says against these touches."""
        last = touched[-1:]
        found = [why for _, way, why in self.against if leads_to(way, touched)]
        found = found or [why for _, way, why in self.against if leads_to(way, last)]
        return _apart(found)[:MOST_REASONS] if touched else ()

    def why_not(self, touched: Sequence[str], things: Sequence[Node]) -> tuple[Refusal, ...]:
        """Why the last of these cannot be touched after the others. ``things``: its node, and
        those it is part of, which answer for it. Nothing if it can be touched, also if only by
        itself: then a new way begins with it."""
        before, last = touched[:-1], [node.key for node in things] or touched[-1:]
        if any(self.allow([*before, key]) for key in last):
            return ()
        for key in last:
            if told := self.reasons([*before, key]):
                return told
        if any(self.allow([key]) for key in last):
            return ()
        game, s, ask = self.table.game, self.table.state, self.ask
        for node in things:
            if game.beside is not None and (why := game.beside(s, ask, node.key)) is not None:
                return (why,)
            if node.tells:
                return tuple(Refusal(node.rule or ask.rule, m) for m in node.words or (node.name,))
        what = [Refusal(node.rule or ask.rule, node.name) for node in things[:1]]
        question = Refusal(ask.rule, ask.prompt)  # at least what is asked
        return (*what, Refusal(ask.rule, NO_REASON), question)


def why_not_touch(table: Table, seat: Seat, path: Sequence[str]) -> tuple[Refusal, ...]:
    """Why the last of these scene nodes cannot be touched now, after the ones before it."""
    ask = table.ask_for(seat)
    if ask is None:
        return (table.not_asked(),)
    things = lineages(table.scene(seat)).get(path[-1], ()) if path else ()
    return Touches(table, ask).why_not(path, things)


def lineages(scene: Scene) -> dict[str, tuple[Node, ...]]:
    """Every node of a scene by its key, each with those it is part of, from the inside out."""
    found: dict[str, tuple[Node, ...]] = {}

    def visit(node: Node, around: tuple[Node, ...]) -> None:
        found.setdefault(node.key, (node, *around))
        for kid in node.kids:
            visit(kid, (node, *around))

    for node in (*scene.nodes, *scene.hand):
        visit(node, ())
    return found


def _way(path: Sequence[str], action: str | None) -> tuple[str, ...]:
    return tuple(path) if action is None else (action, *path)


def _apart(refusals: Iterable[Refusal]) -> tuple[Refusal, ...]:
    """Each reason once."""
    return tuple({(why.rule, repr(why.message.plain())): why for why in refusals}.values())
