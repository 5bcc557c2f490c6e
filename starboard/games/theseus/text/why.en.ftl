### Theseus: why something cannot be done, and what is being asked.

## Moves

refused-not-yours-to-move = { $unit } is not yours to move.
refused-clamped = { $unit } is clamped: it can neither be moved nor attack.
refused-moved = { $unit } has already been moved this turn.
refused-exactly = { $unit } moves exactly { $points } { $points ->
    [one] sector
   *[other] sectors
} from { THE($sector) }, since { $points ->
    [one] 1 unit stands there
   *[other] { $points } units stand there
}: into { THE($sector2) }.
refused-reach = From { THE($sector) }, { $unit } can end its move only here: { $sectors }.
refused-room-taken = This room is taken ({ $room }), and another one in its sector is free.
refused-room-full = This room is taken: { $room }.
refused-space-full = From space a unit can only go to an empty room.
refused-space-twin = { $unit } is no different from another unit in space: choose that one.
refused-home-first = Your first units go into your own sector.
refused-abduct-away = An abducted unit goes to another sector, not to { THE($sector) }.
refused-appears-here = It appears in { THE($sector) }, in an empty room if there is one.

## Cards and slots

refused-malfunction = The malfunction token lies on { $card }: it is not in play and cannot be changed.
refused-crept = { $card } is shut down by a Creeper.
refused-enemy-card = An enemy card lies there: { $card }.
refused-not-empty = { $slot } is not empty: { $card }.
refused-slot-taken = { $slot } is taken by { $card }; now only an empty slot will do, or what is lit.
refused-slot-pending = { $slot } is a pending slot: a card has no effect there, so it is not installed on it.
refused-slot-under = { $slot }: touch the card that lies there, { $card }.
refused-no-card = No faction card lies there, and a bonus card cannot be chosen.
refused-own-card = { $card } is a card of your own side; only enemy cards can be chosen.
refused-protected = Protection draws the malfunction token to itself: it must go there.
refused-not-enemy = { $card } is not an enemy card.
refused-instant = { $card } is an instant: it is never installed, but kept and played.
refused-none-to-install = { $slot }: you have no pending card that could be installed now.
refused-nowhere-to-install = { $card } cannot be installed now.
refused-pending-elsewhere = { $slot }: only the pending slots of { THE($sector) } count, where your unit ended its move.
refused-waits = { $card } is pending: it has no effect yet.
refused-enemy-acts = { $card } is an enemy card: you carry out your own action cards.
refused-no-action = { $card } is no action card: it works by itself.
refused-remoted = { $card } cannot be set off by a Remote Control now.
refused-acts-elsewhere = { $card } lies in another sector: only the action cards of { THE($sector) } are carried out.
refused-acted = { $card } has been carried out, or an equal card stands for it.
refused-purge-elsewhere = { $card } does not lie in { THE($sector) }, so a Base Purge does not reach it.
refused-only-here = Only a card in { THE($sector) } can be taken over.
refused-no-token-there = { $card } holds no upgrade token of yours that could be lost.
refused-bonus-lies = { $card } goes to whoever installs a card on its slot.
refused-own-waits = { $card } is pending: you may install it when a unit of yours ends its move in { THE($sector) }.
refused-enemy-waits = { $card } is an enemy's pending card: you may discard it when a unit of yours ends its move in { THE($sector) }.
refused-own-top = { $card } is the top card of your deck: it comes into play when you refill a pending slot.
refused-their-top = { $card } is the top card of the deck of { THE($seat) }.
refused-their-start = { $card } is a starting card of { THE($seat) }.
refused-their-kept = { $card } is kept by { THE($seat) }, who alone may play it.
refused-kept-later = { $card } is yours to play between two steps of your turn, not in the middle of one. { $now }
refused-start-later = { $card } is one of your starting cards. { $now }
refused-card-idle = { $card } has no part in this. { $now }

## Tokens and instants

refused-no-tokens = No upgrade token: you have none to use here.
refused-their-unit = { $unit } is an enemy unit; an upgrade token advances your own units only.
refused-not-your-unit = { $unit } is an enemy unit; only your own units can be chosen.
refused-their-card = { $card } is an enemy card; an upgrade token goes on your own cards only.
refused-not-your-card = { $card } is an enemy card; only your own cards can be chosen.
refused-lesser = A Lesser Alien cannot be upgraded.
refused-advanced = { $unit } is already advanced.
refused-no-number = { $card } has no number that an upgrade token could raise.
refused-six = { $card } already holds six upgrade tokens.
refused-too-few = Another token on { $card } costs { $need } tokens, one more than already lie there; you have { $have }.
refused-not-kept = You do not hold { $card }.
refused-no-deck = Your deck is empty.
refused-no-slot = There is no empty slot, or no card that could be moved.
refused-not-moving = Shaft Passage is played when you choose a move.
refused-none-to-move = You have no unit in a sector that could be moved.

## Units

