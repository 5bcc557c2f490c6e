### A számozott szabályok a magunk szavaival: a szabálytárhoz és a „miért nem?” kérdésekhez.

## Fogalmak, mezők és információk

chapter-c1 = Fogalmak, mezők és információk

P-1 = A mező a bolygó egyetlen 1×1-es négyzete. A mezők egy 12×12-es rácson helyezkednek el, az oszlopokat balról jobbra, a sorokat fentről lefelé számoljuk; minden bolygónak 96 mezője van.
    .title = Mező
    .chapter = c1
P-2 = Két mező akkor élszomszédos, ha van közös oldaluk. Ha csak a sarkuk ér össze, az nem számít, hacsak egy szabály mást nem mond.
    .title = Élszomszédos
    .chapter = c1
P-3 = A bolygó széléhez azok a mezők tartoznak, amelyekkel a bolygónak négynél kevesebb mezője élszomszédos. Minden bolygónak 28 ilyen mezője van.
    .title = A bolygó széle
    .chapter = c1
P-4 = Hat tereptípus van: civilizáció, víz, biomassza, rover, technológia és energia. Mindegyik az azonos nevű erőforráshoz tartozik.
    .title = Tereptípusok
    .chapter = c1
P-5 = Az erőforrás a lapkán látható két ikon egyike. Minden lapka két részből áll; egy-egy rész egyféle terep, rajta egy ugyanolyan típusú ikonnal.
    .title = Erőforrás
    .chapter = c1
P-6 = A lapkarész minden mezője az adott terephez tartozik, az erőforrás viszont csak az ikonos mezőn van. Ha egy szabály erőforrást említ, az ikonokat nézd; ha terepet, a mezőket.
    .title = Terep vagy erőforrás?
    .chapter = c1
P-7 = Az összefüggő terep az azonos tereptípusú, oldalukkal egymáshoz kapcsolódó mezők teljes csoportja. Lapkahatárokon át is folytatódik, és a biomasszafoltok is beletartoznak. Mérete a mezőinek száma.
    .title = Összefüggő terep
    .chapter = c1
P-8 = A medál győzelmi pont. A sávok minden más ikonja bónusz; a mérföldkő az adott sávra jellemző, különleges bónusz. A szinergialökettel egy általad választott jelölővel lépsz egyet előre.
    .title = Medál, bónusz, mérföldkő, szinergialöket
    .chapter = c1
P-9 = Előrelépéskor a jelölő egy hellyel feljebb kerül a sávján, és ha lehetséges, megkapod az ottani bónuszt. Hátralépéskor egy hellyel lejjebb kerül, és bónusz nem jár érte.
    .title = Előrelépés és hátralépés
    .chapter = c1
P-10 = Amit begyűjtesz, az a bolygódról a vállalati tábládra kerül. Amit elpusztítasz, az többé nem tér vissza a játékba.
    .title = Begyűjtés és elpusztítás
    .chapter = c1
P-11 = Ez a szimbólum külön megkötésre figyelmeztet. Ha csak lehet, tartsd be; egyedül akkor nem kell, ha kizárólag emiatt érne véget a játék.
    .title = A „nem lehet” szimbólum
    .chapter = c1
P-12 = Az „azonnal” rögtön hat, a „játék vége” pedig a játék végén, és ha a feltétele teljesül, medált ér. A „csak egyszemélyes változatban” jelű elem kizárólag egyedül játszva használatos. A komplexitás csupán tájékoztat: a nagyobb szám több megkötést vagy tervezést jelent.
    .title = Jelölések a kártyákon és a táblákon
    .chapter = c1
P-13 = Mindenki láthatja a bolygókat, a sávokat, a begyűjtött elemeket, a tárolt biomasszafoltokat, a szomszédos feladatkártyákat, a kiválasztott „azonnal” kártyákat, a felfedett eseményeket, valamint a kupacok legfelső lapkáját és magasságát. Nyilvános az is, hány civilizációkártya maradt szintenként, és hány esemény van hátra.
    .title = Nyílt információk
    .chapter = c1
P-14 = Rejtve maradnak a kupacok alsóbb lapkái, a képpel lefelé fordított civilizációkártyák (egy paklit csak választáskor látsz), a többiek játék végi civilizációkártyái és személyes feladatkártyái, valamint az eseménypakli sorrendje. Az előre megnézett eseményt csak te ismered.
    .title = Rejtett információk
    .chapter = c1
P-15 = A meteoritok, a biomasszafoltok és a mentőkapszulák sosem fogynak el. Roverből csak annyid van, amennyit a vállalati táblád ad (egyedül játszva egy esemény adhat még egyet), és az elpusztult rover nem tér vissza.
    .title = A játékelemek száma
    .chapter = c1
P-16 = A játékban 1 űrállomás, 1 állomásparancsnok-jelölő, 12 raktárjelölő, 14 rover, 144 tereplapka, 6 bolygótábla, 6 vállalati tábla, 30 erőforrás-jelölő, 36 civilizációkártya, 28 feladatkártya, 60 eseménykártya és 1 pontozótömb van. Mentőkapszulából, meteoritból és biomasszafoltból bőven akad. Minden tábla előlapja szimmetrikus, hátlapja aszimmetrikus.
    .title = Játékelemek
    .chapter = c1

## A játék előkészítése

chapter-c2 = A játék előkészítése

P-20 = Kapsz egy bolygótáblát, egy vállalati táblát, két raktárjelölőt és öt erőforrás-jelölőt (fekete civilizáció, kék víz, zöld biomassza, piros rover, fehér technológia). A táblák oldalát te választod meg. Egy új asztalnál mindenki a szimmetrikus oldalakkal játszik, ahogy a szabálykönyv az első játékhoz ajánlja; de kérhettek véletlenszerű kiosztást vagy szabad választást is. Minden aszimmetrikus oldalból csak egy van. A Flux nincs benne ebben a dobozban: csak akkor vesz részt, ha az asztal kéri.
    .title = Táblák és jelölők
    .chapter = c2
P-21 = A vállalati tábládra annyi rover kerül, amennyit az jelez; a bolygón kezdetben egy sincs. Bolygód mind a hat mentőkapszula-mezőjén egy-egy mentőkapszula áll, és mind az öt erőforrás-jelölőd a 0-s helyről indul.
    .title = Roverek, mentőkapszulák és jelölők kezdéskor
    .chapter = c2
P-22 = Az egyik raktárjelölőd egy raktár előtt áll (a játékosok a lehető legegyenletesebben veszik körül az űrállomást), a másik a vállalati tábládon mutatja a színedet. A jelölők játék közben nem mozdulnak: az űrállomás forog.
    .title = Raktárjelölők
    .chapter = c2
P-23 = Az űrállomásnak hat raktára van. Mindegyikben két tizenkét lapkás kupac található: a belső körben kis, a külső körben nagy lapkák; egy kupac lapkái mind azonos formájúak. A kupacok kevertek, a legfelső lapkájuk mindig látható.
    .title = Az űrállomás feltöltése
    .chapter = c2
P-24 = A játék előtt a belső kör hatféleképpen állítható a külsőhöz képest: az alapbeállítás szerint, véletlenszerűen vagy tetszés szerint. Játék közben a két kör egymáshoz képest nem mozdul el, együtt forog.
    .title = A belső kör beállítása
    .chapter = c2
P-25 = Mind a négy szintből a játékosok számánál eggyel több véletlen civilizációkártya kerül játékba, szintenként külön, képpel lefelé fordított pakliban. A többi a dobozban marad; onnan csak egy bizonyos esemény hozhat be néhányat.
    .title = A civilizációkártyák paklijai
    .chapter = c2
P-26 = 3–6 játékos esetén bármely két szomszéd között egy szomszédos feladatkártya fekszik. Két játékos esetén három ilyen kártya kerül kettőtök közé. Az egyszemélyes változatban négyet húzol, és hármat megtartasz személyes feladatkártyaként.
    .title = A feladatkártyák kiosztása
    .chapter = c2
P-27 = A meteoritok és a biomasszafoltok készlete közös, mindannyian ebből vesztek el.
    .title = Készlet
    .chapter = c2
P-28 = Az első állomásparancsnokot sorsolás dönti el. Az űrállomás kezdő állása is véletlenszerű.
    .title = Az első állomásparancsnok
    .chapter = c2
P-29 = Először a táblák és az oldalaik dőlnek el. Ezután – ha játsszátok a változatot – két személyes feladatkártyából választasz egyet, majd jön a szomszédos feladatkártyák kiosztása. A Flux játékosa végül megválasztja, melyik sávról induljon a fluxjelölője.
    .title = Az előkészítés döntéseinek sorrendje
    .chapter = c2

## A kör menete

chapter-c3 = A kör menete

P-40 = A Horizon, az Oasis és a Flux „a kör elején” ható technológiái megadják a mozgáspontjaikat; ezek azonnal elkölthetők (P-232). A körönként egyszer használható képességek újra elérhetők, az előző körből maradt mozgáspontok pedig elvesznek.
    .title = 1. fázis: a kör eleje
    .chapter = c3
