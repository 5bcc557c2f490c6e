### The cards: names as printed here, and what they say.

## Ships

card-s01 = Morning Star
card-s02 = Wanderer
card-s03 = Horizon
card-s04 = Star Owl
card-s05 = Magellan
card-s06 = Northern Light
card-s07 = Wind Rose
card-s08 = Odysseus
card-s09 = Distant Echo
card-s10 = Endless Road
card-s11 = Trailblazer
card-s12 = Cradle
card-s13 = Beehive
card-s14 = Settlers' Hope
card-s15 = Silver Bridge
card-s16 = Noah
card-s17 = Archimedes
card-s18 = Daedalus
card-s19 = Grand Design
card-s20 = Wise Owl
card-s21 = Iron Fist
card-s22 = Reaper
card-s23 = Red Tiger
card-s24 = Lightning Strike
card-s25 = Merciless
card-s26 = Dread
card-s27 = Black Plague
card-s28 = Nemesis
card-s29 = Dragonfire
card-s30 = Last Word
card-s31 = Golden Dragon
card-s32 = Silk Sail
card-s33 = Toll Collector
card-s34 = Mine Master
card-s35 = Depot Seven
card-s36 = Monopoly
card-s37 = Pirate King
card-s38 = Fortune Hunter
card-s39 = Broker
card-s40 = Rich Haul

## What ships give by type (logistics side)

ship-explore = Assembly limit +1 when you explore a planet or prepare resources in the planet row.
ship-expand = Assembly limit +1 when you develop a technology or prepare resources in the technology row.
ship-exterminate = Assembly limit +1 when you build a ship or prepare resources in the ship row.
ship-exploit = Assembly limit +1 when you trade. When this ship is placed, draw 1 Defence Plan.

## Ship classes (operational side)

class-scout = Scout
    .text = +1 against an Alien System.
class-surveyor = Surveyor
    .text = Reveal 2 Resource cards and use the number of your choice.
class-carrier = Carrier
    .text = +2 if either half of the revealed card shows the Expansion icon.
class-laboratory-ship = Laboratory Ship
    .text = +1 for every 2 technologies in your Empire (at most +2).
class-cruiser = Cruiser
    .text = +1 to every attack.
class-battleship = Battleship
    .text = +1 against an Alien System, +2 against a player.
class-raider = Raider
    .text = +1 against a player. After its attack gain 2 credits.
class-mercenary = Mercenary
    .text = Before the reveal you may pay 2 credits: +2.

## Technologies

card-t01 = Deep-Space Scanners
    .text = When you buy, you see 1 more card without paying for it.
card-t02 = Stellar Cartography
    .text = Exploring a planet costs 1 green symbol less.
card-t03 = Colonisation Protocol
    .text = When a planet enters your Empire, gain 2 credits.
card-t04 = Quantum Telescope
    .text = Discard up to 2 cards from your hand and draw as many.
card-t05 = Terraforming
    .text = Attach 1 Resource card to a planet under construction.
card-t06 = Self-Replicating Probes
    .text = Draw 3 Resource cards and gain 2 credits.
card-t07 = Wormhole Drive
    .text = Assembly limit +1 for exploring, preparing in the planet row and launching an attack.
card-t08 = Xenoarchaeology
    .text = Gain 1 VP for every Artifact you gain.
card-t09 = Vorsch Spectrum Mk2
    .text = When you add the first card of its type in its row to your Empire, gain 1 VP.
card-t10 = Frontier Outposts
    .text = Attack values against you are 1 lower.
card-t11 = Modular Assembly
    .text = Assembly limit +1 for every Prepare resources action.
card-t12 = Deep Analytics and Research Programme
    .text = Spend 2 blue, 2 green and 2 red symbols (with at most 3 cards): gain 2 VP.
card-t13 = Neural Network
    .text = Developing a technology costs 1 blue symbol less.
card-t14 = Science Council
    .text = When a technology enters your Empire (this one too), gain 1 VP.
card-t15 = Automated Laboratories
    .text = Attach 1 Resource card to a technology under construction.
card-t16 = Simulation Core
    .text = Reveal 1 more card for each of your technology checks.
card-t17 = Knowledge Exchange
    .text = Pay 1 credit: search the deck for a card of a named colour and take it into your hand.
card-t18 = Imperial Administration
    .text = Your hand limit is 4 cards.
