### A számozott szabályok a magunk szavaival: a szabálytárhoz és a „miért nem?” kérdésekhez.

## Alapok

chapter-basics = Alapok

T-1 = Egy frakciót vezetsz: a Tengerészgyalogosokat, a Tudósokat, az Idegeneket, a Szürkéket vagy (változatként) Pandorát; ugyanazt más nem választhatja. Ketten párbajt, hárman vagy négyen mindenki mindenki ellen játékot, négyen csapatjátékot is játszhattok. Kezdés előtt beállíthatjátok a kártyaszinteket, a kezdőkártyákat, a szektorok sorrendjét, Pandorát és a pakliválasztást.
    .title = Játékosok, frakciók, változatok
    .chapter = basics
T-2 = Párbajban és csapatjátékban a frakciód 20 életerőponttal (ÉP) kezd. A Tudósoknak és a Szürkéknek adatpontjaik (AP) is vannak, ezek 0-ról indulnak; más frakció nem gyűjt adatpontot. Frakciód összes egysége közös életerőpontokon osztozik.
    .title = Életerőpontok és adatpontok
    .chapter = basics
T-3 = Párbajban azonnal veszítesz, ha életerőpontjaid száma 0-ra csökken, és azonnal nyersz, ha eléred a 20 adatpontot. Ez minden egyes változás után eldőlhet, akár egy lépés közben is; onnantól semmi mást nem kell végrehajtani.
    .title = Azonnali győzelem és vereség
    .chapter = basics
T-4 = Életerőpontjaid és adatpontjaid száma mindig 0 és 20 között marad. Ami ezen túlmenne, elvész.
    .title = A sávok határai
    .chapter = basics
T-5 = Ha egy üzembe helyezett kártya ellentmond az általános szabályoknak, a kártyát kövesd.
    .title = Alapszabály
    .chapter = basics
T-6 = Minden játékban lévő kártyát és minden pakli legfelső lapját látod, és bármikor elolvashatod. A pakli többi lapjának sorrendjét, a félretett kártyákat és a kimaradt bónuszkártyákat senki sem ismeri, a tulajdonosuk sem. Ha elveszed a legfelső lapot, láthatóvá válik a következő, ezért ezt nem lehet visszavonni.
    .title = Nyílt és rejtett kártyák
    .chapter = basics
T-7 = Ellenséged a párbajban az ellenfeled, mindenki mindenki ellen játékban az összes többi játékos, csapatjátékban a másik szövetség két tagja. Csapatjátékban az is sajátodnak számít, ami a szövetségesedé, néhány kivétellel.
    .title = Ki számít ellenségnek?
    .chapter = basics
T-8 = Egységnek számítanak a frakciók egységei, a kisebb Idegenek, valamint Pandora lényei és embriói, amíg egy teremben vagy az űrmezőn állnak. A mozgáspontoknál, a szektor betelésénél, a kilövésnél és célpontként mind egyformán számítanak. A Rejtőzés kártya nem egység.
    .title = Mi számít egységnek?
    .chapter = basics
T-9 = Minden egység az alapoldalával kezd: a Tengerészgyalogos és a kisebb Idegen egy ellenséges egységet támad, az Idegen, a Tudós és a Szürke egyet sem. A fejlett Tengerészgyalogos és Idegen minden lőtávolságon belüli ellenséges egységet támad, a fejlett Tudós és Szürke egyet; a Szürke sérülés helyett 1 adatpontot szerez. A kisebb Idegen nem fejleszthető; Pandora egységeire külön szabály vonatkozik.
    .title = Támadóképességek
    .chapter = basics
T-10 = A kisebb Idegen teljes értékű egység: mozgathatod, megtámadhatják, kilőhetik az űrbe, és onnan vissza is térhet. Egy ellenséges egységet támad, és nem fejleszthető.
    .title = Kisebb Idegen
    .chapter = basics

## Az állomás

chapter-station = Az állomás

T-11 = A szektorok kört alkotnak. Egységeid ezen csak az óramutató járása szerint mozoghatnak.
    .title = A szektorok köre
    .chapter = station
T-12 = Egy szektorban legfeljebb két függőben lévő kártyamező, több üzembe helyezett kártyamező, négy terem, a csapdajelzők területe és egy szektorakció-szimbólum található. Egy kártyamezőn egy kártya, egy teremben egy egység fér el.
    .title = A szektor részei
    .chapter = station
T-13 = A függőben lévő kártyamezőn fekvő kártyának semmilyen hatása nincs. Az üzembe helyezett kártyamezőn fekvő kártya működik; ha ide teszel egy kártyát, azt üzembe helyezésnek hívjuk.
    .title = Függőben lévő és üzembe helyezett kártyák
    .chapter = station
T-14 = Két egység akkor van egymástól lőtávolságon belül, ha ugyanabban a szektorban állnak, és termeiket közvetlenül átjáró köti össze. A harmadik termen át vezető út nem számít.
    .title = Átjárók és lőtávolság
    .chapter = station
T-15 = A termek melletti csapdajelzők csak emlékeztetnek, a hatásokon nem változtatnak. A bal oldali félholdak az áthaladáskor is ható csapdákat mutatják (Tűz, Csápok, aktivált Védelmi rendszer); minden más jelző a jobb oldalon van.
    .title = Csapdajelzők
    .chapter = station
T-16 = Két üzembe helyezett kártyamező akkor szomszédos, ha vízszintesen vagy függőlegesen érintkeznek. Az átlós szomszédság nem számít.
    .title = Szomszédos kártyamezők
    .chapter = station
T-17 = Az a kártyamező, amelyen bónuszkártya fekszik, nem üres. Ha valaki elvette róla a bónuszkártyát, közönséges kártyamezővé válik, és bónuszkártya már nem kerül vissza rá.
    .title = Bónuszkártyás kártyamezők
    .chapter = station

## Előkészületek

chapter-setup = Előkészületek

T-18 = Magadhoz veszed a frakciód játékelemeit; amire nincs szükség, kimarad a játékból. A kezdőjátékost a házigazda jelöli ki, különben sorsolás dönt. Véletlenszerű elrendezésnél a kijelölt játékos szektora helyet cserél az első frakciószektorral; ha a házigazda rakja le a szektorokat, egyedül a sorrendjük dönt.
    .title = Frakciók és kezdőjátékos
    .chapter = setup
T-19 = Az óramutató járása szerint: Folyosók, Vezérlőterem, az első játékos szektora, Technológiai részleg, a második játékos szektora. Az üzemzavarjelző a Vezérlőterem szimbólumára kerül, nem kártyára, a játék vége jelző pedig a visszaszámlálás sávja mellé. Életerő- és adatpontjaid a kezdőértékről indulnak.
    .title = A párbaj elrendezése
    .chapter = setup
T-20 = A játékosok sorrendjét az egész játékra a frakciószektorok sorrendje adja, a Folyosóktól az óramutató járása szerint számolva.
    .title = A játékosok sorrendje
    .chapter = setup
