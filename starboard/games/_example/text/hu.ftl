### Roncsvadászat, a példajáték: a játék minden szava, kulcsok szerint.

title = Roncsvadászat

## Dolgok

hold-0 = első raktár
    .acc = első raktárat
hold-1 = második raktár
    .acc = második raktárat
wreck = { $tons } tonnás roncs
hold-of = { CAP($hold) } ({ $seat }): { $tons } t
fuel = { NUM($fuel, form: "as") } üzemanyagkártya

## Kérdések és válaszok

ask-bid = { $tons } tonnás roncs sodródik erre. Melyik üzemanyagkártyát ajánlod fel?
option-bid = { ART($fuel, cap: 1) } { NUM($fuel, form: "as") } felajánlása
ask-stow = Tiéd { ART($tons) } { $tons } tonnás roncs. Hová rakodod?
option-stow = { THE($hold, form: "ba", cap: 1) }
option-drift = Hagyd elsodródni
ask-swap = Megcseréled a két raktáradat?
option-swap = Csere
option-done = Marad így

## Ami történt

event-wreck = { $tons } tonnás roncs sodródik erre.
event-towed = { THE($seat, cap: 1) } adja a legtöbb üzemanyagot ({ NUM($fuel, form: "acc") }), és elvontatja { ART($tons) } { $tons } tonnás roncsot.
event-stowed = { THE($seat, cap: 1) } { $tons } tonnát rakodik { THE($hold, form: "ba") }.

## Miért nem?

refused-overload = { $tons } tonnával { THE($hold) } szétrepedne: legfeljebb 12 tonnát bír el.
refused-not-in-hand = Nincs a kezedben { ART($fuel) } { NUM($fuel, form: "as") } üzemanyagkártya.

## A játék vége

end-rounds = Lement a négy forduló.
term-tons = Elvontatott tonnák
