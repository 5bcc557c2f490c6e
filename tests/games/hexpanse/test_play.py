"""Properties in play: listers and why-nots agree, paths of touches, options, the scene."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from starboard.draw import Node
from starboard.draw.touch import why_not_touch
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import BOARDS, CARDS, FACTIONS
from starboard.games.hexpanse.legality.refused import CANDIDATES, candidates
from starboard.games.hexpanse.rules.formations import free_lays
from starboard.games.hexpanse.rules.hexes import LABELS, areas_of
from starboard.games.hexpanse.state import Table as State
from starboard.kernel import Ask, Table, any_of, several
from tests.games.hexpanse.positions import Position, area, card, kind
from tests.games.hexpanse.survey import MODES, survey
from tests.games.outlooks import outlook_of

#: Ways to choose nothing: no candidates, since nothing can forbid them.
WAYS_OUT = {("pass",), ("stop",), ("decline",), ("end",)}


def test_options_are_what_no_refusal_forbids() -> None:
    """H-46, H-64: an option is offered exactly if there is no reason against it, at every question
    of which a reason can be told."""
    seen = set()
    for number, (seats, variant) in enumerate(GAME.setups() * 3):
        rng = Random(number)
        table = Table(GAME, seats, number, variant)
        while not table.over:
            ask = rng.choice(table.pending)
            if ask.key in CANDIDATES:
                seen.add(ask.key)
                fine = {option for option, why in candidates(table.state, ask) if why is None}
                assert set(ask.options) - WAYS_OUT == fine, ask
            table.answer(ask.seat, rng.choice(list(ask.options)))
    assert seen == set(CANDIDATES)


@pytest.mark.parametrize(
    ("seats", "variant"),
    [(seats, variant) for _, players, variant in MODES for seats in players],
)
def test_no_question_lists_more_than_three_hundred(seats: int, variant: dict[str, object]) -> None:
    """H-130: big choices are asked in two steps, in every mode with every number of players."""
    found = survey(seats, variant, 2, wide=True)
    assert 20 < found.widest <= 300


@pytest.mark.soak
@pytest.mark.parametrize(("name", "players", "variant"), MODES, ids=str)
def test_a_thousand_random_games(name: str, players: range, variant: dict[str, object]) -> None:
    """H-121: no game breaks a rule, and every one ends within its bound."""
    for seats in players:
        assert survey(seats, variant, 1000).games == 1000


@pytest.mark.parametrize("variant", [{}, {"advanced": True, "mode": "admiral"}])
def test_questions_to_a_player_with_two_factions_name_the_one(variant: dict[str, object]) -> None:
    """H-123: who leads two factions is told which one a question is for; others need not be."""
    rng = Random(4)
    seen = set()
    for seed in range(6):
        table = Table(GAME, 3, seed, {"team": True, **variant})
        while not table.over:
            ask = rng.choice(table.pending)
            seen.add(ask.key)
            words, s = ask.prompt, table.state
            if ask.seat or ask.key in ("keep-tile", "throw-tile"):
                assert "part" not in words.facts
            elif ask.key == "choose-faction":
                second = any(s.sides[n].faction >= 0 for n in (0, 2))
                assert words.facts["part"] == ("@second-faction" if second else "@first-faction")
            elif ask.key in ("action", "place", "buy", "choose-ally", "choose-mission"):
                name = f"faction-{FACTIONS[s.sides[s.active].faction].id}"
                assert words.facts["part"] == f"@{name}"
                for lang in ("en", "hu"):
                    assert words.text(lang).startswith(f"{say_key(name, lang)}: ")
            else:
                assert words.facts["part"] in {faction_name(s, n) for n in (0, 2)}
            table.answer(ask.seat, rng.choice(list(ask.options)))
    assert {"action", "place", "buy", "turn", "put"} <= seen


def say_key(key: str, lang: str) -> str:
    return GAME.message(key).text(lang)


def faction_name(s: State, side: int) -> str:
    return f"@faction-{FACTIONS[s.sides[side].faction].id}"


def test_a_protector_of_the_other_own_faction_is_asked_by_its_name() -> None:
    """H-110, H-123: in the turn of one own faction the other may have to answer."""
    position = Position(3, team=True, allies=("pirates", "hackers", "protector"))
    position.put(0, "baron", 0, 0)
    position.put(2, "normal", 1, 0)
    guard = position.put(2, "protector", 2, 0)
    position.give(0, "assault_team")
    position.start().say("play", card("assault_team"), 0).say("lay", area(1, 0))
    position.say("turn", 3)
    assert position.ask.key == "guard"
    assert position.ask.options[0] == ("guard", guard)
    assert position.ask.facts["part"] == position.side(2).faction


def touch(position: Position, *path: str) -> Position:
    """Choose by touching nodes of the scene, as a person does."""
    scenes = [GAME.scene(position.s, position.ask.seat, layout) for layout in ("wide", "tall")]
    for scene in scenes:
        there = {node.key for node, _, _ in scene.walk()}
        assert set(path) <= there
    found = [
        option for option in position.ask.options if leads(position, position.ask, option, path)
    ]
    assert len(found) == 1, found
    return position.say(*found[0])


def leads(position: Position, ask: Ask, option: tuple[object, ...], path: tuple[str, ...]) -> bool:
    """Is this the path of the option?"""
    steps = GAME.path(position.s, ask, option)
    return len(steps) == len(path) and all(
        key in step.split("|") for key, step in zip(path, steps, strict=True)
    )


def test_a_chain_by_touching() -> None:
    """H-74, H-75: Cheyen, The Baron, Kama Tron, chosen by touching lit things only."""
    position = Position(2, allies=("protector",))
    position.give(0, "cheyen", "baron", "kama_tron")
    position.put(0, "leader", -3, 3)
    position.put(1, "normal", 1, -1)
    position.start()
    touch(position, "own:cheyen")
    touch(position, f"area:{area(0, 0)}")
    touch(position, "turn:0")
    touch(position, "own:baron", f"area:{area(1, 0)}")
    touch(position, "unit:normal", f"area:{area(-1, 0)}")
    touch(position, "turn:4")
    assert position.hospital(1, "normal") == 1
    touch(position, "own:kama_tron", f"area:{area(2, 0)}")
    touch(position, "unit:normal", f"area:{area(0, 1)}")
    touch(position, "turn:0")
    touch(position, "tile:protector", f"area:{area(1, 1)}")
    position.say("stop")
    assert position.ask.key == "action"
    touch(position, f"area:{area(-1, 0)}", "ship")
    assert position.ship(0, "normal") == 8


def test_scene_shows_how_near_missions_are() -> None:
    """H-112: the common mission's plate tells how many of nine every team holds where it is
    nearest."""
    position = Position(2, mission_name="saturn")
    for at in [(0, 0), (1, 0), (0, 1)]:
        position.put(0, "normal", *at)
    position.put(1, "normal", -2, 0)
    scene = GAME.scene(position.s, 0, "wide")
    plate = next(node for node in scene.nodes if node.key == "progress:common")
    numbers = [shape["words"] for shape in plate.look if isinstance(shape.get("words"), int)]
    assert numbers == [3, 1]


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_scene_shows_formations_to_turn(layout: str) -> None:
    """H-81: while a formation is being turned, its six turns can be touched in the hand, where
    they cover no area; each shows the areas that it would meet, and its words name them."""
    position = Position(2)
    position.give(0, "baron")
    position.start().place("baron", 0, 0)
    scene = GAME.scene(position.s, 0, layout)
    tiles = {node.key: node for node in scene.hand}
    assert [f"turn:{steps}" for steps in range(6)] == list(tiles)[:6]
    middles = {node.key: middle(node) for node in scene.nodes if node.key.startswith("area:")}
    for steps in range(6):
        words = outlook_of(GAME, position.s, position.ask, ("turn", steps))
        assert words is not None
        named = {label for fact in ("area", "area2") for label in words.facts.get(fact, ())}
        hexes = [shape for shape in tiles[f"turn:{steps}"].ghost if shape["t"] == "path"]
        shown = {LABELS[int(nearest(middles, shape["d"]).split(":")[1])] for shape in hexes}
        assert shown == named
        assert len(hexes) == len(named) > 0
    position.say("turn", 0).say("stop")
    assert "turn:0" not in {node.key for node in GAME.scene(position.s, 0, layout).hand}


def test_a_turn_beyond_the_board_is_shown_and_said_to_do_nothing() -> None:
    """H-81: every turn may be chosen, also one that meets no area."""
    position = Position(2)
    position.give(0, "lance7")
    position.start().say("place", kind("lance7"))
    position.say(*position.ask.options[-1])  # an area of the outer ring
    turns = [option for option in position.ask.options if option[0] == "turn"]
    words = [outlook_of(GAME, position.s, position.ask, turn) for turn in turns]
    beyond = [each for each in words if each and each.key == "outlook-turn-nothing"]
    assert 0 < len(beyond) < len(turns)
    tiles = {node.key: node for node in GAME.scene(position.s, 0, "wide").hand}
    assert all(tiles[f"turn:{steps}"].ghost for _, steps in turns)


def test_a_formation_that_is_laid_freely_shows_how_it_would_lie() -> None:
    """H-80: every area where it may be laid has its ghost, and no other."""
    position = Position(2)
    position.put(1, "normal", 0, 0)
    position.give(0, "assault_team")
    position.start().say("play", card("assault_team"), 0)
    scene = GAME.scene(position.s, 0, "tall")
    ghosts = {node.key for node in scene.nodes if node.ghost}
    assert ghosts == {f"area:{option[1]}" for option in position.ask.options}
    assert not [node.key for node in scene.hand if node.key.startswith("turn:")]


def middle(node: Node) -> tuple[float, float]:
    return node.at[0] + node.size[0] / 2, node.at[1] + node.size[1] / 2


def nearest(middles: dict[str, tuple[float, float]], outline: str) -> str:
    """The area over which a hexagon is drawn."""
    corners = [tuple(map(float, each.split())) for each in outline.strip("MZ").split("L")]
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    return min(middles, key=lambda key: (middles[key][0] - x) ** 2 + (middles[key][1] - y) ** 2)


def test_why_not_by_touching() -> None:
    """H-51: touching an own unit and then one that is too far away tells the rule."""
    table = Table(GAME, 2, 11, {"mode": "sailor", "start": 1})
    for _ in range(2):
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    for seat, here in enumerate((area(0, 0), area(3, 0))):
        for option in [("place", kind("normal")), ("area", here), ("pass",)]:
            table.answer(seat, option)
        if table.pending[0].key == "buy":
            table.answer(seat, ("end",))
    told = why_not_touch(table, 0, (f"area:{area(0, 0)}", f"area:{area(3, 0)}"))
    assert [refusal.rule for refusal in told] == ["H-51"]


def test_outlook_of_an_attack() -> None:
    """H-51, H-52, H-28: what an option would do is told where that is certain."""
    position = Position(2)
    here, there = position.put(0, "normal", 0, 0), position.put(1, "leader", 1, 0)
    position.start()
    told = outlook_of(GAME, position.s, position.ask, ("attack", here, there))
    assert told is not None
    assert told.key == "outlook-attack-leader"
    position.say("place", kind("normal"))
    told = outlook_of(GAME, position.s, position.ask, ("area", area(1, 1)))
    assert told is not None
    assert told.key == "outlook-mine"
    position.s.sides[0].hexilum = 20  # H-30 no more than that
    assert outlook_of(GAME, position.s, position.ask, ("area", area(1, 1))) is None
    assert outlook_of(GAME, position.s, position.ask, ("area", area(3, 0))) is None


@pytest.mark.parametrize(
    ("allies", "victim", "guarded", "ending"),
    [
        (("pirates", "zombies"), "zombies", False, "attack-zombie"),
        (("pirates", "protector"), "normal", True, "guarded"),
        (("pirates", "protector"), "normal", False, "attack"),
    ],
)
def test_outlook_of_an_attack_on_special_units(
    allies: tuple[str, str], victim: str, guarded: bool, ending: str
) -> None:
    """H-102 Zombies go to the mothership; H-110 a Protector may step in."""
    position = Position(2, allies=allies)
    here, there = position.put(0, "normal", 0, 0), position.put(1, victim, 1, 0)
    if guarded:
        position.put(1, "protector", 2, 0)
    position.start()
    told = outlook_of(GAME, position.s, position.ask, ("attack", here, there))
    assert told is not None
    assert told.key == f"outlook-{ending}"


def test_bought_card_tells_what_is_left() -> None:
    """H-65: the outlook of buying is what remains."""
    position = Position(2)
    position.offer("cheyen")
    position.side(0).hexilum = 5
    position.start().say("pass")
    told = outlook_of(GAME, position.s, position.ask, ("buy", card("cheyen")))
    assert told is not None
    assert told.facts == {"hexilum": 2}


DRAWS = 3000


DRAWN = [(2, {"elite": True}), (3, {"mode": "admiral"}), (4, {"team": True}), (6, {})]


@pytest.mark.parametrize(("seats", "variant"), DRAWN)
def test_any_action_is_any_of_all_actions(seats: int, variant: dict[str, object]) -> None:
    """H-46, H-49: what is drawn without a list is any of the list, each about as often."""
    rng = Random(seats)
    seen: Counter[str] = Counter()
    for seed in range(40):
        table = Table(GAME, seats, seed, variant)
        while not table.over and seen.total() < 24:
            ask = table.pending[0]
            if ask.key in ("action", "place") and rng.random() < 0.15 and seen[ask.key] < 12:
                seen[ask.key] += 1
                assert several(ask.options) == (len(ask.options) > 1)
                drawn = Counter(any_of(ask.options, rng.random()) for _ in range(DRAWS))
                fair = DRAWS / len(ask.options)
                assert set(drawn) == set(ask.options)
                assert all(abs(count - fair) < 6 * fair**0.5 for count in drawn.values())
            table.answer(ask.seat, rng.choice(list(ask.options)))
    assert seen.total() == 24


def test_formations_laid_freely_reach_every_area() -> None:
    """H-64, H-82: whether such a formation can hit something depends on the board alone."""
    free = {
        effect.formation for card in CARDS for effect in card.options if effect.anchor == "free"
    }
    for board, formation in product(range(len(BOARDS)), sorted(free)):
        reached = {a for lays in free_lays(formation, board) for a in areas_of(lays.reach)}
        assert reached == set(areas_of(BOARDS[board].areas))
