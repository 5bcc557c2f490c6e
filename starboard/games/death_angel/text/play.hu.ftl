# Kérdések, választások, események, miértnemek és az asztalon levő dolgok nevei.

## Kérdések

ask-team = Válassz egy osztagot!
ask-card = Válaszd ki { THE($team) } akciókártyáját erre a fordulóra!
ask-manoeuvre = { CAP($team) }: mozogj, fordulj vagy aktiválj, ebben a sorrendben!
ask-attack = { CAP($team) }: válaszd ki az űrgárdistát és a rajt, amelyet megtámad!
ask-paid-attack = { CAP($team) }: egy űrgárdista leadhat egy jelzőt, hogy támadjon.
ask-instinct-attack = { $marine } azonnal támadhat: válassz egy rajt!
ask-token = Rakj egy támogatásjelzőt egy űrgárdistára!
ask-reroll-attack = { $marine } támad, és { NUM($face, form: "acc") } dobott. Újradobod egy jelzőért?
ask-reroll-defence = { $marine } védekezik, és { NUM($face, form: "acc") } dobott ({ $swarm }). Újradobod egy jelzőért?
ask-slay = Melyik génorzó pusztul el?
ask-slay-up-to = Melyik génorzó pusztul el? (Még legfeljebb { $left }.)
ask-faith = { $marine } minden leadott jelzőjéért elpusztul egy vele harcban álló génorzó.
ask-send = Melyik génorzó megy vissza a pakliba? (Még { $left }.)
ask-strategize = Elmozdíthatsz egy rajt: válaszd ki, aztán az új helyét!
ask-shield = Erőtér alá vonhatsz egy rajt.
ask-stealth = Eldobhatod az egyik szkennerpakli felső lapját.
ask-stealth-again = Leadod egy szürke űrgárdista jelzőjét, hogy { THE($pile, form: "bol") } is eldobj egy lapot?
ask-scout = Megnézed a felső eseménykártyát?
ask-scout-put = Hová teszed vissza az eseménykártyát: a pakli tetejére vagy az aljára?
ask-intimidate = Dobsz, hogy elűzd a kék űrgárdistákkal harcoló génorzókat?
ask-smallest-pile = A két szkennerpakli egyforma kicsi: válassz egyet!
ask-door-token = Raksz még egy jelzőt az ajtóra?
ask-artefact = Hová kerül az ereklye? Bármely pozíció, bármely oldal.
ask-artefact-miss = { NAME($marine, form: "acc") } eltalálták. Eldobod az ereklyét, hogy a támadás ne találjon?
ask-brood-lord = Melyik fészekúr jelenik meg a bal oldalon?
ask-discard-blips = Melyik szkennerpakliból dobsz el { $count } lapot?
ask-odd-blip = Kevés a génorzó: melyik szkennerpakli kapja a páratlan lapot?
ask-spawn-first = Kevés a lap a szkennerpakliban: melyik terepnél jelennek meg előbb a génorzók?
ask-spawn-on-swarm = Melyik rajhoz csatlakozik két génorzó?
ask-spawn-behind = Melyik űrgárdista mögött jelenik meg egy génorzó?
ask-everywhere = Kevés a lap a szkennerpakliban: ki előtt jelenik meg előbb egy génorzó?
ask-launch = Irányítóterem: { $tokens } jelző van itt. Raksz rá egyet, vagy dobsz? (Akkor győztök, ha a dobás nem nagyobb ennél.)
ask-teleport = Teleportárium: { $marine } lead egy jelzőt, vagy dob (0-ra meghal)?
ask-turn-too = Megfordíthatod { NAME($marine, form: "acc") }.
ask-watch = Válassz egy terepet: a következő eseményfázisban legfeljebb egy génorzó jelenik meg nála.
ask-instinct-marine = Ösztön: jelölj ki egy űrgárdistát!
ask-instinct-slain-marine = Ösztön: melyik elesett űrgárdista térjen vissza?
ask-instinct-team = Ösztön: válassz egy osztagot!
ask-instinct-blip-pile = Ösztön: válassz egy szkennerpaklit!
ask-instinct-swarm = Ösztön: válassz egy rajt!

## Választások

