### Theseus: miért nem lehet valamit megtenni, és mi a kérdés éppen.

## Mozgás

refused-not-yours-to-move = Ezt az egységet most nem te mozgatod: { $unit }.
refused-clamped = { THE($unit, cap: 1) } Fogóban van: nem mozgatható, és nem támad.
refused-moved = { THE($unit, cap: 1) } ebben a körben már mozgott.
refused-exactly = { THE($unit, cap: 1) } innen ({ $sector }) pontosan { $points } szektornyit mozog, mert { $points } egység áll itt. Ide érkezik: { $sector2 }.
refused-reach = { THE($unit, cap: 1) } innen ({ $sector }) csak itt fejezheti be a mozgását: { $sectors }.
refused-room-taken = Foglalt, de van ott üres terem: { $room }.
refused-room-full = Foglalt: { $room }.
refused-space-full = Az űrből csak üres terembe lehet visszatérni.
refused-space-twin = { THE($unit, cap: 1) } nem különbözik egy másik egységedtől az űrben: azt válaszd!
refused-home-first = Az első egységeid a saját szektorodba kerülnek.
refused-abduct-away = Az elrabolt egység másik szektorba kerül, nem ide: { $sector }.
refused-appears-here = Itt jelenik meg: { $sector }, üres teremben, ha van ilyen.

## Kártyák és kártyamezők

refused-malfunction = Itt van az üzemzavarjelző: { $card }. A kártya nincs játékban, és nem is változtatható.
refused-crept = Egy Kúszónövény miatt hatástalan: { $card }.
refused-enemy-card = Ott ellenséges kártya fekszik: { $card }.
refused-not-empty = Ez a kártyamező nem üres: { $slot } ({ $card }).
refused-slot-taken = Foglalt: { $slot } ({ $card }). Most csak üres kártyamező jó, vagy ami ki van emelve.
refused-slot-pending = Függőben lévő kártyák helye: { $slot }. Itt a kártyának nincs hatása, ezért nem üzembe helyezés.
refused-slot-under = { $slot }: a rajta fekvő kártyát válaszd: { $card }.
refused-no-card = Ott nincs frakciókártya, bónuszkártya pedig nem választható.
refused-own-card = Ez a saját oldalad kártyája: { $card }. Csak ellenséges kártya választható.
refused-protected = A Védelem magára vonja az üzemzavarjelzőt: oda kell tenni.
refused-not-enemy = Ez nem ellenséges kártya: { $card }.
refused-instant = Instant kártya: { $card }. Nem lehet üzembe helyezni, csak félretenni és kijátszani.
refused-none-to-install = { $slot }: most nincs üzembe helyezhető függőben lévő kártyád.
refused-nowhere-to-install = Ezt a kártyát most nem lehet üzembe helyezni: { $card }.
refused-pending-elsewhere = { $slot }: csak annak a szektornak a függőben lévő kártyamezői számítanak, ahol az egységed befejezte a mozgását ({ $sector }).
refused-waits = Függőben van, még nincs hatása: { $card }.
refused-enemy-acts = Ellenséges kártya: { $card }. A saját akciókártyáidat hajtod végre.
refused-no-action = Nem akciókártya, magától hat: { $card }.
refused-remoted = Ezt a Távvezérlő most nem indíthatja el: { $card }.
refused-acts-elsewhere = Másik szektorban van: { $card }. Csak az itteni akciókártyák következnek: { $sector }.
refused-acted = Ezt már végrehajtottad, vagy egy ugyanilyen kártya áll helyette: { $card }.
refused-purge-elsewhere = Az alap tisztogatás csak a saját szektorodban hat ({ $sector }), ez pedig nem ott van: { $card }.
refused-only-here = Csak az itteni kártyák vehetők át: { $sector }.
refused-no-token-there = Ezen nincs olyan fejlesztésjelződ, amit elveszíthetnél: { $card }.
refused-bonus-lies = Bónuszkártya: { $card }. Az kapja meg, aki kártyát helyez üzembe a mezőjén.
refused-own-waits = Függőben van: { $card }. Akkor helyezheted üzembe, ha egy egységed itt fejezi be a mozgását: { $sector }.
refused-enemy-waits = Ellenséges kártya függőben: { $card }. Akkor dobhatod el, ha egy egységed itt fejezi be a mozgását: { $sector }.
refused-own-top = A paklid legfelső lapja: { $card }. Akkor kerül játékba, amikor függőben lévő kártyát pótolsz.
refused-their-top = { THE($seat, cap: 1) } paklijának legfelső lapja: { $card }.
refused-their-start = { THE($seat, cap: 1) } kezdőkártyája: { $card }.
refused-their-kept = { THE($seat, cap: 1) } tartja magánál, csak ő játszhatja ki: { $card }.
refused-kept-later = Ezt a köröd két lépése között játszhatod ki, lépés közben nem: { $card }. { $now }
refused-start-later = Ez az egyik kezdőkártyád: { $card }. { $now }
refused-card-idle = Ennek a kártyának most nincs szerepe: { $card }. { $now }

