"""Table: one game being played by people or programs, with every answer checked and remembered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from reprlib import repr as brief
from typing import Any, NamedTuple

from .chance import commitment, key_of
from .game import AnyState, Game
from .message import Message
from .question import Ask, Option, Seat, Together
from .rule import BadSetup, Refusal, Refused
from .run import Run
from .scene import Scene
from .trail import Trail

LAYOUTS = ("wide", "tall")
LARGEST_SEED = 256  # bits
#: Of a game that is played again so many answers are taken with care: between two checkpoints there
#: are hardly ever more, and only the last one is needed to go on.
TAIL = 12

#: What play changes in a table.
_MOVED_ON = (
    "base", "dealt", "flow", "open", "result", "since", "state",
    "_block", "_block_at", "_records", "_told",
)  # fmt: skip


class Record(NamedTuple):
    """One answer, and what stood just before it (so that undo knows what happened since)."""

    seat: Seat
    option: Option
    forced: bool  # there was no choice; the kernel answered
    draws: int
    reveals: int
    block: int  # which simultaneous choice it belongs to, or -1
    told: int  # how many events had been told


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a sentence to be, the rule behind it, the things it is about."""

    message: Message
    rule: str
    only: Seat | None  # None: everybody may know
    keys: tuple[str, ...]  # scene keys of the things it speaks of

    def text(self, lang: str) -> str:
        """The sentence in one language."""
        return self.message.text(lang)


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as a client shows it: its words, the nodes to touch, what it would do."""

    option: Option
    message: Message
    path: tuple[str, ...]  # a step may name several nodes, ``a|b``: any of them will do
    outlook: Message | None


class Table(Run):
    """One game being played."""

    __slots__ = (
        "_block", "_block_at", "_dealt_draws", "_imagined", "_records", "_told",
        "seats", "seed", "variant",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        variant: Mapping[str, Any] | None = None,
        *,
        auto: bool = False,
        like: Table | None = None,  # for clone() alone
    ) -> None:
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadSetup(f"a seed is a whole number, not {brief(seed)}")
        if seed.bit_length() > LARGEST_SEED:
            raise BadSetup(f"a seed is a number of at most {LARGEST_SEED} bits")
        self.variant = game.full_variant(seats, variant)
        self.seats = seats
        self.seed = seed
        if like is not None:
            self._copy(like)
            return
        self._imagined = False
        self._dealt_draws = (-1, -1)  # the count of chance after dealing anew, and before
        self._records: Trail[Record] = Trail()
        self._told: Trail[Any] = Trail()
        state = game.setup(seats, self.variant, key_of(seed))
        state.told = self._told.own
        self._block: Together | None = None
        self._block_at = -1
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
        return self.open is None

    @property
    def seq(self) -> int:
        """How many answers have been given."""
        return len(self._records)

    @property
    def answers(self) -> list[tuple[Seat, Option]]:
        """Every answer so far, in order."""
        return [(r.seat, r.option) for r in self._records]

    @property
    def records(self) -> Iterator[Record]:
        """Every answer with what stood before it."""
        return iter(self._records)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, in order, private things included."""
        return [self._event(*raw) for raw in self._told]

    def events_for(self, seat: Seat | None, start: int = 0) -> list[Event]:
        """What this seat may know of what happened (None: a spectator), from event ``start`` on."""
        self._check_seat(seat)
        return [
            self._event(*raw)
            for i, raw in enumerate(self._told)
            if i >= start and (raw[3] is None or raw[3] == seat)
        ]

    def _event(self, key: str, rule: str, facts: Mapping[str, Any], only: Seat | None) -> Event:
        return Event(self.game.message("event-" + key, facts), rule, only, self.game.places(facts))

    def ask_for(self, seat: Seat | None) -> Ask | None:
        """The question that this seat must answer, if any."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def offers(self, seat: Seat) -> list[Offer]:
        """The seat's options as clients show them."""
        ask = self.ask_for(seat)
        if ask is None:
            return []
        game, s = self.game, self.state
        return [
            Offer(
                option,
                game.option_message(option),
                game.path(s, ask, option),
                game.outlook(s, ask, option) if game.outlook else None,
            )
            for option in ask.options
        ]

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
            "table": self.game.view(self.state, seat),
        }

    def scene(self, seat: Seat | None, layout: str = "wide") -> Scene:
        """What the web page, the terminal and the picture draw."""
        self._check_seat(seat)
        if layout not in LAYOUTS:
            raise ValueError(f"a layout is one of {', '.join(LAYOUTS)}; not {layout!r}")
        return self.game.scene(self.state, seat, layout)

    # ---- answering ---------------------------------------------------------------------------

    def answer(self, seat: Seat, option: Option) -> None:
        """Decide. An illegal option raises Refused and changes nothing."""
        refusals = self.why_not(seat, option)
        if refusals:
            raise Refused(refusals)
        ask = self.ask_for(seat)
        assert ask is not None
        # The rules' own seat and tuple: what came from outside may hold True for 1.
        self._take(ask.seat, ask.options[ask.options.index(option)])
        self._take_forced()

    def why_not(self, seat: Seat, option: Any) -> tuple[Refusal, ...]:
        """Nothing if the option is legal now, else the reasons."""
        ask = self.ask_for(seat)
        if ask is None:
            return (self._not_asked(),)
        if option in ask.options:
            return ()
        reasons = tuple(r for o, r in self.game.refused(self.state, ask) if o == option)
        return reasons or (Refusal(ask.rule, Message("", "refused-not-offered")),)

    def why_not_touch(self, seat: Seat, path: Sequence[str]) -> tuple[Refusal, ...]:
        """Why the last of these scene nodes cannot be touched now, after the ones before it."""
        ask = self.ask_for(seat)
        if ask is None:
            return (self._not_asked(),)
        found: dict[tuple[str, str], Refusal] = {}
        for option, refusal in self.game.refused(self.state, ask):
            if _leads_to(self.game.path(self.state, ask, option), path):
                found.setdefault((refusal.rule, repr(refusal.message.plain())), refusal)
        nothing = Refusal(ask.rule, Message("", "refused-touch"))  # then at least what is asked
        return tuple(found.values())[:3] or (nothing, Refusal(ask.rule, ask.prompt))

    def _not_asked(self) -> Refusal:
        if self.over:
            return Refusal(self.game.end_rule, Message("", "refused-over"))
        rule = self.asks[0].rule if len(self.asks) == 1 else self.game.order_rule
        waiting = sorted(f"@seat-{ask.seat}" for ask in self.asks)
        return Refusal(rule, Message("", "refused-not-asked", {"seats": waiting}))

    def _take(self, seat: Seat, option: Option, *, forced: bool = False) -> None:
        s = self.state
        block = self._block_at if self._block is not None else -1
        told = len(self._told)
        self._records.own.append(Record(seat, option, forced, s.draws, s.reveals, block, told))
        self.send(seat, option)
        self._arrive()

    def _take_hastily(self, records: Sequence[Record | tuple[Seat, Option, bool]]) -> None:
        """As _take() does, for many answers of long ago: nobody looks at what comes between."""
        s, told = self.state, self._told.own
        note, send = self._records.own.append, self.flow.send
        now: Any = self.open
        at = self._block_at if self._block is not None else -1
        try:
            for record in records:
                seat, option = record[0], record[1]
                entry = (seat, option, record[2], s.draws, s.reveals, at, len(told))
                note(tuple.__new__(Record, entry))  # a call less than Record()
                plain = now.__class__ is Ask
                got = send(option if plain else (seat, option))  # as send()
                if got is now:  # others' questions are still open
                    continue
                if plain and got.__class__ is Ask:  # nearly always
                    now = got
                    continue
                self.open = now = got if got.__class__ is Ask else self._reach(got)
                block = now if isinstance(now, Together) else None  # as _arrive()
                if block is not self._block:
                    self._block, self._block_at = block, len(self._records)
                at = -1 if block is None else self._block_at
            self.open = now
        except StopIteration as end:
            self.open, self.result = None, end.value
        self._arrive()

    def _take_forced(self) -> None:
        if self.auto:
            while (forced := self.forced()) is not None:
                self._take(*forced, forced=True)

    def _arrive(self) -> None:
        """A question has reached this table: it can be put into words from now on."""
        now = self.open
        if now.__class__ is Ask and self._block is None:  # nearly always
            now.game = self.game
            return
        for ask in self.asks:
            ask.game = self.game
        block = self.open if isinstance(self.open, Together) else None
        if block is not self._block:
            self._block, self._block_at = block, len(self._records)

    # ---- copies, worlds, undo ----------------------------------------------------------------

    def clone(self) -> Table:
        """An independent copy, at any moment, also in the middle of a turn."""
        return Table(self.game, self.seats, self.seed, self.variant, auto=self.auto, like=self)

    def _copy(self, table: Table) -> None:
        """Be another table, at this moment."""
        self._records, self._told = Trail(table._records), Trail(table._told)
        self._imagined, self._dealt_draws = table._imagined, table._dealt_draws
        self._block, self._block_at = None, table._block_at
        super().__init__(table.game, table.beginning(), keep=True, auto=table.auto)
        table.lead(self)
        self.state.told = self._told.own
        self._block = self.open if isinstance(self.open, Together) else None
        self._arrive()

    def imagine(self, seat: Seat | None, seed: int) -> Table:
        """A clone in which all that the seat cannot know is dealt anew, at random."""
        self._check_seat(seat)
        copy = self.clone()
        copy._imagined = True
        copy._told = Trail.of([e for e in self._told if e[3] is None or e[3] == seat])
        copy.state.told = copy._told.own
        before = self._draws(self.state.draws)
        copy.redeal(seat, seed)
        copy._dealt_draws = (copy.state.draws, before)
        return copy

    def _draws(self, count: int) -> int:
        """Dealing anew is no use of chance in the game: it counts as the moment before."""
        after, before = self._dealt_draws
        return before if count == after else count

    def world(self, seat: Seat | None, seed: int, *, keep: bool = False) -> Run:
        """Like imagine(), without memory."""
        run = self.fork(keep=keep)
        run.redeal(seat, seed)
        return run

    def afresh(self, seat: Seat, seed: int) -> Run:
        """Like world(), and in a simultaneous choice the others are asked again: for a search.

        What they have answered so far nobody knows; what they will answer can be thought about.
        """
        run = self._fork_for(seat)
        run.redeal(seat, seed)
        return run

    def _fork_for(self, seat: Seat) -> Run:
        """A copy without the answers of the other seats to the simultaneous choice that is open."""
        assert self.since is not None
        begun = len(self.since) - (len(self._records) - self._block_at)
        # In a settled choice the answers have gone into the snapshot: there they stand.
        secret = self._block is not None and begun >= 0
        secret = secret and any(who != seat for who, _ in self.since[begun:])
        if not secret or any(at > begun and knower != seat for at, _, knower in self.dealt):
            return self.fork()
        # What was dealt anew for this seat since will be dealt once more.
        asked = Run(self.game, self.beginning())
        self.lead(asked, begun, [answer for answer in self.since[begun:] if answer[0] == seat])
        return asked

    @property
    def begun(self) -> int:
        """How many answers were given before the question that is open now was first asked."""
        return len(self._records) if self._block is None else self._block_at

    def undo(self, seat: Seat) -> None:
        """Back to that seat's last decision, if nothing was revealed since; else Refused."""
        refusal = self.undo_refusal(seat)
        if refusal is None and self._imagined:
            refusal = Refusal("K-6", Message("", "refused-undo-imagined"))
        if refusal is not None:
            raise Refused([refusal])
        records = list(self._records)
        at = self._last_decision(records, seat)
        kept = records[:at]
        if self._still_open(records[at]):  # others may have answered since, and theirs stay
            kept += [r for r in records[at:] if r.seat != seat]
        fresh = replay(self.game, self.seats, self.seed, self.variant, kept)
        for name in _MOVED_ON:
            setattr(self, name, getattr(fresh, name))

    def undo_refusal(self, seat: Seat) -> Refusal | None:
        """Why the seat cannot take back its last decision, or None if it can."""
        self._check_seat(seat)
        if self.over:
            return Refusal("K-2", Message("", "refused-undo-over"))
        records = list(self._records)
        at = self._last_decision(records, seat)
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
        return record.block >= 0 and self._block is not None and record.block == self._block_at

    @staticmethod
    def _last_decision(records: list[Record], seat: Seat) -> int:
        for at in range(len(records) - 1, -1, -1):
            if records[at].seat == seat and not records[at].forced:
                return at
        return -1

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


