### Why something cannot be chosen: what belongs to another phase, another effect, another thing.

refused-choose-unit-first = { $area } is empty. To place a unit here, first choose the unit (mothership, allied tile or mercenary card), then this area.
refused-nothing-to-place = { $area } is empty, but no unit of yours is waiting to be placed.
refused-no-target = No enemy unit stands next to your { $unit } on { $area }, so it cannot attack.
refused-no-attacker = None of your units that can attack stands next to { $area }.
refused-turn-reaches = You choose how the formation around { $area2 } is turned, not its areas. It reaches { $area } like this: { $turn }.
refused-no-turn-reaches = Turned around { $area2 }, the formation never reaches { $area }.
refused-turn-in-vain = Turned like this around { $area }, the formation would change nothing, or the same as in another direction.
refused-market-later = { $yours ->
    [1] { $card } costs { $cost } hexilum and can be bought in the market phase, after your actions. You have { $hexilum } hexilum.
   *[other] { $card } costs { $cost } hexilum. You buy only in the market phase of your own turn.
}
refused-rival-by-effect = You choose a player only when a card or an ability harms or robs one: no action is aimed at { THE($faction) } as a whole.
refused-ship-by-effect = { CAP($unit) }: units on the mothership of { THE($faction) } are hit only by a card or an ability that attacks motherships.
refused-card-by-effect = { $card } belongs to { THE($faction) }. Only a card or an ability that steals or destroys cards can touch it.

## What alone can be chosen at a question

refused-only-buy = Your actions are over: in the market phase you buy cards or end the phase.
refused-only-place = { CAP($unit) } is being placed: choose an empty area of the board for it.
refused-only-put = Only a unit of yours that waits to be placed can be chosen, then an empty area of the formation.
refused-only-land = Only a unit of yours that waits to be placed can be chosen, then an area next to your leader.
refused-only-hit = This attacks an area: only areas of the board where something stands can be chosen.
refused-only-hit-beside = This attacks an area next to { $area }: nothing else can be chosen.
refused-only-swap = This swaps or moves a unit: only units on the board can be chosen.
refused-only-swap-with = { CAP($unit) } on { $area } is being swapped or moved: choose another unit or an empty area.
refused-only-turn = The formation of { THE($unit) } on { $area } is being turned: choose one of its directions.
refused-only-turn-free = The formation on { $area } is being turned: choose one of its directions.
refused-only-lay = A formation is being laid: choose an area of the board for it.
refused-only-take-back = Only units on your own hospital ship can be taken back.
refused-only-restore = Only a unit on your own hospital ship can be moved onto the board now.
refused-only-damage = This harms a leader: choose an opponent.
refused-only-raid = This attacks a mothership: choose an opponent who has units there.
refused-only-send = This attacks the mothership of { THE($faction) }: choose one of the units there.
refused-only-steal-hexilum = This steals hexilum: choose an opponent who has any.
refused-only-burn-hexilum = This destroys hexilum: choose an opponent who has any.
refused-only-steal-card = This steals an action card: choose one that an opponent has.
refused-only-destroy-card = This removes an action card: choose one that an opponent has.
refused-only-steal-mercenary = This steals a mercenary: choose a mercenary card of an opponent.
refused-only-leave-or-withdraw = First decide whether { $card } stays on the board or goes back to its card.
refused-only-guard = First decide about the hit on { $area }: only a Protector of yours next to it can step in.
refused-only-choose-faction = Only a faction that nobody leads yet can be chosen now.
refused-only-choose-ally = Only the allied tiles that are turned up can be chosen now.
refused-only-choose-mission = Only the missions that are turned up can be chosen now.
refused-only-keep-tile = Only a tile in the hand of { THE($faction) } can be kept now.
refused-only-throw-tile = Only a tile of the right neighbour of { THE($faction) } can be discarded now.

## What an effect lacks

refused-no-effect = { $card }: this would change nothing now. { no-effect }
refused-no-effect-ability = The ability of { THE($faction) } would change nothing now. { no-effect }
no-effect = { $effect ->
    [attack] Nothing stands where the formation can reach.
    [both] Nothing stands where the formation can reach.
    [place] No unit is waiting to be placed, or there is no room for one.
    [place_onto] No unit is waiting to be placed, or only leaders stand next to yours.
    [attack_then_place] Nothing stands on the board.
    [swap_self] There is nothing to swap it with, and no empty area.
    [swap_any_unit] Nothing but leaders stands on the board.
    [swap_mercenary_or_allied] No mercenary or allied unit on the board can be swapped or moved.
    [gain_hexilum] Your hexilum track is full.
    [steal_hexilum] No opponent has any hexilum.
    [lose_hexilum] No opponent has any hexilum.
    [raise_income] Your income is already the highest.
    [attack_mothership] No opponent has a unit on the mothership that can be hit.
    [heal_leader] Your leader already has all its life.
    [hospital_to_mothership] Your hospital ship is empty.
    [hospital_to_board] No unit on your hospital ship can come onto the board; allied ones need your leader there.
    [destroy_action_card] No opponent has an action card.
    [steal_action_card] No opponent has an action card.
    [steal_mercenary_card] No opponent has a mercenary card.
   *[other] There are no cards left to turn up.
}

turned-0 = as printed
turned-1 = turned by 60°
turned-2 = turned by 120°
turned-3 = turned by 180°
turned-4 = turned by 240°
turned-5 = turned by 300°

## What a zone is for

about-mothership = Units here can be placed onto the board. Attacks on motherships send them to the hospital ship.
about-hospital = Destroyed units lie here. For one action a unit goes back to the mothership.
about-tile = Allied units wait here, safe from attacks on motherships. They are placed only while their leader is on the board.
about-market = In the market phase, after the actions, any number of these cards can be bought; then it is filled up to five.
