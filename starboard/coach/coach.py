"""Coach: what is said now, from the lesson, the table, and what was said before.

What has been shown follows from the log alone: a step belongs to the learner's question at which
it came, and is forgotten with it when that is taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from starboard.data.lesson import Lesson, Quiz, Slip, Step, Words
from starboard.draw.touch import outlook
from starboard.kernel import Option, Table, replay

from .moments import Now, agrees, any_like, is_like


@dataclass(frozen=True, slots=True)
class Note:
    """One thing that the coach says."""

    id: str
    kind: str
    say: Words
    rules: tuple[str, ...]
    point: tuple[str, ...] = ()  # keys of the scene, as far as they are there
    title: Words | None = None
    quiz: Quiz | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """What the coach would hold before it is sent: these options, or a touch that is refused."""

    id: str
    options: tuple[Option, ...]
    say: Words
    rule: str
    touch: tuple[str, ...] = ()
    final: bool = False


@dataclass(frozen=True, slots=True)
class Notes:
    """Everything at one question."""

    at: int  # how many answers had been given
    notes: tuple[Note, ...] = ()
    best: Option | None = None  # what the teacher would do
    why: Words | None = None
    held: tuple[Held, ...] = ()
    known: tuple[str, ...] = ()  # steps shown so far, in their order


@dataclass
class Coach:
    """Follows one table of a lesson."""

    lesson: Lesson
    _shown: dict[str, int] = field(default_factory=dict)  # a step, and at how many answers it came
    _notes: Notes = Notes(-1)

    @classmethod
    def of(cls, lesson: Lesson, table: Table) -> Coach:
        """A coach who has followed the table from the start."""
        coach, opening = cls(lesson), len(lesson.opening)
        past = [(r.seat, r.option, r.forced) for r in table.records]
        again = replay(table.game, table.seats, table.seed, table.variant, past[:opening])
        coach.look(again)
        for seat, option, _ in past[opening:]:
            again.answer(seat, option)
            coach.look(again)
        return coach

    def look(self, table: Table) -> Notes:
        """What is said now; to be asked after every answer and after every undo."""
        ask, at = table.ask_for(self.lesson.learner), table.seq
        if ask is None and not table.over:
            return Notes(at, known=tuple(self._shown))
        if self._notes.at == at:
            return self._notes
        self._shown = {step: when for step, when in self._shown.items() if when < at}
        now = Now(self.lesson, table, self._shown)
        steps = self._steps_now(now)
        self._shown |= {step.id: at for step in steps}
        doing = next((step for step in steps if step.kind == "do"), None)
        notes = [self._note(now, step) for step in steps]
        notes += self._dangers(now, at)
        best, why = self._best(now, doing)
        held = tuple(self._held(now, doing, best))
        self._notes = Notes(at, tuple(notes), best, why, held, tuple(self._shown))
        return self._notes

    def _steps_now(self, now: Now) -> list[Step]:
        """Whatever explains and fits, and the first thing to do that fits."""
        fitting = [
            step for step in self.lesson.steps if step.id not in self._shown and now.fits(step.when)
        ]
        told = [step for step in fitting if step.kind != "do" and self._is_said(now, step)]
        told.sort(key=lambda step: step.kind != "after")  # what has happened comes first
        return told + [step for step in fitting if step.kind == "do"][:1]

    def _is_said(self, now: Now, step: Step) -> bool:
        """A small question is left out where what it speaks of does not hold."""
        return step.kind != "quiz" or now.holds(step.given)

    def _note(self, now: Now, step: Step) -> Note:
        holds = now.holds(step.given)
        say = step.say if holds or step.otherwise is None else step.otherwise
        event = now.event(step.when) if step.when.event else None
        asked = dict(now.ask.facts) if now.ask is not None else {}
        facts = {**now.view, **asked, **(event[2] if event is not None else {})}
        return Note(
            step.id, step.kind, say.filled(facts), step.rules, self._points(now, step), step.title,
            step.quiz if holds else None,
        )  # fmt: skip

    def _points(self, now: Now, step: Step) -> tuple[str, ...]:
        """Keys; ``=pattern`` stands for what is touched for such options."""
        keys: list[str] = []
        for point in step.point:
            if not point.startswith("="):
                keys.append(point.removesuffix("?"))
                continue
            for option in now.options:
                if now.ask is not None and is_like(option, point[1:]):
                    path = now.table.game.path(now.table.state, now.ask, option)
                    keys += [key for way in path[-1:] for key in way.split("|")]
        return tuple(dict.fromkeys(keys))

    def _dangers(self, now: Now, at: int) -> list[Note]:
        """Watches that hold nothing: they are said, each once."""
        said = []
        for watch in self.lesson.watches:
            known = f"watch {watch.id}"
            if not watch.slip.options and known not in self._shown and now.fits(watch.when):
                self._shown[known] = at
                said.append(Note(watch.id, "tell", watch.slip.say, (watch.slip.rule,)))
        return said

    # ---- what the teacher would do -----------------------------------------------------------

    def _best(self, now: Now, doing: Step | None) -> tuple[Option | None, Words | None]:
        """The lesson's choice, where it has one; else what is sensible in this game."""
        if now.ask is None:
            return None, None
        patterns = doing.best if doing else self._further(now)
        for pattern in patterns:
            like, _, fact = pattern.partition(" if ")
            for option in now.options if now.is_so(fact) else ():
                if is_like(option, like):
                    return option, doing.why if doing else None
        return self._sensible(now), None

    def _further(self, now: Now) -> tuple[str, ...]:
        """What follows at further questions of the key that a step was about."""
        for step in reversed(self.lesson.steps):
            if step.then and step.id in self._shown and now.fits(step.when):
                return step.then
        return ()

    def _sensible(self, now: Now) -> Option:
        """What the game itself would play, knowing what the learner knows."""
        table, seat = now.table, self.lesson.learner
        policy = table.game.rollout_policy
        if policy is None or len(now.options) == 1:
            return now.options[0]
        world = table.imagine(seat, table.seq)
        ask = world.ask_for(seat)
        assert ask is not None
        option = policy(world.state, ask, 0.5)
        return option if option in now.options else now.options[0]

    # ---- what is held ------------------------------------------------------------------------

    def _held(self, now: Now, doing: Step | None, best: Option | None) -> list[Held]:
        if now.ask is None:
            return []
        slips = [(f"{doing.id} {n}", slip) for n, slip in enumerate(doing.slips)] if doing else []
        slips += [
            (w.id, w.slip) for w in self.lesson.watches if w.slip.options and now.fits(w.when)
        ]
        free = doing.free if doing else ()
        found, taken = [], {best}
        for name, slip in slips:
            options = tuple(
                option
                for option in now.options
                if option not in taken
                and not any_like(option, free)
                and self._is(now, slip, option)
            )
            taken.update(options)
            if options or slip.touch:
                found.append(Held(name, options, slip.say, slip.rule, slip.touch, slip.final))
        return found

    def _is(self, now: Now, slip: Slip, option: Option) -> bool:
        if not any_like(option, slip.options):
            return False
        if not slip.outlook:
            return True
        assert now.ask is not None
        would = outlook(now.table.game, now.table.state, now.ask, option)
        facts = {name: v for line in would.lines for name, v in line.facts.items()} if would else {}
        return all(agrees(facts.get(name), wanted) for name, wanted in slip.outlook)
