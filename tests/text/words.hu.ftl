### Szavak a függvények próbájához. A mondatok a sentences.toml-ban vannak.

marine-noctis = Noctis
    .art = { "" }
    .val = Noctisszal
    .full = Noctis testvér
terrain-door = Ajtó
terrain-tank = prométiumtartály
    .acc = prométiumtartályt
event-swarm = A raj
    .art = { "" }
side-left = bal
    .where = a bal oldalon
plain = { $thing }
the = { THE($thing, cap: 1) } itt van, és { THE($thing) } itt marad.
acc = { THE($thing, form: "acc", cap: 1) } választod.
val = { THE($thing, form: "val") } harcol.
dat = { NAME($thing, form: "dat") } adod.
art = { ART($thing, cap: 1) } nagy { $thing }
cap = { CAP($thing) }.
attribute = { NAME($thing, form: "full") }
where = { CAP($thing) }: { NAME($thing, form: "where") }
count = { $n ->
    [0] senki
    [one] egy űrgárdista
   *[other] { $n } űrgárdista
}
number = { THE($n, form: "ra", cap: 1) } és { NUM($n, form: "as") }; { NUM($n, form: "val") }
broken = { NAME($thing, form: "nonsense") }
unknown-function = { SHOUT($thing) }
