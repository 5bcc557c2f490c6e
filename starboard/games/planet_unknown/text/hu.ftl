### Az ismeretlen bolygó: nevek és beállítások. A kártyák a cards.hu.ftl, a játékmenet a play.hu.ftl, a szabályok a rules.hu.ftl fájlban vannak.

title = Az ismeretlen bolygó

## Egy új asztal beállításai

variant-boards = Bolygók és vállalatok
    .text = Egyforma táblákkal könnyebb kezdeni, a különbözőkkel változatosabb.
variant-boards-random = véletlenszerűen kiosztva
variant-boards-symmetric = mindenkinek ugyanaz (első játék)
variant-boards-choice = mindenki választ
variant-flux = Flux, a dobozban nem szereplő hetedik vállalat
    .text = A doboztól külön jelent meg.
variant-events = Eseménypakli
    .text = Fordulónként egy kártya, amely mindenkit segít vagy hátráltat.
variant-events-usual = nincs; egyedül játszva kiegyensúlyozott
variant-events-off = nincs
variant-events-easy = Nyugodt űr
variant-events-balanced = Kiegyensúlyozott
variant-events-hard = Meteorvihar
variant-events-example = a szabálykönyv példája
variant-events-custom = az alábbiak szerint
variant-green = Zöld kódok
    .text = Hány zöld van a húsz esemény között.
variant-orange = Narancs kódok
    .text = Hány narancs van a húsz esemény között.
variant-red = Vörös kódok
    .text = Hány vörös van a húsz esemény között: minél több, annál nehezebb.
variant-personal = Személyes feladatkártyák
    .text = Saját cél, amely a végén pontot ér.
variant-turning = Ketten: az űrállomás magától fordul
    .text = Fordulónként egy raktárral; különben az állomásparancsnok dönt.
variant-inner = Az űrállomás belső köre
    .text = Hogyan állnak a kis lapkák a nagyokhoz képest.
variant-inner-default = szokásos
variant-inner-random = véletlenszerű
variant-station = Lapkák az űrállomáson
    .text = Kevesebb lapkával rövidebb a játék.
variant-station-full = mind
variant-station-short = alig néhány: hét kör (első játék kettesben)

preset-first = Ketten, egyforma bolygókkal és vállalatokkal; események és személyes feladatkártyák nélkül.
preset-usual = Mindenki más bolygót és vállalatot kap, véletlenszerűen.
preset-everything = Magatok választjátok a tábláitokat; minden fordulóban történik valami, és személyes feladatkártyák is vannak.

## A kör

phase-setup = Előkészítés
phase-rotation = Forgatás
phase-event = Esemény
phase-tiles = Lapkák
phase-civ = Civilizációkártyák
phase-end = Vége
round-number = { $round }. kör

## Erőforrások, terepek, sávok

track-civ = civilizációjelölő
track-water = vízjelölő
track-biomass = biomassza-jelölő
track-rover = roverjelölő
track-tech = technológiajelölő
lane-civ = civilizációsáv
lane-water = vízsáv
lane-biomass = biomasszasáv
lane-rover = roversáv
lane-tech = technológiasáv
terrain-civ = civilizáció
terrain-water = víz
terrain-biomass = biomassza
terrain-rover = rover
terrain-tech = technológia
terrain-energy = energia
resource-civ = civilizáció
resource-water = víz
resource-biomass = biomassza
resource-rover = rover
resource-tech = technológia
resource-energy = energia

## Amit tetszőleges sorrendben lehet végrehajtani

thing-icon-civ = civilizáció erőforrás
thing-icon-water = víz erőforrás
thing-icon-biomass = biomassza erőforrás
thing-icon-rover = rover erőforrás
thing-icon-tech = technológia erőforrás
thing-icon-energy = energia erőforrás
thing-boost = szinergialöket
thing-patch = biomasszafolt
thing-deploy = rover mérföldkő
thing-back = hátralépés egy másik jelölővel
thing-shift = begyűjtött mentőkapszula áthelyezése
thing-meteorite = meteorit begyűjtése
thing-choice = a biomasszasáv bónusza
thing-card = civilizációkártya
thing-token = fluxjelölő
thing-either = a két erőforrás egyike
thing-advance-civ = lépés a civilizációjelölővel
thing-advance-water = lépés a vízjelölővel
thing-advance-biomass = lépés a biomassza-jelölővel
thing-advance-rover = lépés a roverjelölővel
thing-advance-tech = lépés a technológiajelölővel
thing-advances = a következő lépés

## Apróságok

