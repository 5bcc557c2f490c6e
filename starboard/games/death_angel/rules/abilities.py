"""Chapter 18: abilities of action cards that come after the basic action (D-47)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from starboard.kernel import Ask, Flow, Option, Seat, reveal, shuffle

from ..box import (
    BLUE_TEAM,
    DIE,
    EVENTS,
    FORWARD_SCOUTING,
    GREEN_TEAM,
    GREY_TEAM,
    INTIMIDATION,
    KIND_OF,
    POWER_FIELD,
    PURPLE_TEAM,
    RUN_AND_GUN,
    STEALTH_TACTICS,
    STRATEGIZE,
)  # fmt: skip
from ..reading.cards import icons
from ..state import FIRST_BROOD_LORD, SIDES, Hulk, place
from .attack import paid_attacks
from .blips import choose_smallest, discard_blips, mix, put_back
from .dice import roll_for_luck
from .swarms import move_many, remove
from .tokens import pay_token


def strategize(s: Hulk) -> Flow[None]:
    """D-154 One swarm may go up to one position up or down and to either side.

    D-104 It merges when the card is finished; nothing comes between, so it merges at once.
    """
    options: list[Option] = [
        ("shift", at, to) for at in s.swarm_places() for to in strategize_targets(at, len(s.line))
    ]
    if not options:
        s.tell("nothing-happens", "D-154", cause="D-154")
        return
    answer = yield Ask(s.owner[PURPLE_TEAM], "strategize", "D-154", [*options, ("decline",)])
    if answer[0] == "shift":
        move_many(s, [(answer[1], answer[2])])
        s.tell("shifted", "D-154", swarm=answer[1], place=answer[2])


@cache
def strategize_targets(at: int, length: int) -> tuple[int, ...]:
    """D-154 Where a swarm may go: inside the formation, and not where it stands."""
    position = at & 15
    near = range(max(0, position - 1), min(length, position + 2))
    return tuple(to for side in SIDES for p in near if (to := place(side, p)) != at)


def power_field(s: Hulk) -> Flow[None]:
    """D-155 A swarm may be marked: it neither attacks nor can be slain this round."""
    options: list[Option] = [("shield", at) for at in s.swarm_places()]
    if not options:
        s.tell("nothing-happens", "D-155", cause="D-155")
        return
    answer = yield Ask(s.owner[GREY_TEAM], "shield", "D-155", [*options, ("decline",)])
    if answer[0] == "shield":
        at = answer[1]
        s.shielded |= 1 << at
        s.tell("shielded", "D-155", swarm=at)


def stealth_tactics(s: Hulk) -> Flow[None]:
    """D-157 The top card of one blip pile, then for a grey token that of the other."""
    seat = s.owner[GREY_TEAM]
    options: list[Option] = [("choose-pile", side) for side in SIDES if s.blips[side]]
    if not options:
        s.tell("nothing-happens", "D-157", cause="D-157")
        return
    answer = yield Ask(seat, "stealth", "D-157", [*options, ("decline",)])
    if answer == ("decline",):
        return
    side = answer[1]
    discard_blips(s, side, 1, "D-157")
    payers: list[Option] = [("pay", m) for m in s.marines_of(GREY_TEAM) if s.tokens[m]]
    if payers and s.blips[1 - side]:
        answer = yield Ask(seat, "stealth-again", "D-157", [*payers, ("decline",)], pile=1 - side)
        if answer[0] == "pay":
            pay_token(s, answer[1], "D-157")
            discard_blips(s, 1 - side, 1, "D-157")


def forward_scouting(s: Hulk) -> Flow[None]:
    """D-159 The owner may look at the top event and put it back on the top or to the bottom."""
    seat = s.owner[PURPLE_TEAM]
    answer = yield Ask(seat, "scout", "D-159", [("look",), ("decline",)])
    if answer == ("decline",):
        return
    if not s.events:
        rebuild_events(s)
    s.event_known[s.events[-1]] |= 1 << seat
    reveal(s)
    s.tell("scouted", "D-159", seat=seat)
    tell_card(s, "scouted-card", "D-159", s.events[-1], only=seat)
    s.then(put_event_back, seat)


def put_event_back(s: Hulk, seat: Seat) -> Flow[None]:
    """D-159 Where the event goes that was looked at."""
    answer = ("top",)
    if len(s.events) > 1:
        answer = yield Ask(seat, "scout-put", "D-159", [("top",), ("bottom",)])
    if answer == ("bottom",):
        s.events.insert(0, s.events.pop())
    s.tell("scouted-" + answer[0], "D-159", seat=seat)


def tell_card(s: Hulk, key: str, rule: str, event: int, only: Seat | None = None) -> None:
    """D-78 The whole event card: its name, its icons and its text."""
    if s.told is not None:
        card = EVENTS[event]
        s.tell(key, rule, only=only, event=event, icon=icons(card))
        s.tell(f"card-{card.id}.text", rule, only=only, amount=card.amount)


def rebuild_events(s: Hulk) -> None:
    """D-148 An empty event deck is rebuilt from its discard pile."""
    s.events, s.event_discard = s.event_discard, []
    shuffle(s, s.events)
    s.event_known = [0] * len(s.event_known)
    s.tell("events-shuffled", "D-148")


def intimidation(s: Hulk) -> Flow[None]:
    """D-160 An optional roll: so many Genestealers fighting blue go into the smaller pile."""
    seat = s.owner[BLUE_TEAM]
    if not intimidated(s):
        s.tell("nothing-happens", "D-160", cause="D-160")
        return
    answer = yield Ask(seat, "intimidate", "D-160", [("roll",), ("decline",)])
    if answer == ("decline",):
        return
    lucky = [face for face in sorted(DIE) if face]
    count = min(roll_for_luck(s, "D-160", lucky), sum(len(cards) for _, cards in intimidated(s)))
    if count:
        s.then(send_into_smallest, seat, count)


def send_into_smallest(s: Hulk, seat: Seat, count: int) -> Flow[None]:
    """D-160 They go into the smaller blip pile, which is then shuffled."""
    side = yield from choose_smallest(s, seat, "D-160")
    s.then(send, seat, side, count)
    s.then(mix, side, count, "D-160")


def send(s: Hulk, seat: Seat, side: int, left: int) -> Flow[None]:
    """D-160 The owner picks who goes, one after another. D-201 Not if all of them go."""
    engaged = intimidated(s)
    options = sorted({("send", at, KIND_OF[c]) for at, cards in engaged for c in cards})
    pick = options[0]
    if len(options) > 1 and left < sum(len(cards) for _, cards in engaged):
        pick = yield Ask(seat, "send", "D-160", options, left=left)
    put_back(s, side, remove(s, pick[1], pick[2]))
    if left > 1:
        s.then(send, seat, side, left - 1)


def intimidated(s: Hulk) -> list[tuple[int, list[int]]]:
    """The ordinary Genestealers engaged with blue marines, by place (D-110 Brood Lords stay)."""
    places = [at for marine in s.marines_of(BLUE_TEAM) for at in s.engaged_places(marine)]
    found = [(at, [c for c in s.swarm(at) if c < FIRST_BROOD_LORD]) for at in places]
    return [(at, cards) for at, cards in found if cards]


def run_and_gun(s: Hulk) -> None:
    """D-161 Each green marine may pay one own token to make one attack."""
    s.then(paid_attacks, GREEN_TEAM, "D-161", 0)


AFTER_ACTION: dict[int, Callable[[Hulk], Flow[None] | None]] = {
    STRATEGIZE: strategize,
    POWER_FIELD: power_field,
    STEALTH_TACTICS: stealth_tactics,
    FORWARD_SCOUTING: forward_scouting,
    INTIMIDATION: intimidation,
    RUN_AND_GUN: run_and_gun,
}
