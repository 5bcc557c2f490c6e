"""What is kept, row by row, and how rows of both databases become values and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from starboard.kernel import Option, Seat


class Taken(Exception):
    """Another writer has written this entry first; nothing of ours was stored."""


class Down(Exception):
    """The store does not answer; perhaps it will in a moment."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log: an answer, or (without an option) the seat's undo."""

    seq: int  # 1, 2, 3, ... without gaps
    seat: Seat
    option: Option | None
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a table stands after its newest entry: lists and health need no replay for it."""

    seq: int
    waiting: tuple[Seat, ...]
    over: bool
    digest: str  # of the rebuilt game: tells whether the rules still replay to the same position
    moved: float  # seconds since 1970


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table as it was created."""

    id: str
    code: str  # short, to be read out to friends
    game: str
    rules: int  # version of the rules it was created with
    seats: int
    variant: dict[str, Any]
    seed: int
    open_seed: bool  # somebody chose the seed: nobody can claim that the deal was secret
    host: str  # the person who may seat bots for absent players
    created: float
    standing: Standing
    #: The owner's edition it is played with, by name and hash; None: the box as it comes.
    edition: dict[str, str] | None = None
    ended: str = ""  # why nobody plays on although the game is not over: by its host, say


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat: how it was meant, who is on it, and the bot that plays it, if any."""

    seat: Seat
    kind: str  # me, device, link, bot, program
    name: str = ""
    token: str = ""  # a hash: what is stored lets nobody in
    bot: str = ""  # for other kinds than "bot": a stand-in
    holders: frozenset[str] = field(default=frozenset())  # persons, one for each device


@dataclass(frozen=True, slots=True)
class ChatRow:
    """One line of chat."""

    name: str
    seat: Seat | None  # None: a spectator
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Finished:
    """A game as it was when it ended, for good."""

    save: str  # as Table.save() writes it
    result: str  # as clients get it, in JSON
    at: float


@dataclass(frozen=True, slots=True)
class Ban:
    """A visitor who is not wanted: an address, a network, or a person."""

    who: str
    why: str
    at: float
    until: float | None = None  # None: for good


@dataclass(frozen=True, slots=True)
class Step:
    """One statement of a transaction; if it must change something and does not: Taken."""

    statement: str
    values: tuple[Any, ...]
    must_change: bool = False


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode

table_select = (
    "select id, code, game, rules, seats, variant, seed, open_seed, host, created,"
    " seq, waiting, over, digest, moved, ended from tables"
)


def entry_values(table: str, entry: Entry) -> tuple[Any, ...]:
    """A line of the log, as it is stored."""
    option = None if entry.option is None else encode(entry.option).decode()
    return table, entry.seq, entry.seat, option, entry.forced


def standing_values(s: Standing) -> tuple[Any, ...]:
    """Where a table stands, as it is stored."""
    return s.seq, encode(s.waiting).decode(), s.over, s.digest, s.moved


#: Beside the settings of a variant, none of which is called like this: databases that were made
#: before there were editions need not be changed for it.
_EDITION = "@edition"


def setup_value(t: TableRow) -> str:
    """The variant and the edition, as they are stored."""
    setup = t.variant if t.edition is None else {**t.variant, _EDITION: t.edition}
    return encode(setup).decode()


def table_of(row: Sequence[Any]) -> TableRow:
    """A table from the columns of ``table_select``."""
    id_, code, game, rules, seats, variant, seed, open_seed, host, created = tuple(row)[:10]
    seq, waiting, over, digest, moved, ended = tuple(row)[10:]
    standing = Standing(seq, tuple(decode(waiting)), bool(over), digest, moved)
    setup = decode(variant)
    edition = setup.pop(_EDITION, None)
    return TableRow(id_, code, game, rules, seats, setup, int(seed), bool(open_seed),
                    host, created, standing, edition, ended)  # fmt: skip
