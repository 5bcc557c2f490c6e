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

event-turn = { THE($seat, cap: 1) } következik.
event-action = { THE($seat, cap: 1) } akciója: { $action }.
event-uses = { THE($seat, cap: 1) } használja: { $card }.
event-plays = { THE($seat, cap: 1) } ereklyét játszik ki: { $artifact }.
event-faction = { THE($seat, cap: 1) } ezt a frakciót vezeti: { $faction }.
event-sets-up = { THE($seat, cap: 1) } elvégzi az előkészületeit ({ $faction }).
event-marker = Elfogyott az erőforráspakli: újrakeverjük, a fordulójelző { ART($marker) } { NUM($marker, form: "ra") } lép.
event-last-round = Elfogyott az erőforráspakli, és a jelző az 1-esen áll: ez az utolsó forduló.
event-reshuffled = Újrakeverjük az erőforráspaklit.
event-found = { THE($seat, cap: 1) } találata: { $resource }; { $count } lap a pakli aljára kerül.
event-not-found = { THE($seat, cap: 1) } { $count } lap között sem talált ilyen színt: { $colour }.
event-vp = { THE($seat, cap: 1) } { $vp } GYP-t kap.
event-credits = { THE($seat, cap: 1) } { $credits } C-t kap (a bankjában { $bank } C van).
event-draws = { THE($seat, cap: 1) } { $count ->
    [0] nem húz erőforráskártyát
   *[other] { $count } erőforráskártyát húz
}.
event-your-hand = A kezed: { $resources }.
event-no-artifact = { THE($seat, cap: 1) } nem kap ereklyét, mert elfogyott.
event-artifact = { THE($seat, cap: 1) } Idegen Ereklyét szerez.
event-your-artifact = A megszerzett ereklyéd: { $artifact }.
event-no-plan = { THE($seat, cap: 1) } nem kap Védelmi Tervet, mert elfogyott.
event-plan = { THE($seat, cap: 1) } Védelmi Tervet húz.
event-your-plan = A húzott Védelmi Terved: { $plan }.
event-fee = { THE($seat, cap: 1) } 1 C-t fizet a blokád alatt lévő kártyáért: { $card }.
event-spends = { THE($seat, cap: 1) } elkölti: { $half }.
event-pays-credits = { THE($seat, cap: 1) } { $credits } C-t fizet.
event-completed = { THE($seat, cap: 1) } befejezi: { $card } – { $place }.
event-auto-build = Automatikus építés ({ $seat }): { $card }.
event-produced = { THE($card, cap: 1) } terméke: { $resource } (keresett ikon: { $type }).
event-shows-match = Egyezik az ikon. Készletbe kerül ({ $card }): { $half }.
event-shows-smaller = Nincs egyezés, a kisebbik fél kerül készletbe ({ $card }): { $half }.
event-shows-either = Nincs egyezés, a két félen ugyanannyi szimbólum van. Készletbe kerül ({ $card }): { $half }.
event-check-matches = { THE($card, cap: 1) } ellenőrzése: { $resources }. Van rajta { $type } ikon: egyezik.
event-check-fails = { THE($card, cap: 1) } ellenőrzése: { $resources }. Nincs rajta { $type } ikon: nem egyezik.
event-scored = { THE($card, cap: 1) } pontozása: { $vp } GYP.
event-blockaded = Blokád alá kerül ({ $seat }): { $card }.
event-freed = Megszűnik a blokád ({ $seat }): { $card }.
event-attacks-aliens = { THE($seat, cap: 1) } megtámadja az Idegen Rendszert: { $system }.
event-attacks-player = { THE($seat, cap: 1) } megtámadja { THE($player, form: "acc") }.
event-defends = { THE($seat, cap: 1) } terve a védekezéshez: { $plan }.
event-attack-value = { THE($card, cap: 1) } támad: a felfedett szám { $number }, a bónusz { $bonus }, a támadás értéke { $value }.
event-next-system = A következő Idegen Rendszer: { $system }.
event-no-result = { THE($seat, cap: 1) } támadásának nincs eredménye.
event-loses-credits = { THE($seat, cap: 1) } { $credits } C-t veszít.
event-saved = Megmenekül az elpusztulástól ({ $seat }): { $card }.
event-destroyed = Elpusztul ({ $seat }): { $card }.
event-damaged = Megsérül, és újra meg kell építeni ({ $seat }): { $card }.
event-robs = { THE($seat, cap: 1) } { $credits } C-t vesz el { THE($player, form: "tol") }.
event-extra-turns = { THE($seat, cap: 1) } { $count } további kört kap a forduló után.
event-buys = { THE($seat, cap: 1) } { $credits } C-t fizet, és { $count } lapot néz meg ({ $deck }).
event-keeps = { THE($seat, cap: 1) } megtartja: { $card } – { $zone }.
event-attaches = { THE($seat, cap: 1) } csatol: { $half } – { $card }.
event-discards = { THE($seat, cap: 1) } eldobja: { $resource }.
event-scores-end = { THE($card, cap: 1) } a játék végén { $vp } GYP-t ad ({ $seat }).
event-final-score = { THE($seat, cap: 1) } végeredménye { $vp } GYP.

## Miért nem?

refused-too-dear = { $symbols } szimbólum kell ({ $coin }); { $count } lappal legfeljebb { $most } jön össze.
refused-cannot-pay = Az árát most nem tudod kifizetni a lapjaidból.
refused-no-credits = Nincs elég kredited.
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
refused-no-ready-card = Egyetlen műveleti kártyád sem tudna részt venni benne.
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
variant-factions = Frakciók
variant-factions-dealt = véletlenszerűen kiosztva
variant-factions-chosen = fordított sorrendben választva
