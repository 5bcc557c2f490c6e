"""Chapter 18: what the Locations do, on arrival (D-130) and by their Control Panel (D-131)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Flow, Option, Seat

from ..box import (
    APOTHECARION,
    ARTEFACT,
    BLACK_HOLDS,
    CONTROL_PANEL,
    CORE_COGITATOR,
    CORRIDOR,
    CRYO_CONTROL,
    DARK_CATACOMBS,
    DIE,
    GENERATORIUM,
    GENESTEALER_LAIR,
    HIBERNATION_CLUSTER,
    LAUNCH_CONTROL_ROOM,
    LOCATION_AMOUNT,
    LOWER_ACCESSWAY,
    MAIN_CORRIDOR,
    MAINTENANCE_TUNNELS,
    MUNITORIUM,
    RED,
    RIGHT,
    SERVICE_SHAFT,
    TELEPORTARIUM,
    TERRAIN,
    TOXIN_PUMPING_STATION,
    WRATH_OF_BAAL_CHAPEL,
    WRECKAGE_LABYRINTH,
)  # fmt: skip
from ..state import FIRST_BROOD_LORD, NOBODY, SIDES, Hulk, place, side_of
from .blips import add_blips, discard_blips
from .death import slay_marine
from .dice import NO_SKULLS, roll_for_life, roll_for_luck
from .end import win_by_panel
from .spawn import spawn, spawn_behind
from .swarms import join, move_many, slay_up_to
from .tokens import pay_token, place_token

# ---- arrival abilities -----------------------------------------------------------------------


def arrive(s: Hulk) -> None:
    """D-130 Carry out the arrival ability of the new Location, if it has one."""
    if s.location in ARRIVALS:
        s.then(ARRIVALS[s.location])


def main_corridor(s: Hulk) -> None:
    """D-183 Two Genestealers at the Corridor."""
    spawn(s, s.terrain[CORRIDOR], LOCATION_AMOUNT[MAIN_CORRIDOR], "D-183")


def service_shaft(s: Hulk) -> None:
    """D-183 Every marine turns to face right."""
    for marine in s.line:
        s.facing[marine] = RIGHT
    s.tell("all-face", "D-183", side=RIGHT)


def lower_accessway(s: Hulk) -> None:
    """D-183 Two Genestealers behind the top marine."""
    spawn_behind(s, s.line[0], LOCATION_AMOUNT[LOWER_ACCESSWAY], "D-183")


def wreckage_labyrinth(s: Hulk) -> None:
    """D-183 Every marine with a terrain card in front of them turns round."""
    for position, marine in enumerate(s.line):
        if s.terrain_at(place(s.facing[marine], position)):
            s.facing[marine] = 1 - s.facing[marine]
            s.tell("turned", "D-183", marine=marine, side=s.facing[marine])


def munitorium(s: Hulk) -> Flow[None]:
    """D-181 One token each on two different marines; with one token left, on one marine."""
    given: tuple[int, ...] = ()
    for _ in range(LOCATION_AMOUNT[MUNITORIUM]):
        marine = yield from place_token(s, s.current, "D-181", without=given)
        if marine == NOBODY:
            return
        given += (marine,)


def black_holds(s: Hulk) -> Flow[None]:
    """D-183 Two Genestealers join a swarm of the current player's choice."""
    options: list[Option] = [("choose-swarm", at) for at in s.swarm_places()]
    if options:
        answer = options[0]
        if len(options) > 1:
            answer = yield Ask(s.current, "spawn-on-swarm", "D-183", options)
        spawn(s, answer[1], LOCATION_AMOUNT[BLACK_HOLDS], "D-183")
    else:
        s.tell("nothing-happens", "D-183", cause="holds")


def dark_catacombs(s: Hulk) -> Flow[None]:
    """D-183 One Genestealer behind a marine without tokens (any marine if all have some)."""
    bare = [m for m in s.line if not s.tokens[m]] or s.line
    options: list[Option] = [("choose-marine", m) for m in bare]
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(s.current, "spawn-behind", "D-183", options)
    spawn_behind(s, answer[1], LOCATION_AMOUNT[DARK_CATACOMBS], "D-183")


