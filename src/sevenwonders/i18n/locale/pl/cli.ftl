# Co mówi wiersz poleceń: pomoc, gra w terminalu, mecze, pomiary. Polecenia i opcje pozostają po angielsku.

## Pomoc

cli-help = 7 Cudów Świata i 7 Cudów Świata: Pojedynek: graj w przeglądarce lub w terminalu, pozwól grać agentom, oglądaj partie i pozycje. Bez polecenia gra otwiera się w przeglądarce.
cli-help-usage = Użycie:
cli-help-commands = Polecenia:
cli-help-arguments = Argumenty:
cli-help-options = Opcje:
cli-help-serve = Otwórz gry w przeglądarce: serwer działa do Ctrl-C. Znajomi z twojej sieci mogą dołączyć, jeśli podasz adres, do którego mają dostęp.
cli-help-verify = Sprawdź tasowanie gry rozegranej na serwerze: wszystkie losowania są powtarzane z jej ziarna.
cli-help-backup = Skopiuj wszystkie gry serwera do pliku, także gdy działa.
cli-help-restore = Przywróć gry z kopii zapasowej do pustej bazy, SQLite lub PostgreSQL.
cli-help-play = Zagraj w terminalu: w Pojedynek z agentem lub we dwoje przy jednej klawiaturze albo w 7 Cudów Świata (classic) z dwoma do sześciu agentów.
cli-help-simulate = Niech agenci rozegrają wiele partii; podaj wynik z przedziałami ufności. To samo ziarno daje te same partie, niezależnie od liczby procesów.
cli-help-replay = Przejdź przez zapisaną partię, wypisz, co się działo, albo pokaż jedną jej chwilę.
cli-help-show = Pokaż pozycję: stół, kto decyduje i dozwolone ruchy z cenami.
cli-help-analyse = Oceń ruchy w pozycji: ile każdy jest wart, jak gra może się potoczyć i dlaczego najlepszy jest dobry.
cli-help-review = Przejrzyj zakończoną partię: ile kosztował każdy wybór, co dało szczęście i jaki był lepszy dalszy ciąg w kluczowych momentach.
cli-help-puzzle = Rozwiąż zadanie: zadanie dnia albo zadanie o podanym oznaczeniu. Szuka też zadań w partiach agentów (mine) i ponownie sprawdza dowody tych z pakietu (prove).
cli-help-explore = Pokaż statystyki partii, które sieć rozegrała ze sobą: Cuda, pary, żetony, otwarcia, pierwsze miejsce; plansze i źródła punktów. Z --games najpierw rozgrywane są nowe partie.
cli-help-calibration = Pokaż, jak dobrze prawdopodobieństwa sieci zgadzają się z wynikami jej partii, według Epoki i rodzaju zwycięstwa.
cli-help-train = Wytrenuj sieć, która gra sama ze sobą. Można przerwać w każdej chwili i później wznowić.
cli-help-ladder = Niech każdy agent zagra z każdym i zostanie oceniony. Można przerwać w każdej chwili; z plikiem pracę wznawia się od tego miejsca.
cli-help-bot = Niech agent odpowiada innemu programowi przez standardowe wejście i wyjście, wiersz po wierszu.
cli-help-export = Niech agenci grają; zapisz jeden wiersz na każdą decyzję, jako Parquet lub NDJSON, dla baz danych i uczenia. Istniejących plików nie tworzy się ponownie.
cli-help-bench = Zmierz, jak szybko gra działa na tym komputerze.
cli-option-help = Pokaż pomoc.
cli-option-version = Pokaż wersję.
cli-option-lang = Język: en, sr, pl, et albo ro; domyślnie język systemu.
cli-option-host = Adres, na którym nasłuchuje serwer; domyślnie połączy się tylko ten komputer. 0.0.0.0 wpuszcza innych.
cli-option-port = Port; domyślnie 7777 albo dowolny wolny.
cli-option-commitment = Skrót ustalony przed grą (domyślnie: ten z zapisu).
cli-option-shuffle-seed = Ziarno tasowania (domyślnie: to z zapisu).
cli-option-database = Baza PostgreSQL zamiast folderu: postgresql://użytkownik@host/nazwa.
cli-option-backup-file = Plik kopii zapasowej.
cli-option-processes = Ile procesów serwera korzysta z jednej bazy PostgreSQL.
cli-option-data = Gdzie przechowywane są partie (domyślnie: systemowy folder danych aplikacji).
cli-option-open = Otwórz też przeglądarkę; domyślnie włączone, --no-open wyłącza.
cli-option-game = Która gra: duel lub classic.
cli-option-opponent = Kto gra przeciw tobie: poziom (beginner, easy, medium, skilled, hard, expert, master), inny agent albo human, gdy gracie przy jednej klawiaturze. W Pojedynku jeden, w classic kilku po przecinkach [medium].
cli-option-seat = Twoje miejsce; w Pojedynku zaczyna A.
cli-option-beginners = Zacznij z Cudami dla początkujących, bez wybierania.
cli-option-first = Pojedynek: kto zaczyna: A, B lub random.
cli-option-bonus = Dodatkowe monety dla drugiego gracza.
cli-option-seed = Ziarno losowości (seed), aby zagrać jeszcze raz to samo rozdanie.
cli-option-record = Zapisuj grę w tym pliku.
cli-option-from = Graj dalej od pozycji albo od pliku z pozycją lub zapisem.
cli-option-games = Ile partii.
cli-option-agents = Agenci, oddzieleni przecinkami: poziom (beginner … master), random, greedy, net, mcts:1000, bot:POLECENIE albo własna klasa (mybot:Class, ./mybot.py:Class); dwóch w Pojedynku [mcts:1000,greedy], do siedmiu w classic, powtarzani do zapełnienia miejsc [mcts:200,greedy,greedy].
cli-option-players = Classic: liczba graczy, od 3 do 7.
cli-option-sides = Classic: strony plansz: day, night, random albo choose, gdy każdy wybiera swoją.
cli-option-boards = Classic: plansza dla każdego miejsca, po kolei, albo random.
cli-option-match-seed = Ziarno losowości (seed), z którego wynikają wszystkie partie.
cli-option-jobs = Ile procesów; domyślnie po jednym na rdzeń.
cli-option-cluster = Graj w klastrze Ray pod tym adresem albo w nowym na tym komputerze (local); wynik jest ten sam.
cli-option-ledger = Zapisuj rozegrane partie w tym pliku; tych, które już w nim są, nie gra się ponownie.
cli-option-swap = Zamieniaj miejsca po każdej partii; domyślnie włączone, --no-swap wyłącza.
cli-option-records = Zapisz każdą partię w tym folderze.
cli-option-json = Wypisz JSON zamiast tekstu.
cli-option-network = Plik sieci; punkty kontrolne i dziennik leżą obok niego.
cli-option-train-games = Zakończ po N partiach.
cli-option-minutes = Zakończ po N minutach.
cli-option-resume = Wznów od ostatniego punktu kontrolnego.
cli-option-threads = Ile wątków gra i uczy się jednocześnie.
cli-option-train-seed = Ziarno losowości; przy jednym wątku i podanej liczbie partii daje tę samą sieć.
cli-option-hidden = Ile ukrytych jednostek ma sieć.
cli-option-simulations = Przeszukiwanie przy każdym ruchu partii, w symulacjach; 0: bez przeszukiwania.
cli-option-policy = Oprócz wartości ucz się też strategii: które ruchy wybierać przed innymi.
cli-option-rollout-policy = Wydestyluj z tej sieci szybką strategię ruchów dla przeszukiwań, zamiast trenować nową sieć.
cli-option-begin = Zacznij od sieci z tego pliku.
cli-option-rival = Sieci, które na zmianę zajmują miejsce w części partii i się nie uczą.
cli-option-rival-games = W ilu partiach na 100 gra przeciwnik.
cli-option-ladder-agents = Agenci oddzieleni przecinkami; dwóch lub więcej, wszyscy różni.
cli-option-ladder-games = Ile partii rozgrywa każda para.
cli-option-ladder-file = Zapisuj wyniki w tym pliku.
cli-option-bot-agent = Agent, który odpowiada.
cli-option-out = Folder na pliki.
cli-option-format = Format plików: parquet lub ndjson.
cli-option-values = Zapisz też, jak agenci oceniają swoje ruchy.
cli-option-features = Zapisz też obserwację miejsca, taką, jaką dostają uczące się programy (observation), albo wynik własnej funkcji.
cli-export-done = Partie: { $games }, pliki: { $files }, { $size } kB.
cli-option-file = Zapis albo - dla standardowego wejścia.
cli-option-at = Pozycja po N krokach.
cli-option-events = Wypisz wszystko, co się do tego czasu stało.
cli-option-position = Pozycja w cudzysłowie, plik z pozycją lub zapisem albo - dla standardowego wejścia.
cli-option-depth = Jak głęboko szukać, w symulacjach.
cli-option-analyse-seat = Miejsce, którego ruchy są oceniane; domyślnie pierwsze, które ma ruch.
cli-option-every = Wypisz każdy wybór i każde losowanie, nie tylko kluczowe momenty.
cli-option-puzzle = daily, oznaczenie zadania (duel-17), mine albo prove.
cli-option-puzzles = mine: ile zadań najwyżej zachować.
cli-option-puzzle-file = mine: plik na zadania.
cli-option-explore-file = Zapisz statystyki w tym pliku zamiast na ekranie.

