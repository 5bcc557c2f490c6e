"""What is not allowed, and why: the one home of legality.

| file | what it holds |
|---|---|
| `supply.py`, `targets.py`, `opponents.py` | what can be chosen, by rule |
| `possible.py` | H-64: whether an effect can change anything |
| `actions.py` | everything one might try as an action, and why not (H-46 to H-65) |
| `listing.py`, `sampling.py` | the same actions listed fast, or one of them drawn |
| `refused.py` | for every question: what one may try in vain, and why |
"""
