# The rules of both games, in our words and numbered as in docs/rules, whose text the English file repeats: change both. Rulings begin with (R); numbers
# of other rules, such as (D5.6), become links.

## The page

rules-title = Wszystkie zasady
rules-lead = Zasady, według których tu gramy, naszymi słowami. Każda zasada ma numer, na który można się powołać.
rules-ruling-lead = (R) oznacza nasze rozstrzygnięcie: tam, gdzie instrukcja milczy albo wydania się różnią, gramy właśnie tak.
rules-ruling = nasze rozstrzygnięcie
rules-find = Szukaj w zasadach
rules-none = Żadna zasada nie pasuje do wyszukiwania.
rules-count = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-link = Link do zasady { $number }
rules-chapters = Rozdziały

## 7 Wonders Duel

rules-d1-title = Przygotowanie
rules-d1-1 = W pudełku są 23 karty I Epoki, 23 karty II Epoki i 20 kart III Epoki, 7 Gildii, 12 Cudów, 10 żetonów postępu, 4 znaczniki militarne i pion konfliktu.
rules-d1-2 = Obaj gracze zaczynają z 7 monetami. (R) W banku zawsze jest dość monet. Możecie umówić się, że drugi gracz dostanie kilka monet więcej.
rules-d1-3 = Tor konfliktu ma 19 pól: neutralne pośrodku, na którym zaczyna pion konfliktu, i po dziewięć z każdej strony. Licząc od środka, pola 1–2, 3–5 i 6–8 to strefy, a dziewiąte pole to stolica. Po stronie każdego gracza leżą dwa znaczniki militarne: za 2 monety w strefie 3–5 i za 5 monet w strefie 6–8.
rules-d1-4 = Pięć losowych żetonów postępu leży odkrytych na planszy. Pozostałe pięć zostaje w pudełku.
rules-d1-5 = Z każdej Epoki trzy losowe karty wracają do pudełka bez oglądania. Trzy losowe Gildie, także bez oglądania, wtasowuje się do III Epoki. Każda Epoka ma więc 20 kart.
rules-d1-6 = (R) Gildia ma inny rewers niż pozostałe karty III Epoki, więc każdy widzi, czy zakryta karta to Gildia.

rules-d2-title = Wybór Cudów
rules-d2-1 = Odkrywa się cztery losowe Cuda: pierwszy gracz bierze jeden, drugi dwa, a pierwszemu przypada ostatni. Potem odkrywa się cztery następne i tym razem drugi gracz bierze jeden, pierwszy dwa, a drugiemu przypada ostatni. Pozostałe cztery Cuda zostają w pudełku i nikt nie wie, które to.
rules-d2-2 = W pierwszej grze możecie to pominąć. Pierwszy gracz dostaje Piramidę Cheopsa, Latarnię morską na Faros, Świątynię Artemidy w Efezie i Posąg Zeusa w Olimpii; drugi dostaje Circus Maximus, Pireus, Via Appia i Kolosa Rodyjskiego.

rules-d3-title = Układ kart Epoki
rules-d3-1 = Każda Epoka zaczyna się od 20 kart ułożonych w zachodzące na siebie rzędy, za każdym razem w innym kształcie. Rzędy odkryte i zakryte leżą na przemian.
rules-d3-2 = Karta jest dostępna, gdy żadna inna nie przykrywa żadnej jej części.
rules-d3-3 = Na koniec tury odkrywa się zakryte karty, które stały się dostępne. (R) Przedtem dokonuje się wszystkich wyborów tej tury: żeton, karta do zniszczenia, karta dla Mauzoleum. Dodatkowa tura zaczyna się dopiero po odkryciu kart.

rules-d4-title = Tura
rules-d4-1 = W swojej turze weź jedną dostępną kartę i zrób z nią jedną z trzech rzeczy: zbuduj ją, odrzuć albo zbuduj za jej pomocą jeden ze swoich Cudów.
rules-d4-2 = Budowa: zapłać koszt karty i dołóż ją do swojego miasta. Jej efekt działa od razu.
rules-d4-3 = Odrzucenie: weź 2 monety i jeszcze 1 za każdą żółtą kartę w swoim mieście. Karta trafia na stos kart odrzuconych, który obaj gracze mogą w każdej chwili przeglądać.
rules-d4-4 = Budowa Cudu: zapłać koszt Cudu; koszt karty nie ma znaczenia. Połóż kartę pod Cudem. Nie ma ona efektu i nie należy już do żadnego stosu.
rules-d4-5 = W jednej grze buduje się siedem Cudów, nigdy osiem. Gdy tylko powstanie siódmy, ostatni niezbudowany wraca do pudełka, czyjkolwiek by był. Dopiero wtedy działa efekt siódmego.
rules-d4-6 = Gracze grają na zmianę, z wyjątkiem dodatkowych tur (D8).