T-21 = A szektorokat bármilyen sorrendben elhelyezhetitek, véletlenszerűen vagy megegyezés szerint. A játékosok sorrendjét ekkor is a frakciószektorok sorrendje adja.
    .title = Előkészületek haladóknak
    .chapter = setup
T-22 = A bónuszkártyákat meg kell keverni. A Folyosóktól kezdve, az óramutató járása szerint, szektoron belül a mezők sorrendjében egy-egy kerül képpel felfelé minden bónuszszimbólumos üzembe helyezett kártyamezőre. A többi megnézés nélkül kikerül a játékból.
    .title = A bónuszkártyák elhelyezése
    .chapter = setup
T-23 = Megkevered a frakciód kártyáit, 15 lapból lesz a paklid, a többit megnézés nélkül félreteszed. A paklid képpel felfelé fekszik.
    .title = A paklid
    .chapter = setup
T-24 = Először mindenki felhúzza paklija 3 legfelső lapját. Amikor sorra kerülsz, az egyiket üzembe helyezed bármelyik szektor egy üres üzembe helyezett kártyamezőjén, a másik kettőt frakciószektorod függőben lévő kártyamezőire teszed. A paklidban 12 lap marad.
    .title = Kezdőkártyák
    .chapter = setup
T-25 = A kezdőkártyát üres kártyamezőre kell tenned, bónuszkártyára vagy más kártyára nem kerülhet. Az előkészületek során tehát senki sem szerez bónuszkártyát.
    .title = Kezdőkártya csak üres helyre kerülhet
    .chapter = setup
T-26 = Ha instant kártyát választasz kezdőkártyának, üzembe helyezés helyett magad mellett tartod. A kezdőkártyák az elhelyezésükkor nem fejtik ki hatásukat, kivéve a folyamatos hatásúakat.
    .title = Instant kártya kezdőkártyaként
    .chapter = setup
T-27 = A játékosok sorrendjében elhelyezed két egységedet a saját szektorod termeiben. Ezután, ismét sorrendben, a harmadikat bármelyik szektor egy üres termébe teszed.
    .title = Az egységek elhelyezése
    .chapter = setup
T-28 = Ha egy szektor az előkészületek során telik be, nem kerül sor kisebb rohamra, mert senki sem mozgott.
    .title = Az előkészületek alatt nincs kisebb roham
    .chapter = setup
T-29 = A többi jelződ melletted van. A 20 fejlesztésjelző közös készletet alkot.
    .title = Egyéb jelzők
    .chapter = setup
T-30 = A kártyák 0 és 3 közötti szintje a játék menetét nem befolyásolja. Az első játékodban csak a 15 darab 0-s szintű kártyát használd, azután egyenként vedd hozzá az 1-es, a 2-es és a 3-as szintet. Ha 15-nél több kártya használható, közülük 15 véletlenszerű lap alkotja a paklidat.
    .title = A kártyák fokozatos bevezetése
    .chapter = setup
T-31 = 3 helyett 5 lapot húzol, és 1 helyett 3-at helyezel üzembe, egyesével, a többiekkel felváltva, a játékosok sorrendjében. A másik kettő a függőben lévő kártyamezőidre kerül; a paklidban 10 lap marad.
    .title = Kezdés három üzembe helyezett kártyával
    .chapter = setup
T-32 = Ezzel a beállítással titokban kiválasztod, hogy a 25 kártyádból melyik 15 alkossa a paklidat, majd megkevered őket. Alapesetben ki van kapcsolva.
    .title = Választott pakli
    .chapter = setup

## A kör menete

chapter-turn = A kör menete

T-33 = A játékosok sorrendben követik egymást. A köröd négy fázisból áll: mozgás, akciókártyák, szektorakció, függőben lévő kártyák. Minden Plusz egy kör akció ugyanezt a négy fázist adja egy másik egységgel.
    .title = A kör négy fázisa
    .chapter = turn
T-34 = Saját körödben, a lépések között bármennyi fejlesztésjelzőt, instant és bónuszkártyát felhasználhatsz: a mozgás előtt és után, két akciókártya között, a szektorakció vagy a függőben lévő kártyák fázisa után, és rögtön azután, hogy szereztél egyet. Lépés közben soha: sem csapda, sem támadás, sem üzembe helyezés alatt.
    .title = Mikor használhatsz jelzőt és instant kártyát?
    .chapter = turn
T-35 = Ha bármelyik egységed mozgatható, egyet mozgatnod kell. Ha egyik sem az, jelzőket és instant kártyákat még használhatsz, azután véget ér a köröd.
    .title = Kötelező mozogni
    .chapter = turn

## Mozgásfázis

chapter-movement = Mozgásfázis

T-36 = Válaszd ki egyik egységedet bármelyik szektorból vagy az űrmezőről. Csapatjátékban csak a saját frakciód egységét választhatod.
    .title = Az egység kiválasztása
    .chapter = movement
T-37 = Az egységed annyi mozgáspontot kap, ahány egység a kiinduló szektorában áll, frakciótól függetlenül, önmagát is beleszámítva. Még az elindulása előtt kell megszámolni őket.
    .title = Mozgáspontok
    .chapter = movement
T-38 = Pontosan ennyi szektornyit kell mozognod az óramutató járása szerint; minden szektor, amelybe belépsz, egy mozgáspontot használ el. Ezen csak a Rövidebb út kártyák, az Aknafolyosó és Pandora futója változtathat, ha te is akarod.
    .title = Pontos távolság
    .chapter = movement
T-39 = Az általad mozgatott egység kihagyhatja azt a szektort, ahol Rövidebb út a szellőzőn át vagy Titkos átjáró kártyád van: nem lép be oda, a szektor nem számít bele a mozgásba, és csapdái sem hatnak. Minden alkalommal te döntesz. A mozgás kiinduló szektorában nem használható.
    .title = Szektor kihagyása
    .chapter = movement
T-40 = Ha egy egység mozgását a Szellőző tengelyed szektorából indítod, az egység egy további mozgáspontot használhat.
    .title = Szellőző tengely
    .chapter = movement
T-41 = Az az egység, amelyet az Időhurkod szektorába mozgatsz, ott legfeljebb [1] további mozgáspontot használhat el anélkül, hogy továbblépne. A számot minden alkalommal te választod meg; a felső határt fejlesztések és másolatok növelik. A mozgás kiinduló szektorában nem működik. Az azonos célú, de más csapdákon átvezető utak közül külön-külön választhatsz.
    .title = Időhurok
    .chapter = movement
T-42 = Ha Szürke egységed a Teleportálás szektorában fejezné be a mozgását, bármelyik szektorban befejezheti, akár ebben is. A terem elfoglalása előtt döntesz; kilövés, csapdák, kisebb roham és akciók csak a választott szektorban következnek. Mozgáspontba nem kerül, és mozgásonként egyszer használható.
    .title = Teleportálás
    .chapter = movement
T-43 = Ha az Irányítással vagy a Csoportos taktikával ellenséges egységet mozgatsz, a saját Rövidebb út kártyáidat használhatod, az egység tulajdonosáéit viszont nem.
    .title = Rövidebb út ellenséges egységgel
    .chapter = movement
