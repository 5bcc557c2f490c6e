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
bid-of = { CAP($seat) } ajánlata: { $fuel }
bids = Az ajánlatok

## Kérdések és válaszok

ask-bid = { $tons } tonnás roncs sodródik erre. Melyik üzemanyagkártyát ajánlod fel?
option-bid = { ART($fuel, cap: 1) } { NUM($fuel, form: "as") } felajánlása
ask-stow = Tiéd { ART($tons) } { $tons } tonnás roncs. Hová rakodod?
option-stow = { THE($hold, form: "ba", cap: 1) }
option-drift = Hagyd elsodródni
ask-swap = Megcseréled a két raktáradat?
option-swap = Csere
option-done = Marad így

## Döntés előtt

action-stow = A roncs berakodása
action-drift = Hagyd elsodródni
gain-tons = +{ $tons } t
gain-none = semmi
would-carry = { THE($hold, form: "ban", cap: 1) } így { $tons } t lesz, és még { $room } t fér bele.
would-drift = { ART($tons, cap: 1) } { $tons } tonnás roncs mindenkinek odavész.
mark-load = { $tons } t

## Ami történt

event-round = Kezdődik { ART($round) } { $round }. forduló.
    .short = { $round }. forduló
event-wreck = { $tons } tonnás roncs sodródik erre.
    .short = Roncs: { $tons } t
event-towed = { THE($seat, cap: 1) } adja a legtöbb üzemanyagot ({ NUM($fuel, form: "acc") }), és elvontatja { ART($tons) } { $tons } tonnás roncsot.
    .short = Legtöbb: { $fuel }
event-stowed = { THE($seat, cap: 1) } { $tons } tonnát rakodik { THE($hold, form: "ba") }.
    .short = { $tons } t raktárban
event-drifted = { THE($seat, cap: 1) } hagyja elsodródni { ART($tons) } { $tons } tonnás roncsot.
    .short = Elsodródik
wins = { THE($seat, cap: 1) } vontat: { $tons } t
beaten = A többi ajánlat: { $fuels }.

## Miért nem?

refused-overload = { $tons } tonnával { THE($hold) } szétrepedne: legfeljebb 12 tonnát bír el.
refused-not-in-hand = Nincs a kezedben { ART($fuel) } { NUM($fuel, form: "as") } üzemanyagkártya.
refused-bids-are-in = Az ajánlatok már bent vannak: üzemanyag legközelebb a következő roncsért jár.
refused-bid-first = Előbb az ajánlatok: csak a nyertes rakodhat.
refused-stowed = A roncs már a helyén van. Most csak a két raktár cserélhető meg.
refused-no-room = Egyik raktáradba sem fér már { $tons } tonna: legfeljebb 12-12 tonnát bírnak el.

## A játék vége

end-rounds = Lement a négy forduló.
term-tons = Elvontatott tonnák
