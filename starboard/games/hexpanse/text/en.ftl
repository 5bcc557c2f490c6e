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
    .text = Two teams of two, or three with six factions.
variant-aliens = Aliens expansion
    .text = Ox and Mentacle can be chosen; needed for five and six players.
variant-blind = Blind draft
    .text = Admiral: a chosen secret mission is hidden at once.
variant-start = Starting player
    .text = A player who leads two factions begins with the first of them.
variant-start-lot = by lot

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
market-deck = deck { $deck } · discarded { $discard }
common-mission = Common mission
secret-mission = Secret mission
mission-turns = nine units, turned any way
mission-dots = Dots mark what you lack on the board; a red ring: somebody stands there.
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

node-area = { $area }
node-area-mine = { $area }, hexilum mine
node-unit = { $area }: { $unit } of { THE($faction) }
node-unit-neutral = { $area }: neutral unit
node-leader = { $area }: leader of { THE($faction) }, { $life } life
node-supply = { $unit } on the mothership: { $count }
node-tile = { $unit } on its tile: { $count }
node-hospital = { $unit } on the hospital ship: { $count }
node-ship = Mothership: { $count }
node-leader-home = Leader on the faction board, { $life } life
node-faction = { $faction }: { $life } life, { $hexilum } hexilum, income { $level }
node-rival-tile = { $unit } on the allied tile of { THE($faction) }: { $count }
node-rival-hospital = { $unit } on the hospital ship of { THE($faction) }: { $count }
node-target = { $unit } on the mothership of { THE($faction) }: { $count }
node-card = { $card }, { $cost } hexilum
node-card-own = { $card }
node-card-tokens = Tokens waiting: { $count }
node-mission = Mission { $mission }
team-name = Team { $team }
leader-used = The leader has already used an ability in this turn.
card-used = Already used in this turn.
player-faction = { $faction }
player-out = Eliminated
player-stock = { $life } life · { $hexilum } hexilum · income { $level }
player-units = mothership { $ship } · hospital ship { $hospital } · cards { $cards }

## Questions

first-faction = Your first faction
second-faction = Your second faction
ask-choose-faction = Which faction do you lead?
    .for = { $part }: { ask-choose-faction }
ask-choose-ally = Which allied faction joins you?
    .for = { $part }: { ask-choose-ally }
ask-keep-tile = Which allied tile do you keep for { THE($faction) }?
ask-throw-tile = Which of your right neighbour's allied tiles do you throw out for { THE($faction) }?
ask-choose-mission = Which mission do you take as your secret one?
    .for = { $part }: { ask-choose-mission }
ask-action = What do you do? { $left ->
    [one] One action left.
   *[other] { $left } actions left.
}
    .for = { $part }: { ask-action }
ask-place = On which area do you place { NAME($unit, form: "a") }?
    .for = { $part }: { ask-place }
ask-turn = Which way do you turn the formation of { THE($unit) } ({ $area })?
    .for = { $part }: { ask-turn }
ask-turn-free = Which way do you turn the formation on { $area }?
    .for = { $part }: { ask-turn-free }
ask-lay = Where do you lay the formation?
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
ask-swap-with = With which unit do you swap { THE($unit) } ({ $area }), or where do you move it?
    .for = { $part }: { ask-swap-with }
ask-take-back = Which unit do you take back from the hospital ship? { $amount ->
    [one] One more.
   *[other] Up to { $amount }.
}
    .for = { $part }: { ask-take-back }
ask-restore = Which unit do you put from the hospital ship onto the board?
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
ask-leave-or-withdraw = { $card } now fights for you. Does the mercenary stay on the board?
    .for = { $part }: { ask-leave-or-withdraw }
ask-guard = Your { $unit } is attacked ({ $area }). Does a Protector step in?
    .for = { $part }: { ask-guard }
ask-buy = Which card do you buy? You have { $hexilum } hexilum.
    .for = { $part }: { ask-buy }

## Answers

