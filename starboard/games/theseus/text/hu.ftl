### Theseus: The Dark Orbit. A nevek és a kártyaszövegek a names.hu.ftl, a szabályok a rules.hu.ftl fájlban vannak.

title = Theseus: The Dark Orbit

## Beállítások

variant-mode = Játékmód
    .text = Mindenki magáért, vagy ketten kettő ellen.
variant-mode-usual = ketten párbaj, többen mindenki mindenki ellen
variant-mode-duel = párbaj
variant-mode-free_for_all = mindenki mindenki ellen
variant-mode-team = csapatjáték
variant-pandora = Pandora is játszik
    .text = Az ötödik frakció, azoknak, akik a többit már ismerik.
variant-layout = A szektorok elrendezése
    .text = Hogyan követik egymást a szektorok a körben.
variant-layout-standard = alapelrendezés
variant-layout-random = véletlenszerű
variant-layout-chosen = a házigazda választja
variant-novice_levels = Legmagasabb kártyaszint
    .text = A bonyolultabb kártyák kimaradnak.
variant-three_start_cards = Kezdés három üzembe helyezett kártyával
    .text = Már az első körtől több minden történik.
variant-chosen_deck = Választott pakli
    .text = Mindenki 15 kártyát válogat ki a 25-ből.
variant-first = Kezdőjátékos
    .text = Egy adott hely, vagy a sorsolás dönt.
variant-first-random = sorsolással
variant-idle_rule = A visszaszámlálás akkor is lép, ha sokáig nem történik semmi (T-82)
    .text = Hogy a játék biztosan véget érjen.
variant-faction_1 = Az első hely frakciója
    .text = Kivel játszik ez a hely.
variant-faction_2 = A második hely frakciója
    .text = Kivel játszik ez a hely.
variant-faction_3 = A harmadik hely frakciója
    .text = Kivel játszik ez a hely.
variant-faction_4 = A negyedik hely frakciója
    .text = Kivel játszik ez a hely.
variant-faction_1-random = véletlenszerű
variant-faction_1-marines = { faction-marines }
variant-faction_1-aliens = { faction-aliens }
variant-faction_1-scientists = { faction-scientists }
variant-faction_1-greys = { faction-greys }
variant-faction_1-pandora = { faction-pandora }
variant-faction_2-random = véletlenszerű
variant-faction_2-marines = { faction-marines }
variant-faction_2-aliens = { faction-aliens }
variant-faction_2-scientists = { faction-scientists }
variant-faction_2-greys = { faction-greys }
variant-faction_2-pandora = { faction-pandora }
variant-faction_3-random = véletlenszerű
variant-faction_3-marines = { faction-marines }
variant-faction_3-aliens = { faction-aliens }
variant-faction_3-scientists = { faction-scientists }
variant-faction_3-greys = { faction-greys }
variant-faction_3-pandora = { faction-pandora }
variant-faction_4-random = véletlenszerű
variant-faction_4-marines = { faction-marines }
variant-faction_4-aliens = { faction-aliens }
variant-faction_4-scientists = { faction-scientists }
variant-faction_4-greys = { faction-greys }
variant-faction_4-pandora = { faction-pandora }
variant-first-1 = 1. hely
variant-first-2 = 2. hely
variant-first-3 = 3. hely
variant-first-4 = 4. hely
variant-novice_levels-0 = csak 0-s szint
variant-novice_levels-1 = 0-s és 1-es szint
variant-novice_levels-2 = 0-s, 1-es és 2-es szint
variant-novice_levels-3 = minden kártya

preset-first = Ketten, csak a legegyszerűbb kártyákkal, ahogy a szabálykönyv első játékhoz ajánlja.
preset-usual = A négy frakció minden kártyájával, a szektorok szokásos sorrendjével.
preset-everything = Pandora is játszik, a szektorok véletlenszerűen fekszenek, és mindenki maga válogatja a pakliját.

## Fázisok és a keret

