### A számozott szabályok a magunk szavaival: a szabálytárhoz és a „miért nem?” kérdésekhez.

## A játék és a játékterületek

chapter-c1 = A játék és a játékterületek

A-1 = Egy frakciót vezetsz, és a végső pontozás után az nyer, akinek a legtöbb győzelmi pontja (GYP) van. GYP-t hoznak a termeléskor egyező lapok, a technológiák, a támadások, a kártyahatások, a birodalmad kártyái és a frakciód saját pontozása.
    .title = A játék célja
    .chapter = c1
A-2 = A játékban 83 erőforráskártya, 40 bolygó, 40 technológia, 40 hajó, 16 Idegen Ereklye, 10 Védelmi Terv, 1 Alap Védelmi Terv, 5 Idegen Rendszer és 6 frakció (tábla és kártya) van. Használtok még 5 játékossegédletet, pontozótáblát, kezdőjátékos-jelölőt, fordulójelzőt, 38 blokádjelzőt és 10 fajelölőt (játékosonként 2-t).
    .title = A játék tartozékai
    .chapter = c1
A-3 = A frakciódhoz két összetartozó elem jár: egy tábla és egy kártya. A szabálykönyv a kártya elő- és hátoldalát is mutatja, de arról nem szól, hogy választani kellene közülük, ezért mindkettő végig érvényes: az előkészületek, a képesség és a játék végi pontozás is.
    .title = Frakciótábla és frakciókártya
    .chapter = c1
A-4 = A fő kártyáid három sort alkotnak: a hajók pirosak (Hadászat), a technológiák kékek (Kutatás), a bolygók zöldek (Felfedezés).
    .title = Három sor, három szín
    .chapter = c1
A-5 = Minden hajó, technológia és bolygó négy típus egyikébe tartozik: Felfedezés, Terjeszkedés (más néven Bővítés), Kiirtás (Irtás) vagy Kizsákmányolás (Kitermelés). A Felfedezés típust ne téveszd össze az ugyanilyen nevű zöld színnel.
    .title = Négy kártyatípus
    .chapter = c1
A-6 = Minden hajónak, technológiának és bolygónak van egy tartós bónuszt adó logisztikai és egy GYP-szerzésre való műveleti oldala. Az oldalt akkor választod ki, amikor a kártya a birodalmadba kerül, és később már nem változtathatsz rajta.
    .title = A kártyák két oldala
    .chapter = c1
A-7 = A táblád bal oldalán az építési területed van az épülő kártyákkal és a hozzájuk csatolt erőforrásokkal, a jobb oldalán a birodalmad a kész kártyákkal. Hozzád tartoznak még a kezedben lévő erőforráskártyák, a bankod, a Védelmi Terveid, az ereklyéid és a pontszámod. A műveleti bolygóid alatt erőforráskészlet gyűlhet.
    .title = Ami hozzád tartozik
    .chapter = c1
A-8 = Bármennyi kártyád lehet az építési területeden, a birodalmadban, egy bolygó készletében vagy egy kártyához csatolva. A Védelmi Terveid és az ereklyéid számának sincs felső határa.
    .title = Nincs darabkorlát
    .chapter = c1
A-9 = Az építési területeden lévő kártyáknak nincs hatásuk, és sem a költségeknél, sem a pontozásnál nem számítanak. Csak az veszi őket figyelembe, ami kifejezetten az épülő kártyákat vagy a csatolt erőforrásokat említi.
    .title = Az épülő kártyáknak nincs hatásuk
    .chapter = c1
A-10 = A bankodban legfeljebb 15 kredit lehet, és soha nem mehet 0 alá. A 15 feletti bevétel elvész, és nem fizethetsz ki több kreditet, mint amennyid van.
    .title = Bank: 0–15 kredit
    .chapter = c1
A-11 = Mindenki látja az építési területeket és a birodalmakat a csatolt és a készletben lévő erőforrásokkal együtt, a bankokat, a pontszámokat, a blokádokat, a frakciókat a képességükkel és a játék végi pontozásukkal, a kezdőjátékos-jelölőt, az Elérhető Idegen Rendszert, az Alap Védelmi Tervet és az erőforrás-dobópaklit. Nyilvános a paklik és a kezek lapszáma, valamint a legfelső hajó, technológia és bolygó logisztikai oldala is.
    .title = Ami nyilvános
    .chapter = c1
A-12 = Titkosak a kézben lévő erőforráskártyák, Védelmi Tervek és ki nem játszott ereklyék, a képpel lefelé fordított paklik sorrendje, valamint a legfelső hajó, technológia és bolygó műveleti oldala. A már használt Védelmi Terved a kezedben marad, de onnantól nyilvános.
    .title = Ami rejtve marad
    .chapter = c1
A-13 = A megszerzett GYP azonnal a pontszámodhoz adódik. A pontszámod soha nem mehet 0 alá.
    .title = A GYP azonnal jár
    .chapter = c1
A-14 = Ha egy kártya mást mond, mint a szabály, a kártya az irányadó, de csak arra a lépésre, amelyről szól.
    .title = A kártya erősebb a szabálynál
    .chapter = c1

## Előkészületek

chapter-c2 = Előkészületek

A-15 = A hét pakli külön-külön megkeverve kerül az asztalra: bolygók, technológiák, hajók, erőforrások, Idegen Rendszerek, Védelmi Tervek és Idegen Ereklyék.
    .title = A paklik megkeverése
    .chapter = c2
A-16 = Az erőforráspakli képpel lefelé fekszik, mellette van a dobópaklija.
    .title = Erőforráspakli
    .chapter = c2
A-17 = A hajó-, a technológia- és a bolygópakli logisztikai oldalával felfelé fekszik. A legfelső lapnak látod a nevét, a típusát, a logisztikai képességét és a műveleti oldalára utaló ikont.
    .title = Fő paklik: logisztikai oldallal felfelé
    .chapter = c2
A-18 = Az Idegen Rendszerek paklija képpel lefelé fekszik, első lapja felfordítva mellette: ez az Elérhető Idegen Rendszer. Mellé kerül az Alap Védelmi Terv is.
    .title = Az Elérhető Idegen Rendszer
    .chapter = c2
A-19 = Az ereklyék és a Védelmi Tervek paklija képpel lefelé fekszik, mindkettőnek saját dobópaklija van. A blokádjelzők közös készletet alkotnak.
    .title = Ereklyék, Védelmi Tervek és jelzők
    .chapter = c2