rules-d5-title = Koszty
rules-d5-1 = Kosztem mogą być monety, materiały (drewno, glina, kamień; szkło, papirus), jedno i drugie albo nic. Materiały się nie zużywają: twoje miasto produkuje je na nowo do każdej budowy.
rules-d5-2 = Brązowe i szare karty produkują materiały, podobnie jak niektóre żółte karty i Cuda. Karawanseraj, Forum, Latarnia morska na Faros i Pireus mają produkcję do wyboru: do każdej budowy dają jeden z pokazanych materiałów.
rules-d5-3 = Brakujące materiały kupujesz w banku, ile chcesz. Każdy kosztuje 2 monety i jeszcze 1 za każdy symbol tego materiału na brązowych i szarych kartach przeciwnika. Żółte karty i Cuda przeciwnika nie podnoszą ceny.
rules-d5-4 = Jeśli masz Magazyn kamienia, gliny lub drewna albo Urząd celny, od swojej następnej tury kupujesz pokazane na nim materiały po 1 monecie, cokolwiek produkuje przeciwnik.
rules-d5-5 = Nigdy nie płacisz więcej, niż musisz: produkcji do wyboru i zniżek używa się tam, gdzie oszczędzają najwięcej.
rules-d5-6 = Budownictwo obniża koszt niebieskich kart, a Architektura koszt Cudów, o dwa dowolne materiały; nigdy o monety.
rules-d5-7 = Darmowa budowa: karta z symbolem w koszcie jest całkiem darmowa, bez materiałów i bez monet, jeśli masz w mieście kartę z tym symbolem. Możesz z tego skorzystać nawet wtedy, gdy stać cię na zapłatę.
rules-d5-8 = Jeśli nie możesz zapłacić, nie możesz budować.
rules-d5-9 = Przykłady z instrukcji. Fortyfikacje: 5 monet, jeśli produkujesz 2 kamienie, a przeciwnik 1 glinę i ani jednego papirusu. Akwedukt: 12 monet, jeśli nie produkujesz kamienia, a przeciwnik produkuje 2. Karawanseraj: 7 monet, czyli 2 za kartę, 3 za szkło, jeśli przeciwnik produkuje 1 szkło, i 2 za papirus. Odrzucenie Akweduktu przy dwóch żółtych kartach w mieście daje ci 4 monety.

rules-d6-title = Siła militarna
rules-d6-1 = Każda zbudowana przez ciebie tarcza od razu przesuwa pion konfliktu o jedno pole w stronę stolicy przeciwnika.
rules-d6-2 = Gdy pion wchodzi do strefy, w której wciąż leży znacznik, przeciwnik traci tyle monet, ile widać na znaczniku, 2 lub 5, albo wszystkie, jakie ma. Znacznik wraca do pudełka. (R) Długi ruch zabiera znaczniki wszystkich stref, do których dotrze: najpierw 2, potem 5.
rules-d6-3 = Jeśli pion dotrze do stolicy przeciwnika, od razu wygrywasz. (R) Resztę akcji się pomija i niczego się już nie wybiera.
rules-d6-4 = Ze Strategią czerwone karty, które budujesz od tej chwili, mają o jedną tarczę więcej. Nie dotyczy to Cudów ani kart zbudowanych wcześniej. (R) Dotyczy to czerwonej karty zbudowanej dzięki Mauzoleum.

rules-d7-title = Nauka
rules-d7-1 = Jest siedem symboli naukowych. Sześć z nich znajduje się na dwóch zielonych kartach każdy; siódmy jest tylko na żetonie Prawo.
rules-d7-2 = Dwa jednakowe symbole w mieście pozwalają ci od razu wziąć jeden z żetonów postępu z planszy. (R) Musisz go wziąć; jeśli plansza jest pusta, nic nie dostajesz. Prawo nigdy nie tworzy pary.
rules-d7-3 = Sześć różnych symboli, z Prawem lub bez, daje natychmiastowe zwycięstwo.

rules-d8-title = Dodatkowe tury
rules-d8-1 = Via Appia, Wiszące ogrody Semiramidy, Pireus, Sfinks i Świątynia Artemidy w Efezie dają ci dodatkową turę: grasz jeszcze raz, gdy tylko karty zostaną odkryte (D3.3). Jedna dodatkowa tura może przynieść następną.
rules-d8-2 = Z Teologią Cuda, które budujesz od tej chwili, dają ci dodatkową turę, ale nigdy dwie za jeden Cud. (R) Jeśli Teologia pochodzi z Biblioteki Aleksandryjskiej, sama Biblioteka dodatkowej tury nie daje.
rules-d8-3 = Jeśli w Epoce nie ma już kart, dodatkowa tura przepada.

