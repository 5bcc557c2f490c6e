### The numbered rules in our own words, for the rules drawer and the why-nots.

## The game and its components

chapter-c1 = The game and its components

D-1 = One to six of you fight side by side against the Genestealers. Either you all win, or you all lose.
    .title = All win or all lose
    .chapter = c1
D-2 = There are 128 cards: 18 action, 2 Brood Lord, 30 event, 36 Genestealer, 22 Location, 12 Space Marine and 8 terrain cards. Added to these are 12 support tokens, 6 team markers and one combat die.
    .title = What the game contains
    .chapter = c1
D-3 = The combat die shows 0, 1, 2, 3, 4 and 5, each equally likely. The faces 1, 2 and 3 also bear a skull.
    .title = The combat die
    .chapter = c1
D-4 = There are six combat teams: blue, grey, green, purple, red and yellow. Each has two marines and three action cards of its colour: one Support, one Move + Activate, one Attack. The action cards are numbered 1 to 18, so there is never a tie.
    .title = Combat teams and their cards
    .chapter = c1
D-5 = Each marine card has two sides: on one the marine faces left, on the other right. It shows his range (0 to 3) and small corner arrows that tell which way swarms beside him move.
    .title = Marine cards
    .chapter = c1
D-6 = The 36 Genestealers come in four types, nine of each: tail, head, claw and tongue. They lie face down in the Genestealer deck and the blip piles, and face up in the formation and the discard pile.
    .title = The four Genestealer types
    .chapter = c1
D-7 = Of the 22 Locations, 4 are setup locations. The other 18 belong to the tiers 1A, 1B, 1C, 2, 3 and 4, three cards each. The three tier-4 cards are the possible destinations of your mission.
    .title = The Locations
    .chapter = c1
D-8 = Red (4 boxes): Ventilation Duct, Spore Chimney; orange (3): Dark Corner, Promethium Tank; yellow (2): Door, Control Panel; green (1): Corridor, Artefact. The more boxes, the more often Genestealers appear there; the boxes have no other effect.
    .title = Terrain colours
    .chapter = c1
D-9 = Brood Lords are never mixed with the Genestealer cards. They come into play only when a Location says so.
    .title = Brood Lords stay apart
    .chapter = c1

## Players and teams

chapter-c2 = Players and teams

D-10 = Playing alone you lead 3 teams; with 2 or 3 players each of you leads 2; with 4, 5 or 6 players each leads 1. For 1 to 6 players the formation starts with 6, 8, 12, 8, 10 and 12 marines respectively.
    .title = Teams per player
    .chapter = c2
D-11 = With three or fewer players you lead several teams: each round you choose and resolve one action card for each of them, in the usual number order. All other rules stay the same.
    .title = One action card per team
    .chapter = c2
D-12 = On a card, 'your marines' means only the marines of that card's team, not all the marines you lead.
    .title = What 'your marines' means
    .chapter = c2
D-13 = The marines and action cards of your teams belong to you; you make the decisions for them.
    .title = Who owns what
    .chapter = c2

## Setup

chapter-c3 = Setup

D-14 = The 30 events and the 36 Genestealer cards are shuffled separately and form two face-down decks.
    .title = Step 1: decks
    .chapter = c3
D-15 = The Void Lock for your player count sets the spawn numbers for the whole game, the first blip piles, the terrain and the Location deck. Major/minor spawn: 1 player 2/1; 2 or 4 players 3/1; 5 players 4/2; 3 or 6 players 5/3. In the same order, each blip pile has 6, 7, 8 or 9 cards.
    .title = Step 2: setup location
    .chapter = c3
D-16 = One random Location of each tier named by the setup location goes face down into the deck, tier 4 at the bottom. On top of 2, 3 and 4 lies a 1C with 2 or 4 players, a 1B with 5, a 1A with 3 or 6, and nothing in solo play. The rest leave the game unseen.
    .title = Step 3: Location deck
    .chapter = c3
D-17 = A random player takes a team marker first, then the others clockwise; with three or fewer players this is repeated until everyone has all their teams. Markers lie open, and you take your teams' action cards. Unused teams leave the game.
    .title = Step 4: choosing teams
    .chapter = c3
D-18 = The marines of all chosen teams are shuffled and dealt into one column below the setup location; position 1 is at the top, nearest the Location. The upper half faces left, the lower half right. Teammates are not put together on purpose.
    .title = Step 5: formation
    .chapter = c3
D-19 = All 12 support tokens form the supply.
    .title = Step 6: support tokens
    .chapter = c3
D-20 = Place the setup location's terrain beside the formation. Then deal its blip piles face down from the Genestealer deck, the left pile first.
    .title = Step 7: terrain and blip piles
    .chapter = c3
D-21 = Turn up the top event and carry out only its spawn icons, from left to right. Ignore its text and its move icon, then discard it. Round 1 begins.
    .title = Step 8: first Genestealers
    .chapter = c3
D-22 = During setup the player who chose a team first counts as current player. If a blip pile runs out already during setup, you do not travel yet; the first check comes at the end of phase 1 of round 1.
    .title = Empty blip pile during setup
    .chapter = c3

## Winning and losing

chapter-c4 = Winning and losing

