### Amit a kiszolgáló mond, ha valami nincs rendben. Ilyenkor semmi sem változott meg.

error-bad-bot = Nincs „{ $bot }” nevű gépi játékos. Választható: easy, normal, hard vagy expert; vagy random, quick, greedy, illetve ismcts az erősségével, például ismcts:400.
error-bad-choice = Ez nem olyan lépés, amilyet a szabályok ismernek: előbb a fajtája, aztán azonosítók és számok.
error-bad-json = Ez nem JSON.
error-bad-message = Ez az üzenet nem érthető: { $why }
error-bad-name = Kérlek, adj meg egy nevet, hogy a többiek tudják, ki vagy.
error-bad-request = Ez a kérés nem érthető: { $why }
error-bad-setup = Ilyen játék nem indítható: { $why }
error-no-such-game = Itt nincs „{ $game }” nevű játék.
error-not-yours = Ez nem a te helyed.
error-not-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
error-wrong-origin = Ez a kérés nem a mi oldalunkról érkezett.
error-wrong-token = Ez a link vagy kód nem ehhez az asztalhoz való. Lehet, hogy már felhasználták.
error-not-found = Itt nincs semmi.
error-no-table = Nincs ilyen asztal.
error-no-code = Egyik asztalnak sem ez a kódja.
error-wrong-method = Ez a cím így nem használható.
error-not-over = Ez csak a játék vége után lehetséges.
error-bot-plays = Ezen a helyen most gépi játékos játszik.
error-not-bot = Ezen a helyen nem játszik gépi játékos.
error-seat-taken = Ez a hely már foglalt.
error-stale = Az asztalon közben változott a helyzet; kérlek, nézd meg újra.
error-rules-changed = Ez a játszma régebbi szabályokkal kezdődött ({ $version }. változat), a mostaniakkal nem folytatható.
error-too-large = Ez túl nagy; legfeljebb { $most } bájt küldhető.
error-wrong-type = A tartalomnak JSON-nak kell lennie (application/json).
error-too-fast = Ez egy kicsit gyors volt; kérlek, várj egy pillanatot.
error-internal = Nálunk hiba történt; semmi sem változott meg.
error-no-hint = Most nem sikerült tanácsot adni.
error-no-store = A kiszolgáló most nem éri el a memóriáját; semmi sem változott meg. Kérlek, próbáld újra.

## A gépi játékosok szintjei

bot-easy = Könnyű
bot-normal = Közepes
bot-hard = Nehéz
bot-expert = Mesteri
