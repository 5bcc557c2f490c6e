### The numbered rules in our own words: for the rules drawer and the why-nots.

## Terms, grid and information

chapter-c1 = Terms, grid and information

P-1 = A square is one 1x1 field of your planet. Squares lie on a 12 by 12 grid, with columns counted from left to right and rows from top to bottom; every planet has 96 of them.
    .title = Square
    .chapter = c1
P-2 = Two squares are edge-adjacent if they share a side. Touching only at a corner never counts, unless a rule says so.
    .title = Edge-adjacent
    .chapter = c1
P-3 = A square belongs to the edge of the planet if fewer than four squares of the same planet share a side with it. Every planet has 28 edge squares.
    .title = Edge of the planet
    .chapter = c1
P-4 = There are six terrain types: civ, water, biomass, rover, tech and energy. Each belongs to the resource of the same name.
    .title = Terrain types
    .chapter = c1
P-5 = A resource is one of the two icons on a tile. Every tile has two parts; each part is one terrain type and shows one icon of that type.
    .title = Resource
    .chapter = c1
P-6 = Every square of a part has its terrain, but only the square with the icon holds the resource. Where a rule says “resource”, look at icons; where it says “terrain”, look at squares.
    .title = Terrain or resource?
    .chapter = c1
P-7 = An area is the whole group of squares of one terrain that are connected by their sides. It continues across tile borders and includes biomass patches. Its size is its number of squares.
    .title = Area
    .chapter = c1
P-8 = A medal is a victory point. Every other icon on a track is a bonus; a milestone is a bonus special to its track. A synergy boost advances a tracker of your choice once.
    .title = Medals, bonuses, milestones, synergy boosts
    .chapter = c1
P-9 = To advance, move a tracker one space up its track and gain the bonus there, if you can. To step back, move it one space down; you gain no bonus.
    .title = Advance and step back
    .chapter = c1
P-10 = When you collect a piece, you take it from your planet onto your corporation board. A destroyed piece leaves the game for good.
    .title = Collect and destroy
    .chapter = c1
P-11 = This sign marks an extra restriction. You must obey it whenever possible; it is waived only if it alone would bring about the end of the game.
    .title = The “cannot” sign
    .chapter = c1
P-12 = “Immediately” takes effect at once; “end of game” at the end, with its medals if you meet the condition. “Solo only” is for solo games. Complexity is just a guide: a higher number means more restrictions or planning.
    .title = Words on cards and boards
    .chapter = c1
P-13 = Everyone may see planets, tracks, collected pieces, stored patches, neighbour objectives, chosen immediate civ cards, revealed events, and the top tile and height of every stack. The numbers of civ cards left per rank and of events left are open too.
    .title = Open information
    .chapter = c1
P-14 = These are hidden: the tiles below the top ones, the face-down civ cards (you see a stack when you choose from it), other players' end-of-game civ cards and personal objectives, and the order of the event deck. If you look at an event in advance, only you know it.
    .title = Hidden information
    .chapter = c1
P-15 = Meteorites, biomass patches and lifepods never run out. You have only the rovers your corporation board provides (one solo event can add one), and a destroyed rover never comes back.
    .title = Component limits
    .chapter = c1
P-16 = The game has 1 space station, 1 commander marker, 12 depot markers, 14 rovers, 144 terrain tiles, 6 planet and 6 corporation boards, 30 trackers, 36 civ cards, 28 objective cards, 60 event cards and 1 scorepad. Lifepods, meteorites and biomass patches are plentiful. Each board has a symmetric front and an asymmetric back.
    .title = Components
    .chapter = c1

## Setup

chapter-c2 = Setup

P-20 = You get a planet board, a corporation board, two depot markers and five trackers: civ black, water blue, biomass green, rover red, tech white. You choose each board's side. A new table uses the symmetric sides for everyone, which the rulebook advises for a first game; you can have boards dealt at random or chosen freely instead. Each asymmetric board exists only once. Flux is not in this box: it takes part only if the table asks for it.
    .title = Boards, markers and trackers
    .chapter = c2
P-21 = You start with as many rovers as your corporation board shows; none is on the planet yet. One lifepod stands on each of the six lifepod squares of your planet, and all five trackers start on space 0.
    .title = Rovers, lifepods and trackers at the start
    .chapter = c2
P-22 = One of your depot markers stands in front of a depot, with the players spread around the station as evenly as possible; the other shows your colour on your corporation board. Markers never move during the game: the station turns.
    .title = Depot markers
    .chapter = c2
P-23 = The station has six depots. Each holds a stack of 12 small tiles on the inner ring and a stack of 12 large tiles on the outer ring; all tiles of a stack have the same shape. The stacks are shuffled, and the top tile of each is visible.
    .title = Filling the station
    .chapter = c2
P-24 = Before the game the inner ring is set against the outer one in any of six positions: the default, a random or a chosen one. During the game both rings keep this position and turn together.
    .title = Setting the inner ring
    .chapter = c2
P-25 = From each of the four ranks, one card more than there are players is drawn at random and kept as a face-down stack. The other cards return to the box; only one event can bring some of them into play.
    .title = Civ card stacks
    .chapter = c2
P-26 = With 3-6 players, one neighbour objective lies between every two neighbouring players. With two players, three neighbour objectives lie between you. In the solo game, draw four cards and keep three as personal objectives.
    .title = Dealing objectives
    .chapter = c2
P-27 = All players take meteorites and biomass patches from one common supply.
    .title = Supply
    .chapter = c2
P-28 = The first station commander is drawn at random. The station starts in a random rotation too.
    .title = First commander
    .chapter = c2
P-29 = Boards and sides come first. Then, if you use the variant, you choose one of two personal objectives; after that the neighbour objectives are dealt. With Flux, you finally choose the track your flux token starts on.
    .title = Order of setup choices
    .chapter = c2

## The round

chapter-c3 = The round

P-40 = “Start of round” technologies of Horizon, Oasis and Flux give their movement points, which may be spent at once (P-232). Once-per-round abilities can be used again, and movement points left from the last round are gone.
    .title = Step 1: start of the round
    .chapter = c3
