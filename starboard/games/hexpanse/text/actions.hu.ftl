### A kör akciói: hogy hívják, mibe kerülnek, mit hoznak, és miért lehetetlen valamelyik.

action-place = Felhelyezés
action-recall = Visszavétel
action-attack = Támadás
action-heal = Kórházhajóról
action-play = Akciókártya
action-activate = Zsoldos
action-gain = +1 hexilum
action-income = Bevétel +1
action-self-heal = Öngyógyítás
action-move = Vezér lép
action-ability = Képesség
action-pass = Tovább a piacra
action-buy = Vásárlás
action-end = A fázis vége

price-life = A vezér { $life } életpontjába kerül
price-hexilum = { $hexilum } hexilumba kerül
price-from = Már { $hexilum } hexilumért

gain-place = { $leader ->
    [0] { "" }
   *[other] vezér,{ " " }
}anyahajón { $ship }{ $tile ->
    [0] { "" }
   *[other] , lapkán { $tile }
}{ $hired ->
    [0] { "" }
   *[other] , zsoldos { $hired }
}
gain-recall = tábla → anyahajó
gain-attack = { $count } célpont elérhető
gain-heal = { $count } egység → anyahajó
gain-cards = { $card }
gain-income = körönként { $level } → { $level2 }
gain-hexilum = { $hexilum } → { $hexilum2 }
gain-life = életpont: { $life } → { $life2 }
gain-move = szomszédos területre
gain-pass = az akciók elmaradnak
gain-buy = { $hexilum } hexilumodért { $count } lap közül
gain-end = a következő játékos jön

effect-short = { $effect ->
    [attack] { $attacks } terület támadása
    [place] legfeljebb { $places } egység le
    [both] { $attacks } támadás, { $places } lehelyezés
    [place_onto] egység száll a vezér mellé
    [attack_then_place] támadás, majd lehelyezés ott
    [attack_area] egy szomszéd támadása
    [swap_self] cserél vagy mozog
    [swap_any_unit] két egység cseréje, vagy egy mozgatása
    [swap_mercenary_or_allied] különleges egység cseréje
    [gain_hexilum] { $amount } hexilum
    [steal_hexilum] { $amount } hexilum rablása
    [lose_hexilum] ellenfél: { $amount } hexilum mínusz
    [raise_income] bevétel +{ $amount }
    [attack_mothership] anyahajóról { $amount } egység
    [damage_leader] ellenséges vezér: { $amount } életpont mínusz
    [heal_leader] vezér: { $amount } életpont plusz
    [hospital_to_mothership] kórházhajóról legfeljebb { $amount }
    [hospital_to_board] kórházhajó → tábla
    [destroy_action_card] akciókártya megsemmisítése
    [steal_action_card] akciókártya rablása
    [steal_mercenary_card] zsoldos rablása
    [extra_market] további { $amount } piaci lap
    [interpose] szomszéd helyett áldozható
   *[zombie] az anyahajóra tér vissza
}

refused-nothing-waits = Nincs felhelyezhető egységed; a szövetségesekhez a vezérednek a táblán kell állnia.
refused-nothing-to-recall = Nincs visszavehető egységed.
refused-no-fighters = Nincs támadó egységed a táblán.
refused-no-enemy-near = Nincs ellenség az egységeid mellett.
refused-hospital-empty = Üres a kórházhajód.
refused-no-action-cards = Nincs akciókártyád.
refused-no-mercenary = Nincs zsoldosod a táblán.
refused-no-frame = A táblán álló zsoldosaidnak nincs narancssárga kerete: csak érkezéskor működnek.
refused-leader-shut-in = A vezéred mellett nincs üres terület.
