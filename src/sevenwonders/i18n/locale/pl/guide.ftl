# Pierwsza partia Pojedynku, która uczy przez grę. Lekcja ma tytuł, to, co zawsze prawdziwe, a niektóre też to, co znaczy właśnie przy tym stole (…-here).

## Sam przewodnik

guide-next = Dalej
guide-got-it = Jasne
guide-lessons = Wszystkie lekcje
guide-count = Lekcje za tobą: { $learnt } z { $all }
guide-close = Zamknij przewodnik
guide-idle-turn = Twoja tura. Odezwę się, gdy na stole pojawi się coś nowego.
guide-idle-wait = Gra przeciwnik. Odezwę się, gdy na stole pojawi się coś nowego.
guide-idle-over = Gra się zakończyła. Lekcje, do których nie doszło, znajdziesz na liście.
guide-idle-finished = To już wszystkie lekcje. Reszta to praktyka!
guide-learnt = już było
guide-left = jeszcze przed tobą
guide-lessons-lead = Lekcje pojawiają się same, gdy na stole widać to, o czym mówią. Tutaj każdą możesz przeczytać w dowolnej chwili.
guide-afresh = Zacznij lekcje od nowa

guide-topic-aim = Cel gry
guide-topic-cards = Karty i tury
guide-topic-costs = Co ile kosztuje
guide-topic-wonders = Cuda
guide-topic-military = Siła militarna
guide-topic-science = Nauka
guide-topic-end = Epoki i punkty

## Lekcje

guide-lesson-welcome-title = Witaj!
guide-lesson-welcome = Rządzisz miastem starożytnego świata, a przeciwnik drugim. To prawdziwa partia z komputerem na najłatwiejszym poziomie. Każdą rzecz wyjaśnię, gdy pojawi się po raz pierwszy.

guide-lesson-goal-title = Trzy drogi do zwycięstwa
guide-lesson-goal = Doprowadź pion konfliktu do stolicy przeciwnika albo zbierz sześć różnych symboli naukowych: jedno i drugie daje zwycięstwo od razu. Jeśli nikomu się nie uda, po III Epoce wygrywa gracz, który ma więcej punktów.

guide-lesson-draft-title = Wybór Cudów
guide-lesson-draft = Cuda wybiera się spośród czterech: jeden gracz bierze jeden, drugi dwa, a pierwszy ostatni. Potem kolejne cztery, w odwrotnej kolejności, więc każdy ma cztery. U góry karty Cudu widać koszt, u dołu efekt.

guide-lesson-structure-title = Które karty możesz wziąć
guide-lesson-structure = W każdej turze bierzesz jedną kartę, i to tylko taką, której żadna inna nie przykrywa. Zakryta karta zostaje odkryta, gdy nic już na niej nie leży, więc patrz, co odsłaniasz przeciwnikowi.
guide-lesson-structure-here = Teraz { $count ->
    [one] możesz wziąć jedną kartę.
    [few] masz do wyboru { $count } karty.
   *[many] masz do wyboru { $count } kart.
}

guide-lesson-turn-title = Twoja tura: trzy możliwości
guide-lesson-turn = Wybierz kartę. Potem wybuduj ją w swoim mieście, odrzuć ją za monety albo wsuń ją pod swój Cud, by go wznieść. Niżej widać, ile co cię kosztuje.

guide-lesson-resources-title = Materiały
guide-lesson-resources = Brązowe i szare karty produkują materiały. Materiały się nie zużywają: miasto, które produkuje drewno, ma je w każdej turze do końca gry. Swoją produkcję widzisz w swoim mieście.