A-20 = Kapsz egy frakciótáblát és a hozzá tartozó frakciókártyát. A frakciókat a véletlen osztja ki, ismétlődés nélkül. Ha így állapodtatok meg, ehelyett fordított játéksorrendben választotok.
    .title = Így kapsz frakciót
    .chapter = c2
A-21 = A fordulójelző azon a mezőn kezd, amelyiken a játékosok száma áll: 2, 3, 4 vagy 5.
    .title = A fordulójelző kezdőhelye
    .chapter = c2
A-22 = Választasz egy színt. A bankodban 8 kredittel, 0 GYP-vel kezdesz.
    .title = Szín, 8 kredit, 0 GYP
    .chapter = c2
A-23 = Három erőforráskártyával a kezedben kezdesz.
    .title = Kezdő lapjaid
    .chapter = c2
A-24 = A kezdőjátékost a véletlen jelöli ki, és a kezdőjátékos-jelölő egész játék alatt nála marad.
    .title = Kezdőjátékos
    .chapter = c2
A-25 = A kezdőjátékostól az óramutató járása szerint mindenki végrehajtja a saját frakciókártyája előkészületi szövegét. A következő játékos csak akkor kezd hozzá, ha az előző teljesen végzett.
    .title = A frakciók előkészületei
    .chapter = c2
A-26 = Annak a kártyának, amelyet a frakciód előkészületkor tesz a birodalmadba, nincs lerakási hatása: a hajó nem támad, a technológiát nem ellenőrzöd, a bolygó nem termel, a Kizsákmányolás típusú hajó nem ad Védelmi Tervet. A folyamatos hatásai viszont az első körtől élnek.
    .title = A kezdőkártyáknak nincs lerakási hatásuk
    .chapter = c2
A-27 = Az előkészületek alatt nem lépnek működésbe azok a hatások, amelyeket egy kártya birodalmadba kerülése vált ki.
    .title = Előkészületkor nincs kiváltott hatás
    .chapter = c2
A-28 = Az előkészületek után a kezdőjátékos köre következik.
    .title = Kezdődik a játék
    .chapter = c2

## Erőforráskártyák és fizetés

chapter-c3 = Erőforráskártyák és fizetés

A-29 = Az erőforráskártyának két fele van: mindkettőn 1–3 egyszínű (kék, zöld, piros vagy arany) szimbólum és egy típusikon látható. A középső szám (1–4) csak támadáskor számít, az ikonok pedig termeléskor és technológia-ellenőrzéskor.
    .title = Az erőforráskártya részei
    .chapter = c3
A-30 = Amikor egy erőforráskártyát elköltesz, csatolsz, eladsz vagy bolygó alá teszel, pontosan az egyik felét használod, soha nem mindkettőt. A kezedben lévő lapnál ekkor választasz, a készletben lévő vagy csatolt lapnál a fél már rögzített.
    .title = Csak az egyik fele számít
    .chapter = c3
A-31 = A szimbólumokat a kezedből és a műveleti bolygóid készletéből is fizetheted, akár vegyesen; ezek a lapok az erőforrás-dobópakliba kerülnek. A csatolt lapok csak arra a kártyára használhatók, amely alatt fekszenek.
    .title = Miből fizethetsz?
    .chapter = c3
A-32 = Egy fizetésen belül minden szimbólumodnak azonos színűnek kell lennie, hacsak az akció szövege mást nem mond.
    .title = Egy fizetés, egy szín
    .chapter = c3
A-33 = Az arany szimbólum bármely színt helyettesítheti, de csak akkor, ha alapakcióért fizetsz. Egy színt keverhetsz arannyal, vagy fizethetsz csupa arannyal is.
    .title = Arany az alapakciókban
    .chapter = c3
A-34 = Műveleti akciónál, frakcióképességnél, kártyaakciónál és KIEGÉSZÍTŐ hatásnál az arany nem helyettesít más színt. Ha viszont egy hatás alapakciót enged végrehajtanod, annak fizetésekor az arany bármely színnek számít.
    .title = Máshol az arany csak arany
    .chapter = c3
A-35 = Egy fizetéshez a kezedből és a készleteidből összesen legfeljebb 2 erőforráskártyát használhatsz, hacsak egy hatás ezt meg nem változtatja. A csatolt lapok nem számítanak bele.
    .title = Összeállítási limit: 2 lap
    .chapter = c3
A-36 = Az összeállítási limit minden szimbólumos fizetésre külön érvényes. Az akciódnak egy fizetése van; a saját költségű KIEGÉSZÍTŐ hatások, ereklyék és képességek mind külön fizetésnek számítanak. A limit előkészítéskor, kereskedéskor és blokádok eltávolításakor is él.
    .title = A limit fizetésenként érvényes
    .chapter = c3
A-37 = Az akciódra érvényes összes limitmódosítás összeadódik.
    .title = A limitbónuszok összeadódnak
    .chapter = c3
A-38 = Az ár feletti szimbólumok elvesznek. Nem tehetsz a fizetésbe olyan lapot, amely nélkül a többi is fedezi az árat. Ez alól csak a kereskedéskor eladott lapok kivételek.
    .title = Felesleges lappal nem fizethetsz
    .chapter = c3
A-39 = Nem választhatsz olyan akciót, amelynek nem tudod kifizetni a teljes árát.
    .title = Csak teljes áron
    .chapter = c3

## A köröd

chapter-c4 = A köröd

A-40 = A kezdőjátékostól az óramutató járása szerint kerültök sorra. A köröd akciófázisból, majd húzásfázisból áll.
    .title = Játéksorrend és fázisok
    .chapter = c4
A-41 = Az akciófázisodban pontosan 1 akciót kell végrehajtanod: egy alapakciót, egy műveleti akciót, a frakcióképességedet vagy a birodalmad egyik AKCIÓ feliratú kártyáját. Csak akkor passzolsz, ha semmilyen akció nem lehetséges.
    .title = Pontosan egy akció
    .chapter = c4
A-42 = Az alapakcióid: Vásárlás, Hajóépítés, Technológia fejlesztése, Bolygó felfedezése, Erőforrások kereskedése, Blokádok eltávolítása és Erőforrások előkészítése.
    .title = A hét alapakció
    .chapter = c4
