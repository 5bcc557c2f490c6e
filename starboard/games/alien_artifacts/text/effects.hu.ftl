### Amit a kártyák mondanak: a hatásaikból összeállított mondatok. Minden tagmondat kisbetűvel kezdődik, írásjel nélkül.

says = { CAP($what) }.
says-nothing = Nincs hatása.
then = { $first }; { $next }
paragraph = { $first } { $next }
at-price = { $price }: { $what }
when = { $event } { $what }
list = { $list }
and-then = { $first }, és { $next }
either = { $first } vagy { $next }
either-long = { $first }, vagy { $next }

## Árak

price-credits = fizess { $amount } kreditet
price-discard = dobj el { $amount } lapot a kezedből
price-one-colour = költs el { $amount } azonos színű szimbólumot (kék, zöld vagy piros)
price-symbols = költs el { $symbols } szimbólumot
price-symbols-cards = költs el { $symbols } szimbólumot (legfeljebb { $count } lappal)
symbols-of = { $amount } { $colour }

## Nyereségek

gain-vp = { $amount } GYP
    .acc = { $amount } GYP-t
gain-credits = { $amount } kredit
    .acc = { $amount } kreditet
gain-draw = { $amount } erőforráskártya
    .acc = { $amount } erőforráskártyát
gain-artifact = { $amount } Idegen Ereklye
    .acc = { $amount } Idegen Ereklyét
gain-plan = { $amount } Védelmi Terv
    .acc = { $amount } Védelmi Tervet
get = kapsz { $list }
draw-cards = húzz { $amount } erőforráskártyát

## Folyamatos hatások

cost-build-ship = a hajóépítés { $amount } piros szimbólummal olcsóbb
cost-develop-technology = a technológia fejlesztése { $amount } kék szimbólummal olcsóbb
cost-explore-planet = a bolygó felfedezése { $amount } zöld szimbólummal olcsóbb
cost-buy = a Vásárlás akció { $amount } kredittel olcsóbb
limit-more = +{ $amount } összeállítási limit { $list }
when-build-ship = hajóépítéskor
when-develop-technology = technológia fejlesztésekor
when-explore-planet = bolygó felfedezésekor
when-prepare-ship = a hajósor előkészítésekor
when-prepare-technology = a technológiasor előkészítésekor
when-prepare-planet = a bolygósor előkészítésekor
when-prepare = bármelyik sor előkészítésekor
when-trade = kereskedéskor
when-remove-blockade = blokádok eltávolításakor
when-launch-attack = támadás indításakor
when-generate-income = bevétel szerzésekor
when-mine-planets = bolygók bányászatakor
when-other = képességek és kártyák árának fizetésekor
attack-more = minden támadásod értéke +{ $amount }
hand-more = a kézlimited { $amount } lappal nagyobb
reveal-more = támadáskor { $amount } lappal többet fedsz fel, és közülük választod a támadás számát
defence-more = az ellened irányuló támadások értéke { NUM($amount, form: "val") } kisebb
ship-saved = ha egy hajód elpusztulna, helyette megsérül
produce-more = műveleti bolygó lerakásakor { $amount } lappal többet termelsz
look-more = vásárláskor fizetés nélkül { $amount } lappal többet nézhetsz meg
check-more = technológia-ellenőrzéskor { $amount } lappal többet fedsz fel
gold-too = { $list } arannyal is fizethetsz
placed-either = amikor elkészül, { $what }
placed-logistic = amikor logisztikai oldalával elkészül, { $what }
on-card-added = ha új kártya kerül a birodalmadba (ez is),
on-card-added-ship = ha hajó kerül a birodalmadba,
on-card-added-technology = ha technológia kerül a birodalmadba (ez is),
on-card-added-planet = ha bolygó kerül a birodalmadba,
on-card-added-first = ha egy sorban az első ilyen típusú kártyádat adod a birodalmadhoz (ez is lehet az),
on-card-added-ship-first = ha az első ilyen típusú hajódat adod a birodalmadhoz,
on-card-added-technology-first = ha az első ilyen típusú technológiádat adod a birodalmadhoz (ez is lehet az),
on-card-added-planet-first = ha az első ilyen típusú bolygódat adod a birodalmadhoz,
on-attack-made = minden támadásod után (a hajók számától függetlenül egyszer)
on-trade-done = minden kereskedésed után
on-artifact-gained = minden megszerzett ereklyéd után
on-blockade-placed = minden általad elhelyezett blokádjelző után
on-ship-lost = ha egy hajód megsérül vagy elpusztul,
on-round-marker-moved = valahányszor az erőforráspakli elfogy,

