"""What the table tells: scenes, prompts, the log and the why-nots."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.draw import Node
from starboard.games.death_angel import GAME
from starboard.games.death_angel.actions import actions
from starboard.games.death_angel.box import (
    BLOCK,
    CLAUDIO,
    CORE_COGITATOR,
    DOOR,
    EVENTS,
    FORWARD_SCOUTING,
    FULL_AUTO,
    GIDEON,
    HEROIC_CHARGE,
    LAUNCH_CONTROL_ROOM,
    LEON,
    LORENZO,
    MAIN_CORRIDOR,
    NOCTIS,
    RESUPPLY,
    STEALTH_TACTICS,
    TELEPORTARIUM,
    THE_SWARM,
    ZAEL,
)
from starboard.games.death_angel.legality import refused
from starboard.games.death_angel.outlook import outlook
from starboard.games.death_angel.rules.abilities import forward_scouting, stealth_tactics
from starboard.games.death_angel.rules.attack import paid_attacks
from starboard.games.death_angel.rules.death import slay_marine
from starboard.games.death_angel.rules.effects import resupply
from starboard.games.death_angel.rules.event import show_event
from starboard.games.death_angel.rules.locations import teleportarium
from starboard.games.death_angel.rules.spawn import spawn
from starboard.games.death_angel.rules.travel import travel
from starboard.games.death_angel.scene import draw_scene
from starboard.games.death_angel.state import ATTACK, CHOOSE, EVENT, Hulk
from starboard.kernel import Ask, Message
from starboard.text import render
from tests.games.death_angel.positions import (
    BLUE,
    GREEN,
    GREY,
    PURPLE,
    YELLOW,
    Dice,
    at,
    carry_out,
    event,
    hulk,
    play,
    play_to,
    resolving,
)

LINE = [LORENZO, NOCTIS, ZAEL, LEON]


def nodes(s: Hulk, seat: int | None = None, layout: str = "wide") -> dict[str, Node]:
    return {node.key: node for node, _, _ in draw_scene(s, seat, layout).walk()}


def said(node: Node, lang: str = "en") -> str:
    return " | ".join(render(words, lang) for words in (node.name, *node.words))


def log(s: Hulk, lang: str = "en", seat: int | None = None) -> list[str]:
    """What has been told, to this seat or to everybody."""
    assert s.told is not None
    return [
        render(GAME.message("event-" + key, facts), lang)
        for key, _, facts, only in s.told
        if only in (None, seat)
    ]


def prompt(ask: Ask, lang: str = "en") -> str:
    return render(GAME.message(f"ask-{ask.key}", ask.facts), lang)


# ---- events ----------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_scouted_event_is_shown_whole(layout: str) -> None:
    """D-159 D-186 Text and icons, which tell the copies of a card apart, for the scout alone."""
    texts = []
    for copy, icon in ((1, "tail swarms flank"), (2, "tongue swarms flank")):
        s = hulk(LINE, top_event=event(THE_SWARM, copy), card=FORWARD_SCOUTING, told=[])
        carry_out(forward_scouting, s).answer("look")
        card = nodes(s, PURPLE, layout)["event"]
        texts.append(said(card))
        assert "Each blip pile gets 2 cards" in texts[-1]
        assert icon in texts[-1]
        drawn = [shape["name"] for shape in card.look if shape["t"] == "icon"]
        assert drawn[:3] == ["da-spawn-minor", "da-spawn-minor", "da-flank"]
        assert all("event" not in nodes(s, seat, layout) for seat in (None, BLUE, GREY))
        assert any(icon in line for line in log(s, seat=PURPLE))
        assert not any("Swarm" in line or icon in line for line in log(s, seat=BLUE))
    assert texts[0] != texts[1]


def test_the_scout_still_knows_the_card_in_the_deck() -> None:
    """D-159 What was put back is in the words of the deck, for the scout alone."""
    s = hulk(LINE, top_event=event(THE_SWARM, 2))
    carry_out(forward_scouting, s).answer("look").answer("bottom")
    assert "You know card 30 of this deck" in said(nodes(s, PURPLE)["deck:events"])
    assert "tongue swarms flank" in said(nodes(s, PURPLE)["deck:events"])
    assert "You know" not in said(nodes(s, GREY)["deck:events"])


@pytest.mark.parametrize("number", range(len(EVENTS)), ids=lambda n: f"{EVENTS[n].id}-{n}")
def test_an_event_in_words_and_log(number: int) -> None:
    """D-78 Name, text and icons of every card, in both languages."""
    s = hulk(LINE, phase=EVENT, told=[])
    s.events.remove(number)
    s.drawn = number
    show_event(s)
    for lang, icons in (("en", "Icons"), ("hu", "Ikonjai")):
        words = said(nodes(s)["event"], lang)
        text = render(
            Message("death_angel", f"event-card-{EVENTS[number].id}.text",
                    {"amount": EVENTS[number].amount}), lang,
        )  # fmt: skip
        assert icons in words
        assert text in words
        told = log(s, lang)
        assert icons in told[0]
        assert told[1] == text


# ---- action cards ----------------------------------------------------------------------------


def test_last_rounds_cards_lie_open_while_choosing() -> None:
    """D-38 D-184 Everybody sees what each team played last; what is chosen now stays hidden."""
    s = hulk(LINE, phase=CHOOSE, last=[3, 0, BLOCK, 0, FULL_AUTO, 0], chosen=[13, 0, 0, 0, 0, 0])
    for seat in (None, BLUE, GREEN, PURPLE):
        seen = nodes(s, seat)
        for card in (3, BLOCK, FULL_AUTO):
            if (seat, card) != (GREEN, BLOCK):  # the asked team's own: one of its actions
                assert "played last round" in said(seen[f"action:{card}"])
        assert ("action:13" in seen) == (seat == BLUE)
    players = draw_scene(s, None, "wide").players
    assert "last round: 1 Block" in [render(line, "en") for line in players[GREEN].said]


def test_what_can_be_chosen_is_listed_with_reasons() -> None:
    """D-37 D-38 The three cards of the team in the order of their numbers, one of them refused."""
    s = hulk(LINE, phase=CHOOSE, last=[0, 0, BLOCK, 0, 0, 0])
    found = actions(s, play(s).ask_for(GREEN))
    assert [render(each.name, "en") for each in found] == [
        "1 Block", "12 Run and Gun", "16 Dead Aim",
    ]  # fmt: skip
    assert [bool(each.options) for each in found] == [False, True, True]
    assert found[0].refusal is not None
    assert found[0].refusal.rule == "D-38"


def test_the_steps_of_a_card_are_listed_with_reasons() -> None:
    """D-57 D-61 Move, turn, activate, done: what is not possible says why."""
    s = resolving(12, [GIDEON, ZAEL, NOCTIS], "LLL", turned=1 << GIDEON)
    found = {each.id: each for each in actions(s, play_to(s, ATTACK).ask)}
    assert list(found) == ["swap", "turn", "activate", "done"]
    assert [bool(each.options) for each in found.values()] == [False, True, False, True]
    reasons = [each.refusal.message.key for each in found.values() if each.refusal]
    assert reasons == ["refused-moving-is-over", "refused-nothing-to-activate"]


def test_a_card_option_says_number_and_type() -> None:
    """D-42 The number decides the order."""
    s = hulk(LINE, phase=CHOOSE)
    ask = play(s).ask_for(BLUE)
    words = outlook(s, ask, ("card", 13))
    assert words is not None
    assert render(words.lines[0], "en") == "number 13, Attack"


# ---- what lies around ------------------------------------------------------------------------


def test_a_location_says_when_it_works() -> None:
    """D-130 D-131 On arrival, or by its Control Panel; D-185 the tiers that lie ahead."""
    s = hulk(LINE, location=MAIN_CORRIDOR, locations=[15, 12, 9])
    assert "On arrival: 2 Genestealers appear at the Corridor." in said(nodes(s)["location"])
    assert "from the top: 2, 3 and 4." in said(nodes(s)["location"])
    s = hulk(LINE, location=CORE_COGITATOR, locations=[15])
    assert "Control Panel: choose" in said(nodes(s)["location"])
    assert "Aktiválópanel: válassz" in said(nodes(s)["location"], "hu")


def test_tokens_on_door_and_location_are_in_the_words() -> None:
    """D-132 D-133 Also that a terrain card has been activated this round (D-62)."""
    s = hulk(LINE, location=LAUNCH_CONTROL_ROOM, locations=[], location_tokens=2, door_tokens=3,
             terrain={DOOR: "R3"}, activated=1 << DOOR)  # fmt: skip
    assert "2 tokens lie on this card." in said(nodes(s)["location"])
    door = said(nodes(s)[f"terrain:{DOOR}"])
    assert "Door, on the right side of position 3, 3 tokens" in door
    assert "It has been activated this round." in door


def test_effects_in_force_are_shown() -> None:
    """D-36 D-184 Evasion, Enter Formation, Gun Jam and Second Wind, of this and the next round."""
    s = hulk(LINE, evasion=True, enter_next=True, jam_next=YELLOW, second_wind=ZAEL)
    words = said(nodes(s)["effects"])
    for line in (
        "This round: Evasion",
        "Next round: Enter Formation",
        "Next round: Gun Jam (yellow team)",
        "This round: Second Wind (Zael)",
    ):
        assert line in words
    assert "effects" not in nodes(hulk(LINE))


def test_a_blip_pile_does_not_claim_what_is_hidden() -> None:
    """D-187 The numbers of hidden cards are those of the deck and both piles together."""
    words = said(nodes(hulk(LINE, swarms={"L1": "T"}, blips=(5, 5)))["pile:0"])
    assert "Face down in the Genestealer deck and both blip piles together: tail 8" in words
    assert "Tail: 9" not in words


def test_the_discard_pile_is_called_what_it_is() -> None:
    """D-148 Not all of its cards were slain."""
    found = nodes(hulk(LINE, deck=20))["deck:stealer-discard"]
    assert render(found.name, "en").startswith("Genestealer discard pile")
    assert render(found.name, "hu").startswith("Dobott génorzókártyák")


# ---- prompts ---------------------------------------------------------------------------------


def test_a_reroll_says_what_the_roll_means(die: Dice) -> None:
    """D-52 A 1 that hits a defender says so."""
    s = hulk([ZAEL, LEON], swarms={"L1": "TT"}, tokens={ZAEL: 1}, phase=ATTACK)
    die(1)
    playing = play(s)
    assert "he would be slain" in prompt(playing.ask)
    assert "meghalna" in prompt(playing.ask, "hu")
    words = outlook(s, playing.ask, ("reroll", ZAEL))
    assert words is not None
    assert [render(line, "en") for line in words.lines] == [
        "the roll as it is slays Zael",
        "costs Zael a token, 0 left",
    ]
    assert [chance for _, chance in words.odds] == [0.5, 0.5]


def test_the_door_says_what_it_asks_for() -> None:
    """D-118 The question at travel; D-162 that of Lead by Example names its card."""
    s = hulk(LINE, swarms={"L1": "TT"}, door_tokens=2, terrain={DOOR: "R1"}, blips=(0, 3),
             locations=[1])  # fmt: skip
    assert prompt(carry_out(travel, s).ask).startswith("Tokens on the Door, before you travel:")
    s = resolving(13, [LORENZO, ZAEL], swarms={"L1": "TT"})
    lead = Ask(BLUE, "token", "D-162", [], cause="D-162", may=1)
    assert prompt(lead) == "Lead by Example: you may put a support token on a marine."


# ---- the log ---------------------------------------------------------------------------------


def test_closing_up_is_told() -> None:
    """D-140 Which part moves, and who stands at the place of the dead."""
    s = hulk(LINE, told=[])
    slay_marine(s, NOCTIS, "D-74")
    assert log(s)[1] == (
        "The formation closes up: the upper part moves down one position, "
        "and Lorenzo takes the place of Noctis."
    )
    s = hulk(LINE, told=[])
    slay_marine(s, ZAEL, "D-74")
    assert (
        "az alsó része egy pozícióval feljebb mozog, és Zael helyére Leon kerül" in log(s, "hu")[1]
    )


def test_tokens_spent_are_told(die: Dice) -> None:
    """D-147 D-153 D-157 D-161 D-177 Overwatch, Run and Gun, Stealth Tactics, Teleportarium."""
    s = hulk([GIDEON, NOCTIS], swarms={"L1": "T"}, tokens={NOCTIS: 1}, told=[])
    die(0)
    carry_out(paid_attacks, s, GREEN, "D-161", 0).answer("attack", NOCTIS, at("L1"))
    assert log(s)[0] == "Noctis spends a token: Run and Gun."
    s = hulk([3, LEON], tokens={3: 1}, told=[])
    carry_out(stealth_tactics, s).answer("choose-pile", 0).answer("pay", 3)
    assert "Scipio spends a token: Stealth Tactics." in log(s)
    s = hulk([LEON], tokens={LEON: 1}, told=[], location=TELEPORTARIUM, locations=[15, 12])
    carry_out(teleportarium, s, LEON).answer("pay", LEON)
    assert "Leon spends a token: Teleportarium." in log(s)
    s = hulk([LEON, ZAEL], swarms={"L1": "T"}, tokens={LEON: 1}, told=[])
    die(0)
    carry_out(paid_attacks, s, 4, "D-153", 0).answer("attack", LEON, at("L1"))
    assert log(s)[0] == "Leon spends a token: Overwatch."


def test_spawns_name_types_and_empty_piles() -> None:
    """D-84 What appears, and that nothing does."""
    s = hulk(LINE, blips=("TC", 0), told=[])
    spawn(s, at("L2"), 2, "D-85")
    spawn(s, at("R2"), 2, "D-85")
    assert log(s) == [
        "2 Genestealers appear on the left side of position 2: tail and claw. "
        "In the left blip pile there is no card left.",
        "No Genestealer appears on the right side of position 2: the right blip pile is empty.",
    ]
    assert log(s, "hu")[0] == (
        "2 génorzó jelenik meg a 2. pozíció bal oldalán: farok és karom. "
        "A bal oldali szkennerpakliban nem maradt lap."
    )


def test_resupply_counts_the_tokens_of_others() -> None:
    """D-172 The marine's own tokens do not move."""
    s = hulk(LINE, tokens={ZAEL: 2, LEON: 1}, told=[])
    resupply(s, ZAEL)
    assert log(s) == ["Zael gets the 1 token of the other marines."]
    assert EVENTS[event(RESUPPLY)].instinct