P-41 = As commander, you turn the station as far as you like, or not at all, to bring the depot of your choice to your marker. Every other player uses the depot now in front of their marker. In the solo game and the two-player variant the station turns one depot clockwise instead.
    .title = Step 2: rotation
    .chapter = c3
P-42 = If you play with the event deck, an event is now revealed and carried out.
    .title = Step 3: event
    .chapter = c3
P-43 = All players act at the same time. Take the top tile from one of the two stacks of your depot, place it on your planet, then advance your trackers.
    .title = Step 4: tiles
    .chapter = c3
P-44 = If at least one of the two tiles can be placed legally, you must take one that fits and place it. If a stack is empty, only the other is available. Only if no tile fits do you advance without placing, and this round is the last.
    .title = You must place if you can
    .chapter = c3
P-45 = In the tile step you cannot affect the other players' options, so nobody has to wait. Civ cards follow in a phase of their own; the only other exception is the shared objective of Jump Drive F.
    .title = Players act independently
    .chapter = c3
P-46 = If you reached civ milestones in the tile step, you choose your civ cards now. The commander goes first, then the others clockwise.
    .title = Step 5: civ phase
    .chapter = c3
P-47 = Now it is checked whether the game ends. If it goes on, the commander marker passes to the next player clockwise and a new round begins.
    .title = Step 6: end of the round
    .chapter = c3
P-48 = Take a tile and place it. At once a meteorite lands on its meteor symbol, covered lifepods and rovers are destroyed, and a rover waiting since the event step is deployed. Then resolve both resources and your corporation's placement effects one by one, in any order.
    .title = Order within your tile step
    .chapter = c3
P-49 = You may try out tiles and positions as long as you like; this reveals nothing. When all have confirmed their turns, everyone sees the next tile of each stack; after an extra tile, at once.
    .title = Trying out a tile
    .chapter = c3

## Placing tiles

chapter-c4 = Placing tiles

P-50 = Your first tile must cover at least one edge square of your planet.
    .title = First tile at the edge
    .chapter = c4
P-51 = Every further tile must share a side with at least one tile already on your planet; touching at a corner is not enough. The terrain types need not match.
    .title = Tiles must touch
    .chapter = c4
P-52 = You may rotate a tile by quarter turns and flip it over, since both faces show the same picture. Orientations with the same result count as one and the same move.
    .title = Rotating and flipping
    .chapter = c4
P-53 = You can never place a tile on top of another one. Only biomass patches may lie on tiles, and only with Wormhole's technology 2.
    .title = One layer
    .chapter = c4
P-54 = A tile may cover only free squares of your planet. It must not overlap a tile or patch, nor stick out over the edge.
    .title = No overlap, no overhang
    .chapter = c4
P-55 = A tile must lie exactly on the squares of your planet.
    .title = On the grid
    .chapter = c4
P-56 = A square is free if no tile and no patch covers it. Lifepods and rovers do not block it. A bare square never holds a meteorite, except under a Horizon rover that is carrying one.
    .title = Free squares
    .chapter = c4
P-57 = If you place a tile or patch on a lifepod or a rover, that piece is destroyed at once and never returns.
    .title = Covered pieces are destroyed
    .chapter = c4
P-58 = With Universal Coalition 1, or with Horizon 1 for tiles with a rover resource, your tile need not touch another one. Everything else still applies: the first tile at the edge, free squares, the grid, and all restrictions of planets, corporations and events.
    .title = Ignoring adjacency
    .chapter = c4
P-59 = Your planet and the current event may add restrictions. A restriction on tiles does not bind patches, unless it names them, as on Arashi.
    .title = Restrictions and patches
    .chapter = c4
P-60 = If either tile fits within all restrictions, you must keep them. If neither does, ignore the event's restriction; if still nothing fits, ignore your planet's too. Only if even then nothing fits is the end of the game triggered.
    .title = Restrictions never end the game
    .chapter = c4
P-61 = The civ cards Salvage Yard and Depot Repair Online give you a tile from either stack of the depot facing your marker; all placement rules and restrictions apply. If the depot is empty or nothing fits, the effect is lost, but the game does not end because of it.
    .title = Extra tile
    .chapter = c4
P-62 = Once placed, a tile can never be moved or removed.
    .title = Tiles stay where they are
    .chapter = c4

## Tracks and advancing

chapter-c5 = Tracks and advancing

P-65 = After placing a tile, advance the tracker of each of its two resources by one, however large the tile is. You choose which comes first.
    .title = Two resources, two advances
    .chapter = c5
P-66 = Energy has no track of its own: it advances another tracker. Water advances for a placed tile only if one of the tile's water squares covers ice.
    .title = Energy and water differ
    .chapter = c5
P-67 = When your tracker enters a space, you gain every bonus shown there, if possible.
    .title = Gaining bonuses
    .chapter = c5
P-68 = Resolve a bonus completely, with everything it triggers, before you make the next advance. Only two things wait: civ cards until the civ phase, and movement points, which go into your pool.
    .title = Finish a bonus first
    .chapter = c5
P-69 = If you advance several steps, make them one at a time: gain and resolve the bonus of each step before the next.
    .title = Several steps
    .chapter = c5
P-70 = If one space or effect gives you several bonuses at once, you choose their order.
    .title = Several bonuses at once
    .chapter = c5
P-71 = Immediately advance any one of your five trackers once and gain its bonuses. You may choose the tracker that has just moved.
    .title = Synergy boost
    .chapter = c5
P-72 = A tracker on the top space (15) cannot advance: tiles of that type give it nothing, and you cannot choose it for a synergy boost or a card. The rover track is the exception.
    .title = Top of a track
    .chapter = c5
P-73 = If an effect lets you advance but none of your trackers can, the effect is lost. If it names several different trackers, advance as many as you can.
    .title = When an advance is impossible
    .chapter = c5
P-74 = A tracker on space 0 cannot step back. If you have a choice, you must pick a tracker that can go back the full number of steps; if there is none, pick one that can go back furthest.
    .title = Stepping back as far as possible
    .chapter = c5
P-75 = Stepping back never gives you a bonus. If you later advance onto the same space again, you gain its bonus again.
    .title = No bonus for stepping back
    .chapter = c5