A-43 = Egyik alapakcióval sem gyűjthetsz be erőforráskártyákat, a kezedet a húzásfázisban töltöd fel. Az Erőforrások előkészítése másra való: lapokat csatolsz vele az épülő kártyáidhoz.
    .title = Nincs erőforrásgyűjtő alapakció
    .chapter = c4
A-44 = A műveleti akcióid: Támadás indítása, Bevétel szerzése és Bolygók bányászata.
    .title = A három műveleti akció
    .chapter = c4
A-45 = Az akciófázisodban minden KIEGÉSZÍTŐ kártyádat egyszer használhatod, és bármennyi ereklyét kijátszhatsz. Mindezt az akciód előtt vagy után, tetszőleges sorrendben teheted.
    .title = Amit az akciód mellett tehetsz
    .chapter = c4
A-46 = Az akciót minden következményével együtt végig kell vinned, mielőtt bármi mást használnál. Csak ereklyét játszhatsz ki egy többlépéses akció közben, a megengedett pillanatokban.
    .title = Előbb fejezd be az akciót
    .chapter = c4
A-47 = Előbb bármennyi erőforráskártyát eldobhatsz a kezedből, akár egyet sem. Ezután az erőforráspakliból 3 lapra töltöd fel a kezedet. A köröd ezzel véget ér.
    .title = Húzásfázis
    .chapter = c4
A-48 = Kötelező a kézlimitedig húznod, ami 3 lap, plusz az esetleges bónuszok. Csak a húzásfázisban számít: ha több lapod van, a felesleget el kell dobnod. A készlet, a csatolt lapok, az ereklyék és a Védelmi Tervek soha nem számítanak bele.
    .title = Kézlimit: 3 lap
    .chapter = c4
A-49 = A húzásfázisban csak a kezedből dobhatsz el lapot, bolygókészletből és a csatolt lapok közül nem.
    .title = Csak kézből dobhatsz el
    .chapter = c4

## Költségek és a kártyák befejezése

chapter-c5 = Költségek és a kártyák befejezése

A-50 = Egy kártya befejezése 5 szimbólumba kerül; ezt a birodalmadban az adott sorban lévő minden kártya 1-gyel növeli (bármelyik oldalával, blokád alatt is), a kedvezményeid pedig csökkentik. Bolygóért zölddel, technológiáért kékkel, hajóért pirossal fizetsz.
    .title = Egy kártya költsége
    .chapter = c5
A-51 = Bármekkora is a kedvezményed, a költség soha nem csökken 0 alá.
    .title = A költség nem mehet 0 alá
    .chapter = c5
A-52 = Minden logisztikai bolygód 2-vel olcsóbbá tesz egy akciót: a Felfedezés típusú a bolygó felfedezését, a Terjeszkedés a technológia fejlesztését, a Kiirtás a hajóépítést, a Kizsákmányolás a vásárlást (2 kredittel). A kedvezmények összeadódnak.
    .title = A logisztikai bolygók kedvezményei
    .chapter = c5
A-53 = Válassz egy kártyát az építési területed megfelelő sorából. Először a hozzá csatolt szimbólumok számítanak, a többit a kezedből és a készleteidből fizeted. Ezután a kártya a birodalmadba kerül, és kiválasztod az oldalát.
    .title = Felfedezés, fejlesztés, építés
    .chapter = c5
A-54 = Kifizeted a használni kívánt blokád alatti kártyák díját, majd a költséget; a kártya a választott oldalával a birodalmadba kerül. Innentől számít: jönnek az érkezése által kiváltott hatások (a sajátja is), majd a lerakási hatása. Végül eldobod a csatolt lapjait, és következik az automatikus építés.
    .title = A befejezés lépései
    .chapter = c5
A-55 = Amikor a kártya a birodalmadba kerül, szabadon választasz oldalt, automatikus építésnél is.
    .title = Szabad oldalválasztás
    .chapter = c5
A-56 = A csatolt lapok csak annak a kártyának a költségébe számítanak, amely alatt fekszenek, és csak a látható felükkel. Nem veheted vissza, nem helyezheted át és nem adhatod el őket.
    .title = A csatolt lapok kötöttek
    .chapter = c5
A-57 = Ha olyan kártya kerül a birodalmadba, amely másokat olcsóbbá tesz, akkor az érintett sorokban minden épülő kártyád azonnal elkészül, akció és fizetés nélkül, ha a hozzá csatolt szimbólumok immár elérik a költségét. A birodalmadba kerül, és a szokásos módon hat.
    .title = Automatikus építés
    .chapter = c5
A-58 = A szabálykönyv az automatikus építés egyetlen okát nevezi meg: új kártya a birodalomban, amelynek hatása fedezi a költséget. Ugyanígy elkészül az a kártya is, amelyet a kedvezményeid ingyenessé tesznek, amint az építési területedre kerül, akár megvetted, akár megsérült (a kiadó támadásokhoz fűzött megjegyzése ilyen hajókról szól). Erőforrások csatolása semmit sem indít el.
    .title = Mi indítja el az automatikus építést?
    .chapter = c5
A-59 = Az automatikus építést nem utasíthatod vissza, de a kártya oldalát ekkor is te választod.
    .title = Az automatikus építés kötelező
    .chapter = c5
A-60 = Ha több kártya is elkészülhet, egyenként, tetszőleges sorrendben fejezed be őket. Mindegyik után újra kell számolni a költségeket, így egy későbbi kártya megdrágulhat, és akkor építés alatt marad.
    .title = Több kártya egyszerre
    .chapter = c5
A-61 = Az automatikus építésnél csak a díj nélkül működő hatások számítanak. Blokád alatt álló kedvezményért ehhez nem fizethetsz.
    .title = Automatikus építéshez nem fizethetsz díjat
    .chapter = c5
A-62 = Automatikus építés csak a saját körödben van, amint az olcsóbbá tevő kártya minden hatása lezárult. A megsérült, de ingyenes hajó csak a teljes támadás végén tér vissza.
    .title = Mikor van automatikus építés?
    .chapter = c5
A-63 = Ha egy akción belül több kártyád is elkészül, egyenként fejezed be őket, és egy sor minden újabb kártyája többe kerül.
    .title = Több befejezés egy akcióban
    .chapter = c5

## Alapakciók

chapter-c6 = Alapakciók

