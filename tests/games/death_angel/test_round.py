"""Chapter 5: the round, its phases, the current player. Examples X-9 and X-21."""

from __future__ import annotations

from starboard.games.death_angel.box import (
    BLOCK,
    CALISTARIUS,
    CHAOS_OF_BATTLE,
    CLAUDIO,
    CORE_COGITATOR,
    DARK_CATACOMBS,
    DEAD_AIM,
    DEINO,
    DOOR,
    EVASION,
    GIDEON,
    GORIEL,
    INTIMIDATION,
    LEAD_BY_EXAMPLE,
    LEON,
    LORENZO,
    MAIN_CORRIDOR,
    MUNITORIUM,
    NOCTIS,
    OMNIO,
    OVERWATCH,
    POWER_FIELD,
    REORGANIZE,
    SCIPIO,
    SECRET_ROUTE,
    VALENCIO,
    ZAEL,
)
from starboard.games.death_angel.rules.course import next_round
from starboard.games.death_angel.rules.death import find_current, slay_marine
from starboard.games.death_angel.rules.resolve import resolve_actions
from starboard.games.death_angel.state import (
    ATTACK,
    ATTACKED,
    CHOOSE,
    CHOSEN,
    EVENT,
    EVENT_END,
    NOBODY,
    RESOLVE,
    RESOLVED,
)
from tests.games.death_angel.positions import (
    BLUE,
    GREEN,
    GREY,
    NEXT_ROUND,
    PURPLE,
    RED,
    YELLOW,
    Dice,
    end_of_phase,
    event,
    hulk,
    play,
    play_to,
    protected,
    swarm,
)

ONE_EACH = [LORENZO, CALISTARIUS, GIDEON, ZAEL, LEON, CLAUDIO]


def test_four_phases_in_fixed_order() -> None:
    """D-31 Choose, resolve, attack, event; then the next round."""
    s = hulk(top_event=event(CHAOS_OF_BATTLE), phase=CHOOSE)
    seen = [s.phase]
    playing = play(s)
    while s.round == 1:
        playing.answer(*playing.options[-1])
        seen += [s.phase] if s.phase != seen[-1] else []
    assert seen == [*sorted(seen[:-1]), CHOOSE]
    assert s.event_discard == [event(CHAOS_OF_BATTLE)]
    assert s.round == 2


def test_lowest_card_makes_the_current_player() -> None:
    """D-32 X-9 Cards 16, 4, 11, 9: the player of card 4 is current."""
    s = hulk(ONE_EACH, phase=CHOSEN, current=PURPLE)
    for card in (DEAD_AIM, OVERWATCH, INTIMIDATION, REORGANIZE):
        s.chosen[{16: GREEN, 4: RED, 11: BLUE, 9: YELLOW}[card]] = card
    resolve_actions(s)
    assert s.current == RED


def test_current_player_eliminated() -> None:
    """D-33 X-21 Cards 1, 6, 13; both green marines die: the owner of card 6 is current."""
    s = hulk(ONE_EACH, played=[BLOCK, POWER_FIELD, LEAD_BY_EXAMPLE], phase=ATTACK)
    find_current(s)
    assert s.current == GREEN
    slay_marine(s, GIDEON, "D-74")
    assert s.current == GREY
    assert s.chosen[GREEN] == 0
    assert not s.in_play(GREEN)


def test_another_team_of_the_same_player_can_keep_the_office() -> None:
    """D-33 The office goes to the lowest card in play, which may be the same player's."""
    owner = {BLUE: 0, GREEN: 0, GREY: 1, RED: 1}
    s = hulk([LORENZO, GIDEON, CALISTARIUS, LEON], seats=2, owner=owner,
             played=[BLOCK, 3, POWER_FIELD, 17], phase=ATTACK)  # fmt: skip
    find_current(s)
    slay_marine(s, GIDEON, "D-74")
    assert s.current == 0
    slay_marine(s, LORENZO, "D-74")
    assert s.current == 1


def test_the_office_stays_until_the_next_reveal() -> None:
    """D-34 From the start of a round the current player of the last round keeps the office."""
    s = hulk(ONE_EACH, played=[BLOCK, POWER_FIELD], phase=EVENT_END, current=GREEN)
    next_round(s)
    assert s.current == GREEN
    s.chosen[BLUE] = 3
    find_current(s)  # the new cards are still face down
    assert s.current == GREEN


def test_the_office_goes_to_the_next_living_player() -> None:
    """D-34 If all his teams are gone: the next living player clockwise."""
    s = hulk([LORENZO, ZAEL, CLAUDIO], phase=CHOOSE, current=GREEN)
    find_current(s)
    assert s.current == PURPLE
    s = hulk([LORENZO, CALISTARIUS], phase=CHOOSE, current=YELLOW)
    find_current(s)
    assert s.current == BLUE


def test_travel_at_the_end_of_phase_1_needs_the_old_current_player() -> None:
    """D-34 Munitorium's tokens are placed by the current player of the last round."""
    s = hulk(ONE_EACH, phase=CHOSEN, current=ZAEL % 6, blips=(0, 4), locations=[MUNITORIUM],
             location=NOBODY)  # fmt: skip
    s.current = PURPLE
    s.chosen = [13, 6, 1, 5, 4, 2]
    playing = end_of_phase(s)
    assert playing.ask.seat == PURPLE
    playing.answer("token", LEON).answer("token", ZAEL)
    assert s.phase == RESOLVE
    assert s.current == GREEN


