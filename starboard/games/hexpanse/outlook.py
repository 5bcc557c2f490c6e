"""What an option would do, as far as the seat may know: price, gain, both fates of a fight, how far
it brings a mission; and a warning where it ends the game or costs a leader."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starboard.draw import Outlook
from starboard.kernel import Ask, Message, Option

from .box import (
    ALLIES,
    CARDS,
    FACTIONS,
    FIRST_ALLY,
    FIRST_MERCENARY,
    KIND_BITS,
    LEADER,
    MAX_HEXILUM,
    MERCENARIES,
    MINE_GAIN,
)
from .fates import (
    attacker_fate,
    beyond,
    coming,
    completed_by,
    fate,
    freed,
    guard_note,
    last_of_team,
    leaving,
    target_fate,
)
from .legality.targets import guards, worthwhile
from .reading.components import Effect
from .rules.formations import areas_hit, free_lays, ways_through
from .rules.sides import side_of, side_shown
from .rules.units import is_mine
from .state import Table, is_action_card, is_ally, is_mercenary, kind_at, team_units
from .text import effect_facts, say


def outlook(s: Table, ask: Ask, option: Option) -> Outlook | None:
    """The consequences of an option."""
    find = OUTLOOKS.get(option[0])
    if find is None:
        return None
    return find(s, side_shown(s, ask.seat), ask, *option[1:])


def told(*lines: Message | Iterable[Message] | None, warns: str = "") -> Outlook | None:
    """What there is to say, if anything."""
    found: list[Message] = []
    for line in lines:
        if isinstance(line, Message):
            found.append(line)
        elif line is not None:
            found += line
    return Outlook(tuple(found), warns) if found else None


# ---- fights -------------------------------------------------------------------------------------


def of_attack(s: Table, side: int, ask: Ask, area: int, target: int) -> Outlook:
    """H-51 What becomes of the attacked unit, H-52 and of the attacker; H-110 a Protector may step
    in; H-54 a hit that ends the game costs nothing."""
    guarded, victim = guard_note(s, target), target_fate(s, target, side)
    mine = attacker_fate(s, area)
    wins = victim.key == "outlook-attack-wins" and guarded is None
    dies = fate(s, area) == "dies"
    lines = [victim] if wins else [*([guarded] if guarded else []), victim, mine]
    if not wins:
        lines += freed(s, side, target)
        if fate(s, area) not in ("wounded", "stays"):
            lines += leaving(s, side, area)
    if guarded is None and not wins:
        lines.append(say("outlook-certain"))
    warns = "ends" if wins or (dies and last_of_team(s, side)) else "loses" if dies else ""
    return Outlook(tuple(lines), warns, (), marks_of(s, area, target))


def marks_of(s: Table, area: int, target: int) -> tuple[tuple[str, Message], ...]:
    """Both fates, at the pieces."""
    return tuple((f"area:{each}", mark(s, each, each == area)) for each in (area, target))


def mark(s: Table, area: int, attacks: bool) -> Message:
    """A word or two for what becomes of the unit there."""
    kind, owner = kind_at(s, area), (s.area[area] >> KIND_BITS) - 1
    life = s.sides[owner].life if kind == LEADER else 0
    word = fate(s, area) if owner >= 0 else "box"
    if word == "stays" and not attacks:
        word = "hospital"
    if not attacks and guards(s, area):
        word = "guarded"
    return say("mark-fate", fate=word, life=life, life2=life - 1)


def of_hit(s: Table, side: int, ask: Ask, area: int) -> Outlook | None:
    """H-88, H-111 An area is attacked by an effect."""
    if not s.area[area]:
        return told(say("outlook-hit-empty", area=area), warns="nothing")
    victim = target_fate(s, area, side)
    own = team_units(s, s.teams[side]) >> area & 1
    lines = [guard_note(s, area), victim, say("outlook-own-hit") if own else freed(s, side, area)]
    return told(*lines, warns=warning(s, side, victim, area))


def warning(s: Table, side: int, victim: Message, area: int) -> str:
    """Does a hit end the game, or cost an own leader its last life?"""
    if guards(s, area):
        return ""
    owner = (s.area[area] >> KIND_BITS) - 1
    if victim.key == "outlook-attack-wins":
        return "ends"
    return "loses" if victim.key == "outlook-attack-kills" and owner == side else ""


def of_guard(s: Table, side: int, ask: Ask, area: int) -> Outlook | None:
    """H-110 The Protector is lost instead of the attacked unit."""
    saved = {"unit": ask.facts["unit"], "area": ask.facts["area"], "area2": area}
    return told(say("outlook-guard", **saved), leaving(s, side, area))


def of_no(s: Table, side: int, ask: Ask) -> Outlook | None:
    """H-94 The hit stands."""
    area = ask.facts["area"]
    victim = target_fate(s, area, s.active)
    ends = victim.key in ("outlook-attack-kills", "outlook-attack-wins")
    return told(victim, leaving(s, side, area), warns="loses" if ends else "")


# ---- placing and moving -------------------------------------------------------------------------


def of_area(s: Table, side: int, ask: Ask, area: int) -> Outlook | None:
    """H-49 Where a unit is placed."""
    return of_put(s, side, ask, s.holding, area)


def of_put(s: Table, side: int, ask: Ask, kind: int, area: int) -> Outlook | None:
    """H-112 A mission, H-28 the yield of a mine; what the unit does on arrival."""
    mission = completed_by(s, side, team_units(s, s.teams[side]) | 1 << area, area)
    if mission is not None:
        return told(say("outlook-mission", mission=mission), warns="ends")
    return told(coming(s, side, area), mine_line(s, side, area), arrival(s, kind))


def mine_line(s: Table, side: int, area: int) -> Message | None:
    """H-28 The yield of a mine; H-30 unless the track is full."""
    full = s.sides[side].hexilum >= MAX_HEXILUM
    return say("outlook-mine", hexilum=MINE_GAIN) if is_mine(s, area) and not full else None


def arrival(s: Table, kind: int) -> Message | None:
    """H-71, H-74 What a unit does when it comes onto the board."""
    effect: Effect | None = None
    if is_mercenary(kind) and s.fresh >> kind - FIRST_MERCENARY & 1:
        effect = MERCENARIES[kind - FIRST_MERCENARY].options[0]
    elif is_ally(kind) and ALLIES[kind - FIRST_ALLY].trigger == "placed":
        effect = ALLIES[kind - FIRST_ALLY].effect
    return say("outlook-arrival", **effect_facts(effect)) if effect else None


def of_land(s: Table, side: int, ask: Ask, kind: int, area: int) -> Outlook | None:
    """H-87 What stands there is hit first; H-135 a saved unit keeps the area."""
    if not s.area[area]:
        return of_put(s, side, ask, kind, area) or told(say("outlook-lands", unit=kind, area=area))
    lines = [guard_note(s, area), target_fate(s, area, side)]
    own = team_units(s, s.teams[side]) >> area & 1
    lines.append(say("outlook-own-hit") if own else None)
    return told(*lines, say("outlook-lands", unit=kind, area=area), mine_line(s, side, area))


def of_place(s: Table, side: int, ask: Ask, kind: int) -> Outlook | None:
    """H-48 What is about to be placed."""
    if kind == LEADER:
        return told(say("outlook-leader-stays"))
    return told(arrival(s, kind))


def of_recall(s: Table, side: int, ask: Ask, area: int) -> Outlook | None:
    """H-50 Back to the mothership, out of the missions."""
    back = say("outlook-recall", unit=kind_at(s, area), area=area)
    return told(back, leaving(s, side, area))


def of_move(s: Table, side: int, ask: Ask, area: int) -> Outlook | None:
    """H-61 Moving costs the leader 1 life, perhaps its last one (H-63); unless it wins."""
    me = s.sides[side]
    units = team_units(s, s.teams[side]) & ~(1 << me.leader) | 1 << area
    mission = completed_by(s, side, units, area)
    if mission is not None:
        return told(say("outlook-mission", mission=mission), warns="ends")
    pays = is_mine(s, area) and not is_mine(s, me.leader) and me.hexilum < MAX_HEXILUM
    price = say("outlook-move", life=me.life - 1, hexilum=MINE_GAIN if pays else 0)
    near = [] if s.taken >> area & 1 else list(coming(s, side, area))
    return told(price, near, leaving(s, side, me.leader), warns=of_last_life(s, side))


def of_last_life(s: Table, side: int) -> str:
    """H-41 What the price of 1 life would end."""
    if s.sides[side].life > 1:
        return ""
    return "ends" if last_of_team(s, side) else "loses"


def of_with(s: Table, side: int, ask: Ask, area: int) -> Outlook | None:
    """H-103 A swap or a move: H-112 a mission of one's own, or the common one of another."""
    first = ask.facts["area"]
    units = {team: swapped_units(s, team, first, area) for team in dict.fromkeys(s.teams)}
    mine = s.teams[side]
    for spot in (first, area):
        if (
            units[mine] >> spot & 1
            and (done := completed_by(s, side, units[mine], spot)) is not None
        ):
            return told(say("outlook-mission", mission=done), warns="ends")
    for team, held in units.items():
        through = [way for spot in (first, area) for way in ways_through(s.mission, s.board)[spot]]
        if team != mine and any(held & way == way for way in through):
            facts = {"seat": s.chairs[s.teams.index(team)], "mission": s.mission}
            return told(say("outlook-mission-other", **facts), warns="ends")
    unit, other = kind_at(s, first), kind_at(s, area)
    key = "outlook-swap" if other else "outlook-shift"
    return told(say(key, unit=unit, area=first, unit2=other or unit, area2=area))


