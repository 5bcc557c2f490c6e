### Hexpanse: every word of the game, by key. Cards are in cards.en.ftl, rules in rules.en.ftl.

title = Hexpanse

## Settings of a table

variant-mode = Level
variant-mode-sailor = Sailor
    .text = For learning: twelve normal units, one common mission.
variant-mode-captain = Captain
    .text = The usual game: nine normal and three allied units, one common mission.
variant-mode-admiral = Admiral
    .text = As Captain, and everybody has a secret mission as well.
variant-elite = Elite units
    .text = One normal unit of each player is replaced by an elite unit.
variant-advanced = Advanced mode
    .text = Two allied factions each, drafted secretly.
variant-team = Team game
    .text = Two teams of two, or three teams with six factions. With an odd number of players, one of them leads two factions.
variant-large = Larger board for teams
    .text = The rulebook advises teams to use the smaller board.
variant-ring = Outer ring
    .text = Three players may use the yellow outer ring or leave it out.
variant-aliens = Aliens expansion
    .text = Ox and Mentacle can be chosen. With five or six factions they are always included.
variant-blind = Blind draft
    .text = Admiral: a secret mission is hidden from the moment it is taken.
variant-start = Starting player
    .text = A player who leads two factions begins with the first of them.
variant-start-lot = drawn at random

preset-first = Two players at Sailor level: normal units and one common mission, without the aliens.
preset-usual = Captain level: normal and allied units, one common mission.
preset-everything = Admiral level with secret missions, elite units, two allied factions each, and the aliens.

## Units and zones

unit-normal = normal unit
    .a = a normal unit
unit-elite = elite unit
    .a = an elite unit
unit-leader = leader
    .a = the leader
unit-neutral = neutral unit
    .a = a neutral unit
mothership = Mothership
hospital = Hospital ship
allied-tile = Allied tile
hexilum = Hexilum
market = Market
market-extra = { $cards } more cards come in this turn's market phase.
    .short = +{ $cards } cards
market-deck = deck { $deck } · discarded { $discard }
common-mission = Common mission
secret-mission = Secret mission
mission-lies = Where it is nearest you hold { $area }; it still lacks { $area2 }.
mission-turns = Nine units; it may be turned in any direction.
mission-dots = Dots on the board mark the areas you still need; a red ring means that another unit stands there.
mission-won = This mission has won the game.
mission-near = { THE($seat, cap: 1) }: { $have } of 9
mission-near-team = Team { $team }: { $have } of 9
mission-progress = { $mission }: { $have } of 9

## Phases

phase-income = Income
phase-action = Actions
phase-market = Market
phase-setup = Setup
round-number = { $level } · round { $round }

## Nodes of the scene, as a screen reader says them

node-area = { $area }{ $mine ->
    [0] { "" }
   *[other] , hexilum mine
}
node-unit = { node-area }: { $unit } of { THE($faction) }
node-unit-neutral = { node-area }: neutral unit
node-leader = { node-area }: leader of { THE($faction) }, { $life } life
area-formed = Part of the formation that has won: { $mission }.
node-shape = The formation as printed
node-supply = { CAP($unit) } on the mothership: { $count }
node-tile = { CAP($unit) } on the allied tile: { $count }
node-hospital = { CAP($unit) } on the hospital ship: { $count }
node-ship = Mothership: { $count }
node-leader-home = Leader on the faction board, { $life } life
node-faction = { $faction }: { $life } life, { $hexilum } hexilum, income { $level }
node-rival-tile = { CAP($unit) } on the allied tile of { THE($faction) }: { $count }
node-rival-hospital = { CAP($unit) } on the hospital ship of { THE($faction) }: { $count }
node-target = { CAP($unit) } on the mothership of { THE($faction) }: { $count }
node-card = { $card }, { $cost } hexilum
node-card-own = { $card }
node-card-tokens = Tokens waiting: { $count }
node-mission = Mission { $mission }
team-name = Team { $team }
leader-used = The leader has already used an ability this turn.
card-used = Already used this turn.
player-faction = { $faction }
player-out = Eliminated
player-stock = { $life } life · { $hexilum } hexilum · income { $level }
player-units = mothership { $ship } · hospital ship { $hospital } · cards { $cards }

## Questions

