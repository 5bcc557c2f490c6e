### Roncsvadászat: számozott szabályok.

chapter-setup = Előkészületek
chapter-round = Egy forduló
chapter-end = A játék vége

E-1 = A húsz üzemanyagkártyát (1-től 20-ig) és a kilenc roncsot (1-től 9 tonnáig) képpel lefelé keverjétek meg. Mindenki négy üzemanyagkártyát kap.
    .title = Előkészületek
    .chapter = setup
E-2 = A játék négy fordulóból áll. Mindegyikben felcsaptok egy roncsot, mindenki ajánlatot tesz, és a nyertes elvontatja a roncsot.
    .title = Négy forduló
    .chapter = round
E-3 = Mindenki egyszerre, titokban választ egy üzemanyagkártyát a kezéből.
    .title = Titkos ajánlatok
    .chapter = round
E-4 = Az ajánlatokat egyszerre felfeditek; a legmagasabb nyeri el a roncsot. Minden felajánlott kártya elhasználódik.
    .title = A legmagasabb ajánlat
    .chapter = round
E-5 = A nyertes a roncsot egyik raktárába rakodja, vagy hagyja elsodródni. Egy raktár legfeljebb 12 tonnát bír el. A berakodás után a nyertes megcserélheti két raktárát.
    .title = Vontatás
    .chapter = round
E-6 = Az győz, aki a legtöbb tonnát vontatta el. Egyenlőség esetén a győzelem közös.
    .title = Győzelem
    .chapter = end