A-64 = Válaszd ki a hajó-, a technológia- vagy a bolygópaklit, és fizess 5 kreditet. A pakli legfelső lapja az építési területed megfelelő sorába kerül.
    .title = Vásárlás
    .chapter = c6
A-65 = Minden további kreditért 1-gyel több lapot húzol ugyanabból a pakliból, amíg a pénzed és a pakli engedi. Pontosan 1-et tartasz meg, a többi a pakli aljára kerül. A teljes összegről még a húzás előtt döntesz.
    .title = Bővebb választék felárért
    .chapter = c6
A-66 = Minden működő, Kizsákmányolás típusú logisztikai bolygód 2 kredittel csökkenti az alapárat, legfeljebb 0-ig. A további lapok 1 kredites ára soha nem csökken.
    .title = Kedvezmény vásárláskor
    .chapter = c6
A-67 = Fizetés előtt senki sem nézheti meg a legfelső lap műveleti oldalát. Választáskor te minden húzott lap mindkét oldalát látod, a többiek csak a megtartottat. A többi lap a húzás sorrendjében kerül a pakli aljára.
    .title = Ki mit lát vásárláskor?
    .chapter = c6
A-68 = Üres pakliból nem vásárolhatsz. A hajó-, a technológia- és a bolygópaklinak nincs dobópaklija: a visszatett és az elpusztított lapok a pakli aljára kerülnek.
    .title = Elfogyott fő pakli
    .chapter = c6
A-69 = Csak akkor vásárolhatsz, ha a bankodban megvan a teljes ár, a további lapokéval együtt.
    .title = A teljes ár legyen meg
    .chapter = c6
A-70 = Zöld szimbólumokkal befejezel egy bolygót az építési területedről. Az Erőforrások előkészítésével ezt több körre is eloszthatod.
    .title = Bolygó felfedezése
    .chapter = c6
A-71 = Kék szimbólumokkal befejezel egy technológiát az építési területedről.
    .title = Technológia fejlesztése
    .chapter = c6
A-72 = Piros szimbólumokkal befejezel egy hajót az építési területedről.
    .title = Hajóépítés
    .chapter = c6
A-73 = Válaszd ki az építési területed egyik sorát, és csatolj a kártyáihoz 1 vagy több erőforráskártyát a kezedből vagy a készleteidből úgy, hogy a beszámító felük látsszon. A sor több kártyája között is eloszthatod őket.
    .title = Erőforrások előkészítése
    .chapter = c6
A-74 = Egy előkészítéssel legfeljebb annyi lapot csatolhatsz, amennyit az adott sorra érvényes összeállítási limited enged; ez alapesetben 2. A kártya későbbi befejezésekor a csatolt lapok nem számítanak a limitbe.
    .title = Limit előkészítéskor
    .chapter = c6
A-75 = A hajóid és technológiáid építésre, fejlesztésre vagy felfedezésre szóló bónuszai a megfelelő sor előkészítésekor is érvényesek.
    .title = A bónuszok előkészítéskor is élnek
    .chapter = c6
A-76 = A látható félnek a sor színével egyezőnek vagy aranynak kell lennie, és ettől kezdve a sor színének számít. A készletben lévő lap látható fele nem változik, ezért csak akkor csatolhatod, ha az a fél megfelel.
    .title = Megfelelő szín csatoláskor
    .chapter = c6
A-77 = Egy kártyához nem csatolhatsz több lapot, mint amennyi az aktuális költségéhez kell. Az előkészítés maga semmit sem fejez be, akkor sem, ha a költség összegyűlt: a szabálykönyv példája szerint egy későbbi akciódat készíti elő, és egy akcióban nem érhet el többet, mint a felfedezés, a fejlesztés vagy az építés, amely egy kártyát fejez be. Ez az akció azután már semmibe sem kerül.
    .title = Csak annyit csatolj, amennyi kell
    .chapter = c6
A-78 = Válassz egy színt, és adj el 1 vagy több erőforráskártyát az ilyen színű felével: szimbólumonként 1 kreditet kapsz, a lapokat eldobod. Aranyat bármely színhez hozzátehetsz, de csupa aranyat is eladhatsz.
    .title = Erőforrások kereskedése
    .chapter = c6
A-79 = Az összeállítási limit itt is érvényes: legfeljebb 2 lapot adhatsz el, minden működő, Kizsákmányolás típusú logisztikai hajóddal 1-gyel többet.
    .title = Limit kereskedéskor
    .chapter = c6
A-80 = A kezedben lévő lapokon kívül a bolygóid készletéből is eladhatsz.
    .title = Készlet eladása
    .chapter = c6
A-81 = Akkor is kereskedhetsz, ha ezzel 15 kredit fölé jutnál; a felesleg elvész.
    .title = Kereskedés 15 kredit fölött
    .chapter = c6
A-82 = Válaszd ki a hajóid, a technológiáid vagy a bolygóid sorát, és vegyél le róla legalább 1 blokádjelzőt: minden 2 szimbólum 1 jelzőt távolít el. A levett jelzők visszakerülnek a közös készletbe.
    .title = Blokádok eltávolítása
    .chapter = c6
A-83 = A választott sor színével fizetsz: hajóknál pirossal, technológiáknál kékkel, bolygóknál zölddel. Az arany bármely színnek számít.
    .title = Milyen színnel távolíthatsz el blokádot?
    .chapter = c6
A-84 = A fizetésedre az összeállítási limit érvényes. A fennmaradó páratlan szimbólum elvész.
    .title = Limit blokádok eltávolításakor
    .chapter = c6

## Bolygók

chapter-c7 = Bolygók

A-85 = A bolygót logisztikai oldalával felfelé teszed le. A típusa szerinti kedvezmény azonnal él, még ugyanebben a körben is.
    .title = Bolygó betelepítése
    .chapter = c7
A-86 = A bolygót műveleti oldalával felfelé teszed le, és azonnal 3 lapot termelsz rajta. Később a Bolygók bányászata akcióval termel újra.
    .title = Bolygó kizsákmányolása
    .chapter = c7
A-87 = Minden termelt laphoz felhúzod a legfelső erőforráskártyát, és a bolygó alá teszed úgy, hogy az egyik fele látsszon. A lapokat egymás után termeled.
    .title = Termelés
    .chapter = c7
