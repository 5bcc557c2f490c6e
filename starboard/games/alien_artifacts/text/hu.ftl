### Idegen Ereklyék: mi fekszik az asztalon, és mi a neve. A kártyák a cards.hu.ftl, a szabályok a rules.hu.ftl fájlban vannak.

title = Idegen Ereklyék
    .short = Ereklyék

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

## Erőforráskártyák

resource-blue-1-gold-2 = 1 kék / 2 arany
resource-blue-1-gold-3 = 1 kék / 3 arany
resource-blue-1-green-2 = 1 kék / 2 zöld
resource-blue-1-green-3 = 1 kék / 3 zöld
resource-blue-1-red-2 = 1 kék / 2 piros
resource-blue-1-red-3 = 1 kék / 3 piros
resource-blue-2-gold-1 = 2 kék / 1 arany
resource-blue-2-gold-2 = 2 kék / 2 arany
resource-blue-2-green-1 = 2 kék / 1 zöld
resource-blue-2-green-2 = 2 kék / 2 zöld
resource-blue-2-green-3 = 2 kék / 3 zöld
resource-blue-2-red-1 = 2 kék / 1 piros
resource-blue-2-red-2 = 2 kék / 2 piros
resource-blue-2-red-3 = 2 kék / 3 piros
resource-blue-3-gold-1 = 3 kék / 1 arany
resource-blue-3-green-1 = 3 kék / 1 zöld
resource-blue-3-green-2 = 3 kék / 2 zöld
resource-blue-3-red-1 = 3 kék / 1 piros
resource-blue-3-red-2 = 3 kék / 2 piros
resource-gold-2-gold-2 = 2 arany / 2 arany
resource-gold-3-gold-1 = 3 arany / 1 arany
resource-green-1-gold-2 = 1 zöld / 2 arany
resource-green-1-gold-3 = 1 zöld / 3 arany
resource-green-1-red-2 = 1 zöld / 2 piros
resource-green-1-red-3 = 1 zöld / 3 piros
resource-green-2-gold-1 = 2 zöld / 1 arany
resource-green-2-gold-2 = 2 zöld / 2 arany
resource-green-2-red-1 = 2 zöld / 1 piros
resource-green-2-red-2 = 2 zöld / 2 piros
resource-green-2-red-3 = 2 zöld / 3 piros
resource-green-3-gold-1 = 3 zöld / 1 arany
resource-green-3-red-1 = 3 zöld / 1 piros
resource-green-3-red-2 = 3 zöld / 2 piros
resource-red-1-gold-2 = 1 piros / 2 arany
resource-red-1-gold-3 = 1 piros / 3 arany
resource-red-2-gold-1 = 2 piros / 1 arany
resource-red-2-gold-2 = 2 piros / 2 arany
resource-red-3-gold-1 = 3 piros / 1 arany

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

## Nyereségek és eredmények

gain-vp-1 = 1 GYP
gain-vp-2 = 2 GYP
gain-vp-3 = 3 GYP
gain-vp-4 = 4 GYP
gain-credits-1 = 1 kredit
gain-credits-2 = 2 kredit
gain-credits-3 = 3 kredit
gain-credits-4 = 4 kredit
gain-credits-5 = 5 kredit
gain-credits-6 = 6 kredit
gain-credits-7 = 7 kredit
gain-credits-8 = 8 kredit
gain-draw-1 = 1 erőforráskártya
gain-draw-2 = 2 erőforráskártya
gain-draw-3 = 3 erőforráskártya
gain-draw-4 = 4 erőforráskártya
gain-draw-5 = 5 erőforráskártya
gain-artifact-1 = 1 ereklye
gain-plan-1 = 1 Védelmi Terv
result-blockade-1 = 1 blokád elhelyezése
result-blockade-2 = 2 blokád elhelyezése
result-blockade-own-1 = 1 blokád, helyét a védő választja
result-destroyed = a hajó elpusztul
result-damaged = a hajó megsérül
result-lose-credits-2 = 2 kredit elvész
result-defender-vp-1 = a védő 1 GYP-t kap
result-defender-credits-1 = a védő 1 kreditet kap
result-defender-credits-3 = a védő 3 kreditet kap
result-or = vagy
result-none = semmi
short-vp-1 = +1
short-vp-2 = +2
short-vp-3 = +3
short-credits-1 = 1 C
short-credits-2 = 2 C
short-credits-3 = 3 C
short-credits-5 = 5 C
short-draw-1 = lap
short-artifact-1 = ereklye
short-plan-1 = terv
short-destroyed = elvész
short-damaged = sérült
short-lose = −2 C
table-row = { $value }: { $results }.
table-row-up = { $value } vagy több: { $results }.

## Mértékek

metric-planets = bolygó a birodalomban
metric-technologies = technológia a birodalomban
metric-ships = hajó a birodalomban
metric-planets-logistic = logisztikai bolygó
metric-planets-operational = műveleti bolygó
metric-technologies-logistic = logisztikai technológia
metric-technologies-operational = műveleti technológia
metric-ships-logistic = logisztikai hajó
metric-ships-operational = műveleti hajó
metric-empire-cards = kártya a birodalomban
metric-logistic-cards = logisztikai kártya
metric-operational-cards = műveleti kártya
metric-planet-types = különböző bolygótípus
metric-ship-types = különböző hajótípus
metric-row-type-pairs = különböző sor-típus pár
metric-row-sets = hajó-technológia-bolygó készlet
metric-type-sets = négy típusból álló készlet
metric-best-row-type = azonos típus egy sorban
metric-stock-cards = erőforrás a bolygókészletekben
metric-attached-cards = csatolt erőforrás
metric-projects = épülő kártya
metric-credits = kredit a bankban
metric-artifacts-held = birtokolt ereklye
metric-defence-plans = birtokolt védelmi terv
metric-blockades-on-others = blokád mások kártyáin
metric-type-cards-explore = Felfedezés típusú kártya
metric-type-cards-expand = Terjeszkedés típusú kártya
metric-type-cards-exterminate = Kiirtás típusú kártya
metric-type-cards-exploit = Kizsákmányolás típusú kártya
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
next-costs = a következő
ships-short = Hajók
technologies-short = Techn.
planets-short = Bolygók
kept = Félretett lapok
buy-price = { $credits } C + laponként 1 C
    .short = { $credits } C
available = Elérhető Idegen Rendszer
resources-left = Erőforrás
artifacts-left = Ereklyék
plans-left = Tervek
stock-of = { $card } készlete
stock-note = A készlet lapjait úgy használhatod, mintha a kezedben lennének, de csak a látható felüket.
spent-so-far = még { $symbols }, legfeljebb { $count } lappal
keyword-0 = Folyamatos
keyword-1 = Kiegészítő
keyword-2 = Akció
no-faction = még nincs frakciója
placed-produce = Lerakáskor: 3 lap
mines = Bányászatkor: 1 lap
match-vp = egyezés: 1 GYP
blockaded = blokád alatt
bill-title = Fizetés
board-of = { THE($seat, cap: 1) } táblája
cards-in-hand = { $count } lap a kézben

## Az asztalon lévő dolgok neve

node-deck = { CAP($deck) }: legfelül { $card }, { $count } lap
node-empty-deck = { CAP($deck) }: üres
node-system = Elérhető Idegen Rendszer: { $system }
node-resources = Erőforráspakli: { $count } lap
node-discard = Erőforrás-dobópakli: { $count } lap
node-artifacts = Ereklyepakli: { $count } lap
node-plans = Védelmi Tervek paklija: { $count } lap
node-blockades = Blokádjelzők a készletben: { $count }
node-row = Sor: { $row }, a következő kártya ára { $symbols }
node-project = { $card }, épül, { $symbols } csatolt szimbólum
node-card = { $card }
node-card-blockaded = { $card }, blokád alatt
node-half = { $half }
node-half-stock = { $half } a készletben
node-half-attached = { $half }, csatolva
node-resource = { $resource }, száma { $number }
node-seat = { CAP($seat) }: { $faction }
node-seat-none = { CAP($seat) }
node-faction = { $faction }
node-artifact = Ereklye: { $artifact }
node-plan = Védelmi Terv: { $plan }
node-side = { CAP($place) }
node-bank = Bank: { $credits } kredit a 15-ből
node-mini = { $card }, tulajdonosa { THE($seat) }
node-bill = Fizetés: még { $symbols } szimbólum, legfeljebb { $count } lappal
node-stock = { $card } készlete
panel-line = { $credits } C, { $ships } hajó, { $technologies } technológia, { $planets } bolygó
panel-hand = { $count } lap, { $artifacts } ereklye, { $plans } terv
