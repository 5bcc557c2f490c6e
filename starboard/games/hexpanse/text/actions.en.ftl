### The actions of a turn: what they are called, what they cost and bring, and why one is impossible.

action-place = Place
action-recall = Recall
action-attack = Attack
action-heal = From hospital ship
action-play = Action card
action-activate = Mercenary
action-gain = +1 hexilum
action-income = Income +1
action-self-heal = Self-healing
action-move = Leader steps
action-ability = Ability
action-pass = To the market
action-buy = Buy a card
action-end = End the phase

price-life = Costs the leader { $life } life
price-hexilum = Costs { $hexilum } hexilum
price-from = From { $hexilum } hexilum

gain-place = { $leader ->
    [0] { "" }
   *[other] leader,{ " " }
}mothership { $ship }{ $tile ->
    [0] { "" }
   *[other] , tile { $tile }
}{ $hired ->
    [0] { "" }
   *[other] , hired { $hired }
}
gain-recall = board → mothership
gain-attack = { $count ->
    [one] 1 target
   *[other] { $count } targets
} in reach
gain-heal = { $count ->
    [one] 1 unit
   *[other] { $count } units
} → mothership
gain-cards = { $card }
gain-income = { $level } → { $level2 } a turn
gain-hexilum = { $hexilum } → { $hexilum2 }
gain-life = life { $life } → { $life2 }
gain-move = to an area next to it
gain-pass = actions are given up
gain-buy = { $count ->
    [one] 1 card
   *[other] { $count } cards
} for your { $hexilum } hexilum
gain-end = the next player follows

effect-short = { $effect ->
    [attack] attack { $attacks ->
        [one] 1 area
       *[other] { $attacks } areas
    }
    [place] place up to { $places ->
        [one] 1 unit
       *[other] { $places } units
    }
    [both] attack { $attacks }, place { $places }
    [place_onto] a unit lands next to the leader
    [attack_then_place] attack an area, place there
    [attack_area] attack a neighbour
    [swap_self] swap or move itself
    [swap_any_unit] swap two units or move one
    [swap_mercenary_or_allied] swap or move a special unit
    [gain_hexilum] gain { $amount } hexilum
    [steal_hexilum] steal { $amount } hexilum
    [lose_hexilum] a rival loses { $amount } hexilum
    [raise_income] income + { $amount }
    [attack_mothership] hit { $amount } on a mothership
    [damage_leader] a rival leader loses { $amount } life
    [heal_leader] your leader gains { $amount } life
    [hospital_to_mothership] up to { $amount } from the hospital ship
    [hospital_to_board] hospital ship → board
    [destroy_action_card] destroy an action card
    [steal_action_card] steal an action card
    [steal_mercenary_card] steal a mercenary
    [extra_market] { $amount } more market cards
    [interpose] steps in for a neighbour
   *[zombie] returns to the mothership
}

refused-nothing-waits = No unit of yours that could be placed is waiting; allied units need your leader on the board.
refused-nothing-to-recall = No unit of yours can be recalled.
refused-no-fighters = No attacker of yours is on the board.
refused-no-enemy-near = No enemy stands next to your units.
refused-hospital-empty = Your hospital ship is empty.
refused-no-action-cards = You have no action card.
refused-no-mercenary = None of your mercenaries is on the board.
refused-no-frame = None of your mercenaries on the board has an orange frame: they work only on arrival.
refused-leader-shut-in = There is no empty area next to your leader.