def test_what_cannot_happen_is_told() -> None:
    """D-50 D-157 An empty supply, empty piles."""
    s = resolving(BLOCK, [GIDEON, LEON], tokens={LEON: 12}, told=[])
    play_to(s, ATTACK)
    assert "Support: there is no token left in the supply." in log(s)
    s = resolving(STEALTH_TACTICS, [3, LEON], blips=(0, 0), told=[])
    carry_out(stealth_tactics, s)
    assert log(s) == ["Stealth Tactics: nothing can happen."]


# ---- why not? --------------------------------------------------------------------------------


def charges(s: Hulk) -> list[Any]:
    return [(o, r.rule) for o, r in refused(s, play_to(s, ATTACK).ask) if o[0] == "charge"]


def test_heroic_charge_is_refused_to_nobody_without_it() -> None:
    """D-167 Only Claudio charges, and only with his card: nobody else is told why not."""
    s = resolving(FULL_AUTO, [LEON, CLAUDIO, ZAEL], swarms={"L1": "T"})
    assert charges(s) == []
    s = resolving(HEROIC_CHARGE, [CLAUDIO, 11, ZAEL], swarms={"L1": "T"}, moved=1 << CLAUDIO,
                  terrain={})  # fmt: skip
    assert charges(s) == [(("charge", CLAUDIO), "D-66")]
