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
ui-begun = begun { $time }
ui-moved = last move { $time }
ui-winner-is = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
ui-tables-wait = { $n ->
    [one] 1 table waits for you
   *[other] { $n } tables wait for you
}
ui-ago-minutes = { $n } min
ui-ago-hours = { $n } h
ui-ago-days = { $n } d
ui-fair = Fair shuffles: the hash of the seed is shown before the first move, the seed after the last.
ui-no-account = No account needed
ui-your-name = Your name
ui-keep = Keep
ui-language = Language
ui-home = Start page
ui-failed = That did not work. Try again.

## A new table

ui-all-games = All games
ui-seats = Seats
ui-how-many = Number of players
ui-who-sits = Who sits in seat { $seat }
ui-kind-me = Me
ui-kind-device = Someone on this device
ui-kind-link = Someone with a link
ui-kind-bot = Bot
ui-bot-level = Level of the bot in seat { $seat }
ui-link-note = You get a link to send.
ui-name = Name
ui-name-of = Name for seat { $seat }
ui-variant = Variant
ui-yes = Yes
ui-no = No
ui-start = Start
ui-how-to-play = How do you want to play?
ui-preset-first = First game
ui-preset-usual = Usual
ui-preset-everything = Everything
ui-changes = { $n ->
    [one] 1 change
   *[other] { $n } changes
}
ui-who-sits-where = Who sits at the table?
ui-details = Details
ui-details-as = all as in “{ $preset }”
ui-details-changed = as in “{ $preset }”, { $n ->
    [one] 1 change
   *[other] { $n } changes
}
ui-back-to-preset = Back to “{ $preset }”
ui-your-table = Your table
ui-company-me = you
ui-company-device = { $n } more on this device
ui-company-link = { $n ->
    [one] 1 seat by link
   *[other] { $n } seats by link
}
ui-company-bot = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
ui-about-minutes = about { $n } minutes
ui-as-usual = all settings as usual
ui-start-now = You go to the table at once.
ui-start-links = You get the links to send, then go to the table.
ui-invite = Invite your friends
ui-invite-text = Each link is for one seat. Whoever opens it gives a name and sits down.
ui-link-of = Link for seat { $seat }
ui-or-code = Or give them the table code:
ui-copy = Copy
ui-copied = Copied
ui-to-table = To the table

## The invitation

ui-invitation-to = Invitation: { $title }
ui-invited = You are invited to a table.
ui-invites-you = invites you to a table.
ui-already-there = Already at the table: { $names }.
ui-player-count = { $n ->
    [one] 1 player
   *[other] { $n } players
}
ui-not-begun = about to begin
ui-under-way = under way, opened { $time }
ui-your-seat = Your seat
ui-waits-for-you = waits for you
ui-free-seat = you can sit here
ui-is-here = here
ui-host-here = host, here
ui-host-away = host, away
ui-what-name = What should we call you?
ui-name-taken = There is already a { $name } at this table. How about this:
ui-play-or-watch = Play or watch
ui-i-play = I play
ui-play-text = I take seat { $n }.
ui-just-watch = Just watch
ui-watch-text = I can still sit down later.
ui-code-of-table = Table code: ask the host
ui-sit-at-table = Sit down at the table
ui-watch-table = Watch the table
ui-table-full = Every seat is taken. You are welcome to watch.
ui-link-used = This invitation has been used. If it was you, open the table in the browser where you sat down. Anybody may watch.
ui-seat-is-yours = This seat is yours already: the link lets you sit there on this device, too.
ui-seat-just-taken = Somebody has just sat down there. Have another look.
ui-no-account-text = No account, no password, no e-mail address. This browser remembers your seat.

## The box

ui-box = Box
ui-box-of = The box of { $title }
ui-box-look = Look through the box
ui-box-others = The other boxes
ui-sources-line = { $total ->
    [one] 1 component
   *[other] { $total } components
  }: { $rulebook } as the rulebook says, { $public } from other public sources, { $reconstructed } reconstructed in part: your cards may differ.
ui-box-kinds = Kinds
ui-box-everything = Everything
ui-box-search = Name, code or word
ui-box-sources = Source
ui-box-any-source = Any source
ui-box-from-rulebook = Rulebook
ui-box-from-public = Public
ui-box-from-reconstructed = Reconstructed in part
ui-box-none = Nothing in the box matches.
ui-box-nearest = Perhaps { $name }?
ui-box-empty = { $title } has no catalogue yet.
ui-try-again = Try again
ui-box-place = { $shelf }: { $n } of { $of }
ui-box-last = Previous
ui-box-next = Next
ui-box-parts = What is printed, and how we know it
ui-box-changed = differs from the box as it comes
ui-box-waits = Corrected; takes effect when the server next starts.
ui-box-own = Own the box? Make it yours.
ui-box-own-text = Where the rulebook shows only a picture, we had to work it out. Type in what your card says, and your tables play with it.
ui-box-correct = Correct this card
ui-box-correct-text = Type in what your own copy says. The server checks it at once; it takes effect when the server next starts.
ui-box-check-and-keep = Check and keep
ui-box-advanced = All of the data
ui-box-locked = { $n ->
    [one] What cannot be changed (1 field)
   *[other] What cannot be changed ({ $n } fields)
  }
ui-box-add = add …
ui-box-take-out = Remove { $what }
ui-box-was = as it comes: { $value }
ui-box-hex = Hexagon { $q }, { $r }
ui-box-no-edition = Your edition: none yet
ui-box-edition-differs = { $name }: { $n ->
    [0] like the box as it comes
    [one] 1 component differs
   *[other] { $n } components differ
  }
ui-box-played-with = Played with this edition of the box: { $name }
ui-other-edition = begun with another edition of the box
ui-box-as-shipped = Played with the box as it comes

## The frame of the table

ui-phases = Phases
ui-spin = Rotate
ui-flip = Flip
ui-put-here = Put it here
ui-held-mouse = R or the wheel rotates it, F flips it. Click the board to put it down.
ui-undo = Undo
ui-undo-all = Start again
ui-undo-all-does = Take back everything that can be taken back
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
ui-touch-next = touch one of the highlighted things
ui-touch-again = touch it again, or confirm
ui-lit-above = { $n } more above
ui-lit-below = { $n } more below
ui-more = { $n } more
ui-choose-one = choose one
ui-filter = Search the options
ui-waiting-for = Waiting for { $seats }.
ui-watching = You are watching. { $seats } to decide.
ui-out-and-waiting = You are out of this game. { $seats } to decide.
ui-one-moment = One moment …
ui-why-not = Why not?
ui-look-closer = What is it?
ui-hint-title = What a bot would do
ui-hint-then = Then it would: { $then }
ui-hint-then-other = It expects { NAME($who) } to reply: { $then }
ui-hint-strength = { $n } of 4
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
ui-pass-why = Pass the device on. The table stays hidden until the next player is ready.
ui-i-am = I am { $seat }
ui-pass-never = Do not show this screen on this device

## Menu

ui-notify = Browser notification when it is my turn
ui-confirm-setting = Ask before a touch that cannot be taken back
ui-screen-setting = Screen between players on this device
ui-table-code = Table code
ui-watch-link = Link for spectators
ui-absent = { $seat } is not here.
ui-bot-takes = Let a bot play
ui-stand-in = A bot plays for { $seat }.
ui-hand-back = Give the seat back
ui-keys = Keyboard
ui-key-arrows = Arrows
ui-key-arrows-does = go to the next thing you can touch; with Shift, to anything
ui-key-enter = Enter
ui-key-enter-does = touch, or confirm
ui-key-escape = Esc
ui-key-escape-does = one step back
ui-key-digits = 1 … 9
ui-key-digits-does = choose a button
ui-key-undo = U
ui-key-undo-does = undo
ui-key-undo-all = Shift U
ui-key-undo-all-does = undo everything that can be undone
ui-key-turn = R, F
ui-key-turn-does = rotate or flip the tile in hand
ui-key-hint = H
ui-key-hint-does = hint
ui-key-rules = ?
ui-key-rules-does = rules
ui-key-zoom = + −
ui-key-zoom-does = zoom
ui-leave = Leave the table
ui-go-away = To the start page
ui-resign = Resign
ui-end-table = End the table
ui-curve = Scores over the game
ui-figures = In numbers
ui-figure-answers = decisions
ui-figure-rounds = rounds
ui-figure-leads = changes of the lead
ui-decisions-of = { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}
ui-rematch = Rematch
ui-rematch-join = To the rematch
ui-wants-rematch = These people play again at another table.
ui-stopped = Ended early
ui-host-menu = You are the host
ui-free-the-seat = Free the seat
ui-make-host = Make host
ui-sure-leave = Give up your seat? A bot keeps it until somebody else sits down; you can go on watching.
ui-sure-resign = Resign? A bot plays on in your place, and you cannot come back to the seat.
ui-sure-resign-ends = Resign? The game ends here. What was played can still be read.
ui-sure-free = Free the seat of { $who }? The old link no longer works; whoever has the code of the table can sit down.
ui-sure-kick = { $who } is at the table. Take the seat away all the same? They can go on watching.
ui-sure-end = End this table for everybody? What was played can still be read; nobody wins.
ui-sure-hand-over = Make { $who } the host? You can no longer free seats or end the table.
ui-do-leave = Leave
ui-do-resign = Resign
ui-do-free = Free the seat
ui-do-end = End the table
ui-do-hand-over = Hand over
ui-do-not = No, go on playing

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
ui-step-on = One step forward
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
ui-old-page = This page is out of date
ui-old-page-text = The server has been renewed in the meantime. Nothing is lost: the game goes on after reloading.
ui-reload = Reload

