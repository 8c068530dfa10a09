# Prve partije koje uče kroz igru. Lekcija ima naslov, ono što uvek važi, a neke i ono što znači baš na ovom stolu (…-here).

## Sam vodič

guide-next = Dalje
guide-got-it = Jasno
guide-skip = Preskoči
guide-task-select = Izaberi jednu od označenih kartica.
guide-task-act = Sada izaberi šta ćeš sa njom.
guide-task-draft = Uzmi svetsko čudo koje ti se najviše sviđa.
guide-task-piles = Otvori gomile.
guide-lessons = Sve lekcije
guide-count = Naučeno lekcija: { $learnt } od { $all }
guide-close = Zatvori vodič
guide-idle-turn = Ti si na potezu. Javiću se čim se na stolu pojavi nešto novo.
guide-idle-wait = Protivnik igra. Javiću se čim se na stolu pojavi nešto novo.
guide-idle-over = Partija je gotova. Lekcije do kojih nismo stigli čekaju u spisku.
guide-idle-finished = Prošli smo sve lekcije. Ostalo je vežba!
guide-learnt = naučeno
guide-left = tek sledi
guide-lessons-lead = Lekcije dolaze same, kad se na stolu pojavi ono o čemu govore. Ovde svaku možeš da pročitaš kad god želiš.
guide-afresh = Počni lekcije iznova

guide-topic-aim = Cilj
guide-topic-cards = Kartice i potezi
guide-topic-costs = Šta koliko košta
guide-topic-wonders = Svetska čuda
guide-topic-military = Vojska
guide-topic-science = Nauka
guide-topic-end = Doba i poeni

## Lekcije

guide-lesson-welcome-title = Zdravo!
guide-lesson-welcome = Vodiš jedan antički grad, a tvoj protivnik drugi. Ovo je prava partija protiv računara na lakom nivou. Svaku stvar objasniću kad prvi put naiđe.

guide-lesson-goal-title = Tri puta do pobede
guide-lesson-goal = Dovedi figuru štita do protivnikovog glavnog grada ili sakupi šest različitih naučnih simbola: i jedno i drugo odmah donosi pobedu. Ako to niko ne uspe, posle trećeg doba pobeđuje ko ima više poena.

guide-lesson-draft-title = Izbor svetskih čuda
guide-lesson-draft = Svetska čuda se nude po četiri: jedan igrač bira jedno, drugi bira dva, a prvi uzima poslednje. Zatim još četiri, obrnutim redom, pa svako ima po četiri. Gore na kartici čuda je cena, a dole efekat.

guide-lesson-structure-title = Koje kartice možeš da uzmeš
guide-lesson-structure = U svakom potezu uzimaš jednu karticu, i to samo onu koju nijedna druga ne pokriva. Kartica okrenuta licem nadole otkriva se čim je ništa više ne pokriva, zato pazi šta otkrivaš protivniku.
guide-lesson-structure-here = Sada { $count ->
    [one] možeš da uzmeš samo jednu karticu.
    [few] biraš između { $count } kartice.
   *[other] biraš između { $count } kartica.
}

guide-lesson-turn-title = Tvoj potez: tri mogućnosti
guide-lesson-turn = Izaberi karticu. Onda je izgradi u svom gradu, ili je prodaj za novčiće, ili je stavi pod svoje svetsko čudo i tako ga izgradi. Dole vidiš koliko te šta košta.

guide-lesson-resources-title = Resursi
guide-lesson-resources = Braon i sive kartice proizvode resurse. Resursi se ne troše: grad koji proizvodi drvo ima ga u svakom potezu, do kraja partije. Svoju proizvodnju vidiš u svom gradu.

guide-lesson-price-title = Kupovina onog što nedostaje
guide-lesson-price = Resurse koje cena traži, a tvoj grad ih ne proizvodi, kupuješ od banke: 2 novčića po resursu, koliko god hoćeš. Broj na kartici kaže koliko te ona ukupno košta.
guide-lesson-price-here = Cena ove kartice ({ $card }) za tebe je sada { $coins ->
    [one] { $coins } novčić.
   *[other] { $coins } novčića.
}