ring-inner = kis lapka
ring-outer = nagy lapka
stack-inner = kis lapkák kupaca
stack-outer = nagy lapkák kupaca
way-0 = ahogy fekszik
way-1 = egyszer elforgatva
way-2 = kétszer elforgatva
way-3 = háromszor elforgatva
way-4 = átfordítva
way-5 = átfordítva, egyszer elforgatva
way-6 = átfordítva, kétszer elforgatva
way-7 = átfordítva, háromszor elforgatva
rover-1 = 1. rover
rover-2 = 2. rover
rover-3 = 3. rover
rover-4 = 4. rover
rover-5 = 5. rover
row-1 = 1. sor
row-2 = 2. sor
row-3 = 3. sor
row-4 = 4. sor
row-5 = 5. sor
row-6 = 6. sor
row-7 = 7. sor
row-8 = 8. sor
row-9 = 9. sor
row-10 = 10. sor
row-11 = 11. sor
row-12 = 12. sor
column-1 = A oszlop
column-2 = B oszlop
column-3 = C oszlop
column-4 = D oszlop
column-5 = E oszlop
column-6 = F oszlop
column-7 = G oszlop
column-8 = H oszlop
column-9 = I oszlop
column-10 = J oszlop
column-11 = K oszlop
column-12 = L oszlop
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
immediate = azonnal
end-of-game = játék vége
locked = Még nincs feloldva.
unlocked-now = Feloldva.

## Pontozás és a játék vége

term-planet = Bolygó
term-tracks = Erőforrássávok
term-lifepods = Mentőkapszulák
term-meteorites = Meteoritok
term-civ-cards = Civilizációkártyák
term-personal = Személyes feladatkártyák
term-neighbours = Szomszédos feladatkártyák
end-no-room = Valaki már nem tudott lapkát lehelyezni.
end-empty-depot = Az űrállomás egyik raktára kiürült.
end-last-event = Felfedtétek az utolsó eseményt.
solo-target = { $score } medál; a célpontszám { $target } volt.
end-solo-critical_failure = Kritikus bukás: új bolygót kell keresni.
end-solo-survivors = Rajtunk kívül túlélte valaki?
end-solo-poor = Gyenge teljesítmény, de életben vagyunk.
end-solo-accomplished = Küldetés teljesítve.
end-solo-excellent = Kiváló munka, jöhet az előléptetés.
end-solo-best_planet = Talán a valaha látott legjobb bolygó.
end-solo-stars = A csillagok is rád figyelnek.

## Ami az asztalon van

planet-name = { $planet }
covered = { $count } lefedett mező a 96-ból
planet-medals = Eddig { $count } medál a sorokért és oszlopokért
station = Űrállomás (S.U.S.A.N.)
depot = { $depot }. raktár
depot-inner = A felső kis lapka: { $tile }
depot-outer = A felső nagy lapka: { $tile }
depot-heights = Kis lapkák: { $inner }; nagy lapkák: { $outer }
tile-words = { $tile }
ground-land = lefedetlen szárazföld
ground-ice = lefedetlen jég
ground-city = lefedetlen város
ground-current = lefedetlen áramlat: energiaterepnek számít
ground-ring = lefedetlen szárazföld a gyűrűn
ground-ice-ring = lefedetlen jég a gyűrűn
ground-patch = biomasszafolt
ground-patch-city = biomasszafolt egy városon, amely így is pontot ér
here-icon = ikon: { $resource }
here-quadrant = Ebben a kvadránsban tilos ez az ikon: { $resource }.
here-chasm = A mező mellett húzódik a szakadék: lapka nem feküdhet rajta keresztbe, rover nem léphet át fölötte.
ground-civ = civilizációterep
ground-water = vízterep
ground-biomass = biomasszaterep
ground-rover = roverterep
ground-tech = technológiaterep
ground-energy = energiaterep
here-lifepod = Itt egy mentőkapszula áll.
here-meteorite = Itt egy meteorit van: a sora és az oszlopa nem ér medált.
events-left = { $count } esemény van hátra
next-event = A következő esemény:
space-medal = A játék végén { $count } medált ér.
space-synergy = { $count ->
    [one] Szinergialöket.
   *[other] { $count } szinergialöket.
}
space-civ = { $count }. szintű civilizáció mérföldkő.
space-patch = Biomassza mérföldkő: { $count } biomasszafolt.
space-rover = Rover mérföldkő: kihelyezel egy rovert.
space-move = { $count } mozgáspont.
space-tech = { $count }. szintű technológia mérföldkő.
space-choice = Egy biomasszafolt, vagy: { $thing }.

## A csomópontok neve

node-planet = { $planet }, { THE($seat) } bolygója: { $count } lefedett mező a 96-ból
node-tile = { $tile }, középen: { $square }
node-row = { $row }: { $medals } medál{ $done ->
    [1] , teljes
   *[other] {""}
}
node-column = { $column }: { $medals } medál{ $done ->
    [1] , teljes
   *[other] {""}
}
node-square = { $square } mező
node-square-with = { $square }: { $ground }
node-rover = { $rover }, helye: { $square }{ $loaded ->
    [1] , meteoritot szállít
   *[other] {""}
}
node-objective = Szomszédos feladatkártya: { $objective }
node-goal = Személyes feladatkártya: { $goal }
node-card = Civilizációkártya: { $card }
node-civ = { $rank }. szintű civilizációkártyák: { $count } maradt
node-deck = Eseménypakli: { $count } lap maradt
node-event = Esemény: { $event }; { $count } lap maradt
node-collected = Begyűjtött meteorit: { $meteorites }; mentőkapszula: { $lifepods }; tárolt biomasszafolt: { $patches }; mozgáspont: { $points }
node-way = { CAP($way) }: { $tile }
node-stack = { CAP($ring) }: { $tile }
node-corporation = { $corporation }, { THE($seat) } vállalata
node-track = { CAP($lane) }, a jelölő helye: { $space }
node-space = { CAP($lane) }, { $space }. hely
node-technology = { $technology }{ $ready ->
    [1] {" "}(feloldva)
   *[other] {" "}(még nincs feloldva)
}
node-station = Űrállomás; előtted { ART($depot) } { $depot }. raktár van
node-depot = { $depot }. raktár: { $inner } kis és { $outer } nagy lapka

