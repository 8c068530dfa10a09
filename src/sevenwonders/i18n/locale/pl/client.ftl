# To, co mówi tylko przeglądarka: miejsca na stronie, opisy dla tych, którzy jej nie widzą, i znaki gry klasycznej.

## The page

client-title = Siedem Cudów
client-close = Zamknij
client-theme = Wygląd
client-theme-system = auto
client-theme-light = jasny
client-theme-dark = ciemny
client-motion = Animacje
client-motion-system = auto
client-motion-off = wyłączone
client-motion-slow = wolne
client-motion-normal = zwykłe
client-motion-fast = szybkie
client-language = Język
client-settings = Ustawienia
client-sounds = Dźwięki
client-alerts = Powiadom mnie, gdy jest moja tura
client-offline = Serwer jest niedostępny. Ukończone partie otwarte wcześniej nadal można odtworzyć.
client-backup = Twoje gry na tym urządzeniu
client-backup-what = Twoje gry są zapisane tylko w tej przeglądarce. Zapisz je do pliku, aby ich nie stracić i móc je przenieść na inne urządzenie.
client-backup-save = Zapisz do pliku
client-backup-load = Dodaj gry z pliku
client-backup-loaded = { $count ->
        [0] W tym pliku nie ma nowych gier.
        [one] Dodano jedną grę.
        [few] Dodano { $count } gry.
        [many] Dodano { $count } gier.
       *[other] Dodano { $count } gry.
    }
client-use-server = Analizuj na serwerze
client-engine = Gra na tym urządzeniu
client-engine-ask = Gra działa w twojej przeglądarce. { $size ->
        [0] Pobiera się ją raz
       *[other] Pobiera się ją raz, { $size } MB
    }, a potem działa także bez sieci.
client-engine-download = Pobierz
client-engine-decline = Nie teraz
client-engine-loading = Wczytywanie gry…
client-python = Wypróbuj w Pythonie
client-python-what = Napisz program, który gra, i obserwuj go przy stole. Działa w twojej przeglądarce. Ctrl+Enter go uruchamia.
client-python-examples = Przykłady:
client-python-example-first = Pierwsza gra
client-python-example-agent = Własny agent
client-python-program = Program
client-python-run = Uruchom
client-python-stop = Zatrzymaj
client-python-output = Wynik programu
client-python-empty = Tutaj pojawi się stół, gdy program wywoła display(game).
client-python-loading = Wczytywanie gry…
client-python-running = Program działa…
client-python-done = Program się zakończył.
client-python-failed = Program zakończył się błędem.
client-python-stopped = Program został zatrzymany.
client-python-missing = Ta strona nie zawiera części gry, która uruchamia Pythona w przeglądarce.
client-site-online = Ta strona nie ma serwera: grasz z komputerem albo z innymi przy tym samym ekranie. Aby grać przez sieć, ktoś z was musi uruchomić serwer.
client-missing-page = Nie znaleziono strony.
client-failed-page = Nie można wyświetlić tej strony.
client-home = Strona główna
client-gallery = Galeria
client-analysis = Analiza
client-puzzles = Zadania
client-explorer = Statystyki
client-hint = Podpowiedź
client-review = Przejrzyj partię
client-gallery-lead = Każda karta, każdy Cud, żeton i symbol, z bliska.
client-demo = Pozycje
client-none = brak

## Gallery

client-size-chip = w mieście
client-size-small = małe
client-size-medium = średnie
client-size-large = duże
client-states = Stany karty
client-state-plain = zwykła
client-state-open = dostępna
client-state-covered = przykryta
client-state-selected = wybrana
client-state-disabled = nieosiągalna
client-icons = Symbole
client-backs = Rewersy
client-parts = Części
client-cards-of = Karty: { $game }
client-wonders = Cuda
client-boards = Miasta
client-tokens = Żetony postępu

## At the table

