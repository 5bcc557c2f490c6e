### A kártyák neve. Amit mondanak, az a hatásaikból következik: effects.hu.ftl.

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

## Hajóosztályok (műveleti oldal)

class-scout = Felderítő
class-surveyor = Kutatóhajó
class-carrier = Anyahajó
class-laboratory-ship = Laborhajó
class-cruiser = Cirkáló
class-battleship = Csatahajó
class-raider = Fosztogató
class-mercenary = Zsoldoshajó

## Technológiák

card-t01 = Mélyűri szkennerek
card-t02 = Csillagtérképészet
card-t03 = Kolonizációs protokoll
card-t04 = Kvantumteleszkóp
card-t05 = Terraformálás
card-t06 = Önreplikáló szondák
card-t07 = Féregjárat-hajtómű
card-t08 = Xenoarcheológia
card-t09 = Vorsch Spectrum Mk2
card-t10 = Peremvidéki őrposztok
card-t11 = Moduláris összeszerelés
card-t12 = Mélyanalitikai és kutatási program
card-t13 = Neurális hálózat
card-t14 = Tudományos tanács
card-t15 = Automatizált laborok
card-t16 = Szimulációs mag
card-t17 = Tudásmegosztás
card-t18 = Birodalmi közigazgatás
card-t19 = Szabadalmi hivatal
card-t20 = Adaptív gyártósorok
card-t21 = Plazmaágyúk
card-t22 = Flottaakadémia
card-t23 = Pajzsgenerátorok
card-t24 = Blokádtörők
card-t25 = Haditengerészeti doktrína
card-t26 = Orbitális dokkok
card-t27 = Célzóalgoritmusok
card-t28 = Kalózflották
card-t29 = Gyorsreagálású raj
card-t30 = Roncsvadászat
card-t31 = Rendszerközi befektetések
card-t32 = Bolygómagfúrók
card-t33 = Galaktikus tőzsde
card-t34 = Kereskedelmi egyezmény
card-t35 = Feketepiac
card-t36 = Aszteroidabányászat
card-t37 = Aranystandard
card-t38 = Tömeges beszerzés
card-t39 = Tartalékalapok
card-t40 = Ipari kémkedés

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

## Idegen Ereklyék

artifact-x01 = Időhorgony
artifact-x02 = Teremtő Mátrix
artifact-x03 = Kettős Tudat
artifact-x04 = Végtelen Kút
artifact-x05 = Csillagkohó
artifact-x06 = Arany Obeliszk
artifact-x07 = Néma Szentély
artifact-x08 = Tükörkapu
artifact-x09 = Világmag
artifact-x10 = Hadúr Szeme
artifact-x11 = Tiszta Láng
artifact-x12 = Összeszerelő Raj
artifact-x13 = Kozmikus Katalógus
artifact-x14 = Szinkronmag
artifact-x15 = Orákulum
artifact-x16 = Viszály Magva

## Védelmi Tervek

plan-d00 = Alap Védelmi Terv
plan-d01 = Aknamező
plan-d02 = Csapda
plan-d03 = Rejtett bázisok
plan-d04 = Védőpajzs
plan-d05 = Ellentámadás
plan-d06 = Diplomáciai sáncok
plan-d07 = Felperzselt föld
plan-d08 = Elterelés
plan-d09 = Bérelt flotta
plan-d10 = Utolsó bástya

## Idegen Rendszerek

system-y1 = Rajfészek
system-y2 = Néma Romváros
system-y3 = Őrszemflotta
system-y4 = Kristálykupolák
system-y5 = Örök Kolostor

## Frakciók

faction-f1 = Csillagszövetség
    .ability = Csapásparancs
faction-f2 = Közösség
    .ability = Közös aratás
faction-f3 = Bionikusok
    .ability = Neurális áttörés
faction-f4 = Püspökség
    .ability = Zarándoklat
faction-f5 = A Liga
    .art = { "" }
    .ability = Kereskedőház
faction-f6 = Klónklánok
    .ability = Klóntartályok
