# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = Wszystkie zasady
rules-lead = Gra tak, jak gramy w nią tutaj, naszymi słowami. Każda zasada ma numer, na który można się powołać.
rules-ruling-lead = (R) oznacza nasze rozstrzygnięcie: instrukcja tu milczy albo wydania się różnią, a my gramy tak.
rules-ruling = nasze rozstrzygnięcie
rules-find = Szukaj w zasadach
rules-none = Żadna zasada o tym nie mówi.
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-link = Link do zasady { $number }
rules-chapters = Rozdziały

## 7 Wonders Duel

rules-d1-title = Przygotowanie
rules-d1-1 = W pudełku są 23 karty I Epoki, 23 karty II Epoki i 20 kart III Epoki, 7 Gildii, 12 Cudów, 10 żetonów postępu, 4 znaczniki militarne i pion konfliktu.
rules-d1-2 = Obaj gracze zaczynają z 7 monetami. (R) W banku zawsze jest dość monet. Umówione wyrównanie szans daje drugiemu graczowi kilka monet więcej.
rules-d1-3 = Tor konfliktu to linia 19 pól: neutralne pośrodku, na którym zaczyna pion, i po dziewięć w stronę każdej stolicy. Licząc od neutralnego, pola 1–2, 3–5 i 6–8 to strefy, a dziewiąte pole to stolica. Po stronie każdego gracza w strefie 3–5 czeka znacznik na 2 monety, a w strefie 6–8 znacznik na 5 monet.
rules-d1-4 = Pięć losowych żetonów postępu leży odkrytych na planszy. Pozostałe pięć zostaje w pudełku.
rules-d1-5 = Po trzy losowe karty każdej Epoki wracają do pudełka bez oglądania, a trzy losowe Gildie, także bez oglądania, wtasowuje się do III Epoki. Każda Epoka ma więc 20 kart.
rules-d1-6 = (R) Rewers Gildii różni się od rewersu III Epoki: kto patrzy na zakrytą kartę, wie, czy to Gildia.

rules-d2-title = Wybór Cudów
rules-d2-1 = Odkrywa się cztery losowe Cuda: pierwszy gracz bierze jeden, drugi dwa, pierwszy ten, który został. Odkrywa się cztery kolejne i teraz drugi gracz bierze jeden, pierwszy dwa, drugi ostatni. Pozostałe cztery Cuda są poza grą i nikt nie wie które.
rules-d2-2 = Początkujący to pomijają. Pierwszy gracz ma Piramidę Cheopsa, Latarnię morską na Faros, Świątynię Artemidy w Efezie i Posąg Zeusa w Olimpii; drugi ma Circus Maximus, Pireus, Via Appia i Kolosa Rodyjskiego.

rules-d3-title = Układ kart Epoki
rules-d3-1 = Epoka zaczyna się od 20 kart ułożonych w zachodzące na siebie rzędy, w każdej Epoce w innym kształcie. Rzędy odkryte i zakryte leżą na przemian.
rules-d3-2 = Kartę można wziąć, gdy żadna jej część nie jest przykryta.
rules-d3-3 = Na koniec tury karty, które można teraz wziąć, zostają odkryte. (R) Najpierw następują wszystkie wybory tej tury: żeton, zniszczona karta, karta Mauzoleum. Dodatkowa tura zaczyna się dopiero po odkryciu kart.

rules-d4-title = Tura
rules-d4-1 = Gracz, którego jest tura, bierze jedną dostępną kartę i robi z nią jedną z trzech rzeczy: buduje ją, odrzuca albo buduje za jej pomocą jeden ze swoich Cudów.
rules-d4-2 = Budowa: zapłać koszt karty i dołóż ją do miasta. Jej efekt działa od razu.
rules-d4-3 = Odrzucenie: weź 2 monety i jeszcze 1 za każdą żółtą kartę w swoim mieście. Karta trafia na stos kart odrzuconych, który obaj gracze mogą w każdej chwili przeglądać.
rules-d4-4 = Budowa Cudu: zapłać koszt Cudu; koszt karty nie ma znaczenia. Karta trafia pod Cud, nic nie robi i nie należy już do żadnego stosu.
rules-d4-5 = W jednej grze powstaje siedem Cudów, nigdy osiem. Gdy tylko powstanie siódmy, ostatni niezbudowany odpada, czyjkolwiek by był; dopiero wtedy działa efekt siódmego.
rules-d4-6 = Gracze grają na zmianę, z wyjątkiem dodatkowych tur (D8).

