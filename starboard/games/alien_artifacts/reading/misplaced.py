"""Which effects may stand where: what the rules could not carry out is a fault of the box.

A price counts only at the first effect of a list (A-169), some kinds only work in one place, and
some would let a turn go on for ever. All of it is said when the box is read.
"""

from __future__ import annotations

from starboard.data.box import Entry

from .effects import ANY, ARTIFACT_GAINED, CARD_ADDED, DECK_OF_PAYMENT, ZONES, Effect, Pay

FREE_OF_CHARGE = Pay()
CONSTRUCTION = ZONES.index("construction")
ANY_TARGET = 2
LOSSES = ("ship_destroyed", "ship_damaged")


def check_continuous(entry: Entry, field: str, effects: tuple[Effect, ...]) -> None:
    """A-96 What a logistics side may give as long as it lies there."""
    for effect in effects:
        if effect.kind == "attack_bonus" and (effect.target != ANY_TARGET or effect.icon != ANY):
            raise entry.fault(field, "the attack bonus of a technology counts for every attack")
        if effect.kind == "on_event":
            if effect.event != CARD_ADDED and (effect.row != ANY or effect.first_of_type):
                raise entry.fault(field, "only the event card_added has a filter")
            if effect.event == ARTIFACT_GAINED and effect.gain.artifact:
                raise entry.fault(field, "an Artifact for every Artifact would never end")
    for kind in ("on_event", "gain_when_placed"):
        if sum(effect.kind == kind for effect in effects) > 1:
            raise entry.fault(field, f"there may be one effect of the kind {kind}")


def check_ship(entry: Entry, field: str, effects: tuple[Effect, ...]) -> None:
    """A-113 What an operational ship may do in its attack."""
    for effect in effects:
        if effect.kind == "attack_paid_bonus" and not effect.pay.credits:
            raise entry.fault(field, "the bonus of a ship is paid in credits")


def check_carried_out(entry: Entry, field: str, effects: tuple[Effect, ...]) -> None:
    """A-169 Lists of effects that are carried out one after the other."""
    if not effects:
        raise entry.fault(field, "is empty")
    if any(effect.pay != FREE_OF_CHARGE for effect in effects[1:]):
        raise entry.fault(field, "only the first effect has a price")
    for effect in effects:
        if effect.kind == "exchange" and effect.pay == FREE_OF_CHARGE:
            raise entry.fault(field, "an exchange has a price")
        if effect.kind == "draft":
            check_draft(entry, field, effect)
        if effect.kind == "clear_blockade":
            gain = effect.gain
            if gain.credits or gain.draw or gain.artifact or gain.plan:
                raise entry.fault(field, "gain_per_token gives victory points only")
        if effect.kind == "turn_mod" and not (effect.assembly or effect.strike or effect.wild):
            raise entry.fault(field, "a turn_mod changes something")
        if effect.kind == "place_blockade" and effect.by_defender:
            raise entry.fault(field, "outside an attack the chooser is the attacker")


def check_draft(entry: Entry, field: str, effect: Effect) -> None:
    """E-29 Cards of a deck for the Construction area."""
    if effect.keep > effect.count:
        raise entry.fault(field, "no more cards can be kept than are looked at")
    if effect.zone != CONSTRUCTION:
        raise entry.fault(field, "only in set-up does a card go straight to the Empire")
    if effect.deck == DECK_OF_PAYMENT and not effect.pay.one_colour:
        raise entry.fault(field, "colour_of_payment needs a price in one_of_choice")


def check_setup(entry: Entry, field: str, effects: tuple[Effect, ...]) -> None:
    """A-25 Set-up is free."""
    for effect in effects:
        if effect.pay != FREE_OF_CHARGE:
            raise entry.fault(field, "nothing is paid in set-up")
        if effect.kind == "draft":
            if effect.keep > effect.count:
                raise entry.fault(field, "no more cards can be kept than are looked at")
            if effect.deck == DECK_OF_PAYMENT:
                raise entry.fault(field, "colour_of_payment needs a payment")


def check_endless(entry: Entry, field: str, effects: tuple[Effect, ...], kinds: str) -> None:
    """A-173, A-174 Kinds that would let a turn or the game go on for ever where they stand."""
    for effect in effects:
        if effect.kind in kinds.split():
            raise entry.fault(field, f"{effect.kind} would never end here")


def check_table(entry: Entry, field: str, effects: tuple[Effect, ...], *, of_aliens: bool) -> None:
    """A-114 A row of an Alien System or a Defence Plan."""
    if sum(effect.kind in LOSSES for effect in effects) > 1:
        raise entry.fault(field, "a ship is lost once")
    for effect in effects:
        if of_aliens and effect.kind in ("gain_defender", "place_blockade"):
            raise entry.fault(field, f"Alien Systems know no {effect.kind}")
        if effect.kind == "choice" and len(set(effect.options)) < 2:
            raise entry.fault(field, "a choice is between different gains")
