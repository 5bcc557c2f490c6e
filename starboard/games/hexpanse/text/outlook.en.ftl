### What an option would do, and what becomes of those who fight.

outlook-attack = { THE($unit, cap: 1) } on { $area2 } goes to the hospital ship.
outlook-attack-leader = The leader on { $area2 } loses 1 life ({ $life } left).
outlook-attack-kills = The leader on { $area2 } loses its last life: that faction is out.
outlook-attack-wins = The last rival leader dies on { $area2 }: that wins the game!
outlook-attack-mercenary = { $unit } leaves the board; the card is discarded.
outlook-attack-token = { $unit } loses the token on { $area2 }; the card stays because it has another one.
outlook-attack-zombie = { THE($unit, cap: 1) } on { $area2 } goes back to the mothership.
outlook-attack-neutral = The neutral unit on { $area2 } goes back to the box.
outlook-guarded = { THE($seat, cap: 1) } may let the Protector on { $area } take the hit instead. Otherwise:
outlook-certain = That is certain: there is no die, and no Protector next to the target.
outlook-fate = { $fate ->
    [dies] The attacking leader loses its last life: its faction is out!
    [wounded] The attacking leader loses 1 life ({ $life } left).
    [stays] The attacking elite unit stays on the board.
    [zombie] The attacker goes back to the mothership.
    [mercenary] The attacking mercenary leaves the board.
   *[hospital] The attacker goes to the hospital ship.
}
mark-fate = { $fate ->
    [dies] dies
    [wounded] life { $life } → { $life2 }
    [stays] stays
    [zombie] mothership
    [mercenary] leaves
    [box] box
    [guarded] Protector?
   *[hospital] hospital
}
outlook-hit-empty = Nothing stands on { $area }: this would hit nobody.
outlook-own-hit = Careful: this is a unit of your own side!
outlook-guard = The Protector on { $area2 } goes to the hospital ship; { THE($unit) } on { $area } stays unharmed.
outlook-freed = { $area } becomes free: { $mission } needs it.
outlook-nearer = { $mission }: then { $have } of 9.
outlook-farther = { $mission }: then only { $have } of 9.
outlook-mine = You gain { $hexilum } hexilum.
outlook-mission = This completes { $mission }: you win!
outlook-mission-other = This completes { $mission } for { THE($seat) }, who wins at once!
outlook-arrival = On arrival: { effect }
outlook-lands = Then { THE($unit) } lands on { $area }.
outlook-leader-stays = Your leader never leaves the board again. Allied units and leader abilities need it there.
outlook-recall = { THE($unit, cap: 1) } on { $area } goes back to your mothership and can be placed again.
outlook-swap = { THE($unit, cap: 1) } goes to { $area2 }, and { THE($unit2) } to { $area }.
outlook-shift = { THE($unit, cap: 1) } goes from { $area } to { $area2 }.
outlook-turn = It attacks { $area }. You may place onto { $area2 }.{ $own ->
    [0] { "" }
   *[other] { " " }Your own side is hit, too!
}
outlook-turn-attacks = It attacks { $area }.{ $own ->
    [0] { "" }
   *[other] { " " }Your own side is hit, too!
}
outlook-turn-places = You may place onto { $area }.
outlook-turn-nothing = It reaches beyond the board and has no effect.
outlook-lay = { $turns ->
    [one] It fits here in only one direction.
   *[other] Then you choose one of { $turns } directions.
}
outlook-left = You will have { $hexilum } hexilum left.
outlook-bought = { $tokens ->
    [0] You can play it from your next turn on.
   *[other] You can place it from your next turn on.
}
outlook-income = It costs { $cost } hexilum ({ $hexilum } left) and raises your income to { $level }.
outlook-gain = You will have { $hexilum } hexilum.
outlook-heal = Your leader will have { $life } life.
outlook-only-ability = It is your leader's one ability of this turn.
outlook-move = { outlook-life }{ $hexilum ->
    [0] { "" }
   *[other] { " " }The mine yields { $hexilum } hexilum.
}
outlook-ability = { effect } { outlook-life }
outlook-life = { $life ->
    [0] It costs your leader its last life: this faction is out!
   *[other] It costs your leader 1 life ({ $life } left).
}
outlook-play = { effect.told } The card is then discarded.
outlook-activate = { effect.told } Once per turn.
outlook-take-back = { CAP($unit) }: then { $ship } on the mothership, { $hospital } on the hospital ship.
outlook-pass = { $left ->
    [one] You give up your last action and go on to the market.
   *[other] You give up { $left } actions and go on to the market.
}
outlook-end = You keep { $hexilum } hexilum. The market is filled up, and the next player follows.
outlook-damage = { $life ->
    [0] The leader of { THE($faction) } dies{ $wins ->
        [0] : that faction is out.
       *[other] : you win!
    }
   *[other] The leader of { THE($faction) } will have { $life } life.
}
outlook-raid = { THE($faction, cap: 1) } has { $count } on the mothership; you may send away up to { $amount }, but no elite unit.
outlook-rob-hexilum = { THE($faction, cap: 1) } loses { $hexilum } hexilum ({ $hexilum2 } left).{ $got ->
    [0] { "" }
   *[other] { " " }You gain { $got }.
}
outlook-send = { CAP($unit) } of { THE($faction) }: from the mothership to the hospital ship.
outlook-rob = { $gone ->
    [0] { $card } goes from { THE($faction) } to you.
   *[other] { $card } of { THE($faction) } is out of the game for good.
}
outlook-stop = Nothing more is done here.
outlook-decline = The ability is not used.
outlook-leave = It stands where it is, now for you. Its ability does not work.
outlook-withdraw = You can place it later, and its ability works then.
