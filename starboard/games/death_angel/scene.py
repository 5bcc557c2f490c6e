"""What a seat sees (to be drawn)."""
from __future__ import annotations
from starboard.kernel import Scene
def scene(s, seat, layout):
    return Scene((1112, 690), ())
