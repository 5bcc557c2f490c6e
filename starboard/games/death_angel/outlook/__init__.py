"""What an option would do, before it is chosen: costs, gains, risks, and how the die may fall.

`chances.py` counts the faces; `cards.py` tells of action cards, `changes.py` of what changes in
the formation. All of it comes from the rules, on a copy where something must be tried.
"""

from __future__ import annotations

from starboard.draw import Outlook
from starboard.kernel import Ask, Message, Option

from ..box import DIE, EVENTS
from ..rules.attack import hits
from ..rules.defend import falls
from ..rules.locations import winning_faces
from ..state import NOBODY, Hulk
from ..text import say
from .cards import card_outlook, team_outlook
from .chances import charged, share, slain_by
from .changes import (
    activating,
    discarding,
    place_outlook,
    shielding,
    shifting,
    slaying,
    spawning,
    swapping,
    token_outlook,
    turning,
)
from .targets import target_outlook


def outlook(s: Hulk, ask: Ask, option: Option) -> Outlook | None:
    """What is beside an option, where there is something to add."""
    match option:
        case ("team", team):
            return team_outlook(team)
        case ("card", card):
            return card_outlook(s, card)
        case ("attack", marine, at):
            return attack_outlook(s, ask, marine, at)
        case ("charge", _):
            return charge_outlook(s)
        case ("reroll" | "keep", *_):
            return roll_outlook(s, ask, option[0] == "reroll")
        case ("swap", marine, other):
            return swapping(s, marine, other)
        case ("turn", marine):
            return turning(s, marine)
        case ("activate", marine, card):
            return activating(s, marine, card)
        case ("token", marine):
            return token_outlook(s, marine)
        case ("slay", at, kind):
            return slaying(s, ask, at, kind)
        case ("shift", at, to):
            return shifting(s, at, to)
        case ("shield", at):
            return shielding(s, at)
    return further(s, ask, option)


def further(s: Hulk, ask: Ask, option: Option) -> Outlook | None:
    """The questions of events, Locations and abilities, and giving something up."""
    match option:
        case ("choose-pile", side) if ask.key in ("stealth", "discard-blips", "instinct-blip-pile"):
            return discarding(s, side, ask.facts.get("count", 1))
        case ("choose-marine" | "choose-swarm" | "choose-team", thing):
            if ask.key in ("spawn-behind", "spawn-on-swarm", "everywhere"):
                return spawning(s, ask.key, thing)
            return target_outlook(s, EVENTS[s.drawn], thing) if s.drawn != NOBODY else None
        case ("roll",):
            return plain_roll(s, ask)
        case ("pay", marine):
            return Outlook((say("outlook-pays", marine=marine, tokens=s.tokens[marine] - 1),))
        case ("location-token",):
            wins = sum(face <= s.location_tokens + 1 for face in DIE)
            return Outlook((say("outlook-launch-later", count=wins, all=len(DIE)),))
        case ("door-token",):
            return Outlook((say("outlook-door", tokens=s.door_tokens + 1),))
        case ("put-artefact", at):
            return place_outlook(s, at)
        case ("artefact",):
            return Outlook((say("outlook-artefact", marine=ask.facts["marine"]),))
        case ("decline",) if ask.key == "artefact-miss":
            return dying(s, ask.facts["marine"])
        case ("done",) if ask.key in ("attack", "paid-attack", "manoeuvre"):
            return Outlook((say(f"outlook-done-{ask.key}"),))
    return None


# ---- dice ------------------------------------------------------------------------------------


def dying(s: Hulk, marine: int) -> Outlook:
    """The marine falls for certain; the last one's death is the end (D-27)."""
    last = len(s.line) == 1
    line = say("outlook-dies", marine=marine, last=int(last))
    return Outlook((line,), "ends" if last else "loses", marks=((f"marine:{marine}", line),))


def attack_outlook(s: Hulk, ask: Ask, marine: int, at: int) -> Outlook:
    """D-68 How many fall with which chance; D-70 nobody does under a Power Field."""
    found = slain_by(s, marine, at)
    lines: tuple[Message, ...] = (say("outlook-power-field", swarm=at),)
    if found.keys() != {0}:
        faces = tuple(face for face in DIE if hits(s, marine, at, face))
        lines = (say("outlook-attack", faces=faces, count=len(faces), all=len(DIE)),)
    if ask.key == "paid-attack":
        lines += (say("outlook-pays", marine=marine, tokens=s.tokens[marine] - 1),)
    elif s.tokens[marine]:
        lines += (say("outlook-may-reroll", tokens=s.tokens[marine]),)
    odds = tuple((say("outlook-slain", count=n), chance) for n, chance in found.items())
    return Outlook(lines, "nothing" if found.keys() == {0} else "", odds)


def charge_outlook(s: Hulk) -> Outlook:
    """D-167 Up to three fall for certain; on 0 Claudio does."""
    count = min(3, charged(s))
    odds = ((say("outlook-claudio-falls"), share(face == 0 for face in DIE)),)
    return Outlook((say("outlook-charge", count=count),), "" if count else "nothing", odds)


def roll_outlook(s: Hulk, ask: Ask, again: bool) -> Outlook:
    """D-52 What this roll does if it stands, or what a token may change."""
    marine, at, now = ask.facts["marine"], ask.facts["swarm"], ask.facts["hits"]
    attacks = ask.key == "reroll-attack"
    if not again:
        if now and not attacks:
            return dying(s, marine)
        key = "outlook-keep-attack" if attacks else "outlook-keep-lives"
        return Outlook((say(key, hits=now, face=s.face, marine=marine),))
    cost = say("outlook-pays", marine=marine, tokens=s.tokens[marine] - 1)
    if attacks:
        found = slain_by(s, marine, at)
        odds = tuple((say("outlook-slain", count=n), chance) for n, chance in found.items())
        line = say("outlook-reroll-attack", hits=now)
        wasted = now >= max(found)
    else:
        deadly = share(falls(s, marine, at, face, rerolled=True) for face in DIE)
        odds = ((say("outlook-lives"), 1 - deadly), (say("outlook-falls"), deadly))
        line = say("outlook-reroll-defence", hits=now, marine=marine)
        wasted = not now
    return Outlook((line, cost), "nothing" if wasted else "", odds)


def plain_roll(s: Hulk, ask: Ask) -> Outlook | None:
    """D-160, D-177, D-178 A roll that is asked for by itself."""
    if ask.key == "launch":
        wins = share(face in winning_faces(s) for face in DIE)
        line = say("outlook-launch", count=len(winning_faces(s)), all=len(DIE))
        return Outlook((line,), "ends" if wins else "nothing", ((say("outlook-wins"), wins),))
    if ask.key == "teleport":
        marine = ask.facts["marine"]
        deadly = share(face == 0 for face in DIE)
        line = say("outlook-teleport", marine=marine, tokens=s.tokens[marine])
        return Outlook((line,), odds=((say("outlook-falls"), deadly),))
    return Outlook((say("outlook-intimidate"),)) if ask.key == "intimidate" else None
