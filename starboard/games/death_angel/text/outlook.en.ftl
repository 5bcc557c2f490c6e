### What an option would bring, before it is chosen.

outlook-card = number { $number }, { $type }
outlook-marine = { $marine }: range { $range }
outlook-reach = { $marine }: { $count ->
    [0] no swarm in reach
    [one] 1 swarm in reach, something falls { $percent } %
   *[other] { $count } swarms in reach, something falls { $percent } %
  }
outlook-one-falls = at least one Genestealer falls
outlook-in-front = { $marine } faces { $terrain }: it could be activated
outlook-nothing-in-front = nobody of the team faces terrain that can be activated
outlook-no-supply = the supply is empty: no token can be placed
outlook-supply = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  } in the supply
outlook-supply-after = { $tokens ->
    [one] 1 token stays
   *[other] { $tokens } tokens stay
  } in the supply
outlook-worst = most in danger as things stand: { $marine }, { $percent } %
outlook-attack = slays on { $faces }: { $count } of { $all } faces
outlook-power-field = the Power Field protects { $swarm }: nothing can fall
outlook-may-reroll = { $tokens ->
    [one] 1 token for a reroll
   *[other] { $tokens } tokens for rerolls
  }
outlook-slain = { $count ->
    [0] nothing falls
    [one] one falls
   *[other] up to { $count } fall
  }
outlook-charge = slays { $count ->
    [0] nothing here
    [one] the one Genestealer around him
   *[other] up to { $count } Genestealers around him
  } for certain, then he rolls for his life
outlook-claudio-falls = Claudio falls
outlook-pays = costs { $marine } a token, { $tokens } left
outlook-keep-attack = { $hits ->
    [0] this { $face } misses
    [one] this { $face } slays one
   *[other] this { $face } slays up to { $hits }
  }
outlook-keep-lives = with this { $face } { $marine } lives
outlook-reroll-attack = { $hits ->
    [0] the roll as it is misses
    [one] the roll as it is slays one
   *[other] the roll as it is slays up to { $hits }
  }
outlook-reroll-defence = { $hits ->
    [0] the roll as it is saves { $marine } already: a new one could only harm
   *[other] the roll as it is slays { $marine }
  }
outlook-lives = he lives
outlook-falls = he is slain
outlook-wins = you win
outlook-launch = wins on { $count } of { $all } faces
outlook-launch-later = then a later roll wins on { $count } of { $all } faces
outlook-teleport = { $marine } keeps his { $tokens ->
    [one] token
   *[other] { $tokens } tokens
  }
outlook-intimidate = so many as the die shows go, at most all who fight blue marines
outlook-dies = { $marine } is slain{ $last ->
    [0] { "" }
   *[other] : the mission is lost
  }
outlook-artefact = the Artefact is gone for good, { $marine } lives
outlook-done-attack = no further attacks with this card
outlook-done-paid-attack = no further attacks for tokens
outlook-done-manoeuvre = nobody moves, turns or activates any more with this card
outlook-danger = { $marine } falls in the coming attack: { $before } % → { $after } %
outlook-same-danger = changes nobody's danger in the coming attack
outlook-reach-after = { $marine } then has { $count ->
    [0] no swarm
    [one] 1 swarm
   *[other] { $count } swarms
  } in reach
outlook-token-behind = { $marine } is attacked from behind: there a token does not help
outlook-token-idle = nobody attacks { $marine } as things stand
outlook-swarm-left = { $count ->
    [0] the swarm is destroyed
    [one] 1 Genestealer stays there
   *[other] { $count } Genestealers stay there
  }
outlook-one-token = costs a token
outlook-victory = the mission is won
outlook-shield = this round it neither attacks nor can be slain
outlook-appear = { $count ->
    [0] nobody appears
    [one] one appears
   *[other] { $count } appear
  } on { $place }, { $all } stand there then
outlook-pile = { $pile }: { $before } → { $rest }
outlook-travel = a pile is empty then: you travel at the end of the phase
outlook-faces = { $marine } faces this side: he could activate it
outlook-faces-away = { $marine } faces the other side
outlook-door = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
  } on the Door then: as many may be slain when you travel
outlook-chimney = the Spore Chimney goes
outlook-tank = slays { $count ->
    [0] nothing here
    [one] 1 Genestealer
   *[other] { $count } Genestealers
  } around { $marine }, who then rolls for his life
outlook-no-panel = the Control Panel does nothing at this Location
outlook-loses-tokens = { $marine } loses { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }
outlook-gets-tokens = { $marine } gets { $count ->
    [one] 1 token
   *[other] { $count } tokens
  } of the others

## Actions

card-by-number = { $number } { $card }
card-type = { CAP($type) }
do-swap = Move
do-turn = Turn
do-activate = Activate
do-attack = Attack
do-charge = Heroic Charge
gain-swap = change places with a neighbour
gain-swap-any = change places with anybody
gain-turn = face the other side
gain-activate = use the terrain in front
gain-attack = a skull slays one of the swarm
gain-charge = slay up to { $amount } around Claudio
price-token = 1 token
price-risk = on 0 Claudio falls
refused-nobody-to-swap = There is nobody left in the formation to change places with.
refused-nothing-to-activate = Nobody of the team faces terrain that can be activated.
refused-no-swarm = There is no swarm at the formation.
gain-done = give up the rest
gain-card-block = a token; Gideon's skulls save him
gain-card-defensive_stance = a token; rerolls save yellow marines
gain-card-counter_attack = a token; Lorenzo's skulls strike back
gain-card-overwatch = a token; red attacks after the event
gain-card-strategize = a token; move a swarm
gain-card-power_field = a token; one swarm is held off
gain-card-onward_brothers = move, turn, activate; Door: 1 token more
gain-card-stealth_tactics = move, turn, activate; discard a blip
gain-card-reorganize = swap with anybody, turn, activate
gain-card-forward_scouting = move, turn, activate; see the next event
gain-card-intimidation = move, turn, activate; drive some off
gain-card-run_and_gun = move, turn, activate; attack for tokens
gain-card-lead_by_example = both attack; a kill gives a token
gain-card-flamer_attack = both attack; Zael slays what he rolls
gain-card-psionic_attack = both attack; Calistarius: a skull, once more
gain-card-dead_aim = both attack; a 4 slays up to three
gain-card-full_auto = both attack; Leon three times
gain-card-heroic_charge = both attack; or Claudio charges