guide-lesson-rival-title = Gledaj šta proizvodi protivnik
guide-lesson-rival = Svaki resurs koji kupuješ skuplji je za 1 novčić za svaki simbol tog resursa na protivnikovim braon i sivim karticama. Zato braon kartica vredi dvostruko: tebi štedi novčiće, a protivniku podiže cenu.
guide-lesson-rival-here = Protivnik to proizvodi ({ $resource }), pa te svaki komad košta { $coins ->
    [one] { $coins } novčić.
   *[other] { $coins } novčića.
}

guide-lesson-chain-title = Nizovi
guide-lesson-chain = Simbol u donjem desnom uglu kartice započinje niz: kada je ona u tvom gradu, kasnija kartica sa istim simbolom u gornjem desnom uglu je besplatna.
guide-lesson-chain-here = Ako izgradiš ovu karticu ({ $card }), kasnije besplatno gradiš: { $later }.

guide-lesson-free-title = Besplatna izgradnja u nizu
guide-lesson-free = Znak lanca uz cenu znači da već imaš raniju karticu sa ovim simbolom, pa je ova besplatna: bez novčića i bez resursa.
guide-lesson-free-here = U svom gradu imaš karticu { $earlier }, pa je ova za tebe besplatna: { $card }.

guide-lesson-sell-title = Novčići za karticu
guide-lesson-sell = Svaku slobodnu karticu možeš da prodaš za 2 novčića i još po 1 za svaku žutu karticu u svom gradu. Tako je ujedno oduzimaš protivniku.
guide-lesson-sell-here = Prodata kartica ti sada donosi { $coins ->
    [one] { $coins } novčić.
   *[other] { $coins } novčića.
}

guide-lesson-blue-title = Plave kartice
guide-lesson-blue = Plave kartice, civilne građevine, jednostavno donose poene na kraju. One odlučuju i kad je nerešeno.

guide-lesson-yellow-title = Žute kartice
guide-lesson-yellow = Žute kartice, trgovačke građevine, donose novčiće, pojeftinjuju resurse ili proizvode jedan resurs po tvom izboru. Svaka donosi i po novčić više kad prodaješ karticu.

guide-lesson-piles-title = Šta je bilo i šta još može doći
guide-lesson-piles = Ovde u svakom trenutku možeš da pregledaš odbačene kartice i sve one koje još mogu biti okrenute licem nadole. Po tri kartice svakog doba nisu u igri i niko ne zna koje.

guide-lesson-wonder-title = Gradnja svetskog čuda
guide-lesson-wonder = Uzmi bilo koju slobodnu karticu i stavi je pod svetsko čudo: plaćaš čudo, a ne karticu, koja tada više nema efekta. Dobra upotreba za karticu koju želi protivnik.
guide-lesson-wonder-here = Ovo već možeš da platiš: { $wonder }.

guide-lesson-again-title = Još jedan potez
guide-lesson-again = Neka svetska čuda imaju strelicu u krug: kad izgradiš takvo čudo, odmah igraš još jednom. Tako uzimaš dve kartice zaredom, drugu možda baš onu koju je prva otkrila.
guide-lesson-again-here = Ovo ti daje još jedan potez: { $wonder }.

guide-lesson-powers-title = Moć svetskog čuda
guide-lesson-powers = Neka svetska čuda pri gradnji rade nešto posebno: uništavaju protivnikovu braon ili sivu karticu, besplatno grade odbačenu ili izvlače token progresa iz kutije. Sada biraš.

guide-lesson-seven-title = Sedam čuda, ne osam
guide-lesson-seven = Svako ima po četiri svetska čuda, ali se u partiji gradi samo sedam. Kad se izgradi sedmo, preostalo izlazi iz igre. Ne čekaj predugo.
guide-lesson-seven-here = Do sada izgrađeno: { $built }.

guide-lesson-shields-title = Štitovi
guide-lesson-shields = Svaki štit sa crvene kartice ili svetskog čuda pomera figuru štita za jedno polje ka protivnikovom glavnom gradu. Ako tamo stigne, odmah pobeđuješ. Ako ne, prednost na kraju vredi 2, 5 ili 10 poena.

guide-lesson-loot-title = Vojni tokeni
guide-lesson-loot = Kad figura uđe u zonu sa vojnim tokenom, potisnuti igrač odmah gubi 2 ili 5 novčića, a token izlazi iz igre.