def swapped_units(s: Table, team: int, first: int, second: int) -> int:
    """Where a team's units would stand after a swap."""
    units = team_units(s, team)
    for area, unit in ((first, s.area[second]), (second, s.area[first])):
        owner = (unit >> KIND_BITS) - 1
        own = owner >= 0 and s.teams[owner] == team
        units = units | 1 << area if own else units & ~(1 << area)
    return units


# ---- formations ---------------------------------------------------------------------------------


def of_turn(s: Table, side: int, ask: Ask, steps: int) -> Outlook | None:
    """H-79, H-80 The areas that a formation in this turn attacks, and places onto."""
    attacks, places = areas_hit(s.pattern, steps, s.anchor, s.board)
    mates = team_units(s, s.teams[side])
    own = sum(mates >> area & 1 for area in attacks)
    if not attacks and not places:
        return told(say("outlook-turn-nothing"), warns="nothing")
    hits = [area for area in attacks if s.area[area]]
    fates = [target_fate(s, area, side) for area in hits]
    notes = [note for area in hits if (note := guard_note(s, area)) is not None]
    if not places:
        line = say("outlook-turn-attacks", area=attacks, own=own)
    elif not attacks:
        line = say("outlook-turn-places", area=places)
    else:
        line = say("outlook-turn", area=attacks, area2=places, own=own)
    wins = any(
        warning(s, side, each, area) == "ends" for each, area in zip(fates, hits, strict=True)
    )
    near = [each for area in places if not s.area[area] for each in coming(s, side, area)]
    vain = "nothing" if attacks and not hits and not places else ""
    return told(line, fates, notes, near, warns="ends" if wins else vain)


