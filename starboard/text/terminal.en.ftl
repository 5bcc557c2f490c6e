### Words of the text client.

terminal-choice = Your choice
terminal-only = Enter to go on
terminal-news = What happened
terminal-options = Options
terminal-things = On the table
terminal-log = The game so far
terminal-why-not = Why not?
terminal-hints = What a bot would do
terminal-result = The end
terminal-rules = Rules
terminal-only-option = There is only this option.
terminal-bad-number = Choose an option from 1 to { $count }.
terminal-not-understood = Not understood: { $said }. A question mark shows what can be typed.
terminal-narrowed = { $count } of { $all } options; an empty line shows them all again.
terminal-more = … and { $count } more: type some of the words to narrow the list.
terminal-nothing-refused = Everything that could be tried is offered.
terminal-pass-on = Hand over to { NAME($seat) }, who presses Enter.
terminal-saved = Saved: { $file }
terminal-not-saved = Not saved, { $file } cannot be written: { $reason }
terminal-file-there = Not saved: { $file } already exists.
terminal-no-rule = There is no rule { $rule }.
terminal-no-component = Nothing in the box contains these words.
terminal-no-hint = No bot has an opinion here.
terminal-tries = { $count ->
    [one] from one try
   *[other] from { $count } tries
}
terminal-tries-then = from { $count } tries; most often followed by: { $then }
terminal-tries-then-other = from { $count } tries; { NAME($seat) } most often replies: { $then }
terminal-share = { $percent }%
terminal-undone = Taken back.
terminal-bye = Until next time. The game was not saved.
terminal-bye-saved = Until next time.
terminal-ended = The input ended before the game did.
terminal-watching = Only bots are playing; there is nothing to decide.
terminal-start = { $title }. Seed { $seed }. A question mark shows what can be typed.
terminal-score = Score
terminal-players = Players
terminal-help-number = a number: choose that option
terminal-help-words = words: show only the options with these words
terminal-help-undo = u: take back my last decision
terminal-help-why = w, or w words: why something is not offered
terminal-help-hint = h: what a bot would do
terminal-help-board = b: the board again
terminal-help-things = v: everything on the table, in words
terminal-help-log = e: the game so far
terminal-help-box = k: the box, shelf by shelf; k words: everything in it with these words
terminal-help-rule = ? { $rule }: a rule by its number; ?? words: search the rules
terminal-help-save = s file: save the game
terminal-help-language = l: magyarul
terminal-help-quit = q: leave
