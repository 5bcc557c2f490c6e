"""Drawing a scene: shapes, the parts that all games share, and what a touch chooses."""

from starboard.kernel.scene import Shape, Words

from .parts import card, count_badge, die, pile, token
from .shapes import art, box, disc, icon, line, path, text

__all__ = [
    "Shape", "Words", "art", "box", "card", "count_badge", "die", "disc", "icon", "line", "path",
    "pile", "text", "token",
]  # fmt: skip
