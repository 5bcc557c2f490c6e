"""How helpful a table is to those who touch what they may not: measured over random positions.

Every node of a scene, and every action, is touched alone. What is not lit is answered with a
reason of the game about this thing (specific), with what the thing is, because nothing is ever
decided there (what-is-it), or with nothing better than the question (generic). An answer that
refuses what can be chosen is wrong.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import starboard
from starboard.draw import Node
from starboard.draw.touch import NO_REASON, Touches, actions, lineages
from starboard.kernel import Ask, Refusal, Table

from .random_games import Plan, moments

SPECIFIC, WHAT_IS_IT, GENERIC, WRONG = ANSWERS = ("specific", "what-is-it", "generic", "wrong")
LAYOUTS = ("wide", "tall")
MOST_EXAMPLES = 2  # of one answer to one question about one kind of node
EVERY = 5  # decisions: at each of these all nodes are touched


@dataclass(frozen=True, slots=True)
class Touched:
    """One touch of something that is not lit, and what came of it."""

    key: str
    question: str
    answer: str  # one of ANSWERS
    why: tuple[Refusal, ...]
    node: Node | None

    @property
    def kind(self) -> str:
        """The first word of the key."""
        return self.key.partition(":")[0]

    def plain(self) -> dict[str, str]:
        """As JSON data, in English."""
        return {
            "question": self.question,
            "kind": self.kind,
            "key": self.key,
            "thing": self.node.name.text("en") if self.node else self.key,
            "said": " / ".join(f"{why.message.text('en')} [{why.rule}]" for why in self.why),
        }


def touches(table: Table, ask: Ask) -> Iterator[Touched]:
    """What a seat is told at its question, for every thing on its screen that is not lit."""
    asked = Touches(table, ask)
    offered = set(ask.options)
    lies = {
        key
        for option, way, _ in asked.against
        if option in offered
        for step in way
        for key in step.split("|")
    }
    for key, nodes in things(table, ask).items():
        why = asked.why_not([key], nodes)
        tells = bool(nodes) and nodes[0].tells
        wrong = key in lies or (asked.allow([key]) and (bool(why) or tells))
        if why or wrong:  # else it is lit
            answer = WRONG if wrong else _kind_of(asked, key, why, nodes)
            yield Touched(key, ask.key, answer, why, nodes[0] if nodes else None)


def things(table: Table, ask: Ask) -> dict[str, tuple[Node, ...]]:
    """All that the seat can touch, by key: the actions, and the nodes of both layouts with those
    they are part of."""
    listed = actions(table.game, table.state, ask)
    found: dict[str, tuple[Node, ...]] = {each.key: () for each in listed}
    for layout in reversed(LAYOUTS):
        found |= lineages(table.scene(ask.seat, layout))
    return found


def _kind_of(asked: Touches, key: str, why: tuple[Refusal, ...], nodes: tuple[Node, ...]) -> str:
    if any(each.message.key == NO_REASON.key for each in why):
        return GENERIC
    if any(asked.reasons([each]) for each in (key, *(node.key for node in nodes))):
        return SPECIFIC
    told = [node.words or (node.name,) for node in nodes if node.tells]
    return WHAT_IS_IT if tuple(each.message for each in why) in told else SPECIFIC


@dataclass(slots=True)
class Measure:
    """All that was found about one game."""

    positions: int = 0
    by_kind: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    #: Some examples of each answer, by question and kind of node.
    examples: dict[tuple[str, str, str], dict[str, dict[str, str]]] = field(
        default_factory=lambda: defaultdict(dict)
    )

    def add(self, found: Iterable[Touched]) -> None:
        """What was found at one position."""
        self.positions += 1
        for each in found:
            self.by_kind[each.kind][each.answer] += 1
            kept = self.examples[each.answer, each.question, each.kind]
            if each.key not in kept and len(kept) < MOST_EXAMPLES:
                kept[each.key] = each.plain()

    @property
    def total(self) -> Counter[str]:
        """Of all kinds of nodes together."""
        return sum(self.by_kind.values(), Counter())

    def share(self, answer: str) -> float:
        """Of the touches, 0 to 1."""
        return self.total[answer] / max(1, self.total.total())

    def shown(self, answer: str) -> list[dict[str, str]]:
        """Examples of an answer, by question and kind."""
        chosen = sorted((key, kept) for key, kept in self.examples.items() if key[0] == answer)
        return [each for _, kept in chosen for each in kept.values()]

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        kinds = sorted(self.by_kind.items())
        return {
            "positions": self.positions,
            "touches": self.total.total(),
            "share": {answer: round(self.share(answer), 4) for answer in ANSWERS},
            "kinds": {kind: {a: n[a] for a in ANSWERS} for kind, n in kinds},
            "examples": {answer: self.shown(answer) for answer in (GENERIC, WRONG)},
        }


def measure(game: str, games: int = 1, seed: int = 1) -> Measure:
    """Random games of every setup, at every few decisions."""
    found = Measure()
    starboard.game(game)
    plan = Plan(game, games=games, seed=seed)
    for setup in plan.setups():
        for number in plan.numbers:
            for moment in moments(plan, setup, number):
                if (moment.number + number) % EVERY == 0:
                    for ask in moment.asks:
                        found.add(touches(moment.table, ask))
    return found