A-88 = Ha a húzott lap legalább egyik felén a bolygó típusának ikonja van, 1 GYP-t kapsz, és az ilyen ikonos fél akkor is látszhat, ha az a nagyobbik. A kisebbik fél mindig választható. A kisebbik félen lévő ikon nem teszi választhatóvá a nagyobbikat: a szabálykönyv az ikonos oldal választását engedi meg.
    .title = Egyező ikon termeléskor
    .chapter = c7
A-89 = Ha egyik fél sem egyezik, annak kell látszania, amelyiken kevesebb szimbólum van. Ha mindkettőn ugyanannyi, te választasz.
    .title = Nincs egyezés: a kisebbik fél
    .chapter = c7
A-90 = Az egyező lap 1 GYP-t ad, bármelyik felét hagyod is láthatóan. Akkor is csak 1 GYP jár, ha mindkét fele egyezik.
    .title = Egyező laponként 1 GYP
    .chapter = c7
A-91 = A bolygókészlet lapjai bármikor ugyanúgy szolgálnak, mint a kezedben lévők, de csak a látható felükkel. Beleszámítanak az összeállítási limitbe, és használat után a dobópakliba kerülnek.
    .title = A bolygókészlet felhasználása
    .chapter = c7
A-92 = Ha egy lapot megtermeltél vagy csatoltál, a látható felét többé nem cserélheted meg.
    .title = A látható fél végleges
    .chapter = c7
A-93 = A blokád alatt álló bolygód díj nélkül nem termel, de a készletében már meglévő lapokat továbbra is használhatod.
    .title = A blokád nem zárja el a készletet
    .chapter = c7
A-94 = Csak a műveleti bolygóid alatt lehet készlet.
    .title = Hol lehet készlet?
    .chapter = c7

## Technológiák

chapter-c8 = Technológiák

A-95 = A technológiát logisztikai oldalával felfelé teszed le. A képessége azonnal a rendelkezésedre áll.
    .title = A technológia alkalmazása
    .chapter = c8
A-96 = A FOLYAMATOS képességeid mindig működnek, pontosan úgy, ahogy le vannak írva.
    .title = FOLYAMATOS
    .chapter = c8
A-97 = A KIEGÉSZÍTŐ kártyát a köröd akciója előtt vagy után használhatod, és nem kerül akcióba. Minden ilyen kártya a körödben egyszer használható, akár már abban a körben is, amelyikben letetted.
    .title = KIEGÉSZÍTŐ
    .chapter = c8
A-98 = Az AKCIÓ képesség használata a köröd akciójának számít.
    .title = AKCIÓ
    .chapter = c8
A-99 = A technológiára a saját folyamatos hatása is érvényes. Ha technológia fejlesztéséért jutalmat ad, azt már önmaga után is megkapod.
    .title = A technológia önmagára is hat
    .chapter = c8
A-100 = A technológiát műveleti oldalával felfelé teszed le, és azonnal technológia-ellenőrzést végzel rajta. A játék végén újra GYP-t adhat.
    .title = A technológia piacra dobása
    .chapter = c8
A-101 = Felfeded a legfelső erőforráskártyát. Ha bármelyik felén a technológia típusának ikonja látható, lepontozod a technológiát. Ezután a lapot eldobod.
    .title = Technológia-ellenőrzés
    .chapter = c8
A-102 = A műveleti oldalon 2–4 oszlop van, mindegyikben egy követelmény, a pontozáskor járó GYP és a játék végi GYP. Az éppen teljesített oszlopok közül csak a legjobbnak a GYP-jét kapod meg. Ha egyiket sem teljesíted, 0 GYP jár.
    .title = Technológia pontozása
    .chapter = c8
A-103 = A követelmény azt mutatja, legalább mennyinek kell meglennie nálad abban a pillanatban. Ahol beleillik, maga a pontozott kártya is számít, és a blokád alatt álló kártyáid is.
    .title = Követelmények
    .chapter = c8
A-104 = Rendszerközi befektetések: használatonként 3 kreditért 1 GYP-t kapsz. Vorsch Spectrum Mk2: 1 GYP-t kapsz, ha egy sorban az első ilyen típusú kártyád kerül a birodalmadba. Mélyanalitikai és kutatási program: 2 + 2 + 2 szimbólumért 2 GYP-t kapsz.
    .title = Három különleges technológia
    .chapter = c8
A-105 = A Mélyanalitikai és kutatási programhoz 2 kék, 2 zöld és 2 piros szimbólum kell; legfeljebb 3 lapot használhatsz, és az arany nem helyettesít semmit. Ez is, a Rendszerközi befektetések is KIEGÉSZÍTŐ, így körönként mindkettőt egyszer használhatod.
    .title = A Mélyanalitikai program részletei
    .chapter = c8

## Hajók és támadások

chapter-c9 = Hajók és támadások

A-106 = A logisztikai oldalával letett hajó +1 összeállítási limitet ad: a Felfedezés típusú bolygó felfedezésekor, a Terjeszkedés technológia fejlesztésekor, a Kiirtás hajóépítéskor (mindhárom az adott sor előkészítésekor is), a Kizsákmányolás kereskedéskor.
    .title = Csatlakozz a flottához
    .chapter = c9
A-107 = Minden logisztikai hajóddal 1-gyel több erőforráskártyát használhatsz a hozzá tartozó akcióban. Azon nem változtat, hány kártyát fejezhetsz be, vagy hány kártyád állhat építés alatt.
    .title = Mit növel a logisztikai hajó?
    .chapter = c9
A-108 = Valahányszor elkészül egy Kizsákmányolás típusú hajód, húzol 1 Védelmi Tervet, bármelyik oldalát választod is. A szabálykönyv a tervet a logisztikai oldal előnyei közt említi, de azt is kimondja, hogy minden elkészült Kizsákmányolás típusú hajóért jár; csak ez az olvasat felel meg mindkettőnek.
    .title = Védelmi Terv Kizsákmányolás típusú hajóért
    .chapter = c9
A-109 = A hajót műveleti oldalával felfelé teszed le. Ha akarsz, ezzel az egy hajóval azonnal megtámadhatsz egy általad választott célpontot.
    .title = Indulj küldetésre
    .chapter = c9
A-110 = A támadásod elején egyetlen célpontot választasz: az Elérhető Idegen Rendszert vagy egy másik játékos birodalmát. A támadás minden hajójának ez a célpontja.
    .title = A célpont kiválasztása
    .chapter = c9