client-table = Stół
client-views = Widoki stołu
client-draft = Wybór Cudów
client-piles = Stosy
client-score = Punkty
client-build = Zbuduj
client-sell = Odrzuć
client-hint-select = Wybierz kartę, aby zobaczyć, co możesz z nią zrobić.
client-price = { $coins ->
    [0] nic cię nie kosztuje
    [one] kosztuje cię { $coins } monetę
    [few] kosztuje cię { $coins } monety
   *[many] kosztuje cię { $coins } monet
}
client-price-missing = { $coins ->
    [one] brakuje { $coins } monety
   *[many] brakuje { $coins } monet
}
client-price-why = Jak liczy się cenę
client-step-own = własna produkcja
client-step-chosen = produkcja do wyboru
client-price-for = { $player }: { $coins ->
    [0] za darmo
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
client-card-open = dostępna
client-card-covered = przykrywają ją jeszcze inne karty
client-back = Zakryta karta, { $age }
client-back-guild = Zakryta karta, Gildia
client-wonder-built = zbudowany
client-wonder-unbuilt = jeszcze niezbudowany
client-wonders-left = { $count ->
    [one] { $count } Cud do zbudowania
    [few] { $count } Cuda do zbudowania
   *[many] { $count } Cudów do zbudowania
}
client-structure = { $age }, { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}
client-city = Miasto: { $player }
client-production = Produkcja
client-goods = { $resource }: { $units }; kolejna sztuka kosztuje: { $price }
client-details = Szczegóły
client-just-played = właśnie zagrane
client-science = Symbole naukowe: { $held } z { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] para
    [yes] jest
   *[no] brak
}
client-cards = { $colour }: { $count }
client-tokens-board = Żetony postępu na planszy
client-military-even = Siła militarna: pion konfliktu stoi pośrodku.
client-military-lead = Siła militarna: prowadzi { $player } o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
} ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}); do zwycięstwa jeszcze { $rest }.
client-discard = Odrzucone karty ({ $count })
client-unseen = Jeszcze niewidziane: { $back } ({ $count })
client-box = Żetony w pudełku
client-winner = zwycięzca
client-uncovered = Pokaż ukryte karty
client-under-wonders = Pod Cudami
client-never-seen = Nigdy nieodkryte: { $back } ({ $count })
client-left-wonders = Niewykorzystane Cuda
client-box-guilds = Gildie spoza gry

## Signs of the classic game

client-board = Plansza miasta: { $name }, { $side }, produkuje: { $resource }
client-side-day = strona dnia
client-side-night = strona nocy
client-play-side-day = Graj stroną dnia
client-play-side-night = Graj stroną nocy
client-stage = Etap { $number }

## At the classic table

client-neighbour-left = sąsiad z lewej
client-neighbour-right = sąsiad z prawej
client-has-chosen = karta wybrana
client-is-choosing = jeszcze wybiera
client-victories = Zwycięstwa warte { $value }: { $count }
client-defeats = Porażki: { $count }
client-not-for-money = Potrzebnych materiałów nie da się kupić za żadną cenę.
client-sells = { $what }; za sztukę płacisz: { $coins }
client-not-sold = nie na sprzedaż
client-for-sale = Na sprzedaż
client-build-stage = Etap Cudu
client-move-stage = zbuduj etap Cudu kartą { $card }
client-hand = Twoje karty
client-your-choice = Twój wybór: { $move }
client-choice-change = Możesz go zmienić, dopóki wszyscy nie wybiorą.
client-card-chosen = twój wybór
client-decline = Żadna
client-turn = tura { $turn }
client-passing-left = Karty idą w lewo
client-passing-right = Karty idą w prawo
client-conflict-pawn = pion konfliktu +{ $spaces }
client-conflicts = Konflikty: { $age }
client-waiting-for = Czekamy na: { $players }
client-question-turn = Wybierz kartę.
client-question-last = Zagraj też ostatnią kartę.
client-question-side = Wybierz stronę swojej planszy.
client-question-revive = Zbuduj za darmo jedną z odrzuconych kart.
client-you-win = Wygrywasz!
client-game-over = Koniec gry
client-outcome-won = Zwycięstwo
client-outcome-lost = Porażka
client-score-wonder = Cud
client-score-treasury = Skarbiec
client-score-military = Konflikty
client-score-blue = Budowle cywilne
client-score-yellow = Budowle handlowe
client-score-green = Budowle naukowe
client-score-purple = Gildie

