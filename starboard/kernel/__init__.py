"""The kernel: questions, tables, chance, secrecy, scenes. It knows no game and does no I/O."""

from .catalogue import Component, Part, Shelf
from .chance import below, commitment, key_of, shuffle
from .copying import state
from .edition import Edition, box_folder, edition_of
from .game import Choice, Fact, Game, Result, find, registry
from .message import Message, use_renderer
from .piece import Piece
from .position import State
from .question import (
    CHECKPOINT,
    Ask,
    Flow,
    Lazy,
    LazyOf,
    Option,
    Seat,
    Together,
    any_of,
    quick_ask,
    several,
    together,
)
from .rule import BadSave, BadSetup, Refusal, Refused, UnknownGame
from .run import Run
from .save import as_option, read
from .scene import Held, Node, Player, Scene, Tally
from .secrecy import deal_anew, draw, pick, reveal
from .table import Event, Offer, Record, Table, replay

__all__ = [
    "CHECKPOINT", "Ask", "BadSave", "BadSetup", "Choice", "Component", "Edition", "Event", "Fact",
    "Flow", "Game", "Held", "Lazy", "LazyOf", "Message", "Node", "Offer", "Option", "Part", "Piece",
    "Player", "Record", "Refusal", "Refused", "Result", "Run", "Scene", "Seat", "Shelf", "State",
    "Table", "Tally", "Together", "UnknownGame", "any_of", "as_option", "below", "box_folder",
    "commitment", "deal_anew", "draw", "edition_of", "find", "key_of", "pick", "quick_ask", "read",
    "registry", "replay", "reveal", "several", "shuffle", "state", "together", "use_renderer",
]  # fmt: skip
