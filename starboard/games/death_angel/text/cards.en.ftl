### Death Angel: the cards by name, and what they say in our own words.

## Space Marines

marine-lorenzo = Lorenzo
    .art = { "" }
    .full = Sergeant Lorenzo
marine-deino = Deino
    .art = { "" }
    .full = Brother Deino
marine-calistarius = Calistarius
    .art = { "" }
    .full = Lexicanium Calistarius
marine-scipio = Scipio
    .art = { "" }
    .full = Brother Scipio
marine-gideon = Gideon
    .art = { "" }
    .full = Sergeant Gideon
marine-noctis = Noctis
    .art = { "" }
    .full = Brother Noctis
marine-zael = Zael
    .art = { "" }
    .full = Brother Zael
marine-omnio = Omnio
    .art = { "" }
    .full = Brother Omnio
marine-leon = Leon
    .art = { "" }
    .full = Brother Leon
marine-valencio = Valencio
    .art = { "" }
    .full = Brother Valencio
marine-claudio = Claudio
    .art = { "" }
    .full = Brother Claudio
marine-goriel = Goriel
    .art = { "" }
    .full = Brother Goriel

## Combat teams

team-blue = blue team
    .short = blue
team-grey = grey team
    .short = grey
team-green = green team
    .short = green
team-purple = purple team
    .short = purple
team-red = red team
    .short = red
team-yellow = yellow team
    .short = yellow

## Action cards

action-type-0 = Support
action-type-1 = Move + Activate
action-type-2 = Attack
action-block = Block
    .art = { "" }
    .text = This round, whenever Gideon's final defence roll shows a skull, the attack misses, from whichever side it comes.
action-defensive_stance = Defensive Stance
    .art = { "" }
    .text = When a defending yellow marine spends a token to reroll, the attack misses unless the new roll is 0.
action-counter_attack = Counter Attack
    .art = { "" }
    .text = This round, whenever Lorenzo's final defence roll shows a skull, the attack misses and one Genestealer of the attacking swarm is slain; if the swarm still has a card, it attacks him again at once.
action-overwatch = Overwatch
    .art = { "" }
    .text = At the end of this round's Event Phase each red marine may spend one of his tokens to make one attack.
action-strategize = Strategize
    .art = { "" }
    .text = After the token: you may move one swarm one position up or down, to the other side, or both. It merges only when this card is finished.
action-power_field = Power Field
    .art = { "" }
    .text = After the token: you may choose a swarm. Until the end of the round it does not attack and nothing in it can be slain; swarms that merge with it are covered too.
action-onward_brothers = Onward Brothers!
    .art = { "" }
    .text = Whenever a red marine activates a Door this round, you may put one more token on it.
action-stealth_tactics = Stealth Tactics
    .art = { "" }
    .text = After the action you may discard the top card of one blip pile; then a grey marine may spend a token to discard the top card of the other pile as well.
action-reorganize = Reorganize
    .art = { "" }
    .text = When they move, yellow marines may swap places with the marine of any position, not only with a neighbour.
action-forward_scouting = Forward Scouting
    .art = { "" }
    .text = After the action you may look at the top event and put it back on top or at the bottom of the deck.
action-intimidation = Intimidation
    .art = { "" }
    .text = After the action you may roll: that many Genestealers engaged with blue marines, of your choice, are shuffled into the smaller blip pile.
action-run_and_gun = Run and Gun
    .art = { "" }
    .text = After the action each green marine may spend one of his tokens to make one attack.
action-lead_by_example = Lead by Example
    .art = { "" }
    .text = Once this round, when an attack by a blue marine slays a Genestealer, you may put one token on any marine.
action-flamer_attack = Flamer Attack
    .art = { "" }
    .text = When Zael attacks, skulls do not count; he slays as many Genestealers of the target swarm as his final roll shows.
action-psionic_attack = Psionic Attack
    .art = { "" }
    .text = Each time Calistarius's final attack roll shows a skull, he may attack again at once, choosing any legal target.
action-dead_aim = Dead Aim
    .art = { "" }
    .text = Each time a green marine's final attack roll is 4, he slays up to { $amount } Genestealers of the target swarm.
