### A kártyák: a nevük és a szövegük.

## Hajók

card-s01 = Hajnalcsillag
card-s02 = Vándor
card-s03 = Horizont
card-s04 = Csillagbagoly
card-s05 = Magellán
card-s06 = Északi Fény
card-s07 = Szélrózsa
card-s08 = Odüsszeusz
card-s09 = Távoli Visszhang
card-s10 = Végtelen Út
card-s11 = Úttörő
card-s12 = Bölcső
card-s13 = Kaptár
card-s14 = Telepesek Reménye
card-s15 = Ezüst Híd
card-s16 = Noé
card-s17 = Arkhimédész
card-s18 = Daidalosz
card-s19 = Nagy Terv
card-s20 = Bölcs Bagoly
card-s21 = Vasököl
card-s22 = Kaszás
card-s23 = Vörös Tigris
card-s24 = Villámcsapás
card-s25 = Könyörtelen
card-s26 = Rettegés
card-s27 = Fekete Pestis
card-s28 = Nemezis
card-s29 = Sárkánytűz
card-s30 = Utolsó Szó
card-s31 = Aranysárkány
card-s32 = Selyemvitorla
card-s33 = Vámszedő
card-s34 = Bányamester
card-s35 = Hetes Raktár
card-s36 = Monopólium
card-s37 = Kalózkirály
card-s38 = Szerencsevadász
card-s39 = Alkusz
card-s40 = Kövér Zsákmány

## Mit ad egy hajó típus szerint (logisztikai oldal)

ship-explore = +1 összeállítási limit bolygó felfedezésekor és a bolygósor előkészítésekor.
ship-expand = +1 összeállítási limit technológia fejlesztésekor és a technológiasor előkészítésekor.
ship-exterminate = +1 összeállítási limit hajóépítéskor és a hajósor előkészítésekor.
ship-exploit = +1 összeállítási limit kereskedéskor. Lerakásakor húzz 1 Védelmi Tervet.

## Hajóosztályok (műveleti oldal)

class-scout = Felderítő
    .text = +1 az Idegen Rendszer ellen.
class-surveyor = Kutatóhajó
    .text = Fedj fel 2 Erőforrás lapot, az egyik számát választod.
class-carrier = Anyahajó
    .text = +2, ha a felfedett lap bármelyik felén Terjeszkedés ikon van.
class-laboratory-ship = Laborhajó
    .text = +1 minden 2 technológiád után (legfeljebb +2).
class-cruiser = Cirkáló
    .text = +1 minden támadáshoz.
class-battleship = Csatahajó
    .text = +1 az Idegen Rendszer, +2 játékos ellen.
class-raider = Fosztogató
    .text = +1 játékos ellen. A támadása után kapsz 2 kreditet.
class-mercenary = Zsoldoshajó
    .text = A felfedés előtt fizethetsz 2 kreditet: +2.

## Technológiák

card-t01 = Mélyűri szkennerek
    .text = Vásárláskor fizetés nélkül 1 lappal többet nézhetsz meg.
card-t02 = Csillagtérképészet
    .text = A bolygó felfedezése 1 zöld szimbólummal olcsóbb.
card-t03 = Kolonizációs protokoll
    .text = Ha bolygó kerül a birodalmadba, kapsz 2 kreditet.
card-t04 = Kvantumteleszkóp
    .text = Dobj el legfeljebb 2 lapot a kezedből, és húzz ugyanannyit.
card-t05 = Terraformálás
    .text = Csatolj 1 erőforrást egy épülő bolygóhoz.
card-t06 = Önreplikáló szondák
    .text = Húzz 3 Erőforrás kártyát, és kapsz 2 kreditet.
card-t07 = Féregjárat-hajtómű
    .text = +1 összeállítási limit bolygó felfedezésekor, a bolygósor előkészítésekor és támadás indításakor.
card-t08 = Xenoarcheológia
    .text = Minden megszerzett ereklye után kapsz 1 GYP-t.
card-t09 = Vorsch Spectrum Mk2
    .text = Ha egy sorban az első ilyen típusú kártyádat adod a birodalmadhoz, kapsz 1 GYP-t.