P-76 = You do not gain a track's medals as you pass them. Only where your trackers stand at the end of the game counts.
    .title = Medals on tracks
    .chapter = c5
P-77 = If an event moves your tracker up without bonuses, you gain nothing on any of the spaces. The tracker stops on the top space.
    .title = Advancing without bonuses
    .chapter = c5
P-78 = Your five trackers move only on your own tracks; those of other players have no influence on them.
    .title = Your own tracks
    .chapter = c5

## Civ track

chapter-c6 = Civ track

P-80 = Entering a civ milestone earns you one civ card of the milestone's rank.
    .title = Civ milestone
    .chapter = c6
P-81 = Look at all face-down cards of that rank; you must keep exactly one. The others are shuffled and go back face down.
    .title = Choosing a civ card
    .chapter = c6
P-82 = Civ cards are chosen in the civ phase, starting with the commander and going clockwise. You resolve all your waiting civ milestones, lowest rank first, before the next player chooses.
    .title = Order of choosing
    .chapter = c6
P-83 = Resolve an “immediate” card as soon as you choose it, then keep it face up. If it takes you to another civ milestone, you resolve that one at once as well.
    .title = Immediate cards
    .chapter = c6
P-84 = Keep an “end of game” card secret and face down until the game is over.
    .title = End-of-game cards
    .chapter = c6
P-85 = If no card of the rank is left, you get nothing. The milestone still counts as reached, which matters for Republic.
    .title = No card left
    .chapter = c6
P-86 = If an event takes you to a civ milestone, you choose your card at the end of the event step, before tiles are taken. The order is the same: commander first, then clockwise.
    .title = Civ milestones from events
    .chapter = c6

## Water track

chapter-c7 = Water track

P-87 = You place a tile with water by the normal rules. Its water resource advances your water tracker only if at least one of its water squares covers ice; if they all lie on land, it does not.
    .title = Water needs ice
    .chapter = c7
P-88 = Only the water resource of a placed tile needs ice. Synergy boosts, energy, cards and a tile you could not place advance water without it.
    .title = When no ice is needed
    .chapter = c7
P-89 = The water track has no milestones. It offers many medals and three synergy boosts instead.
    .title = Rewards of the water track
    .chapter = c7

## Biomass track and patches

chapter-c8 = Biomass track and patches

P-90 = Entering a biomass milestone gives you one biomass patch, which you must place on your planet at once.
    .title = Biomass milestone
    .chapter = c8
P-91 = A patch covers one free square and must share a side with a tile. If your planet has no tile yet, it must lie on an edge square.
    .title = Placing a patch
    .chapter = c8
P-92 = A patch is biomass terrain without a resource. Placing it advances no tracker.
    .title = Patches advance nothing
    .chapter = c8
P-93 = A square under a patch is covered: it counts for rows and columns, for covered ice or land, and for biomass areas.
    .title = Patches cover squares
    .chapter = c8
P-94 = If you cannot place a gained patch anywhere, it is lost.
    .title = No room for a patch
    .chapter = c8
P-95 = A patch never counts as a tile: later tiles and patches must touch a tile, and your first tile must still lie at the edge. Rover milestones cannot use a patch, restrictions on tiles do not bind it, and a city under a patch is not covered by a tile (P-332). It does count as biomass terrain. The rulebook's glossary says so of patches in general, so it is read in the same way everywhere.
    .title = A patch is not a tile
    .chapter = c8
P-96 = With Universal Coalition 2 or Wormhole 4 you may store a gained patch instead of placing it; you decide for each patch separately. Stored patches are placed only at the end of the game.
    .title = Storing patches
    .chapter = c8
P-97 = You may place a patch on a square with a lifepod or a rover, but this destroys them.
    .title = Patches on lifepods and rovers
    .chapter = c8

## Rover track and rovers

chapter-c9 = Rover track and rovers

P-100 = Immediately move a rover from your corporation board onto any square of the tile you placed this round. If a meteorite lies there, it is collected at once (a Horizon rover picks it up instead).
    .title = Rover milestone
    .chapter = c9
P-101 = For a rover milestone you may use any tile you placed in the current round. If there are several, choose one; patches do not count.
    .title = Which tile counts
    .chapter = c9
P-102 = If you reach a rover milestone before you have placed a tile this round (in the event step, or by a technology), the rover waits and is deployed right after your next tile placement this round. If you place no tile this round, it returns to your board.
    .title = A rover before your tile
    .chapter = c9
P-103 = If you have no rover left on your board, or the tile has no square without a rover, the milestone gives you nothing.
    .title = No rover or no room
    .chapter = c9
P-104 = Entering a space with a number gives you that many movement points. On the top space, each further advance leaves your rover tracker there and gives the number with the infinity sign, but no other bonus or medal again.
    .title = Movement numbers
    .chapter = c9
P-105 = One movement point moves one of your rovers to an edge-adjacent square; you may split points among your rovers freely. Rovers cross tiles, patches and bare squares and may go back, but never leave the planet.
    .title = Moving rovers
    .chapter = c9
P-106 = Movement points gained in a round form one pool. Spend them any time in your tile step, even before placing, and in your part of the civ phase, but not in the event step; points gained at the start of the round may also be spent before it (P-232). Leftovers are lost; if you have no civ milestone to resolve, this happens when your tile step ends.
    .title = Movement pool
    .chapter = c9
P-107 = You never have to move a rover; you may leave movement points unspent.
    .title = Moving is optional
    .chapter = c9
P-108 = A rover that enters a square with a meteorite or lifepod must collect it at once, even when only passing through. The piece goes to your corporation board; Cosmos, Horizon and Jump Drive have rules of their own.
    .title = Collecting with rovers
    .chapter = c9
P-109 = Two of your rovers can never share a square, and a rover cannot pass through another one.
    .title = One rover per square
    .chapter = c9
P-110 = Any piece put on a rover's square destroys the rover: a tile, a patch or a meteorite from an event.
    .title = Pieces put on a rover
    .chapter = c9
P-111 = A teleporting rover goes straight to the target square without passing the squares between. It collects whatever is on the target.
    .title = Teleporting
    .chapter = c9