T-44 = A körödben semmilyen módon nem mozgathatod kétszer ugyanazt az egységet, akár a tiéd, akár ellenséges. A kilövés nem számít mozgásnak. A már mozgatott egységek a kör végéig meg vannak jelölve.
    .title = Egy egység sem mozog kétszer
    .chapter = movement
T-45 = Érkezéskor az általad mozgatott egységet a szektor bármelyik üres termébe teheted.
    .title = Terem választása
    .chapter = movement
T-46 = Ha érkezéskor mind a négy terem foglalt, kiválasztasz egy ott álló egységet (akár a sajátodat), és kilövöd az űrbe. Az általad mozgatott egység a felszabadult terembe kerül. A kilőtt egység elveszíti fogójelzőjét, parazitajelzőit és láthatatlanság jelzőjét.
    .title = Kilövés az űrbe
    .chapter = movement
T-47 = Ha az Irányítással mozgattad az egységet, akár őt magát is kilőheted; ekkor nem foglal el termet, így csapda és kisebb roham sem következik. A Csoportos taktikánál a már ott álló négy egység közül választasz, a sajátjaidat is beleértve.
    .title = Kilövés Irányítással és Csoportos taktikával
    .chapter = movement
T-48 = Érkezés után a szektor minden működő, az általad mozgatott egység számára ellenséges csapdája hat rá, akkor is, ha kártya vitte oda. A Tűz, a Csápok és az aktivált Védelmi rendszer azokban a szektorokban is hat, amelyeken az egység csak áthalad. Egy belépéskor minden csapda csak egyszer hat.
    .title = Csapdák
    .chapter = movement
T-49 = Az áthaladáskor ható csapdák szektorról szektorra hatnak az utad során, még az érkezés előtt. A kihagyott szektorokon nem haladsz át; a kiinduló szektor csak akkor számít, ha egységed körbeérve újra belép oda.
    .title = Áthaladáskor ható csapdák
    .chapter = movement
T-50 = Ha a körödben ugyanott több csapda hat, te döntesz a sorrendjükről, más játékos egységénél is. Csak akkor kell választanod, ha a sorrend számít.
    .title = A csapdák sorrendje
    .chapter = movement
T-51 = Ha a kilövés és a csapdák után mind a négy terem foglalt, és az általad mozgatott egység is a négy között van, kisebb rohamot hajtasz végre: csak az ebben a szektorban álló egységeid támadnak. Ez akkor is így van, ha ellenséges egységet mozgattál.
    .title = Kisebb roham betelt szektorban
    .chapter = movement
T-52 = A mozgásod sorrendje: áthaladáskor ható csapdák, teli szektornál kilövés, kiszabadulás a Fogóból, megálláskor ható csapdák, betelt szektornál kisebb roham. Ha később egy kártya mozgat egységet, arra a mozgásra ugyanez a sorrend érvényes.
    .title = A következmények sorrendje
    .chapter = movement
T-53 = Ha egységeden parazita van, minden mozgáspont elhasználásakor elszenveded a sérülést. A kihagyott szektor nem okoz sérülést, a kártyákkal szerzett plusz mozgáspont és szektor viszont igen.
    .title = Parazita okozta sérülés útközben
    .chapter = movement
T-54 = Az űrben bármennyi egység lehet; a tieid addig maradnak ott, amíg mozgatásra nem választod őket. Az egységet bármelyik üres terembe teheted; csak az ottani csapdák hatnak rá, és lefogott egységeid ott kiszabadulnak. Ezután az egész köröd azonnal véget ér: nincs kilövés, kisebb roham, akciókártya, szektorakció, függőben lévő kártyák fázisa és szaporodás.
    .title = Visszatérés az űrből
    .chapter = movement
T-55 = Az űrből érkező egységed nem léphet teli szektorba; ha az állomáson nincs üres terem, nem választhatod. Nem használ mozgáspontot, így sem rövidebb út, sem plusz mozgáspont nem érvényes rá, de az elhelyezése mozgásnak számít.
    .title = Űr: teli szektor és mozgáspont
    .chapter = movement

## Támadások és szektorakciók

chapter-actions = Támadások és szektorakciók

T-56 = Végre kell hajtanod minden működő akciókártyádat abban a szektorban, ahol a mozgás véget ért, tetszőleges sorrendben, akkor is, ha egységedet közben lefogták vagy kilőtték. Érvényes célpont nélkül a kártya nem tesz semmit. A fázis közben ideérkező kártya nem jön számításba, az innen elkerülő kimarad, ha még nem volt soron.
    .title = Akciókártyák fázisa
    .chapter = actions
T-57 = Ha Rohamot váltasz ki, minden szektorban minden egységed támad. A többi játékos egységei nem támadnak vissza. A Roham automatikus, nem mondhatsz le róla.
    .title = Roham
    .chapter = actions
T-58 = Egységed a saját szektorában lőtávolságon belül lévő ellenséges egységeket támadja: képessége szerint vagy egyet, amelyet te választasz, vagy mindet. Minden találat 1 életerőpontjába kerül a célpont tulajdonosának; a Szürkék találata ehelyett nekik ad 1 adatpontot. Amelyik egység tud, annak támadnia kell; támadóid sorrendjét te döntöd el.
    .title = Egy egység támadása
    .chapter = actions
T-59 = A kisebb roham egyetlen szektorra korlátozott roham. Ha egységed negyedikként lép a Folyosókra, a kisebb roham a mozgásfázisban, a Folyosók Roham akciója a szektorakciók fázisában következik.
    .title = Kisebb roham
    .chapter = actions
T-60 = Végrehajtod annak a szektornak az akcióját, ahol a mozgásod véget ért: a Folyosókon Roham, a Vezérlőteremben Üzemzavar, a Technológiai részlegen Plusz egy kör, a saját frakciószektorodban Fejlesztésjelző vagy Alap tisztogatás. Ellenséges frakciószektorban nincs akciód.
    .title = Szektorakciók fázisa
    .chapter = actions
T-61 = Ki kell választanod egy másik egységedet, amelyet ebben a körben még nem mozgattál, és végre kell hajtanod vele mind a négy fázist; ez meg is ismétlődhet. Űrben lévő egységet is választhatsz, de az az egész kört lezárja. Ha nincs ilyen mozgatható egységed, nem történik semmi.
    .title = Plusz egy kör
    .chapter = actions
T-62 = Tedd az üzemzavarjelzőt bármelyik szektor egy ellenséges függőben lévő vagy üzembe helyezett kártyájára; vissza is teheted oda, ahonnan elvetted. Bónuszkártyára, félretett instant kártyára és a saját oldalad kártyájára nem teheted. Ha van érvényes kártya, kötelező; ha nincs, a jelző a helyén marad.
    .title = Üzemzavar
    .chapter = actions
