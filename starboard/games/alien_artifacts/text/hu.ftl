### Idegen Ereklyék: mi fekszik az asztalon, és mi a neve. A kártyák a cards.hu.ftl, a szabályok a rules.hu.ftl fájlban vannak.

title = Idegen Ereklyék

## Színek és szimbólumok

colour-red = piros
colour-blue = kék
colour-green = zöld
colour-gold = arany
coin-red = piros
coin-blue = kék
coin-green = zöld
coin-red-gold = piros vagy arany
coin-blue-gold = kék vagy arany
coin-green-gold = zöld vagy arany
coin-all = tetszőleges színű
coin-one = azonos színű, nem arany
half-red-1 = 1 piros
half-red-2 = 2 piros
half-red-3 = 3 piros
half-blue-1 = 1 kék
half-blue-2 = 2 kék
half-blue-3 = 3 kék
half-green-1 = 1 zöld
half-green-2 = 2 zöld
half-green-3 = 3 zöld
half-gold-1 = 1 arany
half-gold-2 = 2 arany
half-gold-3 = 3 arany
resource = { $top } / { $bottom }
numbered = száma { $number } ({ $resource })

## Sorok, paklik, típusok, oldalak

row-ship = hajók
row-technology = technológiák
row-planet = bolygók
deck-ship = hajópakli
deck-technology = technológiapakli
deck-planet = bolygópakli
type-explore = Felfedezés
type-expand = Terjeszkedés
type-exterminate = Kiirtás
type-exploit = Kizsákmányolás
side-0 = Logisztikai oldal
side-1 = Műveleti oldal
place-ship-logistic = csatlakozás a flottához (logisztikai oldal)
place-ship-operational = indulás küldetésre (műveleti oldal)
place-technology-logistic = a technológia alkalmazása (logisztikai oldal)
place-technology-operational = a technológia piacra dobása (műveleti oldal)
place-planet-logistic = a bolygó betelepítése (logisztikai oldal)
place-planet-operational = a bolygó kizsákmányolása (műveleti oldal)
zone-0 = az építési területre
zone-1 = a birodalomba, logisztikai oldalával
zone-2 = a birodalomba, műveleti oldalával

## Mire kell fizetni, mire vonatkozik a limit

purpose-build-ship = hajóépítésre
purpose-develop-technology = technológia fejlesztésére
purpose-explore-planet = bolygó felfedezésére
purpose-prepare-ship = előkészítésre
purpose-prepare-technology = előkészítésre
purpose-prepare-planet = előkészítésre
purpose-trade = kereskedésre
purpose-remove-blockade = blokádok eltávolítására
purpose-launch-attack = támadás indítására
purpose-generate-income = bevétel szerzésére
purpose-mine-planets = bolygók bányászatára
purpose-buy = vásárlásra
purpose-other = a hatásra

## Akciók a naplóban

action-buy = vásárlás
action-build = hajóépítés
action-develop = technológia fejlesztése
action-explore = bolygó felfedezése
action-prepare = erőforrások előkészítése
action-trade = erőforrások kereskedése
action-unblock = blokádok eltávolítása
action-launch = támadás indítása
action-income = bevétel szerzése
action-mine-planets = bolygók bányászata
action-ability = frakcióképesség

## Mértékek

metric-planets = bolygó a birodalomban
    .each = bolygód
metric-technologies = technológia a birodalomban
    .each = technológiád
metric-ships = hajó a birodalomban
    .each = hajód
metric-planets-logistic = logisztikai bolygó
    .each = logisztikai bolygód
metric-planets-operational = műveleti bolygó
    .each = műveleti bolygód
metric-technologies-logistic = logisztikai technológia
    .each = logisztikai technológiád
metric-technologies-operational = műveleti technológia
    .each = műveleti technológiád
metric-ships-logistic = logisztikai hajó
    .each = logisztikai hajód
metric-ships-operational = műveleti hajó
    .each = műveleti hajód
metric-empire-cards = kártya a birodalomban
    .each = kártyád
metric-logistic-cards = logisztikai kártya
    .each = logisztikai kártyád
metric-operational-cards = műveleti kártya
    .each = műveleti kártyád