A-111 = Ha megtámadnak, kiválasztod és megmutatod az Alap Védelmi Tervet vagy egy Védelmi Tervet a kezedből. Támadásonként egyszer döntesz, az első lap felfedése előtt, és a választásod a támadás minden hajójára érvényes.
    .title = A védő tervet választ
    .chapter = c9
A-112 = Minden hajóhoz felfeded a legfelső erőforráskártyát. A támadási érték a lap száma, plusz ennek a hajónak, a technológiáidnak és más hatásoknak a bónusza, mínusz a védő módosítói. Az 1-nél kisebb érték 1-nek számít.
    .title = Támadási érték
    .chapter = c9
A-113 = Minden hajód csak a saját támadási értékét növeli, a saját bónuszával. A technológiák bónusza a támadásod minden hajójára érvényes.
    .title = A hajóbónuszok nem adódnak össze
    .chapter = c9
A-114 = Az Idegen Rendszer vagy a Védelmi Terv táblázatából a támadási értéknek megfelelő sort kell teljes egészében végrehajtanod. Ha egy 4-nél nagyobb értéknek nincs saját sora, a 4-es sor érvényes. A „vagy több” jelölésű utolsó sor (5+) minden értéknek saját sora 5-től fölfelé; az itteni táblázatok rekonstruáltak, és azért jelöltük így őket, hogy az erősebb támadás ne érjen kevesebbet.
    .title = A támadás eredménye
    .chapter = c9
A-115 = A sor végrehajtása után eldobod az ehhez a hajóhoz felfedett erőforráskártyákat.
    .title = A felfedett lapok eldobása
    .chapter = c9
A-116 = Akárhány hajód vesz részt benne, minden támadásról szóló hatás szempontjából egyetlen támadás. A támadásonként járó bónuszt csak egyszer kapod meg.
    .title = Sok hajó, egy támadás
    .chapter = c9
A-117 = Egy hajóval egy körben csak egyszer támadhatsz, bármilyen módon. Ha a hajód megsérült, de még ugyanabban a körben újra elkészült, akkor sem támad még egyszer.
    .title = Egy hajó körönként egyszer támad
    .chapter = c9
A-118 = Ha az Idegen Rendszer elleni támadásod teljesen véget ért, a rendszer lapja a paklija aljára kerül, és felfordul a következő.
    .title = Új Idegen Rendszer
    .chapter = c9
A-119 = Az ellened indított támadás után egyetlen tervet sem dobsz el: a használt kártya visszakerül a kezedbe, az Alap Védelmi Terv pedig a helyén marad.
    .title = A Védelmi Terv megmarad
    .chapter = c9
A-120 = Egy sor hatásait a leírt sorrendben hajtod végre, de a hajóveszteség mindig utoljára marad.
    .title = Sorrend egy soron belül
    .chapter = c9
A-121 = Ha a támadó hajód elpusztul, a hajópakli aljára kerül.
    .title = Elpusztítva
    .chapter = c9
A-122 = Ha a támadó hajód megsérül, visszakerül az építési területed hajósorába.
    .title = Sérült
    .chapter = c9
A-123 = Ha egy hajó elhagyja a birodalmadat, a rajta lévő blokádjelző visszakerül a közös készletbe. A már megszerzett GYP-k megmaradnak.
    .title = Ha elvész egy blokád alatti hajó
    .chapter = c9
A-124 = Olyan játékost is megtámadhatsz, akinek üres a birodalma. Az az eredmény, amelynek nincs mire hatnia, elmarad.
    .title = Üres birodalom megtámadása
    .chapter = c9
A-125 = Ha a támadásodhoz sem az erőforráspakli, sem a dobópaklija nem tud lapot adni, a szám 0.
    .title = Nincs felfedhető lap
    .chapter = c9
A-126 = Támadóként te teszel blokádjelzőt a védő birodalmának bármelyik kártyájára, hacsak a sor meg nem mondja, ki választ.
    .title = Blokád elhelyezése
    .chapter = c9

## Védelmi Tervek

chapter-c10 = Védelmi Tervek

A-127 = Az Alap Védelmi Terv közös: te és bárki más is mindig használhatja.
    .title = Alap Védelmi Terv
    .chapter = c10
A-128 = A Védelmi Terveket a paklijukból húzod a kezedbe, a többiek elől rejtve. Bármennyi lehet nálad.
    .title = Védelmi Terv húzása
    .chapter = c10
A-129 = Minden védekezéskor szabadon választhatsz az Alap Védelmi Terv és a nálad lévő tervek közül. Ha egy tervnek ára van, csak akkor választhatod, ha ott helyben kifizeted.
    .title = A terv kiválasztása
    .chapter = c10
A-130 = A terveket rendes körülmények között soha nem kell eldobni. Ha a pakli üres, és eldobott terv sincs, nem kapsz tervet.
    .title = Ha elfogytak a tervek
    .chapter = c10

## Blokádjelzők

chapter-c11 = Blokádjelzők

A-131 = Blokádjelző csak birodalomban lévő kártyára kerülhet. Az épülő kártyáid védettek.
    .title = Blokád csak a birodalomban lehet
    .chapter = c11
A-132 = Egy kártyán legfeljebb egy blokádjelző lehet, ezért csak jelző nélküli kártyát választhatsz. Ha nincs ilyen, vagy mind a 38 jelző elfogyott, nem kerül le semmi.
    .title = Kártyánként egy jelző
    .chapter = c11
A-133 = A blokád alatt álló kártyád olyan, mintha üres volna. A saját sorában és típusában viszont továbbra is számít a költségeknél, a követelményeknél és a játék végi 1 GYP-nél.
    .title = A blokád hatása
    .chapter = c11
A-134 = Ha egy blokád alatt álló kártyád hatását mégis használnád, az adott használatért 1 kreditet fizetsz.
    .title = Blokád alatti kártya használata
    .chapter = c11
A-135 = Az 1 kredit kedvezménynél vagy limitbónusznál egy akcióra, kézlimitnél egy húzásfázisra, technológia támadó vagy védő bónuszánál egy teljes támadásra szól; egyébként egy kiváltott hatásra, képességre, hajó támadására, hajómentésre, ellenőrzésre vagy termelésre. Előre fizetsz, és sikertelen ellenőrzésnél is elveszíted.
    .title = Mi számít egy használatnak?
    .chapter = c11
