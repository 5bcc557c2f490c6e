### A számozott szabályok a magunk szavaival: a szabálytárhoz és a „miért nem?” kérdésekhez.

## A játék és a tartozékok

chapter-c1 = A játék és a tartozékok

D-1 = Egytől hatig vehettek részt a küldetésben, és vállvetve harcoltok a génorzók ellen. Vagy mindannyian győztök, vagy mindannyian veszítetek.
    .title = Közös győzelem, közös vereség
    .chapter = c1
D-2 = A 128 kártya megoszlása: 18 akció-, 2 fészekúr-, 30 esemény-, 36 génorzó-, 22 helyszín-, 12 űrgárdista- és 8 terepkártya. Ehhez jön még 12 támogatásjelző, 6 osztagjelző és egy csatakocka.
    .title = A játék tartozékai
    .chapter = c1
D-3 = A csatakocka oldalain 0, 1, 2, 3, 4 és 5 áll, mindegyik egyforma eséllyel jön ki. Az 1-es, a 2-es és a 3-as oldalon koponya is van.
    .title = A csatakocka
    .chapter = c1
D-4 = Hat osztag van: kék, szürke, zöld, lila, vörös és sárga. Mindegyikhez két űrgárdista és három azonos színű akciókártya tartozik: egy támogatás, egy mozgás/aktiválás és egy támadás. Az akciókártyák számozása 1-től 18-ig tart, így a sorrend mindig egyértelmű.
    .title = Az osztagok és lapjaik
    .chapter = c1
D-5 = Minden űrgárdistakártya kétoldalas: az egyik oldalán balra, a másikon jobbra néz az űrgárdista. Leolvasható róla a harci távolsága (0–3), a sarkaiban lévő kis nyilak pedig azt mutatják, merre mozognak a mellette álló rajok.
    .title = Az űrgárdistakártyák
    .chapter = c1
D-6 = A 36 génorzó négy fajtára oszlik: farok, fej, karom és nyelv; mindegyikből kilenc van. A génorzópakliban és a szkennerpaklikban képpel lefelé, az alakzatnál és a dobott lapok között képpel felfelé vannak.
    .title = A génorzók négy fajtája
    .chapter = c1
D-7 = A 22 helyszínből 4 kezdőhelyszín. A többi 18 lap jele 1A, 1B, 1C, 2, 3 vagy 4; mindegyikből három van. A három 4-es lap egyike lesz a küldetésetek célja.
    .title = A helyszínek
    .chapter = c1
D-8 = Vörös (4 doboz): Szellőzőjárat, Spórakürtő; narancs (3): Sötét sarok, Prométiumtartály; sárga (2): Ajtó, Aktiválópanel; zöld (1): Folyosó, Ereklye. Minél több a doboz, annál gyakrabban jelennek meg ott génorzók; a dobozoknak más szerepük nincs.
    .title = A terepek színe
    .chapter = c1
D-9 = A fészekúrkártyák soha nem kerülnek a génorzókártyák közé. Csak akkor lépnek játékba, ha egy helyszín ezt írja elő.
    .title = A fészekurak külön vannak
    .chapter = c1

## Játékosok és osztagok

chapter-c2 = Játékosok és osztagok

D-10 = Egyedül 3 osztagot irányítasz, ketten vagy hárman fejenként 2-t, négyen, öten vagy hatan fejenként 1-et. Az induló alakzat 1–6 játékos esetén rendre 6, 8, 12, 8, 10, illetve 12 űrgárdistából áll.
    .title = Hány osztagot irányítasz?
    .chapter = c2
D-11 = Ha legfeljebb hárman játszotok, több osztagot irányítasz: minden fordulóban mindegyiknek választasz egy-egy akciókártyát, és valamennyit végrehajtod a szokásos számsorrendben. A többi szabály nem változik.
    .title = Osztagonként egy akciókártya
    .chapter = c2
D-12 = A kártyákon az „űrgárdistáid” szó csak a lap saját osztagának tagjait jelenti, nem mindenkit, akit irányítasz.
    .title = Kik az „űrgárdistáid”?
    .chapter = c2
D-13 = Osztagaid űrgárdistái és akciókártyái hozzád tartoznak: te döntesz róluk.
    .title = Kihez mi tartozik?
    .chapter = c2

## Előkészületek

chapter-c3 = Előkészületek

D-14 = A 30 eseménykártyát és a 36 génorzókártyát külön-külön meg kell keverni; ebből lesz a két, képpel lefelé fordított pakli.
    .title = 1. lépés: a paklik
    .chapter = c3
D-15 = A játékosszámnak megfelelő Űrzsilip adja meg a kitörések egész játékban érvényes számait, az első szkennerpaklikat, a terepet és a helyszínpaklit. Fő kitörés/kitörés: 1 játékosnál 2/1, 2 vagy 4 játékosnál 3/1, 5 játékosnál 4/2, 3 vagy 6 játékosnál 5/3. Egy-egy szkennerpakliba ugyanebben a sorrendben 6, 7, 8, illetve 9 lap kerül.
    .title = 2. lépés: a kezdőhelyszín
    .chapter = c3
D-16 = A kezdőhelyszínen felsorolt jelekből egy-egy véletlenszerű helyszín kerül képpel lefelé a pakliba, legalulra a 4-es. A 2-es, 3-as és 4-es lap fölé 2 vagy 4 játékosnál 1C, 5 játékosnál 1B, 3 vagy 6 játékosnál 1A jelű lap kerül, egyedül játszva semmi. A többi helyszín kimarad a játékból, és senki sem nézheti meg.
    .title = 3. lépés: a helyszínpakli
    .chapter = c3
D-17 = Egy véletlenszerűen kijelölt játékos választ először osztagjelzőt, utána a többiek az óramutató járása szerint; legfeljebb három játékosnál ez ismétlődik, amíg mindenkinek megvan az összes osztaga. A jelzők mindenki számára láthatók, osztagaid akciókártyáit pedig kézbe veszed. A gazdátlan osztagok kimaradnak a játékból.
    .title = 4. lépés: osztagválasztás
    .chapter = c3
D-18 = A kiválasztott osztagok űrgárdistái összekeverve, egyetlen oszlopban kerülnek a kezdőhelyszín alá; az 1. pozíció van legfelül, a helyszínhez legközelebb. Az alakzat felső fele balra, az alsó fele jobbra néz. Osztagtársak csak a véletlen folytán kerülhetnek egymás mellé.
    .title = 5. lépés: az alakzat
    .chapter = c3
D-19 = Mind a 12 támogatásjelző a készletbe kerül.
    .title = 6. lépés: a támogatásjelzők
    .chapter = c3
D-20 = Rakjátok az alakzat mellé a kezdőhelyszín terepkártyáit. Ezután osszátok ki képpel lefelé a génorzópakliból a két szkennerpaklit, előbb a bal, aztán a jobb oldalit.
    .title = 7. lépés: terep és szkennerpaklik
    .chapter = c3
D-21 = Csapjátok fel a legfelső eseménykártyát, és csak a kitörésikonjait hajtsátok végre, balról jobbra. A szövege és a mozgásikonja most nem számít; dobjátok el a lapot. Ezután kezdődik az első forduló.
    .title = 8. lépés: az első génorzók
    .chapter = c3
D-22 = Az előkészületek alatt az számít kezdőjátékosnak, aki elsőként választott osztagot. Ha már ekkor kifogy egy szkennerpakli, még nem haladtok tovább: erre legkorábban az első forduló 1. fázisának végén kerülhet sor.
    .title = Kiürülő szkennerpakli az előkészületeknél
    .chapter = c3

## Győzelem és vereség

chapter-c4 = Győzelem és vereség