rules-d5-title = Koszty
rules-d5-1 = Koszt wymaga monet, materiałów (drewno, glina, kamień; szkło, papirus), obu albo niczego. Materiały się nie zużywają: miasto produkuje je na nowo do każdej budowy.
rules-d5-2 = Produkują karty brązowe i szare oraz niektóre żółte karty i Cuda. Karawanseraj, Forum, Latarnia morska na Faros i Pireus dają wybór: do każdej budowy jedną sztukę jednego z pokazanych materiałów.
rules-d5-3 = To, czego brakuje, kupuje się w banku, ile tylko trzeba. Sztuka kosztuje 2 monety i jeszcze 1 za każdy symbol tego materiału na brązowych i szarych kartach przeciwnika. Żółte karty i Cuda przeciwnika nie podnoszą ceny.
rules-d5-4 = Właściciel Magazynu kamienia, gliny lub drewna albo Urzędu celnego kupuje pokazane tam materiały po 1 monecie, od następnej tury, cokolwiek produkuje przeciwnik.
rules-d5-5 = Nikt nie płaci więcej, niż musi: produkcję do wyboru i zniżki stosuje się tam, gdzie oszczędzają najwięcej.
rules-d5-6 = Budownictwo obniża koszt niebieskich kart, a Architektura koszt Cudów, o dwa dowolne materiały; nigdy o monety.
rules-d5-7 = Darmowa budowa: karta z symbolem w koszcie jest darmowa, także bez monet, dla miasta, które ma kartę z tym symbolem. Można z tego skorzystać nawet wtedy, gdy można by zapłacić.
rules-d5-8 = Kto nie może zapłacić, nie może budować.
rules-d5-9 = Przykłady z instrukcji. Fortyfikacje: 5 monet, gdy ma się 2 kamienie, a przeciwnik produkuje 1 glinę i ani jednego papirusu. Akwedukt: 12 monet, bez kamienia i przeciw 2 kamieniom. Karawanseraj: 7 monet, czyli 2, do tego 3 za szkło przeciw 1 szkłu i 2 za papirus. Odrzucenie Akweduktu przy dwóch żółtych kartach w mieście: 4 monety dla właściciela.

rules-d6-title = Siła militarna
rules-d6-1 = Każda zbudowana tarcza od razu przesuwa pion o jedno pole w stronę stolicy przeciwnika.
rules-d6-2 = Strefa, do której wchodzi pion i w której wciąż leży znacznik, kosztuje przeciwnika monety ze znacznika, 2 lub 5, albo wszystkie, jakie ma; znacznik jest zużyty. (R) Długi ruch zabiera znaczniki wszystkich stref, do których dotrze, najpierw 2, potem 5.
rules-d6-3 = Pion w stolicy przeciwnika natychmiast wygrywa grę. (R) Reszta tej akcji już się nie odbywa i o nic się nie pyta.
rules-d6-4 = Ze Strategią czerwone karty budowane od tej chwili mają o jedną tarczę więcej. Cuda nie, wcześniej zbudowane karty też nie. (R) Czerwona karta zbudowana przez Mauzoleum tak.

rules-d7-title = Nauka
rules-d7-1 = Jest siedem symboli. Sześć znajduje się na dwóch zielonych kartach każdy; siódmy jest tylko na żetonie Prawo.
rules-d7-2 = Dwa jednakowe symbole w mieście od razu dają właścicielowi jeden z żetonów postępu z planszy. (R) Trzeba go wziąć; z pustej planszy nie bierze się nic. Prawo nigdy nie tworzy pary.
rules-d7-3 = Sześć różnych symboli, z Prawem lub bez, natychmiast wygrywa grę.

rules-d8-title = Dodatkowe tury
rules-d8-1 = Via Appia, Wiszące ogrody Semiramidy, Pireus, Sfinks i Świątynia Artemidy w Efezie dają dodatkową turę: gdy tylko karty zostaną odkryte (D3.3), ten sam gracz gra jeszcze raz. Jedna dodatkowa tura może prowadzić do następnej.
rules-d8-2 = Z Teologią Cuda budowane od tej chwili dają dodatkową turę; nigdy dwie za jeden Cud. (R) Biblioteka Aleksandryjska, która przyniosła Teologię, z niej nie korzysta.
rules-d8-3 = Jeśli w Epoce nie ma już kart, dodatkowa tura przepada.