def of_lay(s: Table, side: int, ask: Ask, area: int) -> Outlook | None:
    """H-80 In how many directions the formation could lie there."""
    targets = worthwhile(s, s.pattern)
    lays = next(each for each in free_lays(s.pattern, s.board) if each.area == area)
    return told(say("outlook-lay", turns=sum(bool(lay.aim & targets) for lay in lays.ways)))


# ---- cards, stock, leader -----------------------------------------------------------------------


def of_buy(s: Table, side: int, ask: Ask, card: int) -> Outlook | None:
    """H-65 The price; H-66 from when on it can be used."""
    left = say("outlook-left", hexilum=s.sides[side].hexilum - CARDS[card].cost)
    return told(left, say("outlook-bought", tokens=int(not is_action_card(card))))


def of_income(s: Table, side: int, ask: Ask) -> Outlook | None:
    """H-59 The price, and the new level."""
    me = s.sides[side]
    left = me.hexilum - me.income - 1
    return told(say("outlook-income", cost=me.income + 1, level=me.income + 1, hexilum=left))


def of_gain(s: Table, side: int, ask: Ask) -> Outlook | None:
    """H-58 What there will be."""
    return told(say("outlook-gain", hexilum=s.sides[side].hexilum + 1))


def of_self_heal(s: Table, side: int, ask: Ask) -> Outlook | None:
    """H-60 The life there will be; H-43 the other abilities wait for the next turn."""
    return told(say("outlook-heal", life=s.sides[side].life + 1), say("outlook-only-ability"))


