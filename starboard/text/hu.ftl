### Minden játék közös szavai. A játékok saját szavai felülírják ezeket.

## Az ülőhelyek és a botok, amíg senki sem adott nekik nevet

seat-0 = 1. játékos
seat-1 = 2. játékos
seat-2 = 3. játékos
seat-3 = 4. játékos
seat-4 = 5. játékos
seat-5 = 6. játékos
seat-6 = 7. játékos
seat-7 = 8. játékos
bot-0 = 1. bot
bot-1 = 2. bot
bot-2 = 3. bot
bot-3 = 4. bot
bot-4 = 5. bot
bot-5 = 6. bot
bot-6 = 7. bot
bot-7 = 8. bot

seat-alone = { $seat }

## Miért nem lehet valamit megtenni?

refused-not-offered = Ez most nem lehetséges.
refused-touch = Ezzel most nincs teendő. A kérdés most ez:
refused-not-asked = Most nem te döntesz. Soron van: { $seats }.
refused-over = A játék véget ért.
refused-undo-over = A játék véget ért, már semmit sem lehet visszavonni.
refused-undo-nothing = Nincs olyan döntésed, amelyet visszavonhatnál.
refused-undo-chance = Azóta kockadobás vagy keverés történt; utolsó döntésed érvényben marad.
refused-undo-revealed = Azóta valami rejtett dolog lelepleződött; utolsó döntésed érvényben marad.
refused-undo-other = Azóta { THE($seat) } is döntött; a te utolsó döntésed érvényben marad.
refused-undo-imagined = Ez csak elképzelt játszma, semmit sem lehet visszavonni benne.

## Hogyan ér véget egy játék?

you-won = Győztél!
you-lost = Vesztettél.
we-won = Mindannyian győztetek!
we-lost = Mindannyian vesztettetek.
nobody-won = Senki sem győzött.
shared-win = Közös győzelem: { $seats }.
seat-won = { THE($seat, cap: 1) } győzött.
draw = A játék döntetlennel ért véget.
score = { $score } pont
total = Összesen

## Ki van soron?

your-turn = Te következel.
waiting-for = Soron van: { $seats }.
thinking = { THE($seat, cap: 1) } gondolkodik.
spectator = Néző

## Ami egy pillanatban az asztal fölött látszik, szavakban

stage = Ami történik
stage-odds = { $percent }%
stage-alone = { $value }
stage-line = { $value }: { $meaning }
stage-line-odds = { $value }: { $meaning } ({ $percent }%)
stage-hit-alone = Most { $value }
stage-hit = Most { $value }: { $meaning }
stage-hit-odds = Most { $value }: { $meaning } ({ $percent }%)
stage-sum = { $label }: { $sum } = { $result }
stage-term = { $label }: { $value }
stage-term-why = { $label }: { $value } ({ $why })
stage-term-not = Nem számít: { $label }
stage-term-not-why = Nem számít: { $label } ({ $why })

## Visszatekintés

analysis-shares = { NAME($seat) }: az elején { $start } %, ebből a drága döntések { $choices }, a szerencse és a többiek { $luck }; a végén { $end } %.
analysis-point = { ART($at, cap: 1) } { $at }. válasz után { THE($seat) } választása: „{ $played }”. A jobb ez lett volna: „{ $better }”, ami { $gain } százalékponttal többet ér (± { $error }).
analysis-steady = Kiegyensúlyozott játszma: egyik döntésről sem látszik, hogy sokba került volna.
## Mi a baj egy mentéssel?

bad-save-game = olyan játék mentése, amely itt nincs meg: { $why }
bad-save-running = a mentés játék közben készült: a mag lenyomatát tartalmazza, nem magát a játszmát
bad-save-answers = hiányoznak a mentésből a válaszok vagy az ellenőrző összegek
bad-save-refused = { ART($n) } { $n }. válasz nem szabályos: { $option } ({ $rule })
bad-save-digest = { ART($n) } { $n }. válasz után a játszma már nem az, amelyet elmentettek
bad-save-start = a kezdőállás nem az, amelyet elmentettek
bad-save-rules = { $what } (a szabályok { $made } változatával készült, most { ART($now) } { $now } van érvényben)
bad-save-variant = sérült a mentésben a játékváltozat leírása
bad-save-setup = a mentés szerinti felállás nem lehetséges: { $why }
bad-save-text = a mentés JSON-szöveg, nem { $kind }
bad-save-long = ez a szöveg túl hosszú ahhoz, hogy mentés legyen ({ $length } karakter)
bad-save-json = ez a szöveg nem JSON, vagy csak egy része: nem mentés
bad-save-none = ez nem egy Starboard-játszma mentése
bad-save-format = a mentés formátuma { $format }, ez a program { ART($reads) } { $reads } formátumot olvassa
bad-save-digests = a mentés egyik ellenőrző összege sérült
bad-save-digests-missing = hiányzik a mentés néhány ellenőrző összege
bad-save-answer = { ART($n) } { $n }. válasz sérült: { $entry }
bad-save-box = a mentés más dobozzal készült: { $why }
