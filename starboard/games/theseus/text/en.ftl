### Theseus: The Dark Orbit. Names and card texts are in names.en.ftl, the rules in rules.en.ftl.

title = Theseus: The Dark Orbit

## Settings

variant-mode = Way to play
variant-mode-usual = duel for two, free-for-all for more
variant-mode-duel = duel
variant-mode-free_for_all = free-for-all
variant-mode-team = team game
variant-pandora = Pandora takes part
variant-layout = Order of the sectors
variant-layout-standard = standard
variant-layout-random = random
variant-layout-chosen = chosen by the host
variant-novice_levels = Highest card level
variant-three_start_cards = Start with three installed cards
variant-chosen_deck = Choose your own deck
variant-first = Who starts
variant-first-random = drawn at random
variant-idle_rule = The countdown also moves when nothing happens for a long time (T-82)
variant-faction_1 = Faction of the first seat
variant-faction_2 = Faction of the second seat
variant-faction_3 = Faction of the third seat
variant-faction_4 = Faction of the fourth seat
variant-faction_1-random = random
variant-faction_1-marines = { faction-marines }
variant-faction_1-aliens = { faction-aliens }
variant-faction_1-scientists = { faction-scientists }
variant-faction_1-greys = { faction-greys }
variant-faction_1-pandora = { faction-pandora }
variant-faction_2-random = random
variant-faction_2-marines = { faction-marines }
variant-faction_2-aliens = { faction-aliens }
variant-faction_2-scientists = { faction-scientists }
variant-faction_2-greys = { faction-greys }
variant-faction_2-pandora = { faction-pandora }
variant-faction_3-random = random
variant-faction_3-marines = { faction-marines }
variant-faction_3-aliens = { faction-aliens }
variant-faction_3-scientists = { faction-scientists }
variant-faction_3-greys = { faction-greys }
variant-faction_3-pandora = { faction-pandora }
variant-faction_4-random = random
variant-faction_4-marines = { faction-marines }
variant-faction_4-aliens = { faction-aliens }
variant-faction_4-scientists = { faction-scientists }
variant-faction_4-greys = { faction-greys }
variant-faction_4-pandora = { faction-pandora }
variant-first-1 = seat 1
variant-first-2 = seat 2
variant-first-3 = seat 3
variant-first-4 = seat 4
variant-novice_levels-0 = level 0 only
variant-novice_levels-1 = levels 0 and 1
variant-novice_levels-2 = levels 0 to 2
variant-novice_levels-3 = all cards

## Phases and the frame

phase-setup = Set-up
phase-move = Movement
phase-act = Action cards
phase-sector = Sector action
phase-pending = Pending
turn-number = Turn { $turn }
round-setup = Set-up
line-faction = { $faction } · { $sector }
line-faction-homeless = { $faction }
line-life = { $life } { $life ->
    [one] life point
   *[other] life points
}
line-data = { $data } { $data ->
    [one] data point
   *[other] data points
}
line-upgrades = { $tokens } { $tokens ->
    [one] upgrade token
   *[other] upgrade tokens
}
line-deck = { $count } { $count ->
    [one] card in the deck
   *[other] cards in the deck
}
line-kept = Kept: { $cards }
line-ally = Alliance { $alliance }
alliance-0 = A
alliance-1 = B
edge-0 = left
edge-1 = right
sector-all = whole station

## Things on the table

