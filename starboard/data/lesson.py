"""A guided first game: what ``lesson.toml`` beside a game says, read so that a fault names its
file, its step and its field.

Steps are conditions, not positions: each comes once, when its moment comes. ``docs/lessons.md``
tells the form to those who write lessons.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starboard.kernel import Option, Seat

from .box import BoxError, Entry

LANGUAGES = ("hu", "en")
KINDS = ("tell", "after", "quiz", "do")
LEARNER = "learner"
FILE = "lesson.toml"
#: What a fact is compared with: its value, or ">=2", "1..3", "!=x", "has x y".
Fact = str | int | bool


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence in both languages."""

    hu: str
    en: str

    def text(self, lang: str) -> str:
        """In one language."""
        return self.hu if lang == "hu" else self.en

    def filled(self, facts: Mapping[str, Any]) -> Words:
        """With the numbers that stand between braces."""
        if "{" not in self.en:
            return self
        return Words(self.hu.format_map(facts), self.en.format_map(facts))


@dataclass(frozen=True, slots=True)
class When:
    """A moment: everything that it names must hold."""

    ask: tuple[str, ...] = ()  # the learner's question has one of these keys
    rule: str = ""  # of the question, or of the event
    event: str = ""  # told since the learner's last decision
    facts: tuple[tuple[str, Fact], ...] = ()  # of the event; else of the question
    view: tuple[tuple[str, Fact], ...] = ()  # what the learner sees, by paths into the view
    offers: tuple[str, ...] = ()  # an option of one of these patterns
    lacks: tuple[str, ...] = ()  # no option of any of these
    after: str = ""  # that step has been shown
    unless: str = ""  # that step has not been shown
    turn: tuple[int, int] = (0, 0)  # the learner's turn, from and to; 0: any
    over: bool = False  # the game has ended
    won: bool | None = None  # by the learner


@dataclass(frozen=True, slots=True)
class Slip:
    """A usual mistake: the coach holds it before it is sent, once."""

    say: Words
    rule: str
    options: tuple[str, ...] = ()
    outlook: tuple[tuple[str, Fact], ...] = ()  # facts of what the option would bring
    touch: tuple[str, ...] = ()  # or a touch that is refused
    final: bool = False  # it could not be taken back


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of a small question."""

    say: Words
    right: bool
    why: Words | None = None


@dataclass(frozen=True, slots=True)
class Quiz:
    """A small question; nothing depends on it."""

    ask: Words
    answers: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What the coach says at one moment."""

    id: str
    kind: str
    when: When
    say: Words
    rules: tuple[str, ...]
    sure: bool = False  # it comes whenever the learner follows the coach
    point: tuple[str, ...] = ()
    given: When = When()  # what ``say`` takes for granted
    otherwise: Words | None = None  # said where that does not hold
    best: tuple[str, ...] = ()  # patterns; the first that is offered
    then: tuple[str, ...] = ()  # at further questions of the same key
    why: Words | None = None
    free: tuple[str, ...] = ()  # no slips
    slips: tuple[Slip, ...] = ()
    quiz: Quiz | None = None
    title: Words | None = None


@dataclass(frozen=True, slots=True)
class Watch:
    """A slip of any time, or a danger that the coach speaks of once."""

    id: str
    when: When
    slip: Slip


