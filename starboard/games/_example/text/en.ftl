### Salvage, the example: every word of the game, by key.

title = Salvage

## Things

hold-0 = first hold
hold-1 = second hold
wreck = Wreck of { $tons } t
hold-of = { NAME($seat, form: "gen") } { $hold }: { $tons } t
fuel = Fuel { $fuel }

## Questions and answers

ask-bid = A wreck of { $tons } t drifts by. Which fuel card do you bid?
option-bid = Bid { $fuel }
ask-stow = The wreck of { $tons } t is yours. Where do you stow it?
option-stow = Into { THE($hold) }
option-drift = Let it drift
ask-swap = Do you swap your two holds?
option-swap = Swap them
option-done = Leave them

## What happened

event-wreck = A wreck of { $tons } t drifts by.
event-towed = { THE($seat, cap: 1) } bids the most fuel ({ $fuel }) and tows the wreck of { $tons } t.
event-stowed = { THE($seat, cap: 1) } stows { $tons } t in { THE($hold) }.

## Why not

refused-overload = With { $tons } t { THE($hold) } would burst: it carries 12 t at most.
refused-not-in-hand = You do not have fuel card { $fuel } in your hand.

## The end

end-rounds = Four rounds have been played.
term-tons = Tons towed