def hibernation_cluster(s: Hulk) -> None:
    """D-180 Each blip pile gets one card for each marine in the formation."""
    s.then(add_blips, len(s.line), len(s.line))


def wrath_of_baal_chapel(s: Hulk) -> Flow[None]:
    """D-181 The Artefact goes to any position and side; it is the fifth terrain card in play."""
    places = [place(side, p) for p in range(len(s.line)) for side in SIDES]
    answer = yield Ask(s.current, "artefact", "D-181", [("put-artefact", at) for at in places])
    s.terrain[ARTEFACT] = answer[1]
    s.tell("artefact-placed", "D-181", place=answer[1])


def genestealer_lair(s: Hulk) -> None:
    """D-179 The swarms of each side gather at its red terrain; a Brood Lord joins each."""
    nests = nests_of(s)
    move_many(s, [(at, nests[side_of(at)]) for at in s.swarm_places()])
    s.tell("gathered", "D-179")
    s.then(lords_appear)


def nests_of(s: Hulk) -> dict[int, int]:
    """D-179 By side: the place of its red terrain."""
    cards = enumerate(s.terrain)
    return {side_of(at): at for card, at in cards if at != NOBODY and TERRAIN[card].colour == RED}


def lords_appear(s: Hulk) -> Flow[None]:
    """D-179 The current player decides which Brood Lord appears on which side."""
    lords = (FIRST_BROOD_LORD, FIRST_BROOD_LORD + 1)
    _, left = yield Ask(s.current, "brood-lord", "D-179", [("lord-left", lord) for lord in lords])
    nests = nests_of(s)
    for side, lord in zip(SIDES, (left, sum(lords) - left), strict=True):
        join(s, nests[side], (lord,), shielded=s.is_shielded(nests[side]))
        s.tell("lords-appear", "D-179", lord=lord, place=nests[side])


#: What each Location does on arrival: an asking rule, or a plain one.
ARRIVALS: dict[int, Callable[[Hulk], Flow[None] | None]] = {
    MAIN_CORRIDOR: main_corridor,
    SERVICE_SHAFT: service_shaft,
    LOWER_ACCESSWAY: lower_accessway,
    WRECKAGE_LABYRINTH: wreckage_labyrinth,
    MUNITORIUM: munitorium,
    BLACK_HOLDS: black_holds,
    DARK_CATACOMBS: dark_catacombs,
    HIBERNATION_CLUSTER: hibernation_cluster,
    WRATH_OF_BAAL_CHAPEL: wrath_of_baal_chapel,
    GENESTEALER_LAIR: genestealer_lair,
}

# ---- control panel abilities -----------------------------------------------------------------


def use_control_panel(s: Hulk, marine: int) -> None:
    """D-131 The ability of the Location, each time somebody activates the Control Panel."""
    if s.location in PANELS:
        s.then(PANELS[s.location], marine)


def maintenance_tunnels(s: Hulk, marine: int) -> None:
    """D-182 The Corridor takes exactly the Control Panel's position and side."""
    s.terrain[CORRIDOR] = s.terrain[CONTROL_PANEL]
    s.terrain[CONTROL_PANEL] = NOBODY
    s.tell("panel-replaced", "D-182", terrain=CORRIDOR)


def cryo_control(s: Hulk, marine: int) -> None:
    """D-183 The top card of one blip pile is discarded."""
    s.then(choose_and_discard, marine, LOCATION_AMOUNT[CRYO_CONTROL], "D-183")


def choose_and_discard(s: Hulk, marine: int, count: int, rule: str) -> Flow[None]:
    """The activating marine's owner picks a pile; at most its size is discarded."""
    piles = [side for side in SIDES if s.blips[side]]
    if piles and count:
        side = piles[0]
        if len(piles) > 1:
            options = [("choose-pile", side) for side in piles]
            _, side = yield Ask(s.seat_of(marine), "discard-blips", rule, options, count=count)
        discard_blips(s, side, count, rule)


def apothecarion(s: Hulk, marine: int) -> Flow[None]:
    """D-183 One token on any marine; that marine may be turned."""
    seat = s.seat_of(marine)
    given = yield from place_token(s, seat, "D-183")
    if given != NOBODY:
        s.then(turn_too, seat, given)


