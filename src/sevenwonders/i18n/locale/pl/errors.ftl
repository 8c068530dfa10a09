# Co jest nie tak z danymi. Słowa w „cudzysłowie” pozostają takie, jak je napisano.

error-line = wiersz { $number }
error-column = kolumna { $number }
error-did-you-mean = Czy chodziło o „{ $word }”?

## Wiersz poleceń

error-usage-unknown-command = Nie ma polecenia „{ $found }”. Polecenia: { $expected }.
error-usage-unknown-option = Nie ma tu opcji „{ $found }”. Opcje: { $expected }.
error-usage-unexpected = Nieoczekiwany argument: „{ $found }”.
error-usage-missing-value = Brakuje opcji { $option } albo jej wartości.
error-usage-number-expected = { $option } wymaga liczby całkowitej, a nie „{ $found }”.
error-usage-flag = { $option } nie przyjmuje wartości, a podano „{ $found }”.
error-usage-twice = { $option } podano dwa razy.
error-usage-unreadable = Nie można zrozumieć argumentów: { $reason }
error-usage-range = { $option } musi być między { $low } a { $high }, a nie { $found }.
error-usage-multiple = { $option } musi być wielokrotnością liczby { $step } od { $low } do { $high }, a nie { $found }.
error-usage-choice = { $option } nie może mieć wartości „{ $found }”. Możliwe: { $expected }.
error-usage-language = Nie ma języka „{ $found }”. Języki: { $expected }.
error-usage-empty = { $option } nie może być puste.
error-usage-only-with = { $option } ma sens tylko razem z { $other }.
error-usage-other-game = { $option } nie należy do gry „{ $game }”.

error-game-unknown = Nie ma gry „{ $found }”. Gry: { $expected }.
error-agent-unknown = Nie ma agenta „{ $found }”. Agenci: { $expected }.
error-agent-program = Program „{ $found }” nie może grać: { $reason }.
error-agent-failed = Partia { $game }, miejsce { $seat }: agent „{ $agent }” zakończył się błędem: { $reason }
error-agent-illegal-move = Partia { $game }, miejsce { $seat }: agent „{ $agent }” wybrał „{ $move }”, co nie jest dozwolonym ruchem.
error-cluster-missing = Klaster wymaga dodatku „cluster”: pip install "sevenwonders[cluster]".
error-cluster-address = „{ $found }” nie jest adresem klastra.
error-cluster-unreachable = Klaster „{ $found }” jest nieosiągalny: { $reason }
error-data-missing = Parquet wymaga dodatku „data”: pip install "sevenwonders[data]". Bez niego: --format ndjson.
error-data-features = Nie ma cech „{ $found }”: { $reason }
error-data-other = W „{ $name }” są dane innego eksportu.
error-thing-unknown = Nie ma karty ani Cudu „{ $name }”.
error-setup-first = Pierwszy gracz zajmuje miejsce 0 albo 1, a nie { $first }.
error-setup-bonus = Dodatek wynosi od 0 do { $most } monet, a nie { $bonus }.
error-setup-players = To gra dla { $fewest } do { $most } osób, nie { $players }.
error-setup-sides = Nieznany sposób wyboru stron: „{ $found }”. Sposoby: { $expected }.
error-setup-board = Nie ma planszy „{ $found }”. Plansze: { $expected }.
error-setup-boards = Każdy z { $players } graczy potrzebuje innej planszy, a podano: { $found }.
error-simulate-two-agents = { $option } wymaga dwóch agentów oddzielonych przecinkiem, a nie „{ $found }”.
error-simulate-too-many-agents = { $option } wymienia agentów: { $found }, a miejsc przy stole jest { $players }.
error-replay-step = { $option } musi być między 0 a { $most }, a nie { $found }.

## Pliki

error-file-missing = Nie ma pliku „{ $name }”.
error-file-no-folder = Nie ma folderu „{ $name }”.
error-file-exists = „{ $name }” już istnieje i nie zostanie nadpisany.
error-file-folder = „{ $name }” to folder, a nie plik.
error-file-forbidden = Nie można otworzyć „{ $name }”: brak uprawnień.
error-file-not-text = „{ $name }” nie jest plikiem tekstowym.
error-file-too-long = „{ $name }” jest za długi.
error-file-unreadable = Nie można odczytać „{ $name }”: { $system }.
error-file-unwritable = Nie można zapisać „{ $name }”: { $system }.