card-t19 = Patent Office
    .text = Score one of your operational technologies without a check.
card-t20 = Adaptive Production Lines
    .text = Complete one card under construction; symbols of all colours may be combined.
card-t21 = Plasma Cannons
    .text = +1 to all your attack values.
card-t22 = Fleet Academy
    .text = Building a ship costs 1 red symbol less.
card-t23 = Shield Generators
    .text = If one of your ships would be destroyed, it is damaged instead.
card-t24 = Blockade Runners
    .text = Pay 1 credit: remove 1 Blockade token from one of your cards.
card-t25 = Naval Doctrine
    .text = Gain 1 VP for each of your attacks (once, however many ships).
card-t26 = Orbital Docks
    .text = Attach 1 Resource card to a ship under construction.
card-t27 = Targeting Algorithms
    .text = Reveal 1 more card for each attack value and choose one.
card-t28 = Privateer Fleets
    .text = Gain 2 credits for every Blockade token you place.
card-t29 = Rapid-Response Swarm
    .text = Spend 2 red symbols: one of your operational ships attacks with +1.
card-t30 = Salvage Operations
    .text = When one of your ships is damaged or destroyed, gain 3 credits and draw 1 card.
card-t31 = Intersystem Investments
    .text = Pay 3 credits: gain 1 VP.
card-t32 = Planetary Core Drills
    .text = Operational planets produce 4 cards instead of 3 when placed.
card-t33 = Galactic Exchange
    .text = Gain 2 more credits after each of your Trade actions.
card-t34 = Trade Accord
    .text = Assembly limit +1 for Trade and Remove blockades.
card-t35 = Black Market
    .text = Discard 1 card from your hand: gain 2 credits.
card-t36 = Asteroid Mining
    .text = Pay 2 credits: produce 1 card on one of your operational planets.
card-t37 = Gold Standard
    .text = Gold counts as any colour in operational actions too.
card-t38 = Bulk Procurement
    .text = Buy for a base price of 7 credits: draw 2 cards of one deck and keep both; further cards cost 1 credit each, you still keep 2.
card-t39 = Reserve Funds
    .text = Every time the Resource deck runs out, gain 4 credits and 1 VP.
card-t40 = Industrial Espionage
    .text = Spend 2 blue symbols: take up to 3 credits from an opponent and draw 1 Defence Plan.

## Planets

card-p01 = Vitruvious
card-p02 = Mika 1
card-p03 = Hesperon
card-p04 = Aurelia Minor
card-p05 = Tharsis IX
card-p06 = Nyx Prime
card-p07 = Odalia
card-p08 = Farend
card-p09 = Wanderers' Moon
card-p10 = Boreas
card-p11 = Gutenberg
card-p12 = Lovelace
card-p13 = Ramanujan
card-p14 = Noether
card-p15 = Tesla's Rest
card-p16 = Hypatia
card-p17 = Curie II
card-p18 = Eötvös
card-p19 = Turing Prime
card-p20 = New Alexandria
card-p21 = Calcine
card-p22 = Ares Ultima
card-p23 = New Carthage
card-p24 = Ironnest
card-p25 = Thermopylae
card-p26 = Skarn
card-p27 = Dragomir
card-p28 = Bellona
card-p29 = Obsidian
card-p30 = Kraken's Maw
card-p31 = Aurum
card-p32 = El Dorado VI
card-p33 = Croesus
card-p34 = Mammon
card-p35 = Mining Moon
card-p36 = Potosí
card-p37 = Klondike
card-p38 = Opulentia
card-p39 = Silk Road
card-p40 = Fugger

## What planets give by type, and what they do

planet-explore = Exploring a planet costs 2 fewer green symbols.
planet-expand = Developing a technology costs 2 fewer blue symbols.
planet-exterminate = Building a ship costs 2 fewer red symbols.
planet-exploit = The Buy action costs 2 fewer credits.
planet-back = When placed, produce 3 cards here; with Mine planets, 1. Each card that matches the type gives 1 VP.

## Alien Artifacts

artifact-x01 = Temporal Anchor
    .text = Only in the last round: after it you take 3 extra turns.
artifact-x02 = Genesis Matrix
    .text = One of your cards under construction is completed at once for free.
artifact-x03 = Twin Mind
    .text = Perform 1 more action this turn.
artifact-x04 = Endless Well
    .text = Draw 5 Resource cards.
