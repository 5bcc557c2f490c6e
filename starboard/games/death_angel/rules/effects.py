"""Chapter 18: the texts of the events, and which targets they allow (D-81, D-82)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Flow, Option

from ..box import (
    ACTIONS,
    ATTACK,
    CHAOS_OF_BATTLE,
    CLEANSING_FLAMES,
    DOOR,
    ENTER_FORMATION,
    EVASION,
    EVENT_AMOUNT,
    FLANKING_MANOEUVRE,
    FOR_MY_BATTLE_BROTHERS,
    FULL_SCAN,
    GUN_JAM,
    MARINES,
    OUT_OF_THIN_AIR,
    OUTNUMBERED,
    PSYCHIC_ASSAULT,
    QUICK_INSTINCTS,
    RESCUE_SPACE_MARINE,
    RESUPPLY,
    REWARDED_FAITH,
    SECOND_WIND,
    SECRET_ROUTE,
    SKULL,
    STALKING_FROM_THE_SHADOWS,
    SURROUNDED,
    TEAMS,
    TEMPORARY_SANCTUARY,
    THE_SWARM,
    THEY_RE_EVERYWHERE,
)  # fmt: skip
from ..state import FIRST_BROOD_LORD, NOBODY, SIDES, Hulk, place, side_of
from .attack import attack, attack_options, attacks_again, targets
from .blips import add_blips, choose_smallest, discard_blips, mix, put_back
from .death import rescue, slay_marine
from .dice import roll
from .manoeuvre import turn
from .spawn import spawn, spawn_behind
from .swarms import (
    choose_and_slay,
    flank_target,
    move_many,
    slay,
    slay_many,
    slay_options,
)
from .terrain import put_on_door

#: How the current player is asked for each kind of target, and the kind of the options.
ASK_OF_TARGET = {
    "marine": ("instinct-marine", "choose-marine"),
    "slain_marine": ("instinct-slain-marine", "choose-marine"),
    "team": ("instinct-team", "choose-team"),
    "blip_pile": ("instinct-blip-pile", "choose-pile"),
    "swarm": ("instinct-swarm", "choose-swarm"),
}

# ---- who may be chosen -----------------------------------------------------------------------


def legal_targets(s: Hulk, kind: int) -> list[int]:
    """D-81 Targets on which the effect can happen, as fully as possible; none: no effect (D-82)."""
    return TARGETS[kind](s)


def any_marine(s: Hulk) -> list[int]:
    """D-172 Psychic Assault, Second Wind: they can happen to any marine."""
    return list(s.line)


def best(s: Hulk, amounts: list[int]) -> list[int]:
    """D-82 Of the marines, from the top, those on whom most can happen; nobody if nothing can."""
    most = max(amounts)
    return [m for m, a in zip(s.line, amounts, strict=True) if a == most] if most else []


def engaged_slayable(s: Hulk) -> list[int]:
    """How many Genestealers could be slain that are engaged with each marine, from the top."""
    found = [0] * len(s.line)
    for at in s.swarm_places():
        if not s.shielded >> at & 1:
            found[at & 15] += len(s.swarms[at >> 4][at & 15])
    return found


def cleansed(s: Hulk) -> list[int]:
    """D-170 The most slayable engaged Genestealers, counted up to the printed number."""
    most = EVENT_AMOUNT[CLEANSING_FLAMES]
    return best(s, [min(most, count) for count in engaged_slayable(s)])


def token_and_engaged(s: Hulk) -> list[int]:
    """D-168 Marines with a token, else any; among these the engaged ones, if there are."""
    with_token = [m for m in s.line if s.tokens[m]]
    engaged = [m for m, count in zip(s.line, engaged_slayable(s), strict=True) if count]
    if not with_token:
        return engaged
    return [m for m in with_token if m in engaged] or with_token


def faithful(s: Hulk) -> list[int]:
    """D-172 Marines who have a token, and a Genestealer engaged with them that it can slay."""
    counts = engaged_slayable(s)
    return [m for m, count in zip(s.line, counts, strict=True) if count and s.tokens[m]]


def with_attack(s: Hulk) -> list[int]:
    """D-170 Marines who can attack a swarm that Power Field does not protect."""
    return [m for m in s.line if any(not s.is_shielded(at) for at in targets(s, m))]


def supplied(s: Hulk) -> list[int]:
    """D-172 Resupply: marines for whom another holds a token."""
    total = sum(s.tokens)
    return [m for m in s.line if s.tokens[m] < total]


def apart_from_swarms(s: Hulk) -> list[int]:
    """D-172 Surrounded: marines to whom some swarm would have to come."""
    positions = {at & 15 for at in s.swarm_places()}
    return [m for position, m in enumerate(s.line) if positions - {position}]


def fullest_piles(s: Hulk) -> list[int]:
    """D-171 Full Scan: piles that lose the most, up to the printed number."""
    losses = [min(EVENT_AMOUNT[FULL_SCAN], len(pile)) for pile in s.blips]
    return [side for side in SIDES if losses[side] and losses[side] == max(losses)]


def without_attack_card(s: Hulk) -> list[int]:
    """D-171 Living teams whose card this round was not an Attack."""
    teams = [t for t in range(len(TEAMS)) if s.in_play(t) and s.chosen[t]]
    return [t for t in teams if ACTIONS[s.chosen[t]].type != ATTACK]


def rear_piles(s: Hulk) -> list[int]:
    """D-169 Marines behind whom most could appear, up to the printed number."""
    left, right = (min(EVENT_AMOUNT[OUT_OF_THIN_AIR], len(pile)) for pile in s.blips)
    return best(s, [left if s.facing[m] else right for m in s.line])


def shufflable(s: Hulk) -> list[int]:
    """D-171 Swarms with at least one ordinary Genestealer."""
    return [at for at in s.swarm_places() if min(s.swarm(at)) < FIRST_BROOD_LORD]


TARGETS: dict[int, Callable[[Hulk], list[int]]] = {
    CLEANSING_FLAMES: cleansed,
    FOR_MY_BATTLE_BROTHERS: token_and_engaged,
    FULL_SCAN: fullest_piles,
    GUN_JAM: without_attack_card,
    OUT_OF_THIN_AIR: rear_piles,
    PSYCHIC_ASSAULT: any_marine,
    QUICK_INSTINCTS: with_attack,
    RESCUE_SPACE_MARINE: lambda s: [m for m in s.slain if s.in_play(MARINES[m].team)],  # D-172
    RESUPPLY: supplied,
    REWARDED_FAITH: faithful,
    SECOND_WIND: any_marine,
    STALKING_FROM_THE_SHADOWS: lambda s: [m for m in s.line if s.tokens[m]],  # D-170
    SURROUNDED: apart_from_swarms,
    TEMPORARY_SANCTUARY: shufflable,
}

# ---- what happens ----------------------------------------------------------------------------


def chaos_of_battle(s: Hulk, target: int) -> None:
    """D-175 All marines turn."""
    for marine in s.line:
        turn(s, marine, "D-175")


def cleansing_flames(s: Hulk, marine: int) -> Flow[None]:
    """D-170 A roll: on a skull two Genestealers engaged with him die."""
    if SKULL[roll(s, "D-170")]:
        most = EVENT_AMOUNT[CLEANSING_FLAMES]
        yield from slay_many(s, s.current, most, s.engaged_places(marine), "D-170")


def enter_formation(s: Hulk, target: int) -> None:
    """D-174 Next round, before each Move + Activate card, its owner may place one token."""
    s.enter_next = True


def evasion(s: Hulk, target: int) -> None:
    """D-174 Next round each Attack card lets only one marine of its team attack."""
    s.evasion_next = True


def flanking_manoeuvre(s: Hulk, target: int) -> None:
    """D-175 Every swarm flanks, simultaneously."""
    moves = [(at, to) for at in s.swarm_places() if (to := flank_target(s, at)) != at]
    move_many(s, moves)
    for at, to in moves:
        s.tell("flanked", "D-175", swarm=at, place=to)


def for_my_battle_brothers(s: Hulk, marine: int) -> Flow[None]:
    """D-168 He loses one token, and one Genestealer engaged with him is removed (D-71)."""
    if s.tokens[marine]:
        lose_tokens(s, marine, 1, "D-168")
    yield from choose_and_slay(s, s.current, s.engaged_places(marine), "D-168")


def full_scan(s: Hulk, side: int) -> None:
    """D-171 A pile loses its top card."""
    discard_blips(s, side, EVENT_AMOUNT[FULL_SCAN], "D-171")


def gun_jam(s: Hulk, team: int) -> None:
    """D-39, D-171 Next round the team may not choose its Attack card."""
    s.jam_next = team
    s.tell("gun-jam", "D-171", team=team)


def out_of_thin_air(s: Hulk, marine: int) -> None:
    """D-169 Two Genestealers appear behind him."""
    spawn_behind(s, marine, EVENT_AMOUNT[OUT_OF_THIN_AIR], "D-169")


def outnumbered(s: Hulk, target: int) -> None:
    """D-173 Every engaged marine loses all his tokens."""
    for marine in s.line:
        if s.tokens[marine] and s.engaged_places(marine):
            lose_tokens(s, marine, s.tokens[marine], "D-173")


def psychic_assault(s: Hulk, marine: int) -> None:
    """D-172 A roll: on 0 or 1 he is slain."""
    if roll(s, "D-172") <= EVENT_AMOUNT[PSYCHIC_ASSAULT]:
        slay_marine(s, marine, "D-172")


def quick_instincts(s: Hulk, marine: int) -> Flow[None]:
    """D-170 He may make one attack at once; his owner decides and rolls."""
    seat, again = s.seat_of(marine), True
    while again and (options := attack_options(s, [marine])):
        options.append(("decline",))
        answer = yield Ask(seat, "instinct-attack", "D-170", options, marine=marine)
        if answer == ("decline",):
            return
        skull = yield from attack(s, marine, answer[2])
        again = skull and attacks_again(s, marine)  # D-46 that ability serves here, too


def rescue_space_marine(s: Hulk, marine: int) -> None:
    """D-172 He returns at the bottom of the formation."""
    rescue(s, marine)
    s.tell("rescued", "D-172", marine=marine)


def resupply(s: Hulk, marine: int) -> None:
    """D-172 All tokens of all other marines move to him."""
    total, own = sum(s.tokens), s.tokens[marine]
    s.tokens = [0] * len(s.tokens)
    s.tokens[marine] = total
    s.tell("resupplied", "D-172", marine=marine, count=total - own)


def rewarded_faith(s: Hulk, marine: int) -> Flow[None]:
    """D-172 Every token he gives up kills one Genestealer engaged with him."""
    while s.tokens[marine]:
        options = slay_options(s, s.engaged_places(marine))
        if not options:
            return
        key = [*options, ("enough",)]
        answer = yield Ask(s.current, "faith", "D-172", key, marine=marine)
        if answer == ("enough",):
            return
        lose_tokens(s, marine, 1, "D-172")
        slay(s, answer[1], answer[2])


def second_wind(s: Hulk, marine: int) -> None:
    """D-172 Next round each final 0 he rolls in defence makes the attack miss."""
    s.second_wind_next = marine
    s.tell("second-wind", "D-172", marine=marine)


def secret_route(s: Hulk, target: int) -> None:
    """D-173 Up to two tokens on the Door, if there is one in the formation."""
    if s.terrain[DOOR] == NOBODY or not s.supply:
        s.tell("nothing-happens", "D-173", cause="D-173")
        return
    for _ in range(EVENT_AMOUNT[SECRET_ROUTE]):
        put_on_door(s, "D-173")


def stalking_from_the_shadows(s: Hulk, marine: int) -> None:
    """D-170 He loses all his tokens."""
    lose_tokens(s, marine, s.tokens[marine], "D-170")


def surrounded(s: Hulk, marine: int) -> None:
    """D-172 Every Genestealer of the formation moves to his position, keeping its side."""
    position = s.position(marine)
    move_many(s, [(at, place(side_of(at), position)) for at in s.swarm_places()])
    s.tell("surrounded", "D-172", marine=marine)


def temporary_sanctuary(s: Hulk, at: int) -> Flow[None]:
    """D-171 The swarm's ordinary cards are mixed into the smaller blip pile (D-110)."""
    side = yield from choose_smallest(s, s.current, "D-171")
    row, position = s.swarms[at >> 4], at & 15
    gone = [card for card in row[position] if card < FIRST_BROOD_LORD]
    row[position] = tuple(card for card in row[position] if card >= FIRST_BROOD_LORD)
    if not row[position]:
        s.shielded &= ~(1 << at)
    for card in gone:
        put_back(s, side, card)
    mix(s, side, len(gone), "D-171")


