### The numbered rules in our own words: for the rules drawer and for every "why not?".

## Basics

chapter-basics = Basics

T-1 = You lead one faction: Marines, Scientists, Aliens, Greys or, as a variant, Pandora; nobody else can take the same one. Two of you play a duel, three or four a free-for-all, four also a team game. Before the start you can set card levels, starting cards, sector order, Pandora and deck choice.
    .title = Players, factions and variants
    .chapter = basics
T-2 = In the duel and the team game your faction starts with 20 life points. Scientists and Greys also have data points, starting at 0; no other faction collects them. All units of your faction share its life points.
    .title = Life points and data points
    .chapter = basics
T-3 = In a duel you lose at once when your life points fall to 0, and win at once when you reach 20 data points. This is checked after every single change, even in the middle of a step; after that nothing more is carried out.
    .title = Winning and losing at once
    .chapter = basics
T-4 = Your life points and data points always stay between 0 and 20. Anything beyond is lost.
    .title = Limits of the tracks
    .chapter = basics
T-5 = If an installed card contradicts the general rules, follow the card.
    .title = Golden rule
    .chapter = basics
T-6 = You see and may read every card in play and the top card of every deck. The cards below it, the cards laid aside and the left-over bonus cards are hidden from everybody, even their owner. Taking a top card reveals the next one, so it cannot be undone.
    .title = Open and hidden cards
    .chapter = basics
T-7 = Your enemy is your opponent in a duel, every other player in the free-for-all, and both members of the other alliance in the team game. In the team game, what is your ally's counts as your own, with a few exceptions.
    .title = Who is an enemy
    .chapter = basics
T-8 = The units of the factions, Lesser Aliens and Pandora's creatures and embryos are units while they stand in a room or in space. All count alike for movement points, full sectors, launching and as targets. A Lurking card is not a unit.
    .title = What is a unit
    .chapter = basics
T-9 = Units start basic: Marines and Lesser Aliens attack one enemy unit; Aliens, Scientists and Greys none. Advanced Marines and Aliens attack every enemy unit in range, advanced Scientists and Greys one; Greys gain 1 data point instead of dealing damage. Lesser Aliens cannot be upgraded; Pandora's units have their own rule.
    .title = Attack abilities
    .chapter = basics
T-10 = A Lesser Alien is a full unit: you may move it, and it can be attacked, launched and come back from space. It attacks one enemy unit and cannot be upgraded.
    .title = Lesser Alien
    .chapter = basics

## The station

chapter-station = The station

T-11 = The sectors form a ring. Your units move around it clockwise only.
    .title = Ring of sectors
    .chapter = station
T-12 = A sector has up to two pending slots, several installed-card slots, four rooms, an area for trap tokens and one action symbol. Each slot holds one card, each room one unit.
    .title = Parts of a sector
    .chapter = station
T-13 = A card on a pending slot has no effect at all. A card on an installed-card slot works; putting it there is called installing.
    .title = Pending and installed cards
    .chapter = station
T-14 = Two units are in range of each other if they stand in the same sector and a passage joins their rooms directly. A way through a third room does not count.
    .title = Passages and range
    .chapter = station
T-15 = Trap tokens beside the rooms only remind you and never change an effect. Crescents on the left show traps that also act when you cross the sector (Fire, Tentacles, active Defence System); all others lie on the right.
    .title = Trap tokens
    .chapter = station
T-16 = Two installed-card slots are adjacent if they touch horizontally or vertically. Diagonals do not count.
    .title = Adjacent slots
    .chapter = station
T-17 = A slot with a bonus card on it is not empty. Once the bonus card has been taken it is an ordinary slot, and no bonus card ever returns to it.
    .title = Slots with a bonus card
    .chapter = station

## Set-up

chapter-setup = Set-up

T-18 = You take the components of your faction; unused ones stay out of the game. The host chooses who starts; otherwise it is drawn at random. In a random layout the sector of the chosen player changes places with the first faction sector; where the host lays the sectors, their order alone decides.
    .title = Factions and starting player
    .chapter = setup
T-19 = Clockwise: Corridors, Control Room, first player's sector, Technology Bay, second player's sector. The malfunction token starts on the Control Room's symbol, on no card, and the end-of-game marker beside its track. Your life points and data points are set to their starting values.
    .title = Layout of the duel
    .chapter = setup
T-20 = The clockwise order of the faction sectors, counted from the Corridors, is your turn order for the whole game.
    .title = Turn order
    .chapter = setup
T-21 = You may lay the sectors in any order, at random or as agreed. The order of the faction sectors then gives the turn order.
    .title = Advanced set-up
    .chapter = setup
