# Imena stvari u igri 7 Wonders: kartice, table, resursi, boje kartica, naučni simboli, simboli niza i doba.

## Kartice

classic-card-clay_pit = Glinena jama
classic-card-clay_pool = Basen gline
classic-card-excavation = Iskopina
classic-card-forest_cave = Šumska pećina
classic-card-lumber_yard = Drvara
classic-card-mine = Rudnik
classic-card-ore_vein = Rudna žila
classic-card-stone_pit = Kamena jama
classic-card-timber_yard = Stovarište drveta
classic-card-tree_farm = Rasadnik
classic-card-glassworks = Staklana
classic-card-loom = Razboj
classic-card-press = Presa za papirus
classic-card-altar = Oltar
classic-card-baths = Banja
classic-card-theater = Pozorište
classic-card-well = Bunar
classic-card-apothecary = Apoteka
classic-card-scriptorium = Skriptorium
classic-card-workshop = Radionica
classic-card-east_trading_post = Istočna trgovačka postaja
classic-card-marketplace = Pijaca
classic-card-tavern = Gostionica
classic-card-west_trading_post = Zapadna trgovačka postaja
classic-card-barracks = Barake
classic-card-guard_tower = Kula
classic-card-stockade = Palisada
classic-card-brickyard = Ciglana
classic-card-foundry = Livnica
classic-card-quarry = Kamenolom
classic-card-sawmill = Pilana
classic-card-aqueduct = Akvadukt
classic-card-courthouse = Sudnica
classic-card-statue = Statua
classic-card-temple = Hram
classic-card-dispensary = Dispanzer
classic-card-laboratory = Laboratorija
classic-card-library = Biblioteka
classic-card-school = Škola
classic-card-bazar = Bazar
classic-card-caravansery = Trgovačka stanica
classic-card-forum = Forum
classic-card-vineyard = Vinograd
classic-card-archery_range = Streljana
classic-card-stables = Štale
classic-card-training_ground = Vežbalište
classic-card-walls = Zidovi
classic-card-gardens = Vrtovi
classic-card-palace = Palata
classic-card-pantheon = Panteon
classic-card-senate = Senat
classic-card-town_hall = Gradska kuća
classic-card-academy = Akademija
classic-card-lodge = Loža
classic-card-observatory = Opservatorija
classic-card-study = Radna soba
classic-card-university = Univerzitet
classic-card-arena = Arena
classic-card-chamber_of_commerce = Trgovačka komora
classic-card-haven = Pristanište
classic-card-lighthouse = Svetionik
classic-card-ludus = Ludus
classic-card-arsenal = Arsenal
classic-card-castrum = Kastrum
classic-card-circus = Hipodrom
classic-card-fortifications = Utvrđenja
classic-card-siege_workshop = Radionica za opsadne sprave
classic-card-builders_guild = Gilda graditelja
classic-card-craftsmens_guild = Gilda zanatlija
classic-card-decorators_guild = Gilda dekoratera
classic-card-magistrates_guild = Gilda sudija
classic-card-philosophers_guild = Gilda filozofa
classic-card-scientists_guild = Gilda naučnika
classic-card-shipowners_guild = Gilda brodograditelja
classic-card-spies_guild = Gilda špijuna
classic-card-traders_guild = Gilda trgovaca
classic-card-workers_guild = Gilda radnika

## Table svetskih čuda

classic-board-alexandria = Aleksandrija
classic-board-babylon = Vavilon
classic-board-ephesos = Efes
classic-board-gizah = Giza
classic-board-halikarnassos = Halikarnas
classic-board-olympia = Olimpija
classic-board-rhodos = Rodos

## Strane table

classic-side-day = svetla strana
classic-side-night = tamna strana

## Resursi

classic-resource-wood = drvo
classic-resource-stone = kamen
classic-resource-clay = glina
classic-resource-ore = gvožđe
classic-resource-glass = staklo
classic-resource-cloth = tkanina
classic-resource-papyrus = papirus

## Boje kartica

classic-colour-brown = braon
classic-colour-grey = siva
classic-colour-blue = plava
classic-colour-green = zelena
classic-colour-yellow = žuta
classic-colour-red = crvena
classic-colour-purple = ljubičasta

## Naučni simboli

classic-symbol-compass = šestar
classic-symbol-gear = zupčanik
classic-symbol-tablet = tablica

## Simboli niza

classic-chain-barrel = bure
classic-chain-bolt = munja
classic-chain-book = knjiga
classic-chain-camel = kamila
classic-chain-castle = tvrđava
classic-chain-drop = kap
classic-chain-feather = pero
classic-chain-hammer = čekić
classic-chain-helmet = kaciga
classic-chain-horseshoe = potkovica
classic-chain-lamp = lampa
classic-chain-lighthouse = svetionik
classic-chain-lyre = lira
classic-chain-market_stall = tezga
classic-chain-mask = maska
classic-chain-mortar = avan
classic-chain-planet = planeta
classic-chain-saw = testera
classic-chain-scales = terazije
classic-chain-scroll = svitak
classic-chain-star = zvezda
classic-chain-target = meta
classic-chain-temple = hram
classic-chain-torch = baklja

## Doba

classic-age-1 = prvo doba
classic-age-2 = drugo doba
classic-age-3 = treće doba
