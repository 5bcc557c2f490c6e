### What cards say, put together from their effects. Every clause begins small and has no full stop.

says = { CAP($what) }.
says-nothing = It has no effect.
then = { $first }; { $next }
paragraph = { $first } { $next }
at-price = { $price }: { $what }
when = { $event } { $what }
list = { $list }
and-then = { $first }, and { $next }
either = { $first } or { $next }
either-long = { $first }, or { $next }

## Prices

price-credits = pay { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
price-discard = discard { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} from your hand
price-one-colour = spend { $amount } symbols of one colour (blue, green or red)
price-symbols = spend { $symbols } symbols
price-symbols-cards = spend { $symbols } symbols (with at most { $count } cards)
symbols-of = { $amount } { $colour }

## Gains

gain-vp = { $amount } VP
    .acc = { $amount } VP
gain-credits = { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
    .acc = { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
gain-draw = { $amount ->
    [one] 1 Resource card
   *[other] { $amount } Resource cards
}
    .acc = { $amount ->
    [one] 1 Resource card
   *[other] { $amount } Resource cards
}
gain-artifact = { $amount ->
    [one] 1 Alien Artifact
   *[other] { $amount } Alien Artifacts
}
    .acc = { $amount ->
    [one] 1 Alien Artifact
   *[other] { $amount } Alien Artifacts
}
gain-plan = { $amount ->
    [one] 1 Defence Plan
   *[other] { $amount } Defence Plans
}
    .acc = { $amount ->
    [one] 1 Defence Plan
   *[other] { $amount } Defence Plans
}
get = gain { $list }
draw-cards = draw { $amount ->
    [one] 1 Resource card
   *[other] { $amount } Resource cards
}

## Continuous effects

cost-build-ship = building a ship costs { $amount ->
    [one] 1 red symbol
   *[other] { $amount } red symbols
} less
cost-develop-technology = developing a technology costs { $amount ->
    [one] 1 blue symbol
   *[other] { $amount } blue symbols
} less
cost-explore-planet = exploring a planet costs { $amount ->
    [one] 1 green symbol
   *[other] { $amount } green symbols
} less
cost-buy = the Buy action costs { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
} less
limit-more = Assembly limit +{ $amount } { $list }
when-build-ship = when you build a ship
when-develop-technology = when you develop a technology
when-explore-planet = when you explore a planet
when-prepare-ship = when you prepare the ship row
when-prepare-technology = when you prepare the technology row
when-prepare-planet = when you prepare the planet row
when-prepare = when you prepare any row
when-trade = when you trade
when-remove-blockade = when you remove blockades
when-launch-attack = when you launch an attack
when-generate-income = when you generate income
when-mine-planets = when you mine planets
when-other = when you pay for abilities and cards
attack-more = +{ $amount } to all your attack values
hand-more = your hand limit is { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} higher
reveal-more = for an attack, reveal { $amount ->
    [one] 1 more card
   *[other] { $amount } more cards
} and choose which number counts
defence-more = attack values against you are { $amount } lower
ship-saved = if one of your ships would be destroyed, it is damaged instead
produce-more = operational planets produce { $amount ->
    [one] 1 more card
   *[other] { $amount } more cards
} when placed
look-more = when you buy, you see { $amount ->
    [one] 1 more card
   *[other] { $amount } more cards
} without paying for it
check-more = for each of your technology checks, reveal { $amount ->
    [one] 1 more card
   *[other] { $amount } more cards
}
gold-too = gold counts as any colour { $list }
placed-either = when it is completed, { $what }
placed-logistic = when it is completed on its logistics side, { $what }
on-card-added = when a card enters your Empire (this one too),
on-card-added-ship = when a ship enters your Empire,
on-card-added-technology = when a technology enters your Empire (this one too),
on-card-added-planet = when a planet enters your Empire,
on-card-added-first = when you add the first card of its type in its row to your Empire (it may be this one),
on-card-added-ship-first = when you add the first ship of its type to your Empire,
on-card-added-technology-first = when you add the first technology of its type to your Empire (it may be this one),
on-card-added-planet-first = when you add the first planet of its type to your Empire,
on-attack-made = after each of your attacks (once, however many ships take part),
on-trade-done = after each of your Trade actions,
on-artifact-gained = for every Artifact you gain,
on-blockade-placed = for every Blockade token you place,
on-ship-lost = when one of your ships is damaged or destroyed,
on-round-marker-moved = every time the Resource deck runs out,

## The operational side of ships

bonus-alien = +{ $amount } against an Alien System
bonus-player = +{ $amount } against a player
bonus-any = +{ $amount } to its attack
bonus-if = { $bonus } if either half of the revealed card shows the { $type } icon
bonus-per = { $per ->
    [one] +{ $amount } for every { $each }
   *[other] +{ $amount } for every { $per } { $metric }
} (at most +{ $most })
bonus-per-alien = against an Alien System, { $per ->
    [one] +{ $amount } for every { $each }
   *[other] +{ $amount } for every { $per } { $metric }
} (at most +{ $most })
bonus-per-player = against a player, { $per ->
    [one] +{ $amount } for every { $each }
   *[other] +{ $amount } for every { $per } { $metric }
} (at most +{ $most })
bonus-paid = before the reveal you may pay { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}: { $bonus }
after-attack = after its attack, { $what }

## Effects that are carried out

refresh-hand = discard up to { $count ->
    [one] 1 card
   *[other] { $count } cards
} from your hand and draw the same number
attach-cards = attach { $count ->
    [one] 1 Resource card
   *[other] { $count } Resource cards
} to { $goal }
beside-ship = a ship under construction
beside-technology = a technology under construction
beside-planet = a planet under construction
beside-any = a card under construction
search-cards = search the Resource deck for { $count ->
    [one] 1 card
   *[other] { $count } cards
} of a colour you name, and take what you find into your hand
produce-one = produce { $count ->
    [one] 1 card
   *[other] { $count } cards
} on one of your operational planets
produce-each = produce { $count ->
    [one] 1 card
   *[other] { $count } cards
} on each of your operational planets
clear-some = remove { $count ->
    [one] 1 Blockade token
   *[other] { $count } Blockade tokens
} from your cards
clear-all = remove all Blockade tokens from your cards
clear-for = { $what } ({ $amount } VP for each)
score-freely = { $count ->
    [one] score one of your operational technologies without a check
   *[other] score up to { $count } of your operational technologies without a check
}
one-attacks = { $bonus ->
    [0] one of your operational ships attacks
   *[other] one of your operational ships attacks with +{ $bonus }
}
complete-any = complete one card under construction
complete-ship = complete one ship under construction
complete-technology = complete one technology under construction
complete-planet = complete one planet under construction
complete-any-free = complete one card under construction at once, for free
complete-ship-free = complete one ship under construction at once, for free
complete-technology-free = complete one technology under construction at once, for free
complete-planet-free = complete one planet under construction at once, for free
complete-any-cheaper = complete one card under construction for { $amount ->
    [one] 1 symbol
   *[other] { $amount } symbols
} less
complete-ship-cheaper = complete one ship under construction for { $amount ->
    [one] 1 symbol
   *[other] { $amount } symbols
} less
complete-technology-cheaper = complete one technology under construction for { $amount ->
    [one] 1 symbol
   *[other] { $amount } symbols
} less
complete-planet-cheaper = complete one planet under construction for { $amount ->
    [one] 1 symbol
   *[other] { $amount } symbols
} less
mixed-colours = symbols of all colours may be combined
buy-for = buy for { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} ({ $extra ->
    [one] 1 credit
   *[other] { $extra } credits
} for every further card)
keep-so-many = keep { $count } of the cards you see
attach-bought = then attach up to { $count ->
    [one] 1 Resource card
   *[other] { $count } Resource cards
} to the bought card
draft = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
} from { $source } and put { $count ->
    [one] it
   *[other] { $keep }
} { $goal }
from-ship = the Ship deck
from-technology = the Technology deck
from-planet = the Planet deck
from-choice = a deck of your choice
from-colour-of-payment = the deck of the colour paid (red: ships, blue: technologies, green: planets)
to-construction = into your Construction area
to-empire-logistic = into your Empire, logistics side up
to-empire-operational = into your Empire, operational side up
take-credits = take up to { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
} from an opponent
more-actions = perform { $count ->
    [one] 1 more action
   *[other] { $count } more actions
} this turn
more-turns = take { $count ->
    [one] 1 extra turn
   *[other] { $count } extra turns
} after the last round
turn-assembly = Assembly limit +{ $amount } this turn
turn-strike = +{ $amount } to all your attack values this turn
turn-wild = in your next { $amount ->
    [one] payment
   *[other] { $amount } payments
} this turn, any colour will do
blockade-rival = place { $count ->
    [one] 1 Blockade token
   *[other] { $count } Blockade tokens
} on cards of one opponent
planet-back = When completed, produce { $placed ->
    [one] 1 card
   *[other] { $placed } cards
} here; with Mine planets, { $mined }. Each card that matches the type gives 1 VP.
window-0 = Can be played at any time on your turn, but not in the middle of a step.
window-1 = Can be played before or after an action, not inside one.
window-2 = Can be played only on your turn in the last round.

## The end scoring of factions

end-scoring = At the end of the game: { $parts }.
end-part = { $vp } VP for every { $metric }

## The tables of Alien Systems and Defence Plans

table-row = At { $value }: { $results }.
table-row-up = At { $value } or more: { $results }.
table-row-gap = At { $value }, and at { $above } or more: { $results }.
result-gain = the attacker gains { $list }
result-defender = the defender gains { $list }
result-blockade = the attacker places { $count ->
    [one] 1 Blockade token
   *[other] { $count } Blockade tokens
} on the defender's cards
result-blockade-own = the defender places { $count ->
    [one] 1 Blockade token on a card of their own
   *[other] { $count } Blockade tokens on cards of their own
}
result-lose-credits = the attacker loses { $amount ->
    [one] 1 credit
   *[other] { $amount } credits
}
result-destroyed = the ship is destroyed
result-damaged = the ship is damaged
result-none = nothing happens
plan-price = Using it costs { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}.
plan-always = Everybody may use it at any time.

## What the box does not decide

doubt-artifact-ability = In doubt: a review says that "your special ability" brings an Artifact for resources, without naming a faction; it may be every faction's. Here only the Episcopacy has it.
doubt-end-scoring = In doubt: the end scoring may count operational cards only; another source says that every card built counts. Here they all count.
doubt-last-row = In doubt: whether the last row is printed "5" or "5+" is not known. Here it is "5+"; if your card says "5", row 4 counts from 6 up.
doubt-price = The price is reconstructed and was tuned by simulation; the publisher's may differ.

## The same in a few words

short-vp = +{ $amount } VP
short-credits = +{ $amount } C
short-draw = +{ $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
short-artifact = +{ $amount ->
    [one] 1 Artifact
   *[other] { $amount } Artifacts
}
short-plan = +{ $amount ->
    [one] 1 plan
   *[other] { $amount } plans
}
short-none = nothing
short-defender = defender { $list }
short-blockade = { $count ->
    [one] 1 blockade
   *[other] { $count } blockades
}
short-blockade-own = { $count ->
    [one] 1 blockade, the defender chooses
   *[other] { $count } blockades, the defender chooses
}
short-lose-credits = −{ $amount } C
short-destroyed = ship destroyed
short-damaged = ship damaged
