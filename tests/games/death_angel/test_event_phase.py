"""Chapter 9: phase 4, Event. Example X-22."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    CHAOS_OF_BATTLE,
    CLEANSING_FLAMES,
    EVENTS,
    FLANKING_MANOEUVRE,
    FULL_SCAN,
    GUN_JAM,
    LORENZO,
    OMNIO,
    OUT_OF_THIN_AIR,
    PSYCHIC_ASSAULT,
    RESCUE_SPACE_MARINE,
    SPORE_CHIMNEY,
    STALKING_FROM_THE_SHADOWS,
    SURROUNDED,
    TEMPORARY_SANCTUARY,
    ZAEL,
)
from starboard.games.death_angel.legality.targets import legal_targets
from starboard.games.death_angel.state import EVENT, NOBODY, Hulk
from starboard.games.death_angel.view import view
from tests.games.death_angel.positions import (
    BLUE,
    NEXT_ROUND,
    PURPLE,
    YELLOW,
    Dice,
    at,
    event,
    hulk,
    letters,
    play,
    play_to,
    read_text,
    swarms_of,
)


def drawing(kind: int, *line: int, copy: int = 1, **fields: Any) -> Hulk:
    """A table at the beginning of the Event phase, this card on top of the deck."""
    card = event(kind, copy)
    return hulk(line, phase=EVENT, top_event=card, current=BLUE, **fields)


def test_text_then_icons_then_discard() -> None:
    """D-78 Step a its text, step b its icons left to right, then it is discarded face up."""
    s = drawing(CHAOS_OF_BATTLE, LORENZO, ZAEL, facing="LR", terrain={SPORE_CHIMNEY: "L1"},
                swarms={"L2": "H"})  # fmt: skip
    s.told = []
    play_to(s, NEXT_ROUND)
    told = [key for key, *_ in s.told]
    wanted = [
        "event-drawn",
        "event-shown",
        "turned-round",
        "turned-round",
        "spawned",
        "swarm-moved",
    ]
    assert [key for key in told if key in wanted] == wanted
    assert s.event_discard == [event(CHAOS_OF_BATTLE)]
    assert s.drawn == NOBODY
    # Lorenzo faces right after the text, so his new swarm is behind him; L2 moved off the bottom
    assert swarms_of(s)["R2"] == "H"


def test_the_current_player_reads_it_alone() -> None:
    """D-78 He draws the card and does not show it to the others."""
    s = drawing(PSYCHIC_ASSAULT, LORENZO, ZAEL)
    playing = play(s)
    assert playing.ask.seat == BLUE
    assert view(s, BLUE)["event"] == event(PSYCHIC_ASSAULT)
    assert {view(s, seat)["event"] for seat in (1, 2, 3, 4, 5, None)} == {NOBODY}


def test_instinct_is_decided_before_the_card_is_shown(die: Dice) -> None:
    """D-79 The decision is announced, then the card is revealed and carried out."""
    s = drawing(PSYCHIC_ASSAULT, LORENZO, ZAEL)
    playing = read_text(s)
    assert not s.drawn_open
    assert (playing.ask.rule, playing.ask.seat) == ("D-79", BLUE)
    die(1)
    playing.answer("choose-marine", ZAEL)
    assert s.drawn_open
    assert ZAEL in s.slain
    assert view(s, None)["event"] == event(PSYCHIC_ASSAULT)


def test_which_kind_of_thing_is_chosen_is_visible() -> None:
    """D-80 Others see that a marine, a team, a pile or a swarm is chosen, and nothing more."""
    keys = {
        PSYCHIC_ASSAULT: "instinct-marine", GUN_JAM: "instinct-team",
        FULL_SCAN: "instinct-blip-pile", TEMPORARY_SANCTUARY: "instinct-swarm",
        RESCUE_SPACE_MARINE: "instinct-slain-marine",
    }  # fmt: skip
    for kind, key in keys.items():
        s = drawing(kind, LORENZO, ZAEL, swarms={"L1": "T", "R2": "H"}, played=[3, 5])
        ask = play(s).ask
        assert ask.key == key
        assert ask.facts == {}


def test_choices_after_a_roll_are_made_after_the_reveal(die: Dice) -> None:
    """D-80 Which Genestealers die is chosen by the current player, with the card open."""
    s = drawing(CLEANSING_FLAMES, LORENZO, ZAEL, swarms={"L1": "THC", "L2": "TH"})
    playing = play(s)
    die(1)
    playing.answer("choose-marine", LORENZO)
    assert s.drawn_open
    assert (playing.ask.key, playing.ask.seat) == ("slay", BLUE)


def test_solo_the_card_is_simply_shown() -> None:
    """D-80 The only player is always the current one."""
    owner = {BLUE: 0, PURPLE: 0, YELLOW: 0}
    s = hulk([LORENZO, ZAEL], seats=1, owner=owner, phase=EVENT, top_event=event(PSYCHIC_ASSAULT))
    play(s)
    assert view(s, 0)["event"] == event(PSYCHIC_ASSAULT)


def test_a_valid_target_must_be_chosen() -> None:
    """D-81 Only targets on which the effect can happen; others are refused."""
    s = drawing(STALKING_FROM_THE_SHADOWS, LORENZO, ZAEL, OMNIO, tokens={ZAEL: 1, OMNIO: 2})
    playing = play(s)
    assert playing.options == [("choose-marine", ZAEL), ("choose-marine", OMNIO)]
    assert playing.refusal("choose-marine", LORENZO) == "D-81"


def test_out_of_thin_air() -> None:
    """D-79 X-22 Omnio faces left: two Genestealers appear at his position on the right."""
    s = drawing(OUT_OF_THIN_AIR, LORENZO, OMNIO, blips=(4, "CTTHHO"))
    play_to(s, NEXT_ROUND).answer("choose-marine", OMNIO)
    assert letters(s.swarm(at("R2"))) == "HO"
    assert len(s.blips[1]) == 4


def test_as_fully_as_possible() -> None:
    """D-82 X-22 One card right, two left: Omnio, facing left, is no target as long as another is.

    With a printed number only targets that reach the greatest amount are legal.
    """
    s = drawing(OUT_OF_THIN_AIR, LORENZO, OMNIO, ZAEL, facing="RLR", blips=(2, 1))
    assert legal_targets(s, OUT_OF_THIN_AIR) == [LORENZO, ZAEL]
    assert play(s).refusal("choose-marine", OMNIO) == "D-81"
    s = drawing(OUT_OF_THIN_AIR, LORENZO, OMNIO, facing="LL", blips=(2, 1), locations=[])
    assert legal_targets(s, OUT_OF_THIN_AIR) == [LORENZO, OMNIO]


def test_no_target_no_effect() -> None:
    """D-82 If nothing can happen anywhere the text has no effect, and nobody is asked."""
    s = drawing(STALKING_FROM_THE_SHADOWS, LORENZO, ZAEL)
    s.told = []
    assert read_text(s).over
    assert ("no-effect", "D-82") in [(key, rule) for key, rule, *_ in s.told]


def test_icons_of_every_card() -> None:
    """D-83 Two spawn icons, then a move icon, but for Surrounded and Flanking Manoeuvre."""
    assert all(len(card.spawns) == 2 for card in EVENTS)
    still = {card.kind for card in EVENTS if card.move is None}
    assert still == {SURROUNDED, FLANKING_MANOEUVRE}


@pytest.mark.parametrize("number", range(30))
def test_every_event_can_be_played(number: int, die: Dice) -> None:
    """D-78 Every card of the deck is drawn, carried out and discarded."""
    s = hulk(phase=EVENT, top_event=number, swarms={"L1": "TH", "R5": "CO"}, current=BLUE,
             tokens={LORENZO: 1}, played=[3, 6, 1, 5, 4, 2])  # fmt: skip
    die(2, 2, 2)
    playing = play_to(s, NEXT_ROUND)
    while not playing.over:
        playing.answer(*playing.options[0])
    die.faces.clear()
    assert s.event_discard == [number]
