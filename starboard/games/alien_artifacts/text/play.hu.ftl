### Amit kérdezünk, amit választani lehet, ami történt, és ami nem lehetséges.

## Kérdések

ask-faction = Melyik frakciót vezeted?
ask-act = Mi legyen az akciód?
ask-act-more = Szeretnél még valamit az akciódon kívül?
ask-pay = Fizess ki { $symbols } szimbólumot ({ $coin }) { $purpose }, legfeljebb { $count } lappal!
ask-fees = Fizetsz 1 kreditet, hogy most egy blokád alatt lévő kártyát használj?
ask-react = Melyik hatás következik?
ask-extra = { CAP($deck) }: az ár { $credits } C. Hány további lapot nézel meg felárért?
ask-keep = Melyik kártyát tartod meg? Pontosan { NUM($count, form: "acc") } kell megtartanod.
ask-deck = Melyik pakliból?
ask-side = { THE($card, cap: 1) } a birodalmadba kerül: melyik oldalával?
ask-auto-build = Melyik kártya készül el először?
ask-attach = Csatolj erőforrást (legfeljebb még { $count } lapot)!
ask-sell = Melyik felet adod el? Még legfeljebb { $count } lap, eddig { $credits } C.
ask-free = Melyik kártyáról kerül le a blokádjelző?
ask-show = Melyik fele látszódjon ({ THE($card) } készlete)?
ask-target = Kit támadsz meg? Az Elérhető Idegen Rendszer: { $system }.
ask-defend = Megtámadtak: melyik tervet használod?
ask-ship = Melyik hajó támad most?
ask-one-ship = Melyik hajó támad +{ $bonus } értékkel?
ask-boost = { THE($card, cap: 1) } támad: fizetsz { $credits } C-t +{ NUM($bonus, form: "ert") }?
ask-use = { THE($card, cap: 1) } támad: melyik felfedett lap száma számít?
ask-result = Melyik eredményt választod?
ask-blockade = { THE($seat, cap: 1) } melyik kártyája kerüljön blokád alá?
ask-check = Melyik technológiát ellenőrzöd most?
ask-mine = Melyik bolygó termel most?
ask-score = Melyik technológiát pontozod le?
ask-planet = Melyik bolygón termelsz { $count } lapot?
ask-complete = Melyik kártyát fejezed be?
ask-colour = Milyen színt keresel?
ask-rob = Kitől veszel el legfeljebb { $credits } C-t?
ask-rival = Kinek a kártyáira kerüljön blokád?
ask-drop = Dobj el egy lapot a kezedből (hátravan: { $count })!
ask-draw = Dobj el tetszőleges számú lapot, majd húzz!
ask-score-end = Végső pontozás: melyik technológia következik?

## Választások

option-faction = { $faction }
option-buy = Vásárlás: { $deck }
option-build = Hajóépítés: { $card }
option-develop = Fejlesztés: { $card }
option-explore = Felfedezés: { $card }
option-prepare = Erőforrások előkészítése: { $row }
option-trade = Erőforrások kereskedése
option-unblock = { $count } blokád eltávolítása: { $row }
option-launch = Támadás indítása
option-income = Bevétel szerzése
option-mine-planets = Bolygók bányászata
option-ability = Frakcióképesség: { $ability }
option-card-action = { THE($card, cap: 1) } akciója
option-use-card = Használat: { $card }
option-artifact = Ereklye kijátszása: { $artifact }
option-end = Az akciófázis vége
option-pass = Passz: nincs lehetséges akció
option-pay = Fizetés: { $half }
option-fee = 1 C ezért: { $card }
option-decline = Kihagyod
option-done = Kész
option-extra = { $count ->
    [0] Nem nézel meg több lapot
   *[other] Még { $count } lap
}
option-deck = { CAP($deck) }
option-keep = Megtartod: { $card }
option-place = { CAP($place) }
option-auto-build = Először: { $card }
option-attach = { $half } ide: { $card }
option-sell = Eladás: { $half }
option-show = { $half }
option-free = { $card }
option-trigger = { $card }
option-attack-aliens = Megtámadod az Idegen Rendszert
option-attack-player = Megtámadod { THE($seat, form: "acc") }
option-stay = Nincs támadás
option-plan = { $plan }
option-ship = Támad: { $card }
option-stop = A támadás vége
option-boost = Fizetsz a bónuszért
option-use = { CAP($numbered) }
option-result = { $gains }
option-blockade = Blokád: { $card }
option-check = Ellenőrzés: { $card }
option-mine = Termel: { $card }
option-score = Pontozás: { $card }
option-planet = { $card }
option-colour = { CAP($colour) }
option-rob = { THE($seat, form: "tol", cap: 1) } veszel el
option-rival = { CAP($seat) }
option-discard = Eldobás: { $resource }
option-draw = Húzás a limitig
option-score-end = Pontozás: { $card }