## Gra w terminalu

error-play-number = „{ $found }” nie ma w menu: wybierz od 1 do { $most }.
error-play-unknown = „{ $found }” to ani polecenie, ani ruch. Wpisz „help”.
error-play-name-missing = Po „{ $found }” brakuje nazwy.
error-play-covered = { $card }: tę kartę przykrywa jeszcze inna.
error-play-not-held = Nie masz na ręce karty { $card }.
error-play-twice = Masz już w mieście kartę { $card }.
error-play-nowhere = Nie da się zapłacić ({ $thing }): potrzebnego materiału nie produkujesz ani ty, ani sąsiedzi.
error-play-too-expensive = Za drogo: { $thing }, koszt { $price }, brakuje ci { $missing }.
error-play-illegal = „{ $move }” jest teraz niemożliwe.
error-play-why = Nie ma niczego o nazwie „{ $found }”.
error-play-nothing-to-undo = Nie ma czego cofnąć.
error-play-seat = Nie ma miejsca „{ $found }”. Miejsca: { $expected }.
error-play-opponents = { $option } wymienia przeciwników: { $found }, a może ich być { $most }.
error-play-record-from-position = { $option } wymaga gry od początku; gra od podanej pozycji nie ma zapisu.
error-play-setup-from-start = { $option } nie ma sensu razem z --from: gra jest już przygotowana.
error-play-standard-input = { $option } nie może czytać standardowego wejścia, bo stamtąd przychodzą ruchy.

## Ruchy i losowania

error-move-unknown = Nie ma takiego ruchu: { $move }.
error-move-game-over = Gra się zakończyła.
error-move-nature-first = Najpierw trzeba coś wylosować.
error-move-wrong-seat = To nie jest tura gracza { $seat }.
error-move-illegal = Ten ruch jest teraz niedozwolony: { $move }.
error-move-not-asked = Teraz nie jest potrzebny żaden ruch.
error-draw-not-asked = To losowanie nie jest teraz potrzebne.
error-draw-wrong-slot = Najpierw trzeba odkryć inną kartę.
error-draw-impossible-card = „{ $card }” nie może tu leżeć.
error-draw-wrong-count = Wylosowano niewłaściwą liczbę kart lub żetonów.
error-draw-wrong-face = Karta na miejscu { $slot } musi leżeć drugą stroną do góry.
error-draw-seen = Kartę „{ $card }” już widziano.
error-draw-twice = „{ $card }” pojawia się dwa razy.
error-draw-wrong-guilds = Liczba Gildii jest niewłaściwa.
error-draw-unknown-name = Nie ma „{ $name }”.
error-draw-not-in-pool = „{ $name }” nie może już zostać wylosowane.
error-draw-repeated = Coś wylosowano częściej, niż można.
error-draw-wrong-age = „{ $name }” nie należy do Epoki { $age }.
error-draw-wrong-copies = „{ $name }” trzeba rozdać dokładnie tyle razy, ile jest w talii: { $expected }.
error-draw-wrong-board = Miejsce numer { $seat } ma już inną planszę.
error-draw-wrong-side = Planszy na miejscu numer { $seat } nie można tak obrócić.

## Ruchy jako tekst

error-text-empty-move = Brakuje ruchu. Zaczyna się on od jednego ze słów: { $expected }.
error-text-unknown-verb = „{ $found }” to nie ruch. Ruch zaczyna się od jednego ze słów: { $expected }.
error-text-with-missing = Trzeba podać, którą kartą: „… with tavern”.
error-text-unknown-name = Nie ma „{ $found }”.
error-text-card-not-in-structure = „{ $found }” nie leży na stole.
error-text-bad-reveal = Potrzebne są tu miejsce i karta.
error-text-payment-expected = Po karcie może stać tylko zapłata: „left 2 right 1”.

## Pozycje jako tekst

