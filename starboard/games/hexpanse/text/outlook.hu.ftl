### Mi történne egy választással, és mi lesz azokkal, akik harcolnak.

outlook-attack = { THE($unit, cap: 1) } ({ $area2 }) a kórházhajóra kerül.
outlook-attack-leader = A megtámadott vezér ({ $area2 }) 1 életpontot veszít (marad { $life }).
outlook-attack-kills = A megtámadott vezér ({ $area2 }) az utolsó életpontját veszti el: a frakciója kiesik.
outlook-attack-wins = Meghal az utolsó ellenséges vezér ({ $area2 }): ez megnyeri a játékot!
outlook-attack-mercenary = { $unit } lekerül a tábláról, a kártyája a dobópaklira.
outlook-attack-token = { $unit } elveszti itt álló zsetonját ({ $area2 }); a kártyája marad, mert van másik zsetonja.
outlook-attack-zombie = { THE($unit, cap: 1) } ({ $area2 }) visszakerül az anyahajóra.
outlook-attack-neutral = A semleges egység ({ $area2 }) a dobozba kerül.
outlook-guarded = { THE($seat, cap: 1) } helyette a Védelmezőt ({ $area }) áldozhatja fel. Ha nem teszi:
outlook-certain = Ez biztos: nincs kocka, és nincs Védelmező a célpont mellett.
outlook-fate = { $fate ->
    [dies] A támadó vezér az utolsó életpontját veszti el: a frakciója kiesik!
    [wounded] A támadó vezér 1 életpontot veszít (marad { $life }).
    [stays] A támadó elit egység a táblán marad.
    [zombie] A támadó visszakerül az anyahajóra.
    [mercenary] A támadó zsoldos lekerül a tábláról.
   *[hospital] A támadó a kórházhajóra kerül.
}
mark-fate = { $fate ->
    [dies] meghal
    [wounded] életpont: { $life } → { $life2 }
    [stays] marad
    [zombie] anyahajó
    [mercenary] lekerül
    [box] doboz
    [guarded] Védelmező?
   *[hospital] kórház
}
outlook-hit-empty = Itt nem áll semmi ({ $area }): a támadás senkit sem érne.
outlook-own-hit = Vigyázz: ez a saját oldalad egysége!
outlook-guard = A Védelmező ({ $area2 }) a kórházhajóra kerül; a megtámadott egység ({ $unit }, { $area }) sértetlen marad.
outlook-freed = Felszabadul egy terület ({ $area }), amely ehhez hiányzik: { $mission }.
outlook-nearer = { $mission }: ezzel { $have } a 9-ből.
outlook-farther = { $mission }: így már csak { $have } a 9-ből.
outlook-mine = { $hexilum } hexilumot kapsz.
outlook-mission = Ezzel összeáll a küldetés ({ $mission }): győzöl!
outlook-mission-other = Ezzel összeáll a küldetés ({ $mission }), de nem neked: azonnal győz { THE($seat) }!
outlook-arrival = Érkezéskor: { effect }
outlook-lands = Ezután ide száll: { $unit } ({ $area }).
outlook-leader-stays = A vezéred többé nem kerül le a tábláról. A szövetséges egységekhez és a vezérképességekhez ott kell állnia.
outlook-recall = { THE($unit, cap: 1) } ({ $area }) visszakerül az anyahajódra, és újra felhelyezhető.
outlook-swap = { CAP($unit) } ide: { $area2 }; { $unit2 } ide: { $area }.
outlook-shift = { CAP($unit) }: { $area } → { $area2 }.
outlook-turn = Megtámadod: { $area }. Ide helyezhetsz le: { $area2 }.{ $own ->
    [0] { "" }
   *[other] { " " }Saját egységet is ér!
}
outlook-turn-attacks = Megtámadod: { $area }.{ $own ->
    [0] { "" }
   *[other] { " " }Saját egységet is ér!
}
outlook-turn-places = Ide helyezhetsz le: { $area }.
outlook-turn-nothing = Lelóg a tábláról, így nincs hatása.
outlook-lay = { $turns ->
    [one] Itt csak egyféleképpen fekhet.
   *[other] Utána { $turns } irány közül választasz.
}
outlook-left = { $hexilum } hexilumod marad.
outlook-bought = { $tokens ->
    [0] A következő körödtől játszhatod ki.
   *[other] A következő körödtől helyezheted fel.
}
outlook-income = { $cost } hexilumba kerül (marad { $hexilum }), a bevételed { NUM($level, form: "ra") } nő.
outlook-gain = { $hexilum } hexilumod lesz.
outlook-heal = A vezérednek { $life } életpontja lesz.
outlook-only-ability = Ez a vezéred egyetlen képessége ebben a körben.
outlook-move = { outlook-life }{ $hexilum ->
    [0] { "" }
   *[other] { " " }A bányáért { $hexilum } hexilumot kapsz.
}
outlook-ability = { effect } { outlook-life }
outlook-life = { $life ->
    [0] A vezéred az utolsó életpontját veszti el: ez a frakciód kiesik!
   *[other] A vezéred 1 életpontot veszít (marad { $life }).
}
outlook-play = { effect.told } A kártya ezután a dobópaklira kerül.
outlook-activate = { effect.told } Körönként egyszer.
outlook-take-back = { CAP($unit) }: így { $ship } lesz az anyahajón, { $hospital } a kórházhajón.
outlook-pass = { $left ->
    [one] Lemondasz az utolsó akciódról, jön a piac.
   *[other] Lemondasz { $left } akciódról, jön a piac.
}
outlook-end = { $hexilum } hexilumod megmarad. A piac feltöltődik, és a következő játékos jön.
outlook-damage = { $life ->
    [0] Meghal { THE($faction) } vezére{ $wins ->
        [0] : a frakció kiesik.
       *[other] : győzöl!
    }
   *[other] { THE($faction, cap: 1) } vezérének { $life } életpontja marad.
}
outlook-raid = { THE($faction, cap: 1) } anyahajóján { $count } egység van; legfeljebb { $amount } küldhető el, elit egység nem.
outlook-rob-hexilum = { THE($faction, cap: 1) } { $hexilum } hexilumot veszít (marad { $hexilum2 }).{ $got ->
    [0] { "" }
   *[other] { " " }Te { NUM($got, form: "acc") } kapsz.
}
outlook-send = { CAP($unit) } ({ $faction }): az anyahajóról a kórházhajóra kerül.
outlook-rob = { $gone ->
    [0] { $card } ({ $faction }): hozzád kerül.
   *[other] { $card } ({ $faction }): végleg kikerül a játékból.
}
outlook-stop = Itt nem történik több.
outlook-decline = A képesség kimarad.
outlook-leave = Ott marad, ahol áll, és mostantól a tiéd. A képessége nem működik.
outlook-withdraw = Később felhelyezheted, és akkor a képessége is működik.
