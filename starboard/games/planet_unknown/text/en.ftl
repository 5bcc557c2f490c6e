### Planet Unknown: names and settings. Cards are in cards.en.ftl, play in play.en.ftl, the rules in rules.en.ftl.

title = Planet Unknown

## Settings of a new table

variant-boards = Planets and corporations
    .text = Equal boards are easier to begin with, different ones bring variety.
variant-boards-random = dealt at random
variant-boards-symmetric = the same for all (first game)
variant-boards-choice = everybody chooses
variant-flux = Flux, a seventh corporation that is not in this box
    .text = Published apart from the box.
variant-events = Event deck
    .text = A card each round that helps or hinders everybody.
variant-events-usual = none; balanced when playing alone
variant-events-off = none
variant-events-easy = Calm space
variant-events-balanced = Balanced
variant-events-hard = Meteor storm
variant-events-example = the rulebook's example
variant-events-custom = as set below
variant-green = Green alerts
    .text = How many of the twenty events are green.
variant-orange = Orange alerts
    .text = How many of the twenty events are orange.
variant-red = Red alerts
    .text = How many of the twenty events are red: the more, the harder.
variant-personal = Personal objectives
    .text = An aim of your own, for points at the end.
variant-turning = Two players: the station turns by itself
    .text = One depot a round; otherwise the commander chooses.
variant-inner = Inner ring of the station
    .text = How the small tiles lie against the large ones.
variant-inner-default = standard
variant-inner-random = random
variant-station = Tiles on the station
    .text = Fewer tiles make a shorter game.
variant-station-full = all of them
variant-station-short = very few: seven rounds (first game for two)

preset-first = Two players with equal planets and corporations; no events, no personal objectives.
preset-usual = Everybody has a planet and a corporation of their own, dealt at random.
preset-everything = You choose your boards; events strike every round, and there are personal objectives.

## The round

phase-setup = Setup
phase-rotation = Rotation
phase-event = Event
phase-tiles = Tiles
phase-civ = Civ cards
phase-end = End
round-number = Round { $round }

## Resources, terrains, tracks

track-civ = civ
track-water = water
track-biomass = biomass
track-rover = rover
track-tech = tech
lane-civ = civ track
lane-water = water track
lane-biomass = biomass track
lane-rover = rover track
lane-tech = tech track
terrain-civ = civ
terrain-water = water
terrain-biomass = biomass
terrain-rover = rover
terrain-tech = tech
terrain-energy = energy
resource-civ = civ
resource-water = water
resource-biomass = biomass
resource-rover = rover
resource-tech = tech
resource-energy = energy

## What may be resolved in any order

thing-icon-civ = civ resource
thing-icon-water = water resource
thing-icon-biomass = biomass resource
thing-icon-rover = rover resource
thing-icon-tech = tech resource
thing-icon-energy = energy resource
thing-boost = synergy boost
thing-patch = biomass patch
thing-deploy = rover milestone
thing-back = step back with another tracker
thing-shift = move a collected lifepod
thing-meteorite = collect a meteorite
thing-choice = bonus of the biomass track
thing-card = civ card
thing-token = flux token
thing-either = one of the two resources
thing-advance-civ = advance civ
thing-advance-water = advance water
thing-advance-biomass = advance biomass
thing-advance-rover = advance rover
thing-advance-tech = advance tech
thing-advances = the next advance

## Small things

ring-inner = small tile
ring-outer = large tile
stack-inner = stack of small tiles
stack-outer = stack of large tiles
way-0 = as it lies
way-1 = turned once
way-2 = turned twice
way-3 = turned three times
way-4 = flipped
way-5 = flipped, turned once
way-6 = flipped, turned twice
way-7 = flipped, turned three times
rover-1 = rover 1
rover-2 = rover 2
rover-3 = rover 3
rover-4 = rover 4
rover-5 = rover 5
row-1 = row 1
row-2 = row 2
row-3 = row 3
row-4 = row 4
row-5 = row 5
row-6 = row 6
row-7 = row 7
row-8 = row 8
row-9 = row 9
row-10 = row 10
row-11 = row 11
row-12 = row 12
column-1 = column A
column-2 = column B
column-3 = column C
column-4 = column D
column-5 = column E
column-6 = column F
column-7 = column G
column-8 = column H
column-9 = column I
column-10 = column J
column-11 = column K
column-12 = column L
rank-1 = I
rank-2 = II
rank-3 = III
rank-4 = IV
level-1 = 1
level-2 = 2
level-3 = 3
level-4 = 4
level-5 = 5
level-A = A
level-B = B
level-C = C
level-D = D
level-E = E
level-F = F
immediate = immediate
end-of-game = end of game
locked = Locked.
unlocked-now = Unlocked.

