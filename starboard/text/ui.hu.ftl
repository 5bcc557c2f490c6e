### A weboldal saját szavai. A kulcsok ui- kezdetűek.

## Érkezés

ui-hero = Válassz dobozt, foglalj helyet!
ui-hero-text = Minden szabály érvényesül, és minden „miért nem?” kérdésre van válasz. Egy név elég a játékhoz.
ui-boxes = Játékok
ui-code-or-link = Kód vagy link
ui-join = Belépés
ui-play = Játék
ui-vs-bots = Botokkal
ui-minutes = { $minutes } perc
ui-weight = Nehézség: 5-ből { $weight }
ui-cooperative = Együttműködő
ui-competitive = Egymás ellen
ui-continue = Folytatás
ui-with = asztaltársak: { $names }
ui-your-turn = Te jössz
ui-finished = Véget ért
ui-begun = kezdve: { $time }
ui-moved = utolsó lépés: { $time }
ui-winner-is = { $count ->
    [one] A győztes: { $names }
   *[other] A győztesek: { $names }
}
ui-tables-wait = { $n } asztal vár rád
ui-ago-minutes = { $n } perce
ui-ago-hours = { $n } órája
ui-ago-days = { $n } napja
ui-fair = Tisztességes keverés: a mag lenyomata az első lépés előtt látszik, maga a mag az utolsó után.
ui-no-account = Nem kell regisztrálni
ui-your-name = A neved
ui-keep = Rendben
ui-language = Nyelv
ui-home = Kezdőlap
ui-failed = Ez nem sikerült. Próbáld újra!

## Új asztal

ui-all-games = Minden játék
ui-seats = Helyek
ui-how-many = Hány játékos?
ui-who-sits = Ki ül { ART($seat) } { $seat }. helyen?
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
ui-how-to-play = Hogyan játsszunk?
ui-preset-first = Első játék
ui-preset-usual = Szokásos
ui-preset-everything = Minden
ui-changes = { $n } eltérés
ui-who-sits-where = Ki ül az asztalnál?
ui-details = Részletek
ui-details-as = minden úgy, mint itt: „{ $preset }”
ui-details-changed = mint itt: „{ $preset }”, { $n } eltéréssel
ui-back-to-preset = Vissza ehhez: „{ $preset }”
ui-your-table = Az asztalod
ui-company-me = te
ui-company-device = még { $n } ezen a gépen
ui-company-link = { $n } hely linkkel
ui-company-bot = { $n } bot
ui-about-minutes = körülbelül { $n } perc
ui-as-usual = minden beállítás a szokásos
ui-start-now = Azonnal az asztalhoz kerülsz.
ui-start-links = Megkapod az elküldendő linkeket, aztán mehetsz az asztalhoz.
ui-invite = Hívd meg a barátaidat!
ui-invite-text = Minden link egy helyre szól. Aki megnyitja, megadja a nevét, és leül.
ui-link-of = Link { ART($seat) } { $seat }. helyhez
ui-or-code = Vagy mondd meg nekik az asztal kódját:
ui-copy = Másolás
ui-copied = Kimásolva
ui-to-table = Az asztalhoz

## A meghívó

ui-invitation-to = Meghívó: { $title }
ui-invited = Meghívtak egy asztalhoz.
ui-invites-you = meghív egy asztalhoz.
ui-already-there = Már ott ül: { $names }.
ui-player-count = { $n } játékos
ui-not-begun = most kezdődik
ui-under-way = folyamatban, megnyitva: { $time }
ui-your-seat = A te helyed
ui-waits-for-you = rád vár
ui-free-seat = ide is leülhetsz
ui-is-here = itt van
ui-host-here = itt a házigazda
ui-host-away = a házigazda, távol
ui-what-name = Hogyan szólítsunk?
ui-name-taken = Ennél az asztalnál már ül valaki ezzel a névvel: { $name }. Mit szólsz ehhez:
ui-play-or-watch = Játszom vagy nézem
ui-i-play = Játszom
ui-play-text = Leülök { ART($n) } { $n }. helyre.
ui-just-watch = Csak nézem
ui-watch-text = Később is leülhetek.
ui-code-of-table = Az asztal kódja: kérdezd meg a házigazdától
ui-sit-at-table = Leülök az asztalhoz
ui-watch-table = Megnézem az asztalt
ui-table-full = Minden hely foglalt. Nézőnek szívesen látunk.
ui-link-used = Ezt a meghívót már felhasználták. Ha te voltál, abban a böngészőben nyisd meg az asztalt, ahol leültél; nézni bárki nézheti.
ui-seat-is-yours = Ez a hely már a tiéd: a linkkel ezen az eszközön is leülhetsz ide.
ui-seat-just-taken = Ide épp most ült le valaki. Nézd meg újra!
ui-no-account-text = Nem kell fiók, jelszó vagy e-mail-cím. A helyedre ez a böngésző emlékszik.

## A doboz

