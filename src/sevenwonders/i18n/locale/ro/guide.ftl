# Prime partide în care se învață jucând. O lecție are un titlu, ceea ce este mereu adevărat, iar unele și ce înseamnă la masa aceasta (…-here).

## Ghidul însuși

guide-next = Mai departe
guide-got-it = Am înțeles
guide-skip = Sari peste
guide-task-select = Alege una dintre cărțile marcate.
guide-task-act = Acum alege ce faci cu ea.
guide-task-draft = Ia Minunea care îți place cel mai mult.
guide-task-piles = Deschide teancurile.
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
guide-lesson-welcome = Conduci un oraș al lumii antice, iar adversarul conduce altul. Este o partidă adevărată, împotriva calculatorului, la un nivel ușor. Explic fiecare lucru când apare prima dată.

guide-lesson-goal-title = Trei căi spre victorie
guide-lesson-goal = Adu marcatorul de conflict în capitala adversarului sau adună șase simboluri științifice diferite: oricare dintre ele aduce imediat victoria. Dacă nimeni nu reușește, după Era III câștigă cine are mai multe puncte.

guide-lesson-draft-title = Alegerea Minunilor
guide-lesson-draft = Minunile sunt oferite câte patru: un jucător ia una, celălalt ia două, iar primul o ia pe ultima. Apoi încă patru, în ordine inversă, astfel că fiecare are patru. Sus pe Minune se vede costul, jos efectul.

guide-lesson-structure-title = Ce cărți poți lua
guide-lesson-structure = În fiecare tură iei o singură carte și numai una pe care nu o acoperă alta. O carte cu fața în jos se întoarce imediat ce nu mai este acoperită, așa că ai grijă ce îi descoperi adversarului.
guide-lesson-structure-here = Acum poți alege { $count ->
    [one] o singură carte.
    [few] dintre { $count } cărți.
   *[other] dintre { $count } de cărți.
}

guide-lesson-turn-title = Tura ta: trei posibilități
guide-lesson-turn = Alege o carte. Apoi construiește-o în orașul tău, decarteaz-o pentru monede sau pune-o sub una dintre Minunile tale, ca să construiești Minunea. Mai jos vezi cât te costă fiecare.

guide-lesson-resources-title = Resurse
guide-lesson-resources = Cărțile maro și gri produc resurse. Resursele nu se consumă: un oraș care produce lemn îl are în fiecare tură, până la sfârșitul partidei. Producția ta se vede în orașul tău.

