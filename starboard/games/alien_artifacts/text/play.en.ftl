### What is asked, chosen, told and refused.

## Questions

ask-faction = Which faction do you lead?
ask-act = Your action?
ask-act-more = Anything else beside your action?
ask-pay = Pay { $symbols } { $symbols ->
    [one] symbol
   *[other] symbols
} ({ $coin }) { $purpose }, with at most { $count } { $count ->
    [one] card
   *[other] cards
}.
ask-fees = Pay 1 credit to use a blockaded card now?
ask-react = Which effect comes next?
ask-extra = { CAP($deck) }: the price is { $credits } C. How many more cards will you see, for 1 C each?
ask-keep = Which card do you keep? { $count ->
    [one] One
   *[other] { $count }
} may be kept.
ask-deck = From which deck?
ask-side = { $card } enters your Empire: on which side?
ask-auto-build = Which card is completed first?
ask-attach = Attach a Resource card (at most { $count } more).
ask-sell = Which half do you sell? Up to { $count } more, { $credits } C so far.
ask-free = Which card is freed of its blockade?
ask-show = Which half shows in the stock of { $card }?
ask-target = Whom do you attack? The Available Alien System is { $system }.
ask-defend = You are attacked: which plan do you use?
ask-ship = Which ship attacks next?
ask-one-ship = Which ship attacks with +{ $bonus }?
ask-boost = { $card }: pay { $credits } C for +{ $bonus }?
ask-use = { $card }: which revealed card counts?
ask-result = Which result do you choose?
ask-blockade = Which card of { THE($seat) } is blockaded?
ask-check = Which technology is checked next?
ask-mine = Which planet produces next?
ask-score = Which technology do you score?
ask-planet = On which planet do you produce { $count }?
ask-complete = Which card do you complete?
ask-colour = Which colour do you search for?
ask-rob = From whom do you take up to { $credits } C?
ask-rival = Whose cards do you blockade?
ask-drop = Discard a card from your hand (at most { $count } more).
ask-draw = Discard any number of cards, then draw.
ask-score-end = Final scoring: which technology comes next?

## Choices

option-faction = { $faction }
option-buy = Buy: { $deck }
option-build = Build { $card }
option-develop = Develop { $card }
option-explore = Explore { $card }
option-prepare = Prepare resources: { $row }
option-trade = Trade resources
option-unblock = Remove { $count ->
    [one] 1 blockade
   *[other] { $count } blockades
}: { $row }
option-launch = Launch an attack
option-income = Generate income
option-mine-planets = Mine planets
option-ability = Faction ability
option-card-action = Action of { $card }
option-use-card = Use { $card }
option-artifact = Play { $artifact }
option-end = End the Action phase
option-pass = Pass: no action is possible
option-pay = Pay { $half }
option-fee = 1 C for { $card }
option-decline = No, thanks
option-done = Done
option-extra = { $count ->
    [0] No more cards
    [one] 1 more card
   *[other] { $count } more cards
}
option-deck = { CAP($deck) }
option-keep = Keep { $card }
option-place = { CAP($place) }
option-auto-build = { $card } first
option-attach = { $half } to { $card }
option-sell = Sell { $half }
option-show = { $half }
option-free = { $card }
option-trigger = { $card }
option-attack-aliens = Attack the Alien System
option-attack-player = Attack { THE($seat) }
option-stay = No attack
option-plan = { $plan }
option-ship = { $card } attacks
option-stop = End the attack
option-boost = Pay for the bonus
option-use = { $resource }
option-result = { $gains }
option-blockade = Blockade { $card }
option-check = Check { $card }
option-mine = { $card } produces
option-score = Score { $card }
option-planet = { $card }
option-colour = { CAP($colour) }
option-rob = Take from { THE($seat) }
option-rival = { CAP($seat) }
option-discard = Discard { $resource }
option-draw = Draw up to the limit
option-score-end = Score { $card }

## What an option would do

outlook-pay = { $symbols ->
    [0] Paid in full; { $lost ->
        [0] nothing is lost
        [one] 1 symbol is lost
       *[other] { $lost } symbols are lost
    }.
   *[other] { $symbols } still to pay; { $cards ->
        [one] 1 card stays
       *[other] { $cards } cards stay
    } in your hand.
}
outlook-cost = Costs { $symbols } { $coin }.
outlook-credits = Costs { $credits } C; { $bank } C stay.
outlook-sell = { $credits } C in all.
outlook-attach = { $symbols } of { $cost } symbols attached.

## What happened

