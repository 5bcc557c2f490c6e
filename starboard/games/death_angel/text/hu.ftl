### A halál angyala: hogyan hívják, ami az asztalon van. A kártyák a cards.hu.ftl, a szabályok a rules.hu.ftl fájlban vannak.

title = Space Hulk: A halál angyala
    .short = A halál angyala

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