A-136 = Te döntöd el, fizetsz-e a blokád alatt álló kártyádért; ha nem, a hatása elmarad. A fizetés a jelzőt nem távolítja el.
    .title = A díjat nem kötelező kifizetni
    .chapter = c11
A-137 = Más játékos körében csak a blokád alatt álló kártyáid védekező hatásaiért fizethetsz, a támadás bejelentésekor, mielőtt tervet választasz. Minden más, ekkor kiváltódó hatásuk elvész.
    .title = Díjfizetés más körében
    .chapter = c11
A-138 = A frakcióképességed soha nem kerülhet blokád alá, mert jelző csak a birodalom kártyáira tehető.
    .title = A frakcióképesség nem kerülhet blokád alá
    .chapter = c11

## Idegen Ereklyék

chapter-c12 = Idegen Ereklyék

A-139 = Az ereklyepakli legfelső lapját a kezedbe húzod, a többiek elől rejtve. Bármennyi ereklye lehet nálad, és a kézlimitedbe nem számítanak bele.
    .title = Ereklye szerzése
    .chapter = c12
A-140 = Ereklyét kijátszani nem akció: végrehajtod a hatását, majd az ereklyék dobópaklijába teszed. Egy körben bármennyit kijátszhatsz, akár azt is, amelyet éppen most szereztél.
    .title = Ereklye kijátszása
    .chapter = c12
A-141 = A saját körödben bármikor, ha nem szakítasz félbe semmit: az akciód előtt vagy után, a húzásfázisban egészen a húzásig, műveleti akción belül pedig minden hajó lapjának felfedése, technológia-ellenőrzés vagy termelés előtt. Fizetés vagy egy sor végrehajtása közben soha, mert amit elkezdtél, azt előbb befejezed. Egyes ereklyék ennél szűkebb időpontot adnak meg.
    .title = Mikor játszhatsz ki ereklyét?
    .chapter = c12
A-142 = Nem játszhatsz ki olyan ereklyét, amelynek most semmilyen hatása nem lehetne.
    .title = Hatástalan ereklye nem játszható ki
    .chapter = c12
A-143 = Ha az ereklyepakli üres, a megkevert dobópaklija lesz az új pakli. Ha az is üres, nem kapsz ereklyét.
    .title = Ha elfogyott az ereklyepakli
    .chapter = c12

## Műveleti akciók

chapter-c13 = Műveleti akciók

A-144 = A Támadás indítása 5 piros, a Bevétel szerzése 5 kék, a Bolygók bányászata 5 zöld szimbólumodba kerül. Ezek az árak soha nem nőnek.
    .title = A műveleti akciók ára 5 szimbólum
    .chapter = c13
A-145 = Műveleti akcióért arannyal nem fizethetsz. Az összeállítási limit itt is érvényes.
    .title = Műveleti akcióhoz arany nem használható
    .chapter = c13
A-146 = Műveleti akciót csak akkor választhatsz, ha abban a sorban legalább egy műveleti kártyád működni tud: nincs rajta blokád, vagy van 1 kredited a díjára. Támadáshoz olyan hajó kell, amely ebben a körben még nem támadott. A semmiért nem kell fizetned: ha mindegyik blokád alatt áll, az egyik díja félre van téve, és legalább egynek működnie kell.
    .title = Legalább egy kártyád tudjon működni
    .chapter = c13
A-147 = Válassz egy célpontot; ezután a műveleti hajóid egymás után, tetszőleges sorrendben támadhatnak, mindegyik a saját felfedett lapjával. Bármelyik hajó után megállhatsz, de legalább egynek támadnia kell. Mindez egyetlen támadás.
    .title = Támadás indítása
    .chapter = c13
A-148 = Minden műveleti technológiádon technológia-ellenőrzést végzel, egymás után, tetszőleges sorrendben.
    .title = Bevétel szerzése
    .chapter = c13
A-149 = Minden blokád nélküli műveleti technológiádat ellenőrzöd. A blokád alatt álló csak akkor kerül sorra, ha a lap felfedése előtt fizetsz érte 1 kreditet; ha mindegyik blokád alatt áll, legalább egyet ellenőrizned kell.
    .title = Melyik technológiákat ellenőrzöd?
    .chapter = c13
A-150 = Minden műveleti bolygód 1 lapot termel, egymás után, tetszőleges sorrendben. A blokád alatt álló bolygó csak akkor termel, ha fizetsz érte 1 kreditet; ha mindegyik blokád alatt áll, legalább egynek termelnie kell.
    .title = Bolygók bányászata
    .chapter = c13

## Frakcióképességek és kártyaakciók

chapter-c14 = Frakcióképességek és kártyaakciók

A-151 = A frakciódnak egy képessége van, saját árral és hatással; a használata a köröd akciója. Az arany itt nem helyettesít más színt, és az összeállítási limit is érvényes.
    .title = Frakcióképesség
    .chapter = c14
A-152 = Ha a birodalmad egyik kártyájának AKCIÓ képességét használod, az a köröd akciója. Ha a kártya blokád alatt áll, az 1 kredites díjat is ki kell fizetned.
    .title = Kártyán szereplő akció
    .chapter = c14
A-153 = A frakciódnak saját pontozása van a játék végén.
    .title = Minden frakció másképp pontoz
    .chapter = c14

## Paklik és piackutatás

chapter-c15 = Paklik és piackutatás

A-154 = Amint elfogyott az erőforráspakli utolsó lapja is, a fordulójelző egy mezőt lép az 1-es felé, és a megkevert dobópakli lesz az új pakli. Ezután folytatod a húzást.
    .title = Ha elfogy az erőforráspakli
    .chapter = c15
A-155 = Ha nincs eldobott lap, a jelző lép, de a pakli üres marad, és egyelőre nem húzol többet. Amint lesznek eldobott lapok, a következő húzás előtt megkeverve ezekből lesz az új pakli, de a jelző ekkor már nem lép.
    .title = Ha a dobópakli is üres
    .chapter = c15
A-156 = Ha az erőforráspakli akkor fogy el, amikor a jelző az 1-es mezőn áll, az éppen folyó forduló lesz az utolsó. Ezután az elfogyott paklit már csak újra kell keverni.
    .title = Mi indítja az utolsó fordulót?
    .chapter = c15
A-157 = Minden más elfogyott pakli a saját dobópaklijából újul meg, ha van ilyen.
    .title = Ha más pakli fogy el
    .chapter = c15
