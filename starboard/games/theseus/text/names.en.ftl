### Theseus: what lies on the table is called, and what the cards say in our own words.

## Factions

faction-marines = Marines
faction-aliens = Aliens
faction-scientists = Scientists
faction-greys = Greys
faction-pandora = Pandora

## Sectors

sector-corridors = Corridors
sector-control-room = Control Room
sector-technology = Technology Bay
sector-dock = Dock
sector-laboratory = Science Laboratory
sector-nest = Alien Nest
sector-wreck = Grey Shipwreck

## Rooms

room-corridors-a = Corridors, room a
room-corridors-b = Corridors, room b
room-corridors-c = Corridors, room c
room-corridors-d = Corridors, room d
room-control-room-a = Control Room, room a
room-control-room-b = Control Room, room b
room-control-room-c = Control Room, room c
room-control-room-d = Control Room, room d
room-technology-a = Technology Bay, room a
room-technology-b = Technology Bay, room b
room-technology-c = Technology Bay, room c
room-technology-d = Technology Bay, room d
room-dock-a = Dock, room a
room-dock-b = Dock, room b
room-dock-c = Dock, room c
room-dock-d = Dock, room d
room-laboratory-a = Science Laboratory, room a
room-laboratory-b = Science Laboratory, room b
room-laboratory-c = Science Laboratory, room c
room-laboratory-d = Science Laboratory, room d
room-nest-a = Alien Nest, room a
room-nest-b = Alien Nest, room b
room-nest-c = Alien Nest, room c
room-nest-d = Alien Nest, room d
room-wreck-a = Grey Shipwreck, room a
room-wreck-b = Grey Shipwreck, room b
room-wreck-c = Grey Shipwreck, room c
room-wreck-d = Grey Shipwreck, room d

## Slots and pending slots: as many as a board may have

slot-corridors-1 = Corridors, slot 1
slot-corridors-2 = Corridors, slot 2
slot-corridors-3 = Corridors, slot 3
slot-corridors-4 = Corridors, slot 4
slot-corridors-5 = Corridors, slot 5
slot-corridors-6 = Corridors, slot 6
pending-corridors = Corridors, pending slot
pending-corridors-1 = Corridors, pending slot 1
pending-corridors-2 = Corridors, pending slot 2
slot-control-room-1 = Control Room, slot 1
slot-control-room-2 = Control Room, slot 2
slot-control-room-3 = Control Room, slot 3
slot-control-room-4 = Control Room, slot 4
slot-control-room-5 = Control Room, slot 5
slot-control-room-6 = Control Room, slot 6
pending-control-room = Control Room, pending slot
pending-control-room-1 = Control Room, pending slot 1
pending-control-room-2 = Control Room, pending slot 2
slot-technology-1 = Technology Bay, slot 1
slot-technology-2 = Technology Bay, slot 2
slot-technology-3 = Technology Bay, slot 3
slot-technology-4 = Technology Bay, slot 4
slot-technology-5 = Technology Bay, slot 5
slot-technology-6 = Technology Bay, slot 6
pending-technology = Technology Bay, pending slot
pending-technology-1 = Technology Bay, pending slot 1
pending-technology-2 = Technology Bay, pending slot 2
slot-dock-1 = Dock, slot 1
slot-dock-2 = Dock, slot 2
slot-dock-3 = Dock, slot 3
slot-dock-4 = Dock, slot 4
slot-dock-5 = Dock, slot 5
slot-dock-6 = Dock, slot 6
pending-dock = Dock, pending slot
pending-dock-1 = Dock, pending slot 1
pending-dock-2 = Dock, pending slot 2
slot-laboratory-1 = Science Laboratory, slot 1
slot-laboratory-2 = Science Laboratory, slot 2
slot-laboratory-3 = Science Laboratory, slot 3
slot-laboratory-4 = Science Laboratory, slot 4
slot-laboratory-5 = Science Laboratory, slot 5
slot-laboratory-6 = Science Laboratory, slot 6
pending-laboratory = Science Laboratory, pending slot
pending-laboratory-1 = Science Laboratory, pending slot 1
pending-laboratory-2 = Science Laboratory, pending slot 2
slot-nest-1 = Alien Nest, slot 1
slot-nest-2 = Alien Nest, slot 2
slot-nest-3 = Alien Nest, slot 3
slot-nest-4 = Alien Nest, slot 4
slot-nest-5 = Alien Nest, slot 5
slot-nest-6 = Alien Nest, slot 6
pending-nest = Alien Nest, pending slot
pending-nest-1 = Alien Nest, pending slot 1
pending-nest-2 = Alien Nest, pending slot 2
slot-wreck-1 = Grey Shipwreck, slot 1
slot-wreck-2 = Grey Shipwreck, slot 2
slot-wreck-3 = Grey Shipwreck, slot 3
slot-wreck-4 = Grey Shipwreck, slot 4
slot-wreck-5 = Grey Shipwreck, slot 5
slot-wreck-6 = Grey Shipwreck, slot 6
pending-wreck = Grey Shipwreck, pending slot
pending-wreck-1 = Grey Shipwreck, pending slot 1
pending-wreck-2 = Grey Shipwreck, pending slot 2