T-22 = The bonus cards are shuffled. From the Corridors on, clockwise and in slot order, one is laid face up on every installed-card slot with the bonus symbol. The rest leave the game unseen.
    .title = Laying out the bonus cards
    .chapter = setup
T-23 = You shuffle your faction's cards, take 15 as your deck and lay the rest aside unseen. Your deck lies face up.
    .title = Your deck
    .chapter = setup
T-24 = First everyone draws their top 3 cards. On your turn you install one on any empty installed-card slot of any sector and put the other two on the pending slots of your faction sector. Your deck keeps 12 cards.
    .title = Starting cards
    .chapter = setup
T-25 = You must put a starting card on an empty slot, never on a bonus card or another card. So nobody gains a bonus card during set-up.
    .title = Starting cards need an empty slot
    .chapter = setup
T-26 = If the starting card you choose is an instant, you keep it beside the board instead. Starting cards take no effect when installed, except continuous ones.
    .title = Instants as starting cards
    .chapter = setup
T-27 = In turn order you place two units in rooms of your own sector. Then, again in turn order, you place the third in any empty room of any sector.
    .title = Placing the units
    .chapter = setup
T-28 = If a sector becomes full during set-up, there is no Minor Assault, because nobody moved.
    .title = No Minor Assault in the set-up
    .chapter = setup
T-29 = Your other tokens lie beside you. The 20 upgrade tokens form a common supply.
    .title = Other tokens
    .chapter = setup
T-30 = Card levels 0 to 3 mean nothing in play. In your first game use only the 15 cards of level 0, then add levels 1, 2 and 3 one by one. If more than 15 cards qualify, 15 of them at random form your deck.
    .title = Introducing the cards step by step
    .chapter = setup
T-31 = You draw 5 cards instead of 3 and install 3 instead of 1, one at a time, alternating in turn order. The other two go to your pending slots; your deck keeps 10 cards.
    .title = Start with three installed cards
    .chapter = setup
T-32 = With this option you secretly choose which 15 of your 25 cards form your deck, then shuffle them. It is off by default.
    .title = Chosen deck
    .chapter = setup

## The turn

chapter-turn = The turn

T-33 = You take turns in turn order. Your turn has four phases: movement, action cards, sector action, pending cards. Each Extra Turn adds the same four phases with another unit.
    .title = Four phases of a turn
    .chapter = turn
T-34 = In your own turn, between steps, you may spend any number of upgrade tokens, instants and bonus cards: before and after the movement, between action cards, after the sector action or the pending-card phase, and right after gaining one. Never inside a step, such as a trap, an attack or an installation.
    .title = When to use tokens and instants
    .chapter = turn
T-35 = You must move one unit if any of yours can be moved. If none can, you may still use tokens and instants; then your turn ends.
    .title = You must move
    .chapter = turn

## Movement phase

chapter-movement = Movement phase

T-36 = Choose one of your units in any sector, or one in space. In the team game you may choose units of your own faction only.
    .title = Choosing a unit
    .chapter = movement
T-37 = Your unit gets as many movement points as there are units of all factions in its starting sector, itself included. They are counted before it leaves.
    .title = Movement points
    .chapter = movement
T-38 = You must move exactly that many sectors clockwise; each sector you enter uses one point. Only shortcut cards, Shaft Passage and Pandora's Runner let you change this, if you wish.
    .title = Exact distance
    .chapter = movement
T-39 = A unit you move may skip the sector of your Vent Shortcut or Secret Passage: it is neither entered nor counted, and no trap there acts. You decide each time. It does not work in the sector where the move starts.
    .title = Skipping a sector
    .chapter = movement
T-40 = If you start a unit's move in the sector of your Ventilation Shaft, the unit may use one extra movement point.
    .title = Ventilation Shaft
    .chapter = movement
T-41 = A unit you move into the sector of your Time Loop may spend up to [1] further movement points there without moving on. You choose the number each time; upgrades and copies raise the limit. It does not work in the sector where the move starts. Ways that end alike but meet different traps are offered one by one.
    .title = Time Loop
    .chapter = movement
T-42 = If your Grey unit would end its move in the Teleportation sector, it may end it in any sector, even this one. You decide before taking a room; launch, traps, Minor Assault and actions happen only in the sector chosen. It costs no movement point and works once per move.
    .title = Teleportation
    .chapter = movement
T-43 = When you move an enemy unit with Mind Control or Group Tactics, you may use your own shortcut cards, but not those of the unit's owner.
    .title = Shortcuts for enemy units
    .chapter = movement
