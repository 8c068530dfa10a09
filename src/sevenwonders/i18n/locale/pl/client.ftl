# To, co mówi tylko przeglądarka: miejsca na stronie, opisy dla tych, którzy jej nie widzą, i znaki gry klasycznej.

## The page

client-title = Siedem cudów
client-close = Zamknij
client-theme = Jasność
client-theme-system = jak w systemie
client-theme-light = jasno
client-theme-dark = ciemno
client-language = Język
client-missing-page = Nic tu nie ma.
client-home = Na początek
client-home-lead = Dwie gry planszowe o starożytnych miastach: dla dwóch osób i dla trzech do siedmiu.
client-gallery = Galeria
client-gallery-lead = Każda karta, każdy Cud, żeton i znak, do obejrzenia z bliska.
client-demo = Pozycje
client-none = brak

## Gallery

client-size-chip = w mieście
client-size-small = małe
client-size-medium = średnie
client-size-large = duże
client-states = Stany karty
client-state-plain = zwykła
client-state-open = do wzięcia
client-state-covered = zakryta
client-state-selected = wybrana
client-state-disabled = nieosiągalna
client-icons = Znaki
client-backs = Rewersy
client-parts = Części
client-cards-of = Karty: { $game }
client-game-duel = Pojedynek
client-game-classic = 3–7 osób
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
    [one] kosztuje cię { $coins } monetę
    [few] kosztuje cię { $coins } monety
   *[many] kosztuje cię { $coins } monet
}
client-price-missing = { $coins ->
    [one] brakuje { $coins } monety
   *[many] brakuje { $coins } monet
}
client-price-why = Skąd ta cena
client-step-own = własna produkcja
client-step-chosen = produkcja do wyboru
client-price-for = { $player }: { $coins ->
    [0] za darmo
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
client-card-open = można ją wziąć
client-card-covered = zakrywają ją jeszcze inne karty
client-back = Zakryta karta, { $age }
client-back-guild = Zakryta karta, gildia
client-wonder-built = zbudowany
client-wonder-unbuilt = jeszcze niezbudowany
client-wonders-left = { $count ->
    [one] { $count } Cud do zbudowania
    [few] { $count } Cuda do zbudowania
   *[many] { $count } Cudów do zbudowania
}
client-structure = { $age }, { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}
client-city = Miasto: { $player }
client-production = Produkcja
client-science = Symbole naukowe: { $held } z { $needed }
client-symbol = { $symbol }: { $held ->
    [pair] para
    [yes] jest
   *[no] brak
}
client-cards = { $colour }: { $count }
client-tokens-board = Żetony postępu na planszy
client-military-even = Wojsko: pionek stoi pośrodku.
client-military-lead = Wojsko: prowadzi { $player }, pola: { $spaces }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; do zwycięstwa jeszcze { $rest }.
client-discard = Odrzucone karty ({ $count })
client-unseen = Jeszcze niewidziane: { $back } ({ $count })
client-box = Żetony w pudełku
client-winner = zwycięzca

## Signs of the classic game

client-board = Plansza miasta: { $name }, { $side }, produkuje: { $resource }
client-side-day = dzień
client-side-night = noc
client-stage = Etap { $number }
client-effect-trade = { $from ->
    [left] { $resources }: po 1 monecie od sąsiada z lewej
    [right] { $resources }: po 1 monecie od sąsiada z prawej
   *[both] { $resources }: po 1 monecie od obu sąsiadów
}
client-effect-wild_symbol = na koniec dowolny symbol naukowy
client-effect-points_if_complete = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
}, jeśli Cud jest ukończony
client-effect-play_last = zagrywa też ostatnią kartę każdej Epoki
client-effect-free_colour = pierwsza budowla każdego koloru jest za darmo
client-effect-free_first = pierwsza budowla każdej Epoki jest za darmo
client-effect-free_last = ostatnia budowla każdej Epoki jest za darmo
client-effect-neighbours = { $effect } (u obu sąsiadów)
client-effect-all = { $effect } (u ciebie i obu sąsiadów)
client-each-stage = każdy etap Cudu
client-each-brown_grey_purple = każdą brązową, szarą i fioletową kartę

