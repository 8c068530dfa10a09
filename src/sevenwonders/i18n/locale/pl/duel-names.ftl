# The names of things in Duel: cards, wonders, progress tokens, resources, colours of cards, scientific symbols,
# chain symbols and ages. The last part of an id is the thing's id in the data.

## Cards

duel-card-lumber_yard = Wycinka
duel-card-logging_camp = Skład drewna
duel-card-clay_pool = Glinianka
duel-card-clay_pit = Złoża gliny
duel-card-quarry = Kamieniołom
duel-card-stone_pit = Składowisko kamienia
duel-card-glassworks = Huta szkła
duel-card-press = Wytwórnia papirusu
duel-card-guard_tower = Wieża strażnicza
duel-card-stable = Stajnie
duel-card-garrison = Garnizon
duel-card-palisade = Palisada
duel-card-workshop = Warsztat
duel-card-apothecary = Apteka
duel-card-scriptorium = Skryptorium
duel-card-pharmacist = Zielarnia
duel-card-theater = Teatr
duel-card-altar = Ołtarz
duel-card-baths = Łaźnie
duel-card-stone_reserve = Magazyn kamienia
duel-card-clay_reserve = Magazyn gliny
duel-card-wood_reserve = Magazyn drewna
duel-card-tavern = Tawerna
duel-card-sawmill = Tartak
duel-card-brickyard = Cegielnia
duel-card-shelf_quarry = Kamieniołom stokowy
duel-card-glass_blower = Pracownia wyrobu szkła
duel-card-drying_room = Suszarnia papirusu
duel-card-walls = Mury obronne
duel-card-horse_breeders = Stadniny
duel-card-barracks = Koszary
duel-card-archery_range = Tor strzelecki
duel-card-parade_ground = Plac apelowy
duel-card-library = Biblioteka
duel-card-dispensary = Ambulatorium
duel-card-school = Szkoła
duel-card-laboratory = Laboratorium
duel-card-courthouse = Gmach sądu
duel-card-statue = Posąg
duel-card-temple = Świątynia
duel-card-aqueduct = Akwedukt
duel-card-rostrum = Mównica
duel-card-forum = Forum
duel-card-caravansery = Karawanseraj
duel-card-customs_house = Urząd celny
duel-card-brewery = Browar
duel-card-arsenal = Arsenał
duel-card-pretorium = Siedziba trybuna
duel-card-fortifications = Fortyfikacje
duel-card-siege_workshop = Machiny oblężnicze
duel-card-circus = Cyrk
duel-card-academy = Akademia
duel-card-study = Pracownia naukowa
duel-card-university = Uniwersytet
duel-card-observatory = Obserwatorium
duel-card-palace = Pałac
duel-card-town_hall = Ratusz
duel-card-obelisk = Obelisk
duel-card-gardens = Ogrody
duel-card-pantheon = Panteon
duel-card-senate = Budynek Senatu
duel-card-chamber_of_commerce = Izba handlowa
duel-card-port = Port
duel-card-armory = Zbrojownia
duel-card-lighthouse = Latarnia morska
duel-card-arena = Arena
duel-card-merchants_guild = Gildia kupiecka
duel-card-shipowners_guild = Cech armatorów
duel-card-builders_guild = Cech budowniczych
duel-card-magistrates_guild = Stowarzyszenie urzędników
duel-card-scientists_guild = Towarzystwo naukowe
duel-card-moneylenders_guild = Cech lichwiarzy
duel-card-tacticians_guild = Gildia strategów

## Wonders

duel-wonder-appian_way = Via Appia
duel-wonder-circus_maximus = Circus Maximus
duel-wonder-colossus = Kolos Rodyjski
duel-wonder-great_library = Biblioteka Aleksandryjska
duel-wonder-great_lighthouse = Latarnia morska na Faros
duel-wonder-hanging_gardens = Wiszące ogrody Semiramidy
duel-wonder-mausoleum = Mauzoleum w Halikarnasie
duel-wonder-piraeus = Pireus
duel-wonder-pyramids = Piramida Cheopsa
duel-wonder-sphinx = Sfinks
duel-wonder-statue_of_zeus = Posąg Zeusa w Olimpii
duel-wonder-temple_of_artemis = Świątynia Artemidy w Efezie

## Progress tokens

duel-token-agriculture = Rolnictwo
duel-token-architecture = Architektura
duel-token-economy = Ekonomia
duel-token-law = Prawo
duel-token-masonry = Budownictwo
duel-token-mathematics = Matematyka
duel-token-philosophy = Filozofia
duel-token-strategy = Strategia
duel-token-theology = Teologia
duel-token-urbanism = Urbanistyka

## Resources

duel-resource-wood = drewno
duel-resource-clay = glina
duel-resource-stone = kamień
duel-resource-glass = szkło
duel-resource-papyrus = papirus

## Colours of cards

duel-colour-brown = brązowy
duel-colour-grey = szary
duel-colour-blue = niebieski
duel-colour-green = zielony
duel-colour-yellow = żółty
duel-colour-red = czerwony
duel-colour-purple = fioletowy

## Scientific symbols

duel-symbol-wheel = koło
duel-symbol-mortar = moździerz
duel-symbol-pendulum = wahadło
duel-symbol-quill = pióro
duel-symbol-sundial = zegar słoneczny
duel-symbol-armillary_sphere = sfera armilarna
duel-symbol-balance = waga

## Chain symbols

duel-chain-horseshoe = podkowa
duel-chain-sword = miecz
duel-chain-tower = wieża
duel-chain-book = księga
duel-chain-gear = zębatka
duel-chain-mask = maska
duel-chain-moon = księżyc
duel-chain-drop = kropla
duel-chain-amphora = amfora
duel-chain-target = cel
duel-chain-helmet = hełm
duel-chain-lyre = lira
duel-chain-lamp = lampa
duel-chain-column = kolumna
duel-chain-sun = słońce
duel-chain-greek_temple = grecka świątynia
duel-chain-barrel = beczka

## Ages

duel-age-1 = Epoka I
duel-age-2 = Epoka II
duel-age-3 = Epoka III