T-44 = In your turn you never move the same unit twice, by whatever means, whether it is yours or an enemy's. Being launched is not a move. Moved units are marked until the end of the turn.
    .title = No unit moves twice
    .chapter = movement
T-45 = On arrival you put the unit you moved in any empty room of the sector.
    .title = Choosing a room
    .chapter = movement
T-46 = If all four rooms are taken on arrival, you choose a unit standing there, even your own, and launch it into space. The unit you moved takes its room. The launched unit loses its clamp, parasite and invisibility tokens.
    .title = Launch into space
    .chapter = movement
T-47 = If you moved the unit with Mind Control, you may also launch that unit itself; it then takes no room, so no traps and no Minor Assault follow. With Group Tactics you choose among the four units already there, your own included.
    .title = Launch with Mind Control, Group Tactics
    .chapter = movement
T-48 = After arrival all working traps hostile to the unit you moved act on it, even if a card brought it there. Fire, Tentacles and an active Defence System also act in sectors it only crosses. Each time a sector is entered, a trap acts once only.
    .title = Traps
    .chapter = movement
T-49 = Crossing traps act sector by sector along your path, before arrival. Sectors you skip are not crossed; the starting sector counts only if your unit comes round to it again.
    .title = Crossing traps
    .chapter = movement
T-50 = If several traps act in the same place in your turn, you decide their order, even for another player's unit. You are asked only if the order matters.
    .title = Order of traps
    .chapter = movement
T-51 = If after launch and traps all four rooms are occupied and the unit you moved is one of the four, you make a Minor Assault: only your units in this sector attack. This holds even if you moved an enemy unit.
    .title = Minor Assault in a full sector
    .chapter = movement
T-52 = Your move runs in this order: crossing traps, launch if the sector is full, release from Clamp, stop traps, Minor Assault if full. If a card moves a unit later, the same order applies to that move.
    .title = Order of consequences
    .chapter = movement
T-53 = If your unit carries a parasite, you take its damage for each movement point as it is used. Skipped sectors cost nothing; points and sectors added by cards do.
    .title = Parasite damage on the way
    .chapter = movement
T-54 = Space holds any number of units; yours stay until you choose to move them. You place the unit in any empty room; only that sector's traps act, and your clamped units there are released. Then your whole turn ends at once: no launch, Minor Assault, action cards, sector action, pending cards or birth.
    .title = Coming back from space
    .chapter = movement
T-55 = Your unit from space may not enter a full sector; if the station has no empty room, you cannot choose it. It uses no movement points, so no shortcut or extra point applies, but placing it counts as its move.
    .title = Space: full sectors and points
    .chapter = movement

## Attacks and sector actions

chapter-actions = Attacks and sector actions

T-56 = You must carry out each of your working action cards in the sector where the move ended, in any order, even if your unit was clamped or launched meanwhile. Without a legal target a card does nothing. Cards arriving here during the phase are not added; those leaving before their turn are dropped.
    .title = Action-card phase
    .chapter = actions
T-57 = When you cause an Assault, all your units attack, in every sector. Other players' units do not strike back. It is automatic and you cannot decline it.
    .title = Assault
    .chapter = actions
T-58 = Your unit hits enemy units in range in its own sector: either one of your choice or all, as its ability says. Each hit costs the owner 1 life point; a Grey hit gives the Greys 1 data point instead. A unit that can hit must hit; you choose the order of your attackers.
    .title = Attack of a unit
    .chapter = actions
T-59 = A Minor Assault is an Assault limited to one sector. If your unit is the fourth to enter the Corridors, the Minor Assault comes in the movement phase and the Corridors' Assault in the sector action phase.
    .title = Minor Assault
    .chapter = actions
T-60 = You carry out the action of the sector where your move ended: Assault in the Corridors, Malfunction in the Control Room, Extra Turn in the Technology Bay, Upgrade Token or Base Purge in your own faction sector. An enemy faction sector gives you nothing.
    .title = Sector action phase
    .chapter = actions
T-61 = You must choose another of your units not yet moved this turn and carry out all four phases with it; this can happen again. A unit in space may be chosen too, but it ends the whole turn. If no unmoved unit can move, nothing happens.
    .title = Extra Turn
    .chapter = actions
T-62 = Put the malfunction token on any enemy card, pending or installed, in any sector; the card it came from is allowed. Bonus cards, kept instants and cards of your own side are not. You must do so while a legal card exists; otherwise the token stays.
    .title = Malfunction
    .chapter = actions
T-63 = A pending card with the malfunction token can be neither installed nor discarded. An installed card with it has no effect: you cannot discard, replace, move, upgrade, copy, take over or downgrade it. It still fills its slot.
    .title = A card under malfunction
    .chapter = actions