rules-d9-title = Co robią Cuda
rules-d9-1 = Via Appia: bank wypłaca 3 monety, przeciwnik traci 3 albo wszystkie, jakie ma; dodatkowa tura.
rules-d9-2 = Circus Maximus, Posąg Zeusa: jedna szara (Circus) albo brązowa (Zeus) karta z miasta przeciwnika, wybrana przez budującego, trafia na stos kart odrzuconych. (R) Jeśli jest taka karta, jedna musi odejść; jeśli nie ma, Cud i tak można zbudować.
rules-d9-3 = Biblioteka Aleksandryjska: trzy losowe żetony z pudełka, z których budujący zatrzymuje jeden, z efektem od razu. Dwa wracają. (R) Obaj gracze widzą wszystkie trzy.
rules-d9-4 = Mauzoleum: budujący wybiera jedną z odrzuconych kart i buduje ją za darmo, ze wszystkim, co ona robi. (R) Nie można odmówić, chyba że odrzuconych kart nie ma. To nie jest darmowa budowa przez symbol, więc Urbanistyka nic nie płaci. Karty odłożone w przygotowaniu (D1.5) i karty pod Cudami (D4.4) nie leżą wśród odrzuconych.
rules-d9-5 = Latarnia morska na Faros, Pireus: produkcja do wyboru (D5.2). Reszta to monety, tarcze i punkty, jak pokazano.

rules-d10-title = Żetony postępu
rules-d10-0 = Każdy działa od chwili, w której został wzięty.
rules-d10-agriculture = Rolnictwo: 6 monet; 4 punkty
rules-d10-architecture = Architektura: Cuda kosztują o dwa materiały mniej (D5.6)
rules-d10-economy = Ekonomia: to, co przeciwnik płaci za brakujące materiały, na karty i Cuda i po każdej cenie, trafia do właściciela; monety, których wymaga sam koszt, nie
rules-d10-law = Prawo: symbol naukowy (D7)
rules-d10-masonry = Budownictwo: niebieskie karty kosztują o dwa materiały mniej (D5.6)
rules-d10-mathematics = Matematyka: 3 punkty za każdy posiadany żeton, także za ten
rules-d10-philosophy = Filozofia: 7 punktów
rules-d10-strategy = Strategia: o jedną tarczę więcej na czerwonych kartach (D6.4)
rules-d10-theology = Teologia: dodatkowe tury za Cuda (D8.2)
rules-d10-urbanism = Urbanistyka: 6 monet; 4 kolejne za każdą kartę zbudowaną za darmo dzięki symbolowi

rules-d11-title = Monety z kart
rules-d11-1 = Monety pokazane na karcie dostaje się raz, gdy zostaje zbudowana. Żółte karty III Epoki liczą to, co ma własne miasto; Latarnia morska liczy też siebie.
rules-d11-2 = Gildia patrzy na to miasto, które ma więcej tego, co ona liczy, czyjekolwiek by było: dla monet w chwili budowy, dla punktów na końcu, za każdym razem od nowa. Armatorzy dodają brązowe i szare karty tego samego miasta. Budowniczowie (2 punkty za każdy Cud) i Lichwiarze (1 punkt za każde 3 monety) nie dają monet.
rules-d11-3 = (R) W jednej akcji wszystko dzieje się w tej kolejności: płaci się koszt; Ekonomia płaci przeciwnikowi; przychodzą własne monety; tarcze przesuwają pion, a znaczniki militarne zabierają monety; Via Appia zabiera swoje 3; dokonuje się wyborów.

rules-d12-title = Koniec Epoki
rules-d12-1 = Gdy zostanie wzięta ostatnia z 20 kart, Epoka się kończy.
rules-d12-2 = Układa się następną Epokę. Potem gracz, na którego połowie stoi pion, mówi, kto ją zacznie. (R) Jeśli pion stoi na polu neutralnym, mówi to gracz, który wziął ostatnią kartę; jedno z wydań wciąż każe temu graczowi zaczynać bez wyboru, co wydawca poprawił.

