### Hexpanse: a játék minden szava, kulcsok szerint. A kártyák a cards.hu.ftl, a szabályok a rules.hu.ftl fájlban vannak.

title = Hexpanse

## Az asztal beállításai

variant-mode = Nehézségi szint
variant-mode-sailor = Matróz
    .text = Tanuláshoz: tizenkét normál egység, egy közös küldetés.
variant-mode-captain = Kapitány
    .text = A szokásos játék: kilenc normál és három szövetséges egység, egy közös küldetés.
variant-mode-admiral = Admirális
    .text = Mint a Kapitány, de mindenkinek van egy titkos küldetése is.
variant-elite = Elit egységek
    .text = Mindenki egy normál egység helyett elit egységet kap.
variant-advanced = Haladó játékmód
    .text = Mindenkinek két szövetséges frakciója van, titkos választással.
variant-team = Csapatjáték
    .text = Két kétfős csapat, hat frakciónál három. Páratlan létszámnál egyikőtök két frakciót vezet.
variant-large = Nagyobb tábla csapatjátékhoz
    .text = Csapatjátékhoz a szabálykönyv a kisebb táblát ajánlja.
variant-ring = Külső gyűrű
    .text = Hárman a sárga külső gyűrűt is használhatjátok, de el is hagyhatjátok.
variant-aliens = Aliens kiegészítő
    .text = Az Ox és a Mentacle is választható. Öt vagy hat frakciónál mindig játékban vannak.
variant-blind = Vakválasztás
    .text = Admirális szinten a titkos küldetést attól kezdve nem látja más, hogy valaki elvette.
variant-start = Kezdőjátékos
    .text = Akinek két frakciója van, az elsővel kezd.
variant-start-lot = sorsolással

preset-first = Ketten, Matróz szinten: normál egységek és egy közös küldetés, az Aliens kiegészítő nélkül.
preset-usual = Kapitány szint: normál és szövetséges egységek, egy közös küldetés.
preset-everything = Admirális szint titkos küldetésekkel, elit egységekkel, fejenként két szövetséges frakcióval és az Aliens kiegészítővel.

## Egységek és helyek

unit-normal = normál egység
    .acc = normál egységet
unit-elite = elit egység
    .acc = elit egységet
unit-leader = vezér
    .acc = vezért
unit-neutral = semleges egység
mothership = Anyahajó
hospital = Kórházhajó
allied-tile = Szövetségeslapka
hexilum = Hexilum
market = Piac
market-extra = E kör piacfázisában további { $cards } lap jön.
    .short = +{ $cards } lap
market-deck = pakli: { $deck } · dobópakli: { $discard }
common-mission = Közös küldetés
secret-mission = Titkos küldetés
mission-lies = Ahol a legközelebb van: megvan { $area }; hiányzik { $area2 }.
mission-turns = Kilenc egység; bármerre elforgatható.
mission-dots = A pontok azt jelzik a táblán, ami még hiányzik; a piros gyűrű azt, hogy ott más áll.
mission-won = Ez a küldetés nyerte meg a játékot.
mission-near = { CAP($seat) }: { $have } a 9-ből
mission-near-team = { $team }. csapat: { $have } a 9-ből
mission-progress = { $mission }: { $have } a 9-ből

## Fázisok

phase-income = Bevétel
phase-action = Akciók
phase-market = Piac
phase-setup = Előkészítés
round-number = { $level } · { $round }. forduló

## A kép elemei, ahogy a képernyőolvasó mondja