def the_swarm(s: Hulk, target: int) -> Flow[None]:
    """D-175 Two cards of the Genestealer deck go on each blip pile."""
    each = EVENT_AMOUNT[THE_SWARM]
    yield from add_blips(s, each, each)


def they_re_everywhere(s: Hulk, target: int) -> Flow[None]:
    """D-173 One Genestealer in front of each marine who was unengaged at the start."""
    waiting = [m for m in s.line if not s.engaged_places(m)]
    while waiting:
        marine = waiting[0]
        short = [m for m in waiting if is_short(s, waiting, s.facing[m])]
        if len(short) > 1:
            options: list[Option] = [("choose-marine", m) for m in short]
            answer = yield Ask(s.current, "everywhere", "D-173", options)
            marine = answer[1]
        waiting.remove(marine)
        spawn(s, place(s.facing[marine], s.position(marine)), 1, "D-173")


def is_short(s: Hulk, waiting: list[int], side: int) -> bool:
    """Are there too few cards for all who wait on this side, but some?"""
    return 0 < len(s.blips[side]) < sum(s.facing[m] == side for m in waiting)


def lose_tokens(s: Hulk, marine: int, count: int, rule: str) -> None:
    """D-147 Lost tokens return to the supply."""
    s.tokens[marine] -= count
    s.supply += count
    s.tell("tokens-lost", rule, marine=marine, count=count)


