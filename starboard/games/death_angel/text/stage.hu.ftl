### Ami egy pillanatra az asztal fölé kerül.

## A színpadon

face-hits-0 = mellé
    .said = Nem pusztul el génorzó
face-hits-1 = talál
    .said = Talált
face-hits-2 = akár 2
    .said = Akár kettő elpusztul
face-hits-3 = akár 3
    .said = Akár három elpusztul
face-hits-4 = akár 4
    .said = Akár négy elpusztul
face-hits-5 = akár 5
    .said = Akár öt elpusztul
face-dies = meghal
    .said = Elesett
face-lives = túléli
    .said = Túléli
face-counters = visszaüt
    .said = Visszavág
face-works = sikerül
    .said = Sikerült
face-nothing = semmi
    .said = Nem történik semmi
row-icon = { CAP($icon) }
row-places = { $rows }
row-spawn = { $count } { THE($place, form: "on") } (pakli { $before } → { $rest })
row-pile-empty = { THE($place, form: "on") } egy sem: üres a pakli
row-no-terrain = nincs ilyen színű terep: nem jelenik meg génorzó
row-choice = nem jut mindenhová lap: a kezdőjátékos dönt
row-moves = { $count ->
    [0] most egyetlen rajnak sem kell mozognia
   *[other] most { $count } raj
  }
row-way = { $reached }. helyszín, összesen { $all }
row-terrain = Terep: { $terrain }
row-blips = Szkennerpaklik: bal { $left }, jobb { $right }
type-alone = { CAP($kind) }
row-text-first = Előbb a szövege; az ikonjai a mostani állás szerint:
