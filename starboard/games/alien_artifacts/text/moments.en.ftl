### What is laid over the table at a moment, and why it happened.

cause-attack = The attack of { $card } ({ $goal }).
cause-points = { CAP($term) }.
cause-bank-full = The Bank is full: { $lost } C are lost.
cause-next-system = The attacked Alien System goes under its deck.
cause-number = Only the number of the card counts in an attack.
cause-auto-build = The attached symbols cover its cost.
staged-target = The target of the attack
staged-plan = The plan of { $seat }
staged-reveals = { $card } attacks
staged-number = only the number counts
staged-sum = The attack value of { $card }
staged-card = card
staged-boost = paid bonus
staged-squad = ability
staged-strike = this turn
staged-value = attack value
staged-row = Row { $value }: { $results }
staged-at-least-1 = A value below 1 counts as 1
staged-destroyed = The ship goes under the Ship deck.
staged-damaged = The ship goes back to the Construction area.
staged-system = The next Alien System
staged-matched = { $half } shows { $type }
staged-unmatched = no { $type } icon
staged-wanted = wanted: { $type }
staged-match = Match
staged-no-match = No match
staged-check = Technology check: { $card }
staged-score = { $card } is scored
staged-measured = { $metric }: { $count }. { $vp ->
    [0] No column is met.
   *[other] Column { $need }+: { $vp } VP.
}
staged-vp = +{ $vp } VP
staged-from-to = { CAP($seat) }: { $before } → { $after }
staged-produce = { $card } produces
staged-half-match = The player chooses the half.
staged-half-smaller = The smaller half goes into the stock.
staged-half-equal = Equal halves: the player chooses.
staged-kept = The kept card
staged-back = { $count ->
    [one] 1 other card goes back under the deck
   *[other] { $count } other cards go back under the deck
}
staged-completed = In the Empire
staged-found = Found
staged-searched = { $count ->
    [one] 1 other card goes under the deck
   *[other] { $count } other cards go under the deck
}
staged-run-out = The Resource deck has run out
staged-reshuffled = { $count } cards are shuffled into a new deck.
staged-last-turn = The last turn is { NAME($seat, form: "gen") }.
staged-final = The score of { $seat }
staged-total = victory points
