"""What the server says over a socket: every message and every part of it, as types.

From these the TypeScript types of the web client and the tables of ``docs/protocol.md`` are written
(``python -m tools.protocol``); a test fails where they differ. A field that has its default is left
out.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from starboard.draw import Player, Scene, Tally
from starboard.kernel import Message, Option

#: Raised when a page that speaks the former one would get things wrong: it is told to reload.
PROTOCOL = 2

# Parts of scenes are dataclasses of ``starboard.draw``, and are sent without what is empty.
Node = Annotated[dict[str, Any], Meta(title="SceneNode")]
NodePatch = Annotated[dict[str, Any], Meta(title="NodePatch")]
SceneFields = Annotated[dict[str, Any], Meta(title="SceneFields")]
WholeScene = Annotated[dict[str, Any], Meta(title="Scene")]
Settings = Annotated[dict[str, Any], Meta(title="Record<string, string | number | boolean>")]
Id = str | int | None


class Part(Struct, omit_defaults=True, kw_only=True):
    """A part of a message."""


class Refusal(Part, kw_only=True):
    """Why not, with its rule."""

    rule: str
    message: Message


class TableEvent(Part, kw_only=True):
    """Something that happened."""

    message: Message
    rule: str
    keys: tuple[str, ...] = ()  # of the things that it speaks of
    kind: str = ""  # of a moment; "round", "phase" and "turn" begin a chapter of the log
    seat: int | None = None  # who did it


class Moment(Part, kw_only=True):
    """An event worth seeing: the board as it was just then, and what is laid over it."""

    kind: str
    hold: float  # seconds for which it holds the eye at a normal pace
    message: Message
    icon: str = ""
    cause: Message | None = None  # why it happened
    stage: Node | None = None  # what lies over the table meanwhile
    marks: tuple[str, ...] = ()  # keys of what it speaks of
    seat: int | None = None  # who did it


class Forest(Part, kw_only=True):
    """What became of the nodes of a board or a hand, by their keys."""

    set: tuple[
        NodePatch, ...
    ] = ()  # new nodes whole; of others what changed, null: it is empty now
    gone: tuple[str, ...] = ()
    order: dict[str, tuple[str, ...]] = {}  # whose parts changed ("": the whole), and their order


class Patch(Part, kw_only=True):
    """How a scene follows from the one before."""

    board: Forest | None = None
    hand: Forest | None = None
    fields: SceneFields = {}  # all else that changed; null: it is empty now


class Frame(Part, kw_only=True):
    """What happened up to a moment, or to the present; the last frame is the present."""

    patch: Patch
    events: tuple[TableEvent, ...] = ()
    moment: Moment | None = None


class Outlook(Part, kw_only=True):
    """What an option would bring."""

    lines: tuple[Message, ...]
    warns: str = ""  # it brings "nothing", it "ends" the game, or it "loses" something for good
    odds: tuple[tuple[Message, float], ...] = ()
    marks: tuple[tuple[str, Message], ...] = ()  # what would happen to things, by their keys


class Offer(Part, kw_only=True):
    """An option: its words, and the nodes to touch; a step ``a|b`` is either of them."""

    option: Option
    message: Message
    path: tuple[str, ...]
    outlook: Outlook | None = None


class Action(Part, kw_only=True):
    """One thing that a seat can do, or cannot do just now; it is touched as ``action:<id>``."""

    id: str
    icon: str
    name: Message
    options: tuple[int, ...]  # places in the options of the question; none: not possible
    price: Message | Tally | None = None
    gain: Message | None = None
    refusal: Refusal | None = None  # why it is not possible
    colour: str = "accent"
    group: str = ""


class Ask(Part, kw_only=True):
    """A question and all its options."""

    seat: int
    prompt: Message
    rule: str
    options: tuple[Offer, ...]
    actions: tuple[Action, ...] = ()


class Term(Part, kw_only=True):
    """What a score is made of."""

    message: Message
    value: float


class Result(Part, kw_only=True):
    """How it ended."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: Message
    remark: Message | None = None
    terms: tuple[tuple[Term, ...], ...] = ()  # by seat


class SeatInfo(Struct, kw_only=True):
    """A seat and who sits there."""

    seat: int
    kind: str
    name: str
    bot: str | None  # that plays it, for a person too
    here: bool
    free: bool  # nobody has taken this seat yet
    thinks: bool


class ChatLine(Struct, kw_only=True):
    """A line of chat."""

    name: str
    seat: int | None  # null: a spectator
    text: str
    at: float


class Then(Part, kw_only=True):
    """The answer that a bot reckons with."""

    seat: int
    message: Message


class Hint(Part, kw_only=True):
    """One of the best options, and what it is expected to lead to."""

    option: Option
    value: float | None  # 0 lost .. 1 won
    message: Message
    tries: int
    then: Then | None = None


class Edition(Part, kw_only=True):
    """Whose box is played with, where it is not the one that came with the game."""

    name: str
    hash: str
    differs: int = 0  # how many components are not as they came


class Spoken(Part, kw_only=True):
    """A sentence of a lesson, in both languages."""

    hu: str
    en: str


