### Alien Artifacts: what lies on the table and what it is called. Cards are in cards.en.ftl, rules in rules.en.ftl.

title = Alien Artifacts

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
resource = { $top } / { $bottom }
numbered = number { $number } ({ $resource })

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

action-buy = buys a card
action-build = builds a ship
action-develop = develops a technology
action-explore = explores a planet
action-prepare = prepares resources
action-trade = trades resources
action-unblock = removes blockades
action-launch = launches an attack
action-income = generates income
action-mine-planets = mines planets
action-ability = uses the faction ability

## Measures

metric-planets = planets in the Empire
    .each = planet in your Empire
metric-technologies = technologies in the Empire
    .each = technology in your Empire
metric-ships = ships in the Empire
    .each = ship in your Empire
metric-planets-logistic = logistic planets
    .each = logistic planet
metric-planets-operational = operational planets
    .each = operational planet
metric-technologies-logistic = logistic technologies
    .each = logistic technology
metric-technologies-operational = operational technologies
    .each = operational technology
metric-ships-logistic = logistic ships
    .each = logistic ship
metric-ships-operational = operational ships
    .each = operational ship
metric-empire-cards = cards in the Empire
    .each = card in your Empire
metric-logistic-cards = logistic cards
    .each = logistic card
metric-operational-cards = operational cards
    .each = operational card
metric-planet-types = different planet types
    .each = different planet type
metric-ship-types = different ship types
    .each = different ship type
metric-row-type-pairs = different pairs of row and type
    .each = different pair of row and type
metric-row-sets = sets of a ship, a technology and a planet
    .each = set of a ship, a technology and a planet
metric-type-sets = sets of all four types
    .each = set of all four types
metric-best-row-type = cards of the same type in one row
    .each = card of your most frequent type in one row
metric-stock-cards = cards in stock
    .each = card in stock
metric-attached-cards = attached cards
    .each = attached card
metric-projects = cards under construction
    .each = card under construction
metric-credits = credits in the Bank
    .each = credit in your Bank
metric-artifacts-held = Artifacts in hand
    .each = Artifact in your hand
metric-defence-plans = Defence Plans in hand
    .each = Defence Plan in your hand
metric-blockades-on-others = Blockade tokens on other players' cards
    .each = Blockade token on other players' cards
metric-type-cards-explore = Exploration cards in the Empire
    .each = Exploration card in your Empire
metric-type-cards-expand = Expansion cards in the Empire
    .each = Expansion card in your Empire
metric-type-cards-exterminate = Extermination cards in the Empire
    .each = Extermination card in your Empire
metric-type-cards-exploit = Exploitation cards in the Empire
    .each = Exploitation card in your Empire
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
next-costs = cost
ships-short = Ships
technologies-short = Tech
planets-short = Planets
kept = Artifacts and Defence Plans
buy-price = { $credits } C + { $extra } C each
    .short = { $credits } C
resources-left = Revealed Resource cards
stock-note = Use the cards in stock as if they were in your hand, but only for the half that shows.
spent-so-far = still { $symbols } ({ $coin }), at most { $count ->
    [one] 1 card
   *[other] { $count } cards
}
keyword-0 = Continuous
keyword-1 = Additional
keyword-2 = Action
no-faction = No faction yet
blockaded = Blockaded
bill-title = Payment

## Names of things on the table