card-t10 = Peremvidéki őrposztok
    .text = Az ellened irányuló támadások értéke 1-gyel kisebb.
card-t11 = Moduláris összeszerelés
    .text = +1 összeállítási limit minden Erőforrások előkészítése akcióban.
card-t12 = Mélyanalitikai és kutatási program
    .text = Költs el 2 kék, 2 zöld és 2 piros szimbólumot (legfeljebb 3 lappal): kapsz 2 GYP-t.
card-t13 = Neurális hálózat
    .text = A technológia fejlesztése 1 kék szimbólummal olcsóbb.
card-t14 = Tudományos tanács
    .text = Ha technológia kerül a birodalmadba (ez is), kapsz 1 GYP-t.
card-t15 = Automatizált laborok
    .text = Csatolj 1 erőforrást egy fejlesztés alatt álló technológiához.
card-t16 = Szimulációs mag
    .text = Technológia-ellenőrzéskor 1 lappal többet fedsz fel.
card-t17 = Tudásmegosztás
    .text = Fizess 1 kreditet: keress a pakliban egy megnevezett színű lapot, és vedd a kezedbe.
card-t18 = Birodalmi közigazgatás
    .text = A kézlimited 4 lap.
card-t19 = Szabadalmi hivatal
    .text = Pontozd le egy műveleti technológiádat ellenőrzés nélkül.
card-t20 = Adaptív gyártósorok
    .text = Fejezz be egy épülő kártyát; a szimbólumok színe szabadon keverhető.
card-t21 = Plazmaágyúk
    .text = Minden támadásod értéke +1.
card-t22 = Flottaakadémia
    .text = A hajóépítés 1 piros szimbólummal olcsóbb.
card-t23 = Pajzsgenerátorok
    .text = Ha egy hajód elpusztulna, helyette megsérül.
card-t24 = Blokádtörők
    .text = Fizess 1 kreditet: vegyél le 1 blokádjelzőt egy kártyádról.
card-t25 = Haditengerészeti doktrína
    .text = Minden támadásod után kapsz 1 GYP-t (a hajók számától függetlenül egyszer).
card-t26 = Orbitális dokkok
    .text = Csatolj 1 erőforrást egy épülő hajóhoz.
card-t27 = Célzóalgoritmusok
    .text = Támadáskor 1 lappal többet fedsz fel, és választasz közülük.
card-t28 = Kalózflották
    .text = Minden általad elhelyezett blokádjelző után kapsz 2 kreditet.
card-t29 = Gyorsreagálású raj
    .text = Költs el 2 piros szimbólumot: egy műveleti hajód +1-gyel támad.
card-t30 = Roncsvadászat
    .text = Ha egy hajód megsérül vagy elpusztul, kapsz 3 kreditet és húzol 1 lapot.
card-t31 = Rendszerközi befektetések
    .text = Fizess 3 kreditet: kapsz 1 GYP-t.
card-t32 = Bolygómag-fúrók
    .text = Műveleti bolygó lerakásakor 3 helyett 4 lapot termelsz.
card-t33 = Galaktikus tőzsde
    .text = Minden Kereskedés akció után kapsz még 2 kreditet.
card-t34 = Kereskedelmi egyezmény
    .text = +1 összeállítási limit kereskedéskor és blokádok eltávolításakor.
card-t35 = Feketepiac
    .text = Dobj el 1 lapot a kezedből: kapsz 2 kreditet.
card-t36 = Aszteroidabányászat
    .text = Fizess 2 kreditet: termelj 1 lapot egy műveleti bolygódon.
card-t37 = Aranystandard
    .text = Műveleti akcióért is fizethetsz arannyal.
card-t38 = Tömeges beszerzés
    .text = Vásárolj 7 kreditért: 2 lapot húzol és mindkettőt megtartod; további lapok 1 kreditért, ekkor 2-t tartasz meg.
card-t39 = Tartalékalapok
    .text = Valahányszor az erőforráspakli elfogy, kapsz 4 kreditet és 1 GYP-t.