node-area = { $area }{ $mine ->
    [0] { "" }
   *[other] , hexilumbánya
}
node-unit = { node-area }: { $unit } ({ $faction })
node-unit-neutral = { node-area }: semleges egység
node-leader = { node-area }: { THE($faction) } vezére, { $life } életpont
area-formed = A győztes formáció része: { $mission }.
node-shape = A formáció, ahogy a kártyán áll
node-supply = Az anyahajón: { $unit }, { $count } darab
node-tile = A lapkáján: { $unit }, { $count } darab
node-hospital = A kórházhajón: { $unit }, { $count } darab
node-ship = Anyahajó: { $count } egység
node-leader-home = Vezér a frakciótáblán, { $life } életpont
node-faction = { $faction }: { $life } életpont, { $hexilum } hexilum, { NUM($level, form: "as") } bevételi szint
node-rival-tile = { THE($faction, cap: 1) } szövetségeslapkáján: { $unit }, { $count } darab
node-rival-hospital = { THE($faction, cap: 1) } kórházhajóján: { $unit }, { $count } darab
node-target = { THE($faction, cap: 1) } anyahajóján: { $unit }, { $count } darab
node-card = { $card }, { $cost } hexilum
node-card-own = { $card }
node-card-tokens = Várakozó zsetonok: { $count }
node-mission = Küldetés: { $mission }
team-name = { $team }. csapat
leader-used = A vezér ebben a körben már használt képességet.
card-used = Ebben a körben már használva.
player-faction = { $faction }
player-out = Kiesett
player-stock = { $life } életpont · { $hexilum } hexilum · bevétel: { $level }
player-units = anyahajó: { $ship } · kórházhajó: { $hospital } · kártyák: { $cards }

## Kérdések

first-faction = Az első frakciód
second-faction = A második frakciód
side-alone = { "" }
side-terran = { " " }({ faction-terran })
side-cyber = { " " }({ faction-cyber })
side-nomads = { " " }({ faction-nomads })
side-traders = { " " }({ faction-traders })
side-ox = { " " }({ faction-ox })
side-mentacle = { " " }({ faction-mentacle })
ask-choose-faction = Melyik frakciót vezeted?
    .for = { $part }: { ask-choose-faction }
ask-choose-ally = Melyik szövetséges frakció álljon melléd?
    .for = { $part }: { ask-choose-ally }
ask-keep-tile = Melyik szövetségeslapkát tartod meg ({ $faction })?
ask-throw-tile = A jobb oldali szomszédod melyik szövetségeslapkáját dobod el ({ $faction })?
ask-choose-mission = Melyik küldetés legyen a titkos küldetésed?
    .for = { $part }: { ask-choose-mission }
ask-action = Mit teszel? { $left ->
    [one] Még egy akciód van.
   *[other] Még { $left } akciód van.
}
    .for = { $part }: { ask-action }
ask-place = Hová helyezed le { THE($unit, form: "acc") }?
    .for = { $part }: { ask-place }
ask-turn = Merre forgatod a formációt ({ $unit }, { $area })? { effect-cells }
    .for = { $part }: { ask-turn }
ask-turn-free = Merre forgatod a formációt ({ $area })? { effect-cells }
    .for = { $part }: { ask-turn-free }
ask-lay = Hová helyezed a formációt? { effect-cells }
    .for = { $part }: { ask-lay }
ask-put = Melyik egységet helyezed le a formációban, és hová?
    .for = { $part }: { ask-put }
ask-land = Melyik egységed száll le a vezéred mellé, és hová?
    .for = { $part }: { ask-land }
ask-hit = Melyik területet támadod meg?
    .for = { $part }: { ask-hit }
ask-hit-beside = Melyik szomszédos területet támadod meg? (Elhagyott terület: { $area }.)
    .for = { $part }: { ask-hit-beside }
ask-swap = Melyik egységet cseréled meg vagy mozgatod?
    .for = { $part }: { ask-swap }
ask-swap-with = Melyik egységgel cseréled meg, vagy hová mozgatod ({ $unit }, { $area })?
    .for = { $part }: { ask-swap-with }
ask-take-back = Melyik egységet veszed vissza a kórházhajóról? { $amount ->
    [one] Még egyet vehetsz vissza.
   *[other] Legfeljebb { NUM($amount, form: "acc") } vehetsz vissza.
}
    .for = { $part }: { ask-take-back }
ask-restore = Melyik egységet teszed a kórházhajóról a táblára?
    .for = { $part }: { ask-restore }
ask-damage = Kinek a vezére veszítsen { $amount } életpontot?
    .for = { $part }: { ask-damage }
