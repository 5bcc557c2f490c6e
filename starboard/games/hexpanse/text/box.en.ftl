### The box to look through: shelves, boards, tokens, and what is printed on them.

shelf-mercenary = Mercenaries
shelf-action = Action cards
shelf-mission = Missions
shelf-ally = Allied tiles
shelf-faction = Factions
shelf-board = Boards
shelf-token = Tokens and pieces

part-tokens = Tokens
part-units = Units
part-leader = Leader
part-life = Life at the start
part-size = Number of areas
part-use = Used with
part-pairing = Pairing
    .text = these two options on one card
part-hexilum = { $cost } hexilum
part-areas = { $areas } areas, { $mines } of them with a mine
part-each = { $count } for each faction
part-in-all = { $count } in the box
parts-public = From another public source: { $parts }.
parts-reconstructed = Reconstructed: { $parts }.

note-large = With five or six factions { $count } copies are in the deck.
note-aliens = Only with the Aliens expansion.
note-allied-tokens = The number is doubtful: for a second allied faction the rulebook tells you to turn over normal tokens, so there may be fewer.

board-inner = Front side, inner part
board-full_front = Front side with the outer ring
board-reverse = Reverse side
board-extension_inner = Extension board, inner part
board-extension_full = Extension board, whole
board-use = Factions: { $players }; in team games: { $teams }

token-faction_board = Faction board
token-normal_unit = Normal unit
token-elite_unit = Elite unit
token-leader_token = Leader token
token-leader_die = Leader die
token-marker = Marker for income and hexilum
token-frame = Frame for mercenaries
token-allied_tile = Allied tile
token-allied_token = Allied unit
token-mercenary_token = Mercenary token
token-mercenary_card = Mercenary card
token-action_card = Action card
token-mission_card = Mission card