rules-d9-title = Co robią Cuda
rules-d9-1 = Via Appia: bierzesz 3 monety z banku, a przeciwnik traci 3 albo wszystkie, jakie ma. Dostajesz dodatkową turę.
rules-d9-2 = Circus Maximus i Posąg Zeusa: wybierz jedną szarą (Circus Maximus) albo jedną brązową (Posąg Zeusa) kartę w mieście przeciwnika; trafia ona na stos kart odrzuconych. (R) Jeśli jest taka karta, musisz jakąś wybrać; jeśli nie ma, Cud i tak możesz zbudować.
rules-d9-3 = Biblioteka Aleksandryjska: wylosuj trzy żetony z pudełka i zatrzymaj jeden; jego efekt działa od razu. Pozostałe dwa wracają. (R) Obaj gracze widzą wszystkie trzy.
rules-d9-4 = Mauzoleum: wybierz jedną z odrzuconych kart i zbuduj ją za darmo, ze wszystkimi jej efektami. (R) Nie możesz odmówić, chyba że odrzuconych kart nie ma. To nie jest darmowa budowa dzięki symbolowi, więc Urbanistyka nic nie płaci. Karty odłożone w przygotowaniu (D1.5) i karty pod Cudami (D4.4) nie leżą wśród odrzuconych.
rules-d9-5 = Latarnia morska na Faros i Pireus: produkcja do wyboru (D5.2). Wszystkie inne efekty to monety, tarcze i punkty, jak pokazano.

rules-d10-title = Żetony postępu
rules-d10-0 = Żeton działa od chwili, w której go weźmiesz.
rules-d10-agriculture = Rolnictwo: 6 monet; 4 punkty
rules-d10-architecture = Architektura: Cuda kosztują o dwa materiały mniej (D5.6)
rules-d10-economy = Ekonomia: dostajesz monety, które przeciwnik płaci za brakujące materiały, na karty i Cuda i po każdej cenie, ale nie monety, które są częścią kosztu
rules-d10-law = Prawo: symbol naukowy (D7)
rules-d10-masonry = Budownictwo: niebieskie karty kosztują o dwa materiały mniej (D5.6)
rules-d10-mathematics = Matematyka: 3 punkty za każdy twój żeton, także za ten
rules-d10-philosophy = Filozofia: 7 punktów
rules-d10-strategy = Strategia: o jedną tarczę więcej na czerwonych kartach (D6.4)
rules-d10-theology = Teologia: dodatkowe tury za Cuda (D8.2)
rules-d10-urbanism = Urbanistyka: 6 monet; jeszcze 4 za każdym razem, gdy zbudujesz kartę za darmo dzięki symbolowi

rules-d11-title = Monety z kart
rules-d11-1 = Monety pokazane na karcie dostajesz raz, gdy ją zbudujesz. Żółte karty III Epoki liczą tylko to, co jest w twoim mieście; Latarnia morska liczy też siebie.
rules-d11-2 = Gildia liczy karty, Cuda lub monety w mieście, które ma ich więcej, choćby należało do przeciwnika: dla monet, gdy ją zbudujesz, a dla punktów ponownie na koniec gry. Armatorzy sumują brązowe i szare karty jednego miasta. Budowniczowie (2 punkty za każdy Cud) i Lichwiarze (1 punkt za każde 3 monety) nie dają monet.
rules-d11-3 = (R) Akcję rozstrzyga się w tej kolejności: płacisz cenę; przeciwnik dostaje monety z Ekonomii; dostajesz własne monety; tarcze przesuwają pion, a znaczniki militarne zabierają monety; Via Appia zabiera swoje 3 monety; dokonuje się wyborów.

rules-d12-title = Koniec Epoki
rules-d12-1 = Epoka kończy się, gdy zostanie wzięta ostatnia z jej 20 kart.
rules-d12-2 = Układa się następną Epokę. Potem gracz, na którego połowie stoi pion, decyduje, kto ją zacznie. (R) Jeśli pion stoi na polu neutralnym, decyduje gracz, który wziął ostatnią kartę. Jedno z wydań każe temu graczowi zaczynać bez wyboru; wydawca to poprawił.

