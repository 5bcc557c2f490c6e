"""The kernel: rules as steps, tables, chance, secrecy, scenes. It knows no game and does no I/O."""

from starboard.pieces import (
    Piece,
    Step,
    below,
    commitment,
    deal_anew,
    draw,
    hidden,
    key_of,
    known_to,
    owned,
    pick,
    resample,
    reveal,
    shuffle,
    state,
)  # fmt: skip

from .frames import Frame
from .game import Choice, Game, Result, Study
from .history import Event, Record, last_decision, without_last
from .message import Message, use_renderer
from .position import State
from .question import (
    Ask,
    Flow,
    Lazy,
    Option,
    Seat,
    any_of,
    as_option,
    several,
)  # fmt: skip
from .rule import BadSave, BadSetup, GameOver, Refusal, Refused, StepOver, UnknownGame
from .run import Run
from .table import Table, replay

__all__ = [
    "Ask", "BadSave", "BadSetup", "Choice", "Event", "Flow", "Frame", "Game", "GameOver", "Lazy",
    "Message", "Option", "Piece", "Record", "Refusal", "Refused", "Result", "Run", "Seat", "State",
    "Step", "StepOver", "Study", "Table", "UnknownGame", "any_of", "as_option", "below",
    "commitment",
    "deal_anew", "draw", "hidden", "key_of", "known_to", "last_decision", "owned", "pick",
    "replay", "resample", "reveal", "several", "shuffle", "state", "use_renderer", "without_last",
]  # fmt: skip