artifact-x05 = Star Forge
    .text = Complete a ship under construction for 5 symbols less; gain 1 VP.
artifact-x06 = Golden Obelisk
    .text = Gain 8 credits and 1 VP.
artifact-x07 = Silent Shrine
    .text = Gain 4 VP.
artifact-x08 = Mirror Gate
    .text = Score up to 2 of your operational technologies without a check.
artifact-x09 = World Seed
    .text = Produce 2 cards on each of your operational planets.
artifact-x10 = Eye of the Warlord
    .text = This turn +2 to all your attack values; draw 1 card.
artifact-x11 = Pure Flame
    .text = Remove all your Blockade tokens, 1 VP for each; gain 2 VP more.
artifact-x12 = Assembler Swarm
    .text = This turn Assembly limit +2; draw 2 cards.
artifact-x13 = Cosmic Catalogue
    .text = Look at 5 cards of one deck and put two of them into your Construction area.
artifact-x14 = Synchron Core
    .text = In your next 2 payments this turn every colour counts as the needed one; draw 1 card.
artifact-x15 = Oracle
    .text = Search the deck for 3 cards of a named colour and take them into your hand.
artifact-x16 = Seed of Discord
    .text = Place 2 Blockade tokens on cards of one opponent; gain 2 VP.

## Defence Plans

plan-d00 = Basic Defence Plan
    .text = Always available to everybody.
plan-d01 = Minefield
    .text = Punishes weak attacks.
plan-d02 = Ambush
    .text = High risk for both sides.
plan-d03 = Hidden Bases
    .text = Hardly worth attacking.
plan-d04 = Shield Wall
    .text = Reliable protection.
plan-d05 = Counterattack
    .text = The defender may score.
plan-d06 = Diplomatic Ramparts
    .text = Never any blockade.
plan-d07 = Scorched Earth
    .text = The defender chooses where the blockade goes.
plan-d08 = Diversion
    .text = The attacker gets money instead of points.
plan-d09 = Hired Fleet
    .text = Costs 2 credits to use.
plan-d10 = Last Bastion
    .text = Only the strongest attack gets through.

## Alien Systems

system-y1 = Hive Nest
system-y2 = Silent Ruins
system-y3 = Sentinel Fleet
system-y4 = Crystal Domes
system-y5 = Eternal Cloister

## Factions

faction-f1 = Star Union
    .setup = Draw 2 ships, put one into your Empire on its operational side; 1 more ship into your Construction area; gain 2 credits.
    .ability = Strike Order
    .text = Spend 4 red symbols: one of your operational ships attacks with +1.
    .end = 1 VP per ship and 1 VP per Extermination card in your Empire.
faction-f2 = Community
    .setup = Draw 2 planets, put one into your Empire on its operational side (no stock); 1 more planet into your Construction area.
    .ability = Communal Harvest
    .text = Spend 2 green symbols: produce 2 cards on one of your operational planets.
    .end = 1 VP per planet and 1 VP per Exploitation card in your Empire.
faction-f3 = Bionics
    .setup = Draw 3 technologies, put one into your Empire on its logistics side; 1 more technology into your Construction area.
    .ability = Neural Breakthrough
    .text = Spend 6 blue symbols: score one of your operational technologies without a check.
    .end = 1 VP per technology and 1 VP per Expansion card in your Empire.
faction-f4 = Episcopacy
    .setup = Draw 2 planets, put one into your Empire on its logistics side; 1 technology into your Construction area; gain 1 Alien Artifact.
    .ability = Pilgrimage
    .text = Spend 6 symbols of one colour (blue, green or red): gain 1 Alien Artifact.
    .end = 1 VP per technology and 1 VP per Exploration card in your Empire.
faction-f5 = The League
    .art = { "" }
    .setup = Draw 2 ships, put one into your Empire on its logistics side; 1 planet into your Construction area; gain 3 credits.
    .ability = Trading House
    .text = Buy, then attach up to 1 Resource card to the bought card.
    .end = 1 VP per ship and 1 VP per Exploitation card in your Empire.
faction-f6 = Clone Clans
    .setup = Draw 2 planets, put one into your Empire on its logistics side; 1 ship into your Construction area.
    .ability = Clone Vats
    .text = Spend 6 symbols of one colour: draw 2 cards of the matching deck (red ships, blue technologies, green planets) and put one into your Construction area.
    .end = 1 VP per planet and 1 VP per Extermination card in your Empire.