phase-setup = Előkészületek
phase-move = Mozgás
phase-act = Akciókártyák
phase-sector = Szektorakció
phase-pending = Függőben lévő kártyák
turn-number = { $turn }. kör
round-setup = Előkészületek
line-faction = { $faction } · { $sector }
line-faction-homeless = { $faction }
line-tally = { $life } életerőpont{ $collects ->
    [0] {""}
   *[1] , { $data } adatpont
}, { $tokens } fejlesztésjelző{ $deck ->
    [0] {""}
   *[1] , { $count } lap a pakliban
}
line-shaft = Hat az Aknafolyosó: { $more } szektorral tovább
line-kept = Félretéve: { $cards }
line-ally = { $alliance } szövetség
alliance-0 = „A”
alliance-1 = „B”
edge-0 = bal
edge-1 = jobb
sector-all = az egész állomás

## Dolgok az asztalon

action-assault = Roham
action-malfunction = Üzemzavar
action-extra-turn = Plusz egy kör
action-faction = Fejlesztés / Tisztogatás
action-of = { $sector }, szektorakció: { $action }
empty-room = { $room }, üres
taken-room = { $room }, foglalt
room-passages = Átjáró vezet ide: { $letters }
idle-so-far = Ennyi köre nem fogyott lap pakliból: { $turns }. { $most } körnél lép a jelző.
sector-reminders = Az egész szektorban hat: { $cards }
sector-leg = Ebben a körben itt ért véget a mozgás.
sector-crossing = Áthaladáskor is hat: { $cards }
unit-in = { $unit } ({ $room })
unit-in-space = { $unit } az űrmezőn
unit-beside = { $unit }, rendelkezésre áll
unit-side = { $side ->
    [0] alapegység
   *[1] fejlett egység
}
attack-0 = Nem támad.
attack-1 = Egy lőtávolságon belüli ellenséges egységet támad meg.
attack-2 = Minden lőtávolságon belüli ellenséges egységet megtámad.
attack-data = Egy lőtávolságon belüli ellenséges egységet támad meg, és sérülés helyett 1 adatpontot szerez.
takeover-1 = Egyszeri használatra vesz át egy kártyát.
takeover-2 = Tartósan vesz át egy kártyát.
runs = Egy szektorral tovább mozoghat.
unit-points = Innen { $points } szektornyit mozog.
is-clamped = Fogóban van: nem mozgatható, és nem támad.
is-invisible = Láthatatlan: nem lehet megtámadni.
is-infected = Paraziták: { $tokens }. Mozgáspontonként mindegyik 1 életerőpontba kerül.
embryos-left = Rendelkezésre áll: { $count }
was-moved = Ebben a körben már mozgott.
empty-slot = { $place }, üres
taken-slot = { $place }: { $card }
card-at = { $card } ({ $place })
card-numbered = Értéke most: { $number }
card-copies = { NUM($copies, form: "szor") } hat
card-tokens = Fejlesztésjelzők: { $tokens }
card-cameras = Kamerapontok: { $points }
card-malfunction = Üzemzavar: úgy kezeljük, mintha nem lenne játékban.
card-out = Egy Kúszónövény miatt hatástalan.
card-pending = Függőben: még nincs hatása.
card-held = Átvette: { $unit }
card-of = { $faction }
card-bonus = Bónuszkártya
deck-of = { THE($seat, cap: 1) } paklija: { $count } lap
deck-empty = A pakli üres.
deck-top = Legfelül: { $card }
track-life = { $faction }, életerőpontok
track-data = { $faction }, adatpontok (20 kell a győzelemhez)
track-life-of = { $faction }: { $life } életerőpont
track-data-of = { $faction }: { $data } adatpont
countdown = Visszaszámlálás
countdown-means = A jelző akkor lép tovább, ha üres pakliból kellene függőben lévő kártyát pótolni. A végén az életerő- és adatpontok összege dönt.
countdown-at = Visszaszámlálás: { $field ->
    [0] még nem kezdődött el
    [1] 3
    [2] 2
    [3] 1
   *[4] vége
}
field-0 = nincs
field-0-here = ▸nincs
field-1 = 3
field-1-here = ▸3
field-2 = 2
field-2-here = ▸2
field-3 = 1
field-3-here = ▸1
field-4 = vége
field-4-here = ▸vége
space = Űrmező
space-means = A kilőtt egységek itt várnak. Aki visszatér, bármelyik üres terembe kerülhet, de ennyiből áll az egész kör.
supply-of = Fejlesztésjelzők a készletben: { $tokens }
supply-means = Mindenki ebből a közös készletből kap. Ha elfogyott, senki sem kap többet.
deactivation-here = Deaktiválás jelzők ({ $sector }): { $tokens }
kept-by = { $card } ({ THE($seat) } tartja magánál)
edge-name = { $sector }, { $edge } oldal
pandora-here = Pandora szektora