ui-box = Doboz
ui-box-of = { $title }: a doboz
ui-box-look = A doboz tartalma
ui-box-others = A többi doboz
ui-sources-line = { $total } elem: { $rulebook } a szabálykönyv szerint, { $public } más nyilvános forrásból, { $reconstructed } részben rekonstruált: a te kártyáid eltérhetnek.
ui-box-kinds = Fajták
ui-box-everything = Minden
ui-box-search = Név, kód vagy szó
ui-box-sources = Forrás
ui-box-any-source = Bármely forrás
ui-box-from-rulebook = Szabálykönyv
ui-box-from-public = Nyilvános
ui-box-from-reconstructed = Részben rekonstruált
ui-box-none = Ilyen nincs a dobozban.
ui-box-nearest = Talán ez: { $name }?
ui-box-empty = Ennek a játéknak még nincs katalógusa: { $title }.
ui-try-again = Próbáld újra
ui-box-place = { $shelf }: { $n } / { $of }
ui-box-last = Az előző
ui-box-next = A következő
ui-box-parts = Mi áll rajta, és honnan tudjuk?
ui-box-changed = eltér a Starboard dobozától
ui-box-waits = Kijavítva; a szerver következő indulásától érvényes.
ui-box-own = Megvan a dobozod? Tedd a tiéddé!
ui-box-own-text = Ahol a szabálykönyv csak képet mutat, következtettünk. Írd be, mi áll a lapodon, és az asztalaid azzal játszanak.
ui-box-correct = Kijavítom ezt a lapot
ui-box-correct-text = Írd be, mi áll a saját példányodon. A szerver azonnal ellenőrzi; a következő indulástól érvényes.
ui-box-check-and-keep = Ellenőrzés és mentés
ui-box-advanced = Minden adat
ui-box-locked = Ami nem módosítható ({ $n } mező)
ui-box-add = hozzáadás …
ui-box-take-out = Kiveszem: { $what }
ui-box-was = eredetileg: { $value }
ui-box-hex = Hatszög: { $q }, { $r }
ui-box-no-edition = Saját kiadásod: még nincs
ui-box-edition-differs = { $name }: { $n ->
    [0] megegyezik a Starboard dobozával
   *[other] { $n } elem eltér
  }
ui-box-played-with = A doboznak ezzel a kiadásával játszotok: { $name }
ui-other-edition = a doboz egy másik kiadásával kezdődött
ui-box-as-shipped = A Starboard saját dobozával játszotok

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
ui-more = még { $n }
ui-choose-one = válassz egyet
ui-filter = Keresés a lehetőségek közt
ui-waiting-for = Várakozás: { $seats }.
ui-watching = Nézőként vagy itt. Most dönt: { $seats }.
ui-out-and-waiting = Kiestél ebből a játékból. Most dönt: { $seats }.
ui-one-moment = Egy pillanat …
ui-why-not = Miért nem?
ui-look-closer = Mi ez?
ui-hint-title = Mit lépne egy bot?
ui-hint-then = Utána ezt tenné: { $then }
ui-hint-then-other = Erre ezt várja tőle ({ NAME($who) }): { $then }
ui-hint-strength = 4-ből { $n }
ui-hint-none = Itt nincs tanács.
ui-connection-lost = Megszakadt a kapcsolat. Újrapróbálkozás …
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
ui-confirm-setting = Kérdezzen rá az olyan érintés előtt, amely nem vonható vissza
ui-screen-setting = Takarás az ezen a gépen játszók között
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
ui-key-turn-does = a kézben tartott lapka forgatása, átfordítása
ui-key-hint = H
ui-key-hint-does = tipp
ui-key-rules = ?
ui-key-rules-does = szabályok
ui-key-zoom = + −
ui-key-zoom-does = nagyítás
ui-leave = Felállok az asztaltól
ui-go-away = A kezdőlapra
ui-resign = Feladom
ui-end-table = Az asztal lezárása
ui-curve = A pontok alakulása
ui-figures = Számokban
ui-figure-answers = döntés
ui-figure-rounds = forduló
ui-figure-leads = váltás az élen
ui-decisions-of = { $n } döntés
ui-rematch = Visszavágó
ui-rematch-join = A visszavágóhoz
ui-wants-rematch = A társaság egy másik asztalnál újra játszik.
ui-stopped = Félbeszakadt
ui-host-menu = Te vagy a házigazda
ui-free-the-seat = Felszabadítom a helyet
ui-make-host = Legyen házigazda
ui-sure-leave = Átadod a helyedet? Bot tartja, amíg valaki le nem ül oda; te tovább nézheted a játékot.
ui-sure-resign = Feladod? Helyetted bot játszik tovább, és erre a helyre már nem ülhetsz vissza.
ui-sure-resign-ends = Feladod? A játszma itt véget ér. Az eddigi játék visszanézhető.
ui-sure-free = Felszabadítod ezt a helyet: { $who }? A régi link nem érvényes többé; aki tudja az asztal kódját, leülhet oda.
ui-sure-kick = Ez a játékos itt ül az asztalnál: { $who }. Mégis elveszed a helyét? Nézőként maradhat.
ui-sure-end = Mindenki számára lezárod ezt az asztalt? Az eddigi játék visszanézhető; győztes nincs.
ui-sure-hand-over = Átadod a házigazda szerepét neki: { $who }? Ezután nem szabadíthatsz fel helyet, és nem zárhatod le az asztalt.
ui-do-leave = Felállok
ui-do-resign = Feladom
ui-do-free = Felszabadítom
ui-do-end = Lezárom
ui-do-hand-over = Átadom
ui-do-not = Nem, játszunk tovább

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
    [one] A győztes: { $seats }.
   *[other] A győztesek: { $seats }.
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
ui-old-page = Ez a lap elavult
ui-old-page-text = A kiszolgáló közben megújult. Semmi sem veszett el: újratöltés után folytatódik a játék.
ui-reload = Újratöltés