action-full_auto = Full Auto
    .art = { "" }
    .text = Leon may attack up to { $amount } times, choosing a target each time.
action-heroic_charge = Heroic Charge
    .art = { "" }
    .text = Instead of Claudio's attack you may slay up to { $amount } Genestealers in his position and the adjacent ones, on both sides; then roll: on 0 Claudio is slain.

## Genestealers and Brood Lords

type-tail = tail
type-head = head
type-claw = claw
type-tongue = tongue
brood-lord-tail-head = tail-and-head Brood Lord
brood-lord-tail-claw = tail-and-claw Brood Lord
brood-lord-tail-tongue = tail-and-tongue Brood Lord
brood-lord-head-claw = head-and-claw Brood Lord
brood-lord-head-tongue = head-and-tongue Brood Lord
brood-lord-claw-tongue = claw-and-tongue Brood Lord

## Terrain

terrain-corridor = Corridor
    .text = No ability.
terrain-artefact = Artefact
    .text = Activate: take this card for the marine's team. After a defence roll of the team you may discard it: the attack misses.
terrain-control_panel = Control Panel
    .text = Activate: carry out the control panel ability of the current Location.
terrain-door = Door
    .text = Activate: put one token from the supply on this card. When you travel, the current player may slay one Genestealer anywhere for each token here.
terrain-promethium_tank = Promethium Tank
    .text = Activate: discard this card and slay all Genestealers in this position, on both sides. Then roll: on 0 the marine who did it is slain.
terrain-dark_corner = Dark Corner
    .text = No ability.
terrain-spore_chimney = Spore Chimney
    .text = Activate: roll; on a skull discard this card.
terrain-ventilation_duct = Ventilation Duct
    .text = No ability.

## Locations

ability-upon_entering = On arrival
ability-control_panel = Control Panel
location-main_corridor = Main Corridor
    .text = { $ability }: { $amount ->
        [one] one Genestealer appears
       *[other] { $amount } Genestealers appear
      } at the Corridor.
location-maintenance_tunnels = Maintenance Tunnels
    .text = { $ability }: discard the Control Panel and put the Corridor in its place.
location-service_shaft = Service Shaft
    .text = { $ability }: every marine turns to face right.
location-cryo_control = Cryo Control
    .text = { $ability }: choose a blip pile and discard { $amount ->
        [one] its top card
       *[other] its top { $amount } cards
      }.
location-lower_accessway = Lower Accessway
    .text = { $ability }: { $amount ->
        [one] one Genestealer appears
       *[other] { $amount } Genestealers appear
      } behind the topmost marine.
location-wreckage_labyrinth = Wreckage Labyrinth
    .text = { $ability }: every marine with terrain in front of him turns round.
location-apothecarion = Apothecarion
    .text = { $ability }: put a token on any marine; you may then turn him round.
location-core_cogitator = Core Cogitator
    .text = { $ability }: choose a terrain card; in the next Event Phase at most one Genestealer appears there.
location-munitorium = Munitorium
    .text = { $ability }: the current player puts one token each on { $amount ->
        [one] one marine
       *[other] { $amount } different marines
      }.
location-black_holds = Black Holds
    .text = { $ability }: the current player chooses a swarm; { $amount ->
        [one] one Genestealer joins
       *[other] { $amount } Genestealers join
      } it.
location-dark_catacombs = Dark Catacombs
    .text = { $ability }: the current player chooses a marine without tokens (if there is one); { $amount ->
        [one] a Genestealer appears
       *[other] { $amount } Genestealers appear
      } behind him.
location-teleportarium = Teleportarium
    .text = { $ability }: from the top down, each marine spends a token or rolls; on 0 he is slain. Then discard both blip piles.
location-generatorium = Generatorium
    .text = { $ability }: roll; on a skull slay up to { $amount ->
        [one] one Genestealer
       *[other] { $amount } Genestealers
      } anywhere, otherwise the activating marine is slain.
location-hibernation_cluster = Hibernation Cluster
    .text = { $ability }: each blip pile gets one card from the Genestealer deck for every marine in the formation.
location-wrath_of_baal_chapel = Wrath of Baal Chapel
    .text = { $ability }: the current player puts the Artefact at any position, on either side.
