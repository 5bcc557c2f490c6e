### Az ismeretlen bolygó: pillanatok, címkéik, okaik és képeik. Az események a play.hu.ftl fájlban vannak.

event-event-step = Esemény
    .short = Esemény
event-tile-step = Lapkák: mindenki elvesz és lehelyez egyet
    .short = Lapkák
event-civ-step = Civilizációkártyák
    .short = Civ. kártyák
event-settled = { THE($seat, cap: 1) } lehelyezi ezt a lapkát: { $tile }. Mezők: { $square }.
    .short = { $seat }
event-struck = { CAP($seat) }: az esemény miatt meteorit csapódik be ide: { $square }.
    .short = Meteorit
event-scored = { THE($seat, form: "dat", cap: 1) } összesen { $medals } medálja van.
    .short = { $medals }

cause-events-left = { $count ->
    [0] Ez az utolsó esemény: a játék ezzel a körrel véget ér.
   *[other] Még { $count } esemény van hátra.
}
cause-secret = A játék végén számít, addig titkos.
cause-no-room = A raktár egyik lapkája sem fér el: a játék ezzel a körrel véget ér.
cause-commander = Állomásparancsnok: { $seat }.
cause-turns-by-itself = Az űrállomás magától fordul.
cause-event = Esemény: { $event }.

stage-restricts = A kör végéig érvényes.
stage-at-once = Mindenki azonnal végrehajtja.
stage-closed = A bolygódon { $count } mezőre nem mehet rover.
stage-depot = Most { THE($seat) } előtt
stage-score = { CAP($seat) }: pontszám
stage-total = medál
stage-turn = { CAP($seat) } köre
stage-advanced = { CAP($track) } { $old } → { $space }
stage-gains = { CAP($gains) }
stage-no-advance = Egy jelölő sem lép.
stage-strikes = Becsapódó meteorit: { $count }
stage-stones = Begyűjtött meteorit: { $count }
stage-pods = Begyűjtött mentőkapszula: { $count }
stage-wrecked = Elpusztult mentőkapszula: { $count }
stage-landed = Kihelyezett rover: { $count }
stage-lost = Elpusztult rover: { $count }
stage-patches = Lehelyezett biomasszafolt: { $count }
stage-project = { $objective }: { $now }, eddig { $was }

## Az űrállomás hat fordítása

plate-turn = { $turn ->
    [0] Nem forgatod
   *[other] { $turn } lépés
}
plate-row = +{ $medals }, { $row }
plate-column = +{ $medals }, { $column }
plate-row-words = A raktár egyik lapkájával teljessé válhat: { $row }, { $medals } medál.
plate-column-words = A raktár egyik lapkájával teljessé válhat: { $column }, { $medals } medál.
plate-empty = üres
plate-energy = +1