option-team = { CAP($team) }
option-card = { $card }
option-token = Jelző: { $marine }
option-decline = Nem kérem
option-done = Kész
option-enough = Elég
option-swap = { $marine } helyet cserél { NAME($marine2, form: "val") }
option-turn = { $marine } megfordul
option-activate = { $marine } aktivál: { $terrain }
option-attack = { $marine } támad: { $swarm }
option-charge = { $marine }: hősies roham
option-reroll = Újradobás egy jelzőért
option-keep = Marad a dobás
option-slay = Elpusztul: { $kind } ({ $swarm })
option-send = Visszamegy: { $kind } ({ $swarm })
option-shift = { THE($swarm, cap: 1) } ide: { $place }
option-shield = Erőtér: { $swarm }
option-choose-pile = { CAP($pile) }
option-choose-marine = { $marine }
option-choose-team = { CAP($team) }
option-choose-swarm = { CAP($swarm) }
option-pay = { $marine } lead egy jelzőt
option-look = Megnézem
option-top = A pakli tetejére
option-bottom = A pakli aljára
option-roll = Dobás
option-door-token = Még egy jelző
option-location-token = Jelző a helyszínre
option-artefact = Az ereklye eldobása
option-put-artefact = Ereklye: { $place }
option-lord-left = { CAP($lord) } a bal oldalra
option-watch = Megfigyelés: { $terrain }
option-spawn-first = Először itt: { $terrain }

## Események

event-team-taken = { THE($seat, cap: 1) } { THE($team, form: "acc") } választja.
event-first-event = Az első génorzók { THE($event) } kártya ikonjai szerint jelennek meg.
event-round = { $round }. forduló.
event-all-chosen = Minden osztag választott.
event-cards-revealed = A felfedett lapok: { $card }.
event-current = { THE($seat, cap: 1) } a kezdőjátékos.
event-card-begins = { THE($card, cap: 1) } következik.
event-token = { $marine } támogatásjelzőt kap.
event-tokens-lost = { $marine } elveszít { $count } jelzőt.
event-rolled = A dobás: { $face }.
event-rerolls = { $marine } lead egy jelzőt, és újradob.
event-swapped = { $marine } és { $marine2 } helyet cserél.
event-turned = { $marine } megfordul: { NAME($side, form: "ra") } néz.
event-all-face = Minden űrgárdista { NAME($side, form: "ra") } néz.
event-activates = { $marine } aktivál: { $terrain }.
event-attacks = { $marine } támad: { $swarm }.
event-missed = { $marine } nem talált.
event-slain = Elpusztul egy génorzó ({ $kind }): { $swarm }.
event-charges = { $marine } hősies rohamra indul.
event-swarm-attacks = { THE($swarm, cap: 1) } megtámadja { NAME($marine, form: "acc") }.
event-survived = { $marine } túléli a támadást.
event-countered = { $marine } visszavág.
event-marine-slain = { $marine } elesett.
event-team-out = { THE($team, cap: 1) } kiesett.
event-rescued = { $marine } visszatér az alakzatba.
event-event-drawn = { THE($seat, cap: 1) } eseményt húz, és elolvassa.
event-event-shown = Esemény: { $event }.
event-no-effect = Hatástalan: { $event }.
event-spawned = { $count } génorzó jelenik meg: { $place }.
event-swarm-moved = { THE($swarm, cap: 1) } ({ $kind }) mozog; új helye: { $place }.
event-flanked = { THE($swarm, cap: 1) } mögékerül; új helye: { $place }.
event-shifted = { THE($swarm, form: "gen", cap: 1) } új helye: { $place }.
event-shielded = { THE($swarm, cap: 1) } erőtérbe kerül.
event-surrounded = Minden génorzó { $marine } pozíciójába gyűlik.
event-blips-added = A bal oldali szkennerpakli { $left ->
    [0] egy lapot sem
   *[other] { $left } lapot
}, a jobb oldali { $right ->
    [0] egy lapot sem
   *[other] { $right } lapot
} kap.
event-blips-discarded = { THE($pile, form: "bol", cap: 1) } { $count } lap kikerül.
event-shuffled-in = { $count } génorzó visszakerül { THE($pile, form: "ba") }.
event-stealers-shuffled = A dobott génorzókártyákból új génorzópakli lesz.
event-events-shuffled = A dobott eseménykártyákból új eseménypakli lesz.
event-scouted = { THE($seat, cap: 1) } megnézi a felső eseménykártyát.
event-scouted-card = Ezt látod: { $event }.
event-scouted-top = { THE($seat, cap: 1) } visszateszi az eseményt a pakli tetejére.
event-scouted-bottom = { THE($seat, cap: 1) } a pakli aljára teszi az eseményt.
event-door-token = Az ajtón { $tokens } jelző van.
event-location-token = Az Irányítótermen { $tokens } jelző van.
event-terrain-gone = Eltűnik a terep: { $terrain }.
event-artefact-taken = { $marine } felveszi az ereklyét ({ $team }).
event-artefact-used = Az ereklye megmenti { NAME($marine, form: "acc") }.
event-artefact-placed = Az ereklye helye: { $place }.
event-panel-replaced = Az aktiválópanel helyére kerül: { $terrain }.
event-lords-appear = Megjelenik { THE($lord) } ({ $place }).
event-watched = Megfigyelés alatt: { $terrain }.
event-resupplied = { $marine } kapja meg a többiek összes jelzőjét ({ NUM($count, form: "acc") }).
event-second-wind = A következő fordulóban a 0 megmenti { NAME($marine, form: "acc") }.
event-gun-jam = A következő fordulóban { THE($team) } nem támadhat.
event-travelled = Az alakzat továbbhalad. Új helyszín: { $location }.
event-end-lords = Mindkét fészekúr elpusztult: győztetek!
event-end-cleared = Nem maradt génorzó: győztetek!
event-end-launch = Az Irányítóterem engedelmeskedik: győztetek!
event-end-slain = Az utolsó űrgárdista is elesett: a küldetés elbukott.