P-112 = You may end up without any rover. Movement points are then of no use to you.
    .title = Without rovers
    .chapter = c9
P-113 = Universal Coalition 3 adds 1 to the movement numbers of your rover track only. Movement from cards or other technologies is not increased.
    .title = +1 rover movement
    .chapter = c9

## Tech track and energy

chapter-c10 = Tech track and energy

P-120 = Entering a tech milestone unlocks your corporation's technology of that level for the rest of the game, unless it says otherwise. You can use it at once, even for resources of the same tile that you have yet to resolve.
    .title = Tech milestone
    .chapter = c10
P-121 = An unlocked technology stays yours even if your tech tracker steps back below its milestone. Entering the milestone again unlocks nothing new. Exceptions printed on a technology come first; Jump Drive, Flux and Cosmos differ.
    .title = Technologies stay unlocked
    .chapter = c10
P-122 = “Once per round” means one use until the next round starts. “Once per game” means a single use in total, even if you enter the milestone again.
    .title = Once per round, once per game
    .chapter = c10
P-123 = You decide whether to use a technology, unless it is worded as a must or a ban.
    .title = Technologies are optional
    .chapter = c10
P-127 = The energy on a placed tile advances one other tracker once. Choose the tracker of the tile's other resource, or of any terrain sharing a side with the energy area the tile now belongs to, which may include older tiles.
    .title = Energy resource
    .chapter = c10
P-128 = The neighbouring terrain may be on a tile or be a patch, which counts as biomass. You choose after placing, when you resolve the energy.
    .title = Neighbours of energy
    .chapter = c10
P-129 = Terrain that touches only the other part of the tile, or touches the energy area only at a corner, does not count.
    .title = What does not count for energy
    .chapter = c10
P-130 = If you choose water for your energy, you need no ice.
    .title = Energy for water
    .chapter = c10
P-131 = If every tracker you could choose is at the top, the energy is lost. A rover tracker at the top can still be chosen and gives movement.
    .title = Energy without effect
    .chapter = c10
P-132 = On a tile you do not place, energy counts as the tile's other resource. You therefore advance that resource twice.
    .title = Energy on an unplaced tile
    .chapter = c10

## Meteorites and lifepods

chapter-c11 = Meteorites and lifepods

P-133 = When you place a tile with a meteor symbol, put a meteorite on the symbol at once. With Universal Coalition 5 you put none.
    .title = Meteor symbol
    .chapter = c11
P-134 = A meteorite still on your planet at the end makes its row and its column worth nothing.
    .title = Meteorites spoil rows and columns
    .chapter = c11
P-135 = You collect meteorites with rovers or cards, and collected ones score at the end. Destroyed meteorites score nothing.
    .title = Collected or destroyed
    .chapter = c11
P-136 = A square holds at most one meteorite. A meteorite from an event goes only onto a meteor symbol that is empty at that moment.
    .title = One meteorite per square
    .chapter = c11
P-137 = Lifepods stand only on bare squares of your planet. Each collected lifepod in your scoring area is worth 1 medal.
    .title = Lifepods
    .chapter = c11

## End of the game

chapter-c12 = End of the game

P-140 = The game ends after the round in which a player cannot place a tile (A), a depot is completely empty (B) or the last event card is revealed (C).
    .title = When the game ends
    .chapter = c12
P-141 = If you can place no available tile, take one without placing it, ignore its meteor symbol and advance both its resources. Water needs no ice, placement effects do not apply, and a rover milestone gives nothing; what a technology gives for taking a tile is gained (P-251). Everyone finishes the round, then the game ends.
    .title = End A: no tile fits
    .chapter = c12
P-142 = If any of the six depots has both stacks empty at the end of a round, after the civ phase, the game ends. If an extra tile of the event step was the last one of your depot, you take no tile in your tile step.
    .title = End B: an empty depot
    .chapter = c12
P-143 = With the event deck, the round in which the last card is revealed is the final one. That event is carried out as usual.
    .title = End C: the last event
    .chapter = c12
P-144 = Several triggers in one round change nothing: it is simply the last round. The commander marker is no longer passed on.
    .title = Several triggers
    .chapter = c12
P-145 = If you can place one of the two tiles, you must do so, and the game goes on as far as you are concerned. You cannot end it by picking the tile that does not fit.
    .title = No skipping a placement
    .chapter = c12
P-146 = Before scoring, all players do three things in this order: place stored patches, use end-of-game technologies, carry out end-of-game civ cards.
    .title = Before scoring
    .chapter = c12
P-147 = Place all your stored patches by the normal patch rules; you choose squares and order. A patch that fits nowhere is discarded. With Wormhole you may also use technologies 2 and 5, if unlocked.
    .title = Placing stored patches
    .chapter = c12
P-148 = End-of-game technologies (Republic 5) are carried out starting with the last commander and going clockwise.
    .title = End-of-game technologies
    .chapter = c12
P-149 = Reveal your end-of-game civ cards and make their advances (Gaming Commission, Planet Lottery), with bonuses. Patches must be placed at once, movement can be spent now, and a rover goes onto your tile of the last round. New civ milestones are resolved from the last commander clockwise.
    .title = Carrying out end-of-game civ cards
    .chapter = c12

## Scoring

chapter-c13 = Scoring

P-150 = Every row and column of your planet without an uncovered square and without a meteorite scores its 1, 2 or 3 medals. Rovers left on the planet do not matter. A lifepod always stands on an uncovered square, so its row and column are incomplete.
    .title = A. Rows and columns
    .chapter = c13
P-151 = A square is covered if a tile or a patch lies on it. On Petra a bare current counts as covered too.
    .title = Covered squares
    .chapter = c13
P-152 = For each track you score the medal under your tracker or, if there is none, the last visible medal you passed. Only one medal value counts per track. On Jump Drive's tech track the values shrink the further you go.
    .title = B. Tracks
    .chapter = c13
P-153 = Each lifepod in your scoring area is worth 1 medal, or 2 with the civ card Space Citizen Decree.
    .title = C. Lifepods
    .chapter = c13
P-154 = Every three collected meteorites are worth 1 medal; incomplete threes score nothing. Each of your Meteorite Repo cards adds 1 medal to every complete three.
    .title = C. Meteorites
    .chapter = c13
