"""The rulebook of Planet Unknown, chapter by chapter.

| file | chapters |
|---|---|
| `setup.py` | 2 Setup, and what the modules of 15 to 18 prepare |
| `course.py` | 3 The round: its six steps; the entry |
| `station.py` | 3 Turning the station, and the tiles that come to light |
| `turn.py`, `confirming.py` | 3 Step 4: a player's own turn, and its end |
| `placing.py` | 4 Placing tiles (where they may lie: `legality/placements.py`) |
| `tracks.py`, `gains.py` | 5 Tracks and advancing, with the milestones of 6 and 7 |
| `civ.py` | 6 Civ cards |
| `biomass.py` | 8 Biomass track and patches |
| `rovers.py` | 9 Rovers, 11 Meteorites and lifepods |
| `energy.py` | 10 Energy |
| `ending.py` | 12 End of the game (13 Scoring: `scoring.py`) |
| `objectives.py` | 14 Objectives |
| `events.py` | 17 Event deck module |
| `corporations.py` | 19 Corporations (20 Planets: `legality/placements.py`) |

What happens in one chapter leads to another and back, so chapters import each other as modules:
``s.then(biomass.gain_patch, seat)``.
"""
