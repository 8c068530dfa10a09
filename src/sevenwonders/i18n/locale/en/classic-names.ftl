# The names of things in 7 Wonders: cards (by the name that a city can hold once), boards and their sides, resources,
# colours of cards, scientific symbols, chain symbols and ages. The last part of an id is the thing's id in the data.

## Cards

classic-card-clay_pit = Clay Pit
classic-card-clay_pool = Clay Pool
classic-card-excavation = Excavation
classic-card-forest_cave = Forest Cave
classic-card-lumber_yard = Lumber Yard
classic-card-mine = Mine
classic-card-ore_vein = Ore Vein
classic-card-stone_pit = Stone Pit
classic-card-timber_yard = Timber Yard
classic-card-tree_farm = Tree Farm
classic-card-glassworks = Glassworks
classic-card-loom = Loom
classic-card-press = Press
classic-card-altar = Altar
classic-card-baths = Baths
classic-card-theater = Theater
classic-card-well = Well
classic-card-apothecary = Apothecary
classic-card-scriptorium = Scriptorium
classic-card-workshop = Workshop
classic-card-east_trading_post = East Trading Post
classic-card-marketplace = Marketplace
classic-card-tavern = Tavern
classic-card-west_trading_post = West Trading Post
classic-card-barracks = Barracks
classic-card-guard_tower = Guard Tower
classic-card-stockade = Stockade
classic-card-brickyard = Brickyard
classic-card-foundry = Foundry
classic-card-quarry = Quarry
classic-card-sawmill = Sawmill
classic-card-aqueduct = Aqueduct
classic-card-courthouse = Courthouse
classic-card-statue = Statue
classic-card-temple = Temple
classic-card-dispensary = Dispensary
classic-card-laboratory = Laboratory
classic-card-library = Library
classic-card-school = School
classic-card-bazar = Bazar
classic-card-caravansery = Caravansery
classic-card-forum = Forum
classic-card-vineyard = Vineyard
classic-card-archery_range = Archery Range
classic-card-stables = Stables
classic-card-training_ground = Training Ground
classic-card-walls = Walls
classic-card-gardens = Gardens
classic-card-palace = Palace
classic-card-pantheon = Pantheon
classic-card-senate = Senate
classic-card-town_hall = Town Hall
classic-card-academy = Academy
classic-card-lodge = Lodge
classic-card-observatory = Observatory
classic-card-study = Study
classic-card-university = University
classic-card-arena = Arena
classic-card-chamber_of_commerce = Chamber of Commerce
classic-card-haven = Haven
classic-card-lighthouse = Lighthouse
classic-card-ludus = Ludus
classic-card-arsenal = Arsenal
classic-card-castrum = Castrum
classic-card-circus = Circus
classic-card-fortifications = Fortifications
classic-card-siege_workshop = Siege Workshop
classic-card-builders_guild = Builders Guild
classic-card-craftsmens_guild = Craftsmens Guild
classic-card-decorators_guild = Decorators Guild
classic-card-magistrates_guild = Magistrates Guild
classic-card-philosophers_guild = Philosophers Guild
classic-card-scientists_guild = Scientists Guild
classic-card-shipowners_guild = Shipowners Guild
classic-card-spies_guild = Spies Guild
classic-card-traders_guild = Traders Guild
classic-card-workers_guild = Workers Guild

## Wonder boards

classic-board-alexandria = Alexandria
classic-board-babylon = Babylon
classic-board-ephesos = Ephesos
classic-board-gizah = Gizah
classic-board-halikarnassos = Halikarnassos
classic-board-olympia = Olympia
classic-board-rhodos = Rhodos

## Sides of a board

classic-side-day = day
classic-side-night = night

## Resources

classic-resource-wood = wood
classic-resource-stone = stone
classic-resource-clay = clay
classic-resource-ore = ore
classic-resource-glass = glass
classic-resource-cloth = cloth
classic-resource-papyrus = papyrus

## Colours of cards

classic-colour-brown = brown
classic-colour-grey = grey
classic-colour-blue = blue
classic-colour-green = green
classic-colour-yellow = yellow
classic-colour-red = red
classic-colour-purple = purple

## Scientific symbols

classic-symbol-compass = compass
classic-symbol-gear = gear
classic-symbol-tablet = tablet

## Chain symbols

classic-chain-barrel = barrel
classic-chain-bolt = bolt
classic-chain-book = book
classic-chain-camel = camel
classic-chain-castle = castle
classic-chain-drop = drop
classic-chain-feather = feather
classic-chain-hammer = hammer
classic-chain-helmet = helmet
classic-chain-horseshoe = horseshoe
classic-chain-lamp = lamp
classic-chain-lighthouse = lighthouse
classic-chain-lyre = lyre
classic-chain-market_stall = market stall
classic-chain-mask = mask
classic-chain-mortar = mortar
classic-chain-planet = planet
classic-chain-saw = saw
classic-chain-scales = scales
classic-chain-scroll = scroll
classic-chain-star = star
classic-chain-target = target
classic-chain-temple = temple
classic-chain-torch = torch

## Ages

classic-age-1 = Age I
classic-age-2 = Age II
classic-age-3 = Age III
