### Amit a szerver mond, ha valami nincs rendben. Ilyenkor semmi sem változott meg.

error-bad-bot = Nincs „{ $bot }” nevű bot. Választható: easy, normal, hard vagy expert; vagy random, quick, greedy, illetve ismcts az erősségével, például ismcts:400.
error-bad-choice = Ez nem olyan lépés, amilyet a szabályok ismernek: előbb a fajtája, aztán azonosítók és számok.
error-bad-json = Ez nem JSON.
error-bad-message = Ez az üzenet nem érthető: { $why }
error-bad-name = Kérlek, adj meg egy nevet, hogy a többiek tudják, ki vagy.
error-bad-request = Ez a kérés nem érthető: { $why }
error-bad-save = Ez a mentés nem nyitható meg: { $why }.
error-bad-setup = Ilyen játék nem indítható: { $why }
error-no-such-game = Itt nincs „{ $game }” nevű játék.
error-not-yours = Ez nem a te helyed.
error-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
error-wrong-origin = Ez a kérés nem a mi oldalunkról érkezett.
error-wrong-token = Ez a link vagy kód nem ehhez az asztalhoz való. Lehet, hogy már felhasználták.
error-not-found = Itt nincs semmi.
error-no-lesson = Ehhez a játékhoz nincs vezetett első játszma.
error-no-table = Nincs ilyen asztal.
error-no-code = Egyik asztalnak sem ez a kódja.
error-wrong-method = Ez a cím így nem használható.
error-not-over = Ez csak a játék vége után lehetséges.
error-old-client = Ez a lap régebbi, mint a kiszolgáló: kérlek, töltsd újra.
error-bot-plays = Ezen a helyen most bot játszik.
error-player-here = Ez a játékos itt ül az asztalnál; bot csak a távollévőket helyettesítheti.
error-nobody-there = Ott nem ül senki.
error-seat-free = Ez a hely már szabad.
error-is-over = A játszma véget ért.
error-not-bot = Ezen a helyen nem játszik bot.
error-seat-taken = Ez a hely már foglalt.
error-stale = Az asztalon közben változott a helyzet; kérlek, nézd meg újra.
error-rules-changed = Ez a játszma régebbi szabályokkal kezdődött ({ $version }. változat), a mostaniakkal nem folytatható.
error-rules-diverge = Ez a játszma régebbi szabályokkal kezdődött ({ $version }. változat). Visszanézni { ART($answer) } { $answer }. válaszig lehet, azt azonban a mostani szabályok nem engedik: { $why } Innen nem folytatható.
error-table-ended = Ezt az asztalt a játszma vége előtt bezárták: { $why }
error-banned = A kiszolgáló gazdája kizárt téged innen.
error-bad-edition = Ez nem illik a dobozhoz, ezért semmi sem változott: { $fault }
error-box-not-yours = A dobozt itt csak az javíthatja ki, aki a szervert a saját gépén futtatja. Saját kiadást így készíthetsz: starboard box export { $game } MAPPA.
error-box-locked = Ez a szabálykönyvből ismert, vagy más adatok hivatkoznak rá, ezért nem módosítható: { $field }
error-other-edition = Ez a játszma { ART($theirs) } „{ $theirs }” kiadással kezdődött, a szerver viszont most { ART($ours) } „{ $ours }” kiadással játszik, ezért nem folytatható.
error-edition-missing = Ez a játszma { ART($theirs) } „{ $theirs }” kiadással kezdődött, a szerver viszont most a Starboard saját dobozával játszik, ezért nem folytatható.
error-edition-instead = Ez a játszma a Starboard saját dobozával kezdődött, a szerver viszont most { ART($ours) } „{ $ours }” kiadással játszik, ezért nem folytatható.
error-edition-changed = Ez a játszma { ART($theirs) } „{ $theirs }” kiadással kezdődött, amely azóta megváltozott, ezért nem folytatható.
error-too-large = Ez túl nagy; legfeljebb { $most } bájt küldhető.
error-wrong-type = A tartalomnak JSON-nak kell lennie (application/json).
error-too-fast = Ez egy kicsit túl gyors volt; kérlek, várj egy pillanatot.
error-internal = Nálunk hiba történt; semmi sem változott meg.
error-no-hint = Most nem sikerült tanácsot adni.
error-no-store = A szerver most nem éri el a tárolóját; semmi sem változott meg. Kérlek, próbáld újra.
error-stopping = A kiszolgáló éppen leáll; próbáld újra egy pillanat múlva.

## A botok szintjei

bot-easy = Könnyű
bot-normal = Közepes
bot-hard = Nehéz
bot-expert = Mesteri

## A játszma körül

told-left = Távozott: { $who }. A helyét bot tartja, amíg valaki le nem ül oda.
told-resigned = Feladta: { $who }. Helyette bot játszik tovább.
told-freed = A házigazda felszabadított egy helyet: { $who }.
told-host = Az új házigazda: { $who }.
ended-host = A házigazda lezárta ezt az asztalt. Az eddigi játék visszanézhető; győztes nincs.
ended-resigned = { THE($seat, cap: 1) } feladta. Az eddigi játék visszanézhető.