## Units

kind-marine = Marine
unit-marine-1 = Marine 1
unit-marine-2 = Marine 2
unit-marine-3 = Marine 3
kind-alien = Alien
unit-alien-1 = Alien 1
unit-alien-2 = Alien 2
unit-alien-3 = Alien 3
kind-scientist = Scientist
unit-scientist-1 = Scientist 1
unit-scientist-2 = Scientist 2
unit-scientist-3 = Scientist 3
kind-grey = Grey
unit-grey-1 = Grey 1
unit-grey-2 = Grey 2
unit-grey-3 = Grey 3
kind-lesser = Lesser Alien
unit-lesser-1 = Lesser Alien 1
unit-lesser-2 = Lesser Alien 2
unit-lesser-3 = Lesser Alien 3
kind-creature = Creature
unit-creature-1 = Creature 1
unit-creature-2 = Creature 2
unit-creature-3 = Creature 3
kind-runner = Runner
unit-runner-1 = Runner 1
unit-runner-2 = Runner 2
unit-runner-3 = Runner 3
unit-runner-4 = Runner 4
kind-hunter = Hunter
unit-hunter-1 = Hunter 1
unit-hunter-2 = Hunter 2
kind-warrior = Warrior
unit-warrior-1 = Warrior 1
unit-warrior-2 = Warrior 2
unit-warrior-3 = Warrior 3
unit-warrior-4 = Warrior 4

## Tokens

token-upgrade = Upgrade token
token-malfunction = Malfunction token
token-end-of-game = End-of-game marker
token-alliance = Alliance token
token-faction-marker = Faction marker
token-fire = Fire token
token-deactivation = Deactivation token
token-defence-system = Defence System token
token-clamp = Clamp token
token-camera = Video Camera token
token-tentacles = Tentacles token
token-parasite = Parasite token
token-lesser-alien = Lesser Alien token
token-creeper = Creeper token
token-lurking = Lurking token
token-invisibility = Invisibility token

## Cards

card-marines-assault = Assault
card-marines-mine = Mine
card-marines-fire = Fire
card-marines-combat-position = Battle Position
card-marines-armoury = Armoury
card-marines-barricade = Barricade
card-marines-ambush = Ambush
card-marines-reproduction = Reproduction
card-marines-double-shot = Double Shot
card-marines-trap-detector = Trap Detector
card-marines-group-tactics = Group Tactics
card-marines-protection = Protection
card-scientists-archive = Archive
card-scientists-medical-ward = Medical Ward
card-scientists-small-laboratory = Small Laboratory
card-scientists-video-cameras = Video Cameras
card-scientists-defence-system = Defence System
card-scientists-malfunction = Malfunction
card-scientists-hideout = Hideout
card-scientists-secret-passage = Secret Passage
card-scientists-reproduction = Reproduction
card-scientists-explosion = Explosion
card-scientists-clamp = Clamp
card-scientists-remote-control = Remote Control
card-scientists-station-blueprint = Station Blueprint
card-aliens-assault = Assault
card-aliens-hive = Hive
card-aliens-tentacles = Tentacles
card-aliens-habitat = Habitat
card-aliens-vent-shortcut = Vent Shortcut
card-aliens-lurking = Lurking
card-aliens-ghost-strike = Ghost Strike
card-aliens-hollow = Hollow
card-aliens-reproduction = Reproduction
card-aliens-incubator = Incubator
card-aliens-ventilation-shaft = Ventilation Shaft
card-aliens-abduction = Abduction
card-aliens-parasite = Parasite
card-aliens-creeper = Creeper
card-greys-probe = Probe
card-greys-soul-trap = Soul Trap
card-greys-gene-manipulator = Gene Manipulator
card-greys-chamber = Chamber
card-greys-mine = Mine
card-greys-transfer = Transfer
card-greys-teleportation = Teleportation
card-greys-reproduction = Reproduction
card-greys-time-loop = Time Loop
card-greys-invisibility = Invisibility
card-greys-control = Mind Control
card-greys-decline = Decline
card-bonus-card-from-deck = Card from the Deck
card-bonus-upgrade = Upgrade
card-bonus-shaft-passage = Shaft Passage