## Hajók műveleti oldala

bonus-alien = +{ $amount } az Idegen Rendszer ellen
bonus-player = +{ $amount } másik játékos ellen
bonus-any = +{ $amount } a támadásához
bonus-if = { $bonus }, ha a felfedett lap bármelyik felén { $type } ikon van
bonus-per = +{ $amount } minden { $per } { $each } után (legfeljebb +{ $most })
bonus-per-alien = az Idegen Rendszer ellen +{ $amount } minden { $per } { $each } után (legfeljebb +{ $most })
bonus-per-player = másik játékos ellen +{ $amount } minden { $per } { $each } után (legfeljebb +{ $most })
bonus-paid = a felfedés előtt fizethetsz { $credits } kreditet: { $bonus }
after-attack = a támadása után { $what }

## Végrehajtott hatások

refresh-hand = dobj el legfeljebb { $count } lapot a kezedből, és húzz ugyanannyit
attach-cards = csatolj { $count } erőforráskártyát { $goal }
beside-ship = egy épülő hajóhoz
beside-technology = egy fejlesztés alatt álló technológiához
beside-planet = egy felfedezés alatt álló bolygóhoz
beside-any = egy épülő kártyádhoz
search-cards = keress az erőforráspakliban { $count } lapot egy megnevezett színből, és vedd a kezedbe
produce-one = termelj { $count } lapot egy műveleti bolygódon
produce-each = minden műveleti bolygódon termelj { $count } lapot
clear-some = vegyél le { $count } blokádjelzőt a kártyáidról
clear-all = vegyél le minden blokádjelzőt a kártyáidról
clear-for = { $what } (jelzőnként { $amount } GYP)
score-freely = { $count ->
    [one] pontozd le egy műveleti technológiádat ellenőrzés nélkül
   *[other] pontozd le legfeljebb { $count } műveleti technológiádat ellenőrzés nélkül
}
one-attacks = { $bonus ->
    [0] egy műveleti hajód támad
   *[other] egy műveleti hajód +{ $bonus } értékkel támad
}
complete-any = fejezz be egy épülő kártyát
complete-ship = fejezz be egy épülő hajót
complete-technology = fejezz be egy fejlesztés alatt álló technológiát
complete-planet = fejezz be egy felfedezés alatt álló bolygót
complete-any-free = egy épülő kártyád azonnal, ingyen elkészül
complete-ship-free = egy épülő hajód azonnal, ingyen elkészül
complete-technology-free = egy fejlesztés alatt álló technológiád azonnal, ingyen elkészül
complete-planet-free = egy felfedezés alatt álló bolygód azonnal, ingyen elkészül
complete-any-cheaper = fejezz be egy épülő kártyát { $amount } szimbólummal olcsóbban
complete-ship-cheaper = fejezz be egy épülő hajót { $amount } szimbólummal olcsóbban
complete-technology-cheaper = fejezz be egy fejlesztés alatt álló technológiát { $amount } szimbólummal olcsóbban
complete-planet-cheaper = fejezz be egy felfedezés alatt álló bolygót { $amount } szimbólummal olcsóbban
mixed-colours = a szimbólumok színe szabadon keverhető
buy-for = vásárolj { $credits } kreditért (minden további lap { $extra } kredit)
keep-so-many = a megnézett lapokból { NUM($count, form: "acc") } tarts meg
attach-bought = azután csatolj legfeljebb { $count } erőforráskártyát a megvett kártyához
draft = { $count ->
    [one] húzz 1 lapot { $source }, és tedd { $goal }
   *[other] húzz { $count } lapot { $source }, és tegyél { NUM($keep, form: "acc") } { $goal }
}
from-ship = a hajópakliból
from-technology = a technológiapakliból
from-planet = a bolygópakliból
from-choice = egy választott pakliból
from-colour-of-payment = a fizetett szín paklijából (piros: hajó, kék: technológia, zöld: bolygó)
to-construction = az építési területedre
to-empire-logistic = a birodalmadba, logisztikai oldalával felfelé
to-empire-operational = a birodalmadba, műveleti oldalával felfelé
take-credits = vegyél el legfeljebb { $amount } kreditet egy ellenféltől
more-actions = ebben a körben végrehajthatsz még { $count } akciót
more-turns = a forduló után { $count } további kört játszol
turn-assembly = ebben a körben +{ $amount } összeállítási limit
turn-strike = ebben a körben minden támadásod értéke +{ $amount }
turn-wild = ebben a körben a következő { $amount } fizetésednél bármelyik szín megfelel
blockade-rival = tegyél { $count } blokádjelzőt egy ellenfél kártyáira
planet-back = Amikor elkészül, termelj itt { $placed } lapot; Bolygók bányászatakor { NUM($mined, form: "acc") }. Típusegyezésnél laponként 1 GYP.
window-0 = A körödben bármikor kijátszható, ha nem szakít félbe semmit.
window-1 = Akció előtt vagy után játszható ki, közben nem.
window-2 = Csak az utolsó forduló saját körében játszható ki.