refused-own-unit = { $unit } is of your own side; only enemy units can be chosen.
refused-in-space = { $unit } is in space, not in a room.
refused-unit-elsewhere = { $unit } is not in { THE($sector) }.
refused-unseen = { $unit } is invisible and cannot be attacked.
refused-sheltered = { $card } protects { $unit }: it cannot be attacked.
refused-out-of-range = { $unit } is out of range: no passage joins its room to the room of { $unit2 }.
refused-hit-alike = To hit { $unit } would come to the same: its owner loses the life points either way.
refused-veiled = { $unit } is invisible already.
refused-no-hit = { $unit } has hit nobody in this assault, so there is nothing to repeat.
refused-struck = { $unit } has already struck in this way this turn.
refused-harmless = { $unit } does not attack on this side.
refused-no-target = { $unit } has no enemy unit in range that can be attacked.
refused-basic = { $unit } is basic: there is no upgrade to lose.
refused-embryo-idle = { $unit } is born when a creature of Pandora ends its move where no enemy unit stands.
refused-space-idle = { $unit } is in space and comes back when its owner chooses it to move. { $now }
refused-unit-idle = { $unit } has no part in this. { $now }

## Parts of the station

refused-sector-idle = A whole sector is not chosen now ({ $sector }), at most a room, a slot or a card in it. { $now }
refused-action-enemy = { THE($sector, cap: 1) } is another faction's sector: its action is not for you.
refused-action-elsewhere = You carry out the action of { THE($sector2) }, where your unit ended its move, not that of { THE($sector) }.
refused-action-done = The action of { THE($sector) } is not due at this moment. { $now }
refused-action-later = The action of { THE($sector) } follows when your unit ends its move there. { $now }
refused-room-idle = { $room }: a room is chosen for a unit that moves or appears. { $now }
refused-slot-covered = { $slot }: { $card } lies there. { $now }
refused-slot-waits = { $slot }: it is filled when a unit ends its move in this sector. { $now }
refused-slot-idle = { $slot }: a pending card can be installed there in the pending-card phase. { $now }

## What is asked, as a statement

now-base = You are choosing the sector of your alliance.
now-lay = You are laying the sectors.
now-sector-token = You are choosing a side of a sector for Pandora's token.
now-leave = You are leaving cards out of your deck: choose among those in your hand.
now-start = You are installing a starting card on an empty slot.
now-place = You are placing a unit in a room.
now-move = It is the movement phase: a unit and a room are chosen.
now-act = It is the action-card phase.
now-sector = It is the sector action phase.
now-pending = It is the pending-card phase.
now-end = Only tokens and kept cards can still be used this turn.
now-before-refill = Only tokens and kept cards can be used before the refill.
now-install-top = You are installing the top card of your deck.
now-lift = You are choosing one of your installed cards to move.
now-relocate = You are choosing a new slot for a card.
now-malfunction = You are choosing an enemy card for the malfunction token.
now-hit = You are choosing the enemy unit that is hit.
now-repeat = You are choosing the unit that repeats its attacks.
now-trap-order = You are choosing the order of the traps.
now-control = You are moving an enemy unit.
now-abduct = You are abducting an enemy unit.
now-spawn = You are choosing a room for the Lesser Alien.
now-detect = You are choosing a sector for a deactivation token.
now-veil = You are choosing one of your units to become invisible.
now-strike = You are choosing one of your units to attack.
now-drain = You are choosing a player who loses a life point.
now-decline = You are choosing an enemy who loses upgrades.
now-lose = You are choosing an upgrade to lose.
now-explode = You are deciding whether the card is carried out.
now-remote = You are choosing one of your action cards to carry out.
now-blueprint = You are choosing a pending slot of any sector.
now-birth = You are choosing an embryo and its room.
now-take-over = You are choosing an enemy card to take over.

## Actions

do-move = Move a unit
do-move-gain = then cards and actions of that sector
do-act = Carry out an action card
do-act-gain = every own one here, in your order
do-assault-gain = all your units attack, in every sector
do-malfunction-gain = put an enemy card out of play
do-extra-turn-gain = all four phases with another unit
do-token = Take an upgrade token
do-token-gain = to advance a unit or improve a card
do-purge = Base Purge
do-purge-gain = discard an enemy card from your sector
do-fill = Fill an empty slot
do-fill-gain = your top card waits there
do-oust = Discard an enemy's card
do-oust-gain = and put your top card there
do-install = Install your card
do-install-gain = on any slot that allows it, then refill
do-pass = Do nothing
do-pass-gain = the deck stays as it is
do-end = End the turn
do-end-gain = tokens and cards are kept
do-go-on = Refill now
do-go-on-gain = from your deck
do-advance = Use upgrade tokens
do-advance-gain = a unit advances, or a card's number rises
do-play = Play a kept card
do-play-gain = { $count ->
    [0] none kept
   *[other] { $cards }
}
price-tokens = you have { $have }
refused-none-to-purge = No enemy card that could be discarded lies in { THE($sector) }.
refused-none-empty = None is empty: all pending slots of { THE($sector) } hold a card.
refused-none-to-oust = No enemy card that could be discarded waits in { THE($sector) }.
refused-none-of-yours = No card of yours that could be installed waits in { THE($sector) }.
refused-none-to-improve = No basic unit, and no card with a number that your { $have } tokens could raise.
refused-none-kept = None: you keep no instant and no bonus card.