## Mi történne?

outlook-pay = { $symbols ->
    [0] Kifizetve; { $lost ->
        [0] semmi sem vész el.
       *[other] { $lost } szimbólum elvész.
    }
   *[other] Még { $symbols } hiányzik; { $cards } lap marad a kezedben.
}
outlook-cost = Ára { $symbols } szimbólum ({ $coin }).
outlook-credits = Ára { $credits } C; marad { $bank } C.
outlook-income = Ára { $symbols } szimbólum ({ $coin }). Ha minden technológiád egyezik, { $vp } GYP jár.
outlook-mine = Ára { $symbols } szimbólum ({ $coin }). { $count } bolygó termelhet.
outlook-launch = Ára { $symbols } szimbólum ({ $coin }). { $count } hajó támadhat.
outlook-rival = { $count ->
    [0] A védőnek csak az Alap Védelmi Terve van.
    [one] A védő az Alap Védelmi Tervet vagy a kezében lévő egyetlen tervet használja.
   *[other] A védő az Alap Védelmi Tervet vagy a kezében lévő { $count } terv egyikét használja.
}
outlook-use = A támadás értéke { $value }: { $results }.
outlook-check = Egyező ikon esetén { $vp } GYP jár.
outlook-score = { $vp } GYP jár érte.
outlook-draw = { $count } lapot húzol, a kézlimited { $limit }.
outlook-sell = Összesen { $credits } C.
outlook-attach = Csatolva { $symbols } szimbólum, a költség { $cost }.

## Ami történt

event-turn = { THE($seat, cap: 1) } köre · fordulójelző: { $marker }
    .short = kör
event-turn-last = { THE($seat, cap: 1) } köre · utolsó forduló
    .short = utolsó forduló
event-turn-extra = { THE($seat, cap: 1) } további köre
    .short = további kör
event-scoring = Végső pontozás
    .short = pontozás
event-action = { THE($seat, cap: 1) } akciója: { $action }.
    .short = { $action }
event-uses = { THE($seat, cap: 1) } használja: { $card }.
    .short = { $card }
event-plays = { THE($seat, cap: 1) } ereklyét játszik ki: { $artifact }.
    .short = { $artifact }
event-faction = { THE($seat, cap: 1) } ezt a frakciót vezeti: { $faction }.
    .short = { $faction }
event-sets-up = { THE($seat, cap: 1) } elvégzi az előkészületeit ({ $faction }).
    .short = előkészület
event-marker = Elfogyott az erőforráspakli: { $count } lapot keverünk újra, a fordulójelző { ART($marker) } { NUM($marker, form: "ra") } lép.
    .short = jelző: { $marker }
event-last-round = Elfogyott az erőforráspakli, és a jelző az 1-esen áll: ez az utolsó forduló, { THE($seat) } köre előtt ér véget.
    .short = utolsó forduló
