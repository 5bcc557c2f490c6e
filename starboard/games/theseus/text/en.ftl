### Theseus: The Dark Orbit. Names and card texts are in names.en.ftl, the rules in rules.en.ftl.

title = Theseus: The Dark Orbit

## Settings

variant-mode = Way to play
    .text = Alone against everybody, or two against two.
variant-mode-usual = duel for two, free-for-all for more
variant-mode-duel = duel
variant-mode-free_for_all = free-for-all
variant-mode-team = team game
variant-pandora = Pandora takes part
    .text = A fifth faction, for people who know the others.
variant-layout = Order of the sectors
    .text = Where the sectors lie in the ring.
variant-layout-standard = standard
variant-layout-random = random
variant-layout-chosen = chosen by the host
variant-novice_levels = Highest card level
    .text = Leaves out the trickier cards.
variant-three_start_cards = Start with three installed cards
    .text = More happens from the first turn on.
variant-chosen_deck = Choose your own deck
    .text = Everybody picks 15 of their 25 cards.
variant-first = Who starts
    .text = A seat, or the lot.
variant-first-random = drawn at random
variant-idle_rule = The countdown also moves when nothing happens for a long time (T-82)
    .text = Keeps a game from going on for ever.
variant-faction_1 = Faction of the first seat
    .text = Which side this seat plays.
variant-faction_2 = Faction of the second seat
    .text = Which side this seat plays.
variant-faction_3 = Faction of the third seat
    .text = Which side this seat plays.
variant-faction_4 = Faction of the fourth seat
    .text = Which side this seat plays.
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

preset-first = Two players, only the simplest cards, as the rulebook advises for a first game.
preset-usual = All cards of the four factions, the sectors in their usual order.
preset-everything = Pandora joins in, the sectors lie at random, and everybody picks their own deck.

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
line-tally = { $life ->
    [one] 1 life point
   *[other] { $life } life points
}{ $collects ->
    [0] {""}
   *[1] , { $data ->
        [one] 1 data point
       *[other] { $data } data points
    }
}, { $tokens ->
    [one] 1 upgrade token
   *[other] { $tokens } upgrade tokens
}{ $deck ->
    [0] {""}
   *[1] , { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
}
line-shaft = Shaft Passage in force: { $more ->
    [one] 1 sector
   *[other] { $more } sectors
} further
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
idle-so-far = Turns since a card left a deck: { $turns }. At { $most } the marker moves.
sector-reminders = At work in the whole sector: { $cards }
sector-leg = The move of this turn ended here.
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
countdown-means = The marker goes on whenever a pending slot must be filled from an empty deck. At the end, life and data points are added up.
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
space-means = Launched units wait here. A unit that comes back takes any empty room, and that is the whole turn.
supply-of = Upgrade tokens in the supply: { $tokens }
supply-means = They are shared by all. When none is left, nobody gets one.
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

outlook-way = { $count ->
    [one] 1 unit stands
   *[other] { $count } units stand
} in { THE($sector) }. The way: { $sectors }.
outlook-trap = { $card } ({ $sector }): −{ $damage } life{ $gone ->
    [0] {""}
   *[1] , and the trap is used up
}.
outlook-trap-other = { $card } ({ $sector }) acts on it.
outlook-minor = { $hits ->
    [0] Minor Assault: your units there reach nobody.
   *[other] Minor Assault: { $hits ->
        [one] 1 unit is hit
       *[other] { $hits } units are hit
    }, { $damage } life and { $data } data points at least.
}
outlook-assault = { $hits ->
    [0] Assault: none of your units reaches an enemy.
   *[other] Assault: { $hits ->
        [one] 1 unit is hit
       *[other] { $hits } units are hit
    }, { $damage } life and { $data } data points at least.
}
outlook-no-action = { THE($sector, cap: 1) } belongs to another faction: no sector action for you.
outlook-eject = It goes into space itself: no trap acts there, and there is no Minor Assault.
outlook-deck = { $count ->
    [0] It is the last card of your deck: the next refill moves the end-of-game marker.
    [one] Then 1 card is left in your deck.
   *[other] Then { $count } cards are left in your deck.
}
outlook-oust = { $card } leaves the game.
outlook-take = You keep { $card } and may play it at once or later.
outlook-install-top = It is installed and works from now on; no pending slot is refilled.
outlook-relocate = { $card } goes there with its tokens.
outlook-token = Costs { $cost ->
    [one] 1 upgrade token
   *[other] { $cost } upgrade tokens
} of your { $have }.
outlook-number = { $card }: { $number } becomes { $then }.
outlook-last-token = It is full after that: six tokens.
outlook-play-top = Your top card, { $card }, is installed on an empty slot, or kept if it is an instant.
outlook-shaft = One of your units may go 1 sector further this turn; the card is used up.
outlook-play = Carried out once, then the card is used up.
outlook-no-supply = The supply is empty: you get no token.
outlook-gain-token = You have { $have ->
    [one] 1 token
   *[other] { $have } tokens
} then; { $left } stay in the supply.
outlook-no-extra = No other unit of yours can move: nothing happens.
outlook-extra = All four phases with another unit: { $targets }.
outlook-purge = { $card } leaves the game.
outlook-disable = { $card } is out of play as long as the token lies there{ $pending ->
    [0] {""}
   *[1] : it can be neither installed nor discarded
}.
outlook-take-over = { $unit } is laid on { $card } and is no unit any more; the card serves you.
outlook-explode = No enemy unit is here: the card would be used up for nothing.
outlook-pass = Nothing is filled, and the countdown stays.
outlook-idle = Nothing is filled. { $left ->
    [0] Too many turns have gone by without a card from a deck: the end-of-game marker moves now.
    [one] After 1 more turn without a card from a deck the end-of-game marker moves.
   *[other] After { $left } more turns without a card from a deck the end-of-game marker moves.
}
mark-damage = −{ $damage }
mark-acts = acts
mark-space = to space
mark-hit = hit
mark-gone = out
mark-off = off
mark-advanced = advanced
mark-number = { $n }

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