## At the classic table

client-neighbour-left = sąsiad z lewej
client-neighbour-right = sąsiad z prawej
client-has-chosen = karta wybrana
client-is-choosing = jeszcze wybiera
client-victories = Zwycięstwa warte { $value }: { $count }
client-defeats = Porażki: { $count }
client-not-for-money = Potrzebnych surowców nie da się kupić za żadne pieniądze.
client-build-stage = Etap Cudu
client-move-stage = etap Cudu kartą { $card }
client-hand = Twoje karty
client-your-choice = Twój wybór: { $move }
client-decline = Żadna
client-turn = tura { $turn }
client-passing-left = Karty idą w lewo
client-passing-right = Karty idą w prawo
client-waiting-for = Czekamy: { $players }
client-question-turn = Wybierz kartę.
client-question-last = Zagraj ostatnią kartę.
client-question-side = Wybierz stronę swojego miasta.
client-question-revive = Zbuduj za darmo jedną z odrzuconych kart.
client-classic-over = { $count ->
    [one] Zwycięstwo: { $players }
   *[other] Wspólne zwycięstwo: { $players }
}
client-score-wonder = Cud
client-score-treasury = Skarbiec
client-score-military = Wojsko
client-score-blue = Budowle cywilne
client-score-yellow = Budowle handlowe
client-score-green = Budowle naukowe
client-score-purple = Gildie

## Names of the classic game that Duel does not have

classic-card-excavation = Wykopalisko
classic-card-forest_cave = Leśna jaskinia
classic-card-loom = Warsztat tkacki
classic-card-mine = Kopalnia
classic-card-ore_vein = Złoże rudy
classic-card-timber_yard = Skład budulca
classic-card-tree_farm = Szkółka drzew
classic-card-well = Studnia
classic-card-east_trading_post = Wschodnia faktoria
classic-card-west_trading_post = Zachodnia faktoria
classic-card-marketplace = Targowisko
classic-card-stockade = Ostrokół
classic-card-guard_tower = Wieża strażnicza
classic-card-bazar = Bazar
classic-card-foundry = Odlewnia
classic-card-stables = Stajnie
classic-card-training_ground = Plac ćwiczeń
classic-card-vineyard = Winnica
classic-card-castrum = Castrum
classic-card-haven = Przystań
classic-card-lodge = Loża
classic-card-ludus = Ludus
classic-card-craftsmens_guild = Gildia rzemieślników
classic-card-decorators_guild = Gildia dekoratorów
classic-card-philosophers_guild = Gildia filozofów
classic-card-spies_guild = Gildia szpiegów
classic-card-traders_guild = Gildia handlarzy
classic-card-workers_guild = Gildia robotników
classic-board-alexandria = Aleksandria
classic-board-babylon = Babilon
classic-board-ephesos = Efez
classic-board-gizah = Giza
classic-board-halikarnassos = Halikarnas
classic-board-olympia = Olimpia
classic-board-rhodos = Rodos
classic-resource-ore = ruda
classic-resource-cloth = tkanina
classic-symbol-compass = cyrkiel
classic-symbol-gear = koło zębate
classic-symbol-tablet = tabliczka
classic-chain-bolt = błyskawica
classic-chain-camel = wielbłąd
classic-chain-castle = zamek
classic-chain-feather = piórko
classic-chain-hammer = młot
classic-chain-lighthouse = latarnia morska
classic-chain-market_stall = stragan
classic-chain-mortar = moździerz
classic-chain-planet = planeta
classic-chain-saw = piła
classic-chain-scales = szala
classic-chain-scroll = zwój
classic-chain-star = gwiazda
classic-chain-temple = świątynia
classic-chain-torch = pochodnia
