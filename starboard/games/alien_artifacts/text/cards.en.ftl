### The names of the cards. What they say follows from their effects: effects.en.ftl.

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

## Ship classes (operational side)

class-scout = Scout
class-surveyor = Surveyor
class-carrier = Carrier
class-laboratory-ship = Laboratory Ship
class-cruiser = Cruiser
class-battleship = Battleship
class-raider = Raider
class-mercenary = Mercenary

## Technologies

card-t01 = Deep-Space Scanners
card-t02 = Stellar Cartography
card-t03 = Colonisation Protocol
card-t04 = Quantum Telescope
card-t05 = Terraforming
card-t06 = Self-Replicating Probes
card-t07 = Wormhole Drive
card-t08 = Xenoarchaeology
card-t09 = Vorsch Spectrum Mk2
card-t10 = Frontier Outposts
card-t11 = Modular Assembly
card-t12 = Deep Analytics and Research Programme
card-t13 = Neural Network
card-t14 = Science Council
card-t15 = Automated Laboratories
card-t16 = Simulation Core
card-t17 = Knowledge Exchange
card-t18 = Imperial Administration
card-t19 = Patent Office
card-t20 = Adaptive Production Lines
card-t21 = Plasma Cannons
card-t22 = Fleet Academy
card-t23 = Shield Generators
card-t24 = Blockade Runners
card-t25 = Naval Doctrine
card-t26 = Orbital Docks
card-t27 = Targeting Algorithms
card-t28 = Privateer Fleets
card-t29 = Rapid-Response Swarm
card-t30 = Salvage Operations
card-t31 = Intersystem Investments
card-t32 = Planetary Core Drills
card-t33 = Galactic Exchange
card-t34 = Trade Accord
card-t35 = Black Market
card-t36 = Asteroid Mining
card-t37 = Gold Standard
card-t38 = Bulk Procurement
card-t39 = Reserve Funds
card-t40 = Industrial Espionage

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

## Alien Artifacts

artifact-x01 = Temporal Anchor
artifact-x02 = Genesis Matrix
artifact-x03 = Twin Mind
artifact-x04 = Endless Well
artifact-x05 = Star Forge
artifact-x06 = Golden Obelisk
artifact-x07 = Silent Shrine
artifact-x08 = Mirror Gate
artifact-x09 = World Seed
artifact-x10 = Eye of the Warlord
artifact-x11 = Pure Flame
artifact-x12 = Assembler Swarm
artifact-x13 = Cosmic Catalogue
artifact-x14 = Synchron Core
artifact-x15 = Oracle
artifact-x16 = Seed of Discord

## Defence Plans

plan-d00 = Basic Defence Plan
plan-d01 = Minefield
plan-d02 = Ambush
plan-d03 = Hidden Bases
plan-d04 = Shield Wall
plan-d05 = Counterattack
plan-d06 = Diplomatic Ramparts
plan-d07 = Scorched Earth
plan-d08 = Diversion
plan-d09 = Hired Fleet
plan-d10 = Last Bastion

## Alien Systems

system-y1 = Hive Nest
system-y2 = Silent Ruins
system-y3 = Sentinel Fleet
system-y4 = Crystal Domes
system-y5 = Eternal Cloister

## Factions

faction-f1 = Star Union
    .ability = Strike Order
faction-f2 = Community
    .ability = Communal Harvest
faction-f3 = Bionics
    .ability = Neural Breakthrough
faction-f4 = Episcopacy
    .ability = Pilgrimage
faction-f5 = The League
    .art = { "" }
    .ability = Trading House
faction-f6 = Clone Clans
    .ability = Clone Vats