D-23 = Jussatok el a helyszínpakli utolsó, 4-es lapjáig, és teljesítsétek annak győzelmi feltételét.
    .title = A küldetés célja
    .chapter = c4
D-24 = Bármelyik végső helyszínen akkor is győztök, amint az alakzatnál nem maradt sem génorzó, sem fészekúr, és mindkét szkennerpakli üres.
    .title = Győzelem az ellenség kiirtásával
    .chapter = c4
D-25 = Irányítóterem: egy sikeres dobás az Aktiválópanelnél. Génorzófészek: mindkét fészekúr elpusztítása. Toxinszivattyú-állomás: nem maradhat génorzó sem az alakzatnál, sem a szkennerpaklikban.
    .title = A végső helyszínek győzelmi feltételei
    .chapter = c4
D-26 = Amint teljesül egy győzelmi feltétel, a játék véget ér. Semmi mást nem kell már végrehajtani.
    .title = A győzelem azonnali
    .chapter = c4
D-27 = Ha az összes űrgárdista elesik, mielőtt győznétek, mindannyian veszítetek.
    .title = Vereség
    .chapter = c4
D-28 = Ha az utolsó űrgárdista ugyanabban a lépésben hal meg, amelyben egy győzelmi feltétel is teljesül, győztetek. Minden lépés után előbb a győzelmet, csak azután a vereséget kell megvizsgálni.
    .title = Az utolsó halál és a győzelem egyszerre
    .chapter = c4
D-29 = Ha minden osztagod kiesett, több döntést nem hozol, de továbbra is a többiekkel együtt győzöl vagy veszítesz.
    .title = Ha nem maradt űrgárdistád
    .chapter = c4
D-30 = A győzelmi feltételek csak azután számítanak, hogy a végső helyszín lett az aktuális helyszín, és a megérkezés minden lépését végrehajtottátok.
    .title = Győzelem csak a megérkezés után
    .chapter = c4

## A forduló és a kezdőjátékos

chapter-c5 = A forduló és a kezdőjátékos

D-31 = A fordulók száma nincs korlátozva: a küldetés győzelemig vagy vereségig tart. Minden fordulónak négy fázisa van: 1. akciókártya kiválasztása, 2. akciók végrehajtása, 3. a génorzók támadása, 4. eseményfázis.
    .title = A forduló négy fázisa
    .chapter = c5
D-32 = A kezdőjátékos az, aki ebben a fordulóban a legkisebb számú akciókártyát fedte fel.
    .title = A kezdőjátékos
    .chapter = c5
D-33 = Ha kiesik az az osztag, amelyiké a legkisebb számú lap, akciókártyái kikerülnek a játékból. Innentől az a kezdőjátékos, akié a fordulóban még játékban lévő legkisebb számú lap.
    .title = Ha kiesik a kezdőjátékos osztaga
    .chapter = c5
D-34 = A forduló elejétől a lapok felfedéséig az előző forduló kezdőjátékosa tölti be ezt a szerepet, az első fordulóban pedig az, aki elsőként választott osztagot. Ha már minden osztaga kiesett, az óramutató járása szerint a következő olyan játékos lép a helyére, akinek van élő osztaga.
    .title = Kezdőjátékos a lapok felfedése előtt
    .chapter = c5
D-35 = A fázis végén a sorrend mindig ez: a „fázis végén” ható képességek; az azonos pozícióban, azonos oldalon lévő rajok egyesülése; a győzelem és a vereség vizsgálata; végül annak ellenőrzése, hogy sor kerül-e haladásra.
    .title = A fázis vége
    .chapter = c5
D-36 = Az „e fordulóban” érvényes hatások az eseményfázis legvégéig tartanak. A „következő fordulóban” érvényes hatások a rákövetkező forduló egésze alatt élnek, és azzal együtt érnek véget. A haladás egyiket sem szünteti meg.
    .title = Meddig tartanak a hatások?
    .chapter = c5

## 1. fázis: akciókártya kiválasztása

chapter-c6 = 1. fázis: akciókártya kiválasztása

D-37 = Minden élő osztagodnak válassz titokban egyet a saját akciókártyái közül, és rakd le képpel lefelé. Mindenki egyszerre választ. Passzolni nem lehet.
    .title = Válassz lapot minden osztagodnak!
    .chapter = c6
D-38 = Nem választhatod azt a lapot, amelyet az osztag az előző fordulóban kijátszott: az asztalon marad, és csak e fázis végén kerül vissza a kezedbe. Az első fordulóban mindhárom lap közül választhatsz, később kettő közül.
    .title = Ugyanaz a lap nem jöhet kétszer egymás után
    .chapter = c6
D-39 = A Fegyverelakadás által sújtott osztag nem választhatja a támadáskártyáját. Egy lapja mindenképp marad, mert a Fegyverelakadás csak olyan osztagot érhet, amely az előző fordulóban nem támadást játszott ki.
    .title = Fegyverelakadás: nincs támadáskártya
    .chapter = c6
D-40 = A taktikáról szabadon beszélhettek, de a lapjaitokat nem mutathatjátok meg. Azt mindenki tudja, melyik osztag mely lapokból választhat, csak maga a választás titkos. Amíg van, aki még nem döntött, meggondolhatod magad.
    .title = Beszélni szabad, mutatni nem
    .chapter = c6
D-41 = Ha már mindenki választott, a döntés végleges, akkor is, ha az 1. fázis végi haladás miatt megváltozik a helyzet.
    .title = A választás haladás után is él
    .chapter = c6

## 2. fázis: akciók végrehajtása

chapter-c7 = 2. fázis: akciók végrehajtása

D-42 = Az összes kiválasztott lapot egyszerre kell felfedni. Ezután a legkisebb számútól a legnagyobbig, egyesével hajtjátok végre őket; a következő lapra csak akkor kerül sor, ha az előzővel teljesen végeztetek.
    .title = Felfedés, majd végrehajtás számsorrendben
    .chapter = c7
D-43 = Ha egy osztag kiesik, mielőtt sorra kerülne, a lapját nem kell végrehajtani.
    .title = Kiesett osztag lapja
    .chapter = c7
D-44 = Minden akciókártyának van egy fajtája (ez az alapakció) és egy különleges képessége, amelynek szövege megmondja, mikor hat a forduló során. Ha a képesség olyan űrgárdistát nevez meg, aki nincs az alakzatban, nincs hatása.
    .title = Alapakció és különleges képesség
    .chapter = c7
D-45 = A különleges képességek attól függetlenül hatnak, merre néz az űrgárdista: a Blokk például hátulról érkező támadás ellen is véd. Csak támadásnál és jelzőért való újradobásnál számít mindig az irány.
    .title = A képességek és az irány
    .chapter = c7
D-46 = A „valahányszor” szót tartalmazó képesség egy fordulóban többször is hathat. A feltételhez (például egy adott dobáshoz) kötött képesség a forduló végéig él. A Teljes sorozat, a Hősies roham és az Átszervezés csak magát az alapakciót módosítja, és azzal együtt véget ér.
    .title = Meddig él egy lap képessége?
    .chapter = c7
D-47 = Előbb az elsőként érvényesülő hatások (Alakzatba!) következnek, majd az alapakció, utána az akciót követő képességek. Ezután egyesülnek a rajok, végül a győzelmet és a vereséget kell megvizsgálni.
    .title = Sorrend egy lapon belül
    .chapter = c7
D-48 = Amit a szöveg szerint megtehetsz, az csak lehetőség: mindig lemondhatsz róla.
    .title = Ami nem kötelező
    .chapter = c7
D-49 = Egy jelzőt a készletből lerakhatsz az alakzat bármelyik űrgárdistájára: lehet a tiéd vagy másé, és az sem baj, ha már van rajta jelző. Laponként egy jelző jár, nem űrgárdistánként. A szabálykönyv szerint ez lehetőség: a jelzőt a készletben is hagyhatod.
    .title = Támogatás: jelző lerakása
    .chapter = c7
