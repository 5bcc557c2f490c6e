"""What clients show: scenes of shapes, how things are named, and what a touch chooses."""

from .actions import Action, Outlook
from .layout import column, fan, grid, row, size_around
from .moments import Moment
from .parts import card, count_badge, die, pile, token
from .scene import Held, Node, Player, Scene, Shape, Tally, Words
from .shapes import art, box, disc, icon, line, path, text
from .vocabulary import Fact, Vocabulary

__all__ = [
    "Action", "Fact", "Held", "Moment", "Node", "Outlook", "Player", "Scene", "Shape", "Tally",
    "Vocabulary", "Words", "art", "box", "card", "column", "count_badge", "die", "disc", "fan",
    "grid", "icon", "line", "path", "pile", "row", "size_around", "text", "token",
]  # fmt: skip