def _leads_to(way: Sequence[str], path: Sequence[str]) -> bool:
    """Does an option's way begin with the touched nodes, the last of them wherever it comes?

    A step of a way may name several nodes, ``a|b``: any of them will do.
    """
    steps = [step.split("|") for step in way]
    so_far = len(path) - 1
    if (
        not path
        or len(steps) <= so_far
        or any(key not in steps[i] for i, key in enumerate(path[:-1]))
    ):
        return False
    return any(path[-1] in step for step in steps[so_far:])


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
    game: Game,
    seats: int,
    seed: int,
    variant: Mapping[str, Any],
    records: Sequence[Record | tuple[Seat, Option, bool]],
) -> Table:
    """The same game again from its answers, which are known to be legal."""
    table = Table(game, seats, seed, variant)
    hasty = len(records) - TAIL
    if hasty > 0:  # no snapshot of what has long passed
        table.since = table.base = None
        table._take_hastily(records[:hasty])
        table.since = []
    for record in records[max(0, hasty) :]:
        table._take(record[0], record[1], forced=record[2])
    if table.base is None:  # no checkpoint among the last answers: once more, with all snapshots
        table = Table(game, seats, seed, variant)
        for record in records:
            table._take(record[0], record[1], forced=record[2])
    return table


def state_of(table: Table) -> AnyState:
    """The state itself: for tests and tools, never for bots or clients."""
    return table.state