metric-planet-types = különböző bolygótípus
    .each = különböző bolygótípusod
metric-ship-types = különböző hajótípus
    .each = különböző hajótípusod
metric-row-type-pairs = különböző sor–típus pár
    .each = különböző sor–típus párod
metric-row-sets = hajó–technológia–bolygó készlet
    .each = hajó–technológia–bolygó készleted
metric-type-sets = négy típusból álló készlet
    .each = négytípusos készleted
metric-best-row-type = azonos típusú kártya egy sorban
    .each = azonos sorú és típusú kártyád
metric-stock-cards = lap a bolygók készletében
    .each = készletben lévő lapod
metric-attached-cards = csatolt lap
    .each = csatolt lapod
metric-projects = épülő kártya
    .each = épülő kártyád
metric-credits = kredit a bankban
    .each = kredited
metric-artifacts-held = birtokolt ereklye
    .each = birtokolt ereklyéd
metric-defence-plans = birtokolt Védelmi Terv
    .each = birtokolt Védelmi Terved
metric-blockades-on-others = blokádjelző mások kártyáin
    .each = mások kártyáin lévő blokádjelző
metric-type-cards-explore = Felfedezés típusú kártya
    .each = Felfedezés típusú kártyád
metric-type-cards-expand = Terjeszkedés típusú kártya
    .each = Terjeszkedés típusú kártyád
metric-type-cards-exterminate = Kiirtás típusú kártya
    .each = Kiirtás típusú kártyád
metric-type-cards-exploit = Kizsákmányolás típusú kártya
    .each = Kizsákmányolás típusú kártyád
column = Legalább { $need }: pontozáskor { $vp } GYP, a játék végén { $end_vp } GYP
column-need = { $need }+
measured = A pontozás alapja: { $metric }

## A tábla

phase-choosing = Frakciók
phase-setting-up = Előkészületek
phase-action = Akció
phase-drawing = Húzás
phase-scoring = Pontozás
marker = Fordulójelző: { $marker }
last-round = Utolsó forduló
construction = Építési terület
empire = Birodalom
next-costs = ára
ships-short = Hajók
technologies-short = Tech.
planets-short = Bolygók
kept = Ereklyék és Védelmi Tervek
buy-price = { $credits } C + { $extra } C/lap
    .short = { $credits } C
resources-left = Felfedett erőforráskártyák
stock-note = A készlet lapjait úgy használhatod, mintha a kezedben lennének, de csak a látható felüket.
spent-so-far = még { $symbols } ({ $coin }), legfeljebb { $count } lappal
keyword-0 = Folyamatos
keyword-1 = Kiegészítő
keyword-2 = Akció
no-faction = Még nincs frakciója
blockaded = Blokád alatt áll.
bill-title = Fizetés

## Az asztalon lévő dolgok neve

