"""The tree of a search: numbers under options. It holds no states, so that dice and hidden cards
may fall differently at every visit."""

from __future__ import annotations

from starboard.kernel import Option, Seat


class Edge:
    """What is known of one option of an information set."""

    __slots__ = ("child", "terminal", "total", "values", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0  # for the seat that decides here
        #: With max backup: what it is worth to every seat if the best answers known follow.
        self.values: list[float] | None = None
        #: With max backup: how often the game ended here, and the mean of those results.
        self.terminal: tuple[int, list[float]] | None = None
        self.child: Node | None = None

    def next_node(self) -> Node:
        """The moment that this option leads to."""
        if self.child is None:
            self.child = Node()
        return self.child

    def record_terminal(self, values: list[float]) -> None:
        """The game has ended here; in other worlds it may go on."""
        count, mean = self.terminal or (0, values)
        self.terminal = count + 1, mixed(mean, values, 1 / (count + 1))

    def record_sample(self, values: list[float], seat: Seat) -> None:
        """One more try that came to this: the mean of all tries counts."""
        self.values = values if self.values is None else mixed(self.values, values, 1 / self.visits)
        self.total = self.values[seat] * self.visits

    def record_best(self, values: list[float], seat: Seat) -> None:
        """The best answers that follow come to this, where the game goes on."""
        if self.terminal is not None:
            values = mixed(values, self.terminal[1], self.terminal[0] / self.visits)
        self.values = values
        self.total = values[seat] * self.visits


def mixed(first: list[float], second: list[float], share: float) -> list[float]:
    """A mean in which the second has this share."""
    return [a + share * (b - a) for a, b in zip(first, second, strict=True)]


Answer = tuple[Seat, Option]
#: A question: who decides, and what that seat has answered before in this simultaneous choice.
Question = tuple[Seat, tuple[Option, ...]]


class InfoSet:
    """An information set: all the positions that a seat cannot tell apart when it decides.

    Whatever is hidden, the options there are compared by the same numbers.
    """

    __slots__ = ("edges", "joint", "order", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.joint = False  # others decide at the same time
        self.edges: dict[Option, Edge] = {}
        self.order: list[Option] | None = None  # those not tried yet, sorted: the best is the last

    def best_for(self, seat: Seat) -> list[float]:
        """What the best answer known to this seat comes to, for every seat."""
        known = [edge.values for edge in self.edges.values() if edge.values is not None]
        return max(known, key=lambda values: values[seat])


#: The way of one iteration down the tree: where it was, what was answered, and by whom.
Path = list[tuple[InfoSet, Edge, Seat]]


class Node:
    """A moment of the game, known by the answers that led to it.

    Nearly always there is one question at a moment: only further ones get a dictionary.
    """

    __slots__ = ("after", "info_set", "other_info_sets", "question")

    def __init__(self) -> None:
        self.question: Question | None = None
        self.info_set: InfoSet | None = None
        self.other_info_sets: dict[Question, InfoSet] | None = None
        #: After a simultaneous choice: by all its answers.
        self.after: dict[tuple[Answer, ...], Node] | None = None

    def at(self, question: Question) -> InfoSet:
        """The information set of a question."""
        if self.info_set is None:
            self.question, self.info_set = question, InfoSet()
            return self.info_set
        if self.question == question:
            return self.info_set
        if self.other_info_sets is None:
            self.other_info_sets = {}
        return self.other_info_sets.setdefault(question, InfoSet())

    def usual_answer(self) -> Answer | None:
        """The answer that was mostly tried at this moment, if there was a choice.

        None where no answer has the greater part: perhaps it exists in few worlds only.
        """
        if self.question is None or self.info_set is None or len(self.info_set.edges) < 2:
            return None
        edges = self.info_set.edges
        best = max(edges, key=lambda option: edges[option].visits)
        return (self.question[0], best) if 2 * edges[best].visits > self.info_set.visits else None

    def then(self, joint: tuple[Answer, ...]) -> Node:
        """The moment after a simultaneous choice."""
        if self.after is None:
            self.after = {}
        return self.after.setdefault(joint, Node())
