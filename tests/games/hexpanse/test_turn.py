"""The turn: income, actions, market; examples X-10 to X-27, rules H-28 to H-68."""

from __future__ import annotations

import pytest

from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import MAX_HEXILUM
from starboard.games.hexpanse.state import ACTION, MARKET, OFF_BOARD
from tests.games.hexpanse.positions import Position, area, card, kind


def refusal(position: Position, *option: object) -> str:
    """The rule by which an option is refused now."""
    found = dict(GAME.refused(position.s, position.ask))
    assert option not in position.ask.options
    return found[option].rule


# ---- income ---------------------------------------------------------------------------------


def test_income_phase() -> None:
    """X-10, H-44, H-45: level 3 and 2 hexilum give 5; income comes before the actions."""
    position = Position(2)
    position.side(1).income, position.side(1).hexilum = 3, 2
    position.start().say("pass")
    assert position.s.active == 1
    assert position.s.phase == ACTION
    assert position.side(1).hexilum == 5


@pytest.mark.parametrize(
    ("level", "hexilum", "possible"),
    [(1, 2, True), (2, 3, True), (3, 3, False), (3, 4, True), (4, 20, False), (1, 1, False)],
)
def test_raising_income(level: int, hexilum: int, possible: bool) -> None:
    """X-11, H-59: the new level is its own price; level 4 is the maximum."""
    position = Position(2)
    me = position.side(0)
    me.income, me.hexilum = level, hexilum
    position.start()
    assert (("income",) in position.options) == possible
    if possible:
        position.say("income")
        assert (me.income, me.hexilum) == (level + 1, hexilum - level - 1)
    else:
        assert refusal(position, "income") == "H-59"


# ---- market ---------------------------------------------------------------------------------


def test_buying() -> None:
    """X-12, H-65, H-66, H-67: several cards, each paid; the market is filled only afterwards."""
    position = Position(2)
    position.offer("cheyen", "baron", "trade_caravan", "vex", "black_market")
    position.side(0).hexilum = 7
    position.start().say("pass")
    assert position.s.phase == MARKET
    for name in ("cheyen", "vex", "trade_caravan"):
        assert len(position.s.market) == 5 - len(position.side(0).cards)
        position.say("buy", card(name))
    assert position.side(0).hexilum == 0
    assert position.side(0).cards == [card("cheyen"), card("vex"), card("trade_caravan")]
    assert position.s.active == 1  # nothing more can be paid: the phase ends
    assert len(position.s.market) == 5
    public = GAME.view(position.s, 1)["sides"][0]["cards"]
    assert public == ["cheyen", "vex", "trade_caravan"]


def test_too_dear_a_card() -> None:
    """H-65: a card that cannot be paid is refused; the phase can be ended at any time."""
    position = Position(2)
    position.offer("cheyen", "baron", "trade_caravan", "vex", "black_market")
    position.side(0).hexilum = 4
    position.start().say("pass")
    assert refusal(position, "buy", card("baron")) == "H-65"
    position.say("end")
    assert position.s.active == 1


def test_bought_cards_wait_for_the_next_turn() -> None:
    """H-66, H-71: the action phase is over, so that a card is used in the next turn at last."""
    position = Position(2)
    position.offer("cheyen", "trade_caravan")
    position.side(0).hexilum = 4
    position.start().say("pass").say("buy", card("cheyen")).say("buy", card("trade_caravan"))
    position.finish()
    assert position.s.active == 0
    assert ("place", kind("cheyen")) in position.options
    assert ("play", card("trade_caravan"), 0) in position.options


def test_reshuffle() -> None:
    """X-13, H-67: the deck's last card first, then the shuffled discard pile."""
    position = Position(2)
    s = position.s
    position.offer("cheyen", "baron", "vex")
    s.discard = s.deck[1:10]
    s.gone = s.deck[10:]
    s.deck = s.deck[:1]
    last = s.deck[0]
    thrown = set(s.discard)
    position.start().say("pass")
    assert len(s.market) == 5
    assert s.market[3] == last
    assert s.market[4] in thrown
    assert len(s.deck) == 8
    assert s.discard == []
    assert position.told("reshuffled")


def test_market_stays_smaller() -> None:
    """H-67: if deck and discard pile are both empty."""
    position = Position(2)
    position.offer("cheyen", "baron", "vex")
    position.s.gone, position.s.deck = position.s.deck, []
    position.start().say("pass")
    assert len(position.s.market) == 3