option-faction = { $faction }
option-ally = { $ally }
option-keep = Keep { $ally }
option-throw = Throw out { $ally }
option-mission = { $mission }
option-pass = Pass
option-place = Place { NAME($unit, form: "a") }
option-area = { $area }
option-recall = Recall the unit from { $area }
option-attack = Attack { $area2 } from { $area }
option-heal = Take back { NAME($unit, form: "a") }
option-play = { $card }: { $number ->
    [0] { NAME($card, form: "option0") }
   *[other] { NAME($card, form: "option1") }
}
option-activate = Activate the mercenary on { $area }
option-gain = Gain 1 hexilum
option-income = Raise your income
option-self-heal = Leader: heal 1 life
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
option-stop = Enough
option-decline = No, thank you
option-land = { CAP($unit) } on { $area }
option-hit = Attack { $area }
option-swap = The unit on { $area }
option-with = { $area }
option-take-back = { CAP($unit) }
option-restore = { CAP($unit) }
option-rival = { $faction }
option-send = { CAP($unit) } of { THE($faction) }
option-rob = { $card } of { THE($faction) }
option-leave = It stays
option-withdraw = Take it back to the card
option-guard = The Protector on { $area } steps in
option-no = No
option-buy = Buy { $card }
option-end = End the market phase

## What it would do

outlook-attack = { THE($unit, cap: 1) } on { $area2 } goes to the hospital ship.
outlook-attack-leader = The leader on { $area2 } loses 1 life.
outlook-attack-mercenary = { $unit } leaves the board; the card is discarded.
outlook-attack-token = { $unit } leaves the board; the card stays, for it has another token.
outlook-attack-zombie = { THE($unit, cap: 1) } on { $area2 } goes back to the mothership.
outlook-attack-guarded = A Protector beside { $area2 } may take the hit instead.
outlook-attack-neutral = The neutral unit on { $area2 } leaves the game.
outlook-mine = You gain 1 hexilum.
outlook-mission = This completes { THE($mission) }: you win!
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
    [one] There is only one way to lay it here.
   *[other] Then you choose one of { $turns } turns.
}
outlook-left = { $hexilum } hexilum left.

## What happened

event-turn = Round { $round }: the turn of { THE($seat) } ({ $faction }).
event-gained = { THE($seat, cap: 1) } gains { $hexilum } hexilum.
event-healed = { NAME($seat, form: "gen") } leader gains { $amount } life (now { $life }).
event-life-lost = { NAME($seat, form: "gen") } leader loses { $amount } life ({ $life } left).
event-eliminated = { NAME($seat, form: "gen") } leader ({ $faction }) is dead: { $seat } is out of the game.
event-placed = { THE($seat, cap: 1) } places { NAME($unit, form: "a") } on { $area }.
event-recalled = { THE($seat, cap: 1) } recalls { NAME($unit, form: "a") } from { $area }.
event-neutral-removed = The neutral unit on { $area } goes to the box.
event-mercenary-lost = { $unit } leaves { $area } ({ $seat }).
event-zombie-back = { NAME($seat, form: "gen") } Zombie returns from { $area } to the mothership.
event-to-hospital = { NAME($seat, form: "gen") } { $unit } goes from { $area } to the hospital ship.
event-guarded = { NAME($seat, form: "gen") } Protector on { $area2 } steps in for the unit on { $area }.
event-leader-moved = { NAME($seat, form: "gen") } leader moves to { $area }.
event-swapped = { THE($seat, cap: 1) } swaps { $area } and { $area2 }.
event-taken-back = { THE($seat, cap: 1) } takes { NAME($unit, form: "a") } back to the mothership.
event-income-raised = { NAME($seat, form: "gen") } income rises to { $level }.
event-extra-cards = { THE($seat, cap: 1) } will see { $cards } more cards in the market.
event-sent-away = { NAME($seat, form: "gen") } { $unit } goes from the mothership to the hospital ship.
event-hexilum-lost = { THE($seat, cap: 1) } loses { $hexilum } hexilum.
event-card-stolen = { THE($seat, cap: 1) } steals { $card } from { THE($seat2) }.
event-card-destroyed = { $card } of { THE($seat) } is out of the game.
event-mercenary-stolen = { $card } leaves { THE($seat2) } and fights for { THE($seat) }.
event-ability = The ability of { NAME($unit, form: "a") } works ({ $seat }).
event-passed = { THE($seat, cap: 1) } passes.
event-attacked = { NAME($seat, form: "gen") } { $unit } attacks { $area }.
event-played = { THE($seat, cap: 1) } plays { $card }.
event-activated = { THE($seat, cap: 1) } activates { $card }.
event-faction-ability = { NAME($seat, form: "gen") } leader uses the ability of { THE($faction) }.
event-bought = { THE($seat, cap: 1) } buys { $card } for { $hexilum } hexilum.
event-reshuffled = The discard pile is shuffled: { $cards } cards in the market deck.
event-stopped = { $rounds } rounds have been played.
event-common-mission = The common mission is { $mission }.
event-faction-chosen = { THE($seat, cap: 1) } leads { THE($faction) }.
event-ally-chosen = { NAME($seat, form: "gen") } allied faction: { $ally }.
event-secret-taken = { THE($seat, cap: 1) } takes a secret mission.
event-secret-open = { THE($seat, cap: 1) } takes { $mission } as a secret mission.
event-secret-own = Your secret mission is { $mission }.
event-tiles-shown = { THE($seat, cap: 1) } shows { $ally }.
event-tile-thrown = { THE($seat, cap: 1) } throws out { $ally }.