node-deck = { CAP($deck) }: on top { $card }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
node-empty-deck = { CAP($deck) }: empty
node-system = Available Alien System: { $system }
node-resources = Resource deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
node-discard = Resource discard pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
node-artifacts = Artifact deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
node-plans = Defence Plan deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
node-blockades = Blockade tokens in the supply: { $count }
node-row = Row of { $row }: the next card costs { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}
node-project = { $card }, under construction: { $symbols } of { $cost } symbols attached
symbols-of-cost = { $symbols }/{ $cost }
node-card = { $card }
node-drawn = { $card }, drawn
node-card-0 = { $card } (logistics)
node-card-1 = { $card } (operational)
node-mini-blockaded = { NAME($seat, form: "gen") } { $card } ({ $side }), blockaded
stock-count = { $count ->
    [one] 1 card in stock
   *[other] { $count } cards in stock
}
cost-parts = { $base }{ $owned ->
    [0] { "" }
   *[other] {" "}+ { $owned } owned
}{ $less ->
    [0] { "" }
   *[other] {" "}− { $less }
}
ability-priced = { $name }: { $symbols } { $colour }
ability-of-one = { $name }: { $symbols } of one colour
end-short = faction scoring now { $vp }
systems-left = { $count } more
if-it-ended = { $vp } if it ended now
end-now = { $text } Now { $vp }.
end-now-short = The faction's scoring would give { $vp } VP now.
ends-with = faction scoring now { $vp }, { $all } VP if it ended now
place-project-ship = Buy a ship: it lies here until it is built
place-project-technology = Buy a technology: it lies here until it is developed
place-project-planet = Buy a planet: it lies here until it is explored
place-empire-ship = Built ships work here
place-empire-technology = Developed technologies work here
place-empire-planet = Explored planets work here
heading-decks = Decks: buy
heading-construction = Construction: attach, then complete
heading-next = Next costs
heading-empire = Empire: works for you
node-card-blockaded = { $card }, blockaded
half-shown = { $half }, { $type } icon
number-note = Number { $number }: it counts only when the card is revealed for an attack.
attached-note = It pays only for this card, and cannot be taken back or sold.
kept-note = Artifacts are played on your turn; a Defence Plan is chosen when you are attacked.
pile-note-resources = Resource cards are drawn from here. When the deck runs out, the round marker moves.
pile-note-discard = Spent and revealed Resource cards. They are shuffled when the deck runs out.
pile-note-artifacts = Attacks and some effects bring Artifacts. They are drawn from here, unseen by the others.
node-half-stock = { $half } in the stock of { $card }
node-half-attached-to = { $half }, attached to { $card }
node-mini-project = { NAME($seat, form: "gen") } { $card }, under construction, { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
} attached
node-backs = Operational sides: { $deck }
named = { $name }: { $text }
plan-known = Known plan: { $plan }. { $table }
ability-named = Ability: { $ability }
first-player = First player
first-player-note = First player: the last round ends before this player's turn.
kept-line = { $artifacts ->
    [one] 1 Artifact
   *[other] { $artifacts } Artifacts
}, { $plans ->
    [one] 1 plan
   *[other] { $plans } plans
}
headline = { CAP($what) }
short-or = or
node-half-attached = { $half }, attached
node-resource = { $resource }, number { $number }
node-seat = { CAP($seat) }: { $faction }
node-seat-none = { CAP($seat) }
node-faction = { $faction }
node-artifact = Artifact { $artifact }
node-plan = Defence Plan { $plan }
node-bank = Bank: { $credits } of { $most } credits
node-mini = { NAME($seat, form: "gen") } { $card } ({ $side })
node-bill = Payment: still { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
} ({ $coin }), at most { $count ->
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
    [one] 1 card in hand
   *[other] { $count } cards in hand
}, { $artifacts ->
    [one] 1 Artifact
   *[other] { $artifacts } Artifacts
}, { $plans ->
    [one] 1 plan
   *[other] { $plans } plans
}

## Shelves of the box and parts of cards

shelf-ship = Ships
shelf-technology = Technologies
shelf-planet = Planets
shelf-resource = Resource cards
shelf-artifact = Alien Artifacts
shelf-system = Alien Systems
shelf-plan = Defence Plans
shelf-faction = Factions
shelf-thing = Tokens, markers and boards
part-type = Type
part-keyword = Keyword
part-table = Table
part-setup = Set-up
part-ability = Ability
part-end = End scoring
part-window = When it can be played
part-halves = Its two halves
half-named = { $half } ({ $type })
stop = { $text }.
thing-player-aid = Player aid
thing-score-board = Score board
thing-first-player-marker = First player marker
thing-round-marker = Round marker
thing-blockade-token = Blockade token
thing-wooden-marker = Wooden marker