## Jelzők és instant kártyák

refused-no-tokens = Nincs jelződ: fejlesztésjelző kellene hozzá.
refused-their-unit = Ellenséges egység: { $unit }. Fejlesztésjelzővel csak a saját egységeidet fejlesztheted.
refused-not-your-unit = Ellenséges egység: { $unit }. Csak a saját egységeid közül választhatsz.
refused-their-card = Ellenséges kártya: { $card }. Fejlesztésjelzőt csak a saját kártyáidra tehetsz.
refused-not-your-card = Ellenséges kártya: { $card }. Csak a saját kártyáid közül választhatsz.
refused-lesser = A kisebb Idegen nem fejleszthető.
refused-advanced = { THE($unit, cap: 1) } már fejlett egység.
refused-no-number = Ezen a kártyán nincs fejlesztésjelzővel növelhető szám: { $card }.
refused-six = Ezen a kártyán már hat fejlesztésjelző van: { $card }.
refused-too-few = A következő jelző { $need } jelzőbe kerül (eggyel többe, mint ahány már a kártyán van), neked { $have } van: { $card }.
refused-not-kept = Ez a kártya nincs nálad: { $card }.
refused-no-deck = A paklid elfogyott.
refused-no-slot = Nincs üres kártyamező, vagy nincs áthelyezhető kártya.
refused-not-moving = Az Aknafolyosót a mozgás kiválasztásakor játszhatod ki.
refused-none-to-move = Nincs szektorban álló, mozgatható egységed.

## Egységek

refused-own-unit = A te oldaladon áll: { $unit }. Csak ellenséges egység választható.
refused-in-space = Az űrmezőn van, nem teremben: { $unit }.
refused-unit-elsewhere = { THE($unit, cap: 1) } nem itt van: { $sector }.
refused-unseen = { THE($unit, cap: 1) } láthatatlan, nem lehet megtámadni.
refused-sheltered = Nem lehet megtámadni, mert védi egy kártya: { $unit } ({ $card }).
refused-out-of-range = Lőtávolságon kívül van: { $unit }. A termét nem köti össze átjáró a támadóéval ({ $unit2 }).
refused-hit-alike = { THE($unit, cap: 1) } találata ugyanannyit érne: a gazdája így is, úgy is elveszíti az életerőpontot.
refused-veiled = { THE($unit, cap: 1) } már láthatatlan.
refused-no-hit = { THE($unit, cap: 1) } ebben a rohamban senkit sem talált el, nincs mit megismételnie.
refused-struck = { THE($unit, cap: 1) } ebben a körben már támadott így.
refused-harmless = { THE($unit, cap: 1) } ezen az oldalán nem támad.
refused-no-target = { THE($unit, cap: 1) } lőtávolságán belül nincs megtámadható ellenséges egység.
refused-basic = { THE($unit, cap: 1) } alapegység: nincs mit elveszítenie.
refused-embryo-idle = { THE($unit, cap: 1) } akkor születik meg, ha Pandora egyik lénye olyan szektorban fejezi be a mozgását, ahol nincs ellenséges egység.
refused-space-idle = { THE($unit, cap: 1) } az űrmezőn van, akkor tér vissza, ha a gazdája vele mozog. { $now }
refused-unit-idle = Ennek az egységnek most nincs szerepe: { $unit }. { $now }

## Az állomás részei

refused-sector-idle = Maga a szektor most nem választható, legfeljebb egy terme vagy kártyamezője: { $sector }. { $now }
refused-action-enemy = Más frakció szektora: { $sector }. Az akciója nem a tiéd.
refused-action-elsewhere = Annak a szektornak az akcióját hajtod végre, ahol az egységed befejezte a mozgását ({ $sector2 }), nem ezét: { $sector }.
refused-action-done = Ennek a szektorakciónak most nincs itt az ideje: { $sector }. { $now }
refused-action-later = Ez a szektorakció akkor következik, ha az egységed ott fejezi be a mozgását: { $sector }. { $now }
refused-room-idle = { $room }: termet olyan egységnek választunk, amely mozog vagy megjelenik. { $now }
refused-slot-covered = { $slot }: ez a kártya fekszik rajta: { $card }. { $now }
refused-slot-waits = { $slot }: akkor töltheted fel, ha egy egységed ebben a szektorban fejezi be a mozgását. { $now }
refused-slot-idle = { $slot }: ide a függőben lévő kártyák fázisában lehet kártyát üzembe helyezni. { $now }

## Mi a kérdés éppen?

now-base = Most a szövetséged szektorát választod.
now-lay = Most a szektorokat rakod le.
now-sector-token = Most egy szektor bal vagy jobb oldalát választod Pandora jelzőjének.
now-leave = Most kártyákat hagysz ki a paklidból: a kezedben lévők közül válassz!
now-start = Most egy kezdőkártyát helyezel üzembe egy üres kártyamezőn.
now-place = Most egy egységet helyezel egy terembe.
now-move = Most a mozgásfázis van: egy egységet és egy termet választasz.
now-act = Most az akciókártyák fázisa van.
now-sector = Most a szektorakciók fázisa van.
now-pending = Most a függőben lévő kártyák fázisa van.
now-end = Ebben a körben már csak jelzőket és félretett kártyákat használhatsz.
now-before-refill = A pótlás előtt csak jelzőket és félretett kártyákat használhatsz.
now-install-top = Most a paklid legfelső lapját helyezed üzembe.
now-lift = Most egy áthelyezendő üzembe helyezett kártyádat választod.
now-relocate = Most egy kártya új helyét választod.
now-malfunction = Most egy ellenséges kártyát választasz az üzemzavarjelzőnek.
now-hit = Most azt az ellenséges egységet választod, amelyet a támadás ér.
now-repeat = Most azt az egységet választod, amely megismétli a támadásait.
now-trap-order = Most a csapdák sorrendjét választod.
now-control = Most egy ellenséges egységet mozgatsz.
now-abduct = Most egy ellenséges egységet rabolsz el.
now-spawn = Most a kisebb Idegen termét választod.
now-detect = Most egy szektort választasz a deaktiválás jelzőnek.
now-veil = Most azt az egységedet választod, amely láthatatlan lesz.
now-strike = Most azt az egységedet választod, amely támad.
now-drain = Most azt a játékost választod, aki egy életerőpontot veszít.
now-decline = Most azt az ellenfelet választod, aki fejlesztést veszít.
now-lose = Most azt a fejlesztést választod, amelyet elveszítesz.
now-explode = Most arról döntesz, végrehajtod-e a kártyát.
now-remote = Most a végrehajtandó akciókártyádat választod.
now-blueprint = Most egy tetszőleges szektor függőben lévő kártyamezőjét választod.
now-birth = Most egy embriót és a termét választod.
now-take-over = Most egy átvehető ellenséges kártyát választasz.

## Akciók

do-move = Egység mozgatása
do-move-gain = utána az ottani kártyák és akciók
do-act = Akciókártya végrehajtása
do-act-gain = itt minden sajátod sorra kerül, tetszésed szerint
do-assault-gain = minden egységed támad, minden szektorban
do-malfunction-gain = egy ellenséges kártya kikerül a játékból
do-extra-turn-gain = mind a négy fázis egy másik egységgel
do-token = Fejlesztésjelző
do-token-gain = egység vagy kártya fejlesztéséhez
do-purge = Alap tisztogatás
do-purge-gain = eldobsz egy ellenséges kártyát a szektorodból
do-fill = Üres mező feltöltése
do-fill-gain = a paklid legfelső lapja vár ott
do-oust = Ellenséges kártya eldobása
do-oust-gain = a paklid legfelső lapja kerül a helyére
do-install = Üzembe helyezés
do-install-gain = bármelyik megfelelő kártyamezőn, aztán pótlás
do-pass = Kihagyás
do-pass-gain = a pakli marad, ahogy van
do-end = A kör vége
do-end-gain = a jelzők és a kártyák megmaradnak
do-go-on = Pótlás most
do-go-on-gain = a paklidból
do-advance = Fejlesztésjelző használata
do-advance-gain = egység fejlődik, vagy egy kártya száma nő
do-play = Félretett kártya kijátszása
do-play-gain = { $count ->
    [0] nincs nálad
   *[other] { $cards }
}
price-tokens = { $have } van nálad
refused-none-to-purge = Itt nincs eldobható ellenséges kártya: { $sector }.
refused-none-empty = Nincs üres: minden itteni függőben lévő kártyamezőn van kártya ({ $sector }).
refused-none-to-oust = Nincs ilyen: itt nem vár eldobható ellenséges kártya ({ $sector }).
refused-none-of-yours = Nincs ilyen: itt nem vár üzembe helyezhető kártyád ({ $sector }).
refused-none-to-improve = Nincs mire: se alapegységed, se olyan számos kártyád, amelyet ennyi jelzővel ({ $have }) növelhetnél.
refused-none-kept = Nincs nálad: se instant, se bónuszkártya.
