### What the server says when something is wrong. In every case nothing has changed.

error-bad-bot = There is no bot “{ $bot }”. A bot is easy, normal, hard or expert; or random, quick, greedy, or ismcts with a strength, such as ismcts:400.
error-bad-choice = This is not a valid option: an option is a kind, then ids and numbers.
error-bad-json = This is not JSON.
error-bad-message = This message cannot be understood: { $why }
error-bad-name = Please enter a name, so that the others know who you are.
error-bad-request = This request cannot be understood: { $why }
error-bad-save = This save cannot be opened: { $why }.
error-bad-setup = This game cannot be set up: { $why }
error-no-such-game = There is no game “{ $game }” here.
error-not-yours = This is not your seat.
error-not-host = Only the player who opened this table may do that.
error-wrong-origin = This request comes from a page that is not ours.
error-wrong-token = This link or code does not match this table. Perhaps it has been used already.
error-not-found = There is nothing here.
error-no-lesson = There is no guided first game of this title.
error-no-table = There is no such table.
error-no-code = No table has this code.
error-wrong-method = This address cannot be used in this way.
error-not-over = That will be possible when the game is over.
error-old-client = This page is older than the server: please reload it.
error-bot-plays = A bot is playing this seat at the moment.
error-player-here = This player is at the table; a bot may only stand in for somebody who is away.
error-nobody-there = Nobody sits there.
error-seat-free = This seat is free already.
error-is-over = The game is over.
error-not-bot = No bot is playing this seat.
error-seat-taken = This seat is taken.
error-stale = The table has moved on in the meantime; please look again.
error-rules-changed = This game was begun with older rules (version { $version }) and cannot be continued with today's rules.
error-rules-diverge = This game was begun with older rules (version { $version }). It can be read up to answer { $answer }, which today's rules refuse: { $why } Nobody can play on from there.
error-table-ended = This table was ended before the game was over: { $why }
error-banned = The host of this server has closed it to you.
error-bad-edition = This does not fit the box, so nothing was changed: { $fault }
error-box-not-yours = The box can be corrected only by someone who runs the server on their own machine. To make an edition of your own: starboard box export { $game } FOLDER.
error-box-locked = This part is known from the rulebook, or others refer to it, so it cannot be changed: { $field }
error-other-edition = This game was begun with the edition “{ $theirs }”; the server now plays with the edition “{ $ours }”, so it cannot go on.
error-edition-missing = This game was begun with the edition “{ $theirs }”; the server now plays with the box as it comes, so it cannot go on.
error-edition-instead = This game was begun with the box as it comes; the server now plays with the edition “{ $ours }”, so it cannot go on.
error-edition-changed = This game was begun with the edition “{ $theirs }”, which has been changed since, so it cannot go on.
error-too-large = This is too large; at most { $most } bytes are accepted.
error-wrong-type = The content must be JSON (application/json).
error-too-fast = That was a little too fast; please wait a moment.
error-internal = Something went wrong on our side; nothing has changed.
error-no-hint = No hint could be found just now.
error-no-store = The server cannot reach its storage just now; nothing has changed. Please try again.
error-stopping = The server is being stopped; please try again in a moment.

## The bots' levels

bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert

## Around the game

told-left = { $who } has left; a bot keeps the seat until somebody sits down.
told-resigned = { $who } has resigned; a bot plays on.
told-freed = The host has freed the seat of { $who }.
told-host = { $who } is the host now.
ended-host = The host has ended this table. What was played can be read; nobody has won.
ended-resigned = { $seat } has resigned. What was played can be read.
