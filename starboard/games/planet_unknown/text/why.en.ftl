### Planet Unknown: why things that a question is not about cannot be used now.

refused-turns-by-itself = Nobody turns the station in this game: it turns by itself, by one depot a round.
refused-not-turned-yet = The station is not turned yet: { THE($seat) } turns it at the start of the round.
refused-turned-already = You have turned the station this round. Next round the commander's marker passes on.
refused-not-commander = Only the station commander turns the station: { $seat } in this round.
refused-hold-it-a-moment = You hold this tile: it is placed as soon as this is decided.
refused-tiles-in-rounds = The game has not begun: tiles are taken in the rounds.
refused-tiles-after-turning = Tiles are taken and placed after the station has been turned.
refused-tiles-after-event = Tiles are taken and placed after the event.
refused-tile-waits = Your tile comes after this choice.
refused-tile-is-laid = You place one tile a round, and that has been done.
refused-tiles-are-over = The last round is over: no more tiles are placed.
refused-take-first = Take a tile first: then you choose its squares.
refused-tracker-not-square = This moves a tracker on your corporation board: nothing on the planet is chosen for it.
refused-rover-first = Choose the rover first, then its square.
refused-line-not-square = A whole row or column is chosen: touch its medal at the edge of the planet.
refused-rovers-after-event = Rovers move in your turn, after the event.
refused-rovers-in-a-moment = Rovers cannot move in the middle of this; your movement points stay.
refused-locked-technology = Not unlocked yet: the tech tracker must enter the milestone of level { $level }.
refused-locked-by-lifepod = Not unlocked yet: put a collected lifepod on it.
refused-unlocked-already = This technology is unlocked already.
refused-used-for-good = This technology works once a game, and you have used it.
refused-used-this-round = You have used this technology in this round.
refused-works-by-itself = This technology is unlocked, and works by itself whenever it applies.
refused-not-in-this-question = This technology can be used between two steps of your turn, not during this choice.
refused-nothing-to-use-it-for = This technology would do nothing now.
refused-no-such-resource = Nothing that you have to resolve now moves the { $track } tracker.
refused-not-below-five = The { $track } tracker stands no longer below space 5, or cannot get there.
refused-empty-row = The row of the { $track } tracker gives no bonus.
refused-tracker-there = The tracker of the { $lane } stands there.
refused-lifepod-there = A lifepod lies there already.
refused-no-lifepod-space = Lifepods lie on spaces 1 to 14 of a track.
refused-no-lifepod-on-space = No lifepod lies on this space.
refused-no-lifepod-here = There is no lifepod on this square.
refused-no-meteorite-here = There is no meteorite on this square.
refused-no-symbol-here = This square has no meteor symbol.
refused-meteorite-there = A meteorite lies there already.
refused-not-on-the-new-tile = A rover is deployed on the tile that you have placed this round.
refused-deploy-on-patch = A patch is no tile: no rover is deployed on it.
refused-extra-tile-does-not-fit = This tile fits nowhere.
refused-touch-where-it-goes = The rover stands here: touch a neighbouring square to which it drives.

## What a choice would bring

outlook-tile = { CAP($tile) }: { $gains }.
outlook-neighbour = { CAP($seat) }: { $gains }.
outlook-no-room = Neither of your tiles would fit: the game would end with this round.
outlook-discard = Nothing is placed, and the game ends with this round.
outlook-next = Next spaces: { $gains }.
outlook-meteorite = A meteorite falls on it: its row and column score nothing until it is gone.
outlook-patch = { $lines ->
    [0] {""}
    [one] Completes { $lines } line.
   *[other] Completes { $lines } lines.
}{ $lost ->
    [0] {""}
   *[other] {" "}Destroys what stands there.
}
outlook-store = Stored patches: { $count }. They are placed when the game is over.
outlook-nothing = It brings nothing.
outlook-points = Movement points left: { $left }.
outlook-points-lost = { $count ->
    [one] { $count } movement point is lost.
   *[other] { $count } movement points are lost.
}
outlook-lifepod = Collects the lifepod.
outlook-rock = Collects the meteorite{ $count ->
    [0] : the third of a set, which scores.
    [one] ; two more for a set that scores.
   *[other] ; one more for a set that scores.
}
outlook-step = { CAP($track) }: { $gains }.
outlook-technology = Unlocks: { $technology }
outlook-after = The space after it: { $gains }.
outlook-energy = It may advance { $tracks }.
outlook-back = Back to space { $space }: worth { $then }, now { $now }.
outlook-card = As things are: { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}.
mark-line = +{ $count }
mark-destroyed = destroyed

## Actions

action-tracker = { CAP($track) } { $at } → { $space }
action-tracker-stays = { CAP($track) } { $at }
action-gain = { $gains }
action-rovers = Drive a rover
action-points = { $count ->
    [one] { $count } point left
   *[other] { $count } points left
}
action-technology = Use technology { $level }