guide-lesson-price-title = Cumpărarea resurselor lipsă
guide-lesson-price = Resursele din cost pe care orașul tău nu le produce le cumperi de la Bancă: 2 monede pe resursă, oricât de multe. Numărul de pe carte arată cât te costă în total.
guide-lesson-price-here = Acum cartea { $card } te-ar costa { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-rival-title = Uită-te la producția adversarului
guide-lesson-rival = Fiecare resursă cumpărată costă cu 1 monedă mai mult pentru fiecare simbol al ei de pe cărțile maro și gri ale adversarului. Așadar o carte maro ajută de două ori: tu plătești mai puțin, iar adversarul mai mult.
guide-lesson-rival-here = Adversarul produce această resursă ({ $resource }), așa că fiecare te costă { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-chain-title = Legături
guide-lesson-chain = Un simbol în colțul din dreapta jos al unei cărți începe o legătură: cu ea în oraș, o carte ulterioară cu același simbol în colțul din dreapta sus este gratuită.
guide-lesson-chain-here = Dacă construiești această carte ({ $card }), construiești mai târziu gratuit: { $later }.

guide-lesson-free-title = Gratuit prin legătură
guide-lesson-free = Lanțul de lângă preț arată că ai deja cartea anterioară cu acest simbol, deci aceasta este gratuită: fără monede și fără resurse.
guide-lesson-free-here = Ai în oraș cartea { $earlier }, deci aceasta este gratuită pentru tine: { $card }.

guide-lesson-sell-title = Monede pentru o carte
guide-lesson-sell = Poți decarta orice carte accesibilă pentru 2 monede și încă 1 pentru fiecare carte galbenă din orașul tău. Astfel nu i-o lași nici adversarului.
guide-lesson-sell-here = Acum o carte decartată îți aduce { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-blue-title = Cărți albastre
guide-lesson-blue = Cărțile albastre, clădirile civile, dau pur și simplu puncte la sfârșit. Tot ele decid în caz de egalitate.

guide-lesson-yellow-title = Cărți galbene
guide-lesson-yellow = Cărțile galbene, clădirile comerciale, dau monede, ieftinesc resursele sau produc o resursă la alegere. Fiecare mai aduce o monedă ori de câte ori decartezi o carte.

guide-lesson-piles-title = Ce a fost și ce mai poate veni
guide-lesson-piles = Aici poți vedea oricând cărțile decartate și toate cărțile care mai pot fi cu fața în jos. Câte trei cărți din fiecare Eră nu sunt în joc și nimeni nu știe care.

guide-lesson-wonder-title = Construirea unei Minuni
guide-lesson-wonder = Ia orice carte accesibilă și pune-o sub o Minune: plătești Minunea, nu cartea, care nu mai are niciun efect. O bună întrebuințare pentru o carte dorită de adversar.
guide-lesson-wonder-here = Pe aceasta o poți plăti deja: { $wonder }.

guide-lesson-again-title = O tură suplimentară
guide-lesson-again = Unele Minuni au o săgeată în cerc: când construiești una, joci imediat din nou. Astfel iei două cărți la rând, a doua poate chiar cea descoperită de prima.
guide-lesson-again-here = Aceasta îți dă o tură suplimentară: { $wonder }.

guide-lesson-powers-title = Puterea unei Minuni
guide-lesson-powers = Unele Minuni fac ceva deosebit când sunt construite: distrug o carte maro sau gri a adversarului, construiesc gratuit o carte decartată sau aduc un jeton Progres din cutie. Acum alege.

guide-lesson-seven-title = Șapte Minuni, nu opt
guide-lesson-seven = Fiecare are patru Minuni, dar într-o partidă se construiesc numai șapte. Odată cu a șaptea, ultima iese din joc. Nu aștepta prea mult.
guide-lesson-seven-here = Minuni construite până acum: { $built }.

guide-lesson-shields-title = Scuturi
guide-lesson-shields = Fiecare scut de pe o carte roșie sau de pe o Minune împinge marcatorul de conflict cu un spațiu spre capitala adversarului. Dacă ajunge acolo, câștigi imediat. Dacă nu, avansul valorează la sfârșit 2, 5 sau 10 puncte.

guide-lesson-loot-title = Jetoane militare
guide-lesson-loot = Când marcatorul intră într-o zonă cu jeton militar, jucătorul împins înapoi pierde imediat 2 sau 5 monede, iar jetonul iese din joc.

guide-lesson-siege-title = O capitală în pericol
guide-lesson-siege = Marcatorul este aproape de o capitală. Acum scuturile contează cel mai mult: ia-le ca să te aperi sau să lovești și nu i le descoperi adversarului.
guide-lesson-siege-here = { $you ->
    [yes] Până la victoria ta: { $rest ->
        [one] { $rest } spațiu
        [few] { $rest } spații
       *[other] { $rest } de spații
    }!
   *[no] Până la victoria adversarului: { $rest ->
        [one] { $rest } spațiu
        [few] { $rest } spații
       *[other] { $rest } de spații
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
    [yes] Ai simboluri diferite: { $held }.
   *[no] Adversarul are simboluri diferite: { $held }. Ia tu cărțile verzi înaintea lui.
}

guide-lesson-undo-title = Anularea unei mutări
guide-lesson-undo = Într-o partidă împotriva calculatorului poți anula oricând ultima ta mutare. Un mod bun de a încerca lucruri noi.

guide-lesson-ageend-title = Era se apropie de sfârșit
guide-lesson-ageend = O Eră se încheie când au fost luate toate cărțile ei. O tură suplimentară obținută cu ultima carte se pierde. Gândește înainte: cine va trebui să descopere ce?
guide-lesson-ageend-here = { $left ->
    [one] A mai rămas o carte.
    [few] Au mai rămas { $left } cărți.
   *[other] Au mai rămas { $left } de cărți.
}

guide-lesson-begin-title = Cine începe Era următoare
guide-lesson-begin = Decide jucătorul mai slab militar, cel pe a cărui parte se află marcatorul de conflict. Dacă marcatorul este la mijloc, decide cine a luat ultima carte.

guide-lesson-second-title = Era II
guide-lesson-second = Cărțile sunt acum așezate altfel, costă mai mult și dau mai mult. Este ultima Eră cu cărți maro și gri.

guide-lesson-guilds-title = Ghilde
guide-lesson-guilds = În Era III sunt trei cărți mov, cu alt spate. O Ghildă îți dă monede sau puncte, de exemplu pentru cărțile albastre, numărate în orașul care are mai multe, chiar dacă este al adversarului.

guide-lesson-scoring-title = Sfârșitul
guide-lesson-scoring = După Era III se adună punctele: putere militară, cărți, Minuni, jetoane Progres și 1 punct pentru fiecare set de 3 monede. Dacă cineva a câștigat deja, punctele nu contează.

## Lessons of 7 Wonders

guide-lesson-classic-welcome-title = Bun venit!
guide-lesson-classic-welcome = Conduci un oraș al lumii antice, iar vecinii le conduc pe ale lor. De-a lungul a trei Ere îl construiești; la sfârșit câștigă cine are cele mai multe puncte. Este o partidă adevărată, împotriva calculatorului, la un nivel ușor. Explic fiecare lucru când apare prima dată.

guide-lesson-classic-neighbours-title = Vecinii tăi
guide-lesson-classic-neighbours = Orașul tău este la mijloc, cu un vecin în stânga și unul în dreapta. Faci comerț și îți compari scuturile numai cu ei doi, oricâți ar juca. Așa că urmărește ce construiesc.

guide-lesson-classic-side-title = Două fețe ale planșei
guide-lesson-classic-side = Fiecare planșă are o față de zi și una de noapte, cu etape diferite. Alege una; fața de zi este mai simplă. Resursa din colț este a ta de la început.

guide-lesson-classic-powers-title = Puterea unei Minuni
guide-lesson-classic-powers = Unele etape fac ceva special: construiesc gratuit o carte decartată sau te lasă să joci și ultima carte a unei Ere. Acum alege.

guide-lesson-classic-scoring-title = Sfârșitul
guide-lesson-classic-scoring = După Era III se adună punctele: Minunea, 1 pentru fiecare set de 3 monede, puterea militară, cărțile albastre, galbene și verzi, Ghildele. La egalitate câștigă cine are mai multe monede.

guide-lesson-classic-hand-title = Cărțile din mână
guide-lesson-classic-hand = Toți aleg în același timp câte o carte din mână, fără să vadă ce aleg ceilalți. Apoi aceste cărți se joacă deodată, iar cele rămase trec la un vecin.
guide-lesson-classic-hand-here = Ai în mână { $count ->
    [one] { $count } carte.
    [few] { $count } cărți.
   *[other] { $count } de cărți.
}

guide-lesson-classic-turn-title = O carte, trei posibilități
guide-lesson-classic-turn = Alege o carte. Apoi construiește-o în orașul tău, pune-o sub Minune ca să construiești etapa următoare sau decarteaz-o pentru 3 monede. Vezi cât te costă fiecare posibilitate.

guide-lesson-classic-conflict-title = Conflicte
guide-lesson-classic-conflict = La sfârșitul unei Ere îți compari scuturile cu fiecare vecin. Dacă ai mai multe, primești 1 punct în Era I, 3 în Era II și 5 în Era III; dacă ai mai puține, pierzi 1 punct.
guide-lesson-classic-conflict-here = Puterea ta militară valorează acum { $points ->
    [one] { $points } punct.
    [few] { $points } puncte.
   *[other] { $points } de puncte.
}

guide-lesson-classic-last-title = Ultima tură a unei Ere
guide-lesson-classic-last = Au rămas două cărți: una o joci, cealaltă se decartează și nu aduce monede. Apoi se compară scuturile și se împart cărțile Erei următoare.

guide-lesson-classic-passed-title = Cărțile trec mai departe
guide-lesson-classic-passed = Aceste cărți vin de la un vecin, iar ale tale au ajuns la celălalt. Ce nu iei tu poate lua următorul. În Erele I și III cărțile trec la stânga, în Era II la dreapta.

guide-lesson-classic-resources-title = Resurse
guide-lesson-classic-resources = Cărțile maro și gri produc resurse. Resursele nu se consumă: orașul le are în fiecare tură. Se pune la socoteală și resursa de pe planșa ta.

guide-lesson-classic-free-title = Gratuit prin legătură
guide-lesson-classic-free = Ai o clădire anterioară cu acest simbol, așa că aceasta nu te costă nimic: nici monede, nici resurse.
guide-lesson-classic-free-here = Ai în oraș cartea { $earlier }, deci ai gratuit: { $card }.

guide-lesson-classic-trade-title = Cumpărături de la vecini
guide-lesson-classic-trade = Ce îți lipsește cumperi de la un vecin care produce acea resursă: îi plătești câte 2 monede pentru fiecare. Nu poate refuza și nu pierde nimic. Se cumpără numai de pe planșa lui și de pe cărțile lui maro și gri.
guide-lesson-classic-trade-here = Pentru cartea { $card } ar trebui să cumperi: { $resource }, { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-classic-never-title = Imposibil de obținut
guide-lesson-classic-never = Dacă nici tu, nici vreun vecin nu produceți o resursă, nu poți construi cărțile care o cer. O astfel de carte o poți totuși decarta sau pune sub Minune.
guide-lesson-classic-never-here = Acum nu poți obține resursele pentru cartea { $card }.

guide-lesson-classic-wonder-title = Construirea unei etape
guide-lesson-classic-wonder = Poți construi acum etapa următoare a Minunii tale: plătește costul de pe planșă și pune orice carte sub ea, cu fața în jos. O bună întrebuințare pentru o carte pe care o vrea vecinul.
guide-lesson-classic-wonder-here = Etapa următoare te-ar costa { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-classic-sell-title = Monede pentru o carte
guide-lesson-classic-sell = Poți decarta orice carte pentru monede. Te ajută când nu poți construi nimic bun și nu le lași cartea celorlalți.
guide-lesson-classic-sell-here = O carte decartată aduce { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-classic-red-title = Scuturi
guide-lesson-classic-red = Cărțile roșii au scuturi. Contează numai față de cei doi vecini, la sfârșitul fiecărei Ere. E de ajuns un scut mai mult decât au ei.

guide-lesson-classic-green-title = Știință
guide-lesson-classic-green = Cărțile verzi au unul dintre trei simboluri. Mai multe de același fel valorează pătratul numărului lor: 1, 4, 9, 16 puncte. Fiecare set cu toate cele trei simboluri mai aduce 7.

guide-lesson-classic-chain-title = Legături
guide-lesson-classic-chain = Un simbol în colțul din dreapta jos al unei cărți începe o legătură: cu ea în oraș, cartea ulterioară cu același simbol este gratuită.
guide-lesson-classic-chain-here = Când ai în oraș cartea { $card }, construiești gratuit: { $later }.

guide-lesson-classic-blue-title = Cărți albastre
guide-lesson-classic-blue = Cărțile albastre, clădirile civile, dau pur și simplu punctele care se văd pe ele.

guide-lesson-classic-yellow-title = Cărți galbene
guide-lesson-classic-yellow = Cărțile galbene, clădirile comerciale, dau monede, ieftinesc resursele vecinilor sau produc numai pentru tine: vecinii nu pot cumpăra de la ele.

guide-lesson-classic-twice-title = Fiecare clădire o dată
guide-lesson-classic-twice = Niciun oraș nu are două clădiri cu același nume. Pe a doua o poți totuși decarta sau pune sub Minune.
guide-lesson-classic-twice-here = Pe aceasta o ai deja: { $card }.

guide-lesson-classic-income-title = Un vecin a cumpărat de la tine
guide-lesson-classic-income = Când un vecin îți cumpără o resursă, monedele sunt ale tale, iar resursa îți rămâne. Merită să produci ce le lipsește vecinilor.
guide-lesson-classic-income-here = Asta ți-a adus { $coins ->
    [one] { $coins } monedă.
    [few] { $coins } monede.
   *[other] { $coins } de monede.
}

guide-lesson-classic-arms-title = Un vecin mai puternic
guide-lesson-classic-arms = Un vecin are mai multe scuturi decât tine. Fie ții pasul, fie renunți la această luptă și îți folosești mai bine cărțile: o înfrângere costă doar 1 punct.
guide-lesson-classic-arms-here = Scuturi: vecinul are { $shields }, tu ai { $own }.

guide-lesson-classic-sets-title = Știința crește
guide-lesson-classic-sets = Fiecare carte științifică nouă valorează mai mult: al treilea simbol de același fel adaugă 5 puncte, un set întreg 7. Hotărăște dacă aduni un singur simbol sau pe toate trei.
guide-lesson-classic-sets-here = Știința ta valorează acum { $points ->
    [one] { $points } punct.
    [few] { $points } puncte.
   *[other] { $points } de puncte.
}

guide-lesson-classic-undo-title = Anularea unei mutări
guide-lesson-classic-undo = Într-o partidă împotriva calculatorului poți anula oricând ultima ta alegere. Un mod bun de a încerca lucruri noi.

guide-lesson-classic-second-title = Era II
guide-lesson-classic-second = Cărțile trec acum la dreapta. Cărțile maro dau câte două resurse. Este ultima Eră cu cărți maro și gri.

guide-lesson-classic-third-title = Era III
guide-lesson-classic-third = Cărțile sunt acum scumpe, dar valorează mult, iar fiecare conflict aduce 5 puncte. Termină Minunea și uită-te la ce au vecinii: Ghildele dau puncte pentru asta.

guide-lesson-classic-guilds-title = Ghilde
guide-lesson-classic-guilds = Cărțile mov, Ghildele, dau puncte pentru ce se află în orașele vecinilor sau în al tău. Numără înainte să alegi.
