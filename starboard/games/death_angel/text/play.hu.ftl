# Kérdések, választások, események, miértnemek és az asztalon levő dolgok nevei.

## Kérdések

ask-team = Válassz egy osztagot!
ask-card = Válaszd ki { THE($team) } akciókártyáját erre a fordulóra!
ask-manoeuvre = { CAP($team) }: mozgás, azután megfordulás, azután terep aktiválása; bármelyik lépés kihagyható.
ask-attack = { CAP($team) }: ki támadjon, és melyik rajt?
ask-paid-attack = { CAP($cause) }: { THE($team) } egyik űrgárdistája elkölthet egy saját jelzőt, hogy támadjon.
ask-instinct-attack = { $marine } azonnal támadhat: válassz egy rajt!
ask-token = { CAP($cause) }: { $may ->
    [0] rakj egy támogatásjelzőt egy űrgárdistára!
   *[other] egy támogatásjelzőt rakhatsz egy űrgárdistára.
  }
ask-reroll-attack = { $marine } támad, és { NUM($face, form: "acc") } dobott: { $hits ->
    [0] a támadás nem talált
    [one] egy génorzó pusztulna el
   *[other] legfeljebb { $hits } génorzó pusztulna el
  }. Elköltesz egy jelzőt az újradobásra?
ask-reroll-defence = { $marine } védekezik ({ $swarm }), és { NUM($face, form: "acc") } dobott: { $hits ->
    [0] a támadás nem talált
   *[other] meghalna
  }. Elköltesz egy jelzőt az újradobásra?
ask-slay = { CAP($cause) }: melyik génorzó pusztuljon el?
ask-slay-up-to = { CAP($cause) }: melyik génorzó pusztuljon el? (Még legfeljebb { $left }, de abba is hagyhatod.)
ask-faith = { $marine } minden eldobott jelzőjéért elpusztul egy vele harcban álló génorzó: melyik legyen az?
ask-send = Melyik génorzót keverjétek a szkennerpakliba? (Még { $left }.)
ask-strategize = Elmozgathatsz egy rajt: válaszd ki, azután az új helyét!
ask-shield = Erőtér alá vonhatsz egy rajt.
ask-stealth = Eldobhatod az egyik szkennerpakli felső lapját.
ask-stealth-again = Elköltöd egy szürke űrgárdista jelzőjét, hogy { THE($pile, form: "bol") } is eldobd a felső lapot?
ask-scout = Megnézed a felső eseménykártyát?
ask-scout-put = Megnézted a felső eseménykártyát. Hová teszed vissza: a pakli tetejére vagy az aljára?
ask-intimidate = Dobsz, hogy elűzd a kék űrgárdistákkal harcban álló génorzókat?
ask-smallest-pile = A két szkennerpakliban ugyanannyi lap van: válassz egyet!
ask-door-token = Raksz még egy jelzőt az ajtóra?
ask-artefact = Melyik pozícióhoz és melyik oldalra kerüljön az Ereklye?
ask-artefact-miss = { $marine } meghalna. Eldobod az Ereklyét, hogy a támadás ne találjon?
ask-brood-lord = Melyik fészekúr jelenik meg a bal oldalon?
ask-discard-blips = Melyik szkennerpakliból dobsz el { $count } lapot?
ask-odd-blip = Nincs elég génorzókártya: melyik szkennerpakliba kerüljön a páratlan lap?
ask-spawn-first = Nem jut mindenhová elég lap a szkennerpakliból: melyik terepkártyánál jelenjenek meg előbb a génorzók?
ask-spawn-on-swarm = Melyik rajhoz csatlakozzanak az új génorzók?
ask-spawn-behind = Melyik űrgárdista mögött jelenjen meg a génorzó?
ask-everywhere = Nem jut mindenhová elég lap a szkennerpakliból: ki előtt jelenjen meg előbb génorzó?
ask-launch = Irányítóterem: { $tokens ->
    [0] még nincs itt jelző
   *[other] { $tokens } jelző van itt
  }. Raksz rá egyet, vagy dobsz? Akkor győztök, ha a dobás nem nagyobb ennél: { $tokens }.
ask-teleport = Teleportárium: { $marine } elkölt egy jelzőt, vagy dob? 0-ra meghal.
ask-turn-too = Megfordíthatod { NAME($marine, form: "acc") }.
ask-watch = Válassz egy terepkártyát: a következő eseményfázisban legfeljebb egy génorzó jelenik meg nála.
ask-instinct-marine = Ösztön: jelölj ki egy űrgárdistát!
ask-instinct-slain-marine = Ösztön: melyik elesett űrgárdista térjen vissza?
ask-instinct-team = Ösztön: válassz egy osztagot!
ask-instinct-blip-pile = Ösztön: válassz egy szkennerpaklit!
ask-instinct-swarm = Ösztön: válassz egy rajt!

## Választások

