"""Chapter 18: the texts of the events."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Flow, Option

from ..box import (
    CHAOS_OF_BATTLE,
    CLEANSING_FLAMES,
    DIE,
    DOOR,
    ENTER_FORMATION,
    EVASION,
    EVENT_AMOUNT,
    FLANKING_MANOEUVRE,
    FOR_MY_BATTLE_BROTHERS,
    FULL_SCAN,
    GUN_JAM,
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
    TEMPORARY_SANCTUARY,
    THE_SWARM,
    THEY_RE_EVERYWHERE,
)  # fmt: skip
from ..legality.attacks import attack_options, slay_options
from ..state import FIRST_BROOD_LORD, NOBODY, Hulk, place, side_of
from .attack import attack, attacks_again
from .blips import add_blips, choose_smallest, discard_blips, mix, put_back
from .death import rescue, slay_marine
from .dice import SKULLS, roll_for_life, roll_for_luck
from .spawn import spawn, spawn_behind
from .swarms import choose_and_slay, flank_target, move_many, slay
from .terrain import put_on_door


def chaos_of_battle(s: Hulk, target: int) -> None:
    """D-175 All marines turn."""
    for marine in s.line:
        s.facing[marine] = 1 - s.facing[marine]
        s.tell("turned-round", "D-175", marine=marine, side=s.facing[marine])
    s.tell("all-turned", "D-175")


def cleansing_flames(s: Hulk, marine: int) -> None:
    """D-170 A roll: on a skull two Genestealers engaged with the marine die."""
    if SKULL[roll_for_luck(s, "D-170", SKULLS)]:
        places = tuple(s.engaged_places(marine))
        s.then(choose_and_slay, s.current, EVENT_AMOUNT[CLEANSING_FLAMES], places, "D-170")


def enter_formation(s: Hulk, target: int) -> None:
    """D-174 Next round, before each Move + Activate card, its owner may place one token."""
    s.enter_next = True
    s.tell("enter-next", "D-174")


def evasion(s: Hulk, target: int) -> None:
    """D-174 Next round each Attack card lets only one marine of its team attack."""
    s.evasion_next = True
    s.tell("evasion-next", "D-174")


def flanking_manoeuvre(s: Hulk, target: int) -> None:
    """D-175 Every swarm flanks, simultaneously."""
    moves = [(at, to) for at in s.swarm_places() if (to := flank_target(s, at)) != at]
    move_many(s, moves)
    for at, to in moves:
        s.tell("flanked", "D-175", swarm=at, place=to)
    s.tell("all-flanked", "D-175", count=len(moves))


def for_my_battle_brothers(s: Hulk, marine: int) -> None:
    """D-168 The marine loses one token, and one Genestealer engaged is removed (D-71)."""
    if s.tokens[marine]:
        lose_tokens(s, marine, 1, "D-168")
    s.then(choose_and_slay, s.current, 1, tuple(s.engaged_places(marine)), "D-168")


def full_scan(s: Hulk, side: int) -> None:
    """D-171 A pile loses its top card."""
    discard_blips(s, side, EVENT_AMOUNT[FULL_SCAN], "D-171")


def gun_jam(s: Hulk, team: int) -> None:
    """D-39, D-171 Next round the team may not choose its Attack card."""
    s.jam_next = team
    s.tell("gun-jam", "D-171", team=team)


def out_of_thin_air(s: Hulk, marine: int) -> None:
    """D-169 Two Genestealers appear behind the marine."""
    spawn_behind(s, marine, EVENT_AMOUNT[OUT_OF_THIN_AIR], "D-169")


def outnumbered(s: Hulk, target: int) -> None:
    """D-173 Every engaged marine loses all their tokens."""
    losers = [m for m in s.line if s.tokens[m] and s.engaged_places(m)]
    for marine in losers:
        lose_tokens(s, marine, s.tokens[marine], "D-173")
    if not losers:
        s.tell("nothing-happens", "D-173", cause="outnumbered")


def psychic_assault(s: Hulk, marine: int) -> None:
    """D-172 A roll: on 0 or 1 the marine is slain."""
    most = EVENT_AMOUNT[PSYCHIC_ASSAULT]
    if roll_for_life(s, "D-172", marine, [face for face in sorted(DIE) if face <= most]):
        slay_marine(s, marine, "D-172")


def quick_instincts(s: Hulk, marine: int) -> Flow[None]:
    """D-170 The marine may make one attack at once; the owner decides and rolls."""
    options = attack_options(s, [marine])
    if options:
        options.append(("decline",))
        answer = yield Ask(s.seat_of(marine), "instinct-attack", "D-170", options, marine=marine)
        if answer != ("decline",):
            attack(s, marine, answer[2])
            s.then(instincts_again, marine)


def instincts_again(s: Hulk, marine: int) -> None:
    """D-46 Psionic Attack serves here, too."""
    if attacks_again(s, marine):
        s.then(quick_instincts, marine)


def rescue_space_marine(s: Hulk, marine: int) -> None:
    """D-172 The marine returns at the bottom of the formation."""
    rescue(s, marine)
    s.tell("rescued", "D-172", marine=marine)


def resupply(s: Hulk, marine: int) -> None:
    """D-172 All tokens of all other marines move to this one."""
    total, own = sum(s.tokens), s.tokens[marine]
    s.tokens = [0] * len(s.tokens)
    s.tokens[marine] = total
    s.tell("resupplied", "D-172", marine=marine, count=total - own)


def rewarded_faith(s: Hulk, marine: int) -> Flow[None]:
    """D-172 Every token the marine gives up kills one Genestealer engaged with them."""
    options = slay_options(s, s.engaged_places(marine))
    if options and s.tokens[marine]:
        options.append(("enough",))
        answer = yield Ask(s.current, "faith", "D-172", options, marine=marine)
        if answer != ("enough",):
            lose_tokens(s, marine, 1, "D-172")
            slay(s, answer[1], answer[2])
            s.then(rewarded_faith, marine)


def second_wind(s: Hulk, marine: int) -> None:
    """D-172 Next round each final 0 this marine rolls in defence makes the attack miss."""
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
    """D-170 The marine loses all their tokens."""
    lose_tokens(s, marine, s.tokens[marine], "D-170")


def surrounded(s: Hulk, marine: int) -> None:
    """D-172 Every Genestealer of the formation moves to the marine's position, keeping its side."""
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