def test_order_at_the_end_of_a_phase(die: Dice) -> None:
    """D-35 Overwatch, then merging and the tests, then travel."""
    s = hulk([LEON, CLAUDIO], blips=(0, 3), swarms={"L1": "TT"}, tokens={LEON: 1},
             terrain={DOOR: "R2"}, door_tokens=1, locations=[DARK_CATACOMBS],
             phase=EVENT_END, played=[OVERWATCH], active=[OVERWATCH], current=RED)  # fmt: skip
    playing = end_of_phase(s)
    assert playing.ask.key == "paid-attack"
    assert s.location == NOBODY
    die(3)
    playing.answer("attack", LEON, 0)
    assert playing.ask.rule == "D-118"  # the Door sees what Overwatch has left (D-120)
    assert swarm(s, "L1") == "T"


def test_overwatch_is_not_taken_up_again() -> None:
    """D-153 A copy made during the journey after Overwatch is asked the same as its original."""
    s = hulk([LEON, CLAUDIO], blips=(0, 3), swarms={"L1": "TT"}, tokens={LEON: 2},
             locations=[MUNITORIUM], phase=EVENT_END, played=[OVERWATCH], active=[OVERWATCH],
             current=RED)  # fmt: skip
    run = play(s).run
    run.send(RED, ("done",))
    assert [ask.key for ask in run.asks] == ["token"]
    assert [ask.key for ask in run.fork().asks] == ["token"]


def test_merging_comes_before_travel() -> None:
    """D-35 Swarms that attacked have merged when the Door works."""
    s = hulk([LEON, CLAUDIO], blips=(0, 3), swarms={"L1": "T"}, attacked={"L1": "H"},
             shielded=["L1"], terrain={DOOR: "R2"}, door_tokens=1, locations=[MAIN_CORRIDOR],
             phase=ATTACKED, played=[OVERWATCH])  # fmt: skip
    playing = end_of_phase(s)
    assert s.location == MAIN_CORRIDOR
    assert swarm(s, "L1")[:2] == "TH"
    assert playing.over  # all were under Power Field: the Door had no prey
    assert s.supply == 12


def test_overwatch_only_at_the_end_of_the_event_phase() -> None:
    """D-35 The other phases have no ability that names their end."""
    for phase in (CHOSEN, RESOLVED, ATTACKED):
        s = hulk([LEON], swarms={"L1": "T"}, tokens={LEON: 1}, phase=phase, played=[OVERWATCH],
                 active=[OVERWATCH])  # fmt: skip
        assert end_of_phase(s).over


def test_effects_of_this_round_end() -> None:
    """D-36 Abilities, Power Field, activations and choices end with the round."""
    s = hulk(ONE_EACH, swarms={"L1": "T"}, shielded=["L1"], phase=EVENT_END, played=[BLOCK],
             active=[BLOCK, POWER_FIELD], activated=255, led=True)  # fmt: skip
    next_round(s)
    assert (s.active, s.activated, s.shielded, s.led) == (0, 0, 0, False)
    assert not any(s.chosen)


def test_effects_of_the_next_round_last_one_round() -> None:
    """D-36 What an event announces works in the whole next round and ends with it."""
    s = hulk(ONE_EACH, phase=EVENT_END, jam_next=BLUE, evasion_next=True, enter_next=True,
             second_wind_next=ZAEL)  # fmt: skip
    next_round(s)
    assert (s.jammed, s.evasion, s.enter, s.second_wind) == (BLUE, True, True, ZAEL)
    next_round(s)
    assert (s.jammed, s.evasion, s.enter, s.second_wind) == (NOBODY, False, False, NOBODY)


def test_travel_cancels_no_effect() -> None:
    """D-36 A journey ends neither effects of this round nor of the next."""
    s = hulk([LEON, CLAUDIO], blips=(0, 3), locations=[MAIN_CORRIDOR], phase=RESOLVED,
             active=[BLOCK], evasion=True, evasion_next=True, second_wind=LEON,
             swarms={"R2": "T"}, shielded=["R2"], activated=1 << DOOR)  # fmt: skip
    end_of_phase(s)
    assert s.location == MAIN_CORRIDOR
    assert s.ability(BLOCK)
    assert (s.evasion, s.evasion_next, s.second_wind) == (True, True, LEON)
    assert protected(s) == ["R2"]
    assert s.activated == 1 << DOOR


def test_an_event_text_reaches_the_next_round() -> None:
    """D-36 Evasion, drawn now, limits the Attack cards of the coming round."""
    s = hulk([DEINO, SCIPIO, NOCTIS, OMNIO, VALENCIO, GORIEL], phase=EVENT, played=[BLOCK],
             top_event=event(EVASION), locations=[CORE_COGITATOR])  # fmt: skip
    play_to(s, NEXT_ROUND)
    assert s.evasion
    assert s.round == 2
    s.phase = EVENT
    s.events.remove(event(SECRET_ROUTE))
    s.events.append(event(SECRET_ROUTE))
    play_to(s, NEXT_ROUND)
    assert not s.evasion
