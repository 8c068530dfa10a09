# Pierwsze partie, które uczą przez grę. Lekcja ma tytuł, to, co zawsze prawdziwe, a niektóre też to, co znaczy właśnie przy tym stole (…-here).

## Sam przewodnik

guide-next = Dalej
guide-got-it = Jasne
guide-skip = Pomiń
guide-task-select = Wybierz jedną z zaznaczonych kart.
guide-task-act = Teraz wybierz, co z nią zrobisz.
guide-task-draft = Weź Cud, który najbardziej ci się podoba.
guide-task-piles = Otwórz stosy.
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
guide-lesson-welcome = Rządzisz miastem starożytnego świata, a przeciwnik drugim. To prawdziwa partia z komputerem na łatwym poziomie. Każdą rzecz wyjaśnię, gdy pojawi się po raz pierwszy.

guide-lesson-goal-title = Trzy drogi do zwycięstwa
guide-lesson-goal = Doprowadź pion konfliktu do stolicy przeciwnika albo zbierz sześć różnych symboli naukowych: jedno i drugie daje zwycięstwo od razu. Jeśli nikomu się nie uda, po III Epoce wygrywa gracz, który ma więcej punktów.

guide-lesson-draft-title = Wybór Cudów
guide-lesson-draft = Cuda wybiera się spośród czterech: jeden gracz bierze jeden, drugi dwa, a pierwszy ostatni. Potem kolejne cztery, w odwrotnej kolejności, więc każdy ma cztery. U góry karty Cudu widać koszt, u dołu efekt.

guide-lesson-structure-title = Które karty możesz wziąć
guide-lesson-structure = W każdej turze bierzesz jedną kartę, i to tylko taką, której żadna inna nie przykrywa. Zakryta karta zostaje odkryta, gdy nic już na niej nie leży, więc patrz, co odsłaniasz przeciwnikowi.
guide-lesson-structure-here = Teraz { $count ->
    [one] możesz wziąć jedną kartę.
    [few] masz do wyboru { $count } karty.
   *[many] masz do wyboru { $count } kart.
}

guide-lesson-turn-title = Twoja tura: trzy możliwości
guide-lesson-turn = Wybierz kartę. Potem zbuduj ją w swoim mieście, odrzuć ją za monety albo wsuń ją pod swój Cud, by go zbudować. Niżej widać, ile co cię kosztuje.

guide-lesson-resources-title = Materiały
guide-lesson-resources = Brązowe i szare karty produkują materiały. Materiały się nie zużywają: miasto, które produkuje drewno, ma je w każdej turze do końca gry. Swoją produkcję widzisz w swoim mieście.

