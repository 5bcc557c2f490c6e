### Planet Unknown: questions, options, events and why-nots.

## Questions

ask-planet = Choose your planet.
ask-corporation = Choose your corporation.
ask-goal = Choose the personal objective to keep.
ask-return-goal = Choose the objective to put back; you keep the other three.
ask-token = Choose the track for your flux token to mark.
ask-rotate = Turn the station: which depot should face you?
ask-take = Take a tile from your depot.
ask-place = Choose how to turn the tile, and a square for it.
ask-next = { $moves ->
    [0] Which resource or bonus do you resolve next?
    [one] Which resource or bonus do you resolve next? { $moves } movement point is left.
   *[other] Which resource or bonus do you resolve next? { $moves } movement points are left.
}
ask-either = Only one resource of your tile counts this round: which one?
ask-treat = Does the tech part of this tile count as tech or as energy?
ask-energy = Which tracker does the energy advance?
ask-boost = Synergy boost: which tracker advances?
ask-advance = { $trackers ->
    [one] Choose the tracker to advance; steps: { $steps }.
   *[other] Choose a tracker to advance; steps: { $steps }, different trackers still to choose: { $trackers }.
}
ask-back = Choose the tracker to step back; steps: { $steps }.
ask-union = Unionization: which tracker goes up to space 5 now?
ask-patch = Place the biomass patch.
ask-choice = Choose one bonus of the biomass track.
ask-deploy = Choose the square for your rover.
ask-park = Where does the lifepod go?
ask-shift = { $count ->
    [one] You may move { $count } collected lifepod: which one?
   *[other] You may still move { $count } collected lifepods: which one?
}
ask-pod = Put the lifepod into your scoring area, or onto a technology that it unlocks.
ask-row = Choose the tracker whose row gives you its bonuses.
ask-sink = { CAP($rover) } has reached water: destroy the meteorite it carries?
ask-collect-lifepod = Choose a lifepod to collect ({ $count } to go).
ask-collect-meteorite = Choose a meteorite to collect.
ask-destroy-meteorite = Choose a meteorite to destroy ({ $count } to go).
ask-relocate = Choose the rover to teleport.
ask-relocate-to = Choose the square for { $rover }.
ask-line = Choose the row or column whose meteorites are destroyed.
ask-card = Keep one civ card of rank { $rank }.
ask-search = Keep a civ card ({ $count } to go).
ask-extra-tile = Take an extra tile from your depot.
ask-share = Choose the objective that all players compete for.
ask-meteor = Choose the meteor symbol that the meteorite strikes.
ask-lose-rover = Choose which of your rovers is destroyed.
ask-destroy-lifepod = Choose which of your lifepods is destroyed.
ask-lose-collected = Choose the collected lifepod to lose.
ask-boost-or-peek = A synergy boost, or a look at the next event?
ask-lose-goal = Choose the objective to lose.
ask-lose-stack = Choose the stack to remove from the station.
ask-early-moves = You may move your rovers now, before the event is revealed, or keep the movement points for your turn.
ask-reset = Your biomass tracker is at the top of its track: put it back to 0 before the event?
ask-finish = Finish your turn?
ask-last-moves = You may still use your movement points.

## Options

option-planet = { $planet }
option-corporation = { $corporation }
option-keep = Keep { $goal }
option-return = Put back { $goal }
option-goal = { $goal }
option-share = { $objective }
option-token = Mark the { $lane }
option-rotate = { $turn ->
    [0] Do not turn
    [one] { $turn } step clockwise
   *[other] { $turn } steps clockwise
}
option-take = Take the { $ring }
option-discard = Take the { $ring } without placing it
option-stack = Remove the { $stack }
option-as-tech = It counts as tech
option-as-energy = It counts as energy
option-place = { CAP($way) }, around { $square }
option-first = { CAP($thing) }
option-energy = Advance { $track }
option-boost = Advance { $track }
option-boost-twice = Advance { $track } twice
option-advance = Advance { $track }
option-back = Step back on { $track }
option-patch = Patch on { $square }
option-store = Store the patch
option-double = Gain two patches instead
option-swap-patch = A synergy boost instead
option-lose-patch = Lose the patch
option-take-boost = Synergy boost
option-take-patch = Biomass patch
option-take-advance = Advance { $track }
option-deploy = Rover onto { $square }
option-step = { CAP($rover) } to { $square }
option-teleport = Teleport { $rover } to { $square }
option-rover = { CAP($rover) }
option-use = Use technology { $use ->
    [0] 1 (A)
    [1] 2 (B)
    [2] 3 (C)
    [3] 4 (D)
    [4] 5 (E)
   *[5] 6 (F)
}
option-park = Space { $space } of the { $lane }
option-rescue = Scoring area
option-from-scoring = A lifepod from the scoring area
option-from-track = The lifepod on space { $space } of the { $lane }
option-from-technology = The lifepod on technology { $use ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[5] F
}
option-unlock = Unlock technology { $use ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[5] F
}
option-row = The row of { $track }
option-enough = Stop here
option-sink = Destroy the meteorite
option-keep-load = Keep it
option-collect-lifepod = Lifepod on { $square }
option-collect-meteorite = Meteorite on { $square }
option-destroy-lifepod = Lifepod on { $square }
option-destroy-meteorite = Meteorite on { $square }
option-meteor = Meteorite onto { $square }
option-row-line = { CAP($row) }
option-column-line = { CAP($column) }
option-card = { $card }
option-peek = Look at the next event
option-keep-points = Keep the points for later
option-leave = Leave it where it is
option-finish = Done