@dataclass(frozen=True, slots=True)
class Later:
    """What a first game leaves out."""

    say: Words
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided first game."""

    game: str
    version: int  # of the rules that it was tried with
    title: Words
    about: Words
    end: Words
    minutes: tuple[int, int]
    seats: tuple[str, ...]  # "learner", or the level of a bot
    seed: int
    variant: Mapping[str, str | int | bool]
    turns: str  # the event with which a turn begins; "" where turns are not counted
    opening: tuple[tuple[Seat, Option], ...]  # played before the learner sits down
    deal: tuple[tuple[str, Fact], ...]  # what must hold then, by paths into the view
    steps: tuple[Step, ...]
    watches: tuple[Watch, ...]
    later: tuple[Later, ...]

    @property
    def learner(self) -> Seat:
        """Where the learner sits."""
        return self.seats.index(LEARNER)

    def sentences(self) -> Iterator[Words]:
        """Everything that is said."""
        yield from (self.title, self.about, self.end, *(each.say for each in self.later))
        for step in self.steps:
            found = (step.say, step.otherwise, step.why, step.title)
            yield from (each for each in found if each is not None)
            yield from (slip.say for slip in step.slips)
            if step.quiz is not None:
                yield from (step.quiz.ask, *(a.say for a in step.quiz.answers))
                yield from (a.why for a in step.quiz.answers if a.why is not None)
        yield from (watch.slip.say for watch in self.watches)


def read_lesson(folder: Path) -> Lesson | None:
    """The lesson that lies in a game's folder, if there is one."""
    file = folder / FILE
    if not file.is_file():
        return None
    name = f"{folder.name}/{FILE}"
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoxError(name, "file", "-", str(error)) from None
    return lesson_of(name, data)


def lesson_of(file: str, data: Mapping[str, Any]) -> Lesson:
    """A lesson from what its file holds."""
    top = Entry(file, "file", data)
    top.only("lesson", "table", "deal", "step", "watch", "later")
    head = Entry(file, "lesson", top.get("lesson", dict))
    head.only("game", "version", "title", "about", "end", "minutes", "turns")
    table = Entry(file, "table", top.get("table", dict))
    table.only("seats", "seed", "variant", "opening")
    seats = read_texts(table, "seats")
    if seats.count(LEARNER) != 1:
        raise table.fault("seats", "should name one learner")
    low, high = head.numbers("minutes", 2)
    steps = tuple(_step(entry) for entry in _named(top, "step"))
    _check_names(file, steps)
    return Lesson(
        game=head.get("game", str),
        version=head.get("version", int),
        title=read_words(head, "title"),
        about=read_words(head, "about"),
        end=read_words(head, "end"),
        minutes=(low, high),
        seats=seats,
        seed=table.get("seed", int),
        variant=table.get("variant", dict),
        turns=str(head.data.get("turns", "")),
        opening=tuple((a[0], tuple(a[1:])) for a in table.data.get("opening", ())),
        deal=_facts(top, "deal"),
        steps=steps,
        watches=tuple(_watch(entry) for entry in _named(top, "watch")),
        later=tuple(_later(entry) for entry in _named(top, "later")),
    )


def _check_names(file: str, steps: tuple[Step, ...]) -> None:
    known: set[str] = set()
    for step in steps:
        if step.id in known:
            raise BoxError(file, f"step {step.id}", "id", "is there twice")
        known.add(step.id)
    for step in steps:
        for field, other in (("after", step.when.after), ("unless", step.when.unless)):
            if other and other not in known:
                raise BoxError(file, f"step {step.id}", f"when.{field}", f"no step {other!r}")


def _named(top: Entry, family: str) -> Iterator[Entry]:
    for n, each in enumerate(top.data.get(family, ()), start=1):
        entry = Entry(top.file, f"{family} {n}", each)
        entry.name = f"{family} {entry.data.get('id', n)}"
        yield entry


def _step(entry: Entry) -> Step:
    entry.only(
        "id", "kind", "when", "sure", "say", "rules", "point", "given", "otherwise", "best",
        "then", "why", "free", "slips", "quiz", "title",
    )  # fmt: skip
    step = Step(
        id=entry.get("id", str),
        kind=KINDS[entry.one_of("kind", KINDS)],
        when=_when(entry, "when"),
        say=read_words(entry, "say"),
        rules=read_texts(entry, "rules"),
        sure=bool(entry.data.get("sure", False)),
        point=read_texts(entry, "point"),
        given=_when(entry, "given") if "given" in entry.data else When(),
        otherwise=_maybe(entry, "otherwise"),
        best=read_texts(entry, "best"),
        then=read_texts(entry, "then"),
        why=_maybe(entry, "why"),
        free=read_texts(entry, "free"),
        slips=tuple(_slip(each) for each in _parts(entry, "slips")),
        quiz=_quiz(entry),
        title=_maybe(entry, "title"),
    )
    when = step.when
    if not (when.ask or when.event or when.over):
        raise entry.fault("when", "names neither a question nor an event nor the end")
    if step.kind == "do" and not when.ask:
        raise entry.fault("when", "a step to do needs the question (ask)")
    if step.kind == "quiz" and step.quiz is None:
        raise entry.fault("quiz", "is missing")
    return step


