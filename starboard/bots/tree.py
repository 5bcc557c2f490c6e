"""The tree of a search: numbers under options. It holds no states, so chance may fall anew."""

from __future__ import annotations

from starboard.kernel import Option, Seat


class Edge:
    """What is known of one option at one node."""

    __slots__ = ("child", "ends", "hope", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # for the seat that decides here
        #: What it comes to for every seat if the best answers known follow, in a sharp search.
        self.hope: list[float] | None = None
        #: How often the game ended here, and the mean of those results; in a sharp search.
        self.ends: tuple[int, list[float]] | None = None
        self.child: Node | None = None

    def following(self) -> Node:
        """The moment that this option leads to."""
        if self.child is None:
            self.child = Node()
        return self.child

    def note_end(self, values: list[float]) -> None:
        """The game has ended here: in other worlds it may go on."""
        count, mean = self.ends or (0, values)
        self.ends = count + 1, mixed(mean, values, 1 / (count + 1))

    def note_mean(self, values: list[float], seat: Seat) -> None:
        """One more try that came to this."""
        self.hope = values if self.hope is None else mixed(self.hope, values, 1 / self.visits)
        self.total = self.hope[seat] * self.visits

    def note_best(self, values: list[float], seat: Seat) -> None:
        """The best answers behind it come to this, where the game goes on."""
        if self.ends is not None:
            values = mixed(values, self.ends[1], self.ends[0] / self.visits)
        self.hope = values
        self.total = values[seat] * self.visits


def mixed(first: list[float], second: list[float], part: float) -> list[float]:
    """A mean in which the second has this part."""
    return [a + part * (b - a) for a, b in zip(first, second, strict=True)]


Answer = tuple[Seat, Option]
#: A question: who decides, and what that seat has answered before in this simultaneous choice.
Question = tuple[Seat, tuple[Option, ...]]


class Node:
    """A moment of the game, known by the answers that led to it.

    Nearly always there is one question at a moment: only further ones get a dictionary.
    """

    __slots__ = ("after", "fan", "others", "question")

    def __init__(self) -> None:
        self.question: Question | None = None
        self.fan: Fan | None = None
        self.others: dict[Question, Fan] | None = None
        #: After a simultaneous choice: by all its answers.
        self.after: dict[tuple[tuple[Seat, Option], ...], Node] | None = None

    def seen(self, question: Question) -> Fan | None:
        """The numbers under a question, if it was asked."""
        if self.question == question:
            return self.fan
        return self.others.get(question) if self.others is not None else None

    def at(self, question: Question) -> Fan:
        """The numbers under a question."""
        if self.fan is None:
            self.question, self.fan = question, Fan()
            return self.fan
        if self.question == question:
            return self.fan
        if self.others is None:
            self.others = {}
        return self.others.setdefault(question, Fan())

    def likeliest(self) -> Answer | None:
        """The answer that was mostly tried at this moment, if there was a choice.

        None where no answer has the greater part: perhaps it exists in few worlds only.
        """
        if self.question is None or self.fan is None or len(self.fan.edges) < 2:
            return None
        edges = self.fan.edges
        best = max(edges, key=lambda option: edges[option].visits)
        return (self.question[0], best) if 2 * edges[best].visits > self.fan.visits else None

    def then(self, joint: tuple[tuple[Seat, Option], ...]) -> Node:
        """The moment after a simultaneous choice."""
        if self.after is None:
            self.after = {}
        return self.after.setdefault(joint, Node())


class Fan:
    """The options seen at a question."""

    __slots__ = ("edges", "joint", "order", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.joint = False  # others decide at the same time
        self.edges: dict[Option, Edge] = {}
        self.order: list[Option] | None = None  # those not tried yet, sorted: the best is the last

    def best_for(self, seat: Seat) -> list[float]:
        """What the best answer known to this seat comes to, for every seat."""
        hopes = [edge.hope for edge in self.edges.values() if edge.hope is not None]
        return max(hopes, key=lambda hope: hope[seat])
