### Ami egy-egy pillanatban az asztal fölé kerül, és hogy miért történt.

cause-attack = { THE($card, cap: 1) } támadása ({ $goal }).
cause-points = { CAP($term) }.
cause-bank-full = A bank megtelt: { $lost } C elvész.
cause-next-system = A megtámadott Idegen Rendszer a paklija aljára kerül.
cause-number = Támadásnál a lapnak csak a száma számít.
cause-auto-build = A csatolt szimbólumok fedezik az árát.
staged-target = A támadás célpontja
staged-plan = { THE($seat, cap: 1) } terve
staged-reveals = { THE($card, cap: 1) } támad
staged-number = csak a szám számít
staged-sum = { THE($card, cap: 1) } támadásának értéke
staged-card = lap
staged-boost = fizetett bónusz
staged-squad = képesség
staged-strike = ebben a körben
staged-value = a támadás értéke
staged-row = { $value }. sor: { $results }
staged-at-least-1 = Az 1-nél kisebb érték 1-nek számít
staged-destroyed = A hajó a hajópakli aljára kerül.
staged-damaged = A hajó visszakerül az építési területre.
staged-system = A következő Idegen Rendszer
staged-matched = { $half }: { $type } ikon
staged-unmatched = nincs { $type } ikon
staged-wanted = keresett ikon: { $type }
staged-match = Egyezik
staged-no-match = Nem egyezik
staged-check = Technológia ellenőrzése: { $card }
staged-score = { THE($card, cap: 1) } pontozása
staged-measured = { $metric }: { $count }. { $vp ->
    [0] Egyik oszlop sem teljesül.
   *[other] { $need }+ oszlop: { $vp } GYP.
}
staged-vp = +{ $vp } GYP
staged-from-to = { CAP($seat) }: { $before } → { $after }
staged-produce = { THE($card, cap: 1) } termel
staged-half-match = A játékos választja ki, melyik fele látszódjon.
staged-half-smaller = A kisebbik fél kerül a készletbe.
staged-half-equal = Egyforma felek: a játékos választ.
staged-kept = A megtartott kártya
staged-back = { $count } másik lap visszakerül a pakli aljára
staged-completed = A birodalomban
staged-found = Megvan
staged-searched = { $count } másik lap a pakli aljára kerül
staged-run-out = Elfogyott az erőforráspakli
staged-reshuffled = { $count } lapból lesz az új pakli.
staged-last-turn = Az utolsó kör { THE($seat, form: "poss") }.
staged-final = { THE($seat, cap: 1) } pontjai
staged-total = győzelmi pont
