### The numbered rules in our own words: for the rules drawer and for every "why not?".

## The game and its areas

chapter-c1 = The game and its areas

A-1 = You lead a faction. Whoever has the most victory points (VP) after final scoring wins. You earn VP from matches in production, technologies, attacks, card effects, the cards in your Empire and your faction's own scoring.
    .title = Goal of the game
    .chapter = c1
A-2 = There are 83 Resource cards, 40 Planets, 40 Technologies, 40 Ships, 16 Alien Artifacts, 10 Defence Plans, 1 Basic Defence Plan, 5 Alien Systems and 6 factions (board and card). You also use 5 player aids, a score board, a first player marker, a round marker, 38 Blockade tokens and 10 wooden markers (2 per player).
    .title = Components
    .chapter = c1
A-3 = Your faction has two parts that belong together: a board and a card. The rulebook shows a front and a back of the card but gives no rule to choose between them, so both count for you all the time: set-up, ability and end scoring.
    .title = Faction board and faction card
    .chapter = c1
A-4 = Your main cards form three rows: Ships are red (Military), Technologies are blue (Research) and Planets are green (Discovery).
    .title = Three rows, three colours
    .chapter = c1
A-5 = Every ship, technology and planet has one of four types: Exploration, Expansion, Extermination or Exploitation. Do not confuse the Exploration type with the green colour, Discovery.
    .title = Four card types
    .chapter = c1
A-6 = Every ship, technology and planet has a Logistics side with a lasting bonus and an Operational side that can earn VP. You choose the side when the card enters your Empire and can never change it later.
    .title = Two sides of a card
    .chapter = c1
A-7 = Left of your board is your Construction area with unfinished cards and their attached resources; right of it is your Empire of finished cards. You also have a hand of Resource cards, a Bank, Defence Plans, Artifacts and a VP count. Your operational planets may hold a stock of Resource cards.
    .title = What you own
    .chapter = c1
A-8 = You may have any number of cards in your Construction area and Empire, in a planet's stock and attached to a card. Defence Plans and Artifacts are not limited either.
    .title = No limit on cards
    .chapter = c1
A-9 = Cards in your Construction area have no effect and do not count for costs or scoring. Only something that names cards under construction or attached resources counts them.
    .title = Unfinished cards do nothing
    .chapter = c1
A-10 = Your Bank holds 0 to 15 credits. Whatever you gain above 15 is lost, and you cannot pay more credits than you have.
    .title = Bank: 0 to 15 credits
    .chapter = c1
A-11 = You can see all Construction areas and Empires with the resources attached there or in stock, Banks, VP, blockades, factions with their abilities and end scoring, the first player marker, the Available Alien System, the Basic Defence Plan and the Resource discard pile. The sizes of decks and hands and the logistics face of the top Ship, Technology and Planet are public too.
    .title = What everybody can see
    .chapter = c1
A-12 = These are hidden: Resource hands, unplayed Artifacts, Defence Plans in hand, the order of face-down decks and the operational side of the top Ship, Technology and Planet. A Defence Plan you have used stays in your hand, but is public from then on.
    .title = What stays hidden
    .chapter = c1
A-13 = VP are added the moment you gain them. Your VP never go below 0.
    .title = VP are counted at once
    .chapter = c1
A-14 = If a card says something different from a rule, follow the card, but only for the step it speaks about.
    .title = Cards beat rules
    .chapter = c1

## Set-up

chapter-c2 = Set-up

A-15 = The seven decks are shuffled separately: Planets, Technologies, Ships, Resources, Alien Systems, Defence Plans and Alien Artifacts.
    .title = Shuffling the decks
    .chapter = c2
A-16 = The Resource deck lies face down, with its discard pile beside it.
    .title = Resource deck
    .chapter = c2
A-17 = The Ship, Technology and Planet decks lie logistics side up. You can see the top card's name, type, logistics ability and the icon of its operational side.
    .title = Main decks: logistics side up
    .chapter = c2
A-18 = The Alien System deck lies face down and its first card is turned up beside it: this is the Available Alien System. The Basic Defence Plan lies next to it.
    .title = The Available Alien System
    .chapter = c2
A-19 = The Artifact and Defence Plan decks lie face down, each with its own discard pile. The Blockade tokens form a common supply.
    .title = Artifacts, Defence Plans and tokens
    .chapter = c2
