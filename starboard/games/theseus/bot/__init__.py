"""What bots know of Theseus: `value.py`, `policy.py` for rollouts, `search.py` for the settings."""