error-text-not-a-position = Pozycja zaczyna się od „{ $expected }”.
error-text-unknown-section = Nie ma części „{ $found }”. Części: { $expected }.
error-text-section-twice = Część „{ $found }” pojawia się dwa razy.
error-text-one-word-expected = Część „{ $found }” wymaga dokładnie jednego słowa.
error-text-number-expected = Potrzebna jest tu liczba od { $low } do { $high }, a nie „{ $found }”.
error-text-seat-expected = Potrzebne jest tu miejsce ({ $expected }), a nie „{ $found }”.
error-text-twice = „{ $found }” ma już swoje miejsce, w kolumnie { $first }.
error-text-table-without-age = Karty leżą na stole tylko wtedy, gdy „age” to 1, 2 lub 3.
error-text-slots-expected = Stół wymaga miejsc w liczbie { $expected }, a jest ich { $found }.
error-text-wrong-age = „{ $found }” nie należy do Epoki { $age }.
error-text-floating-card = „{ $found }” nie może leżeć tam, gdzie pod spodem nie ma już karty.
error-text-too-many-face-down = Zakrytych kart jest więcej niż niewidzianych.
error-text-unknown-question = Nie ma pytania „{ $found }”. Pytania: { $expected }.
error-text-impossible-questions = Te pytania nie mogą następować po sobie.
error-text-over-without-result = Gra się zakończyła, ale brakuje części „over”.
error-text-result-without-over = Podano wynik, ale gra się nie zakończyła.
error-text-result-expected = Potrzebny jest tu zwycięzca (A, B lub shared) i powód ({ $expected }).
error-text-not-in-box = „{ $found }” nie leży w pudełku.
error-text-reveals-expected = Wśród pytań musi być tyle „reveal”, ile dostępnych kart leży zakrytych: { $expected }.
error-text-shown-and-question = Żetony muszą być pokazane, gdy pytaniem jest „pick”, i tylko wtedy.
error-text-offer-and-question = Cuda muszą być do wyboru, gdy pytaniem jest „draft”, i tylko wtedy.
error-text-nothing-to-answer = Na to pytanie nie ma tu możliwej odpowiedzi.
error-text-draft-after-deal = To pytanie jest możliwe tylko przed pierwszą Epoką.
error-text-deal-too-early = Następnej Epoki nie można jeszcze wyłożyć albo już jej nie ma.
error-text-too-many-wonders = Cudów byłoby za dużo: najwyżej { $most }.
error-text-tokens-before-laying = Żetony są już na stole, choć ich jeszcze nie wyłożono.
error-text-offer-and-draft = Cuda wybrane, Cuda do wyboru i miejsce, które ma wybierać, nie pasują do siebie.
error-text-too-few-unseen = Za mało jest niewidzianych kart, by wyłożyć Epokę { $age }.
error-text-too-often = „{ $found }” występuje częściej niż w pudełku.
error-text-none-left = Dla tego „?” nie została żadna karta Epoki { $age }.
error-text-boards-expected = Tu powinno być od 3 do 7 plansz, nie { $found }.
error-text-board-missing = Brakuje planszy: „?” wolno pisać tylko przed rozdaniem plansz.
error-text-side-missing = Każda plansza musi tu mieć stronę: „gizah_day”.
error-text-side-too-early = Strona nie jest tu jeszcze znana: planszę podaje się bez niej, nie jako „{ $found }”.
error-text-boards-after-deal = Plansze i strony wybiera się przed pierwszą Epoką.
error-text-sides-expected = Trzeba podać, jak wybiera się strony: { $expected }.
error-text-too-many-stages = Etapów jest za dużo ({ $found }): ta strona ma { $most }.
error-text-too-many-revivals = Odrzucone karty, które może zbudować Cud gracza { $seat }: najwyżej { $most }, a nie { $found }.
error-text-turn-before-deal = To pytanie jest możliwe dopiero po rozdaniu kart.
error-text-over-too-early = Gra kończy się dopiero po III Epoce i ma zwycięzcę.
error-text-wrong-winners = Punkty mówią co innego. Zwycięzcy: { $expected }.
error-text-hand-size = Na ręce gracza { $seat } musi być w tej turze kart: { $expected }.
error-text-choice-missing = Wyboru już dokonano ({ $seat }), więc trzeba go podać.
error-text-choice-not-asked = Wyboru gracza { $seat } nie można tu podać.
error-text-bad-move = Nie można zrozumieć wyboru. { $reason }
error-text-illegal-move = Ten wybór jest tu niedozwolony.
error-text-log-too-long = Dziennik Epoki ma najwyżej siedem kart.
error-text-unknown-use = „{ $found }” musi zaczynać się od jednego ze znaków: { $expected }.
error-text-look-expected = Tu powinny być miejsce, Epoka, tura i obejrzane karty.
error-text-log-contradicts = Dziennik nie zgadza się z tym, co jest na stole: „{ $found }”.
error-text-look-contradicts = Wtedy odrzucone karty były inne albo zabranej karty nie ma w mieście.