def turn_too(s: Hulk, seat: Seat, marine: int) -> Flow[None]:
    """D-183 The marine who got the token may be turned."""
    options = [("turn", marine), ("decline",)]
    answer = yield Ask(seat, "turn-too", "D-183", options, marine=marine)
    if answer[0] == "turn":
        s.facing[marine] = 1 - s.facing[marine]
        s.tell("turned", "D-183", marine=marine, side=s.facing[marine])


def core_cogitator(s: Hulk, marine: int) -> Flow[None]:
    """D-176 At most one Genestealer at the chosen terrain card during the coming Event Phase."""
    cards = [card for card, at in enumerate(s.terrain) if at != NOBODY]
    options = [("watch", card) for card in cards]
    answer = yield Ask(s.seat_of(marine), "watch", "D-176", options)
    s.capped, s.capped_spawned = answer[1], 0
    s.tell("watched", "D-176", terrain=s.capped)


def teleportarium(s: Hulk, marine: int) -> None:
    """D-177 From the top each marine gives up a token or rolls; then both piles go."""
    for each in s.line:  # D-145 as listed when the effect began
        s.then(teleport, each)
    s.then(clear_piles)


def teleport(s: Hulk, marine: int) -> Flow[None]:
    """D-177 A token, or a roll: 0 slays the marine."""
    answer: Option = ("roll",)
    if s.tokens[marine]:
        options = [("pay", marine), ("roll",)]
        answer = yield Ask(s.seat_of(marine), "teleport", "D-177", options, marine=marine)
    if answer[0] == "pay":
        pay_token(s, marine, "D-177")
    elif roll_for_life(s, "D-177", marine, (0,)):
        slay_marine(s, marine, "D-177")


def clear_piles(s: Hulk) -> None:
    """D-177 Both blip piles are discarded."""
    for side in SIDES:
        discard_blips(s, side, len(s.blips[side]), "D-177")


def generatorium(s: Hulk, marine: int) -> None:
    """D-182 A skull: slay 0 to 4 cards anywhere; otherwise the activating marine dies."""
    if not roll_for_life(s, "D-182", marine, NO_SKULLS):
        most, places = LOCATION_AMOUNT[GENERATORIUM], tuple(s.swarm_places())
        s.then(slay_up_to, s.seat_of(marine), most, places, "D-182")
    else:
        slay_marine(s, marine, "D-182")


def launch_control_room(s: Hulk, marine: int) -> Flow[None]:
    """D-178 A token on this card, or a roll: at most the number of tokens here wins."""
    answer: Option = ("roll",)
    if s.supply:
        options = [("location-token",), ("roll",)]
        answer = yield Ask(s.seat_of(marine), "launch", "D-178", options, tokens=s.location_tokens)
    if answer == ("location-token",):
        s.supply -= 1
        s.location_tokens += 1  # D-132 it stays there
        s.tell("location-token", "D-178", tokens=s.location_tokens)
    elif roll_for_luck(s, "D-178", winning_faces(s)) <= s.location_tokens:
        win_by_panel(s)


def winning_faces(s: Hulk) -> list[int]:
    """D-178 The faces that win: at most the number of tokens on the card."""
    return [face for face in sorted(DIE) if face <= s.location_tokens]


def toxin_pumping_station(s: Hulk, marine: int) -> None:
    """D-182 Roll; that many cards of one pile are discarded, the pile chosen after the roll."""
    lucky = [face for face in sorted(DIE) if face]
    face = roll_for_luck(s, "D-182", lucky, cause="toxin")
    s.then(choose_and_discard, marine, face, "D-182")


PANELS: dict[int, Callable[[Hulk, int], Flow[None] | None]] = {
    MAINTENANCE_TUNNELS: maintenance_tunnels,
    CRYO_CONTROL: cryo_control,
    APOTHECARION: apothecarion,
    CORE_COGITATOR: core_cogitator,
    TELEPORTARIUM: teleportarium,
    GENERATORIUM: generatorium,
    LAUNCH_CONTROL_ROOM: launch_control_room,
    TOXIN_PUMPING_STATION: toxin_pumping_station,
}
