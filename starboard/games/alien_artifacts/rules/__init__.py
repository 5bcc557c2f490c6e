"""The rulebook, chapter by chapter.

| chapter | rules | file |
|---|---|---|
| 1 Components, zones | A-1 to A-14 | ../box.py, ../state.py, ../view.py (A-11, A-12) |
| 2 Set-up | A-15 to A-28 | setup.py, basic.py (keep_cards) |
| 3 Resource cards, paying | A-29 to A-39 | costs.py (limits), paying.py, bills.py (card by card) |
| 4 Turn | A-40 to A-49 | course.py, ../legality/menu.py (the options of the Action phase) |
| 5 Costs, completing, automatic building | A-50 to A-63 | costs.py, completing.py |
| 6 Basic actions | A-64 to A-84 | basic.py |
| 7 Planets, production | A-85 to A-94 | planets.py |
| 8 Technologies | A-95 to A-105 | technologies.py, measures.py, course.py (use_card) |
| 9 Ships, attacks | A-106 to A-126 | attacks.py, results.py |
| 10 Defence Plans | A-127 to A-130 | attacks.py (choose_plan), decks.py |
| 11 Blockade tokens | A-131 to A-138 | blockades.py, gains.py (pay_fee) |
| 12 Alien Artifacts | A-139 to A-143 | artifacts.py, gains.py |
| 13 Operational actions | A-144 to A-150 | operational.py |
| 14 Faction abilities, card actions | A-151 to A-153 | course.py, effects.py |
| 15 Decks, market search | A-154 to A-158 | decks.py |
| 16 End of the game | A-159 to A-166 | course.py (end_turn), ../scoring.py |
| 17 Timing, effect kinds | A-167 to A-177 | gains.py, effects.py |

What is not allowed, and why, is in ../legality/.
"""