## Why not

refused-occupied = Something already stands on { $area }; one unit stands on an area.
refused-board-full = There is no empty area left.
refused-leader-on-board = Your leader is already on the board and never goes back.
refused-not-hired = You have not hired { $unit }.
refused-none-waiting = None of these waits off the board: { $unit }.
refused-no-leader = Allied units ({ $unit }) come onto the board only while your leader is there.
refused-not-yours = The unit on { $area } is not yours.
refused-not-recallable = Only normal and elite units can be recalled, not { NAME($unit, form: "a") }.
refused-cannot-attack = Units with the Sacrifice icon cannot attack ({ $unit }).
refused-not-adjacent = { $area2 } is not adjacent to { $area }.
refused-nothing-there = Nothing stands on { $area }.
refused-no-enemy = The unit on { $area } is no enemy of yours.
refused-not-in-hospital = None of these is on your hospital ship: { $unit }.
refused-no-effect = { $card }: this would change nothing now.
refused-not-reactivatable = { $card } has no orange frame and works on arrival only.
refused-used = { $card } has already been used in this turn.
refused-stock-full = Your hexilum track is full: { $hexilum }.
refused-income-top = Level { $level } is the highest income.
refused-too-dear = This costs { $cost } hexilum, and you have { $hexilum }.
refused-leader-off-board = Your leader is not on the board yet.
refused-leader-used = Your leader has already used an ability in this turn.
refused-life-full = Your leader already has { $life } life.
refused-leader-too-far = { $area } is not next to your leader.
refused-no-effect-ability = The ability of { THE($faction) } would change nothing now.
refused-card-too-dear = { $card } costs { $cost } hexilum, and you have { $hexilum }.
refused-leader-fixed = On { $area } stands a leader; only its own ability moves it.
refused-alike = The units on { $area } and { $area2 } are alike: nothing would change.
refused-not-special = The unit on { $area } is neither a mercenary nor an allied unit.
refused-leader-by-card = A leader is placed by an action only, never by an effect.
refused-outside-formation = This area is no part of the formation.
refused-leader-there = A leader stands on { $area }; nothing can land there.
refused-does-not-fit = Around { $area } the formation leaves the board, whichever way it is turned.
refused-lies-in-vain = Around { $area } the formation would change nothing.
refused-lies-the-same = Around { $area } the formation would do just the same as around { $area2 }: lay it there.
refused-not-beside = { $area } is not next to { $area2 }, or is empty while others are not.
refused-no-opponent = You cannot choose { THE($faction) }: no opponent of yours.
refused-is-out = The leader of { THE($faction) } is dead.
refused-has-nothing = There is nothing to be had from { THE($faction) } now.
refused-elite-immune = An elite unit is safe on its mothership.
refused-not-on-ship = None of these is on that mothership: { $unit }.
refused-expansion = You need the Aliens expansion for { THE($faction) }.
refused-faction-taken = Somebody else leads { THE($faction) }.

## The end

end-mission = A mission has been formed.
end-leaders = All other leaders are dead.
end-rounds = After 100 rounds the game ends without a winner.
term-mission = Mission formed
term-leaders = Last living leader

## Games that do not exist

setup-team = A team game is for three players or more.
setup-aliens = { $count } factions need the Aliens expansion.
setup-advanced-mode = The advanced mode is for Captain and Admiral.
setup-advanced-factions = The advanced mode is for up to five factions.
setup-blind = The blind draft is of secret missions, which only Admiral has.
setup-start = There is no starting player { $number }.
