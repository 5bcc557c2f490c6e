### What cards, leaders and allied units do. Numbers and formations are facts of the box.

effect = { $effect ->
    [attack] Attack { $attacks ->
        [one] 1 area
       *[other] { $attacks } areas
    } in formation.
    [place] You may place { $places ->
        [one] 1 unit
       *[other] up to { $places } units
    } in formation.
    [both] Attack { $attacks ->
        [one] 1 area
       *[other] { $attacks } areas
    }, then you may place { $places ->
        [one] 1 unit
       *[other] up to { $places } units
    }, in formation.
    [place_onto] Place one of your units onto an occupied (or empty) area next to your leader; the unit that stood there is destroyed (you cannot choose a leader).
    [attack_then_place] Attack any area; if it is empty afterwards, you may place one of your units there.
    [attack_area] Attack one area next to the one it left.
    [swap_self] Swap it with another unit on the board, or move it to an empty area.
    [swap_any_unit] Swap two units on the board, or move one unit to an empty area.
    [swap_mercenary_or_allied] Swap a mercenary or allied unit with any unit, or move it to an empty area.
    [gain_hexilum] Gain { $amount } hexilum.
    [steal_hexilum] Take { $amount } hexilum from one opponent.
    [lose_hexilum] One opponent loses { $amount } hexilum.
    [raise_income] Raise your income by { $amount ->
        [one] 1 level
       *[other] { $amount } levels
    }, free of charge.
    [attack_mothership] Send up to { $amount ->
        [one] 1 unit
       *[other] { $amount } units
    } of one opponent from the mothership to the hospital ship.
    [damage_leader] The leader of one opponent loses { $amount } life.
    [heal_leader] Your leader gains { $amount } life (up to { $most }).
    [hospital_to_mothership] Take up to { $amount ->
        [one] 1 unit
       *[other] { $amount } units
    } back from the hospital ship to your mothership.
    [hospital_to_board] You may put one of your units from the hospital ship onto the board.
    [destroy_action_card] Remove one action card of one opponent from the game.
    [steal_action_card] Take one action card from one opponent.
    [steal_mercenary_card] Steal one mercenary card from one opponent.
    [extra_market] In the market phase of this turn you may also buy from { $amount } further cards; those you do not buy are discarded.
    [interpose] If one of your units next to it is attacked, you may sacrifice it instead of that unit.
   *[zombie] Whenever it would go from the board to the hospital ship, it returns to your mothership instead.
}
    .told = { effect }{ $from ->
        [nowhere] { "" }
       *[other] { " " }{ effect-cells }
    }
effect-cells = { $from ->
    [self] Seen from the unit
    [leader] Seen from the leader
   *[free] Seen from any area you like
}: { $effect ->
    [attack] attack { $way }
    [place] place { $way2 }
   *[both] attack { $way }; place { $way2 }
}{ $blanks ->
    [0] .
   *[other] ; plain area { $way3 }.
}

faction-text = { effect } Then your leader loses 1 life.
    .told = { effect.told } Then your leader loses 1 life.
ally-text = { $trigger ->
    [placed] When it comes onto the board:{ " " }
    [sacrifice] Sacrifice – when it goes from the board to the hospital ship:{ " " }
   *[standing] { "" }
}{ effect }{ ally-choice }
    .told = { $trigger ->
        [placed] When it comes onto the board:{ " " }
        [sacrifice] Sacrifice – when it goes from the board to the hospital ship:{ " " }
       *[standing] { "" }
    }{ effect.told }{ ally-choice }
ally-choice = { $trigger ->
    [interpose] { "" }
    [passive] { "" }
   *[other] { $optional ->
        [0] { " " }You cannot decline.
       *[other] { " " }You may decline.
    }
}
ally-facts = Code { $code } · { $count } units · { $attacks ->
    [0] cannot attack
   *[other] can attack
}
card-facts = { $tokens ->
    [0] Action card
   *[other] Mercenary
} · code { $code } · { $cost } hexilum
card-either = Either: { effect.told }
card-or = Or: { effect.told }
or = or
card-again = Orange frame: usable again as an action, once per turn.
card-squad = { $count } tokens belong to it. The ability works with the first one; the others may be placed by it, too.
mission-facts = Mission card · code { $code }
mission-shape = Seen from its middle: { $way }.