T-64 = Tokens the card brought into play (parasite, Lesser Alien, invisibility, clamp, deactivation) stay and work. Its reminder tokens are out of play along with it. Upgrade and camera tokens stay on the card, but do not count in the meantime.
    .title = Tokens of a card under malfunction
    .chapter = actions
T-65 = When you lift the malfunction token, the card below works at once, before you put the token down again. An enemy Protection forces the token back onto itself; a Creeper shuts down its neighbours again.
    .title = Lifting the malfunction token
    .chapter = actions
T-66 = Take 1 upgrade token from the supply; if the supply is empty, you get none. You may use it at once or later.
    .title = Upgrade Token action
    .chapter = actions
T-67 = Instead of taking a token you may discard one enemy installed card from your faction sector; it leaves the game. You cannot choose a bonus card or a card with the malfunction token.
    .title = Base Purge
    .chapter = actions

## Pending-card phase

chapter-pending = Pending-card phase

T-68 = In the sector where your move ended you may choose one pending slot and do what fits its content, or do nothing. A sector without pending slots has no such phase.
    .title = One pending slot
    .chapter = pending
T-69 = If the slot is empty, you put the top card of your deck on it.
    .title = Option A: empty slot
    .chapter = pending
T-70 = If an enemy card lies on the slot, you discard it and put the top card of your deck there.
    .title = Option B: enemy card
    .chapter = pending
T-71 = If your own card lies on the slot, you install it in any sector or, if it is an instant, take it. Then you put the top card of your deck on the emptied slot.
    .title = Option C: own card
    .chapter = pending
T-72 = If you choose B or C, you must go through with it: the refill is compulsory. With two pending slots, only the one you choose decides which option you have.
    .title = Refilling is compulsory
    .chapter = pending
T-73 = You may install on an empty installed-card slot, on a slot with a bonus card, which you then take, or over a card of your own side, which is discarded with its tokens. Never over an enemy card or a card with the malfunction token.
    .title = Where you may install
    .chapter = pending

## Upgrade tokens

chapter-upgrades = Upgrade tokens

T-74 = In your turn you may discard a token to turn one of your basic units, even in space, to its advanced side, or put it on your installed card that has an upgrade number and is not under malfunction. You may use any number per turn; kept tokens lie open.
    .title = Using upgrade tokens
    .chapter = upgrades
T-75 = Each upgrade token on your card raises its upgrade number by 1. In the texts this number stands in square brackets.
    .title = Upgraded cards
    .chapter = upgrades
T-76 = The first token on a card costs nothing more. To add another, first discard as many tokens as already lie on the card. A card holds at most 6.
    .title = Cost of further tokens
    .chapter = upgrades
T-77 = When your card leaves the game, its upgrade tokens return to the supply. When it is moved, they go with it.
    .title = Tokens of a leaving card
    .chapter = upgrades

## End of the game

chapter-end = End of the game

T-78 = If you have to put a card on a pending slot and your deck is empty, you move the end-of-game marker one field on instead: 3, 2, 1, end. The slot stays empty. Discarded cards are never reshuffled.
    .title = Empty deck and countdown
    .chapter = end
T-79 = The marker also moves if you choose option A with an empty deck. If you do nothing in the phase, it stays where it is.
    .title = Filling an empty slot without cards
    .chapter = end
T-80 = When the marker reaches the end field, the game ends at once and the rest of the turn is not played. You add your life points and data points; the higher sum wins.
    .title = End of the countdown
    .chapter = end
T-81 = If you tie, each tied player takes one more turn, clockwise from the one after the player who ended the game. The marker stays, but winning and losing at once still apply. If you are still equal, you share the victory.
    .title = Ties
    .chapter = end
T-82 = If 12 turns per player pass without a card leaving a deck and without a step of the end-of-game marker, the marker moves one field on. The rulebook has no such rule; it keeps a game without progress from going on for ever. The players may switch it off before the game: then it waits for 100 turns per player.
    .title = Countdown when nothing happens
    .chapter = end

## Kinds of cards

chapter-card-kinds = Kinds of cards

T-83 = Actions are carried out when your unit ends its move in their sector; traps act on enemy units there; modules affect cards and units in their sector. Shortcuts change your movement, specials affect the whole game, Reproduction copies its neighbours.
    .title = Kinds of cards
    .chapter = card-kinds
T-84 = You never install an instant. When you get one, you play it at once or keep it, open, for any of your turns. You may play any number per turn; each works once and is then discarded.
    .title = Instants
    .chapter = card-kinds
T-85 = You discard a one-shot card after it has taken effect with all its copies.
    .title = One-shot cards
    .chapter = card-kinds