## What a choice would do

outlook-place = { $gains }{ $lines ->
    [0] {""}
    [one] ; completes { $lines } line
   *[other] ; completes { $lines } lines
}{ $pods ->
    [0] {""}
    [one] ; destroys { $pods } lifepod
   *[other] ; destroys { $pods } lifepods
}{ $rovers ->
    [0] {""}
    [one] ; destroys { $rovers } rover
   *[other] ; destroys { $rovers } rovers
}
gain-none = no advance
gain-civ = civ +1
gain-water-1 = water +1
gain-water-2 = water +2
gain-water-3 = water +3
gain-water-4 = water +4
gain-water-5 = water +5
gain-no-growth = biomass +0 (no biomass terrain grows)
gain-biomass = biomass +1
gain-rover = rover +1
gain-tech = tech +1
gain-energy = energy
gain-dry = water +0 (no ice below)

## Events

event-round = Round { $round } begins.
    .short = Round { $round }
event-turned = The station turns by one depot.
    .short = Station
event-rotated = { $steps ->
    [0] { THE($seat, cap: 1) } leaves the station as it is.
    [one] { THE($seat, cap: 1) } turns the station by { $steps } depot.
   *[other] { THE($seat, cap: 1) } turns the station by { $steps } depots.
}
    .short = Station
event-event = Event: { $event }. { $effect }
    .short = Event
event-placed = { THE($seat, cap: 1) } places the { $tile } on { $square }.
    .short = { $seat }
event-discarded = { THE($seat, cap: 1) } cannot place a tile, and only advances for the resources of the { $tile }.
    .short = { $seat }
event-empty-depot = { THE($seat, cap: 1) } takes no tile: the depot is empty.
event-took = { THE($seat, cap: 1) } takes the { $ring }.
event-advanced = { THE($seat, cap: 1) } moves the { $track } tracker to space { $space }.
event-stuck = { THE($seat, cap: 1) } cannot advance the { $track } tracker.
event-moves = { THE($seat, cap: 1) } gains { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}.
event-boosted = { THE($seat, cap: 1) } uses a synergy boost for the { $track } tracker.
event-energy = { THE($seat, cap: 1) } uses energy for the { $track } tracker.
event-no-ice = No water square of the tile lies on ice: water does not advance.
event-no-biomass-next-to-it = The tile enlarges no biomass area: biomass does not advance.
event-civ-milestone = { THE($seat, cap: 1) } reaches a civ milestone of rank { $rank }.
event-unlocked = { THE($seat, cap: 1) } unlocks technology { $technology }
event-used = { THE($seat, cap: 1) } uses technology { $technology }
event-stepped-back = { THE($seat, cap: 1) } moves the { $track } tracker back to space { $space }.
event-patched = { THE($seat, cap: 1) } places a biomass patch on { $square }.
event-patch-stored = { THE($seat, cap: 1) } stores a biomass patch.
event-patch-lost = { THE($seat, cap: 1) } has no room for a biomass patch.
event-meteorite = { THE($seat, cap: 1) }: a meteorite falls on { $square }.
event-meteorite-collected = { THE($seat, cap: 1) } has collected { $count ->
    [one] { $count } meteorite
   *[other] { $count } meteorites
}.
event-meteorite-destroyed = { THE($seat, cap: 1) } destroys { $count ->
    [0] no meteorite
    [one] { $count } meteorite
   *[other] { $count } meteorites
}.
event-lifepod-collected = { THE($seat, cap: 1) } collects a lifepod.
event-lifepods-held = { THE($seat, cap: 1) } has collected { $count ->
    [one] { $count } lifepod
   *[other] { $count } lifepods
}.
event-lifepod-destroyed = { THE($seat, cap: 1) }: the lifepod on { $square } is destroyed.
event-lifepods-destroyed = { THE($seat, cap: 1) }: { $count ->
    [one] { $count } lifepod is destroyed
   *[other] { $count } lifepods are destroyed
}.
event-lifepod-lost = { THE($seat, cap: 1) } loses a collected lifepod.
    .short = Loss
