### What is laid over the table at a moment.

## On the stage

face-hits-0 = miss
    .said = No Genestealer falls
face-hits-1 = hit
    .said = A hit
face-hits-2 = up to 2
    .said = Up to two fall
face-hits-3 = up to 3
    .said = Up to three fall
face-hits-4 = up to 4
    .said = Up to four fall
face-hits-5 = up to 5
    .said = Up to five fall
face-dies = slain
    .said = Slain
face-lives = lives
    .said = He lives
face-counters = strikes
    .said = He strikes back
face-works = works
    .said = It works
face-nothing = nothing
    .said = Nothing comes of it
row-icon = { CAP($icon) }
row-places = { $rows }
row-spawn = { $count } on { $place } (pile { $before } → { $rest })
row-pile-empty = none on { $place }: the pile is empty
row-no-terrain = no terrain of this colour: nobody appears
row-choice = the pile is too small for all: the current player decides
row-moves = { $count ->
    [0] as things stand, no swarm has to move
    [one] as things stand, one swarm
   *[other] as things stand, { $count } swarms
  }
row-way = Location { $reached } of { $all }
row-terrain = Terrain: { $terrain }
row-blips = Blip piles: left { $left }, right { $right }
type-alone = { CAP($kind) }
row-text-first = First its text; its icons as things stand:
