### Miért nem választható valami: ami más fázishoz, más hatáshoz, más dologhoz tartozik.

refused-choose-unit-first = Ez a terület ({ $area }) üres. Ha ide helyeznél egységet, előbb az egységet válaszd ki (anyahajó, szövetségeslapka vagy zsoldoskártya), aztán a területet.
refused-nothing-to-place = Ez a terület ({ $area }) üres, de nincs felhelyezésre váró egységed.
refused-no-target = Ez az egységed ({ $unit }, { $area }) nem támadhat: nincs mellette ellenséges egység.
refused-no-attacker = E mellett a terület mellett ({ $area }) nem áll olyan egységed, amely támadhat.
refused-turn-reaches = Most azt választod ki, merre forduljon a formáció ({ $area2 }), nem a területeit. Ezt a területet ({ $area }) így éri el: { $turn }.
refused-no-turn-reaches = A formáció ({ $area2 }) ezt a területet ({ $area }) sehogyan elforgatva sem éri el.
refused-turn-in-vain = Így elforgatva ({ $area }) a formáció semmin sem változtatna, vagy ugyanazt tenné, mint egy másik irányban.
refused-market-later = { $yours ->
    [1] { $card }: { $cost } hexilumba kerül, és az akcióid után, a piacfázisban veheted meg. Most { $hexilum } hexilumod van.
   *[other] { $card }: { $cost } hexilumba kerül. Vásárolni csak a saját köröd piacfázisában lehet.
}
refused-rival-by-effect = Játékost csak akkor választasz, ha egy kártya vagy képesség árt neki vagy meglopja: akcióval { THE($faction, form: "acc") } így nem célozhatod meg.
refused-ship-by-effect = { CAP($unit) }: { THE($faction) } anyahajóján álló egységeket csak anyahajót támadó kártya vagy képesség éri el.
refused-card-by-effect = { $card }: { THE($faction) } kártyája. Csak olyan kártya vagy képesség érheti el, amely kártyát rabol vagy semmisít meg.

## Ami egy kérdésnél egyedül választható

refused-only-buy = Az akcióid véget értek: a piacfázisban lapot vehetsz, vagy befejezed a fázist.
refused-only-place = Most egy egységet helyezel fel ({ $unit }): válassz neki üres területet a táblán.
refused-only-put = Most csak felhelyezésre váró egységed választható, aztán a formáció egyik üres területe.
refused-only-land = Most csak felhelyezésre váró egységed választható, aztán egy terület a vezéred mellett.
refused-only-hit = Most egy területet támadsz meg: csak olyan választható a táblán, ahol áll valami.
refused-only-hit-beside = Most az elhagyott terület ({ $area }) egyik szomszédját támadod meg: más nem választható.
refused-only-swap = Most egy egységet cserélsz meg vagy mozgatsz: csak a táblán álló egység választható.
refused-only-swap-with = Most ezt az egységet cseréled meg vagy mozgatod: { $unit } ({ $area }). Válassz egy másik egységet vagy egy üres területet.
refused-only-turn = Most ennek az egységnek a formációját forgatod: { $unit } ({ $area }). Válassz egy irányt.
refused-only-turn-free = Most a formációt forgatod ({ $area }): válassz egy irányt.
refused-only-lay = Most egy formációt helyezel el: válassz neki területet a táblán.
refused-only-take-back = Most csak a saját kórházhajódon lévő egységet vehetsz vissza.
refused-only-restore = Most csak a saját kórházhajódon lévő egységet tehetsz a táblára.
refused-only-damage = Ez a hatás egy vezérnek árt: válassz ellenfelet.
refused-only-raid = Ez a hatás anyahajót támad: válassz olyan ellenfelet, akinek van ott egysége.
refused-only-send = Most { THE($faction) } anyahajóját támadod: az ott lévő egységek közül válassz.
refused-only-steal-hexilum = Most hexilumot rabolsz: válassz olyan ellenfelet, akinek van.
refused-only-burn-hexilum = Most valaki hexilumot veszít: válassz olyan ellenfelet, akinek van.
refused-only-steal-card = Most akciókártyát rabolsz: egy ellenfeled akciókártyái közül válassz.
refused-only-destroy-card = Most egy akciókártya kikerül a játékból: egy ellenfeled akciókártyái közül válassz.
refused-only-steal-mercenary = Most zsoldost rabolsz: egy ellenfeled zsoldoskártyái közül válassz.
refused-only-leave-or-withdraw = Előbb döntsd el, hogy a zsoldos ({ $card }) a táblán marad-e, vagy visszakerül a kártyájára.
refused-only-guard = Előbb a támadásról dönts ({ $area }): csak a mellette álló Védelmeződ léphet közbe.
refused-only-choose-faction = Most csak olyan frakció választható, amelyet még senki sem vezet.
refused-only-choose-ally = Most csak a felcsapott szövetségeslapkák közül választhatsz.
refused-only-choose-mission = Most csak a felcsapott küldetések közül választhatsz.
refused-only-keep-tile = Most csak olyan lapkát tarthatsz meg, amely ennek a frakciónak a kezében van: { $faction }.
refused-only-throw-tile = Most csak e frakció ({ $faction }) jobb oldali szomszédjának lapkái közül dobhatsz el egyet.

