### Theseus: ami történik, mondatokban a naplónak és röviden a pillanatoknak.

## Előkészületek

event-base = { THE($seat, cap: 1) } kiválasztja a szövetség szektorát: { $sector }.
event-ring = Az állomás az óramutató járása szerint: { $sectors }.
event-order = A játékosok sorrendje: { $seats }.
event-sector-token = { THE($seat, cap: 1) } leteszi Pandora szektorjelzőjét: { $sector }, { $right } oldal.
event-placed = { THE($unit, cap: 1) } helye: { $room }.
    .short = { $unit }

## A kör és a mozgás

event-turn = { $turn }. kör: { $seat }.
    .short = { $turn }. kör
event-moved = { THE($unit, cap: 1) } elindul innen: { $sector }. { $count } egység áll ott, ezért { $count } mozgáspontja van{ $more ->
    [0] {""}
   *[other] , és még { $more }
}. Ide tart: { $sector2 }.
    .short = { $points } szektor
event-arrived = { THE($unit, cap: 1) } megáll: { $room }.
    .short = Megáll
event-filled = { THE($unit, cap: 1) } megáll: { $room }. A szektor mind a négy terme foglalt.
    .short = Betelt
event-landed = { THE($unit, cap: 1) } visszatér az űrből: { $room }.
    .short = Visszatér
event-launched = { THE($unit, cap: 1) } az űrbe kerül innen: { $sector }.
    .short = Kilövés
event-released = { THE($unit, cap: 1) } kiszabadul a Fogóból: megérkezett egy társa.
    .short = Kiszabadul
event-cured = { THE($unit, cap: 1) } megszabadul egy parazitától: véget ért a mozgása.
event-bitten = A parazita megsebzi: { $unit } ({ $points } mozgáspont).
    .short = Parazita
event-extra-turn = { THE($seat, cap: 1) } még egy kört hajt végre egy másik egységével.
    .short = Plusz egy kör
event-no-extra-turn = { THE($seat, cap: 1) } nem tud másik egységet mozgatni: elmarad a plusz kör.

## Csapdák

event-trap = Csapda hat rá: { $unit }. A kártya: { $card } ({ $seat }; { $at }).
    .short = Csapda: { $card }
event-silenced = Deaktiválás jelző hallgattatja el a csapdákat: { $sector } ({ $unit }).
    .short = Csapdák némán
event-camera = { $card }: már { $points } kamerapont.
event-clamped = Fogóba kerül: { $unit } ({ $card }, { $seat }). Nem mozgatható, és nem támad.
    .short = Fogóban
event-infected = Parazitajelzőt kap: { $unit } (már { $tokens }).
    .short = Parazita

## Támadások

event-assault = { THE($seat, cap: 1) } Rohamot hajt végre: minden egysége támad, szektorról szektorra.
    .short = Roham
event-assault-in = Roham itt: { $sector }.
    .short = { $sector }
event-minor-assault = { THE($seat, cap: 1) } kisebb rohamot hajt végre: { $sector }.
    .short = Kisebb roham
event-attack = { THE($unit, cap: 1) } { $every ->
    [0] egy ellenséges egységet támad meg
   *[1] minden lőtávolságon belüli ellenséges egységet megtámad
}: { $targets }.
    .short = Támad: { $unit }
event-holds-fire = { THE($unit, cap: 1) } senkit sem talál el: { $why }.
idle-clamped = Fogóban van
idle-harmless = ezen az oldalán nem támad
idle-range = a termét nem köti össze átjáró ellenséges egységgel
idle-shelter = akik lőtávolságon belül vannak, azokat kártya védi
event-attack-bonus = Támadását erősíti: { $card } ({ $unit }).
    .short = { $card }
event-repeats = { $card }: { THE($unit) } megismétli a támadását.
    .short = { $card }
event-lurks = { $card }: sérülést szenved { THE($unit) }, bárhol áll is a szektorban.
    .short = { $card }

## Pontok

