### A halál angyala: hogyan hívják, ami az asztalon van. A kártyák a cards.hu.ftl, a szabályok a rules.hu.ftl fájlban vannak.

title = Space Hulk: A halál angyala

## A forduló

round = { $round }. forduló
phase-choose = akciókártya kiválasztása
phase-resolve = akciók végrehajtása
phase-attack = a génorzók támadása
    .art = { "" }
phase-event = eseményfázis
current-player = kezdőjátékos
instinct = Ösztön

## Az alakzat két oldala

side-0 = bal
    .art = a
    .on = a bal oldalon
    .to = a bal oldalra
    .facing = balra
    .adj = bal oldali
side-1 = jobb
    .art = a
    .on = a jobb oldalon
    .to = a jobb oldalra
    .facing = jobbra
    .adj = jobb oldali

## A terepek színe

colour-0 = vörös
colour-1 = narancs
colour-2 = sárga
colour-3 = zöld

## Helyek és dolgok

pile-0 = bal oldali szkennerpakli
pile-1 = jobb oldali szkennerpakli
deck-genestealers = génorzópakli
deck-events = eseménypakli
deck-locations = helyszínpakli
discard-genestealers = dobott génorzókártyák
    .acc = dobott génorzókártyákat
discard-events = dobott eseménykártyák
    .acc = dobott eseménykártyákat
supply = készlet
token = támogatásjelző
die = csatakocka
skull = koponya
formation = alakzat
position = pozíció
position-number = { $position }. pozíció
swarm = raj
swarm-at = { $position }. pozíció { NAME($side, form: "adj") } raja
major-spawn = fő kitörés
minor-spawn = kitörés
move-adjacent = mozgás szomszédos pozícióba
move-flank = mögékerülés