event-turn = It is { NAME($seat, form: "gen") } turn.
event-action = { CAP($seat) }: { $action }.
event-uses = { CAP($seat) } uses { $card }.
event-plays = { CAP($seat) } plays { $artifact }.
event-faction = { CAP($seat) } leads { $faction }.
event-sets-up = { CAP($seat) } sets up { $faction }.
event-marker = The Resource deck is empty: shuffled anew, the round marker moves to { $marker }.
event-last-round = The Resource deck is empty with the marker on 1: this is the last round.
event-reshuffled = The Resource deck is shuffled anew.
event-found = { CAP($seat) } finds { $resource }; { $count ->
    [one] 1 other card goes
   *[other] { $count } other cards go
} under the deck.
event-not-found = { CAP($seat) } finds no { $colour } card among { $count }.
event-vp = { CAP($seat) } gains { $vp } VP.
event-credits = { CAP($seat) } gains { $credits } C ({ $bank } in the Bank).
event-draws = { CAP($seat) } draws { $count ->
    [0] no Resource card
    [one] 1 Resource card
   *[other] { $count } Resource cards
}.
event-your-hand = Your hand: { $resources }.
event-no-artifact = There is no Artifact left for { THE($seat) }.
event-artifact = { CAP($seat) } gains an Artifact.
event-your-artifact = You have found { $artifact }.
event-no-plan = There is no Defence Plan left for { THE($seat) }.
event-plan = { CAP($seat) } draws a Defence Plan.
event-your-plan = You have drawn { $plan }.
event-fee = { CAP($seat) } pays 1 C to use the blockaded { $card }.
event-spends = { CAP($seat) } spends { $half }.
event-pays-credits = { CAP($seat) } pays { $credits } C.
event-completed = { CAP($seat) } completes { $card }: { $place }.
event-auto-build = { $card } of { THE($seat) } is complete by itself.
event-produced = { $card } produces { $resource }.
event-check-matches = Check of { $card }: { $resources } matches.
event-check-fails = Check of { $card }: { $resources }, no match.
event-scored = { $card } scores { $vp } VP.
event-blockaded = { $card } of { THE($seat) } is blockaded.
event-freed = { $card } of { THE($seat) } is free again.
event-attacks-aliens = { CAP($seat) } attacks { $system }.
event-attacks-player = { CAP($seat) } attacks { THE($player) }.
event-defends = { CAP($seat) } defends with { $plan }.
event-attack-value = { $card } reveals { $number }: attack value { $value }.
event-next-system = { $system } is the next Alien System.
event-no-result = Nothing comes of it for { THE($seat) }.
event-loses-credits = { CAP($seat) } loses { $credits } C.
event-saved = { $card } of { THE($seat) } is saved from destruction.
event-destroyed = { $card } of { THE($seat) } is destroyed.
event-damaged = { $card } of { THE($seat) } is damaged and must be built again.
event-robs = { CAP($seat) } takes { $credits } C from { THE($player) }.
event-extra-turns = { CAP($seat) } will take { $count } extra turns.
event-buys = { CAP($seat) } pays { $credits } C and sees { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the { $deck }.
event-keeps = { CAP($seat) } keeps { $card }: { $zone }.
event-attaches = { CAP($seat) } attaches { $half } to { $card }.
event-discards = { CAP($seat) } discards { $resource }.
event-scores-end = { $card } of { THE($seat) } gives { $vp } VP at the end.
event-final-score = { CAP($seat) } reaches { $vp } VP.

## Why not?

refused-too-dear = { $symbols } { $coin } are needed; with { $count } { $count ->
    [one] card
   *[other] cards
} you reach { $most } at most.
refused-cannot-pay = You cannot pay its price with your cards now.
refused-no-credits = You do not have enough credits.
refused-no-hand-card = You have no card in your hand to discard.
refused-no-effect = Nothing would come of it now.
refused-not-under-construction = This card is not in your Construction area.
refused-not-inside = { $artifact } can be played before or after an action, not inside one.
refused-not-last-round = { $artifact } can be played only in your turn of the last round.
refused-empty-deck = This deck is empty.
refused-nothing-to-prepare = There is no card of this row that needs resources.
refused-no-fitting-half = You have no half of this row's colour, nor gold.
refused-nothing-to-sell = You have no Resource card to sell.
refused-no-token = No card of this row is blockaded.
refused-already-used = { $card } has been used this turn.
refused-no-fee = { $card } is blockaded, and you have no credit for the fee.
refused-no-ready-card = None of your operational cards could act.
refused-no-action-left = Your action of this turn is done.
refused-must-act = You must take your action first.
refused-wrong-colour = { $half } does not count here: { $coin } is needed.
refused-gold-is-gold = Gold counts as another colour only in basic actions.
refused-superfluous = With { $half } the payment would hold a superfluous card.
refused-out-of-reach = With { $half } you cannot reach the price within the card limit.
refused-one-colour = All cards of one trade have one colour; only gold may be added.
refused-plan-price = { $plan } costs { $credits } C to use.
refused-has-attacked = { $card } has attacked this turn.
refused-not-in-squad = { $card } takes no part in this attack.
refused-over-limit = You hold more cards than the limit of { $count }: discard first.
refused-has-token = { $card } carries a token already.
refused-must-check = { $card } is not blockaded: it has to act.
refused-too-many = You cannot pay for so many cards.

## The end

end-score = Most victory points win.
end-tie = A tie on points: credits in the Bank decide, then cards in the Empire.
term-production = Production
term-income = Technologies scored
term-attacks = Attacks
term-effects = Card effects
term-cards = Cards in the Empire
term-technologies = Technologies at the end
term-faction = Faction
variant-factions = Factions
variant-factions-dealt = dealt at random
variant-factions-chosen = chosen in reverse turn order
