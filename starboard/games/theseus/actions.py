"""Everything that can be done at a question, always in the same order; with reasons if not."""

from __future__ import annotations

from typing import Final

from starboard.draw import Action
from starboard.kernel import Ask, Message, Option, Refusal

from .components import SECTORS
from .legality.free_actions import WITH_FREE_ACTIONS, why_no_use
from .rules.course import OWN
from .scene.looks import ACTION_SIGNS
from .state import Station
from .text import refusal, say

#: Kinds of options that are one action, by the question they belong to.
MOVES: Final = ("move", "detour", "stride", "route", "land")
SIGNS: Final = {
    "move": "g-move", "act": "th-action", "fill": "ui-deck", "oust": "ui-discard",
    "install": "ui-card", "pass": "ui-forward", "end": "ui-confirm",
    "go-on": "ui-deck", "token": "th-upgrade", "purge": "ui-close", "advance": "th-upgrade",
    "play": "th-bonus",
}  # fmt: skip


def actions(s: Station, ask: Ask) -> list[Action]:
    """T-34 What the question itself offers, then what may be done between any two steps."""
    if ask.key not in WITH_FREE_ACTIONS:
        return []
    return [*main_actions(s, ask), *free_actions(s, ask)]


def those(ask: Ask, *kinds: str) -> tuple[Option, ...]:
    """The options of these kinds."""
    return tuple(option for option in ask.options if option[0] in kinds)


def plain(ask: Ask, kind: str, why: Refusal | None = None, *also: str, price: Message | None = None,
          gain: Message | None = None, group: str = "main") -> Action:  # fmt: skip
    """An action with the options of its kind; the reason counts only if there are none."""
    found = those(ask, kind, *also)
    return Action(
        kind, SIGNS.get(kind, "ui-target"), say(f"do-{kind}"), found, price, gain or
        say(f"do-{kind}-gain"), None if found else why, group=group,
    )  # fmt: skip


# ---- what the question is about -------------------------------------------------------------


def main_actions(s: Station, ask: Ask) -> list[Action]:
    """What the question itself is a choice of."""
    if ask.key == "move":
        return [plain(ask, "move", None, *MOVES)]
    if ask.key == "act":
        return [plain(ask, "act", None)]
    if ask.key == "sector":
        return sector_actions(s, ask)
    if ask.key == "pending":
        return pending_actions(s, ask)
    return [plain(ask, "end" if ask.key == "end" else "go-on", None)]


def sector_actions(s: Station, ask: Ask) -> list[Action]:
    """T-60 The action of a common sector; T-66, T-67 one of the two of the own sector."""
    found = []
    action = SECTORS[s.leg_sector].action
    kind = action.replace("_", "-")
    if SECTORS[s.leg_sector].faction < 0:
        why = refusal("T-60", "action-done", sector=s.leg_sector, now="@now-sector")
        name, gain = say(f"action-{kind}"), say(f"do-{kind}-gain")
        done = those(ask, kind)
        found.append(Action(kind, ACTION_SIGNS[action], name, done, None, gain,
                            None if done else why, group="main"))  # fmt: skip
    if s.acts & OWN:
        found.append(plain(ask, "token"))
        found.append(plain(ask, "purge", refusal("T-67", "none-to-purge", sector=s.leg_sector)))
    return found


def pending_actions(s: Station, ask: Ask) -> list[Action]:
    """T-69 to T-71 The three options of a pending slot, or nothing."""
    sector = s.leg_sector
    return [
        plain(ask, "fill", refusal("T-69", "none-empty", sector=sector)),
        plain(ask, "oust", refusal("T-70", "none-to-oust", sector=sector)),
        plain(ask, "install", refusal("T-71", "none-of-yours", sector=sector), "take"),
        plain(ask, "pass"),
    ]


# ---- free actions ---------------------------------------------------------------------------


def free_actions(s: Station, ask: Ask) -> list[Action]:
    """T-34 Upgrade tokens and kept cards, with what they cost."""
    price = say("price-tokens", have=s.upgrades[ask.seat])
    why = why_no_upgrade(s, ask.seat)
    return [
        plain(ask, "advance", why, "improve", price=price, group="free"),
        plain(ask, "play", why_no_play(s, ask.seat), gain=kept_cards(s, ask.seat), group="free"),
    ]


def why_no_upgrade(s: Station, seat: int) -> Refusal:
    """T-74, T-76 No token, or nothing that it could be spent on."""
    if not s.upgrades[seat]:
        return refusal("T-74", "no-tokens")
    return refusal("T-76", "none-to-improve", have=s.upgrades[seat])


def why_no_play(s: Station, seat: int) -> Refusal:
    """T-84 Nothing is kept, or what is kept has no use now."""
    for card in s.kept[s.side[seat]]:
        if (why := why_no_use(s, seat, card)) is not None:
            return refusal(*why, card=card)
    return refusal("T-84", "none-kept")


def kept_cards(s: Station, seat: int) -> Message:
    """T-84 The cards that could be played."""
    kept = tuple(s.kept[s.side[seat]])
    return say("do-play-gain", count=len(kept), cards=kept)
