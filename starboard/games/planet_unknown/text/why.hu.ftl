### Az ismeretlen bolygó: miért nem használható most az, amiről a kérdés nem szól.

refused-turns-by-itself = Ebben a játékban senki sem forgatja az űrállomást: magától fordul, körönként egy raktárnyit.
refused-not-turned-yet = Az űrállomást még nem forgatta el { THE($seat) }: a kör elején teszi meg.
refused-turned-already = Ebben a körben már elforgattad az űrállomást. A parancsnokjelölő a kör végén továbbkerül.
refused-not-commander = Az űrállomást csak az állomásparancsnok forgatja, ebben a körben { $seat }.
refused-hold-it-a-moment = Ez a lapka a kezedben van: lehelyezed, amint ez eldőlt.
refused-tiles-in-rounds = A játék még nem kezdődött el: lapkát a körökben veszel el.
refused-tiles-after-turning = Lapkát az űrállomás elforgatása után veszel el és helyezel le.
refused-tiles-after-event = Lapkát az esemény után veszel el és helyezel le.
refused-tile-waits = A lapkád e döntés után következik.
refused-tile-is-laid = Körönként egy lapkát helyezel le, és ez már megtörtént.
refused-tiles-are-over = Az utolsó kör véget ért: több lapka már nem kerül a bolygóra.
refused-take-first = Előbb vegyél el egy lapkát: utána választod ki a mezőit.
refused-tracker-not-square = Ez egy jelölőt léptet a vállalati tábládon: a bolygón nincs mit választanod hozzá.
refused-rover-first = Előbb a rovert válaszd ki, azután a mezőjét!
refused-line-not-square = Egész sort vagy oszlopot választasz: érintsd meg a medálját a bolygó szélén!
refused-rovers-after-event = A roverek a körödben mozognak, az esemény után.
refused-rovers-in-a-moment = Ennek a közepén a roverek nem mozoghatnak; a mozgáspontjaid megmaradnak.
refused-locked-technology = Még nincs feloldva: a technológiajelölőnek be kell lépnie ennek a szintnek a mérföldkövére: { $level }.
refused-locked-by-lifepod = Még nincs feloldva: egy begyűjtött mentőkapszula oldja fel.
refused-unlocked-already = Ez a technológia már fel van oldva.
refused-used-for-good = Ez a technológia játékonként egyszer használható, és már használtad.
refused-used-this-round = Ezt a technológiát ebben a körben már használtad.
refused-works-by-itself = Ez a technológia fel van oldva, és magától érvényesül, amikor kell.
refused-not-in-this-question = Ez a technológia a köröd két lépése között használható, e döntés közben nem.
refused-nothing-to-use-it-for = Ez a technológia most semmit sem hozna.
refused-no-such-resource = Most semmi sincs hátra, ami ezt léptetné: { $track }.
refused-not-below-five = { THE($track, cap: 1) } már nincs az 5. hely alatt, vagy nem juthat el oda.
refused-empty-row = { THE($track, form: "gen", cap: 1) } a sora nem ad bónuszt.
refused-tracker-there = Ott a sáv jelölője áll: { $lane }.
refused-lifepod-there = Ott már van egy mentőkapszula.
refused-no-lifepod-space = Mentőkapszula a sávok 1–14. helyére kerülhet.
refused-no-lifepod-on-space = Ezen a helyen nincs mentőkapszula.
refused-no-lifepod-here = Ezen a mezőn nincs mentőkapszula.
refused-no-meteorite-here = Ezen a mezőn nincs meteorit.
refused-no-symbol-here = Ezen a mezőn nincs meteorszimbólum.
refused-meteorite-there = Ott már van egy meteorit.
refused-not-on-the-new-tile = A rover az ebben a körben lehelyezett lapkádra kerül.
refused-deploy-on-patch = A biomasszafolt nem lapka: rover nem kerülhet rá.
refused-extra-tile-does-not-fit = Ez a lapka sehová sem fér.
refused-touch-where-it-goes = A rover itt áll: érintsd meg a szomszédos mezőt, amelyre menjen!

## Mit hozna egy választás?

outlook-tile = { CAP($tile) }: { $gains }.
outlook-neighbour = { CAP($seat) }: { $gains }.
outlook-no-room = Egyik lapkád sem férne el: a játék ezzel a körrel véget érne.
outlook-discard = Semmi sem kerül a bolygóra, és a játék ezzel a körrel véget ér.
outlook-next = A következő helyek: { $gains }.
outlook-meteorite = Meteorit csapódik be rá: amíg ott van, a sora és az oszlopa nem ér medált.
outlook-patch = { $lines ->
    [0] {""}
   *[other] { $lines } sor vagy oszlop válik teljessé.
}{ $lost ->
    [0] {""}
   *[other] {" "}Elpusztul, ami ott áll.
}
outlook-store = Tárolt biomasszafolt: { $count }. A játék végén helyezed le őket.
outlook-nothing = Semmit sem hoz.
outlook-points = Megmaradó mozgáspont: { $left }.
outlook-points-lost = { $count } mozgáspont elvész.
outlook-lifepod = Begyűjti a mentőkapszulát.
outlook-rock = Begyűjti a meteoritot{ $count ->
    [0] : ez egy hármas csoport harmadika, amely pontot ér.
    [one] ; még kettő kell a pontot érő hármashoz.
   *[other] ; még egy kell a pontot érő hármashoz.
}
outlook-step = { CAP($track) }: { $gains }.
outlook-technology = Feloldja: { $technology }
outlook-after = Az azt követő hely: { $gains }.
outlook-energy = Ezek egyikét léptetheti: { $tracks }.
outlook-back = Vissza ide: { $space }. hely; { $then } medál, most { $now }.
outlook-card = Ahogy most állsz: { $count } medál.
mark-line = +{ $count }
mark-destroyed = elpusztul

## Akciók

action-tracker = { CAP($track) } { $at } → { $space }
action-tracker-stays = { CAP($track) } { $at }
action-gain = { $gains }
action-rovers = Rover mozgatása
action-points = még { $count } pont
action-technology = Technológia használata: { $level }