ask-raid = Kinek az anyahajóját támadod meg? Legfeljebb { $amount } egységet küldhetsz a kórházhajóra.
    .for = { $part }: { ask-raid }
ask-send = Melyik egységet küldöd a kórházhajóra ({ $faction })? { $amount ->
    [one] Még egyet küldhetsz.
   *[other] Legfeljebb { NUM($amount, form: "acc") } küldhetsz.
}
    .for = { $part }: { ask-send }
ask-steal-hexilum = Kitől rabolsz { $hexilum } hexilumot?
    .for = { $part }: { ask-steal-hexilum }
ask-burn-hexilum = Ki veszítsen { $hexilum } hexilumot?
    .for = { $part }: { ask-burn-hexilum }
ask-steal-card = Melyik akciókártyát rablod el?
    .for = { $part }: { ask-steal-card }
ask-destroy-card = Melyik akciókártya kerüljön ki a játékból?
    .for = { $part }: { ask-destroy-card }
ask-steal-mercenary = Melyik zsoldost rablod el?
    .for = { $part }: { ask-steal-mercenary }
ask-leave-or-withdraw = { $card } mostantól érted harcol. A táblán marad?
    .for = { $part }: { ask-leave-or-withdraw }
ask-guard = Megtámadták az egységedet ({ $unit }, { $area }). Közbelép egy Védelmező?
    .for = { $part }: { ask-guard }
ask-buy = Melyik lapot veszed meg? { $hexilum } hexilumod van.
    .for = { $part }: { ask-buy }

## Válaszok

option-faction = { $faction }
option-ally = { $ally }
option-keep = Megtartod: { $ally }
option-throw = Eldobod: { $ally }
option-mission = { $mission }
option-pass = Passzolsz
option-place = Felhelyezés: { $unit }
option-area = { $area }
option-recall = Visszavétel a tábláról ({ $area })
option-attack = Támadás: { $area } → { $area2 }
option-heal = Visszavétel a kórházhajóról: { $unit }
option-play = { $card }: { effect.told }
option-activate = Zsoldos aktiválása ({ $area })
option-gain = Hexilumkészlet növelése
option-income = Bevétel növelése
option-self-heal = Vezér: öngyógyítás (+1 életpont)
option-move = Vezér: áthelyezés ({ $area })
option-ability = Vezér: frakcióképesség
option-turn = { $steps ->
    [0] Ahogy a kártyán áll
    [1] 60°-kal elforgatva
    [2] 120°-kal elforgatva
    [3] 180°-kal elforgatva
    [4] 240°-kal elforgatva
   *[other] 300°-kal elforgatva
}
option-lay = Ide: { $area }
option-put = { CAP($unit) } ide: { $area }
option-stop = Ennyi elég
option-decline = Lemondasz róla
option-land = { CAP($unit) } ide: { $area }
option-hit = Támadás: { $area }
option-swap = Az itt álló egység: { $area }
option-with = { $area }
option-take-back = { CAP($unit) }
option-restore = { CAP($unit) }
option-rival = { $faction }
option-send = { CAP($unit) } ({ $faction })
option-rob = { $card } ({ $faction })
option-leave = A táblán marad
option-withdraw = Visszakerül a kártyájára
option-guard = Közbelép a Védelmező ({ $area })
option-no = Nem lép közbe
option-buy = Megveszed: { $card }
option-end = Befejezed a piacfázist

## Miért nem?

