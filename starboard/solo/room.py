"""One table on this device: whoever looks at it, what they say, and the bots at its other seats."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import starboard
from starboard import bots
from starboard.draw.touch import why_not_touch
from starboard.kernel import Ask, Refusal, Refused, Seat, Table, as_option
from starboard.server import messages, views
from starboard.server.looks import Looks
from starboard.server.problem import Problem
from starboard.server.questions import Questions
from starboard.server.store.rows import ChatRow, SeatRow

#: Who is asked for hints, how many are shown, and the longest search of any bot, in seconds.
HINT_BOT, HINTS, LONGEST_SEARCH = "ismcts:2s", 3, 5.0
LONGEST_LINE, CHAT_SHOWN = 500, 100


@dataclass(frozen=True, slots=True)
class Row:
    """What is kept of a table beside its game."""

    id: str
    created: float
    open_seed: bool
    code: str = ""  # nobody can come from elsewhere


@dataclass(eq=False, slots=True)
class Viewer:
    """A page that shows the table. All seats but those of bots are on this device."""

    seat: Seat | None
    mine: frozenset[Seat]
    layout: str
    tell: Callable[[str], object]
    host: bool = True

    def send(self, message: bytes) -> None:
        """Tell the page."""
        self.tell(message.decode())


@dataclass(eq=False)
class Room:
    """A live table. Whatever changes it is kept at once."""

    row: Row
    seats: list[SeatRow]
    table: Table
    keep: Callable[[Room], object]
    seq: int = 0
    viewers: list[Viewer] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._looks = Looks()
        self._questions = Questions()
        self._questions.note(self.table, self.seq)

    # ---- what is kept -----------------------------------------------------------------------

    @property
    def rematch(self) -> str:
        """Nobody proposes one here: a new game is as near."""
        return ""

    def stopped(self) -> None:
        """Nobody ends a table that is not theirs."""

    @property
    def mine(self) -> frozenset[Seat]:
        """The seats that are played on this device."""
        return frozenset(seat.seat for seat in self.seats if seat.kind != "bot")

    def headline(self) -> dict[str, Any]:
        """What lists of tables show."""
        waiting = sorted(ask.seat for ask in self.table.pending)
        over = self.table.over
        return {
            "table": self.row.id,
            "game": self.table.game.id,
            "variant": dict(self.table.variant),
            "seats": messages.plain(self.people()),
            "created": self.row.created,
            "seq": self.seq,
            "waiting": waiting,
            "over": over,
            "mine": sorted(self.mine),
            "my_turn": not over and not self.mine.isdisjoint(waiting),
            "since": time.time(),
            "open_seed": self.row.open_seed,
        }

    def kept(self) -> str:
        """All that it takes to go on later, as JSON."""
        return json.dumps({**self.headline(), "save": self.table.save()})

    @classmethod
    def from_kept(cls, kept: str, keep: Callable[[Room], object]) -> Room:
        """The table as it was left."""
        data = json.loads(kept)
        seats = [
            SeatRow(s["seat"], s["kind"], s["name"], bot=s["bot"] or "") for s in data["seats"]
        ]
        row = Row(data["table"], data["created"], data["open_seed"])
        return cls(row, seats, starboard.load(data["save"]), keep, data["seq"])

    def people(self) -> list[messages.SeatInfo]:
        """The seats: all are here."""
        asked = {ask.seat for ask in self.table.pending}
        return [
            messages.SeatInfo(
                seat=s.seat,
                kind=s.kind,
                name=s.name,
                bot=s.bot or None,
                here=True,
                free=False,
                thinks=bool(s.bot) and s.seat in asked,
            )
            for s in self.seats
        ]

    # ---- viewers ----------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        """A page opens."""
        if viewer.seat is not None and viewer.seat not in viewer.mine:
            raise Problem("not-yours")
        self.viewers.append(viewer)
        self._show(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A page is closed."""
        self.viewers.remove(viewer)

    def _show(self, viewer: Viewer) -> None:
        viewer.send(self._looks.state(self, viewer))

    def hear(self, viewer: Viewer, text: str) -> None:
        """One message of a page. Whatever is wrong with it: an answer, and nothing has changed."""
        said = json.loads(text)
        said_id = said.get("id")
        try:
            self._HANDLERS[said["type"]](self, viewer, said)
        except Refused as refused:
            self._refuse(viewer, said_id, refused.refusals)
        except Problem as problem:
            self._complain(viewer, said_id, problem)
            if problem.code == "stale":
                self._show(viewer)

    def _complain(self, viewer: Viewer, said_id: Any, problem: Problem) -> None:
        error = messages.Error(id=said_id, code=problem.code, message=problem.message)
        viewer.send(messages.encode(error))

    def _refuse(self, viewer: Viewer, said_id: Any, why: Sequence[Refusal]) -> None:
        told = tuple(views.refusal(each) for each in why)
        viewer.send(messages.encode(messages.Refused(id=said_id, refusals=told)))

    def _done(self, viewer: Viewer, said: dict[str, Any]) -> None:
        viewer.send(messages.encode(messages.Done(id=said.get("id"), seq=self.seq)))

    # ---- messages by type -------------------------------------------------------------------

    def _answer(self, viewer: Viewer, said: dict[str, Any]) -> None:
        seat, option = self._human(viewer, said), as_option(said["option"])
        if not said.get("sure", True):
            chance = secrets.randbits(56)
            if views.is_final(self.table, seat, option, chance):
                viewer.send(messages.encode(messages.Sure(id=said.get("id"))))
                return
        if not self._questions.is_fresh(seat, said["seq"], self.seq):
            raise Problem("stale", seq=self.seq)
        self._move(seat, option, lambda: self._done(viewer, said))

    def _undo(self, viewer: Viewer, said: dict[str, Any]) -> None:
        seat = self._human(viewer, said)
        own = [r for r in self.table.records if r.seat == seat and not r.forced]
        self.table.undo(seat)
        self._looks.forget_events()
        self.seq += 1
        self._changed(own[-1].told, lambda: self._done(viewer, said))

    def _touch(self, viewer: Viewer, said: dict[str, Any]) -> None:
        seat = self._human(viewer, said)
        self._refuse(viewer, said.get("id"), why_not_touch(self.table, seat, said["path"]))

    def _hint(self, viewer: Viewer, said: dict[str, Any]) -> None:
        seat = self._human(viewer, said)
        if self.table.ask_for(seat) is None:
            raise Refused(self.table.why_not(seat, ()))
        bot, worlds = bots.make(HINT_BOT, secrets.randbits(32)), bots.Worlds(self.table, seat)
        best = [
            views.hint(self.table.game, each.option, each.value, each.visits, each.then)
            for each in bots.advice(bot.rate(worlds), HINTS)
        ]
        viewer.send(messages.encode(messages.Hints(id=said.get("id"), best=best)))

    def _layout(self, viewer: Viewer, said: dict[str, Any]) -> None:
        viewer.layout = "tall" if said["layout"] == "tall" else "wide"
        self._show(viewer)

    def _chat(self, viewer: Viewer, said: dict[str, Any]) -> None:
        name = "" if viewer.seat is None else self.seats[viewer.seat].name
        text = " ".join(str(said["text"]).split())[:LONGEST_LINE]
        line = ChatRow(name, viewer.seat, text, time.time())
        self.chat = [*self.chat[1 - CHAT_SHOWN :], line]
        for each in self.viewers:
            each.send(views.chat(line))

    def _bot_takes(self, viewer: Viewer, said: dict[str, Any]) -> None:
        bot = str(said.get("bot", "normal"))
        self._set_bot(said["seat"], bot)
        self._done(viewer, said)

    def _hand_back(self, viewer: Viewer, said: dict[str, Any]) -> None:
        if self.seats[said["seat"]].kind == "bot":
            raise Problem("not-yours")
        self._set_bot(said["seat"], "")
        self._done(viewer, said)

    def _set_bot(self, seat: Seat, bot: str) -> None:
        if bot:
            check_bot(bot)
        self.seats[seat] = replace(self.seats[seat], bot=bot)
        self.keep(self)
        self._tell_people()

    def _tell_people(self) -> None:
        told = messages.encode(messages.People(seats=self.people()))
        for each in self.viewers:
            each.send(told)

    def _ping(self, viewer: Viewer, said: dict[str, Any]) -> None:
        viewer.send(messages.encode(messages.Pong(id=said.get("id"), seq=self.seq)))

    def _resync(self, viewer: Viewer, said: dict[str, Any]) -> None:
        self._show(viewer)
        self._done(viewer, said)

    _HANDLERS = {  # noqa: RUF012 - the methods by the names that the page uses
        "answer": _answer, "undo": _undo, "touch": _touch, "hint": _hint, "layout": _layout,
        "chat": _chat, "bot-takes": _bot_takes, "hand-back": _hand_back, "ping": _ping,
        "resync": _resync,
    }  # fmt: skip

    def _human(self, viewer: Viewer, said: dict[str, Any]) -> Seat:
        """The seat that is spoken for, if a person on this device plays it."""
        seat: Seat = said["seat"]
        if seat not in viewer.mine:
            raise Problem("not-yours")
        if self.seats[seat].bot:
            raise Problem("bot-plays")
        return seat

    # ---- moves ------------------------------------------------------------------------------

    def _move(self, seat: Seat, option: Any, done: Callable[[], object] | None = None) -> None:
        before = self.table.seq
        if self.viewers:
            self.table.watch()
        self.table.answer(seat, option)
        self.seq += self.table.seq - before
        self._changed(self.table.records[before].told, done)

    def _changed(self, told: int, done: Callable[[], object] | None = None) -> None:
        """Keep it, say that it is done, and show it."""
        self._questions.note(self.table, self.seq)
        self.keep(self)
        if done is not None:
            done()
        for _ in self._looks.publish(self, told):
            pass
        self._tell_people()

    def asked_bot(self) -> Ask | None:
        """The first question that a bot must answer, if somebody looks on."""
        asks = self.table.pending if self.viewers else ()
        return next((ask for ask in asks if self.seats[ask.seat].bot), None)

    def think(self) -> None:
        """Let that bot answer."""
        ask = self.asked_bot()
        if ask is None:
            return
        if len(ask.options) == 1:
            self._move(ask.seat, ask.options[0])
            return
        bot = bots.make(self.seats[ask.seat].bot, secrets.randbits(32))
        if isinstance(bot, bots.IsmctsBot):
            bot.time_limit = LONGEST_SEARCH
        self._move(ask.seat, bot.choose(bots.Worlds(self.table, ask.seat)))


def check_bot(spec: str) -> str:
    """The name of a bot, if there is such a bot."""
    try:
        bots.make(spec, 0)
    except ValueError:
        raise Problem("bad-bot", bot=spec[:60]) from None
    return spec