guide-lesson-price-title = Zakup brakujących materiałów
guide-lesson-price = To, czego wymaga koszt, a czego twoje miasto nie produkuje, kupujesz w banku: 2 monety za sztukę, bez ograniczeń. Liczba na karcie mówi, ile kosztuje cię ona razem.
guide-lesson-price-here = Teraz cena tej karty ({ $card }) to dla ciebie { $coins ->
    [one] { $coins } moneta.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-rival-title = Patrz, co produkuje przeciwnik
guide-lesson-rival = Każda kupowana sztuka drożeje o 1 monetę za każdy taki sam symbol na brązowych i szarych kartach przeciwnika. Brązowa karta działa więc podwójnie: tobie oszczędza, przeciwnikowi podnosi ceny.
guide-lesson-rival-here = Przeciwnik to produkuje ({ $resource }), więc każda sztuka kosztuje cię { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-chain-title = Darmowa budowa
guide-lesson-chain = Symbol w prawym dolnym rogu karty zapowiada darmową budowę: gdy masz ją w mieście, późniejsza karta z takim samym symbolem w prawym górnym rogu jest darmowa.
guide-lesson-chain-here = Jeśli zbudujesz tę kartę ({ $card }), później zbudujesz za darmo: { $later }.

guide-lesson-free-title = Za darmo dzięki symbolowi
guide-lesson-free = Znak łańcucha przy cenie oznacza, że masz już wcześniejszą kartę z tym symbolem, więc ta jest darmowa: bez monet i bez materiałów.
guide-lesson-free-here = Masz w mieście kartę { $earlier }, więc ta karta jest dla ciebie za darmo: { $card }.

guide-lesson-sell-title = Monety za kartę
guide-lesson-sell = Każdą dostępną kartę możesz odrzucić za 2 monety i po 1 za każdą żółtą kartę w swoim mieście. W ten sposób zabierasz ją też przeciwnikowi.
guide-lesson-sell-here = Odrzucona karta daje ci teraz { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-blue-title = Niebieskie karty
guide-lesson-blue = Niebieskie karty, czyli budowle cywilne, po prostu dają punkty na koniec. One rozstrzygają też remisy.

guide-lesson-yellow-title = Żółte karty
guide-lesson-yellow = Żółte karty, czyli budowle handlowe, dają monety, obniżają ceny materiałów albo produkują jeden materiał do wyboru. Każda dodaje też monetę, gdy odrzucasz kartę.

guide-lesson-piles-title = Co już było, a co może przyjść
guide-lesson-piles = Tutaj w każdej chwili możesz przejrzeć stos kart odrzuconych i wszystkie te, które mogą jeszcze leżeć zakryte. Trzech kart z każdej Epoki nie ma w grze i nikt nie wie których.

guide-lesson-wonder-title = Wznoszenie Cudu
guide-lesson-wonder = Weź dowolną dostępną kartę i wsuń ją pod Cud: płacisz za Cud, nie za kartę, a ona nie ma już efektu. Dobry sposób na kartę, której chce przeciwnik.
guide-lesson-wonder-here = Na ten już cię stać: { $wonder }.

guide-lesson-again-title = Dodatkowa tura
guide-lesson-again = Niektóre Cuda mają okrągłą strzałkę: gdy zbudujesz taki Cud, od razu grasz jeszcze raz. Bierzesz wtedy dwie karty z rzędu, drugą być może tę, którą odsłoniła pierwsza.
guide-lesson-again-here = Ten daje ci dodatkową turę: { $wonder }.

guide-lesson-powers-title = Moc Cudu
guide-lesson-powers = Niektóre Cuda po zbudowaniu robią coś szczególnego: niszczą brązową lub szarą kartę przeciwnika, pozwalają zbudować odrzuconą kartę za darmo albo dobrać żeton postępu z pudełka. Teraz wybierasz.

guide-lesson-seven-title = Siedem Cudów, nie osiem
guide-lesson-seven = Macie po cztery Cuda, ale w grze powstaje tylko siedem. Gdy powstanie siódmy, ostatni odpada. Nie czekaj zbyt długo.
guide-lesson-seven-here = Zbudowane do tej pory Cuda: { $built }.

guide-lesson-shields-title = Tarcze
guide-lesson-shields = Każda tarcza z czerwonej karty lub Cudu przesuwa pion konfliktu o jedno pole w stronę stolicy przeciwnika. Gdy tam dotrze, od razu wygrywasz. Jeśli nie, przewaga daje na koniec 2, 5 lub 10 punktów.

guide-lesson-loot-title = Znaczniki militarne
guide-lesson-loot = Gdy pion wejdzie do strefy ze znacznikiem, spychany gracz od razu traci 2 lub 5 monet, a znacznik odpada z gry.

guide-lesson-siege-title = Stolica w niebezpieczeństwie
guide-lesson-siege = Pion jest blisko stolicy. Teraz najważniejsze są tarcze: bierz je, by się obronić albo zadać cios, i nie odsłaniaj ich przeciwnikowi.
guide-lesson-siege-here = { $you ->
    [yes] Do twojego zwycięstwa: { $rest ->
        [one] { $rest } pole
        [few] { $rest } pola
       *[many] { $rest } pól
    }!
   *[no] Do zwycięstwa przeciwnika: { $rest ->
        [one] { $rest } pole
        [few] { $rest } pola
       *[many] { $rest } pól
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
   *[no] Różne symbole przeciwnika: { $held }. Zabieraj mu zielone karty sprzed nosa.
}

guide-lesson-undo-title = Cofanie ruchu
guide-lesson-undo = W grze z komputerem zawsze możesz cofnąć swój ostatni ruch. To dobry sposób, by coś wypróbować.

guide-lesson-ageend-title = Epoka zbliża się do końca
guide-lesson-ageend = Epoka kończy się, gdy zabierzecie wszystkie karty. Dodatkowa tura zdobyta ostatnią kartą przepada. Myśl naprzód: kto komu będzie musiał coś odsłonić?
guide-lesson-ageend-here = { $left ->
    [one] Została { $left } karta.
    [few] Zostały { $left } karty.
   *[many] Zostało { $left } kart.
}

guide-lesson-begin-title = Kto zaczyna następną Epokę
guide-lesson-begin = Decyduje gracz słabszy militarnie, czyli ten, po którego stronie stoi pion konfliktu. Gdy pion stoi pośrodku, decyduje ten, kto wziął ostatnią kartę.

guide-lesson-second-title = Druga Epoka
guide-lesson-second = Karty leżą teraz inaczej, kosztują więcej i dają więcej. To ostatnia Epoka z brązowymi i szarymi kartami.

guide-lesson-guilds-title = Gildie
guide-lesson-guilds = W III Epoce są trzy fioletowe karty z własnym rewersem. Gildia daje ci monety lub punkty, na przykład za niebieskie karty, licząc je w mieście, które ma ich więcej, choćby należało do przeciwnika.

guide-lesson-scoring-title = Koniec gry
guide-lesson-scoring = Po III Epoce sumuje się punkty: za przewagę militarną, karty, Cuda, żetony postępu i 1 punkt za każde 3 monety. Jeśli ktoś wygrał wcześniej, punkty nie mają znaczenia.

## Lessons of 7 Wonders

guide-lesson-classic-welcome-title = Witaj!
guide-lesson-classic-welcome = Rządzisz miastem starożytnego świata, a sąsiedzi swoimi. Przez trzy Epoki je rozbudowujesz; na koniec wygrywa gracz, który ma najwięcej punktów. To prawdziwa partia z komputerem na łatwym poziomie. Każdą rzecz wyjaśnię, gdy pojawi się po raz pierwszy.

guide-lesson-classic-neighbours-title = Twoi sąsiedzi
guide-lesson-classic-neighbours = Twoje miasto leży pośrodku, z jednym sąsiadem z lewej i jednym z prawej. Handlujesz i porównujesz tarcze tylko z nimi dwoma, bez względu na liczbę graczy. Patrz więc, co budują.

guide-lesson-classic-side-title = Dwie strony planszy
guide-lesson-classic-side = Każda plansza ma stronę dnia i stronę nocy z innymi etapami. Wybierz jedną; strona dnia jest prostsza. Materiał w rogu masz od początku.

guide-lesson-classic-powers-title = Moc Cudu
guide-lesson-classic-powers = Niektóre etapy robią coś szczególnego: budują za darmo odrzuconą kartę albo pozwalają zagrać także ostatnią kartę Epoki. Teraz wybierz.

guide-lesson-classic-scoring-title = Koniec
guide-lesson-classic-scoring = Po III Epoce sumuje się punkty: Cud, 1 za każde 3 monety, konflikty, niebieskie, żółte i zielone karty, Gildie. Przy remisie wygrywa ten, kto ma więcej monet.

guide-lesson-classic-hand-title = Karty na ręce
guide-lesson-classic-hand = Wszyscy jednocześnie wybierają po jednej karcie z ręki, nie widząc wyboru innych. Potem zagrywa się je naraz, a pozostałe karty trafiają do sąsiada.
guide-lesson-classic-hand-here = Masz na ręce { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}

guide-lesson-classic-turn-title = Jedna karta, trzy możliwości
guide-lesson-classic-turn = Wybierz kartę. Potem zbuduj ją w swoim mieście, połóż pod Cudem, by zbudować następny etap, albo odrzuć za 3 monety. Widzisz, ile każda możliwość cię kosztuje.

guide-lesson-classic-conflict-title = Konflikty
guide-lesson-classic-conflict = Na koniec Epoki porównujesz tarcze z każdym sąsiadem. Jeśli masz więcej, dostajesz 1 punkt w I Epoce, 3 w II i 5 w III; jeśli mniej, tracisz 1 punkt.
guide-lesson-classic-conflict-here = Twoje konflikty są teraz warte { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}

guide-lesson-classic-last-title = Ostatnia tura Epoki
guide-lesson-classic-last = Zostały dwie karty: jedną zagrywasz, drugą odrzucasz, ale nie dostajesz za nią monet. Potem porównuje się tarcze i rozdaje karty następnej Epoki.

guide-lesson-classic-passed-title = Karty idą dalej
guide-lesson-classic-passed = Te karty przyszły od sąsiada, a twoje poszły do drugiego. To, czego nie weźmiesz, może wziąć następny. W I i III Epoce karty idą w lewo, w II w prawo.

guide-lesson-classic-resources-title = Materiały
guide-lesson-classic-resources = Brązowe i szare karty produkują materiały. Materiały się nie zużywają: miasto ma je w każdej turze. Liczy się też materiał na twojej planszy.

guide-lesson-classic-free-title = Za darmo dzięki symbolowi
guide-lesson-classic-free = Masz wcześniejszą budowlę z tym symbolem, więc ta nic cię nie kosztuje: ani monet, ani materiałów.
guide-lesson-classic-free-here = Masz już w mieście kartę { $earlier }, więc za darmo masz też: { $card }.

guide-lesson-classic-trade-title = Zakupy u sąsiadów
guide-lesson-classic-trade = To, czego ci brakuje, kupujesz od sąsiada, który to produkuje: płacisz mu 2 monety za każdy materiał. Nie może odmówić i nic nie traci. Kupuje się tylko z jego planszy oraz z brązowych i szarych kart.
guide-lesson-classic-trade-here = Na kartę { $card } trzeba kupić: { $resource }, { $coins ->
    [one] { $coins } moneta.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-classic-never-title = Poza zasięgiem
guide-lesson-classic-never = Jeśli ani ty, ani żaden sąsiad nie produkuje materiału, nie zbudujesz kart, które go wymagają. Taką kartę możesz jednak odrzucić albo położyć pod Cudem.
guide-lesson-classic-never-here = Teraz nie zdobędziesz materiałów na kartę { $card }.

guide-lesson-classic-wonder-title = Budowa etapu
guide-lesson-classic-wonder = Możesz teraz zbudować następny etap swojego Cudu: zapłać koszt z planszy i połóż pod nim dowolną kartę, zakrytą. To dobry użytek z karty, którą chce mieć sąsiad.
guide-lesson-classic-wonder-here = Następny etap kosztowałby cię { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-classic-sell-title = Monety za kartę
guide-lesson-classic-sell = Każdą kartę możesz odrzucić za monety. To pomaga, gdy nie możesz zbudować nic dobrego, a przy okazji zabierasz kartę innym.
guide-lesson-classic-sell-here = Odrzucona karta daje { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-classic-red-title = Tarcze
guide-lesson-classic-red = Czerwone karty mają tarcze. Liczą się tylko wobec dwóch sąsiadów, na koniec każdej Epoki. Wystarczy o jedną tarczę więcej, niż mają oni.

guide-lesson-classic-green-title = Nauka
guide-lesson-classic-green = Zielone karty mają jeden z trzech symboli. Kilka jednakowych jest wartych kwadrat ich liczby: 1, 4, 9, 16 punktów. Każdy zestaw wszystkich trzech symboli to jeszcze 7.

guide-lesson-classic-chain-title = Darmowa budowa
guide-lesson-classic-chain = Symbol w prawym dolnym rogu karty zapowiada darmową budowę: gdy masz ją w mieście, późniejsza karta z tym samym symbolem jest darmowa.
guide-lesson-classic-chain-here = Gdy masz w mieście kartę { $card }, za darmo będzie: { $later }.

guide-lesson-classic-blue-title = Niebieskie karty
guide-lesson-classic-blue = Niebieskie karty, czyli budowle cywilne, po prostu dają punkty, które na nich widać.

guide-lesson-classic-yellow-title = Żółte karty
guide-lesson-classic-yellow = Żółte karty, czyli budowle handlowe, dają monety, obniżają ceny materiałów sąsiadów albo produkują tylko dla ciebie: sąsiedzi nie mogą z nich kupować.

guide-lesson-classic-twice-title = Każda budowla raz
guide-lesson-classic-twice = Żadne miasto nie ma dwóch budowli o tej samej nazwie. Drugą możesz jednak odrzucić albo położyć pod Cudem.
guide-lesson-classic-twice-here = Tę już masz: { $card }.

guide-lesson-classic-income-title = Sąsiad kupił od ciebie
guide-lesson-classic-income = Gdy sąsiad kupuje twój materiał, monety są twoje, a materiał nadal masz. Opłaca się produkować to, czego brakuje sąsiadom.
guide-lesson-classic-income-here = To dało ci { $coins ->
    [one] { $coins } monetę.
    [few] { $coins } monety.
   *[many] { $coins } monet.
}

guide-lesson-classic-arms-title = Silniejszy sąsiad
guide-lesson-classic-arms = Sąsiad ma więcej tarcz niż ty. Albo dotrzymuj mu kroku, albo odpuść tę walkę i lepiej wykorzystaj karty: porażka kosztuje tylko 1 punkt.
guide-lesson-classic-arms-here = Tarcze: twój sąsiad ma { $shields }, ty masz { $own }.

guide-lesson-classic-sets-title = Nauka rośnie
guide-lesson-classic-sets = Każda kolejna karta naukowa jest warta więcej: trzeci jednakowy symbol dodaje 5 punktów, cały zestaw 7. Zdecyduj, czy zbierasz jeden symbol, czy wszystkie trzy.
guide-lesson-classic-sets-here = Twoja nauka jest teraz warta { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}

guide-lesson-classic-undo-title = Cofnięcie ruchu
guide-lesson-classic-undo = W grze z komputerem zawsze możesz cofnąć swój ostatni wybór. To dobry sposób, by coś wypróbować.

guide-lesson-classic-second-title = II Epoka
guide-lesson-classic-second = Karty idą teraz w prawo. Brązowe karty dają po dwa materiały. To ostatnia Epoka z brązowymi i szarymi kartami.

guide-lesson-classic-third-title = III Epoka
guide-lesson-classic-third = Karty są teraz drogie, ale dużo warte, a każdy konflikt to 5 punktów. Dokończ Cud i patrz, co mają sąsiedzi: Gildie dają za to punkty.

guide-lesson-classic-guilds-title = Gildie
guide-lesson-classic-guilds = Fioletowe karty, czyli Gildie, dają punkty za to, co jest w miastach sąsiadów albo w twoim. Policz, zanim wybierzesz.