P-155 = You score the medals of your end-of-game civ cards. With 1, 2, 3 or 4 Commerce Agreement cards you get 1, 3, 6 or 10 medals in total; Sustainable Living Act gives 1 medal per patch on your planet.
    .title = D. End-of-game civ cards
    .chapter = c13
P-156 = You score medals for each personal objective you have met. You only have such cards in the solo game and in the personal objectives variant.
    .title = Scoring personal objectives
    .chapter = c13
P-157 = You compare results with your neighbours on the objectives between you and score the medals you earn. This step is skipped in the solo game.
    .title = Scoring neighbour objectives
    .chapter = c13
P-158 = Medals from your planet's special rule belong to your planet score. On Gaia each uncovered city is worth 2 medals.
    .title = Medals of your planet's special rule
    .chapter = c13
P-160 = Add up all your medals: the sum is your final score. The player with the highest score wins.
    .title = Final score and winner
    .chapter = c13
P-161 = If you are tied, the player with fewer uncovered squares on the planet wins. Petra's bare currents count as uncovered here.
    .title = Tie: uncovered squares
    .chapter = c13
P-162 = If you are still tied, the player with fewer meteorites on the planet wins.
    .title = Tie: meteorites
    .chapter = c13
P-163 = If even that does not decide, you share the victory.
    .title = Tie: shared victory
    .chapter = c13

## Objectives

chapter-c14 = Objectives

P-170 = At the end you compare results with the neighbour who shares the card. The better result is worth 5 medals, the other none; on a tie you both score 2, even at 0–0.
    .title = Neighbour objectives
    .chapter = c14
P-171 = With two players you compete with the same opponent on all three cards. Each card is scored separately.
    .title = Objectives with two players
    .chapter = c14
P-172 = Count the icons of that resource on the edge squares of your planet. Terrain without an icon does not count.
    .title = Resources on the edge
    .chapter = c14
P-173 = Largest area: the number of squares in your biggest connected area of that terrain. Most separate areas: how many such areas you have. Patches count as biomass, Petra's bare currents as energy.
    .title = Largest area, most separate areas
    .chapter = c14
P-174 = Count all icons of that resource on your planet: fewer is better. An icon covered by a Wormhole patch does not count.
    .title = Fewest resources
    .chapter = c14
P-175 = Count your trackers on the top space of their track. For Wormhole's biomass this is the fifth space, for Oasis's water the end of the path.
    .title = Tracks at maximum
    .chapter = c14
P-176 = Every meteorite and lifepod you collected and did not lose again counts, including lifepods on tracks or technologies. A meteorite still carried by a Horizon rover is not collected.
    .title = What counts as collected
    .chapter = c14
P-177 = A personal objective you meet at the end is worth 5 medals. A rectangle may lie either way, and every square must show that terrain. “Six resources” means at least six icons in one connected area.
    .title = Meeting a personal objective
    .chapter = c14
P-178 = If your planet has no ice, “all ice covered” is met. Land means every square that is not ice; Petra's bare currents count as covered.
    .title = Covering all ice or all land
    .chapter = c14

## Two-player variant

chapter-c15 = Two-player variant

P-180 = In every round, the first included, the station turns one depot clockwise; the commander does not choose. Everything else stays the same.
    .title = The station turns by itself
    .chapter = c15
P-181 = Without this variant the commander chooses the rotation with two players too. It is switched on by default for two players.
    .title = The variant is optional
    .chapter = c15
P-182 = The commander marker still passes on each round. It decides which of you chooses civ cards first.
    .title = The commander marker still matters
    .chapter = c15

## Personal objectives variant

chapter-c16 = Personal objectives variant

P-185 = With 2–6 players you may add personal objectives to the neighbour objectives.
    .title = Personal objectives variant
    .chapter = c16
P-186 = You get two objective cards: keep one for its personal side, the other goes back to the box. Neighbour objectives are dealt once everyone has chosen.
    .title = Choosing your personal objective
    .chapter = c16
P-187 = Your card stays hidden until the end of the game. If you meet it then, you score 5 medals.
    .title = Personal objectives stay secret
    .chapter = c16

## Event deck module

chapter-c17 = Event deck module

P-190 = With 2–6 players you decide whether to play with events. The solo game always uses them.
    .title = When events are used
    .chapter = c17
P-191 = Event cards come in three codes: green, orange and red. There are 20 of each.
    .title = Green, orange and red alerts
    .chapter = c17
P-192 = With two or more players you leave out all “solo only” events.
    .title = Solo-only events
    .chapter = c17
P-193 = The deck has 20 random cards; you choose how many of each code. More red makes it harder, more green or orange easier. Without an agreement the “Balanced” mix is used.
    .title = Building the event deck
    .chapter = c17
P-194 = Each round, right after the rotation, the next event is revealed. You must carry out everything on it that you can; then the round goes on.
    .title = An event every round
    .chapter = c17
P-195 = All players act at the same time, each choosing alone; changes to shared cards happen once. You place patches at once, while movement points wait for your tile step. Civ cards are chosen as the event ends; a gained rover waits for your tile.
    .title = Carrying out action events
    .chapter = c17
P-196 = A restriction lasts until the end of the round. It binds every tile you place in that round, extra tiles included.
    .title = Restriction events
    .chapter = c17
P-197 = If you could place no tile only because of an event's restriction, you ignore it. “Defective lot” may not empty a depot completely: if one stack is already empty, the card is ignored. Nor may it take the only tile you could place.
    .title = Events never end the game
    .chapter = c17
P-198 = You skip whatever you cannot do: for example when you have no lifepod, no meteorite or no empty meteor symbol, or when all your trackers are on 0.
    .title = Skip what is impossible
    .chapter = c17
P-199 = You choose your own piece, tracker or meteor symbol, and which tile resource is ignored. A blocked milestone gives nothing; with no event left to look at, only the boost remains. Terrain bans stop rover moves and teleports, but not deploying a rover.
    .title = Details of single events
    .chapter = c17

## Solo game

chapter-c18 = Solo game

