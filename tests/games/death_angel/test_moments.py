"""What happens can be followed: each thing is told when it happens, with its cause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.games.death_angel import GAME
from starboard.games.death_angel.box import EVENTS, GIDEON, LEON, LORENZO, NOCTIS, THE_SWARM, ZAEL
from starboard.games.death_angel.moments import MOMENTS
from starboard.games.death_angel.rules.attack import attack
from starboard.games.death_angel.scene.stages import event_rows
from starboard.games.death_angel.state import ATTACK, ATTACKED, Hulk
from starboard.games.death_angel.why import why_hit, why_saved
from starboard.text import languages, render, voice
from tests.games.death_angel.positions import Dice, at, carry_out, event, hulk, play_to

RULES = Path(GAME.folder) / "rules"


def told(s: Hulk) -> list[str]:
    assert s.told is not None
    return [render(GAME.message("event-" + key, facts), "en") for key, _, facts, _ in s.told]


@pytest.mark.parametrize("lang", languages)
def test_every_moment_has_words(lang: str) -> None:
    """Also those that random games hardly ever reach."""
    words = voice("death_angel", lang)
    assert [key for key in MOMENTS if not words.has(f"event-{key}")] == []
    shown = [key for key, moment in MOMENTS.items() if not moment.heads]
    assert [key for key in shown if not words.has(f"event-{key}.short")] == []


def test_every_moment_is_told_by_a_rule() -> None:
    """A moment under a key that nobody tells would never be seen."""
    code = "".join(path.read_text(encoding="utf-8") for path in RULES.glob("*.py"))
    literal = set(re.findall(r'"([a-z-]+)"', code))
    made = {f"aimed-{name}" for name in ("marine", "team", "pile", "swarm")}
    made |= {"rolled-attack", "rolled-defence", "scouted-top", "scouted-bottom"}
    assert set(MOMENTS) - literal - made == set()


def test_a_death_is_told_before_the_ranks_close(die: Dice) -> None:
    """D-137 D-140 Roll, death, closing up; the swarm under a Power Field is spoken of, too."""
    s = hulk([LORENZO, NOCTIS, ZAEL], "LLL", phase=ATTACK, swarms={"L2": "TT", "L3": "H"},
             shielded=["L3"], told=[])  # fmt: skip
    die(1)
    play_to(s, ATTACKED)
    assert told(s)[-6:] == [
        "The left swarm at position 2 attacks Noctis.",
        "Noctis defends himself against 2 and rolls 1 and a skull: he is hit.",
        "Noctis is slain (Genestealer attack).",
        "The formation closes up: the lower part moves up one position, "
        "and Zael takes the place of Noctis.",
        "The green team is eliminated.",
        "The left swarm at position 2 does not attack Zael: it is under the Power Field.",
    ]


def test_a_power_field_explains_the_miss(die: Dice) -> None:
    """D-70 The roll, its cause, and the line of the log."""
    s = hulk([LEON, ZAEL], "LL", swarms={"L1": "TT"}, shielded=["L1"], told=[])
    die(1)
    carry_out(attack, s, LEON, at("L1"))
    assert told(s)[1:] == [
        "Leon rolls 1 and a skull: no Genestealer falls.",
        "Leon misses: the Power Field protects the left swarm at position 1.",
    ]
    facts = {"marine": LEON, "swarm": at("L1"), "face": 1}
    cause = why_hit(s, facts)
    assert cause is not None
    assert render(cause, "en").startswith("The Power Field protects")


def test_tokens_do_not_help_from_behind() -> None:
    """D-53 The cause of a hit says so."""
    s = hulk([GIDEON, ZAEL], "RL", swarms={"L1": "TTT"}, tokens={GIDEON: 1})
    facts = {"marine": GIDEON, "swarm": at("L1"), "face": 2, "count": 3, "again": 0, "hits": 1}
    cause = why_saved(s, facts)
    assert cause is not None
    assert render(cause, "en") == (
        "2 is not more than 3. They come from behind: his tokens do not help."
    )


def test_an_event_says_where_how_many_appear() -> None:
    """D-83 D-86 By the rules on a copy: the second icon finds what the first has left."""
    s = hulk([LORENZO, NOCTIS, ZAEL], "LLL", swarms={"L1": "T"}, blips=(4, 4),
             terrain={3: "L1", 5: "L2"})  # fmt: skip
    rows = event_rows(s, EVENTS[event(THE_SWARM)])
    texts = [render(row.text, "en") for row in rows if row.text is not None]
    assert texts == [
        "3 on the left side of position 1 (pile 4 → 1)",
        "1 on the left side of position 2 (pile 1 → 0)",
        "as things stand, one swarm",
    ]
    assert [len(pile) for pile in s.blips] == [4, 4]
