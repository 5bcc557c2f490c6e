### Az ismeretlen bolygó: kérdések, lehetőségek, események és „miért nem?” válaszok.

## Kérdések

ask-planet = Válassz bolygót!
ask-corporation = Válassz vállalatot!
ask-goal = Válaszd ki a személyes feladatkártyát, amelyet megtartasz!
ask-return-goal = Válaszd ki a feladatkártyát, amelyet visszateszel; a másik három a tiéd!
ask-token = Válaszd ki a sávot, amelyet a fluxjelölőd megjelöl!
ask-rotate = Forgasd el az űrállomást: melyik raktár kerüljön eléd?
ask-take = Vegyél el egy lapkát a raktáradból!
ask-place = Válaszd ki, hogyan tartod a lapkát, és melyik mezőre teszed!
ask-next = { $moves ->
    [0] Melyik erőforrás vagy bónusz következzen?
   *[other] Melyik erőforrás vagy bónusz következzen? Még { $moves } mozgáspontod van.
}
ask-either = Ebben a körben a lapkádnak csak az egyik erőforrása számít: melyik?
ask-treat = A lapka technológia része technológiának vagy energiának számítson?
ask-energy = Melyik jelölőt lépteti az energia?
ask-boost = Szinergialöket: melyik jelölőd lép előre?
ask-advance = { $trackers ->
    [one] Válaszd ki a jelölőt, amely előrelép! Lépések: { $steps }.
   *[other] Válassz egy jelölőt, amely előrelép! Lépések: { $steps }, hátralévő különböző jelölők: { $trackers }.
}
ask-back = Válaszd ki a jelölőt, amely hátralép! Lépések: { $steps }.
ask-union = Szakszervezet: melyik jelölő lépjen most az 5. helyre?
ask-patch = Helyezd le a biomasszafoltot!
ask-choice = Válassz egy bónuszt a biomasszasávról!
ask-deploy = Válaszd ki a rovered mezőjét!
ask-park = Hová kerüljön a mentőkapszula?
ask-shift = Még { $count } begyűjtött mentőkapszulát áthelyezhetsz: melyiket?
ask-pod = A mentőkapszula a pontozó területedre kerül, vagy felold egy technológiát.
ask-row = Válaszd ki a jelölőt, amelynek a sorából minden bónuszt megkapsz!
ask-sink = { THE($rover, cap: 1) } vízterepre ért: elpusztítod a meteoritot, amelyet szállít?
ask-collect-lifepod = Válaszd ki a begyűjtendő mentőkapszulát! Hátravan: { $count }.
ask-collect-meteorite = Válaszd ki a begyűjtendő meteoritot!
ask-destroy-meteorite = Válaszd ki az elpusztítandó meteoritot! Hátravan: { $count }.
ask-relocate = Válaszd ki a rovert, amelyet teleportálsz!
ask-relocate-to = Válaszd ki a mezőt, ahová { THE($rover) } kerül!
ask-line = Válaszd ki a sort vagy oszlopot, amelynek a meteoritjai elpusztulnak!
ask-card = Tarts meg egy { $rank }. szintű civilizációkártyát!
ask-search = Tarts meg egy civilizációkártyát! Hátravan: { $count }.
ask-extra-tile = Vegyél el még egy lapkát a raktáradból!
ask-share = Válaszd ki a feladatkártyát, amelyért minden játékos versenghet!
ask-meteor = Válaszd ki a meteorszimbólumot, amelyet találat ér!
ask-lose-rover = Válaszd ki a rovert, amely elpusztul!
ask-destroy-lifepod = Válaszd ki a mentőkapszulát, amely elpusztul!
ask-lose-collected = Válaszd ki a begyűjtött mentőkapszulát, amelyet elveszítesz!
ask-boost-or-peek = Szinergialöket, vagy megnézed a következő eseményt?
ask-lose-goal = Válaszd ki a feladatkártyát, amelyet elveszítesz!
ask-lose-stack = Válaszd ki a kupacot, amely lekerül az űrállomásról!
ask-early-moves = Most, az esemény felfedése előtt mozgathatod a rovereidet, vagy megtarthatod a mozgáspontokat a körödre.
ask-reset = A biomassza-jelölőd a sávja tetején áll: visszateszed 0-ra az esemény előtt?
ask-finish = Készen vagy a köröddel?
ask-last-moves = Még felhasználhatod a mozgáspontjaidat.

## Lehetőségek

