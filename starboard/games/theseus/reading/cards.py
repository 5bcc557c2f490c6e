"""Cards: what stands on them must suit their effect."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starboard.data.box import Entry

from .effects import EFFECTS, MOST, SPAWNING, TRIGGERS, TYPES
from .files import COPYING, FACTIONS, RULES, fixed, id_of, origin_of, parsed
from .schema import Kind

SHIPPED = Path(__file__).parents[1] / "box"
_CARD_FIELDS = (
    "id", "faction", "copies", "level", "type", "trigger", "target", "effect", "amount",
    "upgradeable", "one_shot", "reproduction", "reproduction_note", "token", "rule", "source",
    "origin",
)  # fmt: skip


@cache
def _named(file: str) -> tuple[str, ...]:
    """The cards that have a name: an edition changes them, and renames them by texts of its own."""
    name = "bonus" if file == "bonus.toml" else "cards"
    return tuple(str(each["id"]) for each in parsed(SHIPPED, file)[name])


def kind_of(entry: Entry, faction: int) -> Kind:
    """A printed card; bonus cards belong to no faction."""
    bonus = faction < 0
    entry.only(*_CARD_FIELDS)
    entry.one_of("id", _named(entry.file))
    rule = entry.get("rule", str)
    if rule not in RULES:
        raise entry.fault("rule", f"{rule!r} is no rule")
    if not bonus:
        fixed(entry, "faction", FACTIONS[faction])
    effect = tuple(EFFECTS)[entry.one_of("effect", tuple(EFFECTS))]
    if SPAWNING.get(effect, entry.data.get("faction")) != entry.data.get("faction"):
        raise entry.fault("effect", f"{effect} is for the {SPAWNING[effect]} alone")
    kind, trigger = _form(entry, effect, bonus)
    upgradeable = False if bonus else entry.get("upgradeable", bool)
    if upgradeable and not EFFECTS[effect].numbered:
        raise entry.fault("upgradeable", f"should be false: {effect} has no number")
    one_shot = bonus or entry.get("one_shot", bool)
    if one_shot != (kind == "instant") and kind not in ("action", "trap"):
        raise entry.fault("one_shot", f"should be {'true' if not one_shot else 'false'} for {kind}")
    return Kind(
        id=id_of(entry),
        faction=faction,
        copies=entry.number("copies", 1, 25),
        level=0 if bonus else entry.number("level", 0, 3),
        type=kind,
        trigger=trigger,
        effect=effect,
        amount=_amount(entry, effect, upgradeable),
        upgradeable=upgradeable,
        one_shot=one_shot,
        copying=_copying(entry, effect, bonus),
        rule=rule,
        source=entry.get("source", str),
        origin=origin_of(entry),
        file=entry.file,
    )


def _form(entry: Entry, effect: str, bonus: bool) -> tuple[str, str]:
    """The type and the trigger, which must suit the effect."""
    kind = TYPES[entry.one_of("type", TYPES)]
    trigger = TRIGGERS[entry.one_of("trigger", TRIGGERS)]
    forms = EFFECTS[effect].forms
    if bonus and kind != "instant":
        raise entry.fault("type", f"should be instant for a bonus card, not {kind}")
    if kind not in [form[0] for form in forms]:
        types = " or ".join(dict.fromkeys(form[0] for form in forms))
        raise entry.fault("type", f"should be {types} for {effect}, not {kind}")
    if (kind, trigger) not in forms:
        triggers = " or ".join(form[1] for form in forms if form[0] == kind)
        raise entry.fault("trigger", f"should be {triggers} for {effect}, not {trigger}")
    return kind, trigger


def _amount(entry: Entry, effect: str, upgradeable: bool) -> int:
    """The number: a trap may begin with 0 and wait for its first token (T-114)."""
    if not EFFECTS[effect].numbered:
        return entry.number("amount", 0, 1)
    return entry.number("amount", 0 if effect == "damage" and upgradeable else 1, MOST)


def _copying(entry: Entry, effect: str, bonus: bool) -> str:
    if bonus:
        return "never"
    if effect in ("copy_neighbours", "clamp_unit"):  # T-93, T-110
        return str(fixed(entry, "reproduction", "never"))
    return COPYING[entry.one_of("reproduction", COPYING)]