## Mi hiányzik egy hatáshoz

refused-no-effect = { $card }: most semmin sem változtatna. { no-effect }
refused-no-effect-ability = { THE($faction, cap: 1) } képessége most semmin sem változtatna. { no-effect }
no-effect = { $effect ->
    [attack] Ahol a formáció elérne valakit, ott nem áll semmi.
    [both] Ahol a formáció elérne valakit, ott nem áll semmi.
    [place] Nincs felhelyezésre váró egységed, vagy nincs neki hely.
    [place_onto] Nincs felhelyezésre váró egységed, vagy csak vezérek állnak a tiéd mellett.
    [attack_then_place] Nem áll semmi a táblán.
    [swap_self] Nincs mivel megcserélni, és üres terület sincs.
    [swap_any_unit] Vezéreken kívül nem áll semmi a táblán.
    [swap_mercenary_or_allied] Nincs a táblán olyan zsoldos vagy szövetséges egység, amely cserélhető vagy mozgatható.
    [gain_hexilum] A hexilumkészleted megtelt.
    [steal_hexilum] Egyik ellenfelednek sincs hexiluma.
    [lose_hexilum] Egyik ellenfelednek sincs hexiluma.
    [raise_income] A bevételed már a legmagasabb.
    [attack_mothership] Egyik ellenfelednek sincs támadható egysége az anyahajóján.
    [heal_leader] A vezéred életereje teljes.
    [hospital_to_mothership] Üres a kórházhajód.
    [hospital_to_board] A kórházhajódról most egy egység sem kerülhet a táblára; a szövetségesekhez a vezérednek is ott kell állnia.
    [destroy_action_card] Egyik ellenfelednek sincs akciókártyája.
    [steal_action_card] Egyik ellenfelednek sincs akciókártyája.
    [steal_mercenary_card] Egyik ellenfelednek sincs zsoldoskártyája.
   *[other] Nincs több felcsapható lap.
}

turned-0 = ahogy a kártyán áll
turned-1 = 60°-kal elforgatva
turned-2 = 120°-kal elforgatva
turned-3 = 180°-kal elforgatva
turned-4 = 240°-kal elforgatva
turned-5 = 300°-kal elforgatva

## Mire való egy hely

about-mothership = Innen kerülnek az egységek a táblára. Az anyahajót érő támadás a kórházhajóra küldi őket.
about-hospital = Ide kerülnek a megsemmisült egységek. Egy akcióért egy egység visszakerül az anyahajóra.
about-tile = Itt várnak a szövetséges egységek; anyahajót érő támadás itt nem éri el őket. Csak akkor helyezhetők fel, ha a vezérük a táblán van.
about-market = A piacfázisban, az akciók után bármennyi lap megvehető innen; utána ötre töltődik fel.