option-team = { CAP($team) }
option-card = { $card }
option-token = Jelző: { $marine }
option-decline = Kihagyod
option-done = Kész
option-enough = Elég
option-swap = { $marine } helyet cserél { NAME($marine2, form: "val") }
option-turn = { $marine } megfordul
option-activate = { $marine } aktiválja { THE($terrain, form: "acc") }
option-attack = { $marine } megtámadja { THE($swarm, form: "acc") }
option-charge = { $marine }: Hősies roham
option-reroll = Újradobás egy jelzőért
option-keep = Marad a dobás
option-slay = Elpusztul: { $kind } ({ $swarm })
option-send = Pakliba keverve: { $kind } ({ $swarm })
option-shift = { THE($swarm, cap: 1) } átkerül { THE($place, form: "ra") }
option-shield = Erőtér: { $swarm }
option-choose-pile = { CAP($pile) }
option-choose-marine = { $marine }
option-choose-team = { CAP($team) }
option-choose-swarm = { CAP($swarm) }
option-pay = { $marine } elkölt egy jelzőt
option-look = Megnézed
option-top = A pakli tetejére
option-bottom = A pakli aljára
option-roll = Dobás
option-door-token = Még egy jelző
option-location-token = Jelző a helyszínre
option-artefact = Az Ereklye eldobása
option-put-artefact = Ereklye { THE($place, form: "ra") }
option-lord-left = { CAP($lord) } a bal oldalra
option-watch = Megfigyelés: { $terrain }
option-spawn-first = Először itt: { $terrain }

## Események

event-team-taken = { THE($seat, cap: 1) } { THE($team, form: "acc") } választja.
    .short = { $team }
event-first-event = Az első génorzók { THE($event) } kártya ikonjai szerint jelennek meg: { $icon }.
    .short = Első esemény
event-round = { $round }. forduló.
event-all-chosen = Minden osztag választott.
    .short = Mind választott
event-cards-revealed = A felfedett lapok számsorrendben: { $card }.
    .short = Lapok
event-current = { THE($seat, cap: 1) } a kezdőjátékos.
event-card-begins = { THE($number, cap: 1) }. számú kártya következik: { $card } ({ $type }).
event-token = { $marine } támogatásjelzőt kap.
    .short = Jelző: { $marine }
event-tokens-lost = { $event }: { $marine } { $count } jelzőt veszít.
    .short = { $marine }: −{ $count }
event-rerolls = { $marine } elkölt egy jelzőt, és újradob.
    .short = Újradobás
event-swapped = { $marine } és { $marine2 } helyet cserél.
    .short = Helycsere
event-turned = { $marine } megfordul: { NAME($side, form: "ra") } néz.
    .short = { $marine } fordul
event-all-face = Minden űrgárdista { NAME($side, form: "ra") } néz.
    .short = Mind fordul
event-activates = { $marine } aktiválja { THE($terrain, form: "acc") }.
    .short = { $terrain }
event-attacks = { $marine } megtámadja { THE($swarm, form: "acc") }.
    .short = { $marine } támad
event-slain = Elpusztul egy génorzó { THE($swarm, form: "bol") }: { $kind }.
    .short = { CAP($kind) } elpusztul
event-charges = { $marine } Hősies rohamra indul.
    .short = Hősies roham
event-swarm-attacks = { THE($swarm, cap: 1) } megtámadja { NAME($marine, form: "acc") }.
    .short = { $marine } ellen
event-survived = { $marine } túléli a támadást.
    .short = { $marine } él
event-countered = { $marine } visszavág.
    .short = Visszavág
event-marine-slain = { $marine } elesett ({ $cause }).
    .short = { $marine } elesik
event-team-out = { THE($team, cap: 1) } kiesett.
    .short = { CAP($team) } kiesett
event-rescued = { $marine } visszatér az alakzatba.
    .short = { $marine } visszatér
event-event-drawn = { THE($seat, cap: 1) } eseményt húz, és elolvassa.
    .short = { $seat } húz
event-event-shown = Esemény: { $event }. Ikonjai: { $icon }.
    .short = { $event }
event-no-effect = { THE($event, cap: 1) } hatástalan: nincs érvényes célpont.
    .short = Hatástalan
event-spawned = { $count } génorzó jelenik meg { THE($place, form: "on") }: { $kind }. { THE($pile, form: "ban", cap: 1) } { $rest ->
    [0] nem maradt lap
   *[other] { $rest } lap maradt
  }.
    .short = +{ $count }
event-swarm-moved = { THE($swarm, cap: 1) } átmozog { THE($place, form: "ra") } (ikon: { $kind }).
event-flanked = { THE($swarm, cap: 1) } mögékerül: { THE($place, form: "ra") }.
event-shifted = { THE($swarm, cap: 1) } átkerül { THE($place, form: "ra") }.
    .short = Raj mozog