## Mire vezet egy választás?

outlook-move = { $points } mozgáspont{ $met ->
    [0] {""}
   *[other] ; útjába kerül: { $cards }
}{ $silent ->
    [0] {""}
   *[other] ; deaktiválás jelző hallgattatja el a csapdákat: { $sectors }
}{ $launch ->
    [0] {""}
   *[1] ; kilövi az űrbe: { $unit }
}{ $full ->
    [0] {""}
   *[1] ; betelik a szektor: kisebb roham
}{ $later ->
    [0] {""}
   *[other] ; azután: { $then }
}.
outlook-land = { $met ->
    [0] Egyik csapda sem hat rá
   *[other] Csapdák hatnak rá: { $cards }
}{ $silent ->
    [0] {""}
   *[other] , mert deaktiválás jelző hallgattatja el őket
}; más nem történik, és véget ér a köröd.
outlook-refill = { $fate ->
    [0] Ez a lap kerül a függőben lévő kártyamezőre: { $next }.
    [1] A paklid üres: helyette a játék vége jelző lép ide: { $field ->
        [1] 3
        [2] 2
       *[3] 1
    }.
   *[2] A paklid üres: a játék vége jelző a végére ér, és vége a játéknak. Az állás: { $mine } : { $best }.
}
outlook-install = { $over ->
    [0] {""}
    [1] Eldobod, ami ott van: { $old }.{" "}
   *[2] Bónuszkártyát kapsz: { $old }.{" "}
}{ $fate ->
    [0] Ez a lap kerül a függőben lévő kártyamezőre: { $next }.
    [1] A paklid üres: helyette a játék vége jelző lép ide: { $field ->
        [1] 3
        [2] 2
       *[3] 1
    }.
   *[2] A paklid üres: a játék vége jelző a végére ér, és vége a játéknak. Az állás: { $mine } : { $best }.
}