## A játékosok sora

map-legend = C civilizáció, W víz, B biomassza, R rover, T technológia, E energia: nagybetű, ahol az ikon van, kisbetű a terep többi mezőjén; * jég, # város, ~ áramlat, = gyűrű, a szakadékon túl : szárazföld és ; jég; + biomasszafolt, o mentőkapszula, x meteorit, @ rover a bolygón.
player-boards = { $planet } · { $corporation }
player-tracks = civilizáció { $t_civ }, víz { $t_water }, biomassza { $t_biomass }, rover { $t_rover }, technológia { $t_tech }
player-terms = bolygó { $m_planet }, sávok { $m_tracks }, kapszulák { $m_lifepods }, meteoritok { $m_meteorites }, civilizációkártyák { $m_civ_cards }, személyes { $m_personal }, szomszédos { $m_neighbours }
player-commander = állomásparancsnok
player-terms-alone = bolygó { $m_planet }, sávok { $m_tracks }, kapszulák { $m_lifepods }, meteoritok { $m_meteorites }, civilizációkártyák { $m_civ_cards }, személyes { $m_personal }
player-target = célpontszám: { $target }
player-pieces = { $meteorites } meteorit, { $lifepods } mentőkapszula, { $patches } tárolt folt, { $rovers } rover, { $technologies } technológia
player-technologies = Feloldott technológiák: { $levels }
player-flux = A fluxjelölő helye: { $lane }.
player-cards = Nyílt civilizációkártyák: { $cards }
player-objective = Szomszédos feladatkártya: { $objective }

## A doboz

shelf-tile = Tereplapkák
shelf-planet = Bolygótáblák
shelf-corporation = Vállalati táblák
shelf-civ = Civilizációkártyák
shelf-objective = Feladatkártyák
shelf-event = Eseménykártyák
shelf-piece = Jelölők
part-terrain = Erőforrások
part-solo = Csak egyszemélyes változatban
solo-only = Csak az egyszemélyes játékban használatos.
tile-terrain = { $first } és { $second }{ $meteor ->
    [1] , meteorszimbólummal
   *[other] , meteorszimbólum nélkül
}
medals-of-lines = A sorok és oszlopok medáljai: 1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1.
corporation-tracks = Az öt erőforrássáv helyei és a kezdő roverek.
piece-resource_trackers = Erőforrás-jelölők
piece-depot_markers = Raktárjelölők
piece-rovers = Roverek
piece-lifepods = Mentőkapszulák, legalább
piece-meteorites = Meteoritok, legalább
piece-biomass_patches = Biomasszafoltok, legalább
piece-commander_marker = Állomásparancsnok-jelölő
piece-scorepad = Pontozótömb
note-flux = Nincs ebben a dobozban: a szabálykönyv szójegyzéke említi, a táblája egy deluxe kiadásé. Csak akkor osztjuk ki, ha az asztal kéri.
note-oasis-water = Kétség: a vízsáv 11. helyén 9 medál áll a tábla egyik képe szerint; egy másik nyilvános táblázat 8-at ír.
note-own-translation = A magyar név a mi fordításunk.

## Mit ad egy hely, röviden

bonus-nothing = semmi
bonus-move = { $count } mozgáspont
bonus-civ = { $count }. szintű civilizációkártya
bonus-patch = { $count ->
    [one] biomasszafolt
   *[other] { $count } biomasszafolt
}
bonus-rover = rover kihelyezése
bonus-tech = { $count }. technológia
bonus-choice = biomasszafolt, vagy: { $thing }
bonus-synergy = { $count ->
    [one] szinergialöket
   *[other] { $count } szinergialöket
}
bonus-worth = a játék végén { $then } medál, most { $now }
track-worth = Most { $count } medált ér.
track-next = A következő hely ({ $space }.): { $gains }.
space-nothing = Ez a hely nem ad semmit.
line-left = { $count ->
    [0] Minden mezője le van fedve.
   *[other] Még { $count } mezőt kell lefedni.
}{ $rocks ->
    [0] {""}
   *[other] {" "}Útban lévő meteoritok: { $rocks }.
}
civ-words = Aki eléri ennek a szintnek a civilizáció mérföldkövét, megnézi ezeket a lapokat, és egyet megtart.
