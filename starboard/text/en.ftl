### Words that all games share. A game's own words override them.

## Seats and bots, as long as nobody has given them a name

seat-0 = Player 1
    .art = { "" }
seat-1 = Player 2
    .art = { "" }
seat-2 = Player 3
    .art = { "" }
seat-3 = Player 4
    .art = { "" }
seat-4 = Player 5
    .art = { "" }
seat-5 = Player 6
    .art = { "" }
seat-6 = Player 7
    .art = { "" }
seat-7 = Player 8
    .art = { "" }
bot-0 = Bot 1
    .art = { "" }
bot-1 = Bot 2
    .art = { "" }
bot-2 = Bot 3
    .art = { "" }
bot-3 = Bot 4
    .art = { "" }
bot-4 = Bot 5
    .art = { "" }
bot-5 = Bot 6
    .art = { "" }
bot-6 = Bot 7
    .art = { "" }
bot-7 = Bot 8
    .art = { "" }

seat-alone = { $seat }

## Why something is not possible

refused-not-offered = That is not possible now.
refused-touch = You can do nothing with this now. The question is:
refused-not-asked = It is not your turn to decide. The table is waiting for { $seats }.
refused-over = The game is over.
refused-undo-over = The game is over; nothing can be taken back any more.
refused-undo-nothing = You have made no decision that could be taken back.
refused-undo-chance = A die has been rolled or cards have been shuffled since; your last decision stands.
refused-undo-revealed = Something hidden has been revealed since; your last decision stands.
refused-undo-other = { THE($seat, cap: 1) } has decided something since; your last decision stands.
refused-undo-imagined = This is an imagined game; nothing can be taken back in it.

## How a game ends

you-won = You have won!
you-lost = You have lost.
we-won = You have all won!
we-lost = You have all lost.
nobody-won = Nobody has won.
shared-win = The victory is shared by { $seats }.
seat-won = { THE($seat, cap: 1) } has won.
draw = The game ends in a draw.
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
total = Total

## Whose turn it is

your-turn = It is your turn.
waiting-for = Waiting for { $seats }.
thinking = { THE($seat, cap: 1) } is thinking.
spectator = Spectator

## What lies over the table at a moment, in words

stage = What happens
stage-odds = { $percent } %
stage-alone = { $value }
stage-line = { $value }: { $meaning }
stage-line-odds = { $value }: { $meaning } ({ $percent } %)
stage-hit-alone = Now { $value }
stage-hit = Now { $value }: { $meaning }
stage-hit-odds = Now { $value }: { $meaning } ({ $percent } %)
stage-sum = { $label }: { $sum } = { $result }
stage-term = { $label }: { $value }
stage-term-why = { $label }: { $value } ({ $why })
stage-term-not = { $label } does not count
stage-term-not-why = { $label } does not count: { $why }

## Looking back

analysis-shares = { NAME($seat) }: { $start } % at the start, { $choices } by choices that cost, { $luck } by luck and the others, { $end } % at the end.
analysis-point = After answer { $at } { THE($seat) } chose “{ $played }”; “{ $better }” would have been worth { $gain } % more (± { $error }).
analysis-steady = A steady game: no choice is known to have cost much.
## What is wrong with a save

bad-save-game = this save is of a game that is not here: { $why }
bad-save-running = this save was made while the game ran: it holds the seed's hash, not the game
bad-save-answers = the answers or digests of this save are missing
bad-save-refused = answer { $n } is not allowed: { $option } by { $rule }
bad-save-digest = after answer { $n } the game is not the one that was saved
bad-save-start = the start is not the one that was saved
bad-save-rules = { $what } (it was made with rules version { $made }, now is { $now })
bad-save-variant = the variant of this save is damaged
bad-save-setup = this save was set up as no game can be: { $why }
bad-save-text = a save is JSON text, not { $kind }
bad-save-long = this text is far too long for a save ({ $length } characters)
bad-save-json = this text is not JSON, or only a part of it: no save
bad-save-none = this is no save of a Starboard game
bad-save-format = this save has format { $format }; this program reads { $reads }
bad-save-digests = a digest of this save is damaged
bad-save-digests-missing = some digests of this save are missing
bad-save-answer = answer { $n } is damaged: { $entry }
bad-save-box = this save was made with { $why }