outlook-way = { $count } egység áll itt: { $sector }. Az útvonal: { $sectors }.
outlook-trap = { $card } ({ $sector }): −{ $damage } életerőpont{ $gone ->
    [0] {""}
   *[1] , és a csapda elhasználódik
}.
outlook-trap-other = Hat rá: { $card } ({ $sector }).
outlook-minor = { $hits ->
    [0] Kisebb roham: ottani egységeid senkit sem érnek el.
   *[other] Kisebb roham: { $hits } egységet ér találat, legalább { $damage } életerőpont és { $data } adatpont.
}
outlook-assault = { $hits ->
    [0] Roham: egyetlen egységed sem ér el ellenfelet.
   *[other] Roham: { $hits } egységet ér találat, legalább { $damage } életerőpont és { $data } adatpont.
}
outlook-no-action = Más frakció szektora: { $sector }. Itt nincs szektorakciód.
outlook-eject = Maga az egység kerül az űrbe: nem hat rá csapda, és nincs kisebb roham.
outlook-deck = { $count ->
    [0] Ez a paklid utolsó lapja: a következő pótláskor a játék vége jelző lép.
   *[other] Utána { $count } lap marad a paklidban.
}
outlook-oust = Kikerül a játékból: { $card }.
outlook-take = Magadnál tartod, és azonnal vagy később kijátszhatod: { $card }.
outlook-install-top = Üzembe kerül, és mostantól hat; függőben lévő kártyát nem kell pótolni.
outlook-relocate = A jelzőivel együtt ide kerül: { $card }.
outlook-token = Ára { $cost } fejlesztésjelző (neked { $have } van).
outlook-number = { $card }: { $number } helyett { $then }.
outlook-last-token = Ezzel megtelik: hat jelző van rajta.
outlook-play-top = A paklid legfelső lapja egy üres kártyamezőre kerül, az instant pedig hozzád: { $card }.
outlook-shaft = Egy egységed ebben a körben 1 szektorral tovább mehet; a kártya elhasználódik.
outlook-play = Egyszer hajtod végre, aztán a kártya elhasználódik.
outlook-no-supply = A készlet üres: nem kapsz jelzőt.
outlook-gain-token = { $have } jelződ lesz, a készletben { $left } marad.
outlook-no-extra = Nincs másik mozgatható egységed: nem történik semmi.
outlook-extra = Mind a négy fázis egy másik egységgel: { $targets }.
outlook-purge = Kikerül a játékból: { $card }.
outlook-disable = Nincs játékban, amíg rajta van a jelző: { $card }{ $pending ->
    [0] {""}
   *[1] . Se üzembe helyezni, se eldobni nem lehet
}.
outlook-take-over = { THE($unit, cap: 1) } a kártyára kerül, és többé nem egység; a kártya téged szolgál: { $card }.
outlook-explode = Nincs itt ellenséges egység: a kártya hiába használódna el.
outlook-pass = Nem töltesz fel semmit, a visszaszámlálás is áll.
outlook-idle = Nem töltesz fel semmit. { $left ->
    [0] Túl sok kör telt el úgy, hogy pakliból nem fogyott lap: most lép a játék vége jelző.
   *[other] Még { $left } ilyen kör, és lép a játék vége jelző, mert pakliból nem fogy lap.
}
mark-damage = −{ $damage }
mark-acts = hat
mark-space = űrbe
mark-hit = találat
mark-gone = kiesik
mark-off = nem hat
mark-advanced = fejlett
mark-number = { $n }

## Kérdések

ask-base = Válaszd ki a szövetséged szektorát!
ask-lay = Melyik szektor következik az óramutató járása szerint?
ask-sector-token = Tedd Pandora szektorjelzőjét egy szektor bal vagy jobb oldalára!
ask-leave = Hagyj ki egy kártyát a paklidból (még { $left })!
ask-start = Helyezz üzembe egy kezdőkártyát egy üres kártyamezőn, vagy tegyél félre egy instant kártyát!
ask-place = Melyik terembe kerüljön { THE($unit) }?
ask-move = Válassz egy egységet és egy termet, ahol befejezi a mozgását!
ask-act = { $sector }: melyik akciókártya következik?
ask-sector = { $sector }: hajtsd végre a szektorakciót!
ask-pending = { $sector }: válassz egy függőben lévő kártyamezőt, vagy hagyd ki!
ask-end = Még használhatsz jelzőket és instant kártyákat, aztán véget ér a köröd.
ask-before-refill = Ezt a bónuszkártyát kaptad: { $card }. Kijátszol valamit, mielőtt pótolnád a függőben lévő kártyát?
ask-install-top = Helyezd üzembe egy üres kártyamezőn paklid legfelső lapját ({ $card })!
ask-lift = Melyik üzembe helyezett kártyádat helyezed át?
ask-relocate = Hová kerüljön ez a kártya ({ $card })?
ask-malfunction = Melyik ellenséges kártyára kerüljön az üzemzavarjelző?
ask-hit = { $sector }: melyik ellenséges egységet éri a támadás?
ask-repeat = { $card }: melyik egység ismétli meg a támadásait?
ask-trap-order = Több csapda hat erre az egységre: { $unit }. Melyik legyen az első?
ask-control = { $card }: mozgass egy ellenséges egységet!
ask-abduct = { $card }: melyik ellenséges egység hová kerüljön?
ask-spawn = { $card }: hol jelenjen meg a kisebb Idegen?
ask-detect = { $card }: helyezz el egy deaktiválás jelzőt egy szektorban!
ask-veil = { $card }: melyik egység legyen láthatatlan?
ask-strike = { $card }: melyik egységed támadjon?
ask-drain = Orvosi részleg: ki veszítsen egy életerőpontot?
ask-decline = { $card }: melyik ellenfél veszítsen fejlesztést?
ask-lose = { $card }: melyik fejlesztésedet veszíted el?
ask-explode = { $card }: nincs itt ellenséges egység. Végrehajtod mégis?
ask-remote = { $card }: melyik akciókártyát hajtod végre?
ask-blueprint = { $card }: használod egy tetszőleges szektor függőben lévő kártyamezőjét?
ask-birth = { $sector }: melyik embrió szülessen meg, és hol?
ask-take-over = Átvegyen egy ellenséges kártyát { THE($unit) }?

