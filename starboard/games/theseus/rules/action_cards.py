"""Chapter 6: the action-card phase, and how a card is carried out.

A card is carried out in rounds: once for each copy, or as often as its number says. What a round
does is told by ``cards_marines_greys.py`` and ``cards_aliens_scientists.py``.
"""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..components import CARD_KIND, EFFECT, RULE, SLOT_BITS, SLOTS, SLOTS_IN, TYPE
from ..legality.free_actions import KINDS, free_options
from ..state import PENDING, SECTOR, Station
from .cards_aliens_scientists import ALIENS_AND_SCIENTISTS
from .cards_marines_greys import MARINES_AND_GREYS
from .free_actions import use_free
from .rounds import DECLINED, DONE, Round
from .station import total, used

ROUNDS: dict[str, Round] = {**MARINES_AND_GREYS, **ALIENS_AND_SCIENTISTS}
#: T-98 Carried out as often as the number of all copies says.
BY_NUMBER = frozenset((
    "move_enemy_unit", "relocate_enemy_units", "place_deactivation", "place_invisibility",
    "activate_attacks",
))  # fmt: skip
#: T-94 Carried out once for each copy.
BY_COPY = frozenset((
    "assault", "spawn_lesser_alien", "trigger_own_action_card", "extra_pending_option",
    "lose_upgrades",
))  # fmt: skip


def play_action_cards(s: Station, seat: int) -> Flow[None] | None:
    """T-56 The action-card phase: every own action card of the sector, in any order."""
    here = cards_to_act(s, seat, s.leg_sector)
    if any(card not in here for card in s.todo):
        s.then(drop_cards, seat)
        return None
    options = act_options(s)
    options += free_options(s, seat)
    if len(options) > 1:
        return choose_action_card(s, seat, options)
    act_with(s, seat, options[0][1])
    return None


def choose_action_card(s: Station, seat: int, options: list[Option]) -> Flow[None]:
    """T-56 One of the action cards, T-34 or a free action before it."""
    answer = yield Ask(seat, "act", "T-56", options, sector=s.leg_sector)
    if answer[0] in KINDS:
        use_free(s, seat, answer)
        s.then(play_action_cards, seat)
    else:
        act_with(s, seat, answer[1])


def act_with(s: Station, seat: int, card: int) -> None:
    """T-56 A card is carried out."""
    s.todo.remove(card)
    start_card(s, seat, card)


def drop_cards(s: Station, seat: int) -> None:
    """T-56 Cards that left the sector or are out meanwhile are dropped; none is added."""
    here = cards_to_act(s, seat, s.leg_sector)
    s.todo = [card for card in s.todo if card in here]
    play_what_is_left(s, seat)


def play_what_is_left(s: Station, seat: int) -> None:
    """T-56 It is the turn of the next card, or the phase is over."""
    if s.todo:
        s.then(play_action_cards, seat)
    else:
        s.phase = SECTOR if s.acts else PENDING


def cards_to_act(s: Station, seat: int, sector: int) -> list[int]:
    """T-56 Live own action cards in the sector, and T-112 cameras that have points to pay out."""
    return [
        s.places[slot]
        for slot in SLOTS_IN[s.acting & SLOT_BITS[sector] & s.held[s.side[seat]]]
        if TYPE[s.places[slot]] == "action" or s.camera[slot]
    ]


def act_options(s: Station) -> list[Option]:
    """T-56 The player chooses the order; T-143 of equal cards the first stands for all."""
    found: dict[tuple[int, int, int], Option] = {}
    for card in s.todo:
        slot = s.places.index(card)
        found.setdefault((CARD_KIND[card], s.tokens[slot], s.live[slot]), ("act", card, slot))
    return list(found.values())


# ---- carrying out ---------------------------------------------------------------------------


def start_card(s: Station, seat: int, card: int) -> None:
    """T-94 A card is carried out once for each copy; a number counts together."""
    rounds, effect = 1, EFFECT[card]
    if effect in BY_NUMBER:
        rounds = total(s, s.places.index(card))
    elif effect in BY_COPY:
        rounds = s.live[s.places.index(card)]
    s.jobs.append((card, rounds, 0))
    if s.told is not None:
        s.tell("acts", RULE[card], seat=seat, card=card)
    s.then(carry_out, seat)


def carry_out(s: Station, seat: int) -> Flow[None] | None:
    """T-56 One round of the card that is being carried out."""
    card, _, done = s.jobs[-1]
    slot = s.places.index(card) if card in s.places else SLOTS
    if slot >= SLOTS or not s.live[slot]:
        s.jobs.pop()  # it was replaced or put out of action by its own work
        if not s.jobs:
            play_what_is_left(s, seat)
        return None
    outcome = ROUNDS[EFFECT[card]](s, seat, slot, done)
    if not isinstance(outcome, int):
        return ask_for_round(s, seat, slot, outcome)
    close_round(s, seat, slot, outcome)
    return None


def ask_for_round(s: Station, seat: int, slot: int, work: Flow[int]) -> Flow[None]:
    """A round with questions in it."""
    outcome = yield from work
    close_round(s, seat, slot, outcome)


def close_round(s: Station, seat: int, slot: int, outcome: int) -> None:
    """A round is over, after what it has planned."""
    if s.planned:
        s.then(end_round, seat, slot, outcome)
    else:
        end_round(s, seat, slot, outcome)


def end_round(s: Station, seat: int, slot: int, outcome: int) -> None:
    """T-56, T-85 Another round follows, or the card is done; perhaps it sets off a further one."""
    card, left, done = s.jobs.pop()
    again = left != 1 and outcome not in (DONE, DECLINED)
    if again:
        s.jobs.append((card, left - 1, done + 1))
    elif outcome != DECLINED and s.places[slot] == card:
        used(s, slot)
    if outcome >= 0:
        start_card(s, seat, outcome)
    if again:
        s.then(carry_out, seat)
    elif not s.jobs:
        play_what_is_left(s, seat)
