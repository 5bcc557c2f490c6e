### Death Angel: what the table is called. The cards are in cards.en.ftl, the rules in rules.en.ftl.

title = Space Hulk: Death Angel
    .short = Death Angel

preset-first = Two players with two teams each: eight marines, a small formation.
preset-usual = Three players with two teams each: all twelve marines.
preset-everything = Six players, each with one team: all twelve marines.

## The round

phase-choose = Choose Actions
    .short = Choose
phase-resolve = Resolve Actions
    .short = Resolve
phase-attack = Genestealer Attack
    .short = Genestealers
phase-event = Event
    .short = Event

## The two sides of the formation

side-0 = left
    .on = on the left
    .to = to the left
side-1 = right
    .on = on the right
    .to = to the right

## Terrain colours

colour-0 = red
colour-1 = orange
colour-2 = yellow
colour-3 = green

## Places and things

pile-0 = left blip pile
pile-1 = right blip pile

## The box to look through

shelf-marine = Space Marines
shelf-action = Action cards
shelf-genestealer = Genestealers
shelf-brood_lord = Brood Lords
shelf-terrain = Terrain cards
shelf-location = Locations
shelf-event = Event cards
shelf-marker = Team markers
shelf-piece = Tokens and die
part-team = Team
part-rank = Rank
part-range = Range
part-type = Type
part-types = Types
part-colour = Colour
part-tier = Tier
part-blips = Blip piles
part-places = Terrain
part-teams = Teams in play
part-instinct = Instinct
part-icons = Icons
part-members = Marines
rank-0 = Brother
rank-1 = Sergeant
rank-2 = Lexicanium
back-of-marine = The same marine, facing the other side
kinds = { $kind }
members = { $marine }
tier-sign = { $tier }
players = players: { $players }
void-lock-for = Void Lock (players: { $players })
blips-of = left { $left }, right { $right }
places-of = left: { $left_terrain } ({ $left }); right: { $right_terrain } ({ $right })
yes = yes
no = no
combat-die = combat die
die-faces = Faces: { $face }; skulls on { $skull }.
