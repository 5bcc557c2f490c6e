"""Why not? What a touch of something that is not lit is told."""

from __future__ import annotations

from starboard.games.death_angel import GAME
from starboard.games.death_angel.box import (
    BLOCK,
    DEAD_AIM,
    DOOR,
    FULL_AUTO,
    GIDEON,
    LEON,
    LORENZO,
    NOCTIS,
    OUT_OF_THIN_AIR,
    RUN_AND_GUN,
    STRATEGIZE,
    VALENCIO,
    ZAEL,
)
from starboard.games.death_angel.legality import refused
from starboard.games.death_angel.state import ATTACK, CHOOSE, EVENT, Hulk
from starboard.kernel import Ask
from starboard.text import render
from tests.games.death_angel.positions import at, event, hulk, play, play_to, resolving

LINE = [LORENZO, NOCTIS, GIDEON, ZAEL, LEON]


def told(s: Hulk, ask: Ask, key: str) -> list[str]:
    """What touching this first is told."""
    return [
        render(reason.message, "en")
        for option, reason in refused(s, ask)
        if any(key in step.split("|") for step in GAME.path(s, ask, option))
    ]


def test_an_attack_out_of_reach_tells_of_each_marine() -> None:
    """D-67 Only the team's own marines are spoken of."""
    s = resolving(DEAD_AIM, LINE, "LLRLL", swarms={"R5": "T", "L1": "T"}, blips=(3, 3))
    ask = play_to(s, ATTACK).ask
    assert told(s, ask, f"swarm:{at('R5')}") == [
        "Noctis faces left; he can only attack on the side he faces.",
        "It is 2 positions away; Gideon reaches only his own position.",
    ]
    (idle,) = told(s, ask, f"marine:{GIDEON}")
    assert idle == "Gideon faces right and reaches only his own position: there is no swarm."
    foreign = set(told(s, ask, f"marine:{LEON}"))
    assert foreign == {"Leon does not belong to the green team, whose card this is."}


def test_a_genestealer_is_told_what_its_swarm_is() -> None:
    """D-98 Its swarm can be attacked as a whole, or cannot be for these reasons."""
    s = resolving(DEAD_AIM, LINE, "LLRLL", swarms={"R5": "T", "L1": "H"})
    ask = play_to(s, ATTACK).ask
    near, far = s.swarm(at("L1"))[0], s.swarm(at("R5"))[0]
    assert told(s, ask, f"stealer:{near}") == []
    assert told(s, ask, f"stealer:{far}") == told(s, ask, f"swarm:{at('R5')}")


def test_what_comes_later_says_when() -> None:
    """D-42 D-61 Marines by their card, terrain by the kind of card, piles by what they are for."""
    s = resolving(STRATEGIZE, LINE, played=[STRATEGIZE, BLOCK, FULL_AUTO], last=[0, 0, 1, 0, 0, 0],
                  swarms={"L1": "T"}, terrain={DOOR: "R1"})  # fmt: skip
    ask = play(s).ask
    assert ask.key == "token"
    (door,) = told(s, ask, f"terrain:{DOOR}")
    assert door.startswith("The Door can be activated with a Move + Activate card")
    (done,) = told(s, ask, f"action:{BLOCK}")
    assert "has been carried out" in done
    (waits,) = told(s, ask, f"action:{FULL_AUTO}")
    assert waits.startswith("17 Full Auto is still to come")


def test_each_of_my_teams_chooses_in_turn() -> None:
    """D-11 A card of another team of mine is not refused as if it were nobody's."""
    s = hulk(LINE[:-2], phase=CHOOSE, seats=1, owner={0: 0, 2: 0, 4: 0})
    ask = play(s).ask
    (later,) = told(s, ask, f"action:{RUN_AND_GUN}")
    assert later == "The green team chooses after the blue team."


def test_an_event_says_why_it_cannot_be_aimed_there() -> None:
    """D-81 D-82 Fewer could appear behind this marine."""
    line = [LORENZO, VALENCIO, ZAEL]
    s = hulk(line, "RLR", blips=(2, 1), phase=EVENT, top_event=event(OUT_OF_THIN_AIR))
    ask = play(s).ask
    (fewer,) = told(s, ask, f"marine:{VALENCIO}")
    assert fewer == (
        "Out of Thin Air: behind Valencio fewer Genestealers could appear "
        "than behind another marine."
    )
