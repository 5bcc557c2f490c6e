"""What clients may say. Every field has a type and a bound; anything else is refused by name."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from starboard.kernel import Option, as_option

from .problem import Problem

Id = Annotated[str, Meta(max_length=64)] | int | None
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(max_length=120)]
Layout = Annotated[str, Meta(pattern="^(wide|tall)$")]
BotSpec = Annotated[str, Meta(max_length=60)]


class Said(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """Any message of a client; ``id`` comes back in the answer."""

    id: Id = None


class Answer(Said, tag="answer"):
    """Decide."""

    seq: Annotated[int, Meta(ge=0, le=2**53)]  # the one it saw
    seat: SeatNumber
    option: Annotated[list[Any], Meta(min_length=1, max_length=64)]
    sure: bool = True  # false: if it cannot be taken back, do nothing and say `sure`


class Undo(Said, tag="undo"):
    """Take back the last decision."""

    seat: SeatNumber


class Touch(Said, tag="touch"):
    """Why can the last of these not be touched?"""

    seat: SeatNumber
    path: Annotated[list[Key], Meta(min_length=1, max_length=16)]


class Chat(Said, tag="chat"):
    """Say something; the name is a spectator's."""

    text: Annotated[str, Meta(max_length=4000)]
    name: Annotated[str, Meta(max_length=200)] = ""


class Hint(Said, tag="hint"):
    """What would a bot do? One at a time for a seat, and not too many (`too-fast`)."""

    seat: SeatNumber


class UseLayout(Said, tag="layout"):
    """Draw for a `wide` or a `tall` screen; a `state` follows."""

    layout: Layout


class BotTakes(Said, tag="bot-takes"):
    """A bot stands in for an absent player (`player-here` if he is connected); only the host."""

    seat: SeatNumber
    bot: BotSpec = "normal"


class HandBack(Said, tag="hand-back"):
    """The player decides again; the host, or the player himself."""

    seat: SeatNumber


class Leave(Said, tag="leave"):
    """Give up one's seat: a bot keeps it until somebody else sits down."""

    seat: SeatNumber


class Resign(Said, tag="resign"):
    """Give up: a bot plays on; of two players, or if nobody else is left, the table is ended."""

    seat: SeatNumber


class Free(Said, tag="free"):
    """Free the seat of somebody absent, or of a bot; only the host."""

    seat: SeatNumber
    here: bool = False  # true: even of somebody who is here


class End(Said, tag="end"):
    """End the table; what was played stays. Only the host."""


class HandOver(Said, tag="hand-over"):
    """Make the player of a seat the host; only the host."""

    seat: SeatNumber


class Rematch(Said, tag="rematch"):
    """The same game with the same people and bots, at a new table; whoever sits here, or the host,
    when the game is over."""


class Ping(Said, tag="ping"):
    """Is anybody there?"""


class Resync(Said, tag="resync"):
    """Something is missing: the whole state, please."""


Anything = (
    Answer | Undo | Touch | Chat | Hint | UseLayout | BotTakes | HandBack
    | Leave | Resign | Free | End | HandOver | Rematch | Ping | Resync
)  # fmt: skip
_decoder: msgspec.json.Decoder[Anything] = msgspec.json.Decoder(Anything)
_loose = msgspec.json.Decoder()


def read(text: str) -> Anything:
    """One message, or a Problem that says what is wrong with it."""
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError as error:
        raise Problem("bad-message", why=str(error)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Problem("bad-json") from None


def id_of(text: str) -> str | int | None:
    """The id of a message that is otherwise wrong, if it has a usable one."""
    try:
        said = _loose.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    found = said.get("id") if isinstance(said, dict) else None
    fits = isinstance(found, int) or (isinstance(found, str) and len(found) <= 64)
    return found if fits else None


def option_of(value: list[Any]) -> Option:
    """An option of plain ids and numbers, as the rules use them."""
    if not isinstance(value[0], str) or not _is_plain(value, 4):
        raise Problem("bad-choice")
    option: Option = as_option(value)
    return option


def _is_plain(value: Any, depth: int) -> bool:
    if isinstance(value, list):
        return depth > 0 and all(_is_plain(each, depth - 1) for each in value)
    if isinstance(value, int):
        return abs(value) < 2**53
    return value is None or (isinstance(value, str) and len(value) <= 120)
