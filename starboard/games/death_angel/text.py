"""How ids are named and where they lie; what the numbers of each kind of option are."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.draw import Fact, Vocabulary
from starboard.kernel import Ask, Option

from .box import (
    ACTIONS,
    BOX,
    BROOD_LORD_KIND,
    EVENTS,
    KIND_OF,
    LOCATIONS,
    MARINES,
    TEAMS,
    TERRAIN,
)
from .reading.cards import ICON_IDS, TYPES
from .state import FIRST_BROOD_LORD, Hulk

#: A swarm of more cards is shown as stacks, one for each kind, of which the top card is touched.
CROWD = 7


def kind_word(kind: int) -> str:
    """The name of a Genestealer's kind: its type, or a Brood Lord."""
    return f"type-{TYPES[kind]}" if kind < BROOD_LORD_KIND else lord_word(kind - BROOD_LORD_KIND)


def lord_word(number: int) -> str:
    """The name of a Brood Lord, by its two types."""
    first, second = BOX.lords[number].types
    return f"brood-lord-{TYPES[first]}-{TYPES[second]}"


#: What asks, or what a token was spent on, by the rule that tells of it.
CAUSES = {
    "outnumbered": "event-card-outnumbered",
    "everywhere": "event-card-they_re_everywhere",
    "holds": "location-black_holds",
    "toxin": "location-toxin_pumping_station",
    "D-49": "action-type-0",
    "D-68": "action-type-2",
    "D-74": "cause-genestealers",
    "D-118": "cause-door",
    "D-134": "terrain-spore_chimney",
    "D-135": "terrain-promethium_tank",
    "D-152": "action-counter_attack",
    "D-153": "action-overwatch",
    "D-154": "action-strategize",
    "D-155": "action-power_field",
    "D-157": "action-stealth_tactics",
    "D-160": "action-intimidation",
    "D-161": "action-run_and_gun",
    "D-162": "action-lead_by_example",
    "D-163": "action-flamer_attack",
    "D-165": "action-dead_aim",
    "D-167": "action-heroic_charge",
    "D-168": "event-card-for_my_battle_brothers",
    "D-170": "event-card-cleansing_flames",
    "D-172": "event-card-psychic_assault",
    "D-173": "event-card-secret_route",
    "D-174": "event-card-enter_formation",
    "D-177": "location-teleportarium",
    "D-178": "location-launch_control_room",
    "D-181": "location-munitorium",
    "D-182": "location-generatorium",
    "D-183": "location-apothecarion",
}


FACTS = {
    "marine": Fact(lambda m: f"marine-{MARINES[m].id}", "marine:{}"),
    "team": Fact(lambda t: f"team-{TEAMS[t].id}", "team:{}"),
    "card": Fact(lambda c: f"action-{ACTIONS[c].id}", "action:{}"),
    "type": Fact(lambda kind: f"action-type-{kind}"),
    "swarm": Fact(lambda at: f"swarm-{at >> 4}-{(at & 15) + 1}", "swarm:{}"),
    "place": Fact(lambda at: f"place-{at >> 4}-{(at & 15) + 1}", "place:{}"),
    "kind": Fact(kind_word),
    "lord": Fact(lambda card: lord_word(card - FIRST_BROOD_LORD)),
    "terrain": Fact(lambda t: f"terrain-{TERRAIN[t].id}", "terrain:{}"),
    "location": Fact(lambda n: f"location-{LOCATIONS[n].id}", "location"),
    "event": Fact(lambda e: f"event-card-{EVENTS[e].id}", "event"),
    "icon": Fact(lambda icon: f"icon-{ICON_IDS[icon]}"),
    "cause": Fact(CAUSES.__getitem__),
    "side": Fact(lambda side: f"side-{side}"),
    "pile": Fact(lambda side: f"pile-{side}", "pile:{}"),
}


WORDS = Vocabulary("death_angel", FACTS)
say, refusal = WORDS.say, WORDS.refusal

#: The kinds of options, and what their numbers are.
OPTIONS = {
    "team": "team",
    "card": "card",
    "token": "marine",
    "decline": "",
    "done": "",
    "enough": "",
    "swap": "marine marine2",
    "turn": "marine",
    "activate": "marine terrain",
    "attack": "marine swarm",
    "charge": "marine",
    "reroll": "marine",
    "keep": "",
    "slay": "swarm kind",
    "send": "swarm kind",
    "shift": "swarm place",
    "shield": "swarm",
    "choose-pile": "pile",
    "choose-marine": "marine",
    "choose-team": "team",
    "choose-swarm": "swarm",
    "pay": "marine",
    "look": "",
    "top": "",
    "bottom": "",
    "roll": "",
    "door-token": "",
    "location-token": "",
    "artefact": "",
    "put-artefact": "place",
    "lord-left": "lord",
    "watch": "terrain",
    "spawn-first": "terrain",
}


def not_asked(ask: Ask, marine: int) -> bool:
    """Is another team asked than this marine's?"""
    return ask.key in ("manoeuvre", "attack", "paid-attack") and (
        MARINES[marine].team != ask.facts["team"]
    )


def touch(s: Hulk, ask: Ask, option: Option) -> Sequence[str]:
    """The nodes to touch. A Genestealer is touched itself; equal ones in a swarm will all do."""
    match option:
        case ("slay" | "send", at, kind):
            equal = sorted(c for c in s.swarm(at) if KIND_OF[c] == kind)
            stacked = len(s.swarm(at)) > CROWD and option in ask.options
            shown = equal[-1:] if stacked else equal  # the top of a stack
            return ("|".join(f"stealer:{card}" for card in shown),)
        case ("swap" | "turn" | "activate" | "attack", marine, *_) if not_asked(ask, marine):
            swapped = any(way[0] == "swap" and way[2] == marine for way in ask.options)
            return () if swapped else (f"marine:{marine}",)
        case ("attack", marine, at) if all(other[:2] != option[:2] for other in ask.options):
            return (f"swarm:{at}",)  # they cannot attack at all, which touching them tells
        case ("turn", marine) if ask.key == "manoeuvre":
            return (f"marine:{marine}", f"turn:{marine}")
        case ("turn", marine):
            return () if ask.key == "turn-too" else (f"turn:{marine}",)
        case ("charge" | "reroll" | "pay", *_):
            return ()
        case ("choose-marine", marine) if marine not in s.line:  # one who is to be rescued
            return ()
        case ("card", card) if ask.key == "card" and ACTIONS[card].team == ask.facts["team"]:
            return ()  # one of the actions
        case ("choose-team", team):  # Gun Jam: a team is known by its card of this round
            return (f"action:{s.chosen[team]}",)
    names = OPTIONS[option[0]].split()
    keys = [FACTS[name.rstrip("2")].place(n) for name, n in zip(names, option[1:], strict=True)]
    return [key for key in keys if key]