## Score and end

term-planet = Planet
term-tracks = Tracks
term-lifepods = Lifepods
term-meteorites = Meteorites
term-civ-cards = Civ cards
term-personal = Personal objectives
term-neighbours = Neighbour objectives
end-no-room = A player could no longer place a tile.
end-empty-depot = A depot of the station is empty.
end-last-event = The last event has been revealed.
solo-target = { $score } medals; the target was { $target }.
end-solo-critical_failure = Critical failure: a new planet is needed.
end-solo-survivors = Did anyone else survive?
end-solo-poor = Poor performance, but we live.
end-solo-accomplished = Mission accomplished.
end-solo-excellent = Excellent work, a promotion is due.
end-solo-best_planet = Perhaps the best planet ever seen.
end-solo-stars = Even the stars take notice.

## What lies on the table

planet-name = { $planet }
covered = { $count } of 96 squares covered
planet-medals = { $count ->
    [one] { $count } medal for rows and columns so far
   *[other] { $count } medals for rows and columns so far
}
station = Station S.U.S.A.N.
depot = Depot { $depot }
depot-inner = Small tile on top: the { $tile }
depot-outer = Large tile on top: the { $tile }
depot-heights = Small tiles: { $inner }; large tiles: { $outer }
tile-words = { $tile }
ground-land = bare land
ground-ice = bare ice
ground-city = city, not covered
ground-current = bare current: energy terrain
ground-ring = bare land of the ring
ground-ice-ring = bare ice of the ring
ground-patch = biomass patch
ground-patch-city = biomass patch on a city, which still scores
here-icon = { $resource } icon
here-quadrant = No { $resource } icon may lie in this quadrant.
here-chasm = The chasm runs beside this square: no tile may lie across it, and no rover may cross it.
ground-civ = civ terrain
ground-water = water terrain
ground-biomass = biomass terrain
ground-rover = rover terrain
ground-tech = tech terrain
ground-energy = energy terrain
here-lifepod = A lifepod stands here.
here-meteorite = A meteorite lies here: its row and column score nothing.
events-left = { $count ->
    [one] { $count } event left
   *[other] { $count } events left
}
next-event = The next event:
space-medal = { $count ->
    [one] Worth { $count } medal at the end.
   *[other] Worth { $count } medals at the end.
}
space-synergy = { $count ->
    [one] A synergy boost.
   *[other] { $count } synergy boosts.
}
space-civ = Civ milestone of rank { $count }.
space-patch = { $count ->
    [one] Biomass milestone: a patch.
   *[other] Biomass milestone: { $count } patches.
}
space-rover = Rover milestone: deploy a rover.
space-move = { $count ->
    [one] { $count } movement point.
   *[other] { $count } movement points.
}
space-tech = Tech milestone of level { $count }.
space-choice = A biomass patch, or: { $thing }.

## Names of nodes

node-planet = { $planet }, planet of { THE($seat) }: { $count } of 96 squares covered
node-tile = { $tile } around { $square }
node-row = { CAP($row) }: { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}{ $done ->
    [1] , complete
   *[other] {""}
}
node-column = { CAP($column) }: { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}{ $done ->
    [1] , complete
   *[other] {""}
}
node-square = Square { $square }
node-square-with = { $square }: { $ground }
node-rover = { CAP($rover) } on { $square }{ $loaded ->
    [1] , carrying a meteorite
   *[other] {""}
}
node-objective = Neighbour objective { $objective }
node-goal = Personal objective { $goal }
node-card = Civ card { $card }
node-civ = Civ cards of rank { $rank }: { $count } left
node-deck = Event deck: { $count } left
node-event = Event { $event }; { $count } left
node-collected = Collected meteorites: { $meteorites }; lifepods: { $lifepods }; stored patches: { $patches }; movement points: { $points }
node-way = { CAP($way) }: { $tile }
node-stack = { CAP($ring) }: { $tile }
node-corporation = { $corporation }, corporation of { THE($seat) }
node-track = { CAP($lane) }, tracker on { $space }
node-space = { CAP($lane) }, space { $space }
node-technology = { $technology }{ $ready ->
    [1] {" "}(unlocked)
   *[other] {" "}(locked)
}
node-station = Station; depot { $depot } is in front of you
node-depot = Depot { $depot }: small tiles { $inner }, large tiles { $outer }

