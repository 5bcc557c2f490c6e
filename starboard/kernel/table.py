"""Table: one game being played by people or programs, with every answer checked and remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from reprlib import repr as brief
from typing import TYPE_CHECKING, Any

from starboard.pieces import commitment, key_of, known_to

from .frames import Frame, Told, Watch, frames
from .game import Game, S
from .history import Event, Record, last_decision, without_last
from .message import Message
from .question import Ask, Option, Seat
from .rule import BadSetup, Refusal, Refused
from .run import Run

if TYPE_CHECKING:
    from starboard.draw import Scene

LAYOUTS = ("wide", "tall")
LARGEST_SEED = 256  # bits
#: Of a game that is played again so many answers are taken with care: hardly any step asks more.
TAIL = 12
#: A table whose hidden things lie as they were dealt.
AS_DEALT = -1


class Table(Run[S]):
    """One game being played."""

    __slots__ = (
        "_begun", "_block", "_block_at", "_dealt_draws", "_dealt_for", "_imagined", "_position",
        "_records", "_told", "_watch", "seats", "seed", "variant",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[S],
        seats: int,
        seed: int,
        variant: Mapping[str, Any] | None = None,
        *,
        auto: bool = False,
        position: S | None = None,  # to begin there, and not with the set-up
        like: Table[S] | None = None,  # for clone() alone
    ) -> None:
        if like is not None:
            self._copy(like)
            return
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadSetup(f"a seed is a whole number, not {brief(seed)}")
        if seed.bit_length() > LARGEST_SEED:
            raise BadSetup(f"a seed is a number of at most {LARGEST_SEED} bits")
        self.variant = game.full_variant(seats, variant)
        self.seats = seats
        self.seed = seed
        self._imagined = False
        self._dealt_draws = (-1, -1)  # the count of chance after dealing anew, and before
        self._records: list[Record] = []
        self._told: list[Any] = []
        self._watch: Watch | None = None
        self._block = 0  # the number of the last simultaneous choice, for which these stand:
        self._block_at = -1  # how many answers were given before, or -1 when it is over
        self._begun: S | None = None  # the state before
        self._dealt_for: Seat | None = AS_DEALT  # who it was dealt anew for since
        self._position = None if position is None else position.copy()
        state = game.setup(seats, self.variant, key_of(seed)) if position is None else position
        state.told = self._told
        super().__init__(game, state, keep=True, auto=auto)
        self.start()
        self._arrive()
        self._take_forced()

    # ---- what is open, what happened ---------------------------------------------------------

    @property
    def pending(self) -> tuple[Ask, ...]:
        """Every decision that is open now; empty when the game is over."""
        return self.asks

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.result is not None

    @property
    def seq(self) -> int:
        """How many answers have been given."""
        return len(self._records)

    @property
    def answers(self) -> list[tuple[Seat, Option]]:
        """Every answer so far, in order."""
        return [(r.seat, r.option) for r in self._records]

    @property
    def records(self) -> list[Record]:
        """Every answer with what stood before it."""
        return self._records[:]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order, private things included."""
        return [self.event(raw) for raw in self._told]

    def events_for(self, seat: Seat | None, start: int = 0) -> list[Event]:
        """What this seat may know of what happened (None: a spectator), from event ``start`` on."""
        self._check_seat(seat)
        return [self.event(raw) for raw in self._told[start:] if raw[3] is None or raw[3] == seat]

    def event(self, told: Told) -> Event:
        """What the rules have told, as a sentence to be."""
        key, rule, facts, only = told
        return Event(self.game.message("event-" + key, facts), rule, only, self.game.places(facts))

    def ask_for(self, seat: Seat | None) -> Ask | None:
        """The question that this seat must answer, if any."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    # ---- what a seat sees --------------------------------------------------------------------

    def observe(self, seat: Seat | None) -> dict[str, Any]:
        """Plain JSON data: what this seat may know, and nothing more; None = a spectator."""
        self._check_seat(seat)
        return {
            "game": self.game.id,
            "seats": self.seats,
            "seat": seat,
            "variant": dict(self.variant),
            "over": self.over,
            "waiting": sorted(ask.seat for ask in self.asks),
            "table": self.game.view(known_to(self.state, seat), seat),
        }

    def watch(self) -> None:
        """Somebody looks from now on: the state at every moment of an answer is kept for them."""
        moments = self.game.moments.items()
        self._watch = Watch([key for key, moment in moments if not moment.heads])
        self.state.watch = self._watch

    def frames(self, seat: Seat | None, start: int) -> list[Frame]:
        """What the seat may know of the events from ``start`` on, cut after every moment since the
        last answer, with the states just then. The last frame is the present."""
        self._check_seat(seat)
        return [*frames(self._told, start, seat, self._watch, self.state)]

    def scene(self, seat: Seat | None, layout: str = "wide", at: S | None = None) -> Scene:
        """What the web page, the terminal and the picture draw: now, or at a frame's state."""
        self._check_seat(seat)
        if layout not in LAYOUTS:
            raise ValueError(f"a layout is one of {', '.join(LAYOUTS)}; not {layout!r}")
        state = self.state if at is None else at
        return self.game.scene(known_to(state, seat), seat, layout)

    # ---- answering ---------------------------------------------------------------------------

    def answer(self, seat: Seat, option: Option) -> None:
        """Decide. An illegal option raises Refused and changes nothing."""
        refusals = self.why_not(seat, option)
        if refusals:
            raise Refused(refusals)
        ask = self.ask_for(seat)
        assert ask is not None
        if self._watch is not None:
            self._watch.kept.clear()
        # The rules' own seat and tuple: what came from outside may hold True for 1.
        self._take(ask.seat, ask.options[ask.options.index(option)])
        self._take_forced()

    def why_not(self, seat: Seat, option: Any) -> tuple[Refusal, ...]:
        """Nothing if the option is legal now, else the reasons."""
        ask = self.ask_for(seat)
        if ask is None:
            return (self.not_asked(),)
        if option in ask.options:
            return ()
        reasons = tuple(r for o, r in self.game.refused(self.state, ask) if o == option)
        return reasons or (Refusal(ask.rule, Message("", "refused-not-offered")),)

    def not_asked(self) -> Refusal:
        """Why a seat that is not asked cannot answer."""
        if self.over:
            return Refusal(self.game.end_rule, Message("", "refused-over"))
        rule = self.asks[0].rule if len(self.asks) == 1 else self.game.order_rule
        waiting = sorted(f"@seat-{ask.seat}" for ask in self.asks)
        return Refusal(rule, Message("", "refused-not-asked", {"seats": waiting}))

    def _take(self, seat: Seat, option: Option, *, forced: bool = False) -> None:
        s = self.state
        told = len(self._told)
        self._records.append(Record(seat, option, forced, s.draws, s.reveals, self._block_at, told))
        self.send(seat, option)
        self._arrive()

    def _take_forced(self) -> None:
        if self.auto:
            while (forced := self.forced()) is not None:
                self._take(*forced, forced=True)

    def _arrive(self) -> None:
        """Questions have reached this table: they can be put into words from now on."""
        if not self.open and self.result is None:
            raise RuntimeError(f"{self.game.id}: nothing is planned, and the game is not over")
        for ask in self.open.values():
            ask.game = self.game
        if not self.joint:
            self._block_at, self._begun = -1, None
        elif self.blocks != self._block:
            self._block, self._block_at, self._dealt_for = self.blocks, self.seq, AS_DEALT
            self._begun = None if self.game.independent_seats else self.state.copy()

    # ---- copies, worlds, undo ----------------------------------------------------------------

    def clone(self) -> Table[S]:
        """An independent copy, at any moment, also in the middle of a turn."""
        return Table(self.game, self.seats, self.seed, like=self)

    def _copy(self, table: Table[S]) -> None:
        """Be another table, at this moment."""
        self.seats, self.seed, self.variant = table.seats, table.seed, table.variant
        self._position = table._position
        super().__init__(table.game, table._beginning(), keep=True, auto=table.auto)
        table._lead(self)
        for name in _SINCE_THE_START:
            setattr(self, name, getattr(table, name))
        self._records, self._told, self._watch = table._records[:], table._told[:], None
        self.state.told = self._told
        self._arrive()

    def imagine(self, seat: Seat | None, seed: int) -> Table[S]:
        """A clone in which all that the seat cannot know is dealt anew, at random."""
        self._check_seat(seat)
        copy = self.clone()
        copy._imagined = True
        copy._told = [e for e in self._told if e[3] is None or e[3] == seat]
        copy.state.told = None
        before, blocks = self._draws(self.state.draws), copy.blocks
        copy.resample(seat, seed)
        copy.state.told, copy.blocks = copy._told, blocks
        copy._dealt_draws, copy._dealt_for = (copy.state.draws, before), seat
        copy._arrive()
        return copy

    def _draws(self, count: int) -> int:
        """Dealing anew is no use of chance in the game: it counts as the moment before."""
        after, before = self._dealt_draws
        return before if count == after else count

    def determinize(self, seat: Seat, seed: int) -> Run[S]:
        """A world for a search of this seat: in a simultaneous choice the others are asked again.

        What they have answered so far nobody knows; what they will answer can be thought about.
        """
        since = self._records[self.begun :]
        if (
            self._begun is None
            or self._dealt_for not in (AS_DEALT, seat)
            or all(record.seat == seat for record in since)
        ):
            return self.world(seat, seed)
        start = self._begun.copy()
        start.told = None
        asked = Run(self.game, start)
        asked.start()
        for record in since:
            if record.seat == seat:
                asked.send(seat, record.option)
        asked.resample(seat, seed)
        return asked

    @property
    def begun(self) -> int:
        """How many answers were given before the question that is open now was first asked."""
        return len(self._records) if self._block_at < 0 else self._block_at

    def undo(self, seat: Seat) -> None:
        """Back to that seat's last decision, if nothing was revealed since; else Refused."""
        refusal = self.undo_refusal(seat)
        if refusal is None and self._imagined:
            refusal = Refusal("K-6", Message("", "refused-undo-imagined"))
        if refusal is not None:
            raise Refused([refusal])
        kept = without_last(self._records, seat)
        fresh = replay(self.game, self.seats, self.seed, self.variant, kept, self._position)
        for name in (*_RUNNING, *_SINCE_THE_START):
            setattr(self, name, getattr(fresh, name))
        if self._watch is not None:
            self.watch()
        self._take_forced()

    def undo_refusal(self, seat: Seat) -> Refusal | None:
        """Why the seat cannot take back its last decision, or None if it can."""
        self._check_seat(seat)
        if self.over:
            return Refusal("K-2", Message("", "refused-undo-over"))
        records = self._records
        at = last_decision(records, seat)
        if at < 0:
            return Refusal("K-6", Message("", "refused-undo-nothing"))
        last = records[at]
        if self._draws(last.draws) != self._draws(self.state.draws):
            return Refusal("K-3", Message("", "refused-undo-chance"))
        if last.reveals != self.state.reveals:
            return Refusal("K-4", Message("", "refused-undo-revealed"))
        others = [r.seat for r in records[at + 1 :] if r.seat != seat and not r.forced]
        if others and not self._still_open(last):
            return Refusal(
                "K-5", Message("", "refused-undo-other", {"seat": f"@seat-{others[-1]}"})
            )
        return None

    def _still_open(self, record: Record) -> bool:
        """Was this an answer in the simultaneous choice that is open now?"""
        return record.block >= 0 and record.block == self._block_at

    # ---- identity ----------------------------------------------------------------------------

    def digest(self) -> str:
        """A short hash of the whole state: equal games have equal digests."""
        return digest_of(self)

    @property
    def commitment(self) -> str:
        """A hash that binds the seed; it may be shown before the first move."""
        return commitment(self.seed)

    def save(self, *, public: bool = False) -> str:
        """The game as JSON; ``public`` tells the seed's hash only, while the game runs."""
        from .save import write  # the save format knows tables, not the other way round

        return write(self, public=public)

    @property
    def imagined(self) -> bool:
        """Is this a re-dealt world and no real game?"""
        return self._imagined

    def _check_seat(self, seat: object) -> None:
        fits = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.seats
        if seat is not None and not fits:
            raise ValueError(f"a seat is None or a number from 0 to {self.seats - 1}, not {seat!r}")