D-23 = Reach the last card of the Location deck (tier 4) and fulfil its winning condition.
    .title = The goal of the mission
    .chapter = c4
D-24 = At any final Location you also win as soon as no Genestealer and no Brood Lord is left in the formation and both blip piles are empty.
    .title = Winning by wiping out the enemy
    .chapter = c4
D-25 = Launch Control Room: make a successful control panel roll. Genestealer Lair: slay both Brood Lords. Toxin Pumping Station: wipe out every Genestealer in the formation and empty both blip piles.
    .title = Winning conditions of the final Locations
    .chapter = c4
D-26 = The moment a winning condition is fulfilled, the game ends. Nothing further is carried out.
    .title = Victory is immediate
    .chapter = c4
D-27 = If all marines have been slain before you win, you all lose.
    .title = Defeat
    .chapter = c4
D-28 = If the last marine dies in the very step that fulfils a winning condition, you win. After every step victory is checked first, then defeat.
    .title = Last death and victory together
    .chapter = c4
D-29 = If all your teams are eliminated, you have no more decisions to make, but you still win or lose with the others.
    .title = When you have no marines left
    .chapter = c4
D-30 = Winning conditions are checked only once the final Location has become the current one and all its arrival steps are finished.
    .title = No victory before you have arrived
    .chapter = c4

## The round and the current player

chapter-c5 = The round and the current player

D-31 = You play as many rounds as it takes until the mission is won or lost. Each has four phases: 1 Choose Actions, 2 Resolve Actions, 3 Genestealer Attack, 4 Event.
    .title = The four phases of a round
    .chapter = c5
D-32 = The current player is the one whose action card revealed this round has the lowest number.
    .title = The current player
    .chapter = c5
D-33 = If the team with the lowest card is eliminated, its cards leave the game. From then on the current player is whoever has the lowest card still in play this round.
    .title = If the current player's team is eliminated
    .chapter = c5
D-34 = From the start of a round until the reveal, the previous round's current player keeps that role; in round 1 it is the player who chose a team first. If all that player's teams are gone, the next player clockwise with a living team takes over.
    .title = Current player before the reveal
    .chapter = c5
D-35 = Every phase ends in this order: abilities that work at the end of the phase; swarms sharing position and side merge; victory and defeat are checked; finally it is checked whether you travel.
    .title = The end of a phase
    .chapter = c5
D-36 = 'This round' effects last until the Event Phase is completely over. 'Next round' effects work during the whole following round and end with it. Travelling cancels neither.
    .title = How long effects last
    .chapter = c5

## Phase 1: Choose Actions

chapter-c6 = Phase 1: Choose Actions

D-37 = For each of your living teams secretly choose one of its action cards and lay it face down. Everybody chooses at the same time. You cannot pass.
    .title = Choose a card for every team
    .chapter = c6
D-38 = You may not choose the card this team played last round; it stays on the table and returns to your hand at the end of this phase. In round 1 you choose from all three cards, later from two.
    .title = Not the same card twice running
    .chapter = c6
D-39 = A team under Gun Jam may not choose its Attack card. It always has a card left, because Gun Jam can only hit a team that did not play Attack in the round before.
    .title = Gun Jam bars the Attack card
    .chapter = c6
D-40 = You may discuss tactics freely but may not show your cards. Everyone knows which cards each team can choose from; only the choice is secret. You may change your mind until everyone has chosen.
    .title = Talk freely, show nothing
    .chapter = c6
D-41 = Once everyone has chosen, the choices are final, even if you travel at the end of phase 1 and the situation changes.
    .title = Choices stand even after travelling
    .chapter = c6

## Phase 2: Resolve Actions

chapter-c7 = Phase 2: Resolve Actions

D-42 = All chosen cards are turned up at once. They are resolved one by one from the lowest number to the highest; each card is finished before the next begins.
    .title = Reveal, then resolve in number order
    .chapter = c7
D-43 = If a team is eliminated before its turn, its card is not resolved.
    .title = Card of an eliminated team
    .chapter = c7
D-44 = Every action card has a type, which is its basic action, and one special ability that says when it works this round. If the ability names a marine who is not in the formation, it has no effect.
    .title = Basic action and special ability
    .chapter = c7
D-45 = Special abilities work whichever way the marine faces; Block, for instance, also helps against an attack from behind. Only attacking and spending a token to reroll always depend on facing.
    .title = Abilities and facing
    .chapter = c7
D-46 = An 'each time' ability can work several times in a round. An ability with a trigger, such as rolling a certain number, stays active until the end of the round. Full Auto, Heroic Charge and Reorganize only change the basic action itself and end with it.
    .title = How long a card's ability works
    .chapter = c7
D-47 = Effects that come first (Enter Formation) are carried out, then the basic action, then abilities that follow the action. After that swarms merge, and finally victory and defeat are checked.
    .title = Order within one card
    .chapter = c7
D-48 = Whatever a text says you 'may' do is optional. You can always decline.
    .title = 'May' means optional
    .chapter = c7
D-49 = You may put one token from the supply on any marine in the formation, your own or another player's, even one who already has tokens. You place one token per card, not per marine. The rulebook says that you may: you can also leave the token in the supply.
    .title = Support: place a token
    .chapter = c7
