"""The rules of Hexpanse, chapter by chapter:

| file | chapter | rules |
|---|---|---|
| `setup.py` | 5.1, 5.2 levels, teams, setup | H-7 to H-25, H-122 to H-124 |
| `draft.py` | 5.1 advanced mode: the draft | H-10 to H-13 |
| `hexes.py`, `formations.py` | 5.3 the board; patterns on it | H-26, H-80 to H-82, H-114 |
| `units.py` | 5.3, 5.4 mines; units come, go and move | H-27 to H-42 |
| `course.py` | 5.5 the course of the game, round and turn | H-44 to H-47, H-119, H-121 |
| `actions.py` | 5.5 actions | H-46 to H-64 |
| `market.py` | 5.5 the market phase | H-65 to H-68 |
| `chain.py`, `abilities.py` | 5.7, 7.4 chain reactions | H-72 to H-78 |
| `victory.py` | 6 both ways to win, elimination | H-112 to H-121 |
| `effects.py` | 7.1 the kinds of effects | H-68, H-106, H-107 |
| `areas.py` | 7.1 effects on areas | H-79 to H-88, H-103, H-111 |
| `ships.py`, `robbery.py` | 7.1 effects on ships, and on cards | H-89 to H-100 |
| `sides.py` | whom a question is for | H-17, H-123 |
"""