P-210 = Set up as usual: planet, corporation, patches, meteorites, lifepods and two civ cards of each rank. The depot facing you at the start is random.
    .title = Solo setup
    .chapter = c18
P-211 = Draw four objective cards and keep three, personal side up. The fourth goes back to the box.
    .title = Solo objectives
    .chapter = c18
P-212 = You always play with events, and the solo-only cards are included. You set the difficulty by choosing how many cards of each code are used.
    .title = Solo event deck
    .chapter = c18
P-213 = You follow the normal rules, apart from the changes in this chapter. You are always the commander.
    .title = Normal rules apply
    .chapter = c18
P-214 = First the station turns one depot clockwise. Then an event is revealed and you carry out what you can. After that the round goes on as usual.
    .title = A solo round
    .chapter = c18
P-215 = The game ends for the usual reasons. As the last event card ends it too, you play 20 rounds at most.
    .title = End of the solo game
    .chapter = c18
P-216 = You skip the scoring of neighbour objectives.
    .title = No neighbour objectives in solo
    .chapter = c18
P-217 = Your target starts at 60. For 0–2, 3–6, 7–10, 11–14 or 15+ cards of a code it changes by: red 0, −5, −7, −9, −11; orange 0, −1, −2, −3, −4; green 0, +3, +6, +9, +12.
    .title = Target score
    .chapter = c18
P-218 = Your target depends on the event deck as it was at setup. It does not change during the game.
    .title = The target is fixed at setup
    .chapter = c18
P-219 = Your score minus the target gives your rating: the highest step reached of −15, −10, −5, 0, +5, +10 and +15. Below −15 you get the lowest one. You succeed if you reach the target.
    .title = Solo rating
    .chapter = c18

## Corporations

chapter-c19 = Corporations

P-230 = Your corporation board has five tracks with spaces 0–15 and its own technologies. Symmetric and asymmetric boards may be mixed at one table.
    .title = Corporation boards
    .chapter = c19
P-231 = Gain movement points: add them to those you have this round. Gain a patch: take one from the supply and place it, or store it if you can. Position a lifepod: put it in your scoring area or another place your corporation names.
    .title = Common words of corporations
    .chapter = c19
P-232 = Technologies of Flux, Oasis and Horizon that work at the start of the round are worked out once, by the situation at that moment. Their points are for immediate use: in a game with events you may spend them before the event of the round is revealed, so it cannot bind them. What you keep is in your pool for the tile step.
    .title = At the start of the round
    .chapter = c19
P-240 = Your corporation has no special rule.
    .title = Universal Coalition
    .chapter = c19
P-241 = Your tiles and patches need not touch an earlier tile. All other placement rules still apply.
    .title = Universal Coalition 1: ignore adjacency
    .chapter = c19
P-242 = You may store a patch you gain instead of placing it. Stored patches are placed at the end of the game.
    .title = Universal Coalition 2: store patches
    .chapter = c19
P-243 = Each time the rover track gives you movement, you get 1 more point. This also works on the top space.
    .title = Universal Coalition 3: +1 rover movement
    .chapter = c19
P-244 = When the water resource of a tile you place advances your water tracker, it moves two steps, each with its bonus. Synergy boosts, events, cards, unplaced tiles and energy still give one step.
    .title = Universal Coalition 4: double water
    .chapter = c19
P-245 = No more meteorites are put on your planet, neither from tiles nor from events. Those already there stay.
    .title = Universal Coalition 5: no more meteorites
    .chapter = c19
P-250 = Each time you reach a civ milestone, one of your other trackers must step back one space at once, without bonuses. You choose one that is not on 0, if any. It happens even if no civ card is left.
    .title = Republic: the price of civ milestones
    .chapter = c19
P-251 = When you take a tile with a civ resource, gain as many movement points as the number under your rover tracker, if there is one: also for an extra tile, and for a tile that you take because none can be placed, because the technology says “take”, not “place”. You may spend the points before placing, but then you must place that tile.
    .title = Republic 1: movement for civ tiles
    .chapter = c19
P-252 = At a civ milestone of rank 1–3, a random card of the next rank joins the cards you choose from, if one is left. Cards you do not choose return to their own stacks.
    .title = Republic 2: one more card
    .chapter = c19
P-253 = For 1 movement point, a rover on a square with a civ icon may teleport to another square with a civ icon. You may do this any number of times.
    .title = Republic 3: teleport between civ icons
    .chapter = c19
P-254 = Reaching a civ milestone also gives you a synergy boost. You choose whether the boost or the step back comes first.
    .title = Republic 4: milestone with synergy boost
    .chapter = c19
P-255 = At the end of the game you look through all civ cards left in the four stacks and keep two. Immediate cards take effect too, but you can no longer place an extra tile.
    .title = Republic 5: two more civ cards
    .chapter = c19
P-260 = A tile's biomass resource advances your tracker only if its biomass part touches, edge to edge, biomass terrain already on your planet. So your first biomass never advances it.
    .title = Wormhole Corp.: biomass must grow
    .chapter = c19
P-261 = Energy can never advance your biomass tracker. Synergy boosts, cards, events and unplaced tiles advance it without any condition.
    .title = Wormhole Corp.: other biomass advances
    .chapter = c19
P-262 = Each biomass advance gives you one of two bonuses: a patch, or, on spaces 1 to 5 in turn, a synergy boost or one advance of civ, water, tech or rover. You cannot choose medals: spaces 0–5 score 0, 0, 1, 2, 3, 5 at the end.
    .title = Wormhole Corp.: one bonus of two
    .chapter = c19
P-263 = When your biomass tracker is on the last space of its track, you may reset it to 0: between any two things you resolve, before an event is carried out, and before the last advances at the end of the game, as often as you like. The technology names no time. It gives no bonus, and only the final position scores.
    .title = Wormhole Corp. 1: reset the biomass tracker
    .chapter = c19
P-264 = You may place patches on squares covered by tiles, even without adjacency, but not on a meteorite or another patch. The square becomes biomass terrain; the icon or meteor symbol below no longer counts.
    .title = Wormhole Corp. 2: patches on tiles
    .chapter = c19
P-265 = Once per round, when you gain a patch, you gain two instead.
    .title = Wormhole Corp. 3: double patch
    .chapter = c19
