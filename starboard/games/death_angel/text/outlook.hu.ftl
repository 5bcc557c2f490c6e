### Mit hozna egy választás, mielőtt döntesz.

outlook-card = { $number }. számú kártya, { $type }
outlook-marine = { $marine }: harci távolság { $range }
outlook-reach = { $marine }: { $count ->
    [0] nincs elérhető raj
   *[other] { $count } raj elérhető, { $percent } %, hogy elpusztul valami
  }
outlook-one-falls = legalább egy génorzó elpusztul
outlook-in-front = { $marine } előtt aktiválható terep van: { $terrain }
outlook-nothing-in-front = az osztag egyik tagja előtt sincs aktiválható terep
outlook-no-supply = üres a készlet: nem kerülhet le jelző
outlook-supply = { $tokens } jelző van a készletben
outlook-supply-after = { $tokens } jelző marad a készletben
outlook-worst = most ő van a legnagyobb veszélyben: { $marine }, { $percent } %
outlook-attack = pusztít, ha a dobás { $faces }: { ART($all) } { $all } oldalból { $count }
outlook-power-field = Erőtér védi, semmi sem pusztulhat el ({ $swarm })
outlook-may-reroll = { $tokens } jelző újradobásra
outlook-slain = { $count ->
    [0] semmi sem pusztul el
    [one] egy elpusztul
   *[other] akár { $count } elpusztul
  }
outlook-charge = { $count ->
    [0] nincs a közelében génorzó
   *[other] biztosan elpusztíthat a közelében legfeljebb { $count } génorzót
  }, utána az életéért dob
outlook-claudio-falls = Claudio meghal
outlook-pays = { $marine } egy jelzőjébe kerül, marad { $tokens }
outlook-keep-attack = { $hits ->
    [0] ez a dobás ({ $face }) nem talált
   *[other] ez a dobás ({ $face }) legfeljebb { $hits } génorzót pusztít el
  }
outlook-keep-lives = ezzel a dobással ({ $face }) { $marine } életben marad
outlook-reroll-attack = { $hits ->
    [0] a mostani dobás nem talált
   *[other] a mostani dobás legfeljebb { $hits } génorzót pusztít el
  }
outlook-reroll-defence = { $hits ->
    [0] a mostani dobás megmenti { NAME($marine, form: "acc") }: az új csak árthat
   *[other] a mostani dobással { $marine } meghal
  }
outlook-lives = életben marad
outlook-falls = meghal
outlook-wins = győztök
outlook-launch = { ART($all) } { $all } oldalból { $count } győzelem
outlook-launch-later = azután egy dobással { ART($all) } { $all } oldalból { $count } győzelem
outlook-teleport = { $marine } megtartja a jelzőit ({ $tokens })
outlook-intimidate = annyi megy el, amennyit a kocka mutat, legfeljebb a kékekkel harcban álló összes
outlook-dies = { $marine } meghal{ $last ->
    [0] { "" }
   *[other] : a küldetés elbukik
  }
outlook-artefact = az Ereklye végleg elvész, { $marine } életben marad
outlook-done-attack = ezzel a lappal nincs több támadás
outlook-done-paid-attack = nincs több támadás jelzőért
outlook-done-manoeuvre = ezzel a lappal már senki sem mozog, fordul vagy aktivál
outlook-danger = { $marine } halálának esélye a következő támadásban: { $before } % → { $after } %
outlook-same-danger = senkinek sem változtat a veszélyén a következő támadásban
outlook-reach-after = { $marine } ezután { $count ->
    [0] egyetlen rajt sem ér el
   *[other] { $count } rajt ér el
  }
outlook-token-behind = { NAME($marine, form: "acc") } hátulról támadják: ott nem segít a jelző
outlook-token-idle = most senki sem támadja { NAME($marine, form: "acc") }
outlook-swarm-left = { $count ->
    [0] a raj megsemmisül
   *[other] { $count } génorzó marad ott
  }
outlook-one-token = egy jelzőbe kerül
outlook-victory = győztök
outlook-shield = ebben a fordulóban nem támad, és nem is pusztítható el
outlook-appear = { $count ->
    [0] egy sem
   *[other] { $count } génorzó
  } jelenik meg { THE($place, form: "on") }, azután ott { $all } áll
outlook-pile = { $pile }: { $before } → { $rest }
outlook-travel = egy pakli kiürül: a fázis végén továbbhaladtok
outlook-faces = { $marine } erre az oldalra néz: aktiválhatná
outlook-faces-away = { $marine } a másik oldalra néz
outlook-door = ezután { $tokens } jelző van az Ajtón: haladáskor ennyi génorzó pusztítható el
outlook-chimney = a Spórakürtő eltűnik
outlook-tank = { $count ->
    [0] nincs itt génorzó
   *[other] { $count } génorzó pusztul el
  } { $marine } mellett, aki utána az életéért dob
outlook-no-panel = az Aktiválópanel ezen a helyszínen nem tesz semmit
outlook-loses-tokens = { $marine } { $count } jelzőt veszít
outlook-gets-tokens = { $marine } megkapja a többiek { $count } jelzőjét

## Akciók

card-by-number = { $number } { $card }
card-type = { CAP($type) }
do-swap = Mozgás
do-turn = Megfordulás
do-activate = Aktiválás
do-attack = Támadás
do-charge = Hősies roham
gain-swap = helycsere a szomszéddal
gain-swap-any = helycsere bárkivel
gain-turn = a másik oldalra néz
gain-activate = a szemközti terep használata
gain-attack = koponyára egy génorzó elpusztul
gain-charge = legfeljebb { $amount } génorzó elpusztul Claudio körül
price-token = 1 jelző
price-risk = 0-ra Claudio meghal
refused-nobody-to-swap = Nincs már senki a formációban, akivel helyet lehetne cserélni.
refused-nothing-to-activate = Az osztag egyik tagja sem néz aktiválható terepre.
refused-no-swarm = Nincs raj az alakzatnál.
gain-done = a többi elmarad
gain-card-block = jelző; Gideont koponya megmenti
gain-card-defensive_stance = jelző; sárgák: az újradobás megment
gain-card-counter_attack = jelző; Lorenzo koponyája visszavág
gain-card-overwatch = jelző; a vörösök az esemény után támadnak
gain-card-strategize = jelző; egy raj elmozgatható
gain-card-power_field = jelző; egy raj nem támad
gain-card-onward_brothers = mozgás, fordulás, aktiválás; ajtó: +1 jelző
gain-card-stealth_tactics = mozgás, fordulás, aktiválás; paklilap eldobása
gain-card-reorganize = csere bárkivel, fordulás, aktiválás
gain-card-forward_scouting = mozgás, fordulás, aktiválás; a jövő esemény
gain-card-intimidation = mozgás, fordulás, aktiválás; elűzés
gain-card-run_and_gun = mozgás, fordulás, aktiválás; támadás jelzőért
gain-card-lead_by_example = mindkettő támad; találatért jelző
gain-card-flamer_attack = mindkettő támad; Zael a dobott számot
gain-card-psionic_attack = mindkettő támad; Calistarius koponyára újra
gain-card-dead_aim = mindkettő támad; a 4-es hármat pusztít
gain-card-full_auto = mindkettő támad; Leon háromszor
gain-card-heroic_charge = mindkettő támad; vagy Claudio rohama