P-41 = Ha te vagy az állomásparancsnok, tetszés szerint elforgatod az űrállomást (vagy a helyén hagyod), hogy a kívánt raktár kerüljön a jelölőd elé. Mindenki más az így elé került raktárt használja. Az egyszemélyes és a kétjátékos változatban az űrállomás ehelyett egy raktárnyit fordul az óramutató járása szerint.
    .title = 2. fázis: forgatás
    .chapter = c3
P-42 = Ha eseménypaklival játszotok, most felfeditek és végrehajtjátok a következő eseményt.
    .title = 3. fázis: esemény
    .chapter = c3
P-43 = Minden játékos egyszerre cselekszik. Vedd el a raktárad egyik kupacának legfelső lapkáját, helyezd le a bolygódra, majd léptesd előre a jelölőidet.
    .title = 4. fázis: lapkák
    .chapter = c3
P-44 = Ha a két lapka közül legalább az egyik szabályosan lehelyezhető, olyat kell választanod, amelyik elfér, és le is kell tenned. Ha az egyik kupac üres, csak a másikból vehetsz. Lehelyezés nélkül csak akkor léphetsz előre, ha egyik lapka sem fér el; ekkor ez az utolsó kör.
    .title = Ha tudsz, le kell helyezned
    .chapter = c3
P-45 = A lapkafázisban nem befolyásolod a többiek lehetőségeit, így senkire sem kell várni. A civilizációkártyák külön fázisban következnek; az egyetlen további kivétel a Jump Drive F technológiájának közös feladatkártyája.
    .title = Egymástól független játékosok
    .chapter = c3
P-46 = Ha a lapkafázisban civilizáció mérföldkövet értél el, most választasz civilizációkártyát. Az állomásparancsnok kezd, utána az óramutató járása szerint jönnek a többiek.
    .title = 5. fázis: civilizációs fázis
    .chapter = c3
P-47 = Most derül ki, véget ér-e a játék. Ha nem, az állomásparancsnok-jelölő az óramutató járása szerinti következő játékoshoz kerül, és indul az új kör.
    .title = 6. fázis: a kör vége
    .chapter = c3
P-48 = Elveszel egy lapkát, és lehelyezed. Rögtön ezután meteorit kerül a meteorszimbólumára, a letakart mentőkapszulák és roverek elpusztulnak, az eseményfázis óta váró rover pedig a lapkára kerül. Végül egyenként, tetszőleges sorrendben végrehajtod a két erőforrást és vállalatod lehelyezéshez kötött hatásait.
    .title = Sorrend a lapkafázison belül
    .chapter = c3
P-49 = A lapkákat és a helyüket szabadon próbálgathatod, ezzel semmi sem derül ki. Ha már mindenki véglegesítette a körét, a kupacok következő lapkáit mindenki látja; extra lapka után azonnal.
    .title = Lapka kipróbálása
    .chapter = c3

## Lapkalehelyezés

chapter-c4 = Lapkalehelyezés

P-50 = Az első lapkáddal legalább egy olyan mezőt le kell fedned, amely a bolygó szélén van.
    .title = Az első lapka a bolygó szélén
    .chapter = c4
P-51 = Minden további lapkádnak élszomszédosnak kell lennie a bolygódon lévő lapkák legalább egyikével; az átlós érintkezés kevés. A tereptípusoknak nem kell egyezniük.
    .title = Lapkaszomszédosság
    .chapter = c4
P-52 = A lapkát negyedfordulatonként elforgathatod, és át is fordíthatod, hiszen mindkét oldalán ugyanaz a kép van. Az azonos eredményt adó állások egy és ugyanazon lehetőségnek számítanak.
    .title = Forgatás és átfordítás
    .chapter = c4
P-53 = Lapkát sosem tehetsz másik lapkára. Lapka tetejére csak biomasszafolt kerülhet, az is csak a Wormhole 2. technológiájával.
    .title = Egy rétegben
    .chapter = c4
P-54 = A lapka csak a bolygód szabad mezőire kerülhet. Nem takarhat másik lapkát vagy biomasszafoltot, és a bolygóról sem lóghat le.
    .title = Nincs átfedés, nincs lelógás
    .chapter = c4
P-55 = A lapkának pontosan illeszkednie kell a bolygó mezőihez.
    .title = A mezőkhöz igazítva
    .chapter = c4
P-56 = Szabad az a mező, amelyet sem lapka, sem biomasszafolt nem fed. A mentőkapszula és a rover nem teszi foglalttá. Fedetlen mezőn csak akkor lehet meteorit, ha a Horizon egyik rovere épp ott szállítja.
    .title = Szabad mezők
    .chapter = c4
P-57 = Ha lapkát vagy biomasszafoltot teszel egy mentőkapszulára vagy egy roverre, azzal rögtön elpusztítod, és többé nem tér vissza.
    .title = Elpusztítás
    .chapter = c4
P-58 = A Universal Coalition 1. technológiájával (rover erőforrású lapkánál a Horizon 1. technológiájával is) a lapkádnak nem kell másikkal szomszédosnak lennie. Minden más érvényben marad: az első lapka a bolygó szélén, a szabad mezők, a mezőkhöz igazítás, valamint a bolygók, vállalatok és események megkötései.
    .title = A szomszédosság figyelmen kívül hagyása
    .chapter = c4
P-59 = A bolygód és az aktuális esemény további megkötéseket szabhat. A lapkákra szóló megkötés a biomasszafoltokra nem érvényes, hacsak külön meg nem említi őket, mint az Arashin.
    .title = Megkötések és biomasszafoltok
    .chapter = c4
P-60 = Ha valamelyik lapka minden megkötést betartva elfér, be kell tartanod őket. Ha egyik sem, hagyd figyelmen kívül az esemény megkötését; ha így sem megy, a bolygódét is. A játék vége csak akkor következik be, ha még így sem fér el egyik lapka sem.
    .title = Megkötés nem vet véget a játéknak
    .chapter = c4
P-61 = A Bontótelep és a Raktárjavítás civilizációkártya a jelölőd előtti raktár valamelyik kupacából ad egy lapkát; minden lehelyezési szabály és megkötés érvényes rá. Ha a raktár üres, vagy semmi sem fér el, a hatás elvész, de a játék emiatt nem ér véget.
    .title = További lapka
    .chapter = c4
P-62 = A lehelyezett lapkát később sem elmozdítani, sem levenni nem lehet.
    .title = A lapka a helyén marad
    .chapter = c4

## Erőforrássávok és előrelépés

chapter-c5 = Erőforrássávok és előrelépés

P-65 = Lehelyezés után a lapka mindkét erőforrásának jelölőjével egyet-egyet lépsz előre, bármekkora is a lapka. Te döntöd el, melyikkel kezded.
    .title = Két erőforrás, két előrelépés
    .chapter = c5
P-66 = Az energiának nincs saját sávja: egy másik jelölőt léptet előre. A lehelyezett lapka víz erőforrása csak akkor léptet, ha a lapka valamelyik vízmezője jégmezőt fed.
    .title = Az energia és a víz más
    .chapter = c5
P-67 = Amikor a jelölőd új helyre lép, minden ott látható bónuszt megkapsz, ha lehetséges.
    .title = A bónuszok megszerzése
    .chapter = c5
P-68 = Minden bónuszt teljesen végre kell hajtanod, azzal együtt, amit kivált, mielőtt újra előrelépsz. Csak két dolog vár: a civilizációkártya a civilizációs fázisig, a mozgáspontok pedig a keretedben.
    .title = Előbb fejezd be a bónuszt
    .chapter = c5
P-69 = Ha többet lépsz előre, egyesével tedd: minden lépés bónuszát megkapod és végrehajtod, mielőtt a következőt megteszed.
    .title = Több lépés egymás után
    .chapter = c5
P-70 = Ha egy hely vagy hatás egyszerre több bónuszt ad, a sorrendjüket te döntöd el.
    .title = Több bónusz egyszerre
    .chapter = c5
P-71 = Rögtön lépj egyet előre az öt jelölőd bármelyikével, és kapd meg az ottani bónuszokat. Azt a jelölőt is választhatod, amelyikkel épp az imént léptél.
    .title = Szinergialöket
    .chapter = c5
P-72 = A sáv legfelső helyén (15) álló jelölő nem léphet tovább: az ilyen típusú lapkák már nem adnak neki semmit, és szinergialökethez vagy kártyához sem választhatod. Kivétel a roversáv.
    .title = A sáv teteje
    .chapter = c5
P-73 = Ha egy hatás miatt előreléphetnél, de egyik jelölőd sem tud lépni, a hatás elvész. Ha több különböző jelölőről szól, annyival lépj, amennyivel tudsz.
    .title = Ha nem lehet előrelépni
    .chapter = c5
P-74 = A 0-s helyen álló jelölő nem léphet hátra. Ha választhatsz, olyan jelölőt kell választanod, amelyik az előírt számú lépést teljesen meg tudja tenni; ha nincs ilyen, azt, amelyik a legtöbbet tud hátralépni.
    .title = Hátralépés, amennyire lehet
    .chapter = c5