card-t40 = Ipari kémkedés
    .text = Költs el 2 kék szimbólumot: vegyél el legfeljebb 3 kreditet egy ellenféltől, és húzz 1 Védelmi Tervet.

## Bolygók

card-p01 = Vitruvious
card-p02 = Mika 1
card-p03 = Hesperon
card-p04 = Aurélia Minor
card-p05 = Tharszisz IX
card-p06 = Nüx Prime
card-p07 = Odália
card-p08 = Távolvég
card-p09 = Vándorok Holdja
card-p10 = Boreasz
card-p11 = Gutenberg
card-p12 = Lovelace
card-p13 = Rámánudzsan
card-p14 = Noether
card-p15 = Tesla Nyugalma
card-p16 = Hüpatia
card-p17 = Curie II
card-p18 = Eötvös
card-p19 = Turing Prime
card-p20 = Új Alexandria
card-p21 = Calcine
card-p22 = Árész Ultima
card-p23 = Új Karthágó
card-p24 = Vasfészek
card-p25 = Thermopülé
card-p26 = Skarn
card-p27 = Dragomir
card-p28 = Bellona
card-p29 = Obszidián
card-p30 = Krakentorok
card-p31 = Aurum
card-p32 = Eldorádó VI
card-p33 = Krőzus
card-p34 = Mammon
card-p35 = Bányahold
card-p36 = Potosí
card-p37 = Klondike
card-p38 = Opulencia
card-p39 = Selyemút
card-p40 = Fugger

## Mit ad egy bolygó típus szerint, és mit tesz

planet-explore = A bolygó felfedezése 2 zöld szimbólummal olcsóbb.
planet-expand = A technológia fejlesztése 2 kék szimbólummal olcsóbb.
planet-exterminate = A hajóépítés 2 piros szimbólummal olcsóbb.
planet-exploit = A Vásárlás akció 2 kredittel olcsóbb.
planet-back = Lerakáskor termelj itt 3 lapot; Bolygók bányászatakor 1-et. Típusegyezésnél laponként 1 GYP.

## Idegen Ereklyék

artifact-x01 = Időhorgony
    .text = Csak az utolsó fordulóban: a forduló után 3 további kört játszol.
artifact-x02 = Teremtő Mátrix
    .text = Egy épülő kártyád azonnal, ingyen elkészül.
artifact-x03 = Kettős Tudat
    .text = Ebben a körben végrehajthatsz még 1 akciót.
artifact-x04 = Végtelen Kút
    .text = Húzz 5 Erőforrás kártyát.
artifact-x05 = Csillagkohó
    .text = Fejezz be egy épülő hajót 5 szimbólummal olcsóbban; kapsz 1 GYP-t.
artifact-x06 = Arany Obeliszk
    .text = Kapsz 8 kreditet és 1 GYP-t.
artifact-x07 = Néma Szentély
    .text = Kapsz 4 GYP-t.
artifact-x08 = Tükörkapu
    .text = Pontozd le legfeljebb 2 műveleti technológiádat ellenőrzés nélkül.
artifact-x09 = Világmag
    .text = Minden műveleti bolygódon termelj 2 lapot.
artifact-x10 = Hadúr Szeme
    .text = E körben minden támadásod értéke +2; húzz 1 lapot.
artifact-x11 = Tiszta Láng
    .text = Vedd le minden blokádjelződet, jelzőnként 1 GYP; kapsz még 2 GYP-t.
artifact-x12 = Összeszerelő Raj
    .text = E körben +2 összeállítási limit; húzz 2 lapot.
artifact-x13 = Kozmikus Katalógus
    .text = Nézz meg egy pakliból 5 lapot, kettőt tegyél az építési területedre.
artifact-x14 = Szinkronmag
    .text = E körben a következő 2 fizetésednél minden szín tetszőleges; húzz 1 lapot.
artifact-x15 = Orákulum
    .text = Keress a pakliban 3 megnevezett színű lapot, és vedd a kezedbe.
artifact-x16 = Viszály Magva
    .text = Tegyél 2 blokádjelzőt egy ellenfél kártyáira; kapsz 2 GYP-t.