rules-d13-title = Koniec gry
rules-d13-1 = Dominacja militarna (D6.3) lub naukowa (D7.3) kończy grę na miejscu. W przeciwnym razie gra kończy się z III Epoką.
rules-d13-2 = Wtedy decydują punkty: za przewagę militarną (2, 5 lub 10 zależnie od strefy, w której stoi pion), za niebieskie, zielone, żółte i fioletowe karty, za Cuda, za żetony i 1 za każde 3 monety. W notesie punktacji każda pozycja ma swój wiersz.
rules-d13-3 = Przy równej liczbie punktów wygrywa gracz, który ma więcej punktów na niebieskich kartach. Gdy i to jest równe, wygrywają obaj.

## 7 Wonders

rules-c1-title = Przygotowanie
rules-c1-1 = Każdy egzemplarz karty ma liczbę i jest w grze, gdy gra co najmniej tylu graczy. To daje po siedem kart na gracza w I i II Epoce. Do III Epoki dołącza o dwie Gildie więcej, niż jest graczy, losowych z dziesięciu i nieoglądanych; z nimi znów jest po siedem kart na gracza.
rules-c1-2 = Każdy gracz ma planszę Cudu, losową lub umówioną, żadna się nie powtarza. Jej stronę wybiera właściciel, wszyscy w tajemnicy i jednocześnie; albo wszyscy umawiają się na dzień lub noc, albo zdają się na los.
rules-c1-3 = Każdy zaczyna z 3 monetami i z materiałem nadrukowanym na planszy. (R) W banku zawsze jest dość monet.

rules-c2-title = Epoka
rules-c2-1 = Każdy dostaje siedem kart. W każdej z sześciu tur wszyscy w tajemnicy wybierają jedną kartę i to, co z nią zrobią; gdy wybierze ostatni, wszystko dzieje się naraz. Potem każda ręka idzie do sąsiada z lewej w I i III Epoce, a do sąsiada z prawej w II.
rules-c2-2 = W szóstej turze w ręce są dwie karty: jednej się używa, druga trafia zakryta na stos kart odrzuconych, bez monet.
rules-c2-3 = Po szóstej turze następują konflikty, potem następna Epoka; po trzeciej gra się kończy.

rules-c3-title = Jedna akcja na kartę
rules-c3-1 = Zbuduj ją: zapłać koszt, a zostanie w mieście. Żadne miasto nie ma dwóch budowli o tej samej nazwie: ani w jednej Epoce, ani w różnych (Huta szkła, Warsztat tkacki, Wytwórnia papirusu), ani z odrzuconych kart. Taką kartę wciąż można odrzucić albo użyć jej do etapu.
rules-c3-2 = Zbuduj następny etap Cudu: zapłać koszt etapu i połóż kartę pod nim, zakrytą. Nie ma już nazwy, koloru ani symbolu. Etapy buduje się od lewej do prawej, w dowolnej Epoce albo wcale.
rules-c3-3 = Odrzuć ją: trafia zakryta na stos kart odrzuconych, a ty bierzesz 3 monety z banku.

rules-c4-title = Koszty
rules-c4-1 = Koszt to nic, monety dla banku albo materiały: drewno, kamień, glina, ruda; szkło, tkanina, papirus.
rules-c4-2 = Darmowa budowa: budowla we własnym mieście, która ma jeden z symboli, jakich wymaga karta, czyni ją darmową, którakolwiek to budowla. Forum jest darmowe dzięki każdej z dwóch faktorii.
rules-c4-3 = Własne miasto daje, każdy symbol raz na turę, swój początkowy materiał i to, co pokazują brązowe, szare i żółte karty oraz zbudowane etapy; z symbolu z kilkoma materiałami jeden z nich.