event-shielded = { THE($swarm, form: "acc", cap: 1) } a forduló végéig Erőtér védi.
    .short = Erőtér
event-surrounded = Minden raj { $marine } pozíciójába mozog.
    .short = Mind ide: { $marine }
event-blips-added = A bal oldali szkennerpakli { $left ->
    [0] egy lapot sem
   *[other] { $left } lapot
}, a jobb oldali { $right ->
    [0] egy lapot sem
   *[other] { $right } lapot
} kap.
    .short = +{ $left } | +{ $right }
event-blips-discarded = { THE($pile, form: "bol", cap: 1) } eldobtok { $count } lapot: { $kind }.
    .short = Pakli −{ $count }
event-shuffled-in = { $count } génorzó { THE($pile, form: "ba") } kerül; a paklit megkeveritek.
    .short = Pakli +{ $count }
event-stealers-shuffled = A dobott génorzókártyákból új génorzópakli lesz.
    .short = Keverés
event-events-shuffled = A dobott eseménykártyákból új eseménypakli lesz.
    .short = Keverés
event-scouted = { THE($seat, cap: 1) } megnézi a felső eseménykártyát.
    .short = Felderítés
event-scouted-card = Ezt látod: { $event }. Ikonjai: { $icon }.
    .short = { $event }
event-scouted-top = { THE($seat, cap: 1) } visszateszi az eseményt a pakli tetejére.
    .short = Felülre
event-scouted-bottom = { THE($seat, cap: 1) } a pakli aljára teszi az eseményt.
    .short = Alulra
event-door-token = Az Ajtón { $tokens } jelző van.
    .short = Ajtó: { $tokens }
event-location-token = Az Irányítótermen { $tokens } jelző van.
    .short = Jelzők: { $tokens }
event-terrain-gone = Eldobjátok ezt a terepkártyát: { $terrain }.
    .short = { $terrain } el
event-artefact-taken = { $marine } elveszi az Ereklyét ({ $team }).
    .short = Ereklye
event-artefact-used = Az Ereklye megmenti { NAME($marine, form: "acc") }.
    .short = Ereklye
event-artefact-placed = Az Ereklye { THE($place, form: "ra") } kerül.
    .short = Ereklye
event-panel-replaced = Az Aktiválópanel helyére kerül: { $terrain }.
    .short = { $terrain }
event-lords-appear = Megjelenik { THE($lord) } { THE($place, form: "on") }.
    .short = Fészekúr
event-watched = Az eseményfázisban legfeljebb egy génorzó jelenik majd meg ennél a terepkártyánál: { $terrain }.
    .short = { $terrain }
event-resupplied = { $marine } megkapja a többi űrgárdista összes jelzőjét ({ $count }).
    .short = Jelzők: { $marine }
event-second-wind = A következő fordulóban a 0-s végső védekezésdobás megmenti { NAME($marine, form: "acc") }.
    .short = { $marine }
event-gun-jam = A következő fordulóban { THE($team) } nem választhatja a támadáskártyáját.
    .short = { CAP($team) }
event-travelled = Az alakzat továbbhalad. Új helyszín: { $location }.
    .short = { $location }
event-end-lords = Mindkét fészekúr elpusztult: győztetek!
    .short = Győzelem
event-end-cleared = Nem maradt génorzó: győztetek!
    .short = Győzelem
event-end-launch = Az Irányítóterem a kezetekben van: győztetek!
    .short = Győzelem
event-end-slain = Az utolsó űrgárdista is elesett: a küldetés elbukott.
    .short = Vereség

## Hogyan ért véget

end-lords = Mindkét fészekúr elpusztult.
end-cleared = Nem maradt génorzó.
end-launch = Az Irányítóterem az űrgárdisták kezében van.
end-slain = Minden űrgárdista elesett.
term-won = Küldetés
term-marines = Élő űrgárdisták
term-travelled = Elért helyszínek
term-rounds = Fordulók

## Miért nem?

