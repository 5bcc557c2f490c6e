### A halál angyala: hogyan hívják, ami az asztalon van. A kártyák a cards.hu.ftl, a szabályok a rules.hu.ftl fájlban vannak.

title = Space Hulk: A halál angyala
    .short = A halál angyala

preset-first = Ketten, fejenként két osztaggal: nyolc űrgárdista, kis alakzat.
preset-usual = Hárman, fejenként két osztaggal: mind a tizenkét űrgárdista.
preset-everything = Hatan, fejenként egy osztaggal: mind a tizenkét űrgárdista.

## A forduló

phase-choose = Akciókártya kiválasztása
    .short = Kiválasztás
phase-resolve = Akciók végrehajtása
    .short = Végrehajtás
phase-attack = A génorzók támadása
    .short = Génorzók támadása
phase-event = Eseményfázis
    .short = Esemény

## Az alakzat két oldala

side-0 = bal
    .on = a bal oldalon
    .to = a bal oldalra
side-1 = jobb
    .on = a jobb oldalon
    .to = a jobb oldalra

## A terepek színe

colour-0 = vörös
colour-1 = narancs
colour-2 = sárga
colour-3 = zöld

## Helyek és dolgok

pile-0 = bal oldali szkennerpakli
pile-1 = jobb oldali szkennerpakli

## A doboz tartalma

shelf-marine = Űrgárdistakártyák
shelf-action = Akciókártyák
shelf-genestealer = Génorzókártyák
shelf-brood_lord = Fészekúrkártyák
shelf-terrain = Terepkártyák
shelf-location = Helyszínkártyák
shelf-event = Eseménykártyák
shelf-marker = Osztagjelzők
shelf-piece = Támogatásjelzők és csatakocka
part-team = Osztag
part-rank = Rang
part-range = Harci távolság
part-type = Fajta
part-types = Fajták
part-colour = Szín
part-tier = Jel
part-blips = Szkennerpaklik
part-places = Terepek
part-teams = Osztagok a játékban
part-instinct = Ösztön
part-icons = Ikonok
part-members = Űrgárdisták
rank-0 = testvér
rank-1 = őrmester
rank-2 = lexikánium
back-of-marine = Ugyanaz az űrgárdista a másik irányba néz
kinds = { $kind }
members = { $marine }
tier-sign = { $tier }
players = játékosok: { $players }
void-lock-for = Űrzsilip (játékosok: { $players })
blips-of = bal { $left }, jobb { $right }
places-of = bal oldal: { $left_terrain } ({ $left }); jobb oldal: { $right_terrain } ({ $right })
yes = igen
no = nem
combat-die = csatakocka
die-faces = Oldalai: { $face }; koponya ezeken: { $skull }.