first-faction = Your first faction
second-faction = Your second faction
side-alone = { "" }
side-terran = { " " }({ faction-terran })
side-cyber = { " " }({ faction-cyber })
side-nomads = { " " }({ faction-nomads })
side-traders = { " " }({ faction-traders })
side-ox = { " " }({ faction-ox })
side-mentacle = { " " }({ faction-mentacle })
ask-choose-faction = Which faction do you lead?
    .for = { $part }: { ask-choose-faction }
ask-choose-ally = Which allied faction joins you?
    .for = { $part }: { ask-choose-ally }
ask-keep-tile = Which allied tile do you keep for { THE($faction) }?
ask-throw-tile = Which allied tile of your right neighbour do you discard for { THE($faction) }?
ask-choose-mission = Which mission do you take as your secret one?
    .for = { $part }: { ask-choose-mission }
ask-action = What do you do? { $left ->
    [one] One action left.
   *[other] { $left } actions left.
}
    .for = { $part }: { ask-action }
ask-place = On which area do you place { NAME($unit, form: "a") }?
    .for = { $part }: { ask-place }
ask-turn = Which way do you turn the formation of { THE($unit) } on { $area }? { effect-cells }
    .for = { $part }: { ask-turn }
ask-turn-free = Which way do you turn the formation on { $area }? { effect-cells }
    .for = { $part }: { ask-turn-free }
ask-lay = Where do you lay the formation? { effect-cells }
    .for = { $part }: { ask-lay }
ask-put = Which unit do you place in the formation, and where?
    .for = { $part }: { ask-put }
ask-land = Which unit lands next to your leader, and where?
    .for = { $part }: { ask-land }
ask-hit = Which area do you attack?
    .for = { $part }: { ask-hit }
ask-hit-beside = Which area next to { $area } do you attack?
    .for = { $part }: { ask-hit-beside }
ask-swap = Which unit do you swap or move?
    .for = { $part }: { ask-swap }
ask-swap-with = Which unit do you swap { THE($unit) } on { $area } with, or where do you move it?
    .for = { $part }: { ask-swap-with }
ask-take-back = Which unit do you take back from the hospital ship? { $amount ->
    [one] One more.
   *[other] Up to { $amount }.
}
    .for = { $part }: { ask-take-back }
ask-restore = Which unit do you move from the hospital ship onto the board?
    .for = { $part }: { ask-restore }
ask-damage = Whose leader loses { $amount } life?
    .for = { $part }: { ask-damage }
ask-raid = Whose mothership do you attack? Up to { $amount ->
    [one] one unit.
   *[other] { $amount } units.
}
    .for = { $part }: { ask-raid }
ask-send = Which unit of { THE($faction) } do you send to the hospital ship? { $amount ->
    [one] One more.
   *[other] Up to { $amount }.
}
    .for = { $part }: { ask-send }
ask-steal-hexilum = From whom do you take { $hexilum } hexilum?
    .for = { $part }: { ask-steal-hexilum }
ask-burn-hexilum = Who loses { $hexilum } hexilum?
    .for = { $part }: { ask-burn-hexilum }
ask-steal-card = Which action card do you steal?
    .for = { $part }: { ask-steal-card }
ask-destroy-card = Which action card do you remove from the game?
    .for = { $part }: { ask-destroy-card }
ask-steal-mercenary = Which mercenary do you steal?
    .for = { $part }: { ask-steal-mercenary }
ask-leave-or-withdraw = { $card } now fights for you. Does the token stay on the board?
    .for = { $part }: { ask-leave-or-withdraw }
ask-guard = Your { $unit } on { $area } is attacked. Does a Protector step in?
    .for = { $part }: { ask-guard }
ask-buy = Which card do you buy? You have { $hexilum } hexilum.
    .for = { $part }: { ask-buy }

## Answers

