# Nazwy w grze 7 Cudów Świata: karty, plansze, materiały, kolory kart, symbole nauki, symbole budowy i Epoki.

## Karty

classic-card-clay_pit = Złoża gliny
classic-card-clay_pool = Glinianka
classic-card-excavation = Odkrywka
classic-card-forest_cave = Leśna jaskinia
classic-card-lumber_yard = Wycinka
classic-card-mine = Kopalnia
classic-card-ore_vein = Złoże rudy
classic-card-stone_pit = Składowisko kamienia
classic-card-timber_yard = Skład budulca
classic-card-tree_farm = Szkółka drzew
classic-card-glassworks = Huta szkła
classic-card-loom = Warsztat tkacki
classic-card-press = Wytwórnia papirusu
classic-card-altar = Ołtarz
classic-card-baths = Łaźnie
classic-card-theater = Teatr
classic-card-well = Studnia
classic-card-apothecary = Apteka
classic-card-scriptorium = Skryptorium
classic-card-workshop = Warsztat
classic-card-east_trading_post = Wschodnia faktoria
classic-card-marketplace = Targowisko
classic-card-tavern = Tawerna
classic-card-west_trading_post = Zachodnia faktoria
classic-card-barracks = Koszary
classic-card-guard_tower = Wieża strażnicza
classic-card-stockade = Ostrokół
classic-card-brickyard = Cegielnia
classic-card-foundry = Odlewnia
classic-card-quarry = Kamieniołom
classic-card-sawmill = Tartak
classic-card-aqueduct = Akwedukt
classic-card-courthouse = Gmach sądu
classic-card-statue = Posąg
classic-card-temple = Świątynia
classic-card-dispensary = Ambulatorium
classic-card-laboratory = Laboratorium
classic-card-library = Biblioteka
classic-card-school = Szkoła
classic-card-bazar = Bazar
classic-card-caravansery = Karawanseraj
classic-card-forum = Forum
classic-card-vineyard = Winnica
classic-card-archery_range = Tor strzelecki
classic-card-stables = Stajnie
classic-card-training_ground = Plac ćwiczeń
classic-card-walls = Mury obronne
classic-card-gardens = Ogrody
classic-card-palace = Pałac
classic-card-pantheon = Panteon
classic-card-senate = Budynek Senatu
classic-card-town_hall = Ratusz
classic-card-academy = Akademia
classic-card-lodge = Loża
classic-card-observatory = Obserwatorium
classic-card-study = Pracownia naukowa
classic-card-university = Uniwersytet
classic-card-arena = Arena
classic-card-chamber_of_commerce = Izba handlowa
classic-card-haven = Przystań
classic-card-lighthouse = Latarnia morska
classic-card-ludus = Ludus
classic-card-arsenal = Arsenał
classic-card-castrum = Castrum
classic-card-circus = Cyrk
classic-card-fortifications = Fortyfikacje
classic-card-siege_workshop = Machiny oblężnicze
classic-card-builders_guild = Cech budowniczych
classic-card-craftsmens_guild = Gildia rzemieślników
classic-card-decorators_guild = Gildia dekoratorów
classic-card-magistrates_guild = Stowarzyszenie urzędników
classic-card-philosophers_guild = Gildia filozofów
classic-card-scientists_guild = Towarzystwo naukowe
classic-card-shipowners_guild = Cech armatorów
classic-card-spies_guild = Gildia szpiegów
classic-card-traders_guild = Gildia handlarzy
classic-card-workers_guild = Gildia robotników

## Plansze Cudów

classic-board-alexandria = Aleksandria
classic-board-babylon = Babilon
classic-board-ephesos = Efez
classic-board-gizah = Giza
classic-board-halikarnassos = Halikarnas
classic-board-olympia = Olimpia
classic-board-rhodos = Rodos

## Strony planszy

classic-side-day = strona dnia
classic-side-night = strona nocy

## Materiały

classic-resource-wood = drewno
classic-resource-stone = kamień
classic-resource-clay = glina
classic-resource-ore = ruda
classic-resource-glass = szkło
classic-resource-cloth = tkanina
classic-resource-papyrus = papirus

## Kolory kart

classic-colour-brown = brązowy
classic-colour-grey = szary
classic-colour-blue = niebieski
classic-colour-green = zielony
classic-colour-yellow = żółty
classic-colour-red = czerwony
classic-colour-purple = fioletowy

## Symbole nauki

classic-symbol-compass = cyrkiel
classic-symbol-gear = koło zębate
classic-symbol-tablet = tabliczka

## Symbole darmowej budowy

classic-chain-barrel = beczka
classic-chain-bolt = błyskawica
classic-chain-book = księga
classic-chain-camel = wielbłąd
classic-chain-castle = zamek
classic-chain-drop = kropla
classic-chain-feather = piórko
classic-chain-hammer = młot
classic-chain-helmet = hełm
classic-chain-horseshoe = podkowa
classic-chain-lamp = lampa
classic-chain-lighthouse = latarnia morska
classic-chain-lyre = lira
classic-chain-market_stall = stragan
classic-chain-mask = maska
classic-chain-mortar = moździerz
classic-chain-planet = planeta
classic-chain-saw = piła
classic-chain-scales = waga
classic-chain-scroll = zwój
classic-chain-star = gwiazda
classic-chain-target = cel
classic-chain-temple = świątynia
classic-chain-torch = pochodnia

## Epoki

classic-age-1 = Epoka I
classic-age-2 = Epoka II
classic-age-3 = Epoka III
