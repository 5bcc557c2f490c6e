# Questions, options, events, why-nots and names of things on the table.

## Questions

ask-team = Choose a combat team.
ask-card = Choose the action card of { THE($team) } for this round.
ask-manoeuvre = { CAP($team) }: move, then turn, then activate terrain; each step is optional.
ask-attack = { CAP($team) }: choose a marine and the swarm he attacks.
ask-paid-attack = { CAP($cause) }: a marine of { THE($team) } may spend one of his tokens to attack.
ask-instinct-attack = { $marine } may attack at once: choose a swarm.
ask-token = { CAP($cause) }: { $may ->
    [0] put a support token on a marine
   *[other] you may put a support token on a marine
  }.
ask-reroll-attack = { $marine } attacks { $swarm } and rolled { $face }: { $hits ->
    [0] a miss
    [one] one Genestealer would be slain
   *[other] up to { $hits } Genestealers would be slain
  }. Spend a token to reroll?
ask-reroll-defence = { $marine } defends himself against { $swarm } and rolled { $face }: { $hits ->
    [0] the attack misses
   *[other] he would be slain
  }. Spend a token to reroll?
ask-slay = { CAP($cause) }: choose the Genestealer that is slain.
ask-slay-up-to = { CAP($cause) }: choose a Genestealer to slay (up to { $left } more), or stop.
ask-faith = Each token that { $marine } gives up slays one Genestealer engaged with him: choose one, or stop.
ask-send = Choose a Genestealer to shuffle into the blip pile ({ $left } to go).
ask-strategize = You may move one swarm: choose it, then its new place.
ask-shield = You may put a swarm under the Power Field.
ask-stealth = You may discard the top card of a blip pile.
ask-stealth-again = Spend a token of a grey marine to discard the top card of { THE($pile) } as well?
ask-scout = Look at the top event card?
ask-scout-put = You have seen the top event card. Put it back on top or at the bottom of the deck?
ask-intimidate = Roll to drive off Genestealers engaged with blue marines?
ask-smallest-pile = Both blip piles have the same number of cards: choose one.
ask-door-token = Put one more token on the Door?
ask-artefact = Place the Artefact at any position, on either side.
ask-artefact-miss = { $marine } would be slain. Discard the Artefact to make the attack miss?
ask-brood-lord = Which Brood Lord appears on the left?
ask-discard-blips = Choose the blip pile that loses { $count ->
    [one] its top card
   *[other] its top { $count } cards
  }.
ask-odd-blip = There are too few Genestealer cards: which blip pile gets the odd card?
ask-spawn-first = The blip pile is too small for all: at which terrain card do Genestealers appear first?
ask-spawn-on-swarm = Choose the swarm that new Genestealers join.
ask-spawn-behind = Choose the marine behind whom a Genestealer appears.
ask-everywhere = The blip pile is too small for all: in front of whom does a Genestealer appear first?
ask-launch = Launch Control Room: { $tokens ->
    [0] no token lies here
    [one] 1 token lies here
   *[other] { $tokens } tokens lie here
  }. Add one, or roll? A roll of at most { $tokens } wins.
ask-teleport = Teleportarium: does { $marine } spend a token, or roll? On 0 he is slain.
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
option-enough = Stop
option-swap = { $marine } changes places with { $marine2 }
option-turn = { $marine } turns round
option-activate = { $marine } activates the { $terrain }
option-attack = { $marine } attacks { $swarm }
option-charge = { $marine }: Heroic Charge
option-reroll = Reroll for a token
option-keep = Keep the roll
option-slay = Slay: { $kind } ({ $swarm })
option-send = Shuffle away: { $kind } ({ $swarm })
option-shift = { CAP($swarm) } moves to { $place }
option-shield = Power Field on { $swarm }
option-choose-pile = { CAP($pile) }
option-choose-marine = { $marine }
option-choose-team = { CAP($team) }
option-choose-swarm = { CAP($swarm) }
option-pay = { $marine } spends a token
option-look = Look at it
option-top = On top of the deck
option-bottom = At the bottom of the deck
option-roll = Roll
option-door-token = One more token
option-location-token = Put a token here
option-artefact = Discard the Artefact
option-put-artefact = Artefact on { $place }
option-lord-left = { CAP($lord) } on the left
option-watch = Watch the { $terrain }
option-spawn-first = First at the { $terrain }

## Events

event-team-taken = { $seat } takes { THE($team) }.
    .short = { $team }
event-first-event = The first Genestealers appear as the icons of { $event } show: { $icon }.
    .short = First event
event-round = Round { $round } begins.
event-all-chosen = All teams have chosen.
    .short = All chosen
event-cards-revealed = The cards are revealed, the lowest number first: { $card }.
    .short = Cards
event-current = { $seat } is the current player.
event-card-begins = { $number }, { $card } ({ $type }), comes next.
event-token = { $marine } gets a support token.
    .short = Token: { $marine }
event-tokens-lost = { $event }: { $marine } loses { $count } { $count ->
    [one] token
   *[other] tokens
  }.
    .short = { $marine }: −{ $count }
event-rerolls = { $marine } spends a token and rerolls.
    .short = Reroll
event-swapped = { $marine } and { $marine2 } change places.
    .short = Swap
event-turned = { $marine } turns and now faces { $side }.
    .short = { $marine } turns
event-all-face = All marines now face { $side }.
    .short = All turn
event-activates = { $marine } activates the { $terrain }.
    .short = { $terrain }
event-attacks = { $marine } attacks { $swarm }.
    .short = { $marine } attacks
event-slain = A Genestealer of { $swarm } is slain: { $kind }.
    .short = { CAP($kind) } falls
event-charges = { $marine } makes a Heroic Charge.
    .short = Heroic Charge
event-swarm-attacks = { CAP($swarm) } attacks { $marine }.
    .short = At { $marine }
event-survived = { $marine } survives the attack.
    .short = { $marine } lives
event-countered = { $marine } strikes back.
    .short = Strikes back
event-marine-slain = { $marine } is slain ({ $cause }).
    .short = { $marine } falls
event-team-out = { THE($team, cap: 1) } is eliminated.
    .short = { CAP($team) } out
event-rescued = { $marine } returns to the formation.
    .short = { $marine } returns
event-event-drawn = { $seat } draws an event and reads it.
    .short = { $seat } draws
event-event-shown = Event: { $event }. Icons: { $icon }.
    .short = { $event }
event-no-effect = { $event } has no effect: there is no valid target.
    .short = No effect
event-spawned = { $count ->
    [one] One Genestealer appears
   *[other] { $count } Genestealers appear
  } on { $place }: { $kind }. In { THE($pile) } { $rest ->
    [0] there is no card left
    [one] 1 card is left
   *[other] { $rest } cards are left
  }.
    .short = +{ $count }
event-swarm-moved = { CAP($swarm) } moves to { $place } (icon: { $kind }).
event-flanked = { CAP($swarm) } goes behind its marine, to { $place }.
event-shifted = { CAP($swarm) } is moved to { $place }.
    .short = A swarm moves
event-shielded = { CAP($swarm) } is under the Power Field until the end of the round.
    .short = Power Field
event-surrounded = Every swarm moves to the position of { $marine }.
    .short = All to { $marine }
event-blips-added = The left blip pile gets { $left ->
    [0] no card
    [one] 1 card
   *[other] { $left } cards
}, the right one { $right ->
    [0] none
   *[other] { $right }
}.
    .short = +{ $left } | +{ $right }
event-blips-discarded = { $count ->
    [one] The top card
   *[other] The top { $count } cards
  } of { THE($pile) } { $count ->
    [one] is
   *[other] are
  } discarded: { $kind }.
    .short = Pile −{ $count }
event-shuffled-in = { $count } { $count ->
    [one] Genestealer is
   *[other] Genestealers are
  } shuffled into { THE($pile) }.
    .short = Pile +{ $count }
event-stealers-shuffled = The Genestealer deck is reshuffled.
    .short = Shuffle
event-events-shuffled = The event deck is reshuffled.
    .short = Shuffle
event-scouted = { $seat } looks at the top event.
    .short = Scouting
event-scouted-card = You see { $event }. Icons: { $icon }.
    .short = { $event }
event-scouted-top = { $seat } puts the event back on top of the deck.
    .short = On top
event-scouted-bottom = { $seat } puts the event at the bottom of the deck.
    .short = To the bottom
event-door-token = The Door holds { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  }.
    .short = Door: { $tokens }
event-location-token = { $tokens ->
    [one] 1 token lies
   *[other] { $tokens } tokens lie
  } on the Launch Control Room.
    .short = Tokens: { $tokens }
event-terrain-gone = The { $terrain } is discarded.
    .short = { $terrain } gone
event-artefact-taken = { $marine } takes the Artefact for { THE($team) }.
    .short = Artefact
event-artefact-used = The Artefact saves { $marine }.
    .short = Artefact
event-artefact-placed = The Artefact is placed on { $place }.
    .short = Artefact
event-panel-replaced = The { $terrain } takes the place of the Control Panel.
    .short = { $terrain }
event-lords-appear = { THE($lord, cap: 1) } appears on { $place }.
    .short = Brood Lord
event-watched = At most one Genestealer will appear at the { $terrain } in the Event Phase.
    .short = { $terrain }
event-resupplied = { $marine } gets { $count ->
    [one] the 1 token
   *[other] all { $count } tokens
  } of the other marines.
    .short = Tokens: { $marine }
event-second-wind = Next round a final defence roll of 0 makes attacks on { $marine } miss.
    .short = { $marine }
event-gun-jam = Next round { THE($team) } may not choose its Attack card.
    .short = { CAP($team) }
event-travelled = The formation travels on. New Location: { $location }.
    .short = { $location }
event-end-lords = Both Brood Lords are dead: the mission is won!
    .short = Won
event-end-cleared = No Genestealer is left: the mission is won!
    .short = Won
event-end-launch = The launch has begun: the mission is won!
    .short = Won
event-end-slain = The last marine has fallen: the mission is lost.
    .short = Lost

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

refused-team-taken = { THE($team, cap: 1) } already belongs to { $seat }.
refused-not-your-card = { $card } is a card of { THE($team) }, which { $seat } leads.
refused-card-is-out = { $card } is out of the game: { THE($team) } has been eliminated or takes no part.
refused-team-has-chosen = { THE($team, cap: 1) } has chosen its card; now it is the turn of { THE($team2) }.
refused-team-chooses-later = { THE($team, cap: 1) } chooses after { THE($team2) }.
refused-played-last = { $card } was played last round; it returns to your hand only at the end of this phase.
refused-gun-jam = Gun Jam: { THE($team) } cannot choose { $card } this round.
refused-other-team = { $marine } does not belong to { THE($team) }, whose card this is.
refused-moving-is-over = A marine of the team has already turned or activated terrain: the team can no longer move.
refused-turning-is-over = A marine of the team has already activated terrain: the team can no longer turn.
refused-has-moved = { $marine } has already moved with this card.
refused-not-adjacent = { $marine } can only change places with a neighbour; { $marine2 } is too far away.
refused-has-turned = { $marine } has already turned with this card.
refused-has-activated = { $marine } has already activated a terrain card.
refused-not-activatable = The { $terrain } cannot be activated.
refused-not-in-front = The { $terrain } is not in front of { $marine }.
refused-terrain-used = The { $terrain } has already been activated this round.
refused-has-attacked = { $marine } has already attacked with this card.
refused-faces-away = { $marine } faces { $side }; he can only attack on the side he faces.
refused-out-of-range = It is { $count ->
    [one] 1 position
   *[other] { $count } positions
  } away; { $marine } reaches { $range ->
    [0] only his own position
    [one] 1 position
   *[other] { $range } positions
  }.
refused-no-swarm-in-reach = { $marine } faces { $side } and reaches { $range ->
    [0] only his own position
    [one] 1 position up and down
   *[other] { $range } positions up and down
  }: there is no swarm.
refused-no-token = { $marine } has no token to spend.
refused-other-shooting = { $marine2 } must finish his attacks first.
refused-evasion = Evasion: only one marine of the team may attack this round.
refused-shielded = The Power Field protects { $swarm }.
refused-lord-is-last = A Brood Lord dies only after all other Genestealers of its swarm.
refused-not-reached = This effect does not reach { $swarm }.
refused-lord-stays = A Brood Lord cannot be driven off.
refused-not-with-blue = { CAP($swarm) } fights { $marine }; only Genestealers that fight a blue marine go.
refused-stands-there = { CAP($swarm) } already stands there.
refused-too-far-to-shift = { CAP($swarm) } can go one position up or down at most.
refused-has-got-one = { $marine } has just got one: the tokens go on different marines.
refused-has-tokens = { $marine } has a token; a marine without one must be chosen.
refused-not-in-question = { $marine } is engaged, or there are enough cards for his side.
refused-empty-pile = { CAP($pile) } is empty.
refused-enough-there = For the { $terrain } there are enough cards, or none appear there.
refused-fewer-engaged = { $event }: with { $marine } fewer Genestealers could be slain than with another marine.
refused-nothing-to-discard = { $event }: { THE($pile) } has no card to lose, or fewer than the other.
refused-played-attack = { $event }: { THE($team) } played an Attack card this round.
refused-fewer-behind = { $event }: behind { $marine } fewer Genestealers could appear than behind another marine.
refused-nobody-to-shoot = { $event }: { $marine } cannot attack any swarm that could be harmed.
refused-no-tokens-elsewhere = { $event }: no other marine has a token that could go to { $marine }.
refused-no-token-to-lose = { $event }: { $marine } has no token to lose.
refused-all-swarms-here = { $event }: all swarms stand at { $marine } already.
refused-only-lords = { $event }: in { $swarm } there are only Brood Lords, who stay.
refused-nobody-to-slay = { $event }: no Genestealer that could be slain fights { $marine }.
refused-not-a-target = { $event } would have no effect there, or less than elsewhere.

## Why not? The question is about something else

wanted-team = a combat team is chosen
wanted-card = an action card is chosen
wanted-marine = a marine is chosen
wanted-attack = a marine and a swarm are chosen
wanted-stealer = a Genestealer is chosen
wanted-shift = a swarm and its new place are chosen
wanted-swarm = a swarm is chosen
wanted-pile = a blip pile is chosen
wanted-place = a place beside a marine is chosen
wanted-terrain = a terrain card is chosen
wanted-team-card = a team is chosen, by its action card
wanted-button = the buttons under the question decide
refused-card-now = { $card } is being carried out. Now { $wanted }.
refused-card-done = { $number } { $card } has been carried out; it lies open until the next cards are chosen. Now { $wanted }.
refused-card-waits = { $number } { $card } is still to come: cards are carried out in the order of their numbers. Now { $wanted }.
refused-marine-choosing = { $marine } acts when the card of his team is carried out. Now { $wanted }.
refused-marine-waits = The card of { $marine }, { $number } { $card }, is still to come. Now { $wanted }.
refused-marine-done = The card of { $marine }, { $number } { $card }, has been carried out. Now { $wanted }.
refused-marine-now = { $marine } cannot be chosen at this step of { $card }. Now { $wanted }.
refused-marine-defends = In the Genestealers' attack { $marine } rolls only when a swarm attacks him. Now { $wanted }.
refused-marine-event = In the Event Phase { $marine } does nothing of his own accord. Now { $wanted }.
refused-one-of-swarm = Choose one of the Genestealers of { $swarm }.
refused-swarm-later = { CAP($swarm) } can be attacked with an Attack card. Now { $wanted }.
refused-swarm-other = { CAP($swarm) } has no part in this step of the attack. Now { $wanted }.
refused-swarm-attacks = { CAP($swarm) } attacks when its turn comes: from the top down, left before right. Now { $wanted }.
refused-swarm-event = { CAP($swarm) } moves when the event shows an icon of its Genestealers. Now { $wanted }.
refused-terrain-later = The { $terrain } can be activated with a Move + Activate card, by a marine who faces it. Now { $wanted }.
refused-not-activatable-now = The { $terrain } cannot be activated: it only says where Genestealers appear. Now { $wanted }.
refused-pile = From { THE($pile) } Genestealers appear on its side; when it is empty, you travel. Now { $wanted }.
refused-place = Nothing can be put on { $place } now: { $wanted }.

## Things on the table

node-location = Location: { $location_name }; { $count ->
    [0] the last one
    [one] 1 more to come
   *[other] { $count } more to come
  }{ $tokens ->
    [0] { "" }
    [one] ; 1 token here
   *[other] ; { $tokens } tokens here
  }
node-blips = { CAP($pile) }: { $count } { $count ->
    [one] card
   *[other] cards
  }
node-stealers = Genestealer deck: { $count } { $count ->
    [one] card
   *[other] cards
  }