T-86 = Bonus cards belong to no faction and are instants. You take one by installing a card on its slot. You may use it at once, even before refilling the pending slot, or keep it, open, for any later moment of your turns.
    .title = Bonus cards
    .chapter = card-kinds
T-87 = You install the top card of your deck on an empty installed-card slot of any sector, never over a bonus card or another card; an instant you take instead. You cannot play this with an empty deck or without an empty slot. It never moves the end-of-game marker.
    .title = Card from the Deck
    .chapter = card-kinds
T-88 = When you have just taken a bonus card, you may play a Card from the Deck, this one or one you kept, before you refill the pending slot. You then install the present top card and refill with the next one. If you took no bonus card, the refill follows at once; you can play a kept one before you install, to the same effect.
    .title = Card from the Deck before refilling
    .chapter = card-kinds
T-89 = When you play this bonus card, you take 1 upgrade token.
    .title = Upgrade
    .chapter = card-kinds
T-90 = There are nine bonus cards of three kinds: Card from the Deck, Upgrade and Shaft Passage. The rulebook names the kinds, public sources the number; that there are three of each is deduced.
    .title = The bonus deck
    .chapter = card-kinds
T-91 = You play it when you choose the move of your unit in a sector; the unit may go 1 sector further. That sector counts as a movement point.
    .title = Shaft Passage
    .chapter = card-kinds

## Reproduction and identical cards

chapter-reproduction = Reproduction and identical cards

T-92 = Your card counts as 1 copy, plus 1 for each of your working Reproductions next to it. Identical cards in a sector each work separately, but a once-only card still works once.
    .title = Number of copies
    .chapter = reproduction
T-93 = Your Reproduction copies all adjacent cards of its own faction with the tokens on them, up to three at a time. It copies no card put out of action by a malfunction or a Creeper, no discarded card and no other Reproduction.
    .title = Reproduction
    .chapter = reproduction
T-94 = Armoury, Mine, Fire, Battle Position, Trap Detector, Assault, Archive, Medical Ward, Small Laboratory, Defence System, Station Blueprint, Explosion, Tentacles, Hive, Lurking, Habitat, Incubator, Chamber, Probe, Gene Manipulator, Time Loop, Decline, Transfer, Soul Trap. You carry out actions once per copy; trap and module numbers add up. A one-shot uses all copies, then goes; Reproduction stays.
    .title = Cards multiplied as usual
    .chapter = reproduction
T-95 = Copies change nothing for these: Barricade, Protection, Malfunction, Hideout, Secret Passage, Vent Shortcut, Ventilation Shaft, Creeper, Teleportation. Your Ambush follows its own rule.
    .title = Cards that work once only
    .chapter = reproduction
T-96 = See the notes on each card before you copy these: Group Tactics, Double Shot, Ambush, Video Cameras, Clamp, Remote Control, Abduction, Ghost Strike, Parasite, Invisibility, Mind Control.
    .title = Cards with their own copy rules
    .chapter = reproduction

## Single cards: Marines and Greys

chapter-cards-marines-greys = Single cards: Marines and Greys

T-97 = Choose an enemy unit in any sector (not in space, not clamped) and move it the normal distance; path, room, launch and Minor Assault are yours. It carries out neither action cards nor a sector action. Traps hostile to it act as usual, and modules such as Barricade and Hideout still protect it.
    .title = Mind Control and Group Tactics
    .chapter = cards-marines-greys
T-98 = With a number above 1 or with copies you move different units, one after another, from any sectors. The first is compulsory if possible, the others are up to you. You can upgrade Mind Control, while Group Tactics can only be copied.
    .title = Moving several enemy units
    .chapter = cards-marines-greys
T-99 = Battle Position: each of your units that hits an enemy from this sector deals [1] more damage to one of the players hit, once per unit and assault. Chamber: in the same way, your Grey unit that gains data points by attacking gains [1] more.
    .title = Battle Position and Chamber
    .chapter = cards-marines-greys
T-100 = In each of your assaults that covers this sector, one of your units here may repeat all its attacks; if it hits only one unit, you may choose a new target. Each copy gives one repetition, for the same unit or another. Battle Position and Chamber are not repeated.
    .title = Double Shot
    .chapter = cards-marines-greys
T-101 = When an enemy unit stops in the sector of your Ambush, you make a Minor Assault there. Two cards or one copied card give two Minor Assaults, never more.
    .title = Ambush
    .chapter = cards-marines-greys
T-102 = You place [1] deactivation tokens in any sectors, several in one if you like. When enemy traps in such a sector would act on your Marine, whoever moves it, one token goes back automatically and all those traps stay silent this time. Entering the sector again needs another token.
    .title = Trap Detector
    .chapter = cards-marines-greys
