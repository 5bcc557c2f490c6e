"""What can be followed: every event is a moment, told when the table shows it, with its cause."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from starboard import text
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import NEUTRAL
from starboard.games.hexpanse.moments import MOMENTS
from starboard.games.hexpanse.state import Table as State
from starboard.games.hexpanse.state import kind_at
from starboard.kernel import Table
from tests.games.hexpanse.positions import Position, area, card, faction


def test_every_event_is_a_moment_with_a_label() -> None:
    """H-127: no sentence of the log without its bead, in both languages."""
    for lang in ("en", "hu"):
        told = set()
        for path in text.files(GAME.id, lang):
            for line in path.read_text("utf-8").splitlines():
                if line.startswith("event-"):
                    told.add(line.split(" ")[0].removeprefix("event-"))
        assert told == MOMENTS.keys()
        for key in told:
            assert GAME.message(f"event-{key}.short", {}).key


Told = list[tuple[State, str, Mapping[str, Any]]]


def watch(position: Position) -> Told:
    """The state as it is at each event from now on."""
    seen: Told = []
    s = position.s

    class Log(list):  # type: ignore[type-arg]
        def append(self, event: Any) -> None:
            seen.append((s.copy(), event[0], event[2]))
            super().append(event)

    s.told = Log()
    return seen


def at(seen: Told, key: str) -> tuple[State, Mapping[str, Any]]:
    """The state at an event, and its facts."""
    return next((s, facts) for s, each, facts in seen if each == key)


def said(key: str, s: State, facts: Mapping[str, Any], seat: int | None = 0) -> str:
    """What the stage of a moment says in words."""
    show = MOMENTS[key].stage
    assert show is not None
    node = show(s, seat, facts)
    return " ".join(words.text("en") for words in node.words) if node else ""


def test_an_attack_is_told_in_order() -> None:
    """H-54: the attack while both stand there, the loss when it is gone, then the attacker's."""
    position = Position(2)
    here, there = position.put(0, "normal", 0, 0), position.put(1, "normal", 1, 0)
    position.start()
    seen = watch(position)
    position.say("attack", here, there)
    keys = [key for _, key, _ in seen]
    assert keys[:3] == ["attacked", "to-hospital", "to-hospital"]
    assert [bool(s.area[here]) for s, _, _ in seen[:3]] == [True, True, False]
    assert [bool(s.area[there]) for s, _, _ in seen[:3]] == [True, False, False]
    words = said("attacked", seen[0][0], seen[0][2])
    assert "The normal unit on G8 goes to the hospital ship." in words
    assert "The attacker goes to the hospital ship." in words
    cause = MOMENTS["to-hospital"].cause
    assert cause is not None
    reasons = [cause(s, facts) for s, _, facts in seen[1:3]]
    assert [why.text("en").split(":")[0] for why in reasons if why] == [
        "It was attacked, and nobody stepped in for it.",
        "It has attacked",
    ]


def test_the_dead_have_left_when_it_is_told() -> None:
    """H-117: an elimination is told with its units neutral and its cards discarded."""
    position = Position(3)
    position.side(1).life = 1
    position.give(1, "vex")
    left = position.put(1, "normal", 3, 0)
    here, there = position.put(0, "normal", 0, 0), position.put(1, "leader", 1, 0)
    position.start()
    seen = watch(position)
    position.say("attack", here, there)
    s, facts = at(seen, "eliminated")
    assert facts["faction"] == faction("cyber")
    assert kind_at(s, left) == NEUTRAL
    assert not s.area[there]
    assert card("vex") in s.discard


def test_a_formation_tells_what_it_meets() -> None:
    """H-80, H-83: the areas, before the first hit."""
    position = Position(2)
    there = position.put(1, "normal", 1, 0)
    position.give(0, "assault_team")
    position.start()
    seen = watch(position)
    position.say("play", card("assault_team"), 0).say("lay", area(0, 0))
    s, facts = at(seen, "laid")
    assert facts["area"] == (area(0, 0), there)
    assert s.area[there]
    played, of = at(seen, "played")
    assert "Assault Team" in said("played", played, of)
    assert "Attack 2 areas" in said("played", played, of)


def test_robbery_names_both_sides() -> None:
    """H-99, H-100: who robs whom of what."""
    position = Position(2)
    position.give(0, "dock_raid")
    position.side(1).hexilum = 1
    position.start().say("play", card("dock_raid"), 1)
    assert "Player 1 takes 1 hexilum from Player 2." in position.log()
    assert "Az 1. játékos 1 hexilumot rabol a 2. játékostól." in position.log("hu")


def test_a_secret_mission_is_shown_to_its_owner_alone() -> None:
    """H-23: the log says that one was taken, and nobody else's stage shows which."""
    table = Table(GAME, 3, 4, {"mode": "admiral"})
    rng = Random(4)
    while not table.over and table.pending[0].key != "action":
        ask = rng.choice(table.pending)
        table.answer(ask.seat, rng.choice(list(ask.options)))
    for seat in range(3):
        heard = [event.message.key for event in table.events_for(seat)]
        assert heard.count("event-secret-own") == 1
        facts = {"mission": table.state.sides[seat].secret}
        for other in (0, 1, 2, None):
            shown = said("secret-own", table.state, facts, other)
            assert bool(shown) == (other == seat)