## Választások

option-base = { $sector }
option-lay = { $sector }
option-sector-token = { $sector }, { $edge } oldal
option-leave = Kimarad: { $card }
option-start = { $card }: { $slot }
option-keep = Félretétel: { $card }
option-place = { $who }: { $room }
option-move = { $unit }: { $room }
option-detour = { $unit }: { $room } ({ $points } mozgáspont, kimarad: { $skipped })
option-stride = { $unit }: { $room } ({ $points } mozgáspont)
option-route = { $unit }: { $room } ({ $points } mozgáspont, útvonal: { $crossed })
option-land = { $unit } az űrből: { $room }
option-eject = Maga a mozgatott egység kerül az űrbe: { $unit } ({ $sector })
option-stop = Nincs több
option-advance = Fejlesztés: { $unit }
option-improve = Fejlesztésjelző: { $card } ({ $at })
option-play = Kijátszás: { $card }
option-lift = { $card } ({ $at })
option-go-on = A lap pótlása most
option-end = A kör vége
option-hit = { $unit }
option-repeat = { $unit }
option-trap = { $card } ({ $at })
option-act = { $card } ({ $at })
option-abduct = { $unit }: { $room }
option-spawn = { $room }
option-detect = { $sector }
option-veil = { $unit }
option-strike = { $unit }
option-drain = { $seat }
option-aim = { $seat }
option-lose-token = Egy félretett fejlesztésjelző
option-lose-card = Egy jelző erről: { $card } ({ $at })
option-lose-unit = { THE($unit, cap: 1) } alapegység lesz
option-explode = Végrehajtás: { $card }
option-decline = Nem
option-assault = Roham
option-malfunction = Üzemzavar
option-extra-turn = Plusz egy kör
option-token = Fejlesztésjelző
option-purge = Alap tisztogatás: { $card } ({ $at })
option-disable = { $card } ({ $at })
option-fill = Feltöltés: { $slot }
option-oust = Eldobás: { $card } ({ $at })
option-take = Elvétel: { $card } ({ $at })
option-install = Üzembe helyezés: { $card } → { $slot }
option-pass = Kihagyás
option-birth = { $unit }: { $room }
option-take-over = Átvétel: { $card } ({ $at })

## A játék vége és a pontok

end-life = Egy frakció életerőpontjai elfogytak.
end-life-won = Egy frakció elérte a 20 életerőpontot.
end-data = Egy frakció elérte a 20 adatpontot.
end-countdown = Lejárt a visszaszámlálás: a nagyobb összeg győz.
end-tie-break = A plusz körök eldöntötték a döntetlent.
end-shared = A plusz körök után is döntetlen: a győzelem közös.
term-life = Életerőpontok
term-data = Adatpontok
term-alliance = A szövetség összesen

## Ami nem indítható

setup-mode = Ez a játékmód nem { $count } játékosnak való: { $mode }.
setup-twice = Ugyanazt a frakciót nem választhatja két játékos (T-1).
setup-no-seat = Olyan helynek is választottál frakciót, amely nem játszik.
setup-pandora-off = Az egyik hely frakciója Pandora, de Pandora nem játszik.
setup-pandora-team = A csapatjátékban Pandora nem vesz részt (T-129).
setup-pandora-seatless = Pandora is játszik, de minden helynek más a frakciója.
setup-team-cards = A csapatjátékban mindenki egy üzembe helyezett kártyával kezd (T-122).
setup-first = A kezdőjátékosnak választott hely nem játszik.
setup-first-laid = Ha a szektorokat a házigazda rakja le, a sorrendjük dönti el, ki kezd (T-20): a kezdőjátékost hagyd sorsolásra.