node-stealer-discard = Genestealer discard pile: { $count } { $count ->
    [one] card
   *[other] cards
  }
node-events = Event deck: { $count } { $count ->
    [one] card
   *[other] cards
  }
node-event-discard = Event discard pile: { $count } { $count ->
    [one] card
   *[other] cards
  }
node-supply = Supply: { $count } of { $all } tokens; major spawn { $major }, minor spawn { $minor }
node-die = Last roll: { $face }{ $skull ->
    [0] { "" }
   *[other] , with a skull
  }
node-event = Event: { $event }
node-place = { CAP($place) }
node-marine = { $marine }, position { $position }, facing { $side }, { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  }, { $team }
place-words = Genestealers that stand here fight { $marine }; { $count ->
    [0] nobody stands here now
   *[other] { $count } stand here now
  }.
node-turn = Turn { $marine } round
node-terrain = { $terrain }, on { $place }{ $tokens ->
    [0] { "" }
    [one] , 1 token
   *[other] , { $tokens } tokens
  }
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
node-action = { $number } { $card } ({ $type }): { $status }
locations-left = { $count ->
    [0] last Location
    [one] 1 more
   *[other] { $count } more
  }
type-count = { CAP($kind) }: { $count }
marine-reach = In reach now: { $swarm }.
marine-no-reach = No swarm is in reach now.
marine-facts = Faces { $side } · { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  }
terrain-colour = { CAP($colour_name) }, { $count } of 4 danger boxes: the more boxes, the more often Genestealers appear here.
terrain-watched = Watched: at most one Genestealer appears here in the Event Phase.
card-of-team = { $number } { $card } ({ $type })
card-ready = in hand
card-chosen = chosen
card-now = now
card-done = resolved
card-waits = still to come
player-alive = { $marine }
player-slain = Slain: { $marine }
player-artefact = holds the Artefact
player-jammed = Gun Jam: no Attack card this round
round-number = Round { $round }
phase-setup = Setup

zone-stealers = Genestealer deck
zone-stealer-discard = Discards
zone-events = Event deck
zone-event-discard = Discards
void-lock = Void Lock
    .text = The way in: nothing happens here. Empty a blip pile to go on.

## Further events

event-rolled-attack = { $marine } rolls { $face }{ $skull ->
    [0] { "" }
   *[other] { " " }and a skull
  }: { $hits ->
    [0] no Genestealer falls
    [one] a hit
   *[other] a hit, up to { $hits } fall
  }.
    .short = { $marine }: { $face }
event-rolled-defence = { $marine } defends himself against { $count } and rolls { $face }{ $skull ->
    [0] { "" }
   *[other] { " " }and a skull
  }: { $hits ->
    [0] the attack misses
   *[other] he is hit
  }.
    .short = { $marine }: { $face }
event-rolled-for-life = { CAP($cause) }: { $marine } rolls { $face }{ $skull ->
    [0] { "" }
   *[other] { " " }and a skull
  }: { $falls ->
    [0] he lives
   *[other] he is slain
  }.
    .short = { $marine }: { $face }
event-rolled-for-luck = { CAP($cause) }: the die shows { $face }{ $skull ->
    [0] { "" }
   *[other] { " " }and a skull
  }: { $luck ->
    [0] nothing comes of it
   *[other] it works
  }.
    .short = Roll: { $face }
event-phase-choose = Choose Actions
event-phase-resolve = Resolve Actions
event-phase-attack = Genestealer Attack
event-phase-event = Event
event-no-attacks = No swarm stands at the formation: nobody is attacked.
    .short = No attack
event-held-off = { CAP($swarm) } does not attack { $marine }: it is under the Power Field.
    .short = Power Field
event-turned-round = { $marine } turns and now faces { $side }.
event-all-turned = All marines have turned round.
    .short = All turn
event-enter-next = Next round, before each Move + Activate card, its player may put a token on a marine.
    .short = Next round
event-evasion-next = Next round only one marine may attack with each Attack card.
    .short = Next round
event-all-flanked = { $count ->
    [0] Every swarm already stands behind its marine
    [one] One swarm has gone behind its marine
   *[other] { $count } swarms have gone behind their marines
  }.
    .short = Behind
event-gathered = The swarms of each side gather at its red terrain.
    .short = They gather