rules-c5-title = Handel
rules-c5-1 = To, czego brakuje, kupuje się od dwóch sąsiadów, po 2 monety za sztukę, płacone sąsiadowi, który nadal może z tego korzystać i nie może odmówić.
rules-c5-2 = Na sprzedaż są początkowy materiał oraz karty brązowe i szare; nie żółte karty i nie etapy. Z symbolu z kilkoma materiałami każdy kupujący bierze ten, który chce, cokolwiek bierze właściciel albo drugi kupujący.
rules-c5-3 = Kupujący ma każdy symbol raz na turę. Obaj sąsiedzi mogą kupić ten sam symbol w tej samej turze.
rules-c5-4 = Płacić można tylko monetami posiadanymi na początku tury. Z monet zarobionych w tej turze i z materiałów z budowli, które sąsiad wznosi w tej turze, można korzystać dopiero od następnej.
rules-c5-5 = Zachodnia faktoria obniża surowce sąsiada z lewej do 1 monety, Wschodnia faktoria surowce sąsiada z prawej; Targowisko obniża dobra obu sąsiadów. Tylko dla właściciela.
rules-c5-6 = (R) Kupujący wybiera, od kogo kupuje. Do wyboru jest każdy podział między sąsiada z lewej i z prawej, chyba że przy innym jednemu płaci się mniej, a drugiemu nie więcej; najtańszy jest pierwszy.
rules-c5-7 = Produkcję dobiera się dokładnie: jeśli jakiekolwiek użycie wszystkich symboli wystarcza na zapłatę, kartę można zbudować, i zawsze znajdowany jest najtańszy sposób.

rules-c6-title = Rozstrzygnięcie tury
rules-c6-1 = O tym, co jest dozwolone i ile kosztuje, decyduje stan sprzed tury. Najpierw wszyscy płacą, potem wszystkie karty i etapy wchodzą do gry, a na końcu liczy się monety z efektów. (R) Jeśli karta daje monety za karty sąsiadów, liczą się też te, które weszły do gry w tej samej turze. Kolejność miejsc nie ma znaczenia.
rules-c6-2 = Babilon, strona nocy, pierwszy etap: jego właściciel gra też ostatnią kartę każdej Epoki, po jej koszcie: budowla, etap albo odrzucenie; od Epoki, w której etap powstał, nawet jeśli stało się to w szóstej turze. (R) Dzieje się to po szóstej turze, z monetami i produkcją z tej chwili.
rules-c6-3 = Halikarnas: na koniec tury, w której powstał taki etap, jego właściciel buduje za darmo jedną z odrzuconych kart, także z tej tury; w szóstej turze po Babilonie i przed konfliktami. (R) Można z tego zrezygnować, a gdy żadna karta nie pasuje, pomija się to.
rules-c6-4 = Olimpia, strona dnia, drugi etap: budowla w kolorze, którego miasto jeszcze nie ma, jest darmowa. Strona nocy, pierwszy etap: darmowa jest budowla wybrana w pierwszej turze Epoki; drugi etap: ta wybrana w szóstej. Kto tę kartę odrzuci albo położy pod Cudem, traci darmową budowlę w tej Epoce. (R) Nie płaci się też monety z kosztu brązowej karty.
rules-c6-5 = O to, co trzeba rozstrzygnąć w środku tury, pyta się tylko tego gracza. Inni czekają i widzą, na kogo.

rules-c7-title = Siła militarna
rules-c7-1 = Na koniec Epoki każdy porównuje tarcze z obydwoma sąsiadami. Więcej tarcz daje znacznik za 1, 3 lub 5 punktów zależnie od Epoki, mniej znacznik −1; równa liczba nie daje nic.

rules-c8-title = Punktacja
rules-c8-1 = W kolejności notesu punktacji: etapy; jeden punkt za trzy monety; znaczniki militarne, także ujemne; niebieskie karty; żółte karty; zielone karty, kwadrat liczby każdego symbolu i 7 za każdy zestaw trzech różnych, a symbole dowolne ustala się na końcu w najlepszy sposób; Gildie.
rules-c8-2 = Budowniczowie liczą etapy własnego Cudu i Cudów obu sąsiadów. Dekoratorzy dają 7 punktów, jeśli zbudowano wszystkie etapy własnej strony. Armatorzy liczą własne brązowe, szare i fioletowe karty, z samymi sobą włącznie. Pozostałe liczą karty jednego koloru w obu sąsiednich miastach.
rules-c8-3 = Wygrywa gracz z największą liczbą punktów; remis rozstrzyga skarbiec; jeśli remis się utrzymuje, gracze współdzielą zwycięstwo.

rules-c9-title = Co gracz może wiedzieć
rules-c9-1 = Własną rękę; każde miasto z jego monetami i znacznikami; kto już wybrał; ile kart leży zakrytych i z której są Epoki. Nie ich treść, nie cudze ręce ani wybory, zanim wszyscy wybiorą. To, co gracz widział, wolno mu pamiętać: ręce, które trzymał i podał dalej, karty, które odłożył, i odrzucone karty, jeśli mógł je przejrzeć.