D-50 = Ha üres a készlet, a jelző lerakása elmarad. A lap különleges képessége ettől még működik.
    .title = Támogatás üres készlettel
    .chapter = c7
D-51 = A jelzők az űrgárdistán maradnak, és vele együtt mozognak, amíg el nem költitek őket, vagy egy hatás le nem veszi róla. Egy űrgárdistán bármennyi lehet, akár mind a 12.
    .title = A jelző az űrgárdistánál marad
    .chapter = c7
D-52 = Amikor űrgárdistád támad vagy védekezik, a dobás láttán levehetsz róla egy jelzőt, és újradobhatsz. Ekkor már az új eredmény érvényes. Ezt addig ismételheted, amíg van rajta jelző.
    .title = Újradobás jelzővel
    .chapter = c7
D-53 = Jelzőt csak akkor költhetsz, ha az űrgárdista szemben áll azzal a rajjal, amelyet támad, vagy amely őt támadja. A háta mögötti raj ellen nem használhatsz jelzőt.
    .title = Hátulról nincs újradobás
    .chapter = c7
D-54 = Csak támadás- és védekezésdobást lehet újradobni. A Hősies roham, a Prométiumtartály, a Spórakürtő, az Aktiválópanel, a Megfélemlítés és az események dobása nem ismételhető meg.
    .title = Más dobás nem ismételhető meg
    .chapter = c7
D-55 = Csak olyan jelzőt költhetsz el, amely általad irányított űrgárdistán van.
    .title = Csak a saját űrgárdistáid jelzői
    .chapter = c7
D-56 = Sikeres dobást is újradobhatsz. A képességeknél csak a végső eredmény számít: az újradobott koponya semmit sem vált ki.
    .title = Csak a végső eredmény számít
    .chapter = c7
D-57 = A mozgás/aktiválás három lépése mindig ebben a sorrendben követi egymást: A) mozgás, B) megfordulás, C) aktiválás. Az egész osztag befejezi az egyik lépést, mielőtt a következő kezdődne. Bármelyik lépést kihagyhatod.
    .title = Mozgás, megfordulás, aktiválás
    .chapter = c7
D-58 = Az osztag minden tagja egyszer mozoghat, az általad választott sorrendben: helyet cserél a közvetlenül felette vagy alatta lévő űrgárdistával, bárkié is az. Akit más mozgása miatt helyeztek át, az ettől még maga is mozoghat.
    .title = A) lépés: mozgás
    .chapter = c7
D-59 = Helycserénél mindkét űrgárdista megtartja az irányát és a jelzőit; a terep és a génorzók a pozíciójukban maradnak. Az űrgárdisták csak akkor kerülnek ki az alakzatból, ha meghalnak.
    .title = Mi mozog, és mi marad?
    .chapter = c7
D-60 = Az osztag minden tagja egyszer megfordulhat, akár mozgott, akár nem. Ilyenkor átfordítod a kártyáját, és innentől a másik oldalra néz.
    .title = B) lépés: megfordulás
    .chapter = c7
D-61 = Az osztag minden tagja legfeljebb egy előtte lévő terepkártyát aktiválhat, vagyis olyat, amely az ő pozíciójában, azon az oldalon van, amerre néz. Csak az „Aktiválás” szóval jelölt terep aktiválható. A sorrendről te döntesz.
    .title = C) lépés: terep aktiválása
    .chapter = c7
D-62 = Egy terepkártyát egy fordulóban csak egyszer lehet aktiválni, mindegy, melyikőtök teszi.
    .title = Terepkártyánként egy aktiválás
    .chapter = c7
D-63 = A forduló közben játékba kerülő terep abban a fordulóban még aktiválható. Az a lap azonban, amelyet e fordulóban már aktiváltatok, akkor sem használható újra, ha a haladás során lekerül, majd ismét felkerül.
    .title = Forduló közben érkező terep
    .chapter = c7
D-64 = A távolabbi pozícióba történő mozgás (Átszervezés) is két űrgárdista helycseréje. Felzárkózással sosem jár.
    .title = Helycsere távolabbról
    .chapter = c7
D-65 = Akkor is aktiválhatsz egy terepet, ha nem lesz hatása, például az Ajtót üres készlet mellett. Az aktiválás ilyenkor is elhasználódik.
    .title = Aktiválás hatás nélkül
    .chapter = c7
D-66 = Az osztag minden tagja egyszer támadhat, egymás után, az általad választott sorrendben. Kiválasztod a megtámadott rajt, dobsz, jelzőért újradobhatsz, majd végrehajtod az eredményt. A támadásról le is mondhatsz.
    .title = Támadás: űrgárdistánként egy
    .chapter = c7
D-67 = A célpontnak azon az oldalon kell lennie, amerre az űrgárdista néz, és legfeljebb annyi pozícióra tőle, amennyi a harci távolsága. 0-s harci távolsággal csak a saját pozícióját éri el, 1-essel a szomszédosakat is, és így tovább. A közbeeső űrgárdisták és rajok nem akadályozzák a támadást.
    .title = Irány és harci távolság
    .chapter = c7
D-68 = Ha a végső eredmény koponya, a megtámadott raj egyik génorzója elpusztul; te választod ki, melyik. Koponya nélkül a támadás nem talált. Egyes képességek ezen változtathatnak.
    .title = Koponyára egy génorzó elpusztul
    .chapter = c7
D-69 = A többször támadó űrgárdista (Teljes sorozat, Pszionikus támadás) minden támadását végrehajtja, mielőtt az osztagtársa következne. Mindegyikkel más-más szabályos célpontot is választhat. Támadást csak akkor jelenthetsz be, ha van megtámadható raj.
    .title = Egy űrgárdista több támadása
    .chapter = c7
D-70 = Az Erőtérrel védett rajt megtámadhatod, de egyetlen tagja sem pusztítható el.
    .title = Támadás Erőtér alatt álló raj ellen
    .chapter = c7
D-71 = Az elpusztított génorzó képpel felfelé a dobott génorzókártyák közé kerül. Ha egy hatás szerint el kell dobni egy génorzót az alakzat mellől (Csatatestvéreimért!), az is elpusztításnak számít, tehát az Erőtér és a fészekurakra vonatkozó szabály ilyenkor is érvényes.
    .title = Elpusztított génorzók
    .chapter = c7

## 3. fázis: a génorzók támadása

chapter-c8 = 3. fázis: a génorzók támadása

D-72 = Minden raj egyszer megtámadja azt az űrgárdistát, akivel harcban áll, felülről lefelé haladva, egy pozíción belül előbb a bal, aztán a jobb oldali. Minden támadás után a legfelső olyan raj következik, amely még nem támadott, bárhová került is a felzárkózás miatt.
    .title = A rajok támadásának sorrendje
    .chapter = c8
D-73 = Ha megtámadják az űrgárdistádat, te dobsz a csatakockával. Akkor is dobnod kell, ha egyetlen szám sem mentheti meg.
    .title = A védekezésdobás
    .chapter = c8
D-74 = Dobsz; ha az űrgárdista szemben áll a rajjal, jelzőért újradobhatsz. Először a Blokk, az Ellentámadás, az Új erőre kapva és a Védekező állás érvényesül, a módosítatlan dobás alapján. Egyébként vonj le fészekuranként 1-et: ha az eredmény nagyobb a raj méreténél, a támadás nem talált; ha egyenlő vagy kisebb, az űrgárdista azonnal meghal, hacsak nem használsz Ereklyét.
    .title = Egy űrgárdista elleni támadás menete
    .chapter = c8
D-75 = A raj támadása akkor számít végrehajtottnak, amint a dobás eredménye eldőlt, még az esetleges felzárkózás előtt.
    .title = Mikortól számít a támadás végrehajtottnak?
    .chapter = c8
