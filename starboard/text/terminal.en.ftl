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
terminal-bad-number = There are the options 1 to { $count }.
terminal-not-understood = Not understood: { $said }. A question mark shows what can be typed.
terminal-narrowed = { $count } of { $all } options; an empty line shows them all again.
terminal-more = … and { $count } more: type a part of the words to narrow the list.
terminal-nothing-refused = Everything that could be tried is offered.
terminal-pass-on = Hand over to { NAME($seat) }, who presses Enter.
terminal-saved = Saved: { $file }
terminal-not-saved = Not saved, { $file } cannot be written: { $reason }
terminal-file-there = Not saved: { $file } is there already.
terminal-no-rule = There is no rule { $rule }.
terminal-no-hint = No bot has an opinion here.
terminal-tries = { $count ->
    [one] from one try
   *[other] from { $count } tries
}
terminal-tries-then = from { $count } tries; it reckons mostly with this next: { $then }
terminal-tries-then-other = from { $count } tries; mostly it expects in reply ({ NAME($seat) }): { $then }
terminal-share = { $percent } %
terminal-undone = Taken back.
terminal-bye = Until next time. The game was not saved.
terminal-bye-saved = Until next time.
terminal-ended = The input has ended before the game.
terminal-watching = Bots play; there is nothing to decide.
terminal-start = { $title }. Seed { $seed }. A question mark shows what can be typed.
terminal-score = Score
terminal-players = Players
terminal-help-number = a number: choose that option
terminal-help-words = words: show only the options with these words
terminal-help-undo = u: take my last decision back
terminal-help-why = w, w words: why something is not offered
terminal-help-hint = h: what a bot would do
terminal-help-board = b: the board again
terminal-help-things = v: everything on the table, in words
terminal-help-log = e: the game so far
terminal-help-rule = ? { $rule }: a rule by its number; ?? words: search the rules
terminal-help-save = s file: save the game
terminal-help-language = l: magyarul
terminal-help-quit = q: leave
