### Amit kérdezünk, amit választani lehet, ami történt, és ami nem lehetséges.

## Kérdések

ask-faction = Melyik frakciót vezeted?
ask-act = Mi legyen az akciód?
ask-act-more = Szeretnél még valamit az akciódon kívül?
ask-pay = Fizess ki { $symbols } szimbólumot ({ $coin }) { $purpose }, legfeljebb { $count } lappal.
ask-fees = Fizetsz 1 kreditet, hogy most egy blokád alatt lévő kártyát használj?
ask-react = Melyik hatás következik?
ask-extra = { CAP($deck) }: az ár { $credits } C. Hány további lapot nézel meg, darabját 1 C-ért?
ask-keep = Melyik kártyát tartod meg? Legfeljebb { NUM($count, form: "acc") } tarthatsz meg.
ask-deck = Melyik pakliból?
ask-side = { $card } a birodalmadba kerül: melyik oldalával?
ask-auto-build = Melyik kártya készül el először?
ask-attach = Csatolj erőforrást (legfeljebb még { $count } lapot).
ask-sell = Melyik felet adod el? Még legfeljebb { $count } lap, eddig { $credits } C.
ask-free = Melyik kártyáról kerül le a blokádjelző?
ask-show = Melyik fele látszódjon a készletben? ({ $card })
ask-target = Kit támadsz meg? Az Elérhető Idegen Rendszer: { $system }.
ask-defend = Megtámadtak: melyik tervet használod?
ask-ship = Melyik hajó támad most?
ask-one-ship = Melyik hajó támad +{ $bonus } értékkel?
ask-boost = { $card }: fizetsz { $credits } C-t +{ NUM($bonus, form: "ert") }?
ask-use = { $card }: melyik felfedett lap számít?
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
ask-drop = Dobj el egy lapot a kezedből (legfeljebb még { NUM($count, form: "acc") }).
ask-draw = Dobj el tetszőleges számú lapot, majd húzz.
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
option-ability = Frakcióképesség
option-card-action = { $card } akciója
option-use-card = Használat: { $card }
option-artifact = Ereklye kijátszása: { $artifact }
option-end = Az akciófázis vége
option-pass = Passz: nincs lehetséges akció
option-pay = Fizetés: { $half }
option-fee = 1 C ezért: { $card }
option-decline = Nem kérem
option-done = Kész
option-extra = { $count ->
    [0] Nem kérek több lapot
   *[other] Még { $count } lap
}
option-deck = { CAP($deck) }
option-keep = Megtartom: { $card }
option-place = { CAP($place) }
option-auto-build = Először: { $card }
option-attach = { $half } ide: { $card }
option-sell = Eladás: { $half }
option-show = { $half }
option-free = { $card }
option-trigger = { $card }
option-attack-aliens = Megtámadom az Idegen Rendszert
option-attack-player = Megtámadom { THE($seat, form: "acc") }
option-stay = Nincs támadás
option-plan = { $plan }
option-ship = Támad: { $card }
option-stop = A támadás vége
option-boost = Fizetek a bónuszért
option-use = { $resource }
option-result = { $gains }
option-blockade = Blokád: { $card }
option-check = Ellenőrzés: { $card }
option-mine = Termel: { $card }
option-score = Pontozás: { $card }
option-planet = { $card }
option-colour = { CAP($colour) }
option-rob = Elveszek { THE($seat, form: "tol") }
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
outlook-cost = Ára { $symbols } { $coin }.
outlook-credits = Ára { $credits } C; marad { $bank } C.
outlook-sell = Összesen { $credits } C.
outlook-attach = Csatolva { $symbols } szimbólum, a költség { $cost }.

## Ami történt

event-turn = { THE($seat, cap: 1) } következik.
event-action = { THE($seat, cap: 1) } akciója: { $action }.
event-uses = { THE($seat, cap: 1) } használja: { $card }.
event-plays = { THE($seat, cap: 1) } ereklyét játszik ki: { $artifact }.
event-faction = { THE($seat, cap: 1) } frakciója: { $faction }.
event-sets-up = { THE($seat, cap: 1) } előkészületei: { $faction }.
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
event-produced = { $card } terméke: { $resource }.
event-check-matches = { $card } ellenőrzése: { $resources }, egyezik.
event-check-fails = { $card } ellenőrzése: { $resources }, nem egyezik.
event-scored = { $card } pontozása: { $vp } GYP.
event-blockaded = Blokád alá kerül ({ $seat }): { $card }.
event-freed = Megszűnik a blokád ({ $seat }): { $card }.
event-attacks-aliens = { THE($seat, cap: 1) } megtámadja az Idegen Rendszert: { $system }.
event-attacks-player = { THE($seat, cap: 1) } megtámadja { THE($player, form: "acc") }.
event-defends = { THE($seat, cap: 1) } terve a védekezéshez: { $plan }.
event-attack-value = { $card } felfedett száma { $number }: a támadás értéke { $value }.
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
event-scores-end = { $card } a játék végén { $vp } GYP-t ad ({ $seat }).
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
refused-no-fee = { $card } blokád alatt van, és nincs kredited a használatára.
refused-no-ready-card = Egyetlen műveleti kártyád sem tudna cselekedni.
refused-no-action-left = Az e köri akciódat már végrehajtottad.
refused-must-act = Előbb végre kell hajtanod az akciódat.
refused-wrong-colour = Ez most nem számít: { $half }. Ami kell: { $coin }.
refused-gold-is-gold = Az arany csak alapakcióknál helyettesít más színt.
refused-superfluous = Ezzel felesleges lap kerülne a fizetésbe: { $half }.
refused-out-of-reach = Ezzel nem jön ki az ár a laplimiten belül: { $half }.
refused-one-colour = Egy kereskedés lapjai azonos színűek; csak arany adható hozzájuk.
refused-plan-price = Ennek a tervnek a használata { $credits } C: { $plan }.
refused-has-attacked = Ebben a körben már támadott: { $card }.
refused-not-in-squad = Ebben a támadásban nem vesz részt: { $card }.
refused-over-limit = Több lapod van, mint a { $count } lapos limit: előbb dobj el.
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