## The start page

client-play-duel = Zagraj w Pojedynek
client-play-classic = Zagraj w 7 Cudów Świata
client-invite-friends = Zaproś znajomych
client-level-all = Poziom wszystkich komputerów
client-opponents = Przeciwnicy
client-tap-face = Wybierz twarz, aby zmienić tego gracza.
client-nav = Strony
client-nav-play = Graj
client-nav-learn = Jak grać
client-nav-analysis = Analiza
client-learn = Ucz się, grając
client-learn-duel = Poznaj Pojedynek
client-learn-classic = Poznaj 7 Cudów Świata
client-learn-new = Pierwszy raz tutaj?
client-learn-what = Prawdziwa partia z komputerem na łatwym poziomie i przewodnik, który wyjaśnia każdą rzecz, gdy się pojawi.
client-guide = Przewodnik
client-more = Więcej
client-help = Pomoc
client-rules = Zasady
client-rules-all = Wszystkie zasady, po kolei
client-rule = Zasada { $number }
client-new-game = Nowa gra
client-which-game = Gra
client-box-duel = 7 Cudów Świata: Pojedynek
client-box-duel-what = Dla 2 osób, około pół godziny
client-box-classic = 7 Cudów Świata
client-box-classic-what = Dla 3–7 osób, wszyscy grają jednocześnie
client-your-name = Twoje imię
client-name = Imię
client-players = Liczba graczy
client-opponent = Przeciwnik
client-seat = Gracz { $number }
client-kind-ai = komputer
client-kind-here = znajomy przy tym ekranie
client-kind-link = znajomy przez link
client-level = Poziom
client-persona = Styl
client-persona-none = dowolny
client-ai = Komputer ({ $level })
client-options = Opcje
client-option-beginners = Stałe Cuda na pierwszą grę, bez wybierania
client-option-first = Kto zaczyna
client-option-bonus = Monety dla drugiego gracza
client-option-sides = Strony miast
client-option-board = Miasto: { $player }
client-choice-random = losowo
client-choice-a = ty
client-choice-b = przeciwnik
client-choice-day = dzień
client-choice-night = noc
client-choice-choose = każdy wybiera
client-begin-game = Zacznij grę
client-running-games = Gry w toku
client-finished-games = Zakończone gry
client-turn-yours = Twoja tura
client-by-resignation = przez poddanie
client-statistics = Twoje partie
client-stat-won = Wygrane
client-stat-best = Najlepszy wynik
client-stat-run = Seria wygranych (rekord)
client-stat-forget = Wyczyść statystyki
client-show-all = Pokaż wszystkie
client-upload = Otwórz zapis gry
client-upload-what = Otwórz zapis pobrany tutaj albo zapisany z wiersza poleceń.
client-upload-wrong = Ten plik nie jest zapisem gry. Wybierz plik pobrany tutaj albo zapisany z wiersza poleceń ({ $suffixes }).

## A table that is played