refused-team-taken = { THE($team, cap: 1) } már foglalt ({ $seat }).
refused-not-your-card = { THE($card, cap: 1) } { THE($team) } lapja, amelyet { THE($seat) } vezet.
refused-card-is-out = { THE($card, cap: 1) } nincs játékban: { THE($team) } kiesett, vagy nem vesz részt a küldetésben.
refused-team-has-chosen = { THE($team, cap: 1) } már választott; most { THE($team2) } következik.
refused-team-chooses-later = { THE($team, cap: 1) } { THE($team2) } után választ.
refused-played-last = { THE($card, form: "acc", cap: 1) } az előző fordulóban játszottátok ki; csak e fázis végén kerül vissza kézbe.
refused-gun-jam = Fegyverelakadás: { THE($team) } ebben a fordulóban nem választhatja ezt: { $card }.
refused-other-team = Ez { THE($team) } kártyája; { $marine } nem tagja az osztagnak.
refused-moving-is-over = Az osztag egyik tagja már megfordult vagy terepet aktivált: mozogni már nem lehet.
refused-turning-is-over = Az osztag egyik tagja már terepet aktivált: megfordulni már nem lehet.
refused-has-moved = { $marine } ezzel a lappal már mozgott.
refused-not-adjacent = { $marine } csak a szomszédjával cserélhet helyet; { $marine2 } túl messze van.
refused-has-turned = { $marine } ezzel a lappal már megfordult.
refused-has-activated = { $marine } ezzel a lappal már aktivált egy terepkártyát.
refused-not-activatable = Nem aktiválható: { $terrain }.
refused-not-in-front = { THE($terrain, cap: 1) } nem { $marine } előtt van.
refused-terrain-used = { THE($terrain, form: "acc", cap: 1) } ebben a fordulóban már aktiválták.
refused-has-attacked = { $marine } ezzel a lappal már támadott.
refused-faces-away = { $marine } { NAME($side, form: "ra") } néz: támadni csak arra az oldalra lehet, amerre az űrgárdista néz.
refused-out-of-range = { $count } pozícióra van; { $marine } harci távolsága { $range }.
refused-no-swarm-in-reach = { $marine } { NAME($side, form: "ra") } néz, harci távolsága { $range }: ott nincs raj.
refused-no-token = { $marine } nem tud jelzőt elkölteni, mert nincs rajta.
refused-other-shooting = Előbb { $marine2 } fejezi be a támadásait.
refused-evasion = Kitérés: ebben a fordulóban az osztagnak csak az egyik űrgárdistája támadhat.
refused-shielded = Erőtér védi ezt a rajt ({ $swarm }).
refused-lord-is-last = A fészekúr csak a rajának többi génorzója után pusztulhat el.
refused-not-reached = A hatás nem ér el idáig ({ $swarm }).
refused-lord-stays = A fészekurat nem lehet elűzni.
refused-not-with-blue = { THE($swarm, cap: 1) } { NAME($marine, form: "val") } áll harcban; csak a kék űrgárdistákkal harcban álló génorzók mennek.
refused-stands-there = { THE($swarm, cap: 1) } már ott van.
refused-too-far-to-shift = { THE($swarm, cap: 1) } legfeljebb egy pozícióval feljebb vagy lejjebb kerülhet.
refused-has-got-one = { $marine } most kapott egyet: a jelzők különböző űrgárdistákra kerülnek.
refused-has-tokens = { NAME($marine, form: "on") } van jelző; olyan űrgárdistát kell választani, akin nincs.
refused-not-in-question = { $marine } harcban áll, vagy az ő oldalán elég lap van mindenkire.
refused-empty-pile = { THE($pile, cap: 1) } üres.
refused-enough-there = Ehhez a terephez elég lap van, vagy nem jelenik meg nála génorzó: { $terrain }.
refused-fewer-engaged = { $event }: { $marine } mellett kevesebb génorzó pusztulhatna el, mint más űrgárdista mellett.
refused-nothing-to-discard = { $event }: { THE($pile) } nem veszíthet lapot, vagy kevesebbet, mint a másik.
refused-played-attack = { $event }: { THE($team) } ebben a fordulóban támadáskártyát játszott ki.
refused-fewer-behind = { $event }: { $marine } mögött kevesebb génorzó jelenhetne meg, mint más űrgárdista mögött.
refused-nobody-to-shoot = { $event }: { $marine } nem tud olyan rajt támadni, amely elpusztítható.
refused-no-tokens-elsewhere = { $event }: másnak nincs jelzője, amely { $marine } számára átadható volna.
refused-no-token-to-lose = { $event }: { NAME($marine, form: "on") } nincs jelző.
refused-all-swarms-here = { $event }: már minden raj { $marine } pozíciójában van.
refused-only-lords = { $event }: ebben a rajban csak fészekúr van, az pedig marad ({ $swarm }).
refused-nobody-to-slay = { $event }: nincs elpusztítható génorzó, amely { NAME($marine, form: "val") } harcban állna.
refused-not-a-target = { THE($event, cap: 1) } itt nem fejthetné ki a hatását, vagy nem olyan teljesen, mint máshol.

## Miért nem? A kérdés másról szól