rules-d13-title = Koniec gry
rules-d13-1 = Dominacja militarna (D6.3) lub naukowa (D7.3) od razu kończy grę. W przeciwnym razie gra kończy się po III Epoce.
rules-d13-2 = Wtedy decydują punkty: za przewagę militarną (2, 5 lub 10 zależnie od strefy, dla gracza, który przesunął pion do przodu), za niebieskie, zielone, żółte i fioletowe karty, za Cuda, za żetony postępu i 1 za każde 3 monety. W notesie punktacji każda pozycja ma swój wiersz.
rules-d13-3 = W razie remisu wygrywa gracz, który ma więcej punktów na niebieskich kartach. Jeśli i tu jest remis, wygrywają obaj.

## 7 Wonders

rules-c1-title = Przygotowanie
rules-c1-1 = Na każdym egzemplarzu karty jest liczba graczy: używa się go tylko wtedy, gdy gra co najmniej tyle osób. To daje po siedem kart na gracza w I i II Epoce. Do III Epoki wtasowuje się, bez oglądania, losowe Gildie z dziesięciu: o dwie więcej, niż jest graczy. To znów daje po siedem kart na gracza.
rules-c1-2 = Każdy gracz dostaje planszę Cudu, losową lub umówioną; żadna się nie powtarza. Wszyscy w tajemnicy i jednocześnie wybierają stronę swojej planszy; możecie też umówić się na dzień lub noc albo zdać się na los.
rules-c1-3 = Każdy gracz zaczyna z 3 monetami i materiałem nadrukowanym na jego planszy. (R) W banku zawsze jest dość monet.

rules-c2-title = Epoka
rules-c2-1 = Każdy dostaje siedem kart. W każdej z sześciu tur wszyscy w tajemnicy wybierają kartę i to, co z nią zrobią; gdy wybierze ostatni, wszystko dzieje się naraz. Potem przekazujesz pozostałe karty sąsiadowi z lewej w I i III Epoce, a sąsiadowi z prawej w II.
rules-c2-2 = W szóstej turze masz na ręce dwie karty: jednej używasz, a druga trafia zakryta na stos kart odrzuconych, bez monet.
rules-c2-3 = Po szóstej turze następują konflikty, potem następna Epoka. Po III Epoce gra się kończy.

rules-c3-title = Jedna akcja na kartę
rules-c3-1 = Zbuduj ją: zapłać koszt, a zostanie w twoim mieście. Żadne miasto nie ma dwóch budowli o tej samej nazwie: ani w jednej Epoce, ani w różnych (Huta szkła, Warsztat tkacki, Wytwórnia papirusu), ani z odrzuconych kart. Taką kartę możesz jednak odrzucić albo użyć jej do etapu.
rules-c3-2 = Zbuduj następny etap swojego Cudu: zapłać koszt etapu i połóż pod nim kartę, zakrytą. Karta nie ma już nazwy, koloru ani symbolu. Etapy buduje się od lewej do prawej, w dowolnej Epoce albo wcale.
rules-c3-3 = Odrzuć ją: trafia zakryta na stos kart odrzuconych, a ty bierzesz 3 monety z banku.

rules-c4-title = Koszty
rules-c4-1 = Kosztem może być nic, monety dla banku albo materiały: drewno, kamień, glina, ruda; szkło, tkanina, papirus.
rules-c4-2 = Darmowa budowa: karta jest darmowa, jeśli masz w mieście dowolną budowlę z jednym z symboli, które karta pokazuje w koszcie. Forum jest darmowe dzięki każdej z dwóch faktorii.
rules-c4-3 = W każdej turze możesz użyć każdego symbolu swojego miasta raz: początkowego materiału oraz symboli z brązowych, szarych i żółtych kart i zbudowanych etapów. Symbol z kilkoma materiałami daje jeden z nich.

rules-c5-title = Handel
rules-c5-1 = Brakujące materiały kupujesz od dwóch sąsiadów, po 2 monety za sztukę. Płacisz sąsiadowi, który zachowuje materiał i nie może odmówić.
rules-c5-2 = Sąsiedzi sprzedają materiał ze swojej planszy oraz z brązowych i szarych kart, ale nie z żółtych kart ani etapów. Jeśli symbol pokazuje kilka materiałów, każdy kupujący bierze ten, który chce, cokolwiek bierze właściciel albo drugi kupujący.
rules-c5-3 = Każdy symbol możesz kupić raz na turę. Obaj sąsiedzi jednego miasta mogą kupić ten sam symbol w tej samej turze.
rules-c5-4 = Płacić można tylko monetami posiadanymi na początku tury. Z monet zarobionych w tej turze i z materiałów z budowli, które sąsiad wznosi w tej turze, można korzystać dopiero od następnej.
rules-c5-5 = Z Zachodnią faktorią płacisz sąsiadowi z lewej 1 monetę za każdy surowiec, ze Wschodnią faktorią sąsiadowi z prawej. Z Targowiskiem płacisz obu sąsiadom 1 monetę za każde dobro. Te ceny obowiązują tylko ciebie.
rules-c5-6 = (R) Wybierasz, od kogo kupujesz. Do wyboru jest każdy podział między sąsiada z lewej i z prawej, chyba że przy innym jednemu płaci się mniej, a drugiemu nie więcej; najtańszy jest pierwszy.
rules-c5-7 = Produkcję dobiera się dokładnie: jeśli jakiekolwiek użycie wszystkich symboli wystarcza na zapłatę, kartę można zbudować, i zawsze znajdowany jest najtańszy sposób.

