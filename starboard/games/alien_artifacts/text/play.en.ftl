### What is asked, chosen, told and refused.

## Questions

ask-faction = Which faction do you lead?
ask-act = Which action do you take?
ask-act-more = Do you use anything else besides your action?
ask-pay = Pay { $symbols } { $symbols ->
    [one] symbol
   *[other] symbols
} ({ $coin }) { $purpose }, with at most { $count } { $count ->
    [one] card
   *[other] cards
}.
ask-fees = Pay 1 credit to use a blockaded card now?
ask-react = Which effect comes next?
ask-extra = { CAP($deck) }: the price is { $credits } C. How many further cards do you pay to see?
ask-keep = Which card do you keep? You must keep { $count ->
    [one] exactly one
   *[other] exactly { $count }
}.
ask-deck = From which deck?
ask-side = { $card } enters your Empire: on which side?
ask-auto-build = Which card is completed first?
ask-attach = Attach a Resource card (at most { $count } more).
ask-sell = Which half do you sell? Up to { $count } more, { $credits } C so far.
ask-free = Which card is freed from its blockade?
ask-show = Which half shows in the stock of { $card }?
ask-target = Whom do you attack? The Available Alien System is { $system }.
ask-defend = You are attacked: which plan do you use?
ask-ship = Which ship attacks next?
ask-one-ship = Which ship attacks with +{ $bonus }?
ask-boost = { $card }: pay { $credits } C for +{ $bonus }?
ask-use = { $card }: which revealed card counts?
ask-result = Which result do you choose?
ask-blockade = Which of { NAME($seat, form: "gen") } cards is blockaded?
ask-check = Which technology is checked next?
ask-mine = Which planet produces next?
ask-score = Which technology do you score?
ask-planet = On which planet do you produce { $count ->
    [one] 1 card
   *[other] { $count } cards
}?
ask-complete = Which card do you complete?
ask-colour = Which colour do you search for?
ask-rob = From whom do you take up to { $credits } C?
ask-rival = Whose cards do you blockade?
ask-drop = Discard a card from your hand ({ $count } to go).
ask-draw = Discard any number of cards, then draw up to your limit.
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
option-ability = Faction ability: { $ability }
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
option-use = { CAP($numbered) }
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
        [one] 1 card is left
       *[other] { $cards } cards are left
    } in your hand.
}
outlook-cost = Costs { $symbols } { $symbols ->
    [one] symbol
   *[other] symbols
} ({ $coin }).
outlook-credits = Costs { $credits } C; { $bank } C will be left.
outlook-income = Costs { $symbols } symbols ({ $coin }). If all your technologies match, you gain { $vp } VP.
outlook-mine = Costs { $symbols } symbols ({ $coin }). { $count ->
    [one] 1 planet
   *[other] { $count } planets
} can produce.
outlook-launch = Costs { $symbols } symbols ({ $coin }). { $count ->
    [one] 1 ship
   *[other] { $count } ships
} can attack.
outlook-rival = { $count ->
    [0] The defender has only the Basic Defence Plan.
    [one] The defender uses the Basic Defence Plan or the one Defence Plan in hand.
   *[other] The defender uses the Basic Defence Plan or one of { $count } Defence Plans in hand.
}
outlook-use = Attack value { $value }: { $results }.
outlook-check = With a matching icon it gives { $vp } VP.
outlook-score = It gives { $vp } VP.
outlook-draw = You draw { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}; your hand limit is { $limit }.
outlook-sell = { $credits } C in total.
outlook-attach = { $symbols } of { $cost } symbols attached.

## What happened

event-turn = { NAME($seat, form: "gen") } turn · round marker { $marker }
    .short = turn
event-turn-last = { NAME($seat, form: "gen") } turn · last round
    .short = last round
event-turn-extra = { NAME($seat, form: "gen") } extra turn
    .short = extra turn
event-scoring = Final scoring
    .short = scoring
event-action = { CAP($seat) } { $action }.
    .short = { $action }
event-uses = { CAP($seat) } uses { $card }.
    .short = { $card }
event-plays = { CAP($seat) } plays { $artifact }.
    .short = { $artifact }
event-faction = { CAP($seat) } leads { $faction }.
    .short = { $faction }
event-sets-up = { CAP($seat) } sets up { $faction }.
    .short = set-up
event-marker = The Resource deck has run out: { $count } cards are reshuffled, and the round marker moves to { $marker }.
    .short = marker on { $marker }
