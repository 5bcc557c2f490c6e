"""What the table tells: whose leader, at what price, with what consequence; in both languages."""

from __future__ import annotations

import pytest

from starboard.draw import Node
from starboard.draw.touch import outlook
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import LEADER
from starboard.kernel import Option
from tests.games.hexpanse.positions import Position, area, card, fill

RHOMBUS = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


def preview(position: Position, *option: object, lang: str = "en") -> str:
    """What the bubble beside an option says."""
    assert option in position.ask.options
    told = outlook(GAME, position.s, position.ask, option)
    return told.text(lang) if told else ""


def node(position: Position, key: str, seat: int = 0) -> Node:
    """A thing on the table."""
    return next(n for n, _, _ in GAME.scene(position.s, seat, "wide").walk() if n.key == key)


# ---- one player with two factions ---------------------------------------------------------------


def test_a_player_with_two_factions_hears_which_is_meant() -> None:
    """H-123: life, hexilum and losses name the faction; H-117 one dies, and the player goes on."""
    position = Position(3, team=True)
    position.side(2).life = 1
    position.put(2, "leader", 0, 0)
    there = position.put(1, "normal", 1, 0)
    position.s.active = position.s.first = 1
    position.start().say("attack", there, area(0, 0))
    log = position.log()
    assert "Player 1's leader (Interstellar Nomads) loses 1 life (0 left)." in log
    died = "Player 1's leader is dead: one faction is out of the game (Interstellar Nomads), "
    assert died + "and Player 1 plays on with the other." in log
    hungarian = position.log("hu")
    assert (
        "Az 1. játékos vezére meghalt: egyik frakciója (Csillagközi Nomádok) kiesett, "
        "a másikkal játszik tovább." in hungarian
    )
    position.finish().say("gain")
    while position.s.chairs[position.s.active] != 0:
        position.finish()
    position.say("gain")
    assert "Player 1 (Terran Empire) gains 1 hexilum (now 2)." in position.log()


def test_a_player_with_one_faction_is_named_alone() -> None:
    """H-117: without two factions nothing is added, and death is the end."""
    position = Position(3)
    position.side(1).life = 1
    position.put(1, "leader", 0, 0)
    here = position.put(0, "normal", 1, 0)
    position.start().say("attack", here, area(0, 0))
    assert "Player 2's leader loses 1 life (0 left)." in position.log()
    out = "Player 2's leader is dead: Player 2 is out of the game (Cyberian Collective)."
    assert out in position.log()


# ---- the log ------------------------------------------------------------------------------------


def test_who_attacks_whom() -> None:
    """H-51: attacker and target, each with its area."""
    position = Position(2, allies=("pirates", "medics"))
    position.put(0, "leader", -3, 3)
    here, there = position.put(0, "pirates", 0, 0), position.put(1, "normal", 1, 0)
    position.start().say("attack", here, there)
    assert "Player 1's Space Pirate attacks from G7: a normal unit on G8." in position.log()
    told = "Az 1. játékos egysége támad: Űrkalóz (G7). A célpont: normál egység (G8)."
    assert told in position.log("hu")


def test_a_move_is_not_told_as_a_swap() -> None:
    """H-103: a unit that goes to an empty area is moved; two units are swapped."""
    for second, key in (((1, 0), "moved"), ((0, 1), "swapped")):
        position = Position(2, factions=("nomads", "terran"))
        position.put(0, "leader", -3, 3)
        position.put(0, "normal", 0, 0)
        position.put(1, "normal", 0, 1)
        position.start().say("ability").say("swap", area(0, 0)).say("with", area(*second))
        assert position.told(key)
        assert not position.told("swapped" if key == "moved" else "moved")


def test_a_played_card_says_what_it_does() -> None:
    """H-56, H-70: the log names the option that was chosen."""
    position = Position(2)
    position.give(0, "black_market")
    position.start().say("play", card("black_market"), 0)
    assert "Player 1 plays Black Market: Gain 4 hexilum." in position.log()


# ---- previews -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("life", "says"),
    [
        (3, "It costs your leader 1 life (2 left)."),
        (1, "It costs your leader its last life: this faction is out!"),
    ],
)
def test_what_a_leader_pays(life: int, says: str) -> None:
    """H-61, H-62, H-63: moving and the ability cost life, perhaps the last one."""
    position = Position(2, factions=("traders", "terran"))
    position.put(0, "leader", 0, 3)
    position.side(0).life = life
    position.start()
    assert preview(position, "move", area(1, 2)).startswith(says)
    assert preview(position, "ability") == f"Gain 2 hexilum. {says}"


def test_what_a_higher_income_costs() -> None:
    """H-59: price, what is left, the new level."""
    position = Position(2)
    position.side(0).hexilum = 3
    position.start()
    says = "It costs 2 hexilum (1 left) and raises your income to 2."
    assert preview(position, "income") == says