T-63 = Az üzemzavarjelzős függőben lévő kártyát senki sem helyezheti üzembe, és el sem dobhatja. Az üzemzavarjelzős üzembe helyezett kártyának nincs hatása: nem dobhatod el, nem cserélheted le, nem helyezheted át, nem fejlesztheted, nem fejlesztheted vissza, nem másolhatod le és nem veheted át. A kártyamezőt továbbra is elfoglalja.
    .title = Üzemzavar alatt lévő kártya
    .chapter = actions
T-64 = A kártya által játékba hozott jelzők (parazita, kisebb Idegen, láthatatlanság, fogó, deaktiválás) maradnak és működnek. Emlékeztető jelzői vele együtt kiesnek. A rajta lévő fejlesztésjelzők és a kamerajelző ott maradnak, de addig nem számítanak.
    .title = Jelzők üzemzavar alatt
    .chapter = actions
T-65 = Amikor leveszed az üzemzavarjelzőt egy kártyáról, az a kártya rögtön újra működik, mielőtt még letennéd a jelzőt. Az ellenséges Védelem visszakényszeríti magára a jelzőt, a Kúszónövény újra kiiktatja a szomszédait.
    .title = Az üzemzavarjelző levétele
    .chapter = actions
T-66 = Kapsz 1 fejlesztésjelzőt a készletből; ha a készlet üres, nem kapsz. Azonnal vagy később is felhasználhatod.
    .title = Fejlesztésjelző akció
    .chapter = actions
T-67 = Jelző helyett eldobhatsz egy ellenséges üzembe helyezett kártyát a frakciószektorodból; az kikerül a játékból. Bónuszkártyát és üzemzavarjelzős kártyát nem választhatsz.
    .title = Alap tisztogatás
    .chapter = actions

## Függőben lévő kártyák fázisa

chapter-pending = Függőben lévő kártyák fázisa

T-68 = Abban a szektorban, ahol a mozgásod véget ért, kiválaszthatsz egy függőben lévő kártyamezőt, és azt teheted, ami a tartalmához illik, vagy semmit. Ahol nincs ilyen kártyamező, ott ez a fázis elmarad.
    .title = Egy függőben lévő kártyamező
    .chapter = pending
T-69 = Ha a kártyamező üres, ráteszed a paklid legfelső lapját.
    .title = „A” lehetőség: üres kártyamező
    .chapter = pending
T-70 = Ha a kártyamezőn ellenséges kártya van, eldobod, és a paklid legfelső lapját teszed oda.
    .title = „B” lehetőség: ellenséges kártya
    .chapter = pending
T-71 = Ha a kártyamezőn saját kártyád van, üzembe helyezed bármelyik szektorban, vagy ha instant kártya, magadhoz veszed. Ezután a paklid legfelső lapját a megürült kártyamezőre teszed.
    .title = „C” lehetőség: saját kártya
    .chapter = pending
T-72 = Ha a „B” vagy a „C” lehetőséget választod, végig kell csinálnod: a kártyamező feltöltése kötelező. Két függőben lévő kártyamezőnél csak a kiválasztott dönti el, melyik lehetőséged van.
    .title = A feltöltés kötelező
    .chapter = pending
T-73 = Új kártyát üres üzembe helyezett kártyamezőre, bónuszkártya helyére (ezt elveszed) vagy a saját oldalad egyik kártyájának helyére (ezt jelzőivel együtt eldobod) tehetsz. Ellenséges vagy üzemzavarjelzős kártya helyére soha.
    .title = Hol helyezhetsz üzembe kártyát?
    .chapter = pending

## Fejlesztésjelzők

chapter-upgrades = Fejlesztésjelzők

T-74 = A körödben egy jelző eldobásával a fejlett oldalára fordíthatod egyik alapegységedet (az űrben is), vagy ráteheted a jelzőt egy üzembe helyezett kártyádra, amelynek fejlesztési száma van, és nincs üzemzavar alatt. Egy körben bármennyit felhasználhatsz; a félretett jelzők mindenki számára láthatók.
    .title = A fejlesztésjelzők használata
    .chapter = upgrades
T-75 = A kártyádon lévő minden fejlesztésjelző 1-gyel növeli a kártya fejlesztési számát. A szövegekben ez a szám szögletes zárójelben áll.
    .title = Fejlesztett kártyák
    .chapter = upgrades
T-76 = Az első jelző külön költség nélkül kerül a kártyára. Ha még egyet szeretnél rátenni, előbb dobj el annyi fejlesztésjelzőt, amennyi már a kártyán van. Egy kártyára legfeljebb 6 kerülhet.
    .title = A további jelzők ára
    .chapter = upgrades
T-77 = Ha a kártyád kikerül a játékból, fejlesztésjelzői visszakerülnek a készletbe. Ha áthelyezik, vele mennek.
    .title = A távozó kártya jelzői
    .chapter = upgrades

## A játék vége

chapter-end = A játék vége

T-78 = Ha függőben lévő kártyamezőre kell kártyát tenned, de a paklid üres, helyette egy mezővel előbbre viszed a játék vége jelzőt: 3, 2, 1, vége. A kártyamező üres marad. Az eldobott kártyák sosem kerülnek vissza a pakliba.
    .title = Üres pakli és visszaszámlálás
    .chapter = end
T-79 = A jelző akkor is lép, ha üres paklival az „A” lehetőséget választod. Ha a fázisban nem teszel semmit, a jelző a helyén marad.
    .title = Üres kártyamező üres paklival
    .chapter = end
T-80 = Ha a jelző eléri a vége mezőt, a játéknak rögtön vége, a kör hátralévő része elmarad. Összeadod az életerő- és adatpontjaidat; a magasabb összeg nyer.
    .title = A visszaszámlálás vége
    .chapter = end
T-81 = Döntetlennél minden érintett játékos kap még egy kört, az óramutató járása szerint, a játékot lezáró játékos után következővel kezdve. A jelző a helyén marad, de azonnal nyerni és veszíteni ekkor is lehet. Ha így is egyenlők vagytok, osztoztok a győzelmen.
    .title = Döntetlen
    .chapter = end
T-82 = Ha játékosonként 12 kör telik el úgy, hogy egyetlen pakliból sem fogy lap, és a játék vége jelző sem lép, a jelző egy mezővel előbbre kerül. A szabálykönyvben ilyen szabály nincs; arra való, hogy egy megrekedt játék is véget érjen. Ha csak emberek játszanak, kezdés előtt kikapcsolhatjátok: ekkor játékosonként 100 kört vár.
    .title = Visszaszámlálás, ha nem történik semmi
    .chapter = end

## Kártyatípusok

chapter-card-kinds = Kártyatípusok

T-83 = Az akciókártyát akkor hajtod végre, amikor egységed a szektorában fejezi be a mozgását; a csapda az oda érkező ellenséges egységekre, a modul a szektorában lévő kártyákra és egységekre hat. A rövidebb út a mozgásodat módosítja, a különleges kártya az egész játékra hat, a Reprodukció a szomszédait másolja.
    .title = Kártyatípusok
    .chapter = card-kinds
T-84 = Instant kártyát sosem helyezel üzembe. Amikor megszerzed, azonnal kijátszod, vagy láthatóan megtartod bármelyik későbbi körödre. Egy körben bármennyit kijátszhatsz; mindegyiket csak egyszer, azután eldobod.
    .title = Instant kártyák
    .chapter = card-kinds
T-85 = Az egyszer használatos kártyát eldobod, miután minden példányával kifejtette a hatását.
    .title = Egyszer használatos kártyák
    .chapter = card-kinds
T-86 = A bónuszkártyák nem tartoznak frakcióhoz, és mind instant kártyák. Úgy szerzel egyet, hogy a kártyamezőjén üzembe helyezel egy kártyát. Azonnal használhatod, akár a függőben lévő kártyamező feltöltése előtt, vagy láthatóan megtartod köreid bármely későbbi pillanatára.
    .title = Bónuszkártyák
    .chapter = card-kinds
T-87 = A paklid legfelső lapját üzembe helyezed bármelyik szektor egy üres üzembe helyezett kártyamezőjén, bónuszkártya vagy más kártya helyén nem; az instant kártyát ehelyett magadhoz veszed. Üres paklival vagy üres kártyamező nélkül nem játszható ki. A játék vége jelzőt sosem mozdítja.
    .title = Kártya a pakliból
    .chapter = card-kinds
T-88 = Ha épp bónuszkártyát szereztél, a függőben lévő kártyamező feltöltése előtt kijátszhatsz egy Kártya a pakliból lapot, ezt vagy egy korábban félretettet. Ekkor a mostani legfelső lapot helyezed üzembe, és a következővel töltöd fel a mezőt. Ha nem szereztél bónuszkártyát, a feltöltés azonnal következik; a félretett lapot az üzembe helyezés előtt játszhatod ki, ugyanazzal az eredménnyel.
    .title = Kártya a pakliból a feltöltés előtt
    .chapter = card-kinds
T-89 = Ha kijátszod ezt a bónuszkártyát, kapsz 1 fejlesztésjelzőt.
    .title = Fejlesztés
    .chapter = card-kinds
T-90 = Kilenc bónuszkártya van, háromféle: Kártya a pakliból, Fejlesztés és Aknafolyosó. A fajtákat a szabálykönyv nevezi meg, a számukat nyilvános források; hogy mindegyikből három van, az következtetés.
    .title = A bónuszkártyák paklija
    .chapter = card-kinds
T-91 = Akkor játszod ki, amikor egy szektorban álló egységed mozgását választod meg; az egység 1 szektorral tovább mehet. Ez a szektor is mozgáspontnak számít.
    .title = Aknafolyosó
    .chapter = card-kinds

## Reprodukció és több egyforma kártya

chapter-reproduction = Reprodukció és több egyforma kártya

T-92 = A kártyád 1 példánynak számít, és minden mellette lévő, működő Reprodukciód még 1 példányt ad hozzá. Egy szektorban több egyforma kártya külön-külön hat, de a csak egyszer végrehajtható kártya így is csak egyszer.
    .title = A példányok száma
    .chapter = reproduction
T-93 = A Reprodukciód lemásolja saját frakciója minden szomszédos kártyáját a rajtuk lévő jelzőkkel együtt, egyszerre legfeljebb hármat. Nem másolja az üzemzavar vagy Kúszónövény miatt kiesett kártyát, az eldobott kártyát és a másik Reprodukciót.
    .title = Reprodukció
    .chapter = reproduction
T-94 = Fegyverraktár, Akna, Tűz, Harci helyzet, Csapdadetektor, Roham, Archívum, Orvosi részleg, Kis laboratórium, Védelmi rendszer, Állomásvázlat, Robbanás, Csápok, Kaptár, Rejtőzés, Élőhely, Inkubátor, Kamra, Szonda, Génkezelő, Időhurok, Hanyatlás, Átvitel, Lélekcsapó. Az akciót példányonként egyszer hajtod végre, a csapdák és modulok számai összeadódnak. Az egyszer használatos kártya minden példányával hat, majd eldobod; a Reprodukció marad.
    .title = A szokásos módon sokszorozódó kártyák
    .chapter = reproduction
T-95 = Ezeknél a másolat nem változtat semmit: Barikád, Védelem, Üzemzavar, Rejtekhely, Titkos átjáró, Rövidebb út a szellőzőn át, Szellőző tengely, Kúszónövény, Teleportálás. A Rajtaütésedre külön szabály vonatkozik.
    .title = Csak egyszer végrehajtható kártyák
    .chapter = reproduction
T-96 = Másolás előtt nézd meg az egyes kártyák leírását: Csoportos taktika, Duplalövetű, Rajtaütés, Videó kamerák, Fogó, Távvezérlő, Elrablás, Szellemcsapás, Parazita, Láthatatlanság, Irányítás.
    .title = Saját másolási szabályú kártyák
    .chapter = reproduction

## Az egyes kártyák: Tengerészgyalogosok és Szürkék

chapter-cards-marines-greys = Az egyes kártyák: Tengerészgyalogosok és Szürkék

T-97 = Válassz bármelyik szektorból egy ellenséges egységet (az űrből és lefogottat nem), és mozgasd a szokásos távolságra; az útról, a teremről és a kilövésről te döntesz, és a kisebb roham is a tiéd. Az egység sem akciókártyát, sem szektorakciót nem hajt végre. A számára ellenséges csapdák a szokásos módon hatnak rá, a modulok (például a Barikád és a Rejtekhely) továbbra is védik.
    .title = Irányítás és Csoportos taktika
    .chapter = cards-marines-greys
T-98 = 1-nél nagyobb számmal vagy több példánnyal különböző egységeket mozgatsz, egymás után, bármelyik szektorból. Az első kötelező, ha lehetséges, a többiről te döntesz. Az Irányítást fejlesztheted, a Csoportos taktikát csak lemásolni lehet.
    .title = Több ellenséges egység mozgatása
    .chapter = cards-marines-greys
T-99 = Harci helyzet: minden egységed, amely ebből a szektorból ellenséget talál el, [1] további sérülést okoz az egyik eltalált játékosnak, egységenként és rohamonként egyszer. Kamra: ugyanígy a támadással adatpontot szerző Szürke egységed [1] további adatpontot szerez.
    .title = Harci helyzet és Kamra
    .chapter = cards-marines-greys
T-100 = Minden rohamodban, amely erre a szektorra kiterjed, egy itt álló egységed megismételheti összes támadását; ha csak egy egységet támad, új célpontot is választhatsz. Minden példány egy ismétlést ad, ugyanannak vagy egy másik egységnek. A Harci helyzet és a Kamra többlete nem ismétlődik.
    .title = Duplalövetű
    .chapter = cards-marines-greys
T-101 = Ha ellenséges egység áll meg a Rajtaütésed szektorában, ott kisebb rohamot hajtasz végre. Két kártya vagy egy lemásolt kártya két kisebb rohamot ad, többet soha.
    .title = Rajtaütés
    .chapter = cards-marines-greys