D-76 = Az Erőtérrel megjelölt raj nem támad, kimarad a sorból.
    .title = Az Erőtér alatt álló raj kimarad
    .chapter = c8
D-77 = A raj méretébe minden lapja beleszámít, a fészekurak is.
    .title = A raj mérete
    .chapter = c8

## 4. fázis: eseményfázis

chapter-c9 = 4. fázis: eseményfázis

D-78 = A kezdőjátékos felhúzza a legfelső eseménykártyát, és egyedül olvassa el, a többieknek nem mutatja meg. Először a szövegét, majd balról jobbra az ikonjait kell végrehajtani. Végül a lap képpel felfelé a dobott lapok közé kerül.
    .title = Az esemény felhúzása
    .chapter = c9
D-79 = Ha a szövegben szerepel az Ösztön kulcsszó, a kezdőjátékos egyedül, tanács nélkül dönt, mielőtt a többiek látnák vagy hallanák a lap szövegét. A bejelentett döntés végleges; ezután felfedi a lapot, és végrehajtjátok a hatását.
    .title = Ösztön
    .chapter = c9
D-80 = A döntés bejelentéséig csak a kezdőjátékos látja a lapot, és nem beszélgethettek; legfeljebb az látszik, miféle célpontot kell választani. A később adódó kérdésekről (például mely génorzók pusztulnak el) a kezdőjátékos már a felfedés után dönt. Ha egyedül játszol, egyszerűen látod a lapot.
    .title = Ösztön: csend a döntésig
    .chapter = c9
D-81 = Ha van érvényes célpont, olyat kell választani, amelynél a hatás létrejöhet, mégpedig a feltüntetett számig a lehető legteljesebben. Ha például két génorzónak kell megjelennie egy űrgárdista mögött, olyat jelölj ki, akinél mindkettő megjelenhet, ha van ilyen. Az esemény nem kerülhető ki olyan célponttal, amelynél nem történne semmi.
    .title = Érvényes célpontot kell választani
    .chapter = c9
D-82 = Ha a szöveg számot ad meg, csak azok a célpontok szabályosak, amelyeknél ebből a lehető legtöbb teljesül. „Összes” esetén vagy szám nélkül bármelyik megfelel, amelynél történik valami. Ha sehol sem történhet semmi, a szövegnek nincs hatása.
    .title = Mely célpontok szabályosak?
    .chapter = c9
D-83 = Minden eseménykártyán két kitörésikon, majd egy mozgásikon látható. Mozgásikonja csak két lapnak nincs: a Bekerítve és a Mögékerülő hadmozdulat eseménynek.
    .title = Az eseménykártya ikonjai
    .chapter = c9

## Génorzók megjelenése

chapter-c10 = Génorzók megjelenése

D-84 = A megjelenő génorzó mindig annak az oldalnak a szkennerpaklijából jön, ahol megjelenik: a kezdőjátékos a felső lapot képpel felfelé a megadott pozícióba rakja. Ha az a pakli üres, a génorzó nem jelenik meg.
    .title = A génorzók a szkennerpaklikból jönnek
    .chapter = c10
D-85 = A kitörésikon hatására minden vele azonos színű terepkártyánál génorzók jelennek meg: mindegyiknél annyi, amennyit a kezdőhelyszín fő kitöréshez (sárga háromszög), illetve kitöréshez (fehér háromszög) megad. Ha nincs ilyen színű terep, nem történik semmi.
    .title = A kitörésikonok
    .chapter = c10
D-86 = Ha a pakliban nincs elég lap, annyi génorzó jelenik meg, amennyi lehet. A kezdőjátékos dönti el, melyik terepkártya kerül előbb sorra, vagyis hová jut kevesebb. A második ikon csak az első teljes végrehajtása után következik.
    .title = Ha kevés a lap a pakliban
    .chapter = c10
D-87 = Kártyahatásra olyan pozícióban is megjelenhetnek génorzók, ahol nincs terep: egy űrgárdista előtt vagy mögött, illetve egy rajnál.
    .title = Megjelenés terep nélkül
    .chapter = c10
D-88 = Az új génorzók azonnal csatlakoznak a velük azonos pozícióban és oldalon lévő rajhoz. Még ugyanabban a fázisban mozoghatnak is.
    .title = Az újak azonnal csatlakoznak
    .chapter = c10
D-89 = Génorzó csak szkennerpakliból jelenhet meg. A génorzópakli csupán e paklik feltöltésére szolgál: az előkészületeknél, haladáskor, valamint A raj esemény és a Hibernációs fészek hatására.
    .title = Mire való a génorzópakli?
    .chapter = c10

## A génorzók mozgatása

chapter-c11 = A génorzók mozgatása

D-90 = A mozgásikon egy fajtát jelöl meg. Ha egy rajban akár csak egy ilyen fajtájú génorzó vagy fészekúr is van, az egész raj mozog; a többi a helyén marad.
    .title = Mely rajok mozognak?
    .chapter = c11
D-91 = Egy génorzó eseményfázisonként legfeljebb egyszer mozog; a mögékerülés is ennek számít. A haladás ettől független: a Génorzófészek érkezési képessége azokat a rajokat is mozgatja, amelyek épp az imént mozogtak.
    .title = Eseményfázisonként egy mozgás
    .chapter = c11
D-92 = Először eldől, mely rajok mozognak, ezután mind egyszerre mozdulnak, végül az egymáshoz kerülők egyesülnek.
    .title = A rajok egyszerre mozognak
    .chapter = c11
D-93 = Ha az ikonon fel- és lefelé mutató nyíl van, a raj a saját oldalán a szomszédos pozícióba mozog.
    .title = Mozgás szomszédos pozícióba
    .chapter = c11
D-94 = Az irányt a rajjal harcban álló űrgárdista kártyáján, a raj felőli oldalon lévő kis nyíl adja meg. A bal oldalon a rajok mindig lefelé, a jobb oldalon felfelé mozognak, akármerre néz is az űrgárdista.
    .title = A mozgás iránya
    .chapter = c11
D-95 = Ha a raj a mozgással túljutna az alakzat elején vagy végén, mozgás helyett a vele harcban álló űrgárdista mögé kerül.
    .title = Az alakzat két végén
    .chapter = c11
D-96 = Ha az ikonon megtört nyíl van, a raj a vele harcban álló űrgárdista mögé kerül, vagyis arra az oldalra, amerre az űrgárdista nem néz. Ha már eleve mögötte van, nem mozog.
    .title = Mögékerülés
    .chapter = c11
D-97 = Amikor a rajok mozognak, a terep és az űrgárdisták a helyükön maradnak.
    .title = Csak a raj mozog
    .chapter = c11

## A rajok és egyesülésük

chapter-c12 = A rajok és egyesülésük

D-98 = Az egy pozícióban, azonos oldalon, képpel felfelé lévő génorzók és fészekurak együtt alkotnak egy rajt. A raj az ottani űrgárdistával áll harcban. Egy űrgárdista legfeljebb két rajjal állhat harcban: egy bal és egy jobb oldalival.
    .title = Mi a raj?
    .chapter = c12
D-99 = Az űrgárdista előtt az van, ami az ő pozíciójában, azon az oldalon található, amerre néz. Mögötte az van, ami az ő pozíciójában, a másik oldalon található.
    .title = Előtte és mögötte
    .chapter = c12
D-100 = Az egymáshoz kerülő rajok azonnal egyesülnek. Kivételek: az egyszerre mozgó rajok a mozgás után egyesülnek; a Taktikai tervvel mozgatott raj a lap végrehajtásának végén; a génorzók támadása alatt pedig az a raj, amely már támadott, külön marad attól, amely még nem.
    .title = A találkozó rajok egyesülnek
    .chapter = c12
