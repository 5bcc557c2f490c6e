### Ami történt: a napló mondata, a gyöngy felirata, és az ok.

event-round = { $round }. forduló.
    .short = { $round }. forduló
event-turn = { THE($seat, cap: 1) } köre ({ $faction }).
    .short = { $seat }
event-income = { THE($seat, cap: 1) } bevétele{ $side }: { $hexilum } hexilum (most { $stock }).
    .short = Bevétel +{ $hexilum }
event-mined = A hexilumbányáért ({ $area }) { THE($seat) }{ $side } { $hexilum } hexilumot kap (most { $stock }).
    .short = Bánya +{ $hexilum }
event-gained = { THE($seat, cap: 1) }{ $side } { $hexilum } hexilumot kap (most { $stock }).
    .short = +{ $hexilum } hexilum
event-stock-full = { THE($seat, cap: 1) } hexilumkészlete{ $side } megtelt: { $hexilum } hexilum elvész.
    .short = Megtelt
event-healed = { THE($seat, cap: 1) } vezére{ $side } { $amount } életpontot gyógyul (most { $life }).
    .short = +{ $amount } életpont
event-life-lost = { THE($seat, cap: 1) } vezére{ $side } { $amount } életpontot veszít (maradt { $life }).
    .short = −{ $amount } életpont
event-eliminated = { THE($seat, cap: 1) } vezére meghalt: { $more ->
    [0] kiesett a játékból ({ $faction }).
   *[other] egyik frakciója ({ $faction }) kiesett, a másikkal játszik tovább.
}
    .short = Meghalt a vezér
event-placed = { THE($seat, cap: 1) }{ $side } felhelyez a táblára: { $unit } ({ $area }).
    .short = Ide: { $area }
event-recalled = { THE($seat, cap: 1) }{ $side } visszavesz a tábláról: { $unit } ({ $area }).
    .short = Visszavétel
event-neutral-removed = A semleges egység ({ $area }) a dobozba kerül.
    .short = Semleges le
event-mercenary-lost = { THE($seat, cap: 1) } zsoldosa{ $side } lekerül a tábláról: { $unit } ({ $area }).
    .short = Zsoldos elveszett
event-zombie-back = { THE($seat, cap: 1) } egysége{ $side } visszatér az anyahajóra: { $unit } ({ $area }).
    .short = Az anyahajóra
event-to-hospital = { THE($seat, cap: 1) } egysége{ $side } a kórházhajóra kerül: { $unit } ({ $area }).
    .short = Kórházhajó
event-guarded = { THE($seat, cap: 1) } egysége{ $side } közbelép: { $unit2 } ({ $area2 }) a megtámadott egység helyett ({ $unit }, { $area }).
    .short = Védelmező
event-leader-moved = { THE($seat, cap: 1) } áthelyezi a vezérét{ $side }: { $area } → { $area2 }.
    .short = Vezér: { $area2 }
event-swapped = { THE($seat, cap: 1) }{ $side } megcserél két egységet: { $unit } ({ $area }) és { $unit2 } ({ $area2 }).
    .short = Csere
event-moved = { THE($seat, cap: 1) }{ $side } üres területre mozgat egy egységet: { $unit }, { $area } → { $area2 }.
    .short = Ide: { $area2 }
event-taken-back = { THE($seat, cap: 1) }{ $side } visszavesz a kórházhajóról az anyahajóra: { $unit }.
    .short = Visszavéve
event-income-raised = { THE($seat, cap: 1) } bevétele{ $side } fizetés nélkül { NUM($level, form: "ra") } nő.
    .short = Bevétel: { $level }
event-income-paid = { THE($seat, cap: 1) }{ $side } { $level } hexilumért { NUM($level, form: "ra") } növeli a bevételét.
    .short = Bevétel: { $level }
event-extra-cards = { THE($seat, cap: 1) }{ $side } a piacfázisban további { $cards } lapból is vásárolhat.
    .short = További lapok
event-extra-turned = További felcsapott lapok ({ $seat }{ $side }): { $card }.
    .short = További lapok
event-market-phase = Piacfázis: { $seat }{ $side }, { $hexilum } hexilum.
    .short = Piac
event-market-filled = Új lap a piacon: { $card }.
    .short = Piac
event-sent-away = { THE($seat, cap: 1) }{ $side } anyahajót támad ({ $seat2 }{ $side2 }): a kórházhajóra kerül egy egység, { $unit }.
    .short = Anyahajó
event-hexilum-stolen = { THE($seat, cap: 1) }{ $side } { $hexilum } hexilumot rabol { THE($seat2, form: "tol") }{ $side2 }.
    .short = Rablás
event-hexilum-burnt = { THE($seat, cap: 1) }{ $side } támadása miatt { THE($seat2) }{ $side2 } { $hexilum } hexilumot veszít.
    .short = −{ $hexilum } hexilum
event-card-stolen = { THE($seat, cap: 1) }{ $side } elrabol egy akciókártyát { THE($seat2, form: "tol") }{ $side2 }: { $card }.
    .short = Kártyarablás
event-card-destroyed = { THE($seat, cap: 1) }{ $side } megsemmisíti { THE($seat2) }{ $side2 } egyik akciókártyáját: { $card }.
    .short = Kártya oda
