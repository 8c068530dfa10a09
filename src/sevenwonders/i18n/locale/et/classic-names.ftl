# 7 maailmaime nimed: kaardid, mängulauad, ressursid, kaartide värvid, teadussümbolid, ehitussümbolid ja ajastud.

## Kaardid

classic-card-clay_pit = Savikaevandus
classic-card-clay_pool = Savi leiukoht
classic-card-excavation = Kaevand
classic-card-forest_cave = Metsakoobas
classic-card-lumber_yard = Raielank
classic-card-mine = Kaevandus
classic-card-ore_vein = Maagisoon
classic-card-stone_pit = Karjäär
classic-card-timber_yard = Puiduladu
classic-card-tree_farm = Puukool
classic-card-glassworks = Klaasitöökoda
classic-card-loom = Kangasteljed
classic-card-press = Paberipress
classic-card-altar = Altar
classic-card-baths = Sauna
classic-card-theater = Teater
classic-card-well = Kaev
classic-card-apothecary = Apteek
classic-card-scriptorium = Skriptoorium
classic-card-workshop = Töökoda
classic-card-east_trading_post = Idapoolne kaubapunkt
classic-card-marketplace = Turg
classic-card-tavern = Kõrts
classic-card-west_trading_post = Läänepoolne kaubapunkt
classic-card-barracks = Kasarmud
classic-card-guard_tower = Vahitorn
classic-card-stockade = Vaiaed
classic-card-brickyard = Tellisetehas
classic-card-foundry = Valukoda
classic-card-quarry = Kivimurd
classic-card-sawmill = Saeveski
classic-card-aqueduct = Akvedukt
classic-card-courthouse = Kohtumaja
classic-card-statue = Kuju
classic-card-temple = Tempel
classic-card-dispensary = Haigla
classic-card-laboratory = Laboratoorium
classic-card-library = Raamatukogu
classic-card-school = Kool
classic-card-bazar = Basaar
classic-card-caravansery = Kaubapunkt
classic-card-forum = Foorum
classic-card-vineyard = Viinamägi
classic-card-archery_range = Vibuväljak
classic-card-stables = Tallid
classic-card-training_ground = Harjutusväljak
classic-card-walls = Müürid
classic-card-gardens = Aiad
classic-card-palace = Palee
classic-card-pantheon = Panteon
classic-card-senate = Senat
classic-card-town_hall = Linnavalitsus
classic-card-academy = Akadeemia
classic-card-lodge = Loož
classic-card-observatory = Observatoorium
classic-card-study = Klassiruum
classic-card-university = Ülikool
classic-card-arena = Võitlusareen
classic-card-chamber_of_commerce = Kauplemisplats
classic-card-haven = Lautrikoht
classic-card-lighthouse = Tuletorn
classic-card-ludus = Ludus
classic-card-arsenal = Relvaladu
classic-card-castrum = Castrum
classic-card-circus = Kaarikute areen
classic-card-fortifications = Kindlustused
classic-card-siege_workshop = Piiramismasinad
classic-card-builders_guild = Ehitajate gild
classic-card-craftsmens_guild = Käsitööliste gild
classic-card-decorators_guild = Kaunistajate gild
classic-card-magistrates_guild = Kohtunike gild
classic-card-philosophers_guild = Filosoofide gild
classic-card-scientists_guild = Teadlaste gild
classic-card-shipowners_guild = Laevnike gild
classic-card-spies_guild = Spioonide gild
classic-card-traders_guild = Kauplejate gild
classic-card-workers_guild = Tööliste gild

## Maailmaimede lauad

classic-board-alexandria = Aleksandria
classic-board-babylon = Babülon
classic-board-ephesos = Ephesos
classic-board-gizah = Giza
classic-board-halikarnassos = Halikarnassos
classic-board-olympia = Olümpia
classic-board-rhodos = Rhodos

## Laua pooled

classic-side-day = päevapool
classic-side-night = ööpool

## Ressursid

classic-resource-wood = puit
classic-resource-stone = kivi
classic-resource-clay = savi
classic-resource-ore = maak
classic-resource-glass = klaas
classic-resource-cloth = kangas
classic-resource-papyrus = papüürus

## Kaartide värvid

classic-colour-brown = pruun
classic-colour-grey = hall
classic-colour-blue = sinine
classic-colour-green = roheline
classic-colour-yellow = kollane
classic-colour-red = punane
classic-colour-purple = lilla

## Teadussümbolid

classic-symbol-compass = sirkel
classic-symbol-gear = hammasratas
classic-symbol-tablet = tahvel

## Ehitussümbolid

classic-chain-barrel = tünn
classic-chain-bolt = välk
classic-chain-book = raamat
classic-chain-camel = kaamel
classic-chain-castle = kindlus
classic-chain-drop = tilk
classic-chain-feather = linnusulg
classic-chain-hammer = haamer
classic-chain-helmet = kiiver
classic-chain-horseshoe = hobuseraud
classic-chain-lamp = lamp
classic-chain-lighthouse = tuletorn
classic-chain-lyre = lüüra
classic-chain-market_stall = müügilett
classic-chain-mask = mask
classic-chain-mortar = uhmer
classic-chain-planet = planeet
classic-chain-saw = saag
classic-chain-scales = kaalud
classic-chain-scroll = rull
classic-chain-star = täht
classic-chain-target = märklaud
classic-chain-temple = tempel
classic-chain-torch = tõrvik

## Ajastud

classic-age-1 = I ajastu
classic-age-2 = II ajastu
classic-age-3 = III ajastu