def test_extra_cards() -> None:
    """X-14, H-68: ten cards for sale; the unbought extra ones are discarded, the market stays."""
    position = Position(2)
    position.offer("cheyen", "baron", "vex", "black_market", "juno")
    position.give(0, "trade_caravan")
    position.side(0).hexilum = 20
    position.start().say("play", card("trade_caravan"), 1).say("pass")
    s = position.s
    assert len(s.market) == len(s.offer) == 5
    assert len(position.options) == 11
    market, (first, *others) = list(s.market), list(s.offer)
    position.say("buy", first).say("end")
    assert s.market == market
    assert s.discard == [card("trade_caravan"), *others]
    assert s.offer == []


def test_two_extra_options_give_ten_cards() -> None:
    """H-68: two such options in one turn give ten further cards."""
    position = Position(2)
    position.give(0, "trade_caravan", "resupply")
    position.side(0).hexilum = 20
    position.start().say("play", card("trade_caravan"), 1).say("play", card("resupply"), 0)
    assert len(position.s.offer) == 10


# ---- actions and unit kinds -----------------------------------------------------------------


def test_two_equal_actions() -> None:
    """X-15, H-46, H-48, H-49: two normal units onto any empty areas; then the actions are over."""
    position = Position(2).start()
    position.place("normal", 3, 0).place("normal", -3, 0)
    assert position.ship(0, "normal") == 7
    assert position.s.active == 1


def test_passing() -> None:
    """H-46: passing is allowed and ends the action phase."""
    position = Position(2).start().say("gain").say("pass")
    assert position.s.active == 1


def test_recall() -> None:
    """X-16, H-50, H-86: only normal and elite units; they go to the mothership."""
    position = Position(2, elite=True, allies=("medics",))
    spots = {
        name: position.put(0, name, q, 0)
        for q, name in enumerate(("normal", "elite", "medics", "vex", "leader"), -2)
    }
    foreign = position.put(1, "normal", 0, 2)
    position.start()
    recalls = {option[1] for option in position.options if option[0] == "recall"}
    assert recalls == {spots["normal"], spots["elite"]}
    for name in ("medics", "vex", "leader"):
        assert refusal(position, "recall", spots[name]) == "H-50"
    assert refusal(position, "recall", foreign) == "H-50"
    position.say("recall", spots["normal"]).say("recall", spots["elite"])
    assert (position.ship(0, "normal"), position.ship(0, "elite")) == (8, 1)


@pytest.mark.parametrize("name", ["normal", "pirates", "elite", "cheyen", "leader"])
def test_attack_table(name: str) -> None:
    """X-17, H-94, H-32, H-33, H-34, H-37, H-51, H-52, H-73, H-93: the target to its hospital
    ship, and what becomes of an attacker of each kind."""
    position = Position(2, elite=True, allies=("pirates",))
    here, there = position.put(0, name, 0, 0), position.put(1, "normal", 1, 0)
    position.start().say("attack", here, there)
    assert position.hospital(1, "normal") == 1
    assert position.at(1, 0) is None
    me = position.side(0)
    if name == "normal" or name == "pirates":
        assert position.at(0, 0) is None
        assert position.hospital(0, name) == 1
    elif name == "elite":
        assert position.stands(0, "elite", 0, 0)
    elif name == "cheyen":
        assert position.at(0, 0) is None
        assert position.s.discard == [card("cheyen")]
        assert me.cards == []
        assert not any(me.hospital)
    else:
        assert position.stands(0, "leader", 0, 0)
        assert me.life == 5


def test_attack_on_a_leader() -> None:
    """X-18, H-39, H-51: the leader stays with 5 life, the attacker is in the hospital."""
    position = Position(2)
    here, there = position.put(0, "normal", 0, 0), position.put(1, "leader", 1, 0)
    position.start().say("attack", here, there)
    assert position.stands(1, "leader", 1, 0)
    assert position.side(1).life == 5
    assert position.hospital(0, "normal") == 1


def test_elite_under_attack() -> None:
    """X-19, H-33: both units are in the hospitals of their owners (H-4)."""
    position = Position(2, elite=True)
    here, there = position.put(0, "normal", 0, 0), position.put(1, "elite", 1, 0)
    position.start().say("attack", here, there)
    assert position.hospital(0, "normal") == 1
    assert position.hospital(1, "elite") == 1