## Akciók

ui-actions = Amit tehetsz
ui-action-place = { $all }/{ $n }
ui-not-possible = nem lehet: { $why }
ui-outlook-idle = Mutass egy akcióra vagy egy dologra: mibe kerül és mit hoz.
ui-outlook-choices = { $n } választás: érintsd meg a megjelölt dolgok egyikét.
ui-warns-nothing = Ez most semmit sem hoz.
ui-warns-ends = Ezzel véget ér a játék.
ui-warns-loses = Ez végleg elvesz valamit.
ui-do-it = Megteszem
ui-hold-for-outlook = tartsd rajta az ujjad: mit hoz

## Mi történt az előbb?

ui-what-happened = Mi történt az előbb?
ui-tell-next = Tovább
ui-skip = A végére
ui-then-you = Te jössz
ui-beat-of = { $n } / { $of }
ui-telling-quick = Még { $n } van hátra, ezért gyorsan pereg.
ui-pace = Tempó
ui-pace-calm = Nyugodt
ui-pace-normal = Szokásos
ui-pace-quick = Gyors
ui-pace-off = Ki
ui-key-space = Szóköz
ui-key-telling = Szóköz K W End
ui-key-telling-does = Amíg az események peregnek: tovább, szünet, újra, a végére. Shift és nyilak: egyet vissza vagy előre.

ui-motion-setting = Kevesebb mozgás
ui-text-setting = Betűméret
ui-text-normal = szokásos
ui-text-large = nagy
ui-text-larger = nagyon nagy
ui-area-of = { NAME($seat) }: minden, ami az asztalon van
ui-area-empty = Ennek a játékosnak semmi sincs az asztalon.
ui-before = előző játékos
ui-next = következő játékos
ui-key-card = Z
ui-key-card-does = kártya nagyban
ui-key-seat = Shift + 1–6
ui-key-seat-does = egy játékos területe nagyban
ui-learn = Megtanulom
ui-coach = Kalauz
ui-coach-step = { $n }. lépés, nagyjából { $of } közül
ui-coach-on = Tovább
ui-coach-back = Vissza
ui-coach-ask = Te mit tennél?
ui-coach-best = Én ezt választanám: { $option }.
ui-coach-pause = Szünet
ui-coach-speak = Szólaljon meg újra a Kalauz
ui-coach-leave = Kilépek a leckéből
ui-coach-leave-does = A játék megmarad: nélkülem játszol tovább.
ui-coach-take-back = Visszaveszem
ui-coach-anyway = Mégis megteszem
ui-help-page = Súgó egy oldalon
ui-help-of = { $title }: súgó egy oldalon
ui-help-does = Hogyan győzöl, a köröd, az ikonok (F1)
ui-help-goal = Hogyan győzöl
ui-help-turn = Az én köröm
ui-help-end = A játék vége
ui-help-icons = Mit jelentenek az ikonok
ui-help-asked = Gyakori kérdések
ui-help-tips = Jó tudni
ui-help-none = Ehhez a játékhoz nincs súgóoldal.
ui-bot-usually = kb. { $n } s
ui-bot-late = a szokásosnál tovább

## Mentés megnyitása, játszma visszanézése

ui-save-open = Mentés megnyitása
ui-save-opening = Ellenőrzés …
ui-save-drop = vagy ejtsd a fájlt erre az oldalra: ellenőrizzük, visszanézheted, és tovább is játszhatod
ui-save-drop-here = Ejtsd ide a mentést
ui-save-too-large = Ez a fájl túl nagy ahhoz, hogy mentés legyen.
ui-turn-back = Egy körrel vissza
ui-turn-on = Egy körrel előre
ui-to-start = Az elejére
ui-step-of = { $n }. lépés / { $of }
ui-key-moments = Kulcspillanatok
ui-next-key = Következő kulcspillanat
ui-copy-link = Az állás linkjének másolása
ui-picture = Kép
ui-picture-svg = Kép erről az állásról (SVG)
ui-picture-png = Kép erről az állásról (PNG)
ui-my-past = Visszanézés
ui-score-curve = Pontszámok
ui-jump = Ugrás ehhez a pillanathoz
ui-my-past-does = Az eddigi játszma visszanézése, ahogyan én láttam
ui-tell-again = Újra az elejétől