guide-lesson-siege-title = Glavni grad u opasnosti
guide-lesson-siege = Figura je blizu jednog glavnog grada. Štitovi su sada najvažniji: uzmi ih da se odbraniš ili da napadneš, i ne otkrivaj ih protivniku.
guide-lesson-siege-here = { $you ->
    [yes] Do tvoje pobede još { $rest ->
        [one] { $rest } polje
       *[other] { $rest } polja
    }!
   *[no] Do protivnikove pobede još { $rest ->
        [one] { $rest } polje
       *[other] { $rest } polja
    }: čuvaj se!
}

guide-lesson-symbols-title = Nauka
guide-lesson-symbols = Zelene kartice nose naučni simbol. Šest različitih odmah donosi pobedu. Ima ih sedam: šest stoji na po dve kartice, a sedmi samo na jednom tokenu progresa.

guide-lesson-pair-title = Dva ista
guide-lesson-pair = Druga kartica sa istim simbolom čini par: odmah uzimaš jedan od tokena progresa sa table.

guide-lesson-progress-title = Tokeni progresa
guide-lesson-progress = Token ostaje tvoj do kraja partije. Neki daju poene, neki štede resurse, neki donose novčiće. Izaberi onaj koji ti odsad najviše pomaže.

guide-lesson-genius-title = Blizu šest simbola
guide-lesson-genius = Šest različitih simbola odmah donosi pobedu, bez obzira na poene. Izbroj koji nedostaju i proveri mogu li još da se pojave.
guide-lesson-genius-here = { $you ->
    [yes] Različitih simbola imaš: { $held }.
   *[no] Različitih simbola protivnik ima: { $held }. Uzmi zelene kartice pre njega.
}

guide-lesson-undo-title = Poništavanje poteza
guide-lesson-undo = U partiji protiv računara uvek možeš da poništiš svoj poslednji potez. Dobar način da nešto isprobaš.

guide-lesson-ageend-title = Doba se bliži kraju
guide-lesson-ageend = Doba se završava kad se uzmu sve kartice. Još jedan potez zarađen poslednjom karticom propada. Razmišljaj unapred: ko će kome šta morati da otkrije?
guide-lesson-ageend-here = { $left ->
    [one] Ostala je { $left } kartica.
    [few] Ostale su { $left } kartice.
   *[other] Ostalo je { $left } kartica.
}

guide-lesson-begin-title = Ko počinje sledeće doba
guide-lesson-begin = Odlučuje vojno slabiji igrač, onaj na čijoj je strani figura štita. Ako je figura na sredini, odlučuje ko je uzeo poslednju karticu.

guide-lesson-second-title = Drugo doba
guide-lesson-second = Kartice su sada drugačije složene, skuplje su i daju više. Ovo je poslednje doba sa braon i sivim karticama.

guide-lesson-guilds-title = Gilde
guide-lesson-guilds = U trećem dobu su tri ljubičaste kartice, sa drugačijom poleđinom. Gilda ti donosi novčiće ili poene, na primer za plave kartice, i to u gradu koji ih ima više, makar to bio i protivnikov.

guide-lesson-scoring-title = Kraj
guide-lesson-scoring = Posle trećeg doba sabiraju se poeni: vojska, kartice, svetska čuda, tokeni progresa i 1 poen za svaka 3 novčića. Ako je neko već pobedio, poeni nisu važni.

## Lessons of 7 Wonders

guide-lesson-classic-welcome-title = Zdravo!
guide-lesson-classic-welcome = Vodiš jedan antički grad, a tvoji susedi druge. Tokom tri doba ga gradiš; ko na kraju ima najviše poena, pobeđuje. Ovo je prava partija protiv računara na lakom nivou. Svaku stvar objasniću kad prvi put naiđe.

guide-lesson-classic-neighbours-title = Tvoji susedi
guide-lesson-classic-neighbours = Tvoj grad je u sredini, sa po jednim susedom levo i desno. Samo sa njima trguješ i porediš štitove, koliko god vas igra. Zato gledaj šta grade.

guide-lesson-classic-side-title = Dve strane table
guide-lesson-classic-side = Svaka tabla ima svetlu i tamnu stranu sa različitim fazama. Izaberi jednu; svetla je jednostavnija. Resurs u uglu tvoj je od početka.