D-50 = If the supply is empty, no token is placed. The card's special ability still works.
    .title = Support with an empty supply
    .chapter = c7
D-51 = Tokens stay on a marine and move with him until they are spent or an effect removes them. A marine may hold any number, up to all 12.
    .title = Tokens stay with the marine
    .chapter = c7
D-52 = When your marine attacks or defends you may, after seeing the roll, take one token off that marine and reroll. The new result replaces the old one. You may repeat this while he has tokens.
    .title = Rerolling with a token
    .chapter = c7
D-53 = You may spend a token only if the marine faces the swarm he attacks or is attacked by. Against a swarm behind him no token may be spent.
    .title = No reroll against a swarm behind
    .chapter = c7
D-54 = Only attack and defence rolls may be rerolled. The rolls of Heroic Charge, Promethium Tank, Spore Chimney, Control Panel, Intimidation and events stand as they fall.
    .title = Other rolls cannot be rerolled
    .chapter = c7
D-55 = You may spend only tokens that lie on marines you lead.
    .title = Only tokens on your own marines
    .chapter = c7
D-56 = You may reroll even a successful roll. Abilities look only at the final result: a skull you reroll away triggers nothing.
    .title = Only the final result counts
    .chapter = c7
D-57 = A Move + Activate card has three steps, always in this order: A move, B turn, C activate. The whole team finishes one step before the next begins. You may skip any step.
    .title = Move, turn, activate
    .chapter = c7
D-58 = Each marine of the team may move once, in the order you like: he swaps places with the marine directly above or below, whoever leads that one. Being swapped by another marine's move does not use up his own.
    .title = Step A: move
    .chapter = c7
D-59 = When marines swap, both keep their facing and tokens; terrain and Genestealers stay in their positions. Marines never leave the formation except by death.
    .title = What moves and what stays
    .chapter = c7
D-60 = Each marine of the team may turn once, whether he moved or not. His card is flipped, and he faces the other side.
    .title = Step B: turn
    .chapter = c7
D-61 = Each marine of the team may activate at most one terrain card in front of him: in his position, on the side he faces. Only terrain with the word Activate can be activated. You choose the order.
    .title = Step C: activate terrain
    .chapter = c7
D-62 = Each terrain card may be activated only once per round, whoever does it.
    .title = Each terrain card once per round
    .chapter = c7
D-63 = Terrain that comes into play during a round may still be activated in that round. But a card already activated this round stays used, even if travel removes it and puts it back.
    .title = Terrain arriving during a round
    .chapter = c7
D-64 = A move to a distant position (Reorganize) is also a swap of two marines. It never causes a shift.
    .title = Swapping over a distance
    .chapter = c7
D-65 = You may activate terrain even if it can have no effect, for instance the Door when the supply is empty. The activation is used up all the same.
    .title = Activating without effect
    .chapter = c7
D-66 = Each marine of the team may make one attack, one after the other in the order you like. For each, choose the target swarm, roll, reroll with tokens if you wish, and apply the result. You may also decline.
    .title = Attack: one per marine
    .chapter = c7
D-67 = The target must be on the side the marine faces and no more positions away than his range. Range 0 reaches only his own position, range 1 also the adjacent ones, and so on. Marines and swarms in between do not block.
    .title = Facing and range
    .chapter = c7
D-68 = If the final result shows a skull, one Genestealer of the target swarm is slain; you pick which. Without a skull the attack misses. Abilities may change this.
    .title = A skull slays one Genestealer
    .chapter = c7
D-69 = A marine with several attacks (Full Auto, Psionic Attack) makes them all before his teammate attacks. Each may aim at a different legal swarm. An attack needs a swarm to aim at when it is declared.
    .title = Several attacks by one marine
    .chapter = c7
D-70 = You may attack a swarm protected by Power Field, but nothing in it can be slain.
    .title = Attacking a swarm under Power Field
    .chapter = c7
D-71 = A slain Genestealer goes face up to the Genestealer discard pile. Discarding one from the formation (For My Battle Brothers!) counts as slaying, so Power Field and the Brood Lord rule apply.
    .title = Slain Genestealers
    .chapter = c7

## Phase 3: Genestealer Attack

chapter-c8 = Phase 3: Genestealer Attack

D-72 = Every swarm attacks the marine it is engaged with once, from the top position down, and within a position left before right. After each attack the next is always the topmost swarm that has not yet attacked, wherever shifting has put it.
    .title = Order of the swarms' attacks
    .chapter = c8
D-73 = When your marine is attacked, you roll the die. You roll even if no number could save him.
    .title = The defence roll
    .chapter = c8
D-74 = Roll; if he faces the swarm, you may reroll with tokens. Block, Counter Attack, Second Wind and Defensive Stance are tested first, on the unmodified number. Otherwise subtract 1 per Brood Lord: a result higher than the swarm's size is a miss; equal or lower slays him at once, unless you use an Artefact.
    .title = How an attack on a marine goes
    .chapter = c8
D-75 = A swarm counts as having attacked as soon as its roll is resolved, before any shift.
    .title = When a swarm has attacked
    .chapter = c8
D-76 = A swarm marked by Power Field does not attack; it is skipped.
    .title = A swarm under Power Field is skipped
    .chapter = c8