client-log = Przebieg gry
client-menu = Menu
client-undo = Cofnij
client-copy = Kopiuj
client-copied = Skopiowano.
client-share = Udostępnij
client-qr = Kod QR
client-qr-of = Kod QR linku { $link }
client-invited = Masz zaproszenie do gry.
client-invited-to = Masz zaproszenie do gry { $game }.
client-at-table = Przy stole: { $players }
client-sit-down = Usiądź do stołu
client-watch = Tylko oglądaj
client-continue = Wróć na swoje miejsce
client-rematch = Rewanż
client-to-rematch = Do rewanżu
client-replay = Odtwórz
client-download = Pobierz zapis
client-link-broken = Utracono połączenie; trwa kolejna próba.
client-will-be-sent = Twój ruch zostanie wysłany, gdy połączenie wróci.
client-your-turn = Twoja tura. Przy stole: { $players }
client-log-who = Gracz
client-log-all = wszyscy
client-log-moves = tylko ruchy
client-opening = Otwieranie stołu…
client-hand-over = Przekaż ekran: { $player }
client-hand-over-done = Jestem, pokaż moje karty
client-hand-over-why = Karty pozostają ukryte, dopóki nie usiądziesz przed ekranem.
client-thinking = { $count ->
    [one] { $players } myśli…
   *[other] { $players } myślą…
}
client-away = Nie ma przy stole: { $player }
client-watching =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
client-absent = Od minuty nie ma przy stole gracza: { $player }. Czy do jego powrotu ma grać komputer?
client-absent-wait = Czekaj dalej
client-reactions = Powiedz coś
client-reactions-show = Pokazuj, co mówią inni
client-reaction = { $player }: { $phrase }
client-phrase-hello = Cześć!
client-phrase-good-luck = Powodzenia!
client-phrase-nice-move = Dobry ruch!
client-phrase-let-me-think = Niech pomyślę…
client-phrase-oops = Ups!
client-phrase-thanks = Dziękuję!
client-phrase-well-played = Dobrze zagrane!
client-phrase-good-game = Dobra partia!
client-seat-free = Czekamy na: { $player }.
client-invite-link = Link z zaproszeniem
client-invite-trouble = Nie działa?
client-invite-local = Ten link działa tylko na tym komputerze. Dla znajomych w twojej sieci uruchom serwer poleceniem „{ $command }” i otwórz tę stronę pod adresem komputera w tej sieci.
client-undo-wished = { $player } chce cofnąć ostatni ruch.
client-agree = Zgoda
client-refuse = Nie
client-resign = Poddaj się
client-resign-sure = Tak, poddaję się
client-bots = Niech gra komputer
client-take-over = Niech gra komputer
client-take-over-sure = Tak, niech za tego gracza gra komputer: { $player }
client-give-back = Odzyskaj miejsce
client-links = Linki
client-new-invite = Nowe zaproszenie na miejsce: { $player }
client-watch-link = Dla widzów
client-own-link = Twoje miejsce na innym urządzeniu; zachowaj w tajemnicy
client-shuffle = Tasowanie
client-shuffle-check = Sprawdź tasowanie
client-shuffle-holds = Nic nie zmieniono. Wszystkie losowania (liczba: { $draws }) wynikają z ziarna ustalonego przed pierwszym.
client-shuffle-wrong = Coś zmieniono: losowania nie wynikają z ustalonego ziarna.
client-shuffle-promise = Ustalone przed pierwszym losowaniem
client-shuffle-seed = Ziarno
client-won-by-resignation = { $you ->
    [yes] Wygrywasz: przeciwnik się poddał.
   *[no] Wygrywa { $player }: przeciwnik się poddał.
}
client-event-undone = { $you ->
    [yes] Cofasz ruch.
   *[no] { $player } cofa ruch.
}
client-event-undo-requested = { $you ->
    [yes] Prosisz o cofnięcie ruchu.
   *[no] { $player } prosi o cofnięcie ruchu.
}
client-event-undo-agreed = { $you ->
    [yes] Zgadzasz się na cofnięcie.
   *[no] { $player } zgadza się na cofnięcie.
}
client-event-undo-declined = { $you ->
    [yes] Nie zgadzasz się na cofnięcie.
   *[no] { $player } nie zgadza się na cofnięcie.
}
client-event-resigned = { $you ->
    [yes] Poddajesz się.
   *[no] { $player } poddaje się.
}
client-event-bot-replaced = { $player }: zabrakło czasu na myślenie, wykonano prosty ruch.
client-event-seat-claimed = { $player } siada do stołu.
client-event-seat-taken-over = Komputer gra za: { $player }.
client-event-seat-given-back = { $player } znów gra bez komputera.
client-event-seat-invited = Nowe zaproszenie jest gotowe: { $player }.
client-event-seat-left = { $player } odchodzi od stołu.
client-event-seat-renamed = Jeden z graczy nazywa się teraz { $player }.
client-event-rematch = Rewanż jest przygotowany.

