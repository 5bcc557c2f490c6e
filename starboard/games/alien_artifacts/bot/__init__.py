"""What bots know of Alien Artifacts.

`value.py` says what a position is worth, `policy.py` how rollouts are played, `search.py` how the
game is searched; `strategies.py` has ways to play with one kind of card only.
"""