A-20 = You get a faction board and the faction card that belongs to it. Factions are dealt at random, each at most once. If your table has agreed on it, you choose in reverse turn order instead.
    .title = Getting your faction
    .chapter = c2
A-21 = The round marker starts on the space that equals the number of players: 2, 3, 4 or 5.
    .title = Where the round marker starts
    .chapter = c2
A-22 = You pick a colour. You start with 8 credits in your Bank and with 0 VP.
    .title = Colour, 8 credits, 0 VP
    .chapter = c2
A-23 = You start with 3 Resource cards in your hand.
    .title = Starting hand
    .chapter = c2
A-24 = The first player is chosen at random and keeps the first player marker for the whole game.
    .title = First player
    .chapter = c2
A-25 = Starting with the first player and going clockwise, you each carry out the set-up text of your own faction card. One player finishes completely before the next begins.
    .title = Faction set-up
    .chapter = c2
A-26 = A card your faction puts into your Empire during set-up has no placement effect: a ship does not attack, a technology is not checked, a planet does not produce, an Exploitation ship gives no Defence Plan. Its continuous effects work from the first turn on.
    .title = Starting cards have no placement effect
    .chapter = c2
A-27 = Effects that happen when a card enters your Empire do not trigger during set-up.
    .title = No triggers during set-up
    .chapter = c2
A-28 = When the set-up is done, the first player takes the first turn.
    .title = The game begins
    .chapter = c2

## Resource cards and paying

chapter-c3 = Resource cards and paying

A-29 = A Resource card has two halves, each with 1 to 3 symbols of one colour (blue, green, red or gold) and a type icon. The number in the centre (1 to 4) matters only in your attacks, the icons in production and technology checks.
    .title = Parts of a Resource card
    .chapter = c3
A-30 = When you spend, attach or sell a Resource card or put it under a planet, you use exactly one half, never both. For a hand card you choose the half at that moment; for a stock or attached card it is fixed.
    .title = Only one half counts
    .chapter = c3
A-31 = You may pay symbols with cards from your hand and from the stocks of your operational planets, in any mix; they go to the Resource discard pile. Attached cards pay only for the card they lie under.
    .title = What you may pay with
    .chapter = c3
A-32 = All symbols you use in one payment must have the same colour, unless the action says otherwise.
    .title = One colour per payment
    .chapter = c3
A-33 = Gold symbols count as any colour, but only when you pay for a basic action. You may mix one colour with gold or pay with gold alone.
    .title = Gold in basic actions
    .chapter = c3
A-34 = In operational actions, faction abilities, card actions and ADDITIONAL effects gold cannot replace another colour. If an effect lets you perform a basic action, gold does count as any colour in that payment.
    .title = Elsewhere gold is just gold
    .chapter = c3
A-35 = You may use at most 2 Resource cards in one payment, hand and stock together, unless an effect changes this. Attached cards do not count.
    .title = Assembly limit: 2 cards
    .chapter = c3
A-36 = The Assembly limit applies to every payment in symbols separately. Your action has one payment; every ADDITIONAL effect, Artifact or ability with its own cost has its own. The limit also holds for Prepare, Trade and Remove blockades.
    .title = The limit applies per payment
    .chapter = c3
A-37 = All changes to the Assembly limit that apply to your action are added together.
    .title = Limit bonuses add up
    .chapter = c3
A-38 = Symbols above the price are lost. You may not add a card to a payment if the others cover the price without it. Only selling in Trade is exempt.
    .title = No superfluous cards
    .chapter = c3
A-39 = You may not choose an action if you cannot pay its full price.
    .title = Full price or nothing
    .chapter = c3

## Your turn

chapter-c4 = Your turn

A-40 = You take turns clockwise, beginning with the first player. Your turn is an Action phase followed by a Draw phase.
    .title = Turn order and phases
    .chapter = c4
A-41 = In your Action phase you must perform exactly 1 action: a basic action, an operational action, your faction ability or one card in your Empire marked ACTION. You pass only if no action at all is possible.
    .title = Exactly one action
    .chapter = c4
A-42 = Your basic actions are: Buy a card, Build a ship, Develop a technology, Explore a planet, Trade resources, Remove blockades and Prepare resources.
    .title = The seven basic actions
    .chapter = c4
