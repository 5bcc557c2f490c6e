### Theseus: what happens, as sentences for the log and as short labels for the moments.

## Set-up

event-base = { THE($seat, cap: 1) } makes { THE($sector) } the sector of the alliance.
event-ring = The station, clockwise: { $sectors }.
event-order = Turn order: { $seats }.
event-sector-token = { THE($seat, cap: 1) } puts Pandora's token on the { $right } side of { THE($sector) }.
event-placed = { $unit } enters { THE($room) }.
    .short = { $unit }

## The turn and its moves

event-turn = Turn { $turn }: { $seat }.
    .short = Turn { $turn }
event-moved = { $unit } sets off from { THE($sector) }: { $count ->
    [one] 1 unit stands there
   *[other] { $count } units stand there
}, so it has { $count ->
    [one] 1 movement point
   *[other] { $count } movement points
}{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. It goes to { THE($sector2) }.
    .short = { $points ->
    [one] 1 sector
   *[other] { $points } sectors
}
event-arrived = { $unit } stops in { THE($room) }.
    .short = Stops
event-filled = { $unit } stops in { THE($room) }: all four rooms of the sector are taken.
    .short = Sector full
event-landed = { $unit } comes back from space into { THE($room) }.
    .short = Back from space
event-launched = { $unit } is launched into space from { THE($sector) }.
    .short = Launched
event-released = { $unit } is released from the Clamp: another unit of its side has arrived.
    .short = Released
event-cured = { $unit } is rid of a parasite: its move is over.
event-bitten = A parasite bites { $unit }, for { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}.
    .short = Parasite
event-extra-turn = { THE($seat, cap: 1) } takes an extra turn with another unit.
    .short = Extra Turn
event-no-extra-turn = { THE($seat, cap: 1) } has no other unit that could move: no Extra Turn.

## Traps

event-trap = { $card }, a trap of { THE($seat) } ({ $at }), acts on { $unit }.
    .short = Trap: { $card }
event-silenced = A deactivation token silences the traps of { THE($sector) } for { $unit }.
    .short = Traps silenced
event-camera = { $card }: { $points ->
    [one] 1 camera point
   *[other] { $points } camera points
} by now.
event-clamped = { $card }, a trap of { THE($seat) }, holds { $unit }: it can neither be moved nor attack.
    .short = Clamped
event-infected = { $unit } carries { $tokens ->
    [one] 1 parasite
   *[other] { $tokens } parasites
}.
    .short = Infected

## Attacks

event-assault = { THE($seat, cap: 1) } makes an Assault: all own units attack, sector by sector.
    .short = Assault
event-assault-in = Assault in { THE($sector) }.
    .short = { $sector }
event-minor-assault = { THE($seat, cap: 1) } makes a Minor Assault in { THE($sector) }.
    .short = Minor Assault
event-attack = { $unit } attacks { $every ->
    [0] one enemy unit
   *[1] every enemy unit in range
}: { $targets }.
    .short = { $unit } hits
event-holds-fire = { $unit } hits nobody: { $why }.
idle-clamped = it is clamped
idle-harmless = it does not attack on this side
idle-range = no enemy unit is joined to its room by a passage
idle-shelter = whoever is in range is protected
event-attack-bonus = { $card } makes the attack of { $unit } stronger.
    .short = { $card }
event-repeats = { $card }: { $unit } repeats its attack.
    .short = { $card }
event-lurks = { $card } strikes { $unit }, wherever it stands in the sector.
    .short = { $card }

## Points

event-wounded = { THE($seat, cap: 1) } loses { $damage ->
    [one] 1 life point
   *[other] { $damage } life points
} ({ $life } left). Cause: { $source }.
    .short = −{ $damage } life
event-scored = { THE($seat, cap: 1) } gains { $points ->
    [one] 1 life point
   *[other] { $points } life points
} for wounding ({ $life } by now). Cause: { $source }.
    .short = +{ $points } life
event-data = { THE($seat, cap: 1) } gains { $points ->
    [one] 1 data point
   *[other] { $points } data points
} ({ $data } by now). Cause: { $source }.
    .short = +{ $points } data
event-healed = Medical Ward: { THE($seat) } regains { $points ->
    [one] 1 life point
   *[other] { $points } life points
} ({ $life } by now).
    .short = +{ $points } life
event-drained = Medical Ward: { THE($seat) } loses 1 life point ({ $life } left).
    .short = −1 life
event-fallen = { THE($seat, cap: 1) } has no life points left.
    .short = Out of life
event-reached = { THE($seat, cap: 1) } has reached 20 points.
    .short = 20 points
event-token = { THE($seat, cap: 1) } takes an upgrade token ({ $tokens } by now).
    .short = Upgrade token
event-no-token = No upgrade token is left for { THE($seat) }.
event-countdown = The deck of { THE($seat) } is empty, so the end-of-game marker moves on: { $field ->
    [1] 3
    [2] 2
    [3] 1
   *[4] end
}.
    .short = Countdown
event-countdown-idle = No card has left a deck for a long time, so the end-of-game marker moves on: { $field ->
    [1] 3
    [2] 2
    [3] 1
   *[4] end
}.
    .short = Countdown
event-added-up = The countdown is over: life points and data points are added up.
    .short = Final count
event-tie = A tie: one more turn for { $seats }.
    .short = Tie

## Cards

event-acts = { THE($seat, cap: 1) } carries out { $card }.
    .short = { $card }
event-fizzles = { $card } does nothing: there is nothing it could act on.
    .short = No effect
event-sector-action = { $sector }: { THE($seat) } carries out the sector action: { $action }.
    .short = { $action }
event-no-action = { THE($sector, cap: 1) } is another faction's sector: no sector action.
event-installed = { THE($seat, cap: 1) } installs { $card } ({ $slot }).
    .short = { $card }
event-bonus-taken = { THE($seat, cap: 1) } takes the bonus card { $card }.
    .short = Bonus: { $card }
event-kept = { THE($seat, cap: 1) } keeps { $card }.
    .short = { $card }
event-refilled = { THE($seat, cap: 1) } puts { $card } on a pending slot ({ $place }).
    .short = Pending: { $card }
event-passed = { THE($seat, cap: 1) } leaves the pending slots of { THE($sector) } alone.
event-discarded = { $card } ({ $place }) leaves the game: { $why }.
    .short = { $card } is out
gone-t-67 = Base Purge
gone-t-70 = discarded by an enemy in favour of a new card
gone-t-73 = replaced by another card
gone-t-85 = it works only once
event-malfunction = { THE($seat, cap: 1) } puts the malfunction token on { $card } ({ $place }).
    .short = Malfunction
event-no-malfunction = The malfunction token stays where it is: { THE($seat) } has no enemy card to put it on.
event-advanced = { THE($seat, cap: 1) } spends an upgrade token: { $unit } is advanced now.
    .short = { $unit } advanced
event-improved = { THE($seat, cap: 1) } puts an upgrade token on { $card }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} there, so its number is { $number } now.
    .short = { $card }: { $number }