P-75 = Hátralépéskor sosem kapsz bónuszt. Ha később újra előrelépsz ugyanarra a helyre, a bónusza ismét jár.
    .title = Hátralépésért nem jár bónusz
    .chapter = c5
P-76 = A sávok medáljait nem menet közben kapod meg. Csak az számít, hol állnak a jelölőid a játék végén.
    .title = Medálok a sávokon
    .chapter = c5
P-77 = Ha egy esemény bónusz nélkül léptet előre, egyik érintett helyen sem kapsz semmit. A jelölő legfeljebb a sáv tetejéig jut.
    .title = Előrelépés bónusz nélkül
    .chapter = c5
P-78 = Az öt jelölőd csak a saját sávjaidon mozog; a többi játékos jelölői nincsenek hatással rájuk.
    .title = Saját sávok
    .chapter = c5

## Civilizáció erőforrássáv

chapter-c6 = Civilizáció erőforrássáv

P-80 = Ha civilizáció mérföldkőre lépsz, jár neked egy ugyanolyan szintű civilizációkártya.
    .title = Civilizáció mérföldkő
    .chapter = c6
P-81 = Megnézed az adott szint összes lefordított kártyáját, és közülük pontosan egyet meg kell tartanod. A többi megkeverve, képpel lefelé kerül vissza.
    .title = Civilizációkártya választása
    .chapter = c6
P-82 = A civilizációkártyákat a civilizációs fázisban választjátok ki, az állomásparancsnoktól az óramutató járása szerint haladva. Mielőtt a következő játékos választana, minden függőben lévő civilizáció mérföldkövedet végrehajtod, a legalacsonyabb szintűvel kezdve.
    .title = A választás sorrendje
    .chapter = c6
P-83 = Az „azonnal” jelölésű kártyát rögtön végrehajtod, amint kiválasztottad, majd képpel felfelé megtartod. Ha ezzel újabb civilizáció mérföldkövet érsz el, azt is rögtön végrehajtod.
    .title = „Azonnal” kártyák
    .chapter = c6
P-84 = A „játék vége” jelölésű kártyát lefordítva, titokban tartod, amíg a játék véget nem ér.
    .title = „Játék vége” kártyák
    .chapter = c6
P-85 = Ha az adott szintből nem maradt kártya, nem kapsz semmit. A mérföldkő így is elértnek számít, ami a Republic vállalatnál fontos.
    .title = Elfogyott kártyák
    .chapter = c6
P-86 = Ha egy esemény juttat civilizáció mérföldkőre, az eseményfázis végén, még a lapkák elvétele előtt választasz kártyát. A sorrend ugyanaz: az állomásparancsnoktól az óramutató járása szerint.
    .title = Civilizáció mérföldkő esemény miatt
    .chapter = c6

## Víz erőforrássáv

chapter-c7 = Víz erőforrássáv

P-87 = A vizes lapkára is a szokásos lehelyezési szabályok vonatkoznak. A víz erőforrás csak akkor lépteti előre a vízjelölődet, ha a lapka legalább egy vízmezője jégmezőt fed; ha mindegyik szárazföldre esik, nem lépsz.
    .title = A vízhez jég kell
    .chapter = c7
P-88 = Jégmező csak a lehelyezett lapka víz erőforrásához kell. Szinergialöket, energia, kártya vagy le nem helyezhető lapka jég nélkül is előrelépteti a vízjelölőt.
    .title = Amikor nem kell jég
    .chapter = c7
P-89 = A vízsávon nincs mérföldkő. Van rajta viszont jó néhány medál és három szinergialöket.
    .title = A vízsáv jutalmai
    .chapter = c7

## Biomassza erőforrássáv és biomasszafoltok

chapter-c8 = Biomassza erőforrássáv és biomasszafoltok

P-90 = Minden elért biomassza mérföldkő egy biomasszafoltot ad, és annak rögtön helyet kell találnod a bolygódon.
    .title = Biomassza mérföldkő
    .chapter = c8
P-91 = A biomasszafolt egy szabad mezőt fed, és élszomszédosnak kell lennie egy lapkával. Ha még nincs lapka a bolygódon, a bolygó szélére kell kerülnie.
    .title = Biomasszafolt lehelyezése
    .chapter = c8
P-92 = A biomasszafolt erőforrás nélküli biomasszaterep. Lehelyezéséért egyik jelölőddel sem lépsz előre.
    .title = A biomasszafolt nem léptet
    .chapter = c8
P-93 = A biomasszafolt alatti mező lefedettnek számít: a soroknál és az oszlopoknál, a jégmezők és a szárazföld lefedésénél, valamint az összefüggő biomasszaterepeknél is.
    .title = A biomasszafolt lefedi a mezőt
    .chapter = c8
P-94 = Ha a kapott biomasszafoltot sehová sem tudod letenni, elvész.
    .title = Nincs hely a biomasszafoltnak
    .chapter = c8
P-95 = A biomasszafolt nem számít lapkának: a későbbi lapkáknak és foltoknak lapkával kell szomszédosnak lenniük, és az első lapka helye továbbra is a bolygó széle. Rover mérföldkőnél nem tehetsz rá rovert, a lapkákra szóló megkötések nem érvényesek rá, és a folt alatti várost nem fedi lapka (P-332). Biomasszaterepnek viszont számít. A szójegyzék ezt általában mondja a foltokról, ezért mindenütt így értjük.
    .title = A biomasszafolt nem lapka
    .chapter = c8
P-96 = A Universal Coalition 2. vagy a Wormhole 4. technológiájával a kapott biomasszafoltot lehelyezés helyett tárolhatod; erről foltonként külön döntesz. A tárolt foltok csak a játék végén kerülnek a bolygóra.
    .title = Biomasszafoltok tárolása
    .chapter = c8
P-97 = Biomasszafoltot olyan mezőre is tehetsz, amelyen mentőkapszula vagy rover áll, de ezzel elpusztítod.
    .title = Biomasszafolt mentőkapszulára vagy roverre
    .chapter = c8

## Rover erőforrássáv és roverek

chapter-c9 = Rover erőforrássáv és roverek

P-100 = Rögtön tegyél egy rovert a vállalati tábládról az e körben lehelyezett lapkád egyik mezőjére. Ha ott meteorit van, a rover mindjárt be is gyűjti (a Horizon rovere ehelyett felveszi).
    .title = Rover mérföldkő
    .chapter = c9
P-101 = Rover mérföldkőnél bármelyik, az aktuális körben lehelyezett lapkádat használhatod. Ha több is van, válassz közülük; a biomasszafolt nem számít.
    .title = Melyik lapka számít?
    .chapter = c9
P-102 = Ha azelőtt érsz el rover mérföldkövet, hogy ebben a körben lapkát tettél volna le (az eseményfázisban vagy technológiával), a rover vár, és ebben a körben a következő lapkád lehelyezése után rögtön arra kerül. Ha e körben már nem helyezel le lapkát, visszatér a tábládra.
    .title = Rover a lapka előtt
    .chapter = c9
P-103 = Ha nincs több rover a tábládon, vagy a lapkának nincs olyan mezője, amelyen ne állna rover, a mérföldkő nem ad semmit.
    .title = Nincs rover vagy nincs hely
    .chapter = c9
P-104 = Ha a roverjelölőd számmal jelölt helyre lép, annyi mozgáspontot kapsz. A sáv tetején minden további előrelépésnél a jelölő a helyén marad, és a végtelenjeles szám szerinti mozgáspont jár, más bónusz vagy medál viszont nem.
    .title = Mozgásértékek
    .chapter = c9
P-105 = Egy mozgáspontért egy rovered egy élszomszédos mezőre lép; a pontokon a rovereid tetszés szerint osztozhatnak. Lapkán, biomasszafolton és fedetlen mezőn is járhatnak, vissza is fordulhatnak, de a bolygót nem hagyhatják el.
    .title = A roverek mozgása
    .chapter = c9
P-106 = Az egy körben szerzett mozgáspontjaid közös keretbe kerülnek. Bármikor elköltheted őket a lapkafázisodban (lehelyezés előtt is) és a civilizációs fázis rád eső részében, az eseményfázisban viszont nem; a kör elején kapott pontokat már az esemény előtt is (P-232). Ami megmarad, elvész; ha nincs végrehajtandó civilizáció mérföldköved, már a lapkafázisod végén.
    .title = Mozgáspontkeret
    .chapter = c9
P-107 = Rovert mozgatnod sosem kötelező; a mozgáspontokat elköltetlenül is hagyhatod.
    .title = Mozogni nem kötelező
    .chapter = c9
P-108 = Ha egy rover meteoritos vagy mentőkapszulás mezőre lép, akár csak áthaladva, rögtön be kell gyűjtenie, amit ott talál. A begyűjtött elem a vállalati tábládra kerül; a Cosmosnál, a Horizonnál és a Jump Drive-nál külön szabály érvényes.
    .title = Begyűjtés roverrel
    .chapter = c9
