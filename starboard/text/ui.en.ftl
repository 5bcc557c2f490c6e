### Words of the web page itself. Keys begin with ui-.

## The way in

ui-hero = Pick a box. Take a seat.
ui-hero-text = Every rule enforced, and every “why not?” answered. A name is enough to play.
ui-boxes = Games
ui-code-or-link = Code or link
ui-join = Join
ui-play = Play
ui-vs-bots = With bots
ui-minutes = { $minutes } min
ui-weight = Complexity { $weight } of 5
ui-cooperative = Cooperative
ui-competitive = Against each other
ui-continue = Continue
ui-with = with { $names }
ui-your-turn = Your turn
ui-finished = Finished
ui-ago-minutes = { $n } min
ui-ago-hours = { $n } h
ui-ago-days = { $n } d
ui-fair = Fair shuffles: the hash of the seed is shown before the first move, the seed after the last.
ui-no-account = No account needed
ui-your-name = Your name
ui-keep = Keep
ui-guest = Guest
ui-language = Language
ui-home = Start page
ui-failed = That did not work. Try again.

## A new table

ui-all-games = All games
ui-seats = Seats
ui-how-many = Number of players
ui-who-sits = Who sits on seat { $seat }
ui-kind-me = Me
ui-kind-device = Someone on this device
ui-kind-link = Someone by link
ui-kind-bot = Bot
ui-bot-level = Level of the bot on seat { $seat }
ui-link-note = You get a link to send.
ui-name = Name
ui-name-of = Name on seat { $seat }
ui-variant = Variant
ui-yes = Yes
ui-no = No
ui-start = Start
ui-invite = Invite your friends
ui-invite-text = Each link is for one seat. Whoever opens it says a name and sits down.
ui-link-of = Link for seat { $seat }
ui-or-code = Or tell them the code of the table:
ui-copy = Copy
ui-copied = Copied
ui-to-table = To the table
ui-invited = You are invited to a table
ui-sit-down = Sit down
ui-just-watch = Just watch

## The frame of the table

ui-phases = Phases
ui-spin = Turn
ui-flip = Turn over
ui-put-here = Put it here
ui-held-mouse = R or the wheel turns it, F turns it over. A click on the board puts it down.
ui-undo = Undo
ui-undo-all = Start again
ui-undo-all-does = Take back all that can be taken back
ui-hint = Hint
ui-rules = Rules
ui-sound = Sound
ui-menu = Menu
ui-close = Close
ui-board = Board
ui-helm = Your decision
ui-hand = Hand
ui-players = Players
ui-player = Player
ui-log = Log
ui-chat = Chat
ui-side = Players, log, chat, rules
ui-views = Views
ui-table = Table
ui-me = You
ui-free = Free
ui-away = not connected
ui-thinks = is thinking
ui-spectator = Spectator
ui-fit = Show the whole board
ui-open-rule = Open rule { $rule }

## Deciding

ui-back = Back
ui-confirm = Confirm
ui-really = “{ $what }” cannot be taken back. Really?
ui-never-ask = Do not ask again
ui-final = cannot be taken back
ui-touch-next = touch the next thing
ui-touch-again = touch it again, or confirm
ui-lit-above = { $n } more above
ui-lit-below = { $n } more below
ui-choose-one = choose one
ui-filter = Search the options
ui-waiting-for = Waiting for { $seats }.
ui-watching = You are watching. { $seats } to decide.
ui-out-and-waiting = You are out of this game. { $seats } to decide.
ui-one-moment = One moment …
ui-why-not = Why not?
ui-look-closer = What is it?
ui-hint-title = What a bot would do
ui-hint-value = expected result: 0% lost, 100% won
ui-hint-tries = { $n ->
    [one] From one try.
   *[other] From { $n } tries.
}
ui-hint-tries-then = From { $n } tries; it reckons mostly with this next: { $then }
ui-hint-tries-then-other = From { $n } tries; mostly it expects in reply ({ NAME($who) }): { $then }
ui-hint-none = No advice here.
ui-connection-lost = Connection lost. Trying again …
ui-log-empty = Nothing has happened yet.
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Write something …
ui-send = Send
ui-rules-search = Search by word or number
ui-rules-none = No rule found.
ui-rules-failed = The rules could not be loaded.
ui-since-last = Since your last visit
ui-go-on = Go on

## Several players on one device

ui-pass-device = Pass the device
ui-pass-to = It is { $seat }’s turn
ui-pass-why = Pass the device on. Nothing of the table is shown until the next player sits down.
ui-i-am = I am { $seat }
ui-pass-never = Do not show this screen on this device

## Menu

ui-notify = Browser notification when it is my turn
ui-confirm-setting = Ask before a single touch that cannot be taken back
ui-screen-setting = Screen between players on this device
ui-table-code = Code of the table
ui-watch-link = Link for spectators
ui-absent = { $seat } is not here.
ui-bot-takes = Let a bot play
ui-stand-in = A bot plays for { $seat }.
ui-hand-back = Give the seat back
ui-keys = Keyboard
ui-key-arrows = Arrows
ui-key-arrows-does = to the next thing you can touch; with Shift to any thing
ui-key-enter = Enter
ui-key-enter-does = touch, or confirm
ui-key-escape = Esc
ui-key-escape-does = one step back
ui-key-digits = 1 … 9
ui-key-digits-does = choose a button
ui-key-undo = U
ui-key-undo-does = undo
ui-key-undo-all = Shift U
ui-key-undo-all-does = undo all that can be undone
ui-key-turn = R, F
ui-key-turn-does = turn the tile in hand, turn it over
ui-key-hint = H
ui-key-hint-does = hint
ui-key-rules = ?
ui-key-rules-does = rules
ui-key-zoom = + −
ui-key-zoom-does = zoom
ui-leave = Leave the table

## The end

ui-game-over = The game is over.
ui-result = Result
ui-won = You have won!
ui-won-together = You have won!
ui-lost-together = You have lost.
ui-winners = { $count ->
    [0] Nobody wins.
    [one] { $seats } has won.
   *[other] { $seats } have won.
  }
ui-winner = winner
ui-score = Score
ui-commitment = Hash of the seed, shown from the start
ui-seed = Seed of all shuffles and dice
ui-play-again = Play again
ui-save-file = Save the game
ui-look-at-table = Look at the table
ui-replay = Replay
ui-step-back = One step back
ui-step-on = One step on
ui-run = Play
ui-pause = Pause
ui-timeline = Timeline
ui-play-on = Play on from here
ui-to-the-end = Back to the end

## Pages that are not there

ui-no-page = There is nothing at this address
ui-no-page-text = The link may be old, or a letter may be missing.
ui-no-table = There is no such table
ui-no-table-text = The link may be old, or the table is not open to you.
