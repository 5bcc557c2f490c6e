"""What viewers see of a table: each pair of eyes once, and after a move only what has changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from starboard.draw import Scene
from starboard.kernel import Frame, Seat, Table
from starboard.workshop import shelves

from . import messages, views
from .messages import encode
from .patches import lean, patch
from .problem import Problem
from .store.rows import ChatRow

#: Whose eyes, and on which kind of screen.
Look = tuple[Seat | None, str]


class Viewer(Protocol):
    """Somebody who looks: through a socket, or at the very device that plays."""

    layout: str

    @property
    def seat(self) -> Seat | None:
        """Whose eyes; None: a spectator."""

    @property
    def mine(self) -> Collection[Seat]:
        """Every seat that this device may decide for."""

    @property
    def host(self) -> bool:
        """Have they set up this table?"""

    def send(self, message: bytes) -> None:
        """Tell them."""


class Row(Protocol):
    """What is kept of a table and shown to everybody."""

    @property
    def id(self) -> str:
        """The name of the table."""

    @property
    def code(self) -> str:
        """Short, to be read out to friends; empty where nobody can come."""

    @property
    def open_seed(self) -> bool:
        """Has somebody chosen the seed?"""


class Place(Protocol):
    """A live table, on a server or in a browser."""

    table: Table
    seq: int

    @property
    def row(self) -> Row:
        """What is kept of it."""

    @property
    def viewers(self) -> Iterable[Viewer]:
        """Whoever looks."""

    @property
    def chat(self) -> Sequence[ChatRow]:
        """What was said."""

    @property
    def rematch(self) -> str:
        """The table where they play again, if they do."""

    def stopped(self) -> Problem | None:
        """Why nobody plays on although the game is not over, if so."""

    def people(self) -> list[messages.SeatInfo]:
        """The seats and who sits there."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The scene that the viewers of a look have, and the log entry it belongs to."""

    seq: int
    scene: Scene


class Looks:
    """The scenes that the viewers of a table have, and how much they have heard."""

    def __init__(self) -> None:
        self._shown: dict[Look, Shown] = {}
        self._heard: dict[Seat | None, int] = {}  # events that the viewers of a seat have

    def state(self, room: Place, viewer: Viewer) -> bytes:
        """The whole view of one viewer."""
        table, seat = room.table, viewer.seat
        look = seat, viewer.layout
        shown = self._shown.get(look)
        if shown is None or shown.seq != room.seq:
            shown = self._shown[look] = Shown(room.seq, table.scene(*look))
        told = [raw for frame in table.frames(seat, 0) for raw in frame.told]
        self._heard[seat] = len(told)
        edition = shelves.headline(table.game.id)
        stopped = None if table.over else room.stopped()
        seen = views.position(table, seat)
        if stopped is not None:  # it can be read; nothing is asked any more
            seen |= {"ask": None, "waiting": (), "undo": views.refusal(views.NOTHING_TO_UNDO)}
        return encode(
            messages.State(
                seq=room.seq,
                table=room.row.id,
                game=table.game.id,
                variant=dict(table.variant),
                edition=None if edition is None else msgspec.convert(edition, messages.Edition),
                seat=seat,
                seats=room.people(),
                mine=tuple(sorted(viewer.mine)),
                host=viewer.host,
                scene=lean(shown.scene),
                **seen,
                events=tuple(views.event(table, raw) for raw in told),
                chat=[views.chat_line(line) for line in room.chat],
                commitment=table.commitment,
                open_seed=room.row.open_seed,
                code=(room.row.code if viewer.mine or viewer.host else "") or msgspec.UNSET,
                stopped=msgspec.UNSET if stopped is None else stopped.message,
                rematch=room.rematch or msgspec.UNSET,
            )
        )

    def forget_events(self) -> None:
        """Some have been taken back."""
        self._heard.clear()

    def publish(self, room: Place, told: int) -> Iterator[None]:
        """After a stored change: everybody sees it. ``told``: events of the table before it.

        Whoever runs through it may serve others between two drawings.
        """
        viewers: dict[Look, list[Viewer]] = {}
        for viewer in room.viewers:
            viewers.setdefault((viewer.seat, viewer.layout), []).append(viewer)
        self._drop_others(viewers)
        starts = {seat: self._start(room.table, seat, told) for seat, _ in viewers}
        for (seat, layout), eyes in viewers.items():
            before = self._shown.get((seat, layout))
            if before is None:
                for viewer in eyes:
                    viewer.send(self.state(room, viewer))
            else:
                said = self._update(room, (seat, layout), before, told, starts[seat])
                for viewer in eyes:
                    viewer.send(said)
            yield
        for seat, start in starts.items():
            self._heard[seat] = start + len(room.table.events_for(seat, told))

    def _drop_others(self, looks: Collection[Look]) -> None:
        self._shown = {look: shown for look, shown in self._shown.items() if look in looks}
        seats = {seat for seat, _ in looks}
        self._heard = {seat: heard for seat, heard in self._heard.items() if seat in seats}

    def _start(self, table: Table, seat: Seat | None, told: int) -> int:
        """The number of the first new event among all that this seat has heard."""
        start = self._heard.get(seat)
        if start is None:
            start = len(table.events_for(seat)) - len(table.events_for(seat, told))
        return start

    def _update(self, room: Place, look: Look, before: Shown, told: int, start: int) -> bytes:
        table, seat = room.table, look[0]
        frames: list[messages.Frame] = []
        scene = before.scene
        for frame, drawn in _drawn(table, look, told):
            changes = patch(scene, drawn)
            scene = drawn
            events = tuple(views.event(table, raw) for raw in frame.told)
            moment = views.moment(table, frame, seat)
            if moment or events or changes != messages.Patch() or not frames:
                frames.append(messages.Frame(patch=changes, events=events, moment=moment))
        self._shown[look] = Shown(room.seq, scene)
        return encode(
            messages.Update(
                seq=room.seq,
                base=before.seq,
                frames=tuple(frames),
                **views.position(table, seat),
                start=start,
            )
        )


def _drawn(table: Table, look: Look, told: int) -> Iterator[tuple[Frame, Scene]]:
    seat, layout = look
    for frame in table.frames(seat, told):
        yield frame, table.scene(seat, layout, frame.state)