P-109 = Két rovered nem állhat ugyanazon a mezőn, és egyik rover sem haladhat át a másikon.
    .title = Mezőnként egy rover
    .chapter = c9
P-110 = Bármi kerül egy rover mezőjére – lapka, biomasszafolt vagy egy esemény meteoritja –, a rover elpusztul.
    .title = Ami a roverre kerül
    .chapter = c9
P-111 = A teleportáló rover egyenesen a célmezőre kerül, a közbeeső mezőkön nem halad át. Ami a célmezőn van, azt begyűjti.
    .title = Teleportálás
    .chapter = c9
P-112 = Megeshet, hogy egyetlen rovered sincs. Ilyenkor a mozgáspontoknak nem veszed hasznát.
    .title = Rover nélkül
    .chapter = c9
P-113 = A Universal Coalition 3. technológiája csak a roversávod mozgásértékeit növeli 1-gyel. A kártyák és más technológiák által adott mozgáspontokat nem növeli.
    .title = +1 rovermozgás
    .chapter = c9

## Technológia erőforrássáv és energia

chapter-c10 = Technológia erőforrássáv és energia

P-120 = A technológia mérföldkő a vállalatod azonos szintű technológiáját oldja fel a játék végéig, hacsak annak szövege mást nem mond. Rögtön használhatod, akár ugyanannak a lapkának a még végre nem hajtott erőforrásához is.
    .title = Technológia mérföldkő
    .chapter = c10
P-121 = A feloldott technológia akkor is a tiéd marad, ha a technológiajelölőd a mérföldkő alá lép hátra. Ha újra rálépsz, semmi újat nem oldasz fel. A technológia szövegében szereplő kivétel az erősebb; a Jump Drive, a Flux és a Cosmos eltér ettől.
    .title = A feloldott technológia megmarad
    .chapter = c10
P-122 = A „körönként egyszer” a következő kör kezdetéig egy használatot enged. A „játékonként egyszer” összesen egyet, akkor is, ha újra a mérföldkőre lépsz.
    .title = Körönként egyszer, játékonként egyszer
    .chapter = c10
P-123 = Te döntöd el, használod-e a technológiádat, kivéve, ha a szövege kötelez vagy tilt.
    .title = A technológia használata nem kötelező
    .chapter = c10
P-127 = A lehelyezett lapka energiája egy másik jelölőt léptet egyet előre. Választhatod a lapka másik erőforrásához tartozó jelölőt, vagy bármely olyan terephez tartozót, amely élszomszédos a lapka összefüggő energiaterepével; ez korábbi lapkákra is kiterjedhet.
    .title = Energia erőforrás
    .chapter = c10
P-128 = A szomszédos terep lapkán is lehet, de lehet biomasszafolt is, amely biomasszának számít. A lehelyezés után, az energia végrehajtásakor választasz.
    .title = Az energia szomszédai
    .chapter = c10
P-129 = Nem számít az a terep, amely csak a lapka másik részét érinti, vagy az összefüggő energiaterepet csak átlósan érinti.
    .title = Ami az energiánál nem számít
    .chapter = c10
P-130 = Ha az energiával a vízjelölőt lépteted előre, ahhoz nem kell jégmező.
    .title = Energiából víz
    .chapter = c10
P-131 = Ha minden választható jelölőd a sávja tetején áll, az energia elvész. A roverjelölőt a sáv tetején is választhatod: mozgáspontot ad.
    .title = Hatástalan energia
    .chapter = c10
P-132 = A le nem helyezett lapkán az energia a lapka másik erőforrásának számít. Így annak jelölőjével kétszer lépsz előre.
    .title = Energia le nem helyezett lapkán
    .chapter = c10

## Meteoritok és mentőkapszulák

chapter-c11 = Meteoritok és mentőkapszulák

P-133 = Ha a lehelyezett lapkádon meteorszimbólum van, rögtön tegyél rá egy meteoritot. A Universal Coalition 5. technológiájával nem teszel le meteoritot.
    .title = Meteorszimbólum
    .chapter = c11
P-134 = Ha a játék végén meteorit marad a bolygódon, a sora és az oszlopa nem ér semmit.
    .title = Meteoritos sorok és oszlopok
    .chapter = c11
P-135 = Meteoritot roverrel vagy kártyával gyűjthetsz be, és a begyűjtöttek számítanak a pontozásnál. Az elpusztított meteorit nem ér semmit.
    .title = Begyűjtve vagy elpusztítva
    .chapter = c11
P-136 = Egy mezőn legfeljebb egy meteorit lehet. Az esemény miatt érkező meteorit csak épp üres meteorszimbólumra kerülhet.
    .title = Mezőnként egy meteorit
    .chapter = c11
P-137 = Mentőkapszula csak a bolygó fedetlen mezőin állhat. A begyűjtött mentőkapszulák a pontozó területeden 1-1 medált érnek.
    .title = Mentőkapszulák
    .chapter = c11

## A játék vége

chapter-c12 = A játék vége

P-140 = A játék annak a körnek a végén fejeződik be, amelyben valaki nem tud lapkát lehelyezni (A), egy raktárból minden lapka elfogy (B), vagy felfeditek az utolsó eseménykártyát (C).
    .title = Mikor ér véget a játék?
    .chapter = c12
P-141 = Ha egyik elérhető lapkát sem tudod lehelyezni, vegyél el egyet lehelyezés nélkül; a meteorszimbóluma nem számít, de mindkét erőforrásával lépj előre. A vízhez nem kell jég, a lehelyezéshez kötött hatások elmaradnak, és a rover mérföldkő nem ad semmit; amit egy technológia a lapka elvételéért ad, az jár (P-251). Mindenki befejezi a kört, azután vége a játéknak.
    .title = A: egyik lapka sem fér el
    .chapter = c12
P-142 = Ha a kör végén, a civilizációs fázis után a hat raktár bármelyikében mindkét kupac üres, a játék befejeződik. Ha az eseményfázisban elvett extra lapka volt a raktárad utolsó lapkája, a lapkafázisodban nem veszel el lapkát.
    .title = B: üres raktár
    .chapter = c12
P-143 = Eseménypaklival játszva az a kör az utolsó, amelyben a pakli utolsó kártyáját felfeditek. Ezt az eseményt is a szokásos módon hajtjátok végre.
    .title = C: az utolsó esemény
    .chapter = c12
P-144 = Ha egy körben több ok is kiváltja a játék végét, az nem változtat semmin: ez az utolsó kör. Az állomásparancsnok-jelölőt már nem adjátok tovább.
    .title = Több kiváltó ok
    .chapter = c12
P-145 = Ha a két lapka egyikét le tudod helyezni, meg is kell tenned, és a te részedről a játék folytatódik. Nem vethetsz véget neki azzal, hogy azt a lapkát választod, amelyik nem fér el.
    .title = A lehelyezés nem hagyható ki
    .chapter = c12
P-146 = A pontozás előtt minden játékos ebben a sorrendben három dolgot tesz: lehelyezi a tárolt biomasszafoltokat, alkalmazza a játék végi technológiákat, majd végrehajtja a játék végi civilizációkártyákat.
    .title = A pontozás előtt
    .chapter = c12
P-147 = Helyezd le minden tárolt biomasszafoltodat a foltokra érvényes szabályok szerint; a mezőket és a sorrendet te választod. Amelyik sehol sem fér el, azt dobd el. A Wormhole ehhez a 2. és az 5. technológiáját is használhatja, ha feloldotta.
    .title = A tárolt biomasszafoltok lehelyezése
    .chapter = c12
P-148 = A játék végi technológiákat (ilyen a Republic 5. technológiája) az utolsó állomásparancsnokkal kezdve, az óramutató járása szerint hajtjátok végre.
    .title = Játék végi technológiák
    .chapter = c12
P-149 = Fedd fel a játék végi civilizációkártyáidat, és lépj előre, amennyit adnak (Szerencsejáték-bizottság, Bolygólottó); a bónuszok is járnak. A biomasszafoltokat rögtön le kell tenned, a mozgáspontokat most költheted el, rovert pedig az utolsó körben lehelyezett lapkádra tehetsz. Az újabb civilizáció mérföldkövek az utolsó állomásparancsnoktól az óramutató járása szerint következnek.
    .title = A játék végi civilizációkártyák végrehajtása
    .chapter = c12

## Játék végi pontozás

chapter-c13 = Játék végi pontozás

P-150 = Bolygód minden olyan sora és oszlopa, amelyben nincs sem fedetlen mező, sem meteorit, a mellette vagy fölötte jelzett 1, 2 vagy 3 medált éri. A bolygón maradt rover nem számít. A mentőkapszula viszont mindig fedetlen mezőn áll, így a sora és az oszlopa nem teljes.
    .title = A. Sorok és oszlopok
    .chapter = c13
P-151 = Lefedett az a mező, amelyen lapka vagy biomasszafolt van. A Petrán a szabadon maradt áramlatmező is annak számít.
    .title = Lefedett mezők
    .chapter = c13
