"""The kernel: rules as steps, tables, chance, secrecy, scenes. It knows no game and does no I/O."""

from .chance import below, commitment, key_of, shuffle
from .copying import Piece, state
from .game import Choice, Game, Result, Study
from .history import Event, Record, last_decision, without_last
from .message import Message, use_renderer
from .position import State
from .question import (
    Ask,
    Flow,
    GameOver,
    Lazy,
    Option,
    Seat,
    Step,
    StepOver,
    any_of,
    as_option,
    several,
)  # fmt: skip
from .rule import BadSave, BadSetup, Refusal, Refused, UnknownGame
from .run import Run
from .secrecy import deal_anew, draw, hidden, known_to, owned, pick, resample, reveal
from .table import Table, replay

__all__ = [
    "Ask", "BadSave", "BadSetup", "Choice", "Event", "Flow", "Game", "GameOver", "Lazy", "Message",
    "Option", "Piece", "Record", "Refusal", "Refused", "Result", "Run", "Seat", "State", "Step",
    "StepOver", "Study", "Table", "UnknownGame", "any_of", "as_option", "below", "commitment",
    "deal_anew", "draw", "hidden", "key_of", "known_to", "last_decision", "owned", "pick",
    "replay", "resample", "reveal", "several", "shuffle", "state", "use_renderer", "without_last",
]  # fmt: skip