T-103 = Barricade: your units in this sector cannot be attacked, so attacks cost you no life points and give the Greys no data points; traps act as usual. The rulebook names Barricade beside Hideout without its effect; immunity is what the publisher says of it, and your card may limit it. Protection: while it works, an enemy placing the malfunction token must put it on this card; with several, on one of them.
    .title = Barricade and Protection
    .chapter = cards-marines-greys
T-104 = Invisibility: [1] of your units get a token each and cannot be attacked until they next move or are launched; traps still act. Decline: an enemy of your choice loses [1] upgrades, or all if they have fewer, choosing kept tokens, tokens on cards or advanced units turned basic. Tokens on a card under malfunction are safe.
    .title = Invisibility and Decline
    .chapter = cards-marines-greys

## Single cards: Aliens and Scientists

chapter-cards-aliens-scientists = Single cards: Aliens and Scientists

T-105 = You move one of your installed cards, with its tokens, to an empty installed-card slot of any sector. A card under malfunction cannot be moved.
    .title = Hollow
    .chapter = cards-aliens-scientists
T-106 = You move [1] different enemy units from this sector, one by one, each to a room of any other sector. Launch, traps and Minor Assault follow as for an arrival. No movement point is used and nothing is crossed.
    .title = Abduction
    .chapter = cards-aliens-scientists
T-107 = A Lesser Alien appears in an empty room of the sector; without one you launch a unit of your choice and it takes that room. If the sector is then full, you make a Minor Assault. When a kind of token runs out, you get no more of it; only reminder tokens have no limit.
    .title = Incubator and token limit
    .chapter = cards-aliens-scientists
T-108 = An enemy unit without a parasite that stops here gets a token, two from a copied card. Each token costs the unit's owner 1 life point for every movement point used. All come off together with the last point of its next move, before the stop traps, or when it is launched.
    .title = Parasite
    .chapter = cards-aliens-scientists
T-109 = Ghost Strike: [1] different units of yours anywhere attack, each at most once per turn this way; Lurking does not count. It is not an assault: in the team game it may send your ally's unit. Lurking: your assaults covering its sector deal 1 damage to one enemy unit there, no passage needed; Hideout, Barricade and Invisibility protect against it.
    .title = Ghost Strike and Lurking
    .chapter = cards-aliens-scientists
T-110 = The first enemy unit to stop here while the token is free gets it: it cannot move or attack until launched or until another unit of its side arrives. That arrival frees all clamped units of its side there before the Minor Assault; a token freed in this way, or by the launch of a unit on arrival, cannot catch it. Reproduction does not copy Clamp; each arrival sets off one.
    .title = Clamp
    .chapter = cards-aliens-scientists
T-111 = While your Creeper works, the enemy cards adjacent to it have no effect. They may still be replaced by their owner, purged and upgraded. A Creeper does not act on bonus cards.
    .title = Creeper
    .chapter = cards-aliens-scientists
T-112 = From 0 on, each enemy stop adds [1] camera points, never multiplied, up to 6. When your Scientist ends a move here, you gain that many data points times copies, and the points go back to 0. Remote Control cannot pay them out; without a free camera token the card collects nothing.
    .title = Video Cameras
    .chapter = cards-aliens-scientists
T-113 = You carry out one of your working action cards in any sector, with its copies, as if your unit had stopped there; never another Remote Control. With copies of Remote Control you may choose a further, different card for each; only the first is compulsory. Each card works this way at most once per turn, besides being carried out normally.
    .title = Remote Control
    .chapter = cards-aliens-scientists
T-114 = A Defence System is inactive until its first upgrade token; Fire and Tentacles act from the start. Your units in a Hideout's sector cannot be attacked; Medical Ward gives you [1] life points, not above 20. You may decline Explosion while no enemy unit is in its sector; Station Blueprint gives you a pending-card option with all its rules, the countdown included.
    .title = Other Scientist cards
    .chapter = cards-aliens-scientists

## Three or four players: free-for-all

chapter-free-for-all = Three or four players: free-for-all

T-115 = You lay all three common sectors and one sector per faction in any order. The order of the faction sectors gives the turn order.
    .title = Layout of the free-for-all
    .chapter = free-for-all
T-116 = You start with 0 life points, and with 0 data points as usual. A sector filled in the set-up causes no Minor Assault.
    .title = Start at zero
    .chapter = free-for-all