P-152 = Minden sávon a jelölőd alatti medál értékét kapod meg; ha ott nincs medál, akkor az utolsó látható medálét, amelyen túlhaladtál. Sávonként csak egy medálérték jár. A Jump Drive technológiasávján fölfelé haladva egyre kisebb az érték.
    .title = B. Erőforrássávok
    .chapter = c13
P-153 = A pontozó területeden lévő mentőkapszulák egyenként 1 medált érnek, az Űrpolgár-rendelet civilizációkártyával 2-t.
    .title = C. Mentőkapszulák
    .chapter = c13
P-154 = Három begyűjtött meteorit együtt 1 medált ér; a nem teljes hármas semmit. Minden Meteoritraktár kártyád 1 medállal növeli az összes teljes hármas értékét.
    .title = C. Meteoritok
    .chapter = c13
P-155 = Megkapod a játék végi civilizációkártyáid medáljait. 1, 2, 3 vagy 4 Kereskedelmi egyezmény kártyáért összesen 1, 3, 6 vagy 10 medál jár; a Fenntartható élet törvénye a bolygódon lévő biomasszafoltonként 1 medált ad.
    .title = D. Játék végi civilizációkártyák
    .chapter = c13
P-156 = Minden teljesített személyes feladatkártyád medálokat ér. Ilyen kártyád csak az egyszemélyes játékban és a személyes feladatkártyák változatában van.
    .title = Személyes feladatkártyák pontozása
    .chapter = c13
P-157 = A köztetek fekvő feladatkártyákon összeveted az eredményedet a szomszédaidéval, és megkapod az így járó medálokat. Egyszemélyes játékban ez a lépés kimarad.
    .title = Szomszédos feladatkártyák pontozása
    .chapter = c13
P-158 = A bolygód különleges szabályáért járó medálok beleszámítanak a bolygód pontszámába. A Gaia bolygón minden lefedetlen város 2 medált ér.
    .title = A bolygód különleges szabályának medáljai
    .chapter = c13
P-160 = Add össze minden medálodat: ennyi a végső pontszámod. Az nyer, aki a legtöbb pontot érte el.
    .title = Végső pontszám és győztes
    .chapter = c13
P-161 = Azonos pontszámnál az nyer, akinek a bolygóján kevesebb lefedetlen mező maradt. A Petra csupasz áramlatmezői itt lefedetlennek számítanak.
    .title = Döntetlen: lefedetlen mezők
    .chapter = c13
P-162 = Ha még így is egyenlő az állás, az nyer, akinek a bolygóján kevesebb meteorit fekszik.
    .title = Döntetlen: meteoritok
    .chapter = c13
P-163 = Ha ez sem dönt, osztoztok a győzelmen.
    .title = Döntetlen: közös győzelem
    .chapter = c13

## Feladatkártyák

chapter-c14 = Feladatkártyák

P-170 = A játék végén összeveted az eredményedet azzal a szomszédoddal, akivel a kártyán osztoztok. A jobbik eredmény 5 medált ér, a másik semmit; döntetlennél mindketten 2 medált kaptok, 0–0 esetén is.
    .title = Szomszédos feladatkártyák
    .chapter = c14
P-171 = Két játékosnál mindhárom kártyán ugyanazzal az ellenféllel versengsz. Minden kártyát külön pontoztok.
    .title = Feladatkártyák két játékossal
    .chapter = c14
P-172 = Számold meg az adott erőforrás ikonjait a bolygód szélső mezőin. Az ikon nélküli terep nem számít.
    .title = Erőforrások a bolygó szélén
    .chapter = c14
P-173 = Legnagyobb összefüggő terep: hány mezőből áll a legnagyobb ilyen tereped. Legtöbb különálló terep: hány ilyen összefüggő tereped van. A biomasszafolt biomassza-, a Petra csupasz áramlatmezője energiaterepnek számít.
    .title = Legnagyobb és legtöbb összefüggő terep
    .chapter = c14
P-174 = Számold meg az adott erőforrás összes ikonját a bolygódon: itt a kevesebb a jobb. A Wormhole biomasszafoltjával letakart ikon nem számít.
    .title = Legkevesebb erőforrás
    .chapter = c14
P-175 = Számold meg, hány jelölőd áll a sávja tetején. A Wormhole biomasszasávján ez az ötödik hely, az Oasis vízsávján az útvonal vége.
    .title = Sávok a tetejükön
    .chapter = c14
P-176 = Minden begyűjtött és azóta el nem vesztett meteoritod és mentőkapszulád számít, a sávokra vagy technológiákra tett kapszulák is. A Horizon roverei által még szállított meteorit nem számít begyűjtöttnek.
    .title = Mi számít begyűjtöttnek?
    .chapter = c14
P-177 = A játék végén teljesülő személyes feladatkártya 5 medált ér. A téglalap állhat vagy fekhet, de minden mezőjén a megadott terep legyen. A hat erőforrást kérő feladathoz egyetlen összefüggő terepen kell legalább hat ikon.
    .title = Személyes feladatkártya teljesítése
    .chapter = c14
P-178 = Ha a bolygódon nincs jég, a jégmezők lefedését kérő feladat teljesül. Szárazföld minden mező, amely nem jég; a Petra csupasz áramlatmezői lefedettnek számítanak.
    .title = Minden jég, minden szárazföld lefedése
    .chapter = c14

## Kétjátékos változat

chapter-c15 = Kétjátékos változat

P-180 = Az űrállomás minden körben, már az elsőben is, egy raktárnyit fordul az óramutató járása szerint; az állomásparancsnok nem választ. Minden más változatlan.
    .title = Az űrállomás magától fordul
    .chapter = c15
P-181 = E változat nélkül két játékosnál is az állomásparancsnok dönt a forgatásról. Kétfős játékban alapértelmezés szerint be van kapcsolva.
    .title = A változat választható
    .chapter = c15
P-182 = Az állomásparancsnok-jelölő itt is körönként továbbkerül. Ez dönti el, melyikőtök választ előbb civilizációkártyát.
    .title = Az állomásparancsnok-jelölő szerepe
    .chapter = c15

## Személyes feladatkártyák változat

chapter-c16 = Személyes feladatkártyák változat

P-185 = 2–6 játékosnál a szomszédos feladatkártyák mellé személyes feladatkártyákat is bevehettek a játékba.
    .title = Személyes feladatkártyák változat
    .chapter = c16
P-186 = Két feladatkártyát kapsz: az egyiket megtartod, és a személyes oldala érvényes, a másik visszakerül a dobozba. A szomszédos feladatkártyák kiosztására csak azután kerül sor, hogy mindenki választott.
    .title = Személyes feladatkártya választása
    .chapter = c16
P-187 = A kártyád a játék végéig rejtve marad. Ha akkor teljesül, 5 medált kapsz érte.
    .title = A személyes feladatkártya titkos
    .chapter = c16

## Eseménypakli modul

chapter-c17 = Eseménypakli modul

P-190 = 2–6 játékosnál ti döntitek el, játszotok-e eseményekkel. Egyszemélyes játékban mindig vannak.
    .title = Mikor vannak események?
    .chapter = c17
P-191 = Az eseménykártyáknak három kódjuk van: zöld, narancs és vörös. Mindegyikből 20 kártya van.
    .title = Zöld, narancs és vörös kódok
    .chapter = c17
P-192 = Ha legalább ketten játszotok, a „Csak egyszemélyes változatban” jelölésű események kimaradnak.
    .title = Csak egyszemélyes események
    .chapter = c17
P-193 = A pakli 20 véletlen kártyából áll; ti döntitek el, melyik kódból hány legyen. A több vörös nehezíti, a több zöld vagy narancs könnyíti a játékot. Ha nem egyeztek meg, a „Kiegyensúlyozott” összeállítás érvényes.
    .title = Az eseménypakli összeállítása
    .chapter = c17
P-194 = Minden körben, rögtön a forgatás után, felfeditek a következő eseményt. Mindent végre kell hajtanod, amit csak tudsz; utána folytatódik a kör.
    .title = Minden körben egy esemény
    .chapter = c17
P-195 = Mindenki egyszerre, a többiektől függetlenül dönt; a közös kártyákat az esemény csak egyszer érinti. A biomasszafoltot rögtön leteszed, a mozgáspontokat a lapkafázisodban költheted el. Civilizációkártyát az esemény végén választasz, a megszerzett rover a lapkádra vár.
    .title = Akcióesemények végrehajtása
    .chapter = c17
P-196 = A korlátozás a kör végéig tart. Az abban a körben letett összes lapkádra vonatkozik, az extra lapkákra is.
    .title = Korlátozó események
    .chapter = c17
P-197 = Ha csak egy esemény korlátozása miatt nem tudnál lapkát letenni, azt hagyd figyelmen kívül. A „Hibás széria” nem ürítheti ki teljesen a raktárat: ha az egyik kupac már üres, a kártya hatástalan. Az egyetlen letehető lapkádat sem viheti el.
    .title = Az esemény nem okozhat játékvéget
    .chapter = c17