## Zapisy

error-record-heading = To nie jest zapis gry. Zapis zaczyna się od: { $expected }.
error-record-after-result = Po wyniku nie może nic być, a jest „{ $found }”.
error-record-step-expected = Potrzebny jest tu krok, a nie „{ $found }”.
error-record-setting-twice = „{ $found }” ustawiono dwa razy.
error-record-move-number = Potrzebny jest tu ruch numer { $expected }, a nie „{ $found }”.
error-record-bad-step = „{ $found }” nie może zostać zagrane. { $reason }
error-record-result = Wynik to „{ $expected }”, a nie „{ $found }”.
error-record-setting = Nie można zrozumieć ustawienia „{ $found }”.
error-record-player = Nie ma miejsca „{ $found }”. Miejsca: { $expected }.

## Serwer

error-connection-too-many = Otwarto zbyt wiele połączeń. Zamknij któreś okno albo spróbuj za chwilę.
error-data-no-driver = Do obsługi PostgreSQL trzeba zainstalować jeszcze jeden pakiet: { $package }.
error-data-unknown-database = Nieznana baza danych: „{ $found }”. Bazy: { $expected }.
error-data-unusable = Gier nie można przechowywać w „{ $place }”: { $reason }.
error-data-newer = Gry w „{ $place }” zapisała nowsza wersja programu ({ $found }). Zaktualizuj program.
error-data-not-empty = W „{ $place }” są już gry. Kopię zapasową można przywrócić tylko do pustego folderu lub pustej bazy.
error-data-not-a-backup = „{ $file }” nie jest kopią zapasową, którą można przywrócić: { $reason }.
error-data-no-games = W „{ $place }” nie ma żadnych gier.
error-data-two-places = Podaj --data albo --database, nie oba.
error-auth-invalid-invitation = Zaproszenie jest nieważne: miejsce jest zajęte.
error-option-unknown = W tej grze nie ma opcji „{ $found }”. Opcje: { $expected }.
error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $found }”.
error-request-interrupted = Połączenie zostało przerwane.
error-request-malformed = Serwer nie rozumie tej wiadomości.
error-request-not-json = Serwer przyjmuje tylko „{ $expected }”.
error-request-not-accepted = Serwer tego nie przyjmuje.
error-request-too-large = To jest za duże: najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
}.
error-rate-limited = Zbyt wiele żądań. Spróbuj za chwilę.
error-request-timeout = Żądanie docierało zbyt długo.
error-request-unknown-host = Serwer nie obsługuje tej nazwy hosta.
error-request-unknown-path = Pod tym adresem nic nie ma.
error-request-wrong-method = Tego adresu nie można użyć w ten sposób.
error-resign-many-players = Przy więcej niż dwóch graczach nie można się poddać; niech gra komputer.
error-seat-ai = Na tym miejscu już gra komputer.
error-seat-bot-plays = Na tym miejscu gra teraz komputer. Najpierw je odzyskaj.
error-seat-hand-seen = Kto opuścił to miejsce, zna jego karty. Usiądź, gdy zostaną rozdane nowe; do tego czasu może grać komputer.
error-seat-no-bot = Na tym miejscu nie gra komputer.
error-seat-not-away = Ten gracz jest nieobecny zbyt krótko.
error-seat-not-free = To miejsce jest zajęte.
error-seat-not-host = Tylko gospodarz stołu może kogoś zaprosić.
error-seat-not-yours = To miejsce nie jest twoje.
error-argument-wrong = Nieprawidłowy argument funkcji { $function }: { $found }.
error-field-unknown = Ten stan nie ma pola „{ $name }”.
error-field-wrong = Pole „{ $name }” nie może zawierać { $found }.
error-state-damaged = Ta zakodowana pozycja jest uszkodzona.
error-state-invalid = Te pola nie tworzą możliwej pozycji: { $reason }
error-state-partial = To widok jednego miejsca; zasady wymagają pełnego stanu.
error-seat-unknown = Przy tym stole nie ma takiego miejsca.
error-auth-missing-secret = Jesteś widzem; to mogą tylko gracze.
error-auth-invalid-secret = Na tym urządzeniu żadne miejsce przy tym stole nie jest twoje.
error-config-unusable-address = Serwer nie może użyć adresu { $host }, port { $port }: { $reason }.
error-server-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
error-server-internal-error = Na serwerze coś poszło nie tak. Spróbuj za chwilę.
error-config-invalid-limits = Nie można zrozumieć ograniczeń w SEVENWONDERS_LIMITS: { $reason }
error-config-not-a-number = { $name } wymaga liczby całkowitej, a nie „{ $found }”.
error-config-unknown-setting = Nie ma ustawienia { $found }.
error-config-invalid = { $name } nie może mieć wartości „{ $found }”: { $reason }.
error-config-needs-postgresql = Kilka procesów wymaga PostgreSQL: --database postgresql://…
error-server-storage = Serwer nie może zapisać do bazy danych. Spróbuj za chwilę.
error-socket-already-open = „hello” już wysłano w tym połączeniu.
error-socket-hello-expected = Połączenie musi zacząć się od „hello”.
error-table-busy = Zbyt wiele żądań naraz do tego stołu. Spróbuj za chwilę.
error-table-damaged = Dziennik tego stołu jest uszkodzony; gry nie można pokazać.
error-table-full = Zbyt wiele osób ogląda ten stół.
error-table-log-full = Przy tym stole zdarzyło się za dużo poza grą. Można tylko grać dalej.
error-table-other-rules = Tę grę rozegrano według wersji zasad { $found }; serwer gra według wersji { $expected }.
error-table-over = Gra się zakończyła.
error-table-prepared = W tej partii obejrzano już karty, a potem cofnięto ruchy, więc nikt inny nie może dołączyć. Zacznij nową partię.
error-table-unloaded = Stół właśnie zamknięto z powodu bezczynności. Spróbuj jeszcze raz.
error-table-running = Gra jeszcze trwa.
error-table-seat-count = Ta gra nie jest dla takiej liczby graczy: { $found }.
error-table-too-many = Serwer jest pełny: nie pomieści kolejnego stołu.
error-table-too-many-live = Toczy się zbyt wiele gier. Spróbuj za chwilę.
error-table-unknown = Nie ma takiego stołu.
error-undo-not-asked = Zgoda na to cofnięcie nie zależy od ciebie.
error-undo-not-requested = Nikt nie prosił o cofnięcie ruchu.
error-undo-nothing = Nie ma czego cofnąć.
error-undo-revealed = Odkryto coś nowego; ruchu nie można już cofnąć.
error-verify-no-seed = Zapis nie zawiera ziarna: gra nie jest skończona albo nie odbyła się na serwerze. Możesz je podać przez --seed.
error-verify-seed = „{ $found }” nie może być ziarnem.
error-verify-commitment = To nie jest ziarno ustalone przed grą. Skrót ustalony wtedy: { $expected }. Skrót tego ziarna: { $found }.
error-verify-draw = Krok { $step } to „{ $found }”, a ziarno daje „{ $expected }”.
error-version-stale = Stół w międzyczasie się zmienił. Sprawdź go ponownie.