## Actions

ui-actions = What you can do
ui-action-place = { $n } of { $all }
ui-not-possible = not possible: { $why }
ui-outlook-idle = Point at an action or a thing: what it costs and brings.
ui-outlook-choices = { $n ->
    [one] One choice follows.
   *[other] { $n } choices: touch one of the marked things next.
}
ui-warns-nothing = This brings nothing now.
ui-warns-ends = This ends the game.
ui-warns-loses = This costs something for good.
ui-do-it = Do it
ui-hold-for-outlook = hold: what it brings

## What just happened

ui-what-happened = What just happened?
ui-tell-next = Next
ui-skip = Skip
ui-then-you = Your turn
ui-beat-of = { $n } / { $of }
ui-telling-quick = { $n } more are waiting: told quickly.
ui-pace = Pace
ui-pace-calm = Calm
ui-pace-normal = Normal
ui-pace-quick = Quick
ui-pace-off = Off
ui-key-space = Space
ui-key-telling = Space K W End
ui-key-telling-does = While it is told what happened: next, pause, tell again, skip. Shift and arrows: one back or on.

ui-motion-setting = Less motion
ui-text-setting = Size of text
ui-text-normal = normal
ui-text-large = large
ui-text-larger = very large
ui-area-of = { NAME($seat) }: everything on the table
ui-area-empty = There is nothing of this player on the table.
ui-before = previous player
ui-next = next player
ui-key-card = Z
ui-key-card-does = show a card large
ui-key-seat = Shift + 1–6
ui-key-seat-does = a player’s area, large
ui-learn = Learn it
ui-coach = Coach
ui-coach-step = Step { $n } of about { $of }
ui-coach-on = Go on
ui-coach-back = Back
ui-coach-ask = What would you do?
ui-coach-best = I would choose: { $option }.
ui-coach-pause = Pause
ui-coach-speak = Let the coach speak again
ui-coach-leave = Leave lesson
ui-coach-leave-does = The game stays: you play on without me.
ui-coach-take-back = Take it back
ui-coach-anyway = Do it anyway
ui-help-page = Help on one page
ui-help-of = { $title }: help on one page
ui-help-does = How to win, my turn, the icons (F1)
ui-help-goal = How to win
ui-help-turn = My turn
ui-help-end = The end
ui-help-icons = What the icons mean
ui-help-asked = Often asked
ui-help-tips = Good to know
ui-help-none = There is no page of help for this game.
ui-bot-usually = about { $n } s
ui-bot-late = longer than usual

## Opening a save, and looking through a game

ui-save-open = Open a save
ui-save-opening = Checking …
ui-save-drop = or drop the file on this page: it is checked, shown and can be played on
ui-save-drop-here = Drop the save here
ui-save-too-large = This file is too large to be a save.
ui-turn-back = One turn back
ui-turn-on = One turn on
ui-to-start = To the beginning
ui-step-of = Step { $n } of { $of }
ui-key-moments = Key moments
ui-next-key = Next key moment
ui-copy-link = Copy the link to this position
ui-picture = Picture
ui-picture-svg = Picture of this position (SVG)
ui-picture-png = Picture of this position (PNG)
ui-my-past = Look back
ui-score-curve = Scores
ui-jump = Go to this moment
ui-my-past-does = Look through the game so far, as I saw it
ui-tell-again = Tell it again