event-reshuffled = Elfogyott az erőforráspakli: { $count } lapot keverünk újra.
    .short = újrakeverve
event-relics-renewed = Elfogyott az ereklyepakli: { $count } lapot keverünk újra.
    .short = újrakeverve
event-found = { THE($seat, cap: 1) } találata: { $resource }; { $count } lap a pakli aljára kerül.
    .short = megvan
event-not-found = { THE($seat, cap: 1) } { $count } lap között sem talált ilyen színt: { $colour }.
    .short = nincs találat
event-vp = { THE($seat, cap: 1) } { $vp } GYP-t kap (most { $total }).
    .short = +{ $vp } GYP
event-credits = { THE($seat, cap: 1) } { $credits } C-t kap (a bankjában { $bank } C van{ $lost ->
    [0] { "" }
   *[other] , { $lost } C elveszett
}).
    .short = +{ $credits } C
event-draws = { THE($seat, cap: 1) } { $count ->
    [0] nem húz erőforráskártyát
   *[other] { $count } erőforráskártyát húz
}.
    .short = húz: { $count }
event-your-hand = A kezed: { $resources }.
event-no-artifact = { THE($seat, cap: 1) } nem kap ereklyét, mert elfogyott.
    .short = nincs ereklye
event-artifact = { THE($seat, cap: 1) } Idegen Ereklyét szerez.
    .short = ereklye
event-your-artifact = A megszerzett ereklyéd: { $artifact }.
    .short = { $artifact }
event-no-plan = { THE($seat, cap: 1) } nem kap Védelmi Tervet, mert elfogyott.
    .short = nincs terv
event-plan = { THE($seat, cap: 1) } Védelmi Tervet húz.
    .short = Védelmi Terv
event-your-plan = A húzott Védelmi Terved: { $plan }.
    .short = { $plan }
event-fee = { THE($seat, cap: 1) } 1 C-t fizet a blokád alatt lévő kártyáért: { $card }.
    .short = díj: 1 C
event-spends = { THE($seat, cap: 1) } elkölti: { $half }.
event-pays-credits = { THE($seat, cap: 1) } { $credits } C-t fizet.
    .short = −{ $credits } C
event-completed = { THE($seat, cap: 1) } befejezi: { $card } – { $place }.
    .short = { $card }
event-auto-build = Automatikus építés ({ $seat }): { $card }.
    .short = felépül
event-produced = { THE($card, cap: 1) } terméke: { $resource } (keresett ikon: { $type }).
    .short = termelve
event-shows-match = Egyezik az ikon. Készletbe kerül ({ $card }): { $half }.
    .short = { $half }
event-shows-smaller = Nincs egyezés, a kisebbik fél kerül készletbe ({ $card }): { $half }.
    .short = kisebbik: { $half }
event-shows-either = Nincs egyezés, a két félen ugyanannyi szimbólum van. Készletbe kerül ({ $card }): { $half }.
    .short = { $half }
event-check-matches = { THE($card, cap: 1) } ellenőrzése: { $resources }. Van rajta { $type } ikon: egyezik.
    .short = egyezik
event-check-fails = { THE($card, cap: 1) } ellenőrzése: { $resources }. Nincs rajta { $type } ikon: nem egyezik.
    .short = nem egyezik
event-scored = { THE($card, cap: 1) } pontozása: { $count } számít, ez { $vp } GYP.
    .short = { $vp } GYP
event-blockaded = { THE($player, cap: 1) } blokád alá helyezi ({ $seat }): { $card }.
    .short = blokád
event-freed = Megszűnik a blokád ({ $seat }): { $card }.
    .short = felszabadul
event-attacks-aliens = { THE($seat, cap: 1) } megtámadja az Idegen Rendszert: { $system }.
    .short = { $system }
event-attacks-player = { THE($seat, cap: 1) } megtámadja { THE($player, form: "acc") }.
    .short = célpont: { $player }