D-101 = A génorzók támadása alatt az a raj, amely már támadott, nem egyesül azzal, amely még nem: külön maradnak, és az utóbbi a saját létszámával támad. Ha egyik sem támadott még, vagy már mindkettő támadott, azonnal egyesülnek; az előbbi esetben együtt, egyszer támadnak.
    .title = Egyesülés a génorzók támadása alatt
    .chapter = c12
D-102 = Amikor a génorzók támadásának fázisa véget ér, az azonos pozícióban és oldalon lévő, addig különálló rajok egyesülnek.
    .title = Rajok egyesülése a támadások után
    .chapter = c12
D-103 = Ha az Erőtérrel védett raj olyan rajjal találkozik, amely még nem támadott, egyesülnek, és az egész raj ebben a fordulóban nem támad, és nem is pusztítható el. Ha a másik raj már támadott, csak a fázis végén egyesülnek, és az Erőtér is akkor terjed ki rá.
    .title = Egyesülés Erőtérrel védett rajjal
    .chapter = c12
D-104 = A Taktikai tervvel mozgatott raj csak azután egyesül az új helyén lévő rajjal, hogy az egész kártyát végrehajtottad.
    .title = Taktikai terv: késleltetett egyesülés
    .chapter = c12

## Fészekurak

chapter-c13 = Fészekurak

D-105 = A fészekúr mindenben génorzónak számít, az ebben a fejezetben leírt néhány eltérést kivéve.
    .title = A fészekúr is génorzó
    .chapter = c13
D-106 = Fészekúr soha nincs sem a génorzópakliban, sem a szkennerpaklikban. Csak a Génorzófészek nevű helyszínen találkozol velük.
    .title = Honnan jönnek a fészekurak?
    .chapter = c13
D-107 = Minden fészekúr egyszerre két fajtába tartozik. Raja bármelyik fajta mozgásikonjára megmozdul.
    .title = A fészekúr két fajtába tartozik
    .chapter = c13
D-108 = Amíg közönséges génorzó is van a rajban, a fészekurat nem pusztíthatod el. Ha egyszerre több lapot pusztítasz el, előbb a közönséges génorzók következnek, utánuk a fészekurak. Ha már csak a két fészekúr maradt a rajban, bármelyiket választhatod.
    .title = A fészekúr pusztul el utoljára
    .chapter = c13
D-109 = Ha olyan raj támad az űrgárdistádra, amelyben fészekúr is van, fészekuranként 1-et le kell vonnod a dobásodból. Ez csak a raj méretével való összehasonlításkor számít; a koponyánál és a 0-nál a ténylegesen dobott oldal a döntő.
    .title = A fészekúr rontja a védekezésdobást
    .chapter = c13
D-110 = A Megfélemlítés és az Ideiglenes menedék nem érinti a fészekurat, az a helyén marad. Az elpusztított fészekúr végleg kikerül a játékból.
    .title = A fészekúr nem keverhető pakliba
    .chapter = c13

## Haladás

chapter-c14 = Haladás

D-111 = Haladáskor az egész alakzat a következő helyszínre jut. A mozgás ezzel szemben csak az alakzaton belüli pozíciókat változtatja meg.
    .title = A haladás nem mozgás
    .chapter = c14
D-112 = A génorzók követik az alakzatot: haladáskor ugyanabban a pozícióban, ugyanazon az oldalon maradnak. Csak az Ajtó vagy más kártyahatás szabadíthat meg tőlük.
    .title = A génorzók veletek tartanak
    .chapter = c14
D-113 = A haladást sem elutasítani, sem elhalasztani nem lehet: ha eljött az ideje, magától végbemegy.
    .title = A haladás kötelező
    .chapter = c14
D-114 = Ha a helyszínpakli elfogyott, nem haladtok többet. Az űrgárdisták a végső helyszínen maradnak, amíg a játék győzelemmel vagy vereséggel véget nem ér.
    .title = A végső helyszínről nincs tovább
    .chapter = c14
D-115 = Bármelyik fázis végén haladtok, ha legalább az egyik szkennerpakli üres, és van még lap a helyszínpakliban.
    .title = Mikor haladtok?
    .chapter = c14
D-116 = Egy fázis végén legfeljebb egyszer haladtok. Ha az érkezés után valamelyik szkennerpakli rögtön megint üres, legközelebb a következő fázis végén dől el, hogy továbbhaladtok-e.
    .title = Fázisonként legfeljebb egy haladás
    .chapter = c14
D-117 = Ha egy szkennerpakli fázis közben fogy ki, annak még nincs következménye. Ha a fázis vége előtt lap kerül vissza bele, miatta nem kell haladnotok.
    .title = Ha fázis közben ürül ki egy pakli
    .chapter = c14
D-118 = A haladás megkezdése előtt a kezdőjátékos legfeljebb annyi génorzót pusztíthat el bárhol az alakzatban, ahány jelző az Ajtón van. Az Erőtér ilyenkor is véd, és a fészekúr most is csak utolsóként pusztítható el. Ezután az Ajtó összes jelzője visszakerül a készletbe.
    .title = Haladás előtt hat az Ajtó
    .chapter = c14
D-119 = A haladás sorrendje mindig ugyanaz: 1. új helyszín, 2. terep, 3. szkennerpaklik, 4. érkezési képesség.
    .title = A haladás négy lépése
    .chapter = c14
D-120 = Az Ajtó a fázis végi képességek és a rajok egyesülése után fejti ki hatását. Az ekkor meglévő jelzők és génorzók számítanak.
    .title = Mi számít az Ajtónál?
    .chapter = c14
D-121 = Ha az 1. vagy a 2. fázis végén haladtok, a forduló már az új helyszínen folytatódik a következő fázissal.
    .title = Haladás a forduló közben
    .chapter = c14
D-122 = A helyszínpakli felső lapja felfedve az előző helyszínre kerül, és mostantól ez az aktuális helyszín. A kitörésekkor megjelenő génorzók számát továbbra is a kezdőhelyszín adja meg.
    .title = 1. lépés: új helyszín
    .chapter = c14
D-123 = Először minden régi terep eltűnik az alakzat mellől, a rajta lévő jelzők pedig visszakerülnek a készletbe. Ezután az új helyszín négy terepkártyáját kell felrakni.
    .title = 2. lépés: terep
    .chapter = c14
D-124 = A már elvett Ereklye nincs többé az alakzat mellett, ezért haladáskor is nálad marad.
    .title = A megszerzett Ereklye nálad marad
    .chapter = c14
D-125 = A helyszínkártya bal szélén látható terep az alakzat bal oldalára, a jobb szélén látható a jobb oldalára kerül.
    .title = Terep: bal és jobb oldal
    .chapter = c14
D-126 = Lefelé mutató nyílnál felülről, felfelé mutatónál alulról számold a pozíciókat. Minden kártyán a bal oldali ikonokat felülről, a jobb oldaliakat alulról kell számolni.
    .title = Terep: a pozíciók számolása
    .chapter = c14
D-127 = Ha az alakzat rövidebb a megadott számnál, a felülről számolt terep a legalsó, az alulról számolt a legfelső pozícióhoz kerül. Egy pozícióban több terepkártya is lehet.
    .title = Terep rövid alakzatnál
    .chapter = c14
D-128 = A szkennerpaklikban maradt lapok képpel felfelé a dobott génorzókártyák közé kerülnek. Ezután mindkét pakli annyi lapot kap, amennyit az új helyszín az adott oldalon mutat.
    .title = 3. lépés: új szkennerpaklik
    .chapter = c14