## What the cards say, by what they do and when; $number is in brackets where tokens raise it

says-assault-own-stop = When your unit stops here: make an Assault.
says-damage-enemy-stop = When an enemy unit stops here: { $number } damage.
says-damage-enemy-pass = When an enemy unit crosses this sector or stops here: { $number } damage.
says-attack-bonus-damage-own-attack = Each of your units that attacks from this sector deals { $number } more damage with its attack (once per unit and assault).
says-attack-bonus-data-own-attack = Each of your units that gains data points by attacking from this sector gains { $number } more (once per unit and assault).
says-gain-upgrade-token-own-stop = When your unit stops here: take { $number } { $amount ->
    [one] upgrade token.
   *[other] upgrade tokens.
}
says-gain-upgrade-token-play = Take { $number } { $amount ->
    [one] upgrade token.
   *[other] upgrade tokens.
}
says-minor-assault-by-controller-enemy-stop = When an enemy unit stops here: make a Minor Assault in this sector.
says-copy-neighbours-continuous = Copies every card of your faction next to it (not diagonally), tokens included.
says-repeat-attacks-own-assault = In each of your assaults, one of your units in this sector may repeat all its attacks.
says-place-deactivation-own-stop = When your unit stops here: place { $number } { $amount ->
    [one] deactivation token in any sector.
   *[other] deactivation tokens in any sectors.
} When your unit crosses or stops in a sector with such a token and enemy traps would act on it, return one token instead: none of them acts.
says-move-enemy-unit-own-stop = When your unit stops here: move { $number } { $amount ->
    [one] enemy unit
   *[other] enemy units
} from any sector by the normal movement rules.
says-attract-malfunction-continuous = An enemy who places the malfunction token must place it on this card.
says-gain-data-own-stop = When your unit stops here: gain { $number } { $amount ->
    [one] data point.
   *[other] data points.
}
says-gain-data-enemy-stop = When an enemy unit stops here: gain { $number } { $amount ->
    [one] data point.
   *[other] data points.
}
says-heal-own-stop = When your unit stops here: regain { $number } { $amount ->
    [one] life point.
   *[other] life points.
} Free-for-all: your enemies lose that many in total instead, divided as you like.
says-collect-camera-points-enemy-stop = When an enemy unit stops here: { $number } { $amount ->
    [one] camera point
   *[other] camera points
} ({ $most } at most). When your unit stops here: gain as many data points as there are camera points, then set them to 0.
says-move-malfunction-token-own-stop = When your unit stops here: move the malfunction token as the Control Room does.
says-cannot-be-attacked-enemy-attack = Your units in this sector cannot be attacked.
says-skip-sector-own-move-through = A unit you move may skip this sector.
says-damage-each-own-stop = When your unit stops here: { $number } damage for each enemy unit in this sector. You may decline as long as no enemy unit is here.
says-clamp-unit-enemy-stop = When an enemy unit stops here and this card's token is free: put the token on the unit. It can neither move nor attack until another unit of its side arrives in its sector.
says-trigger-own-action-card-own-stop = When your unit stops here: carry out one of your action cards in any sector (not a Remote Control).
says-extra-pending-option-own-stop = When your unit stops here: you may carry out one of the options A, B and C of the pending-card phase in a sector of your choice.
says-assault-damage-own-assault = In each of your assaults that covers this sector: { $number } damage to one enemy unit in this sector, even if none of your units is here.
says-activate-attacks-own-stop = When your unit stops here: { $number } of your units in any sector { $amount ->
    [one] attacks.
   *[other] attack.
}
says-relocate-own-card-play = Move one of your installed cards, with its tokens, to an empty installed-card slot of any sector.
says-spawn-lesser-alien-own-stop = When your unit stops here: a Lesser Alien appears in this sector.
says-extra-movement-point-own-move-from = A unit you move from this sector may move 1 sector further. That sector counts as a movement point.
says-extra-movement-point-play = Play it when you move one of your units: the unit may move 1 sector further. That sector counts as a movement point.
says-relocate-enemy-units-own-stop = When your unit stops here: move { $number } { $amount ->
    [one] enemy unit from this sector to any room of any other sector.
   *[other] enemy units from this sector, one by one, to any room of any other sector.
}
says-attach-parasite-enemy-stop = When an enemy unit without a parasite stops here: put a parasite token on it. Every movement point it uses costs its owner 1 life point per token. After its next move it is rid of all its parasites.
says-deactivate-cards-continuous = Enemy cards next to this one (not diagonally) have no effect.
says-gain-data-per-enemy-unit-here-own-stop = When your unit stops here: gain { $number } { $amount ->
    [one] data point
   *[other] data points
} for each enemy unit in this sector.
says-teleport-own-arrive = When your unit would end its move here: it may end it in any sector instead (even this one). Until then nothing in this sector acts on it or for it.
says-spend-extra-points-here-own-move-through = A unit you move that enters this sector may spend up to { $number } further { $amount ->
    [one] movement point
   *[other] movement points
} here without moving on.
says-place-invisibility-own-stop = When your unit stops here: put an invisibility token on { $number } of your units in any sector. Such a unit cannot be attacked; the token goes back when the unit starts its next move.
says-lose-upgrades-own-stop = When your unit stops here: an enemy loses { $number } { $amount ->
    [one] upgrade
   *[other] upgrades
} of their own choice (a kept token, a token on a card, or an advanced unit turned back).
says-install-top-card-on-empty-slot-play = Take the top card of your deck and install it on an empty installed-card slot of any sector.
says-dormant = Inactive until its first upgrade token.
says-one-shot = Discard this card after it has taken effect.

## The catalogue of the box

shelf-marines = Cards of the Marines
shelf-aliens = Cards of the Aliens
shelf-scientists = Cards of the Scientists
shelf-greys = Cards of the Greys
shelf-bonus = Bonus cards
shelf-board = Boards
shelf-unit = Units
shelf-token = Tokens
part-type = Type
part-trigger = When
part-upgradeable = Takes upgrade tokens
part-one-shot = Single use
part-reproduction = Copied by Reproduction
part-level = Level
part-action = Sector action
part-passages = Passages
part-slots = Installed-card slots
part-pending = Pending slots
part-basic = Basic side
part-advanced = Advanced side
part-life = Life points
part-data = Data points
part-countdown = Steps of the countdown
part-space = Fields of space
value-yes = yes
value-no = no
value-slots = { $count }, { $bonus } of them with the bonus symbol
type-action = Action card
type-module = Module
type-trap = Trap
type-instant = Instant
type-shortcut = Shortcut
type-reproduction = Reproduction
type-special = Special card
trigger-own-stop = your unit ends its move here
trigger-enemy-stop = an enemy unit ends its move here
trigger-enemy-pass = an enemy unit crosses this sector or ends its move here
trigger-own-attack = your unit attacks from here
trigger-own-assault = your assault covers this sector
trigger-enemy-attack = your unit here is attacked
trigger-own-move-through = a unit you move would enter this sector
trigger-own-move-from = a unit you move starts here
trigger-own-arrive = your unit would end its move here
trigger-continuous = always
trigger-play = when you play it
copying-multiply = each copy works once more
copying-once = copies change nothing
copying-special = by a rule of its own
copying-never = never copied
card-help = Help card
says-help = A summary of the symbols. The rules panel says more.
board-tracks = Board of life points and data points
token-pandora-sector = Pandora's sector token
token-pandora-marker = Pandora's faction marker
note-bonus = Public sources count nine bonus cards, and the rulebook names three kinds: three of each is deduced.
note-barricade = The publisher calls Marines with this card immune to attacks in its sector. No public source says whether the card limits that.
note-tuned = No source says how many copies there are or whether tokens may lie on it: we have chosen so that the factions are balanced.
note-board = The rulebook's examples show some slots and passages; where all of them lie is reconstructed.
