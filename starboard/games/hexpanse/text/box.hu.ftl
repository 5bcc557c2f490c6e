### A doboz, ahogy végig lehet nézni: polcok, táblák, zsetonok, és ami rajtuk áll.

shelf-mercenary = Zsoldosok
shelf-action = Akciókártyák
shelf-mission = Küldetések
shelf-ally = Szövetségeslapkák
shelf-faction = Frakciók
shelf-board = Táblák
shelf-token = Zsetonok és egyéb kellékek

part-tokens = Zsetonok
part-units = Egységek
part-leader = Vezér
part-life = Kezdő életpont
part-size = Területek száma
part-use = Használat
part-pairing = Párosítás
    .text = ez a két lehetőség egy kártyán
part-hexilum = { $cost } hexilum
part-areas = { $areas } terület, köztük { $mines } bánya
part-each = frakciónként { $count }
part-in-all = a dobozban { $count }
parts-public = Más nyilvános forrásból: { $parts }.
parts-reconstructed = Rekonstruált: { $parts }.

note-large = Öt vagy hat frakciónál { $count } példány van a pakliban.
note-aliens = Csak az Aliens kiegészítővel.
note-allied-tokens = A szám bizonytalan: a második szövetséges frakciót a szabálykönyv lefordított normál zsetonokkal jelöli, így lehet kevesebb is.

board-inner = Elülső oldal, belső rész
board-full_front = Elülső oldal a külső gyűrűvel
board-reverse = Hátoldal
board-extension_inner = Kiegészítő tábla, belső rész
board-extension_full = Kiegészítő tábla, teljes
board-use = Frakciók száma: { $players }; csapatjátékban: { $teams }

token-faction_board = Frakciótábla
token-normal_unit = Normál egység
token-elite_unit = Elit egység
token-leader_token = Vezérzseton
token-leader_die = Vezérkocka
token-marker = Bevétel- és hexilumjelző
token-frame = Zsoldoskeret
token-allied_tile = Szövetségeslapka
token-allied_token = Szövetséges egység
token-mercenary_token = Zsoldoszseton
token-mercenary_card = Zsoldoskártya
token-action_card = Akciókártya
token-mission_card = Küldetéskártya
