### Alien Artifacts: what lies on the table and what it is called. Cards are in cards.en.ftl, rules in rules.en.ftl.

title = Alien Artifacts
    .short = Artifacts

## Colours and symbols

colour-red = red
colour-blue = blue
colour-green = green
colour-gold = gold
coin-red = red
coin-blue = blue
coin-green = green
coin-red-gold = red or gold
coin-blue-gold = blue or gold
coin-green-gold = green or gold
coin-all = of any colour
coin-one = of one colour, not gold
half-red-1 = 1 red
half-red-2 = 2 red
half-red-3 = 3 red
half-blue-1 = 1 blue
half-blue-2 = 2 blue
half-blue-3 = 3 blue
half-green-1 = 1 green
half-green-2 = 2 green
half-green-3 = 3 green
half-gold-1 = 1 gold
half-gold-2 = 2 gold
half-gold-3 = 3 gold

## Resource cards

resource-blue-1-gold-2 = 1 blue / 2 gold
resource-blue-1-gold-3 = 1 blue / 3 gold
resource-blue-1-green-2 = 1 blue / 2 green
resource-blue-1-green-3 = 1 blue / 3 green
resource-blue-1-red-2 = 1 blue / 2 red
resource-blue-1-red-3 = 1 blue / 3 red
resource-blue-2-gold-1 = 2 blue / 1 gold
resource-blue-2-gold-2 = 2 blue / 2 gold
resource-blue-2-green-1 = 2 blue / 1 green
resource-blue-2-green-2 = 2 blue / 2 green
resource-blue-2-green-3 = 2 blue / 3 green
resource-blue-2-red-1 = 2 blue / 1 red
resource-blue-2-red-2 = 2 blue / 2 red
resource-blue-2-red-3 = 2 blue / 3 red
resource-blue-3-gold-1 = 3 blue / 1 gold
resource-blue-3-green-1 = 3 blue / 1 green
resource-blue-3-green-2 = 3 blue / 2 green
resource-blue-3-red-1 = 3 blue / 1 red
resource-blue-3-red-2 = 3 blue / 2 red
resource-gold-2-gold-2 = 2 gold / 2 gold
resource-gold-3-gold-1 = 3 gold / 1 gold
resource-green-1-gold-2 = 1 green / 2 gold
resource-green-1-gold-3 = 1 green / 3 gold
resource-green-1-red-2 = 1 green / 2 red
resource-green-1-red-3 = 1 green / 3 red
resource-green-2-gold-1 = 2 green / 1 gold
resource-green-2-gold-2 = 2 green / 2 gold
resource-green-2-red-1 = 2 green / 1 red
resource-green-2-red-2 = 2 green / 2 red
resource-green-2-red-3 = 2 green / 3 red
resource-green-3-gold-1 = 3 green / 1 gold
resource-green-3-red-1 = 3 green / 1 red
resource-green-3-red-2 = 3 green / 2 red
resource-red-1-gold-2 = 1 red / 2 gold
resource-red-1-gold-3 = 1 red / 3 gold
resource-red-2-gold-1 = 2 red / 1 gold
resource-red-2-gold-2 = 2 red / 2 gold
resource-red-3-gold-1 = 3 red / 1 gold

## Rows, decks, types, sides

row-ship = ships
row-technology = technologies
row-planet = planets
deck-ship = Ship deck
deck-technology = Technology deck
deck-planet = Planet deck
type-explore = Exploration
type-expand = Expansion
type-exterminate = Extermination
type-exploit = Exploitation
side-0 = Logistics side
side-1 = Operational side
place-ship-logistic = join the fleet (logistics side)
place-ship-operational = go on a mission (operational side)
place-technology-logistic = apply the technology (logistics side)
place-technology-operational = market the technology (operational side)
place-planet-logistic = settle the planet (logistics side)
place-planet-operational = exploit the planet (operational side)
zone-0 = Construction area
zone-1 = Empire, on its logistics side
zone-2 = Empire, on its operational side

## What payments and limits are for

purpose-build-ship = to build a ship
purpose-develop-technology = to develop a technology
purpose-explore-planet = to explore a planet
purpose-prepare-ship = to prepare
purpose-prepare-technology = to prepare
purpose-prepare-planet = to prepare
purpose-trade = to trade
purpose-remove-blockade = to remove blockades
purpose-launch-attack = to launch an attack
purpose-generate-income = to generate income
purpose-mine-planets = to mine planets
purpose-buy = to buy
purpose-other = for the effect

## Actions in the log

action-buy = buy a card
action-build = build a ship
action-develop = develop a technology
action-explore = explore a planet
action-prepare = prepare resources
action-trade = trade resources
action-unblock = remove blockades
action-launch = launch an attack
action-income = generate income
action-mine-planets = mine planets
action-ability = the faction ability

## Gains and results