action-assault = Assault
action-malfunction = Malfunction
action-extra-turn = Extra Turn
action-faction = Upgrade / Purge
action-of = { $sector }, sector action: { $action }
empty-room = { $room }, empty
taken-room = { $room }, taken
room-passages = { $count ->
    [one] A passage leads to room { $letters }.
   *[other] Passages lead to rooms { $letters }.
}
sector-crossing = Also affects units that cross: { $cards }
unit-in = { $unit } in { THE($room) }
unit-in-space = { $unit } in space
unit-beside = { $unit }, available
unit-side = { $side ->
    [0] basic side
   *[1] advanced side
}
attack-0 = It does not attack.
attack-1 = It attacks one enemy unit in range.
attack-2 = It attacks every enemy unit in range.
attack-data = It attacks one enemy unit in range and gains 1 data point instead of wounding.
takeover-1 = It takes over a card for one use.
takeover-2 = It takes over a card for good.
runs = It may move 1 sector further.
unit-points = It moves { $points } { $points ->
    [one] sector
   *[other] sectors
} from here.
is-clamped = Clamped: it can neither be moved nor attack.
is-invisible = Invisible: it cannot be attacked.
is-infected = Parasites: { $tokens }. Each costs 1 life point for every movement point.
embryos-left = Available: { $count }
was-moved = It has been moved this turn.
empty-slot = { $place }, empty
taken-slot = { $place }: { $card }
card-at = { $card } ({ $place })
card-numbered = Number now: { $number }
card-copies = Counts { $copies } times
card-tokens = Upgrade tokens: { $tokens }
card-cameras = Camera points: { $points }
card-malfunction = Under malfunction: treated as not in play.
card-out = Shut down by a Creeper.
card-pending = Pending: no effect yet.
card-held = Held by { $unit }
card-of = { $faction }
card-bonus = Bonus card
deck-of = Deck of { THE($seat) }: { $count } { $count ->
    [one] card
   *[other] cards
}
deck-empty = The deck is empty.
deck-top = On top: { $card }
track-life = { $faction }, life points
track-data = { $faction }, data points (20 wins)
track-life-of = { $faction }: { $life } { $life ->
    [one] life point
   *[other] life points
}
track-data-of = { $faction }: { $data } { $data ->
    [one] data point
   *[other] data points
}
countdown = Countdown
countdown-at = Countdown: { $field ->
    [0] not begun
    [1] 3
    [2] 2
    [3] 1
   *[4] end
}
field-0 = off
field-0-here = ▸off
field-1 = 3
field-1-here = ▸3
field-2 = 2
field-2-here = ▸2
field-3 = 1
field-3-here = ▸1
field-4 = end
field-4-here = ▸end
space = Space
supply-of = Upgrade tokens in the supply: { $tokens }
deactivation-here = { $tokens } { $tokens ->
    [one] deactivation token
   *[other] deactivation tokens
} in { THE($sector) }
kept-by = { $card }, kept by { THE($seat) }
edge-name = { $sector }, { $edge } side
pandora-here = Pandora's sector

## What an option leads to

outlook-move = { $points } { $points ->
    [one] movement point
   *[other] movement points
}{ $met ->
    [0] {""}
   *[other] ; meets { $cards }
}{ $silent ->
    [0] {""}
   *[other] ; a deactivation token silences the traps in { THE($sectors) }
}{ $launch ->
    [0] {""}
   *[1] ; launches { $unit } into space
}{ $full ->
    [0] {""}
   *[1] ; the sector is full: Minor Assault
}{ $later ->
    [0] {""}
   *[other] ; then: { $then }
}.
outlook-land = { $met ->
    [0] No trap acts
   *[other] Meets { $cards }
}{ $silent ->
    [0] {""}
   *[other] , since a deactivation token silences the traps
}; nothing else happens there, and your turn ends.
outlook-refill = { $fate ->
    [0] Next on the pending slot: { $next }.
    [1] Your deck is empty: the end-of-game marker moves to { $field ->
        [1] 3
        [2] 2
       *[3] 1
    } instead.
   *[2] Your deck is empty: the end-of-game marker moves to the end and the game is over, { $mine } to { $best }.
}
outlook-install = { $over ->
    [0] {""}
    [1] Discards { $old }.{" "}
   *[2] You take { $old }.{" "}
}{ $fate ->
    [0] Next on the pending slot: { $next }.
    [1] Your deck is empty: the end-of-game marker moves to { $field ->
        [1] 3
        [2] 2
       *[3] 1
    }.
   *[2] Your deck is empty: the end-of-game marker moves to the end and the game is over, { $mine } to { $best }.
}

## Questions

ask-base = Choose the sector of your alliance.
ask-lay = Which sector comes next, going clockwise?
ask-sector-token = Put Pandora's token on the left or right side of a sector.
ask-leave = Leave a card out of your deck ({ $left } to go).
ask-start = Install a starting card on an empty slot, or keep an instant.
ask-place = Choose a room for { $unit }.
ask-move = Choose a unit and the room where it ends its move.
ask-act = { $sector }: which action card comes next?
ask-sector = { $sector }: carry out the sector action.
ask-pending = { $sector }: choose a pending slot, or pass.
ask-end = You may still use tokens and instants; then your turn ends.
ask-before-refill = You have taken { $card }. Do you play anything before the pending slot is refilled?
ask-install-top = Install { $card } from the top of your deck on an empty slot.
ask-lift = Which of your installed cards do you move?
ask-relocate = Where does { $card } go?
ask-malfunction = Which enemy card does the malfunction token go on?
ask-hit = { $sector }: which enemy unit is hit?
ask-repeat = { $card }: which unit repeats its attacks?
ask-trap-order = Several traps act on { $unit }. Which one comes first?
ask-control = { $card }: move an enemy unit.
ask-abduct = { $card }: which enemy unit goes where?
ask-spawn = { $card }: where does the Lesser Alien appear?
ask-detect = { $card }: put a deactivation token in a sector.
ask-veil = { $card }: which unit becomes invisible?
ask-strike = { $card }: which of your units attacks?
ask-drain = Medical Ward: who loses a life point?
ask-decline = { $card }: which enemy loses upgrades?
ask-lose = { $card }: which upgrade do you lose?
ask-explode = { $card }: no enemy unit is here. Carry it out all the same?
ask-remote = { $card }: which action card is carried out?
ask-blueprint = { $card }: use a pending slot of any sector?
ask-birth = { $sector }: which embryo is born, and where?
ask-take-over = Does { $unit } take over an enemy card?

