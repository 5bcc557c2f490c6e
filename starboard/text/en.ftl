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