event-defends = { THE($seat, cap: 1) } terve a védekezéshez: { $plan }.
    .short = { $plan }
event-boosts = { THE($seat, cap: 1) } { $credits } C-t fizet: { THE($card) } +{ $bonus } értékkel támad.
    .short = +{ $bonus } fizetve
event-reveals = { THE($card, cap: 1) } támad, a felfedett lap: { $numbered }.
    .short = felfedve
event-reveals-none = { THE($card, cap: 1) } támad, de nincs felfedhető lap: a szám 0.
    .short = nincs lap
event-attack-value = { THE($card, cap: 1) } támadása: { $number } { $bonus ->
    [0] bónusz nélkül
   *[other] és { $bonus } bónusz
}, a támadás értéke { $value }.
    .short = érték: { $value }
event-next-system = A következő Idegen Rendszer: { $system }.
    .short = új rendszer
event-no-result = { THE($card, cap: 1) } támadásának nincs eredménye.
    .short = nincs eredmény
event-loses-credits = { THE($seat, cap: 1) } { $credits } C-t veszít.
    .short = −{ $credits } C
event-saved = Megmenekül az elpusztulástól ({ $seat }): { $card }.
    .short = megmenekül
event-destroyed = Elpusztul ({ $seat }): { $card }.
    .short = elpusztul
event-damaged = Megsérül, és újra meg kell építeni ({ $seat }): { $card }.
    .short = megsérül
event-robs = { THE($seat, cap: 1) } { $credits } C-t vesz el { THE($player, form: "tol") }.
    .short = elvesz { $credits } C-t
event-extra-turns = { THE($seat, cap: 1) } { $count } további kört kap a forduló után.
    .short = további körök
event-buys = { THE($seat, cap: 1) } { $credits } C-t fizet, és { $count } lapot néz meg ({ $deck }).
    .short = { $credits } C fizetve
event-keeps = { THE($seat, cap: 1) } megtartja: { $card } – { $zone }{ $count ->
    [0] { "" }
   *[other] ; { $count } lap visszakerül a pakli aljára
}.
    .short = { $card }
event-attaches = { THE($seat, cap: 1) } csatol: { $half } – { $card }.
    .short = +{ $half }
event-discards = { THE($seat, cap: 1) } eldobja: { $resource }.
event-scores-end = { THE($card, cap: 1) } a játék végén: { $count } számít, ez { $vp } GYP ({ $seat }).
    .short = { $vp } GYP
event-final-score = { THE($seat, cap: 1) } végeredménye { $vp } GYP.
    .short = { $vp } GYP

## Miért nem?

