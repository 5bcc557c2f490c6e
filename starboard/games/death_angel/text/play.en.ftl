# Questions, options, events, why-nots and names of things on the table.

## Questions

ask-team = Choose a combat team.
ask-card = Choose the action card of { THE($team) } for this round.
ask-manoeuvre = { CAP($team) }: move, turn or activate, in this order.
ask-attack = { CAP($team) }: choose a marine and the swarm he attacks.
ask-paid-attack = { CAP($team) }: a marine may pay one of his tokens to attack.
ask-instinct-attack = { $marine } may attack at once: choose a swarm.
ask-token = Put a support token on a marine.
ask-reroll-attack = { $marine } attacks and rolled { $face }. Spend a token to reroll?
ask-reroll-defence = { $marine } defends and rolled { $face } against { $swarm }. Spend a token to reroll?
ask-slay = Choose the Genestealer that dies.
ask-slay-up-to = Choose a Genestealer to slay (up to { $left } more).
ask-faith = Every token { $marine } gives up slays one Genestealer engaged with him.
ask-send = Choose a Genestealer to shuffle back ({ $left } more).
ask-strategize = You may move one swarm: choose it, then its new place.
ask-shield = You may put a swarm under the Power Field.
ask-stealth = You may discard the top card of a blip pile.
ask-stealth-again = Pay a token of a grey marine to discard from { THE($pile) } as well?
ask-scout = Look at the top event card?
ask-scout-put = Put the event card back: on top or at the bottom?
ask-intimidate = Roll to drive off Genestealers engaged with blue marines?
ask-smallest-pile = Both blip piles are equally small: choose one.
ask-door-token = Put one more token on the Door?
ask-artefact = Place the Artefact: any position, any side.
ask-artefact-miss = { $marine } is hit. Discard the Artefact to make the attack miss?
ask-brood-lord = Which Brood Lord appears on the left?
ask-discard-blips = Choose the blip pile that loses { $count ->
    [one] its top card
   *[other] { $count } cards
  }.
ask-odd-blip = There are too few Genestealers: which blip pile gets the odd card?
ask-spawn-first = Too few blips: at which terrain card do Genestealers appear first?
ask-spawn-on-swarm = Choose the swarm that two Genestealers join.
ask-spawn-behind = Choose the marine behind whom a Genestealer appears.
ask-everywhere = Too few blips: in front of whom does a Genestealer appear first?
ask-launch = Launch controls: { $tokens } { $tokens ->
    [one] token lies
   *[other] tokens lie
  } here. Add one, or roll (at most that number wins)?
ask-teleport = Teleport: does { $marine } give up a token, or roll (0 is death)?
ask-turn-too = You may turn { $marine } round.
ask-watch = Choose a terrain card: at most one Genestealer appears there in the coming Event Phase.
ask-instinct-marine = Instinct: choose a marine.
ask-instinct-slain-marine = Instinct: choose the slain marine who returns.
ask-instinct-team = Instinct: choose a team.
ask-instinct-blip-pile = Instinct: choose a blip pile.
ask-instinct-swarm = Instinct: choose a swarm.

## Options

option-team = { CAP($team) }
option-card = { $card }
option-token = Token on { $marine }
option-decline = No, thanks
option-done = Done
option-enough = Enough
option-swap = { $marine } changes places with { $marine2 }
option-turn = { $marine } turns round
option-activate = { $marine } activates the { $terrain }
option-attack = { $marine } attacks { $swarm }
option-charge = { $marine }: Heroic Charge
option-reroll = Reroll for a token
option-keep = Keep the roll
option-slay = Slay: { $kind }, { $swarm }
option-send = Send back: { $kind }, { $swarm }
option-shift = { CAP($swarm) } moves to { $place }
option-shield = Power Field on { $swarm }
option-choose-pile = { CAP($pile) }
option-choose-marine = { $marine }
option-choose-team = { CAP($team) }
option-choose-swarm = { CAP($swarm) }
option-pay = { $marine } gives up a token
option-look = Look at it
option-top = On top
option-bottom = At the bottom
option-roll = Roll
option-door-token = One more token
option-location-token = Put a token here
option-artefact = Discard the Artefact
option-put-artefact = Artefact: { $place }
option-lord-left = { CAP($lord) } on the left
option-watch = Watch the { $terrain }
option-spawn-first = First at the { $terrain }

## Events

event-team-taken = { $seat } takes { THE($team) }.
event-first-event = The first Genestealers appear by the icons of { $event }.
event-round = Round { $round } begins.
event-all-chosen = All teams have chosen.
event-cards-revealed = The cards are revealed: { $card }.
event-current = { $seat } is the current player.
event-card-begins = { $card } comes next.
event-token = { $marine } gets a support token.
event-tokens-lost = { $marine } loses { $count } { $count ->
    [one] token
   *[other] tokens
  }.
event-rolled = The die shows { $face }.
event-rerolls = { $marine } spends a token and rerolls.
event-swapped = { $marine } and { $marine2 } change places.
event-turned = { $marine } turns and faces { $side }.
event-all-face = All marines face { $side }.
event-activates = { $marine } activates the { $terrain }.
event-attacks = { $marine } attacks { $swarm }.
event-missed = { $marine } misses.
event-slain = A Genestealer ({ $kind }) of { $swarm } is slain.
event-charges = { $marine } makes a Heroic Charge.
event-swarm-attacks = { CAP($swarm) } attacks { $marine }.
event-survived = { $marine } survives the attack.
event-countered = { $marine } strikes back.
event-marine-slain = { $marine } is slain.
event-team-out = { THE($team, cap: 1) } is eliminated.
event-rescued = { $marine } returns to the formation.
event-event-drawn = { $seat } draws an event and reads it.
event-event-shown = Event: { $event }.
event-no-effect = { $event } has no effect.
event-spawned = { $count ->
    [one] One Genestealer appears
   *[other] { $count } Genestealers appear
  }: { $place }.
event-swarm-moved = { CAP($swarm) } ({ $kind }) moves to { $place }.
event-flanked = { CAP($swarm) } flanks to { $place }.
event-shifted = { CAP($swarm) } is lured to { $place }.
event-shielded = { CAP($swarm) } is held by the Power Field.
event-surrounded = Every Genestealer closes in on { $marine }.
event-blips-added = The left blip pile gets { $left ->
    [0] no card
    [one] 1 card
   *[other] { $left } cards
}, the right one { $right ->
    [0] none
   *[other] { $right }
}.
event-blips-discarded = { THE($pile, cap: 1) } loses { $count } { $count ->
    [one] card
   *[other] cards
  }.
event-shuffled-in = { $count } { $count ->
    [one] Genestealer is
   *[other] Genestealers are
  } shuffled into { THE($pile) }.
event-stealers-shuffled = The Genestealer deck is shuffled anew.
event-events-shuffled = The event deck is shuffled anew.
event-scouted = { $seat } looks at the top event.
event-scouted-card = You see { $event }.
event-scouted-top = { $seat } puts the event back on top.
event-scouted-bottom = { $seat } puts the event to the bottom.
event-door-token = The Door holds { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  }.
event-location-token = The launch controls hold { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  }.
event-terrain-gone = The { $terrain } is gone.
event-artefact-taken = { $marine } takes the Artefact for { THE($team) }.
event-artefact-used = The Artefact saves { $marine }.
event-artefact-placed = The Artefact lies at { $place }.
event-panel-replaced = The { $terrain } takes the place of the Control Panel.
event-lords-appear = { THE($lord, cap: 1) } appears: { $place }.
event-watched = The { $terrain } is being watched.
event-resupplied = All { $count } tokens go to { $marine }.
event-second-wind = Next round a 0 saves { $marine }.
event-gun-jam = Next round { THE($team) } cannot attack.
event-travelled = The squad reaches the next Location: { $location }.
event-end-lords = Both Brood Lords are dead: the mission is won!
event-end-cleared = No Genestealer is left: the mission is won!
event-end-launch = The launch has begun: the mission is won!
event-end-slain = The last marine has fallen: the mission is lost.

## How it ended

end-lords = Both Brood Lords are slain.
end-cleared = No Genestealer is left.
end-launch = The launch controls obey.
end-slain = All marines are slain.
term-won = Mission
term-marines = Marines alive
term-travelled = Locations reached
term-rounds = Rounds

## Why not?

refused-team-taken = { THE($team, cap: 1) } belongs to { $seat } already.
refused-not-your-card = { $card } is not a card of your living teams.
refused-played-last = { $card } was played last round; it returns to your hand after this phase.
refused-gun-jam = The guns of { THE($team) } are jammed: { $card } cannot be chosen this round.
refused-other-team = { $marine } is not of { THE($team) }, whose card this is.
refused-moving-is-over = Somebody of the team has turned or activated: moving is over.
refused-turning-is-over = Somebody of the team has activated: turning is over.
refused-has-moved = { $marine } has already moved with this card.
refused-not-adjacent = { $marine } can only change places with a neighbour; { $marine2 } is too far away.
refused-has-turned = { $marine } has already turned with this card.
refused-has-activated = { $marine } has already activated a terrain card.
refused-not-activatable = The { $terrain } cannot be activated.
refused-not-in-front = The { $terrain } is not in front of { $marine }.
refused-terrain-used = The { $terrain } has been activated this round.
refused-has-attacked = { $marine } has already attacked with this card.
refused-faces-away = { $marine } faces the other way: { $swarm } is not on the side he looks at.
refused-out-of-range = It is too far: { $marine } reaches { $range } { $range ->
    [one] position
   *[other] positions
  }.
