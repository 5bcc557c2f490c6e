"""The rules of Theseus, chapter by chapter.

| chapter | file |
|---|---|
| 1 Basics, 9 End, 14 Free-for-all: points | `points.py`, `../scoring.py` |
| 2 The station, 11 Reproduction | `station.py` |
| 3 Set-up (and that of 14 to 16) | `setup.py`, `factions.py` |
| 4 The turn, 6 Sector actions | `course.py`, `malfunction.py` |
| 5 Movement phase | `movement.py`, `routes.py`, `traps.py` |
| 6 Attacks and action cards | `attacks.py`, `action_cards.py`, `rounds.py` |
| 7 Pending-card phase | `pending_cards.py`, `install.py` |
| 8 Upgrade tokens, 10 Instants | `free_actions.py` |
| 12 Cards of Marines and Greys | `cards_marines_greys.py` |
| 13 Cards of Aliens and Scientists | `cards_aliens_scientists.py` |
| 16 Pandora | `pandora.py` |

What may be done, and why not, is told by ``legality/``.
"""
