# O primă partidă de Duel în care se învață jucând. O lecție are un titlu, ceea ce este mereu adevărat, iar unele și ce înseamnă la masa aceasta (…-here).

## Ghidul însuși

guide-next = Mai departe
guide-got-it = Am înțeles
guide-lessons = Toate lecțiile
guide-count = Lecții parcurse: { $learnt } din { $all }
guide-close = Închide ghidul
guide-idle-turn = Este tura ta. Te anunț când apare ceva nou pe masă.
guide-idle-wait = Joacă adversarul. Te anunț când apare ceva nou pe masă.
guide-idle-over = Partida s-a încheiat. Lecțiile care nu au apărut sunt în listă.
guide-idle-finished = Ai parcurs toate lecțiile. Restul e exercițiu!
guide-learnt = învățată
guide-left = urmează
guide-lessons-lead = Lecțiile apar singure, când pe masă se vede lucrul despre care vorbesc. Aici o poți citi pe oricare, oricând.
guide-afresh = Reia lecțiile de la început

guide-topic-aim = Scopul
guide-topic-cards = Cărți și ture
guide-topic-costs = Cât costă
guide-topic-wonders = Minuni
guide-topic-military = Putere militară
guide-topic-science = Știință
guide-topic-end = Ere și puncte

## Lecții

guide-lesson-welcome-title = Bun venit!
guide-lesson-welcome = Conduci un oraș al lumii antice, iar adversarul conduce altul. Este o partidă adevărată, împotriva calculatorului, la nivelul cel mai ușor. Explic fiecare lucru când apare prima dată.

guide-lesson-goal-title = Trei căi spre victorie
guide-lesson-goal = Adu marcatorul de conflict în capitala adversarului sau adună șase simboluri științifice diferite: oricare dintre ele aduce imediat victoria. Dacă nimeni nu reușește, după Era III câștigă cine are mai multe puncte.

guide-lesson-draft-title = Alegerea Minunilor
guide-lesson-draft = Minunile se aleg câte patru: un jucător ia una, celălalt ia două, iar primul o ia pe ultima. Apoi încă patru, în ordine inversă, astfel că fiecare are patru. Sus pe Minune se vede costul, jos efectul.

guide-lesson-structure-title = Ce cărți poți lua
guide-lesson-structure = În fiecare tură iei o singură carte și numai una pe care nu o acoperă alta. O carte cu fața în jos se întoarce imediat ce nu mai este acoperită, așa că ai grijă ce îi descoperi adversarului.
guide-lesson-structure-here = Acum poți alege { $count ->
    [one] o singură carte.
    [few] dintre { $count } cărți.
   *[other] dintre { $count } de cărți.
}

guide-lesson-turn-title = Tura ta: trei posibilități
guide-lesson-turn = Alege o carte. Apoi construiește-o în orașul tău, decarteaz-o pentru monede sau pune-o sub una dintre Minunile tale, ca să construiești Minunea. Mai jos vezi cât te costă fiecare.

guide-lesson-resources-title = Resurse
guide-lesson-resources = Cărțile maro și gri produc resurse. Resursele nu se consumă: un oraș care produce lemn îl are în fiecare tură, până la sfârșitul partidei. Producția ta se vede în orașul tău.