## Stół

cli-before-age = Cuda
cli-result = { $you ->
    [yes] Wygrana jest twoja: { $victory }.
   *[no] Wygrywa { $player }: { $victory }.
}
cli-result-shared = Wspólne zwycięstwo.
cli-city-symbols = symbole { $count } z { $needed }:
cli-city-wonders = Cuda:
cli-city-tokens = postęp:
cli-city-makes = produkuje:
cli-city-buys = kupuje po:
cli-track = Siła militarna
cli-track-even = nikt nie prowadzi
cli-track-lead = { $you ->
    [yes] prowadzisz o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } (punkty: { $points })
   *[no] { $player } prowadzi o { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } (punkty: { $points })
}
cli-board = Żetony postępu:
cli-box = W pudełku:
cli-discarded = Odrzucone karty ({ $count }):
cli-discarded-count = Odrzucono: { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
cli-unseen-guilds = Gildie
cli-menu-build = zbuduj
cli-menu-sell = odrzuć
cli-menu-theirs = { $player } płaci

## Gra w terminalu

cli-hello = Witaj w grze 7 Cudów Świata: Pojedynek. Trzy pytania i zaczynamy; Enter przyjmuje propozycję.
cli-ask-opponent = Kto gra przeciw tobie?
cli-opponent-level = { $name }: { $about }
cli-opponent-human = druga osoba przy tej klawiaturze
cli-ask-seat = Kto zaczyna?
cli-seat-first = ja
cli-seat-second = przeciwnik
cli-ask-wonders = Jak wybieramy Cuda?
cli-wonders-draft = na zmianę, zgodnie z zasadami
cli-wonders-beginners = zestaw dla początkujących, na pierwszą grę
cli-choose = Twój wybór [{ $proposed }]:
cli-welcome = Wpisz numer z menu albo ruch; „help” wyjaśni resztę.
cli-prompt = { $player } (1–{ $last }, help):
cli-thinking = { $player } myśli…
cli-hand-over = { $player }: naciśnij Enter, gdy nikt inny nie patrzy.
cli-verify-promised = Ziarno { $seed } jest tym, które ustalono przed grą: { $commitment }
cli-verify-unpromised = Ziarno { $seed } ma skrót { $commitment }; zapis nie podaje skrótu do porównania.
cli-verify-holds = Nic nie zmieniono: wszystkie losowania (liczba: { $draws }) z niego wynikają.
cli-backup-done = Stoły w { $file }: { $tables }.
cli-restore-done = Przywrócone stoły: { $tables }.
cli-review-shallow = Tak krótkie przeszukiwanie nie pozwala odróżnić błędów; są one liczone od { $simulations } symulacji.
cli-serve-ready = Gra jest otwarta pod adresem { $address }
cli-serve-stop = Ctrl-C zatrzymuje serwer. Trwające partie zostają zachowane i można je kontynuować po następnym uruchomieniu.
cli-file = PLIK
cli-play-intro = Wpisz numer ruchu z menu albo jedno z tych poleceń:
cli-play-help = ta lista
cli-play-why = co robi karta, Cud lub żeton i jak liczy się cenę; także „why a” lub „why sphinx”
cli-play-table = pokaż stół jeszcze raz (albo sam Enter)
cli-play-prices = ile co kosztuje obu graczy
cli-play-unseen = karty, które mogą jeszcze przyjść, i żetony w pudełku
cli-play-discard = odrzucone karty
cli-play-hint = co zrobiłby dobry gracz
cli-play-undo = cofnij swój ostatni ruch
cli-play-save = zapisz grę
cli-play-quit = opuść grę
cli-play-moves = Ruchy można też pisać, używając nazw, liter kart i oznaczeń Cudów:
cli-play-legend = Ceny są w monetach ({ $coin }). Ceny, na które cię nie stać, są w nawiasie. Kolory kart:
cli-hint = Dobry gracz wybrałby: { $move } ({ $number }).
cli-undone = Cofnięto.
cli-saved = Zapisano: { $name }
cli-left = Gra niedokończona.
cli-position = Aby grać dalej później: play --from "{ $position }"
cli-stopped = Przerwano.
cli-standard-input = standardowe wejście
cli-standard-output = standardowe wyjście

## Przeglądanie partii

cli-replay-prompt = { $at } z { $last } (Enter dalej, b wstecz, numer, q koniec):
cli-replay-help = Enter idzie dalej, b wstecz, numer przechodzi do kroku, q kończy.

## Mecze

cli-sim-playing = Rozgrywanie partii
cli-sim-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, ziarno { $seed }, z przedziałami ufności 95%
cli-sim-result = { $first } – wspólne – { $second }
cli-sim-share = Udział zwycięstw: { $agent }
cli-sim-even = (po równo: { $share })
cli-sim-shared = Wspólne zwycięstwa
cli-sim-elo = Różnica Elo: { $agent }
cli-sim-civilian = Zwycięstwa cywilne
cli-sim-scientific = Wygrane przez dominację naukową
cli-sim-military = Wygrane przez dominację militarną
cli-sim-first = Udział zwycięstw pierwszego gracza
cli-sim-points = Średnie punkty, partie rozstrzygnięte punktami
cli-sim-means = Średnie punkty
cli-sim-speed = Partie / decyzje na sekundę
cli-sim-records = Zapisy: { $folder }
cli-no-games = Nie skończono żadnej partii.
cli-interrupted = Przerwano; rozegrane partie: { $games } z { $wanted }.

## Pomiary

cli-bench-compiled = { $game }, wersja skompilowana
cli-bench-plain = { $game }, zwykły Python
cli-bench-games = Losowe partie na sekundę procesora
cli-bench-legal_ids = Dozwolone ruchy, µs
cli-bench-copy_and_apply = Kopia, dozwolone ruchy i ruch, µs
cli-bench-checked_play = Sprawdzony ruch, µs
cli-bench-seen = Obserwacja jednego miejsca, µs
cli-bench-view = Widok z jednego miejsca, µs

## 7 Cudów Świata dla trzech do siedmiu osób

cli-classic-start = Plansze
cli-classic-turn = tura { $turn }
cli-classic-left = z lewej
cli-classic-right = z prawej
cli-classic-wonder = Cud:
cli-classic-stage = etap Cudu
cli-classic-built = już zbudowane
cli-classic-waiting = Czekamy na: { $players }.
cli-classic-result = { $count ->
    [one] Zwycięstwo: { $players }.
   *[other] Wspólne zwycięstwo: { $players }.
}
cli-classic-play-why = co robi karta i wszystkie sposoby zapłaty; także „why tavern” lub „why stage”
cli-classic-play-cities = wszystkie miasta w całości
cli-classic-play-moves = Ruch można też wpisać: nazwa lub litera karty i zapłata dla sąsiadów; bez niej wybierany jest najtańszy sposób:
cli-classic-play-legend = Ceny w monetach ({ $coin }); { $left } płaci się w lewo, { $right } w prawo. Ceny, na które cię nie stać, są w nawiasie. Kolory kart:

## Gry bez własnych słów

cli-plain-ask = Decyduje: { $players } ({ $question }).
cli-plain-draw = Decyduje los: { $question }.
cli-plain-over = { $count ->
    [one] Zwycięstwo: { $players } ({ $reason }).
   *[other] Wspólne zwycięstwo: { $players } ({ $reason }).
}
cli-plain-total = Razem

## Statistics and pictures

cli-option-plot = Narysuj wynik jako obraz (.svg, .png, .pdf; wymaga dodatku „plot”).
cli-option-train-plot = Rysuj krzywe uczenia po każdym raporcie (.svg, .png, .pdf; wymaga dodatku „plot”).
cli-explore-title = Statystyki { $games } partii sieci przeciw samej sobie
cli-explore-endings = Zakończenia
cli-explore-second = Zwycięstwa drugiego gracza według dodatkowych monet
cli-explore-coins = monety: { $coins }
cli-explore-owned = Zwycięstwa właściciela według Cudu
cli-explore-tokens = Zwycięstwa właściciela według żetonu postępu
cli-explore-openings = Zwycięstwa pierwszego gracza według pierwszej budowli
cli-explore-boards = Liczba graczy: { $players }, zwycięstwa według planszy (równo: { $fair })
cli-calibration-title = Błąd kalibracji według Epoki, liczba partii: { $games }
cli-ladder-agent = Agent
cli-ladder-share = Zwycięstwa
cli-ladder-first = Pierwsze miejsce: { $share } z { $games } partii.