refused-occupied = Ezen a területen már áll valami ({ $area }); egy területen csak egy egység állhat.
refused-board-full = Nincs több üres terület.
refused-leader-on-board = A vezéred már a táblán van, és soha nem tér vissza.
refused-not-hired = Ezt a zsoldost nem bérelted fel: { $unit }.
refused-none-waiting = Ilyen egységed nem vár felhelyezésre: { $unit }.
refused-no-leader = Szövetséges egység ({ $unit }) csak akkor kerülhet a táblára, ha a vezéred már ott van.
refused-not-yours = Az itt álló egység nem a tiéd ({ $area }).
refused-not-recallable = Csak normál és elit egységet vehetsz vissza a tábláról, ilyet nem: { $unit }.
refused-cannot-attack = Áldozat ikonnal jelölt egység nem támadhat ({ $unit }).
refused-not-adjacent = A két terület nem szomszédos ({ $area }, { $area2 }).
refused-nothing-there = Ezen a területen nem áll semmi ({ $area }).
refused-no-enemy = Az itt álló egység ({ $area }) nem ellenséges.
refused-not-in-hospital = Ilyen egységed nincs a kórházhajón: { $unit }.
refused-not-reactivatable = Ennek a zsoldosnak nincs narancssárga kerete, csak érkezéskor működik: { $card }.
refused-used = Ezt a zsoldost ebben a körben már használtad: { $card }.
refused-stock-full = A hexilumkészleted megtelt: { $hexilum }.
refused-income-top = A legmagasabb bevételi szint { ART($level) } { NUM($level, form: "as") }.
refused-too-dear = { $cost } hexilumba kerül, { $hexilum } van.
refused-leader-off-board = A vezéred még nincs a táblán.
refused-leader-used = A vezéred ebben a körben már használt képességet.
refused-life-full = A vezérednek már { $life } életpontja van.
refused-leader-too-far = Ez a terület ({ $area }) nem szomszédos a vezéreddel.
refused-card-too-dear = { $card }: { $cost } hexilumba kerül, neked { $hexilum } van.
refused-leader-fixed = Itt vezér áll ({ $area }); csak a saját mozgása viheti máshová.
refused-alike = A két egység egyforma ({ $area }, { $area2 }): semmi sem változna.
refused-not-special = Az itt álló egység ({ $area }) nem zsoldos és nem szövetséges.
refused-leader-by-card = Vezért csak akcióval lehet felhelyezni, más hatással nem.
refused-outside-formation = Ez a terület nem része a formációnak.
refused-leader-there = Itt vezér áll ({ $area }), ide nem szállhat le semmi.
refused-does-not-fit = Innen ({ $area }) a formáció mindenképpen lelógna a tábláról.
refused-lies-in-vain = Innen ({ $area }) a formáció semmin sem változtatna.
refused-lies-the-same = Innen ({ $area }) a formáció ugyanazt tenné, mint innen: { $area2 }. Ott választhatod.
refused-not-beside = Ez a terület ({ $area }) nem szomszédos az elhagyottal ({ $area2 }), vagy üres, pedig van foglalt is.
refused-no-opponent = { THE($faction, form: "acc", cap: 1) } nem választhatod: nem ellenfeled.
refused-is-out = { THE($faction, cap: 1) } vezére már meghalt.
refused-has-nothing = { THE($faction, form: "tol", cap: 1) } most nincs mit elvenni.
refused-elite-immune = Az elit egységnek az anyahajón nem árt a támadás.
refused-not-on-ship = Ilyen egység nincs azon az anyahajón: { $unit }.
refused-expansion = { THE($faction, cap: 1) } az Aliens kiegészítő frakciója.
refused-faction-taken = { THE($faction, form: "acc", cap: 1) } már más vezeti.

## A játék vége

end-mission = Összeállt egy küldetés formációja.
end-common = A közös küldetés volt az: { $mission }.
end-secret = { THE($seat, cap: 1) } titkos küldetése volt az: { $mission }.
end-leaders = Minden más vezér meghalt.
end-rounds = Az utolsó forduló után a játék győztes nélkül ér véget.
term-mission = Küldetés teljesítve
term-leaders = Utolsó élő vezér

## Ami nem indítható

setup-team = Csapatjáték legalább három játékossal játszható.
setup-factions = Ehhez { $count } frakció kell, a dobozban { $most } van.
setup-advanced-mode = A haladó játékmód a Kapitány és az Admirális szinthez való.
setup-advanced-factions = A haladó játékmód legfeljebb öt frakcióval játszható.
setup-blind = A vakválasztás a titkos küldetésekről szól, ilyen pedig csak az Admirális szinten van.
setup-start = Nincs { $number }. játékos, aki kezdhetne.