D-77 = Every card in a swarm counts towards its size, Brood Lords included.
    .title = Swarm size
    .chapter = c8

## Phase 4: Event

chapter-c9 = Phase 4: Event

D-78 = The current player draws the top event and reads it without showing it to the others. First its text is carried out, then its icons from left to right. Then it is discarded face up.
    .title = Drawing the event
    .chapter = c9
D-79 = If the text says Instinct, the current player decides alone, without advice, before the card is shown or read out. The announced decision is binding; then the card is revealed and its effect carried out.
    .title = Instinct
    .chapter = c9
D-80 = Until the decision is announced, only the current player sees the card and nobody talks; only the kind of target may be visible. Later choices, such as which Genestealers die, are made by the current player after the reveal. Playing alone, you simply see the card.
    .title = Silence until the Instinct decision
    .chapter = c9
D-81 = If there is a valid target, one must be chosen: one on which the effect can happen, as fully as possible up to the printed number. If two Genestealers are to appear behind a marine, for instance, choose one behind whom two can appear, if there is any. Nobody can dodge an event by choosing a target to which nothing would happen.
    .title = A valid target must be chosen
    .chapter = c9
D-82 = If the text gives a number, only targets that reach the most, up to that number, are allowed. With 'all' or no number, any target on which something happens will do. If nothing can happen anywhere, the text has no effect.
    .title = Which targets are allowed
    .chapter = c9
D-83 = Each event has two spawn icons followed by a move icon. Only Surrounded and Flanking Manoeuvre have no move icon.
    .title = The icons of an event
    .chapter = c9

## Spawning

chapter-c10 = Spawning

D-84 = A spawning Genestealer is the top card of the blip pile on the side where it appears; the current player puts it face up at the given position. If that pile is empty, it does not appear.
    .title = Genestealers come from the blip piles
    .chapter = c10
D-85 = A spawn icon makes Genestealers appear at every terrain card of its colour: at each the setup location's major number (yellow triangle) or minor number (white triangle). If there is no terrain of that colour, nothing happens.
    .title = Spawn icons
    .chapter = c10
D-86 = If a pile is too small, as many as possible appear. The current player decides which terrain card comes first, and so which gets fewer. The first icon is finished before the second.
    .title = When a pile is too small
    .chapter = c10
D-87 = Card effects may make Genestealers appear where there is no terrain: in front of or behind a marine, or on a swarm.
    .title = Spawning without terrain
    .chapter = c10
D-88 = New Genestealers join the swarm at their position and side at once. They may move later in the same phase.
    .title = New Genestealers join at once
    .chapter = c10
D-89 = Genestealers spawn only from the blip piles. The Genestealer deck only fills those piles: at setup, when you travel, and through The Swarm and Hibernation Cluster.
    .title = What the Genestealer deck is for
    .chapter = c10

## Movement of swarms

chapter-c11 = Movement of swarms

D-90 = A move icon names a type. Every swarm with at least one Genestealer or Brood Lord of that type moves as a whole; the others stay.
    .title = Which swarms move
    .chapter = c11
D-91 = Each Genestealer moves or flanks at most once per Event Phase. Travelling is separate: the arrival ability of the Genestealer Lair also moves swarms that have just moved.
    .title = One move per Event Phase
    .chapter = c11
D-92 = First it is determined which swarms move, then they all move at the same time, and then those that meet merge.
    .title = Swarms move at the same time
    .chapter = c11
D-93 = If the icon shows arrows up and down, the swarm moves to the adjacent position on its own side.
    .title = Moving to the adjacent position
    .chapter = c11
D-94 = The small arrow on the engaged marine's card, on the swarm's side, gives the direction. On the left side swarms always move down, on the right side up, whichever way the marine faces.
    .title = Direction of the move
    .chapter = c11
D-95 = If a move would take the swarm beyond the top or bottom of the formation, it flanks instead.
    .title = At the ends of the formation
    .chapter = c11
D-96 = If the icon shows a bent arrow, the swarm goes behind its marine, to the side he does not face. If it is already behind him, it does not move.
    .title = Flanking
    .chapter = c11
D-97 = When swarms move, terrain and marines stay where they are.
    .title = Only the swarm moves
    .chapter = c11

## Swarms and merging

chapter-c12 = Swarms and merging

D-98 = A swarm is all face-up Genestealers and Brood Lords at one position on one side. It is engaged with the marine of that position. A marine can be engaged with up to two swarms, one left and one right.
    .title = What a swarm is
    .chapter = c12
D-99 = In front of a marine means in his position, on the side he faces. Behind him means in his position, on the other side.
    .title = In front and behind
    .chapter = c12
D-100 = Swarms that come together merge at once. Exceptions: swarms moving at the same time merge after the move; one moved by Strategize merges when the card is finished; in the Genestealer Attack Phase, one that has attacked stays apart from one that has not.
    .title = Swarms that meet merge
    .chapter = c12
D-101 = In the Genestealer Attack Phase a swarm that has attacked does not merge with one that has not: they stay apart, and the latter still attacks with its own number. If neither or both have attacked, they merge at once; in the first case they attack once, together.
    .title = Merging during the Genestealer attack
    .chapter = c12