## Hogyan ért véget

end-lords = Mindkét fészekúr elpusztult.
end-cleared = Nem maradt génorzó.
end-launch = Az Irányítóterem engedelmeskedik.
end-slain = Minden űrgárdista elesett.
term-won = Küldetés
term-marines = Élő űrgárdisták
term-travelled = Elért helyszínek
term-rounds = Fordulók

## Miért nem?

refused-team-taken = { THE($team, cap: 1) } már foglalt ({ $seat }).
refused-not-your-card = { THE($card, cap: 1) } nem a te élő osztagaid lapja.
refused-played-last = { THE($card, cap: 1) } az előző forduló lapja; e fázis végén kerül vissza a kezedbe.
refused-gun-jam = Fegyverelakadás ({ $team }): { THE($card) } ebben a fordulóban nem választható.
refused-other-team = Ez a lap { THE($team) } lapja; { $marine } nem tartozik oda.
refused-moving-is-over = Az osztagból valaki már fordult vagy aktivált: a mozgásnak vége.
refused-turning-is-over = Az osztagból valaki már aktivált: a fordulásnak vége.
refused-has-moved = { $marine } ezzel a lappal már mozgott.
refused-not-adjacent = { $marine } csak a szomszédjával cserélhet helyet; { $marine2 } túl messze van.
refused-has-turned = { $marine } ezzel a lappal már megfordult.
refused-has-activated = { $marine } már aktivált egy terepkártyát.
refused-not-activatable = Nem aktiválható: { $terrain }.
refused-not-in-front = { THE($terrain, cap: 1) } nem { $marine } előtt van.
refused-terrain-used = { THE($terrain, form: "acc", cap: 1) } ebben a fordulóban már aktiválták.
refused-has-attacked = { $marine } ezzel a lappal már támadott.
refused-faces-away = { $marine } másfelé néz: támadni csak arra az oldalra lehet, amerre az űrgárdista néz.
refused-out-of-range = Túl messze van: { $marine } harci távolsága { $range }.
refused-no-target = Nincs raj, amelyet meg lehetne támadni.
refused-no-token = { $marine } nem tud jelzőt leadni, mert nincs nála.
refused-other-shooting = Előbb { $marine2 } fejezi be a támadásait.
refused-evasion = Kitérés: ebben a fordulóban az osztagnak csak egyik űrgárdistája támadhat.
refused-shielded = Az erőtér védi ezt a rajt ({ $swarm }).
refused-lord-is-last = A fészekúr csak a rajának többi génorzója után pusztulhat el.
refused-not-reached = A hatás nem ér el idáig ({ $swarm }).
refused-not-a-target = Az esemény itt nem történhetne meg, vagy nem olyan teljesen, mint máshol.

## Dolgok az asztalon

node-location = Helyszín: { $location_name }; még { $count } van hátra
node-blips = { CAP($pile) }: { $count } lap
node-stealers = Génorzópakli: { $count } lap
node-stealer-discard = Elpusztult génorzók: { $count }
node-events = Eseménypakli: { $count } lap
node-event-discard = Korábbi események: { $count }
node-supply = Készlet: { $count } jelző a 12-ből; fő kitörés { $major }, kitörés { $minor }
node-die = Utolsó dobás: { $face }
node-event = Esemény: { $event }
node-place = { CAP($place) }
node-marine = { $marine }, { $position }. pozíció, { NAME($side, form: "ra") } néz, { $tokens } jelző, { $team }
node-turn = { $marine } megfordítása
node-terrain = { $terrain }, { $place }
node-swarm = { CAP($swarm) }, { $count } génorzó: { $kind }
node-attacked = { CAP($swarm) }, már támadott, { $count } génorzó: { $kind }
node-shielded = { CAP($swarm) }, erőtérben, { $count } génorzó: { $kind }
node-stealer = Génorzó: { $kind }
node-team = { CAP($team) }: { $marine }
node-action = { $number } { $card }: { $status }
locations-left = { $count ->
    [0] utolsó helyszín
   *[other] még { $count }
  }