option-planet = { $planet }
option-corporation = { $corporation }
option-keep = Megtartod: { $goal }
option-return = Visszateszed: { $goal }
option-goal = { $goal }
option-share = { $objective }
option-token = Megjelölöd: { $lane }
option-rotate = { $turn ->
    [0] Nem forgatod el
   *[other] { $turn } lépés az óramutató járása szerint
}
option-take = Elveszed: { $ring }
option-discard = Elveszed lehelyezés nélkül: { $ring }
option-stack = Lekerül az állomásról: { $stack }
option-as-tech = Technológiának számít
option-as-energy = Energiának számít
option-place = { CAP($way) }, középen: { $square }
option-first = { CAP($thing) }
option-energy = Előrelép { THE($track) }
option-boost = Előrelép { THE($track) }
option-boost-twice = Kétszer előrelép { THE($track) }
option-advance = Előrelép { THE($track) }
option-back = Hátralép { THE($track) }
option-patch = Biomasszafolt ide: { $square }
option-store = Eltárolod a biomasszafoltot
option-double = Két biomasszafolt egy helyett
option-swap-patch = Inkább szinergialöket
option-lose-patch = Elveszíted a biomasszafoltot
option-take-boost = Szinergialöket
option-take-patch = Biomasszafolt
option-take-advance = Előrelép { THE($track) }
option-deploy = Rover ide: { $square }
option-step = { CAP($rover) } ide: { $square }
option-teleport = { CAP($rover) } teleportálása ide: { $square }
option-rover = { CAP($rover) }
option-use = Technológia használata: { $use ->
    [0] 1 (A)
    [1] 2 (B)
    [2] 3 (C)
    [3] 4 (D)
    [4] 5 (E)
   *[5] 6 (F)
}
option-park = { CAP($lane) }, { $space }. hely
option-rescue = Pontozó terület
option-from-scoring = Egy mentőkapszula a pontozó területről
option-from-track = A mentőkapszula innen: { $lane }, { $space }. hely
option-from-technology = A mentőkapszula erről a technológiáról: { $use ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[5] F
}
option-unlock = Technológia feloldása: { $use ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
   *[5] F
}
option-row = { THE($track, cap: 1) } sora
option-enough = Elég
option-sink = Elpusztítod a meteoritot
option-keep-load = Megtartod
option-collect-lifepod = Mentőkapszula itt: { $square }
option-collect-meteorite = Meteorit itt: { $square }
option-destroy-lifepod = Mentőkapszula itt: { $square }
option-destroy-meteorite = Meteorit itt: { $square }
option-meteor = Meteorit ide: { $square }
option-row-line = { CAP($row) }
option-column-line = { CAP($column) }
option-card = { $card }
option-peek = Megnézed a következő eseményt
option-keep-points = Megtartod a pontokat
option-leave = Otthagyod, ahol van
option-finish = Kész

## Mit tenne egy választás?

outlook-place = { $gains }{ $lines ->
    [0] {""}
   *[other] ; { $lines } sor vagy oszlop válik teljessé
}{ $pods ->
    [0] {""}
   *[other] ; elpusztul { $pods } mentőkapszula
}{ $rovers ->
    [0] {""}
   *[other] ; elpusztul { $rovers } rover
}
gain-none = nincs lépés
gain-civ = civilizáció +1
gain-water-1 = víz +1
gain-water-2 = víz +2
gain-water-3 = víz +3
gain-water-4 = víz +4
gain-water-5 = víz +5
gain-no-growth = biomassza +0 (nem növel biomasszaterepet)
gain-biomass = biomassza +1
gain-rover = rover +1
gain-tech = technológia +1
gain-energy = energia
gain-dry = víz +0 (nincs alatta jég)

## Események

event-round = Kezdődik { ART($round) } { $round }. kör.
    .short = { $round }. kör
event-turned = Az űrállomás egy raktárnyit fordul.
    .short = Űrállomás
event-rotated = { $steps ->
    [0] { THE($seat, cap: 1) } nem forgatja el az űrállomást.
   *[other] { THE($seat, cap: 1) } { $steps } raktárnyit forgat az űrállomáson.
}
    .short = Űrállomás
event-event = Esemény: { $event }. { $effect }
    .short = Esemény
event-placed = { THE($seat, cap: 1) } lehelyezi ezt a lapkát: { $tile }. Mezők: { $square }.
    .short = { $seat }
event-discarded = { THE($seat, cap: 1) } egyik lapkáját sem tudja lehelyezni, csak lép ennek a lapkának az erőforrásaival: { $tile }.
    .short = { $seat }