event-aimed-marine = { $seat } has chosen { $marine }.
    .short = { $marine }
event-aimed-team = { $seat } has chosen { THE($team) }.
    .short = { CAP($team) }
event-aimed-pile = { $seat } has chosen { THE($pile) }.
    .short = { CAP($pile) }
event-aimed-swarm = { $seat } has chosen { $swarm }.
    .short = A swarm
event-swarms-moved = Icon { $kind }: { $count ->
    [0] no swarm has to move
    [one] one swarm { $flank ->
        [0] has moved one position
       *[other] has gone behind its marine
      }
   *[other] { $count } swarms { $flank ->
        [0] have moved one position
       *[other] have gone behind their marines
      }
  }.
    .short = { CAP($kind) } moves
event-journey = { $both ->
    [0] { CAP($pile) } is empty
   *[other] Both blip piles are empty
  }: the squad travels on.
    .short = Travel
event-terrain-laid = The new terrain is laid out: { $terrain }.
    .short = Terrain
event-pile-cleared = What is left of { THE($pile) } is discarded: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
event-token-paid = { $marine } spends a token: { $cause }.
    .short = { $marine }: −1
event-supply-empty = { CAP($cause) }: there is no token left in the supply.
    .short = No token
event-nothing-happens = { CAP($cause) }: nothing can happen.
    .short = Nothing
event-shrugged-off = { $marine } misses: the Power Field protects { $swarm }.
    .short = Power Field
event-closed-up = The formation closes up: the { $lower ->
    [0] upper part moves down
   *[other] lower part moves up
  } one position, and { $marine } takes the place of { $marine2 }.
    .short = Closing up
event-pile-empty = No Genestealer appears on { $place }: { THE($pile) } is empty.
    .short = Pile empty
event-no-terrain = There is no terrain of this colour ({ $icon }): no Genestealer appears.
    .short = No terrain
event-door-cleared = { $tokens ->
    [one] The token on the Door returns
   *[other] The { $tokens } tokens on the Door return
  } to the supply.
    .short = Door: 0

## Why it happened

cause-power-field = The Power Field protects { $swarm }: nothing in it can be slain.
cause-flamer = Flamer Attack: the number counts, { $face }.
cause-dead-aim = Dead Aim: a 4 slays several.
cause-skull = A skull slays one Genestealer.
cause-no-skull = Only a skull would have hit.
cause-counter = Counter Attack: a skull of Lorenzo makes the attack miss and slays one Genestealer.
cause-block = Block: a skull of Gideon makes the attack miss.
cause-second-wind = Second Wind: a 0 saves { $marine }.
cause-stance = Defensive Stance: a reroll saves a yellow marine unless it shows 0.
cause-above = { $face } is more than { $count }{ $lords ->
    [0] { "" }
   *[other] { " " }(a Brood Lord has taken 1 off the roll)
  }: that saves him.
cause-not-above = { $face } is not more than { $count }{ $lords ->
    [0] { "" }
   *[other] { " " }(a Brood Lord has taken 1 off the roll)
  }.{ $helpless ->
    [0] { "" }
   *[other] { " " }They come from behind: his tokens do not help.
  }
cause-deadly = Deadly: { $faces }.
cause-lucky = It works on { $faces }.
cause-no-face = No face would have helped.
cause-pile-empty = { CAP($pile) } is empty now: at the end of the phase you travel on.
cause-icon = Icon of the event: { $icon }.
cause-event = Event: { $event }.
cause-closed = The smaller part of the formation fills the gap; if both are equal, the lower one.

## Cards in words

event-instinct = Instinct: the current player decides alone, before the others see the card.
event-icons = Icons from left to right: { $icon }.
icon-minor-red = minor spawn at red terrain
icon-minor-orange = minor spawn at orange terrain
icon-minor-yellow = minor spawn at yellow terrain
icon-minor-green = minor spawn at green terrain
icon-major-red = major spawn at red terrain
icon-major-orange = major spawn at orange terrain
icon-major-yellow = major spawn at yellow terrain
icon-major-green = major spawn at green terrain
icon-adjacent-tail = tail swarms move
icon-adjacent-head = head swarms move
icon-adjacent-claw = claw swarms move
icon-adjacent-tongue = tongue swarms move
icon-flank-tail = tail swarms flank
icon-flank-head = head swarms flank
icon-flank-claw = claw swarms flank
icon-flank-tongue = tongue swarms flank
action-facts = { CAP($team) } · number { $number } · { $type }
marine-card = { CAP($team) } · range { $range }
void-lock-facts = Major spawn { $major }, minor spawn { $minor }. Location deck from the top: { $tiers }.
lord-text = It has two types ({ $kind }), dies last in its swarm, and takes 1 off the defence roll.
cause-genestealers = Genestealer attack
cause-door = Tokens on the Door, before you travel
source-note-name = From public sources; the Hungarian name is ours.

