"""Chapter 19: information. What a seat may know, and dealing anew what it cannot know."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Seat, deal_anew, pick

from .box import EVENTS, LOCATIONS, TEAMS, TERRAIN
from .legality.targets import must_choose
from .state import NOBODY, SIDES, Hulk, position_of, side_of


def view(s: Hulk, seat: Seat | None) -> dict[str, Any]:
    """D-184 What is public, and D-186 what this seat alone may know."""
    return {
        "round": s.round,
        "phase": s.phase,
        "current": s.current,
        "location": s.location,
        "locations_left": [LOCATIONS[card].tier for card in reversed(s.locations)],
        "formation": [marine_view(s, marine) for marine in s.line],
        "slain": list(s.slain),
        "swarms": swarm_views(s),
        "terrain": [
            {"card": card, "side": side_of(at), "position": position_of(at)}
            for card, at in enumerate(s.terrain)
            if at != NOBODY
        ],
        "blips": [len(s.blips[0]), len(s.blips[1])],
        "blips_known": [known_blips(s, side) for side in SIDES],
        "decks": {"events": len(s.events), "genestealers": len(s.stealers)},
        "discards": {"events": list(s.event_discard), "genestealers": sorted(s.stealer_discard)},
        "tokens": {"supply": s.supply, "door": s.door_tokens, "location": s.location_tokens},
        "teams": [team_view(s, team, seat) for team in range(len(TEAMS)) if s.owner[team] >= 0],
        "artefact": s.artefact_team,
        "lords_slain": s.lords_slain,
        "effects": {
            "active": [card for card in range(1, 19) if s.ability(card)],
            "jammed": [s.jammed, s.jam_next],
            "evasion": [s.evasion, s.evasion_next],
            "enter_formation": [s.enter, s.enter_next],
            "second_wind": [s.second_wind, s.second_wind_next],
            "watched": s.capped,
            "led": s.led,
            "activated": [card for card in range(len(TERRAIN)) if s.activated >> card & 1],
        },
        "card": s.card,
        "step": [s.stage, s.moved, s.turned, s.used, s.shooter, s.shots],
        "face": s.face,
        "event": s.drawn if sees_event(s, seat) else NOBODY,
        "scouted": scouted(s, seat),
    }


def known_blips(s: Hulk, side: int) -> list[int]:
    """D-187 The Genestealers that all saw being shuffled into this pile."""
    return sorted(card for card in s.blips[side] if s.mixed >> card & 1)


def marine_view(s: Hulk, marine: int) -> dict[str, Any]:
    """A marine in the formation."""
    return {"marine": marine, "facing": s.facing[marine], "tokens": s.tokens[marine]}


def swarm_views(s: Hulk) -> list[dict[str, Any]]:
    """All swarms, those that have attacked apart (D-101)."""
    found = []
    for attacked, rows in ((False, s.swarms), (True, s.attacked)):
        for side, row in enumerate(rows):
            for position, swarm in enumerate(row):
                if swarm:
                    shielded = not attacked and s.is_shielded(side << 4 | position)
                    found.append({"side": side, "position": position, "cards": sorted(swarm),
                                  "attacked": attacked, "shielded": shielded})  # fmt: skip
    return found


def team_view(s: Hulk, team: int, seat: Seat | None) -> dict[str, Any]:
    """A team; D-40 its chosen card is its owner's secret until all are turned up."""
    mine = seat is not None and s.owner[team] == seat
    return {
        "team": team,
        "owner": s.owner[team],
        "out": bool(s.out >> team & 1),
        "last": s.last[team],
        "chosen": s.chosen[team] if s.revealed or mine else 0,
        "has_chosen": s.chosen[team] > 0,
    }


def sees_event(s: Hulk, seat: Seat | None) -> bool:
    """D-78 Until it is shown, only the current player reads the drawn event (and who knew it)."""
    if s.drawn == NOBODY:
        return False
    return s.drawn_open or seat == s.current or knows(s, seat, s.drawn)


def knows(s: Hulk, seat: Seat | None, event: int) -> bool:
    """D-159 Has this seat seen where the event lies?"""
    return seat is not None and bool(s.event_known[event] >> seat & 1)


def scouted(s: Hulk, seat: Seat | None) -> list[list[int]]:
    """Events in the deck that this seat knows: how deep they lie (0 = top), and which."""
    deck = list(reversed(s.events))
    return [[depth, event] for depth, event in enumerate(deck) if knows(s, seat, event)]


# ---- what a seat cannot know -----------------------------------------------------------------


def resample_hidden(s: Hulk, seat: Seat | None) -> None:
    """D-185 Decks and piles, D-186 the others' secret choices and an event they read."""
    resample_stealers(s)
    resample_locations(s)
    resample_events(s, seat)
    if not s.revealed:
        resample_choices(s, seat)


def resample_stealers(s: Hulk) -> None:
    """D-185 Deck and piles, but for D-187 what all saw being shuffled into a pile."""
    if not s.mixed:
        deal_anew(s, s.stealers, s.blips[0], s.blips[1])
        return
    known = [known_blips(s, side) for side in SIDES]
    hidden = [[card for card in s.blips[side] if card not in known[side]] for side in SIDES]
    deal_anew(s, s.stealers, *hidden)
    for side in SIDES:
        s.blips[side][:] = hidden[side] + known[side]
        deal_anew(s, s.blips[side])


def resample_locations(s: Hulk) -> None:
    """D-185 The tiers of the Location deck are known, the cards are not."""
    for depth, card in enumerate(s.locations):
        tier = LOCATIONS[card].tier
        s.locations[depth] = pick(s, [n for n, other in enumerate(LOCATIONS) if other.tier == tier])


def resample_events(s: Hulk, seat: Seat | None) -> None:
    """The event deck but for what the seat has scouted, and an event only another has read.

    What is seen of an Instinct card in another's hand: that they must choose, and among what.
    """
    known = s.event_known
    if s.drawn != NOBODY and not sees_event(s, seat):
        target = EVENTS[s.drawn].target
        unknown = [e for e in s.events if not knows(s, seat, e)]
        fit = [e for e in unknown if EVENTS[e].target == target and must_choose(s, EVENTS[e].kind)]
        other = pick(s, sorted([s.drawn, *fit]))
        if other != s.drawn:
            s.events[s.events.index(other)] = s.drawn
            known[other], known[s.drawn] = known[s.drawn], known[other]
            s.drawn = other
    hidden = [depth for depth, event in enumerate(s.events) if not knows(s, seat, event)]
    cards = [s.events[depth] for depth in hidden]
    who_knows = [known[card] for card in cards]  # who has seen what lies this deep is public
    deal_anew(s, cards)
    for depth, card, bits in zip(hidden, cards, who_knows, strict=True):
        s.events[depth] = card
        known[card] = bits


def resample_choices(s: Hulk, seat: Seat | None) -> None:
    """D-40 What each team can choose is common knowledge; which it has chosen is not."""
    for team, card in enumerate(s.chosen):
        if card and s.owner[team] != seat:
            s.chosen[team] = pick(s, s.cards_left(team))