T-117 = When you wound an enemy, you gain as many life points as the damage; the enemy loses none. A trap pays its controller, whoever moved the unit into it; parasite damage pays the Aliens; Grey attacks still give data points. Whatever prevents attacks (Barricade, Hideout, Invisibility) prevents the gain, too.
    .title = Damage gives life points
    .chapter = free-for-all
T-118 = Your Medical Ward gives you nothing; instead your enemies lose [1] life points in total, divided as you like. Nobody falls below 0.
    .title = Medical Ward in the free-for-all
    .chapter = free-for-all
T-119 = You win at once with 20 life points or 20 data points; otherwise the highest sum wins at the end. If you tie for first place, each tied player takes one more turn; the others keep their points, but score nothing more and take no turns, while their pieces stay and work. If you are still tied, you share the victory.
    .title = Winning the free-for-all
    .chapter = free-for-all

## Four players: team game

chapter-team = Four players: team game

T-120 = You play in two alliances of two, A (vertical alliance tokens) and B (horizontal ones). Turn order: first player of A, first of B, second of A, second of B.
    .title = Two alliances
    .chapter = team
T-121 = You and your ally agree on one of your two faction sectors; it is the sector of both. The layout is that of the duel with one sector for each alliance, or any other order.
    .title = Alliance sector
    .chapter = team
T-122 = Your deck has 10 cards, of which you draw 2. In turn order you install one on any empty installed-card slot, or keep it if it is an instant, and put the other on a pending slot of the alliance sector.
    .title = Decks and starting cards in teams
    .chapter = team
T-123 = You have 2 units. In turn order you place one in an empty room of the alliance sector; then, again in turn order, the second in any empty room. There is no Minor Assault in the set-up.
    .title = Units in the team game
    .chapter = team
T-124 = You treat your ally's cards and units and the alliance sector as your own. But you never move your ally's units, not even by an Extra Turn, never draw from your ally's deck, and in your assaults only your own units attack. A Ghost Strike is not an assault: your ally's unit may strike, for its own faction.
    .title = What you share with your ally
    .chapter = team
T-125 = You carry out your ally's action cards, may use their shortcuts, are safe from their traps, may install their pending cards (refilling from your deck), may upgrade their units and cards, and take the alliance sector's action. Bonus cards and kept instants are shared. Upgrade tokens stay personal until spent.
    .title = Using your ally's cards
    .chapter = team
T-126 = Your ally's Battle Position, Chamber and the like help you only if you really deal damage or really gain data points. A Marine gets nothing from a Chamber, a Grey nothing from a Battle Position.
    .title = Attack bonuses for the ally
    .chapter = team
T-127 = Life points and data points from a card go to the card's faction; upgrade tokens go to you if you triggered it. Reproduction copies only cards of its own faction, not the ally's. Your clamped unit is released by a unit of either ally.
    .title = Who gets the gains
    .chapter = team
T-128 = Each faction has its own points: if your life points reach 0, your alliance loses; if you reach 20 data points, it wins. At the end of the countdown the higher total of both members wins. On a tie everyone takes one more turn; if still tied, the victory is shared.
    .title = Winning the team game
    .chapter = team

## Pandora

chapter-pandora = Pandora

T-129 = As Pandora you have 3 creatures and 10 embryos (2 Hunters, 4 Runners, 4 Warriors), each with a basic and an advanced side. You have 20 life points (0 in the free-for-all), no data points and no faction cards. Pandora is not available in the team game.
    .title = Pandora's forces
    .chapter = pandora
T-130 = You have no sector board, so a duel has four sectors: Corridors, Control Room, the enemy's sector, Technology Bay. You put your sector token on the left or right side of any sector, which is then also yours. If it is an enemy's faction sector, both of you treat it as your own.
    .title = Pandora's sector
    .chapter = pandora
T-131 = Your token counts as your faction sector in the turn order: on the left before that sector, on the right after it. On the Corridors right means first of all, left last of all. You place it after the sectors and before the bonus cards are laid.
    .title = Pandora in the turn order
    .chapter = pandora
T-132 = You place two creatures in your sector and the third in any empty room; you have no starting cards. A shared sector is full at the start, without a Minor Assault. If your sector is a common one, the others may not place their first two units there.
    .title = Placing the creatures
    .chapter = pandora
T-133 = As Pandora you do not play the pending-card phase.
    .title = No pending-card phase
    .chapter = pandora
T-134 = Your creature attacks one enemy unit (advanced: every one). Your Hunter takes over a card for good (advanced: and attacks one unit). Your Runner may move 1 sector further and takes over a card for one use (advanced: for good, and attacks one unit). Your Warrior takes over a card for one use and attacks one unit (advanced: for good, and attacks every one).
    .title = Pandora's units
    .chapter = pandora