T-102 = Elhelyezel [1] deaktiválás jelzőt tetszőleges szektorokban, akár többet is ugyanott. Ha egy ilyen szektorban ellenséges csapdák hatnának a Tengerészgyalogosodra (bárki mozgatja is), egy jelző magától visszakerül a készletbe, és ezúttal egyik csapda sem hat. Ha újra belépsz a szektorba, újabb jelző kell.
    .title = Csapdadetektor
    .chapter = cards-marines-greys
T-103 = Barikád: az ebben a szektorban álló egységeid nem támadhatók meg, így a támadás sem életerőpontodba nem kerül, sem adatpontot nem ad a Szürkéknek; a csapdák a szokásos módon hatnak. A szabálykönyv a Rejtekhely mellett említi, de a hatását nem írja le; a sérthetetlenséget a kiadó leírásából tudjuk, a te kártyád szűkebb is lehet. Védelem: amíg működik, az üzemzavarjelzőt elhelyező ellenfélnek erre a kártyára kell tennie a jelzőt; ha több van belőle, az egyikre.
    .title = Barikád és Védelem
    .chapter = cards-marines-greys
T-104 = Láthatatlanság: [1] egységed kap egy-egy jelzőt, és a következő mozgásáig vagy kilövéséig nem támadható meg; a csapdák hatnak rá. Hanyatlás: az általad választott ellenfél elveszít [1] fejlesztést (ha kevesebb van, mindet); ő dönti el, hogy félretett vagy kártyán lévő jelzőt ad le, vagy egy fejlett egységét fordítja alapoldalára. Az üzemzavar alatt lévő kártya jelzői védettek.
    .title = Láthatatlanság és Hanyatlás
    .chapter = cards-marines-greys

## Az egyes kártyák: Idegenek és Tudósok

chapter-cards-aliens-scientists = Az egyes kártyák: Idegenek és Tudósok

T-105 = Egy üzembe helyezett kártyádat jelzőivel együtt bármelyik szektor egy üres üzembe helyezett kártyamezőjére helyezed át. Üzemzavar alatt lévő kártya nem helyezhető át.
    .title = Üreg
    .chapter = cards-aliens-scientists
T-106 = Áthelyezel [1] különböző ellenséges egységet ebből a szektorból, egyenként, mindegyiket bármelyik másik szektor egy termébe. Kilövés, csapdák és kisebb roham úgy következnek, mint bármely érkezéskor. Mozgáspontot nem használnak, és semmin sem haladnak át.
    .title = Elrablás
    .chapter = cards-aliens-scientists
T-107 = A szektor egy üres termében kisebb Idegen jelenik meg; ha nincs üres terem, kilősz egy tetszőleges egységet, és annak a termét foglalja el. Ha a szektor ezzel betelt, kisebb rohamot hajtasz végre. Ha egy jelzőtípus elfogyott, nem kapsz belőle többet; csak az emlékeztető jelzők száma korlátlan.
    .title = Inkubátor és jelzőkorlát
    .chapter = cards-aliens-scientists
T-108 = Az itt megálló, parazita nélküli ellenséges egység egy jelzőt kap, lemásolt kártyától kettőt. Minden jelző az egység minden elhasznált mozgáspontja után 1 életerőpontjába kerül az egység tulajdonosának. Mind egyszerre kerül le: a következő mozgás utolsó pontjánál, még a megálláskor ható csapdák előtt, vagy kilövéskor.
    .title = Parazita
    .chapter = cards-aliens-scientists
T-109 = Szellemcsapás: [1] különböző egységed támad bárhol, így mindegyik körönként legfeljebb egyszer; a Rejtőzést nem aktiválja. Nem roham: csapatjátékban szövetségesed egysége is támadhat vele. Rejtőzés: a szektorára kiterjedő rohamaid 1 sérülést okoznak egy ottani ellenséges egységnek, átjáró sem kell hozzá; a Rejtekhely, a Barikád és a Láthatatlanság véd ellene.
    .title = Szellemcsapás és Rejtőzés
    .chapter = cards-aliens-scientists
T-110 = Ha a jelző szabad, az elsőként itt megálló ellenséges egység megkapja: nem mozoghat és nem támadhat, amíg ki nem lövik, vagy az oldalának másik egysége oda nem érkezik. Az érkező egység a kisebb roham előtt oldalának minden ott lefogott egységét kiszabadítja, és az így vagy az érkezéskor kilőtt egységről felszabaduló jelző őt nem foghatja le. A Reprodukció nem másolja; egy érkező egység csak egy Fogót vált ki.
    .title = Fogó
    .chapter = cards-aliens-scientists
T-111 = Amíg a Kúszónövényed működik, a vele szomszédos ellenséges kártyáknak nincs hatásuk. Tulajdonosuk lecserélheti és fejlesztheti őket, és Alap tisztogatással is eldobhatók. Bónuszkártyára a Kúszónövény nem hat.
    .title = Kúszónövény
    .chapter = cards-aliens-scientists
T-112 = Minden itt megálló ellenséges egység [1] kamerapontot ad 0-tól legfeljebb 6-ig, ez nem sokszorozódik. Ha Tudósod itt fejezi be a mozgását, ennyi adatpontot kapsz, megszorozva a példányok számával, és a kamerapontok lenullázódnak. Távvezérlővel nem válthatók be; szabad kamerajelző nélkül a kártya nem gyűjt pontot.
    .title = Videó kamerák
    .chapter = cards-aliens-scientists
T-113 = Végrehajtod egy működő akciókártyádat bármelyik szektorban, annak minden példányával, mintha egységed ott állt volna meg; másik Távvezérlőt soha. Több példánnyal példányonként még egy, másik kártyát választhatsz; csak az első kötelező. Így egy kártya körönként legfeljebb egyszer hajtható végre, a rendes végrehajtásán felül.
    .title = Távvezérlő
    .chapter = cards-aliens-scientists
T-114 = A Védelmi rendszer az első fejlesztésjelzőig nem aktív; a Tűz és a Csápok kezdettől fogva hatnak. A Rejtekhely szektorában álló egységeid nem támadhatók meg; az Orvosi részleg [1] életerőpontot ad, legfeljebb 20-ig. A Robbanásról lemondhatsz, amíg a szektorában nincs ellenséges egység; az Állomásvázlat egy lehetőséget ad a függőben lévő kártyák fázisából, annak minden szabályával, a visszaszámlálással együtt.
    .title = A Tudósok többi kártyája
    .chapter = cards-aliens-scientists

## Három vagy négy játékos: mindenki mindenki ellen

chapter-free-for-all = Három vagy négy játékos: mindenki mindenki ellen

T-115 = A három közös szektort és frakciónként egy szektort tetszőleges sorrendben helyezitek el. A játékosok sorrendjét a frakciószektorok sorrendje adja.
    .title = A szektorok elrendezése
    .chapter = free-for-all
T-116 = 0 életerőponttal kezdesz, és szokás szerint 0 adatponttal. Az előkészületek során betelt szektor nem vált ki kisebb rohamot.
    .title = Kezdés nulláról
    .chapter = free-for-all
