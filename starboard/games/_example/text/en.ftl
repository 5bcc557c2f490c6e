### Salvage, the example: every word of the game, by key.

title = Salvage

## Things

hold-0 = first hold
hold-1 = second hold
wreck = Wreck of { $tons } t
hold-of = { NAME($seat, form: "gen") } { $hold }: { $tons } t
fuel = Fuel { $fuel }
bid-of = { NAME($seat, form: "gen") } bid: { $fuel }
bids = The bids

## Questions and answers

ask-bid = A wreck of { $tons } t drifts by. Which fuel card do you bid?
option-bid = Bid { $fuel }
ask-stow = The wreck of { $tons } t is yours. Where do you stow it?
option-stow = Into { THE($hold) }
option-drift = Let it drift
ask-swap = Do you swap your two holds?
option-swap = Swap them
option-done = Leave them

## Before deciding

action-stow = Stow the wreck
action-drift = Let it drift
gain-tons = +{ $tons } t
gain-none = nothing
would-carry = { CAP($hold) } carries { $tons } t then, and has room for { $room } t more.
would-drift = The wreck of { $tons } t is lost to everybody.
mark-load = { $tons } t

## What happened

event-round = Round { $round } begins.
    .short = Round { $round }
event-wreck = A wreck of { $tons } t drifts by.
    .short = Wreck: { $tons } t
event-towed = { THE($seat, cap: 1) } bids the most fuel ({ $fuel }) and tows the wreck of { $tons } t.
    .short = Highest bid: { $fuel }
event-stowed = { THE($seat, cap: 1) } stows { $tons } t in { THE($hold) }.
    .short = { $tons } t stowed
event-drifted = { THE($seat, cap: 1) } lets the wreck of { $tons } t drift away.
    .short = Drifts away
wins = { THE($seat, cap: 1) } tows { $tons } t
beaten = The other bids: { $fuels }.

## Why not

refused-overload = With { $tons } t { THE($hold) } would burst: it carries 12 t at most.
refused-not-in-hand = You do not have fuel card { $fuel } in your hand.
refused-bids-are-in = The bids are in: fuel is spent again when the next wreck drifts by.
refused-bid-first = First the bids: only the winner stows the wreck.
refused-stowed = The wreck is stowed. Now only the whole holds can be swapped.
refused-no-room = Neither of your holds has room for { $tons } t more: each carries 12 t at most.

## The end

end-rounds = Four rounds have been played.
term-tons = Tons towed