T-135 = If you move a creature and no enemy unit is in its sector when the movement phase is over, an embryo is born there after the action cards. You choose an available embryo and an empty room; without one you launch a unit. It is born basic; no trap acts and no Minor Assault follows.
    .title = Birth
    .chapter = pandora
T-136 = After moving an embryo, before the sector action, you may lay it, same side up, on an enemy installed card in that sector; it is no longer a unit. The card is yours with its upgrade tokens. Cards under malfunction are barred, those shut down by a Creeper are not; a later malfunction does not remove the embryo.
    .title = Taking over a card
    .chapter = pandora
T-137 = After one use the card returns to its faction and the embryo to you: an action once carried out, a trap once it acted, a module after the first assault, a shortcut after the first move it changed. A Creeper, a special card or a Reproduction returns at the end of your next turn.
    .title = Takeover for one use
    .chapter = pandora
T-138 = A card you took over is an enemy card for its old owner: they cannot use or copy it, its trap acts on their units, and your Reproduction copies your adjacent cards. Nobody gets its data points, an Incubator brings nothing; other tokens and gains serve you. If it is discarded, the embryo returns to you.
    .title = Cards taken over
    .chapter = pandora
T-139 = In your sector you get 1 upgrade token, for any unit of yours or a taken card with an upgrade number. If it is a common sector, you carry out both its action and your own, in the order you like. Your enemies may use the common action as before.
    .title = Pandora's sector action
    .chapter = pandora
T-140 = If you choose the Extra Turn first, you carry out your own action after it, unless a unit from space ended the turn.
    .title = Extra Turn before your own action
    .chapter = pandora
T-141 = You may discard an enemy card in your sector or a card you have taken over there, even in a shared sector; the embryo on it returns to you. The co-owner of a shared sector may purge cards you have taken over there.
    .title = Base Purge with Pandora
    .chapter = pandora

## Further rulings

chapter-rulings = Further rulings

T-142 = In your turn the decisions are yours, with three exceptions: the controller of an Ambush chooses its hits and Double Shots, the loser chooses what Decline takes, and in the set-up everybody decides in turn.
    .title = Who decides
    .chapter = rulings
T-143 = If a choice makes no difference, with one legal option or equal targets, you are not asked.
    .title = Choices without a difference
    .chapter = rulings
T-144 = Spread your units, and avoid the Corridors and sectors that can be filled. Early on stop in your own sector, install and upgrade many cards everywhere, and build combinations; no card is useless. Put your best action card in the Technology Bay, fetch bonus cards with weak ones, and break up enemy Reproductions.
    .title = Tactical advice
    .chapter = rulings
T-145 = When you follow the example game, the Medical Ward lies in the Control Room, and in turn 2 the Scientists spend their upgrade token on the Video Cameras.
    .title = The example game
    .chapter = rulings
T-146 = Your clamped unit is released when a unit of your side comes into its sector: by its own move, by anybody's card, from space, or by appearing there (Lesser Alien, embryo). Being laid on a card or staying where it is does not count.
    .title = Arrival that releases from Clamp
    .chapter = rulings
T-147 = You cannot choose a clamped unit, and the abducted unit itself cannot be the one launched on arrival. It counts as moved but uses no movement point, so its parasite or invisibility token stays. The first unit is compulsory if possible, further ones are optional.
    .title = Abduction in detail
    .chapter = rulings
T-148 = Teleportation works for your Grey unit when you move it yourself; also for your ally's unit moved by your ally, and for Pandora's own units while she holds the card. It works neither for an enemy unit you move by Mind Control nor for a Grey unit moved by an enemy.
    .title = Whom Teleportation serves
    .chapter = rulings
T-149 = If your card is discarded, the tokens it brought into play stay and work on; upgrade and camera tokens lying on it return to their supplies. A clamp token is free again when its unit is released; a Clamp is ready while it holds no unit and a token is in the supply.
    .title = Tokens of a discarded card
    .chapter = rulings
T-150 = To install you need an allowed slot; for Hollow a movable card of yours and an empty slot; for Shaft Passage a movable unit in a sector. A compulsory action without a legal target is skipped without a penalty. Upgrade with an empty supply gives nothing.
    .title = Only what is possible
    .chapter = rulings
T-151 = A Creeper never shuts down another Creeper. As Pandora you have no deck and no pending cards, so a Station Blueprint you hold does nothing.
    .title = Creepers, and Pandora's Station Blueprint
    .chapter = rulings
T-152 = You use the three common sectors and one sector for each faction other than Pandora. She places her token after the sectors are laid; then the turn order is counted.
    .title = Free-for-all with Pandora
    .chapter = rulings