guide-lesson-classic-powers-title = Moć svetskog čuda
guide-lesson-classic-powers = Neke faze rade nešto posebno: besplatno grade odbačenu karticu ili ti daju da odigraš i poslednju karticu doba. Sada izaberi.

guide-lesson-classic-scoring-title = Kraj
guide-lesson-classic-scoring = Posle trećeg doba sabiraju se poeni: čudo, 1 za svaka 3 novčića, vojska, plave, žute i zelene kartice, gilde. Ako je nerešeno, pobeđuje onaj ko ima više novčića.

guide-lesson-classic-hand-title = Kartice u ruci
guide-lesson-classic-hand = Svi istovremeno biraju po jednu karticu iz ruke, ne videći šta biraju drugi. Onda se sve te kartice odigraju odjednom, a preostale idu susedu.
guide-lesson-classic-hand-here = U ruci imaš { $count ->
    [one] { $count } karticu.
    [few] { $count } kartice.
   *[other] { $count } kartica.
}

guide-lesson-classic-turn-title = Jedna kartica, tri mogućnosti
guide-lesson-classic-turn = Izaberi karticu. Onda je izgradi u svom gradu, stavi je pod čudo da izgradiš sledeću fazu ili je prodaj za 3 novčića. Vidiš koliko te svaka mogućnost košta.

guide-lesson-classic-conflict-title = Sukobi
guide-lesson-classic-conflict = Na kraju doba porediš štitove sa svakim susedom. Ako imaš više, dobijaš 1 poen u prvom, 3 u drugom i 5 u trećem dobu; ako imaš manje, gubiš 1 poen.
guide-lesson-classic-conflict-here = Tvoja vojska sada vredi { $points ->
    [one] { $points } poen.
    [few] { $points } poena.
   *[other] { $points } poena.
}

guide-lesson-classic-last-title = Poslednji krug doba
guide-lesson-classic-last = Ostale su dve kartice: jednu igraš, a druga se odbacuje i ne donosi novčiće. Zatim se porede štitovi i dele kartice sledećeg doba.

guide-lesson-classic-passed-title = Kartice idu dalje
guide-lesson-classic-passed = Ove kartice dolaze od suseda, a tvoje su otišle drugom. Ono što ne uzmeš, može da uzme sledeći. U prvom i trećem dobu kartice se prosleđuju nalevo, u drugom nadesno.

guide-lesson-classic-resources-title = Resursi
guide-lesson-classic-resources = Braon i sive kartice proizvode resurse. Resursi se ne troše: tvoj grad ih ima u svakom krugu. Računa se i resurs na tvojoj tabli.

guide-lesson-classic-free-title = Besplatna izgradnja u nizu
guide-lesson-classic-free = Imaš raniju građevinu ovog niza, pa te ova ne košta ništa: ni novčiće ni resurse.
guide-lesson-classic-free-here = U svom gradu imaš karticu { $earlier }, pa ti je ova besplatna: { $card }.

guide-lesson-classic-trade-title = Kupovina od suseda
guide-lesson-classic-trade = Ono što ti nedostaje kupuješ od suseda koji to proizvodi: plaćaš mu po 2 novčića za resurs. On ne može da odbije i ništa ne gubi. Kupuje se samo sa njegove table i njegovih braon i sivih kartica.
guide-lesson-classic-trade-here = Za karticu { $card } treba kupiti: { $resource }, { $coins ->
    [one] { $coins } novčić.
    [few] { $coins } novčića.
   *[other] { $coins } novčića.
}

guide-lesson-classic-never-title = Nedostižno
guide-lesson-classic-never = Ako neki resurs ne proizvodi ni tvoj grad ni ijedan sused, ne možeš da izgradiš ono što ga traži. Takvu karticu ipak možeš da prodaš ili staviš pod čudo.
guide-lesson-classic-never-here = Trenutno ne možeš da nabaviš resurse za karticu { $card }.

guide-lesson-classic-wonder-title = Gradnja faze
guide-lesson-classic-wonder = Sada možeš da izgradiš sledeću fazu svog čuda: plati cenu sa table i stavi bilo koju karticu pod nju, licem nadole. Dobra upotreba za karticu koju želi tvoj sused.
guide-lesson-classic-wonder-here = Sledeća faza koštala bi te { $coins ->
    [one] { $coins } novčić.
    [few] { $coins } novčića.
   *[other] { $coins } novčića.
}