event-wounded = { THE($seat, cap: 1) } { $damage } életerőpontot veszít (marad { $life }). Oka: { $source }.
    .short = −{ $damage } ÉP
event-scored = { THE($seat, cap: 1) } { $points } életerőpontot szerez a sebzésért (már { $life }). Oka: { $source }.
    .short = +{ $points } ÉP
event-data = { THE($seat, cap: 1) } { $points } adatpontot szerez (már { $data }). Oka: { $source }.
    .short = +{ $points } AP
event-healed = Orvosi részleg: { THE($seat) } { $points } életerőpontot kap vissza (már { $life }).
    .short = +{ $points } ÉP
event-drained = Orvosi részleg: { THE($seat) } 1 életerőpontot veszít (marad { $life }).
    .short = −1 ÉP
event-fallen = { THE($seat, cap: 1) } elvesztette minden életerőpontját.
    .short = Elfogyott az ÉP
event-reached = { THE($seat, cap: 1) } elérte a 20 pontot.
    .short = 20 pont
event-token = { THE($seat, cap: 1) } kap egy fejlesztésjelzőt (már { $tokens } van nála).
    .short = Fejlesztésjelző
event-no-token = Elfogytak a fejlesztésjelzők, { THE($seat) } nem kap.
event-countdown = Üres a pakli ({ $seat }), ezért a játék vége jelző továbblép: { $field ->
    [1] 3
    [2] 2
    [3] 1
   *[4] vége
}.
    .short = Visszaszámlálás
event-countdown-idle = Régóta nem fogyott lap egyik pakliból sem, ezért a játék vége jelző továbblép: { $field ->
    [1] 3
    [2] 2
    [3] 1
   *[4] vége
}.
    .short = Visszaszámlálás
event-added-up = Lejárt a visszaszámlálás: összeadjuk az életerő- és adatpontokat.
    .short = Összesítés
event-tie = Döntetlen: még egy kört kap { THE($seats) }.
    .short = Döntetlen

## Kártyák

event-acts = { THE($seat, cap: 1) } végrehajtja: { $card }.
    .short = { $card }
event-fizzles = Nincs, amire hatna: { $card }.
    .short = Hatástalan
event-sector-action = { $sector }: { THE($seat) } végrehajtja a szektorakciót: { $action }.
    .short = { $action }
event-no-action = Más frakció szektora: { $sector }. Nincs szektorakció.
event-installed = { THE($seat, cap: 1) } üzembe helyez egy kártyát: { $card } ({ $slot }).
    .short = { $card }
event-bonus-taken = { THE($seat, cap: 1) } bónuszkártyát kap: { $card }.
    .short = Bónusz: { $card }
event-kept = { THE($seat, cap: 1) } félretesz egy kártyát: { $card }.
    .short = { $card }
event-refilled = { THE($seat, cap: 1) } kártyát tesz egy függőben lévő kártyamezőre: { $card } ({ $place }).
    .short = Függőben: { $card }
event-passed = { THE($seat, cap: 1) } nem nyúl a függőben lévő kártyamezőkhöz: { $sector }.
event-discarded = Kikerül a játékból: { $card } ({ $place }). Oka: { $why }.
    .short = Kiesik: { $card }
gone-t-67 = alap tisztogatás
gone-t-70 = egy ellenfél eldobta, és mást tett a helyére
gone-t-73 = másik kártya került a helyére
gone-t-85 = csak egyszer használható
event-malfunction = { THE($seat, cap: 1) } ide teszi az üzemzavarjelzőt: { $card } ({ $place }).
    .short = Üzemzavar
event-no-malfunction = Az üzemzavarjelző a helyén marad: { THE($seat) } nem talál ellenséges kártyát.
event-advanced = { THE($seat, cap: 1) } elkölt egy fejlesztésjelzőt: fejlett egység lett { THE($unit) }.
    .short = Fejlett: { $unit }
event-improved = { THE($seat, cap: 1) } fejlesztésjelzőt tesz egy kártyára: { $card } (már { $tokens } van rajta, az értéke { $number }).
    .short = { $card }: { $number }
