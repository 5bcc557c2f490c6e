"""Does the box fit together? Counts and references across files, whatever an owner has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from starboard.data.box import BoxError

if TYPE_CHECKING:
    from .schema import Box, Faction, Kind, Sector


def check(box: Box) -> None:
    """The counts that rules rest on; a fault names file, entry and field."""
    for number, faction in enumerate(box.factions):
        _check_cards(box, faction, [k for k in box.kinds if k.faction == number])
        _check_home(box, number, faction)
    _check_decks(box)
    _check_tokens(box)
    _check_bonus(box)
    _check_room(box)


def _check_cards(box: Box, faction: Faction, mine: Sequence[Kind]) -> None:
    """T-23, T-30 So many cards each, so many of them for the first games."""
    file, whole, easy = f"{faction.id}.toml", "faction_cards", "level_0_cards"
    for field, cards, limit in (
        ("copies", mine, whole),
        ("level", [kind for kind in mine if kind.level == 0], easy),
    ):
        found, wanted = sum(kind.copies for kind in cards), box.limits[limit]
        if found != wanted:
            what = "cards" if limit == whole else "cards of level 0"
            raise BoxError(file, faction.id, field, f"should make {wanted} {what}, not {found}")


def _check_home(box: Box, number: int, faction: Faction) -> None:
    """T-60 Every faction has one sector board."""
    home = [sector.id for sector in box.sectors if sector.faction == number]
    if home != [faction.sector]:
        found = ", ".join(home) or "none"
        raise BoxError(
            "units.toml", f"factions {faction.id}", "sector",
            f"should be the one board of this faction ({found}), not {faction.sector!r}",
        )  # fmt: skip


def _check_decks(box: Box) -> None:
    """T-23, T-24, T-31, T-122 A deck can be made, drawn from, and what is drawn has a place."""
    limits = box.limits
    for deck, draw, put, waiting in (
        ("deck_size", "start_draw", "start_install", 2),
        ("deck_size", "start_draw_novice", "start_install_novice", 2),
        ("deck_size_team", "start_draw_team", "start_install_team", 1),
    ):
        if limits[deck] > limits["level_0_cards"]:
            raise _limit(deck, "is more than there are cards of level 0")
        if not limits[put] <= limits[draw] <= min(limits[deck], limits[put] + waiting):
            raise _limit(draw, f"should be {put} and at most {waiting} more that wait")


def _limit(field: str, fault: str) -> BoxError:
    return BoxError("limits.toml", "limits", field, fault)


def _check_tokens(box: Box) -> None:
    """T-110, T-112 Every Clamp and every Video Camera has a token of its own."""
    for token, effect in (("camera", "collect_camera_points"), ("clamp", "clamp_unit")):
        cards = sum(kind.copies for kind in box.kinds if kind.effect == effect)
        if cards > box.tokens[token].count:
            fault = f"should be at least {cards}, as many as there are cards that need one"
            raise BoxError("units.toml", f"tokens {token}", "count", fault)


def _check_bonus(box: Box) -> None:
    """T-22 There is a bonus card for every slot with the symbol."""
    cards = sum(kind.copies for kind in box.kinds if kind.faction < 0)
    if cards != box.bonus_count:
        fault = f"should be {cards}, as many as the copies make, not {box.bonus_count}"
        raise BoxError("bonus.toml", "bonus_deck", "count", fault)
    slots = sum(slot[2] for sector in box.sectors for slot in sector.slots)
    if slots > cards:
        fault = f"the boards have {slots} slots with the symbol, and there are {cards} cards"
        raise BoxError("station.toml", "sectors", "installed", fault)


def _check_room(box: Box) -> None:
    """T-25 Everybody finds empty slots for the starting cards, whichever boards are laid."""

    def plain(sectors: Sequence[Sector]) -> list[int]:
        return sorted(sum(not slot[2] for slot in sector.slots) for sector in sectors)

    common = sum(plain([sector for sector in box.sectors if sector.faction < 0]))
    homes = plain([sector for sector in box.sectors if sector.faction >= 0])
    each = max(box.limits["start_install"], box.limits["start_install_novice"])
    for players in range(1, len(homes) + 1):
        room = common + sum(homes[:players])
        if room < max(each * players, 4 if players == 2 else 0):
            fault = f"too few slots without the symbol for the starting cards of {players} players"
            raise BoxError("station.toml", "sectors", "installed", fault)
