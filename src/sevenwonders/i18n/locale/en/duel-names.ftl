# The names of things in Duel: cards, wonders, progress tokens, resources, colours of cards, scientific symbols,
# chain symbols and ages. The last part of an id is the thing's id in the data.

## Cards

duel-card-lumber_yard = Lumber Yard
duel-card-logging_camp = Logging Camp
duel-card-clay_pool = Clay Pool
duel-card-clay_pit = Clay Pit
duel-card-quarry = Quarry
duel-card-stone_pit = Stone Pit
duel-card-glassworks = Glassworks
duel-card-press = Press
duel-card-guard_tower = Guard Tower
duel-card-stable = Stable
duel-card-garrison = Garrison
duel-card-palisade = Palisade
duel-card-workshop = Workshop
duel-card-apothecary = Apothecary
duel-card-scriptorium = Scriptorium
duel-card-pharmacist = Pharmacist
duel-card-theater = Theater
duel-card-altar = Altar
duel-card-baths = Baths
duel-card-stone_reserve = Stone Reserve
duel-card-clay_reserve = Clay Reserve
duel-card-wood_reserve = Wood Reserve
duel-card-tavern = Tavern
duel-card-sawmill = Sawmill
duel-card-brickyard = Brickyard
duel-card-shelf_quarry = Shelf Quarry
duel-card-glass_blower = Glass-Blower
duel-card-drying_room = Drying Room
duel-card-walls = Walls
duel-card-horse_breeders = Horse Breeders
duel-card-barracks = Barracks
duel-card-archery_range = Archery Range
duel-card-parade_ground = Parade Ground
duel-card-library = Library
duel-card-dispensary = Dispensary
duel-card-school = School
duel-card-laboratory = Laboratory
duel-card-courthouse = Courthouse
duel-card-statue = Statue
duel-card-temple = Temple
duel-card-aqueduct = Aqueduct
duel-card-rostrum = Rostrum
duel-card-forum = Forum
duel-card-caravansery = Caravansery
duel-card-customs_house = Customs House
duel-card-brewery = Brewery
duel-card-arsenal = Arsenal
duel-card-pretorium = Pretorium
duel-card-fortifications = Fortifications
duel-card-siege_workshop = Siege Workshop
duel-card-circus = Circus
duel-card-academy = Academy
duel-card-study = Study
duel-card-university = University
duel-card-observatory = Observatory
duel-card-palace = Palace
duel-card-town_hall = Town Hall
duel-card-obelisk = Obelisk
duel-card-gardens = Gardens
duel-card-pantheon = Pantheon
duel-card-senate = Senate
duel-card-chamber_of_commerce = Chamber of Commerce
duel-card-port = Port
duel-card-armory = Armory
duel-card-lighthouse = Lighthouse
duel-card-arena = Arena
duel-card-merchants_guild = Merchants Guild
duel-card-shipowners_guild = Shipowners Guild
duel-card-builders_guild = Builders Guild
duel-card-magistrates_guild = Magistrates Guild
duel-card-scientists_guild = Scientists Guild
duel-card-moneylenders_guild = Moneylenders Guild
duel-card-tacticians_guild = Tacticians Guild

## Wonders

duel-wonder-appian_way = The Appian Way
duel-wonder-circus_maximus = Circus Maximus
duel-wonder-colossus = The Colossus
duel-wonder-great_library = The Great Library
duel-wonder-great_lighthouse = The Great Lighthouse
duel-wonder-hanging_gardens = The Hanging Gardens
duel-wonder-mausoleum = The Mausoleum
duel-wonder-piraeus = Piraeus
duel-wonder-pyramids = The Pyramids
duel-wonder-sphinx = The Sphinx
duel-wonder-statue_of_zeus = The Statue of Zeus
duel-wonder-temple_of_artemis = The Temple of Artemis

## Progress tokens

duel-token-agriculture = Agriculture
duel-token-architecture = Architecture
duel-token-economy = Economy
duel-token-law = Law
duel-token-masonry = Masonry
duel-token-mathematics = Mathematics
duel-token-philosophy = Philosophy
duel-token-strategy = Strategy
duel-token-theology = Theology
duel-token-urbanism = Urbanism

## Resources

duel-resource-wood = wood
duel-resource-clay = clay
duel-resource-stone = stone
duel-resource-glass = glass
duel-resource-papyrus = papyrus

## Colours of cards

duel-colour-brown = brown
duel-colour-grey = grey
duel-colour-blue = blue
duel-colour-green = green
duel-colour-yellow = yellow
duel-colour-red = red
duel-colour-purple = purple

## Scientific symbols

duel-symbol-wheel = wheel
duel-symbol-mortar = mortar
duel-symbol-pendulum = pendulum
duel-symbol-quill = quill
duel-symbol-sundial = sundial
duel-symbol-armillary_sphere = armillary sphere
duel-symbol-balance = balance

## Chain symbols

duel-chain-horseshoe = horseshoe
duel-chain-sword = sword
duel-chain-tower = tower
duel-chain-book = book
duel-chain-gear = gear
duel-chain-mask = mask
duel-chain-moon = moon
duel-chain-drop = drop
duel-chain-amphora = amphora
duel-chain-target = target
duel-chain-helmet = helmet
duel-chain-lyre = lyre
duel-chain-lamp = lamp
duel-chain-column = column
duel-chain-sun = sun
duel-chain-greek_temple = Greek temple
duel-chain-barrel = barrel

## Ages

duel-age-1 = Age I
duel-age-2 = Age II
duel-age-3 = Age III