gain-vp-1 = 1 VP
gain-vp-2 = 2 VP
gain-vp-3 = 3 VP
gain-vp-4 = 4 VP
gain-credits-1 = 1 credit
gain-credits-2 = 2 credits
gain-credits-3 = 3 credits
gain-credits-4 = 4 credits
gain-credits-5 = 5 credits
gain-credits-6 = 6 credits
gain-credits-7 = 7 credits
gain-credits-8 = 8 credits
gain-draw-1 = 1 Resource card
gain-draw-2 = 2 Resource cards
gain-draw-3 = 3 Resource cards
gain-draw-4 = 4 Resource cards
gain-draw-5 = 5 Resource cards
gain-artifact-1 = 1 Artifact
gain-plan-1 = 1 Defence Plan
result-blockade-1 = place 1 blockade
result-blockade-2 = place 2 blockades
result-blockade-own-1 = 1 blockade, placed by the defender
result-destroyed = ship destroyed
result-damaged = ship damaged
result-lose-credits-2 = lose 2 credits
result-defender-vp-1 = the defender gains 1 VP
result-defender-credits-1 = the defender gains 1 credit
result-defender-credits-3 = the defender gains 3 credits
result-or = or
result-none = nothing
short-vp-1 = +1
short-vp-2 = +2
short-vp-3 = +3
short-credits-1 = 1 C
short-credits-2 = 2 C
short-credits-3 = 3 C
short-credits-5 = 5 C
short-draw-1 = card
short-artifact-1 = artifact
short-plan-1 = plan
short-destroyed = lost
short-damaged = damaged
short-lose = −2 C
table-row = At { $value }: { $results }.
table-row-up = At { $value } and more: { $results }.

## Measures

metric-planets = planets in the Empire
metric-technologies = technologies in the Empire
metric-ships = ships in the Empire
metric-planets-logistic = logistic planets
metric-planets-operational = operational planets
metric-technologies-logistic = logistic technologies
metric-technologies-operational = operational technologies
metric-ships-logistic = logistic ships
metric-ships-operational = operational ships
metric-empire-cards = cards in the Empire
metric-logistic-cards = logistic cards
metric-operational-cards = operational cards
metric-planet-types = different planet types
metric-ship-types = different ship types
metric-row-type-pairs = different row/type pairs
metric-row-sets = sets of ship + technology + planet
metric-type-sets = sets of all four types
metric-best-row-type = same type in one row
metric-stock-cards = stock cards
metric-attached-cards = attached cards
metric-projects = cards under construction
metric-credits = credits in the Bank
metric-artifacts-held = Artifacts in hand
metric-defence-plans = Defence Plans in hand
metric-blockades-on-others = blockades on others
metric-type-cards-explore = Exploration cards in the Empire
metric-type-cards-expand = Expansion cards in the Empire
metric-type-cards-exterminate = Extermination cards in the Empire
metric-type-cards-exploit = Exploitation cards in the Empire
column = { $need } or more: { $vp } VP when scored, { $end_vp } VP at the end
column-need = { $need }+
measured = Scores by: { $metric }

## The board

phase-choosing = Factions
phase-setting-up = Set-up
phase-action = Action
phase-drawing = Draw
phase-scoring = Scoring
marker = Round marker { $marker }
last-round = Last round
construction = Construction
empire = Empire
next-costs = next costs
ships-short = Ships
technologies-short = Tech
planets-short = Planets
kept = Kept cards
buy-price = { $credits } C + 1 C each
    .short = { $credits } C
available = Available Alien System
resources-left = Resources
artifacts-left = Artifacts
plans-left = Plans
stock-of = Stock of { $card }
stock-note = Use stock cards as if they were in your hand, with the half that shows.
spent-so-far = still { $symbols } with at most { $count } { $count ->
    [one] card
   *[other] cards
}
keyword-0 = Continuous
keyword-1 = Additional
keyword-2 = Action
no-faction = no faction yet
placed-produce = Placed: produce 3
mines = Mine planets: 1
match-vp = match: 1 VP
blockaded = blockaded
bill-title = Payment
board-of = Board of { THE($seat) }
cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## Names of things on the table

node-deck = { CAP($deck) }: on top { $card }, { $count } cards
node-empty-deck = { CAP($deck) }: empty
node-system = Available Alien System: { $system }
node-resources = Resource deck: { $count } cards
node-discard = Resource discard pile: { $count } cards
node-artifacts = Artifact deck: { $count } cards
node-plans = Defence Plan deck: { $count } cards
node-blockades = Blockade tokens in the supply: { $count }
node-row = Row of { $row }: the next card costs { $symbols }
node-project = { $card }, under construction, { $symbols } symbols attached
node-card = { $card }
node-card-blockaded = { $card }, blockaded
node-half = { $half }
node-half-stock = { $half } in stock
node-half-attached = { $half }, attached
node-resource = { $resource }, number { $number }
node-seat = { CAP($seat) }: { $faction }
node-seat-none = { CAP($seat) }
node-faction = { $faction }
node-artifact = Artifact { $artifact }
node-plan = Defence Plan { $plan }
node-side = { CAP($place) }
node-bank = Bank: { $credits } of 15 credits
node-mini = { $card }, of { $seat }
node-bill = Payment: still { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}, at most { $count ->
    [one] 1 card
   *[other] { $count } cards
}
node-stock = Stock of { $card }
panel-line = { $credits } C, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}, { $technologies ->
    [one] 1 technology
   *[other] { $technologies } technologies
}, { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
}
panel-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $artifacts ->
    [one] 1 Artifact
   *[other] { $artifacts } Artifacts
}, { $plans ->
    [one] 1 plan
   *[other] { $plans } plans
}