D-129 = Ha a génorzópakli és a dobott lapok együtt sem elegendők, a kezdőjátékos a meglévő lapokat minél egyenlőbb arányban osztja el, de egyik pakliba sem kerülhet több a feltüntetettnél. Ha egy lap megmarad, ő dönti el, melyik pakliba kerül.
    .title = Ha kevés a génorzókártya
    .chapter = c14
D-130 = Ha az új helyszínnek van érkezési képessége, most kell végrehajtani.
    .title = 4. lépés: érkezési képesség
    .chapter = c14
D-131 = A helyszín aktiválópaneles képessége mindannyiszor működésbe lép, amikor egy űrgárdista aktiválja az ottani Aktiválópanelt. Ez fordulónként egyszer lehetséges.
    .title = Aktiválópaneles képességek
    .chapter = c14
D-132 = Az Irányítóteremre rakott jelzők ott maradnak, nem tartoznak a készlethez.
    .title = Jelzők a helyszínen
    .chapter = c14

## Terepkártyák

chapter-c15 = Terepkártyák

D-133 = Aktiválás: rakj egy jelzőt a készletből az Ajtóra. A haladás kezdetén minden rajta lévő jelzővel elpusztítható egy génorzó.
    .title = Ajtó
    .chapter = c15
D-134 = Az Aktiválópanel aktiválásával a helyszín aktiválópaneles képességét használod. A Spórakürtő aktiválásakor dobj: koponyára dobd el a kártyát. A Folyosónak, a Sötét saroknak és a Szellőzőjáratnak nincs képessége, ezért nem is aktiválhatod őket.
    .title = Aktiválópanel, Spórakürtő és képesség nélküli terepek
    .chapter = c15
D-135 = Aktiválás: dobd el a kártyát; ebben a pozícióban mindkét oldalon minden génorzó elpusztul, kivéve azokat, amelyeket Erőtér véd. Utána dobj: 0-ra az aktiváló űrgárdista meghal.
    .title = Prométiumtartály
    .chapter = c15
D-136 = Aktiválás: vedd el a kártyát az aktiváló űrgárdista osztaga számára. Az osztag egyik tagjának védekezésdobása és az esetleges újradobások után eldobhatod: a támadás nem talált, akkor sem, ha hátulról jött. A felhasznált Ereklye a félretett terepkártyák közé kerül; ha az osztag kiesik, a kártya kikerül a játékból.
    .title = Ereklye
    .chapter = c15

## Megölt űrgárdisták és felzárkózás

chapter-c16 = Megölt űrgárdisták és felzárkózás

D-137 = A megölt űrgárdista kikerül az alakzatból, jelzői pedig visszakerülnek a készletbe. Csak az Űrgárdista kimentése esemény hozhatja vissza.
    .title = Ha egy űrgárdista meghal
    .chapter = c16
D-138 = Ha mindkét tagja meghalt, az osztag kiesik, és akciókártyái kikerülnek a játékból, a már kiválasztott, de még végre nem hajtott is. A korábban létrehozott hatásai (például az Erőtér vagy az Ajtóra rakott jelzők) a szokásos ideig megmaradnak, de az űrgárdistáit igénylő hatások megszűnnek.
    .title = Kiesett osztagok
    .chapter = c16
D-139 = Valahányszor meghal egy űrgárdista, az alakzat azonnal felzárkózik, hogy ne maradjon benne üres hely.
    .title = Az alakzat felzárkózik
    .chapter = c16
D-140 = Vesd össze, hány űrgárdista van az üres hely felett és alatt: a kevesebb űrgárdistából álló rész mozdul egy pozícióval az üres hely felé, minden terepével és génorzójával együtt. Egyenlőség esetén az alsó rész lép feljebb.
    .title = Melyik rész zárkózik fel?
    .chapter = c16
D-141 = Az üres hely melletti terepek és rajok ott maradnak, és ahhoz az űrgárdistához tartoznak, aki odakerül. Így egy oldalon több terepkártya is összegyűlhet.
    .title = Az üres hely kártyái maradnak
    .chapter = c16
D-142 = Ha a legfelső vagy a legalsó űrgárdista hal meg, az üres hely egyik oldalán nem áll senki, ezért a másik rész zárkózik fel. Az ottani kártyák a meghalt űrgárdista szomszédjához kerülnek.
    .title = Halál az alakzat elején vagy végén
    .chapter = c16
D-143 = Az űrgárdisták mozgása helycsere, nem hagy üres helyet az alakzatban, így felzárkózásra sincs szükség.
    .title = Mozgás miatt nincs felzárkózás
    .chapter = c16
D-144 = Az Űrgárdista kimentése révén visszatérő űrgárdista új pozíciót nyit az alakzat végén. Semmi más nem mozdul.
    .title = A kimentett űrgárdista helye
    .chapter = c16
D-145 = Ha egy hatás több űrgárdistát öl meg, egyenként halnak meg, és az alakzat mindegyikük után felzárkózik. A sorrendet a hatás adja meg; a Teleportáriumnál felülről lefelé, a hatás kezdetén érvényes felállás szerint.
    .title = Több haláleset egyszerre
    .chapter = c16

## A tartozékok korlátai

chapter-c17 = A tartozékok korlátai

D-146 = Csak a játékban lévő kártyákat és jelzőket használhatod, pótolni nem lehet őket.
    .title = Véges számú kártya és jelző
    .chapter = c17
D-147 = Az elköltött vagy elvesztett jelzők visszakerülnek a készletbe. Ha jelzőt rakhatnál le, de a készlet üres, a lehetőség elvész.
    .title = A jelzők és a készlet
    .chapter = c17
D-148 = A dobott kártyák képpel felfelé a paklijuk mellett vannak. Ha lapra van szükség, de a pakli üres, a dobott lapok megkeverve új paklit alkotnak. A helyszínpakli és a szkennerpaklik így sosem töltődnek újra.
    .title = Ha kifogy egy pakli
    .chapter = c17
D-149 = A 12 támogatásjelző mindig a készletben, űrgárdistákon, az Ajtón vagy egy helyszínen van. A 36 génorzókártya mindig a génorzópakliban, a dobott lapok között, a szkennerpaklikban vagy az alakzat mellett található.
    .title = Semmi sem vész el
    .chapter = c17

## Megjegyzések a kártyákhoz

chapter-c18 = Megjegyzések a kártyákhoz

D-150 = Ebben a fordulóban, valahányszor Gideon végső védekezésdobása koponya, a támadás nem talált, akármekkora a raj, és akármelyik oldalról támad.
    .title = Blokk
    .chapter = c18
D-151 = A védekező sárga űrgárdista első dobása a szokásos módon számít; ha viszont jelzővel újradobsz, a támadás már csak 0 esetén talál. A 0-t egy további jelzővel megint újradobhatod. Az űrgárdistának szemben kell állnia a rajjal.
    .title = Védekező állás
    .chapter = c18
D-152 = Ha a védekező Lorenzo végül koponyát dob, a támadás nem talált, és el kell pusztítanod egy lapot a támadó rajból, akkor is, ha az hátulról támadt. Ha a rajban maradt még lap, azonnal újra támad; ez minden további koponyánál megismétlődik.
    .title = Ellentámadás
    .chapter = c18
D-153 = Az eseményfázis végén, az esetleges haladás előtt minden vörös űrgárdista elkölthet egy saját jelzőt, hogy egyszer támadjon. További jelzőit újradobásra költheted.
    .title = Tűzkészültség
    .chapter = c18
D-154 = Egy rajt elmozgathatsz egy pozícióval feljebb vagy lejjebb, a másik oldalra, vagy egyszerre mindkét módon. Új helyre kell kerülnie az alakzaton belül, és csak a kártya végrehajtása után egyesül.
    .title = Taktikai terv
    .chapter = c18
