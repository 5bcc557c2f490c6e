"""What bots know of Hexpanse: `value.py` (what a position is worth), `policy.py` (quick answers for
rollouts), `search.py` (the settings of the search)."""