## Options

option-base = { $sector }
option-lay = { $sector }
option-sector-token = { $sector }, { $edge } side
option-leave = Leave out: { $card }
option-start = { $card }: { $slot }
option-keep = Keep { $card }
option-place = { $who }: { $room }
option-move = { $unit }: { $room }
option-detour = { $unit }: { $room } ({ $points } { $points ->
    [one] movement point
   *[other] movement points
}, skipping { THE($skipped) })
option-stride = { $unit }: { $room } ({ $points } { $points ->
    [one] movement point
   *[other] movement points
})
option-route = { $unit }: { $room } ({ $points } { $points ->
    [one] movement point
   *[other] movement points
}, through { THE($crossed) })
option-land = { $unit } from space: { $room }
option-eject = Launch { $unit } itself ({ $sector })
option-stop = No more
option-advance = Advance { $unit }
option-improve = Upgrade token on { $card } ({ $at })
option-play = Play { $card }
option-lift = { $card } ({ $at })
option-go-on = Refill now
option-end = End the turn
option-hit = { $unit }
option-repeat = { $unit }
option-trap = { $card } ({ $at })
option-act = { $card } ({ $at })
option-abduct = { $unit }: { $room }
option-spawn = { $room }
option-detect = { $sector }
option-veil = { $unit }
option-strike = { $unit }
option-drain = { $seat }
option-aim = { $seat }
option-lose-token = A kept upgrade token
option-lose-card = A token on { $card } ({ $at })
option-lose-unit = Turn { $unit } to its basic side
option-explode = Carry out { $card }
option-decline = No
option-assault = Assault
option-malfunction = Malfunction
option-extra-turn = Extra Turn
option-token = Take an upgrade token
option-purge = Base Purge: { $card } ({ $at })
option-disable = { $card } ({ $at })
option-fill = Fill: { $slot }
option-oust = Discard { $card } ({ $at })
option-take = Take { $card } ({ $at })
option-install = Install { $card }: { $slot }
option-pass = Do nothing
option-birth = { $unit }: { $room }
option-take-over = Take over { $card } ({ $at })

## Events

event-base = { THE($seat, cap: 1) } makes { THE($sector) } the sector of the alliance.
event-ring = The station, clockwise: { $sectors }.
event-order = Turn order: { $seats }.
event-sector-token = { THE($seat, cap: 1) } puts Pandora's token on the { $right } side of { THE($sector) }.
event-placed = { $unit } enters { THE($room) }.
event-turn = Turn { $turn }: { $seat }.
event-wounded = { THE($seat, cap: 1) } loses { $damage } { $damage ->
    [one] life point
   *[other] life points
} ({ $life } left).
event-scored = { THE($seat, cap: 1) } gains { $points } { $points ->
    [one] life point
   *[other] life points
} ({ $life }).
event-data = { THE($seat, cap: 1) } gains { $points } { $points ->
    [one] data point
   *[other] data points
} ({ $data }).
event-no-token = No upgrade token is left for { THE($seat) }.
event-token = { THE($seat, cap: 1) } takes an upgrade token.
event-countdown = The end-of-game marker moves on: { $field ->
    [1] 3
    [2] 2
    [3] 1
   *[4] end
}.
event-discarded = { $card } ({ $place }) leaves the game.
event-embryo-back = { $unit } returns to Pandora's supply.
event-launched = { $unit } is launched into space.
event-released = { $unit } is released from the Clamp.
event-assault = { THE($seat, cap: 1) } makes an Assault.
event-minor-assault = { THE($seat, cap: 1) } makes a Minor Assault in { THE($sector) }.
event-attack = { $unit } attacks { $targets }.
event-attack-bonus = { $card } helps { $unit }.
event-lurks = { $card } strikes { $unit }.
event-bitten = A parasite bites { $unit }.
event-trap = A trap acts on { $unit }: { $card }.
event-silenced = A deactivation token silences the traps of { THE($sector) } for { $unit }.
event-camera = { $card }: { $points } { $points ->
    [one] camera point
   *[other] camera points
}.
event-clamped = { $card } holds { $unit }.
event-infected = { $unit } carries { $tokens } { $tokens ->
    [one] parasite
   *[other] parasites
}.
event-moved = { $unit } uses { $points } { $points ->
    [one] movement point
   *[other] movement points
} and ends in { THE($sector) }.
event-landed = { $unit } comes back from space into { THE($room) }.
event-installed = { THE($seat, cap: 1) } installs { $card } ({ $slot }).
event-bonus-taken = { THE($seat, cap: 1) } takes the bonus card { $card }.
event-kept = { THE($seat, cap: 1) } keeps { $card }.
event-refilled = { THE($seat, cap: 1) } puts { $card } on a pending slot ({ $place }).
event-malfunction = { THE($seat, cap: 1) } puts the malfunction token on { $card } ({ $place }).
event-no-malfunction = The malfunction token stays where it is: { THE($seat) } has no enemy card to put it on.
event-advanced = { THE($seat, cap: 1) } advances { $unit }.
event-improved = { THE($seat, cap: 1) } puts an upgrade token on { $card } (now { $tokens }).
event-played = { THE($seat, cap: 1) } plays { $card }.
event-relocated = { THE($seat, cap: 1) } moves { $card } to { THE($slot) }.
event-acts = { THE($seat, cap: 1) } carries out { $card }.
event-healed = { THE($seat, cap: 1) } regains life: now { $life } { $life ->
    [one] life point
   *[other] life points
}.
event-drained = { THE($seat, cap: 1) } loses a life point ({ $life } left).
event-abducted = { $unit } is abducted into { THE($room) }.
event-spawned = { $unit } appears in { THE($room) }.
event-no-lesser = { $card }: no Lesser Alien appears.
event-detector = { THE($seat, cap: 1) } puts a deactivation token in { THE($sector) }.
event-veiled = { $unit } becomes invisible.
event-born = { $unit } is born in { THE($room) }.
event-taken-over = { $unit } takes over { $card }.
event-extra-turn = { THE($seat, cap: 1) } takes an extra turn with another unit.
event-no-extra-turn = { THE($seat, cap: 1) } has no other unit that could move: no Extra Turn.
event-lost-token = { THE($seat, cap: 1) } loses a kept upgrade token.
event-lost-on-card = { THE($seat, cap: 1) } loses an upgrade token on { $card }.
event-lost-unit = { $unit } is turned back to its basic side.
event-tie = A tie: one more turn for { $seats }.

