"""What would change in the formation: who stands in danger before and after, what is used up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starboard.draw import Outlook
from starboard.kernel import Ask, GameOver, Message

from ..box import (
    CONTROL_PANEL,
    DIE,
    DOOR,
    GENERATORIUM,
    LOCATION_AMOUNT,
    LOCATIONS,
    PROMETHIUM_TANK,
    SKULL,
    SPORE_CHIMNEY,
    TERRAIN,
)
from ..legality.attacks import slayable, targets
from ..reading.cards import Location
from ..rules.course import must_travel
from ..rules.manoeuvre import swap, turn
from ..rules.swarms import move_many, slay
from ..state import NOBODY, Hulk, place
from ..text import say
from .cards import percent
from .chances import danger, share


def compared(s: Hulk, change: Callable[[Hulk], object], marines: Iterable[int]) -> list[Message]:
    """The danger of these marines before and after a change, where it is not the same."""
    after = s.copy()
    after.told = None
    change(after)
    found = []
    for marine in marines:
        old, new = danger(s, marine), danger(after, marine)
        if percent(old) != percent(new):
            found.append(
                say("outlook-danger", marine=marine, before=percent(old), after=percent(new))
            )
    return found


def marked(lines: list[Message], warns: str = "") -> Outlook:
    """Lines about the formation, or that nothing changes for anybody's life."""
    return Outlook(tuple(lines) or (say("outlook-same-danger"),), warns)


def swapping(s: Hulk, marine: int, other: int) -> Outlook:
    """D-58 Two marines change places."""
    return marked(compared(s, lambda after: swap(after, marine, other), (marine, other)))


def turning(s: Hulk, marine: int) -> Outlook:
    """D-60 A marine turns: what is in reach then, and the danger."""
    after = s.copy()
    after.told = None
    turn(after, marine)
    lines = [say("outlook-reach-after", marine=marine, count=len(targets(after, marine)))]
    return marked(lines + compared(s, lambda then: turn(then, marine), (marine,)))


def token_outlook(s: Hulk, marine: int) -> Outlook:
    """D-49 What a token would change in the coming attack (D-53 only from the front)."""

    def give(after: Hulk) -> None:
        after.tokens[marine] += 1

    lines = compared(s, give, (marine,))
    if not lines:
        behind = [at for at in s.engaged_places(marine) if at >> 4 != s.facing[marine]]
        key = "outlook-token-behind" if behind else "outlook-token-idle"
        lines = [say(key, marine=marine)]
    return Outlook((*lines, say("outlook-supply-after", tokens=s.supply - 1)))


def slaying(s: Hulk, ask: Ask, at: int, kind: int) -> Outlook:
    """D-71 What is left of the swarm; D-26 it may end the mission."""
    after = s.copy()
    after.told = None
    try:
        slay(after, at, kind)
    except GameOver:
        return Outlook((say("outlook-victory"),), "ends")
    lines = [say("outlook-swarm-left", count=len(after.swarm(at)))]
    if ask.key == "faith":
        lines.append(say("outlook-one-token"))
    return marked(lines + compared(s, lambda then: slay(then, at, kind), (s.line[at & 15],)))


def shifting(s: Hulk, at: int, to: int) -> Outlook:
    """D-154 A swarm goes elsewhere."""
    marines = dict.fromkeys((s.line[at & 15], s.line[to & 15]))
    return marked(compared(s, lambda after: move_many(after, [(at, to)]), marines))


def shielding(s: Hulk, at: int) -> Outlook:
    """D-155 The swarm neither attacks nor can be slain this round."""

    def shield(after: Hulk) -> None:
        after.shielded |= 1 << at

    marine = s.line[at & 15]
    return marked([say("outlook-shield"), *compared(s, shield, (marine,))])


def spawning(s: Hulk, key: str, thing: int) -> Outlook:
    """D-183, D-173 Genestealers appear there."""
    at = thing
    if key != "spawn-on-swarm":
        side = s.facing[thing] if key == "everywhere" else 1 - s.facing[thing]
        at = place(side, s.position(thing))
    count = 1 if key == "everywhere" else LOCATION_AMOUNT[s.location]
    count = min(count, len(s.blips[at >> 4]))
    now = len(s.swarm(at))
    return Outlook((say("outlook-appear", place=at, count=count, all=now + count),))


def discarding(s: Hulk, side: int, count: int) -> Outlook:
    """D-157 A pile loses its top cards; D-115 an empty one means travel."""
    after = s.copy()
    after.blips[side][len(after.blips[side]) - min(count, len(after.blips[side])) :] = []
    left = len(after.blips[side])
    lines = [say("outlook-pile", pile=side, before=len(s.blips[side]), rest=left)]
    if must_travel(after):
        lines.append(say("outlook-travel"))
    return Outlook(tuple(lines))


def place_outlook(s: Hulk, at: int) -> Outlook:
    """D-181 Who could take the Artefact there."""
    marine = s.line[at & 15]
    key = "outlook-faces" if s.facing[marine] == at >> 4 else "outlook-faces-away"
    return Outlook((say(key, marine=marine),))


# ---- activating terrain ----------------------------------------------------------------------


def activating(s: Hulk, marine: int, card: int) -> Outlook:
    """D-133 to D-136 What the terrain card does, and its risk."""
    text = say(f"terrain-{TERRAIN[card].id}.text")
    if card == CONTROL_PANEL and s.location != NOBODY:
        return panel(s, LOCATIONS[s.location])
    if card == DOOR:
        warns = "" if s.supply else "nothing"
        return Outlook((say("outlook-door", tokens=s.door_tokens + min(1, s.supply)), text), warns)
    if card == SPORE_CHIMNEY:
        lucky = share(SKULL[face] for face in DIE)
        return Outlook((text,), odds=((say("outlook-chimney"), lucky),))
    if card == PROMETHIUM_TANK:
        count = sum(slayable(s, place(side, s.position(marine))) for side in (0, 1))
        deadly = share(face == 0 for face in DIE)
        odds = ((say("outlook-falls"), deadly),)
        return Outlook((say("outlook-tank", count=count, marine=marine),),
                       "" if count else "nothing", odds)  # fmt: skip
    return Outlook((text,), "nothing" if card == CONTROL_PANEL else "")


def panel(s: Hulk, location: Location) -> Outlook:
    """D-131 The ability of the Location; on arrival only: the panel does nothing here."""
    text = say(f"location-{location.id}.text", amount=location.amount,
               ability=f"@ability-{location.ability}")  # fmt: skip
    if location.ability != "control_panel":
        return Outlook((say("outlook-no-panel"),), "nothing")
    if s.location == GENERATORIUM:
        deadly = share(not SKULL[face] for face in DIE)
        return Outlook((text,), "loses", ((say("outlook-falls"), deadly),))
    return Outlook((text,))