## What the server would not do

client-refused-network = Nie można połączyć się z serwerem.
client-refused-other = Tego nie można zrobić ({ $key }).

## Replay

client-replay-step = Krok { $step } z { $all }
client-replay-first = Na początek
client-replay-back = Wstecz
client-replay-on = Dalej
client-replay-last = Na koniec
client-position-link = Link do tej pozycji
client-position = Pozycja
client-chart = Punkty w trakcie gry
client-evaluation = Kto prowadzi
client-replay-play = Odtwarzaj
client-replay-pause = Pauza
client-replay-speed = Szybkość
client-replay-flip = Zamień strony
client-replay-from = Punkt widzenia
client-replay-spectator = widz
client-replay-moves = Ruchy
client-replay-next-moment = Następny kluczowy moment
client-replay-last-moment = Poprzedni kluczowy moment
client-replay-turn = Odkryte w tej turze
client-shortcuts = Skróty klawiszowe
client-key-arrows = od karty do karty
client-key-enter = wybierz, naciśnij
client-key-escape = zamknij, odznacz
client-key-step = wstecz, dalej
client-key-ends = początek, koniec
client-key-ages = do Epoki
client-key-moments = kluczowe momenty

## Help

client-help-symbols = Symbole
client-help-chains = Darmowa budowa
client-help-chains-lead = Jeśli masz pierwszą budowlę, następną budujesz za darmo.
client-help-colours = Kolory
client-colour-brown = Surowce
client-colour-grey = Dobra
client-colour-blue = Budowle cywilne
client-colour-yellow = Budowle handlowe
client-colour-red = Budowle militarne
client-colour-green = Budowle naukowe
client-colour-purple = Gildie
client-help-science = Symbole naukowe
client-help-effects = Efekty
client-rule-duel-1 = Gracze grają na zmianę. W swojej turze weź kartę, której żadna inna nie przykrywa, i zrób z nią jedną z trzech rzeczy.
client-rule-duel-2 = Zbuduj ją w swoim mieście i zapłać koszt; odrzuć ją za 2 monety i po 1 za każdą swoją żółtą kartę; albo wsuń ją pod swój Cud i zapłać za Cud.
client-rule-duel-3 = To, czego twoje miasto nie produkuje, kupujesz w banku: 2 monety za sztukę i po 1 za każdą taką sztukę z brązowych i szarych kart przeciwnika.
client-rule-duel-4 = Tarcze przesuwają pion konfliktu w stronę stolicy przeciwnika. Gdy tam dotrze, od razu wygrywasz.
client-rule-duel-5 = Para takich samych symboli naukowych daje żeton postępu. Sześć różnych symboli od razu daje zwycięstwo.
client-rule-duel-6 = W grze powstaje tylko siedem Cudów; ósmy wraca do pudełka.
client-rule-duel-7 = Jeśli nikt nie wygra wcześniej, po III Epoce liczy się punkty; za każde 3 monety jest 1 punkt.
client-rule-classic-1 = Wszyscy naraz wybierają kartę z ręki, pokazują ją i przekazują resztę dalej. Każda Epoka ma sześć tur; siódmą kartę się odrzuca.
client-rule-classic-2 = Zbuduj kartę, użyj jej do kolejnego etapu swojego Cudu albo odrzuć ją za 3 monety.
client-rule-classic-3 = To, czego ci brakuje, kupujesz od dwóch sąsiadów po 2 monety za sztukę, jeśli to produkują. Żółte karty obniżają cenę.
client-rule-classic-4 = Na koniec każdej Epoki porównaj tarcze z oboma sąsiadami: zwycięstwo daje 1, 3 lub 5 punktów, porażka zabiera 1.
client-rule-classic-5 = Nauka daje kwadrat liczby każdego symbolu i 7 punktów za każdy zestaw trzech różnych.
client-rule-classic-6 = Po III Epoce wygrywa gracz z największą liczbą punktów; remis rozstrzyga skarbiec.