event-mercenary-stolen = { THE($seat, cap: 1) }{ $side } elrabol egy zsoldoskártyát { THE($seat2, form: "tol") }{ $side2 }: { $card }. { $tokens ->
    [stays] Ott marad, ahol áll, és mostantól érte harcol.
    [back] Lekerül a tábláról, később újra felhelyezhető.
   *[card] A kártyáján vár.
}
    .short = Zsoldosrablás
event-ability = { THE($seat, cap: 1) } egységének{ $side } képessége működésbe lép: { $unit }.
    .short = Képesség
event-ability-void = { THE($seat, cap: 1) } egységének{ $side } képessége hatástalan: { $unit }. { no-effect }
    .short = Hatástalan
event-declined = { THE($seat, cap: 1) }{ $side } lemond a képességről.
    .short = Lemondás
event-passed = { THE($seat, cap: 1) }{ $side } passzol.
    .short = Passz
event-attacked = { THE($seat, cap: 1) } egysége{ $side } támad: { $unit } ({ $area }). A célpont: { $unit2 } ({ $area2 }).
    .short = Támadás: { $area2 }
event-struck = { THE($seat, cap: 1) }{ $side } megtámad egy területet: { $area } ({ $unit }).
    .short = Támadás: { $area }
event-struck-nobody = { THE($seat, cap: 1) }{ $side } megtámad egy üres területet: { $area }.
    .short = Senkit sem ért
event-laid = { THE($seat, cap: 1) } formációja{ $side }: { $shape ->
    [attack] támadás: { $area }.
    [place] ide helyezhet le: { $area2 }.
   *[both] támadás: { $area }; utána ide helyezhet le: { $area2 }.
}
    .short = Formáció
event-landing = { THE($seat, cap: 1) } egysége{ $side } leszáll: { $unit } ({ $area }).
    .short = Leszállás: { $area }
event-landing-failed = Nem szabadult fel a terület ({ $area }): { $unit } ott marad, ahol volt.
    .short = Nincs leszállás
event-played = { THE($seat, cap: 1) }{ $side } kijátszik egy akciókártyát: { $card }. { effect.told }
    .short = { $card }
event-activated = { THE($seat, cap: 1) }{ $side } aktiválja: { $card }.
    .short = { $card }
event-faction-ability = { THE($seat, cap: 1) } vezére frakcióképességet használ ({ $faction }).
    .short = Képesség
event-bought = { THE($seat, cap: 1) }{ $side } { $hexilum } hexilumért megveszi: { $card }.
    .short = { $card }
event-reshuffled = A dobópakli újrakeverve új piacpakli lett: { $cards } lap.
    .short = Újrakeverés
event-stopped = Lement { $rounds } forduló.
    .short = Vége
event-common-mission = A közös küldetés: { $mission }.
    .short = Küldetés
event-mission-formed = Összeállt a közös küldetés: { $mission } ({ $area }).
    .short = Győzelem
event-secret-formed = { THE($seat, cap: 1) } titkos küldetése{ $side } állt össze: { $mission } ({ $area }).
    .short = Győzelem
event-faction-chosen = { THE($seat, cap: 1) } frakciója: { $faction }.
    .short = { $faction }
event-tiles-turned = A választható szövetségeslapkák: { $ally }.
    .short = Lapkák
event-ally-chosen = { THE($seat, cap: 1) } szövetségese{ $side }: { $ally }.
    .short = { $ally }
event-secret-taken = { THE($seat, cap: 1) }{ $side } elvesz egy titkos küldetést.
    .short = Titkos küldetés
event-secret-own = A titkos küldetésed{ $side }: { $mission }.
    .short = { $mission }
event-tiles-shown = { THE($seat, cap: 1) }{ $side } felfedi a lapkáit: { $ally }.
    .short = Felfedés
event-tile-thrown = { THE($seat, cap: 1) }{ $side } eldob egy lapkát: { $ally }.
    .short = Eldobva

## Miért történt?

cause-fallen = { $why ->
    [attack] Támadott: utána csak az elit egység marad a táblán.
    [guard] A szomszédja helyett áldozták fel.
   *[hit] Megtámadták, és senki sem lépett közbe.
}
cause-mercenary = { cause-fallen } { $more ->
    [0] A kártyája a dobópaklira kerül.
   *[other] A kártyája marad, mert van másik zsetonja.
}
cause-life = { $why ->
    [attack] Aki vezérrel támad, 1 életponttal fizet.
    [move] Az áthelyezés a vezér 1 életpontjába kerül.
    [ability] A frakcióképesség a vezér 1 életpontjába kerül.
    [damage] Egy kártya vagy képesség bárhol elér egy vezért.
   *[hit] Megtámadták: a vezér a helyén marad, de 1 életpontot veszít.
}
cause-eliminated = Egységei semlegesként a táblán maradnak, kártyái a dobópaklira kerülnek.
cause-laid = Előbb a támadások jönnek egymás után, a saját egységekre is; aztán a lehelyezések.
cause-arrived = Azért működik, mert az egység a táblára került.

## Az asztal fölött

stage-attack = Támadás
stage-guard = { THE($seat, cap: 1) } Védelmezője ({ $area }) közbeléphet.
stage-card = Mit tud?
stage-mission = Küldetés
