"""What bots know of Death Angel.

| file | what it holds |
|---|---|
| `value.py` | what a position is worth: the fitted chance of victory |
| `policy.py` | the rollout policy, an answer to every question |
| `formation.py` | how bad a formation is, in marines |
| `gains.py` | what a card, a token or a terrain card could save, in marines |
| `cache.py` | answers of the policy that were found before |
| `search.py` | how the game is searched |
"""
