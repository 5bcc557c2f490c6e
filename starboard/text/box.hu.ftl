### A doboz, ahogy végig lehet nézni: mi áll az elemein, honnan tudjuk, és a saját kiadások.

## Mi áll egy elemen?

part-name = Név
part-effect = Hatás
part-price = Ár
part-shape = Alakzat
part-copies = Példányszám
part-code = Kód
part-board = Tábla
part-numbers = Számok
part-back = Hátoldal

## Honnan tudjuk?

source-rulebook = Szabálykönyv
source-public = Nyilvános
source-reconstructed = Rekonstruált

source-note-rulebook = A szabálykönyvben áll.
source-note-public = Nem a szabálykönyvből, hanem nyilvános forrásokból ismert.
source-note-reconstructed = Legalább részben rekonstruált: a kiadó szövege vagy száma eltérhet.

## Kiadások: a doboz úgy, ahogy a tulajdonosáé

box-corrected = Beírtuk ide: { $folder }. A szerver következő indulásától érvényes.
box-edition = { $name } ({ $count ->
    [0] megegyezik a Starboard dobozával
   *[other] { $count } elem tér el a Starboard dobozától
})
box-locked-rulebook = A szabálykönyvben áll, ezért nem módosítható.
box-locked-fixed = Más adatok hivatkoznak rá, ezért nem módosítható.
box-copies = { $count } példány
box-shelf = { $name }: { $count }
box-sources = Honnan tudjuk: szabálykönyv { $rulebook }, nyilvános { $public }, rekonstruált { $reconstructed }.
box-as-it-comes = A Starboard saját doboza, változtatás nélkül.
