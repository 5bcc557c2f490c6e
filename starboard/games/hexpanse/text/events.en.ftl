### What happened: the sentence of the log, the label of its bead, and why it happened.

event-round = Round { $round }.
    .short = Round { $round }
event-turn = { NAME($seat, form: "gen") } turn ({ $faction }).
    .short = { $seat }
event-income = { NAME($seat, form: "gen") } income{ $side }: { $hexilum } hexilum (now { $stock }).
    .short = Income +{ $hexilum }
event-mined = The mine on { $area } gives { THE($seat) }{ $side } { $hexilum } hexilum (now { $stock }).
    .short = Mine +{ $hexilum }
event-gained = { THE($seat, cap: 1) }{ $side } gains { $hexilum } hexilum (now { $stock }).
    .short = +{ $hexilum } hexilum
event-stock-full = { NAME($seat, form: "gen") } hexilum track{ $side } is full: { $hexilum } hexilum is lost.
    .short = Track full
event-healed = { NAME($seat, form: "gen") } leader{ $side } gains { $amount } life (now { $life }).
    .short = +{ $amount } life
event-life-lost = { NAME($seat, form: "gen") } leader{ $side } loses { $amount } life ({ $life } left).
    .short = −{ $amount } life
event-eliminated = { NAME($seat, form: "gen") } leader is dead: { $more ->
    [0] { $seat } is out of the game ({ $faction }).
   *[other] one faction is out of the game ({ $faction }), and { $seat } plays on with the other.
}
    .short = Leader dead
event-placed = { THE($seat, cap: 1) }{ $side } places { NAME($unit, form: "a") } on { $area }.
    .short = To { $area }
event-recalled = { THE($seat, cap: 1) }{ $side } recalls { NAME($unit, form: "a") } from { $area }.
    .short = Recall
event-neutral-removed = The neutral unit on { $area } goes back to the box.
    .short = Neutral gone
event-mercenary-lost = { NAME($seat, form: "gen") } mercenary { $unit }{ $side } leaves { $area }.
    .short = Mercenary lost
event-zombie-back = { NAME($seat, form: "gen") } { $unit }{ $side } returns from { $area } to the mothership.
    .short = Back to ship
event-to-hospital = { NAME($seat, form: "gen") } { $unit }{ $side } goes from { $area } to the hospital ship.
    .short = Hospital ship
event-guarded = { NAME($seat, form: "gen") } { $unit2 }{ $side } on { $area2 } steps in for the { $unit } on { $area }.
    .short = Protector
event-leader-moved = { NAME($seat, form: "gen") } leader{ $side } moves from { $area } to { $area2 }.
    .short = Step to { $area2 }
event-swapped = { THE($seat, cap: 1) }{ $side } swaps { THE($unit) } on { $area } with { THE($unit2) } on { $area2 }.
    .short = Swap
event-moved = { THE($seat, cap: 1) }{ $side } moves { THE($unit) } from { $area } to { $area2 }.
    .short = Move to { $area2 }
event-taken-back = { THE($seat, cap: 1) }{ $side } takes { NAME($unit, form: "a") } back from the hospital ship.
    .short = Taken back
event-income-raised = { NAME($seat, form: "gen") } income{ $side } rises to { $level }, free of charge.
    .short = Income { $level }
event-income-paid = { THE($seat, cap: 1) }{ $side } pays { $level } hexilum to raise their income to { $level }.
    .short = Income { $level }
event-extra-cards = { THE($seat, cap: 1) }{ $side } may buy from { $cards } more cards in the market phase.
    .short = More cards
event-extra-turned = For { THE($seat) }{ $side } these are turned up as well: { $card }.
    .short = More cards
event-market-phase = Market phase: { $seat }{ $side } has { $hexilum } hexilum.
    .short = Market
event-market-filled = New in the market: { $card }.
    .short = Market
event-sent-away = { THE($seat, cap: 1) }{ $side } attacks the mothership of { THE($seat2) }{ $side2 }: { NAME($unit, form: "a") } goes to the hospital ship.
    .short = Mothership hit
event-hexilum-stolen = { THE($seat, cap: 1) }{ $side } takes { $hexilum } hexilum from { THE($seat2) }{ $side2 }.
    .short = Robbery
event-hexilum-burnt = { THE($seat, cap: 1) }{ $side } makes { THE($seat2) }{ $side2 } lose { $hexilum } hexilum.
    .short = −{ $hexilum } hexilum
event-card-stolen = { THE($seat, cap: 1) }{ $side } steals { $card } from { THE($seat2) }{ $side2 }.
    .short = Card stolen
event-card-destroyed = { THE($seat, cap: 1) }{ $side } removes { $card } of { THE($seat2) }{ $side2 } from the game.
    .short = Card destroyed
