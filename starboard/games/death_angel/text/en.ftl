### Death Angel: what the table is called. The cards are in cards.en.ftl, the rules in rules.en.ftl.

title = Space Hulk: Death Angel
    .short = Death Angel

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