@pytest.mark.parametrize(
    ("attacker", "says"),
    [
        ("normal", "The attacker goes to the hospital ship."),
        ("elite", "The attacking elite unit stays on the board."),
        ("zombies", "The attacker goes back to the mothership."),
        ("vex", "The attacking mercenary leaves the board."),
        ("leader", "The attacking leader loses 1 life (5 left)."),
    ],
)
def test_what_becomes_of_the_attacker(attacker: str, says: str) -> None:
    """H-52: an attack tells both fates."""
    position = Position(2, allies=("zombies", "medics"), elite=True)
    if attacker != "leader":
        position.put(0, "leader", -3, 3)
    here, there = position.put(0, attacker, 0, 0), position.put(1, "normal", 1, 0)
    position.start()
    told = preview(position, "attack", here, there)
    certain = "That is certain: there is no die, and no Protector next to the target."
    assert told == f"The normal unit on G8 goes to the hospital ship. {says} {certain}"


def test_an_attack_that_wins() -> None:
    """H-116: the last rival leader's last life."""
    position = Position(2)
    position.side(1).life = 1
    here, there = position.put(0, "normal", 0, 0), position.put(1, "leader", 1, 0)
    position.start()
    assert preview(position, "attack", here, there).endswith("that wins the game!")


def win_options(position: Position) -> set[Option]:
    """The options whose preview promises victory."""
    return {option for option in position.ask.options if "you win!" in preview(position, *option)}


def test_formations_that_win() -> None:
    """H-112: a placement in a formation, a leader's move and a swap can complete a mission."""
    position = Position(4, mission_name="rhombus")
    fill(position, 0, RHOMBUS[:8])
    position.give(0, "assault_team")
    position.start().say("play", card("assault_team"), 1).say("lay", area(2, 2)).say("turn", 0)
    assert ("put", 1, area(2, 2)) in win_options(position)
    position = Position(4, mission_name="rhombus")
    fill(position, 0, RHOMBUS[:8])
    position.put(0, "leader", 3, 2)
    position.start()
    assert win_options(position) == {("move", area(2, 2))}
    position = Position(
        4, mission_name="rhombus", factions=("nomads", "terran", "cyber", "traders")
    )
    fill(position, 0, [*RHOMBUS[:8], (-2, 0)])
    position.put(0, "leader", -4, 3)
    position.start().say("ability").say("swap", area(-2, 0))
    assert win_options(position) == {("with", area(2, 2))}


# ---- names --------------------------------------------------------------------------------------


def test_an_occupied_mine_keeps_its_name() -> None:
    """H-28: row, column and mine are said and drawn under a unit, too."""
    position = Position(2)
    here = position.put(1, "normal", 0, 0)
    spot = node(position, f"area:{here}")
    assert spot.name.text("en") == "G7, hexilum mine: normal unit of the Cyberian Collective"
    assert spot.name.text("hu") == "G7, hexilumbánya: normál egység (Kiber Kollektíva)"
    assert "G7" in [shape.get("words") for shape in spot.look]
    assert "hx-hexilum" in [shape.get("name") for shape in spot.look]


def test_a_formation_is_shown_and_told_before_it_is_laid() -> None:
    """H-80: "Where?" shows what, and says it."""
    position = Position(2)
    position.put(1, "normal", 0, 0)
    position.give(0, "assault_team")
    position.start().say("play", card("assault_team"), 0)
    assert node(position, "shape").tells
    prompt = GAME.message("ask-lay", position.ask.facts).text("en")
    assert prompt.endswith("Seen from any area you like: attack on the area itself and right.")


def test_cards_say_or() -> None:
    """H-70: the two options of an action card are a choice."""
    position = Position(2)
    position.offer("black_market")
    card_node = node(position, "market:black_market")
    drawn = [getattr(shape.get("words"), "key", "") for shape in card_node.look]
    assert drawn.count("or") == 1
    told = [message.text("en") for message in card_node.words]
    assert told[1:3] == [
        "Either: Gain 4 hexilum.",
        "Or: Remove one action card of one opponent from the game.",
    ]


def test_the_income_track_has_a_marker() -> None:
    """H-59: colour is never the only sign; and players' rows end in no unexplained number."""
    for income in (1, 3):
        position = Position(2)
        position.side(0).income = income
        plate = node(position, "faction:terran")
        marks = [shape["d"] for shape in plate.look if shape.get("fill") == "ink" and "d" in shape]
        boxes = [shape["d"] for shape in plate.look if shape.get("edge") == "line" and "d" in shape]
        assert len(marks) == 1
        mid = float(marks[0].split("L")[1].split(" ")[0])
        left = float(boxes[income - 1][1:].split(" ")[0]) - 5
        assert left < mid < left + 25
    scene = GAME.scene(position.s, 0, "wide")
    assert all(player.score is None for player in scene.players)


def test_the_leader_is_a_unit_with_an_article() -> None:
    """H-39: prompts and refusals decline names in Hungarian."""
    facts = {"unit": LEADER}
    assert GAME.message("ask-place", facts).text("hu") == "Hová helyezed le a vezért?"
