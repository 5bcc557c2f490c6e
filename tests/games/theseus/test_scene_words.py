"""What the table tells in words: to a screen reader, in the terminal, and before a choice."""

from __future__ import annotations

import pytest

from starboard.draw import Node
from starboard.draw.touch import offers as offers_of
from starboard.games.theseus.components import SECTORS
from starboard.kernel import Message
from tests.games.theseus.positions import Game, Position, place, room, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"


def node(game: Game, key: str) -> Node:
    """A thing on the table."""
    nodes = (found for found, _, _ in game.table.scene(0, "wide").walk())
    return next(found for found in nodes if found.key == key)


def words(game: Game, key: str, lang: str = "en") -> str:
    """Its name and everything the inspector says of it."""
    found = node(game, key)
    return " / ".join(word.text(lang) for word in (found.name, *found.words[1:]))


def outlook(game: Game, *option: object) -> Message:
    """What an option leads to."""
    offers = {offer.option: offer.outlook for offer in offers_of(game.table, game.ask.seat)}
    found = offers[option]
    assert found is not None
    return found.lines[0]


def test_rooms_slots_and_tokens_are_told() -> None:
    """T-12, T-14, T-15, T-102: passages, what lies on a slot, crescents, deactivation tokens."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.tentacles", "TEC.1").card("marines.armoury", "TEC.2")
    p.s.silence[0], p.s.silence_by[0] = 2, p.seat("marines")
    game = p.turn("aliens")
    assert words(game, f"room:{room('TEC.a')}") == (
        "Technology Bay, room a, taken / A passage leads to room b."
    )
    assert node(game, f"slot:{place('TEC.1')}").name.text("en") == (
        "Technology Bay, slot 1: Tentacles"
    )
    assert node(game, f"slot:{place('TEC.3')}").name.text("hu").endswith(", üres")
    told = words(game, "sector:2")
    assert "Also affects units that cross: Tentacles" in told
    assert "1 deactivation token in the Technology Bay" in told


def test_only_numbers_are_told_as_numbers() -> None:
    """T-75: an Armoury has none."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("marines.armoury", "TEC.2").card("marines.mine", "TEC.1", tokens=1)
    game = p.turn("aliens")
    assert "Number now" not in words(game, f"card:{game.card('TEC.2')}")
    assert "Number now: 3" in words(game, f"card:{game.card('TEC.1')}")


@pytest.mark.parametrize(("marker", "says"), [(0, "not begun"), (1, "3"), (3, "1")])
def test_the_countdown_is_told(marker: int, says: str) -> None:
    """T-78: where the marker is; and the supply is told once."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.s.marker = marker
    game = p.turn("aliens")
    assert words(game, "countdown").startswith(f"Countdown: {says} / ")
    assert words(game, "supply").startswith("Upgrade tokens in the supply: 20 / ")


def test_embryos_that_are_left_are_told() -> None:
    """T-129: four Runners at the beginning."""
    p = Position("pandora", "greys").home("pandora", "TEC")
    game = p.units(creature1="COR.a", grey1="CON.a").turn("pandora")
    assert words(game, f"unit:{unit('runner1')}").endswith("Available: 4")


@pytest.mark.parametrize(
    ("deck", "marker", "says"),
    [
        (("aliens.creeper",), 0, "Next on the pending slot: Creeper."),
        ((), 0, "Your deck is empty: the end-of-game marker moves to 3 instead."),
        ((), 3, "the game is over, 12 to 20."),
    ],
)
def test_a_refill_is_told_beforehand(deck: tuple[str, ...], marker: int, says: str) -> None:
    """T-69, T-78, T-80: the card that comes, or the step of the marker, or the end."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.points("aliens", life=12).deck("aliens", *deck)
    p.s.marker = marker
    game = p.turn("aliens").move("alien1", "COR.a")
    assert outlook(game, "fill", place("COR.p")).text("en").endswith(says)


def test_an_installation_is_told_beforehand() -> None:
    """T-73, T-86: the own card that goes, the bonus card that comes."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.hive", "COR.p").card("bonus.upgrade", "COR.3").card("aliens.habitat", "TEC.1")
    game = p.deck("aliens", "aliens.creeper").turn("aliens").move("alien1", "COR.a")
    hive = game.card("COR.p")
    taken = outlook(game, "install", hive, place("COR.3")).text("en")
    assert taken == "You take Upgrade. Next on the pending slot: Creeper."
    gone = outlook(game, "install", hive, place("TEC.1")).text("hu")
    assert gone.startswith("Eldobod, ami ott van: Élőhely. ")


def test_a_launch_tells_of_traps_and_of_the_minor_assault() -> None:
    """T-46, T-51, T-102: nothing is hidden behind the launch; tokens silence the traps."""
    for token in (False, True):
        p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST").units(marine1="COR.a")
        p.units(alien1="CON.a", alien2="CON.b", alien3="CON.c", marine2="CON.d")
        p.card("aliens.hive", "CON.2")
        if token:
            p.s.silence[0], p.s.silence_by[0] = 1, p.seat("marines")
        told = outlook(p.turn("marines"), "move", unit("marine1"), room("CON.a")).text("en")
        assert "launches Alien 1 into space" in told
        assert "Minor Assault" in told
        assert ("meets Hive" in told) != token
        assert ("silences the traps in the Control Room" in told) == token


def test_a_runner_is_told_where_it_may_go() -> None:
    """T-38, T-134: not that it moves exactly one sector, since two are offered."""
    p = Position("pandora", "greys").home("pandora", "TEC")
    game = p.units(runner1="COR.a", grey1="WRECK.a").turn("pandora")
    option = ("move", unit("runner1"), room("TEC.b"))
    refusal = game.table.why_not(game.ask.seat, option)[0]
    names = [SECTORS[end].id for end in game.s.ahead[0][:2]]
    assert refusal.message.key == "refused-reach"
    assert refusal.message.facts["sectors"] == [f"@sector-{n.replace('_', '-')}" for n in names]


def test_a_full_sector_has_no_other_room() -> None:
    """T-12: a refusal does not promise a free room where there is none."""
    p = Position("pandora", "marines").home("pandora", "CON")
    p.units(creature1="CON.a", creature2="CON.b", marine1="CON.c", marine2="CON.d")
    game = p.units(marine3="COR.a").turn("pandora")
    for refusal in game.table.why_not(game.ask.seat, ("move", unit("creature1"), room("CON.c"))):
        assert refusal.message.key != "refused-room-taken"