T-117 = Ha megsebzel egy ellenfelet, annyi életerőpontot kapsz, amennyi a sérülés; ő nem veszít. A csapdáért a csapda irányítója kap pontot, bárki mozgatta is bele az egységet; a parazita sérüléseiért az Idegenek; a Szürkék támadása most is adatpontot ad. Ami a támadást megakadályozza (Barikád, Rejtekhely, Láthatatlanság), a nyereséget is.
    .title = A sérülés életerőpontot ad
    .chapter = free-for-all
T-118 = Az Orvosi részleged neked nem ad életerőpontot; helyette ellenfeleid veszítenek összesen [1] életerőpontot, úgy elosztva, ahogy te szeretnéd. Senki életerőpontja sem csökkenhet 0 alá.
    .title = Orvosi részleg a mindenki mindenki ellen játékban
    .chapter = free-for-all
T-119 = 20 életerőponttal vagy 20 adatponttal azonnal nyersz; különben a játék végén a legmagasabb összeg győz. Ha az első helyen döntetlen van, minden érintett kap még egy kört; a többiek megtartják pontjaikat, de többet nem szereznek, és nem kerülnek sorra; kártyáik, egységeik és szektoraik továbbra is működnek. Ha így is döntetlen, osztoztok a győzelmen.
    .title = Győzelem a mindenki mindenki ellen játékban
    .chapter = free-for-all

## Négy játékos: csapatjáték

chapter-team = Négy játékos: csapatjáték

T-120 = Két kétfős szövetségben játszotok: „A” (függőleges szövetségjelzők) és „B” (vízszintes szövetségjelzők). A sorrend: az „A” szövetség első, a „B” első, az „A” második, végül a „B” második játékosa.
    .title = Két szövetség
    .chapter = team
T-121 = Szövetségeseddel megegyeztek két frakciószektorotok egyikében; ez mindkettőtök szektora lesz. Az elrendezés olyan, mint a párbajban, szövetségenként egy szektorral, de más sorrend is választható.
    .title = A szövetség szektora
    .chapter = team
T-122 = A paklid 10 lapos, ebből 2 lapot húzol. A játékosok sorrendjében az egyiket üzembe helyezed bármelyik üres üzembe helyezett kártyamezőn (az instant kártyát megtartod), a másikat a szövetség szektorának egyik függőben lévő kártyamezőjére teszed.
    .title = Pakli és kezdőkártyák csapatjátékban
    .chapter = team
T-123 = 2 egységed van. A játékosok sorrendjében az egyiket a szövetség szektorának egy üres termébe teszed; azután, ismét sorrendben, a másodikat bármelyik üres terembe. Az előkészületek során nincs kisebb roham.
    .title = Egységek csapatjátékban
    .chapter = team
T-124 = Szövetségesed kártyáit és egységeit, valamint a szövetség szektorát sajátodként kezeled. Egységeit viszont sosem mozgathatod, Plusz egy kör akcióval sem, a paklijából sosem húzhatsz, és rohamaidban csak a te egységeid támadnak. A Szellemcsapás nem roham: szövetségesed egysége is támadhat vele, a saját frakciójának.
    .title = Mi közös a szövetségeseddel?
    .chapter = team
T-125 = Végrehajtod szövetségesed akciókártyáit, használhatod a Rövidebb út kártyáit, csapdái nem hatnak rád, üzembe helyezheted függőben lévő kártyáit (a saját paklidból pótolva), fejlesztheted egységeit és kártyáit, és a szövetség szektorának akciója a tiéd is. A bónuszkártyák és a félretett instant kártyák közösek. A fejlesztésjelzők felhasználásukig személyesek.
    .title = Szövetségesed kártyáinak használata
    .chapter = team
T-126 = Szövetségesed Harci helyzete, Kamrája és hasonló kártyái csak akkor segítenek neked, ha valóban sérülést okozol vagy valóban adatpontot szerzel. A Tengerészgyalogosnak a Kamra, a Szürkének a Harci helyzet nem ad semmit.
    .title = Támadási többlet a szövetségesnek
    .chapter = team
T-127 = A kártyából származó életerő- és adatpontokat a kártya frakciója kapja, a fejlesztésjelzőt te, ha te váltottad ki. A Reprodukció csak saját frakciója kártyáit másolja, a szövetségesét nem. Lefogott egységedet bármelyikőtök egysége kiszabadítja.
    .title = Kié a nyereség?
    .chapter = team
T-128 = Minden frakciónak saját pontjai vannak: ha életerőpontjaid száma 0-ra csökken, a szövetséged veszít; ha eléred a 20 adatpontot, nyer. A visszaszámlálás végén az a szövetség győz, amelynek két tagja együtt több ponttal rendelkezik. Döntetlennél mindenki kap még egy kört; ha így is döntetlen, a győzelem közös.
    .title = Győzelem csapatjátékban
    .chapter = team

## Pandora

chapter-pandora = Pandora

T-129 = Pandoraként 3 lényed és 10 embriód van (2 vadász, 4 futó, 4 harcos), mindegyiknek van alap- és fejlett oldala. 20 életerőpontod van (mindenki mindenki ellen játékban 0), adatpontod és frakciókártyád nincs. Csapatjátékban Pandora nem választható.
    .title = Pandora erői
    .chapter = pandora
T-130 = Nincs szektortáblád, így a párbaj négy szektorból áll: Folyosók, Vezérlőterem, az ellenfél szektora, Technológiai részleg. Szektorjelződet bármelyik szektor bal vagy jobb oldalára teszed; onnantól az a te szektorod is. Ha ez egy ellenfél frakciószektora, mindketten sajátotokként kezelitek.
    .title = Pandora szektora
    .chapter = pandora
T-131 = A szektorjelződ a sorrendben frakciószektornak számít: bal oldalon az adott szektor előtt, jobb oldalon utána következik. A Folyosókon a jobb oldal a legelső, a bal oldal a legutolsó helyet jelenti. A jelzőt a szektorok után, a bónuszkártyák előtt teszed le.
    .title = Pandora helye a sorrendben
    .chapter = pandora
T-132 = Két lényt a szektorodban helyezel el, a harmadikat bármelyik üres teremben; kezdőkártyád nincs. A megosztott szektor kezdéskor betelik, de nem kerül sor kisebb rohamra. Ha a szektorod a közös szektorok egyike, a többiek az első két egységüket nem tehetik oda.
    .title = A lények elhelyezése
    .chapter = pandora
T-133 = Pandoraként nálad kimarad a függőben lévő kártyák fázisa.
    .title = Függőben lévő kártyák nélkül
    .chapter = pandora
T-134 = Lényed egy ellenséges egységet támad, fejlettként mindet; vadászod tartósan vesz át kártyát, fejlettként egy egységet támad is. Futód 1 szektorral tovább mozoghat, és egyszeri használatra vesz át kártyát, fejlettként tartósan, és egy egységet támad is. Harcosod egyszeri használatra vesz át kártyát, és egy egységet támad, fejlettként tartósan vesz át, és mindet támadja.
    .title = Pandora egységei
    .chapter = pandora
