"""Everything that can be done at a question, in sight: always in the same places."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.draw import Action
from starboard.kernel import Ask, Option, Refusal

from .box import ACTION_OF, ACTIONS, CLAUDIO, HEROIC_CHARGE, REORGANIZE
from .legality import refused
from .legality.cards import why_not_card
from .scene.cards import ACTION_SIGNS, TEAM_COLOURS
from .state import Hulk
from .text import refusal, say

#: D-61, D-62 Why terrain in front of a marine cannot be activated any more.
USED_UP = ("refused-has-activated", "refused-terrain-used")


def actions(s: Hulk, ask: Ask) -> Sequence[Action]:
    """The cards of the team, the steps of Move + Activate, the ways to attack."""
    if ask.key == "card":
        return [card_action(s, ask, card) for card in ACTION_OF[ask.facts["team"]]]
    if ask.key == "manoeuvre":
        return manoeuvres(s, ask)
    if ask.key in ("attack", "paid-attack"):
        return attacks(s, ask)
    return ()


def card_action(s: Hulk, ask: Ask, card: int) -> Action:
    """D-37 A card with its number and type, and what it does."""
    action = ACTIONS[card]
    option = ("card", card)
    offered = option in ask.options
    return Action(
        f"card-{card}",
        ACTION_SIGNS[action.type],
        say("card-by-number", number=card, card=card),
        (option,) if offered else (),
        price=say("card-type", type=action.type),
        gain=say(f"gain-card-{action.id}"),
        refusal=None if offered else why_not_card(s, ask.seat, ask.facts["team"], card),
        colour=TEAM_COLOURS[action.team],
    )


def of_kind(ask: Ask, kind: str) -> tuple[Option, ...]:
    """The options of one kind."""
    return tuple(option for option in ask.options if option[0] == kind)


def why_none(s: Hulk, ask: Ask, kind: str) -> Refusal | None:
    """Why nothing of this kind is offered: the first reason that concerns the asked team."""
    team = ask.facts["team"]
    mine = s.marines_of(team)
    reasons = [why for option, why in refused(s, ask) if option[0] == kind and option[1] in mine]
    if kind == "activate":  # that most terrain lies elsewhere says little
        reasons = [why for why in reasons if why.message.key in USED_UP]
        return reasons[0] if reasons else refusal("D-61", "nothing-to-activate")
    if kind == "swap" and not reasons:  # one marine is left of all
        return refusal("D-58", "nobody-to-swap")
    return reasons[0] if reasons else None


def manoeuvres(s: Hulk, ask: Ask) -> list[Action]:
    """D-57 Move, turn, activate, in this order; then the card is done."""
    colour = TEAM_COLOURS[ask.facts["team"]]
    found = []
    for kind, sign in (("swap", "g-swap"), ("turn", "g-turn"), ("activate", "da-activate")):
        options = of_kind(ask, kind)
        gain = "gain-swap-any" if kind == "swap" and s.card == REORGANIZE else f"gain-{kind}"
        why = None if options else why_none(s, ask, kind)
        found.append(Action(kind, sign, say(f"do-{kind}"), options, None, say(gain), why, colour))
    return [*found, done(ask, colour)]


def attacks(s: Hulk, ask: Ask) -> list[Action]:
    """D-66 Attacks, D-167 the Heroic Charge, and to stop."""
    colour = TEAM_COLOURS[ask.facts["team"]]
    price = say("price-token") if ask.key == "paid-attack" else None
    options = of_kind(ask, "attack")
    why = None if options else why_none(s, ask, "attack") or refusal("D-67", "no-swarm")
    found = [Action("attack", "da-attack", say("do-attack"), options, price, say("gain-attack"),
                    why, colour)]  # fmt: skip
    if s.card == HEROIC_CHARGE and ask.key == "attack" and CLAUDIO in s.line:
        options = of_kind(ask, "charge")
        why = None if options else why_none(s, ask, "charge")
        gain = say("gain-charge", amount=ACTIONS[HEROIC_CHARGE].amount)
        found.append(Action("charge", "g-skull", say("do-charge"), options, say("price-risk"),
                            gain, why, colour))  # fmt: skip
    return [*found, done(ask, colour)]


def done(ask: Ask, colour: str) -> Action:
    """What is left of the card is given up."""
    gain = say("gain-done")
    return Action("done", "ui-confirm", say("option-done"), (("done",),), None, gain, None, colour,
                  "end")  # fmt: skip