def of_ability(s: Table, side: int, ask: Ask) -> Outlook | None:
    """H-62 What the faction ability does, and the life that is left after it."""
    me = s.sides[side]
    facts = effect_facts(FACTIONS[me.faction].effect)
    line = say("outlook-ability", life=me.life - 1, **facts)
    return told(line, warns=of_last_life(s, side))


def of_play(s: Table, side: int, ask: Ask, card: int, number: int) -> Outlook | None:
    """H-56, H-70 What the option does; the other one is lost."""
    effect = CARDS[card].options[number]
    return told(say("outlook-play", **effect_facts(effect)))


def of_activate(s: Table, side: int, ask: Ask, area: int) -> Outlook | None:
    """H-57, H-72 What the mercenary does, once in a turn."""
    effect = MERCENARIES[kind_at(s, area) - FIRST_MERCENARY].options[0]
    return told(say("outlook-activate", **effect_facts(effect)))


def of_heal(s: Table, side: int, ask: Ask, kind: int) -> Outlook | None:
    """H-55, H-89 From the hospital ship to the mothership."""
    me = s.sides[side]
    slot = me.army.index(kind)
    facts = {"unit": kind, "hospital": me.hospital[slot] - 1, "ship": me.ship[slot] + 1}
    return told(say("outlook-take-back", **facts))


def of_pass(s: Table, side: int, ask: Ask) -> Outlook | None:
    """H-46 Actions that are given up."""
    return told(say("outlook-pass", left=s.actions), warns="nothing" if s.actions > 1 else "")


def of_end(s: Table, side: int, ask: Ask) -> Outlook | None:
    """H-65 What is kept."""
    return told(say("outlook-end", hexilum=s.sides[side].hexilum))


# ---- opponents ----------------------------------------------------------------------------------


def of_rival(s: Table, side: int, ask: Ask, faction: int) -> Outlook | None:
    """H-92, H-95, H-97, H-100 What an opponent would lose."""
    rival = side_of(s, faction)
    other = s.sides[rival]
    amount = ask.facts.get("amount", ask.facts.get("hexilum", 0))
    if ask.key == "damage":
        left = max(0, other.life - amount)
        wins = not left and not beyond(s, rival, side)
        line = say("outlook-damage", faction=faction, life=left, wins=int(wins))
        return told(line, warns="ends" if wins else "")
    if ask.key == "raid":
        return told(say("outlook-raid", faction=faction, count=sum(other.ship), amount=amount))
    lost = min(amount, other.hexilum)
    got = min(lost, MAX_HEXILUM - s.sides[side].hexilum) if ask.key == "steal-hexilum" else 0
    facts = {"hexilum": lost, "hexilum2": other.hexilum - lost, "got": got}
    return told(say("outlook-rob-hexilum", faction=faction, **facts))


def of_send(s: Table, side: int, ask: Ask, faction: int, kind: int) -> Outlook | None:
    """H-92 From the mothership to the hospital ship."""
    return told(say("outlook-send", faction=faction, unit=kind))


def of_rob(s: Table, side: int, ask: Ask, faction: int, card: int) -> Outlook | None:
    """H-96, H-98, H-99 A card is destroyed, or becomes one's own."""
    return told(say("outlook-rob", faction=faction, card=card, gone=int(ask.key == "destroy-card")))


def of_words(key: str) -> Callable[..., Outlook | None]:
    """What is always the same."""
    return lambda s, side, ask, *of: told(say(key))


OUTLOOKS: dict[str, Callable[..., Outlook | None]] = {
    "attack": of_attack, "hit": of_hit, "guard": of_guard, "no": of_no,
    "area": of_area, "put": of_put, "land": of_land, "place": of_place, "recall": of_recall,
    "move": of_move, "with": of_with, "turn": of_turn, "lay": of_lay,
    "buy": of_buy, "income": of_income, "gain": of_gain, "self-heal": of_self_heal,
    "ability": of_ability, "play": of_play, "activate": of_activate,
    "heal": of_heal, "take-back": of_heal, "pass": of_pass, "end": of_end,
    "rival": of_rival, "send": of_send, "rob": of_rob,
    "stop": of_words("outlook-stop"), "decline": of_words("outlook-decline"),
    "leave": of_words("outlook-leave"), "withdraw": of_words("outlook-withdraw"),
}  # fmt: skip