refused-no-target = There is no swarm to attack.
refused-no-token = { $marine } has no token to pay.
refused-other-shooting = { $marine2 } finishes his attacks first.
refused-evasion = Evasion: only one marine of the team may attack this round.
refused-shielded = The Power Field protects { $swarm }.
refused-lord-is-last = A Brood Lord dies only after all other Genestealers of its swarm.
refused-not-reached = This effect does not reach { $swarm }.
refused-not-a-target = The event could not happen there, or not as fully as elsewhere.

## Things on the table

node-location = Location: { $location_name }; { $count } more to come
node-blips = { CAP($pile) }: { $count } { $count ->
    [one] card
   *[other] cards
  }
node-stealers = Genestealer deck: { $count } cards
node-stealer-discard = Slain Genestealers: { $count }
node-events = Event deck: { $count } cards
node-event-discard = Past events: { $count }
node-supply = Supply: { $count } of 12 tokens; major spawn { $major }, minor spawn { $minor }
node-die = Last roll: { $face }
node-event = Event: { $event }
node-place = { CAP($place) }
node-marine = { $marine }, position { $position }, facing { $side }, { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  }, { $team }
node-turn = Turn { $marine } round
node-terrain = { $terrain }, { $place }
node-swarm = { CAP($swarm) }, { $count } { $count ->
    [one] Genestealer
   *[other] Genestealers
  }: { $kind }
node-attacked = { CAP($swarm) }, has attacked, { $count } { $count ->
    [one] Genestealer
   *[other] Genestealers
  }: { $kind }
node-shielded = { CAP($swarm) }, under the Power Field, { $count } { $count ->
    [one] Genestealer
   *[other] Genestealers
  }: { $kind }
node-stealer = Genestealer: { $kind }
node-team = { CAP($team) }: { $marine }
node-action = { $number } { $card }: { $status }
locations-left = { $count ->
    [0] last Location
    [one] 1 more
   *[other] { $count } more
  }
type-count = { CAP($kind) }: { $count }
list = { $event }
marine-facts = { CAP($team) } · range { $range } · faces { $side }
marine-second-wind = Second Wind: a 0 in defence saves him.
terrain-colour = Colour: { $colour_name }
terrain-watched = Watched: at most one Genestealer appears here in the Event Phase.
card-of-team = { $card }
card-ready = in hand
card-chosen = chosen
card-locked = not available
card-now = now
card-done = resolved
card-waits = waiting
player-alive = { $marine }
player-slain = Slain: { $marine }
player-artefact = holds the Artefact
player-jammed = guns jammed
round-number = Round { $round }
phase-setup = Setup

zone-stealers = Genestealer deck
zone-stealer-discard = Slain
zone-events = Event deck
zone-event-discard = Past events
void-lock = Void Lock
    .text = The way in: nothing happens here. Empty a blip pile to go on.

## Places: side and position

swarm-0-1 = the swarm left 1
swarm-0-2 = the swarm left 2
swarm-0-3 = the swarm left 3
swarm-0-4 = the swarm left 4
swarm-0-5 = the swarm left 5
swarm-0-6 = the swarm left 6
swarm-0-7 = the swarm left 7
swarm-0-8 = the swarm left 8
swarm-0-9 = the swarm left 9
swarm-0-10 = the swarm left 10
swarm-0-11 = the swarm left 11
swarm-0-12 = the swarm left 12
swarm-1-1 = the swarm right 1
swarm-1-2 = the swarm right 2
swarm-1-3 = the swarm right 3
swarm-1-4 = the swarm right 4
swarm-1-5 = the swarm right 5
swarm-1-6 = the swarm right 6
swarm-1-7 = the swarm right 7
swarm-1-8 = the swarm right 8
swarm-1-9 = the swarm right 9
swarm-1-10 = the swarm right 10
swarm-1-11 = the swarm right 11
swarm-1-12 = the swarm right 12
place-0-1 = left side, position 1
place-0-2 = left side, position 2
place-0-3 = left side, position 3
place-0-4 = left side, position 4
place-0-5 = left side, position 5
place-0-6 = left side, position 6
place-0-7 = left side, position 7
place-0-8 = left side, position 8
place-0-9 = left side, position 9
place-0-10 = left side, position 10
place-0-11 = left side, position 11
place-0-12 = left side, position 12
place-1-1 = right side, position 1
place-1-2 = right side, position 2
place-1-3 = right side, position 3
place-1-4 = right side, position 4
place-1-5 = right side, position 5
place-1-6 = right side, position 6
place-1-7 = right side, position 7
place-1-8 = right side, position 8
place-1-9 = right side, position 9
place-1-10 = right side, position 10
place-1-11 = right side, position 11
place-1-12 = right side, position 12