node-deck = { CAP($deck) }: legfelül { $card }, { $count } lap
node-empty-deck = { CAP($deck) }: üres
node-system = Elérhető Idegen Rendszer: { $system }
node-resources = Erőforráspakli: { $count } lap
node-discard = Erőforrás-dobópakli: { $count } lap
node-artifacts = Ereklyepakli: { $count } lap
node-plans = Védelmi Tervek paklija: { $count } lap
node-blockades = Blokádjelzők a készletben: { $count }
node-row = { CAP($row) }: a következő kártya ára { $symbols } szimbólum
node-project = { $card }, épül: { $symbols } szimbólum csatolva, { $cost } kell
symbols-of-cost = { $symbols }/{ $cost }
node-card = { $card }
node-drawn = { $card }, most húztad
node-card-0 = { $card } (logisztikai)
node-card-1 = { $card } (műveleti)
node-mini-blockaded = { $card } ({ $side }), blokád alatt, tulajdonosa { THE($seat) }
stock-count = { $count } lap a készletben
cost-parts = { $base }{ $owned ->
    [0] { "" }
   *[other] {" "}+ { $owned } meglévő
}{ $less ->
    [0] { "" }
   *[other] {" "}− { $less }
}
ability-priced = { $name }: { $symbols } { $colour }
ability-of-one = { $name }: { $symbols } azonos színű
end-short = frakciópont most { $vp }
systems-left = még { $count }
if-it-ended = { $vp }, ha most lenne vége
end-now = { $text } Most { $vp }.
end-now-short = A frakció pontozása most { $vp } GYP-t adna.
ends-with = frakciópont most { $vp }; ha most lenne vége, { $all } GYP
place-project-ship = Vegyél hajót: itt vár, amíg megépül
place-project-technology = Vegyél technológiát: itt vár, amíg kifejleszted
place-project-planet = Vegyél bolygót: itt vár, amíg felfedezed
place-empire-ship = Itt dolgoznak a megépített hajók
place-empire-technology = Itt dolgoznak a kifejlesztett technológiák
place-empire-planet = Itt dolgoznak a felfedezett bolygók
heading-decks = Paklik: vásárlás
heading-construction = Építés: csatolás, befejezés
heading-next = A következő
heading-empire = Birodalom: neked dolgozik
node-card-blockaded = { $card }, blokád alatt
half-shown = { $half }, { $type } ikon
number-note = Száma { $number }: csak akkor számít, ha a lapot támadáshoz fedjük fel.
attached-note = Csak ezért a kártyáért fizet, nem vehető vissza és nem adható el.
kept-note = Ereklyét a saját körödben játszhatsz ki, Védelmi Tervet akkor választasz, ha megtámadnak.
pile-note-resources = Innen húzzuk az erőforráskártyákat. Ha elfogy, lép a fordulójelző.
pile-note-discard = Az elköltött és felfedett erőforráskártyák. Ha elfogy a pakli, ezeket keverjük újra.
pile-note-artifacts = Támadásért és némely hatásért jár ereklye. Innen húzod, a többiek nem látják.
node-half-stock = { $half } a készletben ({ $card })
node-half-attached-to = { $half }, csatolva ({ $card })
node-mini-project = { $card }, épül, { $symbols } csatolt szimbólummal; tulajdonosa { THE($seat) }
node-backs = Műveleti oldalak: { $deck }
named = { $name }: { $text }
plan-known = Ismert terv: { $plan }. { $table }
ability-named = Képesség: { $ability }
first-player = Kezdőjátékos
first-player-note = Kezdőjátékos: az utolsó forduló az ő köre előtt ér véget.
kept-line = { $artifacts } ereklye, { $plans } terv
headline = { CAP($what) }
short-or = vagy
node-half-attached = { $half }, csatolva
node-resource = { $resource }, száma { $number }
node-seat = { CAP($seat) }: { $faction }
node-seat-none = { CAP($seat) }
node-faction = { $faction }
node-artifact = Ereklye: { $artifact }
node-plan = Védelmi Terv: { $plan }
node-bank = Bank: { $credits } kredit (legfeljebb { $most } lehet)
node-mini = { $card } ({ $side }), tulajdonosa { THE($seat) }
node-bill = Fizetés: még { $symbols } szimbólum ({ $coin }), legfeljebb { $count } lappal
node-stock = { THE($card, cap: 1) } készlete
panel-line = { $credits } C, { $ships } hajó, { $technologies } technológia, { $planets } bolygó
panel-hand = { $count } lap a kézben, { $artifacts } ereklye, { $plans } terv

## A doboz polcai és a kártyák részei

shelf-ship = Hajók
shelf-technology = Technológiák
shelf-planet = Bolygók
shelf-resource = Erőforráskártyák
shelf-artifact = Idegen Ereklyék
shelf-system = Idegen Rendszerek
shelf-plan = Védelmi Tervek
shelf-faction = Frakciók
shelf-thing = Jelzők, jelölők, táblák
part-type = Típus
part-keyword = Kulcsszó
part-table = Táblázat
part-setup = Előkészületek
part-ability = Képesség
part-end = Játék végi pontozás
part-window = A kijátszás ideje
part-halves = A két fele
half-named = { $half } ({ $type })
stop = { $text }.
thing-player-aid = Játékossegédlet
thing-score-board = Pontozótábla
thing-first-player-marker = Kezdőjátékos-jelölő
thing-round-marker = Fordulójelző
thing-blockade-token = Blokádjelző
thing-wooden-marker = Fajelölő