event-mercenary-stolen = { THE($seat, cap: 1) }{ $side } steals { $card } from { THE($seat2) }{ $side2 }. { $tokens ->
    [stays] It stays where it stands and now fights for { THE($seat) }.
    [back] It leaves the board and can be placed again.
   *[card] It waits on its card.
}
    .short = Mercenary stolen
event-ability = { NAME($seat, form: "gen") } { $unit }{ $side }: the ability takes effect.
    .short = Ability
event-ability-void = { NAME($seat, form: "gen") } { $unit }{ $side }: the ability has no effect. { no-effect }
    .short = No effect
event-declined = { THE($seat, cap: 1) }{ $side } declines the ability.
    .short = Declined
event-passed = { THE($seat, cap: 1) }{ $side } passes.
    .short = Pass
event-attacked = { NAME($seat, form: "gen") } { $unit }{ $side } attacks from { $area }: { NAME($unit2, form: "a") } on { $area2 }.
    .short = Attack { $area2 }
event-struck = { THE($seat, cap: 1) }{ $side } attacks { $area }: { NAME($unit, form: "a") }.
    .short = Attack { $area }
event-struck-nobody = { THE($seat, cap: 1) }{ $side } attacks { $area }, where nobody stands.
    .short = Nobody hit
event-laid = { NAME($seat, form: "gen") } formation{ $side }: { $shape ->
    [attack] it attacks { $area }.
    [place] units may be placed onto { $area2 }.
   *[both] it attacks { $area }, then units may be placed onto { $area2 }.
}
    .short = Formation
event-landing = { NAME($seat, form: "gen") } { $unit }{ $side } lands on { $area }.
    .short = Landing { $area }
event-landing-failed = { $area } is not free: { NAME($seat, form: "gen") } { $unit }{ $side } stays where it was.
    .short = No landing
event-played = { THE($seat, cap: 1) }{ $side } plays { $card }: { effect.told }
    .short = { $card }
event-activated = { THE($seat, cap: 1) }{ $side } activates { $card }.
    .short = { $card }
event-faction-ability = { NAME($seat, form: "gen") } leader uses the ability of { THE($faction) }.
    .short = Ability
event-bought = { THE($seat, cap: 1) }{ $side } buys { $card } for { $hexilum } hexilum.
    .short = { $card }
event-reshuffled = The discard pile is shuffled into a new market deck of { $cards } cards.
    .short = Reshuffle
event-stopped = { $rounds } rounds have been played.
    .short = The end
event-common-mission = The common mission is { $mission }.
    .short = Mission
event-mission-formed = The common mission has been formed: { $mission } on { $area }.
    .short = Victory
event-secret-formed = { NAME($seat, form: "gen") }{ $side } secret mission has been formed: { $mission } on { $area }.
    .short = Victory
event-faction-chosen = { THE($seat, cap: 1) } leads { THE($faction) }.
    .short = { $faction }
event-tiles-turned = Allied tiles to choose from: { $ally }.
    .short = Allied tiles
event-ally-chosen = { NAME($seat, form: "gen") } allied faction{ $side }: { $ally }.
    .short = { $ally }
event-secret-taken = { THE($seat, cap: 1) }{ $side } takes a secret mission.
    .short = Secret mission
event-secret-own = Your secret mission{ $side } is { $mission }.
    .short = { $mission }
event-tiles-shown = { THE($seat, cap: 1) }{ $side } shows { $ally }.
    .short = Tiles shown
event-tile-thrown = { THE($seat, cap: 1) }{ $side } discards { $ally }.
    .short = Discarded

## Why it happened

cause-fallen = { $why ->
    [attack] It has attacked: only an elite unit stays on the board after that.
    [guard] It took the hit for its neighbour.
   *[hit] It was attacked, and nobody stepped in for it.
}
cause-mercenary = { cause-fallen } { $more ->
    [0] The card goes to the discard pile.
   *[other] The card stays, for it has another token.
}
cause-life = { $why ->
    [attack] A leader that attacks pays with 1 life.
    [move] Moving costs a leader 1 life.
    [ability] The faction ability costs the leader 1 life.
    [damage] A card or an ability harms leaders wherever they are.
   *[hit] It was attacked: a leader stays and loses 1 life.
}
cause-eliminated = Its units stay as neutral ones; its cards go to the discard pile.
cause-laid = Attacks come first, one after the other, own units included; then placements.
cause-arrived = It works because the unit has come onto the board.

## Over the table

stage-attack = Attack
stage-guard = { NAME($seat, form: "gen") } Protector on { $area } may step in.
stage-card = What it does
stage-mission = Mission