event-played = { THE($seat, cap: 1) } plays { $card }.
    .short = { $card }
event-relocated = { THE($seat, cap: 1) } moves { $card } to { THE($slot) }.
    .short = { $card } moves
event-abducted = { THE($seat, cap: 1) } abducts { $unit } from { THE($sector) } into { THE($room) }.
    .short = Abducted
event-spawned = { $unit } appears in { THE($room) }.
    .short = Appears
event-no-lesser = { $card }: no Lesser Alien appears.
event-detector = { THE($seat, cap: 1) } puts a deactivation token in { THE($sector) }.
    .short = Trap Detector
event-veiled = { $unit } becomes invisible.
    .short = Invisible
event-lost-token = { THE($seat, cap: 1) } loses a kept upgrade token.
    .short = Token lost
event-lost-on-card = { THE($seat, cap: 1) } loses an upgrade token on { $card }.
    .short = Token lost
event-lost-unit = { $unit } is turned back to its basic side.
    .short = { $unit } basic

## Pandora

event-born = { $unit } is born in { THE($room) }.
    .short = Birth
event-taken-over = { $unit } takes over { $card }.
    .short = Takeover
event-embryo-back = { $unit } returns to Pandora's supply.
    .short = Embryo back

option-purging = Base Purge

## What is laid over the table

works-how = { $type }
works-action = Action: carried out when an own unit ends its move here
works-module = Module: works on cards and units of its sector
works-trap = Trap: acts on enemy units
works-instant = Instant: kept, then played once
works-shortcut = Shortcut: changes moves
works-reproduction = Reproduction
works-special = Special: works on the whole game
stage-trap-of = Trap of { THE($seat) }
stage-acts-on = Acts on { $unit }
stage-way = The way of { $unit }
stage-start = start: { $count ->
    [one] 1 unit
   *[other] { $count } units
}
stage-leg = sector { $n }
stage-stop = stops here
stage-teleport = teleports here
stage-left-out = Left out by a shortcut: { $sectors }
stage-fight = Fight in { THE($sector) }
stage-unit = { $unit }, { $side ->
    [0] basic
   *[1] advanced
} ({ $room })
stage-idle = Hits nobody: { $why }
stage-nobody = None of the attacker's units stands here
stage-hit = { $unit } hits { $unit2 }
stage-sums = Final count
stage-sum = { $seat }: { $life } life + { $data } data
cause-left-out = A shortcut card leaves out { THE($sectors) }.
cause-further = It may use { $more } more than units stand there: a card or its nature allows it.
cause-teleport = Its move would end in { THE($sector) }, where Teleportation takes it on.
cause-exactly = A unit moves exactly as many sectors as units stand where it starts.
cause-full = All four rooms are taken, so the units of the mover attack in this sector.
cause-minor = A card calls for it; only units in this sector attack.
cause-launch = The sector was full, so a unit had to make room.
cause-deck = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} left in the deck of { THE($seat) }; on top now: { $card }.
cause-deck-empty = The deck of { THE($seat) } is empty now: each further card would move the end-of-game marker.