## What is in force, and what is known

locations-ahead = Still in the Location deck, from the top: { $tiers }.
locations-none = This is the last Location.
location-tokens = { $tokens ->
    [one] 1 token lies
   *[other] { $tokens } tokens lie
  } on this card.
effects-more = and { $count } more
node-effects = Effects of events
effect-now-evasion = This round: Evasion
effect-now-enter_formation = This round: Enter Formation
effect-now-gun_jam = This round: Gun Jam ({ $team })
effect-now-second_wind = This round: Second Wind ({ $marine })
effect-next-evasion = Next round: Evasion
effect-next-enter_formation = Next round: Enter Formation
effect-next-gun_jam = Next round: Gun Jam ({ $team })
effect-next-second_wind = Next round: Second Wind ({ $marine })
pile-known = Certainly in this pile: { $kind }.
face-down = Face down in the Genestealer deck and both blip piles together: tail { $tail }, head { $head }, claw { $claw }, tongue { $tongue }.
scouted-at = You know card { $depth } of this deck, counted from the top: { $event }.
discarded-event = { $event } ({ $icon })
node-scouted = The event card you are looking at: { $event }
terrain-tokens = { $tokens ->
    [one] 1 token lies
   *[other] { $tokens } tokens lie
  } here.
terrain-used = It has been activated this round.
card-last = played last round
card-jammed = Gun Jam
player-jam-next = Gun Jam next round
player-last = last round: { $number } { $card }
sign-brood-lord = Brood Lord
sign-support = support token
sign-major = major spawn
sign-minor = minor spawn
sign-move = swarms move
sign-flank = swarms flank

## Places: side and position

swarm-0-1 = the left swarm at position 1
swarm-0-2 = the left swarm at position 2
swarm-0-3 = the left swarm at position 3
swarm-0-4 = the left swarm at position 4
swarm-0-5 = the left swarm at position 5
swarm-0-6 = the left swarm at position 6
swarm-0-7 = the left swarm at position 7
swarm-0-8 = the left swarm at position 8
swarm-0-9 = the left swarm at position 9
swarm-0-10 = the left swarm at position 10
swarm-0-11 = the left swarm at position 11
swarm-0-12 = the left swarm at position 12
swarm-1-1 = the right swarm at position 1
swarm-1-2 = the right swarm at position 2
swarm-1-3 = the right swarm at position 3
swarm-1-4 = the right swarm at position 4
swarm-1-5 = the right swarm at position 5
swarm-1-6 = the right swarm at position 6
swarm-1-7 = the right swarm at position 7
swarm-1-8 = the right swarm at position 8
swarm-1-9 = the right swarm at position 9
swarm-1-10 = the right swarm at position 10
swarm-1-11 = the right swarm at position 11
swarm-1-12 = the right swarm at position 12
place-0-1 = the left side of position 1
place-0-2 = the left side of position 2
place-0-3 = the left side of position 3
place-0-4 = the left side of position 4
place-0-5 = the left side of position 5
place-0-6 = the left side of position 6
place-0-7 = the left side of position 7
place-0-8 = the left side of position 8
place-0-9 = the left side of position 9
place-0-10 = the left side of position 10
place-0-11 = the left side of position 11
place-0-12 = the left side of position 12
place-1-1 = the right side of position 1
place-1-2 = the right side of position 2
place-1-3 = the right side of position 3
place-1-4 = the right side of position 4
place-1-5 = the right side of position 5
place-1-6 = the right side of position 6
place-1-7 = the right side of position 7
place-1-8 = the right side of position 8
place-1-9 = the right side of position 9
place-1-10 = the right side of position 10
place-1-11 = the right side of position 11
place-1-12 = the right side of position 12
