### Merre van egy terület egy másikhoz képest: egyenesen, majd oldalt. A formációk leírásához.

way-there = ott

way-e = jobbra
way-ne = jobbra fel
way-nw = balra fel
way-w = balra
way-sw = balra le
way-se = jobbra le

way-e-e = 2× jobbra
way-e-ne = jobbra + jobbra fel
way-ne-ne = 2× jobbra fel
way-ne-nw = jobbra fel + balra fel
way-nw-nw = 2× balra fel
way-nw-w = balra fel + balra
way-w-w = 2× balra
way-w-sw = balra + balra le
way-sw-sw = 2× balra le
way-sw-se = balra le + jobbra le
way-se-se = 2× jobbra le
way-se-e = jobbra le + jobbra

way-e-e-e = 3× jobbra
way-e-e-ne = 2× jobbra + jobbra fel
way-e-ne-ne = jobbra + 2× jobbra fel
way-ne-ne-ne = 3× jobbra fel
way-ne-ne-nw = 2× jobbra fel + balra fel
way-ne-nw-nw = jobbra fel + 2× balra fel
way-nw-nw-nw = 3× balra fel
way-nw-nw-w = 2× balra fel + balra
way-nw-w-w = balra fel + 2× balra
way-w-w-w = 3× balra
way-w-w-sw = 2× balra + balra le
way-w-sw-sw = balra + 2× balra le
way-sw-sw-sw = 3× balra le
way-sw-sw-se = 2× balra le + jobbra le
way-sw-se-se = balra le + 2× jobbra le
way-se-se-se = 3× jobbra le
way-se-se-e = 2× jobbra le + jobbra
way-se-e-e = jobbra le + 2× jobbra

way-e-e-e-e = 4× jobbra
way-e-e-e-ne = 3× jobbra + jobbra fel
way-e-e-ne-ne = 2× jobbra + 2× jobbra fel
way-e-ne-ne-ne = jobbra + 3× jobbra fel
way-ne-ne-ne-ne = 4× jobbra fel
way-ne-ne-ne-nw = 3× jobbra fel + balra fel
way-ne-ne-nw-nw = 2× jobbra fel + 2× balra fel
way-ne-nw-nw-nw = jobbra fel + 3× balra fel
way-nw-nw-nw-nw = 4× balra fel
way-nw-nw-nw-w = 3× balra fel + balra
way-nw-nw-w-w = 2× balra fel + 2× balra
way-nw-w-w-w = balra fel + 3× balra
way-w-w-w-w = 4× balra
way-w-w-w-sw = 3× balra + balra le
way-w-w-sw-sw = 2× balra + 2× balra le
way-w-sw-sw-sw = balra + 3× balra le
way-sw-sw-sw-sw = 4× balra le
way-sw-sw-sw-se = 3× balra le + jobbra le
way-sw-sw-se-se = 2× balra le + 2× jobbra le
way-sw-se-se-se = balra le + 3× jobbra le
way-se-se-se-se = 4× jobbra le
way-se-se-se-e = 3× jobbra le + jobbra
way-se-se-e-e = 2× jobbra le + 2× jobbra
way-se-e-e-e = jobbra le + 3× jobbra