P-198 = Amit nem tudsz végrehajtani, kihagyod: például ha nincs mentőkapszulád, meteoritod vagy üres meteorszimbólumod, vagy ha minden jelölőd 0-n áll.
    .title = Ami nem lehetséges, kimarad
    .chapter = c17
P-199 = Te választod ki a saját elemedet, jelölődet vagy meteorszimbólumodat, és azt is, melyik erőforrás ne léptessen. A tiltott mérföldkő semmit sem ad; ha nincs több megnézhető esemény, csak a szinergialöket marad. A tereptilalom a rover mozgását és teleportálását tiltja, a lehelyezését nem.
    .title = Egyes események részletei
    .chapter = c17

## Egyszemélyes változat

chapter-c18 = Egyszemélyes változat

P-210 = Az előkészítés a szokásos: bolygó, vállalat, biomasszafoltok, meteoritok, mentőkapszulák és szintenként két civilizációkártya. A véletlen dönti el, melyik raktár kerül eléd a kezdéskor.
    .title = Egyszemélyes előkészítés
    .chapter = c18
P-211 = Négy feladatkártyából hármat tartasz meg, a személyes oldalukkal felfelé. A negyedik visszakerül a dobozba.
    .title = Egyszemélyes feladatkártyák
    .chapter = c18
P-212 = Mindig eseményekkel játszol, a csak egyszemélyes kártyák is benne vannak. A nehézséget azzal szabod meg, hogy melyik kódból hány kártyát használsz.
    .title = Egyszemélyes eseménypakli
    .chapter = c18
P-213 = A szokásos szabályok szerint játszol, az ebben a fejezetben leírt eltérésekkel. Mindig te vagy az állomásparancsnok.
    .title = A szokásos szabályok érvényesek
    .chapter = c18
P-214 = Először az űrállomás egy raktárnyit fordul az óramutató járása szerint. Ezután felfedsz egy eseményt, és végrehajtod, amit tudsz. Innen a kör a szokásos módon zajlik.
    .title = Egy kör egyedül
    .chapter = c18
P-215 = A játék a szokásos okokból ér véget. Mivel az utolsó eseménykártya is lezárja, legfeljebb 20 kört játszol.
    .title = Az egyszemélyes játék vége
    .chapter = c18
P-216 = A szomszédos feladatkártyák pontozását kihagyod.
    .title = Egyedül nincs szomszédos feladatkártya
    .chapter = c18
P-217 = A célpontszámod 60-ról indul. Egy-egy kód 0–2, 3–6, 7–10, 11–14, illetve 15+ kártyája ennyivel módosítja: vörös 0, −5, −7, −9, −11; narancs 0, −1, −2, −3, −4; zöld 0, +3, +6, +9, +12.
    .title = Célpontszám
    .chapter = c18
P-218 = A célpontszámodat az eseménypakli kezdeti összetétele határozza meg. Játék közben nem változik.
    .title = A célpontszám nem változik
    .chapter = c18
P-219 = A pontszámod és a célpontszám különbsége adja az értékelésedet: a −15, −10, −5, 0, +5, +10, +15 közül a legmagasabb elért fokozat, −15 alatt a legalsó. Akkor jársz sikerrel, ha eléred a célpontszámot.
    .title = Egyszemélyes értékelés
    .chapter = c18

## Vállalatok

chapter-c19 = Vállalatok

P-230 = A vállalati tábládon öt erőforrássáv van, 0-tól 15-ig számozott helyekkel, valamint a vállalatod saját technológiái. Egy játékban szimmetrikus és aszimmetrikus táblák vegyesen is lehetnek.
    .title = Vállalati táblák
    .chapter = c19
P-231 = Mozgáspont szerzése: hozzáadod az e körben meglévő pontjaidhoz. Biomasszafolt szerzése: elveszel egyet a készletből, és leteszed, vagy ha szabad, eltárolod. Mentőkapszula elhelyezése: a pontozó területedre vagy a vállalatod által megadott más helyre teszed.
    .title = Gyakori vállalati kifejezések
    .chapter = c19
P-232 = A Flux, az Oasis és a Horizon kör elején ható technológiái egyszer érvényesülnek, a kör kezdetekor fennálló helyzet szerint. A pontjaik azonnal használhatók: ha eseményekkel játszotok, még a kör eseményének felfedése előtt elköltheted őket, így az nem kötheti meg őket. Amit megtartasz, a lapkafázisodban is a keretedben van.
    .title = A kör elején
    .chapter = c19
P-240 = A vállalatodnak nincs különleges szabálya.
    .title = Universal Coalition
    .chapter = c19
P-241 = A lapkáidnak és a biomasszafoltjaidnak nem kell korábbi lapkával érintkezniük. A többi lehelyezési szabály továbbra is érvényes.
    .title = Universal Coalition, 1. szint: szomszédosság nélkül
    .chapter = c19
P-242 = A kapott biomasszafoltot azonnali letétel helyett eltárolhatod. Az eltárolt foltok a játék végén kerülnek a bolygódra.
    .title = Universal Coalition, 2. szint: biomasszafoltok tárolása
    .chapter = c19
P-243 = Valahányszor a roversáv mozgást ad, 1 ponttal többet kapsz. Ez a sáv tetején is működik.
    .title = Universal Coalition, 3. szint: +1 rovermozgás
    .chapter = c19
P-244 = Ha a letett lapkád víz erőforrása lépteti a vízjelölődet, az kettőt lép, és mindkét lépés bónusza jár. Szinergialöketért, eseményért, kártyáért, le nem tett lapkáért és energiáért továbbra is csak egyet lépsz.
    .title = Universal Coalition, 4. szint: dupla víz
    .chapter = c19
P-245 = Nem kerül több meteorit a bolygódra, sem lapka, sem esemény miatt. A már ott lévők maradnak.
    .title = Universal Coalition, 5. szint: nincs több meteorit
    .chapter = c19
P-250 = Minden elért civilizáció mérföldkőnél azonnal egyet hátra kell lépned egy másik jelölőddel, bónusz nélkül. Olyat választasz, amelyik nem 0-n áll, ha van ilyen. Ez akkor is kötelező, ha elfogyott a civilizációkártya.
    .title = Republic: a civilizáció mérföldkövek ára
    .chapter = c19
P-251 = Ha civilizáció erőforrású lapkát veszel el, annyi mozgáspontot kapsz, amennyi a roverjelölőd alatt áll; ha ott nincs szám, semmit. Extra lapkáért is jár, és azért is, amelyet azért veszel el, mert egyik lapka sem helyezhető le: a technológia az elvételről szól, nem a lehelyezésről. A pontokat már a letétel előtt elköltheted, de ezután ezt a lapkát kell letenned.
    .title = Republic, 1. szint: mozgás civilizációlapkáért
    .chapter = c19
P-252 = 1–3. szintű civilizáció mérföldkőnél a következő szint egy véletlen kártyája is a választékodba kerül, ha maradt még. A ki nem választott kártyák a saját paklijukba kerülnek vissza.
    .title = Republic, 2. szint: eggyel több kártya
    .chapter = c19
P-253 = 1 mozgáspontért egy civilizációikonos mezőn álló rovered egy másik civilizációikonos mezőre teleportálhat. Ezt akárhányszor megteheted.
    .title = Republic, 3. szint: teleportálás civilizációikonok között
    .chapter = c19
P-254 = A civilizáció mérföldkő elérése szinergialöketet is ad. Te döntöd el, hogy a löketet vagy a hátralépést hajtod végre előbb.
    .title = Republic, 4. szint: mérföldkő szinergialökettel
    .chapter = c19
P-255 = A játék végén átnézed a négy pakliban maradt civilizációkártyákat, és kettőt magadhoz veszel. Az azonnali kártyák is hatnak, de extra lapkát már nem tehetsz le.
    .title = Republic, 5. szint: még két civilizációkártya
    .chapter = c19
P-260 = A lapka biomassza erőforrása csak akkor léptet, ha a lapka biomassza része élszomszédos a bolygódon már meglévő biomasszatereppel. Az első biomasszád ezért sosem léptet.
    .title = Wormhole Corp.: növekvő biomassza
    .chapter = c19
P-261 = Energiával sosem léptetheted a biomassza-jelölődet. Szinergialöket, kártya, esemény és le nem tett lapka viszont feltétel nélkül lépteti.
    .title = Wormhole Corp.: egyéb biomasszalépések
    .chapter = c19
P-262 = Minden biomasszalépésnél kettő közül választasz: biomasszafolt, vagy az 1–5. helyen rendre szinergialöket, illetve egy civilizáció-, víz-, technológia- vagy roverlépés. Medált nem választhatsz: a 0–5. hely a játék végén 0, 0, 1, 2, 3, illetve 5 medált ér.
    .title = Wormhole Corp.: két bónusz közül egy
    .chapter = c19