refused-too-dear = { $symbols } { $coin } kell, { $count } lappal { $most } jön össze.
refused-cannot-pay = Az árát most nem tudod kifizetni a lapjaidból.
refused-no-credits = Ára { $credits } C, neked { $bank } C-d van.
refused-no-hand-card = Nincs a kezedben eldobható lap.
refused-no-effect = Most semmi hatása nem lenne.
refused-not-under-construction = Ez a kártya nincs az építési területeden.
refused-not-inside = Ezt az ereklyét akció előtt vagy után lehet kijátszani, közben nem: { $artifact }.
refused-not-last-round = Ezt az ereklyét csak az utolsó forduló saját körében lehet kijátszani: { $artifact }.
refused-empty-deck = Ez a pakli üres.
refused-nothing-to-prepare = Ebben a sorban nincs olyan kártya, amelynek erőforrás kellene.
refused-no-fitting-half = Nincs a sor színének megfelelő vagy arany feled.
refused-nothing-to-sell = Nincs eladható erőforráskártyád.
refused-no-token = Ebben a sorban nincs blokád alatt lévő kártya.
refused-already-used = Ebben a körben már használtad: { $card }.
refused-no-fee = { THE($card, cap: 1) } blokád alatt van, és nincs kredited a használatára.
refused-no-ready-ship = Nincs olyan műveleti hajód, amely most támadhatna.
refused-no-ready-technology = Nincs ellenőrizhető műveleti technológiád.
refused-no-ready-planet = Nincs olyan műveleti bolygód, amely termelhetne.
refused-no-action-left = Ebben a körben már végrehajtottad az akciódat.
refused-must-act = Előbb végre kell hajtanod az akciódat.
refused-wrong-colour = Ez most nem számít: { $half }. Ami kell: { $coin }.
refused-gold-is-gold = Az arany csak alapakcióknál helyettesít más színt.
refused-superfluous = Ezzel felesleges lap kerülne a fizetésbe: { $half }.
refused-out-of-reach = Ezzel nem jön ki az ár a laplimiten belül: { $half }.
refused-one-colour = Egy kereskedés lapjai azonos színűek; csak arany adható hozzájuk.
refused-plan-price = Ennek a tervnek a használata { $credits } C: { $plan }.
refused-has-attacked = Ebben a körben már támadott: { $card }.
refused-not-in-squad = Ebben a támadásban nem vesz részt: { $card }.
refused-over-limit = Több lapod van, mint { ART($count) } { $count } lapos limit: előbb dobj el a felesleget.
refused-has-token = Ezen a kártyán már van blokádjelző: { $card }.
refused-must-check = Nincs blokád alatt, ezért sorra kell kerülnie: { $card }.
refused-too-many = Ennyi lapot nem tudsz kifizetni.

## Akciók: nevek, árak, mit hoznak

do-buy = Vásárlás
do-build = Hajóépítés
do-develop = Fejlesztés
do-explore = Felfedezés
do-prepare = Előkészítés
do-launch = Támadás
do-income = Bevétel
do-mine-planets = Bányászat
do-trade = Kereskedés
do-unblock = Blokádok
do-ability = { $ability }
do-artifact = { $artifact }
price-said = { $symbols } szimbólum ({ $coin })
price-cards = { $count ->
    [one] 1 lap
   *[other] 1–{ $count } lap
}
gain-buy = { $count ->
    [one] 1 építendő kártya
   *[other] { $count } lapból 1
}
gain-one-of = { $count } közül egy
gain-prepare = csatolva
gain-launch = { $count ->
    [0] nincs hajó
   *[other] { $count } hajó támad
}
gain-income = { $vp ->
    [0] most 0 GYP
   *[other] legfeljebb { $vp } GYP
}
gain-mine = { $count ->
    [0] nincs bolygó
   *[other] { $count } bolygó termel
}
gain-trade = legfeljebb { $credits } C
gain-free = { $card }: felszabadul
gain-free-some = 1–{ $count } jelző
brief-refresh = legfeljebb { $count } lap cseréje
brief-attach = { $count } lap csatolása
brief-search = { $count } lap keresése
brief-produce = { $amount } lap termelése
brief-clear-blockade = blokádok le
brief-score-free = { $count } pontozása
brief-attack-with-one = támadás +{ $amount }
brief-complete-now = egy kártya befejezése
brief-buy-with = vásárlás
brief-draft = { $count } lapból { $keep }
brief-steal = elvesz { $amount } C-t
brief-extra-action = még { $count } akció
brief-extra-turns = { $count } további kör
brief-place-blockade = { $count } blokád
gain-end = jön a húzás
gain-pass = semmi
refused-no-project = Nincs mit befejezni: előbb vásárolj ({ $deck }).
refused-no-token-at-all = Egyetlen kártyád sincs blokád alatt.

## Mi történne, részletesebben