location-launch_control_room = Launch Control Room
    .text = { $ability }: put a token on this card, or roll; if the roll is no higher than the number of tokens here, you win.
location-genestealer_lair = Genestealer Lair
    .text = { $ability }: the swarms of each side gather at that side's red terrain, and a Brood Lord joins each of them. Slay both Brood Lords to win.
location-toxin_pumping_station = Toxin Pumping Station
    .text = { $ability }: roll, then discard that many cards from one blip pile. You win when no Genestealer is left in the formation and both blip piles are empty.

## Events

event-card-chaos_of_battle = Chaos of Battle
    .art = { "" }
    .text = Every marine turns round.
event-card-cleansing_flames = Cleansing Flames
    .art = { "" }
    .text = Choose a marine and roll: on a skull, slay { $amount ->
        [one] one Genestealer
       *[other] { $amount } Genestealers
      } of your choice engaged with him.
event-card-enter_formation = Enter Formation
    .art = { "" }
    .text = Next round, before each Move + Activate card, its player may put one token on any marine.
event-card-evasion = Evasion
    .art = { "" }
    .text = Next round only one marine of the team may attack with each Attack card.
event-card-flanking_manoeuvre = Flanking Manoeuvre
    .art = { "" }
    .text = Every swarm goes behind the marine it is engaged with.
event-card-for_my_battle_brothers = For My Battle Brothers!
    .art = { "" }
    .text = Choose a marine, one with a token if possible: he loses a token, and one Genestealer of your choice engaged with him is slain.
event-card-full_scan = Full Scan
    .art = { "" }
    .text = Choose a blip pile and discard { $amount ->
        [one] its top card
       *[other] its top { $amount } cards
      }.
event-card-gun_jam = Gun Jam
    .art = { "" }
    .text = Choose a team that played no Attack card this round; next round it may not choose its Attack card.
event-card-out_of_thin_air = Out of Thin Air
    .art = { "" }
    .text = Choose a marine behind whom as many Genestealers as possible can appear; { $amount ->
        [one] one Genestealer appears
       *[other] { $amount } Genestealers appear
      } behind him.
event-card-outnumbered = Outnumbered
    .art = { "" }
    .text = Every marine who is engaged loses all his tokens.
event-card-psychic_assault = Psychic Assault
    .art = { "" }
    .text = Choose a marine and roll: on { $amount } or less he is slain.
event-card-quick_instincts = Quick Instincts
    .art = { "" }
    .text = Choose a marine who can attack; he may make one attack at once.
event-card-rescue_space_marine = Rescue Space Marine
    .art = { "" }
    .text = Choose a slain marine whose teammate is alive; he returns at the bottom of the formation, facing right.
event-card-resupply = Resupply
    .art = { "" }
    .text = Choose a marine, if any other marine has a token; the tokens of all other marines move to him.
event-card-rewarded_faith = Rewarded Faith
    .art = { "" }
    .text = Choose a marine who has a token and is engaged; for each of his tokens you give up, slay one Genestealer engaged with him.
event-card-second_wind = Second Wind
    .art = { "" }
    .text = Choose a marine; next round, whenever his final defence roll is 0, the attack misses.
event-card-secret_route = Secret Route
    .art = { "" }
    .text = If there is a Door in the formation, put { $amount ->
        [one] one token
       *[other] { $amount } tokens
      } from the supply on it.
event-card-stalking_from_the_shadows = Stalking from the Shadows
    .art = { "" }
    .text = Choose a marine who has a token; he loses all his tokens.
event-card-surrounded = Surrounded
    .art = { "" }
    .text = Choose a marine to whom at least one swarm would have to move; every swarm moves to his position, each on its own side.
event-card-temporary_sanctuary = Temporary Sanctuary
    .art = { "" }
    .text = Choose a swarm; its Genestealers (but no Brood Lords) are shuffled into the smaller blip pile.
event-card-the_swarm = The Swarm
    .art = { "" }
    .text = Each blip pile gets { $amount ->
        [one] one card
       *[other] { $amount } cards
      } from the Genestealer deck.
event-card-they_re_everywhere = They're Everywhere!
    .art = { "" }
    .text = A Genestealer appears in front of every marine who is not engaged.