def _when(entry: Entry, field: str) -> When:
    part = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    part.only(
        "ask", "rule", "event", "facts", "view", "offers", "lacks", "after", "unless", "turn",
        "over", "won",
    )  # fmt: skip
    low, high = part.numbers("turn", 2) if "turn" in part.data else (0, 0)
    return When(
        ask=read_texts(part, "ask"),
        rule=str(part.data.get("rule", "")),
        event=str(part.data.get("event", "")),
        facts=_facts(part, "facts"),
        view=_facts(part, "view"),
        offers=read_texts(part, "offers"),
        lacks=read_texts(part, "lacks"),
        after=str(part.data.get("after", "")),
        unless=str(part.data.get("unless", "")),
        turn=(low, high),
        over=bool(part.data.get("over", False)),
        won=part.get("won", bool) if "won" in part.data else None,
    )


def _slip(entry: Entry) -> Slip:
    entry.only("say", "rule", "options", "outlook", "touch", "final")
    slip = Slip(
        say=read_words(entry, "say"),
        rule=entry.get("rule", str),
        options=read_texts(entry, "options"),
        outlook=_facts(entry, "outlook"),
        touch=read_texts(entry, "touch"),
        final=bool(entry.data.get("final", False)),
    )
    if not (slip.options or slip.touch):
        raise entry.fault("options", "a slip names options or a touch")
    return slip


def _watch(entry: Entry) -> Watch:
    entry.only("id", "when", "say", "rule", "options", "outlook", "final")
    slip = Slip(
        say=read_words(entry, "say"),
        rule=entry.get("rule", str),
        options=read_texts(entry, "options"),
        outlook=_facts(entry, "outlook"),
        final=bool(entry.data.get("final", False)),
    )
    return Watch(entry.get("id", str), _when(entry, "when"), slip)


def _later(entry: Entry) -> Later:
    entry.only("say", "rules")
    return Later(read_words(entry, "say"), read_texts(entry, "rules"))


def _quiz(entry: Entry) -> Quiz | None:
    if "quiz" not in entry.data:
        return None
    part = Entry(entry.file, f"{entry.name} quiz", entry.get("quiz", dict))
    part.only("ask", "answers")
    answers = []
    for each in part.parts("answers"):
        each.only("say", "right", "why")
        answers.append(
            Answer(read_words(each, "say"), each.get("right", bool), _maybe(each, "why"))
        )
    if sum(answer.right for answer in answers) != 1:
        raise part.fault("answers", "exactly one should be right")
    return Quiz(read_words(part, "ask"), tuple(answers))


def _parts(entry: Entry, field: str) -> list[Entry]:
    return entry.parts(field) if field in entry.data else []


def _maybe(entry: Entry, field: str) -> Words | None:
    return read_words(entry, field) if field in entry.data else None


def read_words(entry: Entry, field: str) -> Words:
    """A sentence in both languages."""
    part = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    part.only(*LANGUAGES)
    hu, en = (part.get(lang, str) for lang in LANGUAGES)
    for lang, text in (("hu", hu), ("en", en)):
        if not text.strip():
            raise part.fault(lang, "is empty")
    return Words(hu, en)


def read_texts(entry: Entry, field: str) -> tuple[str, ...]:
    """A list of words, or one of them."""
    value = entry.data.get(field, ())
    values = (value,) if isinstance(value, str) else tuple(value)
    if not all(isinstance(each, str) for each in values):
        raise entry.fault(field, f"should be words, not {value!r}")
    return values


def _facts(entry: Entry, field: str) -> tuple[tuple[str, Fact], ...]:
    facts = entry.get(field, dict) if field in entry.data else {}
    for name, value in facts.items():
        if not isinstance(value, str | int):
            raise entry.fault(f"{field}.{name}", f"should be a word or a number, not {value!r}")
    return tuple(facts.items())