P-263 = Ha a biomassza-jelölőd a sávja utolsó helyén áll, visszateheted 0-ra: bármely két végrehajtandó dolog között, egy esemény végrehajtása előtt és a játék végi lépések előtt is, akárhányszor. A technológia nem köti időhöz. Ezért nem jár bónusz, és a végén csak az utolsó helye számít.
    .title = Wormhole Corp., 1. szint: újra nulláról
    .chapter = c19
P-264 = Biomasszafoltot lapkával fedett mezőre is tehetsz, szomszédosság nélkül, de meteoritra vagy másik foltra nem. A mező biomasszatereppé válik, az alatta lévő ikon vagy meteorszimbólum már nem számít.
    .title = Wormhole Corp., 2. szint: folt a lapkán
    .chapter = c19
P-265 = Körönként egyszer, amikor biomasszafoltot kapsz, egy helyett kettő jár.
    .title = Wormhole Corp., 3. szint: dupla folt
    .chapter = c19
P-266 = A kapott biomasszafoltot azonnali letétel helyett eltárolhatod. Az eltárolt foltjaidat a játék végén teszed a bolygódra.
    .title = Wormhole Corp., 4. szint: biomasszafoltok tárolása
    .chapter = c19
P-267 = A játék végén biomasszafoltot meteoritos mezőre is tehetsz; a meteorit ekkor elpusztul. Játék közben ezt nem teheted meg: a szabálykönyv pontosítása ehhez a technológiához a játék végét nevezi meg.
    .title = Wormhole Corp., 5. szint: folt a meteoritra
    .chapter = c19
P-270 = A begyűjtött mentőkapszulát azonnal a pontozó területedre vagy bármelyik sáv egyik szabad helyére teszed. Szabad az 1–14. hely, ha nincs rajta jelölő vagy mentőkapszula.
    .title = Cosmos Inc.: mentőkapszulák a sávokon
    .chapter = c19
P-271 = A lépő jelölőd átugorja a mentőkapszulás helyeket, egymás után akár többet is. Ha abban az irányban nem marad hely, a jelölő nem mozdul.
    .title = Cosmos Inc.: mentőkapszulák átugrása
    .chapter = c19
P-272 = A mentőkapszula alatti bónuszt és medált nem kapod meg. Az átugrott technológia mérföldkő semmit sem old fel, akkor sem, ha a kapszula később elkerül onnan. A már feloldott technológiáid megmaradnak.
    .title = Cosmos Inc.: letakart bónuszok és medálok
    .chapter = c19
P-273 = A rovereid 1 mozgáspontért átlósan is léphetnek.
    .title = Cosmos Inc., 1. szint: átlós lépés
    .chapter = c19
P-274 = Játékonként egyszer, a technológia első feloldásakor, legfeljebb három begyűjtött mentőkapszuládat áthelyezheted. Későbbre nem tartogathatod.
    .title = Cosmos Inc., 2. szint: három mentőkapszula áthelyezése
    .chapter = c19
P-275 = Miután energia erőforrású lapkát tettél le, áthelyezheted egy begyűjtött mentőkapszuládat.
    .title = Cosmos Inc., 3. szint: áthelyezés energialapkáért
    .chapter = c19
P-276 = A rovered ingyen léphet energiaterepre, de csak amíg legalább 1 mozgáspontod maradt.
    .title = Cosmos Inc., 4. szint: ingyen energiaterepre
    .chapter = c19
P-277 = Minden körben egyszer áthelyezheted egy begyűjtött mentőkapszuládat.
    .title = Cosmos Inc., 5. szint: körönként egy mentőkapszula
    .chapter = c19
P-278 = Egy begyűjtött mentőkapszulát a pontozó területedről vagy egy sávról egy szabad helyre vagy a pontozó területedre teszel át. Csak a pontozó területeden lévők érnek medált.
    .title = Cosmos Inc.: mentőkapszula áthelyezése
    .chapter = c19
P-280 = Az üres rovered felveszi a meteoritot, ha a mezőjére kerül, rálép vagy áthalad rajta; ezzel még nem gyűjtöd be. Egy rover csak egyet szállíthat, a többit otthagyja. A mentőkapszulákat a szokásos módon gyűjtöd be.
    .title = Horizon Group: meteoritok szállítása
    .chapter = c19
P-281 = Ha a meteoritot szállító rovered roverikonos mezőre lép vagy áthalad rajta, leszállítja a meteoritot, és te begyűjtöd. Ha ilyen mezőn veszi fel, azonnal le is szállítja.
    .title = Horizon Group: meteoritok leszállítása
    .chapter = c19
P-282 = A szállított meteorit olyan, mintha a rover mezőjén feküdne: az a sor és az az oszlop nem ér medált. Ha a rovered elpusztul, a rakománya is elpusztul.
    .title = Horizon Group: a rakomány is számít
    .chapter = c19
P-283 = A rover erőforrású lapkáidnak nem kell korábbi lapkával érintkezniük. Minden más lehelyezési szabály érvényben marad.
    .title = Horizon Group, 1. szint: szomszédosság nélkül
    .chapter = c19
P-284 = A kör elején minden meteoritot szállító rovered 1 mozgáspontot hoz.
    .title = Horizon Group, 2. szint: mozgás a szállítóknak
    .chapter = c19
P-285 = Minden begyűjtött meteorit egy biomasszafoltot is ad, akkor is, ha kártya vagy esemény révén gyűjtöd be.
    .title = Horizon Group, 3. szint: meteoritért folt
    .chapter = c19
P-286 = Ha a meteoritot szállító rovered vízterepre lép, elpusztíthatod a meteoritot.
    .title = Horizon Group, 4. szint: elpusztítás vízen
    .chapter = c19
P-287 = Minden körben egyszer léphetsz egyet a roverjelölőddel, a lapkafázisodban vagy a civilizációs fázisodban.
    .title = Horizon Group, 5. szint: plusz roverlépés
    .chapter = c19
P-288 = Ha kártya vagy esemény révén gyűjtesz be meteoritot, közvetlenül a bolygódról veszed el. Nem kell hozzá rover.
    .title = Horizon Group: kártyák és események
    .chapter = c19
P-290 = A begyűjtött mentőkapszulát azonnal a pontozó területedre vagy egy még fel nem oldott technológiádra teszed, amelyet ezzel feloldasz, és rögtön használhatsz. Később nem helyezheted át. A feloldás sorrendje tetszőleges, de a technológián lévő kapszula nem ér medált.
    .title = Jump Drive: technológia mentőkapszuláért
    .chapter = c19
P-291 = A technológiasávodon nincs mérföldkő; a technológiáidat csak mentőkapszula oldja fel.
    .title = Jump Drive: nincs technológia mérföldkő
    .chapter = c19
P-292 = Körönként egyszer, amikor biomasszafoltot kapnál, helyette szinergialöketet választhatsz.
    .title = Jump Drive, A szint: folt helyett löket
    .chapter = c19
P-293 = Körönként egyszer, 1 mozgáspontért egy lapkán álló rovered egy másik lapka azonos terepű mezőjére teleportálhat.
    .title = Jump Drive, B szint: teleportálás azonos terepre
    .chapter = c19
P-294 = Körönként egyszer a szinergialöketnél választott jelölőddel kettőt lépsz, egyesével.
    .title = Jump Drive, C szint: dupla löket
    .chapter = c19
P-295 = Lapka letételekor a lapka technológia részét energiának tekintheted: technológia helyett energiaként léptet, és a lehelyezési korlátozásoknál is annak számít. Minden másban, például a feladatkártyáknál, technológia marad.
    .title = Jump Drive, D szint: technológia energiaként
    .chapter = c19
P-296 = Játékonként egyszer válaszd ki egyik jelölődet: mind az öt sávról megkapod az azonos számú hely bónuszait, tetszőleges sorrendben, medálok nélkül. A civilizáció mérföldkő a szintjének megfelelő kártyát ad.
    .title = Jump Drive, E szint: egy egész sor
    .chapter = c19
P-297 = Játékonként egyszer három húzott feladatkártyából egyet közös feladatként kiraksz mindenki számára. A végén a legjobb eredmény 5 medált ér; holtversenynél az érintettek 2-2 medált kapnak. Egyszemélyes játékban ez egy további személyes feladatkártyád.
    .title = Jump Drive, F szint: közös feladatkártya
    .chapter = c19
P-298 = A 0. hely elhagyása után a technológiasávod egyre kevesebbet ér: az 1–5. helyen 5, a 6–7. helyen 3, a 8–10. helyen 2, a 11–15. helyen 1 medált. A 0. helyen nem jár medál.
    .title = Jump Drive: a technológiasáv medáljai
    .chapter = c19
P-300 = A lapkád víz erőforrása annyiszor lépteti a vízjelölődet, ahány vízterepmezője jégre kerül. Ha egy sem, nem lépsz.
    .title = Oasis Ultd.: jégmezőnként egy lépés
    .chapter = c19
P-301 = A vízsávod mind az öt sávon átkanyarog, és a vízjelölőddel elért minden hely bónuszát megkapod. Minden jelölő csak a saját sávja medáljait szerzi meg; a víznél az útvonalon utoljára elért számít.
    .title = Oasis Ultd.: a kanyargó vízsáv
    .chapter = c19