def test_what_cannot_be_attacked() -> None:
    """H-51, H-53, H-101: no own unit, nothing that is not adjacent, no empty area; units with the
    Sacrifice icon do not attack."""
    position = Position(2, allies=("martyrs",))
    here, own = position.put(0, "normal", 0, 0), position.put(0, "martyrs", 1, 0)
    near, far = position.put(1, "normal", 1, -1), position.put(1, "normal", 3, 0)
    position.start()
    assert {o for o in position.options if o[0] == "attack"} == {("attack", here, near)}
    assert refusal(position, "attack", here, own) == "H-53"
    assert refusal(position, "attack", here, far) == "H-51"
    assert refusal(position, "attack", here, area(0, 1)) == "H-53"
    assert refusal(position, "attack", own, near) == "H-101"


def test_allied_units_need_the_leader() -> None:
    """X-20, H-34, H-36, H-39: first the leader, then an allied unit."""
    position = Position(2, allies=("medics",)).start()
    assert ("place", kind("medics")) not in position.options
    assert refusal(position, "place", kind("medics")) == "H-36"
    position.place("leader", 0, 0).place("medics", 1, 0)
    assert position.stands(0, "medics", 1, 0)
    assert position.side(0).tile[1] == 2


def test_allied_unit_back() -> None:
    """X-21, H-34, H-35, H-55: from the hospital ship to the mothership, where it can be hit and
    from where it can be placed; never from the board."""
    position = Position(2, allies=("pirates",), factions=("terran", "mentacle"))
    position.put(0, "leader", -3, 3)
    on_board = position.put(0, "pirates", 0, 0)
    position.put(1, "leader", 3, -3)
    position.wound(0, "pirates", 1)
    position.start()
    assert ("recall", on_board) not in position.options
    position.say("heal", kind("pirates"))
    assert position.ship(0, "pirates") == 1
    assert position.side(0).tile[1] == 1
    assert ("place", kind("pirates")) in position.options
    position.say("pass").say("ability")  # Mentacle attacks the mothership
    assert ("send", position.side(0).faction, kind("pirates")) in position.options


def test_tokens_on_the_mothership_are_placed_first() -> None:
    """H-131, H-35: allied tokens are alike; one choice a kind, the one that can be hit goes."""
    position = Position(2, allies=("pirates",))
    position.put(0, "leader", -3, 3)
    me = position.side(0)
    me.tile[1], me.ship[1] = 2, 1
    position.start()
    assert [o for o in position.ask.options if o == ("place", kind("pirates"))] == [
        ("place", kind("pirates"))
    ]
    position.place("pirates", 1, 0)
    assert (me.tile[1], me.ship[1]) == (2, 0)


def test_mines() -> None:
    """X-22, H-28: 1 hexilum for placing onto a mine, nothing for standing there."""
    position = Position(2).start().place("normal", 1, 1)
    assert position.side(0).hexilum == 1
    position.say("pass").finish()
    assert position.s.active == 0
    assert position.side(0).hexilum == 2


def test_leader_on_the_faction_board() -> None:
    """X-23, H-40, H-95: damage reaches it; no attack on an area does."""
    position = Position(2)
    position.give(0, "decapitation")
    position.start().say("play", card("decapitation"), 1)
    assert position.side(1).life == 3
    assert position.side(1).leader == OFF_BOARD


def test_the_skull() -> None:
    """X-24, H-41: 1 life left is still alive; without it the player is out."""
    position = Position(3)
    position.side(1).life = 2
    here = position.put(0, "normal", 0, 0)
    again = position.put(0, "normal", 1, -1)
    there = position.put(1, "leader", 1, 0)
    position.start().say("attack", here, there)
    assert position.side(1).life == 1
    assert position.side(1).alive
    position.say("attack", again, there)
    assert not position.side(1).alive
    assert position.told("eliminated")


def test_maximum_life() -> None:
    """X-25, H-39, H-91, H-101: a leader of 10 healed by 4 has 12."""
    position = Position(2, allies=("medics", "harambe"))
    position.side(1).life = 10
    here, there = position.put(0, "normal", 0, 0), position.put(1, "harambe", 1, 0)
    position.start().say("attack", here, there)
    assert position.side(1).life == 12
    assert position.hospital(1, "harambe") == 1


