# Podpowiedzi, przeglądy partii, zadania: tak samo w terminalu i w przeglądarce.

## Reasons for a move

understand-reason-win = Od razu wygrywa: { $victory ->
    [military] dominacja militarna
    [scientific] dominacja naukowa
   *[civilian] zwycięstwo cywilne
}.
understand-reason-denies-win = Nie pozwala przeciwnikowi od razu wygrać ({ $victory ->
    [military] dominacja militarna
    [scientific] dominacja naukowa
   *[civilian] zwycięstwo cywilne
}).
understand-reason-only-move = Każdy inny ruch na pewno przegrywa.
understand-reason-odds = { $whose ->
    [own] Twoja szansa
   *[theirs] Szansa przeciwnika
} na { $victory ->
    [military] dominację militarną
    [scientific] dominację naukową
   *[civilian] zwycięstwo cywilne
}: { $before }% → { $now }%.
understand-reason-share = Twoja szansa na zwycięstwo: { $before }% → { $now }%.
understand-reason-extra-turn = Daje dodatkową turę.
understand-reason-last-wonder = To siódmy Cud, więc przeciwnik nie zbuduje już { $count ->
    [one] { $count } Cudu
   *[many] { $count } Cudów
}.
understand-reason-pair = Tworzy parę symboli i daje żeton postępu.
understand-reason-symbol = Nowy symbol naukowy: { $symbol } (różnych symboli: { $number }).
understand-reason-denies-symbol = Odbiera przeciwnikowi nowy symbol: { $symbol } (różnych symboli: { $number }).
understand-reason-science-set = Nauka daje jeszcze { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
understand-reason-shields = Pion konfliktu przesuwa się w stronę przeciwnika: { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
   *[many] { $spaces } pól
}.
understand-reason-loot = Przeciwnik traci { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
understand-reason-denies-shields = Odbiera przeciwnikowi { $spaces ->
    [one] { $spaces } tarczę
    [few] { $spaces } tarcze
   *[many] { $spaces } tarcz
}.
understand-reason-beats = Więcej tarcz niż { $direction ->
    [left] sąsiad z lewej
    [right] sąsiad z prawej
   *[both] obaj sąsiedzi
}.
understand-reason-equals = Tyle samo tarcz co { $direction ->
    [left] sąsiad z lewej
    [right] sąsiad z prawej
   *[both] obaj sąsiedzi
}.
understand-reason-chain = Za darmo, dzięki symbolowi: { $card }.
understand-reason-produces = Nowy materiał: { $resource }.
understand-reason-more = Jeszcze jeden taki sam materiał: { $resource }.
understand-reason-choice = Jeszcze jeden materiał, w każdej turze do wyboru.
understand-reason-trade = Kupowanie od sąsiadów staje się tańsze.
understand-reason-dearer = Przeciwnikowi drożeje: { $resource } za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
understand-reason-none-left = Zostawia przeciwnika bez materiału { $resource }: nie ma go w mieście i nie daje go żadna widoczna karta.
understand-reason-quiet = Niczego nie odsłania.
understand-reason-denies-card = Odbiera przeciwnikowi kartę, którą mógłby zbudować: { $card }.
understand-reason-covered = Nie odsłania przeciwnikowi karty { $card }, którą mógłby zbudować.
understand-reason-extra-turn-wonder = Cud, który daje dodatkową turę.
understand-reason-denies-pair = Odbiera przeciwnikowi parę symboli, a z nią żeton postępu.
understand-reason-denies-neighbour = Sąsiad { $direction ->
    [left] z lewej
   *[right] z prawej
} dostaje te karty i mógłby zbudować kartę { $card }.
understand-reason-pays = Monety dostaje sąsiad { $direction ->
    [left] z lewej
   *[right] z prawej
}.
understand-reason-power = Moc Cudu: { $power ->
    [play_last] zagrywa się też ostatnią kartę każdej Epoki
    [free_colour] pierwsza budowla każdego koloru jest darmowa
    [free_first] pierwsza budowla każdej Epoki jest darmowa
    [free_last] ostatnia budowla każdej Epoki jest darmowa
   *[revive] buduje się za darmo odrzuconą kartę
}.
understand-reason-cheaper = Kosztuje o { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} mniej.
understand-reason-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
understand-reason-coins = Daje { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.

## Where to look first

understand-focus-science = Spójrz na symbole naukowe.
understand-focus-military = Spójrz na sytuację militarną.
understand-focus-points = Spójrz na punkty.
understand-focus-threat = Spójrz, co ci grozi.
understand-focus-wonders = Spójrz na Cuda.
understand-focus-chains = Spójrz, co masz za darmo dzięki symbolom.
understand-focus-resources = Spójrz na materiały.
understand-focus-structure = Spójrz, co zostawiasz przeciwnikowi.
understand-focus-neighbours = Spójrz na sąsiadów.
understand-focus-coins = Spójrz na monety.

## How well a value is known, and what choices are called

understand-kind-exact = dokładnie
understand-kind-expectation = dokładna wartość oczekiwana
understand-kind-estimate = oszacowanie
understand-grade-inaccuracy = niedokładność
understand-grade-mistake = błąd
understand-grade-blunder = gruby błąd

## The account of a game

understand-account-start = Początek
understand-account-lost = Własne błędy
understand-account-given = Błędy przeciwników
understand-account-luck = Szczęście
understand-account-others = Ruchy innych i ukryte karty
understand-account-residual = Błąd oszacowania
understand-account-result = Wynik
understand-account-adjusted = Wynik bez szczęścia
understand-account-accuracy = Dokładność

## What puzzles are about

understand-theme-military = siła militarna
understand-theme-scientific = nauka
understand-theme-points = punkty
understand-theme-extra-turn = dodatkowa tura
understand-theme-deny = blokowanie przeciwnika
understand-theme-seventh-wonder = siódmy Cud
understand-theme-wonder = Cud
understand-theme-discard = odrzucenie za monety
understand-theme-token = żeton postępu
understand-theme-destroy = zniszczenie karty
understand-theme-revive = z odrzuconych kart
understand-theme-quiet = cichy ruch
understand-theme-win = pewne zwycięstwo
understand-theme-save = jedyny ruch
understand-theme-last-turn = ostatnia tura
understand-theme-guild = Gildia
understand-theme-commerce = handel

## At the terminal

understand-review-title = Jak wybory i losowania zmieniły szanse na zwycięstwo
understand-review-moments = Kluczowe momenty:
understand-review-better = Lepiej: { $line }
understand-review-draw = losowanie
understand-analyse-none = Nikt nie ma teraz ruchu: nie ma czego wybierać.
understand-analyse-worth = Wartość: { $value } ({ $kind })
understand-puzzle-title = Zadanie { $id } ({ $rating }): { $themes }
understand-puzzle-ask = Twój ruch. Znajdź najlepszy.
understand-puzzle-right = Dobrze!
understand-puzzle-wrong = To nie najlepszy: { $value }. Spróbuj znowu albo naciśnij Enter, by zobaczyć rozwiązanie.
understand-puzzle-answer = Rozwiązanie: { $move } ({ $value })
understand-puzzle-found = Zadania: { $found }, partie: { $games }
understand-puzzle-proved = Udowodniono: { $found } z { $all }
