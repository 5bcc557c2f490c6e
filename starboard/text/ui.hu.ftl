### A weboldal saját szavai. A kulcsok ui- kezdetűek.

## Érkezés

ui-hero = Válassz dobozt, foglalj helyet!
ui-hero-text = Minden szabályt betart, és minden „miért nem?” kérdésre válaszol. Egy név elég a játékhoz.
ui-boxes = Játékok
ui-code-or-link = Kód vagy link
ui-join = Belépés
ui-play = Játék
ui-vs-bots = Botokkal
ui-minutes = { $minutes } perc
ui-weight = Nehézség: { $weight } az 5-ből
ui-cooperative = Együttműködő
ui-competitive = Egymás ellen
ui-continue = Folytatás
ui-with = asztaltársak: { $names }
ui-your-turn = Te jössz
ui-finished = Véget ért
ui-ago-minutes = { $n } perce
ui-ago-hours = { $n } órája
ui-ago-days = { $n } napja
ui-fair = Tisztességes keverés: a mag lenyomata az első lépés előtt látszik, maga a mag az utolsó után.
ui-no-account = Nem kell regisztrálni
ui-your-name = A neved
ui-keep = Rendben
ui-guest = Vendég
ui-language = Nyelv
ui-home = Kezdőlap
ui-failed = Ez nem sikerült. Próbáld újra!

## Új asztal

ui-all-games = Minden játék
ui-seats = Helyek
ui-how-many = Hány játékos
ui-who-sits = Ki ül { ART($seat) } { $seat }. helyen
ui-kind-me = Én
ui-kind-device = Valaki ezen a gépen
ui-kind-link = Valaki linkkel
ui-kind-bot = Bot
ui-bot-level = A bot szintje { ART($seat) } { $seat }. helyen
ui-link-note = Kapsz egy linket, azt küldd el.
ui-name = Név
ui-name-of = Név { ART($seat) } { $seat }. helyen
ui-variant = Változat
ui-yes = Igen
ui-no = Nem
ui-start = Kezdés
ui-invite = Hívd meg a barátaidat!
ui-invite-text = Minden link egy helyre szól. Aki megnyitja, megadja a nevét, és leül.
ui-link-of = Link { THE($seat, form: "ra") } helyhez
ui-or-code = Vagy mondd meg nekik az asztal kódját:
ui-copy = Másolás
ui-copied = Kimásolva
ui-to-table = Az asztalhoz
ui-invited = Meghívtak egy asztalhoz
ui-sit-down = Leülök
ui-just-watch = Csak nézem

## Az asztal kerete

ui-phases = Fázisok
ui-spin = Forgatás
ui-flip = Átfordítás
ui-put-here = Tedd ide
ui-held-mouse = Az R billentyű vagy a görgő forgatja, az F átfordítja. Kattints a táblára, ahová teszed.
ui-undo = Visszavonás
ui-undo-all = Újrakezdem
ui-undo-all-does = Minden visszavonása, ami visszavonható
ui-hint = Tipp
ui-rules = Szabályok
ui-sound = Hang
ui-menu = Menü
ui-close = Bezárás
ui-board = Tábla
ui-helm = A döntésed
ui-hand = Lapok
ui-players = Játékosok
ui-player = Játékos
ui-log = Napló
ui-chat = Csevegés
ui-side = Játékosok, napló, csevegés, szabályok
ui-views = Nézetek
ui-table = Asztal
ui-me = Te
ui-free = Szabad
ui-away = nincs itt
ui-thinks = gondolkodik
ui-spectator = Néző
ui-fit = Az egész tábla látsszon
ui-open-rule = { $rule } szabály megnyitása

## Döntés