P-266 = You may put a gained patch aside instead of placing it. You place your stored patches at the end of the game.
    .title = Wormhole Corp. 4: store patches
    .chapter = c19
P-267 = At the end of the game you may also place patches on squares with a meteorite; the meteorite is destroyed. During the game this is not possible: the rulebook's clarification of the technology names the end of the game.
    .title = Wormhole Corp. 5: patches destroy meteorites
    .chapter = c19
P-270 = You put a collected lifepod at once in your scoring area or on a free space of any track. Spaces 1–14 without a tracker or lifepod are free.
    .title = Cosmos Inc.: lifepods on tracks
    .chapter = c19
P-271 = Your trackers skip spaces with lifepods when they move, even several in a row. If no space is left in that direction, the tracker does not move.
    .title = Cosmos Inc.: skipping lifepods
    .chapter = c19
P-272 = You do not get bonuses or medals under a lifepod. A skipped tech milestone unlocks nothing, even if the lifepod is taken away later. Technologies you have already unlocked stay unlocked.
    .title = Cosmos Inc.: covered bonuses and medals
    .chapter = c19
P-273 = Your rovers may also step diagonally, for 1 movement point.
    .title = Cosmos Inc. 1: diagonal steps
    .chapter = c19
P-274 = Once per game, at the moment you first unlock this technology, you may reposition up to three collected lifepods. You cannot save this for later.
    .title = Cosmos Inc. 2: move three lifepods
    .chapter = c19
P-275 = After placing a tile with an energy resource, you may reposition one collected lifepod.
    .title = Cosmos Inc. 3: energy moves a lifepod
    .chapter = c19
P-276 = A rover step onto energy terrain costs you nothing, as long as you have at least 1 movement point left.
    .title = Cosmos Inc. 4: free steps onto energy
    .chapter = c19
P-277 = Once per round you may reposition one collected lifepod.
    .title = Cosmos Inc. 5: one lifepod each round
    .chapter = c19
P-278 = You move a collected lifepod from your scoring area or a track to a free track space or to your scoring area. Only lifepods in the scoring area score.
    .title = Cosmos Inc.: repositioning lifepods
    .chapter = c19
P-280 = Your empty rover picks up a meteorite when it is deployed on, enters or passes its square; this does not collect it yet. A rover carries only one and leaves others where they are. Lifepods are collected as usual.
    .title = Horizon Group: carrying meteorites
    .chapter = c19
P-281 = When your carrying rover enters or passes a square with a rover icon, it delivers the meteorite: you collect it. If it picks one up on such a square, it delivers at once.
    .title = Horizon Group: delivering meteorites
    .chapter = c19
P-282 = A carried meteorite counts as lying on the rover's square: you score nothing for that row and column. If the rover is destroyed, its load is destroyed too.
    .title = Horizon Group: the load counts too
    .chapter = c19
P-283 = Your tiles with a rover resource need not touch an earlier tile. All other placement rules still apply.
    .title = Horizon Group 1: rover tiles anywhere
    .chapter = c19
P-284 = At the start of the round you gain 1 movement point for each of your rovers carrying a meteorite.
    .title = Horizon Group 2: movement for carriers
    .chapter = c19
P-285 = Each meteorite you collect also gives you a patch, even if a card or an event collects it.
    .title = Horizon Group 3: meteorites give patches
    .chapter = c19
P-286 = When your carrying rover enters a water terrain square, you may destroy the meteorite.
    .title = Horizon Group 4: destroy on water
    .chapter = c19
P-287 = Once per round you may advance your rover tracker, in your tile step or your civ phase.
    .title = Horizon Group 5: extra rover advance
    .chapter = c19
P-288 = When a card or event lets you collect a meteorite, you take it straight from your planet. No rover has to carry it.
    .title = Horizon Group: cards and events
    .chapter = c19
P-290 = You put a collected lifepod at once in your scoring area or on a locked technology, which is unlocked and ready to use. It cannot move later. You may unlock technologies in any order, but lifepods on them score nothing.
    .title = Jump Drive: lifepods unlock technologies
    .chapter = c19
P-291 = Your tech track has no milestones; only lifepods unlock your technologies.
    .title = Jump Drive: no tech milestones
    .chapter = c19
P-292 = Once per round, when you would gain a patch, you may take a synergy boost instead.
    .title = Jump Drive A: boost instead of patch
    .chapter = c19
P-293 = Once per round, for 1 movement point, your rover on a tile may teleport to a square of the same terrain on another tile.
    .title = Jump Drive B: teleport on same terrain
    .chapter = c19
P-294 = Once per round the tracker you choose for a synergy boost advances twice, one step at a time.
    .title = Jump Drive C: double boost
    .chapter = c19
P-295 = When you place a tile, you may treat its tech part as energy: it works as energy instead of advancing tech, also for placement restrictions. For everything else, such as objectives, it remains tech.
    .title = Jump Drive D: tech as energy
    .chapter = c19
P-296 = Once per game choose one of your trackers: you gain all bonuses, but no medals, on the spaces with its number on all five tracks, in any order. A civ milestone gives you a card of its rank.
    .title = Jump Drive E: a whole row
    .chapter = c19
P-297 = Once per game you draw three objective cards and lay one out for all players. The best result scores 5 medals at the end; if several share it, each scores 2. Solo, it becomes your extra personal objective.
    .title = Jump Drive F: an objective for everyone
    .chapter = c19
P-298 = The further you go on your tech track, the less it is worth: 0 medals on space 0, 5 on 1–5, 3 on 6–7, 2 on 8–10 and 1 on 11–15.
    .title = Jump Drive: medals of the tech track
    .chapter = c19
P-300 = The water resource of your tile advances your water tracker once for each water square of the tile that covers ice. If none does, you do not advance.
    .title = Oasis Ultd.: one step per ice square
    .chapter = c19
P-301 = Your water track winds through all five tracks, and you gain the bonuses of every space your water tracker enters. Each tracker scores only medals of its own track; for water the last one passed counts.
    .title = Oasis Ultd.: the winding water track
    .chapter = c19