wanted-team = osztagot kell választani
wanted-card = akciókártyát kell választani
wanted-marine = űrgárdistát kell választani
wanted-attack = űrgárdistát és rajt kell választani
wanted-stealer = génorzót kell választani
wanted-shift = rajt és új helyet kell választani
wanted-swarm = rajt kell választani
wanted-pile = szkennerpaklit kell választani
wanted-place = űrgárdista melletti helyet kell választani
wanted-terrain = terepkártyát kell választani
wanted-team-card = osztagot kell választani, az akciókártyájával
wanted-button = a kérdés alatti gombok döntenek
refused-card-now = Éppen { THE($card, form: "acc") } hajtjátok végre. Most { $wanted }.
refused-card-done = { THE($number, cap: 1) }. számú kártyát ({ $card }) már végrehajtottátok; a következő választásig nyitva marad. Most { $wanted }.
refused-card-waits = { THE($number, cap: 1) }. számú kártya ({ $card }) még hátravan: a lapok számsorrendben következnek. Most { $wanted }.
refused-marine-choosing = { $marine } akkor cselekszik, amikor az osztaga kártyája sorra kerül. Most { $wanted }.
refused-marine-waits = { $marine } kártyája ({ $number } { $card }) még hátravan. Most { $wanted }.
refused-marine-done = { $marine } kártyáját ({ $number } { $card }) már végrehajtottátok. Most { $wanted }.
refused-marine-now = { $marine } nem választható a kártya ({ $card }) e lépésénél. Most { $wanted }.
refused-marine-defends = A génorzók támadásakor { $marine } csak akkor dob, ha egy raj megtámadja. Most { $wanted }.
refused-marine-event = Az eseményfázisban { $marine } magától nem tesz semmit. Most { $wanted }.
refused-one-of-swarm = Válaszd ki a raj egyik génorzóját ({ $swarm })!
refused-swarm-later = { THE($swarm, form: "acc", cap: 1) } támadáskártyával lehet megtámadni. Most { $wanted }.
refused-swarm-other = { THE($swarm, cap: 1) } nem része a támadás e lépésének. Most { $wanted }.
refused-swarm-attacks = { THE($swarm, cap: 1) } akkor támad, amikor sorra kerül: felülről lefelé, a bal oldal előbb. Most { $wanted }.
refused-swarm-event = { THE($swarm, cap: 1) } akkor mozog, ha az eseményen ott van valamelyik génorzójának ikonja. Most { $wanted }.
refused-terrain-later = { THE($terrain, form: "acc", cap: 1) } mozgás/aktiválás kártyával az aktiválhatja, aki felé néz. Most { $wanted }.
refused-not-activatable-now = { THE($terrain, cap: 1) } nem aktiválható: csak azt mutatja, hol jelennek meg génorzók. Most { $wanted }.
refused-pile = { THE($pile, form: "bol", cap: 1) } a saját oldalán jelennek meg génorzók; ha kiürül, továbbhaladtok. Most { $wanted }.
refused-place = { THE($place, form: "ra", cap: 1) } most nem kerülhet semmi: { $wanted }.

## Dolgok az asztalon

node-location = Helyszín: { $location_name }; { $count ->
    [0] ez az utolsó
   *[other] még { $count } van hátra
  }{ $tokens ->
    [0] { "" }
   *[other] ; { $tokens } jelző van rajta
  }
node-blips = { CAP($pile) }: { $count } lap
node-stealers = Génorzópakli: { $count } lap
node-stealer-discard = Dobott génorzókártyák: { $count }
node-events = Eseménypakli: { $count } lap
node-event-discard = Dobott eseménykártyák: { $count }
node-supply = Készlet: { $all } jelzőből { $count }; fő kitörés { $major }, kitörés { $minor }
node-die = Utolsó dobás: { $face }{ $skull ->
    [0] { "" }
   *[other] , koponya
  }
node-event = Esemény: { $event }
node-place = { CAP($place) }
node-marine = { $marine }, { $position }. pozíció, { NAME($side, form: "ra") } néz, { $tokens } jelző, { $team }
place-words = Az itt álló raj { NAME($marine, form: "val") } áll harcban; most { $count ->
    [0] nem áll itt génorzó
   *[other] { $count } génorzó áll itt
  }.
node-turn = { $marine } megfordítása
node-terrain = { $terrain } { THE($place, form: "on") }{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } jelző
  }
node-swarm = { CAP($swarm) }, { $count } génorzó: { $kind }
node-attacked = { CAP($swarm) }, már támadott, { $count } génorzó: { $kind }
node-shielded = { CAP($swarm) }, Erőtér védi, { $count } génorzó: { $kind }
node-stealer = Génorzó: { $kind }
node-team = { CAP($team) }: { $marine }
node-action = { $number } { $card } ({ $type }): { $status }
locations-left = { $count ->
    [0] utolsó helyszín
   *[other] még { $count }
  }
type-count = { CAP($kind) }: { $count }
marine-reach = Most elérhető: { $swarm }.
marine-no-reach = Most nincs elérhető raj.
marine-facts = { NAME($side, form: "ra") } néz · { $tokens } jelző
terrain-colour = Színe { $colour_name }, a 4 dobozból { $count } kitöltött: minél több, annál gyakrabban jelennek meg itt génorzók.
terrain-watched = Megfigyelve: az eseményfázisban legfeljebb egy génorzó jelenik meg nála.
card-of-team = { $number } { $card } ({ $type })
card-ready = kézben
card-chosen = kiválasztva
card-now = most
card-done = végrehajtva
card-waits = hátravan
player-alive = { $marine }
player-slain = Elesett: { $marine }
player-artefact = nála van az Ereklye
player-jammed = Fegyverelakadás: e fordulóban nincs támadáskártyája
round-number = { $round }. forduló
phase-setup = Előkészületek

