"""What lies on a table: pieces that can be copied, chance, piles, and who may know them."""

from .chance import Position, below, commitment, key_of, make_cheap, shuffle
from .copying import Piece, Step, named, state
from .secrecy import deal_anew, draw, hidden, known_to, owned, pick, resample, reveal

__all__ = [
    "Piece", "Position", "Step", "below", "commitment", "deal_anew", "draw", "hidden", "key_of",
    "known_to", "make_cheap", "named", "owned", "pick", "resample", "reveal", "shuffle", "state",
]  # fmt: skip