def test_one_leader_ability_per_turn() -> None:
    """X-26, H-43, H-60: after healing neither movement nor faction ability; next turn again."""
    position = Position(2)
    position.put(0, "leader", 0, 0)
    position.start()
    assert {"self-heal", "move", "ability"} <= position.kinds()
    position.say("self-heal")
    assert position.side(0).life == 7
    assert not {"self-heal", "move", "ability"} & position.kinds()
    assert refusal(position, "ability") == "H-43"
    position.say("pass").finish()
    assert {"self-heal", "move", "ability"} <= position.kinds()


def test_leader_abilities_need_the_board() -> None:
    """H-43, H-60: not on the faction board, and no healing at 12 life."""
    position = Position(2).start()
    assert refusal(position, "self-heal") == "H-43"
    position = Position(2)
    position.put(0, "leader", 0, 0)
    position.side(0).life = 12
    position.start()
    assert refusal(position, "self-heal") == "H-60"


def test_leader_move() -> None:
    """X-27, H-29, H-61, H-85: to an adjacent empty area for 1 life; a mine pays."""
    position = Position(2)
    position.put(0, "leader", 0, 1)
    position.put(0, "normal", 0, 2)
    position.start()
    moves = {option[1] for option in position.options if option[0] == "move"}
    assert moves == {area(*at) for at in [(1, 1), (1, 0), (0, 0), (-1, 1), (-1, 2)]}
    assert refusal(position, "move", area(3, 0)) == "H-61"
    position.say("move", area(1, 1))
    assert position.side(0).life == 5
    assert position.side(0).hexilum == 1
    assert position.side(0).leader == area(1, 1)


def test_leader_moving_off_a_mine_and_back() -> None:
    """H-29: leaving a mine pays nothing, coming back from a plain area does."""
    position = Position(4)
    position.put(0, "leader", 2, -4)
    position.start().say("move", area(3, -4))
    assert position.side(0).hexilum == 0
    position.say("gain").finish()
    while position.s.active != 0:
        position.finish()
    before = position.side(0).hexilum
    position.say("move", area(2, -4))
    assert position.side(0).hexilum == before + 1


def test_leader_never_returns() -> None:
    """H-42: once on the board it cannot be placed again, recalled or swapped."""
    position = Position(2, factions=("nomads", "cyber"))
    leader = position.put(0, "leader", 0, 0)
    normal = position.put(0, "normal", 2, 0)
    position.start()
    assert refusal(position, "place", kind("leader")) == "H-42"
    assert refusal(position, "recall", leader) == "H-50"
    position.say("ability")
    assert position.options == {("swap", normal)}
    assert refusal(position, "swap", leader) == "H-42"
    position.say("swap", normal)
    assert refusal(position, "with", leader) == "H-42"


def test_a_card_never_places_the_leader() -> None:
    """H-1, H-42, H-84: a placement takes units, never the leader."""
    position = Position(2)
    position.give(0, "assault_team")
    position.start().say("play", card("assault_team"), 1).say("lay", area(0, 0)).say("turn", 0)
    assert {option[1] for option in position.options if option[0] == "put"} == {kind("normal")}
    assert refusal(position, "put", kind("leader"), area(0, 0)) == "H-42"


def test_hexilum_limit() -> None:
    """H-30, H-58, H-106: the stock ends at 20; a gain beyond is lost, the action not offered."""
    position = Position(2)
    position.give(0, "black_market")
    position.side(0).hexilum = MAX_HEXILUM - 1
    position.start().say("play", card("black_market"), 0)
    assert position.side(0).hexilum == MAX_HEXILUM == 20
    assert refusal(position, "gain") == "H-30"


def test_gain_action() -> None:
    """H-58: one hexilum for an action, twice in a turn if one likes."""
    position = Position(2).start().say("gain").say("gain")
    assert position.side(0).hexilum == 2


def test_choices_without_effect() -> None:
    """H-64: no theft from one who has nothing, no card that would change nothing."""
    position = Position(2)
    position.give(0, "dock_raid", "field_hospital")
    position.start()
    assert ("play", card("dock_raid"), 0) in position.options
    assert refusal(position, "play", card("dock_raid"), 1) == "H-64"
    assert refusal(position, "play", card("field_hospital"), 1) == "H-64"


def test_price_of_the_last_life() -> None:
    """H-63: moving may cost the last life; the player is out."""
    position = Position(3)
    position.put(0, "leader", 0, 1)
    position.side(0).life = 1
    position.start().say("move", area(0, 0))
    assert not position.side(0).alive
    assert position.s.active == 1