zone-stealers = Génorzópakli
zone-stealer-discard = Dobott lapok
zone-events = Eseménypakli
zone-event-discard = Dobott lapok
void-lock = Űrzsilip
    .text = A behatolás helye: itt nem történik semmi. Ürítsetek ki egy szkennerpaklit, hogy továbbhaladjatok!

## További események

event-rolled-attack = { $marine } dobása { $face }{ $skull ->
    [0] { "" }
   *[other] { " " }(koponya)
  }: { $hits ->
    [0] nem pusztul el génorzó
    [one] talált
   *[other] talált, legfeljebb { $hits } génorzó pusztul el
  }.
    .short = { $marine }: { $face }
event-rolled-defence = { $marine } { $count } génorzó ellen védekezik, dobása { $face }{ $skull ->
    [0] { "" }
   *[other] { " " }(koponya)
  }: { $hits ->
    [0] a támadás nem talált
   *[other] a támadás talált
  }.
    .short = { $marine }: { $face }
event-rolled-for-life = { CAP($cause) }: { $marine } dobása { $face }{ $skull ->
    [0] { "" }
   *[other] { " " }(koponya)
  }: { $falls ->
    [0] életben marad
   *[other] meghal
  }.
    .short = { $marine }: { $face }
event-rolled-for-luck = { CAP($cause) }: a dobás { $face }{ $skull ->
    [0] { "" }
   *[other] { " " }(koponya)
  }: { $luck ->
    [0] nincs hatása
   *[other] sikerült
  }.
    .short = Dobás: { $face }
event-phase-choose = Akciókártya kiválasztása
event-phase-resolve = Akciók végrehajtása
event-phase-attack = A génorzók támadása
event-phase-event = Eseményfázis
event-no-attacks = Nincs raj az alakzatnál: senkit sem támadnak meg.
    .short = Nincs támadás
event-held-off = { THE($swarm, cap: 1) } nem támadja meg { NAME($marine, form: "acc") }: Erőtér fogja le.
    .short = Erőtér
event-turned-round = { $marine } megfordul: { NAME($side, form: "ra") } néz.
event-all-turned = Minden űrgárdista megfordult.
    .short = Mind megfordul
event-enter-next = A következő fordulóban minden mozgás/aktiválás előtt a kártya játékosa jelzőt rakhat egy űrgárdistára.
    .short = Jövő forduló
event-evasion-next = A következő fordulóban minden támadáskártyával csak egy űrgárdista támadhat.
    .short = Jövő forduló
event-all-flanked = { $count ->
    [0] Már minden raj az űrgárdistája mögött van
   *[other] { $count } raj került az űrgárdistája mögé
  }.
    .short = Mögékerülnek
event-gathered = Mindkét oldal rajai a saját oldaluk vörös terepénél gyűlnek össze.
    .short = Gyülekeznek
event-aimed-marine = { THE($seat, cap: 1) } { NAME($marine, form: "acc") } jelölte ki.
    .short = { $marine }
event-aimed-team = { THE($seat, cap: 1) } { THE($team, form: "acc") } választotta.
    .short = { CAP($team) }
event-aimed-pile = { THE($seat, cap: 1) } { THE($pile, form: "acc") } választotta.
    .short = { CAP($pile) }
event-aimed-swarm = { THE($seat, cap: 1) } { THE($swarm, form: "acc") } választotta.
    .short = Egy raj
event-swarms-moved = { CAP($kind) } ikon: { $count ->
    [0] egyetlen rajnak sem kell mozognia
   *[other] { $count } raj { $flank ->
        [0] egy pozícióval odébb mozgott
       *[other] az űrgárdistája mögé került
      }
  }.
    .short = { CAP($kind) } mozog
event-journey = { $both ->
    [0] { THE($pile, cap: 1) } üres
   *[other] Mindkét szkennerpakli üres
  }: az osztagok továbbhaladnak.
    .short = Haladás
event-terrain-laid = Lekerül az új terep: { $terrain }.
    .short = Terep
event-pile-cleared = { THE($pile, cap: 1) } maradékát eldobjátok: { $count } lap.
event-token-paid = { $marine } elkölt egy jelzőt: { $cause }.
    .short = { $marine }: −1
event-supply-empty = { CAP($cause) }: nincs több jelző a készletben.
    .short = Nincs jelző
event-nothing-happens = { CAP($cause) }: nem történhet semmi.
    .short = Semmi
event-shrugged-off = { $marine } támadása hatástalan: Erőtér védi a rajt ({ $swarm }).
    .short = Erőtér
