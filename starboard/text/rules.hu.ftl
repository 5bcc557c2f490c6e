### Minden asztal szabályai, bármelyik játékról van szó.

chapter-table = Minden asztalnál

K-1 = A döntés azé a játékosé, akit a játék kérdez. A többiek megvárják a válaszát, kivéve, ha a kérdés egyszerre többeknek szól.
    .title = Ki mikor dönt?
    .chapter = table
K-2 = Ha a játék véget ért, nincs több döntés, és semmit sem lehet visszavonni.
    .title = A játék véget ért
    .chapter = table
K-3 = Egy döntés nem vonható vissza, ha azóta a véletlen is szerepet kapott: valaki dobott a kockával, vagy keverni kellett.
    .title = Közbeszólt a véletlen
    .chapter = table
K-4 = Egy döntés nem vonható vissza, ha azóta bárki előtt lelepleződött valami rejtett: valaki lapot húzott, vagy felfedtétek a titkos választásokat.
    .title = Valami rejtett lelepleződött
    .chapter = table
K-5 = Egy döntés nem vonható vissza, ha azóta más is döntött. Amíg többen egyszerre döntötök, a magáét mindenki visszavonhatja.
    .title = Azóta más is döntött
    .chapter = table
K-6 = Csak a saját döntésedet vonhatod vissza, és csak akkor, ha van ilyen.
    .title = Nincs mit visszavonni
    .chapter = table