ui-back = Vissza
ui-confirm = Megerősítés
ui-really = Biztosan ezt választod: „{ $what }”? Nem vonhatod vissza.
ui-never-ask = Ne kérdezd többé
ui-final = nem vonható vissza
ui-touch-next = érintsd meg a következőt
ui-touch-again = érintsd meg újra, vagy erősítsd meg
ui-lit-above = fentebb még { $n }
ui-lit-below = lentebb még { $n }
ui-choose-one = válassz egyet
ui-filter = Keresés a lehetőségek közt
ui-waiting-for = Várakozás: { $seats }.
ui-watching = Nézőként vagy itt. Most dönt: { $seats }.
ui-out-and-waiting = Kiestél ebből a játékból. Most dönt: { $seats }.
ui-one-moment = Egy pillanat …
ui-why-not = Miért nem?
ui-look-closer = Mi ez?
ui-hint-title = Mit lépne egy bot?
ui-hint-value = várható eredmény: 0% vereség, 100% győzelem
ui-hint-tries = { $n } próba alapján.
ui-hint-tries-then = { $n } próba alapján; utána főleg ezzel számol: { $then }
ui-hint-tries-then-other = { $n } próba alapján; erre főleg ezt várja tőle ({ NAME($who) }): { $then }
ui-hint-none = Itt nincs tanács.
ui-connection-lost = Megszakadt a kapcsolat. Újra próbálom …
ui-log-empty = Még nem történt semmi.
ui-chat-empty = Még senki sem írt.
ui-chat-write = Írj valamit …
ui-send = Küldés
ui-rules-search = Keresés szóra vagy számra
ui-rules-none = Nincs ilyen szabály.
ui-rules-failed = A szabályokat nem sikerült betölteni.
ui-since-last = Mi történt, amíg nem voltál itt
ui-go-on = Tovább

## Többen egy gépen

ui-pass-device = Add tovább a gépet
ui-pass-to = { THE($seat, cap: 1) } következik
ui-pass-why = Add tovább a gépet! Az asztalból semmi sem látszik, amíg a következő játékos le nem ül.
ui-i-am = { THE($seat, cap: 1) } vagyok
ui-pass-never = Ezen a gépen ne jelenjen meg többé

## Menü

ui-notify = Értesítés a böngészőben, amikor én jövök
ui-confirm-setting = Kérdezzen rá, ha egyetlen érintést nem lehetne visszavonni
ui-screen-setting = Takarás a játékosok közt, akik ezen a gépen játszanak
ui-table-code = Az asztal kódja
ui-watch-link = Link nézőknek
ui-absent = { THE($seat, cap: 1) } nincs itt.
ui-bot-takes = Játsszon helyette bot
ui-stand-in = { THE($seat, cap: 1) } helyett bot játszik.
ui-hand-back = Visszaadom a helyet
ui-keys = Billentyűk
ui-key-arrows = Nyilak
ui-key-arrows-does = a következő megérinthető dologra; Shifttel bármire
ui-key-enter = Enter
ui-key-enter-does = érintés vagy megerősítés
ui-key-escape = Esc
ui-key-escape-does = egy lépés vissza
ui-key-digits = 1 … 9
ui-key-digits-does = gomb választása
ui-key-undo = U
ui-key-undo-does = visszavonás
ui-key-undo-all = Shift U
ui-key-undo-all-does = minden visszavonása, ami visszavonható
ui-key-turn = R, F
ui-key-turn-does = a kézben tartott lapka forgatása, megfordítása
ui-key-hint = H
ui-key-hint-does = tipp
ui-key-rules = ?
ui-key-rules-does = szabályok
ui-key-zoom = + −
ui-key-zoom-does = nagyítás
ui-leave = Felállok az asztaltól

## A vége

ui-game-over = A játék véget ért.
ui-result = Eredmény
ui-won = Győztél!
ui-won-together =
    { $count ->
        [one] Győztél!
       *[other] Győztetek!
    }
ui-lost-together =
    { $count ->
        [one] Vesztettél.
       *[other] Vesztettetek.
    }
ui-winners = { $count ->
    [0] Senki sem győzött.
   *[other] A győztes: { $seats }.
  }
ui-winner = győztes
ui-score = Pont
ui-commitment = A mag lenyomata, kezdettől látható
ui-seed = A keverések és dobások magja
ui-play-again = Új játék
ui-save-file = A játék mentése
ui-look-at-table = Megnézem az asztalt
ui-replay = Visszajátszás
ui-step-back = Egy lépés vissza
ui-step-on = Egy lépés előre
ui-run = Lejátszás
ui-pause = Szünet
ui-timeline = Idővonal
ui-play-on = Folytatás innen
ui-to-the-end = Vissza a végére

## Ami nincs meg

ui-no-page = Ezen a címen nincs semmi
ui-no-page-text = Talán régi a link, vagy hiányzik belőle egy betű.
ui-no-table = Nincs ilyen asztal
ui-no-table-text = Talán régi a link, vagy ez az asztal nem a tiéd.