guide-lesson-classic-sell-title = Novčići za karticu
guide-lesson-classic-sell = Svaku karticu možeš da prodaš. To pomaže kad ne možeš da izgradiš ništa dobro, a i karticu oduzimaš drugima.
guide-lesson-classic-sell-here = Prodata kartica donosi { $coins ->
    [one] { $coins } novčić.
    [few] { $coins } novčića.
   *[other] { $coins } novčića.
}

guide-lesson-classic-red-title = Štitovi
guide-lesson-classic-red = Crvene kartice nose štitove. Računaju se samo prema tvoja dva suseda, na kraju svakog doba. Dovoljan je jedan štit više nego što oni imaju.

guide-lesson-classic-green-title = Nauka
guide-lesson-classic-green = Zelene kartice nose jedan od tri simbola. Nekoliko istih vredi kvadrat njihovog broja: 1, 4, 9, 16 poena. Svaki set od sva tri simbola vredi još 7.

guide-lesson-classic-chain-title = Izgradnja u nizu
guide-lesson-classic-chain = Simbol u donjem desnom uglu kartice počinje niz: kada je ona u tvom gradu, kasnija kartica sa istim simbolom je besplatna.
guide-lesson-classic-chain-here = Kad u gradu imaš karticu { $card }, besplatno gradiš: { $later }.

guide-lesson-classic-blue-title = Plave kartice
guide-lesson-classic-blue = Plave kartice, civilne građevine, jednostavno daju poene koji su na njima.

guide-lesson-classic-yellow-title = Žute kartice
guide-lesson-classic-yellow = Žute kartice, trgovačke građevine, daju novčiće, pojeftinjuju resurse suseda ili proizvode samo za tebe: susedi od njih ne mogu da kupuju.

guide-lesson-classic-twice-title = Svaka građevina jednom
guide-lesson-classic-twice = Nijedan grad nema dve građevine istog imena. Drugu ipak možeš da prodaš ili staviš pod čudo.
guide-lesson-classic-twice-here = Ovu već imaš: { $card }.

guide-lesson-classic-income-title = Sused je kupio od tebe
guide-lesson-classic-income = Kad sused kupi neki tvoj resurs, novčići su tvoji, a resurs ti ostaje. Isplati se proizvoditi ono što susedima nedostaje.
guide-lesson-classic-income-here = To ti je donelo { $coins ->
    [one] { $coins } novčić.
    [few] { $coins } novčića.
   *[other] { $coins } novčića.
}

guide-lesson-classic-arms-title = Jači sused
guide-lesson-classic-arms = Jedan sused ima više štitova od tebe. Ili ga prati, ili odustani od te borbe i bolje iskoristi kartice: poraz košta samo 1 poen.
guide-lesson-classic-arms-here = Štitovi: tvoj sused ima { $shields }, ti imaš { $own }.

guide-lesson-classic-sets-title = Nauka raste
guide-lesson-classic-sets = Svaka naredna naučna kartica vredi više: treći isti simbol dodaje 5 poena, ceo set 7. Odluči da li skupljaš jedan simbol ili sva tri.
guide-lesson-classic-sets-here = Tvoja nauka sada vredi { $points ->
    [one] { $points } poen.
    [few] { $points } poena.
   *[other] { $points } poena.
}

guide-lesson-classic-undo-title = Poništavanje poteza
guide-lesson-classic-undo = U partiji protiv računara uvek možeš da poništiš svoj poslednji izbor. Dobar način da nešto isprobaš.

guide-lesson-classic-second-title = Drugo doba
guide-lesson-classic-second = Kartice se sada prosleđuju nadesno. Braon kartice daju po dva resursa. Ovo je poslednje doba sa braon i sivim karticama.

guide-lesson-classic-third-title = Treće doba
guide-lesson-classic-third = Kartice su sada skupe, ali mnogo vrede, a svaki sukob vredi 5 poena. Dovrši čudo i gledaj šta imaju susedi: gilde za to daju poene.

guide-lesson-classic-guilds-title = Gilde
guide-lesson-classic-guilds = Ljubičaste kartice, gilde, daju poene za ono što je u gradovima tvojih suseda ili u tvom. Prebroj pre nego što izabereš.