type-count = { CAP($kind) }: { $count }
list = { $event }
marine-facts = { CAP($team) } · harci távolság: { $range } · { NAME($side, form: "ra") } néz
marine-second-wind = Új erőre kapva: védekezéskor a 0 megmenti.
terrain-colour = Színe: { $colour_name }
terrain-watched = Megfigyelve: az eseményfázisban legfeljebb egy génorzó jelenik meg nála.
card-of-team = { $card }
card-ready = kézben
card-chosen = kiválasztva
card-locked = nem választható
card-now = most
card-done = végrehajtva
card-waits = vár
player-alive = { $marine }
player-slain = Elesett: { $marine }
player-artefact = nála az ereklye
player-jammed = fegyverelakadás
round-number = { $round }. forduló
phase-setup = Előkészületek

zone-stealers = Génorzópakli
zone-stealer-discard = Elpusztultak
zone-events = Eseménypakli
zone-event-discard = Korábbi események
void-lock = Űrzsilip
    .text = A behatolás helye: itt nem történik semmi. Ürítsetek ki egy szkennerpaklit, hogy továbbhaladjatok!

## Helyek: oldal és pozíció

swarm-0-1 = 1. pozíció bal oldali raja
swarm-0-2 = 2. pozíció bal oldali raja
swarm-0-3 = 3. pozíció bal oldali raja
swarm-0-4 = 4. pozíció bal oldali raja
swarm-0-5 = 5. pozíció bal oldali raja
swarm-0-6 = 6. pozíció bal oldali raja
swarm-0-7 = 7. pozíció bal oldali raja
swarm-0-8 = 8. pozíció bal oldali raja
swarm-0-9 = 9. pozíció bal oldali raja
swarm-0-10 = 10. pozíció bal oldali raja
swarm-0-11 = 11. pozíció bal oldali raja
swarm-0-12 = 12. pozíció bal oldali raja
swarm-1-1 = 1. pozíció jobb oldali raja
swarm-1-2 = 2. pozíció jobb oldali raja
swarm-1-3 = 3. pozíció jobb oldali raja
swarm-1-4 = 4. pozíció jobb oldali raja
swarm-1-5 = 5. pozíció jobb oldali raja
swarm-1-6 = 6. pozíció jobb oldali raja
swarm-1-7 = 7. pozíció jobb oldali raja
swarm-1-8 = 8. pozíció jobb oldali raja
swarm-1-9 = 9. pozíció jobb oldali raja
swarm-1-10 = 10. pozíció jobb oldali raja
swarm-1-11 = 11. pozíció jobb oldali raja
swarm-1-12 = 12. pozíció jobb oldali raja
place-0-1 = bal oldal, 1. pozíció
place-0-2 = bal oldal, 2. pozíció
place-0-3 = bal oldal, 3. pozíció
place-0-4 = bal oldal, 4. pozíció
place-0-5 = bal oldal, 5. pozíció
place-0-6 = bal oldal, 6. pozíció
place-0-7 = bal oldal, 7. pozíció
place-0-8 = bal oldal, 8. pozíció
place-0-9 = bal oldal, 9. pozíció
place-0-10 = bal oldal, 10. pozíció
place-0-11 = bal oldal, 11. pozíció
place-0-12 = bal oldal, 12. pozíció
place-1-1 = jobb oldal, 1. pozíció
place-1-2 = jobb oldal, 2. pozíció
place-1-3 = jobb oldal, 3. pozíció
place-1-4 = jobb oldal, 4. pozíció
place-1-5 = jobb oldal, 5. pozíció
place-1-6 = jobb oldal, 6. pozíció
place-1-7 = jobb oldal, 7. pozíció
place-1-8 = jobb oldal, 8. pozíció
place-1-9 = jobb oldal, 9. pozíció
place-1-10 = jobb oldal, 10. pozíció
place-1-11 = jobb oldal, 11. pozíció
place-1-12 = jobb oldal, 12. pozíció