guide-lesson-price-title = Zakup brakujących materiałów
guide-lesson-price = To, czego wymaga koszt, a czego twoje miasto nie produkuje, kupujesz w banku: 2 monety za sztukę, bez ograniczeń. Liczba na karcie mówi, ile kosztuje cię ona razem.
guide-lesson-price-here = Teraz cena tej karty ({ $card }) to dla ciebie { $coins ->
    [one] { $coins } moneta.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-rival-title = Patrz, co produkuje przeciwnik
guide-lesson-rival = Każda kupowana sztuka drożeje o 1 monetę za każdy taki sam symbol na brązowych i szarych kartach przeciwnika. Brązowa karta działa więc podwójnie: tobie oszczędza, przeciwnikowi podnosi ceny.
guide-lesson-rival-here = Przeciwnik to produkuje ({ $resource }), więc sztuka kosztuje cię { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-chain-title = Darmowa budowa
guide-lesson-chain = Symbol w prawym dolnym rogu karty to zapowiedź: kto ma tę kartę, późniejszą z takim samym symbolem w prawym górnym rogu wybuduje za darmo.
guide-lesson-chain-here = Kto wybuduje tę kartę ({ $card }), później wybuduje za darmo: { $later }.

guide-lesson-free-title = Za darmo dzięki symbolowi
guide-lesson-free = Znak ogniw przy cenie mówi, że masz już wcześniejszą kartę z tym symbolem: tę możesz wybudować za darmo, bez monet i bez materiałów.
guide-lesson-free-here = W twoim mieście stoi { $earlier }, więc ta karta jest dla ciebie za darmo: { $card }.

guide-lesson-sell-title = Monety za kartę
guide-lesson-sell = Każdą dostępną kartę możesz odrzucić za 2 monety i po 1 za każdą żółtą kartę w swoim mieście. W ten sposób zabierasz ją też przeciwnikowi.
guide-lesson-sell-here = Odrzucona karta daje ci teraz { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-blue-title = Niebieskie karty
guide-lesson-blue = Niebieskie karty, czyli Budowle cywilne, po prostu dają punkty na koniec. One też rozstrzygają remis.

guide-lesson-yellow-title = Żółte karty
guide-lesson-yellow = Żółte karty, czyli Budowle handlowe, dają monety, obniżają ceny materiałów albo produkują jeden do wyboru. Każda dodaje też monetę, gdy odrzucasz kartę.

guide-lesson-piles-title = Co już było, a co może przyjść
guide-lesson-piles = Tutaj w każdej chwili możesz przejrzeć odrzucone karty i wszystkie te, które mogą jeszcze leżeć zakryte. Trzech kart z każdej Epoki nie ma w grze i nikt nie wie których.

guide-lesson-wonder-title = Wznoszenie Cudu
guide-lesson-wonder = Weź dowolną dostępną kartę i wsuń ją pod Cud: płacisz za Cud, nie za kartę, a ona nie ma już efektu. Dobry sposób na kartę, której chce przeciwnik.
guide-lesson-wonder-here = Na ten już cię stać: { $wonder }.

guide-lesson-again-title = Dodatkowa tura
guide-lesson-again = Niektóre Cuda mają znak okrągłej strzałki: kto je wzniesie, od razu gra jeszcze raz. Bierzesz wtedy dwie karty z rzędu, drugą być może tę, którą odsłoniła pierwsza.
guide-lesson-again-here = Ten daje ci dodatkową turę: { $wonder }.

guide-lesson-powers-title = Moc Cudu
guide-lesson-powers = Niektóre Cuda po wzniesieniu robią coś szczególnego: niszczą brązową lub szarą kartę przeciwnika, pozwalają wybudować odrzuconą kartę za darmo albo dobrać żeton postępu z pudełka. Teraz wybierasz.

guide-lesson-seven-title = Siedem Cudów, nie osiem
guide-lesson-seven = Macie po cztery Cuda, ale w grze powstaje tylko siedem. Gdy powstanie siódmy, ostatni odpada. Nie czekaj zbyt długo.
guide-lesson-seven-here = Cuda wzniesione do tej pory: { $built }.

guide-lesson-shields-title = Tarcze
guide-lesson-shields = Każda tarcza z czerwonej karty lub Cudu przesuwa pion konfliktu o jedno pole w stronę stolicy przeciwnika. Gdy tam dotrze, od razu wygrywasz. Jeśli nie, przewaga daje na koniec 2, 5 lub 10 punktów.

guide-lesson-loot-title = Znaczniki militarne
guide-lesson-loot = Gdy pion wejdzie do strefy ze znacznikiem, spychany gracz od razu traci 2 lub 5 monet, a znacznik odpada z gry.

guide-lesson-siege-title = Stolica w niebezpieczeństwie
guide-lesson-siege = Pion jest blisko stolicy. Teraz najważniejsze są tarcze: bierz je, by się obronić albo zadać cios, i nie odsłaniaj ich przeciwnikowi.
guide-lesson-siege-here = { $you ->
    [yes] Do twojego zwycięstwa: { $rest ->
        [one] { $rest } pole
        [few] { $rest } pola
       *[many] { $rest } pól
    }!
   *[no] Do zwycięstwa przeciwnika: { $rest ->
        [one] { $rest } pole
        [few] { $rest } pola
       *[many] { $rest } pól
    }. Uważaj!
}

guide-lesson-symbols-title = Nauka
guide-lesson-symbols = Zielone karty mają symbol naukowy. Sześć różnych od razu daje zwycięstwo. Jest ich siedem: sześć widnieje na dwóch kartach każdy, siódmy tylko na żetonie postępu.

guide-lesson-pair-title = Dwa takie same
guide-lesson-pair = Druga karta z tym samym symbolem tworzy parę: od razu bierzesz jeden z żetonów postępu leżących na planszy.

guide-lesson-progress-title = Żetony postępu
guide-lesson-progress = Żeton zostaje z tobą do końca gry. Jedne dają punkty, inne oszczędzają materiały, jeszcze inne przynoszą monety. Wybierz ten, który odtąd najbardziej ci pomoże.

guide-lesson-genius-title = Blisko sześciu symboli
guide-lesson-genius = Sześć różnych symboli od razu daje zwycięstwo, bez względu na punkty. Policz, których brakuje, i sprawdź, czy mogą się jeszcze pojawić.
guide-lesson-genius-here = { $you ->
    [yes] Twoje różne symbole: { $held }.
   *[no] Różne symbole przeciwnika: { $held }. W porę zabieraj mu zielone karty.
}

guide-lesson-undo-title = Cofanie ruchu
guide-lesson-undo = W grze z komputerem zawsze możesz cofnąć swój ostatni ruch. To dobry sposób, by coś wypróbować.

guide-lesson-ageend-title = Epoka zbliża się do końca
guide-lesson-ageend = Epoka kończy się, gdy zabierzecie wszystkie karty. Dodatkowa tura zdobyta ostatnią kartą przepada. Myśl naprzód: kto komu będzie musiał coś odsłonić?
guide-lesson-ageend-here = { $left ->
    [one] Została { $left } karta.
    [few] Zostały { $left } karty.
   *[many] Zostało { $left } kart.
}

guide-lesson-begin-title = Kto zaczyna następną Epokę
guide-lesson-begin = Decyduje gracz słabszy militarnie, czyli ten, po którego stronie stoi pion konfliktu. Gdy pion stoi pośrodku, decyduje ten, kto wziął ostatnią kartę.

guide-lesson-second-title = Druga Epoka
guide-lesson-second = Karty leżą teraz inaczej, kosztują więcej i dają więcej. Brązowe i szare pojawiają się ostatni raz: w III Epoce już ich nie ma.

guide-lesson-guilds-title = Gildie
guide-lesson-guilds = W III Epoce są trzy fioletowe karty z własnym rewersem. Gildia liczy coś w tym mieście, które ma tego więcej, obojętnie czyim, i daje za to monety lub punkty.

guide-lesson-scoring-title = Koniec gry
guide-lesson-scoring = Po III Epoce sumuje się punkty: za przewagę militarną, karty, Cuda, żetony postępu i 1 punkt za każde 3 monety. Jeśli ktoś wygrał wcześniej, punkty nie mają znaczenia.