class QuizAnswer(Part, kw_only=True):
    """One answer of the coach's small question."""

    say: Spoken
    right: bool
    why: Spoken | None = None


class Quiz(Part, kw_only=True):
    """A small question of the coach; nothing depends on it."""

    ask: Spoken
    answers: tuple[QuizAnswer, ...]


class Note(Part, kw_only=True):
    """One thing that the coach says."""

    id: str
    kind: str  # "after", "tell", "quiz", "do"
    say: Spoken
    rules: tuple[str, ...] = ()
    point: tuple[str, ...] = ()  # keys of the scene; some may not be there
    title: Spoken | None = None
    quiz: Quiz | None = None


class Slip(Part, kw_only=True):
    """A slip that the coach holds before it is sent, once: these options, or a refused touch."""

    id: str
    say: Spoken
    rule: str
    options: tuple[int, ...] = ()  # places in the options of the question
    touch: tuple[str, ...] = ()
    final: bool = False  # it could not be taken back


class Said(Struct, tag_field="type", kw_only=True):
    """Any message."""


class View(Said, kw_only=True):
    """What a state and an update have in common."""

    seq: int
    ask: Ask | None
    waiting: tuple[int, ...]
    undo: Refusal | None  # why not; null: it is possible
    over: bool
    result: Result | None
    seed: str | UnsetType = UNSET  # digits, when the game is over


class State(View, tag="state", kw_only=True):
    """The whole view: at first, and whenever a client must start anew."""

    protocol: int = PROTOCOL
    table: str
    game: str
    variant: Settings
    edition: Edition | None
    seat: int | None
    seats: list[SeatInfo]
    mine: tuple[int, ...]  # seats on this device
    host: bool
    scene: WholeScene
    events: tuple[TableEvent, ...]
    chat: list[ChatLine]
    commitment: str
    open_seed: bool
    code: str | UnsetType = UNSET
    stopped: Message | UnsetType = UNSET  # why nobody plays on although the game is not over
    rematch: str | UnsetType = UNSET  # the id of the table where these people play again


class Update(View, tag="update", kw_only=True):
    """After every move: how the scene of entry ``base`` became that of entry ``seq``."""

    base: int
    frames: tuple[Frame, ...]
    start: int = msgspec.field(name="from")  # the number of the first event of these frames


class People(Said, tag="people", kw_only=True):
    """Somebody has come, gone or joined, or a bot has taken over."""

    seats: list[SeatInfo]


class Chat(Said, tag="chat", kw_only=True):
    """A line of chat."""

    name: str
    seat: int | None  # null: a spectator
    text: str
    at: float


class Told(Said, tag="told", kw_only=True):
    """Something happened around the game: somebody left, resigned, became the host."""

    message: Message


class Rematch(Said, tag="rematch", kw_only=True):
    """These people play again, at another table."""

    table: str


class Refused(Said, tag="refused", kw_only=True):
    """The answer to an answer, undo, touch or hint that is not allowed."""

    id: Id
    refusals: tuple[Refusal, ...]


class Done(Said, tag="done", kw_only=True):
    """It is done; a move is stored, durably. Its update follows."""

    id: Id
    seq: int


class Sure(Said, tag="sure", kw_only=True):
    """What was to be answered cannot be taken back: nothing has been done; ask once more."""

    id: Id


class Coach(Said, tag="coach", kw_only=True):
    """In a guided first game, for the learner alone, after every state and update."""

    seq: int  # the entry that it belongs to
    title: Spoken  # of the lesson
    shown: int  # steps so far
    steps: int  # about so many in all
    notes: tuple[Note, ...]  # what is said now, to be read one after the other
    best: int | None = None  # what the teacher would do: a place in the options of the question
    why: Spoken | None = None
    held: tuple[Slip, ...] = ()


class Hints(Said, tag="hint", kw_only=True):
    """Options, best first."""

    id: Id
    best: list[Hint]


class Pong(Said, tag="pong", kw_only=True):
    """The answer to a ping."""

    id: Id
    seq: int


class Error(Said, tag="error", kw_only=True):
    """Bad input: nothing has changed."""

    id: Id = None
    code: str
    message: Message


SCENE = (Scene, Player, Tally)
PARTS = (
    Refusal, TableEvent, Moment, Forest, Patch, Frame, Outlook, Offer, Action, Ask, Term, Result,
    SeatInfo, ChatLine, Then, Hint, Edition, Spoken, QuizAnswer, Quiz, Note, Slip,
)  # fmt: skip
MESSAGES = (
    State, Update, People, Chat, Told, Rematch, Refused, Done, Sure, Coach, Hints, Pong, Error,
)  # fmt: skip


def _message(value: Any) -> Any:
    """The one thing in a message that is not plain already."""
    if isinstance(value, Message):
        return {"game": value.game, "key": value.key, "facts": value.facts}
    raise TypeError(f"{type(value).__name__} cannot be sent")


encode = msgspec.json.Encoder(enc_hook=_message).encode


def plain(value: Any) -> Any:
    """A part of a message as JSON data."""
    return msgspec.to_builtins(value, enc_hook=_message)