D-155 = Kiválaszthatsz egy rajt: a forduló végéig nem támad, és egyetlen lapja sem pusztítható el; ez a vele egyesülő rajokra is kiterjed. A raj ettől még mozoghat, mozgatható, és szkennerpakliba is keverhető.
    .title = Erőtér
    .chapter = c18
D-156 = Ebben a fordulóban, valahányszor egy vörös űrgárdista aktiválja az Ajtót, még egy jelzőt rakhatsz rá, ha van a készletben.
    .title = Előre, testvérek!
    .chapter = c18
D-157 = Az akció után képpel felfelé eldobhatod az egyik szkennerpakli felső lapját. Ha megtetted, bármelyik szürke űrgárdista egy jelzőjéért a másik pakli felső lapját is eldobhatod. Az irány nem számít.
    .title = Lopakodó taktika
    .chapter = c18
D-158 = Minden sárga űrgárdista egyszer mozoghat, és nemcsak a szomszédjával, hanem bármelyik pozíció űrgárdistájával helyet cserélhet.
    .title = Átszervezés
    .chapter = c18
D-159 = Az akció után megnézheted a felső eseménykártyát, majd a pakli tetejére vagy aljára teszed vissza. Csak te látod, de beszélhetsz róla. Ha a pakli üres, előbb a dobott lapokból lesz új pakli.
    .title = Előretolt felderítés
    .chapter = c18
D-160 = Az akció után dobhatsz: pontosan ennyi, kék űrgárdistával harcban álló génorzót (ha kevesebb van, mindet) a kisebbik szkennerpakliba kell keverned. Te választod ki őket, és egyforma méretű pakliknál a paklit is; mind ugyanabba kerül.
    .title = Megfélemlítés
    .chapter = c18
D-161 = Közvetlenül az akció után minden zöld űrgárdista elkölthet egy saját jelzőt, hogy egyszer támadjon. További jelzőit újradobásra költheted.
    .title = Futtában tüzelés
    .chapter = c18
D-162 = Ebben a fordulóban egyszer, amikor egy kék űrgárdista támadása génorzót pusztít el, egy jelzőt rakhatsz bármelyik űrgárdistára. Ez attól kezdve érvényes, hogy a kártya sorra kerül.
    .title = Példamutatás
    .chapter = c18
D-163 = Zael annyi génorzót pusztít el egy rajból, amennyi a végső dobása, legfeljebb az egész rajt; 0-ra egyet sem, és a koponya nem számít. Omnio a szokásos módon támad.
    .title = Lángszórós támadás
    .chapter = c18
D-164 = Valahányszor a támadó Calistarius végül koponyát dob, azonnal újra támadhat, bármelyik szabályos célpontra. A sorozat véget ér, ha nem koponyát dob, ha abbahagyod, vagy ha nem marad célpont.
    .title = Pszionikus támadás
    .chapter = c18
D-165 = Ha egy támadó zöld űrgárdista végső dobása 4, legfeljebb három génorzót pusztíthat el a célba vett rajból. Az 1, a 2 és a 3 a szokásos módon egyet pusztít el.
    .title = Halálos pontosság
    .chapter = c18
D-166 = Leon legfeljebb háromszor támadhat, mindig az általad választott célpontra. Valencio egyszer támadhat.
    .title = Teljes sorozat
    .chapter = c18
D-167 = Claudio támadása helyett legfeljebb három génorzót pusztíthatsz el az ő pozíciójában és a szomszédosakban, mindkét oldalon, bármelyik rajból. Utána dobj: 0-ra Claudio meghal, és nem dobhatsz újra. A Kitérés szempontjából ez a támadásának számít.
    .title = Hősies roham
    .chapter = c18
D-168 = Jelölj ki egy űrgárdistát, akin van jelző, lehetőleg harcban állót: elveszít egy jelzőt, és elpusztul egy vele harcban álló génorzó. Ha senkin sincs jelző, harcban álló űrgárdistát jelölj ki, ha van; ekkor csak a génorzó pusztul el. Ami lehetséges, azt végre kell hajtani.
    .title = Csatatestvéreimért!
    .chapter = c18
D-169 = Két génorzó jelenik meg a kijelölt űrgárdista mögött. Olyat kell kijelölnöd, aki mögött mindkettő megjelenhet, vagy ha nincs ilyen, akkor a lehető legtöbb.
    .title = A semmiből
    .chapter = c18
D-170 = Árnyékban leselkedők: olyan űrgárdistát válassz, akin van jelző. Tisztító lángok: olyat, akivel a legtöbb elpusztítható génorzó áll harcban (2-ig számolva, az Erőtérrel védettek nélkül). Gyors ösztönök: olyat, aki Erőtérrel nem védett rajt tud megtámadni, mert másutt a támadás semmit sem pusztíthatna el; irányítója dob, felhasználhatja a jelzőit, de le is mondhat a támadásról.
    .title = Árnyékban leselkedők, Tisztító lángok, Gyors ösztönök
    .chapter = c18
D-171 = Fegyverelakadás: olyan élő osztagot válassz, amely ebben a fordulóban nem támadáskártyát játszott ki; ha nincs ilyen, nem történik semmi. Teljes letapogatás: nem üres szkennerpaklit válassz. Ideiglenes menedék: olyan rajt válassz, amelyben van közönséges génorzó; ha a két pakli egyforma méretű, a kezdőjátékos dönt.
    .title = Fegyverelakadás, Teljes letapogatás, Ideiglenes menedék
    .chapter = c18
D-172 = Űrgárdista kimentése: olyan elesett űrgárdistát jelölj ki, akinek az osztagtársa él; jelzők nélkül tér vissza. Utánpótlás: olyat, akin kívül másnak is van jelzője. Bekerítve: olyat, akihez legalább egy rajnak át kell mozognia. A hit jutalma: olyat, akin van jelző, és elpusztítható génorzóval áll harcban. Ha nincs ilyen, nem történik semmi. A Pszichikus roham és az Új erőre kapva eseménynél bármelyik űrgárdistát kijelölheted.
    .title = Kimentés, Utánpótlás, Bekerítve, A hit jutalma és a szabad választások
    .chapter = c18
D-173 = Mindenütt ott vannak!: minden űrgárdista előtt, aki a hatás kezdetén nem áll harcban, megjelenik egy génorzó; ha a pakliban nincs elég lap, a kezdőjátékos szabja meg a sorrendet. Túlerő: minden harcban álló űrgárdista elveszíti az összes jelzőjét. Titkos útvonal: legfeljebb két jelző kerül az Ajtóra, a készlettől függően.
    .title = Mindenütt ott vannak!, Túlerő, Titkos útvonal
    .chapter = c18
D-174 = Kitérés: a következő fordulóban minden támadáskártyával az osztagnak csak az egyik űrgárdistája támadhat, de Leon így is háromszor tüzelhet. Alakzatba!: a következő fordulóban minden mozgás/aktiválás típusú kártyád előtt lerakhatsz egy jelzőt. A máshonnan származó támadásokat és jelzőket egyik sem korlátozza.
    .title = Kitérés és Alakzatba!
    .chapter = c18
D-175 = A csata káosza minden űrgárdistát megfordít. A Mögékerülő hadmozdulat hatására minden raj egyszerre a vele harcban álló űrgárdista mögé kerül. A raj esemény két-két lapot tesz a génorzópakliból a szkennerpaklik tetejére, előbb a bal oldalira; ha nincs elég lap, minél egyenlőbb arányban kell elosztani őket.
    .title = A csata káosza, Mögékerülő hadmozdulat, A raj
    .chapter = c18
D-176 = A kiválasztott terepkártyánál a következő eseményfázisban összesen legfeljebb egy génorzó jelenik meg, a két ikont együtt számolva. A hatás megszűnik, ha ez a terepkártya már nincs az alakzat mellett.
    .title = Központi kogitátor
    .chapter = c18
