### Mit tudnak a kártyák, a vezérek és a szövetséges egységek. A számok és a formációk a doboz adatai.

effect = { $effect ->
    [attack] Támadj meg { $attacks } területet a formáció szerint.
    [place] Lehelyezhetsz { $places ->
        [1] 1
       *[other] legfeljebb { $places }
    } egységet a formáció szerint.
    [both] Támadj meg { $attacks } területet, majd lehelyezhetsz { $places ->
        [1] 1
       *[other] legfeljebb { $places }
    } egységet a formáció szerint.
    [place_onto] Helyezd le egy egységedet a vezéreddel szomszédos, foglalt (vagy üres) területre; az ott álló egység megsemmisül (vezért nem választhatsz).
    [attack_then_place] Támadj meg egy tetszőleges területet; ha megüresedett, lehelyezhetsz oda egy egységet.
    [attack_area] Támadj meg egyet az elhagyott terület szomszédai közül.
    [swap_self] Cseréld meg a tábla egy másik egységével, vagy mozgasd egy üres területre.
    [swap_any_unit] Cserélj meg két egységet a táblán, vagy mozgass egyet egy üres területre.
    [swap_mercenary_or_allied] Cserélj meg egy zsoldos vagy szövetséges egységet bármely másik egységgel, vagy mozgasd egy üres területre.
    [gain_hexilum] Kapsz { $amount } hexilumot.
    [steal_hexilum] Vegyél el { $amount } hexilumot egy ellenfeledtől.
    [lose_hexilum] Egy ellenfeled { $amount } hexilumot veszít.
    [raise_income] Növeld a bevételedet { $amount } szinttel, fizetés nélkül.
    [attack_mothership] Küldj legfeljebb { $amount } egységet egy ellenfeled anyahajójáról a kórházhajóra.
    [damage_leader] Egy ellenfeled vezére { $amount } életpontot veszít.
    [heal_leader] A vezéred { $amount } életpontot gyógyul (legfeljebb { NUM($most, form: "ig") }).
    [hospital_to_mothership] Vegyél vissza legfeljebb { $amount } egységet a kórházhajóról az anyahajódra.
    [hospital_to_board] Visszatehetsz egy egységet a kórházhajóról a táblára.
    [destroy_action_card] Távolítsd el a játékból egy ellenfeled egyik akciókártyáját.
    [steal_action_card] Vedd el egy ellenfeled egyik akciókártyáját.
    [steal_mercenary_card] Rabold el egy ellenfeled egyik zsoldoskártyáját.
    [extra_market] E köröd piacfázisában további { $amount } lapból is vásárolhatsz; a meg nem vett lapok a dobópaklira kerülnek.
    [interpose] Ha egy vele szomszédos saját egységedet támadás éri, helyette ezt áldozhatod fel.
   *[zombie] Ha a tábláról a kórházhajóra kerülne, helyette az anyahajódra tér vissza.
}
    .told = { effect }{ $from ->
        [nowhere] { "" }
       *[other] { " " }{ effect-cells }
    }
effect-cells = { $from ->
    [self] Az egységtől nézve
    [leader] A vezértől nézve
   *[free] Egy tetszőleges területről nézve
}: { $effect ->
    [attack] támadás { $way }
    [place] lehelyezés { $way2 }
   *[both] támadás { $way }; lehelyezés { $way2 }
}{ $blanks ->
    [0] .
   *[other] ; viszonyítási pont { $way3 }.
}

faction-text = { effect } Ezután a vezéred 1 életpontot veszít.
    .told = { effect.told } Ezután a vezéred 1 életpontot veszít.
ally-text = { $trigger ->
    [placed] Amikor a táblára kerül:{ " " }
    [sacrifice] Áldozat – amikor a tábláról a kórházhajóra kerül:{ " " }
   *[standing] { "" }
}{ effect }{ ally-choice }
    .told = { $trigger ->
        [placed] Amikor a táblára kerül:{ " " }
        [sacrifice] Áldozat – amikor a tábláról a kórházhajóra kerül:{ " " }
       *[standing] { "" }
    }{ effect.told }{ ally-choice }
ally-choice = { $trigger ->
    [interpose] { "" }
    [passive] { "" }
   *[other] { $optional ->
        [0] { " " }Nem mondhatsz le róla.
       *[other] { " " }Le is mondhatsz róla.
    }
}
ally-facts = Kód: { $code } · { $count } egység · { $attacks ->
    [0] nem támadhat
   *[other] támadhat
}
card-facts = { $tokens ->
    [0] Akciókártya
   *[other] Zsoldoskártya
} · kód: { $code } · { $cost } hexilum
card-either = Egyik lehetőség: { effect.told }
card-or = Vagy: { effect.told }
or = vagy
card-again = Narancssárga keret: akcióként újraaktiválható, körönként egyszer.
card-squad = { $count } zseton tartozik hozzá. A képessége az elsővel működik; a többit ezzel is lehelyezheted.
mission-facts = Küldetéskártya · kód: { $code }
mission-shape = A közepétől nézve: { $way }.
