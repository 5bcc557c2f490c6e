"""Everything that can be done at a question, in sight: trackers, things to resolve, rovers."""

from __future__ import annotations

from starboard.draw import Action
from starboard.kernel import Ask, Message, Option, Refusal

from .bonuses import listed, step_words
from .box import CORPORATIONS
from .components import RESOURCES
from .legality import refused
from .legality.advances import next_space
from .legality.elsewhere import why_not_use
from .state import Player, Table
from .text import THINGS, say

#: Questions that choose one of the five trackers, and the options that do.
_TRACKERS = ("boost", "advance", "energy", "back", "union")
_KINDS = ("boost", "boost-twice", "advance", "energy", "back")
#: Questions between two steps of a turn (P-106).
_BETWEEN = ("next", "finish", "early-moves", "last-moves")

#: By thing to resolve: its sign and its colour.
_SIGNS = {
    "boost": ("pu-synergy", "ink"), "patch": ("pu-patch", "t-biomass"),
    "deploy": ("pu-rover", "t-rover"), "shift": ("pu-lifepod", "ink"),
    "meteorite": ("pu-meteor", "c-orange"), "choice": ("pu-biomass", "t-biomass"),
    "card": ("pu-civ", "t-civ"), "icon-energy": ("pu-energy", "t-energy"),
}  # fmt: skip


def actions(s: Table, ask: Ask) -> list[Action]:
    """The actions of a question; none where it is no such choice."""
    p = s.players[ask.seat]
    if ask.key in _TRACKERS:
        return _trackers(s, ask, p)
    if ask.key in _BETWEEN:
        return _between(s, ask, p)
    return []


# ---- trackers -----------------------------------------------------------------------------------


def _trackers(s: Table, ask: Ask, p: Player) -> list[Action]:
    """P-65, P-71, P-127 All five trackers in their order: now, next, and what that brings."""
    why = {option[1]: reason for option, reason in refused(s, ask) if option[0] in _KINDS}
    return [_tracker(s, ask, p, track, why.get(track)) for track in range(5)]


def _tracker(s: Table, ask: Ask, p: Player, track: int, why: Refusal | None) -> Action:
    found = tuple(o for o in ask.options if o[0] in _KINDS and o[1] == track)
    back = ask.key == "back"
    to = next_space(p, track, -1 if back else 1)
    name = say("action-tracker", track=track, at=p.tracks[track], space=max(to, 0))
    if to < 0:
        name = say("action-tracker-stays", track=track, at=p.tracks[track])
    gain = None if back or not found else say("action-gain", gains=listed(step_words(s, p, track)))
    return Action(f"track-{track}", f"pu-{RESOURCES[track]}", name, found, gain=gain,
                  refusal=None if found else why, colour=f"t-{RESOURCES[track]}")  # fmt: skip


# ---- between two steps --------------------------------------------------------------------------


def _between(s: Table, ask: Ask, p: Player) -> list[Action]:
    """P-70, P-106, P-123 What is to be resolved, rovers, technologies that are used at will."""
    found = [_thing(s, p, option) for option in ask.options if option[0] == "first"]
    if not found and not any(o[0] in ("step", "teleport", "use") for o in ask.options):
        return []  # nothing to choose from
    found += [
        Action(o[0], "ui-confirm", _words(o), (o,), colour="accent")
        for o in ask.options
        if o[0] in ("finish", "keep-points")
    ]
    return [*found, *_rovers(ask, p), *_technologies(s, ask, p)]


def _words(option: Option) -> Message:
    return say(f"option-{option[0]}")


def _thing(s: Table, p: Player, option: Option) -> Action:
    """P-70 A resource or bonus that is still to be resolved."""
    thing = THINGS[option[1]]
    name = say("option-first", thing=option[1])
    kind = thing.removeprefix("icon-").removeprefix("advance-")
    gain = None
    icon, colour = _SIGNS.get(thing, ("ui-forward", "ink"))
    if kind in RESOURCES[:5]:
        icon, colour = f"pu-{kind}", f"t-{kind}"
        gain = say("action-gain", gains=listed(step_words(s, p, RESOURCES.index(kind))))
    return Action(f"first-{option[1]}", icon, name, (option,), gain=gain, colour=colour)


def _rovers(ask: Ask, p: Player) -> list[Action]:
    """P-106 Movement points are spent between any two steps."""
    steps = tuple(o for o in ask.options if o[0] in ("step", "teleport"))
    if not steps:
        return []
    price = say("action-points", count=p.moves)
    return [Action("rovers", "pu-rover", say("action-rovers"), steps, price=price, colour="t-rover",
                   group="free")]  # fmt: skip


def _technologies(s: Table, ask: Ask, p: Player) -> list[Action]:
    """P-122, P-123 Technologies that have been unlocked and are used at will."""
    offered = {o[1]: o for o in ask.options if o[0] == "use"}
    found = []
    for number, level in enumerate(CORPORATIONS[p.corporation].levels):
        used = (p.used | p.spent) >> number & 1
        if number in offered or (used and p.has(number)):
            options = (offered[number],) if number in offered else ()
            why = None if options else why_not_use(s, ask, p, number)
            name = say("action-technology", level=f"@level-{level}")
            found.append(Action(f"use-{number}", "pu-tech", name, options, refusal=why,
                                colour="t-tech", group="free"))  # fmt: skip
    return found