option-faction = { $faction }
option-ally = { $ally }
option-keep = Keep { $ally }
option-throw = Discard { $ally }
option-mission = { $mission }
option-pass = Pass
option-place = Place { NAME($unit, form: "a") }
option-area = { $area }
option-recall = Recall the unit from { $area }
option-attack = Attack { $area2 } from { $area }
option-heal = Take back { NAME($unit, form: "a") }
option-play = { $card }: { effect.told }
option-activate = Activate the mercenary on { $area }
option-gain = Gain hexilum
option-income = Raise your income
option-self-heal = Leader: gain 1 life
option-move = Leader: move to { $area }
option-ability = Leader: faction ability
option-turn = { $steps ->
    [0] As printed
    [1] Turned by 60°
    [2] Turned by 120°
    [3] Turned by 180°
    [4] Turned by 240°
   *[other] Turned by 300°
}
option-lay = Here: { $area }
option-put = { CAP($unit) } on { $area }
option-stop = Stop here
option-decline = Decline
option-land = { CAP($unit) } on { $area }
option-hit = Attack { $area }
option-swap = The unit on { $area }
option-with = { $area }
option-take-back = { CAP($unit) }
option-restore = { CAP($unit) }
option-rival = { $faction }
option-send = { CAP($unit) } of { THE($faction) }
option-rob = { $card } of { THE($faction) }
option-leave = It stays on the board
option-withdraw = It goes back to its card
option-guard = The Protector on { $area } steps in
option-no = No, the hit stands
option-buy = Buy { $card }
option-end = End the market phase

## Why not

refused-occupied = Something already stands on { $area }; only one unit can stand on an area.
refused-board-full = There is no empty area left.
refused-leader-on-board = Your leader is already on the board and never goes back.
refused-not-hired = You have not hired { $unit }.
refused-none-waiting = None of these is waiting to be placed: { $unit }.
refused-no-leader = Allied units ({ $unit }) come onto the board only while your leader is there.
refused-not-yours = The unit on { $area } is not yours.
refused-not-recallable = Only normal and elite units can be recalled, not { NAME($unit, form: "a") }.
refused-cannot-attack = Units with the Sacrifice icon cannot attack ({ $unit }).
refused-not-adjacent = { $area2 } is not adjacent to { $area }.
refused-nothing-there = Nothing stands on { $area }.
refused-no-enemy = The unit on { $area } is not your enemy.
refused-not-in-hospital = None of these is on your hospital ship: { $unit }.
refused-not-reactivatable = { $card } has no orange frame and works only on arrival.
refused-used = { $card } has already been used this turn.
refused-stock-full = Your hexilum track is full: { $hexilum }.
refused-income-top = Level { $level } is the highest income.
refused-too-dear = It costs { $cost } hexilum; you have { $hexilum }.
refused-leader-off-board = Your leader is not on the board yet.
refused-leader-used = Your leader has already used an ability this turn.
refused-life-full = Your leader already has { $life } life.
refused-leader-too-far = { $area } is not next to your leader.
refused-card-too-dear = { $card } costs { $cost } hexilum, and you have { $hexilum }.
refused-leader-fixed = A leader stands on { $area }; only its own movement can take it elsewhere.
refused-alike = The units on { $area } and { $area2 } are alike: nothing would change.
refused-not-special = The unit on { $area } is neither a mercenary nor an allied unit.
refused-leader-by-card = A leader can only be placed by an action, never by an effect.
refused-outside-formation = This area is not part of the formation.
refused-leader-there = A leader stands on { $area }; nothing can land there.
refused-does-not-fit = Around { $area } the formation does not fit on the board, whichever way it is turned.
refused-lies-in-vain = Around { $area } the formation would change nothing.
refused-lies-the-same = Around { $area } the formation would do exactly the same as around { $area2 }: lay it there instead.
refused-not-beside = { $area } is not next to { $area2 }, or is empty while others are not.
refused-no-opponent = You cannot choose { THE($faction) }: it is not your opponent.
refused-is-out = The leader of { THE($faction) } is dead.
refused-has-nothing = There is nothing to take from { THE($faction) } now.
refused-elite-immune = An elite unit is safe on its mothership.
refused-not-on-ship = None of these is on that mothership: { $unit }.
refused-expansion = { THE($faction, cap: 1) } can be chosen only with the Aliens expansion.
refused-faction-taken = Somebody else leads { THE($faction) }.

## The end

end-mission = A mission has been formed.
end-common = It was the common mission: { $mission }.
end-secret = It was the secret mission of { THE($seat) }: { $mission }.
end-leaders = All other leaders are dead.
end-rounds = After the last round the game ends without a winner.
term-mission = Mission formed
term-leaders = Last living leader

## Games that do not exist

setup-team = A team game is for three players or more.
setup-factions = { $count } factions are needed, and the box has { $most }.
setup-advanced-mode = The advanced mode is for Captain and Admiral.
setup-advanced-factions = The advanced mode is for up to five factions.
setup-blind = The blind draft is for secret missions, which only Admiral has.
setup-start = There is no player { $number } who could start.