## Frakciók játék végi pontozása

end-scoring = A játék végén ennyi jár: { $parts }.
end-part = { $vp } GYP minden { $metric } után

## Az Idegen Rendszerek és a Védelmi Tervek táblázata

table-row = { $value }: { $results }.
table-row-up = { $value } vagy több: { $results }.
table-row-gap = { $value }, valamint { $above } vagy több: { $results }.
result-gain = a támadó { $list } kap
result-defender = a védő { $list } kap
result-blockade = a támadó { $count } blokádjelzőt tesz a védő kártyáira
result-blockade-own = a védő { $count } blokádjelzőt tesz a saját kártyáira
result-lose-credits = a támadó { $amount } kreditet veszít
result-destroyed = a hajó elpusztul
result-damaged = a hajó megsérül
result-none = semmi sem történik
plan-price = Használata { $credits } kreditbe kerül.
plan-always = Mindenki bármikor használhatja.

## Amit a doboz nem dönt el

doubt-artifact-ability = Kétség: egy ismertető szerint a „különleges képesség” erőforrásokért ereklyét ad, de nem mondja meg, melyik frakcióé; lehet, hogy mindegyiké. Itt csak a Püspökségé.
doubt-end-scoring = Kétség: a játék végi pontozás szólhat csak a műveleti oldalú kártyákról is; egy másik forrás szerint minden megépített kártya számít. Itt mindegyik számít.
doubt-last-row = Kétség: nem ismert, hogy az utolsó sor felirata „5” vagy „5+”. Itt „5+”; ha „5” áll a lapon, 6-tól a 4-es sor érvényes.
doubt-price = Az ár rekonstruált: szimulációval hangoltuk, a kiadóé más lehet.

## Ugyanez röviden

short-vp = +{ $amount } GYP
short-credits = +{ $amount } C
short-draw = +{ $amount } lap
short-artifact = +{ $amount } ereklye
short-plan = +{ $amount } terv
short-none = semmi
short-defender = a védőnek { $list }
short-blockade = { $count } blokád
short-blockade-own = { $count } blokád, a védő választ
short-lose-credits = −{ $amount } C
short-destroyed = a hajó elpusztul
short-damaged = a hajó megsérül