def the_swarm(s: Hulk, target: int) -> None:
    """D-175 Two cards of the Genestealer deck go on each blip pile."""
    each = EVENT_AMOUNT[THE_SWARM]
    s.then(add_blips, each, each)


def they_re_everywhere(s: Hulk, target: int) -> None:
    """D-173 One Genestealer in front of each marine who was unengaged at the start."""
    unengaged = [m for m in s.line if not s.engaged_places(m)]
    if unengaged:
        s.then(appear_in_front, tuple(unengaged))
    else:
        s.tell("nothing-happens", "D-173", cause="everywhere")


def appear_in_front(s: Hulk, marines: tuple[int, ...]) -> Flow[None]:
    """D-173 In front of one of these marines, then of the others.

    Where there are too few cards for all, the current player decides who comes first.
    """
    marine = marines[0]
    short = [m for m in marines if is_short(s, marines, s.facing[m])]
    if len(short) > 1:
        options: list[Option] = [("choose-marine", m) for m in short]
        _, marine = yield Ask(s.current, "everywhere", "D-173", options)
    spawn(s, place(s.facing[marine], s.position(marine)), 1, "D-173")
    if len(marines) > 1:
        s.then(appear_in_front, tuple(m for m in marines if m != marine))


def is_short(s: Hulk, marines: tuple[int, ...], side: int) -> bool:
    """Are there too few cards for all of these marines who face this side, but some?"""
    return 0 < len(s.blips[side]) < sum(s.facing[m] == side for m in marines)


def lose_tokens(s: Hulk, marine: int, count: int, rule: str) -> None:
    """D-147 Lost tokens return to the supply."""
    s.tokens[marine] -= count
    s.supply += count
    s.tell("tokens-lost", rule, marine=marine, count=count, event=s.drawn)


#: What each event does: an asking rule, or a plain one.
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