## Why not

refused-not-yours-to-move = { $unit } is not yours to move.
refused-clamped = { $unit } is clamped and cannot be moved.
refused-moved = { $unit } has already been moved this turn.
refused-exactly = { $unit } moves exactly { $points } { $points ->
    [one] sector
   *[other] sectors
} from { THE($sector) }.
refused-reach = From { THE($sector) }, { $unit } can end its move only here: { $sectors }.
refused-room-taken = This room is taken ({ $room }), and another one in its sector is free.
refused-room-full = This room is taken: { $room }.
refused-space-full = From space a unit can only go to an empty room.
refused-home-first = Your first units go into your own sector.
refused-malfunction = The malfunction token lies on this card.
refused-enemy-card = An enemy card lies there.
refused-not-empty = This slot is not empty.
refused-no-card = No faction card lies there.
refused-own-card = This is a card of your own side.
refused-protected = Protection draws the malfunction token to itself.
refused-not-enemy = This is not an enemy card.
refused-no-tokens = You have no upgrade token.
refused-not-yours = This is not yours.
refused-lesser = A Lesser Alien cannot be upgraded.
refused-advanced = This unit is already advanced.
refused-no-number = This card has no number that could be raised.
refused-six = This card already holds six upgrade tokens.
refused-too-few = Another token on this card costs one more token than already lie on it; you have too few.
refused-not-kept = You do not hold this card.
refused-no-deck = Your deck is empty.
refused-no-slot = There is no empty slot, or no card that could be moved.
refused-not-moving = Shaft Passage is played when you choose a move.
refused-none-to-move = You have no unit in a sector that could be moved.
refused-instant = An instant is never installed.

## Ends and scores

end-life = The life points of a faction are gone.
end-life-won = A faction has 20 life points.
end-data = A faction has 20 data points.
end-countdown = The countdown has run out: the higher sum wins.
end-tie-break = The extra turns have broken the tie.
end-shared = Still tied after the extra turns: the victory is shared.
term-life = Life points
term-data = Data points
term-alliance = Alliance total

## Games that do not exist

setup-mode = This mode is not for { $count } players: { $mode }.
setup-twice = No faction may be taken twice (T-1).
setup-no-seat = A faction is chosen for a seat that does not exist.
setup-pandora-off = Pandora is chosen for a seat, but does not take part.
setup-pandora-team = The team game is played without Pandora (T-129).
setup-pandora-seatless = Pandora takes part, but every seat has another faction.
setup-team-cards = In the team game everybody begins with one installed card (T-122).
setup-first = The seat chosen to start does not exist.
setup-first-laid = Where the host lays the sectors, their order decides who starts (T-20): leave the starting player random.