event-empty-depot = { THE($seat, cap: 1) } nem vesz el lapkát: üres a raktára.
event-took = { THE($seat, cap: 1) } elvesz egy lapkát ({ $ring }).
event-advanced = { CAP($seat) }: { THE($track) } { ART($space) } { $space }. helyen áll.
event-stuck = { CAP($seat) }: { THE($track) } nem tud előrelépni.
event-moves = { THE($seat, cap: 1) } { $points } mozgáspontot kap.
event-boosted = { THE($seat, cap: 1) } szinergialökettel lépteti { THE($track, form: "acc") }.
event-energy = { THE($seat, cap: 1) } energiával lépteti { THE($track, form: "acc") }.
event-no-ice = A lapka egyetlen vízmezője sem fed jeget: a vízjelölő nem lép.
event-no-biomass-next-to-it = A lapka nem növel biomasszaterepet: a biomassza-jelölő nem lép.
event-civ-milestone = { THE($seat, cap: 1) } elér egy { $rank }. szintű civilizáció mérföldkövet.
event-unlocked = { THE($seat, cap: 1) } feloldja a technológiát – { $technology }
event-used = { THE($seat, cap: 1) } technológiát használ – { $technology }
event-stepped-back = { CAP($seat) }: { THE($track) } hátralép { ART($space) } { $space }. helyre.
event-patched = { THE($seat, cap: 1) } biomasszafoltot helyez ide: { $square }.
event-patch-stored = { THE($seat, cap: 1) } eltárol egy biomasszafoltot.
event-patch-lost = { THE($seat, form: "dat", cap: 1) } nincs hová letennie a biomasszafoltot.
event-meteorite = Meteorit csapódik be: { $seat }, { $square }.
event-meteorite-collected = { THE($seat, cap: 1) } eddig { $count } meteoritot gyűjtött be.
event-meteorite-destroyed = { THE($seat, cap: 1) } { $count ->
    [0] egy meteoritot sem pusztít el
   *[other] { $count } meteoritot pusztít el
}.
event-lifepod-collected = { THE($seat, cap: 1) } begyűjt egy mentőkapszulát.
event-lifepods-held = { THE($seat, cap: 1) } eddig { $count } mentőkapszulát gyűjtött be.
event-lifepod-destroyed = { CAP($seat) }: elpusztul a mentőkapszula itt: { $square }.
event-lifepods-destroyed = { CAP($seat) }: { $count } mentőkapszula elpusztul.
event-lifepod-lost = { THE($seat, cap: 1) } elveszít egy begyűjtött mentőkapszulát.
    .short = Veszteség
event-meteorite-lost = { THE($seat, cap: 1) } elveszít egy begyűjtött meteoritot.
    .short = Veszteség
event-rover-moved = { THE($seat, cap: 1) } ide viszi { THE($rover, form: "acc") }: { $square }.
event-rover-teleported = { THE($seat, cap: 1) } ide teleportálja { THE($rover, form: "acc") }: { $square }.
event-rover-destroyed = { CAP($seat) }: elpusztul { THE($rover) } itt: { $square }.
event-rover-lost = { CAP($seat) }: elpusztul { THE($rover) }.
event-rover-waits = { CAP($seat) }: egy rover a kör lapkájára vár.
event-deployed = { THE($seat, cap: 1) } ide teszi { THE($rover, form: "acc") }: { $square }.
event-picked-up = { CAP($seat) }: { THE($rover) } felvesz egy meteoritot.
event-parked = { THE($seat, cap: 1) } mentőkapszulát tesz ide: { $lane }, { $space }. hely.
event-token = { THE($seat, cap: 1) } megjelöli a fluxjelölővel { THE($lane, form: "acc") }.
event-card = { THE($seat, cap: 1) } megtartja ezt a civilizációkártyát: { $card }.
    .short = Civ. kártya
event-card-secret = { THE($seat, cap: 1) } képpel lefelé megtart egy { $rank }. szintű civilizációkártyát.
    .short = Civ. kártya
event-card-own = Ezt tartod meg a játék végéig: { $card }.
event-no-civ-card = { CAP($seat) }: nincs több { $rank }. szintű civilizációkártya.
event-no-extra-tile = { THE($seat, cap: 1) } nem tud további lapkát lehelyezni.
event-goal-drawn = { THE($seat, cap: 1) } feladatkártyát húz: { $goal }.
event-goal-lost = { THE($seat, cap: 1) } elveszíti ezt a feladatkártyát: { $goal }.
    .short = Veszteség
