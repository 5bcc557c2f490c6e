"""The rulebook, chapter by chapter.

| chapter | rules | file |
|---|---|---|
| 2, 3 Players, setup | D-10 to D-22 | setup.py |
| 4 Winning and losing | D-23 to D-30 | end.py, ../scoring.py |
| 5 Round, current player | D-31 to D-36 | course.py, death.py (find_current) |
| 6 Choose Actions | D-37 to D-41 | choose.py |
| 7 Resolve Actions | D-42 to D-48 | resolve.py |
| 7.1 Support | D-49 to D-51 | resolve.py, tokens.py |
| 7.2 Rerolls | D-52 to D-56 | dice.py |
| 7.3 Move + Activate | D-57 to D-65 | manoeuvre.py |
| 7.4 Attack | D-66 to D-71 | attack.py, swarms.py (slaying) |
| 8 Genestealer Attack | D-72 to D-77 | defend.py |
| 9 Event | D-78 to D-83 | event.py |
| 10 Spawning | D-84 to D-89 | spawn.py |
| 11, 12 Swarms | D-90 to D-104 | swarms.py |
| 13 Brood Lords | D-105 to D-110 | swarms.py |
| 14 Travel | D-111 to D-132 | course.py (the check), travel.py, blips.py |
| 15 Terrain | D-133 to D-136 | terrain.py |
| 16 Death, shifting | D-137 to D-145 | death.py |
| 17 Limits | D-146 to D-149 | blips.py, tokens.py, ../state.py (check) |
| 18 Action cards | D-150 to D-167 | defend.py, attack.py, abilities.py |
| 18 Events | D-168 to D-175 | effects.py |
| 18 Locations | D-176 to D-183 | locations.py |
| 19 Information | D-184 to D-187 | ../view.py |
| 20 Decisions | D-188 to D-202 | where they are asked |

What is not allowed, and why, is in ../legality/.
"""