event-meteorite-lost = { THE($seat, cap: 1) } loses a collected meteorite.
    .short = Loss
event-rover-moved = { THE($seat, cap: 1) } drives { $rover } to { $square }.
event-rover-teleported = { THE($seat, cap: 1) } teleports { $rover } to { $square }.
event-rover-destroyed = { THE($seat, cap: 1) }: { $rover } on { $square } is destroyed.
event-rover-lost = { THE($seat, cap: 1) }: { $rover } is destroyed.
event-rover-waits = { THE($seat, cap: 1) }: a rover waits for the tile of this round.
event-deployed = { THE($seat, cap: 1) } deploys { $rover } on { $square }.
event-picked-up = { THE($seat, cap: 1) }: { $rover } picks up a meteorite.
event-parked = { THE($seat, cap: 1) } puts a lifepod on space { $space } of the { $lane }.
event-token = { THE($seat, cap: 1) } marks the { $lane } with the flux token.
event-card = { THE($seat, cap: 1) } keeps the civ card { $card }.
    .short = Civ card
event-card-secret = { THE($seat, cap: 1) } keeps a civ card of rank { $rank } face down.
    .short = Civ card
event-card-own = You keep { $card } until the end of the game.
event-no-civ-card = { THE($seat, cap: 1) }: no civ card of rank { $rank } is left.
event-no-extra-tile = { THE($seat, cap: 1) } cannot place an extra tile.
event-goal-drawn = { THE($seat, cap: 1) } draws the objective { $goal }.
event-goal-lost = { THE($seat, cap: 1) } loses the objective { $goal }.
    .short = Loss
event-stack-lost = The { $stack } leaves the depot.
    .short = Stack
event-peeked = { THE($seat, cap: 1) } looks at the next event.
    .short = { $seat } looks
event-peeked-at = The next event: { $event }. { $effect }
    .short = Next event
event-shared = { THE($seat, cap: 1) } lays out the objective { $objective }.
    .short = Objective
event-planet = { THE($seat, cap: 1) } settles on { $planet }.
event-corporation = { THE($seat, cap: 1) } leads { $corporation }.
event-last-round = This was the last round.
    .short = Last round
event-confirmed = { THE($seat, cap: 1) } has finished their turn.

## Why not?

refused-off-planet = The tile would not lie entirely on the planet.
refused-on-a-tile = Something already lies there; tiles form a single layer.
refused-not-at-edge = Your first tile must cover at least one edge square.
refused-no-tile-next-to-it = No tile lies next to this place; a corner is not enough, and a patch does not count as a tile.
refused-event-edge = { $event }: no tile may lie on the edge this round.
refused-event-ice = { $event }: no tile may lie on ice this round.
refused-event-same-terrain = { $event }: the { $terrain } part would touch { $terrain } terrain.
refused-ice-and-land = On K-273 a tile may not cover both ice and land.
refused-not-anchored = On Arashi a tile on the ring must be anchored outside it: at least one of its squares must lie outside the ring.
refused-across-chasm = On Tartarus no tile may lie across the chasm.
refused-forbidden-icon = On Persephone the { $resource } icon may not lie in this quadrant.
refused-on-a-patch = A patch already lies there.
refused-patch-on-ring = On Arashi no patch may lie on the ring.
refused-patch-on-meteorite = A meteorite lies there: a patch may not cover it now.
refused-patch-not-at-edge = While you have no tile, a patch must lie on the edge.
refused-patch-not-next-to-tile = A patch must lie next to a tile.
refused-no-moves = You have no movement points.
refused-rover-over-chasm = A rover cannot drive over the chasm.
refused-too-far = A movement point takes a rover only to a neighbouring square.
refused-rover-there = Another of your rovers stands there.
refused-event-rover = { $event }: rovers may not enter this terrain this round.
refused-glided = The rover has just been there for free: it may glide back only after something else has happened.
refused-blocked = Another tracker stands in the way of the { $track } tracker.
refused-at-top = The { $track } tracker is already at the top of its track.
refused-energy-biomass = Wormhole's energy cannot advance biomass.
refused-not-beside-energy = No { $track } terrain lies next to this energy area.
refused-at-start = The { $track } tracker cannot step back.
refused-another-goes-further = Another tracker can step back further.
refused-empty-stack = This stack is empty.
refused-does-not-fit = This tile fits nowhere, but the other one does: you must place that one.
refused-nothing-fits = Neither tile can be placed.
refused-not-this-tracker = This effect does not allow the { $track } tracker now.

## Games that do not exist

setup-solo-events = The solo game is always played with events (P-212).
setup-solo-personal = The solo game has its own personal objectives (P-211).
setup-short-station = The short station is for two players.
setup-events-count = An event deck has 20 cards, not { $count } (P-193).
setup-events-code = This game has only { $there } events of this kind: { $code } (P-192).