D-177 = Felülről lefelé minden űrgárdista irányítója vagy elkölti az űrgárdista egyik jelzőjét, vagy dob; jelző híján dobnia kell, és 0-ra az űrgárdista meghal. Ezután mindkét szkennerpaklit el kell dobni, így a fázis végén haladtok.
    .title = Teleportárium
    .chapter = c18
D-178 = A panelt aktiválva vagy jelzőt raksz erre a kártyára, vagy dobsz: győztök, ha a dobás nem nagyobb az itt lévő jelzők számánál. Jelző nélkül is győztök, ha 0-t dobsz. Ha a készlet üres, csak dobni lehet.
    .title = Irányítóterem
    .chapter = c18
D-179 = Érkezéskor mindkét oldal rajai a saját oldaluk vörös terepénél gyűlnek össze és egyesülnek. Ezután a kezdőjátékos dönti el, melyik fészekúr jelenik meg a bal és melyik a jobb oldalon.
    .title = Génorzófészek
    .chapter = c18
D-180 = Itt mindkét szkennerpakli üresen indul, majd annyi lapot kap, ahány űrgárdista van az alakzatban. Közben nem haladtok tovább.
    .title = Hibernációs fészek
    .chapter = c18
D-181 = Munitórium: a kezdőjátékos két különböző űrgárdistára rak egy-egy jelzőt; ha csak egy van a készletben, egyetlen űrgárdista kap. Baal Haragja kápolna: az Ereklye ötödik terepkártyaként kerül játékba.
    .title = Munitórium és Baal Haragja kápolna
    .chapter = c18
D-182 = Karbantartó alagutak: a Folyosó pontosan az Aktiválópanel helyére kerül. Generatórium: koponyára bárhol legfeljebb négy génorzót pusztíthatsz el, különben az aktiváló űrgárdista meghal. Toxinszivattyú-állomás: a dobás után válassz egy szkennerpaklit, és dobj el belőle ennyi lapot, vagy ha kevesebb van benne, mindet.
    .title = Karbantartó alagutak, Generatórium, Toxinszivattyú-állomás
    .chapter = c18
D-183 = A Roncslabirintus, a Szervizakna, a Főfolyosó, az Alsó átjáró, a Fekete rakterek, a Sötét katakombák, az Apothecarion és a Kriovezérlő pontosan a kártyája szerint működik. A Fekete rakterekben a génorzók a raj oldalán lévő szkennerpakliból érkeznek.
    .title = A többi helyszín
    .chapter = c18

## Nyílt és rejtett információk

chapter-c19 = Nyílt és rejtett információk

D-184 = Mindenki látja az alakzatot, az irányokat, a jelzőket, a rajokat és fajtáikat, a terepet, a paklik méretét, a dobott lapokat, az aktuális helyszínt, az előző forduló akciókártyáit (ezek mindenki választásáig képpel felfelé maradnak), a fordulóra szóló hatásokat és minden kockadobást.
    .title = Amit mindenki lát
    .chapter = c19
D-185 = Senki sem ismeri a génorzópakli, a szkennerpaklik, az eseménypakli és a helyszínpakli tartalmát és sorrendjét. A helyszínpakliról csak a lapok jele (1A, 1B, 1C, 2, 3 vagy 4) ismert.
    .title = Amit senki sem lát
    .chapter = c19
D-186 = Csak te látod a kiválasztott akciókártyáidat a felfedésig, az általad felhúzott, „Ösztön” kulcsszavú eseményt a döntésedig, valamint az Előretolt felderítéssel megnézett lapot.
    .title = Amit csak te látsz
    .chapter = c19
D-187 = Ami a nyílt információkból kiszámítható (például hogy melyik fajtából hány lap van még képpel lefelé), azt láthatod.
    .title = Amit kiszámíthatnál
    .chapter = c19

## Ki miről dönt?

chapter-c20 = Ki miről dönt?

D-188 = Minden élő osztagodnak titokban választasz egy akciókártyát, a többiekkel egy időben. Általában két lap közül választhatsz, az 1. fordulóban három közül, Fegyverelakadás után csak egy marad.
    .title = Döntésed: akciókártyák
    .chapter = c20
D-189 = Te választod ki, melyik űrgárdista kapja a támogatáskártyád, az Alakzatba!, a Példamutatás vagy az Apothecarion jelzőjét; az első háromról le is mondhatsz. A Munitóriumban a kezdőjátékos választ.
    .title = Döntésed: ki kapjon jelzőt?
    .chapter = c20
D-190 = A mozgás lépésében kiválasztod a következő űrgárdistát, és hogy feljebb vagy lejjebb mozogjon, vagy befejezed a lépést. Az Átszervezéssel bármelyik pozíciót választhatod.
    .title = Döntésed: mozgás
    .chapter = c20
D-191 = A megfordulás lépésében eldöntöd, hogy az osztag melyik űrgárdistája forduljon meg: egyik sem, az egyik vagy mindkettő.
    .title = Döntésed: megfordulás
    .chapter = c20
D-192 = Az aktiválás lépésében kiválasztasz egy űrgárdistát és egy előtte lévő terepkártyát, vagy befejezed a lépést.
    .title = Döntésed: terep aktiválása
    .chapter = c20
D-193 = Támadáskor kiválasztod a következő űrgárdistát és a célba vett rajt, vagy befejezed a támadást.
    .title = Döntésed: támadás
    .chapter = c20
D-194 = Űrgárdistád támadás- vagy védekezésdobása után eldöntöd, hogy elköltöd-e egy jelzőjét az újradobásra.
    .title = Döntésed: újradobás
    .chapter = c20
D-195 = Ha a te űrgárdistád vagy kártyád pusztít el génorzót, te választod ki, melyik fajtájú legyen az. Eseményeknél és az Ajtónál a kezdőjátékos választ.
    .title = Döntésed: melyik génorzó pusztuljon el?
    .chapter = c20
D-196 = Te döntöd el, hogy használod-e a kártyád nem kötelező képességét, és mire. A Hősies rohamnál egyesével választod ki a génorzókat.
    .title = Döntésed: választható képességek
    .chapter = c20
D-197 = Ha te vagy a kezdőjátékos, az „Ösztön” kulcsszavú eseményről egyedül döntesz, a lap megmutatása nélkül: a kártya szerint űrgárdistát, osztagot, szkennerpaklit vagy rajt választasz.
    .title = Döntésed: ösztön
    .chapter = c20
D-198 = Ha te vagy a kezdőjátékos, te szabod meg a génorzók megjelenésének sorrendjét, ha kevés a lap. Te döntesz arról is, melyik szkennerpakliba kerüljön a megmaradt páratlan lap, melyik oldalra kerüljenek a fészekurak, és te hozod meg az érkezéskor szükséges döntéseket.
    .title = A kezdőjátékos további döntései
    .chapter = c20
D-199 = Ha te vagy a kezdőjátékos, egyesével választod ki az Ajtó révén elpusztított génorzókat, és bármikor abbahagyhatod.
    .title = A kezdőjátékos döntése: az Ajtó
    .chapter = c20
D-200 = Ha egy támadás eltalálja az Ereklyét birtokló osztagod egyik űrgárdistáját, te döntöd el, hogy felhasználod-e.
    .title = Döntésed: az Ereklye
    .chapter = c20
D-201 = Ha csak egy lehetőséged van, vagy mindegyik ugyanarra az eredményre vezet, a játék kérdés nélkül folytatódik.
    .title = Valódi döntés nélkül nincs kérdés
    .chapter = c20
D-202 = A döntések egymás után következnek; csak az akciókártyákat választjátok ki egyszerre. Dobás után csak az űrgárdista irányítója avatkozhat be, jelzőkkel vagy az Ereklyével.
    .title = Egyszerre egy döntés
    .chapter = c20
