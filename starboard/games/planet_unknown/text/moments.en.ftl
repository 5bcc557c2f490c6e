### Planet Unknown: moments, their labels, causes and stages. Events themselves are in play.en.ftl.

event-event-step = Event
    .short = Event
event-tile-step = Tiles: everybody takes and places one
    .short = Tiles
event-civ-step = Civ cards
    .short = Civ cards
event-settled = { THE($seat, cap: 1) } places the { $tile } on { $square }.
    .short = { $seat }
event-struck = { THE($seat, cap: 1) }: the event lets a meteorite fall on { $square }.
    .short = Meteorite
event-scored = { THE($seat, cap: 1) } scores { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}.
    .short = { $medals }

cause-events-left = { $count ->
    [0] It is the last event: the game ends with this round.
    [one] { $count } event is left.
   *[other] { $count } events are left.
}
cause-secret = It counts at the end of the game, and is shown then.
cause-no-room = Neither tile of the depot fits: the game ends with this round.
cause-commander = Station commander: { $seat }.
cause-turns-by-itself = The station turns by itself.
cause-event = Event: { $event }.

stage-restricts = In force until the end of the round.
stage-at-once = Everybody carries it out at once.
stage-closed = { $count ->
    [one] { $count } square of your planet is closed to rovers
   *[other] { $count } squares of your planet are closed to rovers
}
stage-depot = In front of { THE($seat) } now
stage-score = The score of { THE($seat) }
stage-total = medals
stage-turn = The turn of { THE($seat) }
stage-advanced = { CAP($track) } { $old } → { $space }
stage-gains = { CAP($gains) }
stage-no-advance = No tracker moves.
stage-strikes = { $count ->
    [one] A meteorite falls
   *[other] Meteorites fall: { $count }
}
stage-stones = Meteorites collected: { $count }
stage-pods = Lifepods collected: { $count }
stage-wrecked = Lifepods destroyed: { $count }
stage-landed = Rovers deployed: { $count }
stage-lost = Rovers destroyed: { $count }
stage-patches = Biomass patches placed: { $count }
stage-project = { $objective }: { $now }, was { $was }

## The six turns of the station

plate-turn = { $turn ->
    [0] Do not turn
    [one] { $turn } step
   *[other] { $turn } steps
}
plate-row = +{ $medals } { $row }
plate-column = +{ $medals } { $column }
plate-row-words = A tile of this depot can complete { $row }: { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}.
plate-column-words = A tile of this depot can complete { $column }: { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}.
plate-empty = empty
plate-energy = +1