event-stack-lost = Lekerül az űrállomásról { THE($stack) }.
    .short = Kupac
event-peeked = { THE($seat, cap: 1) } megnézi a következő eseményt.
    .short = { $seat }
event-peeked-at = A következő esemény: { $event }. { $effect }
    .short = Következő
event-shared = { THE($seat, cap: 1) } közös feladatkártyát választ: { $objective }.
    .short = Feladat
event-planet = { THE($seat, cap: 1) } bolygója: { $planet }.
event-corporation = { THE($corporation, cap: 1) } vállalatot { THE($seat) } vezeti.
event-last-round = Ez volt az utolsó kör.
    .short = Utolsó kör
event-confirmed = { THE($seat, cap: 1) } befejezte a körét.

## Miért nem?

refused-off-planet = A lapka lelógna a bolygóról.
refused-on-a-tile = Ott már van valami; a lapkák egy rétegben fekszenek.
refused-not-at-edge = Az első lapkádnak a bolygó szélét is fednie kell.
refused-no-tile-next-to-it = Itt nincs szomszédos lapka; a sarok nem elég, és a biomasszafolt nem lapka.
refused-event-edge = { $event }: ebben a körben lapka nem kerülhet a bolygó szélére.
refused-event-ice = { $event }: ebben a körben lapka nem kerülhet jégre.
refused-event-same-terrain = { $event }: a lapka egyik része azonos tereppel érintkezne ({ $terrain }).
refused-ice-and-land = A K-273 bolygón egy lapka nem fedhet le egyszerre jeget és szárazföldet.
refused-not-anchored = Az Arashin a gyűrűre helyezett lapkát a gyűrűn kívül le kell horgonyozni: legalább egy mezőjének ott kell lennie.
refused-across-chasm = A Tartaruson lapka nem feküdhet a szakadékon.
refused-forbidden-icon = A Perszephonén ebben a kvadránsban tilos ez az erőforrás: { $resource }.
refused-on-a-patch = Ott már van egy biomasszafolt.
refused-patch-on-ring = Az Arashin biomasszafolt nem kerülhet a gyűrűre.
refused-patch-on-meteorite = Ott egy meteorit van: biomasszafolt most nem fedheti le.
refused-patch-not-at-edge = Amíg nincs lapkád, a biomasszafolt a bolygó szélére kerül.
refused-patch-not-next-to-tile = A biomasszafoltnak lapkával kell szomszédosnak lennie.
refused-no-moves = Nincs mozgáspontod.
refused-rover-over-chasm = A rover nem kelhet át a szakadékon.
refused-too-far = Egy mozgáspont csak a szomszédos mezőig elég.
refused-rover-there = Ott már egy másik rovered áll.
refused-event-rover = { $event }: ebben a körben a roverek nem mozoghatnak erre a terepre.
refused-glided = A rover az imént ingyen járt ott: csak akkor mehet vissza, ha közben más is történik.
refused-blocked = { THE($track, form: "dat", cap: 1) } egy másik jelölő állja az útját.
refused-at-top = { THE($track, cap: 1) } elérte a sávja tetejét.
refused-energy-biomass = A Wormhole energiája nem léptetheti a biomassza-jelölőt.
refused-not-beside-energy = Ezzel az energiatereppel nem szomszédos olyan terep, amely ezt léptetné: { $track }.
refused-at-start = { THE($track, cap: 1) } nem tud hátralépni.
refused-another-goes-further = Egy másik jelölő messzebbre tud hátralépni.
refused-empty-stack = Ez a kupac üres.
refused-does-not-fit = Ez a lapka sehová sem fér, a másik igen: azt kell lehelyezned.
refused-nothing-fits = Egyik lapkát sem tudod lehelyezni.
refused-not-this-tracker = Ez a hatás most nem engedi ezt: { $track }.

## Ami nem indítható

setup-solo-events = Az egyszemélyes játékot mindig eseményekkel játsszuk (P-212).
setup-solo-personal = Az egyszemélyes játéknak saját személyes feladatkártyái vannak (P-211).
setup-short-station = A rövid űrállomás két játékosnak való.
setup-events-count = Az eseménypakli 20 lapból áll, nem { $count } lapból (P-193).
setup-events-code = Ehhez a játékhoz csak { $there } ilyen esemény van: { $code } (P-192).
