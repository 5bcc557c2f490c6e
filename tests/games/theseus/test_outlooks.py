"""What an option would bring is told before it is chosen, and then it comes so."""

from __future__ import annotations

from random import Random

import pytest

from starboard.draw import Outlook
from starboard.draw.touch import outlook as outlook_at
from starboard.games.theseus import GAME
from starboard.games.theseus.forecast import journey
from starboard.games.theseus.text import card_word
from starboard.kernel import Table
from tests.games.theseus.positions import Game, Position, place, room, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"


def outlook(game: Game, *option: object) -> Outlook:
    """What an option would bring."""
    found = outlook_at(GAME, game.s, game.ask, option)
    assert found is not None
    return found


def said(found: Outlook) -> str:
    """All its lines."""
    return " / ".join(line.text("en") for line in found.lines)


def test_a_move_tells_its_way_its_traps_and_its_hits() -> None:
    """T-37, T-48, T-51: and marks the things concerned."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST)
    p.unit("alien2", "DOCK.b", advanced=True)
    p.units(alien1="NEST.a", alien3="NEST.b", marine1="DOCK.a", marine2="DOCK.c")
    p.card("marines.fire", "TEC.1").card("marines.mine", "DOCK.1")
    game = p.turn("aliens")
    found = outlook(game, "move", unit("alien1"), room("DOCK.d"))
    told = said(found)
    assert "2 units stand in the Alien Nest. The way: Technology Bay and Dock." in told
    assert "Fire (Technology Bay): −1 life." in told
    assert "Mine (Dock): −2 life, and the trap is used up." in told
    assert "Minor Assault: " in told
    marks = dict(found.marks)
    assert marks[f"card:{game.card('DOCK.1')}"].text("en") == "−2"
    assert f"unit:{unit('marine1')}" in marks


def test_a_move_to_one_s_end_warns() -> None:
    """T-3: the last life points go with the trap."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    game = p.card("marines.mine", "COR.1").points("aliens", life=2).turn("aliens")
    assert outlook(game, "move", unit("alien1"), room("COR.a")).warns == "ends"


@pytest.mark.parametrize(("marker", "warns"), [(0, ""), (2, ""), (3, "ends")])
def test_the_last_step_of_the_countdown_warns(marker: int, warns: str) -> None:
    """T-78, T-80: with an empty deck the marker goes on, and the game ends on its last field."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.deck("aliens")
    p.s.marker = marker
    game = p.turn("aliens").move("alien1", "COR.a")
    assert outlook(game, "fill", place("COR.p")).warns == warns


def test_a_token_is_not_spent_by_one_touch() -> None:
    """T-74, T-76: it warns, with its cost and what comes of it."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST").units(marine1="COR.a")
    p.units(alien1="NEST.a").card("marines.mine", "TEC.1", tokens=1)
    p.s.upgrades[p.seat("marines")] = 2
    game = p.turn("marines")
    found = outlook(game, "advance", unit("marine1"))
    assert found.warns == "loses"
    assert said(found).startswith("Costs 1 upgrade token of your 2. / It attacks every")
    better = outlook(game, "improve", game.card("TEC.1"), place("TEC.1"))
    assert said(better) == "Costs 2 upgrade tokens of your 2. / Mine: 3 becomes 4."


@pytest.mark.parametrize("seed", range(8))
def test_what_is_told_of_a_move_comes_so(seed: int) -> None:
    """T-46, T-48, T-51: traps, launches and Minor Assaults of random moves."""
    rng = Random(seed)
    setups = GAME.setups()
    seats, variant = setups[seed % len(setups)]
    table = Table(GAME, seats, seed, variant, auto=True)
    for _ in range(250):
        if table.over:
            break
        ask = table.pending[0]
        option = rng.choice(list(ask.options))
        trip = journey(table.state, ask.seat, option) if option[0] == "move" else None
        before = len(table.events)
        cards = [table.state.places[slot] for slot, _ in trip.met] if trip else []
        table.answer(ask.seat, option)
        if trip is None or table.over:
            continue
        told = [event.message for event in table.events[before:]]
        who = GAME.message("event-arrived", {"unit": option[1]}).facts["unit"]
        met = {m.facts["card"] for m in told if m.key in ("event-trap", "event-clamped")
               and m.facts["unit"] == who}  # fmt: skip
        assert met <= {f"@{card_word(card)}" for card in cards}, (option, told)
        launched = [m.facts["unit"] for m in told if m.key == "event-launched"]
        assert (trip.launched >= 0) <= bool(launched)