A-158 = Az erőforráspakliból (a dobópakliból soha) addig fedsz fel lapokat, amíg a keresett fajta meg nem jelenik; ezt általában a kezedbe veszed. Ha a pakli üres, előbb a dobópakliból lesz megkeverve új pakli. A többi felfedett lap véletlen sorrendben a pakli aljára kerül. Ha nincs megfelelő lap, nem találsz semmit; a pakli csak akkor fogyott el, ha utána valóban üres.
    .title = Piackutatás
    .chapter = c15

## A játék vége

chapter-c16 = A játék vége

A-159 = Ha az erőforráspakli úgy fogy el, hogy a jelző az 1-esen áll, a paklit újrakeveritek, és végigjátsszátok a folyó fordulót. Az utolsó kör a kezdőjátékos jobb oldali szomszédjáé, így mindenkinek ugyanannyi köre lesz.
    .title = Az utolsó forduló
    .chapter = c16
A-160 = Az erőforráspakli annyiszor fogy el, ahányan játszotok; az utolsó alkalom indítja az utolsó fordulót. Három játékosnál a jelző 3-ról 2-re, majd 1-re lép, és a következő alkalommal jön az utolsó forduló.
    .title = Meddig tart a játék?
    .chapter = c16
A-161 = A játék közben szerzett GYP-khez hozzáadsz 1 GYP-t a birodalmad minden hajója, technológiája és bolygója után (erőforráskártyáért nem jár), a műveleti technológiáid játék végi GYP-jét és a frakciód pontozását. Az nyer, akinek a legtöbb GYP-je van.
    .title = Végső pontozás
    .chapter = c16
A-162 = Minden műveleti technológiád a legjobb teljesített oszlopának játék végi GYP-jét adja, ellenőrzés nélkül. A blokád alatt állóért előbb 1 kreditet kell fizetned, különben semmit sem ad. A sorrendet te választod; a már kifizetett kredit a későbbi kártyáknál nem számít.
    .title = Technológiák a végső pontozásban
    .chapter = c16
A-163 = A frakciód saját, játék végi pontozása szerint is kapsz GYP-t. A blokád alatt álló kártyáid is számítanak.
    .title = A frakciód pontozása
    .chapter = c16
A-164 = Nem adnak GYP-t az épülő kártyáid, a kezedben lévő lapok, a bolygókészleteid, a ki nem játszott ereklyéid, a Védelmi Terveid és a kreditjeid.
    .title = Ami nem ad GYP-t
    .chapter = c16
A-165 = A végső pontozás játéksorrendben zajlik. A blokád alatt álló technológiáid díját a bankodból fizeted, és döntetlennél az számít, ami megmaradt.
    .title = A végső pontozás sorrendje
    .chapter = c16
A-166 = Egyenlő pontszámnál a bankban lévő több kredit dönt, azután a birodalomban lévő több kártya. Ha így is egyenlők vagytok, közös a győzelem.
    .title = Döntetlen
    .chapter = c16

## A hatások időzítése

chapter-c17 = A hatások időzítése

A-167 = Ha több hatásod egyszerre következik be, te döntesz a sorrendjükről. Ha több játékos érintett, először a soron lévő játékos következik, majd az óramutató járása szerint a többiek.
    .title = Egyidejű hatások
    .chapter = c17
A-168 = Ha egy hatás szerint megtehetsz valamit, rajtad múlik, megteszed-e. Ha azt mondja, hogy kapsz valamit, azt kötelező elvenned, amennyire csak lehet.
    .title = Lehet és kell
    .chapter = c17
A-169 = Az árat teljes egészében ki kell fizetned, mielőtt megkapod, ami érte jár. Abból annyit kapsz, amennyi lehetséges: a bank felső határa vagy egy üres pakli miatt kevesebb is lehet.
    .title = Előbb fizetsz, aztán kapsz
    .chapter = c17
A-170 = Ha egy hatás húzást ír elő, erőforráskártyát húzol a kezedbe. A húzásfázisodig 3-nál több lap is lehet nálad.
    .title = Laphúzás
    .chapter = c17
A-171 = A „körönként egyszer” minden kártyádra külön értendő, és minden kör elején újrakezdődik.
    .title = Körönként egyszer
    .chapter = c17
A-172 = Bármelyik kártyán találkozol is vele, ugyanaz a fajta hatás mindig ugyanakkor és ugyanolyan korlátokkal működik.
    .title = Azonos hatás azonosan működik
    .chapter = c17
A-173 = A plusz akciót adó hatással ugyanabban az akciófázisban még egy, bármilyen fajta akciót végrehajthatsz. A KIEGÉSZÍTŐ kártyák ekkor is körönként csak egyszer használhatók.
    .title = Plusz akciók
    .chapter = c17
A-174 = Az Időhorgony plusz körei teljes körök az utolsó forduló után, a végső pontozás előtt, játéksorrendben. Nem részei az utolsó fordulónak: bennük nem játszhatsz ki újabb Időhorgonyt, és az elfogyott erőforráspaklit csak újra kell keverni.
    .title = Plusz körök
    .chapter = c17
A-175 = Bármikor megnézheted, milyen műveleti oldalak léteznek: az asztalon minden pakli mellett, és a doboz katalógusában. A logisztikai oldalon lévő ikon elárulja a hajó osztályát, illetve hogy mit mér a technológia táblázata, de a számokat nem. A bolygók mind egyformák.
    .title = A műveleti oldalak áttekintése
    .chapter = c17
A-176 = Amint egy kártya a birodalmadba kerül, a csatolt lapjai elhasználtnak minősülnek: többé nem használhatók, semmibe sem számítanak bele, és akkor is eldobod őket, ha a kártya rögtön elvész. A sérült hajó ezért mindig csatolt lapok nélkül tér vissza.
    .title = A csatolt lapok a befejezés után
    .chapter = c17
A-177 = Nem használhatsz olyan hatást, amelyből az ára kifizetése után semmi sem lehetne: nincs választható kártya, játékos, pakli vagy szín, nincs elvehető kredit. Ha az egyszínű árért a szín pakliját kapod, nem fizethetsz olyan színnel, amelynek a paklija üres. Ha a hatásnak további részei is vannak, azokat végrehajtod, a többi kimarad.
    .title = Ha nincs mit választani
    .chapter = c17