P-302 = Egyik jelölőd sem léphet olyan helyre, ahol már másik jelölő áll. Ez a lépés és az utána még hátralévők elvesznek.
    .title = Oasis Ultd.: blokkolt jelölők
    .chapter = c19
P-303 = Szinergialöketért, energiáért, kártyáért vagy bármi másért egyszerre csak egyet lépsz a vízjelölőddel.
    .title = Oasis Ultd.: egyéb vízlépések
    .chapter = c19
P-304 = A blokkolt jelölőd átugorja az útjában álló jelölőket, és a saját sávja vagy útvonala következő helyére lép.
    .title = Oasis Ultd., 1. szint: jelölők átugrása
    .chapter = c19
P-305 = A kör elején 1 mozgáspontot kapsz minden vízterepen álló rovered után.
    .title = Oasis Ultd., 2. szint: roverek a vízen
    .chapter = c19
P-306 = Ha a letett lapkád egyetlen jégmezőt sem takar le, lépj egyet a vízjelölőddel. Ez bármilyen lapkára igaz, biomasszafoltra nem.
    .title = Oasis Ultd., 3. szint: víz jég nélkül
    .chapter = c19
P-307 = Ha víz erőforrású lapkát teszel le, biomasszafolt is jár érte.
    .title = Oasis Ultd., 4. szint: vízlapkáért folt
    .chapter = c19
P-308 = Ha víz erőforrású lapkát teszel le, szinergialöket is jár érte.
    .title = Oasis Ultd., 5. szint: vízlapkáért löket
    .chapter = c19
P-309 = A „Bontótelep” kártyával letett lapka ikonjai nem léptetnek jelölőt. A vállalatod lapka letételéért járó hatásai viszont érvényesülnek.
    .title = A Bontótelep és a vállalatod
    .chapter = c19
P-310 = Az előkészítéskor az öt sáv egyikére teszed a fluxjelölődet: ez lesz a fluxsávod. Valahányszor technológia mérföldkőre lépsz, áthelyezheted.
    .title = Flux: a fluxjelölő
    .chapter = c19
P-311 = Csak annak a technológia mérföldkőnek a technológiáját használhatod, amelyre legutóbb léptél. A hátralépés ezen nem változtat; ha újra rálépsz egy mérföldkőre, annak a technológiája lesz a legutóbbi.
    .title = Flux: csak a legutóbbi technológia
    .chapter = c19
P-312 = A kör elején 2 mozgáspontot kapsz minden olyan rovered után, amely a fluxsávod tereptípusán áll.
    .title = Flux, 1. szint: roverek a fluxterepen
    .chapter = c19
P-313 = Játékonként egyszer, amíg ez a technológia érvényes, a fluxsávod jelölőjével lépésenként a következő mérföldkőig haladhatsz, minden bónuszt megkapva. Ha nincs következő mérföldkő, nem használhatod; a vízsávon egy sincs.
    .title = Flux, 2. szint: a következő mérföldkőig
    .chapter = c19
P-314 = A fluxsávod többet ad: eggyel magasabb szintű civilizációkártyát (legfeljebb 4.), a vízsávon dupla szinergialöketet, biomassza mérföldkőnként két foltot vagy 1 ponttal több rovermozgást. A technológiasáv nem változik.
    .title = Flux, 3. szint: jobb fluxsáv
    .chapter = c19
P-315 = Ha olyan lapkát teszel le, amelyen a fluxsávod erőforrása szerepel, begyűjtesz egy meteoritot a bolygódról.
    .title = Flux, 4. szint: meteorit begyűjtése
    .chapter = c19
P-316 = Minden körben egyszer léphetsz egyet a fluxsávod jelölőjével.
    .title = Flux, 5. szint: plusz fluxlépés
    .chapter = c19

## Bolygók

chapter-c20 = Bolygók

P-330 = A K58-4156 bolygónak nincs különleges szabálya. Minden bolygón 96 mező és 6 mentőkapszula van. A sorok és oszlopok kívülről befelé 1, 1, 1, 2, 2, 3 medált érnek: így legfeljebb 40-et szerezhetsz.
    .title = K58-4156 és minden bolygó
    .chapter = c20
P-331 = A lapkád nem kerülhet egyszerre jégmezőre és szárazföldre.
    .title = K-273: jég vagy szárazföld
    .chapter = c20
P-332 = A 8 város közül minden olyan, amelyet a játék végén nem fed lapka, 2 medált ér. Lapkával lefedheted őket, de akkor nem érnek medált. A biomasszafolt nem lapka (P-95): a sort és az oszlopot kitölti, az alatta lévő város mégis pontot ér.
    .title = Gaia: városok
    .chapter = c20
P-333 = Ezeket az ikonokat nem teheted az adott kvadránsba: bal felső – civilizáció, jobb felső – energia, bal alsó – technológia, jobb alsó – víz. Ikon nélküli terep oda is kerülhet, és a lapkáid átnyúlhatnak a határokon.
    .title = Perszephoné: tiltott erőforrások
    .chapter = c20
P-334 = A gyűrű a két leghosszabb sor. Ha a lapkád a gyűrűre kerül, legalább egy mezőjének azon kívül kell lennie. Biomasszafoltot nem tehetsz a gyűrűre.
    .title = Arashi: a gyűrű
    .chapter = c20
P-335 = A csupasz (lefedetlen) áramlatmezők ikon nélküli energiaterepek: növelik az összefüggő energiaterepedet, és a teljes sorokba, oszlopokba, téglalapokba is beleszámítanak. Lefedheted őket. Nincs jég, ezért a letett lapka víz erőforrása nem lépteti a vízjelölődet.
    .title = Petra: elektromos áramlatok
    .chapter = c20
P-336 = A lapkád nem nyúlhat át a szakadékon, és a rovered sem léphet át rajta, csak átlósan, két saroknál. A teleportálást nem akadályozza. A szakadék két oldalán érintkező lapkák és terepek szomszédosak.
    .title = Tartarus: a szakadék
    .chapter = c20
P-337 = Amikor csak tudod, be kell tartanod a bolygód szabályát. Az egyetlen kivétel: ha éppen emiatt érne véget a játék.
    .title = Tartsd be a bolygód szabályát
    .chapter = c20

## Gyakran ismételt kérdések

chapter-c21 = Gyakran ismételt kérdések

P-340 = Igen. Valódi asztalnál ezzel láthatóvá válik a következő lapka, ezért házi szabállyal megtilthatjátok. Itt szabadon próbálkozhatsz: a következő lapka csak a véglegesítéskor jelenik meg.
    .title = Kipróbálhatom előbb a lapkát?
    .chapter = c21
P-341 = Igen. A lapkádat elforgathatod és át is fordíthatod, mert mindkét oldala egyforma.
    .title = Megfordíthatom a lapkát?
    .chapter = c21
P-342 = Igen. Te választod meg, hogy a lapka két erőforrása közül melyik kerül előbb sorra, és a sorrend sokat számíthat.
    .title = Eldönthetem, melyik jelölő lép előbb?
    .chapter = c21

## Döntések és részletszabályok

chapter-c22 = Döntések és részletszabályok

P-380 = A véglegesítésig szabadon visszavonhatod a lépésedet. Amíg ugyanabban a lépésben mások még gondolkodnak, a már véglegesített körödet is visszaveheted; ha a lépés véget ért, végleges. Ha valami rejtett feltárult (civilizációkártyák, a következő lapka, esemény vagy feladatkártyák), nincs visszavonás.
    .title = Véglegesítés és visszavonás
    .chapter = c22
P-381 = Amikor mindenki egyszerre játszik, a többiek lépéseit a véglegesítésükkor látod meg. Ez senkinek sem előny, mert a lépéseik nem változtatnak a te lehetőségeiden.
    .title = Egyidejű játék
    .chapter = c22
P-382 = A véletlenen múlnak a lapkakupacok, a civilizációkártyák, az eseménypakli, a feladatkártyák, az első állomásparancsnok, az űrállomás kezdőállása és – ha nem szabadon választotok – a táblák.
    .title = Amit a véletlen dönt el
    .chapter = c22
P-383 = Minden 5. hely alatti jelölődet tetszőleges sorrendben, lépésenként az 5. helyre viszed; a szinergialöketeken kívül minden bónusz jár. A Wormhole biomasszája a második helyéig megy, az Oasis vize az 5. lépésig, hacsak nem blokkolják. A Cosmos jelölője az 5. helyig terjedő utolsó le nem takart helyen áll meg.
    .title = A Szakszervezet részletesen
    .chapter = c22
P-384 = Te választod ki, mely elemeket pusztítja el vagy gyűjti be a kártya, és annyit kell választanod, amennyit mond; ha kevesebb van, csak annyit érint. Az „Engedélyezett leszállóhely” bármely sorra vagy oszlopra szólhat. Az „Áttelepülési bónusz” elvész, ha nincs rover a bolygódon, vagy nincs rover nélküli célmező.
    .title = Több elemet érintő civilizációkártyák
    .chapter = c22