A-43 = No basic action gives you Resource cards; you refill your hand in the Draw phase. Prepare resources does something else: it attaches cards to your cards under construction.
    .title = No basic action collects resources
    .chapter = c4
A-44 = Your operational actions are: Launch an attack, Generate income and Mine planets.
    .title = The three operational actions
    .chapter = c4
A-45 = In your Action phase you may also use each of your ADDITIONAL cards once and play any number of Artifacts. You may do so before or after the action, in any order.
    .title = What you may do besides your action
    .chapter = c4
A-46 = You carry out an action to its end, with everything it triggers, before you may use anything else. Only Artifacts may be played at certain moments inside a longer action.
    .title = Finish the action first
    .chapter = c4
A-47 = First discard any number of Resource cards from your hand, or none. Then draw from the Resource deck until you hold 3. Your turn ends.
    .title = Draw phase
    .chapter = c4
A-48 = You must draw up to your hand limit: 3 plus any bonuses. It is checked only in the Draw phase; if you hold more, you must discard down to it. Stock, attached cards, Artifacts and Defence Plans never count.
    .title = Hand limit: 3 cards
    .chapter = c4
A-49 = In the Draw phase you may discard only from your hand, not from a planet's stock and not attached cards.
    .title = Discard only from your hand
    .chapter = c4

## Costs and completing cards

chapter-c5 = Costs and completing cards

A-50 = Completing a card costs 5 symbols, plus 1 for each card of that row already in your Empire (either side, blockaded ones too), minus your reductions. You pay green for planets, blue for technologies and red for ships.
    .title = Cost of a card
    .chapter = c5
A-51 = However large your reductions are, a cost never falls below 0.
    .title = No cost below 0
    .chapter = c5
A-52 = Each of your logistic planets makes one action cheaper by 2: Exploration for Explore a planet, Expansion for Develop a technology, Extermination for Build a ship, Exploitation for Buy (2 credits). Discounts add up.
    .title = Discounts of logistic planets
    .chapter = c5
A-53 = Choose one of your cards in the matching row of your Construction area. Symbols attached to it count first; you pay the rest from hand and stock. Then the card moves to your Empire and you choose its side.
    .title = Explore, Develop and Build
    .chapter = c5
A-54 = Pay the fees of blockaded cards you want to use, then the cost; the card enters your Empire on the side you choose. It now counts: resolve effects triggered by its arrival (its own too), then its placement effect. Last, discard its attached cards; then come the cards that it builds automatically.
    .title = Steps of completing a card
    .chapter = c5
A-55 = You choose the side freely when the card enters your Empire, even if it was built automatically.
    .title = Free choice of side
    .chapter = c5
A-56 = Cards attached to a card pay only for that card, with the half that shows. You cannot take them back, move them or sell them.
    .title = Attached cards stay where they are
    .chapter = c5
A-57 = When a card that makes others cheaper enters your Empire, every card under construction in those rows whose attached symbols now reach its cost is completed at once, without an action and without payment. It enters your Empire and takes effect as usual.
    .title = Automatic building
    .chapter = c5