## Co mylą programy

error-record-unfinished = Zapis kończy się wynikiem „{ $found }”, ale gra nie jest skończona.
error-setup-line = Nie ma ustawienia „{ $setting }” o wartości „{ $found }”.
error-setup-beginners = Ustawienie Cudów dla początkujących to yes albo no, a nie „{ $found }”.
error-text-not-a-text = Oczekiwany jest tekst, a nie wartość typu „{ $found }”.
error-text-decided = W tej pozycji gra jest już rozstrzygnięta, więc nikt nie ma ruchu.
error-text-not-decided = W tej pozycji gra nie jest rozstrzygnięta, więc nie może być skończona.
error-text-other-result = Wynik nie zgadza się z pozycją; powinien brzmieć „{ $expected }”.
error-text-retired-too-early = Cud wraca do pudełka dopiero po zbudowaniu { $expected } Cudów.
error-move-nothing-to-undo = Nie ma czego cofnąć.
error-game-beginning = Gra zaczyna się albo od ustawień, albo od pozycji.
error-game-no-record = Gra, która zaczęła się od pozycji, nie ma zapisu.
error-game-running = Gra jeszcze się nie skończyła.
error-game-name-taken = Jest już inna gra o nazwie „{ $found }”.
error-agent-name-taken = Jest już inny agent o nazwie „{ $found }”.
error-setup-unknown = To nie są ustawienia tej gry: „{ $found }”.
error-state-unknown = To nie jest stan gry „{ $expected }”: „{ $found }”.
error-seen-unknown = Agent potrzebuje obserwacji jednego miejsca, a nie „{ $found }”.
error-rng-unknown = Liczby losowe pochodzą z Rng, a nie z „{ $found }”.