#: What play changes in a run, and in a table beside what it runs.
_RUNNING = ("amid", "base", "course", "flows", "open", "since", "state")
_SINCE_THE_START = (
    "_begun", "_block", "_block_at", "_dealt_draws", "_dealt_for", "_imagined", "_records",
    "_told", "blocks",
)  # fmt: skip


def digest_of(run: Run) -> str:
    """A short hash of a run: its state and its open questions."""
    asks = [(ask.seat, ask.key, ask.rule, _facts_of(ask)) for ask in run.asks]
    what = (
        run.game.id,
        run.state.plain(),
        asks,
        run.result and (run.result.winners, run.result.scores),
    )
    return blake2b(repr(what).encode(), digest_size=12).hexdigest()


def _facts_of(ask: Ask) -> list[tuple[str, Any]]:
    """The facts of a question; which part it is for is a matter of words."""
    return sorted((name, value) for name, value in ask.facts.items() if name != "part")


def replay(
    game: Game[S],
    seats: int,
    seed: int,
    variant: Mapping[str, Any],
    records: Sequence[Record | tuple[Seat, Option, bool]],
    position: S | None = None,
) -> Table[S]:
    """The same game again from its answers, which are known to be legal."""

    def begin() -> Table[S]:
        start = None if position is None else position.copy()
        return Table(game, seats, seed, variant, position=start)

    table = begin()
    long_ago = max(0, len(records) - TAIL)
    table.keep = not long_ago  # nobody copies what has long passed
    for n, record in enumerate(records):
        if n >= long_ago and not table.amid:
            table.keep = True
        table._take(record[0], record[1], forced=record[2])
    if not table.keep:  # the last step asked more than that: once more, with care from the start
        table = begin()
        for record in records:
            table._take(record[0], record[1], forced=record[2])
    return table