D-102 = When the Genestealer Attack Phase ends, swarms that were kept apart at the same position and side become one swarm.
    .title = Swarms unite after the attacks
    .chapter = c12
D-103 = If a Power Field swarm meets one that has not attacked yet, they merge and the whole swarm neither attacks nor can be slain this round. If the other swarm has already attacked, they merge and share the Power Field only at the end of the phase.
    .title = Merging with a Power Field swarm
    .chapter = c12
D-104 = A swarm you move with Strategize merges with a swarm at its new place only after the whole card has been resolved.
    .title = Strategize: merging waits
    .chapter = c12

## Brood Lords

chapter-c13 = Brood Lords

D-105 = Treat a Brood Lord as a Genestealer in every way, apart from the few exceptions in this chapter.
    .title = Brood Lords count as Genestealers
    .chapter = c13
D-106 = Brood Lords are never part of the Genestealer deck or a blip pile. You meet them only at the Genestealer Lair.
    .title = Where Brood Lords come from
    .chapter = c13
D-107 = Each Brood Lord has two types. Its swarm moves when the move icon shows either of them.
    .title = Brood Lords have two types
    .chapter = c13
D-108 = You cannot slay a Brood Lord while an ordinary Genestealer is in its swarm. If you slay several cards at once, ordinary ones go first, then Brood Lords. If only two Brood Lords are left, you may choose either.
    .title = The Brood Lord dies last
    .chapter = c13
D-109 = When a swarm with Brood Lords attacks your marine, subtract 1 from your roll for each Brood Lord. This matters only when you compare the roll with the swarm size; skulls and zeros are read from the face actually rolled.
    .title = Brood Lords lower your defence roll
    .chapter = c13
D-110 = Intimidation and Temporary Sanctuary leave Brood Lords where they are. A slain Brood Lord leaves the game for good.
    .title = Brood Lords are not shuffled away
    .chapter = c13

## Travel

chapter-c14 = Travel

D-111 = When you travel, the whole formation goes on to the next Location. Moving, by contrast, only changes positions within the formation.
    .title = Travelling is not moving
    .chapter = c14
D-112 = Genestealers in the formation keep their position and side when you travel. Only the Door or another card effect can rid you of them.
    .title = Genestealers come along
    .chapter = c14
D-113 = You can neither refuse nor delay travel: as soon as it is due, it happens automatically.
    .title = Travel is compulsory
    .chapter = c14
D-114 = Once the Location deck is empty, you travel no more. Your marines stay at the final Location until the game is won or lost.
    .title = The final Location is the end
    .chapter = c14
D-115 = At the end of any phase you travel if at least one blip pile is empty and there is still a card in the Location deck.
    .title = When you travel
    .chapter = c14
D-116 = You travel at most once at the end of a phase. If a blip pile is empty again right after you arrive, the next check comes at the end of the next phase.
    .title = One journey per phase end
    .chapter = c14
D-117 = A blip pile that runs out during a phase has no effect yet. If cards return to it before the phase ends, that pile does not make you travel.
    .title = A pile empty in mid-phase
    .chapter = c14
D-118 = Before travel begins, the current player may slay one Genestealer anywhere in the formation for each token on the Door. Power Field still protects, and Brood Lords still die last. Then all tokens on the Door return to the supply.
    .title = The Door works before travel
    .chapter = c14
D-119 = Travel always follows this order: 1. new Location, 2. terrain, 3. blip piles, 4. arrival ability.
    .title = The four steps of travel
    .chapter = c14
D-120 = The Door works after end-of-phase abilities and the merging of swarms. The tokens and Genestealers present at that moment count.
    .title = What counts for the Door
    .chapter = c14
D-121 = If you travel at the end of phase 1 or 2, the round goes on with its next phase at the new Location.
    .title = Travel in the middle of a round
    .chapter = c14
D-122 = The top card of the Location deck is turned up and becomes your current Location. The spawn numbers of the setup location stay valid.
    .title = Step 1: new Location
    .chapter = c14
D-123 = First all terrain leaves the formation, and any tokens on it return to the supply. Then the four terrain cards of the new Location are placed.
    .title = Step 2: terrain
    .chapter = c14
D-124 = An Artefact you have taken is no longer in the formation, so it stays with you when you travel.
    .title = You keep a taken Artefact
    .chapter = c14
D-125 = Terrain shown on the left edge of the Location card goes to the left side of the formation, terrain on the right edge to the right side.
    .title = Terrain: left and right
    .chapter = c14
D-126 = With a downward arrow, count the positions from the top of the formation; with an upward arrow, from the bottom. On every card the left icons count from the top and the right ones from the bottom.
    .title = Terrain: counting positions
    .chapter = c14
D-127 = If the formation is shorter than the number, terrain counted from the top goes to the bottom position, terrain counted from the bottom to the top position. Several terrain cards may share a position.
    .title = Terrain in a short formation
    .chapter = c14
D-128 = Cards left in the blip piles go face up to the Genestealer discard pile. Then each pile gets as many cards as the new Location shows for its side.
    .title = Step 3: new blip piles
    .chapter = c14
D-129 = If deck and discards together are not enough, the current player shares the cards out as equally as possible, never above a pile's printed number. If one card is left over, the current player chooses the pile.
    .title = Too few Genestealer cards
    .chapter = c14
