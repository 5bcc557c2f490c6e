### Rules of every table, whatever the game.

chapter-table = At every table

K-1 = A decision belongs to the seat that is asked. Others wait until it has answered, unless several seats are asked at the same time.
    .title = Who decides when
    .chapter = table
K-2 = When the game has ended, nothing can be decided and nothing can be taken back.
    .title = The game is over
    .chapter = table
K-3 = A decision cannot be taken back once chance has been used after it: a die was rolled, or cards were shuffled.
    .title = Chance was used
    .chapter = table
K-4 = A decision cannot be taken back once something hidden has been revealed after it, to anyone: a card was drawn, or secret choices were shown.
    .title = Something hidden was revealed
    .chapter = table
K-5 = A decision cannot be taken back once another seat has decided after it. While several seats decide at the same time, each may still take back its own.
    .title = Another seat has decided
    .chapter = table
K-6 = Only a decision of your own can be taken back, and only if there is one.
    .title = Nothing to take back
    .chapter = table