A-58 = The rulebook names one cause of automatic building: a new card in the Empire whose effect covers a cost. In the same way a card that your discounts make free is completed as soon as it lies in your Construction area, bought or damaged (the publisher's note on attacks speaks of such ships). Attaching resources sets nothing off.
    .title = What sets off automatic building
    .chapter = c5
A-59 = You cannot refuse automatic building, but you still choose the card's side.
    .title = Automatic building is mandatory
    .chapter = c5
A-60 = If several cards can be completed, you complete them one by one in any order. After each one all costs are worked out again, so a later card may have become too expensive and stay where it is.
    .title = Several cards at once
    .chapter = c5
A-61 = Automatic building uses only effects that work without a fee. You cannot pay for a blockaded discount to make it happen.
    .title = No fees for automatic building
    .chapter = c5
A-62 = Cards are built automatically only in your own turn, as soon as the card that made them cheaper is completely resolved. A damaged ship that costs nothing comes back only when the whole attack is over.
    .title = When automatic building is checked
    .chapter = c5
A-63 = If you complete several cards within one action, you do so one by one, and each further card of a row costs more.
    .title = Several completions in one action
    .chapter = c5

## Basic actions

chapter-c6 = Basic actions

A-64 = Choose the Ship, Technology or Planet deck and pay 5 credits. Its top card goes to the matching row of your Construction area.
    .title = Buy a card
    .chapter = c6
A-65 = For each extra credit you draw 1 more card from the same deck, as many as you can pay and the deck holds. Keep exactly 1; the others go under the deck. You decide how much to pay before you draw.
    .title = Paying for a wider choice
    .chapter = c6
A-66 = Each of your working logistic Exploitation planets lowers the base price by 2 credits, at most down to 0. The 1 credit per extra card is never reduced.
    .title = Discount when you buy
    .chapter = c6
A-67 = Nobody may look at the operational side of the top card before paying. You see both sides of all cards you draw; others see only the one you keep. The rest go under the deck in the order drawn.
    .title = Who sees the drawn cards
    .chapter = c6
A-68 = You cannot buy from an empty deck. The Ship, Technology and Planet decks have no discard pile: returned and destroyed cards go under the deck.
    .title = Empty main decks
    .chapter = c6
A-69 = You can buy only if your Bank holds the whole price, extra cards included.
    .title = The whole price must be there
    .chapter = c6
A-70 = You complete a planet from your Construction area with green symbols. With Prepare resources you can spread this over several turns.
    .title = Explore a planet
    .chapter = c6
A-71 = You complete a technology from your Construction area with blue symbols.
    .title = Develop a technology
    .chapter = c6
A-72 = You complete a ship from your Construction area with red symbols.
    .title = Build a ship
    .chapter = c6
A-73 = Choose one row of your Construction area and attach 1 or more Resource cards from hand or stock to its cards, with the half that will count showing. You may split them among several cards of the row.
    .title = Prepare resources
    .chapter = c6
A-74 = With one Prepare action you may attach at most as many cards as your Assembly limit for that row, normally 2. When you complete the card later, its attached cards do not count against the limit.
    .title = Limit when you prepare
    .chapter = c6
A-75 = Bonuses of your ships and technologies for Build, Develop or Explore also apply when you prepare in the matching row.
    .title = Bonuses also help you prepare
    .chapter = c6
A-76 = The half that shows must have the colour of the row or be gold; it then counts as that colour. A stock card keeps its visible half, so you can attach it only if that half fits.
    .title = The right colour when attaching
    .chapter = c6
A-77 = You may not attach more cards to a card than are needed to reach its current cost. Prepare itself completes nothing, even if the cost is reached: it readies a later action, as the rulebook's example says, and must not do more in one action than Explore, Develop or Build, which complete one card. That action then costs you nothing more.
    .title = Attach no more than needed
    .chapter = c6
A-78 = Choose one colour and discard 1 or more Resource cards, using halves of that colour: you gain 1 credit per symbol. Gold may be added to any colour or sold alone.
    .title = Trade resources
    .chapter = c6
A-79 = The Assembly limit applies: you may sell at most 2 cards, plus 1 for each of your working logistic Exploitation ships.
    .title = Limit when you trade
    .chapter = c6
A-80 = You may sell cards from your planets' stocks as well as from your hand.
    .title = Selling stock cards
    .chapter = c6
A-81 = You may trade even if this would bring you above 15 credits; the surplus is lost.
    .title = Trading above 15 credits
    .chapter = c6
A-82 = Choose your ships, technologies or planets and remove at least 1 Blockade token from that row: every 2 symbols remove 1 token. Removed tokens go back to the supply.
    .title = Remove blockades
    .chapter = c6
A-83 = You pay in the colour of the chosen row: red for ships, blue for technologies, green for planets. Gold counts as any colour.
    .title = Colour for removing blockades
    .chapter = c6
A-84 = The Assembly limit applies to your payment. An odd symbol left over is lost.
    .title = Limit when you remove blockades
    .chapter = c6

## Planets

chapter-c7 = Planets

A-85 = You place the planet logistics side up. The discount of its type works from now on, even in the same turn.
    .title = Settle the planet
    .chapter = c7
A-86 = You place the planet operational side up and at once produce 3 cards on it. Later, Mine planets makes it produce again.
    .title = Exploit the planet
    .chapter = c7
A-87 = For each card you produce, draw the top Resource card and put it under the planet with one half showing. Cards are produced one after the other.
    .title = Production
    .chapter = c7
A-88 = If at least one half of the drawn card shows the icon of the planet's type, you gain 1 VP, and a half with that icon may show even if it is the larger one. The smaller half may always show. The icon on the smaller half does not open the larger half: the rulebook lets you choose the side with the icon.
    .title = Matching icon in production
    .chapter = c7
A-89 = If neither half matches, the half with fewer symbols must show. If both have the same number, you choose.
    .title = No match: the smaller half
    .chapter = c7
A-90 = A matching card gives you 1 VP whichever half shows. If both halves match, it is still only 1 VP.
    .title = One VP per matching card
    .chapter = c7
A-91 = Stock cards serve you like hand cards at any time, but only with their visible half. They count towards the Assembly limit and are discarded after use.
    .title = Using stock cards
    .chapter = c7
A-92 = Once a card is produced or attached, you can no longer change the half that shows.
    .title = The visible half is fixed
    .chapter = c7
A-93 = Your blockaded planet does not produce unless you pay its fee, but you may still use the cards already in its stock.
    .title = A blockade does not lock stock
    .chapter = c7
A-94 = Only your operational planets can hold a stock.
    .title = Where stock can lie
    .chapter = c7

## Technologies

chapter-c8 = Technologies

A-95 = You place the technology logistics side up. Its ability is available at once.
    .title = Apply the technology
    .chapter = c8
A-96 = Your CONTINUOUS abilities always work, exactly as written.
    .title = CONTINUOUS
    .chapter = c8
A-97 = You may use an ADDITIONAL card before or after the action of your turn; it does not cost your action. Each such card works once in your turn, even in the turn you placed it.
    .title = ADDITIONAL
    .chapter = c8
A-98 = Using an ACTION ability is your action for the turn.
    .title = ACTION
    .chapter = c8
A-99 = A technology counts for its own continuous effect. If it rewards developing technologies, you get the reward for the card itself too.
    .title = A technology counts itself
    .chapter = c8
A-100 = You place the technology operational side up and make a technology check on it at once. At the end of the game it can give you VP again.
    .title = Market the technology
    .chapter = c8
A-101 = Reveal the top Resource card. If either half shows the icon of the technology's type, you score the technology. Then discard the card.
    .title = Technology check
    .chapter = c8
A-102 = The operational side shows 2 to 4 columns, each with a requirement, VP when scored and VP at the end of the game. You gain the VP of the best column you fulfil now, and only that one. If you fulfil none, you gain 0 VP.
    .title = Scoring a technology
    .chapter = c8
A-103 = A requirement names the least you must have at that moment. The scored card itself counts where it fits, and so do your blockaded cards.
    .title = Requirements
    .chapter = c8
A-104 = Intersystem Investments: per use you pay 3 credits for 1 VP. Vorsch Spectrum Mk2: you gain 1 VP when you add the first card of its type in its row. Deep Analytics and Research Programme: you spend 2 + 2 + 2 symbols for 2 VP.
    .title = Three special technologies
    .chapter = c8
A-105 = Deep Analytics needs 2 blue, 2 green and 2 red symbols; you may use up to 3 cards, and gold replaces nothing. Like Intersystem Investments it is ADDITIONAL, so you may use each of them once per turn.
    .title = Deep Analytics in detail
    .chapter = c8

## Ships and attacks

chapter-c9 = Ships and attacks

A-106 = Placed logistics side up, a ship gives you Assembly limit +1: Exploration for Explore a planet, Expansion for Develop a technology, Extermination for Build a ship (each also when you prepare that row), Exploitation for Trade.
    .title = Join the fleet
    .chapter = c9
A-107 = Each logistic ship lets you use 1 more Resource card in its action. It does not change how many cards you may complete or have under construction.
    .title = What a logistic ship raises
    .chapter = c9
A-108 = Every time you complete an Exploitation ship, you draw 1 Defence Plan, whichever side you choose. The rulebook names the plan among the benefits of the logistics side, but also says that each completed Exploitation ship brings one; only this reading keeps both.
    .title = Defence Plan from Exploitation ships
    .chapter = c9
A-109 = You place the ship operational side up. You may attack at once with this one ship, against a target of your choice.
    .title = Go on a mission
    .chapter = c9
A-110 = At the start of your attack choose one target: the Available Alien System or the Empire of one other player. All ships of the attack have the same target.
    .title = Choosing a target
    .chapter = c9
A-111 = If you are attacked, you choose and show the Basic Defence Plan or one Defence Plan from your hand. You choose once per attack, before any card is revealed, and your choice holds for all ships of that attack.
    .title = The defender chooses a plan
    .chapter = c9
A-112 = For each ship reveal the top Resource card. Its number, plus this ship's bonus, plus bonuses of your technologies and other effects, minus the defender's modifiers, is the attack value. A value below 1 counts as 1.
    .title = Attack value
    .chapter = c9
A-113 = Each of your ships adds only its own bonus to its own attack value. Technology bonuses apply to every ship of your attack.
    .title = Ship bonuses do not add up
    .chapter = c9
A-114 = You must carry out in full the row of the Alien System or Defence Plan that matches the attack value. A value above 4 without a row of its own uses row 4. A last row marked "or more" (5+) is a row of its own for all values from 5 up; the tables here are reconstructed and marked in this way, because a stronger attack should not do less.
    .title = Result of an attack
    .chapter = c9
A-115 = After the row is resolved you discard the Resource cards revealed for this ship.
    .title = Discard the revealed cards
    .chapter = c9
A-116 = However many of your ships take part, it is one attack for every effect that speaks of an attack. You get a bonus per attack only once.
    .title = Many ships, one attack
    .chapter = c9
A-117 = Each ship may attack only once per turn, in whatever way. If your ship was damaged and completed again in the same turn, it does not attack again.
    .title = One attack per ship and turn
    .chapter = c9
A-118 = When your whole attack on an Alien System is over, that card goes under its deck and the next one is turned up.
    .title = A new Alien System
    .chapter = c9
A-119 = After an attack on you no plan is discarded: a card you used returns to your hand, and the Basic Defence Plan stays in place.
    .title = Defence Plans are kept
    .chapter = c9
A-120 = You resolve the effects of a row in the printed order, but ship losses always come last.
    .title = Order within a row
    .chapter = c9
A-121 = If your attacking ship is destroyed, it goes under the Ship deck.
    .title = Destroyed
    .chapter = c9
A-122 = If your attacking ship is damaged, it goes back to the ship row of your Construction area.
    .title = Damaged
    .chapter = c9
A-123 = If a ship leaves your Empire, a Blockade token on it returns to the supply. VP you have already gained stay yours.
    .title = When a blockaded ship is lost
    .chapter = c9
A-124 = You may attack a player whose Empire is empty. Results that have nothing to act on do nothing.
    .title = Attacking an empty Empire
    .chapter = c9
A-125 = If neither the Resource deck nor its discard pile can supply a card for your attack, the number is 0.
    .title = No card to reveal
    .chapter = c9
A-126 = As the attacker you put a Blockade token on any card in the defender's Empire, unless the row says who chooses.
    .title = Placing a blockade
    .chapter = c9

## Defence Plans

chapter-c10 = Defence Plans

A-127 = The Basic Defence Plan is shared: you and everybody else can always use it.
    .title = Basic Defence Plan
    .chapter = c10
A-128 = You draw Defence Plans from their deck into your hand, hidden from the others. You may hold any number.
    .title = Drawing Defence Plans
    .chapter = c10
A-129 = Each time you defend, you may freely use the Basic Defence Plan or any plan you hold. A plan with a price can be chosen only if you pay it at that moment.
    .title = Choosing a plan
    .chapter = c10
A-130 = Normally plans are never discarded. If the deck is empty and there are no discards, you gain no plan.
    .title = No plans left
    .chapter = c10

## Blockade tokens

chapter-c11 = Blockade tokens

A-131 = Blockade tokens are put only on cards in an Empire. Your cards under construction are safe.
    .title = Only Empire cards are blockaded
    .chapter = c11
A-132 = A card carries at most one Blockade token, so you may choose only a card without one. If there is none, or all 38 tokens are in use, nothing is placed.
    .title = One token per card
    .chapter = c11
A-133 = Your blockaded card is treated as blank. It still counts as a card of its row and type for costs, requirements and the 1 VP at the end.
    .title = What a blockade does
    .chapter = c11
A-134 = To use the effect of your blockaded card, you pay 1 credit for that use.
    .title = Using a blockaded card
    .chapter = c11
A-135 = Your 1 credit covers one action for a discount or limit bonus, one Draw phase for a hand bonus, one whole attack for a technology's attack or defence bonus; otherwise one trigger, ability, ship's attack, ship rescue, check or production. You pay first and lose it even if a check fails.
    .title = What counts as one use
    .chapter = c11
A-136 = You decide whether to pay for your blockaded card; if you do not, its effect is ignored. Paying does not remove the token.
    .title = Paying the fee is your choice
    .chapter = c11
A-137 = In another player's turn you may pay only for defensive effects of your blockaded cards, when the attack is declared and before you choose your plan. Everything else they would trigger then is lost.
    .title = Fees in other players' turns
    .chapter = c11
A-138 = Your faction ability can never be blockaded, because tokens lie only on Empire cards.
    .title = Faction abilities cannot be blockaded
    .chapter = c11

## Alien Artifacts

chapter-c12 = Alien Artifacts

A-139 = You draw the top card of the Artifact deck into your hand, hidden from the others. You may hold any number, and they do not count towards your hand limit.
    .title = Gaining an Artifact
    .chapter = c12
A-140 = Playing an Artifact is not an action: you carry out its effect, then discard it. You may play any number per turn, even ones you have just gained.
    .title = Playing an Artifact
    .chapter = c12
A-141 = At any time on your own turn, but not in the middle of a step: before or after your action, in the Draw phase until you draw, and inside an operational action before each ship's reveal, technology check or production. Never in the middle of a payment or of a row's result, since what has begun is finished first. Some Artifacts name a narrower moment.
    .title = When you may play Artifacts
    .chapter = c12
A-142 = You may not play an Artifact that could do nothing at all.
    .title = No Artifact without effect
    .chapter = c12
A-143 = If the Artifact deck is empty, its discard pile is shuffled into a new deck. If that is empty too, you gain no Artifact.
    .title = Empty Artifact deck
    .chapter = c12

## Operational actions

chapter-c13 = Operational actions

A-144 = You pay 5 red symbols to launch an attack, 5 blue to generate income and 5 green to mine planets. These prices never rise.
    .title = Operational actions cost 5 symbols
    .chapter = c13
A-145 = You cannot use gold to pay for an operational action. The Assembly limit applies.
    .title = No gold in operational actions
    .chapter = c13
A-146 = You may choose an operational action only if one of your operational cards in that row can act: it is not blockaded, or you have 1 credit for its fee. For an attack, the ship must not have attacked this turn. You never pay without effect: if all of them are blockaded, the fee of one is kept back and one of them must act.
    .title = One card must be able to act
    .chapter = c13
A-147 = Choose one target; then your operational ships may attack one after the other in any order, each with its own revealed card. You may stop after any ship, but at least one must attack. All this is one attack.
    .title = Launch an attack
    .chapter = c13
A-148 = You make a technology check for each of your operational technologies, one after the other in any order.
    .title = Generate income
    .chapter = c13
A-149 = All your operational technologies without a blockade are checked. A blockaded one is checked only if you pay 1 credit before the card is revealed; if all are blockaded, at least one is.
    .title = Which technologies are checked
    .chapter = c13
A-150 = Each of your operational planets produces 1 card, one after the other in any order. A blockaded planet produces only if you pay 1 credit; if all are blockaded, at least one does.
    .title = Mine planets
    .chapter = c13

## Faction abilities and card actions

chapter-c14 = Faction abilities and card actions

A-151 = Your faction has one ability with its own price and effect; using it is your action for the turn. Gold replaces no other colour in it, and the Assembly limit applies.
    .title = Faction ability
    .chapter = c14
A-152 = Using the ACTION ability of a card in your Empire is your action for the turn. If the card is blockaded, you must also pay the 1 credit fee.
    .title = Action on a card
    .chapter = c14
A-153 = Your faction has its own scoring at the end of the game.
    .title = Each faction scores differently
    .chapter = c14

## Decks and market search

chapter-c15 = Decks and market search

A-154 = As soon as the last card has left the Resource deck, the round marker moves one space towards 1 and the discard pile is shuffled into a new deck. Then you go on drawing.
    .title = When the Resource deck runs out
    .chapter = c15
A-155 = If there are no discards, the marker moves but the deck stays empty and you draw nothing more for now. Once there are discards, they are shuffled before the next draw, without moving the marker again.
    .title = Deck and discard pile both empty
    .chapter = c15
A-156 = If the Resource deck runs out while the marker stands on 1, the round you are playing becomes the last. After that, an empty deck is only reshuffled.
    .title = What starts the last round
    .chapter = c15
A-157 = Any other deck that runs out is renewed from its discard pile, if it has one.
    .title = Other decks that run out
    .chapter = c15
A-158 = Reveal cards from the Resource deck (never the discard pile) until one of the wanted kind appears; normally you take it into your hand. If the deck is empty, the discard pile is shuffled into a new one first. The others go under the deck in random order. If none fits, you find nothing; the deck has run out only if it is really empty afterwards.
    .title = Market search
    .chapter = c15

## End of the game

chapter-c16 = End of the game

A-159 = When the Resource deck runs out with the marker on 1, it is reshuffled and you play the current round to its end. The player to the right of the first player takes the last turn, so you all have the same number of turns.
    .title = The last round
    .chapter = c16
A-160 = The Resource deck runs out as many times as there are players; the last time starts the last round. With 3 players the marker moves from 3 to 2, then to 1, and the next time you enter the last round.
    .title = How long the game lasts
    .chapter = c16
A-161 = To the VP you have gained you add 1 VP per ship, technology and planet in your Empire (Resource cards do not count), the end VP of your operational technologies and your faction's scoring. The most VP wins.
    .title = Final scoring
    .chapter = c16
A-162 = Each operational technology gives you the end VP of its best fulfilled column, without a check. For a blockaded one you must first pay 1 credit, or it gives nothing. You choose the order; credits you have paid no longer count for later cards.
    .title = Technologies in final scoring
    .chapter = c16
A-163 = You gain VP by your faction's own end scoring. Your blockaded cards count.
    .title = Your faction's scoring
    .chapter = c16
A-164 = Your cards under construction, cards in hand, stock, unplayed Artifacts, Defence Plans and credits give no VP.
    .title = What gives no VP
    .chapter = c16
A-165 = Final scoring is done in turn order. Fees for your blockaded technologies come out of your Bank, and the tie-break looks at what is left.
    .title = Order of final scoring
    .chapter = c16
A-166 = In a tie, the player with more credits in the Bank wins, then the one with more cards in the Empire. If you are still equal, you share the victory.
    .title = Ties
    .chapter = c16

## Timing of effects

chapter-c17 = Timing of effects

A-167 = If several of your effects happen at the same time, you choose their order. If several players are concerned, the active player comes first, then the others clockwise.
    .title = Effects at the same time
    .chapter = c17
A-168 = If an effect says that you may do something, it is up to you. If it says that you gain something, you must take it as far as possible.
    .title = May and must
    .chapter = c17
A-169 = You must pay a price in full before you get its gain. You get the gain as far as possible: the Bank limit or an empty deck may cut it short.
    .title = Pay first, then gain
    .chapter = c17
A-170 = When an effect tells you to draw, you draw Resource cards into your hand. You may hold more than 3 until your Draw phase.
    .title = Drawing cards
    .chapter = c17
A-171 = Once per turn is counted for each of your cards separately and starts again every turn.
    .title = Once per turn
    .chapter = c17
A-172 = Whatever card you find it on, the same kind of effect always has the same timing and limits.
    .title = The same effect works the same way
    .chapter = c17
A-173 = An effect that grants you another action lets you perform one more action of any kind in the same Action phase. Each ADDITIONAL card still works only once per turn.
    .title = Extra actions
    .chapter = c17
A-174 = Your extra turns from Temporal Anchor are full turns after the last round, before final scoring, in turn order. They are not part of the last round: you cannot play a further Temporal Anchor in them, and an empty Resource deck is only reshuffled.
    .title = Extra turns
    .chapter = c17
A-175 = You may look up at any time which operational sides exist: at the table beside each deck, and in the catalogue of the box. The icon on the logistics face tells you a ship's class or what a technology's table measures, but not the numbers. All planets are alike.
    .title = Looking up operational sides
    .chapter = c17
A-176 = Once a card enters your Empire, its attached cards are spent: you cannot use or count them any more, and they are discarded even if the card is lost again at once. So a damaged ship always comes back without attached cards.
    .title = Attached cards after completion
    .chapter = c17
A-177 = You may not use an effect that could do nothing once its price is paid: no card, player, deck or colour to choose, no credits to take. A price in one colour cannot be paid in the colour of an empty deck if that deck is what you get. If an effect has further parts, you carry those out and skip the rest.
    .title = Choices with nothing to choose
    .chapter = c17