D-130 = If the new Location has an arrival ability, it is carried out now.
    .title = Step 4: arrival ability
    .chapter = c14
D-131 = A Location's control panel ability works each time a marine activates the Control Panel there. This is possible once per round.
    .title = Control panel abilities
    .chapter = c14
D-132 = Tokens placed on the Launch Control Room stay there; they do not count as part of the supply.
    .title = Tokens on a Location
    .chapter = c14

## Terrain

chapter-c15 = Terrain

D-133 = Activate: put one token from the supply on the Door. When travel begins, each token on it can slay one Genestealer.
    .title = Door
    .chapter = c15
D-134 = Activate the Control Panel to use the Location's control panel ability. Activate the Spore Chimney to roll: on a skull, discard it. The Corridor, Dark Corner and Ventilation Duct have no ability, so you cannot activate them.
    .title = Control Panel, Spore Chimney, plain terrain
    .chapter = c15
D-135 = Activate: discard the card and slay all Genestealers at this position, on both sides, except those under Power Field. Then roll: on 0 the marine who activated it is slain.
    .title = Promethium Tank
    .chapter = c15
D-136 = Activate: take the card for this marine's team. After a defence roll and any rerolls of a marine of that team, you may discard it: the attack misses, even from behind. A used Artefact joins the unused terrain; if the team is eliminated, the card is out of play.
    .title = Artefact
    .chapter = c15

## Slain marines and shifting

chapter-c16 = Slain marines and shifting

D-137 = A slain marine leaves the formation and his tokens return to the supply. He is out of the game unless Rescue Space Marine brings him back.
    .title = When a marine is slain
    .chapter = c16
D-138 = When both its marines are dead, a team is eliminated and its action cards leave the game, even one chosen but not yet resolved. Effects it has already set up, such as Power Field or Door tokens, last as usual; effects that need its marines are void.
    .title = Eliminated teams
    .chapter = c16
D-139 = After each death the formation shifts at once, so that no gap remains.
    .title = The formation closes ranks
    .chapter = c16
D-140 = Compare the marines above and below the gap: the part with fewer marines moves one position towards it, with all its terrain and Genestealers. If they are equal, the lower part moves up.
    .title = Which part moves
    .chapter = c16
D-141 = Terrain and swarms at the gap stay there and now belong to the marine who fills it. Several terrain cards may end up on the same side.
    .title = Cards at the gap stay
    .chapter = c16
D-142 = If the topmost or bottom marine dies, nobody stands on one side of the gap, so the other part closes up. The dead marine's neighbour takes over the cards of that position.
    .title = Death at the top or bottom
    .chapter = c16
D-143 = Marines who move swap places, so they leave no gap and the formation does not shift.
    .title = Moving never causes shifting
    .chapter = c16
D-144 = A marine returned by Rescue Space Marine takes a new position at the bottom of the formation. Nothing else moves.
    .title = Where a rescued marine stands
    .chapter = c16
D-145 = If one effect slays several marines, they die one at a time and the formation shifts after each. The effect sets the order; for the Teleportarium it is top to bottom, as the marines stood when the effect began.
    .title = Several deaths at once
    .chapter = c16

## Component limits

chapter-c17 = Component limits

D-146 = You can use only the cards and tokens the game contains; there are no extras.
    .title = Limited cards and tokens
    .chapter = c17
D-147 = Tokens you spend or lose return to the supply. If you could place a token but none is left, the chance is lost.
    .title = Tokens and the supply
    .chapter = c17
D-148 = Discarded cards lie face up beside their deck. If a card is needed and the deck is empty, the discards are shuffled into a new deck. The Location deck and the blip piles are never rebuilt this way.
    .title = When a deck runs out
    .chapter = c17
D-149 = The 12 tokens are always in the supply or on marines, the Door or a Location. The 36 Genestealer cards are always in the deck, the discards, the blip piles or the formation.
    .title = Nothing gets lost
    .chapter = c17

## Notes on the cards

chapter-c18 = Notes on the cards

D-150 = This round, whenever Gideon's final defence roll shows a skull, the attack misses, however large the swarm and whichever side it comes from.
    .title = Block
    .chapter = c18
D-151 = The first roll of a defending yellow marine counts normally; once you reroll with a token, only a 0 lets the attack hit. You may reroll a 0 with another token. The marine must face the swarm.
    .title = Defensive Stance
    .chapter = c18
D-152 = If a defending Lorenzo finally rolls a skull, the attack misses and you must slay one Genestealer of that swarm, even one behind him. If the swarm still has a card, it attacks him again at once; every further skull repeats this.
    .title = Counter Attack
    .chapter = c18
D-153 = At the end of the Event Phase, before any travel, each red marine may spend one of his own tokens to make one attack. You may spend further tokens of his to reroll.
    .title = Overwatch
    .chapter = c18
D-154 = You may move one swarm one position up or down, to the other side, or both. It must end in a new place inside the formation and merges only when the card is finished.
    .title = Strategize
    .chapter = c18
D-155 = You may choose a swarm: for the rest of the round it does not attack and nothing in it can be slain; swarms merging with it are covered too. It may still move, be moved or be shuffled away.
    .title = Power Field
    .chapter = c18