P-302 = None of your trackers can enter a space where another tracker stands. That advance and all its remaining steps are lost.
    .title = Oasis Ultd.: blocked trackers
    .chapter = c19
P-303 = A synergy boost, energy, a card or any other source advances your water tracker one step each.
    .title = Oasis Ultd.: other water advances
    .chapter = c19
P-304 = Your blocked tracker jumps over the trackers in its way to the next space of its own track or path.
    .title = Oasis Ultd. 1: jump over trackers
    .chapter = c19
P-305 = At the start of the round you gain 1 movement point for each of your rovers on water terrain.
    .title = Oasis Ultd. 2: rovers on water
    .chapter = c19
P-306 = If the tile you place covers no ice at all, your water tracker advances once. Any tile will do; patches do not count.
    .title = Oasis Ultd. 3: water without ice
    .chapter = c19
P-307 = When you place a tile with a water resource, you also gain a patch.
    .title = Oasis Ultd. 4: water gives patches
    .chapter = c19
P-308 = When you place a tile with a water resource, you also gain a synergy boost.
    .title = Oasis Ultd. 5: water gives boosts
    .chapter = c19
P-309 = The icons of a tile placed with “Salvage Yard” advance nothing. Your corporation's effects for placing a tile still happen.
    .title = Salvage Yard and your corporation
    .chapter = c19
P-310 = At setup you put your flux token on one of the five tracks: this is your flux track. Each time you enter a tech milestone, you may move the token.
    .title = Flux: the flux token
    .chapter = c19
P-311 = You can use only the technology of the tech milestone you entered last. Stepping back changes nothing; entering a milestone again makes its technology the latest.
    .title = Flux: only the latest technology
    .chapter = c19
P-312 = At the start of the round you gain 2 movement points for each of your rovers on the terrain of your flux track.
    .title = Flux 1: rovers on flux terrain
    .chapter = c19
P-313 = Once per game, while this technology is available, you may advance your flux track's tracker step by step to its next milestone, with all bonuses. Without a next milestone you cannot use it; the water track has none.
    .title = Flux 2: up to the next milestone
    .chapter = c19
P-314 = Your flux track gives more: civ cards one rank higher (4 at most), water synergy boosts doubled, two patches per biomass milestone, or 1 more point of rover movement. The tech track does not change.
    .title = Flux 3: improved flux track
    .chapter = c19
P-315 = When you place a tile with your flux track's resource, you collect one meteorite from your planet.
    .title = Flux 4: collect a meteorite
    .chapter = c19
P-316 = Once per round you may advance your flux track's tracker.
    .title = Flux 5: extra flux advance
    .chapter = c19

## Planets

chapter-c20 = Planets

P-330 = K58-4156 has no special rule. Every planet has 96 squares and 6 lifepods. From the outside in, rows and columns are worth 1, 1, 1, 2, 2, 3 medals: you can score 40 at most.
    .title = K58-4156 and all planets
    .chapter = c20
P-331 = Your tile may not cover both ice and land.
    .title = K-273: ice or land
    .chapter = c20
P-332 = Each of the 8 cities that no tile covers at the end is worth 2 medals. You may cover a city with a tile, but then it scores nothing. A patch is not a tile (P-95): it completes rows and columns, and the city under it still scores.
    .title = Gaia: cities
    .chapter = c20
P-333 = You may not put these icons in their quadrant: upper left civ, upper right energy, lower left tech, lower right water. Terrain without the icon is allowed, and your tiles may cross the borders.
    .title = Persephone: forbidden resources
    .chapter = c20
P-334 = The ring is the two longest rows. If your tile lies on it, at least one square of the tile must be outside the ring. You may not place patches on the ring.
    .title = Arashi: the ring
    .chapter = c20
P-335 = Bare currents are energy terrain without an icon: they extend your energy areas and count for complete rows, columns and rectangles. You may cover them. There is no ice, so the water resource of a placed tile never advances water.
    .title = Petra: electrical currents
    .chapter = c20
P-336 = Your tiles may not lie across the chasm and your rovers cannot step over it; only diagonal steps at two corners can. Teleports ignore it. Tiles and areas touching across the chasm are still adjacent.
    .title = Tartarus: the chasm
    .chapter = c20
P-337 = You must obey your planet's rule whenever you can. The only exception: if it would trigger the end of the game.
    .title = Obey your planet's rule
    .chapter = c20

## Frequently asked questions

chapter-c21 = Frequently asked questions

P-340 = Yes. At a real table this shows the next tile, so your group may forbid it. Here you can try placements freely: the next tile appears only when you confirm.
    .title = May I try a tile first?
    .chapter = c21
P-341 = Yes. You may rotate your tile and turn it over; both faces look the same.
    .title = May I flip a tile?
    .chapter = c21
P-342 = Yes. You choose which of the tile's two resources comes first, and the order can matter.
    .title = May I choose which tracker moves first?
    .chapter = c21

## Choices and details

chapter-c22 = Choices and details

P-380 = You can undo freely until you confirm your move. While others are still thinking in the same step you may even take a confirmed turn back; when the step is over, it is final. Once something hidden is revealed, such as civ cards, the next tile, an event or objectives, there is no undo.
    .title = Confirming and undoing moves
    .chapter = c22
P-381 = When everyone acts at once, you see the others' moves as soon as they confirm them. This gives nobody an advantage, because their moves do not change your options.
    .title = Playing at the same time
    .chapter = c22
P-382 = Chance decides the tile, civ card and event stacks, the objectives, the first commander, the starting rotation and, unless you choose freely, the boards.
    .title = What is left to chance
    .chapter = c22
P-383 = In any order, you advance each tracker below space 5 step by step to space 5, with all bonuses except synergy boosts. Wormhole's biomass goes to its second space, Oasis's water to step 5 unless blocked. A Cosmos tracker stops on the last uncovered space up to 5.
    .title = Unionization in detail
    .chapter = c22
P-384 = You choose the pieces a card destroys or collects, and take as many as it says; if there are too few, you take all there are. For “Landing Zone Approved” you name any row or column. “Relocation Bonus” needs a rover on your planet and a square without another rover, or it is lost.
    .title = Civ cards with several pieces
    .chapter = c22