## The players' panel

map-legend = C civ, W water, B biomass, R rover, T tech, E energy: a capital where the icon is, small letters for the rest of the terrain; * ice, # city, ~ current, = ring, : land and ; ice beyond the chasm; + patch, o lifepod, x meteorite, @ rover on the planet.
player-boards = { $planet } · { $corporation }
player-tracks = civ { $t_civ }, water { $t_water }, biomass { $t_biomass }, rover { $t_rover }, tech { $t_tech }
player-terms = planet { $m_planet }, tracks { $m_tracks }, lifepods { $m_lifepods }, meteorites { $m_meteorites }, civ cards { $m_civ_cards }, personal { $m_personal }, neighbours { $m_neighbours }
player-commander = station commander
player-terms-alone = planet { $m_planet }, tracks { $m_tracks }, lifepods { $m_lifepods }, meteorites { $m_meteorites }, civ cards { $m_civ_cards }, personal { $m_personal }
player-target = target: { $target }
player-pieces = meteorites { $meteorites }, lifepods { $lifepods }, stored patches { $patches }, rovers { $rovers }, technologies { $technologies }
player-technologies = Unlocked technologies: { $levels }
player-flux = The flux token marks the { $lane }.
player-cards = Open civ cards: { $cards }
player-objective = Neighbour objective: { $objective }

## The box

shelf-tile = Terrain tiles
shelf-planet = Planet boards
shelf-corporation = Corporation boards
shelf-civ = Civ cards
shelf-objective = Objective cards
shelf-event = Event cards
shelf-piece = Pieces
part-terrain = Resources
part-solo = Solo only
solo-only = Used in the solo game only.
tile-terrain = { $first } and { $second }{ $meteor ->
    [1] , with a meteor symbol
   *[other] , without a meteor symbol
}
medals-of-lines = Rows and columns: 1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1 medals.
corporation-tracks = The spaces of the five tracks, and the rovers at the start.
piece-resource_trackers = Resource trackers
piece-depot_markers = Depot markers
piece-rovers = Rovers
piece-lifepods = Lifepods, at least
piece-meteorites = Meteorites, at least
piece-biomass_patches = Biomass patches, at least
piece-commander_marker = Station commander marker
piece-scorepad = Scorepad
note-flux = Not in this box: the rulebook's glossary names it, but its board belongs to a deluxe edition. It is dealt only if the table asks for it.
note-oasis-water = In doubt: space 11 of the water track has 9 medals, as read from a picture of the board; another public table says 8.
note-own-translation = The Hungarian name is our translation.

## What a space gives, in a few words

bonus-nothing = nothing
bonus-move = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
bonus-civ = a civ card of rank { $count }
bonus-patch = { $count ->
    [one] a biomass patch
   *[other] { $count } biomass patches
}
bonus-rover = a rover
bonus-tech = technology { $count }
bonus-choice = a biomass patch or: { $thing }
bonus-synergy = { $count ->
    [one] a synergy boost
   *[other] { $count } synergy boosts
}
bonus-worth = worth { $then } at the end, now { $now }
track-worth = Worth { $count ->
    [one] { $count } medal
   *[other] { $count } medals
} as it stands.
track-next = Next space, { $space }: { $gains }.
space-nothing = This space gives nothing.
line-left = { $count ->
    [0] All squares are covered.
    [one] { $count } square is still to be covered.
   *[other] { $count } squares are still to be covered.
}{ $rocks ->
    [0] {""}
    [one] {" "}A meteorite is in the way.
   *[other] {" "}Meteorites in the way: { $rocks }.
}
civ-words = Whoever reaches a civ milestone of this rank looks at these cards and keeps one of them.