event-closed-up = Az alakzat felzárkózik: { $lower ->
    [0] a felső része egy pozícióval lejjebb
   *[other] az alsó része egy pozícióval feljebb
  } mozog, és { $marine2 } helyére { $marine } kerül.
    .short = Felzárkózás
event-pile-empty = { THE($place, form: "on", cap: 1) } nem jelenik meg génorzó: { THE($pile) } üres.
    .short = Üres pakli
event-no-terrain = Nincs ilyen színű terep ({ $icon }): nem jelenik meg génorzó.
    .short = Nincs terep
event-door-cleared = Az Ajtó { $tokens } jelzője visszakerül a készletbe.
    .short = Ajtó: 0

## Miért történt

cause-power-field = Erőtér védi a rajt ({ $swarm }): egyetlen lapja sem pusztulhat el.
cause-flamer = Lángszórós támadás: a szám számít ({ $face }).
cause-dead-aim = Halálos pontosság: a 4-es több génorzót is elpusztít.
cause-skull = A koponya egy génorzót pusztít el.
cause-no-skull = Csak koponya talált volna.
cause-counter = Ellentámadás: Lorenzo koponyájára a támadás nem talált, és egy génorzó elpusztul.
cause-block = Blokk: Gideon koponyájára a támadás nem talált.
cause-second-wind = Új erőre kapva: a 0 megmenti { NAME($marine, form: "acc") }.
cause-stance = Védekező állás: az újradobás megmenti a sárga űrgárdistát, kivéve a 0.
cause-above = { $face } több, mint { $count }{ $lords ->
    [0] { "" }
   *[other] { " " }(a fészekúr miatt levonva)
  }: ez megmenti.
cause-not-above = { $face } nem több, mint { $count }{ $lords ->
    [0] { "" }
   *[other] { " " }(a fészekúr miatt levonva)
  }.{ $helpless ->
    [0] { "" }
   *[other] { " " }Hátulról támadnak: a jelzője nem segít.
  }
cause-deadly = Halálos: { $faces }.
cause-lucky = Sikerül, ha a dobás: { $faces }.
cause-no-face = Egyik oldal sem segített volna.
cause-pile-empty = { THE($pile, cap: 1) } kiürült: a fázis végén továbbhaladtok.
cause-icon = Az esemény ikonja: { $icon }.
cause-event = Esemény: { $event }.
cause-closed = Az alakzat kisebb része zárkózik fel; ha egyenlők, az alsó.

## A kártyák szavakban

event-instinct = Ösztön: a kezdőjátékos egyedül dönt, mielőtt a többiek látnák a kártyát.
event-icons = Ikonjai balról jobbra: { $icon }.
icon-minor-red = kitörés a vörös terepnél
icon-minor-orange = kitörés a narancs terepnél
icon-minor-yellow = kitörés a sárga terepnél
icon-minor-green = kitörés a zöld terepnél
icon-major-red = fő kitörés a vörös terepnél
icon-major-orange = fő kitörés a narancs terepnél
icon-major-yellow = fő kitörés a sárga terepnél
icon-major-green = fő kitörés a zöld terepnél
icon-adjacent-tail = a farokikonos rajok mozognak
icon-adjacent-head = a fejikonos rajok mozognak
icon-adjacent-claw = a karomikonos rajok mozognak
icon-adjacent-tongue = a nyelvikonos rajok mozognak
icon-flank-tail = a farokikonos rajok mögékerülnek
icon-flank-head = a fejikonos rajok mögékerülnek
icon-flank-claw = a karomikonos rajok mögékerülnek
icon-flank-tongue = a nyelvikonos rajok mögékerülnek
action-facts = { CAP($team) } · { $number }. számú kártya · { $type }
marine-card = { CAP($team) } · harci távolság: { $range }
void-lock-facts = Fő kitörés: { $major }, kitörés: { $minor }. A helyszínpakli felülről lefelé: { $tiers }.
lord-text = Két ikonja van ({ $kind }), a raj utolsó tagjaként pusztítható el, és a védekezésdobásból egyet le kell vonni miatta.
cause-genestealers = génorzótámadás
cause-door = Haladás előtt, az Ajtó jelzőiért
source-note-name = Nyilvános forrásokból; a magyar neve a mi fordításunk.

## Ami érvényben van, és ami tudható

locations-ahead = A helyszínpakliban még hátravan, felülről lefelé: { $tiers }.
locations-none = Ez az utolsó helyszín.
location-tokens = Ezen a kártyán { $tokens } jelző van.
effects-more = és még { $count }
node-effects = Események hatásai
effect-now-evasion = E fordulóban: Kitérés
effect-now-enter_formation = E fordulóban: Alakzatba!
effect-now-gun_jam = E fordulóban: Fegyverelakadás ({ $team })
effect-now-second_wind = E fordulóban: Új erőre kapva ({ $marine })
effect-next-evasion = A következő fordulóban: Kitérés
effect-next-enter_formation = A következő fordulóban: Alakzatba!
effect-next-gun_jam = A következő fordulóban: Fegyverelakadás ({ $team })
effect-next-second_wind = A következő fordulóban: Új erőre kapva ({ $marine })
pile-known = Biztosan ebben a pakliban van: { $kind }.
face-down = Képpel lefelé, a génorzópakliban és a két szkennerpakliban együtt: farok { $tail }, fej { $head }, karom { $claw }, nyelv { $tongue }.
scouted-at = E pakli felülről { $depth }. lapját ismered: { $event }.
discarded-event = { $event } ({ $icon })
node-scouted = A megnézett eseménykártya: { $event }
terrain-tokens = { $tokens } jelző van rajta.
terrain-used = Ebben a fordulóban már aktiváltátok.
card-last = az előző forduló lapja
card-jammed = fegyverelakadás
player-jam-next = Fegyverelakadás a következő fordulóban
player-last = előző forduló: { $number } { $card }
sign-brood-lord = fészekúr
sign-support = támogatásjelző
sign-major = fő kitörés
sign-minor = kitörés
sign-move = a rajok mozognak
sign-flank = a rajok mögékerülnek

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
place-0-1 = 1. pozíció bal oldala
    .on = 1. pozíció bal oldalán
    .ra = 1. pozíció bal oldalára
place-0-2 = 2. pozíció bal oldala
    .on = 2. pozíció bal oldalán
    .ra = 2. pozíció bal oldalára
place-0-3 = 3. pozíció bal oldala
    .on = 3. pozíció bal oldalán
    .ra = 3. pozíció bal oldalára
place-0-4 = 4. pozíció bal oldala
    .on = 4. pozíció bal oldalán
    .ra = 4. pozíció bal oldalára
place-0-5 = 5. pozíció bal oldala
    .on = 5. pozíció bal oldalán
    .ra = 5. pozíció bal oldalára
place-0-6 = 6. pozíció bal oldala
    .on = 6. pozíció bal oldalán
    .ra = 6. pozíció bal oldalára
place-0-7 = 7. pozíció bal oldala
    .on = 7. pozíció bal oldalán
    .ra = 7. pozíció bal oldalára
place-0-8 = 8. pozíció bal oldala
    .on = 8. pozíció bal oldalán
    .ra = 8. pozíció bal oldalára
place-0-9 = 9. pozíció bal oldala
    .on = 9. pozíció bal oldalán
    .ra = 9. pozíció bal oldalára
place-0-10 = 10. pozíció bal oldala
    .on = 10. pozíció bal oldalán
    .ra = 10. pozíció bal oldalára
place-0-11 = 11. pozíció bal oldala
    .on = 11. pozíció bal oldalán
    .ra = 11. pozíció bal oldalára
place-0-12 = 12. pozíció bal oldala
    .on = 12. pozíció bal oldalán
    .ra = 12. pozíció bal oldalára
place-1-1 = 1. pozíció jobb oldala
    .on = 1. pozíció jobb oldalán
    .ra = 1. pozíció jobb oldalára
place-1-2 = 2. pozíció jobb oldala
    .on = 2. pozíció jobb oldalán
    .ra = 2. pozíció jobb oldalára
place-1-3 = 3. pozíció jobb oldala
    .on = 3. pozíció jobb oldalán
    .ra = 3. pozíció jobb oldalára
place-1-4 = 4. pozíció jobb oldala
    .on = 4. pozíció jobb oldalán
    .ra = 4. pozíció jobb oldalára
place-1-5 = 5. pozíció jobb oldala
    .on = 5. pozíció jobb oldalán
    .ra = 5. pozíció jobb oldalára
place-1-6 = 6. pozíció jobb oldala
    .on = 6. pozíció jobb oldalán
    .ra = 6. pozíció jobb oldalára
place-1-7 = 7. pozíció jobb oldala
    .on = 7. pozíció jobb oldalán
    .ra = 7. pozíció jobb oldalára
place-1-8 = 8. pozíció jobb oldala
    .on = 8. pozíció jobb oldalán
    .ra = 8. pozíció jobb oldalára
place-1-9 = 9. pozíció jobb oldala
    .on = 9. pozíció jobb oldalán
    .ra = 9. pozíció jobb oldalára
place-1-10 = 10. pozíció jobb oldala
    .on = 10. pozíció jobb oldalán
    .ra = 10. pozíció jobb oldalára
place-1-11 = 11. pozíció jobb oldala
    .on = 11. pozíció jobb oldalán
    .ra = 11. pozíció jobb oldalára
place-1-12 = 12. pozíció jobb oldala
    .on = 12. pozíció jobb oldalán
    .ra = 12. pozíció jobb oldalára
