"""Moments in words: what was rolled, revealed and summed up, below the events that tell of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starboard.kernel import Frame, Message, Option, Seat, Table, known_to

#: Further lines than this are left to the log of the table itself.
MOST_LINES = 14


class Moments:
    """Keeps, for everybody who looks, what was to be seen at the moments of each answer."""

    def __init__(self, table: Table, viewers: Iterable[Seat | None]) -> None:
        self.table = table
        #: By viewer: the number of an event among those that they heard, and the lines below it.
        self.lines: dict[Seat | None, dict[int, tuple[Message, ...]]] = {v: {} for v in viewers}
        table.watch()

    def answer(self, seat: Seat, option: Option) -> None:
        """Decide, and remember what there was to see."""
        first = self.table.seq
        heard = {viewer: len(self.table.events_for(viewer)) for viewer in self.lines}
        self.table.answer(seat, option)
        start = self.table.records[first].told
        for viewer, lines in self.lines.items():
            number = heard[viewer]
            for frame in self.table.frames(viewer, start):
                number += len(frame.told)
                if found := shown(self.table, frame, viewer):
                    lines[number - 1] = found

    def of(self, viewer: Seat | None, events: range) -> list[Sequence[Message]]:
        """The lines below each of these events."""
        return [self.lines.get(viewer, {}).get(number, ()) for number in events]

    def forget(self) -> None:
        """Something was taken back: what was told after it never happened."""
        self.table.watch()
        for viewer, lines in self.lines.items():
            count = len(self.table.events_for(viewer))
            self.lines[viewer] = {n: said for n, said in lines.items() if n < count}


def shown(table: Table, frame: Frame, viewer: Seat | None) -> tuple[Message, ...]:
    """Why it happened, and what lies over the table at the moment that a frame ends with."""
    if frame.moment is None:
        return ()
    key, _, facts, _ = frame.moment
    moment, known = table.game.moments[key], known_to(frame.state, viewer)
    cause = moment.cause(known, facts) if moment.cause else None
    stage = moment.stage(known, viewer, facts) if moment.stage else None
    said = [*([cause] if cause else []), *(stage.words if stage else ())]
    return tuple({repr(line.plain()): line for line in said}.values())[:MOST_LINES]