rules-c6-title = Rozstrzygnięcie tury
rules-c6-1 = O tym, co jest dozwolone i ile kosztuje, decyduje stan sprzed tury. Najpierw wszyscy płacą, potem wszystkie karty i etapy wchodzą do gry, a na końcu liczy się monety z efektów. (R) Jeśli karta daje monety za karty sąsiadów, liczą się też te, które weszły do gry w tej samej turze. Kolejność miejsc nie ma znaczenia.
rules-c6-2 = Babilon, strona nocy, pierwszy etap: zagrywasz też ostatnią kartę każdej Epoki, po jej koszcie. Możesz ją zbudować, użyć do etapu albo odrzucić. Działa to od Epoki, w której zbudujesz etap, nawet jeśli stanie się to w szóstej turze. (R) Dzieje się to po szóstej turze, z monetami i produkcją, które wtedy masz.
rules-c6-3 = Halikarnas: na koniec tury, w której zbudujesz taki etap, budujesz za darmo jedną z odrzuconych kart; liczą się też odrzucone w tej turze. W szóstej turze dzieje się to po Babilonie i przed konfliktami. (R) Możesz zrezygnować. Jeśli nie możesz zbudować żadnej karty, pomija się to.
rules-c6-4 = Olimpia, strona dnia, drugi etap: budowla w kolorze, którego twoje miasto jeszcze nie ma, jest darmowa. Strona nocy, pierwszy etap: darmowa jest budowla, którą wybierzesz w pierwszej turze każdej Epoki; drugi etap: ta, którą wybierzesz w szóstej. Jeśli odrzucisz tę kartę albo położysz ją pod Cudem, tracisz darmową budowlę w tej Epoce. (R) Nie płaci się też monety z kosztu brązowej karty.
rules-c6-5 = Jeśli w środku tury jeden z graczy musi coś wybrać, inni czekają i widzą, na kogo czekają.

rules-c7-title = Siła militarna
rules-c7-1 = Na koniec Epoki porównujesz tarcze z każdym sąsiadem. Jeśli masz więcej, dostajesz znacznik za 1, 3 lub 5 punktów, zależnie od Epoki; jeśli mniej, znacznik −1; jeśli tyle samo, nic.

rules-c8-title = Punktacja
rules-c8-1 = W kolejności notesu punktacji: etapy; 1 punkt za każde 3 monety; znaczniki militarne, także ujemne; niebieskie karty; żółte karty; zielone karty, które dają kwadrat liczby każdego symbolu i 7 za każdy zestaw trzech różnych, a symbole dowolne ustala się na końcu w najlepszy sposób; Gildie.
rules-c8-2 = Budowniczowie liczą etapy twojego Cudu i Cudów obu sąsiadów. Dekoratorzy dają 7 punktów, jeśli zbudujesz wszystkie etapy swojego Cudu. Armatorzy liczą twoje brązowe, szare i fioletowe karty, z samymi sobą włącznie. Pozostałe Gildie liczą karty jednego koloru w obu sąsiednich miastach.
rules-c8-3 = Wygrywa gracz z największą liczbą punktów; remis rozstrzyga skarbiec; jeśli remis się utrzymuje, gracze współdzielą zwycięstwo.

rules-c9-title = Co gracz może wiedzieć
rules-c9-1 = Znasz karty na swojej ręce; każde miasto z jego monetami i znacznikami; wiesz, kto już wybrał oraz ile kart leży zakrytych i z której są Epoki. Nie znasz treści tych kart, kart na rękach innych ani ich wyborów, zanim wszyscy wybiorą. Wolno ci pamiętać wszystko, co widzisz: karty, które przekazujesz dalej, odrzucasz lub kładziesz pod Cudem, oraz stos kart odrzuconych, jeśli wolno ci go przejrzeć.