## Agenci, sieci i trening

error-agent-limit = „{ $found }” nie jest limitem myślenia agenta. Przykłady: { $expected }.
error-agent-persona = Nie ma stylu „{ $found }”. Style: { $expected }.
error-agent-no-module = Nie ma modułu „{ $found }”, ani w tym folderze, ani wśród zainstalowanych pakietów.
error-agent-broken-module = Nie można wczytać modułu „{ $found }”: { $reason }
error-agent-no-class = „{ $module }” nie ma agenta „{ $found }”. Ma: { $expected }.
error-agent-no-choose = „{ $found }” w „{ $module }” nie jest klasą z metodą „choose”.
error-agent-not-created = Nie udało się utworzyć agenta „{ $found }” z „{ $module }”: { $reason }.
error-level-unknown = Nie ma poziomu „{ $found }”. Poziomy: { $expected }.
error-network-unreadable = Nie można odczytać sieci „{ $name }”.
error-network-no-network = „{ $name }” nie jest siecią.
error-network-other-format = „{ $name }” ma format { $found }, którego ta wersja nie zna.
error-network-damaged = Sieć „{ $name }” jest uszkodzona.
error-network-other-game = „{ $name }” to sieć do gry „{ $found }”, a nie do gry „{ $expected }”.
error-network-other-inputs = Ta sieć powstała do czegoś innego: { $found }. Potrzeba: { $expected }.
error-train-no-course = Dla gry „{ $found }” nie ma treningu. Gry: { $expected }.
error-train-other-game = { $option } nie jest dla sieci gry { $found }.
error-train-no-limit = Podaj, jak długo trenować: ile partii albo ile minut.
error-train-no-checkpoint = Nie ma treningu do wznowienia: nie można odczytać „{ $name }”.
error-train-damaged = Plik „{ $name }” jest uszkodzony; nie można z niego wznowić treningu.
error-train-other-network = „{ $name }” należy do treningu innej sieci.
error-ladder-unreadable = „{ $name }” nie jest plikiem, z którego można wznowić pracę.
error-ladder-agents = Ranking wymaga dwóch lub więcej różnych agentów, a nie „{ $found }”.
error-ladder-other = „{ $name }” powstał przy innych ustawieniach. Różnice: { $fields }.
error-game-seed = Ziarno (seed) jest liczbą całkowitą, a nie „{ $found }”.
error-thing-no-price = „{ $name }” nie ma ceny.

## Understanding

error-review-no-reviewer = Nie ma przeglądu dla gry { $found }; jest dla: { $expected }.
error-review-unfinished = Przejrzeć można tylko zakończoną partię.
error-puzzle-no-puzzles = Nie ma zadań dla gry { $found }; są dla: { $expected }.
error-puzzle-unknown = Nie ma zadania { $found }.
error-explore-no-statistics = Nie ma statystyk dla gry { $found }; są dla: { $expected }.
error-hint-no-reasons = Nie ma podpowiedzi dla gry { $found }.
error-analyse-seat = { $option }: miejsce { $found } nie ma tu ruchu; ruch mają: { $expected }.
error-analysis-game-in-progress = Partię między ludźmi można analizować dopiero po jej zakończeniu.
error-seat-not-asked = Miejsce { $seat } nie ma teraz ruchu.
error-review-unknown = Nie ma takiego przeglądu.
error-plot-missing = { $option } wymaga dodatku „plot”: pip install "sevenwonders[plot]".
error-plot-format = { $option } nie może narysować „{ $found }”. Typy plików: { $expected }.
error-explore-no-calibration = Statystyki gry { $found } nie zawierają kalibracji.

## Games in a page without a server

error-device-declined = Gra nie została pobrana.
error-device-failed = Nie udało się wczytać gry w tej przeglądarce. Sprawdź połączenie i odśwież stronę.
error-device-full = W przeglądarce zabrakło miejsca, więc ten ruch nie został zapisany. Zwolnij miejsce i odśwież stronę.
error-device-storage = Przeglądarka nie może zapisać gry. Wszystko do ostatniego zapisanego ruchu jest zachowane; odśwież stronę, aby grać dalej.
error-device-unknown = Tej gry nie ma w tej przeglądarce. Gry znikają, gdy usunie się dane strony.