D-156 = Whenever a red marine activates the Door this round, you may put one extra token on it, if the supply has one.
    .title = Onward Brothers!
    .chapter = c18
D-157 = After the action you may discard the top card of one blip pile, face up. If you did, you may spend one token of either grey marine to discard the top card of the other pile. Facing does not matter.
    .title = Stealth Tactics
    .chapter = c18
D-158 = Each yellow marine may move once, and he may swap with the marine at any position, not only an adjacent one.
    .title = Reorganize
    .chapter = c18
D-159 = After the action you may look at the top event and put it back on top or at the bottom of the deck. Only you see it, but you may talk about it. If the deck is empty, the discards are shuffled first.
    .title = Forward Scouting
    .chapter = c18
D-160 = After the action you may roll: exactly that many Genestealers engaged with blue marines (all, if fewer) must be shuffled into the smaller blip pile. You choose them, and also the pile if both are equal; all go to the same one.
    .title = Intimidation
    .chapter = c18
D-161 = Right after the action, each green marine may spend one of his own tokens to make one attack. You may spend further tokens of his to reroll.
    .title = Run and Gun
    .chapter = c18
D-162 = Once this round, when an attack by a blue marine slays a Genestealer, you may put one token on any marine. This works from the moment the card's turn comes.
    .title = Lead by Example
    .chapter = c18
D-163 = Zael slays as many Genestealers of one swarm as his final roll shows, at most the whole swarm; 0 slays none and skulls mean nothing. Omnio attacks normally.
    .title = Flamer Attack
    .chapter = c18
D-164 = Each time an attacking Calistarius finally rolls a skull, he may attack again at once, at any legal target. The chain ends when no skull comes up, when you stop, or when no target is left.
    .title = Psionic Attack
    .chapter = c18
D-165 = If an attacking green marine's final roll is 4, he may slay up to three Genestealers of the target swarm. A 1, 2 or 3 slays one as usual.
    .title = Dead Aim
    .chapter = c18
D-166 = Leon may make up to three attacks, each at a target of your choice. Valencio may attack once.
    .title = Full Auto
    .chapter = c18
D-167 = Instead of attacking with Claudio, you may slay up to three Genestealers in his position and the adjacent ones, on both sides, from any swarms. Then roll: on 0 Claudio is slain, and you may not reroll. For Evasion this counts as his attack.
    .title = Heroic Charge
    .chapter = c18
D-168 = Choose a marine with a token, an engaged one if possible: he loses a token and one Genestealer engaged with him is slain. If nobody has a token, choose an engaged marine if there is one; only the Genestealer is slain. Whatever is possible is done.
    .title = For My Battle Brothers!
    .chapter = c18
D-169 = Two Genestealers appear behind the marine you choose. You must choose one behind whom both can appear or, failing that, as many as possible.
    .title = Out of Thin Air
    .chapter = c18
D-170 = Stalking from the Shadows: choose a marine with a token. Cleansing Flames: choose one with the most slayable engaged Genestealers, counted up to 2, without those under Power Field. Quick Instincts: choose one who can attack a swarm that Power Field does not protect, since no attack elsewhere could slay anything; his owner rolls, may use his tokens, or may decline.
    .title = Stalking, Cleansing Flames, Quick Instincts
    .chapter = c18
D-171 = Gun Jam: choose a living team that played no Attack card this round; if there is none, nothing happens. Full Scan: choose a blip pile that is not empty. Temporary Sanctuary: choose a swarm with an ordinary Genestealer; if the piles are equal, the current player picks one.
    .title = Gun Jam, Full Scan, Temporary Sanctuary
    .chapter = c18
D-172 = Rescue Space Marine: choose a slain marine whose teammate lives; he returns without tokens. Resupply: choose a marine, if any other marine has a token. Surrounded: choose a marine to whom at least one swarm would have to move. Rewarded Faith: choose a marine who has a token and is engaged with a Genestealer that can be slain. If there is none, nothing happens. For Psychic Assault and Second Wind you may choose any marine.
    .title = Rescue, Resupply, Surrounded, Rewarded Faith and free choices
    .chapter = c18
D-173 = They're Everywhere!: each marine unengaged when the effect begins gets one Genestealer in front of him; if a pile is short, the current player sets the order. Outnumbered: every engaged marine loses all his tokens. Secret Route: up to two tokens go on the Door, as the supply allows.
    .title = They're Everywhere!, Outnumbered, Secret Route
    .chapter = c18
D-174 = Evasion: next round only one marine of the team may attack with each Attack card, though Leon may still fire three times. Enter Formation: next round you may place one token before each of your Move + Activate cards. Attacks and tokens from other sources are not limited.
    .title = Evasion and Enter Formation
    .chapter = c18
D-175 = Chaos of Battle turns all marines round. Flanking Manoeuvre makes every swarm flank at the same time. The Swarm puts two cards from the Genestealer deck on top of each blip pile, left first; if cards run out, they are shared as equally as possible.
    .title = Chaos, Flanking Manoeuvre, The Swarm
    .chapter = c18
D-176 = At the terrain card you choose, at most one Genestealer in all appears during the coming Event Phase, both icons together. The effect ends if that card leaves the formation.
    .title = Core Cogitator
    .chapter = c18