event-last-round = The Resource deck has run out with the marker on 1: this is the last round. It ends before { NAME($seat, form: "gen") } turn.
    .short = last round
event-reshuffled = The Resource deck has run out: { $count } cards are reshuffled.
    .short = reshuffled
event-relics-renewed = The Artifact deck has run out: { $count } cards are reshuffled.
    .short = reshuffled
event-found = { CAP($seat) } finds { $resource }; { $count ->
    [one] 1 other card goes
   *[other] { $count } other cards go
} under the deck.
    .short = found
event-not-found = { CAP($seat) } finds no { $colour } card among { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .short = not found
event-vp = { CAP($seat) } gains { $vp } VP (now { $total }).
    .short = +{ $vp } VP
event-credits = { CAP($seat) } gains { $credits } C ({ $bank } in the Bank{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost
}).
    .short = +{ $credits } C
event-draws = { CAP($seat) } draws { $count ->
    [0] no Resource card
    [one] 1 Resource card
   *[other] { $count } Resource cards
}.
    .short = draws { $count }
event-your-hand = Your hand: { $resources }.
event-no-artifact = There is no Artifact left for { THE($seat) }.
    .short = no Artifact
event-artifact = { CAP($seat) } gains an Artifact.
    .short = Artifact
event-your-artifact = You have found { $artifact }.
    .short = { $artifact }
event-no-plan = There is no Defence Plan left for { THE($seat) }.
    .short = no plan
event-plan = { CAP($seat) } draws a Defence Plan.
    .short = Defence Plan
event-your-plan = You have drawn { $plan }.
    .short = { $plan }
event-fee = { CAP($seat) } pays 1 C to use the blockaded { $card }.
    .short = fee: 1 C
event-spends = { CAP($seat) } spends { $half }.
event-pays-credits = { CAP($seat) } pays { $credits } C.
    .short = −{ $credits } C
event-completed = { CAP($seat) } completes { $card } to { $place }.
    .short = { $card }
event-auto-build = { NAME($seat, form: "gen") } { $card } is built automatically.
    .short = built
event-produced = { $card } produces { $resource } (wanted icon: { $type }).
    .short = produced
event-shows-match = The icon matches. { $half } goes into the stock of { $card }.
    .short = { $half }
event-shows-smaller = No match: the smaller half, { $half }, goes into the stock of { $card }.
    .short = smaller: { $half }
event-shows-either = No match, equal halves: { $half } goes into the stock of { $card }.
    .short = { $half }
event-check-matches = Check of { $card }: { $resources }. It shows the { $type } icon: a match.
    .short = match
event-check-fails = Check of { $card }: { $resources }. It does not show the { $type } icon: no match.
    .short = no match
event-scored = { $card } counts { $count }: { $vp } VP.
    .short = { $vp } VP
event-blockaded = { CAP($player) } blockades { NAME($seat, form: "gen") } { $card }.
    .short = blockade
event-freed = The blockade on { NAME($seat, form: "gen") } { $card } is lifted.
    .short = free
event-attacks-aliens = { CAP($seat) } attacks { $system }.
    .short = { $system }
event-attacks-player = { CAP($seat) } attacks { THE($player) }.
    .short = target: { $player }
event-defends = { CAP($seat) } defends with { $plan }.
    .short = { $plan }
event-boosts = { CAP($seat) } pays { $credits } C: { $card } attacks with +{ $bonus }.
    .short = +{ $bonus } paid
event-reveals = { $card } attacks and reveals { $numbered }.
    .short = revealed
event-reveals-none = { $card } attacks, but there is no card to reveal: the number is 0.
    .short = no card
event-attack-value = { $card }: { $number } { $bonus ->
    [0] without a bonus is an attack value of { $value }
   *[other] and a bonus of { $bonus } make an attack value of { $value }
}.
    .short = value { $value }
event-next-system = { $system } is the next Alien System.
    .short = next system
event-no-result = The attack of { $card } has no result.
    .short = no result
event-loses-credits = { CAP($seat) } loses { $credits } C.
    .short = −{ $credits } C
event-saved = { NAME($seat, form: "gen") } { $card } is saved from destruction.
    .short = saved
event-destroyed = { NAME($seat, form: "gen") } { $card } is destroyed.
    .short = destroyed
event-damaged = { NAME($seat, form: "gen") } { $card } is damaged and must be built again.
    .short = damaged
event-robs = { CAP($seat) } takes { $credits } C from { THE($player) }.
    .short = takes { $credits } C
event-extra-turns = { CAP($seat) } will take { $count ->
    [one] 1 extra turn
   *[other] { $count } extra turns
}.
    .short = extra turns
event-buys = { CAP($seat) } pays { $credits } C and sees { $count ->
    [one] 1 card
   *[other] { $count } cards
} from the { $deck }.
    .short = pays { $credits } C
event-keeps = { CAP($seat) } keeps { $card }: it goes to the { $zone }{ $count ->
    [0] { "" }
    [one] ; 1 card goes back under the deck
   *[other] ; { $count } cards go back under the deck
}.
    .short = keeps { $card }
event-attaches = { CAP($seat) } attaches { $half } to { $card }.
    .short = +{ $half }
event-discards = { CAP($seat) } discards { $resource }.
event-scores-end = { NAME($seat, form: "gen") } { $card } counts { $count }: { $vp } VP at the end.
    .short = { $vp } VP
event-final-score = { CAP($seat) } ends with { $vp } VP.
    .short = { $vp } VP

## Why not?

refused-too-dear = { $symbols } { $coin } needed; with { $count ->
    [one] 1 card
   *[other] { $count } cards
} you reach { $most }.
refused-cannot-pay = You cannot pay its price with your cards now.
refused-no-credits = It costs { $credits } C; you have { $bank } C.
refused-no-hand-card = You have no card in your hand to discard.
refused-no-effect = It would have no effect now.
refused-not-under-construction = This card is not in your Construction area.
refused-not-inside = { $artifact } can be played before or after an action, not inside one.
refused-not-last-round = { $artifact } can be played only on your turn in the last round.
refused-empty-deck = This deck is empty.
refused-nothing-to-prepare = No card of this row needs resources.
refused-no-fitting-half = You have no half of this row's colour, and no gold.
refused-nothing-to-sell = You have no Resource card to sell.
refused-no-token = No card of this row is blockaded.
refused-already-used = { $card } has already been used this turn.
refused-no-fee = { $card } is blockaded, and you have no credit for the fee.
refused-no-ready-ship = You have no operational ship that could attack now.
refused-no-ready-technology = You have no operational technology that could be checked.
refused-no-ready-planet = You have no operational planet that could produce.
refused-no-action-left = You have already taken your action this turn.
refused-must-act = You must take your action first.
refused-wrong-colour = { $half } does not count here. What counts: { $coin }.
refused-gold-is-gold = Gold counts as another colour only in basic actions.
refused-superfluous = With { $half } the payment would include a card it does not need.
refused-out-of-reach = With { $half } you cannot reach the price within the card limit.
refused-one-colour = All cards of one trade must have the same colour; only gold may be added.
refused-plan-price = { $plan } costs { $credits } C to use.
refused-has-attacked = { $card } has already attacked this turn.
refused-not-in-squad = { $card } takes no part in this attack.
refused-over-limit = You hold more cards than the limit of { $count }: discard first.
refused-has-token = { $card } already carries a token.
refused-must-check = { $card } is not blockaded: it must act.
refused-too-many = You cannot pay for that many cards.

## Actions: names, prices, what they bring

do-buy = Buy a card
do-build = Build a ship
do-develop = Develop technology
do-explore = Explore a planet
do-prepare = Prepare resources
do-launch = Launch an attack
do-income = Generate income
do-mine-planets = Mine planets
do-trade = Trade resources
do-unblock = Remove blockades
do-ability = { $ability }
do-artifact = { $artifact }
price-said = { $symbols } { $symbols ->
    [one] symbol
   *[other] symbols
} ({ $coin })
price-cards = { $count ->
    [one] 1 card
   *[other] 1–{ $count } cards
}
gain-buy = { $count ->
    [one] 1 card to build
   *[other] 1 of { $count } cards
}
gain-one-of = one of { $count }
gain-prepare = attached
gain-launch = { $count ->
    [0] no ship
    [one] 1 ship attacks
   *[other] { $count } ships attack
}
gain-income = { $vp ->
    [0] 0 VP now
   *[other] up to { $vp } VP
}
gain-mine = { $count ->
    [0] no planet
    [one] 1 planet produces
   *[other] { $count } planets produce
}
gain-trade = up to { $credits } C
gain-free = { $card } is free
gain-free-some = 1 to { $count } tokens
brief-refresh = exchange up to { $count } cards
brief-attach = attach { $count } cards
brief-search = search { $count } cards
brief-produce = produce { $amount }
brief-clear-blockade = remove blockades
brief-score-free = score { $count }
brief-attack-with-one = attack with +{ $amount }
brief-complete-now = complete a card
brief-buy-with = a purchase
brief-draft = { $keep } of { $count } cards
brief-steal = take up to { $amount } C
brief-extra-action = { $count } more action
brief-extra-turns = { $count } extra turns
brief-place-blockade = { $count } blockades
gain-end = the Draw phase
gain-pass = nothing
refused-no-project = Nothing to complete: buy a card first ({ $deck }).
refused-no-token-at-all = None of your cards is blockaded.

## What an option would do, in more detail

outlook-best = Best paid with { $list }{ $lost ->
    [0] : nothing is lost
    [one] : 1 symbol is lost
   *[other] : { $lost } symbols are lost
}.
outlook-cost-parts = The row costs { $cost }: { $base }{ $owned ->
    [0] { "" }
   *[other] {" "}+ { $owned } for cards owned
}{ $less ->
    [0] { "" }
   *[other] {" "}− { $less } reductions
}.
outlook-attached = { $symbols ->
    [one] 1 symbol is
   *[other] { $symbols } symbols are
} already attached.
outlook-in-empire = At the end every card in the Empire gives { $vp } VP.
outlook-seen = You see { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $deck }) and keep { $keep }.
outlook-prepare = You attach up to { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
outlook-needs = { $card } still needs { $symbols }.
outlook-trade = You sell up to { $count ->
    [one] 1 card
   *[other] { $count } cards
} of one colour, for at most { $credits } C.
outlook-credits-lost = { $lost } C would be lost: the Bank holds { $most }.
outlook-fee = 1 C for one use; { $bank } C will be left.
outlook-card-fee = It is blockaded: this costs 1 C.
outlook-row-cost = The next card of the row ({ $row }) costs { $symbols }.
outlook-completes = { $card } is complete then{ $lost ->
    [0] { "" }
    [one] , 1 symbol is lost
   *[other] , { $lost } symbols are lost
}.
outlook-blockade = Its owner then pays 1 C for every use.
outlook-colour = { $count } of { $all } unseen cards show it.
outlook-rob = You get { $credits } C; { $bank } C stay with them.
outlook-open = { $count ->
    [one] 1 card can be blockaded.
   *[other] { $count } cards can be blockaded.
}
outlook-ends = The game ends after this turn.
outlook-marker = The Resource deck runs out: the round marker moves to { $marker }.
outlook-last-round = The Resource deck runs out with the marker on 1: the last round begins.
outlook-reshuffle = The Resource deck runs out and is reshuffled.
outlook-discard = { $cards ->
    [0] No card stays
    [one] 1 card stays
   *[other] { $cards } cards stay
} in your hand; then you draw { $count }.
outlook-match = { $card }: { $chance } % for a match.
outlook-check-of = { $card }: { $chance } % for { $vp } VP.
outlook-produce = It produces { $count ->
    [one] 1 card
   *[other] { $count } cards
}; each that matches gives 1 VP.
outlook-empty-empire = The Empire is empty: there is nothing to blockade.
outlook-end-vp = At the end it counts { $vp } VP for you.
outlook-at-end = At the end its table would give { $vp } VP as it stands.
odds-of-ship = { $card } against { $system }:
odds-against-plan = { $card } against { $plan }:
odds-row = { $value }: { $results }
odds-match = match: { $vp } VP
odds-no-match = no match
odds-produce-match = match: 1 VP, free choice of half
odds-produce-smaller = no match: smaller half
odds-produce-equal = no match: equal halves
mark-pays = would pay

## The end

end-score = The most victory points win.
end-tie = A tie on points: credits in the Bank decide, then cards in the Empire.
term-production = Production
term-income = Technologies scored
term-attacks = Attacks
term-effects = Card effects
term-cards = Cards in the Empire
term-technologies = Technologies at the end
term-faction = Faction
preset-first = Two players, the shortest game; the factions are dealt.
preset-usual = Three players; the factions are dealt.
preset-everything = A full table of five; everybody chooses a faction.

variant-factions = Factions
    .text = Each faction has its own strength and its own end scoring.
variant-factions-dealt = dealt at random
variant-factions-chosen = chosen in reverse turn order
