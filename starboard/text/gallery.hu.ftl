### A mintatár szavai, azoknak, akik játékot készítenek.

gallery-title = Mintatár
gallery-lead = Minden, amiből egy asztal képe felépül, a nevével és azzal a Python-sorral, amely kirajzolja. Minden sor elé ez kell: from starboard import draw.
gallery-shapes = Alakzatok
gallery-shapes-text = A rajzok kis nyelve. Egy rajz több alakzatból áll, a helyüket a saját elemükhöz képest kell megadni. A say függvény a játék szavait adja.
gallery-parts = Alkatrészek
gallery-parts-text = Ami sok játékban előfordul. Egy alkatrész egy vagy több alakzat; ha több, csillaggal kerül a rajzba.
gallery-layouts = Sorok, rácsok és legyezők
gallery-layouts-text = Az elemek a méretük szerint kerülnek egymás mellé. Itt a cards hat elem listája; a sorok és a rácsok egymásba is ágyazhatók.
gallery-colours = Színek
gallery-colours-text = Színnevek, mindenütt ugyanazok. Az accent a játék saját színe.
gallery-fills = Kitöltések
gallery-fills-text = Egy szín, százalékban megadott átlátszósággal; színátmenet balról jobbra vagy alulról felfelé; vagy egy szövött minta.
gallery-icons = Jelek
gallery-icons-text = Minden jel bármilyen színű lehet; a terminálban mindegyiknek megvan a maga betűje.