## Védelmi Tervek

plan-d00 = Alap Védelmi Terv
    .text = Mindig, mindenki számára elérhető.
plan-d01 = Aknamező
    .text = Gyenge támadásokat büntet.
plan-d02 = Csapda
    .text = Nagy kockázat mindkét félnek.
plan-d03 = Rejtett bázisok
    .text = Alig ér valamit megtámadni.
plan-d04 = Védőpajzs
    .text = Megbízható védelem.
plan-d05 = Ellentámadás
    .text = A védő pontot szerezhet.
plan-d06 = Diplomáciai sáncok
    .text = Soha nincs blokád.
plan-d07 = Felperzselt föld
    .text = A védő választja a blokád helyét.
plan-d08 = Elterelés
    .text = A támadó pénzt kap, nem pontot.
plan-d09 = Bérelt flotta
    .text = Használata 2 kreditbe kerül.
plan-d10 = Utolsó bástya
    .text = Csak a legerősebb támadás jut át.

## Idegen Rendszerek

system-y1 = Rajfészek
system-y2 = Néma Romváros
system-y3 = Őrszemflotta
system-y4 = Kristálykupolák
system-y5 = Örök Kolostor

## Frakciók

faction-f1 = Csillagszövetség
    .setup = Húzz 2 hajót, egyet tegyél a birodalmadba műveleti oldalával; 1 további hajó az építési területedre; kapsz 2 kreditet.
    .ability = Csapásparancs
    .text = Költs el 4 piros szimbólumot: egy műveleti hajód +1-gyel támad.
    .end = 1 GYP minden hajód és 1 GYP minden Kiirtás típusú kártyád után.
faction-f2 = Közösség
    .setup = Húzz 2 bolygót, egyet tegyél a birodalmadba műveleti oldalával (készlet nélkül); 1 további bolygó az építési területedre.
    .ability = Közös aratás
    .text = Költs el 2 zöld szimbólumot: termelj 2 lapot egy műveleti bolygódon.
    .end = 1 GYP minden bolygód és 1 GYP minden Kizsákmányolás típusú kártyád után.
faction-f3 = Bionikusok
    .setup = Húzz 3 technológiát, egyet tegyél a birodalmadba logisztikai oldalával; 1 további technológia az építési területedre.
    .ability = Neurális áttörés
    .text = Költs el 6 kék szimbólumot: pontozd le egy műveleti technológiádat ellenőrzés nélkül.
    .end = 1 GYP minden technológiád és 1 GYP minden Terjeszkedés típusú kártyád után.
faction-f4 = Püspökség
    .setup = Húzz 2 bolygót, egyet tegyél a birodalmadba logisztikai oldalával; 1 technológia az építési területedre; szerezz 1 Idegen Ereklyét.
    .ability = Zarándoklat
    .text = Költs el 6 azonos színű szimbólumot (kék, zöld vagy piros): szerezz 1 Idegen Ereklyét.
    .end = 1 GYP minden technológiád és 1 GYP minden Felfedezés típusú kártyád után.
faction-f5 = A Liga
    .art = { "" }
    .setup = Húzz 2 hajót, egyet tegyél a birodalmadba logisztikai oldalával; 1 bolygó az építési területedre; kapsz 3 kreditet.
    .ability = Kereskedőház
    .text = Vásárolj, majd csatolj legfeljebb 1 erőforrást a megvett laphoz.
    .end = 1 GYP minden hajód és 1 GYP minden Kizsákmányolás típusú kártyád után.
faction-f6 = Klónklánok
    .setup = Húzz 2 bolygót, egyet tegyél a birodalmadba logisztikai oldalával; 1 hajó az építési területedre.
    .ability = Klóntartályok
    .text = Költs el 6 azonos színű szimbólumot: húzz 2 lapot a színhez tartozó pakliból (piros hajó, kék technológia, zöld bolygó), egyet tegyél az építési területedre.
    .end = 1 GYP minden bolygód és 1 GYP minden Kiirtás típusú kártyád után.
