### Death Angel: what the table is called. The cards are in cards.en.ftl, the rules in rules.en.ftl.

title = Space Hulk: Death Angel

## The round

round = Round { $round }
phase-choose = Choose Actions
phase-resolve = Resolve Actions
phase-attack = Genestealer Attack
phase-event = Event
current-player = current player
instinct = Instinct

## The two sides of the formation

side-0 = left
    .art = the
    .on = on the left
    .to = to the left
    .facing = left
    .adj = left
side-1 = right
    .art = the
    .on = on the right
    .to = to the right
    .facing = right
    .adj = right

## Terrain colours

colour-0 = red
colour-1 = orange
colour-2 = yellow
colour-3 = green

## Places and things

pile-0 = left blip pile
pile-1 = right blip pile
deck-genestealers = Genestealer deck
deck-events = event deck
deck-locations = Location deck
discard-genestealers = Genestealer discard pile
discard-events = event discard pile
supply = token supply
token = support token
die = combat die
skull = skull
formation = formation
position = position
position-number = position { $position }
swarm = swarm
swarm-at = swarm { NAME($side, form: "on") } of position { $position }
major-spawn = major spawn
minor-spawn = minor spawn
move-adjacent = to the adjacent position
move-flank = flank
