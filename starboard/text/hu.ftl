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