guide-lesson-price-title = Cumpărarea resurselor lipsă
guide-lesson-price = Resursele din cost pe care orașul tău nu le produce le cumperi de la Bancă: 2 monede pe resursă, oricât de multe. Numărul de pe carte arată cât te costă în total.
guide-lesson-price-here = Acum { $card } te-ar costa { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-rival-title = Uită-te la producția adversarului
guide-lesson-rival = Fiecare resursă cumpărată costă cu 1 monedă mai mult pentru fiecare resursă la fel produsă de cărțile maro și gri ale adversarului. Așadar o carte maro ajută de două ori: tu plătești mai puțin, el mai mult.
guide-lesson-rival-here = Adversarul produce această resursă ({ $resource }), așa că una te costă { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-chain-title = Legături
guide-lesson-chain = Un simbol în colțul din dreapta jos al unei cărți începe o legătură: cine are acea carte construiește gratuit o carte de mai târziu cu același simbol în colțul din dreapta sus.
guide-lesson-chain-here = Cine construiește această carte ({ $card }) construiește mai târziu gratuit: { $later }.

guide-lesson-free-title = Gratuit prin legătură
guide-lesson-free = Verigile de la preț arată că ai deja cartea anterioară din această legătură: pe aceasta o poți construi gratuit, fără monede și fără resurse.
guide-lesson-free-here = În orașul tău se află { $earlier }, deci aceasta este gratuită pentru tine: { $card }.

guide-lesson-sell-title = Monede pentru o carte
guide-lesson-sell = Poți decarta orice carte pe care o poți lua, pentru 2 monede și încă 1 pentru fiecare carte galbenă din orașul tău. Astfel o iei și din calea adversarului.
guide-lesson-sell-here = Acum o carte decartată îți aduce { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-blue-title = Cărțile albastre
guide-lesson-blue = Cărțile albastre, clădirile civile, dau pur și simplu puncte la sfârșit. Tot ele decid în caz de egalitate.

guide-lesson-yellow-title = Cărțile galbene
guide-lesson-yellow = Cărțile galbene, clădirile comerciale, dau monede, ieftinesc resursele sau produc una la alegere. Fiecare mai aduce o monedă ori de câte ori decartezi o carte.

guide-lesson-piles-title = Ce a fost și ce mai poate veni
guide-lesson-piles = Aici poți vedea oricând cărțile decartate și toate cărțile care mai pot fi cu fața în jos. Câte trei cărți din fiecare Eră nu sunt în joc și nimeni nu știe care.

guide-lesson-wonder-title = Construirea unei Minuni
guide-lesson-wonder = Ia orice carte pe care o poți lua și pune-o sub o Minune: plătești Minunea, nu cartea, care nu mai are niciun efect. O bună întrebuințare pentru o carte dorită de adversar.
guide-lesson-wonder-here = Pe aceasta o poți plăti deja: { $wonder }.

guide-lesson-again-title = O tură în plus
guide-lesson-again = Unele Minuni au semnul unei săgeți în cerc: cine le construiește joacă imediat din nou. Astfel iei două cărți la rând, a doua poate chiar cea descoperită de prima.
guide-lesson-again-here = Aceasta îți dă o tură în plus: { $wonder }.

guide-lesson-powers-title = Puterea unei Minuni
guide-lesson-powers = Unele Minuni fac ceva deosebit când sunt construite: distrug o carte maro sau gri a adversarului, construiesc gratuit o carte decartată sau aduc un jeton Progres din cutie. Acum alege.

guide-lesson-seven-title = Șapte Minuni, nu opt
guide-lesson-seven = Fiecare are patru Minuni, dar într-o partidă se construiesc numai șapte. Odată cu a șaptea, ultima iese din joc. Nu aștepta prea mult.
guide-lesson-seven-here = Minuni construite până acum: { $built }.

guide-lesson-shields-title = Scuturi
guide-lesson-shields = Fiecare scut de pe o carte roșie sau de pe o Minune împinge marcatorul de conflict cu un spațiu spre capitala adversarului. Dacă ajunge acolo, câștigi imediat. Dacă nu, avansul valorează la sfârșit 2, 5 sau 10 puncte.

guide-lesson-loot-title = Jetoane militare
guide-lesson-loot = Când marcatorul intră într-o zonă cu jeton militar, jucătorul împins înapoi pierde imediat 2 sau 5 monede, iar jetonul iese din joc.

guide-lesson-siege-title = O capitală în pericol
guide-lesson-siege = Marcatorul este aproape de o capitală. Acum scuturile contează cel mai mult: ia-le ca să te aperi sau să lovești și nu i le descoperi adversarului.
guide-lesson-siege-here = { $you ->
    [yes] Până la victoria ta: { $rest ->
        [one] { $rest } spațiu
        [few] { $rest } spații
       *[other] { $rest } de spații
    }!
   *[no] Până la victoria adversarului: { $rest ->
        [one] { $rest } spațiu
        [few] { $rest } spații
       *[other] { $rest } de spații
    }. Ai grijă!
}

guide-lesson-symbols-title = Știință
guide-lesson-symbols = Cărțile verzi au un simbol științific. Șase simboluri diferite aduc imediat victoria. Sunt șapte: șase apar pe câte două cărți, al șaptelea numai pe un jeton Progres.

guide-lesson-pair-title = Două la fel
guide-lesson-pair = A doua carte cu același simbol formează o pereche: iei imediat unul dintre jetoanele Progres de pe tabla de joc.

guide-lesson-progress-title = Jetoane Progres
guide-lesson-progress = Jetonul rămâne al tău toată partida. Unele dau puncte, altele economisesc resurse, altele aduc monede. Alege-l pe cel care te ajută cel mai mult de acum înainte.

guide-lesson-genius-title = Aproape de șase simboluri
guide-lesson-genius = Șase simboluri diferite aduc imediat victoria, oricare ar fi punctele. Numără ce lipsește și verifică dacă mai poate apărea.
guide-lesson-genius-here = { $you ->
    [yes] Simboluri diferite ale tale: { $held }.
   *[no] Simboluri diferite ale adversarului: { $held }. Ia-i din timp cărțile verzi.
}

guide-lesson-undo-title = Anularea unei mutări
guide-lesson-undo = Într-o partidă împotriva calculatorului poți anula oricând ultima ta mutare. Un mod bun de a încerca lucruri noi.

guide-lesson-ageend-title = Era se apropie de sfârșit
guide-lesson-ageend = O Eră se încheie când au fost luate toate cărțile ei. O tură în plus obținută cu ultima carte se pierde. Gândește înainte: cine va trebui să descopere ce?
guide-lesson-ageend-here = { $left ->
    [one] A mai rămas o carte.
    [few] Au mai rămas { $left } cărți.
   *[other] Au mai rămas { $left } de cărți.
}

guide-lesson-begin-title = Cine începe Era următoare
guide-lesson-begin = Decide jucătorul mai slab militar, cel pe a cărui parte se află marcatorul de conflict. Dacă marcatorul este la mijloc, decide cine a luat ultima carte.

guide-lesson-second-title = Era a doua
guide-lesson-second = Cărțile sunt acum așezate altfel, costă mai mult și dau mai mult. Cărțile maro și gri apar pentru ultima dată: în Era III nu mai sunt.

guide-lesson-guilds-title = Ghilde
guide-lesson-guilds = În Era III sunt trei cărți mov, cu verso propriu. O Ghildă numără ceva în orașul care are mai mult, indiferent al cui este, și dă pentru asta monede sau puncte.

guide-lesson-scoring-title = Sfârșitul
guide-lesson-scoring = După Era III se adună punctele: putere militară, cărți, Minuni, jetoane Progres și 1 punct pentru fiecare set de 3 monede. Dacă cineva a câștigat deja, punctele nu contează.