#: An effect that asks is a flow, another is a plain function.
EFFECTS: dict[int, Callable[[Hulk, int], Flow[None] | None]] = {
    CHAOS_OF_BATTLE: chaos_of_battle,
    CLEANSING_FLAMES: cleansing_flames,
    ENTER_FORMATION: enter_formation,
    EVASION: evasion,
    FLANKING_MANOEUVRE: flanking_manoeuvre,
    FOR_MY_BATTLE_BROTHERS: for_my_battle_brothers,
    FULL_SCAN: full_scan,
    GUN_JAM: gun_jam,
    OUT_OF_THIN_AIR: out_of_thin_air,
    OUTNUMBERED: outnumbered,
    PSYCHIC_ASSAULT: psychic_assault,
    QUICK_INSTINCTS: quick_instincts,
    RESCUE_SPACE_MARINE: rescue_space_marine,
    RESUPPLY: resupply,
    REWARDED_FAITH: rewarded_faith,
    SECOND_WIND: second_wind,
    SECRET_ROUTE: secret_route,
    STALKING_FROM_THE_SHADOWS: stalking_from_the_shadows,
    SURROUNDED: surrounded,
    TEMPORARY_SANCTUARY: temporary_sanctuary,
    THE_SWARM: the_swarm,
    THEY_RE_EVERYWHERE: they_re_everywhere,
}