outlook-best = A legjobb fizetés: { $list }; { $lost ->
    [0] semmi sem vész el.
   *[other] { $lost } szimbólum elvész.
}
outlook-cost-parts = A sor ára { $cost }: { $base }{ $owned ->
    [0] { "" }
   *[other] {" "}+ { $owned } a meglévő kártyákért
}{ $less ->
    [0] { "" }
   *[other] {" "}− { $less } kedvezmény
}.
outlook-attached = Már { $symbols } szimbólum van csatolva.
outlook-in-empire = A játék végén a birodalom minden kártyája { $vp } GYP.
outlook-seen = { $count } lapot nézel meg ({ $deck }), { NUM($keep, form: "acc") } tartasz meg.
outlook-prepare = Legfeljebb { $count } lapot csatolsz.
outlook-needs = { $card }: még { $symbols } szimbólum kell.
outlook-trade = Legfeljebb { $count } azonos színű lapot adsz el, legfeljebb { $credits } C-ért.
outlook-credits-lost = { $lost } C elveszne: a bankban { $most } C fér el.
outlook-fee = 1 C egy használatért; marad { $bank } C.
outlook-card-fee = Blokád alatt van: ez 1 C-be kerül.
outlook-row-cost = A sor következő kártyájának ára ({ $row }): { $symbols }.
outlook-completes = { THE($card, cap: 1) } ezzel elkészül{ $lost ->
    [0] { "" }
   *[other] , { $lost } szimbólum elvész
}.
outlook-blockade = A tulajdonosa ezután minden használatért 1 C-t fizet.
outlook-colour = { $all } nem látott lapból { NUM($count, form: "on") } szerepel.
outlook-rob = { $credits } C-t kapsz, nála { $bank } C marad.
outlook-open = { $count } kártyára kerülhet blokádjelző.
outlook-ends = Ezután a kör után véget ér a játék.
outlook-marker = Elfogy az erőforráspakli: a fordulójelző { ART($marker) } { NUM($marker, form: "ra") } lép.
outlook-last-round = Elfogy az erőforráspakli, és a jelző az 1-esen áll: kezdődik az utolsó forduló.
outlook-reshuffle = Elfogy az erőforráspakli, újrakeverjük.
outlook-discard = { $cards } lap marad a kezedben, azután { NUM($count, form: "acc") } húzol.
outlook-match = { $card }: { $chance } % az egyezés esélye.
outlook-check-of = { $card }: { $chance } % eséllyel { $vp } GYP.
outlook-produce = { $count } lapot termel, egyezésenként 1 GYP jár.
outlook-empty-empire = A birodalma üres: nincs mire blokádot tenni.
outlook-end-vp = A játék végén { $vp } GYP-t ér neked.
outlook-at-end = A táblázata a mostani állás szerint a játék végén { $vp } GYP-t adna.
odds-of-ship = { $card } támadása ({ $system }):
odds-against-plan = { $card } támadása ({ $plan }):
odds-row = { $value }: { $results }
odds-match = egyezik: { $vp } GYP
odds-no-match = nem egyezik
odds-produce-match = egyezik: 1 GYP, szabadon választott fél
odds-produce-smaller = nem egyezik: a kisebbik fél
odds-produce-equal = nem egyezik: egyforma felek
mark-pays = fizetne

## A játék vége

end-score = A legtöbb győzelmi pont nyer.
end-tie = Pontegyenlőség: a bankban lévő kredit dönt, azután a birodalom kártyáinak száma.
term-production = Termelés
term-income = Pontozott technológiák
term-attacks = Támadások
term-effects = Kártyahatások
term-cards = A birodalom kártyái
term-technologies = Technológiák a játék végén
term-faction = Frakció
preset-first = Ketten, a legrövidebb játék; a frakciókat a véletlen osztja ki.
preset-usual = Hárman; a frakciókat a véletlen osztja ki.
preset-everything = Öten, teljes asztallal; mindenki választ magának frakciót.

variant-factions = Frakciók
    .text = Minden frakciónak más az erőssége és a végső pontozása.
variant-factions-dealt = véletlenszerűen kiosztva
variant-factions-chosen = fordított sorrendben választva
