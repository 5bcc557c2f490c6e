"""What bots know of Salvage: `value.py`. Larger games add `policy.py` and `search.py`."""