T-135 = Ha lényt mozgatsz, és a mozgásfázis végén nincs ellenséges egység a szektorában, az akciókártyák után ott embrió születik. Választasz egy rendelkezésre álló embriót és egy üres termet; ha nincs üres terem, kilősz egy egységet. Az embrió az alapoldalával születik; csapda nem hat rá, és kisebb roham sem következik.
    .title = Szaporodás
    .chapter = pandora
T-136 = Ha embriót mozgattál, a szektorakció előtt ráteheted, ugyanazzal az oldalával felfelé, a szektor egy ellenséges üzembe helyezett kártyájára; többé nem egység. A kártya fejlesztésjelzőivel együtt a tiéd. Üzemzavar alatt lévő kártyát nem vehetsz át, Kúszónövény által kiiktatottat igen; egy későbbi üzemzavar az embriót nem távolítja el.
    .title = Egy kártya átvétele
    .chapter = pandora
T-137 = Egy használat után a kártya a frakciójához, az embrió hozzád kerül vissza: akció a végrehajtása, csapda a hatása, modul az első roham, rövidebb út az első általa módosított mozgás után. A Kúszónövény, a különleges kártya és a Reprodukció a következő köröd végén kerül vissza.
    .title = Átvétel egyszeri használatra
    .chapter = pandora
T-138 = Az átvett kártya a régi tulajdonosa számára ellenséges kártya: nem használhatja és nem másolhatja, csapdája az ő egységeire hat, a te Reprodukciód pedig a szomszédos kártyáidat másolja. Adatpontjait senki sem kapja meg, az Inkubátor semmit sem hoz játékba; minden más jelző és nyereség téged szolgál. Ha eldobják, az embrió visszakerül hozzád.
    .title = Átvett kártyák
    .chapter = pandora
T-139 = A szektorodban 1 fejlesztésjelzőt kapsz, amelyet bármelyik egységedre vagy fejlesztési számmal rendelkező átvett kártyádra használhatsz. Ha ez közös szektor, annak akcióját és a sajátodat is végrehajtod, tetszőleges sorrendben. A közös akciót ellenfeleid ugyanúgy használhatják.
    .title = Pandora szektorakciója
    .chapter = pandora
T-140 = Ha a Plusz egy kör akciót választod elsőnek, saját akciódat a plusz kör után hajtod végre, kivéve, ha egy űrből érkező egység lezárta a kört.
    .title = Plusz egy kör a saját akció előtt
    .chapter = pandora
T-141 = Eldobhatsz egy ellenséges kártyát a szektorodból, vagy egy ott átvett kártyát, megosztott szektorban is; a rajta lévő embrió visszakerül hozzád. A megosztott szektor másik gazdája az általad ott átvett kártyákat is eldobhatja így.
    .title = Alap tisztogatás Pandorával
    .chapter = pandora

## További szabályértelmezések

chapter-rulings = További szabályértelmezések

T-142 = A körödben te döntesz, három kivétellel: a Rajtaütés találatairól (a Duplalövetűt is beleértve) a kártya irányítója dönt, a Hanyatlás által elvett fejlesztésekről az, aki elveszíti őket, az előkészületek során pedig mindenki, amikor sorra kerül.
    .title = Ki dönt?
    .chapter = rulings
T-143 = Ha a választásnak nincs jelentősége (egyetlen lehetőség vagy egyforma célpontok), nem kell döntened.
    .title = Választás különbség nélkül
    .chapter = rulings
T-144 = Ne gyűjtsd egy helyre az egységeidet, kerüld a Folyosókat és a könnyen betelő szektorokat. Eleinte állj meg a saját szektorodban, helyezz üzembe és fejlessz sok kártyát minden szektorban, építs kombinációkat; haszontalan kártya nincs. Legjobb akciókártyádat a Technológiai részlegre tedd, bónuszkártyát gyenge lapokkal szerezz, és bontsd meg az ellenfél Reprodukcióra épülő kombinációit.
    .title = Taktikai tanácsok
    .chapter = rulings
T-145 = Ha a példajátékot követed: az Orvosi részleg a Vezérlőteremben van, és a Tudósok a 2. körben a Videó kamerákra használják fel fejlesztésjelzőjüket.
    .title = A példajáték
    .chapter = rulings
T-146 = Lefogott egységed kiszabadul, ha a te oldalad egy egysége a szektorába érkezik: saját mozgásával, bárki kártyájával, az űrből vagy úgy, hogy ott jelenik meg (kisebb Idegen, embrió). Az nem számít, ha egy egység kártyára kerül vagy a helyén marad.
    .title = A Fogóból kiszabadító érkezés
    .chapter = rulings
T-147 = Lefogott egységet nem választhatsz, és érkezéskor magát az elrabolt egységet nem lőheted ki. Mozgatottnak számít, de mozgáspontot nem használ, ezért parazitajelzője vagy láthatatlanság jelzője rajta marad. Az első egység kötelező, ha lehetséges, a többiről te döntesz.
    .title = Az Elrablás részletei
    .chapter = rulings
T-148 = A Teleportálás akkor szolgálja Szürke egységedet, ha te magad mozgatod; szövetségesed egységét is, ha ő mozgatja, és Pandora saját egységeit, amíg nála van a kártya. Az Irányítással mozgatott ellenséges egységre és az ellenség által mozgatott Szürke egységre nem érvényes.
    .title = Kit szolgál a Teleportálás?
    .chapter = rulings
T-149 = Ha a kártyádat eldobják, az általa játékba hozott jelzők maradnak és tovább működnek; a rajta fekvő fejlesztésjelzők és a kamerajelző visszakerülnek a készletbe. A fogójelző az egység kiszabadulásakor szabadul fel; a Fogó akkor áll készen, ha nem tart lefogva egységet, és van jelző a készletben.
    .title = Az eldobott kártya jelzői
    .chapter = rulings
T-150 = Üzembe helyezéshez megengedett kártyamező kell; az Üreghez áthelyezhető saját kártya és üres kártyamező; az Aknafolyosóhoz egy szektorban álló, mozgatható egységed. Az érvényes célpont nélküli kötelező akció büntetés nélkül elmarad. A Fejlesztés üres készletnél is kijátszható, de nem ad semmit.
    .title = Csak az, ami lehetséges
    .chapter = rulings
T-151 = Kúszónövény sosem iktat ki másik Kúszónövényt. Pandoraként nincs paklid és nincs függőben lévő kártyád, ezért a nálad lévő Állomásvázlatnak nincs hatása.
    .title = Kúszónövények és Pandora Állomásvázlata
    .chapter = rulings
T-152 = A három közös szektort és Pandorán kívül minden frakció egy-egy szektorát használjátok. Pandora a szektorok elhelyezése után teszi le szektorjelzőjét; a játékosok sorrendjét ezután kell megállapítani.
    .title = Mindenki mindenki ellen Pandorával
    .chapter = rulings
