"""What bots know of Alien Artifacts.

`value.py` says what a position is worth, by the terms of `terms.py` and with what `expectations.py`
expects of what has been begun; `policy.py` says how rollouts are played, `search.py` how the game
is searched; `strategies.py` has ways to play with one kind of card only.
"""
