# The names of things in Duel: cards, wonders, progress tokens, resources, colours of cards, scientific symbols,
# chain symbols and ages. The last part of an id is the thing's id in the data.

## Cards

duel-card-lumber_yard = Raielank
duel-card-logging_camp = Palgitransport
duel-card-clay_pool = Savi leiukoht
duel-card-clay_pit = Savikaevandus
duel-card-quarry = Kivimurd
duel-card-stone_pit = Karjäär
duel-card-glassworks = Klaasitöökoda
duel-card-press = Paberipress
duel-card-guard_tower = Vahitorn
duel-card-stable = Tallid
duel-card-garrison = Garnison
duel-card-palisade = Tara
duel-card-workshop = Töökoda
duel-card-apothecary = Apteek
duel-card-scriptorium = Skriptoorium
duel-card-pharmacist = Farmatseut
duel-card-theater = Teater
duel-card-altar = Altar
duel-card-baths = Sauna
duel-card-stone_reserve = Kivivaru
duel-card-clay_reserve = Savivaru
duel-card-wood_reserve = Puiduvaru
duel-card-tavern = Kõrts
duel-card-sawmill = Saeveski
duel-card-brickyard = Tellisetehas
duel-card-shelf_quarry = Avakaevandus
duel-card-glass_blower = Klaasipuhuja
duel-card-drying_room = Kuivatuskamber
duel-card-walls = Müürid
duel-card-horse_breeders = Kuninglikud tallid
duel-card-barracks = Kasarmud
duel-card-archery_range = Vibuväljak
duel-card-parade_ground = Paraadväljak
duel-card-library = Raamatukogu
duel-card-dispensary = Haigla
duel-card-school = Kool
duel-card-laboratory = Laboratoorium
duel-card-courthouse = Kohtumaja
duel-card-statue = Kuju
duel-card-temple = Tempel
duel-card-aqueduct = Akvedukt
duel-card-rostrum = Kõnepult
duel-card-forum = Foorum
duel-card-caravansery = Kaubapunkt
duel-card-customs_house = Toll
duel-card-brewery = Pruulikoda
duel-card-arsenal = Relvaladu
duel-card-pretorium = Pretoorium
duel-card-fortifications = Kindlustused
duel-card-siege_workshop = Piiramismasinad
duel-card-circus = Kaarikute areen
duel-card-academy = Akadeemia
duel-card-study = Klassiruum
duel-card-university = Ülikool
duel-card-observatory = Observatoorium
duel-card-palace = Palee
duel-card-town_hall = Linnavalitsus
duel-card-obelisk = Obelisk
duel-card-gardens = Aiad
duel-card-pantheon = Panteon
duel-card-senate = Senat
duel-card-chamber_of_commerce = Kauplemisplats
duel-card-port = Sadam
duel-card-armory = Relvaruum
duel-card-lighthouse = Tuletorn
duel-card-arena = Võitlusareen
duel-card-merchants_guild = Kaupmeeste gild
duel-card-shipowners_guild = Laevnike gild
duel-card-builders_guild = Ehitajate gild
duel-card-magistrates_guild = Kohtunike gild
duel-card-scientists_guild = Teadlaste gild
duel-card-moneylenders_guild = Rahalaenajate gild
duel-card-tacticians_guild = Sõdalaste gild

## Wonders

duel-wonder-appian_way = Via Appia
duel-wonder-circus_maximus = Circus Maximus
duel-wonder-colossus = Rhodose koloss
duel-wonder-great_library = Aleksandria raamatukogu
duel-wonder-great_lighthouse = Pharose tuletorn
duel-wonder-hanging_gardens = Rippuvad aiad
duel-wonder-mausoleum = Halikarnassose mausoleum
duel-wonder-piraeus = Pireuse sadam
duel-wonder-pyramids = Püramiidid
duel-wonder-sphinx = Sfinks
duel-wonder-statue_of_zeus = Zeusi kuju
duel-wonder-temple_of_artemis = Artemise tempel

## Progress tokens

duel-token-agriculture = Põllumajandus
duel-token-architecture = Arhitektuur
duel-token-economy = Majandus
duel-token-law = Seadus
duel-token-masonry = Müüriladumine
duel-token-mathematics = Matemaatika
duel-token-philosophy = Filosoofia
duel-token-strategy = Strateegia
duel-token-theology = Teoloogia
duel-token-urbanism = Linnastumine

## Resources

duel-resource-wood = puit
duel-resource-clay = savi
duel-resource-stone = kivi
duel-resource-glass = klaas
duel-resource-papyrus = papüürus

## Colours of cards

duel-colour-brown = pruun
duel-colour-grey = hall
duel-colour-blue = sinine
duel-colour-green = roheline
duel-colour-yellow = kollane
duel-colour-red = punane
duel-colour-purple = lilla

## Scientific symbols

duel-symbol-wheel = ratas
duel-symbol-mortar = uhmer
duel-symbol-pendulum = pendel
duel-symbol-quill = sulg
duel-symbol-sundial = päikesekell
duel-symbol-armillary_sphere = armillaarsfäär
duel-symbol-balance = kaal

## Chain symbols

duel-chain-horseshoe = hobuseraud
duel-chain-sword = mõõk
duel-chain-tower = torn
duel-chain-book = raamat
duel-chain-gear = hammasratas
duel-chain-mask = mask
duel-chain-moon = kuu
duel-chain-drop = tilk
duel-chain-amphora = amfora
duel-chain-target = märklaud
duel-chain-helmet = kiiver
duel-chain-lyre = lüüra
duel-chain-lamp = lamp
duel-chain-column = sammas
duel-chain-sun = päike
duel-chain-greek_temple = kreeka tempel
duel-chain-barrel = tünn

## Ages

duel-age-1 = I ajastu
duel-age-2 = II ajastu
duel-age-3 = III ajastu