D-177 = From top to bottom, each marine's owner spends one of that marine's tokens or rolls; for a marine without a token the owner must roll, and on 0 the marine is slain. Then both blip piles are discarded, so you travel at the end of the phase.
    .title = Teleportarium
    .chapter = c18
D-178 = Activating the panel, you either put a token on this card or roll: you win if the roll is no higher than the tokens here. Without tokens a 0 already wins. With an empty supply you can only roll.
    .title = Launch Control Room
    .chapter = c18
D-179 = On arrival the swarms of each side gather at that side's red terrain and merge. Then the current player decides which Brood Lord appears on the left and which on the right.
    .title = Genestealer Lair
    .chapter = c18
D-180 = Both blip piles start empty here, then each gets one card per marine in the formation. You do not travel on in between.
    .title = Hibernation Cluster
    .chapter = c18
D-181 = Munitorium: the current player gives one token each to two different marines; if the supply holds only one, one marine gets it. Wrath of Baal Chapel: the Artefact comes into play as a fifth terrain card.
    .title = Munitorium and Wrath of Baal Chapel
    .chapter = c18
D-182 = Maintenance Tunnels: the Corridor takes the Control Panel's exact place. Generatorium: on a skull you may slay up to four Genestealers anywhere; otherwise the activating marine dies. Toxin Pumping Station: after rolling, choose a blip pile and discard that many cards from it, or all if it has fewer.
    .title = Maintenance Tunnels, Generatorium, Toxin Pumping Station
    .chapter = c18
D-183 = Wreckage Labyrinth, Service Shaft, Main Corridor, Lower Accessway, Black Holds, Dark Catacombs, Apothecarion and Cryo Control work just as their cards say. At the Black Holds, Genestealers come from the blip pile on the swarm's side.
    .title = The other Locations
    .chapter = c18

## Open and hidden information

chapter-c19 = Open and hidden information

D-184 = Everyone sees the formation, facings, tokens, swarms and their types, terrain, the size of every pile and deck, all discards, the current Location, the action cards of last round (they lie open until all have chosen), round effects and all die rolls.
    .title = What everyone sees
    .chapter = c19
D-185 = Nobody knows the content or order of the Genestealer deck, blip piles, event deck and Location deck. Only the tiers in the Location deck are known.
    .title = What nobody sees
    .chapter = c19
D-186 = Only you see your chosen action cards until the reveal, an Instinct event until you have decided, and the card you look at with Forward Scouting.
    .title = What only you see
    .chapter = c19
D-187 = Facts that follow from open information, such as how many cards of each type are still face down, may be shown to you.
    .title = What you could work out
    .chapter = c19

## Who decides what

chapter-c20 = Who decides what

D-188 = For each of your living teams you secretly choose one action card, at the same time as everyone else. Usually you have two to choose from, in round 1 three, after Gun Jam one.
    .title = Your choice: action cards
    .chapter = c20
D-189 = You choose the marine for a token from your Support card, Enter Formation, Lead by Example or the Apothecarion; with the first three you may decline. At the Munitorium the current player chooses.
    .title = Your choice: who gets a token
    .chapter = c20
D-190 = In the move step you choose the next marine and whether he moves up or down, or you finish. With Reorganize you may choose any position.
    .title = Your choice: moving
    .chapter = c20
D-191 = In the turn step you choose which of the team's marines turn: none, one or both.
    .title = Your choice: turning
    .chapter = c20
D-192 = In the activate step you choose a marine and a terrain card in front of him, or you finish.
    .title = Your choice: activating terrain
    .chapter = c20
D-193 = For an attack you choose the next marine and his target swarm, or you finish.
    .title = Your choice: attacking
    .chapter = c20
D-194 = After an attack or defence roll of your marine, you decide whether to spend one of his tokens and reroll.
    .title = Your choice: rerolling
    .chapter = c20
D-195 = If your marine or card slays a Genestealer, you choose which one, by type. For events and the Door the current player chooses.
    .title = Your choice: which Genestealer dies
    .chapter = c20
D-196 = You decide whether to use an optional ability of your card, and on what. With Heroic Charge you choose the Genestealers one by one.
    .title = Your choice: optional abilities
    .chapter = c20
D-197 = As current player you alone decide an Instinct event, without showing it: you choose a marine, a team, a blip pile or a swarm, as the card asks.
    .title = Your choice: Instinct
    .chapter = c20
D-198 = As current player you decide the spawn order when a pile is short, where an odd blip card goes, the sides of the Brood Lords, and choices on arrival.
    .title = Other choices of the current player
    .chapter = c20
D-199 = As current player you choose the Genestealers slain through the Door one by one, and you may stop at any time.
    .title = Current player's choice: the Door
    .chapter = c20
D-200 = If an attack hits a marine of the team that holds your Artefact, you decide whether to use it.
    .title = Your choice: the Artefact
    .chapter = c20
D-201 = If you have only one option, or all options lead to the same result, play goes on without asking you.
    .title = No question without a real choice
    .chapter = c20
D-202 = Decisions follow one after another; only action cards are chosen by all at once. After a roll, only the marine's owner may step in, with tokens or the Artefact.
    .title = One decision at a time
    .chapter = c20