event-played = { THE($seat, cap: 1) } kijátszik egy kártyát: { $card }.
    .short = { $card }
event-relocated = { THE($seat, cap: 1) } áthelyez egy kártyát: { $card } → { $slot }.
    .short = Áthelyezés: { $card }
event-abducted = { THE($seat, cap: 1) } elrabol egy egységet: { $unit } ({ $sector } → { $room }).
    .short = Elrablás
event-spawned = Megjelenik: { $unit } ({ $room }).
    .short = Megjelenik
event-no-lesser = { $card }: nem jelenik meg kisebb Idegen.
event-detector = { THE($seat, cap: 1) } deaktiválás jelzőt helyez el itt: { $sector }.
    .short = Csapdadetektor
event-veiled = { THE($unit, cap: 1) } láthatatlanná válik.
    .short = Láthatatlan
event-lost-token = { THE($seat, cap: 1) } elveszít egy félretett fejlesztésjelzőt.
    .short = Jelző elveszett
event-lost-on-card = { THE($seat, cap: 1) } elveszít egy fejlesztésjelzőt erről: { $card }.
    .short = Jelző elveszett
event-lost-unit = { THE($unit, cap: 1) } ismét alapegység.
    .short = Alapegység: { $unit }

## Pandora

event-born = Megszületik: { $unit } ({ $room }).
    .short = Születés
event-taken-over = { THE($unit, cap: 1) } átvesz egy kártyát: { $card }.
    .short = Átvétel
event-embryo-back = { THE($unit, cap: 1) } visszakerül Pandora készletébe.
    .short = Visszatér

option-purging = Alap tisztogatás

## Ami az asztal fölé kerül

works-how = { $type }
works-action = Akció: akkor hajtódik végre, ha egy saját egység itt fejezi be a mozgását
works-module = Modul: a szektorában lévő kártyákra és egységekre hat
works-trap = Csapda: ellenséges egységekre hat
works-instant = Instant: félretéve egyszer játszható ki
works-shortcut = Rövidebb út: a mozgást változtatja meg
works-reproduction = Reprodukció
works-special = Különleges: az egész játékra hat
stage-trap-of = Akié a csapda: { $seat }
stage-acts-on = Akire hat: { $unit }
stage-way = { THE($unit, cap: 1) } útja
stage-start = indul: { $count } egység
stage-leg = { $n }. szektor
stage-stop = itt megáll
stage-teleport = ide teleportál
stage-left-out = Rövidebb út miatt kimarad: { $sectors }
stage-fight = Támadás itt: { $sector }
stage-unit = { $unit }, { $side ->
    [0] alapegység
   *[1] fejlett egység
} ({ $room })
stage-idle = Senkit sem talál el: { $why }
stage-nobody = A támadónak itt nincs egysége
stage-hit = { $unit } eltalálja: { $unit2 }
stage-sums = Összesítés
stage-sum = { $seat }: { $life } életerőpont + { $data } adatpont
cause-left-out = Egy rövidebb út kártya miatt kimarad: { $sectors }.
cause-further = { $more } mozgásponttal többet használ, mint ahány egység ott áll: kártya vagy a saját képessége engedi.
cause-teleport = Itt érne véget a mozgása ({ $sector }), de a Teleportálás továbbviszi.
cause-exactly = Egy egység pontosan annyi szektornyit mozog, ahány egység áll ott, ahonnan indul.
cause-full = Mind a négy terem foglalt, ezért a mozgó játékos egységei támadnak ebben a szektorban.
cause-minor = Egy kártya idézi elő; csak az ebben a szektorban álló egységek támadnak.
cause-launch = A szektor tele volt, valakinek helyet kellett adnia.
cause-deck = { THE($seat, cap: 1) } paklijában még { $count } lap van, legfelül: { $card }.
cause-deck-empty = { THE($seat, cap: 1) } paklija elfogyott: minden további lap helyett a játék vége jelző lép.
